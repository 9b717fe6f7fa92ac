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
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
   *[other] { $count }
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
naked-single = { $cell } can only be { $digit }: { $reasons }.
so = So { $conclusion }.

account-blocked = { $count ->
    [one] the { $digit } in { $cells } rules out { $houses }
   *[other] the { $digit }s in { $cells } rule out { $houses }
}
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
locked-candidates-so = One of them is the { $digit }, so it is nowhere else in { $cover }: { $conclusion }.
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
law-of-leftover-so = What the one side cannot have, the other side cannot have either: { $conclusion }.
firework = Outside { $box }, the digits { $digits } can only go in { $a } in { $row }, and only in { $b } in { $column }. One that is in neither of these two cells is in { $box } in both lines, so it is in { $pivot }, where they cross.
firework-so = Three digits therefore need three cells, { $cells }, and nothing else can go there: { $conclusion }.
firework-two-so = Four digits therefore need four cells, { $cells }: { $pivot } is { $own }, { $opposite } is { $others }, and the other two cells are two of { $digits }: { $conclusion }.

## Subsets

# Every cell has all the digits; or what each has is said.
naked-subset-each = In { $houses }, { $cells } can each only be { $either }.
naked-subset = In { $houses }, { $cells } can only be { $either }{ $details }.
naked-subset-so = { $many } cells, { $many } digits: { $size ->
    [2] both
   *[other] all { $many }
} are used up here, so they are nowhere else in { $houses }: { $conclusion }.
naked-subset-cell = { $cell } { $count ->
    [1] can only be
   *[other] can be
} { $digits }
hidden-subset-each = In { $houses }, the digits { $digits } can each only go in { $places }.
hidden-subset = In { $houses }, the digits { $digits } can only go in { $places }{ $details }.
hidden-subset-so = { $many } digits need { $many } cells, and these are all they have, so nothing else can go there: { $conclusion }.
hidden-subset-digit-first = { $digit } { $count ->
    [1] can only go in
   *[other] can go in
} { $cells }
hidden-subset-digit = { $digit } { $count ->
    [1] only in
   *[other] in
} { $cells }

## Fish

fish = In { $base }, the { $digit } can only go in { $cover }{ $details }.
fish-so = { $bases } need { $many } { $digit }s, and { $covers } can hold only { $many }: each of the { $covers } gets its { $digit } from one of the { $bases }, and has no other: { $conclusion }.
fish-places = { $cells } in { $house }

finned-fish = In { $base }, the { $digit } fits only in { $cover }, but for { $count ->
    [one] the fin
   *[other] the fins
} { $fins }{ $details }.
finned-fish-fin = If { $fin } is { $digit }, no other cell of { $box } can be.
finned-fish-without = If { $count ->
    [one] it is not
    [2] neither is
   *[other] none of them is
}, { $base } have their { $digit }s in { $cover }, one in each, so no other cell of { $cover } can be { $digit }.
finned-fish-degenerate = If { $count ->
    [one] it is not
    [2] neither is
   *[other] none of them is
}, { $places }. So { $base } have their { $digit }s in { $cover }, one in each, and no other cell of { $cover } can be { $digit }.
finned-fish-impossible = It cannot be otherwise: { $house } has no other place for the { $digit }.
finned-fish-place = { $house } has its { $digit } in { $cell }
finned-fish-so = { $lost } { $lost-count ->
    [one] is
   *[other] are
} in { $box } and in { $lines }, so in both cases { $conclusion }.

complex-fish = No two of these houses share a place for it, so that makes { $many } cells with { $digit }, and { $covers } can hold only { $many }, one in each.
complex-fish-twice = A { $digit } in { $twice } would take two of them at once, and leave too few.
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
complex-fish-in-both = So in both cases { $conclusion }.

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
two-links-so = { $count ->
    [1] { $targets } sees both, so it cannot be { $digit }.
    [2] { $targets } each see both, so neither can be { $digit }.
    [3] { $targets } each see both, so none of them can be { $digit }.
   *[other] A cell that sees both cannot be { $digit }: { $conclusion }.
}

empty-rectangle = In { $box }, all places for the { $digit } are in { $line } ({ $in-line }) or in { $across } ({ $in-across }). In { $house }, the { $digit } can only go in { $places }.
empty-rectangle-far = If { $far } is { $digit }: { $target } is in { $parallel } with it.
empty-rectangle-near = If { $near } is { $digit }: no other cell of { $line } can be, so in { $box } the { $digit } is in { $across }; { $target } is in { $across }, too.
empty-rectangle-so = Either way { $conclusion }.

dual = Two steps share so much that they are taken together:
dual-so = Together: { $conclusion }.

## Colours

colours = Follow the { $digit } where a house has only two places for it:
colours-too = The same in another group of cells:
colour-link = { $one } ({ $a }) – { $two } ({ $b }): the only places in { $house }
colours-either = Either all { $a } are { $digit } ({ $a-cells }) or all { $b } are ({ $b-cells }).
colours-seen = { $cell } sees { $one } ({ $a }) and { $two } ({ $b })
colours-sees = { $one } ({ $a }) sees { $two } ({ $b })
colours-trap-so = { $reasons }, so { $conclusion }.
colours-wrap = { $one } and { $two } are both A and both in { $joint }, so they cannot both be { $digit }.
colours-bridge = { $one } ({ $a }) and { $two } ({ $b }) are both in { $joint }, so not both colours are { $digit }: all { $c } are, or all { $d }.
colours-pinch = { $meetings }. One of the colours C and D is { $digit }, whichever it is.
colours-false-so = So no A is { $digit }: { $conclusion }.

