## The page

lessons-title = Pelajaran: { $game }
lessons-count = Terjawab: { $done } dari { $count }, langsung benar: { $first }
mark-first = langsung benar
mark-later = terjawab
mark-shown = jawaban sudah dilihat
mark-open = belum
lessons-previous = Kembali
lessons-next = Pelajaran berikutnya
lessons-finish = Hasilnya
lessons-restart = Ulangi semua
lessons-end = Hasilnya
lessons-end-count = Langsung benar: { $first } dari { $count }
lessons-end-open = Masih belum: { $open }
lessons-hint = Petunjuk
lessons-number = Poin
lessons-answer = Jawab
lessons-again = Coba lagi
lessons-show = Lihat jawabannya
lessons-chosen = Dipilih: { $cells }
lessons-none-chosen = Belum ada yang dipilih.
lessons-play = Main { $game }
lessons-make = Buat pelajaran sendiri
lessons-file = Buka pelajaran dari berkas
lessons-no-engine = Papan tidak dapat dimuat. Periksa sambungan, lalu muat ulang halaman ini.
lessons-unfit = Pelajaran ini tidak dapat dipakai: { $what }

## The questions

ask-last = { $move }: di mana yang terakhir jatuh? Tekan tempat itu.
ask-gain = { $move }: berapa poin hasilnya?
ask-most = Langkah mana yang hasilnya paling banyak?
ask-moves = Lubang mana saja yang boleh dipilih? Tandai semuanya.
ask-reach = Poin yang harus didapat dalam satu giliran, paling sedikit: { $points }
ask-win = Menangkan dalam giliran ini.
ask-best = Carilah langkah terbaik.
ask-best-more = Carilah langkah-langkah terbaik berturut-turut, sebanyak: { $plies }
kind-last = Di mana yang terakhir jatuh?
kind-gain = Berapa hasilnya?
kind-most = Langkah mana paling banyak?
kind-moves = Langkah apa saja yang ada?
kind-reach = Sekian poin dalam satu giliran
kind-win = Menang dalam satu giliran
kind-best = Langkah terbaik

## What is said to an answer

said-right = Benar!
said-not-there = Bukan di { $cell }. Hitung sekali lagi, atau lihat jawabannya.
said-not-number = Bukan { $points }. Hitung sekali lagi, atau lihat jawabannya.
said-no-number = Isilah bilangan bulat.
said-less = Hasilnya { $points }. Ada langkah lain yang lebih banyak.
said-most = Hasilnya { $points }, lebih banyak dari langkah lain.
said-not-possible = Tidak boleh dipilih: { $cells }
said-more-possible = Sejauh ini benar, tetapi masih ada lagi.
said-possible = Yang boleh dipilih: { $cells }
said-so-far = Sejauh ini { $points }, dan boleh sekali lagi.
said-brought = Hasil giliran ini: { $points }.
said-turn-over = Giliran selesai dengan hasil { $points }. Coba cara lain.
said-not-won = Giliran selesai, tetapi belum menang. Coba cara lain.
said-thinking = Mesin sedang menghitung…
said-answers = { $side } membalas { $move }.
said-gives = Poin yang terbuang, paling sedikit: { $points }.
said-next = Lalu sekarang?
said-proven = Mesin telah membuktikan bahwa tidak ada yang lebih baik.
said-line = Jawabannya: { $moves }.
said-stuck = Mesin belum dapat memeriksanya. Silakan coba lagi.

## Why a position cannot be asked that

senseless-over = Pada posisi ini permainan sudah selesai.
senseless-endless = Sebaran ini tidak pernah berakhir.
senseless-same = Semua langkah sama hasilnya.
senseless-one-move = Hanya ada satu langkah.
senseless-no-turn = Tidak ada giliran yang sampai ke sana.
senseless-unproven = Mesin tidak dapat membuktikan jawabannya. Ambil posisi dengan langkah atau biji yang lebih sedikit.
senseless-all-best = Semua langkah sama baiknya.

## Lists that cannot be read; $lesson: which lesson it is

flaw-broken = Ini bukan pelajaran, atau sebagiannya hilang.
flaw-newer = Pelajaran ini dibuat dengan versi halaman yang lebih baru. Muat ulang halaman ini lalu coba lagi.
flaw-empty = Tidak ada pelajaran dalam daftar ini.
flaw-many = Pelajaran terlalu banyak: satu daftar memuat paling banyak { $most }.
flaw-big = Itu terlalu besar untuk daftar pelajaran.
flaw-title = Judul daftar harus berupa teks paling panjang { $most } karakter.
flaw-lesson = Pelajaran { $lesson } rusak.
flaw-field = Pelajaran { $lesson } punya isian tak dikenal “{ $field }”.
flaw-ask = Pelajaran { $lesson } mengajukan pertanyaan yang tak dikenal.
flaw-text = Pelajaran { $lesson }: isian “{ $field }” harus berupa teks paling panjang { $most } karakter.
flaw-number = Pelajaran { $lesson }: isian “{ $field }” harus berupa bilangan bulat dari { $least } sampai { $most }.

