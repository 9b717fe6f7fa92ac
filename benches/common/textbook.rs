//! The textbook search in four views, as a measure that is the same on every machine.
//!
//! This is what most fast human-style libraries do at heart: a mask of candidates for each cell and
//! nothing else. Rows, columns, boxes and cells are scanned for singles again and again until there
//! are none; then the cell with the fewest candidates is branched on, on copies. No step is
//! recorded.

use std::sync::LazyLock;
use whydoku::board::{Cell, Digit, Element, Grid, House};

/// For each cell the 20 others that it sees, and for each house its nine cells.
struct Board {
    peers: [[usize; 20]; 81],
    houses: [[usize; 9]; 27],
}

static BOARD: LazyLock<Board> = LazyLock::new(|| {
    let mut board = Board { peers: [[0; 20]; 81], houses: [[0; 9]; 27] };
    for cell in Cell::all() {
        let peers = cell.peers().iter().map(Cell::index);
        board.peers[cell.index()].iter_mut().zip(peers).for_each(|(to, peer)| *to = peer);
    }
    for house in House::all() {
        board.houses[house.index()] = std::array::from_fn(|place| house.cell(place).index());
    }
    board
});

/// The candidates of each empty cell, none for a filled one, and the digits placed so far, 0 for
/// none.
#[derive(Clone)]
struct State {
    masks: [u16; 81],
    digits: [u8; 81],
    empty: usize,
}

/// A cell without candidates.
struct Contradiction;

/// The first solution of a puzzle.
pub fn solve(puzzle: &Grid) -> Option<Grid> {
    let board = &*BOARD;
    let mut state = State { masks: [0x1ff; 81], digits: [0; 81], empty: 81 };
    for cell in Cell::all() {
        if let Some(digit) = puzzle.get(cell) {
            state.place(board, cell.index(), 1 << digit.index()).ok()?;
        }
    }
    let solved = search(board, state)?;
    let mut grid = Grid::EMPTY;
    for cell in Cell::all() {
        grid.set(cell, Digit::new(solved.digits[cell.index()]));
    }
    Some(grid)
}

fn search(board: &Board, mut state: State) -> Option<State> {
    while state.place_singles(board).ok()? {}
    let open = (0..81).filter(|&cell| state.digits[cell] == 0);
    let Some(cell) = open.min_by_key(|&cell| state.masks[cell].count_ones()) else { return Some(state) };
    let mut mask = state.masks[cell];
    while mask != 0 {
        let mut branch = state.clone();
        let placed = branch.place(board, cell, mask & mask.wrapping_neg());
        if let Some(solved) = placed.ok().and_then(|()| search(board, branch)) {
            return Some(solved);
        }
        mask &= mask - 1;
    }
    None
}

impl State {
    /// Fills a cell and takes the digit from its peers.
    #[inline]
    fn place(&mut self, board: &Board, cell: usize, bit: u16) -> Result<(), Contradiction> {
        if self.masks[cell] & bit == 0 {
            return Err(Contradiction);
        }
        self.masks[cell] = 0;
        self.digits[cell] = bit.trailing_zeros() as u8 + 1;
        self.empty -= 1;
        for &peer in &board.peers[cell] {
            self.masks[peer] &= !bit;
        }
        Ok(())
    }

    /// Places every hidden single of a scan of all houses, then every naked one. Returns whether it
    /// is worth another scan.
    fn place_singles(&mut self, board: &Board) -> Result<bool, Contradiction> {
        let before = self.empty;
        for house in &board.houses {
            let (mut once, mut more) = (0, 0);
            for &cell in house {
                more |= once & self.masks[cell];
                once |= self.masks[cell];
            }
            let mut single = once & !more;
            while single != 0 {
                let bit = single & single.wrapping_neg();
                let cell = house.iter().find(|&&cell| self.masks[cell] & bit != 0).ok_or(Contradiction)?;
                self.place(board, *cell, bit)?;
                single &= single - 1;
            }
        }
        for cell in 0..81 {
            let mask = self.masks[cell];
            if self.digits[cell] == 0 {
                if mask == 0 {
                    return Err(Contradiction);
                }
                if mask & (mask - 1) == 0 {
                    self.place(board, cell, mask)?;
                }
            }
        }
        Ok(0 < self.empty && self.empty < before)
    }
}
