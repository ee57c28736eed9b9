"""Who sits at a table that the command line lays: the names of the players, and the levels of the computer's."""

from __future__ import annotations

from collections.abc import Sequence
from gettext import gettext as _
from itertools import islice

import typer

from saves.names import player_names, printable
from screens.table.opponents import LEVEL_NAMES
from screens.titles import usual_names


def seated(
    title: str, players: int | None, names: Sequence[str], levels: Sequence[str]
) -> tuple[list[str], dict[str, str]]:
    """The names by seat, and the levels of the computer's players by name; those take the last seats.

    Where nobody says how many `players` there are, each name is a person's and the computers come on top. Raises
    `typer.BadParameter`.
    """
    unknown = next((level for level in levels if level not in LEVEL_NAMES), None)
    if unknown is not None:
        raise typer.BadParameter(
            _("There is no level '{level}': there is {levels}.").format(
                level=printable(unknown), levels=", ".join(LEVEL_NAMES)
            ),
            param_hint="--bot",
        )
    seats = max(1, len(names)) + len(levels) if players is None else players
    if len(levels) > seats:
        raise typer.BadParameter(
            _("There are more computers ({levels}) than players ({players}).").format(levels=len(levels), players=seats)
        )
    if len(names) > seats:
        raise typer.BadParameter(
            _("There are more names ({names}) than players ({players}).").format(names=len(names), players=seats)
        )
    given = player_names(names)
    free = (name for name in usual_names(title) if name not in given)
    everybody = [*given, *islice(free, max(0, seats - len(given)))]
    return everybody, dict(zip(everybody[len(everybody) - len(levels) :], levels, strict=True))
