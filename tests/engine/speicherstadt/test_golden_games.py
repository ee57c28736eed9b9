"""Whole games as they were played once: played again they come to the same, and in them every card acts."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine import Game
from engine.speicherstadt.deck import NAMES
from tests.engine.forms import ONE_OF, misread
from tests.engine.speicherstadt.acting import acted
from tests.engine.speicherstadt.as_printed import as_printed
from tests.engine.speicherstadt.helpers import KAI, RULES
from tests.engine.speicherstadt.keep import FOLDER, NO_LEVEL, outcome, started

FILES = sorted(FOLDER.glob("*.toml"))
LEVELS = ("clerk", "merchant", "senator", "baron")
SETUPS = [
    *((seats, variant, NO_LEVEL, 10) for variant in ("base", KAI) for seats in (2, 3, 4, 5)),
    *((1, variant, level, 3) for variant in ("base", KAI) for level in LEVELS),
]


@pytest.fixture(autouse=True)
def figures() -> Iterator[None]:
    """A figure that is not the listed one is found by another test."""
    with as_printed():
        yield


@cache
def kept(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


@cache
def replayed(path: Path) -> Game:
    file = kept(path)
    game = started(file["seats"], file["variant"], file["level"], file["seed"])
    for line in file["moves"]:
        game.play(line)
    return game


@cache
def lines() -> frozenset[str]:
    """The lines that were played, their answers left out."""
    return frozenset(line.partition(":")[0] for path in FILES for line in kept(path)["moves"])


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: "-".join(map(str, setup[:3])))
def test_the_golden_games_of_a_set_up_come_to_what_was_kept_of_them(setup: tuple[int, str, str, int]) -> None:
    seats, variant, level, least = setup
    of_setup = [path for path in FILES if (kept(path)["seats"], kept(path)["variant"]) == (seats, variant)]
    of_setup = [path for path in of_setup if kept(path)["level"] == level]
    assert len(of_setup) >= least
    different = {
        path.stem: (outcome(replayed(path)), kept(path))
        for path in of_setup
        if replayed(path).decision is not None or not outcome(replayed(path)).items() <= kept(path).items()
    }
    assert different == {}


def test_every_card_acts_in_a_golden_game() -> None:
    found = set[str]().union(*(acted(replayed(path)) for path in FILES))
    assert set(NAMES) - found == set()


def test_every_kind_of_move_is_made_in_a_golden_game() -> None:
    assert {kind.words for kind in RULES.kinds_of_move} == {line.split()[0] for line in lines()}


def test_every_place_good_and_card_is_named_in_a_golden_game() -> None:
    named = {f"{kind.words} {target}" for kind in RULES.kinds_of_move for target in kind.targets if target}
    never = {f"deliver {good}" for good in ("hemp", "cloth", "glass")}
    assert named - lines() == never


def test_every_kind_of_decision_is_met_in_a_golden_game() -> None:
    met = {position.phase for path in FILES for position in replayed(path).positions[:-1]}
    assert met == {"demand", "informer", "purchase", "loading", "fire-chief", "insurance", "final"}


@ONE_OF
def test_positions_of_golden_games_are_the_same_after_their_json_form(one_of: int) -> None:
    assert misread(map(replayed, FILES), one_of) == []
