//! Chinese: deadly patterns, exocets, symmetry, and cases.

pub const DEADLY: &[(&str, &str)] = &[
    (
        "corners",
        "{cells c}是矩形的四个角，占两行、两列、两宫[，都可填{either s}|]。若四格都只填{either s}，把两数对调后各行、列、宫依然成立，题目就有两个解。",
    ),
    (
        "corners-so",
        "{cells c}是矩形的四个角，占两行、两列、两宫，其中{cells t}三格都只能填{either s}。若{cell r}也填{either s}，把四格中的两数对调，各行、列、宫依然成立，题目就有两个解。本题只有唯一解，所以{concl o}。",
    ),
    (
        "ring",
        "{cells c}首尾相接成环：相邻两格同区，环经过的每行、每列、每宫都恰有其中两格，而且都可填{either s}。若都只填{either s}，两数就沿环交替，对调后各行、列、宫依然成立，题目就有两个解。",
    ),
    (
        "odd-ring",
        "{cells c}首尾相接成环：相邻两格同区，而且都可填{either s}。若都只填{either s}，两数就要沿环交替；但{step n}格是奇数，做不到。",
    ),
    (
        "crossing",
        "{houses hs}与{houses gs}交于{cells c}。若这些格都只填{either s}，{houses hs}在这里就各有这{so-many n}个数，两者对调后各行、列、宫依然成立，题目就有两个解。",
    ),
    (
        "polygon",
        "看{house h}的{cells c}、{house g}中与它们同行的{cells e}、{house k}中与它们同列的{cells f}。若这些格都只填{either s}，总有另一种填法使各行、列、宫的数字不变，题目就有两个解。",
    ),
    (
        "matrix",
        "{houses hs}与{houses gs}交于{cells c}。假设这些格都只填{either s}：若有两行（或两列）填的三个数相同，这两行（或两列）可以对调；否则有一个数各行各列都有，它与另一个数正好占矩形的四角，矩形在两宫内，这两数可以对调。不论哪种情况，对调后各行、列、宫依然成立，题目就有两个解。",
    ),
    ("only-cell", "[本题只有唯一解，|]而[环上各格中|这些格中]只有{places r}还有别的候选数，所以{concl o}。"),
    ("one-is", "[本题只有唯一解，|][而|][{cells r}的其他候选数只有{digit d}，|]所以{cells r}至少一格是{digit d}。"),
    (
        "subset-with",
        "[本题只有唯一解，|]所以[其中至少一个成立，即{places r}有一格是{either e}|{places r}必有一格填别的数，即{either e}]。它与只能填{either s}的{cells c}在{houses hs}凑成{so-many n}格{so-many n}数，其余各格都不能再填这些数：{concl o}。",
    ),
    (
        "locked-with",
        "{house h}的{digit d}只能填在{places c}，其中一格必是{digit d}；若另一格是{either e}，[四个角|环上各格|这些格]就都只填{either s}了。[本题只有唯一解，|]所以另一格不是{either e}：{concl o}。",
    ),
    (
        "crossed",
        "{houses hs}的{digit d}都只能填在这四个角。若{cell one}是{digit d}，同{kind k}的{cell b}就不是，{house h}的{digit d}就在{cell two}，其余两角只能填{either s}，就都是{digit e}；若{cell two}是{digit d}，同理。本题只有唯一解，所以{concl o}。",
    ),
    (
        "hidden-corner",
        "假设{cell c}是{digit e}，则{cell rm}是{digit d}（{house h}的{digit d}只能填在这两个角），{cell cm}也是{digit d}（{house g}的{digit d}也只能填在这两个角），于是只能填{either s}的{cell p}是{digit e}。本题只有唯一解，所以假设不成立：{concl o}。",
    ),
    (
        "walked",
        "假设{cell c}是{digit d}，则{+settled w}，四个角就只填{either s}了。本题只有唯一解，所以假设不成立：{concl o}。",
    ),
    ("+settled", "同{kind k}的{cell c}只能是{digit d}"),
    ("+settled", "{house h}的{digit d}只能填在{cell c}"),
    ("avoidable", "{cells c}是矩形的四个角，占两行、两列、两宫，而且都不是提示数。"),
    (
        "avoidable-cell",
        "{cell p}已填{digit x}，{cells q}已填{digit y}。若{cell c}是{digit x}，把四格中的{digit x}和{digit y}对调，各行、列、宫依然成立，提示数也没有变，就有两个解。本题只有唯一解，所以这不可能：{concl o}。",
    ),
    (
        "avoidable-digit",
        "{cell p}已填{digit x}，{cell q}已填{digit y}；与{cell p}同线的{cell a}只能填{either as}，{cell b}只能填{either bs}。若{cell a}是{digit y}、{cell b}是{digit x}，把四格中的{digit x}和{digit y}对调，各行、列、宫依然成立，提示数也没有变，就有两个解。本题只有唯一解，所以{cells r}至少一格是{digit d}。",
    ),
    (
        "bug",
        "所有空格都只有两个候选数，只有{cells r}例外。若去掉{the-candidates g}，每行、每列、每宫缺的数都恰有两个位置，这样的盘面不可能只有一个解。",
    ),
    ("bug-so", "本题只有唯一解，所以其中至少一个成立；与它们都冲突的候选数可以删去：{concl o}。"),
    (
        "bug-locked",
        "本题只有唯一解，所以其中至少一个成立；另一格就是{digit d}，因为{house h}的{digit d}没有别的位置：{concl o}。",
    ),
    (
        "bug-xz",
        "本题只有唯一解，所以其中至少一个成立。{cell c}只能填{either s}：若{places q}是{digit e}，它就是{digit d}。所以{digit d}必在{places p}或{cell c}，与这两格都同区的格不能填{digit d}：{concl o}。",
    ),
    (
        "bug-one",
        "所有空格都只有两个候选数，只有{cell r}有{digits s}。若去掉其中的{digit d}，每行、每列、每宫缺的数都恰有两个位置，这样的盘面不可能只有一个解。本题只有唯一解，所以{cell r}填{digit d}（{digit d}在{houses hs}都有三个位置）：{concl o}。",
    ),
];

