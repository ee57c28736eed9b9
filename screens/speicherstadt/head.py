"""The head of the table: where the game is, who is doing what, the next fire and the scores; what a round came to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, product

from engine.speicherstadt import purchase, state
from engine.speicherstadt.cards import SHIP
from engine.speicherstadt.deck import CARDS
from engine.speicherstadt.demand import placements
from engine.speicherstadt.fires import changes
from engine.speicherstadt.scoring import number_of
from engine.speicherstadt.supply import closed, fires_to_come, season
from engine.texts import NC_
from engine.texts.language import gettext as _, pgettext, within
from screens.speicherstadt import houses, pieces, words
from screens.speicherstadt.view import View
from widgets.filled import figure
from widgets.gauges import LEADER, gauge, progress
from widgets.lines import EMPTY, Line, cut_off, ends, join, text, width

_BAR = 12
_GAUGE = 6
"""Cells of the gauge of one's own firemen at most."""
_GAP = 3
"""Cells between what is done and what stands at the right."""


def head(view: View, columns: int) -> list[Line]:
    """Three lines: where the game is, what is being done and by whom, the next fire."""
    return [_first(view, columns), _turns(view, columns), _fire(view, columns)]


def _first(view: View, columns: int) -> Line:
    seen, rounds = view.seen, view.seen.round + view.left
    name = _("Kaispeicher") if view.has_kai else _("Die Speicherstadt")
    where = _("the game is over") if view.is_over else _("round {n}/{rounds}").format(n=seen.round, rounds=rounds)
    when = EMPTY if view.is_over else text(within(words.season(season(seen))), "gain")
    left = closed(seen)
    counts = (
        (_("pile"), len(left)),
        (_(NC_("goods", "ships")), number_of(left, SHIP)),
        (_("fires"), len(fires_to_come(seen))),
    )
    parts = [text(label + " ", "dim") + text(str(number), "figure") for label, number in counts]
    right = join(parts, " ") + text(" ")
    shown = [text(" " + name, "title"), text(where)]
    if not view.is_over:
        # The bar takes what room the words leave.
        room = columns - width(join([*shown, EMPTY, when])) - width(right) - 1
        shown.append(progress(seen.round, rounds, max(1, min(_BAR, room))))
    return ends(join([*shown, *([when] if when else [])]), right, columns)


def _turns(view: View, columns: int) -> Line:
    """Who places, is asked or loads, and who comes after; the start player and the supply at the right."""
    seen = view.seen
    right = figure(_("starts"), view.called(seen.start)) + text(" ")
    supply = figure(pgettext("goods", "supply"), pieces.numbers(seen.supply)) + text("   ")
    what = {
        state.DEMAND: _("Demand"),
        state.INFORM: _("Informer"),
        state.PURCHASE: _("Purchase"),
        state.LOADING: _("Loading"),
        state.FINAL: _("Last cards"),
        state.OVER: "",
    }.get(seen.phase, _("Fire"))
    left = text(" " + what + "  ", "heading") if what else text(" ")
    if seen.phase == state.DEMAND:
        left += _order(view, columns - width(left) - width(right) - 2)
    elif not view.is_over:
        left += view.called(seen.seat)
    if view.asked:
        card = CARDS[purchase.lot(seen)[0]]
        left += text("  " + words.card_name(card) + " ") + figure(
            _(NC_("price", "for")), pieces.coins(purchase.price(seen))
        )
    if width(left) + width(supply) + width(right) + _GAP <= columns:
        right = supply + right
    return ends(left, right, columns)


def _order(view: View, room: int) -> Line:
    """The placements to come: who places now, then the others, as far as there is room."""
    line, *others = _placements(view)
    for between in (" › ", "›"):
        parts = [text(between, "dim") + one for one in others]
        if width(line) + sum(map(width, parts)) <= room:
            return join([line, *parts], "")
    for place, one in enumerate(parts):
        if width(line) + width(one) + 2 > room:
            return line + cut_off(join(parts[place:], ""))
        line += one
    return line


def _placements(view: View) -> Iterator[Line]:
    """Who places now, and who then until everybody has placed all workers."""
    first, *others = placements(view.seen)
    count = _("{n} of {most}").format(n=first.number, most=view.seen.terms.workers) if first.number else _("grey")
    yield text("[", "mark") + view.called(first.house) + text(" " + count, "figure") + text("]", "mark")
    for one in others:
        yield view.called(one.house)


