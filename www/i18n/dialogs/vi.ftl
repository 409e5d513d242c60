### What is asked before a game, pingsut, and the settings. Comes on top of the words of the page.

## Settings

settings-counts = Hiện số bên cạnh các ô
settings-ends = Chỉ chỗ rải sẽ dừng
settings-ends-off = Không
settings-ends-lap = Lần rải đầu
settings-ends-turn = Cả lượt
settings-ends-hint = Chỉ vào một ô, hoặc giữ ngón tay trên ô đó. Với trình đọc màn hình: phím “?” trên bàn chơi.
settings-sounds = Âm thanh nhẹ
settings-projector = Chế độ lớn cho máy chiếu
settings-marks = Các dấu trên bàn
settings-mark-origin = Lượt vừa rồi bắt đầu ở đây.
settings-mark-landing = Quân cuối của lượt ấy rơi ở đây.
settings-mark-taken = Ô này đã bị ăn, hoặc sẽ bị ăn.
settings-mark-lap = Lần rải đầu sẽ dừng ở đây.
settings-mark-end = Cả lượt sẽ dừng ở đây.

setup-title = Ván { $game } mới
setup-players = Ai chơi
setup-starts = Ai đi trước
setup-side =
    { $side } ({ $player })
setup-swap = Đổi bên
setup-lot = Bốc thăm
setup-lot-hint = Để may rủi chọn khi ván bắt đầu.
setup-pingsut = Pingsut
setup-pingsut-hint = Ra dấu tay để chọn, như ở Java.
setup-begin = Bắt đầu
setup-saved = Ván đang chơi dở
setup-saved-item = { $game }, { $moves } nước, { $when }
## Pingsut

pingsut-title = Pingsut
pingsut-how = Voi thắng người, người thắng kiến, kiến thắng voi.
pingsut-throw =
    { $voice ->
        [you] Bạn ra dấu đi.
       *[other] { who } ra dấu đi. Người kia nhìn chỗ khác nhé.
    }
pingsut-elephant = Voi
    .finger = ngón cái
pingsut-human = Người
    .finger = ngón trỏ
pingsut-ant = Kiến
    .finger = ngón út
pingsut-thrown = { who } ra { $sign ->
        [elephant] voi
        [human] người
       *[ant] kiến
    }.
pingsut-ready =
    { $voice ->
        [named] Tôi là { $name }
        [south] Tôi chơi bên Nam
       *[north] Tôi chơi bên Bắc
    }
pingsut-equal = Ra giống nhau.
pingsut-again = Ra lại
pingsut-winner = { who } đi trước.
pingsut-begin = Bắt đầu
