"""The judge as a reward: how far a text solves a puzzle by reasons.

An answer is text with claims, such as `r1c2=5`, `Naked Pair: r1c12 {3,7} => r1c5<>3`, or sentences about cells in English
or Chinese; `docs/claims.md` says what is understood. Claims are judged one after the other, as `whydoku check` judges
them with `--prose --prefix`. The score is the number of cells that proved claims fill before the first error, divided by
the number of cells that are empty at the start:

| claim | cells |
|---|---|
| a placement that a technique gives at that moment | 1 |
| an elimination that a technique gives; later placements may need it | 0 |
| a claim that is so already: repeated, stale, trivial | 0 |
| prose that names no cell, a supposition, a question, a claim that is taken back | 0 |
| a true guess that no technique gives, a false claim, a wrong technique, a line about cells that is not understood | 0, and nothing after it counts |

Techniques are those of the grade of the puzzle and of easier ones; a puzzle that is `fiendish` has all of them. (A net of
suppositions gives nearly any placement at once, and would justify nearly any guess in an easier puzzle.) So a guess
counts nothing, however lucky, unless such a technique gives it; text around the claims neither adds nor takes anything;
and only an answer that fills the grid without an error has 1. The first 65,536 bytes of an answer are read, and judging
ends with the first error, so that the time is linear in the length.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, TypedDict

from .errors import ask
from .puzzle import Lang, Position, Puzzle
from .results import Verdict

__all__ = ["MOST_BYTES", "Score", "VerdictDict", "reward", "score", "techniques_of"]

#: The bytes of an answer that are read.
MOST_BYTES = 65_536


class VerdictDict(TypedDict):
    """The verdict on a claim, with the names of `whydoku check --format jsonl`."""

    line: int
    move: str
    read: list[str]
    verdict: str
    technique: str | None
    text: str


class Score(TypedDict):
    """How far an answer solves a puzzle by reasons."""

    #: From 0 to 1.
    score: float
    #: One for each claim, up to the first error.
    verdicts: list[VerdictDict]
    #: The index of the first error among them; `None` if there is none.
    first_error: int | None


def score(puzzle: Position, answer: str, *, lang: Lang = "en") -> Score:
    """Judges an answer; `lang` is the language of the reasons in the verdicts.

    >>> grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> judged = score(grid, "A hidden single first: r1c6=8.\\nr5c5=5\\nSurely r1c3=9.")
    >>> round(51 * judged["score"]), judged["first_error"]
    (2, 2)

    Raises:
        WhydokuError: if the puzzle cannot be read, or does not have exactly one solution.
    """
    position = puzzle if isinstance(puzzle, Puzzle) else Puzzle(puzzle)
    checked = position.check(_beginning(answer), lang=lang, prose=True, prefix=True, only=techniques_of(position))
    empty = {number for number, cell in enumerate(position.board) if cell == "."}
    filled = {cell for verdict in checked if verdict.verdict == "proved" for cell in _placed(verdict)}
    return Score(
        score=len(filled & empty) / len(empty) if empty else 1.0,
        verdicts=[_dict(verdict) for verdict in checked],
        first_error=checked.first_error,
    )


def reward(
    prompts: Sequence[Any], completions: Sequence[Any], puzzle: Sequence[Position], **columns: Any
) -> list[float]:
    """The scores of a batch, in the shape that libraries for reinforcement learning take, such as TRL.

    Args:
        prompts: The prompts, which are not looked at.
        completions: For each prompt a text, or a list of messages with `content`, of which the last counts.
        puzzle: The column of the data set with the puzzles.
        columns: Other columns, which are not looked at.
    """
    answers = [_content(completion) for completion in completions]
    # The work is done outside Python's lock.
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(lambda pair: score(*pair)["score"], zip(puzzle, answers, strict=True)))


def techniques_of(puzzle: Puzzle) -> tuple[str, ...]:
    """The techniques that count for a puzzle: those of its grade and of easier ones."""
    return _techniques(puzzle.rate(only=["grade"]).grade)


@cache
def _techniques(grade: str | None) -> tuple[str, ...]:
    """The techniques of a grade and of easier ones."""
    grades = ["easy", "medium", "hard", "very-hard", "fiendish"]
    allowed = grades[: grades.index(grade) + 1 if grade else None]
    return tuple(found["id"] for found in ask("techniques", {})["techniques"] if found["grade"] in allowed)


def _content(completion: Any) -> str:
    if isinstance(completion, str):
        return completion
    content = completion[-1]["content"] if completion else ""
    return content if isinstance(content, str) else ""


def _beginning(answer: str) -> str:
    """As many whole lines as are read."""
    encoded = answer.encode(errors="replace")
    if len(encoded) <= MOST_BYTES:
        return encoded.decode()
    return encoded[:MOST_BYTES].rpartition(b"\n")[0].decode(errors="replace")


def _placed(verdict: Verdict) -> Iterable[int]:
    """The cells that a verdict fills, from 0."""
    for literal in verdict.read:
        cell, is_placed, _ = literal.partition("=")
        if is_placed:
            row, column = cell[1:].split("c")
            yield 9 * (int(row) - 1) + int(column) - 1


def _dict(verdict: Verdict) -> VerdictDict:
    return VerdictDict(
        line=verdict.line,
        move=verdict.move,
        read=list(verdict.read),
        verdict=verdict.verdict,
        technique=verdict.technique,
        text=verdict.words,
    )
