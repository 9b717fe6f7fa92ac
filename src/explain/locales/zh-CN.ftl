# 简体中文。
#
# 槽位里的名称都是现成的：$cells 如“r1c4和r1c6”，$digits 如“2和5”，$houses 如“第4、6列”。
# $count 和 $size 是用来选择措辞的数目。

# 语言的本名。
language-name = 中文

## 列举

list-between = 、
list-last = 和
digit-last = 、
list-or = 或
# 简写，以及“不能填”之后。
list-nor = 、
number-between = 、
number-last = 、
clause-between = ，
clause-last = ，
detail-between = ；
conclusion-between = 、
removal-between = ，
sentence-between = {""}
# 技巧页面里同一段的各行之间。
line-between = {""}
details = ：{ $details }

## 行、列、宫

house-row = { $count ->
   *[other] 第{ $numbers }行
}
house-column = { $count ->
   *[other] 第{ $numbers }列
}
house-box = { $count ->
   *[other] 第{ $numbers }宫
}
# $kind：row、column、box，混合时为 house。
so-many-houses = { $many }{ $kind ->
    [row] 行
    [column] 列
    [box] 宫
   *[house] 个区
}
so-many = { $count ->
    [1] 一
    [2] 两
    [3] 三
    [4] 四
    [5] 五
    [6] 六
    [7] 七
    [8] 八
   *[other] { $count }
}
kind-of-house = { $kind ->
    [row] 行
    [column] 列
   *[box] 宫
}
# $kind：两格同在的区是行、列还是宫。
same-house = 同{ $kind }
a-digit = { $digit }
the-digit = 数字{ $digit }
other-cells = 其余各格

## 结论

# 至多删三个数时用一句话，更多时列出。
removal-in-words = { $cells }不能填{ $digits }
removal-in-list = { $cells }删去{ $digits }

## 唯一数

last-in-row = { $placed }，该行最后一格。
last-in-column = { $placed }，该列最后一格。
last-in-box = { $placed }，该宫最后一格。
full-house = { $house }只剩{ $cell }一个空格，缺的数字是{ $digit }。
hidden-single = { $house }的{ $digit }只能填在{ $cell }：{ $reasons }。
naked-single-seen = { $cell }只剩{ $digit }可填：{ $reasons }。
naked-single = { $cell }只能填{ $digit }：{ $reasons }。
so = 所以{ $conclusion }。
# 连续的唯一数，每个一句。
hidden-in-passing = { $house }的{ $digit }填在{ $cell }：{ $reasons }。
naked-in-passing = { $cell }是{ $digit }：{ $reasons }。

account-blocked = { $count ->
    [1] { $cells }的{ $digit }排除了{ $houses }
   *[other] { $cells }的{ $digit }分别排除了{ $houses }
}
# 同上，一句话带过时各区合在一起。
account-have = { $count ->
    [1] { $houses }已有{ $a-digit }（{ $cells }）
   *[other] { $houses }都已有{ $a-digit }（{ $cells }）
}
account-filled = { $count ->
    [1] { $cells }已有数字
   *[other] { $cells }都已有数字
}
# $when：0 第一步之前，1 某一步，2 本步的某一行，3 由假设；$number 是步或行的编号。
account-lost = { $when ->
    [0] 题给候选数中{ $cells }{ $count ->
        [1] {""}
       *[other] 都
    }没有{ $digit }
    [1] { $cells }在第{ $number }步已删去{ $digit }
    [2] { $cells }由上面第{ $number }条已不能是{ $digit }
   *[other] 已假设{ $cells }{ $count ->
        [1] {""}
       *[other] 都
    }不是{ $digit }
}
account-seen = { $house }有{ $digits }
account-held = { $house }已有{ $digits }
# 本推理中某一条填入的数或格；$when、$number 同上。
cited = { $when ->
    [2] { $what }（第{ $number }条）
   *[other] { $what }（假设）
}
account-digits-missing = 题给候选数中{ $cell }没有{ $digits }
account-digits-lost = { $cell }已删去{ $digits }
lost-digits = { $when ->
    [1] { $digits }（第{ $number }步）
    [2] { $digits }（上面第{ $number }条）
   *[other] { $digits }（假设）
}

## 区块

locked-candidates = { $base }的{ $digit }只能填在{ $cells }，{ $count ->
    [2] 这两格
   *[other] 这三格
}都在{ $cover }。
locked-candidates-so = { $digit }必在其中一格，所以{ $cover }的别处不能再有{ $digit }：{ $conclusion }。
almost-locked = { $from }的{ $cells }只能填{ $digits }，只会剩下其中一个，所以{ $from }与{ $to }的交叉处至多填其中一个。在{ $to }，{ $all }只能填在交叉处或{ $either-other }，所以{ $others }必填其中的{ $count }个，不能填别的数；交叉处恰填一个，{ $from }的其余格都不能填这些数：{ $conclusion }。
law-of-leftover = { $line }与{ $box }共用{ $shared }，各要填满九个数，所以{ $line-cells }（A）与{ $box-cells }（B）所填的数相同。而{ $parts }。
law-of-leftover-shared = 三格
law-of-leftover-beside = { $house }的其余六格
law-of-leftover-part = { $house }的六格没有{ $digits }的位置
law-of-leftover-so = 一边不能填的数，另一边也不能填：{ $conclusion }。
firework = 在{ $box }之外，{ $row }的{ $digits }只能填在{ $a }，{ $column }的{ $digits }只能填在{ $b }。其中某个数若不在这两格，在这两条线上就都落在{ $box }内，只能填在相交的{ $pivot }。
firework-so = 因此三个数必占{ $cells }三格，这三格不能填别的数：{ $conclusion }。
firework-two-so = 因此四个数必占{ $cells }四格：{ $pivot }填{ $own }，{ $opposite }填{ $others }，另外两格填{ $digits }中的两个：{ $conclusion }。

## 数组

# 每格都含全部这些数；否则逐格说明。
naked-subset-each = { $houses }中，{ $cells }都只能填{ $either }。
naked-subset = { $houses }中，{ $each }只含{ $digits }。
naked-subset-so = { $many }格只有{ $many }个数可选，{ $size ->
    [2] 必各占一格
   *[other] 每个数必占其中一格
}，所以{ $houses }的别处不能再有这{ $many }个数：{ $conclusion }。
naked-subset-has = { $many }格恰填{ $many }个数，所以{ $is }。
naked-subset-cell = { $cell }（{ $digits }）
hidden-subset-each = { $houses }中，{ $digits }都只能填在{ $places }。
hidden-subset = { $houses }中，{ $each }。
hidden-subset-so = { $many }个数只有{ $many }格可填，正好占满，所以这{ $many }格不能再填别的数：{ $conclusion }。
hidden-subset-digit-first = { $digit }只能填在{ $cells }
hidden-subset-digit = { $digit }只能填在{ $cells }

## 鱼

fish = { $base }的{ $digit }只能填在{ $cover }{ $details }。
fish-so = { $bases }要填{ $many }个{ $digit }，而{ $covers }各只能填一个，所以这{ $covers }的{ $digit }都在这{ $bases }里，别处不能再有{ $digit }：{ $conclusion }。
fish-places = { $house }在{ $cells }
# 某个基区没有位置，只出现在推理的某种情况里。
fish-without-place = 这样{ $house }就没有位置可填{ $digit }了，所以这种情况不成立：{ $conclusion }。

## 多余的结构

single-cells = （{ $count ->
    [1] { $cells }只有一个候选数，本身就是唯一余数。
   *[other] { $cells }各只有一个候选数，本身就是唯一余数。
}）
single-digits = （{ $house }的{ $digits }{ $count ->
    [1] 只有一个位置，本身就是排除。
   *[other] 各只有一个位置，本身就是排除。
}）

finned-fish = 除{ $count ->
   *[other] 鱼鳍{ $fins }
}外，{ $base }的{ $digit }只能填在{ $cover }{ $details }。
finned-fish-fin = 若{ $fin }是{ $digit }，{ $box }的其余各格都不能填{ $digit }。
finned-fish-without = 若{ $count ->
    [1] 它不是
    [2] 两格都不是
   *[other] 这几格都不是
}，这{ $bases }的{ $digit }就在这{ $covers }各占一格，这{ $covers }的其余各格都不能填{ $digit }。
finned-fish-degenerate = 若{ $count ->
    [1] 它不是
    [2] 两格都不是
   *[other] 这几格都不是
}，{ $places }，{ $cover }的其余各格都不能填{ $digit }。
finned-fish-rest = 若{ $count ->
    [1] 它不是
    [2] 两格都不是
   *[other] 这几格都不是
}，{ $places }，{ $others }的就在{ $free }各占一格，{ $cover }的其余各格都不能填{ $digit }。
finned-fish-last = 若{ $count ->
    [1] 它不是
    [2] 两格都不是
   *[other] 这几格都不是
}，{ $places }，{ $same }的{ $near }不是{ $digit }，{ $others }的{ $digit }就在{ $far }，{ $cover }的其余各格都不能填{ $digit }。
finned-fish-impossible = 不可能都不是：{ $house }没有别的位置可填{ $digit }。
finned-fish-place = { $house }的{ $digit }只能填在{ $cell }
finned-fish-so = { $lost }{ $lost-count ->
    [1] 既在{ $box }又在{ $lines }
   *[other] 都既在{ $box }又在{ $lines }
}，两种情况下都不能填{ $digit }。

complex-fish = 这些区没有共同的位置，所以要填{ $many }格{ $digit }，而{ $covers }最多也只能填{ $many }个，各占一个。
complex-fish-twice = 若{ $a-digit }填在{ $twice }，就一次占去其中两个，剩下的不够用。
complex-fish-so = 所以{ $cover }别处不能再有{ $digit }：{ $conclusion }。
complex-fish-endo = { $endo-count ->
    [1] { $endo }同属其中两个区，也是鱼鳍。
   *[other] { $endo }各自同属其中两个区，也都是鱼鳍。
}
complex-fish-fin = 若{ $fin }是{ $digit }，{ $lost }{ $lost-count ->
    [1] 与
   *[other] 都与
}{ $fin-count ->
    [1] 它
    [2] 这两格
   *[other] 全部鱼鳍
}同区，不能填{ $digit }。
complex-fish-without = 若{ $fin-count ->
    [1] 它不是
   *[other] 它们都不是
}，{ $base }的{ $digit }就填在{ $many }个不同的格里，{ $cover }各占一格，{ $cover }的其余各格都不能填{ $digit }。
complex-fish-in-both = 所以两种情况下{ $lost }都不能填{ $digit }。

## 模板

templates-sure = 不论还没填的{ $digit }怎么填，{ $cells }{ $count ->
    [1] 都是{ $digit }。
   *[other] 全是{ $digit }。
}
templates-ways = 把还没填的{ $digit }全部填上，每行、每列、每宫各一个：{ $count ->
    [1] 只有一种填法：
    [2] 有两种填法：
    [3] 有三种填法：
    [4] 有四种填法：
   *[other] 有{ $count }种填法：
}
templates-many = 把还没填的{ $digit }全部填上，每行、每列、每宫各一个，列出所有填法，用到的只有：
templates-way = { $cells }
templates-in-all = 每种填法都如此，所以{ $conclusion }。
templates-in-none = { $cell-count ->
    [1] 剩下的那个位置一次也没有用到
   *[other] 剩下的位置一次也没有用到
}：{ $conclusion }。

## 两条强链

two-links = { $house }的{ $digit }只能填在{ $cells }，{ $other }的{ $digit }只能填在{ $others }。{ $near }同在{ $joint }，不能都是{ $digit }，所以{ $a }（A）和{ $b }（B）至少一格是{ $digit }。
# 与若干格都同区、因而失去该数的格。
sees-all = { $count ->
    [1] { $targets }与{ $all }都同区，所以不能填{ $digit }。
    [2] { $targets }都与{ $all }同区，所以都不能填{ $digit }。
    [3] { $targets }都与{ $all }同区，所以都不能填{ $digit }。
   *[other] 与{ $all }都同区的格都不能填{ $digit }：{ $conclusion }。
}
all-of-them = { $count ->
    [1] { $cells }
    [2] 这两格
    [3] 这三格
    [4] 这四格
    [5] 这五格
    [6] 这六格
   *[other] 这些格
}
seen-where = { $all }（{ $parts }）
seen-in = { $house }{ $many }格
# $beside：失去该数的格在哪里。
sees-both = { $count ->
    [1] { $targets }{ $beside }，所以不能填{ $digit }。
   *[other] { $targets }都{ $beside }，所以都不能填{ $digit }。
}
beside-each = 与A同{ $one }、与B同{ $two }
beside-both = 与A、B同{ $one }

empty-rectangle = { $box }中可填{ $digit }的格都在{ $line }（{ $in-line }）或{ $across }（{ $in-across }）。{ $house }的{ $digit }只能填在{ $places }。
empty-rectangle-far = 若{ $far }是{ $digit }，{ $same }的{ $target }不是；
empty-rectangle-near = 若{ $near }是{ $digit }，{ $line }的其余各格都不是，{ $box }的{ $digit }就在{ $across }，同在{ $across }的{ $target }不是。
empty-rectangle-so = 无论哪种情况，{ $target }都不能填{ $digit }。

dual = 下面两步共用大部分格子，合为一步：
dual-so = 合起来：{ $conclusion }。

## 染色

colours = 从{ $digit }只有两个位置的区出发，逐区染色：
# 只有一格的一组。
colours-alone = { $cells }单独记为{ $a }。
colours-too = 另一组格同样染色：
colour-link = { $one }（{ $a }）与{ $two }（{ $b }）：{ $house }仅有的两个位置
colours-either = 要么所有{ $a }（{ $a-cells }）都是{ $digit }，要么所有{ $b }（{ $b-cells }）都是{ $digit }。
colours-seen = { $cells }{ $count ->
    [1] 与
   *[other] 都与
}{ $one }（{ $a }）、{ $two }（{ $b }）同区
colours-sees = { $one }（{ $a }）与{ $two }（{ $b }）同区
colours-trap-so = { $reasons }，所以{ $conclusion }。
colours-wrap = { $one }和{ $two }都是A，又同在{ $joint }，不能都是{ $digit }。
colours-bridge = { $one }（{ $a }）和{ $two }（{ $b }）同在{ $joint }，所以{ $a }、{ $b }不能都成立：要么所有{ $c }都是{ $digit }，要么所有{ $d }都是。
colours-pinch = { $meetings }。而C和D总有一种颜色都是{ $digit }。
colours-false-so = 所以A都不是{ $digit }：{ $conclusion }。

odd-loop = 只看{ $digit }。这{ $count }格首尾相接成环，相邻两格同区：
odd-loop-link = { $cells }：{ $house }{ $count ->
    [0] 仅有的两个位置
   *[other] 除{ $guardians }外仅有的两个位置
}
odd-loop-so = 若{ $guardians ->
    [1] { $either }不是{ $digit }
   *[other] { $all }都不是{ $digit }
}，环上就要每隔一格填一个{ $digit }；但{ $count }格是奇数，做不到。{ $guardians ->
    [1] 所以{ $conclusion }。
   *[other] 所以{ $either }必有一格是{ $digit }。{ $so }
}

odd-chain = { $count }个候选数首尾相接成一圈，每条说的是其中相邻的两个：
odd-chain-cell = { $cell }{ $count ->
    [0] { "" }
   *[other] 除{ $other-digits }外
}只能填{ $digits }；
odd-chain-house = { $house }的{ $digit }{ $count ->
    [0] { "" }
   *[other] 除{ $other-cells }外
}只能填在{ $cells }；
odd-chain-so = 假设例外（守护者）{ $guardians ->
    [1] { $list }不成立
   *[other] { $list }都不成立
}，则相邻两个候选数恰有一个为真，绕一圈须真假相间；但{ $count }是奇数，做不到。{ $guardians ->
    [1] 所以这个守护者成立，由它得出：{ $conclusion }。
   *[other] 所以至少有一个守护者成立，而无论哪个成立，都得出：{ $conclusion }。
}

medusa = 沿只剩两种可能的{ $digits }染色：
medusa-coloured = { $cell }的{ $digit }（{ $letter }）
medusa-link-cell = { $one }与{ $two }：{ $cell }仅有的两个候选数
medusa-link-house = { $one }与{ $two }：{ $house }的{ $digit }仅有的两个位置
medusa-either = 要么所有A都成立（{ $a }），要么所有B都成立（{ $b }）。
medusa-are = { $count ->
   *[other] { $cells }是{ $digit }
}
# $kind：row、column、box。
medusa-conflict-cell = 若A成立，{ $cells }就要同时填{ $digits }。
medusa-conflict-house = 若A成立，同在{ $house }的{ $cells }就都是{ $digits }。
medusa-empty-cell = 若A成立，{ $cell }就没有候选数了：
medusa-empty-house = 若A成立，{ $house }的{ $digit }就没有位置了：
medusa-not-digit = 不能填{ $digit }：{ $why }
medusa-not-cell = { $cell }不行：{ $why }
medusa-false-so = 所以A不成立，所有B都成立：{ $conclusion }。

## 翼

xy-wing = { $pivot }只能填{ $digits }。若填{ $x }，{ $by-a }的{ $a }（A）只能填{ $a-digits }，就是{ $digit }；若填{ $y }，{ $by-b }的{ $b }（B）只能填{ $b-digits }，就是{ $digit }。无论哪种情况，A、B总有一格是{ $digit }。
xyz-wing = { $pivot }只能填{ $digits }。若填{ $x }，{ $by-a }的{ $a }（A）只能填{ $a-digits }，就是{ $digit }；若填{ $y }，{ $by-b }的{ $b }（B）只能填{ $b-digits }，就是{ $digit }；否则{ $pivot }自己（C）就是{ $digit }。无论哪种情况，这三格总有一格是{ $digit }。

