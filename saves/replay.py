"""A saved game played again through the engine, which checks every move of it."""

from __future__ import annotations

from collections.abc import Mapping
from gettext import gettext as _
from typing import Any

from engine import Game, Refused, new_game
from saves.errors import Damaged, SaveError
from saves.format import REDO, UNDO, Contents, Entry, Header
from saves.names import player_names, printable


def begun(title: str, options: Mapping[str, Any]) -> Game:
    """A new game whose players' names can be shown in a terminal; raises `engine.SetupError`."""
    return new_game(title, **{**options, "players": player_names(options.get("players", ()))})


def replayed(contents: Contents, name: str) -> Game:
    """The game that the saved game `name` holds; raises `SaveError`, for a wrong move `Damaged`."""
    game = _begun_again(contents.header, name)
    for number, entry in enumerate(contents.entries):
        try:
            _repeat(game, entry)
        except Refused as refusal:
            raise Damaged(
                _("The saved game {name} is damaged in line {line}: {reason}").format(
                    name=name, line=entry.line, reason=printable(str(refusal))
                ),
                entry.line,
                number,
            ) from refusal
    return game


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
