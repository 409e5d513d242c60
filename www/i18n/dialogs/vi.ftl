### What is asked before a game, pingsut, the settings, and the rarer buttons. Comes on top of the words of the page.

## Settings

settings-counts = Hiện số bên cạnh các ô
settings-ends = Chỉ chỗ rải sẽ dừng
settings-ends-off = Không
settings-ends-lap = Lần rải đầu
settings-ends-turn = Cả lượt
settings-ends-hint = Chỉ vào một ô, hoặc giữ ngón tay trên ô đó. Với trình đọc màn hình: phím “?” trên bàn chơi.
settings-sounds = Âm thanh nhẹ
settings-outlook = Cho biết ai đang hơn trong khi chơi
settings-projector = Chế độ lớn cho máy chiếu

## The marks on the board

help-marks = Các dấu trên bàn
help-mark-offered = Có thể rải từ ô này.
help-mark-turn = Hàng này đến lượt đi.
help-mark-origin = Lượt vừa rồi bắt đầu ở đây.
help-mark-landing =
    { $game ->
        [o-an-quan] Dân
        [san-yao] Viên sỏi
       *[other] Hạt
    } cuối của lượt ấy rơi ở đây.
help-mark-taken = Ô này đã bị ăn, hoặc sẽ bị ăn.
help-mark-lap =
    { $game ->
        [al-manqala] Rải sẽ xong ở đây.
       *[other] Lần rải đầu sẽ dừng ở đây.
    }
help-mark-end = Cả lượt sẽ dừng ở đây.
help-mark-gain = Lượt ấy sẽ được chừng này.
help-mark-endless = Rải từ đây thì không bao giờ dừng.
help-mark-hint = Gợi ý: nên rải từ đây.

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
setup-opening = Khai cuộc
setup-opening-usual = Như thường lệ
setup-opening-exact = { $cells }: { $value }, chắc chắn
setup-opening-estimate = { $cells }: khoảng { $value }
setup-opening-hint = Những nước đã đi sẵn để hai bên gần như cân bằng. Con số cho biết cuối ván hai bên chênh nhau bao nhiêu điểm nếu cùng chơi hay nhất.
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

## The rarer buttons

button-resign = Chịu thua
button-agree = Xin chia đều
button-speed = Tốc độ
button-settings = Cài đặt
speed-0-5 = Chậm
speed-1 = Vừa
speed-2 = Nhanh
speed-4 = Rất nhanh
speed-0 = Không chuyển động

## A new game

started-lot = Bốc thăm trúng { who.inside }: { who.inside } đi trước.
names-name = Tên, nếu muốn
names-of = Tên của { $side }
names-hint = Tên chỉ được lưu trong trình duyệt này.
names-keep = Lưu

## Giving up, and agreeing to split

ask-resign = Chịu thua ván này?
ask-resign-hint = { who } sẽ thắng. Vẫn có thể lùi lại.
ask-agree = Chia đều phần còn lại?
ask-agree-hint = Phải cả hai bên cùng ưng.
ask-agree-both = Cả hai đồng ý
ask-agree-decline = Chơi tiếp
agree-declined = Máy mong được nhiều hơn nên chơi tiếp.

## The clock

clock-title = Đồng hồ
clock-none = Không tính giờ
clock-side = { $minutes } phút + { $seconds } giây mỗi nước
clock-move = Mỗi nước { $seconds } giây
clock-own = Tự đặt giờ
clock-minutes = Số phút mỗi bên
clock-seconds = Số giây mỗi nước
clock-own-hint = Nếu không đặt phút, mỗi nước chỉ có chừng ấy giây.
clock-hint = Đồng hồ chạy khi người chơi chọn, dừng khi quân đang rải hoặc khi trang bị khuất.

## After a game, between two rounds, and when the clock runs low
clock-low =
    { $voice ->
        [you] Còn { $seconds } giây.
       *[other] { who }: còn { $seconds } giây.
    }
round-ready = Bấm “{ round-go }” để bắt đầu hiệp sau.
finish-label = Sau ván chơi
finish-again = Chơi lại
finish-swap = Đổi bên, chơi lại
finish-look = Xem lại ván
finish-mistakes = Tìm nước sai
finish-share = Chia sẻ ván này
finish-untimed = Chơi tiếp không tính giờ
finish-score = Tỉ số đến giờ: { $one } { $wins }, { $other } { $losses }{ $draws ->
        [0] .
       *[other] , hòa { $draws }.
    }
finish-points = Tổng điểm: { $one } so với { $other }.
finish-reset = Đếm lại từ đầu

## Looking back
moves-line = Lượt { $at }: { $move } … ({ $moves } nước)
moves-lines = Các nhánh khác đã chơi
moves-at = { $at ->
        [0] Xem lại: đầu ván
       *[other] Xem lại: lượt { $at } trên { $all }
    }
moves-at-line = Xem trước: nước { $at } trên { $all }
moves-play-on = Chơi tiếp từ đây
moves-back = Về ván chơi
moves-kept = Bạn chơi tiếp từ đây. Những gì đã chơi trước đó được giữ ở phần Nước đi.
moves-undo = Quay lại ván ấy
