### Tiếng Việt. “dân” và “quan” là quân của Ô Ăn Quan; các trò khác dùng “viên sỏi” và “hạt”.

## People and things

who =
    { $voice ->
        [you] Bạn
        [computer] Máy
        [friend] Bạn ấy
        [named] { $name }
        [south] Bên Nam
       *[north] Bên Bắc
    }
    .inside =
        { $voice ->
            [you] bạn
            [computer] máy
            [friend] bạn ấy
            [named] { $name }
            [south] bên Nam
           *[north] bên Bắc
        }

whose =
    { $voice ->
        [you] của bạn
        [computer] của máy
        [friend] của bạn ấy
        [named] của { $name }
        [south] của bên Nam
       *[north] của bên Bắc
    }
    .first =
        { $voice ->
            [you] Của bạn
            [computer] Của máy
            [friend] Của bạn ấy
            [named] Của { $name }
            [south] Của bên Nam
           *[north] Của bên Bắc
        }

seeds =
    { $game ->
        [o-an-quan] { $seeds } dân
        [san-yao] { $seeds } viên sỏi
       *[other] { $seeds } hạt
    }

pieces =
    { $stones ->
        [0] { seeds }
       *[other]
            { $seeds ->
                [0] { $stones } quan
               *[other] { seeds } và { $stones } quan
            }
    }

sentence = { $text }.

list-comma = { ", " }
list = { $list } và { $last }

## The page

game-o-an-quan = Ô Ăn Quan
game-san-yao = Sàn Yáo
game-al-manqala = Al-manqala
game-dakon = Dakon
page-title = { $game } · trò chơi rải quân
page-games = Trò chơi
page-language = Ngôn ngữ
page-board = Bàn chơi
page-loading = Đang bày bàn chơi…
page-controls = Ván chơi
page-playback = Chuyển động
page-dismiss = Đóng

## Seats

seat-south = Bên Nam
seat-north = Bên Bắc
seat-plays = { $side } do ai chơi
seat-points = { $side }: { $points } điểm
player-person = Người
player-you = Bạn
player-away = Bạn bè, qua liên kết
player-1 = Máy, mới chơi
player-2 = Máy, dễ
player-3 = Máy, trung bình
player-4 = Máy, khá
player-5 = Máy, khá giỏi
player-6 = Máy, giỏi
player-7 = Máy, rất giỏi
player-8 = Máy, giỏi nhất

## Whose turn it is

status-choosing = Đến lượt { who.inside }
status-again = { who } được đi nữa
status-thinking = { who } đang nghĩ
status-waiting = { who } đang chờ: tạm dừng
status-away = Chờ { who.inside } đi
status-telling = { who } đang rải
status-stuck = Máy bị kẹt
status-start-choosing = Hãy chọn một ô để rải.
status-start-choosing-directions = Hãy chọn một ô, rồi chọn hướng.
status-start-away = Hãy gửi liên kết đi, rồi mở liên kết được gửi lại.
status-start-thinking = Bên kia đi trước.
status-away-hint = Hãy gửi nước đi của bạn, rồi mở liên kết được gửi lại.
status-decided = { who } đã có hơn một nửa: ván này đã ngã ngũ.
status-decided-resign = Bạn có thể chơi tiếp hoặc chịu thua.

refused-row = Đó là hàng { whose }.
refused-son = Ô đó là { whose }.
refused-empty = Ở đó không có gì để rải.
refused-al-manqala = Hàng bên kia đang trống: bạn phải tiếp cho bên ấy một hạt nếu có thể.
refused-now = Lúc này không chọn được ô đó.

## Buttons

button-new = Ván mới
button-study = Nghiên cứu
button-undo = Lùi lại
button-redo = Làm lại
button-hint = Gợi ý
button-send = Gửi nước đi
button-link = Chép liên kết
button-more = Xem thêm
button-retry = Thử lại
button-pause = Tạm dừng
button-play = Tiếp
button-back = Lùi bước
button-step = Từng bước
button-skip = Bỏ qua
button-cancel = Thôi
button-before = Về ván của tôi
button-copy = Chép
button-save = Lưu vào tệp

## The table, as a screen reader tells it

