"""The door for programs: what `import havre` offers, and the program that the documentation shows."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import engine
import havre

ROOT = Path(__file__).parents[1]
PROGRAM = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "programs.md").read_text(), re.DOTALL)[0]


def run(program: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()


def test_the_program_of_the_documentation_plays_a_game() -> None:
    assert re.fullmatch(r"\{'(Red|Blue)': -?\d+, '(Red|Blue)': -?\d+\}", run(PROGRAM))


def test_the_program_of_the_documentation_has_ten_lines() -> None:
    assert len([line for line in PROGRAM.splitlines() if line]) == 10


@pytest.mark.parametrize("name", [name for name in havre.__all__ if name != "titles"])
def test_the_door_offers_what_the_engine_has(name: str) -> None:
    assert getattr(havre, name) is getattr(engine, name)


def test_the_door_names_every_title() -> None:
    assert havre.titles == tuple(engine.TITLES)


def test_the_door_loads_nothing_before_it_is_asked() -> None:
    assert run("import havre, sys; print('engine' in sys.modules)") == "False"


def test_what_the_door_has_not_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="nothing_like_it"):
        havre.nothing_like_it  # noqa: B018  (asked for to be refused)


@pytest.mark.parametrize("name", engine.__all__)
def test_every_name_of_the_engine_can_be_loaded(name: str) -> None:
    assert getattr(engine, name) is not None
