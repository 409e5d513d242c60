### Reeglilehed.

## Around the text

rules-title = Mängu { $game } reeglid
rules-play = Mängi mängu { $game }
rules-games = Teiste mängude reeglid
rules-contents = Sellel lehel
rules-decided = Siin otsustatud
rules-example = Näide { $number }
rules-watch = Vaata näidet
rules-step = Üks samm
rules-reset = Algseis
rules-try = Vaata näidet või vali ise laual käik.
rules-open = Ava suurel laual
rules-board-failed = Seda lauda ei saanud joonistada.

## Headings

rules-section-about = Mis mäng see on
rules-section-origin = Kust see pärineb
rules-section-board = Mängulaud
rules-section-turn = Sinu käik
rules-section-capture = Võtmine
rules-section-feeding = Toitmine
rules-section-match = Matš
rules-section-end = Lõpp
rules-section-options = Reeglivalikud
rules-section-notes = Märkused
rules-section-sources = Allikad

## What the games share

rules-names = Lauda näidatakse nii, nagu Lõuna seda näeb: Lõuna rida on all ja Põhja oma üleval. Kitsal ekraanil on laud püsti ja Lõuna rida on parempoolne.
rules-letters = Auke nimetatakse tähtedega, kummaski reas selle omaniku vasakult käelt paremale: A, B, C … Lõunal ja a, b, c … Põhjal. Põhi istub vastas ja loeb teistpidi, nii et auk a on Lõuna viimase augu vastas.
rules-notation = Käik märgitakse selle augu tähega, millest see algab.
rules-decided-first = Reeglileht ei ütle, kes mängu alustab. Siin alustab Lõuna, kui sa ei vali teisiti.
rules-decided-round-trip = Kui külv teeb terve ringi, langeb üks ka sellesse auku, millest külv algas.
rules-resign = Võid ka alla anda. Siis ei korjata enam midagi kokku ja võidab teine mängija.
rules-source-sheet = Mancala Worldi reeglileht „{ $title }“. See on meie peamine allikas nii reeglite kui ka ajaloo kohta.
rules-source-others = Muud avaldatud kirjeldused ja programmid seal, kus reeglileht vaikib või on iseendaga vastuolus. Iga selline koht on ülal märgitud sõnadega „Siin otsustatud“.

## Ô Ăn Quan

o-an-quan-about = Ô Ăn Quan („võta mandariini ruut“) on Vietnamis väga armastatud mäng. Sa külvad kivikesi mööda lauda ringi, hüppad üle tühjade ruutude ja püüad endale saada kaks suurt kivi laua otstes.
o-an-quan-about-special = Kaks asja eristavad seda paljudest külvimängudest: suuna valid sa ise ja võtad selle, mis on tühja ruudu taga.

o-an-quan-origin = See on ammusest ajast laste ja külarahva mäng. Laud joonistatakse söe või kriidiga kinnitambitud mullale, kivist verandale või kõnniteele; nuppudeks on tavaline kruus ja kaks suurt jõekivi.
o-an-quan-origin-meaning = Mäng räägib põlluharimisest ja maksudest. Kivikesed on talupojad ja linnarahvas (*quân dân*), suured kivid on mandariinid (*quan*), provintside rikkad asevalitsejad. Kumbki mängija hoolitseb viie maatüki eest ja tahab asevalitsejad kinni püüda.
o-an-quan-origin-art = Mängust kõnelevad rahvaluuletused ja lasteriimid ning riimid saatsid käike, kui külarahvas kokku tuli. Maalikunstis meenutab seda siidile maalitud meistriteos, Nguyễn Phan Chánhi *Chơi Ô ăn quan* aastast 1931.

