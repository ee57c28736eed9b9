"""A saved game played again through the engine, which checks every move of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from engine import Game, Refused, new_game, parse
from engine.texts.language import gettext as _
from saves.editions import Earlier, edition_of, followed, refuse_later
from saves.errors import Damaged, SaveError, Stopped
from saves.format import Contents, Entry, Header, Step
from saves.names import player_names, printable


class Replayed(NamedTuple):
    """A game played again: as far as its moves could be played, and the damage that ended it, if any did.

    `seen_before` says that a move was taken back that had turned up something hidden, or that the header says so.
    `entries` are those that were followed. A game of an earlier edition of its title is not damaged where its moves do
    not fit any more: then `earlier` says how far they did.
    """

    game: Game
    entries: tuple[Entry, ...]
    seen_before: bool
    damage: Damaged | None = None
    earlier: Earlier | None = None


def begun(title: str, options: Mapping[str, Any]) -> Game:
    """A new game whose players' names can be shown in a terminal; raises `engine.SetupError`."""
    return new_game(title, **{**options, "players": player_names(options.get("players", ()))})


def replayed(contents: Contents, name: str) -> Replayed:
    """The game that the saved game `name` holds; raises `SaveError`, for a wrong move `Damaged`."""
    found = replayed_as_far_as_possible(contents, name)
    if found.damage is not None:
        raise found.damage
    return found


def never() -> bool:
    """There is time enough."""
    return False


def replayed_as_far_as_possible(contents: Contents, name: str, stop: Callable[[], bool] = never) -> Replayed:
    """The game up to its first wrong move; raises `SaveError` where it cannot even be set up.

    `stop` is asked before each move; `Stopped` is raised once it says so.
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
            _repeat(game, entry)
            seen_before |= reveals
        except Exception as error:  # not `Refused` alone: a position that somebody laid out by hand may be impossible
            if header.edition < edition_of(header.title):
                earlier = followed(header, name, len(game.history), is_whole=False)
                seen_before |= any(later.is_undo for later in entries[number:])  # nobody can say what it had turned up
                return Replayed(game, entries[:number], seen_before, earlier=earlier)
            sentence = str(error) if isinstance(error, Refused) else _("the move does not fit the position.")
            damage = Damaged(
                _("The saved game {name} is damaged in line {line}: {reason}").format(
                    name=name, line=entry.line, reason=printable(sentence)
                ),
                entry.line,
                number,
            )
            return Replayed(game, entries[:number], seen_before, damage)
    return Replayed(game, entries, seen_before, earlier=followed(header, name, len(game.history), is_whole=True))


def _begun_again(header: Header, name: str) -> Game:
    try:
        return begun(header.title, header.options)
    except Exception as error:  # whatever a file makes of the options, the player is owed a sentence
        raise SaveError(
            _("The saved game {name} cannot be set up: {reason}").format(name=name, reason=printable(str(error)))
        ) from error


def _repeat(game: Game, entry: Entry) -> None:
    if entry.is_undo:
        game.undo()
    elif entry.is_redo:
        game.redo()
    else:
        _play(game, entry.step)


def _play(game: Game, step: Step) -> None:
    """Play the moves of a step; answers without a choice are read where there is a choice by now."""
    if len(step) == 1:
        game.play(parse(game, step[0].do, step[0].forced))
        return
    ahead = game.at(game.position)
    for move in step:
        ahead.play(parse(ahead, move.do, move.forced))
    game.play(game.plan(ahead.history))
