"""Tables of many puzzles, on all processors."""

from __future__ import annotations

import os
import pathlib
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from . import _whydoku
from .errors import Report
from .puzzle import text_of

if TYPE_CHECKING:
    import pyarrow

__all__ = ["canonical", "check", "dataset", "explain", "rate", "solve"]


def _column(column: Any) -> Any:
    """A column as something with an Arrow interface, or its elements."""
    if hasattr(column, "__arrow_c_array__") or hasattr(column, "__arrow_c_stream__"):
        return column
    if isinstance(column, (str, bytes)):
        raise TypeError(f"expected a column of puzzles, found one {type(column).__name__}: use whydoku.Puzzle")
    if not (hasattr(column, "tolist") or isinstance(column, Iterable)):
        raise TypeError(f"expected a column of puzzles, found {type(column).__name__}")
    # Series of pandas and arrays of numpy.
    return column.tolist() if hasattr(column, "tolist") else column


def _text(value: Any) -> str | None:
    """The text of an element that is not `str`; called while a column is read.

    A missing text of pandas may be a number, which is not equal to itself.
    """
    return None if value is None or value != value else text_of(value)


def _table(batch: _whydoku.Batch) -> Any:
    try:
        import pyarrow
    except ImportError:
        return batch
    return pyarrow.table(batch)


def solve(column: Any, *, jobs: int | None = None, progress: Report | None = None) -> pyarrow.Table:
    """Solves each puzzle: columns `puzzle`, `outcome`, `solution`, `error`.

    A column is anything with an Arrow interface (pyarrow, Polars, pandas), a numpy array, a pandas Series, or a list; its
    elements are texts in any format, 81 numbers, or null. A null gives a row of nulls; what cannot be read gives a row
    with an `error`. The result is a `pyarrow.Table` where pyarrow is installed, and otherwise an object with
    `__arrow_c_stream__`, which Polars, DuckDB and pandas take.

    Args:
        column: The puzzles.
        jobs: The number of threads; all processors if it is not given. The result does not depend on it.
        progress: Called with the rows that are done, and their number.
    """
    return _table(_whydoku.solve(_column(column), jobs, progress))


def canonical(column: Any, *, jobs: int | None = None, progress: Report | None = None) -> pyarrow.Table:
    """The form that all equivalent puzzles share: columns `puzzle`, `canonical`, `error`. See `solve`."""
    return _table(_whydoku.canonical(_column(column), jobs, progress))


def rate(
    column: Any,
    *,
    only: Sequence[str] = (),
    se: Sequence[str] = (),
    uniqueness: bool = True,
    solution: bool = False,
    jobs: int | None = None,
    progress: Report | None = None,
) -> pyarrow.Table:
    """Rates each puzzle: the columns of `whydoku rate --format csv`. See `solve`.

    Args:
        column: The puzzles.
        only: Only these ratings: `se`, `hodoku`, `grade`, `search`, `whips`, `bxb`, `path`.
        se: Editions of Sudoku Explainer: `classic`, `extended`, `bank`.
        uniqueness: Whether techniques may assume that there is one solution.
        solution: Whether there is a column with the solution.
        jobs: The number of threads.
        progress: Called with the rows that are done, and their number.
    """
    return _table(_whydoku.rate(_column(column), list(only), list(se), uniqueness, solution, jobs, progress))


def explain(
    column: Any, *, lang: str | None = None, jobs: int | None = None, progress: Report | None = None
) -> pyarrow.Table:
    """The path to each solution: columns `puzzle`, `outcome`, `solution`, `guesses`, `steps`, `error`. See `solve`.

    `steps` is a list of structures: `event` (`step`, `guess`, `contradiction`, `retreat`), `technique`, `concluded`, and
    with `lang` `text`. A conclusion is a number, 81 (row - 1) + 9 (column - 1) + digit, negative for an elimination.
    """
    return _table(_whydoku.explain(_column(column), lang, jobs, progress))


def check(
    column: Any,
    moves: Any,
    *,
    lang: str | None = None,
    prose: bool = False,
    prefix: bool = False,
    jobs: int | None = None,
    progress: Report | None = None,
) -> pyarrow.Table:
    """Judges the moves beside each puzzle: columns `puzzle`, `verdicts`, `first_error`, `empty`, `error`. See `solve`.

    `verdicts` is a list of structures with the fields of `whydoku check --format jsonl`; with `lang` they have words.

    Args:
        column: The puzzles.
        moves: The moves beside each: a text with a move a line, or a list of lines; a null has none.
        lang: The language of the reasons; without it there are none.
        prose: Whether to leave out lines that claim nothing.
        prefix: Whether to judge the moves until the first error only.
        jobs: The number of threads.
        progress: Called with the rows that are done, and their number.
    """
    return _table(_whydoku.check(_column(column), _moves(moves), lang, prose, prefix, jobs, progress))


def _moves(moves: Any) -> Any:
    if hasattr(moves, "__arrow_c_array__") or hasattr(moves, "__arrow_c_stream__"):
        return moves
    if isinstance(moves, str):
        raise TypeError("expected a column of moves, found one str")
    values: Iterable[Any] = moves.tolist() if hasattr(moves, "tolist") else moves
    return [value if value is None or isinstance(value, str) else "\n".join(value) for value in values]


def dataset(
    count: int,
    *,
    seed: int = 0,
    per_puzzle: int = 16,
    balance: str | None = None,
    every_technique: bool = False,
    shard: tuple[int, int] = (1, 1),
    card: str | os.PathLike[str] | None = None,
    license: str = "CC0-1.0",
    jobs: int | None = None,
    progress: Report | None = None,
) -> pyarrow.Table:
    """Positions of generated puzzles with all their next steps, as `whydoku dataset` writes them.

    The columns are its fields. `steps` is a list of structures with `technique`, `concluded` (numbers, as in `explain`) and
    `proof`; the first is the step of the path. `texts` is a structure with the first step in words, by language. `split`
    is `train`, `validation` or `test`, by the solution of the puzzle up to equivalence. The table is in memory, 1.5 kB
    a position: write large data sets shard by shard.

    Args:
        count: The number of positions.
        seed: Another one makes other puzzles.
        per_puzzle: The number of positions of each puzzle, from 1 to 40.
        balance: `"grade"` or `"technique"`, to even them out.
        every_technique: Whether the steps are those of every technique, not of the easiest alone.
        shard: The part to make, such as `(3, 8)` for the third of eight.
        card: The file to write a data card to, in Markdown: the fields, the counts, and how the data was made.
        license: The licence of the data that the card names.
        jobs: The number of threads.
        progress: Called with the puzzles that are done, and their number.
    """
    if count < 0 or seed < 0:
        raise ValueError("count and seed: expected 0 or more")
    if not 1 <= per_puzzle <= 40:
        raise ValueError(f"per_puzzle: expected 1 to 40, found {per_puzzle}")
    if not 1 <= shard[0] <= shard[1]:
        raise ValueError(f"shard: expected (i, n) with i from 1 to n, found {shard}")
    call = None
    if card is not None:
        # Says at once if it cannot be written, not when the work is done and would be lost.
        open(card, "a", encoding="utf-8").close()
        options = f"seed={seed}, per_puzzle={per_puzzle}, balance={balance!r}, {every_technique=}, {shard=}"
        call = f"whydoku.dataset({count}, {options})"
    batch, text = _whydoku.dataset(
        count, seed, per_puzzle, balance, every_technique, shard, call, license, jobs, progress
    )
    if card is not None and text is not None:
        pathlib.Path(card).write_text(text, encoding="utf-8")
    return _table(batch)
