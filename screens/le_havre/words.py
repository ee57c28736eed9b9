"""Cards, ships, goods and moves of Le Havre in words."""

from __future__ import annotations

from collections.abc import Iterable

from engine.le_havre.cards import Card, fee_text
from engine.le_havre.deck import CARD_INDEX, CARDS
from engine.le_havre.goods import BRICK, CLAY, FRANCS, GOODS, IRON, STEEL, WOOD
from engine.le_havre.ships import KINDS, SHIP_INDEX, SHIPS, Ship
from engine.texts import N_, NC_
from engine.texts.cells import beginning, cells as width
from engine.texts.language import gettext as _, listed
from screens.documents import Code
from screens.words import shown

ORDINARY = ("supply", "end turn", "pay interest", "feed", "stop building", "put back", "pass")
"""The words of the moves that simply go on."""
LETTERS = {
    WOOD: NC_("Le Havre good", "w"),
    CLAY: NC_("Le Havre good", "c"),
    IRON: NC_("Le Havre good", "i"),
    BRICK: NC_("Le Havre good", "b"),
    STEEL: NC_("Le Havre good", "s"),
}
"""The goods that buildings and ships cost, as costs name them."""
_TYPES = {
    "craftsman": (NC_("Le Havre type", "C"), N_("craftsman")),
    "economic": (NC_("Le Havre type", "E"), N_("economic")),
    "industrial": (NC_("Le Havre type", "I"), N_("industrial")),
    "public": (NC_("Le Havre type", "P"), N_("public")),
    "none": ("-", N_("no type")),
    "ship": (NC_("Le Havre type", "S"), N_("ship")),
}
_SHORT_NAMES = {
    "building-firm-1": NC_("in 17 cells", "Building Firm 1"),
    "building-firm-2": NC_("in 17 cells", "Building Firm 2"),
    "bridge-over-the-seine": N_("Bridge over Seine"),
    "iron-mine-and-coal-seam": N_("Iron Mine & Coal"),
    "schnaps-distillery": N_("Schnaps Distill'y"),
    "brick-manufacturer": N_("Brick Manufact'r"),
}
TYPE_LETTERS = {kind: letter for kind, (letter, _name) in _TYPES.items()}
TYPE_NAMES = {kind: name for kind, (_letter, name) in _TYPES.items()}
KIND_NAMES = {
    "building": N_("Buildings"),
    "ship": N_("Ships"),
    "francs": N_("Francs"),
    "bonus": N_("Bonuses"),
    "loans": N_("Loans"),
}
"""What the kinds of lines of a score are called, in the order in which a result lists them."""
_LABELS = (
    *(N_("Francs"), N_("Fish"), N_("Wood"), N_("Clay"), N_("Iron"), N_("Grain"), N_("Cattle"), N_("Coal"), N_("Hides")),
    *(N_("Smoked fish"), N_("Charcoal"), N_("Brick"), N_("Steel"), N_("Bread"), N_("Meat"), N_("Coke"), N_("Leather")),
)
"""The goods as labels."""


def codes() -> list[Code]:
    """The letters of goods and of types of cards."""
    goods = [Code(f"good:{GOODS[good].name}", (letter,), good_name(good)) for good, letter in LETTERS.items()]
    return goods + [Code(f"type:{kind}", (letter,), _(name)) for kind, (letter, name) in _TYPES.items()]


def card(name: str) -> Card:
    """The card of this name."""
    return CARDS[CARD_INDEX[name]]


def cards(numbers: Iterable[int]) -> list[str]:
    """The names of cards."""
    return [CARDS[number].name for number in numbers]


def is_card(name: str) -> bool:
    """Whether the name is that of a building card."""
    return name in CARD_INDEX


def is_ship(name: str) -> bool:
    """Whether the name is that of a ship card (the Luxury Yacht is a building card)."""
    return name in SHIP_INDEX


def ship(name: str) -> Ship:
    """The ship card of this name."""
    return SHIPS[SHIP_INDEX[name]]


