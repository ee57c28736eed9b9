"""What can be done with the file of a saved game besides playing it, and what is said of how that went."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.texts.language import gettext as _
from saves import SaveError, examined, recovered
from saves.disk import read_outside, typed_path
from saves.exchange import imported
from saves.files import delete
from saves.files import renamed as given_another_name
from screens.menus.describing import move_count


class Outcome(NamedTuple):
    """How something went, in a sentence or two."""

    said: str = ""
    """What was done."""
    problem: str = ""
    """What went wrong."""
    is_damaged: bool = False
    """Whether the game was found to be damaged."""


def renamed(slot: str, name: str) -> Outcome:
    """Give a saved game another name."""
    return _tried(lambda: Outcome(_("It is now called {name}.").format(name=given_another_name(slot, name))))


def taken_in(data: bytes, source: str) -> Outcome:
    """Take in a game from the bytes of a text or of a file, which came from this source."""

    def take_in() -> Outcome:
        with imported(data, source) as saved:
            return Outcome(_("The game is saved as {slot}.").format(slot=saved.slot), saved.problem or "")

    return _tried(take_in)


def taken_in_from(path: str) -> Outcome:
    """Take in a game from a file whose path was typed."""
    return _tried(lambda: taken_in(read_outside(typed_path(path)), path))


def checked(slot: str) -> Outcome:
    """Play a saved game through and say what is wrong with it."""

    def check() -> Outcome:
        found = examined(slot)
        moves = move_count(found.moves)
        if found.damage is not None:
            problem = _("{problem} It can be recovered up to there: {moves}.").format(problem=found.damage, moves=moves)
            return Outcome(problem=problem, is_damaged=True)
        if found.earlier is not None:
            return Outcome(found.earlier.sentence)
        return Outcome(_("{slot} is sound: {moves}.").format(slot=slot, moves=moves))

    return _tried(check)


def put_right(slot: str) -> Outcome:
    """Begin a new game from what can be played of a damaged one."""

    def recover() -> Outcome:
        with recovered(slot) as saved:
            return Outcome(_("What can be played is saved as {slot}.").format(slot=saved.slot))

    return _tried(recover)


def deleted(slot: str) -> Outcome:
    """Delete a saved game for good."""

    def remove() -> Outcome:
        delete(slot)
        return Outcome()

    return _tried(remove)


def _tried(what: Callable[[], Outcome]) -> Outcome:
    try:
        return what()
    except SaveError as error:
        return Outcome(problem=str(error))