w-wing = { $a }（A）和{ $b }（B）都只能填{ $either }。{ $house }的{ $other }只能填在{ $places }：若在{ $near }，{ $by-a }的A就不是{ $other }，只能是{ $digit }；若在{ $far }，{ $by-b }的B就不是{ $other }，只能是{ $digit }。无论哪种情况，A、B总有一格是{ $digit }。

chute-remote-pair = { $a }（A）和{ $b }（B）都只能填{ $either }。{ $crossing }都不能填{ $missing }，所以{ $house }的{ $missing }在{ $side-a }或{ $side-b }。{ $count ->
    [1] 因此{ $a }和{ $b }不能都是{ $missing }，至少一格是{ $digit }
   *[other] 因此{ $a }和{ $b }不能相同，两个数各占一格
}。
chute-remote-pair-so = 同时与这两格同区的格都不能填{ $digit }：{ $conclusion }。
er-intersection-pair = { $a }（A）和{ $b }（B）都只能填{ $either }。{ $box }的{ $digits }只能填在{ $places }，都在{ $row }或{ $column }：若A、B填同一个数，{ $box }就没有它的位置。所以A、B两数各占一格；在{ $box }里，A的数在{ $column }，B的数在{ $row }。
er-intersection-pair-so = 因此{ $row }和{ $column }的{ $digits }都在A、B和{ $box }里，别处不能再填；同时与A、B同区的格也不能填：{ $conclusion }。

## 致死结构

# $whole：每个角都含这两个候选数时为 yes。
unique-rectangle = { $cells }是矩形的四个角，占两行、两列、两宫{ $whole ->
    [yes] ，都可填{ $either }
   *[no] {""}
}。若四格都只填{ $either }，把两数对调后各行、列、宫依然成立，题目就有两个解。
# $three：只能填这两数的三个角。
# $one-lines、$two-lines：两个数各自的两条线。
outside-rectangle = { $cells }是矩形的四个角，占两行、两列、两宫，都可填{ $either }。若{ $one-lines }的{ $one }和{ $two }都填在四角，四格就只填这两数，把两数对调后各行、列、宫依然成立，题目就有两个解。所以{ $one-lines }中必有{ $one }或{ $two }填在四角之外。
outside-rectangle-mixed = { $cells }是矩形的四个角，占两行、两列、两宫，都可填{ $either }。若{ $one-lines }的{ $one }、{ $two-lines }的{ $two }都填在四角，四格就只填这两数，把两数对调后各行、列、宫依然成立，题目就有两个解。所以{ $one-lines }必有{ $one }填在四角之外，或{ $two-lines }必有{ $two }填在四角之外。
unique-rectangle-corner = { $cells }是矩形的四个角，占两行、两列、两宫，其中{ $three }三格都只能填{ $either }。若{ $roof }也填{ $either }，把四格中的两数对调，各行、列、宫依然成立，题目就有两个解。本题只有唯一解，所以{ $conclusion }。
# $ring：依次排列的各格。
unique-loop = { $ring }首尾相接成环：相邻两格同区，环经过的每行、每列、每宫都恰有其中两格，而且都可填{ $either }。若都只填{ $either }，两数就沿环交替，对调后各行、列、宫依然成立，题目就有两个解。
# $ring：依次排列的各格。
odd-ring = { $ring }首尾相接成环：相邻两格同区，而且都可填{ $either }。若都只填{ $either }，两数就要沿环交替；但{ $length }格是奇数，做不到。
# $lines：两条线；$crossing：与它们相交的线；$many：几条。
extended-rectangle = { $lines }与{ $crossing }交于{ $cells }。若这些格都只填{ $either }，{ $lines }在这里就各有这{ $many }个数，两者对调后各行、列、宫依然成立，题目就有两个解。
polygon = 看{ $inner-box }的{ $inner }、{ $row-box }中与它们同行的{ $beside }、{ $column-box }中与它们同列的{ $below }。若这些格都只填{ $either }，总有另一种填法使各行、列、宫的数字不变，题目就有两个解。
unique-matrix = { $rows }与{ $columns }交于{ $cells }。假设这些格都只填{ $either }：若有两行（或两列）填的三个数相同，这两行（或两列）可以对调；否则有一个数各行各列都有，它与另一个数正好占矩形的四角，矩形在两宫内，这两数可以对调。不论哪种情况，对调后各行、列、宫依然成立，题目就有两个解。
tridagon = { $boxes }有十二格可填{ $either }：{ $cells }，每宫三格，两两不同行、不同列；其中只有{ $guarded }。假设十二格都是{ $either }，那么同宫的三格互不相同，同行、同列的格也不相同。设{ $first }的三格依次为p、q、r：{ $p }是p，{ $q }是q，{ $r }是r。
tridagon-letters = { $one }、{ $two }、{ $three }
tridagon-guarded = { $cells }还可填{ $digits }
tridagon-beside = { $box }的{ $cells }依次是{ $one-way }或{ $other-way }：每格都与同行的{ $first }格不同；
tridagon-below = { $box }的{ $cells }依次是{ $one-way }或{ $other-way }：每格都与同列的{ $first }格不同；
tridagon-last = { $box }的每格都与同列的{ $column-box }格、同行的{ $row-box }格不同：
# $beside、$below：旁边和下方那一宫的字母。
tridagon-alike = { $column-box }是{ $beside }，{ $row-box }是{ $below }：{ $one }不是{ $a }、{ $b }，{ $two }不是{ $c }、{ $d }，两格都只能是{ $letter }；
tridagon-so = 每种情况下{ $box }都有两格相同，这不可能。
# 字母 p、q、r 代表这三个数。
three-digits = 有{ $count }格可填{ $either }：{ $cells }；其中只有{ $guarded }。假设这些格都是{ $either }，同区的格就互不相同。{ $p }、{ $q }、{ $r }两两同区，设它们依次为p、q、r。
three-digits-forced = { $cell }与{ $by }同区，所以是{ $letter }；
three-digits-stuck = { $cell }与{ $by }同区，三个数都已出现，无数可填。
three-digits-tried = { $cell }与{ $by }同区，若它是{ $letter }：
three-digits-so = 每种情况下都有一格无数可填，这不可能。
# $because：deadly（以唯一解为前提）或 unfillable。
guardians-cell = { $because ->
    [deadly] 本题只有唯一解，而
   *[other] 而
}{ $shape ->
    [loop] 环上各格中
   *[other] 这些格中
}只有{ $roof }还有别的候选数，所以{ $conclusion }。
guardian-alone = { $because ->
    [deadly] 本题只有唯一解，
   *[other] {""}
}所以唯一的出路必定成立：{ $conclusion }。
guardians-true = { $because ->
    [deadly] 本题只有唯一解，
   *[other] {""}
}所以以下至少一个成立：{ $candidates }。
guardians-excluded = { $because ->
    [deadly] 本题只有唯一解，
   *[other] {""}
}所以以下至少一个成立：{ $candidates }。与它们都冲突的候选数可以删去：{ $conclusion }。
guardians-digit = { $because ->
    [deadly] 本题只有唯一解，{ $shape ->
        [grave] {""}
       *[other] 而
    }
   *[other] {""}
}{ $shape ->
    [grave] {""}
   *[other] { $roof }的其他候选数只有{ $digit }，
}所以{ $roof }至少一格是{ $digit }。{ $so }
guardians-subset = { $because ->
    [deadly] 本题只有唯一解，
   *[other] {""}
}所以{ $shape ->
    [grave] 其中至少一个成立，即{ $either-roof }有一格是{ $extras }
   *[other] { $either-roof }必有一格填别的数，即{ $extras }
}。它与只能填{ $own }的{ $others }在{ $houses }凑成{ $size ->
    [2] 两格两数
    [3] 三格三数
    [4] 四格四数
   *[other] { $size }格{ $size }数
}，其余各格都不能再填这些数：{ $conclusion }。
guardians-locked = { $house }的{ $digit }只能填在{ $either-roof }，其中一格必是{ $digit }；若另一格是{ $other }，{ $shape ->
    [rectangle] 四个角
    [loop] 环上各格
   *[other] 这些格
}就都只填{ $either }了。{ $because ->
    [deadly] 本题只有唯一解，
   *[other] {""}
}所以另一格不是{ $other }：{ $conclusion }。
unique-rectangle-crossed = { $houses }的{ $digit }都只能填在这四个角。若{ $one }是{ $digit }，同{ $line }的{ $beside }就不是，{ $second }的{ $digit }就在{ $two }，其余两角只能填{ $either }，就都是{ $other }；若{ $two }是{ $digit }，同理。本题只有唯一解，所以{ $conclusion }。
unique-rectangle-hidden = 假设{ $corner }是{ $other }，则{ $row-mate }是{ $digit }（{ $row }的{ $digit }只能填在这两个角），{ $column-mate }也是{ $digit }（{ $column }的{ $digit }也只能填在这两个角），于是只能填{ $either }的{ $opposite }是{ $other }。本题只有唯一解，所以假设不成立：{ $conclusion }。
unique-rectangle-walked = 假设{ $corner }是{ $digit }，则{ $steps }，四个角就只填{ $either }了。本题只有唯一解，所以假设不成立：{ $conclusion }。
settled-cell = { $index ->
   *[other] { $same }的{ $cell }只能是{ $digit }
}
settled-house = { $index ->
   *[other] { $house }的{ $digit }只能填在{ $cell }
}
avoidable-rectangle = { $cells }是矩形的四个角，占两行、两列、两宫，而且都不是提示数。
avoidable-rectangle-cell = { $opposite }已填{ $an-x }，{ $sides }已填{ $a-y }。若{ $corner }是{ $x }，把四格中的{ $x }和{ $y }对调，各行、列、宫依然成立，提示数也没有变，就有两个解。本题只有唯一解，所以这不可能：{ $conclusion }。
avoidable-rectangle-digit = { $p }已填{ $an-x }，{ $q }已填{ $a-y }；与{ $p }同线的{ $beside-p }只能填{ $of-p }，{ $beside-q }只能填{ $of-q }。若{ $beside-p }是{ $y }、{ $beside-q }是{ $x }，把四格中的{ $x }和{ $y }对调，各行、列、宫依然成立，提示数也没有变，就有两个解。本题只有唯一解，所以{ $roof }至少一格是{ $digit }。{ $so }
# $held：已填的角；$wanted：其余各角不能同时如此。
avoidable-rectangle-open = { $held }。若{ $wanted }，把四格中的{ $digits }对调，各行、列、宫依然成立，提示数也没有变，就有两个解。
# $pairs：各格及其数对。
pair-pattern = 给以下各格（都不是提示数{ $filled ->
    [0] {""}
   *[other] ，其中{ $held }已填
}）各配一对数：{ $pairs }。每行、每列、每宫中，每个数都恰好出现在其中两格的数对里，或者不出现。若各格都填自己数对中的数，把各格都换成另一个数，各行、列、宫依然成立，题目就有两个解。
pair-pattern-pair = { $cells }（{ $digits }）
bug = 所有空格都只有两个候选数，只有{ $roof }例外。若去掉{ $guardians }，每行、每列、每宫缺的数都恰有两个位置，这样的盘面不可能只有一个解。
bug-guardians = { $cells }的{ $digit }
bug-excluded = 本题只有唯一解，所以其中至少一个成立；与它们都冲突的候选数可以删去：{ $conclusion }。
bug-locked = 本题只有唯一解，所以其中至少一个成立；另一格就是{ $digit }，因为{ $house }的{ $digit }没有别的位置：{ $conclusion }。
bug-xz = 本题只有唯一解，所以其中至少一个成立。{ $cell }只能填{ $can-be }：若{ $seen }是{ $other }，它就是{ $digit }。所以{ $digit }必在{ $kept }或{ $cell }，与这两格都同区的格不能填{ $digit }：{ $conclusion }。

xyz-ring = { $pivot }只能填{ $digits }，{ $one }只能填{ $one-digits }，{ $two }只能填{ $two-digits }。{ $house }的{ $z }只能填在与{ $one }同区的{ $one-place }，或与{ $two }同区的{ $two-place }。有三种情况：
xyz-ring-z = 若{ $pivot }是{ $z }，{ $one }是{ $x }，{ $two }是{ $y }；
xyz-ring-x = 若{ $pivot }是{ $x }，{ $one }是{ $z }，{ $house }的{ $z }就在{ $two-place }，{ $two }是{ $y }；
xyz-ring-y = 若{ $pivot }是{ $y }，{ $two }是{ $z }，{ $house }的{ $z }就在{ $one-place }，{ $one }是{ $x }；
xyz-ring-so = 所以无论如何，{ $x }在{ $pivot }或{ $one }，{ $y }在{ $pivot }或{ $two }，{ $z }在{ $pivot }、{ $one }、{ $one-place }之一，也在{ $pivot }、{ $two }、{ $two-place }之一。与其中某个数的这些位置都同区的格不能填这个数：{ $conclusion }。
bug-plus-1 = 所有空格都只有两个候选数，只有{ $roof }有{ $digits }。若去掉其中的{ $digit }，每行、每列、每宫缺的数都恰有两个位置，这样的盘面不可能只有一个解。本题只有唯一解，所以{ $roof }填{ $digit }（{ $digit }在{ $houses }都有三个位置）：{ $conclusion }。

# $motion：quarter-turn、half-turn、diagonal、antidiagonal 或 rearranged，后者有 $lines：各行各列的去向；$changes：各数的变化；$staying：几个数不变。
symmetric = 把盘面{ $motion ->
    [quarter-turn] 顺时针旋转90°
    [half-turn] 旋转180°
    [diagonal] 沿r1c1到r9c9的对角线翻转
    [rearranged] 重新排列（{ $lines }）
   *[antidiagonal] 沿r1c9到r9c1的对角线翻转
}，再按对照表换数（{ $changes }{ $staying ->
    [0] {""}
   *[other] ；{ $digits }不变
}），提示数还是原样。本题只有唯一解，所以终盘也还是原样。
symmetric-exchanged = { $from }↔{ $to }
symmetric-changed = { $from }→{ $to }
# 行与列。
symmetric-swap = { $from }与{ $to }
symmetric-becomes = { $from }变成{ $to }
symmetric-stays = { $cells }{ $count ->
    [1] 位置不变
   *[other] 的位置都不变
}，只能填不变的{ $digits }：{ $conclusion }。
symmetric-filled = { $from }的{ $digit }移到{ $to }，变成{ $other }：{ $conclusion }。
symmetric-gone = 一格不能填的数，对应的格也不能填相应的数：
symmetric-gone-cell = { $to }不能填{ $others }，所以{ $cell }不能填{ $digits }；
symmetric-gone-so = 合起来：{ $conclusion }。

remote-pair = { $cells }都只能填{ $x }或{ $y }，相邻两格依次同区（{ $houses }），两个数交替出现。所以两端的{ $a }（A）和{ $b }（B）总是一格填{ $x }、另一格填{ $y }。
remote-pair-so = 同时与这两格同区的格都不能填{ $x }、{ $y }：{ $conclusion }。

## 链

node-is = { $either }是{ $digit }
node-one-of = { $count ->
    [1] { $cells }是{ $digit }
   *[other] { $cells }有一格是{ $digit }
}
are-not = { $count ->
    [1] { $cells }不是{ $digit }
    [2] { $one }和{ $two }都不是{ $digit }
   *[other] { $cells }都不是{ $digit }
}
chain-either = { $a }（A）与{ $b }（B），两者至少一个成立。
chain-either-cell = { $a }（A）和{ $b }（B）至少一格是{ $digit }。
# $suppose：下一条的内容。
chain-for = { $suppose }
chain-suppose = 假设{ $not }：
chain-true = { $is }。
chain-two-houses = { $house }的{ $digit }只能填在{ $cells }，{ $other }的{ $digit }只能填在{ $others }。{ $near }{ $count ->
    [2] 这两格
    [3] 这三格
   *[other] 这几格
}同在{ $joint }，至多一格是{ $digit }，所以{ $digit }在{ $a }（A）或在{ $b }（B），两处至少有一处。
loss = { $conclusion }：若A成立，{ $a }；若B成立，{ $b }。
loss-filled = 它自己就是{ $digit }
loss-beside = { $same }的{ $either }是{ $digit }
loss-seen = { $count ->
    [1] 它与{ $cells }的{ $digit }同区
   *[other] 它与{ $cells }都同区，其中一格是{ $digit }
}
chain-first-cell = 则{ $cell }只能是{ $digit }
chain-first-house = 则{ $house }的{ $digit }{ $count ->
    [1] 只能填在{ $places }
   *[other] 必在{ $places }
}
chain-first-set = 则{ $set }只剩{ $digits }，恰好一格一个：{ $is }
chain-first-bent = 则{ $set }只剩{ $digits }，每个数在这几格里至多填一次，恰好一格一个：{ $is }
chain-next-cell = { $not }，只能是{ $digit }
chain-next-house = { $not }，{ $house }的{ $digit }{ $count ->
    [1] 只能填在{ $places }
   *[other] 必在{ $places }
}
chain-next-set = { $not }，{ $set }只剩{ $digits }，恰好一格一个：{ $is }
chain-next-bent = { $not }，{ $set }只剩{ $digits }，每个数在这几格里至多填一次，恰好一格一个：{ $is }
# 一行之后；后面还有 $count 行。
chain-line-end = { $count ->
    [0] 。
   *[other] ；
}
joint-house = { $not }（{ $same }）
joint-seen = { $not }（与{ $cells }同区）
chain-so-true = 所以无论如何{ $is }：{ $conclusion }。
chain-so-one = 所以无论如何{ $is }。
chain-closes = 而{ $last }时，{ $not }：链首尾相接，反着推也成立。所以互相排斥的每两个恰有一个成立：
chain-pair-house = { $houses }的{ $digit }必在{ $cells }，别处都不能填
chain-pair-cell = { $cell }只能填{ $digits }，不能填别的数
chain-pair-set = { $set }恰有{ $digits }之一，其余的数都要填：{ $is }