odd-loop = Look at { $digit } alone, and go round { $count } cells from house to house:
odd-loop-link = { $cells }: the only places in { $house }{ $count ->
    [0] { "" }
   *[other] {" "}but for { $guardians }
}
odd-loop-so = If { $digit } were not in { $either }, exactly one of each two neighbours would be { $digit }, so every second cell all the way round: impossible with { $count } cells, an odd number. { $guardians ->
    [one] So { $conclusion }.
   *[other] So { $either } is { $digit }, and what sees all of them cannot be { $digit }: { $conclusion }.
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
medusa-gone = { $conclusion }: if A, { $with-a }; if B, { $with-b }.
medusa-itself = it is itself { $digit }
# $kind: row, column or box.
medusa-sees = { $cell } in its { $kind ->
    [row] row
    [column] column
   *[box] box
} is { $digit }
medusa-conflict-cell = If A, { $cells } would be { $digits } at once.
medusa-conflict-house = If A, { $cells } would both be { $digits }, and both are in { $house }.
medusa-empty-cell = If A, { $cell } would have no candidate left:
medusa-empty-house = If A, { $digit } would have no place left in { $house }:
medusa-not-digit = not { $digit }: { $why }
medusa-not-cell = not { $cell }: { $why }
medusa-false-so = So A is false, and all B are true: { $conclusion }.

## Wings

xy-wing = { $pivot } can only be { $x } or { $y }. If it is { $x }, then { $a } (A), which can only be { $x } or { $digit }, is { $digit }. If it is { $y }, then { $b } (B), which can only be { $y } or { $digit }, is { $digit }. Either way one of { $a } and { $b } is { $digit }.
xy-wing-so = { $count ->
    [1] { $targets } sees both, so it cannot be { $digit }.
    [2] { $targets } each see both, so neither can be { $digit }.
    [3] { $targets } each see both, so none of them can be { $digit }.
   *[other] A cell that sees both cannot be { $digit }: { $conclusion }.
}
xyz-wing = { $pivot } can only be { $x }, { $y } or { $digit }. If it is { $x }, then { $a } (A), which can only be { $x } or { $digit }, is { $digit }. If it is { $y }, then { $b } (B), which can only be { $y } or { $digit }, is { $digit }. Otherwise { $pivot } itself (C) is { $digit }. Whichever it is, one of the three cells is { $digit }.
xyz-wing-so = { $count ->
    [1] { $targets } sees all three, so it cannot be { $digit }.
    [2] { $targets } each see all three, so neither can be { $digit }.
    [3] { $targets } each see all three, so none of them can be { $digit }.
   *[other] A cell that sees all three cannot be { $digit }: { $conclusion }.
}

w-wing = { $a } (A) and { $b } (B) can each only be { $digit } or { $other }. In { $house }, the { $other } can only go in { $places }. If it is in { $near }, then { $a }, which is in { $by-a } with it, is { $digit }. If it is in { $far }, then { $b }, which is in { $by-b } with it, is { $digit }. Either way one of { $a } and { $b } is { $digit }.
w-wing-so = { $count ->
    [1] { $targets } sees both, so it cannot be { $digit }.
    [2] { $targets } each see both, so neither can be { $digit }.
    [3] { $targets } each see both, so none of them can be { $digit }.
   *[other] A cell that sees both cannot be { $digit }: { $conclusion }.
}

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
    [deadly] As the puzzle has only one solution,
   *[other] So
} { $roof }, the only { $shape ->
    [rectangle] corner
    [loop] cell of the ring
   *[other] one of these cells
} that can be anything else, is { $size ->
    [2] neither { $x } nor { $y }
   *[other] not { $neither }
}: { $conclusion }.
guardians-digit = { $because ->
    [deadly] As the puzzle has only one solution,
   *[other] So
} at least one of { $roof } is { $digit }{ $shape ->
    [grave] {""}
   *[other] {", the only other candidate there"}
}. A cell that sees { $count ->
    [2] both
   *[other] all of them
} cannot be { $digit }: { $conclusion }.
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
} of { $houses }. The other cells there cannot be { $digits }: { $conclusion }.
guardians-locked = In { $house }, the { $digit } can only go in { $either-roof }, so one of them is { $digit }. If the other were { $other }, { $shape ->
    [rectangle] all four corners
    [loop] all cells of the ring
   *[other] all of these cells
} would be { $either }. { $because ->
    [deadly] As the puzzle has only one solution,
   *[other] So
} neither { $one } nor { $two } is { $other }: { $conclusion }.
unique-rectangle-crossed = In { $houses }, the { $digit } can only go in the corners. If { $one } were { $digit }, { $beside } would not be, and in { $second } the { $digit } would be in { $two }; the other two corners, which can only be { $either }, would be { $other }. If { $two } were { $digit }, the same would follow from there. As the puzzle has only one solution, neither { $one } nor { $two } is { $digit }: { $conclusion }.
unique-rectangle-hidden = Suppose { $corner } were { $other }. Then { $row-mate } would be { $digit }, as in { $row } the { $digit } can only go in the corners; { $column-mate } would be { $digit }, as the same holds of { $column }. So { $opposite }, which can only be { $either }, would be { $other }. As the puzzle has only one solution, that is impossible: { $conclusion }.
unique-rectangle-walked = Suppose { $corner } were { $digit }. Then { $steps }. As the puzzle has only one solution, that is impossible: { $conclusion }.
settled-cell = { $cell } would be { $digit }, its only other candidate
settled-house = { $cell } would be { $digit }, the only other place for it in { $house }
avoidable-rectangle = { $cells } are the corners of a rectangle in two rows, two columns and two boxes, and none of them is a given.
avoidable-rectangle-cell = { $opposite } has a { $x }, { $sides } have a { $y }. If { $corner } were { $x }, { $x } and { $y } could be swapped in the four cells: the rows, columns and boxes would not notice, and no given would change. As the puzzle has only one solution, that is impossible: { $conclusion }.
avoidable-rectangle-digit = { $p } has a { $x }, { $q } a { $y }. { $beside-p }, in line with { $p }, can only be { $of-p }; { $beside-q } can only be { $of-q }. If { $beside-p } were { $y } and { $beside-q } { $x }, { $x } and { $y } could be swapped in the four cells: the rows, columns and boxes would not notice, and no given would change. As the puzzle has only one solution, at least one of { $roof } is { $digit }. A cell that sees both cannot be { $digit }: { $conclusion }.
bug = Every empty cell has two candidates, except { $roof }. If these lost { $guardians }, every digit missing from a row, column or box would have just two places there, and such a grid never has exactly one solution.
bug-guardians = the { $digit } in { $cells }
bug-excluded = As the puzzle has only one solution, one of these candidates is true. Whatever none of them allows is out: { $conclusion }.
bug-locked = As the puzzle has only one solution, one of these candidates is true. The other of the two cells is { $digit }, which has no other place in { $house }. So neither can be anything else: { $conclusion }.
bug-xz = As the puzzle has only one solution, one of these candidates is true. { $cell } can only be { $can-be }: with the { $other } in { $seen } it is { $digit }. So { $digit } is in { $kept } or { $cell }, and a cell that sees both cannot be { $digit }: { $conclusion }.

