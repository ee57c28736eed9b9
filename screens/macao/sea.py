"""The page of the sea: the route with its ports, what they pay next, who is where, what is aboard."""

from __future__ import annotations

from collections.abc import Callable

from engine import Move, Plan
from engine.macao.moves import Deliver, Sail
from engine.macao.sea import DISTANCE, SPACE
from engine.macao.state import ACTION
from engine.texts.language import gettext as _
from screens.macao import goals, sea_lines, sea_map, words
from screens.macao.actions import KEYS
from screens.macao.data import delivery
from screens.macao.sea_lines import port_of
from screens.macao.view import View
from screens.table.title import Page
from screens.words import capital
from widgets.lines import Line, text, wrap


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
    def view(self) -> View:
        """The position that is shown."""
        return self._seen

    @property
    def marked(self) -> frozenset[str]:
        """The ports that are not as they were."""
        return self._marked

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
            port = port_of(view, self._space)
            return Deliver(port["good"]) if port is not None else None
        return goals.voyage(view, self._space) or Sail(self._space)

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
        return sea_lines.lines(self, cells, height, active=active)

    # The foot.

    def details(self, cells: int) -> list[Line]:
        view, move = self._seen, self.meant
        if isinstance(move, Plan) or (move is not None and view.move(move.words, move.target) is not None):
            return self._preview(move, cells)
        port = port_of(view, self._space)
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
