"""The picture of a lobby: pages at the left, who is here at the side, what there is to know of a table at the foot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import NamedTuple

from engine.texts import N_
from engine.texts.language import gettext as _, listed as in_a_row
from saves.harbour.replies import Lobby, Ranking
from saves.harbour.values import Table
from saves.record import Record
from screens.lobby import side
from screens.lobby.listed import Listed, Section, narrow, wide
from screens.lobby.seated import stands
from screens.lobby.side import Beside
from screens.lobby.words import happened, is_free, rounds_left, seat_name, set_up, state_words, title_of
from screens.table.picture.layout import rule_with, tab_line
from widgets.filled import figure
from widgets.frames import framed
from widgets.lines import EMPTY, Line, beside, block, fit, rule, text, width, wrap
from widgets.menu import Scroll

TABLES, DAILY, LADDER, FINISHED = range(4)
PAGES: Sequence[str] = (N_("Tables"), N_("Daily"), N_("Ladder"), N_("Finished"))
"""The pages, in the order of their keys."""

_SIDE, _WIDE_SIDE = 23, 38
_FOOT, _WIDE_FOOT = 6, 7
_LARGE = 120


class View(NamedTuple):
    """What a lobby shows now."""

    lobby: Lobby
    page: int
    sections: Sequence[Section]
    letters: Mapping[str, str]
    chosen: Table | None
    title: str
    """The title whose daily game and ranking are shown."""
    ranking: Ranking | None
    now: float
    scroll: Scroll
    """The part of the tables of this page that is seen."""
    message: str = ""
    """What was refused, or what else there is to say."""
    own: Sequence[Record] = ()
    """The finished games of the player who looks."""

    @property
    def beside(self) -> Beside:
        return Beside(self.lobby, self.title, self.ranking, self.now, self.own, date.fromtimestamp(self.now))


def lines(view: View, columns: int, rows: int) -> list[Line]:
    """Everything below the head, in so many columns and rows."""
    return _large(view, columns, rows) if columns >= _LARGE else _small(view, columns, rows)


def _listed(view: View) -> Listed:
    chosen = "" if view.chosen is None else view.chosen.id
    return Listed(view.sections, view.letters, chosen, view.lobby.me, view.now, view.scroll, view.page == FINISHED)


def _small(view: View, columns: int, rows: int) -> list[Line]:
    left, side_cells = columns - _SIDE - 1, _SIDE
    height = rows - 1 - _FOOT - 1
    here = side.who_is_here(view.beside, side_cells, max(3, height // 2 - 1), dict(view.letters))
    # What the page says itself is not said at its side, too.
    called, below = (_("Ladder"), side.ladder) if view.page == DAILY else (_("Daily harbour"), side.daily)
    told = below(view.beside, side_cells, height - len(here) - 1)
    edge = text("├─ ", "rule") + text(called, "heading") + text(" ", "rule")
    edge = fit(edge + rule(columns), side_cells + 1, more="")
    at_side = [*(text("│", "rule") + line for line in here), edge, *(text("│", "rule") + line for line in told)]
    at_side += [text("│", "rule")] * (height - len(at_side))
    tabs = tab_line(_tabs(view), text(_("Here now"), "heading"), columns, _SIDE + 1)
    page = _page(view, left, height)
    return [tabs, *beside((page, left), (at_side, side_cells + 1), height=height), *_foot(view, columns, _FOOT, left)]


def _large(view: View, columns: int, rows: int) -> list[Line]:
    left = columns - _WIDE_SIDE
    height = rows - 1 - _WIDE_FOOT - 1
    people = len(view.lobby.here) + 2
    here_rows = min(max(5, people), height // 3)
    ladder_rows = min(9, height // 3)
    daily_rows = height - here_rows - ladder_rows
    inner = _WIDE_SIDE - 2
    at_side = [
        *framed(
            _("Here now"),
            side.who_is_here(view.beside, inner, here_rows - 2, dict(view.letters)),
            _WIDE_SIDE,
            here_rows,
        ),
        *framed(_("Daily harbour"), side.daily(view.beside, inner, daily_rows - 2), _WIDE_SIDE, daily_rows),
        *framed(_("Ladder"), side.ladder(view.beside, inner, ladder_rows - 2), _WIDE_SIDE, ladder_rows),
    ]
    tabs = tab_line(_tabs(view), EMPTY, columns)
    page = block(_wide_page(view, left, height), height)
    return [tabs, *beside((page, left), (at_side, _WIDE_SIDE), height=height), *_foot(view, columns, _WIDE_FOOT)]


def _tabs(view: View) -> list[tuple[str, str, bool]]:
    return [(str(n), _(name), n == view.page + 1) for n, name in enumerate(PAGES, start=1)]


def _page(view: View, cells: int, rows: int) -> list[Line]:
    if view.page == DAILY:
        return [side.title_line(view.beside), *side.daily(view.beside, cells, rows)[1:]]
    if view.page == LADDER:
        return side.rankings(view.beside, cells, rows)
    return narrow(_listed(view), cells, rows)


def _wide_page(view: View, cells: int, rows: int) -> list[Line]:
    if view.page in (DAILY, LADDER):
        return framed(_(PAGES[view.page]), _page(view, cells - 2, rows - 2), cells, rows)
    return wide(_listed(view), cells, rows)


def _foot(view: View, columns: int, rows: int, tee: int = -1) -> list[Line]:
    """What there is to know of the table with the cursor, below a rule with who sits there."""
    table = view.chosen if view.page in (TABLES, FINISHED) else None
    title = text(_title(table, view.lobby.me), "heading") if table is not None else text(_(PAGES[view.page]), "heading")
    told = _told(table, view, columns) if table is not None else []
    if view.page in (DAILY, LADDER):
        words = side.how_ranked() if view.page == LADDER else side.how_counted()
        told = wrap(words, columns - 2, "dim", " ", " ")
    if view.message:
        told = wrap(view.message, columns - 2, "plain", " ", " ")
    return [rule_with(title, columns, EMPTY, tee), *block(told, rows)]


def _title(table: Table, me: str) -> str:
    others = [seat_name(one) for n, one in enumerate(table.seats) if n != table.mine and not is_free(one)]
    if not others:
        return title_of(table)
    return _("{title} with {names}").format(title=title_of(table), names=in_a_row(others))


def _told(table: Table, view: View, columns: int) -> list[Line]:
    told = happened(table)
    found = [text(" ✓ ", "gain") + line for line in wrap(told, columns - 4)[:2]] if told else []
    points, left = stands(table), text(rounds_left(table), "dim")
    if points:
        now = figure(_("Now"), points, before=" ")
        is_one_line = width(now) + 3 + width(left) <= columns
        found += [now + text("   ") + left] if left and is_one_line else [now]
        left = EMPTY if is_one_line else left
    found += [text(" ") + left] if left else []
    for sentence in state_words(table, view.now):
        found += wrap(sentence, columns - 2, "plain", " ", " ")
    found += wrap(set_up(table), columns - 2, "dim", " ", " ")
    return found
