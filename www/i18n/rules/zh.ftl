### 规则页的简体中文。两个 * 之间的字用斜体。
### Ô Ăn Quan用“格”和“小石子、大石子”，散窑用“窑”和“石子”，Al-manqala用“屋子”和“珠子”，Dakon用“坑”和“种子”。

## Around the text

rules-title = { $game }的规则
rules-play = 玩{ $game }
rules-games = 其他游戏的规则
rules-contents = 本页内容
rules-decided = 本站约定
rules-example = 例{ $number }
rules-watch = 播放例子
rules-step = 走一步
rules-reset = 回到开头
rules-try = 可以播放例子，也可以自己在棋盘上选一步棋。
rules-open = 在大棋盘上打开
rules-board-failed = 这个棋盘没能画出来。

## Headings

rules-section-about = 简介
rules-section-origin = 来历
rules-section-board = 棋盘
rules-section-turn = 轮到你
rules-section-capture = 吃子
rules-section-feeding = 喂子
rules-section-match = 比赛
rules-section-end = 终局
rules-section-options = 规则选项
rules-section-notes = 附注
rules-section-sources = 资料来源

## What the games share

rules-names = 棋盘按南家看到的样子画：南家那排在下，北家那排在上。屏幕窄的时候棋盘竖起来，南家那排在右边。
rules-letters = 棋盘上的位置用字母来称呼，每一排都从主人的左手边往右数：南家是A、B、C……，北家是a、b、c……。北家坐在对面，数的方向相反，所以a正对着南家的最后一个位置。
rules-notation = 记一步棋，只写起点的字母。
rules-decided-first = 规则说明没有讲谁先走。这里由南家先走，除非你另外选择。
rules-decided-round-trip = 播满一整圈时，起点也要放一颗。
rules-resign = 你也可以认输。这时不再收子，对方获胜。
rules-source-sheet = Mancala World的规则说明《{ $title }》，这是我们了解规则和历史的主要来源。
rules-source-others = 其他公开发表的介绍和程序，用在规则说明没有讲到或前后矛盾的地方。这样的地方，上文都标着“本站约定”。

## Ô Ăn Quan

o-an-quan-about = 越南播棋（Ô Ăn Quan，“吃官格”）是越南人很喜爱的游戏。你绕着棋盘播小石子，跳过空格，想办法赢得两头的两颗大石子。
o-an-quan-about-special = 它有两点和许多播棋不同：方向由你自己选，吃的是空格后面那一格。

o-an-quan-origin = 这一向是孩子们和乡村里的游戏。棋盘用木炭或粉笔画在夯实的泥地、石头檐廊或路面上，棋子就是普通的碎石和两块从河里捡来的大石头。
o-an-quan-origin-meaning = 这个游戏讲的是种地和收税。小石子是农民和市民（*quân dân*），大石子是官（*quan*），也就是各省富有的长官。双方各照管五块地，都想把长官拿下。
o-an-quan-origin-art = 民歌和童谣里都提到过这个游戏，村里人聚在一起时，走棋还伴着歌谣。在绘画里，它因一幅绢画杰作而留名：阮潘正（Nguyễn Phan Chánh）1931年的《*Chơi Ô ăn quan*》。

o-an-quan-board = 十二格围成一圈。双方各有一排五个民格（*ô dân*），每格五颗小石子。两头各有一个半圆形的官格（*ô quan*），里面放一颗大石子。官格不属于任何一方。
o-an-quan-board-points = 一颗小石子算一分，一颗大石子算十分，总共{ $total }分。
o-an-quan-board-mandarins = 南家右手边的官格叫Q，北家右手边的官格叫q。
o-an-quan-decided-stone = 规则说明允许每个官格放一颗大石子或十颗小石子。这里放大石子；有一个选项可以改放小石子。