xyz-ring = { $pivot } can only be { $digits }, { $one } only { $one-digits }, { $two } only { $two-digits }. In { $house }, the { $z } can only go in { $one-place }, which { $one } sees, or in { $two-place }, which { $two } sees. There are three cases:
xyz-ring-z = if { $pivot } is { $z }, { $one } is { $x } and { $two } is { $y }.
xyz-ring-x = if { $pivot } is { $x }, { $one } is { $z }, so in { $house } the { $z } is in { $two-place }, and { $two } is { $y }.
xyz-ring-y = if { $pivot } is { $y }, { $two } is { $z }, so in { $house } the { $z } is in { $one-place }, and { $one } is { $x }.
xyz-ring-so = So in any case { $x } is in { $pivot } or { $one }, { $y } is in { $pivot } or { $two }, and { $z } is in one of { $pivot }, { $one } and { $one-place }, as well as in one of { $pivot }, { $two } and { $two-place }. What sees all places of one of these four is not that digit: { $conclusion }.
bug-plus-1 = Every empty cell has two candidates, except { $roof } with { $digits }. If it did not have { $digit }, every digit missing from a row, column or box would have just two places there, and such a grid never has exactly one solution. As the puzzle has only one solution, { $roof } is { $digit }, the digit with three places in { $houses }: { $conclusion }.

# $motion: quarter-turn, half-turn, diagonal or antidiagonal; $changes: what becomes of the digits; $staying: how many stay.
symmetric = The givens stay the same when the grid is { $motion ->
    [quarter-turn] turned clockwise by 90°
    [half-turn] turned by 180°
    [diagonal] mirrored in the diagonal from r1c1 to r9c9
   *[antidiagonal] mirrored in the diagonal from r1c9 to r9c1
} and these digits are exchanged: { $changes }{ $staying ->
    [0] {""}
    [one] {" ("}{ $digits } stays{")"}
   *[other] {" ("}{ $digits } stay{")"}
}. As the puzzle has only one solution, the solution stays the same, too.
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

