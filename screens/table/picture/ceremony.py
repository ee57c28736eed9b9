"""The result of a game as it is drawn: the score in large digits, the scale of medals, where points came from.

What is found out behind the picture comes to places that are kept for it.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.texts.language import gettext as _
from screens.table.comparison import medal_steps, next_medal, own_words, praise
from screens.table.picture.attempts import among_all, among_attempts, attempts_title, below
from screens.table.picture.dearest import dear_title, dearest, looked_line, of_how_many
from screens.table.picture.end import End
from screens.table.picture.growth import among_own, grown_together
from screens.table.picture.layout import rule_with
from screens.table.picture.offers import before_offers, offers_of
from screens.table.picture.sources import (
    brought_most,
    brought_most_wide,
    by_source,
    earners,
    line_by_line,
    needed,
    seats_titled,
)
from screens.table.scores import compared
from screens.words import shown
from widgets import digits
from widgets.digits import Placed, podium
from widgets.frames import framed
from widgets.lines import EMPTY, Line, beside, block, cut, fit, plain, text, width, wrap
from widgets.scale import scale
from widgets.styles import StyleName, seat

LARGE = 100
"""Cells from which there are panels with frames."""
_PANEL = 9
"""Rows of a panel that is worth looking at."""
_LOWER = 9
"""Rows of the curve below what is listed."""
_MARGIN = 2
_TRIES = 3
"""So many attempts at the same deal stand above one's own games."""
_LEAST_OWN = 8
"""Rows of one's own games at least."""
_LEAST_BESIDE = 7
"""Rows from which the dearest decisions of several players have the curves beside them."""


def ceremony(end: End, cells: int, height: int) -> list[Line]:
    """All of it for so many cells: the first `height` lines are a whole picture, further figures stand below."""
    above = _above(end, cells)
    if cells < LARGE:
        if len(end.scores) > 1 and height - len(above) - _fixed(end, cells) < _LEAST_BESIDE:
            above = [line for line in above if line]  # blank rows give way to what there is to say
        picture = [*above, *_narrow(end, cells, height - len(above))]
    else:
        picture = [*above, *_wide(end, cells, height - len(above))]
    return [*picture, EMPTY, *line_by_line(end, cells), *_all_told(end, cells)]


# Above: who has won, by how much, and what was missing.


def _above(end: End, cells: int) -> list[Line]:
    """The score, and what is said of it; the scale of medals below."""
    if cells >= LARGE and len(end.scores) > 1:
        return [EMPTY, *_stand(end, cells), *_scaled(end, cells)]
    style = _medal_style(end) or ("figure" if end.total >= 0 else "short")
    if end.seat is None:
        style = seat(end.mine["seat"])
    figures = digits.large(end.total, style)
    left = digits.cells_of(end.total) + 2 * _MARGIN + 2
    words = _sentences(end, cells - left - 1)
    head = list[Line]()
    for lines in words:  # what does not have room is left out, a sentence is not broken off
        if not head or len(head) + len(lines) <= digits.ROWS:
            head += lines
    drawn = beside(([text("    ") + line for line in figures], left), (block(head, digits.ROWS), cells - left))
    return [EMPTY, *drawn, *_scaled(end, cells)]


def _said(end: End) -> list[tuple[str, StyleName]]:
    """Three sentences: what was made of the game, what was missing, and how it stands among one's own games."""
    made = _("You made {points}.").format(points=shown(end.about.unit.points(end.total)))
    said: list[tuple[str, StyleName]] = [(made if _is_alone(end) else end.headline, "heading")]
    if end.medals is not None:
        said.append((next_medal(end.medals, end.total, end.about), "plain"))
    elif end.why_none:
        said.append((end.why_none, "dim"))
    if end.known.own is not None:
        said.append((own_words(end.known.own, end.total), "plain"))
    return said


