"""A new table, and who sits there: joined, left, given up, voted off, taken back, closed, asleep."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.texts import message
from saves.harbour.harbour import Harbour
from saves.harbour.replies import Lobby, LobbyChanged, Moved, TableChanged, YourTurn
from saves.harbour.requests import (
    AskClose,
    AskLobby,
    Consent,
    GiveUp,
    Join,
    Leave,
    NewTable,
    SitDown,
    TakeBackSeat,
    Vote,
    Wrote,
)
from saves.harbour.seats import MOST_TABLES
from saves.harbour.values import ASLEEP, CLOSED, FINISHED, OPEN, RUNNING, SeatWish, Summary
from tests.saves.harbour.hosts import DAY, HOUR, Host

ME, ANYBODY = SeatWish(name="anna"), SeatWish()


@pytest.fixture(autouse=True)
def _players(host: Host) -> None:
    host.players("anna", "ben", "cleo", "dora")


def new(host: Host, *wishes: SeatWish, by: str = "anna", seconds: int = 0) -> str:
    return host.done(by, NewTable("macao", "usual", wishes, seconds=seconds))


def lobby(host: Host, name: str) -> Lobby:
    found = host.ask(name, AskLobby("2026-11-22"))
    assert isinstance(found, Lobby)
    return found


def test_a_table_is_open_until_all_seats_are_taken(host: Host) -> None:
    table = new(host, ME, ANYBODY, SeatWish(level="merchant", name="Red"))
    assert host.table("ben", table).state == OPEN
    assert host.open("ben", table).file == ""
    assert host.table("ben", table).can_join == (1,)
    host.done("ben", Join(table, 1))
    found = host.open("ben", table)
    assert found.table.state == RUNNING
    assert found.file == f"tables/{table}.toml"
    assert [seat.shown for seat in found.table.seats] == ["anna", "ben", "Red"]
    assert [seat.level for seat in found.table.seats] == ["", "", "merchant"]
    assert (found.table.mine, host.table("anna", table).mine, host.table("cleo", table).mine) == (1, 0, None)


def test_a_table_whose_seats_are_all_taken_begins_at_once(host: Host) -> None:
    assert host.table("anna", new(host, ME, SeatWish(level="merchant"))).state == RUNNING


def test_the_host_draws_who_sits_first_and_all_keep_their_neighbours(tmp_path: Path) -> None:
    host = Host(tmp_path / "data")
    host.harbour = Harbour(host.store, draw=lambda seats: seats - 1)
    host.players("anna", "berta", "carl")
    id = host.running("anna", "berta", "carl")
    seats = host.table("berta", id).seats
    assert [seat.name for seat in seats] == [seat.shown for seat in seats] == ["carl", "anna", "berta"]
    assert host.table("berta", id).mine == 2


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        ((), "1 to 10 seats"),
        ((ME,) * 11, "1 to 10 seats"),
        ((ANYBODY, ANYBODY), "One of the seats must be yours."),
        ((ME, ME), "two seats"),
        ((ME, SeatWish(name="ben"), SeatWish(name="BEN")), "two seats"),
        ((ME, SeatWish(name="nobody")), "Nobody here is called nobody."),
        ((ME, SeatWish(level="../../x")), "There is no such game."),
    ],
)
def test_a_table_that_cannot_be_is_refused(host: Host, wishes: tuple[SeatWish, ...], sentence: str) -> None:
    assert sentence in host.refused("anna", NewTable("macao", "usual", wishes))
    assert lobby(host, "anna").tables == 0


def test_a_table_has_one_of_the_times_that_there_are(host: Host) -> None:
    assert "an hour" in host.refused("anna", NewTable("macao", "usual", (ME, ANYBODY), seconds=5))


def test_a_title_is_no_path(host: Host) -> None:
    assert host.refused("anna", NewTable("../etc", "usual", (ME, ANYBODY))) == "There is no such game."


def test_nobody_sits_at_more_tables_than_there_may_be(host: Host) -> None:
    for _table in range(MOST_TABLES):
        new(host, ME, ANYBODY)
    assert f"{MOST_TABLES} tables" in host.refused("anna", NewTable("macao", "usual", (ME, ANYBODY)))
    table = new(host, SeatWish(name="ben"), ANYBODY, by="ben")
    assert f"{MOST_TABLES} tables" in host.refused("anna", Join(table, 1))


def test_of_two_who_want_the_same_seat_one_gets_it(host: Host) -> None:
    table = new(host, ME, ANYBODY, ANYBODY)
    host.done("ben", Join(table, 1))
    assert host.refused("cleo", Join(table, 1)) == "Somebody sits there already."
    assert host.refused("ben", Join(table, 2)) == "You sit at this table already."
    host.done("cleo", Join(table, 2))
    assert host.refused("dora", Join(table, 7)) == "Somebody sits there already."
    assert host.refused("dora", Join("nowhere", 0)) == "There is no such table any more."


def test_a_seat_is_kept_for_whoever_was_named_and_is_anybodys_if_they_decline(host: Host) -> None:
    table = new(host, ME, SeatWish(name="ben"))
    assert host.table("cleo", table).can_join == ()
    assert host.refused("cleo", Join(table, 1)) == "This seat is kept for ben."
    assert host.table("ben", table).can_join == (1,)
    assert host.table("anna", table).seats[1].name == "ben"
    host.done("ben", Leave(table))
    assert host.table("cleo", table).can_join == (1,)


def test_a_table_that_all_have_left_before_it_began_is_gone(host: Host) -> None:
    table = new(host, ME, ANYBODY, ANYBODY)
    host.done("ben", Join(table, 1))
    host.done("anna", Leave(table))
    assert host.table("ben", table).seats[0].player == 0
    host.done("ben", Leave(table))
    assert host.refused("ben", SitDown(table)) == "There is no such table any more."


def test_names_that_are_alike_once_they_are_cut_are_told_apart_at_a_table(host: Host) -> None:
    host.players("anna-the-conqueror-1", "anna-the-conqueror-7")
    table = host.running("anna-the-conqueror-1", "anna-the-conqueror-7")
    shown = [seat.shown for seat in host.table("anna", table).seats]
    assert shown == ["anna-the-co…", "anna-t~2"]


def test_whoever_must_move_hears_it_wherever_they_are(host: Host) -> None:
    table = host.running("anna", "ben")
    at_table = host.sessions["ben"]
    elsewhere = host.come("ben")
    host.quiet()
    host.wrote("anna", table, 1, 1)
    assert all(YourTurn(table, "le-havre", bell=True) in host.heard[session] for session in (at_table, elsewhere))
    assert host.news("anna") == []


def test_every_session_at_a_table_but_the_writers_hears_of_a_move(host: Host) -> None:
    table = host.running("anna", "ben")
    host.sit_down("cleo", table)
    first, writing = host.sessions["anna"], host.come("anna")
    host.sit_down("anna", table)
    host.quiet()
    host.wrote("anna", table, 1, 0)
    for session in (first, host.sessions["ben"], host.sessions["cleo"]):
        assert host.heard[session] == [Moved(table, 1)]
    assert host.heard[writing] == []
    assert host.news("dora") == [LobbyChanged()]


def test_a_summary_that_comes_late_does_not_replace_a_later_one(host: Host) -> None:
    table = host.running("anna", "ben")
    host.wrote("ben", table, 2, 0)
    host.wrote("anna", table, 1, 1)
    assert host.table("anna", table).summary.entries == 2


@pytest.mark.parametrize(
    "summary",
    [
        Summary(1, (5,)),
        Summary(-1),
        Summary(1, (0,), totals=(1,)),
        Summary(1, places=(1, 2)),
        Summary(1, places=(0, 1)),
    ],
)
def test_a_summary_that_cannot_be_is_refused(host: Host, summary: Summary) -> None:
    table = host.running("anna", "ben")
    assert "not how this table can stand" in host.refused("anna", Wrote(table, summary))


def test_only_sessions_at_a_table_tell_how_it_stands(host: Host) -> None:
    table = host.running("anna", "ben")
    assert "do not sit" in host.refused("cleo", Wrote(table, Summary(1, (0,))))


def test_the_lobby_shows_my_turns_first_the_nearest_deadline_first(host: Host) -> None:
    week = host.running("anna", "ben", seconds=7 * 86_400)
    none = host.running("anna", "ben")
    hour = host.running("anna", "cleo", seconds=3_600)
    theirs = host.running("ben", "anna")
    other = host.running("ben", "cleo")
    waiting = new(host, SeatWish(name="dora"), ANYBODY, by="dora")
    found = lobby(host, "anna")
    assert [table.id for table in found.my_turn] == [hour, week, none]
    assert [table.id for table in found.others_think] == [theirs]
    assert [table.id for table in found.running] == [other]
    assert [table.id for table in found.open] == [waiting]
    assert found.tables == 6


def test_whoever_looks_at_the_lobby_is_told_when_it_changes_and_nobody_else(host: Host) -> None:
    lobby(host, "ben")
    table = host.running("cleo", "dora")
    host.quiet()
    host.wrote("cleo", table, 1, 1)
    assert host.news("ben") == [LobbyChanged()]
    assert LobbyChanged() not in host.news("dora")


# Time.


def test_a_turn_whose_time_is_over_is_told_once(host: Host) -> None:
    table = host.running("anna", "ben", seconds=3_600)
    assert host.harbour.next_due == host.now + HOUR
    host.now += HOUR
    host.due()
    assert TableChanged(table) in host.news("ben")
    assert host.harbour.next_due == host.now - HOUR + 60 * DAY
    host.due()
    assert host.news("ben") == []


def test_a_move_begins_the_time_of_the_next_but_a_second_move_of_a_turn_does_not(host: Host) -> None:
    table = host.running("anna", "ben", seconds=3_600)
    host.now += 600
    host.done("anna", Wrote(table, Summary(1, (0,), turn="0")))
    assert host.table("anna", table).deadline == host.now - 600 + HOUR
    host.done("anna", Wrote(table, Summary(2, (1,), turn="1")))
    assert host.table("anna", table).deadline == host.now + HOUR


def test_with_two_at_a_table_the_other_alone_votes_a_late_seat_to_the_computer(host: Host) -> None:
    table = host.running("anna", "ben", seconds=3_600)
    assert host.refused("ben", Vote(table, 0, "merchant")) == "The time of this seat is not over."
    host.now += HOUR
    host.due()
    assert host.table("ben", table).can_vote == (0,)
    assert host.table("anna", table).can_vote == ()
    assert not host.harbour.thinking
    host.done("ben", Vote(table, 0, "merchant"))
    seat = host.table("anna", table).seats[0]
    assert (seat.level, seat.player, seat.owner) == ("merchant", 0, "anna")
    assert host.harbour.thinking == (table,)


def test_with_three_at_a_table_both_others_must_vote_for_the_same_level(host: Host) -> None:
    table = host.running("anna", "ben", "cleo", seconds=3_600)
    host.now += HOUR
    host.done("ben", Vote(table, 0, "merchant"))
    host.done("cleo", Vote(table, 0, "captain"))
    assert host.table("ben", table).seats[0].level == ""
    host.done("cleo", Vote(table, 0, "merchant"))
    assert host.table("ben", table).seats[0].level == "merchant"


def test_it_is_told_what_was_voted_for(host: Host) -> None:
    table = host.running("anna", "ben", "cleo", seconds=3_600)
    host.now += HOUR
    host.done("ben", Vote(table, 0, "merchant"))
    seat = host.table("cleo", table).seats[0]
    assert (seat.votes, seat.voted) == (1, "merchant")


def test_votes_are_void_once_the_late_player_has_moved(host: Host) -> None:
    table = host.running("anna", "ben", "cleo", seconds=3_600)
    host.now += HOUR
    host.done("ben", Vote(table, 0, "merchant"))
    host.wrote("anna", table, 1, 1)
    host.wrote("ben", table, 2, 0)
    host.now += HOUR
    host.done("cleo", Vote(table, 0, "merchant"))
    assert host.table("ben", table).seats[0].level == ""


def test_a_vote_can_be_taken_back(host: Host) -> None:
    table = host.running("anna", "ben", "cleo", seconds=3_600)
    host.now += HOUR
    host.done("ben", Vote(table, 0, "merchant"))
    host.done("ben", Vote(table, 0, ""))
    host.done("cleo", Vote(table, 0, "merchant"))
    assert host.table("ben", table).seats[0].level == ""


def test_whoever_only_watches_has_no_vote(host: Host) -> None:
    table = host.running("anna", "ben", seconds=3_600)
    host.now += HOUR
    assert host.table("cleo", table).can_vote == ()
    assert host.refused("cleo", Vote(table, 0, "merchant")) == "You do not sit at this table."


def test_the_owner_takes_a_seat_back_and_has_the_whole_time_again(host: Host) -> None:
    table = host.running("anna", "ben", seconds=3_600)
    host.now += HOUR
    host.done("ben", Vote(table, 0, "merchant"))
    assert host.table("anna", table).can_take_back == (0,)
    assert host.refused("cleo", TakeBackSeat(table, 0)) == "This seat was never yours."
    assert host.refused("anna", Join(table, 0)) == "Your own seat waits for you: take it back."
    host.done("anna", TakeBackSeat(table, 0))
    found = host.table("anna", table)
    assert (found.mine, found.seats[0].level, found.deadline) == (0, "", host.now + HOUR)


def test_a_seat_that_was_given_up_is_taken_over_or_voted_to_the_computer(host: Host) -> None:
    table = host.running("anna", "ben", "cleo")
    host.done("anna", GiveUp(table))
    assert host.table("dora", table).can_join == (0,)
    assert host.table("ben", table).can_vote == (0,)
    assert host.table("ben", table).can_join == ()
    host.done("dora", Join(table, 0))
    assert host.table("dora", table).mine == 0
    host.done("ben", GiveUp(table))
    host.done("cleo", Vote(table, 1, "merchant"))
    host.done("dora", Vote(table, 1, "merchant"))
    assert host.table("cleo", table).seats[1].level == "merchant"


def test_a_table_at_which_nobody_sits_any_more_is_closed(host: Host) -> None:
    table = host.running("anna", "ben")
    host.done("anna", GiveUp(table))
    host.done("ben", GiveUp(table))
    assert host.table("ben", table).state == CLOSED
    assert host.refused("anna", Join(table, 0)) == "This game is over."


def test_a_table_is_closed_when_all_who_sit_there_have_said_so(host: Host) -> None:
    table = host.running("anna", "ben", "cleo")
    host.done("anna", AskClose(table))
    assert host.open("ben", table).to_answer
    assert not host.open("anna", table).to_answer
    host.done("ben", Consent(table, yes=True))
    assert host.table("ben", table).state == RUNNING
    host.done("cleo", Consent(table, yes=True))
    assert host.table("ben", table).state == CLOSED
    assert host.open("ben", table).asked == ()


def test_a_table_is_closed_when_whoever_had_not_answered_gives_up(host: Host) -> None:
    table = host.running("anna", "ben", "cleo")
    host.done("anna", AskClose(table))
    host.done("ben", Consent(table, yes=True))
    host.done("cleo", GiveUp(table))
    assert host.table("ben", table).state == CLOSED


def test_one_no_leaves_a_table_open(host: Host) -> None:
    table = host.running("anna", "ben", "cleo")
    host.done("anna", AskClose(table))
    host.done("ben", Consent(table, yes=False))
    assert host.refused("cleo", Consent(table, yes=True)) == "Nothing is asked of you at this table."
    assert host.table("ben", table).state == RUNNING


def test_a_table_that_nobody_has_moved_at_for_sixty_days_sleeps_until_a_move_wakes_it(host: Host) -> None:
    table = host.running("anna", "ben")
    assert host.harbour.next_due == host.now + 60 * DAY
    host.now += 60 * DAY
    host.due()
    assert host.table("anna", table).state == ASLEEP
    assert lobby(host, "cleo").running == ()
    assert [one.id for one in lobby(host, "anna").my_turn] == [table]
    host.wrote("anna", table, 1, 1)
    assert host.table("anna", table).state == RUNNING


def test_an_open_table_to_which_nobody_came_for_sixty_days_goes(host: Host) -> None:
    table = new(host, ME, ANYBODY)
    host.now += 60 * DAY
    host.due()
    assert host.refused("anna", SitDown(table)) == "There is no such table any more."


def test_a_clock_that_jumps_ends_nothing_for_good(host: Host) -> None:
    table = host.running("anna", "ben", seconds=3_600)
    then = host.now
    host.now += 40 * 365 * DAY
    host.due()
    host.now = then
    host.due()
    assert host.table("anna", table).mine == 0
    host.wrote("anna", table, 1, 1)
    found = host.table("ben", table)
    assert (found.state, found.deadline) == (RUNNING, then + HOUR)
    host.now = 0.0
    host.wrote("ben", table, 2, 0)
    host.due()
    assert lobby(host, "anna").my_turn[0].deadline == HOUR


def test_a_table_of_another_edition_is_closed_with_its_sentence(host: Host) -> None:
    table = host.running("anna", "ben")
    host.post(host.harbour.wrote(table, Summary(0, problem=message("Edition {n} is gone.", n=1)), host.now))
    found = host.table("ben", table)
    assert (found.state, str(found.summary.problem)) == (CLOSED, "Edition 1 is gone.")


def test_a_finished_table_stays_finished(host: Host) -> None:
    table = host.running("anna", "ben")
    host.wrote("anna", table, 9, totals=(40, 50), places=(2, 1))
    host.wrote("ben", table, 9, totals=(40, 50), places=(2, 1))
    assert host.table("ben", table).state == FINISHED
    assert [one.id for one in lobby(host, "cleo").finished] == [table]
    assert host.refused("ben", GiveUp(table)) == "This game is not running."


def test_all_stands_as_it_did_after_the_host_was_killed(host: Host) -> None:
    running = host.running("anna", "ben", seconds=3_600)
    waiting = new(host, ME, ANYBODY, SeatWish(name="cleo"))
    host.wrote("anna", running, 1, 1, line=message("{player} takes {n} wood.", player="anna", n=3))
    before = host.table("ben", running), host.table("cleo", waiting)
    again = host.again()
    assert (again.table("ben", running), again.table("cleo", waiting)) == before
    assert [table.id for table in again.harbour.begun()] == [running]
    again.store.close()


def test_whoever_is_removed_leaves_all_seats(host: Host) -> None:
    running, waiting = host.running("anna", "ben"), new(host, ME, ANYBODY)
    kept = new(host, SeatWish(name="ben"), SeatWish(name="anna"), by="ben")
    host.harbour.remove("anna", host.now)
    assert host.table("ben", running).can_vote == (0,)
    assert host.table("cleo", kept).can_join == (1,)
    assert "no such table" in host.refused("ben", SitDown(waiting))


def test_a_session_that_ends_at_a_table_has_its_file_looked_at(host: Host) -> None:
    table = host.running("anna", "ben")
    assert not host.harbour.thinking
    host.go("anna")
    assert host.harbour.thinking == (table,)
    host.post(host.harbour.wrote(table, Summary(1, (1,), turn="x"), host.now))
    assert not host.harbour.thinking
    assert Moved(table, 1) in host.news("ben")
