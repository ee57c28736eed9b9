"""What a seat sees of a position of Flotsam, and what it must make up."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from engine.position import UNKNOWN, covered
from engine.texts import N_
from tests.toy.position import PILE, Beach

if TYPE_CHECKING:
    from random import Random


def seen(position: Beach, seat: int | None) -> Beach:
    """Of the charts of others those that they have shown; neither the pile nor the tides to come."""
    twin = position.copy()
    twin.seed, twin.pile = UNKNOWN, covered(position.pile, 0)
    twin.hands = tuple(
        hand if other == seat else (*shown, *(UNKNOWN,) * (len(hand) - len(shown)))
        for other, (hand, shown) in enumerate(zip(position.hands, position.shown, strict=True))
    )
    return twin


def imagined(position: Beach, seat: int, rng: Random) -> Beach:
    """The pile and the secret charts of the others are dealt anew, and the tides to come are thrown anew."""
    twin = position.copy()
    twin.seed = rng.getrandbits(48)
    unseen = sorted(_unseen(seen(position, seat)).elements())
    rng.shuffle(unseen)
    hands = list(position.hands)
    for other, hand in enumerate(hands):
        if other != seat:
            shown = position.shown[other]
            dealt = [unseen.pop() for _secret in range(len(hand) - len(shown))]
            hands[other] = tuple(sorted((*shown, *dealt)))
    twin.hands, twin.pile = tuple(hands), tuple(unseen)
    return twin


def _unseen(position: Beach) -> Counter[str]:
    """The charts that cannot be placed by whoever sees this."""
    return Counter(PILE) - Counter(chart for hand in position.hands for chart in hand if chart is not UNKNOWN)


def forecast(position: Beach) -> dict[str, Any]:
    """How many tides are still to come, and how many charts of each thing cannot be placed."""
    return {"tides": max(0, position.tides - position.tide), "unseen": dict(_unseen(position))}


def scores(position: Beach) -> list[dict[str, Any]]:
    """Secret charts count where they are seen; of equals more shells are better, and the gull has none."""
    found: list[dict[str, Any]] = []
    ranks: list[tuple[int, int]] = []
    for other, name in enumerate(position.names):
        things = position.things[other]
        charts = [chart for chart in position.hands[other] if chart is not UNKNOWN]
        lines = [{"kind": "thing", "name": thing, "points": things.count(thing)} for thing in sorted(set(things))]
        lines += [{"kind": "chart", "name": chart, "points": 2 * things.count(chart)} for chart in sorted(charts)]
        total = len(things) + 2 * sum(things.count(chart) for chart in charts)
        ranks.append((total, position.shells[other]))
        found.append({"seat": other, "name": name, "lines": lines, "total": total, "tie": position.shells[other]})
    gull = [(2 * len(position.snatched), 0)] if position.gull else []
    for place, rank in enumerate(ranks):
        found[place]["place"] = 1 + sum(better > rank for better in ranks + gull)
    return found


def rivals(position: Beach) -> list[dict[str, Any]]:
    """The gull."""
    if not position.gull:
        return []
    lines = [{"kind": "thing", "name": thing, "points": 2} for thing in position.snatched]
    total = 2 * len(lines)
    place = 1 + sum((score["total"], score["tie"]) > (total, 0) for score in scores(position))
    return [{"name": "gull", "shown": N_("Gull"), "lines": lines, "total": total, "tie": 0, "place": place}]
