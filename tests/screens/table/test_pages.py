"""Where pages, side and what lies over them stand: the page stays in sight with its cursor, whatever is asked."""

from __future__ import annotations

from typing import cast

import pytest
from textual.app import App, ComposeResult

from screens.table.keys import PageKeys
from screens.table.page import Overview, Page
from screens.table.picture.area import Area
from screens.table.picture.layout import DESK, desk
from screens.table.picture.listing import Listing, Row, flowed
from screens.table.picture.pages import ListPage, Pages
from screens.table.picture.places import Over
from screens.table.table_screen import TableScreen
from screens.table.title import Board
from tui.terminal import THEMES
from widgets.lines import Line, plain, text, whole
from widgets.menu import Scroll

SMALL, LARGE = (80, 24), (120, 40)
HEIGHT = 13


class Numbers(ListPage):
    """A page of thirty numbers."""

    def listing(self, cells: int) -> Listing:
        return Listing(tuple(Row(text(f"{self.keys.name} {n}"), str(n)) for n in range(30)), text(self.keys.name))


class Harbour:
    """A board with four pages and a side."""

    overview = Overview(rows=(("a", "b"), ("c", "d")), last=8)

    def __init__(self) -> None:
        self.pages = [Numbers(PageKeys(name, name, name, name)) for name in "abcd"]

    def side_width(self, columns: int) -> int:
        return 20

    def column_width(self, columns: int) -> int:
        return 40

    def whole_text(self, page: Page) -> tuple[str, str]:
        return page.keys.name, f"the whole of {page.keys.name}"

    def signs(self, page: Page) -> tuple[str, ...]:
        return ()

    def side(self, page: object, cells: int, height: int) -> list[Line]:
        return [text(f"side {n}") for n in range(height)]


class Question(Over):
    """Something of so many lines."""

    TITLE = "Which one?"

    def __init__(self, count: int) -> None:
        self.count = count

    def least(self, cells: int) -> int:
        return self.height(cells)

    def height(self, cells: int) -> int:
        return self.count

    def lines(self, cells: int, rows: int) -> list[Line]:
        return [text(f"answer {n}") for n in range(min(self.count, rows))]


def pages() -> Pages:
    return Pages(cast(Board, Harbour()))


class Shown(App[None]):
    """The middle of a table's screen, and nothing else."""

    CSS_PATH = TableScreen.CSS_PATH

    def __init__(self, shown: Pages, count: int | None, terminal: tuple[int, int]) -> None:
        super().__init__(ansi_color=True)
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = "none"
        self.area = Area(shown)
        self._told = terminal, None if count is None else Question(count)

    def compose(self) -> ComposeResult:
        terminal, over = self._told
        self.area.show(terminal, self.size.height, over)
        yield self.area


async def area(shown: Pages, count: int | None, size: tuple[int, int] = SMALL, height: int = HEIGHT) -> list[str]:
    """What is seen with a question of so many lines, or without any."""
    app = Shown(shown, count, size)
    async with app.run_test(size=(size[0], height)) as pilot:
        await pilot.pause()
        return [strip.text for strip in app.screen._compositor.render_strips()]


async def test_a_page_stands_beside_its_side() -> None:
    seen = await area(pages(), None)
    assert seen[1].startswith("a 0")
    assert seen[12].endswith("side 12             ")


@pytest.mark.parametrize("count", [1, 4, 7])
async def test_a_short_question_lies_below_the_page_and_leaves_the_side_alone(count: int) -> None:
    seen = await area(pages(), count)
    assert [row for row in seen if row.startswith("answer")] == seen[-count:]
    assert seen[-count - 1].startswith("─ Which one? ─")
    assert all(f"side {n}" in row for n, row in enumerate(seen))


async def test_a_question_that_is_too_long_takes_the_side_as_well() -> None:
    seen = await area(pages(), 40)
    assert seen[-1].startswith("answer 6")
    assert "side" not in seen[-1]
    assert "side 0" in seen[0]


@pytest.mark.parametrize("count", [1, 7, 40])
@pytest.mark.parametrize("height", [8, 13, 29])
async def test_the_cursor_of_the_page_stays_in_sight(count: int, height: int) -> None:
    shown = pages()
    for _step in range(17):
        shown.open.step(1)
    assert any(row.startswith("a 17") for row in await area(shown, count, height=height))


@pytest.mark.parametrize(("name", "gives_way"), [("a", "c"), ("b", "c"), ("c", "d"), ("d", "c")])
async def test_among_pages_a_question_takes_the_place_of_one_that_is_not_open(name: str, gives_way: str) -> None:
    shown = pages()
    shown.show(name)
    seen = "\n".join(await area(shown, 3, LARGE, 29))
    assert [one for one in "abcd" if f"{one} 0" not in seen] == [gives_way]
    assert "answer 2" in seen


async def test_among_pages_the_frame_of_a_question_has_its_title_and_no_page_that_of_another() -> None:
    seen = await area(pages(), 3, LARGE, 29)
    assert seen[0].startswith("╭─ 1 a ─")
    assert any("╭─ Which one? ─" in row for row in seen)
    assert not any("3 c" in row for row in seen)


def in_columns() -> Pages:
    """Two pages in rows, two in a column beside them."""
    shown = pages()
    overview = Overview(rows=(("a",), ("b",)), first=10, beside=("c", "d"))
    shown.board.overview = overview
    return shown


