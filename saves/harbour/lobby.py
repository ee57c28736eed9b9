"""What a player is shown: tables, who is here, the daily games; all as values, read from what is kept."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from saves.harbour import consent, rankings
from saves.harbour.desk import Desk, rules_of, summary_of
from saves.harbour.replies import Daily, Lobby, OpenTable, Ranking
from saves.harbour.rows import DailyRow, PlayerRow, PreparedRow, SeatRow, TableRow, VoteRow
from saves.harbour.seats import voteable
from saves.harbour.sessions import AT_TABLE, Session
from saves.harbour.store import TABLES
from saves.harbour.values import ASLEEP, CLOSED, FINISHED, OPEN, RUNNING, FirstAttempt, Here, Seat, Table
from saves.names import printable

MOST_SHOWN: Final = 60
"""So many tables of a kind that are not the player's own."""
_FINISHED: Final = 12
_HERE: Final = 40
_DAILY: Final = 20
SUFFIX: Final = ".toml"


def lobby(desk: Desk, day: str) -> Lobby:
    """All that the lobby shows to whoever asks."""
    store, me = desk.store, desk.me.id
    rows = store.find(TableRow, state=(OPEN, RUNNING, ASLEEP))
    mine = {seat.table_id for who in ("player", "kept_for", "owner") for seat in store.find(SeatRow, **{who: me})}
    rows = _not_too_many(rows, mine)
    over = store.latest(TableRow, "moved", _FINISHED, state=(FINISHED, CLOSED))
    names = _names(desk)
    seats: dict[str, list[SeatRow]] = {}
    for seat in store.find(SeatRow, table_id=tuple(row.id for row in [*rows, *over])):
        seats.setdefault(seat.table_id, []).append(seat)
    tables = [_table(desk, row, seats.get(row.id, []), names) for row in rows]
    live = [one for one in tables if one.state != OPEN]
    sits = [one for one in live if one.mine is not None or one.can_take_back]
    others = [one for one in live if one not in sits and one.state == RUNNING]
    waiting = [one for one in tables if one.state == OPEN]
    return Lobby(
        me=desk.me.name,
        my_turn=tuple(sorted((one for one in sits if one.is_my_turn), key=_urgency)),
        others_think=tuple(sorted((one for one in sits if not one.is_my_turn), key=_urgency)),
        open=tuple(sorted(waiting, key=lambda one: (one.id not in mine, -one.made))),
        running=tuple(sorted(others, key=lambda one: -one.moved)),
        finished=tuple(_table(desk, row, seats.get(row.id, []), names) for row in over),
        here=_here(desk, names),
        daily=_daily(desk, day, names),
        tables=store.count(TableRow, state=(OPEN, RUNNING, ASLEEP)),
    )


def _urgency(table: Table) -> tuple[bool, bool, float]:
    """The nearest deadline first, then what has waited longest; what sleeps comes last."""
    return table.state == ASLEEP, not table.deadline, table.deadline or table.moved


def _not_too_many(rows: Iterable[TableRow], mine: set[str]) -> list[TableRow]:
    """The tables of a player, and of the others those that changed last."""
    found, left = [], {OPEN: MOST_SHOWN, RUNNING: MOST_SHOWN, ASLEEP: 0}
    for row in sorted(rows, key=lambda one: -one.moved):
        if row.id in mine:
            found.append(row)
        elif left[row.state]:
            left[row.state] -= 1
            found.append(row)
    return found


def _names(desk: Desk) -> dict[int, str]:
    return {row.id: row.name for row in desk.store.find(PlayerRow) if row.id is not None}


def table_for(desk: Desk, row: TableRow) -> Table:
    """A table as whoever asks is told it."""
    return _table(desk, row, desk.seats(row), _names(desk))


