//! English: deadly patterns, exocets, symmetry, and cases.

pub const DEADLY: &[(&str, &str)] = &[
    (
        "corners",
        "{cells c} are the corners of a rectangle in two rows, two columns and two boxes[, and all can be {either s}|]. if all four were {either s}, the two digits could be swapped in them, and the rows, columns and boxes would not notice: two solutions.",
    ),
    (
        "corners-so",
        "{cells c} are the corners of a rectangle in two rows, two columns and two boxes; three of them, {cells t}, can only be {either s}. if {cell r} were {either s} too, the two digits could be swapped in all four, and the rows, columns and boxes would not notice: two solutions. as the puzzle has only one solution, {concl o}.",
    ),
    (
        "ring",
        "{cells c} form a ring: each shares a house with the next, every row, column and box that it visits has exactly two of them, and all can be {either s}. if all were {either s}, the two digits would alternate around the ring, and could be swapped in it without the rows, columns and boxes noticing: two solutions.",
    ),
    (
        "odd-ring",
        "{cells c} form a ring: each shares a house with the next, and all can be {either s}. if all were {either s}, the two digits would alternate around the ring: impossible with {step n} cells, an odd number.",
    ),
    (
        "crossing",
        "{houses hs} cross {houses gs} in {cells c}. if all of these were {either s}, each of {houses hs} would have the {so-many n} digits there, and the two could swap theirs without the rows, columns and boxes noticing: two solutions.",
    ),
    (
        "polygon",
        "look at {cells c} in {house h}, at {cells e} in {house g}, in the same rows, and at {cells f} in {house k}, in the same columns. if all of these were {either s}, there would be another way to fill them with the same digits in every row, column and box: two solutions.",
    ),
    (
        "matrix",
        "{houses hs} cross {houses gs} in {cells c}. suppose all of these were {either s}. if two of the rows, or two of the columns, had the same three digits, the two could swap theirs. otherwise one digit would be in each of these rows and columns; with one of the others it would fill the corners of a rectangle in two boxes, and these two could be swapped. either way the rows, columns and boxes would not notice: two solutions.",
    ),
    ("only-cell", "{because}only {places r} [of the ring|of these cells] can be anything else, {concl o}."),
    ("one-is", "{because}at least one of {cells r} is {digit d}[, the only other candidate there|]."),
    (
        "subset-with",
        "{because}[one of these candidates is true: {places r} is {either e}|{places r} is one of the other candidates there: {either e}]. together with {cells c}, which can only be {either s}, that makes {so-many n} digits for {so-many n} cells of {houses hs}, with no room for them elsewhere: {concl o}.",
    ),
    (
        "locked-with",
        "in {house h}, the {digit d} can only go in {places c}, so one of them is {digit d}. if the other were {either e}, all [four corners|cells of the ring|of these cells] would be {either s}. {because}that cannot be: {concl o}.",
    ),
    (
        "crossed",
        "in {houses hs}, the {digit d} can only go in the corners. if {cell one} were {digit d}, {cell b} (same {kind k}) would not be, and {house h} would have its {digit d} in {cell two}; the other two corners, which can only be {either s}, would be {digit e}. from {cell two} the same follows. as the puzzle has only one solution, {concl o}.",
    ),
    (
        "hidden-corner",
        "suppose {cell c} were {digit e}. then {cell rm} would be {digit d}, the only other place in {house h}, and {cell cm} would be {digit d}, the only other place in {house g}; so {cell p}, which can only be {either s}, would be {digit e}. as the puzzle has only one solution, that cannot be: {concl o}.",
    ),
    (
        "walked",
        "suppose {cell c} were {digit d}. then {+settled w}: all four corners would be {either s}. as the puzzle has only one solution, that cannot be: {concl o}.",
    ),
    ("+settled", "{cell c} (same {kind k})[ would be|] {digit d}"),
    ("+settled", "{cell c}, the only other place in {house h},[ would be|] {digit d}"),
    (
        "avoidable",
        "{cells c} are the corners of a rectangle in two rows, two columns and two boxes, and none of them is a given.",
    ),
    (
        "avoidable-cell",
        "{cell p} has {a-digit x}, {cells q} have {a-digit y}. if {cell c} were {digit x}, {digit x} and {digit y} could be swapped in the four cells: the rows, columns and boxes would not notice, and no given would change. as the puzzle has only one solution, that cannot be: {concl o}.",
    ),
    (
        "avoidable-digit",
        "{cell p} has {a-digit x}, {cell q} {a-digit y}. {cell a}, in line with {cell p}, can only be {either as}; {cell b} can only be {either bs}. if {cell a} were {digit y} and {cell b} {digit x}, {digit x} and {digit y} could be swapped in the four cells: the rows, columns and boxes would not notice, and no given would change. as the puzzle has only one solution, at least one of {cells r} is {digit d}.",
    ),
    (
        "bug",
        "every empty cell has two candidates, except {cells r}. if these lost {the-candidates g}, every digit missing from a row, column or box would have just two places there, and such a grid never has exactly one solution.",
    ),
    (
        "bug-so",
        "as the puzzle has only one solution, one of these candidates is true. anything that each of them rules out is impossible: {concl o}.",
    ),
    (
        "bug-locked",
        "as the puzzle has only one solution, one of these candidates is true. the other of the two cells is {digit d}, which has no other place in {house h}: {concl o}.",
    ),
    (
        "bug-xz",
        "as the puzzle has only one solution, one of these candidates is true. {cell c} can only be {either s}: with the {digit e} in {places q} it is {digit d}. so {digit d} is in {places p} or {cell c}, and a cell that sees both cannot be {digit d}: {concl o}.",
    ),
    (
        "bug-one",
        "every empty cell has two candidates, except {cell r} with {digits s}. if it did not have {digit d}, every digit missing from a row, column or box would have just two places there, and such a grid never has exactly one solution. as the puzzle has only one solution, {cell r} is {digit d}, the digit with three places in {houses hs}: {concl o}.",
    ),
];

