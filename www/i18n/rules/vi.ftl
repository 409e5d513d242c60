### Luật chơi bằng tiếng Việt. Giữa hai dấu * là chữ nghiêng.
### Ô Ăn Quan chơi bằng “dân” và “quan”, Sàn Yáo bằng “viên sỏi”, Al-manqala và Dakon bằng “hạt”.

## Around the text

rules-title = Luật chơi { $game }
rules-play = Chơi { $game }
rules-games = Luật của các trò khác
rules-contents = Trên trang này
rules-decided = Quy ước ở đây
rules-example = Ví dụ { $number }
rules-watch = Xem ví dụ
rules-step = Từng bước
rules-reset = Về thế đầu
rules-try = Hãy xem ví dụ, hoặc tự chọn một nước đi trên bàn.
rules-open = Mở trên bàn lớn
rules-board-failed = Không vẽ được bàn này.

## Headings

rules-section-about = Giới thiệu
rules-section-origin = Nguồn gốc
rules-section-board = Bàn chơi
rules-section-turn = Lượt của bạn
rules-section-capture = Ăn quân
rules-section-feeding = Tiếp hạt
rules-section-match = Trận đấu
rules-section-end = Kết thúc
rules-section-options = Lựa chọn luật chơi
rules-section-notes = Ghi chú
rules-section-sources = Nguồn

## What the games share

rules-names = Bàn được vẽ như bên Nam nhìn thấy: hàng của bên Nam ở dưới, hàng của bên Bắc ở trên. Trên màn hình hẹp, bàn được dựng đứng, và hàng của bên Nam là hàng bên phải.
rules-letters = Mỗi ô được gọi bằng một chữ cái, đếm từ trái sang phải theo cách nhìn của chủ hàng: A, B, C… cho bên Nam và a, b, c… cho bên Bắc. Bên Bắc ngồi đối diện nên đếm ngược lại, vì thế ô a nằm đối diện với ô cuối của bên Nam.
rules-notation = Nước đi được ghi bằng chữ cái của ô xuất phát.
rules-decided-first = Bản luật không nói ai đi trước. Ở đây bên Nam đi trước, trừ khi bạn chọn khác.
rules-decided-round-trip = Nếu rải trọn một vòng thì ô xuất phát cũng được rải một quân.
rules-resign = Bạn cũng có thể chịu thua. Khi đó không thu thêm gì nữa và bên kia thắng.
rules-source-sheet = Bản luật “{ $title }” của Mancala World. Đó là nguồn chính của chúng tôi về luật chơi và lịch sử.
rules-source-others = Những bản mô tả và chương trình khác đã được công bố, ở những chỗ bản luật không nói đến hoặc tự mâu thuẫn. Mọi chỗ như vậy đều được ghi “Quy ước ở đây” trong phần trên.

## Ô Ăn Quan

o-an-quan-about = Ô Ăn Quan là trò chơi rất được yêu thích ở Việt Nam. Bạn rải dân quanh bàn, nhảy qua những ô trống và tìm cách ăn cho được hai quan ở hai đầu.
o-an-quan-about-special = Trò này khác nhiều trò rải quân khác ở hai điểm: bạn được tự chọn hướng, và bạn ăn ô nằm liền sau một ô trống.

o-an-quan-origin = Từ lâu đây đã là trò chơi của trẻ em và của làng quê. Bàn chơi được vẽ bằng than hoặc phấn trên nền đất nện, hiên đá hay vỉa hè; quân chơi là sỏi thường và hai viên đá to nhặt dưới sông.
o-an-quan-origin-meaning = Trò chơi kể chuyện cấy cày và thuế má. Những viên sỏi là *quân dân*, tức người làm ruộng và người ở phố; hai viên đá to là *quan*, những vị quan giàu có cai quản các tỉnh. Mỗi người chơi trông nom năm thửa đất và tìm cách ăn quan.
o-an-quan-origin-art = Thơ ca dân gian và đồng dao có nhắc đến trò này, và người ta đọc những câu có vần theo từng nước đi khi dân làng tụ họp. Trong hội họa, trò chơi còn mãi với kiệt tác tranh lụa *Chơi ô ăn quan* của Nguyễn Phan Chánh, vẽ năm 1931.

