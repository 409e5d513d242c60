### Aturan permainan dalam bahasa Indonesia. Yang diapit tanda * dicetak miring.
### Ô Ăn Quan: petak, kerikil, batu besar; Sàn Yáo: lubang, batu; Al-manqala: rumah, manik; Dakon: lubang, biji.

## Around the text

rules-title = Aturan { $game }
rules-play = Main { $game }
rules-games = Aturan permainan lain
rules-contents = Di halaman ini
rules-decided = Ketentuan di sini
rules-example = Contoh { $number }
rules-watch = Putar contoh
rules-step = Selangkah
rules-reset = Posisi awal
rules-try = Putar contohnya, atau pilih sendiri satu langkah di papan.
rules-open = Buka di papan besar
rules-board-failed = Papan ini tidak bisa digambar.

## Headings

rules-section-about = Permainan apa ini
rules-section-origin = Asal-usul
rules-section-board = Papan
rules-section-turn = Giliranmu
rules-section-capture = Perolehan
rules-section-feeding = Memberi manik
rules-section-match = Pertandingan
rules-section-end = Akhir permainan
rules-section-options = Pilihan aturan
rules-section-notes = Catatan
rules-section-sources = Sumber

## What the games share

rules-names = Papan digambar seperti yang dilihat Selatan: baris Selatan di bawah, baris Utara di atas. Di layar sempit papan ditegakkan, dan baris Selatan ada di sebelah kanan.
rules-letters = Lubang disebut dengan huruf, di tiap baris dari kiri ke kanan menurut pemiliknya: A, B, C … untuk Selatan dan a, b, c … untuk Utara. Utara duduk berseberangan dan menghitung ke arah sebaliknya, jadi a berhadapan dengan lubang terakhir Selatan.
rules-notation = Langkah ditulis dengan huruf lubang asalnya.
rules-decided-first = Lembar aturan tidak menyebut siapa yang memulai. Di sini Selatan yang memulai, kecuali kalau kamu memilih lain.
rules-decided-round-trip = Sebaran yang berkeliling penuh juga menjatuhkan satu ke lubang asalnya.
rules-resign = Kamu juga boleh menyerah. Setelah itu tidak ada lagi yang dikumpulkan, dan lawanmu menang.
rules-source-sheet = Lembar aturan “{ $title }” dari Mancala World. Inilah sumber utama kami untuk aturan dan sejarahnya.
rules-source-others = Uraian dan program lain yang sudah diterbitkan, untuk hal yang tidak disebut atau saling bertentangan di lembar aturan. Semua hal seperti itu ditandai “Ketentuan di sini” di atas.

## Ô Ăn Quan

o-an-quan-about = Ô Ăn Quan (“mengambil petak pembesar”) adalah permainan dari Vietnam yang digemari banyak orang. Kamu menyebar kerikil mengelilingi papan, melompati petak kosong, dan berusaha mendapat kedua batu besar di ujung-ujungnya.
o-an-quan-about-special = Ada dua hal yang membedakannya dari banyak permainan sebar biji: kamu memilih sendiri arahnya, dan kamu mendapat isi petak di belakang petak kosong.

o-an-quan-origin = Sejak lama ini permainan anak-anak dan orang desa. Papannya digambar dengan arang atau kapur di tanah keras, beranda batu, atau trotoar; bidaknya kerikil biasa dan dua batu besar dari sungai.
o-an-quan-origin-meaning = Permainan ini berkisah tentang bertani dan pajak. Kerikil adalah petani dan warga kota (*quân dân*), batu besar adalah pembesar (*quan*), para penguasa provinsi yang kaya. Tiap pemain mengurus lima petak tanah dan ingin menangkap para penguasa itu.
o-an-quan-origin-art = Permainan ini disebut dalam puisi rakyat dan sajak anak-anak, dan sajak-sajak mengiringi langkah permainan saat orang sedesa berkumpul. Dalam seni lukis, permainan ini dikenang lewat mahakarya di atas kain sutra, *Chơi Ô ăn quan* karya Nguyễn Phan Chánh, dari tahun 1931.

