### 简体中文。散窑的洞叫“窑”，占来的窑叫“儿子”；一局指整盘棋，散窑的一场比赛分若干轮。

## People and things

who =
    { $voice ->
        [you] 你
        [computer] 电脑
        [friend] 好友
        [named] { $name }
        [south] 南家
       *[north] 北家
    }
    .inside =
        { $voice ->
            [you] 你
            [computer] 电脑
            [friend] 好友
            [named] { $name }
            [south] 南家
           *[north] 北家
        }

whose =
    { $voice ->
        [you] 你的
        [computer] 电脑的
        [friend] 好友的
        [named] { $name }的
        [south] 南家的
       *[north] 北家的
    }
    .first =
        { $voice ->
            [you] 你的
            [computer] 电脑的
            [friend] 好友的
            [named] { $name }的
            [south] 南家的
           *[north] 北家的
        }

seeds =
    { $game ->
        [o-an-quan] { $seeds }颗小石子
        [san-yao] { $seeds }颗石子
        [al-manqala] { $seeds }颗珠子
       *[other] { $seeds }颗种子
    }

pieces =
    { $stones ->
        [0] { seeds }
       *[other]
            { $seeds ->
                [0] { $stones }颗大石子
               *[other] { seeds }和{ $stones }颗大石子
            }
    }

sentence = { $text }。

list-comma = { "、" }
list = { $list }和{ $last }

## The page

game-o-an-quan = 越南播棋
game-san-yao = 散窑
game-al-manqala = Al-manqala
game-dakon = Dakon
page-title = { $game } · 播棋
page-games = 游戏
page-language = 语言
page-board = 棋盘
page-loading = 正在摆棋盘……
page-controls = 棋局
page-playback = 动画
page-dismiss = 关闭

## Seats

seat-south = 南家
seat-north = 北家
seat-plays = 谁来下{ $side }
seat-points = { $side }：{ $points }分
player-person = 真人
player-you = 你
player-away = 好友（用链接）
player-1 = 电脑·入门
player-2 = 电脑·简单
player-3 = 电脑·较易
player-4 = 电脑·中等
player-5 = 电脑·中上
player-6 = 电脑·较强
player-7 = 电脑·很强
player-8 = 电脑·最强

## Whose turn it is

status-choosing = 轮到{ who }
status-again =
    { $voice ->
        [you] 你再走一次
       *[other] { who }再走一次
    }
status-thinking = { who }在想
status-waiting = { who }在等：已暂停
status-away = 接下来{ who }走
status-telling = { who }在播子
status-stuck = 电脑卡住了
status-start-choosing = 选一个坑开始播子。
status-start-choosing-directions = 先选一格，再选方向。
status-start-away = 把链接发出去，再打开对方发回来的链接。
status-start-thinking = 对方先走。
status-away-hint = 把你这一步发出去，再打开对方发回来的链接。
status-decided = { who }已经过半：胜负已定。
status-decided-resign = 你可以继续下，也可以认输。

refused-row = 那一排是{ whose }。
refused-son = 那个窑归{ who.inside }。
refused-empty = 那里没有子可播。
refused-al-manqala = 对面那排空了：只要做得到，就必须送一颗珠子过去。
refused-now = 现在不能选那里。

## Buttons

button-new = 新开一局
button-study = 研究
button-undo = 悔棋
button-redo = 恢复
button-hint = 提示
button-send = 发出这一步
button-link = 复制链接
button-more = 更多
button-retry = 再试一次
button-pause = 暂停
button-play = 继续
button-back = 退一步
button-step = 走一步
button-skip = 跳过
button-cancel = 取消
button-before = 回到我的棋局
button-copy = 复制
button-save = 存成文件

## The table, as a screen reader tells it

table-board = { $game }棋盘
table-hole = { $cell }，{ who }这边，{ pieces }{ $owner }
table-conquered = ，已被占领：现在归{ who }
table-mandarin = 官格{ $cell }，在{ who }右手边，{ pieces }
table-store = { $aside ->
        [yes] { who }吃到的子
       *[no] { whose }仓
    }，{ pieces }{ $stones ->
        [0] { "" }
       *[other] ，共{ $points }分
    }
table-direction = 从{ $cell }朝{ $to }播
table-pick = { $cell }：朝{ $one }还是朝{ $other }？
table-ends-lap =
    { move-name }：{ $to ->
        [none] 这样播下去永远停不了。
        [store] 第一趟播到仓里。
       *[other] { $game ->
            [al-manqala] 播到{ $to }为止。
           *[other] 第一趟播到{ $to }。
        }
    }
