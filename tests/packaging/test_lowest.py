"""The lowest versions of everything that Havre names, together: it starts and plays with them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.packaging.conftest import lowest
from tests.packaging.environments import KEPT_SCORE, Environment, first_picture, score_of_a_plain_game

Tables = dict[str, dict[str, list[str]]]


@pytest.fixture(scope="module")
def oldest(tmp_path_factory: pytest.TempPathFactory, wheel: Path, metadata: Tables) -> Environment:
    """An environment with the lower bounds of what pyproject.toml names; what those need is as new as they allow."""
    environment = Environment(tmp_path_factory.mktemp("oldest"))
    environment.install(wheel, *lowest(metadata["project"]["dependencies"]))
    return environment


def test_every_dependency_has_a_lower_bound(metadata: Tables) -> None:
    bounded = [*metadata["project"]["dependencies"], *metadata["build-system"]["requires"]]
    assert [requirement for requirement in bounded if ">=" not in requirement] == []


def test_the_lowest_versions_are_what_is_installed(oldest: Environment, metadata: Tables) -> None:
    versions = oldest.versions()
    wanted = [requirement.split("==") for requirement in lowest(metadata["project"]["dependencies"])]
    assert [(name, bound) for name, bound in wanted if not f"{versions[name]}.".startswith(f"{bound}.")] == []


def test_the_lowest_versions_play_a_game_as_lines_of_text(oldest: Environment) -> None:
    assert score_of_a_plain_game([oldest.folder / "bin" / "havre"]) == KEPT_SCORE


def test_the_lowest_versions_show_the_first_picture(oldest: Environment, home: Path) -> None:
    assert any("New game" in line for line in first_picture(home, oldest.python))
