### Advice: a hint, who is ahead while playing, and what each move of a game lost. On top of the words of the page.

## A hint

hint-move = sebar dari { $cell }{ $towards ->
        [none] { "" }
       *[other] { " " }ke arah { $towards }
    }
hint-only = hanya ada satu langkah, { $move }
hint-said = Petunjuk: { $move }. { $margin }.
hint-said-why = Petunjuk: { $move } – langkah ini { $why }. { $margin }.
hint-comma = { $list }, { $last }
hint-and = { $list } dan { $last }
hint-takes = mengambil { pieces } dari { $cells }
hint-stores = memasukkan { seeds } ke lumbung
hint-again = memberi satu giliran lagi
hint-pass = membuat { who.inside } tidak bisa melangkah
hint-ends = mengakhiri { $state ->
        [round] babak ini
       *[game] permainan
    }
hint-prevents = mencegah { who.inside } mengambil { pieces } dari { $cells }
hint-plans = menyiapkan pengambilan { pieces } dari { $cells }
hint-better = lebih baik { $sure ->
        [yes] { "" }
       *[no] sekitar{ " " }
    }{ $points } poin daripada { $move }, yang terbaik berikutnya
hint-equal = sama baiknya dengan { $move }
hint-looking = Mencari langkah yang baik…
hint-failed = Mesin tidak menemukan petunjuk. Coba lagi.
hint-here = Petunjuk: { $move }

## The margin at the end, always with how sure it is

margin-exact =
    { $points ->
        [0] Seri
       *[other] { who } menang { $points } poin
    }{ $state ->
        [round] { " " }di babak ini
       *[game] { "" }
    } dengan langkah terbaik (pasti)
margin-least =
    { $points ->
        [0] { who } paling tidak seri
       *[other] { who } unggul paling sedikit { $points } poin
    }{ $state ->
        [round] { " " }di babak ini
       *[game] { "" }
    } dengan langkah terbaik (pasti)
margin-most =
    { who } kalah paling banyak { $points } poin{ $state ->
        [round] { " " }di babak ini
       *[game] { "" }
    } dengan langkah terbaik (pasti)
margin-estimate =
    { $points ->
        [0] Kira-kira seimbang di akhir
       *[other] { who } unggul sekitar { $points } poin di akhir
    }{ $state ->
        [round] { " " }babak ini
       *[game] { "" }
    } (tebakan setelah melihat { $positions } posisi)

## Who is ahead, while playing

outlook-label = Peluang
outlook-thinking = Peluang: sedang berpikir…
outlook-said = Peluang: { $margin }
outlook-failed = Peluang: mesin tidak menjawab.

## What each move of a game lost

judge-about = Mesin melihat lagi setiap langkah: berapa ruginya dibanding langkah terbaik. Tandanya muncul di samping langkah.
judge-start = Cari kesalahan
judge-on = Lanjutkan
judge-stop = Berhenti
judge-none = Belum ada langkah yang bisa dilihat.
judge-away = Setelah permainan ini selesai, langkah-langkahnya bisa dilihat lagi.
judge-failed = Mesin tidak berhasil melihat permainan ini. Coba lagi.
judge-progress = { $done } dari { $all } langkah
judge-exactness = Seberapa tepat
judge-accuracy = { who }: langkah terbaik { $best } kali dari { $moves } ({ $share }); poin yang hilang per langkah: { $mean }
judge-no-choice = { who }: tidak ada langkah yang bisa dipilih
judge-costly = Langkah yang paling merugikan
judge-clean = Tidak ada langkah yang rugi 2 poin atau lebih.
judge-slip = Kurang tepat
judge-mistake = Salah
judge-blunder = Salah besar
judge-signs = ?! kurang tepat: rugi 2 poin atau lebih, ? salah: 5 atau lebih, ?? salah besar: 10 atau lebih, atau kemenangan pasti dilepas.
judge-lost = { $kind }: rugi { $sure ->
        [yes] { "" }
       *[no] sekitar{ " " }
    }{ $points } poin. Lebih baik: { $move }. { $margin }.
judge-move = Langkah { $at }, { $side }: { $move }
