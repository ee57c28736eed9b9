"""The cells that the terminal shows, and the shortest text that brings it from one picture to the next.

Textual draws whole rows even where one cell changed, each run of a style with a reset of its own, and
paints the whole screen again on many occasions. Here its drawing is applied to a picture of the terminal, and
only the cells that really differ are sent.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from texts.cells import cells as cell_len
from tui.themes import number_of

Cell = tuple[str, str]
"""The characters of a cell ("" in the right half of a wide one) and their style as SGR parameters."""

Style = str

Rows = Sequence[Sequence[Cell]]

Scroll = tuple[int, int, int]
"""The first and the last row of a region, and by how many rows it is scrolled up; less than 0: down."""

_BLANK: Cell = (" ", "")

_CONTROL = re.compile(
    r"\x1b\[(?P<parameters>[0-?]*)(?P<between>[ -/]*)(?P<final>[@-~])"
    r"|\x1b[\]P^_X][^\x07\x1b]*(?:\x07|\x1b\\)"
    r"|\x1b."
    r"|[\x00-\x1f]",
    re.DOTALL,
)

_MODES = "hlucpqnt"
"""Finals of sequences that set modes or ask for reports: they leave the cells as they are."""

_RESET = "\x1b[m\x1b[H\x1b[2J"
_SYNC_START, _SYNC_END = "\x1b[?2026h", "\x1b[?2026l"
_OFF = {"fore": "39", "back": "49", "1": "22", "2": "22", "3": "23", "4": "24", "7": "27", "9": "29"}
"""What takes back what a slot of a style sets."""
_WORTH_SCROLLING = 2
"""So many rows must have moved by the same way: the region is set, scrolled and set back in the length of one."""
_SYNC_FROM = 1_000
"""From this many characters a drawing is bracketed so that the terminal shows it as one picture."""


class CellScreen:
    """What the terminal shows and what it should show."""

    def __init__(self, width: int, height: int) -> None:
        """A blank terminal of `width` by `height` cells, not yet cleared."""
        self._width = width
        self._height = height
        self._wanted = _blank_rows(width, height)
        self._shown = _blank_rows(width, height)
        self._dirty: set[int] = set()
        self._stale = True
        self._at: tuple[int, int] | None = None
        """Where the terminal's cursor is (column, row); the column is the width after a row's last cell."""
        self._style: Style = ""
        self._x, self._y = 0, 0
        self._drawn: Style = ""
        self._whole = False

    def resize(self, width: int, height: int) -> None:
        """Follow the terminal to another size: what it shows then is not known any more."""
        if (width, height) != (self._width, self._height):
            self._width, self._height = width, height
            self._wanted = _blank_rows(width, height)
            self._stale = True

    def forget(self) -> None:
        """Draw everything anew with the next drawing: the terminal may have been disturbed."""
        self._stale = True

    def feed(self, data: str) -> str:
        """Take what the program draws; give what must be sent to the terminal for it."""
        sent: list[str] = []
        drawn = False
        end = 0
        for match in _CONTROL.finditer(data):
            if match.start() > end:
                self._put(data[end : match.start()])
                drawn = True
            end = match.end()
            sequence, final = match.group(), match["final"]
            if final == "H" and not match["between"]:
                row, _, column = match["parameters"].partition(";")
                self._x, self._y = int(column or 1) - 1, int(row or 1) - 1
                drawn = True
            elif final == "m":
                self._drawn = _combined(self._drawn, match["parameters"])
            elif sequence == "\n":
                self._y += 1
            elif sequence == "\r":
                self._x = 0
            elif sequence == _SYNC_START:
                self._whole = True
            elif sequence == _SYNC_END:
                self._whole = False
            else:
                sent.append(sequence)
                self._stale |= sequence == "\x1b[?1049h" or (final is not None and final not in _MODES)
        if end < len(data):
            self._put(data[end:])
            drawn = True
        if drawn:
            sent.append(self._difference())
        return "".join(sent)

    def _put(self, text: str) -> None:
        """Draw text into the picture that is wanted."""
        x, y = self._x, self._y
        cells = _split(text)
        self._x += len(cells)
        if not 0 <= y < self._height or x >= self._width:
            return
        cells = cells[: self._width - x]
        row = self._wanted[y]
        end = x + len(cells)
        if row[x][0] == "" and x > 0:
            row[x - 1] = _BLANK
        if end < self._width and row[end][0] == "":
            row[end] = _BLANK
        style, blank = self._drawn, (" ", _blank_style(self._drawn))
        row[x:end] = [blank if sign == " " else (sign, style) for sign in cells]
        self._dirty.add(y)

    def _difference(self) -> str:
        """What to send so that the terminal shows what is wanted."""
        out: list[str] = []
        if self._stale:
            self._stale = False
            self._shown = _blank_rows(self._width, self._height)
            self._dirty = set(range(self._height))
            self._at, self._style = (0, 0), ""
            out.append(_RESET)
        changed = [y for y in sorted(self._dirty) if y < self._height and self._wanted[y] != self._shown[y]]
        out += self._shortest(changed)
        for y in changed:
            self._shown[y] = self._wanted[y].copy()
        self._dirty.clear()
        if out:
            out.append(_restyle(self._style, ""))
            self._style = ""
        if self._x < self._width and self._y < self._height:
            self._move(self._x, self._y, out)
        text = "".join(out)
        if self._whole and len(text) >= _SYNC_FROM:
            text = _SYNC_START + text + _SYNC_END
        return text

    def _shortest(self, changed: list[int]) -> list[str]:
        """What brings these rows about, after those that have only moved were scrolled if that is shorter."""
        start = self._at, self._style
        as_they_are = self._sent(changed)
        scroll = scrolled(self._shown, self._wanted, changed) if len(changed) >= _WORTH_SCROLLING else None
        if scroll is None:
            return as_they_are
        end, shown = (self._at, self._style), self._shown
        self._at, self._style = start
        top, bottom, up = scroll
        lines = range(top, bottom + 1)
        self._shown = [shown[y] if y not in lines else self._after(shown, y, scroll) for y in range(self._height)]
        self._at = None  # some terminals go home when a region is set, others stay
        left = [y for y in range(self._height) if self._wanted[y] != self._shown[y]]
        moved = [
            f"\x1b[{top + 1};{bottom + 1}r\x1b[{top + 1}H\x1b[{abs(up)}{'M' if up > 0 else 'L'}\x1b[r",
            *self._sent(left),
        ]
        if sum(map(len, moved)) < sum(map(len, as_they_are)):
            for y in left:
                self._shown[y] = self._wanted[y].copy()
            return moved
        self._shown, (self._at, self._style) = shown, end
        return as_they_are

    def _after(self, rows: list[list[Cell]], y: int, scroll: Scroll) -> list[Cell]:
        """What stands in a row of a region after it has been scrolled."""
        top, bottom, up = scroll
        return rows[y + up].copy() if top <= y + up <= bottom else [_BLANK] * self._width

    def _sent(self, rows: Iterable[int]) -> list[str]:
        out: list[str] = []
        for y in rows:
            self._send_row(y, out)
        return out

    def _send_row(self, y: int, out: list[str]) -> None:
        """Send the changed cells of a row."""
        wanted, shown = self._wanted[y], self._shown[y]
        changed = [x for x in range(self._width) if wanted[x] != shown[x]]
        text_end = self._width
        while text_end and wanted[text_end - 1] == _BLANK:
            text_end -= 1
        erased = [x for x in changed if x >= text_end]
        if len(erased) > 6:  # as long as moving, resetting the style and erasing
            changed = changed[: len(changed) - len(erased)]
        else:
            erased = []
        for x in changed:
            self._send_cell(x, y, out)
        if erased:
            self._restyle_for(_BLANK, out)
            self._move(erased[0] if text_end else 0, y, out)
            out.append("\x1b[K")

    def _send_cell(self, x: int, y: int, out: list[str]) -> None:
        row = self._wanted[y]
        if row[x][0] == "":  # the right half of a wide character comes with its left half
            if self._at == (x + 1, y):
                return
            x -= 1
        self._move(x, y, out)
        self._restyle_for(row[x], out)
        out.append(row[x][0])
        wide = x + 1 < self._width and row[x + 1][0] == ""
        self._at = (x + 1 + wide, y)

    def _restyle_for(self, cell: Cell, out: list[str]) -> None:
        """Change the terminal's style if the cell would look wrong in it."""
        if not self._suits(cell):
            out.append(_restyle(self._style, cell[1]))
            self._style = cell[1]

    def _suits(self, cell: Cell) -> bool:
        """Whether the cell looks right in the terminal's present style."""
        sign, style = cell
        return style == self._style or (sign == " " and style == _blank_style(self._style))

    def _move(self, x: int, y: int, out: list[str]) -> None:
        """Bring the terminal's cursor to a cell by the shortest way."""
        at = self._at
        if at == (x, y):
            return
        ways = [f"\x1b[{y + 1};{x + 1}H" if x else f"\x1b[{y + 1}H" if y else "\x1b[H"]
        if at is not None and at[1] == y and at[0] < x:
            ways += self._ways_right(at[0], x, y)
        elif at is not None and at[1] == y - 1:
            ways += ["\r\n" + way for way in self._ways_right(0, x, y)]
        out.append(min(ways, key=len))
        self._at = (x, y)

    def _ways_right(self, start: int, x: int, y: int) -> list[str]:
        """How to come from one cell of a row to another to its right: by a jump, or by sending what lies between."""
        step = x - start
        if step == 0:
            return [""]
        between = self._wanted[y][start:x]
        jump = "\x1b[C" if step == 1 else f"\x1b[{step}C"
        if all(sign and sign.isascii() and self._suits((sign, style)) for sign, style in between):
            return [jump, "".join(sign for sign, _ in between)]
        return [jump]


