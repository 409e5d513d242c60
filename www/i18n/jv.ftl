### Basa Jawa. Kothak gedhé ing Ô Ăn Quan diarani “kothak priyayi” (ô quan).

## People and things

who =
    { $voice ->
        [you] Sampeyan
        [computer] Komputer
        [friend] Kanca sampeyan
        [named] { $name }
        [south] Kidul
       *[north] Lor
    }
    .inside =
        { $voice ->
            [you] sampeyan
            [computer] komputer
            [friend] kanca sampeyan
            [named] { $name }
            [south] Kidul
           *[north] Lor
        }

whose =
    { $voice ->
        [you] sampeyan
        [computer] komputer
        [friend] kanca sampeyan
        [named] { $name }
        [south] Kidul
       *[north] Lor
    }
    .first =
        { $voice ->
            [you] Duwèké sampeyan
            [computer] Duwèké komputer
            [friend] Duwèké kanca sampeyan
            [named] Duwèké { $name }
            [south] Duwèké Kidul
           *[north] Duwèké Lor
        }

seeds =
    { $game ->
        [o-an-quan] { $seeds } krikil
        [san-yao] { $seeds } watu
        [al-manqala] { $seeds } manik
       *[other] { $seeds } kecik
    }

pieces =
    { $stones ->
        [0] { seeds }
       *[other]
            { $seeds ->
                [0] { $stones } watu gedhé
               *[other] { seeds } lan { $stones } watu gedhé
            }
    }

sentence = { $text }.

list-comma = { ", " }
list = { $list } lan { $last }

## The page

game-o-an-quan = Ô Ăn Quan
game-san-yao = Sàn Yáo
game-al-manqala = Al-manqala
game-dakon = Dakon
page-title = { $game } · dolanan sebar kecik
page-games = Dolanan
page-language = Basa
page-board = Papan
page-loading = Papané lagi ditata…
page-controls = Dolanan
page-playback = Animasi
page-dismiss = Tutup

## Seats

seat-south = Kidul
seat-north = Lor
seat-plays = Sapa sing dadi { $side }
seat-points = { $side }: { $points } poin
player-person = Wong
player-you = Sampeyan
player-away = Kanca, liwat tautan
player-1 = Komputer lagi sinau
player-2 = Komputer gampang
player-3 = Komputer sante
player-4 = Komputer biasa
player-5 = Komputer rada pinter
player-6 = Komputer pinter
player-7 = Komputer pinter banget
player-8 = Komputer jempolan

## Whose turn it is

status-choosing = Gilirané { who.inside }
status-again = Gilirané { who.inside } manèh
status-thinking = { who } lagi mikir
status-waiting = { who } ngentèni: lèrèn
status-away = Ngentèni { who.inside }
status-telling = { who } nyebar
status-stuck = Komputeré macet
status-start-choosing = Pilih legokan sing arep disebar.
status-start-choosing-directions = Pilih kothak, banjur arahé.
status-start-away = Kirim tautané, banjur bukak tautan balesané.
status-start-thinking = Sisih kana sing miwiti.
status-away-hint = Kirim langkahé sampeyan, banjur bukak tautan balesané.
status-decided = { who } wis duwé luwih saka separo: mesthi menang.
status-decided-resign = Sampeyan bisa nerusaké utawa nyerah.

refused-row = Iku barisé { whose }.
refused-son = Legokan iku duwèké { whose }.
refused-empty = Ing kono ora ana sing bisa disebar.
refused-al-manqala = Baris sabrangé kothong: sampeyan kudu mènèhi manik yèn bisa.
refused-now = Sing iku saiki ora bisa dipilih.

## Buttons

button-new = Wiwit anyar
button-study = Sinau
button-undo = Wurungna
button-redo = Balèni
button-hint = Pituduh
button-send = Kirim langkahku
button-link = Salin tautan
button-more = Liyané
button-retry = Coba manèh
button-pause = Lèrèn
button-play = Terusna
button-back = Mundur
button-step = Salangkah
button-skip = Liwati
button-cancel = Batal
button-before = Menyang dolananku
button-copy = Salin
button-save = Simpen dadi berkas

## The table, as a screen reader tells it

