"""What records add up to as it is drawn: kinds of games, days of the harbour, firsts and bests, opponents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from math import ceil

from engine.medals import NAMES
from engine.texts.language import gettext as _, ngettext
from saves.daily import today
from saves.listing import local
from saves.record import Record
from saves.statistics import Dailies, earned
from screens.dates import day_words, month_alone
from screens.menus.feats import Against, Feat, counted_medals, streak_words
from screens.table.comparison import MEDAL_NAMES, SIGNS
from widgets import digits
from widgets.columns import columns
from widgets.lines import EMPTY, Line, beside, block, ends, fit, join, text, width
from widgets.styles import StyleName

_FIGURES, _MEDALS = 19, 30
"""Cells of the best result in a block, and of the medals."""
WHOLE = digits.ROWS + 2
"""Rows of the block of a kind of game that says all."""
_CELLS = 12
"""Signs of one medal in a row at most."""
_NARROWEST, _WIDEST = 1, 6
"""Cells of a game in the curve at least and at most."""
_COLUMNS = 26
"""Columns of the curve at most: each of them may have another colour than its neighbours, which takes bytes."""
HIGHEST = digits.ROWS + 3
"""Rows of a block above which it would only stand further apart."""
_ONE = 2
"""Cells of a game against somebody at most."""
_LATE = 10
_WEEKS, _YEAR = 12, 53
"""Weeks of the calendar beside something else, and at most."""
_ROOMY = 56
"""Cells from which it has as many weeks as there is room for."""


def medal_style(medal: str | None) -> StyleName:
    """The colour of a medal; grey for none."""
    return f"medal:{medal}" if medal else "dim"


def kind_block(games: Sequence[Record], cells: int, rows: int, *, with_summary: bool = True) -> list[Line]:
    """A kind of game, its games one after another: the best in large digits, a curve of the last ones, the medals.

    In `digits.ROWS` lines at least; in two more each medal has a line, and in one more the curve an axis.
    Without `with_summary` it stands elsewhere how many games there are.
    """
    right = _few_medals(games) if rows < WHOLE else _medals(games, with_summary=with_summary)
    parts = (
        (_best(games, rows), _FIGURES),
        (_curve(games, cells - _FIGURES - _MEDALS - 2, rows), cells - _FIGURES - _MEDALS),
    )
    return block(beside(*parts, (right, _MEDALS)), rows)


def best_of(games: Sequence[Record]) -> Record:
    """The best game; marked ones count where there are no others."""
    return max([game for game in games if not game.seen_before] or games, key=lambda game: game.best)


def _best(games: Sequence[Record], rows: int) -> list[Line]:
    best = best_of(games)
    figures = [
        text("  ") + line for line in digits.large(best.best, medal_style(earned(best)).replace("dim", "figure"))
    ]
    if rows < WHOLE:
        return figures
    return [EMPTY, *figures, text("  " + _("best, on {day}").format(day=day_words(local(best.finished).date())), "dim")]


def _curve(games: Sequence[Record], cells: int, rows: int) -> list[Line]:
    wide = max(_NARROWEST, min(_WIDEST, cells // len(games)))
    last = games[-min(_COLUMNS, cells // wide) :]
    values = [game.best for game in last]
    low = min(values) - max(1, max(values) - min(values)) // 3
    has_axis = rows > WHOLE
    high = max(digits.ROWS, rows - 2 - has_axis)
    drawn = columns(values, [medal_style(earned(game)) for game in last], high, wide=wide, low=low)
    if rows < WHOLE:
        return drawn
    title = ngettext("last {n} game", "last {n} games", len(last)).format(n=len(last))
    axis = [text("─" * (wide * len(last) - 1), "rule") + text("▲", "mark")] if has_axis else []
    return [text(title, "dim"), *drawn, *axis, _lately(games)]


def _lately(games: Sequence[Record]) -> Line:
    """How the last ten games went beside the ten before, or all others where they are fewer."""
    late, before = games[-_LATE:], games[-2 * _LATE : -_LATE]
    if not before:
        return EMPTY
    now, then = (sum(game.best for game in part) / len(part) for part in (late, before))
    words = _("last ten {now}, before {before}").format(now=f"{now:.0f}", before=f"{then:.0f}")
    return text(words, "gain" if now > then else "dim")


def summary(games: Sequence[Record]) -> str:
    """How many games of a kind there are, the mean, and how many were won."""
    mean = sum(game.best for game in games) / len(games)
    words = ngettext("{n} game, mean {mean}", "{n} games, mean {mean}", len(games))
    if len(games[0].results) > 1 and len(games[0].people) == 1:
        words = ngettext("{n} game, mean {mean}, {won} won", "{n} games, mean {mean}, {won} won", len(games))
    won = sum(game.people[0].place == 1 for game in games)
    return words.format(n=len(games), mean=f"{mean:.0f}", won=won)


def since(games: Sequence[Record]) -> str:
    """How many games were finished, and from which month on; of another year with the year."""
    day = local(min(game.finished for game in games)).date()
    month = month_alone(day.month)
    words = month if day.year == today().year else _("{month} {year}").format(month=month, year=day.year)
    told = ngettext("{n} game since {month}", "{n} games since {month}", len(games))
    return told.format(n=len(games), month=words)


def _medals(games: Sequence[Record], *, with_summary: bool) -> list[Line]:
    lines = [text(summary(games), "figure") if with_summary else EMPTY]
    for name, count in counted_medals(games).items():
        signs = text(SIGNS[name] * min(count, _CELLS), medal_style(name))
        label = text(str(count), "figure") + text(" " + _(MEDAL_NAMES[name]), "dim")
        lines.append(fit(signs, _CELLS + 1) + fit(label, _MEDALS - _CELLS - 2))
    return [*lines, text(streak_words(games), "dim")]


def _few_medals(games: Sequence[Record]) -> list[Line]:
    return [
        text(summary(games), "figure"),
        medal_line(counted_medals(games), with_names=False),
        text(streak_words(games), "dim"),
    ]


def medal_line(counts: Mapping[str, int], *, with_names: bool = True) -> Line:
    """Medals counted in one line, by their signs."""
    line: Line = EMPTY
    for name, count in counts.items():
        line += text(SIGNS[name], medal_style(name)) + text(f" {count}", "figure")
        line += text(f" {_(MEDAL_NAMES[name])}  " if with_names else "    ", "dim")
    return line


def calendar(days: Mapping[date, str], today: date, cells: int) -> list[Line]:
    """The last weeks of the daily harbour, a column a week: what each day earned."""
    weeks = _weeks(cells)
    first = today - timedelta(days=today.weekday() + 7 * (weeks - 1))
    head: Line = text("    ")
    mondays = [first + timedelta(days=7 * week) for week in range(weeks)]
    for week, monday in enumerate(mondays):
        # What is left of a month has no name where the next one begins at once.
        is_new = monday.day <= 7 or (week == 0 and mondays[1:2] != [] and mondays[1].day > 7)
        if is_new and width(head) <= 4 + 2 * week:
            head = fit(head, 4 + 2 * week) + text(month_alone(monday.month) + " ", "dim")
    lines = [head]
    names = (_("Mo"), _("Tu"), _("We"), _("Th"), _("Fr"), _("Sa"), _("Su"))
    for weekday, name in enumerate(names):
        line = fit(text(" " + name, "dim"), 4)
        for week in range(weeks):
            line += _day(days, first + timedelta(days=7 * week + weekday), today) + text(" ")
        lines.append(line)
    return lines


def _weeks(cells: int) -> int:
    """How many weeks the calendar has in so many cells."""
    return max(1, min(_WEEKS if cells < _ROOMY else _YEAR, (cells - 5) // 2))


def week(days: Mapping[date, str], today: date) -> Line:
    """The daily harbour of this week, from Monday to today: what each day earned."""
    shown = [today - timedelta(days=before) for before in range(today.weekday(), -1, -1)]
    return join([_day(days, day, today) for day in shown], " ")


def _day(days: Mapping[date, str], day: date, today: date) -> Line:
    if day in days:
        medal = days[day]
        return text(SIGNS[medal], medal_style(medal)) if medal else text("○", "plain")
    if day == today:
        return text("▸", "mark")
    return text(" " if day > today else "·", "dim")


def meanings() -> Line:
    """What the signs of the calendar mean."""
    line: Line = text(" ")
    for name in reversed(NAMES):
        line += text(SIGNS[name], medal_style(name)) + text(f" {_(MEDAL_NAMES[name])} ", "dim")
    return line + text("○", "plain") + text(" " + _("none"), "dim")


def daily_block(days: Mapping[date, str], told: Dailies, today: date, key: str, cells: int) -> list[Line]:
    """The calendar, what its signs mean, and the streak."""
    row = ngettext("streak: {n} day, longest {most}", "streak: {n} days, longest {most}", told.streak)
    row = row if told.streak else _("no streak now, longest {most}")
    streak = text(" " + row.format(n=told.streak, most=told.longest)) if told.longest else EMPTY
    if today in days:
        now = text(" " + _("today's is played"), "gain")
    else:
        now = ends(
            text(" " + _("not played today"), "mark"),
            text(key, "key") + text(" " + _("play it")) + text(" "),
            min(cells, max(_ROOMY, 4 + 2 * _weeks(cells))),
        )
    return [*calendar(days, today, cells), EMPTY, meanings(), streak, now]


def feat_lines(found: Sequence[Feat], cells: int) -> list[Line]:
    """Firsts and bests, a line each: those that were done have a full sign."""
    lines = []
    for one in found:
        sign = text(" ● ", "worth") if one.is_done else text(" ○ ", "dim")
        label = text(one.label) if one.is_done else text(one.label, "dim")
        lines.append(ends(sign + label, text(one.value, "figure" if one.is_done else "dim") + text(" "), cells))
    return lines


def against_lines(found: Sequence[Against], cells: int) -> list[Line]:
    """Who was met how often, and how that went: what was won is full, what was lost empty."""
    most = max((one.won + one.lost for one in found), default=1)
    names = min(16, max((width(text(one.name)) for one in found), default=0) + 2)
    room = max(4, cells - names - 10)
    scale = min(_ONE, room // most) or room / most
    lines = []
    for one in found:
        won, lost = (ceil(number * scale) for number in (one.won, one.lost))
        bar = text("▰" * min(won, room), "gain") + text("▱" * max(0, min(lost, room - won)), "dim")
        score = f"{one.won} · {one.lost}"
        lines.append(ends(fit(text(" " + one.name), names + 1) + bar, text(score + " ", "figure"), cells))
    return lines