o-an-quan-board = Kaksteist ruutu moodustavad ringi. Kummalgi mängijal on rida viiest kodanikuruudust (*ô dân*), igas ruudus viis kivikest. Laua kummaski otsas on poolümmargune mandariiniruut (*ô quan*) ühe suure kiviga. Mandariiniruudud ei kuulu kellelegi.
o-an-quan-board-points = Kivike annab ühe punkti, suur kivi kümme. Kokku teeb see { $total } punkti.
o-an-quan-board-mandarins = Lõuna paremal käel olev mandariiniruut on Q, Põhja paremal käel olev on q.
o-an-quan-decided-stone = Reeglilehe järgi võib kummaski mandariiniruudus olla suur kivi või kümme kivikest. Siin on seal suur kivi; ühe valikuga saab selle asemele panna kivikesed.

o-an-quan-turn = Tõsta ühest oma ruudust kõik kivikesed ja vali suund: endast vasakule või paremale. Poeta kivikesed ükshaaval järgmistesse ruutudesse, ka mandariiniruutudesse. Suund jääb samaks, kuni käik on läbi.
o-an-quan-turn-next = Pärast viimast kivikest vaata järgmist ruutu:
o-an-quan-turn-full = Kodanikuruut, milles on kivikesi: tõsta need kõik ja külva edasi. Siis vaata uuesti.
o-an-quan-turn-empty = Tühi kodanikuruut: külv on läbi ja järgneb võtmine.
o-an-quan-turn-mandarin = Mandariiniruut: käik on läbi.
o-an-quan-turn-notation = Käik märgitakse ruudu tähega ja tähega l, kui suund on mängija enda poolt vaadates vasakule, või r, kui paremale: Cr, bl.
o-an-quan-decided-stop = Mandariiniruut lõpetab käigu, olgu seal mis tahes või mitte midagi. Reeglileht ütleb seda otse. Teise tava järgi on tühi mandariiniruut nagu iga teine tühi ruut; ühe valikuga saab ka nii mängida.
o-an-quan-example-relay = Lõuna külvab { $seeds } kivikest ruudust { $from } { $towards } poole. Järgmises ruudus on kivikesi, nii et Lõuna jätkab ruudust { $relays }. Viimane kivike langeb ruutu { $last }, järgmine ruut on tühi ja Lõuna võtab { $taken } kivikest, mis on selle taga ruudus { $cells }.
o-an-quan-example-stop = Lõuna külvab ruudust { $from } { $towards } poole ja jätkab ruudust { $relays }. Viimane kivike langeb ruutu { $last }. Järgmine on mandariiniruut: käik on läbi.

o-an-quan-capture = Kui viimasele kivikesele järgnev ruut on tühi, võta selle taga olevast ruudust kõik: kivikesed ja suur kivi, olgu see sinu reas, teises reas või mandariiniruut.
o-an-quan-capture-chain = Kui ka sellele järgnev ruut on tühi ja ülejärgmises on midagi, võta ka see. Jätka nii, niikaua kui iga saagi ees on täpselt üks tühi ruut.
o-an-quan-capture-end = Kaks tühja ruutu järjest lõpetavad võtmise. Kui need tulevad kohe pärast viimast kivikest, ei võta sa midagi. Viimane kivike võib olla ka mandariiniruudus; võtmine läheb sealt edasi samamoodi.
o-an-quan-decided-mandarin = Ahelas on mandariiniruut nagu iga teine, nii tühja ruudu kui ka saagina.
o-an-quan-decided-keep = Mis ahelas on võetud, jääb võetuks ka siis, kui kaks tühja ruutu ahela lõpetavad. Reeglilehte võib mõista ka teisiti.
o-an-quan-decided-finish = Ahel viiakse lõpuni ka siis, kui see oma teel teise mandariiniruudu tühjaks teeb.
o-an-quan-example-capture = Viimane kivike langeb ruutu { $last } ja järgmine ruut on tühi. Lõuna võtab { $taken } kivikest ruudust { $cells }.
o-an-quan-example-chain = Üks kivike läheb ruutu { $last }. Tühi, saak, tühi, saak, tühi, saak: Lõuna võtab ruudud { $cells }, kokku { $taken } punkti, sest nende hulgas on suur kivi.
o-an-quan-example-gap = Lõuna võtab ruudud { $cells }. Nende vahel on tühi mandariiniruut, mis on nagu iga teine tühi ruut. Siis järgneb kaks tühja ruutu: ahel lõpeb ja Lõunale jäävad kõik { $taken } kivikest.
o-an-quan-example-two = Viimane kivike langeb ruutu { $last }. Järgneb kaks tühja ruutu, nii et Lõuna ei võta midagi.