table-board = Papan { $game }
table-hole = { $cell }, sisihé { whose }, { pieces }{ $owner }
table-conquered = , wis direbut: saiki duwèké { whose }
table-mandarin = Kothak priyayi { $cell }, ing tengené { who.inside }, { pieces }
table-store = { $aside ->
        [yes] Olèhé
       *[no] Lumbungé
    } { whose }, { pieces }{ $stones ->
        [0] { "" }
       *[other] , { $points } poin
    }
table-direction = Sebar saka { $cell } tumuju { $to }
table-pick = { $cell }: tumuju { $one } utawa { $other }?
table-ends-lap =
    { move-name }: { $to ->
        [none] sebaran iki ora bakal rampung.
        [store] puteran kapisan mandheg ing lumbung.
       *[other] { $game ->
            [al-manqala] sebarané rampung ing { $to }.
           *[other] puteran kapisan mandheg ing { $to }.
        }
    }
table-ends-turn = Sing pungkasan tiba ing { $to ->
        [store] lumbung
       *[other] { $to }
    }; giliran iki ngasilaké { $points } poin.

## A turn in words

told-sow = { who } nyebar { pieces } saka { $cell }{ $towards ->
        [none] { "" }
       *[other] { " " }tumuju { $towards }
    }{ $relays ->
        [0] { "" }
        [1] , banjur mlaku manèh sepisan
       *[other] , banjur mlaku manèh ping { $relays }
    }.
told-stored = { seeds } mlebu lumbung.
told-taken = { who } éntuk { $what }.
told-taking = { pieces } saka { $cells }{ $as ->
        [nembak] { " " }kanthi nembak
        [mikul] { " " }kanthi mikul
       *[other] { "" }
    }
told-again = Kecik pungkasan tiba ing lumbung: éntuk milih manèh.
told-pass = { who } ora bisa mlaku, dadi gilirané liwat.
told-endless = Sebaran saka { $cell } ora bakal rampung: sawisé { $laps } puteran, papané bali kaya mau. Ora éntuk apa-apa lan gilirané ganti.
told-release = Thả cá, “ngeculaké iwak”: { $own ->
        [0] { "" }
       *[other] { $own } krikil olèhé { whose }{ $borrowed ->
            [0] { "" }
           *[other] { " " }lan{ " " }
        }
    }{ $borrowed ->
        [0] { "" }
       *[other] { $borrowed } krikil utangan
    } mlebu { $cells }.
told-sweep = { who } njupuk turahané: { pieces }.
told-split = { who } éntuk { pieces } saka turahané.
told-repay = { who } nyaur utang { $seeds } krikil.
told-round = Babaké rampung: Kidul { $south }, Lor { $north }. Legokané diisi manèh, lan { $starter } babak sabanjuré.
told-starts = { who.inside } sing miwiti
told-sons = Saiki { who.inside } nduwèni legokan rebutan { $cells } (érzi, “anak lanang”).
told-lend = { who } nyilihaké { pieces } kanggo ngisi legokan pungkasan.

## One step, while it is shown

step-lift-start = Njupuk { pieces } saka { $from }
step-lift-relay-among = Sing pungkasan tiba ing { $from } sing ana isiné: { $seeds } kecik mlaku manèh kabèh
step-lift-relay-next = Sabanjuré, { $from }, ana isiné: mlaku manèh nganggo { pieces }
step-capture = Éntuk { pieces } saka { $from }
step-capture-chain-first = Sabanjuré, { $gap }, kothong, dadi { $from } ing mburiné dijupuk: { pieces }
step-capture-chain-more = Kothong manèh ing { $gap }, dadi { $from } ing mburiné uga dijupuk: { pieces }
step-capture-backward = { $from } dadi isi { $seeds }: loro utawa papat dijupuk
step-capture-backward-more = Omah sadurungé, { $from }, uga isi { $seeds }: mèlu dijupuk
step-capture-nembak = Nembak: { $landing } mauné kothong, dadi { $from } ing sabrangé dijupuk: { pieces }
step-capture-nembak-too = Kecik sing nembak mèlu mlebu lumbung
step-capture-mikul = Mikul: { $landing } mauné kothong, diapit sawah loro sing padha isiné, dadi { $from } dijupuk: { pieces }
step-capture-mikul-too = Kecik ing tengahé mèlu mlebu lumbung
step-release = Thả cá, “ngeculaké iwak”: krikil siji mlebu { $to }
step-release-borrowed = Thả cá: krikil utangan siji mlebu { $to }
step-lend = Nyilihaké { pieces } menyang { $to }
step-sweep = Turahané diklumpukaké
step-split = Turahané diparo
step-deal = Legokané diisi manèh
step-again = Mlebu lumbung: sepisan manèh
step-endless = Sebaran iki ora bakal rampung
step-repay = Utang { $seeds } krikil disaur