o-an-quan-board = Mười hai ô xếp thành một vòng. Mỗi người chơi có một hàng năm *ô dân*, mỗi ô có năm dân. Mỗi đầu có một *ô quan* hình bán nguyệt với một quan. Ô quan không thuộc về ai.
o-an-quan-board-points = Mỗi dân tính một điểm, mỗi quan tính mười điểm. Cộng lại là { $total } điểm.
o-an-quan-board-mandarins = Ô quan ở tay phải bên Nam gọi là Q, ô quan ở tay phải bên Bắc gọi là q.
o-an-quan-decided-stone = Bản luật cho phép mỗi ô quan đặt một quan hoặc mười dân. Ở đây là một quan; có một lựa chọn để đặt dân thay vào.

o-an-quan-turn = Bốc hết dân ở một trong các ô của bạn rồi chọn hướng: sang trái hoặc sang phải. Rải từng dân một vào các ô tiếp theo, kể cả ô quan. Hướng rải giữ nguyên cho đến hết lượt.
o-an-quan-turn-next = Rải xong dân cuối, hãy nhìn ô kế tiếp:
o-an-quan-turn-full = Ô dân có dân: bốc hết lên rải tiếp, rồi lại nhìn.
o-an-quan-turn-empty = Ô dân trống: thôi rải, và đến phần ăn quân.
o-an-quan-turn-mandarin = Ô quan: hết lượt.
o-an-quan-turn-notation = Nước đi được ghi bằng chữ cái của ô, thêm l nếu rải sang trái hoặc r nếu rải sang phải, theo cách nhìn của người đi: Cr, bl.
o-an-quan-decided-stop = Gặp ô quan là hết lượt, dù trong ô có gì, kể cả khi trống không. Bản luật nói thẳng như vậy. Theo một lối chơi khác, ô quan trống cũng nhảy qua được như mọi ô trống; có một lựa chọn để chơi theo lối ấy.
o-an-quan-example-relay = Bên Nam rải { $seeds } dân từ ô { $from } về phía ô { $towards }. Ô kế tiếp có dân nên bên Nam rải tiếp từ ô { $relays }. Dân cuối rơi vào ô { $last }, ô kế tiếp trống, và bên Nam ăn { $taken } dân nằm liền sau đó, ở ô { $cells }.
o-an-quan-example-stop = Bên Nam rải từ ô { $from } về phía ô { $towards } rồi rải tiếp từ ô { $relays }. Dân cuối rơi vào ô { $last }. Kế tiếp là ô quan: hết lượt.

o-an-quan-capture = Nếu ô ngay sau dân cuối của bạn trống, bạn ăn tất cả những gì nằm trong ô liền sau nó: cả dân lẫn quan, dù ở hàng mình, ở hàng bên kia hay trong ô quan.
o-an-quan-capture-chain = Nếu ô sau đó nữa cũng trống mà ô tiếp theo có quân, bạn ăn luôn ô ấy. Cứ thế ăn tiếp, chừng nào trước mỗi ô ăn được có đúng một ô trống.
o-an-quan-capture-end = Gặp hai ô trống liền nhau là thôi ăn. Nếu hai ô trống ấy nằm ngay sau dân cuối, bạn không ăn được gì. Dân cuối cũng có thể rơi vào ô quan; từ đó việc ăn quân cũng diễn ra y như vậy.
o-an-quan-decided-mandarin = Trong một lần ăn liên tiếp, ô quan cũng như mọi ô khác: trống thì nhảy qua, có quân thì ăn.
o-an-quan-decided-keep = Những gì đã ăn liên tiếp được vẫn giữ nguyên khi gặp hai ô trống liền nhau. Bản luật cũng có thể hiểu theo cách khác.
o-an-quan-decided-finish = Đang ăn liên tiếp thì vẫn ăn cho hết, kể cả khi giữa chừng ô quan thứ hai đã bị ăn trống.
o-an-quan-example-capture = Dân cuối rơi vào ô { $last }, và ô kế tiếp trống. Bên Nam ăn { $taken } dân ở ô { $cells }.
o-an-quan-example-chain = Một dân bước sang ô { $last }. Trống, ăn, trống, ăn, trống, ăn: bên Nam ăn ô { $cells }, tất cả { $taken } điểm, vì trong đó có một quan.
o-an-quan-example-gap = Bên Nam ăn ô { $cells }. Ở giữa là ô quan trống, nhảy qua được như mọi ô trống khác. Sau đó là hai ô trống: việc ăn dừng lại, và bên Nam giữ cả { $taken } dân.
o-an-quan-example-two = Dân cuối rơi vào ô { $last }. Sau đó là hai ô trống nên bên Nam không ăn được gì.

