"""What everybody is expected to do between two own turns of who searches, found fast: what was liked a moment ago."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final

from engine.bots.judge import AnyJudge
from engine.bots.weighing import chosen, weighed
from engine.moves import Move
from engine.title import Title

A_NODE: Final = 4
"""So many moves that are carried out count as a node."""

_FEW: Final = 4
"""So many of the moves that were liked most are tried again."""


class Replies:
    """Quick choices in many positions that are alike: of the moves tried before only the best are tried again.

    A seat that has so many actions to come is taken to like in every position what it liked in the first. What could
    not be done there is tried too. `tried` counts the moves that were carried out where there was a choice.
    """

    def __init__(self, rules: Title[Any], judge: AnyJudge) -> None:
        self._rules = rules
        self._judge = judge
        self._liked: dict[Hashable, dict[Move, float]] = {}
        self.tried = 0

    def stepped(self, position: Any) -> Any:
        """The position after one quick choice."""
        judge = self._judge
        moves = judge.moves(position, quick=True)
        if len(moves) == 1 or not judge.acts(position):
            self.tried += len(moves) if len(moves) > 1 else 0
            return chosen(self._rules, judge, position, moves)[1]
        seat = judge.decider(position)
        liked = self._liked.setdefault((seat, judge.actions_left(position, seat)), {})
        known = sorted((move for move in moves if move in liked), key=lambda move: -liked[move])
        again = [move for move in moves if move not in liked or move in known[:_FEW]]
        self.tried += len(again)
        found = weighed(self._rules, judge, position, quick=True, moves=again)
        for one in found:
            liked.setdefault(one.move.unanswered(), one.worth)
        return found[0].after