table-ends-turn = 最后一颗落在{ $to ->
        [store] 仓里
       *[other] { $to }
    }，这一步得{ $points }分。

## A turn in words

told-sow = { who }从{ $cell }{ $towards ->
        [none] { "" }
       *[other] 朝{ $towards }
    }播出{ pieces }{ $relays ->
        [0] { "" }
       *[other] ，又接着播了{ $relays }次
    }。
told-stored = { seeds }进了仓。
told-taken = { who }吃掉{ $what }。
told-taking = { $cells }里的{ pieces }{ $as ->
        [nembak] （nembak）
        [mikul] （mikul）
       *[other] { "" }
    }
told-again = 最后一颗落进自己的仓：再选一次。
told-pass = { who }没有棋可走，这次跳过。
told-endless = 从{ $cell }播下去永远停不了：播了{ $laps }趟，棋盘又回到原样。什么也没吃到，换对方走。
told-release = thả cá（“放鱼”）：{ who }把{ $own ->
        [0] 借来的{ $borrowed }颗小石子
       *[other] 吃到的{ $own }颗{ $borrowed ->
            [0] 小石子
           *[other] 和借来的{ $borrowed }颗小石子
        }
    }放进{ $cells }。
told-sweep = { who }收走剩下的{ pieces }。
told-split = 剩下的子里，{ who }分到{ pieces }。
told-repay = { who }还清借来的{ $seeds }颗小石子。
told-round = 这一轮结束：南家{ $south }，北家{ $north }。重新填满各个窑，下一轮{ $starter }。
told-starts = { who }先走
told-sons = { who }占了窑{ $cells }，当作“儿子”。
told-lend = { who }借出{ pieces }，填满最后一个窑。

## One step, while it is shown

step-lift-start = 拿起{ $from }里的{ pieces }
step-lift-relay-among = 最后一颗落进有子的{ $from }：{ $seeds }颗全拿起来接着播
step-lift-relay-next = 下一处{ $from }有子：拿起{ pieces }接着播
step-capture = 吃掉{ $from }里的{ pieces }
step-capture-chain-first = 下一处{ $gap }是空的：吃掉它后面{ $from }里的{ pieces }
step-capture-chain-more = 又隔一处空的{ $gap }：再吃掉它后面{ $from }里的{ pieces }
step-capture-backward = { $from }里凑成{ $seeds }颗：两颗或四颗就吃掉
step-capture-backward-more = 前一间{ $from }也是{ $seeds }颗：接着吃掉
step-capture-nembak = nembak（“射击”）：{ $landing }原是空坑，吃掉对面{ $from }里的{ pieces }
step-capture-nembak-too = 射出的那颗也一起进仓
step-capture-mikul = mikul（“挑担”）：空坑{ $landing }两边数目相同，吃掉{ $from }里的{ pieces }
step-capture-mikul-too = 中间那颗也一起进仓
step-release = thả cá（“放鱼”）：放一颗小石子到{ $to }
step-release-borrowed = thả cá：放一颗借来的小石子到{ $to }
step-lend = 借{ pieces }填到{ $to }
step-sweep = 收走剩下的子
step-split = 平分剩下的子
step-deal = 重新填满各个窑
step-again = 进仓了：再走一次
step-endless = 这样播下去永远停不了
step-repay = 还清借来的{ $seeds }颗小石子

## The end

outcome-won = { who }赢了，{ $most }比{ $least }
outcome-draw = 平局，各得{ $south }分
outcome-given = { who }赢了
reason-mandarins = 两个官格都空了。
reason-deadlock = 没有小石子可以放了。
reason-repetition = 同样的局面第三次出现。
reason-spent = 棋盘上剩下的石子不到两颗。
reason-ruined = 石子不到五颗，连一个窑也填不满。
reason-rounds = 比赛的最后一轮下完了。
reason-bare = 已经没有子可走。
reason-starved = 有一排空了，另一排又喂不到它：没有珠子的一方收走剩下的。
reason-agreed = 双方同意平分剩下的子。
reason-resigned = { who }认输了。
reason-timed = { who }的时间用完了。

## Beside the board

panel-score = 计分
panel-moves = 棋谱
panel-moves-none = 还没有走过棋。
move-name = { $cell }{ $towards ->
        [none] { "" }
       *[other] 朝{ $towards }
    }
