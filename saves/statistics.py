"""What the records add up to: bests, means, seeds and streaks, by title, number of seats, variant and rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date

from engine.medals import NAMES, thresholds
from saves.listing import local
from saves.record import Record

BEST_SEEDS = 5


@dataclass(frozen=True, slots=True)
class SeedBest:
    """The best game of one seed. `games` counts all finished with it, `attempt` is which of them was the best."""

    seed: int
    score: int
    attempt: int
    games: int
    seen_before: bool


@dataclass(frozen=True, slots=True)
class Career:
    """How one player did in the games of several; `streak` is how many of the last games in a row were won."""

    name: str
    played: int
    wins: int
    mean: float
    best: int
    streak: int


@dataclass(frozen=True, slots=True)
class Standing:
    """The games of one setting. `best` and `seeds` leave the marked games out as long as there are others.

    `levels` are those of the computer's players, of whom nothing is counted. `mean` is over the scores of all people;
    `marked` counts the games in which something was seen before. First games are a setting of their own, in which
    nothing is compared: `best` is the last of them, and there are no seeds and no people.
    """

    title: str
    seats: int
    variant: str
    switches: tuple[str, ...]
    levels: tuple[str, ...]
    played: int
    marked: int
    mean: float
    best: Record
    seeds: tuple[SeedBest, ...]
    people: tuple[Career, ...]
    first_game: bool = False


@dataclass(frozen=True, slots=True)
class Dailies:
    """The days on which a daily harbour was finished, whatever its title, and how many in a row: now, and at most."""

    played: int
    streak: int
    longest: int
    last: Record | None


def earned(record: Record) -> str | None:
    """The medal of a game: the one that was entered with it, or by the thresholds of now where none was judged then.

    None where it earned none, where several people played, and for first games.
    """
    if record.medal is not None:
        return record.medal or None
    if record.first_game or len(record.people) != 1:
        return None
    medals = thresholds(record.title, record.variant, len(record.results))
    return None if medals is None else medals.earned(record.best)


def in_a_row(games: Sequence[Record]) -> tuple[int, int]:
    """How many of the last games earned a medal, one after another, and how many did so at most."""
    now = most = 0
    for game in games:
        now = now + 1 if earned(game) else 0
        most = max(most, now)
    return now, most


def days_played(records: Iterable[Record]) -> dict[date, str]:
    """Each day whose daily harbour was finished on it, with the best medal that was earned by it, or nothing."""
    order = ("", *NAMES)
    found: dict[date, str] = {}
    for record in records:
        if record.day is not None and _day_played(record) == record.day:
            medal = earned(record) or ""
            found[record.day] = max(found.get(record.day, ""), medal, key=order.index)
    return found


def best_first(games: Iterable[Record]) -> list[Record]:
    """Games of one kind, the best first, those with a mark last; first games are compared with none and left out."""
    return sorted((game for game in games if not game.first_game), key=lambda game: (game.seen_before, -game.best))


def standings(records: Iterable[Record]) -> list[Standing]:
    """One standing a setting, that with the most games first, and first games last."""
    groups: dict[object, list[Record]] = {}
    for record in records:
        groups.setdefault(record.setting, []).append(record)
    found = map(_standing, groups.values())
    return sorted(found, key=lambda one: (one.first_game, -one.played, one.best.setting))


def is_personal_best(record: Record, records: Iterable[Record]) -> bool:
    """Whether no earlier game of the same setting that is not marked was as good; never so for one marked or first."""
    if record.seen_before or record.first_game:
        return False
    others = (other for other in records if other.setting == record.setting and other.id != record.id)
    return all(other.seen_before or other.best < record.best for other in others)


def dailies(records: Iterable[Record], today: date) -> Dailies:
    """The daily harbours; the streak of today still stands when only today's is missing."""
    played = [record for record in records if record.day is not None]
    days = sorted({_day_played(one).toordinal() for one in played if _day_played(one) == one.day})
    runs: dict[int, int] = {}
    for day in days:
        runs[day] = runs.get(day - 1, 0) + 1
    now = today.toordinal()
    return Dailies(
        played=len(days),
        streak=runs.get(now, runs.get(now - 1, 0)),
        longest=max(runs.values(), default=0),
        last=max(played, key=lambda record: (record.day, record.finished), default=None),
    )


def _day_played(record: Record) -> date:
    return local(record.finished).date()


def _standing(games: Sequence[Record]) -> Standing:
    first = games[0]
    is_compared = not first.first_game
    fair = [game for game in games if not game.seen_before] or games
    return Standing(
        title=first.title,
        seats=len(first.results),
        variant=first.variant,
        switches=first.switches,
        levels=first.levels,
        played=len(games),
        marked=sum(game.seen_before for game in games),
        mean=_mean([result.score for game in games for result in game.people]),
        best=max(fair, key=lambda game: game.best) if is_compared else games[-1],
        seeds=_seeds(games) if is_compared else (),
        people=_people(games) if is_compared and len(first.results) > 1 else (),
        first_game=first.first_game,
    )


def _seeds(games: Sequence[Record]) -> tuple[SeedBest, ...]:
    by_seed: dict[int, list[Record]] = {}
    for game in games:
        by_seed.setdefault(game.seed, []).append(game)
    found = []
    for seed, tries in by_seed.items():
        best = max([game for game in tries if not game.seen_before] or tries, key=lambda game: game.best)
        found.append(SeedBest(seed, best.best, best.attempt, len(tries), best.seen_before))
    return tuple(sorted(found, key=lambda one: (one.seen_before, -one.score, one.seed))[:BEST_SEEDS])


def _people(games: Sequence[Record]) -> tuple[Career, ...]:
    """The players by name, those who won most first."""
    by_name: dict[str, list[tuple[int, bool]]] = {}
    for game in games:
        for result in game.people:
            by_name.setdefault(result.name, []).append((result.score, result.place == 1))
    found = []
    for name, ends in by_name.items():
        scores = [score for score, _won in ends]
        streak = next((back for back, (_score, won) in enumerate(reversed(ends)) if not won), len(ends))
        wins = sum(won for _score, won in ends)
        found.append(Career(name, len(ends), wins, _mean(scores), max(scores), streak))
    return tuple(sorted(found, key=lambda one: (-one.wins, -one.mean, one.name)))


def _mean(scores: Sequence[int]) -> float:
    return sum(scores) / len(scores)
