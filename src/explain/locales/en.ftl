# English.
#
# Slots hold names that are ready made: $cells "r1c4 and r1c6", $digits "2 and 5", $houses "columns 4 and 6".
# $count and $size are numbers to choose words by. Sentences get their capital by themselves.

# The name of the language in itself.
language-name = English

## Lists

list-between = {", "}
list-last = {" and "}
digit-last = {" and "}
list-or = {" or "}
# In brief, and after "cannot".
list-nor = {" or "}
number-between = {", "}
number-last = {" and "}
clause-between = {", "}
clause-last = {", and "}
detail-between = {"; "}
conclusion-between = {", "}
removal-between = {"; "}
sentence-between = {" "}
# Between the lines of a paragraph on a page.
line-between = {" "}
details = {": "}{ $details }

## Houses

house-row = { $count ->
    [one] row { $numbers }
   *[other] rows { $numbers }
}
house-column = { $count ->
    [one] column { $numbers }
   *[other] columns { $numbers }
}
house-box = { $count ->
    [one] box { $numbers }
   *[other] boxes { $numbers }
}
# $kind: row, column or box, or house where they are mixed.
so-many-houses = { $many } { $kind ->
    [row] rows
    [column] columns
    [box] boxes
   *[house] houses
}
so-many = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
   *[other] { $count }
}
kind-of-house = { $kind ->
    [row] row
    [column] column
   *[box] box
}
# $kind: the kind of a house that two cells share.
same-house = same { $kind }
# The message may choose its words by a digit.
a-digit = { $digit ->
    [8] an { $digit }
   *[other] a { $digit }
}
the-digit = the digit { $digit }
other-cells = the other cells

## Conclusions

# At most three removals in words; more as a list.
removal-in-words = { $cells } cannot be { $digits }
removal-in-list = { $digits } out of { $cells }

## Singles

last-in-row = { $placed }, last in its row.
last-in-column = { $placed }, last in its column.
last-in-box = { $placed }, last in its box.
full-house = { $cell } is the last empty cell of { $house }, and { $digit } is the digit still missing there.
hidden-single = In { $house }, the { $digit } can only go in { $cell }: { $reasons }.
naked-single-seen = { $cell } sees every digit but { $digit }: { $reasons }.
naked-single = { $cell } can only be { $digit }: { $reasons }.
so = So { $conclusion }.
# Among other singles, in one sentence.
hidden-in-passing = { $house } has its { $digit } in { $cell }: { $reasons }.
naked-in-passing = { $cell } is { $digit }: { $reasons }.

account-blocked = { $count ->
    [one] the { $digit } in { $cells } rules out { $houses }
   *[other] the { $digit }s in { $cells } rule out { $houses }
}
# The same of all houses together, in passing.
account-have = { $houses } { $count ->
    [one] has { $a-digit }
   *[other] have theirs
} ({ $cells })
account-filled = { $count ->
    [one] { $cells } is filled
   *[other] { $cells } are filled
}
# $when: 0 before the first step, 1 in a step, 2 in a line of this step, 3 by what is supposed; $number of the step or line.
account-lost = { $when ->
    [0] { $cells } { $count ->
        [one] has
       *[other] have
    } no { $digit } in the pencil marks given
    [1] { $cells } lost the { $digit } in step { $number }
    [2] { $cells } lost the { $digit } in line { $number }
   *[other] { $cells } { $count ->
        [one] is
       *[other] are
    } supposed not to be { $digit }
}
account-seen = { $digits } in { $house }
account-held = { $house } has { $digits }
# A digit or cell that a line of the case in hand has filled; $when and $number as above.
cited = { $when ->
    [2] { $what } (line { $number })
   *[other] { $what } (supposed)
}
account-digits-missing = { $cell } has no { $digits } in the pencil marks given
account-digits-lost = { $cell } lost { $digits }
lost-digits = { $when ->
    [1] { $digits } (step { $number })
    [2] { $digits } (line { $number })
   *[other] { $digits } (supposed)
}

## Locked candidates

locked-candidates = In { $base }, the { $digit } can only go in { $cells }, { $count ->
    [2] both
   *[other] all
} in { $cover }.
locked-candidates-so = One of them is the { $digit }, so no other cell of { $cover } is: { $conclusion }.
almost-locked = In { $from }, { $cells } can only be { $digits }, { $count ->
    [one] so it takes one of the two, and only the other
   *[other] so they take all but one of these, and only that one
} can be where { $from } and { $to } cross. In { $to }, { $all } can only go there or in { $either-other }. So { $others } { $count ->
    [one] is one of them
   *[other] are { $count } of them
} and nothing else, exactly one is where the two cross, and no other cell of { $from } is any of them: { $conclusion }.
law-of-leftover = { $line } and { $box } share { $shared }, and both hold all nine digits. So { $line-cells } (A) hold the same digits as { $box-cells } (B). But { $parts }.
law-of-leftover-shared = three cells
law-of-leftover-beside = the six other cells of { $house }
law-of-leftover-part = those of { $house } have no place for { $digits }
law-of-leftover-so = A digit that one side lacks is missing on the other side, too: { $conclusion }.
firework = Outside { $box }, the digits { $digits } can only go in { $a } in { $row }, and only in { $b } in { $column }. One that is in neither of these two cells is in { $box } in both lines, so it is in { $pivot }, where they cross.
firework-so = Three digits therefore need three cells, { $cells }, and nothing else can go there: { $conclusion }.
firework-two-so = Four digits therefore need four cells, { $cells }: { $pivot } is { $own }, { $opposite } is { $others }, and the other two cells are two of { $digits }: { $conclusion }.

## Subsets

# Every cell has all the digits; or what each has is said.
naked-subset-each = In { $houses }, { $cells } can each only be { $either }.
naked-subset = In { $houses }, { $each } have only { $digits } between them.
naked-subset-so = { $many } cells, { $many } digits: { $size ->
    [2] both
   *[other] all { $many }
} are used up here and can be nowhere else in { $houses }: { $conclusion }.
naked-subset-has = { $many } cells, { $many } digits: so { $is }.
naked-subset-cell = { $cell } ({ $digits })
hidden-subset-each = In { $houses }, the digits { $digits } can each only go in { $places }.
hidden-subset = In { $houses }, { $each }.
hidden-subset-so = { $many } digits need { $many } cells, and these are all they have, so nothing else can go there: { $conclusion }.
hidden-subset-digit-first = { $digit } can only go in { $cells }
hidden-subset-digit = { $digit } only in { $cells }

## Fish

fish = In { $base }, the { $digit } can only go in { $cover }{ $details }.
fish-so = { $bases } need { $many } { $digit }s, and { $covers } can hold only { $many }: each of the { $covers } gets its { $digit } from one of the { $bases }, and has no other: { $conclusion }.
fish-places = { $cells } in { $house }
# A base house without a place, which happens inside a case.
fish-without-place = Now { $house } has no place left for the { $digit }, so this case is impossible: { $conclusion }.

finned-fish = In { $base }, apart from { $fins }, the { $count ->
    [one] fin
   *[other] fins
}, the { $digit } can only go in { $cover }{ $details }.
finned-fish-fin = If { $fin } is { $digit }, no other cell of { $box } can be.
finned-fish-without = If { $count ->
    [one] it is not
    [2] neither is
   *[other] none of them is
}, the { $bases } have their { $digit }s in these { $covers }, one in each, so no other cell there can be { $digit }.
finned-fish-degenerate = If { $count ->
    [one] it is not
    [2] neither is
   *[other] none of them is
}, { $places }, so no other cell of { $cover } can be { $digit }.
finned-fish-rest = If { $count ->
    [one] it is not
    [2] neither is
   *[other] none of them is
}, { $places }, and for { $others } only { $free } are left, one for each. So no other cell of { $cover } can be { $digit }.
finned-fish-last = If { $count ->
    [one] it is not
    [2] neither is
   *[other] none of them is
}, { $places }. So { $near } ({ $same }) is not { $digit }, { $others } has its { $digit } in { $far }, and no other cell of { $cover } can be { $digit }.
finned-fish-impossible = It cannot be otherwise: { $house } has no other place for the { $digit }.
finned-fish-place = { $house } has its { $digit } in { $cell }
finned-fish-so = { $lost } { $lost-count ->
    [one] is
   *[other] are
} in { $box } and in { $lines }, and in both cases cannot be { $digit }.

complex-fish = No two of these houses share a place for it, so that makes { $many } cells with { $digit }, and { $covers } can hold only { $many }, one in each.
complex-fish-twice = { $a-digit } in { $twice } would take two of them at once, and leave too few.
complex-fish-so = So { $cover } can have no other { $digit }: { $conclusion }.
complex-fish-endo = { $endo } { $endo-count ->
    [one] is in two of these houses at once, and is a fin, too.
   *[other] are each in two of these houses at once, and are fins, too.
}
complex-fish-fin = If { $fin } is { $digit }, { $lost } cannot be, as { $lost-count ->
    [one] it sees
   *[other] they see
} { $fin-count ->
    [one] it.
    [2] both.
   *[other] all of them.
}
complex-fish-without = If { $fin-count ->
    [one] it is not
    [2] neither is
   *[other] none of them is
}, { $base } have their { $digit }s in { $many } different cells of { $cover }, one in each, so no other cell of { $cover } can be { $digit }.
complex-fish-in-both = So in both cases { $lost } cannot be { $digit }.

## Templates

templates-sure = Wherever the missing { $digit }s go, { $cells } { $count ->
    [one] is { $digit }.
   *[other] are all { $digit }.
}
templates-ways = Place all missing { $digit }s at once, one in every row, column and box: { $count ->
    [one] there is only one way:
    [2] there are two ways:
    [3] there are three ways:
    [4] there are four ways:
   *[other] there are { $count } ways:
}
templates-many = Place all missing { $digit }s at once, one in every row, column and box, in every way that there is. They use only
templates-way = { $cells }
templates-in-all = So { $conclusion }, as in every one of them.
templates-in-none = No way uses { $cell-count ->
    [one] the place that is left over
   *[other] the places that are left over
}: { $conclusion }.

## Patterns that are more than one needs

single-cells = ({ $cells } { $count ->
    [1] has only one candidate: it is a naked single.
   *[other] have only one candidate each: they are naked singles.
})
single-digits = ({ $digits } { $count ->
    [1] has
   *[other] have
} only one place in { $house }: { $count ->
    [1] it is a hidden single.
   *[other] they are hidden singles.
})

## Two strong links

two-links = In { $house }, the { $digit } can only go in { $cells }; in { $other }, only in { $others }. { $near } are both in { $joint }, so they cannot both be { $digit }: at least one of { $a } (A) and { $b } (B) is.
# The cells that lose the digit, which see all of some cells.
sees-all = { $count ->
    [1] { $targets } sees { $all }, so it cannot be { $digit }.
    [2] { $targets } each see { $all }, so neither can be { $digit }.
    [3] { $targets } each see { $all }, so none of them can be { $digit }.
   *[other] A cell that sees { $all } cannot be { $digit }: { $conclusion }.
}
all-of-them = { $count ->
    [1] { $cells }
    [2] both
    [3] all three
    [4] all four
    [5] all five
    [6] all six
   *[other] all of them
}
seen-where = { $all } ({ $parts })
seen-in = { $many } in { $house }
# $beside: where the cells are that lose the digit.
sees-both = { $count ->
    [1] { $targets } is { $beside }, so it cannot be { $digit }.
    [2] { $targets } are both { $beside }, so neither can be { $digit }.
   *[other] { $targets } are all { $beside }, so none of them can be { $digit }.
}
beside-each = in the { $one } of A and the { $two } of B
beside-both = in the { $one } of A and B

empty-rectangle = In { $box }, all places for the { $digit } are in { $line } ({ $in-line }) or in { $across } ({ $in-across }). In { $house }, the { $digit } can only go in { $places }.
empty-rectangle-far = If { $far } is { $digit }, { $target }, in the { $same }, is not.
empty-rectangle-near = If { $near } is { $digit }, no other cell of { $line } is, so { $box } has its { $digit } in { $across }, and { $target }, in { $across } too, is not { $digit }.
empty-rectangle-so = Either way { $target } cannot be { $digit }.

dual = Two steps share so much that they are taken together:
dual-so = Together: { $conclusion }.

## Colours

colours = From house to house, follow the { $digit } where it has only two places:
# A group of one cell.
colours-alone = { $cells } alone is { $a }.
colours-too = The same in another group of cells:
colour-link = { $one } ({ $a }) – { $two } ({ $b }): the only places in { $house }
colours-either = Either all { $a } are { $digit } ({ $a-cells }) or all { $b } are ({ $b-cells }).
colours-seen = { $cells } { $count ->
    [one] sees
    [2] both see
   *[other] all see
} { $one } ({ $a }) and { $two } ({ $b })
colours-sees = { $one } ({ $a }) sees { $two } ({ $b })
colours-trap-so = { $reasons }, so { $conclusion }.
colours-wrap = { $one } and { $two } are both A and both in { $joint }, so they cannot both be { $digit }.
colours-bridge = { $one } ({ $a }) and { $two } ({ $b }) are both in { $joint }, so { $a } and { $b } are not both true: all { $c } are { $digit }, or all { $d }.
colours-pinch = { $meetings }. One of the colours C and D is { $digit }, whichever it is.
colours-false-so = So no A is { $digit }: { $conclusion }.

odd-loop = Look at the { $digit } alone. These { $count } cells form a ring, in which neighbours share a house:
odd-loop-link = { $cells }: the only places in { $house }{ $count ->
    [0] { "" }
   *[other] {" "}apart from { $guardians }
}
odd-loop-so = If { $guardians ->
    [one] { $either } were not
   *[other] none of { $all } were
} { $digit }, the { $digit } would be in every second cell of the ring; with { $count } cells, an odd number, that cannot be. { $guardians ->
    [one] So { $conclusion }.
   *[other] So { $either } is { $digit }. { $so }
}

odd-chain = { $count } candidates form a ring, and each line is about two neighbours in it:
odd-chain-cell = { $cell } can only be { $digits }{ $count ->
    [0] .
   *[other] , unless it is { $other-digits }.
}
odd-chain-house = in { $house }, the { $digit } can only go in { $cells }{ $count ->
    [0] .
   *[other] , unless it is in { $other-cells }.
}
odd-chain-so = { $guardians ->
    [one] Suppose the exception, the guardian, were false: { $list }.
   *[other] Suppose all exceptions, the guardians, were false: { $list }.
} Then of two neighbours exactly one would be true, so true and false would alternate all the way round: impossible with { $count }, an odd number. { $guardians ->
    [one] So the guardian is true, and rules this out: { $conclusion }.
   *[other] So at least one guardian is true, and whichever it is, it rules this out: { $conclusion }.
}

medusa = Follow { $digits } where only two possibilities are left:
medusa-coloured = { $digit } in { $cell } ({ $letter })
medusa-link-cell = { $one } – { $two }: the only candidates of { $cell }
medusa-link-house = { $one } – { $two }: the only places for { $digit } in { $house }
medusa-either = Either all A are true ({ $a }) or all B ({ $b }).
medusa-are = { $count ->
    [one] { $cells } is { $digit }
   *[other] { $cells } are { $digit }
}
# $kind: row, column or box.
medusa-conflict-cell = If A, { $cells } would be { $digits } at once.
medusa-conflict-house = If A, { $cells } would both be { $digits }, and both are in { $house }.
medusa-empty-cell = If A, { $cell } would have no candidate left:
medusa-empty-house = If A, { $digit } would have no place left in { $house }:
medusa-not-digit = not { $digit }: { $why }
medusa-not-cell = not { $cell }: { $why }
medusa-false-so = So A is false, and all B are true: { $conclusion }.

## Wings

xy-wing = { $pivot } can only be { $digits }. If it is { $x }, then in the { $by-a } { $a } (A), which can only be { $a-digits }, is { $digit }. If it is { $y }, then in the { $by-b } { $b } (B), which can only be { $b-digits }, is { $digit }. Either way A or B is { $digit }.
xyz-wing = { $pivot } can only be { $digits }. If it is { $x }, then in the { $by-a } { $a } (A), which can only be { $a-digits }, is { $digit }. If it is { $y }, then in the { $by-b } { $b } (B), which can only be { $b-digits }, is { $digit }. Otherwise { $pivot } (C) is itself { $digit }. Whichever it is, one of the three cells is { $digit }.

w-wing = { $a } (A) and { $b } (B) can each only be { $either }. In { $house }, the { $other } can only go in { $places }. If it is in { $near }, then A, in the { $by-a }, is not { $other }, so it is { $digit }. If it is in { $far }, then B, in the { $by-b }, is not { $other }, so it is { $digit }. Either way A or B is { $digit }.

chute-remote-pair = { $a } (A) and { $b } (B) can each only be { $either }. None of { $crossing } can be { $missing }, so in { $house } the { $missing } is in { $side-a } or { $side-b }. { $count ->
    [1] { $a } and { $b } therefore cannot both be { $missing }: at least one of them is { $digit }
   *[other] { $a } and { $b } therefore cannot be the same digit: one of them is the one, the other is the other
}.
chute-remote-pair-so = A cell that sees both cannot be { $digit }: { $conclusion }.
er-intersection-pair = { $a } (A) and { $b } (B) can each only be { $either }. In { $box }, { $digits } can only go in { $places }, all in { $row } or { $column }: if A and B were the same digit, { $box } would have no place for it. So one of them is the one and the other is the other. In { $box }, the digit of A is then in { $column }, and the digit of B in { $row }.
er-intersection-pair-so = { $row } and { $column } therefore have { $digits } in A, B and { $box }, and nowhere else; nor can a cell that sees A and B be either: { $conclusion }.

