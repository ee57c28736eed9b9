"""The page of the city: its thirty quarters on their map, and who stands where on the wall in the west of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine import Move
from engine.macao import city, moves, scoring, sea, state, voyages, wall
from engine.texts.language import gettext as _
from screens.macao import actions, pieces, words
from screens.macao.view import View, style_of
from screens.table.page import ViewPage
from widgets.lines import EMPTY, Line, block, fit, join, selected, text, width, wrap
from widgets.menu import moved, onward

_WALL: Final = 4
"""Cells of the wall."""
_NARROW_WALL: Final = 3
"""The same where there are fewer."""
_ROOMY: Final = 10
"""Cells of a quarter from which on a tile has five."""


class CityPage(ViewPage[View]):
    """The map; the cursor is on a quarter."""

    keys = actions.KEYS.pages[1]

    def __init__(self, preview: Callable[[Move, int], list[Line]]) -> None:
        """`preview` tells in short what a move would do; the cursor is on the first quarter."""
        self._preview = preview
        self._here = 0

    @property
    def under_cursor(self) -> str:
        return city.QUARTERS[self._here].name

    @property
    def meant(self) -> Move | None:
        """Taking the quarter with the cursor, whether or not it is possible."""
        return moves.Claim(self.under_cursor) if self._view.phase == state.ACTION else None

    # The cursor.

    def along(self, by: int) -> None:
        """To the quarter in the west or east."""
        row, column = divmod(self._here, city.COLUMNS)
        self._here = city.COLUMNS * row + moved(column, by, city.COLUMNS)

    def step(self, by: int) -> None:
        row, column = divmod(self._here, city.COLUMNS)
        self._here = city.COLUMNS * moved(row, by, city.ROWS) + column

    def page_by(self, by: int) -> None:
        row = 0 if by < 0 else city.ROWS - 1
        self._here = city.COLUMNS * row + self._here % city.COLUMNS

    def to_next_group(self) -> None:
        """To the next quarter that can be taken, else to the next one that is free."""
        order = onward(self._here, len(city.QUARTERS))
        can = [n for n in order if self._view.move("claim", city.QUARTERS[n].name) is not None]
        free = [n for n in order if n not in self._view.owners]
        self._here = (can or free or order)[0]

    def to_first(self) -> None:
        self._here = 0

    def to_last(self) -> None:
        self._here = len(city.QUARTERS) - 1

    def jump(self, words_typed: str) -> None:
        number = words_typed.strip().lower().removeprefix("q")
        if number.isdecimal() and 1 <= int(number) <= len(city.QUARTERS):
            self._here = int(number) - 1

    # The picture.

    def lines(self, cells: int, height: int, *, active: bool) -> list[Line]:
        left = _WALL if cells >= _WALL + city.COLUMNS * _ROOMY else _NARROW_WALL
        size = (cells - left) // city.COLUMNS
        each = 3 if height > 3 * city.ROWS else 2
        rows: list[Line] = []
        for row in range(city.ROWS):
            pair = [EMPTY, EMPTY]
            for quarter in range(city.COLUMNS * row, city.COLUMNS * (row + 1)):
                for n, line in enumerate(self._quarter(quarter, size)):
                    part = fit(line, size - 1, more="")
                    pair[n] += (selected(part) if active and quarter == self._here else part) + text(" ")
            rows += [*pair, EMPTY][:each]
        shown_rows = height // 2
        if shown_rows < city.ROWS:
            # Where the page is low, as much of the map is seen as has room, the cursor in it.
            first = max(0, self._here // city.COLUMNS + 1 - shown_rows)
            rows = rows[2 * first : 2 * (first + shown_rows)]
        heading = [self._heading(cells)] if height > len(rows) else []
        discs = block([*([EMPTY] * len(heading)), *self._wall(left, height)], height)
        whole = block([*heading, *rows], height)
        return [line if n < len(heading) else discs[n] + line for n, line in enumerate(whole)]

    def _heading(self, cells: int) -> Line:
        view = self._view
        line = text(" " + _("Wall") + " ", "heading")
        if view.phase == state.ACTION:
            left, payable = view.have.quarters - view.seen.taken, len(view.payable)
            said = _("{n} to take, {payable} payable").format(n=left, payable=payable) if left else _("taken")
            line += text(_("quarters") + " ", "dim") + text(said, "gain" if left and payable else "dim")
        sizes = " ".join(map(str, city.areas(view.seen.city[view.seat])))
        line += text("  " + _("your areas") + " ", "dim") + text(sizes or _("none"), "figure")
        return fit(line, cells)

    def _wall(self, cells: int, height: int) -> list[Line]:
        """The discs, the one that is ahead first; from the east one looks at them from above."""
        found = []
        for disc in self._view.seen.wall:
            seat = self._view.seat_of(disc)
            sign = text("c", style_of(None)) if seat is None else self._view.token(seat)
            found.append(text(f"{wall.space(self._view.seen, disc):>2}", "dim") + sign)
        return [fit(line, cells) for line in block(found, height)]

    def _quarter(self, quarter: int, cells: int) -> list[Line]:
        """A quarter in two lines: its number with its tile or owner, what it costs."""
        view, one = self._view, city.QUARTERS[quarter]
        number = text(f"{quarter + 1:02}", "mark" if one.name in self.marked else "dim")
        if quarter in view.owners:
            seat = view.seat_of(view.owners[quarter])
            name = _("comp.") if seat is None else view.name(seat)
            room = cells - width(number) - 2
            return [
                number + text(" ") + text(name[:room], style_of(seat)),
                text("   ") + text("■" * (room - 1), style_of(seat)),
            ]
        tile = text(pieces.tile(view.seen.tiles[quarter], 4 if cells < _ROOMY else 5), "mark" if one.dark else "plain")
        cost = pieces.cost(one.cost, view.supply if view.seen.phase == state.ACTION else None)
        sign = text("!", "gain") if view.is_mine and quarter in view.payable else text(" ")
        if quarter == view.company_takes:
            sign = text("c", "mark")
        if cells < _ROOMY:
            return [number + tile, text(" ") + sign + cost]
        return [fit(number + text(" ") + tile, cells - 2) + sign, text("   ") + cost]

    # The foot.

    def details(self, cells: int) -> list[Line]:
        view, move = self._view, self.meant
        if move is not None and move in view.moves:
            found = self._preview(move, cells)
        else:
            found = [text(" ") + line for line in self._description(cells - 2)]
        return [*found, *(text(" ") + line for line in self._would_bring(cells - 2))]

    def _description(self, cells: int) -> list[Line]:
        view, here = self._view, self._here
        if here in view.owners:
            said = _("{quarter} has been taken by {name}.")
            owner = view.name(view.seat_of(view.owners[here]))
            return wrap(said.format(quarter=words.quarter_name(here), name=owner), cells, "dim")
        said = _("{quarter}: {tile}, costs {cost}.").format(
            quarter=words.quarter_name(here), tile=words.tile_name(view.seen.tiles[here]), cost=words.quarter_cost(here)
        )
        reason = view.refusal(moves.Claim(self.under_cursor)) if view.phase == state.ACTION else ""
        return [*wrap(said, cells), *(wrap(reason, cells, "dim") if reason else [])]

    def _would_bring(self, cells: int) -> list[Line]:
        """What a quarter would bring: the area that it would make, and what its tile is worth in its port."""
        view, here = self._view, self._here
        taken = {n: view.seat_of(view.owners[n]) for n in city.quarters_of(city.NEIGHBOURS[here]) if n in view.owners}
        near = [text(f"{n + 1} ") + view.called(seat) for n, seat in taken.items() if seat is not None]
        parts = []
        if here == view.company_takes:
            parts.append(text(_("the company takes it in this round"), "mark"))
        if near:
            parts.append(text(_("beside") + " ", "dim") + join(near, ", "))
        if here not in view.owners:
            own = view.seen.city[view.seat]
            before, after = (max(city.areas(bits), default=0) for bits in (own, own | 1 << here))
            if after > before:
                points = scoring.PER_QUARTER * (after - before)
                said = _("area {n} → {after}: +{points} PP").format(n=before, after=after, points=points)
                parts.append(text(said, "gain"))
            if view.seen.tiles[here] != sea.JOKER:
                parts.append(self._worth(view.seen.tiles[here]))
        return pieces.flow(parts, cells, 2, "   ")

    def _worth(self, good: int) -> Line:
        prestige, gold = voyages.value(self._view.seen, self._view.seat, good)
        said = _("{port} pays {n} PP").format(port=words.port_of(good), n=prestige)
        return text(said, "worth") + (text(_(" and {n} gold").format(n=gold), "good:gold") if gold else EMPTY)