## The end

outcome-won = { who } menang, { $most } lawan { $least }
outcome-draw = Seri, padha-padha { $south }
outcome-given = { who } menang
reason-mandarins = Kothak priyayi loro-loroné wis kothong.
reason-deadlock = Wis ora ana krikil sing bisa diculaké.
reason-repetition = Posisi sing padha metu kaping telu.
reason-spent = Watu ing papan kari kurang saka loro.
reason-ruined = Watuné kurang saka lima: ora cukup kanggo ngisi legokan siji waé.
reason-rounds = Babak pungkasan wis rampung.
reason-bare = Wis ora ana sing bisa dilakokaké.
reason-starved = Baris siji kothong lan ora bisa diwènèhi manik manèh saka baris sijiné: sing ora duwé manik éntuk turahané.
reason-agreed = Loro-loroné sarujuk maro turahané.
reason-resigned = { who } nyerah.
reason-timed = Wektuné { whose } wis entèk.

## Beside the board

panel-score = Itungan
panel-moves = Langkah
panel-moves-none = Durung ana langkah.
move-name = { $cell }{ $towards ->
        [none] { "" }
       *[other] { " " }tumuju { $towards }
    }
moves-key = Aksarané iku legokané; angka sawisé iku olèh-olèhané langkah.
moves-key-directions = Aksarané iku kothaké, r utawa l iku arahé nyebar: tengen utawa kiwa, didelok saka sing main. Angka sawisé iku olèh-olèhané langkah.
moves-move = { $move }{ $points ->
        [0] { "" }
       *[other] { " " }+{ $points }
    }
moves-of = { $side }: { $text }{ $name ->
        [none] { "" }
       *[other] { " " }({ $name })
    }
moves-first = Menyang wiwitan
moves-previous = Mundur sagiliran
moves-next = Maju sagiliran
moves-last = Menyang pungkasan
panel-rules = Carané dolanan
panel-rules-more = Kabèh aturan, nganggo conto
panel-lessons = Wulangan
panel-print = Papan kanggo dicithak
panel-options = Nganggo aturan
panel-choices = Aturan
panel-option =
    { $name }: { $value }
score-side = Sisih
score-points = Poin
score-pebbles = Krikil
score-stones = Watu gedhé
score-debts = Utang
score-store = Lumbung
score-aside = Olèhé
score-sons = Anak
score-none = ora ana
score-round = Babak { $round }, paling akèh { $rounds } babak
score-round-single = Mung sababak
score-started = { who } sing miwiti babak iki.
score-sons-hint = Anak (érzi) iku legokan rebutan saka baris sabrangé; ing babak iki sing mlaku saka kono iku sing nduwèni saiki.
score-last = Babak mau: Kidul { $south }, Lor { $north }.
score-last-lent = { who } nyilihaké { $seeds } watu, ora usah dibalèkaké.

## Rule options

option-yes = Iya
option-no = Ora

option-o-an-quan-mandarin = Isiné kothak priyayi
    .hint = Loro-loroné ajiné sepuluh poin, nanging krikil sing wis dijupuk bisa diculaké manèh (thả cá).
    .stone = Watu gedhé siji
    .pebbles = Krikil sepuluh
option-o-an-quan-emptyMandarin = Ketemu kothak priyayi kothong
    .hint = Yèn sebaran entèk pas ing ngarepé, gilirané rampung utawa bisa éntuk isiné kothak ing mburiné.
    .stops = Gilirané rampung
    .gap = Kaya kothak kothong liyané
option-o-an-quan-youngMandarin = Priyayi enom (quan non)
    .hint = Watu gedhé sing krikil kancané kurang saka angka iki durung kena dijupuk; 0 tegesé tanpa aturan iki.
option-san-yao-match = Tandhing wutuh
    .hint = Babak sambung babak, nganggo anak lan silihan, nganti sisih siji entèk; yèn ora dipilih, mung sababak sing nemtokaké.
