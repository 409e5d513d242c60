### Aturané dolanan papat. Isiné: krikil ing Ô Ăn Quan, watu ing Sàn Yáo, manik ing Al-manqala, kecik ing Dakon.

## Around the text

rules-title = Aturané { $game }
rules-play = Ayo dolanan { $game }
rules-games = Aturané dolanan liyané
rules-contents = Ing kaca iki
rules-decided = Ditemtokaké ing kéné
rules-example = Tuladha { $number }
rules-watch = Lakokna tuladhané
rules-step = Salangkah
rules-reset = Posisi wiwitan
rules-try = Lakokna tuladhané, utawa pilihen dhéwé langkahé ing papan.
rules-open = Bukak ing papan gedhé
rules-board-failed = Papan iki ora bisa digambar.

## Headings

rules-section-about = Iki dolanan apa
rules-section-origin = Asal-usulé
rules-section-board = Papané
rules-section-turn = Gilirané sampeyan
rules-section-capture = Éntuk isi
rules-section-feeding = Mènèhi manik
rules-section-match = Tandhing
rules-section-end = Pungkasané
rules-section-options = Pilihan aturan
rules-section-notes = Cathetan
rules-section-sources = Sumber

## What the games share

rules-names = Papané katon saka sisihé Kidul: barisé Kidul ing ngisor, barisé Lor ing dhuwur. Ing layar sing ciyut papané diadegaké, dadi barisé Kidul sing ana ing tengen.
rules-letters = Jenengé legokan nganggo aksara, ing saben baris urut saka kiwané nganti tengené sing duwé: A, B, C … kanggo Kidul lan a, b, c … kanggo Lor. Lor lungguh ing sabrangé lan ngitungé kosok balèn, mula a mapan ing sabrangé legokan pungkasané Kidul.
rules-notation = Langkah ditulis nganggo aksarané legokan sing dadi wiwitané.
rules-decided-first = Lembar aturan ora nyebutaké sapa sing miwiti. Ing kéné sing miwiti Kidul, kejaba sampeyan milih liyané.
rules-decided-round-trip = Sebaran sing mubeng saputeran wutuh uga nibakaké siji ing legokan sing dadi wiwitané.
rules-resign = Sampeyan uga bisa nyerah. Yèn mangkono, ora ana sing diklumpukaké manèh, lan mungsuhé sing menang.
rules-source-sheet = Lembar aturan “{ $title }” saka Mancala World. Iki sumber utama kanggo aturan lan sejarahé.
rules-source-others = Katrangan lan program liyané sing wis diterbitaké, kanggo bab sing ora disebut ing lembar aturan utawa sing katrangané padha sulaya. Saben bab kaya mangkono ditandhani “Ditemtokaké ing kéné” ing ndhuwur.

## Ô Ăn Quan

o-an-quan-about = Ô Ăn Quan (“ngrebut kothak priyayi”) iku dolanan saka Vietnam sing disenengi wong akèh. Sampeyan nyebar krikil ngubengi papan, nglumpati kothak kothong, lan ngarah watu gedhé loro ing pucuk-pucuké.
o-an-quan-about-special = Ana bab loro sing mbédakaké dolanan iki saka dolanan sebar liyané: arahé sampeyan pilih dhéwé, lan sing dijupuk iku isiné kothak ing mburiné kothak kothong.

o-an-quan-origin = Wiwit biyèn iki dolanané bocah-bocah lan wong désa. Papané digambar nganggo areng utawa kapur ing lemah sing dipadhetaké, èmpèr watu, utawa trotoar; isiné krikil biasa lan watu gedhé loro saka kali.
o-an-quan-origin-meaning = Dolanan iki nyritakaké tetanèn lan pajeg. Krikil iku wong tani lan wong kutha (*quân dân*), watu gedhé iku priyayi (*quan*), panguwasa sugih ing dhaérah. Saben wong ngopèni lemah limang petak lan ngarah ngrebut para panguwasa mau.
o-an-quan-origin-art = Geguritan rakyat lan tembang bocah nyebut dolanan iki, lan tembang ngiringi langkahé nalika wong sadésa padha kumpul. Ing seni lukis, dolanan iki diéling-éling saka lukisan sutra sing adiluhung, *Chơi Ô ăn quan* karyané Nguyễn Phan Chánh, taun 1931.

