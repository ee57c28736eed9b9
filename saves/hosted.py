"""That this process is a session of a host: for whom it runs, and the line to the host. At home there is nothing.

There is a process for every player, so it is a value of the process, as the language is. Whoever is hosted gets no path
of the machine to read or to write, and is told none.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from saves.harbour.line import Line

MOST_GAMES: Final = 500
"""So many saved games a player may have at a host that says nothing else."""

MOST_BYTES: Final = 50_000_000
"""So many bytes they may take in all."""


DailyFinished = Callable[[str, date, int], None]
"""Tells the host in how many points a title's daily game of a day was finished; raises nothing, waits for nobody."""


@dataclass(frozen=True, slots=True)
class Hosted:
    """Whom a session of a host is for, and what it may use."""

    player: int
    """The number by which the host knows the player."""
    name: str
    """The name that others see."""
    tables: Path
    """The folder of the shared games; the player's own folder is the home of the process (`saves.slots.home`)."""
    line: Line | None = None
    """The line to the host; None where a command runs that needs none."""
    daily_finished: DailyFinished | None = None
    """Is told of each daily game that is entered into the records."""
    most_games: int = MOST_GAMES
    most_bytes: int = MOST_BYTES


class _Session:
    """What this process has been told."""

    hosted: Hosted | None = None


def be_hosted(by: Hosted | None) -> None:
    """Run for a player of a host from now on, or at home again."""
    _Session.hosted = by


def hosted() -> Hosted | None:
    """Whom this process runs for; None at home."""
    return _Session.hosted
