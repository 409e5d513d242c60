## The page

lessons-title = Bài học: { $game }
lessons-count = Đã tìm ra: { $done } trên { $count }, đúng ngay lần đầu: { $first }
mark-first = đúng ngay lần đầu
mark-later = đã tìm ra
mark-shown = đã xem lời giải
mark-open = chưa làm
lessons-previous = Quay lại
lessons-next = Bài tiếp theo
lessons-finish = Kết quả
lessons-restart = Làm lại từ đầu
lessons-end = Kết quả
lessons-end-count = Đúng ngay lần đầu: { $first } trên { $count }
lessons-end-open = Chưa làm: { $open }
lessons-hint = Gợi ý
lessons-number = Điểm
lessons-answer = Trả lời
lessons-again = Thử lại
lessons-show = Xem lời giải
lessons-chosen = Đã chọn: { $cells }
lessons-none-chosen = Chưa chọn ô nào.
lessons-play = Chơi { $game }
lessons-make = Tự soạn bài học
lessons-file = Mở bài học từ tệp
lessons-no-engine = Không tải được bàn chơi. Hãy kiểm tra kết nối rồi tải lại trang.
lessons-unfit = Bài này không dùng được: { $what }

## The questions

ask-last = { $move }: quân cuối cùng rơi vào đâu? Hãy chạm vào chỗ đó.
ask-gain = { $move }: nước này được bao nhiêu điểm?
ask-most = Nước nào được nhiều điểm nhất?
ask-moves = Chọn được những ô nào? Hãy đánh dấu hết.
ask-reach = Số điểm phải lấy được trong một lượt, ít nhất là: { $points }
ask-win = Hãy thắng ngay trong lượt này.
ask-best = Hãy tìm nước hay nhất.
ask-best-more = Hãy tìm lần lượt các nước hay nhất, số nước: { $plies }
kind-last = Quân cuối rơi vào đâu?
kind-gain = Được bao nhiêu điểm?
kind-most = Nước nào được nhiều nhất?
kind-moves = Có những nước nào?
kind-reach = Lấy đủ điểm trong một lượt
kind-win = Thắng trong một lượt
kind-best = Nước hay nhất

## What is said to an answer

said-right = Đúng rồi!
said-not-there = Không phải { $cell }. Hãy đếm lại, hoặc xem lời giải.
said-not-number = Không phải { $points }. Hãy đếm lại, hoặc xem lời giải.
said-no-number = Hãy nhập một số nguyên.
said-less = Nước đó được { $points }. Có nước khác được nhiều hơn.
said-most = Được { $points }, nhiều hơn mọi nước khác.
said-not-possible = Không chọn được: { $cells }
said-more-possible = Tới đây đều đúng, nhưng vẫn còn thiếu.
said-possible = Các ô chọn được: { $cells }
said-so-far = Đến giờ được { $points }, và được đi tiếp.
said-brought = Lượt này được { $points }.
said-turn-over = Hết lượt, được { $points }. Hãy thử cách khác.
said-not-won = Hết lượt mà chưa thắng. Hãy thử cách khác.
said-thinking = Máy đang xem xét…
said-answers = { $side } đáp lại bằng { $move }.
said-gives = Số điểm mất đi, ít nhất là: { $points }.
said-next = Còn bây giờ?
said-proven = Máy đã chứng minh rằng không có nước nào hay hơn.
said-line = Lời giải: { $moves }.
said-stuck = Lúc này máy không kiểm tra được. Hãy thử lại.

## Why a position cannot be asked that

senseless-over = Ở thế này ván đã kết thúc.
senseless-endless = Nước rải này không bao giờ dừng.
senseless-same = Mọi nước đều được như nhau.
senseless-one-move = Chỉ có một nước đi.
senseless-no-turn = Không lượt nào đạt được điều đó.
senseless-unproven = Máy không chứng minh được câu trả lời. Hãy lấy thế có ít nước đi hoặc ít quân hơn.
senseless-all-best = Mọi nước đều hay như nhau.

## Lists that cannot be read; $lesson: which lesson it is

flaw-broken = Đây không phải là bài học, hoặc bị thiếu một phần.
flaw-newer = Các bài này được soạn bằng phiên bản mới hơn của trang. Hãy tải lại trang rồi thử lần nữa.
flaw-empty = Danh sách này không có bài nào.
flaw-many = Quá nhiều bài: một danh sách có nhiều nhất { $most } bài.
flaw-big = Danh sách bài học không thể lớn đến thế.
flaw-title = Tên danh sách phải là văn bản dài nhiều nhất { $most } ký tự.
flaw-lesson = Bài { $lesson } bị hỏng.
flaw-field = Bài { $lesson } có trường lạ “{ $field }”.
flaw-ask = Bài { $lesson } hỏi một câu không rõ loại.
flaw-text = Bài { $lesson }: trường “{ $field }” phải là văn bản dài nhiều nhất { $most } ký tự.
flaw-number = Bài { $lesson }: trường “{ $field }” phải là số nguyên từ { $least } đến { $most }.

