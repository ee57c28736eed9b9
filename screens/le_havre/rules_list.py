"""All texts of Le Havre that are looked up: the chapters of the rules, every good, ship and building, the help.

Nothing here draws, and nothing imports Textual.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.le_havre.cards import Card
from engine.le_havre.deck import CARD_INDEX, CARDS
from engine.le_havre.goods import FRANCS, GOODS, INDEX, OFFERED, STANDARD, UPGRADED
from engine.le_havre.ships import ENERGY_OF_BUILDING, KINDS, SHIPS, ShipKind
from engine.texts.language import gettext as _, listed, paragraph
from screens import documents
from screens.documents import RulesText
from screens.le_havre import figures
from screens.le_havre.figures import PACKAGE
from screens.le_havre.words import TYPE_NAMES, card, cost, fee, francs, good_label, rules_name, some
from screens.words import shown
from widgets.legend import Block

KINDS_BY_NAME = {kind.name: kind for kind in KINDS}


def texts() -> tuple[RulesText, ...]:
    """Everything that can be looked up, in the order in which one would read it."""
    return (
        *documents.chapters(PACKAGE, figures.values()),
        *(_good(index) for index in (FRANCS, *STANDARD, *UPGRADED)),
        *map(_ship, KINDS),
        *_buildings(),
    )


def good_page(name: str) -> tuple[str, str]:
    """The title and the text of the page about a good or francs."""
    found = _good(INDEX[name])
    return found.title, found.words


def _good(index: int) -> RulesText:
    good = GOODS[index]
    group = _("Goods")
    title, told = good_label(index), dict(documents.pages(PACKAGE, figures.values(), "goods"))[good.name]
    if index == FRANCS:
        return RulesText(group, title, told, told, good.name)
    kind = _("A standard good.") if index in STANDARD else _("An upgraded good.")
    gives = [
        *([_("Gives {n} food.").format(n=good.food)] if good.food else []),
        *([_("Gives {n} energy.").format(n=good.energy)] if good.energy else []),
        _("The Shipping Line pays {price}.").format(price=francs(good.ship_price)),
    ]
    if index in STANDARD:
        gives.append(_("It lies on an offer space.") if index in OFFERED else _("It is never on offer."))
    gist = paragraph([*gives, told])
    takers = [
        (_("Buildings that take it to build: {names}."), _takers(index)),
        (_("Ships that take it to build: {names}."), [shown(ship.shown) for ship in KINDS if ship.cost[0] == index]),
    ]
    built = [template.format(names=listed(names)) for template, names in takers if names]
    return RulesText(group, title, "\n\n".join([paragraph([kind, gist]), *built]), gist, good.name)


def _takers(index: int) -> list[str]:
    """The buildings with a good in their cost, and how much of it."""
    return [
        _("{building} ({n})").format(building=shown(building.shown), n=number)
        for building in CARDS
        for good, number in building.cost or ()
        if good == index
    ]


def _ship(kind: ShipKind) -> RulesText:
    title, words = page(kind.name)
    goods = ship_cost(kind)
    if kind.price is None:
        gist = _("{goods} at a Wharf; not for sale").format(goods=goods)
    else:
        gist = _("{goods} at a Wharf, or {price}").format(goods=goods, price=francs(kind.price))
    return RulesText(_("Ships"), title, words, gist, kind.name)


def _buildings() -> Iterable[RulesText]:
    yield from (_building(_("Standard buildings"), building) for building in CARDS if not building.special)
    yield from (_building(_("Special buildings"), building) for building in CARDS if building.special)


def _building(group: str, building: Card) -> RulesText:
    title, words = page(building.name)
    titled = f"{building.sign} {title}"
    return RulesText(group, titled, words, shown(building.rule), building.name)


def pages(card: tuple[str, str] | None = None) -> Sequence[tuple[str, str]]:
    """The card under the cursor, then the rules in short, a page a subject."""
    return (*([card] if card is not None else []), *documents.pages(PACKAGE, figures.values()))


def signs(page: str) -> Sequence[Block]:
    """The signs of a page, then those of head, side and all pages."""
    return documents.signs(PACKAGE, figures.values(), page, "around")


def page(name: str) -> tuple[str, str]:
    """The title and the text of the page about a card, a ship or a kind of ship; an empty line parts paragraphs."""
    name = rules_name(name)
    title, lines = _ship_page(KINDS_BY_NAME[name]) if name in KINDS_BY_NAME else _card_page(card(name))
    notes = [f"- {note}" for note in notes_on(name)]
    return title, "\n".join([*lines, *(["", _("Good to know:"), *notes] if notes else [])])


def _card_page(building: Card) -> tuple[str, list[str]]:
    name = shown(building.shown)
    group = _("special building") if building.special else _("standard building")
    return name, [
        # Translators: the number of a building, its name, standard or special, and its type.
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
        *([_("Rods: {n}").format(n=building.rods)] if building.rods else []),
        *([_("Hammers: {n}").format(n=building.hammers)] if building.hammers else []),
    ]


def _ship_page(kind: ShipKind) -> tuple[str, list[str]]:
    name = shown(kind.shown)
    return name, [
        name,
        "",
        _("Cost at a Wharf: {cost} and {n} energy").format(cost=ship_cost(kind), n=ENERGY_OF_BUILDING),
        _("Values: {values}, price: {price}").format(
            values=listed(map(str, values(kind))), price=_("not for sale") if kind.price is None else kind.price
        ),
        _("Food at each meal with 1 to 5 players: {food}").format(food=listed(map(str, kind.food))),
        _("Goods that it carries: {n}").format(n=kind.capacity),
    ]


def ship_cost(kind: ShipKind) -> str:
    """The material that a ship takes."""
    good, number = kind.cost
    return some(number, good)


def values(kind: ShipKind) -> list[int]:
    """What the ships of a kind are worth."""
    return [one.value for one in SHIPS if KINDS[one.kind] is kind]


def noted() -> tuple[str, ...]:
    """The cards and kinds of ship of which the document of notes says something."""
    return documents.noted(PACKAGE)


def notes_on(name: str) -> tuple[str, ...]:
    """The edge cases of a card, or of a kind of ship, by its name; none where it does just what it prints.

    What follows from the figures of its `does` comes before what is written about it.
    """
    does = CARDS[CARD_INDEX[name]].does if name in CARD_INDEX else None
    of_figures = map(shown, does.notes) if does is not None else ()
    return (*of_figures, *documents.notes(PACKAGE, figures.values, name))
