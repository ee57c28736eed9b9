"""The dearest decisions of a finished game with what would have been better, or how far the adviser has looked."""

from __future__ import annotations

from collections.abc import Sequence

from engine.texts.language import gettext as _, ngettext
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
_ONE_LINE = 64
"""Cells from which what was done and what would have been better stand in one line where rows are few."""


def dear_title(end: End) -> str:
    """What stands above them: how many they are, once that is known."""
    if not end.about.advised or end.seat is None:
        return _("Line by line")
    count = min(_DEAREST, len(end.known.dearest)) if end.known.is_reviewed else 0
    titles = (
        _("The dearest decisions"),
        _("The dearest decision"),
        _("The two dearest decisions"),
        _("The three dearest decisions"),
    )
    return titles[count]


def of_how_many(end: End) -> Line:
    """Of how many decisions the dearest ones are."""
    looked = end.known.looking
    if looked is None or not looked.total or not end.known.is_reviewed:
        return EMPTY
    return text(_("of {n}").format(n=looked.total), "dim")


def dearest(end: End, cells: int, rows: int, also: Sequence[str] = ()) -> list[Line]:
    """The decisions that cost most with what would have been better, or how far the adviser is.

    Where there is no adviser, or several people have played, every line of the scores. What is to be told `also` comes
    below as far as there is room, before what else there is to say.
    """
    known = end.known
    if not end.about.advised or end.seat is None:
        return line_by_line(end, cells, is_titled=False)[:rows]
    spare = rows - (2 if known.is_reviewed else 1)
    blocks = _blocks(known.dearest[:_DEAREST], cells, spare, rows - 1)
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
    for words in (*also, *known.lessons, *end.told):
        more = [EMPTY, *wrap(words, cells - 1, "dim", " ", " ")]
        lines += more if len(lines) + len(more) <= rows else []
    return lines[:rows]


def _blocks(found: Sequence[Dear], cells: int, spare: int, most: int) -> list[list[Line]]:
    """The decisions, each as whole as there is room for all of them: `spare` rows at their length, `most` in short."""
    blocks = [_at_length(one, cells) for one in found]
    if sum(map(len, blocks)) <= spare:
        return blocks
    if cells >= _ONE_LINE:
        blocks = [_in_a_line(one, cells) for one in found]
        while len(blocks) > 1 and sum(map(len, blocks)) > most:
            blocks.pop()  # those that cost least give way
        return blocks
    blocks = [_in_short(one, cells) for one in found]
    for place, one in enumerate(found):
        full = _in_words(one, cells)
        if sum(map(len, blocks)) - len(blocks[place]) + len(full) <= most:
            blocks[place] = full
    return blocks


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


def _in_words(one: Dear, cells: int) -> list[Line]:
    """The same in few words, none of which is cut."""
    when, loss = text(" " + one.when, "dim"), text(f"-{one.points}", "short")
    first = when + text("  " + one.done)
    if width(first) + width(loss) < cells:
        told = [ends(first, loss, cells)]
    else:
        told = [ends(when, loss, cells), *(text("   ") + line for line in wrap(one.done, cells - 3))]
    better, *more = wrap(one.missed, cells - 5) or [EMPTY]
    return [*told, text("   ") + text("→", "gain") + text(" ") + better, *(text("     ") + line for line in more)]


def _in_a_line(one: Dear, cells: int) -> list[Line]:
    """The same in one long line, or in two where that is too short."""
    told = text(" " + one.when, "dim") + text("  " + one.done) + text("  ") + text("→", "gain") + text(" " + one.missed)
    loss = text(f"-{one.points}", "short")
    return [ends(told, loss, cells)] if width(told) + width(loss) < cells else _in_words(one, cells)


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
    return [text(" ") + looked_line(_("The {adviser} looks"), end, looked, cells - 1)]


def _without(end: End, cells: int) -> list[Line]:
    """What the score would have been without them."""
    found = end.known.dearest[:_DEAREST]
    total = end.total + sum(one.points for one in found)
    words = ngettext("Without this one about {points}.", "Without these about {points}.", len(found))
    words = words.format(points=shown(end.about.unit.points(total)))
    line = text(" " + words)
    medal = end.medals.earned(total) if end.medals is not None else None
    if medal and end.medals is not None and medal != end.medals.earned(end.total):
        line += text(" ") + text(praise(medal), f"medal:{medal}")
    return [fit(line, cells)]


def looked_line(words: str, end: End, looked: Looked, cells: int) -> Line:
    """What is found out, and how far that is: the bar gives way before anything is cut."""
    told = text(words.format(adviser=end.known.adviser), "dim")
    far = text(f" {looked.done}/{looked.total}" if looked.total else "", "dim")
    room = cells - width(told) - 1 - len(f" {looked.total}/{looked.total}")
    return told + text(" ") + progress(looked.done, looked.total, max(0, min(_BAR, room))) + far