o-an-quan-board = Kothak rolas ditata dadi kalangan. Saben wong duwé sabaris kothak wong cilik (*ô dân*) lima, saben kothak isi krikil lima. Ing saben pucuk ana kothak priyayi (*ô quan*) sing wanguné setengah bunder, isi watu gedhé siji. Kothak priyayi ora ana sing nduwèni.
o-an-quan-board-points = Krikil siji ajiné sapoin, watu gedhé siji sepuluh poin. Gunggungé dadi { $total } poin.
o-an-quan-board-mandarins = Kothak priyayi ing tengené Kidul jenengé Q, sing ing tengené Lor jenengé q.
o-an-quan-decided-stone = Miturut lembar aturan, saben kothak priyayi kena diisi watu gedhé siji utawa krikil sepuluh. Ing kéné watu gedhé; ana pilihan sing ngganti nganggo krikil.

o-an-quan-turn = Jupuk kabèh krikil saka salah siji kothaké sampeyan dhéwé, banjur pilih arahé: ngiwa utawa nengen. Krikilé diselèhaké siji-siji ing kothak-kothak sabanjuré, kalebu kothak priyayi. Arahé tetep nganti gilirané rampung.
o-an-quan-turn-next = Sawisé krikil pungkasan, delengen kothak sabanjuré:
o-an-quan-turn-full = Kothak wong cilik sing ana isiné: jupuk kabèh banjur sebar manèh. Sawisé iku delengen manèh.
o-an-quan-turn-empty = Kothak wong cilik sing kothong: sebarané rampung, banjur dideleng apa ana sing kena dijupuk.
o-an-quan-turn-mandarin = Kothak priyayi: gilirané rampung.
o-an-quan-turn-notation = Langkah ditulis nganggo aksarané kothak, banjur l kanggo ngiwa utawa r kanggo nengen, miturut sing mlaku: Cr, bl.
o-an-quan-decided-stop = Kothak priyayi mungkasi giliran apa waé isiné, sanajan kothong. Lembar aturan nyebutaké iku kanthi cetha. Miturut tradhisi liyané, kothak priyayi sing kothong padha waé karo kothak kothong liyané; ana pilihan kanggo dolanan kaya mangkono.
o-an-quan-example-relay = Kidul nyebar { $seeds } krikil saka { $from } tumuju { $towards }. Kothak sabanjuré ana isiné, mula Kidul mlaku manèh saka { $relays }. Krikil pungkasan tiba ing { $last }, kothak sabanjuré kothong, lan Kidul éntuk { $taken } krikil ing mburiné, ing { $cells }.
o-an-quan-example-stop = Kidul nyebar saka { $from } tumuju { $towards } lan mlaku manèh saka { $relays }. Krikil pungkasan tiba ing { $last }. Sabanjuré kothak priyayi: gilirané rampung.

o-an-quan-capture = Yèn kothak sawisé krikil pungkasan kothong, sampeyan éntuk kabèh isiné kothak ing mburiné: krikil lan watu gedhé, saka barisé dhéwé, baris sabrangé, utawa kothak priyayi.
o-an-quan-capture-chain = Yèn kothak sabanjuré uga kothong lan ing mburiné ana isiné, iku uga dijupuk. Terus mangkono saben let kothak kothong mung siji.
o-an-quan-capture-end = Yèn ana kothak kothong loro urut, njupuké rampung. Yèn anané pas sawisé krikil pungkasan, sampeyan ora éntuk apa-apa. Krikil pungkasan uga bisa tiba ing kothak priyayi; saka kono carané padha waé.
o-an-quan-decided-mandarin = Ing gandhèngan, yaiku njupuk sing terus-terusan, kothak priyayi padha waé karo kothak liyané: yèn kothong dadi let, yèn ana isiné dijupuk.
o-an-quan-decided-keep = Apa sing wis dijupuk tetep dadi olèhé, senajan gandhèngané dipungkasi kothak kothong loro. Lembar aturané uga bisa diwaca kanthi teges liya.
o-an-quan-decided-finish = Gandhèngané dirampungaké, senajan ing dalan ngothongaké kothak priyayi sing kaping loro.
o-an-quan-example-capture = Krikil pungkasan tiba ing { $last }, lan kothak sabanjuré kothong. Kidul éntuk { $taken } krikil ing { $cells }.
o-an-quan-example-chain = Krikil siji mlaku menyang { $last }. Let, olèh, let, olèh, let, olèh: Kidul njupuk isiné { $cells }, kabèh { $taken } poin, amarga ana watu gedhéné siji.
o-an-quan-example-gap = Kidul njupuk isiné { $cells }. Ing antarané ana kothak priyayi kothong, dadi let kaya kothak liyané. Banjur ana kothak kothong loro: gandhèngané rampung, lan { $taken } krikil mau kabèh tetep duwèké Kidul.
o-an-quan-example-two = Krikil pungkasan tiba ing { $last }. Sabanjuré ana kothak kothong loro, mula Kidul ora éntuk apa-apa.

