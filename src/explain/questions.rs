//! The question that leads to a step, with its evidence but not its answer.
//!
//! It is made from the truths of the proof. Truths that the position has answered already, and
//! cells that are filled, are no questions.

use super::Explainer;
use super::fragment::Explanation;
use super::messages::Argument;
use crate::board::{Candidate, Cell, CellSet, Digit, DigitSet, HouseSet, Position, Question};
use crate::logic::{
    Alternatives, Branches, Chain, ForbiddenPattern, ForbiddenShape, Pattern, Replay, Role, Single, Sketch, Step,
    Subset, SubsetKind,
};

/// More digits than these do not make a question.
const MOST_DIGITS: usize = 4;
/// Nor do more houses,
const MOST_HOUSES: usize = 4;
/// nor more cells.
const MOST_CELLS: usize = 6;

/// The truths of a proof that a position leaves open.
#[derive(Default)]
struct Open {
    /// Digits with the houses in which they have no place yet. No two have the same houses.
    places: Vec<(DigitSet, HouseSet)>,
    /// Empty cells.
    cells: CellSet,
}

impl Open {
    fn of(position: &Position, step: &Step) -> Open {
        let mut open = Open::default();
        let mut houses: Vec<(Digit, HouseSet)> = Vec::new();
        for question in step.proof.questions() {
            match question.question() {
                Question::WhichDigit(cell) if position.digit(cell).is_none() => open.cells.insert(cell),
                Question::Where(digit, house) if !position.placed_in(house).contains(digit) => {
                    match houses.iter_mut().find(|(known, _)| *known == digit) {
                        Some((_, known)) => known.insert(house),
                        None => houses.push((digit, HouseSet::of(house))),
                    }
                }
                _ => {}
            }
        }
        for (digit, houses) in houses {
            match open.places.iter_mut().find(|(_, known)| *known == houses) {
                Some((digits, _)) => digits.insert(digit),
                None => open.places.push((DigitSet::of(digit), houses)),
            }
        }
        open
    }

    fn digits(&self) -> DigitSet {
        self.places.iter().fold(DigitSet::EMPTY, |all, (digits, _)| all | *digits)
    }

    fn houses(&self) -> HouseSet {
        self.places.iter().fold(HouseSet::EMPTY, |all, (_, houses)| all | *houses)
    }

    /// Whether a reader can keep all of it in mind.
    fn is_short(&self) -> bool {
        self.digits().len() <= MOST_DIGITS && self.houses().len() <= MOST_HOUSES && self.cells.len() <= MOST_CELLS
    }
}

impl Explainer {
    /// The question that leads to a step.
    pub(super) fn question(&self, before: &Replay, step: &Step, sketch: &Sketch) -> Explanation {
        let position = before.position();
        let ask = |key: &str, cells: CellSet| self.sentence(key, &[("cells", self.cells(cells).into())]);
        let part = |wanted: Role| cells_of(sketch, |role| role == wanted);
        match &step.pattern {
            Pattern::Single(single) => self.ask_single(position, single, sketch),
            Pattern::Subset(subset) => self.ask_subset(subset),
            Pattern::Chain(chain) => self.ask_chain(chain),
            Pattern::Wing(wing) => self.ask_pivot(wing.pivot),
            Pattern::Blossom(blossom) => match blossom.stem_cell() {
                Some(cell) => self.ask_pivot(cell),
                None => {
                    let question = self.ask_alternatives(position, &blossom.stem);
                    self.locale.sentences.join([question, self.sentence("ask-follow-each", &[])])
                }
            },
            Pattern::Branches(branches) => self.ask_cases(before, step, sketch, branches),
            Pattern::ForbiddenPattern(pattern) => self.ask_forbidden(position, pattern),
            Pattern::RemotePair(pair) => self.sentence("ask-pairs", &[("digits", self.digits(pair.digits).into())]),
            Pattern::Sets(_) => {
                let [one, other] = [0, 1].map(|letter| self.cells(part(Role::Set(letter))).into());
                self.sentence("ask-sets", &[("cells", one), ("others", other)])
            }
            Pattern::Exclusion(_) => ask("ask-exclusion", part(Role::Pattern) | part(Role::Supposed)),
            Pattern::OddLoop(_) | Pattern::OddChain(_) => ask("ask-ring", part(Role::Pattern) & position.empty_cells()),
            Pattern::Counted(_) | Pattern::Disjoint(_) => self.ask_count(position, sketch),
            Pattern::Symmetric(_) => self.sentence("ask-symmetry", &[]),
            Pattern::Templates(_) => self.sentence("ask-templates", &[("digits", self.digits(sketch.digits()).into())]),
            Pattern::Colouring(colouring) => match colouring.digits().single() {
                Some(digit) => self.sentence("ask-two-places", &[("digits", self.digit(digit).into())]),
                None => self.sentence("ask-two-of-any", &[]),
            },
            _ => self.ask_truths(position, step, sketch),
        }
    }

