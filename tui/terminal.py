"""What a terminal shows: its size, its signs, its colours on the ground that it tells, and styles as sequences.

For each palette of `widgets.palettes` there is a theme, which tells stylesheets what they see of it. The background
stays the terminal's own, so nothing is painted that need not be, and what the player has chosen for their terminal
holds here too. A meaning of `widgets.styles` is a variable of the theme: stylesheets name it `$gain`, lines
`text(words, "gain")`.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from functools import lru_cache
from pkgutil import resolve_name
from typing import Literal

from textual.driver import Driver
from textual.theme import Theme

from widgets.paint import AsciiSigns, lookalikes
from widgets.palettes import ANY, DARK, LIGHT, NONE, PALETTES, SIXTEEN, Palette, of_ground, rgb
from widgets.styles import MEANINGS

Depth = Literal["many", "sixteen", "none"]
"""How many colours a terminal shows: 256 or more, fewer, none."""

_OWN = (
    *("black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"),
    *(f"bright_{name}" for name in ("black", "red", "green", "yellow", "blue", "magenta", "cyan", "white")),
)
_GROUNDS = {"dark": DARK, "light": LIGHT, "any": ANY, "terminal": SIXTEEN}
"""The palettes by what the settings call them."""

_NUMBERS = {";".join(map(str, rgb(number))): number for number in range(16, 256)}
"""The 256 colours by their red, green and blue, as the terminal is told them."""

QUESTION = "\x1b]11;?\x1b\\"
"""Asks a terminal for the colour of its ground; many answer, and nobody waits for it."""

_ANSWER = re.compile(
    r"\x1b\]11;rgba?:([\da-fA-F]{1,4})/([\da-fA-F]{1,4})/([\da-fA-F]{1,4})(?:/[\da-fA-F]{1,4})?", re.ASCII
)

_DIGITS = 4
"""How many digits the size of a terminal has at most."""

Style = str
"""SGR parameters, such as "1;38;5;203"; nothing for a terminal's own looks."""

_OFF = {"fore": "39", "back": "49", "1": "22", "2": "22", "3": "23", "4": "24", "7": "27", "9": "29"}
"""What takes back what a slot of a style sets."""
_SEEN = ("back", "4", "7", "9", "21", "53")
"""The slots that are seen on a blank: background, underline, reverse, strike."""


_ASCII = AsciiSigns()
_NARROW = AsciiSigns(lookalikes)


def stand_ins(glyphs: str, *, is_ascii: bool) -> Sequence[AsciiSigns]:
    """What puts other signs in the place of those that a terminal cannot show; `glyphs` as the settings have it."""
    if is_ascii:
        return [_ASCII]
    return [_NARROW] if glyphs == "auto" and has_wide_signs() else []


# Colours.


def number_of(red_green_blue: str) -> int | None:
    """Which of the 256 colours this is ("255;135;95"), if it is one of them."""
    return _NUMBERS.get(red_green_blue)


def depth_of(system: str | None, *, no_color: bool, is_headless: bool) -> Depth:
    """How many colours a terminal shows whose system of colours Rich calls so (None: it shows none)."""
    if no_color:
        return "none"
    if is_headless or system in ("256", "truecolor"):
        return "many"
    return "none" if system is None else "sixteen"


def chosen(setting: str, depth: Depth, ground: Palette | None) -> Palette:
    """The palette for what the settings say, for so many colours, on the ground that the terminal has told, if any."""
    if depth == "none":
        return NONE
    if depth == "sixteen":
        return SIXTEEN
    return _GROUNDS.get(setting) or ground or ANY


def _colour(palette: Palette, style: str) -> str:
    hue = MEANINGS[style].hue
    number = None if hue is None else palette.colours.get(hue)
    if number is None:
        return "ansi_default"
    return f"ansi_{_OWN[number]}" if number < len(_OWN) else "#{:02x}{:02x}{:02x}".format(*rgb(number))


def _theme(palette: Palette) -> Theme:
    bar = "ansi_default" if palette.bar is None else "#{:02x}{:02x}{:02x}".format(*rgb(palette.bar))
    return Theme(
        name=palette.name,
        primary="ansi_default",
        foreground="ansi_default",
        background="ansi_default",
        surface="ansi_default",
        panel="ansi_default",
        dark=palette is not LIGHT,
        ansi=True,
        variables={
            "ansi-background": "ansi_default",
            "ansi-foreground": "ansi_default",
            "bar": bar,
            "bar-style": "reverse" if palette.bar is None else "none",
        }
        | {style: _colour(palette, style) for style in MEANINGS},
    )


THEMES = tuple(_theme(palette) for palette in PALETTES.values())
"""The themes, called like the palettes."""


def ground_of(answer: str) -> Palette | None:
    """The palette for the ground that an answer of a terminal tells, without its end; None if it tells none."""
    found = _ANSWER.fullmatch(answer)
    return None if found is None else of_ground(*(_part(part) for part in found.groups()))


