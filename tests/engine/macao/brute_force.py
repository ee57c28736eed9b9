"""Every legal line of a decision, found from what is shown and the printed list alone, by trying everything."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, product
from typing import Any

from tests.engine.macao import printed

Cubes = Counter[str]
Asked = tuple[str, str, int]
"""A label, an answer, and how many answers there were."""

COLOURS = ("red", "blue", "green", "black", "gray", "violet")
SAYS = {line.split(" | ")[0]: line.split(" | ")[1] for line in printed.SAYS}
CARDS: dict[str, dict[str, Any]] = {}
for _line in printed.CARDS:
    _number, _shown, _kind, _cost, *_others = _line.split(" | ")
    _name = _shown.lower().replace("'", "").replace(" ", "-")
    CARDS[_name] = {"kind": _kind, "cost": _cost.split(), "says": SAYS[_number]}
PORTS = {line.split(" | ")[0]: line.split(" | ")[1] for line in printed.PORTS}
NEAR: dict[str, set[str]] = {}
for _line in printed.ROUTE:
    _here, _there = _line.split()
    NEAR.setdefault(_here, set()).add(_there)
    NEAR.setdefault(_there, set()).add(_here)


def written(cubes: Cubes, order: Iterable[str] = COLOURS) -> str:
    """A payment in notation."""
    return ", ".join(f"{cubes[name]} {name}" for name in order if cubes[name]) or "nothing"


def line(head: str, *asked: Asked) -> str:
    """A line: an answer to which there was no other is not written down."""
    answers = [f"{label} {answer}" for label, answer, number in asked if number > 1]
    return f"{head}: {'; '.join(answers)}" if answers else head


def groups(cubes: Cubes, sizes: Iterable[int]) -> list[Cubes]:
    """Every group of some sizes out of some cubes."""
    found = []
    for size in sizes:
        each = combinations(cubes.elements(), size)
        found += [Counter(dict(one)) for one in {tuple(sorted(Counter(group).items())) for group in each}]
    return found


def taken(colours: Iterable[str], sizes: Iterable[int]) -> list[Cubes]:
    """Every group of cubes of some sizes that can be taken from the stock."""
    return [Counter(group) for size in sizes for group in combinations_with_replacement(tuple(colours), size)]


def payments(cost: list[str], supply: Cubes, less: int, any_colour: int) -> list[Cubes]:
    """Every group of cubes that pays a cost: as many as are due, and all but some of them in colours of the cost."""
    due = max(1, len(cost) - less)
    right = [Counter(kept) for kept in combinations(cost, due)]
    return [
        paid for paid in _of_size(_key(supply), due) if any((paid & one).total() >= due - any_colour for one in right)
    ]


def _key(cubes: Cubes) -> tuple[tuple[str, int], ...]:
    return tuple(sorted((+cubes).items()))


@lru_cache(maxsize=4096)
def _of_size(supply: tuple[tuple[str, int], ...], size: int) -> tuple[Cubes, ...]:
    each = (range(number + 1) for _colour, number in supply)
    found = (dict(zip((colour for colour, _n in supply), numbers, strict=True)) for numbers in product(*each))
    return tuple(Counter(one) for one in found if sum(one.values()) == size)


class Search:
    """All that a decision allows, as the table shows it."""

    def __init__(self, table: dict[str, Any]) -> None:
        self.table = table
        self.mine = table["players"][table["decider"]]
        self.has = set(self.mine["activated"])
        self.supply: Cubes = Counter(self.mine["supply"])
        self.turn = table["turn"] or {}

    def legal(self) -> set[str]:
        """Every complete line."""
        phase = self.table["phase"]
        if phase in ("draft", "card"):
            return set(self.takes())
        if phase == "start-cubes":
            return {f"lay: one {one}; two {two}" for one in COLOURS for two in COLOURS}
        if phase == "dice":
            return set(self.dice())
        if phase == "empty-supply":
            return {"decline", *self.jokers(saving=True)}
        found = {"pass", *self.activations(), *self.quarters(), *self.wall(), *self.steps(), *self.deliveries()}
        return found | {*self.tribute(), *self.uses(), *(self.jokers() if self.mine["jokers"] else ())}

    def takes(self) -> Iterator[str]:
        """Cards, with what is discarded of too many."""
        room = 6 if "secretary" in self.has else 5
        for card in self.table["offer"]:
            held = [*self.mine["tableau"], card["card"]]
            thrown = held if len(held) > room else [""]
            yield from (line(f"take {card['card']}", ("discard", name, len(thrown))) for name in thrown)
        if "idler" in self.has:
            yield "decline"

    def dice(self) -> Iterator[str]:
        """Pairs of dice, with the Gambler a third one where one of the three is low."""
        values = {die["colour"]: die["value"] for die in self.table["dice"]}
        for pair in combinations(COLOURS, 2):
            more = ["nothing"]
            if "gambler" in self.has:
                others = [colour for colour in COLOURS if colour not in pair]
                more += [one for one in others if min(values[colour] for colour in (*pair, one)) <= 2]
            yield from (line("choose", ("dice", ", ".join(pair), 15), ("third", third, len(more))) for third in more)

    def jokers(self, saving: bool = False) -> Iterator[str]:
        """What a joker tile gives: cubes, or coins in their place."""
        number = 2 if "juggler" in self.has else 1
        for gift in taken((*COLOURS, "coins"), [number]):
            if not (saving and gift["coins"] == number):
                yield f"joker: for {written(gift, (*COLOURS, 'coins'))}"

    def activations(self) -> Iterator[str]:
        """Cards of the tableau with every way to pay, and with the Craftsman."""
        for name in self.mine["tableau"]:
            card = CARDS[name]
            helps = {"office": "archive", "building": "crane", "person": "healer"}[card["kind"]]
            ways = payments(card["cost"], self.supply, int(helps in self.has), int("count" in self.has))
            colours = COLOURS if "scholar" in self.has else ("",)
            for way, colour in product(ways, colours):
                asked = (("with", written(way), len(ways)), ("cube", colour, len(colours)))
                yield line(f"activate {name}", *asked)
            ready = "craftsman" in self.has and "craftsman" not in self.turn["used"]
            if ready and not Counter(card["cost"]) - self.supply:
                yield from (line(f"craft {name}", ("cube", colour, len(colours))) for colour in colours)

    def quarters(self) -> Iterator[str]:
        """Free quarters with every way to pay, and the step that may follow."""
        if self.turn["quarters"] >= (2 if "herald" in self.has else 1):
            return
        for one in self.table["city"]:
            if one["owner"] is None and not one["company"]:
                less, any_colour = int("carpenter" in self.has), int("night-watchman" in self.has)
                ways = payments(one["cost"], self.supply, less, any_colour)
                steps = ("0", "1") if "fountain" in self.has else ("",)
                for way, step in product(ways, steps):
                    asked = (("with", written(way), len(ways)), ("steps", step, len(steps)))
                    yield line(f"claim {one['quarter']}", *asked)

    def wall(self) -> Iterator[str]:
        """So many spaces, with every way to pay for them."""
        if self.turn["wall_used"]:
            return
        costs = [n if "gate" in self.has else 2 * n - 1 for n in range(1, self.supply.total() + 1)]
        costs = [cost for cost in costs if cost <= self.supply.total()]
        for spaces, cost in enumerate(costs, 1):
            ways = _of_size(_key(self.supply), cost)
            for way in ways:
                yield line("wall", ("spaces", str(spaces), len(costs)), ("with", written(way), len(ways)))

    def steps(self) -> Iterator[str]:
        """Steps of the ship, each for a cube or for nothing."""
        ways = ["free"] * bool(self.turn["free_steps"]) + [colour for colour in COLOURS if self.supply[colour]]
        for space in NEAR[self.mine["ship"]]:
            yield from (line(f"sail {space}", ("with", way, len(ways))) for way in ways)

    def deliveries(self) -> Iterator[str]:
        """The tile that the port takes."""
        good = PORTS.get(self.mine["ship"], "")
        if self.mine["cargo"].get(good):
            yield f"deliver {good}"

    def tribute(self) -> Iterator[str]:
        """A purchase of prestige."""
        limit = 2 if "diplomat" in self.has else 1
        if self.turn["purchases"] < limit and self.mine["gold"] >= self.table["tribute"]["gold"]:
            colours = COLOURS if "envoy" in self.has else ("",)
            yield from (line("tribute", ("cube", colour, len(colours))) for colour in colours)

    def uses(self) -> Iterator[str]:
        """The powers of activated cards, by what they say."""
        for name in self.has - set(self.turn["used"]):
            for rule, found in RULES:
                match = re.fullmatch(rule, CARDS[name]["says"])
                if match:
                    answers = list(found(self, *match.groups()))
                    yield from (line(f"use {name}", (label, one, len(answers))) for label, one in answers)
                    break


def _if(condition: object) -> list[tuple[str, str]]:
    return [("", "")] if condition else []


def _given(search: Search, sizes: Iterable[int]) -> list[tuple[str, str]]:
    return [("with", written(group)) for group in groups(search.supply, sizes)]


def _bought(search: Search, gold: str, most: int) -> list[tuple[str, str]]:
    times = min(most, search.mine["gold"] // int(gold))
    return [("cubes", written(group)) for group in taken(COLOURS, range(1, times + 1))]


def _exchanged(search: Search, most: str, colour: str) -> list[tuple[str, str]]:
    others = [other for other in COLOURS if other != colour]
    sizes = range(1, min(int(most), search.supply[colour]) + 1)
    return [("cubes", written(group)) for group in taken(others, sizes)]


def _different(search: Search, most: str) -> list[tuple[str, str]]:
    there = [colour for colour in COLOURS if search.supply[colour]]
    return [("cubes", ", ".join(one)) for n in range(1, int(most) + 1) for one in combinations(there, n)]


def _by_wall(search: Search, place: str, gain: str) -> list[tuple[str, str]]:
    wall = search.table["wall"]
    if wall[0 if place == "first" else -1]["seat"] != search.table["decider"]:
        return []
    return [("cube", colour) for colour in COLOURS] if gain.endswith("colour") else [("", "")]


RULES: list[tuple[str, Any]] = [
    (r"Give (\d) (\w+): .*", lambda s, n, colour: _if(s.supply[colour] >= int(n))),
    (r"Give (\d) cubes of any colours: .*", lambda s, n: _given(s, [int(n)])),
    (r"For every (\d) cubes you give: .*", lambda s, n: _given(s, range(3, s.supply.total() + 1, 3))),
    (r"Pay (\d) gold: 1 cube of any colour\.", lambda s, n: _bought(s, n, 1)),
    (r"For every (\d) gold you pay: .*", lambda s, n: _bought(s, n, 99)),
    (r"Pay (\d) gold: .*", lambda s, n: _if(s.mine["gold"] >= int(n))),
    (r"Give up to (\d) (\w+): .*", _exchanged),
    (r"Give up to (\d) cubes of different colours: .*", _different),
    (r"Take .*", lambda s: _if(True)),
    (
        r"Remove a goods tile .*",
        lambda s: [("tile", good) for good in s.mine["cargo"]],
    ),
    (r"If you received gold .*", lambda s: _if(s.turn["earned"])),
    (r"If you own no gold.*", lambda s: _if(not s.mine["gold"])),
    (r"For every (\d) of your quarters: .*", lambda s, n: _if(len(s.mine["quarters"]) >= int(n))),
    (r"If you used an office .*", lambda s: _if([c for c in s.turn["used"] if CARDS[c]["kind"] == "office"])),
    (
        r"1 PP for each office card of (\w+) .*",
        lambda s, office: _if([name for name in s.has if name.startswith(f"{office.lower()}-") and name[-1].isdigit()]),
    ),
    (r"If your ship moved at least (\d) .*", lambda s, n: _if(s.turn["moved"] >= int(n))),
    (r"If your ship entered .*", lambda s: _if(s.turn["entered"])),
    (r"If you are (first|last) in wall order: (.*)\.", _by_wall),
    (r"Move your ship .*", lambda s: _if(True)),
    (r"Move 1 space forward .*", lambda s: _if(True)),
]


def legal(table: dict[str, Any]) -> set[str]:
    """Every complete line of the decision of a table."""
    return Search(table).legal()
