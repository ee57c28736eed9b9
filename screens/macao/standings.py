"""How all stand: the lines above every page, and what one and the others have at the side of the pages."""

from __future__ import annotations

from collections.abc import Callable

from engine.macao import forecast, scoring, state, wall
from engine.texts.language import gettext as _, ngettext
from screens.macao import pieces, roses, words
from screens.macao.view import View
from widgets.filled import figure, fill
from widgets.gauges import progress
from widgets.lines import EMPTY, Line, ends, fit, join, rule, text, width

NARROW, WIDE = 25, 38
_WIDE_FROM = 110
_BAR = 12
_DOTS = 6
"""So many pieces of gold are drawn at most."""


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
        is_turn = view.is_mine and seen.phase == state.ACTION
        left.append(text(_("your turn") if is_turn else _(words.PHASES[seen.phase]), "gain"))
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
    room = columns - width(line)
    long, short = (_("score"),) * 2 if view.is_over else (_("if it ended now"), _("now"))
    right = _ended_now(view, long, view.called)
    if width(right) >= room:
        right = _ended_now(view, short, view.token)
    return ends(line, right if width(right) <= room else EMPTY, columns)


def _ended_now(view: View, words: str, called: Callable[[int], Line]) -> Line:
    """What everybody would have if the game ended now, after these words, each `called` in their colour."""
    parts = [
        pieces.leader(view, seat, EMPTY) + called(seat) + text(" ") + text(str(total), "figure")
        for seat, total in enumerate(view.totals)
    ]
    return figure(words, join(parts)) + text(" ")


def _presses(view: View, columns: int) -> Line:
    """What one has to act with, and what threatens: rounds without cubes, cards that are left, markers."""
    if view.is_over:
        return fit(EMPTY, columns)
    seen, seat = view.seen, view.seat
    # While the wind rose is not turned, those at its first side are still to come.
    coming = forecast.cubes_to_come(seen, seat).get(seen.round, ())
    supply = view.supply if any(view.supply) or not any(coming) else coming
    said = words.number_of_cubes(sum(supply))
    if supply is coming:
        said = _("{cubes} and those of the dice").format(cubes=said)
    line = text(" " + _("Supply"), "heading") + text(" ")
    line += join([one for one in (pieces.cubes(supply), text(said, "dim")) if one])
    line += text("  " + "●" * min(seen.gold[seat], _DOTS), "good:gold") + text(" ") + pieces.gold_of(view, seat)
    parts = [text(_("round {n} has no cube").format(n=n), "short") for n in _empty_rounds(view)]
    held, room = len(seen.tableau[seat]), view.have.room
    parts.append(text(_("tableau {n}/{room}").format(n=held, room=room), "short" if held >= room else "dim"))
    if seen.penalties[seat]:
        parts.append(text(_markers(view), "short"))
    while parts and width(join(parts)) + width(line) + 3 > columns:
        parts.pop()
    return ends(line, join(parts) + text(" "), columns)


def _markers(view: View) -> str:
    """What one's punishment markers cost."""
    return _("markers {n}").format(n=scoring.PUNISHMENT * view.seen.penalties[view.seat])


def _empty_rounds(view: View) -> list[int]:
    """The rounds that bring a marker soon as things stand."""
    coming = forecast.cubes_to_come(view.seen, view.seat)
    return [number for number, cubes in coming.items() if not any(cubes) and pieces.is_near(view, number)]


def round_over(view: View) -> str:
    """What the round that has just ended came to for who looks, and what the next one brings; nothing before it."""
    seen, seat = view.seen, view.seat
    if seen.round < 2:
        return ""
    coming = sum(forecast.cubes_to_come(seen, seat).get(seen.round, ()))
    some = ngettext(
        "Round {round}: {points}, tableau {held} of {room}, {n} cube comes next so far.",
        "Round {round}: {points}, tableau {held} of {room}, {n} cubes come next so far.",
        coming,
    )
    template = some if coming else _("Round {round}: {points}, tableau {held} of {room}, no cube comes next so far.")
    points, held = words.prestige(view.totals[seat]), len(seen.tableau[seat])
    return template.format(round=seen.round - 1, points=points, held=held, room=view.have.room, n=coming)