o-an-quan-section-release = Thả cá: ngeculaké iwak
o-an-quan-release = Yèn kothaké sampeyan lima-limané kothong nalika gilirané sampeyan diwiwiti, luwih dhisik saben kothak diisi krikil siji saka olèhé sampeyan. Iki diarani *thả cá*, “ngeculaké iwak”. Iku kelakon dhéwé; sawisé iku sampeyan mlaku.
o-an-quan-release-borrow = Yèn krikil olèhé sampeyan kurang saka lima, duwèké sampeyan diselèhaké dhisik, wiwit saka kiwané sampeyan, lan kurangané utang saka krikil olèhé mungsuh. Utangé disaur nganggo poin ing pungkasan.
o-an-quan-decided-release = Watu gedhé sing wis dijupuk dudu krikil: ora bisa diculaké utawa diijolaké. Yèn krikil olèhé wong loro yèn digunggung kurang saka lima, kothak sing diisi uga mung semono. Yèn ora ana babar pisan, dolanané rampung.
o-an-quan-example-release = Barisé Lor kothong, lan saiki gilirané Lor. Lor ngeculaké { $own } krikil duwèké dhéwé lan utang { $borrowed } saka Kidul, kanggo ngisi { $into }.

o-an-quan-end = Dolanané rampung yèn sawisé sagiliran kothak priyayi loro-loroné kothong.
o-an-quan-end-count = Banjur saben wong njupuk krikil sing kari ing kothaké dhéwé sing lima, lan utangé disaur. Poin paling akèh menang; yèn padha, seri.
o-an-quan-decided-end = Kothak priyayi loro kudu kothong bebarengan. Kothak sing watu gedhéné wis ilang dianggep isi manèh yèn ana krikil disebar mrono.
o-an-quan-decided-repetition = Dolanané uga rampung yèn posisi sing padha metu kaping telu: isiné papan padha, olèhé padha, sing éntuk giliran uga padha. Utang ora dibandhingaké, amarga bisa mundhak terus tanpa wates.
o-an-quan-decided-right = Yèn dolanané rampung amarga posisiné bali kaping telu, utawa amarga ora ana krikil sing bisa diculaké, saben wong uga njupuk isiné kothak priyayi ing tengené dhéwé.
o-an-quan-example-end = Kidul njupuk isiné { $cells }. Saiki kothak priyayi loro-loroné kothong, saben wong ngumpulaké barisé dhéwé, lan Kidul menang { $south } lawan { $north }.

o-an-quan-option-mandarin = *Kothak priyayi isi krikil sepuluh.* Ajiné padha karo watu gedhé, nanging yèn wis dijupuk bisa dienggo thả cá.
o-an-quan-option-empty = *Kothak priyayi kothong dadi let.* Sebaran sing mandheg ing ngarepé kothak priyayi kothong ora rampung ing kono: kothak mau dilumpati kaya kothak kothong liyané.
o-an-quan-option-young = *Priyayi enom* (*quan non*). Kothak priyayi sing isih ana watu gedhéné lan krikilé kurang saka angka pilihané sampeyan, lumrahé lima, ora kena dijupuk: gandhèngané mandheg ing ngarepé. Pilihan iki ora ana gunané yèn wiwitané kothaké isi krikil sepuluh.
o-an-quan-example-option-empty = Nganggo pilihan iki, kothak priyayi kothong sawisé { $last } dilumpati: Kidul éntuk { $taken } krikil ing { $cells }.
o-an-quan-example-option-young = Priyayi ing mburiné let isih enom: kancané watu gedhé mung { $behind } krikil, kurang saka { $least }. Kidul ora éntuk apa-apa.

o-an-quan-notes-four = Uga ana sing kanggo wong papat, *Ô ăn quan bốn người*, nganggo patang baris ngubengi kothak ing tengah. Ing kaca iki ora didolanaké.

## Sàn Yáo

