"""Buildings, tiles and goods of Homesteaders in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.homesteaders.bidding import SHOWN
from engine.homesteaders.buildings import BUILDINGS
from engine.homesteaders.buildings import INDEX as KINDS
from engine.homesteaders.cards import CITY, SETTLEMENT, SETTLEMENT_TOWN, START, TOWN, TYPES, TYPES_SHOWN, Building
from engine.homesteaders.goods import (
    GOODS,
    INDEX,
    Bundle,
)
from engine.homesteaders.goods import some as some_of
from engine.homesteaders.moves import AUCTIONS
from engine.homesteaders.tiles import INDEX as TILE_INDEX
from engine.homesteaders.tiles import TILES, Tile
from engine.homesteaders.workers import PLACES, Place
from engine.texts import N_, the
from engine.texts.language import gettext as _
from screens.words import capital, shown

STAGE_NAMES = {
    START: N_("Start"),
    SETTLEMENT: N_("Settlement"),
    SETTLEMENT_TOWN: N_("Settlement and Town"),
    TOWN: N_("Town"),
    CITY: N_("City"),
}
KIND_NAMES = {
    "vp": N_("VP tokens"),
    "building": N_("Buildings"),
    "bonus": N_("Bonuses"),
    "resources": N_("Resources"),
    "debts": N_("Debts"),
}
"""What the kinds of lines of a score are called, in the order in which a result lists them."""

LETTERS: Mapping[str, str] = {
    "silver": "$",
    "wood": N_("W"),
    "food": N_("F"),
    "steel": N_("S"),
    "gold": N_("G"),
    "copper": N_("C"),
    "livestock": N_("L"),
    "chip": N_("T"),
    "debt": N_("D"),
    "vp": N_("VP"),
    "worker": N_("w"),
    "track": N_("t"),
    "rail": N_("r"),
}
SHORT_TYPES: Mapping[str, str] = {
    "residential": N_("RES"),
    "commercial": N_("COM"),
    "industrial": N_("IND"),
    "special": N_("SPE"),
    "any": N_("ANY"),
}
LETTER_OF_TYPE: Mapping[str, str] = {
    "residential": N_("R"),
    "commercial": N_("C"),
    "industrial": N_("I"),
    "special": N_("S"),
}

_PLACES = {place.name: place for place in PLACES}


def card(name: str) -> Building:
    """The kind of building of this name."""
    return BUILDINGS[KINDS[name]]


def card_name(name: str) -> str:
    """A building as it is called."""
    return shown(card(name).shown)


def rival_takes(names: Sequence[str | None]) -> str:
    """What the rival takes: the first of these that is left, see `AuctionData`."""
    *others, found = (_("nothing") if name is None else card_name(name) for name in names)
    for name in reversed(others):
        found = _("{building} (if you build that: {other})").format(building=name, other=found)
    return found


def rival_takes_from(taken: Mapping[str, Sequence[str | None]]) -> str:
    """What the rival takes from which auctions."""
    template = _("{building} from {auction}")
    return ", ".join(
        template.format(building=rival_takes(names), auction=auction_name(auction)) for auction, names in taken.items()
    )


def told(name: str) -> str:
    """A building as it is called within a sentence."""
    return shown(the(card(name).shown))


def tile(name: str) -> Tile:
    """The auction tile of this name."""
    return TILES[TILE_INDEX[name]]


def tile_name(name: str) -> str:
    """An auction tile as it is called: 'A1-05'."""
    return name.upper()


def auction_name(name: str) -> str:
    """An auction as it is called."""
    return shown(SHOWN[AUCTIONS.index(name)])


def place(name: str) -> Place:
    """The slot of this name."""
    return _PLACES[name]


def alternatives(names: Sequence[str]) -> str:
    """One of several: 'a, b or c'."""
    if len(names) < 2:
        return "".join(names)
    return _("{names} or {last}").format(names=", ".join(names[:-1]), last=names[-1])


def types(names: Iterable[str]) -> str:
    """Types of building, one of which is built: 'residential or special'."""
    found = [shown(TYPES_SHOWN[name]) for name in TYPES if name in names]
    return _("any") if len(found) == len(TYPES) else alternatives(found)


def type_codes(name: str) -> str:
    """How a type is written where there is little room: 'RES or R'."""
    return _("{code} or {letter}").format(code=_(SHORT_TYPES[name]), letter=_(LETTER_OF_TYPE[name]))


def line_name(kind: str, name: str) -> str:
    """What a line of a score about a building or a good is called."""
    if name in KINDS:
        return _("{card}, bonus").format(card=card_name(name)) if kind == "bonus" else card_name(name)
    return capital(good_name(name))


def good_name(name: str) -> str:
    """A good as it is called."""
    return shown(GOODS[INDEX[name]].shown)


def some(number: int, name: str) -> str:
    """A number of a good: '3 silver'."""
    return shown(some_of(number, INDEX[name]))


def several(bundle: Bundle) -> str:
    """Goods by their indices: '2 silver, 1 wood'."""
    return ", ".join(shown(some_of(number, kind)) for kind, number in bundle if number) or _("nothing")


def goods(numbers: Mapping[str, int]) -> str:
    """Goods by their names: '2 silver, 1 wood'; of none of them nothing is said."""
    return ", ".join(some(number, name) for name, number in numbers.items() if number) or _("nothing")


def cost(building: Building) -> str:
    """What a building costs."""
    return several(building.cost)


def benefits(one: Mapping[str, Any]) -> list[str]:
    """What an auction tile brings beside a building, from the data of the table."""
    found = []
    if one["points"]:
        found.append(some(one["points"], "vp"))
    if one["worker"]:
        found.append(some(1, "worker"))
    if one["advance"]:
        found.append(_("an advance on the rail track"))
    if one["exchange"]:
        found.append(exchange(one["exchange"]))
    return found


def exchange(one: Mapping[str, Any]) -> str:
    """What a tile exchanges, once."""
    return _("{give} for {get}").format(give=some(1, one["give"]), get=some(one["number"], one["get"]))
