"""The screen of the records: a panel a title, each title by itself, the days of the daily harbour."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from engine import TITLES
from engine.medals import Medals
from engine.texts.language import speak, spoken
from engine.texts.text import ENGLISH, English
from saves import SavedGame
from saves.catalogues import catalogue
from saves.format import id_of
from saves.record import Record, Result
from saves.statistics import dailies, days_played, earned, in_a_row
from saves.titles import title_name
from screens.dates import date_words
from screens.menus.daily import DailyScreen
from screens.menus.feats import Against, against, feats_of, streak_words, told
from screens.menus.record_lines import game_line
from screens.menus.record_pages import before_more
from screens.menus.record_panels import against_lines, calendar, daily_block, kind_block, since
from screens.menus.record_remarks import remarks
from screens.menus.records import RecordsScreen
from screens.table.comparison import SIGNS
from screens.table.picture.layout import rule_with
from screens.table.review import ReviewScreen
from tests.screens.fakes import shown
from tui.app import HavreApp
from widgets.lines import plain, text, width
from widgets.paint import ascii_only

ENDED = datetime(2026, 5, 4, 12, tzinfo=UTC)
ALONE = Record("a", "le-havre", "short", 7, (), (Result("Ann", 43, 1),), 80, ENDED)
AGAINST = Record(
    "b",
    "homesteaders",
    "full",
    9,
    ("open",),
    (Result("Ann", 40, 1), Result("Red", 30, 2, "settler")),
    90,
    ENDED,
)


@pytest.fixture(autouse=True)
def thresholds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The list of medals is the same in every test."""
    monkeypatch.setattr("saves.statistics.thresholds", lambda *_set_up: Medals(20, 40, 60))


def games(*scores: int) -> list[Record]:
    """Games alone, a day each."""
    return [
        replace(ALONE, id=str(n), seed=n, results=(Result("Ann", score, 1),), finished=ENDED + timedelta(days=n))
        for n, score in enumerate(scores)
    ]


async def after(
    monkeypatch: pytest.MonkeyPatch, found: list[Record], *keys: str, size: tuple[int, int] = (120, 40)
) -> str:
    """What the records show after these keys."""
    monkeypatch.setattr("screens.menus.title.records", lambda: found)
    async with HavreApp().run_test(size=size) as pilot:
        await pilot.press("e", *keys)
        assert isinstance(pilot.app.screen, RecordsScreen)
        return shown(pilot.app.screen)


async def test_the_heading_says_how_many_games_there_are_and_since_when(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "3 games since May" in await after(monkeypatch, games(43, 23, 33), size=(80, 24))


async def test_a_game_of_today_is_called_so(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [replace(ALONE, finished=datetime.now(UTC))]
    assert re.search(r"1 +43 +■ +today ", await after(monkeypatch, found))


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)], ids=str)
async def test_every_title_has_its_place_among_all(monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]) -> None:
    seen = await after(monkeypatch, [*games(43, 23), AGAINST], size=size)
    assert "Le Havre, short, alone" in seen
    assert "2 games, mean 33" in seen
    assert "Homesteaders, against settler, open holdings" in seen
    assert "1 game, mean 40, 1 won" in seen
    assert seen.count("No game of this title has been finished yet.") == len(TITLES) - 2


async def test_a_mean_is_written_in_one_way_wherever_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = await after(monkeypatch, [AGAINST], "3")
    assert re.findall(r"mean ([\d.]+\d)", seen) == ["40", "40"]


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
async def test_every_page_is_opened_by_its_number(monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]) -> None:
    found = [*games(43, 23), AGAINST]
    for number, title in enumerate(TITLES, start=2):
        seen = await after(monkeypatch, found, str(number), size=size)
        assert f"{number} {title_name(title)}" in seen
    assert "Day after day" in await after(monkeypatch, found, str(len(TITLES) + 2), size=size)