node-is = { $count ->
    [one] { $cells } is { $digit }
   *[other] one of { $cells } is { $digit }
}
node-is-not = { $count ->
    [one] { $cells } is not { $digit }
    [2] neither { $one } nor { $two } is { $digit }
   *[other] none of { $cells } is { $digit }
}
chain-either = At least one of these is true, as the following shows: { $first } (A); { $last } (B).
chain-either-digit = At least one of { $a } (A) and { $b } (B) is { $digit }, as the following shows.
chain-suppose = Suppose { $not }:
chain-true = { $first }, as the following shows. Suppose { $not }:
chain-round = The following steps go round in a circle. Suppose { $not }:
chain-two-houses = In { $house }, the { $digit } can only go in { $cells }; in { $other }, only in { $others }. { $near } are { $count ->
    [2] both
   *[other] all
} in { $joint }, so at most one of them is { $digit }. So { $digit } is in { $a } (A) or in { $b } (B), or in both.
chain-first-cell = then { $cell } is { $digit }, its only other candidate
chain-first-house = then in { $house } the { $digit } is in { $places }, { $count ->
    [one] its only other place
   *[other] its only other places
}
chain-first-set = then { $set } are left with { $digits }, one for each cell: { $is }
chain-first-bent = then { $set } are left with { $digits }, none of which can be in two of these cells, so there is one for each: { $is }
chain-next-cell = so { $cell } is not { $off } { $joint } and is { $digit }, its only other candidate
chain-next-house = so { $not } { $joint }, and in { $house } the { $digit } is in { $places }, { $count ->
    [one] its only other place
   *[other] its only other places
}
chain-next-set = so { $not } { $joint }, and { $set } are left with { $digits }, one for each cell: { $is }
chain-next-bent = so { $not } { $joint }, and { $set } are left with { $digits }, none of which can be in two of these cells, so there is one for each: { $is }
# After a line; $count more follow.
chain-line-end = { $count ->
    [0] .
   *[other] .
}
joint-row = (same row)
joint-column = (same column)
joint-box = (same box)
joint-cell = (it is { $digit })
joint-seen = (it sees { $cells })
chain-so = So at least one of these is true: { $first } (A); { $last } (B).
chain-so-digit = So at least one of { $a } (A) and { $b } (B) is { $digit }.
chain-seen = { $count ->
    [1] { $targets } sees both, so it cannot be { $digit }.
    [2] { $targets } each see both, so neither can be { $digit }.
    [3] { $targets } each see both, so none of them can be { $digit }.
   *[other] A cell that sees both cannot be { $digit }: { $conclusion }.
}
chain-seen-group = { $count ->
    [1] { $targets } sees { $ends }, so it cannot be { $digit }.
    [2] { $targets } each see { $ends }, so neither can be { $digit }.
    [3] { $targets } each see { $ends }, so none of them can be { $digit }.
   *[other] A cell that sees { $ends } cannot be { $digit }: { $conclusion }.
}
chain-same-cell = Either way { $cell } is { $digits }, and nothing else: { $conclusion }.
chain-loss = { $conclusion }: if A is true, { $a }; if B is true, { $b }.
chain-loss-seen = { $count ->
    [one] it sees the { $digit } in { $cells }
   *[other] it sees { $cells }, one of which is { $digit }
}
chain-loss-filled = it is { $digit }
chain-so-true = So { $first } after all: { $conclusion }.
chain-closes = If { $last }, then { $not } { $joint }: the circle closes, and it holds in the other direction as well. So of each two that rule each other out exactly one is true:
chain-pair-house = in { $houses }, the { $digit } is in { $cells } and nowhere else
chain-pair-cell = { $cell } is { $digits } and nothing else
chain-pair-set = { $set } have exactly one of { $digits } and all their other digits: { $is }

## Almost locked sets

sets = { $sets }: each time one digit more than cells.
set-is = { $cells } ({ $letter }) can only be { $digits }
set-letter = { $number ->
    [0] A
    [1] B
    [2] C
    [3] D
    [4] E
    [5] F
   *[other] G
}
sets-suppose = Suppose A has no { $digits }:
set-first = then A needs all its other digits: { $is }
set-next = so { $letter } has no { $without }, as its places there see all of those, and needs all its other digits: { $is }
digit-in = { $digit } is in { $cells }
sets-so = So in any case { $ends }. What sees all these places cannot be { $digits }: { $conclusion }.
sets-locked = Neither { $digits } can be in both sets, as all its places there see each other. Each set can do without one of its digits only, so each has exactly one of the two and all its other digits:
set-holds = { $is }.
set-has = { $letter } has all of the rest: { $is }.
sets-locked-so = What sees all places of such a digit cannot be it: { $conclusion }.

disjoint = { $cells }, { $count } cells, can only be { $digits }. How often can each of them be there?
disjoint-part = { $digits } can only go in { $cells }, all in { $house }, so { $count ->
    [one] at most once
   *[other] each at most once
}.
disjoint-so = Together that is { $count } times, just enough for { $count } cells: each is there. So no other cell of { $line } can be { $line-digits }, and no other cell of { $box } can be { $box-digits }: { $conclusion }.
disjoint-free-so = So all but { $digit } fill at most { $fewer } of the { $count } cells, and { $digit } is in { $places }. What sees all these places cannot be { $digit }: { $conclusion }.

counted-scattered = { $cells } can only be { $digits }. How often can each of them be there?
counted-loop = Four filled cells are where { $lines } cross. In the boxes of these four, the two rows and the two columns have { $many }. How often can each digit be there?
counted-grid = Where { $lines } cross, there are { $many }. How often can each digit be there?
counted-cells = { $count } empty cells
counted-digit = { $digit } is only in { $houses }{ $also }: at most { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
}.
counted-also = {", and as well only in "}{ $houses }
counted-so = Together that is { $count } times, just enough for { $count } cells. So each digit is once in each of its houses here, and nowhere else in them: { $conclusion }.