o-an-quan-section-release = Thả cá: kalade lahtilaskmine
o-an-quan-release = Kui sinu käigu alguses on kõik su viis ruutu tühjad, paned kõigepealt igaühte neist ühe püütud kivikese. See on *thả cá*, „kalade lahtilaskmine“. See sünnib iseenesest; pärast seda käid.
o-an-quan-release-borrow = Kui oled püüdnud vähem kui viis kivikest, paned enne enda omad, alates vasakult, ja laenad ülejäänud teise mängija püütud kivikestest. Võlg makstakse lõpus punktides tagasi.
o-an-quan-decided-release = Püütud suur kivi ei ole kivike: seda ei saa lahti lasta ega ümber vahetada. Kui mõlemal mängijal kokku on alla viie püütud kivikese, täidetakse ainult sama mitu ruutu. Kui neid pole ühtki, on mäng läbi.
o-an-quan-example-release = Põhja rida on tühi ja kord on Põhja käes. Põhi laseb lahti { $own } oma kivikest ja laenab { $borrowed } Lõunalt, et täita ruudud { $into }.

o-an-quan-end = Mäng on läbi, kui käigu järel on mõlemad mandariiniruudud tühjad.
o-an-quan-end-count = Siis võtab kumbki mängija endale oma viide ruutu jäänud kivikesed ja võlad makstakse tagasi. Võidab see, kel on rohkem punkte; võrdsed punktid on viik.
o-an-quan-decided-end = Mõlemad mandariiniruudud peavad olema tühjad korraga. Suurest kivist ilma jäänud ruut ei ole enam tühi, kui sinna kivikesi külvatakse.
o-an-quan-decided-repetition = Mäng lõpeb ka siis, kui sama seis tekib kolmandat korda: samad nupud laual, sama saak, sama mängija kord. Võlgu ei võrrelda, sest need võiksid lõputult kasvada.
o-an-quan-decided-right = Kui mängu lõpetab kordumine või kui pole enam ühtki kivikest, mida lahti lasta, võtab kumbki mängija ka selle, mis on mandariiniruudus tema paremal käel.
o-an-quan-example-end = Lõuna võtab ruudud { $cells }. Nüüd on mõlemad mandariiniruudud tühjad, kumbki mängija korjab oma rea kokku ja Lõuna võidab { $south } : { $north }.

o-an-quan-option-mandarin = *Mandariiniruutudes on kümme kivikest.* Need on sama palju väärt kui suur kivi, aga püütuna saab neid kasutada thả cá jaoks.
o-an-quan-option-empty = *Tühi mandariiniruut on tavaline tühi ruut.* Kui külv jääb tühja mandariiniruudu ette seisma, siis käik sellega ei lõpe: võtmine hüppab sellest üle nagu igast teisest tühjast ruudust.
o-an-quan-option-young = *Noor mandariin* (*quan non*). Mandariiniruutu, milles on suur kivi veel alles ja kivikesi vähem kui sinu valitud arv, tavaliselt viis, ei saa võtta: ahel peatub selle ees. Valik ei muuda midagi, kui mandariiniruutudes on alguses kümme kivikest.
o-an-quan-example-option-empty = Selle valikuga hüppab võtmine üle tühja mandariiniruudu, mis järgneb ruudule { $last }: Lõuna võtab { $taken } kivikest ruudust { $cells }.
o-an-quan-example-option-young = Tühja ruudu taga olev mandariiniruut on alles noor: suure kivi kõrval on { $behind } kivikest, vähem kui { $least }. Lõuna ei võta midagi.

o-an-quan-notes-four = On ka nelja mängija mäng, *Ô ăn quan bốn người*, milles neli rida ümbritsevad keskmist ruutu. Sellel lehel seda ei mängita.

