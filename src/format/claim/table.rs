//! Rows of Markdown tables: the heading says what stands in which column.

use super::plain::plain;
use super::unclaimed::Unclaimed;

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Column {
    Number,
    Cell,
    Row,
    Col,
    Digit,
    Action,
    Technique,
    Words,
    Removed,
}

/// The columns of a table.
#[derive(Clone, Debug)]
pub(super) struct Table {
    columns: Vec<Column>,
}

/// The names of columns, in lower case.
const NAMES: [(&str, Column); 44] = [
    ("step", Column::Number),
    ("#", Column::Number),
    ("no", Column::Number),
    ("no.", Column::Number),
    ("move", Column::Words),
    ("moves", Column::Words),
    ("result", Column::Words),
    ("conclusion", Column::Words),
    ("deduction", Column::Words),
    ("claim", Column::Words),
    ("cell", Column::Cell),
    ("cells", Column::Cell),
    ("square", Column::Cell),
    ("position", Column::Cell),
    ("row", Column::Row),
    ("r", Column::Row),
    ("column", Column::Col),
    ("col", Column::Col),
    ("c", Column::Col),
    ("digit", Column::Digit),
    ("value", Column::Digit),
    ("number", Column::Digit),
    ("placement", Column::Digit),
    ("eliminated", Column::Removed),
    ("removed", Column::Removed),
    ("elimination", Column::Removed),
    ("eliminations", Column::Removed),
    ("action", Column::Action),
    ("type", Column::Action),
    ("technique", Column::Technique),
    ("strategy", Column::Technique),
    ("method", Column::Technique),
    ("reason", Column::Words),
    ("explanation", Column::Words),
    ("why", Column::Words),
    ("步骤", Column::Number),
    ("格", Column::Cell),
    ("单元格", Column::Cell),
    ("位置", Column::Cell),
    ("行", Column::Row),
    ("列", Column::Col),
    ("数字", Column::Digit),
    ("技巧", Column::Technique),
    ("理由", Column::Words),
];

/// Further names in Chinese.
const MORE: [(&str, Column); 8] = [
    ("数", Column::Digit),
    ("值", Column::Digit),
    ("填数", Column::Digit),
    ("方法", Column::Technique),
    ("操作", Column::Action),
    ("删数", Column::Removed),
    ("原因", Column::Words),
    ("结论", Column::Words),
];

/// The cells of a row between bars; nothing if the line is no row.
pub(super) fn row(line: &str) -> Vec<String> {
    let line = line.trim();
    if !line.starts_with('|') || line.len() < 2 {
        return Vec::new();
    }
    let inner = line[1..].strip_suffix('|').unwrap_or(&line[1..]);
    inner.split('|').map(|cell| cell.trim().to_string()).collect()
}

/// Whether a row is the line below a heading.
pub(super) fn is_rule(cells: &[String]) -> bool {
    cells.iter().all(|cell| !cell.is_empty() && cell.chars().all(|letter| matches!(letter, '-' | ':' | ' ')))
}

impl Table {
    /// The table with this heading; `None` if it does not say where moves stand.
    pub(super) fn of(heading: &[String]) -> Option<Table> {
        let known = |cell: &String| {
            let name = plain(cell).trim().to_lowercase();
            NAMES.iter().chain(&MORE).find(|(known, _)| *known == name).map(|(_, column)| *column)
        };
        let columns: Vec<Column> = heading.iter().map(known).collect::<Option<_>>()?;
        // Two columns of cells or digits leave it open which one counts.
        let may_repeat = |column: &Column| matches!(column, Column::Words | Column::Number);
        let is_twice = |at: usize| !may_repeat(&columns[at]) && columns[..at].contains(&columns[at]);
        if (0..columns.len()).any(is_twice) {
            return None;
        }
        Some(Table { columns })
    }

    /// A row as a sentence.
    pub(super) fn sentence(&self, cells: &[String], from_zero: bool) -> Result<String, Unclaimed> {
        if cells.len() != self.columns.len() {
            return Err(Unclaimed::NoHeading);
        }
        let of = |wanted: Column| {
            let column = self.columns.iter().position(|&column| column == wanted)?;
            Some(plain(&cells[column]).trim().to_string()).filter(|cell| !matches!(cell.as_str(), "" | "-"))
        };
        let base = usize::from(!from_zero);
        let number = |text: String| text.trim_start_matches(['r', 'R', 'c', 'C']).parse::<usize>().ok();
        let cell = match (of(Column::Cell), of(Column::Row).and_then(number), of(Column::Col).and_then(number)) {
            (Some(cell), _, _) => Some(cell),
            (None, Some(row), Some(column)) if row >= base && column >= base => {
                Some(format!("r{}c{}", row + 1 - base, column + 1 - base))
            }
            (None, Some(_), Some(_)) => return Err(Unclaimed::FromZero),
            _ => None,
        };
        let action = of(Column::Action).map(|text| text.to_lowercase());
        let is_removed = action.as_deref().is_some_and(removes);
        let is_odd = action.as_deref().is_some_and(|action| !removes(action) && !places(action));
        let mut said = Vec::new();
        match (cell, of(Column::Digit), of(Column::Removed)) {
            (Some(_), Some(_), Some(_)) => return Err(Unclaimed::NoMove),
            (Some(cell), Some(digit), None) => {
                said.push(format!("{cell}{}{digit}", if is_removed { "<>" } else { "=" }))
            }
            (Some(cell), None, Some(digit)) if digit.chars().all(|it| it.is_ascii_digit() || ", ".contains(it)) => {
                said.push(format!("{cell}<>{digit}"));
            }
            (None, None, Some(text)) | (Some(_), None, Some(text)) => said.push(text),
            (Some(cell), None, None) => said.push(format!("({cell})")),
            (None, _, None) => {}
            (None, Some(_), Some(_)) => return Err(Unclaimed::NoMove),
        }
        if is_odd {
            said.push(action.unwrap_or_default());
        }
        for (column, text) in self.columns.iter().zip(cells).filter(|(_, text)| !text.trim().is_empty()) {
            match column {
                Column::Words => said.push(text.clone()),
                Column::Technique => said.push(format!("({text})")),
                _ => {}
            }
        }
        Ok(said.join(". "))
    }
}

fn removes(action: &str) -> bool {
    ["eliminate", "elimination", "remove", "removal", "delete", "exclude", "删", "删除", "删数", "排除"]
        .contains(&action)
}

fn places(action: &str) -> bool {
    ["place", "placement", "set", "fill", "solve", "assign", "填", "填入", "填数"].contains(&action)
}