option-san-yao-rounds = Babak paling akèh
    .hint = Yèn nganti semono durung rampung, itungan pungkasan sing nemtokaké.
option-dakon-holes = Legokan saben baris
    .hint = Isiné saben legokan ing wiwitan padha karo cacahé legokan sabaris.
option-dakon-nembak = Nembak: kecik pungkasan
    .hint = Yèn kecik pungkasan tiba ing legokan kothong duwèké dhéwé lan njupuk isi sabrangé, keciké keri utawa mèlu.
    .stays = Keri ing legokané
    .takes-both = Mèlu mlebu lumbung

## How the games go, in short

rules-o-an-quan-1 = Jupuk kabèh krikil saka salah siji kothaké sampeyan sing lima (ô dân), banjur sebar siji-siji ngiwa utawa nengen.
rules-o-an-quan-2 = Yèn kothak sabanjuré ana isiné, jupuk banjur mlaku manèh. Yèn kothong, sampeyan éntuk isiné kothak ing mburiné, lan terus mangkono saben let kothak kothong siji.
rules-o-an-quan-3 = Ing ngarepé kothak priyayi (ô quan) gilirané rampung. Watu gedhé siji ajiné sepuluh.
rules-o-an-quan-4 = Yèn kothaké sampeyan kothong kabèh, culna krikil olèhé sampeyan siji-siji ing saben kothak; yèn kurang, utang dhisik. Iku thả cá, “ngeculaké iwak”.
rules-o-an-quan-5 = Yèn kothak priyayi loro-loroné wis kothong, saben sisih njupuk krikil ing kothaké dhéwé, lan utangé disaur. Poin paling akèh menang.

rules-san-yao-1 = Jupuk kabèh watu saka salah siji legokané sampeyan, banjur sebar nglawan arah jarum jam.
rules-san-yao-2 = Yèn legokan sabanjuré ana isiné, jupuk banjur mlaku manèh. Yèn kothong, sampeyan éntuk isiné legokan ing mburiné, lan terus mangkono saben let legokan kothong siji.
rules-san-yao-3 = Babaké rampung yèn watuné kari kurang saka loro. Kabèh legokan diisi lima manèh.
rules-san-yao-4 = Sing watuné cukup kanggo luwih saka limang legokan ngrebut legokan ing baris sabrangé: iku anaké (érzi). Turahané disilihaké.
rules-san-yao-5 = Sing ora bisa ngisi legokan siji waé, kalah tandhing.

rules-al-manqala-1 = Jupuk kabèh manik saka salah siji omahé sampeyan (beit, yèn akèh byot), banjur sebar nglawan arah jarum jam, sepisan waé.
rules-al-manqala-2 = Yèn omah pungkasan dadi isi loro utawa papat, sampeyan éntuk isiné, uga omah-omah sadurungé sing isiné loro utawa papat urut ora pedhot.
rules-al-manqala-3 = Yèn baris sabrangé kothong, sampeyan kudu mènèhi manik yèn bisa.
rules-al-manqala-4 = Yèn ora bisa diwènèhi, sing duwé baris kothong njupuk turahané. Sing éntuk luwih saka separoné 98 manik menang.

rules-dakon-1 = Jupuk kabèh kecik saka salah siji sawahé sampeyan, banjur sebar nglawan arah jarum jam, lumbungé dhéwé uga diisi, nanging lumbungé mungsuh ora.
rules-dakon-2 = Kecik pungkasan mlebu lumbungé dhéwé: milih manèh. Tiba ing sawah sing ana isiné: jupuk kabèh banjur mlaku manèh.
rules-dakon-3 = Tiba ing sawah kothong duwèké dhéwé: sampeyan éntuk isi sabrangé. Iku nembak.
rules-dakon-4 = Tiba ing sawah kothong duwèké mungsuh sing diapit sawah loro sing padha isiné: sampeyan éntuk telu-teluné. Iku mikul.
rules-dakon-5 = Yèn barisé sing éntuk giliran kothong, mungsuhé njupuk turahané. Kecik paling akèh menang.

## Names

names-title = Jeneng

## Between two rounds (Sàn Yáo)

round-title = Babak { $round } wis rampung
round-go = Terusna

## Links

