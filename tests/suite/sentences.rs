//! Sentences that were false, empty or clumsy once, each at the position where they were found.

use crate::common::pages::each_example;
use crate::common::steps::instances;
use whydoku::board::{Cell, CellSet, Digit, DigitSet, Position};
use whydoku::explain::{Explainer, Language};
use whydoku::format::read_str;
use whydoku::logic::{Chain, Family, Pattern, Replay, Spec, Step};
use whydoku::technique::{CATALOGUE, by_id};

/// A 4 of row 4 and of column 1 in box 4.
const BOX_4: &str = "
    789   6789    5789  1   (2) (3) 158   1678    [4]
    27    27      [4]   [9] [8] [6] 125   127     [3]
    [3]   268     [1]   (7) (4) [5] 28    268     [9]
    247   2347    237   236 [1] [8] [9]   [5]     67
    24789 1234789 23789 236 56  29  12348 1234678 1678
    289   [5]     [6]   [4] [7] 29  1238  1238    18
    [6]   348     38    [5] (9) (1) [7]   348     [2]
    [1]   279     279   [8] [3] [4] [6]   9       [5]
    [5]   234789  23789 26  6   27  1348  13489   18";

/// Two clusters of the digit 6; one of them rules r2c9 out.
const CLUSTERS: &str = "
    (4)  56   [9] (7) (2) [8] [3] [1] 56
    (2)  1568 56  [3] (9) 16  [7] [4] 568
    136  1368 (7) 16  [5] (4) (2) (9) 68
    (9)  56   (2) [4] [7] (3) (8) 56  (1)
    1356 1356 (4) 15  (8) [9] 56  (7) [2]
    15   [7]  [8] (2) (6) 15  (9) [3] (4)
    56   [4]  (3) (9) [1] [2] 56  [8] (7)
    [7]  (9)  56  (8) (4) 56  (1) (2) (3)
    [8]  [2]  (1) 56  (3) (7) (4) 56  [9]";

/// r9c9 can only be 5, and box 3 has its 3 in two cells.
const BOX_3: &str = "
    23578 23457 [1]   2348  458    235   [9]   457    [6]
    2359  2345  2349  [7]   1459   [6]   35    45     [8]
    35789 34567 34689 3489  4589   359   357   [1]    [2]
    1379  [8]   [5]   1469  [2]    179   367   67     137
    127   267   26    16    [3]    [8]   [4]   2567   [9]
    [4]   2367  2369  [5]   1679   179   23678 2678   137
    258   245   248   12689 156789 12579 25678 [3]    457
    2358  [9]   2348  2368  5678   2357  [1]   245678 457
    [6]   [1]   [7]   2389  589    [4]   258   2589   5";

/// Few candidates, and singles among them.
const SINGLES: &str = "
    [5] [4] [8] (1) (6) (2) [9] (3) (7)
    137 [9] 137 [8] 57  (4) [2] [6] 15
    (2) (6) 17  (3) 57  (9) 18  48  145
    16  [8] 16  [4] (2) (7) 5   (9) [3]
    (9) (7) (2) (5) [3] [6] 18  48  148
    34  (5) 34  [9] (1) (8) 67  [2] 6
    78  [3] 7   [6] [9] (5) [4] (1) (2)
    68  [2] [9] (7) [4] [1] (3) [5] 68
    46  [1] 456 [2] 8   (3) 67  78  (9)";

/// Three cells of box 7 have only 1, 7 and 9.
const APART: &str = "
    [6]  579  79   [4]  13589 139  [2]  1358 1378
    (4)  [1]  (8)  [7]  2356  236  [9]  35   36
    579  (2)  [3]  158  15689 169  568  [4]  1678
    [2]  357  [4]  [9]  13567 1367 3568 1358 1368
    (8)  35   16   1235 12356 [4]  [7]  (9)  136
    1579 3579 1679 135  13567 [8]  356  [2]  (4)
    [3]  [8]  (5)  12   127   127  (4)  (6)  [9]
    179  (4)  179  [6]  13789 [5]  38   378  (2)
    79   (6)  [2]  38   (4)   379  [1]  378  [5]";

fn position(text: &str) -> Position {
    read_str(text).next().unwrap().unwrap().position().unwrap()
}

fn named(id: &str) -> &'static Spec {
    by_id(id).unwrap()
}

/// The words for every instance of a technique.
fn told(language: Language, position: &Position, id: &str) -> Vec<String> {
    let replay = Replay::new(position.clone());
    instances(named(id), position).iter().map(|step| Explainer::new(language).step(&replay, step).to_string()).collect()
}

/// The chains of a position.
fn chains(position: &Position) -> Vec<(Step, Chain)> {
    let specs = CATALOGUE.iter().filter(|spec| spec.family == Family::Chains);
    let chain = |step: Step| match &step.pattern {
        Pattern::Chain(chain) => Some((step.clone(), chain.as_ref().clone())),
        _ => None,
    };
    specs.flat_map(|spec| instances(spec, position)).filter_map(chain).collect()
}

