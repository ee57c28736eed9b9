"""The game of a table as a text, after its end: it is taken in as a saved game anywhere."""

from __future__ import annotations

from pathlib import Path

from engine.texts.language import gettext as _
from saves.errors import SaveError
from saves.exchange import written
from saves.format import steps_of
from saves.harbour.replies import OpenTable
from saves.harbour.requests import AskTable
from saves.harbour.shared_game import SharedGame
from screens.lobby.host import Host


def exported(host: Host, table: str) -> str:
    """The text of the game of a table; raises `SaveError`, before its end too."""
    opened = host.ask(AskTable(table), OpenTable)
    with SharedGame.open(host.tables / Path(opened.file).name, opened.table, ()) as shared:
        game = shared.game
        if game.decision is not None:
            raise SaveError(_("A game can be exported after its end."))
        header = shared.header._replace(
            options=game.options, seen_before=shared.seen_before, bots=dict(shared.bots), seats=()
        )
        return written(header, steps_of(game))
