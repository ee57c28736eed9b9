"""The tables of a lobby as lines: in the order in which somebody who comes looks for them, each with a letter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.texts import N_
from engine.texts.language import gettext as _, pgettext
from saves.harbour.replies import Lobby
from saves.harbour.values import ASLEEP, CLOSED, FINISHED, OPEN, Table
from screens.lobby.seated import blocks, fitted, most_points, others, stands
from screens.lobby.words import happened, span, time_for_turn, title_of
from widgets.filled import figure
from widgets.frames import framed
from widgets.gauges import progress
from widgets.lines import EMPTY, Line, cut, ends, fit, join, plain, selected, text, width, wrap
from widgets.menu import Scroll
from widgets.styles import StyleName

LETTERS = "abcefgimorstuvwxyz"
"""What tables are called; the other letters mean the same as everywhere."""

YOUR_TURN = N_("Your turn")
"""What stands above the tables where the player must decide."""

_TITLE, _ROUND, _BAR, _END = 18, 6, 5, 10
"""Cells of the columns beside the names, in a narrow list."""
_WIDE_ROUND, _POINTS = 12, 10
"""The same in a wide one, where there is more than these."""
_WIDE = 70
"""From so many cells on the columns are wider."""
_APART, _SENTENCE = 3, 40
"""Blanks behind the names before what happened last, and cells that this has at least."""
_READABLE = 72
"""Cells of a line of sentences at most."""
_BEFORE = 3


class Columns(NamedTuple):
    """Cells of the columns beside the names."""

    title: int
    rounds: int
    bar: int
    end: int
    points: int = 0
    """Of the points of one line at most, which takes some of them from the rounds and the names."""
    names: int = 0
    """The names where there is room behind them for what happened last; 0 where there is none."""


class Section(NamedTuple):
    """Tables that belong together."""

    title: str
    note: str
    tables: Sequence[Table]


class Letters:
    """The letters of tables; each keeps its own for as long as it is listed."""

    def __init__(self) -> None:
        self._of: dict[str, str] = {}

    def follow(self, tables: Sequence[Table]) -> None:
        """These tables are listed now."""
        self._of = {table.id: self._of[table.id] for table in tables if table.id in self._of}
        for table in tables:
            free = next((letter for letter in LETTERS if letter not in self._of.values()), "")
            if table.id not in self._of and free:
                self._of[table.id] = free

    @property
    def by_table(self) -> Mapping[str, str]:
        """The letter of each table that has one."""
        return self._of

    def table(self, letter: str) -> str | None:
        """The id of the table with a letter."""
        return next((id_ for id_, one in self._of.items() if one == letter), None)


def sections(lobby: Lobby, *, is_finished: bool = False) -> list[Section]:
    """The parts of the page of tables, or of the page of those that are finished; those that are empty are left out."""
    if is_finished:
        found = [Section(N_("Finished: look back"), "", lobby.finished)]
    else:
        found = [
            Section(YOUR_TURN, N_("the nearest deadline first"), lobby.my_turn),
            Section(N_("The others think"), "", lobby.others_think),
            Section(N_("Open: take a seat"), "", lobby.open),
            Section(N_("Running: watch"), "", lobby.running),
        ]
    return [one for one in found if one.tables]


class Listed(NamedTuple):
    """What the lines of a list are made from."""

    sections: Sequence[Section]
    letters: Mapping[str, str]
    chosen: str
    """The id of the table with the cursor."""
    me: str
    now: float
    """The time, in seconds since 1970."""
    scroll: Scroll
    """The part of them that is seen."""
    is_finished: bool = False
    """Whether they are tables that are over."""


def narrow(listed: Listed, cells: int, rows: int) -> list[Line]:
    """The tables one below the other with a heading above those that belong together."""
    lines: list[Line] = []
    stops: list[str] = []
    columns = _columns(listed, cells)
    for section in listed.sections:
        lines.append(text(" " + _(section.title), "heading"))
        lines += [
            _marked(listed, table, _row(listed, table, cells, columns), cells, columns) for table in section.tables
        ]
        stops += ["", *(table.id for table in section.tables)]
    if not listed.sections:
        lines += _nothing(listed, cells)
    lines += _new_table(listed)
    stops += [""] * (len(lines) - len(stops))
    place = stops.index(listed.chosen) if listed.chosen in stops else 0
    first = listed.scroll.follow(stops, place, rows)
    return lines[first : first + rows]


def wide(listed: Listed, cells: int, rows: int) -> list[Line]:
    """The same with a frame around those that belong together, and more about each; in lines where they are many."""
    columns = _columns(listed, cells - 2)
    blocks = [(one, [_entry(listed, table, cells - 2, columns) for table in one.tables]) for one in listed.sections]
    for _attempt in ("whole", "short"):
        needed = sum(2 + sum(map(len, entries)) for _section, entries in blocks) + 1
        if needed <= rows:
            break
        blocks = [(one, [entry[:1] for entry in entries]) for one, entries in blocks]
    else:
        return framed(_("Tables"), narrow(listed, cells - 2, rows - 2), cells, rows)
    lines: list[Line] = []
    for number, (section, entries) in enumerate(blocks):
        inside = [line for entry in entries for line in entry]
        is_first = number == 0 and section.title == YOUR_TURN
        title = _(section.title)
        frame = framed(title, inside, cells, len(inside) + 2, "mark" if is_first else "rule")
        lines += [_noted(frame[0], _(section.note), cells) if section.note else frame[0], *frame[1:]]
    if not blocks:
        lines += _nothing(listed, cells)
    return [*lines, *_new_table(listed)]


def _noted(edge: Line, note: str, cells: int) -> Line:
    """The upper edge of a frame with words at its end."""
    end = text(" " + note + " ", "dim") + text("─╮", edge[0].style)
    return ends(fit(edge, cells - width(end), more=""), end, cells)


def _nothing(listed: Listed, cells: int) -> list[Line]:
    """What a table is, where there is none; among those that are over that there is none."""
    if listed.is_finished:
        return [text(" " + _("No table is over yet."), "dim")]
    words = _(
        "At a table you play with others: all at once, or each when they come by. Whoever makes one says what is "
        "played and who may sit there; the others find it here and take a seat."
    )
    told = wrap(words, min(cells - 2, _READABLE), "plain", " ", " ")
    return [text(" " + _("There is no table here yet."), "dim"), EMPTY, *told, EMPTY]


def _new_table(listed: Listed) -> list[Line]:
    return [] if listed.is_finished else [text(" n ", "key") + text(_("a new table"))]


def _entry(listed: Listed, table: Table, cells: int, columns: Columns) -> list[Line]:
    """A table with what happened there last and how everybody stands, where the player must decide."""
    lines = [_row(listed, table, cells, columns)]
    if table.is_my_turn:
        told = [line for line in (text("   " + happened(table)), text("   ") + stands(table)) if plain(line).strip()]
        lines += told
    return [_marked(listed, table, lines[0], cells, columns), *(fit(line, cells) for line in lines[1:])]


def _marked(listed: Listed, table: Table, line: Line, cells: int, columns: Columns) -> Line:
    """A line of a table; the cursor is on its letter and its title: the colours beside them are not sent anew."""
    line = fit(line, cells)
    end = _BEFORE + columns.title
    return selected(cut(line, 0, end)) + cut(line, end, cells) if table.id == listed.chosen else line


def _columns(listed: Listed, cells: int) -> Columns:
    """The cells of the columns beside the names; where those have no room, no bars are drawn and titles end early."""
    is_wide = cells >= _WIDE
    found = Columns(_TITLE + 1, _WIDE_ROUND, 9, 11) if is_wide else Columns(_TITLE, _ROUND, _BAR, _END)
    tables = [table for section in listed.sections for table in section.tables]
    widest = max((width(_end(one, listed.now)) for one in tables), default=0)
    found = found._replace(end=max(found.end, widest + 1))
    room = cells - _BEFORE - sum(found)
    names = [(width(join(others(one, listed.me), " ")), one) for one in tables if one.state != OPEN]
    if any(cells_ > room for cells_, _table in names):
        return found._replace(title=min(found.title, max(width(text(title_of(one))) for one in tables) + 1), bar=1)
    left = room - (_POINTS - (_WIDE_ROUND - _ROUND))
    has_points = is_wide and all(cells_ <= left for cells_, one in names if not one.is_my_turn)
    longest = max((cells_ for cells_, one in names if not one.is_my_turn), default=0) + _APART
    has_told = has_points and left - longest >= _SENTENCE
    return found._replace(points=_POINTS * has_points, names=longest * has_told)


def _row(listed: Listed, table: Table, cells: int, columns: Columns) -> Line:
    title, rounds, bar, end, points, _names = columns if not table.is_my_turn else columns._replace(points=0)
    rounds = _ROUND if points else rounds
    names = cells - _BEFORE - title - rounds - bar - end - points
    letter = text(f" {listed.letters.get(table.id, ' ')} ", "key")
    last = _end(table, listed.now)
    last += text(" ") if width(last) < end else EMPTY
    if table.state == OPEN:
        how = text(time_for_turn(table.seconds) + " " if table.seconds else "", "dim")
        return (
            letter
            + fit(text(title_of(table)), title)
            + ends(
                fitted(others(table, listed.me), cells - _BEFORE - title - end - width(how) - 1) + text(" ") + how,
                fit(last, end, "right"),
                cells - _BEFORE - title,
            )
        )
    return (
        letter
        + fit(text(title_of(table)), title)
        + _sitting(listed, table, names, columns.names, is_wide=cells >= _WIDE)
        + fit(_round(table, is_wide=rounds == _WIDE_ROUND), rounds, "right")
        + text(" ")
        + fit(_bar(table, bar - 1), bar - 1)
        + fit(most_points(table, points - 2), points)
        + fit(last, end, "right")
    )


def _sitting(listed: Listed, table: Table, cells: int, names: int, *, is_wide: bool) -> Line:
    """Who sits there: in a wide list all of them as blocks where the player must decide, if there is room.

    In a very wide one what happened last follows in the others' lines, behind so many cells of `names`.
    """
    all_of_them = blocks(table)
    if is_wide and table.is_my_turn and width(all_of_them) < cells:
        return fit(all_of_them, cells)
    if not names or table.is_my_turn:
        return fitted(others(table, listed.me), cells)
    return fitted(others(table, listed.me), names) + fit(text(happened(table), "dim"), cells - names)


def _round(table: Table, *, is_wide: bool) -> Line:
    now, of = table.summary.round, table.summary.rounds
    if not now:
        return EMPTY
    words = text(f"{now}", "figure") + text(f"/{of}" if of else "", "dim")
    return figure(pgettext("number", "round"), words) if is_wide else words


def _bar(table: Table, cells: int) -> Line:
    return progress(table.summary.round, table.summary.rounds, cells) if table.summary.rounds else EMPTY


def _end(table: Table, now: float) -> Line:
    """What stands at the end of the line of a table: the time that is left, or what can be done."""
    if table.state == OPEN:
        return text(_("join") if table.can_join else "", "gain")
    if table.state == FINISHED:
        return text(_("look back"), "dim")
    if table.state == CLOSED:
        return text(_("closed"), "dim")
    if table.mine is None:
        return text(_("join"), "gain") if table.can_join else text(_("watch"), "dim")
    if table.state == ASLEEP:
        return text(_("asleep"), "dim")
    if not table.deadline:
        return EMPTY
    left = table.deadline - now
    if left <= 0:
        return text(_("late"), "short")
    style: StyleName = "mark" if table.is_my_turn else "dim"
    return text(span(left), "short" if table.is_my_turn and left < table.seconds / 4 else style)
