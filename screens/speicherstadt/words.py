"""Cards, goods and moves of Die Speicherstadt in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from engine import Move
from engine.speicherstadt.anytime import HALL
from engine.speicherstadt.cards import (
    AUTUMN,
    CONTRACT,
    CONVERTER,
    FIRE,
    FIREMAN,
    LAST,
    MERCHANT,
    OFFICE,
    POINT_BUILDING,
    SEASONS_SHOWN,
    SHIP,
    SPECIAL,
    SPRING,
    SUMMER,
    WAREHOUSE,
    WINTER,
    Card,
)
from engine.speicherstadt.deck import CARDS, INDEX
from engine.speicherstadt.goods import GOODS
from engine.speicherstadt.goods import INDEX as KINDS
from engine.speicherstadt.goods import coins as coins_of
from engine.speicherstadt.goods import points as points_of
from engine.speicherstadt.goods import some as some_of
from engine.speicherstadt.moves import UPPER, WATER
from engine.speicherstadt.scoring import OFFICES_LINE, TRACK, WORTH
from engine.speicherstadt.state import CHIEF, DEMAND, FINAL, INFORM, INSURE, PURCHASE
from engine.speicherstadt.table_data import QuarterTable
from engine.texts import N_
from engine.texts.language import gettext as _
from screens.words import shown

TYPE_NAMES: Final[Mapping[str, str]] = {
    SHIP: N_("ship"),
    CONTRACT: N_("contract"),
    MERCHANT: N_("merchant"),
    CONVERTER: N_("works"),
    WAREHOUSE: N_("warehouse"),
    OFFICE: N_("counting office"),
    FIREMAN: N_("fireman"),
    FIRE: N_("fire"),
    POINT_BUILDING: N_("point building"),
    SPECIAL: N_("special card"),
}
"""What the types of cards are called."""
KIND_NAMES: Final[Mapping[str, str]] = {
    TRACK: N_("Fires and works"),
    CONTRACT: N_("Contracts"),
    OFFICES_LINE: N_("Counting offices"),
    MERCHANT: N_("Merchants"),
    WAREHOUSE: N_("Warehouse"),
    POINT_BUILDING: N_("Point buildings"),
    SPECIAL: N_("Special cards"),
    WORTH: N_("Worth of cards"),
}
"""What the kinds of lines of a score are called, in the order in which a result lists them."""
DECLINING: Final[Mapping[str, str]] = {
    INFORM: N_("Leave the workers where they are"),
    CHIEF: N_("Keep the Fire Chief"),
    INSURE: N_("Bear the loss"),
    PURCHASE: N_("Step back from the card"),
}
"""What declining is, by the phase."""
PASSING: Final[Mapping[str, str]] = {
    DEMAND: N_("Place no more grey worker in this round"),
    FINAL: N_("Use no card any more"),
}
"""What passing is, by the phase."""
NAMED_TYPES: Final = (CONVERTER, POINT_BUILDING, SPECIAL)
"""The types of which a card is known by its name."""
_SEASONS: Final = (WINTER, SPRING, SUMMER, AUTUMN, LAST)


def card(name: str) -> Card:
    """The card of this name."""
    return CARDS[INDEX[name]]


def card_name(name: str) -> str:
    """A card as it is called."""
    return shown(card(name).shown)


def told(name: str) -> str:
    """A card as it is called within a sentence."""
    return shown(card(name).told)


def good_of(name: str) -> str:
    """The good that a merchant or works of this name takes."""
    return GOODS[card(name).good].name


def is_card(name: str) -> bool:
    """Whether a name is that of a card."""
    return name in INDEX


def good_name(name: str) -> str:
    """A kind of good as it is called; `coin` too."""
    return _("coins") if name == "coin" else shown(GOODS[KINDS[name]].shown)


def some(number: int, name: str) -> str:
    """A number of a kind of good."""
    return shown(some_of(number, KINDS[name]))


def goods(numbers: Mapping[str, int]) -> str:
    """Numbers of goods in words: '2 coffee, 1 tea'."""
    return ", ".join(some(number, name) for name, number in numbers.items() if number) or _("nothing")


def named(kinds: Iterable[int]) -> str:
    """Goods by their kinds, one after another."""
    return ", ".join(shown(GOODS[kind].shown) for kind in kinds)


def coins(number: int) -> str:
    """A number of coins."""
    return shown(coins_of(number))


def points(number: int) -> str:
    """A number of points."""
    return shown(points_of(number))


def season(name: str) -> str:
    """A season as it is called."""
    return shown(SEASONS_SHOWN[name])


def in_season(name: str) -> str:
    """When something happens, by the season in which its card lies."""
    return _("at the end") if name == LAST else _("in {season}").format(season=season(name))


def seasons() -> tuple[str, ...]:
    """The seasons in their order, the last fire after them."""
    return _SEASONS


def place_name(name: str) -> str:
    """A store, or a card in which a good is put."""
    return _("market hall") if name == HALL else card_name(name)


def line_name(kind: str, name: str) -> str:
    """What a line of a score is called."""
    return card_name(name) if name else _(KIND_NAMES[kind])


def at(table: QuarterTable, target: str) -> str:
    """The card that is laid out at a place (`water-2`, `upper-1`, `reserved-3`), by its name; nothing where none is."""
    row: list[str | None]
    if target in WATER:
        row, place = [one["card"] for one in table["columns"]], WATER.index(target)
    elif target in UPPER:
        row, place = [one["card"] for one in table["upper"]], UPPER.index(target)
    else:
        row, place = [one["card"] for one in table["reserved"]], int(target.rpartition("-")[2]) - 1
    return (row[place] if place < len(row) else None) or ""


def laid_out(table: QuarterTable, target: str) -> str:
    """What is laid out at a place as it is called, or that nothing is."""
    name = at(table, target)
    return told(name) if name else _("no card")


def number_of(target: str) -> int:
    """The number of a place in its row, from 1."""
    return int(target.rpartition("-")[2])


def move(played: Move, table: QuarterTable) -> str:
    """A legal move in plain words."""
    target, phase = played.target, table["phase"]
    if played.words == "queue":
        return _("Stand in line for {card}, place {n}").format(card=laid_out(table, target), n=number_of(target))
    if played.words == "reserve":
        return _("Reserve {card}, above {n}").format(card=laid_out(table, target), n=number_of(target))
    if played.words == "buy" and table["asked"] is not None:
        return _("Buy {card} for {coins}").format(
            card=told(table["asked"]["card"]), coins=coins(table["asked"]["price"])
        )
    if played.words == "decline":
        return _(DECLINING.get(phase, N_("Decline")))
    if played.words == "pass":
        return _(PASSING.get(phase, N_("Pass")))
    if played.words == "use":
        return _("Use {card}").format(card=told(target))
    templates = {
        "break": _("Take a break, and place this worker later"),
        "load": _("Load {good} onto a contract"),
        "sell": _("Sell {good} to your merchant"),
        "deliver": _("Deliver {good} for points"),
        "exchange": _("Exchange goods for {good} from the supply"),
        "market": _("Sell 2 goods in the market hall for a coin"),
        "store": _("Done: store goods, the rest goes to the supply"),
    }
    return templates[played.words].format(good=good_name(target) if target else "")


def move_in_full(played: Move, table: QuarterTable) -> str:
    """A legal move in plain words, with what a card does that is used."""
    said = move(played, table)
    if played.words == "use":
        return _("{move}: {effect}").format(move=said, effect=effect(played.target))
    return said


def effect(name: str) -> str:
    """What a card does, in a few words; nothing where its type says it."""
    said = card(name).effect
    return shown(said) if said is not None else ""
