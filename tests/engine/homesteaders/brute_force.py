"""Every legal line of a decision, found from what a seat is shown and the printed list alone, by trying everything."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, product
from typing import Any

from tests.engine.homesteaders import printed

Counts = dict[str, int]

ROW = (3, 4, 5, 6, 7, 9, 12, 16, 21)
PRICES = {"wood": 1, "food": 2, "steel": 3, "gold": 4}
GOODS = ("wood", "food", "steel", "gold", "copper", "livestock")
SPACES = (("chip",), ("track",), ("worker",), GOODS, ("vp",))


def counts(words: str) -> Counts:
    """'1 wood, 1 steel' by name."""
    return {part.split()[1]: int(part.split()[0]) for part in words.split(", ")} if words != "-" else {}


CARDS: dict[str, dict[str, Any]] = {}
for _line in printed.BUILDINGS:
    _shown, _type, _stage, _copies, _cost, _points, _income, _slots, _effects, _bonus = _line.split(" | ")
    _name = _shown.lower().replace(" ", "-")
    _sizes = [int(slot[0]) for slot in _slots.split("; ")] if _slots != "-" else []
    CARDS[_name] = {
        "type": _type,
        "cost": counts(_cost),
        "slots": [(f"{_name}-{place}", size) for place, size in enumerate(_sizes, 1)],
    }


TILES = {
    name: (types.split(), benefit) for name, _rounds, types, benefit in (one.split(" | ") for one in printed.TILES)
}
"""What may be built with each tile, and what else it brings."""


def written(bundle: Counts, order: tuple[str, ...]) -> str:
    """A payment in notation."""
    return ", ".join(f"{bundle[name]} {name}" for name in order if bundle.get(name)) or "nothing"


def answered(verb: str, ways: list[str], label: str = "with ") -> list[str]:
    """The lines of a move that asks one question; a single answer is not written down."""
    if len(ways) == 1:
        return [verb]
    return [f"{verb}: {label}{way}" for way in ways]


def in_silver(due: int, have: Counts) -> list[str]:
    """Every payment of a sum with silver and gold in which no token could be left out."""
    ways = []
    for silver, gold in product(range(min(have["silver"], due) + 1), range(min(have["gold"], due) + 1)):
        enough = silver + 5 * gold >= due
        spare = (silver and silver - 1 + 5 * gold >= due) or (gold and silver + 5 * (gold - 1) >= due)
        if enough and not spare:
            ways.append(written({"silver": silver, "gold": gold}, ("silver", "gold")))
    return ways


def in_goods(cost: Counts, have: Counts, port: bool) -> list[str]:
    """Every payment of a cost: with a River Port copper and livestock may each be gold."""
    ways = set()
    kinds = [kind for kind in ("copper", "livestock") if kind in cost and port]
    for instead in chain.from_iterable(combinations(kinds, size) for size in range(len(kinds) + 1)):
        bundle = {kind: number for kind, number in cost.items() if kind not in instead}
        for kind in instead:
            bundle["gold"] = bundle.get("gold", 0) + cost[kind]
        if all(have[kind] >= number for kind, number in bundle.items()):
            ways.add(written(bundle, GOODS))
    return sorted(ways)


def trades(have: Counts, town: list[str]) -> Iterator[str]:
    """All that may be done before a decision."""
    yield "borrow"
    if have["debt"]:
        ways = in_silver(5, have)
        yield from answered("repay", ways) if ways else ()
    if not have["chip"]:
        return
    for good in GOODS:
        if good in PRICES:
            ways = in_silver(PRICES[good], have)
            yield from answered(f"buy {good}", ways) if ways else ()
        elif have["gold"]:
            yield f"buy {good}"
        if have[good]:
            yield f"sell {good}"
    if have["food"]:
        yield "recruit"
    if "market" in town:
        yield from (f"trade {good}" for good in ("wood", "food") if have[good])
    if "bank" in town:
        yield "trade chip"


def assignments(town: list[str], workers: int) -> list[str]:
    """Every set of slots that the workers fill."""
    slots = [slot for name in CARDS if name in town for slot in CARDS[name]["slots"]]
    found = []
    for chosen in chain.from_iterable(combinations(slots, size) for size in range(len(slots) + 1)):
        if sum(size for _name, size in chosen) <= workers:
            found.append(", ".join(name for name, _size in chosen) or "nothing")
    return answered("assign", found, "")


def bids(table: dict[str, Any], seat: int, town: list[str]) -> Iterator[str]:
    """Every bid that is higher than the one that stands, with the Lawyer also an equal one."""
    for auction, (stands, holder) in enumerate(zip(table["bids"], table["holders"], strict=True), start=1):
        assert holder != seat
        spaces = [bid for bid in ROW if bid > stands or (bid == stands and "lawyer" in town)]
        yield from answered(f"bid auction-{auction}", [str(bid) for bid in spaces], "") if spaces else ()


def builds(table: dict[str, Any], types: list[str], have: Counts, town: list[str]) -> Iterator[str]:
    """Every building on offer of these types, with every way to pay for it."""
    for name in (name for name, copies in table["offer"].items() if copies):
        card = CARDS[name]
        if card["type"] in types and name not in town:
            ways = in_goods(card["cost"], have, "river-port" in town)
            yield from answered(f"build {name}", ways) if ways else ()


def legal(table: dict[str, Any]) -> set[str]:
    """Every complete line of the decision of a table, as its decider sees it."""
    seat, phase = table["seat"], table["phase"]
    have, town = table["goods"][seat], table["towns"][seat]
    auction = int(table["auction"][-1]) - 1 if table["auction"] else 0
    types, benefit = TILES[table["piles"][auction][table["round"] - 1]] if table["auction"] else ([], "")
    found = set(trades(have, town))
    if phase == "assign":
        found |= set(assignments(town, have["worker"]))
    elif phase in ("wages", "pay"):
        ways = in_silver(have["worker"] if phase == "wages" else table["bids"][auction], have)
        found |= set(answered("pay", ways)) if ways else set()
    elif phase == "neutral":
        found |= {"neutral auction-1", "neutral auction-2"}
    elif phase == "bid":
        found |= {"pass", *bids(table, seat, town)}
    elif phase == "rail":
        found |= {f"take {bonus}" for space in SPACES[: have["rail"]] for bonus in space}
    elif phase == "build":
        found |= {"decline", *builds(table, types, have, town)}
    elif phase == "second-build":
        found |= {"decline", *builds(table, ["residential", "commercial", "industrial", "special"], have, town)}
    elif phase == "hire":
        found |= {"take worker", "decline"}
    elif phase == "exchange":
        given = next(part.split(":")[0] for part in benefit.split("; ") if ":" in part)
        ways = in_goods(counts(given), have, "river-port" in town)
        found |= {"decline", *(answered("exchange", ways) if ways else [])}
    else:
        found.add("finish")
    return found
