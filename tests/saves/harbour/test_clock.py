"""A clock that somebody sets: turns and invitations take as long as they would have, and nobody is late for it."""

from __future__ import annotations

import pytest

from saves.harbour.harbour import Harbour
from saves.harbour.replies import LobbyChanged, TableChanged
from saves.harbour.requests import NewTable, TakeBackSeat, Vote
from saves.harbour.values import ASLEEP, OPEN, RUNNING, SeatWish
from tests.saves.harbour.hosts import DAY, HOUR, Host

LATE = "The time of this seat is not over."
STEPS = (5 * DAY, -6 * HOUR, 90 * DAY, -8 * DAY)


@pytest.fixture(autouse=True)
def _players(host: Host) -> None:
    host.players("anna", "ben")


def set_clock(host: Host, by: float) -> None:
    """The clock of the wall is set, and the host notices it before anybody asks for anything."""
    host.now += by
    host.post(host.harbour.clock_set(by, host.now))


@pytest.mark.parametrize("by", STEPS)
def test_a_turn_takes_as_long_as_it_would_have_whatever_the_clock_is_set_to(host: Host, by: float) -> None:
    table = host.running("anna", "ben", seconds=3_600)
    host.now += 600
    set_clock(host, by)
    host.due()
    assert host.table("anna", table).state == RUNNING
    assert host.table("anna", table).deadline == host.now + HOUR - 600
    assert host.refused("ben", Vote(table, 0, "merchant")) == LATE
    host.now += HOUR - 601
    assert host.refused("ben", Vote(table, 0, "merchant")) == LATE
    host.now += 1
    host.done("ben", Vote(table, 0, "merchant"))
    assert host.table("anna", table).seats[0].level == "merchant"


@pytest.mark.parametrize("by", STEPS)
def test_a_turn_that_was_over_stays_over_and_is_told_once(host: Host, by: float) -> None:
    table = host.running("anna", "ben", seconds=3_600)
    host.now += HOUR
    host.due()
    set_clock(host, by)
    host.quiet()
    host.due()
    assert host.news("ben") == []
    assert host.table("ben", table).can_vote == (0,)


@pytest.mark.parametrize("by", STEPS)
def test_no_table_falls_asleep_or_goes_because_of_a_clock_and_all_do_in_their_time(host: Host, by: float) -> None:
    running = host.running("anna", "ben")
    waiting = host.done("anna", NewTable("macao", "usual", (SeatWish(name="anna"), SeatWish())))
    host.now += 10 * DAY
    set_clock(host, by)
    host.due()
    assert (host.table("anna", running).state, host.table("anna", waiting).state) == (RUNNING, OPEN)
    host.now += 50 * DAY
    host.due()
    assert host.table("anna", running).state == ASLEEP
    assert host.harbour.tables() == 1


@pytest.mark.parametrize("by", STEPS)
def test_a_code_lets_somebody_in_for_as_long_as_it_would_have(host: Host, by: float) -> None:
    code = host.harbour.people.invite(host.now, hours=24)
    host.now += 23 * HOUR
    set_clock(host, by)
    assert host.harbour.people.is_code(code, host.now)
    host.now += HOUR
    assert not host.harbour.people.is_code(code, host.now)


def test_who_is_at_a_table_or_in_the_lobby_is_told_that_its_times_are_others(host: Host) -> None:
    table = host.running("anna", "ben", seconds=3_600)
    host.player("cleo")
    host.quiet()
    set_clock(host, DAY)
    assert host.news("ben") == [TableChanged(table)]
    assert host.news("cleo") == [LobbyChanged()]


def test_where_somebody_went_last_is_known_however_the_clock_is_set(host: Host) -> None:
    first = host.sessions["anna"]
    set_clock(host, -DAY)
    host.now += 1
    last = host.come("anna")
    here = {one.player.name: one for one in host.harbour.sessions.here.values()}
    assert here["anna"] is host.harbour.sessions[last]
    assert first != last


def test_a_deadline_that_passed_while_nobody_ran_the_host_is_told_when_it_runs(host: Host) -> None:
    table = host.running("anna", "ben", seconds=3_600)
    host.now += 3 * DAY
    again = host.again()
    again.harbour.started(again.now)
    assert again.harbour.next_due is not None
    assert again.harbour.next_due <= again.now
    again.sit_down("ben", table)
    again.quiet()
    again.due()
    assert TableChanged(table) in again.news("ben")
    found = again.table("anna", table)
    assert (found.state, found.mine, found.is_my_turn) == (RUNNING, 0, True)  # late, and nothing is lost by itself
    again.wrote("anna", table, 1, 1)
    assert again.table("ben", table).deadline == again.now + HOUR
    assert again.refused("anna", TakeBackSeat(table, 0)) == "This seat was never yours."
    again.store.close()


def test_what_a_clock_that_went_wrong_has_written_is_mended_at_the_next_start(host: Host) -> None:
    right = host.now
    host.now += 4000 * DAY
    table = host.running("anna", "ben", seconds=3_600)
    host.now = right
    again = host.again()
    again.harbour = Harbour(again.store)
    again.harbour.started(right)
    for name in ("anna", "ben"):
        again.come(name)
    found = again.table("anna", table)
    assert (found.deadline, found.moved, found.made) == (right + HOUR, right, right)
    again.now += HOUR
    assert again.table("ben", table).can_vote == (0,)
    again.store.close()
