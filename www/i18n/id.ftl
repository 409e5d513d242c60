### Bahasa Indonesia. Petak besar Ô Ăn Quan disebut “petak pembesar” (ô quan).

## People and things

who =
    { $voice ->
        [you] Kamu
        [computer] Komputer
        [friend] Temanmu
        [named] { $name }
        [south] Selatan
       *[north] Utara
    }
    .inside =
        { $voice ->
            [you] kamu
            [computer] komputer
            [friend] temanmu
            [named] { $name }
            [south] Selatan
           *[north] Utara
        }

whose =
    { $voice ->
        [you] kamu
        [computer] komputer
        [friend] temanmu
        [named] { $name }
        [south] Selatan
       *[north] Utara
    }
    .first =
        { $voice ->
            [you] Milikmu
            [computer] Milik komputer
            [friend] Milik temanmu
            [named] Milik { $name }
            [south] Milik Selatan
           *[north] Milik Utara
        }

seeds =
    { $game ->
        [o-an-quan] { $seeds } kerikil
        [san-yao] { $seeds } batu
        [al-manqala] { $seeds } manik
       *[other] { $seeds } biji
    }

pieces =
    { $stones ->
        [0] { seeds }
       *[other]
            { $seeds ->
                [0] { $stones } batu besar
               *[other] { seeds } dan { $stones } batu besar
            }
    }

sentence = { $text }.

list-comma = { ", " }
list = { $list } dan { $last }

## The page

game-o-an-quan = Ô Ăn Quan
game-san-yao = Sàn Yáo
game-al-manqala = Al-manqala
game-dakon = Dakon
page-title = { $game } · permainan sebar biji
page-games = Permainan
page-language = Bahasa
page-board = Papan
page-loading = Menata papan…
page-controls = Permainan
page-playback = Animasi
page-dismiss = Tutup

## Seats

seat-south = Selatan
seat-north = Utara
seat-plays = Siapa yang bermain sebagai { $side }
seat-points = { $side }: { $points } poin
player-person = Orang
player-you = Kamu
player-away = Teman, lewat tautan
player-1 = Komputer pemula
player-2 = Komputer mudah
player-3 = Komputer santai
player-4 = Komputer biasa
player-5 = Komputer mahir
player-6 = Komputer jago
player-7 = Komputer jago sekali
player-8 = Komputer juara

## Whose turn it is

status-choosing =
    { $voice ->
        [you] Giliranmu
       *[other] Giliran { who.inside }
    }
status-again =
    { $voice ->
        [you] Giliranmu lagi
       *[other] Giliran { who.inside } lagi
    }
status-thinking = { who } sedang berpikir
status-waiting = { who } menunggu: dijeda
status-away = Menunggu { who.inside }
status-telling = { who } menyebar
status-stuck = Komputer macet
status-start-choosing = Pilih lubang yang mau kamu sebar.
status-start-choosing-directions = Pilih petak, lalu arahnya.
status-start-away = Kirim tautannya, lalu buka tautan balasannya.
status-start-thinking = Lawan yang mulai.
status-away-hint = Kirim langkahmu, lalu buka tautan balasannya.
status-decided =
    { $voice ->
        [you] Kamu punya lebih dari setengah: kemenangan sudah pasti.
       *[other] { who } punya lebih dari setengah: kemenangan sudah pasti.
    }
status-decided-resign = Kamu boleh lanjut bermain atau menyerah.

refused-row =
    { $voice ->
        [you] Itu barismu.
       *[other] Itu baris { whose }.
    }
refused-son =
    { $voice ->
        [you] Lubang itu milikmu.
       *[other] Lubang itu milik { whose }.
    }
refused-empty = Tidak ada yang bisa disebar di situ.
refused-al-manqala = Baris seberang kosong: kamu wajib memberinya manik kalau bisa.
refused-now = Yang itu tidak bisa dipilih sekarang.

## Buttons

button-new = Mulai baru
button-study = Pelajari
button-undo = Urungkan
button-redo = Ulangi
button-hint = Petunjuk
button-send = Kirim langkahku
button-link = Salin tautan
button-more = Lainnya
button-retry = Coba lagi
button-pause = Jeda
button-play = Lanjut
button-back = Mundur
button-step = Selangkah
button-skip = Lewati
button-cancel = Batal
button-before = Ke permainanku
button-copy = Salin
button-save = Simpan ke berkas

