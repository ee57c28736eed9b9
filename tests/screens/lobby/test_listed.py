"""The list of tables as lines: what is seen of a long one, names that have too little room; and what stands beside."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from engine.medals import Medals
from engine.texts import message
from saves.harbour.values import FirstAttempt, Table
from saves.record import Record, Result
from screens.lobby import side
from screens.lobby.listed import Listed, Section, narrow, wide
from screens.lobby.seated import stands
from tests.screens.lobby.sample import NOW, lobby, table
from widgets.lines import Line, plain
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


@pytest.mark.parametrize("draw", [narrow, wide], ids=["narrow", "wide"])
def test_where_there_is_no_table_it_is_said_what_one_is(draw: Callable[[Listed, int, int], list[Line]]) -> None:
    listed = Listed([], {}, "", "anna", NOW, Scroll())
    words = " ".join(" ".join(map(plain, draw(listed, NARROW, 20))).split())
    assert "There is no table here yet. At a table you play with others" in words
    assert words.endswith("n a new table")


@pytest.mark.parametrize("draw", [narrow, wide], ids=["narrow", "wide"])
def test_where_no_table_is_over_none_is_offered(draw: Callable[[Listed, int, int], list[Line]]) -> None:
    listed = Listed([], {}, "", "anna", NOW, Scroll(), is_finished=True)
    assert [plain(line).strip() for line in draw(listed, NARROW, 20)] == ["No table is over yet."]


def test_what_can_be_done_at_a_table_keeps_off_the_edge() -> None:
    listed = Listed([Section("Open", "", [replace(MANY[0], mine=None)])], {}, "", "zoe", NOW, Scroll())
    assert "watch │" in plain(wide(listed, 80, 10)[1])


def large(one: Table) -> str:
    return plain(wide(Listed([Section("The others think", "", [one])], {}, "", "anna", NOW, Scroll()), 82, 10)[1])


def test_a_wide_row_tells_one_s_own_points_and_of_a_game_that_is_watched_the_most_of_anybody() -> None:
    mine = table("t1", "macao", "anna ben cleo", "ben", at=(8, 12), totals=(54, 75, 40))
    assert " 8/12 ━━━━━─── you 54 " in " ".join(large(mine).split())
    assert " 8/12 ━━━━━─── ben 75 " in " ".join(large(replace(mine, mine=None)).split())
    assert " you " not in large(replace(mine, summary=replace(mine.summary, totals=(None, 75, 40))))


def test_where_one_must_decide_a_wide_row_names_everybody_as_a_block_of_their_colour() -> None:
    one = table("t1", "macao", "anna dora ben", "anna", at=(8, 12))
    row = wide(Listed([Section("Your turn", "", [one])], {}, "", "anna", NOW, Scroll()), 82, 10)[1]
    assert [piece.text for piece in row if piece.style.startswith("on:seat:")] == [" anna ", " dora ", " ben "]


def test_how_a_table_stands_is_told_the_most_points_first_and_the_player_who_looks_as_you() -> None:
    one = table("t1", "macao", "anna dora ben eli", "anna", totals=(54, 75, None, 60))
    assert plain(stands(one)) == "dora 75  eli 60  you 54"


def test_a_bar_of_the_daily_game_reaches_the_mark_of_a_medal_exactly_where_its_score_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    medals = Medals(40, 60, 90)
    monkeypatch.setattr("screens.lobby.side.thresholds", lambda *_set_up: medals)
    played = [FirstAttempt("le-havre", name, score) for name, score in (("eli", 90), ("ben", 60), ("dora", 40))]
    found = side.Beside(replace(lobby(), daily=tuple(played)), "le-havre", None, NOW)
    lines = [plain(line) for line in side.daily(found, 36, 12)]
    reached = [line.rindex("▰") for line in lines if "▰" in line]
    marks = next(line for line in lines if "▲" in line)
    assert [place for place, sign in enumerate(marks) if sign == "▲"] == sorted(reached)
    assert any("▪ 40  ■ 60  ● 90" in line for line in lines)


def played_in_november(medals: dict[int, str]) -> list[Record]:
    """Daily games that were finished on days of a November, and their medals."""
    return [
        Record(
            str(day),
            "le-havre",
            "short",
            day,
            (),
            (Result("anna", 50, 1),),
            80,
            datetime(2026, 11, day, 12, tzinfo=UTC),
            day=date(2026, 11, day),
            medal=medal,
        )
        for day, medal in medals.items()
    ]


def test_the_daily_game_tells_what_oneself_earned_on_each_day_of_this_week_and_the_days_in_a_row() -> None:
    thursday = date(2026, 11, 26)
    own = played_in_november({23: "gold", 24: "silver", 25: ""})
    found = side.Beside(lobby(), "le-havre", None, NOW, own, thursday)
    told = [" ".join(plain(line).split()) for line in side.daily(found, 36, 14)]
    assert told[-1] == "this week ● ■ ○ ▸ streak 3"
    assert told[:-1] == [" ".join(plain(line).split()) for line in side.daily(found._replace(own=()), 36, 14)]


def test_a_narrow_lobby_tells_of_this_week_where_a_line_is_free_and_of_the_days_in_a_row_in_another() -> None:
    sunday = date(2026, 11, 29)
    own = played_in_november(dict.fromkeys(range(23, 29), "gold"))
    found = side.Beside(replace(lobby(), daily=()), "le-havre", None, NOW, own, sunday)
    every = [plain(line) for line in side.daily(found, 23, 7)]
    assert every[-3:] == [" d play it", " week ● ● ● ● ● ● ▸", " streak 6"]
    for rows in range(1, 6):
        assert [plain(line) for line in side.daily(found, 23, rows)] == every[:rows]
    monday = found._replace(today=date(2026, 11, 30))
    assert plain(side.daily(monday, 23, 7)[3]) == " this week ▸"


@pytest.mark.parametrize(("cells", "is_told"), [(82, False), (122, True), (162, True)])
def test_a_very_wide_lobby_tells_behind_the_names_what_happened_last(cells: int, is_told: bool) -> None:
    line = message("{player} pays 12 silver for auction 2, and whatever else there is to be said of it.", player="cleo")
    tables = (
        table("t3", "homesteaders", "anna ben cleo", "cleo", at=(9, 10), totals=(29, 31, 33), line=line),
        table("t7", "speicherstadt", "ben dora eli", "ben", at=(7, 12), totals=(9, 14, 3)),
    )
    told = list(
        map(plain, wide(Listed([Section("The others think", "", tables)], {}, "", "anna", NOW, Scroll()), cells, 20))
    )
    first, second = (next(row for row in told if title in row) for title in ("Homesteaders", "Speicherstadt"))
    assert ("cleo pays 12 silver for auction 2" in first) == is_told
    assert " 9/10 " in first
    assert first.index("9/10") == second.index("7/12")
    if is_told:
        assert first.index("cleo pays") > second.index("eli") + len("eli")
