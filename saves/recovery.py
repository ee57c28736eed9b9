"""What can be saved of a game that cannot be followed to its end, offered as a new game; the file stays as it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from engine import Game
from engine.texts.language import gettext as _
from saves.descriptors import read_bytes
from saves.editions import Earlier
from saves.errors import Damaged, SaveError
from saves.format import Contents, Header
from saves.reading import read_sound
from saves.replay import never, replayed_as_far_as_possible
from saves.saved_game import SavedGame
from saves.slots import cleaned, path_of


@dataclass(frozen=True, slots=True)
class Examined:
    """A saved game as far as it can be played, and the damage after which nothing more can be, if there is any.

    `earlier` tells of a game that was begun under an earlier edition of its title. `contents` is all that was read.
    """

    game: Game
    contents: Contents = field(repr=False)
    seen_before: bool
    damage: Damaged | None
    earlier: Earlier | None = None

    @property
    def header(self) -> Header:
        """What the game begins with."""
        return self.contents.header

    @property
    def moves(self) -> int:
        """How many moves stand in what can be played."""
        return len(self.game.history)

    @property
    def is_outgrown(self) -> bool:
        """Whether moves of an earlier edition are left that cannot be followed."""
        return self.earlier is not None and not self.earlier.is_whole


def examined_contents(
    contents: Contents, name: str, damage: Damaged | None = None, stop: Callable[[], bool] = never
) -> Examined:
    """What was read of a saved game up to some `damage`, played as far as that goes; raises `SaveError`."""
    found = replayed_as_far_as_possible(contents, name, stop)
    return Examined(found.game, contents, found.seen_before, found.damage or damage, found.earlier)


def examined_bytes(data: bytes, name: str, stop: Callable[[], bool] = never) -> Examined:
    """What the bytes of a saved game hold; raises `SaveError` where not even its beginning can be read."""
    contents, damage = read_sound(data, name)
    return examined_contents(contents, name, damage, stop)


def examined(slot: str, stop: Callable[[], bool] = never) -> Examined:
    """What a slot holds; raises `SaveError` where not even the beginning can be read. Nothing is changed.

    `stop` is asked before each move that is played; `Stopped` is raised once it says so.
    """
    slot = cleaned(slot)
    return examined_bytes(read_bytes(path_of(slot)), slot, stop)


def recovered(slot: str, into: str | None = None) -> SavedGame:
    """The moves of a damaged game up to the damage, as a new game in a slot of its own; the damaged file is kept.

    The same for a game of an earlier edition that cannot be followed to its end. Raises `SaveError` where nothing is
    damaged, where nothing can be recovered, or where `into` is taken.
    """
    slot = cleaned(slot)
    found = examined(slot)
    if found.damage is None and not found.is_outgrown:
        raise SaveError(_("The saved game {name} is not damaged.").format(name=slot))
    return SavedGame.keep(
        found.game,
        into,
        bots=found.header.bots,
        like=_("{name}-recovered").format(name=slot),
        seen_before=found.seen_before or found.is_outgrown,  # what lies beyond has been played
        id=found.header.id,
        first_game=found.header.first_game,
    )
