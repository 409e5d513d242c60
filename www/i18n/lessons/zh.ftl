## The page

lessons-title = 练习：{ $game }
lessons-count = 已解出 { $done }/{ $count }，一次答对 { $first }
mark-first = 一次答对
mark-later = 已解出
mark-shown = 看过答案
mark-open = 还没做
lessons-previous = 上一题
lessons-next = 下一题
lessons-finish = 看看成绩
lessons-restart = 全部重来
lessons-end = 成绩
lessons-end-count = 一次答对：{ $first }/{ $count }
lessons-end-open = 还没做：{ $open }
lessons-hint = 提示
lessons-number = 分数
lessons-answer = 回答
lessons-again = 再试一次
lessons-show = 看答案
lessons-chosen = 已选：{ $cells }
lessons-none-chosen = 还没有选。
lessons-play = 玩{ $game }
lessons-make = 自己出题
lessons-file = 从文件打开练习
lessons-no-engine = 棋盘没能载入。请检查网络，然后重新载入本页。
lessons-unfit = 这道题不能用：{ $what }

## The questions

ask-last = { $move }：最后一颗落在哪里？请点那里。
ask-gain = { $move }：这一步得多少分？
ask-most = 哪一步得分最多？
ask-moves = 可以选哪些坑？请全部标出。
ask-reach = 一个回合至少要得的分数：{ $points }
ask-win = 在这个回合里取胜。
ask-best = 找出最好的一步。
ask-best-more = 依次找出最好的几步，步数：{ $plies }
kind-last = 最后一颗落在哪里？
kind-gain = 得多少分？
kind-most = 哪一步得分最多？
kind-moves = 有哪些走法？
kind-reach = 一回合得够分
kind-win = 一回合取胜
kind-best = 最好的一步

## What is said to an answer

said-right = 对了！
said-not-there = 不是{ $cell }。再数一遍，或者看答案。
said-not-number = 不是{ $points }。再数一遍，或者看答案。
said-no-number = 请填一个整数。
said-less = 这一步得{ $points }分。另有一步更多。
said-most = 得{ $points }分，比其他走法都多。
said-not-possible = 不能选：{ $cells }
said-more-possible = 目前都对，但还没有找全。
said-possible = 可以选的是：{ $cells }
said-so-far = 目前得{ $points }分，还能再走一次。
said-brought = 这个回合得{ $points }分。
said-turn-over = 回合结束，得了{ $points }分。换个走法试试。
said-not-won = 回合结束，还没有赢。换个走法试试。
said-thinking = 引擎正在看……
said-answers = { $side }应以{ $move }。
said-gives = 这一步至少亏掉的分数：{ $points }。
said-next = 现在呢？
said-proven = 引擎已经证明没有更好的走法。
said-line = 答案：{ $moves }。
said-stuck = 引擎暂时无法检验。请再试一次。

## Why a position cannot be asked that

senseless-over = 这个局面已经终局。
senseless-endless = 这样播下去永远停不了。
senseless-same = 每一步得分都一样。
senseless-one-move = 只有一种走法。
senseless-no-turn = 没有哪个回合能做到。
senseless-unproven = 引擎无法证明答案。请换一个走法或种子更少的局面。
senseless-all-best = 每一步都一样好。

## Lists that cannot be read; $lesson: which lesson it is

flaw-broken = 这不是练习，或者缺了一部分。
flaw-newer = 这些练习是用本页更新的版本制作的。请重新载入本页再试。
flaw-empty = 这个列表里没有题目。
flaw-many = 题目太多：一个列表最多 { $most } 题。
flaw-big = 练习列表不会有这么大。
flaw-title = 列表标题必须是不超过 { $most } 个字符的文字。
flaw-lesson = 第 { $lesson } 题损坏了。
flaw-field = 第 { $lesson } 题有未知的字段“{ $field }”。
flaw-ask = 第 { $lesson } 题的问题类型未知。
flaw-text = 第 { $lesson } 题：字段“{ $field }”必须是不超过 { $most } 个字符的文字。
flaw-number = 第 { $lesson } 题：字段“{ $field }”必须是 { $least } 到 { $most } 的整数。

## Making lessons

edit-about = 选一个局面，提一个问题，再用链接或文件把练习发出去。不用填答案：引擎都知道。
edit-list = 列表标题
edit-none = 还没有题目。
edit-lesson = 第 { $number } 题
edit-new = 新题目
edit-position = 局面
edit-position-hint = 链接、棋谱或文字棋盘。在下面的棋盘上走子，就从那里接着走。
edit-take = 用这个局面
edit-ask = 问题
edit-move = 走法
edit-points = 要得的分数
edit-plies = 要找的步数
edit-name = 标题
edit-comment = 说明
edit-fine = 这道题可用。答案：{ $answer }
edit-keep = 放进列表
edit-change = 修改
edit-up = 上移
edit-down = 下移
edit-remove = 删除
edit-removed = 已删除：第 { $number } 题
edit-try = 试做这些题
edit-long = 这个链接很长，有的聊天软件会截断它。最好改发文件。

## The lessons that come with the page: titles

title-first = 第一次播子
title-across = 绕过转角
title-store = 进仓
title-on = 接着播
title-long = 长路
title-round = 整整一圈
title-before = 停在官格前
title-choice = 可以选哪些
title-feed = 喂子
title-sons = 儿子（érzi）
title-take = 吃一次
title-two = 二或四
title-nembak = Nembak
title-mikul = Mikul
title-chain = 连吃
title-stone = 大石子
title-most = 吃得最多
title-again = 再来一次
title-run = 一气呵成
title-nine = 连播九次
title-win = 一回合取胜
title-study = 残局

## And their hints

hint-first = 从所选的坑之后，每坑放一颗，直到手里放完。
hint-across = 一排走到头，就接另一排的开头。
hint-mandarin = 官格和别的格一样，也放一颗。
hint-store = 路过自己的仓放一颗，对方的仓不放。
hint-on = 下一格有子，就全部拿起接着播；空着，就停。
hint-among = 最后一颗落进有子的坑，就全部拿起接着播。
hint-before = 到了官格前面就停，不管里面有什么。
hint-round = 播满一整圈时，出发的坑也得一颗。
hint-choice = 自己的坑里有子的那些。
hint-feed = 对面那排空着：只有能给那边留下子的走法才行。
hint-sons = 被占的坑归占它的人。
hint-take = 隔一个空坑，后面的就被吃掉。
hint-two = 最后一颗凑成两颗或四颗，就吃掉。
hint-backward = 再看它前面的坑，只要也是两颗或四颗，就一直往回吃。
hint-nembak = 最后一颗落进自己的空坑，就吃对面坑里的。
hint-mikul = 最后一颗落进对面那排的空坑，两边相邻且相等，就连它一起吃。
hint-chain = 吃完再往前看：又是一个空坑，后面有子，就接着吃。
hint-stone = 一颗大石子值十分。
hint-most = 把每一步都在心里试一遍，小的也别漏。
hint-again = 落进仓就能再选一次。先走那一步。
hint-nine = 一共九次，只有一种次序。前八次都落进仓里。
hint-half = 超过总数的一半就够了。
hint-win = 结束对局的那一步，要让自己领先。
hint-study = 看看每一步之后对方能做什么。吃得最多的那步也许是错着。
