"""Puzzles of every title for tests: the ends of games that were played by chance, with the best of a few ways on.

What a title states of its puzzles is replaced by the least that can be stated, so that any position can be one.
"""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

import pytest

from engine import Game, Move, Text, format_move
from engine.bots.chance import decide
from engine.codec import encode
from engine.puzzles import FEWEST, MOST, UNDER, Puzzles, Task
from engine.puzzles.puzzles import PUZZLES
from engine.texts import message
from engine.titles import TITLES, rules_of
from saves.puzzles import shelf, tries
from saves.puzzles.form import Puzzle, file_bytes, new_id, position_text
from tests.conformance.played import recorded
from tests.conformance.titles import Setting, settings_of

DAY = date(2026, 11, 23)
LATER_MOVES = "later"
"""The condition of a task: the first move of a list is left alone. The aim of one: three moves are made."""


class AnyEnd(Puzzles[Any]):
    """The least that can be stated of the puzzles of a title."""

    def __init__(self, title: str) -> None:
        self.title = rules_of(title)  # type: ignore[misc]  # one class for all titles

    def begins(self, position: Any) -> bool:
        return True

    def points(self, position: Any, seat: int) -> int:
        total: int = self.title.scores(self.title.seen(position, seat))[seat]["total"]
        return total

    def bars(self, task: Task, position: Any, move: Move) -> bool:
        legal = self.title.moves(position)
        return task.kind == UNDER and len(legal) > 1 and move.unanswered() == legal[0]

    def is_reached(self, task: Task, position: Any, seat: int) -> bool:
        return self.title.is_over(position)

    def told(self, task: Task, position: Any) -> Text:
        if task.kind == FEWEST:
            return message("Come to the end in as few moves as you can.")
        return message("The game is nearly over: make the most of it.")

    def left(self, position: Any) -> Text:
        return message("until the end")


class Ends(NamedTuple):
    """Where the puzzles of a title begin, so many moves before the ends of games."""

    setting: Setting
    moves: int


def ends_of(title: str) -> Ends:
    """Where those of a title begin: in games alone, or with the fewest seats."""
    return Ends(next(iter(settings_of(title))), 8)


@lru_cache(maxsize=16)
def made(title: str, number: int = 1, kind: str = MOST, grade: int = 1) -> Puzzle:
    """A puzzle of a title: its best value is that of the best of some ways on."""
    setting, moves = ends_of(title)
    whole = recorded(setting, number, 1).game
    start = _with_one_seat(whole, moves)
    stated, seat = AnyEnd(title), whole.rules.decider_of(start)
    ways = [_on(whole.at(start), stated, kind, Random(seed)) for seed in range(12)]
    sums = sorted((stated.points(way.position, seat), n) for n, way in enumerate(ways))
    if kind == FEWEST:
        sums = sorted((-len(way.history), n) for n, way in enumerate(ways))
    best, way = abs(sums[-1][0]) if kind == FEWEST else sums[-1][0], ways[sums[-1][1]]
    stars = (best + 99, best + 1, best) if kind == FEWEST else (sums[0][0], (sums[0][0] + best + 1) // 2, best)
    options = whole.options
    text = position_text(encode(start))
    return Puzzle(
        title=title,
        number=number,
        id=new_id(DAY, title, kind, "", text),
        variant=options["variant"],
        edition=whole.about.edition,
        kind=kind,
        grade=grade,
        best=best,
        stars=stars,
        line=tuple(map(format_move, way.history)),
        text=text,
        what=LATER_MOVES if kind == UNDER else "",
        rules={rule.name: options[rule.name] for rule in whole.about.rules if rule.name in options},
        card=next((move.target for move in way.history if move.target), ""),
        proof={"positions": 12, "usual": sums[0][0]},
    )


def _with_one_seat(whole: Game, moves: int) -> Any:
    """The position so many moves before the end, or as many of them as one seat makes without another."""
    stages = list(whole.stages)
    last = stages[-1].played.seat
    first = len(stages) - 1
    while first > 0 and len(stages) - first < moves and stages[first - 1].played.seat == last:
        first -= 1
    return stages[first].before


def _on(game: Game, stated: AnyEnd, kind: str, rng: Random) -> Game:
    while game.decision is not None:
        move = decide(game, rng)
        ahead = game.copy()
        ahead.play(move)
        (stage,) = list(ahead.stages)[-1:]
        if stated.bars(Task(kind), stage.before, stage.move):
            continue
        game.play(move)
    return game


def shelve(monkeypatch: pytest.MonkeyPatch, *puzzles: Puzzle) -> None:
    """Let these be the puzzles that are shipped, and no others."""
    import sys  # noqa: PLC0415

    data = {title: file_bytes(title, [one for one in puzzles if one.title == title]) for title in TITLES}
    shelve_files(monkeypatch, {title: one for title, one in data.items() if b"[[puzzles]]" in one})
    for title in {one.title for one in puzzles}:
        stated = f"stated_{title.replace('-', '_')}"
        monkeypatch.setattr(sys.modules[__name__], stated, AnyEnd(title), raising=False)
        monkeypatch.setitem(PUZZLES, title, f"{__name__}:{stated}")


def shelve_files(monkeypatch: pytest.MonkeyPatch, data: dict[str, bytes]) -> None:
    """Let these bytes be the files of the titles."""
    monkeypatch.setattr(shelf, "_data", lambda title: data.get(title, b""))
    shelf.shelf.cache_clear()
    tries.looked_up.cache_clear()