table-board = Bàn { $game }
table-hole = { $cell }, ô { whose }, { pieces }{ $owner }
table-conquered = , đã bị chiếm: nay là { whose }
table-mandarin = Ô quan { $cell }, ở tay phải { who.inside }, { pieces }
table-store = { $aside ->
        [yes] Phần ăn được
       *[no] Kho
    } { whose }, { pieces }{ $stones ->
        [0] { "" }
       *[other] , { $points } điểm
    }
table-direction = Rải từ ô { $cell } về phía ô { $to }
table-pick = Ô { $cell }: về phía { $one } hay { $other }?
table-ends-lap = Ô { $cell }{ $towards ->
        [none] { "" }
       *[other] { " " }về phía ô { $towards }
    }: { $to ->
        [none] rải thế này thì không bao giờ dừng.
        [store] lần rải đầu dừng ở kho.
       *[other] { $game ->
            [al-manqala] rải xong ở ô { $to }.
           *[other] lần rải đầu dừng ở ô { $to }.
        }
    }
table-ends-turn = Quân cuối rơi vào { $to ->
        [store] kho
       *[other] ô { $to }
    }; lượt này được { $points } điểm.

## A turn in words

told-sow = { who } rải { pieces } từ ô { $cell }{ $towards ->
        [none] { "" }
       *[other] { " " }về phía ô { $towards }
    }{ $relays ->
        [0] { "" }
       *[other] , rồi bốc rải tiếp { $relays } lần
    }.
told-stored = { seeds } vào kho.
told-taken = { who } ăn { $what }.
told-taking = { pieces } ở ô { $cells }{ $as ->
        [nembak] { " " }bằng nembak
        [mikul] { " " }bằng mikul
       *[other] { "" }
    }
told-again = Hạt cuối rơi đúng vào kho: được đi thêm lượt nữa.
told-pass = { who } không còn nước đi nên mất lượt.
told-endless = Rải từ ô { $cell } thì không bao giờ dừng: sau { $laps } lần rải, bàn lại y như cũ. Không ăn được gì và mất lượt.
told-release = Thả cá: { $own ->
        [0] { who.inside } vay { $borrowed } dân
       *[other] { who.inside } lấy { $own } dân đã ăn{ $borrowed ->
            [0] { "" }
           *[other] { " " }và vay thêm { $borrowed } dân
        }
    } để thả vào ô { $cells }.
told-sweep = { who } thu phần còn lại: { pieces }.
told-split = { who } được chia { pieces } trong phần còn lại.
told-repay = { who } trả nợ { $seeds } dân.
told-round = Hết hiệp: bên Nam { $south }, bên Bắc { $north }. Các ô được xếp đầy lại, { $starter } ở hiệp sau.
told-starts = { who.inside } đi trước
told-sons = Giờ { who.inside } có ô chiếm được { $cells } (érzi, “con trai”).
told-lend = { who } cho mượn { pieces } để xếp đầy ô cuối.

## One step, while it is shown

step-lift-start = Bốc { pieces } ở ô { $from }
step-lift-relay-among = Hạt cuối rơi vào ô { $from } đang có hạt: bốc cả { $seeds } hạt rải tiếp
step-lift-relay-next = Ô kế tiếp { $from } có quân: bốc { pieces } rải tiếp
step-capture = Ăn { pieces } ở ô { $from }
step-capture-chain-first = Ô kế tiếp { $gap } trống: ăn ô { $from } liền sau nó, được { pieces }
step-capture-chain-more = Lại cách một ô trống { $gap }: ăn tiếp ô { $from }, được { pieces }
step-capture-backward = Ô { $from } thành { $seeds } hạt: hai hoặc bốn hạt thì ăn
step-capture-backward-more = Ô { $from } liền trước cũng có { $seeds } hạt: ăn luôn
step-capture-nembak = Nembak, “bắn”: ô { $landing } vốn trống nên ăn ô { $from } đối diện, được { pieces }
step-capture-nembak-too = Hạt vừa rải cũng vào kho
step-capture-mikul = Mikul, “gánh”: ô { $landing } trống giữa hai ô bằng nhau nên ăn ô { $from }, được { pieces }
step-capture-mikul-too = Hạt ở giữa cũng vào kho
step-release = Thả cá: một dân vào ô { $to }
step-release-borrowed = Thả cá: một dân đi vay vào ô { $to }
step-lend = Cho mượn { pieces } xếp vào ô { $to }
step-sweep = Thu phần còn lại
step-split = Chia phần còn lại
step-deal = Các ô được xếp đầy lại
step-again = Vào kho: đi thêm lượt nữa
step-endless = Rải thế này thì không bao giờ dừng
step-repay = Trả nợ { $seeds } dân