async def test_a_game_has_a_line_with_its_medal(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = await after(monkeypatch, games(63, 43, 23, 3), "2")
    lines = re.findall(r"^ +(\d+)  ([●■▪·])  \d May 2026", seen, re.MULTILINE)
    assert lines == [("3", "·"), ("23", "▪"), ("43", "■"), ("63", "●")]


async def test_a_title_shows_one_kind_of_its_games_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [*games(43, 23), replace(ALONE, id="full", variant="full")]
    assert "kind 1 of 2" in await after(monkeypatch, found, "enter")
    seen = await after(monkeypatch, found, "enter", "+")
    assert "kind 2 of 2" in seen
    assert "Le Havre, full, alone" in seen


async def test_how_each_person_did_is_said_of_the_kind_that_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Ann: 1 won of 1" in await after(monkeypatch, [ALONE, AGAINST], "3")


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
async def test_the_five_best_games_of_a_kind_stand_above_all_of_them(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    seen = await after(monkeypatch, games(23, 63, 33, 43, 53, 13), "2", size=size)
    best = seen[seen.index("The best five") :]
    assert re.findall(r"^ (\d) +(\d+) ", best, re.MULTILINE) == [
        ("1", "63"),
        ("2", "53"),
        ("3", "43"),
        ("4", "33"),
        ("5", "23"),
    ]


async def test_the_five_best_games_of_the_title_with_the_cursor_stand_below_all_titles(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = [*games(43, 23), replace(AGAINST, finished=ENDED + timedelta(days=9))]
    assert re.search(r"─ Homesteaders, against settler, .* the best five ─", await after(monkeypatch, found))
    assert re.search(r"─ Le Havre, short, alone ─+ the best five ─", await after(monkeypatch, found, "up"))


async def test_the_cursor_of_the_records_begins_on_the_title_that_was_played_last(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen = await after(monkeypatch, [AGAINST])
    assert re.search(r"─ Homesteaders, against settler, .* the best five ─", seen)


def test_a_heading_before_the_sign_for_more_is_not_cut_in_its_words() -> None:
    heading = rule_with(text("Puzzles"), 40, text("0 of 107 solved"))
    assert plain(before_more(heading, 30)) == "─ Puzzles " + "─" * 20
    assert plain(before_more(text(" 1  186"), 30)) == " 1  186".ljust(30)


async def test_enter_opens_the_game_with_the_cursor(monkeypatch: pytest.MonkeyPatch) -> None:
    saved = SavedGame.create("le-havre", {"players": ["Ann"], "variant": "short", "seed": 7})
    saved.close()
    found = [*games(63, 23), replace(ALONE, id=id_of(saved.header))]
    monkeypatch.setattr("screens.menus.title.records", lambda: found)
    async with HavreApp().run_test(size=(120, 40)) as pilot:
        await pilot.press("e", "enter", "enter")
        assert "not among the saved games any more" in shown(pilot.app.screen)
        await pilot.press("down", "enter")
        assert not isinstance(pilot.app.screen, RecordsScreen)
        assert f"playing {saved.slot}" in shown(pilot.app.screen)


async def test_v_reviews_the_game_with_the_cursor_over_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    saved = SavedGame.create("le-havre", {"players": ["Ann"], "variant": "short", "seed": 7})
    saved.close()
    found = [*games(63, 23), replace(ALONE, id=id_of(saved.header))]
    monkeypatch.setattr("screens.menus.title.records", lambda: found)
    async with HavreApp().run_test(size=(120, 40)) as pilot:
        await pilot.press("e", "enter", "v")
        assert "not among the saved games any more" in shown(pilot.app.screen)
        await pilot.press("down", "v")
        assert isinstance(pilot.app.screen, ReviewScreen)
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, RecordsScreen)


async def test_as_many_games_as_have_room_are_columns_of_one_cell(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "last 26 games" in await after(monkeypatch, games(*range(20, 80)))


def test_what_is_remarkable_of_a_game_is_told_beside_it() -> None:
    found = games(10, 23, 22, 43, 63)
    told = remarks([*found, replace(found[0], id="again", results=(Result("Ann", 30, 1),), attempt=2)])
    assert [list(told[one.id]) for one in found] == [
        [],
        ["first bronze", "best yet, by 13"],
        [],
        ["first silver", "best yet, by 20", "3 medals in a row"],
        ["first gold", "best yet, by 20", "4 medals in a row"],
    ]
    assert told["again"] == ["20 better than at first", "5 medals in a row"]


def test_by_how_much_a_game_was_won_or_lost_is_told_beside_it() -> None:
    lost = replace(AGAINST, id="lost", results=(Result("Ann", 10, 2), Result("Red", 30, 1, "settler")), seed=10)
    told = remarks([AGAINST, lost])
    assert told[AGAINST.id] == ["first silver", "won by 10"]
    assert told["lost"] == ["20 behind"]


def test_a_game_in_which_moves_were_taken_back_sets_no_mark() -> None:
    marked = replace(ALONE, id="m", seen_before=True, results=(Result("Ann", 99, 1),))
    told = remarks([marked, *games(63)])
    assert (told["m"], told["0"]) == (["moves taken back"], ["first gold"])


@pytest.mark.parametrize(
    ("scores", "words"),
    [
        ((3,), "no medal yet"),
        ((23, 43), "streak: 2 medals, your best"),
        ((23, 43, 3, 23), "streak: 1 medal, best 2"),
        ((23, 43, 3), "no streak now, best 2"),
    ],
)
def test_the_streak_is_told_beside_the_longest_one(scores: tuple[int, ...], words: str) -> None:
    assert streak_words(games(*scores)) == words


async def test_a_rule_that_was_chosen_is_called_as_on_the_form(monkeypatch: pytest.MonkeyPatch) -> None:
    against_the_baron = Record("s", "speicherstadt", "base", 7, ("rival=baron",), (Result("Ann", 43, 1),), 80, ENDED)
    seen = await after(monkeypatch, [against_the_baron])
    assert "Die Speicherstadt, base game, alone, rival: harbour baron" in seen


async def test_others_at_the_table_are_named_whole_or_the_place_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("Ann", "Wilhelmina", "Christopher", "Bartholomew")
    results = tuple(Result(name, 50 - n, n + 1, "merchant" if n else "") for n, name in enumerate(names))
    seen = await after(monkeypatch, [replace(AGAINST, results=results)], size=(80, 24))
    assert "place 1 of 4" in seen
    assert "…" not in seen


async def test_a_first_game_is_no_part_of_bests(monkeypatch: pytest.MonkeyPatch) -> None:
    first = replace(ALONE, id="f", seed=0, first_game=True, results=(Result("Ann", 61, 1),))
    seen = await after(monkeypatch, [first], "2")
    assert "It ended with 61 francs for Ann. It is no part of bests, means and streaks." in seen
    assert "best, on" not in seen


async def test_marked_games_are_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = await after(monkeypatch, [replace(ALONE, seen_before=True)], "2")
    assert "* moves were taken back that had turned up something hidden" in seen


async def test_nothing_finished_shows_every_title_without_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = await after(monkeypatch, [], size=(80, 24))
    assert seen.count("No game of this title has been finished yet.") == len(TITLES)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
async def test_before_a_game_has_ended_the_records_say_which_medals_there_are_to_be_had(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    monkeypatch.setattr("screens.menus.record_pages.thresholds", lambda *_set_up: Medals(20, 40, 60))
    seen = await after(monkeypatch, [], size=size)
    assert seen.count("Medals of the daily harbour") == len(TITLES)
    assert "at most 0" not in seen
    seen = await after(monkeypatch, [], "4", size=size)
    assert re.search("bronze 20 +silver 40 +gold 60", seen)
    assert "○ first gold" in seen


@pytest.mark.parametrize("rows", [3, 6])
@pytest.mark.parametrize("cells", [78, 81])
def test_a_block_has_its_size(cells: int, rows: int) -> None:
    lines = kind_block(games(*range(-5, 90)), cells, rows)
    assert len(lines) == rows
    assert max(map(width, lines)) <= cells


def test_the_curve_of_few_games_takes_most_of_its_width() -> None:
    foot = next(line for line in map(plain, kind_block(games(10, 30, 20, 50, 40), 79, 9)) if "▲" in line)
    assert foot.count("─") + 1 > 0.8 * (79 - 19 - 30 - 2)


def test_a_medal_that_was_entered_stays_whatever_the_list_says() -> None:
    assert earned(replace(ALONE, medal="bronze")) == "bronze"
    assert earned(replace(ALONE, medal="")) is None
    assert earned(ALONE) == "silver"


def test_a_game_of_several_people_earns_no_medal() -> None:
    assert earned(replace(ALONE, results=(Result("Ann", 43, 1), Result("Bo", 12, 2)))) is None


def test_medals_in_a_row_are_counted_now_and_at_most() -> None:
    assert in_a_row(games(43, 43, 43, 3, 23)) == (1, 3)


def test_a_day_shows_the_best_medal_that_was_earned_on_it() -> None:
    day = ENDED.date()
    found = [replace(game, day=day, finished=ENDED) for game in games(23, 63, 3)]
    assert days_played(found) == {day: "gold"}


def test_a_calendar_has_a_row_for_each_day_of_the_week_and_marks_today() -> None:
    today = date(2026, 11, 22)
    days = {date(2026, 11, 21): "gold", date(2026, 11, 20): "", date(2026, 8, 31): "bronze"}
    head, *rows = [plain(line) for line in calendar(days, today, 35)]
    assert head.split() == ["Sep", "Oct", "Nov"]
    assert [row.split()[0] for row in rows] == ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
    assert [row.rstrip()[-1] for row in rows[-3:]] == ["○", "●", "▸"]
    assert rows[0].split()[1] == "▪"


def test_what_is_to_be_played_today_is_said_with_its_key() -> None:
    lines = daily_block({}, dailies([], ENDED.date()), ENDED.date(), "d", 35)
    assert "d play it" in plain(lines[-1])


def test_firsts_and_bests_count_games_of_old() -> None:
    found = {one.label: one.value for one in feats_of("le-havre", games(23, 63, 43))}
    assert found["first gold"] == "5 May"
    assert found["first silver"] == "6 May"
    assert found["most in a game alone"] == "63"
    assert found["medals in a row"] == "3"


@pytest.mark.parametrize("title", TITLES)
def test_every_title_has_about_ten_of_them(title: str) -> None:
    assert 9 <= len(feats_of(title, [])) <= 13
    assert not any(one.is_done for one in feats_of(title, []))


def test_every_medal_has_a_sign_of_its_own_in_ascii() -> None:
    assert len({ascii_only(sign) for sign in SIGNS.values()}) == len(SIGNS)


def test_what_was_won_and_lost_reads_without_colour() -> None:
    assert "▰▰▱▱▱▱" in plain(against_lines([Against("settler", 1, 2)], 40)[0])


def test_opponents_are_counted_by_what_was_won_and_lost() -> None:
    lost = replace(AGAINST, id="x", results=(Result("Ann", 20, 2), Result("Red", 30, 1, "settler")))
    assert against([AGAINST, lost, lost]) == [("settler", 1, 2)]


def test_the_same_is_told_in_words() -> None:
    lines = told("le-havre", games(23, 63, 43))
    assert lines[0] == "Le Havre: 1 gold, 1 silver, 1 bronze; streak: 3 medals, your best"
    assert "  first gold: 5 May" in lines


async def test_the_daily_harbour_of_the_title_with_the_cursor_is_one_key_away() -> None:
    async with HavreApp().run_test(size=(80, 24)) as pilot:
        await pilot.press("e", "down", "d")
        assert isinstance(pilot.app.screen, DailyScreen)
        assert pilot.app.screen.menu.chosen == "homesteaders"


async def test_a_title_that_was_never_played_takes_a_line_below_those_that_were(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rows = (await after(monkeypatch, [AGAINST], size=(80, 24))).split("\n")
    unplayed = [n for n, row in enumerate(rows) if "No game of this title" in row]
    assert unplayed == list(range(unplayed[0], unplayed[0] + len(TITLES) - 1))
    assert all(row.startswith("─") for row in rows[unplayed[0] : unplayed[-1] + 1])
    assert "Homesteaders" in rows[unplayed[0] - 8]
    assert "The last games" in rows[unplayed[-1] + 1]


@pytest.mark.parametrize("code", ["en", "de", "zh"])
def test_a_day_and_a_seed_are_whole_in_every_language(code: str) -> None:
    before = spoken()
    game = replace(ALONE, seed=987654, finished=datetime(2026, 12, 28, 12, tzinfo=UTC))
    try:
        speak(ENGLISH if code == "en" else catalogue(code))
        line = plain(game_line(game, 80))
        assert date_words(game.finished.date()) + " " in line
        assert "987654" in line
        assert "…" not in line
    finally:
        speak(before)


def test_a_month_without_a_day_has_a_name_of_its_own() -> None:
    class Numbering(English):
        """A language in which a month behind a day is a number."""

        def gettext(self, message: str) -> str:
            return "12." if message == "Dec" else message

        def pgettext(self, context: str, message: str) -> str:
            return "Dezember" if (context, message) == ("month alone", "Dec") else message

    before, day = spoken(), date(2026, 12, 28)
    try:
        speak(Numbering())
        assert date_words(day) == "28 12. 2026"
        assert since([replace(ALONE, finished=datetime(2026, 12, 28, 12, tzinfo=UTC))]).startswith(
            "1 game since Dezember"
        )
        assert "Dezember" in plain(calendar({}, day, 60)[0])
    finally:
        speak(before)


async def test_the_last_games_stand_in_two_columns_of_a_very_wide_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = await after(monkeypatch, games(43, 23, 33), size=(200, 60))
    last = seen[seen.index("The last games") :].split("\n")[1]
    assert last.count("May 2026") == 2


@pytest.mark.parametrize("code", ["en", "de", "zh"])
def test_every_page_has_its_name_at_its_tab_in_every_language(code: str) -> None:
    before = spoken()
    try:
        speak(ENGLISH if code == "en" else catalogue(code))
        screen = RecordsScreen([])
        for page in range(len(TITLES) + 2):
            screen._open(page)
            tabs = " ".join(plain(line) for line in screen._tab_line(80, 1)).strip("─ ")
            assert re.fullmatch(r"1 \S+( +\d \S[^0-9]+)+", tabs), tabs
            assert [int(key) for key in re.findall(r"\d", tabs)] == [*range(1, len(TITLES) + 3)]
    finally:
        speak(before)


@pytest.mark.parametrize(("cells", "weeks"), [(20, 7), (38, 12), (55, 12), (58, 26), (98, 46), (198, 53)])
def test_a_calendar_goes_back_as_many_weeks_as_there_is_room_for_beside_nothing_else(cells: int, weeks: int) -> None:
    _head, *days = (plain(line) for line in calendar({}, date(2026, 11, 29), cells))
    assert [(day.count("·"), day.count("▸")) for day in days] == [(weeks, 0)] * 6 + [(weeks - 1, 1)]


async def test_where_no_daily_harbour_was_finished_its_page_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "No daily harbour has been finished yet." in await after(monkeypatch, [AGAINST], "6", size=(80, 24))
    played = replace(ALONE, day=date(2026, 5, 4))
    assert "No daily harbour has been" not in await after(monkeypatch, [played], "6", size=(80, 24))


@pytest.mark.parametrize(("columns", "count"), [(80, 2), (120, 2), (200, 3)])
async def test_firsts_and_bests_stand_in_so_many_columns_that_their_figures_are_near(
    monkeypatch: pytest.MonkeyPatch, columns: int, count: int
) -> None:
    seen = (await after(monkeypatch, [ALONE], "2", size=(columns, 50))).split("\n")
    first = next(n for n, line in enumerate(seen) if "Firsts and bests" in line) + 1
    assert len(re.findall("[●○] ", seen[first])) == count
