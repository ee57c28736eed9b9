"""The formats of saved games: which one is written, and how older ones are brought up to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from saves.errors import Damaged, SaveError
from saves.names import printable
from texts.translation import gettext as _

FORMAT: Final = 1
"""The format that is written."""

Migration = Callable[[dict[str, Any]], dict[str, Any]]
"""From the whole table of a file of one format to that of the next one; its header may stand there alone."""

MIGRATIONS: dict[int, Migration] = {}
"""By the format that they start from. The file itself is rewritten when the game is played on, its old one kept."""


def brought_up_to_date(table: dict[str, Any], name: str) -> dict[str, Any]:
    """The table of the saved game `name` in the present format.

    Raises `SaveError` with both formats named where there is no way to it, `Damaged` where no format stands there.
    """
    found = table.get("format")
    if not isinstance(found, int) or isinstance(found, bool):
        raise missing("format", name)
    for number in range(found, FORMAT):
        migration = MIGRATIONS.get(number)
        if migration is None:
            raise SaveError(
                _("The saved game {name} is of format {found}: this version of Havre reads format {known}.").format(
                    name=printable(name), found=found, known=FORMAT
                )
            )
        try:
            table = migration(table)
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
            raise missing(str(error), name) from error
    if found > FORMAT:
        raise SaveError(
            _(
                "The saved game {name} was written by a later version of Havre: "
                "it is of format {found}, this one reads format {known}."
            ).format(name=printable(name), found=found, known=FORMAT)
        )
    return table


def missing(key: str, name: str) -> Damaged:
    """The error for a header in which something is missing."""
    return Damaged(
        _("The saved game {name} is damaged: '{key}' is missing in its header (line {line}).").format(
            name=printable(name), key=printable(key), line=1
        ),
        1,
    )
