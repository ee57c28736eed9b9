"""What one asks the others at a table: to take something back, or to close it; and words to the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.texts import message
from saves.harbour import games
from saves.harbour.desk import Desk, summary_of
from saves.harbour.people import HarbourError
from saves.harbour.replies import Agreed, Done, Reply, Said, Told
from saves.harbour.requests import AskClose, AskUndo, Consent, SayWord
from saves.harbour.rows import AnswerRow, AskedRow, SeatRow, TableRow, WordRow
from saves.harbour.values import ASLEEP, CLOSED, OPEN, RUNNING, Asked, Word
from saves.names import printable, shortened

UNDO: Final = "undo"
CLOSE: Final = "close"

LONGEST_WORD: Final = 200
"""Characters of a word to the table."""
KEPT_WORDS: Final = 100
"""So many words of a table are shown again to whoever sits down."""
_MANY: Final = 6
_AT_ONCE: Final = 10.0
"""So many words of a player in so many seconds are enough."""


def asked_at(desk: Desk, table: TableRow) -> Asked | None:
    """What is asked at a table now."""
    row = desk.store.one(AskedRow, table_id=table.id)
    if row is None:
        return None
    answers = desk.store.find(AnswerRow, table_id=table.id)
    yes = tuple(desk.name(one.player) for one in answers if one.yes)
    still = tuple(desk.name(one.player) for one in answers if not one.yes)
    return Asked(row.what, desk.name(row.by), yes, still, row.entries, row.steps)


def must_answer(desk: Desk, table: TableRow) -> bool:
    """Whether whoever asks has not answered yet."""
    return desk.store.count(AnswerRow, table_id=table.id, player=desk.me.id, yes=0) > 0


def ask_undo(desk: Desk, asked: AskUndo) -> Reply:
    """Ask the people on some seats whether something may be taken back; agreed at once where nobody sits there."""
    table = desk.running(asked.table)
    desk.my_seat(table)
    if asked.entries != summary_of(table).entries or asked.steps < 1:
        raise HarbourError(message("Somebody has moved meanwhile."))
    seats = [seat for seat in desk.seats(table) if seat.seat in asked.seats]
    _ask(desk, table, AskedRow(table.id, UNDO, desk.me.id, asked.entries, asked.steps), _sitting(desk, seats))
    found = asked_at(desk, table)
    if found is not None and found.is_agreed:
        return Agreed(table.id, found)
    return Done(table.id)


def ask_close(desk: Desk, asked: AskClose) -> Reply:
    """Ask all others at a table whether it is to be closed; one at which nobody else sits is closed."""
    table = desk.table(asked.table)
    desk.my_seat(table)
    if table.state not in (OPEN, RUNNING, ASLEEP):
        raise HarbourError(message("This game is over."))
    _ask(desk, table, AskedRow(table.id, CLOSE, desk.me.id, 0, 0), desk.others(table))
    settle(desk, table)
    return Done(table.id)


def _sitting(desk: Desk, seats: Sequence[SeatRow]) -> list[int]:
    return [seat.player for seat in seats if seat.player not in (None, desk.me.id)]


def _ask(desk: Desk, table: TableRow, row: AskedRow, players: Sequence[int | None]) -> None:
    known = desk.store.one(AskedRow, table_id=table.id)
    if known is not None and known.by != desk.me.id:
        raise HarbourError(message("Something else is asked at this table: it is to be answered first."))
    desk.store.delete(AskedRow, table_id=table.id)
    desk.store.add(row)
    for player in players:
        desk.store.add(AnswerRow(table.id, player or 0))
    desk.tell_table(table)


def answer(desk: Desk, asked: Consent) -> Reply:
    """Say yes or no. One no is enough; the last yes has it done."""
    table = desk.table(asked.table)
    row = desk.store.one(AskedRow, table_id=table.id)
    if row is None or not must_answer(desk, table):
        raise HarbourError(message("Nothing is asked of you at this table."))
    desk.tell_table(table)
    if not asked.yes:
        desk.store.delete(AskedRow, table_id=table.id)
        sessions = desk.outbox.sessions
        told = message("{player} does not agree.", player=desk.me.name)
        desk.outbox.tell(sessions.of([row.by]) & sessions.at(table.id), Told(told))
        return Done(table.id)
    desk.store.put(AnswerRow(table.id, desk.me.id, 1))
    found = asked_at(desk, table)
    if row.what == UNDO and found is not None and found.is_agreed:
        return Agreed(table.id, found)
    settle(desk, table)
    return Done(table.id)


def settle(desk: Desk, table: TableRow) -> None:
    """Close a table of which all who sit there have said so. What is taken back, a session carries out."""
    row = desk.store.one(AskedRow, table_id=table.id)
    if row is None or row.what != CLOSE or desk.store.count(AnswerRow, table_id=table.id, yes=0):
        return
    if table.state == OPEN:
        desk.store.delete(TableRow, id=table.id)
    elif desk.table(table.id).state != CLOSED:
        games.close(desk, table)
    desk.tell_table(table)


def say(desk: Desk, asked: SayWord) -> str:
    """A word to the table, of somebody who sits there."""
    table = desk.table(asked.table)
    desk.my_seat(table)
    words = cleaned(asked.words)
    last = desk.store.latest(WordRow, "id", _MANY, table_id=table.id, player=desk.me.id)
    if len(last) == _MANY and 0 <= desk.now - last[-1].at < _AT_ONCE:
        raise HarbourError(message("That is a lot of words: wait a little."))
    entries = summary_of(table).entries
    desk.store.add(WordRow(None, table.id, desk.me.id, desk.now, entries, words))
    kept = desk.store.latest(WordRow, "id", KEPT_WORDS + 1, table_id=table.id)
    if len(kept) > KEPT_WORDS:
        desk.store.delete(WordRow, id=kept[-1].id)
    word = Word(desk.me.name, words, desk.now, entries)
    sessions = desk.outbox.sessions
    heard = frozenset(
        number for number in sessions.at(table.id) if not desk.preferences(sessions[number].player.id).muted
    )
    desk.outbox.tell(heard, Said(table.id, word))
    return table.id


def cleaned(typed: str) -> str:
    """Words as they can be shown; raises `HarbourError` for none, and for too many."""
    words = shortened(printable(typed), 2 * LONGEST_WORD)
    if not words:
        raise HarbourError(message("There are no words in it."))
    if len(words) > LONGEST_WORD:
        raise HarbourError(message("A word to the table has {n} characters at most.", n=LONGEST_WORD))
    return words


def words_at(desk: Desk, table: TableRow) -> tuple[Word, ...]:
    """The last words to a table, the oldest first; none for whoever has muted them."""
    if desk.me.id and desk.preferences(desk.me.id).muted:
        return ()
    rows = desk.store.latest(WordRow, "id", KEPT_WORDS, table_id=table.id)
    return tuple(Word(desk.name(row.player), row.words, row.at, row.entries) for row in reversed(rows))
