"""whydoku solves Sudoku the way a good teacher would: it says why at every step, proves each step, and rates puzzles.

>>> import whydoku
>>> puzzle = whydoku.Puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
>>> puzzle.rate().er
1.2
>>> puzzle.check(["r5c5=5", "r1c3=9"]).first_error
1

`Puzzle` has a method for each question. `rate`, `solve`, `check`, `canonical` and `explain` take whole columns.
"""

from . import notebook, reward
from ._whydoku import Batch, __version__
from .columns import canonical, check, dataset, explain, rate, solve
from .errors import WhydokuError, ask
from .puzzle import Position, Puzzle
from .results import Check, Explanation, Hint, Proof, RatedStep, Rating, Solution, Step, Verdict, Why

__all__ = [
    "Batch", "Check", "Explanation", "Hint", "Position", "Proof", "Puzzle", "RatedStep", "Rating", "Solution", "Step",
    "Verdict", "WhydokuError", "Why", "__version__", "ask", "canonical", "check", "dataset", "explain", "notebook", "rate",
    "reward", "solve",
]
