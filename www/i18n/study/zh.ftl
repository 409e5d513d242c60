### Study: analysis, setting up, copying and opening. Comes on top of the words of the page.

## Study: analysis

study-analysis = 分析
study-mistakes = 失误
study-editor = 摆局面
study-exchange = 复制与打开
study-depth = 往后算了{ $depth }步，看了{ $positions }个局面。
study-line = 接下来可能这样走
study-values = 每种走法值多少
study-signs = 轮到走棋的一方终局时领先的分数：= 已证明，≈ 估计，≤ 至多，≥ 至少。点一种走法，就能在棋盘上看到。
study-bound-exact = { $value }，已证明
study-bound-estimate = 大约{ $value }
study-bound-at-most = 至多{ $value }，已证明
study-bound-at-least = 至少{ $value }，已证明
study-time = 思考
study-seconds = { $seconds }秒
study-start = 开始思考
study-stop = 停止
study-again = 重新思考
study-thinking = 正在思考……
study-over = 到这里，棋局已经结束。
study-failed = 电脑没能算出来。请再试一次。

## Study: setting up

study-setting-up = 正在摆局面
study-start-position = 开局局面
study-empty = 清空棋盘
study-from-board = 和棋局一样
study-tap = 点棋盘时：
study-tap-in = 放一颗
study-tap-out = 拿走一颗
study-more = { $name }：加一
study-less = { $name }：减一
study-owner = { $name }归{ $side }
study-rest = 其余的归{ $side }
study-to-move = 轮到谁
study-field-debts = 已借
study-field-round = 第几轮
study-field-starter = 本轮谁先走
study-fine = 这个局面可以下。
study-fine-later = 这个局面可以下，不过要先走完自动进行的步骤。
study-fine-over = 在这个局面，棋局已经结束。
study-missing = 还缺{ pieces }。
study-too-many = 多了{ pieces }。
study-number = { $name }：必须是整数，而且不能超过这个游戏里有的数目。
study-impossible-al-manqala = 棋盘上还有珠子时，双方吃到的珠子都是双数。
study-impossible-san-yao = 每家拥有自己那一排，对面那排最多只拥有前四个窑。
study-show-field = 看看在哪里
study-play = 从这里开始下
study-analyse = 分析

## Study: copy and open

study-open = 打开
study-source = 要打开的棋局或局面
study-source-hint = 粘贴链接、棋局，或像下面那样复制出来的局面；也可以把文件拖到这里。
study-file = 或选文件：
study-opened = 已经打开。原来的那局还留着。
study-hand-out = 复制
study-hand-out-hint = 链接和棋局里有走过的每一步；局面只是棋盘上现在的样子。
study-as-link = 链接
study-as-record = 棋局
study-as-text = 局面（纯文本）
study-as-json = 局面（JSON）
study-embed = 在别的网页里放棋盘（英文）
study-read-empty = 还没有可以打开的东西：请先粘贴或写点什么。
study-read-too-long = 太长了，不会是一局棋。
study-read-file = 文件“{ $name }”读不出来。
study-read-unknown = 这不是本站的链接、棋局或局面。
study-read-json = 开头像JSON，但在第{ $line }行第{ $column }个字符处出错了。
study-read-json-kind = 这段JSON不是局面：局面要写在花括号里。
study-read-move = 第{ $ply }步：{ $what }
study-read-line = 第{ $line }行读不出来：“{ $at }”。
study-read-head = 第{ $line }行：选项要写成“名称=值”，不能写成“{ $at }”。
study-read-names = 第{ $line }行：这里的名称应该是{ $wanted }。
study-read-rows = 第{ $line }行：要有两排数字，北家的在上，南家的在下。
study-read-length = 第{ $line }行：这一排要有{ $wanted }个数，现在有{ $found }个。
study-read-missing = 缺了“{ $at }”。
study-read-seat = 第{ $line }行：这里要写S（南家）或N（北家），不是“{ $at }”。
study-read-number = 第{ $line }行：“{ $at }”不是整数。
