"""What the things of Macao are called: cards, cubes, quarters, ports, spaces of the route, lines of a score."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from engine.macao.cards import Card
from engine.macao.city import QUARTER, QUARTERS, Quarter
from engine.macao.colours import COLOUR, CUBES, GOLD, PRESTIGE, SHOWN, SPACES, counted, in_words
from engine.macao.deck import CARDS, NUMBER
from engine.macao.kinds import KINDS_SHOWN
from engine.macao.sea import GOOD, GOODS_SHOWN, PORT_OF, PORTS, SPACE, SPACES_SHOWN
from engine.macao.state import ACTION, CARD, DICE, DRAFT, LAY, OVER, SAVE
from engine.macao.table import JOKER_TILE
from engine.texts import N_
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from screens.words import shown

KIND_NAMES: Final[Mapping[str, str]] = {
    "prestige": N_("Prestige"),
    "tableau": N_("Cards left over"),
    "punishment": N_("Punishment markers"),
    "ending": N_("Cards for the end"),
    "city": N_("Largest area"),
}
"""What the kinds of lines of a score are called, in the order in which a result lists them."""
PHASES: Final[Mapping[str, str]] = {
    DRAFT: N_("first cards"),
    LAY: N_("start cubes"),
    CARD: N_("cards"),
    DICE: N_("dice"),
    SAVE: N_("dice"),
    ACTION: N_("turns"),
    OVER: N_("the game is over"),
}
"""What the phases are called."""
COMPANY: Final = N_("the company")

JOKER_SIGN: Final = N_("*jok")
"""A joker tile where there is little room."""


def card(name: str) -> Card:
    """The card of this name."""
    return CARDS[NUMBER[name]]


def card_name(name: str) -> str:
    """A card as it is called."""
    return shown(card(name).shown)


def told(name: str) -> str:
    """A card as it is called within a sentence."""
    return shown(card(name).told)


def is_card(name: str) -> bool:
    """Whether a name is that of a card."""
    return name in NUMBER


def is_quarter(name: str) -> bool:
    """Whether a name is that of a quarter."""
    return name in QUARTER


def kind_name(name: str) -> str:
    """What the kind of a card is called, of the card of this name."""
    return shown(KINDS_SHOWN[card(name).kind])


def effect(name: str) -> str:
    """What a card does, in a few cells."""
    return shown(card(name).effect.short)


def says(name: str) -> str:
    """What a card does, in a sentence."""
    return shown(card(name).effect.says)


def does(name: str) -> str:
    """The same within a sentence: 'give 3 red: 1 gold'."""
    said = says(name).rstrip(".")
    return said[:1].lower() + said[1:]


def described(name: str, *, with_cost: bool = True) -> str:
    """A card in words, with its cost where that does not stand beside it."""
    said = _("{card}, {kind} for {cost}: {says}") if with_cost else _("{card}, {kind}: {says}")
    return said.format(card=card_name(name), kind=kind_name(name), cost=cost(name), says=says(name))


def cost(name: str) -> str:
    """What a card costs as it is printed: '2 red, 1 blue'."""
    return cubes_of(card(name).cost)


def cubes_of(colours: Iterable[int]) -> str:
    """A row of colours as a number of each: '2 red, 1 blue'."""
    return ", ".join(map(shown, in_words(counted(colours))))


def cubes(numbers: Mapping[str, int]) -> str:
    """Cubes by the names of their colours: '2 red, 1 blue'; 'nothing' where there is none."""
    return cubes_of(COLOUR[name] for name, number in numbers.items() for _cube in range(number))


def colour_name(name: str) -> str:
    """A colour as it is called."""
    return shown(SHOWN[COLOUR[name]])


def colours(names: Iterable[str]) -> str:
    """Colours one after another as a number of each: '2 red, 1 blue'."""
    return cubes_of(COLOUR[name] for name in names)


def number_of_cubes(number: int) -> str:
    """A number of cubes of whatever colours."""
    return shown(CUBES.of(number))


def gold(number: int) -> str:
    """A number of gold."""
    return shown(GOLD.of(number))


def prestige(number: int) -> str:
    """A number of prestige points."""
    return shown(PRESTIGE.of(number))


def spaces(number: int) -> str:
    """A number of spaces."""
    return shown(SPACES.of(number))


def markers(number: int) -> str:
    """A number of punishment markers."""
    return ngettext("{n} punishment marker", "{n} punishment markers", number).format(n=number)


def jokers(number: int) -> str:
    """A number of joker tiles."""
    return ngettext("{n} joker tile", "{n} joker tiles", number).format(n=number)


def quarter(name: str) -> Quarter:
    """The quarter of this name."""
    return QUARTERS[QUARTER[name]]


def quarter_name(name: str) -> str:
    """A quarter as it is called."""
    return shown(quarter(name).shown)


def quarter_cost(name: str) -> str:
    """What a quarter costs as it is printed."""
    return cubes_of(quarter(name).cost)


def good_name(name: str) -> str:
    """A kind of goods as it is called."""
    return shown(GOODS_SHOWN[GOOD[name]])


def goods(numbers: Mapping[str, int]) -> str:
    """Numbers of goods tiles: '2 tea, 1 silk'."""
    return ", ".join(
        _("{n} {good}").format(n=number, good=good_name(name)) for name, number in numbers.items() if number
    ) or _("nothing")


def tile_name(name: str | None) -> str:
    """What lies on a quarter, as it is called."""
    if name is None:
        return _("no tile")
    return _("a joker tile") if name == JOKER_TILE else good_name(name)


def port_of(good: str) -> str:
    """The port to which a kind of goods goes, as it is called."""
    return shown(PORTS[PORT_OF[GOOD[good]]].shown)


def space_name(name: str) -> str:
    """A space of the route as it is called."""
    return shown(SPACES_SHOWN[SPACE[name]])


def die(colour: str, value: int) -> str:
    """A die with what it shows."""
    return _("{colour} {n}").format(colour=colour_name(colour), n=value)


def line_name(kind: str, name: str) -> str:
    """What a line of a score is called."""
    if is_quarter(name):
        return quarter_name(name)
    return card_name(name) if name else _(KIND_NAMES[kind])