o-an-quan-board = Dua belas petak membentuk lingkaran. Tiap pemain punya sebaris lima petak rakyat (*ô dân*) yang masing-masing berisi lima kerikil. Di kedua ujung ada petak pembesar (*ô quan*) berbentuk setengah lingkaran dengan satu batu besar. Petak pembesar bukan milik siapa pun.
o-an-quan-board-points = Satu kerikil bernilai satu poin, satu batu besar sepuluh. Jumlah seluruhnya { $total } poin.
o-an-quan-board-mandarins = Petak pembesar di kanan Selatan disebut Q, yang di kanan Utara disebut q.
o-an-quan-decided-stone = Lembar aturan membolehkan satu batu besar atau sepuluh kerikil di tiap petak pembesar. Di sini dipakai batu besar; ada pilihan untuk menggantinya dengan kerikil.

o-an-quan-turn = Ambil semua kerikil dari salah satu petakmu dan pilih arah: ke kiri atau ke kanan. Jatuhkan kerikil itu satu per satu ke petak-petak berikutnya, petak pembesar juga. Arahnya tetap sama sampai giliran selesai.
o-an-quan-turn-next = Setelah kerikil terakhir, lihat petak berikutnya:
o-an-quan-turn-full = Petak rakyat yang berisi: ambil semua isinya dan lanjutkan menyebar. Lalu lihat lagi.
o-an-quan-turn-empty = Petak rakyat yang kosong: sebaran selesai, dan kini saatnya mendapat perolehan.
o-an-quan-turn-mandarin = Petak pembesar: giliran selesai.
o-an-quan-turn-notation = Langkah ditulis dengan huruf petaknya dan l untuk kiri atau r untuk kanan, menurut pemain yang melangkah: Cr, bl.
o-an-quan-decided-stop = Petak pembesar mengakhiri giliran apa pun isinya, bahkan kalau kosong. Lembar aturan menyatakannya dengan jelas. Menurut tradisi lain, petak pembesar yang kosong boleh dilompati seperti petak kosong lain; ada pilihan untuk bermain begitu.
o-an-quan-example-relay = Selatan menyebar { $seeds } kerikil dari { $from } ke arah { $towards }. Petak berikutnya berisi, jadi Selatan lanjut dari { $relays }. Kerikil terakhir jatuh di { $last }, petak berikutnya kosong, dan Selatan mendapat { $taken } kerikil di belakangnya, di { $cells }.
o-an-quan-example-stop = Selatan menyebar dari { $from } ke arah { $towards } dan lanjut dari { $relays }. Kerikil terakhir jatuh di { $last }. Berikutnya petak pembesar: giliran selesai.

o-an-quan-capture = Kalau petak setelah kerikil terakhirmu kosong, kamu mendapat semua isi petak di belakangnya: kerikil dan batu besar, dari barismu sendiri, baris seberang, atau petak pembesar.
o-an-quan-capture-chain = Kalau petak setelah itu kosong juga dan petak di belakangnya berisi, kamu mendapat isi petak itu pula. Begitu seterusnya, selama di depan tiap petak yang diperoleh ada tepat satu petak kosong.
o-an-quan-capture-end = Dua petak kosong berturut-turut mengakhiri perolehan. Kalau keduanya langsung mengikuti kerikil terakhirmu, kamu tidak mendapat apa-apa. Kerikil terakhirmu boleh juga jatuh di petak pembesar; dari sana perolehan berjalan dengan cara yang sama.
o-an-quan-decided-mandarin = Dalam perolehan beruntun, petak pembesar sama seperti petak lain: kosong bisa dilompati, berisi bisa diperoleh.
o-an-quan-decided-keep = Yang sudah didapat tetap milikmu walaupun perolehan beruntun diakhiri dua petak kosong. Lembar aturan bisa juga dipahami lain.
o-an-quan-decided-finish = Perolehan beruntun dijalankan sampai habis, juga kalau di tengah jalan petak pembesar kedua menjadi kosong.
o-an-quan-example-capture = Kerikil terakhir jatuh di { $last }, dan petak berikutnya kosong. Selatan mendapat { $taken } kerikil di { $cells }.
o-an-quan-example-chain = Satu kerikil pindah ke { $last }. Kosong, dapat, kosong, dapat, kosong, dapat: Selatan memperoleh isi { $cells }, seluruhnya { $taken } poin, karena ada batu besar di antaranya.
o-an-quan-example-gap = Selatan mendapat isi { $cells }. Di antaranya ada petak pembesar kosong, yang dilompati seperti petak kosong lain. Lalu ada dua petak kosong: perolehan berakhir, dan ke-{ $taken } kerikil itu tetap milik Selatan.
o-an-quan-example-two = Kerikil terakhir jatuh di { $last }. Setelahnya ada dua petak kosong, jadi Selatan tidak mendapat apa-apa.

