"""The text of a file of puzzles: a header in TOML, then one entry a puzzle. docs/puzzles.md describes it.

`saves.puzzles.reader` reads it back.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from datetime import date
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import tomli_w

from engine.texts.language import gettext as _
from saves.errors import SaveError
from saves.titles import title_name

FORMAT: Final = 1
"""The format that is written, and the only one that is read."""

GRADES: Final = (1, 2, 3)
"""Of what finds it: the strong level's first look, only its longest look, only the exact search."""

_DEEPEST: Final = 12
"""No position is nested so deep: deeper ones could not be read at all."""


class PuzzleError(SaveError):
    """A puzzle cannot be read, or is not what it says; `str()` gives the sentence, which names it."""


class Puzzle(NamedTuple):
    """A position with a task, and the best that can be made of it.

    `stars` are the results from which on there are one, two and three of them; where few moves count (`stars` fall)
    they are the most that each may take. The last of them is the `best` possible. `text` is the position in the JSON
    form of the codec, which is read only where it is needed.
    """

    title: str
    number: int
    """From 1 on, by which it is called."""
    id: str
    """By which it is known for ever: the day on which it was taken in (YYMMDD), and a sum of what is asked."""
    variant: str
    edition: int
    """That of the title under which it was proven."""
    kind: str
    """What kind of task it is (`engine.puzzles`)."""
    grade: int
    best: int
    stars: tuple[int, int, int]
    line: tuple[str, ...]
    """The best moves in notation, up to the end."""
    text: str
    """The position as JSON."""
    what: str = ""
    """The condition or the aim, where the kind of task has one: a name that the title knows."""
    rules: Mapping[str, Any] = MappingProxyType({})
    """The rules of the set-up that are not as usual."""
    card: str = ""
    """The card that matters, by its name in notation: the first help."""
    proof: Mapping[str, Any] = MappingProxyType({})
    """Figures of its proof: positions searched, seconds, different ends, what each level came to."""
    withdrawn: int = 0
    """The last day (YYMMDD) on which it was offered; 0 while it is. Its number and its id are never given again."""

    @property
    def called(self) -> str:
        """What it is called in a sentence."""
        return _("puzzle {n} of {title} ({id})").format(n=self.number, title=title_name(self.title), id=self.id)

    @property
    def position(self) -> Any:
        """The position as data for `engine.position.decode`; raises `PuzzleError` where it is no JSON."""
        try:
            if _depth(self.text) > _DEEPEST:
                raise ValueError
            return json.loads(self.text)
        except (ValueError, RecursionError) as error:
            raise wrong(self, _("its position cannot be read")) from error

    @property
    def falls(self) -> bool:
        """Whether less is better."""
        return self.stars[0] > self.stars[2]

    def earned(self, result: int) -> int:
        """How many stars a result earns."""
        return sum(result <= least if self.falls else result >= least for least in self.stars)


def wrong(puzzle: Puzzle, reason: str) -> PuzzleError:
    """The error for a puzzle that is not what it says."""
    return PuzzleError(_("{puzzle} is left out: {reason}."), puzzle=puzzle.called, reason=reason)


def new_id(day: date, title: str, kind: str, what: str, text: str) -> str:
    """The id of a puzzle that is taken in on a day; `text` is its position as JSON."""
    asked = json.dumps([title, kind, what, json.loads(text)], sort_keys=True)
    return f"{day:%y%m%d}-{hashlib.sha256(asked.encode()).hexdigest()[:6]}"


def taken_in(id: str) -> int:
    """The day on which the puzzle of an id was taken in, as a number that grows with the days: 261123."""
    return int(id[:6])


# Writing.


def position_text(data: object) -> str:
    """The text of a position's data, as it stands in a file; a literal string of TOML can hold it."""
    return json.dumps(data, separators=(",", ":")).replace("'", "\\u0027")


def file_bytes(title: str, puzzles: Iterable[Puzzle]) -> bytes:
    """A whole file of a title's puzzles, in the order of their numbers."""
    entries = sorted(puzzles, key=lambda one: one.number)
    return b"".join([f'format = {FORMAT}\ntitle = "{title}"\n'.encode(), *map(entry_bytes, entries)])


def entry_bytes(puzzle: Puzzle) -> bytes:
    """The entry of one puzzle; what is as usual is left out."""
    plain = {"number": puzzle.number, "id": puzzle.id}
    plain |= {"withdrawn": puzzle.withdrawn} if puzzle.withdrawn else {}
    plain |= {"variant": puzzle.variant, "edition": puzzle.edition}
    plain |= {"kind": puzzle.kind, **({"what": puzzle.what} if puzzle.what else {})}
    plain |= {"grade": puzzle.grade, "best": puzzle.best}
    lines = [tomli_w.dumps(plain), f"stars = [{', '.join(map(str, puzzle.stars))}]\n"]
    lines += [tomli_w.dumps({"card": puzzle.card})] if puzzle.card else []
    tables = {"rules": puzzle.rules, "proof": puzzle.proof}
    lines += [f"{name} = {_inline(values)}\n" for name, values in tables.items() if values]
    lines.append(tomli_w.dumps({"line": list(puzzle.line)}))
    lines.append(f"position = '''{puzzle.text}'''\n")
    return ("\n[[puzzles]]\n" + "".join(lines)).encode()


def _inline(values: Mapping[str, Any]) -> str:
    pairs = (f"{name} = {_value(value)}" for name, value in values.items())
    return f"{{ {', '.join(pairs)} }}"


def _value(value: object) -> str:
    if isinstance(value, Mapping):
        return _inline(value)
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_value, value))}]"
    return tomli_w.dumps({"x": value})[len("x = ") : -1]


def _depth(text: str) -> int:
    """How deep brackets are nested in a text, at most."""
    deep = most = 0
    for sign in text:
        if sign in "[{":
            deep += 1
            most = max(most, deep)
        elif sign in "]}":
            deep -= 1
    return most