o-an-quan-turn = 从自己的格子里选一格，拿起全部小石子，再选方向：向左或向右。往后一格放一颗，官格也放。直到这一步走完，方向都不变。
o-an-quan-turn-next = 放下最后一颗，看下一格：
o-an-quan-turn-full = 是有子的民格：全部拿起来接着播，播完再看。
o-an-quan-turn-empty = 是空的民格：播子结束，接下来吃子。
o-an-quan-turn-mandarin = 是官格：这一步到此为止。
o-an-quan-turn-notation = 记一步棋，先写那一格的字母，再写方向：l是向左，r是向右，都按走棋的人自己的左右来说，例如Cr、bl。
o-an-quan-decided-stop = 遇到官格就停，不管里面有什么，空的也一样。规则说明里写得很明白。另一种传统把空的官格当作普通的空格；有一个选项可以这样玩。
o-an-quan-example-relay = 南家从{ $from }朝{ $towards }播{ $seeds }颗小石子。下一格有子，于是从{ $relays }接着播。最后一颗落在{ $last }，下一格是空的，南家吃掉空格后面{ $cells }里的{ $taken }颗小石子。
o-an-quan-example-stop = 南家从{ $from }朝{ $towards }播，又从{ $relays }接着播。最后一颗落在{ $last }。再下一格是官格：这一步到此为止。

o-an-quan-capture = 如果最后一颗后面那一格是空的，就吃掉空格后面那一格里的一切：小石子和大石子都算，不管是自己这排、对面那排，还是官格。
o-an-quan-capture-chain = 如果再往后一格又是空的，而它后面那一格有子，就连那一格也吃掉。只要每次吃之前正好隔一个空格，就这样一直吃下去。
o-an-quan-capture-end = 连着两个空格，吃子就结束。如果它们紧跟在最后一颗后面，就什么也吃不到。最后一颗也可能落在官格里，从那里照样可以往后吃。
o-an-quan-decided-mandarin = 连吃的时候，官格和别的格子一样：空的可以跳过，有子可以吃。
o-an-quan-decided-keep = 连吃遇到两个空格而结束时，已经吃到的仍然归你。规则说明也可以有别的理解。
o-an-quan-decided-finish = 连吃途中就算把第二个官格吃空了，也要吃完为止。
o-an-quan-example-capture = 最后一颗落在{ $last }，下一格是空的。南家吃掉{ $cells }里的{ $taken }颗小石子。
o-an-quan-example-chain = 一颗小石子走到{ $last }。空、吃，空、吃，空、吃：南家吃掉{ $cells }，一共{ $taken }分，因为其中有一颗大石子。
o-an-quan-example-gap = 南家吃掉{ $cells }。中间隔着空的官格，它和别的空格一样。后面连着两个空格，连吃结束，{ $taken }颗小石子全归南家。
o-an-quan-example-two = 最后一颗落在{ $last }。后面连着两个空格，南家什么也吃不到。

o-an-quan-section-release = Thả cá：放鱼
o-an-quan-release = 轮到你时，如果自己的五格全是空的，就先从吃到的小石子里拿出来，每格放一颗。这叫*thả cá*，“放鱼”。放子会自动完成，然后你再走棋。
o-an-quan-release-borrow = 如果吃到的小石子不到五颗，就先放自己的，从左手边放起，其余的从对方吃到的小石子里借。债到最后用分数来还。
o-an-quan-decided-release = 吃到的大石子不是小石子，不能拿来放，也不能兑换。如果双方吃到的小石子加起来不到五颗，有几颗就放几格。一颗也没有，这一局就结束。
o-an-quan-example-release = 北家那排全空，又轮到北家走。北家放出自己的{ $own }颗小石子，再向南家借{ $borrowed }颗，放进{ $into }。

o-an-quan-end = 一步走完，两个官格都空了，这一局就结束。
o-an-quan-end-count = 这时双方各收自己五格里剩下的小石子，再把债还清。分多的赢，分数相同是平局。
o-an-quan-decided-end = 两个官格必须同时是空的。官格没了大石子，之后又播进了小石子，就不再算空。
o-an-quan-decided-repetition = 同样的局面第三次出现，这一局也结束：棋盘上的子相同，双方吃到的相同，轮到走棋的人也相同。债不作比较，因为它可能无止境地增加。
o-an-quan-decided-right = 如果因为局面重复，或者没有小石子可放而结束，双方还各收自己右手边官格里的子。
o-an-quan-example-end = 南家吃掉{ $cells }。现在两个官格都空了，双方各收自己那排，南家以{ $south }比{ $north }获胜。

