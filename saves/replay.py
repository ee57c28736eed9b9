"""A saved game played again through the engine, which checks every move of it, as far as it can be followed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pkgutil import resolve_name
from typing import Any, Self

from engine import Game, Refused, new_game, parse
from engine.texts.language import gettext as _
from saves.disk import read_bytes
from saves.errors import Damaged, SaveError, Stopped
from saves.format import Contents, Entry, Header
from saves.names import player_names
from saves.reader import read_sound
from saves.slots import cleaned, path_of
from saves.titles import Earlier, edition_of, followed, refuse_later

_PUZZLE = "saves.puzzles.tries:start_of"
"""What begins the tries of a puzzle; they are saved games themselves."""


@dataclass(frozen=True, slots=True)
class Examined:
    """A saved game as far as it can be played, and the damage after which nothing more can be, if there is any.

    `contents` is all that was read, `entries` those that were followed. `seen_before` says that a move was taken back
    that had turned up something hidden, or that the header says so. A game of an earlier edition of its title is not
    damaged where its moves do not fit any more: then `earlier` says how far they did.
    """

    game: Game
    contents: Contents = field(repr=False)
    entries: tuple[Entry, ...] = field(repr=False)
    seen_before: bool
    damage: Damaged | None = None
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

    def whole(self) -> Self:
        """All of it; raises the damage if there is any."""
        if self.damage is not None:
            raise self.damage
        return self


def never() -> bool:
    """There is time enough."""
    return False


def examined(slot: str, stop: Callable[[], bool] = never) -> Examined:
    """What a slot holds; raises `SaveError` where not even the beginning can be read. Nothing is changed.

    `stop` is asked before each move that is played; `Stopped` is raised once it says so.
    """
    slot = cleaned(slot)
    return examined_bytes(read_bytes(path_of(slot)), slot, stop)


def examined_bytes(data: bytes, name: str, stop: Callable[[], bool] = never) -> Examined:
    """What the bytes of a saved game hold; raises `SaveError` where not even its beginning can be read."""
    contents, damage = read_sound(data, name)
    return examined_contents(contents, name, damage, stop)


def examined_contents(
    contents: Contents, name: str, damage: Damaged | None = None, stop: Callable[[], bool] = never
) -> Examined:
    """What was read of a saved game up to some `damage`, played up to the first wrong move, if there is one.

    Raises `SaveError` where it cannot even be set up.
    """
    header, entries = contents.header, contents.entries
    refuse_later(header, name)
    game = _begun_again(header, name)
    seen_before = header.seen_before
    for number, entry in enumerate(entries):
        if stop():
            raise Stopped(_("There was no time to play the game through."))
        try:
            reveals = entry.is_undo and game.undo_reveals
            repeat(game, entry)
            seen_before |= reveals
        except Exception as error:  # not `Refused` alone: a position that somebody laid out by hand may be impossible
            sound = entries[:number]
            if header.edition < edition_of(header.title):
                earlier = followed(header, name, len(game.history), is_whole=False)
                seen_before |= any(later.is_undo for later in entries[number:])  # nobody can say what it had turned up
                return Examined(game, contents, sound, seen_before, damage, earlier)
            reason = error if isinstance(error, Refused) else _("the move does not fit the position.")
            sentence = _("The saved game {name} is damaged in line {line}: {reason}")
            wrong = Damaged(sentence, entry.line, number, name=name, reason=reason)
            return Examined(game, contents, sound, seen_before, wrong)
    earlier = followed(header, name, len(game.history), is_whole=True)
    return Examined(game, contents, entries, seen_before, damage, earlier)


def begun(title: str, options: Mapping[str, Any]) -> Game:
    """A new game whose players' names can be shown in a terminal; raises `engine.SetupError`."""
    return new_game(title, **{**options, "players": player_names(options.get("players", ()))})


def _begun_again(header: Header, name: str) -> Game:
    if header.puzzle:
        start: Callable[[Header], Game] = resolve_name(_PUZZLE)
        return start(header)
    try:
        return begun(header.title, header.options)
    except Exception as error:  # whatever a file makes of the options, the player is owed a sentence
        raise SaveError(_("The saved game {name} cannot be set up: {reason}"), name=name, reason=error) from error


def back_to_start(game: Game) -> None:
    """Take back all that was played; it can be played again."""
    while game.can_undo:
        game.undo()


def repeat(game: Game, entry: Entry) -> None:
    """Play the moves of an entry; answers without a choice are read where there is a choice by now."""
    if entry.is_undo:
        game.undo()
    elif entry.is_redo:
        game.redo()
    elif entry.is_again:
        back_to_start(game)
    elif entry.is_help:
        pass
    elif len(entry.step) == 1:
        game.play(parse(game, entry.step[0].do, entry.step[0].forced))
    else:
        ahead = game.at(game.position)
        for move in entry.step:
            ahead.play(parse(ahead, move.do, move.forced))
        game.play(game.plan(ahead.history))
