"""Games that run: what a move changes for a table, whose time is over, what falls asleep, how a game ends."""

from __future__ import annotations

from typing import Final

from engine.texts import message
from saves.harbour import rankings
from saves.harbour.desk import Desk, summary_data, summary_of
from saves.harbour.people import HarbourError
from saves.harbour.rows import AskedRow, PreparedRow, ResultRow, SeatRow, TableRow, VoteRow
from saves.harbour.values import ASLEEP, CLOSED, FINISHED, OPEN, RUNNING, Summary

DAY: Final = 86_400.0
ASLEEP_AFTER: Final = 60 * DAY
"""Seconds after the last move after which a table sleeps."""


def wrote(desk: Desk, id: str, summary: Summary) -> str:
    """Something was written into the file of a table, which stands so now; what is older than what is known is not."""
    table = desk.table(id)
    known = summary_of(table)
    if table.state == FINISHED:
        return id  # another session of the table has told so before
    table = desk.running(id)
    seats = desk.seats(table)
    _check(summary, len(seats))
    if summary.entries < known.entries:
        return id
    has_moved = summary.entries > known.entries
    turn_changed = (summary.to_move, summary.turn) != (known.to_move, known.turn) or not table.summary
    table = table._replace(summary=summary_data(summary))
    if has_moved:
        table = table._replace(state=RUNNING, moved=desk.now)
        desk.store.delete(AskedRow, table_id=id)
    if turn_changed:
        table = table._replace(deadline=_deadline(desk, table, seats, summary), is_told=0)
        for seat in seats:
            if seat.player is not None or seat.level:  # a seat that was given up stays so, whoever must move
                desk.store.delete(VoteRow, table_id=id, seat=seat.seat)
    desk.store.put(table)
    if summary.problem.template:
        close(desk, table)
    elif summary.places:
        finish(desk, table, seats, summary)
    elif turn_changed:
        players = [seats[seat].player for seat in summary.to_move]
        desk.tell_turn(table, [player for player in players if player is not None and player != desk.me.id])
    desk.tell_moved(table, summary.entries)
    return id


def _check(summary: Summary, seats: int) -> None:
    """Raise `HarbourError` where it cannot be how a table with so many seats stands."""
    is_sound = (
        summary.entries >= 0
        and all(0 <= seat < seats for seat in summary.to_move)
        and len(summary.totals) in (0, seats)
        and len(summary.places) in (0, len(summary.totals))
        and all(place >= 1 for place in summary.places)
        and (not summary.places or None not in summary.totals)
    )
    if not is_sound:
        raise HarbourError(message("That is not how this table can stand."))


def _deadline(desk: Desk, table: TableRow, seats: list[SeatRow], summary: Summary) -> float:
    """When the time of those who must move is over: 0 where it has no end, or where only a computer must move."""
    is_person = any(seats[seat].player is not None for seat in summary.to_move)
    return desk.now + table.seconds if table.seconds and is_person else 0.0


def time_anew(desk: Desk, table: TableRow, seat: int) -> None:
    """Somebody sits down on a seat of a game that runs: if they must move, their time begins now."""
    table, summary = desk.table(table.id), summary_of(table)
    if seat in summary.to_move:
        deadline = _deadline(desk, table, desk.seats(table), summary)
        desk.store.put(table._replace(deadline=deadline, is_told=0))


def close(desk: Desk, table: TableRow) -> None:
    """A table is closed before its end, and counts for nothing."""
    desk.store.put(desk.table(table.id)._replace(state=CLOSED, deadline=0.0, is_told=0))
    _tidy(desk, table)


def finish(desk: Desk, table: TableRow, seats: list[SeatRow], summary: Summary) -> None:
    """A game is over: its result counts.

    Whoever sat there when it began and does not now is placed behind all who stayed, with the points of the seat.
    """
    desk.store.put(desk.table(table.id)._replace(state=FINISHED, deadline=0.0, is_told=0))
    results: list[ResultRow] = []
    for seat in seats:
        has_left = seat.first is not None and seat.first != seat.player
        place, score = summary.places[seat.seat], summary.totals[seat.seat] or 0
        level = seat.level if seat.first is None else ""
        result = ResultRow(
            table.id, seat.seat, table.title, desk.now, seat.first, level, place, score, has_left=int(has_left)
        )
        results.append(result)
    people = [result for result in results if result.player is not None]
    if len(people) > 1 or not summary.seen_before:
        for result in results:
            desk.store.put(result)
        rankings.enter(desk.store, results)
    _tidy(desk, table)


def _tidy(desk: Desk, table: TableRow) -> None:
    for kind in (AskedRow, VoteRow, PreparedRow):
        desk.store.delete(kind, table_id=table.id)


def due(desk: Desk) -> None:
    """Turns whose time is over are told, once; tables that nobody has moved at for long fall asleep, or are closed."""
    for table in desk.store.find(TableRow, state=RUNNING):
        if table.moved + ASLEEP_AFTER <= desk.now:
            desk.store.put(table._replace(state=ASLEEP))
            desk.tell_table(table)
        elif 0 < table.deadline <= desk.now and not table.is_told:
            desk.store.put(table._replace(is_told=1))
            desk.tell_table(table)
    for table in desk.store.find(TableRow, state=OPEN):
        if table.made + ASLEEP_AFTER <= desk.now:
            desk.store.delete(TableRow, id=table.id)
            desk.tell_table(table)


def move_times(desk: Desk, by: float) -> None:
    """The clock was set by so many seconds: all that is due at a table is due as long from now as it was."""
    for table in desk.store.find(TableRow, state=(OPEN, RUNNING, ASLEEP)):
        deadline = table.deadline + by if table.deadline else 0.0
        desk.store.put(table._replace(made=table.made + by, moved=table.moved + by, deadline=deadline))
        desk.tell_table(table)


def mend_times(desk: Desk) -> None:
    """No time began later than now, and no turn ends later than its whole time from now."""
    for table in desk.store.find(TableRow, state=(OPEN, RUNNING, ASLEEP)):
        deadline = min(table.deadline, desk.now + table.seconds) if table.deadline else 0.0
        desk.store.put(
            table._replace(made=min(table.made, desk.now), moved=min(table.moved, desk.now), deadline=deadline)
        )


def next_due(desk: Desk) -> float | None:
    """When `due` has something to do next; None where nothing is to come."""
    lowest = desk.store.lowest
    deadline = lowest(TableRow, "deadline", state=RUNNING, is_told=0)
    last = [lowest(TableRow, "moved", state=RUNNING), lowest(TableRow, "made", state=OPEN)]
    times = [deadline, *(None if one is None else one + ASLEEP_AFTER for one in last)]
    return min((one for one in times if one is not None), default=None)


def thinking(desk: Desk) -> list[str]:
    """The tables whose game nobody has begun yet, or where a computer must move."""
    found: list[str] = []
    for table in desk.store.find(TableRow, state=RUNNING):
        if not table.summary:
            found.append(table.id)
            continue
        to_move = summary_of(table).to_move
        if any(seat.level and seat.seat in to_move for seat in desk.seats(table)):
            found.append(table.id)
    return found
