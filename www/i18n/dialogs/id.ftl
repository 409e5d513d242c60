### What is asked before a game, pingsut, the settings, and the rarer buttons. Comes on top of the words of the page.

## Settings

settings-counts = Jumlah di samping lubang
settings-ends = Tunjukkan akhir sebaran
settings-ends-off = Tidak
settings-ends-lap = Putaran pertama
settings-ends-turn = Seluruh giliran
settings-ends-hint = Arahkan penunjuk ke lubang, atau tahan jarimu di atasnya. Dengan pembaca layar: tombol “?” di papan.
settings-sounds = Suara lembut
settings-outlook = Beri tahu siapa yang unggul selama bermain
settings-projector = Tampilan besar untuk proyektor

## The marks on the board

help-marks = Tanda di papan
help-mark-offered = Dari sini kamu boleh menyebar.
help-mark-turn = Baris ini yang mendapat giliran.
help-mark-origin = Giliran terakhir mulai di sini.
help-mark-landing =
    { $game ->
        [o-an-quan] Kerikil
        [san-yao] Batu
        [al-manqala] Manik
       *[other] Biji
    } terakhirnya jatuh di sini.
help-mark-taken = Isi ini sudah, atau akan, diambil.
help-mark-lap =
    { $game ->
        [al-manqala] Sebaran akan berakhir di sini.
       *[other] Putaran pertama akan berakhir di sini.
    }
help-mark-end = Giliran akan berakhir di sini.
help-mark-gain = Sebanyak ini hasil giliran itu.
help-mark-endless = Sebaran dari sini tidak akan pernah selesai.
help-mark-hint = Petunjuk: disarankan menyebar dari sini.

setup-title = { $game } baru
setup-players = Siapa bermain
setup-starts = Siapa mulai
setup-side =
    { $side } ({ $player })
setup-swap = Tukar sisi
setup-lot = Undian
setup-lot-hint = Nasib yang memilih saat permainan dimulai.
setup-pingsut = Pingsut
setup-pingsut-hint = Adu jari dulu, seperti biasanya.
setup-opening = Pembukaan
setup-opening-usual = Seperti biasa
setup-opening-exact = { $cells }: { $value }, pasti
setup-opening-estimate = { $cells }: sekitar { $value }
setup-opening-hint = Langkah yang sudah dijalankan lebih dulu supaya kedua pihak hampir seimbang. Angkanya: selisih poin di akhir jika keduanya bermain sebaik mungkin.
setup-begin = Mulai
setup-saved = Belum selesai
setup-saved-item = { $game }, { $moves } langkah, { $when }

## Pingsut

pingsut-title = Pingsut
pingsut-how = Gajah mengalahkan orang, orang mengalahkan semut, semut mengalahkan gajah.
pingsut-throw =
    { $voice ->
        [you] Keluarkan jarimu.
       *[other] { who }: keluarkan jari. Yang lain jangan melihat dulu.
    }
pingsut-elephant = Gajah
    .finger = jempol
pingsut-human = Orang
    .finger = telunjuk
pingsut-ant = Semut
    .finger = kelingking
pingsut-thrown = { who } mengeluarkan { $sign ->
        [elephant] gajah
        [human] orang
       *[ant] semut
    }.
pingsut-ready =
    { $voice ->
        [named] Aku { $name }
        [south] Aku main sebagai Selatan
       *[north] Aku main sebagai Utara
    }
pingsut-equal = Jarinya sama.
pingsut-again = Ulangi
pingsut-winner = { who } mulai.
pingsut-begin = Mulai

## The rarer buttons

button-resign = Menyerah
button-agree = Ajak bagi rata
button-speed = Kecepatan
button-settings = Setelan
speed-0-5 = Pelan
speed-1 = Biasa
speed-2 = Cepat
speed-4 = Sangat cepat
speed-0 = Tanpa animasi

## A new game

started-lot = Undian jatuh pada { who.inside }: { who.inside } mulai.
names-name = Nama, kalau mau
names-of = Nama { $side }
names-hint = Nama hanya disimpan di peramban ini.
names-keep = Simpan

## Giving up, and agreeing to split

ask-resign = Menyerah?
ask-resign-hint = { who } menang. Masih bisa diurungkan.
ask-agree = Bagi rata sisanya?
ask-agree-hint = Kedua pihak harus setuju.
ask-agree-both = Keduanya setuju
ask-agree-decline = Main terus
agree-declined = Komputer berharap dapat lebih dan main terus.

## The clock

clock-title = Jam
clock-none = Tanpa jam
clock-side = { $minutes } menit + { $seconds } detik per langkah
clock-move = { $seconds } detik per langkah
clock-own = Atur sendiri
clock-minutes = Menit per sisi
clock-seconds = Detik per langkah
clock-own-hint = Tanpa menit, tiap langkah hanya mendapat detiknya saja.
clock-hint = Jam berjalan selagi pemain memilih, dan berhenti selagi biji disebar atau halaman tidak terlihat.

## After a game, between two rounds, and when the clock runs low
clock-low =
    { $voice ->
        [you] Sisa { $seconds } detik.
       *[other] { who }: sisa { $seconds } detik.
    }
round-ready = Tekan “{ round-go }” untuk memulai babak berikutnya.
finish-label = Setelah permainan
finish-again = Main lagi
finish-swap = Tukar sisi, main lagi
finish-look = Lihat lagi permainannya
finish-mistakes = Cari kesalahan
finish-share = Bagikan permainan
finish-untimed = Lanjut tanpa jam
finish-score = Sejauh ini: { $one } { $wins }, { $other } { $losses }{ $draws ->
        [0] .
       *[other] , seri { $draws }.
    }
finish-points = Jumlah poin: { $one } lawan { $other }.
finish-reset = Hitung dari awal

## Looking back
moves-line = Giliran { $at }: { $move } … ({ $moves } langkah)
moves-lines = Pernah juga dimainkan
moves-at = { $at ->
        [0] Melihat lagi: awal
       *[other] Melihat lagi: giliran { $at } dari { $all }
    }
moves-at-line = Melihat ke depan: langkah { $at } dari { $all }
moves-play-on = Main dari sini
moves-back = Ke permainan
moves-kept = Kamu main dari sini. Yang dimainkan sebelumnya tetap ada di daftar langkah.
moves-undo = Kembali ke yang tadi