## Deadly patterns

# $whole: yes, if every corner still has both digits.
unique-rectangle = { $cells } are the corners of a rectangle in two rows, two columns and two boxes{ $whole ->
    [yes] {", and all can be "}{ $either }
   *[no] {""}
}. If all four were { $either }, the two digits could be swapped in them, and the rows, columns and boxes would not notice: two solutions.
# $three: the corners that can be nothing else.
# $one-lines, $two-lines: the lines of each digit.
outside-rectangle = { $cells } are the corners of a rectangle in two rows, two columns and two boxes, and all can be { $either }. If { $one-lines } had both their { $one } and their { $two } in the corners, these would be { $either }, and the two digits could be swapped in them without the rows, columns and boxes noticing: two solutions. So one of these digits is elsewhere in { $one-lines }.
outside-rectangle-mixed = { $cells } are the corners of a rectangle in two rows, two columns and two boxes, and all can be { $either }. If { $one-lines } had their { $one } in the corners, and { $two-lines } their { $two }, all four would be { $either }, and the two digits could be swapped in them without the rows, columns and boxes noticing: two solutions. So { $one } is elsewhere in { $one-lines }, or { $two } elsewhere in { $two-lines }.
unique-rectangle-corner = { $cells } are the corners of a rectangle in two rows, two columns and two boxes; three of them, { $three }, can only be { $either }. If { $roof } were { $either } too, the two digits could be swapped in all four, and the rows, columns and boxes would not notice: two solutions. As the puzzle has only one solution, { $conclusion }.
# $ring: the cells, in order.
unique-loop = { $ring } form a ring: each shares a house with the next, every row, column and box that it visits has exactly two of them, and all can be { $either }. If all were { $either }, the two digits would alternate around the ring, and could be swapped in it without the rows, columns and boxes noticing: two solutions.
# $ring: the cells, in order.
odd-ring = { $ring } form a ring: each shares a house with the next, and all can be { $either }. If all were { $either }, the two digits would alternate around the ring: impossible with { $length } cells, an odd number.
# $lines: the two lines; $crossing: those that cross them; $many: how many.
extended-rectangle = { $lines } cross { $crossing } in { $cells }. If all of these were { $either }, each of { $lines } would have the { $many } digits there, and the two could swap theirs without the rows, columns and boxes noticing: two solutions.
polygon = Look at { $inner } in { $inner-box }, at { $beside } in { $row-box }, in the same rows, and at { $below } in { $column-box }, in the same columns. If all of these were { $either }, there would be another way to fill them with the same digits in every row, column and box: two solutions.
# $rows, $columns: three of each.
unique-matrix = { $rows } cross { $columns } in { $cells }. Suppose all of these were { $either }. If two of the rows, or two of the columns, had the same three digits, the two could swap theirs. Otherwise one digit would be in each of these rows and columns; with one of the others it would fill the corners of a rectangle in two boxes, and these two could be swapped. Either way the rows, columns and boxes would not notice: two solutions.
tridagon = In { $boxes }, twelve cells can be { $either }: { $cells }, three in each box, no two of them in one row or column. Only { $guarded }. Suppose all twelve were { $either }. Then the three cells of a box would be different, and so would two cells of a line. Call the digits of { $first } p, q and r: { $p } is p, { $q } is q, { $r } is r.
tridagon-letters = { $one }, { $two }, { $three }
tridagon-guarded = { $cells } can also be { $digits }
tridagon-beside = in { $box }, { $cells } are { $one-way } or { $other-way }, as each differs from the cell of { $first } in its row.
tridagon-below = in { $box }, { $cells } are { $one-way } or { $other-way }, as each differs from the cell of { $first } in its column.
tridagon-last = in { $box }, each cell differs from the cell of { $column-box } in its column and from the cell of { $row-box } in its row:
# $beside, $below: the letters in the box beside the first and in the box below it.
tridagon-alike = { $beside } in { $column-box } and { $below } in { $row-box }: { $one } is not { $a } or { $b }, { $two } is not { $c } or { $d }, so both are { $letter }.
tridagon-so = Each time two cells of { $box } would be alike, which is impossible.
# The letters p, q and r stand for the three digits.
three-digits = { $count } cells can be { $either }: { $cells }. Only { $guarded }. Suppose all of them were { $either }, so that cells of one house always differ. { $p }, { $q } and { $r } see each other. Call what they are p, q and r.
three-digits-forced = { $cell } sees { $by }, so it is { $letter }.
three-digits-stuck = { $cell } sees { $by }, which are all three: nothing is left for it.
three-digits-tried = { $cell } sees { $by }. If it is { $letter }:
three-digits-so = Each time a cell would have nothing left, which is impossible.
# $because: deadly, which assumes one solution, or unfillable.
guardians-cell = { $because ->
    [deadly] As the puzzle has only one solution, and
   *[other] So, as
} only { $roof } { $shape ->
    [loop] of the ring
   *[other] of these cells
} can be anything else, { $conclusion }.
guardian-alone = { $because ->
    [deadly] As the puzzle has only one solution, the only way out is true
   *[other] So the only way out is true
}: { $conclusion }.
guardians-true = { $because ->
    [deadly] As the puzzle has only one solution, at least one of these is true
   *[other] So at least one of these is true
}: { $candidates }.
guardians-excluded = { $because ->
    [deadly] As the puzzle has only one solution, at least one of these is true
   *[other] So at least one of these is true
}: { $candidates }. Anything that each of them rules out is impossible: { $conclusion }.
guardians-digit = { $because ->
    [deadly] As the puzzle has only one solution,
   *[other] So
} at least one of { $roof } is { $digit }{ $shape ->
    [grave] {""}
   *[other] {", the only other candidate there"}
}. { $so }
guardians-subset = { $because ->
    [deadly] As the puzzle has only one solution,
   *[other] So
} { $shape ->
    [grave] one of these candidates is true: { $either-roof } is { $extras }
   *[other] { $either-roof } is one of the other candidates there: { $extras }
}. Together with { $others }, which can only be { $own }, that makes { $size ->
    [2] two digits for two cells
    [3] three digits for three cells
    [4] four digits for four cells
   *[other] { $size } digits for { $size } cells
} of { $houses }, with no room for them elsewhere: { $conclusion }.
guardians-locked = In { $house }, the { $digit } can only go in { $either-roof }, so one of them is { $digit }. If the other were { $other }, { $shape ->
    [rectangle] all four corners
    [loop] all cells of the ring
   *[other] all of these cells
} would be { $either }. { $because ->
    [deadly] As the puzzle has only one solution,
   *[other] So
} that cannot be: { $conclusion }.
unique-rectangle-crossed = In { $houses }, the { $digit } can only go in the corners. If { $one } were { $digit }, { $beside } (same { $line }) would not be, and { $second } would have its { $digit } in { $two }; the other two corners, which can only be { $either }, would be { $other }. From { $two } the same follows. As the puzzle has only one solution, { $conclusion }.
unique-rectangle-hidden = Suppose { $corner } were { $other }. Then { $row-mate } would be { $digit }, the only other place in { $row }, and { $column-mate } would be { $digit }, the only other place in { $column }; so { $opposite }, which can only be { $either }, would be { $other }. As the puzzle has only one solution, that cannot be: { $conclusion }.
unique-rectangle-walked = Suppose { $corner } were { $digit }. Then { $steps }: all four corners would be { $either }. As the puzzle has only one solution, that cannot be: { $conclusion }.
settled-cell = { $cell } ({ $same }) { $index ->
    [0] would be { $digit }
   *[other] { $digit }
}
settled-house = { $cell }, the only other place in { $house }, { $index ->
    [0] would be { $digit }
   *[other] { $digit }
}
avoidable-rectangle = { $cells } are the corners of a rectangle in two rows, two columns and two boxes, and none of them is a given.
avoidable-rectangle-cell = { $opposite } has { $an-x }, { $sides } have { $a-y }. If { $corner } were { $x }, { $x } and { $y } could be swapped in the four cells: the rows, columns and boxes would not notice, and no given would change. As the puzzle has only one solution, that cannot be: { $conclusion }.
avoidable-rectangle-digit = { $p } has { $an-x }, { $q } { $a-y }. { $beside-p }, in line with { $p }, can only be { $of-p }; { $beside-q } can only be { $of-q }. If { $beside-p } were { $y } and { $beside-q } { $x }, { $x } and { $y } could be swapped in the four cells: the rows, columns and boxes would not notice, and no given would change. As the puzzle has only one solution, at least one of { $roof } is { $digit }. { $so }
# $held: the filled corners; $wanted: the others as they must not be.
avoidable-rectangle-open = { $held }. If { $wanted }, { $digits } could be swapped in the four cells: the rows, columns and boxes would not notice, and no given would change: two solutions.
# $pairs: the cells, each with its pair.
pair-pattern = Take these cells, none of them a given{ $filled ->
    [0] {""}
   *[other] {", "}{ $held } filled already
}, with a pair of digits each: { $pairs }. Every row, column and box has each digit in the pairs of two of them or of none. If each cell were one of its pair, all could be swapped to the other digit, and the rows, columns and boxes would not notice: two solutions.
pair-pattern-pair = { $cells } ({ $digits })
bug = Every empty cell has two candidates, except { $roof }. If these lost { $guardians }, every digit missing from a row, column or box would have just two places there, and such a grid never has exactly one solution.
bug-guardians = the { $digit } in { $cells }
bug-excluded = As the puzzle has only one solution, one of these candidates is true. Anything that each of them rules out is impossible: { $conclusion }.
bug-locked = As the puzzle has only one solution, one of these candidates is true. The other of the two cells is { $digit }, which has no other place in { $house }: { $conclusion }.
bug-xz = As the puzzle has only one solution, one of these candidates is true. { $cell } can only be { $can-be }: with the { $other } in { $seen } it is { $digit }. So { $digit } is in { $kept } or { $cell }, and a cell that sees both cannot be { $digit }: { $conclusion }.

xyz-ring = { $pivot } can only be { $digits }, { $one } only { $one-digits }, { $two } only { $two-digits }. In { $house }, the { $z } can only go in { $one-place }, which { $one } sees, or in { $two-place }, which { $two } sees. There are three cases:
xyz-ring-z = if { $pivot } is { $z }, { $one } is { $x } and { $two } is { $y }.
xyz-ring-x = if { $pivot } is { $x }, { $one } is { $z }, so in { $house } the { $z } is in { $two-place }, and { $two } is { $y }.
xyz-ring-y = if { $pivot } is { $y }, { $two } is { $z }, so in { $house } the { $z } is in { $one-place }, and { $one } is { $x }.
xyz-ring-so = So in any case { $x } is in { $pivot } or { $one }, { $y } is in { $pivot } or { $two }, and { $z } is in one of { $pivot }, { $one } and { $one-place }, as well as in one of { $pivot }, { $two } and { $two-place }. What sees all places of one of these four is not that digit: { $conclusion }.
bug-plus-1 = Every empty cell has two candidates, except { $roof } with { $digits }. If it did not have { $digit }, every digit missing from a row, column or box would have just two places there, and such a grid never has exactly one solution. As the puzzle has only one solution, { $roof } is { $digit }, the digit with three places in { $houses }: { $conclusion }.

# $motion: quarter-turn, half-turn, diagonal, antidiagonal or rearranged, with $lines: where rows and columns go; $changes: what becomes of the digits; $staying: how many stay.
symmetric = The givens stay the same when the grid is { $motion ->
    [quarter-turn] turned clockwise by 90°
    [half-turn] turned by 180°
    [diagonal] mirrored in the diagonal from r1c1 to r9c9
    [rearranged] rearranged ({ $lines })
   *[antidiagonal] mirrored in the diagonal from r1c9 to r9c1
} and the digits are exchanged: { $changes }{ $staying ->
    [0] {""}
    [one] {" ("}{ $digits } stays{")"}
   *[other] {" ("}{ $digits } stay{")"}
}. As the puzzle has only one solution, the solution stays the same, too.
symmetric-exchanged = { $from } ↔ { $to }
symmetric-changed = { $from } → { $to }
# Of rows and columns.
symmetric-swap = { $from } with { $to }
symmetric-becomes = { $from } becomes { $to }
symmetric-stays = { $cells } { $count ->
    [one] stays in its place
   *[other] stay in their places
} and can only be { $digits }: { $conclusion }.
symmetric-filled = { $from }, where { $digit } is, goes to { $to }, and { $digit } becomes { $other }: { $conclusion }.
symmetric-gone = What is impossible in one cell is impossible in the other:
symmetric-gone-cell = { $to } cannot be { $others }, so { $cell } cannot be { $digits }.
symmetric-gone-so = Together: { $conclusion }.

remote-pair = { $cells } can each only be { $x } or { $y }, and each sees the next ({ $houses }), so the two digits alternate. One of the ends { $a } (A) and { $b } (B) is { $x } and the other { $y }.
remote-pair-so = A cell that sees both can be neither { $x } nor { $y }: { $conclusion }.

## Chains

node-is = { $either } is { $digit }
node-one-of = { $count ->
    [one] { $cells } is { $digit }
   *[other] one of { $cells } is { $digit }
}
are-not = { $count ->
    [one] { $cells } is not { $digit }
    [2] neither { $one } nor { $two } is { $digit }
   *[other] none of { $cells } is { $digit }
}
chain-either = Either { $a } (A), or { $b } (B), or both.
chain-either-cell = Either { $a } (A) or { $b } (B) is { $digit }, or both.
# $suppose: the next message as a sentence.
chain-for = For { $suppose }
chain-suppose = suppose { $not }:
chain-true = { $is }.
chain-two-houses = In { $house }, the { $digit } can only go in { $cells }; in { $other }, only in { $others }. { $near } are { $count ->
    [2] both
   *[other] all
} in { $joint }, so at most one of them is { $digit }. So { $digit } is in { $a } (A) or in { $b } (B), or in both.
loss = { $conclusion }: if A is true, { $a }; if B is true, { $b }.
loss-filled = it is { $digit }
loss-beside = { $either }, in the { $same }, is { $digit }
loss-seen = { $count ->
    [one] it sees the { $digit } in { $cells }
   *[other] it sees { $cells }, one of which is { $digit }
}
chain-first-cell = then { $cell } is { $digit }, its only other candidate
chain-first-house = then { $house } has its { $digit } in { $places }, { $count ->
    [one] the only other place
   *[other] the only other places
}
chain-first-set = then { $set } are left with { $digits }, one for each cell: { $is }
chain-first-bent = then { $set } are left with { $digits }, none of which can be in two of these cells, so there is one for each: { $is }
chain-next-cell = so { $not } but { $digit }, its only other candidate
chain-next-house = so { $not }, and { $house } has its { $digit } in { $places }, { $count ->
    [one] the only other place
   *[other] the only other places
}
chain-next-set = so { $not }, and { $set } are left with { $digits }, one for each cell: { $is }
chain-next-bent = so { $not }, and { $set } are left with { $digits }, none of which can be in two of these cells, so there is one for each: { $is }
# After a line; $count more follow.
chain-line-end = { $count ->
    [0] .
   *[other] .
}
joint-house = { $not } ({ $same })
joint-seen = { $not } (it sees { $cells })
chain-so-true = So { $is } in any case: { $conclusion }.
chain-so-one = So { $is } in any case.
chain-closes = If { $last }, then { $not }: the chain closes, and can be read backwards as well. So of each two candidates that rule each other out exactly one is true:
chain-pair-house = in { $houses }, the { $digit } is in { $cells } and nowhere else
chain-pair-cell = { $cell } is { $digits } and nothing else
chain-pair-set = { $set } have exactly one of { $digits } and all their other digits: { $is }

## Almost locked sets

