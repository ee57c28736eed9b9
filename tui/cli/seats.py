"""Who sits at a table that the command line lays: the names of the players, and the levels of the computer's."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

import typer

from engine import About
from engine.texts.language import gettext as _
from saves.names import player_names, printable
from screens.titles import usual_names
from screens.words import shown
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
    about: About, players: int | None, people: int | None, names: Sequence[str], levels: Sequence[str]
) -> tuple[list[str], dict[str, str]]:
    """The names by seat, and the levels of the computer's players by name.

    People take the first seats: as many as there are names, one where there is none, or `people`. Then come the
    `levels`; further seats, of which there are as many as `players` or the title need, are of the title's usual level,
    or people's where it has no computer players. Raises `typer.BadParameter`.
    """
    check_levels(about, levels, "--bot")
    if people is not None and len(names) > people:
        raise typer.BadParameter(
            _("There are more names ({names}) than people ({people}).").format(names=len(names), people=people)
        )
    persons = max(1, len(names)) if people is None else people
    seats = max(about.seats[0], persons + len(levels)) if players is None else players
    further = seats - persons - len(levels)
    if further < 0:
        raise typer.BadParameter(_too_many(persons, len(levels), seats))
    if about.levels:
        levels = [*levels, *[about.usual_level] * further]
    elif people is not None:
        check_levels(about, [about.usual_level] * further, "--people")
    given = player_names(names)
    free = (name for name in usual_names(about.name) if name not in given)
    everybody = [*given, *islice(free, seats - len(given))]
    return everybody, dict(zip(everybody[len(everybody) - len(levels) :], levels, strict=True))


def _too_many(people: int, computers: int, players: int) -> str:
    """What is said where more are to sit there than there are players."""
    if not computers:
        return _("There are more people ({people}) than players ({players}).").format(people=people, players=players)
    return _("There are more people ({people}) and computers ({computers}) than players ({players}).").format(
        people=people, computers=computers, players=players
    )
