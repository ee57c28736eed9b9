"""Other distributions and folders of the same names: they change nothing, and nothing of theirs is changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.packaging.environments import (
    FOLDERS,
    KEPT_SCORE,
    Environment,
    first_picture,
    foreign_wheel,
    ran,
    score_of_a_plain_game,
)

SIMULATE = """
import multiprocessing, sys
import havre
from tui.start import main

if __name__ == "__main__":
    multiprocessing.set_start_method(sys.argv.pop(1))
    sys.exit(main())
"""


@pytest.fixture(scope="module", params=["before", "after"])
def shared(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, wheel: Path, installed: Environment
) -> Environment:
    """An environment with another distribution for each folder's name, installed before Havre or after it."""
    folder = tmp_path_factory.mktemp("shared")
    environment = Environment(folder / "environment")
    environment.borrow(installed)
    strangers = [foreign_wheel(folder, name) for name in FOLDERS]
    for what in (strangers, [wheel]) if request.param == "before" else ([wheel], strangers):
        environment.install("--no-deps", "--no-index", "--ignore-installed", *what)
    return environment


@pytest.fixture
def hostile(tmp_path: Path) -> dict[str, str]:
    """PYTHONPATH with a folder for each name that must not be imported."""
    for name in FOLDERS:
        (tmp_path / "path" / name).mkdir(parents=True)
        (tmp_path / "path" / name / "__init__.py").write_text(f"raise ImportError('this is a folder {name}')\n")
    return {"PYTHONPATH": str(tmp_path / "path")}


def test_havre_plays_beside_distributions_of_the_same_names(shared: Environment) -> None:
    assert score_of_a_plain_game([shared.folder / "bin" / "havre"]) == KEPT_SCORE


def test_havre_shows_its_picture_beside_distributions_of_the_same_names(shared: Environment, home: Path) -> None:
    assert any("New game" in line for line in first_picture(home, shared.python))


@pytest.mark.parametrize("name", FOLDERS)
def test_distributions_of_the_same_names_stay_what_they_are(shared: Environment, name: str) -> None:
    told = shared.printed(f"try:\n    import {name}\nexcept ImportError as error:\n    print(error)")
    assert told == f"this is another {name}"


def test_havre_plays_with_folders_of_the_same_names_on_the_path(
    installed: Environment, hostile: dict[str, str]
) -> None:
    assert score_of_a_plain_game([installed.folder / "bin" / "havre"], hostile) == KEPT_SCORE


def test_havre_shows_its_picture_with_folders_of_the_same_names_on_the_path(
    installed: Environment, hostile: dict[str, str], home: Path
) -> None:
    assert any("New game" in line for line in first_picture(home, installed.python, hostile))


@pytest.mark.parametrize("method", ["fork", "spawn", "forkserver"])
def test_workers_play_with_folders_of_the_same_names_on_the_path(
    installed: Environment, hostile: dict[str, str], tmp_path: Path, method: str
) -> None:
    program = tmp_path / "program.py"
    program.write_text(SIMULATE)
    series = ("simulate", "--bots", "random,random", "--games", "4", "--jobs", "2", "--seed", "1", "--json")
    assert '"games": 4' in ran([installed.python, program, method, *series], environment=hostile).stdout


def test_workers_of_the_command_play_with_folders_of_the_same_names_on_the_path(
    installed: Environment, hostile: dict[str, str]
) -> None:
    series = ("simulate", "--bots", "random,random", "--games", "4", "--jobs", "2", "--seed", "1", "--json")
    command = installed.folder / "bin" / "havre"
    assert '"games": 4' in ran([command, *series], environment=hostile).stdout