def _sentences(end: End, cells: int) -> list[list[Line]]:
    """The same as lines, the medal behind the first one; before the second where that is about who has won."""
    found = [wrap(words, cells, style) for words, style in _said(end)]
    earned = end.medals.earned(end.total) if end.medals is not None else None
    if earned is None:
        return found
    medal = text(praise(earned), f"medal:{earned}")
    if _is_alone(end):
        found[0][0] += text("  ") + medal
    else:
        found[1][0] = medal + text("  ") + found[1][0]
    return found


def _is_alone(end: End) -> bool:
    """Whether nobody else played, not even a rival without a seat."""
    return len(end.scores) == 1 and not compared((), end.rivals)


def _medal_style(end: End) -> StyleName:
    earned = end.medals.earned(end.total) if end.medals is not None else None
    return f"medal:{earned}" if earned else ""


def _stand(end: End, cells: int) -> list[Line]:
    """Several players as a podium; beside it one's own games."""
    wide = min(cells * 2 // 3, 22 * len(end.scores)) if len(end.scores) > 3 else cells * 11 // 20
    entries = [Placed(one["name"], one["total"], one["place"], seat(one["seat"])) for one in end.ranked]
    left = [*(line for lines in _sentences(end, wide - 2) for line in lines), *podium(entries, wide)]
    beyond = cells - wide - 8
    most = [cut(line, 1, width(line)) for line in earners(end, beyond + 1)]  # it begins where the others do
    attempts = end.known.attempts
    above_own = len(most) if attempts is None else 1 + min(_TRIES, len(attempts.found))
    own = among_own(end, beyond, max(_LEAST_OWN, len(left) - above_own - 1))
    # The same deal at other times, or what brought most, stands above one's own games as far as there is room.
    high = len(left) - len(own) - 2
    tried = among_attempts(end, beyond, high)
    tried = [text(attempts_title(end), "heading"), *tried] if tried else []
    right = next(
        (
            [*above, *([EMPTY] if above and own else []), *own]
            for above in (tried, most)
            if above and len(above) + bool(own) + len(own) <= len(left)
        ),
        own,
    )
    drawn = beside((left, wide), ([], 4), (right, beyond))
    return [text("  ") + line for line in drawn]


# The scale.


def _scaled(end: End, cells: int) -> list[Line]:
    """The scale of medals with the mark of the only person, and a line about the deal; nothing where there is none."""
    medals, own = end.scaled, end.known.own
    lines: list[Line] = []
    if medals is not None and end.seat is not None:
        called = _("you {n}").format(n=end.total)
        drawn = scale(
            medal_steps(medals), cells - 2 * _MARGIN - 2, end.total, called, own.scores if own is not None else ()
        )
        lines = [EMPTY, *(text("   ") + line for line in drawn)]
    note = _about_deal(end, cells - 3)
    has_points = bool(lines) and own is not None and bool(own.scores)
    points = text(_("each · is one of your games"), "dim") if has_points else EMPTY
    if width(points) + width(note) > cells - 9:
        points = EMPTY
    if not note and (not lines or (cells < LARGE and len(end.scores) > 1)):
        return lines
    return [*lines, fit(text("   ") + (points + text("   ") if points and note else points) + note, cells)]


def _about_deal(end: End, cells: int) -> Line:
    """What the adviser makes of the same deal, or how far it is."""
    known = end.known
    if known.deal is not None:
        low, high = known.deal.bronze, known.deal.gold
        if end.medals is None:
            return text(
                _("By the deal: the {adviser} makes {low} to {high} of it.").format(
                    adviser=known.adviser, low=low, high=high
                ),
                "dim",
            )
        return text(
            _("This deal: the {adviser} makes {low} to {high} of it.").format(
                adviser=known.adviser, low=low, high=high
            ),
            "dim",
        )
    if known.playing is None:
        return EMPTY
    return looked_line(_("This deal: the {adviser} plays it"), end, known.playing, cells)


# Below it: where the points came from, the dearest decisions, what next.


def _fixed(end: End, cells: int) -> int:
    """Rows of a small terminal that the bars of all players take, what can be done next, and the two rules between."""
    return len(seats_titled(end, cells)) + len(offers_of(end, cells)) + 2


def _narrow(end: End, cells: int, height: int) -> list[Line]:
    """The same in a small terminal: two columns, or the bars of all players above them."""
    offers = offers_of(end, cells)
    lines: list[Line] = []
    room = height - len(offers) - 2
    if len(end.scores) > 1:
        bars = seats_titled(end, cells)
        bars = seats_titled(end, cells, has_axis=room - len(bars) > _LEAST_BESIDE)
        lines += bars
        rows = max(1, room - len(bars))
        if rows < _LEAST_BESIDE:  # how it grew stands in the report
            head = rule_with(text(dear_title(end), "heading"), cells, of_how_many(end))
            return [
                *lines,
                head,
                *block(dearest(end, cells - 1, rows, among_all(end)), rows),
                before_offers(cells),
                *offers,
            ]
        left_title, right_title = _("How it grew"), dear_title(end)
        left, right = cells * 2 // 5, cells - cells * 2 // 5 - 1
        first = grown_together(end, left - 1, rows)
        most = earners(end, left - 1)
        first += [EMPTY, *most] if len(first) + len(most) < rows else []
    else:
        left_title, right_title = _("Where it came from"), dear_title(end)
        left = min(cells // 2, max(cells * 9 // 20, needed(end)))
        right = cells - left - 1
        first = by_source(end, left - 1)
        rows = max(len(first), room)
        first += brought_most(end, left - 1, rows - len(first))
    head = rule_with(text(left_title, "heading"), left) + text("┬", "rule")
    head += rule_with(text(right_title, "heading"), right, of_how_many(end))
    second = dearest(end, right - 1, rows, among_all(end))
    lines += [head, *beside((block(first, rows), left), ([text("│", "rule")] * rows, 1), (second, right))]
    return [*lines, before_offers(cells, left), *offers]


def _wide(end: End, cells: int, height: int) -> list[Line]:
    """The same in panels."""
    offers = offers_of(end, cells)
    room = height - len(offers) - 1
    left = cells // 2
    right = cells - left
    of = plain(of_how_many(end))
    # Translators: a heading and of what.
    dear = _("{title}, {of}").format(title=dear_title(end), of=of) if of else dear_title(end)
    if len(end.scores) > 1:
        lines, count = seats_titled(end, cells), len(end.scores)
        is_airy = room - len(lines) - count - 1 >= _PANEL
        if room - len(lines) > _PANEL:
            lines = seats_titled(end, cells, has_axis=True)
        if is_airy:  # bars of one colour stand apart where there is room
            lines[-count - 1 : -1] = [line for bar in lines[-count - 1 : -1] for line in (EMPTY, bar)]
        rows = max(7, room - len(lines))
        first = framed(dear, dearest(end, left - 4, rows - 2), left, rows)
        second = framed(end.curve.title, grown_together(end, right - 4, rows - 2), right, rows)
        lines += beside((first, left), (second, right))
    else:
        sources = by_source(end, left - 4)
        sources += brought_most_wide(end, left - 4, room - _LOWER - 2 - len(sources))
        # What is listed has the height that it needs, and the curves the rest.
        upper = max(14, min(len(sources) + 2, room - _LOWER))
        lower = max(7, room - upper)
        lines = beside(
            (framed(_("Where it came from"), _inset(sources), left, upper), left),
            (framed(dear, _inset(dearest(end, right - 4, upper - 2)), right, upper), right),
        )
        lines += below(end, cells, lower)
    return [*block(lines, max(len(lines), room)), before_offers(cells), *offers]


def _inset(lines: Sequence[Line]) -> list[Line]:
    return [text(" ") + line for line in lines]


def _all_told(end: End, cells: int) -> list[Line]:
    """What else there is to say, at its length."""
    told = [line for words in end.told for line in wrap(words, cells - 2, "plain", " ", "   ")]
    most = [EMPTY, *earners(end, cells)] if len(end.scores) > 1 else []
    return [*most, *([EMPTY, text(" " + _("What else there is"), "heading"), *told] if told else [])]