exocet = { $base } (A) hold two of { $digits }. A digit of A is nowhere else in { $home }. Within { $boxes }, { $lines } can therefore have it only in { $targets } (B). Outside these boxes, the three lines have each of the digits at most twice:
exocet-double = { $base } (A) hold two of { $digits }, and so do { $second } (C). Within { $boxes }, { $lines } can have a digit of A only in { $targets } (B), and a digit of C only in { $others } (D). Outside these boxes, the three lines have each of the digits at most twice:
exocet-digit = { $digit } is only in { $houses }.
exocet-nowhere = { $digit } is in none of them.
exocet-so = But each of the three lines needs it. So both digits of A are in B, and fill it: { $conclusion }.
exocet-cover-so = But each of the three lines needs it, so both digits of A are in B. The two lines that do not run through the target where it is have it outside the boxes, in two different places. A digit for which they do not goes from this target, and from A if neither target is left: { $conclusion }.
exocet-mirror = But each of the three lines needs it, so both digits of A are in B. Each digit is once in each of the boxes, so it is mirrored:
exocet-mirror-of = the digit of { $target } is, in { $box }, in { $mirror } ({ $letter }).
exocet-mirror-so = A target cannot be what its mirror lacks. One cell of the mirror is the digit of the target, and the other is no digit of A: { $conclusion }.
exocet-double-so = But each of the three lines needs it, so B holds the digits of A, and D those of C. No digit is in both A and C, or both targets in { $third } would be it. So A and C hold all of { $digits }, and so do B and D. B and D have room for nothing else, and what sees all of A and C, or all of B and D, is none of these digits: { $conclusion }.
exocet-double-cover-so = But each of the three lines needs it, so B holds the digits of A, and D those of C. No digit is in both A and C, or both targets in { $third } would be it. So each of { $digits } is in A or C, and the three lines have it outside the boxes exactly twice: once in each of two houses that have all its places there, and nowhere else in these: { $conclusion }.

blossom = { $stem } can only be { $digits }. Whichever it is, it takes that digit from a set of cells that then needs { $digit }:
blossom-petal = { $own }: { $count ->
    [one] then { $set }, which can only be { $digits }, is { $digit }
   *[other] then { $set }, which can only be { $digits }, are without { $own }, as its places there ({ $seen }) see { $stem }, and need all the rest: { $is }
}.
blossom-so = So in any case { $is }. What sees all these places cannot be { $either }: { $conclusion }.

exclusion = Suppose { $cell } is { $digit }:
exclusion-partner = { $known ->
    [0] { $cell } can only be { $digits }.
   *[other] { $cell } can only be { $digits }:
}
exclusion-alone = if it is { $digit }, { $why }.
exclusion-together = if { $both }, { $why }.
exclusion-same = they are the same digit in a house
exclusion-set = { $count ->
    [one] { $set }, which can only be { $digits }, has no digit left
   *[other] { $set }, which can only be { $digits }, lose { $gone } and have too few digits for their cells
}
exclusion-so = No way is left, so { $conclusion }.

## Cases

cases-cell = { $cell } can only be { $digits }. Whichever it is, { $result }:
cases-house = In { $house }, the { $digit } can only go in { $cells }. Wherever it is, { $result }:
cases-two-ways = Whether { $cell } is { $digit } or not, { $result }:
taken-together = { $count } steps that are seen as one:
cases-guardians = At least one of these is true: { $candidates }. Whichever it is, { $result }:
suppose = { $lines ->
    [one] Suppose { $assumed }. One line shows that this cannot be:
   *[other] Suppose { $assumed }. { $level ->
        [0] { $lines } lines show that this cannot be:
        [1] { $lines } lines, some of them in cases of their own, show that this cannot be:
       *[other] { $lines } lines, with cases { $level } deep, show that this cannot be:
    }
}
case-part = { $count ->
    [one] Line { $first }
   *[other] Lines { $first } to { $last }
}: if { $assumed }, then { $results }.
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
rests-on = This rests on { $lines }.
rests-on-supposition = what is supposed
rests-on-line = line { $number }
case-is-it = : then there is nothing to show.
case-with-lines = :
case-end = { $reason }
full-stop = .
case-impossible = so this cannot be
is-placed = { $cells } is { $digit }
is-not = { $count ->
    [one] { $cells } is not { $digits }
    [2] neither of { $cells } is { $digits }
   *[other] none of { $cells } is { $digits }
}
result-seen = { $placement } rules out { $digit } in { $cells }
result-lost = { $cells } lost the { $digit } above

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