    fn ask_single(&self, position: &Position, single: &Single, sketch: &Sketch) -> Explanation {
        let houses = ("houses", self.houses(sketch.base).into());
        match single.constraint.question() {
            Question::WhichDigit(cell) => self.sentence("ask-cell", &[("cell", self.cell(cell).into()), houses]),
            Question::Where(_, house) if (position.empty_cells() & house.cells()).len() == 1 => {
                self.sentence("ask-missing", &[houses])
            }
            Question::Where(..) => {
                let (digits, looked_at) = (self.digits(sketch.digits()), sketch.looked_at());
                let cells: Argument = self.cells(looked_at).into();
                let count = ("count", looked_at.len().into());
                self.sentence("ask-place", &[("digits", digits.into()), houses, count, ("cells", cells)])
            }
        }
    }

    /// A naked subset is found by its cells, so these are not named.
    fn ask_subset(&self, subset: &Subset) -> Explanation {
        let houses = ("houses", self.house(subset.house).into());
        match subset.kind {
            SubsetKind::Naked => {
                self.sentence("ask-cells", &[("many", self.so_many(subset.cells.len()).into()), houses])
            }
            SubsetKind::Hidden => self.sentence("ask-digits", &[("digits", self.digits(subset.digits).into()), houses]),
        }
    }

    fn ask_chain(&self, chain: &Chain) -> Explanation {
        let Some((start, _)) = chain.ends() else { return Explanation::default() };
        let count = ("count", start.cells.len().into());
        let digit = ("digit", self.digit(start.digit).into());
        self.sentence("ask-chain", &[count, ("cells", self.cells(start.cells).into()), digit])
    }

    fn ask_pivot(&self, cell: Cell) -> Explanation {
        self.sentence("ask-pivot", &[("cell", self.cell(cell).into())])
    }

    /// Asks what happens without the guardians.
    fn ask_forbidden(&self, position: &Position, pattern: &ForbiddenPattern) -> Explanation {
        if pattern.shape == ForbiddenShape::Grave {
            return self.sentence("ask-grave", &[]);
        }
        let cells = pattern.forbidden.cells & position.empty_cells();
        // Of a rectangle with filled cells, the digits that the others can still be.
        let open = cells.iter().fold(DigitSet::EMPTY, |open, cell| open | position.candidates(cell));
        let digits = self.either_digit(pattern.digits() & open);
        let slots = [("cells", self.cells(cells).into()), ("digits", digits.into())];
        self.sentence("ask-forbidden", &slots)
    }

    fn ask_count(&self, position: &Position, sketch: &Sketch) -> Explanation {
        let cells = self.cells(sketch.cells() & position.empty_cells());
        self.sentence("ask-count", &[("digits", self.digits(sketch.digits()).into()), ("cells", cells.into())])
    }

    fn ask_cases(&self, before: &Replay, step: &Step, sketch: &Sketch, branches: &Branches) -> Explanation {
        let position = before.position();
        let question = match &branches.of {
            Alternatives::Nothing => {
                let cells = self.shown_cells(step, sketch) & position.empty_cells();
                let digits = self.digits(sketch.digits());
                return self
                    .sentence("ask-together", &[("digits", digits.into()), ("place", self.cells(cells).into())]);
            }
            Alternatives::TrueOrFalse(candidate) => {
                let is_refuted = branches.cases.iter().any(|case| case.contradiction().is_some());
                if is_refuted {
                    return self.ask_to_refute(branches);
                }
                let slots =
                    [("cell", self.cell(candidate.cell()).into()), ("digit", self.digit(candidate.digit()).into())];
                return self.sentence("ask-either", &slots);
            }
            Alternatives::OneOf(_) => return self.ask_to_refute(branches),
            of => self.ask_alternatives(position, of),
        };
        self.locale.sentences.join([question, self.sentence("ask-follow-each", &[])])
    }

