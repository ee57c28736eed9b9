"""What a session is to be: plain values, made safe of what a stranger's client says."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Final, Literal, Self

WIDEST: Final = 300
HIGHEST: Final = 100
"""Columns and rows that a session draws at most: a picture of ten thousand by ten thousand takes 57 MB."""

USUAL_SIZE: Final = (80, 24)
USUAL_TERMINAL: Final = "xterm-256color"

TERMINALS: Final = frozenset(
    {
        *("xterm", "xterm-color", "xterm-16color", "xterm-256color", "xterm-direct", "xterm-kitty", "xterm-ghostty"),
        *("screen", "screen-16color", "screen-256color", "screen.xterm-256color", "tmux", "tmux-256color"),
        *("rxvt", "rxvt-256color", "rxvt-unicode", "rxvt-unicode-256color", "putty", "putty-256color", "st-256color"),
        *("alacritty", "foot", "wezterm", "kitty", "konsole", "konsole-256color", "gnome-256color", "vte-256color"),
        *("linux", "vt100", "vt220", "ansi", "cygwin", "mintty", "iterm", "iterm2", "eterm-color", "contour"),
    }
)
"""What a terminal may call itself; any other is taken for the usual one."""

_NAMES: Final = re.compile(r"LANG|LC_[A-Z]{2,14}|COLORTERM|NO_COLOR", re.ASCII)
_VALUE: Final = re.compile(r"[A-Za-z0-9_.@:-]{1,40}", re.ASCII)
_MOST_VARIABLES: Final = 20

Kind = Literal["screen", "plain", "scores", "work"]
"""The program on a terminal, plain mode, the table of records, or work for the tables that nobody watches."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A process that the fork server is asked for; what stands here has been checked by the bridge."""

    kind: Kind
    folder: str
    """The player's own folder; of work the data folder."""
    tables: str
    """The folder of the shared games."""
    player: int = 0
    name: str = ""
    words: tuple[str, ...] = ()
    """The arguments of plain mode, or the name of the work and what it is given."""
    size: tuple[int, int] | None = None
    """Columns and rows; None where there is no terminal."""
    environment: Mapping[str, str] = field(default_factory=dict)
    most_games: int = 500
    most_bytes: int = 50_000_000

    def as_data(self) -> dict[str, Any]:
        """The same for a packet."""
        return asdict(self)

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Self:
        """What a packet says."""
        size = data["size"]
        return cls(**{**data, "words": tuple(data["words"]), "size": None if size is None else (size[0], size[1])})


def sound_size(columns: int, rows: int) -> tuple[int, int]:
    """A size that can be drawn; the usual one where a client says none."""
    if columns <= 0 or rows <= 0:
        return USUAL_SIZE
    return min(columns, WIDEST), min(rows, HIGHEST)


def sound_environment(terminal: str | None, told: Mapping[str, str]) -> dict[str, str]:
    """What of a client's environment a session has, by name, pattern and length."""
    known = {name: value for name, value in told.items() if _NAMES.fullmatch(name) and _VALUE.fullmatch(value)}
    found = dict(sorted(known.items())[:_MOST_VARIABLES])
    found["TERM"] = terminal if terminal in TERMINALS else USUAL_TERMINAL
    return found
