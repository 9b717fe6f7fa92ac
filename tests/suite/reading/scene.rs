//! What a reader knows at a sentence: the position, the steps and lines before it, and what earlier
//! sentences have said. All checks rest on this alone.

use super::grammar::Read;
use super::slots::{Reference, Value, digit_set, set};
use super::texts::Text;
use std::collections::BTreeMap;
use std::rc::Rc;
use whydoku::board::{Candidate, Cell, CellSet, Digit, DigitSet, House, HouseKind, HouseSet, Literal, Position};

/// Why a sentence is false, if it is.
pub type Verdict = Result<(), String>;

/// The error unless this holds.
pub fn ensure(holds: bool, why: impl FnOnce() -> String) -> Verdict {
    if holds { Ok(()) } else { Err(why()) }
}

/// A branching step that is being read.
#[derive(Clone)]
pub struct Frame {
    /// Its indentation.
    pub depth: usize,
    /// The number of its line in the frame around it; empty for the step itself.
    pub label: String,
    /// The position before it.
    pub start: Rc<Position>,
    /// What is supposed in the case in hand.
    pub supposed: Vec<Literal>,
    /// What every case must show.
    pub results: Vec<Literal>,
    /// Whether it is one supposition that must fail.
    pub fails: bool,
    /// Whether the case in hand has come to a contradiction.
    pub stuck: bool,
    /// What the lines up to one are to show, as their heading says.
    pub promised: Option<(String, Vec<Literal>)>,
    /// The number of its lines so far.
    pub lines: usize,
    /// The cases so far.
    pub cases: Vec<Vec<Literal>>,
    /// What the cases suppose, if that is known: the candidates of a cell, the places of a digit.
    pub of: Option<Vec<Vec<Literal>>>,
}

/// The state of a reader.
#[derive(Clone)]
pub struct Scene<'a> {
    pub text: &'a Text,
    /// The position, with all lines of the case in hand.
    pub now: Rc<Position>,
    /// What the sentences of the step, or of the line in hand, have concluded.
    pub said: Vec<Literal>,
    /// The last value of each slot.
    pub memory: BTreeMap<&'static str, Value>,
    /// Cells and digits by their letter.
    pub letters: BTreeMap<char, (CellSet, DigitSet)>,
    /// The lines so far that can be cited, with what they wrote.
    pub lines: Rc<BTreeMap<String, Vec<Literal>>>,
    pub frames: Vec<Frame>,
    /// A branching step that the line in hand opens.
    pub opens: Option<Frame>,
    /// The number before the line in hand.
    pub mark: String,
    /// The indentation of the line in hand.
    pub depth: usize,
    /// The line of the case in hand.
    pub label: String,
    /// How much of what was said is in the position.
    pub applied: usize,
    /// The last nodes of a chain: each a digit in some cells.
    pub chain: Vec<(CellSet, Digit)>,
    /// For each claim of a loop, what it rules out.
    pub ruled_out: Vec<Candidate>,
    /// The partners of a supposed candidate, with what they can be, and the choices excluded.
    pub partners: Vec<(Cell, DigitSet)>,
    pub excluded: Vec<Vec<Candidate>>,
    /// All candidates that were supposed so.
    pub refuted: Vec<Candidate>,
    /// What the lines of steps seen as one have shown.
    pub shown: Option<Rc<Position>>,
    /// How many claims of each kind were checked.
    pub counts: BTreeMap<&'static str, usize>,
}