san-yao-about = Sàn Yáo iku dolanan sebar kanggo wong loro saka Henan, provinsi ing Cina tengah. Sagiliran bisa ngubengi papan nganti bola-bali, lan sing menang sababak ngrebut legokan saka baris sabrangé, sing diarani “anak lanang”.
san-yao-origin = Ing Henan iki dolanané bocah wadon. Legokané dikeduk ing lemah atos utawa digambar nganggo kapur ing jogan watu, nganggo legokan mawa bingkai kanggo lumbung ing saben pucuk. Jeneng Cinané, 散窑, tegesé kira-kira “nyebar legokan” utawa “nyawuraké bolongan”.
san-yao-origin-place = Dolanan sebar sing isih urip lan kacathet ing Cina lor lan tengah mung sethithik, mula saka Sàn Yáo kita ngerti akèh bab carané dolanan kaya ngéné ditularaké ing Asia Wétan. Mlaku manèh saka legokan sabanjuré iku pakulinan sing padha karo dolanan saka India.

san-yao-board = Ana rong baris, saben baris legokan lima, saben legokan isi watu lima, kabèh { $total } watu. Ing saben pucuk ana lumbung. Watu ora tau disebar menyang lumbung.
san-yao-board-owner = Saben legokan ana sing duwé. Wiwitané saben wong nduwèni barisé dhéwé; ing babak-babak sabanjuré sajroning tandhing, iku bisa owah.

san-yao-turn = Jupuk kabèh watu saka salah siji legokan duwèké sampeyan. Sebaren nglawan arah jarum jam, tegesé nengen ing barisé dhéwé, siji-siji ing saben legokan sabanjuré.
san-yao-turn-next = Sawisé watu pungkasan, delengen legokan sabanjuré. Yèn ana isiné, jupuk kabèh banjur sebar manèh. Yèn kothong, sebarané rampung, banjur dideleng apa ana sing kena dijupuk.
san-yao-turn-pass = Yèn legokané sampeyan ora ana sing isi, gilirané liwat. Yèn ana, sampeyan kudu mlaku.
san-yao-decided-pass = Ing terjemahan sing ana ing kita, lembar aturan ing bab iki nyebut “mènèhi pakan”. Kita maca iku minangka giliran liwat.
san-yao-example-relay = Kidul miwiti nganggo { $seeds } watu saka { $from } lan mlaku manèh saka { $relays }. Watu pungkasan tiba ing { $last }; legokan sabanjuré kothong, mula sebarané rampung.
san-yao-example-pass = Sawisé Kidul mlaku saka { $from }, Lor ora duwé watu sing bisa dilakokaké. Gilirané Lor liwat, lan Kidul mlaku manèh.

san-yao-capture = Legokan pas ing mburiné sing kothong iku sing dijupuk, ing sisih endi waé: yèn ana watuné, mlebu lumbungé sampeyan.
san-yao-capture-chain = Yèn sabanjuré mung let legokan kothong siji lan ing mburiné ana watuné, iku uga jupuken, lan saterusé. Yèn ana legokan kothong loro urut, njupuké rampung; yèn anané pas sawisé watu pungkasan, sampeyan ora éntuk apa-apa.
san-yao-example-capture = Watu pungkasan tiba ing { $last }. Saben-saben nglumpati let siji, Kidul njupuk isiné { $cells }, kabèh { $taken } watu. Sabanjuré ana legokan kothong loro, lan njupuké rampung.
san-yao-example-two = Watu pungkasan tiba ing { $last }, banjur ana legokan kothong loro. Kidul ora éntuk apa-apa.

san-yao-section-endless = Sebaran tanpa pungkasan
san-yao-endless = Ana sawetara posisi sing sebarané ora bakal rampung. Giliran kaya mangkono mesthi bali menyang posisi wiwitané persis, amarga saben sebaran bisa diurut mundur. Giliran sing dawa ora dadi alangan: ana sing nganti atusan puteran lan tetep rampung.
san-yao-decided-endless = Mesiné weruh yèn posisiné bali. Papané tetep kaya mau, ora ana sing dijupuk, lan gilirané pindhah menyang mungsuhé.
san-yao-example-endless = Sebaran saka { $from } ora bakal rampung: sawisé { $laps } puteran, kabèh watu bali menyang panggonané mau. Gilirané ganti.

