"""Cards, goods, moves and houses of Die Speicherstadt in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from engine import Move
from engine.speicherstadt import cards, goods, purchase, scoring, state
from engine.speicherstadt.cards import SEASONS_SHOWN, Card
from engine.speicherstadt.deck import CARDS, CONTRACTS, INDEX
from engine.speicherstadt.demand import is_one_of_several
from engine.speicherstadt.fires import changes
from engine.speicherstadt.goods import GOODS, NOTHING
from engine.speicherstadt.holdings import SYMBOLS, holding
from engine.speicherstadt.prospects import contracts
from engine.speicherstadt.rounds import income_of
from engine.speicherstadt.scoring import number_of, of_card, offices
from engine.speicherstadt.state import Quarter
from engine.texts import N_, NC_
from engine.texts.language import gettext as _, listed
from screens.documents import Code
from screens.speicherstadt.pieces import COIN, SHORT, SUM, TYPES
from screens.words import shown

KIND_NAMES: Final[Mapping[str, str]] = {
    scoring.TRACK: N_("Fires and works"),
    cards.CONTRACT: N_("Contracts"),
    scoring.OFFICES_LINE: N_("Counting offices"),
    cards.MERCHANT: N_("Merchants"),
    cards.WAREHOUSE: N_("Warehouse"),
    cards.POINT_BUILDING: N_("Point buildings"),
    cards.SPECIAL: N_("Special cards"),
    scoring.WORTH: N_("Worth of cards"),
}
"""What the kinds of lines of a score are called, in the order in which a result lists them."""
NAMED_TYPES: Final = (cards.CONVERTER, cards.POINT_BUILDING, cards.SPECIAL)
"""The types of which a card is known by its name."""
_MOVES: Final[Mapping[str, str]] = {
    "decline": NC_("on a card", "Pass"),
    f"decline {state.INFORM}": N_("Leave the workers where they are"),
    f"decline {state.CHIEF}": N_("Keep the Fire Chief"),
    f"decline {state.INSURE}": N_("Bear the loss"),
    f"decline {state.PURCHASE}": N_("Pass on the card"),
    "pass": NC_("on a card", "Pass"),
    f"pass {state.DEMAND}": N_("Place no more grey worker in this round"),
    f"pass {state.FINAL}": N_("Use no card any more"),
    "queue": N_("Stand in line for {card}"),
    "reserve": N_("Reserve {card}"),
    "buy": N_("Buy {card} for {coins}"),
    "use": N_("Use {card}"),
    "break": N_("Take a break, and place this worker later"),
    "load": N_("Load {good} onto a contract"),
    "sell": N_("Sell {good} to your merchant"),
    "deliver": N_("Deliver {good} for points"),
    "exchange": N_("Exchange goods for {good} from the supply"),
    "market": N_("Sell 2 goods in the market hall for a coin"),
    "store": N_("Done: store goods, the rest goes to the supply"),
}
"""What moves are, some of them by the phase."""
_NUMBERED: Final[Mapping[str, str]] = {
    "queue": N_("Stand in line for card {n}, {card}"),
    "reserve": N_("Reserve card {n} above, {card}"),
}
"""The same of a card beside which another one is called so, too."""

COIN_SIGN = NC_("Speicherstadt good", "c")
POINT_SIGN = NC_("Speicherstadt good", "p")
"""What stands below a good that is sold, or delivered for points."""


def card(name: str) -> Card:
    return CARDS[INDEX[name]]


def is_card(name: str) -> bool:
    return name in INDEX


def card_name(card: Card) -> str:
    return shown(card.shown)


def good_name(kind: int) -> str:
    return shown(GOODS[kind].shown)


def codes() -> list[Code]:
    """The short forms of goods and of types of cards, and the letters before and after numbers."""
    found = [Code(f"good:{good.name}", (sign,), shown(good.shown)) for good, sign in zip(GOODS, SHORT, strict=True)]
    found += [
        Code(COIN, (COIN_SIGN,), _(COINS)),
        Code(SUM, (NC_("Speicherstadt good", "F"),), _("sum of the values of firemen")),
    ]
    return found + [Code(f"type:{kind}", (one.short,), _(one.called)) for kind, one in TYPES.items()]


def named(kinds: Iterable[int]) -> str:
    """Goods by their kinds, one after another."""
    return listed(map(good_name, kinds))


def some(number: int, kind: int) -> str:
    return shown(goods.some(number, kind))


def amounts(counts: Sequence[int]) -> str:
    """Numbers of goods in words: '2 coffee, 1 tea'."""
    return listed(map(shown, goods.several(counts)))


def coins(number: int) -> str:
    return shown(goods.coins(number))


def points(number: int) -> str:
    return shown(goods.points(number))


def season(name: str) -> str:
    return shown(SEASONS_SHOWN[name])


_IN_SEASON: Final = {
    cards.WINTER: N_("in winter"),
    cards.SPRING: N_("in spring"),
    cards.SUMMER: N_("in summer"),
    cards.AUTUMN: N_("in autumn"),
    cards.LAST: N_("at the end"),
}


_FIRE_OF: Final = {
    cards.SPRING: N_("Fire of spring"),
    cards.SUMMER: N_("Fire of summer"),
    cards.AUTUMN: N_("Fire of autumn"),
    cards.LAST: N_("Last fire"),
}


def fire_of(name: str) -> str:
    """Which fire it is, by the season in which its card lies."""
    return _(_FIRE_OF[name])


def in_season(name: str) -> str:
    """When something happens, by the season in which its card lies."""
    return _(_IN_SEASON[name])


def line_name(kind: str, name: str) -> str:
    return card_name(card(name)) if name else _(KIND_NAMES[kind])


def move(played: Move, position: Quarter) -> str:
    """A legal move in plain words."""
    verb, target = played.words, played.target
    values: dict[str, object] = {}
    if verb in _NUMBERED:
        lot, number = purchase.laid_out(position, target), int(target.rpartition("-")[2])
        values = {"card": shown(CARDS[lot[0]].told) if lot else _("no card"), "n": number}
        # It makes no difference which of two cards above the board is reserved that do the same.
        others = position.row if verb == "queue" else [one for one in position.upper if one == lot or _differ(one, lot)]
        if lot and is_one_of_several(others, others.index(lot)):
            return _(_NUMBERED[verb]).format(**values)
    elif verb == "buy" and position.phase == state.PURCHASE:
        price = coins(purchase.price(position))
        values = {"card": shown(CARDS[purchase.lot(position)[0]].told), "coins": price}
    elif verb == "use":
        values = {"card": shown(card(target).told)}
    elif target:
        values = {"good": good_name(goods.INDEX[target])}
    return _(_MOVES.get(f"{verb} {position.phase}", _MOVES[verb])).format(**values)


def _differ(one: state.Lot | None, other: state.Lot | None) -> bool:
    """Whether the goods of two cards are not the same."""
    return one is not None and other is not None and one[1] != other[1]


def move_in_full(played: Move, position: Quarter) -> str:
    """A legal move in plain words, with what a card does that is used."""
    said = move(played, position)
    if played.words == "use":
        # Translators: a move with a card and what the card does.
        return _("{move}: {effect}").format(move=said, effect=effect(card(played.target)))
    return said


def effect(card: Card) -> str:
    """What a card does, in a few words; nothing where its type says it."""
    return shown(card.effect) if card.effect is not None else ""


# What houses are compared by, on a page and in plain mode.

_Figure = Callable[[Quarter, int], str]


def standing(position: Quarter, house: int) -> str:
    """Where the sum of its firemen stands."""
    found = changes(position, 1)
    return {1: _("high"), 0: _("between"), -1: _("low")}[found[house]] if any(found) else _("equal")


def _firemen(position: Quarter, house: int) -> str:
    return f"{holding(position.cards[house]).strength} {standing(position, house)}"


def _full(position: Quarter, house: int) -> str:
    full = contracts(position, house, full=True)
    return _number(sum(of_card(position, house, CONTRACTS[place]) for place in full))


def _open(position: Quarter, house: int) -> str:
    places = contracts(position, house, full=False)
    filled = sum(position.laid[place].bit_count() for place in places)
    return f"{filled}/{sum(len(SYMBOLS[place]) for place in places)}" if places else ""


def _offices(position: Quarter, house: int) -> str:
    number = number_of(position.cards[house], cards.OFFICE)
    # Translators: so many offices and what they are worth together.
    return _("{n}: {points}").format(n=number, points=points(offices(number))) if number else ""


def _hall(position: Quarter, house: int) -> str:
    kind = position.hall[house]
    return "" if kind == NOTHING else _(SHORT[kind])


def _count(kind: str) -> _Figure:
    return lambda position, house: _number(number_of(position.cards[house], kind))


def _number(number: int) -> str:
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
    (N_("on open contracts"), _open),
    (N_("offices"), _offices),
    (N_("merchants"), _count(cards.MERCHANT)),
    (N_("contracts"), _count(cards.CONTRACT)),
    (NC_("goods", "ships"), _count(cards.SHIP)),
    (N_("in the Warehouse"), lambda position, house: _number(sum(position.stored[house]))),
    (N_("in the hall"), _hall),
)
TO_PLACE: Final[_Figures] = (
    (N_("workers to place"), lambda position, house: _number(position.workers[house])),
    (N_("grey workers"), lambda position, house: _number(position.greys[house])),
    (N_("breaks"), lambda position, house: _number(position.breaks[house])),
)
HOUSE_FIGURES: Final = (*SUMS, *_HELD, *TO_PLACE)
"""What houses are compared by, row by row; nothing is said where there is none."""
