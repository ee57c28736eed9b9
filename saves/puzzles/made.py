"""Puzzles that were found in games, as entries of a file, and the journal of a making that may be broken off."""

from __future__ import annotations

import json
from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from engine import format_move
from engine.bots.choices import completed
from engine.codec import decode, encode
from engine.puzzles import puzzles_of
from engine.puzzles.cuts import Cut
from engine.puzzles.point import Found
from engine.texts.language import gettext as _
from engine.titles import about
from saves.disk import append
from saves.errors import SaveError
from saves.puzzles.form import Puzzle, new_id, position_text


def entry(title: str, cut: Cut, found: Found, day: date) -> Puzzle:
    """A puzzle that was found in a game and is taken in on a day; its number is still 0."""
    text = position_text(encode(found.position))
    rules = {name: value for name, value in cut.options.items() if name not in ("players", "variant", "seed")}
    return Puzzle(
        title=title,
        number=0,
        id=new_id(day, title, found.task.kind, found.task.what, text),
        variant=cut.options["variant"],
        edition=about(title).edition,
        kind=found.task.kind,
        grade=found.grade,
        best=found.best,
        stars=found.stars,
        line=tuple(format_move(move) for move in found.line),
        text=text,
        what=found.task.what,
        rules=rules,
        card=_card(title, found),
        proof=_proof(cut, found),
    )


def _card(title: str, found: Found) -> str:
    """The card that matters: that of the move which looks worst."""
    puzzles = puzzles_of(title)
    if puzzles is None:
        return ""
    position = found.position
    for move in found.line[: found.odd]:
        position = completed(puzzles.title, position, move)
    return puzzles.card(position, found.line[found.odd])


def _proof(cut: Cut, found: Found) -> dict[str, Any]:
    """Figures: positions searched, different ends and first moves, what each level came to, the game it is from."""
    levels = {level.replace(" ", "-"): value for level, value in found.levels.items() if value is not None}
    figures = {"positions": found.positions, "ends": found.ends, "firsts": len(found.firsts)}
    return {**figures, **levels, "odd": found.odd + 1, "game": cut.number, "seed": cut.options["seed"]}


def in_order(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """Puzzles numbered from 1 on, the easier grades first; of those that ask the same the first."""
    found = {what_is_asked(puzzle): puzzle for puzzle in reversed(list(puzzles))}
    ordered = sorted(found.values(), key=lambda one: (one.grade, one.proof.get("game", 0)))
    return [puzzle._replace(number=number) for number, puzzle in enumerate(ordered, start=1)]


def what_is_asked(puzzle: Puzzle) -> Hashable:
    """What is equal in two puzzles that ask the same, from whichever games they are: what can follow is the same."""
    puzzles, asked = puzzles_of(puzzle.title), (puzzle.title, puzzle.variant, puzzle.kind, puzzle.what)
    if puzzles is None:
        return *asked, puzzle.text
    return *asked, puzzles.key(decode(puzzles.title.position, puzzle.position))


# The journal.


@dataclass(frozen=True, slots=True)
class Piece:
    """What came of one game: the puzzle, if there is one, the positions searched, and why tasks were no puzzles."""

    game: int
    positions: int
    reasons: Mapping[str, int]
    puzzle: Puzzle | None


def piece(title: str, cut: Cut, day: date) -> Piece:
    """What came of a game, as it is kept."""
    found = None if cut.found is None else entry(title, cut, cut.found, day)
    return Piece(cut.number, cut.positions, cut.reasons, found)


class Journal:
    """What came of each game of a making, a line a game, so that whoever was broken off goes on where it was."""

    def __init__(self, path: Path, head: Mapping[str, Any]) -> None:
        """The journal at a path, with what is made in its first line; raises `SaveError` where that is another making.

        `pieces` are those that are known by now.
        """
        self._path = path
        self.pieces: dict[int, Piece] = {}
        first = json.dumps(dict(head), sort_keys=True)
        lines = self._lines()
        if not lines:
            self._append(first)
        elif lines[0] != first:
            raise SaveError(_("{path} belongs to other puzzles that are being made: move it away first."), path=path)
        for piece in _pieces(lines[1:]):
            self.pieces[piece.game] = piece

    def add(self, piece: Piece) -> None:
        """What came of one more game."""
        puzzle = None if piece.puzzle is None else _plain(piece.puzzle)
        self._append(json.dumps([piece.game, piece.positions, dict(piece.reasons), puzzle]))
        self.pieces[piece.game] = piece

    def _lines(self) -> list[str]:
        try:
            words = self._path.read_text("utf-8") if self._path.exists() else ""
            if words and not words.endswith("\n"):  # the last line was cut off
                self._append("")
        except (OSError, ValueError) as error:
            raise SaveError(_("{path} cannot be read: {reason}."), path=self._path, reason=error) from error
        return words.splitlines()

    def _append(self, line: str) -> None:
        try:
            with self._path.open("ab", buffering=0) as file:
                append(file.fileno(), f"{line}\n".encode(), file.tell(), waits=False)
        except OSError as error:
            raise SaveError(_("{path} cannot be written: {reason}."), path=self._path, reason=error) from error


def _plain(puzzle: Puzzle) -> dict[str, Any]:
    fields = puzzle._asdict()
    return {**fields, "rules": dict(puzzle.rules), "proof": dict(puzzle.proof)}


def _pieces(lines: Iterable[str]) -> Iterator[Piece]:
    """The games of a journal; a last line that was cut off is none."""
    for line in lines:
        try:
            game, positions, reasons, fields = json.loads(line)
        except ValueError:
            continue
        if fields is not None:
            fields["stars"], fields["line"] = tuple(fields["stars"]), tuple(fields["line"])
        yield Piece(game, positions, reasons, None if fields is None else Puzzle(**fields))


def seed_of(path: Path) -> int | None:
    """The seed of the making that a journal belongs to; None where there is none."""
    try:
        head = json.loads(path.read_text("utf-8").partition("\n")[0])
    except (OSError, ValueError):
        return None
    seed = head.get("seed") if isinstance(head, dict) else None
    return seed if isinstance(seed, int) else None