o-an-quan-section-release = Thả cá
o-an-quan-release = Nếu đến lượt bạn mà cả năm ô của bạn đều trống, trước hết bạn đặt vào mỗi ô một dân đã ăn được. Đó là *thả cá*. Việc này tự diễn ra; rồi bạn đi.
o-an-quan-release-borrow = Nếu đã ăn được chưa đủ năm dân, bạn đặt dân của mình trước, từ bên trái, rồi vay chỗ còn thiếu trong số dân bên kia đã ăn. Cuối ván, nợ được trả bằng điểm.
o-an-quan-decided-release = Quan đã ăn không phải là dân: không thả được, cũng không đổi được. Nếu cả hai bên cộng lại chưa đủ năm dân đã ăn thì có bao nhiêu dân, đặt bấy nhiêu ô. Nếu không có dân nào thì hết ván.
o-an-quan-example-release = Hàng của bên Bắc trống và đến lượt bên Bắc. Bên Bắc thả { $own } dân của mình và vay bên Nam { $borrowed } dân để đặt vào ô { $into }.

o-an-quan-end = Ván kết thúc khi sau một lượt, cả hai ô quan đều trống.
o-an-quan-end-count = Khi đó mỗi người thu dân còn lại trong năm ô của mình, và nợ thì trả. Ai nhiều điểm hơn thì thắng; bằng điểm thì hòa.
o-an-quan-decided-end = Hai ô quan phải trống cùng một lúc. Ô đã mất quan mà lại có dân rải vào thì không còn tính là trống.
o-an-quan-decided-repetition = Ván cũng kết thúc khi cùng một thế cờ xuất hiện lần thứ ba: trên bàn vẫn những quân ấy, hai bên đã ăn được bấy nhiêu, và vẫn người ấy đến lượt. Nợ không được so, vì nợ có thể tăng mãi.
o-an-quan-decided-right = Khi ván kết thúc vì lặp lại, hoặc vì không còn dân nào để thả, mỗi người thu cả những gì nằm trong ô quan ở tay phải mình.
o-an-quan-example-end = Bên Nam ăn ô { $cells }. Giờ cả hai ô quan đều trống, mỗi người thu hàng của mình, và bên Nam thắng, { $south } so với { $north }.

o-an-quan-option-mandarin = *Ô quan đặt mười dân.* Mười dân có giá trị bằng một quan, nhưng khi ăn được rồi thì dùng để thả cá được.
o-an-quan-option-empty = *Ô quan trống như mọi ô trống khác.* Rải hết quân ngay trước một ô quan trống thì chưa hết lượt: được nhảy qua nó để ăn, như với bất kỳ ô trống nào.
o-an-quan-option-young = *Quan non.* Ô quan còn quan mà số dân ít hơn con số bạn chọn, thường là năm, thì không được ăn: đang ăn liên tiếp cũng dừng lại trước nó. Lựa chọn này không có tác dụng khi ban đầu ô quan đặt mười dân.
o-an-quan-example-option-empty = Với lựa chọn này, bên Nam được nhảy qua ô quan trống sau ô { $last }: bên Nam ăn { $taken } dân ở ô { $cells }.
o-an-quan-example-option-young = Quan sau ô trống vẫn còn non: cạnh quan có { $behind } dân, ít hơn { $least }. Bên Nam không ăn được gì.

o-an-quan-notes-four = Còn có lối chơi cho bốn người, *Ô ăn quan bốn người*, với bốn hàng quanh một hình vuông ở giữa. Trang này không chơi lối đó.

## Sàn Yáo

san-yao-about = Sàn Yáo là trò rải quân cho hai người, đến từ Hà Nam, một tỉnh miền Trung Trung Quốc. Một lượt có thể đi quanh bàn rất nhiều vòng, và người thắng một hiệp chiếm được ô của hàng bên kia, gọi là “con trai”.
san-yao-origin = Ở Hà Nam, đây là trò chơi của con gái. Các cô khoét lỗ trên nền đất cứng hoặc vẽ bằng phấn trên nền đá, mỗi đầu có một hõm viền khung làm kho. Tên tiếng Trung 散窑 có nghĩa đại khái là “gieo vào các hõm” hoặc “rải ra các lỗ”.
san-yao-origin-place = Ở miền Bắc và miền Trung Trung Quốc, rất ít trò rải quân còn được chơi mà đã có người ghi lại, nên Sàn Yáo cho biết nhiều điều về cách những trò như thế được truyền lại ở Đông Á. Việc rải tiếp từ ô kế tiếp là lối chơi chung của nó với các trò ở Ấn Độ.