san-yao-end = Babaké rampung yèn watu ing papan kari kurang saka loro. Watu sing mung siji iku dadi duwèké sing nduwèni legokané.
san-yao-decided-repetition = Babaké uga rampung yèn posisi sing padha metu kaping telu: watuné, lumbungé lan sing nduwèni legokan padha, sing éntuk giliran uga padha. Banjur watu ing saben legokan dadi duwèké sing nduwèni. Saben babak ngitungé wiwit manèh.
san-yao-example-end = Kidul njupuk isiné { $cells }. Kari watu siji; anané ing legokané Kidul, mula dadi duwèké Kidul. Babaké rampung { $south } lawan { $north }.

san-yao-match = Satandhing iku pirang-pirang babak. Sawisé saben babak, watuné diitung: sing watuné kurang saka lima ora bisa ngisi legokan siji waé lan kalah tandhing. Sing watuné pas lima isih bisa mèlu.
san-yao-match-fill = Yèn ora ana sing kalah, saben legokan diisi watu lima manèh. Sing watuné luwih akèh ngisi legokan saakèh-akèhé: barisé dhéwé dhisik, banjur legokan ing baris sabrangé. Legokan rebutan mau diarani anak lanang (*érzi*).
san-yao-match-loan = Bisa uga isih turah watu kurang saka lima. Turahané disilihaké marang mungsuhé, kanggo njangkepi legokané sing pungkasan.
san-yao-match-start = Sing watuné luwih akèh miwiti babak sabanjuré. Sapa nduwèni legokan endi, saben-saben diitung manèh wiwit anyar; aksarané legokan tetep.
san-yao-decided-sons = Anak lanang iku legokan-legokan kapisan ing baris sabrangé miturut urutané sebaran, wiwit pas sawisé barisé sing menang. Ing babak iki sing menang nduwèni legokan mau lan bisa mlaku saka kono.
san-yao-decided-loan = Silihan ora tau dibalèkaké.
san-yao-decided-equal = Yèn itungané padha, ora ana sing ngrebut legokan, lan sing miwiti babak sabanjuré wong sing ora miwiti babak mau.
san-yao-decided-rounds = Yèn sawisé { $rounds } babak durung ana sing kalah, tandhingé dimenangaké sing watuné luwih akèh ing itungan pungkasan; yèn itungané padha, seri. Tanpa wates, sing pinter dolanan waé bisa mubeng-mubeng terus.
san-yao-example-match = Babaké rampung { $south } lawan { $north }. Kidul ngisi { $holes } legokan, dadi { $sons } saiki anaké, lan Kidul nyilihi Lor { $lent } watu kanggo njangkepi legokan pungkasan.
san-yao-example-sons = Ing babak iki Kidul nduwèni { $sons } lan mlaku saka anak { $from }. Gilirané mlaku manèh saka { $relays } lan éntuk { $taken } watu.
san-yao-example-ruin = Babaké rampung { $south } lawan { $north }. Lor ora bisa ngisi legokan siji waé: Kidul menang tandhing.

san-yao-option-match = *Mung sababak.* Sababak waé sing nemtokaké: watu paling akèh menang, yèn itungané padha, seri.
san-yao-option-rounds = *Babak paling akèh.* Nemtokaké sawisé babak kaping pira tandhing sing durung rampung diputusi.

san-yao-notes-balance = Anak lan silihan narik menyang arah loro: silihan njaga supaya sing ringkih isih bisa mèlu, déné anak ndadèkaké sing kuwat saya suwé saya nguwasani papan.
san-yao-notes-maths = Watu-watu pungkasan ing sababak bisa dadi cangkriman sing apik, lan wis narik kawigatèné para ahli matématika.

## Al-manqala

al-manqala-about = Al-manqala iku dolanan sebar kanggo wong loro saka masarakat Palèstina ing Galiléa. Jenengé saka tembung Arab sing tegesé nggawa lan mindhah. Ora ana lumbung lan ora ana puteran kapindho: nyebar sepisan, banjur ndeleng mburi apa dadiné.