## Making lessons

edit-about = Chọn một thế cờ, đặt một câu hỏi, rồi phát bài học bằng liên kết hoặc tệp. Không cần ghi đáp án: máy biết sẵn.
edit-list = Tên danh sách
edit-none = Chưa có bài nào.
edit-lesson = Bài { $number }
edit-new = Bài mới
edit-position = Thế cờ
edit-position-hint = Một liên kết, một biên bản hay bàn chơi dạng văn bản. Các nước đi trên bàn bên dưới nối tiếp từ đó.
edit-take = Dùng thế này
edit-ask = Câu hỏi
edit-move = Nước đi
edit-points = Số điểm cần lấy
edit-plies = Số nước phải tìm
edit-name = Tên bài
edit-comment = Lời bình
edit-fine = Bài này dùng được. Đáp án: { $answer }
edit-keep = Đưa vào danh sách
edit-change = Sửa
edit-up = Lên
edit-down = Xuống
edit-remove = Bỏ
edit-removed = Đã bỏ: bài { $number }
edit-try = Làm thử các bài
edit-long = Liên kết này rất dài, có ứng dụng nhắn tin sẽ cắt bớt. Nên phát tệp thì hơn.

## The lessons that come with the page: titles

title-first = Lần rải đầu tiên
title-across = Vòng qua góc
title-store = Vào kho
title-on = Rải tiếp
title-long = Đường dài
title-round = Trọn một vòng
title-before = Dừng trước ô quan
title-choice = Chọn được gì
title-feed = Tiếp hạt
title-sons = Con (érzi)
title-take = Một lần ăn
title-two = Hai hoặc bốn
title-nembak = Nembak
title-mikul = Mikul
title-chain = Ăn liên tiếp
title-stone = Quan to
title-most = Ăn nhiều nhất
title-again = Thêm lượt nữa
title-run = Một mạch
title-nine = Chín lần rải
title-win = Thắng trong một lượt
title-study = Cờ tàn

## And their hints

hint-first = Mỗi ô sau ô đã chọn được một quân, cho đến khi hết tay.
hint-across = Hết một hàng thì sang đầu hàng bên kia.
hint-mandarin = Ô quan cũng được một quân như mọi ô.
hint-store = Đi qua kho mình thì bỏ vào một quân, kho bên kia thì không.
hint-on = Ô kế tiếp có quân thì bốc hết lên rải tiếp. Trống thì thôi rải.
hint-among = Quân cuối rơi vào ô có quân thì bốc hết lên rải tiếp.
hint-before = Đến trước ô quan thì hết lượt, dù trong đó có gì.
hint-round = Rải đủ một vòng thì ô xuất phát cũng được một quân.
hint-choice = Các ô của mình mà có quân.
hint-feed = Hàng bên kia trống: chỉ những nước để lại gì ở đó mới được đi.
hint-sons = Ô đã chiếm thuộc về người chiếm nó.
hint-take = Sau một ô trống duy nhất, ăn những gì nằm ở ô kế tiếp.
hint-two = Nếu quân cuối làm thành hai hoặc bốn thì ăn.
hint-backward = Rồi xét lùi ô trước đó, cứ thế, chừng nào còn thành hai hoặc bốn.
hint-nembak = Quân cuối rơi vào ô trống của mình thì ăn ô đối diện.
hint-mikul = Quân cuối rơi vào ô trống hàng bên kia thì ăn hai ô kề bằng nhau, cùng chính nó.
hint-chain = Ăn xong hãy nhìn tiếp: một ô trống rồi đến ô có quân thì ăn luôn.
hint-stone = Một quan to đáng mười điểm.
hint-most = Hãy nhẩm thử từng nước, cả những nước nhỏ.
hint-again = Kết thúc ở kho thì được chọn thêm lần nữa. Hãy bắt đầu bằng nước ấy.
hint-nine = Chín lần, và chỉ một thứ tự. Tám lần đầu đều kết thúc ở kho.
hint-half = Hơn một nửa tất cả là đủ.
hint-win = Nước kết thúc ván phải để bạn hơn điểm.
hint-study = Hãy xem bên kia làm được gì sau mỗi nước. Ăn nhiều nhất có khi lại là sai lầm.