## Sàn Yáo

san-yao-about = Sàn Yáo on kahe mängija külvimäng Henanist, Kesk-Hiina provintsist. Üks käik võib laual mitu korda ringi käia ja vooru võitja vallutab teise rea auke, mida kutsutakse „poegadeks“.
san-yao-origin = Henanis on see tüdrukute mäng. Nad kaevavad augud kõvasse mulda või joonistavad kriidiga kivipõrandale, kummaski otsas on salveks ääristatud lohk. Hiinakeelne nimi 散窑 tähendab umbes „lohkude külvamist“ või „aukude laialipuistamist“.
san-yao-origin-place = Põhja- ja Kesk-Hiinas on elavaid külvimänge kirja pandud vähe, seetõttu räägib Sàn Yáo palju sellest, kuidas selliseid mänge Ida-Aasias edasi anti. Järgmisest august edasi külvata on tava, mis on tal ühine India mängudega.

san-yao-board = Laual on kaks rida, kummaski viis auku ja igas augus viis kivi, kokku { $total } kivi. Kummaski otsas on salv. Salvedesse kive kunagi ei külvata.
san-yao-board-owner = Igal augul on omanik. Alguses kuulub kummalegi mängijale tema enda rida; matši hilisemates voorudes võib see muutuda.

san-yao-turn = Tõsta kõik kivid mis tahes august, mis kuulub sulle. Külva need vastupäeva, see tähendab mööda oma rida paremale, igasse järgmisse auku üks.
san-yao-turn-next = Pärast viimast kivi vaata järgmist auku. Kui selles on kive, tõsta need kõik ja külva edasi. Kui see on tühi, on külv läbi ja järgneb võtmine.
san-yao-turn-pass = Kui üheski sinu augus pole kive, jätad korra vahele. Muidu pead käima.
san-yao-decided-pass = Meie käsutuses olevas tõlkes on reeglilehel siin sõna „söötmine“. Meie loeme seda korra vahelejätmiseks.
san-yao-example-relay = Lõuna alustab { $seeds } kiviga august { $from } ja jätkab aukudest { $relays }. Viimane kivi langeb auku { $last }; järgmine auk on tühi, nii et külv on läbi.
san-yao-example-pass = Pärast Lõuna käiku august { $from } pole Põhjal ühtki kivi, millega käia. Põhi jätab korra vahele ja Lõuna käib jälle.

san-yao-capture = Saak on auk otse tühja augu taga, ükskõik kummal laua poolel: kui selles on kive, lähevad need sinu salve.
san-yao-capture-chain = Kui järgneb täpselt üks tühi auk ja selle taga olevas augus on kive, võta ka need, ja nii edasi. Kaks tühja auku järjest lõpetavad võtmise; kui need tulevad kohe pärast viimast kivi, ei võta sa midagi.
san-yao-example-capture = Viimane kivi langeb auku { $last }. Üle üksikute tühjade aukude võtab Lõuna augud { $cells }, kokku { $taken } kivi. Siis järgneb kaks tühja auku ja võtmine lõpeb.
san-yao-example-two = Viimane kivi langeb auku { $last } ja järgneb kaks tühja auku. Lõuna ei võta midagi.

san-yao-section-endless = Lõputu külv
san-yao-endless = Mõnes üksikus seisus ei lõpeks külv iial. Selline käik jõuab alati tagasi täpselt samasse seisu, millest see algas, sest iga külvi saab ka tagurpidi jälgida. Pikad käigud ei tee midagi: mõni kestab sadu ringe ja lõpeb ikkagi.
san-yao-decided-endless = Mängu mootor märkab, kui seis tagasi tuleb. Laud jääb nagu enne, midagi ei võeta ja kord läheb teisele mängijale.
san-yao-example-endless = Külv august { $from } ei lõpeks iial: pärast { $laps } ringi on iga kivi jälle seal, kus ta oli. Kord läheb edasi.