al-manqala-origin = Sing dolanan umumé wong lanang, ing warung kopi lan ing penginepané wong lelungan. Aturané dicathet ing taun 2007 déning Dr. Moslih Kanaaneh saka Universitas Birzeit, ahli sosiologi lan antropologi saka Arrabeh ing Galiléa Ngisor.
al-manqala-origin-old = Carané dolanan luwih tuwa manèh. Ing taun 1694 Thomas Hyde saka Oxford nyritakaké dolanan Arab sing mèh padha. Rong abad sabanjuré Stewart Culin nulis carané wong Suriah dolanan iki nganggo rong baris isi legokan pitu ing warung kopi ing Damaskus. Wong-wong mau ngarani *La‘b Hakimi*, dolanan sing nganggo nalar, lan *La‘b Akila*, dolanan sing lantip.
al-manqala-origin-made = Papan saka Galiléa diukir saka kayu ék wutuhan, dikum ing lenga, lan dilapisi tir ireng. Sing disebar manik putih sing mengkilap.

al-manqala-board = Papané duwé rong baris isi legokan pitu sing diarani *byot*, “omah”; yèn mung siji *beit*. Saben wong nduwèni baris ing ngarepé. Saben omah wiwitané isi manik pitu, kabèh { $total }. Manik olèhé diselèhaké ing sandhingé papan.

al-manqala-turn = Jupuk kabèh manik saka salah siji omahé sampeyan dhéwé. Sebaren nglawan arah jarum jam, tegesé nengen ing barisé dhéwé, siji-siji ing saben omah sabanjuré. Yèn tangané wis kothong, sebarané rampung: ora tau diterusaké saka omah liyané.
al-manqala-example-turn = Kidul nyebar { $seeds } manik saka { $from }. Sing pungkasan marakaké isiné { $last } dadi { $there }, dudu loro lan dudu papat: ora ana sing dijupuk.

al-manqala-capture = Delengen omah panggonané manik pungkasan tiba, ing sisih endi waé. Yèn saiki isiné pas loro utawa pas papat, jupuken kabèh.
al-manqala-capture-back = Banjur delengen omah sadurungé. Yèn isiné saiki uga pas loro utawa pas papat, jupuken uga, terus mundur mangkono, ing baris loro-loroné. Yèn ketemu omah sing isiné liya, njupuké rampung.
al-manqala-example-capture = Bareng manik pungkasan tiba, isiné { $last } dadi { $there }: Kidul njupuk isiné. Omah sadurungé isiné { $before }, mula njupuké rampung ing kono.
al-manqala-example-back = Manik pungkasan tiba ing { $last }. Mundur saka kono, Kidul njupuk isiné { $cells }, kabèh { $taken } manik. Omah sabanjuré isiné dudu loro lan dudu papat, mula njupuké rampung.
al-manqala-example-none = Manik pungkasan marakaké isiné { $last } dadi { $there }, dudu loro lan dudu papat. Ora ana sing dijupuk, senajan omah sadurungé isiné { $before }.

al-manqala-feeding = Yèn baris sabrangé kothong nalika gilirané sampeyan diwiwiti, sampeyan kudu mènèhi: sing kena mung langkah sing marakaké ing kana ana maniké paling ora siji. Nanging baris sing isih ana maniké kena dikothongaké.
al-manqala-decided-feeding = Sawisé olèhé sampeyan dijupuk, mungsuhé isih kudu duwé manik.
al-manqala-decided-pass = Sing ora duwé manik kanggo mlaku, gilirané liwat. Sing mlaku sabanjuré kudu mènèhi, aturané padha.
al-manqala-example-feeding = Barisé Lor kothong. Saka kabèh omahé Kidul, mung { $legal } sing bisa mènèhi: { $fed } manik tekan baris sabrangé.
al-manqala-example-strip = Kidul njupuk isiné { $cells }, lan Lor ora duwé manik manèh. Gilirané Lor liwat. Saiki Kidul kudu mènèhi, lan sing bisa mung { $next }.

al-manqala-end = Yèn gilirané sampeyan, baris sabrangé kothong, lan sampeyan ora bisa mènèhi, dolanané rampung sanalika. Sing barisé kothong malah njupuk kabèh manik ing papan!
al-manqala-end-bare = Dolanané uga rampung yèn ing papan wis ora ana maniké.
al-manqala-end-count = Luwih saka separoné manik menang; yèn padha-padha { $half }, seri.
al-manqala-end-agree = Kadhang manik pungkasan mung oyak-oyakan. Yèn mangkono wong loro kena sarujuk mungkasi dolanané; saben wong njupuk separoné isiné papan.
al-manqala-decided-repetition = Yèn posisi sing padha, karo giliran sing padha, metu kaping telu, dolanané rampung lan isiné papan diparo padha.
al-manqala-decided-play-on = Sing wis duwé luwih saka separo mesthi menang, nanging dolanané terus. Mungsuhé bisa nerusaké utawa nyerah.
al-manqala-example-end = Lor mènèhaké maniké sing pungkasan. Maniké Kidul ora bisa tekan baris sabrangé, mula Lor njupuk isiné papan kabèh lan menang { $north } lawan { $south }.

