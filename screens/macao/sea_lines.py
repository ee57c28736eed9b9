"""How the sea is drawn: the water with the route, its ports and ships on it; and the cargo as a table."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from engine.macao import sea, voyages
from engine.texts.language import comma, gettext as _
from screens.macao import pieces, words
from screens.macao.sea_map import LANES, LINKS, NORTH, SOUTH, Chart, Rows
from screens.macao.view import View, block_of
from widgets.lines import EMPTY, Line, cut, fit, grounded, join, plain, selected, text, width
from widgets.styles import on

_WAVES: Final = ("~          ~~               ~            ", "", "                  ~               ~~     ", "")
"""What the sea looks like where there is nothing else, from the shore in the west on, line by line in turns: calm."""
_CLEAR: Final = 3
"""Cells without anything to both sides of a wave."""
_NAME: Final = 9
_CRATES: Final = 5
"""Cells of the first columns of the cargo: whose it is, its tiles."""


def picture(view: View, chart: Chart, rows: Rows, here: int | None, marked: Collection[str]) -> list[Line]:
    """The lines of the map; the cursor is on the space `here`, the ports that are `marked` have changed."""
    found: list[Line] = [EMPTY] * rows.height
    for row in (*rows.links, rows.cross):
        found[row] = _put(found[row], chart.columns[sea.START], text("│", "rule"))
        for link in LINKS:
            found[row] = _put(found[row], chart.columns[link], text("│", "rule"))
    for link in LINKS:
        found[rows.cross] = _put(found[rows.cross], chart.columns[link], _node(view, link, here, 2))
    for lane, row, by in ((SOUTH, rows.south, -1), (NORTH, rows.north, 1)):
        found[row] = _lane(view, chart, lane, here, marked)
        for space in LANES[lane]:
            port = sea.port_at(space)
            if port is not None:
                pays = _values(view, port)
                if not _fits_lane(view, chart, space):
                    pays += text(" ") + _ships(view, space, 1 + view.seen.terms.players)
                for n, line in enumerate((_takes(view, port), pays), 1):
                    column = min(chart.columns[space] + 1, chart.cells - width(line))
                    found[row + n * by] = _put(found[row + n * by], column, line)
    at_anchor = _ships(view, sea.START, 1 + view.seen.terms.players)
    found[rows.south + 1] = _put(found[rows.south + 1], chart.columns[sea.START], at_anchor)
    return [grounded(_with_waves(line, row, chart.cells), "water") for row, line in enumerate(found)]


def _lane(view: View, chart: Chart, lane: int, here: int | None, marked: Collection[str]) -> Line:
    """The spaces of a lane from the west, ports by their names."""
    line = text(" " * chart.columns[sea.START] + ("" if lane == SOUTH else "╰"), "rule")
    spaces = LANES[lane]
    for place, space in enumerate(spaces):
        line += text("─" * (chart.columns[space] - width(line)), "rule")
        room = (chart.columns[spaces[place + 1]] if place + 1 < len(spaces) else chart.cells) - chart.columns[space]
        if sea.port_at(space) is None:
            line += _node(view, space, here, room)
        else:
            line += _port(space, chart.sizes[space], here, is_new=sea.SPACES[space] in marked)
            if _fits_lane(view, chart, space):
                line += _ships(view, space, room)
    return line


def _fits_lane(view: View, chart: Chart, space: int) -> bool:
    """Whether the ships in a port have room beside its name."""
    lane = LANES[SOUTH] if space in LANES[SOUTH] else LANES[NORTH]
    ends = [chart.columns[other] for other in lane if chart.columns[other] > chart.columns[space]]
    room = min(ends, default=chart.cells) - chart.columns[space] - chart.sizes[space]
    return 1 + len(_seats(view, space)) <= room


def _port(space: int, cells: int, here: int | None, *, is_new: bool) -> Line:
    sign = "▸" if space == here else "●" if is_new else " "
    label = fit(text(sign + words.space_name(space), "figure" if space == here else "type:port"), cells)
    label = tuple(piece._replace(style=label[0].style) for piece in label)
    return selected(grounded(label, "water")) if space == here else label


def _node(view: View, space: int, here: int | None, room: int) -> Line:
    """A space of the sea: the ships on it, or a ring."""
    line = EMPTY if space == sea.START else _ships(view, space, room)
    if space == here:
        return selected(grounded(text(plain(line) or ("◆" if space == sea.START else "●"), "figure"), "water"))
    return line or text("◇" if space == sea.START else "○", "rule")


def _seats(view: View, space: int) -> list[int]:
    """Whose ships are on a space, the own one first."""
    return [seat for seat in (view.seat, *view.others) if view.seen.ships[seat] == space]


def _ships(view: View, space: int, room: int) -> Line:
    """The ships on a space, each by the initial of its owner on their colour; + where there are more than have room."""
    seats = _seats(view, space)
    if not seats:
        return EMPTY
    tokens = [view.disc(seat) for seat in seats]
    if len(tokens) < room:
        return text("▸", on(block_of(seats[0]))) + tuple(piece for token in tokens for piece in token)
    if len(tokens) > room:
        tokens = [*tokens[: room - 1], text("+", "mark")]
    return tuple(piece for token in tokens for piece in token)


def _takes(view: View, port: int) -> Line:
    """What a port takes; in bold where one has that aboard."""
    good = sea.PORTS[port].good
    is_aboard = view.seen.cargo[view.seat][good] > 0
    return text(words.good_sign(good), "figure") + text(" " + words.good_name(good), "figure" if is_aboard else "plain")


def _values(view: View, port: int) -> Line:
    """The delivery spaces: covered ones by whose tile lies there, x for those covered for nobody."""
    covered = view.seen.ports[port]
    line: Line = EMPTY
    for place, value in enumerate(sea.PORTS[port].values):
        if place < len(covered):
            line += text("x") if view.seat_of(covered[place]) is None else view.disc(covered[place])
        else:
            line += text(str(value), "worth" if place == len(covered) else "plain")
        line += text(" ")
    return line[:-1]


def _with_waves(line: Line, row: int, cells: int) -> Line:
    """A line as wide as the sea, with waves where there is nothing else for a while."""
    pattern = (_WAVES[row % len(_WAVES)] * (1 + cells // len(_WAVES[0])))[row:]
    words_ = "".join(sign * width(text(sign)) for sign in plain(fit(line, cells)))  # a sign for each cell
    found: Line = EMPTY
    line, start = fit(line, cells), 0
    for place, sign in enumerate(pattern[:cells]):
        if sign == "~" and not words_[max(0, place - _CLEAR) : place + 1 + _CLEAR].strip():
            found += cut(line, start, place) + text("~", "scene:wave")
            start = place + 1
    return found + cut(line, start, cells)


def aboard(view: View, cells: int) -> list[Line]:
    """What everybody has aboard: where tiles go, how far that is, and what the next one brings.

    Own tiles have a line a kind, those of another player share one; several others with nothing aboard share a line.
    """
    cargo = view.seen.cargo
    kinds = {seat: [good for good, number in enumerate(cargo[seat]) if number] for seat in (view.seat, *view.others)}
    own = [_way(view, view.seat, good) for good in kinds[view.seat]]
    single = {seat: _way(view, seat, kinds[seat][0]) for seat in view.others if len(kinds[seat]) == 1}
    sizes = [max(map(width, column)) + 2 for column in zip(*own, *single.values(), strict=True)]
    rows = [_in_columns(one, sizes) for one in own]
    longest = max(width(view.called(seat)) for seat in (view.seat, *view.others)) + 2
    name = max(_NAME, min(longest, cells + 2 - max(map(width, rows), default=0)))
    found = []
    for n, line in enumerate(rows or [text(_("nothing"), "dim")]):
        found.append(_named(view, view.seat if not n else None, name) + line)
    idle = [seat for seat in view.others if not kinds[seat]]
    together = idle if len(idle) > 1 else []
    for seat in (one for one in view.others if one not in together):
        crates = pieces.cargo(cargo[seat])
        ways = [_in_columns(single[seat], sizes)] if seat in single else []
        ways.append(join([_in_short(view, seat, good) for good in kinds[seat]]))
        line = fit(crates, max(_CRATES, 1 + width(crates))) if crates else EMPTY
        ways.append(line + pieces.if_whole(words.goods(cargo[seat]), cells - name - width(line)))
        line = next((one for one in ways if one and width(one) <= cells - name), ways[-1])
        found.append(_named(view, seat, name) + line)
    if together:
        names = join([view.called(seat) for seat in together], comma())
        found.append(text(" ") + names + text("  " + _("nothing"), "dim"))
    return [fit(line, cells) for line in found]


def _in_columns(parts: Sequence[Line], sizes: Sequence[int]) -> Line:
    *others, last = zip(parts, sizes, strict=True)
    return tuple(piece for part, size in others for piece in fit(part, size)) + last[0]


def _named(view: View, seat: int | None, cells: int) -> Line:
    """A player at the beginning of a line, a blank before and after the name; blanks for none."""
    called = EMPTY if seat is None else text(" ") + view.called(seat)
    return fit(fit(called, min(width(called), cells - 1)), cells)


def _way(view: View, seat: int, good: int) -> tuple[Line, Line, Line, Line]:
    """Tiles of a kind: how many, their port, how far it is, what it pays for the next one."""
    number = view.seen.cargo[seat][good]
    said = _("{n} {good} to {port}").format(n=number, good=words.good_name(good), port=words.port_of(good))
    return pieces.crates(good, number), text(said), _far(view, seat, good), _pays(view, seat, good)


def _in_short(view: View, seat: int, good: int) -> Line:
    """The same in fewer words."""
    crates = pieces.crates(good, view.seen.cargo[seat][good])
    port = text(words.port_of(good))
    return join([crates, port, _far(view, seat, good), _pays(view, seat, good)], " ")


def _far(view: View, seat: int, good: int) -> Line:
    steps = sea.DISTANCE[view.seen.ships[seat]][sea.FIRST_PORT + sea.PORT_OF[good]]
    return text(words.spaces(steps), "dim") if steps else text(_("here"), "gain")


def _pays(view: View, seat: int, good: int) -> Line:
    prestige, gold = voyages.value(view.seen, seat, good)
    pays = text(words.prestige(prestige), "worth")
    return pays + text(comma()) + text(words.gold(gold), "good:gold") if gold else pays


def _put(line: Line, column: int, words_: Line) -> Line:
    """A line with words in it at a column; what stood there is covered."""
    end = column + width(words_)
    return fit(cut(line, 0, column), column) + words_ + cut(line, end, max(end, width(line)))
