"""Who sits at the keyboard of a game in plain mode, who is the computer's, and when it is handed over."""

from __future__ import annotations

from engine import Event
from engine.texts.language import gettext as _, listed, ngettext, within
from screens.table.play.course import Course
from screens.words import is_addressed, shown


class Seats:
    """The seats of a game: whose eyes read what is printed changes with whoever decides."""

    def __init__(self, course: Course, *, hands_over: bool) -> None:
        """`hands_over`: people who have secrets from each other hand over without looking."""
        self._course = course
        self._game = course.game
        self._hands_over = hands_over
        self._people = [seat for seat in course.people if self.is_a_persons(seat)]
        self._begun = len(course.game.history)
        self._left: dict[int, int] = {}
        self.sitting: int | None = self._people[0] if len(self._people) == 1 else None
        """The seat of whoever reads now; None while nobody may be told more than lies open."""

    @property
    def told(self) -> list[str]:
        """Who plays, in sentences, where a computer does: what one person is called, and how strong the others are."""
        if not self._course.computers:
            return []
        names, level = self._game.names, self._game.about.level
        played = [(names[seat], name, level(name)) for seat, name in self._course.computers.items()]
        others = [
            # Translators: a player and the level of the computer that plays.
            _("{name} ({level})").format(name=name, level=own if one is None else within(shown(one.shown)))
            for name, own, one in played
        ]
        computers = ngettext("Computer player: {names}.", "Computer players: {names}.", len(others))
        said = [computers.format(names=listed(others))]
        if len(self._people) == 1 and not is_addressed(names[self._people[0]]):
            said.insert(0, _("You are {name}.").format(name=names[self._people[0]]))
        return said

    def is_a_persons(self, seat: int) -> bool:
        """Whether a person at this keyboard decides for a seat."""
        return seat not in self._course.computers and seat not in self._course.elsewhere

    @property
    def awaited(self) -> str | None:
        """The name of whoever must take over before anything of theirs is shown; None where nobody must."""
        decision = self._game.decision
        if decision is None or decision.seat == self.sitting or not self.is_a_persons(decision.seat):
            return None
        hidden = self._hands_over and len(self._people) > 1 and self._game.has_secrets
        return self._game.names[decision.seat] if hidden else None

    def leave(self) -> None:
        if self.sitting is not None:
            self._left[self.sitting] = len(self._game.history)
        self.sitting = None

    def take_over(self) -> list[Event]:
        """Let whoever decides sit down, if it is a person; what has happened since they sat there last."""
        decision = self._game.decision
        if decision is None or decision.seat == self.sitting or not self.is_a_persons(decision.seat):
            return []
        self.leave()
        self.sitting = decision.seat
        missed = self._game.log[self._left.get(decision.seat, self._begun) :]
        return [event for _move, events in missed for event in events]

    def alone_knows(self, event: Event) -> bool:
        """Whether whoever sits there is told more of it than the others were."""
        return self.sitting is not None and event.text_for(self.sitting) != event.text
