from __future__ import annotations

from collections.abc import Sequence

import pytest
from rich.segment import Segment
from rich.style import Style
from textual.app import App, ComposeResult
from textual.color import Color
from textual.geometry import Region

from widgets.lines import Line, selected, text
from widgets.paint import AsciiSigns
from widgets.panel import Panel

pytestmark = pytest.mark.usefixtures("_watched")


class Shown(Panel):
    """A panel that notes which regions it draws again."""

    def __init__(self, lines: Sequence[Line]) -> None:
        super().__init__(lines)
        self.regions: list[Region] = []

    def refresh(self, *regions: Region, repaint: bool = True, layout: bool = False, recompose: bool = False) -> Shown:
        if hasattr(self, "regions"):
            self.regions += regions or [self.size.region]
        super().refresh(*regions, repaint=repaint, layout=layout, recompose=recompose)
        return self


class OnePanel(App[None]):
    def __init__(self, panel: Panel) -> None:
        super().__init__(ansi_color=True)
        self.panel = panel
        panel.styles.height = "1fr"

    def compose(self) -> ComposeResult:
        yield self.panel


async def drawn(panel: Panel) -> list[str]:
    """The rows of a panel in a terminal of 20x4."""
    app = OnePanel(panel)
    async with app.run_test(size=(20, 4)):
        return [panel.render_line(row).text for row in range(4)]


LINES = [text("Fish 3"), text("Wood 4"), text("Clay 1")]


async def test_only_rows_that_changed_are_drawn_again() -> None:
    panel = Shown(LINES)
    async with OnePanel(panel).run_test(size=(20, 4)) as pilot:
        panel.regions.clear()
        panel.show([LINES[0], text("Wood 5"), LINES[2]])
        await pilot.pause()
        assert panel.regions == [Region(0, 1, 20, 1)]


async def test_the_same_title_again_draws_nothing() -> None:
    panel = Shown(LINES)
    panel.entitle("Goods [3]")
    async with OnePanel(panel).run_test(size=(20, 4)) as pilot:
        panel.regions.clear()
        panel.entitle("Goods [3]")
        await pilot.pause()
        assert panel.regions == []
        assert panel.border_title == "Goods [3]"


async def test_the_same_lines_draw_nothing() -> None:
    panel = Shown(LINES)
    async with OnePanel(panel).run_test(size=(20, 4)):
        panel.regions.clear()
        panel.show([text("Fish 3"), text("Wood 4"), text("Clay 1")])
        assert panel.regions == []


async def test_a_line_that_goes_away_becomes_blank() -> None:
    panel = Shown(LINES)
    async with OnePanel(panel).run_test(size=(20, 4)):
        panel.regions.clear()
        panel.show(LINES[:2])
        assert panel.regions == [Region(0, 2, 20, 1)]
        assert panel.render_line(2).text == " " * 20


async def test_rows_are_cut_and_filled_to_the_width_of_the_panel() -> None:
    assert await drawn(Panel()) == [" " * 20] * 4
    rows = await drawn(Shown([text("x" * 30), text("日" * 15)]))
    assert rows[:2] == ["x" * 20, "日" * 10]


async def test_control_characters_never_reach_the_terminal() -> None:
    rows = await drawn(Shown([text("a\x1b[2Jb\u202ec")]))
    assert rows[0] == "a·[2Jb·c".ljust(20)


def test_a_terminal_without_unicode_gets_lookalikes() -> None:
    shown = AsciiSigns().apply([Segment("─▪ ↑", Style(bold=True))], Color(0, 0, 0))
    assert shown == [Segment("-* ^", Style(bold=True))]


@pytest.mark.parametrize("style", ["gain", "short", "dim"])
async def test_the_bar_of_the_cursor_looks_the_same_over_every_style(style: str) -> None:
    panel = Shown([selected(text("a", style))])
    async with OnePanel(panel).run_test(size=(20, 4)):
        look = next(iter(panel.render_line(0))).style
        assert look is not None
        assert look.reverse
        assert look.color is None