def _fire(view: View, columns: int) -> Line:
    """What the next fire would do if it broke out now, and the firemen or everybody's score at the right."""
    # When a fire comes gives way to names at the right where both find no room.
    lefts, named = _next_fire(view), list(_sums_and_totals(view, columns))
    pairs = chain(product(lefts, named), product(lefts, _in_letters(view)))
    fitting = (pair for pair in pairs if sum(map(width, pair)) + _GAP <= columns)
    return ends(*next(fitting, (lefts[-1], EMPTY)), columns)


def _next_fire(view: View) -> list[Line]:
    """The next fire with its points, when it comes, how strong one is against it and what it would do, in ever less."""
    fires = fires_to_come(view.seen)
    if not fires:
        return [text(" " + _("No fire any more."), "dim")]
    fire = fires[0]
    change = changes(view.seen, fire.points)[view.seat]
    first = figure(_("Next fire"), text(words.points(fire.points), "short"), "heading", before=" ")
    if change < 0:
        comes = text("  " + _("you would lose {n}").format(n=-change), "short")
    elif change > 0:
        comes = text("  " + _("you would win {n}").format(n=change), "gain")
    else:
        comes = text("  " + _("nothing for you"), "dim")
    when = text("  " + words.in_season(fire.season), "dim")
    strength = _strength(view)
    return [first + when + strength + comes, first + strength + comes, first + comes]


def _strength(view: View) -> Line:
    """One's own firemen as a part of those of the strongest house; nothing where nobody has any."""
    most = max(view.held_by(house).strength for house in view.houses)
    shown = gauge(most, [(view.holding.strength, pieces.SUM)], _GAUGE)
    return text("  ") + shown if shown else EMPTY


def _sums_and_totals(view: View, columns: int) -> Iterator[Line]:
    """The firemen of all houses with the scores if the game ended now, and one of both alone, in ever fewer cells.

    Where houses are seen they tell the scores.
    """
    names, firemen = [view.called(house) for house in view.houses], _sums(view)
    for said in (_("if it ended now"), _("now")):
        told = _totals(view, said, names)
        yield firemen[0] + text("  ") + told
        if columns < houses.WIDE:
            yield from (firemen[1] + text("  ") + told, told)
    if columns >= houses.WIDE:
        yield from firemen


def _in_letters(view: View) -> Iterator[Line]:
    """The same where there is no room for all names."""
    told = _totals(view, _("now"), _initials(view))
    yield from (line + text("  ") + told for line in _sums(view))
    yield from (told, *_sums(view))


def _sums(view: View) -> tuple[Line, Line]:
    """The firemen of all houses, the strongest first, with what is highest and lowest and without."""
    strongest = sorted(view.houses, key=lambda house: -view.held_by(house).strength)
    sums = [view.called(house) + text(" ") + houses.strength(view, house) for house in strongest]
    bare = [view.called(house) + text(f" {view.held_by(house).strength}", "figure") for house in strongest]
    return figure(_("firemen"), join(sums)) + text(" "), figure(_("firemen"), join(bare)) + text(" ")


def _totals(view: View, said: str, called: Sequence[Line]) -> Line:
    """The scores if the game ended now."""
    totals = [
        (text(LEADER, "mark") if view.leads[house] else EMPTY) + name + text(f" {view.totals[house]}", "figure")
        for house, name in enumerate(called)
    ]
    return figure(said, join(totals)) + text(" ")


def _initials(view: View) -> list[Line]:
    """The names of all houses in as few letters as tell them apart."""
    names = [view.name(house) for house in view.houses]
    size = next(n for n in range(1, 100) if len({name[:n] for name in names}) == len(names) or n > max(map(len, names)))
    return [text(name[:size], view.style(house)) for house, name in enumerate(names)]


def round_over(view: View) -> str:
    """What the round that has just ended came to for who looks, and what the next fire would do; nothing before it."""
    seen, fires = view.seen, fires_to_come(view.seen)
    number = seen.round if seen.ending else seen.round - 1
    change = changes(seen, fires[0].points)[view.seat] if fires else 0
    if not number:
        return ""
    if change < 0:
        template = _("Round {round}: {points}, {coins}; the next fire would cost you {n}.")
    elif change > 0:
        template = _("Round {round}: {points}, {coins}; the next fire would bring you {n}.")
    elif fires:
        template = _("Round {round}: {points}, {coins}; the next fire changes nothing for you.")
    else:
        template = _("Round {round}: {points}, {coins}; no fire is left.")
    points, coins = words.points(view.totals[view.seat]), words.coins(seen.coins[view.seat])
    return template.format(round=number, points=points, coins=coins, n=abs(change))
