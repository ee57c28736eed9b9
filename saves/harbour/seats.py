"""Seats: a new table, who joins and leaves, who gives up, whom the others vote off and who comes back."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Sequence
from typing import Final

from engine.texts import message
from saves.harbour import consent, games
from saves.harbour.desk import Desk, summary_of
from saves.harbour.people import HarbourError, People, folded
from saves.harbour.requests import GiveUp, Join, Leave, NewTable, TakeBackSeat, Vote
from saves.harbour.rows import AnswerRow, AskedRow, PreparedRow, SeatRow, TableRow, VoteRow
from saves.harbour.values import ASLEEP, OPEN, RUNNING, TIMES, SeatWish
from saves.names import PLAYER_CELLS, player_name, shortened

MOST_TABLES: Final = 60
"""So many tables that are not finished one player may sit at."""
MOST_SEATS: Final = 10
_LONGEST_RULES: Final = 4_000
_WORD: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")
"""What titles, variants and levels are called on the disk."""


def new_table(desk: Desk, asked: NewTable) -> str:
    """A new table; its id."""
    _check_table(asked)
    _check_room(desk)
    seats = [_wished(desk, number, wish) for number, wish in enumerate(asked.seats)]
    people = [seat.player or seat.kept_for for seat in seats if seat.player or seat.kept_for]
    if desk.me.id not in people:
        raise HarbourError(message("One of the seats must be yours."))
    if len(set(people)) < len(people):
        raise HarbourError(message("Nobody can sit on two seats."))
    row = TableRow(
        secrets.token_hex(6),
        asked.title,
        asked.variant,
        json.dumps(asked.rules),
        int(asked.hints),
        asked.seconds,
        desk.me.id,
        OPEN,
        desk.now,
        desk.now,
    )
    desk.store.add(row)
    for seat in seats:
        desk.store.add(seat._replace(table_id=row.id))
    _begin_if_full(desk, row)
    desk.tell_table(row)
    return row.id


def _check_table(asked: NewTable) -> None:
    if not 1 <= len(asked.seats) <= MOST_SEATS:
        raise HarbourError(message("A table has 1 to {n} seats.", n=MOST_SEATS))
    if asked.seconds not in TIMES:
        raise HarbourError(message("A turn takes an hour, a day, three days, a week, or as long as one likes."))
    words = [asked.title, asked.variant, *(seat.level for seat in asked.seats if seat.level)]
    if not all(map(_WORD.fullmatch, words)) or len(json.dumps(asked.rules)) > _LONGEST_RULES:
        raise HarbourError(message("There is no such game."))


def _check_room(desk: Desk) -> None:
    mine = [seat.table_id for seat in desk.store.find(SeatRow, player=desk.me.id)]
    if desk.store.count(TableRow, id=tuple(mine), state=(OPEN, RUNNING, ASLEEP)) >= MOST_TABLES:
        raise HarbourError(message("You sit at {n} tables: that is the most.", n=MOST_TABLES))


def _wished(desk: Desk, number: int, wish: SeatWish) -> SeatRow:
    if wish.level:
        return SeatRow("", number, level=wish.level, shown=player_name(wish.name) or wish.level)
    if not wish.name:
        return SeatRow("", number)
    player = People(desk.store).named(wish.name)
    if player is None:
        raise HarbourError(message("Nobody here is called {name}.", name=wish.name))
    if player.id == desk.me.id:
        return SeatRow("", number, player=player.id)
    return SeatRow("", number, kept_for=player.id)


def join(desk: Desk, asked: Join) -> str:
    """Take a free seat of a table that has not begun, or one that somebody gave up."""
    table = desk.table(asked.table)
    seats = desk.seats(table)
    if table.state not in (OPEN, RUNNING, ASLEEP):
        raise HarbourError(message("This game is over."))
    if any(seat.player == desk.me.id for seat in seats):
        raise HarbourError(message("You sit at this table already."))
    if any(seat.owner == desk.me.id for seat in seats):
        raise HarbourError(message("Your own seat waits for you: take it back."))
    seat = next((one for one in seats if one.seat == asked.seat), None)
    if seat is None or seat.level or seat.player is not None:
        raise HarbourError(message("Somebody sits there already."))
    if seat.kept_for not in (None, desk.me.id):
        raise HarbourError(message("This seat is kept for {name}.", name=desk.name(seat.kept_for)))
    _check_room(desk)
    desk.store.put(seat._replace(player=desk.me.id, kept_for=None))
    desk.store.delete(VoteRow, table_id=table.id, seat=seat.seat)
    if table.state == OPEN:
        _free_others(desk, table)
        _begin_if_full(desk, table)
    else:
        games.time_anew(desk, table, seat.seat)
    desk.tell_table(table)
    return table.id


def _free_others(desk: Desk, table: TableRow) -> None:
    """A seat that was kept for whoever has just sat down elsewhere is anybody's."""
    for seat in desk.seats(table):
        if seat.kept_for == desk.me.id:
            desk.store.put(seat._replace(kept_for=None))


def _begin_if_full(desk: Desk, table: TableRow) -> None:
    seats = desk.seats(table)
    if any(seat.player is None and not seat.level for seat in seats):
        return
    drawn = desk.draw(len(seats))
    turned = seats[drawn:] + seats[:drawn]
    called = [desk.name(seat.player) if seat.player else seat.shown for seat in turned]
    for number, (seat, shown) in enumerate(zip(turned, _told_apart(called), strict=True)):
        desk.store.put(seat._replace(seat=number, shown=shown, first=seat.player))
    desk.store.put(table._replace(state=RUNNING, moved=desk.now))


