"""The lines above every page: the round, the quay of seven tiles, and the meal that is coming."""

from __future__ import annotations

from engine.le_havre.deck import CARDS
from engine.le_havre.forecast import ComingTile, Meal, marker
from engine.le_havre.goods import FRANCS, TILES, Tile
from engine.le_havre.rounds import NONE, SPECIAL, TURNS_IN_A_ROUND
from engine.le_havre.ships import SHIPS
from engine.texts.language import colon, gettext as _, ngettext, pgettext, within
from screens.le_havre.pieces import good
from screens.le_havre.view import View
from screens.le_havre.words import card_name, good_name, short_ship
from widgets.filled import figure, fill
from widgets.gauges import gauge, progress
from widgets.lines import EMPTY, Line, beside, ends, fit, join, text, width
from widgets.styles import seat

_BARS = 10
_BOXES_FROM = 112
"""Columns from which the tiles of the quay are boxes with the players' names."""
SHIP_ON = "▐", "▌"
"""Around the tile at which the ship lies."""


def lines(view: View, columns: int, *, is_high: bool = False) -> list[Line]:
    """Where the game is and what the end of the round brings, the quay, the meal; `is_high`: the quay in boxes."""
    quay = _boxes(view, columns) if is_high and columns >= _BOXES_FROM else [_quay(view, columns)]
    return [_first(view, columns), *quay, _meal_line(view, columns)]


def _first(view: View, columns: int) -> Line:
    position = view.seen
    line = text(" ") + text(_("Le Havre"), "title") + text("   ")
    end = _round_end(view) + text(" ")
    if view.is_over:
        return ends(line + text(_("the game is over")), end, columns)
    if position.final:
        return ends(line + text(_("final actions")), end, columns)
    line += figure(pgettext("number", "round"), _of(position.round, len(position.terms.rounds))) + text(" ")
    turn = figure(pgettext("number", "turn"), _of(position.turn, TURNS_IN_A_ROUND))
    room = columns - width(line) - width(turn) - width(end) - 4
    cells = max(0, min(_BARS, room))
    bar = progress(position.round, len(position.terms.rounds), cells) + text("  ") if cells >= 4 else EMPTY
    return ends(line + bar + turn, end, columns)


def _of(number: int, all_of_them: int) -> Line:
    return text(number, "figure") + text(f"/{all_of_them}", "dim")


def _round_end(view: View) -> Line:
    """Harvest, the town's building and the ship that the end of the round brings."""
    end = view.forecast.round_end
    if end is None:
        return EMPTY
    parts: list[Line] = [text(_("harvest"), "gain") if end.harvest else text(_("no harvest"), "dim")]
    if end.town != NONE:
        unknown = _("special") if end.town == SPECIAL else _("nothing")
        builds = unknown if end.builds is None else card_name(CARDS[end.builds].name)
        parts.append(figure(pgettext("owner", "town"), text(builds)))
    parts.append(text(within(short_ship(SHIPS[end.ship].name))))
    return join(parts, " · ")


def _suppliers(view: View) -> dict[int, int]:
    """Whose turn each tile of the quay that is still to come is, by its place."""
    here = marker(view.seen)
    found: dict[int, int] = {}
    for tile in view.forecast.tiles:
        found.setdefault(((-1 if here is None else here) + tile.in_turns) % len(TILES), tile.seat)
    if here is not None and not view.is_over:
        found[here] = view.seen.seat
    return found


def goods_of(tile: Tile | ComingTile | None) -> Line:
    """What a tile brings, in the colours of the goods; `%` says that interest is due."""
    if tile is None or tile.brings is None:
        return text("? ?", "dim")
    line = join((text(_("franc") if kind == FRANCS else good_name(kind), good(kind)) for kind in tile.brings), " ")
    return line + (text("%", "short") if tile.interest else EMPTY)


def tiles(view: View) -> list[Tile | None]:
    """The tiles of the quay in their order; None while they lie face down."""
    opened = view.seen.opened
    return [TILES[number] if place < opened else None for place, number in enumerate(view.seen.tiles)]


