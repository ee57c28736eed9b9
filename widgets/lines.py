"""Lines of styled text as plain values, and the functions that cut, join and wrap them.

All widths are in cells of the terminal.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Literal, NamedTuple

from engine.texts.cells import cells as cell_len, ending, wrapped
from engine.texts.language import colon, comma
from widgets.palettes import GroundName
from widgets.styles import StyleName


class Piece(NamedTuple):
    """A run of text in one style."""

    text: str
    style: StyleName = "plain"
    selected: bool = False
    """Is the cursor on it? The look of "selected" is then laid over it."""
    rest: tuple[Piece, ...] = ()
    """What was cut off here, if this is the sign for more: `uncut` puts it back."""
    ground: GroundName | None = None
    """What lies beneath it, where that is a map."""


Line = tuple[Piece, ...]
"""One line of a screen, from left to right. Lines join with `+` and are equal when they look equal."""

Align = Literal["left", "right", "centre"]

EMPTY: Line = ()

_LINE_END = "\n"
"""The text of a piece between two lines that were both left out."""


def text(words: object, style: StyleName = "plain") -> Line:
    """A line of one piece: `words` as text, in one style."""
    words = str(words)
    return (Piece(words, style),) if words else EMPTY


def width(line: Line) -> int:
    """How many cells the line takes."""
    return sum([cell_len(piece.text) for piece in line])


def plain(line: Line) -> str:
    """The text of the line without its styles."""
    return "".join(piece.text for piece in line)


def cut(line: Line, start: int, end: int) -> Line:
    """The cells from `start` up to `end`; half a wide character becomes a space."""
    pieces: list[Piece] = []
    at = 0
    for piece in line:
        size = cell_len(piece.text)
        words = piece.text
        if at + size > start and at < end:
            if at + size > end:
                words = split(words, end - at)[0]
            if at < start:
                words = split(words, start - at)[1]
            if words:
                pieces.append(piece._replace(text=words))
        at += size
        if at >= end:
            break
    return tuple(pieces)


def fit(line: Line, cells: int, align: Align = "left", more: str = "…") -> Line:
    """The line in exactly `cells` cells: filled with spaces, or cut with the sign `more` at its end."""
    spare = cells - width(line)
    if spare < 0:
        if cells <= 0:
            return EMPTY
        room = cells - cell_len(more)
        if not more or room < 0 or not plain(cut(line, _border(line, cells), width(line))).strip():
            return cut(line, 0, cells)
        kept, rest = cut(line, 0, room), cut(line, _border(line, room), width(line))
        return (*kept, (kept[-1] if kept else line[0])._replace(text=more, rest=rest))
    if spare == 0:
        return line
    if align == "right":
        return (_space(spare, line[:1]), *line)
    if align == "centre":
        left = spare // 2
        head = (_space(left, line[:1]),) if left else EMPTY
        return (*head, *line, _space(spare - left, line[-1:]))
    return (*line, _space(spare, line[-1:]))


def _border(line: Line, cells: int) -> int:
    """So many cells, or one less where a wide character stands across that border."""
    parts = plain(cut(line, 0, cells)) + plain(cut(line, cells, width(line)))
    return cells if parts == plain(line) else cells - 1


def _space(cells: int, neighbour: Line) -> Piece:
    """Blank cells, selected like the piece beside them, so that the bar of a cursor has no holes."""
    return Piece(" " * cells, "plain", bool(neighbour) and neighbour[0].selected)


def ends(left: Line, right: Line, cells: int) -> Line:
    """A line in `cells` cells with one part at its left and one at its right; the left part gives way."""
    room = max(0, cells - width(right))
    return fit(fit(left, room) + right, cells)


def selected(line: Line) -> Line:
    """The line with the cursor on it."""
    return tuple(piece._replace(selected=True) for piece in line)


def grounded(line: Line, ground: GroundName) -> Line:
    """The line on a ground of a map; what has one already keeps it."""
    return tuple(piece if piece.ground else piece._replace(ground=ground) for piece in line)


def join(lines: Iterable[Line], between: str = "  ") -> Line:
    """Lines one after another in one line."""
    joined: list[Piece] = []
    for line in lines:
        if joined:
            joined.append(Piece(between))
        joined.extend(line)
    return tuple(joined)


def packed(parts: Sequence[Line], cells: int, between: str = "") -> list[Line]:
    """Parts one after another in lines of at most so many cells, broken between two of them alone; as a list is."""
    lines: list[Line] = []
    for part in parts:
        longer = join([lines[-1], part], between or comma()) if lines else part
        if lines and width(longer) <= cells:
            lines[-1] = longer
        else:
            lines.append(part)
    return lines


def sentence(parts: Sequence[Line], cells: int, after_head: str = " ", *, goes_on: bool = False) -> list[Line]:
    """Parts of a sentence in lines of at most so many cells, broken between two of them, or within one too long.

    `after_head` stands after the first one, unless that ends with a colon that needs no blank; lines that go on end
    with a comma where `goes_on` says so.
    """
    lines = [*parts[:1]] if width(join(parts[:1])) <= cells else wrap(plain(parts[0]), cells)
    between = "" if plain(join(lines[-1:])).endswith(colon()) else after_head
    for part in parts[1:]:
        longer = join([lines[-1], part], between)
        if width(longer) <= cells:
            lines[-1] = longer
        elif width(part) <= cells:
            if goes_on and between == comma() and width(lines[-1]) + cell_len(comma().rstrip()) <= cells:
                lines[-1] += text(comma().rstrip())
            lines.append(part)
        else:
            lines += wrap(plain(part), cells, part[0].style)
        between = comma()
    return lines


def beside(*columns: tuple[Sequence[Line], int], between: Line = EMPTY, height: int | None = None) -> list[Line]:
    """Blocks of lines side by side: each column is its lines and its width in cells.

    As high as the highest column, or `height` lines.
    """
    rows = max((len(lines) for lines, _cells in columns), default=0) if height is None else height
    blocks = [[fit(line, cells) for line in block(lines, rows)] for lines, cells in columns]
    return [reduce(lambda left, right: left + between + right, parts) for parts in zip(*blocks, strict=True)]


def block(lines: Sequence[Line], height: int) -> list[Line]:
    """The lines cut or filled with empty lines to exactly `height` lines."""
    return [*lines[:height], *([EMPTY] * (height - len(lines)))]


_BEGUN = 14
"""So many cells of a sentence say nothing by themselves."""


def whole(lines: Sequence[Line], height: int, cells: int) -> list[Line]:
    """Exactly `height` lines as `block` gives them; where lines are left out, the last one says so."""
    if len(lines) <= height or height <= 0:
        return block(lines, height)
    last, rest = lines[height - 1], EMPTY
    sentence_end = _short_beginning(plain(last))
    if sentence_end:
        last, rest = cut(last, 0, sentence_end), cut(last, sentence_end, width(last))
    elif width(last) > cells - 2:
        # No word is cut where the line has another one.
        end = plain(last).rfind(" ", 1, cells - 2)
        end = width(text(plain(last)[:end])) if end > 0 else cells - 2
        last, rest = cut(last, 0, end), cut(last, end, width(last))
    left_out = [piece for line in lines[height:] for piece in (Piece(_LINE_END), *line)]
    return [*lines[: height - 1], fit(last, cells - 2) + cut_off((*rest, *left_out))]


def _short_beginning(words: str) -> int:
    """The cells before the few words of a sentence that only begins at the end of a line; 0 where none does."""
    end = max(words.rfind(". "), words.rfind("。")) + 1
    begun = words[end:].strip()
    has_begun = end > 0 and begun and begun[-1] not in ".。!?" and cell_len(begun) <= _BEGUN
    return cell_len(words[:end]) if has_begun else 0


def cut_off(rest: Line) -> Line:
    """The sign for more at the end of a line: what does not stand there is kept with it."""
    return Piece(" ", "dim"), Piece("…", "dim", rest=rest)


def is_cut(line: Line) -> bool:
    """Whether there is more of the line than is shown."""
    for piece in line:  # noqa: SIM110 - of every line after every key, and `any` takes twice as long
        if piece.rest:
            return True
    return False


def uncut(lines: Iterable[Line]) -> list[Line]:
    """The lines with all that was cut off from them in its place; what stood below a column comes below its line."""
    found: list[Line] = []
    for line in lines:
        here: list[Piece] = []
        below: list[Line] = []
        for piece in line:
            if not piece.rest:
                here.append(piece._replace(selected=False))
                continue
            first, *others = uncut(_parted(piece.rest))
            here.extend(first)
            below += others
        found += [tuple(here), *below]
    return found


def _parted(rest: Line) -> Iterable[Line]:
    """What was cut off, line by line."""
    line: list[Piece] = []
    for piece in rest:
        if piece.text == _LINE_END:
            yield tuple(line)
            line = []
        else:
            line.append(piece)
    yield tuple(line)


def split(words: str, cells: int) -> tuple[str, str]:
    """Text in two at a cell; a wide character across the border becomes a space on each side."""
    if words.isascii():
        return words[:cells], words[cells:]
    taken = 0
    for place, sign in enumerate(words):
        size = cell_len(sign)
        if taken + size > cells:
            if taken == cells:
                return words[:place], words[place:]
            return words[:place] + " ", " " + words[place + 1 :]
        taken += size
    return words, ""


def rule(cells: int, style: StyleName = "rule") -> Line:
    """A horizontal line."""
    return text("─" * cells, style)


def wrap(words: str, cells: int, style: StyleName = "plain", first: str = "", rest: str = "") -> list[Line]:
    """Text broken at spaces into lines of at most `cells` cells, see `texts.wrapping`."""
    return [text(line, style) for line in wrapped(words, cells, first, rest)]


def broken(line: Line, cells: int) -> list[Line]:
    """A line with its styles as lines of at most so many cells that begin as far in as it does; see `cells.wrapped`."""
    words = plain(line)
    margin = min(len(words) - len(words.lstrip()), cells // 2)
    line = cut(line, 0, cell_len(words.rstrip()))  # blanks at its end break no line
    lines: list[Line] = []
    while width(line) > cells:
        seen = ending(plain(line), cells)
        end = cell_len(plain(line)[:seen]) or _border(line, cells)
        lines.append(cut(line, 0, end))
        rest = cut(line, end, width(line))
        words = plain(rest)
        line = text(" " * margin) + cut(rest, len(words) - len(words.lstrip()), width(rest))
    return [*lines, line]
