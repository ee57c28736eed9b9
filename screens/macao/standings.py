"""How all stand: the lines above every page, and what one and the others have at the side of the pages."""

from __future__ import annotations

from engine.macao import city, forecast, scoring, state, wall
from engine.texts.language import gettext as _
from screens.macao import pieces, words
from screens.macao.view import View
from widgets.gauges import LEADER, progress
from widgets.lines import EMPTY, Line, ends, fill, fit, join, rule, text, width

NARROW, WIDE = 25, 38
_WIDE_FROM = 110
_BAR = 12


def head(view: View, columns: int) -> list[Line]:
    """Three lines: where the game is, the order on the wall with the scores, what presses."""
    return [_first(view, columns), _wall(view, columns), _presses(view, columns)]


def _first(view: View, columns: int) -> Line:
    seen = view.seen
    if view.is_over:
        where, bar = text(_("the game is over")), EMPTY
    elif not seen.round:
        where, bar = text(_("before the first round")), EMPTY
    else:
        where = text(_("round {n}/{rounds}").format(n=seen.round, rounds=state.LAST_ROUND))
        bar = progress(seen.round, state.LAST_ROUND, _BAR)
    left = [text(" " + _("Macao"), "title"), where, bar]
    right: Line = EMPTY
    if not view.is_over:
        left.append(text(_(words.PHASES[seen.phase]), "gain"))
        if not view.is_mine:
            left.append(view.called(seen.seat))
        if seen.round:
            gold, points = seen.tribute
            said, gold_shown = _("tribute {gold} gold → {points} PP"), text(gold, "good:gold")
            right = fill(said, "dim", gold=gold_shown, points=text(points, "worth")) + text(" ", "dim")
    return ends(join([part for part in left if part]), right, columns)


def _wall(view: View, columns: int) -> Line:
    """The discs in wall order, each with its space; the scores if the game ended now at the right."""
    line = text(" " + _("Wall"), "heading")
    for place, disc in enumerate(view.seen.wall, 1):
        line += text(f"  {place} ", "dim") + view.called(view.seat_of(disc))
        line += text(f" {wall.space(view.seen, disc)}", "figure")
        if disc == view.seen.top:
            line += text("▲", "mark")
    parts = [
        _leader(view, seat, EMPTY) + view.token(seat) + text(" ") + text(str(total), "figure")
        for seat, total in enumerate(view.totals)
    ]
    right = text(_("now") + " ", "dim") + join(parts) + text(" ")
    return ends(line, right if width(right) + width(line) <= columns else EMPTY, columns)


def _leader(view: View, seat: int, other: Line) -> Line:
    """The sign of a seat that leads, or what stands in its place."""
    return text(LEADER, "mark") if view.leads[seat] else other


def _presses(view: View, columns: int) -> Line:
    """The cubes of the coming rounds, empty ones flagged, and the markers that threaten."""
    if view.is_over:
        return fit(EMPTY, columns)
    seen, seat = view.seen, view.seat
    line = text(" " + _("Cubes"), "heading")
    if any(view.supply):
        line += text("  " + _("now") + " ", "dim") + pieces.numbers(view.supply)
    for number, cubes in forecast.cubes_to_come(seen, seat).items():
        label = _("now") if number == seen.round else _("{n}:").format(n=number)
        line += text(f"  {label} ", "dim") + pieces.total_of(view, number, sum(cubes))
    held, room = len(seen.tableau[seat]), view.have.room
    parts = [text(_("tableau {n}/{room}").format(n=held, room=room), "short" if held >= room else "dim")]
    if seen.penalties[seat]:
        parts.append(text(_("markers {n}").format(n=scoring.PUNISHMENT * seen.penalties[seat]), "short"))
    while parts and width(join(parts)) + width(line) + 3 > columns:
        parts = parts[1:]
    return ends(line, join(parts[::-1]) + text(" "), columns)


# At the side.


def side_width(columns: int) -> int:
    """How many cells the side takes of a terminal of so many columns."""
    return WIDE if columns >= _WIDE_FROM else NARROW


