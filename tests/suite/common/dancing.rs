//! An independent machine search: exact cover by 324 columns with dancing links, as Knuth describes
//! it.

use whydoku::board::Grid;

const COLUMNS: usize = 324;

/// The links of 729 rows with four nodes each, below the columns' heads and the root, which is node
/// 324.
struct Links {
    left: Vec<usize>,
    right: Vec<usize>,
    up: Vec<usize>,
    down: Vec<usize>,
    column: Vec<usize>,
    size: [usize; COLUMNS],
}

/// The four columns of a digit (0 to 8) in a cell.
fn columns(cell: usize, digit: usize) -> [usize; 4] {
    let (row, column) = (cell / 9, cell % 9);
    [cell, 81 + 9 * row + digit, 162 + 9 * column + digit, 243 + 9 * (row / 3 * 3 + column / 3) + digit]
}

impl Links {
    fn new() -> Links {
        let nodes = COLUMNS + 1 + 4 * 729;
        let all: Vec<usize> = (0..nodes).collect();
        let mut links = Links {
            left: (0..nodes).map(|i| if i == 0 { COLUMNS } else { i - 1 }).collect(),
            right: (0..nodes).map(|i| if i == COLUMNS { 0 } else { i + 1 }).collect(),
            up: all.clone(),
            down: all.clone(),
            column: all,
            size: [0; COLUMNS],
        };
        for row in 0..729 {
            let first = COLUMNS + 1 + 4 * row;
            for (i, column) in columns(row / 9, row % 9).into_iter().enumerate() {
                let node = first + i;
                (links.left[node], links.right[node]) = (first + (i + 3) % 4, first + (i + 1) % 4);
                let last = links.up[column];
                (links.up[node], links.down[node], links.column[node]) = (last, column, column);
                (links.down[last], links.up[column]) = (node, node);
                links.size[column] += 1;
            }
        }
        links
    }

    fn cover(&mut self, column: usize) {
        (self.right[self.left[column]], self.left[self.right[column]]) = (self.right[column], self.left[column]);
        let mut row = self.down[column];
        while row != column {
            let mut node = self.right[row];
            while node != row {
                (self.down[self.up[node]], self.up[self.down[node]]) = (self.down[node], self.up[node]);
                self.size[self.column[node]] -= 1;
                node = self.right[node];
            }
            row = self.down[row];
        }
    }

    fn uncover(&mut self, column: usize) {
        let mut row = self.up[column];
        while row != column {
            let mut node = self.left[row];
            while node != row {
                self.size[self.column[node]] += 1;
                (self.down[self.up[node]], self.up[self.down[node]]) = (node, node);
                node = self.left[node];
            }
            row = self.up[row];
        }
        (self.right[self.left[column]], self.left[self.right[column]]) = (column, column);
    }

    fn search(&mut self, values: &mut [u8; 81], limit: usize, found: &mut Vec<Grid>) {
        let heads = std::iter::successors(Some(self.right[COLUMNS]), |&head| Some(self.right[head]));
        let Some(column) = heads.take_while(|&head| head != COLUMNS).min_by_key(|&head| self.size[head]) else {
            found.push(Grid::from_values(values));
            return;
        };
        self.cover(column);
        let mut row = self.down[column];
        while row != column && found.len() < limit {
            let number = (row - COLUMNS - 1) / 4;
            values[number / 9] = (number % 9 + 1) as u8;
            let mut node = self.right[row];
            while node != row {
                self.cover(self.column[node]);
                node = self.right[node];
            }
            self.search(values, limit, found);
            node = self.left[row];
            while node != row {
                self.uncover(self.column[node]);
                node = self.left[node];
            }
            row = self.down[row];
        }
        self.uncover(column);
    }
}

/// The solutions of a puzzle, at most so many, in no particular order.
pub fn solutions(givens: &Grid, limit: usize) -> Vec<Grid> {
    let (mut links, mut found, mut values) = (Links::new(), Vec::new(), givens.values());
    let mut covered = [false; COLUMNS];
    for (cell, value) in givens.values().into_iter().enumerate().filter(|&(_, value)| value > 0) {
        for column in columns(cell, value as usize - 1) {
            if std::mem::replace(&mut covered[column], true) {
                return found;
            }
            links.cover(column);
        }
    }
    links.search(&mut values, limit, &mut found);
    found
}