impl<'a> Scene<'a> {
    pub fn new(text: &'a Text) -> Scene<'a> {
        Scene {
            text,
            now: text.position.clone(),
            said: Vec::new(),
            memory: BTreeMap::new(),
            letters: BTreeMap::new(),
            lines: Rc::default(),
            frames: Vec::new(),
            opens: None,
            mark: String::new(),
            depth: 0,
            label: String::new(),
            applied: 0,
            chain: Vec::new(),
            ruled_out: Vec::new(),
            partners: Vec::new(),
            excluded: Vec::new(),
            refuted: Vec::new(),
            shown: None,
            counts: BTreeMap::new(),
        }
    }

    /// Counts a claim of this kind.
    pub fn count(&mut self, kind: &'static str) {
        *self.counts.entry(kind).or_default() += 1;
    }

    /// The position before anything was supposed.
    pub fn base(&self) -> &Position {
        self.frames.first().map_or(&self.now, |frame| &frame.start)
    }

    /// The places of a digit in a house are these and no others.
    pub fn only(&mut self, digit: Digit, house: House, cells: CellSet) -> Verdict {
        self.count("places of a digit in a house");
        let places = self.now.cells_in(digit, house);
        ensure(places == cells && !cells.is_empty(), || format!("the {digit}s of {house} are in {places}, not {cells}"))
    }

    /// The candidates of a cell are these and no others.
    pub fn candidates(&mut self, cell: Cell, digits: DigitSet) -> Verdict {
        self.count("candidates of a cell");
        let found = self.now.candidates(cell);
        ensure(found == digits && !digits.is_empty(), || format!("{cell} can be {found}, not {digits}"))
    }

    /// The candidates of cells together are these and no others.
    pub fn together(&mut self, cells: CellSet, digits: DigitSet) -> Verdict {
        self.count("candidates of cells");
        let found = self.union(cells);
        ensure(found == digits && !cells.is_empty(), || format!("{cells} can be {found}, not {digits}"))
    }

    pub fn union(&self, cells: CellSet) -> DigitSet {
        cells.iter().fold(DigitSet::EMPTY, |all, cell| all | self.now.candidates(cell))
    }

    /// Cells are in a house.
    pub fn within(&mut self, cells: CellSet, house: House) -> Verdict {
        self.count("cells in a house");
        ensure(cells.is_subset(house.cells()), || format!("{cells} are not in {house}"))
    }

    /// Two cells share a house of this kind.
    pub fn share(&mut self, one: Cell, two: Cell, kind: HouseKind) -> Verdict {
        self.count("cells of one house");
        ensure(one != two && house_of(one, kind).cells().contains(two), || {
            format!("{one} and {two}: not in one {kind:?}")
        })
    }

    /// Every one of these cells sees every one of those.
    pub fn see(&mut self, cells: CellSet, others: CellSet) -> Verdict {
        self.count("cells that see cells");
        let seen = cells.iter().all(|cell| others.iter().all(|other| cell.sees(other)));
        ensure(seen && !cells.is_empty() && !others.is_empty(), || format!("not all of {cells} see {others}"))
    }

    /// A cell is filled with this digit.
    pub fn filled(&mut self, cell: Cell, digit: Option<Digit>) -> Verdict {
        self.count("digits in cells");
        let found = self.now.digit(cell);
        let holds = if digit.is_some() { found == digit } else { found.is_some() };
        ensure(holds, || format!("{cell} is {found:?}, not {digit:?}"))
    }

    /// A candidate is still there.
    pub fn open(&mut self, cell: Cell, digit: Digit) -> Verdict {
        self.count("open candidates");
        ensure(self.now.has(Candidate::new(cell, digit)), || format!("{cell} cannot be {digit} any more"))
    }

    /// Something was removed in the step with this number.
    pub fn lost_in_step(&mut self, candidate: Candidate, step: usize) -> Verdict {
        self.count("lost in a step");
        let removed = self.text.written.contains(&(step, Literal::is_not(candidate)));
        ensure(removed, || format!("step {step} did not remove {candidate}"))
    }

    /// A candidate was not in the position to begin with, and no digit of the time rules it out.
    pub fn missing_from_start(&mut self, candidate: Candidate) -> Verdict {
        self.count("missing pencil marks");
        ensure(!self.text.start.has(candidate), || format!("{candidate} was there"))
    }

    /// What a line wrote.
    pub fn line(&mut self, label: &str) -> Result<Vec<Literal>, String> {
        self.count("lines cited");
        self.lines.get(label).cloned().ok_or_else(|| format!("there is no line {label} before"))
    }

    /// What a reference says: the literals of a line, or of all suppositions.
    pub fn referred(&mut self, reference: &Reference) -> Result<Vec<Literal>, String> {
        match reference {
            Reference::Line(label) => self.line(label),
            Reference::Supposition => {
                self.count("suppositions cited");
                Ok(self.frames.iter().flat_map(|frame| frame.supposed.iter().copied()).collect())
            }
            Reference::Cell(cell) => {
                self.count("suppositions cited");
                let supposed = self.frames.iter().flat_map(|frame| frame.supposed.iter().copied());
                let of_cell: Vec<Literal> =
                    supposed.filter(|literal| literal.is_true() && literal.candidate().cell() == *cell).collect();
                if of_cell.is_empty() { Err(format!("nothing is supposed of {cell}")) } else { Ok(of_cell) }
            }
        }
    }

    /// Concludes this: it must still be open.
    pub fn conclude(&mut self, literals: &[Literal]) -> Verdict {
        for literal in literals {
            self.count("conclusions");
            ensure(self.now.has(literal.candidate()), || format!("{literal} is nothing new"))?;
            if !self.said.contains(literal) {
                self.said.push(*literal);
            }
        }
        ensure(!literals.is_empty(), || "an empty conclusion".into())
    }

    /// Concludes that cells are not this digit.
    pub fn conclude_not(&mut self, cells: CellSet, digit: Digit) -> Verdict {
        let each: Vec<Literal> = cells.iter().map(|cell| Literal::is_not(Candidate::new(cell, digit))).collect();
        self.conclude(&each)
    }

    /// Everything removed is this digit in cells that pass.
    pub fn removals(&mut self, literals: &[Literal], passes: &dyn Fn(Cell, Digit) -> bool) -> Verdict {
        for literal in literals {
            let (cell, digit) = (literal.candidate().cell(), literal.candidate().digit());
            self.count("removals that follow");
            ensure(!literal.is_true() && passes(cell, digit), || format!("{literal} does not follow"))?;
        }
        Ok(())
    }

    /// What the case in hand supposes, in order.
    pub fn cells_supposed(&self) -> Vec<Literal> {
        let mut all = self.frames.last().map_or_else(Vec::new, |frame| frame.supposed.clone());
        all.sort_unstable();
        all
    }

    pub fn recall(&self, name: &str) -> Option<&Value> {
        self.memory.get(name)
    }

    /// Cells, a digit, houses or digits said before under this name.
    pub fn cells_said(&self, name: &str) -> Result<CellSet, String> {
        match self.recall(name) {
            Some(Value::Cells(cells)) => Ok(set(cells)),
            _ => Err(format!("no cells {name} were named before")),
        }
    }

    pub fn digit_said(&self, name: &str) -> Result<Digit, String> {
        match self.recall(name) {
            Some(Value::Digits(digits)) => Ok(digits[0]),
            _ => Err(format!("no digit {name} was named before")),
        }
    }

    pub fn digits_said(&self, name: &str) -> Result<DigitSet, String> {
        match self.recall(name) {
            Some(Value::Digits(digits)) => Ok(digit_set(digits)),
            _ => Err(format!("no digits {name} were named before")),
        }
    }

    pub fn houses_said(&self, name: &str) -> Result<HouseSet, String> {
        match self.recall(name) {
            Some(Value::Houses(houses)) => Ok(houses.iter().copied().collect()),
            _ => Err(format!("no houses {name} were named before")),
        }
    }
}

/// The house of a kind that a cell is in.
pub fn house_of(cell: Cell, kind: HouseKind) -> House {
    match kind {
        HouseKind::Row => House::row(cell.row()),
        HouseKind::Column => House::column(cell.column()),
        HouseKind::Box => House::block(cell.row() / 3 * 3 + cell.column() / 3),
    }
}

/// The slots of what was read, by their types. Patterns and checks belong together, so a slot
/// that a check asks for and a pattern does not have is a fault of the tests.
impl Read {
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.slots.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    pub fn has(&self, name: &str) -> bool {
        self.get(name).is_some()
    }