def title(view: View, cells: int) -> Line:
    """Who has it, and the score if the game ended now."""
    score = text("  " + _("now {n}").format(n=view.totals[view.seat]), "heading")
    return fit(view.called(view.seat), min(cells - width(score), len(view.name(view.seat)))) + score


def side(view: View, cells: int, height: int) -> list[Line]:
    """The side in so many cells, at most `height` lines."""
    found = [text(" ") + line for line in _own(view, cells - 1, max(4, height - 2 * len(view.others) - 1))]
    found.append(rule(cells))
    for seat in view.others:
        found += [text(" ") + line for line in _other(view, seat)]
    if view.seen.terms.lone:
        found += [text(" ") + line for line in _company(view)]
    room = height - len(found) - 1
    if room > 0 and view.have.cards:
        found.append(rule(cells))
        names = [text(words.card_name(card), "dim") for card in view.have.cards]
        found += [text(" ") + line for line in pieces.flow(names, cells - 2, room, ", ")]
    return [fit(line, cells) for line in found[:height]]


def _own(view: View, cells: int, rows: int) -> list[Line]:
    """What one has, in at most so many lines."""
    seen, seat = view.seen, view.seat
    parts = [
        text(str(seen.gold[seat]), "figure") + text(" " + _("gold"), "good:gold"),
        text(str(seen.points[seat]), "figure") + text(" " + _("points"), "worth"),
        text(_("has") + " ", "dim") + pieces.numbers(view.supply),
    ]
    if seen.jokers[seat]:
        parts.append(text(words.jokers(seen.jokers[seat])))
    if seen.penalties[seat]:
        parts.append(text(words.markers(seen.penalties[seat]), "short"))
    tiles = [text(f"{number} {pieces.tile(good)}") for good, number in enumerate(seen.cargo[seat]) if number]
    if tiles:
        parts += [text(_("aboard") + " ", "dim") + tiles[0], *tiles[1:]]
    if seen.free_steps and view.is_mine:
        parts.append(text(_("free steps") + " ", "dim") + text(str(seen.free_steps), "figure"))
    if seen.city[seat]:
        parts.append(text(_("area") + " ", "dim") + text(str(city.areas(seen.city[seat])[0]), "figure"))
    parts.append(text(_("cards") + " ", "dim") + text(str(len(view.have.cards)), "figure"))
    return pieces.flow(parts, cells, rows)


def _other(view: View, seat: int) -> list[Line]:
    """Another player in two lines: the score, gold and cubes; what there is besides."""
    seen = view.seen
    line = _leader(view, seat, text(" ")) + fit(view.called(seat), 7)
    line += text(f" {view.totals[seat]:>3}", "figure") + text(" ") + pieces.gold(seen.gold[seat])
    line += text(" " + words.number_of_cubes(sum(seen.supply[seat])), "dim")
    said = _("cards {n}+{more} area {area}").format(
        n=seen.active[seat].bit_count(), more=len(seen.tableau[seat]), area=max(city.areas(seen.city[seat]), default=0)
    )
    if any(seen.cargo[seat]):
        said += _(" tiles {n}").format(n=sum(seen.cargo[seat]))
    return [line, text(said, "dim")]


def _company(view: View) -> list[Line]:
    quarters = _("{n} quarters").format(n=view.seen.city[state.COMPANY].bit_count())
    line = view.called(None) + text("  " + quarters, "dim")
    if view.company_takes is None:
        return [line]
    said = _("takes {quarter}").format(quarter=words.quarter_name(view.company_takes))
    return [line, text("  " + said, "mark")]


def line_of(view: View, seat: int) -> Line:
    """A player in one line: the score and the gold."""
    line = _leader(view, seat, text(" ")) + fit(view.called(seat), 8)
    line += text(f" {view.totals[seat]:>3}", "figure")
    return line + text(" ") + pieces.gold(view.seen.gold[seat], 2) + text(" ")
