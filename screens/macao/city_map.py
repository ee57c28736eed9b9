"""How the city is drawn: thirty blocks on their map, those of one owner joined, and the wall in the west of it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from engine.macao import city, sea, state, voyages, wall
from engine.texts.language import gettext as _
from screens.macao import pieces, words
from screens.macao.view import View, block_of
from widgets.lines import EMPTY, Line, cut, ends, fit, grounded, selected, text, width
from widgets.palettes import GroundName
from widgets.styles import on

_WALL: Final = 5
"""Cells of the wall at least."""
_BLOCK: Final = 9
"""Cells of a quarter at least: the sign of the cursor, its number, its tile, a sign, what it costs."""
_WIDE: Final = 13
"""Cells of a quarter from which on there are two between two of them."""
_LONGEST: Final = 11
"""Cells of the longest name of a tile."""


class MapSize(NamedTuple):
    """How large the map is drawn, by the room there is."""

    cells: int
    size: int
    """Cells of a quarter."""
    between: int
    """Cells between two of them."""
    block: int
    """Lines of a quarter."""
    gap: int
    """Lines between two of them."""
    has_heading: bool

    @property
    def wall(self) -> int:
        """Cells of the wall."""
        return self.cells - city.COLUMNS * (self.size + self.between) + self.between

    @property
    def rows(self) -> int:
        """Lines of the whole map."""
        return city.ROWS * (self.block + self.gap) - self.gap

    def top(self, quarter: int) -> int:
        """The first line of a quarter."""
        return quarter // city.COLUMNS * (self.block + self.gap)


def most(height: int) -> int:
    """How many of so many lines the largest map takes that has room in them, with its heading."""
    return 1 + fitted(0, height).rows


def fitted(cells: int, height: int) -> MapSize:
    """The largest map for so many cells and lines."""
    between = 2 if cells >= _WALL + city.COLUMNS * (_WIDE + 2) else 1
    size = max(_BLOCK, (cells - _WALL + between) // city.COLUMNS - between)
    for lines_, gap in ((3, 1), (2, 1), (1, 1), (1, 0)):
        found = MapSize(cells, size, between, lines_, gap, has_heading=True)
        if found.rows < height:
            return found
    return found._replace(has_heading=False)


def lines(view: View, room: MapSize, here: int | None, marked: Collection[str]) -> list[Line]:
    """All lines of the map and of the wall; the cursor is `here`, what is `marked` has changed."""
    rows = [line for row in range(city.ROWS) for line in _row(view, room, row, here, marked)][: room.rows]
    discs = _wall(view, room.wall, room.rows)
    return [disc + line for disc, line in zip(discs, rows, strict=True)]


def _row(view: View, room: MapSize, row: int, here: int | None, marked: Collection[str]) -> list[Line]:
    """The quarters of a row, and what joins them to those in the next one."""
    found: list[Line] = [EMPTY] * (room.block + room.gap)
    for quarter in range(city.COLUMNS * row, city.COLUMNS * (row + 1)):
        is_new = city.QUARTERS[quarter].name in marked
        drawn = _quarter(
            view, room, quarter, "▸" if quarter == here else "●" if is_new else " ", is_here=quarter == here
        )
        east = quarter + 1 if quarter % city.COLUMNS < city.COLUMNS - 1 else None
        south = quarter + city.COLUMNS
        for n, line in enumerate(drawn):
            found[n] += line + (EMPTY if east is None else _joint(view, room.between, quarter, east))
        for n in range(room.block, room.block + room.gap):
            found[n] += _joint(view, room.size, quarter, south)
            if east is not None:
                found[n] += _joint(view, room.between, quarter, east, south, south + 1)
    return found


def _joint(view: View, cells: int, *quarters: int) -> Line:
    """What lies between quarters: of one owner's it is built over."""
    owners = {view.owners.get(quarter) for quarter in quarters}
    owner = owners.pop()
    if owners or owner is None:
        return text(" " * cells)
    return text("█" * cells, block_of(view.seat_of(owner)))


def _quarter(view: View, room: MapSize, quarter: int, sign: str, *, is_here: bool) -> list[Line]:
    """A quarter: with its owner a full block, else its tile and what it costs on a dark one."""
    number = f"{sign}{quarter + 1:02} "
    if quarter in view.owners:
        disc = view.owners[quarter]
        fill, label = block_of(view.seat_of(disc)), number + view.initial(disc)
        first = selected(text(label, fill)) if is_here else text(label, on(fill))
        whole = text("█" * room.size, fill)
        return [first + cut(whole, width(first), room.size), *[whole] * (room.block - 1)]
    one, tile = city.QUARTERS[quarter], view.seen.tiles[quarter]
    line = text(sign, "mark") + text(number[1:], "dim")
    if tile == sea.JOKER:
        line += text("*", "mark")
    else:
        line += text(words.good_name(tile) if room.size > len(number) + _LONGEST else words.good_sign(tile), "figure")
    if quarter == view.company_takes:
        line += text(_(words.COMPANY_SIGN), "mark")
    else:
        can_pay = view.is_mine and quarter in view.payable and not view.bars_quarters
        line += text("✓", "gain") if can_pay else text(" ")
    if view.is_over:
        cost, pays = text(pieces.letters(one.cost), "dim"), EMPTY
    else:
        cost = pieces.cubes_due(one.cost, view.supply if view.seen.phase == state.ACTION else None)
        # Where there is room, what the port of the tile pays for the next one stands beside the cost.
        pays = EMPTY if tile == sea.JOKER else text(f"{voyages.value(view.seen, view.seat, tile)[0]} ", "worth")
    parts = [line + cost] if room.block == 1 else [line, ends(text(" ") + cost, pays, room.size), EMPTY]
    ground: GroundName = "dark" if one.dark else "free"
    shown = [grounded(fit(part, room.size, more=""), ground) for part in parts[: room.block]]
    return [selected(part) if is_here else part for part in shown]


def _wall(view: View, cells: int, height: int) -> list[Line]:
    """The wall from its last space down to the first one, the discs on it, those on top of a stack first."""
    here: dict[int, list[int]] = {}
    for disc in view.seen.wall:
        here.setdefault(wall.space(view.seen, disc), []).append(disc)
    margin = " " * (cells > _WALL + 2)
    stones = text(f"{margin}▐█▌" if margin else "▐▌", "rule")
    rows: list[Line] = [text("  ") + stones] * height
    rows[0] = text(f"{wall.LAST_SPACE:>2}", "dim") + stones
    rows[-1] = text(" 0", "dim") + stones
    last = -1
    for left, (space, discs) in enumerate(sorted(here.items(), reverse=True)):
        # Each space has a line of its own, however low the wall is.
        place = round((wall.LAST_SPACE - space) * (height - 1) / wall.LAST_SPACE)
        last = min(max(last + 1, place), height - len(here) + left)
        stack = [piece for disc in discs for piece in view.disc(disc)]
        if margin and len(discs) == 1:
            stack = [*text(f" {stack[0].text} ", stack[0].style)]
        label = f"{space:>2}{margin}" if len(discs) + 3 < cells else f"{space}"[: max(0, cells - len(discs))]
        rows[last] = text(label) + tuple(stack)
    return [fit(line, cells, more="") for line in rows]