o-an-quan-section-release = Thả cá: melepas ikan
o-an-quan-release = Kalau kelima petakmu kosong saat giliranmu mulai, taruh dulu satu kerikil perolehanmu ke tiap petak itu. Inilah *thả cá*, “melepas ikan”. Ini terjadi dengan sendirinya; setelah itu kamu melangkah.
o-an-quan-release-borrow = Kalau kerikil perolehanmu kurang dari lima, milikmu ditaruh dulu mulai dari sebelah kirimu, lalu sisanya dipinjam dari kerikil perolehan lawan. Utang itu dibayar dengan poin pada akhir permainan.
o-an-quan-decided-release = Batu besar yang sudah didapat bukan kerikil: tidak bisa dilepas dan tidak bisa ditukar. Kalau perolehan kedua pemain bersama-sama kurang dari lima kerikil, hanya sebanyak itu petak yang diisi. Kalau tidak ada satu pun, permainan selesai.
o-an-quan-example-release = Baris Utara kosong, dan sekarang giliran Utara. Utara melepas { $own } kerikil miliknya sendiri dan meminjam { $borrowed } dari Selatan, untuk mengisi { $into }.

o-an-quan-end = Permainan selesai kalau setelah suatu giliran kedua petak pembesar kosong.
o-an-quan-end-count = Lalu tiap pemain mengambil kerikil yang tersisa di kelima petaknya sendiri, dan utang dibayar. Poin terbanyak menang; kalau poinnya sama, hasilnya seri.
o-an-quan-decided-end = Kedua petak pembesar harus kosong pada saat yang sama. Petak yang sudah kehilangan batu besarnya dihitung berisi lagi kalau ada kerikil tersebar ke dalamnya.
o-an-quan-decided-repetition = Permainan juga selesai kalau posisi yang sama muncul untuk ketiga kalinya: isi papan sama, perolehan sama, dan pemain yang mendapat giliran sama. Utang tidak dibandingkan, karena bisa bertambah tanpa akhir.
o-an-quan-decided-right = Kalau permainan diakhiri oleh posisi yang berulang, atau karena tidak ada kerikil yang bisa dilepas, tiap pemain juga mengambil isi petak pembesar di sebelah kanannya.
o-an-quan-example-end = Selatan mendapat isi { $cells }. Kini kedua petak pembesar kosong, tiap pemain mengumpulkan isi barisnya sendiri, dan Selatan menang { $south } lawan { $north }.

o-an-quan-option-mandarin = *Isi petak pembesar sepuluh kerikil.* Nilainya sama dengan batu besar, tetapi setelah didapat bisa dipakai untuk thả cá.
o-an-quan-option-empty = *Petak pembesar kosong seperti petak kosong lain.* Sebaran yang habis di depan petak pembesar kosong tidak berakhir di situ: petak itu dilompati untuk mendapat perolehan, seperti petak kosong lain.
o-an-quan-option-young = *Pembesar muda* (*quan non*). Petak pembesar yang masih berisi batu besar dan kerikilnya kurang dari angka pilihanmu, biasanya lima, belum bisa didapat: perolehan beruntun berhenti di depannya. Pilihan ini tidak ada pengaruhnya kalau petak pembesar berisi sepuluh kerikil pada awal permainan.
o-an-quan-example-option-empty = Dengan pilihan ini, petak pembesar kosong setelah { $last } dilompati: Selatan mendapat { $taken } kerikil di { $cells }.
o-an-quan-example-option-young = Petak pembesar di belakang petak kosong itu masih muda: batu besarnya ditemani { $behind } kerikil, kurang dari { $least }. Selatan tidak mendapat apa-apa.

o-an-quan-notes-four = Ada juga bentuk untuk empat pemain, *Ô ăn quan bốn người*, dengan empat baris mengelilingi sebuah persegi di tengah. Bentuk itu tidak dimainkan di halaman ini.

## Sàn Yáo

