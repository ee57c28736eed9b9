"""Every colour that Havre shows, and nowhere else: five palettes, each a colour for each hue.

A hue is what a colour is called; what has which hue is said by `widgets.styles` for what every screen shows, and by
each title for its goods and types. Numbers are those of the 256 colours of xterm; 0 to 15 are the terminal's own.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple, get_args

FrameHue = Literal["cream", "teal", "good", "loss", "mark", "dim", "rule", "bronze", "second"]
ThingHue = Literal[
    "gold", "blue", "brown", "red", "silver", "straw", "pink", "grey", "tan", "orange", "green", "violet"
]  # fmt: skip
SeatHue = Literal[
    "red seat", "green seat", "blue seat", "yellow seat", "white seat",
    "brown seat", "orange seat", "pink seat", "violet seat", "grey seat",
]  # fmt: skip
Hue = Literal[FrameHue, ThingHue, SeatHue]
"""What a colour is called: one of the frame, of things, or of seats."""
GroundName = Literal["water", "free", "dark"]
"""What lies beneath text on a map: the sea, a free place, a dark one."""

THINGS: tuple[ThingHue, ...] = get_args(ThingHue)
"""The hues of goods, types and whatever else a title has."""


SEATS: tuple[SeatHue, ...] = get_args(SeatHue)
"""The hues of seats. In every palette those that have not the same colour are told apart at a glance: five at least."""


class Ground(NamedTuple):
    """What lies beneath text on a map."""

    colour: int
    text: int
    """Text on it; text in a hue that it does not know, too."""
    hues: Mapping[Hue, int]
    """The hues that can be told from each other on it."""


class Palette(NamedTuple):
    """How the hues look on one kind of ground, in one depth of colours."""

    name: str
    colours: Mapping[Hue, int]
    """The colour of each hue; one that is missing is the terminal's own for text."""
    bold: frozenset[Hue] = frozenset()
    """Hues that are told from others of the same colour by being bold."""
    instead: Mapping[Hue, tuple[int, ...]] = MappingProxyType({})
    """What comes nearest to the hue of a seat whose colour another one has."""
    bar: int | None = None
    """The ground of the cursor's bar; None: text and ground change places there."""
    on_bar: Mapping[Hue, int] = MappingProxyType({})
    """Hues that need another colour on that bar to be read; what is dim elsewhere is plain there."""
    on_hue: int | None = None
    """Text on a ground that has a hue; None: text and ground change places there."""
    grounds: Mapping[GroundName, Ground] = MappingProxyType({})
    """What lies beneath maps; where one is missing they have the ground of everything else."""
    chosen: Mapping[GroundName, Ground] = MappingProxyType({})
    """What lies beneath a place with the cursor on such a ground."""


_LAND: Mapping[Hue, int] = {"good": 114, "mark": 215, "gold": 221, "loss": 210}
_DARK_GROUNDS: Mapping[GroundName, Ground] = {
    "water": Ground(24, 255, {"rule": 152, "gold": 221, "mark": 221, "good": 157, "blue": 110}),
    "free": Ground(236, 255, {**_LAND, "dim": 247}),
    "dark": Ground(234, 255, {**_LAND, "dim": 247}),
}
_DARK_CHOSEN: Mapping[GroundName, Ground] = {
    "water": Ground(152, 16, {}),
    "free": Ground(240, 231, _LAND),
    "dark": Ground(240, 231, _LAND),
}

DARK = Palette(
    "dark",
    {
        "cream": 223, "teal": 80, "good": 114, "loss": 203, "mark": 215, "dim": 244, "rule": 239, "bronze": 173,
        "second": 74,
        "gold": 221, "blue": 74, "brown": 137, "red": 167, "silver": 252, "straw": 186, "pink": 175, "grey": 245,
        "tan": 180, "orange": 173, "green": 108, "violet": 141,
        "red seat": 210, "green seat": 114, "blue seat": 69, "yellow seat": 221, "white seat": 231,
        "brown seat": 137, "orange seat": 202, "pink seat": 182, "violet seat": 171, "grey seat": 109,
    },
    bar=237,
    on_bar={"rule": 246, "grey": 248, "red": 174},
    on_hue=16,
    grounds=_DARK_GROUNDS,
    chosen=_DARK_CHOSEN,
)  # fmt: skip
"""For 256 colours on a dark ground."""