    /// Asks for the alternatives of which one is true.
    fn ask_alternatives(&self, position: &Position, of: &Alternatives) -> Explanation {
        let ask_cells = |cells: CellSet| self.sentence("ask-what", &[("cells", self.cells(cells).into())]);
        let ask_where = |digit: Digit, houses: HouseSet| {
            let slots = [("digits", self.digit(digit).into()), ("houses", self.houses(houses).into())];
            self.sentence("ask-where", &slots)
        };
        match of {
            Alternatives::Question(question) => match question.question() {
                Question::WhichDigit(cell) => ask_cells(CellSet::of(cell)),
                Question::Where(digit, house) => ask_where(digit, HouseSet::of(house)),
            },
            Alternatives::Set(cells, _) => ask_cells(*cells),
            Alternatives::Guardians(pattern) => self.ask_forbidden(position, pattern),
            Alternatives::Outside(rectangle) => {
                let each = rectangle.lines.iter().map(|&(digit, lines)| ask_where(digit, lines.into_iter().collect()));
                self.locale.sentences.join(each)
            }
            Alternatives::Fish(fish, _) => ask_where(fish.digit, fish.base),
            Alternatives::Nothing | Alternatives::TrueOrFalse(_) | Alternatives::OneOf(_) => Explanation::default(),
        }
    }

    /// Asks for the end of a supposition that fails.
    fn ask_to_refute(&self, branches: &Branches) -> Explanation {
        let failing = branches.cases.iter().find(|case| case.contradiction().is_some());
        let assumed = failing.map(|case| self.facts(&case.assumed)).unwrap_or_default();
        self.sentence("ask-refute", &[("assumed", assumed.into())])
    }

    /// Asks for the places of digits and the candidates of cells that the proof rests on; if these
    /// are too many, for the candidates of the pattern.
    fn ask_truths(&self, position: &Position, step: &Step, sketch: &Sketch) -> Explanation {
        let open = Open::of(position, step);
        // The houses of a large fish are many, and yet one question.
        let is_fish = matches!(step.pattern, Pattern::Fish(_));
        if !open.is_short() && !is_fish {
            let cells = self.shown_cells(step, sketch) & position.empty_cells();
            return match open.digits().single().filter(|_| open.cells.is_empty()) {
                Some(digit) => self.sentence("ask-few-places", &[("digits", self.digit(digit).into())]),
                None => self.sentence("ask-follow", &[("cells", self.cells(cells).into())]),
            };
        }
        let mut asked: Vec<Explanation> = Vec::new();
        for &(digits, houses) in &open.places {
            let slots = [("digits", self.digits(digits).into()), ("houses", self.houses(houses).into())];
            asked.push(self.sentence("ask-where", &slots));
        }
        if !open.cells.is_empty() {
            asked.push(self.sentence("ask-what", &[("cells", self.cells(open.cells).into())]));
        }
        let is_one_digit = open.cells.is_empty() && open.digits().len() == 1;
        asked.push(match (sketch.cover.is_empty(), is_one_digit) {
            (false, _) => self.sentence("ask-cover", &[("houses", self.houses(sketch.cover).into())]),
            (true, true) => self.sentence("ask-links", &[]),
            (true, false) => self.sentence("ask-result", &[]),
        });
        self.locale.sentences.join(asked)
    }

    /// The cells of the pattern without those that the step fills.
    fn shown_cells(&self, step: &Step, sketch: &Sketch) -> CellSet {
        let filled: CellSet = step.placements().map(Candidate::cell).collect();
        let cells = sketch.cells();
        if (cells - filled).is_empty() { cells } else { cells - filled }
    }
}

/// The cells of the parts with these roles.
fn cells_of(sketch: &Sketch, is_wanted: impl Fn(Role) -> bool) -> CellSet {
    let parts = sketch.parts.iter().filter(|part| is_wanted(part.role));
    parts.fold(CellSet::EMPTY, |cells, part| cells | part.cells)
}
