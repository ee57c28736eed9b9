"""What is built once for all of these tests: the source distribution, the wheel made of it, an environment with it."""

from __future__ import annotations

import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from tests.packaging.environments import PACKAGE_MANAGER, ROOT, Environment, ran

NOT_IN_A_CLONE = (".git", ".venv", "build", "dist", "*.egg-info", "__pycache__", ".*_cache", ".hypothesis")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """These tests need a package index and minutes: `.ci/run` runs them alone."""
    here = str(Path(__file__).parent)
    for item in items:
        if str(item.path).startswith(here):
            item.add_marker(pytest.mark.packaging)


def lowest(requirements: list[str]) -> list[str]:
    """The same requirements, met by their lower bounds alone."""
    return [requirement.partition(",")[0].replace(">=", "==") for requirement in requirements]


@pytest.fixture(scope="session")
def metadata() -> dict[str, dict[str, list[str]]]:
    """The tables of pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text())


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory, metadata: dict[str, dict[str, list[str]]]) -> Path:
    """The source distribution, made as in a fresh clone by the lowest version of what builds it."""
    folder = tmp_path_factory.mktemp("sdist")
    clone = folder / "clone"
    shutil.copytree(ROOT, clone, ignore=shutil.ignore_patterns(*NOT_IN_A_CLONE))
    builder = Environment(folder / "builder")
    builder.install(*lowest(metadata["build-system"]["requires"]))
    build = f"import os; os.chdir({str(clone)!r}); from hatchling.build import build_sdist; build_sdist('..')"
    ran([builder.python, "-c", build])
    (made,) = folder.glob("*.tar.gz")
    return made


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory, sdist: Path) -> Path:
    """The wheel, built from the source distribution alone."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run([*PACKAGE_MANAGER, "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, sdist], check=True)
    (made,) = folder.glob("*.whl")
    return made


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Environment:
    """A fresh environment into which the wheel was installed."""
    fresh = Environment(tmp_path_factory.mktemp("installed"))
    fresh.install(wheel)
    return fresh
