//! Tables made at compile time, where closures and loops over ranges are not allowed.

/// The array whose entry at each index is the expression; the first argument only fills it before.
macro_rules! table {
    ($filler:expr; $count:expr, $index:ident => $entry:expr) => {{
        let (mut table, mut $index) = ([$filler; $count], 0);
        while $index < $count {
            table[$index] = $entry;
            $index += 1;
        }
        table
    }};
}
pub(crate) use table;