san-yao-board = Có hai hàng, mỗi hàng năm ô, mỗi ô năm viên sỏi, tất cả { $total } viên. Mỗi đầu có một kho. Không bao giờ rải sỏi vào kho.
san-yao-board-owner = Ô nào cũng có chủ. Lúc đầu mỗi người làm chủ hàng của mình; các hiệp sau của trận có thể thay đổi điều đó.

san-yao-turn = Bốc hết sỏi ở bất kỳ ô nào của bạn. Rải ngược chiều kim đồng hồ, tức là sang phải dọc theo hàng của bạn, mỗi ô tiếp theo một viên.
san-yao-turn-next = Rải xong viên cuối, hãy nhìn ô kế tiếp. Nếu ô ấy có sỏi, bốc hết lên rải tiếp. Nếu trống thì thôi rải, và đến phần ăn quân.
san-yao-turn-pass = Nếu không ô nào của bạn có sỏi thì bạn mất lượt. Còn không thì bạn phải đi.
san-yao-decided-pass = Trong bản dịch mà chúng tôi có, chỗ này bản luật viết là “cho ăn”. Chúng tôi hiểu là mất lượt.
san-yao-example-relay = Bên Nam bắt đầu với { $seeds } viên sỏi từ ô { $from } rồi rải tiếp từ ô { $relays }. Viên cuối rơi vào ô { $last }; ô kế tiếp trống nên thôi rải.
san-yao-example-pass = Sau khi bên Nam đi từ ô { $from }, bên Bắc không còn viên nào để đi. Bên Bắc mất lượt, và bên Nam lại đi.

san-yao-capture = Ô ngay sau ô trống là ô ăn được, dù ở bên nào: nếu có sỏi thì số sỏi ấy vào kho của bạn.
san-yao-capture-chain = Nếu sau đó là đúng một ô trống rồi đến ô có sỏi thì bạn ăn luôn ô ấy, và cứ thế tiếp tục. Gặp hai ô trống liền nhau là thôi ăn; nếu hai ô trống ấy nằm ngay sau viên cuối, bạn không ăn được gì.
san-yao-example-capture = Viên cuối rơi vào ô { $last }. Mỗi lần nhảy qua một ô trống, bên Nam ăn ô { $cells }, tất cả { $taken } viên. Sau đó là hai ô trống, và việc ăn dừng lại.
san-yao-example-two = Viên cuối rơi vào ô { $last }, và sau đó là hai ô trống. Bên Nam không ăn được gì.

san-yao-section-endless = Rải mãi không dừng
san-yao-endless = Có vài thế cờ mà rải mãi không dừng. Lượt như thế bao giờ cũng quay về đúng thế cờ lúc bắt đầu, vì lần rải nào cũng truy ngược lại được. Lượt dài thì không sao: có lượt rải hàng trăm lần mà vẫn dừng.
san-yao-decided-endless = Máy nhận ra khi thế cờ quay về. Bàn giữ nguyên như cũ, không ăn được gì, và đến lượt người kia.
san-yao-example-endless = Rải từ ô { $from } thì không bao giờ dừng: sau { $laps } lần rải, viên nào cũng về lại chỗ cũ. Đến lượt bên kia.

san-yao-end = Hiệp kết thúc khi trên bàn còn chưa đến hai viên sỏi. Nếu còn một viên thì viên ấy về tay chủ của ô.
san-yao-decided-repetition = Hiệp cũng kết thúc khi cùng một thế cờ xuất hiện lần thứ ba: sỏi, kho và chủ các ô đều y như trước, và vẫn người ấy đến lượt. Khi đó sỏi ở ô nào về tay chủ ô ấy. Mỗi hiệp đếm lại từ đầu.
san-yao-example-end = Bên Nam ăn ô { $cells }. Còn lại một viên; nó nằm ở ô của bên Nam nên thuộc về bên Nam. Hiệp kết thúc: bên Nam { $south }, bên Bắc { $north }.