## The table, as a screen reader tells it

table-board = Papan { $game }
table-hole = { $cell }, { $voice ->
        [you] sisimu
       *[other] sisi { whose }
    }, { pieces }{ $owner }
table-conquered = , direbut: kini { $voice ->
        [you] milikmu
       *[other] milik { whose }
    }
table-mandarin = Petak pembesar { $cell }, di kanan { who.inside }, { pieces }
table-store = { $aside ->
        [yes]
            { $voice ->
                [you] Perolehanmu
               *[other] Perolehan { whose }
            }
       *[no]
            { $voice ->
                [you] Lumbungmu
               *[other] Lumbung { whose }
            }
    }, { pieces }{ $stones ->
        [0] { "" }
       *[other] , { $points } poin
    }
table-direction = Sebar dari { $cell } ke arah { $to }
table-pick = { $cell }: ke arah { $one } atau { $other }?
table-ends-lap =
    { move-name }: { $to ->
        [none] sebaran ini tidak akan pernah selesai.
        [store] putaran pertama berakhir di lumbung.
       *[other] { $game ->
            [al-manqala] sebaran berakhir di { $to }.
           *[other] putaran pertama berakhir di { $to }.
        }
    }
table-ends-turn = Yang terakhir jatuh di { $to ->
        [store] lumbung
       *[other] { $to }
    }; giliran ini menghasilkan { $points } poin.

## A turn in words

told-sow = { who } menyebar { pieces } dari { $cell }{ $towards ->
        [none] { "" }
       *[other] { " " }ke arah { $towards }
    }{ $relays ->
        [0] { "" }
        [1] , lalu lanjut sekali
       *[other] , lalu lanjut { $relays } kali
    }.
told-stored = { seeds } masuk lumbung.
told-taken = { who } mendapat { $what }.
told-taking = { pieces } dari { $cells }{ $as ->
        [nembak] { " " }dengan nembak
        [mikul] { " " }dengan mikul
       *[other] { "" }
    }
told-again = Biji terakhir jatuh di lumbung: boleh memilih lagi.
told-pass = { who } tidak bisa melangkah, jadi gilirannya lewat.
told-endless = Sebaran dari { $cell } tidak akan pernah selesai: setelah { $laps } putaran, papan kembali seperti semula. Tidak ada yang diambil dan giliran berpindah.
told-release = Thả cá, “melepas ikan”: { $own ->
        [0] { "" }
       *[other] { $own } kerikil { $voice ->
            [you] perolehanmu
           *[other] perolehan { whose }
        }{ $borrowed ->
            [0] { "" }
           *[other] { " " }dan{ " " }
        }
    }{ $borrowed ->
        [0] { "" }
       *[other] { $borrowed } kerikil pinjaman
    } masuk ke { $cells }.
told-sweep = { who } mengambil sisanya: { pieces }.
told-split = { who } mendapat { pieces } dari sisanya.
told-repay = { who } membayar utang { $seeds } kerikil.
told-round = Babak selesai: Selatan { $south }, Utara { $north }. Lubang-lubang diisi lagi, dan { $starter } babak berikutnya.
told-starts = { who.inside } memulai
told-sons = Kini { who.inside } memiliki lubang rebutan { $cells } (érzi, “anak”).
told-lend = { who } meminjamkan { pieces } untuk mengisi lubang terakhir.

## One step, while it is shown

