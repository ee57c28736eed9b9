"""What docs/environments.md shows: its programs run, and print what stands there; so does the learner."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

from havre.environments import layout
from havre.environments.aec import env, raw_env
from havre.environments.episode import FEWEST_POINTS, MOST_DECISIONS
from havre.environments.rewards import MOST_MARGIN, MOST_POINTS, POINTS_OF_A_WIN_ALONE, REWARDS

DOCS = Path(__file__).parents[3] / "docs"
PAGE = (DOCS / "environments.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```(?:\n\nThis prints\n\n```\n(.*?)```)?", PAGE, re.DOTALL)


@pytest.mark.parametrize(("program", "printed"), PROGRAMS, ids=range(len(PROGRAMS)))
def test_a_program_runs_and_prints_what_stands_there(
    program: str, printed: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "program.py"
    file.write_text(program, encoding="utf-8")
    runpy.run_path(str(file))
    said = capsys.readouterr().out
    assert said == printed if printed else said


def test_one_program_tells_what_it_prints() -> None:
    assert [bool(printed) for _program, printed in PROGRAMS] == [False, False, True, False]


def test_every_kind_of_number_is_explained() -> None:
    kinds = [layout.NUMBER, layout.TRUTH, layout.NAME, layout.PLACE, layout.LENGTH, layout.KNOWN, layout.THERE]
    assert [kind for kind in kinds if f"| `{kind}` |" not in PAGE] == []


def test_every_kind_of_reward_and_its_bounds_are_told() -> None:
    rows = {name: next(line for line in PAGE.splitlines() if f'| `"{name}"` |' in line) for name in REWARDS}
    assert f"divided by {POINTS_OF_A_WIN_ALONE}" in rows["places"]
    assert f"within -{MOST_MARGIN} and {MOST_MARGIN}" in rows["margins"]
    assert f"within {FEWEST_POINTS} and {MOST_POINTS}" in rows["points"]


def test_what_cuts_an_episode_is_told() -> None:
    assert f"after {MOST_DECISIONS:,} decisions" in PAGE
    assert f"fewer than {FEWEST_POINTS} points" in PAGE


def test_the_parameters_are_those_that_are_told() -> None:
    told = 'env(title, players=2, variant=None, rewards="places", penalty=0.01, render_mode=None, **rules)'
    assert told in PAGE
    one, other = env("macao"), env("macao", players=2, variant=None, rewards="places", penalty=0.01, render_mode=None)
    assert one.possible_agents == other.possible_agents
    assert raw_env("macao").setting.penalty == 0.01


def test_the_learner_plays_its_games_and_the_same_ones_again() -> None:
    learn = runpy.run_path(str(DOCS / "learner.py"))["learn"]
    rewards = learn("speicherstadt", 8, 1)
    assert len(set(rewards)) > 1
    assert learn("speicherstadt", 8, 1) == rewards