## 待定数组

set-is = { $count ->
    [1] { $cells }只能填{ $digits }（{ $letter }）。
   *[other] { $house }的{ $cells }只含{ $all }，{ $many }格{ $many-digits }数（{ $letter }）。
}
set-letter = { $number ->
    [0] A
    [1] B
    [2] C
    [3] D
    [4] E
    [5] F
   *[other] G
}
sets-suppose = 每组的候选数都比格数多一个。假设A没有{ $digits }：
sets-apart = { $one }、{ $two }中可填{ $digit }的只有{ $cells }，都在{ $house }，所以{ $digit }不会两组都有。
sets-apart-seen = { $one }、{ $two }中可填{ $digit }的只有{ $cells }，两两同区，所以{ $digit }不会两组都有。
# 一种情况，以及这时某一组必填的数。
set-case = { $case }{ $needs }
set-without = 若{ $letter }没有{ $digit }，
set-without-cell = 若{ $cells }不是{ $digit }，
set-middle = { $letter }至多缺一个数，所以{ $digits }必在其中：
set-beside-cell = 若{ $cell }是{ $digit }，{ $letter }没有{ $digit }，
set-beside-cell-cell = 若{ $cell }是{ $digit }，{ $cells }不是{ $digit }，
set-beside-set = 若{ $middle }有{ $digit }，{ $letter }没有{ $digit }，
set-beside-set-cell = 若{ $middle }有{ $digit }，{ $cells }不是{ $digit }，
set-needs = 各格必填{ $digits }，{ $is }
set-needs-cell = 就是{ $digits }
set-first = 则各格必填{ $digits }，{ $is }
set-first-cell = 则{ $is }
set-first-short = 则其余的数都要填，{ $is }
set-next = { $letter }中可填{ $without }的格都与上面的格同区，{ $letter }没有{ $without }，各格必填{ $digits }，{ $is }
set-next-cell = { $cells }不是{ $without }，只能是{ $digits }
digit-in = { $digit }在{ $cells }
sets-so = 无论哪种情况，{ $is }。与某个数的这些位置都同区的格不能填这个数：{ $conclusion }。
sets-locked = 每组只会少填一个数，所以每组恰有{ $digits }之一，其余的数都要填：
set-holds = { $is }；
sets-locked-so = 与某个数的这些位置都同区的格不能填这个数：{ $conclusion }。

disjoint = { $cells }共{ $many }格，只含{ $digits }。每个数在这几格中至多填一次：
disjoint-part = { $digits }只能填在{ $cells }，{ $count ->
    [1] {""}
   *[other] 都
}在{ $house }；
# 某个数可在线上和宫内各填一次的情形。
disjoint-counted = { $cells }共{ $many }格，只含{ $digits }。数一数每个数至多能填几次：
disjoint-once = { $digits }只能填在{ $cells }，{ $count ->
    [1] {""}
   *[other] 都
}在{ $house }，{ $digit-count ->
    [1] {""}
   *[other] 各
}至多一次；
disjoint-twice = { $digits }可填在{ $line }的{ $line-cells }和{ $box }的{ $box-cells }，至多两次；
disjoint-so = { $many }格要填{ $many }个数，每个数至多一次，所以恰好各填一次。与某个数的所有位置都同区的格不能填这个数：{ $conclusion }。
disjoint-counted-so = 合起来至多{ $count }次，正好填满这{ $many }格，所以每个数都要填满次数。与某个数在{ $line }或{ $box }里的所有位置都同区的格不能填这个数：{ $conclusion }。
disjoint-free-so = 所以除{ $digit }以外的数至多填{ $many }格中的{ $fewer }格，{ $digit }必在{ $places }。

counted-scattered = { $cells }只含{ $digits }。数一数每个数至多能填几次：
counted-loop = { $lines }相交于四个已填的格；在这四格所在的宫里，这两行两列共有{ $many }。数一数每个数至多能填几次：
counted-grid = { $lines }相交处有{ $many }。数一数每个数至多能填几次：
counted-cells = { $count }个空格
counted-digit = { $digit }：至多{ $count }次，位置都在{ $houses }{ $also }；
counted-also = （换一种数法：都在{ $houses }）
counted-so = 合起来至多{ $count }次，而要填的正好是{ $count }格，所以每个数在上述的每一区里恰好出现一次，该区的其余格不能再填：{ $conclusion }。

exocet = { $base }（A，基格）填{ $digits }中的两个。A的数在{ $home }的别处都不能再填，所以在{ $boxes }里，{ $lines }这三条线只能把它填在{ $targets }（B，目标格）。在这些宫之外，这三条线上每个数至多出现两次：
exocet-double = { $base }（A，基格）填{ $digits }中的两个，{ $second }（C，另一组基格）也是。在{ $boxes }里，{ $lines }这三条线只能把A的数填在{ $targets }（B，A的目标格），把C的数填在{ $others }（D，C的目标格）。在这些宫之外，这三条线上每个数至多出现两次：
exocet-digit = { $digit }只在{ $houses }；
exocet-nowhere = { $digit }没有位置；
exocet-so = 但这三条线都要填这个数，宫外只容得下两个，所以必有一个填在宫内，即B。A的两个数都是如此，把B填满：{ $conclusion }。
exocet-cover-so = 但这三条线都要填这个数，宫外只容得下两个，所以A的两个数都在B。某个数填在一个目标格时，另外两条线必在这些宫之外填它，而且位置不同。做不到的数，从这个目标格删去；两个目标格都不能填的数，也从A删去：{ $conclusion }。
exocet-mirror = 但这三条线都要填这个数，宫外只容得下两个，所以A的两个数都在B。每个数在各宫里各填一次，由此得到镜像格：
exocet-mirror-of = { $target }的数，在{ $box }里必在{ $mirror }（{ $letter }）；
exocet-mirror-so = 镜像两格中，一格与目标格同数，另一格不是A的数：
exocet-mirror-lacks = { $target }不能填镜像{ $letter }所没有的数：{ $conclusion }。
exocet-mirror-other = 镜像格里：{ $conclusion }。
exocet-mirror-rest = 所以{ $conclusion }。
exocet-double-so = 但这三条线都要填这个数，宫外只容得下两个，所以B填A的数，D填C的数。A、C没有相同的数，否则{ $third }里的两个目标格就会同数。所以A、C合起来恰填{ $digits }，B、D也是。B、D不能填别的数；与A、C的四格都同区的格，与B、D的四格都同区的格，都不能填这些数：{ $conclusion }。
exocet-double-cover-so = 但这三条线都要填这个数，宫外只容得下两个，所以B填A的数，D填C的数。A、C没有相同的数，否则{ $third }里的两个目标格就会同数。所以{ $digits }各在A或C里，三条线在这些宫之外恰好各填两次：若其位置只在两区，则每区一次，这两区的别处不能再填：{ $conclusion }。

wide-exocet = 基格{ $base }（A）填{ $digits }中的两个。假设其中一个填在A，却不填在目标格{ $targets }（B），那么{ $houses }不能都填上它：
wide-exocet-left = { $cell }填{ $digit }：{ $places }，这些位置互相冲突；
wide-exocet-place = { $house }只能填在{ $cells }
wide-exocet-nowhere = { $cell }填{ $digit }：{ $house }没有位置可填；
wide-exocet-taken = { $cells }必有一格是{ $digit }，因为{ $house }的{ $digit }没有别的位置，所以这里只能再填一个数。
wide-exocet-so = 所以A的两个数都在B中，两个目标各填一个。把A可能的数对逐一放进{ $houses }：{ $conclusion }。

blossom = { $stem }只能填{ $digits }。无论填哪个，都有一组格失去这个数，于是必填{ $digit }：
# $label：各种可能，是数字或候选数。
blossom-petal = { $label }：{ $set }只含{ $all }，其中可填{ $own }的{ $seen }与{ $stem }同区，所以这几格没有{ $own }，必填{ $rest }，{ $is }；
blossom-petal-shared = { $label }：{ $set }只含{ $all }，其中{ $seen }与{ $stem }同区，所以失去这个数，其余的数都要填，{ $is }；
blossom-cell = { $label }：{ $same }的{ $set }只能填{ $digits }，就是{ $digit }；
stem-cell = { $cell }只能填{ $digits }。
stem-house = { $house }的{ $digit }只能填在{ $cells }。
stem-set = { $cells }共{ $many }格，只含{ $all }，比格数多两个，所以至少填{ $digits }之一。
petals = 无论哪个成立，都有一组格失去一个数而必填{ $digit }，或者直接排除同样的数：
# 一格的候选数，或几格中的数。
petal-digits = 填{ $digits }
petals-so = 每种情况下{ $conclusion }。
petal-direct = { $label }：直接排除；
petal-cell = { $label }：只能填{ $digits }的{ $set }就是{ $digit }；
petal-set = { $label }：{ $set }只含{ $all }，失去这个数后其余的数都要填，{ $is }；

# $exit：各条推理的终点。
blossom-loop-cell = { $cell }只能填{ $digits }。从每个数各推出一条链，都以{ $exit }为终点：
blossom-loop-house = { $house }的{ $digit }只能填在{ $cells }。从每一格各推出一条链，都以{ $exit }为终点：
blossom-line = { $start }（{ $letter }）：那么{ $links }。
blossom-line-cell = 只能填{ $digits }的{ $cell }是{ $digit }
blossom-line-house = { $house }的{ $digit }除{ $other }外只能填在{ $cell }
blossom-line-end = { $start }（{ $letter }）本身就是终点。
digit-of-house = { $house }的{ $digit }
blossom-loop-so = 在{ $exit }，各终点中只能有一个成立。所以只有一条链正着成立，其余各链都反过来：终点不成立，前面的数也依次不成立，被它们排除的数则成立。无论哪种情况，链上互相排斥的两个候选数恰有一个成立，终点也恰有一个成立：{ $conclusion }。

# $first、$second：两边的区；$first-area、$second-area：各自剩下的格。
equal-areas = 一边是{ $first }，另一边是{ $second }，两边的数字完全相同，每个数各{ $count ->
    [2] 两
    [4] 四
   *[other] { $count }
}次。去掉两边共有的格，{ $first-area }（A）与{ $second-area }（B）所含的数字仍然相同。
equal-counted = B中{ $needed }必填{ $digits }，所以A中至少有{ $many }格填{ $digits }，而只有{ $possible }可填，格数正好相等。
equal-so = 所以这几格不能填别的数，B的其余各格也不能填{ $digits }：{ $conclusion }。

exclusion = 假设{ $cell }是{ $digit }：
exclusion-partner = { $known ->
    [0] { $cell }只能填{ $digits }；
   *[other] { $cell }只能填{ $digits }：
}
exclusion-partner-same = { $same }的{ $cell }也只能填{ $digits }。
exclusion-alone = 若填{ $digit }，{ $why }；
exclusion-together = 若{ $first }且{ $second }，{ $why }；
exclusion-same = 两格同区而数相同
exclusion-set = { $count ->
    [1] 只能填{ $digits }的{ $set }就没有数可填了
   *[other] 只能填{ $digits }的{ $set }失去{ $gone }，剩下的数就不够填了
}
exclusion-so = 所有填法都不成立，所以{ $conclusion }。

## 分情况

cases-cell = { $cell }只能填{ $digits }。无论填哪个，都能推出{ $result }：
cases-house = { $house }的{ $digit }只能填在{ $cells }。无论填在哪里，都能推出{ $result }：
cases-two-ways = 无论{ $cell }是不是{ $digit }，都能推出{ $result }：
cases-guardians = { $because ->
    [deadly] 本题只有唯一解，所以以下至少一个成立
   *[other] 以下至少一个成立
}：{ $candidates }。无论哪个成立，都能推出{ $result }：
taken-together = { $count ->
    [2] 两
    [3] 三
   *[other] { $count }
}步一气呵成：
suppose = 假设{ $assumed }。{ $level ->
    [0] 推下去：
    [1] 推下去共{ $lines }条就矛盾，其中有的条目里再作假设：
   *[other] 推下去共{ $lines }条就矛盾，其中的假设套了{ $level }层：
}
# 假设之下的各条：$open 是假设之前还剩的可能。
line-cell = { $cell }是{ $digit }：它只能填{ $open }，而{ $reasons }。
line-cell-anyway = { $cell }是{ $digit }：它本来就只有这个候选数。
line-house-anyway = { $house }的{ $digit }在{ $cell }：本来就只有这个位置。
line-cell-stuck = 这样一来，{ $cell }就没有数可填了：它只能填{ $open }，而{ $reasons }。
line-house = { $house }的{ $digit }在{ $cell }：{ $reasons }。
line-house-stuck = 这样一来，{ $house }的{ $digit }就没有位置了：{ $reasons }。
# $by：条目的编号、假设的格，或“假设”。
by-line = （{ $number }）
by-supposition = 假设
gone-digits-seen = 同{ $kind ->
    [row] 行
    [column] 列
   *[box] 宫
}已有{ $digits }{ $count ->
    [1] {""}
   *[other] {""}
}（{ $by }）
gone-digits = { $digits }{ $count ->
    [1] {""}
   *[other] 都
}已排除（{ $by }）
gone-place = { $cells }{ $why }
# $events：$by 中的条目数。
gone-seen = { $events ->
    [1] { $count ->
        [1] {""}
       *[other] 都
    }
   *[other] 分别
}与{ $by }同{ $kind ->
    [row] 行
    [column] 列
   *[box] 宫
}
gone-filled = 已是{ $digit }（{ $by }）
gone-all-filled = 都已填了别的数（{ $by }）
gone-removed = { $count ->
    [1] {""}
   *[other] 都
}不是{ $digit }（{ $by }）
# 理由在前面某条里已经说过的一条。$here：1表示就在本步。
again-place = { $here ->
    [1] （{ $line }）
   *[other] 第{ $step }步第{ $line }条
}
again = { $results }，理由同{ $place }。
again-house = { $house }的{ $digit }在{ $cell }，理由同{ $place }。
again-stuck = 这样一来，{ $results }，理由同{ $place }。
lemma-cell-so = 所以{ $cells }只能是{ $digits }：{ $conclusion }。
lemma-digit-so = 所以{ $digits }必在{ $places }之一。{ $count ->
    [1] { $targets }与{ $ends ->
        [2] 这两格
       *[other] 这几格
    }都同区，所以不能填{ $digits }。
   *[other] 与{ $ends ->
        [2] 这两格
       *[other] 这几格
    }都同区的格都不能填{ $digits }：{ $conclusion }。
}
lemma-so = 所以以下至少一个成立：{ $candidates }。与它们都冲突的候选数可以删去：{ $conclusion }。
case-part = 第{ $count ->
    [1] { $first }
   *[other] { $first }至{ $last }
}条：{ $results }。
case-no-digit = { $cell }没有数可填
case-no-place = { $house }没有位置可填{ $digit }
cases-fish = { $count ->
    [1] 要么鱼鳍是{ $digit }
   *[other] 要么有一个鱼鳍是{ $digit }
}，要么就是没有鱼鳍的鱼。不论哪种情况，都能推出{ $result }：
cases-fish-house = 所以{ $cover }的{ $digit }都在其中，{ $house }的在{ $cells }。不论填在哪里，都能推出{ $result }：
cases-fish-house-fins = 若鱼鳍都不是{ $digit }，{ $cover }的{ $digit }就都在其中。所以{ $cells }必有一格是{ $digit }：或是鱼鳍，或在{ $house }。不论是哪一格，都能推出{ $result }：
cases-so = 所以{ $conclusion }。
case = 假设{ $assumed }
case-at-once = ：则{ $reason }。
# 推理中的一条：它依据前面哪些条。
rests-on = （依据：{ $lines }）
rests-on-supposition = 假设
rests-on-line = { $number }
case-is-it = ：结论自然成立。
case-with-lines = ：
case-end = 所以{ $reason }
full-stop = 。
case-impossible = 所以这种情况不成立
is-placed = { $cells }是{ $digit }
is-not = { $count ->
    [1] { $cells }{ $size ->
        [2] 既不是{ $one }，也不是{ $other }
       *[other] 不是{ $digits }
    }
    [2] { $first }和{ $second }都不是{ $digits }
   *[other] { $cells }都不是{ $digits }
}
result-seen = { $kind ->
    [row] 与{ $by }同行
    [column] 与{ $by }同列
    [box] 与{ $by }同宫
   *[house] 与{ $by }同区
}的{ $cells }{ $count ->
    [1] {""}
   *[other] 都
}不是{ $digit }

## 试数