pub const CASES: &[(&str, &str)] = &[
    ("cases-cell", "{cell c}只能填{either s}。无论填哪个，都能推出{+fact f}："),
    ("cases-house", "{house h}的{digit d}只能填在{places c}。无论填在哪里，都能推出{+fact f}："),
    ("cases-two", "无论{cell c}是不是{digit d}，都能推出{+fact f}："),
    ("together", "{so-many n}步一气呵成："),
    ("cases-guardians", "以下至少一个成立：{candidates g}。无论哪个成立，都能推出{+fact f}："),
    ("suppose", "假设{+fact a}。推下去："),
    ("suppose", "假设{+fact a}。推下去共{step n}条就矛盾，其中有的条目里再作假设："),
    ("suppose", "假设{+fact a}。推下去共{step n}条就矛盾，其中的假设套了{step m}层："),
    ("+fact", "{cell c}是{digit d}"),
    ("+fact", "{cell c}既不是{digit x}，也不是{digit y}"),
    ("+fact", "{+not n}"),
    ("line-cell", "{cell c}是{digit d}：它只能填{either s}，而{+gone r}。"),
    ("line-cell-stuck", "这样一来，{cell c}就没有数可填了：它只能填{either s}，而{+gone r}。"),
    ("line-house", "{house h}的{digit d}在{cell c}：{+went r}。"),
    ("line-house-stuck", "这样一来，{house h}的{digit d}就没有位置了：{+went r}。"),
    ("+gone", "同{kind k}已有{digits s}（{refs r}）"),
    ("+gone", "{digits s}[都|]已排除（{refs r}）"),
    ("+went", "{cells c}[都|分别|]与{by r}同{kind k}"),
    ("+went", "{cells c}已是{digit x}（{refs r}）"),
    ("+went", "{cells c}都已填了别的数{filled}（{refs r}）"),
    ("+went", "{cells c}[都|]不是{digit n}（{refs r}）"),
    ("lemma-cell", "所以{cell c}只能是{either s}：{concl o}。"),
    ("lemma-digit", "所以{digit d}必在{places c}之一。{cells t}与[这两格|这几格]都同区，所以不能填{digit d}。"),
    ("lemma-digit-so", "所以{digit d}必在{places c}之一。与[这两格|这几格]都同区的格都不能填{digit d}：{concl o}。"),
    ("lemma", "所以以下至少一个成立：{candidates g}。与它们都冲突的候选数可以删去：{concl o}。"),
    ("part", "第[{line l}|{line l}至{line m}]条：{+part-result r}。"),
    ("+part-result", "{+fact f}"),
    ("+part-result", "{cell c}没有数可填"),
    ("+part-result", "{house h}没有位置可填{digit d}"),
    ("cases-fish", "要么[鱼鳍|有一个鱼鳍]是{digit d}，要么就是没有鱼鳍的鱼。不论哪种情况，都能推出{+fact f}："),
    (
        "cases-fish-house",
        "所以{houses cover}的{digit d}都在其中，{house h}的在{places c}。不论填在哪里，都能推出{+fact f}：",
    ),
    (
        "cases-fish-fins",
        "若鱼鳍都不是{digit d}，{houses cover}的{digit d}就都在其中。所以{places c}必有一格是{digit d}：或是鱼鳍，或在{house h}。不论是哪一格，都能推出{+fact f}：",
    ),
    ("case", "假设{+fact a}："),
    ("case-at-once", "假设{+fact a}：则{+result r}。"),
    ("case-itself", "假设{+fact a}：正是如此。"),
    ("rests-on", "（依据：{lines r}）"),
    ("case-end", "所以{+result r}。"),
    ("case-impossible", "所以这种情况不成立。"),
    ("+result", "{cell c}是{digit d}"),
    ("+result", "{+not n}"),
    ("+result", "{cell c}既不是{digit x}，也不是{digit y}"),
    ("+result", "{cells c}与{cell by}同{kind k}，[都|]不是{digit n}"),
    ("+result", "{cells c}[都|]与{cell by}同区，[都|]不是{digit n}"),
];

