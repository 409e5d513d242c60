### What is asked before a game, pingsut, and the settings. Comes on top of the words of the page.

## Settings

settings-counts = Jumlah di samping lubang
settings-ends = Tunjukkan akhir sebaran
settings-ends-off = Tidak
settings-ends-lap = Putaran pertama
settings-ends-turn = Seluruh giliran
settings-ends-hint = Arahkan penunjuk ke lubang, atau tahan jarimu di atasnya. Dengan pembaca layar: tombol “?” di papan.
settings-sounds = Suara lembut
settings-projector = Tampilan besar untuk proyektor
settings-marks = Tanda di papan
settings-mark-origin = Giliran terakhir mulai di sini.
settings-mark-landing = Biji terakhirnya jatuh di sini.
settings-mark-taken = Isi ini sudah, atau akan, diambil.
settings-mark-lap = Putaran pertama akan berakhir di sini.
settings-mark-end = Giliran akan berakhir di sini.

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
