"""Every title can be played in these tests, and each set-up has a game that was played at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from zlib import crc32

import pytest

from engine.about import About
from engine.texts.language import speak, spoken
from saves.catalogues import catalogue, codes
from tests.conformance.played import Record, recorded
from tests.conformance.titles import CONFORMING, SETTINGS, drawn, of_title
from tests.sampled import Asked
from tests.thinking import allow_any_time
from tests.toy import register as toy
from tui.actions import registry

SEED = 20_260_131_000_007
"""So high that no number of a position can be the same by chance."""

FEW, MANY = 5, 100
"""How many moments of a game are looked at, and how many where time does not matter."""


@pytest.fixture(autouse=True, scope="package")
def registered() -> Iterator[None]:
    """The title of the tests is one of the collection here."""
    with pytest.MonkeyPatch.context() as patch:
        toy.register(patch.setitem)
        every_action = registry()
        for module in ("tui.actions", "tui.app"):
            patch.setattr(f"{module}.REGISTRY", every_action)
        allow_any_time(patch)
        yield


@pytest.fixture(autouse=True)
def nobody_judges(monkeypatch: pytest.MonkeyPatch) -> None:
    """A result that is looked at stays as it is: what is found out behind it is tested with each adviser."""
    monkeypatch.setattr("screens.table.finished.Finished.begin", lambda _finished, **_: None)


@pytest.fixture(params=CONFORMING)
def about(request: pytest.FixtureRequest) -> About:
    """What a title declares."""
    return CONFORMING[request.param].about


@pytest.fixture(scope="module")
def record(request: pytest.FixtureRequest, registered: None) -> Record:
    """A game that was played at random."""
    return recorded(*request.param)


LEGIBLE = ("cut_off", "legend", "letters", "many_titles", "parts", "readable", "result", "rows", "screens", "sizes")
"""What looks at whether all can be read is asked in every language: of those beside English a twentieth is drawn."""


@pytest.fixture(autouse=True)
def _spoken_here(request: pytest.FixtureRequest) -> Iterator[None]:
    """The language of the test."""
    before = spoken()
    speak(catalogue(_tongue(request.node)))
    yield
    speak(before)


def _tongue(item: pytest.Item) -> str:
    called = getattr(item, "callspec", None)
    return "en" if called is None else called.params.get("tongue", "en")


@pytest.fixture
def tongue() -> str:
    """The code of the language of a test that is asked in several."""
    return "en"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Of what is asked in other languages a twentieth is no long test."""
    for item in items:
        if _tongue(item) != "en" and not is_drawn(item.nodeid):
            item.add_marker(pytest.mark.long)


def is_drawn(nodeid: str) -> bool:
    """Whether a test belongs to the twentieth of those in another language."""
    return crc32(nodeid.encode()) % 20 == 0


_asking: Counter[str] = Counter()
"""How many tests of each module ask for games."""


@pytest.hookimpl(wrapper=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> Iterator[None]:
    """Those that are not drawn are not listed unless the long tests are asked for: to list them takes a second."""
    _ask(metafunc)
    yield
    if not Asked.long:
        metafunc._calls[:] = [
            call
            for call in metafunc._calls
            if call.params.get("tongue", "en") == "en" or is_drawn(f"{metafunc.definition.nodeid}[{call.id}]")
        ]


def _ask(metafunc: pytest.Metafunc) -> None:
    """The games of the set-ups that a module draws; where long tests are asked for all of them, and long looks at them.

    Each test looks at every second of what its module draws of a title, the next one at the others; one with the mark
    `dear` at every fourth.
    """
    if metafunc.module.__name__.rpartition("test_")[2] in LEGIBLE:
        metafunc.fixturenames.append("tongue")
        metafunc.parametrize("tongue", codes())
    if "record" in metafunc.fixturenames:
        module = metafunc.module.__name__
        step = 2 if metafunc.definition.get_closest_marker("dear") else 1
        here = [
            setting for one in CONFORMING for setting in of_title(drawn(module), one)[_asking[module] % 2 :: 2][::step]
        ]
        _asking[module] += 1
        records = [pytest.param((setting, SEED, FEW), id=str(setting)) for setting in here]
        if Asked.long:
            long = [((setting, SEED, FEW), str(setting)) for setting in SETTINGS if setting not in here]
            long += [((setting, SEED + 1, MANY), f"{setting}-long") for setting in SETTINGS]
            records += [pytest.param(game, id=name, marks=pytest.mark.long) for game, name in long]
        metafunc.parametrize("record", records, indirect=True, scope="module")
