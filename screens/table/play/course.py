"""A game as it is played at one keyboard: who sits there, what follows by itself, what is taken back together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from time import monotonic

from engine import Event, Move, Plan
from engine.past import Played
from screens.table.play.computers import Thought
from screens.table.play.kept_game import KeptGame
from screens.table.play.news import Followed, asked_for, heard
from screens.table.play.recap import Since, since
from screens.table.play.seated import Seated
from screens.words import in_sentences

Follows = Callable[[Move | None], Move | None]
"""The move that is made by itself after another one, or at the beginning of a game (None)."""


class Course(Seated):
    """It plays on the game that is kept, and knows no screen and no key."""

    def __init__(
        self,
        saved: KeptGame,
        follows: Follows = lambda _played: None,
        belongs_together: Callable[[Move, Move], bool] = lambda _played, _after: False,
        *,
        calls_for_all: bool = True,
    ) -> None:
        """`belongs_together` says of two moves whether the second usually follows upon the first by itself.

        Nothing follows where nobody says what.

        `calls_for_all`: another person is called to the keyboard for what follows by itself, too.
        """
        super().__init__(saved)
        self._follows = follows
        self._belongs_together = belongs_together
        self._calls_for_all = calls_for_all
        self._since: list[Event] = []
        """What has happened since a person played last."""
        self.latest: list[Event] = []
        """What the last moves did."""
        self._stops_before_next = False
        self._by_itself: set[int] = set()
        """The numbers, from 1, of the steps made here that followed by themselves."""
        self._made_here: set[int] = set()
        """The numbers of all steps of people that were made here, since the game was opened."""
        self._known = saved.game.steps
        """The steps that were shown here, or made."""
        self.decided_elsewhere = False
        """Whether what came last from elsewhere decided, or took back, for whoever sits at this keyboard."""
        self._words = len(saved.company.said) if saved.company is not None else 0
        """How many words to the table were told."""

    # What is told.

    @property
    def asks_nobody(self) -> bool:
        """Whether what follows by itself happens now without the call that another person would get."""
        history = self.game.history
        return bool(self.calls and not self._calls_for_all and history and self._follows(history[-1]))

    @property
    def happened(self) -> str:
        """What the last moves did, in words: as whoever sits at the keyboard is told it, or as everybody is."""
        return in_sentences(self.latest, self.viewer)

    @property
    def since(self) -> Since:
        """What the others did since whoever must decide, or sits at the keyboard, decided last."""
        seat = self.deciding if self.calls and self.deciding is not None else self.sitting
        return since(self.game, seat, self.viewer, self._followed)

    # Playing.

    def play(self, move: Move | Plan, *, is_by_itself: bool = False) -> bool:
        """Play a move, or all moves of a plan, and what follows by itself; raises `Refused`.

        Whether another seat must decide now; every move is on the disk when this returns.
        """
        if not is_by_itself:
            self._at_seats.heard()
        events: list[Event] = []
        seat, handed = self.deciding, False
        next_move: Move | Plan | None = move
        while next_move is not None:
            events += self.saved.play(next_move)
            self._keep_up()
            self._note(is_by_itself=is_by_itself or next_move is not move)
            handed = self.deciding not in (seat, None)
            next_move = self._next_by_itself(self.game.history[-1]) if not handed or self.asks_nobody else None
        self._stops_before_next &= not handed
        self._since = self.latest = events
        return handed

    def thought(self, seconds: float) -> Thought:
        """What the computer's player who decides is to think out, within so many seconds."""
        return Thought(self._at_seats.player(-1 if self.deciding is None else self.deciding), self.game, seconds)

    def thought_out(self, seconds: float) -> Iterator[Move]:
        """The moves of the computer's players here up to the decision of somebody else, where nobody can hurry them.

        Each is played before the next is asked for. About a move one thinks for so many seconds at most. Altogether
        they think so long for each of them: after that every move is the best at first sight. So a game without people
        comes to its end.
        """
        end = monotonic() + seconds * len(self.computers)
        while self.thinks:
            yield self.thought(min(seconds, max(0.0, end - monotonic()))).chosen()

    def play_computers(self, move: Move) -> None:
        """Play a move of the computer; raises `Refused`."""
        events = self.saved.play(move)
        self._keep_up()
        self._since = [*self._since, *events]
        self.latest = list(events) if self.is_waiting else self._since

    def sit_down(self) -> None:
        """Whoever must decide sits down."""
        self._sitting = self._person()

    def take_over(self) -> bool:
        """Whoever must decide sits down; what follows by itself happens now. Raises `Refused`.

        Whether another seat must decide after that.
        """
        self.sit_down()
        return self._carry_on()

    def hand_on(self) -> bool:
        """Another seat decides: where nobody need be called, whoever sits there goes on. Raises `Refused`.

        Whether another seat than that must decide now: the computer's, or that of a person who is called.
        """
        handed = True
        while handed and not self.is_waiting and (self.asks_nobody or not self.calls):
            handed = self._carry_on() if self.asks_nobody else self.take_over()
        return handed

    def _carry_on(self) -> bool:
        """What follows by itself happens, whoever sits at the keyboard; see `take_over`."""
        history = self.game.history
        move = self._next_by_itself(history[-1] if history else None)
        if move is None:
            return False
        before = self._since
        handed = self.play(move, is_by_itself=True)
        self._since = self.latest = before + self._since
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
        """Remember of the last step whether it followed by itself."""
        number = len(self.game.steps)
        self._forget_from(number)
        self._made_here.add(number)
        if is_by_itself:
            self._by_itself.add(number)

    def _forget_from(self, number: int) -> None:
        """From this step on others were made."""
        self._made_here = {earlier for earlier in self._made_here if earlier < number}
        self._by_itself &= self._made_here

    def _keep_up(self) -> None:
        """What was played here, or shown, is not told as news."""
        if self.company is not None:
            self._known = self.game.steps

    def follow(self) -> Followed:
        """Take in what others did elsewhere, and say what that was."""
        if self.company is None:
            return Followed()
        followed = heard(self.saved, self.company, self._known, self._words)
        self._words = len(self.company.said)
        self._keep_up()
        self.seat_computers()  # a seat may have become a computer's, or a person's
        if followed.has_moved:
            known = len(self.game.steps) - len(followed.played)
            if followed.played:
                self._forget_from(known + 1)
            self._stops_before_next &= not followed.taken_back
            self._since = [*self._since, *followed.events]
            decided = self._decided_in(known)
            self.decided_elsewhere = decided is not None or bool(followed.taken_back)
            if decided is not None:
                self._since = [event for step in followed.played[decided:] for one in step for event in one.events]
            self.latest = followed.events if self.is_waiting else self._since
        return followed

    def _decided_in(self, known: int) -> int | None:
        """Where in the steps behind so many a person of this keyboard decided last, elsewhere; None: nowhere."""
        steps, own = self.game.steps, self._own
        behind = range(len(steps) - 1, known - 1, -1)
        last = next((n for n in behind if steps[n][0].seat in own and not self._followed(n)), None)
        return None if last is None or self.is_watched else last - known

    # Taking back.

    @property
    def asked(self) -> frozenset[int]:
        """The seats of other people who must agree before what was decided here last is taken back."""
        steps = self.together()
        if not steps or self.company is None or not self.company.is_public:
            return frozenset()
        people, taken = frozenset(self.people), self.game.steps[-steps:]
        return asked_for(taken, taken[0][0].seat, people, reveals=self.reveals)

    def together(self) -> int:
        """How many steps are taken back at once; none if there is no decision of a person to go back to.

        What followed by itself goes with the step before it, and so does what the computer's players did since; at
        the very start there is none before it.
        """
        steps, own = self.game.steps, [] if self.is_watched else self._own
        first = 0
        for before in range(len(steps) - 1, -1, -1):
            is_own = steps[before][0].seat in own
            if is_own:
                first = len(steps) - before
            if is_own and not self._followed(before):
                break
        return first

    @property
    def reveals(self) -> bool:
        """Whether what would be taken back turned up something hidden."""
        steps = self.together()
        return self.game.reveals(sum(map(len, self.game.steps[-steps:]))) if steps else False

    @property
    def crosses(self) -> int | None:
        """The seat of another person to whose decision taking back would lead; None where it leads to one's own."""
        steps = self.together()
        if not steps:
            return None
        seat = self.game.steps[-steps][0].seat
        return seat if seat != self._sitting else None

    def _followed(self, before: int) -> bool:
        """Whether the step after so many followed by itself."""
        steps = self.game.steps
        return before > 0 and self._follows_upon(before + 1, steps[before - 1][-1].move, steps[before][0].move)

    def _follows_upon(self, number: int, played: Move, after: Move) -> bool:
        """Whether a step followed by itself upon a move; one that was not made here did if it usually does."""
        return number in self._by_itself if number in self._made_here else self._belongs_together(played, after)

    def take_back(self) -> Sequence[Played]:
        """Take back what belongs together; what of it a person had decided, all moves of a plan. Raises `Refused`."""
        steps = self.together()
        taken = self.game.steps[-steps] if steps else ()
        if self.company is not None:
            self.company.take_back(max(steps, 1))
        else:
            for _step in range(max(steps, 1)):
                self.saved.undo()
        self._keep_up()
        self._stops_before_next = False
        return taken

    def redo(self) -> Sequence[Sequence[Played]]:
        """Play again together what was taken back together: these steps, that of a person first. Raises `Refused`.

        At a table of a host they are one's own, up to the decision of another: that is up to them.
        """
        before = len(self.game.steps)
        steps = self._again_together()
        if self.company is not None:
            self.company.play_again(steps)
        else:
            for _step in range(steps):
                self.saved.redo()
        self._keep_up()
        return self.game.steps[before:]

    def _again_together(self) -> int:
        """How many steps are played again at once; the first of them is tried in any case."""
        steps, is_public = 0, self.company is not None and self.company.is_public
        for ahead in self.saved.game.ahead():
            steps, decision, again = steps + 1, ahead.decision, ahead.again
            if not again or decision is None:
                break
            follows = self._follows_upon(len(ahead.steps) + 1, ahead.history[-1], again[0])
            if not follows if decision.seat in self._own else is_public:
                break
        return max(1, steps)
