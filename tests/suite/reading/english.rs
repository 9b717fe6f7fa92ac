//! English: singles, subsets, fish and wings. Each pattern has the name of its check; a name with
//! `+` is a clause inside others.

pub const SINGLES: &[(&str, &str)] = &[
    ("full-house", "{cell c} is the last empty cell of {house h}, and {digit d} is the digit still missing there."),
    ("hidden-single", "in {house h}, the {digit d} can only go in {cell c}: {+place r}."),
    ("naked-seen", "{cell c} sees every digit but {digit d}: {+seen r}."),
    ("naked-single", "{cell c} can only be {digit d}: {+held r}."),
    ("so", "so {concl o}."),
    ("hidden-passing", "{house h} has its {digit d} in {cell c}: {+place r}."),
    ("naked-passing", "{cell c} is {digit d}: {+held r}."),
    ("last", "{concl o}, last in its {kind k}."),
    ("+place", "[the {digit d} in {cited c} rules|the {digit d}s in {cited c} rule] out {houses h}"),
    ("+place", "{houses having} [has [a|an] {digit d}|have theirs] ({ring by})"),
    ("+place", "{cited f} [is|are] filled"),
    ("+place", "[{cited-comma f} and |]the other cells{others} are filled"),
    ("+place", "{cells lost} lost the {digit d} in step {step n}"),
    ("+place", "{cells lost} lost the {digit d} in line {line l}"),
    ("+place", "{cells lost} [has|have] no {digit d} in the pencil marks given"),
    ("+place", "{cells lost} [is|are] supposed not to be {digit d}{supposed}"),
    ("+seen", "{digits s} in {house h}"),
    ("+held", "{house h} has {cited-digits s}"),
    ("+held", "{cell c} lost {lost-digits l}"),
    ("+held", "{cell c} has no {nor s} in the pencil marks given"),
    (
        "single-cells",
        "({cells c} [has|have] only one candidate[: it is a naked single| each: they are naked singles].)",
    ),
    (
        "single-digits",
        "({digits s} [has|have] only one place in {house h}: [it is a hidden single|they are hidden singles].)",
    ),
];

pub const EVENTS: &[(&str, &str)] = &[
    ("stuck", "none of the techniques finds more."),
    (
        "guess-places",
        "{house h} has only {so-many n} place[s|] for the {digit d}, {cells c}[, and nothing on the grid has fewer|].",
    ),
    ("guess-digits", "{cell c} has only {so-many n} candidate[s|], {digits s}[, and nothing on the grid has fewer|]."),
    ("guess-try", "so try one of them: {concl o} (guess {step n}, depth {step m})."),
    ("no-place", "[now |]{house h} has no place [left |]for the {digit d}[: {+place r}|]."),
    ("no-digit", "[now |]there is no digit [left |]for {cell c}[: {+held r}|]."),
    ("retreat", "the guess was wrong, so {concl o}."),
    ("solved", "every cell is filled: the puzzle is solved."),
];

pub const SUBSETS: &[(&str, &str)] = &[
    ("locked", "in {house h}, the {digit d} can only go in {places c}, [both|all] in {house v}."),
    ("locked-so", "one of them is the {digit d}, so no other cell of {house v} is: {concl o}."),
    ("naked-each", "in {houses hs}, {cells c} can each only be {either s}."),
    ("naked", "in {houses hs}, {naked-cells e} have only {digits s} between them."),
    (
        "naked-so",
        "{so-many n} cells, {so-many n} digits: [both|all {so-many n}] are used up here and can be nowhere else in {houses hs}: {concl o}.",
    ),
    ("naked-has", "{so-many n} cells, {so-many n} digits: so {+digit-in i}."),
    ("hidden-each", "in {houses hs}, the digits {digits s} can each only go in {places c}."),
    ("hidden", "in {houses hs}, {+hidden-digit e}."),
    (
        "hidden-so",
        "{so-many n} digits need {so-many n} cells, and these are all they have, so nothing else can go there: {concl o}.",
    ),
    ("+hidden-digit", "{digit d} [can only go in|only in] {places c}"),
    ("+digit-in", "{places c} is {digit d}"),
    (
        "almost-locked",
        "in {house f}, {cells c} can only be {either s}, so [it takes one of the two, and only the other|they take all but one of these, and only that one] can be where {house f} and {house t} cross. in {house t}, {digits s} can only go there or in {places p}. so {cells p} [is one|are {step n}] of them and nothing else, exactly one is where the two cross, and no other cell of {house f} is any of them: {concl o}.",
    ),
    (
        "leftover",
        "{house a} and {house b} share three cells, and both hold all nine digits. so {leftover-cells ac} (A) hold the same digits as {leftover-cells bc} (B). but {+leftover-part r}.",
    ),
    ("+leftover-part", "those of {house h} have no place for {either s}"),
    ("leftover-so", "a digit that one side lacks is missing on the other side, too: {concl o}."),
    (
        "firework",
        "outside {house b}, the digits {digits s} can only go in {cell x} in {house r}, and only in {cell y} in {house k}. one that is in neither of these two cells is in {house b} in both lines, so it is in {cell p}, where they cross.",
    ),
    ("firework-so", "three digits therefore need three cells, {cells c}, and nothing else can go there: {concl o}."),
    (
        "firework-two-so",
        "four digits therefore need four cells, {cells c}: {cell p} is {either s}, {cell q} is {either t}, and the other two cells are two of {digits u}: {concl o}.",
    ),
];