guess-stuck = 所有技巧都找不到下一步。
guess-places = { $house }的{ $digit }只剩{ $count ->
    [1] 一个位置
    [2] 两个位置
    [3] 三个位置
   *[other] { $count }个位置
}：{ $cells }{ $least ->
    [1] ，全盘没有更少的。
   *[other] 。
}
guess-digits = { $cell }只剩{ $count ->
    [1] 一个候选数
    [2] 两个候选数
    [3] 三个候选数
   *[other] { $count }个候选数
}：{ $digits }{ $least ->
    [1] ，全盘没有更少的。
   *[other] 。
}
guess-try = 所以从中任选一个来试：假设{ $candidate }（第{ $guess }次试数，第{ $depth }层）。
contradiction-places = { $depth ->
    [0] { $house }没有位置可填{ $digit }{ $details }。
   *[other] 这样一来，{ $house }就没有位置可填{ $digit }了{ $details }。
}
contradiction-digits = { $depth ->
    [0] { $cell }没有数字可填{ $details }。
   *[other] 这样一来，{ $cell }就没有数字可填了{ $details }。
}
retreat = 试错了，所以{ $conclusion }。
solved = 所有格都已填满，解题完成。

## 提示

# $placing: 1 where a digit can be placed; $all: 1 where the region holds all that can be removed.
hint-cell = { $placing ->
    [1] { $cells }可以填入一个数字。
   *[other] { $cells }可以删去候选数。
}
hint-where = 请看{ $place }。
# $most: the most candidates of one of the cells.
hint-few = { $most ->
    [2] { $houses }有哪些格只剩两个候选数？
   *[other] { $houses }有哪些格只剩两三个候选数？
}
hint-follows = { $placing ->
    [1] { $all ->
        [1] 位置在{ $place }。
       *[other] 有一个在{ $place }。
    }
   *[other] { $all ->
        [1] 要删的在{ $place }。
       *[other] 要删的有一部分在{ $place }。
    }
}
hint-placing = 可以填入一个数字。
hint-removing = 可以删去候选数。
hint-technique = 所用技巧：{ $technique }。
usage-level = 应为1、2、3、4或cell
hint-crux = { $left ->
    [0] { $only ->
        [1] 除唯一数外，只需这一步。
       *[other] 这就是全题的关键一步。
    }
   *[other] 再过{ $left }步就是关键一步。
}
hint-try = 先假设其中一个成立，看会不会推出矛盾。
hint-other = 另一种办法：{ $technique }，{ $conclusion }。
hint-suspects = { $count ->
    [0] 可能有数字填错了。
    [1] 可能有一个数字填错了：去掉{ $cells }的数字，题目就恰有一个解。
   *[other] 可能有一个数字填错了：{ $cells }中任去掉一格的数字，题目就恰有一个解。
}
hint-suspects-hidden = 可能有一个数字填错了；提示级别更高时会指出是哪一格。
hint-givens = 若其中有您自己填的数字，请用--givens给出原题。
# The gist of a technique is under its id, or under the beginning or the end of its id that it shares with others.
gist-full-house = 某个区只剩一个空格，填上缺的数字即可。
gist-hidden-single = 某个数字在一个区里只剩一个位置。
gist-naked-single = 某一格的其他数字都已排除，只剩一个可填。
gist-locked-candidates = 某数在一个区里的位置全在另一个区内，另一个区的其余各格就不能再填它。
gist-direct = 某数在一个区里的位置全在另一个区内，另一个区的其余各格就不能再填它；这样就有一个数字只剩一个位置。
gist-direct-hidden = n个数在一个区里只有n格可填，这些格就不能再填别的数；这样就有另一个数字只剩一个位置。
gist-almost-locked = 一条线在宫外的几格占去了几个数，只剩其中一个；所以线与宫相交处只容得下这几个数中的一个，其余的要填在宫内另外的格里。
gist-law-of-leftover = 相交的一条线与一宫，除去交叉处，其余的六格所填的数相同；一边缺的数，另一边也缺。
gist-firework = 几个数沿某行只能填到宫外的一格，沿某列也只能填到宫外的一格，所以每个数必在这两格或行列相交的那一格。
gist-naked = 同一区里n格合起来只有n个候选数，这些数就被这几格占去，该区其余各格不能再填。
gist-hidden = n个数在一个区里只有n格可填，这些格就不能再填别的数。
gist-locked = 一条线与一宫相交处有n格，合起来只有n个候选数：这条线和这一宫的其余各格都不能再填这些数。
gist-distributed-disjoint-subset = n个数占n格，每个数至多出现一次：每个数都要出现，与其所有位置都同区的格不能填它。
gist-x-wing = 某数在两行里只落在相同的两列，这两列的该数就在这两行，别处不能再填（行列互换也一样）。
gist-fish = 某数在n行里只落在n列，这几列的该数就在这几行，别处不能再填（行列互换也一样）。
gist-finned = 一条鱼多出几个位置，即鱼鳍：要么鱼鳍填这个数，要么鱼成立；两种情况下都不成立的候选数可以删去。
gist-sashimi = 一条带鳍而又残缺的鱼：要么鱼鳍填这个数，要么没有鱼鳍，这个数的位置随之确定；两种情况下都不成立的候选数可以删去。
gist-franken = 有宫参与的鱼：某数在几条线和几个宫里的位置，全落在同样多的另一些区里，那些区的别处就不能再填它。
gist-mutant = 行、列、宫混合的鱼：某数在几个区里的位置，全落在同样多的另一些区里，那些区的别处就不能再填它。
gist-finned-franken = 有宫参与的鱼，又多出几个位置，即鱼鳍：要么鱼鳍填这个数，要么鱼成立；两种情况下都不成立的候选数可以删去。
gist-finned-mutant = 行、列、宫混合的鱼，又多出几个位置，即鱼鳍：要么鱼鳍填这个数，要么鱼成立；两种情况下都不成立的候选数可以删去。
gist-kraken-fish = 一条不完整的鱼：无论多余位置中的哪一个填这个数，或者一个都不填，沿着链推下去都会删去同一个候选数。
gist-skyscraper = 某数在两行里各只有两个位置，其中各有一个在同一列（行列互换也一样）；所以另外两个位置至少有一个填它。
gist-two-string-kite = 某数在一行和一列里各只有两个位置，其中各有一个在同一宫；所以另外两个位置至少有一个填它。
gist-turbot-fish = 某数在两个区里各只有两个位置，其中有两个同区；所以另外两个位置至少有一个填它。
gist-empty-rectangle = 某数在一宫里只落在一行和一列上：不在这一行，就在这一列。别处的一对位置把这一行和这一列连了起来。
gist-guardian = 奇数个格围成一圈，某数不可能隔一格填一个，所以圈旁的位置必有一个填它。
gist-template-set = 某数在全盘各行、列、宫的所有填法都经过同一格，所以这格就填它。
gist-template-delete = 某数在全盘各行、列、宫的任何一种填法都不经过某一格，所以这格不能填它。
gist-strong-linked-fish = 某数在三个或更多的区里各只有两个位置，相邻两区各有一个位置互相同区；所以首尾两个位置至少有一个填它。
gist-strong-linked-x-loop = 某数在三个区里各只有两个位置，首尾相接成一圈；所以每个相接处的两个位置必有一个填它。
gist-simple-colors-trap = 把某数成对的位置连起来涂成两种颜色，其中一种颜色全填它；所以与两种颜色都同区的格不能填它。
gist-simple-colors-wrap = 把某数成对的位置连起来涂成两种颜色，其中一种颜色全填它；有一种颜色的两格同区，所以是另一种颜色。
gist-multi-colors = 某数成对的位置连成两组，每组两种颜色。不同组的两种颜色若同区，就不会都填它。
gist-medusa-3d = 一区里只有两个位置的数、只有两个候选数的格，都是成对的；把这些对连起来涂成两种颜色，其中一种颜色全部成立。
gist-xy-wing = 三个双值格：不论中间那格填哪个数，与它同区的两格总有一格要填同一个数。
gist-xyz-wing = 一个三值格与两个双值格同区，那两格的候选数都在这三个之内。不论它填哪个数，这三格总有一格填共有的那个数。
gist-xyz-ring = XYZ-Wing的两翼又由一个区连起来，各数在环上依次有了位置。
gist-w-wing = 两格的候选数相同，有一个区使它们不能都填其中一个数；所以至少有一格填另一个数。
gist-wings = n格只有n个候选数，其中除一个以外都至多出现一次，所以那一个至少出现一次。
gist-m-wing = 一个双值格，加上它的两个数各有一个只剩两个位置的区，从一端连到另一端；所以两端至少有一端填同一个数。
gist-s-wing = 一个双值格夹在两个区之间，它的两个数在这两个区里各只有两个位置；所以远处的两个位置至少有一个填它的数。
gist-l2-wing = 某数在一个区里有两个位置，从这两格出发，另一个数各只剩一个去处；所以这两个去处至少有一个填它。
gist-l3-wing = 三个数在三个区里各只有两个位置，由两格连起来；所以首尾两个位置至少有一个填它的数。
gist-h-wing = 一个双值格和另外两对，从一个数连到另一个数；所以两端至少有一端成立，两端同区时，都不能填对方的数。
gist-remote-pair = 候选数相同的双值格依次同区，两个数交替填入；所以偶数个格的首尾两格正好填这两个数。
gist-chute-remote-pair = 同一宫带里的两格候选数相同。若两格都填其中一个数，这个数在第三宫就没有位置了，所以至少有一格填另一个数。
gist-er-intersection-pair = 两个相同的双值格不能填同一个数，否则另一宫就没有它的位置。
gist-unique-rectangle = 两行、两列、两宫中的四格若只填同样的两个数，这两个数就可以互换，题目就有两个解；所以其中必有别的候选数成立。
gist-hidden-unique-rectangle = 矩形的一角若填某个数，另外三角就随之确定，两个数可以互换，题目就有两个解；所以这一角不填这个数。
gist-ur-plus = 矩形的一角若填某个数，沿着只有两个位置的边，另外三角就随之确定，两个数可以互换，题目就有两个解；所以这一角不填这个数。
gist-avoidable-rectangle = 两行、两列、两宫中的四格都不是提示数，若交叉填着两个数，这两个数就可以互换，题目就有两个解；所以不会这样。
gist-gurth-symmetrical-placement = 提示数有一种对称，唯一的终盘也就有这种对称：格对应到哪里，所填的数也对应过去。
gist-unique-loop = 一圈格子若只填同样的两个数，这两个数就可以沿圈互换，题目就有两个解；所以其中必有别的候选数成立。
gist-extended-rectangle = 两条线与另外n条线相交的格若只填n个数，这两条线就可以互换，题目就有两个解；所以其中必有别的候选数成立。
gist-borescoper-deadly-pattern = 三宫中的七八格若只填三四个数，这些数就可以互换，题目就有两个解；所以其中必有别的候选数成立。
gist-unique-matrix = 三行与三列相交的九格若只填四个数，这些数就可以互换，题目就有两个解；所以其中必有别的候选数成立。
gist-bug = 若所有空格都只有两个候选数，每个数在每个区都只有两个位置，题目就有两个解或者无解；所以多出来的候选数必有一个成立。
gist-bug-plus-1 = 除了一个三值格，所有空格都只有两个候选数。去掉它的第三个候选数，题目就有两个解或者无解，所以正是这个数成立。
gist-bivalue-oddagon = 奇数个格围成一圈，两个数不可能交替填满，所以其中必有别的候选数成立。
gist-tridagon = 四宫中的十二格不可能只用三个数填满，所以其中必有别的候选数成立。
gist-tridagon-ork = 四宫中的十二格不可能只用三个数填满，所以其中必有别的候选数成立。逐个假设，共同的结果必成立。
gist-three-digit-impossible-pattern = 有几格不可能只用三个数填满，所以其中必有别的候选数成立；它们共同的结果必成立。
gist-x-chain = 把某数只有两个位置的区一个接一个连起来；所以首尾两个位置至少有一个填它。
gist-x-cycle = 某数的位置连成一圈，隔一个填一个；所以相邻两个位置所在的区，别处不能再填它。
gist-xy-chain = 双值格一个接一个同区：首格若不填某数，末格就填它；所以两格至少有一格填它。
gist-xy-ring = 双值格连成一圈，相邻两格共有一个数，必有一格填它；所以它们所在的区，别处不能再填这个数。
gist-bivalue-chain = 双值格和某数只有两个位置的区一个接一个连起来；所以两端至少有一端成立。
gist-aic = 链的起点若不成立，一环一环推下去，终点就成立；所以两端至少有一端成立。
gist-aic-with-als = 链的起点若不成立，一环一环推下去，终点就成立。其中的一环可以是待定数组：少了一个数，其余的数就都要填。
gist-xy-x-chain = 链的起点若不成立，终点就成立。两端是不同的数，所在的格同区，所以哪一格都不能填对方的数。
gist-continuous-nice-loop = 链首尾相接成环，隔一个成立一个；所以相邻两个所在的区或格里，没有别的候选数能成立。
gist-discontinuous-nice-loop = 链绕回自己的起点，由此可知起点成立，或者不成立。
gist-oddagon-chain = 奇数个候选数围成一圈，不可能隔一个成立一个，所以圈旁的候选数必有一个成立。
gist-z-chain = 假设某个候选数成立，一个个只剩两种可能的格或区依次夺去下一个的一种可能，直到最后与假设冲突。
gist-t-whip = 假设某个候选数成立，凭前面推出的一切，格或区一个接一个只剩一种可能，直到最后与假设冲突。
gist-whip = 假设某个候选数成立，格或区一个接一个只剩一种可能，直到有一个什么都不剩。
gist-g-whip = 假设某个候选数成立，格或区一个接一个只剩一种可能（也可以是几格一组），直到有一个什么都不剩。
gist-als-xz = 两个待定数组，候选数各比格数多一个。有一个数不会两组都有，少了它的那一组，其余的数就都要填。
gist-als-xz-doubly = 两个待定数组，候选数各比格数多一个，又有两个数不会两组都有。所以每组各有其中一个，其余的数都要填。
gist-als-xy-wing = 三个待定数组，候选数各比格数多一个。中间一组总要从外面某一组夺去一个数，那一组其余的数就都要填。
gist-als-w-wing = 两个待定数组，候选数各比格数多一个，有一个区使某数不会两组都有。所以有一组少了它，其余的数就都要填。
gist-als-xy-chain = 待定数组一个接一个：少了一个数，其余的数就都要填，于是从下一组夺去一个数。所以首尾两组共有的某数，至少有一组要填。
gist-sue-de-coq = 线与宫相交处的格，与这条线上的格、这一宫里的格分用各自的数。合起来n格正好n个数，所以每个数都要填。
gist-death-blossom = 花心格的每个候选数都从一个待定数组夺去一个数，那一组其余的数就都要填。不论花心填哪个，总有一组填同一个数。
gist-ur-plus-2d-3x = 差一点成立的唯一矩形中，多余的候选数每个都排除同一个数：或者直接排除，或者使一个双值格只能填这个数。它们必有一个成立。
gist-ur-sdc-als = 差一点成立的唯一矩形中，多余的候选数每个都从同一个待定数组夺去一个数，或者直接排除同样的数。它们必有一个成立。
gist-ur-wings = 差一点成立的唯一矩形中，每个多余的候选数都使一个双值格填同一个数。它们必有一个成立，所以这些格必有一格填这个数。
gist-ur-blossom = 差一点成立的唯一矩形中，每个多余的候选数都从一个待定数组夺去一个数，那一组其余的数就都要填。它们必有一个成立，所以必有一组填它们共有的数。
gist-aic-with-ur = 矩形只靠两个多余的候选数避免两个解，所以至少一个成立；从两者出发的链推出同一结果。
gist-rectangle-forcing-chain = 矩形靠三四个多余的候选数避免两个解，所以必有一个成立；从每一个都推出同一结果。
gist-ur-external = 若两个数在矩形的两条线上都只能填在四角，就可以对调，题目就有两个解；所以它们在四角之外必有一处成立。
gist-ur-external-set = 矩形的两个数在四角之外必有一处成立，否则可以对调。每一处都从待定数组夺去一个数，或者直接排除同样的数。
gist-ur-external-chains = 矩形的两个数在四角之外必有一处成立，否则可以对调。从每一处都推出同一结果。
gist-house-blossom = 无论一个数填在某区哪里，总有一个待定数组失去它，其余的数都要填；所以必有一组填它们共有的数。
gist-als-blossom = 几格含有比格数多两个的数，三个数不能一个都不填；每个数都从一个待定数组夺去该数，所以必有一组填它们共有的数。
gist-aals-2rc = 几格含有比格数多两个的数，三个数必有一个填在其中：或是z本身，或者使另一组填z。
gist-multi-branch-w-wing = 无论一个数填在某区哪里，总看得到几个同样的双值格之一，那一格就填另一个数；所以这些格必有一格填它。
gist-bug-lite = 若几格各填一对数中的一个，就都可以换成另一个，题目就有两个解；所以其中必有别的候选数成立。
gist-reverse-bug = 空格若与已填的非提示数补成两个数的结构，两数就可以对调，题目就有两个解；所以空格中必有别的候选数成立。
gist-blossom-loop = 从三个可能各推出一条链，进入同一处。一条链正着成立，其余反着成立，所以链上互相排斥的两个候选数恰有一个成立。
gist-set-equivalence = 两边各取同样多的区，数字相同，共有的格可以去掉。若某几个数在一边剩下的格里恰好只有另一边所需的位置，就正好填满。
gist-phistomefel-ring = 16格的环与四角各四格的数字相同。若某几个数在一边恰好只有另一边所需的位置，就正好填满。
gist-aligned = 这几格的数并不能任意搭配，有的搭配会使别的格无数可填。在任何可行的搭配里都不出现的数可以删去。
gist-rank = 每个数在一区里至多填一次，所以在某些格里能出现的次数有限；合起来刚够填满这些格时，每个数都要填足，这些区的其余格就不能再填。
gist-sk-loop = 八对格子绕过四个宫连成一圈，其中的数在连接它们的区里刚好够位置；所以这些区的别处不能再填这些数。
gist-exocet = 一宫里的两格与旁边的两格填同样的两个数，否则三条线上就有数没有位置。
gist-je-mirror = 飞鱼的每个目标格有两个镜像格，其中一格与它同数；一边不能填的，另一边也不能填。
gist-double-exocet = 同一宫带里的两条飞鱼用同样的四个数：四个基础格填满这四个数，四个目标格也填满这四个数。
gist-nishio-forcing-chain = 假设某个候选数成立，只追踪这一个数字；有一个区没有它的位置了，所以假设不成立。
gist-digit-forcing-chain = 先假设某个候选数成立，再假设它不成立；两次共同的结果必成立。
gist-cell-forcing-chain = 逐个假设某一格的候选数；共同的结果必成立。
gist-region-forcing-chain = 逐个假设某数在一个区里的位置；共同的结果必成立。
gist-dynamic-contradiction-forcing-chain = 作一个假设，填入由此得出的所有唯一数；有一格或一个区没有填法了，所以假设不成立。
gist-dynamic-double-forcing-chain = 先假设某个候选数成立，再假设它不成立，每次都填入由此得出的所有唯一数；两次共同的结果必成立。
gist-dynamic-cell-forcing-chain = 逐个假设某一格的候选数，或某数在一个区里的位置，每次都填入由此得出的所有唯一数；共同的结果必成立。
gist-dynamic-forcing-plus = 假设某个候选数成立，用唯一数、区块、数组和鱼推下去；有一格或一个区没有填法了，所以假设不成立。
gist-nested-forcing-chain = 假设某个候选数成立，用唯一数、区块、数组和鱼推下去，推不动时再作假设；有一格或一个区没有填法了，所以假设不成立。
ask-missing = { $houses }还缺哪个数字？
ask-place = { $houses }的{ $digits }能填在哪里？{ $count ->
    [0] {""}
   *[other] 请看{ $cells }。
}
ask-cell = { $cell }还能填哪个数字？请看{ $houses }。
# $many: "两", the number of cells.
ask-cells = { $houses }有哪{ $many }格合起来只有{ $many }个候选数？这对其余各格意味着什么？
ask-digits = { $houses }的{ $digits }能填在哪里？这对那几格意味着什么？
ask-where = { $houses }的{ $digits }能填在哪里？
ask-what = { $cells }能填什么？
ask-cover = 这对{ $houses }意味着什么？
ask-links = 其中哪些格同区？
ask-result = 每种可能各推出什么？
ask-few-places = { $digits }在哪些区里只剩很少的位置？其中哪些格同区？
ask-two-places = { $digits }在哪些区里只有两个位置？从一个到下一个，用两种颜色涂过去。
ask-two-of-any = 哪些格只有两个候选数？哪些数在一个区里只有两个位置？从一个到下一个，用两种颜色涂过去。
ask-pairs = 哪些格只能填{ $digits }？从一格到下一格看过去。
ask-chain = 假设{ $count ->
    [1] { $cells }不是{ $digit }
   *[other] { $cells }都不是{ $digit }
}，一环一环能推出什么？
ask-pivot = { $cell }能填什么？每种填法给与它同区的格留下什么？
ask-sets = 看{ $cells }这一组和{ $others }这一组：哪个数不会两组都有？少了它的那一组必须填什么？
ask-exclusion = { $cells }可以怎样搭配？哪些搭配会使别的格无数可填？
ask-ring = 沿着{ $cells }转一圈，能不能隔一格填一个？
ask-count = { $digits }在{ $cells }里各能出现几次？
ask-symmetry = 按这种对称，每一格对应到哪里？每个数对应到哪个数？对应到自身的格还能填什么？
ask-templates = { $digits }在全盘各行、列、宫能有哪些填法？
ask-forbidden = 若{ $cells }只能填{ $digits }，会怎样？
ask-grave = 哪些格不止两个候选数？若都只有两个，会怎样？
ask-together = 看{ $place }的{ $digits }：由此马上能排除什么？排除之后还剩什么？
ask-refute = 假设{ $assumed }，哪一格或哪个区会没有填法？
ask-either = 先假设{ $cell }是{ $digit }，再假设它不是，两次都能推出什么？
ask-follow-each = 逐一推下去，它们有什么共同的结果？
ask-follow = { $cells }能填什么？每种可能各推出什么？