hint-where = Look at { $place }.
hint-placing = A digit can be placed.
hint-removing = Candidates can be removed.
hint-technique = The technique is: { $technique }.
hint-try = Suppose one of them is right, and see whether something becomes impossible.
hint-other = Another way: { $technique }, { $conclusion }.
hint-suspects = { $count ->
    [0] Some of the digits may be wrong.
    [one] One of the digits may be wrong: without { $cells } there is exactly one solution.
   *[other] One of the digits may be wrong: without any single one of { $cells } there is exactly one solution.
}
hint-suspects-hidden = One of the digits may be wrong; a higher level says which.
hint-givens = Name the puzzle with --givens if some of the digits are yours.
gist-full-house = One cell of a house is empty, and it takes the digit that is missing.
gist-hidden-single = A digit has only one place left in a house.
gist-naked-single = A cell has only one digit left, as the others are ruled out.
gist-gurth-symmetrical-placement = The givens have a symmetry, and so does the only solution: what holds of one cell holds of the cell where it goes.
gist-impossible = Some cells cannot be filled from a few digits alone, so at least one of their other candidates is true.
gist-intersections = All places for a digit in one house lie in a second house, so the rest of the second house cannot have it.
gist-law-of-leftover = A line and a box that cross hold the same digits in their other cells, so a digit without a place in the one six is not in the other six.
gist-exocet = Two cells of a box and two cells beside hold the same two digits, as three lines across would otherwise have no place for one of them.
gist-rank = Some cells can hold each digit only so often, as it can be only once in a house. If that is just enough for all the cells, each digit is there as often as it can be, and nowhere else in these houses.
gist-distributed-disjoint-subset = As many digits as cells, each of which can be there only once: each is there, and nowhere that sees all its places.
gist-firework = Some digits can leave a box along a row to one cell only, and along a column to one cell only, so each is in one of these two cells or where the two lines cross.
gist-er-intersection-pair = Two equal cells cannot be the same digit, as a third box would have no place for it.
gist-subsets = As many digits as cells: in their house the digits need all of these cells, and the cells all of these digits.
gist-fish = In some rows a digit uses only as many columns, or the other way round, so it can be nowhere else in those columns.
ask-missing = Which digit is still missing in { $houses }?
ask-place = Where can { $digits } go in { $houses }?{ $count ->
    [0] {""}
   *[other] {" "}Look at { $cells }.
}
ask-cell = Which digit is left for { $cell }? Look at { $houses }.
ask-cells = Which digits can go in { $cells }? What does that mean for the rest of { $houses }?
ask-digits = Where can { $digits } go in { $houses }? What does that mean for these cells?
ask-houses = Where can { $digits } go in { $houses }? What does that mean for { $cover }?
ask-links = Where can { $digits } go in { $houses }? Which of these places see each other?
ask-together = Look at { $digits } in { $place }. What does that rule out at once, and what is left then?
ask-cases = Take { $place } and follow each possibility for { $digits }. What do all of them have in common?
ask-follow = What can { $cells } be? What follows from each possibility?

## Why one thing is so

# $goal: a cell, or what was asked of it (r3c5=7); $left: the steps of the path that it does not need; $by: a placement.
why-title = Why { $goal }
why-proved = { $count ->
    [one] One step leads to { $goal }
   *[other] { $count } steps lead to { $goal }
}{ $left ->
    [0] .
    [one] ; the other step of the path can be left out.
   *[other] ; the other { $left } steps of the path can be left out.
}
why-by = Step { $number } places { $by }, which rules the candidate out: { $goal }.
why-given = The { $digit } in { $cell } is a given.
why-filled = In this position { $cell } is filled: it is { $digit }.
why-seen = { $goal } from the start: the { $digit } is in { $cell }.
why-missing = { $goal } from the start: this candidate is not in the position.
why-true = The { $digit } in { $cell } is true, so no step removes it.
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
   *[other] proved in { $count } steps, the hardest of them: { $technique }.
}
check-unjustified = unjustified: it is true, but no technique gives it here.
check-false = false: it contradicts the solution.
check-stale = stale: it is so already.
check-misnamed = misnamed: { $named } does not give it here, but { $technique } does.
check-unreadable = unreadable: a move is written like r1c2=5 or r3c5<>7.
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
verdict-proved = proved
verdict-unjustified = unjustified
verdict-false = false
verdict-stale = stale
verdict-misnamed = misnamed
verdict-unreadable = unreadable

## Practice

