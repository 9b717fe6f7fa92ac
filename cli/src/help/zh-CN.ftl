# 命令行的帮助。英文写在 src/cli 的文档注释里。
#
# 键：命令 `explain`，其详细说明 `explain-long`，选项 `explain-only`，选项的值 `explain-format-jsonl`；
# 多个命令共有的选项以 any- 开头。每段一行，句末标点只用于详细说明。

## 程序

whydoku = 像好老师一样解数独：每一步都说明理由，给出证明，并画出来
whydoku-after =
    退出码：0 成功，1 有题目失败，2 用法错误，3 输入输出错误，130 和 143 被信号中止。
    “题目”可以是81个字符、九行、候选数盘面，或 `whydoku convert --help` 所列格式。

help = 显示本帮助，或某个命令的帮助
man = 输出手册页

## 各命令共有的选项

any-lang = 语言的标签，如 en、zh-CN [默认：取自 LC_ALL、LC_MESSAGES 或 LANG]
any-color = 何时使用颜色
any-color-auto = 输出到终端且未设置 NO_COLOR 时
any-color-always = 总是
any-color-never = 从不
any-stamp = 在每条记录（JSON）中加上程序版本和题目的标准形
any-help = 显示帮助（--help 更详细）
any-help-long = 显示帮助（-h 更简短）
any-version = 显示版本

any-inputs = 一道题目、一个题目文件，或用 - 表示标准输入（默认）
any-column = 题目所在的 CSV 列或 JSON 字段：名称，或从1起的序号 [默认：自动检测]
any-profile = 用哪些技巧及其顺序：standard（全部）、singles（仅排除、唯一余数）、hodoku（HoDoKu 的顺序和设置）、se（Sudoku Explainer 的解题路径及其评分）、se-extended 和 se-bank（Sukaku Explainer 和 Sudoku Exchange 题库的路径）、whips、g-whips、braids、g-braids（W、gW、B、gB 的路径，由短到长），或 TOML 文件，其写法见 docs/profiles.md
any-only = 只用这些技巧：id、名称（如“二阶鱼”）或类别（如“数组”），以逗号分隔
any-without = 不用这些技巧：id、名称或类别，以逗号分隔
any-taught = 只用到这一章为止学过的技巧；`whydoku course` 列出各章
any-syllabus = 该章所属的课程，TOML 文件 [默认：内置课程]
any-no-uniqueness = 不用以题目有唯一解为前提的技巧
any-views = four-views 和 fewest-first 在哪些视角中找唯一数：r（行）、c（列）、b（宫）、x（格）中的若干个，按所给顺序
any-jobs = 工作线程数 [默认：全部 CPU]。输出与线程数无关
any-format-text = 终端文字
any-format-markdown = 文档文字
any-format-json = 分行排版的 JSON；多道题目时为数组
any-format-jsonl = 每行一个 JSON 对象
any-format-html = 图文并茂的独立网页；打印时每道题另起一页
any-format-svg = 各步的图，自上而下，附标题、文字和图例
any-format-embed = 供您自己的网页使用的步骤图：每步一个元素，含图和文字
any-format-pdf = 供打印的文档：先是概要，然后逐步讲解，图在文字旁
any-format-png = 与 svg 相同的图，以像素表示
any-output = 写到这个文件；- 表示标准输出，与不写相同
any-resume = 接着写中断的输出：已有的题目不再做。写完之前，旁边的 FILE.resume 记着选项、版本和输入，须与之相同
any-force-resume = 即使 FILE.resume 所记不同或没有 FILE.resume，也接着写
any-skip = 跳过输入的前 N 道题目；无法读取的行也计入
any-shard = 从第 I 道起，每 N 道只取一道，以便多台机器分担
any-timeout = 每道题目超过这个秒数即放弃；0 表示不限
any-font = 内置字体缺字时用的字体（TTF、OTF 或 TTC；pdf 和 png）[默认：中文用系统中的字体]
any-bare = 只要图，不要标题、文字和图例
any-paper = 纸张大小（pdf）
any-paper-a4 = 210×297毫米
any-paper-letter = 8.5×11英寸

## explain

explain = 讲解一道题的解法：每一步都有文字和理由
explain-long =
    { explain }。

    步骤来自一个技巧方案，由易到难。这些技巧都用不上时就试数，并沿着所试的数推下去，直到出现矛盾或得到答案。开头是概要；相邻的唯一数合为一段，错误的试数折叠起来，除非给出 --full。题目无解时，显示找到的最短反驳；有多个解时，显示其中两个。
