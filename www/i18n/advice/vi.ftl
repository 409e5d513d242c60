### Advice: a hint, who is ahead while playing, and what each move of a game lost. On top of the words of the page.

## A hint

hint-move = rải từ ô { $cell }{ $towards ->
        [none] { "" }
       *[other] { " " }về phía ô { $towards }
    }
hint-only = chỉ có một nước, { $move }
hint-said = Gợi ý: { $move }. { $margin }.
hint-said-why = Gợi ý: { $move } – nước này { $why }. { $margin }.
hint-comma = { $list }, { $last }
hint-and = { $list } và { $last }
hint-takes = ăn { pieces } ở ô { $cells }
hint-stores = đưa { seeds } vào kho
hint-again = được đi thêm lượt nữa
hint-pass = làm { who.inside } hết nước đi
hint-ends = kết thúc { $state ->
        [round] hiệp
       *[game] ván
    }
hint-prevents = không cho { who.inside } ăn { pieces } ở ô { $cells }
hint-plans = chuẩn bị ăn { pieces } ở ô { $cells }
hint-better = hơn { $sure ->
        [yes] { "" }
       *[no] khoảng{ " " }
    }{ $points } điểm so với { $move }, nước tốt thứ hai
hint-equal = tốt ngang { $move }
hint-looking = Đang tìm một nước hay…
hint-failed = Máy không tìm được gợi ý. Hãy thử lại.
hint-here = Gợi ý: { $move }

## The margin at the end, always with how sure it is

margin-exact =
    { $points ->
        [0] Hòa
       *[other] { who } thắng cách { $points } điểm
    }{ $state ->
        [round] { " " }ở hiệp này
       *[game] { "" }
    } nếu hai bên đi đúng nhất (chắc chắn)
margin-least =
    { $points ->
        [0] { who } ít nhất cũng hòa
       *[other] { who } hơn ít nhất { $points } điểm
    }{ $state ->
        [round] { " " }ở hiệp này
       *[game] { "" }
    } nếu hai bên đi đúng nhất (chắc chắn)
margin-most =
    { who } thua nhiều nhất { $points } điểm{ $state ->
        [round] { " " }ở hiệp này
       *[game] { "" }
    } nếu hai bên đi đúng nhất (chắc chắn)
margin-estimate =
    { $points ->
        [0] { $state ->
            [round] Cuối hiệp này
           *[game] Cuối ván
        } hai bên gần như ngang nhau
       *[other] { $state ->
            [round] Cuối hiệp này
           *[game] Cuối ván
        } { who.inside } hơn khoảng { $points } điểm
    } (máy đoán sau khi xem { $positions } thế cờ)

## Who is ahead, while playing

outlook-label = Thế trận
outlook-thinking = Thế trận: đang nghĩ…
outlook-said = Thế trận: { $margin }
outlook-failed = Thế trận: máy không trả lời.

## What each move of a game lost

judge-about = Máy xét lại từng nước: nước ấy mất bao nhiêu so với nước hay nhất. Dấu hiện bên cạnh các nước đi.
judge-start = Tìm nước sai
judge-on = Xét tiếp
judge-stop = Dừng
judge-none = Chưa có nước nào để xét.
judge-away = Khi ván này xong thì mới xét lại được các nước đi.
judge-failed = Máy không xét được ván này. Hãy thử lại.
judge-progress = { $done } trên { $all } nước
judge-exactness = Đi chính xác đến đâu
judge-accuracy = { who }: đi đúng nước hay nhất { $best } lần trên { $moves } ({ $share }); số điểm mất mỗi nước: { $mean }
judge-no-choice = { who }: không có nước nào được chọn
judge-costly = Những nước mất nhiều nhất
judge-clean = Không nước nào mất từ 2 điểm trở lên.
judge-slip = Chưa chính xác
judge-mistake = Sai
judge-blunder = Sai nặng
judge-signs = ?! chưa chính xác: mất từ 2 điểm, ? sai: từ 5 điểm, ?? sai nặng: từ 10 điểm, hoặc bỏ mất một ván chắc thắng.
judge-lost = { $kind }: mất { $sure ->
        [yes] { "" }
       *[no] khoảng{ " " }
    }{ $points } điểm. Hay hơn: { $move }. { $margin }.
judge-move = Nước { $at }, { $side }: { $move }
