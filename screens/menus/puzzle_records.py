"""What was made of puzzles as it is drawn among the records, and told: solved, stars, streaks, by title and grade."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from functools import cached_property
from math import ceil

from engine.texts.language import gettext as _, ngettext
from saves.errors import SaveError
from saves.puzzles import shelf
from saves.puzzles.form import GRADES
from saves.puzzles.results import Result, Tally, days_in_a_row, results, tally
from saves.titles import title_name
from screens.menus.record_panels import medal_style
from screens.table.picture.layout import rule_with
from widgets.lines import Line, fit, join, text, width

_COLUMN, _BAR, _ROW = 10, 23, 31
_STARS = 3
"""Stars of a puzzle at most."""

Counts = Mapping[str, Mapping[int, int]]
"""How many puzzles of each grade there are, by title."""


def counts(tried: Sequence[Result], only: str = "") -> Counts:
    """How many puzzles there are, of one title `only` or of all: those on offer, and those withdrawn that were tried.

    All puzzles of a title are read for it.
    """
    ids = {one.id for one in tried}
    found: dict[str, dict[int, int]] = {}
    for title in shelf.titles():
        if only not in ("", title):
            continue
        try:
            grades = [one.grade for one in shelf.counted(title, ids)]
        except SaveError:
            continue
        found[title] = {grade: grades.count(grade) for grade in GRADES}
    return found


def known() -> Sequence[Result]:
    """What was made of puzzles; nothing where that cannot be read."""
    try:
        return results()
    except SaveError:
        return []


class Shown:
    """What was made of puzzles, as the pages of the records show it; read when it is first seen."""

    @cached_property
    def _tried(self) -> Sequence[Result]:
        return known()

    def of_title(self, title: str, cells: int) -> list[Line]:
        """The lines of a title."""
        return of_title(title, self._tried, counts(self._tried, title), cells)

    def of_days(self, today: date, cells: int) -> list[Line]:
        """The lines of the day's puzzles; nothing where there are no puzzles."""
        return of_days(self._tried, today, cells) if shelf.titles() else []


def of_title(title: str, found: Sequence[Result], there: Counts, cells: int) -> list[Line]:
    """What is solved of a title's puzzles, a line a grade below a rule; nothing where it has none."""
    grades = there.get(title, {})
    if not grades:
        return []
    solved = text(_solved(tally(found, title), sum(grades.values())), "dim")
    lines = [rule_with(text(_("Puzzles"), "heading"), cells, solved)]
    return [
        *lines,
        *(fit(_grade(tally(found, title, one), one, number, cells), cells) for one, number in grades.items() if number),
    ]


def of_days(found: Sequence[Result], today: date, cells: int) -> list[Line]:
    """On how many days in a row the day's puzzle was solved, below a rule; nothing where it never was."""
    if not days_in_a_row(found, today)[1]:
        return []
    return [rule_with(text(_("Puzzles"), "heading"), cells), fit(text(" " + _days(found, today)), cells)]


def _grade(one: Tally, grade: int, number: int, cells: int) -> Line:
    count = text(_("{n} of {count}").format(n=one.solved, count=number), "figure" if one.solved else "dim")
    stars = text("● ", medal_style("gold")) + text(f"{one.stars}/{_STARS * number}", "figure" if one.stars else "dim")
    row = text(_row(one), "plain" if one.streak > 1 else "dim")
    head = fit(text(" " + _("grade {n}").format(n=grade), "dim"), 10) + fit(count, _COLUMN) + fit(stars, _COLUMN)
    size = max(_BAR, cells - width(head) - _ROW)
    # Where not each of them has a cell, the bar says which part of them is solved.
    full = one.solved if number <= size else ceil(one.solved * size / number)
    solved = text("■" * full, "gain") + text("·" * max(0, min(number, size) - full), "rule")
    return join([head + fit(solved, size), row], " ")


def _row(one: Tally) -> str:
    return _("{n} in a row, at most {most}").format(n=one.streak, most=one.longest) if one.tried else ""


def _solved(one: Tally, number: int) -> str:
    words = ngettext("{n} of {count} solved, {stars} star", "{n} of {count} solved, {stars} stars", one.stars)
    return words.format(n=one.solved, count=number, stars=one.stars)


def _days(found: Sequence[Result], today: date) -> str:
    """On how many days in a row the day's puzzle was solved."""
    days, most = days_in_a_row(found, today)
    words = ngettext(
        "The day's puzzle: solved on {n} day in a row, at most {most}.",
        "The day's puzzle: solved on {n} days in a row, at most {most}.",
        days,
    )
    return words.format(n=days, most=most)


def told(found: Sequence[Result], there: Counts, today: date) -> list[str]:
    """The same in lines of words; nothing where none was tried."""
    if not found:
        return []
    lines = [_("Puzzles")]
    for title, grades in there.items():
        every = tally(found, title)
        if not every.tried:
            continue
        lines.append(
            "  "
            # Translators: a game, how many of its puzzles are solved, how many in a row.
            + _("{title}: {solved}; {row}.").format(
                title=title_name(title), solved=_solved(every, sum(grades.values())), row=_row(every)
            )
        )
        for grade, number in grades.items():
            one = tally(found, title, grade)
            if one.tried:
                lines.append(
                    "    "
                    + _("grade {n}: {solved}; {row}.").format(n=grade, solved=_solved(one, number), row=_row(one))
                )
    return [*lines, "  " + _days(found, today)]
