"""All that lies open can be read: where a leaf of the table differs, a page at 80x24 differs too, colours apart."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fnmatch import fnmatchcase
from random import Random
from typing import Any, Final

import pytest

from engine import Game
from engine.about import About
from tests.conformance.altering import altered, transplants
from tests.conformance.played import deciding, recorded
from tests.conformance.reading import closely, pictures
from tests.conformance.titles import CONFORMING, Setting, settings_of

EXEMPT: Final[Mapping[str, Mapping[str, str]]] = {
    "le-havre": {
        "deeds.place.*": "the stacks and holdings say the same",
        "deeds.built*": "the holdings say the same",
        "revealed": "only undo asks for it",
        "stadium_waits": "the Football Stadium lies with the town, and nothing else does what it would do",
        "sold*": "why a card is not for sale is said where somebody would buy it",
    },
    "macao": {
        "deck.*": "where a card lies that has come up is told, and of the others only how many there are",
        "rolls.*": "the dice of this round are told, and those of past rounds are over",
        "tiles.*": "what lay on a quarter that is taken; for those that are free see its `test_pages.py`",
        "turn": "only whoever steps by turns asks for it",
    },
    "flotsam": {
        "revealed": "only undo asks for it",
        "turns": "only whoever steps by turns asks for it",
    },
    "homesteaders": {
        "revealed": "only undo asks for it",
        "turn": "only whoever steps by turns asks for it",
        "piles.*": "the tiles of rounds before lie nowhere any more; the others are seen: `test_heads.py`",
    },
    "speicherstadt": {
        "laid.*": "what lies on a contract is told where somebody has it: tests/screens/speicherstadt/test_loading.py",
        "pile.*": "where the cards lie that came up is told, not when they did",
        "revealed": "only undo asks for it",
        "turn": "only whoever steps by turns asks for it",
        "unloads": "only whether somebody is asked follows from it",
    },
}
"""Leaves of the table of a title that no page need tell, with the reason."""
UNORDERED: Final[Mapping[str, str]] = {
    "bag": "where the goods lie that were drawn is told, not when they were",
    "*.goods": "cubes on a ship lie in no order",
}
"""Lists whose order means nothing, with the reason."""
WHOLE: Final[Mapping[str, str]] = {
    "row": "a ship with the goods that lie on it",
    "upper": "the same",
    "reserved": "the same, and who reserved it",
}
"""Lists in a position whose entries consist of parts that belong together, with what they are."""

DONORS: Final = range(8)
"""The seeds of the games whose positions lend their values."""
FEW, MANY = (3, 12), (25, 150)
"""How many moments of a game are altered, and how often each; and where time does not matter."""

Leaves = dict[tuple[Any, ...], Any]


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """What a table says, each by its way there; an empty list says that nothing is there."""
    if isinstance(value, list) and any(fnmatchcase(written(path), pattern) for pattern in UNORDERED):
        value = sorted(value, key=str)
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    if not isinstance(value, dict | list) or not value:
        yield path, value
    for key, part in parts:
        yield from leaves(part, (*path, key))


def written(way: tuple[Any, ...]) -> str:
    """A way as text: 'players.2.gold'."""
    return ".".join(map(str, way))


def differing(title: str, one: Leaves, other: Leaves) -> set[str]:
    """The leaves in which two tables of a title differ, but for twins."""
    twins = CONFORMING[title].called
    return {
        written(way)
        for way in one.keys() | other.keys()
        if one.get(way) != other.get(way) and twins(one.get(way)) != twins(other.get(way))
    }


def neighbours(game: Game, donors: list[Game], times: int, rng: Random) -> Iterator[Game]:
    """Positions in which a single value is as it is in another game at the same stage."""
    round_of = game.rules.round_of
    alike = [
        donor
        for donor in donors
        if donor.decision.kind == game.decision.kind and round_of(donor.position) == round_of(game.position)  # type: ignore[union-attr]  # none of them is over
    ]
    found = [one for donor in alike for one in transplants(game.position, donor.position, WHOLE)]
    for path, value in rng.sample(found, min(times, len(found))):
        yield Game(game.rules, game.options, altered(game.position, path, value))


def records(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, tuple[str, ...], tuple[str, ...]]]:
    """Each record of a table: where, its keys, and those under which there is something."""
    if isinstance(value, dict):
        keys = tuple(sorted(value))
        yield written(path), keys, tuple(key for key in keys if value[key] not in (None, [], {}))
        for key in keys:
            yield from records(value[key], (*path, key))
    elif isinstance(value, list):
        for part in value:
            yield from records(part, (*path, "*"))


class Known:
    """The records that tables can have: of parts that belong together none is there without the others."""

    def __init__(self, tables: Iterable[Any]) -> None:
        """From tables of games that were played."""
        self._met = {record for table in tables for record in records(table)}
        self._keys: dict[str, set[tuple[str, ...]]] = {}
        for path, keys, _there in self._met:
            self._keys.setdefault(path, set()).add(keys)

    def holds(self, table: Any) -> bool:
        """Whether every record of a table can come about; numbers by name are no record."""
        return all(record in self._met for record in records(table) if self._keys.get(record[0]) == {record[1]})


def unread(setting: Setting, moments: int, times: int) -> dict[str, str]:
    """Leaves that differ where no page does, each with the moment."""
    donors = [game for seed in DONORS for game in recorded(setting, seed, 100).moments[:-1]]
    known = Known(donor.table() for donor in donors)
    exempt = EXEMPT.get(setting.title, {})
    found = {}
    for number, game in enumerate(recorded(setting, 9, moments).moments[:-1]):
        seat = deciding(game) or 0
        table, seen = dict(leaves(game.table())), pictures(game, seat)
        for other in neighbours(game, donors, times, Random(number)):
            try:
                shown = other.table()
                if not known.holds(shown) or not CONFORMING[setting.title].can_be(other.position):
                    continue  # no such position can come about
                changed = differing(setting.title, table, dict(leaves(shown)))
                told = {leaf for leaf in changed if not any(fnmatchcase(leaf, pattern) for pattern in exempt)}
                looks = pictures(other, seat) if told else []
            except (LookupError, ValueError, StopIteration):
                continue  # values that belong together were torn apart: no such position can come about
            if told and looks == seen and closely(other, seat) == closely(game, seat):
                found[", ".join(sorted(told))] = f"moment {number}"
    return found


def most_seats(title: str) -> list[Setting]:
    """Every variant of a title with the most seats."""
    plain = [setting for setting in settings_of(title) if not setting.rules]
    return [setting for setting in plain if setting.seats == max(one.seats for one in plain)]


def test_what_no_page_tells_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.conformance.test_readable.pictures", lambda _game, _seat: [])
    monkeypatch.setattr("tests.conformance.test_readable.closely", lambda _game, _seat: [])
    assert any("shells" in leaf for leaf in unread(most_seats("flotsam")[0], *FEW))


@pytest.mark.parametrize("size", [FEW, pytest.param(MANY, marks=pytest.mark.long)], ids=["few", "many"])
def test_whatever_differs_on_the_table_differs_on_a_page(about: About, size: tuple[int, int]) -> None:
    for setting in most_seats(about.name):
        assert unread(setting, *size) == {}, str(setting)
