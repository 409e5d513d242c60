### What is asked before a game, pingsut, and the settings. Comes on top of the words of the page.

## Settings

settings-counts = 在坑边显示数目
settings-ends = 提示播到哪里
settings-ends-off = 不提示
settings-ends-lap = 第一趟
settings-ends-turn = 整步棋
settings-ends-hint = 把鼠标移到坑上，或用手指按住。用读屏软件时，在棋盘上按“?”键。
settings-sounds = 轻柔的音效
settings-projector = 投影大画面
settings-marks = 棋盘上的记号
settings-mark-origin = 上一步从这里开始。
settings-mark-landing = 上一步的最后一颗落在这里。
settings-mark-taken = 这里被吃了，或将被吃。
settings-mark-lap = 第一趟会播到这里。
settings-mark-end = 这一步会停在这里。

setup-title = 新开一局{ $game }
setup-players = 谁来下
setup-starts = 谁先走
setup-side = { $side }（{ $player }）
setup-swap = 交换座位
setup-lot = 抽签
setup-lot-hint = 开局时由运气决定。
setup-pingsut = pingsut
setup-pingsut-hint = 像爪哇人那样出手指定先后。
setup-begin = 开始
setup-saved = 没下完的棋局
setup-saved-item = { $game }，{ $moves }步，{ $when }
## Pingsut

pingsut-title = pingsut（猜拳）
pingsut-how = 大象赢人，人赢蚂蚁，蚂蚁赢大象。
pingsut-throw =
    { $voice ->
        [you] 请出手指。
       *[other] { who }请出手指，另一位先别看。
    }
pingsut-elephant = 大象
    .finger = 大拇指
pingsut-human = 人
    .finger = 食指
pingsut-ant = 蚂蚁
    .finger = 小指
pingsut-thrown = { who }出了{ $sign ->
        [elephant] 大象
        [human] 人
       *[ant] 蚂蚁
    }。
pingsut-ready =
    { $voice ->
        [named] 我是{ $name }
        [south] 我坐南家
       *[north] 我坐北家
    }
pingsut-equal = 出的一样。
pingsut-again = 再出一次
pingsut-winner = { who }先走。
pingsut-begin = 开始
