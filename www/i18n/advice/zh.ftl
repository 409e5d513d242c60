### Advice: a hint, who is ahead while playing, and what each move of a game lost. On top of the words of the page.

## A hint

hint-move = 从{ $cell }{ $towards ->
        [none] { "" }
       *[other] 朝{ $towards }
    }播子
hint-only = 只有一步可走，{ $move }
hint-said = 提示：{ $move }。{ $margin }。
hint-said-why = 提示：{ $move }，这一步{ $why }。{ $margin }。
hint-comma = { $list }，{ $last }
hint-and = { $list }，并且{ $last }
hint-takes = 吃掉{ $cells }里的{ pieces }
hint-stores = 让{ seeds }进仓
hint-again = 可以再走一次
hint-pass = 让{ who.inside }没有棋可走
hint-ends = 结束{ $state ->
        [round] 这一轮
       *[game] 这一局
    }
hint-prevents = 不让{ who.inside }吃掉{ $cells }里的{ pieces }
hint-plans = 准备吃掉{ $cells }里的{ pieces }
hint-better = 比次好的{ $move }{ $sure ->
        [yes] 多
       *[no] 大约多
    }{ $points }分
hint-equal = 和{ $move }一样好
hint-looking = 正在找一步好棋……
hint-failed = 电脑没能找到提示。请再试一次。
hint-here = 提示：{ $move }

## The margin at the end, always with how sure it is

margin-exact = 双方都走最好，{ $state ->
        [round] 这一轮
       *[game] { "" }
    }{ $points ->
        [0] 打平
       *[other] { who.inside }赢{ $points }分
    }（已证明）
margin-least = 双方都走最好，{ $state ->
        [round] 这一轮
       *[game] { "" }
    }{ $points ->
        [0] { who.inside }至少打平
       *[other] { who.inside }至少多{ $points }分
    }（已证明）
margin-most = 双方都走最好，{ $state ->
        [round] 这一轮
       *[game] { "" }
    }{ who.inside }最多输{ $points }分（已证明）
margin-estimate =
    { $state ->
        [round] 这一轮结束时
       *[game] 终局时
    }{ $points ->
        [0] 大致打平
       *[other] { who.inside }大约领先{ $points }分
    }（电脑看了{ $positions }个局面后猜的）

## Who is ahead, while playing

outlook-label = 形势
outlook-thinking = 形势：正在思考……
outlook-said = 形势：{ $margin }
outlook-failed = 形势：电脑没有回答。

## What each move of a game lost

judge-about = 电脑把每一步再看一遍：和最好的走法比，丢了多少。记号会出现在棋谱里。
judge-start = 找失误
judge-on = 接着看
judge-stop = 停止
judge-none = 还没有走过的棋可看。
judge-away = 这一局结束以后，才能回看每一步。
judge-failed = 电脑没能看完这一局。请再试一次。
judge-progress = 已看{ $done }步，共{ $all }步
judge-exactness = 走得有多准
judge-accuracy = { who }：{ $moves }步里有{ $best }步是最好的（{ $share }）；平均每步丢分：{ $mean }
judge-no-choice = { who }：没有可选择的步
judge-costly = 丢分最多的几步
judge-clean = 没有哪一步丢2分或更多。
judge-slip = 不够准
judge-mistake = 失误
judge-blunder = 大错
judge-signs = ?! 不够准：丢2分以上；? 失误：丢5分以上；?? 大错：丢10分以上，或者放走了必胜的局面。
judge-lost = { $kind }：{ $sure ->
        [yes] { "" }
       *[no] 大约
    }丢了{ $points }分。更好的是{ $move }。{ $margin }。
judge-move = 第{ $at }步，{ $side }：{ $move }
