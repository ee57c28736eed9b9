"""Every building and auction tile of Homesteaders in a line of a table, and as data for a program to read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.homesteaders.buildings import BUILDINGS
from engine.homesteaders.buildings import INDEX as KINDS
from engine.homesteaders.cards import CITY, SETTLEMENT, SETTLEMENT_TOWN, START, TOWN, TYPES, TYPES_SHOWN, Building
from engine.homesteaders.goods import GOODS
from engine.homesteaders.table import tile_data
from engine.homesteaders.tiles import INDEX as TILE_INDEX
from engine.homesteaders.tiles import TILES, Tile
from engine.texts.cells import wrapped
from engine.texts.language import gettext as _
from screens.homesteaders import card_text, words
from screens.homesteaders.words import STAGE_NAMES
from screens.plain import CardTable
from screens.words import shown

_ROOM = 43
"""Cells for what a building costs and does, so that a line has at most 80."""


def tables() -> tuple[CardTable, ...]:
    """Every building and every auction tile in a line."""
    stages = (START, SETTLEMENT, SETTLEMENT_TOWN, TOWN, CITY)
    return (
        *(_stage_table(stage) for stage in stages),
        CardTable(
            (_("Auction tiles"), _("rounds"), _("build"), _("brings")),
            tuple(map(_tile_row, TILES)),
        ),
    )


def _stage_table(stage: str) -> CardTable:
    return CardTable(
        (_(STAGE_NAMES[stage]), _("type"), _("copies"), _("VP"), _("cost and what it does")),
        tuple(row for one in BUILDINGS if one.stage == stage for row in _rows(one)),
        right=(3,),
    )


def _rows(building: Building) -> Iterator[tuple[str, ...]]:
    """A building in a line, and as many more as its last column takes."""
    costs = [words.cost(building)] if building.copies[0] else []
    said = wrapped("; ".join((*costs, *card_text.does(building))), _ROOM)
    yield (
        shown(building.shown),
        shown(TYPES_SHOWN[building.type])[:3],
        "/".join(map(str, building.copies)) if building.copies[0] else "-",
        str(building.points),
        said[0],
    )
    yield from (("", "", "", "", more) for more in said[1:])


def _tile_row(tile: Tile) -> tuple[str, ...]:
    rounds = card_text.tile_rounds(tile)
    when = str(rounds[0]) if len(rounds) == 1 else _("{first}-{last}").format(first=rounds[0], last=rounds[-1])
    brings = ", ".join(words.benefits(tile_data(tile)))
    return words.tile_name(tile.name), when, words.types(tile.builds) or "-", brings or "-"


def legend() -> str:
    """What the letters and signs of the tables mean."""
    kinds = ", ".join(
        _("{letters} {type}").format(letters=shown(TYPES_SHOWN[one])[:3], type=shown(TYPES_SHOWN[one])) for one in TYPES
    )
    return _("{types}. Copies: with three or four players/with two or alone. VP: points at the end.").format(
        types=kinds
    )


def data(name: str) -> dict[str, Any]:
    """A building or an auction tile for a program to read."""
    if name in TILE_INDEX:
        tile = words.tile(name)
        return {
            "name": name,
            "shown": words.tile_name(name),
            "auction": tile.auction + 1,
            "rounds": list(card_text.tile_rounds(tile)),
            **tile_data(tile),
            "rule": card_text.tile_text(tile),
        }
    building = words.card(name)
    return {
        "name": name,
        "shown": shown(building.shown),
        "type": building.type,
        "stage": building.stage,
        "copies": list(building.copies),
        "cost": {GOODS[kind].name: number for kind, number in building.cost},
        "points": building.points,
        "income": {GOODS[kind].name: number for kind, number in building.income},
        "slots": [
            {"workers": slot.workers, "brings": {GOODS[kind].name: number for kind, number in slot.brings}}
            for slot in building.slots
        ],
        "bonus": list(building.bonus),
        "rule": card_text.building_text(building),
    }


def is_card(name: str) -> bool:
    """Whether a name is that of a building or of an auction tile."""
    return name in KINDS or name in TILE_INDEX
