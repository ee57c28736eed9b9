"""What a piece of text on a screen means, by name, and the hue of each meaning.

Meanings that every screen has stand here. Four families have a member for each good, type, seat or part of a picture,
with its name after a colon (`seat:0`). A title says as data which hue its goods and types have, a game which hue its
seats have (`seat_hues`); a screen hands both to what is painted on it as its `hues`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.texts.language import gettext as _
from engine.texts.text import N_
from widgets.palettes import SEATS, Hue

StyleName = str
"""A meaning of `MEANINGS`, or a member of one of `FAMILIES`: `seat:0`."""

Hues = tuple[tuple[StyleName, Hue], ...]
"""The hues of members of the families."""

NO_HUES: Hues = ()


class Meaning(NamedTuple):
    """How a meaning is shown: its hue, and what tells it from plain text without colour."""

    hue: Hue | None = None
    bold: bool = False
    underline: bool = False
    is_ground: bool = False
    """Whether the hue is that of the ground, with text on it."""


MEANINGS: Mapping[StyleName, Meaning] = {
    "plain": Meaning(),  # anything else
    "title": Meaning("cream", bold=True),  # the name of the screen or of the game
    "heading": Meaning("cream", bold=True),  # the head of a table or of a group of lines
    "figure": Meaning(bold=True),  # a number to look at
    "tab": Meaning("cream", bold=True, is_ground=True),  # the page that is open
    "dim": Meaning("dim"),  # what matters little now: hints, what cannot be done
    "rule": Meaning("rule"),  # lines that part areas
    "key": Meaning("teal", bold=True),  # a key to press
    "field": Meaning(underline=True),  # a text being typed
    "gain": Meaning("good"),  # a gain, something that is covered
    "short": Meaning("loss", bold=True),  # a loss, a shortfall
    "lack": Meaning("loss", underline=True),  # the part of a cost that is not there
    "mark": Meaning("mark", bold=True),  # look here: the present place, a leader, a warning
    "worth": Meaning("gold"),  # what something is worth
    "source:1": Meaning("teal"),  # where points came from
    "source:2": Meaning("second"),  # with few colours that of text: beside the first it is told apart
    "source:3": Meaning("gold"),
    "source:4": Meaning("good"),
    "source:5": Meaning("violet"),
    "source:6": Meaning("pink"),
    "source:7": Meaning("orange"),
    "source:8": Meaning("straw"),
    "medal:bronze": Meaning("bronze", bold=True),  # the medals
    "medal:silver": Meaning("silver", bold=True),
    "medal:gold": Meaning("gold", bold=True),
}
"""The meanings of every screen, each with what it is for."""

FAMILIES: Mapping[str, Meaning] = {
    "good": Meaning(),
    "type": Meaning(is_ground=True),
    "missing": Meaning(is_ground=True, underline=True),
    "seat": Meaning(bold=True),
    "scene": Meaning(),
}
"""Families of meanings: a good, a type of card (a letter on its ground), the same that is not there, a seat, a part of
a picture."""


_ON = "on:"


def on(style: StyleName) -> StyleName:
    """The style of words that stand within a solid bar of a style: on its colour."""
    return _ON + style


def barred(style: StyleName) -> StyleName:
    """The style of the bar within which words of a style stand; any other one as it is."""
    return style.removeprefix(_ON)


def meaning(style: StyleName, hues: Mapping[StyleName, Hue]) -> Meaning:
    """What a style means; a member of a family has the hue that these say."""
    if style.startswith(_ON):
        return meaning(style.removeprefix(_ON), hues)._replace(is_ground=True)
    found = MEANINGS.get(style)
    if found is not None:
        return found
    family = FAMILIES[style.partition(":")[0]]
    return family._replace(hue=hues.get(style, "dim" if family.is_ground else None))


ORDER: Sequence[Hue] = SEATS[:5]
"""The hues of seats whose names are no colours; they differ in lightness too."""


_CALLED: Mapping[str, Hue] = {
    N_("red"): "red seat",
    N_("green"): "green seat",
    N_("blue"): "blue seat",
    N_("yellow"): "yellow seat",
    N_("white"): "white seat",
    N_("black"): "grey seat",
    N_("grey"): "grey seat",
    N_("gray"): "grey seat",
    N_("brown"): "brown seat",
    N_("orange"): "orange seat",
    N_("pink"): "pink seat",
    N_("purple"): "violet seat",
    N_("violet"): "violet seat",
}
"""The hues of colours after which somebody may be called."""


def seat(number: int) -> str:
    """The style of a seat."""
    return f"seat:{number}"


def seat_hues(names: Sequence[str]) -> Hues:
    """The hue of each seat, given the names of the players."""
    # A game that was begun in English keeps its names in every language.
    called = {**_CALLED, **{_(name): hue for name, hue in _CALLED.items()}}
    found: dict[int, Hue] = {}
    for number, name in enumerate(names):
        hue = called.get(name.casefold())
        if hue is not None and hue not in found.values():
            found[number] = hue
    left = [hue for hue in ORDER if hue not in found.values()]
    for number in range(len(names)):
        if number not in found:
            found[number] = left.pop(0) if left else ORDER[number % len(ORDER)]
    return tuple((seat(number), found[number]) for number in range(len(names)))
