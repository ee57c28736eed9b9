"""Who sits at the table of a game: people who hand over, computers who think, and what they take back."""

from __future__ import annotations

from abc import abstractmethod
from functools import partial
from gettext import gettext as _

from engine import Event, Move, Refused, format_move
from screens.table.after_game import AfterGame
from screens.table.opponents import Thought, computer, seats_of
from screens.table.played import Played
from screens.words import shown, told

PAGE, SURE, HAND_OVER = "page", "confirm", "hand-over"
"""What the screen is doing: showing a page, asking whether to take back, handing over to another player."""


class AtTable(AfterGame):
    """A screen on which moves are played, by whoever must decide."""

    def __init__(self, saved: Played) -> None:
        """A screen on which `saved` is played."""
        super().__init__(saved)
        self.mode = PAGE
        self.message = saved.recovered or ""
        """What was refused or what else there is to say; it stands until the next key."""
        self.happened = ""
        """What the last moves did, in words."""
        self._computers = seats_of(saved.bots, saved.game)
        self._thought: Thought | None = None
        """What the computer is thinking about, if it is at the moment."""
        self._since: list[Event] = []
        """What has happened since a person played last."""
        self._sitting = self._person()
        """The seat of whoever is at the keyboard."""
        self._stop_before_next = False
        self._by_itself: set[int] = set()
        """The numbers, from 1, of the moves that followed by themselves, as far as that was seen here."""
        self._unseen = len(saved.game.history)
        """How many moves had been played when the game was opened."""
        self._is_handing_over = False
        """Whether the question about taking back was asked while the game is being handed over."""

    # What playing and a title add.

    @abstractmethod
    def refresh_view(self) -> None:
        """The position has changed: read it again."""

    @abstractmethod
    def to_page(self, *, straight_on: bool = True) -> None:
        """Show what is shown while nothing is being put together; a decision with one way goes straight on."""

    @abstractmethod
    def follows_by_itself(self, played: Move | None) -> Move | None:
        """The move that the screen plays by itself after this one, such as the supply that begins a turn.

        `played` is None at the beginning of a game.
        """

    @abstractmethod
    def belongs_together(self, played: Move, after: Move) -> bool:
        """Whether the second of two moves follows upon the first by itself, so that both are taken back together."""

    @abstractmethod
    def is_plain(self, move: Move) -> bool:
        """Whether a move needs no pause to be followed, such as the end of a turn."""

    # Playing.

    def play_now(self, move: Move) -> None:
        """Play a complete move; it is on the disk when its effect is shown."""
        self._play(move, is_by_itself=False)

    def _play(self, move: Move, *, is_by_itself: bool) -> None:
        """Play a move and what follows by itself."""
        events: list[Event] = []
        seat = self._deciding()
        next_move: Move | None = move
        try:
            while next_move is not None:
                events += self.saved.play(next_move)
                self._note(is_by_itself=is_by_itself or next_move is not move)
                handed = self._deciding() not in (seat, None)
                next_move = None if handed else self._next_by_itself(next_move)
            self._stop_before_next &= not handed
        except Refused as refusal:
            self.refresh_view()
            self.refuse(refusal)
            return
        self._since = events
        self.happened = told(events)
        self._show_position()
        if handed:
            self._hand_on()

    def refuse(self, refusal: Refused) -> None:
        """Say why something cannot be done, and show the page again."""
        self.message = shown(refusal.sentence)
        self.to_page(straight_on=False)

    def _note(self, *, is_by_itself: bool) -> None:
        """Remember of the last move whether it followed by itself."""
        number = len(self.game.history)
        self._by_itself = {earlier for earlier in self._by_itself if earlier < number}
        if is_by_itself:
            self._by_itself.add(number)

    def _show_position(self) -> None:
        """Show the position that was reached, and say so if it could not be written to the disk."""
        self.refresh_view()
        self.to_page()
        self.message = self.saved.problem or ""

    def _next_by_itself(self, played: Move | None) -> Move | None:
        """What follows; the wish to stop before it holds until then, over a meal too."""
        move = self.follows_by_itself(played)
        if move is not None and self._stop_before_next:
            self._stop_before_next = False
            return None
        return move

    def start_playing(self) -> None:
        """A new game: alone it goes straight to the first decision, otherwise the first player is called."""
        if self.is_waiting:
            self.call_after_refresh(self._think)
        elif self.game.history or self.saved.read_only:
            self.to_page()
        elif len(self.game.options["players"]) - len(self._computers) > 1:
            self.mode = HAND_OVER
        else:
            self._take_over()

    # Whose turn it is.

    def _deciding(self) -> int | None:
        decision = self.game.decision
        return None if decision is None else decision.seat

    @property
    def is_waiting(self) -> bool:
        """Whether the computer decides."""
        return self._deciding() in self._computers

    def _person(self) -> int:
        """The seat from which the game is seen: the one that decides, or that of a person if it is the computer's."""
        seat = self._deciding()
        if seat is not None and seat not in self._computers:
            return seat
        people = [other["seat"] for other in self.game.table()["players"] if other["seat"] not in self._computers]
        return people[0] if people else seat or 0

    @property
    def sitting(self) -> int:
        """The seat whose storage is in sight."""
        seat = self._deciding()
        return seat if seat is not None and seat not in self._computers else self._sitting

    def _hand_on(self) -> None:
        """Another seat decides: the computer's plays, a person is called, or whoever sat there goes on."""
        if self.is_waiting:
            self.mode = PAGE
            self._think()
        elif self._deciding() != self._sitting:
            self.mode = HAND_OVER
        else:
            self._take_over()

    def do_sit_down(self) -> None:
        self._take_over()

    def do_sit_down_and_stop(self) -> None:
        self._stop_before_next = True
        self._take_over()

    def _take_over(self) -> None:
        """The next player sits down; what follows by itself happens now."""
        self._sitting = self._person()
        self.refresh_view()
        self.to_page()
        log = self.game.log
        move = self._next_by_itself(log[-1][0] if log else None)
        if move is not None:
            told_before = self._since
            self._play(move, is_by_itself=True)
            self._since = told_before + self._since
            self.happened = told(self._since)

    # Computers.

    def _think(self) -> None:
        """Let the computer's player who must decide think, and go on when the move is there."""
        decision = self.game.decision
        if decision is None or self.saved.read_only:
            return
        player = computer(self._computers[decision.seat], self.game)
        self._thought = Thought(player, self.game, self.frame.settings.thinking)
        self.in_background(partial(self._play_thought, self._thought), alone=True)

    async def _play_thought(self, thought: Thought) -> None:
        move = await thought.move()
        if self._thought is not thought or not self.is_waiting:
            return  # taken back or left meanwhile
        self._thought = None
        try:
            events = self.saved.play(move)
        except Refused as refusal:
            self.message = shown(refusal.sentence)
            self.redraw()
            return
        is_asked = self.mode == SURE
        self._since += events
        self.happened = told(self._since if not self.is_waiting else events)
        self._show_position()
        if self._deciding() is not None:
            pause = self.frame.settings.pause
            if self.is_waiting and pause and not self.is_plain(move):
                self.set_timer(pause, self._after_pause)
            else:
                self._hand_on()
        if is_asked:
            self._is_handing_over = self.mode == HAND_OVER
            self.mode = SURE
        if self.is_active:
            self.redraw()

    def _after_pause(self) -> None:
        if self.is_waiting and self._thought is None:
            self._think()

    def do_hurry(self) -> None:
        if self._thought is not None:
            self._thought.hurry()

    def on_unmount(self) -> None:  # Textual calls those of the classes above as well
        self.do_hurry()

    # Taking back.

    def do_undo(self) -> None:
        self._is_handing_over = self.mode == HAND_OVER
        if self.game.reveals(self._together()):
            self.mode = SURE
        else:
            self._take_back()

    def do_say_yes(self) -> None:
        self._take_back()

    def do_say_no(self) -> None:
        self.to_page(straight_on=False)
        if self._is_handing_over:
            self.mode = HAND_OVER

    def _together(self) -> int:
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
            is_own = decision is not None and decision.seat not in self._computers
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
        return before > 0 and self.belongs_together(history[before - 1], history[before])

    def _take_back(self) -> None:
        self.do_hurry()
        self._thought = None
        try:
            for _move in range(self._together()):
                move = self.saved.undo()
        except Refused as refusal:
            self.refuse(refusal)
            return
        self._stop_before_next = False
        self._show_position()
        self.happened = _("Taken back: {move}").format(move=format_move(move))

    def do_redo(self) -> None:
        """What was taken back together is played again together."""
        try:
            move = self.saved.redo()
            while self.game.can_redo and (self.is_waiting or len(self.game.history) + 1 in self._by_itself):
                self.saved.redo()
        except Refused as refusal:
            self.refuse(refusal)
            return
        self._show_position()
        self.happened = _("Played again: {move}").format(move=format_move(move))
        if self.is_waiting:
            self._think()