    /// All values under a name, which must be equal if the pattern has it several times.
    pub fn list(&self, name: &str) -> Vec<Cell> {
        match self.get(name) {
            Some(Value::Cells(cells)) => cells.clone(),
            other => panic!("{}: {name} is {other:?}, not cells", self.rule),
        }
    }

    pub fn cells(&self, name: &str) -> CellSet {
        set(&self.list(name))
    }

    pub fn cell(&self, name: &str) -> Cell {
        self.list(name)[0]
    }

    pub fn digits(&self, name: &str) -> DigitSet {
        match self.get(name) {
            Some(Value::Digits(digits)) => digit_set(digits),
            other => panic!("{}: {name} is {other:?}, not digits", self.rule),
        }
    }

    pub fn digit(&self, name: &str) -> Digit {
        self.digits(name).first().expect("a digit")
    }

    pub fn house_list(&self, name: &str) -> Vec<House> {
        match self.get(name) {
            Some(Value::Houses(houses)) => houses.clone(),
            other => panic!("{}: {name} is {other:?}, not houses", self.rule),
        }
    }

    pub fn houses(&self, name: &str) -> HouseSet {
        self.house_list(name).into_iter().collect()
    }

    pub fn house(&self, name: &str) -> House {
        self.house_list(name)[0]
    }

    pub fn number(&self, name: &str) -> usize {
        match self.get(name) {
            Some(Value::Number(number)) => *number,
            other => panic!("{}: {name} is {other:?}, not a number", self.rule),
        }
    }

    pub fn kind(&self, name: &str) -> HouseKind {
        match self.get(name) {
            Some(Value::Kind(kind)) => *kind,
            other => panic!("{}: {name} is {other:?}, not a kind", self.rule),
        }
    }

    pub fn letter(&self, name: &str) -> char {
        match self.get(name) {
            Some(Value::Letters(letters)) => letters[0],
            other => panic!("{}: {name} is {other:?}, not a letter", self.rule),
        }
    }

    pub fn literals(&self, name: &str) -> Vec<Literal> {
        match self.get(name) {
            Some(Value::Literals(literals)) => literals.clone(),
            other => panic!("{}: {name} is {other:?}, not a conclusion", self.rule),
        }
    }

    pub fn reads(&self, name: &str) -> &[Read] {
        match self.get(name) {
            Some(Value::Reads(reads)) => reads,
            None => &[],
            other => panic!("{}: {name} is {other:?}, not clauses", self.rule),
        }
    }
}
