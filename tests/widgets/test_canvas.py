from __future__ import annotations

from collections.abc import Sequence

import pytest
from rich.segment import Segment
from rich.style import Style
from textual.app import App, ComposeResult
from textual.color import Color
from textual.geometry import Region

from widgets.canvas import Canvas
from widgets.lines import Line, selected, text
from widgets.signs import AsciiSigns


class Shown(Canvas):
    """A canvas that notes which regions it draws again."""

    def __init__(self, lines: Sequence[Line]) -> None:
        super().__init__(lines)
        self.regions: list[Region] = []

    def refresh(self, *regions: Region, repaint: bool = True, layout: bool = False, recompose: bool = False) -> Shown:
        if hasattr(self, "regions"):
            self.regions += regions
        super().refresh(*regions, repaint=repaint, layout=layout, recompose=recompose)
        return self


class OneCanvas(App[None]):
    def __init__(self, canvas: Canvas) -> None:
        super().__init__(ansi_color=True)
        self.canvas = canvas

    def compose(self) -> ComposeResult:
        yield self.canvas


async def drawn(canvas: Canvas) -> list[str]:
    """The rows of a canvas in a terminal of 20x4."""
    app = OneCanvas(canvas)
    async with app.run_test(size=(20, 4)):
        return [canvas.render_line(row).text for row in range(4)]


LINES = [text("Fish 3"), text("Wood 4"), text("Clay 1")]


async def test_only_rows_that_changed_are_drawn_again() -> None:
    canvas = Shown(LINES)
    async with OneCanvas(canvas).run_test(size=(20, 4)) as pilot:
        canvas.regions.clear()
        canvas.show([LINES[0], text("Wood 5"), LINES[2]])
        await pilot.pause()
        assert canvas.regions == [Region(0, 1, 20, 1)]


async def test_the_same_lines_draw_nothing() -> None:
    canvas = Shown(LINES)
    async with OneCanvas(canvas).run_test(size=(20, 4)):
        canvas.regions.clear()
        canvas.show([text("Fish 3"), text("Wood 4"), text("Clay 1")])
        assert canvas.regions == []


async def test_a_line_that_goes_away_becomes_blank() -> None:
    canvas = Shown(LINES)
    async with OneCanvas(canvas).run_test(size=(20, 4)):
        canvas.regions.clear()
        canvas.show(LINES[:2])
        assert canvas.regions == [Region(0, 2, 20, 1)]
        assert canvas.render_line(2).text == " " * 20


async def test_rows_are_cut_and_filled_to_the_width_of_the_canvas() -> None:
    assert await drawn(Canvas()) == [" " * 20] * 4
    rows = await drawn(Shown([text("x" * 30), text("日" * 15)]))
    assert rows[:2] == ["x" * 20, "日" * 10]


async def test_control_characters_never_reach_the_terminal() -> None:
    rows = await drawn(Shown([text("a\x1b[2Jb\u202ec")]))
    assert rows[0] == "a·[2Jb·c".ljust(20)


def test_a_terminal_without_unicode_gets_lookalikes() -> None:
    shown = AsciiSigns().apply([Segment("─▪ ↑", Style(bold=True))], Color(0, 0, 0))
    assert shown == [Segment("-# ^", Style(bold=True))]


@pytest.mark.parametrize("style", ["good", "bad", "dim"])
async def test_the_bar_of_the_cursor_looks_the_same_over_every_style(style: str) -> None:
    canvas = Shown([selected(text("a", style))])  # type: ignore[arg-type]
    async with OneCanvas(canvas).run_test(size=(20, 4)):
        look = next(iter(canvas.render_line(0))).style
        assert look is not None
        assert look.reverse
        assert look.color is None