def _quay(view: View, columns: int) -> Line:
    """The seven tiles in their order, each after a line in the colour of whose turn it is; the ship at its place."""
    here = marker(view.seen)
    names = [goods_of(tile) for tile in tiles(view)]
    whose = _suppliers(view)
    spare = columns - 2 - sum(map(width, names)) - len(names) - 1
    pad = max(0, min(2, spare // len(names)))
    line = text(" ")
    for place, name in enumerate(names):
        style = seat(whose[place]) if place in whose and len(view.names) > 1 else "rule"
        left = text(SHIP_ON[0], "mark") if place == here else text(SHIP_ON[1], "mark") if place - 1 == here else EMPTY
        line += left or text("│", style)
        line += fit(name, width(name) + pad, "centre")
    return fit(line + (text(SHIP_ON[1], "mark") if here == len(names) - 1 else text("│", "rule")), columns)


def _boxes(view: View, columns: int) -> list[Line]:
    """The quay in three lines: a box for each tile, with whose turn it is above and interest below."""
    here, whose = marker(view.seen), _suppliers(view)
    boxes: list[tuple[list[Line], int]] = []
    due = _("interest")
    cells = (columns - 2) // len(TILES) - 1
    for place, tile in enumerate(tiles(view)):
        style = "mark" if place == here else "rule"
        owner = EMPTY
        if place in whose and len(view.names) == 1:
            owner = text(" ▸ ", "mark") if place == here else EMPTY
        elif place in whose:
            called = view.names[whose[place]]
            name = fit(text(called, seat(whose[place])), min(cells - 6, width(text(called))))
            owner = text(" ") + text("▸ " if place == here else "", "mark") + name + text(" ")
        top = text("╭", style) + owner
        top += text("─" * (cells - 1 - width(top)) + "╮", style)
        middle = text("│", style) + fit(goods_of(tile), cells - 2, "centre") + text("│", style)
        interest = text(f" {due} ", "short") if tile is not None and tile.interest else EMPTY
        low = text("─" * (cells - 2 - width(interest)), style) + interest
        boxes.append(([top, middle, text("╰", style) + low + text("╯", style)], cells))
    return [text(" ") + line for line in beside(*boxes, between=text(" "))]


def _meal_line(view: View, columns: int) -> Line:
    """What the meal takes and whether it is covered."""
    if view.is_over:
        return fit(text(" " + _("Every loan that could be repaid has been repaid."), "dim"), columns)
    if not view.forecast.meals:
        return fit(text(" " + _("No supply, no purchases: one action each, then the score."), "dim"), columns)
    meal = view.forecast.meals[view.seat]
    interest = _interest(view)
    line = EMPTY
    for most, is_short in ((12, False), (8, True), (4, True), (0, True)):
        line = text(" ") + _meal(meal, most, is_short=is_short)
        line += (text("  " if is_short else "   ") + interest) if interest else EMPTY
        if width(line) < columns + is_short:
            break
    return fit(line, columns)


def _interest(view: View) -> Line:
    """When interest is due, if the player has a loan."""
    turns = view.forecast.interest_in
    if not view.seen.loans[view.seat] or turns is None:
        return EMPTY
    return text(_("interest in {n}").format(n=turns) if turns else _("interest now"), "mark")


def _meal(meal: Meal, most: int, *, is_short: bool) -> Line:
    due = figure(_("Meal"), text(meal.due, "figure"))
    if not meal.due:
        return due + text("  ") + text(_("nothing is due"), "gain")
    due += text(" ") + gauge(
        meal.due,
        [(meal.ships, "good:fish"), (meal.food, "good:grain"), (meal.francs, "good:francs")]
        if meal.owed
        else [(meal.due, "good:grain")],
        most,
    )
    due += text("  ")
    if not meal.owed and meal.ships < meal.due:
        return due + text(_("you have eaten"), "gain")
    if not meal.owed:
        return due + text(_("the ships feed you"), "gain")
    have = [text(_("{n} food").format(n=meal.food), "good:grain")]
    have.append(text(ngettext("{n} franc", "{n} francs", meal.francs).format(n=meal.francs), "good:francs"))
    if meal.ships:
        have.insert(0, text((_("{n} by ship") if is_short else _("{n} from ships")).format(n=meal.ships), "good:fish"))
    line = due + join(have, " + ") + text(colon(), "dim")
    if not meal.short:
        return line + text(_("covered"), "gain")
    loans = ngettext("{n} loan", "{n} loans", meal.loans).format(n=meal.loans)
    return line + fill(
        # Translators: "3 short, 1 loan".
        _("{short}, {loans}"),
        short=text(ngettext("{n} short", "{n} short", meal.short).format(n=meal.short), "short"),
        loans=text(loans, "short"),
    )
