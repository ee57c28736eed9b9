"""The page of the city: its thirty quarters on their map, and who stands where on the wall in the west of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine import Move
from engine.macao.city import COLUMNS, NEIGHBOURS, QUARTER, ROWS, areas, quarters_of
from engine.macao.moves import Claim
from engine.macao.sea import GOOD, PORT_OF, PORTS
from engine.macao.state import ACTION
from engine.macao.table import JOKER_TILE
from engine.macao.table_data import QuarterData
from engine.texts import N_
from engine.texts.language import gettext as _
from screens.macao import pieces, words
from screens.macao.actions import KEYS
from screens.macao.data import delivery
from screens.macao.view import View, style_of
from screens.table.title import Page
from screens.words import shown
from widgets.lines import EMPTY, Line, block, fit, join, selected, text, width, wrap
from widgets.menu import moved

_WALL: Final = 4
"""Cells of the wall."""
_NARROW_WALL: Final = 3
"""The same where there are fewer."""
_SHORT: Final = {
    "lacquerware": N_("lacq"),
    "rice": N_("rice"),
    "tea": N_("tea"),
    "jade": N_("jade"),
    "silk": N_("silk"),
    "paper": N_("papr"),
    "porcelain": N_("porc"),
    "spices": N_("spic"),
    JOKER_TILE: words.JOKER_SIGN,
}
"""Tiles in four cells."""
_LONG: Final = {
    "lacquerware": N_("lacq."),
    "porcelain": N_("porc."),
    "spices": N_("spice"),
    JOKER_TILE: words.JOKER_SIGN,
}
"""Tiles in five cells, where their names are longer."""
_ROOMY: Final = 10
"""Cells of a quarter from which on a tile has five."""


class CityPage(Page):
    """The map; the cursor is on a quarter."""

    keys = KEYS.pages[1]

    _seen: View

    def __init__(self, preview: Callable[[Move, int], list[Line]]) -> None:
        """`preview` tells in short what a move would do; the cursor is on the first quarter."""
        self._preview = preview
        self._row = self._column = 0
        self._marked: frozenset[str] = frozenset()

    def look(self, view: View) -> None:
        """Show another position."""
        self._seen = view

    def mark(self, names: frozenset[str]) -> None:
        self._marked = names

    @property
    def _coming(self) -> str | None:
        """The quarter that the company of a game alone will take."""
        company = self._seen.table["company"]
        return (company["takes"] or self._seen.forecast["company"]) if company is not None else None

    @property
    def _here(self) -> QuarterData:
        return self._seen.table["city"][COLUMNS * self._row + self._column]

    @property
    def under_cursor(self) -> str:
        return self._here["quarter"]

    @property
    def meant(self) -> Move | None:
        """Taking the quarter with the cursor, whether or not it is possible."""
        return Claim(self.under_cursor) if self._seen.phase == ACTION else None

    # The cursor.

    def along(self, by: int) -> None:
        """To the quarter in the west or east."""
        self._column = moved(self._column, by, COLUMNS)

    def step(self, by: int) -> None:
        self._row = moved(self._row, by, ROWS)

    def page_by(self, by: int) -> None:
        self._row = 0 if by < 0 else ROWS - 1

    def to_next_group(self) -> None:
        """To the next quarter that can be taken, else to the next one that is free."""
        city = self._seen.table["city"]
        start = COLUMNS * self._row + self._column
        order = [(start + n) % len(city) for n in range(1, len(city) + 1)]
        can = [n for n in order if self._seen.move("claim", city[n]["quarter"]) is not None]
        free = [n for n in order if city[n]["tile"] is not None]
        self._put((can or free or order)[0])

    def _put(self, place: int) -> None:
        self._row, self._column = divmod(place, COLUMNS)

    def to_first(self) -> None:
        self._put(0)

    def to_last(self) -> None:
        self._put(ROWS * COLUMNS - 1)

    def jump(self, words_typed: str) -> None:
        number = words_typed.strip().lower().removeprefix("q")
        if number.isdecimal() and 1 <= int(number) <= ROWS * COLUMNS:
            self._put(int(number) - 1)

    # The picture.

    def lines(self, cells: int, height: int, *, active: bool) -> list[Line]:
        left = _WALL if cells >= _WALL + COLUMNS * _ROOMY else _NARROW_WALL
        size = (cells - left) // COLUMNS
        each = 3 if height > 3 * ROWS else 2
        rows = []
        for row in range(ROWS):
            quarters = self._seen.table["city"][COLUMNS * row : COLUMNS * (row + 1)]
            pair = [EMPTY, EMPTY]
            for column, one in enumerate(quarters):
                is_here = active and (row, column) == (self._row, self._column)
                for n, line in enumerate(self._quarter(one, size)):
                    part = fit(line, size - 1, more="")
                    pair[n] += (selected(part) if is_here else part) + text(" ")
            rows += [*pair, EMPTY][:each]
        shown_rows = height // 2
        if shown_rows < ROWS:
            # Where the page is low, as much of the map is seen as has room, the cursor in it.
            first = max(0, self._row + 1 - shown_rows)
            rows = rows[2 * first : 2 * (first + shown_rows)]
        heading = [self._heading(cells)] if height > len(rows) else []
        wall = block([*([EMPTY] * len(heading)), *self._wall(left, height)], height)
        whole = block([*heading, *rows], height)
        return [line if n < len(heading) else wall[n] + line for n, line in enumerate(whole)]

    def _heading(self, cells: int) -> Line:
        view = self._seen
        turn = view.table["turn"]
        line = text(" " + _("Wall") + " ", "heading")
        if turn is not None and view.is_mine:
            left = turn["quarter_limit"] - turn["quarters"]
            payable = sum(one["payable"] for one in view.table["city"])
            said = _("{n} to take, {payable} payable").format(n=left, payable=payable) if left else _("taken")
            line += text(_("quarters") + " ", "dim") + text(said, "gain" if left and payable else "dim")
        sizes = " ".join(map(str, view.mine["areas"]))
        line += text("  " + _("your areas") + " ", "dim") + text(sizes or _("none"), "figure")
        return fit(line, cells)

    def _wall(self, cells: int, height: int) -> list[Line]:
        """The discs, the one that is ahead first; from the east one looks at them from above."""
        found = []
        for disc in self._seen.table["wall"]:
            seat = disc["seat"]
            sign = text("c", style_of(None)) if seat is None else self._seen.token(seat)
            found.append(text(f"{disc['space']:>2}", "dim") + sign)
        return [fit(line, cells) for line in block(found, height)]

    def _quarter(self, one: QuarterData, cells: int) -> list[Line]:
        """A quarter in two lines: its number with its tile or owner, what it costs."""
        view = self._seen
        number = text(one["quarter"][1:], "mark" if one["quarter"] in self._marked else "dim")
        if one["tile"] is None:
            style = "mark" if one["company"] else style_of(one["owner"])
            name = _("comp.") if one["company"] else view.name(one["owner"])
            room = cells - width(number) - 2
            return [number + text(" ") + text(name[:room], style), text("   ") + text("■" * (room - 1), style)]
        tile = _(_SHORT[one["tile"]]) if cells < _ROOMY else short_tile(one["tile"])
        can = one["payable"] and view.is_mine
        supply = view.mine["supply"] if view.table["phase"] == ACTION else None
        cost = pieces.cost(one["cost"], supply)
        style = "mark" if one["dark"] else "plain"
        sign = text("!", "gain") if can else text(" ")
        if one["quarter"] == self._coming:
            sign = text("c", "mark")
        if cells < _ROOMY:
            return [number + text(tile, style), text(" ") + sign + cost]
        return [fit(number + text(" ") + text(tile, style), cells - 2) + sign, text("   ") + cost]

    # The foot.

    def details(self, cells: int) -> list[Line]:
        view, one = self._seen, self._here
        move = self.meant
        if move is not None and view.move(move.words, move.target) is not None:
            found = self._preview(move, cells)
        else:
            found = [text(" ") + line for line in self._description(one, cells - 2)]
        return [*found, *(text(" ") + line for line in self._would_bring(one, cells - 2))]

    def _description(self, one: QuarterData, cells: int) -> list[Line]:
        view = self._seen
        if one["tile"] is None:
            owner = _(words.COMPANY) if one["company"] else view.name(one["owner"])
            said = _("{quarter} has been taken by {name}.")
            return wrap(said.format(quarter=words.quarter_name(one["quarter"]), name=owner), cells, "dim")
        said = _("{quarter}: {tile}, costs {cost}.").format(
            quarter=words.quarter_name(one["quarter"]),
            tile=words.tile_name(one["tile"]),
            cost=words.quarter_cost(one["quarter"]),
        )
        reason = view.refusal(Claim(one["quarter"])) if view.phase == ACTION else ""
        return [*wrap(said, cells), *(wrap(reason, cells, "dim") if reason else [])]

    def _would_bring(self, one: QuarterData, cells: int) -> list[Line]:
        """What a quarter would bring: the area that it would make, and what its tile is worth in its port."""
        view, number = self._seen, QUARTER[one["quarter"]]
        near = [n for n in quarters_of(NEIGHBOURS[number]) if view.table["city"][n]["owner"] is not None]
        parts = []
        if one["quarter"] == self._coming:
            parts.append(text(_("the company takes it in this round"), "mark"))
        if near:
            names = [text(f"{n + 1} ") + view.called(view.table["city"][n]["owner"]) for n in near]
            parts.append(text(_("beside") + " ", "dim") + join(names, ", "))
        if one["tile"] is not None:
            own = view.seen.city[view.seat]
            before, after = (max(areas(bits), default=0) for bits in (own, own | 1 << number))
            if after > before:
                said = _("area {n} → {after}: +{points} PP").format(n=before, after=after, points=2 * (after - before))
                parts.append(text(said, "gain"))
        if one["tile"] in GOOD:
            parts.append(self._worth(str(one["tile"])))
        return pieces.flow(parts, cells, 2, "   ")

    def _worth(self, good: str) -> Line:
        view = self._seen
        prestige, gold = delivery(view.table, view.mine, good)
        port = shown(PORTS[PORT_OF[GOOD[good]]].shown)
        said = _("{port} pays {n} PP").format(port=port, n=prestige)
        return text(said, "worth") + (text(_(" and {n} gold").format(n=gold), "good:gold") if gold else EMPTY)


def short_tile(name: str) -> str:
    """A tile in at most five cells."""
    return _(_LONG.get(name, "")) or words.tile_name(name)