san-yao-about = Sàn Yáo adalah permainan sebar biji untuk dua orang dari Henan, sebuah provinsi di Tiongkok tengah. Satu giliran bisa berkali-kali mengelilingi papan, dan pemenang babak merebut lubang di baris seberang, yang disebut “anak”.
san-yao-origin = Di Henan ini permainan anak perempuan. Mereka menggali lubang di tanah keras atau menggambarnya dengan kapur di lantai batu, dengan cekungan berbingkai sebagai lumbung di kedua ujung. Nama Tionghoanya, 散窑, kira-kira berarti “menyebar ke cekungan” atau “menebarkan lubang”.
san-yao-origin-place = Di Tiongkok utara dan tengah hanya sedikit permainan sebar biji yang masih hidup dan tercatat, jadi Sàn Yáo banyak bercerita tentang cara permainan seperti itu diwariskan di Asia Timur. Melanjutkan sebaran dari lubang berikutnya adalah kebiasaan yang juga ada dalam permainan dari India.

san-yao-board = Ada dua baris berisi lima lubang, dengan lima batu di tiap lubang, seluruhnya { $total } batu. Di kedua ujung ada lumbung. Batu tidak pernah disebar ke lumbung.
san-yao-board-owner = Tiap lubang ada pemiliknya. Mula-mula tiap pemain memiliki barisnya sendiri; babak-babak berikutnya dalam pertandingan bisa mengubahnya.

san-yao-turn = Ambil semua batu dari salah satu lubang milikmu. Sebar berlawanan arah jarum jam, yaitu ke kanan di sepanjang barismu, satu batu ke tiap lubang berikutnya.
san-yao-turn-next = Setelah batu terakhir, lihat lubang berikutnya. Kalau berisi batu, ambil semua dan lanjutkan menyebar. Kalau kosong, sebaran selesai, dan kini saatnya mendapat perolehan.
san-yao-turn-pass = Kalau tidak ada batu di satu pun lubangmu, giliranmu lewat. Kalau ada, kamu harus melangkah.
san-yao-decided-pass = Dalam terjemahan yang ada pada kami, lembar aturan menulis “memberi makan” di sini. Kami memahaminya sebagai giliran yang lewat.
san-yao-example-relay = Selatan mulai dengan { $seeds } batu dari { $from } dan lanjut dari { $relays }. Batu terakhir jatuh di { $last }; lubang berikutnya kosong, jadi sebaran selesai.
san-yao-example-pass = Setelah Selatan melangkah dari { $from }, Utara tidak punya batu untuk dijalankan. Giliran Utara lewat, dan Selatan melangkah lagi.

san-yao-capture = Lubang tepat di belakang lubang kosong itulah yang kamu peroleh, di sisi mana pun: kalau berisi batu, isinya masuk lumbungmu.
san-yao-capture-chain = Kalau setelahnya ada tepat satu lubang kosong dan lubang di belakangnya berisi batu, kamu mendapat isinya juga, dan begitu seterusnya. Dua lubang kosong berturut-turut mengakhiri perolehan; kalau langsung mengikuti batu terakhirmu, artinya kamu tidak mendapat apa-apa.
san-yao-example-capture = Batu terakhir jatuh di { $last }. Tiap kali melompati satu lubang kosong, Selatan memperoleh isi { $cells }, seluruhnya { $taken } batu. Lalu ada dua lubang kosong, dan perolehan berakhir.
san-yao-example-two = Batu terakhir jatuh di { $last }, dan setelahnya ada dua lubang kosong. Selatan tidak mendapat apa-apa.

san-yao-section-endless = Sebaran tanpa akhir
san-yao-endless = Pada beberapa posisi, sebaran tidak akan pernah selesai. Giliran seperti itu selalu kembali tepat ke posisi awalnya, karena tiap sebaran bisa dirunut mundur. Giliran yang panjang tidak masalah: ada yang sampai ratusan putaran dan tetap selesai.
san-yao-decided-endless = Mesin permainan mengenali posisi yang kembali itu. Papan tetap seperti semula, tidak ada yang diambil, dan giliran berpindah ke lawan.
san-yao-example-endless = Sebaran dari { $from } tidak akan pernah selesai: setelah { $laps } putaran, semua batu kembali ke tempat semula. Giliran berpindah.

