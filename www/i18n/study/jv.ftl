### Study: analysis, setting up, copying and opening. Comes on top of the words of the page.

## Study: analysis

study-analysis = Analisis
study-mistakes = Kaluputan
study-editor = Tata
study-exchange = Salin, bukak
study-depth = Wis ditiliki { $depth } giliran mengarep, { $positions } posisi.
study-line = Bisa uga terusé mangkéné
study-values = Ajiné saben langkah
study-signs = Punjulé poin ing pungkasan kanggo sing éntuk giliran: = mesthi, ≈ kira-kira, ≤ paling akèh, ≥ paling sithik. Pencèten langkahé supaya katon ing papan.
study-bound-exact = { $value }, mesthi
study-bound-estimate = kira-kira { $value }
study-bound-at-most = paling akèh { $value }, mesthi
study-bound-at-least = paling sithik { $value }, mesthi
study-time = Mikir
study-seconds = { $seconds } detik
study-start = Pikiren
study-stop = Mandheg
study-again = Pikiren manèh
study-thinking = Lagi mikir…
study-over = Ing kéné dolanané wis rampung.
study-failed = Mesiné ora kasil mikir iki. Coba manèh.

## Study: setting up

study-setting-up = Nata posisi
study-start-position = Posisi wiwitan
study-empty = Kothongna papan
study-from-board = Kaya dolanané
study-tap = Tutul papan:
study-tap-in = nambah
study-tap-out = njupuk
study-more = Tambah siji: { $name }
study-less = Suda siji: { $name }
study-owner = { $name } duwèké { $side }
study-rest = Turahané kanggo { $side }
study-to-move = Gilirané
study-field-debts = Utang
study-field-round = Babak
study-field-starter = Sing miwiti babak
study-fine = Posisi iki bisa dilakokaké.
study-fine-later = Posisi iki bisa dilakokaké. Sing kedadéan dhéwé mlaku dhisik.
study-fine-over = Ing posisi iki dolanané wis rampung.
study-missing = Isih kurang { pieces }.
study-too-many = Kakèhan { pieces }.
study-number = { $name }: kudu angka wutuh, lan ora kena ngluwihi cacahé ing dolanan iki.
study-impossible-al-manqala = Yèn ing papan isih ana manik, olèhé saben sisih mesthi genep.
study-impossible-san-yao = Saben sisih nduwèni barisé dhéwé, lan paling akèh legokan papat sing kawitan ing baris sabrangé.
study-show-field = Tuduhna
study-play = Dolanan saka kéné
study-analyse = Analisis

## Study: copy and open

study-open = Bukak
study-source = Dolanan utawa posisi sing arep dibukak
study-source-hint = Témplèkna tautan, dolanan, utawa posisi kaya salinan ing ngisor; utawa sèlèhna berkas ing kéné.
study-file = utawa berkas:
study-opened = Wis dibukak. Dolanan sing mau isih disimpen.
study-hand-out = Salin
study-hand-out-hint = Tautan lan dolanan ngemot kabèh langkah; posisi mung ngemot isiné papan saiki.
study-as-link = Tautan
study-as-record = Dolanan
study-as-text = Posisi, tèks biasa
study-as-json = Posisi, JSON
study-embed = Papan ing kaca wèb liya (basa Inggris)
study-read-empty = Durung ana sing bisa dibukak: témplèkna utawa tulisen dhisik.
study-read-too-long = Iki kedawan kanggo siji dolanan.
study-read-file = Berkas “{ $name }” ora bisa diwaca.
study-read-unknown = Iki dudu tautan, dolanan, utawa posisi saka situs iki.
study-read-json = Wiwitané kaya JSON, nanging rusak ing larik { $line }, aksara kaping { $column }.
study-read-json-kind = JSON iki dudu posisi: posisi ditulis ing njero kurung kurawal.
study-read-move = Langkah { $ply }: { $what }
study-read-line = Larik { $line } ora bisa diwaca: “{ $at }”.
study-read-head = Larik { $line }: pilihan ditulis jeneng=isi, dudu “{ $at }”.
study-read-names = Larik { $line }: ing kéné jenengé legokan { $wanted }.
study-read-rows = Larik { $line }: kudu ana angka rong baris, Lor ing ndhuwuré Kidul.
study-read-length = Larik { $line }: baris iki kudu isi { $wanted } angka, nanging isiné { $found }.
study-read-missing = “{ $at }” durung ana.
study-read-seat = Larik { $line }: ing kono kudu S (Kidul) utawa N (Lor), dudu “{ $at }”.
study-read-number = Larik { $line }: “{ $at }” dudu angka wutuh.
