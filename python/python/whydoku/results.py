"""What a `Puzzle` answers: frozen dataclasses, with pictures for notebooks."""

from __future__ import annotations

import html
from dataclasses import dataclass, field
from typing import Any, Iterator, Literal

__all__ = [
    "Check", "Explanation", "Hint", "Proof", "Rating", "RatedStep", "Solution", "Step", "Verdict", "Why",
]

Outcome = Literal["solved", "several", "none"]


def words(pieces: list[dict[str, Any]]) -> str:
    """The text of words that come in pieces; a piece with a `line` begins one, so far from the margin."""
    return "".join(map(_piece, pieces))


def _piece(piece: dict[str, Any]) -> str:
    text, line = str(piece["text"]), piece.get("line")
    return text if line is None else "\n" + "  " * int(line) + (f"{text} " if text else "")


@dataclass(frozen=True)
class Step:
    """A step in words."""

    #: The technique by its name in the language.
    name: str
    #: The id of the technique, which all languages share; `None` for a guess, and where several singles are told as one.
    technique: str | None
    #: The conclusions, such as `r1c1=5` and `r2c3<>7`.
    concluded: tuple[str, ...]
    #: The reason, one paragraph a text.
    told: tuple[str, ...]
    #: The constraints that prove it, such as `4b4`: the 4 in box 4. Empty along a whole path.
    proof: tuple[str, ...] = ()
    #: The grade of its technique.
    grade: str | None = None
    #: The position after it: 81 characters.
    board: str | None = None
    #: The candidates after it: 729 characters.
    candidates: str | None = None
    #: The picture, as SVG.
    picture: str | None = field(default=None, repr=False)
    #: The steps inside a guess that failed.
    inside: tuple[Step, ...] = field(default=(), repr=False)

    @property
    def text(self) -> str:
        """The reason as one text."""
        return "\n".join(self.told)

    def __str__(self) -> str:
        return f"{self.name}: {self.text}"

    def _repr_svg_(self) -> str | None:
        return self.picture

    def _repr_html_(self) -> str:
        told = "".join(f'<p style="white-space:pre-wrap">{html.escape(text)}</p>' for text in self.told)
        return f"<figure>{self.picture or ''}<figcaption><b>{html.escape(self.name)}</b>{told}</figcaption></figure>"

    @staticmethod
    def _of_passage(passage: dict[str, Any]) -> Step:
        after = passage.get("after") or {}
        return Step(
            name=passage["name"],
            technique=passage["technique"],
            concluded=tuple(passage["concluded"]),
            told=tuple(words(paragraph["words"]) for paragraph in passage["told"]),
            grade=passage["grade"],
            board=after.get("board"),
            candidates=after.get("candidates"),
            picture=passage.get("picture"),
            inside=tuple(Step._of_passage(inside) for inside in passage.get("inside", ())),
        )

    @staticmethod
    def _of_told(told: dict[str, Any]) -> Step:
        return Step(
            name=told["name"],
            technique=told["technique"],
            concluded=(*told["placements"], *told["eliminations"]),
            told=(words(told["words"]),),
            proof=tuple(told["truths"]),
            picture=told.get("picture"),
        )


@dataclass(frozen=True)
class Solution:
    """The solutions of a puzzle."""

    #: Those that were looked for, in the order of the search.
    solutions: tuple[str, ...]
    #: Whether there are more.
    more: bool

    @property
    def outcome(self) -> Outcome:
        """`solved` if there is exactly one, `several`, or `none`."""
        if not self.solutions:
            return "none"
        return "solved" if len(self.solutions) == 1 and not self.more else "several"

    @property
    def solution(self) -> str | None:
        """The one solution, 81 digits; `None` if there is not exactly one."""
        return self.solutions[0] if self.outcome == "solved" else None

    def __str__(self) -> str:
        return self.solution or self.outcome


