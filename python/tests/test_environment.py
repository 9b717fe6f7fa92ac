"""The environment against scripted agents."""

from typing import Any

import pytest
import whydoku

pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from whydoku.environment import HINT, HINT_COST, PLACE, REMOVE, SudokuEnv  # noqa: E402

HARD = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"


def actions(puzzle: str, named: bool, env: SudokuEnv) -> list[list[int]]:
    """The path of the program, an action for each conclusion."""
    found = []
    for step in whydoku.Puzzle(puzzle).explain(detail="full"):
        name = env.techniques.index(step.technique) + 1 if named and step.technique else 0
        for literal in step.concluded:
            cell, sign = literal[:4], PLACE if "=" in literal else REMOVE
            number = 9 * (int(cell[1]) - 1) + int(cell[3]) - 1
            found.append([sign, number, int(literal[-1]) - 1, name])
    return found


def test_it_keeps_the_rules_of_gymnasium() -> None:
    check_env(SudokuEnv([HARD], render_mode="ansi"), skip_render_check=False)


@pytest.mark.parametrize("named", [False, True])
def test_a_perfect_agent_has_one_in_all(named: bool) -> None:
    env = SudokuEnv(render_mode="ansi")
    env.reset(options={"puzzle": HARD})
    total, ended = 0.0, False
    for action in actions(HARD, named, env):
        assert not ended
        observation, reward, ended, cut, info = env.step(action)
        assert info["verdict"] in {"proved", "stale"} and not cut
        assert env.observation_space.contains(observation)
        total += reward
    assert ended and total == pytest.approx(1.0)
    assert env.render().replace("\n", "") == whydoku.Puzzle(HARD).solve().solution


def test_a_guess_ends_the_episode_without_a_reward() -> None:
    env = SudokuEnv([HARD])
    for digit in range(9):
        env.reset()
        _, reward, ended, _, info = env.step([PLACE, 1, digit, 0])
        assert (reward, ended) == (0.0, True) and info["verdict"] in {"unjustified", "false"}


def test_repetition_has_nothing_and_hints_cost() -> None:
    env = SudokuEnv([HARD], render_mode="svg")
    env.reset()
    place = [PLACE, 46, 3, 0]
    assert [env.step(place)[1] for _ in range(3)] == [1 / 64, 0.0, 0.0]
    told = [env.step([HINT, 0, 0, 0]) for _ in range(5)]
    assert [reward for _, reward, *_ in told] == [-HINT_COST / 64] * 5
    words: list[Any] = [info["hint"] for *_, info in told]
    assert len(set(words[:4])) == 4 and words[3] == words[4]
    assert env.render().startswith("<svg")


def test_a_wrong_name_is_an_error() -> None:
    env = SudokuEnv([HARD])
    env.reset()
    wrong = env.techniques.index("x-wing") + 1
    *_, ended, _, info = env.step([PLACE, 46, 3, wrong])
    assert ended and info["verdict"] == "misnamed"


def test_episodes_depend_on_the_seed_alone() -> None:
    first, second = (SudokuEnv(grade="medium").reset(seed=5)[1]["puzzle"] for _ in range(2))
    assert first == second != SudokuEnv(grade="medium").reset(seed=6)[1]["puzzle"]
    assert whydoku.Puzzle(first).rate().grade == "medium"
