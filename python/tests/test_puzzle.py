"""One puzzle: the same answers as the program gives, as Python objects."""

import dataclasses
import doctest
import json
import pathlib
import re
import signal
import subprocess
import sys
import textwrap
import time

import pytest
import whydoku
from whydoku import Puzzle, WhydokuError

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
HARD = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"


def test_the_examples_of_the_documentation_are_true() -> None:
    for module in (whydoku, sys.modules["whydoku.puzzle"]):
        failed, attempted = doctest.testmod(module)
        assert attempted > 0 and failed == 0
    readme = pathlib.Path(__file__).parent.parent / "README.md"
    failed, attempted = doctest.testfile(str(readme), module_relative=False)
    assert attempted > 0 and failed == 0


def test_a_puzzle_is_solved_explained_and_rated() -> None:
    puzzle = Puzzle(EASY)
    assert puzzle.solve().solution == SOLUTION and puzzle.solve().outcome == "solved"
    told = puzzle.explain()
    assert told.solution == SOLUTION and told.guesses == 0 and len(told) == len(told.steps)
    assert {step.technique for step in told} - {None} <= told.techniques.keys()
    assert told.steps[-1].board == SOLUTION
    rating = puzzle.rate()
    assert (rating.er, rating.grade, rating.hodoku_score) == (1.2, "easy", 204)
    assert max(step.rating for step in rating.path) == 1.2
    assert puzzle.rate(only=["search"]).er is None


def test_words_come_in_both_languages() -> None:
    puzzle = Puzzle(HARD)
    assert "Look at box 4" in puzzle.hint(level=1).words
    assert "宫" in puzzle.hint(level=1, lang="zh-CN").words
    assert puzzle.explain(lang="zh-CN").lang == "zh-CN"


def test_a_step_has_its_proof_and_its_picture() -> None:
    step = Puzzle(HARD).next(pictures=True)
    assert step is not None and step.concluded == ("r6c2=4",) and step.proof == ("4b4",)
    assert step.picture is not None and step._repr_svg_() == step.picture and step.picture.startswith("<svg")
    assert Puzzle(SOLUTION).next() is None
    everything = Puzzle(HARD).steps(extent="all")
    assert step.concluded in {other.concluded for other in everything}


def test_why_and_check() -> None:
    puzzle = Puzzle(HARD)
    why = puzzle.why("r6c2")
    assert why.answer == "proved" and "r6c2=4" in why.steps[-1].concluded
    path = puzzle.check(["r6c2=4", "r1c2=9", "nothing of the kind"])
    assert [verdict.verdict for verdict in path] == ["proved", "false", "unreadable"]
    assert path.first_error == 1 and not path and puzzle.check("r6c2=4")


def test_positions_may_be_numbers() -> None:
    numbers = [int(cell) if cell != "." else 0 for cell in EASY]
    rows = [numbers[start : start + 9] for start in range(0, 81, 9)]
    assert Puzzle(numbers) == Puzzle(rows) == Puzzle(EASY) == Puzzle(Puzzle(EASY))
    numpy = pytest.importorskip("numpy")
    assert Puzzle(numpy.array(rows)) == Puzzle(EASY) and Puzzle(numpy.array(numbers, dtype="float64")) == Puzzle(EASY)
    assert len({Puzzle(numbers), Puzzle(EASY)}) == 1


@pytest.mark.parametrize(
    ("position", "expected", "message"),
    [
        ([0] * 80, ValueError, "expected 81 cells, found 80"),
        ([0] * 80 + [10], ValueError, "r9c9: expected a digit from 0 to 9, found 10"),
        ([0.5] + [0] * 80, ValueError, "r1c1: expected a digit from 0 to 9, found 0.5"),
        (b"53", TypeError, "expected a text or 81 numbers, found bytes"),
        (5, TypeError, "expected a text or 81 numbers, found int"),
    ],
)
def test_what_is_no_position_is_refused(position: object, expected: type[Exception], message: str) -> None:
    with pytest.raises(expected, match=message):
        Puzzle(position)  # type: ignore[arg-type]