san-yao-end = Babak selesai kalau batu yang tersisa di papan kurang dari dua. Kalau tersisa satu, batu itu menjadi milik pemilik lubangnya.
san-yao-decided-repetition = Babak juga selesai kalau posisi yang sama muncul untuk ketiga kalinya: batu, lumbung, dan pemilik lubangnya sama, dan pemain yang mendapat giliran sama. Lalu isi tiap lubang menjadi milik pemilik lubang itu. Tiap babak dihitung dari awal lagi.
san-yao-example-end = Selatan mendapat isi { $cells }. Tersisa satu batu; letaknya di lubang Selatan, jadi milik Selatan. Babak selesai: Selatan { $south }, Utara { $north }.

san-yao-match = Pertandingan terdiri dari beberapa babak. Setelah tiap babak, batu dihitung: siapa yang punya kurang dari lima tidak bisa mengisi satu lubang pun dan kalah dalam pertandingan. Dengan tepat lima kamu masih bertahan.
san-yao-match-fill = Kalau tidak ada yang kalah, semua lubang diisi lima batu lagi. Pemain yang batunya lebih banyak mengisi lubang sebanyak-banyaknya: mula-mula barisnya sendiri, lalu lubang di baris seberang. Lubang yang direbut itu disebut anak (*érzi*, artinya anak laki-laki).
san-yao-match-loan = Mungkin ada sisa kurang dari lima batu. Sisa itu dipinjamkan kepada lawan untuk melengkapi lubang terakhirnya.
san-yao-match-start = Siapa yang batunya lebih banyak memulai babak berikutnya. Pemilik tiap lubang ditentukan dari awal lagi setiap kali; huruf lubangnya tetap.
san-yao-decided-sons = Anak adalah lubang-lubang pertama di baris seberang menurut arah sebaran, mulai tepat setelah baris pemenang sendiri. Pada babak ini pemenang memilikinya dan boleh melangkah dari situ.
san-yao-decided-loan = Pinjaman tidak pernah dikembalikan.
san-yao-decided-equal = Kalau hitungannya sama, tidak ada yang merebut lubang, dan pemain yang tidak memulai babak lalu memulai babak berikutnya.
san-yao-decided-rounds = Pertandingan yang belum selesai setelah { $rounds } babak dimenangkan oleh pemain yang batunya lebih banyak pada hitungan terakhir; kalau sama, hasilnya seri. Tanpa batas, pemain yang pandai pun bisa berputar-putar terus.
san-yao-example-match = Babak selesai: Selatan { $south }, Utara { $north }. Selatan mengisi { $holes } lubang, jadi { $sons } menjadi anaknya, dan Selatan meminjami Utara { $lent } batu untuk melengkapi lubang terakhir.
san-yao-example-sons = Pada babak ini { $sons } milik Selatan, dan Selatan melangkah dari anaknya, { $from }. Giliran itu lanjut dari { $relays }, lalu mendapat { $taken } batu.
san-yao-example-ruin = Babak selesai: Selatan { $south }, Utara { $north }. Utara tidak bisa mengisi satu lubang pun: Selatan memenangkan pertandingan.

san-yao-option-match = *Satu babak saja.* Satu babak menentukan: batu terbanyak menang, kalau sama hasilnya seri.
san-yao-option-rounds = *Babak paling banyak.* Menentukan setelah babak ke berapa pertandingan yang belum selesai diputuskan.

san-yao-notes-balance = Anak dan pinjaman menarik ke dua arah: pinjaman menjaga pemain yang lebih lemah tetap ikut bermain, sedangkan anak membuat pemain yang lebih kuat makin lama makin menguasai papan.
san-yao-notes-maths = Batu-batu terakhir dalam satu babak menjadi teka-teki yang menarik, dan para ahli matematika pun tertarik padanya.

## Al-manqala

al-manqala-about = Al-manqala adalah permainan sebar biji untuk dua orang dari masyarakat Palestina di Galilea. Namanya berasal dari kata Arab yang berarti membawa dan memindahkan. Tidak ada lumbung dan tidak ada putaran kedua: kamu menyebar sekali, lalu menengok lagi apa yang sudah kamu buat.