## 为什么

usage-goal = “{ $text }”不是可以问的结果：请写一个格（r3c5）、格中的数字（r3c5=7）或已删去的候选数（r3c5<>4）
# $goal: a cell, or the literal asked about (r3c5=7); $claim: why-is or why-is-not; $all: the steps of the path.
why-title = 为什么{ $goal }
why-is = { $cell }填{ $digit }
why-is-not = { $cell }不能填{ $digit }
why-place = { $house }的{ $digit }只能填在{ $cell }{ $because }。
why-digit = { $cell }只能填{ $digit }{ $because }。
why-step = 由第{ $number }步的{ $technique }可知{ $claim }{ $because }。
why-because = ，因为{ $clauses }
why-took = 第{ $number }步的{ $technique }删去了{ $what }
why-ruled-out = 第{ $number }步的{ $by }排除了{ $what }
why-proved = { $left ->
    [0] 全部{ $all }步都要用到，才能说明为什么{ $claim }。
   *[other] 全部{ $all }步中，只需{ $count }步就能说明为什么{ $claim }。
}
why-by = { $by }，所以{ $claim }。
why-given = { $cell }的{ $digit }是提示数。
why-filled = 在此局面中，{ $cell }已填{ $digit }。
why-seen = { $goal }一开始就成立：{ $cell }已是{ $digit }。
why-missing = { $goal }一开始就成立：局面中没有这个候选数。
why-true = { $cell }正是{ $digit }，所以没有哪一步会删去它。
why-false = { $goal }不成立：{ $cell }是{ $digit }。
why-stuck = { $count ->
    [0] 所选技巧在此找不到任何步骤，无法确定{ $goal }。
   *[other] 所选技巧走{ $count }步后就找不到下一步，此时{ $goal }尚未确定。
}
why-open = 所以技巧无法确定{ $goal }。
why-above = （见上）
why-rests = 第{ $number }步：{ $what }{ $count ->
    [0] 。
   *[other] ，依据第{ $numbers }步。
}

## 对所述步骤的判定

check-proved = { $count ->
    [1] 成立：{ $technique }。
   *[other] 成立，由{ $count }步合起来得出，其中最难的是{ $technique }。
}
# $all：先后的步数，至少为2；$technique：最后一步的技巧。
check-proved-prepared = 成立，要走{ $all }步，最后一步是{ $technique }。
check-unjustified = 缺少依据：结论没错，但此时没有技巧能得出它。
check-unjustified-needs = 缺少依据：结论没错，但此时没有技巧能一步得出它，要走{ $all }步才行。
# $placing: 1 where the move places digits only, 0 where it removes candidates only, 2 otherwise.
check-false = 不对：{ $placing ->
    [0] 答案中这里正是这个数。
    [1] 答案中这里是别的数。
   *[other] 与答案不符。
}
check-stale = 已成立，不必再写。
check-misnamed = 名称不符：此处{ $named }得不出它，{ $technique }可以。
check-misnamed-prepared = 名称不符：此处{ $named }得不出它，走{ $all }步可以，最后一步是{ $technique }。
# $reason：下面的一条，说明为什么这一行不算一步。
check-none = 没有作出结论：{ $reason }。
check-unreadable = 无法识别：{ $reason }。
claim-nothing = 应写成 r1c2=5 或 r3c5<>7 的样子
claim-reason = 只是说明理由
claim-supposed = 只是假设
claim-alternative = 几种可能，没有选定
claim-question = 这是一个问题
claim-possible = 只说有可能
claim-taken-back = 已经收回
claim-not-gone = 只说某个候选数没有删去，不算一步
claim-guess = 这是试填，或以试填为前提
claim-unknown-word = 看不懂“{ $part }”一词
claim-unclear = 看不懂“{ $part }”
claim-several-digits = “{ $part }”在一格里填了几个数字
claim-no-heading = 不知道这张表各列的含义
claim-unknown-field = 看不懂字段“{ $part }”
claim-no-move = 对象里要有格和数字
claim-from-zero = 行列从1数起，除非说明从0数起
claim-too-long = 这一行超过{ $part }字节
check-unknown = 没有叫“{ $name }”的技巧。
check-other = 但所用的格和数并非如此，而是{ $cells }的{ $digits }。
check-first-error = 第一个错误在第{ $number }步。
check-no-error = { $count ->
    [0] 没有任何步骤。
   *[other] 所有步骤都正确。
}
check-empty = { $count ->
    [0] 题目已解完。
   *[other] 还有{ $count }个空格。
}
# 统计：输入的行数、判定的路径数、没有错误的、解到底的。
check-tally = 共{ $rows }行，判定{ $paths }条路径：{ $right }条没有错误，其中{ $solved }条解到底。
check-tally-first-error = 半数路径的第一个错误不晚于第{ $number }步。
check-tally-moves = 步数
check-tally-grade = 难度
check-tally-technique = 技巧
verdict-proved = 成立
verdict-unjustified = 缺少依据
verdict-false = 不对
verdict-stale = 已成立
verdict-misnamed = 名称不符
verdict-none = 没有结论
verdict-unreadable = 无法识别

## 练习

practice-heading = 第{ $number }题，共{ $count }题：{ $technique }
practice-several = { $technique }以及另外{ $count }种技巧
practice-ask = { $pure ->
    [1] 这里有{ $once }，用更简单的技巧都推不动。
   *[other] 这里有{ $once }。也有更简单的步骤，但这里只练这一种。
}它能得出什么？请输入 r1c2=5 或 r3c5<>7 这样的步骤；h 提示，s 看答案，n 下一题，q 退出。
# $hints: the hints that were asked for.
practice-right = { $hints ->
    [0] 好眼力，答对了！
   *[other] 答对了，用了{ $hints }次提示！
}
practice-false = 再想想：{ $placing ->
    [0] 答案中这里正是这个数。
    [1] 答案中这里是别的数。
   *[other] 与答案不符。
}
practice-stale = 这一点已经成立，不必再做。
practice-other = 这也没错，但这里要找的是{ $technique }。
practice-score = { $shown ->
    [0] 没有题目。
   *[other] { $shown }题中做对{ $solved }题{ $hints ->
        [0] { $solved ->
            [0] 。
           *[other] ，没有用提示。
        }
       *[other] ，共用了{ $hints }次提示。
    }
}
practice-solutions = 答案
chapter-last-cell = 同区的最后一个空格
chapter-box = 宫中的唯一位置
chapter-line = 行列中的唯一位置
chapter-cell = 一格的唯一余数
chapter-crossings = 宫与行列的交界
chapter-pairs = 数对
chapter-larger-subsets = 三数组与四数组
chapter-basic-fish = 二阶鱼及其他鱼
chapter-two-links = 单个数字与两条强链
chapter-wings = 翼
chapter-rectangles = 唯一矩形
chapter-fins = 带鳍的鱼
chapter-colours = 染色
chapter-chains = 单数链与双值链
chapter-alternating-chains = 交替链
chapter-more-uniqueness = 唯一解：环与更大的结构
chapter-almost-locked-sets = 待定数组
chapter-more-patterns = 少见技巧：区块、单数、翼、染色
chapter-more-chains = 少见技巧：链、待定数组、无解结构
chapter-more-fish = 大鱼与复杂鱼
chapter-rank = 数候选数：零秩结构与飞鱼
chapter-forcing = 强制链与强制网
course-techniques = { $names }{ $count ->
    [0] {""}
   *[other] ，另有{ $count }种
}
course-chapter = 第{ $number }章：{ $title }
course-next = 接下来：whydoku course { $number }
course-done = 所有技巧都练习过了。

## 结果

outcome-solved = { $guesses ->
    [0] 不用试数即可解出，题目有唯一解。
   *[other] 经过{ $guesses }次试数解出，题目有唯一解。
}
uniqueness-assumed = 部分步骤以“本题只有唯一解”为前提；另行搜索已确认只有一个解。
uniqueness-off = 提示数本身并非恰好一个解，所以没有使用以唯一解为前提的技巧。
outcome-several = 题目有多个解。其中两个解有{ $count }格不同：{ $cells }。
outcome-several-many = 题目有多个解。其中两个解有{ $count }格不同，例如{ $cells }。
outcome-none = 题目无解。
outcome-invalid = 题目违反规则：{ $house }有两个{ $digit }，分别在{ $cells }。
outcome-stuck = 所选技巧已找不到下一步，还有{ $count }个空格。
outcome-cancelled = 搜索中途停止，尚无结果。
outcome-already-solved = 题目已经解完：所有格都已填满，每行、每列、每宫都没有重复的数字。
few-clues = { $count ->
    [0] 没有任何提示数；提示数少于17个的题目不可能有唯一解。
   *[other] 只有{ $count }个提示数；提示数少于17个的题目不可能有唯一解。
}
wrong-digit = 目前的盘面有误：有的数字填错了位置。
wrong-cells = { $count ->
    [1] 请再检查这一格：{ $cells }。
   *[other] 请再检查这些格：{ $cells }。
}
wrong-clash = 您填在{ $own }的{ $digit }与提示数{ $given }的{ $digit }冲突：两格同在{ $house }。
wrong-candidate = 目前的盘面有误：误删了需要的候选数。
no-step = 所有技巧都找不到下一步。

## 视角

view-row = 行
view-column = 列
view-box = 宫
view-cell = 格
views-outside = 四种都不能
views-title = 四种视角各能填出哪些格
views-puzzles = { $count ->
    [1] 一道题，{ $empty }个空格。
   *[other] { $count }道题，平均{ $empty }个空格；以下均为平均值。
}
views-fills = 各视角此刻能填出的格：
views-regions = 恰好由这些视角能填出的格：
views-combinations = 各种视角组合不试数能填出的格数：
views-combinations-guessing = 各种视角组合不试数能填出的格数，以及之后需要的试数：
views-solved = 完成
views-solved-many = 完成{ $count }题
views-guesses = 试数{ $guesses }次，深度{ $depth }

## 搜索方法

compare-puzzles = { $count ->
    [1] 一道题。
   *[other] { $count }道题；试填数、试数次数和用时均为每题平均值。
}
compare-method = 方法
compare-solved = 解出
compare-gave-up = 放弃
compare-solutions = 解数
compare-tried = 试填数
compare-guesses = 试数次数
compare-depth = 深度
compare-time = 用时
compare-ratio = 倍数
compare-means = { $count ->
    [1] 一道题。
   *[other] { $count }道题的平均值。
}
compare-gave-up-on = ≥ { $time } · ≥ { $ratio } · 放弃{ $count }题
compare-at-least = “≥”、斜线或空心：该方法放弃了部分题目，实际至少需要这么多。
compare-progress = 第{ $puzzle }题，第{ $round }轮：{ $method }
compare-interrupted = { $count ->
    [0] 已中断，还没有一道题被所有方法解完。
   *[other] 已中断，结果只含前{ $count }道题。
}
compare-title = 每题用时
compare-growth = 每题用时与提示数的关系
compare-clues = 提示数
method-backtracking = 从第一个空格起依次试1至9，每次都扫描行、列、宫
method-bitmaps = 同上，用位图记录每行、每列、每宫已用的数字
method-cursor = 同上，用自己的栈代替递归
method-candidates = 先填只剩一个候选数的格，再在副本上试第一个空格
method-trail = 同上，不用副本：猜错时擦去之后所填的数
method-four-views = 在行、列、宫、格四种视角下填唯一数，再试第一个空格
method-fewest-first = 同上，但先试候选数最少的格
method-dancing-links = 精确覆盖：324个约束，729个候选数，舞蹈链
method-fast = 用向量指令同时处理所有宫

## 难度等级

grade-easy = 简单
grade-medium = 中等
grade-hard = 困难
grade-very-hard = 很难
grade-fiendish = 极难
grade-because = { $grade }：{ $reasons }
grade-singles = 只用唯一数
grade-guess = { $number ->
    [0] 任何技巧都用不上，只能试数
   *[other] 第{ $number }步之后任何技巧都用不上，只能试数
}
# 结构论“个”，方法论“次”。
# 名称的特殊形式写作该名称的属性：.once 和 .many。
grade-once = 一个{ $technique }
so-often = { $count ->
    [2] 两次
   *[other] { $many }次
}
grade-times = { $many }个{ $technique }
grade-others = 另外{ $count }种技巧
grade-narrow = { $count }处只有一条路可走：第{ $numbers }步
grade-often-narrow = { $count }处只有一条路可走，首次在第{ $first }步
grade-open = 每处至少有{ $count }条路可走
grade-raised-much = 唯一数以外有{ $count }步，所以比{ $grade }更难
grade-raised-narrow = 瓶颈太多，所以比{ $grade }更难

## 评分

