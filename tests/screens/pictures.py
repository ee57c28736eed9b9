"""Pictures of the panels that a test is about: what stands beside them can change without it.

A screen has one whole picture a size; whatever else it shows is told apart by the panels that show it.
"""

from __future__ import annotations

from io import StringIO
from typing import Any, TypeVar

from rich.console import Console
from rich.segment import Segment, Segments
from textual.app import App
from textual.geometry import Region
from textual.screen import Screen
from textual.strip import Strip

Shown = TypeVar("Shown", bound=App[None])

WHOLE: tuple[str, ...] = ()
"""The whole screen, in place of panels."""
PAGE = (".page.-open",)
"""The page that is open at a table."""
DESK = ("#prompt", "#foot")
"""What is asked at a table, and what is said of it."""
ASKED = ("#over", *DESK)
"""The same with what lies over the page: in a large terminal that has a place among the pages and is the open one."""
READ = ("#text, #spread",)
"""A text that is read, in one column or in several."""


def strips_of(app: App[None], *panels: str) -> list[Strip]:
    """The rows of panels, by their names in stylesheets, those of one below those of the other."""
    screen = app.screen
    rows = screen._compositor.render_strips()
    found: list[Strip] = []
    for panel in panels:
        places = _places(screen, panel) or (_places(screen, *PAGE) if panel == "#over" else [])
        assert places, f"{type(screen).__name__} shows no {panel}"
        found += [row.crop(place.x, place.right) for place in places for row in rows[place.y : place.bottom]]
    return found


def _places(screen: Screen[Any], panel: str) -> list[Region]:
    return [one.region for one in screen.query(panel) if one.display and one.region.area]


def cut(app: Shown, panels: tuple[str, ...]) -> Shown:
    """The app, whose pictures are from now on those of some of its panels; of none: of the whole screen."""

    def picture(*, title: str | None = None, simplify: bool = False) -> str:
        rows = strips_of(app, *panels)
        console = Console(
            width=max(row.cell_length for row in rows),
            height=len(rows),
            file=StringIO(),
            force_terminal=True,
            color_system="truecolor",
            record=True,
            legacy_windows=False,
            safe_box=False,
        )
        for row in rows:
            console.print(Segments([*(row.simplify() if simplify else row), Segment.line()]))
        return console.export_svg(title=title or app.title)

    if panels:
        app.export_screenshot = picture  # type: ignore[method-assign]
    return app
