### Study: analysis, setting up, copying and opening. Comes on top of the words of the page.

## Study: analysis

study-analysis = Analisis
study-mistakes = Kesalahan
study-editor = Tata
study-exchange = Salin, buka
study-depth = Sudah dilihat { $depth } giliran ke depan, { $positions } posisi.
study-line = Kemungkinan lanjutannya
study-values = Nilai tiap langkah
study-signs = Keunggulan poin di akhir bagi pemain yang mendapat giliran: = pasti, ≈ perkiraan, ≤ paling banyak, ≥ paling sedikit. Tekan satu langkah untuk melihatnya di papan.
study-bound-exact = { $value }, pasti
study-bound-estimate = sekitar { $value }
study-bound-at-most = paling banyak { $value }, pasti
study-bound-at-least = paling sedikit { $value }, pasti
study-time = Berpikir
study-seconds = { $seconds } detik
study-start = Pikirkan
study-stop = Berhenti
study-again = Pikirkan lagi
study-thinking = Sedang berpikir…
study-over = Di sini permainan sudah selesai.
study-failed = Mesin tidak berhasil memikirkan ini. Coba lagi.

## Study: setting up

study-setting-up = Menata posisi
study-start-position = Posisi awal
study-empty = Kosongkan papan
study-from-board = Seperti permainan
study-tap = Ketuk papan:
study-tap-in = tambah
study-tap-out = ambil
study-more = Tambah satu: { $name }
study-less = Kurangi satu: { $name }
study-owner = { $name } milik { $side }
study-rest = Sisanya untuk { $side }
study-to-move = Giliran
study-field-debts = Pinjaman
study-field-round = Babak
study-field-starter = Yang memulai babak
study-fine = Posisi ini bisa dimainkan.
study-fine-later = Posisi ini bisa dimainkan. Yang terjadi dengan sendirinya berjalan dulu.
study-fine-over = Di posisi ini permainan sudah selesai.
study-missing = Masih kurang { pieces }.
study-too-many = Kelebihan { pieces }.
study-number = { $name }: harus bilangan bulat, dan tidak melebihi jumlah dalam permainan ini.
study-impossible-al-manqala = Selama di papan masih ada manik, perolehan tiap sisi selalu genap.
study-impossible-san-yao = Tiap sisi memiliki barisnya sendiri, dan paling banyak empat lubang pertama di baris seberang.
study-show-field = Tunjukkan
study-play = Main dari sini
study-analyse = Analisis

## Study: copy and open

study-open = Buka
study-source = Permainan atau posisi yang mau dibuka
study-source-hint = Tempel tautan, permainan, atau posisi seperti salinan di bawah; atau taruh berkas di sini.
study-file = atau berkas:
study-opened = Sudah dibuka. Permainan sebelumnya tetap disimpan.
study-hand-out = Salin
study-hand-out-hint = Tautan dan permainan memuat semua langkah; posisi hanya memuat isi papan saat ini.
study-as-link = Tautan
study-as-record = Permainan
study-as-text = Posisi, teks biasa
study-as-json = Posisi, JSON
study-embed = Papan di halaman web lain (bahasa Inggris)
study-read-empty = Belum ada yang bisa dibuka: tempel atau tulis sesuatu dulu.
study-read-too-long = Ini terlalu panjang untuk sebuah permainan.
study-read-file = Berkas “{ $name }” tidak bisa dibaca.
study-read-unknown = Ini bukan tautan, permainan, atau posisi dari situs ini.
study-read-json = Awalnya seperti JSON, tetapi rusak di baris { $line }, karakter ke-{ $column }.
study-read-json-kind = JSON ini bukan posisi: posisi ditulis di dalam kurung kurawal.
study-read-move = Langkah { $ply }: { $what }
study-read-line = Baris { $line } tidak bisa dibaca: “{ $at }”.
study-read-head = Baris { $line }: pilihan ditulis nama=nilai, bukan “{ $at }”.
study-read-names = Baris { $line }: di sini nama lubangnya { $wanted }.
study-read-rows = Baris { $line }: harus ada dua deret angka, Utara di atas Selatan.
study-read-length = Baris { $line }: deret ini harus berisi { $wanted } angka, tetapi isinya { $found }.
study-read-missing = “{ $at }” belum ada.
study-read-seat = Baris { $line }: di situ harus S (Selatan) atau N (Utara), bukan “{ $at }”.
study-read-number = Baris { $line }: “{ $at }” bukan bilangan bulat.