san-yao-end = Voor on läbi, kui lauale on jäänud alla kahe kivi. Üksik kivi läheb oma augu omanikule.
san-yao-decided-repetition = Voor lõpeb ka siis, kui sama seis tekib kolmandat korda: samad kivid, salved ja omanikud, sama mängija kord. Siis lähevad iga augu kivid selle omanikule. Igas voorus algab lugemine otsast peale.
san-yao-example-end = Lõuna võtab augud { $cells }. Alles jääb üks kivi; see on Lõuna augus ja läheb Lõunale. Voor lõpeb { $south } : { $north }.

san-yao-match = Matš koosneb voorudest. Pärast iga vooru loe kivid üle: kellel on alla viie kivi, ei saa täis isegi üht auku ja on matši kaotanud. Täpselt viie kiviga oled veel mängus.
san-yao-match-fill = Muidu pannakse igasse auku jälle viis kivi. Mängija, kellel on rohkem kive, täidab nii mitu auku, kui saab: kõigepealt oma rea, siis teise rea auke. Vallutatud auke kutsutakse poegadeks (*érzi*).
san-yao-match-loan = Üle võib jääda alla viie kivi. Need antakse laenuks teisele mängijale, kelle viimase augu need täis teevad.
san-yao-match-start = Järgmist vooru alustab see, kellel on rohkem kive. Mis auk kellele kuulub, arvutatakse iga kord uuesti; aukude tähed jäävad samaks.
san-yao-decided-sons = Pojad on külvi suunas teise rea esimesed augud, alates kohe võitja enda rea järelt. Selles voorus kuuluvad need võitjale ja ta võib neist käia.
san-yao-decided-loan = Laenu ei maksta kunagi tagasi.
san-yao-decided-equal = Kui mõlemal on ühepalju, ei valluta keegi ühtki auku ja järgmist vooru alustab mängija, kes eelmist ei alustanud.
san-yao-decided-rounds = Kui matš on pärast { $rounds } vooru veel lahtine, võidab see, kellel on viimasel lugemisel rohkem kive; võrdne arv on viik. Piirita võiksid isegi head mängijad lõputult edasi mängida.
san-yao-example-match = Voor lõpeb { $south } : { $north }. Lõuna täidab { $holes } auku, nii et augud { $sons } saavad poegadeks, ja annab Põhjale viimase augu täiteks laenuks { $lent } kivi.
san-yao-example-sons = Selles voorus kuuluvad augud { $sons } Lõunale ja ta käib pojast { $from }. Käik jätkub aukudest { $relays } ja toob { $taken } kivi.
san-yao-example-ruin = Voor lõpeb { $south } : { $north }. Põhi ei saa täis isegi üht auku: Lõuna on matši võitnud.

san-yao-option-match = *Üksainus voor.* Otsustab üks voor: võidab see, kel on rohkem kive, võrdne arv on viik.
san-yao-option-rounds = *Voorude ülempiir.* Määrab, mitme vooru järel otsustatakse matš, mis on veel lahtine.

san-yao-notes-balance = Pojad ja laenud veavad eri suundades: laen hoiab nõrgemat mängijat mängus, pojad aga annavad tugevamale lauast aina suurema osa.
san-yao-notes-maths = Vooru viimastest kividest saab toredaid mõistatusi ja need on köitnud matemaatikuid.

## Al-manqala

al-manqala-about = Al-manqala on kahe mängija külvimäng Galilea palestiinlaste kogukondadest. Nimi tuleb araabia sõnast, mis tähendab kandmist ja liigutamist. Salvi ei ole ja teist ringi ka mitte: sa külvad ühe korra ja vaatad siis tagasi, mis sellest sai.

