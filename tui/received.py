"""What a terminal sends, from signs to messages: keys, pasted text and sizes. Whatever else it sends is noise."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from io import StringIO

from textual import events
from textual.message import Message

WIDEST, HIGHEST = 1000, 500
"""No terminal that somebody looks at has more columns or rows."""

LONGEST_PASTE = 1_000_000
"""Of a longer text that is pasted the rest is left out."""

PATIENCE = 1.0
"""Seconds of silence after which a sequence, or a text being pasted, has lost its end."""

Feed = Callable[[str], Iterable[Message]]
"""Turns signs into messages; nothing ("") is the end of them."""

_CTRL_C, _ESC, _BELL = "\x03", "\x1b", "\x07"
_ENTER, _LINE_FEED = "\r", "\n"
_PASTE, _PASTED = "\x1b[200~", "\x1b[201~"

_LONGEST = 32
"""Longer sequences mean nothing. Textual takes their signs for keys."""

_LONGEST_ANSWER = 64
"""Of a longer answer the rest is left out."""

_STRING = re.compile(r"\x1b[]P_]")
"""How the answers of terminals begin that end with a bell or an ST."""

_UNFINISHED = re.compile(r"\x1b(\[(\[|M.{0,2}|(?!\d+\$)[0-?]*[ -/]*)|O[\d;]*)", re.DOTALL)
_SEQUENCE = re.compile(r"\x1b(\[(\[.|\d+\$|[0-?]*[ -/]*[@-~])|O[\d;]*[ -~]|[^[O])", re.DOTALL)
_MOUSE = re.compile(r"\x1b\[(M|<?[-\d;]+[Mm])")
"""The mouse, which nobody asks for."""


class Received:
    """Takes signs as they come. A sequence is given to the parser of keys when it is whole, and by itself.

    So nothing that one sequence leaves behind touches the next one; where a parser fails, another takes its place.
    Ctrl+c is heard at every place.
    """

    def __init__(self, new_parser: Callable[[], Feed], escape_delay: float, answered: Callable[[str], None]) -> None:
        """`escape_delay`: seconds of silence after which an escape is the key itself.

        `answered` is given each answer of the terminal that ends with a bell or an ST, from its escape on without them.
        """
        self._new_parser = new_parser
        self._answered = answered
        self._parse = new_parser()
        self._escape_delay = escape_delay
        self._begun = ""
        """The beginning of a sequence or of an answer."""
        self._pasted: StringIO | None = None

    @property
    def patience(self) -> float | None:
        """Seconds of silence after which `end` is to be called; None where nothing has begun."""
        if self._begun and len(self._begun) <= 2 and self._pasted is None:
            return self._escape_delay
        return PATIENCE if self._begun or self._pasted is not None else None

    def take(self, signs: str) -> list[Message]:
        """What these signs bring to an end."""
        return [message for sign in signs for message in self._take(sign)]

    def end(self) -> list[Message]:
        """What had begun and does not go on: an escape, alt with a sign, a text without an end."""
        begun, self._begun = self._begun, ""
        if self._pasted is not None:
            return self._end_paste()
        return self._read(begun) if 0 < len(begun) <= 2 else []

    def _take(self, sign: str) -> list[Message]:
        begun = self._begun
        if sign == _CTRL_C:
            self._begun, self._pasted = "", None
            return self._read(sign)
        if _STRING.match(begun):
            return self._in_string(sign)
        if sign == _ESC:
            self._begun = sign
            return self._whole(sign) if begun == _ESC else []
        if not begun and self._pasted is None:
            # Enter that was pressed before the terminal gave its keys away one by one comes as a line feed.
            return self._read(_ENTER if sign == _LINE_FEED else sign)
        if not begun:
            return self._paste(sign)
        self._begun = begun + sign
        if _UNFINISHED.fullmatch(self._begun) or _STRING.match(self._begun):
            self._begun = self._begun[: _LONGEST + 1]
            return []
        self._begun = ""
        return self._whole(begun + sign) if _SEQUENCE.fullmatch(begun + sign) else self._take(sign)

    def _in_string(self, sign: str) -> list[Message]:
        """A sign within an answer, or the one after an escape within it."""
        begun, is_last = self._begun, len(self._begun) > 2 and self._begun.endswith(_ESC)
        if is_last and sign != "\\":
            self._begun = "" if sign == _ESC else _ESC
            return self._take(sign)
        if is_last or sign == _BELL:
            self._begun = ""
            self._answered(begun.removesuffix(_ESC))
        else:
            self._begun = begun[:_LONGEST_ANSWER] + sign
        return []

    def _whole(self, sequence: str) -> list[Message]:
        """What a sequence means, in a text being pasted and elsewhere."""
        if sequence == _PASTE:
            self._pasted = StringIO()
        elif self._pasted is None:
            return self._read(sequence)
        elif sequence == _PASTED:
            return self._end_paste()
        elif sequence.endswith("u"):  # a key, which no text contains: the end is lost
            return [*self._end_paste(), *self._read(sequence)]
        return []

    def _paste(self, sign: str) -> list[Message]:
        if self._pasted is not None and self._pasted.tell() < LONGEST_PASTE and (sign >= " " or sign in "\t\n\r"):
            self._pasted.write(sign)
        return []

    def _end_paste(self) -> list[Message]:
        pasted, self._pasted = self._pasted, None
        return [] if pasted is None else [events.Paste(pasted.getvalue())]

    def _read(self, sequence: str) -> list[Message]:
        """What the parser makes of a sign or a whole sequence; one that it does not know is noise."""
        if len(sequence) > _LONGEST or _MOUSE.match(sequence):
            return []
        is_finished = False
        try:
            found = list(self._parse(sequence))
            is_finished = bool(found)
            if not found and sequence.startswith(_ESC) and len(sequence) <= 2:
                found = list(self._parse(""))
        except Exception:  # what it raises is not known: it reckons with what terminals should send
            found = []
        if not is_finished:
            self._parse = self._new_parser()
        return [message for message in found if _is_sound(message)]


def _is_sound(message: Message) -> bool:
    """Whether something can be done with a message: a size that there is, signs that can be written."""
    if isinstance(message, events.Resize):
        return message.size == within(*message.size)
    if isinstance(message, events.Key):
        return not any("\ud800" <= sign <= "\udfff" for sign in message.character or message.key)
    return True


def within(columns: int, rows: int) -> tuple[int, int]:
    """The size nearest to this one that a terminal can have."""
    return min(max(columns, 1), WIDEST), min(max(rows, 1), HIGHEST)