def _table(desk: Desk, row: TableRow, seats: list[SeatRow], names: Mapping[int, str]) -> Table:
    me, here = desk.me.id, desk.outbox.sessions.here
    mine = next((seat.seat for seat in seats if me and seat.player == me), None)
    is_running = row.state in (RUNNING, ASLEEP)
    free = [seat for seat in seats if seat.player is None and not seat.level and seat.kept_for in (None, me)]
    back = [seat.seat for seat in seats if me and seat.owner == me and is_running]
    votes = desk.store.find(VoteRow, table_id=row.id) if is_running else []
    return Table(
        id=row.id,
        title=row.title,
        variant=row.variant,
        rules=rules_of(row),
        seats=tuple(
            Seat(
                seat.shown,
                seat.player or 0,
                names.get(seat.player or seat.kept_for or 0, ""),
                seat.level,
                names.get(seat.owner or 0, ""),
                seat.player in here,
                *_most_wanted(vote.level for vote in votes if vote.seat == seat.seat),
            )
            for seat in seats
        ),
        by=names.get(row.by, ""),
        state=row.state,
        hints=bool(row.hints),
        seconds=row.seconds,
        made=row.made,
        moved=row.moved,
        deadline=row.deadline,
        summary=summary_of(row),
        mine=mine,
        can_vote=tuple(voteable(row, seats, me, desk.now)),
        can_join=()
        if mine is not None or back
        else tuple(seat.seat for seat in free if is_running or row.state == OPEN),
        can_take_back=tuple(back),
    )


def _most_wanted(levels: Iterable[str]) -> tuple[int, str]:
    """How many votes there are for the level that most are for, and which that is."""
    counted = Counter(levels).most_common(1)
    return (counted[0][1], counted[0][0]) if counted else (0, "")


def open_table(desk: Desk, row: TableRow) -> OpenTable:
    """A table with all that somebody needs who sits down at it."""
    asked = consent.asked_at(desk, row)
    prepared = desk.store.one(PreparedRow, table_id=row.id, player=desk.me.id)
    return OpenTable(
        table=table_for(desk, row),
        file="" if row.state == OPEN else f"{TABLES}/{row.id}{SUFFIX}",
        asked=() if asked is None else (asked,),
        to_answer=consent.must_answer(desk, row),
        words=consent.words_at(desk, row),
        prepared=() if prepared is None else tuple(map(str, json.loads(prepared.moves))),
    )


def _here(desk: Desk, names: Mapping[int, str]) -> tuple[Here, ...]:
    """Who is connected, whoever came first before the others; then those who were here last."""
    here = desk.outbox.sessions.here
    found = [
        _where(names.get(player, ""), session) for player, session in sorted(here.items(), key=lambda one: one[1].since)
    ]
    away = desk.store.latest(PlayerRow, "seen", _HERE, is_removed=0)
    found += [Here(row.name, is_here=False, since=row.seen) for row in away if row.id not in here]
    return tuple(found[:_HERE])


def _where(name: str, session: Session) -> Here:
    place = AT_TABLE if session.table else session.place
    return Here(name, is_here=True, since=session.since, table=session.table, place=place)


def _daily(desk: Desk, day: str, names: Mapping[int, str]) -> tuple[FirstAttempt, ...]:
    rows = sorted(desk.store.find(DailyRow, day=day), key=lambda row: (row.title, -row.score, row.at))
    found: list[FirstAttempt] = []
    for title in dict.fromkeys(row.title for row in rows):
        of_title = [row for row in rows if row.title == title]
        shown = of_title[:_DAILY] + [row for row in of_title[_DAILY:] if row.player == desk.me.id]
        found += [FirstAttempt(title, names.get(row.player, ""), row.score) for row in shown]
    return tuple(found)


def daily(desk: Desk, day: str) -> Daily:
    """The daily games of a day, as the lobby shows them."""
    return Daily(_daily(desk, day, _names(desk)))


def ranking(desk: Desk, title: str) -> Ranking:
    """The two rankings of a title."""
    people = rankings.ranked(desk.store, title, with_computers=False)
    return Ranking(printable(title), people, rankings.ranked(desk.store, title, with_computers=True))
