"""The figures that the documents of Le Havre name: `{bakehouse.value}`, `{coal.energy}`, `{loan}`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final, NamedTuple

from engine.le_havre import deck
from engine.le_havre.deck import CARDS
from engine.le_havre.goods import GOODS, OFFERED, TILES
from engine.le_havre.meal import PAIR
from engine.le_havre.money import EXPENSIVE_EXTRA, INTEREST_DUE, LOAN, REPAYMENT, UNPAID_AT_END
from engine.le_havre.rounds import TURNS_IN_A_ROUND, round_cards
from engine.le_havre.setup import GOODS_AT_START, SPECIALS_IN_PLAY
from engine.le_havre.ships import ENERGY_OF_BUILDING, KINDS
from engine.texts.language import gettext as _, listed
from screens.documents import in_a_row
from screens.le_havre.words import codes, goods

PACKAGE: Final = "screens.le_havre"
"""Where the documents lie."""


class Variant(NamedTuple):
    """What a variant has otherwise."""

    rounds: str
    """How many rounds 1 to 5 players have."""
    goods: str
    """What everybody starts with."""
    meals: str
    """What is due in the rounds of a game alone."""
    meal: int
    last_meal: int


def values() -> Mapping[str, object]:
    """Every figure by its name, each good, ship and building with its own by its name in notation."""
    laid = Counter(good for tile in TILES for good in tile.brings)
    return {
        **{one.name: one for one in GOODS},
        **{one.name: one for one in KINDS},
        **{one.name: one for one in CARDS},
        "full": _variant("full"),
        "short": _variant("short"),
        "turns": TURNS_IN_A_ROUND,
        "tiles": goods(laid.most_common()),
        "offers": len(OFFERED),
        "loan": LOAN,
        "repayment": REPAYMENT,
        "unpaid": UNPAID_AT_END,
        "interest": INTEREST_DUE,
        "dear": INTEREST_DUE + EXPENSIVE_EXTRA,
        "pair": PAIR,
        "energy": ENERGY_OF_BUILDING,
        "specials": len(set(deck.specials())),
        "special": SPECIALS_IN_PLAY,
        "letters": in_a_row(codes(), "good"),
        "types": in_a_row(codes(), "type"),
    }


def _variant(name: str) -> Variant:
    alone = [card.food for card in round_cards(name, 1)]
    return Variant(
        _listed([len(round_cards(name, players)) for players in range(1, 6)], _("{list} or {last}")),
        goods(GOODS_AT_START[name].items()),
        _listed(alone, _("{list} and {last}")),
        alone[0],
        alone[-1],
    )


def _listed(numbers: list[int], joint: str) -> str:
    *first, last = map(str, numbers)
    return joint.format(list=listed(first), last=last)