hodoku-easy = 简单
hodoku-medium = 中等
hodoku-hard = 困难
hodoku-unfair = 刁钻
hodoku-extreme = 极难
rate-why = { $rating }：第{ $step }步（共{ $of }步），{ $name }
rate-hodoku = HoDoKu { $level } { $score }
rate-path = 除唯一数外{ $gentle }步（通常的顺序{ $steps }步），英文{ $words }词
rate-search = { $guesses ->
    [0] 无须试数
   *[other] 试数{ $guesses }次
}
rate-lost = 有{ $count }行含有首行没有的列，这些列已略去。
rate-other-header = { $file } 是用别的选项写的，开头是 { $found }
output-is-input = { $file } 就是输入
resume-not-a-file = --resume 需要一个文件
resume-document = --resume 只能续写逐行的格式（csv、jsonl、line）；这种格式是整个写出的
resume-missing = 没有 { $note }：{ $file } 已经写完，或不是本程序写的；用 --force-resume 可从最后一行之后接着写
resume-missing-folder = 没有 { $note }：{ $file } 已经写完，或不是本程序写的；用 --force-resume 可重新写出其中的文件
resume-damaged = 无法读取 { $note }；用 --force-resume 可从 { $file } 的最后一行之后接着写
resume-short = { $file } 比 { $note } 所记的短
resume-lines = 没有 { $note }，无从知道 { $file } 的哪一行属于哪道题目
resume-other = { $file } 写的时候 { $what } 是 { $was }，不是 { $is }；用 --force-resume 仍可接着写
resume-other-input = { $file } 是由别的输入写的：它的{ $number }行不是这份输入开头的各行；用 --force-resume 仍可接着写
resume-long = { $file } 的行数多于题目数
rate-template-brace = 花括号没有闭合；花括号本身请写两个
rate-template-closed = 有花括号未开先闭；花括号本身请写两个
rate-template-empty = 花括号里没有列名
rate-template-line = 模板只能有一行
rate-template-field = 没有 { $name } 这一列；可用的有 { $names }
batch-shard = 应为 I/N，例如 1/4，I 为1到N
rate-tenths = 应为分值，例如 7.2
rate-left-out = --only 略去了 { $name }，而那正是所要的
transform-unknown = 没有 { $text } 这种变换；可用的有 { $names }，以及 rows=、columns=、digits= 加九个数字
transform-order = { $text } 不是保持大行、大列的九个数字的排列，例如 456123789
filter-unexpected = 这里不应有 { $found }；条件写成 'er >= 7.2 and clues <= 24'
filter-end = 条件没有写完；写成 'er >= 7.2 and clues <= 24'
filter-deep = 条件嵌套太深
rate-needs-se = --only 略去了 Sudoku Explainer 的评分，而 { $argument } 需要它
histogram-title = { $count }道题目的难度
histogram-se = Sudoku Explainer 评分（ER）
histogram-hodoku = HoDoKu 等级
histogram-grade = 难度等级
histogram-whips = 最长的 whip（W）
histogram-bxb = 假设之后最长的 braid（BxB）
histogram-path = 除唯一数外的步数
histogram-search = 试数次数
agreement-title = { $count }道题目的评分是否一致：秩相关系数（Spearman），次序相同为1
agreement-picture = { $count }道题目的两种评分
agreement-scatter = 圆点越大，评分在此的题目越多
histogram-error = 无评分
histogram-scale = 题目数，对数刻度
rate-progress = { $count }道题目，每秒{ $speed }道

## 出题

generate-seed = 种子：{ $seed }（用--seed { $seed }可再次生成相同的题目）
generate-progress = 已得{ $kept }题，共需{ $wanted }题，已尝试{ $tried }次
# 基准测试的提示。
benchmark-board = 下面是一个数独局面，从上到下逐行给出，点表示空格。r1c2表示第1行第2列的格。
benchmark-candidates = 各空格的候选数；已填的格给出其数字：
benchmark-removed = 下列候选数已经排除：
benchmark-hint = 提示：{ $hint }
benchmark-task = 请走出合乎逻辑的下一步，并说明理由。没有证明的结论即使正确也不算；出现第一处错误之后的内容都不算。每个结论写作r1c2=5（填入该数）或r1c2<>5（排除该候选数）。

benchmark-title = 基准测试结果
benchmark-about = 得分是在第一处错误之前证明了下一步的答案所占的比例。碰巧猜对不得分，算作“未证明”。
benchmark-all = 全部任务
benchmark-player = 玩家
benchmark-help = 语言与帮助
benchmark-help-1 = 盘面
benchmark-help-2 = 候选数
benchmark-help-3 = 技巧
benchmark-help-4 = 提问
benchmark-grade = 题目难度等级
benchmark-technique = 最容易的技巧
benchmark-tasks = 任务
benchmark-score = 得分
benchmark-unjustified = 未证明
benchmark-misnamed = 名称不符
benchmark-false = 错误
benchmark-unreadable = 无法理解
benchmark-silent = 无结论
benchmark-missing = 无答案
benchmark-line = { $file }:{ $why }；此行略去
benchmark-unknown = 所评的任务中没有{ $id }
benchmark-twice = { $id }的第二个答案

dataset-fewer = 缺{ $count }个局面：一组的尝试次数内合适的题目太少，或时间已到。
generate-fewer = 尝试{ $tried }次后结束，得到{ $wanted }题中的{ $kept }题。
generate-rating-beyond = 已知题目的评分不超过{ $most }；{ $wanted }及以上的永远等不到
generate-none-yet = 前{ $tried }道题目都不合要求。这样的题目也许罕见，也许这样的提示数根本做不到；可用 --max-tries 和 --timeout 结束搜索。
generate-rating-range = 应先写较低的分值
generate-path-format = --with-path 需要 --format csv 或 --format jsonl
generate-not-in-profile = { $technique } 不在技巧方案中
generate-beyond-hardest = { $technique } 排在最难的技巧之后

## 图示

picture-pattern = 构成技巧的候选数
picture-fin = 鱼鳍
picture-guardian = 守护者
picture-set = 格组{ $letter }
picture-colour = 文中的{ $letter }
picture-shared = 兼属几组
picture-end = 至少一个成立
picture-supposed = 假设
picture-ruled-out = 推理途中排除
picture-eliminated = 删去
picture-placed = 本步填入
picture-given = 提示数
picture-filled = 先前填入
picture-base = 考察区
picture-cover = 删数区
picture-counting = 各数所计的区
picture-cells = 关键格
picture-strong = 强链
picture-weak = 弱链
picture-implies = 推出
picture-line = 见第几条
picture-frame = 矩形
picture-fin-house = 鱼鳍所在的宫
picture-through = 同一宫的三格
picture-axis = 对称轴或对称中心
picture-exchanged = 数字对照
picture-sight = 由此删去
picture-case = 情形{ $letter }
# 情形里再作的假设。
picture-inner = 第{ $line }条
picture-key = 图例

## 技巧说明

# 技巧页面（docs/techniques/zh-CN）的各级标题。
page-definition = 定义
page-reason = 原理
page-search = 怎么找
page-example = 例
page-look-alike = 易混
page-references = 参考
# 没有译文的页面开头。
page-in-english = 本页尚无译文，以下为英文。
# 页面的“参考”一节：软件里没有这个技巧时写“无”。
page-none = 无
page-hodoku-none = HoDoKu：无
page-se = Sudoku Explainer难度：{ $rating }
page-se-by-pattern = 随结构而定
page-hodoku = HoDoKu：{ $level }，{ $score }分，编号{ $code }
page-aliases = 别名：{ $names }
page-picture = 例：{ $names }
word-type = 类型
page-in-family = 类别：{ $names }
page-idea = 思路：{ $names }
page-builds-on = 先学：{ $names }
page-leads-to = 后续：{ $names }
page-family = { $name }：{ $count }个技巧

## 标题

step-rated = { $name }{ $rating }
step-rating = （{ $name } { $rating }）
step-score = （{ $score }分）
path-grading = 按HoDoKu评级：{ $level }，总分{ $score }。
path-length = 评分{ $name } { $length }：{ $length ->
    [0] 只用唯一数即可解出本题。
    [1] 用唯一数和区块即可解出本题。
   *[other] 这条路径上最长的{ $kind }有{ $length }问，最后一问没有答案。
  }
path-rating = 与{ $program }的评分一致：ER { $er }（最难的一步），EP { $ep }（到第一次填数为止），ED { $ed }（第一步）。
step-heading = 第{ $number }步
event-guess = 试数
event-wrong-guess = 试错
event-contradiction = 矛盾
event-retreat = 撤回试数
event-solved = 完成
event-singles = 唯一数
event-singles-about = 唯一数：{ $subjects }
digit-many = 数字{ $digit }
find-title = 此局面中的步骤
find-position = 局面
find-best = { $techniques ->
    [1] 此处有一种技巧可用。
   *[other] 此处有{ $techniques }种技巧可用，每种列出最好的一步。
}
find-all = { $techniques ->
    [1] 共{ $steps }步，都属于同一种技巧。
   *[other] 共{ $steps }步，属于{ $techniques }种技巧。
}
between-one = { $count ->
    [1] 一步就到。
   *[other] 这{ $count }步中的任何一步都能到，最简单的在前。
}
between-several = { $count ->
    [1] 一步就到，而且还不止于此。
   *[other] 没有哪一步能直接到；依次用这{ $count }步可以。
}
between-partly = { $count ->
    [0] 没有一步能到。不同之处：{ $left }。
   *[other] 这些技巧到不了。用完这些步之后还剩：{ $left }。
}
between-digit = 后一个盘面不是由前一个得来的：{ $cell } 的数字不同
between-candidate = 后一个盘面不是由前一个得来的：{ $cell } 又有了 { $digit }
between-same = 两个盘面没有不同
find-none = 此处没有技巧可用。
find-none-of = 此处没有{ $technique }。
find-none-within = 此处没有不超过{ $lines }条的{ $technique }。不限条数的技巧方案（如“whips”）会找更长的。
find-no-code = 没有代码为{ $code }的技巧。
unknown-code = 没有代码为{ $code }的技巧
find-chapter = { $technique }：{ $count }步
find-alone = 有{ $count }步，走完其中任何一步，剩下的就只用唯一数。
find-pairs = 没有哪一步能让剩下的只用唯一数；有{ $count }对步骤可以。
find-none-solve = 无论一步还是两步，都没有找到能让剩下的只用唯一数的。
find-singles-do = 只用唯一数就能解完。
find-then = 接着填完唯一数，再用{ $technique }：
find-superfluous = 这个结构有一部分并不需要：由其余部分就能得出结论。
report-title = 本题解法
puzzle-heading = 第{ $number }题
puzzle-outcome = { $title }：{ $outcome }
puzzle-several = 有多个解
puzzle-none = 无解
puzzle-wrong = 盘面有错
solution-heading = 解{ $number }
heading-end = { $number ->
    [0] 开始的盘面
   *[other] 第{ $number }步之后的盘面
}
heading-contents = 目录
heading-summary = 概要
heading-course = 逐步解法
heading-puzzle = 题目
heading-solution = 答案
heading-technique = 技巧
heading-steps = 步数
heading-guesses = 试数次数
heading-total = 合计
verified-steps = 已验证全部{ $count }步的证明，均成立。若要用别的程序检验，可用 whydoku prove 输出证明，做法见 docs/proofs.md。

## 供其他程序检验的证明

prove-solved = 唯一解为 { $grid }。
prove-none = 题目无解。
prove-several = 题目有多个解，因此没有证明；其中两个解写在 .models 文件中。
prove-stuck = 没有证明：需要试数的次数太多。
prove-cancelled = 没有证明：已取消。
prove-size = 证明有{ $lemmas }条引理，共{ $bytes }字节。
prove-premises = 其中有{ $count }条前提，以题目有唯一解为依据；.json 文件逐条列出。

## 全题讲解

# $steps：通往解的步数；$number：步或试数的编号；$cells 和 $numbers：列举。
story-steps = { $singles ->
    [0] 共{ $steps }步。
   *[other] { $others ->
        [0] 共{ $steps }步，全是唯一数。
       *[other] 共{ $steps }步，其中{ $singles }步是唯一数。
    }
}
story-start = { $count ->
    [0] 开局就没有唯一数可填。
   *[other] 开头{ $count }步都是唯一数，随后就没有了。
}
# $first、$last：第一个和最后一个不是唯一数的步骤；$count：其中不是唯一数的步数。
story-between = 第{ $first }步到第{ $last }步{ $singles ->
    [0] 都不是唯一数。
   *[other] 中有{ $count }步不是唯一数，夹着{ $singles }个唯一数。
}
story-hardest = { $count ->
    [1] 难点是第{ $number }步的{ $technique }。
   *[other] 最难的技巧是{ $technique }，用了{ $count }次，最后一次在第{ $number }步。
}
story-finish = { $is-crux ->
    [1] 这一步扫清最后的障碍
   *[other] 第{ $number }步（{ $technique }）扫清最后的障碍
}，{ $count ->
    [0] 此后只用唯一数。
   *[other] 此后{ $count }步一路都是唯一数。
}
story-assumes = 第{ $numbers }步{ $count ->
    [1] {""}
   *[other] 都
}用到“只有唯一解”。
# $left：省去的步数；$proved：1 表示不能再少。
story-chosen = { $left ->
    [0] 除唯一数外，每一步都不能省去。
   *[other] 除唯一数外，通常顺序的{ $standard }步中只需{ $told }步{ $proved ->
        [1] ，不能再少。
       *[other] 。
    }
}
story-planned = { $left ->
    [0] 除唯一数外，通常的顺序步数相同。
   *[other] 除唯一数外，通常的顺序要{ $standard }步，这里只需{ $told }步。
}{ $proved ->
    [1] 用这些技巧，没有步数更少的路径。
   *[other] {""}
}
story-one = { $hard ->
    [0] 不需要比{ $level }更难的技巧。
    [1] 比{ $level }更难的步骤只需一步，其余都是日常技巧。
   *[other] { $proved ->
        [1] 比{ $level }更难的步骤，一步不够，要{ $hard }步。
       *[other] 没有找到只用一步的路径；比{ $level }更难的步骤，这里有{ $hard }步。
    }
}
story-not-short = 只用到{ $level }为止的技巧还不够，有{ $hard }步更难。
story-usual = 这里用的是通常的顺序：只有不用试数就能得到唯一解的题目，才另选路径。
story-skips = 第{ $numbers }步{ $count ->
    [1] {""}
   *[other] 都
}可以跳过。
story-guesses = { $guesses ->
    [1] 要试数一次，{ $refuted ->
        [0] 一次就对。
       *[other] 结果试错。
    }
   *[other] 要试数{ $guesses }次，{ $right ->
        [0] 全部试错
       *[other] { $refuted ->
            [0] 全部试对
           *[other] 其中{ $refuted }次试错
        }
    }{ $depth ->
        [1] 。
       *[other] ，最多套了{ $depth }层。
    }
}
story-branches = 试错的分支里另有{ $steps }步。
story-until = 按要求到第{ $number }步为止。
story-until-never = 没有一步用到{ $technique }，所以没有截断。
story-bottleneck = 瓶颈
story-bottleneck-finish = 这是全题最难的一步，此后只用唯一数就能解完。
story-bottleneck-alone = 全题最难的一步。
story-singles-finish = 此后只用唯一数就能解完。
story-leaves = 这样{ $cells }就出现了唯一数（第{ $numbers }步{ $count ->
    [1] ）。
   *[other] ）。
}
story-used = 第{ $numbers }步要用到它{ $count ->
    [1] 。
   *[other] 。
}
story-unused = 后面没有用到它。
story-idea = 思路（{ $name }）：{ $idea }
story-numbered = （{ $number }）{ $words }
story-folded = { $count ->
    [0] 立即出现矛盾。
    [1] 由此推出一步（第{ $first }步）。
   *[other] 由此推出{ $count }步（第{ $first }步至第{ $last }步）。
}
story-chapter = 第{ $count ->
    [1] { $first }
   *[other] { $first }–{ $last }
}步：{ $what }
story-part-singles = 第{ $count ->
    [1] { $first }
   *[other] { $first }–{ $last }
}步：只用唯一数
story-part-before = 第{ $count ->
    [1] { $first }
   *[other] { $first }–{ $last }
}步：关键一步之前
story-part-crux = 第{ $first }步：关键一步，{ $technique }
story-part-after = 第{ $count ->
    [1] { $first }
   *[other] { $first }–{ $last }
}步：关键一步之后
story-chapter-singles = 开头的{ $count }个唯一数
story-chapter-steps = { $technique }{ $others ->
    [0] {""}
   *[other] 和另外{ $others }步
}{ $singles ->
    [0] {""}
   *[other] ，随后{ $singles }个唯一数
}
digit-in-house = { $house }的{ $digit }
story-brief = { $conclusion } · { $technique }
story-definitions = 用到的技巧
story-hover = 把指针移到词语上（或轻触），图中相应的格就会亮起。
idea-one-of-two = 二者必有其一
idea-every-case = 各种情况同一结果
idea-suppose = 反证
idea-as-many = 数格相等
idea-one-solution = 唯一解
principle-one-of-two = 两者至少有一个成立；凡是与两者都冲突的，必不成立。
principle-every-case = 几种情况必居其一，而每种情况都得出同一结果，所以结果必然成立。
principle-suppose = 先假设它成立；若推出矛盾，它就不成立。
principle-as-many = 数一数：n个数只有n格可填，这n格就不能再填别的数；某数在n行里只落在n列，这n列的这个数就都在这n行。
principle-one-solution = 本题只有唯一解。若某个结构里的数字互换后依然成立，就会有两个解，所以这种结构不能出现。

## 类别

family-singles = 唯一数
family-intersections = 区块
family-subsets = 数组
family-fish = 鱼
family-single-digit = 单数技巧
family-colouring = 染色
family-wings = 翼
family-uniqueness = 唯一性
family-impossible = 无解结构
family-chains = 链
family-als = 待定数组
family-rank = 零秩结构
family-exocet = 飞鱼
family-forcing = 强制链

## 技巧

technique-full-house = 同区九缺一
technique-hidden-single-box = 宫排除
technique-hidden-single-row = 行排除
technique-hidden-single-column = 列排除
technique-naked-single = 唯一余数
technique-locked-candidates-pointing = 宫区块
technique-locked-candidates-claiming = 行列区块
technique-almost-locked-pair = 欠一数对
technique-almost-locked-triple = 欠一三数组
technique-almost-locked-quad = 欠一四数组
technique-law-of-leftover = 割补法
    .once = 一次{ $technique }
    .many = { $often }{ $technique }
