### What is asked before a game, pingsut, the settings, and the rarer buttons. Comes on top of the words of the page.

## Settings

settings-counts = 在坑边显示数目
settings-ends = 提示播到哪里
settings-ends-off = 不提示
settings-ends-lap = 第一趟
settings-ends-turn = 整步棋
settings-ends-hint = 把鼠标移到坑上，或用手指按住。用读屏软件时，在棋盘上按“?”键。
settings-sounds = 轻柔的音效
settings-outlook = 下棋时显示谁领先
settings-projector = 投影大画面

## The marks on the board

help-marks = 棋盘上的记号
help-mark-offered = 可以从这里播子。
help-mark-turn = 轮到这一排走。
help-mark-origin = 上一步从这里开始。
help-mark-landing = 上一步的最后一颗{ $game ->
        [o-an-quan] 小石子
        [san-yao] 石子
        [al-manqala] 珠子
       *[other] 种子
    }落在这里。
help-mark-taken = 这里被吃了，或将被吃。
help-mark-lap =
    { $game ->
        [al-manqala] 会播到这里为止。
       *[other] 第一趟会播到这里。
    }
help-mark-end = 这一步会停在这里。
help-mark-gain = 这一步会得这么多。
help-mark-endless = 从这里播下去永远停不了。
help-mark-hint = 提示：建议从这里播子。

setup-title = 新开一局{ $game }
setup-players = 谁来下
setup-starts = 谁先走
setup-side = { $side }（{ $player }）
setup-swap = 交换座位
setup-lot = 抽签
setup-lot-hint = 开局时由运气决定。
setup-pingsut = pingsut
setup-pingsut-hint = 像爪哇人那样出手指定先后。
setup-opening = 开局
setup-opening-usual = 照常
setup-opening-exact = { $cells }：{ $value }，已证明
setup-opening-estimate = { $cells }：大约{ $value }
setup-opening-hint = 预先走好的几步，使双方大致均势。数字表示双方都下得最好时终局相差几分。
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

## The rarer buttons

button-resign = 认输
button-agree = 提议平分
button-speed = 速度
button-settings = 设置
speed-0-5 = 慢
speed-1 = 正常
speed-2 = 快
speed-4 = 很快
speed-0 = 无动画

## A new game

started-lot = 抽签抽中{ who }，{ who }先走。
names-name = 名字（可以不填）
names-of = { $side }的名字
names-hint = 名字只保存在这个浏览器里。
names-keep = 保存

## Giving up, and agreeing to split

ask-resign = 这一局认输吗？
ask-resign-hint = { who }就赢了。之后还可以悔棋。
ask-agree = 平分剩下的子吗？
ask-agree-hint = 要双方都满意才行。
ask-agree-both = 双方同意
ask-agree-decline = 继续下
agree-declined = 电脑觉得还能多得，要继续下。

## The clock

clock-title = 计时
clock-none = 不计时
clock-side = { $minutes }分钟，每步加{ $seconds }秒
clock-move = 每步{ $seconds }秒
clock-own = 自己设定
clock-minutes = 每方分钟数
clock-seconds = 每步秒数
clock-own-hint = 分钟填零，每步就只有这些秒。
clock-hint = 轮到真人选择时走表；播子时或看不到网页时停表。

## After a game, between two rounds, and when the clock runs low
clock-low =
    { $voice ->
        [you] 还剩{ $seconds }秒。
       *[other] { who }：还剩{ $seconds }秒。
    }
round-ready = 按“{ round-go }”开始下一轮。
finish-label = 下完之后
finish-again = 再来一局
finish-swap = 交换座位再来一局
finish-look = 回看这一局
finish-mistakes = 找失误
finish-share = 分享这一局
finish-untimed = 不计时继续下
finish-score = 目前：{ $one }胜{ $wins }局，{ $other }胜{ $losses }局{ $draws ->
        [0] 。
       *[other] ，平{ $draws }局。
    }
finish-points = 总分：{ $one }比{ $other }。
finish-reset = 重新计分

## Looking back
moves-line = 第{ $at }步：{ $move }……（共{ $moves }步）
moves-lines = 另外走过的
moves-at = { $at ->
        [0] 回看：开局
       *[other] 回看：第{ $at }步，共{ $all }步
    }
moves-at-line = 往后看：第{ $at }步，共{ $all }步
moves-play-on = 从这里接着下
moves-back = 回到棋局
moves-kept = 从这里接着下。之前走过的还留在棋谱里。
moves-undo = 回到之前
