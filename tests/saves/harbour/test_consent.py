"""What is asked at a table, words to it, what is prepared and chosen, rankings and daily games."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from saves.harbour import rankings
from saves.harbour.consent import LONGEST_WORD
from saves.harbour.harbour import _METHODS
from saves.harbour.replies import Agreed, Chosen, Daily, Lobby, Moved, Ranking, Said, TableChanged, Told
from saves.harbour.requests import (
    KINDS,
    AskDaily,
    AskLobby,
    AskPreferences,
    AskRanking,
    AskUndo,
    Choose,
    Consent,
    GiveUp,
    IAmAt,
    Join,
    NewTable,
    Prepare,
    SayWord,
    Vote,
    WroteDaily,
)
from saves.harbour.rows import RatingRow
from saves.harbour.values import Preferences, SeatWish
from tests.saves.harbour.hosts import HOUR, Host

ROOT = Path(__file__).parents[3]


@pytest.fixture(autouse=True)
def _players(host: Host) -> None:
    host.players("anna", "ben", "cleo")


def test_every_request_has_a_method_that_carries_it_out() -> None:
    assert set(_METHODS) == set(KINDS)


# Taking back.


def test_the_last_who_says_yes_is_told_to_take_back(host: Host) -> None:
    table = host.running("anna", "ben", "cleo")
    host.wrote("anna", table, 4, 1)
    host.done("anna", AskUndo(table, 4, 2, (1, 2)))
    assert host.open("ben", table).to_answer
    assert host.done("ben", Consent(table, yes=True)) == table
    found = host.ask("cleo", Consent(table, yes=True))
    assert isinstance(found, Agreed)
    assert (found.asked.steps, found.asked.entries, found.asked.is_agreed) == (2, 4, True)
    assert host.open("ben", table).asked[0].is_agreed  # whoever opens it can still carry it out
    host.wrote("cleo", table, 6, 0)
    assert host.open("ben", table).asked == ()


def test_one_no_is_told_to_whoever_asked(host: Host) -> None:
    table = host.running("anna", "ben", "cleo")
    host.done("anna", AskUndo(table, 0, 1, (1, 2)))
    host.quiet()
    host.done("cleo", Consent(table, yes=False))
    heard = host.news("anna")
    assert TableChanged(table) in heard
    assert [str(news.sentence) for news in heard if isinstance(news, Told)] == ["cleo does not agree."]
    assert host.open("ben", table).asked == ()


def test_what_is_not_answered_before_the_next_move_is_a_no(host: Host) -> None:
    table = host.running("anna", "ben")
    host.done("anna", AskUndo(table, 0, 1, (1,)))
    host.wrote("ben", table, 1, 0)
    assert host.open("ben", table).asked == ()
    assert "Nothing is asked" in host.refused("ben", Consent(table, yes=True))


def test_where_nobody_sits_on_the_seats_that_are_asked_it_is_agreed_at_once(host: Host) -> None:
    table = host.running("anna", "ben")
    host.done("ben", GiveUp(table))
    assert isinstance(host.ask("anna", AskUndo(table, 0, 1, (1,))), Agreed)


def test_an_undo_of_what_was_overtaken_is_refused_and_two_things_are_not_asked_at_once(host: Host) -> None:
    table = host.running("anna", "ben")
    host.wrote("anna", table, 3, 1)
    assert "moved meanwhile" in host.refused("anna", AskUndo(table, 2, 1, (1,)))
    host.done("anna", AskUndo(table, 3, 1, (1,)))
    assert "Something else is asked" in host.refused("ben", AskUndo(table, 3, 1, (0,)))
    assert "do not sit" in host.refused("cleo", AskUndo(table, 3, 1, (0,)))


# Words.


def test_a_word_reaches_all_at_the_table_and_stays_for_who_comes_later(host: Host) -> None:
    table = host.running("anna", "ben")
    host.done("anna", SayWord(table, "  the fish \x20 will not wait "))
    (said,) = (news for news in host.news("ben") if isinstance(news, Said))
    assert (said.word.name, said.word.words) == ("anna", "the fish will not wait")
    assert [word.words for word in host.open("ben", table).words] == ["the fish will not wait"]
    assert host.news("cleo") == []


def test_nothing_that_a_terminal_would_obey_is_said(host: Host) -> None:
    table = host.running("anna", "ben")
    number = host.sessions["anna"]
    handled = host.harbour.handle(number, SayWord(table, "a\x1b[2Jb\u202ec\u200bd\x07e\n"), host.now)
    host.post(handled.posts)
    (said,) = (news for news in host.news("ben") if isinstance(news, Said))
    assert said.word.words == "abcde"


def test_a_word_has_a_length_and_a_pace_and_is_of_somebody_who_sits_there(host: Host) -> None:
    table = host.running("anna", "ben")
    assert f"{LONGEST_WORD} characters" in host.refused("anna", SayWord(table, "x" * (LONGEST_WORD + 1)))
    assert "no words" in host.refused("anna", SayWord(table, "   "))
    assert "do not sit" in host.refused("cleo", SayWord(table, "hello"))
    for number in range(6):
        host.done("anna", SayWord(table, f"{number}"))
    assert "wait a little" in host.refused("anna", SayWord(table, "more"))
    host.now += 11
    host.done("anna", SayWord(table, "more"))


def test_whoever_has_muted_words_is_told_none(host: Host) -> None:
    table = host.running("anna", "ben")
    host.ask("ben", Choose(Preferences(muted=True, bell=False)))
    host.quiet()
    host.done("anna", SayWord(table, "hello"))
    assert host.news("ben") == []
    assert host.open("ben", table).words == ()
    assert host.open("anna", table).words != ()


# What is kept of a player.


def test_what_was_chosen_is_kept(host: Host) -> None:
    chosen = Preferences(language="de", bell=False, muted=True)
    host.ask("anna", Choose(chosen))
    assert host.refused("anna", IAmAt("table")) == "There is no such place."
    again = host.again()
    assert again.ask("anna", AskPreferences()) == Chosen(chosen)
    again.store.close()


def test_prepared_moves_are_kept_for_their_player_alone(host: Host) -> None:
    table = host.running("anna", "ben")
    host.done("ben", Prepare(table, ("take wood", "end turn")))
    assert host.open("ben", table).prepared == ("take wood", "end turn")
    assert host.open("anna", table).prepared == ()
    host.done("ben", Prepare(table, ()))
    assert host.open("ben", table).prepared == ()
    assert "too much" in host.refused("ben", Prepare(table, ("x" * 1000,)))


def test_the_first_attempt_at_a_daily_game_is_kept(host: Host) -> None:
    for score in (90, 140):
        host.done("anna", WroteDaily("le-havre", "2026-11-22", score))
    host.done("ben", WroteDaily("le-havre", "2026-11-22", 100))
    host.done("ben", WroteDaily("le-havre", "2026-11-23", 200))
    found = host.ask("cleo", AskLobby("2026-11-22"))
    assert isinstance(found, Lobby)
    assert [(one.name, one.score) for one in found.daily] == [("ben", 100), ("anna", 90)]
    assert "no such daily" in host.refused("ben", WroteDaily("le-havre", "today", 1))


def test_whoever_asks_for_the_daily_games_alone_goes_nowhere(host: Host) -> None:
    host.done("anna", WroteDaily("le-havre", "2026-11-22", 90))
    host.done("ben", IAmAt("daily"))
    found = host.ask("ben", AskDaily("2026-11-22"))
    assert isinstance(found, Daily)
    assert [(one.name, one.score) for one in found.attempts] == [("anna", 90)]
    seen = host.ask("anna", AskLobby("2026-11-22"))
    assert isinstance(seen, Lobby)
    assert [one.place for one in seen.here if one.name == "ben"] == ["daily"]


def test_the_lobby_says_who_is_here_and_where(host: Host) -> None:
    table = host.running("anna", "ben")
    host.ask("cleo", IAmAt("daily"))
    host.go("ben")
    found = host.ask("cleo", AskLobby("2026-11-22"))
    assert isinstance(found, Lobby)
    assert [(one.name, one.is_here, one.table) for one in found.here] == [
        ("anna", True, table),
        ("cleo", True, ""),
        ("ben", False, ""),
    ]


# Rankings.


def finished(host: Host, places: tuple[int, ...], *names: str) -> str:
    table = host.running(*names)
    host.wrote(names[0], table, 9, totals=tuple(100 - place for place in places), places=places)
    return table


def ranking(host: Host) -> Ranking:
    found = host.ask("anna", AskRanking("le-havre"))
    assert isinstance(found, Ranking)
    return found


def test_whoever_comes_before_another_gains_what_the_other_loses(host: Host) -> None:
    finished(host, (1, 2), "anna", "ben")
    assert [(one.name, one.points, one.tables, one.wins) for one in ranking(host).people] == [
        ("anna", 1516, 1, 1),
        ("ben", 1484, 1, 0),
    ]
    assert ranking(host).with_computers == ()


def test_equals_gain_nothing_from_each_other_and_of_three_all_pairs_count(host: Host) -> None:
    finished(host, (1, 1, 3), "anna", "ben", "cleo")
    assert [(one.name, one.points) for one in ranking(host).people] == [("anna", 1508), ("ben", 1508), ("cleo", 1484)]


def test_a_win_that_was_to_be_expected_gains_less(host: Host) -> None:
    assert rankings.expected(1900, 1500) == pytest.approx(10 / 11)
    for _table in range(30):
        finished(host, (1, 2), "anna", "ben")
    best = ranking(host).people[0].points
    finished(host, (1, 2), "anna", "ben")
    assert 0 < ranking(host).people[0].points - best < 8


def test_games_with_computers_are_ranked_apart(host: Host) -> None:
    table = host.done("anna", NewTable("le-havre", "short", (SeatWish(name="anna"), SeatWish(level="merchant"))))
    host.sit_down("anna", table)
    host.wrote("anna", table, 9, totals=(90, 80), places=(1, 2))
    found = ranking(host)
    assert found.people == ()
    assert [(one.name, one.level, one.points) for one in found.with_computers] == [
        ("anna", "", 1516),
        ("", "merchant", 1484),
    ]


def test_whoever_gave_up_is_behind_all_who_stayed_and_whoever_took_over_is_not_ranked(host: Host) -> None:
    table = host.running("anna", "ben")
    host.done("anna", GiveUp(table))
    host.done("cleo", Join(table, 0))
    host.wrote("ben", table, 9, totals=(90, 80), places=(1, 2))
    assert [(one.name, one.points) for one in ranking(host).people] == [("ben", 1516), ("anna", 1484)]


def test_whoever_was_voted_off_counts_as_one_who_left_not_as_a_computer(host: Host) -> None:
    table = host.running("anna", "ben", seconds=3_600)
    host.now += HOUR
    host.done("ben", Vote(table, 0, "merchant"))
    host.wrote("ben", table, 9, totals=(90, 80), places=(1, 2))
    assert [(one.name, one.points) for one in ranking(host).people] == [("ben", 1516), ("anna", 1484)]
    assert ranking(host).with_computers == ()


def test_a_look_at_what_comes_does_not_win_against_computers(host: Host) -> None:
    table = host.done("anna", NewTable("le-havre", "short", (SeatWish(name="anna"), SeatWish(level="merchant"))))
    host.sit_down("anna", table)
    host.wrote("anna", table, 9, totals=(90, 80), places=(1, 2), seen_before=True)
    assert ranking(host).with_computers == ()


def test_rankings_computed_anew_are_the_same(host: Host) -> None:
    for places in ((1, 2, 3), (2, 1, 3), (3, 2, 1)):
        finished(host, places, "anna", "ben", "cleo")
        host.now += HOUR
    before = host.store.find(RatingRow)
    rankings.computed_anew(host.store)
    assert host.store.find(RatingRow) == before


def test_a_host_and_its_line_load_no_rules_of_a_game() -> None:
    modules = ("harbour", "line", "people", "store", "messages", "rankings", "sessions")
    program = (
        f"import sys, saves, {', '.join(f'saves.harbour.{name}' for name in modules)}\n"
        "print(*sorted(name for name in sys.modules if name.startswith('engine')))\n"
        "print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    rules, packages = done.stdout.splitlines()
    assert {name for name in rules.split() if not name.startswith("engine.texts")} == {"engine", "engine.errors"}
    assert not {"textual", "rich", "typer", "asyncio", "asyncssh", "widgets", "screens", "tui"} & set(packages.split())


def test_news_of_a_move_are_told_once_to_each_session(host: Host) -> None:
    table = host.running("anna", "ben")
    host.wrote("anna", table, 1, 1)
    assert [news for news in host.news("ben") if isinstance(news, Moved)] == [Moved(table, 1)]