explain-format = 讲解的格式
explain-step = 只画这个序号的步骤（svg、png 和 embed）
explain-aim = 路径的种类：standard（每步都用最先奏效的技巧）、lean（同一路径，省去用不到的步骤）、gentle（文字最少，不比通常路径中最难的一步更难）、short（步数最少）或 one（日常技巧之外只用一步，或尽量少）[默认：单独一题的文字或图为 gentle，自有路径的方案除外；其他为 standard]
explain-up-to = short 路径所用的最难技巧 [默认：aligned-triple-exclusion]
explain-everyday = --aim one 的最难日常技巧 [默认：jellyfish]
explain-until = 在这个序号的步骤后停止，或在首次用到这个技巧后停止；结果为 `cancelled`
explain-no-guessing = 从不试数：技巧用尽即停
explain-verify = 检验每一步的证明，并报告结果
explain-candidates = 每一步之前显示带候选数的盘面（text 和 markdown）
explain-brief = 简略：每步一行，不写理由
explain-full = 详尽：每个唯一数都有自己的段落和图，展开错误的试数
explain-all-steps = 每一步都附上当时同一技巧的全部步骤（json 和 jsonl）

## find

find = 找出局面中现有的步骤：每种技巧最好的一步，或全部
find-long =
    { find }。

    好的步骤在前：先看填数多少，再看删数多少，最后看要读的强区域多少。

    局面可以包含你填的数字和候选数，格式不限，见 `whydoku convert --help`。HoDoKu 技巧库一行的代码（`:0702-1:...`）指明要找的技巧，其变体改变搜索的设置；用 --any 则在那里找所有技巧。文件每行一个局面，每个步骤带有局面的编号。
find-format = 步骤的格式
find-technique = 找这个技巧：id、名称（如“二阶鱼”）或类别（如“数组”）。可多次给出。只要点名的不是整个类别，每组结论都显示，不受标准方案的上限约束；没有时，也显示结构有多余部分的步骤
find-all = 每种技巧的每组结论都显示，各附最短的证明
find-every = 全部显示，包括结论相同的步骤，以及结构有多余部分的步骤（会标明）
find-solving = 先填完唯一数，再显示一步之后就只剩唯一数的步骤；如果没有，显示两步的组合。只找简单技巧、链和待定数组，除非用 --technique 另行指定
find-any = 对技巧库的行也找所有技巧
find-candidates = 每一步之前显示带结构的盘面（text 和 markdown）

## solve

solve = 解题，并检查解是否唯一
solve-long =
    { solve }。

    每道题目依次输出一行：81个数字，或 `none`（无解）、`several`（多解）、`error:` 加原因。每道题目都有唯一解时退出码为 0，否则为 1。

    用 --all 或 --limit N 时，每个解单独一行（或一个带编号的 JSON 对象），找到即输出，顺序固定。题目之间隔一空行；无解的题目为一行 `none`。用 --count 时，每道题目只输出一个数。此时，每道题目都有解则退出码为 0。
solve-format = 输出格式
solve-format-line = 一行81个数字
solve-format-grid = 九行
solve-format-framed = 带框的九行
solve-format-jsonl = 每行一个 JSON 对象
solve-outcome = 只输出 unique（唯一解）、several（多解）或 none（无解）
solve-method = 搜索方法：backtracking、bitmaps、cursor、candidates、trail、four-views、fewest-first、dancing-links 或 fast [默认：最快的]。说明见 `whydoku compare`。这些方法从已填的格开始，不接受删过候选数的局面
solve-all = 输出每一个解，找到即输出，每行一个
solve-limit = 每道题目最多输出 N 个解，找到即输出，每行一个；0 表示不限
solve-count = 只输出解的个数；多于 --limit N 个 [默认：10,000,000]，或超过时限，则为“N+”

## hint

hint = 从你自己的局面出发提示下一步，想看多少就给多少
hint-long =
    { hint }。

    局面可以包含你填的数字和候选数：以候选数盘面、729个候选数，或带 board、givens 和 candidates 的 JSON 给出。如果已经填错，先指出错误，但不透露答案。
hint-level = 提示多少：1 看哪里，2 加上用什么技巧，3 加上该问自己的问题，4 全部；cell 只说接下来哪一格有变化
hint-aim = 提示所在的路径：从当前局面出发文字最少的路径（gentle，只需到链和待定数组为止的技巧），或通常的顺序（standard）[默认：gentle，自有路径的方案除外]
hint-others = 全部说出时，也说出此处的另一个步骤
hint-givens = 原题；如果局面没有标明哪些数字是提示数，就要给出
hint-format = 提示的格式
hint-format-text = 文字
hint-format-svg = 图，透露的不比文字多
hint-format-png = 与 svg 相同的图，以像素表示

## why

