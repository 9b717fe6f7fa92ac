"""Columns on a real cluster of two executors, one of which is killed half way."""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
import whydoku

pyspark = pytest.importorskip("pyspark")
whydoku_spark = pytest.importorskip("whydoku.spark")

PUZZLES = whydoku.dataset(600, seed=11, per_puzzle=1).column("puzzle").to_pylist()


@pytest.fixture(scope="module")
def spark() -> Iterator[Any]:
    """A cluster on this machine: a process for each of two executors."""
    from pyspark.sql import SparkSession

    os.environ["SPARK_HOME"] = str(Path(pyspark.__file__).parent)
    os.environ["PYSPARK_PYTHON"] = sys.executable
    builder = SparkSession.builder.master("local-cluster[2,1,1024]").appName("whydoku")
    settings = {"ui.enabled": "false", "driver.host": "127.0.0.1", "driver.bindAddress": "127.0.0.1"}
    for name, value in {**settings, "executor.memory": "768m"}.items():
        builder = builder.config(f"spark.{name}", value)
    try:
        session = builder.getOrCreate()
    except Exception as error:
        pytest.skip(f"Spark does not start, which needs Java 17: {error}")
    session.sparkContext.setLogLevel("OFF")
    yield session
    session.stop()


def table(rows: int) -> pa.Table:
    """Puzzles with a column beside them, some of them missing or no puzzle."""
    texts = [PUZZLES[number % len(PUZZLES)] for number in range(rows)]
    texts[3], texts[5] = None, "no puzzle"
    return pa.table({"id": list(range(rows)), "puzzle": texts})


def plain(column: Any) -> list[Any]:
    """The values, whatever the widths of their types."""
    return list(column.to_pylist())


def assert_same(found: pa.Table, expected: pa.Table) -> None:
    """The columns of one machine, behind those that were carried along."""
    assert found.column_names == ["id", *expected.column_names]
    assert plain(found.column("id")) == list(range(found.num_rows))
    for name in expected.column_names:
        assert plain(found.column(name)) == plain(expected.column(name)), name


def test_columns_are_those_of_one_machine(spark: Any) -> None:
    from whydoku.spark import check, explain, rate, solve

    rows = table(200)
    frame = spark.createDataFrame(rows).repartitionByRange(5, "id").sortWithinPartitions("id")
    puzzles = rows.column("puzzle")
    assert_same(solve(frame).toArrow(), whydoku.solve(puzzles))
    assert_same(rate(frame, only=["se", "grade"]).toArrow(), whydoku.rate(puzzles, only=["se", "grade"]))
    assert_same(explain(frame, lang="en").toArrow(), whydoku.explain(puzzles, lang="en"))
    moves = ["r1c1=5, so r1c2<>5"] * rows.num_rows
    with_moves = spark.createDataFrame(rows.append_column("moves", pa.array(moves)))
    judged = check(with_moves.repartitionByRange(3, "id").sortWithinPartitions("id")).toArrow()
    assert_same(judged, whydoku.check(puzzles, moves))


def test_columns_that_do_not_fit_are_named(spark: Any) -> None:
    frame = spark.createDataFrame(pa.table({"er": [1.0], "sudoku": ["..."]}))
    with pytest.raises(ValueError, match="no column 'puzzle'"):
        whydoku_spark.rate(frame)
    with pytest.raises(ValueError, match="columns er, too"):
        whydoku_spark.rate(frame, "sudoku")


def executors() -> list[int]:
    """The processes of executors."""
    listed = subprocess.run(["pgrep", "-f", "CoarseGrainedExecutorBackend"], capture_output=True, text=True)
    return sorted(int(line) for line in listed.stdout.split())


def test_nothing_is_lost_or_doubled_with_an_executor(spark: Any, tmp_path: Path) -> None:
    from whydoku.spark import rate

    rows = table(8_000)
    order = list(range(rows.num_rows))
    random.Random(1).shuffle(order)
    pq.write_table(rows.take(order), tmp_path / "puzzles.parquet")
    frame = spark.read.parquet(str(tmp_path / "puzzles.parquet")).repartitionByRange(40, "id")
    killed: list[int] = []

    def kill() -> None:
        tracker = spark.sparkContext.statusTracker()
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and not killed:
            for stage in tracker.getActiveStageIds():
                info = tracker.getStageInfo(stage)
                # Half of the partitions are there, and others are being made.
                if info is not None and info.numTasks == 40 and 15 <= info.numCompletedTasks < 35:
                    killed.append(executors()[0])
                    os.kill(killed[0], signal.SIGKILL)
                    return
            time.sleep(0.02)

    killer = Thread(target=kill)
    killer.start()
    rate(frame.sortWithinPartitions("id"), se=["classic"]).write.parquet(str(tmp_path / "ratings.parquet"))
    killer.join()
    assert killed, "no executor was killed while it worked"
    assert killed[0] not in executors()
    found = pq.read_table(tmp_path / "ratings.parquet").sort_by("id")
    expected = whydoku.rate(rows.column("puzzle"), se=["classic"])
    assert_same(found, expected)
    # The same bytes as on one machine, where the types are the same.
    expected = expected.add_column(0, "id", rows.column("id")).cast(found.schema)
    pq.write_table(found.replace_schema_metadata(), tmp_path / "found")
    pq.write_table(expected.replace_schema_metadata(), tmp_path / "expected")
    assert (tmp_path / "found").read_bytes() == (tmp_path / "expected").read_bytes()