## The end

outcome-won = { who } thắng, { $most } so với { $least }
outcome-draw = Hòa, mỗi bên { $south }
outcome-given = { who } thắng
reason-mandarins = Hết quan, tàn dân, thu quân, kéo về: cả hai ô quan đều đã trống.
reason-deadlock = Không còn dân nào để thả.
reason-repetition = Thế cờ này đã lặp lại lần thứ ba.
reason-spent = Trên bàn còn chưa đến hai viên sỏi.
reason-ruined = Còn chưa đến năm viên sỏi: không xếp đầy nổi một ô.
reason-rounds = Đã chơi xong hiệp cuối của trận.
reason-bare = Không còn gì để đi.
reason-starved = Một hàng trống trơn mà hàng kia không tiếp hạt sang được nữa: người hết hạt thu phần còn lại.
reason-agreed = Hai bên đồng ý chia đều phần còn lại.
reason-resigned = { who } chịu thua.
reason-timed = { who } đã hết giờ.

## Beside the board

panel-score = Tính điểm
panel-moves = Nước đi
panel-moves-none = Chưa có nước đi nào.
move-name = ô { $cell }{ $towards ->
        [none] { "" }
       *[other] { " " }về phía ô { $towards }
    }
moves-key = Chữ cái là ô; con số đứng sau là số điểm mà nước đi mang lại.
moves-key-directions = Chữ cái là ô, r hoặc l là hướng rải: phải hoặc trái, nhìn từ phía người đi. Con số đứng sau là số điểm mà nước đi mang lại.
moves-move = { $move }{ $points ->
        [0] { "" }
       *[other] { " " }+{ $points }
    }
moves-of = { $side }: { $text }{ $name ->
        [none] { "" }
       *[other] { " " }({ $name })
    }
moves-first = Về đầu ván
moves-previous = Lùi một lượt
moves-next = Tiến một lượt
moves-last = Đến cuối ván
panel-rules = Cách chơi
panel-rules-more = Toàn bộ luật chơi, kèm ví dụ
panel-lessons = Bài học
panel-print = Bàn chơi để in
panel-options = Ván này chơi theo
panel-choices = Luật chơi
panel-option =
    { $name }: { $value }
score-side = Bên
score-points = Điểm
score-pebbles = Dân
score-stones = Quan
score-debts = Đã vay
score-store = Kho
score-aside = Đã ăn
score-sons = Ô chiếm
score-none = không có
score-round = Hiệp { $round }, nhiều nhất { $rounds } hiệp
score-round-single = Chỉ một hiệp
score-started = { who } đi trước hiệp này.
score-sons-hint = Ô chiếm (érzi, “con trai”) là ô giành được ở hàng bên kia; trong hiệp này chủ mới được đi từ đó.
score-last = Hiệp trước: bên Nam { $south }, bên Bắc { $north }.
score-last-lent = { who } cho mượn { $seeds } viên, không phải trả lại.

## Rule options

option-yes = Có
option-no = Không

option-o-an-quan-mandarin = Ô quan đặt
    .hint = Cả hai đều tính mười điểm, nhưng dân đã ăn thì còn thả cá được.
    .stone = Một quan
    .pebbles = Mười dân
option-o-an-quan-emptyMandarin = Gặp ô quan trống
    .hint = Rải hết quân mà ô kế tiếp là ô quan trống thì hết lượt, hoặc được ăn ô liền sau nó.
    .stops = Hết lượt
    .gap = Như mọi ô trống khác
option-o-an-quan-youngMandarin = Quan non
    .hint = Ô quan còn quan mà ít dân hơn số này thì chưa được ăn; 0 là không dùng luật này.
option-san-yao-match = Chơi cả trận
    .hint = Chơi nhiều hiệp, có chiếm ô và cho mượn, đến khi một bên cạn sỏi; nếu bỏ chọn thì chỉ một hiệp là phân thắng bại.
