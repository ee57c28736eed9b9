"""How far a long series of games is, drawn on standard error where that is a terminal."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.text import Text

from engine.texts.language import gettext as _

DRAWN_AFTER = 0.2
"""Seconds that a picture stays at least: games by chance alone end a hundred times a second."""

REMEMBERED = 3600
"""Seconds over which the time that is left is reckoned."""


class GamesProgress(Progress):
    """A bar with the games done, their rate and the time left, and a line with how they stand so far.

    It draws only when it is told something.
    """

    def __init__(self, games: int) -> None:
        self._standing = ""
        self._began = self._drawn = time.monotonic()
        super().__init__(
            TextColumn(_("Games")),
            BarColumn(bar_width=20),
            MofNCompleteColumn(),
            TaskProgressColumn(),
            TextColumn("{task.fields[rate]}"),
            TimeRemainingColumn(elapsed_when_finished=True),
            console=Console(file=sys.stderr),
            auto_refresh=False,
            speed_estimate_period=REMEMBERED,
            transient=True,
        )
        self._games = self.add_task("", total=games, rate="")

    def get_renderables(self) -> Iterable[RenderableType]:
        yield from super().get_renderables()
        if self._standing:
            yield Text(self._standing, no_wrap=True, overflow="ellipsis")

    def tell(self, done: int, standing: Callable[[], str]) -> None:
        now = time.monotonic()
        rate = _("{rate}/s").format(rate=round(done / max(now - self._began, 0.001), 2))
        self.update(self._games, completed=done, rate=rate)
        if now - self._drawn >= DRAWN_AFTER or self.finished:
            self._standing = standing()
            self._drawn = now
            self.refresh()