al-manqala-options = Sapa sing miwiti bisa dipilih. Pilihan liyané ora ana.
al-manqala-notes-sacrifice = Mènèhaké manik bisa dadi akal: wènèhna maniké sampeyan sing pungkasan nalika maniké mungsuh isih kadohan kanggo mènèhi sampeyan, lan kabèh turahané dadi duwèké sampeyan.
al-manqala-notes-aleppo = Ing taun 1819 Henry Alexander Scammell Dearborn nulis, ing buku bab dagangé Kasultanan Utsmaniyah lan Mesir, yèn wong Aleppo seneng dolanan loro saka dhaérahé, *mankala* lan *tabwaduk*, saliyané dham lan sekak.
al-manqala-notes-family = Sedulur cedhaké yaiku *Mangala* ing Turki lan *Halusa* ing Irak.

## Dakon

dakon-about = Dakon (uga *Dhakon*) iku dolanan sebar saka Jawa, Indonésia, kalebu kulawarga gedhé sing ing tlatah iki diarani *congkak*. Sing wis pinter bisa nyambung sebaran siji lan sijiné nganti lumbungé kebak sadurungé mungsuhé mlaku.
dakon-origin = Sing kapisan nyritakaké dolanan iki marang para pamaca ing Éropa yaiku Sir Thomas Stamford Raffles, ing buku *The History of Java* taun 1817. Dhèwèké nyathet yèn para wanita seneng banget. Ing saindenging Jawa nganti saiki dolanan iki isih ditresnani, lan dikenal nglatih ngitung cepet tanpa corèk-corèk.
dakon-origin-rice = Tembung-tembungé saka wong nandur pari: legokané *sawah*, panggonan nyimpené *lumbung*, loro cacahé. Keciké isi sawo (*biji sawo*) sing alus, coklat tuwa; nganggo kewuk cilik uga bisa.

dakon-board = Papan sing lumrah duwé rong baris isi *sawah* pitu, saben sawah isi kecik pitu, kabèh { $total } kecik, lan ing saben pucuk ana *lumbung* gedhé.
dakon-decided-store = Lumbungé sampeyan iku sing ing tengené sampeyan.
dakon-decided-size = Ana papan sing sabarisé lima nganti sangang sawah. Ing kéné wiwitané saben sawah isi kecik padha karo cacahé sawah sabaris.

dakon-pingsut = Sapa sing miwiti ditemtokaké nganggo *pingsut*. Wong loro bebarengan ngetokaké driji: gajah (jempol) ngalahaké wong (panuduh), wong ngalahaké semut (jenthik), lan semut ngalahaké gajah, amarga semut mlebu kupingé gajah. Yèn padha, dibalèni.
dakon-decided-first = Sadurungé dolanan anyar, sampeyan bisa pingsut, ngundhi, utawa milih. Yèn ora milih apa-apa, Kidul sing miwiti.
dakon-turn = Jupuk kabèh kecik saka salah siji sawahé sampeyan dhéwé. Sebaren nglawan arah jarum jam, tegesé nengen ing barisé dhéwé: siji-siji ing saben sawah, lan siji ing lumbungé dhéwé saben ngliwati. Lumbungé mungsuh diliwati tanpa diisi.
dakon-turn-next = Sabanjuré gumantung keciké sing pungkasan tiba ing ngendi:
dakon-turn-store = Ing lumbungé dhéwé: sampeyan milih manèh, saka sawahé sampeyan sing endi waé sing ana isiné.
dakon-turn-full = Ing sawah sing ana isiné: jupuk kabèh, kalebu sing pungkasan, banjur sebar manèh.
dakon-turn-empty = Ing sawah kothong: gilirané rampung, bisa uga karo éntuk isi.
dakon-decided-direction = Lembar aturan ora nyebutaké arahé. Yèn miturut arah jarum jam, dolanané mung kaya dideleng ing kaca pangilon lan carané padha waé.
dakon-example-again = Kidul nyebar { $seeds } kecik saka { $from }. Sing pungkasan tiba ing lumbungé Kidul, mula Kidul bisa milih manèh.
dakon-example-relay = Saka { $seeds } kecik ing { $from }, sing pungkasan tiba ing { $relays }, sing ana isiné: Kidul njupuk kabèh banjur mlaku manèh. Gilirané rampung ing { $last }, sing mauné kothong, lan Kidul éntuk { $taken } kecik ing sabrangé, ing { $cells }.
dakon-example-round = { $seeds } kecik saka { $from } mubeng saputeran wutuh: { $stored } tiba ing lumbungé Kidul, ora ana sing ing lumbungé Lor, lan siji ing { $from } dhéwé.