al-manqala-origin = Seda mängisid enamasti mehed kohvimajades ja teeliste võõrastemajades. Mängu reeglid pani 2007. aastal kirja dr Moslih Kanaaneh Birzeiti ülikoolist, Alam-Galilea Arrabehist pärit sotsioloog ja antropoloog.
al-manqala-origin-old = See mänguviis on palju vanem. 1694. aastal kirjeldas Thomas Hyde Oxfordist araabia mängu, mis on peaaegu samasugune. Kaks sajandit hiljem kirjutas Stewart Culin, kuidas süürlased mängisid seda Damaskuse kohvimajades kahel seitsme auguga real. Nad kutsusid seda *La‘b Hakimi*, „mõistlik mäng“, ja *La‘b Akila*, „nutikas mäng“.
al-manqala-origin-made = Galilea lauad nikerdati massiivsest tammepuust, immutati õliga ja tihendati tumeda tõrvaga. Neil külvati läikivvalgeid helmeid.

al-manqala-board = Laual on kaks rida, kummaski seitse lohku nimega *byot*, „majad“; üks neist on *beit*. Kummalegi mängijale kuulub rida tema ees. Igas majas on alguses seitse helmest, kokku { $total }. Püütud helmed pannakse laua kõrvale.

al-manqala-turn = Tõsta kõik helmed ühest oma majast. Külva need vastupäeva, see tähendab mööda oma rida paremale, igasse järgmisse majja üks. Kui käsi on tühi, on külv läbi: teisest majast seda kunagi ei jätkata.
al-manqala-example-turn = Lõuna külvab { $seeds } helmest majast { $from }. Viimasega on majas { $last } nüüd { $there } helmest, see pole kaks ega neli: midagi ei võeta.

al-manqala-capture = Vaata maja, kuhu langes viimane helmes, ükskõik kummal poolel see on. Kui seal on nüüd täpselt kaks või täpselt neli helmest, võta need kõik.
al-manqala-capture-back = Siis vaata sellele eelnevat maja. Kui ka seal on nüüd täpselt kaks või neli, võta ka need helmed, ja nii edasi tagasisuunas, üle mõlema rea. Esimene maja, kus on mõni muu arv, lõpetab võtmise.
al-manqala-example-capture = Viimase helmega on majas { $last } nüüd { $there } helmest: Lõuna võtab need. Eelmises majas on { $before }, nii et võtmine lõpeb seal.
al-manqala-example-back = Viimane helmes langeb majja { $last }. Tagasi vaadates võtab Lõuna majad { $cells }, kokku { $taken } helmest. Järgmises majas ei ole kaks ega neli ja sellega võtmine lõpeb.
al-manqala-example-none = Viimase helmega on majas { $last } nüüd { $there } helmest, see pole kaks ega neli. Midagi ei võeta, kuigi eelmises majas on { $before }.

al-manqala-feeding = Kui teine rida on sinu käigu alguses tühi, pead seda toitma: lubatud on ainult käigud, mille järel on seal vähemalt üks helmes. Küll aga võid tühjaks teha rea, kus helmeid veel oli.
al-manqala-decided-feeding = Teisel mängijal peab helmes alles olema ka siis, kui oled oma saagi võtnud.
al-manqala-decided-pass = Mängija, kellel pole ühtki helmest, millega käia, jätab korra vahele. Kes käib järgmisena, peab siis toitma sama reegli järgi.
al-manqala-example-feeding = Põhja rida on tühi. Kõigist Lõuna majadest saab seda toita ainult { $legal }: { $fed } helmest jõuab teise ritta.
al-manqala-example-strip = Lõuna võtab majad { $cells } ja jätab Põhja ilma helmesteta. Põhi jätab korra vahele. Nüüd peab Lõuna toitma ja seda saab ainult majast { $next }.

al-manqala-end = Kui on sinu kord, teine rida on tühi ja sa ei saa seda toita, lõpeb mäng kohe. Kõik laual olevad helmed saab see mängija, kelle rida on tühi!
al-manqala-end-bare = Mäng lõpeb ka siis, kui laual pole enam ühtki helmest.
al-manqala-end-count = Võidab see, kel on üle poole helmestest; kui kummalgi on { $half }, on viik.
al-manqala-end-agree = Mõnikord viimased helmed ainult ajavad üksteist taga. Siis võivad mõlemad mängijad kokku leppida, et mäng lõpeb; kumbki saab poole sellest, mis laual on.
al-manqala-decided-repetition = Kui sama seis, kus on sama mängija kord, tekib kolmandat korda, lõpeb mäng ja see, mis laual on, jagatakse pooleks.
al-manqala-decided-play-on = Kellel on üle poole, on kindlalt võitnud, aga mäng läheb edasi. Teine mängija võib edasi mängida või alla anda.
al-manqala-example-end = Põhi annab oma viimase helme ära. Lõuna helmed ei ulatu teise ritta, nii et Põhi võtab kogu laua ja võidab { $north } : { $south }.

