"""The harbour above the menu of the title screen: ships on the water, a quay with a crane, goods and houses."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from engine.texts.language import gettext as _
from screens.menus.harbour_pictures import BRIG, CLOUD, GULL, NAME, SLOOP, STREET, Picture, twice
from widgets.lines import EMPTY, Line, Piece, block, fit, text
from widgets.styles import Hues, StyleName

HUES: Hues = (
    ("scene:sail", "cream"),
    ("scene:hull", "brown"),
    ("scene:water", "blue"),
    ("scene:quay", "tan"),
    ("scene:brick", "red"),
    ("scene:roof", "orange"),
    ("scene:window", "gold"),
    ("scene:crane", "grey"),
    ("scene:plaster", "straw"),
    ("scene:grass", "green"),
)
"""The colours of the picture."""

_STYLES: dict[str, StyleName] = {
    "s": "scene:sail",
    "h": "scene:hull",
    "w": "scene:water",
    "q": "scene:quay",
    "b": "scene:brick",
    "r": "scene:roof",
    "g": "scene:window",
    "c": "scene:crane",
    "p": "scene:plaster",
    "t": "scene:grass",
    "m": "mark",
    "n": "title",
    "k": "rule",
}
"""What the letters of a picture's second half mean."""


_WAVES = "~~ ~~~~   ~~~ ~  ~~~~~ ~~   ~ ~~~ "
_HIGH = 18
"""From so many rows on the ships are larger, and there is a sky."""

_HUGE = 150, 34
"""From so many columns and rows on everything is twice as large."""

_LOW = 9
"""With fewer rows there is no picture."""


def harbour(columns: int, rows: int) -> list[Line]:
    """The name of the program, and with it the harbour, in exactly so many rows; the last one is empty."""
    gist = fit(text(_("Harbour-town games for the terminal"), "dim"), columns, "centre")
    if rows < _HIGH:
        head = [fit(text(_("H A V R E"), "title"), columns, "centre"), gist]
        if rows < _LOW:
            return block(head, max(0, rows))
        return [*head, *_drawn(columns, rows - len(head) - 1), EMPTY]
    lines = _drawn(columns, rows - 1)
    size = 2 if _is_huge(columns, rows) else 1
    lines[_name_row(rows - 1, size) + size * len(NAME.signs) + 1] = gist
    return [*lines, EMPTY]


def _is_huge(columns: int, rows: int) -> bool:
    return columns >= _HUGE[0] and rows >= _HUGE[1]


def _sized(picture: Picture, size: int) -> Picture:
    return twice(picture) if size == 2 else picture


class _Canvas:
    """Cells with a sign and a colour."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self._signs = [[" "] * columns for _row in range(rows)]
        self._colours = [[" "] * columns for _row in range(rows)]

    def cover(self, x: int, y: int, signs: str, colour: str) -> None:
        """A run of cells, which is on the canvas."""
        self._signs[y][x : x + len(signs)] = signs
        self._colours[y][x : x + len(signs)] = colour * len(signs)

    def stand(self, picture: Picture, x: int, ground: int) -> None:
        """A picture whose last row is the one above `ground`; its blanks let through what is behind."""
        top = ground - len(picture.signs)
        for y, (signs, colours) in enumerate(zip(picture.signs, picture.colours, strict=True), start=top):
            for place, (sign, colour) in enumerate(zip(signs, colours, strict=True), start=x):
                if sign != " " and 0 <= place < self.columns and 0 <= y < self.rows:
                    self._signs[y][place], self._colours[y][place] = sign, colour

    def lines(self) -> list[Line]:
        """What stands on it."""
        return [_line(signs, colours) for signs, colours in zip(self._signs, self._colours, strict=True)]


def _line(signs: Sequence[str], colours: Sequence[str]) -> Line:
    pieces: list[Piece] = []
    place = 0
    for colour, run in groupby(colours):
        end = place + len(list(run))
        pieces.append(Piece("".join(signs[place:end]), _STYLES.get(colour, "plain")))
        place = end
    return tuple(pieces)


def _name_row(rows: int, size: int) -> int:
    """In which row of a high picture the name begins."""
    return max(0, (rows - _HIGH) // 3) if size == 1 else max(1, (rows - _HUGE[1]) // 3)


def _drawn(columns: int, rows: int) -> list[Line]:
    canvas = _Canvas(columns, rows)
    is_high = rows >= _HIGH - 1
    size = 2 if _is_huge(columns, rows + 1) else 1
    ground = rows - 2 - rows // 12
    shore = columns * 2 // 5
    ship = _sized(BRIG if is_high else SLOOP, size)
    if is_high:
        _draw_sky(canvas, ground, ship, size)
    _draw_water(canvas, ground, shore, ship)
    _draw_quay(canvas, ground, shore, size)
    return canvas.lines()


def _draw_sky(canvas: _Canvas, ground: int, ship: Picture, size: int) -> None:
    name, shown, cloud = _name_row(canvas.rows, size), _sized(NAME, size), _sized(CLOUD, size)
    height = len(shown.signs)
    canvas.stand(shown, (canvas.columns - len(shown.signs[0])) // 2, name + height)
    for share, row in ((8, name + 3 * size), (82, name + 2 * size), (60, name + height + 5), (20, name - 2)):
        if len(cloud.signs) <= row < ground - len(ship.signs):
            canvas.stand(cloud, canvas.columns * share // 100, row)
    for share, row in ((40, ground - 8), (44, ground - 9), (70, ground - 8), (4, ground - 6)):
        canvas.stand(GULL, canvas.columns * share // 100, ground - size * (ground - row))


def _draw_water(canvas: _Canvas, ground: int, shore: int, ship: Picture) -> None:
    """The water below and on the left, with as many ships as have room."""
    for y in range(ground - 1, canvas.rows):
        start = 11 * y % len(_WAVES)
        waves = _WAVES * (2 + canvas.columns // len(_WAVES))
        canvas.cover(0, y, waves[start : start + canvas.columns], "w")
    cells = len(ship.signs[0])
    count = max(1, (shore - 4) // (cells + 8))
    for number in range(count):
        canvas.stand(ship, (2 * number + 1) * shore // (2 * count) - cells // 2 - 1, ground)


def _draw_quay(canvas: _Canvas, ground: int, shore: int, size: int) -> None:
    """The quay on the right, with as much on it as has room, evenly apart."""
    canvas.cover(shore, ground - 1, "█" * (canvas.columns - shore), "q")
    canvas.cover(shore, ground, "▀" * (canvas.columns - shore), "q")
    room = canvas.columns - shore - 1
    shown: list[Picture] = []
    for picture in (_sized(one, size) for one in STREET):
        if sum(len(one.signs[0]) + 1 for one in (*shown, picture)) > room:
            break
        shown.append(picture)
    spare = room - sum(len(one.signs[0]) for one in shown)
    place = shore + 1
    for number, picture in enumerate(shown):
        canvas.stand(picture, place + spare * number // len(shown), ground - 1)
        place += len(picture.signs[0])