al-manqala-origin = Yang memainkannya kebanyakan laki-laki, di kedai kopi dan penginapan musafir. Aturannya dicatat pada tahun 2007 oleh Dr. Moslih Kanaaneh dari Universitas Birzeit, sosiolog dan antropolog asal Arrabeh di Galilea Hilir.
al-manqala-origin-old = Cara bermainnya jauh lebih tua. Pada tahun 1694 Thomas Hyde dari Oxford menggambarkan permainan Arab yang hampir sama persis. Dua abad kemudian Stewart Culin menceritakan bagaimana orang Suriah memainkannya pada dua baris berisi tujuh lubang di kedai-kedai kopi Damaskus. Mereka menyebutnya *La‘b Hakimi*, permainan yang bijak, dan *La‘b Akila*, permainan yang cerdas.
al-manqala-origin-made = Papan dari Galilea diukir dari kayu ek utuh, direndam minyak, dan dilapisi ter hitam. Di atasnya disebar manik-manik putih yang berkilau.

al-manqala-board = Papannya berupa dua baris berisi tujuh cekungan yang disebut *byot*, “rumah-rumah”; satu rumah disebut *beit*. Tiap pemain memiliki baris di depannya. Mula-mula tiap rumah berisi tujuh manik, seluruhnya { $total }. Manik perolehan ditaruh di samping papan.

al-manqala-turn = Ambil semua manik dari salah satu rumahmu. Sebar berlawanan arah jarum jam, yaitu ke kanan di sepanjang barismu, satu manik ke tiap rumah berikutnya. Kalau tanganmu kosong, sebaran selesai: tidak pernah dilanjutkan dari rumah lain.
al-manqala-example-turn = Selatan menyebar { $seeds } manik dari { $from }. Manik terakhir membuat isi { $last } menjadi { $there }, bukan dua dan bukan empat: tidak ada yang didapat.

al-manqala-capture = Lihat rumah tempat manik terakhir jatuh, di sisi mana pun. Kalau isinya sekarang tepat dua atau tepat empat manik, semuanya untukmu.
al-manqala-capture-back = Lalu lihat rumah sebelumnya. Kalau isinya sekarang juga tepat dua atau empat, manik itu untukmu pula, dan begitu terus ke belakang, melewati kedua baris. Rumah pertama yang isinya lain mengakhiri perolehan.
al-manqala-example-capture = Dengan manik terakhir, isi { $last } menjadi { $there }: Selatan mendapatnya. Rumah sebelumnya berisi { $before }, jadi perolehan berakhir di situ.
al-manqala-example-back = Manik terakhir jatuh di { $last }. Ditelusuri mundur, Selatan memperoleh isi { $cells }, seluruhnya { $taken } manik. Isi rumah berikutnya bukan dua dan bukan empat, sehingga perolehan berakhir.
al-manqala-example-none = Manik terakhir membuat isi { $last } menjadi { $there }, bukan dua dan bukan empat. Tidak ada yang didapat, walaupun rumah sebelumnya berisi { $before }.

al-manqala-feeding = Kalau baris seberang kosong pada awal giliranmu, kamu wajib memberinya manik: hanya langkah yang menyisakan sedikitnya satu manik di sana yang boleh dimainkan. Akan tetapi, baris yang masih ada maniknya boleh kamu kosongkan.
al-manqala-decided-feeding = Lawan harus masih punya manik setelah semua perolehanmu diambil.
al-manqala-decided-pass = Kalau pemain tidak punya manik untuk dijalankan, gilirannya lewat. Yang melangkah berikutnya wajib memberinya manik, menurut aturan yang sama.
al-manqala-example-feeding = Baris Utara kosong. Dari semua rumah Selatan hanya { $legal } yang bisa memberinya manik: { $fed } manik sampai ke baris seberang.
al-manqala-example-strip = Selatan mendapat isi { $cells } dan Utara tidak punya manik lagi. Giliran Utara lewat. Kini Selatan wajib memberi manik, dan hanya { $next } yang bisa.

al-manqala-end = Kalau giliranmu tiba, baris seberang kosong, dan kamu tidak bisa memberinya manik, permainan langsung selesai. Pemain yang barisnya kosong mengambil semua manik di papan!
al-manqala-end-bare = Permainan juga selesai kalau tidak ada lagi manik di papan.
al-manqala-end-count = Siapa yang punya lebih dari setengah manik menang; kalau masing-masing { $half }, hasilnya seri.
al-manqala-end-agree = Kadang manik-manik terakhir hanya saling berkejaran. Kedua pemain boleh sepakat mengakhiri permainan; masing-masing mengambil setengah dari isi papan.
al-manqala-decided-repetition = Kalau posisi yang sama, dengan pemain yang sama mendapat giliran, muncul untuk ketiga kalinya, permainan selesai dan isi papan dibagi rata.
al-manqala-decided-play-on = Siapa yang punya lebih dari setengah sudah pasti menang, tetapi permainan berlanjut. Lawannya boleh main terus atau menyerah.
al-manqala-example-end = Utara memberikan manik terakhirnya. Manik Selatan tidak bisa sampai ke baris seberang, jadi Utara mengambil seluruh isi papan dan menang { $north } lawan { $south }.

