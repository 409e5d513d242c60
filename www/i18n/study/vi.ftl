### Study: analysis, setting up, copying and opening. Comes on top of the words of the page.

## Study: analysis

study-analysis = Phân tích
study-mistakes = Nước sai
study-editor = Bày cờ
study-exchange = Chép, mở
study-depth = Đã nghĩ trước { $depth } lượt, xét { $positions } thế cờ.
study-line = Có thể đi tiếp thế này
study-values = Mỗi nước đáng giá bao nhiêu
study-signs = Số điểm mà bên đến lượt sẽ hơn lúc cuối ván: = chắc chắn, ≈ ước tính, ≤ nhiều nhất, ≥ ít nhất. Bấm vào một nước để xem nó trên bàn.
study-bound-exact = { $value }, chắc chắn
study-bound-estimate = khoảng { $value }
study-bound-at-most = nhiều nhất { $value }, chắc chắn
study-bound-at-least = ít nhất { $value }, chắc chắn
study-time = Mức nghĩ
study-seconds = { $seconds } giây
study-start = Nghĩ
study-stop = Dừng
study-again = Nghĩ lại
study-thinking = Đang nghĩ…
study-over = Đến đây ván đã kết thúc.
study-failed = Máy không nghĩ được thế này. Hãy thử lại.

## Study: setting up

study-setting-up = Đang bày thế cờ
study-start-position = Thế ban đầu
study-empty = Dọn trống bàn
study-from-board = Như trong ván
study-tap = Chạm bàn:
study-tap-in = thêm một
study-tap-out = bớt một
study-more = Thêm một: { $name }
study-less = Bớt một: { $name }
study-owner = { $side } chiếm { $name }
study-rest = { $side } nhận phần còn lại
study-to-move = Đến lượt
study-field-debts = Đã vay
study-field-round = Hiệp
study-field-starter = Đi trước trong hiệp
study-fine = Thế này chơi được.
study-fine-later = Thế này chơi được. Những việc tự động sẽ diễn ra trước.
study-fine-over = Ở thế này ván đã kết thúc.
study-missing = Còn thiếu { pieces }.
study-too-many = Thừa { pieces }.
study-number = { $name }: phải là số nguyên và không quá số quân của trò này.
study-impossible-al-manqala = Khi trên bàn còn hạt, số hạt mỗi bên đã ăn luôn là số chẵn.
study-impossible-san-yao = Mỗi bên giữ hàng của mình và nhiều nhất là bốn ô đầu của hàng bên kia.
study-show-field = Chỉ cho tôi
study-play = Chơi từ thế này
study-analyse = Phân tích

## Study: copy and open

study-open = Mở
study-source = Ván hoặc thế cờ cần mở
study-source-hint = Dán liên kết, ván chơi, hoặc thế cờ như bản chép ở dưới; hoặc thả một tệp vào đây.
study-file = hoặc một tệp:
study-opened = Đã mở. Ván trước vẫn được giữ.
study-hand-out = Chép
study-hand-out-hint = Liên kết và ván chơi giữ mọi nước đi; thế cờ chỉ ghi những gì đang có trên bàn.
study-as-link = Liên kết
study-as-record = Ván chơi
study-as-text = Thế cờ, dạng văn bản
study-as-json = Thế cờ, dạng JSON
study-embed = Bàn chơi trong trang web khác (tiếng Anh)
study-read-empty = Chưa có gì để mở: hãy dán hoặc viết vào trước đã.
study-read-too-long = Dài quá, không thể là một ván chơi.
study-read-file = Không đọc được tệp “{ $name }”.
study-read-unknown = Đây không phải là liên kết, ván chơi hay thế cờ của trang này.
study-read-json = Mở đầu giống JSON, nhưng hỏng ở dòng { $line }, ký tự thứ { $column }.
study-read-json-kind = JSON này không phải thế cờ: thế cờ phải nằm trong ngoặc nhọn.
study-read-move = Nước thứ { $ply }: { $what }
study-read-line = Không đọc được dòng { $line }: “{ $at }”.
study-read-head = Dòng { $line }: lựa chọn phải viết là tên=giá trị, không như “{ $at }”.
study-read-names = Dòng { $line }: ở đây các ô tên là { $wanted }.
study-read-rows = Dòng { $line }: phải có hai hàng số, hàng bên Bắc ở trên hàng bên Nam.
study-read-length = Dòng { $line }: hàng này phải có { $wanted } số, nhưng lại có { $found }.
study-read-missing = Thiếu “{ $at }”.
study-read-seat = Dòng { $line }: chỗ ấy phải là S (bên Nam) hoặc N (bên Bắc), không phải “{ $at }”.
study-read-number = Dòng { $line }: “{ $at }” không phải là số nguyên.
