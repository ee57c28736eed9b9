"""Who sits at a table that the command line lays: the names of the players, and the levels of the computer's."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

import typer

from engine import About
from saves.names import player_names, printable
from screens.titles import usual_names
from screens.words import shown
from texts.translation import gettext as _
from tui.cli.titles import of_each


def _seats(one: About) -> str:
    low, high = one.seats[0], one.seats[-1]
    return str(low) if low == high else _("{low} to {high}").format(low=low, high=high)


SEATS = of_each(_seats)
"""For how many players the titles are."""

LEVELS = of_each(lambda one: ", ".join(level.name for level in one.levels))
"""The levels of computer players that the titles have."""


def check_levels(about: About, levels: Sequence[str], option: str) -> None:
    """Raise `typer.BadParameter` for a level that the title does not have."""
    wrong = next((level for level in levels if about.level(level) is None), None)
    if wrong is not None and not about.levels:
        problem = _("{title} has no computer players.").format(title=shown(about.shown))
        raise typer.BadParameter(problem, param_hint=option)
    if wrong is not None:
        names = ", ".join(level.name for level in about.levels)
        problem = _("There is no level '{level}': it is one of {levels}.").format(level=printable(wrong), levels=names)
        raise typer.BadParameter(problem, param_hint=option)


def seated(
    about: About, players: int | None, names: Sequence[str], levels: Sequence[str]
) -> tuple[list[str], dict[str, str]]:
    """The names by seat, and the levels of the computer's players by name; those take the last seats.

    Where nobody says how many `players` there are, each name is a person's, the computers come on top, and they also
    take the seats that the title needs beyond those, if it has any. Raises `typer.BadParameter`.
    """
    check_levels(about, levels, "--bot")
    seats = players
    if seats is None:
        people = max(1, len(names)) + len(levels)
        seats = max(about.seats[0], people)
        levels = [*([about.usual_level] * (seats - people) if about.usual_level else []), *levels]
    if len(levels) > seats:
        raise typer.BadParameter(
            _("There are more computers ({levels}) than players ({players}).").format(levels=len(levels), players=seats)
        )
    if len(names) > seats:
        raise typer.BadParameter(
            _("There are more names ({names}) than players ({players}).").format(names=len(names), players=seats)
        )
    given = player_names(names)
    free = (name for name in usual_names(about.name) if name not in given)
    everybody = [*given, *islice(free, max(0, seats - len(given)))]
    return everybody, dict(zip(everybody[len(everybody) - len(levels) :], levels, strict=True))