step-lift-start = Mengambil { pieces } dari { $from }
step-lift-relay-among = Yang terakhir jatuh di { $from } yang berisi: semua { $seeds } biji lanjut disebar
step-lift-relay-next = Berikutnya, { $from }, berisi: lanjut dengan { pieces }
step-capture = Mendapat { pieces } dari { $from }
step-capture-chain-first = Berikutnya, { $gap }, kosong, jadi { $from } di belakangnya diambil: { pieces }
step-capture-chain-more = Kosong lagi di { $gap }, jadi { $from } di belakangnya juga diambil: { pieces }
step-capture-backward = Isi { $from } jadi { $seeds }: dua atau empat diambil
step-capture-backward-more = Rumah sebelumnya, { $from }, juga berisi { $seeds }: ikut diambil
step-capture-nembak = Nembak: { $landing } tadinya kosong, jadi { $from } di seberangnya diambil: { pieces }
step-capture-nembak-too = Biji penembaknya ikut masuk lumbung
step-capture-mikul = Mikul: { $landing } tadinya kosong, diapit dua lubang yang isinya sama, jadi { $from } diambil: { pieces }
step-capture-mikul-too = Biji di tengahnya ikut masuk lumbung
step-release = Thả cá, “melepas ikan”: satu kerikil ke { $to }
step-release-borrowed = Thả cá: satu kerikil pinjaman ke { $to }
step-lend = Meminjamkan { pieces } ke { $to }
step-sweep = Sisanya dikumpulkan
step-split = Sisanya dibagi rata
step-deal = Lubang-lubang diisi lagi
step-again = Masuk lumbung: sekali lagi
step-endless = Sebaran ini tidak akan pernah selesai
step-repay = Utang { $seeds } kerikil dibayar

## The end

outcome-won = { who } menang, { $most } lawan { $least }
outcome-draw = Seri, sama-sama { $south }
outcome-given = { who } menang
reason-mandarins = Kedua petak pembesar sudah kosong.
reason-deadlock = Tidak ada lagi kerikil yang bisa dilepas.
reason-repetition = Posisi yang sama muncul untuk ketiga kalinya.
reason-spent = Batu yang tersisa di papan kurang dari dua.
reason-ruined = Batunya kurang dari lima: satu lubang pun tidak bisa diisi penuh.
reason-rounds = Babak terakhir sudah dimainkan.
reason-bare = Tidak ada lagi yang bisa dijalankan.
reason-starved = Satu baris kosong dan tidak bisa lagi diberi manik dari baris seberangnya: pemain yang tidak punya manik mengambil sisanya.
reason-agreed = Keduanya sepakat membagi rata sisanya.
reason-resigned = { who } menyerah.
reason-timed = { who } kehabisan waktu.

## Beside the board

panel-score = Hitungan
panel-moves = Langkah
panel-moves-none = Belum ada langkah.
move-name = { $cell }{ $towards ->
        [none] { "" }
       *[other] { " " }ke arah { $towards }
    }
moves-key = Hurufnya menunjukkan lubang; angka sesudahnya adalah hasil langkah itu.
moves-key-directions = Hurufnya menunjukkan petak, r atau l arah sebarannya: kanan atau kiri, dilihat dari pemainnya. Angka sesudahnya adalah hasil langkah itu.
moves-move = { $move }{ $points ->
        [0] { "" }
       *[other] { " " }+{ $points }
    }
moves-of = { $side }: { $text }{ $name ->
        [none] { "" }
       *[other] { " " }({ $name })
    }
moves-first = Ke awal
moves-previous = Mundur segiliran
moves-next = Maju segiliran
moves-last = Ke akhir
panel-rules = Cara bermain
panel-rules-more = Semua aturan, dengan contoh
panel-lessons = Pelajaran
panel-print = Papan untuk dicetak
panel-options = Dimainkan dengan aturan
panel-choices = Aturan
panel-option =
    { $name }: { $value }
score-side = Sisi
score-points = Poin
score-pebbles = Kerikil
score-stones = Batu besar
score-debts = Pinjaman
score-store = Lumbung
score-aside = Perolehan
score-sons = Anak
score-none = tak ada
score-round = Babak { $round } dari paling banyak { $rounds }
score-round-single = Satu babak saja
score-started = { who } memulai babak ini.
score-sons-hint = Anak (érzi) adalah lubang yang direbut dari baris seberang; pada babak ini pemilik barunya boleh melangkah dari situ.
score-last = Babak lalu: Selatan { $south }, Utara { $north }.
score-last-lent = { who } meminjamkan { $seeds } batu yang tidak perlu dikembalikan.

## Rule options

option-yes = Ya
option-no = Tidak

option-o-an-quan-mandarin = Isi petak pembesar
    .hint = Dua-duanya bernilai sepuluh poin, tetapi kerikil perolehan bisa dilepas lagi (thả cá).
    .stone = Satu batu besar
    .pebbles = Sepuluh kerikil
option-o-an-quan-emptyMandarin = Bertemu petak pembesar kosong
    .hint = Sebaran yang habis tepat di depannya selesai di situ, atau boleh mendapat isi petak di belakangnya.
    .stops = Giliran selesai
    .gap = Seperti petak kosong lain
