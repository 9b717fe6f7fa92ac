//! Chinese patterns: alternatives of which one is true, and areas that hold the same digits.

pub const STEMS: &[(&str, &str)] = &[
    (
        "outside",
        "{cells c}是矩形的四个角，占两行、两列、两宫，都可填{either s}。若{houses hs}的{digit x}和{digit y}都填在四角，四格就只填这两数，把两数对调后各行、列、宫依然成立，题目就有两个解。所以{houses hs}中必有{digit x}或{digit y}填在四角之外。",
    ),
    (
        "outside",
        "{cells c}是矩形的四个角，占两行、两列、两宫，都可填{either s}。若{houses hs}的{digit x}、{houses gs}的{digit y}都填在四角，四格就只填这两数，把两数对调后各行、列、宫依然成立，题目就有两个解。所以{houses hs}必有{digit x}填在四角之外，或{houses gs}必有{digit y}填在四角之外。",
    ),
    (
        "avoidable-open",
        "{+fact f}。若{+fact w}，把四格中的{digits s}对调，各行、列、宫依然成立，提示数也没有变，就有两个解。",
    ),
    (
        "pairs",
        "给以下各格（都不是提示数[，其中{cells e}已填|]）各配一对数：{+pair p}。每行、每列、每宫中，每个数都恰好出现在其中两格的数对里，或者不出现。若各格都填自己数对中的数，把各格都换成另一个数，各行、列、宫依然成立，题目就有两个解。",
    ),
    ("+pair", "{cells c}（{digits s}）"),
    ("guardians-true", "[本题只有唯一解，|]所以以下至少一个成立：{candidates g}。"),
    ("guardian-alone", "[本题只有唯一解，|]所以唯一的出路必定成立：{concl o}。"),
    (
        "guardians-excluded",
        "[本题只有唯一解，|]所以以下至少一个成立：{candidates g}。与它们都冲突的候选数可以删去：{concl o}。",
    ),
    (
        "guardians-excluded",
        "[本题只有唯一解，|]所以以下至少一个成立：{the-candidates g}。与它们都冲突的候选数可以删去：{concl o}。",
    ),
    ("stem-cell", "{cell c}只能填{either s}。"),
    ("stem-house", "{house h}的{digit d}只能填在{places c}。"),
    ("stem-set", "{cells c}共{so-many n}格，只含{digits s}，比格数多两个，所以至少填{either e}之一。"),
    ("petals", "无论哪个成立，都有一组格失去一个数而必填{digits d}，或者直接排除同样的数："),
    ("petals-so", "每种情况下{concl o}。"),
    ("bloom-direct", "[填{either own}|{candidates g}]：直接排除；"),
    (
        "bloom",
        "[填{either own}|{candidates g}]：{cells c}只含{digits s}，其中可填{digit one}的{cells seen}与{cells stem}同区，所以这几格没有{digit one}，必填{digits rest}，{+digit-in i}；",
    ),
    ("bloom", "[填{either own}|{candidates g}]：{cells c}只含{digits s}，失去这个数后其余的数都要填，{+digit-in i}；"),
    ("bloom-cell", "[填{either own}|{candidates g}]：同{kind k}的{cell c}只能填{either s}，就是{digit d}；"),
    ("bloom-cell", "[填{either own}|{candidates g}]：只能填{either s}的{cell c}就是{digit d}；"),
    ("bloom-loop-cell", "{cell c}只能填{either s}。从每个数各推出一条链，都以{+spot e}为终点："),
    ("bloom-loop-house", "{house h}的{digit d}只能填在{places c}。从每一格各推出一条链，都以{+spot e}为终点："),
    ("+spot", "{cell c}"),
    ("+spot", "{house h}的{digit d}"),
    ("bloom-line", "{candidates g}（{letter n}）：那么{+link l}。"),
    ("+link", "只能填{either s}的{cell c}是{digit d}"),
    ("+link", "{house h}的{digit d}除{cell q}外只能填在{cell c}"),
    ("bloom-line-end", "{candidates g}（{letter n}）本身就是终点。"),
    (
        "bloom-loop-so",
        "在{+spot e}，各终点中只能有一个成立。所以只有一条链正着成立，其余各链都反过来：终点不成立，前面的数也依次不成立，被它们排除的数则成立。无论哪种情况，链上互相排斥的两个候选数恰有一个成立，终点也恰有一个成立：{concl o}。",
    ),
    (
        "equal-areas",
        "一边是{houses hs}，另一边是{houses gs}，两边的数字完全相同，每个数各[两|四]次。去掉两边共有的格，{cells c}（A）与{cells e}（B）所含的数字仍然相同。",
    ),
    (
        "equal-counted",
        "B中{cells q}必填{either s}，所以A中至少有{so-many m}格填{either s}，而只有{cells p}可填，格数正好相等。",
    ),
    ("equal-so", "所以这几格不能填别的数，B的其余各格也不能填{either s}：{concl o}。"),
    (
        "wide",
        "基格{cells a}（A）填{either s}中的两个。假设其中一个填在A，却不填在目标格{cells b}（B），那么{houses hs}不能都填上它：",
    ),
    ("wide-left", "{cell c}填{digit d}：{+room p}，这些位置互相冲突；"),
    ("+room", "{house h}只能填在{places c}"),
    ("wide-nowhere", "{cell c}填{digit d}：{house h}没有位置可填；"),
    ("wide-taken", "{places c}必有一格是{digit d}，因为{house h}的{digit d}没有别的位置，所以这里只能再填一个数。"),
    ("wide-so", "所以A的两个数都在B中，两个目标各填一个。把A可能的数对逐一放进{houses hs}：{concl o}。"),
];