dakon-section-nembak = Nembak
dakon-nembak = Yèn keciké sing pungkasan tiba ing sawah kothong duwèké dhéwé, sampeyan éntuk kabèh kecik saka sawah ing sabrangé. Iki diarani *nembak*. Kecik sing disebar mau tetep ana ing panggonané. Yèn sabrangé kothong, ora éntuk apa-apa.
dakon-example-nembak = Kecik pungkasan tiba ing sawah kothong { $last }. Kidul éntuk { $taken } kecik ing sabrangé, ing { $cells }.

dakon-section-mikul = Mikul
dakon-mikul = Yèn keciké sing pungkasan tiba ing sawah kothong ing baris sabrangé, delengen sawah kiwa-tengené ing baris iku. Yèn isiné padha, lan ora kothong, sampeyan éntuk loro-loroné sarta kecik sing disebar mau. Iki diarani *mikul*, nggawa momotan loro sing padha aboté nganggo pikulan.
dakon-mikul-edge = Sawah ing pucuké baris mung duwé tangga siji ing baris iku, mula ora bisa éntuk apa-apa.
dakon-example-mikul = Kecik pungkasan tiba ing sawah kothong { $last }. Isiné kiwa-tengené padha, mula Kidul njupuk isiné { $cells }, kabèh { $taken } kecik.
dakon-example-edge = Kecik pungkasan tiba ing { $last }, ing pucuké baris. Ora ana sing dijupuk.

dakon-end = Yèn gilirané sampeyan lan barisé sampeyan kothong, dolanané rampung. Mungsuhé njupuk kabèh kecik sing isih kari. Kecik paling akèh menang; yèn padha, seri.
dakon-decided-again = Iki uga lumaku yèn keciké sampeyan sing pungkasan tiba ing lumbung lan sampeyan kudu milih manèh.
dakon-end-repetition = Ora ana aturan bab posisi sing bali: ing Dakon ora bisa kedadéan.
dakon-example-end = Kecik pungkasané Kidul tiba ing lumbung. Kuduné Kidul milih manèh, nanging wis ora duwé kecik: Lor njupuk turahané lan menang { $north } lawan { $south }.

dakon-option-holes = *Sawah saben baris.* Saka lima nganti sanga. Papan cilik marakaké dolanané cendhak.
dakon-option-nembak = *Nembak: kecik pungkasan mèlu mlebu lumbung.* Kecik sing disebar mèlu mlebu lumbungé sampeyan bareng karo sing ing sabrangé.
dakon-example-option-nembak = Nganggo pilihan iki Kidul njupuk isiné { $cells }, kabèh { $taken } kecik: sing ing sabrangé lan sing disebar.

dakon-notes-first = Para ahli matématika wis mbuktèkaké yèn ing papan sing lumrah, sing miwiti mesthi bisa menang.
dakon-example-run = Kidul miwiti lan mlaku { $moves } tanpa pedhot. Olèhé { $stored } saka { $total } kecik mlebu lumbung, luwih saka separo: dolanané wis mesthi sadurungé Lor mlaku babar pisan.
dakon-notes-loads = Tembung-tembung kanggo olèhé uga saka mangsa panèn: asilé digawa nganggo pikulan (*mikul*) utawa nganggo sléndhang (*gendong*).
dakon-notes-stones = Ing Jawa, watu kuna banget sing ana barisané legokan bunder diarani *watu dhakon*. Asalé saka jaman prunggu lan jaman wesi. Nanging para ahli arkéologi ngira yèn watu iku digawé kanggo ngurmati leluhur lan nyawang langit, dudu kanggo dolanan.

## Print

print-button = Cithak
print-hint = Rong kaca A4: papan sing cukup amba kanggo wiji temenan, lan aturané.
print-need = Sing dibutuhaké: { $pieces }
