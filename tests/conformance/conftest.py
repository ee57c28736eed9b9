"""Every title can be played in these tests, and each set-up has a game that was played at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from engine.about import About
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


@pytest.fixture(params=CONFORMING)
def about(request: pytest.FixtureRequest) -> About:
    """What a title declares."""
    return CONFORMING[request.param].about


@pytest.fixture(scope="module")
def record(request: pytest.FixtureRequest, registered: None) -> Record:
    """A game that was played at random."""
    return recorded(*request.param)


_asking: Counter[str] = Counter()
"""How many tests of each module ask for games."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """The games of the set-ups that a module draws; where long tests are asked for all of them, and long looks at them.

    Each test looks at every second of what its module draws of a title, the next one at the others.
    """
    if "record" in metafunc.fixturenames:
        module = metafunc.module.__name__
        here = [setting for one in CONFORMING for setting in of_title(drawn(module), one)[_asking[module] % 2 :: 2]]
        _asking[module] += 1
        records = [pytest.param((setting, SEED, FEW), id=str(setting)) for setting in here]
        if Asked.long:
            long = [((setting, SEED, FEW), str(setting)) for setting in SETTINGS if setting not in here]
            long += [((setting, SEED + 1, MANY), f"{setting}-long") for setting in SETTINGS]
            records += [pytest.param(game, id=name, marks=pytest.mark.long) for game, name in long]
        metafunc.parametrize("record", records, indirect=True, scope="module")
