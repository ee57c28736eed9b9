"""Draws the pictures of the README anew: `python -m tests.readme_pictures`, then look at them."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from saves import SavedGame
from saves.settings import Settings, store
from tests.screens.keyboard import LARGE, SMALL, Player
from tests.screens.le_havre import positions
from tests.screens.macao import positions as of_macao
from tests.screens.speicherstadt import positions as of_speicherstadt
from tui.app import HavreApp

_DOCS = Path(__file__).parents[1] / "docs"
_PICTURES = {
    "havre.svg": (positions.middle_game, SMALL, "2 j j j j j j j"),
    "overview.svg": (positions.late_game, LARGE, "1 w w n enter escape f f n enter escape 2 j j"),
    "speicherstadt.svg": (of_speicherstadt.purchase, SMALL, ""),
    "macao.svg": (of_macao.busy, SMALL, "2 right right right"),
}
"""For each file the position, the size of the terminal, and what is pressed in it."""


async def _drawn(position: Callable[[], SavedGame], size: tuple[int, int], keys: str) -> str:
    """The picture of a position after these keys, in the colours for a dark ground."""
    store(Settings(palette="dark"))
    app = HavreApp(saved=position())
    async with app.run_test(size=size) as pilot:
        player = Player(app, pilot)
        await player.sit_down()
        await player.press(*keys.split())
        return app.picture()


def main() -> None:
    """Write every picture into the folder of documents."""
    with TemporaryDirectory() as home:
        os.environ["HAVRE_HOME"] = home
        for name, (position, size, keys) in _PICTURES.items():
            (_DOCS / name).write_text(asyncio.run(_drawn(position, size, keys)))


if __name__ == "__main__":
    main()