share-title = Tautan
share-copied = Tautané wis disalin. Isiné posisi iki lan kabèh langkahé.
share-sent = Tautané wis disalin. Kirimna: sing mbukak dadi { $side }.
share-alone = Mung komputer iki sing bisa mbukak: kaca iki ora ana ing internèt.
share-by-hand = Ing kéné tautané ora bisa disalin otomatis. Pilihen banjur salinen dhéwé.
share-field = Tautan
share-close = Rampung
share-picture = Gambar…

## What went wrong

notice-link = Tautan iki ora bisa dibukak. Iki dolanan anyar.
notice-link-before = Tautan iki ora bisa dibukak. Iki dolanan anyar; duwèké sampeyan isih disimpen.
notice-seat = Tautan iki njaluk panggonan sing ora ana, dadi dibukak kaya biasané.
notice-restored = Dolanané sampeyan diterusaké saka sing mau.
notice-saved = Dolanan simpenan ora bisa diwaca.
notice-saved-older = Simpenan paling anyar ora bisa diwaca. Sing luwih lawas diterusaké.
notice-unsaved = Ora bisa nyimpen: dolanan iki mung ana ing tab iki. Ing tautané uga ana.
notice-trap = Mesiné kesandhung lan diuripaké manèh. Dolanané sampeyan isih wutuh.
notice-trap-link = Mesiné kesandhung tautan iki. Iki dolanan anyar.
notice-trap-again = Mesiné kesandhung manèh. Iki dolanan anyar; sing lawas isih ana ing simpenan.
notice-part = Ana péranganing kaca iki sing ora bisa dimuat. Priksa sambungané banjur muat manèh: dolanané sampeyan isih disimpen.
notice-failed = Ora kasil. { $what }
notice-copied = Wis disalin.
notice-copy-yourself = Ing kéné ora bisa disalin otomatis. Tèksé wis dipilih: salinen dhéwé.
load-title = Dolanané ora bisa dimuat
load-unreachable = Mesin dolanané ora bisa dijupuk. Priksa sambungané banjur coba manèh.
load-missing = Ana péranganing situs iki sing ilang ing server. Coba manèh mengko.
load-refused = WebAssembly, sing dienggo mesin dolanané, diblokir ing peramban utawa kaca iki. Idinana banjur coba manèh.
load-damaged = Mesin dolanané tekané rusak utawa ora mlaku ing peramban iki. Coba manèh, utawa nganggoa peramban sing luwih anyar.

## What the engine refuses

error-any = Ana alangan sing ora dinyana.
error-unknown-game = Ora ana dolanan sing jenengé “{ $at }”.
    .empty = Jenengé dolanan ora ana.
error-unknown-option = Dolanan iki ora duwé pilihan “{ $at }”.
error-bad-option = Pilihan “{ $at }” ora bisa diisi mangkono.
error-unknown-field = Ora ana isèn “{ $at }”.
error-missing-field = Isèn “{ $at }” durung ana.
error-wrong-type = Jinisé isèn “{ $at }” kliru.
error-out-of-range = Angka ing “{ $at }” keciliken, kegedhèn, utawa ora wutuh.
error-wrong-length = Isiné dhaptar “{ $at }” kurang utawa kakèhan.
error-wrong-total =
    { $at ->
        [stones] Cacahé watu gedhé ora cocog karo dolanan iki.
       *[other] Cacahé kecik ora cocog karo dolanan iki.
    }
error-impossible = Papan ora bisa kaya sing katulis ing “{ $at }”.
error-not-a-move = “{ $at }” dudu langkah ing dolanan iki.
    .empty = Ana langkah sing durung ditulis.
error-illegal-move = Langkah “{ $at }” ora bisa dilakokaké ing kono.
error-game-over = Dolanané wis rampung.
error-cannot-end = Dolanan iki ora bisa dipungkasi mangkono.
error-not-a-record = Ora bisa diwaca dadi dolanan, mandheg ing “{ $at }”.
error-newer-version = Digawé nganggo vèrsi kaca iki sing luwih anyar ({ $at }).
error-too-long = Kedawan: siji dolanan paling akèh { NUMBER(65536) } aksara.
error-out-of-memory = Memoriné ora cukup kanggo iki.
error-not-started = Mesiné durung diwènèhi dolanan.
