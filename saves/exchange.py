"""A saved game as one short text that can be pasted into a mail, and games taken in from texts and files.

# A game of Havre. `havre saves import` takes it in.
format = 1
title = "le-havre"
...
[text]
count = 3
moves = \"\"\"
supply / take wood /
end turn
\"\"\"
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Sequence
from gettext import gettext as _
from pathlib import Path
from typing import Any

from engine import format_move
from saves.errors import Damaged, SaveError
from saves.files import LARGEST
from saves.format import Contents, Entry, Header, header_bytes, id_of, read_sound
from saves.names import printable
from saves.recovery import Examined, examined, examined_bytes
from saves.replay import replayed_as_far_as_possible
from saves.saved_game import SavedGame
from texts.wrapping import wrapped

_COLUMNS = 72
_BETWEEN = "/"
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
    header = found.header
    moves = [format_move(move) for move in found.game.history]
    return written(
        Header(header.title, found.game.options, header.created, id_of(header), found.seen_before, header.bots),
        moves,
    )


def written(header: Header, moves: Sequence[str]) -> str:
    """The text of a game with these moves."""
    lines = wrapped(f" {_BETWEEN} ".join(moves), _COLUMNS)
    return "\n".join(
        [
            _("# A game of Havre. `havre saves import` takes it in."),
            header_bytes(header).decode(),
            "[text]",
            f"count = {len(moves)}",
            'moves = """',
            *lines,
            '"""',
            "",
        ]
    )


def imported(data: bytes, name: str, slot: str | None = None, *, up_to_damage: bool = False) -> SavedGame:
    """Begin a saved game from a text or from the bytes of a saved game, in the slot named or in a free one.

    Raises `SaveError`; `Damaged` if not all of it can be played, unless `up_to_damage` asks for what can be.
    """
    found = read_text(data, name)
    if found.damage is not None and not up_to_damage:
        raise found.damage
    header = found.header
    return SavedGame.keep(found.game, slot, bots=header.bots, seen_before=found.seen_before, id=header.id)


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


def read_outside(path: Path) -> bytes:
    """The bytes of a file anywhere; raises `SaveError`. Of a file that is too large only so much that it shows."""
    try:
        handle = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
        with os.fdopen(handle, "rb") as file:
            return file.read(LARGEST + 1) or b""
    except OSError as error:
        raise SaveError(
            _("{name} cannot be read: {reason}.").format(name=printable(str(path)), reason=error.strerror)
        ) from error


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
    table: dict[str, Any] = tomllib.loads(text)
    moves, count = table.get("text", {}).get("moves"), table.get("text", {}).get("count")
    if not isinstance(moves, str):
        moves = ""
    opening = _MOVES.search(text)
    first = text.count("\n", 0, opening.end()) + 1 if opening else 1
    entries = _entries(moves, first + 1)
    found = replayed_as_far_as_possible(Contents(contents.header, entries, contents.sound), name)
    damage = found.damage
    if damage is None and len(entries) != count:
        damage = Damaged(
            _("{name} is damaged: it holds {n} of its {count} moves.").format(
                name=printable(name), n=len(entries), count=printable(str(count))
            ),
            first,
            len(entries),
        )
    return Examined(found.game, contents.header, found.seen_before, damage)


def _entries(moves: str, line: int) -> tuple[Entry, ...]:
    """The moves of a text, each with the line in which it begins."""
    found: list[Entry] = []
    for part in moves.split(_BETWEEN):
        blank = part[: len(part) - len(part.lstrip())]
        if part.strip():
            found.append(Entry(" ".join(part.split()), line + blank.count("\n")))
        line += part.count("\n")
    return tuple(found)