moves-key = 字母是坑，后面的数字是这一步得到的分。
moves-key-directions = 字母是格；r和l是播的方向，即走棋一方所见的右和左；后面的数字是这一步得到的分。
moves-move = { $move }{ $points ->
        [0] { "" }
       *[other] { " " }+{ $points }
    }
moves-of = { $side }：{ $text }{ $name ->
        [none] { "" }
       *[other] （{ $name }）
    }
moves-first = 回到开局
moves-previous = 退回一步
moves-next = 前进一步
moves-last = 到最后
panel-rules = 玩法
panel-rules-more = 完整规则与示例
panel-lessons = 练习
panel-print = 可打印的棋盘
panel-options = 本局规则
panel-choices = 规则
panel-option = { $name }：{ $value }
score-side = 座位
score-points = 得分
score-pebbles = 小石子
score-stones = 大石子
score-debts = 已借
score-store = 仓
score-aside = 吃到
score-sons = 儿子
score-none = 无
score-round = 第{ $round }轮，最多{ $rounds }轮
score-round-single = 只下一轮
score-started = 这一轮{ who }先走。
score-sons-hint = “儿子”是从对面那排占来的窑，这一轮由新主人来走。
score-last = 上一轮：南家{ $south }，北家{ $north }。
score-last-lent = { who }借出{ $seeds }颗，不用还。

## Rule options

option-yes = 是
option-no = 否

option-o-an-quan-mandarin = 官格里放
    .hint = 两种都值十分，但吃到的小石子以后还能放出去（thả cá，“放鱼”）。
    .stone = 一颗大石子
    .pebbles = 十颗小石子
option-o-an-quan-emptyMandarin = 遇到空的官格
    .hint = 播完时下一格正好是空的官格：或者就此停下，或者可以吃它后面那一格。
    .stops = 就此停下
    .gap = 和别的空格一样
option-o-an-quan-youngMandarin = 嫩官（quan non）
    .hint = 大石子旁边的小石子比这个数少，就不能吃；0表示不用这条规则。
option-san-yao-match = 整场比赛
    .hint = 一轮接一轮，有“儿子”也有借子，直到一方输光；不选就一轮定胜负。
option-san-yao-rounds = 最多几轮
    .hint = 下满这么多轮还没分出胜负，就看最后一轮的得分。
option-dakon-holes = 每排几个坑
    .hint = 每排有几个坑，开局时每个坑里就有几颗种子。
option-dakon-nembak = nembak：最后一颗
    .hint = 最后一颗落进自己的空坑并吃掉对面时，它留在坑里，或一起进仓。
    .stays = 留在坑里
    .takes-both = 一起进仓

## How the games go, in short

rules-o-an-quan-1 = 从自己的五个民格（ô dân）里选一格，拿起全部小石子，向左或向右一格一颗地播。
rules-o-an-quan-2 = 播完后，下一格有子就拿起来接着播；下一格是空的，就吃掉空格后面那一格。往后只要正好隔一个空格，就接着吃。
rules-o-an-quan-3 = 下一格是官格（ô quan）就停下。一颗大石子算十分。
rules-o-an-quan-4 = 自己的五格全空时，从吃到的小石子里拿出来，每格放一颗，不够就向对方借：这叫thả cá，“放鱼”。
rules-o-an-quan-5 = 两个官格都空了，双方各收自己格里的小石子，再把债还清。分多的赢。

rules-san-yao-1 = 拿起自己一个窑里的全部石子，逆时针一窑一颗地播。
rules-san-yao-2 = 播完后，下一个窑有子就拿起来接着播；下一个窑是空的，就吃掉空窑后面那一窑。往后只要正好隔一个空窑，就接着吃。
rules-san-yao-3 = 剩下的石子不到两颗，一轮就结束。每个窑再填满五颗。
rules-san-yao-4 = 石子够填五个窑还有多的，就占对面的窑，叫“儿子”。再剩下的零头借给对方。
rules-san-yao-5 = 连一个窑也填不满的，输掉整场比赛。

rules-al-manqala-1 = 拿起自己一间屋子（beit，复数byot）里的全部珠子，逆时针一屋一颗地播，只播一趟。
rules-al-manqala-2 = 如果最后一间屋子正好有两颗或四颗，就吃掉；往回数，前面的屋子也是两颗或四颗，就接着吃。
rules-al-manqala-3 = 对面那排全空时，只要做得到，就必须送一颗珠子过去。
rules-al-manqala-4 = 实在送不过去，剩下的珠子就归对方。98颗珠子里拿到超过一半的赢。