_NARROW: Final = 8
"""Cells that a name has at least wherever it is cut off."""


def _told_apart(names: Sequence[str]) -> list[str]:
    """Names no wider than those of players are anywhere, each of its own; of a longer one it is seen that it is cut."""
    found: list[str] = []
    for name in names:
        shown, number = shortened(name, PLAYER_CELLS), 1
        if shown != name:
            shown = shortened(name, PLAYER_CELLS - 1) + "…"
        while folded(shown) in map(folded, found):
            number += 1
            shown = f"{shortened(name, _NARROW - 2)}~{number}"
        found.append(shown)
    return found


def leave(desk: Desk, asked: Leave) -> str:
    """Leave a table that has not begun, or decline a seat that is kept for one."""
    table = desk.table(asked.table)
    if table.state != OPEN:
        raise HarbourError(message("The game has begun: a seat can be given up, not left."))
    seats = desk.seats(table)
    mine = [seat for seat in seats if desk.me.id in (seat.player, seat.kept_for)]
    if not mine:
        raise HarbourError(message("You do not sit at this table."))
    for seat in mine:
        desk.store.put(seat._replace(player=None, kept_for=None))
    desk.tell_table(table)
    if not desk.people(table):
        desk.store.delete(TableRow, id=table.id)
    return table.id


def give_up(desk: Desk, asked: GiveUp) -> str:
    """Give up one's seat in a game that runs; a game at which nobody sits any more is closed."""
    table = desk.running(asked.table)
    give_up_seat(desk, table, desk.my_seat(table))
    return table.id


def give_up_seat(desk: Desk, table: TableRow, seat: SeatRow) -> None:
    """A player leaves a seat in a game that runs."""
    desk.store.put(seat._replace(player=None))
    forget(desk, table, seat.player)
    if not desk.people(table):
        games.close(desk, table)
    consent.settle(desk, table)
    desk.tell_table(table)


def forget(desk: Desk, table: TableRow, player: int | None) -> None:
    """Nothing of a player who leaves a seat counts any more: votes, prepared moves, what was asked of them, or by them.

    What everybody else has said yes to is agreed then.
    """
    desk.store.delete(VoteRow, table_id=table.id, voter=player)
    desk.store.delete(PreparedRow, table_id=table.id, player=player)
    desk.store.delete(AskedRow, table_id=table.id, by=player)
    desk.store.delete(AnswerRow, table_id=table.id, player=player)


def voteable(table: TableRow, seats: Sequence[SeatRow], player: int, now: float) -> list[int]:
    """The seats that a player at a table may vote a computer onto: given up, or with their time over."""
    if table.state not in (RUNNING, ASLEEP) or not any(seat.player == player for seat in seats):
        return []
    is_late = 0 < table.deadline <= now
    to_move = summary_of(table).to_move
    given_up = [seat.seat for seat in seats if seat.player is None and not seat.level]
    late = [seat.seat for seat in seats if is_late and seat.seat in to_move and seat.player not in (None, player)]
    return sorted(given_up + late)


def vote(desk: Desk, asked: Vote) -> str:
    """Vote a computer onto a seat; with more than half of the other people it sits there."""
    table = desk.running(asked.table)
    desk.my_seat(table)
    seats = desk.seats(table)
    if asked.seat not in voteable(table, seats, desk.me.id, desk.now):
        raise HarbourError(message("The time of this seat is not over."))
    desk.store.delete(VoteRow, table_id=table.id, seat=asked.seat, voter=desk.me.id)
    if asked.level:
        if not _WORD.fullmatch(asked.level):
            raise HarbourError(message("There is no such level."))
        desk.store.add(VoteRow(table.id, asked.seat, desk.me.id, asked.level))
        _count(desk, table, seats[asked.seat], asked.level)
    desk.tell_table(table)
    return table.id


def _count(desk: Desk, table: TableRow, seat: SeatRow, level: str) -> None:
    others = [player for player in desk.people(table) if player != seat.player]
    if 2 * desk.store.count(VoteRow, table_id=table.id, seat=seat.seat, level=level) <= len(others):
        return
    desk.store.put(seat._replace(player=None, level=level, owner=seat.player or seat.owner))
    forget(desk, table, seat.player)
    desk.store.delete(VoteRow, table_id=table.id, seat=seat.seat)
    desk.store.put(desk.table(table.id)._replace(deadline=0.0, is_told=0))
    consent.settle(desk, table)


def take_back(desk: Desk, asked: TakeBackSeat) -> str:
    """Whoever was voted off a seat sits down on it again."""
    table = desk.running(asked.table)
    seat = desk.store.one(SeatRow, table_id=table.id, seat=asked.seat)
    if seat is None or seat.owner != desk.me.id:
        raise HarbourError(message("This seat was never yours."))
    desk.store.put(seat._replace(player=desk.me.id, level="", owner=None))
    games.time_anew(desk, table, seat.seat)
    desk.tell_table(table)
    return table.id


def remove_player(desk: Desk, player: int) -> None:
    """Whoever is removed from the host leaves all seats, and none is kept for them."""
    for seat in desk.store.find(SeatRow, kept_for=player):
        desk.store.put(seat._replace(kept_for=None))
    for seat in desk.store.find(SeatRow, owner=player):
        desk.store.put(seat._replace(owner=None))
    for seat in desk.store.find(SeatRow, player=player):
        table = desk.table(seat.table_id)
        if table.state in (RUNNING, ASLEEP):
            give_up_seat(desk, table, seat)
        elif table.state == OPEN:
            desk.store.put(seat._replace(player=None))
            if not desk.people(table):
                desk.store.delete(TableRow, id=table.id)
            desk.tell_table(table)
