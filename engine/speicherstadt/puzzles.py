"""Puzzles of Die Speicherstadt and Kaispeicher: the last round against the Rival."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from engine.moves import Move
from engine.puzzles import Puzzles, Task
from engine.position import frozen
from engine.speicherstadt.cards import SHIP
from engine.speicherstadt.deck import AUCTION_HALL, CARDS
from engine.speicherstadt.moves import Queue, Reserve
from engine.speicherstadt.scoring import total
from engine.speicherstadt.state import DEMAND, Quarter
from engine.speicherstadt.supply import closed, rounds_left
from engine.speicherstadt.title import SPEICHERSTADT
from engine.texts import Text, message


class QuarterPuzzles(Puzzles[Quarter]):
    title = SPEICHERSTADT
    forgotten = (
        *("terms", "pile", "drawn", "bag", "taken", "start", "round", "turn", "revealed"),
        *("discards", "supply", "cards"),
    )

    def begins(self, position: Quarter) -> bool:
        if not position.terms.lone or position.phase != DEMAND or rounds_left(position):
            return False
        if position.workers[position.seat] < position.terms.workers:
            return False
        goods_come = any(CARDS[card].type == SHIP for card in closed(position))
        return not (goods_come and self._auctions(position))

    def _auctions(self, position):
        return position.owns(position.seat, AUCTION_HALL) or any(
            lot and lot[0] == AUCTION_HALL for lot in (*position.row, *position.upper)
        )

    def points(self, position: Quarter, seat: int) -> int:
        return total(position, seat)

    def told(self, task: Task, position: Quarter) -> Text:
        return message("Last round: make the most of it.")

    def left(self, position: Quarter) -> Text:
        return message("the last round")

    def key(self, position: Quarter) -> Hashable:
        return frozen(position, self.forgotten), tuple(map(frozenset, position.cards))

    def is_main(self, position: Quarter, move: Move) -> bool:
        return isinstance(move, Queue | Reserve)


PUZZLES: Final = QuarterPuzzles()