why = 说明某个结果为什么成立：只列出推出它的步骤
why-long =
    { why }。

    路径与 `explain` 相同，但不试数。从结果出发沿着证明往回走；然后从最难的技巧起，逐步试着省去，结果离不开的才保留。所以不会出现不必要的难技巧，也没有一步可以省去；但步数不一定是最少的。若一开始只用一步就够，就用这一步回答。
why-goal = 要问的：一个格（r3c5）、格中的数字（r3c5=7），或已被删去的候选数（r3c5<>4），写法与 `check` 相同；也可以写在题目之后
why-from = 从哪里开始：从提示数，或从你自己的局面（连同候选数）
why-from-start = 从提示数开始；如果局面没有标明哪些数字是提示数，就从该局面开始
why-from-here = 从局面开始，连同其数字和候选数
why-format = 步骤的格式
why-picture = 画什么
why-picture-steps = 每一步的盘面
why-picture-tree = 哪一步依据哪一步（text、svg 和 png）
why-candidates = 每一步之前显示带候选数的盘面（text 和 markdown）
why-full = 每个唯一数都单独成段、单独成图

## step

step = 说明从一个盘面到另一个盘面用的是哪一步：给出前后两个盘面
step-long =
    { step }。

    不同之处就是得出的结论。列出恰好得出这些结论的步骤，最简单的在前；没有哪一步能直接得出时，列出依次能到的最简单的几步。后一个盘面没有候选数时，只看数字。技巧到不了时退出码为1。
step-before = 之前的盘面，格式不限
step-after = 之后的盘面
step-format = 步骤的格式
step-format-text = 文字
step-format-json = JSON 对象

## check

check = 逐步判定别人、程序或语言模型给出的解题路径
check-long =
    { check }。

    步骤逐一在前面各步得到的局面中判定：“成立”（由最简单的技巧得出，并说明理由）、“缺少依据”（结论没错，但技巧都得不出）、“不对”（与答案矛盾）、“已成立”（此前已经如此）、“名称不符”（所说的技巧得不出，另一个可以）或“无法识别”。“成立”和“已成立”不算错误；有错误时退出码为1。在 JSON 中，“不对”是 `false`，“已成立”是 `stale`。

    步骤写成 r1c2=5、r3c5<>7、r3c56<>7、R1C2: 5 或 B2 = 5，也可以是用中文或英文说格和数字的句子；前面可以有“Naked Pair: r1c12 (3,7) =>”，即 HoDoKu 列出的样子。一行要么整行读懂，要么无法识别；一行里有几个结论时逐个判定。假设、提问、没有选定或已经收回的话不算结论（none），也不算错误。JSONL 的一行有 puzzle 和 moves（文字、形如 cell、value 的对象，或本程序写出的步骤的列表），其他字段原样带出。
check-moves = 步骤：文件，用 - 表示标准输入，或直接写出（以分号隔开）；不写时，步骤在每一行题目旁边
check-format = 判定的格式
check-format-text = 文字
check-format-jsonl = 每行一个 JSON 对象
check-format-csv = 表格，每个结论一行
check-format-summary = 所有行的统计：成立的比例、第一个错误的位置，并按难度和技巧分列
check-format-summary-json = 一个 JSON 对象，内容同 summary
check-brief = 只给判定，不说理由
check-prose = 略去没有作出结论的行，例如步骤之间的叙述
check-prefix = 只判定到第一个错误为止
check-allow-steps = 一个结论至多可走 N 步，最后一步之前的都是铺垫 [默认：1]
check-zero-based = 行列从 0 数起

## prove

prove = 证明题目有唯一解或无解，供他人的程序检验
prove-long =
    { prove }。

    把题目写成 DIMACS 格式的公式 NAME.cnf，把解题步骤写成对它的反驳 NAME.lrat 或 NAME.drat。题目有唯一解时，公式断言另有一解；题目无解时，公式断言有解。docs/proofs.md 说明如何用公开的工具检验。有多个解的题目没有证明：其中两个解写入 NAME.models，退出码为 1。

    题目为文件时，名称应是以斜杠结尾的文件夹：按行号写成 DIR/000001.cnf 等。文件先写在旁边再改名，不会留下半个文件。

    除非给出 --uniqueness，解题路径不用以唯一解为前提的步骤。
prove-output = 文件名，不带扩展名；或以斜杠结尾的文件夹。用 --format jsonl 时是要写的文件；- 表示标准输出，与不给时相同
prove-format = 证明的格式
prove-format-lrat = 带提示的引理：检验时无需搜索
prove-format-drat = 只有引理
prove-format-jsonl = 每道题占一个 JSON 对象，证明（LRAT）以文字形式在其中
prove-binary = 以二进制写证明，更短，没有注释
prove-plain = 证明不带注释，有些检验程序不接受注释
prove-uniqueness = 也用以唯一解为前提的步骤，并在 NAME.json 中列出其前提：反驳之（做不到时作为前提），或假定之（作为前提）
prove-uniqueness-refute = 不靠这一假定，证明步骤所假定的内容
prove-uniqueness-assume = 步骤所假定的内容是证明的前提

