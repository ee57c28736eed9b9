"""A game being played at one keyboard: who sits there, what follows by itself, what is taken back together."""

from __future__ import annotations

from collections.abc import Callable

from engine import Event, Game, Move
from screens.table.opponents import seats_of
from screens.table.played import Played
from screens.words import told

Follows = Callable[[Move | None], Move | None]
"""The move that is made by itself after another one, or at the beginning of a game (None)."""


class Course:
    """It plays on the game that is kept, and knows no screen and no key."""

    def __init__(self, saved: Played, follows: Follows, belongs_together: Callable[[Move, Move], bool]) -> None:
        """`belongs_together` says of two moves whether the second usually follows upon the first by itself."""
        self.saved = saved
        self.happened = ""
        """What the last moves did, in words."""
        self.computers = seats_of(saved.bots, saved.game)
        """The levels of the computer's players, by seat."""
        self._follows = follows
        self._belongs_together = belongs_together
        self._since: list[Event] = []
        """What has happened since a person played last."""
        self._sitting = self._person()
        """The seat of whoever is at the keyboard."""
        self._stops_before_next = False
        self._by_itself: set[int] = set()
        """The numbers, from 1, of the moves that followed by themselves, as far as that was seen here."""
        self._unseen = len(saved.game.history)
        """How many moves had been played when the game was opened."""

    # Who decides.

    @property
    def game(self) -> Game:
        """The game being played."""
        return self.saved.game

    @property
    def deciding(self) -> int | None:
        """The seat that must decide; None when the game is over."""
        decision = self.game.decision
        return None if decision is None else decision.seat

    @property
    def is_waiting(self) -> bool:
        """Whether the computer decides."""
        return self.deciding in self.computers

    @property
    def calls(self) -> bool:
        """Whether another person than the one at the keyboard must decide, and is to be called."""
        return self.deciding is not None and not self.is_waiting and self.deciding != self._sitting

    @property
    def begins_with_call(self) -> bool:
        """Whether nobody sits at the keyboard of a new game before somebody was called."""
        return len(self.game.options["players"]) - len(self.computers) > 1

    @property
    def sitting(self) -> int:
        """The seat by which the game is seen."""
        seat = self.deciding
        return seat if seat is not None and seat not in self.computers else self._sitting

    @property
    def people(self) -> list[int]:
        """The seats of people, or all if the computer plays alone."""
        seats = range(len(self.game.options["players"]))
        return [seat for seat in seats if seat not in self.computers] or list(seats)

    def _person(self) -> int:
        """The seat from which the game is seen: the one that decides, or that of a person if it is the computer's."""
        seat = self.deciding
        if seat is not None and seat not in self.computers:
            return seat
        return self.people[0] if len(self.computers) < len(self.game.options["players"]) else seat or 0

    # Playing.

    def play(self, move: Move, *, is_by_itself: bool = False) -> bool:
        """Play a move and what follows upon it by itself; raises `Refused`.

        Whether another seat must decide now; every move is on the disk when this returns.
        """
        events: list[Event] = []
        seat, handed = self.deciding, False
        next_move: Move | None = move
        while next_move is not None:
            events += self.saved.play(next_move)
            self._note(is_by_itself=is_by_itself or next_move is not move)
            handed = self.deciding not in (seat, None)
            next_move = None if handed else self._next_by_itself(next_move)
        self._stops_before_next &= not handed
        self._since = events
        self.happened = told(events)
        return handed

    def play_computers(self, move: Move) -> None:
        """Play a move of the computer; raises `Refused`."""
        events = self.saved.play(move)
        self._since += events
        self.happened = told(events if self.is_waiting else self._since)

    def take_over(self) -> bool:
        """Whoever must decide sits down; what follows by itself happens now. Raises `Refused`.

        Whether another seat must decide after that.
        """
        self._sitting = self._person()
        log = self.game.log
        move = self._next_by_itself(log[-1][0] if log else None)
        if move is None:
            return False
        told_before = self._since
        handed = self.play(move, is_by_itself=True)
        self._since = told_before + self._since
        self.happened = told(self._since)
        return handed

    def stop_before_next(self) -> None:
        """What would follow by itself is left to the player, over whatever comes before it."""
        self._stops_before_next = True

    def _next_by_itself(self, played: Move | None) -> Move | None:
        move = self._follows(played)
        if move is not None and self._stops_before_next:
            self._stops_before_next = False
            return None
        return move

    def _note(self, *, is_by_itself: bool) -> None:
        """Remember of the last move whether it followed by itself."""
        number = len(self.game.history)
        self._by_itself = {earlier for earlier in self._by_itself if earlier < number}
        if is_by_itself:
            self._by_itself.add(number)

    # Taking back.

    def together(self) -> int:
        """How many moves are taken back at once; none if there is no decision of a person to go back to.

        What followed by itself goes with the move before it, and so does what the computer's players did since; at
        the very start there is none before it.
        """
        history = self.game.history
        first = 0
        back = self.game.copy()
        for before in range(len(history) - 1, -1, -1):
            back.undo()
            decision = back.decision
            is_own = decision is not None and decision.seat not in self.computers
            if is_own:
                first = len(history) - before
            if is_own and not self._followed(before):
                break
        return first

    def _followed(self, before: int) -> bool:
        """Whether the move after so many followed by itself; one of an earlier sitting did if it usually does."""
        if before >= self._unseen:
            return before + 1 in self._by_itself
        history = self.game.history
        return before > 0 and self._belongs_together(history[before - 1], history[before])

    def take_back(self) -> Move:
        """Take back what belongs together; the first of it. Raises `Refused`."""
        for _move in range(self.together()):
            move = self.saved.undo()
        self._stops_before_next = False
        return move

    def redo(self) -> Move:
        """Play again together what was taken back together; the first of it. Raises `Refused`."""
        move = self.saved.redo()
        while self.game.can_redo and (self.is_waiting or len(self.game.history) + 1 in self._by_itself):
            self.saved.redo()
        return move
