"""What came of a try of a puzzle as a picture: the stars, the scale with all tries, what can be done next."""

from __future__ import annotations

from collections.abc import Mapping

from engine.texts.language import gettext as _, paragraph
from saves.daily import today
from saves.errors import SaveError
from saves.puzzles.results import days_in_a_row, results, tally
from saves.puzzles.tries import Tries
from screens.puzzles import words
from screens.puzzles.band import length, on_scale
from screens.puzzles.bars import STARS, Band, DrawnTry, at_length
from screens.table.picture.layout import rule_with
from widgets import digits
from widgets.lines import EMPTY, Line, beside, block, fit, text, width, wrap

_MOST = 20
"""Rows of tries at most."""


def headed(band: Band, cells: int) -> list[Line]:
    """The lines above it: which puzzle it was, and what was asked, beside that if there is room."""
    title = text(" ") + text(band.title, "title")
    whole = title + text("  " + band.task, "dim")
    if width(whole) <= cells:
        return [fit(whole, cells)]
    return [fit(line, cells) for line in (title, *wrap(band.task, cells - 2, "dim", " ", " "))]


def pictured(tries: Tries, band: Band, keys: Mapping[str, str], cells: int, height: int) -> list[Line]:
    """All of it for so many cells; `keys` are those of the actions."""
    end = tries.last
    stars = 0 if end is None else end.stars
    lines = [EMPTY, *_made(tries, stars, cells), EMPTY]
    lines += [rule_with(text(_("Your tries"), "heading"), cells, text(words.stars_in_words(stars), STARS[stars]))]
    below = _next(tries, keys, cells)
    if band.falls:
        lines += on_scale(band, cells)
        room = max(1, min(_MOST, height - len(lines) - len(below)))
        lines += [_bar(band, one, cells) for one in band.tries[-room:]]
    else:
        lines += at_length(band, cells, max(2, min(_MOST, height - len(lines) - len(below))))
    return [*block(lines, max(len(lines), height - len(below))), *below]


def _made(tries: Tries, stars: int, cells: int) -> list[Line]:
    """The result in large digits, the stars, and what is said of them."""
    end = tries.last
    style = STARS[stars]
    signs = text(words.stars_in_signs(stars).replace("●", "● ").replace("○", "○ ").rstrip(), style)
    cost = text("   " + words.cost_in_words(tries), "dim")
    said = [text(words.end_in_words(tries), "heading"), signs + cost, text(_so_far(tries))]
    if end is None or end.result is None:
        return [text("   ") + line for line in said]
    left = digits.cells_of(end.result) + 8
    figures = [text("    ") + line for line in digits.large(end.result, style if stars else "figure")]
    return beside((figures, left), ([fit(line, cells - left - 1) for line in said], cells - left))


def _so_far(tries: Tries) -> str:
    """What was made of all puzzles of the title, and days in a row."""
    try:
        found = results()
    except SaveError:
        return ""
    done = tally(found, tries.of.title)
    days, _most = days_in_a_row(found, today())
    told = [_("Solved of this title: {n}, {row} in a row.").format(n=done.solved, row=done.streak)]
    if days > 1:
        told.append(_("The day's puzzle was solved {n} days in a row.").format(n=days))
    return paragraph(told)


def _bar(band: Band, one: DrawnTry, cells: int) -> Line:
    style = STARS[one.stars]
    value = "-" if one.value is None else one.value
    line = fit(text(f"   {one.called}", "dim"), 14) + fit(text(value, style), 5, "right") + text("  ")
    line += fit(text("■" * (length(band, one.value) // 2), style), 19)
    return fit(line + text(words.stars_in_signs(one.stars), style) + text("  ") + text(one.words, "dim"), cells)


def _next(tries: Tries, keys: Mapping[str, str], cells: int) -> list[Line]:
    """What can be done next, and the line to share."""
    offers = [
        (keys["next_puzzle"], _("Next puzzle"), _("one that is not solved")),
        (keys["try_again"], _("Again"), _("from the start, with all stars to be had")),
        (keys.get("undo", "u"), _("Take back"), _("from here, in the same try")),
        (keys["show_line"], _("The best line"), _("step by step, once it was found or shown")),
    ]
    lines = [rule_with(text(_("What next"), "heading"), cells)]
    for key, label, told in offers:
        lines.append(fit(text("   ") + text(key, "key") + text("  ") + fit(text(label), 16) + text(told, "dim"), cells))
    return [*lines, EMPTY, *wrap(words.shared(tries), cells - 4, "dim", "   ", "   ")]
