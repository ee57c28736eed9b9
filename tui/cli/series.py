"""Series of games among computer players that are alike but for their number, and what came of them.

Whole games are written as lines of JSON, for people who study the games (docs/simulate.md).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from io import FileIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine import new_game
from engine.about import Chosen
from engine.bots.ratings import mean_within, wilson
from engine.texts import Text
from engine.texts.cells import aligned, at_least
from engine.texts.language import decimal, gettext as _, listed, percent
from engine.titles import about
from saves import SaveError
from saves.disk import append

if TYPE_CHECKING:
    from engine.bots.match import Outcome, Record, Rival
    from saves.players import OwnPlayer


@dataclass(frozen=True, slots=True)
class Series:
    """Games that are alike but for their number; `recorded` keeps the games themselves in their outcomes.

    `own` are the players behind those of the `levels` that are none.
    """

    title: str
    levels: tuple[str, ...]
    variant: str
    rules: Mapping[str, Chosen]
    seed: int
    budget: int | None = None
    recorded: bool = False
    own: Mapping[str, OwnPlayer] = field(default_factory=dict)

    def check(self) -> None:
        """Raises `SetupError` where no such game can be begun."""
        seats = [str(seat) for seat in range(len(self.levels))]
        options: dict[str, Any] = {"players": seats, "variant": self.variant, "seed": self.seed, **self.rules}
        new_game(self.title, **options)

    def play(self, number: int) -> tuple[int, Outcome]:
        from engine.bots.match import match  # noqa: PLC0415  (other commands, which load this module too, need no bots)

        settings = self.title, self.levels, self.variant, number, self.seed, self.budget, self.rules
        if not self.own:
            return number, match(*settings, recorded=self.recorded)
        from screens.outside.pool import maker  # noqa: PLC0415  (only they need it)

        return number, match(*settings, recorded=self.recorded, make=maker(self.own))

    def taken(self, found: object, games: int) -> tuple[int, Outcome]:
        """A game that was played somewhere else, with its number; raises `ValueError` for what is none of so many."""
        from engine.bots.match import Outcome, Record, Rival  # noqa: PLC0415  (as above)

        match found:
            case (
                int(number),
                Outcome(tuple(scores), tuple(wins), int(), record, tuple(), tuple(), tuple(places)) as outcome,
            ):
                is_whole = isinstance(record, Record) if self.recorded else record is None
                are_numbers = all(isinstance(one, int | float) for one in (*scores, *wins, *places))
                is_whole = is_whole and all(isinstance(rival, Rival) for rival in outcome.rivals)
                is_whole = is_whole and _are_lost(outcome.lost, len(scores))
                are_all = len(scores) == len(wins) == len(places) == len(self.levels)
                if number in range(games) and is_whole and are_numbers and are_all:
                    return number, outcome
        raise ValueError


def _are_lost(lost: tuple[object, ...], seats: int) -> bool:
    """Whether these are seats that were lost, with what is said of each."""
    return all(
        isinstance(one, tuple) and len(one) == 2 and one[0] in range(seats) and isinstance(one[1], Text) for one in lost
    )


def summary(series: Series, outcomes: Sequence[Outcome], seconds: float) -> dict[str, Any]:
    """What came of the games, as an object for `--json`."""
    decisions = sum(outcome.decisions for outcome in outcomes)
    return {
        "title": series.title,
        "players": len(series.levels),
        "variant": series.variant,
        "games": len(outcomes),
        "seconds": round(seconds, 3),
        "decisions": decisions,
        "decisions_per_second": round(decisions / seconds, 1) if seconds else 0.0,
        "bots": [
            _bot(level, place, outcomes) | (_lost(place, outcomes) if level in series.own else {})
            for place, level in enumerate(series.levels)
        ],
        **({"rivals": rivals} if (rivals := _rivals(outcomes)) else {}),
    }


def _bot(level: str, place: int, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """What came of one of the bots; without games there are no figures."""
    figures = _figures([outcome.scores[place] for outcome in outcomes], [outcome.wins[place] for outcome in outcomes])
    return {"level": level, **figures}


def _lost(place: int, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """In how many games a player of one's own has lost its seat."""
    return {"seats_lost": sum(place in dict(outcome.lost) for outcome in outcomes)}


def _rivals(outcomes: Sequence[Outcome]) -> list[dict[str, Any]]:
    """What came of those who score by a fixed rule and sit on no seat, where a title has such."""
    met: dict[str, list[Rival]] = {}
    for rival in (rival for outcome in outcomes for rival in outcome.rivals):
        met.setdefault(rival.name, []).append(rival)
    figures = (_figures([one.score for one in games], [one.wins for one in games]) for games in met.values())
    return [{"name": name, **found} for name, found in zip(met, figures, strict=True)]