# At the side.


def side_width(columns: int) -> int:
    """How many cells the side takes of a terminal of so many columns."""
    return WIDE if columns >= _WIDE_FROM else NARROW


def title(view: View, cells: int) -> Line:
    """Who has it, and the score if the game ended now."""
    total = view.totals[view.seat]
    score = text("  " + (str(total) if view.is_over else _("now {n}").format(n=total)), "heading")
    return fit(view.called(view.seat), min(cells - width(score), width(text(view.name(view.seat))))) + score


def side(view: View, cells: int, height: int) -> list[Line]:
    """The side in so many cells, at most `height` lines."""
    found = _own(view, cells - 2)
    company = _company(view, cells - 2) if view.seen.terms.lone else []
    for rows in (2, 1):
        others = [_other(view, seat, cells - 2, rows) for seat in view.others] + ([company] if company else [])
        spare = height - len(found) - sum(map(len, others))
        if spare >= 0:
            break
    if spare >= len(others):
        spare -= len(others)
        others = [[rule(cells), *one] for one in others]
    for n, seat in enumerate(view.others):
        cards = _cards(view, seat, cells - 2, spare // (len(view.others) - n)) if spare > 0 else []
        others[n] += cards
        spare -= len(cards)
    found += [line for one in others for line in one]
    if spare > 1 and view.have.cards:
        found.append(rule(cells))
        found += pieces.named(view.have.cards, cells - 2, spare - 1, "dim")
    return [fit(line if line == rule(cells) else text(" ") + line, cells) for line in found[:height]]


def _own(view: View, cells: int) -> list[Line]:
    """What one has besides the supply and the gold: points, joker tiles, markers, goods, the cubes to come."""
    seen, seat = view.seen, view.seat
    parts = [text(words.prestige(seen.points[seat]), "worth")]
    if seen.jokers[seat]:
        parts.append(text(words.jokers(seen.jokers[seat])))
    if seen.penalties[seat]:
        parts.append(text(_markers(view), "short"))
    if any(seen.cargo[seat]):
        parts.append(figure(_("aboard"), pieces.cargo(seen.cargo[seat])))
    if seen.free_steps and view.is_mine:
        parts.append(figure(_("free steps"), text(str(seen.free_steps), "figure")))
    return [*pieces.flow(parts, cells, 3), *roses.broken(view, seat, cells, 2, is_now=False)]


def _other(view: View, seat: int, cells: int, rows: int) -> list[Line]:
    """Another player: the score, the gold, what is aboard; then the cubes in at most so many lines."""
    seen = view.seen
    line = pieces.leader(view, seat, text(" ")) + view.called(seat) + text(f" {view.totals[seat]}", "figure")
    end = pieces.cargo(seen.cargo[seat])
    gold = text("  ") + pieces.gold_of(view, seat)
    if width(line + gold + end) + 1 <= cells:
        gold += text(" ") + end
    return [line + gold, *roses.broken(view, seat, cells, rows)]


def _cards(view: View, seat: int, cells: int, rows: int) -> list[Line]:
    """The cards of another player: those of the tableau with their cost, then those that are activated."""
    return pieces.cards_in(view, seat, cells, rows) if rows > 0 else []


def _company(view: View, cells: int) -> list[Line]:
    """The company of a game alone: how many quarters it has, which one it takes next."""
    number = view.seen.city[state.COMPANY].bit_count()
    quarters = text("  " + ngettext("{n} quarter", "{n} quarters", number).format(n=number), "dim")
    line = view.called(None) + quarters
    found = [line] if width(line) <= cells else [view.called(None), quarters]
    if view.company_takes is None:
        return found
    said = _("takes {quarter}").format(quarter=words.quarter_name(view.company_takes))
    return [*found, text("  " + said, "mark")]
