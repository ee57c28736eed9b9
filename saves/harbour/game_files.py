"""How the game of a table begins, and what becomes of it when it is over: its seed, its seats, its text."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from engine import Game, SetupError
from engine.texts import Text, message
from engine.texts.language import gettext as _, shown
from saves import format as form
from saves.disk import read_bytes
from saves.errors import SaveError
from saves.format import SHARED_FORMAT, Header
from saves.harbour.values import CLOSED, FINISHED, Table
from saves.reader import read_header
from saves.replay import begun
from saves.tail import beginning_of, tail_of
from saves.titles import edition_of, title_name

SEED_BITS: Final = 60
"""So long are the seeds of shared games: nobody tries all of them to see which deals what lies open."""


class Outgrown(SaveError):
    """A game that this version cannot play on: its title has another edition. `told` is the sentence, as a text."""

    def __init__(self, told: Text) -> None:
        super().__init__(shown(told))
        self.told = told


def new_file(table: Table) -> bytes:
    """What the file of a table's game begins with: its seats, and a seed that nobody knows. Raises `Outgrown`.

    The players of the game are those of the table, seat by seat. Where a title draws who begins by turning its players
    round, they are named in the order of which just that comes: at a table the host has drawn who sits first.
    """
    seats = tuple(f"level {seat.level}" if seat.level else f"player {seat.player}" for seat in table.seats)
    options: dict[str, Any] = {
        "players": [seat.shown for seat in table.seats],
        "variant": table.variant,
        "seed": secrets.randbits(SEED_BITS),
        **table.rules,
    }
    bots = {seat.shown: seat.level for seat in table.seats if seat.level}
    try:
        names = begun(table.title, options).names
        places = [options["players"].index(name) for name in names]
        options["players"] = [table.seats[places.index(number)].shown for number in range(len(names))]
        game = begun(table.title, options)
    except SetupError as error:
        raise Outgrown(message("This table cannot be played: {reason}", reason=error.sentence)) from error
    created, edition = datetime.now(UTC).replace(microsecond=0), game.about.edition
    return form.header_bytes(
        Header(table.title, game.options, created, form.new_id(), bots=bots, edition=edition, seats=seats)
    )


def begun_again(header: Header) -> Game:
    """The game at its beginning, without its seed."""
    try:
        game = begun(header.title, header.options)
    except Exception as error:  # whatever a file makes of the options, the player is owed a sentence
        raise damaged(0) from error
    game.options = {name: value for name, value in game.options.items() if name != "seed"}
    return game


def check_edition(header: Header) -> None:
    """Raise `Outgrown` where a game was begun under another edition than its title has now."""
    if header.edition != edition_of(header.title):
        told = message(
            "This table was begun under edition {found} of {title}, and cannot be played on under edition {known}; "
            "it can be exported.",
            found=header.edition,
            title=title_name(header.title),
            known=edition_of(header.title),
        )
        raise Outgrown(told)


def damaged(entry: int) -> SaveError:
    """What is said of a file that cannot be followed from an entry on; 0 is its beginning."""
    return SaveError(_("The game of this table is damaged at entry {n}: nothing can be played on."), n=entry)


def exported(path: Path, table: Table) -> str:
    """The game of a table that is over, as a text that `havre saves import` takes in. Raises `SaveError`.

    Nothing is played again for it: it does not matter whether this version still could.
    """
    from saves.exchange import written  # noqa: PLC0415  (only who exports needs it)

    if table.state not in (FINISHED, CLOSED):
        raise SaveError(_("A game can be exported after its end."))
    data = read_bytes(path)
    header = read_header(data, table.id, SHARED_FORMAT)
    tail = tail_of(data[beginning_of(data) :], form.first_sum(header.options))
    bots = {seat.shown: seat.level for seat in table.seats if seat.level}
    own = header._replace(seats=(), bots=bots, seen_before=table.summary.seen_before)
    return written(own, form.standing(tail.entries))