## practice

practice = 练习一种技巧：给出带候选数的局面，用更简单的技巧都推不动，由明显到隐蔽
practice-long =
    { practice }。

    输入得出的结论，如 r1c2=5 或 r3c5<>7；h 提示（四级），s 看答案，n 下一个局面，q 退出。答案像 `check` 那样判定。局面中这种技巧的步骤越多越明显；同样多时，依据少的更明显，再看空格少的。
practice-technique = 技巧：id、任一语言的名称、组或类别
practice-one-hard-step = 只出这样的局面：除日常技巧外，只用这个技巧一步就能解开题目
practice-everyday = 与 --one-hard-step 合用：日常技巧中最难的一个；比那一步更难的不算 [默认：jellyfish]
practice-count = 局面数
practice-seed = 种子，用于重现 [默认：随机，显示在标准错误输出中]
practice-list = 先写出全部局面，再写出全部答案，不提问
practice-format = 局面的格式；jsonl 不提问
practice-format-text = 文字和盘面
practice-format-jsonl = 每行一个 JSON 对象，带答案

## course

course = 按教学顺序逐章讲授技巧：每种技巧都有说明、例题和练习
course-long =
    { course }。

    不给章号时列出各章，并指出从哪里继续。每章只用学过的技巧；`hint`、`find`、`explain`、`practice` 和 `generate` 加上 --chapter N 也是如此。做对的练习记在用户数据文件夹的一个小文件中。
course-chapter = 章号
course-course = 自己编的课程，TOML 文件，其写法见 docs/teaching.md
course-exercises = 每种技巧的练习数；0 表示只看说明
course-again = 也显示练习过的技巧
course-list = 写出所有练习及答案，不提问
course-seed = 练习的种子，用于重现 [默认：随机，显示在标准错误输出中]
course-progress = 记录练习进度的文件 [默认：用户数据文件夹中的 whydoku/progress.json]
course-format = 章目的格式；json 也可以只列一章
course-format-text = 纯文本
course-format-json = JSON

## views

views = 显示四种视角（行、列、宫、格）各能填什么，以及各种组合能走多远
views-long =
    { views }。

    行、列、宫的视角填的是某个数字在其中唯一能放的格；格的视角填的是只剩一个候选数的格。输出包括每种视角现在能填的格、多种视角都能填的格，以及15种组合不试数各能走多远。有多道题目时，表格显示平均值，维恩图显示总数；JSON 每道题目一个对象。
views-solve = 还显示每种组合要试数几次才能解完
views-format = 输出格式
views-format-table = 表格
views-format-json = 每道题目一个 JSON 对象
views-format-svg = 四个集合的维恩图

## compare

compare = 用每种搜索方法解同样的题目，比较代价
compare-long =
    { compare }。

    每种方法还会找第二个解，从而证明第一个解唯一（--limit 1 找到第一个即停）。把数字写进空格算一次尝试；如果该方法当时看到两种以上可能，就算一次试数。深度是同时未决的试数的最大个数。方法达到限制就放弃这道题目：放弃会计数，此前的工作量也计入，所以它的时间和倍数只是下限。倍数以放弃最少的方法中最快的一种为准。不写 --timeout 时，一道题目超过一秒就放弃。

    各方法从题目中已填的格开始，忽略已删去的候选数。每种方法连续解许多题目，互不干扰。中断命令，可看到所有方法都已解完的那些题目的结果。
compare-methods = 各方法，按输出顺序：backtracking、bitmaps、cursor、candidates、trail、four-views、fewest-first、dancing-links、fast [默认：全部]
compare-limit = 每道题目找到 N 个解即停；0 表示不限
compare-node-limit = 一道题目超过 N 个节点（选择下一步试什么的次数）就放弃，与机器无关；0 表示不限
compare-repeat = 用时不到十分之一秒的题目，每种方法测 N 次，取最短时间
compare-format = 输出格式
compare-format-table = 每道题目平均值的表格
compare-format-csv = 总计，带表头
compare-format-json = 总计，并按提示数个数分列
compare-format-svg = 对数刻度的条形图，以及用时与提示数个数的关系

## watch

watch-input = 一道题目、含一道题目的文件，或 - 表示标准输入（默认）
watch = 演示一种方法如何搜索：填数、死路、撤回
watch-long =
    { watch }。

    在终端中，盘面原地重画；在别处，每个事件一行。从多个数字中选出的会标出来，没有候选数的格、无处可放某个数字的区也会标出来。
