//! Chinese: singles, subsets, fish, links and wings, with the checks of English.

pub const SINGLES: &[(&str, &str)] = &[
    ("full-house", "{house h}只剩{cell c}一个空格，缺的数字是{digit d}。"),
    ("hidden-single", "{house h}的{digit d}只能填在{cell c}：{+place r}。"),
    ("naked-seen", "{cell c}只剩{digit d}可填：{+seen r}。"),
    ("naked-single", "{cell c}只能填{digit d}：{+held r}。"),
    ("so", "所以{concl o}。"),
    ("hidden-passing", "{house h}的{digit d}填在{cell c}：{+place r}。"),
    ("naked-passing", "{cell c}是{digit d}：{+held r}。"),
    ("last", "{concl o}，该{kind k}最后一格。"),
    ("+place", "{cited c}的{digit d}[分别|]排除了{houses h}"),
    ("+place", "{houses having}[都|]已有{digit d}（{ring by}）"),
    ("+place", "{cited f}[都|]已有数字"),
    ("+place", "[{cited-comma f}和|]其余各格{others}都已有数字"),
    ("+place", "题给候选数中{cells lost}[都|]没有{digit d}"),
    ("+place", "{cells lost}在第{step n}步已删去{digit d}"),
    ("+place", "{cells lost}由上面第{line l}条已不能是{digit d}"),
    ("+place", "已假设{cells lost}[都|]不是{digit d}{supposed}"),
    ("+seen", "{house h}有{digits s}"),
    ("+held", "{house h}已有{cited-digits s}"),
    ("+held", "{cell c}已删去{lost-digits l}"),
    ("+held", "题给候选数中{cell c}没有{nor s}"),
    ("single-cells", "（{cells c}[各|]只有一个候选数，本身就是唯一余数。）"),
    ("single-digits", "（{house h}的{digits s}[各|]只有一个位置，本身就是排除。）"),
];

pub const EVENTS: &[(&str, &str)] = &[
    ("stuck", "所有技巧都找不到下一步。"),
    ("guess-places", "{house h}的{digit d}只剩{so-many n}个位置：{cells c}[，全盘没有更少的|]。"),
    ("guess-digits", "{cell c}只剩{so-many n}个候选数：{digits s}[，全盘没有更少的|]。"),
    ("guess-try", "所以从中任选一个来试：假设{concl o}（第{step n}次试数，第{step m}层）。"),
    ("no-place", "[这样一来，|]{house h}[就|]没有位置可填{digit d}[了|][：{+place r}|]。"),
    ("no-digit", "[这样一来，|]{cell c}[就|]没有数字可填[了|][：{+held r}|]。"),
    ("retreat", "试错了，所以{concl o}。"),
    ("solved", "所有格都已填满，解题完成。"),
];

pub const SUBSETS: &[(&str, &str)] = &[
    ("locked", "{house h}的{digit d}只能填在{places c}，[这两格|这三格]都在{house v}。"),
    ("locked-so", "{digit d}必在其中一格，所以{house v}的别处不能再有{digit d}：{concl o}。"),
    ("naked-each", "{houses hs}中，{cells c}都只能填{either s}。"),
    ("naked", "{houses hs}中，{naked-cells e}只含{digits s}。"),
    (
        "naked-so",
        "{so-many n}格只有{so-many n}个数可选，[必各占一格|每个数必占其中一格]，所以{houses hs}的别处不能再有这{so-many n}个数：{concl o}。",
    ),
    ("naked-has", "{so-many n}格恰填{so-many n}个数，所以{+digit-in i}。"),
    ("hidden-each", "{houses hs}中，{digits s}都只能填在{places c}。"),
    ("hidden", "{houses hs}中，{+hidden-digit e}。"),
    ("hidden-so", "{so-many n}个数只有{so-many n}格可填，正好占满，所以这{so-many n}格不能再填别的数：{concl o}。"),
    ("+hidden-digit", "{digit d}只能填在{places c}"),
    ("+digit-in", "{digit d}在{places c}"),
    (
        "almost-locked",
        "{house f}的{cells c}只能填{either s}，只会剩下其中一个，所以{house f}与{house t}的交叉处至多填其中一个。在{house t}，{digits s}只能填在交叉处或{places p}，所以{cells p}必填其中的{step n}个，不能填别的数；交叉处恰填一个，{house f}的其余格都不能填这些数：{concl o}。",
    ),
    (
        "leftover",
        "{house a}与{house b}共用三格，各要填满九个数，所以{leftover-cells ac}（A）与{leftover-cells bc}（B）所填的数相同。而{+leftover-part r}。",
    ),
    ("+leftover-part", "{house h}的六格没有{either s}的位置"),
    ("leftover-so", "一边不能填的数，另一边也不能填：{concl o}。"),
    (
        "firework",
        "在{house b}之外，{house r}的{digits s}只能填在{cell x}，{house k}的{digits s}只能填在{cell y}。其中某个数若不在这两格，在这两条线上就都落在{house b}内，只能填在相交的{cell p}。",
    ),
    ("firework-so", "因此三个数必占{cells c}三格，这三格不能填别的数：{concl o}。"),
    (
        "firework-two-so",
        "因此四个数必占{cells c}四格：{cell p}填{either s}，{cell q}填{either t}，另外两格填{digits u}中的两个：{concl o}。",
    ),
];