@pytest.mark.parametrize(("columns", "is_seen"), [(159, False), (160, True)])
async def test_the_whole_text_of_a_card_is_shown_on_the_widest_terminals_alone(columns: int, is_seen: bool) -> None:
    seen = "\n".join(await area(in_columns(), None, (columns, 40), 29))
    assert ("the whole of a" in seen) is is_seen
    assert "╭─ 1 a ─" in seen


@pytest.mark.parametrize("count", [1, 7, 40])
async def test_beside_a_column_a_question_lies_at_its_foot_and_all_that_is_in_rows_stays(count: int) -> None:
    seen = "\n".join(await area(in_columns(), count, LARGE, 29))
    assert [one for one in "abc" if f"{one} 0" in seen] == ["a", "b", "c"]
    assert f"answer {min(count, 13) - 1}" in seen


async def test_below_a_short_question_the_page_in_whose_place_it_lies_is_still_seen() -> None:
    short, long = [await area(in_columns(), count, LARGE, 29) for count in (1, 40)]
    assert any("d 0" in row for row in short)
    assert not any("d 0" in row for row in long)


async def test_a_question_takes_no_more_of_the_column_than_it_needs() -> None:
    without, with_a_short_one = await area(in_columns(), None, LARGE, 29), await area(in_columns(), 3, LARGE, 29)
    frame = next(n for n, row in enumerate(without) if "4 d" in row)
    assert "Which one?" in with_a_short_one[frame]


async def test_a_page_of_the_column_that_is_shown_alone_has_all_the_room() -> None:
    shown = in_columns()
    shown.show("d")
    shown.overview = False
    assert (await area(shown, None, LARGE, 29))[0].startswith("d ")


async def test_an_open_page_of_the_last_row_is_never_covered_by_a_long_question() -> None:
    shown = pages()
    shown.show("d")
    assert any("d 0" in row for row in await area(shown, 90, LARGE, 29))


def with_one_open() -> Pages:
    """Of three pages the open one, beside the side if it is the first, and one below both."""
    shown = pages()
    shown.board.overview = Overview(rows=(("a", "b", "c"), ("d",)), last=8, alone=True, beside_side=("a",))
    return shown


@pytest.mark.parametrize("name", ["a", "b", "c"])
async def test_of_pages_that_take_turns_the_open_one_alone_stands_above_the_last_row(name: str) -> None:
    shown = with_one_open()
    shown.show(name)
    seen = "\n".join(await area(shown, None, LARGE, 29))
    assert [one for one in "abcd" if f"{one} 0" in seen] == [name, "d"]
    assert ("side 3" in seen) is (name == "a")


async def test_the_last_row_is_as_wide_as_the_page_and_the_side_above_it() -> None:
    seen = await area(with_one_open(), None, LARGE, 29)
    frame = next(row for row in seen if "4 d" in row)
    assert (len(frame), frame[0], frame[-1]) == (120, "╭", "╮")
    assert "side 19" in "\n".join(seen[: seen.index(frame)])


async def test_a_page_of_the_last_row_leaves_the_one_above_it_that_was_open_before() -> None:
    shown = with_one_open()
    shown.show("b")
    shown.show("d")
    seen = "\n".join(await area(shown, None, LARGE, 29))
    assert [one for one in "abcd" if f"{one} 0" in seen] == ["b", "d"]


@pytest.mark.parametrize("count", [1, 40])
async def test_a_question_takes_the_place_of_the_last_row_and_no_more_than_three_fifths(count: int) -> None:
    seen = await area(with_one_open(), count, LARGE, 29)
    frame = next(n for n, row in enumerate(seen) if "Which one?" in row)
    assert frame >= 11
    assert any("a 0" in row for row in seen[:frame])


def test_a_long_list_is_shown_in_two_columns_before_it_is_scrolled() -> None:
    lines = [text(f"line {n}") for n in range(10)]
    scroll = Scroll()
    seen = flowed(lines, 9, scroll, 80, 5)
    assert scroll.first == 0
    assert [plain(line).split() for line in seen][4] == ["line", "4", "line", "9"]
    seen = flowed(lines, 9, scroll, 80, 4)
    assert scroll.first > 0
    assert "▲" in plain(seen[0])


def test_what_finds_no_room_at_the_foot_is_marked() -> None:
    lines = whole(desk("It has happened.", [text(f"detail {n}") for n in range(5)], 40, DESK), DESK, 40)
    assert plain(lines[0]).strip() == "✓ It has happened."
    assert plain(lines[-1]).endswith("…")


@pytest.mark.parametrize(("most", "rows", "last"), [(0, 60, 8), (12, 40, 8), (12, 44, 10), (12, 60, 12)])
def test_the_last_row_takes_its_share_of_a_high_terminal_up_to_what_it_has_use_for(
    most: int, rows: int, last: int
) -> None:
    assert Overview(rows=(("a",), ("b",)), last=8, most=most).within(rows, rows).last == last


def test_the_last_row_takes_what_the_rows_before_it_do_not_need_and_no_less_than_its_own() -> None:
    overview = Overview(rows=(("a",), ("b",)), last=9, above=18)
    assert (overview.within(40, 29).last, overview.within(40, 24).last) == (11, 9)


@pytest.mark.parametrize(("height", "after"), [(31, ["29", "0"]), (30, ["0", "1"])], ids=["all-seen", "longer"])
def test_the_cursor_goes_round_only_where_all_of_a_list_is_seen(height: int, after: list[str]) -> None:
    page = Numbers(PageKeys("a", "a", "a", "a"))
    page.lines(40, height, active=True)
    found = []
    for by in (-1, 1):
        page.step(by)
        found.append(page.row)
    assert found == after
