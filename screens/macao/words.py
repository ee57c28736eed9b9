"""What the things of Macao are called, which positions know by numbers, and lines of a score."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from engine.macao import city, colours, costs, deck, effects, sea, state
from engine.texts import N_, NC_, Forms
from engine.texts.language import gettext as _, listed, pgettext
from screens.words import shown

KIND_NAMES: Final[Mapping[str, str]] = {
    "prestige": N_("During the game"),
    "tableau": N_("Cards left over"),
    "punishment": N_("Punishment markers"),
    "ending": N_("Cards for the end"),
    "city": N_("Largest area"),
}
"""What the kinds of lines of a score are called, in the order in which a result lists them."""
PHASES: Final[Mapping[str, str]] = {
    state.DRAFT: N_("first cards"),
    state.LAY: N_("start cubes"),
    state.CARD: NC_("phase", "cards"),
    state.DICE: NC_("phase", "dice"),
    state.SAVE: NC_("phase", "dice"),
    state.ACTION: NC_("phase", "turns"),
    state.OVER: N_("the game is over"),
}
"""What the phases are called."""
COMPANY: Final = N_("the company")
COMPANY_SIGN: Final = NC_("Macao company", "c")
_FIRST: Final = (
    *(NC_("die", "Red"), NC_("die", "Blue"), NC_("die", "Green")),
    *(NC_("die", "Black"), NC_("die", "Gray"), NC_("die", "Violet")),
)
"""Colours at the start of a line, before what a die of theirs shows."""
_GOODS = (N_("Lacquerware"), N_("Rice"), N_("Tea"), N_("Jade"), N_("Silk"), N_("Paper"), N_("Porcelain"), N_("Spices"))
"""Colours and goods as labels."""

GOOD_SIGNS: Final = (
    *(NC_("Macao good", "L"), NC_("Macao good", "R"), NC_("Macao good", "T"), NC_("Macao good", "J")),
    *(NC_("Macao good", "S"), NC_("Macao good", "p"), NC_("Macao good", "P"), NC_("Macao good", "s")),
)
"""The letter of each good."""

# Cards.


def card_name(card: int) -> str:
    return shown(deck.CARDS[card].shown)


def card_names(cards: Iterable[int]) -> str:
    """Cards as they are called, one after another."""
    return listed(map(card_name, cards))


def told(card: int) -> str:
    """A card as it is called within a sentence."""
    return shown(deck.CARDS[card].told)


def kind_name(card: int) -> str:
    return shown(effects.KINDS_SHOWN[deck.CARDS[card].kind])


def effect(card: int) -> str:
    """What a card does, in a few cells."""
    return shown(deck.CARDS[card].effect.short)


def says(card: int) -> str:
    """What a card does, in a sentence."""
    return shown(deck.CARDS[card].effect.says)


def described(card: int, *, with_cost: bool = True) -> str:
    """A card in words, with its cost where that does not stand beside it."""
    # Translators: a card, its kind (office, building, person) and its rule, a sentence.
    said = _("{card}, {kind} for {cost}: {says}") if with_cost else _("{card}, {kind}: {says}")
    return said.format(card=card_name(card), kind=kind_name(card), cost=cost(card), says=says(card))


def cost(card: int) -> str:
    """What a card costs as it is printed: '2 red, 1 blue'."""
    return cubes(deck.CARDS[card].cubes)


def cost_to(card: int, have: deck.Standing) -> str:
    """What activating a card costs somebody: as printed, and what cards of theirs change of it."""
    return shown(costs.told(deck.CARDS[card].cost, have.less[deck.CARDS[card].kind], have.any_colour))


def tribute(card: int) -> str:
    """The tribute pair of a card: gold and PP."""
    gold, points = deck.CARDS[card].tribute
    return f"{gold}-{points}"


# Cubes, gold, prestige.


def cubes(numbers: Sequence[int]) -> str:
    """So many cubes of each colour: '2 red, 1 blue'; 'nothing' where there is none."""
    return listed(map(shown, colours.in_words(tuple(numbers))))


def cubes_of(row: Iterable[int]) -> str:
    """A row of colours as a number of each: '2 red, 1 blue'."""
    return cubes(colours.counted(row))


def colour_name(colour: int) -> str:
    return shown(colours.SHOWN[colour])


def die(colour: int, value: int) -> str:
    """A die with what it shows."""
    return _("{colour} {n}").format(colour=colour_name(colour), n=value)


def dice(one: tuple[int, int], other: tuple[int, int]) -> str:
    """Two dice with what they show, at the start of a line."""
    first = _("{colour} {n}").format(colour=_(_FIRST[one[0]]), n=one[1])
    return _("{one} and {other}").format(one=first, other=die(*other))


def _counting(forms: Forms) -> Callable[[int], str]:
    return lambda number: shown(forms.of(number))


number_of_cubes: Final = _counting(colours.CUBES)
gold: Final = _counting(colours.GOLD)
prestige: Final = _counting(colours.PRESTIGE)
spaces: Final = _counting(colours.SPACES)
markers: Final = _counting(Forms("{n} punishment marker", "{n} punishment markers"))
jokers: Final = _counting(Forms("{n} joker tile", "{n} joker tiles"))
delivered: Final = _counting(Forms("{n} tile delivered", "{n} tiles delivered"))


def gain(points: int, coins: int) -> str:
    """Prestige, and gold if there is some."""
    return listed([prestige(points), *([gold(coins)] if coins else [])])


# The city and the sea.


def quarter_name(quarter: int) -> str:
    return shown(city.QUARTERS[quarter].shown)


def quarter_cost(quarter: int) -> str:
    """What a quarter costs as it is printed."""
    return cubes(city.QUARTERS[quarter].cubes)


def quarter_cost_to(quarter: int, have: deck.Standing) -> str:
    """What a quarter costs somebody: as printed, and what cards of theirs change of it."""
    return shown(costs.told(city.QUARTERS[quarter].cost, have.quarter_less, have.quarter_any_colour))


def numbers_of(quarters: Iterable[int]) -> list[str]:
    """The numbers of quarters as players count them, from 1."""
    return [str(quarter + 1) for quarter in quarters]


def good_name(good: int) -> str:
    return shown(sea.GOODS_SHOWN[good])


def good_sign(good: int) -> str:
    """The letter of a good."""
    return _(GOOD_SIGNS[good])


def good_label(good: int) -> str:
    return _(_GOODS[good])


def goods(numbers: Sequence[int]) -> str:
    """So many goods tiles of each kind: '2 tea, 1 silk'."""
    one = pgettext("in a row", "{n} {good}")
    tiles = (one.format(n=n, good=good_name(good)) for good, n in enumerate(numbers) if n)
    return listed(tiles) or _("nothing")


def tile_name(tile: int) -> str:
    return _("a joker tile") if tile == sea.JOKER else good_name(tile)


def port_of(good: int) -> str:
    return shown(sea.PORTS[sea.PORT_OF[good]].shown)


def space_name(space: int) -> str:
    return shown(sea.SPACES_SHOWN[space])


def space_label(space: int) -> str:
    """A space as it stands at the start of a sentence."""
    if space >= sea.FIRST_PORT:
        return space_name(space)
    return _("Sea space {n}").format(n=space) if space else _("The anchor")


def line_name(kind: str, name: str) -> str:
    """What a line of a score is called."""
    if name in city.QUARTER:
        return quarter_name(city.QUARTER[name])
    return card_name(deck.NUMBER[name]) if name else _(KIND_NAMES[kind])