rules-dakon-1 = 拿起自己一个坑（sawah，“水田”）里的全部种子，逆时针一坑一颗地播，自己的仓（lumbung，“谷仓”）也放，对方的仓不放。
rules-dakon-2 = 最后一颗落进自己的仓：再选一次。落进有子的坑：全部拿起来接着播。
rules-dakon-3 = 落进自己的空坑：吃掉对面坑里的种子。这叫nembak，“射击”。
rules-dakon-4 = 落进对面的空坑，而左右两坑的数目相同：三个坑全吃掉。这叫mikul，“挑担”。
rules-dakon-5 = 轮到走棋的一方自己那排全空时，剩下的归另一方。种子多的赢。

## Names

names-title = 名字

## Between two rounds (Sàn Yáo)

round-title = 第{ $round }轮结束
round-go = 继续

## Links

share-title = 链接
share-copied = 链接已复制，里面有这个局面和走过的每一步。
share-sent = 链接已复制。发给对方吧：谁打开，谁就下{ $side }。
share-alone = 只有这台电脑能打开：这个页面不在网上。
share-by-hand = 这里没法自动复制。请选中链接，自己复制。
share-field = 链接
share-close = 好了
share-picture = 图片……

## What went wrong

notice-link = 这个链接打不开。这里是新的一局。
notice-link-before = 这个链接打不开。这里是新的一局，你原来的那局还留着。
notice-seat = 链接里的座位不存在，就当普通棋局打开了。
notice-restored = 接着上次的地方下。
notice-saved = 存下的棋局读不出来。
notice-saved-older = 最近存下的棋局读不出来。现在接着下更早的一局。
notice-unsaved = 没能存下来：这一局只留在这个标签页里。它的链接里也有这一局。
notice-trap = 程序出了点错，已重新启动。你的棋局还是原样。
notice-trap-link = 程序打开这个链接时出了错。这里是新的一局。
notice-trap-again = 程序又出错了。这里是新的一局，原来的那局还在存下的棋局里。
notice-part = 网页有一部分没能加载。请检查网络，再重新打开网页：你的棋局还在。
notice-failed = 没有成功：{ $what }
notice-copied = 已复制。
notice-copy-yourself = 这里没法自动复制。文字已经选中，请自己复制。
load-title = 游戏没能加载
load-unreachable = 游戏的核心程序下载不了。请检查网络，再试一次。
load-missing = 服务器上缺了这个网站的一部分。请过一会儿再试。
load-refused = 游戏要用的WebAssembly在这个浏览器或网页里被禁用了。请先允许，再试一次。
load-damaged = 游戏的核心程序下载坏了，或者这个浏览器运行不了。请再试一次，或换新一点的浏览器。

## What the engine refuses

error-any = 出了点意外的问题。
error-unknown-game = 没有叫“{ $at }”的游戏。
    .empty = 没有写是哪个游戏。
error-unknown-option = 这个游戏没有“{ $at }”这个选项。
error-bad-option = 选项“{ $at }”不能是这个值。
error-unknown-field = 没有“{ $at }”这一项。
error-missing-field = 缺了“{ $at }”这一项。
error-wrong-type = “{ $at }”这一项的类型不对。
error-out-of-range = “{ $at }”这个数太小、太大，或者不是整数。
error-wrong-length = “{ $at }”这个列表的项数多了或少了。
error-wrong-total =
    { $at ->
        [stones] 大石子的总数和这个游戏对不上。
       *[other] 子的总数和这个游戏对不上。
    }
error-impossible = 棋盘上不可能出现“{ $at }”写的情形。
error-not-a-move = “{ $at }”不是这个游戏的走法。
    .empty = 缺了一步棋。
error-illegal-move = 那里不能走“{ $at }”。
error-game-over = 这一局已经结束。
error-cannot-end = 这个游戏不能这样结束。
error-not-a-record = 读不出棋局，卡在“{ $at }”这里。
error-newer-version = 它来自这个网页的较新版本（{ $at }）。
error-too-long = 太长了：一局最多{ NUMBER(65536) }个字符。
error-out-of-memory = 内存不够，做不了。
error-not-started = 还没有棋局可以计算。
