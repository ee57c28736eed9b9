"""What came from elsewhere into a game: what was played there, what was taken back, what was said."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from engine import Event
from engine.past import Played
from screens.table.play.company import Company, Said
from screens.table.play.kept_game import KeptGame

Steps = Sequence[Sequence[Played]]


class Followed(NamedTuple):
    """What others did since it was looked last."""

    played: Steps = ()
    """The steps that were made elsewhere."""
    taken_back: Steps = ()
    """The steps that were taken back elsewhere."""
    said: Sequence[Said] = ()
    """The words to the table."""

    @property
    def has_moved(self) -> bool:
        """Whether the game stands elsewhere than before."""
        return bool(self.played or self.taken_back)

    def taken_from(self, people: Collection[int]) -> int:
        """The seat, of one of these people if it is one's, whose decision was the first that was taken back."""
        seats = [step[0].seat for step in self.taken_back]
        return next((seat for seat in seats if seat in people), seats[0])

    @property
    def events(self) -> list[Event]:
        """What happened in the steps that were made."""
        return [event for step in self.played for played in step for event in played.events]


def heard(saved: KeptGame, company: Company, known: Steps, words: int) -> Followed:
    """Take in all that has come, and say what of it is new to whoever knows these steps and so many words."""
    company.hear()
    now = saved.game.steps
    same = next((n for n, (old, new) in enumerate(zip(known, now, strict=False)) if old != new), None)
    if same is None:
        same = min(len(known), len(now))
    return Followed(now[same:], known[same:], company.said[words:])


def asked_for(steps: Steps, seat: int, people: frozenset[int], *, reveals: bool) -> frozenset[int]:
    """The seats of the people who must agree that these steps are taken back by the one who decided the first of them.

    They are those who have decided since; all others where something hidden was turned up.
    """
    others = people - {seat}
    return others if reveals else others & {played.seat for step in steps for played in step}