def price_of(name: str) -> int:
    """What a building or ship costs in francs; 0 where it is not for sale."""
    return (KINDS[ship(name).kind].price if is_ship(name) else card(name).price) or 0


def value_of(name: str) -> int:
    """What a building or ship is worth."""
    return ship(name).value if is_ship(name) else card(name).value


def name_in_list(name: str) -> str:
    """What a building is called in 17 cells."""
    return _(_SHORT_NAMES.get(name, "")) or shown(card(name).shown)


def card_name(name: str) -> str:
    """A building or ship as it is called."""
    return shown(ship(name).shown if is_ship(name) else card(name).shown)


def short_name(name: str, cells: int) -> str:
    """A building as it is called, in so many cells: of twins with a number the end, 'Firm 1'.

    Of others the longest word loses its end, 'Constr. Firm', or if that leaves too little of it all after a beginning.
    """
    called = card_name(name)
    if width(called) <= cells:
        return called
    if called[-1].isdigit():
        called = " ".join(called.split()[-2:])
        if width(called) <= cells:
            return called
        # The number tells the twins apart, the word before it is known by its beginning, in Chinese by its end.
        word, number = called[:-1].rstrip(), called[len(called[:-1].rstrip()) :]
        if width(word) > len(word):
            while width(called) > cells:
                called = called[1:]
            return called
        return _cut(word, max(1, cells - width(number) - 1)) + number
    parts = called.split()
    longest = max(range(len(parts)), key=lambda place: width(parts[place]))
    kept = width(parts[longest]) - (width(called) - cells) - 1
    if len(parts) > 1 and kept >= _LEAST_OF_A_WORD:
        parts[longest] = _cut(parts[longest], kept)
        return " ".join(parts)
    return _cut(called, cells - 1)


_LEAST_OF_A_WORD = 5
"""Cells of a word that is still known by its beginning."""


def _cut(words: str, cells: int) -> str:
    # Translators: a name that was cut, with what marks that.
    return _("{beginning}.").format(beginning=beginning(words, cells).rstrip())


def line_name(kind: str, name: str) -> str:
    """What a line of a score about a card is called."""
    return _("{card} (bonus)").format(card=card_name(name)) if kind == "bonus" else card_name(name)


def good_name(good: int) -> str:
    """A good as it is called."""
    return shown(GOODS[good].shown)


def good_label(good: int) -> str:
    """A good as it stands in a heading or before a number."""
    return _(_LABELS[good])


def some(number: int, good: int) -> str:
    """A number of a good: '3 fish'."""
    return shown(GOODS[good].forms.of(number))


def francs(number: int) -> str:
    """A sum of money."""
    return some(number, FRANCS)


def goods(bundle: Iterable[tuple[int, int]]) -> str:
    """Several goods, kinds and numbers: '2 fish, 1 coal'."""
    return listed(some(number, good) for good, number in bundle if number) or _("nothing")


def cost(building: Card) -> str:
    """What building a card costs in material."""
    if building.cost is None:
        return _("cannot be built")
    return goods(building.cost)


def fee(building: Card) -> str:
    """The entry fee."""
    return shown(fee_text(building.fee))


def short_fee(building: Card) -> str:
    """The entry fee in few cells."""
    found = building.fee
    if found.food and found.francs:
        return _("{food} food/{n} franc").format(food=found.food, n=found.francs)
    return fee(building)


def price(building: Card) -> str:
    """The price in francs, or a dash."""
    return "-" if building.price is None else str(building.price)


def rules_name(name: str) -> str:
    """Under which name the rules speak of a card, good or ship: ships by their kind."""
    return KINDS[ship(name).kind].name if is_ship(name) else name


def short_ship(name: str) -> str:
    """A ship card in few cells: 'Wooden 4'."""
    letters = {
        "wooden-ship": _("Wooden {value}"),
        "iron-ship": _("Iron {value}"),
        "steel-ship": _("Steel {value}"),
        "luxury-liner": _("Liner {value}"),
    }
    kind, _dash, value = name.rpartition("-")
    return letters[kind].format(value=value)
