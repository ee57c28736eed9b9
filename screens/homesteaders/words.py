"""Buildings, tiles and goods of Homesteaders in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.homesteaders import buildings as cards, goods
from engine.homesteaders.buildings import BUILDINGS, TYPES, TYPES_SHOWN, Building
from engine.homesteaders.lone import Taken
from engine.homesteaders.moves import AUCTIONS_SHOWN
from engine.homesteaders.tiles import Exchange, Tile
from engine.texts import N_
from engine.texts.language import either, gettext as _, listed
from screens.documents import Code
from screens.words import shown

STAGE_NAMES = {
    cards.START: N_("Start"),
    cards.SETTLEMENT: N_("Settlement"),
    cards.SETTLEMENT_TOWN: N_("Settlement and Town"),
    cards.TOWN: N_("Town"),
    cards.CITY: N_("City"),
}
KIND_NAMES = {
    "vp": N_("VP tokens"),
    "building": N_("Buildings"),
    "bonus": N_("Bonuses"),
    "resources": N_("Resources"),
    "debts": N_("Debts"),
}
"""What the kinds of lines of a score are called, in the order in which a result lists them."""

_RESOURCES = (N_("W"), N_("F"), N_("S"), N_("G"), N_("C"), N_("L"))
LETTERS = ("$", *_RESOURCES, N_("T"), N_("D"), N_("VP"), N_("w"), N_("t"), N_("r"))
"""How each kind of good is written where there is little room."""
SHORT_TYPES: Mapping[str, str] = {
    cards.RESIDENTIAL: N_("RES"),
    cards.COMMERCIAL: N_("COM"),
    cards.INDUSTRIAL: N_("IND"),
    cards.SPECIAL: N_("SPE"),
    "any": N_("ANY"),
}
_LABELS = (
    *(N_("Silver"), N_("Wood"), N_("Food"), N_("Steel"), N_("Gold"), N_("Copper"), N_("Livestock"), N_("Trade chips")),
    *(N_("Debts"), N_("VP"), N_("Workers"), N_("Tracks"), N_("Rail track")),
)
"""The goods as labels."""
TYPES_IN_COLUMNS = dict(zip(TYPES, (N_("Res"), N_("Com"), N_("Ind"), N_("Spe")), strict=True))
LETTER_OF_TYPE = dict(zip(TYPES, (N_("R"), N_("C"), N_("I"), N_("S")), strict=True))


def card_name(kind: int) -> str:
    """A building as it is called."""
    return shown(BUILDINGS[kind].shown)


def card_names(kinds: Iterable[int]) -> str:
    """Buildings in a row."""
    return listed(map(card_name, kinds))


def rival_takes(kinds: Sequence[int | None]) -> str:
    """What the rival takes: the first of these that is left, see `lone.Taken`."""
    *others, found = (_("nothing") if kind is None else card_name(kind) for kind in kinds)
    for name in reversed(others):
        found = _("{building} (if you build that: {other})").format(building=name, other=found)
    return found


def rival_takes_from(taken: Taken) -> str:
    """What the rival takes from which auctions."""
    template = _("{building} from {auction}")
    return listed(
        template.format(building=rival_takes(kinds), auction=auction_name(auction)) for auction, kinds in taken.items()
    )


def tile_name(tile: Tile) -> str:
    """An auction tile as it is called: 'A1-05'."""
    return tile.name.upper()


def auction_name(auction: int) -> str:
    """An auction as it is called."""
    return shown(AUCTIONS_SHOWN[auction])


def types(names: Iterable[str]) -> str:
    """Types of building, one of which is built: 'residential or special'."""
    found = [shown(TYPES_SHOWN[name]) for name in TYPES if name in names]
    return _("any") if len(found) == len(TYPES) else either(found)


def codes() -> list[Code]:
    """The letters of goods, and how types of buildings are written."""
    found = [
        Code(f"good:{goods.NAMES[kind]}", (letter,), _("victory points") if kind == goods.VP else good_name(kind))
        for kind, letter in enumerate(LETTERS)
    ]
    found += [Code(f"type:{one}", (SHORT_TYPES[one], LETTER_OF_TYPE[one]), shown(TYPES_SHOWN[one])) for one in TYPES]
    return [*found, Code("type:any", (SHORT_TYPES["any"],), _("any type"))]


def line_name(kind: str, name: str) -> str:
    """What a line of a score about a building or a good is called."""
    if name not in cards.INDEX:
        return good_label(goods.INDEX[name])
    card = card_name(cards.INDEX[name])
    return _("{card}, bonus").format(card=card) if kind == "bonus" else card


def good_name(kind: int) -> str:
    """A good as it is called."""
    return shown(goods.GOODS[kind].shown)


def good_label(kind: int) -> str:
    """A good as it stands in a heading or before a number."""
    return _(_LABELS[kind])


def some(number: int, kind: int) -> str:
    """A number of a good: '3 silver'."""
    return shown(goods.some(number, kind))


def several(bundle: Iterable[tuple[int, int]]) -> str:
    """Goods with their numbers: '2 silver, 1 wood'; of none of them nothing is said."""
    return listed(some(number, kind) for kind, number in bundle if number) or _("nothing")


def holdings(has: goods.Goods) -> str:
    """What somebody has that may lie behind a screen."""
    return several((kind, has[kind]) for kind in goods.HIDDEN)


def cost(card: Building) -> str:
    """What a building costs."""
    return several(card.cost)


def benefits(tile: Tile) -> list[str]:
    """What an auction tile brings beside a building."""
    found = []
    if tile.points:
        found.append(some(tile.points, goods.VP))
    if tile.worker:
        found.append(some(1, goods.WORKERS))
    if tile.advance:
        found.append(_("an advance on the rail track"))
    if tile.exchange:
        found.append(exchange(tile.exchange))
    return found


def exchange(one: Exchange) -> str:
    """What a tile exchanges, once."""
    return _("{give} for {get}").format(give=some(1, one.give), get=some(one.number, one.get))
