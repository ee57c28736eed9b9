"""A game looked at again: its positions by number, turn and round, and playing on from any of them as a new game."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from functools import partial
from typing import Any

from engine import Event, Game, Move
from saves.saved_game import SavedGame

Aspect = Callable[[Any], Hashable]
"""What tells a turn or a round from the next one, in a position."""


class Replay:
    """A game as its positions, from 0 (before the first move) to the number of its moves.

    It holds the moves that stand, not those taken back, and does not follow the game when that is played on.
    """

    def __init__(self, game: Game) -> None:
        """The game from its beginning to where it stands."""
        self.last = len(game.history)
        """The number of moves, which is that of the last position."""
        self._whole = game.copy()
        self._stages = tuple(game.stages)
        self._positions = [*(stage.before for stage in self._stages), game.position]
        turn_of, round_of = game.rules.turn_of, game.rules.round_of
        self.next_turn, self.next_round = partial(self._next, turn_of), partial(self._next, round_of)
        """Where the turn or the round after that of a position begins, or the last position."""
        self.previous_turn, self.previous_round = partial(self._previous, turn_of), partial(self._previous, round_of)
        """Where the turn or the round of a position begins; from there, where the one before it begins."""

    def game(self, number: int) -> Game:
        """The game as it stood after so many moves, without its past: for its table, forecast, decision and scores."""
        return Game(self._whole.rules, self._whole.options, self._positions[number].copy())

    def games(self) -> Iterator[Game]:
        """The game at each of its positions."""
        return (self.game(number) for number in range(self.last + 1))

    def move(self, number: int) -> Move | None:
        """The move that led to a position; None for the first one."""
        return self._stages[number - 1].move if number else None

    def events(self, number: int) -> tuple[Event, ...]:
        """What happened in the move that led to a position."""
        return self._stages[number - 1].played.events if number else ()

    def branch(
        self, number: int, slot: str | None = None, bots: Mapping[str, str] | None = None, *, aside: bool = False
    ) -> SavedGame:
        """Play on from a position as a new game of its own, in a free slot or the one named, with these `bots`.

        `aside`: it does not take the place of the game to continue.
        Its records are marked: what came after the position has been seen. Raises `SaveError`.
        """
        again = self._whole.up_to(number)
        return SavedGame.keep(again, slot, bots=bots, seen_before=True, aside=aside)

    def _next(self, part: Aspect, number: int) -> int:
        here = part(self._positions[number])
        later = range(number + 1, self.last + 1)
        return next((other for other in later if part(self._positions[other]) != here), self.last)

    def _previous(self, part: Aspect, number: int) -> int:
        if number == 0:
            return 0
        before = number - 1
        there = part(self._positions[before])
        while before > 0 and part(self._positions[before - 1]) == there:
            before -= 1
        return before
