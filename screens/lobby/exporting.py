"""The game of a table as a text, after its end: it is taken in as a saved game anywhere."""

from __future__ import annotations

from pathlib import Path

from saves.harbour.game_files import exported as text_of
from saves.harbour.replies import OpenTable
from saves.harbour.requests import AskTable
from screens.host import Host


def exported(host: Host, table: str) -> str:
    """The text of the game of a table, of an earlier edition, too; raises `SaveError`, before its end as well."""
    opened = host.ask(AskTable(table), OpenTable)
    return text_of(host.tables / Path(opened.file).name, opened.table)