pub const CASES: &[(&str, &str)] = &[
    ("cases-cell", "{cell c} can only be {either s}. whichever it is, {+fact f}:"),
    ("cases-house", "in {house h}, the {digit d} can only go in {places c}. wherever it is, {+fact f}:"),
    ("cases-two", "whether {cell c} is {digit d} or not, {+fact f}:"),
    ("together", "{step n} steps that are seen as one:"),
    (
        "cases-guardians",
        "[as the puzzle has only one solution, |]at least one of these is true: {candidates g}. whichever it is, {+fact f}:",
    ),
    ("suppose", "suppose {+fact a}. then:"),
    ("suppose", "suppose {+fact a}. this fails after {step n} lines, some of which need suppositions of their own:"),
    ("suppose", "suppose {+fact a}. this fails after {step n} lines, with suppositions {step m} deep inside:"),
    ("+fact", "{cell c} is {digit d}"),
    ("+fact", "{cell c} is neither {digit x} nor {digit y}"),
    ("+fact", "{+not n}"),
    ("line-cell", "{cell c} ({either s}) is {digit d}: {+gone r}."),
    ("line-cell-anyway", "{cell c} is {digit d}: it has no other candidate anyway."),
    ("line-house-anyway", "{cell c} is the {digit d} of {house h}: there is no other place anyway."),
    ("line-cell-stuck", "now {cell c} ({either s}) has no digit left: {+gone r}."),
    ("line-house", "{cell c} is the {digit d} of {house h}: {+went r}."),
    ("line-house-stuck", "now {house h} has no place left for {digit d}: {+went r}."),
    ("again", "{+fact f}, as in [line {line l} of step {step n}|({line l})]."),
    ("again-house", "{cell c} is the {digit d} of {house h}, as in [line {line l} of step {step n}|({line l})]."),
    ("again-stuck-cell", "now {cell c} has no candidate left, as in [line {line l} of step {step n}|({line l})]."),
    (
        "again-stuck-house",
        "now {house h} has no place left for {digit d}, as in [line {line l} of step {step n}|({line l})].",
    ),
    ("+gone", "{digits s} [is|are] in its {kind k} ({refs r})"),
    ("+gone", "{digits s} [is|are] out ({refs r})"),
    ("+went", "{cells c} [is|are] in the {kind k} of {by r}"),
    ("+went", "{cells c} [is|are] in the {kinds k} of {by r}"),
    ("+went", "{cells c} is {digit x} ({refs r})"),
    ("+went", "{cells c} are filled{filled} ({refs r})"),
    ("+went", "{cells c} [is|are] not {digit n} ({refs r})"),
    ("lemma-cell", "so {cell c} is {either s}, and nothing else: {concl o}."),
    (
        "lemma-digit",
        "so {digit d} is in {places c}. {cells t} [sees|each see] [both|all of these], so [it cannot|neither can|none of them can] be {digit d}.",
    ),
    (
        "lemma-digit-so",
        "so {digit d} is in {places c}. a cell that sees [both|all of these] cannot be {digit d}: {concl o}.",
    ),
    ("lemma", "so one of these is true: {candidates g}. none of them allows the following: {concl o}."),
    ("part", "[line {line l}|lines {line l} to {line m}]: {+part-result r}."),
    ("+part-result", "{+fact f}"),
    ("+part-result", "{cell c} has no candidate left"),
    ("+part-result", "{house h} has no place left for {digit d}"),
    (
        "cases-fish",
        "either [the fin|one of the fins] is {digit d}, or it is a fish without fins. either way, {+fact f}:",
    ),
    (
        "cases-fish-house",
        "so each of {houses cover} has its {digit d} from there, {house h} in {places c}. whichever it is, {+fact f}:",
    ),
    (
        "cases-fish-fins",
        "unless a fin is {digit d}, each of {houses cover} has its {digit d} from there. so one of {places c} is {digit d}: a fin, or a place in {house h}. whichever it is, {+fact f}:",
    ),
    ("case", "suppose {+fact a}:"),
    ("case-at-once", "suppose {+fact a}: then {+result r}."),
    ("case-itself", "suppose {+fact a}: then it is so at once."),
    ("rests-on", "(from {lines r}.)"),
    ("case-end", "so {+result r}."),
    ("case-impossible", "so this cannot be."),
    ("+result", "{cell c} is {digit d}"),
    ("+result", "{+not n}"),
    ("+result", "{cell c} is neither {digit x} nor {digit y}"),
    ("+result", "{cells c}, in the {kind k} of {cell by}, [is|are] not {digit n}"),
    ("+result", "{cells c}, which [sees|see] {cell by}, [is|are] not {digit n}"),
];

