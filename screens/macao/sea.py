"""The page of the sea: the route with its ports, what they pay next, who is where, what is aboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine import Move, Plan
from engine.macao.moves import Deliver, Sail
from engine.macao.sea import DISTANCE, PORTS, SPACE
from engine.macao.state import ACTION
from engine.macao.table_data import PortData
from screens.macao import goals, pieces, sea_map, words
from screens.macao.actions import KEYS
from screens.macao.city import short_tile
from screens.macao.costing import delivery
from screens.macao.sea_map import BOTTOM, CROSS, LINKS, TOP, Chart
from screens.macao.view import View, style_of
from screens.table.title import Page
from screens.words import capital, shown
from texts.translation import gettext as _
from widgets.lines import EMPTY, Line, block, cut, fit, selected, text, width, wrap

_NAMES: Final = {
    "barcelona": _("Barcel"),
    "marseille": _("Marsei"),
    "genoa": _("Genoa"),
    "antwerp": _("Antwer"),
    "amsterdam": _("Amster"),
    "hamburg": _("Hambur"),
}
"""Ports in six cells, where their names are longer."""


class SeaPage(Page):
    """The route; the cursor is on a space of it."""

    keys = KEYS.pages[2]

    _seen: View

    def __init__(self, preview: Callable[[Move | Plan, int], list[Line]]) -> None:
        """`preview` tells what a move would do; the cursor is on the anchor."""
        self._preview = preview
        self._space = "start"
        self._ship = ""
        self._marked: frozenset[str] = frozenset()

    def look(self, view: View) -> None:
        """Show another position; the cursor follows the own ship."""
        self._seen = view
        if view.mine["ship"] != self._ship:
            self._ship = self._space = view.mine["ship"]

    def mark(self, names: frozenset[str]) -> None:
        self._marked = names

    @property
    def under_cursor(self) -> str:
        return self._space

    @property
    def meant(self) -> Move | Plan | None:
        """Sailing to the space with the cursor, or delivering in the port where the ship lies."""
        view = self._seen
        if view.phase != ACTION:
            return None
        if self._space == view.mine["ship"]:
            port = self._port(self._space)
            return Deliver(port["good"]) if port is not None else None
        return goals.voyage(view, self._space) or Sail(self._space)

    def _port(self, space: str) -> PortData | None:
        return next((one for one in self._seen.table["ports"] if one["port"] == space), None)

    # The cursor.

    def along(self, by: int) -> None:
        """To the space on the left or right."""
        self._space = sea_map.beside(self._space, by)

    def step(self, by: int) -> None:
        self._space = sea_map.above(self._space, by)

    def to_next_group(self) -> None:
        """To the next port for which something is aboard, else to the next one."""
        ports = [one["port"] for one in self._seen.table["ports"]]
        wanted = [one["port"] for one in self._seen.table["ports"] if one["good"] in self._seen.mine["cargo"]] or ports
        here = ports.index(self._space) if self._space in ports else -1
        order = [ports[(here + n) % len(ports)] for n in range(1, len(ports) + 1)]
        self._space = next(port for port in order if port in wanted)

    def to_first(self) -> None:
        """To the own ship."""
        self._space = self._ship

    def to_last(self) -> None:
        self._space = "hamburg"

    def jump(self, words_typed: str) -> None:
        wanted = words_typed.strip().casefold()
        found = [one["port"] for one in self._seen.table["ports"] if one["port"].startswith(wanted)]
        if wanted and found:
            self._space = found[0]

    # The picture.

    def lines(self, cells: int, height: int, *, active: bool) -> list[Line]:
        chart = sea_map.WIDE if cells >= sea_map.WIDE.cells else sea_map.NARROW
        rows = self._map(chart, active=active)
        if height < len(rows):
            rows = [line for n, line in enumerate(rows) if n not in (CROSS - 1, CROSS + 1)]
        below = self._aboard(cells, max(1, height - len(rows)))
        return block([*rows, *below], height)

    def _map(self, chart: Chart, *, active: bool) -> list[Line]:
        lines: list[Line] = [EMPTY] * (BOTTOM + 3)
        lines[0] = self._heading(chart.cells)
        for row in (TOP, BOTTOM):
            lines[row] = self._lane(chart, row, active=active)
            for port in sea_map.lane(row):
                found = self._port(port)
                if found is not None:
                    column = chart.columns[port]
                    room = min(chart.name, chart.cells - column)
                    lines[row + 1] = _put(lines[row + 1], column, text(_good(found["good"], room), "dim"))
                    values = self._values(found, "" if chart is sea_map.NARROW else " ")
                    lines[row + 2] = _put(lines[row + 2], column, values + self._ships(port))
        for row in range(TOP + 1, BOTTOM):
            lines[row] = _put(lines[row], chart.columns["start"], text("│", "rule"))
        for space, _port_above in LINKS:
            column = chart.columns[space]
            lines[CROSS] = _put(lines[CROSS], column, self._node(space, active=active))
            for row in (CROSS - 1, CROSS + 1):
                lines[row] = _put(lines[row], column, text("│", "rule"))
        return lines

    def _heading(self, cells: int) -> Line:
        view = self._seen
        line = text(" " + _("Your ship") + " ", "heading") + text(words.space_name(view.mine["ship"]))
        cubes = sum(view.mine["supply"].values())
        if view.phase == ACTION:
            steps = words.spaces(cubes + view.position.free_steps)
            line += text("  " + _("up to {spaces}").format(spaces=steps), "dim")
            if view.position.free_steps:
                line += text("  " + _("{n} free").format(n=view.position.free_steps), "gain")
        return fit(line, cells)

    def _lane(self, chart: Chart, row: int, *, active: bool) -> Line:
        line = text(" " * chart.columns["start"] + ("" if row == TOP else "╰"), "rule")
        for space in sea_map.lane(row):
            line += text("─" * (chart.columns[space] - width(line)), "rule")
            line += self._node(space, active=active, chart=chart)
        return line

    def _node(self, space: str, *, active: bool, chart: Chart | None = None) -> Line:
        """A space: the ships on it, or a ring; a port by its name."""
        port = self._port(space)
        if port is not None and chart is not None:
            name = shown(next(one.shown for one in PORTS if one.name == space))
            if len(name) > chart.name:
                name = _NAMES.get(space, name)
            line = text(name, "mark" if space in self._marked else "figure")
        else:
            line = self._ships(space) or text("◇" if space == "start" else "o")
            if width(line) > 2:
                line = (*line[:1], *text("+", "dim"))
        return selected(line) if active and space == self._space else line

    def _ships(self, space: str) -> Line:
        """The ships on a space, the own one first, each by the initial of its owner."""
        view = self._seen
        line: Line = EMPTY
        for player in (view.mine, *view.others):
            if player["ship"] == space:
                line += text(view.initial(player), style_of(player["seat"]))
        return line

    def _values(self, port: PortData, between: str) -> Line:
        """The delivery spaces: covered ones by whose tiles lie there."""
        line: Line = EMPTY
        for place, value in enumerate(port["values"]):
            if place < len(port["covered"]):
                seat = port["covered"][place]
                line += text("x", style_of(seat) if seat is not None else "dim")
            else:
                line += text(str(value), "worth" if place == len(port["covered"]) else "plain")
            line += text(between if place < len(port["values"]) - 1 else " ")
        return line

    def _aboard(self, cells: int, rows: int) -> list[Line]:
        """What is aboard and what it would bring; then what the others have aboard."""
        view = self._seen
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
        others = []
        for player in view.others:
            cargo = words.goods(player["cargo"])
            others.append(text(" ") + view.called(player["seat"]) + text(" " + cargo, "dim"))
        own = own or [text(" " + _("Nothing is aboard."), "dim")]
        return [fit(line, cells) for line in [*pieces.flow(own, cells, rows), *others][:rows]]

    # The foot.

    def details(self, cells: int) -> list[Line]:
        view, move = self._seen, self.meant
        if isinstance(move, Plan) or (move is not None and view.move(move.words, move.target) is not None):
            return self._preview(move, cells)
        port = self._port(self._space)
        steps = DISTANCE[SPACE[view.mine["ship"]]][SPACE[self._space]]
        if not steps:
            said = _("Your ship lies here: {space}.")
        elif port is None:
            said = _("{space}, {steps} from your ship.")
        elif port["next"] is None:
            said = _("{space} takes {good}, and is full; {steps} from your ship.")
        else:
            said = _("{space} takes {good}, pays you {n} PP for the next tile; {steps} from your ship.")
        name = words.space_name(self._space)
        found = said.format(
            space=capital(name) if steps else name,
            steps=words.spaces(steps),
            good=words.good_name(port["good"]) if port is not None else "",
            n=delivery(view.table, view.mine, port["good"])[0] if port is not None else 0,
        )
        there = [
            player["name"]
            for player in view.table["players"]
            if player["ship"] == self._space and player is not view.mine
        ]
        if there:
            found += " " + _("Here: {names}.").format(names=", ".join(there))
        lines = wrap(found, cells - 2)
        if view.phase == ACTION and steps:
            lines += wrap(_("You have not so many cubes in this turn."), cells - 2, "dim")
        return [text(" ") + line for line in lines]


def _good(name: str, cells: int) -> str:
    """A kind of goods in so many cells."""
    said = words.good_name(name)
    return said if len(said) <= cells else short_tile(name)


def _put(line: Line, column: int, words_: Line) -> Line:
    """A line with words in it at a column; what stood there is covered."""
    end = column + width(words_)
    return fit(cut(line, 0, column), column) + words_ + cut(line, end, max(end, width(line)))
