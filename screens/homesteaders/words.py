"""Buildings, tiles and goods of Homesteaders in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.homesteaders import buildings as cards, goods
from engine.homesteaders.buildings import BUILDINGS, TYPES, TYPES_SHOWN, Building
from engine.homesteaders.lone import Taken
from engine.homesteaders.money import FREE
from engine.homesteaders.moves import AUCTIONS_SHOWN
from engine.homesteaders.tiles import Exchange, Tile
from engine.texts import N_, NC_
from engine.texts.language import either, gettext as _, listed
from screens.documents import Code
from screens.words import shown

STAGE_NAMES = {
    cards.START: NC_("stage", "Start"),
    cards.SETTLEMENT: NC_("stage", "Settlement"),
    cards.SETTLEMENT_TOWN: N_("Settlement and Town"),
    cards.TOWN: NC_("stage", "Town"),
    cards.CITY: NC_("stage", "City"),
}
KIND_NAMES = {
    "vp": N_("VP tokens"),
    "building": N_("Buildings"),
    "bonus": N_("Bonuses"),
    "resources": N_("Resources"),
    "debts": N_("Debts"),
}
"""What the kinds of lines of a score are called, in the order in which a result lists them."""

_RESOURCES = (
    NC_("Homesteaders good", "W"),
    NC_("Homesteaders good", "F"),
    NC_("Homesteaders good", "S"),
    NC_("Homesteaders good", "G"),
    NC_("Homesteaders good", "C"),
    NC_("Homesteaders good", "L"),
)
LETTERS = (
    "$",
    *_RESOURCES,
    NC_("Homesteaders good", "T"),
    NC_("Homesteaders good", "D"),
    NC_("Homesteaders good", "VP"),
    NC_("Homesteaders good", "w"),
    NC_("Homesteaders good", "t"),
    NC_("Homesteaders good", "r"),
)
"""How each kind of good is written where there is little room."""
SHORT_TYPES: Mapping[str, str] = {
    cards.RESIDENTIAL: NC_("Homesteaders type", "RES"),
    cards.COMMERCIAL: NC_("Homesteaders type", "COM"),
    cards.INDUSTRIAL: NC_("Homesteaders type", "IND"),
    cards.SPECIAL: NC_("Homesteaders type", "SPE"),
    "any": NC_("Homesteaders type", "ANY"),
}
_LABELS = (
    *(N_("Silver"), N_("Wood"), N_("Food"), N_("Steel"), N_("Gold"), N_("Copper"), N_("Livestock"), N_("Trade chips")),
    *(N_("Debts"), N_("VP"), N_("Workers"), N_("Tracks"), N_("Rail track")),
)
"""The goods as labels."""
TYPES_IN_COLUMNS = dict(
    zip(
        TYPES,
        (
            NC_("Homesteaders type", "Res"),
            NC_("Homesteaders type", "Com"),
            NC_("Homesteaders type", "Ind"),
            NC_("Homesteaders type", "Spe"),
        ),
        strict=True,
    )
)
LETTER_OF_TYPE = dict(
    zip(
        TYPES,
        (
            NC_("Homesteaders type", "R"),
            NC_("Homesteaders type", "C"),
            NC_("Homesteaders type", "I"),
            NC_("Homesteaders type", "S"),
        ),
        strict=True,
    )
)


def card_name(kind: int) -> str:
    """A building as it is called."""
    return shown(BUILDINGS[kind].shown)


def card_names(kinds: Iterable[int]) -> str:
    """Buildings in a row."""
    return listed(map(card_name, kinds))


def rival_takes(kinds: Sequence[int | None]) -> str:
    """What the rival takes: the first of these that is left, see `lone.Taken`."""
    first, *others = (_("nothing") if kind is None else card_name(kind) for kind in kinds)
    template = _("{building} ({other} if you build that)")
    return template.format(building=first, other=either(others)) if others else first


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
    return _("{card} (bonus)").format(card=card) if kind == "bonus" else card


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
    return several(card.cost) if card.cost else shown(FREE)


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