watch-method = 搜索方法；见 `whydoku compare --help`
watch-speed = 每秒事件数；0 表示不停顿
watch-events = N 个事件后停止；0 表示不限
watch-limit = 找到 N 个解后停止；0 表示不限
watch-frames = 改为输出 SVG 动画

## techniques, technique

techniques = 列出所有技巧，由易到难，附 Sudoku Explainer 和 HoDoKu 的评分，以及其他程序的叫法
techniques-profile = 列出这个方案的技巧及其设置：standard、singles、hodoku、se、se-extended、se-bank、whips、g-whips、braids、g-braids，或 TOML 文件
techniques-format = 列表的格式
techniques-format-text = 纯文本
techniques-format-json = JSON 数组
technique = 显示一个技巧的页面：是什么、为什么成立、怎样找、带图的例子；给出类别时，列出其中的技巧
technique-format = 页面的格式
technique-format-html = 图文并茂的独立网页
technique-format-svg = 例子的图，附文字
technique-format-png = 与 svg 相同的图，以像素表示
technique-name = 技巧：id、任一语言的名称，或玩家所用的其他名称

## convert

convert = 读取任意格式的题目和局面，以另一种格式写出
convert-long =
    { convert }。

    其他的列、字段和注释，目标格式能存的都保留，不能存的在标准错误输出中说明。
convert-to = 要写出的格式：line、grid、framed、pencil-marks、bracketed、candidates、library、link、csv 或 jsonl
convert-transform = 变换每道题目：rotate-90（顺时针）、rotate-180、rotate-270、mirror（左右）、flip（上下）、transpose（转置）、relabel（数字按出现的先后）、minlex（标准形）、rows=456123789、columns=…（各行、列取自何处）或 digits=…（各数字换成什么）；可以有几个，以逗号分隔，依次进行
convert-sample = 只写出随机选取的 N 道题目，按原来的次序
convert-seed = --sample 的种子
convert-blank = 空格的写法。候选数盘面没有空格，技巧库的行用点
convert-blank-dot = 点
convert-blank-0 = 零

## booklet

booklet = 把题目打印成册：PDF 文件，题目在前，答案在后
booklet-long =
    { booklet }。

    无法读取的行，以及没有唯一解的题目，在标准错误输出中报告后略去，这时退出码为1。题目和选项相同，输出的字节也相同。
booklet-per-page = 每页的题目数 [默认：4]
booklet-per-page-1 = 整页一道
booklet-per-page-2 = 上下两道
booklet-per-page-4 = 两行，每行两道
booklet-per-page-6 = 三行，每行两道
booklet-titles = 印在每道题目上方、代替序号的文字取自这一列或字段
booklet-order-by = 按这一列或字段排序：数按大小，其他按文字
booklet-no-labels = 不印行列的名称
booklet-large = 大字：除非另有 --per-page，每页一道，文字放大
booklet-solutions = 答案放在哪里
booklet-solutions-end = 在最后
booklet-solutions-upside-down = 在最后，上下颠倒
booklet-solutions-none = 不印
booklet-solutions-to = 把答案单独写到这个文件
booklet-paper = 纸张大小
booklet-title = 题目各页顶端的标题
booklet-grade = 注明每道题目的难度等级，与 `rate` 相同
booklet-hint = 在每道题目下方印上第一个提示：1 看哪里，2 加上用什么技巧，3 加上该问什么

## generate

generate = 出唯一解的题目，每行一道，或连同答案写成 CSV 或 JSONL
generate-long =
    { generate }。

    同样的种子给出同样的题目，与机器和线程数无关。题目未够数而尝试次数或时间已用完时，退出码为 1。