set-is = { $count ->
    [one] { $cells } can only be { $digits } ({ $letter }).
   *[other] In { $house }, { $cells } have only { $all } between them: { $many } cells, { $many-digits } digits ({ $letter }).
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
sets-suppose = Each has one digit more than it has cells. Suppose A has no { $digits }:
sets-apart = { $digit } cannot be in both { $one } and { $two }: its only places there, { $cells }, are in { $house }.
sets-apart-seen = { $digit } cannot be in both { $one } and { $two }: its only places there, { $cells }, all see each other.
# A case, and what a set needs in it.
set-case = { $case } { $needs }
set-without = if { $letter } has no { $digit },
set-without-cell = if { $cells } is not { $digit },
set-middle = { $letter } can do without one of its digits only, so it has { $digits }:
set-beside-cell = if { $cell } is { $digit }, { $letter } has no { $digit }, and
set-beside-cell-cell = if { $cell } is { $digit }, { $cells } is not, so
set-beside-set = if { $middle } has { $digit }, { $letter } has not, and
set-beside-set-cell = if { $middle } has { $digit }, { $cells } is not { $digit }, so
set-needs = its cells are { $digits }: { $is }
set-needs-cell = it is { $digits }
set-first = then its cells are { $digits }: { $is }
set-first-cell = then { $is }
set-first-short = then it has all its other digits: { $is }
set-next = all places for { $without } in { $letter } see these, so the cells of { $letter } are { $digits }: { $is }
set-next-cell = so { $cells } is not { $without } but { $digits }
digit-in = { $cells } is { $digit }
sets-so = Either way { $is }. A cell that sees all places of one of these digits cannot be that digit: { $conclusion }.
sets-locked = Each set can do without one of its digits only, so each has exactly one of { $digits } and all its other digits:
set-holds = { $is }.
sets-locked-so = A cell that sees all these places of a digit cannot be that digit: { $conclusion }.

disjoint = { $cells }, { $many } cells, can only be { $digits }. Each digit fits in here at most once:
disjoint-part = { $digits } can only go in { $cells }, { $count ->
    [one] which is
    [2] both
   *[other] all
} in { $house }.
# Where a digit may be there twice, apart in the line and in the box.
disjoint-counted = { $cells }, { $many } cells, can only be { $digits }. Count how often each digit fits in:
disjoint-once = { $digits } can only go in { $cells }, { $count ->
    [one] which is
    [2] both
   *[other] all
} in { $house }: at most once{ $digit-count ->
    [one] {""}
   *[other] {" "}each
}.
disjoint-twice = { $digits } can go in { $line-cells } in { $line }, and in { $box-cells } in { $box }: at most twice.
disjoint-so = { $many } cells, { $many } digits, each at most once: so each is there once. A cell that sees all places of one of these digits cannot be that digit: { $conclusion }.
disjoint-counted-so = Together that is { $count } times, just enough for { $many } cells, so each is there as often as it can be. A cell that sees all places of one of these digits in { $line } or in { $box } cannot be that digit: { $conclusion }.
disjoint-free-so = So all but { $digit } fill at most { $fewer } of the { $many } cells, and { $digit } is in { $places }.

counted-scattered = { $cells } can only be { $digits }. Count how often each digit fits in:
counted-loop = Four filled cells are where { $lines } cross. In the boxes of these four, the two rows and the two columns have { $many }. Count how often each digit fits in:
counted-grid = Where { $lines } cross, there are { $many }. Count how often each digit fits in:
counted-cells = { $count } empty cells
counted-digit = { $digit }: at most { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
} (all in { $houses }{ $also }).
counted-also = ; also all in { $houses }
counted-so = Together that is { $count } times, just enough for { $count } cells. So each digit is once in each of its houses here, and nowhere else in them: { $conclusion }.

exocet = { $base } (A), the base, hold two of { $digits }. A digit of A is nowhere else in { $home }. Within { $boxes }, { $lines } can therefore have it only in { $targets } (B), the targets. Outside these boxes, the three lines have each of the digits at most twice:
exocet-double = { $base } (A), a base, hold two of { $digits }, and so do { $second } (C), another. Within { $boxes }, { $lines } can have a digit of A only in { $targets } (B), the targets of A, and a digit of C only in { $others } (D), the targets of C. Outside these boxes, the three lines have each of the digits at most twice:
exocet-digit = { $digit } is only in { $houses }.
exocet-nowhere = { $digit } is in none of them.
exocet-so = Three lines need each digit, and outside these boxes there is room for two: so one of them has it inside, in B. That goes for both digits of A, which therefore fill B: { $conclusion }.
exocet-cover-so = Three lines need each digit, and outside there is room for two, so both digits of A are in B. If a target has the digit, the two lines that do not run through it have the digit outside the boxes, in two different places. A digit for which that is impossible goes from the target, and from A if neither target is left: { $conclusion }.
exocet-mirror = Three lines need each digit, and outside there is room for two, so both digits of A are in B. Each digit is once in each of the boxes, so it is mirrored:
exocet-mirror-of = the digit of { $target } is, in { $box }, in { $mirror } ({ $letter }).
exocet-mirror-so = One cell of a mirror is the digit of its target, the other no digit of A:
exocet-mirror-lacks = { $target } cannot be what its mirror { $letter } lacks: { $conclusion }.
exocet-mirror-other = In the mirrors: { $conclusion }.
exocet-mirror-rest = So { $conclusion }.
exocet-double-so = Three lines need each digit, and outside there is room for two, so B holds the digits of A, and D those of C. No digit is in both A and C, or both targets in { $third } would be it. So A and C hold all of { $digits }, and so do B and D. B and D have room for nothing else, and a cell that sees all of A and C, or all of B and D, is none of these digits: { $conclusion }.
exocet-double-cover-so = Three lines need each digit, and outside there is room for two, so B holds the digits of A, and D those of C. No digit is in both A and C, or both targets in { $third } would be it. So each of { $digits } is in A or C, and the three lines have it outside the boxes exactly twice: once in each of two houses that have all its places there, and nowhere else in these: { $conclusion }.

wide-exocet = { $base } (A), the base, hold two of { $digits }. Suppose one of these is in A and not in { $targets } (B), the targets. Then { $houses } cannot all have it:
wide-exocet-left = { $digit } in { $cell }: { $places }. These do not go together.
wide-exocet-place = in { $house } it can only go in { $cells }
wide-exocet-nowhere = { $digit } in { $cell }: { $house } has no place left for it.
wide-exocet-taken = One of { $cells } is { $digit }, which has no other place in { $house }, so there is room for one other digit.
wide-exocet-so = So both digits of A are in B, one in each target. Go through the pairs of digits that A can have, and place them in { $houses }: { $conclusion }.

blossom = { $stem } can only be { $digits }. Whichever it is, a set of cells loses that digit and then needs { $digit }:
# $label: the alternatives, digits or candidates.
blossom-petal = { $label }: { $set } have only { $all } between them; { $seen }, in sight of { $stem }, cannot be { $own }, so they are { $rest }: { $is }.
blossom-petal-shared = { $label }: { $set } have only { $all } between them; { $seen }, in sight of { $stem }, lose this digit, so all the others are there: { $is }.
blossom-cell = { $label }: then in the { $same } { $set }, which can only be { $digits }, is { $digit }.
stem-cell = { $cell } can only be { $digits }.
stem-house = In { $house }, the { $digit } can only go in { $cells }.
stem-set = { $cells }, { $many } cells, have only { $all } between them, two digits more than cells, so at least one of { $digits } is there.
petals = Each of these takes a digit from a set of cells, which then needs { $digit }, or rules out the same directly:
# Candidates of a cell, or digits of some cells.
petal-digits = { $digits }
petals-so = In each case { $conclusion }.
petal-direct = { $label }: directly.
petal-cell = { $label }: then { $set }, which can only be { $digits }, is { $digit }.
petal-set = { $label }: { $set } have only { $all } between them; this takes its digit from them, so all the others are there: { $is }.

# $exit: the place where the lines end.
blossom-loop-cell = { $cell } can only be { $digits }. A line leads from each of these to { $exit }:
blossom-loop-house = In { $house }, the { $digit } can only go in { $cells }. A line leads from each of these to { $exit }:
blossom-line = { $start } ({ $letter }): then { $links }.
blossom-line-cell = { $cell }, which can only be { $digits }, is { $digit }
blossom-line-house = { $cell } is the { $digit } of { $house }, as { $other } is the only other place
blossom-line-end = { $start } ({ $letter }) is an end itself.
digit-of-house = the { $digit } of { $house }
blossom-loop-so = At { $exit } only one of the ends can be true. So one line holds, and the others run backwards: the end is false, so are the digits before it, and those that they ruled out are true. Either way, of any two candidates of a line that rule each other out one is true, and so is one of the ends: { $conclusion }.

# $first, $second: the houses of each side; $first-area, $second-area: what is left of them.
equal-areas = { $first } on one side and { $second } on the other hold the same digits, each { $count ->
    [2] twice
   *[other] { $count } times
}. Leave out the cells that both sides have: { $first-area } (A) hold the same digits as { $second-area } (B).
equal-counted = In B, { $needed } must be { $digits }. So at least { $many } cells of A are { $digits }, too, and only { $possible } can be: just as many.
equal-so = These can be nothing else, and no other cell of B can be { $digits }: { $conclusion }.

exclusion = Suppose { $cell } is { $digit }:
exclusion-partner = { $known ->
    [0] { $cell } can only be { $digits }.
   *[other] { $cell } can only be { $digits }:
}
exclusion-partner-same = { $cell } can only be { $digits } as well, and is in the { $same }.
exclusion-alone = if it is { $digit }, { $why }.
exclusion-together = if { $first } and { $second }, { $why }.
exclusion-same = they are the same digit in a house
exclusion-set = { $count ->
    [one] { $set }, which can only be { $digits }, has no digit left
   *[other] { $set }, which can only be { $digits }, lose { $gone } and have too few digits for their cells
}
exclusion-so = Nothing is left, so { $conclusion }.

## Cases

cases-cell = { $cell } can only be { $digits }. Whichever it is, { $result }:
cases-house = In { $house }, the { $digit } can only go in { $cells }. Wherever it is, { $result }:
cases-two-ways = Whether { $cell } is { $digit } or not, { $result }:
taken-together = { $count } steps that are seen as one:
cases-guardians = { $because ->
    [deadly] As the puzzle has only one solution, at least one of these is true
   *[other] At least one of these is true
}: { $candidates }. Whichever it is, { $result }:
suppose = Suppose { $assumed }. { $level ->
    [0] Then:
    [1] This fails after { $lines } lines, some of which need suppositions of their own:
   *[other] This fails after { $lines } lines, with suppositions { $level } deep inside:
}
# Lines under a supposition: $open is all that was left before it.
line-cell = { $cell } ({ $open }) is { $digit }: { $reasons }.
line-cell-anyway = { $cell } is { $digit }: it has no other candidate anyway.
line-house-anyway = { $cell } is the { $digit } of { $house }: there is no other place anyway.
line-cell-stuck = Now { $cell } ({ $open }) has no digit left: { $reasons }.
line-house = { $cell } is the { $digit } of { $house }: { $reasons }.
line-house-stuck = Now { $house } has no place left for { $digit }: { $reasons }.
# $by: the number of a line, a cell that is supposed to be the digit, or that it is supposed.
by-line = ({ $number })
by-supposition = supposed
gone-digits-seen = { $digits } { $count ->
    [one] is
   *[other] are
} in its { $kind ->
    [row] row
    [column] column
   *[box] box
} ({ $by })
gone-digits = { $digits } { $count ->
    [one] is
   *[other] are
} out ({ $by })
gone-place = { $cells } { $why }
# $events: the number of lines that $by names.
gone-seen = { $count ->
    [one] is
   *[other] are
} in the { $kind ->
    [row] { $events ->
        [one] row
       *[other] rows
    }
    [column] { $events ->
        [one] column
       *[other] columns
    }
   *[box] { $events ->
        [one] box
       *[other] boxes
    }
} of { $by }
gone-filled = is { $digit } ({ $by })
gone-all-filled = are filled ({ $by })
gone-removed = { $count ->
    [one] is
   *[other] are
} not { $digit } ({ $by })
# A line whose reasons an earlier line has told. $here: 1 if that is a line of the same step.
again-place = { $here ->
    [1] ({ $line })
   *[other] line { $line } of step { $step }
}
again = { $results }, as in { $place }.
again-house = { $cell } is the { $digit } of { $house }, as in { $place }.
again-stuck = Now { $results }, as in { $place }.
lemma-cell-so = So { $cells } is { $digits }, and nothing else: { $conclusion }.
lemma-digit-so = So { $digits } is in { $places }. { $count ->
    [1] { $targets } sees { $ends ->
        [2] both
       *[other] all of these
    }, so it cannot be { $digits }.
    [2] { $targets } each see { $ends ->
        [2] both
       *[other] all of these
    }, so neither can be { $digits }.
    [3] { $targets } each see { $ends ->
        [2] both
       *[other] all of these
    }, so none of them can be { $digits }.
   *[other] A cell that sees { $ends ->
        [2] both
       *[other] all of these
    } cannot be { $digits }: { $conclusion }.
}
lemma-so = So one of these is true: { $candidates }. None of them allows the following: { $conclusion }.
case-part = { $count ->
    [one] Line { $first }
   *[other] Lines { $first } to { $last }
}: { $results }.
case-no-digit = { $cell } has no candidate left
case-no-place = { $house } has no place left for { $digit }
cases-fish = Either { $count ->
    [one] the fin is { $digit },
   *[other] one of the fins is { $digit },
} or it is a fish without fins. Either way, { $result }:
cases-fish-house = So each of { $cover } has its { $digit } from there, { $house } in { $cells }. Whichever it is, { $result }:
cases-fish-house-fins = Unless a fin is { $digit }, each of { $cover } has its { $digit } from there. So one of { $cells } is { $digit }: a fin, or a place in { $house }. Whichever it is, { $result }:
cases-so = So { $conclusion }.
case = Suppose { $assumed }
case-at-once = : then { $reason }.
# Of a line in a case: the lines before it that it rests on.
rests-on = (From { $lines }.)
rests-on-supposition = the supposition
rests-on-line = { $number }
case-is-it = : then it is so at once.
case-with-lines = :
case-end = so { $reason }
full-stop = .
case-impossible = so this cannot be
is-placed = { $cells } is { $digit }
is-not = { $count ->
    [one] { $cells } is { $size ->
        [2] neither { $one } nor { $other }
       *[other] not { $digits }
    }
    [2] neither { $first } nor { $second } is { $digits }
   *[other] none of { $cells } is { $digits }
}
result-seen = { $cells }, { $kind ->
    [row] in the row of { $by }
    [column] in the column of { $by }
    [box] in the box of { $by }
   *[house] { $count ->
        [one] which sees { $by }
       *[other] which see { $by }
    }
}, { $count ->
    [one] is
   *[other] are
} not { $digit }

## Branching

guess-stuck = None of the techniques finds more.
guess-places = { $house } has only { $count ->
    [one] one place
    [2] two places
    [3] three places
   *[other] { $count } places
} for the { $digit }, { $cells }{ $least ->
    [1] , and nothing on the grid has fewer.
   *[other] .
}
guess-digits = { $cell } has only { $count ->
    [one] one candidate
    [2] two candidates
    [3] three candidates
   *[other] { $count } candidates
}, { $digits }{ $least ->
    [1] , and nothing on the grid has fewer.
   *[other] .
}
guess-try = So try one of them: { $candidate } (guess { $guess }, depth { $depth }).
contradiction-places = { $depth ->
    [0] { $house } has no place for the { $digit }{ $details }.
   *[other] Now { $house } has no place left for the { $digit }{ $details }.
}
contradiction-digits = { $depth ->
    [0] There is no digit for { $cell }{ $details }.
   *[other] Now there is no digit left for { $cell }{ $details }.
}
retreat = The guess was wrong, so { $conclusion }.
solved = Every cell is filled: the puzzle is solved.

## Hints

# $placing: 1 where a digit can be placed; $all: 1 where the region holds all that can be removed.
hint-cell = { $placing ->
    [1] A digit can be placed in { $cells }.
   *[other] Something can be removed from { $cells }.
}
hint-where = Look at { $place }.
# $most: the most candidates of one of the cells.
hint-few = { $most ->
    [2] Which cells in { $houses } have just two candidates?
   *[other] Which cells in { $houses } have two or three candidates?
}
hint-follows = { $placing ->
    [1] { $all ->
        [1] It goes into { $place }.
       *[other] One goes into { $place }.
    }
   *[other] { $all ->
        [1] They are in { $place }.
       *[other] Some of them are in { $place }.
    }
}
hint-placing = A digit can be placed.
hint-removing = Candidates can be removed.
hint-technique = The technique is: { $technique }.
usage-level = expected 1, 2, 3, 4 or cell
# $left: steps beside singles before the crux; $only: 1 if the step is the only one beside singles.
hint-crux = { $left ->
    [0] { $only ->
        [1] It is the only step beside singles that is needed.
       *[other] It is the crux of the puzzle.
    }
    [one] It is one step before the crux.
   *[other] It is { $left } steps before the crux.
}
hint-try = Suppose one of them is right, and see whether something becomes impossible.
hint-other = Another way: { $technique }, { $conclusion }.
hint-suspects = { $count ->
    [0] Some of the digits may be wrong.
    [one] One of the digits may be wrong: without { $cells } there is exactly one solution.
   *[other] One of the digits may be wrong: without any single one of { $cells } there is exactly one solution.
}
hint-suspects-hidden = One of the digits may be wrong; a higher level says which.
hint-givens = Name the puzzle with --givens if some of the digits are yours.
# The gist of a technique is under its id, or under the beginning or the end of its id that it shares with others.
gist-full-house = One cell of a house is empty, and it takes the digit that is missing.
gist-hidden-single = A digit has only one place left in a house.
gist-naked-single = A cell has only one digit left, as the others are ruled out.
gist-locked-candidates = All places for a digit in one house lie in a second house, too, so the rest of the second house cannot have it.
gist-direct = All places for a digit in one house lie in a second house, too, so the rest of the second house cannot have it. That leaves a digit only one place.
gist-direct-hidden = A few digits can only go in as many cells of a house as there are digits, so these cells have no room for others. That leaves another digit only one place.
gist-almost-locked = Outside a box, cells of a line take all but one of a few digits. So where line and box cross there is room for one of these digits only, and the box has the others in as many cells beside.
gist-law-of-leftover = A line and a box that cross hold the same digits in their six other cells, so a digit that is missing from one six is missing from the other.
gist-firework = Some digits can leave a box along a row to one cell only, and along a column to one cell only, so each is in one of these two cells or where the two lines cross.
gist-naked = A few cells of a house have only as many digits between them as there are cells. They use these digits up, so the rest of the house cannot have them.
gist-hidden = A few digits can only go in as many cells of a house as there are digits, so these cells have no room for others.
gist-locked = A few cells where a line and a box cross have only as many digits between them as there are cells, so they use these digits up for the line and for the box.
gist-distributed-disjoint-subset = A group of cells has as many digits as cells, and each digit fits in only once. So each is there, and nowhere that sees all its places.
gist-x-wing = In two rows a digit is only in the same two columns, so those columns get it there and nowhere else; or the same with rows and columns exchanged.
gist-fish = In three rows (or four, or more) a digit is in only as many columns, so those columns get it there and nowhere else; or the same with rows and columns exchanged.
gist-finned = A fish but for one or more extra places, the fins. Either a fin has the digit, or the fish is perfect; a candidate that is gone either way can go.
gist-sashimi = A fish with fins, and so incomplete that without them the digit falls into place. Either a fin has the digit, or that happens; a candidate that is gone either way can go.
gist-franken = A fish that boxes take part in: the places for a digit in some lines and boxes lie in as many other houses, so those get it there and nowhere else.
gist-mutant = A fish of rows, columns and boxes in any mixture: the places for a digit in some houses lie in as many others, so those get it there and nowhere else.
gist-finned-franken = A fish that boxes take part in, but for one or more extra places, the fins. Either a fin has the digit, or the fish is perfect; a candidate that is gone either way can go.
gist-finned-mutant = A fish of rows, columns and boxes in any mixture, but for one or more extra places, the fins. Either a fin has the digit, or the fish is perfect; a candidate that is gone either way can go.
gist-kraken-fish = A fish that is not perfect: whichever of the places that spoil it has the digit, and also if none has, chains lead to the same candidate, which can go.
gist-skyscraper = Two rows have only two places each for a digit, and one place of each is in the same column; or the same with rows and columns exchanged. So one of the other two places has the digit.
gist-two-string-kite = A row and a column have only two places each for a digit, and one place of each is in the same box. So one of the other two places has the digit.
gist-turbot-fish = Two houses have only two places each for a digit, and a place of the one sees a place of the other. So one of the other two places has the digit.
gist-empty-rectangle = In a box, a digit lies in one row and one column only: if it is not in the one, it is in the other. Two places elsewhere tie the row and the column together.
gist-guardian = In a ring of an odd number of cells a digit cannot be in every second one, so one of the places beside the ring has it.
gist-template-set = Every way to place a digit in all rows, columns and boxes at once uses the same cell, so the digit is there.
gist-template-delete = No way to place a digit in all rows, columns and boxes at once uses a certain cell, so the digit is not there.
gist-strong-linked-fish = Three or more houses have only two places each for a digit, and from house to house two places see each other. So one of the two places at the ends has the digit.
gist-strong-linked-x-loop = Three houses have only two places each for a digit, and these places meet all the way round. So wherever two of them meet, one has the digit.
gist-simple-colors-trap = Pairs of places for a digit are joined into two colours; one of the colours has the digit everywhere. So a cell that sees both colours cannot have it.
gist-simple-colors-wrap = Pairs of places for a digit are joined into two colours; one of the colours has the digit everywhere. Two cells of one colour see each other, so it is the other colour.
gist-multi-colors = Pairs of places for a digit are joined into two groups, of two colours each. Where colours of different groups see each other, not both have the digit.
gist-medusa-3d = Two places for a digit in a house and two candidates in a cell are pairs, too. All of these pairs are joined into two colours, of many digits, and everything in one of the colours is true.
gist-xy-wing = Three cells with two candidates each: whichever digit the pivot is, one of the two cells that it sees is left with the same digit.
gist-xyz-wing = A cell with three candidates sees two cells with two of them each. Whichever digit the pivot is, one of the three cells has the digit that they share.
gist-xyz-ring = An XYZ-Wing whose two wings are tied together by a house, so that its digits go round in a ring and each has its place there.
gist-w-wing = Two cells have the same two candidates, and a house keeps them from both being the one digit. So one of them is the other digit.
gist-wings = A group of cells has as many digits as cells, and all of these digits but one fit in only once. So that one is there, at least once.
gist-m-wing = A cell with two candidates and two houses with two places, one for each of these digits, lead from end to end. So one of the two ends has the same digit.
gist-s-wing = A cell with two candidates stands between two houses with two places, one for each of its digits. So one of the two places at the far ends has its digit.
gist-l2-wing = A house has two places for a digit, and from each of these cells another digit has just one more place to go to. So one of these two ends has that digit.
gist-l3-wing = Three houses have two places each, for three different digits, and are joined by two cells. So one of the two places at the ends has its digit.
gist-h-wing = A cell with two candidates and two more pairs lead from one digit to another. So one of the two ends is true, and where they see each other, neither is the digit of the other.
gist-remote-pair = Cells with the same two candidates, each of which sees the next, are the two digits in turn. So the two ends of an even number of cells have one each.
gist-chute-remote-pair = Two cells of a band or stack have the same two candidates. If both were the one digit, its third place would be where it cannot go, so one of them is the other digit.
gist-er-intersection-pair = Two cells with the same two candidates cannot both be the same digit, as another box would have no place for it.
gist-unique-rectangle = If four cells in two rows, two columns and two boxes had only the same two digits, these could be exchanged, and there would be two solutions. So one of the other candidates there is true.
gist-hidden-unique-rectangle = If one corner of a rectangle were a certain digit, the other corners would follow, and two digits could be exchanged: there would be two solutions. So it is not that digit.
gist-ur-plus = If one corner of a rectangle were a certain digit, sides with only two places for a digit would settle the other corners, and two digits could be exchanged: there would be two solutions. So it is not that digit.
gist-avoidable-rectangle = If four cells in two rows, two columns and two boxes, none of them a given, had two digits crosswise, these could be exchanged, and there would be two solutions. So they do not.
gist-gurth-symmetrical-placement = The givens have a symmetry, and so does the only solution: where a cell goes, its digit goes, too.
gist-unique-loop = If a loop of cells had only the same two digits, these could be exchanged all the way round, and there would be two solutions. So one of the other candidates there is true.
gist-extended-rectangle = If the cells where two lines cross some others had only as many digits as there are of these others, the two lines could exchange them, and there would be two solutions. So one of the other candidates there is true.
gist-borescoper-deadly-pattern = If seven or eight cells of three boxes had only three or four digits, these could be exchanged, and there would be two solutions. So one of the other candidates there is true.
gist-unique-matrix = If nine cells where three rows cross three columns had only four digits, these could be exchanged, and there would be two solutions. So one of the other candidates there is true.
gist-bug = If all empty cells had two candidates, and all digits two places in each house, there would be two solutions or none. So one of the candidates beyond that is true.
gist-bug-plus-1 = All empty cells have two candidates, but for one with three. Without its third there would be two solutions or none, so this one is true.
gist-bivalue-oddagon = In a ring of an odd number of cells two digits cannot take turns, so one of the other candidates there is true.
gist-tridagon = Twelve cells of four boxes cannot be filled from three digits alone, so one of their other candidates is true.
gist-tridagon-ork = Twelve cells of four boxes cannot be filled from three digits alone, so one of their other candidates is true. Suppose each of these in turn: the result that all of them have holds.
gist-three-digit-impossible-pattern = Some cells cannot be filled from three digits alone, so one of their other candidates is true. The result that all of these have holds.
gist-x-chain = Houses with only two places for a digit are linked, one to the next. So one of the two places at the ends has the digit.
gist-x-cycle = Places for a digit go round in a ring, in which every second one has the digit. So where two neighbours share a house, it has the digit there and nowhere else.
gist-xy-chain = Cells with two candidates, each of which sees the next: if the first is not a certain digit, the last is. So one of the two has it.
gist-xy-ring = Cells with two candidates go round in a ring, and each shares a digit with the next. One of the two has that digit, so nothing else in their house has it.
gist-bivalue-chain = Cells with two candidates and houses with two places for a digit are linked, one to the next. So one of the two ends is true.
gist-aic = If the start of the chain is false, one thing after another follows, until its end is true. So one of the two ends is true.
gist-aic-with-als = If the start of the chain is false, one thing after another follows, until its end is true. A link may be a set of cells with one digit more than cells: without one of them it needs all the others.
gist-xy-x-chain = If the start of the chain is false, its end is true. The two are different digits in cells that see each other, so neither cell can be the digit of the other.
gist-continuous-nice-loop = Links go round in a ring, in which every second candidate is true. So where two neighbours share a house or a cell, nothing else there competes with them.
gist-discontinuous-nice-loop = A chain of links comes back to its own start, and shows that it is true, or that it is false.
gist-oddagon-chain = In a ring of an odd number of candidates not every second one can be true, so one of the candidates beside the ring is.
gist-z-chain = Suppose a candidate is true. Then cells or houses with two possibilities each take one from the next, until the last possibility conflicts with the candidate.
gist-t-whip = Suppose a candidate is true. Then one cell or house after another has one possibility left, by all that was found before, until the last conflicts with the candidate.
gist-whip = Suppose a candidate is true. Then one cell or house after another has only one possibility left, until there is one that has none.
gist-g-whip = Suppose a candidate is true. Then one cell or house after another has only one possibility left, which may be a group of cells, until there is one that has none.
gist-als-xz = Two sets of cells each have one digit more than cells. A digit that cannot be in both is missing from one of them, and that one needs all its other digits.
gist-als-xz-doubly = Two sets of cells each have one digit more than cells, and two digits cannot be in both. So each set has one of the two, and needs all its other digits.
gist-als-xy-wing = Three sets of cells each have one digit more than cells. The middle one takes a digit from one of the outer ones, which then needs all its other digits.
gist-als-w-wing = Two sets of cells each have one digit more than cells, and a house keeps a digit from being in both. So one of them is without it, and needs all its other digits.
gist-als-xy-chain = Sets of cells that each have one digit more than cells are linked: one that is without a digit needs its others, and so takes one from the next. So one of the two sets at the ends has a digit that both can have.
gist-sue-de-coq = Where a line and a box cross, cells share their digits with cells of the line and with cells of the box. Together there are just as many digits as cells, so each digit is there.
gist-death-blossom = Each digit of one cell takes something from a set of cells with one digit more than cells, which then needs all its others. Whichever digit it is, one of these sets then has the same digit.
gist-ur-plus-2d-3x = Each extra candidate of an almost unique rectangle excludes the same digit: directly, or because it leaves that digit alone in a cell with two. One of them is true.
gist-ur-sdc-als = Each extra candidate of an almost unique rectangle takes a digit from the same set of cells with one digit more than cells, or excludes directly what the set would. One of them is true.
gist-ur-wings = Each extra candidate of an almost unique rectangle leaves one and the same digit in a cell with two. One of them is true, so one of these cells has that digit.
gist-ur-blossom = Each extra candidate of an almost unique rectangle takes a digit from a set of cells with one digit more than cells, which then needs all its others. One of them is true, so one of the sets has the digit that they share.
gist-aic-with-ur = Two extra candidates keep a rectangle from having two solutions, so at least one of them is true. From each of them a chain leads to the same result.
gist-rectangle-forcing-chain = Three or four extra candidates keep a rectangle from having two solutions, so one of them is true. Each of them leads to the same result.
gist-ur-external = If two digits had no other place in two lines of a rectangle than its corners, they could be exchanged there, and there would be two solutions. So one of their places outside is true.
gist-ur-external-set = One of the places of two digits outside a rectangle is true, as they could be exchanged in its corners otherwise. Each of them takes a digit from a set of cells with one digit more than cells, or excludes directly what the set would.
gist-ur-external-chains = One of the places of two digits outside a rectangle is true, as they could be exchanged in its corners otherwise. Each of them leads to the same result.
gist-house-blossom = Wherever a digit is in a house, it takes something from a set of cells with one digit more than cells, which then needs all its others. Wherever it is, one of these sets then has the same digit.
gist-als-blossom = A few cells with two digits more than cells cannot do without all of three digits. Each of these takes something from a set of cells with one digit more than cells, and one of the three sets then has the digit that they share.
gist-aals-2rc = A few cells have two digits more than cells. Of three digits one is there: either z itself, or one that takes something from a set of cells, which then needs z.
gist-multi-branch-w-wing = Wherever a digit is in a house, it sees one of several cells with the same two candidates, which then has the other. So one of these cells has it.
gist-bug-lite = If each of some cells were one of a pair of digits, all could be exchanged for the other, and there would be two solutions. So one of the other candidates there is true.
gist-reverse-bug = If open cells completed filled ones to a pattern of two digits, none of them given, the two could be exchanged, and there would be two solutions. So one of the other candidates there is true.
gist-blossom-loop = From each of three possibilities a line of links leads into one place. One line holds, the others run backwards, so of any two candidates of a line that exclude each other one is true.
gist-set-equivalence = As many houses on either side hold the same digits, and what they share can be left out. If some digits have just as many cells in the one rest as the other needs, they fill these.
gist-phistomefel-ring = A ring of sixteen cells and four corners of four cells hold the same digits. If some digits have just as many cells in the one as the other needs, they fill these.
gist-aligned = Not all combinations of digits are possible for these cells, as some leave too little to other cells. A digit that is in none of the possible combinations is false.
gist-rank = Some cells can hold each digit only so often, as it can be only once in a house. If that is just enough for all the cells, each digit is there as often as it can be, and nowhere else in these houses.
gist-sk-loop = Eight pairs of cells go round through four boxes, and their digits have just enough room in the houses that join them. So these houses have none of their digits elsewhere.
gist-exocet = Two cells of a box and two cells beside hold the same two digits, as three lines across would otherwise have no place for one of them.
gist-je-mirror = In an exocet each target has two mirror cells, one of which has the same digit. What the one side cannot be, the other cannot be.
gist-double-exocet = Two exocets with the same four digits in one band or stack: the four cells they start from hold all four digits, and so do their four targets.
gist-nishio-forcing-chain = Suppose a candidate is true, and follow this digit alone. Some house has no place left for it, so the candidate is false.
gist-digit-forcing-chain = Suppose a candidate is true, then suppose it is false. A result of both holds.
gist-cell-forcing-chain = Suppose each candidate of a cell in turn. A result of all of them holds.
gist-region-forcing-chain = Suppose each place for a digit in a house in turn. A result of all of them holds.
gist-dynamic-contradiction-forcing-chain = Suppose something, and fill in all singles that follow. A cell or a house is left with nothing, so the supposition is wrong.
gist-dynamic-double-forcing-chain = Suppose a candidate is true, then suppose it is false, and fill in all singles that follow each time. A result of both holds.
gist-dynamic-cell-forcing-chain = Suppose each candidate of a cell, or each place for a digit in a house, in turn, and fill in all singles that follow each time. A result of all of them holds.
gist-dynamic-forcing-plus = Suppose a candidate is true, and go on with singles, locked candidates, subsets and fish. A cell or a house is left with nothing, so the candidate is false.
gist-nested-forcing-chain = Suppose a candidate is true, go on with singles, locked candidates, subsets and fish, and where these end, with further suppositions. A cell or a house is left with nothing, so the candidate is false.
ask-missing = Which digit is still missing in { $houses }?
ask-place = Where can { $digits } go in { $houses }?{ $count ->
    [0] {""}
   *[other] {" "}Look at { $cells }.
}
ask-cell = Which digit is left for { $cell }? Look at { $houses }.
# $many: "two", the number of cells.
ask-cells = Which { $many } cells of { $houses } have only { $many } candidates between them? What does that mean for the rest?
ask-digits = Where can { $digits } go in { $houses }? What does that mean for these cells?
ask-where = Where can { $digits } go in { $houses }?
ask-what = What can { $cells } be?
ask-cover = What does that mean for { $houses }?
ask-links = Which of these places see each other?
ask-result = What follows from each possibility?
ask-few-places = In which houses does { $digits } have only few places left? Which of these places see each other?
ask-two-places = In which houses does { $digits } have just two places? Follow them from one to the next, in two colours.
ask-two-of-any = Which cells have just two candidates, and which digits just two places in a house? Follow them from one to the next, in two colours.
ask-pairs = Which cells can only be { $digits }? Follow them from one to the next.
ask-chain = Suppose { $count ->
    [one] { $cells } is not { $digit }
   *[other] { $digit } is in none of { $cells }
}. What follows, link by link?
ask-pivot = What can { $cell } be? What does each of these digits leave to the cells that it sees?
ask-sets = Look at { $cells }, and at { $others }. Which digit cannot be in both? What does each of them need if it is without this digit?
ask-exclusion = Which digits can { $cells } be together? Which combinations leave too little to other cells?
ask-ring = Go round { $cells }. Can every second one have its digit, all the way round?
ask-count = How often can each of { $digits } be in { $cells }?
ask-symmetry = Where does the symmetry take each cell, and each digit? What does that leave to a cell that stays where it is?
ask-templates = In which ways can { $digits } be placed in all rows, columns and boxes at once?
ask-forbidden = What if { $cells } could only be { $digits }?
ask-grave = Which cells have more than two candidates? What if all had only two?
ask-together = Look at { $digits } in { $place }. What does that rule out at once, and what is left then?
ask-refute = Suppose { $assumed }. Which cell or house is left with nothing?
ask-either = Suppose { $cell } is { $digit }, then suppose it is not. What follows both times?
ask-follow-each = Follow each possibility. What do all of them have in common?
ask-follow = What can { $cells } be? What follows from each possibility?

## Why one thing is so

usage-goal = "{ $text }" is no result to ask about: name a cell (r3c5), a digit in it (r3c5=7) or a candidate that is gone (r3c5<>4)
# $goal: a cell, or the literal asked about (r3c5=7); $claim: why-is or why-is-not; $all: the steps of the path.
why-title = Why { $goal }
why-is = { $cell } is { $digit }
why-is-not = { $cell } cannot be { $digit }
why-place = { $cell } is the only place for { $digit } in { $house }{ $because }.
why-digit = { $digit } is the only digit for { $cell }{ $because }.
why-step = { $claim }, as the { $technique } (step { $number }) shows{ $because }.
why-because = , because { $clauses }
why-took = the { $technique } (step { $number }) took { $what }
why-ruled-out = { $by } (step { $number }) ruled out { $what }
why-proved = { $left ->
    [0] All { $all } steps are needed to see that { $claim }.
   *[other] { $count ->
        [one] One of the { $all } steps is
       *[other] { $count } of the { $all } steps are
    } enough to see that { $claim }.
}
why-by = { $claim }, as { $by }.
why-given = The { $digit } in { $cell } is a given.
why-filled = In this position { $cell } is filled: it is { $digit }.
why-seen = { $goal } from the start: the { $digit } is in { $cell }.
why-missing = { $goal } from the start: this candidate is not in the position.
why-true = { $cell } is { $digit }, so no step removes that candidate.
why-false = { $goal } is false: { $cell } is { $digit }.
why-stuck = { $count ->
    [0] The chosen techniques find no step here, so they do not settle { $goal }.
    [one] The chosen techniques end after one step, before { $goal } is settled.
   *[other] The chosen techniques end after { $count } steps, before { $goal } is settled.
}
why-open = So the techniques do not settle { $goal }.
why-above = (see above)
why-rests = { $number }: { $what }{ $count ->
    [0] .
    [one] , from step { $numbers }.
   *[other] , from steps { $numbers }.
}

## Verdicts on claimed moves

# $technique: the hardest that it takes; $named: the one that was claimed; $count: the steps that it takes.
check-proved = { $count ->
    [one] proved: { $technique }.
   *[other] proved by { $count } steps together, the hardest of them: { $technique }.
}
# $all: the steps one after the other, at least two; $technique: that of the last.
check-proved-prepared = proved in { $all } steps, the last of them: { $technique }.
check-unjustified = unjustified: it is true, but no technique gives it here.
check-unjustified-needs = unjustified: it is true, but no technique gives it here directly; { $all } steps would do.
# $placing: 1 where the move places digits only, 0 where it removes candidates only, 2 otherwise.
check-false = wrong: the solution has { $placing ->
    [0] that digit there.
    [1] another digit there.
   *[other] other digits there.
}
check-stale = nothing new: that is so already.
check-misnamed = misnamed: { $named } does not give it here, but { $technique } does.
check-misnamed-prepared = misnamed: { $named } does not give it here, but { $all } steps do, the last of them: { $technique }.
# $reason: a message below, why the line is no move.
check-none = no claim: { $reason }.
check-unreadable = unreadable: { $reason }.
claim-nothing = a move is written like r1c2=5 or r3c5<>7
claim-reason = it only gives reasons
claim-supposed = this is only supposed
claim-alternative = it leaves a choice
claim-question = it is a question
claim-possible = it says only what is possible
claim-taken-back = it is taken back
claim-not-gone = that a candidate stays is no move
claim-guess = it is a guess, or rests on one
claim-unknown-word = the word "{ $part }" is not understood
claim-unclear = "{ $part }" is not understood
claim-several-digits = "{ $part }" puts several digits into a cell
claim-no-heading = the columns of this table are not known
claim-unknown-field = the field "{ $part }" is not understood
claim-no-move = an object needs a cell and a digit
claim-from-zero = rows and columns are counted from 1, unless it is said that they begin with 0
claim-too-long = the line is longer than { $part } bytes
check-unknown = No technique is called "{ $name }".
check-other = But the pattern is another one: { $digits } in { $cells }.
check-first-error = The first error is move { $number }.
check-no-error = { $count ->
    [0] There are no moves.
    [one] The move is right.
   *[other] All moves are right.
}
check-empty = { $count ->
    [0] The puzzle is solved.
    [one] One cell is still empty.
   *[other] { $count } cells are still empty.
}
# A summary: the rows of the input, the paths that could be judged, those without an error, those that lead to the solution.
check-tally = { $rows ->
    [one] 1 row
   *[other] { $rows } rows
}, { $paths ->
    [one] 1 path
   *[other] { $paths } paths
} judged: { $right } without an error, { $solved } of them as far as the solution.
check-tally-first-error = Half of the first errors come no later than move { $number }.
check-tally-moves = Moves
check-tally-grade = Grade
check-tally-technique = Technique
verdict-proved = proved
verdict-unjustified = unjustified
verdict-false = wrong
verdict-stale = nothing new
verdict-misnamed = misnamed
verdict-none = no claim
verdict-unreadable = unreadable

## Practice

# $technique: what is practised; $once: "an X-Wing"; $count: how many exercises.
practice-heading = Exercise { $number } of { $count }: { $technique }
practice-several = { $technique } and { $count ->
    [one] one more technique
   *[other] { $count } more techniques
}
practice-ask = { $pure ->
    [1] This position has { $once }, and nothing easier helps.
   *[other] This position has { $once }. There are easier steps, too, but that is the one to look for.
} What does it give you? Type a move such as r1c2=5 or r3c5<>7; h for a hint, s for the solution, n for the next exercise, q to quit.
# $hints: the hints that were asked for.
practice-right = { $hints ->
    [0] Well seen, that is right!
    [one] Right, with one hint!
   *[other] Right, with { $hints } hints!
}
practice-false = Not quite: the solution has { $placing ->
    [0] that digit there.
    [1] another digit there.
   *[other] other digits there.
}
practice-stale = That is done already.
practice-other = That is right, too, but look for this: { $technique }.
practice-score = { $shown ->
    [0] There was no exercise.
   *[other] { $solved } of { $shown } solved{ $hints ->
        [0] { $solved ->
            [0] .
           *[other] , without any hint.
        }
        [one] , with one hint.
       *[other] , with { $hints } hints.
    }
}
practice-solutions = Solutions
chapter-last-cell = The last empty cell of a house
chapter-box = The only place in a box
chapter-line = The only place in a row or column
chapter-cell = The only digit of a cell
chapter-crossings = Where boxes and lines cross
chapter-pairs = Pairs
chapter-larger-subsets = Triples and quads
chapter-basic-fish = X-Wing and other fish
chapter-two-links = One digit, two strong links
chapter-wings = Wings
chapter-rectangles = Unique rectangles
chapter-fins = Fish with fins
chapter-colours = Colours
chapter-chains = Chains of one digit or of pairs
chapter-alternating-chains = Alternating chains
chapter-more-uniqueness = One solution: loops and larger patterns
chapter-almost-locked-sets = Almost locked sets
chapter-more-patterns = Rarer techniques: intersections, single digits, wings, colours
chapter-more-chains = Rarer techniques: chains, sets, impossible patterns
chapter-more-fish = Large and complex fish
chapter-rank = Counting candidates: rank patterns and exocets
chapter-forcing = Forcing chains and nets
course-techniques = { $names }{ $count ->
    [0] {""}
   *[other] , and { $count } more
}
course-chapter = Chapter { $number }: { $title }
course-next = Go on with: whydoku course { $number }
course-done = You have practised every technique.

## Outcomes

outcome-solved = { $guesses ->
    [0] Solved without guessing: there is exactly one solution.
    [one] Solved with one guess: there is exactly one solution.
   *[other] Solved with { $guesses } guesses: there is exactly one solution.
}
uniqueness-assumed = Some steps rely on the puzzle having only one solution; a separate search confirmed that.
uniqueness-off = Techniques that assume a single solution were not used, as the givens alone do not have exactly one.
outcome-several = There are several solutions. Two of them differ in { $count ->
    [one] one cell
   *[other] { $count } cells
}: { $cells }.
outcome-several-many = There are several solutions. Two of them differ in { $count } cells, among them { $cells }.
outcome-none = There is no solution.
outcome-invalid = The puzzle breaks the rules: there are two { $digit }s in { $house }, in { $cells }.
outcome-stuck = { $count ->
    [one] The chosen techniques find nothing more; one cell is still empty.
   *[other] The chosen techniques find nothing more; { $count } cells are still empty.
}
outcome-cancelled = The search was stopped before it finished.
outcome-already-solved = The puzzle is already solved: every cell is filled, and no house has a digit twice.
few-clues = { $count ->
    [0] There are no clues at all; a puzzle with fewer than 17 clues never has exactly one solution.
    [one] There is only one clue; a puzzle with fewer than 17 clues never has exactly one solution.
   *[other] There are only { $count } clues; a puzzle with fewer than 17 clues never has exactly one solution.
}
wrong-digit = Something is already wrong: a digit has been placed where it does not belong.
wrong-cells = { $count ->
    [one] Look at { $cells } again.
   *[other] Look at these cells again: { $cells }.
}
wrong-clash = The { $digit } that you placed in { $own } clashes with the given { $digit } in { $given }: both are in { $house }.
wrong-candidate = Something is already wrong: a candidate that is needed has been removed.
no-step = None of the techniques finds a step here.

## Views

view-row = row
view-column = column
view-box = box
view-cell = cell
views-outside = in none of them
views-title = What each of the four views can fill
views-puzzles = { $count ->
    [one] One puzzle with { $empty } empty cells.
   *[other] { $count } puzzles with { $empty } empty cells on average. All numbers are means.
}
views-fills = Cells that each view can fill now:
views-regions = Cells that exactly these views can fill:
views-combinations = Cells that each combination fills without guessing:
views-combinations-guessing = Cells that each combination fills without guessing, and the guessing it then needs:
views-solved = solved
views-solved-many = solved: { $count }
views-guesses = guesses: { $guesses }, depth: { $depth }

## Search methods

compare-puzzles = { $count ->
    [1] One puzzle.
   *[other] { $count } puzzles; digits tried, guesses and time are means per puzzle.
}
compare-method = method
compare-solved = solved
compare-gave-up = gave up
compare-solutions = solutions
compare-tried = digits tried
compare-guesses = guesses
compare-depth = depth
compare-time = time
compare-ratio = ratio
compare-means = { $count ->
    [1] One puzzle.
   *[other] Means over { $count } puzzles.
}
compare-gave-up-on = ≥ { $time } · ≥ { $ratio } · gave up on { $count }
compare-at-least = ≥, hatched or hollow: a lower bound, as the method gave up on some puzzles.
compare-progress = Puzzle { $puzzle }, round { $round }: { $method }
compare-interrupted = { $count ->
    [0] Interrupted before every method had finished a puzzle.
    [1] Interrupted: the result is for the first puzzle.
   *[other] Interrupted: the result is for the first { $count } puzzles.
}
compare-title = Time per puzzle
compare-growth = Time per puzzle by number of clues
compare-clues = clues
method-backtracking = first empty cell, digits 1 to 9; each check scans row, column and box
method-bitmaps = the same, with the used digits of each house as bits
method-cursor = the same, with an explicit stack instead of recursion
method-candidates = fills cells with one candidate, then tries the first empty cell on a copy of the grid
method-trail = the same without copies: undoes what was filled since the guess
method-four-views = fills singles of rows, columns, boxes and cells, then tries the first empty cell
method-fewest-first = the same, but tries the cell with the fewest candidates
method-dancing-links = exact cover: 324 constraints and 729 candidates in circular linked lists
method-fast = applies every rule to all boxes at once, with vector instructions

## Grades

grade-easy = easy
grade-medium = medium
grade-hard = hard
grade-very-hard = very hard
grade-fiendish = fiendish
grade-because = { $grade }: { $reasons }
grade-singles = singles only
grade-guess = { $number ->
    [0] no technique gives anything, so it takes a guess
    [one] no technique goes on after step 1, so it takes a guess
   *[other] no technique goes on after step { $number }, so it takes a guess
}
# Names that count like no other: with the article before a vowel, as an uncountable, with the plural inside.
# A technique whose name needs other forms has them as attributes: .once and .many.
grade-once = a { $technique }
so-often = { $count ->
    [2] twice
   *[other] { $many } times
}
grade-times = { $many } { $technique }s
grade-others = { $count ->
    [one] one more technique
   *[other] { $count } more techniques
}
grade-narrow = only one way on at { $count ->
    [one] step
   *[other] steps
} { $numbers }
grade-often-narrow = only one way on at { $count } positions, first at step { $first }
grade-open = never fewer than { $count } ways on
grade-raised-much = { $count } steps beyond singles, so harder than { $grade }
grade-raised-narrow = so often narrow that it is harder than { $grade }

## Ratings

hodoku-easy = easy
hodoku-medium = medium
hodoku-hard = hard
hodoku-unfair = unfair
hodoku-extreme = extreme
rate-why = { $rating }: step { $step } of { $of }, { $name }
rate-hodoku = HoDoKu { $level } { $score }
# $steps: steps beside singles of the usual path; $gentle: those of the gentlest one, told in so many $words.
rate-path = { $gentle ->
    [one] one step
   *[other] { $gentle } steps
} beside the singles ({ $steps } in the usual order), { $words } words
rate-search = { $guesses ->
    [0] no guess
    [one] 1 guess
   *[other] { $guesses } guesses
}
rate-lost = { $count ->
    [one] One row has columns that the first row lacks; they are left out.
   *[other] { $count } rows have columns that the first row lacks; they are left out.
}
rate-other-header = { $file } was written with other options: it begins with { $found }
output-is-input = { $file } is the input
resume-not-a-file = --resume needs a file
resume-document = --resume goes on with lines (csv, jsonl, line); this format is written as a whole
resume-missing = there is no { $note }: { $file } is complete, or something else wrote it; --force-resume goes on after its last line
resume-missing-folder = there is no { $note }: { $file } is complete, or something else wrote it; --force-resume writes its files again
resume-damaged = { $note } cannot be read; --force-resume goes on after the last line of { $file }
resume-short = { $file } is shorter than { $note } says
resume-lines = without { $note } the lines of { $file } cannot be matched with the puzzles
resume-other = { $file } was written with { $what } = { $was }, not { $is }; --force-resume goes on all the same
resume-other-input = { $file } was written from another input: its { $number } rows are not the first of this one; --force-resume goes on all the same
resume-long = { $file } has more rows than there are puzzles
rate-template-brace = a brace is open; write two braces for one
rate-template-closed = a brace is closed that was not opened; write two braces for one
rate-template-empty = there is no name between the braces
rate-template-line = a template is one line
rate-template-field = no column { $name }; there are { $names }
batch-shard = expected I/N, such as 1/4, with I from 1 to N
rate-tenths = expected a rating such as 7.2
rate-left-out = --only leaves out { $name }, which is asked for
transform-unknown = there is no transformation { $text }; there are { $names }, and rows=, columns= or digits= with nine digits
transform-order = { $text } is no order of nine that keeps bands together, such as 456123789
filter-unexpected = { $found } does not belong there; a condition is written 'er >= 7.2 and clues <= 24'
filter-end = the condition is not complete; it is written 'er >= 7.2 and clues <= 24'
filter-deep = the condition is nested too deep
rate-needs-se = --only leaves out the rating of Sudoku Explainer, which { $argument } needs
histogram-title = How hard { $count } puzzles are
histogram-se = Rating of Sudoku Explainer (ER)
histogram-hodoku = Level of HoDoKu
histogram-grade = Grade
histogram-whips = Longest whip (W)
histogram-bxb = Longest braid behind a supposition (BxB)
histogram-path = Steps beside the singles
histogram-search = Guesses
agreement-title = How the ratings of { $count } puzzles agree: rank correlations (Spearman), 1 for the same order
agreement-picture = How two ratings of { $count } puzzles agree
agreement-scatter = The larger a dot, the more puzzles have these ratings
histogram-error = no rating
histogram-scale = Number of puzzles, on a logarithmic scale
rate-progress = { $count } puzzles, { $speed }/s

## Making puzzles

generate-seed = Seed: { $seed } (repeat with --seed { $seed })
generate-progress = { $kept } of { $wanted } puzzles, { $tried } tries
# The prompts of the benchmark.
benchmark-board = Here is a Sudoku position, row by row from the top; a dot is an empty cell. r1c2 is the cell in row 1, column 2.
benchmark-candidates = The candidates of the empty cells; in a filled cell its digit:
benchmark-removed = These candidates are eliminated already:
benchmark-hint = Hint: { $hint }
benchmark-task = Take the next step that follows by logic, and give its reason. A conclusion without a proof counts nothing, even if it is true, and nothing counts after the first error. Write each conclusion as r1c2=5 (the digit is placed) or r1c2<>5 (the candidate is eliminated).

benchmark-title = Results of the benchmark
benchmark-about = The score is the share of answers that prove a next step before their first error. A lucky guess counts nothing: it is “unjustified”.
benchmark-all = all tasks
benchmark-player = player
benchmark-help = language and help
benchmark-help-1 = board
benchmark-help-2 = candidates
benchmark-help-3 = technique
benchmark-help-4 = question
benchmark-grade = grade of the puzzle
benchmark-technique = easiest technique
benchmark-tasks = tasks
benchmark-score = score
benchmark-unjustified = unjustified
benchmark-misnamed = misnamed
benchmark-false = false
benchmark-unreadable = unreadable
benchmark-silent = silent
benchmark-missing = missing
benchmark-line = { $file }:{ $why }; the line is left out
benchmark-unknown = there is no task { $id } among those that are scored
benchmark-twice = a second answer to { $id }

dataset-fewer = { $count ->
    [one] One position is
   *[other] { $count } positions are
} missing: too few puzzles fit in the tries of a lot, or its time ran out.
generate-fewer = Stopped with { $kept } of { $wanted } puzzles after { $tried } tries.
generate-rating-beyond = no puzzle with a rating above { $most } is known; { $wanted } and more would never come
generate-none-yet = None of the first { $tried } puzzles fits. What was asked for may be rare, or impossible with these clues; --max-tries and --timeout end the search.
generate-rating-range = expected the lower rating first
generate-path-format = --with-path needs --format csv or --format jsonl
generate-not-in-profile = { $technique } is not among the techniques of the profile
generate-beyond-hardest = { $technique } comes after the hardest technique

## Pictures

picture-pattern = Pattern
picture-fin = Fin
picture-guardian = Guardian
picture-set = Cells { $letter }
picture-colour = { $letter } in the words
picture-shared = In several groups
picture-end = One of these is true
picture-supposed = Supposed
picture-ruled-out = Ruled out on the way
picture-eliminated = Removed
picture-placed = Placed now
picture-given = Given
picture-filled = Filled in before
picture-base = House in question
picture-cover = Loses candidates
picture-counting = Houses by digit
picture-cells = Key cell
picture-strong = Strong link
picture-weak = Weak link
picture-implies = Implies
picture-line = The line that says so
picture-frame = Rectangle
picture-fin-house = Box of the fins
picture-through = Cells of one box
picture-axis = Axis or centre of the symmetry
picture-exchanged = Exchange of digits
picture-sight = Rules out
picture-case = Case { $letter }
# A supposition inside a case.
picture-inner = Line { $line }
picture-key = How to read the pictures

## Pages of techniques

# The headings of the pages of the techniques, docs/techniques/en.
page-definition = Definition
page-reason = Why it works
page-search = How to find it
page-example = Example
page-look-alike = Not to be confused with
page-references = References
# Above a page that this language does not have.
page-in-english = This page is not translated yet: here it is in English.
# The references on a page: none where a program does not know the technique.
page-none = none
page-hodoku-none = HoDoKu: none
page-se = Sudoku Explainer rating: { $rating }
page-se-by-pattern = by the pattern
page-hodoku = HoDoKu: { $level }, score { $score }, code { $code }
page-aliases = Also called: { $names }
page-picture = Example: { $names }
word-type = type
page-in-family = Family: { $names }
page-idea = Idea: { $names }
page-builds-on = Builds on: { $names }
page-leads-to = Leads to: { $names }
page-family = { $name }: { $count } techniques

## Headings

step-heading = Step { $number }
step-rated = { $name } { $rating }
step-rating = ({ $name } { $rating })
step-score = ({ $score } points)
path-grading = Rated as by HoDoKu: level { $level }, score { $score }.
path-length = Rated { $name } { $length }: { $length ->
    [0] singles solve this puzzle.
    [1] singles and locked candidates solve this puzzle.
   *[other] the longest { $kind } on this path asks { $length } questions, the last of them without an answer.
  }
path-rating = Rated as by { $program }: ER { $er } (the hardest step), EP { $ep } (up to the first placement), ED { $ed } (the first step).
event-guess = Guess
event-wrong-guess = Wrong guess
event-contradiction = Contradiction
event-retreat = Guess taken back
event-solved = Solved
event-singles = Singles
event-singles-about = Singles: { $subjects }
digit-many = the { $digit }s
find-title = Steps in this position
find-position = Position
find-best = { $techniques ->
    [one] One technique finds a step here.
   *[other] { $techniques } techniques find a step here; the best step of each is shown.
}
find-all = { $steps ->
    [one] One step is there.
   *[other] { $steps } steps are there, { $techniques ->
        [one] all of one technique.
       *[other] of { $techniques } techniques.
    }
}
between-one = { $count ->
    [one] One step leads there.
   *[other] Each of these { $count } steps leads there; the simplest comes first.
}
between-several = { $count ->
    [one] One step leads there, and goes further.
   *[other] No single step leads there; these { $count } do, one after the other.
}
between-partly = { $count ->
    [0] No step leads there. What is different: { $left }.
   *[other] The techniques do not lead there. After these steps there remain: { $left }.
}
between-digit = the second position is not a later one: the digit in { $cell } is another
between-candidate = the second position is not a later one: in { $cell } it has { $digit } again
between-same = nothing is different
find-none = No technique finds a step here.
find-none-of = { $technique } is not found here.
find-none-within = { $technique } is not found here with at most { $lines } lines. A profile without this limit, such as “whips”, looks for longer ones.
find-no-code = No technique of the catalogue has the code { $code }.
unknown-code = no technique of the catalogue has the code { $code }
find-chapter = { $technique }: { $count ->
    [one] one step
   *[other] { $count } steps
}
# $count: steps, each of which leaves only singles.
find-alone = { $count ->
    [one] One step leaves only singles.
   *[other] { $count } steps leave only singles, each alone.
}
find-pairs = No single step leaves only singles; { $count ->
    [one] one pair of steps does.
   *[other] { $count } pairs of steps do.
}
find-none-solve = Neither a step nor a pair of steps was found that leaves only singles.
find-singles-do = Singles are enough.
find-then = Then, with all singles filled, { $technique }:
find-superfluous = Part of this pattern is not needed: the conclusion follows from the rest.
report-title = How this Sudoku is solved
puzzle-heading = Puzzle { $number }
# The puzzle, and what is wrong with it.
puzzle-outcome = { $title }: { $outcome }
puzzle-several = there are several solutions
puzzle-none = there is no solution
puzzle-wrong = something in this position is wrong
solution-heading = Solution { $number }
heading-end = { $number ->
    [0] Position at the start
   *[other] Position after step { $number }
}
heading-contents = Contents
heading-summary = Summary
heading-course = Step by step
heading-puzzle = Puzzle
heading-solution = Solution
heading-technique = Technique
heading-steps = Steps
heading-guesses = Guesses
heading-total = Total
verified-steps = { $count ->
    [one] The proof of the one step was checked: it holds.
   *[other] The proofs of all { $count } steps were checked: they hold.
} To have another program check them, write them with `whydoku prove`; docs/proofs.md says how.

## Proofs for other programs

prove-solved = The only solution is { $grid }.
prove-none = There is no solution.
prove-several = There are several solutions, so nothing is proved; two of them are in the file .models.
prove-stuck = Nothing is proved: too many guesses are needed.
prove-cancelled = Nothing is proved: it was cancelled.
prove-size = { $lemmas ->
    [one] The proof has one lemma
   *[other] The proof has { $lemmas } lemmas
} and { $bytes } bytes.
prove-premises = { $count ->
    [one] It has one premise, which assumes that there is one solution; the file .json names it.
   *[other] It has { $count } premises, which assume that there is one solution; the file .json names them.
}

## Lessons

# $steps: those on the way to the solution; $number: of a step or guess; $cells and $numbers: lists.
story-steps = { $singles ->
    [0] { $steps ->
        [one] One step.
       *[other] { $steps } steps.
    }
   *[other] { $others ->
        [0] { $steps ->
            [one] One step, a single.
           *[other] { $steps } steps, all of them singles.
        }
       *[other] { $steps } steps, { $singles ->
            [one] one of them a single.
           *[other] { $singles } of them singles.
        }
    }
}
story-start = { $count ->
    [0] There is no single to begin with.
    [one] One single comes of itself; then there is none.
   *[other] The first { $count } steps are singles; then there is none.
}
# $first, $last: the first and the last step that is no single; $count: how many of them.
story-between = From step { $first } to step { $last }, { $singles ->
    [0] none is a single.
    [one] one is a single, and { $count } are not.
   *[other] { $singles } are singles, and { $count } are not.
}
story-hardest = { $count ->
    [one] The crux is the { $technique } in step { $number }.
    [2] The crux is the { $technique }, used twice, the second time in step { $number }.
   *[other] The hardest technique is the { $technique }, used { $count } times, the last time in step { $number }.
}
story-finish = { $is-crux ->
    [1] It takes the last obstacle away
   *[other] Step { $number } ({ $technique }) takes the last obstacle away
}: { $count ->
    [0] singles do the rest.
    [one] the last step is a single.
   *[other] the other { $count } steps are singles.
}
story-assumes = { $count ->
    [one] Step { $numbers } uses that the puzzle has only one solution.
   *[other] Steps { $numbers } use that the puzzle has only one solution.
}
# $left: the steps that the choice has saved; $proved: 1 if no better choice is possible.
story-chosen = { $left ->
    [0] None of the steps beside the singles can be left out.
   *[other] Beside the singles, { $told } of the { $standard } steps of the usual order are enough{ $proved ->
        [1] , and no fewer.
       *[other] .
    }
}
story-planned = { $left ->
    [0] The usual order takes as many steps beside the singles.
   *[other] The usual order takes { $standard } steps beside the singles; here { $told ->
        [one] one is
       *[other] { $told } are
    } enough.
}{ $proved ->
    [1] {" "}No path with these techniques takes fewer.
   *[other] {""}
}
story-one = { $hard ->
    [0] Nothing above { $level } is needed.
    [1] One step above { $level } is enough: the rest is everyday.
   *[other] { $proved ->
        [1] One step above { $level } is not enough; it takes { $hard }.
       *[other] No single step above { $level } was found that is enough; this path has { $hard }.
    }
}
story-not-short = Techniques up to { $level } are not enough: { $hard ->
    [one] one step is
   *[other] { $hard } steps are
} harder.
story-usual = This is the usual order: others are looked for only where it leads to a single solution without a guess.
story-skips = { $count ->
    [one] Step { $numbers } can be skipped.
   *[other] Steps { $numbers } can be skipped.
}
story-guesses = { $guesses ->
    [one] It takes one guess, which is { $refuted ->
        [0] right.
       *[other] wrong.
    }
   *[other] It takes { $guesses } guesses, { $right ->
        [0] all
       *[other] { $refuted ->
            [0] none
            [one] one
           *[other] { $refuted }
        }
    } of them wrong{ $depth ->
        [1] .
       *[other] {", up to "}{ $depth } inside each other.
    }
}
story-branches = { $steps ->
    [one] One more step belongs to a wrong guess.
   *[other] { $steps } more steps belong to wrong guesses.
}
story-until = Stopped after step { $number }, as asked.
story-until-never = No step uses { $technique }, so nothing was cut.
story-bottleneck = bottleneck
story-bottleneck-finish = This is the hardest step, and singles finish the puzzle from here.
story-bottleneck-alone = The hardest step.
story-singles-finish = From here on, singles finish the puzzle.
story-leaves = This leaves { $count ->
    [one] { $cells } a single, step { $numbers }.
   *[other] singles in { $cells }, steps { $numbers }.
}
story-used = { $count ->
    [one] Step { $numbers } needs it.
   *[other] Steps { $numbers } need it.
}
story-unused = No later step needs it.
story-idea = The idea: { $name }. { $idea }
story-numbered = ({ $number }) { $words }
story-folded = { $count ->
    [0] A contradiction comes at once.
    [one] One step follows from this, step { $first }.
   *[other] { $count } steps follow from this, steps { $first } to { $last }.
}
story-chapter = { $count ->
    [one] Step { $first }
   *[other] Steps { $first }–{ $last }
}: { $what }
# Around the crux of a path that was chosen.
story-part-singles = { $count ->
    [one] Step { $first }
   *[other] Steps { $first }–{ $last }
}: as far as singles go
story-part-before = { $count ->
    [one] Step { $first }
   *[other] Steps { $first }–{ $last }
}: before the crux
story-part-crux = Step { $first }: the crux, { $technique }
story-part-after = { $count ->
    [one] Step { $first }
   *[other] Steps { $first }–{ $last }
}: after the crux
story-chapter-singles = { $count ->
    [one] one single to begin with
   *[other] { $count } singles to begin with
}
story-chapter-steps = { $technique }{ $others ->
    [0] {""}
    [one] {" "}and another step
   *[other] {" "}and { $others } other steps
}{ $singles ->
    [0] {""}
    [one] , then one single
   *[other] , then { $singles } singles
}
digit-in-house = the { $digit } in { $house }
story-brief = { $conclusion } · { $technique }
story-definitions = Techniques used
story-hover = Point at a phrase, or tap it, and its cells light up in the picture.
idea-one-of-two = one of two
idea-every-case = every case
idea-suppose = suppose, and it breaks
idea-as-many = as many as needed
idea-one-solution = one solution
principle-one-of-two = At least one of two facts is true. Whatever would be impossible next to either of them is therefore impossible.
principle-every-case = One of several cases must hold. All of them lead to the same result, so the result holds, whichever case it is.
principle-suppose = Suppose it is true. If something then becomes impossible, it is false.
principle-as-many = Count. If n digits have only n cells, those cells are taken. If n rows have a digit only in n columns, those columns get it from these rows.
principle-one-solution = This puzzle is known to have one solution only. A pattern whose digits could be swapped without anything else changing would give two, so it cannot be there.

## Families

family-singles = Singles
family-intersections = Intersections
family-subsets = Subsets
family-fish = Fish
family-single-digit = Single-Digit Patterns
family-colouring = Colouring
family-wings = Wings
family-uniqueness = Uniqueness
family-impossible = Impossible Patterns
family-chains = Chains
family-als = Almost Locked Sets
family-rank = Rank Patterns
family-exocet = Exocets
family-forcing = Forcing Chains

## Techniques

technique-full-house = Full House
technique-hidden-single-box = Hidden Single (box)
    .many = { $many } Hidden Singles (box)
technique-hidden-single-row = Hidden Single (row)
    .many = { $many } Hidden Singles (row)
technique-hidden-single-column = Hidden Single (column)
    .many = { $many } Hidden Singles (column)
technique-naked-single = Naked Single
technique-locked-candidates-pointing = Locked Candidates (pointing)
    .once = { $technique }
    .many = { $technique } { $often }
technique-locked-candidates-claiming = Locked Candidates (claiming)
    .once = { $technique }
    .many = { $technique } { $often }
technique-almost-locked-pair = Almost Locked Pair
    .once = an { $technique }
technique-almost-locked-triple = Almost Locked Triple
    .once = an { $technique }
technique-almost-locked-quad = Almost Locked Quad
    .once = an { $technique }
technique-law-of-leftover = Law of Leftover
    .once = { $technique }
    .many = { $technique } { $often }
technique-tuvwxyz-wing = TUVWXYZ-Wing (seven cells)
technique-direct-pointing = Direct Pointing
technique-direct-claiming = Direct Claiming
technique-direct-hidden-pair = Direct Hidden Pair
technique-direct-hidden-triplet = Direct Hidden Triplet
technique-locked-pair = Locked Pair
technique-locked-triple = Locked Triple
technique-naked-pair = Naked Pair
technique-hidden-pair = Hidden Pair
technique-x-wing = X-Wing
    .once = an { $technique }
technique-naked-triple = Naked Triple
technique-hidden-triple = Hidden Triple
technique-swordfish = Swordfish
    .many = { $many } { $technique }
technique-naked-quad = Naked Quadruple
technique-hidden-quad = Hidden Quadruple
technique-jellyfish = Jellyfish
    .many = { $many } { $technique }
technique-skyscraper = Skyscraper
technique-two-string-kite = 2-String Kite
technique-turbot-fish = Turbot Fish
    .many = { $many } { $technique }
technique-xy-wing = XY-Wing
    .once = an { $technique }
technique-xyz-wing = XYZ-Wing
    .once = an { $technique }
technique-xyz-ring = XYZ-Ring
    .once = an { $technique }
technique-w-wing = W-Wing
technique-wxyz-wing = WXYZ-Wing (four cells)
technique-vwxyz-wing = VWXYZ-Wing (five cells)
technique-uvwxyz-wing = UVWXYZ-Wing (six cells)
technique-chute-remote-pair = Chute Remote Pair
technique-unique-rectangle-type-1 = Unique Rectangle Type 1
    .many = { $many } Unique Rectangles Type 1
technique-unique-rectangle-type-2 = Unique Rectangle Type 2
    .many = { $many } Unique Rectangles Type 2
technique-unique-rectangle-type-3 = Unique Rectangle Type 3
    .many = { $many } Unique Rectangles Type 3
technique-unique-rectangle-type-4 = Unique Rectangle Type 4
    .many = { $many } Unique Rectangles Type 4
technique-unique-rectangle-type-5 = Unique Rectangle Type 5
    .many = { $many } Unique Rectangles Type 5
technique-unique-rectangle-type-6 = Unique Rectangle Type 6
    .many = { $many } Unique Rectangles Type 6
technique-hidden-unique-rectangle = Hidden Unique Rectangle
technique-ur-plus-2b-1sl = Unique Rectangle with One Strong Link (side)
    .many = { $technique } { $often }
technique-ur-plus-2d-1sl = Unique Rectangle with One Strong Link (diagonal)
    .many = { $technique } { $often }
technique-ur-plus-3x-2sl = Unique Rectangle with Two Strong Links
    .many = { $technique } { $often }
technique-ur-plus-4x-3sl = Unique Rectangle with Three Strong Links
    .many = { $technique } { $often }
technique-avoidable-rectangle-type-1 = Avoidable Rectangle Type 1
    .once = an { $technique }
    .many = { $many } Avoidable Rectangles Type 1
technique-avoidable-rectangle-type-2 = Avoidable Rectangle Type 2
    .once = an { $technique }
    .many = { $many } Avoidable Rectangles Type 2
technique-gurth-symmetrical-placement = Gurth's Symmetrical Placement
    .once = { $technique }
    .many = { $technique } { $often }
technique-unique-loop-type-1 = Unique Loop Type 1
    .many = { $many } Unique Loops Type 1
technique-unique-loop-type-2 = Unique Loop Type 2
    .many = { $many } Unique Loops Type 2
technique-unique-loop-type-3 = Unique Loop Type 3
    .many = { $many } Unique Loops Type 3
technique-unique-loop-type-4 = Unique Loop Type 4
    .many = { $many } Unique Loops Type 4
technique-extended-rectangle-type-1 = Extended Rectangle Type 1
    .once = an { $technique }
    .many = { $many } Extended Rectangles Type 1
technique-extended-rectangle-type-2 = Extended Rectangle Type 2
    .once = an { $technique }
    .many = { $many } Extended Rectangles Type 2
technique-extended-rectangle-type-3 = Extended Rectangle Type 3
    .once = an { $technique }
    .many = { $many } Extended Rectangles Type 3
technique-extended-rectangle-type-4 = Extended Rectangle Type 4
    .once = an { $technique }
    .many = { $many } Extended Rectangles Type 4
technique-bivalue-oddagon-type-1 = Bivalue Oddagon Type 1
    .many = { $many } Bivalue Oddagons Type 1
technique-bivalue-oddagon-type-2 = Bivalue Oddagon Type 2
    .many = { $many } Bivalue Oddagons Type 2
technique-bivalue-oddagon-type-3 = Bivalue Oddagon Type 3
    .many = { $many } Bivalue Oddagons Type 3
technique-borescoper-deadly-pattern-type-1 = Borescoper's Deadly Pattern Type 1
    .many = { $many } Borescoper's Deadly Patterns Type 1
technique-borescoper-deadly-pattern-type-2 = Borescoper's Deadly Pattern Type 2
    .many = { $many } Borescoper's Deadly Patterns Type 2
technique-borescoper-deadly-pattern-type-3 = Borescoper's Deadly Pattern Types 3 and 4
    .many = { $many } Borescoper's Deadly Patterns Types 3 and 4
technique-unique-matrix = Unique Matrix
    .many = { $many } Unique Matrices
technique-bug-plus-1 = BUG+1
    .many = { $technique } { $often }
technique-bug-type-2 = BUG Type 2
    .many = { $many } BUGs Type 2
technique-bug-type-3 = BUG Type 3
    .many = { $many } BUGs Type 3
technique-bug-type-4 = BUG Type 4
    .many = { $many } BUGs Type 4
technique-bug-plus-n = BUG+n
    .many = { $technique } { $often }
technique-bug-xz = BUG-XZ
    .many = { $technique } { $often }
technique-empty-rectangle = Empty Rectangle
    .once = an { $technique }
technique-dual-two-string-kite = Dual 2-String Kite
technique-dual-empty-rectangle = Dual Empty Rectangle
technique-remote-pair = Remote Pair
technique-er-intersection-pair = Empty Rectangle Intersection Pair
    .once = an { $technique }
technique-finned-x-wing = Finned X-Wing
technique-sashimi-x-wing = Sashimi X-Wing
technique-simple-colors-trap = Simple Colours (trap)
    .once = { $technique }
    .many = { $technique } { $often }
technique-simple-colors-wrap = Simple Colours (wrap)
    .once = { $technique }
    .many = { $technique } { $often }
technique-multi-colors-1 = Multi-Colours 1
    .once = { $technique }
    .many = { $technique } { $often }
technique-multi-colors-2 = Multi-Colours 2
    .once = { $technique }
    .many = { $technique } { $often }
technique-finned-swordfish = Finned Swordfish
    .many = { $many } { $technique }
technique-sashimi-swordfish = Sashimi Swordfish
    .many = { $many } { $technique }
technique-finned-jellyfish = Finned Jellyfish
    .many = { $many } { $technique }
technique-sashimi-jellyfish = Sashimi Jellyfish
    .many = { $many } { $technique }
technique-squirmbag = Squirmbag
technique-whale = Whale
technique-leviathan = Leviathan
technique-finned-squirmbag = Finned Squirmbag
technique-sashimi-squirmbag = Sashimi Squirmbag
technique-finned-whale = Finned Whale
technique-sashimi-whale = Sashimi Whale
technique-finned-leviathan = Finned Leviathan
technique-sashimi-leviathan = Sashimi Leviathan
technique-template-set = Template Set
    .once = { $technique }
    .many = { $technique } { $often }
technique-template-delete = Template Delete
    .once = { $technique }
    .many = { $technique } { $often }
technique-franken-x-wing = Franken X-Wing
technique-franken-swordfish = Franken Swordfish
    .many = { $many } { $technique }
technique-franken-jellyfish = Franken Jellyfish
    .many = { $many } { $technique }
technique-franken-squirmbag = Franken Squirmbag
technique-franken-whale = Franken Whale
technique-franken-leviathan = Franken Leviathan
technique-finned-franken-x-wing = Finned Franken X-Wing
technique-finned-franken-swordfish = Finned Franken Swordfish
    .many = { $many } { $technique }
technique-finned-franken-jellyfish = Finned Franken Jellyfish
    .many = { $many } { $technique }
technique-finned-franken-squirmbag = Finned Franken Squirmbag
technique-finned-franken-whale = Finned Franken Whale
technique-finned-franken-leviathan = Finned Franken Leviathan
technique-mutant-x-wing = Mutant X-Wing
technique-mutant-swordfish = Mutant Swordfish
    .many = { $many } { $technique }
technique-mutant-jellyfish = Mutant Jellyfish
    .many = { $many } { $technique }
technique-mutant-squirmbag = Mutant Squirmbag
technique-mutant-whale = Mutant Whale
technique-mutant-leviathan = Mutant Leviathan
technique-finned-mutant-x-wing = Finned Mutant X-Wing
technique-finned-mutant-swordfish = Finned Mutant Swordfish
    .many = { $many } { $technique }
technique-finned-mutant-jellyfish = Finned Mutant Jellyfish
    .many = { $many } { $technique }
technique-finned-mutant-squirmbag = Finned Mutant Squirmbag
technique-finned-mutant-whale = Finned Mutant Whale
technique-finned-mutant-leviathan = Finned Mutant Leviathan
technique-kraken-fish-type-1 = Kraken Fish Type 1
    .many = { $many } Kraken Fish Type 1
technique-kraken-fish-type-2 = Kraken Fish Type 2
    .many = { $many } Kraken Fish Type 2
technique-grouped-skyscraper = Grouped Skyscraper
technique-grouped-two-string-kite = Grouped 2-String Kite
technique-grouped-turbot-fish = Grouped Turbot Fish
    .many = { $many } { $technique }
technique-m-wing = M-Wing
    .once = an { $technique }
technique-s-wing = S-Wing
    .once = an { $technique }
technique-l2-wing = L2-Wing
    .once = an { $technique }
technique-l3-wing = L3-Wing
    .once = an { $technique }
technique-h-wing-vvl = H-Wing (VVL)
    .once = an { $technique }
    .many = { $many } H-Wings (VVL)
technique-h-wing-vll = H-Wing (VLL)
    .once = an { $technique }
    .many = { $many } H-Wings (VLL)
technique-firework-triple = Firework Triple
technique-firework-quadruple = Firework Quadruple
technique-grouped-w-wing = Grouped W-Wing
technique-strong-linked-fish-3 = 3 Strong-Linked Fish
    .once = { $technique }
    .many = { $technique } { $often }
technique-strong-linked-x-loop = 3 Strong-Linked X-Loop
    .once = { $technique }
    .many = { $technique } { $often }
technique-strong-linked-fish-4 = 4-6 Strong-Linked Fish
    .once = { $technique }
    .many = { $technique } { $often }
technique-x-chain = X-Chain
    .once = an { $technique }
technique-guardian = Guardian
technique-x-cycle = X-Cycle
    .once = an { $technique }
technique-xy-chain = XY-Chain
    .once = an { $technique }
technique-medusa-3d = 3D Medusa
    .once = { $technique }
    .many = { $technique } { $often }
technique-xy-ring = XY-Ring
    .once = an { $technique }
technique-continuous-nice-loop = Continuous Nice Loop
technique-aic = Alternating Inference Chain
    .once = an { $technique }
technique-xy-x-chain = XY-X-Chain
    .once = an { $technique }
technique-discontinuous-nice-loop = Discontinuous Nice Loop
technique-grouped-x-cycle = Grouped X-Cycle
technique-grouped-continuous-nice-loop = Grouped Continuous Nice Loop
technique-grouped-aic = Grouped AIC
technique-grouped-discontinuous-nice-loop = Grouped Discontinuous Nice Loop
technique-sue-de-coq = Sue de Coq
    .once = { $technique }
    .many = { $technique } { $often }
technique-distributed-disjoint-subset = Distributed Disjoint Subset
technique-sk-loop = SK Loop
    .once = an { $technique }
technique-multi-sector-locked-set = Multi-Sector Locked Set
technique-junior-exocet = Junior Exocet
technique-je-mirror = Junior Exocet (Mirror)
    .many = { $many } Junior Exocets (Mirror)
technique-double-exocet = Double Exocet
technique-als-xz-doubly = Doubly Linked ALS-XZ
    .many = { $many } Doubly Linked ALS-XZs
technique-als-xz = ALS-XZ
    .once = an { $technique }
    .many = { $many } ALS-XZs
technique-als-xy-wing = ALS-XY-Wing
    .once = an { $technique }
technique-als-w-wing = ALS-W-Wing
    .once = an { $technique }
technique-als-xy-chain = ALS Chain
    .once = an { $technique }
technique-tridagon = Tridagon
technique-tridagon-guardians = Tridagon with Guardians
    .many = { $many } Tridagons with Guardians
technique-aligned-pair-exclusion = Aligned Pair Exclusion
    .once = an { $technique }
technique-death-blossom = Death Blossom
technique-aligned-triple-exclusion = Aligned Triplet Exclusion
    .once = an { $technique }
technique-tridagon-ork-forcing-whip = Tridagon OR-k Forcing Whip
technique-nishio-forcing-chain = Nishio
    .once = { $technique }
    .many = { $technique } { $often }
technique-digit-forcing-chain = Digit Forcing Chain
technique-aic-with-als = AIC with Almost Locked Sets
    .once = an { $technique }
    .many = { $many } AICs with Almost Locked Sets
technique-cell-forcing-chain = Cell Forcing Chain
technique-region-forcing-chain = Region Forcing Chain
technique-bivalue-chain = Bivalue Chain
technique-z-chain = z-Chain
technique-oddagon-chain = Oddagon Chain
    .once = an { $technique }
technique-t-whip = t-Whip
technique-whip = Whip
technique-g-whip = g-Whip
technique-three-digit-impossible-pattern-ork-whip = Three-Digit Impossible Pattern OR-k Whip
technique-dynamic-contradiction-forcing-chain = Dynamic Contradiction Forcing Chain
technique-dynamic-double-forcing-chain = Dynamic Double Forcing Chain
technique-dynamic-cell-forcing-chain = Dynamic Cell Forcing Chain
technique-dynamic-forcing-plus = Dynamic Forcing Chain (+)
    .many = { $many } Dynamic Forcing Chains (+)
technique-nested-forcing-chain = Nested Forcing Chain
technique-ur-plus-2d-3x = Unique Rectangle with a Bivalue Cell
    .many = { $many } Unique Rectangles with a Bivalue Cell
technique-ur-sdc-als = Unique Rectangle with Almost Locked Set
    .many = { $many } Unique Rectangles with Almost Locked Set
technique-ur-wings = Unique Rectangle Wing
technique-ur-blossom = Unique Rectangle Blossom
technique-aic-with-ur = AIC with Unique Rectangle
    .once = an { $technique }
    .many = { $many } AICs with Unique Rectangles
technique-rectangle-forcing-chain = Rectangle Forcing Chain
technique-ur-external = External Unique Rectangle
    .once = an { $technique }
technique-ur-external-set = External Unique Rectangle with Set
    .once = an { $technique }
    .many = { $many } External Unique Rectangles with Set
technique-ur-external-chains = External Unique Rectangle Chain
    .once = an { $technique }
technique-avoidable-rectangle-set = Avoidable Rectangle with Set
    .once = an { $technique }
    .many = { $many } Avoidable Rectangles with Set
technique-avoidable-rectangle-forcing-chain = Avoidable Rectangle Forcing Chain
    .once = an { $technique }
technique-unique-loop-set = Unique Loop with Set
    .many = { $many } Unique Loops with Set
technique-unique-loop-forcing-chain = Unique Loop Forcing Chain
technique-bivalue-oddagon-set = Bivalue Oddagon with Set
    .many = { $many } Bivalue Oddagons with Set
technique-bivalue-oddagon-forcing-chain = Bivalue Oddagon Forcing Chain
technique-tridagon-set = Tridagon with Set
    .many = { $many } Tridagons with Set
technique-house-blossom = House Blossom
technique-als-blossom = ALS Blossom
    .once = an { $technique }
technique-aals-2rc = Almost Almost Locked Set, Two Links
    .once = an { $technique }
    .many = { $many } Almost Almost Locked Sets, Two Links
technique-multi-branch-w-wing = Multi-Branch W-Wing
technique-bug-lite-type-1 = BUG-Lite Type 1
    .many = { $many } BUG-Lites Type 1
technique-bug-lite-type-2 = BUG-Lite Type 2
    .many = { $many } BUG-Lites Type 2
technique-bug-lite-type-3 = BUG-Lite Type 3
    .many = { $many } BUG-Lites Type 3
technique-bug-lite-set = BUG-Lite with Set
    .many = { $many } BUG-Lites with Set
technique-bug-lite-forcing-chain = BUG-Lite Forcing Chain
technique-reverse-bug = Reverse BUG
technique-reverse-bug-forcing-chain = Reverse BUG Forcing Chain
technique-blossom-loop = Blossom Loop
technique-je-target-pair = Exocet with a Two-Cell Target
    .once = an { $technique }
    .many = { $many } Exocets with a Two-Cell Target
technique-senior-exocet = Senior Exocet
technique-franken-exocet = Franken Exocet
technique-mutant-exocet = Mutant Exocet
technique-exocet-four-houses = Exocet on Four Houses
    .once = an { $technique }
    .many = { $many } Exocets on Four Houses
technique-set-equivalence = Set Equivalence Theory
    .once = an application of { $technique }
    .many = { $technique } { $often }
technique-phistomefel-ring = Phistomefel Ring

## Watching a search

watch-title = How { $method } searches
watch-counts = Event { $number }, open choices: { $depth }
watch-filled = { $what }
watch-choice = { $what }, one of { $of } possibilities
watch-emptied = Undo: { $what } is empty again
watch-dead-cell = Dead end: no digit fits in { $what }
watch-dead-house = Dead end: no place for the { $digit } in { $what }
watch-solution = Every cell is filled: a solution.

## Arguments and input

usage-help = For more, try --help.
progress-puzzles = Puzzles:
usage-unknown-argument = unexpected argument { $argument }
usage-unknown-command = unknown command { $argument }
usage-no-command = a command is missing
usage-missing = missing: { $argument }
usage-needs-value = { $argument } needs a value
usage-too-many-values = unexpected value { $value } for { $argument }
usage-value = { $argument } cannot be { $value }
usage-value-because = { $argument } cannot be { $value }: { $why }
usage-one-of = expected one of { $names }
usage-conflict = { $argument } cannot be used with { $other }
usage-twice = { $argument } is given twice
usage-similar = did you mean { $name }?
usage-column = a column is a name, or a number from 1
usage-no-puzzle = no puzzle: name one, a file, or - for standard input
usage-empty = no puzzle in the input
usage-tree = --picture tree is drawn as text, svg or png
usage-no-moves = the row has no moves
usage-moves-twice = puzzle and moves cannot both come from standard input
practice-fewer = found only { $count } of { $wanted } positions
usage-chapter = the course has { $count } chapters
course-damaged = { $file } is damaged, and was left as it is: { $why }. Repair it or move it away, or name another file with --progress
course-no-counts = a technique has no number of solved exercises
course-not-kept = what was practised cannot be kept in { $file }: { $why }
course-no-folder = no folder for your progress is known; name a file with --progress
usage-binary-to-terminal = { $format } cannot be shown in a terminal: name a file with --output, or redirect the output
usage-one-technique = svg and png show one technique; this name has several
usage-aim = the aim { $aim } chooses from an order of techniques, and { $profile } is a path of its own
api-aim-level = { $option } applies only to the aim { $aim }
usage-aim-level = --{ $option } applies only to --aim { $aim }
usage-step = --step applies only to svg, png and embed
usage-one-picture = the input has several puzzles, but { $format } shows one; html and pdf show several
usage-prove-output = name the files with --output, or write --format jsonl
usage-prove-binary = --binary is for the formats lrat and drat
usage-several = this command takes one puzzle, but the input has several
profile-technique = there is no technique "{ $name }"
profile-base = there is no built-in profile "{ $name }"
profile-similar = { $what }; did you mean { $name }?
profile-twice = "{ $name }" is there twice
file-too-long = it has more than { $most } MB
# Errors of the parsers of JSON and TOML.
parser-number = a whole number, 0 or more
parser-decimal = a number
parser-truth = true or false
parser-text = text in quotation marks
parser-list = a list
parser-table = an object
parser-type = found { $found }, expected { $wanted }
parser-unknown = { $found } is not known; there are { $names }
parser-missing = { $name } is missing
parser-end = it ends too early
parser-trailing = there is more after its end
parser-comma = a comma with nothing after it
parser-value = expected a value
parser-colon = expected a colon
parser-separator = expected a comma or a closing bracket
parser-key = a name must be in quotation marks
parser-escape = an escape that does not exist
parser-digits = not a number
parser-control = a control character in text must be escaped
parser-depth = it is nested too deep
parser-twice = a key is there twice
parser-other = { $sentence }
profile-empty = the profile has no technique
usage-profile = it is neither a file nor one of { $names }
usage-views = --views applies only to the methods { $methods }
usage-method = --method starts from the filled cells, but candidates were removed in this position
usage-ambiguous = "{ $name }" may mean { $similar }
usage-technique = there is no technique "{ $name }" (whydoku techniques lists all)
usage-technique-similar = there is no technique "{ $name }"; did you mean { $similar }? (whydoku techniques lists all)
one-or-other = { $one } or { $other }
usage-number = "{ $text }" is not a number; expected a range such as 22..26
usage-marks = a pattern has 81 marks, this one has { $count }
usage-at-least = expected a whole number, { $least } or more
usage-between = expected a whole number from { $least } to { $most }
usage-too-large = the number is too large
usage-utf8 = invalid UTF-8 was detected in one or more arguments
usage-language = the language "{ $text }" is not supported; try { $tags }
usage-view-choice = "{ $text }" is not a choice of views: expected some of r (row), c (column), b (box), x (cell), each once
usage-grid = expected 81 characters, each a digit or a blank (. or 0)
timed-out = timed out
hint-other-givens = --givens has a different digit in { $cell }
solve-bound = with { $clues } clues there may be more solutions than anyone can count; counting stops at { $bound }, unless --limit says otherwise (0: never)
usage-host = expected the name of a host, with a port or without, such as localhost:9000
usage-seconds = expected a number of seconds, 0 or more
jobs-capped = { $asked } threads would not be faster than { $most }, so there are { $most }
cannot-read = cannot read { $input }: { $why }
cannot-write = cannot write: { $why }
cannot-serve = cannot serve the page: { $why }
cannot-answer = cannot answer the client: { $why }
serve-address = The page is at { $address } (Ctrl-C ends it).
serve-port-taken = port { $port } is taken; the game and the settings of another port are not seen on this one
serve-not-allowed = This request is not allowed: the page is at { $names } only. If it is reached under another name, start it with --allow-host NAME:PORT.
serve-no-browser = no browser could be opened; open the address yourself
is-directory = it is a directory
is-nothing = it is neither a file nor a puzzle
no-thread = cannot start a thread: { $why }

request-range = { $from } to { $to } clues: expected a range within 0 to 81, the smaller number first
request-few = a puzzle with exactly one solution has at least 17 clues; this request allows at most { $found }
request-number = no { $symmetry } arrangement has { $from } to { $to } clues
request-pattern-number = the pattern has { $marks } clues, but { $from } to { $to } were requested
request-pattern-symmetry = the pattern is not { $symmetry }
request-lines = { $one } and { $other } have no clues in the pattern; swapping them in a solution gives another one
request-house = { $house } is full of clues in the pattern; each follows from the others, so no such puzzle is minimal

convert-lost = the format { $format } has no place for { $what }, lost in { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
}
lost-digits-placed = which digits were placed
lost-pencil-marks = pencil marks
lost-case = the technique of a library line
lost-text = comments
lost-fields = other columns

## The page

app-home = Start
app-dismiss = Dismiss
app-thinking-for = Thinking … { $seconds } s
app-cancel = Cancel
app-select-first = Select a cell first.
app-not-writable = Nothing can be entered there.
app-labels = Row and column numbers
app-labels-auto = when they are needed
app-labels-always = always
app-labels-never = never
app-set-coach = Name the technique that I have just used
app-set-shortcuts = Shortcuts with single letters
app-undone = { $count } cells are empty now.
app-rest = { $count } left to place
app-filled = All candidates are filled in.
app-emptied = The candidates are removed.
app-sheet = Show or hide the teacher
app-games = My games
app-games-about = Every game is kept in this browser. A file takes them, and what you have learnt, to another one.
app-no-games = No games yet.
app-save-file = Save everything to a file
app-load-file = Load a file
app-file-loaded = { $count } games came from the file.
app-file-wrong = That file was not saved here.
app-delete = Delete this game
app-finished = solved
app-kind-own = Your puzzle
app-kind-made = Made here
app-kind-daily = Puzzle of the day
app-kind-first = An easy puzzle
app-kind-example = Example
app-kind-practice = Exercise
app-tab-learn = Learn
app-other-help = Other help
app-find-harder = Harder techniques, too
app-done-step = ✓ Done
app-last-right = Back to the last right position
app-never-right = It was never right.
app-went-back = Back by { $count } changes.
app-why-not = Why not { $digit }?
app-what-if-digit = What if { $digit }?
app-cell-menu = Questions about this cell
app-supposed = What if { $move }? Go on: what you enter now has a colour of its own.
app-breaks = It breaks: { $why } So { $move } is wrong.
app-breaks-clash = the { $digit } of { $cell } is twice in a house.
app-breaks-empty = { $cell } has no candidate left.
app-refute = Take it back and remove the candidate
app-take-back = Take it back
app-keep = Keep it
app-refuted = { $move }
app-pause = Pause
app-go-on = Go on
app-summary = The path in short
app-rate-title = How hard it is
app-rate-grade-about = By the hardest technique that the easiest path needs, and how much of it
app-rate-se-about = The hardest step, the first placement, the first step, from 1.0 to about 12
app-rate-hodoku-about = Points for each step of a fixed order
app-rate-search-about = How often a program must guess that knows singles only
app-learnt = learnt
app-standing-new = new
app-standing-due = due for practice
app-standing-learnt = learnt
app-due-now = Practise again
app-next-lesson = Next lesson: { $name }
app-checkpoint = Checkpoint: a puzzle for this chapter
app-checkpoint-of = Checkpoint: { $name }
app-example-of = Example: { $name }
app-technique-before = ◀ Previous
app-technique-after = Next ▶
app-practice-count = { $name }, exercise { $at } of { $of }
app-practice-how = Do it on the board: enter the digit, or remove the candidate. A right answer is noticed.
app-skip-exercise = Skip
app-lesson-done = Lesson finished: { $name }
app-lesson-done-about = Found { $count } times so far. It comes back when it is time to practise it again.
app-my-puzzle = Back to my puzzle
app-reply-right = Right, that is the { $name }.
app-reply-other = That was a { $name }, also right. The technique in question is still to be found.
app-reply-false = { $move } does not follow. Look again.
app-reply-open = True, but not by this technique. Look again.
app-review = How it went
app-review-time = { $time }, help asked for { $count } times.
app-review-longest = The longest pause, { $time }, was before:
app-review-practise = Worth practising:
app-next-puzzle = Next puzzle at this level
app-solved = In { $time }, without help.
app-solved-helped = In { $time }, with help { $count } times.
app-full-wrong = Full, but not right
app-clash = Two { $digit }s see each other.
app-kept = The game before is kept under My games.
app-from-link = From a link
app-link-damaged = The link is damaged; it holds no position.
app-list = Puzzles
app-list-about = { $count } puzzles. Choose one to play.
app-list-cut = The first { $count } puzzles. Choose one to play.
app-puzzle = Puzzle
app-puzzle-number = Puzzle { $number }
app-line-number = Line { $number }
app-claim = Sudoku with a teacher: solve any puzzle, and learn why each step is so.
app-door-learn = Learn
app-door-learn-about = From the last empty cell to nets, one technique at a time, with exercises that notice a right answer.
app-door-play = Play
app-door-play-about = A fresh puzzle at your level, with help that says as much as you want to know.
app-door-mine = Solve mine
app-door-mine-about = Paste a puzzle from anywhere, type it in, or drop a file. It is explained step by step.
app-start-learning = Start learning
app-go-on-game = Go on with my game
app-daily = Puzzle of the day
app-daily-of = { $grade }, { $date }
app-paste-here = 81 characters, nine rows, a link …
app-type-in = Type it in
app-key-apply = Do what the card offers
app-title = whydoku
app-skip = Go to the board
app-menu = Menu
app-new = New puzzle
app-enter = Enter or import
app-menu-new = New
app-menu-enter = Import
app-intro = Stuck? A hint says where to look first, and more each time you ask. Tap underlined words to see them on the board.
app-intro-path = From here to the end, with the reason for every step.
app-share = Share
app-settings = Settings
app-keys = Shortcuts
app-board = Board
app-timer = Time
app-timer-show = Show the time
app-timer-hide = Hide the time
app-pad = Enter
app-mode = What is entered
app-mode-digit = Digit
app-mode-corner = Corner
app-mode-centre = Centre
app-mode-colour = Colour
app-undo = Undo
app-redo = Redo
app-erase = Erase
app-fill = Fill in candidates
app-several = Select many
app-teacher = Teacher
app-tab-help = Help
app-tab-path = Solution
app-hint = Hint
app-level = Level
app-level-1 = Where to look
app-level-2 = Which technique
app-level-3 = The question to ask
app-level-4 = Everything
app-level-cell = Name the cell
app-more = Tell me more
app-next = Next step
app-why = Why this cell?
app-why-title = Why { $cell }?
app-marks = Check my marks
app-find = Everything you could do now
app-explain = Explain the whole solution
app-aim = Kind of path
app-aim-gentle = The least to read
app-aim-standard = The usual order
app-aim-lean = The usual order, without detours
app-aim-short = The fewest steps
app-aim-one = One hard step, if possible
app-rate = How hard is it?
app-noscript = This page needs JavaScript.
app-close = Close
app-no-server = The program does not answer. Is it still running?
site-description = Play, solve and learn Sudoku with a teacher that says why: hints in four levels, every technique explained and proved, difficulty ratings, a course with exercises. Works offline, without an account, without tracking.
site-no-server = This page is a small web site: it has to come from a web server, not from a file. In its folder, run python3 -m http.server and open http://localhost:8000.
site-no-module = The program does not start. This browser may block WebAssembly or workers, or a file of the page is missing. You can go on playing; hints and explanations need the program.
site-new-version = A new version of this page is there.
site-reload = Use it
app-thinking = Thinking …
app-apply = Do this step
app-applied = The step is done.
app-loaded = A puzzle with { $count } givens is on the board.
app-picture = Show the picture
app-play = Line by line
app-about = About the technique
app-back = Back
app-forward = Next
app-first = First
app-last = Last
app-stop = Stop
app-steps = Steps
app-count = { $at } of { $of }
app-take-over = Go on from here
app-inside = What follows from it ({ $count } steps)
app-given = given { $digit }
app-placed = { $digit }
app-empty = empty
app-candidates = candidates { $digits }
app-corners = corner marks { $digits }
app-coloured = colour { $number }
app-tinted = candidate { $digit } colour { $number }
app-colour-digit = Colour the { $digit }
app-done = Solved. Well done!
app-left = { $count } cells left
rating-chart = { $count } steps. The hardest is { $rating }, step { $step }.
app-rate-se = Sudoku Explainer (ER / EP / ED)
app-rate-hodoku = HoDoKu
app-rate-grade = Grade
app-rate-search = Computer search
app-guesses = { $count } guesses
app-search = Search for a technique
app-all-techniques = All techniques
app-practise = Practise
app-practice-new = The next step is: { $name }. Can you find it?
app-practice-page = It is so rare that something easier makes progress here, too. Can you find the { $name }?
app-another = Another position
app-load-example = Example on the board
app-any = Any
app-grade = How hard
app-technique = Hardest technique
app-symmetry = Symmetry
app-symmetry-none = none
app-symmetry-half-turn = half turn
app-symmetry-quarter-turn = quarter turn
app-symmetry-horizontal = left to right
app-symmetry-diagonal = diagonal
app-symmetry-full = all
app-make = Make a puzzle
app-blank = Empty board
app-enter-about = Paste a puzzle in any format: 81 characters, nine rows, pencil marks, a link, CSV or JSON. Or drop a file anywhere on the page.
app-text = Text
app-file = File
app-read = Load
app-as-givens = Turn the digits into givens
app-link = A link with puzzle and marks
app-copy = Copy
app-copied = Copied
app-format = As text
app-format-line = 81 characters
app-format-framed = grid
app-format-bracketed = candidates, givens in brackets
app-format-pencil-marks = candidates
app-format-candidates = 729 characters
app-format-link = link for other programs
app-format-jsonl = JSON
app-played = Animated SVG
app-svg = Picture (SVG)
app-png = Picture (PNG)
app-proof = Download the proof
app-print = Print
app-theme = Theme
app-theme-auto = as the system
app-theme-light = light
app-theme-dark = dark
app-set-clashes = Mark digits that clash
app-set-peers = Shade the row, column and box of the cell
app-set-tidy = Remove marks automatically
app-set-fixed = Centre marks in fixed places
app-set-uniqueness = Techniques may assume that there is one solution
app-set-timer = Show the time
app-key-digit = Digit
app-key-corner = Corner mark
app-key-centre = Centre mark: a candidate
app-key-colour = Colour
app-key-modes = Digit, corner, centre, colour
app-key-move = Move
app-key-extend = Select several
app-key-erase = Erase
app-key-undo = Undo
app-key-redo = Redo
app-key-hint = Hint, then more of it
app-key-next = Next step
app-key-why = Why this cell?
app-key-marks = Check my marks
app-key-find = Everything you could do now
app-key-explain = The whole solution
app-key-steps = Back and on in the solution
app-key-close = Back to the board
app-key-keys = These shortcuts

## Requests in JSON

api-too-long = The request is longer than { $most } bytes.
api-not-json = The request is not JSON: { $error }.
api-no-object = The request is no JSON object.
api-version = The only version of this interface is { $version }.
api-verb = "do" must be one of { $names }.
api-missing = The field "{ $field }" is missing.
api-unknown-field = "{ $verb }" has no field "{ $field }".
api-value = "{ $field }" must be { $expected }.
api-expects-text = a text
api-expects-number = a whole number from { $from } to { $to }
api-expects-numbers = { $count } characters, each a number from 1 to { $most } or a dot
api-expects-switch = true or false
api-expects-texts = a text or a list of texts
api-expects-one-of = one of { $names }
api-expects-plan = a list of steps, each with technique and concluded, as an answer gives it; with the aim gentle only
api-expects-goal = a cell (r3c5), a digit in it (r3c5=7) or a candidate that is gone (r3c5<>4)
api-puzzle-or-board = A request has either "puzzle" or "board" with "givens" and "candidates".
api-no-such-puzzle = The text has no puzzle with this number.
api-technique = There is no single technique "{ $name }".
api-several = There is more than one solution.
api-right = Everything is right so far.
api-none-made = No such puzzle was found in { $count } attempts.
api-no-page = There is no position for { $name }.
api-cancelled = This took too long and was stopped.
api-busy = Too much is asked for at the same time. Try again.
api-not-found = There is nothing at this address.
api-refused = This request is not allowed.

## Paper

booklet-solutions = Solutions
booklet-empty = there is no puzzle to print
booklet-no-solution = there is no solution
booklet-several = there is more than one solution
booklet-solved = nothing is left to solve
print-needs-font = { $language } in print needs a font: name one with --font, such as NotoSansCJK-Regular.ttc
print-no-font = no TrueType or OpenType font
print-no-glyph = no font has a glyph for "{ $text }": name a font that has one with --font
print-too-large = the pictures of all steps are too large for one png: --step picks one, and pdf shows them all
explain-unmet = no step uses { $id }
explain-unproved = a proof does not hold: { $why }
explain-no-step = there is no step { $number }{ $count ->
    [0] , as there is nothing to solve
   *[other] : the last is { $count }
}

## What is wrong with a text

place = line { $line }, column { $column }
placed-problem = { $place }: { $problem }
problem-not-one = found { $count } puzzles, expected one
problem-conflict = there are two { $digit }s in { $house }, in { $one } and { $other }
problem-character = found '{ $found }', expected a digit or a blank (. 0 * _ - x)
problem-length = { $what ->
    [line] line
    [column] column
    [field] field
    [link] link
    [board] board
   *[candidates] list of candidates
} has { $found } characters, expected { $expected }
problem-row-length = row has { $found } cells, expected 9
problem-groups = row has { $found } groups of candidates, expected 9
problem-missing-rows = grid ends after { $found } of 9 rows
problem-candidate = found '{ $found }', expected { $expected } or a blank (. 0 * _ - x): this is the place of candidate { $expected } of { $cell }
problem-piece = found "{ $found }", expected { $expected }
problem-disagreement = the givens and the board have different digits in { $cell }
problem-json = not a JSON object: { $message }
problem-no-field = no field "{ $wanted }", expected a puzzle there
problem-missing-column = record has { $found } columns, expected the puzzle in column { $wanted }
problem-no-column = no column "{ $wanted }", found { $found }
problem-open-quote = quoted field does not end on this line
problem-long-line = line is longer than { $most } KiB
problem-nothing = no puzzle found, expected { expected-sudoku }
problem-io = cannot be read: { $error }

expected-sudoku = a Sudoku: 81 digits and blanks in a line, nine rows, pencil marks, 729 candidates, a HoDoKu library line, a link with ?bd=, CSV or JSONL
expected-line = 81 digits and blanks in a line
expected-grid = nine rows of nine digits and blanks
expected-marks = nine rows of nine groups of candidates
expected-candidates = 729 characters, nine for each cell
expected-library = a HoDoKu library line
expected-link = a link with ?bd=
expected-record = a record with a puzzle
expected-json = a JSON object with a puzzle
expected-cells = the cells of a puzzle
expected-ascending = candidates in ascending order
expected-colons = six or seven colons
expected-first-colon = a colon at the start of a library line
expected-code = a technique's code such as 0300, 0402-1 or 0402-x
expected-digits = the digits of a step
expected-candidate = a candidate as digit, row, column, such as 512
expected-classic = a puzzle without further rules
expected-f-puzzles = an f-puzzles link
