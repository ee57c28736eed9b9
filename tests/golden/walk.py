"""The golden games: saved games read from their files, played again move by move, and what comes to pass in them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from engine import Game, Move, format_move, new_game
from engine.le_havre.deck import CARD_INDEX, CARDS
from engine.le_havre.goods import BRICK, CLAY
from saves.reader import read
from tests.engine.open_table import open_table

FOLDER = Path(__file__).parent / "games"
FILES = tuple(sorted(FOLDER.glob("*.toml")))
WHARFS = ("wharf-1", "wharf-2")
ASK_FOR_ENERGY = (
    *WHARFS,
    *("bakehouse", "smokehouse", "brickworks", "ironworks", "steel-mill", "shipping-line", "kiln", "steelworks"),
)

Table = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Golden:
    """A golden game: its options, its lines as they stand, and the table and the scores kept beside them."""

    name: str
    title: str
    options: Mapping[str, Any]
    lines: tuple[str, ...]
    last_is_over: bool
    kept: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Walked:
    """A golden game played to its last line, and what came to pass on the way."""

    game: Game
    seen: frozenset[str]

    @property
    def lines(self) -> tuple[str, ...]:
        """The moves that were played, in notation."""
        return tuple(format_move(move) for move in self.game.history)

    @property
    def outcome(self) -> dict[str, Any]:
        """The table and the scores at the end."""
        return outcome_of(self.game)


def outcome_of(game: Game) -> dict[str, Any]:
    """The table and the scores of a game, as they are kept in a file: nothing but what JSON knows."""
    found: dict[str, Any] = json.loads(json.dumps({"scores": game.scores(), "table": open_table(game)}))
    return found


@cache
def golden(path: Path) -> Golden:
    """A golden game as it lies in its two files."""
    contents = read(path.read_bytes(), path.stem)
    return Golden(
        path.stem,
        contents.header.title,
        contents.header.options,
        tuple(move.do for entry in contents.entries for move in entry.step),
        [entry.over for entry in contents.entries] == [False] * (len(contents.entries) - 1) + [True],
        json.loads(path.with_suffix(".json").read_text(encoding="utf-8")),
    )


@cache
def walked(path: Path) -> Walked:
    """A golden game played again from its start."""
    kept = golden(path)
    return walk(new_game(kept.title, **kept.options), kept.lines)


def walk(game: Game, lines: Iterable[str]) -> Walked:
    """Play the lines one by one and note what comes to pass."""
    seen: set[str] = set()
    before = open_table(game)
    was_borrowing = False
    for line in lines:
        game.play(line)
        move, after = game.history[-1], open_table(game)
        seen.update(_done(before, move, after))
        if was_borrowing and move.words == "feed":
            seen.add("feed after borrow")
        was_borrowing = move.words == "borrow" and before["phase"] == "meal"
        before = after
    seen.update(
        f"bonus {line['name']}" for score in game.scores() for line in score["lines"] if line["kind"] == "bonus"
    )
    return Walked(game, frozenset(seen))


def _done(before: Table, move: Move, after: Table) -> Iterator[str]:
    """What one move did, such as 'enter bakehouse', 'own bank', 'build iron-ship', 'final enter occupied'."""
    seat = before["decider"]
    mine, later = before["players"][seat], after["players"][seat]
    yield f"{move.words} {move.target}".strip()
    yield move.words
    if before["phase"] in ("meal", "interest"):
        yield f"{move.words} at {before['phase']}"
    if before["phase"] == "interest" and seat != before["seat"]:
        yield "interest outside the turn"
    for player in after["players"]:
        yield from (f"own {card}" for card in player["buildings"])
    if move.words == "pay interest":
        yield f"pay interest of {mine['francs'] - later['francs']}"
    gained = set(later["buildings"]) - set(mine["buildings"])
    if move.words in ("enter", "build"):
        yield from (f"gain {card}" for card in gained)
    yield from _helped(before, move, after)
    if move.target in WHARFS and move.words == "enter":
        yield from (f"build {ship.rpartition('-')[0]}" for ship in _more(mine["ships"], later["ships"]))
    if move.words == "enter" and before["final"]:
        others = [player["person"] for player in before["players"] if player["seat"] != seat]
        yield "final enter occupied" if move.target in others else "final enter"


def _helped(before: Table, move: Move, after: Table) -> Iterator[str]:
    """The buildings without an action that helped their owner with this move, such as 'use wind-farm'."""
    seat = before["decider"]
    owned = before["players"][seat]["buildings"]
    if move.words == "enter" and move.target in ASK_FOR_ENERGY and "wind-farm" in owned:
        yield "use wind-farm"
    gained = set(after["players"][seat]["buildings"]) - set(owned)
    saves = any(CARDS[CARD_INDEX[card]].asks_for(good) for card in gained for good in (CLAY, BRICK))
    if move.words in ("enter", "build") and "masons-guild" in owned and saves:
        yield "use masons-guild"
    for mine, later in zip(before["players"], after["players"], strict=True):
        is_harvest = move.words == "end turn" and "feedlot" in mine["buildings"]
        if is_harvest and later["goods"]["cattle"] - mine["goods"]["cattle"] == 2:
            yield "use feedlot"


def _more(before: Iterable[str], after: Iterable[str]) -> Iterable[str]:
    return (Counter(after) - Counter(before)).elements()
