"""The dearest decisions of a finished game with what would have been better, or how far the adviser has looked."""

from __future__ import annotations

from engine.texts.language import gettext as _
from screens.table.comparison import praise
from screens.table.picture.end import Dear, End, Looked
from screens.table.picture.sources import line_by_line
from screens.words import shown
from widgets.filled import fill
from widgets.gauges import progress
from widgets.lines import EMPTY, Line, ends, fit, text, width, wrap

_DEAREST = 3
_BAR = 12
"""Cells of a bar of progress."""


def dear_title(end: End) -> str:
    return _("The three dearest decisions") if end.about.advised and end.seat is not None else _("Line by line")


def of_how_many(end: End) -> Line:
    """Of how many decisions the dearest ones are."""
    looked = end.known.looking
    if looked is None or not looked.total or not end.known.is_reviewed:
        return EMPTY
    return text(_("of {n}").format(n=looked.total), "dim")


def dearest(end: End, cells: int, rows: int) -> list[Line]:
    """The decisions that cost most with what would have been better, or how far the adviser is.

    Where there is no adviser, or several people have played, every line of the scores.
    """
    known = end.known
    if not end.about.advised or end.seat is None:
        return line_by_line(end, cells, is_titled=False)[:rows]
    found = known.dearest[:_DEAREST]
    spare = rows - 2 if known.is_reviewed else rows - 1
    blocks = [_at_length(one, cells) for one in found]
    if sum(map(len, blocks)) > spare:
        blocks = [_in_short(one, cells) for one in found]
    is_airy = sum(map(len, blocks)) + len(blocks) <= spare
    lines = [line for one in blocks for line in (*one, *([EMPTY] if is_airy else []))]
    if not known.is_reviewed:
        lines += _awaited(end, cells)
    elif known.dearest:
        lines += _without(end, cells)
    else:
        sees = _("The {adviser} sees no decision in which {point} was surely lost.")
        words = sees.format(adviser=known.adviser, point=shown(end.about.unit.points(1)))
        lines += wrap(words, cells - 1, "gain", " ", " ")
    # What else there is to say stands here as far as there is room, and all of it below the picture.
    for words in (*known.lessons, *end.told):
        more = [EMPTY, *wrap(words, cells - 1, "dim", " ", " ")]
        lines += more if len(lines) + len(more) <= rows else []
    return lines[:rows]


def _at_length(one: Dear, cells: int) -> list[Line]:
    """A decision with all that was done, and all that would have been better."""
    head = ends(text(" " + one.when, "dim"), text(f"-{one.points}", "short"), cells)
    better = wrap(one.better, cells - 6)
    first = text("   ") + text("→", "gain") + text(" ") + better[0]
    return [
        head,
        *(text("   ") + line for line in wrap(one.played, cells - 4)),
        first,
        *(text("     ") + line for line in better[1:]),
    ]


def _in_short(one: Dear, cells: int) -> list[Line]:
    """The same in two lines."""
    told = text(" " + one.when, "dim") + text("  " + one.done)
    return [
        ends(fit(told, min(cells - 5, width(told))), text(f"-{one.points}", "short"), cells),
        fit(text("   ") + text("→", "gain") + text(" " + one.missed), cells),
    ]


def _awaited(end: End, cells: int) -> list[Line]:
    """What is said before the review has come to its end."""
    looked = end.known.looking
    if looked is None:
        words = _("{key} looks at every decision again.")
        key = next((one.key for one in end.known.offers if one.label == _("Review")), "v")
        return [text(" ") + fill(words, "dim", key=text(key, "key"))]
    return [text(" ") + looked_line(_("The {adviser} looks"), end, looked)]


def _without(end: End, cells: int) -> list[Line]:
    """What the score would have been without them."""
    lost = sum(one.points for one in end.known.dearest[:_DEAREST])
    total = end.total + lost
    words = _("Without these about {points}.").format(points=shown(end.about.unit.points(total)))
    line = text(" " + words)
    medal = end.medals.earned(total) if end.medals is not None else None
    if medal and end.medals is not None and medal != end.medals.earned(end.total):
        line += text(" ") + text(praise(medal), f"medal:{medal}")
    return [fit(line, cells)]


def looked_line(words: str, end: End, looked: Looked) -> Line:
    """What is found out, and how far that is."""
    told = text(words.format(adviser=end.known.adviser), "dim")
    far = text(f" {looked.done}/{looked.total}" if looked.total else "", "dim")
    return told + text(" ") + progress(looked.done, looked.total, _BAR) + far
