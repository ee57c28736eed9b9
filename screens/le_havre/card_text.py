"""Cards and kinds of ship in words: figures, rule and edge cases, for the help of the game and for the command line.

Nothing here draws, and nothing imports Textual.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.le_havre import deck
from engine.le_havre.cards import Card
from engine.le_havre.deck import CARD_INDEX, CARDS
from engine.le_havre.goods import GOODS
from engine.le_havre.ships import ENERGY_OF_BUILDING, KINDS, SHIPS, ShipKind
from engine.texts.language import gettext as _
from screens import documents
from screens.le_havre import figures
from screens.le_havre.figures import PACKAGE
from screens.le_havre.words import TYPE_LETTERS, TYPE_NAMES, card, cost, fee, is_ship, price, ship, short_fee, some
from screens.plain import CardTable
from screens.words import shown

_KINDS = {kind.name: kind for kind in KINDS}


def names() -> tuple[str, ...]:
    """What a page can be about: every card and every kind of ship, by its name in notation."""
    return (*CARD_INDEX, *_KINDS)


def found(words: str) -> str | None:
    """The name of the card or kind of ship that is meant by its name, its sign, or what it is called."""
    wanted = _plain(words)
    wanted = wanted.zfill(2) if wanted.isdecimal() else wanted
    for name, building in zip(CARD_INDEX, CARDS, strict=True):
        if wanted in (_plain(name), building.sign.casefold(), _plain(shown(building.shown))):
            return name
    return next((name for name, kind in _KINDS.items() if wanted in (_plain(name), _plain(shown(kind.shown)))), None)


def _plain(words: str) -> str:
    return " ".join(words.casefold().replace("-", " ").split())


def page(name: str) -> tuple[str, str]:
    """The title and the text of the page about a card, a ship or a kind of ship; an empty line parts paragraphs."""
    if is_ship(name):
        name = KINDS[ship(name).kind].name
    title, lines = _ship_page(_KINDS[name]) if name in _KINDS else _card_page(card(name))
    notes = [_("- {note}").format(note=note) for note in notes_on(name)]
    return title, "\n".join([*lines, *(["", _("Good to know:"), *notes] if notes else [])])


def _card_page(building: Card) -> tuple[str, list[str]]:
    name = shown(building.shown)
    group = _("special building") if building.special else _("standard building")
    return name, [
        _("{sign} {name}: {group}, {type}").format(
            sign=building.sign, name=name, group=group, type=_(TYPE_NAMES[building.type])
        ),
        "",
        shown(building.rule),
        "",
        _("Cost: {cost}").format(cost=cost(building)),
        _("Value: {value}, price: {price}").format(
            value=building.value, price=_("not for sale") if building.price is None else building.price
        ),
        _("Entry fee: {fee}").format(fee=fee(building) if building.effect else _("nobody can enter it")),
        _("Rods: {rods}, hammers: {hammers}").format(rods=building.rods, hammers=building.hammers),
    ]


def _ship_page(kind: ShipKind) -> tuple[str, list[str]]:
    name = shown(kind.shown)
    return name, [
        name,
        "",
        _("Cost at a Wharf: {cost} and {n} energy").format(cost=_ship_cost(kind), n=ENERGY_OF_BUILDING),
        _("Values: {values}, price: {price}").format(
            values=_values(kind), price=_("not for sale") if kind.price is None else kind.price
        ),
        _("Food at each meal with 1 to 5 players: {food}").format(food=", ".join(map(str, kind.food))),
        _("Goods that it carries: {n}").format(n=kind.capacity),
    ]


def _ship_cost(kind: ShipKind) -> str:
    good, number = kind.cost
    return some(number, good)


def _values(kind: ShipKind) -> str:
    return ", ".join(str(one.value) for one in SHIPS if KINDS[one.kind] is kind)


def tables() -> Sequence[CardTable]:
    """Every card and every kind of ship in a line: the standard buildings, the special ones, the ships."""
    special = set(deck.specials())
    standard = [building for index, building in enumerate(CARDS) if index not in special]
    return (
        _buildings(_("Standard buildings"), standard),
        _buildings(_("Special buildings"), [CARDS[index] for index in sorted(special)]),
        CardTable(
            (_("Ships"), _("cost"), _("price"), _("carries"), _("food with 1-5"), _("values")),
            tuple(
                (
                    shown(kind.shown),
                    _ship_cost(kind),
                    "-" if kind.price is None else str(kind.price),
                    str(kind.capacity),
                    " ".join(map(str, kind.food)),
                    _values(kind),
                )
                for kind in KINDS
            ),
            right=(2, 3),
        ),
    )


def _buildings(heading: str, cards: Sequence[Card]) -> CardTable:
    return CardTable(
        ("", heading, "", _("value"), _("cost"), _("fee"), _("icons")), tuple(map(_row, cards)), right=(3,)
    )


def _row(building: Card) -> tuple[str, ...]:
    value = str(building.value) if building.price == building.value else f"{building.value}/{price(building)}"
    icons = [_("{n}r").format(n=building.rods)] if building.rods else []
    icons += [_("{n}h").format(n=building.hammers)] if building.hammers else []
    return (
        building.sign,
        shown(building.shown),
        _(TYPE_LETTERS[building.type]),
        value,
        "-" if building.cost is None else cost(building),
        short_fee(building) if building.effect else _("no action"),
        " ".join(icons),
    )


def legend() -> str:
    """What the letters and signs of the tables mean."""
    types = ", ".join(
        _("{letter} {type}").format(letter=_(TYPE_LETTERS[one]), type=_(TYPE_NAMES[one])) for one in TYPE_LETTERS
    )
    return _(
        "{types}. Value: value/price in francs where the two differ. Cost -: cannot be built. "
        "r: rods, h: hammers. A ship takes {n} energy more; food is for 1 to 5 players."
    ).format(types=types, n=ENERGY_OF_BUILDING)


def data(name: str) -> dict[str, Any]:
    """A card or a kind of ship for a program to read."""
    notes = list(notes_on(name))
    if name in _KINDS:
        kind = _KINDS[name]
        good, number = kind.cost
        return {
            "name": name,
            "shown": shown(kind.shown),
            "cost": {GOODS[good].name: number},
            "energy": ENERGY_OF_BUILDING,
            "values": [one.value for one in SHIPS if KINDS[one.kind] is kind],
            "price": kind.price,
            "capacity": kind.capacity,
            "food": list(kind.food),
            "notes": notes,
        }
    building = card(name)
    return {
        "sign": building.sign,
        "name": name,
        "shown": shown(building.shown),
        "special": building.special,
        "type": building.type,
        "value": building.value,
        "price": building.price,
        "cost": None if building.cost is None else {GOODS[good].name: number for good, number in building.cost},
        "fee": {"food": building.fee.food, "francs": building.fee.francs},
        "action": building.effect is not None,
        "rods": building.rods,
        "hammers": building.hammers,
        "rule": shown(building.rule),
        "notes": notes,
    }


def all_data() -> dict[str, Any]:
    """Every card and every kind of ship for a program to read."""
    return {"cards": [data(name) for name in CARD_INDEX], "ships": [data(name) for name in _KINDS]}


def noted() -> tuple[str, ...]:
    """The cards and kinds of ship of which the document of notes says something."""
    return tuple(documents.notes(PACKAGE, figures.values()))


def notes_on(name: str) -> tuple[str, ...]:
    """The edge cases of a card, or of a kind of ship, by its name; none where it does just what it prints.

    What follows from the figures of its `does` comes before what is written about it.
    """
    does = CARDS[CARD_INDEX[name]].does if name in CARD_INDEX else None
    of_figures = map(shown, does.notes) if does is not None else ()
    return (*of_figures, *documents.notes(PACKAGE, figures.values()).get(name, ()))