def _part(digits: str) -> int:
    """A part of a colour, told in one to four digits, from 0 to 255."""
    return int(digits, 16) >> 4 * (len(digits) - 2) if len(digits) > 1 else int(digits, 16) * 17


# What the environment says.


def forget_absurd_sizes() -> None:
    """Pass over a size in the environment that no terminal has: Textual would lay its pictures out for it."""
    for name in ("COLUMNS", "LINES"):
        if len(os.environ.get(name, "")) > _DIGITS:
            del os.environ[name]


def driver_class() -> type[Driver] | None:
    """The driver for this system; None for Textual's own, or the one that the environment names.

    Ours needs what only Unix has, and from Textual the driver for it.
    """
    if sys.platform == "win32" or os.environ.get("TEXTUAL_DRIVER"):
        return None
    try:
        driver: type[Driver] = resolve_name("tui.driver:TerminalDriver")
    except (ImportError, AttributeError):
        return None
    return driver


def shows_unicode() -> bool:
    """Whether the terminal shows more than ASCII, as far as its encoding and the locale tell."""
    if _locale_name() in ("C", "POSIX"):
        return False
    encoding = getattr(sys.__stderr__, "encoding", None) or "ascii"
    return encoding.lower().replace("-", "").startswith("utf")


def has_wide_signs() -> bool:
    """Whether terminals of this locale may show the signs that screens draw with in two cells each."""
    return _locale_name().partition("_")[0] in ("zh", "ja", "ko")


def _locale_name() -> str:
    """The locale that somebody has chosen for text, or nothing. Python itself sets LC_CTYPE where LANG is "C"."""
    chosen = os.environ.get("LC_ALL", "")
    lang, text_alone = os.environ.get("LANG", ""), os.environ.get("LC_CTYPE", "")
    return chosen or (lang if text_alone in ("", "C.UTF-8") else text_alone)


# Styles as SGR parameters: what they set, what is seen of them on a blank, and the shortest way between two.


@lru_cache(1024)
def slots(style: Style) -> dict[str, str]:
    """SGR parameters by what they set; default colours set nothing."""
    found: dict[str, str] = {}
    numbers = style.split(";")
    while numbers:
        number = numbers.pop(0)
        if number in ("", "0"):
            found.clear()
        elif number in ("38", "48") and numbers:
            size = 4 if numbers[0] == "2" else 2
            found["fore" if number == "38" else "back"] = ";".join([number, *_shorter(numbers[:size])])
            del numbers[:size]
        elif number in ("39", "49"):
            found.pop("fore" if number == "39" else "back", None)
        elif len(number) == 1:
            found[number] = number
        elif number[0] == "3" or number[:-1] == "9":
            found["fore"] = number
        elif number[0] == "4" or number[:-1] == "10":
            found["back"] = number
        else:
            found[number] = number
    return found


def _shorter(colour: list[str]) -> list[str]:
    """A colour by its number among the 256, where it is one of them."""
    number = number_of(";".join(colour[1:])) if colour[0] == "2" else None
    return colour if number is None else ["5", str(number)]


@lru_cache(1024)
def combined(style: Style, parameters: str) -> Style:
    """The style after a further SGR sequence."""
    return ";".join(slots(f"{style};{parameters or '0'}").values())


@lru_cache(1024)
def on_blank(style: Style) -> Style:
    """What a style leaves visible on a blank."""
    found = slots(style)
    seen = {name: code for name, code in found.items() if name in _SEEN}
    if "7" in seen and "fore" in found:
        seen["fore"] = found["fore"]
    return ";".join(seen.values())


@lru_cache(4096)
def for_blank(old: Style, blank: Style, coming: Style) -> Style:
    """The style in which a blank that should look like `blank` is sent most shortly between two others.

    A blank shows no colour of the text and no bold, so that they may stay as they were, or be set for what comes.
    """
    found = [blank, *(_under(style, blank) for style in (old, coming) if "7" not in slots(blank))]
    return min(found, key=lambda style: len(changed(old, style)) + len(changed(style, coming)))


def _under(style: Style, blank: Style) -> Style:
    """A style with all that is seen on a blank taken from another one."""
    unseen = {name: code for name, code in slots(style).items() if name not in _SEEN}
    return ";".join((unseen | slots(blank)).values())


@lru_cache(4096)
def changed(old: Style, new: Style) -> str:
    """The sequence that turns one style into another."""
    if old == new:
        return ""
    before, after = slots(old), slots(new)
    if not after:
        return "\x1b[m"
    added = [code for slot, code in after.items() if before.get(slot) != code]
    anew = f"\x1b[0;{';'.join(after.values())}m"
    gone = before.keys() - after.keys()
    if not gone <= _OFF.keys() or {"1", "2"} <= before.keys() | after.keys():
        return f"\x1b[{';'.join(added)}m" if not gone else anew
    piecemeal = f"\x1b[{';'.join([*sorted(_OFF[slot] for slot in gone), *added])}m"
    return min(piecemeal, anew, key=len) if gone else piecemeal


def times(number: int, final: str) -> str:
    """The sequence that does so many times what its final says."""
    return f"\x1b[{'' if number == 1 else number}{final}"