pub const RARE: &[(&str, &str)] = &[
    (
        "exocet",
        "{cells a}（A，基格）填{digits s}中的两个。A的数在{houses h}的别处都不能再填，所以在{houses hs}里，{houses lines}这三条线只能把它填在{cells b}（B，目标格）。在这些宫之外，这三条线上每个数至多出现两次：",
    ),
    (
        "exocet-double",
        "{cells a}（A，基格）填{digits s}中的两个，{cells c}（C，另一组基格）也是。在{houses hs}里，{houses lines}这三条线只能把A的数填在{cells b}（B，A的目标格），把C的数填在{cells e}（D，C的目标格）。在这些宫之外，这三条线上每个数至多出现两次：",
    ),
    ("exocet-digit", "{digit d}只在{houses hs}；"),
    ("exocet-nowhere", "{digit d}没有位置；"),
    (
        "rare-so",
        "但这三条线都要填这个数，宫外只容得下两个，所以必有一个填在宫内，即B。A的两个数都是如此，把B填满：{concl o}。",
    ),
    (
        "rare-so",
        "但这三条线都要填这个数，宫外只容得下两个，所以A的两个数都在B。某个数填在一个目标格时，另外两条线必在这些宫之外填它，而且位置不同。做不到的数，从这个目标格删去；两个目标格都不能填的数，也从A删去：{concl o}。",
    ),
    ("rare", "但这三条线都要填这个数，宫外只容得下两个，所以A的两个数都在B。每个数在各宫里各填一次，由此得到镜像格："),
    ("mirror", "{cell t}的数，在{house h}里必在{places c}（{letter l}）；"),
    ("rare", "镜像两格中，一格与目标格同数，另一格不是A的数："),
    ("mirror-lacks", "{cell t}不能填镜像{letter l}所没有的数：{concl p}。"),
    ("mirror-in", "镜像格里：{concl p}。"),
    (
        "rare-so",
        "但这三条线都要填这个数，宫外只容得下两个，所以B填A的数，D填C的数。A、C没有相同的数，否则{house h}里的两个目标格就会同数。所以A、C合起来恰填{digits s}，B、D也是。B、D不能填别的数；与A、C的四格都同区的格，与B、D的四格都同区的格，都不能填这些数：{concl o}。",
    ),
    (
        "rare-so",
        "但这三条线都要填这个数，宫外只容得下两个，所以B填A的数，D填C的数。A、C没有相同的数，否则{house h}里的两个目标格就会同数。所以{digits s}各在A或C里，三条线在这些宫之外恰好各填两次：若其位置只在两区，则每区一次，这两区的别处不能再填：{concl o}。",
    ),
    (
        "symmetric",
        "把盘面{motion m}，再把数字互换（{+exchange x}[；{digits s}不变|]），提示数还是原样。本题只有唯一解，所以终盘也还是原样。",
    ),
    (
        "rearranged",
        "把盘面重新排列（{+moved l}），再把数字互换（{+exchange x}[；{digits s}不变|]），提示数还是原样。本题只有唯一解，所以终盘也还是原样。",
    ),
    ("+moved", "{house h}与{house i}"),
    ("+moved", "{house h}变成{house i}"),
    ("+exchange", "{digit x}与{digit y}"),
    ("+exchange", "{digit x}变成{digit y}"),
    ("symmetric-stays", "{cells c}[位置不变|的位置都不变]，只能填不变的{either s}：{concl o}。"),
    ("symmetric-filled", "{cell c}的{digit d}移到{cell e}，变成{digit x}：{concl p}。"),
    ("rare", "一格不能填的数，对应的格也不能填相应的数："),
    ("symmetric-gone", "{cell c}不能填{nor s}，所以{cell e}不能填{nor t}；"),
    (
        "tridagon",
        "{houses hs}有十二格可填{either s}：{cells c}，每宫三格，两两不同行、不同列；其中只有{+can-also g}。假设十二格都是{either s}，那么同宫的三格互不相同，同行、同列的格也不相同。设{house h}的三格依次为p、q、r：{cell p}是p，{cell q}是q，{cell r}是r。",
    ),
    ("+can-also", "{cells c}还可填{either s}"),
    (
        "three-digits",
        "有{step n}格可填{either s}：{cells c}；其中只有{+can-also g}。假设这些格都是{either s}，同区的格就互不相同。{cell p}、{cell q}、{cell r}两两同区，设它们依次为p、q、r。",
    ),
    ("three-forced", "{cell c}与{cells b}同区，所以是{letter l}；"),
    ("three-stuck", "{cell c}与{cells b}同区，三个数都已出现，无数可填。"),
    ("three-tried", "{cell c}与{cells b}同区，若它是{letter l}："),
    ("rare", "每种情况下都有一格无数可填，这不可能。"),
    ("tridagon-beside", "{house h}的{cells c}依次是{letters x}或{letters y}：每格都与同[行|列]的{house g}格不同；"),
    ("tridagon-last", "{house h}的每格都与同列的{house g}格、同行的{house k}格不同："),
    ("tridagon-so", "每种情况下{house h}都有两格相同，这不可能。"),
    (
        "tridagon-alike",
        "{house g}是{letters x}，{house h}是{letters y}：{cell one}不是{letter a}、{letter b}，{cell two}不是{letter c}、{letter e}，两格都只能是{letter l}；",
    ),
];