technique-tuvwxyz-wing = TUVWXYZ-Wing（七格）
technique-direct-pointing = 宫区块排除
technique-direct-claiming = 行列区块排除
technique-direct-hidden-pair = 隐性数对排除
technique-direct-hidden-triplet = 隐性三数组排除
technique-locked-pair = 死锁数对
technique-locked-triple = 死锁三数组
technique-naked-pair = 显性数对
technique-hidden-pair = 隐性数对
technique-x-wing = 二阶鱼
technique-naked-triple = 显性三数组
technique-hidden-triple = 隐性三数组
technique-swordfish = 三阶鱼
technique-naked-quad = 显性四数组
technique-hidden-quad = 隐性四数组
technique-jellyfish = 四阶鱼
technique-skyscraper = 摩天楼
technique-two-string-kite = 双线风筝
technique-turbot-fish = 多宝鱼
technique-xy-wing = XY-Wing
technique-xyz-wing = XYZ-Wing
technique-xyz-ring = XYZ环
technique-w-wing = W-Wing
technique-wxyz-wing = WXYZ-Wing（四格）
technique-vwxyz-wing = VWXYZ-Wing（五格）
technique-uvwxyz-wing = UVWXYZ-Wing（六格）
technique-chute-remote-pair = 宫带远程数对
technique-unique-rectangle-type-1 = 唯一矩形类型1
technique-unique-rectangle-type-2 = 唯一矩形类型2
technique-unique-rectangle-type-3 = 唯一矩形类型3
technique-unique-rectangle-type-4 = 唯一矩形类型4
technique-unique-rectangle-type-5 = 唯一矩形类型5
technique-unique-rectangle-type-6 = 唯一矩形类型6
technique-hidden-unique-rectangle = 隐性唯一矩形
technique-ur-plus-2b-1sl = 唯一矩形（一条强链，邻角）
technique-ur-plus-2d-1sl = 唯一矩形（一条强链，对角）
technique-ur-plus-3x-2sl = 唯一矩形（两条强链）
technique-ur-plus-4x-3sl = 唯一矩形（三条强链）
technique-avoidable-rectangle-type-1 = 可规避矩形类型1
technique-avoidable-rectangle-type-2 = 可规避矩形类型2
technique-gurth-symmetrical-placement = 宇宙法
    .once = 一次{ $technique }
    .many = { $often }{ $technique }
technique-unique-loop-type-1 = 唯一环类型1
technique-unique-loop-type-2 = 唯一环类型2
technique-unique-loop-type-3 = 唯一环类型3
technique-unique-loop-type-4 = 唯一环类型4
technique-extended-rectangle-type-1 = 拓展矩形类型1
technique-extended-rectangle-type-2 = 拓展矩形类型2
technique-extended-rectangle-type-3 = 拓展矩形类型3
technique-extended-rectangle-type-4 = 拓展矩形类型4
technique-bivalue-oddagon-type-1 = 死环类型1
technique-bivalue-oddagon-type-2 = 死环类型2
technique-bivalue-oddagon-type-3 = 死环类型3
technique-borescoper-deadly-pattern-type-1 = 探长致命结构类型1
technique-borescoper-deadly-pattern-type-2 = 探长致命结构类型2
technique-borescoper-deadly-pattern-type-3 = 探长致命结构类型3、4
technique-unique-matrix = 唯一矩阵
technique-bug-plus-1 = 全双值格致死解法类型1
technique-bug-type-2 = 全双值格致死解法类型2
technique-bug-type-3 = 全双值格致死解法类型3
technique-bug-type-4 = 全双值格致死解法类型4
technique-bug-plus-n = 全双值格致死解法+n
technique-bug-xz = 全双值格致死解法・双强链
technique-empty-rectangle = 空矩形
technique-dual-two-string-kite = 双双线风筝
technique-dual-empty-rectangle = 双空矩形
technique-remote-pair = 远程数对
technique-er-intersection-pair = 对交空矩形
technique-finned-x-wing = 鳍二阶鱼
technique-sashimi-x-wing = 退化二阶鱼
technique-simple-colors-trap = 简单染色・陷阱
    .once = 一次{ $technique }
    .many = { $often }{ $technique }
technique-simple-colors-wrap = 简单染色・矛盾
    .once = 一次{ $technique }
    .many = { $often }{ $technique }
technique-multi-colors-1 = 多重染色1
    .once = 一次{ $technique }
    .many = { $often }{ $technique }
technique-multi-colors-2 = 多重染色2
    .once = 一次{ $technique }
    .many = { $often }{ $technique }
technique-finned-swordfish = 鳍三阶鱼
technique-sashimi-swordfish = 退化三阶鱼
technique-finned-jellyfish = 鳍四阶鱼
technique-sashimi-jellyfish = 退化四阶鱼
technique-squirmbag = 五阶鱼
technique-whale = 六阶鱼
technique-leviathan = 七阶鱼
technique-finned-squirmbag = 鳍五阶鱼
technique-sashimi-squirmbag = 退化五阶鱼
technique-finned-whale = 鳍六阶鱼
technique-sashimi-whale = 退化六阶鱼
technique-finned-leviathan = 鳍七阶鱼
technique-sashimi-leviathan = 退化七阶鱼
technique-template-set = 模板填数
    .once = 一次{ $technique }
    .many = { $often }{ $technique }
technique-template-delete = 模板删数
    .once = 一次{ $technique }
    .many = { $often }{ $technique }
technique-franken-x-wing = 宫内二阶鱼
technique-franken-swordfish = 宫内三阶鱼
technique-franken-jellyfish = 宫内四阶鱼
technique-franken-squirmbag = 宫内五阶鱼
technique-franken-whale = 宫内六阶鱼
technique-franken-leviathan = 宫内七阶鱼
technique-finned-franken-x-wing = 宫内鳍二阶鱼
technique-finned-franken-swordfish = 宫内鳍三阶鱼
technique-finned-franken-jellyfish = 宫内鳍四阶鱼
technique-finned-franken-squirmbag = 宫内鳍五阶鱼
technique-finned-franken-whale = 宫内鳍六阶鱼
technique-finned-franken-leviathan = 宫内鳍七阶鱼
technique-mutant-x-wing = 交叉二阶鱼
technique-mutant-swordfish = 交叉三阶鱼
technique-mutant-jellyfish = 交叉四阶鱼
technique-mutant-squirmbag = 交叉五阶鱼
technique-mutant-whale = 交叉六阶鱼
technique-mutant-leviathan = 交叉七阶鱼
technique-finned-mutant-x-wing = 交叉鳍二阶鱼
technique-finned-mutant-swordfish = 交叉鳍三阶鱼
technique-finned-mutant-jellyfish = 交叉鳍四阶鱼
technique-finned-mutant-squirmbag = 交叉鳍五阶鱼
technique-finned-mutant-whale = 交叉鳍六阶鱼
technique-finned-mutant-leviathan = 交叉鳍七阶鱼
technique-kraken-fish-type-1 = 北海巨妖鱼1
technique-kraken-fish-type-2 = 北海巨妖鱼2
technique-grouped-skyscraper = 区块摩天楼
technique-grouped-two-string-kite = 区块双线风筝
technique-grouped-turbot-fish = 区块多宝鱼
technique-m-wing = M-Wing
technique-s-wing = S-Wing
technique-l2-wing = L2-Wing
technique-l3-wing = L-Wing
technique-h-wing-vvl = H-Wing（VVL）
technique-h-wing-vll = H-Wing（VLL）
technique-firework-triple = 烟花三数组
technique-firework-quadruple = 烟花四数组
technique-grouped-w-wing = 区块W-Wing
technique-strong-linked-fish-3 = 三强链鱼
technique-strong-linked-x-loop = 三强链鱼环
technique-strong-linked-fish-4 = 四至六强链鱼
technique-x-chain = 同数链
technique-guardian = 守护者
technique-x-cycle = 鱼环
technique-xy-chain = 双值格链
technique-medusa-3d = 三维美杜莎
    .once = 一次{ $technique }
    .many = { $often }{ $technique }
technique-xy-ring = 双值格环
technique-continuous-nice-loop = 连续环
technique-aic = 交替链（AIC）
technique-xy-x-chain = 首尾异数链
technique-discontinuous-nice-loop = 不连续环
technique-grouped-x-cycle = 同数区块环
technique-grouped-continuous-nice-loop = 区块连续环
technique-grouped-aic = 区块链
technique-grouped-discontinuous-nice-loop = 区块不连续环
technique-sue-de-coq = 融合待定数组
technique-distributed-disjoint-subset = 跨区数组
technique-sk-loop = 多米诺环
technique-multi-sector-locked-set = 多区域锁定（网）
technique-junior-exocet = 初级飞鱼
technique-je-mirror = 初级飞鱼（镜像格）
technique-double-exocet = 双飞鱼
technique-als-xz-doubly = 待定数组・双强链・环
technique-als-xz = 待定数组・双强链
technique-als-xy-wing = 待定数组・XY-Wing
technique-als-w-wing = 待定数组・W-Wing
technique-als-xy-chain = 待定数组・链
technique-tridagon = 三值死环
technique-tridagon-guardians = 三值死环类型2至4
technique-aligned-pair-exclusion = 均衡数对
technique-death-blossom = 死亡绽放
technique-aligned-triple-exclusion = 均衡三数组
technique-tridagon-ork-forcing-whip = 三值死环OR-k强制链
technique-nishio-forcing-chain = 西尾彻也强制链
technique-digit-forcing-chain = 数字强制链
technique-aic-with-als = 待定数组链
technique-cell-forcing-chain = 单元格强制链
technique-region-forcing-chain = 区域强制链
technique-bivalue-chain = 双值链
technique-z-chain = z链
technique-oddagon-chain = 奇环链
technique-t-whip = t鞭链
technique-whip = 线性动态链
technique-g-whip = 线性动态区块链
technique-three-digit-impossible-pattern-ork-whip = 三数不可能结构OR-k强制链
technique-dynamic-contradiction-forcing-chain = 动态矛盾强制链
technique-dynamic-double-forcing-chain = 动态二值强制链
technique-dynamic-cell-forcing-chain = 动态单元格强制链
technique-dynamic-forcing-plus = 动态强制链（+）
technique-nested-forcing-chain = 嵌套强制链
technique-ur-plus-2d-3x = 唯一矩形・2D/3X
technique-ur-sdc-als = 唯一矩形・待定数组
technique-ur-wings = 唯一矩形・Wing
technique-ur-blossom = 矩形绽放
technique-aic-with-ur = 待定唯一矩形链
technique-rectangle-forcing-chain = 矩形强制链
technique-ur-external = 唯一矩形・外部类型
technique-ur-external-set = 唯一矩形・外部待定数组
technique-ur-external-chains = 唯一矩形・外部链
technique-avoidable-rectangle-set = 可规避矩形・待定数组
technique-avoidable-rectangle-forcing-chain = 可规避矩形・强制链
technique-unique-loop-set = 唯一环・待定数组
technique-unique-loop-forcing-chain = 唯一环・强制链
technique-bivalue-oddagon-set = 死环・待定数组
technique-bivalue-oddagon-forcing-chain = 死环・强制链
technique-tridagon-set = 三值死环・待定数组
technique-house-blossom = 区域绽放
technique-als-blossom = 待定数组绽放
technique-aals-2rc = 双差待定数组・双链
technique-multi-branch-w-wing = 多分支W-Wing
technique-bug-lite-type-1 = 局部双值致死结构类型1
technique-bug-lite-type-2 = 局部双值致死结构类型2
technique-bug-lite-type-3 = 局部双值致死结构类型3
technique-bug-lite-set = 局部双值致死结构・待定数组
technique-bug-lite-forcing-chain = 局部双值致死结构・强制链
technique-reverse-bug = 反双数致命结构
technique-reverse-bug-forcing-chain = 反双数致命结构・强制链
technique-blossom-loop = 绽放环
technique-je-target-pair = 飞鱼・T格共轭对
technique-senior-exocet = 高级飞鱼
technique-franken-exocet = 宫内飞鱼
technique-mutant-exocet = 交叉飞鱼
technique-exocet-four-houses = 四区飞鱼
technique-set-equivalence = 等集理论
technique-phistomefel-ring = Phistomefel环

## 观看搜索

watch-title = { $method } 的搜索过程
watch-counts = 第{ $number }个事件，未定的选择：{ $depth }
watch-filled = { $what }
watch-choice = { $what }，{ $of }种可能之一
watch-emptied = 回退：{ $what }重新变为空格
watch-dead-cell = 死路：{ $what }没有可填的数字
watch-dead-house = 死路：{ $what }没有{ $digit }的位置
watch-solution = 所有格都已填满：得到一个解。

## 参数与输入

usage-help = 详见 --help。
progress-puzzles = 题目：
usage-unknown-argument = 无法识别的参数 { $argument }
usage-unknown-command = 没有命令 { $argument }
usage-no-command = 缺少命令
usage-missing = 缺少：{ $argument }
usage-needs-value = { $argument } 需要一个值
usage-too-many-values = { $argument } 有多余的值 { $value }
usage-value = { $argument } 不能是 { $value }
usage-value-because = { $argument } 不能是 { $value }：{ $why }
usage-one-of = 可选值为 { $names }
usage-conflict = { $argument } 不能与 { $other } 同时使用
usage-twice = { $argument } 重复出现
usage-similar = 是否指 { $name }？
usage-column = 列须为列名，或从1起的序号
usage-no-puzzle = 没有题目：请给出题目、文件，或用 - 表示标准输入
usage-empty = 输入中没有题目
usage-tree = --picture tree 只能画成 text、svg 或 png
usage-no-moves = 此行没有步骤
usage-moves-twice = 题目和步骤不能都来自标准输入
practice-fewer = 只找到{ $wanted }个局面中的{ $count }个
usage-chapter = 课程共有{ $count }章
course-damaged = { $file }已损坏，未作改动：{ $why }。请修复或移走它，或用--progress指定另一个文件
course-no-counts = 有的技巧没有解题数
course-not-kept = 练习进度无法写入{ $file }：{ $why }
course-no-folder = 找不到存放进度的文件夹；请用--progress指定一个文件
usage-binary-to-terminal = { $format } 无法显示在终端上：请用 --output 指定文件，或重定向输出
usage-one-technique = svg 和 png 只画一个技巧，而这个名称有几个
usage-aim = { $aim } 从技巧的顺序中选择路径，而 { $profile } 自有路径
api-aim-level = { $option } 只适用于 { $aim }
usage-aim-level = --{ $option } 只适用于 --aim { $aim }
usage-step = --step 只适用于 svg、png 和 embed
usage-one-picture = 输入中有多道题，而 { $format } 只显示一道；html 和 pdf 可以显示多道
usage-prove-output = 请用 --output 指定文件名，或改用 --format jsonl
usage-prove-binary = --binary 只用于 lrat 和 drat 格式
usage-several = 此命令只接受一道题目，而输入有多道
profile-technique = 没有叫“{ $name }”的技巧
profile-base = 没有叫“{ $name }”的内置方案
profile-similar = { $what }；是否指 { $name }？
profile-twice = “{ $name }”出现了两次
file-too-long = 超过{ $most } MB
parser-number = 不小于0的整数
parser-decimal = 数
parser-truth = true 或 false
parser-text = 引号中的文字
parser-list = 列表
parser-table = 对象
parser-type = 这里是 { $found }，应为{ $wanted }
parser-unknown = 没有 { $found }；可用的有 { $names }
parser-missing = 缺少 { $name }
parser-end = 没有写完就结束了
parser-trailing = 结束之后还有内容
parser-comma = 逗号之后没有内容
parser-value = 应为一个值
parser-colon = 应为冒号
parser-separator = 应为逗号或右括号
parser-key = 名称应写在引号中
parser-escape = 没有这样的转义
parser-digits = 不是数
parser-control = 文字中的控制字符须转义
parser-depth = 嵌套太深
parser-twice = 键出现了两次
parser-other = 语法有误（{ $sentence }）
profile-empty = 方案中没有任何技巧
usage-profile = 它既不是文件，也不是 { $names } 之一
usage-views = --views 只适用于方法 { $methods }
usage-method = --method 从已填的格开始，而此局面已删去候选数
usage-ambiguous = “{ $name }”可能指 { $similar }
usage-technique = 没有技巧“{ $name }”（用 whydoku techniques 列出全部）
usage-technique-similar = 没有技巧“{ $name }”；是否指 { $similar }？（用 whydoku techniques 列出全部）
one-or-other = { $one } 或 { $other }
usage-number = “{ $text }”不是数；应为范围，如 22..26
usage-marks = 图案应有81个记号，这里有{ $count }个
usage-at-least = 应为整数，不小于{ $least }
usage-between = 应为{ $least }到{ $most }的整数
usage-too-large = 数太大
usage-utf8 = 有参数不是有效的 UTF-8
usage-language = 不支持语言“{ $text }”；可用 { $tags }
usage-view-choice = “{ $text }”不是视角的选择；应为 r（行）、c（列）、b（宫）、x（格）中的若干个，每个至多一次
usage-grid = 应为81个字符，每个是数字或空格（. 或 0）
timed-out = 超过时限
hint-other-givens = --givens 在 { $cell } 的数字不同
solve-bound = 只有{ $clues }个提示数，解可能多得数不完；数到{ $bound }就停，除非用 --limit 另行指定（0 表示不停）
usage-host = 应为主机名，可带端口，例如 localhost:9000
usage-seconds = 应为秒数，不小于0
jobs-capped = { $asked }个线程并不比{ $most }个更快，所以只用{ $most }个
cannot-read = 无法读取 { $input }：{ $why }
cannot-write = 无法写入：{ $why }
cannot-serve = 无法提供网页：{ $why }
cannot-answer = 无法回应客户端：{ $why }
serve-address = 网页地址：{ $address }（按 Ctrl-C 结束）。
serve-port-taken = 端口 { $port } 已被占用；在其他端口保存的棋局和设置在此看不到
serve-not-allowed = 不允许此请求：网页只在 { $names }。若经由其他名称访问，请用 --allow-host 名称:端口 启动。
serve-no-browser = 无法打开浏览器，请自己打开该地址
is-directory = 它是目录
is-nothing = 它既不是文件，也不是题目
no-thread = 无法启动线程：{ $why }

