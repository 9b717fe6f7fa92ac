"""Data sets in columns, against those of the program."""

import collections
import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest
import whydoku

PROGRAM = os.environ.get("WHYDOKU")


def written(*options: str) -> list[dict[str, Any]]:
    """What the program writes."""
    assert PROGRAM is not None
    output = subprocess.run([PROGRAM, "dataset", *options], check=True, capture_output=True, text=True).stdout
    return [json.loads(line) for line in output.splitlines()]


def number(conclusion: str) -> int:
    """The number of a conclusion such as `r1c2=3` or `r1c2<>3`."""
    row, column, digit = int(conclusion[1]), int(conclusion[3]), int(conclusion[-1])
    value = 81 * (row - 1) + 9 * (column - 1) + digit
    return -value if "<>" in conclusion else value


@pytest.mark.skipif(PROGRAM is None, reason="WHYDOKU does not say where the program is")
@pytest.mark.parametrize("options", [{}, {"balance": "grade"}, {"per_puzzle": 5, "shard": (2, 3)}])
def test_columns_are_the_fields_of_the_program(options: dict[str, Any]) -> None:
    arguments = [f"--{name.replace('_', '-')}={value}" for name, value in options.items() if name != "shard"]
    arguments += [f"--shard={options['shard'][0]}/{options['shard'][1]}"] if "shard" in options else []
    lines = written("--count=90", "--seed=9", *arguments)
    table = whydoku.dataset(90, seed=9, **options)
    rows = table.to_pylist()
    assert len(rows) == len(lines)
    for row, line in zip(rows, lines):
        assert list(row) == list(line)
        steps = line.pop("steps")
        assert [step["technique"] for step in row["steps"]] == [step["technique"] for step in steps]
        for told, step in zip(row.pop("steps"), steps):
            assert sorted(told["concluded"]) == sorted(map(number, step["placements"] + step["eliminations"]))
            assert told["proof"].splitlines()[0].split()[1:] == step["truths"]
        assert row == line


def test_a_position_is_some_hundred_bytes_in_parquet(tmp_path: Path) -> None:
    table = whydoku.dataset(3_000, seed=1)
    assert table.nbytes < 3_000 * 4_000
    pq.write_table(table, tmp_path / "set.parquet", compression="zstd")
    assert (tmp_path / "set.parquet").stat().st_size < 3_000 * 700
    assert pq.read_table(tmp_path / "set.parquet").equals(table)


def test_wrong_arguments_are_named() -> None:
    with pytest.raises(ValueError, match="shard"):
        whydoku.dataset(10, shard=(4, 3))
    with pytest.raises(ValueError, match="per_puzzle"):
        whydoku.dataset(10, per_puzzle=0)
    with pytest.raises(ValueError, match="balance"):
        whydoku.dataset(10, balance="colour")


def test_techniques_take_turns() -> None:
    table = whydoku.dataset(120, per_puzzle=1, balance="technique", seed=4)
    techniques = table.column("technique").to_pylist()
    assert len(set(techniques)) > 30 and len(techniques) == 120


def test_a_card_counts_the_table_and_names_its_call(tmp_path: Path) -> None:
    card = tmp_path / "positions.card.md"
    table = whydoku.dataset(50, seed=3, per_puzzle=5, card=card, license="CC-BY-4.0")
    text = card.read_text(encoding="utf-8")
    call = text.split("```python\n")[1].split("\n```")[0]
    assert eval(call, {"whydoku": whydoku}).equals(table)
    assert f"50 positions from the paths of {len(set(table.column('puzzle').to_pylist()))} generated" in text
    for name in ("split", "grade", "technique"):
        for value, count in collections.Counter(table.column(name).to_pylist()).items():
            assert f"| {name} `{value}` | {count} |" in text
    assert "license: cc-by-4.0" in text and "CC-BY-4.0. The licence" in text
    fields = {field for row in text.splitlines() if row.startswith("| `") for field in row.split("|")[1].split(", ")}
    assert {field.strip(" `") for field in fields} == set(table.column_names)


def test_a_card_that_cannot_be_written_is_refused_before_the_work(tmp_path: Path) -> None:
    progress: list[tuple[int, int]] = []
    for place in (tmp_path / "missing" / "card.md", tmp_path):
        with pytest.raises(OSError):
            whydoku.dataset(50, card=place, progress=lambda done, of: progress.append((done, of)))
    assert progress == []