generate-count = 题目数
generate-minimal = 只要最小题目：去掉任何一个提示数都会有多个解
generate-controlled-bias = 出偏差已知的最小题目：按随机次序去掉提示数，去掉的不再放回；过早遇到去不掉的，就换一个盘面重来。每道题目要试几十万次；如何加权见 docs/generator.md
generate-clues = 提示数的个数，含两端 [默认：按随机顺序删到不能再删]
generate-symmetry = 提示数的对称性：none（无）、half-turn（转半圈）、quarter-turn（转四分之一圈）、horizontal（上下对称）、vertical（左右对称）、diagonal（主对角线）、antidiagonal（副对角线）、both-mirrors（上下且左右）、both-diagonals（两条对角线）或 full（全部）
generate-pattern = 提示数的格：逐行81个记号，. 0 - _ 为空格，其他为提示数
generate-seed = 种子，用于重现 [默认：随机，显示在标准错误输出中]
generate-distinct = 题目两两不等价（见 `whydoku canonical --help`）
generate-difficulty = 难度等级，与 `rate` 相同：easy（简单）、medium（中等）、hard（困难）、very-hard（很难）或 fiendish（极难）
generate-rating = Sudoku Explainer 评分（ER），含两端：6.5..7.5、9.0.. 或 7.2
generate-technique = 必须用到的技巧：技巧方案中排在它之前的技巧解不出这道题目。可以重复
generate-hardest = 需要的最难的技巧
generate-one-hard-step = 除日常技巧外，只用这个技巧一步就能解开
generate-everyday = 与 --one-hard-step 合用：日常技巧中最难的一个；比那一步更难的不算 [默认：jellyfish]
generate-without = 不用这些技巧也能解出题目，以逗号分隔
generate-profile = 技巧的先后：standard（标准）、singles（唯一数）、hodoku、se、se-extended、se-bank、whips，或 TOML 文件
generate-with-path = 连同评分、难度等级和解题路径一起写出（csv 和 jsonl）
generate-max-tries = 尝试 N 次后停止；0 表示不限
generate-timeout = 超过这个秒数即停止；0 表示不限
generate-output = 把题目写到这个文件；- 表示标准输出，与不写相同
generate-format = 题目的格式
generate-format-line = 一行81个字符
generate-format-csv = 每行一条记录，有答案和提示数个数，首行为表头
generate-format-jsonl = 每行一个 JSON 对象，有答案和提示数个数

## dataset

dataset = 写出所出题目中的局面，附全部下一步及其证明和讲解，每行一个 JSON 对象
dataset-long =
    { dataset }。

    局面取自题目的解题路径，标签是其中最容易的可用技巧的全部步骤。split 为 train、validation 或 test，只由题目的答案决定，等价的答案相同。选项相同则文件相同，与线程数无关；旁边的 FILE.card.md 说明文件的内容。各字段见 docs/models.md。
dataset-count = 局面数
dataset-seed = 种子：不同的种子出不同的题目
dataset-per-puzzle = 每道题目取几个局面
dataset-balance = 让局面在哪方面均匀
dataset-balance-none = 不求均匀：题目随机生成，局面随机取自路径
dataset-balance-grade = 题目的难度等级
dataset-balance-technique = 百道题目中至少一道要用的技巧，各取以它为最容易可用技巧的局面
dataset-every-technique = 加上所有技巧的步骤，而不只是最容易的一种
dataset-every-text = 加上每一步的讲解，而不只是第一步
dataset-license = 说明文件中写明的数据许可

## benchmark

benchmark = 写出语言模型基准测试的任务，或给一个文件中的答案评分
benchmark-long =
    { benchmark }。

    任务是两百个固定的局面，每个难度等级四十个，用每种语言、以四级帮助提问，每行一个 JSON 对象：{"{"}"id": "17-en-3", "prompt": ...{"}"}。答案文件的各行如 {"{"}"id": "17-en-3", "answer": "r1c2=5，因为……"{"}"}。在第一处错误之前证明了下一步的答案是正确的。程序不调用任何模型。详见 docs/models.md。
benchmark-answers = 给这个文件中的答案评分：每行一个 JSON 对象，含 id 和 answer；- 表示标准输入
benchmark-player = 写出按脚本作答的玩家的答案：perfect（完美）、verbose（啰嗦）、singles（只会唯一数）、lucky（碰巧）、guessing（乱猜）、stale（重复）或 adversarial（对抗）
benchmark-baseline = 给按脚本作答的各玩家评分，以供比较
benchmark-level = 只要这一级帮助的任务，1至4；可重复给出
benchmark-format = 结果的格式
benchmark-format-text = 纯文本
benchmark-format-json = 分行排版的 JSON
benchmark-format-html = 独立的网页
benchmark-output = 写到这个文件；- 表示标准输出，与不写相同

## canonical

canonical = 写出每道题目的标准形，等价的题目标准形相同
canonical-long =
    { canonical }。

    数字互换，大行内换行、大列内换列，大行互换、大列互换，以及转置，都得到等价的题目。标准形是其中最小的81个字符，点排在所有数字之前。每道题目依次输出一行：标准形，或 `error:` 加原因。
canonical-shuffle = 改为给出每道题目的 N 个随机等价题目，共有 3,359,232 × 362,880 种
canonical-seed = --shuffle 的种子

## rate

rate = 给题目评分：Sudoku Explainer 1.2.1 的 ER、EP 和 ED，HoDoKu 的等级和分数，通俗的难度等级，以及机器搜索的代价
rate-long =
    { rate }。

    每道题目依次输出一行。ER 是最难一步的分值，EP 是到第一次填数为止最难一步的分值，ED 是第一步的分值。没有唯一解的题目给出错误：`none`（无解）、`several`（多解），或不能读入的原因；超过时限的为 `timed out`。每道题目都有全部评分时退出码为 0，否则为 1。

    带候选数的盘面（729 个字符、候选数网格、技巧库的行）按现状评分，只看余下要做的。其余情况下后填的数不算，评的是提示数构成的题目。
