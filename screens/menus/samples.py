"""Samples of every colour and sign, as the settings have them now."""

from __future__ import annotations

from engine.texts.language import gettext as _
from widgets.gauges import gauge, pieces, progress
from widgets.lines import EMPTY, Line, join, packed, text
from widgets.palettes import THINGS
from widgets.styles import ORDER, Hues, seat

HUES: Hues = (
    *((f"good:{hue}", hue) for hue in THINGS),
    *((f"type:{hue}", hue) for hue in THINGS),
    *((seat(number), hue) for number, hue in enumerate(ORDER)),
)
"""The hues of what is shown."""


def samples(columns: int) -> list[Line]:
    """What colours and signs look like, in so many cells."""
    players = [text(_("Player {n}").format(n=number + 1), seat(number)) for number in range(len(ORDER))]
    goods = [pieces(3, f"good:{hue}", 3) for hue in THINGS]
    types = [text(f" {hue[0].upper()} ", f"type:{hue}") for hue in THINGS]
    words = [
        text(_("a gain"), "gain"),
        text(_("a loss"), "short"),
        text(_("what is lacking"), "lack"),
        text(_("look here"), "mark"),
        text(_("a value"), "worth"),
        text(_("a key"), "key"),
        text(_("what matters little"), "dim"),
    ]
    lines = [text(_("What it looks like"), "heading"), EMPTY]
    for parts, between in ((players, "  "), (goods, " "), (types, " "), (words, ", ")):
        lines += [*packed(parts, columns - 2, between), EMPTY]
    bars = [progress(5, 12, 18), gauge(12, [(7, "good:straw"), (3, "good:gold")]), text("● ○ ▸ ✓ ✗ ½ → ▲", "mark")]
    return [
        text(" ") + line if line else line
        for line in [*lines, *packed([join([bar]) for bar in bars], columns - 2, "  ")]
    ]
