"""The source distribution and the wheel: what they hold, and that a fresh environment plays with them."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.packaging.environments import (
    FOLDERS,
    KEPT_SCORE,
    ROOT,
    Environment,
    first_picture,
    ran,
    score_of_a_plain_game,
)


def modules() -> set[str]:
    """Every module of the program, by its path in the repository."""
    return {str(path.relative_to(ROOT)) for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")}


def in_wheel(wheel: Path) -> set[str]:
    with ZipFile(wheel) as packed:
        return {name for name in packed.namelist() if ".dist-info/" not in name and ".data/scripts/" not in name}


def test_the_source_distribution_holds_docs_tests_and_changelog(sdist: Path) -> None:
    with tarfile.open(sdist) as packed:
        held = {name.partition("/")[2] for name in packed.getnames()}
    documents = {str(path.relative_to(ROOT)) for path in (ROOT / "docs").rglob("*") if path.is_file()}
    wanted = {"CHANGELOG.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "README.md", "LICENSE", ".ci/run"}
    assert documents | wanted | {"tests/conftest.py"} | modules() <= held


def test_everything_in_the_wheel_lies_below_one_package(wheel: Path) -> None:
    assert {name.partition("/")[0] for name in in_wheel(wheel)} == {"havre"}


def test_the_wheel_holds_every_module_stylesheet_document_and_table(wheel: Path) -> None:
    others = {
        str(path.relative_to(ROOT))
        for folder in FOLDERS
        for end in ("tcss", "md", "json")
        for path in (ROOT / folder).rglob(f"*.{end}")
    }
    assert {f"havre/house/{path}" for path in modules() | others} <= in_wheel(wheel)


@pytest.mark.parametrize("package", ["havre", *(f"havre/house/{folder}" for folder in FOLDERS)])
def test_every_package_of_the_wheel_says_that_it_is_typed(wheel: Path, package: str) -> None:
    assert f"{package}/py.typed" in in_wheel(wheel)


def test_an_installed_wheel_plays_a_game_as_lines_of_text(installed: Environment) -> None:
    assert score_of_a_plain_game([installed.folder / "bin" / "havre"]) == KEPT_SCORE


def test_an_installed_wheel_plays_as_a_module_too(installed: Environment) -> None:
    assert score_of_a_plain_game([installed.python, "-m", "havre"]) == KEPT_SCORE


def test_an_installed_wheel_shows_its_first_picture(installed: Environment, home: Path) -> None:
    assert any("New game" in line for line in first_picture(home, installed.python))


def test_an_installed_wheel_knows_its_version(installed: Environment, metadata: dict[str, dict[str, str]]) -> None:
    told = ran([installed.folder / "bin" / "havre", "--version"]).stdout
    assert told == f"havre {metadata['project']['version']}\n"


def test_programs_find_the_engine_once_they_have_imported_havre(installed: Environment) -> None:
    found = installed.printed("import havre, engine; print(engine.__file__)")
    assert Path(found) == installed.packages / "havre" / "house" / "engine" / "__init__.py"


def test_programs_that_use_the_engine_can_be_checked(installed: Environment, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text("import havre\nfrom engine import new_game\nreveal_type(new_game)\nreveal_type(havre.HOUSE)\n")
    # What checks it refuses paths within the environment that it checks for, and takes a link to them.
    (tmp_path / "house").symlink_to(installed.packages / "havre" / "house")
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--python-executable", installed.python, program],
        cwd=tmp_path,
        env={**os.environ, "MYPYPATH": str(tmp_path / "house")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout
    assert "-> engine.game.Game" in checked.stdout
    assert '"builtins.str"' in checked.stdout or '"str"' in checked.stdout
