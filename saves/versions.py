"""The formats of saved games: which one is written, and how older ones are brought up to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.texts.language import gettext as _
from saves.errors import Damaged, SaveError
from saves.names import printable, shortened

FORMAT: Final = 1
"""The format that is written."""

_LONGEST_VALUE = 40
"""So many cells of what stands there in place of something else are told."""

Migration = Callable[[dict[str, Any]], dict[str, Any]]
"""From the whole table of a file of one format to that of the next one; its header may stand there alone."""

MIGRATIONS: dict[int, Migration] = {}
"""By the format that they start from. The file itself is rewritten when the game is played on, its old one kept."""


def brought_up_to_date(table: dict[str, Any], name: str, data: bytes) -> dict[str, Any]:
    """The table of the saved game `name`, of which `data` are the bytes, in the present format.

    Raises `SaveError` with both formats named where there is no way to it, `Damaged` where no format stands there.
    """
    found = table.get("format")
    if not isinstance(found, int) or isinstance(found, bool):
        raise unfit(table, "format", name, data)
    for number in range(found, FORMAT):
        if (migration := MIGRATIONS.get(number)) is None:
            unknown = _("The saved game {name} is of format {found}: this version of Havre reads format {known}.")
            raise SaveError(unknown, name=name, found=found, known=FORMAT)
        try:
            table = migration(table)
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
            raise unfit({}, str(error), name, data) from error
    if found > FORMAT:
        later = _(
            "The saved game {name} was written by a later version of Havre: "
            "it is of format {found}, this one reads format {known}."
        )
        raise SaveError(later, name=name, found=found, known=FORMAT)
    return table


def unfit(table: dict[str, Any], key: str, name: str, data: bytes) -> Damaged:
    """The error for a header in which something is missing, or is not what it must be."""
    if key not in table:
        sentence = _("The saved game {name} is damaged: '{key}' is missing in its header (line {line}).")
        line = 1
    else:
        sentence = _("The saved game {name} is damaged in line {line}: '{key}' cannot be '{value}'.")
        written = (row.partition(b"=")[0].strip(b" \t[]\"'") for row in data.splitlines())
        line = next((number for number, found in enumerate(written, 1) if found == key.encode()), 1)
    value = shortened(printable(str(table.get(key))), _LONGEST_VALUE)
    return Damaged(sentence, line, recoverable=False, name=name, key=key, value=value)
