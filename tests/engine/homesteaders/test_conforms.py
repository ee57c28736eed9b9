"""Homesteaders conforms to what every title must hold, as far as its rules go: it is in the collection here alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from inspect import signature
from typing import Any

import pytest

from engine.homesteaders.about import ABOUT
from engine.titles import TITLES, Home
from tests.conformance import test_about, test_course, test_moves, test_positions, test_secrets, test_taking_back
from tests.conformance.played import Record, recorded
from tests.conformance.titles import CONFORMING, Conforming, Setting, unusual

HOME = Home("engine.homesteaders.about:ABOUT", "engine.homesteaders.title:Homesteaders")
ENTRY = Conforming(HOME, "tests.engine.homesteaders.remembering:agreements", ())
SETTINGS = [
    *(Setting(ABOUT.name, seats, ABOUT.usual_variant) for seats in ABOUT.seats),
    *(
        Setting(ABOUT.name, seats, ABOUT.usual_variant, ((rule.name, way),))
        for rule in ABOUT.rules
        for seats in (rule.seats or ABOUT.seats)
        for way in unusual(rule, seats)
    ),
]
SEED, MOMENTS = 20_260_131_000_007, 6


def checks(asked: str, *modules: Any) -> list[Any]:
    """The tests of some modules that ask for one thing alone."""
    found = ((name, check) for module in modules for name, check in vars(module).items() if name.startswith("test_"))
    return [pytest.param(check, id=name) for name, check in found if list(signature(check).parameters) == [asked]]


OF_GAMES = checks("record", test_course, test_moves, test_positions, test_secrets, test_taking_back)
OF_TITLES = checks("about", test_about)


@pytest.fixture(autouse=True, scope="module")
def registered() -> Iterator[None]:
    """The title is one of the collection here."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(TITLES, ABOUT.name, HOME)
        patch.setitem(CONFORMING, ABOUT.name, ENTRY)
        yield


@pytest.fixture(params=SETTINGS, ids=str, scope="module")
def record(request: pytest.FixtureRequest, registered: None) -> Record:
    """A game that was played at random."""
    return recorded(request.param, SEED, MOMENTS)


@pytest.mark.parametrize("check", OF_GAMES)
def test_a_game_conforms(check: Callable[[Record], None], record: Record) -> None:
    check(record)


@pytest.mark.parametrize("check", OF_TITLES)
def test_what_is_declared_conforms(check: Callable[[Any], None]) -> None:
    check(ABOUT)


def test_there_is_something_to_conform_to() -> None:
    assert (len(OF_GAMES) > 40, len(OF_TITLES) > 10, len(SETTINGS)) == (True, True, 8)
