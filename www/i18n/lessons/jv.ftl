## The page

lessons-title = Wulangan: { $game }
lessons-count = Ketemu: { $done } saka { $count }, langsung bener: { $first }
mark-first = langsung bener
mark-later = ketemu
mark-shown = wangsulané wis didelok
mark-open = durung
lessons-previous = Bali
lessons-next = Wulangan sabanjuré
lessons-finish = Asilé
lessons-restart = Baleni kabèh
lessons-end = Asilé
lessons-end-count = Langsung bener: { $first } saka { $count }
lessons-end-open = Isih durung: { $open }
lessons-hint = Pituduh
lessons-number = Poin
lessons-answer = Wangsuli
lessons-again = Coba manèh
lessons-show = Delok wangsulané
lessons-chosen = Dipilih: { $cells }
lessons-none-chosen = Durung ana sing dipilih.
lessons-play = Ayo dolanan { $game }
lessons-make = Gawé wulangan dhéwé
lessons-file = Bukak wulangan saka berkas
lessons-no-engine = Papané ora bisa dimuat. Priksanen sambungané, banjur muat manèh kaca iki.
lessons-unfit = Wulangan iki ora bisa dienggo: { $what }

## The questions

ask-last = { $move }: sing pungkasan tiba ing ngendi? Penceten panggonan kuwi.
ask-gain = { $move }: asilé pira poin?
ask-most = Langkah endi sing asilé paling akèh?
ask-moves = Legokan endi waé sing kena dipilih? Tandhanana kabèh.
ask-reach = Poin sing kudu éntuk ing sagiliran, paling sithik: { $points }
ask-win = Menanga ing giliran iki.
ask-best = Golèkana langkah sing paling apik.
ask-best-more = Golèkana langkah sing paling apik siji-siji, cacahé: { $plies }
kind-last = Sing pungkasan tiba ing ngendi?
kind-gain = Asilé pira?
kind-most = Langkah endi sing paling akèh?
kind-moves = Langkahé apa waé?
kind-reach = Poin samono ing sagiliran
kind-win = Menang ing sagiliran
kind-best = Langkah paling apik

## What is said to an answer

said-right = Bener!
said-not-there = Dudu ing { $cell }. Itungen manèh, utawa delok wangsulané.
said-not-number = Dudu { $points }. Itungen manèh, utawa delok wangsulané.
said-no-number = Isènana wilangan wutuh.
said-less = Asilé { $points }. Ana langkah liya sing luwih akèh.
said-most = Asilé { $points }, luwih akèh tinimbang langkah liyané.
said-not-possible = Ora kena dipilih: { $cells }
said-more-possible = Nganti saiki bener, nanging isih ana manèh.
said-possible = Sing kena dipilih: { $cells }
said-so-far = Nganti saiki { $points }, lan éntuk sepisan manèh.
said-brought = Asilé giliran iki: { $points }.
said-turn-over = Gilirané rampung kanthi asil { $points }. Coba cara liya.
said-not-won = Gilirané rampung, nanging durung menang. Coba cara liya.
said-thinking = Mesiné lagi ngétung…
said-answers = { $side } mbales { $move }.
said-gives = Poin sing kabuwang, paling sithik: { $points }.
said-next = Saiki piyé?
said-proven = Mesiné wis mbuktèkaké yèn ora ana sing luwih apik.
said-line = Wangsulané: { $moves }.
said-stuck = Mesiné saiki ora bisa mriksa. Mangga dicoba manèh.

## Why a position cannot be asked that

senseless-over = Ing posisi iki dolanané wis rampung.
senseless-endless = Sebaran iki ora tau rampung.
senseless-same = Kabèh langkah padha asilé.
senseless-one-move = Langkahé mung siji.
senseless-no-turn = Ora ana giliran sing bisa tekan kono.
senseless-unproven = Mesiné ora bisa mbuktèkaké wangsulané. Jupuken posisi sing langkahé utawa isiné luwih sithik.
senseless-all-best = Kabèh langkah padha apiké.

## Lists that cannot be read; $lesson: which lesson it is

flaw-broken = Iki dudu wulangan, utawa ana pérangan sing ilang.
flaw-newer = Wulangan iki digawé nganggo vèrsi kaca sing luwih anyar. Muat manèh kaca iki banjur coba manèh.
flaw-empty = Ing dhaptar iki ora ana wulangan.
flaw-many = Wulangané kakèhan: sadhaptar paling akèh { $most }.
flaw-big = Iku kagedhèn kanggo dhaptar wulangan.
flaw-title = Irah-irahaning dhaptar kudu tèks paling dawa { $most } aksara.
flaw-lesson = Wulangan { $lesson } rusak.
flaw-field = Wulangan { $lesson } duwé isian sing ora ditepungi “{ $field }”.
flaw-ask = Pitakoné wulangan { $lesson } ora ditepungi.
flaw-text = Wulangan { $lesson }: isian “{ $field }” kudu tèks paling dawa { $most } aksara.
flaw-number = Wulangan { $lesson }: isian “{ $field }” kudu wilangan wutuh saka { $least } tekan { $most }.