o-an-quan-option-mandarin = *官格里放十颗小石子。*它们和一颗大石子分数一样，但被吃掉以后，可以用来放鱼（thả cá）。
o-an-quan-option-empty = *空的官格和别的空格一样。*播子停在空的官格前面时，这一步还没有完：吃子可以跳过它，就像跳过别的空格一样。
o-an-quan-option-young = *嫩官*（*quan non*）。官格里的大石子还在，而小石子比你选的数少（通常选五），就不能吃：连吃到它前面就停下。如果开局时官格里放的是十颗小石子，这个选项不起作用。
o-an-quan-example-option-empty = 有了这个选项，吃子可以跳过{ $last }后面那个空的官格：南家吃掉{ $cells }里的{ $taken }颗小石子。
o-an-quan-example-option-young = 空格后面的官还嫩：大石子旁边有{ $behind }颗小石子，比{ $least }颗少。南家什么也吃不到。

o-an-quan-notes-four = 还有一种四个人玩的形式，叫*Ô ăn quan bốn người*，四排格子围着中间的方格。本页不玩这一种。

## Sàn Yáo

san-yao-about = 散窑（Sàn Yáo）是中国中部河南省的一种双人播棋。走一步有时能绕棋盘好多圈；赢了一轮的人，还能占领对面那排的窑，称为“儿子”。
san-yao-origin = 在河南，这是女孩子的游戏。她们在硬泥地上挖坑，或者用粉笔画在石头地面上，两头各有一个带边框的窝当作仓。“散窑”这个名字，大致是“往窑里播”或“把窑散开”的意思。
san-yao-origin-place = 中国北方和中部有记录、还在流传的播棋很少，所以散窑能让人了解许多这类游戏在东亚流传的情形。从下一个窑接着播，是它和印度一些游戏共有的习惯。

san-yao-board = 棋盘有两排，每排五个窑，每个窑里五颗石子，一共{ $total }颗。两头各有一个仓。石子从不播进仓里。
san-yao-board-owner = 每个窑都有主人。起初双方各拥有自己那一排；比赛往后几轮，这可能会变。

san-yao-turn = 从自己的窑里任选一个，拿起全部石子，逆时针播，也就是沿自己那排向右，往后一窑放一颗。
san-yao-turn-next = 放下最后一颗，看下一个窑。有子就全部拿起来接着播；是空的，播子就结束，接下来吃子。
san-yao-turn-pass = 如果你的窑里一颗石子也没有，就跳过。否则必须走棋。
san-yao-decided-pass = 我们手头的译文里，规则说明在这里写的是“喂子”。我们理解为跳过。
san-yao-example-relay = 南家从{ $from }播出{ $seeds }颗石子，又从{ $relays }接着播。最后一颗落在{ $last }；下一个窑是空的，播子结束。
san-yao-example-pass = 南家从{ $from }走完以后，北家没有石子可走。北家跳过，南家再走。

san-yao-capture = 紧挨在空窑后面的那个窑，就是你能吃的，不管在棋盘哪一边：里面有石子，就归你的仓。
san-yao-capture-chain = 如果后面正好又是一个空窑，再后面的窑有子，就连那些也吃掉，这样一直吃下去。连着两个空窑，吃子就结束；如果它们紧跟在最后一颗后面，就什么也吃不到。
san-yao-example-capture = 最后一颗落在{ $last }。每次隔着一个空窑，南家吃掉{ $cells }，一共{ $taken }颗。后面连着两个空窑，吃子结束。
san-yao-example-two = 最后一颗落在{ $last }，后面连着两个空窑。南家什么也吃不到。

san-yao-section-endless = 永远停不了的播子
san-yao-endless = 有少数局面会永远播下去。这样的一步总会丝毫不差地回到开始时的局面，因为每次播子都能倒推回去。一步走得长倒不要紧：有的要播几百趟，最后还是会停。
san-yao-decided-endless = 程序会发现局面回到了原样。这时棋盘不变，什么也没吃到，换对方走。
san-yao-example-endless = 从{ $from }播下去永远停不了：播了{ $laps }趟，每颗石子又回到原来的位置。换对方走。

san-yao-end = 棋盘上剩下的石子不到两颗，一轮就结束。如果剩下一颗，就归那个窑的主人。
san-yao-decided-repetition = 同样的局面第三次出现，一轮也结束：石子、仓和各窑的主人都相同，轮到走棋的人也相同。这时每个窑里的石子归窑的主人。每一轮都重新计数。
san-yao-example-end = 南家吃掉{ $cells }。还剩一颗石子，它在南家的窑里，归南家。这一轮结束：南家{ $south }，北家{ $north }。

