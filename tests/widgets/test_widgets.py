"""Lists, tables, fields and long texts on a screen: what is seen, and what moves."""

from __future__ import annotations

from functools import partial

import pytest
from textual.app import App, ComposeResult
from textual.geometry import Offset
from textual.widget import Widget

from tui.terminal import THEMES
from widgets.choices import Choices, MenuLine
from widgets.field import Field
from widgets.lines import Line, plain, text
from widgets.menu import position
from widgets.panel import Panel, Stack


class One(App[None]):
    """A terminal of 20 by 5 that one widget fills."""

    CSS = "Screen > * { height: 1fr; }"

    def __init__(self, *widgets: Widget) -> None:
        super().__init__(ansi_color=True)
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = "none"
        self.widgets = widgets

    def compose(self) -> ComposeResult:
        yield from self.widgets

    @property
    def seen(self) -> list[str]:
        return [strip.text.rstrip() for strip in self.screen._compositor.render_strips()]


def rows(*names: str) -> list[MenuLine]:
    """Rows that show their names, headings written with a colon."""
    return [MenuLine("" if name.endswith(":") else name, partial(shown, name)) for name in names]


def shown(name: str, _cells: int) -> Line:
    return text(name)


@pytest.mark.parametrize("widget", [Choices, Field, Panel])
def test_no_widget_has_keys_of_its_own_or_takes_focus(widget: type[Widget]) -> None:
    assert not widget._merge_bindings().key_to_bindings
    assert not widget.can_focus


async def test_the_cursor_of_a_list_passes_headings_and_goes_round() -> None:
    choices = Choices()
    choices.fill(rows("one:", "a", "two:", "b"))
    async with One(choices).run_test(size=(20, 5)):
        visited = [choices.chosen]
        for _step in range(2):
            choices.move(1)
            visited.append(choices.chosen)
        assert visited == ["a", "b", "a"]


async def test_the_cursor_stays_on_its_row_when_others_come_and_go() -> None:
    choices = Choices()
    choices.fill(rows("a", "b", "c"), "b")
    async with One(choices).run_test(size=(20, 5)):
        choices.fill(rows("new", "a", "b"))
        assert choices.chosen == "b"


async def test_the_cursor_stays_in_its_place_when_its_row_goes() -> None:
    choices = Choices()
    choices.fill(rows("a", "b", "c"), "b")
    async with One(choices).run_test(size=(20, 5)):
        choices.fill(rows("a", "c"))
        assert choices.chosen == "c"


async def test_a_list_moves_by_half_a_window_when_the_cursor_leaves_it() -> None:
    choices = Choices()
    choices.fill(rows(*"abcdefgh"))
    app = One(choices)
    async with app.run_test(size=(20, 5)) as pilot:
        for _step in range(5):
            choices.move(1)
        await pilot.pause()
        assert app.seen == list("defgh")
        assert choices.cursor_place() == Offset(0, 2)
        assert choices.position == "lines 4-8 of 8"


async def test_the_cursor_of_a_list_goes_by_screens_to_its_ends_and_no_further() -> None:
    choices = Choices()
    choices.fill(rows("one:", *"abcd", "two:", *"efgh"))
    async with One(choices).run_test(size=(20, 5)):
        assert choices.is_long
        visited = []
        for move, step in ((choices.page_by, 1),) * 4 + ((choices.page_by, -1),) * 4:
            move(step)
            visited.append(choices.chosen)
        assert visited == ["d", "f", "h", "h", "e", "c", "a", "a"]
        choices.to_end(1)
        assert choices.chosen == "h"
        choices.to_end(-1)
        assert choices.chosen == "a"


async def test_the_cursor_of_a_list_goes_from_part_to_part_and_round() -> None:
    choices = Choices()
    choices.fill(rows("one:", *"ab", "two:", *"cd"), "b")
    async with One(choices).run_test(size=(20, 9)):
        assert not choices.is_long
        visited = []
        for step in (1, 1, -1, -1):
            choices.to_part(step)
            visited.append(choices.chosen)
        assert visited == ["c", "a", "c", "a"]
        choices.move(1)
        choices.to_part(-1)
        assert choices.chosen == "a"