pub const FISH: &[(&str, &str)] = &[
    ("fish", "{houses base}的{digit d}只能填在{houses cover}[：{;fish-places r}|]。"),
    (
        "fish-so",
        "{so-many n}{houses-word}要填{so-many n}个{digit d}，而{so-many n}{houses-word}各只能填一个，所以这{so-many n}{houses-word}的{digit d}都在这{so-many n}{houses-word}里，别处不能再有{digit d}：{concl o}。",
    ),
    ("+fish-places", "{house h}在{places c}"),
    ("fish-stuck", "这样{house h}就没有位置可填{digit d}了，所以这种情况不成立：{concl o}。"),
    ("finned", "除鱼鳍{cells fins}外，{houses base}的{digit d}只能填在{houses cover}[：{;fish-places r}|]。"),
    ("finned-fin", "若{places fin}是{digit d}，{house b}的其余各格都不能填{digit d}。"),
    (
        "finned-without",
        "若{not-these w}，这{so-many n}{houses-word}的{digit d}就在这{so-many n}{houses-word}各占一格，这{so-many n}{houses-word}的其余各格都不能填{digit d}。",
    ),
    ("finned-places", "若{not-these w}，{+its-place i}，{houses some}的其余各格都不能填{digit d}。"),
    (
        "finned-places",
        "若{not-these w}，{+its-place i}，{houses others}的就在{houses free}各占一格，{houses some}的其余各格都不能填{digit d}。",
    ),
    (
        "finned-last",
        "若{not-these w}，{+its-place i}，同{kind k}的{cells near}不是{digit d}，{house others}的{digit d}就在{cells far}，{houses some}的其余各格都不能填{digit d}。",
    ),
    ("finned-stuck", "不可能都不是：{house h}没有别的位置可填{digit d}。"),
    ("+its-place", "{house h}的{digit d}只能填在{cell c}"),
    ("finned-so", "{cells lost}[都|]既在{house b}又在{houses lines}，两种情况下都不能填{digit d}。"),
    (
        "complex",
        "这些区没有共同的位置，所以要填{so-many n}格{digit d}，而{so-many n}{houses-word}最多也只能填{so-many n}个，各占一个。",
    ),
    ("complex-twice", "若{digit d}填在{cells twice}，就一次占去其中两个，剩下的不够用。"),
    ("complex-so", "所以{houses cover}别处不能再有{digit d}：{concl o}。"),
    ("complex-endo", "{cells endo}[同属其中两个区，也是鱼鳍|各自同属其中两个区，也都是鱼鳍]。"),
    ("complex-fin", "若{places fin}是{digit d}，{cells lost}[与|都与][它|这两格|全部鱼鳍]同区，不能填{digit d}。"),
    (
        "complex-without",
        "若{not-these w}，{houses base}的{digit d}就填在{so-many n}个不同的格里，{houses cover}各占一格，{houses cover}的其余各格都不能填{digit d}。",
    ),
    ("complex-both", "所以两种情况下{cells lost}都不能填{digit d}。"),
    ("templates-sure", "不论还没填的{digit d}怎么填，{cells c}[都是|全是]{digit d}。"),
    ("templates", "把还没填的{digit d}全部填上，每行、每列、每宫各一个：[只有一种填法|有{so-many n}种填法]："),
    ("templates", "把还没填的{digit d}全部填上，每行、每列、每宫各一个，列出所有填法，用到的只有："),
    ("template", "{cells way}"),
    ("template-line", "{house h}在{places way}"),
    ("templates-so", "每种填法都如此，所以{concl o}。"),
    ("templates-so", "[剩下的那个位置|剩下的位置]一次也没有用到：{concl o}。"),
];