san-yao-match = Một trận gồm nhiều hiệp. Sau mỗi hiệp thì đếm sỏi: ai có chưa đến năm viên thì không xếp đầy nổi một ô và thua cả trận. Đúng năm viên thì vẫn còn được chơi.
san-yao-match-fill = Nếu không, mọi ô lại được xếp đủ năm viên. Người nhiều sỏi hơn xếp được bao nhiêu ô thì xếp bấy nhiêu: trước hết là hàng của mình, rồi đến các ô của hàng bên kia. Những ô chiếm được gọi là “con trai” (*érzi*).
san-yao-match-loan = Có thể còn lẻ ra chưa đến năm viên. Số đó được cho người kia mượn để xếp cho đủ ô cuối cùng của họ.
san-yao-match-start = Ai nhiều sỏi hơn thì đi trước ở hiệp sau. Ô nào của ai thì mỗi lần đều tính lại từ đầu; chữ cái của các ô giữ nguyên.
san-yao-decided-sons = “Con trai” là những ô đầu tiên của hàng bên kia theo chiều rải, tính từ ngay sau hàng của người thắng. Trong hiệp này người thắng làm chủ các ô ấy và được đi từ đó.
san-yao-decided-loan = Sỏi đã cho mượn thì không bao giờ phải trả.
san-yao-decided-equal = Nếu hai bên bằng sỏi thì không ai chiếm ô nào, và người không đi trước ở hiệp vừa rồi được đi trước ở hiệp sau.
san-yao-decided-rounds = Trận nào sau { $rounds } hiệp vẫn chưa phân thắng bại thì người nhiều sỏi hơn ở lần đếm cuối thắng; bằng nhau thì hòa. Nếu không có giới hạn, ngay cả người chơi giỏi cũng có thể chơi quanh quẩn mãi.
san-yao-example-match = Hiệp kết thúc: bên Nam { $south }, bên Bắc { $north }. Bên Nam xếp đầy { $holes } ô, nên ô { $sons } thành “con trai”, và cho bên Bắc mượn { $lent } viên để xếp cho đủ ô cuối.
san-yao-example-sons = Trong hiệp này, ô { $sons } là của bên Nam, và bên Nam đi từ ô “con trai” { $from }. Lượt ấy rải tiếp từ ô { $relays }, rồi ăn được { $taken } viên.
san-yao-example-ruin = Hiệp kết thúc: bên Nam { $south }, bên Bắc { $north }. Bên Bắc không xếp đầy nổi một ô: bên Nam thắng cả trận.

san-yao-option-match = *Chỉ một hiệp.* Một hiệp phân thắng bại: ai nhiều sỏi hơn thì thắng, bằng nhau thì hòa.
san-yao-option-rounds = *Số hiệp nhiều nhất.* Định xem sau hiệp nào thì một trận còn dang dở được phân thắng bại.

san-yao-notes-balance = “Con trai” và sỏi cho mượn kéo về hai phía: sỏi cho mượn giữ người yếu hơn lại trong cuộc, còn các ô “con trai” thì giúp người mạnh hơn chiếm ngày càng nhiều ô trên bàn.
san-yao-notes-maths = Những viên sỏi cuối cùng của một hiệp tạo thành những câu đố hay, và đã khiến các nhà toán học để ý.

## Al-manqala

al-manqala-about = Al-manqala là trò rải quân cho hai người của các cộng đồng Palestine ở vùng Galilee. Tên trò chơi bắt nguồn từ một từ tiếng Ả Rập nghĩa là mang đi và chuyển đi. Ở đây không có kho, cũng không rải tiếp lần thứ hai: bạn rải một lần, rồi nhìn lại xem mình đã tạo ra những gì.

al-manqala-origin = Người chơi phần lớn là đàn ông, ở quán cà phê và quán trọ cho khách đường xa. Năm 2007, tiến sĩ Moslih Kanaaneh của Đại học Birzeit, nhà xã hội học và nhân học quê ở Arrabeh thuộc vùng Hạ Galilee, đã ghi lại luật chơi.
al-manqala-origin-old = Lối chơi này thì xưa hơn nhiều. Năm 1694, Thomas Hyde ở Oxford đã mô tả một trò chơi Ả Rập gần như giống hệt. Hai thế kỷ sau, Stewart Culin kể lại cách người Syria chơi trò này trên hai hàng bảy ô trong các quán cà phê ở Damascus. Họ gọi nó là *La‘b Hakimi*, trò chơi sáng suốt, và *La‘b Akila*, trò chơi thông minh.
al-manqala-origin-made = Bàn chơi vùng Galilee được đục từ gỗ sồi nguyên khối, tẩm dầu rồi phủ kín bằng hắc ín sẫm màu. Người ta rải trên đó những hạt trắng bóng.