/// A digit with its places in a row and in a column all in one box is locked candidates.
#[test]
fn no_chain_of_two_houses_ends_where_it_begins() {
    let mut seen = 0;
    for position in [BOX_4, SINGLES, BOX_3].map(position) {
        for (step, chain) in chains(&position) {
            let Some((first, last)) = chain.ends().filter(|_| !chain.closed && first_digit(&chain)) else { continue };
            let is_one = first.cells.is_subset(last.cells) || last.cells.is_subset(first.cells);
            assert!(!is_one || chain.two_houses().is_none(), "{chain:?}");
            let text = Explainer::new(Language::English).step(&Replay::new(position.clone()), &step).to_string();
            assert_eq!(text.contains("(B)"), !is_one, "{text}");
            seen += usize::from(is_one);
        }
    }
    assert!(seen > 0, "no longer chain comes back to its first end");
    assert!(!instances(named("locked-candidates-claiming"), &position(BOX_4)).is_empty());
}

/// Whether both ends are the same digit.
fn first_digit(chain: &Chain) -> bool {
    chain.ends().is_some_and(|(first, last)| first.digit == last.digit)
}

#[test]
fn a_cell_that_one_cluster_traps_needs_no_second() {
    let position = position(CLUSTERS);
    let lost = |id: &str| -> CellSet {
        let steps = instances(named(id), &position);
        steps.iter().flat_map(|step| step.eliminations().map(|gone| gone.cell()).collect::<Vec<_>>()).collect()
    };
    let cell = Cell::at(1, 8);
    assert!(lost("simple-colors-trap").contains(cell));
    assert!(!lost("multi-colors-1").contains(cell));
}

#[test]
fn a_partner_with_the_supposed_digit_alone_is_told() {
    let english = told(Language::English, &position(BOX_3), "aligned-pair-exclusion");
    let line = "Suppose r8c8 is 5:\n  – r9c9 can only be 5 as well, and is in the same box.";
    assert!(english.iter().any(|text| text.contains(line)), "{english:#?}");
    let chinese = told(Language::Chinese, &position(BOX_3), "aligned-pair-exclusion");
    assert!(chinese.iter().any(|text| text.contains("假设r8c8是5：\n  – 同宫的r9c9也只能填5。")), "{chinese:#?}");
}

#[test]
fn a_fish_without_a_place_is_told_as_impossible() {
    let english = told(Language::English, &position(BOX_3), "kraken-fish-type-1");
    assert!(english.iter().any(|text| text.contains("Now box 3 has no place left for the 3")));
    assert!(english.iter().all(|text| !text.contains("; in ") && !text.contains("  in box")));
}

/// A stem that makes a naked subset with its petals is told as that, and a petal is told once.
#[test]
fn a_blossom_of_a_naked_subset_is_told_as_one() {
    let told = told(Language::English, &position(SINGLES), "death-blossom");
    let subset = "In column 8, r3c8 (4 or 8), r5c8 (4 or 8) and r9c8 (7 or 8) have only 4, 7 and 8 between them.";
    assert!(told.iter().any(|text| text.starts_with(subset)), "{told:#?}");
    for text in told {
        let lines: Vec<&str> = text.lines().map(|line| line.split_once(": ").map_or(line, |(_, rest)| rest)).collect();
        assert!(lines.windows(2).all(|pair| pair[0] != pair[1]), "{text}");
    }
}

/// A wing without a cell in both houses is told as the naked subset that it is.
#[test]
fn a_wing_apart_is_told_as_a_naked_subset() {
    let position = position(APART);
    let replay = Replay::new(position.clone());
    let steps = instances(named("wxyz-wing"), &position);
    let step = steps.iter().find(|step| match &step.pattern {
        Pattern::Disjoint(wing) => wing.crossing.is_empty(),
        _ => false,
    });
    let text = Explainer::new(Language::English).step(&replay, step.expect("a wing apart")).to_string();
    let subset = "have only 1, 7 and 9 between them. Three cells, three digits: so r8c1 or r8c3 is 1.";
    assert!(text.contains(subset), "{text}");
}

#[test]
fn a_digit_has_its_article() {
    let explainer = Explainer::new(Language::English);
    let article = |digit: u8| {
        let digit = explainer.digits(DigitSet::of(Digit::new(digit).unwrap()));
        explainer.phrase("a-digit", &[("digit", digit.into())]).to_string()
    };
    assert_eq!([1, 8].map(article), ["A 1", "An 8"]);
}

/// Slots that were left empty, and words that a digit makes wrong.
const FAULTS: [&str; 12] =
    [" ;", " ,", " .", "be .", "is .", " a 8", ";  ", "看到", "，。", "。，", "：。", "只能填；"];

#[test]
fn no_example_has_an_empty_slot() {
    for (spec, example) in each_example() {
        let replay = Replay::new(example.position.clone());
        for step in instances(spec, &example.position).iter().take(50) {
            for &language in Language::ALL {
                let text = Explainer::new(language).step(&replay, step).to_string();
                let fault = FAULTS.iter().find(|fault| text.contains(**fault));
                assert_eq!(fault, None, "{}: {text}", spec.id);
            }
        }
    }
}