option-o-an-quan-youngMandarin = Pembesar muda (quan non)
    .hint = Batu besar yang ditemani kerikil kurang dari angka ini belum boleh diambil; 0 berarti aturan ini tidak dipakai.
option-san-yao-match = Pertandingan penuh
    .hint = Babak demi babak, dengan anak dan pinjaman, sampai satu pihak habis; kalau tidak dipilih, satu babak menentukan.
option-san-yao-rounds = Babak paling banyak
    .hint = Kalau sampai sekian babak belum selesai, hitungan terakhir yang menentukan.
option-dakon-holes = Lubang per baris
    .hint = Isi awal tiap lubang sama dengan jumlah lubang dalam satu baris.
option-dakon-nembak = Nembak: biji terakhir
    .hint = Saat biji terakhir jatuh di lubang kosong sendiri dan mengambil isi seberangnya, biji itu tinggal atau ikut.
    .stays = Tinggal di lubangnya
    .takes-both = Ikut masuk lumbung

## How the games go, in short

rules-o-an-quan-1 = Ambil semua kerikil dari salah satu dari lima petakmu (ô dân), lalu sebar satu per satu ke kiri atau ke kanan.
rules-o-an-quan-2 = Kalau petak berikutnya berisi, ambil isinya dan lanjutkan. Kalau kosong, kamu mendapat isi petak di belakangnya, dan begitu seterusnya selama terpisah satu petak kosong.
rules-o-an-quan-3 = Di depan petak pembesar (ô quan) giliran selesai. Satu batu besar bernilai sepuluh.
rules-o-an-quan-4 = Kalau semua petakmu kosong, lepaskan satu kerikil perolehanmu ke tiap petak; kalau kurang, pinjam dulu. Itulah thả cá, “melepas ikan”.
rules-o-an-quan-5 = Setelah kedua petak pembesar kosong, masing-masing mengambil kerikil di petaknya sendiri, dan utang dibayar. Poin terbanyak menang.

rules-san-yao-1 = Ambil semua batu dari salah satu lubangmu dan sebar berlawanan arah jarum jam.
rules-san-yao-2 = Kalau lubang berikutnya berisi, ambil isinya dan lanjutkan. Kalau kosong, kamu mendapat isi lubang di belakangnya, dan begitu seterusnya selama terpisah satu lubang kosong.
rules-san-yao-3 = Babak selesai kalau batu yang tersisa kurang dari dua. Semua lubang diisi lima lagi.
rules-san-yao-4 = Siapa yang batunya cukup untuk lebih dari lima lubang merebut lubang di baris seberang: itulah anaknya (érzi). Kelebihannya dipinjamkan.
rules-san-yao-5 = Siapa yang tidak bisa mengisi satu lubang pun, kalah dalam pertandingan.

rules-al-manqala-1 = Ambil semua manik dari salah satu rumahmu (beit, jamaknya byot) dan sebar berlawanan arah jarum jam, sekali jalan.
rules-al-manqala-2 = Kalau rumah terakhir jadi berisi dua atau empat manik, isinya untukmu, begitu juga rumah-rumah sebelumnya selama berisi dua atau empat.
rules-al-manqala-3 = Kalau baris seberang kosong, kamu wajib memberinya manik kalau bisa.
rules-al-manqala-4 = Kalau tidak bisa, pemilik baris kosong itu mengambil sisanya. Siapa yang mendapat lebih dari setengah dari 98 manik menang.

rules-dakon-1 = Ambil semua biji dari salah satu lubangmu (sawah) dan sebar berlawanan arah jarum jam, juga ke lumbungmu sendiri, tetapi tidak ke lumbung lawan.
rules-dakon-2 = Biji terakhir masuk lumbungmu: pilih lagi. Masuk lubang berisi: ambil semua dan lanjutkan.
rules-dakon-3 = Masuk lubang kosongmu sendiri: biji di seberangnya untukmu. Itulah nembak.
rules-dakon-4 = Masuk lubang kosong lawan yang diapit dua lubang berisi sama banyak: ketiganya untukmu. Itulah mikul.
rules-dakon-5 = Kalau baris pemain yang mendapat giliran kosong, lawannya mengambil sisanya. Biji terbanyak menang.

## Names

names-title = Nama

