"""The list of tables as lines: what is seen of a long one, and names that have too little room."""

from __future__ import annotations

from saves.harbour.values import Table
from screens.lobby.listed import Listed, Section, narrow
from tests.screens.lobby.sample import NOW, table
from widgets.lines import plain
from widgets.menu import Scroll

NARROW = 56
MANY = [table(f"t{n:02}", "macao", f"anna ben{n:02}", at=(2, 12)) for n in range(20)]


def lines(tables: list[Table], chosen: str = "", scroll: Scroll | None = None, rows: int = 8) -> list[str]:
    listed = Listed([Section("Your turn", "", tables)], {}, chosen, "anna", NOW, scroll or Scroll())
    return [plain(line) for line in narrow(listed, NARROW, rows)]


def test_a_long_list_stays_while_its_cursor_is_seen() -> None:
    scroll = Scroll()
    below = lines(MANY, "t12", scroll)
    assert lines(MANY, "t10", scroll) == below


def test_the_last_table_is_seen_with_what_stands_below_it() -> None:
    assert "a new table" in lines(MANY, "t19")[-1]


def test_long_names_take_the_room_of_bars_and_titles() -> None:
    assert (
        "emil-von-la… dora ben eli " in lines([table("t1", "macao", "anna emil-von-la… dora ben eli", at=(8, 12))])[1]
    )


def test_of_names_without_room_the_longest_are_cut_first_and_the_others_counted() -> None:
    names = "anna emil-von-la… maximilian~2 cleo hieronymus12"
    assert " emil-vo… maximil… cleo +1 " in lines([table("t1", "macao", names, at=(8, 12))])[1]
