### Advice: a hint, who is ahead while playing, and what each move of a game lost. On top of the words of the page.

## A hint

hint-move = sebarna saka { $cell }{ $towards ->
        [none] { "" }
       *[other] { " " }tumuju { $towards }
    }
hint-only = langkahé mung siji, { $move }
hint-said = Pituduh: { $move }. { $margin }.
hint-said-why = Pituduh: { $move } – langkah iki { $why }. { $margin }.
hint-comma = { $list }, { $last }
hint-and = { $list } lan { $last }
hint-takes = njupuk { pieces } saka { $cells }
hint-stores = nglebokaké { seeds } ing lumbung
hint-again = mènèhi giliran sepisan manèh
hint-pass = gawé { who.inside } ora bisa mlaku
hint-ends = ngrampungaké { $state ->
        [round] babak iki
       *[game] dolanané
    }
hint-prevents = nyegah { who.inside } njupuk { pieces } saka { $cells }
hint-plans = nyiapaké njupuk { pieces } saka { $cells }
hint-better = luwih apik { $sure ->
        [yes] { "" }
       *[no] kira-kira{ " " }
    }{ $points } poin tinimbang { $move }, sing paling apik sabanjuré
hint-equal = padha apiké karo { $move }
hint-looking = Lagi nggolèki langkah sing apik…
hint-failed = Mesiné ora nemu pituduh. Coba manèh.
hint-here = Pituduh: { $move }

## The margin at the end, always with how sure it is

margin-exact =
    { $points ->
        [0] Seri
       *[other] { who } menang { $points } poin
    }{ $state ->
        [round] { " " }ing babak iki
       *[game] { "" }
    } nganggo langkah paling apik (mesthi)
margin-least =
    { $points ->
        [0] { who } paling ora seri
       *[other] { who } punjul paling sithik { $points } poin
    }{ $state ->
        [round] { " " }ing babak iki
       *[game] { "" }
    } nganggo langkah paling apik (mesthi)
margin-most =
    { who } kalah paling akèh { $points } poin{ $state ->
        [round] { " " }ing babak iki
       *[game] { "" }
    } nganggo langkah paling apik (mesthi)
margin-estimate =
    { $points ->
        [0] Pungkasané kira-kira imbang
       *[other] { who } punjul kira-kira { $points } poin ing pungkasan
    }{ $state ->
        [round] { " " }babak iki
       *[game] { "" }
    } (bedhèkan sawisé niliki { $positions } posisi)

## Who is ahead, while playing

outlook-label = Kahanan
outlook-thinking = Kahanan: lagi mikir…
outlook-said = Kahanan: { $margin }
outlook-failed = Kahanan: mesiné ora njawab.

## What each move of a game lost

judge-about = Mesiné niliki manèh saben langkah: pira rugi tinimbang langkah sing paling apik. Tandhané katon ing sandhing langkah.
judge-start = Golèk kaluputan
judge-on = Terusna
judge-stop = Mandheg
judge-none = Durung ana langkah sing bisa ditiliki.
judge-away = Yèn dolanan iki wis rampung, langkahé bisa ditiliki manèh.
judge-failed = Mesiné ora kasil niliki dolanan iki. Coba manèh.
judge-progress = { $done } saka { $all } langkah
judge-exactness = Sepira pase
judge-accuracy = { who }: langkah paling apik ping { $best } saka { $moves } ({ $share }); poin sing ilang saben langkah: { $mean }
judge-no-choice = { who }: ora ana langkah sing bisa dipilih
judge-costly = Langkah sing paling ngrugèkaké
judge-clean = Ora ana langkah sing rugi 2 poin utawa luwih.
judge-slip = Kurang pas
judge-mistake = Luput
judge-blunder = Luput gedhé
judge-signs = ?! kurang pas: rugi 2 poin utawa luwih, ? luput: 5 utawa luwih, ?? luput gedhé: 10 utawa luwih, utawa ngeculaké kamenangan sing mesthi.
judge-lost = { $kind }: rugi { $sure ->
        [yes] { "" }
       *[no] kira-kira{ " " }
    }{ $points } poin. Luwih apik: { $move }. { $margin }.
judge-move = Langkah { $at }, { $side }: { $move }