pub const LINKS: &[(&str, &str)] = &[
    (
        "two-links",
        "{house h}的{digit d}只能填在{places c}，{house g}的{digit d}只能填在{places e}。{cells near}同在{house j}，不能都是{digit d}，所以{cell a}（A）和{cell b}（B）至少一格是{digit d}。",
    ),
    ("sees-all", "{cells t}[与{all-of x}都同区，所以|都与{all-of x}同区，所以都]不能填{digit d}。"),
    ("sees-all-so", "与{all-of x}都同区的格都不能填{digit d}：{concl o}。"),
    ("beside", "{cells t}[都|]与A同{kind one}、与B同{kind two}，所以[都|]不能填{digit d}。"),
    ("beside", "{cells t}[都|]与A、B同{kind one}，所以[都|]不能填{digit d}。"),
    (
        "rectangle",
        "{house h}中可填{digit d}的格都在{house line}（{cells c}）或{house across}（{cells e}）。{house g}的{digit d}只能填在{places p}。",
    ),
    ("rectangle-far", "若{cell far}是{digit d}，同{kind k}的{cells t}不是；"),
    (
        "rectangle-near",
        "若{cell near}是{digit d}，{house line}的其余各格都不是，{house h}的{digit d}就在{house across}，同在{house across}的{cell t}不是。",
    ),
    ("rectangle-so", "无论哪种情况，{cell t}都不能填{digit d}。"),
    (
        "xy-wing",
        "{cell p}只能填{either s}。若填{digit x}，同{kind ka}的{cell a}（A）只能填{either as}，就是{digit d}；若填{digit y}，同{kind kb}的{cell b}（B）只能填{either bs}，就是{digit d}。无论哪种情况，A、B总有一格是{digit d}。",
    ),
    (
        "xyz-wing",
        "{cell p}只能填{either s}。若填{digit x}，同{kind ka}的{cell a}（A）只能填{either as}，就是{digit d}；若填{digit y}，同{kind kb}的{cell b}（B）只能填{either bs}，就是{digit d}；否则{cell p}自己（C）就是{digit d}。无论哪种情况，这三格总有一格是{digit d}。",
    ),
    (
        "w-wing",
        "{cell a}（A）和{cell b}（B）都只能填{either s}。{house h}的{digit e}只能填在{places c}：若在{cell near}，同{kind ka}的A就不是{digit e}，只能是{digit d}；若在{cell far}，同{kind kb}的B就不是{digit e}，只能是{digit d}。无论哪种情况，A、B总有一格是{digit d}。",
    ),
    (
        "chute",
        "{cell a}（A）和{cell b}（B）都只能填{either s}。{cells c}都不能填{either m}，所以{house h}的{either m}在{house sa}或{house sb}。因此{cell a}和{cell b}不能都是{either m}，至少一格是{either d}。",
    ),
    (
        "chute",
        "{cell a}（A）和{cell b}（B）都只能填{either s}。{cells c}都不能填{either m}，所以{house h}的{either m}在{house sa}或{house sb}。因此{cell a}和{cell b}不能相同，两个数各占一格。",
    ),
    ("chute-so", "同时与这两格同区的格都不能填{either d}：{concl o}。"),
    (
        "er-pair",
        "{cell a}（A）和{cell b}（B）都只能填{either s}。{house h}的{digits t}只能填在{places c}，都在{house row}或{house column}：若A、B填同一个数，{house h}就没有它的位置。所以A、B两数各占一格；在{house h}里，A的数在{house column}，B的数在{house row}。",
    ),
    (
        "er-pair-so",
        "因此{house row}和{house column}的{digits t}都在A、B和{house h}里，别处不能再填；同时与A、B同区的格也不能填：{concl o}。",
    ),
    (
        "remote",
        "{cells c}都只能填{digit x}或{digit y}，相邻两格依次同区（{houses hs}），两个数交替出现。所以两端的{cell a}（A）和{cell b}（B）总是一格填{digit x}、另一格填{digit y}。",
    ),
    ("remote-so", "同时与这两格同区的格都不能填{digit x}、{digit y}：{concl o}。"),
    ("dual", "下面两步共用大部分格子，合为一步："),
    ("dual-so", "合起来：{concl o}。"),
];
