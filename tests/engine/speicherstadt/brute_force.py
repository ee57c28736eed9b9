"""Every legal line of a decision, found from what the table shows alone, by trying everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

Counts = dict[str, int]
Flow = tuple[tuple[str, str], ...]

GOODS = ("coffee", "tea", "saffron", "rubber", "carpet", "hemp", "cloth", "glass")
MERCHANTS = dict(
    zip(
        GOODS,
        (
            *("coffee-roaster", "tea-taster", "spice-merchant", "vulcaniser", "carpet-trader"),
            *("rope-maker", "dressmaker", "glass-blower"),
        ),
        strict=True,
    )
)
CONVERTERS = dict(
    zip(GOODS, ("coffee-roastery", "tea-room", "spice-store", "rubber-factory", "carpet-store"), strict=False)
)


def amounts(have: Counts, low: int, high: int) -> list[str]:
    """Every mixture of so many goods, in notation."""
    names = [name for name in GOODS if have.get(name)]
    found = []
    for numbers in product(*(range(have[name] + 1) for name in names)):
        if low <= sum(numbers) <= high:
            parts = [f"{number} {name}" for number, name in zip(numbers, names, strict=True) if number]
            found.append(", ".join(parts) or "nothing")
    return found


def answered(options: Iterable[str], label: str) -> list[str]:
    """The answers to a question as they are written: where there is only one it is not."""
    found = list(options)
    return [""] if len(found) == 1 else [f"{label} {one}".strip() for one in found]


def line(verb: str, *answers: str) -> str:
    written = "; ".join(filter(None, answers))
    return f"{verb}: {written}" if written else verb


def free(contract: dict[str, Any], good: str) -> int:
    return sum(one["good"] == good and not one["filled"] for one in contract["symbols"])


def lies(contract: dict[str, Any], good: str) -> int:
    return sum(one["good"] == good and one["filled"] for one in contract["symbols"])


def homes(me: dict[str, Any], good: str) -> list[str]:
    found = [one["contract"] for one in me["contracts"] if free(one, good)]
    found += [name for name in (MERCHANTS[good], CONVERTERS.get(good)) if name in me["cards"]]
    if "warehouse" in me["cards"] and sum(me["warehouse"].values()) < 4:
        found.append("warehouse")
    return found if me["hall"] else [*found, "market-hall"]


def placed(me: dict[str, Any], good: str, loads: bool) -> list[str]:
    """The answers for where a good goes; none at all where it has no place."""
    if loads:
        return [""]
    where = homes(me, good)
    return answered(where, "to") if where else []


def auction(table: dict[str, Any], me: dict[str, Any], loads: bool) -> Iterator[str]:
    goods = [good for good in GOODS if table["supply"].get(good) and placed(me, good, loads)]
    for good, written in zip(goods, answered(goods, "good") * len(goods), strict=False):
        name = f"good {good}" if len(goods) > 1 else written
        yield from (line("use auction-hall", name, where) for where in placed(me, good, loads))


def smuggled(table: dict[str, Any], me: dict[str, Any], loads: bool) -> Iterator[str]:
    found = {}
    for player in table["players"]:
        for contract in player["contracts"]:
            goods = [good for good in GOODS if lies(contract, good) and placed(me, good, loads)]
            if player["seat"] != me["seat"] and not contract["full"] and goods:
                found[contract["contract"]] = goods
    for contract, goods in found.items():
        origin = f"from {contract}" if len(found) > 1 else ""
        for good in goods:
            which = f"good {good}" if len(goods) > 1 else ""
            yield from (line("use smuggler", origin, which, where) for where in placed(me, good, loads))


def number(contract: str) -> int:
    return int(contract.rpartition("-")[2])


def trucked(me: dict[str, Any]) -> Iterator[str]:
    """One line for every net effect: for each kind so many goods leave some contracts and as many come onto others."""
    contracts = sorted(me["contracts"], key=lambda one: number(one["contract"]))
    effects: list[tuple[tuple[int, ...], ...]] = [()]
    for good in GOODS:
        ranges = [range(-lies(one, good), free(one, good) + 1) for one in contracts]
        changes = [found for found in product(*ranges) if not sum(found)]
        effects = [(*before, change) for before in effects for change in changes if moved((*before, change)) <= 3]
    names = [one["contract"] for one in contracts]
    lines = {effect: transfers(effect, names) for effect in effects if moved(effect)}
    for effect, told in lines.items():
        yield written(effect, told, lines)


def moved(effect: tuple[tuple[int, ...], ...]) -> int:
    return sum(change for changes in effect for change in changes if change > 0)


def transfers(effect: tuple[tuple[int, ...], ...], names: list[str]) -> list[str]:
    """An effect as transfers: of a kind the first giver gives to the first taker."""
    found = []
    for good, changes in zip(GOODS, effect, strict=True):
        givers = [name for name, change in zip(names, changes, strict=True) for _n in range(-change)]
        takers = [name for name, change in zip(names, changes, strict=True) for _n in range(change)]
        found += [f"{good}-from-{giver}-to-{taker}" for giver, taker in zip(givers, takers, strict=True)]
    return found


def written(
    effect: tuple[tuple[int, ...], ...], told: list[str], lines: dict[tuple[tuple[int, ...], ...], list[str]]
) -> str:
    """The line of an effect: an answer is left out where no other was possible after those before it."""
    answers = []
    for place in range(min(len(told) + 1, 3)):
        begun = [other for other in lines.values() if other[:place] == told[:place]]
        nexts = {other[place] if len(other) > place else "nothing" for other in begun}
        if len(nexts) > 1:
            answers.append(f"move {told[place] if len(told) > place else 'nothing'}")
    return line("use truck", *answers)


def any_time(table: dict[str, Any], me: dict[str, Any]) -> Iterator[str]:
    loads = table["phase"] == "loading"
    if "auction-hall" in me["cards"]:
        yield from auction(table, me, loads)
    if "smuggler" in me["cards"]:
        yield from smuggled(table, me, loads)
    if "truck" in me["cards"]:
        yield from trucked(me)


def demand(table: dict[str, Any], me: dict[str, Any]) -> Iterator[str]:
    yield from (f"queue {one['place']}" for one in table["columns"] if len(one["queue"]) < 8)
    yield from (f"reserve {one['place']}" for one in table["upper"] if one["card"])
    houses = [*table["players"], *table["rivals"]]
    if me["breaks"] and any(one["workers"] for one in houses if one["seat"] != me["seat"]):
        yield "break"
    if not me["workers"]:
        yield "pass"


def informer(table: dict[str, Any], me: dict[str, Any]) -> Iterator[str]:
    yield "decline"
    standing = [
        (f"{column['place']}-{place}", seat)
        for column in table["columns"]
        for place, seat in enumerate(column["queue"], 1)
    ]
    standing += [(f"reserved-{place}", one["seat"]) for place, one in enumerate(table["reserved"], 1)]
    mine = [spot for spot, seat in standing if seat == me["seat"]]
    theirs = [spot for spot, seat in standing if seat != me["seat"]]
    pairs = product(answered(mine, "mine"), answered(theirs, "theirs"))
    yield from (line("use informer", *pair) for pair in pairs)


def purchase(table: dict[str, Any], me: dict[str, Any]) -> Iterator[str]:
    yield "decline"
    if me["coins"] >= table["asked"]["price"]:
        yield "buy"
    if "fish-market" in me["cards"]:
        yield "use fish-market"


def loading(table: dict[str, Any], me: dict[str, Any]) -> Iterator[str]:
    stock = me["goods"]
    rate = 2 if "harbour-master" in me["cards"] else 3
    for good in GOODS:
        if stock.get(good):
            onto = [one["contract"] for one in me["contracts"] if free(one, good)]
            yield from (line(f"load {good}", where) for where in answered(onto, "on") if onto)
            if MERCHANTS[good] in me["cards"]:
                yield f"sell {good}"
            if CONVERTERS.get(good) in me["cards"]:
                yield f"deliver {good}"
        if table["supply"].get(good):
            ways = amounts({name: have for name, have in stock.items() if name != good}, rate, rate)
            yield from (line(f"exchange {good}", way) for way in answered(ways, "for") if ways)
    ways = amounts(stock, 2, 2)
    yield from (line("market", way) for way in answered(ways, "") if ways)
    yield from stored(stock, 4 if "warehouse" in me["cards"] else 0)


def stored(stock: Counts, room: int) -> Iterator[str]:
    wares = amounts(stock, 0, room)
    for ware in wares:
        left = Counter(stock) - Counter(parsed(ware))
        first = f"warehouse {ware}" if len(wares) > 1 else ""
        yield from (line("store", first, hall) for hall in answered(amounts(left, 0, 1), "hall"))


def parsed(words: str) -> Counts:
    if words == "nothing":
        return {}
    return {part.split()[1]: int(part.split()[0]) for part in words.split(", ")}


def legal(table: dict[str, Any]) -> set[str]:
    """Every complete line of the decision of a table."""
    phase, me = table["phase"], table["players"][table["seat"]]
    if phase in ("fire-chief", "insurance"):
        return {"decline", f"use {phase}"}
    if phase == "informer":
        return set(informer(table, me))
    own = {"demand": demand, "purchase": purchase, "loading": loading}
    found = own[phase](table, me) if phase in own else iter(("pass",))
    return {*found, *any_time(table, me)}
