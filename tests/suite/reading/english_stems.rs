//! English patterns: alternatives of which one is true, and areas that hold the same digits.

pub const STEMS: &[(&str, &str)] = &[
    (
        "outside",
        "{cells c} are the corners of a rectangle in two rows, two columns and two boxes, and all can be {either s}. if {houses hs} had both their {digit x} and their {digit y} in the corners, these would be {either s}, and the two digits could be swapped in them without the rows, columns and boxes noticing: two solutions. so one of these digits is elsewhere in {houses hs}.",
    ),
    (
        "outside",
        "{cells c} are the corners of a rectangle in two rows, two columns and two boxes, and all can be {either s}. if {houses hs} had their {digit x} in the corners, and {houses gs} their {digit y}, all four would be {either s}, and the two digits could be swapped in them without the rows, columns and boxes noticing: two solutions. so {digit x} is elsewhere in {houses hs}, or {digit y} elsewhere in {houses gs}.",
    ),
    (
        "avoidable-open",
        "{+fact f}. if {+fact w}, {digits s} could be swapped in the four cells: the rows, columns and boxes would not notice, and no given would change: two solutions.",
    ),
    (
        "pairs",
        "take these cells, none of them a given[, {cells e} filled already|], with a pair of digits each: {+pair p}. every row, column and box has each digit in the pairs of two of them or of none. if each cell were one of its pair, all could be swapped to the other digit, and the rows, columns and boxes would not notice: two solutions.",
    ),
    ("+pair", "{cells c} ({digits s})"),
    ("guardians-true", "[as the puzzle has only one solution,|so] at least one of these is true: {candidates g}."),
    ("guardian-alone", "[as the puzzle has only one solution,|so] the only way out is true: {concl o}."),
    (
        "guardians-excluded",
        "[as the puzzle has only one solution,|so] at least one of these is true: {candidates g}. anything that each of them rules out is impossible: {concl o}.",
    ),
    (
        "guardians-excluded",
        "[as the puzzle has only one solution,|so] at least one of these is true: {the-candidates g}. anything that each of them rules out is impossible: {concl o}.",
    ),
    ("stem-cell", "{cell c} can only be {either s}."),
    ("stem-house", "in {house h}, the {digit d} can only go in {places c}."),
    (
        "stem-set",
        "{cells c}, {so-many n} cells, have only {digits s} between them, two digits more than cells, so at least one of {either e} is there.",
    ),
    (
        "petals",
        "each of these takes a digit from a set of cells, which then needs {digits d}, or rules out the same directly:",
    ),
    ("petals-so", "in each case {concl o}."),
    ("bloom-direct", "[{either own}|{candidates g}]: directly."),
    (
        "bloom",
        "[{either own}|{candidates g}]: {cells c} have only {digits s} between them; {cells seen}, in sight of {cells stem}, cannot be {digit one}, so they are {digits rest}: {+digit-in i}.",
    ),
    (
        "bloom",
        "[{either own}|{candidates g}]: {cells c} have only {digits s} between them; this takes its digit from them, so all the others are there: {+digit-in i}.",
    ),
    (
        "bloom-cell",
        "[{either own}|{candidates g}]: then [in the same {kind k} |]{cell c}, which can only be {either s}, is {digit d}.",
    ),
    ("bloom-loop-cell", "{cell c} can only be {either s}. a line leads from each of these to {+spot e}:"),
    (
        "bloom-loop-house",
        "in {house h}, the {digit d} can only go in {places c}. a line leads from each of these to {+spot e}:",
    ),
    ("+spot", "{cell c}"),
    ("+spot", "the {digit d} of {house h}"),
    ("bloom-line", "{candidates g} ({letter n}): then {+link l}."),
    ("+link", "{cell c}, which can only be {either s}, is {digit d}"),
    ("+link", "{cell c} is the {digit d} of {house h}, as {cell q} is the only other place"),
    ("bloom-line-end", "{candidates g} ({letter n}) is an end itself."),
    (
        "bloom-loop-so",
        "at {+spot e} only one of the ends can be true. so one line holds, and the others run backwards: the end is false, so are the digits before it, and those that they ruled out are true. either way, of any two candidates of a line that rule each other out one is true, and so is one of the ends: {concl o}.",
    ),
    (
        "equal-areas",
        "{houses hs} on one side and {houses gs} on the other hold the same digits, each [twice|{step n} times]. leave out the cells that both sides have: {cells c} (A) hold the same digits as {cells e} (B).",
    ),
    (
        "equal-counted",
        "in B, {cells q} must be {either s}. so at least {so-many m} cells of A are {either s}, too, and only {cells p} can be: just as many.",
    ),
    ("equal-so", "these can be nothing else, and no other cell of B can be {either s}: {concl o}."),
    (
        "wide",
        "{cells a} (A), the base, hold two of {either s}. suppose one of these is in A and not in {cells b} (B), the targets. then {houses hs} cannot all have it:",
    ),
    ("wide-left", "{digit d} in {cell c}: {+room p}. these do not go together."),
    ("+room", "in {house h} it can only go in {places c}"),
    ("wide-nowhere", "{digit d} in {cell c}: {house h} has no place left for it."),
    (
        "wide-taken",
        "one of {places c} is {digit d}, which has no other place in {house h}, so there is room for one other digit.",
    ),
    (
        "wide-so",
        "so both digits of A are in B, one in each target. go through the pairs of digits that A can have, and place them in {houses hs}: {concl o}.",
    ),
];
