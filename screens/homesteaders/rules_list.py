"""What can be looked up of Homesteaders: chapters, buildings, auction tiles and goods, as texts, tables and data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.homesteaders import buildings, goods, tiles, trading
from engine.homesteaders.buildings import BUILDINGS, TYPES, TYPES_SHOWN, Building
from engine.homesteaders.goods import GOODS, NAMES, Bundle
from engine.homesteaders.tiles import TILES, Exchange, Tile
from engine.texts import N_
from engine.texts.cells import wrapped
from engine.texts.language import clauses, gettext as _, listed, paragraph, pgettext
from screens.documents import RulesText, chapters
from screens.homesteaders import card_text, figures, words
from screens.homesteaders.words import STAGE_NAMES, several
from screens.plain import CardTable
from screens.words import shown

_WHAT_FOR = {
    goods.SILVER: N_("Money. It pays bids, wages and purchases, and counts at the end only to break a tie."),
    goods.CHIPS: N_("Every purchase and every sale in the market takes one, and so does recruiting a worker."),
    goods.DEBTS: N_(
        "Taken whenever you need silver, and returned for silver or gold. What is left costs VP at the end."
    ),
    goods.VP: N_("Victory points that you have for good."),
    goods.WORKERS: N_("They work in the slots of your buildings, and each takes wages every round, working or not."),
    goods.TRACKS: N_("Each brings silver every income, and some buildings count them at the end."),
}
_ROOM = 43
"""Cells for what a building costs and does, so that a line of a table has at most 80."""


def texts() -> tuple[RulesText, ...]:
    """Everything that can be looked up, in the order in which one would read it."""
    return (
        *chapters(figures.PACKAGE, figures.values()),
        *map(_building, BUILDINGS),
        *map(_tile, TILES),
        *(_good(kind) for kind in range(goods.KINDS) if kind != goods.RAIL),
    )


def _building(card: Building) -> RulesText:
    group = _("Buildings: {stage}").format(stage=_(STAGE_NAMES[card.stage]))
    said = card_text.building_text(card)
    return RulesText(group, shown(card.shown), said, card_text.building_gist(card), card.name)


def _tile(tile: Tile) -> RulesText:
    group = _("Tiles: {auction}").format(auction=words.auction_name(tile.auction))
    title = _("Tile {name}").format(name=words.tile_name(tile))
    return RulesText(group, title, card_text.tile_text(tile), card_text.tile_gist(tile), tile.name)


def _good(kind: int) -> RulesText:
    title, good = words.good_label(kind), GOODS[kind]
    if kind not in goods.RESOURCES:
        return RulesText(_("Goods"), title, _(_WHAT_FOR[kind]), _(_WHAT_FOR[kind]), good.name)
    price = several(trading.price(kind))
    gist = _("Costs {price} and a trade chip.").format(price=price)
    costs = _("A resource. It costs {price} and a trade chip in the market.").format(price=price)
    sold = _("With a trade chip it is sold for {brings}.").format(brings=several(trading.proceeds(kind)))
    worth = _("At the end each is worth {points}.").format(points=words.some(good.points, goods.VP))
    paragraphs = [
        paragraph([costs, sold]),
        worth if good.points else _("At the end it is worth nothing."),
        *_takers(kind),
        *_givers(kind),
    ]
    return RulesText(_("Goods"), title, "\n\n".join(paragraphs), gist, good.name)


def _takers(kind: int) -> list[str]:
    """The buildings with a good in their cost, and how much of it."""
    names = [
        # Translators: a building and how much of something it takes.
        _("{building} ({n})").format(building=shown(card.shown), n=number)
        for card in BUILDINGS
        for good, number in card.cost
        if good == kind
    ]
    return [_("Buildings that take it: {names}.").format(names=listed(names))] if names else []


def _givers(kind: int) -> list[str]:
    """The buildings whose income brings a good."""
    bundles = ((card, (card.income, *(slot.brings for slot in card.slots))) for card in BUILDINGS)
    names = [shown(card.shown) for card, brings in bundles if any(kind in dict(bundle) for bundle in brings)]
    return [_("Buildings that bring it: {names}.").format(names=listed(names))] if names else []


# In a line of a table each.


def tables() -> tuple[CardTable, ...]:
    """Every building and every auction tile in a line."""
    headings = (
        _("Auction tiles"),
        pgettext("heading", "rounds"),
        pgettext("heading", "build"),
        pgettext("heading", "brings"),
    )
    return (*map(_stage_table, STAGE_NAMES), CardTable(headings, tuple(map(_tile_row, TILES))))


def _stage_table(stage: str) -> CardTable:
    return CardTable(
        (_(STAGE_NAMES[stage]), _("type"), _("copies"), _("VP"), _("cost and what it does")),
        tuple(row for card in BUILDINGS if card.stage == stage for row in _rows(card)),
        right=(3,),
    )


def _rows(card: Building) -> Iterator[tuple[str, ...]]:
    """A building in a line, and as many more as its last column takes."""
    costs = [words.cost(card)] if card.copies[0] else []
    first, *more = wrapped(clauses((*costs, *card_text.does(card))), _ROOM)
    copies = "/".join(map(str, card.copies)) if card.copies[0] else "-"
    yield shown(card.shown), _(words.TYPES_IN_COLUMNS[card.type]), copies, str(card.points), first
    yield from (("", "", "", "", line) for line in more)


def _tile_row(tile: Tile) -> tuple[str, ...]:
    rounds = card_text.tile_rounds(tile)
    # Translators: rounds from the first to the last: "1-4".
    when = str(rounds[0]) if len(rounds) == 1 else _("{first}-{last}").format(first=rounds[0], last=rounds[-1])
    return words.tile_name(tile), when, words.types(tile.builds) or "-", listed(words.benefits(tile)) or "-"


def legend() -> str:
    """What the letters and signs of the tables mean."""
    # Translators: a letter in a table, and the type of buildings that it stands for.
    pair = _("{letter} {type}")
    kinds = listed(pair.format(letter=_(words.TYPES_IN_COLUMNS[one]), type=shown(TYPES_SHOWN[one])) for one in TYPES)
    template = _("{types}. Copies: with three or four players/with two or alone. VP: what counts at the end.")
    return template.format(types=kinds)


# For a program.


def data(name: str) -> dict[str, Any]:
    """A building or an auction tile for a program to read; nothing of anything else."""
    if name in tiles.INDEX:
        return _tile_data(TILES[tiles.INDEX[name]])
    return _building_data(BUILDINGS[buildings.INDEX[name]]) if name in buildings.INDEX else {}


def _tile_data(tile: Tile) -> dict[str, Any]:
    return {
        "name": tile.name,
        "shown": words.tile_name(tile),
        "auction": tile.auction + 1,
        "rounds": list(card_text.tile_rounds(tile)),
        "tile": tile.name,
        "stage": tile.stage,
        "builds": list(tile.builds),
        "worker": tile.worker,
        "advance": tile.advance,
        "points": tile.points,
        "exchange": None if tile.exchange is None else _exchange_data(tile.exchange),
        "rule": card_text.tile_text(tile),
    }


def _exchange_data(one: Exchange) -> dict[str, Any]:
    return {"give": NAMES[one.give], "get": NAMES[one.get], "number": one.number}


def _building_data(card: Building) -> dict[str, Any]:
    return {
        "name": card.name,
        "shown": shown(card.shown),
        "type": card.type,
        "stage": card.stage,
        "copies": list(card.copies),
        "cost": _named(card.cost),
        "points": card.points,
        "income": _named(card.income),
        "slots": [{"workers": slot.workers, "brings": _named(slot.brings)} for slot in card.slots],
        "bonus": list(card.bonus),
        "rule": card_text.building_text(card),
    }


def _named(bundle: Bundle) -> dict[str, int]:
    return {NAMES[kind]: number for kind, number in bundle}