pub const RARE: &[(&str, &str)] = &[
    (
        "exocet",
        "{cells a} (A), the base, hold two of {digits s}. a digit of A is nowhere else in {houses h}. within {houses hs}, {houses lines} can therefore have it only in {cells b} (B), the targets. outside these boxes, the three lines have each of the digits at most twice:",
    ),
    (
        "exocet-double",
        "{cells a} (A), a base, hold two of {digits s}, and so do {cells c} (C), another. within {houses hs}, {houses lines} can have a digit of A only in {cells b} (B), the targets of A, and a digit of C only in {cells e} (D), the targets of C. outside these boxes, the three lines have each of the digits at most twice:",
    ),
    ("exocet-digit", "{digit d} is only in {houses hs}."),
    ("exocet-nowhere", "{digit d} is in none of them."),
    (
        "rare-so",
        "three lines need each digit, and outside these boxes there is room for two: so one of them has it inside, in B. that goes for both digits of A, which therefore fill B: {concl o}.",
    ),
    (
        "rare-so",
        "three lines need each digit, and outside there is room for two, so both digits of A are in B. if a target has the digit, the two lines that do not run through it have the digit outside the boxes, in two different places. a digit for which that is impossible goes from the target, and from A if neither target is left: {concl o}.",
    ),
    (
        "rare",
        "three lines need each digit, and outside there is room for two, so both digits of A are in B. each digit is once in each of the boxes, so it is mirrored:",
    ),
    ("mirror", "the digit of {cell t} is, in {house h}, in {places c} ({letter l})."),
    ("rare", "one cell of a mirror is the digit of its target, the other no digit of A:"),
    ("mirror-lacks", "{cell t} cannot be what its mirror {letter l} lacks: {concl p}."),
    ("mirror-in", "in the mirrors: {concl p}."),
    (
        "rare-so",
        "three lines need each digit, and outside there is room for two, so B holds the digits of A, and D those of C. no digit is in both A and C, or both targets in {house h} would be it. so A and C hold all of {digits s}, and so do B and D. B and D have room for nothing else, and a cell that sees all of A and C, or all of B and D, is none of these digits: {concl o}.",
    ),
    (
        "rare-so",
        "three lines need each digit, and outside there is room for two, so B holds the digits of A, and D those of C. no digit is in both A and C, or both targets in {house h} would be it. so each of {digits s} is in A or C, and the three lines have it outside the boxes exactly twice: once in each of two houses that have all its places there, and nowhere else in these: {concl o}.",
    ),
    (
        "symmetric",
        "the givens stay the same when the grid is {motion m} and the digits are exchanged: {,exchange x}[ ({digits s} stay[s|])|]. as the puzzle has only one solution, the solution stays the same, too.",
    ),
    (
        "rearranged",
        "the givens stay the same when the grid is rearranged ({+moved l}) and the digits are exchanged: {,exchange x}[ ({digits s} stay[s|])|]. as the puzzle has only one solution, the solution stays the same, too.",
    ),
    ("+moved", "{house h} with {house i}"),
    ("+moved", "{house h} becomes {house i}"),
    ("+exchange", "{digit x} ↔ {digit y}"),
    ("+exchange", "{digit x} → {digit y}"),
    ("symmetric-stays", "{cells c} stay[s|] in [its place|their places] and can only be {either s}: {concl o}."),
    ("symmetric-filled", "{cell c}, where {digit d} is, goes to {cell e}, and {digit d} becomes {digit x}: {concl p}."),
    ("rare", "what is impossible in one cell is impossible in the other:"),
    ("symmetric-gone", "{cell c} cannot be {nor s}, so {cell e} cannot be {nor t}."),
    (
        "tridagon",
        "in {houses hs}, twelve cells can be {either s}: {cells c}, three in each box, no two of them in one row or column. only {+can-also g}. suppose all twelve were {either s}. then the three cells of a box would be different, and so would two cells of a line. call the digits of {house h} p, q and r: {cell p} is p, {cell q} is q, {cell r} is r.",
    ),
    ("+can-also", "{cells c} can also be {either s}"),
    (
        "three-digits",
        "{step n} cells can be {either s}: {cells c}. only {+can-also g}. suppose all of them were {either s}, so that cells of one house always differ. {cell p}, {cell q} and {cell r} see each other. call what they are p, q and r.",
    ),
    ("three-forced", "{cell c} sees {cells b}, so it is {letter l}."),
    ("three-stuck", "{cell c} sees {cells b}, which are all three: nothing is left for it."),
    ("three-tried", "{cell c} sees {cells b}. if it is {letter l}:"),
    ("rare", "each time a cell would have nothing left, which is impossible."),
    (
        "tridagon-beside",
        "in {house h}, {cells c} are {letters x} or {letters y}, as each differs from the cell of {house g} in its [row|column].",
    ),
    (
        "tridagon-last",
        "in {house h}, each cell differs from the cell of {house g} in its column and from the cell of {house k} in its row:",
    ),
    ("tridagon-so", "each time two cells of {house h} would be alike, which is impossible."),
    (
        "tridagon-alike",
        "{letters x} in {house g} and {letters y} in {house h}: {cell one} is not {letter a} or {letter b}, {cell two} is not {letter c} or {letter e}, so both are {letter l}.",
    ),
];