@dataclass(frozen=True)
class Explanation:
    """The whole path to the solution."""

    #: The puzzle, 81 characters.
    puzzle: str
    #: `solved`, `several`, `none`, or `stuck` if guesses were not allowed.
    outcome: str
    #: The solution, if there is exactly one.
    solution: str | None
    #: The end in words.
    words: str
    #: The whole in short.
    summary: tuple[str, ...]
    #: The steps, in order.
    steps: tuple[Step, ...] = field(repr=False)
    #: How often each technique is used.
    techniques: dict[str, int]
    #: The number of guesses.
    guesses: int
    #: The language, by its tag.
    lang: str = "en"

    def __str__(self) -> str:
        lines = [*self.summary]
        lines += [f"{number}. {step}" for number, step in enumerate(self.steps, 1)]
        return "\n\n".join([*lines, self.words])

    def __iter__(self) -> Iterator[Step]:
        return iter(self.steps)

    def __len__(self) -> int:
        return len(self.steps)

    def _repr_html_(self) -> str:
        from .notebook import lesson

        return lesson(self)


@dataclass(frozen=True)
class Hint:
    """The next step, as much of it as its level gives away."""

    #: `right`, or what is wrong with the position.
    state: str
    #: From 1, a place to look at, to 4, the whole step.
    level: int | None
    #: The hint itself.
    words: str
    #: The picture, as SVG.
    picture: str | None = field(default=None, repr=False)

    def __str__(self) -> str:
        return self.words

    def _repr_svg_(self) -> str | None:
        return self.picture


@dataclass(frozen=True)
class Why:
    """The steps that lead to one result, and no others."""

    #: The result, such as `r3c5=7`.
    goal: str
    #: `proved`, `known`, `contrary`, `stuck`, or what is wrong with the position.
    answer: str
    #: The answer in words.
    words: str
    #: The steps, in order.
    steps: tuple[Step, ...] = field(repr=False)

    def __str__(self) -> str:
        return "\n\n".join([self.words, *(f"{number}. {step}" for number, step in enumerate(self.steps, 1))])


@dataclass(frozen=True)
class Verdict:
    """The verdict on a claim."""

    #: The number of its line, from 1.
    line: int
    #: The line as it was written.
    move: str
    #: The conclusions that were understood.
    read: tuple[str, ...]
    #: `proved`, `unjustified`, `false`, `stale`, `misnamed`, `none` or `unreadable`.
    verdict: str
    #: The hardest technique that it takes.
    technique: str | None
    #: The reason, in words.
    words: str

    def __str__(self) -> str:
        return f"{self.move}: {self.words}"


@dataclass(frozen=True)
class Check:
    """The verdicts on a path."""

    #: One for each claim, in order.
    verdicts: tuple[Verdict, ...]
    #: The index of the first that is an error.
    first_error: int | None
    #: The number of cells that are empty in the end.
    empty: int

    def __bool__(self) -> bool:
        """Whether nothing is an error."""
        return self.first_error is None

    def __iter__(self) -> Iterator[Verdict]:
        return iter(self.verdicts)

    def __str__(self) -> str:
        return "\n".join(str(verdict) for verdict in self.verdicts)


@dataclass(frozen=True)
class RatedStep:
    """A step of Sudoku Explainer's rating."""

    rating: float
    rule: str
    #: The placement, such as `r1c1=5`, if it is one.
    placed: str | None = None


@dataclass(frozen=True)
class Rating:
    """How hard a puzzle is. A rating that was not asked for is `None`."""

    #: ER, EP and ED of Sudoku Explainer 1.2.1.
    er: float | None
    ep: float | None
    ed: float | None
    #: Level and score of HoDoKu.
    hodoku_level: str | None
    hodoku_score: int | None
    #: The grade: `easy`, `medium`, `hard`, `very-hard` or `fiendish`.
    grade: str | None
    #: The hardest technique of the grade; `guess` if the techniques are not enough.
    hardest: str | None
    #: The reasons for the grade, in words.
    reasons: str | None
    #: Guesses and nodes of the fast search.
    search_guesses: int | None
    search_nodes: int | None
    #: The path of Sudoku Explainer.
    path: tuple[RatedStep, ...] = field(default=(), repr=False)

    def __str__(self) -> str:
        ratings = "/".join("–" if rating is None else f"{rating:.1f}" for rating in (self.er, self.ep, self.ed))
        return f"{ratings}, {self.grade}"


@dataclass(frozen=True)
class Proof:
    """The puzzle as a formula, and the proof that its solution is the only one."""

    #: The formula, in DIMACS.
    formula: str = field(repr=False)
    #: The refutation, in LRAT or DRAT.
    proof: str = field(repr=False)
    #: `lrat` or `drat`.
    format: str
    #: The solution that is proved.
    solution: str
