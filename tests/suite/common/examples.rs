//! A position for each technique in which it can be seen well.

use super::steps::instances;
use whydoku::board::{Candidate, CandidateSet, Literal, Position};
use whydoku::logic::{Event, Replay, Step};
use whydoku::technique;

/// A position and one step in it.
pub struct Example {
    /// The technique.
    pub id: &'static str,
    /// The filled cells.
    pub board: &'static str,
    /// Candidates that were removed, though no digit rules them out.
    pub gone: &'static str,
    /// The first thing that the step concludes.
    pub concluded: &'static str,
}

impl Example {
    /// The candidates that were removed.
    pub fn gone(&self) -> impl Iterator<Item = Candidate> {
        self.gone.split_whitespace().map(|name| name.replace("<>", "=").parse().unwrap())
    }

    /// The step, and the moment before it: each candidate that is gone was removed in a step of its
    /// own, the last one before the first.
    pub fn find(&self) -> (Replay, Step) {
        let board = self.board.parse().unwrap();
        let whole = Position::with_candidates(&board, None, CandidateSet::full()).unwrap();
        let gone: Vec<Candidate> = self.gone().filter(|&gone| whole.has(gone)).collect();
        let left = CandidateSet::full() - gone.last().into_iter().copied().collect();
        let start = Position::with_candidates(&board, None, left).unwrap();
        let mut position = start.clone();
        for &gone in &gone {
            position.remove(gone);
        }
        let spec = technique::by_id(self.id).unwrap();
        let concludes = |step: &Step| step.concluded[0].to_string() == self.concluded;
        let step = instances(spec, &position).into_iter().find(concludes);
        let step = step.unwrap_or_else(|| panic!("no such {}", self.id));

        let mut replay = Replay::new(start);
        let earlier = gone.split_last().map_or(&[][..], |(_, earlier)| earlier);
        let nothing = [const { None }; 11];
        for gone in nothing.into_iter().chain(earlier.iter().map(Some)) {
            let mut before = step.clone();
            before.concluded = gone.into_iter().map(|&gone| Literal::is_not(gone)).collect();
            replay.apply(&Event::Step(before)).unwrap();
        }
        assert_eq!(*replay.position(), position);
        (replay, step)
    }
}

/// The positions, in the order of the catalogue.
pub const EXAMPLES: &[Example] = &[
    Example {
        id: "full-house",
        board: "......516......829..9..573.48.2.7...6.....1.7......9....4.53........23...5.6...91",
        gone: "",
        concluded: "r3c9=4",
    },
    Example {
        id: "hidden-single-box",
        board: ".......5.28..7...4...38.6..7............15..746.7..83....2.........6...5.41..3.8.",
        gone: "",
        concluded: "r1c9=8",
    },
    Example {
        id: "hidden-single-row",
        board: "...78.2...2.1..4....9...853.6....57223.......4...7......8.4.........2..6.7.6.....",
        gone: "",
        concluded: "r7c8=2",
    },
    Example {
        id: "hidden-single-column",
        board: "...35.29115.8926.7..96..8.549153.72...2179.5.57.2..913...7...6..6.42518.8..9...72",
        gone: "r1c3<>4 r1c3<>7",
        concluded: "r8c3=7",
    },
    Example {
        id: "naked-single",
        board: "...5.3..863.4289....21.6..314..67.92.6.249.......51.46374..2..5916735..4...6143..",
        gone: "r9c8<>2 r9c8<>8",
        concluded: "r9c8=7",
    },
    Example {
        id: "locked-candidates-pointing",
        board: ".7...1.9......3.5..14...38....578..95...6........2..6..4..9...16.......2.....2.4.",
        gone: "",
        concluded: "r7c4<>3",
    },
    Example {
        id: "locked-candidates-claiming",
        board: ".7...1.9......3.5..14...38....578..95...6........2..6..4..9...16.......2.....2.4.",
        gone: "",
        concluded: "r7c3<>5",
    },
    Example {
        id: "locked-pair",
        board: "7256........5.9....4.........2.3.18...8.2.7..4...5.....16..7.5.9......6.3..2..8..",
        gone: "",
        concluded: "r6c3<>7",
    },
    Example {
        id: "locked-triple",
        board: "7..5.2..1...1.74..5..8...7.3...4..2.....16.8...9.5..........6......21....4...38.9",
        gone: "",
        concluded: "r3c6<>9",
    },
    Example {
        id: "naked-pair",
        board: ".1.7..9.......2.8....54.1...47.....9.6..13..2..2..4..3.....54.84..89.....5.......",
        gone: "",
        concluded: "r3c6<>6",
    },
    Example {
        id: "hidden-pair",
        board: ".7...1.9......3.5..14...38....578..95...6........2..6..4..9...16.......2.....2.4.",
        gone: "",
        concluded: "r4c8<>3",
    },
    Example {
        id: "x-wing",
        board: ".75..1.9......3.5..14...38....578..95...6........2..6..4..9...16.......2.....2.4.",
        gone: "",
        concluded: "r2c4<>6",
    },
    Example {
        id: "naked-triple",
        board: ".........4.2.9..3.....4.2.6.8615.....1..2...49....6.....4.3..6..7......289...73..",
        gone: "",
        concluded: "r4c1<>3",
    },
    Example {
        id: "hidden-triple",
        board: ".......5.28..7...4...38.6..7............15..746.7..83....2.........6...5.41..3.8.",
        gone: "",
        concluded: "r9c1<>5",
    },
    Example {
        id: "swordfish",
        board: ".......5828.57...4...38.67.71..3.5......15..74657..831...2.........6...5.41..3782",
        gone: "",
        concluded: "r4c6<>2",
    },
    Example {
        id: "naked-quad",
        board: ".......5.28..7...4...38.6..7............15..746.7..83....2.........6...5.41..3.8.",
        gone: "",
        concluded: "r4c5<>2",
    },
    Example {
        id: "hidden-quad",
        board: "..3.6...7.7...1.89....491....5....1.7..295..............1.3.7..3.417....96..5..3.",
        gone: "",
        concluded: "r4c4<>8",
    },
    Example {
        id: "jellyfish",
        board: ".......5.28..7...4...38.6..7............15..746.7..83....2.........6...5.41..3.8.",
        gone: "",
        concluded: "r1c7<>7",
    },
    Example {
        id: "skyscraper",
        board: ".68.21.933176...28.9238.61.9762453818459132761238769..631...8.2784.62.39259.38.6.",
        gone: "r9c4<>7",
        concluded: "r1c4<>5",
    },
    Example {
        id: "xy-wing",
        board: "346259718719...65228561749396..2..7412.87..6957...6.21457...236892563147631742985",
        gone: "",
        concluded: "r6c4<>9",
    },
    Example {
        id: "cell-forcing-chain",
        board: ".18.....9.3....1....6713.....1.3.8.7.2.8.....84....5....41.2..51..36.....8.574961",
        gone: "r2c1<>9 r2c2<>9 r2c3<>9 r8c3<>2 r7c1<>3 r7c2<>3 r7c1<>7 r8c3<>7 r5c7<>3 r5c8<>3 r6c8<>3 r4c4<>6 r4c4<>9 \
               r4c8<>9 r5c6<>5 r5c6<>6 r5c6<>9 r6c6<>6 r6c6<>9 r5c8<>4 r6c8<>2",
        concluded: "r2c4<>4",
    },
];