def _figures(scores: Sequence[int], wins: Sequence[float]) -> dict[str, Any]:
    scores = sorted(scores)
    within = mean_within(scores)
    return {
        "seat_share_of_wins": round(sum(wins) / len(wins), 4) if wins else None,
        "score_mean": round(sum(scores) / len(scores), 2) if scores else None,
        "score_mean_low": None if within is None else round(within[0], 2),
        "score_mean_high": None if within is None else round(within[1], 2),
        "score_p10": _percentile(scores, 10),
        "score_p90": _percentile(scores, 90),
    }


def _percentile(ordered: Sequence[int], percent: int) -> int | None:
    """The lowest of the scores that at least so many percent of them do not exceed."""
    return ordered[max(0, -(-percent * len(ordered) // 100) - 1)] if ordered else None


def in_words(summary: Mapping[str, Any]) -> str:
    """The same as lines of text; wins and means with the intervals that hold the true ones in 95 of 100 series."""
    head = _("{title}, {variant} game, seats {players}, games {games}: {seconds} s, {rate} decisions/s")
    head = head.format_map({**summary, "rate": summary["decisions_per_second"]})
    if not summary["games"]:
        return head
    headings = (_("wins"), _("95 % interval"), _("mean"), _("95 % interval"), _("p10"), _("p90"))
    bots, rivals = summary["bots"], summary.get("rivals", ())
    counts_lost = any("seats_lost" in bot for bot in bots)
    columns = (_("level"), *(at_least(8, one) for one in (*headings, *([_("seats lost")] if counts_lost else ()))))
    rows = [
        (
            bot["level"] if "level" in bot else bot["name"],
            percent(bot["seat_share_of_wins"], 1),
            _interval(bot["seat_share_of_wins"], summary["games"]),
            decimal(bot["score_mean"], 1),
            _mean_interval(bot["score_mean_low"], bot["score_mean_high"]),
            str(bot["score_p10"]),
            str(bot["score_p90"]),
            *([str(bot.get("seats_lost") or "")] if counts_lost else ()),
        )
        for bot in (*bots, *rivals)
    ]
    return "\n".join([head, *aligned([columns, *rows], right=range(1, len(columns)), between="  ")])


def standing(series: Series, outcomes: Sequence[Outcome]) -> str:
    """How the levels stand so far, in one line: each with its share of wins and the interval of that."""
    told: list[str] = []
    for place, level in enumerate(series.levels):
        share = _bot(level, place, outcomes)["seat_share_of_wins"]
        interval = _interval(share, len(outcomes))
        # Translators: a level, its share of wins in percent, and the interval of that.
        told.append(_("{level} {share} ({interval})").format(level=level, share=percent(share), interval=interval))
    return listed(told)


def _interval(share: float, games: int) -> str:
    low, high = wilson(share * games, games)
    return _("{low} to {high}").format(low=percent(low), high=percent(high))


def _mean_interval(low: float | None, high: float | None) -> str:
    if low is None or high is None:
        return ""
    return _("{low} to {high}").format(low=decimal(low, 1), high=decimal(high, 1))


# Games as lines of JSON.


class _InOrder:
    """Writes games in the order of their numbers, whichever of them ends first."""

    def __init__(self, file: FileIO, path: Path) -> None:
        self._file = file
        self._path = path
        self._next = 0
        self._is_full = False
        self._early: dict[int, Record] = {}

    def add(self, number: int, record: Record) -> None:
        """A game that has ended; all that can be written by now is."""
        self._early[number] = record
        while self._next in self._early:
            self._write(self._next)
            self._next += 1

    def close(self) -> None:
        """Write the games that came before one that never ended."""
        for number in () if self._is_full else sorted(self._early):
            self._write(number)

    def _write(self, number: int) -> None:
        """Write a whole line, or nothing of it. Raises `SaveError`."""
        words = f"{line(number, self._early.pop(number))}\n".encode()
        try:
            append(self._file.fileno(), words, self._file.tell(), waits=False)
        except OSError as error:
            self._is_full = True
            raise _unwritable(self._path, error) from error


@contextmanager
def written(path: Path) -> Iterator[Callable[[int, Record], None]]:
    """A function that takes games with their numbers and writes them to a new file; raises `SaveError` if it exists."""
    try:
        file = path.open("xb", buffering=0)
    except FileExistsError as error:
        raise SaveError(_("{path} is there already: it is not written over."), path=path) from error
    except (OSError, ValueError) as error:
        raise _unwritable(path, error) from error
    with file:
        ordered = _InOrder(file, path)
        try:
            yield ordered.add
        finally:
            ordered.close()


def _unwritable(path: Path, error: Exception) -> SaveError:
    return SaveError(_("{path} cannot be written: {reason}."), path=path, reason=error)


def line(number: int, record: Record) -> str:
    """A game as one line: what `new_game` takes, who sat in each seat, the moves in notation, the scores by seat."""
    game = {
        "game": number,
        "edition": about(record.setup["title"]).edition,
        "setup": record.setup,
        "levels": record.levels,
        "moves": record.moves,
        "scores": record.scores,
    }
    return json.dumps(game, ensure_ascii=False)
