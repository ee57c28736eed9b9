"""The page of the sea: the route with its ports, what they pay next, who is where, what is aboard."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine import Move, Plan
from engine.macao import moves, sea, state, voyages
from engine.texts import N_
from engine.texts.language import gettext as _, listed
from screens.macao import actions, pieces, sea_map, turns, words
from screens.macao.view import View
from screens.table.page import ViewPage
from widgets.lines import EMPTY, Line, block, cut, fit, selected, text, width, wrap
from widgets.menu import onward

_NAMES: Final[Mapping[str, str]] = {
    "barcelona": N_("Barc."),
    "marseille": N_("Mars."),
    "antwerp": N_("Antw."),
    "amsterdam": N_("Amst."),
    "hamburg": N_("Hamb."),
}
"""Ports in five cells, where their names are longer."""


class SeaPage(ViewPage[View]):
    """The route; the cursor is on a space of it."""

    keys = actions.KEYS.pages[2]

    def __init__(self, preview: Callable[[Move | Plan, int], list[Line]]) -> None:
        """`preview` tells what a move would do; the cursor is on the anchor."""
        self._preview = preview
        self._space = sea.START
        self._ship = -1

    def look(self, view: View) -> None:
        """Show another position; the cursor follows the own ship."""
        super().look(view)
        if view.seen.ships[view.seat] != self._ship:
            self._ship = self._space = view.seen.ships[view.seat]

    @property
    def under_cursor(self) -> str:
        return sea.SPACES[self._space]

    @property
    def meant(self) -> Move | Plan | None:
        """Sailing to the space with the cursor, or delivering in the port where the ship lies."""
        if self._view.phase != state.ACTION:
            return None
        if self._space == self._ship:
            port = sea.port_at(self._space)
            return None if port is None else moves.Deliver(sea.GOODS[sea.PORTS[port].good])
        return turns.voyage(self._view, self._space) or moves.Sail(self.under_cursor)

    # The cursor.

    def along(self, by: int) -> None:
        """To the space on the left or right."""
        self._space = sea_map.beside(self._space, by)

    def step(self, by: int) -> None:
        self._space = sea_map.above(self._space, by)

    def to_next_group(self) -> None:
        """To the next port for which something is aboard, else to the next one."""
        cargo = self._view.seen.cargo[self._view.seat]
        wanted = [port for port, one in enumerate(sea.PORTS) if cargo[one.good]] or range(len(sea.PORTS))
        port = sea.port_at(self._space)
        here = -1 if port is None else port
        self._space = sea.FIRST_PORT + next(port for port in onward(here, len(sea.PORTS)) if port in wanted)

    def to_first(self) -> None:
        """To the own ship."""
        self._space = self._ship

    def to_last(self) -> None:
        self._space = sea.FIRST_PORT + len(sea.PORTS) - 1

    def jump(self, words_typed: str) -> None:
        wanted = words_typed.strip().casefold()
        found = [port for port, one in enumerate(sea.PORTS) if one.name.startswith(wanted)]
        if wanted and found:
            self._space = sea.FIRST_PORT + found[0]

    # The picture.

    def lines(self, cells: int, height: int, *, active: bool) -> list[Line]:
        chart = sea_map.WIDE if cells >= sea_map.WIDE.cells else sea_map.NARROW
        rows = self._map(chart, active=active)
        if height < len(rows):
            rows = [line for n, line in enumerate(rows) if n not in (sea_map.CROSS - 1, sea_map.CROSS + 1)]
        return block([*rows, *_aboard(self._view, cells, max(1, height - len(rows)))], height)

    def _map(self, chart: sea_map.Chart, *, active: bool) -> list[Line]:
        rows: list[Line] = [EMPTY] * (sea_map.BOTTOM + 3)
        rows[0] = self._heading(chart.cells)
        for row in (sea_map.TOP, sea_map.BOTTOM):
            rows[row] = self._lane(chart, row, active=active)
            for space in sea_map.LANES[row]:
                port, column = sea.port_at(space), chart.columns[space]
                if port is not None:
                    room = min(chart.name, chart.cells - column)
                    rows[row + 1] = _put(rows[row + 1], column, text(_good(sea.PORTS[port].good, room), "dim"))
                    values = _values(self._view, port, "" if chart is sea_map.NARROW else " ")
                    ships = _ships(self._view, space)
                    if column + width(values + ships) > chart.cells:
                        values, ships = cut(values, 0, width(values) - 1), (*ships[:1], *text("+", "dim"))
                    rows[row + 2] = _put(rows[row + 2], column, values + ships)
        for row in range(sea_map.TOP + 1, sea_map.BOTTOM):
            rows[row] = _put(rows[row], chart.columns[sea.START], text("│", "rule"))
        for space in sea_map.LINKS:
            column = chart.columns[space]
            rows[sea_map.CROSS] = _put(rows[sea_map.CROSS], column, self._node(space, chart, active=active))
            for row in (sea_map.CROSS - 1, sea_map.CROSS + 1):
                rows[row] = _put(rows[row], column, text("│", "rule"))
        return rows

    def _heading(self, cells: int) -> Line:
        view, free = self._view, self._view.seen.free_steps
        line = text(" " + _("Your ship") + " ", "heading") + text(words.space_name(self._ship))
        if view.phase == state.ACTION:
            steps = words.spaces(sum(view.supply) + free)
            line += text("  " + _("up to {spaces}").format(spaces=steps), "dim")
            if free:
                line += text("  " + _("{n} free").format(n=free), "gain")
        return fit(line, cells)

    def _lane(self, chart: sea_map.Chart, row: int, *, active: bool) -> Line:
        line = text(" " * chart.columns[sea.START] + ("" if row == sea_map.TOP else "╰"), "rule")
        for space in sea_map.LANES[row]:
            line += text("─" * (chart.columns[space] - width(line)), "rule")
            line += self._node(space, chart, active=active)
        return line

    def _node(self, space: int, chart: sea_map.Chart, *, active: bool) -> Line:
        """A space: the ships on it, or a ring; a port by its name."""
        if sea.port_at(space) is not None:
            name = words.space_name(space)
            if width(text(name)) > chart.name:
                name = _(_NAMES.get(sea.SPACES[space], "")) or name
            line = text(name, "mark" if sea.SPACES[space] in self.marked else "figure")
        else:
            line = _ships(self._view, space) or text("◇" if space == sea.START else "o")
            if width(line) > 2:
                line = (*line[:1], *text("+", "dim"))
        return selected(line) if active and space == self._space else line

    # The foot.

    def details(self, cells: int) -> list[Line]:
        view, move, seen = self._view, self.meant, self._view.seen
        if isinstance(move, Plan) or (move is not None and move in view.moves):
            return self._preview(move, cells)
        port, steps = sea.port_at(self._space), sea.DISTANCE[self._ship][self._space]
        good = None if port is None else sea.PORTS[port].good
        if not steps:
            said = _("Your ship lies here: {space}.")
        elif port is None:
            said = _("{space}, {steps} from your ship.")
        elif len(seen.ports[port]) == len(sea.PORTS[port].values):
            said = _("{space} takes {good}, and is full; {steps} from your ship.")
        else:
            said = _("{space} takes {good}, pays you {n} PP for the next tile; {steps} from your ship.")
        found = said.format(
            space=(words.space_label if steps else words.space_name)(self._space),
            steps=words.spaces(steps),
            good="" if good is None else words.good_name(good),
            n=0 if good is None else voyages.value(seen, view.seat, good)[0],
        )
        there = [view.name(seat) for seat in sorted(view.others) if seen.ships[seat] == self._space]
        if there:
            found += " " + _("Here: {names}.").format(names=listed(there))
        lines = wrap(found, cells - 2)
        if view.phase == state.ACTION and steps:
            lines += wrap(_("You have not so many cubes in this turn."), cells - 2, "dim")
        return [text(" ") + line for line in lines]


def _ships(view: View, space: int) -> Line:
    """The ships on a space, the own one first, each by the initial of its owner."""
    line: Line = EMPTY
    for seat in (view.seat, *view.others):
        if view.seen.ships[seat] == space:
            line += view.token(seat)
    return line


def _values(view: View, port: int, between: str) -> Line:
    """The delivery spaces: covered ones by whose tile lies there, x for those covered for nobody."""
    values, covered = sea.PORTS[port].values, view.seen.ports[port]
    line: Line = EMPTY
    for place, value in enumerate(values):
        if place < len(covered):
            seat = view.seat_of(covered[place])
            line += view.token(seat) if seat is not None else text("x", "dim")
        else:
            line += text(str(value), "worth" if place == len(covered) else "plain")
        line += text(between if place < len(values) - 1 else " ")
    return line


def _aboard(view: View, cells: int, rows: int) -> list[Line]:
    """What is aboard and what it would bring; then what the others have aboard."""
    cargo, own = view.seen.cargo, []
    for good, number in enumerate(cargo[view.seat]):
        if number:
            prestige, gold = voyages.value(view.seen, view.seat, good)
            steps = sea.DISTANCE[view.seen.ships[view.seat]][sea.FIRST_PORT + sea.PORT_OF[good]]
            tiles = _("{n} {good}").format(n=number, good=words.good_name(good))
            line = text(" " + tiles, "figure") + text(" " + words.port_of(good))
            line += text(" " + (_("here") if not steps else words.spaces(steps)), "gain" if not steps else "dim")
            line += text(f" {prestige}", "worth") + text(" " + _("PP"), "dim")
            own.append(line + (text(" ") + pieces.gold(gold) if gold else EMPTY))
    others = [text(" ") + view.called(seat) + text(" " + words.goods(cargo[seat]), "dim") for seat in view.others]
    lines = pieces.flow(own or [text(" " + _("Nothing is aboard."), "dim")], cells, rows)
    room = rows - len(lines)
    if room >= len(others):
        lines += others
    elif room:
        lines += pieces.flow(others, cells, room)
    elif any(any(cargo[seat]) for seat in view.others):
        lines[-1] = fit(lines[-1], min(cells - 2, width(lines[-1]))) + text(" …", "dim")
    return [fit(line, cells) for line in lines]


def _good(good: int, cells: int) -> str:
    """A kind of goods in so many cells."""
    said = words.good_name(good)
    return said if width(text(said)) <= cells else pieces.tile(good)


def _put(line: Line, column: int, words_: Line) -> Line:
    """A line with words in it at a column; what stood there is covered."""
    end = column + width(words_)
    return fit(cut(line, 0, column), column) + words_ + cut(line, end, max(end, width(line)))
