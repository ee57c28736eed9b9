"""The hues of the players: one who is called after a colour has it, the others take what is left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.texts.language import gettext as _
from widgets.palettes import SEATS, Hue
from widgets.styles import Hues

ORDER: Sequence[Hue] = SEATS[:5]
"""The hues of seats whose names are no colours; they differ in lightness too."""


def _called() -> Mapping[str, Hue]:
    return {
        _("red"): "red seat",
        _("green"): "green seat",
        _("blue"): "blue seat",
        _("yellow"): "yellow seat",
        _("white"): "white seat",
        _("black"): "grey seat",
        _("grey"): "grey seat",
        _("gray"): "grey seat",
        _("brown"): "brown seat",
        _("orange"): "orange seat",
        _("pink"): "pink seat",
        _("purple"): "violet seat",
        _("violet"): "violet seat",
    }


def seat(number: int) -> str:
    """The style of a seat."""
    return f"seat:{number}"


def seat_hues(names: Sequence[str]) -> Hues:
    """The hue of each seat, given the names of the players."""
    called = _called()
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
