"""What was played in a game, with the positions before: some are kept, the others made again when asked for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from engine.carried import Carried
from engine.moves import Move
from engine.notation import Forced
from engine.title import Event, Title

KEPT_EVERY = 8
"""One of so many positions is kept: a position takes more room than all else that is known of a move."""


class Played:
    """A move that was played, what happened, and the answers to which there was no other.

    `seat` decided it. `follows` says that it was played together with the move before it, and is taken back with it.
    """

    __slots__ = ("_earlier", "_kept", "_rules", "events", "follows", "forced", "move", "seat")

    def __init__(self, rules: Title[Any], seat: int, before: Any, earlier: Played | None, carried: Carried) -> None:
        """A move of a seat as it was carried out in the position `before`.

        Where `earlier` is given, the move played before it, that position is not kept but made again from there.
        """
        self._rules = rules
        self.seat = seat
        self._kept: Any = before if earlier is None else None
        self._earlier = earlier
        self.move: Move = carried.complete
        self.events: tuple[Event, ...] = (*carried.events,)
        self.forced: Forced = carried.forced
        self.follows = False

    def __eq__(self, other: object) -> bool:
        """Whether the same was played; from the same position the same follows."""
        if not isinstance(other, Played):
            return NotImplemented
        return self._identity == other._identity

    __hash__ = None  # type: ignore[assignment]  # nobody needs it; mypy knows object.__hash__ as a method

    @property
    def _identity(self) -> tuple[Any, ...]:
        return self.move, self.events, self.forced, self.follows

    @property
    def before(self) -> Any:
        """The position before it, which nobody may change."""
        moves: list[Move] = []
        since = self
        while since._earlier is not None:
            since = since._earlier
            moves.append(since.move)
        if not moves:
            return since._kept
        position = since._kept.copy()
        for move in reversed(moves):
            Carried(self._rules, position, move)
        return position

    def after(self, before: Any) -> Any:
        """The position after it, which nobody may change, from the one before it."""
        return Carried(self._rules, before.copy(), self.move).position


class Stage(NamedTuple):
    """A move that was played, with the position before it and the one after it, which nobody may change."""

    before: Any
    played: Played
    after: Any

    @property
    def move(self) -> Move:
        """The move that leads from one position to the other."""
        return self.played.move


def stages(all_played: Iterable[Played], last: Any) -> Iterator[Stage]:
    """The moves of a game up to the one that led to the position `last`; each position is made but once."""
    position: Any = None
    earlier: Played | None = None
    for played in all_played:
        if earlier is None:
            position = played.before
        else:
            after = earlier.after(position)
            yield Stage(position, earlier, after)
            position = after
        earlier = played
    if earlier is not None:
        yield Stage(position, earlier, last)


def last_step(past: Sequence[Played]) -> tuple[Played, ...]:
    """The last move, with all that were played together with it; nothing at the start."""
    first = len(past) - 1
    while first > 0 and past[first].follows:
        first -= 1
    return tuple(past[max(first, 0) :])


def steps(past: Iterable[Played]) -> tuple[tuple[Played, ...], ...]:
    """All that was played: moves that were played together stand together."""
    found: list[list[Played]] = []
    for played in past:
        if played.follows:
            found[-1].append(played)
        else:
            found.append([played])
    return tuple(map(tuple, found))
