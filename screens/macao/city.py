"""The page of the city: its thirty quarters on their map, and who stands where on the wall in the west of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from engine import Move
from engine.macao import city, moves, scoring, sea, state, voyages
from engine.texts.language import gettext as _, listed
from screens.macao import actions, areas, city_map, pieces, timetable, words
from screens.macao.view import View
from screens.table.page import EXAMPLES, ViewPage
from widgets.filled import figure
from widgets.legend import Example
from widgets.lines import Line, block, ends, join, plain, text, width, wrap
from widgets.menu import moved, onward

_FOOT: Final = 5
"""Lines of the foot at least."""


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
        here = self._here if active else None
        size = city_map.fitted(cells, height)
        found = city_map.lines(self._view, size, here, self.marked)
        # Where the page is low, as much of the map is seen as has room, the cursor in it.
        room = height - size.has_heading
        first = max(0, min(size.top(self._here) + size.block - room, len(found) - room))
        heading = [self._heading(cells)] if size.has_heading else []
        return block([*heading, *found[first : first + room]], height)

    def example(self, cells: int) -> Example | None:
        """The first row of the map: of each kind of quarter the first one that it has."""
        for line in self.lines(cells, EXAMPLES, active=False)[1:]:
            words, parts = plain(line), [(0, _("wall"))]
            for found in re.finditer(r"(\d\d) (\S)(\S*)", words):
                is_taken = "█" in found[3] or "▰" in found[3]
                called = _("taken") if is_taken else _("joker") if found[2] == "*" else _("free, good")
                if called not in [one for _place, one in parts]:
                    parts.append((width(text(words[: found.start()])), called))
            if len(parts) > 1:
                return Example(line, parts)
        return None

    def _heading(self, cells: int) -> Line:
        view = self._view
        line = text(" " + _("Wall"), "heading")
        if view.phase == state.ACTION:
            left, payable = view.have.quarters - view.seen.taken, len(view.payable)
            said = _("none by the task") if view.bars_quarters else self._to_take(left, payable)
            line += text("  " + said, "gain" if left and payable and not view.bars_quarters else "dim")
        largest = [
            view.token(seat) + text(f" {max(city.areas(view.seen.city[seat]), default=0)}", "figure")
            for seat in range(view.seen.terms.players)
        ]
        return ends(line, figure(_("areas"), join(largest)) + text(" "), cells)

    @staticmethod
    def _to_take(left: int, payable: int) -> str:
        """How many quarters may still be taken in this turn, and of how many one could pay for."""
        if not left:
            return _("quarter taken")
        if not payable:
            return _("no quarter payable")
        return _("{n} to take, {payable} payable").format(n=left, payable=payable)

    # The foot.

    def details(self, cells: int) -> list[Line]:
        view, move = self._view, self.meant
        if move is not None and move in view.moves:
            found = self._preview(move, cells)
        else:
            found = [text(" ") + line for line in self._description(cells - 2)]
        found += [text(" ") + line for line in self._would_bring(cells - 2, max(2, _FOOT - len(found)))]
        # What the letters stand for gives way to what the quarter would bring, and never moves.
        return [*block(found, _FOOT - 1), text(" ") + _letters()] if len(found) < _FOOT else found

    def _description(self, cells: int) -> list[Line]:
        view, here = self._view, self._here
        if here in view.owners:
            disc = view.owners[here]
            is_own = view.seat_of(disc) == view.seat
            said = _("{quarter} is yours, in an area of {n}.") if is_own else _("{quarter}: {name}, in an area of {n}.")
            size = areas.around(view.seen.city[disc], here)
            owner = view.name(view.seat_of(disc))
            return wrap(said.format(quarter=words.quarter_name(here), name=owner, n=size), cells, "dim")
        reason = view.refusal(moves.Claim(self.under_cursor)) if view.phase == state.ACTION else ""
        # What is refused says what it costs.
        # Translators: a quarter of the city and the tile in it.
        said = _("{quarter}: {tile}.") if reason else _("{quarter}: {tile}, costs {cost}.")
        tile, cost = words.tile_name(view.seen.tiles[here]), words.quarter_cost(here)
        found = wrap(said.format(quarter=words.quarter_name(here), tile=tile, cost=cost), cells)
        return [*found, *(wrap(reason, cells, "dim") if reason else [])]

    def _would_bring(self, cells: int, rows: int) -> list[Line]:
        """What a quarter would bring: the area that it would make, and what its tile is worth in its port."""
        view, here = self._view, self._here
        taken = {n: view.seat_of(view.owners[n]) for n in city.quarters_of(city.NEIGHBOURS[here]) if n in view.owners}
        is_free = here not in view.owners
        # Translators: a quarter, by its number, and whose it is.
        said = _("{n} ({name})")
        near = [
            said.format(n=f"{n + 1:02}", name=view.name(seat))
            for n, seat in taken.items()
            if seat not in (None, view.seat)
        ]
        parts = []
        if here == view.company_takes:
            parts.append(text(_("the company takes it in this round"), "mark"))
        if is_free:
            parts += self._joins()
            if view.seen.tiles[here] != sea.JOKER:
                parts.append(self._worth(view.seen.tiles[here]))
            if (number := self._paid_later()) is not None:
                parts.append(text(_("can be paid in round {n}").format(n=number), "gain"))
        if near:
            parts.append(text(_("beside {quarters}").format(quarters=listed(near)), "dim"))
        return pieces.flow(parts, cells, rows, "   ")

    def _joins(self) -> list[Line]:
        """Which of one's own quarters a free one would join, how large that and the largest area would be."""
        view, here = self._view, self._here
        free = city.EVERYWHERE & ~sum(1 << n for n in view.owners)
        one = areas.joined(view.seen.city[view.seat], free, here)
        parts = []
        if one.beside:
            numbers = listed([f"{n + 1:02}" for n in one.beside])
            parts.append(text(_("joins {quarters}: area {n}").format(quarters=numbers, n=one.size)))
        elif one.before:
            parts.append(text(_("joins none of yours"), "dim"))
        if one.after > one.before:
            points = scoring.PER_QUARTER * (one.after - one.before)
            said = _("largest {n} → {after}: +{points} PP")
            parts.append(text(said.format(n=one.before, after=one.after, points=points), "gain"))
        elif one.beside:
            parts.append(text(_("largest stays {n}").format(n=one.before), "dim"))
        if one.link is not None:
            said = _("with {quarter} all: {n}") if one.is_all else _("with {quarter}: {n}")
            parts.append(text(said.format(quarter=f"{one.link + 1:02}", n=one.linked), "mark"))
        return parts

    def _paid_later(self) -> int | None:
        """The next round whose cubes pay for the quarter; None where those of this round do, or none."""
        view = self._view
        for number, cubes in timetable.timetable(view.seen, view.seat).items():
            if self._here in timetable.payable(cubes, 1 << self._here, view.have):
                return None if number == view.seen.round else number
        return None

    def _worth(self, good: int) -> Line:
        """What the port of a good pays for the next tile, and how far it is from the own ship."""
        view = self._view
        prestige, gold = voyages.value(view.seen, view.seat, good)
        steps = sea.DISTANCE[view.seen.ships[view.seat]][sea.FIRST_PORT + sea.PORT_OF[good]]
        said = _("{port} pays {gain}, {spaces} away") if steps else _("{port} pays {gain}, and you are there")
        gain, spaces = words.gain(prestige, gold), words.spaces(steps)
        return text(said.format(port=words.port_of(good), gain=gain, spaces=spaces), "worth")


def _letters() -> Line:
    """What the letters of the goods stand for."""
    goods = range(len(sea.GOODS))
    return join([text(words.good_sign(good)) + text(" " + words.good_name(good), "dim") for good in goods])
