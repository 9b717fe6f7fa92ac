"""A puzzle, or a position on the way to its solution."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, Union

from .errors import Report, WhydokuError, ask
from .results import Check, Explanation, Hint, Proof, RatedStep, Rating, Solution, Step, Verdict, Why, words

#: A puzzle as text in any format, as 81 numbers, or as nine rows of nine; 0 is a blank.
Position = Union[str, "Puzzle", Iterable[Any]]

Lang = Literal["en", "zh-CN"]
Pictures = Literal["none", "file"]


def text_of(position: Position) -> str:
    """A position as text.

    Raises:
        TypeError: if it is neither a text nor 81 numbers.
        ValueError: if a number is not from 0 to 9, or there are not 81.
    """
    if isinstance(position, str):
        return position
    if isinstance(position, Puzzle):
        return position.text
    if isinstance(position, bytes) or not isinstance(position, Iterable):
        raise TypeError(f"expected a text or 81 numbers, found {type(position).__name__}")
    cells = list(position)
    if len(cells) == 9:
        cells = [cell for row in cells for cell in row]
    if len(cells) != 81:
        raise ValueError(f"expected 81 cells, found {len(cells)}")
    return "".join(_letter(cell, number) for number, cell in enumerate(cells))


def _letter(cell: Any, number: int) -> str:
    place = f"r{number // 9 + 1}c{number % 9 + 1}"
    if cell is None or (isinstance(cell, str) and cell in {"", " ", "."}):
        return "."
    try:
        digit = int(cell)
    except (TypeError, ValueError):
        digit = -1
    if not 0 <= digit <= 9 or (isinstance(cell, float) and cell != digit):
        raise ValueError(f"{place}: expected a digit from 0 to 9, found {cell!r}")
    return str(digit) if digit else "."


class Puzzle:
    """A puzzle, or a position with pencil marks.

    >>> puzzle = Puzzle("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......")
    >>> puzzle.solve().solution
    '417369825632158947958724316825437169791586432346912758289643571573291684164875293'
    >>> print(puzzle.hint(level=1))
    A digit can be placed. Look at box 4.

    Every method with words takes `lang`, the tag of a language. Methods that may take long can be interrupted, and take
    `progress`, a function that is called with the parts that are done and their number.

    Raises:
        WhydokuError: if the text cannot be read; the error has the place.
    """

    __slots__ = ("_board", "_candidates", "_givens", "_text")

    def __init__(self, position: Position) -> None:
        self._text = text_of(position)
        read = ask("read", {"puzzle": self._text})
        self._board: str = read["board"]
        self._givens: str | None = read["givens"]
        self._candidates: str | None = read["candidates"]

    @property
    def text(self) -> str:
        """The text that it was read from."""
        return self._text

    @property
    def board(self) -> str:
        """The filled cells: 81 characters, with a dot for a blank."""
        return self._board

    @property
    def givens(self) -> str | None:
        """The givens alone; `None` if they are unknown."""
        return self._givens

    @property
    def candidates(self) -> str | None:
        """The candidates: nine characters for each cell; `None` if two digits clash."""
        return self._candidates

    def __str__(self) -> str:
        return self._board

    def __repr__(self) -> str:
        return f"Puzzle({self._text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Puzzle) and self._state() == other._state()

    def __hash__(self) -> int:
        return hash(self._state())

    def _state(self) -> tuple[str, str | None, str | None]:
        return self._board, self._givens, self._candidates

    def _ask(self, verb: str, progress: Report | None = None, /, **fields: Any) -> Any:
        return ask(verb, {"puzzle": self._text, **fields}, progress)

    def _repr_svg_(self) -> str | None:
        picture: str | None = self._ask("draw", pictures="file")["picture"]
        return picture

    def solve(self, *, most: int = 2, progress: Report | None = None) -> Solution:
        """Solves it by the machine search, and looks for at most `most` solutions."""
        found = self._ask("solve", progress, most=most)
        return Solution(solutions=tuple(found["solutions"]), more=found["more"])

    def explain(
        self,
        *,
        lang: Lang = "en",
        profile: str | None = None,
        only: Iterable[str] | None = None,
        without: Iterable[str] | None = None,
        uniqueness: bool = True,
        aim: Literal["standard", "lean", "gentle", "short", "one"] | None = None,
        detail: Literal["brief", "usual", "full"] | None = None,
        pictures: bool = False,
        progress: Report | None = None,
    ) -> Explanation:
        """Explains the whole path to the solution, step by step.

        Args:
            lang: The language, by its tag.
            profile: The techniques and their order: `standard`, `singles`, `hodoku`, `se` or `whips`.
            only: Only these techniques, by id or name.
            without: All but these techniques.
            uniqueness: Whether techniques may assume that there is one solution.
            aim: The kind of path: `short`, `gentle` and so on.
            detail: The level of detail.
            pictures: Whether steps have pictures.
            progress: Called with the parts that are done, and their number.
        """
        told = self._ask(
            "explain",
            progress,
            lang=lang,
            profile=profile,
            only=None if only is None else list(only),
            without=None if without is None else list(without),
            uniqueness=uniqueness,
            aim=aim,
            detail=detail,
            pictures="file" if pictures else None,
        )
        return Explanation(
            puzzle=told["puzzle"],
            outcome=told["outcome"],
            solution=told["solution"],
            words=words(told["words"]),
            summary=tuple(words(paragraph) for paragraph in told["summary"]),
            steps=tuple(Step._of_passage(passage) for passage in told["steps"]),
            techniques={used["technique"]: used["count"] for used in told["techniques"]},
            guesses=told["guesses"],
            lang=lang,
        )

    def hint(self, *, level: int = 1, lang: Lang = "en", pictures: bool = False) -> Hint:
        """A hint: the next step, as much of it as a level from 1 to 4 gives away."""
        hint = self._ask("hint", level=level, lang=lang, pictures="file" if pictures else None)
        return Hint(hint["state"], hint["level"], words(hint["words"]), hint.get("picture"))

    def next(self, *, lang: Lang = "en", pictures: bool = False) -> Step | None:
        """The next step; `None` where the techniques find none, or nothing is left to do."""
        found = self._ask("next", lang=lang, pictures="file" if pictures else None)["step"]
        return None if found is None else Step._of_told(found)

    def steps(
        self,
        *,
        extent: Literal["best", "all", "every", "solving"] = "best",
        lang: Lang = "en",
        pictures: bool = False,
        progress: Report | None = None,
    ) -> tuple[Step, ...]:
        """The steps that are there: those of the easiest technique, or of `all` of them."""
        found = self._ask("find", progress, extent=extent, lang=lang, pictures="file" if pictures else None)
        return tuple(Step._of_told(told) for told in found["steps"])

    def why(self, goal: str, *, lang: Lang = "en", pictures: bool = False, progress: Report | None = None) -> Why:
        """The steps that lead to one result, such as `r3c5` or `r3c5<>7`, and no others."""
        told = self._ask("why", progress, goal=goal, lang=lang, pictures="file" if pictures else None)
        steps = tuple(Step._of_passage(passage) for passage in told["steps"])
        return Why(told["goal"], told["answer"], words(told["words"]), steps)

    def check(
        self,
        moves: str | Iterable[str],
        *,
        lang: Lang = "en",
        prose: bool = False,
        prefix: bool = False,
        only: Iterable[str] | None = None,
        progress: Report | None = None,
    ) -> Check:
        """Judges claimed moves: a text with a move a line, or the lines.

        Args:
            moves: The moves.
            lang: The language of the reasons, by its tag.
            prose: Whether to leave out lines that claim nothing.
            prefix: Whether to judge the moves until the first error only.
            only: Only these techniques justify a move, by id or name.
            progress: Called with the parts that are done, and their number.
        """
        text = moves if isinstance(moves, str) else "\n".join(moves)
        techniques = None if only is None else list(only)
        told = self._ask("check", progress, moves=text, lang=lang, prose=prose, prefix=prefix, only=techniques)
        verdicts = tuple(
            Verdict(
                line=verdict["line"],
                move=verdict["move"],
                read=tuple(verdict["read"]),
                verdict=verdict["verdict"],
                technique=verdict["technique"],
                words=words(verdict["words"]),
            )
            for verdict in told["verdicts"]
        )
        return Check(verdicts, told["first_error"], told["empty"])

    def rate(
        self, *, only: Iterable[str] | None = None, uniqueness: bool = True, progress: Report | None = None
    ) -> Rating:
        """How hard it is, in every currency or `only` some: `se`, `hodoku`, `grade`, `search`."""
        currencies = None if only is None else list(only)
        rated = self._ask("rate", progress, currencies=currencies, uniqueness=uniqueness)
        names = ("er", "ep", "ed", "hodoku_level", "hodoku_score", "grade", "hardest", "reasons")
        path = tuple(RatedStep(step["rating"], step["rule"], step.get("placed")) for step in rated.get("path", ()))
        searched = {name: rated.get(name) for name in ("search_guesses", "search_nodes")}
        return Rating(**{name: rated.get(name) for name in names}, **searched, path=path)

    def canonical(self) -> Puzzle:
        """The equivalent puzzle that all equivalent ones share."""
        return Puzzle(self._ask("transform", changes="minlex")["board"])

    def prove(self, *, format: Literal["lrat", "drat"] = "lrat", progress: Report | None = None) -> Proof:
        """A proof that its solution is the only one, for checkers that know nothing of Sudoku.

        Raises:
            WhydokuError: if there is not exactly one solution.
        """
        proof = self._ask("prove", progress, format=format)
        if "formula" not in proof:
            raise WhydokuError({"code": "solutions", "message": proof.get("error") or proof["outcome"]})
        return Proof(proof["formula"], proof["proof"], proof["format"], proof["solution"])

    @staticmethod
    def generate(
        *,
        grade: Literal["easy", "medium", "hard", "very-hard", "fiendish"] | None = None,
        technique: str | None = None,
        symmetry: str | None = None,
        seed: int | None = None,
        progress: Report | None = None,
    ) -> Puzzle:
        """A new puzzle, of a grade or with a technique; the same for the same seed."""
        wanted = {"grade": grade, "technique": technique, "symmetry": symmetry, "seed": seed}
        return Puzzle(ask("generate", wanted, progress)["puzzle"])
