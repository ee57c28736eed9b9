"""A saved game as one short text that can be pasted into a mail, and games taken in from texts and files.

A text is a header, then all moves with a slash between them. Moves that were played together are joined by a plus sign;
answers to questions that had no other stand in brackets behind a move. docs/saves.md shows one.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from typing import Any

from engine.texts.cells import wrapped
from engine.texts.language import gettext as _
from saves.descriptors import LARGEST
from saves.errors import Damaged, SaveError
from saves.format import Contents, Entry, Header, Step, WrittenMove, header_bytes, id_of
from saves.names import printable
from saves.reading import read_sound
from saves.recovery import Examined, examined, examined_bytes, examined_contents
from saves.saved_game import SavedGame
from saves.steps import standing, steps_of

_COLUMNS = 72
_BETWEEN = "/"
_TOGETHER = " + "
_FORCED = re.compile(r"(.*?) ?\[([^][]*)\]")
_QUOTED = re.compile(r"^(?:[ \t]*[>|])+ ?")
_BEGINNING = re.compile(r"^[ \t]*format[ \t]*=", re.MULTILINE)
_MOVES = re.compile(r'^[ \t]*moves[ \t]*=[ \t]*"""', re.MULTILINE)
_SIGNATURE = re.compile(r"^-- ?$.*", re.MULTILINE | re.DOTALL)
_TYPOGRAPHY = str.maketrans({"\u201c": '"', "\u201d": '"', "\u201e": '"', "\u00a0": " "})


def exported(slot: str) -> str:
    """A saved game as a text of short lines: its header, and the moves that stand. Raises `SaveError`."""
    found = examined(slot)
    if found.damage is not None:
        raise found.damage
    header = found.header._replace(id=id_of(found.header), seen_before=found.seen_before, aside=False)
    if found.is_outgrown:
        return written(header, standing(found.contents.entries))
    header = header._replace(options=found.game.options, edition=found.game.about.edition)
    return written(header, steps_of(found.game))


def written(header: Header, steps: Sequence[Step]) -> str:
    """The text of a game with these steps."""
    lines = wrapped(f" {_BETWEEN} ".join(_TOGETHER.join(map(_move, step)) for step in steps), _COLUMNS)
    return "\n".join(
        [
            _("# A game of Havre. `havre saves import` takes it in."),
            _("# It holds all moves and the seed, and with them all that is hidden."),
            header_bytes(header).decode(),
            "[text]",
            f"count = {sum(map(len, steps))}",
            'moves = """',
            *lines,
            '"""',
            "",
        ]
    )


def _move(move: WrittenMove) -> str:
    return f"{move.do} [{'; '.join(move.forced)}]" if move.forced else move.do


def imported(data: bytes, name: str, slot: str | None = None, *, up_to_damage: bool = False) -> SavedGame:
    """Begin a saved game from a text or from the bytes of a saved game, in the slot named or in a free one.

    Raises `SaveError`; `Damaged` if not all of it can be played, unless `up_to_damage` asks for what can be.
    """
    found = read_text(data, name)
    if found.damage is not None and not up_to_damage:
        raise found.damage
    if found.is_outgrown:
        return SavedGame.keep_unfollowed(found.contents, slot)
    header = found.header
    return SavedGame.keep(
        found.game,
        slot,
        bots=header.bots,
        seen_before=found.seen_before,
        id=header.id,
        first_game=header.first_game,
    )


def read_text(data: bytes, name: str) -> Examined:
    """What a text holds, whether it was exported, is a saved game itself, or was quoted in a mail on its way.

    Marks of quoting, blanks at line ends, what stands before and after it and typographic quotation marks are
    forgiven. Raises `SaveError` where not even the beginning can be read.
    """
    if len(data) > LARGEST:
        raise SaveError(_("{name} is too large for a saved game.").format(name=printable(name)))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return examined_bytes(data, name)
    tries = [_unquoted(text), _unquoted(text.translate(_TYPOGRAPHY))]
    text = next(filter(_readable, tries), tries[0])
    if not text:
        raise SaveError(_("There is no saved game in {name}.").format(name=printable(name)))
    if _MOVES.search(text) is None:
        return examined_bytes(text.encode(), name)
    return _examined_text(text, name)


def _unquoted(text: str) -> str:
    """The text without the marks of a mail, nothing if no game begins in it; its lines keep their numbers."""
    lines = [_QUOTED.sub("", line).rstrip() for line in text.replace("\r\n", "\n").split("\n")]
    text = _SIGNATURE.sub("", "\n".join(lines))
    beginning = _BEGINNING.search(text)
    if beginning is None:
        return ""
    text = "\n" * text.count("\n", 0, beginning.start()) + text[beginning.start() :]
    moves = _MOVES.search(text)
    if moves is not None:
        end = text.find('"""', moves.end())
        text = text[: end + 3] + "\n" if end >= 0 else text + '\n"""\n'
    return text


def _readable(text: str) -> bool:
    """Whether it is TOML with anything in it."""
    try:
        return bool(tomllib.loads(text))
    except (ValueError, RecursionError):
        return False


def _examined_text(text: str, name: str) -> Examined:
    contents, damage = read_sound(text.encode(), name)
    if damage is not None:
        raise damage
    found: object = tomllib.loads(text).get("text")
    table: dict[str, Any] = found if isinstance(found, dict) else {}
    moves, count = table.get("moves"), table.get("count")
    if not isinstance(moves, str):
        moves = ""
    opening = _MOVES.search(text)
    first = text.count("\n", 0, opening.end()) + 1 if opening else 1
    entries = _entries(moves, first + 1)
    held = sum(len(entry.step) for entry in entries)
    if held != count:
        damage = Damaged(
            _("{name} is damaged: it holds {n} of its {count} moves.").format(
                name=printable(name), n=held, count=printable(str(count))
            ),
            first,
            len(entries),
        )
    return examined_contents(Contents(contents.header, entries, contents.sound), name, damage)


def _entries(moves: str, line: int) -> tuple[Entry, ...]:
    """The moves of a text, each with the line in which it begins."""
    found: list[Entry] = []
    for part in moves.split(_BETWEEN):
        blank = part[: len(part) - len(part.lstrip())]
        if part.strip():
            step = tuple(map(_read_move, " ".join(part.split()).split(_TOGETHER)))
            found.append(Entry(step, line + blank.count("\n")))
        line += part.count("\n")
    return tuple(found)


def _read_move(words: str) -> WrittenMove:
    found = _FORCED.fullmatch(words)
    return WrittenMove(words) if found is None else WrittenMove(found[1], tuple(found[2].split("; ")))
