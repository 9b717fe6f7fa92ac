"""Columns: every kind of input, the types of the output, and the same values as the program writes."""

import csv
import io
import json
import os
import pathlib
import shutil
import subprocess
import sys

import pytest
import whydoku

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
HARD = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
SOLVED_BUT_ONE = "534678912672195348198342567859761423426853791713924856961537284287419635345286079"
BROKEN = "55" + "." * 79
MIXED = [EASY, None, BROKEN, "no puzzle", HARD, "." * 81]

pa = pytest.importorskip("pyarrow")


def program() -> str:
    """The command line of the same version."""
    built = pathlib.Path(__file__).parents[2] / "target" / "release" / "whydoku"
    found = os.environ.get("WHYDOKU") or shutil.which("whydoku") or (str(built) if built.exists() else None)
    if found is None:
        pytest.skip("the program is not there; WHYDOKU names it")
    return found


def puzzles() -> list[str]:
    """Generated puzzles of every kind, the same each time."""
    text = subprocess.run(
        [program(), "generate", "--count", "60", "--seed", "11"], capture_output=True, text=True, check=True
    ).stdout
    return [line.split()[0] for line in text.splitlines() if line]


def test_every_kind_of_column_gives_the_same_table() -> None:
    numpy, pandas, polars = (pytest.importorskip(name) for name in ("numpy", "pandas", "polars"))
    expected = whydoku.solve(MIXED)
    assert expected["outcome"].to_pylist() == ["solved", None, "invalid", "invalid", "solved", "several"]
    array = pa.array(MIXED)
    columns = [
        tuple(MIXED),
        iter(MIXED),
        numpy.array(MIXED, dtype=object),
        pandas.Series(MIXED),
        pandas.Series(MIXED, dtype="category"),
        polars.Series(MIXED),
        polars.Series(MIXED, dtype=polars.Categorical),
        polars.DataFrame({"puzzle": MIXED}),
        array,
        array.cast(pa.large_string()),
        array.cast(pa.string_view()),
        array.dictionary_encode(),
        pa.chunked_array([MIXED[:2], [], MIXED[2:]]),
        pa.table({"puzzle": MIXED}),
        array.slice(0),
        pa.array([HARD, *MIXED]).slice(1),
    ]
    for column in columns:
        assert whydoku.solve(column).equals(expected), type(column)
    assert whydoku.solve(numpy.array([EASY, HARD]))["outcome"].to_pylist() == ["solved", "solved"]


def test_arrays_of_numbers_are_puzzles() -> None:
    numpy = pytest.importorskip("numpy")
    numbers = numpy.array([[int(cell) if cell != "." else 0 for cell in puzzle] for puzzle in (EASY, HARD)])
    expected = whydoku.solve([EASY, HARD])
    assert whydoku.solve(numbers).equals(expected)
    assert whydoku.solve(numbers.reshape(2, 9, 9)).equals(expected)


@pytest.mark.parametrize("count", [0, 1, 3, 1000])
def test_the_types_do_not_depend_on_the_rows(count: int) -> None:
    for ask in (whydoku.solve, whydoku.canonical, whydoku.rate, whydoku.explain):
        table, other = ask([EASY] * count), ask(MIXED)
        assert table.schema.equals(other.schema) and table.num_rows == count
    both = whydoku.check([EASY] * count, ["r5c5=5"] * count), whydoku.check(MIXED, [None] * len(MIXED))
    assert both[0].schema.equals(both[1].schema)
    assert whydoku.rate([None] * count).schema.equals(whydoku.rate(MIXED).schema)


def test_texts_have_room_for_more_than_two_gigabytes() -> None:
    for table in (whydoku.solve([]), whydoku.canonical([]), whydoku.rate([]), whydoku.explain([], lang="en")):
        assert pa.string() not in table.schema.types and pa.large_string() in table.schema.types
    steps = whydoku.explain([], lang="en").schema.field("steps").type.value_type
    assert steps.field("text").type == pa.large_string()


def test_digits_that_are_no_givens_count_for_the_solution() -> None:
    position = json.dumps({"board": SOLVED_BUT_ONE.replace("0", "."), "givens": EASY})
    row = whydoku.solve([position]).to_pylist()[0]
    assert (row["puzzle"], row["outcome"]) == (EASY, "solved")


def test_a_null_gives_a_row_of_nulls() -> None:
    for table in (whydoku.solve([None]), whydoku.rate([None]), whydoku.explain([None]), whydoku.check([None], [""])):
        assert set(table.to_pylist()[0].values()) == {None}


def test_the_ratings_are_those_of_the_program() -> None:
    given = [*puzzles(), HARD, BROKEN, "." * 81]
    for options, arguments in (
        ({}, []),
        ({"only": ["whips", "bxb", "path"], "solution": True}, ["--only=whips", "--only=bxb", "--only=path", "--solution"]),
        ({"only": ["se"], "se": ["classic", "extended", "bank"]}, ["--only=se", "--se=classic", "--se=extended", "--se=bank"]),
        ({"uniqueness": False}, ["--no-uniqueness"]),
    ):
        rows = given[:20] + given[-3:] if options else given
        written = subprocess.run(
            [program(), "rate", "--format", "csv", *arguments], input="\n".join(rows), capture_output=True, text=True
        ).stdout
        expected = list(csv.DictReader(io.StringIO(written)))
        table = whydoku.rate(rows, **options)
        assert table.column_names == list(expected[0])
        for row, other in zip(table.to_pylist(), expected, strict=True):
            for name, value in row.items():
                text = "" if value is None else f"{value:.1f}" if isinstance(value, float) else str(value)
                # A length that no whip has: null here, with the reason in the notes.
                assert text == ("" if other[name] == "inf" or other[name].startswith(">") else other[name]), (name, row)