option-san-yao-rounds = Số hiệp nhiều nhất
    .hint = Sau ngần ấy hiệp mà chưa xong thì lấy điểm hiệp cuối.
option-dakon-holes = Số ô mỗi hàng
    .hint = Mỗi hàng có bao nhiêu ô thì lúc đầu mỗi ô có bấy nhiêu hạt.
option-dakon-nembak = Nembak: hạt cuối
    .hint = Khi hạt cuối rơi vào ô trống bên mình và ăn ô đối diện, nó ở lại hoặc cũng vào kho.
    .stays = Ở lại trong ô
    .takes-both = Cũng vào kho

## How the games go, in short

rules-o-an-quan-1 = Bốc hết dân ở một trong năm ô dân của bạn rồi rải mỗi ô một dân, sang trái hoặc sang phải.
rules-o-an-quan-2 = Rải hết mà ô kế tiếp có dân thì bốc lên rải tiếp. Nếu ô kế tiếp trống, bạn được ăn ô liền sau nó, rồi cứ cách một ô trống lại ăn tiếp.
rules-o-an-quan-3 = Ô kế tiếp là ô quan thì hết lượt. Một quan tính mười điểm.
rules-o-an-quan-4 = Nếu cả năm ô của bạn đều trống, bạn lấy dân đã ăn thả vào mỗi ô một dân, thiếu thì vay bên kia: đó là thả cá.
rules-o-an-quan-5 = Khi cả hai ô quan đều trống, dân bên nào về bên ấy, nợ thì trả. Ai nhiều điểm hơn thì thắng.

rules-san-yao-1 = Bốc hết sỏi ở một ô của bạn rồi rải mỗi ô một viên, ngược chiều kim đồng hồ.
rules-san-yao-2 = Rải hết mà ô kế tiếp có sỏi thì bốc lên rải tiếp. Nếu ô kế tiếp trống, bạn được ăn ô liền sau nó, rồi cứ cách một ô trống lại ăn tiếp.
rules-san-yao-3 = Hiệp kết thúc khi trên bàn còn chưa đến hai viên. Mọi ô lại được xếp đủ năm viên.
rules-san-yao-4 = Ai đủ sỏi cho hơn năm ô thì chiếm thêm ô ở hàng bên kia làm “con trai” (érzi). Phần lẻ cho bên kia mượn.
rules-san-yao-5 = Ai không xếp đầy nổi một ô là thua cả trận.

rules-al-manqala-1 = Bốc hết hạt ở một nhà (beit, số nhiều là byot) của bạn rồi rải mỗi nhà một hạt, ngược chiều kim đồng hồ, chỉ một lần.
rules-al-manqala-2 = Nếu nhà cuối cùng khi ấy có hai hoặc bốn hạt thì bạn ăn, rồi ăn ngược lại các nhà liền trước chừng nào còn gặp hai hoặc bốn hạt.
rules-al-manqala-3 = Nếu hàng bên kia trống trơn, bạn phải tiếp cho bên ấy ít nhất một hạt nếu có thể.
rules-al-manqala-4 = Nếu không tiếp được, bên hết hạt thu phần còn lại. Ai có hơn nửa của 98 hạt thì thắng.

rules-dakon-1 = Bốc hết hạt ở một ô (sawah, “ruộng”) của bạn rồi rải từng hạt ngược chiều kim đồng hồ, qua cả kho (lumbung) của bạn nhưng bỏ qua kho bên kia.
rules-dakon-2 = Hạt cuối vào kho của bạn: được chọn tiếp. Vào ô có hạt: bốc hết lên rải tiếp.
rules-dakon-3 = Vào ô trống bên bạn: bạn ăn ô đối diện. Đó là nembak, “bắn”.
rules-dakon-4 = Vào ô trống bên kia, nằm giữa hai ô có số hạt bằng nhau: bạn ăn cả ba ô. Đó là mikul, “gánh”.
rules-dakon-5 = Khi người đến lượt không còn hạt nào trong hàng, người kia thu phần còn lại. Ai nhiều hạt hơn thì thắng.

## Names

names-title = Tên

## Between two rounds (Sàn Yáo)

