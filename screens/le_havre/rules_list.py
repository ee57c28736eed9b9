"""All texts of Le Havre that are looked up: the chapters of the rules, every good, ship and building, the help."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.le_havre import deck
from engine.le_havre.cards import Card
from engine.le_havre.deck import CARDS
from engine.le_havre.goods import FRANCS, GOODS, OFFERED, STANDARD, UPGRADED
from engine.le_havre.ships import KINDS, ShipKind
from engine.texts.documents import Section
from engine.texts.language import gettext as _
from screens import documents
from screens.documents import filled
from screens.le_havre import card_text, figures
from screens.le_havre.figures import PACKAGE
from screens.le_havre.words import francs, some
from screens.rules_texts import RulesText
from screens.words import capital, shown


def texts() -> tuple[RulesText, ...]:
    """Everything that can be looked up, in the order in which one would read it."""
    return (
        *(RulesText(one.group, one.title, one.words, one.gist) for one in chapters()),
        *(_good(index) for index in (FRANCS, *STANDARD, *UPGRADED)),
        *map(_ship, KINDS),
        *_buildings(),
    )


def chapters() -> tuple[Section, ...]:
    """The chapters of the rules."""
    return filled(PACKAGE, "rules", figures.values())


def good_page(name: str) -> tuple[str, str]:
    """The title and the text of the page about a good or francs."""
    found = _good(next(index for index, good in enumerate(GOODS) if good.name == name))
    return found.title, found.words


def _good(index: int) -> RulesText:
    good = GOODS[index]
    group = _("Goods")
    name = shown(good.shown)
    title, told = capital(name), dict(documents.pages(PACKAGE, figures.values(), "goods"))[good.name]
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
    gist = " ".join([*gives, told])
    takers = [
        (_("Buildings that take it to build: {names}."), _takers(index)),
        (_("Ships that take it to build: {names}."), [shown(ship.shown) for ship in KINDS if ship.cost[0] == index]),
    ]
    built = [template.format(names=", ".join(names)) for template, names in takers if names]
    return RulesText(group, title, "\n\n".join([kind + " " + gist, *built]), gist, good.name)


def _takers(index: int) -> list[str]:
    """The buildings with a good in their cost, and how much of it."""
    return [
        _("{building} ({n})").format(building=shown(building.shown), n=number)
        for building in CARDS
        for good, number in building.cost or ()
        if good == index
    ]


def _ship(kind: ShipKind) -> RulesText:
    title, words = card_text.page(kind.name)
    good, number = kind.cost
    goods = some(number, GOODS[good].name)
    if kind.price is None:
        gist = _("{goods} at a Wharf; not for sale").format(goods=goods)
    else:
        gist = _("{goods} at a Wharf, or {price}").format(goods=goods, price=francs(kind.price))
    return RulesText(_("Ships"), title, words, gist, kind.name)


def _buildings() -> Iterable[RulesText]:
    special = set(deck.specials())
    standard = [building for index, building in enumerate(CARDS) if index not in special]
    yield from (_building(_("Standard buildings"), building) for building in standard)
    yield from (_building(_("Special buildings"), CARDS[index]) for index in sorted(special))


def _building(group: str, building: Card) -> RulesText:
    title, words = card_text.page(building.name)
    titled = _("{sign} {name}").format(sign=building.sign, name=title)
    return RulesText(group, titled, words, shown(building.rule), building.name)


def pages(page: str = "", card: tuple[str, str] | None = None) -> Sequence[tuple[str, str]]:
    """What a page of the table shows, with the card under its cursor; then the rules in short, a page a subject."""
    about_card = [card[1]] if card is not None else []
    return (
        (_("This screen"), "\n\n".join([*about_card, *signs(page)])),
        *documents.pages(PACKAGE, figures.values()),
    )


def signs(page: str) -> list[str]:
    """Every sign of the table in paragraphs: those of the page that is open, of head and side, of other pages."""
    about = dict(documents.pages(PACKAGE, figures.values(), "signs"))
    first = [about.pop(name) for name in (page, "around") if name in about]
    return [words for told in (*first, *about.values()) for words in told.split("\n\n")]
