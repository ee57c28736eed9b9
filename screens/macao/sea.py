"""The page of the sea: the route with its ports, what they pay next, who is where, what is aboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine import Move, Plan
from engine.macao import moves, sea, state, voyages
from engine.texts.language import gettext as _, listed, paragraph
from screens.macao import actions, sea_lines, sea_map, turns, words
from screens.macao.view import View
from screens.table.page import ViewPage
from widgets.legend import Example, labelled
from widgets.lines import Line, block, fit, text, whole, wrap
from widgets.menu import onward


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
        view = self._view
        aboard = sea_lines.aboard(view, cells)
        rows = sea_map.rows(height - 1 - len(aboard))
        picture = sea_lines.picture(view, sea_map.chart(cells), rows, self._space if active else None, self.marked)
        found = [self._heading(cells), *picture]
        return block([*found, *whole(aboard, min(len(aboard), height - len(found)), cells)], height)

    def captions(self) -> Sequence[Sequence[str]]:
        return [(_("player"), _("good"), _("tiles aboard"), _("how far"), _("pays")), (_("player"), _("aboard"))]

    def example(self, cells: int) -> Example | None:
        return labelled(sea_lines.aboard(self._view, cells), self.captions())

    def _heading(self, cells: int) -> Line:
        view, free = self._view, self._view.seen.free_steps
        line = text(" " + _("Your ship"), "heading") + text("  " + words.space_name(self._ship))
        if view.phase == state.ACTION:
            steps = sum(view.supply) + free
            reach = _("up to {spaces}").format(spaces=words.spaces(steps)) if steps else _("no cube to sail with")
            line += text("  " + reach, "dim")
            if free:
                line += text("  " + _("{n} free").format(n=free), "gain")
        return fit(line, cells)

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
            found = paragraph([found, _("Here: {names}.").format(names=listed(there))])
        lines = wrap(found, cells - 2)
        if view.phase == state.ACTION and steps:
            lines += wrap(_("You do not have that many cubes in this turn."), cells - 2, "dim")
        return [text(" ") + line for line in lines]