pub const FISH: &[(&str, &str)] = &[
    ("fish", "in {houses base}, the {digit d} can only go in {houses cover}[: {;fish-places r}|]."),
    (
        "fish-so",
        "{so-many n} {houses-word} need {so-many n} {digit d}s, and {so-many n} {houses-word} can hold only {so-many n}: each of the {so-many n} {houses-word} gets its {digit d} from one of the {so-many n} {houses-word}, and has no other: {concl o}.",
    ),
    ("+fish-places", "{places c} in {house h}"),
    ("fish-stuck", "now {house h} has no place left for the {digit d}, so this case is impossible: {concl o}."),
    (
        "finned",
        "in {houses base}, apart from {cells fins}, the [fin|fins], the {digit d} can only go in {houses cover}[: {;fish-places r}|].",
    ),
    ("finned-fin", "if {places fin} is {digit d}, no other cell of {house b} can be."),
    (
        "finned-without",
        "if {not-these w}, the {so-many n} {houses-word} have their {digit d}s in these {so-many n} {houses-word}, one in each, so no other cell there can be {digit d}.",
    ),
    ("finned-places", "if {not-these w}, {+its-place i}, so no other cell of {houses some} can be {digit d}."),
    (
        "finned-places",
        "if {not-these w}, {+its-place i}, and for {houses others} only {houses free} are left, one for each. so no other cell of {houses some} can be {digit d}.",
    ),
    (
        "finned-last",
        "if {not-these w}, {+its-place i}. so {cells near} (same {kind k}) is not {digit d}, {house others} has its {digit d} in {cells far}, and no other cell of {houses some} can be {digit d}.",
    ),
    ("finned-stuck", "it cannot be otherwise: {house h} has no other place for the {digit d}."),
    ("+its-place", "{house h} has its {digit d} in {cell c}"),
    ("finned-so", "{cells lost} [is|are] in {house b} and in {houses lines}, and in both cases cannot be {digit d}."),
    (
        "complex",
        "no two of these houses share a place for it, so that makes {so-many n} cells with {digit d}, and {so-many n} {houses-word} can hold only {so-many n}, one in each.",
    ),
    ("complex-twice", "a {digit d} in {cells twice} would take two of them at once, and leave too few."),
    ("complex-twice", "an 8 in {cells twice} would take two of them at once, and leave too few."),
    ("complex-so", "so {houses cover} can have no other {digit d}: {concl o}."),
    (
        "complex-endo",
        "{cells endo} [is in two of these houses at once, and is a fin, too|are each in two of these houses at once, and are fins, too].",
    ),
    (
        "complex-fin",
        "if {places fin} is {digit d}, {cells lost} cannot be, as [it sees|they see] [it|both|all of them].",
    ),
    (
        "complex-without",
        "if {not-these w}, {houses base} have their {digit d}s in {so-many n} different cells of {houses cover}, one in each, so no other cell of {houses cover} can be {digit d}.",
    ),
    ("complex-both", "so in both cases {cells lost} cannot be {digit d}."),
    ("templates-sure", "wherever the missing {digit d}s go, {cells c} [is|are all] {digit d}."),
    (
        "templates",
        "place all missing {digit d}s at once, one in every row, column and box: there [is only one way|are {so-many n} ways]:",
    ),
    (
        "templates",
        "place all missing {digit d}s at once, one in every row, column and box, in every way that there is. they use only",
    ),
    ("template", "{cells way}"),
    ("template-line", "{places way} in {house h}"),
    ("templates-so", "so {concl o}, as in every one of them."),
    ("templates-so", "no way uses the [place that is|places that are] left over: {concl o}."),
];