al-manqala-board = Bàn có hai hàng, mỗi hàng bảy hõm gọi là *byot*, “những ngôi nhà”; một hõm là *beit*. Mỗi người chơi có hàng ở trước mặt mình. Lúc đầu mỗi nhà có bảy hạt, tất cả { $total } hạt. Hạt ăn được thì để bên cạnh bàn.

al-manqala-turn = Bốc hết hạt ở một nhà của bạn. Rải ngược chiều kim đồng hồ, tức là sang phải dọc theo hàng của bạn, mỗi nhà tiếp theo một hạt. Khi tay đã hết hạt thì thôi rải: không bao giờ bốc một nhà khác để rải tiếp.
al-manqala-example-turn = Bên Nam rải { $seeds } hạt từ nhà { $from }. Thêm hạt cuối, nhà { $last } có { $there } hạt, không phải hai cũng không phải bốn: không ăn được gì.

al-manqala-capture = Hãy nhìn nhà mà hạt cuối rơi vào, dù ở bên nào. Nếu lúc này trong đó có đúng hai hoặc đúng bốn hạt, bạn ăn hết.
al-manqala-capture-back = Rồi hãy nhìn nhà liền trước nó. Nếu lúc này nhà ấy cũng có đúng hai hoặc bốn hạt, bạn ăn cả những hạt đó, và cứ thế lùi lại, qua cả hai hàng. Gặp nhà đầu tiên có số hạt khác thì thôi ăn.
al-manqala-example-capture = Thêm hạt cuối, nhà { $last } có { $there } hạt: bên Nam ăn. Nhà liền trước nó có { $before } hạt nên việc ăn dừng ở đó.
al-manqala-example-back = Hạt cuối rơi vào nhà { $last }. Lùi lại, bên Nam ăn nhà { $cells }, tất cả { $taken } hạt. Nhà tiếp đó không có hai cũng không có bốn hạt nên việc ăn dừng lại.
al-manqala-example-none = Thêm hạt cuối, nhà { $last } có { $there } hạt, không phải hai cũng không phải bốn. Không ăn được gì, mặc dù nhà liền trước nó có { $before } hạt.

al-manqala-feeding = Nếu đầu lượt của bạn mà hàng bên kia trống trơn, bạn phải tiếp hạt cho bên ấy: chỉ được đi những nước để lại ở đó ít nhất một hạt. Còn một hàng đang có hạt thì bạn được phép ăn cho trống.
al-manqala-decided-feeding = Sau khi bạn ăn xong, bên kia vẫn phải có hạt.
al-manqala-decided-pass = Ai không có hạt để đi thì mất lượt. Người đi tiếp theo khi đó phải tiếp hạt, theo đúng luật ấy.
al-manqala-example-feeding = Hàng của bên Bắc trống. Trong tất cả các nhà của bên Nam, chỉ nhà { $legal } tiếp hạt được: { $fed } hạt sang đến hàng bên kia.
al-manqala-example-strip = Bên Nam ăn nhà { $cells }, khiến bên Bắc hết hạt. Bên Bắc mất lượt. Giờ bên Nam phải tiếp hạt, và chỉ nhà { $next } làm được việc đó.

al-manqala-end = Nếu đến lượt bạn mà hàng bên kia trống và bạn không tiếp hạt được, ván kết thúc ngay. Người có hàng trống được lấy hết hạt trên bàn!
al-manqala-end-bare = Ván cũng kết thúc khi trên bàn không còn hạt nào.
al-manqala-end-count = Ai có hơn một nửa số hạt thì thắng; mỗi bên { $half } hạt thì hòa.
al-manqala-end-agree = Đôi khi những hạt cuối cứ đuổi nhau mãi. Khi ấy hai người có thể thỏa thuận kết thúc ván; mỗi người lấy một nửa số hạt trên bàn.
al-manqala-decided-repetition = Khi cùng một thế cờ, với cùng một người đến lượt, xuất hiện lần thứ ba thì ván kết thúc và số hạt trên bàn được chia đều.
al-manqala-decided-play-on = Ai có hơn một nửa thì chắc chắn thắng, nhưng ván vẫn tiếp tục. Người kia có thể chơi tiếp hoặc chịu thua.
al-manqala-example-end = Bên Bắc cho đi hạt cuối cùng. Hạt của bên Nam không sang được hàng bên kia, nên bên Bắc lấy hết hạt trên bàn và thắng, { $north } so với { $south }.