def scrolled(shown: Rows, wanted: Rows, changed: Iterable[int]) -> Scroll | None:
    """How most of the rows that have only moved could be scrolled to their places, if two of them at least moved alike.

    Only whole rows can be: few terminals scroll a part of their width.
    """
    places: dict[tuple[Cell, ...], list[int]] = {}
    for y, row in enumerate(shown):
        if any(cell != _BLANK for cell in row):
            places.setdefault(tuple(row), []).append(y)
    moves: dict[int, list[int]] = {}
    for y in changed:
        for before in places.get(tuple(wanted[y]), ()):
            moves.setdefault(before - y, []).append(y)
    up, rows = max(moves.items(), key=lambda move: len(move[1]), default=(0, []))
    if len(rows) < _WORTH_SCROLLING:
        return None
    return min(*rows, rows[0] + up), max(*rows, rows[-1] + up), up


def _blank_rows(width: int, height: int) -> list[list[Cell]]:
    return [[_BLANK] * width for _ in range(height)]


@lru_cache(4096)
def _split(text: str) -> tuple[str, ...]:
    """The text cell by cell; signs without width stay with the one before them."""
    if text.isascii():
        return tuple(text)
    cells: list[str] = []
    lead = -1
    for sign in text:
        size = cell_len(sign)
        if size:
            lead = len(cells)
            cells.append(sign)
            cells.extend([""] * (size - 1))
        elif lead >= 0:
            cells[lead] += sign
    return tuple(cells)