async def test_the_row_with_the_cursor_is_a_bar_from_edge_to_edge() -> None:
    choices = Choices()
    choices.fill([MenuLine("a", lambda _cells: text("a", "gain")), MenuLine("b", lambda _cells: text("b"))])
    async with One(choices).run_test(size=(20, 5)):
        first, second = (choices.render_line(row) for row in (0, 1))
        assert all(segment.style and segment.style.reverse and segment.style.color is None for segment in first)
        assert not any(segment.style and segment.style.reverse for segment in second)
        assert first.cell_length == 20


def heading(_cells: int) -> Line:
    return text("Name")


async def test_a_heading_stays_above_a_list_that_is_moved() -> None:
    choices = Choices()
    choices.fill(rows(*"abcdefgh"), "h", heading)
    app = One(choices)
    async with app.run_test(size=(20, 5)) as pilot:
        await pilot.pause()
        assert app.seen == ["Name", *"efgh"]
        assert choices.cursor_place() == Offset(0, 4)
        assert choices.position == "lines 5-8 of 8"


class Low(One):
    """A terminal of which what is in it may take more than half."""

    CSS = "Stack { height: auto; max-height: 60%; }"


async def test_a_list_in_a_place_that_grows_is_no_higher_than_that() -> None:
    choices = Choices()
    choices.fill(rows(*"abcdefgh"))
    app = Low(Stack(choices))
    async with app.run_test(size=(20, 10)) as pilot:
        choices.fill(rows(*"abcdefgh"), "h")
        await pilot.pause()
        assert "h" in app.seen


def typed(field: Field, *signs: str) -> str:
    """What stands in an open field of five cells after these signs."""
    for sign in signs:
        field.put(sign)
    return field.value


async def test_typing_replaces_a_text_that_was_there() -> None:
    field = Field()
    async with One(field).run_test(size=(20, 5)):
        field.open("Red", 5)
        assert typed(field, "J", "o") == "Jo"


async def test_moving_the_cursor_first_keeps_a_text_that_was_there() -> None:
    field = Field()
    async with One(field).run_test(size=(20, 5)):
        field.open("Red", 5)
        field.action_cursor_right()
        assert typed(field, "X") == "RedX"


async def test_a_typed_text_stays_within_its_cells() -> None:
    field = Field()
    async with One(field).run_test(size=(20, 5)):
        field.open("", 5)
        assert typed(field, "日", "本", "日", "a") == "日本a"


async def test_a_number_takes_only_digits() -> None:
    field = Field()
    async with One(field).run_test(size=(20, 5)):
        field.open("", 5, digits_only=True)
        assert typed(field, "x", "7", "٣") == "7"


async def test_control_characters_are_not_typed() -> None:
    field = Field()
    async with One(field).run_test(size=(20, 5)):
        field.open("", 5)
        assert typed(field, "\x1b") == "·"


async def test_of_a_text_longer_than_its_place_what_stands_before_the_cursor_is_seen() -> None:
    field = Field()
    async with One(field).run_test(size=(20, 5)):
        field.open("", 20)
        typed(field, *"abcdefgh")
        assert [plain(field.typed(cells)) for cells in (9, 8, 5)] == ["abcdefgh ", "…cdefgh ", "…fgh "]
        for _step in range(6):
            field.action_cursor_left()
        assert plain(field.typed(5)) == "abcde"
        assert [piece.text for piece in field.typed(5) if piece.selected] == ["c"]


async def test_the_cursor_of_a_field_is_where_one_types() -> None:
    field = Field()
    async with One(field).run_test(size=(20, 5)) as pilot:
        field.open("", 5)
        await pilot.pause()
        typed(field, "日", "a")
        assert field.cursor_place() == Offset(3, 0)
        field.close()
        assert field.cursor_place() is None


def test_a_position_is_said_only_if_there_is_more() -> None:
    assert position(0, 5, 20) == ""


async def test_a_panel_makes_its_lines_for_the_size_that_it_has() -> None:
    panel = Panel(lambda columns, rows: [text(f"{columns} by {rows}")])
    app = One(panel)
    async with app.run_test(size=(20, 5)) as pilot:
        assert app.seen[0] == "20 by 5"
        await pilot.resize_terminal(30, 4)
        assert app.seen[0] == "30 by 4"
