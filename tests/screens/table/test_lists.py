"""Long lists of a table: screens, ends and headings a key away, jumping by number, kinds of rows and orders."""

from __future__ import annotations

import pytest

from engine import new_game
from saves import SavedGame
from screens.table.keys import log_page
from screens.table.picture.listing import Filter, Listing, Row, arranged, in_whole_groups, pane
from screens.table.picture.pages import ListPage
from tests.screens.keyboard import PAGE, Player, playing
from tests.screens.le_havre import positions
from tests.toy.position import PILE
from tests.toy.register import register
from tui.actions import registry
from widgets.lines import plain, text, width
from widgets.menu import Scroll


@pytest.fixture(autouse=True)
def fake_game() -> None:
    """Here a real game is played."""


def names(player: Player) -> list[str]:
    """The cards of the page of the buildings, as they are listed."""
    rows = (line[1:19].strip() for line in player.page().splitlines()[1:] if line[20:23].strip().isdigit())
    return [row for row in rows if row]


@pytest.mark.parametrize(("first", "second"), [("]", "pagedown"), ("}", "end"), ("tab", "+")])
async def test_each_way_through_a_list_has_two_keys(first: str, second: str) -> None:
    seen = []
    for key in (first, second):
        async with playing(positions.late_game()) as player:
            await player.sit_down()
            await player.press("2", key)
            seen.append(player.under_cursor)
            assert player.under_cursor != "joinery"
    assert seen[0] == seen[1]


async def test_a_screen_down_and_up_leads_back_and_no_further_than_to_the_ends() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("2", "pagedown", "pageup")
        assert player.under_cursor == "fishery"
        await player.press("pageup")
        assert player.under_cursor == "fishery"
        await player.press("end")
        last = player.under_cursor
        await player.press("pagedown")
        assert player.under_cursor == last
        await player.press("home")
        assert player.under_cursor == "fishery"


class Paragraphs(ListPage):
    """Running text, each paragraph of it in three rows."""

    is_prose = True

    def listing(self, cells: int) -> Listing:
        rows = (Row(text(f"{n:>3}"), str(n)) for n in range(100))
        return Listing(tuple(line for row in rows for line in (row, Row(text("on")), Row(text("on")))))


def test_a_screen_of_running_text_up_leaves_no_paragraph_out() -> None:
    page = Paragraphs(log_page())
    page.to_last()
    seen = [plain(line).strip() for line in page.lines(60, 31, active=True)]
    page.page_by(-1)
    assert page.row == "90"
    assert page.row in seen


async def test_tab_goes_to_the_first_row_below_the_next_heading_and_round() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("2", "tab")
        assert player.under_cursor == "joinery"
        await player.press("tab")
        assert player.under_cursor == "building-firm-1"
        for _heading in range(4):
            await player.press("tab")
        assert player.under_cursor == "fishery"


async def test_a_row_is_jumped_to_by_the_number_of_its_card() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("2", "#", "1", "8")
        assert player.under_cursor == "shipping-line"
        await player.press("enter")
        assert player.mode == PAGE
        assert player.under_cursor == "shipping-line"


async def test_a_number_is_typed_without_its_noughts_and_corrected() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("2", "#", "5")
        assert player.under_cursor == "bakehouse"
        await player.press("backspace", *"b2")
        assert player.under_cursor == "building-firm-2"


async def test_a_ship_is_jumped_to_by_its_name() -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("3", "#", *"steel")
        assert player.under_cursor == "steel-ship-10"


@pytest.mark.parametrize(
    ("times", "words", "first", "missing"),
    [
        (1, "what can be entered", "Fishery", "Joinery"),
        (2, "what can be built", "Joinery", "Building Firm 1"),
        (3, "what can be bought", "Joinery", "Brickworks"),
        (4, "", "Fishery", ""),
    ],
)
async def test_a_key_shows_one_kind_of_cards_after_another_and_all_again(
    times: int, words: str, first: str, missing: str
) -> None:
    async with playing(positions.middle_game()) as player:
        await player.press("2", *["F"] * times)
        assert ("Shown: " in player.page()) == bool(words)
        assert words in player.page()
        assert names(player)[0] == first
        assert missing not in names(player)