al-manqala-options = Bạn có thể chọn ai đi trước. Ngoài ra không có lựa chọn nào khác.
al-manqala-notes-sacrifice = Cho hạt đi có khi lại khôn: hãy bỏ hạt cuối cùng của mình khi hạt của bên kia còn quá xa, không tiếp cho bạn được, và mọi thứ còn lại là của bạn.
al-manqala-notes-aleppo = Năm 1819, trong một cuốn sách về việc buôn bán của Đế quốc Ottoman và Ai Cập, Henry Alexander Scammell Dearborn viết rằng người dân Aleppo ưa chuộng hai trò chơi của vùng mình, *mankala* và *tabwaduk*, bên cạnh cờ đam và cờ vua.
al-manqala-notes-family = Họ hàng gần của nó là *Mangala* ở Thổ Nhĩ Kỳ và *Halusa* ở Iraq.

## Dakon

dakon-about = Dakon (cũng viết *Dhakon*) là trò rải quân của đảo Java ở Indonesia, thuộc một họ trò chơi đông đúc trong vùng, gọi là *congkak*. Người chơi giỏi rải lần này nối lần kia và làm đầy kho trước khi bên kia kịp đi.
dakon-origin = Sir Thomas Stamford Raffles là người đầu tiên mô tả trò này cho độc giả châu Âu, trong cuốn *The History of Java* năm 1817. Ông ghi lại rằng phụ nữ rất ưa thích nó. Khắp đảo Java, trò này đến nay vẫn được yêu mến và nổi tiếng là giúp luyện tính nhẩm nhanh.
dakon-origin-rice = Các từ trong trò chơi lấy từ việc trồng lúa. Các ô là *sawah*, ruộng lúa; hai kho là *lumbung*, vựa thóc. Hạt chơi là hạt nhẵn màu nâu sẫm của quả hồng xiêm (*biji sawo*); vỏ sò ốc nhỏ cũng dùng được.

dakon-board = Bàn thường dùng có hai hàng, mỗi hàng bảy ô (*sawah*), mỗi ô bảy hạt, tất cả { $total } hạt, và mỗi đầu có một kho lớn (*lumbung*).
dakon-decided-store = Kho của bạn là kho ở tay phải bạn.
dakon-decided-size = Người ta biết đến những bàn có từ năm đến chín ô mỗi hàng. Ở đây, mỗi hàng có bao nhiêu ô thì lúc đầu mỗi ô có bấy nhiêu hạt.

dakon-pingsut = Ai đi trước là do *pingsut* quyết định. Hai người cùng lúc giơ một ngón tay: voi (ngón cái) thắng người (ngón trỏ), người thắng kiến (ngón út), và kiến thắng voi, vì kiến bò vào tai voi. Giống nhau thì ra lại.
dakon-decided-first = Trước ván mới, bạn có thể ra dấu tay, bốc thăm hoặc tự chọn. Nếu bạn không làm gì cả thì bên Nam đi trước.
dakon-turn = Bốc hết hạt ở một ô của bạn. Rải ngược chiều kim đồng hồ, tức là sang phải dọc theo hàng của bạn: mỗi ô một hạt, và mỗi lần đi qua kho của mình thì một hạt vào kho. Kho của bên kia thì bỏ qua.
dakon-turn-next = Tiếp theo thế nào là tùy hạt cuối rơi vào đâu:
dakon-turn-store = Vào kho của bạn: bạn được chọn nữa, bất kỳ ô nào của mình còn hạt.
dakon-turn-full = Vào ô có hạt: bốc hết lên, cả hạt cuối, rồi rải tiếp.
dakon-turn-empty = Vào ô trống: hết lượt, có khi còn được ăn.
dakon-decided-direction = Bản luật không nói rải theo chiều nào. Nếu rải theo chiều kim đồng hồ, trò chơi sẽ giống hệt ảnh của chính nó trong gương, và cách chơi vẫn thế.
dakon-example-again = Bên Nam rải { $seeds } hạt từ ô { $from }. Hạt cuối rơi vào kho của bên Nam nên bên Nam được chọn nữa.
dakon-example-relay = Hạt cuối trong { $seeds } hạt từ ô { $from } rơi vào ô { $relays } đang có hạt: bên Nam bốc lên rải tiếp. Lượt này dừng ở ô { $last }, vốn đang trống, và bên Nam ăn { $taken } hạt đối diện, ở ô { $cells }.
dakon-example-round = { $seeds } hạt từ ô { $from } đi trọn một vòng: { $stored } hạt rơi vào kho của bên Nam, không hạt nào vào kho của bên Bắc, và một hạt vào chính ô { $from }.