rate-format = 输出格式
rate-format-line = 用文字写在一行，ER/EP/ED 在最前
rate-format-csv = 每行一条记录，首行为表头，保留输入的各列
rate-format-jsonl = 每行一个 JSON 对象，保留输入的各字段
rate-template = 每道题目照此写一行，列名写在花括号里：'{"{"}puzzle{"}"} {"{"}er{"}"}'。也可用输入的列和 {"{"}reasons{"}"}；\t 为制表符，{"{{"} 为花括号
rate-only = 只计算这种评分，可以重复 [默认：se、hodoku、grade、search]
rate-max-length = 所找的 whip 和 braid 的最大长度；需要更长者记作 `>N`
rate-only-se = Sudoku Explainer 1.2.1 的 ER、EP 和 ED
rate-only-hodoku = HoDoKu 的等级和分数
rate-only-grade = 通俗的难度等级及其理由
rate-only-search = 机器搜索的试数次数和节点数
rate-only-whips = W、gW、B 和 gB：最长的 whip 或 braid，不带区块与带区块；以及试错深度。须指明才有
rate-only-bxb = BxB 和 BxBB：一层或两层假设之后最长的 braid，用于深度 1 的试错解不开的题目。须指明才有
rate-only-path = 所讲路径的长度：唯一数以外的步数、文字最少的路径的步数及其词数。须指明才有
rate-no-uniqueness = 不用假定题目只有一个解的技巧。Sudoku Explainer 的评分也不用唯一矩形、唯一环和全双值格致死解法
rate-profile = 评等级和路径长度时用哪些技巧及其先后：standard、singles、whips，或 TOML 文件。Sudoku Explainer 和 HoDoKu 的评分不变
rate-solution = 加一列答案
rate-steps-above = 加一列：Sudoku Explainer 评分高于此值的步数
rate-why = 加上决定这个评分的一步，用文字说明；可以重复。整条路径用 `explain --profile` 讲解，方案为 se、se-extended、se-bank、hodoku、whips、g-whips、braids 或 g-braids
rate-why-er = Sudoku Explainer 最难的一步
rate-why-er_extended = Sukaku Explainer 最难的一步
rate-why-er_bank = Sudoku Exchange 评分中最难的一步
rate-why-hodoku = HoDoKu 最难的一步：等级最高者中分数最高的
rate-why-w = 最长的 whip
rate-why-gw = 最长的 g-whip
rate-why-b = 最长的 braid
rate-why-gb = 最长的 g-braid
rate-orientations = 取八种旋转和镜像中 Sudoku Explainer 评分最低的；评分有时因此而异
rate-se = 采用 Sudoku Explainer 评分的这个版本，可以重复 [默认：classic]
rate-se-classic = Sudoku Explainer 1.2.1，论坛和题集通用的数值
rate-se-extended = Sukaku Explainer 1.18 默认设置：列 er_extended 等
rate-se-bank = Sudoku Exchange 题库：列 er_bank 等
rate-only-above = 只写 ER 高于此值的题目，以及没有评分的题目
rate-filter = 只写满足条件的行：'er >= 7.2 and clues <= 24'。条件可用各列，包括输入的列；有 and、or、not、括号和 = != < <= > >=，等级按难易排序
rate-agreement = 列出各评分两两之间的秩相关系数，--format jsonl 时为 JSON；指定 FILE.svg 时，还把前两种评分画成散点图。有 --output 时才写各行
rate-histogram = 列出各评分的题目数，--format jsonl 时为 JSON；指定 FILE.svg 时，还把第一种评分画成图。有 --output 时才写各行

## serve

serve = 开一个解题网页，带提示和讲解，只供本机使用
serve-long =
    { serve }。

    网页包含在程序里，不需要网络。程序显示网址，按 Ctrl-C 结束。同一网址的 /api 回答 JSON 请求，见 docs/page.md。
serve-port = 端口；已被占用时用其后第一个空闲端口。0 表示任意端口
serve-allow-host = 网页的另一个访问名称，例如 SSH、Docker 或编辑器转发的端口；可重复给出。程序仍只在本机监听
serve-open = 在浏览器中打开网页
serve-jobs = 同时处理的请求数 [默认：全部 CPU]
serve-timeout = 处理一个请求超过这个秒数就放弃；0 表示不限

## mcp

