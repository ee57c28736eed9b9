"""Who else is at a game: others who play it or look on from elsewhere, what they say, and what they are asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from engine import Move

LONGEST_WORD = 200
"""The most signs of a word to the table."""


class Said(NamedTuple):
    """A word to the table."""

    after: int
    """How many moves had been played when it was said."""
    name: str
    """Who said it."""
    words: str
    """What can be shown of it on any terminal."""


class Company(Protocol):
    """The others at a game that is played from several places, as far as whoever plays there needs them.

    Nothing is asked for again and again: whoever listens is called.
    """

    @property
    def mine(self) -> frozenset[int]:
        """The seats that are moved here, those of computers that think here among them; none for a spectator."""

    @property
    def is_public(self) -> bool:
        """Whether it is a table of a host; otherwise it is a game of one's own in another window."""

    @property
    def has_hints(self) -> bool:
        """Whether the adviser may be asked before the end."""

    @property
    def said(self) -> Sequence[Said]:
        """All words to the table, the first one first."""

    @property
    def may_speak(self) -> bool:
        """Whether whoever is here has a seat, from which words may be said."""

    @property
    def is_muted(self) -> bool:
        """Whether words to tables are kept from whoever sits here."""

    @property
    def asked(self) -> str:
        """Who asks for what that not all have answered, in a few words; nothing where nobody does."""

    @property
    def unanswered(self) -> Sequence[str]:
        """The names of those who have not answered yet."""

    @property
    def must_answer(self) -> bool:
        """Whether whoever sits here is among those who have not answered yet."""

    @property
    def closed(self) -> str:
        """Why nobody plays here any more, in a sentence; nothing while the table stands."""

    @property
    def prepared(self) -> str:
        """The move that is kept for one's next turn, in notation; nothing where none is."""

    @property
    def told(self) -> str:
        """What the host has told this session since it was looked last, in a sentence; nothing where it has not."""

    def fileno(self) -> int:
        """The descriptor that can be read when there is something to hear, for whoever has no loop."""

    def listen(self, heard: Callable[[], None]) -> Callable[[], None]:
        """Call `heard` within the loop of the app whenever there is something to hear, until what this returns is."""

    def hear(self) -> None:
        """Take in all that has come: the game, what was said and what is asked then stand as they do everywhere."""

    def say(self, words: str) -> None:
        """Say a word to the table. This and all below raise `SaveError` where the host refuses."""

    def mute(self, is_muted: bool) -> None:
        """Keep the words of others away, or hear them again."""

    def take_back(self, steps: int) -> Move:
        """Take back the last so many steps at once, to which nobody need agree; raises `engine.Refused`."""

    def play_again(self, steps: int) -> Move:
        """Play again at once so many steps of one's own that were taken back; raises `engine.Refused`."""

    def ask_to_take_back(self, steps: int, seats: frozenset[int]) -> None:
        """Ask those who sit there whether the last so many steps may be taken back."""

    def answer(self, agrees: bool) -> None:
        """Say yes or no to what is asked; after the last yes it is done when this returns."""

    def prepare(self, notation: str) -> None:
        """Keep a move for one's next turn, or none."""

    def leave(self) -> None:
        """Whoever is here does not look any more; no seat is given up by that."""
