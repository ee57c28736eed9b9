"""Rankings of finished tables, a title each: people among themselves, and games in which computers played.

Everybody begins with 1500 points. At the end of a table each player is compared with every other one who played there:
whoever was placed before the other has won, equals have won half. As much as one won more than was to be expected, so
many times 32 points, divided by the number of the others, move from one to the other. Expected is what Bradley
and Terry's model says, as in chess and in `havre arena`: with 400 points more one wins ten times for once that one
loses. Here it is followed from table to table, so that nobody's points change while they do not play.

At tables where a computer played, its level is compared like a player, the best of it, but two computers are not.
Whoever gave up a seat, or was voted off it and did not come back, is placed behind all who stayed; whoever took a seat
over in a game that ran is not compared at all. Closed tables do not count, nor does one of a single person in which a
move was taken back that had turned something up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from saves.harbour.rows import PlayerRow, RatingRow, ResultRow
from saves.harbour.store import Store
from saves.harbour.values import Ranked

BEGINNING: Final = 1500.0
MOST: Final = 32.0
"""So many points move at most between two who play alone against each other."""
_TENFOLD: Final = 400.0
_SHOWN: Final = 100


class _Rated(NamedTuple):
    """One who is compared, with the place behind which they ended."""

    rating: RatingRow
    place: tuple[int, int]

    @property
    def is_computer(self) -> bool:
        return not self.rating.player


def expected(one: float, other: float) -> float:
    """The share of games that somebody with `one` points is expected to win against somebody with `other`."""
    share: float = 1.0 / (1.0 + 10.0 ** ((other - one) / _TENFOLD))
    return share


def enter(store: Store, results: Sequence[ResultRow]) -> None:
    """Count a finished table."""
    people = [one for one in results if one.player is not None]
    by_place = sorted(results, key=lambda one: -one.place)
    computers = {one.level: one for one in by_place if one.player is None and one.level}
    if len(people) + len(computers) < 2 or not people:
        return
    rated = [_rated(store, one, bool(computers)) for one in [*people, *computers.values()]]
    for one in rated:
        others = [other for other in rated if other is not one and not (one.is_computer and other.is_computer)]
        gained = sum(_won(one, other) - expected(one.rating.points, other.rating.points) for other in others)
        points = one.rating.points + MOST * gained / len(others)
        first = all(one.place <= other.place for other in rated)
        store.put(one.rating._replace(points=points, tables=one.rating.tables + 1, wins=one.rating.wins + int(first)))


def _rated(store: Store, result: ResultRow, with_computers: bool) -> _Rated:
    level = result.level if result.player is None else ""
    new = RatingRow(result.title, int(with_computers), result.player or 0, level, BEGINNING)
    title, games, player = new.title, new.with_computers, new.player
    known = store.one(RatingRow, title=title, with_computers=games, player=player, level=level)
    return _Rated(known or new, (result.has_left, result.place))


def _won(one: _Rated, other: _Rated) -> float:
    if one.place == other.place:
        return 0.5
    return 1.0 if one.place < other.place else 0.0


def ranked(store: Store, title: str, *, with_computers: bool) -> tuple[Ranked, ...]:
    """A ranking, the highest first, as many as anybody reads."""
    names = {row.id: row.name for row in store.find(PlayerRow, is_removed=0)}
    rows = store.find(RatingRow, title=title, with_computers=int(with_computers))
    known = [row for row in rows if row.level or row.player in names]
    known.sort(key=lambda row: (-row.points, row.player))
    return tuple(
        Ranked(names.get(row.player, ""), round(row.points), row.tables, row.wins, row.level) for row in known[:_SHOWN]
    )


def computed_anew(store: Store) -> None:
    """All rankings from the results of all tables, in the order in which they ended."""
    with store.writing():
        store.delete(RatingRow)
        by_table: dict[tuple[float, str], list[ResultRow]] = {}
        for result in store.find(ResultRow):
            by_table.setdefault((result.finished, result.table_id), []).append(result)
        for key in sorted(by_table):
            enter(store, by_table[key])