san-yao-match = 一场比赛分若干轮。每一轮结束后数石子：不到五颗的一方，连一个窑也填不满，就输掉整场比赛。正好五颗还可以继续。
san-yao-match-fill = 否则每个窑再填满五颗。石子多的一方能填几个窑就填几个：先填自己那排，再填对面那排的窑。这样占来的窑叫“儿子”（*érzi*）。
san-yao-match-loan = 可能还剩下不到五颗的零头。零头借给对方，正好填满对方的最后一个窑。
san-yao-match-start = 石子多的一方在下一轮先走。哪个窑归谁，每次都重新计算；各窑的字母不变。
san-yao-decided-sons = “儿子”是对面那排按播子方向最先遇到的几个窑，从赢家自己那排的后面紧接着数起。在这一轮里，它们归赢家所有，赢家可以从那里走棋。
san-yao-decided-loan = 借出的石子不用还。
san-yao-decided-equal = 如果数出来一样多，谁也不占窑；上一轮没有先走的一方，下一轮先走。
san-yao-decided-rounds = 下满{ $rounds }轮还没有分出胜负，就由最后一次数子时石子多的一方获胜；一样多是平局。如果不设上限，就算是高手也可能一直绕下去。
san-yao-example-match = 这一轮结束：南家{ $south }，北家{ $north }。南家能填{ $holes }个窑，于是{ $sons }成了“儿子”；南家还借给北家{ $lent }颗石子，填满最后一个窑。
san-yao-example-sons = 这一轮{ $sons }归南家，南家从“儿子”{ $from }走棋。这一步又从{ $relays }接着播，吃到{ $taken }颗石子。
san-yao-example-ruin = 这一轮结束：南家{ $south }，北家{ $north }。北家连一个窑也填不满：南家赢得比赛。

san-yao-option-match = *只下一轮。*一轮定胜负：石子多的赢，一样多是平局。
san-yao-option-rounds = *最多几轮。*设定下满多少轮以后，给还没分出胜负的比赛定输赢。

san-yao-notes-balance = “儿子”和借子朝两个方向使劲：借子让弱的一方还能玩下去，“儿子”却让强的一方占的棋盘越来越多。
san-yao-notes-maths = 一轮里最后那几颗石子能构成精巧的谜题，也引起了数学家的兴趣。

## Al-manqala

al-manqala-about = Al-manqala是加利利地区巴勒斯坦人社群的一种双人播棋，名字来自一个阿拉伯语词，意思是搬运、移动。它没有仓，也不接着播第二趟：你只播一次，再回头看看自己播出了什么。

al-manqala-origin = 从前主要是男人们在咖啡馆和客栈里玩。2007年，比尔宰特大学的Moslih Kanaaneh博士记录了它的规则；这位社会学家、人类学家来自下加利利的Arrabeh。
al-manqala-origin-old = 这种玩法要古老得多。1694年，牛津的Thomas Hyde描述过一种阿拉伯游戏，和它几乎一模一样。两百年后，Stewart Culin记下了叙利亚人在大马士革的咖啡馆里怎样用两排、每排七个坑来玩。他们把它叫作*La‘b Hakimi*（“明智的游戏”）和*La‘b Akila*（“聪明的游戏”）。
al-manqala-origin-made = 加利利的棋盘用整块橡木雕成，浸过油，再用黑色的焦油封好。播在上面的是亮晶晶的白珠子。

al-manqala-board = 棋盘有两排，每排七个凹坑，叫作*byot*，“屋子”；单独一间叫*beit*。双方各有自己面前的一排。开局时每间屋子里有七颗珠子，一共{ $total }颗。吃到的珠子放在棋盘旁边。

al-manqala-turn = 拿起自己一间屋子里的全部珠子，逆时针播，也就是沿自己那排向右，往后一屋放一颗。手里空了，播子就结束：从不拿起另一间屋子的珠子接着播。
al-manqala-example-turn = 南家从{ $from }播{ $seeds }颗珠子。放下最后一颗，{ $last }里有{ $there }颗，不是两颗也不是四颗：什么也吃不到。

