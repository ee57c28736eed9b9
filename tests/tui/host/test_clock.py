"""A host whose clock somebody sets while it runs: forward by days, back by hours."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from saves.harbour.harbour import Harbour
from saves.harbour.replies import Done, OpenTable, Refusal
from saves.harbour.requests import AskTable, Join, NewTable, SitDown, Vote, Wrote
from saves.harbour.store import Store, StoreError
from saves.harbour.values import SeatWish, Summary
from tests.tui.host.hosting import BEGIN, PICTURE, Host, new_key
from tests.tui.host.test_tables import Asleep, asked, session
from tests.waiting import until
from tui.host.clock import NOTICED, Clock, steady
from tui.host.house import House
from tui.host.log import Log
from tui.host.settings import Settings

HOUR = 3_600.0
DAY = 24 * HOUR

SET = """
import time, os
wall, path = time.time, {path!r}
def told():
    with open(path) as file:
        return wall() + float(file.read())
time.time = told
"""
"""What a host begins with whose clock of the wall is set by whatever stands in a file."""


class Wall:
    """Two clocks, of which one can be set."""

    def __init__(self) -> None:
        self.set_by = 0.0
        self.gone = 0.0

    def clock(self) -> Clock:
        return Clock(lambda: 1_000_000.0 + self.gone + self.set_by, lambda: 77.0 + self.gone)


def test_a_clock_that_goes_its_way_has_not_been_set() -> None:
    wall = Wall()
    clock = wall.clock()
    wall.gone += 400 * DAY
    assert (clock.now(), clock.step) == (1_000_000.0 + 400 * DAY, 0.0)


@pytest.mark.parametrize("by", [NOTICED, 5 * DAY, -6 * HOUR])
def test_a_step_is_told_until_it_is_heeded(by: float) -> None:
    wall = Wall()
    clock = wall.clock()
    wall.set_by += by
    assert [clock.step, clock.step] == [by, by]
    clock.heeded(by)
    assert clock.step == 0.0
    wall.set_by -= by
    assert clock.step == -by


def test_small_steps_are_noticed_once_they_are_many() -> None:
    wall = Wall()
    clock = wall.clock()
    wall.set_by += NOTICED / 2
    assert clock.step == 0.0
    wall.set_by += NOTICED / 2
    assert clock.step == NOTICED


def test_the_other_clock_goes_forward() -> None:
    before = steady()
    assert steady() >= before > 0


@pytest.fixture
def wall() -> Wall:
    return Wall()


@pytest.fixture
async def house(tmp_path: Path, wall: Wall) -> AsyncIterator[House]:
    """A house whose sessions are lines alone, and whose clock can be set."""
    store, log = Store.open(tmp_path / "data"), Log()
    forks = Asleep(log)
    one = House(Settings(str(tmp_path / "data"), grace=0.2), Harbour(store), forks, log, wall.clock())
    yield one
    await one.close()
    for process in forks.processes:
        process.kill()
        process.wait()
    store.close()


@pytest.mark.parametrize("by", [5 * DAY, -6 * HOUR, 4000 * DAY])
async def test_nobody_is_voted_off_because_the_clock_was_set(house: House, wall: Wall, by: float) -> None:
    anna, _anna = await session(house, "anna")
    ben, _ben = await session(house, "ben")
    wishes = (SeatWish(name="anna"), SeatWish(name="ben"))
    made = await asked(anna, NewTable("speicherstadt", "base", wishes, seconds=3_600))
    assert isinstance(made, Done)
    await asked(ben, Join(made.table, 1))
    for line in (anna, ben):
        assert isinstance(await asked(line, SitDown(made.table)), OpenTable)
    await asked(anna, Wrote(made.table, Summary(0, (0,), turn="0")))
    wall.gone += 600
    wall.set_by += by
    assert isinstance(await asked(ben, Vote(made.table, 0, "merchant")), Refusal)
    house.see_to_tables()
    told = await asked(anna, AskTable(made.table))
    assert isinstance(told, OpenTable)
    assert told.table.deadline == house.now() + HOUR - 600
    assert all(not visit.ended.done() for visit in house.visits.values())
    wall.gone += HOUR - 600
    assert isinstance(await asked(ben, Vote(made.table, 0, "merchant")), Done)


async def test_where_the_disk_refuses_it_is_tried_again(
    house: House, wall: Wall, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = house.harbour.people.invite(house.now(), hours=24)

    def refuse(_by: float, _now: float) -> None:
        raise StoreError("full")

    with monkeypatch.context() as full:
        full.setattr(house.harbour, "clock_set", refuse)
        wall.set_by += 5 * DAY
        assert not house.harbour.people.is_code(code, house.now())
    assert house.harbour.people.is_code(code, house.now())


async def test_a_host_goes_on_with_its_sessions_whatever_its_clock_is_set_to(tmp_path: Path) -> None:
    file = tmp_path / "set-by"
    file.write_text("0")
    host = Host(tmp_path / "data", SET.format(path=str(file)) + BEGIN, anew=True, door="invite")
    try:
        code, key = host.ask(ask="invite")["code"], new_key()
        async with host.client(key) as client:
            await client.until_text("The code of your invitation:")
            client.type(code + "\r\r")
            await client.until_text(PICTURE)
            later = host.ask(ask="invite")["code"]
            for by in (30 * DAY, -30 * DAY, -6 * HOUR):
                file.write_text(str(by))
                await client.answers()
                assert [one["name"] for one in host.ask(ask="status")["here"]] == ["anna"]
            file.write_text(str(30 * DAY))
            async with host.client(new_key(), "ben") as other:
                await other.until_text("The code of your invitation:")
                other.type(later + "\r\r")
                await other.until_text(PICTURE)
            await client.answers()
        until(lambda: "the clock was set by" in host.log, lambda: host.log)
        assert "unforeseen" not in host.log
        assert "nobody foresaw" not in host.log
    finally:
        host.close()