al-manqala-options = Saad valida, kes mängu alustab. Muid valikuid ei ole.
al-manqala-notes-sacrifice = Helmeid ära anda võib olla kaval: anna oma viimane helmes ära siis, kui teise mängija helmed on liiga kaugel, et sind toita, ja kõik, mis jääb, on sinu.
al-manqala-notes-aleppo = 1819. aastal kirjutas Henry Alexander Scammell Dearborn raamatus Osmanite riigi ja Egiptuse kaubandusest, et Aleppo rahvale meeldisid kabe ja male kõrval kaks oma kandi mängu, *mankala* ja *tabwaduk*.
al-manqala-notes-family = Lähedased sugulased on *Mangala* Türgis ja *Halusa* Iraagis.

## Dakon

dakon-about = Dakon (ka *Dhakon*) on Indoneesia Jaava saare külvimäng, üks suurest perest, mida seal kandis kutsutakse nimega *congkak*. Head mängijad seovad ühe külvi teisega ja täidavad oma salve, enne kui teine käia saab.
dakon-origin = Euroopa lugejatele kirjeldas seda esimesena sir Thomas Stamford Raffles 1817. aasta teoses *The History of Java*. Ta märkis, kui väga see naistele meeldis. Kogu Jaaval armastatakse seda tänini, ja teatakse, et see õpetab kiiresti peast arvutama.
dakon-origin-rice = Mängu sõnad tulevad riisikasvatusest. Augud on *sawah*, riisipõllud; kaks salve on *lumbung*, riisiaidad. Seemneteks on sapotilli vilja siledad tumepruunid seemned (*biji sawo*); sobivad ka väikesed merekarbid.

dakon-board = Tavalisel laual on kaks rida, kummaski seitse auku (*sawah*) ja igas augus seitse seemet, kokku { $total } seemet, ning kummaski otsas suur salv (*lumbung*).
dakon-decided-store = Sinu salv on see, mis on su paremal käel.
dakon-decided-size = Tuntakse laudu, kus reas on viis kuni üheksa auku. Siin on igas augus siis alguses nii palju seemneid, kui reas on auke.

dakon-pingsut = Kes alustab, selle otsustab *pingsut*. Mõlemad mängijad näitavad korraga üht sõrme: elevant (pöial) võidab inimest (nimetissõrm), inimene võidab sipelgat (väike sõrm) ja sipelgas võidab elevanti, sest poeb talle kõrva. Kui märgid on samad, näidatakse uuesti.
dakon-decided-first = Enne uut mängu võid näidata märke, loosida või valida. Kui sa midagi sellist ei tee, alustab Lõuna.
dakon-turn = Tõsta kõik seemned ühest oma august. Külva need vastupäeva, see tähendab mööda oma rida paremale: igasse auku üks, ja üks ka oma salve iga kord, kui sellest möödud. Teise mängija salv jääb vahele.
dakon-turn-next = Mis edasi saab, oleneb sellest, kuhu langeb viimane seeme:
dakon-turn-store = Sinu oma salve: vali veel kord, ükskõik milline oma auk, milles on seemneid.
dakon-turn-full = Auku, milles on seemneid: tõsta need kõik, ka viimane, ja külva edasi.
dakon-turn-empty = Tühja auku: käik on läbi, võib-olla võtmisega.
dakon-decided-direction = Reeglileht ei ütle suunda. Päripäeva oleks mäng iseenda peegelpilt ja seda mängitaks samamoodi.
dakon-example-again = Lõuna külvab { $seeds } seemet august { $from }. Viimane langeb Lõuna salve, nii et Lõuna võib veel kord valida.
dakon-example-relay = Lõuna külvab { $seeds } seemet august { $from }. Viimane langeb auku { $relays }, milles on seemneid: Lõuna tõstab need kõik ja jätkab. Käik lõpeb augus { $last }, mis oli tühi, ja toob { $taken } seemet vastasaugust { $cells }.
dakon-example-round = { $seeds } seemet august { $from } teeb terve ringi: { $stored } langeb Lõuna salve, Põhja salve mitte ükski ja üks jõuab tagasi auku { $from }.

