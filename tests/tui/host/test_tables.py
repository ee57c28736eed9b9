"""Tables at a host: requests reach the harbour, news reach sessions at once, computers move by themselves."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from saves.harbour.desk import summary_data
from saves.harbour.harbour import Harbour
from saves.harbour.line import Line
from saves.harbour.people import Person
from saves.harbour.replies import Chosen, Done, LobbyChanged, Moved, News, OpenTable, Refusal, Reply, Said
from saves.harbour.requests import AskPreferences, AskTable, GiveUp, Join, NewTable, SayWord, SitDown, Wrote
from saves.harbour.rows import TableRow
from saves.harbour.store import Store, StoreError
from saves.harbour.values import SeatWish, Summary
from tests.waiting import PATIENCE
from tui.host.channel import Channel
from tui.host.forks import Forked, Forks, NotForked
from tui.host.house import House
from tui.host.log import Log
from tui.host.settings import Settings
from tui.host.wanted import Wanted


class Asleep(Forks):
    """Forks processes that only sleep, and keeps the sessions' ends of their lines. Work is not done."""

    def __init__(self, log: Log) -> None:
        super().__init__(log)
        self.lines: list[Line] = []
        self.processes: list[subprocess.Popen[bytes]] = []

    async def fork(self, wanted: Wanted) -> Forked:
        if wanted.kind == "work":
            raise NotForked
        terminal, _other = socket.socketpair()
        host, session = socket.socketpair()
        self.lines.append(Line(session))
        process = subprocess.Popen(["sleep", "600"])
        self.processes.append(process)
        self._kept = _other
        return Forked(process.pid, terminal.detach(), os.pidfd_open(process.pid), host)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A house whose sessions are lines alone."""
    store = Store.open(tmp_path / "data")
    log = Log()
    forks = Asleep(log)
    one = House(Settings(str(tmp_path / "data"), grace=0.2), Harbour(store), forks, log)
    yield one
    await one.close()
    for process in forks.processes:
        process.kill()
        process.wait()
    store.close()


async def session(house: House, name: str) -> tuple[Line, Person]:
    """A session of a player, new or not."""
    people = house.harbour.people
    player = people.named(name) or people.enlist(name, f"SHA256:{name}", 0.0)
    visit = await house._begun(Channel(lambda _channel: None), player)
    assert visit is not None
    assert isinstance(house.forks, Asleep)
    return house.forks.lines[-1], player


async def asked(line: Line, request: Any) -> Reply:
    """The reply to a request, which comes without anybody waiting in between."""
    replies: list[Reply] = []
    line.ask(request, replies.append)
    await until(lambda: line.read() is not None and bool(replies))
    return replies[0]


async def until(is_so: Callable[[], bool]) -> None:
    end = monotonic() + PATIENCE
    while not is_so():
        assert monotonic() < end
        await asyncio.sleep(0.002)


async def test_what_a_session_asks_is_answered(house: House) -> None:
    line, _player = await session(house, "anna")
    assert isinstance(await asked(line, AskPreferences()), Chosen)
    assert isinstance(await asked(line, GiveUp("no-such-table")), Refusal)


async def test_a_word_reaches_all_others_at_the_table_within_a_tenth_of_a_second(house: House) -> None:
    lines = [(await session(house, name))[0] for name in ("anna", "berta", "carl")]
    made = await asked(lines[0], NewTable("speicherstadt", "base", (SeatWish(name="anna"), SeatWish(name="berta"))))
    assert isinstance(made, Done)
    await asked(lines[1], Join(made.table, 1))
    for line in lines[:2]:
        assert isinstance(await asked(line, SitDown(made.table)), OpenTable)
        line.read()
    news: list[News] = []
    begun = monotonic()
    assert isinstance(await asked(lines[0], SayWord(made.table, "good luck")), Done)

    def has_heard() -> bool:
        news.extend(lines[1].read())
        return any(isinstance(one, Said) for one in news)

    await until(has_heard)
    assert monotonic() - begun < 2  # a tenth where nothing else runs: the benchmark of a host measures it
    assert not any(isinstance(one, Said) for one in lines[2].read())


async def test_a_move_reaches_the_others_also_where_the_disk_keeps_nothing_of_it_but_the_move(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = [(await session(house, name))[0] for name in ("anna", "berta")]
    made = await asked(lines[0], NewTable("speicherstadt", "base", (SeatWish(name="anna"), SeatWish(name="berta"))))
    assert isinstance(made, Done)
    for line in lines:
        await asked(line, SitDown(made.table))

    def refuse(*_given: object) -> None:
        raise StoreError("full")

    monkeypatch.setattr(house.harbour, "handle", refuse)
    assert isinstance(await asked(lines[0], Wrote(made.table, Summary(3))), Refusal)
    await until(lambda: Moved(made.table, 3) in lines[1].read())


async def test_a_crowd_that_comes_is_told_to_who_is_in_the_lobby_together_and_to_nobody_of_itself(
    house: House,
) -> None:
    lines = [(await session(house, f"player-{number}"))[0] for number in range(8)]
    heard = dict.fromkeys(lines, 0)

    def listened() -> bool:
        for line in lines:
            heard[line] += sum(isinstance(one, LobbyChanged) for one in line.read())
        return heard[lines[0]] > 1

    await until(listened)  # of the second at once, of those who came after it a moment later
    await until(lambda: house._lobby_told is None)
    listened()
    assert heard[lines[0]] == 2
    assert all(count <= 2 for count in heard.values())
    assert heard[lines[-1]] == 0
    await session(house, "one-more")
    await until(lambda: listened() and heard[lines[-1]] == 1)


async def test_a_session_that_talks_nonsense_is_ended(house: House) -> None:
    line, player = await session(house, "anna")
    line._send(b"\x00\x00\x00\x02{}")
    (visit,) = house.of(player)
    await asyncio.wait_for(asyncio.shield(visit.ended), PATIENCE)


async def test_a_session_that_reads_no_news_is_no_burden(house: House) -> None:
    lines = [(await session(house, name))[0] for name in ("anna", "berta")]
    made = await asked(lines[0], NewTable("speicherstadt", "base", (SeatWish(name="anna"), SeatWish(name="berta"))))
    assert isinstance(made, Done)
    for line in lines:
        await asked(line, SitDown(made.table))
    for number in range(2000):
        house.visits[2].tell(0, Said(made.table, word(number)))
    assert isinstance(await asked(lines[0], AskTable(made.table)), OpenTable)
    assert len(house.visits[2]._unsent) <= 4_200_000


def word(number: int) -> Any:
    from saves.harbour.values import Word  # noqa: PLC0415

    return Word("anna", f"{number} " + "x" * 190, 0.0)


async def test_computers_move_in_a_process_of_their_own_until_a_person_must(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, log = Store.open(tmp_path / "data"), Log()
    forks = Forks(log)
    house = House(Settings(str(tmp_path / "data")), Harbour(store), forks, log)
    await forks.start()
    try:
        harbour = house.harbour
        anna = harbour.people.enlist("anna", "SHA256:anna", 0.0)
        harbour.came(7, anna, 0.0)
        seats = (SeatWish(level="random"), SeatWish(name="anna"), SeatWish(level="random"))
        made = harbour.handle(7, NewTable("speicherstadt", "base", seats), 1.0).reply
        assert isinstance(made, Done), made
        house.works.start()

        def waits_for_anna() -> bool:
            table = harbour.table(made.table)
            return table is not None and table.summary.to_move == (1,)

        await until(waits_for_anna)
        assert harbour.thinking == ()
        assert (house.tables / f"{made.table}.toml").exists()
        assert not forks._ends
        known = harbour.store.one(TableRow, id=made.table)
        assert known is not None
        harbour.store.put(known._replace(summary=summary_data(Summary(0))))  # what the file holds was not written down
        monkeypatch.setattr("tui.host.works._PAUSE", 0.01)
        house.works.catch_up(made.table)
        await until(waits_for_anna)
    finally:
        await house.close()
        os.kill(forks.pid, signal.SIGKILL)
        await forks.stop()
        store.close()
