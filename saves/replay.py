"""A saved game played again through the engine, which checks every move of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from gettext import gettext as _
from typing import Any

from engine import Game, Refused, new_game
from saves.errors import Damaged, SaveError
from saves.format import REDO, UNDO, Contents, Entry, Header
from saves.names import player_names, printable


@dataclass(frozen=True, slots=True)
class Replayed:
    """A game played again: as far as its moves could be played, and the damage that ended it, if any did.

    `seen_before` says that a move was taken back that had turned up something hidden, or that the header says so.
    """

    game: Game
    seen_before: bool
    damage: Damaged | None = None


def begun(title: str, options: Mapping[str, Any]) -> Game:
    """A new game whose players' names can be shown in a terminal; raises `engine.SetupError`."""
    return new_game(title, **{**options, "players": player_names(options.get("players", ()))})


def replayed(contents: Contents, name: str) -> Replayed:
    """The game that the saved game `name` holds; raises `SaveError`, for a wrong move `Damaged`."""
    found = replayed_as_far_as_possible(contents, name)
    if found.damage is not None:
        raise found.damage
    return found


def replayed_as_far_as_possible(contents: Contents, name: str) -> Replayed:
    """The game up to its first wrong move; raises `SaveError` where it cannot even be set up."""
    game = _begun_again(contents.header, name)
    seen_before = contents.header.seen_before
    for number, entry in enumerate(contents.entries):
        try:
            seen_before |= entry.do == UNDO and game.undo_reveals
            _repeat(game, entry)
        except Exception as error:  # not `Refused` alone: a position that somebody laid out by hand may be impossible
            sentence = str(error) if isinstance(error, Refused) else _("the move does not fit the position.")
            damage = Damaged(
                _("The saved game {name} is damaged in line {line}: {reason}").format(
                    name=name, line=entry.line, reason=printable(sentence)
                ),
                entry.line,
                number,
            )
            return Replayed(game, seen_before, damage)
    return Replayed(game, seen_before)


def _begun_again(header: Header, name: str) -> Game:
    try:
        return begun(header.title, header.options)
    except Exception as error:  # whatever a file makes of the options, the player is owed a sentence
        raise SaveError(
            _("The saved game {name} cannot be set up: {reason}").format(name=name, reason=printable(str(error)))
        ) from error


def _repeat(game: Game, entry: Entry) -> None:
    if entry.do == UNDO:
        game.undo()
    elif entry.do == REDO:
        game.redo()
    else:
        game.play(entry.do)