al-manqala-options = Kamu bisa memilih siapa yang memulai. Tidak ada pilihan lain.
al-manqala-notes-sacrifice = Memberikan manik bisa jadi cerdik: lepaskan manik terakhirmu ketika manik lawan terlalu jauh untuk sampai ke barismu, dan semua yang tersisa menjadi milikmu.
al-manqala-notes-aleppo = Pada tahun 1819 Henry Alexander Scammell Dearborn menulis, dalam sebuah buku tentang perdagangan Kekaisaran Ottoman dan Mesir, bahwa penduduk Aleppo menyukai dua permainan dari daerah mereka, *mankala* dan *tabwaduk*, di samping dam dan catur.
al-manqala-notes-family = Kerabat dekatnya adalah *Mangala* di Turki dan *Halusa* di Irak.

## Dakon

dakon-about = Dakon (juga *Dhakon*) adalah permainan sebar biji dari Jawa, Indonesia, anggota keluarga besar permainan yang di kawasan ini disebut *congkak*. Pemain yang mahir menyambung sebaran demi sebaran dan mengisi lumbungnya sebelum lawan sempat melangkah.
dakon-origin = Sir Thomas Stamford Raffles adalah orang pertama yang menggambarkannya bagi pembaca Eropa, dalam *The History of Java* tahun 1817. Ia mencatat betapa permainan ini disukai kaum perempuan. Di seluruh Jawa dakon masih digemari, dan dikenal melatih hitung cepat di luar kepala.
dakon-origin-rice = Istilahnya diambil dari bercocok tanam padi. Lubangnya adalah *sawah*; kedua lubang besarnya adalah *lumbung*, tempat menyimpan padi. Bijinya *biji sawo* yang licin dan cokelat tua; kerang kecil pun boleh.

dakon-board = Papan yang biasa dipakai punya dua baris berisi tujuh lubang (*sawah*) dengan tujuh biji di tiap lubang, seluruhnya { $total } biji, dan satu lubang besar (*lumbung*) di tiap ujung.
dakon-decided-store = Lumbungmu adalah yang di sebelah kananmu.
dakon-decided-size = Ada papan dengan lima sampai sembilan lubang per baris. Di sini, isi awal tiap lubang sama dengan jumlah lubang dalam satu baris.

dakon-pingsut = Siapa yang mulai ditentukan dengan *pingsut*. Kedua pemain mengeluarkan satu jari bersamaan: gajah (jempol) mengalahkan orang (telunjuk), orang mengalahkan semut (kelingking), dan semut mengalahkan gajah, karena semut masuk ke telinganya. Kalau sama, diulang.
dakon-decided-first = Sebelum permainan baru, kamu bisa ber-pingsut, mengundi, atau memilih. Kalau tidak melakukan apa-apa, Selatan yang memulai.
dakon-turn = Ambil semua biji dari salah satu lubangmu. Sebar berlawanan arah jarum jam, yaitu ke kanan di sepanjang barismu: satu ke tiap lubang, dan satu ke lumbungmu sendiri setiap kali melewatinya. Lumbung lawan tidak diisi.
dakon-turn-next = Selanjutnya tergantung di mana biji terakhir jatuh:
dakon-turn-store = Di lumbungmu sendiri: kamu memilih lagi, dari lubangmu mana saja yang berisi biji.
dakon-turn-full = Di lubang yang berisi: ambil semua, biji terakhir juga, dan lanjutkan menyebar.
dakon-turn-empty = Di lubang kosong: giliran selesai, mungkin dengan perolehan.
dakon-decided-direction = Lembar aturan tidak menyebut arah. Kalau searah jarum jam, permainannya menjadi bayangan cerminnya sendiri dan jalannya sama saja.
dakon-example-again = Selatan menyebar { $seeds } biji dari { $from }. Biji terakhir jatuh di lumbung Selatan, jadi Selatan boleh memilih lagi.
dakon-example-relay = Yang terakhir dari { $seeds } biji dari { $from } jatuh di { $relays } yang berisi: Selatan mengambil isinya dan lanjut. Giliran berakhir di { $last }, yang tadinya kosong, dan Selatan mendapat { $taken } biji di seberangnya, di { $cells }.
dakon-example-round = { $seeds } biji dari { $from } berkeliling penuh: { $stored } jatuh di lumbung Selatan, tidak ada yang jatuh di lumbung Utara, dan satu jatuh di { $from } sendiri.

