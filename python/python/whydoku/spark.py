"""The same columns on a Spark cluster.

Each function takes a data frame and the name of its column with the puzzles, and returns a data frame with the columns
of the function of the same name in `whydoku`. The other columns are carried along. Rows stay in their partitions, and
in their order there.

>>> ratings = whydoku.spark.rate(spark.read.parquet("puzzles.parquet"), "puzzle")  # doctest: +SKIP
>>> ratings.write.parquet("ratings.parquet")  # doctest: +SKIP

A task works with one thread, as Spark runs a task on each core. The workers need this package and pyarrow, nothing else. A
partition of hard puzzles takes as long as all of its puzzles together: with fewer than some hundred seconds of work in
a partition, little is lost with an executor (`repartition`, and docs/scale.md of whydoku for what a puzzle costs).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import pyarrow

from . import columns

if TYPE_CHECKING:
    from pyspark.sql import DataFrame

__all__ = ["check", "explain", "rate", "solve"]

Work = Callable[..., pyarrow.Table]


def solve(frame: DataFrame, puzzle: str = "puzzle") -> DataFrame:
    """Solves each puzzle. See `whydoku.solve`."""
    return _mapped(frame, [puzzle], columns.solve, {})


def rate(
    frame: DataFrame,
    puzzle: str = "puzzle",
    *,
    only: Sequence[str] = (),
    se: Sequence[str] = (),
    uniqueness: bool = True,
    solution: bool = False,
) -> DataFrame:
    """Rates each puzzle. See `whydoku.rate`."""
    options = {"only": list(only), "se": list(se), "uniqueness": uniqueness, "solution": solution}
    return _mapped(frame, [puzzle], columns.rate, options)


def explain(frame: DataFrame, puzzle: str = "puzzle", *, lang: str | None = None) -> DataFrame:
    """The path to each solution. See `whydoku.explain`."""
    return _mapped(frame, [puzzle], columns.explain, {"lang": lang})


def check(
    frame: DataFrame,
    puzzle: str = "puzzle",
    moves: str = "moves",
    *,
    lang: str | None = None,
    prose: bool = False,
    prefix: bool = False,
) -> DataFrame:
    """Judges the moves beside each puzzle. See `whydoku.check`."""
    return _mapped(frame, [puzzle, moves], columns.check, {"lang": lang, "prose": prose, "prefix": prefix})


def _mapped(frame: DataFrame, arguments: list[str], work: Work, options: dict[str, Any]) -> DataFrame:
    """A frame with the columns that `work` makes of some columns, and with the others as they are."""
    from pyspark.sql.pandas.types import from_arrow_schema, to_arrow_schema

    for name in arguments:
        if name not in frame.columns:
            raise ValueError(f"there is no column {name!r}, expected one of {', '.join(frame.columns)}")
    carried = [name for name in frame.columns if name not in arguments]
    made = _schema(work(*([] for _ in arguments), **options).schema)
    if both := set(carried) & set(made.names):
        raise ValueError(f"the result has columns {', '.join(sorted(both))}, too: rename them")
    rest = to_arrow_schema(frame.select(carried).schema)
    schema = pyarrow.schema([*rest, *made])

    def batches(rows: Iterator[pyarrow.RecordBatch]) -> Iterator[pyarrow.RecordBatch]:
        for batch in rows:
            table = work(*(batch.column(name) for name in arguments), **options, jobs=1).cast(made)
            for name in reversed(carried):
                table = table.add_column(0, name, batch.column(name))
            yield from table.cast(schema).to_batches()

    return frame.mapInArrow(batches, from_arrow_schema(schema))


def _schema(schema: pyarrow.Schema) -> pyarrow.Schema:
    """The schema with types that Spark knows."""
    return pyarrow.schema([pyarrow.field(field.name, _type(field.type), field.nullable) for field in schema])


def _type(kind: pyarrow.DataType) -> pyarrow.DataType:
    types = pyarrow.types
    if types.is_large_string(kind):
        return pyarrow.string()
    if types.is_unsigned_integer(kind):
        return pyarrow.int64()
    if types.is_list(kind):
        return pyarrow.list_(_type(kind.value_type))
    if types.is_struct(kind):
        return pyarrow.struct([pyarrow.field(field.name, _type(field.type)) for field in kind])
    return kind