async def test_a_key_orders_the_cards_by_value_by_name_and_as_on_the_board() -> None:
    async with playing(positions.middle_game()) as player:
        board = await order(player, "2")
        by_value = await order(player, "O")
        by_name = await order(player, "O")
        assert by_value[0] == "Church"
        assert by_name == sorted(by_name)
        assert await order(player, "O") == board


async def order(player: Player, key: str) -> list[str]:
    """The cards that are seen after a key."""
    await player.press(key)
    return names(player)


def test_rows_are_kept_with_the_headings_above_them() -> None:
    rows = (Row(text("One")), Row(text("a"), "a"), Row(text("Two")), Row(text("b"), "b"))
    kept = arranged(Listing(rows), Filter("b alone", lambda name: name == "b"), None)
    assert [plain(row.line).strip() for row in kept.rows] == ["Shown: b alone, as on the board", "Two", "b"]


async def test_another_title_has_the_same_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch.setitem)
    every_action = registry()
    for module in ("tui.actions", "tui.app"):
        monkeypatch.setattr(f"{module}.REGISTRY", every_action)
    with SavedGame.keep(new_game("flotsam", ("Ada", "Bo", "Cy"), setup={"pile": list(PILE)})) as saved:
        async with playing(saved) as player:
            await player.sit_down()
            first = player.under_cursor
            await player.press("end")
            last = player.under_cursor
            assert last != first
            await player.press("home")
            assert player.under_cursor == first


@pytest.mark.parametrize(
    ("heading", "seen"), [("Red  Blue", "Red  Blue  ▼"), ("Red Yellow", "Red Yellow ▼"), ("Red", "Red       ▼ ")]
)
def test_the_signs_of_more_rows_cost_a_heading_nothing_that_has_room_beside_them(heading: str, seen: str) -> None:
    rows = tuple(Row(text(" row"), str(number)) for number in range(9))
    lines = pane(Listing(rows, text(heading)), "", Scroll(), 12, 4, active=False)
    assert plain(lines[0]) == seen


@pytest.mark.parametrize("height", range(4))
@pytest.mark.parametrize("columns", [1, 2])
@pytest.mark.parametrize("by", [0, 1])
def test_a_page_of_few_lines_is_drawn_in_them_with_its_cursor(height: int, columns: int, by: int) -> None:
    rows = tuple(Row(text(f" row {n}"), "" if n == 4 else str(n)) for n in range(9))
    for name in ("0", "3", "5", "8", "nowhere"):
        scroll = Scroll()
        scroll.first = 7
        lines = pane(Listing(rows, text("Red")), name, scroll, 19, height, active=True, columns=columns, by=by)
        assert [width(line) for line in lines] == [19] * height
        under_cursor = [piece.text for line in lines for piece in line if piece.selected]
        assert bool(under_cursor) == (height > 1), "below the heading"
    assert len(pane(Listing(()), "", Scroll(), 19, height, active=True, columns=columns, by=by)) == height


def test_no_heading_stands_at_the_foot_of_a_column_whose_rows_are_in_the_next() -> None:
    rows = (*(Row(text(f"row {n}"), str(n)) for n in range(2)), Row(text("Green")), Row(text("joinery"), "joinery"))
    lines = pane(Listing(rows), "", Scroll(), 19, 4, active=False, columns=2)
    assert plain(lines[1]).split() == ["row", "0", "Green"]
    assert plain(lines[2]).split() == ["row", "1", "joinery"]


@pytest.mark.parametrize(
    ("height", "seen"),
    [
        (5, "Red a b  | Green c d e"),
        (4, "Red a b | Green c d | e"),
        (3, "Red a | b  | Green c | d e"),
        (0, "Red | a | b | Green | c | d | e"),
    ],
)
def test_a_group_that_fits_in_a_column_begins_in_the_next_one_if_it_would_be_torn(height: int, seen: str) -> None:
    rows = tuple(Row(text(name), name if name.islower() else "") for name in ("Red", "a", "b", "Green", "c", "d", "e"))
    found = [plain(row.line) for row in in_whole_groups(Listing(rows), height, 9).rows]
    below = max(1, height - 1)
    assert " | ".join(" ".join(found[n : n + below]) for n in range(0, len(found), below)) == seen