mcp = 通过模型上下文协议（MCP）为语言模型服务，使用标准输入和标准输出
mcp-long =
    { mcp }。

    提供的工具有：读题、提示、下一步、讲原因、判断着法、评级、出题和证明，均附理由。工具不读文件，也不启动程序。在多数客户端的配置中写：{"{"}"mcpServers": {"{"}"whydoku": {"{"}"command": "whydoku", "args": ["mcp"]{"}"}{"}"}{"}"}。
mcp-jobs = { serve-jobs }
mcp-timeout = { serve-timeout }

## completions

completions = 输出 shell 的补全脚本
completions-shell = 哪种 shell

## 例子

examples = 例：
whydoku-example-1 = 讲解一道题目
whydoku-example-2 = 查看某个命令的帮助
explain-example-1 = 把讲解写成带图的网页
explain-example-2 = 把许多题目的解题路径写成 JSON
solve-example-1 = 写出每道题目的答案
solve-example-2 = 数解的个数，最多1000个
find-example-1 = 如果有二阶鱼，就显示
find-example-2 = 写出现有的每个步骤
hint-example-1 = 说接下来看哪里
hint-example-2 = 显示整个步骤
why-example-1 = 列出推出一个数字的步骤
why-example-2 = 画出哪一步依据哪一步
step-example-1 = 说明从一个盘面到下一个用的是哪一步
step-example-2 = 同上，写成 JSON
check-example-1 = 判定两步
check-example-2 = 统计许多解答对到哪里
prove-example-1 = 输出公式和证明，供任何检验程序使用
prove-example-2 = 把许多题的公式和证明写入文件夹
practice-example-1 = 练习找 XY翼
practice-example-2 = 先写习题，再写答案
course-example-1 = 列出各章
course-example-2 = 学习并练习第三章
views-example-1 = 显示行、列、宫、格各能填什么
views-example-2 = 为许多题目画图
compare-example-1 = 比较所有搜索方法
compare-example-2 = 比较两种方法，每道题目限五秒
watch-example-1 = 在终端看搜索过程
watch-example-2 = 写成动画
techniques-example-1 = 列出所有技巧
techniques-example-2 = 列出一个方案的技巧及其设置
technique-example-1 = 列出一类技巧的各种
technique-example-2 = 把技巧的页面写成网页
convert-example-1 = 显示所有候选数
convert-example-2 = 把题目做成表格
booklet-example-1 = 打印题目和答案
booklet-example-2 = 每页六道，注明难度等级
generate-example-1 = 出十道困难的题目
generate-example-2 = 出一道要用 XY翼的题目
dataset-example-1 = 写一百万个局面；中断后用 --resume 接着写
dataset-example-2 = 各种技巧的局面一样多
benchmark-example-1 = 写出英文的任务
benchmark-example-2 = 给答案评分，写成网页
canonical-example-1 = 写出等价题目共有的形式
canonical-example-2 = 写出五道等价的题目
rate-example-1 = 给许多题目评分；中断后用 --resume 接着做
rate-example-2 = 挑选难而提示数少的题目
serve-example-1 = 在浏览器的网页上解题
serve-example-2 = 指定网页的端口
mcp-example-1 = 等待语言模型的客户端
mcp-example-2 = 每次调用最多十秒
completions-example-1 = 在 bash 中补全命令
completions-example-2 = 在 fish 中补全命令
man-example-1 = 写出手册页
man-example-2 = 阅读手册页

## 值的名称

value-AFTER = 之后
value-AIM = 种类
value-BEFORE = 之前
value-CHAPTER = 章号
value-CHARACTER = 字符
value-COMMAND = 命令
value-CONDITION = 条件
value-DIR = 文件夹
value-EDITION = 版本
value-FILE = 文件
value-FORMAT = 格式
value-GRADE = 难度等级
value-HOST = 主机
value-HOW = 方式
value-LANGUAGE = 语言
value-MARKS = 记号
value-MOVES = 步骤
value-NAME = 名称
value-NUMBER = 序号
value-PAPER = 纸张
value-PUZZLE = 题目
value-RATING = 评分
value-RESULT = 结果
value-SECONDS = 秒数
value-SHELL = shell
value-STEP = 步骤
value-TECHNIQUE = 技巧
value-TEXT = 文字
value-VIEWS = 视角
value-WHAT = 内容
value-WHEN = 时机
value-WHERE = 起点

## 版式

usage = 用法：
default = [默认：
fixed-commands = 命令：
fixed-arguments = 参数：
fixed-options = 选项：
fixed-any-options = [选项]
fixed-one-of = [可选值：
fixed-values = 可选值：

## 手册页

fixed-man-name = .SH 名称
fixed-man-synopsis = .SH 概要
fixed-man-description = .SH 说明
fixed-man-options = .SH 选项
fixed-man-commands = .SH 命令
fixed-man-extra = .SH 补充
fixed-man-version = .SH 版本
