"""Observations: each number stands for what its label says of the plain table, and nothing of the table is left out."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from havre.environments.layout import KNOWN, LENGTH, NAME, PLACE, THERE, TRUTH, Cell
from havre.environments.setting import Setting
from tests.havre.environments.walking import SETUPS, Setup, walk
from tests.toy.register import register

NOWHERE = object()
FLOTSAM = Setup("flotsam", "spring", 3)


def at(table: Any, parts: list[str]) -> Any:
    """What stands at a label in a plain table; `NOWHERE` where it does not reach so far."""
    for part in parts:
        if isinstance(table, dict):
            table = table.get(part, NOWHERE)
        elif isinstance(table, list) and part.isdecimal() and int(part) < len(table):
            table = table[int(part)]
        else:
            return NOWHERE
    return table


def expected(cell: Cell, table: Any) -> int:
    """The number that a plain table calls for."""
    parts = cell.label.split(".")
    if cell.kind in (KNOWN, THERE):
        return int(at(table, parts[:-1]) not in (None, NOWHERE))
    if cell.kind == LENGTH:
        found = at(table, parts[:-1])
        return len(found) if isinstance(found, list) else 0
    named = at(table, parts[:-1])
    if cell.kind in (PLACE, TRUTH) and isinstance(named, list) and not parts[-1].isdecimal():
        place = named.index(parts[-1]) + 1 if parts[-1] in named else 0
        return place if cell.kind == PLACE else int(place > 0)
    found = at(table, parts)
    if found is NOWHERE or found is None:
        return 0
    return cell.names.index(found) + 1 if cell.kind == NAME else int(found)


def leaves(table: Any, label: str = "") -> Iterator[str]:
    """The labels of all that stands in a plain table, but for what the players are called."""
    if isinstance(table, dict):
        for name, value in table.items():
            if name != "names":
                yield from leaves(value, f"{label}.{name}" if label else name)
    elif isinstance(table, list):
        for place, value in enumerate(table):
            yield from leaves(value, f"{label}.{place}")
    else:
        yield label


def wrong(setting: Setting, episode: Any, seat: int) -> list[tuple[str, int, int]]:
    """The numbers of what a seat is shown that are not what the table calls for."""
    shown = setting.observation(episode, seat)["observation"]
    table = setting.table(episode, seat)
    first = next(number for number, cell in enumerate(setting.layout) if cell.label == "decisions") + 1
    last = next(number for number, cell in enumerate(setting.layout) if cell.label == "move")
    return [
        (cell.label, int(number), expected(cell, table))
        for cell, number in zip(setting.layout[first:last], shown[first:last], strict=True)
        if number != expected(cell, table)
    ]


def left_out(setting: Setting, episode: Any) -> list[str]:
    """What stands in the table, and not in the layout."""
    labels = {cell.label.removesuffix(f".{KNOWN}").removesuffix(f".{THERE}") for cell in setting.layout}
    named = {cell.label.rpartition(".")[0] for cell in setting.layout if cell.kind in (PLACE, TRUTH)}
    return [
        label
        for label in leaves(setting.table(episode, 0))
        if label not in labels and label.rpartition(".")[0] not in named and label != "title"
    ]


def looked_at(setup: Setup, one_of: int) -> None:
    setting = Setting(setup.title, setup.players, setup.variant, "places", 0.0, {})
    rng = Random(str(setup))
    episode = setting.episode(rng.randrange(1000))
    for number, before in enumerate(walk(episode, rng)):
        if number % one_of == 0:
            assert wrong(setting, before, rng.randrange(setup.players)) == []
            assert left_out(setting, before) == []
    assert wrong(setting, episode, 0) == []


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_each_number_stands_for_what_its_label_says(setup: Setup) -> None:
    looked_at(setup, 40)


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_each_number_of_every_observation_stands_for_what_its_label_says(setup: Setup) -> None:
    looked_at(setup, 1)


def test_the_layout_of_a_title_that_names_nothing_follows_from_its_annotations(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch.setitem)
    looked_at(FLOTSAM, 1)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_labels_are_all_different(setup: Setup) -> None:
    labels = [cell.label for cell in Setting(setup.title, setup.players, setup.variant, "places", 0.0, {}).layout]
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_layout_is_the_same_for_every_seed(setup: Setup) -> None:
    settings = [Setting(setup.title, setup.players, setup.variant, "places", 0.0, {}) for _twice in range(2)]
    first, other = (setting.layout for setting in settings)
    assert first == other
    for seed in range(1, 6):
        assert wrong(settings[0], settings[0].episode(seed), 0) == []
