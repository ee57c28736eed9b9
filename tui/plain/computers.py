"""The computer's players in plain mode, where nobody can hurry them: how long they think until a person has a say."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic

from engine import Game, Move
from screens.table.play.computers import Thought, computer
from tui.plain.seats import Seats


def thought_out(game: Game, seats: Seats, seconds: float) -> Iterator[Move]:
    """The moves of the computer's players up to the decision of a person; each is played before the next is asked for.

    About a move one thinks for so many seconds at most, as on the screen. Altogether they think so long for each of
    them: after that every move is the best at first sight. So a game without people comes to its end.
    """
    end = monotonic() + seconds * seats.computers
    while (level := seats.level) is not None:
        left = min(seconds, max(0.0, end - monotonic()))
        yield Thought(computer(level, game), game, left).chosen()