al-manqala-capture = 看最后一颗落进的屋子，不管在哪一边。如果现在里面正好是两颗或四颗，就全部吃掉。
al-manqala-capture-back = 然后看它的前一间屋子。如果那里现在也正好是两颗或四颗，就把这些珠子也吃掉，这样往回一间一间地吃，两排都可以。遇到第一间数目不对的屋子，吃子就结束。
al-manqala-example-capture = 加上最后一颗，{ $last }里有{ $there }颗：南家吃掉。它的前一间屋子里有{ $before }颗，吃子到此结束。
al-manqala-example-back = 最后一颗落在{ $last }。往回看，南家吃掉{ $cells }，一共{ $taken }颗珠子。再前一间屋子既不是两颗也不是四颗，吃子结束。
al-manqala-example-none = 放下最后一颗，{ $last }里有{ $there }颗，不是两颗也不是四颗。虽然它的前一间屋子里有{ $before }颗，还是什么也吃不到。

al-manqala-feeding = 轮到你时，如果对面那排是空的，你就必须喂它：只能走让那排至少留下一颗珠子的棋。不过，对面还有珠子时，把那一排吃空是可以的。
al-manqala-decided-feeding = 要等你吃完子，对方仍有珠子才算数。
al-manqala-decided-pass = 没有珠子可走的一方跳过。接下来走的一方必须按同样的规则喂子。
al-manqala-example-feeding = 北家那排是空的。南家所有的屋子里，只有{ $legal }能喂到它：有{ $fed }颗珠子进了对面那排。
al-manqala-example-strip = 南家吃掉{ $cells }，北家一颗珠子也没有了。北家跳过。现在南家必须喂子，而只有{ $next }能做到。

al-manqala-end = 轮到你时，如果对面那排是空的，你又喂不到它，这一局立刻结束。那排空着的一方收走棋盘上所有的珠子！
al-manqala-end-bare = 棋盘上一颗珠子也没有了，这一局也结束。
al-manqala-end-count = 得到超过一半珠子的赢；双方各{ $half }颗是平局。
al-manqala-end-agree = 有时最后几颗珠子只是你追我赶。这时双方可以商量好结束，棋盘上剩下的各得一半。
al-manqala-decided-repetition = 轮到同一方走棋的同样局面第三次出现时，这一局结束，棋盘上的珠子平分。
al-manqala-decided-play-on = 得到超过一半就赢定了，但这一局还继续。另一方可以接着下，也可以认输。
al-manqala-example-end = 北家送出最后一颗珠子。南家的珠子到不了对面那排，于是北家收走整个棋盘，以{ $north }比{ $south }获胜。

al-manqala-options = 你可以选谁先走。没有别的选项。
al-manqala-notes-sacrifice = 送出珠子有时是妙招：趁对方的珠子还太远、喂不到你，放弃自己的最后一颗，剩下的就全归你。
al-manqala-notes-aleppo = 1819年，Henry Alexander Scammell Dearborn在一本讲奥斯曼帝国和埃及贸易的书里写道，阿勒颇人除了西洋跳棋和国际象棋，还喜欢当地的两种游戏：*mankala*和*tabwaduk*。
al-manqala-notes-family = 它的近亲有土耳其的*Mangala*和伊拉克的*Halusa*。

## Dakon

dakon-about = Dakon（也写作*Dhakon*）是印度尼西亚爪哇岛的播棋，属于那一带称为*congkak*的播棋大家族。高手能一趟接一趟地播下去，在对方还没走之前就把仓装满。
dakon-origin = 最早向欧洲读者介绍它的，是托马斯·斯坦福·莱佛士爵士（Sir Thomas Stamford Raffles），见于1817年的*The History of Java*（《爪哇史》）。他提到妇女们很喜欢玩。如今爪哇各地的人仍然爱玩，都知道它能练快速心算。
dakon-origin-rice = 它的用语来自种稻。坑是*sawah*，水田；两个仓是*lumbung*，谷仓。种子用的是人心果光滑的深褐色种子（*biji sawo*）；小贝壳也行。

dakon-board = 常用的棋盘有两排，每排七个坑（*sawah*），每个坑里七颗种子，一共{ $total }颗，两头各有一个大仓（*lumbung*）。
dakon-decided-store = 你的仓是右手边的那个。
dakon-decided-size = 每排五到九个坑的棋盘都有。在这里，每排有几个坑，开局时每个坑里就有几颗种子。

