"""A game looked at again: its positions by number, turn and round, and playing on from any of them as a new game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from engine import Event, Game, Move, new_game
from saves.saved_game import SavedGame

_TURN = ("round", "turn", "final", "seat")
_ROUND = ("round", "final")


class Replay:
    """A game as its positions, from 0 (before the first move) to the number of its moves.

    It holds the moves that stand, not those taken back, and does not follow the game when that is played on.
    """

    def __init__(self, game: Game) -> None:
        """The game from its beginning to where it stands."""
        self.last = len(game.history)
        """The number of moves, which is that of the last position."""
        self._rules, self._options, self._log = game.rules, game.options, game.log
        back = game.copy()
        positions: list[Any] = [back.position]
        while back.can_undo:
            back.undo()
            positions.append(back.position)
        self._positions = positions[::-1]
        self._whose: dict[int, dict[str, Any]] = {}

    def game(self, number: int) -> Game:
        """The game as it stood after so many moves, without its past: for its table, forecast, decision and scores."""
        return Game(self._rules, self._options, self._positions[number].copy())

    def games(self) -> Iterator[Game]:
        """The game at each of its positions."""
        return (self.game(number) for number in range(self.last + 1))

    def move(self, number: int) -> Move | None:
        """The move that led to a position; None for the first one."""
        return self._log[number - 1][0] if number else None

    def events(self, number: int) -> tuple[Event, ...]:
        """What happened in the move that led to a position."""
        return self._log[number - 1][1] if number else ()

    def next_turn(self, number: int) -> int:
        """Where the turn after that of a position begins, or the last position."""
        return self._next(number, _TURN)

    def previous_turn(self, number: int) -> int:
        """Where the turn of a position begins; from there, where the one before it begins."""
        return self._previous(number, _TURN)

    def next_round(self, number: int) -> int:
        """Where the round after that of a position begins, or the last position."""
        return self._next(number, _ROUND)

    def previous_round(self, number: int) -> int:
        """Where the round of a position begins; from there, where the one before it begins."""
        return self._previous(number, _ROUND)

    def branch(self, number: int, slot: str | None = None, bots: Mapping[str, str] | None = None) -> SavedGame:
        """Play on from a position as a new game of its own, in a free slot or the one named, with these `bots`.

        Its records are marked: what came after the position has been seen. Raises `SaveError`.
        """
        again = new_game(self._rules.name, **self._options)
        for move, _events in self._log[:number]:
            again.play(move)
        return SavedGame.keep(again, slot, bots=bots, seen_before=True)

    def _at(self, number: int) -> dict[str, Any]:
        if number not in self._whose:
            table = self._rules.table(self._positions[number])
            self._whose[number] = {name: table.get(name) for name in _TURN}
        return self._whose[number]

    def _same(self, names: tuple[str, ...]) -> Callable[[int, int], bool]:
        return lambda one, other: all(self._at(one)[name] == self._at(other)[name] for name in names)

    def _next(self, number: int, names: tuple[str, ...]) -> int:
        same = self._same(names)
        return next((other for other in range(number + 1, self.last + 1) if not same(number, other)), self.last)

    def _previous(self, number: int, names: tuple[str, ...]) -> int:
        if number == 0:
            return 0
        same = self._same(names)
        before = number - 1
        while before > 0 and same(before - 1, before):
            before -= 1
        return before
