"""Puzzles of Die Speicherstadt and Kaispeicher: the last round against the Rival, whose rule is open."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from engine.moves import Move
from engine.position import frozen
from engine.puzzles import Puzzles, Task
from engine.speicherstadt.cards import SHIP
from engine.speicherstadt.deck import AUCTION_HALL, CARDS, NAMES
from engine.speicherstadt.moves import Queue, Reserve
from engine.speicherstadt.purchase import laid_out, lot
from engine.speicherstadt.reach import reach
from engine.speicherstadt.scoring import total
from engine.speicherstadt.state import DEMAND, LOADING, PURCHASE, Quarter
from engine.speicherstadt.supply import closed, rounds_left
from engine.speicherstadt.title import SPEICHERSTADT
from engine.texts import Text, counted, message

_SAME: Final = ("terms", "pile", "bag", "taken", "start", "round", "turn", "revealed")
"""What no move of the last round changes, or nothing asks for."""
_FOLLOWS: Final = ("drawn", "discards", "supply", "cards")
"""What follows from the rest: cards and goods that lie nowhere else; `cards` are compared without their order."""


class QuarterPuzzles(Puzzles[Quarter]):
    """The last round from the first worker on.

    Every move is followed, for no round goes in circles: workers, cards and goods are used up. So no move needs to be
    left out as dominated, and free orders (which good is loaded first) meet in the same positions.
    """

    title = SPEICHERSTADT
    forgotten = (*_SAME, *_FOLLOWS)

    def begins(self, position: Quarter) -> bool:
        """The first placement of the last round: all cards lie open, and of the pile only fires count any more.

        Which fires those are follows by elimination, and so does their order. Goods on ships that are left in the pile
        would join the supply after the round, for the Auction Hall: then there is none.
        """
        seat = position.seat
        if not position.terms.lone or position.phase != DEMAND or rounds_left(position):
            return False
        if position.workers[seat] < position.terms.workers or any(seat in queue for queue in position.queues):
            return False
        return not (_has_auction(position) and any(CARDS[card].type == SHIP for card in closed(position)))

    def points(self, position: Quarter, seat: int) -> int:
        """See `Puzzles.points`."""
        return total(position, seat)

    def told(self, task: Task, position: Quarter) -> Text:
        """See `Puzzles.told`."""
        return counted(
            "Last round, {n} worker: make the most of it.",
            "Last round, {n} workers: make the most of it.",
            position.workers[position.seat] + position.greys[position.seat],
        )

    def brief(self, task: Task, position: Quarter) -> Text:
        """See `Puzzles.brief`."""
        workers = position.workers[position.seat] + position.greys[position.seat]
        return counted("Last round, {n} worker", "Last round, {n} workers", workers)

    def left(self, position: Quarter) -> Text:
        """See `Puzzles.left`."""
        if position.phase == DEMAND:
            workers = position.workers[position.seat] + position.greys[position.seat]
            return counted("{n} worker to place", "{n} workers to place", workers)
        if position.phase == PURCHASE:
            return message("cards to buy")
        return message("goods to load") if position.phase == LOADING else message("the last fires")

    def card(self, position: Quarter, move: Move) -> str:
        """The card at which a worker is placed, or that is asked for."""
        if position.phase == PURCHASE:
            return NAMES[lot(position)[0]]
        laid = laid_out(position, move.target) if isinstance(move, Queue | Reserve) else None
        return "" if laid is None else NAMES[laid[0]]

    def bound(self, position: Quarter, seat: int) -> int:
        """See `reach`."""
        return reach(position, seat)

    def key(self, position: Quarter) -> Hashable:
        """See `Puzzles.key`; in which order a house got its cards changes nothing."""
        return frozen(position, self.forgotten), tuple([frozenset(cards) for cards in position.cards])

    def is_main(self, position: Quarter, move: Move) -> bool:
        """Placing a worker."""
        return isinstance(move, Queue | Reserve)


def _has_auction(position: Quarter) -> bool:
    """Whether the Auction Hall could still be used."""
    laid_out = (*position.row, *position.upper)
    return position.owns(position.seat, AUCTION_HALL) or any(lot and lot[0] == AUCTION_HALL for lot in laid_out)


PUZZLES: Final = QuarterPuzzles()