## Between two rounds (Sàn Yáo)

round-title = Babak { $round } selesai
round-go = Lanjut

## Links

share-title = Tautan
share-copied = Tautan sudah disalin. Isinya posisi ini dengan semua langkahnya.
share-sent = Tautan sudah disalin. Kirimkan: siapa yang membukanya bermain sebagai { $side }.
share-alone = Hanya komputer ini yang bisa membukanya: halaman ini tidak ada di internet.
share-by-hand = Tautan tidak bisa disalin otomatis di sini. Pilih lalu salin sendiri.
share-field = Tautan
share-close = Selesai
share-picture = Gambar…

## What went wrong

notice-link = Tautan ini tidak bisa dibuka. Ini permainan baru.
notice-link-before = Tautan ini tidak bisa dibuka. Ini permainan baru; permainanmu tetap disimpan.
notice-seat = Tautan ini meminta sisi yang tidak ada, jadi dibuka seperti biasa.
notice-restored = Permainanmu dilanjutkan dari yang terakhir.
notice-saved = Permainan yang disimpan tidak bisa dibaca.
notice-saved-older = Simpanan terbaru tidak bisa dibaca. Permainan yang lebih lama dilanjutkan.
notice-unsaved = Gagal menyimpan: permainan ini hanya ada di tab ini. Tautannya juga memuatnya.
notice-trap = Mesin permainan tersandung dan dinyalakan lagi. Permainanmu masih utuh.
notice-trap-link = Mesin permainan tersandung tautan ini. Ini permainan baru.
notice-trap-again = Mesin permainan tersandung lagi. Ini permainan baru; yang lama masih ada di simpananmu.
notice-part = Sebagian halaman ini tidak bisa dimuat. Periksa koneksi lalu muat ulang: permainanmu tetap disimpan.
notice-failed = Tidak berhasil. { $what }
notice-copied = Sudah disalin.
notice-copy-yourself = Tidak bisa disalin otomatis di sini. Teksnya sudah dipilih: salin sendiri.
load-title = Permainan tidak bisa dimuat
load-unreachable = Mesin permainan tidak bisa diambil. Periksa koneksi lalu coba lagi.
load-missing = Ada bagian situs ini yang hilang di server. Coba lagi nanti.
load-refused = WebAssembly, yang dipakai mesin permainan, diblokir di peramban atau halaman ini. Izinkan lalu coba lagi.
load-damaged = Mesin permainan rusak saat diunduh atau tidak jalan di peramban ini. Coba lagi, atau pakai peramban yang lebih baru.

## What the engine refuses

error-any = Ada masalah yang tidak terduga.
error-unknown-game = Tidak ada permainan bernama “{ $at }”.
    .empty = Nama permainannya tidak ada.
error-unknown-option = Permainan ini tidak punya pilihan “{ $at }”.
error-bad-option = Pilihan “{ $at }” tidak bisa diisi begitu.
error-unknown-field = Tidak ada isian “{ $at }”.
error-missing-field = Isian “{ $at }” belum ada.
error-wrong-type = Jenis isian “{ $at }” salah.
error-out-of-range = Angka di “{ $at }” terlalu kecil, terlalu besar, atau tidak bulat.
error-wrong-length = Isi daftar “{ $at }” kurang atau kelebihan.
error-wrong-total =
    { $at ->
        [stones] Jumlah batu besar tidak cocok dengan permainan ini.
       *[other] Jumlah biji tidak cocok dengan permainan ini.
    }
error-impossible = Papan tidak mungkin seperti yang tertulis di “{ $at }”.
error-not-a-move = “{ $at }” bukan langkah permainan ini.
    .empty = Ada langkah yang belum ditulis.
error-illegal-move = Langkah “{ $at }” tidak bisa dimainkan di situ.
error-game-over = Permainan sudah selesai.
error-cannot-end = Permainan ini tidak bisa diakhiri dengan cara itu.
error-not-a-record = Tidak terbaca sebagai permainan, tersendat di “{ $at }”.
error-newer-version = Dibuat dengan versi halaman ini yang lebih baru ({ $at }).
error-too-long = Terlalu panjang: satu permainan paling banyak { NUMBER(65536) } karakter.
error-out-of-memory = Memori tidak cukup untuk ini.
error-not-started = Mesin belum diberi permainan.