dakon-section-nembak = Nembak
dakon-nembak = Kalau biji terakhirmu jatuh di lubang kosongmu sendiri, kamu mendapat semua biji dari lubang di seberangnya. Inilah *nembak*. Biji yang kamu sebar tetap di tempatnya. Kalau di seberangnya tidak ada apa-apa, tidak ada yang didapat.
dakon-example-nembak = Biji terakhir jatuh di lubang kosong { $last }. Selatan mendapat { $taken } biji di seberangnya, di { $cells }.

dakon-section-mikul = Mikul
dakon-mikul = Kalau biji terakhirmu jatuh di lubang kosong di baris seberang, lihat dua lubang yang mengapitnya di baris itu. Kalau isi keduanya sama banyak, dan bukan nol, kamu mendapat isi keduanya beserta biji yang kamu sebar. Inilah *mikul*: membawa dua beban yang sama berat dengan pikulan.
dakon-mikul-edge = Lubang di ujung baris hanya punya satu tetangga di situ, jadi tidak ada yang bisa didapat.
dakon-example-mikul = Biji terakhir jatuh di lubang kosong { $last }. Lubang di kiri dan kanannya sama banyak, jadi Selatan memperoleh isi { $cells }, seluruhnya { $taken } biji.
dakon-example-edge = Biji terakhir jatuh di { $last }, di ujung baris. Tidak ada yang didapat.

dakon-end = Kalau giliranmu tiba dan barismu kosong, permainan selesai. Lawanmu mengambil semua biji yang tersisa. Biji terbanyak menang; kalau sama, hasilnya seri.
dakon-decided-again = Ini berlaku juga kalau biji terakhirmu jatuh di lumbungmu dan kamu harus memilih lagi.
dakon-end-repetition = Tidak ada aturan untuk posisi yang berulang: dalam Dakon hal itu tidak bisa terjadi.
dakon-example-end = Biji terakhir Selatan jatuh di lumbung. Mestinya Selatan memilih lagi, tetapi bijinya sudah habis: Utara mengambil sisanya dan menang { $north } lawan { $south }.

dakon-option-holes = *Lubang per baris.* Dari lima sampai sembilan. Papan kecil membuat permainan singkat.
dakon-option-nembak = *Nembak: biji terakhir ikut masuk lumbung.* Biji yang kamu sebar masuk lumbungmu bersama biji di seberangnya.
dakon-example-option-nembak = Dengan pilihan ini Selatan memperoleh isi { $cells }, seluruhnya { $taken } biji: yang di seberang dan yang baru disebar.

dakon-notes-first = Para ahli matematika sudah membuktikan bahwa di papan yang biasa dipakai, siapa yang mulai bisa memastikan kemenangan.
dakon-example-run = Selatan mulai dan melangkah { $moves } tanpa putus. Dengan begitu { $stored } dari { $total } biji masuk lumbung, lebih dari setengah: hasilnya sudah pasti sebelum Utara sempat melangkah.
dakon-notes-loads = Istilah untuk perolehan juga berasal dari panen: hasilnya dibawa dengan pikulan (*mikul*) atau digendong dengan kain (*gendong*).
dakon-notes-stones = Di Jawa, batu-batu sangat tua dengan barisan cekungan bulat disebut *batu dakon*. Batu itu dari Zaman Perunggu dan Zaman Besi. Namun para arkeolog berpendapat bahwa batu itu dibuat untuk menghormati leluhur dan mengamati langit, bukan untuk bermain.

## Print

print-button = Cetak
print-hint = Dua halaman A4: papan yang cukup besar untuk biji sungguhan, dan aturannya.
print-need = Yang diperlukan: { $pieces }