round-title = Hiệp { $round } đã xong
round-go = Chơi tiếp

## Links

share-title = Liên kết
share-copied = Đã chép liên kết. Trong đó có thế cờ này và mọi nước đã đi.
share-sent = Đã chép liên kết. Hãy gửi đi: { $side } là của người mở nó.
share-alone = Chỉ máy này mở được: trang này không nằm trên mạng.
share-by-hand = Ở đây không tự chép được. Bạn hãy chọn liên kết và tự chép.
share-field = Liên kết
share-close = Xong
share-picture = Hình ảnh…

## What went wrong

notice-link = Không mở được liên kết này. Đây là một ván mới.
notice-link-before = Không mở được liên kết này. Đây là một ván mới; ván của bạn vẫn còn.
notice-seat = Liên kết này dành cho một bên không tồn tại; ván được mở như bình thường.
notice-restored = Ván của bạn tiếp tục từ chỗ đang dở.
notice-saved = Không đọc được ván đã lưu.
notice-saved-older = Không đọc được ván lưu gần nhất. Chơi tiếp một ván cũ hơn.
notice-unsaved = Không lưu được: ván này chỉ còn trong thẻ này. Liên kết của nó cũng giữ được ván.
notice-trap = Trò chơi vấp lỗi và đã khởi động lại. Ván của bạn vẫn nguyên.
notice-trap-link = Trò chơi vấp lỗi khi mở liên kết này. Đây là một ván mới.
notice-trap-again = Trò chơi lại vấp lỗi. Đây là một ván mới; ván cũ vẫn nằm trong các ván đã lưu.
notice-part = Một phần của trang không tải được. Hãy kiểm tra mạng rồi tải lại trang: ván của bạn vẫn còn.
notice-failed = Không làm được. { $what }
notice-copied = Đã chép.
notice-copy-yourself = Ở đây không tự chép được. Văn bản đã được chọn sẵn: bạn hãy tự chép.
load-title = Không tải được trò chơi
load-unreachable = Không tải được phần lõi của trò chơi. Hãy kiểm tra mạng rồi thử lại.
load-missing = Máy chủ đang thiếu một phần của trang này. Lát nữa bạn thử lại nhé.
load-refused = WebAssembly, thứ trò chơi cần để chạy, đang bị chặn trong trình duyệt hoặc trên trang này. Hãy cho phép rồi thử lại.
load-damaged = Phần lõi của trò chơi tải về bị hỏng hoặc không chạy trong trình duyệt này. Hãy thử lại hoặc dùng trình duyệt mới hơn.

## What the engine refuses

error-any = Có trục trặc lạ.
error-unknown-game = Không có trò chơi nào tên là “{ $at }”.
    .empty = Không thấy tên trò chơi.
error-unknown-option = Trò này không có lựa chọn “{ $at }”.
error-bad-option = Lựa chọn “{ $at }” không thể có giá trị này.
error-unknown-field = Không có mục “{ $at }”.
error-missing-field = Thiếu mục “{ $at }”.
error-wrong-type = Mục “{ $at }” không đúng kiểu.
error-out-of-range = Số ở mục “{ $at }” quá nhỏ, quá lớn hoặc không phải số nguyên.
error-wrong-length = Danh sách “{ $at }” thừa hoặc thiếu.
error-wrong-total =
    { $at ->
        [stones] Tổng số quan không khớp với trò này.
       *[other] Tổng số quân không khớp với trò này.
    }
error-impossible = Không bàn nào có thể như mục “{ $at }” ghi.
error-not-a-move = “{ $at }” không phải là nước đi của trò này.
    .empty = Thiếu một nước đi.
error-illegal-move = Không thể đi “{ $at }” ở thế này.
error-game-over = Ván đã kết thúc.
error-cannot-end = Trò này không thể kết thúc như vậy.
error-not-a-record = Không đọc được thành ván chơi, vướng ở “{ $at }”.
error-newer-version = Ván này do phiên bản mới hơn của trang tạo ra ({ $at }).
error-too-long = Dài quá: một ván chỉ được nhiều nhất { NUMBER(65536) } ký tự.
error-out-of-memory = Không đủ bộ nhớ cho việc này.
error-not-started = Chưa có ván nào để tính.