# $technique: what is practised; $count: how many exercises.
practice-heading = Exercise { $number } of { $count }: { $technique }
practice-several = { $technique } and { $count ->
    [one] one more technique
   *[other] { $count } more techniques
}
practice-ask = { $pure ->
    [1] Nothing easier than the { $technique } makes progress here.
   *[other] Something easier makes progress here, too, but only this is asked for: { $technique }.
} What follows from it? Type a move such as r1c2=5 or r3c5<>7; h for a hint, s for the solution, n for the next exercise, q to quit.
practice-right = Right.
practice-other = This exercise asks for: { $technique }.
practice-score = { $shown ->
    [0] There was no exercise.
   *[other] { $solved } of { $shown } solved{ $hints ->
        [0] .
       *[other] , { $hints } with hints.
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
chapter-more-patterns = Rare relatives: intersections, single digits, wings, colours
chapter-more-chains = Rare relatives: chains, sets, impossible patterns
chapter-more-fish = Large and complex fish
chapter-rank = Counting candidates: rank patterns and exocets
chapter-forcing = Forcing chains and nets
course-techniques = { $names }{ $count ->
    [0] {""}
   *[other] , and { $count } more
}
course-chapter = Chapter { $number }: { $title }
course-next = Go on with: whydoku course { $number }
course-done = Every technique was practised.

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
rate-hodoku = HoDoKu { $level } { $score }
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
rate-other-input = { $file } was written from another input: its last row is not about puzzle { $number }
rate-long-output = { $file } has more rows than there are puzzles
rate-own-input = { $file } is the input
rate-not-a-file = --resume needs a file
rate-template-brace = a brace is open; write two braces for one
rate-template-field = no column { $name }; there are { $names }
rate-shard = expected I/N, such as 1/4, with I from 1 to N
rate-tenths = expected a rating such as 7.2
rate-needs-se = --only leaves out the rating of Sudoku Explainer, which { $argument } needs
histogram-title = How hard { $count } puzzles are
histogram-se = Rating of Sudoku Explainer (ER)
histogram-hodoku = Level of HoDoKu
histogram-grade = Grade
histogram-search = Guesses
histogram-error = no rating
histogram-scale = Number of puzzles, on a logarithmic scale
rate-progress = { $count } puzzles, { $speed }/s

## Making puzzles

generate-seed = Seed: { $seed } (repeat with --seed { $seed })
generate-progress = { $kept } of { $wanted } puzzles, { $tried } tries
generate-fewer = Stopped with { $kept } of { $wanted } puzzles after { $tried } tries.
generate-rating-range = expected the lower rating first
generate-path-format = --with-path needs --format csv or --format jsonl
generate-not-in-profile = { $technique } is not among the techniques of the profile
generate-beyond-hardest = { $technique } comes after the hardest technique

## Pictures

picture-pattern = Pattern
picture-fin = Fin
picture-guardian = Guardian
picture-set = Cells { $letter }
picture-colour = Colour { $letter }
picture-shared = Several colours
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

## Headings

step-heading = Step { $number }
step-rated = { $name } { $rating }
step-rating = (ER { $rating })
path-rating = Rated as by Sudoku Explainer: ER { $er } (the hardest step), EP { $ep } (up to the first placement), ED { $ed } (the first step).
event-guess = Guess
event-wrong-guess = Wrong guess
event-contradiction = Contradiction
event-retreat = Guess taken back
event-solved = Solved
event-singles = Singles
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
find-none = No technique finds a step here.
find-none-of = { $technique } is not found here.
find-none-within = { $technique } is not found here with at most { $lines } lines. A profile without this limit, such as “whips”, looks for longer ones.
find-no-code = No technique of the catalogue has the code { $code }.
unknown-code = no technique of the catalogue has the code { $code }
find-chapter = { $technique }: { $count ->
    [one] one step
   *[other] { $count } steps
}
find-superfluous = Part of this pattern is not needed: the conclusion follows from the rest.
report-title = How this Sudoku is solved
puzzle-heading = Puzzle { $number }
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
story-hardest = The hardest technique is the { $technique }{ $count ->
    [one] , in step { $number }.
    [2] , used twice, the second time in step { $number }.
   *[other] , used { $count } times, the last time in step { $number }.
}
story-stuck = { $first ->
    [0] { $count ->
        [one] Singles cannot begin.
       *[other] Singles cannot begin, and run out after { $count ->
            [2] step
           *[other] steps
        } { $numbers }.
    }
   *[other] The singles run out after { $count ->
        [one] step
       *[other] steps
    } { $numbers }.
}
story-stuck-often = The singles run out { $count } times.
story-finish = After step { $number } singles finish the puzzle.
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
story-bottleneck-finish = This is the bottleneck: the hardest step, and singles finish the puzzle from here.
story-bottleneck-alone = This is the bottleneck: no step is harder.
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
story-chapter = Steps { $first }–{ $last }: { $what }
story-chapter-boxes = { $houses } { $count ->
    [one] fills up
   *[other] fill up
}
story-chapter-rest = the rest fills up
story-chapter-cells = { $count ->
    [0] candidates are removed
    [one] one cell is filled
   *[other] { $count } cells are filled
}
digit-in-house = the { $digit } in { $house }
story-brief = { $conclusion } · { $technique }
story-easy = Nothing makes it hard: singles are enough from beginning to end.
story-hard = What makes it hard is the { $technique } in step { $number }{ $count ->
    [0] .
    [one] , where singles do not suffice.
    [2] , and that the singles run out twice.
   *[other] , and that the singles run out { $count } times.
}
story-guessed = What makes it hard is that the techniques do not suffice, and { $guesses ->
    [one] one guess is
   *[other] { $guesses } guesses are
} needed.
story-definitions = Techniques used
story-hover = Point at a phrase, or tap it, and its cells light up in the picture.
idea-one-of-two = one of two
idea-every-case = every case
idea-suppose = suppose, and it breaks
idea-as-many = as many as needed
idea-one-solution = one solution
principle-one-of-two = At least one of two facts is true. Whatever would be impossible next to either of them is therefore impossible.
principle-every-case = One of several cases must hold. All of them lead to the same result, so the result holds, whichever case it is.
principle-suppose = Suppose it were so. Something becomes impossible. So it is not so.
principle-as-many = Two digits that need two cells leave no room for others, nor do n digits in n cells; and n rows in which a digit uses only n columns fill these columns.
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
technique-tuvwxyz-wing = TUVWXYZ-Wing
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
technique-wxyz-wing = WXYZ-Wing
technique-vwxyz-wing = VWXYZ-Wing
technique-uvwxyz-wing = UVWXYZ-Wing
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
technique-ur-plus-2b-1sl = UR + 2B/1SL
    .many = { $technique } { $often }
technique-ur-plus-2d-1sl = UR + 2D/1SL
    .many = { $technique } { $often }
technique-ur-plus-3x-2sl = UR + 3X/2SL
    .many = { $technique } { $often }
technique-ur-plus-4x-3sl = UR + 4X/3SL
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
practice-fewer = only { $count } of { $wanted } positions were found
usage-chapter = the course has { $count } chapters
course-damaged = { $file } is damaged, and was left as it is: { $why }. Repair it or move it away, or name another file with --progress
course-no-counts = a technique has no number of solved exercises
course-not-kept = what was practised cannot be kept in { $file }: { $why }
course-no-folder = no folder for your progress is known; name a file with --progress
usage-binary-to-terminal = { $format } is nothing for a terminal: name a file with --output, or redirect the output
usage-step = --step applies only to svg and png
usage-one-picture = the input has several puzzles, but { $format } shows one; html and pdf show several
usage-several = this command takes one puzzle, but the input has several
profile-technique = there is no technique "{ $name }"
profile-base = there is no built-in profile "{ $name }"
profile-similar = { $what }; did you mean { $name }?
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
usage-seconds = expected a number of seconds, 0 or more
jobs-capped = { $asked } threads would not be faster than { $most }, so there are { $most }
cannot-read = cannot read { $input }: { $why }
cannot-write = cannot write: { $why }
cannot-serve = cannot serve the page: { $why }
serve-address = The page is at { $address } (Ctrl-C ends it).
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

app-title = whydoku
app-skip = Go to the board
app-menu = Menu
app-new = New puzzle
app-enter = Enter or import
app-menu-new = New
app-menu-enter = Import
app-intro = Stuck? A hint says where to look first, and more each time you ask. Point at underlined words to see them on the board.
app-intro-path = From here to the end, with the reason for every step.
app-intro-rating = In four currencies, with the difficulty of every step.
app-share = Share
app-settings = Settings
app-keys = Keys
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
app-fill = Candidates
app-several = Several
app-teacher = Teacher
app-tab-help = Help
app-tab-path = Solution
app-tab-rating = Difficulty
app-tab-techniques = Techniques
app-hint = Hint
app-level = Level
app-level-1 = Where to look
app-level-2 = Which technique
app-level-3 = The question to ask
app-level-4 = Everything
app-more = Tell me more
app-next = Next step
app-why = Why this cell?
app-why-title = Why { $cell }?
app-why-select = Select a cell first.
app-marks = Check my marks
app-find = All steps here
app-explain = Explain the whole solution
app-rate = How hard is it?
app-noscript = This page needs JavaScript.
app-close = Close
app-no-server = The program does not answer. Is it still running?
app-thinking = Thinking …
app-apply = Do this step
app-applied = The step is done.
app-loaded = A puzzle with { $count } givens is on the board.
app-picture = Show the picture
app-play = Line by line
app-about = About the technique
app-back = Back
app-forward = On
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
app-done = Solved. Well done!
app-left = { $count } cells left
rating-chart = { $count } steps. The hardest is { $rating }, step { $step }.
app-along = Difficulty along the way
app-rate-se = Sudoku Explainer (ER / EP / ED)
app-rate-hodoku = HoDoKu
app-rate-grade = Grade
app-rate-search = For a machine
app-guesses = { $count } guesses, { $nodes } nodes
app-search = Search for a technique
app-all-techniques = All techniques
app-practise = Practise it
app-practice = Practice: { $name }
app-practice-new = The next step is: { $name }. Can you find it?
app-practice-page = It is so rare that something easier makes progress here, too. Can you find the { $name }?
app-another = Another position
app-load-example = Put the example on the board
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
app-read = Read it
app-as-givens = Make the digits on the board givens
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
app-svg = Picture (SVG)
app-png = Picture (PNG)
app-print = Print
app-theme = Colours
app-theme-auto = as the system
app-theme-light = light
app-theme-dark = dark
app-set-clashes = Mark digits that clash
app-set-peers = Shade the row, column and box of the cell
app-set-tidy = Take a digit from the marks that see it
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
app-key-find = All steps here
app-key-explain = The whole solution
app-key-steps = Back and on in the solution
app-key-close = Back to the board
app-key-keys = These keys

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
api-expects-goal = a cell (r3c5), a digit in it (r3c5=7) or a candidate that is gone (r3c5<>4)
api-puzzle-or-board = A request has either "puzzle" or "board" with "givens" and "candidates".
api-no-such-puzzle = The text has no puzzle with this number.
api-technique = There is no single technique "{ $name }".
api-several = There is more than one solution.
api-right = Everything is right so far.
api-none-made = No puzzle like this came of { $count } attempts.
api-no-page = There is no position for { $name }.
api-cancelled = This took too long and was stopped.
api-busy = Too much is asked for at the same time. Try again.
api-not-found = There is nothing here.
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
explain-no-step = there is no step { $number }{ $count ->
    [0] , as there is nothing to solve
   *[other] : the last is { $count }
}

## What is wrong with a text

place = line { $line }, column { $column }
placed-problem = { $place }: { $problem }
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
problem-long-line = line is longer than 64 KiB
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
