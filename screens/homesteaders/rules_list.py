"""All texts of the rules of Homesteaders: the chapters, then every building, auction tile and good."""

from __future__ import annotations

from engine.homesteaders import trading
from engine.homesteaders.bidding import SHOWN
from engine.homesteaders.buildings import BUILDINGS
from engine.homesteaders.cards import Building
from engine.homesteaders.goods import CHIPS, DEBTS, GOODS, RAIL, RESOURCES, SILVER, TRACKS, VP, WORKERS, Bundle
from engine.homesteaders.tiles import TILES, Tile
from engine.texts import N_
from engine.texts.language import gettext as _
from screens.documents import RulesText, filled
from screens.homesteaders import card_text, figures, words
from screens.homesteaders.words import STAGE_NAMES, several
from screens.words import capital, shown

_WHAT_FOR = {
    SILVER: N_("Money. It pays bids, wages and purchases, and counts nothing at the end but between equals."),
    CHIPS: N_("Every purchase and every sale in the market takes one, and so does recruiting a worker."),
    DEBTS: N_("Taken whenever you need silver, and returned for silver or gold. What is left costs points at the end."),
    VP: N_("Victory points that you have for good."),
    WORKERS: N_("They work in the slots of your buildings, and each takes wages every round, working or not."),
    TRACKS: N_("Each brings silver every income, and some buildings count them at the end."),
}


def texts() -> tuple[RulesText, ...]:
    """Everything that can be looked up, in the order in which one would read it."""
    chapters = filled(figures.PACKAGE, "rules", figures.values())
    return (
        *(RulesText(one.group, one.title, one.words, one.gist) for one in chapters),
        *map(_building, BUILDINGS),
        *map(_tile, TILES),
        *(_good(kind) for kind in range(len(GOODS)) if kind != RAIL),
    )


def _building(building: Building) -> RulesText:
    group = _("Buildings: {stage}").format(stage=_(STAGE_NAMES[building.stage]))
    name, said = building.name, card_text.building_text(building)
    return RulesText(group, shown(building.shown), said, card_text.building_gist(building), name)


def _tile(tile: Tile) -> RulesText:
    group = _("Tiles: {auction}").format(auction=shown(SHOWN[tile.auction]))
    title = _("Tile {name}").format(name=words.tile_name(tile.name))
    return RulesText(group, title, card_text.tile_text(tile), card_text.tile_gist(tile), tile.name)


def _good(kind: int) -> RulesText:
    good = GOODS[kind]
    title = shown(good.shown)
    if kind not in RESOURCES:
        return RulesText(_("Goods"), capital(title), _(_WHAT_FOR[kind]), _(_WHAT_FOR[kind]), good.name)
    price = several(trading.price(kind))
    gist = _("Costs {price} and a trade chip.").format(price=price)
    paragraphs = [
        _("A resource. It costs {price} and a trade chip in the market.").format(price=price)
        + " "
        + _("With a trade chip it is sold for {brings}.").format(brings=several(trading.proceeds(kind))),
        _("At the end each is worth {points}.").format(points=several(((VP, good.points),)))
        if good.points
        else _("At the end it is worth nothing."),
        *_takers(kind),
        *_givers(kind),
    ]
    return RulesText(_("Goods"), title.capitalize(), "\n\n".join(paragraphs), gist, good.name)


def _takers(kind: int) -> list[str]:
    """The buildings with a good in their cost, and how much of it."""
    names = [
        _("{building} ({n})").format(building=shown(one.shown), n=number)
        for one in BUILDINGS
        for good, number in one.cost
        if good == kind
    ]
    return [_("Buildings that take it: {names}.").format(names=", ".join(names))] if names else []


def _givers(kind: int) -> list[str]:
    """The buildings whose income brings a good."""

    def brings(bundle: Bundle) -> bool:
        return any(good == kind for good, _number in bundle)

    names = [
        shown(one.shown) for one in BUILDINGS if brings(one.income) or any(brings(slot.brings) for slot in one.slots)
    ]
    return [_("Buildings that bring it: {names}.").format(names=", ".join(names))] if names else []
