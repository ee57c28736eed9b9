"""Replies: quick choices made again and again, of which only what can come out otherwise is tried once more."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from operator import attrgetter
from typing import Any, Final, NamedTuple

from engine.bots.choices import chosen, completed, gone_on, tried
from engine.bots.judge import AnyJudge
from engine.moves import Move
from engine.title import Title

A_NODE: Final = 4
"""So many moves that are carried out count as a node."""

_FEW: Final = 4
"""So many of the moves that were liked most are tried again."""

_REMEMBERED: Final = 10_000
"""On so many grounds at most it is remembered what came of moves: some ten megabytes, and more than a harbourmaster's
choice has."""


_Kind = tuple[type[Move], str]
"""What a move is but for its answers: found faster than moves themselves, which are told apart in Python."""


class Stepped(NamedTuple):
    """The position after a quick choice.

    `again` is how many moves are tried if it has to be made in an equal position once more and comes out the same; None
    where another move may be made then.
    """

    after: Any
    again: int | None


class _Rated(NamedTuple):
    """A complete move and what it is worth."""

    move: Move
    worth: float


class Replies:
    """Quick choices in many positions that are alike: of the moves tried before only the best are tried again.

    A seat that has so many actions to come is taken to like in every position what it liked in the first. What could
    not be done there is tried too. `tried` counts the moves that were tried where there was a choice, and those of
    which it was remembered what comes of them: what is remembered makes nobody think further.
    """

    def __init__(self, rules: Title[Any], judge: AnyJudge) -> None:
        self._rules = rules
        self._judge = judge
        self._liked: dict[Hashable, dict[_Kind, float]] = {}
        self._known: dict[Hashable, dict[Hashable, list[_Rated]]] = {}
        self.tried = 0

    def stepped(self, position: Any, *, is_own: bool = False) -> Stepped:
        """One quick choice; a position that is the caller's own, known to nobody else, may itself be changed."""
        judge = self._judge
        moves = judge.moves(position, quick=True)
        if len(moves) == 1:
            if judge.leaves_all(moves[0]):
                return Stepped(gone_on(self._rules, judge, position, moves[0], is_own=is_own), 0)
            return Stepped(chosen(self._rules, judge, position, moves)[1], 0)
        if not judge.acts(position):
            self.tried += len(moves)
            return Stepped(self._weighed(position, moves)[1], len(moves))
        seat = judge.decider(position)
        liked = self._liked.setdefault((seat, judge.actions_left(position, seat)), {})
        kinds = [(type(move), move.target) for move in moves]
        worths = [liked.get(kind) for kind in kinds]
        best = _best_liked(worths)
        again = [move for place, move in enumerate(moves) if worths[place] is None or place in best]
        self.tried += len(again)
        found, after = self._weighed(position, again)
        if len(again) > len(best):
            for one in sorted(found, key=attrgetter("worth"), reverse=True):
                liked.setdefault((type(one.move), one.move.target), one.worth)
            best = _best_liked([liked.get(kind) for kind in kinds])  # in an equal position these alone are tried
        taken = max(found, key=attrgetter("worth")).move
        is_among = (type(taken), taken.target) in [kinds[place] for place in best]
        return Stepped(after, len(best) if is_among else None)

    def _weighed(self, position: Any, moves: Sequence[Move]) -> tuple[list[_Rated], Any]:
        """The moves completed, each with what it is worth, in their order; and the position after the first best one.

        What came of a move on the same grounds is known: then only the best one is carried out.
        """
        rules, judge = self._rules, self._judge
        known = self._known_on(judge.grounds(position))
        found: list[_Rated] = []
        best, after = None, None
        for move in moves:
            key = (type(move), move.target, judge.grounds_of(position, move))
            rated = known.get(key)
            if rated is None:
                lines = tried(rules, judge, position, (move,), quick=True)
                rated = known[key] = [_Rated(line.move, line.worth) for line in lines]
            else:
                lines = []
            for place, one in enumerate(rated):
                if best is None or one.worth > best.worth:
                    best, after = one, lines[place].after if lines else None
            found += rated
        if after is None and best is not None:
            goes_on = judge.leaves_all(best.move)
            after = gone_on(rules, judge, position, best.move) if goes_on else completed(rules, position, best.move)
        return found, after

    def _known_on(self, grounds: Hashable) -> dict[Hashable, list[_Rated]]:
        """What is known of moves on these grounds, to be added to; nothing is remembered where nobody said any."""
        if grounds is None:
            return {}
        known = self._known.get(grounds)
        if known is None:
            known = {}
            if len(self._known) < _REMEMBERED:
                self._known[grounds] = known
        return known


def _best_liked(worths: Sequence[float | None]) -> list[int]:
    """Of the places of moves with known worths those that were liked most."""
    known = [(-worth, place) for place, worth in enumerate(worths) if worth is not None]
    return [place for _worth, place in sorted(known)[:_FEW]]