## Making lessons

edit-about = Pilih posisi, ajukan pertanyaan, lalu bagikan pelajaran sebagai tautan atau berkas. Jawaban tidak perlu ditulis: mesin tahu.
edit-list = Judul daftar
edit-none = Belum ada pelajaran.
edit-lesson = Pelajaran { $number }
edit-new = Pelajaran baru
edit-position = Posisi
edit-position-hint = Tautan, catatan, atau papan sebagai teks. Langkah di papan bawah melanjutkannya.
edit-take = Pakai posisi ini
edit-ask = Pertanyaan
edit-move = Langkah
edit-points = Poin yang harus didapat
edit-plies = Langkah sendiri yang dicari
edit-name = Judul
edit-comment = Komentar
edit-fine = Pelajaran ini bisa dipakai. Jawaban: { $answer }
edit-keep = Masukkan ke daftar
edit-change = Ubah
edit-up = Naik
edit-down = Turun
edit-remove = Hapus
edit-removed = Dihapus: pelajaran { $number }
edit-try = Coba pelajarannya
edit-long = Tautan ini sangat panjang dan bisa terpotong di aplikasi pesan. Lebih baik bagikan berkasnya.

## The lessons that come with the page: titles

title-first = Sebaran pertama
title-across = Membelok di sudut
title-store = Masuk lumbung
title-on = Menyebar terus
title-long = Jalan panjang
title-round = Satu putaran penuh
title-before = Di depan petak pembesar
title-choice = Yang boleh dipilih
title-feed = Memberi manik
title-sons = Anak (érzi)
title-take = Satu perolehan
title-two = Dua atau empat
title-nembak = Nembak
title-mikul = Mikul
title-chain = Beruntun
title-stone = Batu besar
title-most = Perolehan terbanyak
title-again = Sekali lagi
title-run = Rangkaian
title-nine = Sembilan sebaran
title-win = Menang dalam satu giliran
title-study = Studi akhir permainan

## And their hints

hint-first = Setiap lubang sesudah yang dipilih mendapat satu, sampai tangan kosong.
hint-across = Sesudah ujung satu baris menyusul awal baris seberang.
hint-mandarin = Petak pembesar juga mendapat satu seperti yang lain.
hint-store = Lumbung sendiri mendapat satu saat dilewati, lumbung lawan tidak.
hint-on = Kalau lubang berikutnya berisi, semuanya diambil dan disebar lagi. Kalau kosong, sebaran selesai.
hint-among = Kalau yang terakhir jatuh di lubang berisi, semuanya diambil dan disebar lagi.
hint-before = Di depan petak pembesar sebaran selesai, apa pun isinya.
hint-round = Kalau sampai satu putaran penuh, lubang asalnya pun mendapat satu.
hint-choice = Lubang sendiri yang berisi.
hint-feed = Baris seberang kosong: hanya langkah yang meninggalkan sesuatu di sana yang boleh.
hint-sons = Lubang yang direbut milik yang merebutnya.
hint-take = Isi di belakang satu lubang kosong didapat.
hint-two = Kalau yang terakhir membuat dua atau empat, isinya didapat.
hint-backward = Lalu lihat lubang sebelumnya, dan seterusnya, selama isinya dua atau empat.
hint-nembak = Yang terakhir di lubang kosong sendiri mendapat isi di seberangnya.
hint-mikul = Yang terakhir di lubang kosong seberang mendapat dua tetangga yang sama banyak, beserta dirinya.
hint-chain = Sesudah mendapat, lihat terus: satu lubang kosong lalu ada isi, itu pun didapat.
hint-stone = Batu besar bernilai sepuluh.
hint-most = Cobalah setiap langkah dalam pikiran, yang kecil juga.
hint-again = Yang berakhir di lumbung memberi satu pilihan lagi. Mulailah dari situ.
hint-nine = Sembilan kali, dan hanya satu urutan. Delapan yang pertama berakhir di lumbung.
hint-half = Lebih dari separuh semuanya sudah cukup.
hint-win = Langkah yang mengakhiri permainan harus membuatmu unggul.
hint-study = Lihat apa yang bisa dilakukan lawan sesudah tiap langkah. Perolehan terbanyak bisa jadi keliru.
