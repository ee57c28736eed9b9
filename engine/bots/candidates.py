"""Candidates: all that a seat does in a turn as one, what its main action is, and what is expected to come after it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, Final

from engine.bots.choices import Line, best_first, branches, chosen, completed
from engine.bots.judge import AnyJudge
from engine.bots.player import Expected
from engine.errors import Refused
from engine.game import Game
from engine.moves import Move
from engine.title import Title

_DEEPEST: Final = 3
"""So many moves at most are weighed together; what then follows in the turn is chosen quickly."""

_BRANCH: Final = 6
"""Of the ways to go on after a move that does not end what it began, so many are kept."""

_LONGEST: Final = 40
"""No plan has more moves."""

_MAINS: Final = 6
"""So many main actions, the best at first sight, have a plan each before any has a second one."""

_FAR: Final = 80
"""So many moves at most are looked at for that."""

TOLD: Final = 8
"""So many moves at most are told of what is expected."""


class Candidates:
    """The plans of the seat that decides in a position."""

    def __init__(self, rules: Title[Any], judge: AnyJudge, position: Any) -> None:
        self._rules = rules
        self._judge = judge
        self._start = position
        self._seat = judge.decider(position)
        self._turn = rules.turn_of(position)
        self._forced, self._chooses = self._begun()
        """The moves with which every plan begins, for there is no other, and the position in which there is."""

    def _begun(self) -> tuple[tuple[Move, ...], Any]:
        """What there is no choice about, as long as the turn goes on, and the position after it."""
        moves: tuple[Move, ...] = ()
        position = self._start
        while len(moves) < _LONGEST:
            found = self._judge.moves(position, quick=False)
            ways = list(islice(branches(self._rules, self._judge, position, found[0], quick=False), 2))
            if len(found) > 1 or len(ways) > 1 or not self._goes_on(ways[0][1]):
                break
            moves, position = (*moves, ways[0][0]), ways[0][1]
        return moves, position

    def plans(self, most: int) -> list[Line]:
        """The best plans at first sight, the best first: one for each of the best main actions, and the best others."""
        firsts: list[Line] = []
        others: list[Line] = []
        begun: set[tuple[type[Move], str]] = set()
        for way in best_first(self._ways(self._chooses, _DEEPEST)):
            line = way._replace(moves=(*self._forced, *way.moves))
            begins = kind(self._main(line.moves))
            (others if begins in begun or len(begun) >= _MAINS else firsts).append(line)
            begun.add(begins)
        found: list[Line] = []
        for line in [*firsts, *others]:
            if len(found) >= most:
                break
            moves, after = self._finished(line.moves, line.after)
            if all(after != other.after for other in found):
                found.append(Line(moves, line.worth, after, main=self._main(moves)))
        return best_first(found)

    def given(self, moves: Sequence[Move]) -> Line:
        """The plan of somebody who made these moves; they are made as far as they can be in this position."""
        after = carried(self._rules, self._start, moves)
        return Line(tuple(moves), self._judge.worth(after, self._seat), after, main=self._main(moves))

    def _goes_on(self, after: Any) -> bool:
        """Whether the same turn of the same seat goes on, and nothing was turned up."""
        return (
            self._judge.decider(after) == self._seat
            and self._rules.turn_of(after) == self._turn
            and after.revealed == self._start.revealed
        )

    def _ways(self, position: Any, deepest: int) -> Iterator[Line]:
        """The moves of a position with those that belong to them, what they are worth, and the position after them."""
        rules, judge, seat = self._rules, self._judge, self._seat
        for move in judge.moves(position, quick=False):
            leaves = judge.leaves_all(move)
            for complete, after in branches(rules, judge, position, move, quick=leaves):
                more: Iterable[Line] = ()
                if leaves and self._goes_on(after) and judge.acts(after):
                    more = self._ways(after, deepest)
                elif leaves:
                    yield Line((complete,), judge.worth(position, seat), after)
                elif deepest <= 1 or judge.settled(after) or not self._goes_on(after):
                    yield Line((complete,), judge.worth(after, seat), after)
                else:
                    more = best_first(self._ways(after, deepest - 1))[:_BRANCH]
                for line in more:
                    yield line._replace(moves=(complete, *line.moves))
                if leaves:
                    break

    def _finished(self, moves: tuple[Move, ...], after: Any) -> tuple[tuple[Move, ...], Any]:
        """The moves with what quick choices make of the rest of the turn."""
        while self._goes_on(after) and len(moves) < _LONGEST:
            move, after = chosen(self._rules, self._judge, after)
            moves = (*moves, move)
        return moves, after

    def _main(self, moves: Sequence[Move]) -> Move:
        """The move for which an own action is used up, or else the first one that does not prepare another."""
        judge, seat, position = self._judge, self._seat, self._start
        forced = len(self._forced)
        if moves[forced:] and tuple(moves[:forced]) == self._forced:
            moves, position = moves[forced:], self._chooses
        left = judge.actions_left(position, seat)
        for move in moves if len(moves) > 1 else ():
            position = completed(self._rules, position, move)
            if judge.actions_left(position, seat) < left:
                return move
        return next((move for move in moves if not judge.prepares(move) and not judge.leaves_all(move)), moves[0])


def without_going_on(judge: AnyJudge, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """The moves of a plan without a last one that only goes on with the game."""
    return moves[:-1] if len(moves) > 1 and judge.leaves_all(moves[-1]) else moves


def carried(rules: Title[Any], position: Any, moves: Sequence[Move]) -> Any:
    """The position after several complete moves, or after those before the first that cannot be made in it."""
    for move in moves:
        try:
            position = completed(rules, position, move)
        except Refused:
            break
    return position


def kind(move: Move) -> tuple[type[Move], str]:
    """What a move is but for its answers."""
    return type(move), move.target


def course(game: Game, judge: AnyJudge, position: Any, seat: int) -> tuple[Expected, ...]:
    """The next actions of everybody from a position on, up to the second one of a seat, by quick choices.

    It ends where more is turned up than lies open in `game`: what comes then is imagined.
    """
    found: list[Expected] = []
    for _number in range(_FAR):
        decider = judge.decider(position)
        if decider < 0 or len(found) == TOLD or position.revealed != game.position.revealed:
            break
        before = position
        move, position = chosen(game.rules, judge, position)
        if judge.acts(before) and not judge.leaves_all(move) and not judge.prepares(move):
            found.append(Expected(decider, move, game.at(before)))
            if sum(one.seat == seat for one in found) > 1:
                break
    return tuple(found)
