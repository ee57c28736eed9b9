"""The harbour above the menu of the title screen: ships on the water, a quay with a crane, goods and houses.

Its parts are drawn in `harbour.txt`: each has a name, its signs, and below them the letter of the colour of each.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import NamedTuple

from engine.texts.language import gettext as _
from widgets.lines import EMPTY, Line, Piece, block, fit, text
from widgets.palettes import Hue
from widgets.styles import Hues, StyleName

_LETTERS: Mapping[str, tuple[StyleName, Hue | None]] = {
    "s": ("scene:sail", "cream"),
    "h": ("scene:hull", "brown"),
    "w": ("scene:water", "blue"),
    "q": ("scene:quay", "tan"),
    "b": ("scene:brick", "red"),
    "r": ("scene:roof", "orange"),
    "g": ("scene:window", "gold"),
    "c": ("scene:crane", "grey"),
    "p": ("scene:plaster", "straw"),
    "t": ("scene:grass", "green"),
    "m": ("mark", None),
    "n": ("title", None),
    "k": ("rule", None),
    " ": ("plain", None),
}
"""What the letters of a picture's second half mean, and what colours are of the harbour alone."""
HUES: Hues = tuple((style, hue) for style, hue in _LETTERS.values() if hue is not None)

_WAVES = "~~ ~~~~   ~~~ ~  ~~~~~ ~~   ~ ~~~ "
_HIGH = 18
"""From so many rows on the ships are larger, and there is a sky."""

_HUGE = 150, 34
"""From so many columns and rows on everything is twice as large."""

_LOW = 9
"""With fewer rows there is no picture."""

STREET = (
    *("crane", "house", "gable", "store", "tree", "light"),
    *("house", "gable", "store", "tree", "gable", "house", "gable"),
)
"""What stands on the quay from left to right, as far as there is room."""

_TWICE: Mapping[str, tuple[str, str]] = {
    "█": ("██", "██"),
    "▄": ("  ", "██"),
    "▀": ("██", "  "),
    "▌": ("█ ", "█ "),
    "▐": (" █", " █"),
    "│": ("▐▌", "▐▌"),
    "▸": ("█▄", "█▀"),
    "●": ("▄▄", "▀▀"),
    "▪": ("▄▄", "▀▀"),
    "■": ("▄▄", "██"),
    " ": ("  ", "  "),
}
"""What a sign becomes in a picture that is twice as large."""


class Picture(NamedTuple):
    """A part of the harbour: its signs, and below each of them the letter of its colour."""

    signs: Sequence[str]
    colours: Sequence[str]

    @property
    def cells(self) -> int:
        """How wide it is."""
        return len(self.signs[0])

    @property
    def twice(self) -> Picture:
        """The same twice as wide and twice as high."""
        rows = [["".join(_TWICE[sign][half] for sign in signs) for half in (0, 1)] for signs in self.signs]
        colours = ["".join(colour * 2 for colour in row) for row in self.colours for _half in (0, 1)]
        return Picture([row for pair in rows for row in pair], colours)