dakon-pingsut = 谁先走由*pingsut*决定。两人同时伸出一根手指：大象（大拇指）赢人（食指），人赢蚂蚁（小指），蚂蚁赢大象，因为蚂蚁会钻进大象的耳朵。出得一样就再来一次。
dakon-decided-first = 新开一局前，你可以出手指、抽签或直接选择。什么都不做，就由南家先走。
dakon-turn = 拿起自己一个坑里的全部种子，逆时针播，也就是沿自己那排向右：一坑放一颗，每次经过自己的仓也放一颗。对方的仓跳过。
dakon-turn-next = 接下来怎样，要看最后一颗落在哪里：
dakon-turn-store = 落进自己的仓：再选一次，自己任何有子的坑都可以。
dakon-turn-full = 落进有子的坑：连同最后一颗全部拿起来，接着播。
dakon-turn-empty = 落进空坑：这一步结束，也许还能吃子。
dakon-decided-direction = 规则说明没有写方向。如果顺时针播，这个游戏就成了自己的镜像，玩起来完全一样。
dakon-example-again = 南家从{ $from }播{ $seeds }颗种子。最后一颗落进南家的仓，所以南家可以再选一次。
dakon-example-relay = 南家从{ $from }播{ $seeds }颗种子，最后一颗落进有子的{ $relays }：南家拿起来接着播。这一步停在原来空着的{ $last }，吃掉对面{ $cells }里的{ $taken }颗种子。
dakon-example-round = 从{ $from }播出的{ $seeds }颗种子绕了整整一圈：{ $stored }颗进了南家的仓，北家的仓一颗也没有，还有一颗落进{ $from }自己。

dakon-section-nembak = Nembak：射击
dakon-nembak = 如果最后一颗落进自己的空坑，就吃掉对面坑里的全部种子。这叫*nembak*，“射击”。你播的那一颗留在原处。对面没有种子，就什么也吃不到。
dakon-example-nembak = 最后一颗落进空坑{ $last }。南家吃掉对面{ $cells }里的{ $taken }颗种子。

dakon-section-mikul = Mikul：挑担
dakon-mikul = 如果最后一颗落进对面那排的空坑，就看它在那一排里左右相邻的两个坑。如果两坑种子数目相同，而且不是零，就把两坑连同你播的那一颗一起吃掉。这叫*mikul*，用扁担挑起两头一样重的东西。
dakon-mikul-edge = 一排最边上的坑，旁边只有一个坑，所以在那里什么也吃不到。
dakon-example-mikul = 最后一颗落进空坑{ $last }。左右两坑数目相同，所以南家吃掉{ $cells }，一共{ $taken }颗种子。
dakon-example-edge = 最后一颗落在{ $last }，在一排的最边上。什么也吃不到。

dakon-end = 轮到你时，如果自己那排是空的，这一局就结束。剩下的种子全归对方。种子多的赢，一样多是平局。
dakon-decided-again = 最后一颗落进自己的仓、该你再选一次时，也是这样。
dakon-end-repetition = 没有关于局面重复的规则：在Dakon里，局面不可能重复。
dakon-example-end = 南家的最后一颗落进仓里。本来南家可以再选一次，可是已经没有种子了：北家收走剩下的，以{ $north }比{ $south }获胜。

dakon-option-holes = *每排几个坑。*五到九个。棋盘小，下得快。
dakon-option-nembak = *nembak：最后一颗一起进仓。*你播的那一颗和对面的种子一起进你的仓。
dakon-example-option-nembak = 有了这个选项，南家吃掉{ $cells }，一共{ $taken }颗种子：对面的和刚播的那一颗。

dakon-notes-first = 数学家已经证明，在常用的棋盘上，先走的一方有必胜的下法。
dakon-example-run = 南家先走，一口气走了{ $moves }。这样，{ $total }颗种子里有{ $stored }颗进了仓，过了一半：北家一步还没走，胜负已定。
dakon-notes-loads = 吃子的叫法也来自收割：收下的稻子用扁担挑（*mikul*），或者用布兜背（*gendong*）。
dakon-notes-stones = 在爪哇，一些非常古老、刻着一排排圆窝的石头叫作*dakon石*。它们属于青铜时代和铁器时代。不过考古学家认为，那是用来祭祀祖先、观察天象的，不是用来玩游戏的。

## Print

print-button = 打印
print-hint = 两页 A4：一页棋盘，大小足以摆放真的石子；一页规则。
print-need = 所需物品：{ $pieces }
