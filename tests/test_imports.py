"""What is loaded in a fresh process: rules and saves without a terminal, short commands without Textual."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def loaded_by(program: str) -> set[str]:
    """The packages that a fresh process has loaded after a program."""
    report = "import sys; print(*sorted({name.partition('.')[0] for name in sys.modules}), file=sys.stderr)"
    done = subprocess.run(
        [sys.executable, "-c", f"{program}\n{report}"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return set(done.stderr.split())


def test_engine_and_saves_load_neither_textual_nor_rich() -> None:
    loaded = loaded_by("from engine import *\nimport saves")
    assert {"engine", "saves"} <= loaded
    assert not loaded & {"textual", "rich", "typer", "widgets", "screens", "tui"}


def test_the_engine_loads_nothing_but_the_standard_library() -> None:
    assert loaded_by("from engine import *") - loaded_by("pass") <= sys.stdlib_module_names | {"engine"}


def test_the_door_and_its_games_need_no_library_for_learners() -> None:
    loaded = loaded_by("import havre; havre.new_game('macao', ['A', 'B'], seed=1).moves()")
    assert "havre" in loaded
    assert not loaded & {"numpy", "gymnasium", "pettingzoo"}


@pytest.mark.parametrize("package", ["numpy", "gymnasium", "pettingzoo"])
def test_without_the_extra_environments_say_what_is_missing(package: str) -> None:
    program = f"import sys, havre; sys.modules[{package!r}] = None; havre.environments"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stderr.endswith(f"environments need {package}: pip install 'havre[arena]'\n")


def test_every_folder_with_code_is_a_package_that_gets_installed() -> None:
    for package in ("engine", "saves", "widgets", "screens", "tui"):
        for module in (ROOT / package).rglob("*.py"):
            assert (module.parent / "__init__.py").exists(), module


@pytest.mark.parametrize("command", ["--help", "--version", "play --help", "saves", "saves list --json"])
def test_a_short_command_does_not_load_textual(command: str) -> None:
    loaded = loaded_by(f"from tui.cli.main import main\nassert main({command.split()}) == 0")
    assert "tui" in loaded
    assert "textual" not in loaded