LIGHT = Palette(
    "light",
    {
        "cream": 52, "teal": 23, "good": 28, "loss": 160, "mark": 130, "dim": 242, "rule": 248, "bronze": 130,
        "second": 25,
        "gold": 94, "blue": 25, "brown": 130, "red": 131, "silver": 239, "straw": 58, "pink": 126, "grey": 241,
        "tan": 95, "orange": 124, "green": 22, "violet": 55,
        "red seat": 124, "green seat": 28, "blue seat": 19, "yellow seat": 58, "white seat": 237,
        "brown seat": 58, "orange seat": 130, "pink seat": 162, "violet seat": 129, "grey seat": 243,
    },
    bar=254,
    on_bar={"rule": 246},
    on_hue=231,
    grounds={
        "water": Ground(153, 16, {"rule": 24, "gold": 52, "mark": 52, "good": 22, "blue": 67}),
        "free": Ground(254, 16, {"dim": 240, "good": 22, "mark": 94, "gold": 58, "loss": 124}),
        "dark": Ground(252, 16, {"dim": 239, "good": 22, "mark": 52, "gold": 52, "loss": 88}),
    },
    chosen={
        "water": Ground(24, 231, {}),
        "free": Ground(248, 16, {"good": 22, "mark": 52, "gold": 52, "loss": 88}),
        "dark": Ground(248, 16, {"good": 22, "mark": 52, "gold": 52, "loss": 88}),
    },
)  # fmt: skip
"""For 256 colours on a light ground: the same hues, dark enough for white."""

ANY = Palette(
    "any",
    {
        "cream": 131, "teal": 30, "good": 29, "loss": 131, "mark": 132, "dim": 243, "rule": 243, "bronze": 130,
        "second": 31,
        "gold": 64, "blue": 31, "brown": 131, "red": 131, "silver": 243, "straw": 64, "pink": 132, "grey": 243,
        "tan": 65, "orange": 132, "green": 29, "violet": 98,
        "red seat": 131, "green seat": 29, "blue seat": 31, "yellow seat": 130, "white seat": 99,
        "brown seat": 130, "orange seat": 130, "pink seat": 163, "violet seat": 99, "grey seat": 243,
    },
    bold=frozenset({"gold", "red", "silver", "loss", "orange"}),
    on_hue=231,
    grounds=_DARK_GROUNDS,
    chosen=_DARK_CHOSEN,
)  # fmt: skip
"""For 256 colours on a ground that is not known: mid-tones that do on black and on white; more hues by bold."""

SIXTEEN = Palette(
    "sixteen",
    {
        "cream": 6, "teal": 6, "good": 2, "loss": 1, "mark": 5, "bronze": 3,
        "gold": 3, "blue": 6, "brown": 3, "red": 1, "straw": 2, "pink": 5, "orange": 3, "green": 2, "violet": 5,
        "red seat": 1, "green seat": 2, "blue seat": 6, "yellow seat": 3,
        "brown seat": 3, "orange seat": 1, "pink seat": 5, "violet seat": 5,
    },
    instead={"orange seat": (3, 5), "brown seat": (1, 5)},
    bold=frozenset({"gold", "straw", "silver", "white seat", "orange", "violet"}),
)  # fmt: skip
"""For fewer colours: the terminal's own."""

NONE = Palette("none", {})
"""For none: bold, underlined, reversed, and signs."""

PALETTES: Mapping[str, Palette] = {one.name: one for one in (DARK, LIGHT, ANY, SIXTEEN, NONE)}
"""The palettes by name."""

_STEPS = (0, 95, 135, 175, 215, 255)


def rgb(number: int) -> tuple[int, int, int]:
    """Red, green and blue of one of the 256 colours, from 16 on: those before it are the terminal's own."""
    if number >= 232:
        grey = 8 + 10 * (number - 232)
        return grey, grey, grey
    place = number - 16
    return _STEPS[place // 36], _STEPS[place // 6 % 6], _STEPS[place % 6]


def apart(palette: Palette, seats: Mapping[str, Hue]) -> dict[str, int | None]:
    """The colour of each seat, by its hue; of several with the same one that has it whose hue is the first of `SEATS`.

    The others have what comes nearest, or what is left.
    """
    found: dict[str, int | None] = {}
    for seat, hue in sorted(seats.items(), key=lambda one: SEATS.index(one[1])):
        colour = palette.colours.get(hue)
        if colour not in found.values():
            found[seat] = colour
    left = [colour for colour in map(palette.colours.get, SEATS) if colour not in found.values()]
    late = [seat for seat in seats if seat not in found]
    for seat in late:
        near = [colour for colour in palette.instead.get(seats[seat], ()) if colour in left]
        if near or left:
            found[seat] = (near or left)[0]
            left = [colour for colour in left if colour != found[seat]]
    return found


def of_ground(red: int, green: int, blue: int) -> Palette:
    """The palette for a ground of this colour, each part of it from 0 to 255."""
    return DARK if 299 * red + 587 * green + 114 * blue < 128_000 else LIGHT