@lru_cache(1024)
def _slots(style: Style) -> dict[str, str]:
    """SGR parameters by what they set; default colours set nothing."""
    slots: dict[str, str] = {}
    numbers = style.split(";")
    while numbers:
        number = numbers.pop(0)
        if number in ("", "0"):
            slots.clear()
        elif number in ("38", "48") and numbers:
            size = 4 if numbers[0] == "2" else 2
            slots["fore" if number == "38" else "back"] = ";".join([number, *_shorter(numbers[:size])])
            del numbers[:size]
        elif number in ("39", "49"):
            slots.pop("fore" if number == "39" else "back", None)
        elif len(number) == 1:
            slots[number] = number
        elif number[0] == "3" or number[:-1] == "9":
            slots["fore"] = number
        elif number[0] == "4" or number[:-1] == "10":
            slots["back"] = number
        else:
            slots[number] = number
    return slots


def _shorter(colour: list[str]) -> list[str]:
    """A colour by its number among the 256, where it is one of them."""
    number = number_of(";".join(colour[1:])) if colour[0] == "2" else None
    return colour if number is None else ["5", str(number)]


@lru_cache(1024)
def _combined(style: Style, parameters: str) -> Style:
    """The style after a further SGR sequence."""
    return ";".join(_slots(f"{style};{parameters or '0'}").values())


@lru_cache(1024)
def _blank_style(style: Style) -> Style:
    """What a style leaves visible on a space: background, underline, reverse, strike."""
    slots = _slots(style)
    seen = {name: code for name, code in slots.items() if name in ("back", "4", "7", "9", "21", "53")}
    if "7" in seen and "fore" in slots:
        seen["fore"] = slots["fore"]
    return ";".join(seen.values())


@lru_cache(4096)
def _restyle(old: Style, new: Style) -> str:
    """The sequence that turns one style into another."""
    if old == new:
        return ""
    before, after = _slots(old), _slots(new)
    if not after:
        return "\x1b[m"
    added = [code for slot, code in after.items() if before.get(slot) != code]
    anew = f"\x1b[0;{';'.join(after.values())}m"
    gone = before.keys() - after.keys()
    if not gone <= _OFF.keys() or {"1", "2"} <= before.keys() | after.keys():
        return f"\x1b[{';'.join(added)}m" if not gone else anew
    changed = f"\x1b[{';'.join([*sorted(_OFF[slot] for slot in gone), *added])}m"
    return min(changed, anew, key=len) if gone else changed
