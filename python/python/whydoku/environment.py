"""A Gymnasium environment: an agent places and removes, and may name a technique; the judge says what that is worth.

    import whydoku.environment
    env = whydoku.environment.SudokuEnv(grade="medium")
    observation, info = env.reset(seed=1)

It needs gymnasium. Rewards are those of `whydoku.reward`: a proved placement has 1 / the cells that are empty at the
start, a proved elimination and a stale claim have 0, and an error ends the episode. An episode without hints has at most
1 in all. A hint says more with each request for it, up to the whole step, and costs `HINT_COST` of a placement each time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy
from gymnasium import spaces

from .errors import ask
from .puzzle import Lang, Position, Puzzle
from .reward import techniques_of

__all__ = ["HINT", "HINT_COST", "PLACE", "REMOVE", "SudokuEnv"]

#: The kinds of actions.
PLACE, REMOVE, HINT = 0, 1, 2

#: What a hint costs, in placements.
HINT_COST = 0.25

#: The actions after which an episode is cut.
MOST_ACTIONS = 1500


class SudokuEnv(gymnasium.Env[dict[str, Any], Any]):
    """One puzzle an episode.

    An action is `[kind, cell, digit, technique]`: the kind (`PLACE`, `REMOVE`, `HINT`), the cell from 0 to 80, the digit
    from 0 for a 1, and the technique that is named, 0 for none, otherwise its index in `techniques` plus 1.

    An observation has the `board`, 9 x 9, with 0 for a blank, and the `candidates`, 9 x 9 x 9. `info` has the `verdict` on
    the last action and its reason in `words`, or the `hint`.
    """

    metadata = {"render_modes": ["ansi", "svg"], "render_fps": 1}

    def __init__(
        self,
        puzzles: Sequence[Position] | None = None,
        *,
        grade: str = "easy",
        lang: Lang = "en",
        render_mode: str | None = None,
    ) -> None:
        """Takes the puzzles at random; new ones of a grade are generated if there are none."""
        self.puzzles = None if puzzles is None else [Puzzle(puzzle) for puzzle in puzzles]
        self.grade, self.lang, self.render_mode = grade, lang, render_mode
        found = ask("techniques", {})["techniques"]
        #: The ids of the techniques that can be named.
        self.techniques: list[str] = [technique["id"] for technique in found]
        self._names: list[str] = [technique["name"] for technique in found]
        self.action_space = spaces.MultiDiscrete([3, 81, 9, len(self.techniques) + 1])
        self.observation_space = spaces.Dict(
            {
                "board": spaces.Box(0, 9, (9, 9), numpy.int8),
                "candidates": spaces.Box(0, 1, (9, 9, 9), numpy.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begins with a puzzle: the one in `options["puzzle"]`, if there is one."""
        super().reset(seed=seed)
        self.puzzle = self._chosen(options or {})
        self._board = numpy.array([int(cell) if cell != "." else 0 for cell in self.puzzle.board], numpy.int8)
        self._candidates = numpy.array([mark != "." for mark in self.puzzle.candidates or ""], numpy.int8).reshape(81, 9)
        self._empty = int((self._board == 0).sum())
        self._only = techniques_of(self.puzzle)
        self._level, self._actions = 0, 0
        return self._observation(), {"puzzle": self.puzzle.board}

    def _chosen(self, options: dict[str, Any]) -> Puzzle:
        if "puzzle" in options:
            return Puzzle(options["puzzle"])
        if self.puzzles is not None:
            return self.puzzles[int(self.np_random.integers(len(self.puzzles)))]
        return Puzzle(ask("generate", {"grade": self.grade, "seed": int(self.np_random.integers(2**31))})["puzzle"])

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Does an action: observation, reward, whether the episode ended, whether it was cut, info."""
        kind, cell, digit, named = (int(part) for part in action)
        self._actions += 1
        is_cut = self._actions >= MOST_ACTIONS
        if kind == HINT:
            return self._observation(), -HINT_COST / self._empty, False, is_cut, {"hint": self._hint()}
        claim = f"r{cell // 9 + 1}c{cell % 9 + 1}{'=' if kind == PLACE else '<>'}{digit + 1}"
        move = f"{self._names[named - 1]}: {claim}" if named else claim
        fields = {"moves": move, "lang": self.lang, "only": self._only}
        judged = ask("check", {**self._position(), **fields})
        verdict = judged["verdicts"][0]
        info = {"verdict": verdict["verdict"], "words": "".join(piece["text"] for piece in verdict["words"])}
        if judged["first_error"] is not None:
            return self._observation(), 0.0, True, is_cut, info
        reward = 0.0
        if verdict["verdict"] == "proved":
            self._level = 0
            reward = 1 / self._empty if kind == PLACE else 0.0
            self._conclude(kind, cell, digit)
        return self._observation(), reward, bool((self._board > 0).all()), is_cut, info

    def render(self) -> Any:
        """The position, as nine rows (`ansi`) or as a picture (`svg`)."""
        if self.render_mode == "svg":
            return ask("draw", {**self._position(), "pictures": "file"})["picture"]
        if self.render_mode == "ansi":
            return "\n".join("".join(str(digit) if digit else "." for digit in row) for row in self._board.reshape(9, 9))
        return None

    def _hint(self) -> str:
        self._level = min(self._level + 1, 4)
        text: str = ask("hint", {**self._position(), "level": self._level, "lang": self.lang})["text"]
        return text

    def _conclude(self, kind: int, cell: int, digit: int) -> None:
        if kind == REMOVE:
            self._candidates[cell, digit] = 0
            return
        row, column = divmod(cell, 9)
        grid = self._candidates.reshape(9, 9, 9)
        grid[row, :, digit] = 0
        grid[:, column, digit] = 0
        grid[row - row % 3 : row - row % 3 + 3, column - column % 3 : column - column % 3 + 3, digit] = 0
        grid[row, column] = 0
        grid[row, column, digit] = 1
        self._board[cell] = digit + 1

    def _position(self) -> dict[str, str | None]:
        return {
            "board": "".join(str(digit) if digit else "." for digit in self._board),
            "givens": self.puzzle.givens,
            "candidates": "".join(
                str(digit + 1) if mark else "." for cell in self._candidates for digit, mark in enumerate(cell)
            ),
        }

    def _observation(self) -> dict[str, Any]:
        return {"board": self._board.reshape(9, 9).copy(), "candidates": self._candidates.reshape(9, 9, 9).copy()}
