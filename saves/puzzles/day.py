"""The puzzle of the day: the date alone chooses it among the ids, the same for everybody."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from typing import Final

from saves.puzzles.form import taken_in

_NONE: Final[Mapping[str, int]] = {}


def of_day(ids: Sequence[str], day: date, withdrawn: Mapping[str, int] = _NONE) -> str | None:
    """The id of a day's puzzle among those of a title; None where there is none.

    They come one after another, in an order that looks like chance, each once before one comes again. A puzzle takes
    part from the day after the one on which it was taken in, which its id says: so whatever is added later changes no
    day before. Before there was any, the first ones serve. One that is `withdrawn` takes part up to the day that its
    number there tells.
    """
    if not ids:
        return None
    gone = {id: day_of(number) for id, number in withdrawn.items()}
    waiting = sorted(ids, key=lambda id: (_day_of(id), id))
    first = min(_day_of(waiting[0]), day - timedelta(days=1))
    there, queue, around = list[str](), list[str](), 0
    now, is_begun = first, False
    while True:
        now += timedelta(days=1)
        new = [] if is_begun and (not waiting or _day_of(waiting[0]) >= now) else _until(waiting, now)
        waiting, is_begun = waiting[len(new) :], True
        there, queue, new = ([id for id in row if gone.get(id, now) >= now] for row in (there + new, queue, new))
        if not queue:
            around += 1
            queue = _mixed(there, around)
        elif new:
            queue = _mixed([*queue, *new], around)
        chosen = queue.pop(0) if queue else None
        if now == day:
            return chosen


def _until(ids: Sequence[str], day: date) -> list[str]:
    """Those of ids in order that were taken in before a day; at least those of the first day of all."""
    return [id for id in ids if _day_of(id) < day or _day_of(id) == _day_of(ids[0])]


def _mixed(ids: Sequence[str], around: int) -> list[str]:
    """The ids in the order in which they come in the so many-th round."""
    return sorted(ids, key=lambda id: hashlib.sha256(f"{around} {id}".encode()).digest())


def _day_of(id: str) -> date:
    """The day on which a puzzle was taken in; that of an id that names no day is the first of 2020."""
    return day_of(taken_in(id))


def day_of(number: int) -> date:
    """The day of a number YYMMDD."""
    try:
        return date(2000 + number // 10_000, number // 100 % 100, number % 100)
    except ValueError:
        return date(2020, 1, 1)
