"""Names as people type them, made safe for a terminal and short enough for a line; and those that lie on disks."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType

from engine.texts.cells import cells
from engine.texts.language import gettext as _

PLAYER_CELLS = 12
"""The width of the longest player name, in cells of the terminal."""

OLD_NAMES: Mapping[str, str] = MappingProxyType({"stop_between_turns": "stop_before_supply", "daily-le-havre": "daily"})
"""What something is called on the disk that lay there before there was a second title, by what it would be called
today: settings, and the slots of days. These names stand nowhere else in shared code."""

OLD_KEYS: Mapping[str, str] = MappingProxyType(dict.fromkeys(("pass_bid", "end_turn", "pass_by", "decline"), "pass"))
"""What actions of before, for which a player may have set keys, are called today."""
USUAL_KEYS: Mapping[str, tuple[str, ...]] = MappingProxyType({"pass": ("p", "-")})
"""The keys of such an action, which go on for those of its parts for which none was set."""

_ESCAPE_SEQUENCE = re.compile(
    r"(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]?"  # control sequences
    r"|(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c]*(?:\x07|\x1b\\|\x9c)?"  # strings
    r"|\x1b[ -/]*[0-~]?"  # whatever else begins with escape
)

_SELECTORS = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Characters that only change the look, and with it perhaps the width, of the one before them."""


def printable(text: str) -> str:
    """The text on one line, without escape sequences, control characters and invisible marks.

    Every run of blanks becomes one space.
    """
    text = _ESCAPE_SEQUENCE.sub("", text)
    shown = (char if char.isprintable() else " " if char.isspace() else "" for char in text)
    return " ".join(_SELECTORS.sub("", "".join(shown)).split())


def shortened(text: str, limit: int) -> str:
    """The beginning of the text that fits into `limit` cells.

    Marks that combine with a letter fill no cell, so no more than two of them are kept in a row.
    """
    kept: list[str] = []
    room = limit
    marks = 0
    for char in text:
        width = cells(char)
        marks = marks + 1 if width == 0 else 0
        if width > room:
            break
        if marks <= 2:
            kept.append(char)
        room -= width
    return "".join(kept).strip()


def filled(template: str, **values: object) -> str:
    """A template with its values, each made safe to show; of an error of the system that is its reason."""
    return template.format(**{name: _shown(value) for name, value in values.items()}) if values else template


def _shown(value: object) -> object:
    reason = value.strerror if isinstance(value, OSError) else None
    return value if isinstance(value, int) else printable(str(reason or value))


def player_name(text: str) -> str:
    """The name of a player, safe to show; empty if nothing is left of it."""
    return shortened(printable(text), PLAYER_CELLS)


def player_names(texts: Iterable[object]) -> list[str]:
    """The names of the players by seat; where nothing is left of a name, its seat gives one."""
    cleaned = [player_name(str(text)) for text in texts]
    return [name or _("Player {n}").format(n=seat) for seat, name in enumerate(cleaned, 1)]


def name_on_disk(name: str) -> str:
    """What something of this name is called on the disk."""
    return OLD_NAMES.get(name, name)