## Making lessons

edit-about = Pilihen posisi, wènèhana pitakon, banjur bagèkna wulangané minangka pranala utawa berkas. Wangsulané ora perlu ditulis: mesiné ngerti.
edit-list = Irah-irahaning dhaptar
edit-none = Durung ana wulangan.
edit-lesson = Wulangan { $number }
edit-new = Wulangan anyar
edit-position = Posisi
edit-position-hint = Pranala, cathetan, utawa papan minangka tèks. Langkah ing papan ngisor iki nerusaké saka kono.
edit-take = Enggonen posisi iki
edit-ask = Pitakon
edit-move = Langkah
edit-points = Poin sing kudu éntuk
edit-plies = Langkahé dhéwé sing digolèki
edit-name = Irah-irahan
edit-comment = Komentar
edit-fine = Wulangan iki bisa dienggo. Wangsulan: { $answer }
edit-keep = Lebokna ing dhaptar
edit-change = Owahi
edit-up = Munggah
edit-down = Mudhun
edit-remove = Busak
edit-removed = Dibusak: wulangan { $number }
edit-try = Coba wulangané
edit-long = Pranala iki dawa banget lan bisa kepunggel ing aplikasi pesen. Luwih becik bagèkna berkasé.

## The lessons that come with the page: titles

title-first = Sebaran kapisan
title-across = Ménggok ing pojok
title-store = Mlebu lumbung
title-on = Nyebar terus
title-long = Dalan dawa
title-round = Sauber wutuh
title-before = Sangarepé kothak priyayi
title-choice = Sing kena dipilih
title-feed = Mènèhi manik
title-sons = Anak lanang (érzi)
title-take = Éntuk sepisan
title-two = Loro utawa papat
title-nembak = Nembak
title-mikul = Mikul
title-chain = Runtut
title-stone = Watu gedhé
title-most = Éntuk paling akèh
title-again = Sepisan manèh
title-run = Rantaman
title-nine = Sebaran ping sanga
title-win = Menang ing sagiliran
title-study = Sinau pungkasaning dolanan

## And their hints

hint-first = Saben legokan sawisé sing dipilih éntuk siji, nganti tangané kothong.
hint-across = Sawisé pucuking baris, nyusul wiwitaning baris sabrangé.
hint-mandarin = Kothak priyayi uga éntuk siji kaya liyané.
hint-store = Lumbungé dhéwé éntuk siji nalika diliwati, lumbungé mungsuh ora.
hint-on = Yèn sabanjuré ana isiné, kabèh dijupuk lan disebar manèh. Yèn kothong, sebarané rampung.
hint-among = Yèn sing pungkasan tiba ing sawah sing ana isiné, kabèh dijupuk lan disebar manèh.
hint-before = Sangarepé kothak priyayi sebarané rampung, apa waé isiné.
hint-round = Yèn tekan sauber wutuh, legokan asalé uga éntuk siji.
hint-choice = Legokané dhéwé sing ana isiné.
hint-feed = Baris sabrangé kothong: mung langkah sing ninggal isi ing kana sing kena.
hint-sons = Legokan sing direbut dadi duwèké sing ngrebut.
hint-take = Isi ing mburiné legokan kothong siji dadi éntuk.
hint-two = Yèn sing pungkasan dadi loro utawa papat, isiné éntuk.
hint-backward = Banjur delengen legokan sadurungé, lan sateruse, sasuwéné isiné loro utawa papat.
hint-nembak = Sing pungkasan ing sawah kothong duwèké dhéwé éntuk isi sabrangé.
hint-mikul = Sing pungkasan ing sawah kothong sabrangé éntuk tangga loro sing padha, sarta sing disebar mau.
hint-chain = Sawisé éntuk, delengen terus: kothong siji banjur ana isiné, iku uga éntuk.
hint-stone = Watu gedhé ajiné sepuluh.
hint-most = Cobanen saben langkah ing pikiran, sing cilik uga.
hint-again = Sing rampung ing lumbung mènèhi pilihan sepisan manèh. Wiwitana saka kono.
hint-nine = Ping sanga, lan mung siji urutané. Wolu sing kapisan rampung ing lumbung.
hint-half = Luwih saka separo kabèh wis cukup.
hint-win = Langkah sing mungkasi dolanan kudu gawé sampeyan unggul.
hint-study = Delengen apa sing bisa ditindakaké mungsuh sawisé saben langkah. Sing éntuk paling akèh bisa uga kliru.
