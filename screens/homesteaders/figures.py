"""The figures that the documents of Homesteaders name: `{wood.price}`, `{debt.gives}`, `{rounds}`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import SimpleNamespace

from engine.homesteaders import goods
from engine.homesteaders.benefits import SPACES
from engine.homesteaders.bidding import NEUTRAL_AT_START, NEUTRAL_ROW, ROW
from engine.homesteaders.goods import GOODS, RESOURCES, SILVER, VP
from engine.homesteaders.scoring import debts_cost
from engine.homesteaders.tiles import LAST_ROUND, STAGES
from engine.homesteaders.trading import price
from engine.texts.language import either, listed
from screens.documents import in_a_row
from screens.homesteaders.words import codes, good_name, several, some

PACKAGE = "screens.homesteaders"
"""Where the documents are."""


def values() -> Mapping[str, object]:
    """Every figure by its name, each resource and stage with its own by its name in notation."""
    costs = [debts_cost(n) for n in range(1, 7)]
    valued = [kind for kind, good in enumerate(GOODS) if good.points and kind != VP]
    neutral = SimpleNamespace(first=NEUTRAL_AT_START, least=NEUTRAL_ROW[0], most=NEUTRAL_ROW[-1])
    return {
        **{name: SimpleNamespace(first=rounds[0], last=rounds[-1]) for name, rounds in STAGES.items()},
        **{GOODS[kind].name: SimpleNamespace(price=several(price(kind))) for kind in RESOURCES},
        "goods": in_a_row(codes(), "good"),
        "types": in_a_row(codes(), "type"),
        "rounds": LAST_ROUND,
        "workers": some(goods.WORKERS_AT_START, goods.WORKERS),
        "silver": some(goods.SILVER_AT_START, SILVER),
        "bids": _listed(ROW),
        "neutral": neutral,
        "track": len(SPACES),
        "space": [several(space) for space in SPACES],
        "resources": _one_of(RESOURCES),
        "sale": some(goods.VP_OF_A_SALE, VP),
        "change": some(goods.GOLD_AS_SILVER, SILVER),
        "debt": SimpleNamespace(
            gives=some(goods.DEBT_GIVES, SILVER),
            costs=some(goods.DEBT_COSTS, SILVER),
            points=_listed(costs),
            first=costs,
        ),
        "valued": SimpleNamespace(points=some(GOODS[valued[0]].points, VP), goods=_one_of(valued)),
    }


def _listed(numbers: Iterable[int]) -> str:
    return listed(map(str, numbers))


def _one_of(kinds: Iterable[int]) -> str:
    return either([*map(good_name, kinds)])