pub const LINKS: &[(&str, &str)] = &[
    (
        "two-links",
        "in {house h}, the {digit d} can only go in {places c}; in {house g}, only in {places e}. {cells near} are both in {house j}, so they cannot both be {digit d}: at least one of {cell a} (A) and {cell b} (B) is.",
    ),
    ("sees-all", "{cells t} [sees|each see] {all-of x}, so [it cannot|neither can|none of them can] be {digit d}."),
    ("sees-all-so", "a cell that sees {all-of x} cannot be {digit d}: {concl o}."),
    (
        "beside",
        "{cells t} [is|are both|are all] in the {kind one} of A and the {kind two} of B, so [it cannot|neither can|none of them can] be {digit d}.",
    ),
    (
        "beside",
        "{cells t} [is|are both|are all] in the {kind one} of A and B, so [it cannot|neither can|none of them can] be {digit d}.",
    ),
    (
        "rectangle",
        "in {house h}, all places for the {digit d} are in {house line} ({cells c}) or in {house across} ({cells e}). in {house g}, the {digit d} can only go in {places p}.",
    ),
    ("rectangle-far", "if {cell far} is {digit d}, {cells t}, in the same {kind k}, is not."),
    (
        "rectangle-near",
        "if {cell near} is {digit d}, no other cell of {house line} is, so {house h} has its {digit d} in {house across}, and {cell t}, in {house across} too, is not {digit d}.",
    ),
    ("rectangle-so", "either way {cell t} cannot be {digit d}."),
    (
        "xy-wing",
        "{cell p} can only be {either s}. if it is {digit x}, then in the same {kind ka} {cell a} (A), which can only be {either as}, is {digit d}. if it is {digit y}, then in the same {kind kb} {cell b} (B), which can only be {either bs}, is {digit d}. either way A or B is {digit d}.",
    ),
    (
        "xyz-wing",
        "{cell p} can only be {either s}. if it is {digit x}, then in the same {kind ka} {cell a} (A), which can only be {either as}, is {digit d}. if it is {digit y}, then in the same {kind kb} {cell b} (B), which can only be {either bs}, is {digit d}. otherwise {cell p} (C) is itself {digit d}. whichever it is, one of the three cells is {digit d}.",
    ),
    (
        "w-wing",
        "{cell a} (A) and {cell b} (B) can each only be {either s}. in {house h}, the {digit e} can only go in {places c}. if it is in {cell near}, then A, in the same {kind ka}, is not {digit e}, so it is {digit d}. if it is in {cell far}, then B, in the same {kind kb}, is not {digit e}, so it is {digit d}. either way A or B is {digit d}.",
    ),
    (
        "chute",
        "{cell a} (A) and {cell b} (B) can each only be {either s}. none of {cells c} can be {either m}, so in {house h} the {either m} is in {house sa} or {house sb}. {cell a} and {cell b} therefore cannot both be {either m}: at least one of them is {either d}.",
    ),
    (
        "chute",
        "{cell a} (A) and {cell b} (B) can each only be {either s}. none of {cells c} can be {either m}, so in {house h} the {either m} is in {house sa} or {house sb}. {cell a} and {cell b} therefore cannot be the same digit: one of them is the one, the other is the other.",
    ),
    ("chute-so", "a cell that sees both cannot be {either d}: {concl o}."),
    (
        "er-pair",
        "{cell a} (A) and {cell b} (B) can each only be {either s}. in {house h}, {digits t} can only go in {places c}, all in {house row} or {house column}: if A and B were the same digit, {house h} would have no place for it. so one of them is the one and the other is the other. in {house h}, the digit of A is then in {house column}, and the digit of B in {house row}.",
    ),
    (
        "er-pair-so",
        "{house row} and {house column} therefore have {digits t} in A, B and {house h}, and nowhere else; nor can a cell that sees A and B be either: {concl o}.",
    ),
    (
        "remote",
        "{cells c} can each only be {digit x} or {digit y}, and each sees the next ({houses hs}), so the two digits alternate. one of the ends {cell a} (A) and {cell b} (B) is {digit x} and the other {digit y}.",
    ),
    ("remote-so", "a cell that sees both can be neither {digit x} nor {digit y}: {concl o}."),
    ("dual", "two steps share so much that they are taken together:"),
    ("dual-so", "together: {concl o}."),
];