@cache
def pictures() -> Mapping[str, Picture]:
    """All parts of the harbour by name."""
    found: dict[str, Picture] = {}
    for part in Path(__file__).with_suffix(".txt").read_text("utf-8").split("# ")[1:]:
        name, *rows = part.splitlines()
        signs, colours = rows[: len(rows) // 2], rows[len(rows) // 2 :]
        found[name] = Picture([row.ljust(len(colours[0])) for row in signs], colours)
    return found


@cache
def sized(name: str, size: int) -> Picture:
    """A part of the harbour as it is drawn (1), or twice as large (2)."""
    return pictures()[name].twice if size == 2 else pictures()[name]


def harbour(columns: int, rows: int) -> list[Line]:
    """The name of the program, and with it the harbour, in exactly so many rows; the last one is empty."""
    gist = fit(text(_("Harbour-town games for the terminal"), "dim"), columns, "centre")
    if rows < _HIGH:
        head = [fit(text(_("H A V R E"), "title"), columns, "centre"), gist]
        if rows < _LOW:
            return block(head, max(0, rows))
        return [*head, *_Scene(columns, rows - len(head) - 1).lines(), EMPTY]
    scene = _Scene(columns, rows - 1)
    lines = scene.lines()
    lines[scene.name + len(scene.part("name").signs) + 1] = gist
    return [*lines, EMPTY]


class _Scene:
    """The harbour in cells, each with a sign and the letter of its colour."""

    def __init__(self, columns: int, rows: int) -> None:
        self._columns, self._rows = columns, rows
        self._cells = [[(" ", " ")] * columns for _row in range(rows)]
        is_high = rows >= _HIGH - 1
        self._size = 2 if columns >= _HUGE[0] and rows + 1 >= _HUGE[1] else 1
        self._ground = rows - 2 - rows // 12
        self._shore = columns * 2 // 5
        self._ship = self.part("brig" if is_high else "sloop")
        self.name = max(0, (rows - _HIGH) // 3) if self._size == 1 else max(1, (rows - _HUGE[1]) // 3)
        """In which row of a high picture the name begins."""
        if is_high:
            self._draw_sky()
        self._draw_water()
        self._draw_quay()

    def part(self, name: str) -> Picture:
        """A part of the harbour, as large as it is drawn in this one."""
        return sized(name, self._size)

    def lines(self) -> list[Line]:
        """What is seen of it."""
        return [
            tuple(
                Piece("".join(sign for sign, _colour in run), _LETTERS[colour][0])
                for colour, run in groupby(row, key=itemgetter(1))
            )
            for row in self._cells
        ]

    def _cover(self, x: int, y: int, signs: str, colour: str) -> None:
        """Draw a run of cells."""
        self._cells[y][x : x + len(signs)] = [(sign, colour) for sign in signs]

    def _stand(self, picture: Picture, x: int, ground: int) -> None:
        """Draw a picture whose last row is the one above `ground`; its blanks let through what is behind."""
        for y, drawn in enumerate(zip(picture.signs, picture.colours, strict=True), ground - len(picture.signs)):
            for place, cell in enumerate(zip(*drawn, strict=True), x):
                if cell[0] != " " and 0 <= place < self._columns and 0 <= y < self._rows:
                    self._cells[y][place] = cell

    def _draw_sky(self) -> None:
        top, ground, name, cloud = self.name, self._ground, self.part("name"), self.part("cloud")
        height = len(name.signs)
        self._stand(name, (self._columns - name.cells) // 2, top + height)
        size = self._size
        for share, row in ((8, top + 3 * size), (82, top + 2 * size), (60, top + height + 5), (20, top - 2)):
            if len(cloud.signs) <= row < ground - len(self._ship.signs):
                self._stand(cloud, self._columns * share // 100, row)
        for share, above in ((40, 8), (44, 9), (70, 8), (4, 6)):
            self._stand(pictures()["gull"], self._columns * share // 100, ground - size * above)

    def _draw_water(self) -> None:
        """The water below and on the left, with as many ships as have room."""
        ship, shore = self._ship, self._shore
        for y in range(self._ground - 1, self._rows):
            start = 11 * y % len(_WAVES)
            waves = _WAVES * (2 + self._columns // len(_WAVES))
            self._cover(0, y, waves[start : start + self._columns], "w")
        count = max(1, (shore - 4) // (ship.cells + 8))
        for number in range(count):
            self._stand(ship, (2 * number + 1) * shore // (2 * count) - ship.cells // 2 - 1, self._ground)

    def _draw_quay(self) -> None:
        """The quay on the right, with as much on it as has room, evenly apart."""
        place, room = self._shore + 1, self._columns - self._shore - 1
        self._cover(self._shore, self._ground - 1, "█" * (room + 1), "q")
        self._cover(self._shore, self._ground, "▀" * (room + 1), "q")
        shown: list[Picture] = []
        for picture in map(self.part, STREET):
            if sum(one.cells + 1 for one in (*shown, picture)) > room:
                break
            shown.append(picture)
        spare = room - sum(one.cells for one in shown)
        for number, picture in enumerate(shown):
            self._stand(picture, place + spare * number // len(shown), self._ground - 1)
            place += picture.cells
