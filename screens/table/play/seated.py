"""Who sits at a game: who must decide, who of them is at this keyboard, by whose eyes it is seen here."""

from __future__ import annotations

from collections.abc import Mapping

from engine import Game
from screens.table.play.company import Company
from screens.table.play.computers import Computers
from screens.table.play.kept_game import KeptGame


class Seated:
    """The seats of a game that is kept: moved at this keyboard, by computers, or elsewhere."""

    def __init__(self, saved: KeptGame) -> None:
        self.saved = saved
        self._bots = dict(saved.bots)
        self._at_seats = Computers(self._bots, saved.game)
        self._sitting = self._person()
        """The seat of whoever is at the keyboard."""

    @property
    def game(self) -> Game:
        return self.saved.game

    @property
    def computers(self) -> Mapping[int, str]:
        """The levels of the computer's players, by seat; of players of one's own their names."""
        return self._at_seats.levels

    def seat_computers(self) -> None:
        """Whoever has the seats now sits there: one may have become a computer's, or a person's."""
        if self.saved.bots == self._bots:
            return
        self._at_seats.end()
        self._bots = dict(self.saved.bots)
        self._at_seats = Computers(self._bots, self.game)

    @property
    def news(self) -> str:
        """What there is to say of players of one's own, since a person played last."""
        return self._at_seats.news

    def leave(self) -> None:
        """Nobody plays on: players of one's own end."""
        self._at_seats.end()

    @property
    def company(self) -> Company | None:
        """Those who play or watch the game from elsewhere, if anybody can."""
        return self.saved.company

    @property
    def elsewhere(self) -> frozenset[int]:
        """The seats that are moved elsewhere: those of other people, and of computers that think there."""
        company = self.company
        return frozenset() if company is None else frozenset(range(len(self.game.names))) - company.mine

    @property
    def is_watched(self) -> bool:
        """Whether it is a table of others, so that only what lies open may be seen."""
        return self.company is not None and self.company.is_public and not self.company.mine

    @property
    def deciding(self) -> int | None:
        """The seat that must decide; None when the game is over."""
        decision = self.game.decision
        return None if decision is None else decision.seat

    @property
    def is_waiting(self) -> bool:
        """Whether somebody else decides whom nobody calls to this keyboard: the computer, or another person."""
        return self.deciding in self.computers or self.deciding in self.elsewhere

    @property
    def thinks(self) -> bool:
        """Whether a computer's player decides who thinks here."""
        return self.deciding in self.computers and self.deciding not in self.elsewhere

    @property
    def level(self) -> str | None:
        """The level of the computer's player who decides; None where no computer does."""
        return None if self.deciding is None else self.computers.get(self.deciding)

    @property
    def calls(self) -> bool:
        """Whether another person than the one at the keyboard must decide, and is to be called.

        Nobody is where nobody knows more than the others.
        """
        is_another = self.deciding is not None and not self.is_waiting and self.deciding != self._sitting
        return is_another and self.game.has_secrets

    @property
    def begins_with_call(self) -> bool:
        """Whether nobody sits at the keyboard of a game that is opened before somebody was called."""
        is_shared = len(self._own) > 1 and not self.is_watched
        return self.deciding is not None and is_shared and self.game.has_secrets

    @property
    def sitting(self) -> int:
        """The seat by which the game is seen."""
        seat = self.deciding
        return seat if seat is not None and seat in self._here else self._sitting

    @property
    def viewer(self) -> int | None:
        """The seat that is told what it alone knows; None where only what lies open is told."""
        return None if self.calls or self.is_watched else self.sitting

    @property
    def people(self) -> list[int]:
        """The seats of people, or all if the computer plays alone."""
        seats = range(len(self.game.names))
        return [seat for seat in seats if seat not in self.computers] or list(seats)

    @property
    def _here(self) -> list[int]:
        """The seats of people at this keyboard, or of everybody where none of them sits here."""
        return [seat for seat in self.people if seat not in self.elsewhere] or self.people

    @property
    def _own(self) -> list[int]:
        """The seats of people at this keyboard alone."""
        return [seat for seat in self._here if seat not in self.computers]

    def _person(self) -> int:
        """The seat from which the game is seen: the one that decides, or that of a person if it is the computer's."""
        seat = self.deciding
        if seat is not None and (seat in self._here or len(self.computers) == len(self.game.names)):
            return seat
        return self._here[0]
