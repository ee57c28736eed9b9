"""How the sea is drawn: the route with its ports, what they pay next, the ships, what is aboard."""

from __future__ import annotations

from typing import Final, Protocol

from engine.macao.sea import DISTANCE, PORTS, SPACE
from engine.macao.state import ACTION
from engine.macao.table_data import PortData
from engine.texts import N_
from engine.texts.language import gettext as _
from screens.macao import pieces, sea_map, words
from screens.macao.city import short_tile
from screens.macao.data import delivery
from screens.macao.sea_map import BOTTOM, CROSS, LINKS, TOP, Chart
from screens.macao.view import View
from screens.words import shown
from widgets.lines import EMPTY, Line, block, cut, fit, selected, text, width

_NAMES: Final = {
    "barcelona": N_("Barc."),
    "marseille": N_("Mars."),
    "genoa": N_("Genoa"),
    "antwerp": N_("Antw."),
    "amsterdam": N_("Amst."),
    "hamburg": N_("Hamb."),
}
"""Ports in five cells, where their names are longer."""


class Sea(Protocol):
    """The page of the sea, as far as it is drawn."""

    @property
    def view(self) -> View:
        """The position that is shown."""
        ...

    @property
    def marked(self) -> frozenset[str]:
        """The ports that are not as they were."""
        ...

    @property
    def under_cursor(self) -> str:
        """The space with the cursor."""
        ...


def port_of(view: View, space: str) -> PortData | None:
    """The port at a space of the route, if there is one."""
    return next((one for one in view.table["ports"] if one["port"] == space), None)


def lines(sea: Sea, cells: int, height: int, *, active: bool) -> list[Line]:
    """The route in so many cells and lines, and what is aboard."""
    chart = sea_map.WIDE if cells >= sea_map.WIDE.cells else sea_map.NARROW
    rows = _map(sea, chart, active=active)
    if height < len(rows):
        rows = [line for n, line in enumerate(rows) if n not in (CROSS - 1, CROSS + 1)]
    below = _aboard(sea.view, cells, max(1, height - len(rows)))
    return block([*rows, *below], height)


def _map(sea: Sea, chart: Chart, *, active: bool) -> list[Line]:
    rows: list[Line] = [EMPTY] * (BOTTOM + 3)
    rows[0] = _heading(sea.view, chart.cells)
    for row in (TOP, BOTTOM):
        rows[row] = _lane(sea, chart, row, active=active)
        for port in sea_map.lane(row):
            found = port_of(sea.view, port)
            if found is not None:
                column = chart.columns[port]
                room = min(chart.name, chart.cells - column)
                rows[row + 1] = _put(rows[row + 1], column, text(_good(found["good"], room), "dim"))
                values = _values(sea.view, found, "" if chart is sea_map.NARROW else " ")
                ships = _ships(sea.view, port)
                if column + width(values + ships) > chart.cells:
                    values, ships = cut(values, 0, width(values) - 1), (*ships[:1], *text("+", "dim"))
                rows[row + 2] = _put(rows[row + 2], column, values + ships)
    for row in range(TOP + 1, BOTTOM):
        rows[row] = _put(rows[row], chart.columns["start"], text("│", "rule"))
    for space, _port_above in LINKS:
        column = chart.columns[space]
        rows[CROSS] = _put(rows[CROSS], column, _node(sea, space, active=active))
        for row in (CROSS - 1, CROSS + 1):
            rows[row] = _put(rows[row], column, text("│", "rule"))
    return rows


def _heading(view: View, cells: int) -> Line:
    line = text(" " + _("Your ship") + " ", "heading") + text(words.space_name(view.mine["ship"]))
    cubes = sum(view.mine["supply"].values())
    if view.phase == ACTION:
        steps = words.spaces(cubes + view.seen.free_steps)
        line += text("  " + _("up to {spaces}").format(spaces=steps), "dim")
        if view.seen.free_steps:
            line += text("  " + _("{n} free").format(n=view.seen.free_steps), "gain")
    return fit(line, cells)


def _lane(sea: Sea, chart: Chart, row: int, *, active: bool) -> Line:
    line = text(" " * chart.columns["start"] + ("" if row == TOP else "╰"), "rule")
    for space in sea_map.lane(row):
        line += text("─" * (chart.columns[space] - width(line)), "rule")
        line += _node(sea, space, active=active, chart=chart)
    return line


def _node(sea: Sea, space: str, *, active: bool, chart: Chart | None = None) -> Line:
    """A space: the ships on it, or a ring; a port by its name."""
    port = port_of(sea.view, space)
    if port is not None and chart is not None:
        name = shown(next(one.shown for one in PORTS if one.name == space))
        if width(text(name)) > chart.name:
            name = _(_NAMES.get(space, "")) or name
        line = text(name, "mark" if space in sea.marked else "figure")
    else:
        line = _ships(sea.view, space) or text("◇" if space == "start" else "o")
        if width(line) > 2:
            line = (*line[:1], *text("+", "dim"))
    return selected(line) if active and space == sea.under_cursor else line


def _ships(view: View, space: str) -> Line:
    """The ships on a space, the own one first, each by the initial of its owner."""
    line: Line = EMPTY
    for player in (view.mine, *view.others):
        if player["ship"] == space:
            line += view.token(player["seat"])
    return line


def _values(view: View, port: PortData, between: str) -> Line:
    """The delivery spaces: covered ones by whose tile lies there, x for those covered for nobody."""
    line: Line = EMPTY
    for place, value in enumerate(port["values"]):
        if place < len(port["covered"]):
            seat = port["covered"][place]
            line += view.token(seat) if seat is not None else text("x", "dim")
        else:
            line += text(str(value), "worth" if place == len(port["covered"]) else "plain")
        line += text(between if place < len(port["values"]) - 1 else " ")
    return line


def _aboard(view: View, cells: int, rows: int) -> list[Line]:
    """What is aboard and what it would bring; then what the others have aboard."""
    here = SPACE[view.mine["ship"]]
    own = []
    for good, number in view.mine["cargo"].items():
        port = next(one for one in view.table["ports"] if one["good"] == good)
        prestige, gold = delivery(view.table, view.mine, good)
        steps = DISTANCE[here][SPACE[port["port"]]]
        line = text(" " + words.goods({good: number}), "figure") + text(" " + words.port_of(good))
        line += text(" " + (_("here") if not steps else words.spaces(steps)), "gain" if not steps else "dim")
        line += text(f" {prestige}", "worth") + text(" " + _("PP"), "dim")
        own.append(line + (text(f" {gold}", "good:gold") + text(_("g"), "dim") if gold else EMPTY))
    others = [
        text(" ") + view.called(player["seat"]) + text(" " + words.goods(player["cargo"]), "dim")
        for player in view.others
    ]
    lines_ = pieces.flow(own or [text(" " + _("Nothing is aboard."), "dim")], cells, rows)
    room = rows - len(lines_)
    if room >= len(others):
        lines_ += others
    elif room:
        lines_ += pieces.flow(others, cells, room)
    elif any(player["cargo"] for player in view.others):
        lines_[-1] = fit(lines_[-1], min(cells - 2, width(lines_[-1]))) + text(" …", "dim")
    return [fit(line, cells) for line in lines_]


def _good(name: str, cells: int) -> str:
    """A kind of goods in so many cells."""
    said = words.good_name(name)
    return said if width(text(said)) <= cells else short_tile(name)


def _put(line: Line, column: int, words_: Line) -> Line:
    """A line with words in it at a column; what stood there is covered."""
    end = column + width(words_)
    return fit(cut(line, 0, column), column) + words_ + cut(line, end, max(end, width(line)))