request-range = { $from }到{ $to }个提示数：范围应在0到81之间，且小数在前
request-few = 唯一解的题目至少有17个提示数；这里最多允许{ $found }个
request-number = { $symmetry }对称不可能有{ $from }到{ $to }个提示数
request-pattern-number = 图案有{ $marks }个提示数，而要求的是{ $from }到{ $to }个
request-pattern-symmetry = 图案不具有 { $symmetry } 对称
request-lines = 图案中{ $one }和{ $other }都没有提示数；在一个解中交换这两行列，就得到另一个解
request-house = 图案中{ $house }全是提示数；每一个都可由其余推出，所以题目不可能是最小的

convert-lost = 格式 { $format } 无法保存{ $what }，{ $count ->
   *[other] { $count }道题目中已丢失
}
lost-digits-placed = 哪些数字是后填的
lost-pencil-marks = 候选数
lost-case = 技巧库一行中的技巧
lost-text = 注释
lost-fields = 其他列

## 网页

app-home = 首页
app-dismiss = 关闭
app-thinking-for = 思考中……{ $seconds } 秒
app-cancel = 取消
app-select-first = 请先选择一个单元格。
app-not-writable = 这里不能填写。
app-labels = 行列编号
app-labels-auto = 需要时显示
app-labels-always = 总是显示
app-labels-never = 不显示
app-set-coach = 说出我刚用到的技巧
app-set-shortcuts = 使用单个字母的快捷键
app-undone = 现在有{ $count }个空格。
app-rest = 还剩{ $count }个
app-filled = 已填入全部候选数。
app-emptied = 已清除候选数。
app-sheet = 显示或隐藏教练
app-games = 我的棋局
app-games-about = 每一局都保存在此浏览器中。可以存成文件，连同学习进度带到别处。
app-no-games = 还没有棋局。
app-save-file = 全部存成文件
app-load-file = 读取文件
app-file-loaded = 从文件中读入{ $count }局。
app-file-wrong = 这不是在此保存的文件。
app-delete = 删除此局
app-finished = 已完成
app-kind-own = 你的题目
app-kind-made = 在此出题
app-kind-daily = 每日一题
app-kind-first = 一道简单题
app-kind-example = 例题
app-kind-practice = 练习
app-tab-learn = 学习
app-other-help = 其他帮助
app-find-harder = 也找更难的技巧
app-done-step = ✓ 已完成
app-last-right = 回到最后一个正确的局面
app-never-right = 没有正确的局面。
app-went-back = 已退回{ $count }步。
app-why-not = 为什么不是{ $digit }？
app-what-if-digit = 假设是{ $digit }？
app-cell-menu = 关于此格的问题
app-supposed = 假设{ $move }？继续填：之后填入的数字会带上颜色。
app-breaks = 出现矛盾：{ $why }所以{ $move }不成立。
app-breaks-clash = { $cell }的{ $digit }在一个区域中重复。
app-breaks-empty = { $cell }没有候选数了。
app-refute = 撤回并删去该候选数
app-take-back = 撤回
app-keep = 保留
app-refuted = { $move }
app-pause = 暂停
app-go-on = 继续
app-summary = 解法概要
app-rate-title = 难度
app-rate-grade-about = 看最简路径所需的最难技巧及其用量
app-rate-se-about = 最难一步、首次出数、第一步，从1.0到约12
app-rate-hodoku-about = 按固定顺序逐步计分
app-rate-search-about = 只会唯一数的程序要猜多少次
app-learnt = 已学会
app-standing-new = 新
app-standing-due = 该复习了
app-standing-learnt = 已学会
app-due-now = 该复习了
app-next-lesson = 下一课：{ $name }
app-checkpoint = 检验：本章的一道题
app-checkpoint-of = 检验：{ $name }
app-example-of = 例题：{ $name }
app-technique-before = ◀ 上一个
app-technique-after = 下一个 ▶
app-practice-count = { $name }，第{ $at }题，共{ $of }题
app-practice-how = 直接在盘面上作答：填入数字或删去候选数，答对会被认出。
app-skip-exercise = 跳过
app-lesson-done = 本课完成：{ $name }
app-lesson-done-about = 至今找到{ $count }次。到该复习时会再出现。
app-my-puzzle = 回到我的题目
app-reply-right = 对，这就是{ $name }。
app-reply-other = 这是{ $name }，也对。要找的技巧还在等你。
app-reply-false = 推不出{ $move }，再看看。
app-reply-open = 结论没错，但不是靠这个技巧。再看看。
app-review = 回顾
app-review-time = 用时{ $time }，求助{ $count }次。
app-review-longest = 停顿最久（{ $time }）之后用的是：
app-review-practise = 值得练习：
app-next-puzzle = 再来一道同级别的题
app-solved = 用时{ $time }，没有求助。
app-solved-helped = 用时{ $time }，求助{ $count }次。
app-full-wrong = 已填满，但有错
app-clash = 两个{ $digit }冲突。
app-kept = 之前的棋局保存在“我的棋局”中。
app-from-link = 来自链接
app-link-damaged = 链接已损坏，其中没有局面。
app-list = 题目列表
app-list-about = 共{ $count }道题，选一道来解。
app-list-cut = 前{ $count }道题，选一道来解。
app-puzzle = 题目
app-puzzle-number = 第{ $number }题
app-line-number = 第{ $number }行
app-claim = 有老师的数独：任何题目都能解，而且每一步都讲清为什么。
app-door-learn = 学习
app-door-learn-about = 从最后一个空格到网，一次学一个技巧；练习答对会被认出。
app-door-play = 解题
app-door-play-about = 按你的水平出新题，想要多少帮助就给多少。
app-door-mine = 解我的题
app-door-mine-about = 粘贴、输入或拖入任何来源的题目，逐步讲解。
app-start-learning = 开始学习
app-go-on-game = 继续我的棋局
app-daily = 每日一题
app-daily-of = { $grade }，{ $date }
app-paste-here = 81个字符、九行、链接……
app-type-in = 自己输入
app-key-apply = 执行卡片上的操作
app-title = whydoku
app-skip = 跳到盘面
app-menu = 菜单
app-new = 新题
app-enter = 输入或导入
app-menu-new = 新题
app-menu-enter = 导入
app-intro = 卡住了？提示先说看哪里，每次再多说一点。点按带下划线的词，可在盘面上看到。
app-intro-path = 从这里到最后，每一步都说明理由。
app-share = 分享
app-settings = 设置
app-keys = 快捷键
app-board = 盘面
app-timer = 用时
app-timer-show = 显示用时
app-timer-hide = 隐藏用时
app-pad = 输入
app-mode = 输入什么
app-mode-digit = 数字
app-mode-corner = 角标
app-mode-centre = 中标
app-mode-colour = 颜色
app-undo = 撤销
app-redo = 重做
app-erase = 擦除
app-fill = 填入候选数
app-several = 多选
app-teacher = 老师
app-tab-help = 帮助
app-tab-path = 解法
app-hint = 提示
app-level = 级别
app-level-1 = 看哪里
app-level-2 = 用哪种技巧
app-level-3 = 该问什么
app-level-4 = 全部
app-level-cell = 指出单元格
app-more = 再多说一点
app-next = 下一步
app-why = 这格为什么这样填？
app-why-title = { $cell }为什么这样填？
app-marks = 检查我的标记
app-find = 现在能做的每一步
app-explain = 讲解整个解法
app-aim = 路径种类
app-aim-gentle = 文字最少
app-aim-standard = 通常的顺序
app-aim-lean = 通常的顺序，不绕路
app-aim-short = 步数最少
app-aim-one = 尽量只用一步难招
app-rate = 有多难？
app-noscript = 本页需要 JavaScript。
app-close = 关闭
app-no-server = 程序没有回应。它还在运行吗？
site-description = 会讲道理的数独老师：四级提示、每种技巧的讲解与证明、难度评级、带练习的课程。可离线使用，无需账号，不作任何跟踪。
site-no-server = 这个页面是一个小网站，需要由网络服务器提供，不能直接打开文件。请在它所在的文件夹运行python3 -m http.server，然后打开http://localhost:8000。
site-no-module = 程序无法启动。可能是浏览器禁止了WebAssembly或工作线程，也可能是页面缺少文件。您可以继续填写；提示和讲解需要程序。
site-new-version = 本页面有新版本。
site-reload = 使用新版本
app-thinking = 思考中……
app-apply = 执行这一步
app-applied = 已执行这一步。
app-loaded = 盘面上是一道有{ $count }个提示数的题目。
app-picture = 看图
app-play = 逐句演示
app-about = 了解这个技巧
app-back = 上一步
app-forward = 下一步
app-first = 最前
app-last = 最后
app-stop = 停止
app-steps = 步骤
app-count = { $at } / { $of }
app-take-over = 从这里继续
app-inside = 由此推出的（{ $count }步）
app-given = 提示数{ $digit }
app-placed = 填入{ $digit }
app-empty = 空
app-candidates = 候选数{ $digits }
app-corners = 角标{ $digits }
app-coloured = 颜色{ $number }
app-tinted = 候选数{ $digit }颜色{ $number }
app-colour-digit = 给{ $digit }上色
app-done = 解出来了，真棒！
app-left = 还剩{ $count }格
rating-chart = 共{ $count }步，最难的是第{ $step }步：{ $rating }。
app-rate-se = Sudoku Explainer（ER / EP / ED）
app-rate-hodoku = HoDoKu
app-rate-grade = 等级
app-rate-search = 计算机求解
app-guesses = 猜{ $count }次
app-search = 查找技巧
app-all-techniques = 全部技巧
app-practise = 练习
app-practice-new = 下一步是{ $name }。你能找到吗？
app-practice-page = 它很少见，此处还有更容易的步骤。你能找到{ $name }吗？
app-another = 换一个局面
app-load-example = 把例题放上盘面
app-any = 不限
app-grade = 难度
app-technique = 最难的技巧
app-symmetry = 对称
app-symmetry-none = 无
app-symmetry-half-turn = 旋转180°
app-symmetry-quarter-turn = 旋转90°
app-symmetry-horizontal = 左右
app-symmetry-diagonal = 对角线
app-symmetry-full = 全对称
app-make = 出一道题
app-blank = 空盘面
app-enter-about = 粘贴任意格式的题目：81个字符、九行、候选数盘面、链接、CSV 或 JSON；也可以把文件拖到页面上。
app-text = 文本
app-file = 文件
app-read = 读入
app-as-givens = 把盘面上的数字都作为提示数
app-link = 包含题目和标记的链接
app-copy = 复制
app-copied = 已复制
app-format = 文本格式
app-format-line = 81个字符
app-format-framed = 网格
app-format-bracketed = 候选数，提示数加括号
app-format-pencil-marks = 候选数
app-format-candidates = 729个字符
app-format-link = 供其他程序用的链接
app-format-jsonl = JSON
app-played = 动画SVG
app-svg = 图片（SVG）
app-png = 图片（PNG）
app-proof = 下载证明
app-print = 打印
app-theme = 主题
app-theme-auto = 跟随系统
app-theme-light = 浅色
app-theme-dark = 深色
app-set-clashes = 标出冲突的数字
app-set-peers = 标出所选格的行、列、宫
app-set-tidy = 填数时清除同行列宫的标记
app-set-fixed = 中标放在固定位置
app-set-uniqueness = 技巧可以假定只有一个解
app-set-timer = 显示用时
app-key-digit = 数字
app-key-corner = 角标
app-key-centre = 中标：候选数
app-key-colour = 颜色
app-key-modes = 数字、角标、中标、颜色
app-key-move = 移动
app-key-extend = 多选
app-key-erase = 擦除
app-key-undo = 撤销
app-key-redo = 重做
app-key-hint = 提示，再按更详细
app-key-next = 下一步
app-key-why = 这格为什么这样填？
app-key-marks = 检查我的标记
app-key-find = 现在能做的每一步
app-key-explain = 整个解法
app-key-steps = 解法中前后移动
app-key-close = 回到盘面
app-key-keys = 本快捷键表

## JSON 请求

api-too-long = 请求超过{ $most }字节。
api-not-json = 请求不是 JSON：{ $error }。
api-no-object = 请求不是 JSON 对象。
api-version = 本接口只有版本{ $version }。
api-verb = “do”只能是：{ $names }。
api-missing = 缺少字段“{ $field }”。
api-unknown-field = “{ $verb }”没有字段“{ $field }”。
api-value = “{ $field }”应为{ $expected }。
api-expects-text = 文本
api-expects-number = { $from }到{ $to }的整数
api-expects-numbers = { $count }个字符，各为1到{ $most }的数字或点
api-expects-switch = true 或 false
api-expects-texts = 文本或文本列表
api-expects-one-of = 以下之一：{ $names }
api-expects-plan = 步骤列表，每步有technique和concluded，与回答中的相同；仅用于aim为gentle时
api-expects-goal = 一格（r3c5）、格中的数（r3c5=7）或已删去的候选数（r3c5<>4）
api-puzzle-or-board = 请求要么有“puzzle”，要么有“board”及“givens”“candidates”。
api-no-such-puzzle = 文本中没有这个序号的题目。
api-technique = 没有名为“{ $name }”的单个技巧。
api-several = 有多个解。
api-right = 到目前为止全都正确。
api-none-made = 试了{ $count }次，没有得到这样的题目。
api-no-page = 没有可供练习{ $name }的局面。
api-cancelled = 用时太长，已停止。
api-busy = 同时请求太多，请稍后再试。
api-not-found = 这里什么也没有。
api-refused = 不允许这个请求。

## 打印

booklet-solutions = 答案
booklet-empty = 没有可以打印的题目
booklet-no-solution = 没有解
booklet-several = 有多个解
booklet-solved = 已经全部填好
print-needs-font = 打印{ $language }需要字体：请用 --font 指定，例如 NotoSansCJK-Regular.ttc
print-no-font = 不是 TrueType 或 OpenType 字体
print-no-glyph = 字体中没有“{ $text }”：请用 --font 指定含有它的字体
print-too-large = 全部步骤的图太大，放不进一个 png：请用 --step 选一步，或用 pdf 显示全部
explain-unmet = 没有一步用到 { $id }
explain-unproved = 有一步的证明不成立：{ $why }
explain-no-step = 没有第{ $number }步{ $count ->
    [0] ：无需求解
   *[other] ，最后一步是第{ $count }步
}

## 文本中的错误

place = 第{ $line }行第{ $column }列
placed-problem = { $place }：{ $problem }
problem-not-one = 其中有{ $count }个谜题，应为一个
problem-conflict = { $house }有两个{ $digit }：在{ $one }和{ $other }
problem-character = 遇到“{ $found }”，应为数字或空格记号（. 0 * _ - x）
problem-length = { $what ->
    [line] 此行
    [column] 此列
    [field] 此字段
    [link] 链接
    [board] 盘面
   *[candidates] 候选数表
}有{ $found }个字符，应为{ $expected }个
problem-row-length = 此行有{ $found }格，应为9格
problem-groups = 此行有{ $found }组候选数，应为9组
problem-missing-rows = 盘面只有9行中的{ $found }行
problem-candidate = 遇到“{ $found }”，应为{ $expected }或空格记号（. 0 * _ - x）：这里是{ $cell }的候选数{ $expected }的位置
problem-piece = 遇到“{ $found }”，应为{ $expected }
problem-disagreement = 提示数与盘面在{ $cell }的数字不同
problem-json = 不是JSON对象：{ $message }
problem-no-field = 没有字段“{ $wanted }”，题目应在其中
problem-missing-column = 此记录有{ $found }列，题目应在第{ $wanted }列
problem-no-column = 没有列“{ $wanted }”，只有 { $found }
problem-open-quote = 带引号的字段没有在本行结束
problem-long-line = 此行超过{ $most } KiB
problem-nothing = 没有题目，应为{ expected-sudoku }
problem-io = 无法读取：{ $error }

expected-sudoku = 数独：一行81个数字和空格记号、九行盘面、候选数盘面、729个候选数、HoDoKu技巧库的一行、带?bd=的链接、CSV或JSONL
expected-line = 一行81个数字和空格记号
expected-grid = 九行，每行九个数字或空格记号
expected-marks = 九行，每行九组候选数
expected-candidates = 729个字符，每格九个
expected-library = HoDoKu技巧库的一行
expected-link = 带?bd=的链接
expected-record = 含题目的记录
expected-json = 含题目的JSON对象
expected-cells = 题目的各格
expected-ascending = 由小到大的候选数
expected-colons = 六或七个冒号
expected-first-colon = 技巧库一行开头的冒号
expected-code = 技巧编号，如0300、0402-1或0402-x
expected-digits = 一步所涉及的数字
expected-candidate = 写作数字、行、列的候选数，如512
expected-classic = 没有附加规则的题目
expected-f-puzzles = f-puzzles链接