dakon-section-nembak = Nembak: laskmine
dakon-nembak = Kui su viimane seeme langeb su oma tühja auku, võtad vastasaugust kõik seemned. See on *nembak*, „laskmine“. Seeme, mille sa külvasid, jääb paigale. Kui vastas midagi pole, ei võeta midagi.
dakon-example-nembak = Viimane seeme langeb tühja auku { $last }. Lõuna võtab { $taken } seemet vastasaugust { $cells }.

dakon-section-mikul = Mikul: kaelkoogud
dakon-mikul = Kui su viimane seeme langeb teise rea tühja auku, vaata selle kaht naaberauku samas reas. Kui mõlemas on ühepalju seemneid, aga mitte null, võtad mõlemad ja ka seemne, mille sa külvasid. See on *mikul*, kahe võrdse koorma kandmine kaelkookudega.
dakon-mikul-edge = Rea otsmisel augul on seal ainult üks naaber, nii et midagi võtta ei saa.
dakon-example-mikul = Viimane seeme langeb tühja auku { $last }. Selle naabrid on võrdsed, nii et Lõuna võtab augud { $cells }, kokku { $taken } seemet.
dakon-example-edge = Viimane seeme langeb rea otsas olevasse auku { $last }. Midagi ei võeta.

dakon-end = Kui on sinu kord ja sinu rida on tühi, on mäng läbi. Teine mängija saab kõik seemned, mis jäid. Võidab see, kel on rohkem seemneid; võrdne arv on viik.
dakon-decided-again = See kehtib ka siis, kui su viimane seeme langes su salve ja sa peaksid veel kord valima.
dakon-end-repetition = Korduvate seisude jaoks reeglit ei ole: Dakonis ei saa neid tekkida.
dakon-example-end = Lõuna viimane seeme langeb salve. Lõuna peaks veel kord valima, aga tal pole enam ühtki seemet: Põhi saab kõik, mis jäi, ja võidab { $north } : { $south }.

dakon-option-holes = *Auke reas.* Viiest üheksani. Väikesel laual on mäng lühike.
dakon-option-nembak = *Nembak võtab mõlemad.* Seeme, mille sa külvasid, läheb su salve koos vastasaugu seemnetega.
dakon-example-option-nembak = Selle valikuga võtab Lõuna augud { $cells }, kokku { $taken } seemet: vastasaugu omad ja külvatud seemne.

dakon-notes-first = Matemaatikud on näidanud, et tavalistel laudadel saab alustaja endale võidu kindlustada.
dakon-example-run = Lõuna alustab ja teeb järjest käigud { $moves }. Salve jõuab { $total } seemnest { $stored }, üle poole: mäng on otsustatud, enne kui Põhi on üldse käinud.
dakon-notes-loads = Ka võtmiste nimed tulevad lõikusest: saaki kanti kaelkookudega (*mikul*) või kandelinas (*gendong*).
dakon-notes-stones = Jaaval kutsutakse väga vanu kive, milles on ümarate lohkude read, *dakonikivideks*. Need on pärit pronksi- ja rauaajast. Kuid arheoloogid arvavad, et need tehti esivanemate austamiseks ja taeva vaatlemiseks, mitte mängimiseks.

## Print

print-button = Prindi
print-hint = Kaks A4-lehte: laud, mis on päris kivikeste jaoks piisavalt suur, ja reeglid.
print-need = Mänguks on vaja: { $pieces }
