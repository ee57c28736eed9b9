"""Tournaments among computer players: who meets whom, what has been played by now, and how they stand."""

from __future__ import annotations

import json
import os
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from engine.about import Chosen
from engine.bots.ratings import mean_within, wilson
from engine.bots.standings import Placing, between_two, standings
from engine.texts.language import gettext as _
from engine.titles import about
from saves import SaveError
from saves.disk import append, locked
from saves.slots import home
from tui.cli.series import Series

if TYPE_CHECKING:
    from engine.bots.match import Outcome
    from saves.players import OwnPlayer

_FORM: Final = 1
"""The number of the form of the files; it grows when an earlier program could not read them."""

_LARGEST_PROGRAM: Final = 64 * 1024 * 1024
"""Of larger files of a player nobody looks at what stands in them."""


class Played(NamedTuple):
    """What is kept of a game: by the places at its table the places at its end and the scores, and who lost a seat."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    lost: tuple[int, ...]

    @property
    def ranks(self) -> tuple[int, ...]:
        """The places at its end as they count: whoever lost a seat has lost to all others."""
        return tuple(len(self.places) + 1 if seat in self.lost else place for seat, place in enumerate(self.places))

    @property
    def wins(self) -> tuple[float, ...]:
        """The share that each has of the win, as it counts."""
        best = min(self.ranks)
        first = [rank == best for rank in self.ranks]
        return tuple(one / sum(first) for one in first)


@dataclass(frozen=True)
class Tournament:
    """Everybody meets everybody at tables of so many `seats`, at least `games` times, every deal from each seat.

    All meetings have the same deals. `own` are the players behind those of the `names` that are no levels.
    """

    title: str
    names: tuple[str, ...]
    seats: int
    variant: str
    rules: Mapping[str, Chosen]
    seed: int
    games: int
    budget: int | None = None
    own: Mapping[str, OwnPlayer] = field(default_factory=dict)

    @cached_property
    def meetings(self) -> list[tuple[str, ...]]:
        """Who sits at a table together; where there are fewer players than seats, some sit there several times."""
        if len(self.names) >= self.seats:
            return list(combinations(self.names, self.seats))
        return [table for table in combinations_with_replacement(self.names, self.seats) if len(set(table)) > 1]

    @property
    def count(self) -> int:
        """The number of games: whole deals."""
        return len(self.meetings) * self.seats * -(-self.games // self.seats)

    def check(self) -> None:
        """Raises `SetupError` where no such game can be begun."""
        self._series(0).check()

    def play(self, number: int) -> tuple[int, Outcome]:
        """A game; as many in a row as there are meetings are one of each, so that all have come as far at any time."""
        place, meeting = divmod(number, len(self.meetings))
        return number, self._series(meeting).play(place)[1]

    def taken(self, found: object) -> tuple[int, Outcome]:
        """A game that was played somewhere else; raises `ValueError` for what is none."""
        match found:
            case (int(number), outcome) if number in range(self.count):
                return number, self._series(number % len(self.meetings)).taken((0, outcome), 1)[1]
        raise ValueError

    def table(self, number: int) -> tuple[str, ...]:
        """Who plays a game, in the order of what came of it."""
        return self.meetings[number % len(self.meetings)]

    def deal(self, number: int) -> int:
        """Which deal a game has, from 0 on."""
        return number // len(self.meetings) // self.seats

    def _series(self, meeting: int) -> Series:
        names = self.meetings[meeting]
        own = {name: self.own[name] for name in names if name in self.own}
        return Series(self.title, names, self.variant, self.rules, self.seed, self.budget, own=own)

    @property
    def header(self) -> dict[str, Any]:
        """All that decides what comes of a game: games of another tournament are none of this one."""
        return {
            "arena": _FORM,
            "title": self.title,
            "edition": about(self.title).edition,
            "players": {name: _signed(self.own[name]) if name in self.own else "" for name in self.names},
            "seats": self.seats,
            "variant": self.variant,
            "rules": {name: list(value) if isinstance(value, tuple) else value for name, value in self.rules.items()},
            "seed": self.seed,
            "budget": self.budget,
        }


class Missing:
    """The games of a tournament that are still to be played, as work that is numbered from 0 on."""

    def __init__(self, tournament: Tournament, done: Mapping[int, Played]) -> None:
        self._tournament = tournament
        self.numbers = [number for number in range(tournament.count) if number not in done]

    def __call__(self, place: int) -> tuple[int, Outcome]:
        """What comes of the game."""
        return self._tournament.play(self.numbers[place])


def _signed(player: OwnPlayer) -> str:
    """A sum over the command of a player and the files that it names: a player that was changed is another one."""
    found = sha256(f"{player.command}\0{player.folder}\0{player.limits}".encode(errors="surrogateescape"))
    words = player.words
    if player.is_module:
        parts = words[0].split(".")
        stems = ["/".join(parts[:n]) for n in range(1, len(parts))]
        words = [file for stem in stems for file in (f"{stem}.py", f"{stem}/__init__.py")]
    for word in words:
        path = Path(player.folder, word)
        try:
            if path.is_file() and path.stat().st_size <= _LARGEST_PROGRAM:
                found.update(path.read_bytes())
        except (OSError, ValueError):
            continue
    return found.hexdigest()


# What has been played, on the disk.


class Kept:
    """The games that were played, by their numbers, and the file to which each further one is added."""

    def __init__(self, handle: int, path: Path, played: dict[int, Played], end: int) -> None:
        self.played = played
        self.path = path
        self._handle = handle
        self._end = end

    def add(self, number: int, played: Played) -> None:
        """Keep a game; raises `SaveError`."""
        line = json.dumps({"game": number, **played._asdict()}).encode() + b"\n"
        try:
            append(self._handle, line, self._end, waits=False)
        except OSError as error:
            raise SaveError(_("{path} cannot be written: {reason}."), path=self.path, reason=error) from error
        self._end += len(line)
        self.played[number] = played


@contextmanager
def kept(tournament: Tournament, *, anew: bool = False) -> Iterator[Kept]:
    """What was played of a tournament by now; `anew`: nothing of it counts. Raises `SaveError`."""
    header = json.dumps(tournament.header, sort_keys=True).encode() + b"\n"
    path = home() / "arena" / f"{tournament.title}-{sha256(header).hexdigest()[:16]}.jsonl"
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC | os.O_NOFOLLOW, 0o600)
    except OSError as error:
        raise SaveError(_("{path} cannot be written: {reason}."), path=path, reason=error) from error
    with os.fdopen(handle, "rb+", buffering=0) as file:
        if not locked(handle):
            raise SaveError(_("Another program plays this tournament."))
        lines = file.readall().splitlines(keepends=True)
        played: dict[int, Played] = {}
        end = 0
        if not anew and lines[:1] == [header]:
            end = len(header)
            for line in lines[1:]:
                one = _played(line, tournament)
                if one is None:  # the writing of the last one was broken off
                    break
                played[one[0]] = one[1]
                end += len(line)
        try:
            os.ftruncate(handle, end)
            if not end:
                append(handle, header, 0, waits=False)
                end = len(header)
        except OSError as error:
            raise SaveError(_("{path} cannot be written: {reason}."), path=path, reason=error) from error
        yield Kept(handle, path, played, end)


def _played(line: bytes, tournament: Tournament) -> tuple[int, Played] | None:
    """A game as it stands in a line; None where none does."""
    try:
        found = json.loads(line) if line.endswith(b"\n") else None
    except ValueError:
        return None
    match found:
        case {"game": int(number), "places": [*places], "scores": [*scores], "decisions": int(n), "lost": [*lost]}:
            seats = range(tournament.seats)
            is_sound = len(places) == len(scores) == len(seats) and all(seat in seats for seat in lost)
            if is_sound and all(isinstance(one, int) for one in (*places, *scores)):
                return number, Played(tuple(places), tuple(scores), n, tuple(lost))
    return None


# How they stand.


def summary(tournament: Tournament, played: Mapping[int, Played]) -> dict[str, Any]:
    """What came of the games that were played, as an object for `--json`."""
    played = {number: played[number] for number in sorted(played) if number < tournament.count}
    deals: defaultdict[int, list[Placing]] = defaultdict(list)
    scores: defaultdict[str, list[int]] = defaultdict(list)
    wins, lost = Counter[str](), Counter[str]()
    for number, game in played.items():
        names = tournament.table(number)
        deals[tournament.deal(number)].append((names, game.ranks))
        for seat, name in enumerate(names):
            scores[name].append(game.scores[seat])
            wins[name] += game.wins[seat]  # type: ignore[assignment]  # a shared win is a part of one
            lost[name] += seat in game.lost
    anchor = tournament.names[0]
    rated = standings(list(deals.values()), anchor, Random(1)) if played else {}
    pairs = between_two(table for deal in deals.values() for table in deal)
    return {
        "title": tournament.title,
        "variant": tournament.variant,
        "seats": tournament.seats,
        "seed": tournament.seed,
        "games": len(played),
        "games_wanted": tournament.count,
        "anchor": anchor,
        "players": [
            {
                "name": name,
                "rating": round(one.points),
                "rating_low": round(one.low),
                "rating_high": round(one.high),
                **_share(wins[name], len(scores[name])),
                **_mean(scores[name]),
                "games": len(scores[name]),
                "seats_lost": lost[name],
            }
            for name, one in rated.items()
        ],
        "pairs": [{"players": list(pair), "wins": won, "games": games} for pair, (won, games) in pairs.items()],
    }


def _share(wins: float, games: int) -> dict[str, float]:
    low, high = wilson(wins, games)
    return {"wins": round(wins / games, 4), "wins_low": round(low, 4), "wins_high": round(high, 4)}


def _mean(scores: Sequence[int]) -> dict[str, float | None]:
    within = mean_within(scores)
    low, high = (None, None) if within is None else (round(within[0], 2), round(within[1], 2))
    return {"score_mean": round(sum(scores) / len(scores), 2), "score_mean_low": low, "score_mean_high": high}


def kept_of(outcome: Outcome) -> Played:
    """What is kept of a game that was played now."""
    return Played(outcome.places, outcome.scores, outcome.decisions, tuple(place for place, _why in outcome.lost))