def test_an_error_has_its_code_and_its_place() -> None:
    with pytest.raises(WhydokuError) as caught:
        Puzzle(".........\n" * 4 + "....q....\n" + ".........\n" * 4)
    error = caught.value
    assert (error.code, error.line) == ("unreadable", 5) and str(error).startswith("line 5, column ")
    with pytest.raises(WhydokuError) as caught:
        Puzzle(EASY).explain(profile="no such one")
    assert (caught.value.code, caught.value.field, caught.value.line) == ("value", "profile", None)
    with pytest.raises(WhydokuError) as caught:
        Puzzle("." * 81).prove()
    assert caught.value.code == "solutions"


def test_results_are_frozen() -> None:
    for result in (Puzzle(EASY).solve(), Puzzle(EASY).rate(), Puzzle(EASY).hint(), Puzzle(EASY).check("r5c5=5")):
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(result, dataclasses.fields(result)[0].name, None)


def test_generated_puzzles_depend_on_the_seed_alone() -> None:
    puzzle = Puzzle.generate(grade="easy", seed=7)
    assert puzzle == Puzzle.generate(grade="easy", seed=7) != Puzzle.generate(grade="easy", seed=8)
    assert puzzle.rate().grade == "easy"


def test_equivalent_puzzles_have_one_canonical_form() -> None:
    turned = "".join(EASY[9 * row + column] for column in range(9) for row in range(9))
    assert Puzzle(turned).canonical() == Puzzle(EASY).canonical() != Puzzle(HARD).canonical()


def test_a_proof_is_a_formula_and_its_refutation() -> None:
    proof = Puzzle(EASY).prove()
    assert proof.formula.startswith(("p cnf", "c ")) and proof.format == "lrat" and proof.solution == SOLUTION
    assert proof.proof.strip().endswith(" 0")


def test_a_lesson_has_a_picture_and_words_for_each_step() -> None:
    told = Puzzle(EASY).explain(pictures=True)
    page = told._repr_html_()
    assert page.count("<svg") == page.count("<figure") == page.count("<label") == len(told)
    assert "<script" not in page
    ids = re.findall(r' id="([^"]+)"', Puzzle(HARD).explain(pictures=True)._repr_html_())
    assert len(ids) == len(set(ids)) and any(name.endswith("hatch") for name in ids)
    svg = Puzzle(EASY)._repr_svg_()
    assert svg is not None and svg.startswith("<svg")


def test_any_question_can_be_asked() -> None:
    course = whydoku.ask("course", {})
    assert course["chapters"]
    with pytest.raises(WhydokuError, match="expected one of|read"):
        whydoku.ask("no such question", {})


def test_ctrl_c_interrupts() -> None:
    code = """
        import whydoku
        try:
            print("begun", flush=True)
            whydoku.rate([".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."] * 20000)
        except KeyboardInterrupt:
            print("interrupted")
    """
    child = subprocess.Popen([sys.executable, "-c", textwrap.dedent(code)], stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None and child.stdout.readline() == "begun\n"
    time.sleep(0.5)
    child.send_signal(signal.SIGINT)
    out, _ = child.communicate(timeout=20)
    assert out == "interrupted\n" and child.returncode == 0


def test_progress_is_reported_and_may_end_the_work() -> None:
    seen: list[tuple[int, int]] = []
    whydoku.rate([EASY, HARD] * 300, progress=lambda done, of: seen.append((done, of)))
    assert seen and seen[-1] == (600, 600) and seen == sorted(seen)

    def stop(done: int, of: int) -> None:
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        whydoku.rate([EASY] * 5000, progress=stop)


def test_the_stubs_name_what_is_there() -> None:
    from whydoku import _whydoku

    stubs = (pathlib.Path(whydoku.__file__).parent / "_whydoku.pyi").read_text()
    public = {name for name in dir(_whydoku) if not name.startswith("_")}
    assert public == {name for name in public if f"def {name}(" in stubs or f"class {name}:" in stubs}


def test_every_verb_of_the_schema_is_answered() -> None:
    schema = pathlib.Path(__file__).parents[2] / "docs" / "schema" / "api.schema.json"
    if not schema.exists():
        pytest.skip("the schema is not there")
    names = json.loads(schema.read_text())["$defs"]
    for verb in (name.removeprefix("request-") for name in names if name.startswith("request-")):
        try:
            whydoku.ask(verb, {})
        except WhydokuError as error:
            assert error.code != "unknown-verb", verb
