"""The pages of the records that are lists: one title, and the daily harbour, with the games that can be looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine import TITLES
from engine.medals import thresholds
from engine.texts.language import gettext as _
from engine.titles import about
from saves.record import Record
from saves.statistics import Standing, best_first
from screens.menus import record_panels as panels, words
from screens.menus.about_game import scaled
from screens.menus.feats import Feat, against, feats_of, feats_of_all
from screens.menus.record_lines import Remarks, game_line, short_line, titled_lines
from screens.menus.record_remarks import remarks
from screens.table.picture.layout import rule_with
from widgets import digits
from widgets.frames import Card, stacked
from widgets.lines import EMPTY, Line, beside, block, cut, fit, plain, rule, text, wrap

_FIVE = 5
"""So many of the best games stand by themselves."""
_APART = 60
"""Cells in which what was done and its figure stand too far apart to be read together."""
BELOW = 4
"""Rows of them below all titles, in two columns, with their heading."""


class GameRow(NamedTuple):
    """A line of a page, and the game that it is about."""

    line: Line
    game: Record | None = None


def of_kind(found: Sequence[Record], one: Standing) -> list[Record]:
    """The games of a kind, one after another."""
    return [record for record in found if record.setting == one.best.setting]


def best_games(games: Sequence[Record], cells: int) -> list[Line]:
    """The best games of a kind below their heading, a line each; nothing where there is none."""
    best, told = best_first(games)[:_FIVE], remarks(games)
    heading = rule_with(text(_("The best five"), "heading"), cells)
    lines = [
        _number(number) + game_line(game, cells - 2, told.get(game.id, ())) for number, game in enumerate(best, start=1)
    ]
    return [heading, *lines] if lines else []


def best_below(games: Sequence[Record], name: str, cells: int) -> list[Line]:
    """The best games of a kind below its name, in two columns, or that there are none."""
    best, told = best_first(games)[:_FIVE], remarks(games)
    heading = rule_with(text(name, "heading"), cells, text(_("the best five"), "dim"))
    if not best:
        return block([heading, text(" " + _("None has been finished yet."), "dim")], BELOW)
    half, left = cells // 2, BELOW - 1
    lines = [
        fit(_number(number) + short_line(game, half - 3, told.get(game.id, ())), half)
        for number, game in enumerate(best, start=1)
    ]
    return [heading, *beside((block(lines[:left], left), half), (block(lines[left:], left), cells - half))]


def _number(number: int) -> Line:
    return fit(text(f" {number}", "dim"), 2)


def of_title(
    found: Sequence[Record], title: str, kinds: Sequence[Standing], chosen: int, tried: Sequence[Line], cells: int
) -> list[GameRow]:
    """One title: the kind of its games that is chosen, its best games, firsts and bests, puzzles, every game."""
    if not kinds:
        lines = [EMPTY, text("  " + _("No game of this title has been finished yet."), "dim"), EMPTY]
        return list(map(GameRow, [*lines, *to_be_had(title, cells), EMPTY, *_firsts(found, title, cells), *tried]))
    one = kinds[chosen]
    games = of_kind(found, one)
    of = _("kind {n} of {count}").format(n=chosen + 1, count=len(kinds))
    lines = [rule_with(text(words.row_of(one).kind, "heading"), cells, text(of, "dim"))]
    if not one.first_game:
        lines += panels.kind_block(games, cells, 2 * digits.ROWS)
    for told in words.details(one, with_seeds=False):
        lines += wrap(told, cells - 2, "plain", " ", "   ")
    marks = words.marks_line(games)
    lines += [text(" " + marks, "dim")] if marks else []
    best = best_first(games)[:_FIVE]
    drawn = best_games(games, cells)
    rows = [*map(GameRow, lines), *map(GameRow, drawn[:1]), *map(GameRow, drawn[1:], best)]
    lines = _firsts(found, title, cells)
    lines += [*tried, rule_with(text(_("Game after game"), "heading"), cells)]
    remarked = remarks(games)
    after = (GameRow(game_line(game, cells, remarked.get(game.id, ())), game) for game in reversed(games))
    return [*rows, *map(GameRow, lines), *after]


def to_be_had(title: str, cells: int) -> list[Line]:
    """The medals of a title's daily harbour; nothing where it has none."""
    opening = about(title).daily if title in TITLES else None
    medals = None if opening is None else thresholds(title, opening.variant, opening.seats)
    if medals is None:
        return []
    return [text(" " + _("Medals of the daily harbour"), "dim"), *scaled(medals, cells, ())]


def _firsts(found: Sequence[Record], title: str, cells: int) -> list[Line]:
    """Firsts and bests of a title below their heading, in two columns or more."""
    count = max(2, cells // _APART)
    wide = cells // count
    feats = panels.feat_lines(_feats(found, title), wide - 1)
    if not feats:
        return []
    rows = -(-len(feats) // count)
    heading = rule_with(text(_("Firsts and bests"), "heading"), cells)
    return [heading, *beside(*((feats[n * rows : (n + 1) * rows], wide) for n in range(count)))]


def _feats(found: Sequence[Record], title: str) -> list[Feat]:
    return feats_of(title, [record for record in found if record.title == title]) if title in TITLES else []


def before_more(line: Line, cells: int) -> Line:
    """A line in so many cells before the sign for what lies below; of a heading what stands at its end gives way."""
    words = plain(line)
    is_heading = words.startswith("─ ") and "──" in words
    return fit(cut(line, 0, words.index("──")) + rule(cells) if is_heading else line, cells, more="")


def of_days(
    found: Sequence[Record], daily: Sequence[Line], puzzles: Sequence[Line], cells: int, remarked: Remarks
) -> list[GameRow]:
    """The days of the daily harbour, firsts and bests of all titles, whom one has met, and every daily game."""
    half = cells // 2
    feats = panels.feat_lines(feats_of_all(found), cells - half - 1)
    lines = beside(
        ([rule_with(text(_("Daily harbour"), "heading"), half), *daily], half),
        ([rule_with(text(_("Firsts and bests"), "heading"), cells - half), *feats], cells - half),
    )
    met = panels.against_lines(against(found), min(cells, 60))
    if met:
        lines += [rule_with(text(_("Against: won · lost"), "heading"), cells), *met]
    days = [game for game in reversed(found) if game.day is not None]
    lines += [*puzzles, rule_with(text(_("Day after day"), "heading"), cells)]
    if not days:
        lines.append(text(" " + _("No daily harbour has been finished yet."), "dim"))
    return [*map(GameRow, lines), *map(GameRow, titled_lines(days, cells, remarked), days)]


def beside_titles(found: Sequence[Record], daily: Sequence[Line], cells: int, rows: int) -> list[Line]:
    """The daily harbour, firsts and bests, opponents, one below the other, down to the foot."""
    done = panels.feat_lines(feats_of_all(found), cells - 2)
    met = panels.against_lines(against(found), cells - 2)
    parts = [(_("Daily harbour"), daily), (_("Firsts and bests"), done), (_("Against: won · lost"), met)]
    cards = [Card(text(name, "heading"), lines) for name, lines in parts if lines]
    sizes = [len(one.lines) + 1 for one in cards]
    if met and sum(sizes) > rows - 1:
        sizes[1] -= min(sizes[1] - 2, sum(sizes) - (rows - 1))
    return stacked(cards, cells, [*sizes[:-1], max(2, rows - 1 - sum(sizes[:-1]))])
