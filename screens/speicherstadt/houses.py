"""What houses are compared by, in words: for the page of the players and for plain mode. Nothing here draws."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.speicherstadt.cards import CONTRACT, MERCHANT, OFFICE, SHIP
from engine.speicherstadt.deck import CONTRACTS
from engine.speicherstadt.fires import changes
from engine.speicherstadt.goods import NOTHING
from engine.speicherstadt.holdings import SYMBOLS, holding
from engine.speicherstadt.prospects import contracts
from engine.speicherstadt.rounds import income_of
from engine.speicherstadt.scoring import number_of, of_card, offices
from engine.speicherstadt.state import Quarter
from engine.texts import N_
from engine.texts.language import gettext as _
from screens.speicherstadt.pieces import SHORT

_Figure = Callable[[Quarter, int], str]


def standing(position: Quarter, house: int) -> str:
    """Where the sum of its firemen stands."""
    found = changes(position, 1)
    return {1: _("high"), 0: _("between"), -1: _("low")}[found[house]] if any(found) else _("equal")


def _firemen(position: Quarter, house: int) -> str:
    return f"{holding(position.cards[house]).strength} {standing(position, house)}"


def _full(position: Quarter, house: int) -> str:
    full = contracts(position, house, full=True)
    return _some(sum(of_card(position, house, CONTRACTS[place]) for place in full))


def _open(position: Quarter, house: int) -> str:
    places = contracts(position, house, full=False)
    filled = sum(position.laid[place].bit_count() for place in places)
    return f"{filled}/{sum(len(SYMBOLS[place]) for place in places)}" if places else ""


def _offices(position: Quarter, house: int) -> str:
    number = number_of(position.cards[house], OFFICE)
    return _("{n}: {points}p").format(n=number, points=offices(number)) if number else ""


def _hall(position: Quarter, house: int) -> str:
    kind = position.hall[house]
    return "" if kind == NOTHING else _(SHORT[kind])


def _count(kind: str) -> _Figure:
    return lambda position, house: _some(number_of(position.cards[house], kind))


def _some(number: int) -> str:
    return str(number or "")


COINS: Final = N_("coins")
FIREMEN: Final = N_("firemen")
_Figures = tuple[tuple[str, _Figure], ...]
SUMS: Final[_Figures] = (
    (COINS, lambda position, house: str(position.coins[house])),
    (N_("next income"), lambda position, house: f"+{income_of(position, house)}"),
    (N_("fires and works"), lambda position, house: str(position.points[house])),
    (FIREMEN, _firemen),
)
_HELD: Final[_Figures] = (
    (N_("full contracts"), _full),
    (N_("goods on others"), _open),
    (N_("offices"), _offices),
    (N_("merchants"), _count(MERCHANT)),
    (N_("contracts"), _count(CONTRACT)),
    (N_("ships"), _count(SHIP)),
    (N_("in the Warehouse"), lambda position, house: _some(sum(position.stored[house]))),
    (N_("in the hall"), _hall),
)
TO_PLACE: Final[_Figures] = (
    (N_("workers to place"), lambda position, house: _some(position.workers[house])),
    (N_("grey workers"), lambda position, house: _some(position.greys[house])),
    (N_("breaks"), lambda position, house: _some(position.breaks[house])),
)
FIGURES: Final = (*SUMS, *_HELD, *TO_PLACE)
"""What houses are compared by, row by row; nothing is said where there is none."""