dakon-section-nembak = Nembak: bắn
dakon-nembak = Nếu hạt cuối của bạn rơi vào một ô trống của mình, bạn ăn hết hạt ở ô đối diện. Đó là *nembak*, “bắn”. Hạt bạn vừa rải ở lại chỗ của nó. Nếu ô đối diện không có gì thì không ăn được gì.
dakon-example-nembak = Hạt cuối rơi vào ô trống { $last }. Bên Nam ăn { $taken } hạt đối diện, ở ô { $cells }.

dakon-section-mikul = Mikul: gánh
dakon-mikul = Nếu hạt cuối của bạn rơi vào một ô trống của hàng bên kia, hãy nhìn hai ô bên cạnh nó trong hàng ấy. Nếu hai ô có số hạt bằng nhau, và không phải đều trống, bạn ăn cả hai cùng với hạt vừa rải. Đó là *mikul*, gánh hai bên nặng bằng nhau trên một đòn gánh.
dakon-mikul-edge = Ô ở đầu hàng chỉ có một ô bên cạnh, nên ở đó không ăn được gì.
dakon-example-mikul = Hạt cuối rơi vào ô trống { $last }. Hai ô bên cạnh có số hạt bằng nhau nên bên Nam ăn ô { $cells }, tất cả { $taken } hạt.
dakon-example-edge = Hạt cuối rơi vào ô { $last }, ở đầu hàng. Không ăn được gì.

dakon-end = Nếu đến lượt bạn mà hàng của bạn trống thì ván kết thúc. Người kia lấy hết hạt còn lại. Ai nhiều hạt hơn thì thắng; bằng nhau thì hòa.
dakon-decided-again = Điều này cũng đúng khi hạt cuối của bạn rơi vào kho và bạn phải chọn nữa.
dakon-end-repetition = Không có luật về thế cờ lặp lại: trong Dakon, thế cờ không thể lặp lại.
dakon-example-end = Hạt cuối của bên Nam rơi vào kho. Lẽ ra bên Nam được chọn nữa, nhưng không còn hạt nào: bên Bắc lấy phần còn lại và thắng, { $north } so với { $south }.

dakon-option-holes = *Số ô mỗi hàng.* Từ năm đến chín. Bàn nhỏ thì ván nhanh.
dakon-option-nembak = *Nembak: hạt cuối cũng vào kho.* Hạt bạn vừa rải vào kho của bạn cùng với những hạt ở ô đối diện.
dakon-example-option-nembak = Với lựa chọn này, bên Nam ăn ô { $cells }, tất cả { $taken } hạt: những hạt đối diện và hạt vừa rải.

dakon-notes-first = Các nhà toán học đã chứng minh rằng trên những bàn thường dùng, người đi trước có cách chắc thắng.
dakon-example-run = Bên Nam đi trước và đi liền một mạch { $moves }. Nhờ thế { $stored } trong số { $total } hạt vào kho, hơn một nửa: ván đã ngã ngũ khi bên Bắc còn chưa đi nước nào.
dakon-notes-loads = Tên các cách ăn cũng lấy từ mùa gặt: lúa được gánh bằng đòn gánh (*mikul*) hoặc địu bằng khăn (*gendong*).
dakon-notes-stones = Ở Java, những tảng đá rất cổ có các hàng hõm tròn được gọi là *đá dakon*. Chúng có từ thời đồ đồng và đồ sắt. Nhưng các nhà khảo cổ cho rằng chúng được làm ra để thờ cúng tổ tiên và quan sát bầu trời, chứ không phải để chơi.

## Print

print-button = In
print-hint = Hai trang A4: bàn chơi đủ lớn để chơi bằng sỏi thật, và luật chơi.
print-need = Để chơi cần có: { $pieces }