def test_solutions_and_canonical_forms_are_those_of_the_program() -> None:
    rows = puzzles()
    for verb, ask, column in (("solve", whydoku.solve, "solution"), ("canonical", whydoku.canonical, "canonical")):
        written = subprocess.run([program(), verb], input="\n".join(rows), capture_output=True, text=True, check=True)
        assert ask(rows)[column].to_pylist() == written.stdout.split()


def test_the_verdicts_are_those_of_the_program() -> None:
    moves = "r5c5=5\nr5c5=5; r1c3=9\nI suppose r1c3=4\nr1c3=4 by X-Wing\nhm"
    written = subprocess.run(
        [program(), "check", "--format", "jsonl", "--lang", "en", EASY, "-"], input=moves, capture_output=True, text=True
    ).stdout
    expected = json.loads(written)
    row = whydoku.check([EASY], [moves], lang="en").to_pylist()[0]
    assert (row["first_error"], row["empty"]) == (expected["first_error"], expected["empty"])
    for verdict, other in zip(row["verdicts"], expected["verdicts"], strict=True):
        assert {name: other.get(name) for name in verdict} == verdict
    assert whydoku.check([EASY], [moves])["verdicts"].to_pylist()[0][0]["text"] is None
    assert whydoku.check([EASY, EASY], [moves, None])["verdicts"].to_pylist()[1] == []


def test_a_trace_can_be_replayed() -> None:
    rows = [*puzzles(), HARD]
    for row in whydoku.explain(rows).to_pylist():
        placed = {}
        for step in row["steps"]:
            assert step["event"] == "step" and step["technique"] and step["concluded"]
            for number in step["concluded"]:
                cell, digit = divmod(abs(number) - 1, 9)
                if number > 0:
                    placed[cell] = digit + 1
                else:
                    assert int(row["solution"][cell]) != digit + 1, "an elimination of the solution"
        grid = [str(placed.get(cell, given)) for cell, given in enumerate(row["puzzle"])]
        assert "".join(grid) == row["solution"]


def test_words_in_pieces_are_those_of_the_program() -> None:
    # A verdict by a forcing chain, which has lines within lines.
    grid = "000000002004200601600000900960804100000903000008706049005000008107008300400000000"
    for lang in ("en", "zh-CN"):
        column = whydoku.check([grid], ["r5c5=2"], lang=lang)["verdicts"][0][0]["text"].as_py()
        assert column.count("\n") > 5
        assert whydoku.Puzzle(grid).check("r5c5=2", lang=lang).verdicts[0].words == column


def test_traces_have_the_words_of_the_program() -> None:
    for lang in ("en", "zh-CN"):
        written = subprocess.run(
            [program(), "explain", "--format", "jsonl", "--lang", lang, HARD], capture_output=True, text=True, check=True
        ).stdout
        events = [event for event in json.loads(written)["events"] if event["kind"] == "step"]
        steps = whydoku.explain([HARD], lang=lang)["steps"].to_pylist()[0]
        assert [step["text"] for step in steps] == [event["text"] for event in events]
        assert [step["technique"] for step in steps] == [event["technique"] for event in events]


def test_a_trace_takes_less_than_a_kilobyte(tmp_path: pathlib.Path) -> None:
    import pyarrow.parquet

    rows, file = puzzles(), tmp_path / "traces.parquet"
    pyarrow.parquet.write_table(whydoku.explain(rows), file, compression="zstd")
    assert file.stat().st_size < 1024 * len(rows)


def test_the_number_of_threads_changes_nothing() -> None:
    rows = [*puzzles(), *MIXED]
    assert whydoku.rate(rows, jobs=1).equals(whydoku.rate(rows, jobs=5))
    with pytest.raises(ValueError, match="jobs: expected 1 or more"):
        whydoku.rate(rows, jobs=0)


@pytest.mark.parametrize(
    ("column", "message"),
    [
        (EASY, "expected a column of puzzles, found one str"),
        (5, "expected a column of puzzles, found int"),
        ([5], "expected a text or 81 numbers, found int"),
        (pa.array([5]), "expected a column of strings, found Int64"),
        (pa.table({"one": [EASY], "other": [EASY]}), "expected one column, found a table of 2"),
    ],
)
def test_what_is_no_column_is_refused(column: object, message: str) -> None:
    with pytest.raises(TypeError, match=message):
        whydoku.rate(column)


def test_unknown_names_and_uneven_columns_are_refused() -> None:
    with pytest.raises(ValueError, match="only: expected some of se, .*found \"er\""):
        whydoku.rate([EASY], only=["er"])
    with pytest.raises(ValueError, match="moves: expected 1 rows, found 2"):
        whydoku.check([EASY], ["", ""])
    with pytest.raises(ValueError, match="lang: expected one of en, zh-CN"):
        whydoku.explain([EASY], lang="xx")


def test_without_pyarrow_a_table_has_the_arrow_interface(monkeypatch: pytest.MonkeyPatch) -> None:
    polars = pytest.importorskip("polars")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    table = whydoku.rate([EASY, None])
    assert isinstance(table, whydoku.Batch) and len(table) == table.num_rows == 2
    assert table.column_names[:2] == ["puzzle", "er"] and "2 rows" in repr(table)
    frame = polars.DataFrame(table)
    assert frame["er"].to_list() == [1.2, None]
    assert polars.DataFrame(table).equals(frame), "a table can be read twice"
