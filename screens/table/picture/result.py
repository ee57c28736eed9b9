"""The page of the final score: all players side by side, line by line."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import cycle
from typing import Any, NamedTuple

from engine.about import About
from engine.texts.cells import wrapped
from engine.texts.language import gettext as _
from engine.title import Score
from screens import by_name
from screens.table.keys import PageKeys
from screens.table.picture.listing import Listing, Row
from screens.table.picture.pages import ListPage
from screens.table.scores import compared, given_each, headline, named_lines, points, scores_of
from screens.table.title import Board
from screens.table.viewpoint import Sight
from screens.words import shown
from widgets.frames import framed
from widgets.gauges import BLOCK, Part, bars
from widgets.lines import EMPTY, Line, beside, cut, fit, text, width
from widgets.styles import StyleName, seat

HEADLINE = "headline"
"""The name of the first row."""
_WITH_CURVE = 140
"""Cells from which the course of the game stands beside its result."""
_LABEL = 24
_NAME, _TOTAL = 12, 5
_LOSS: StyleName = "short"
"""The colour of whatever was lost."""
_STYLES: Sequence[StyleName] = ("worth", "key", "gain", "mark", "title")
"""The colours of the bars, one for each source of points."""


class Sign(NamedTuple):
    """What a source of points is drawn with."""

    letter: str
    """The first of its part of a bar, which so is known without colour."""
    style: StyleName


class ResultPage(ListPage):
    """The final score of a title's game."""

    def __init__(self, keys: PageKeys, board: Board, sight: Callable[[], Sight]) -> None:
        """The title says what the lines of a score are called."""
        super().__init__(keys)
        self._board = board
        self._sight = sight
        self._drawn: tuple[int, tuple[str, Callable[[int], list[Line]]]] | None = None

    @property
    def is_there(self) -> bool:
        return self._sight().is_over

    @property
    def why_not(self) -> str:
        return _("The result is shown when the game is over.")

    @property
    def is_wide(self) -> bool:
        return len(self._sight().game.options["players"]) > 1

    def lines(self, cells: int, height: int, *, active: bool) -> list[Line]:
        # Who has won is read, not chosen: no bar lies on it.
        active = active and self.row != HEADLINE
        if cells < _WITH_CURVE:
            return super().lines(cells, height, active=active)
        left = cells * 3 // 5
        title, draw = self._curve()
        drawn = draw(cells - left - 3)
        if len(drawn) > height - 2:  # the figures below the plots stand in the report
            drawn = drawn[: drawn.index(EMPTY)]
        curve = framed(title, [text(" ") + line for line in drawn], cells - left, height)
        return beside((super().lines(left, height, active=active), left), (curve, cells - left))

    def _curve(self) -> tuple[str, Callable[[int], list[Line]]]:
        """How everybody came to their points, as the report draws it."""
        game = self._sight().game
        if self._drawn is None or self._drawn[0] != len(game.history):
            self._drawn = len(game.history), by_name.curve_page(game)
        return self._drawn[1]

    def listing(self, cells: int) -> Listing:
        sight = self._sight()
        game = sight.game
        scores, rivals = scores_of(game, sight.viewer), game.rivals(sight.viewer)
        return listing(scores, rivals, game.about, self._board, cells, given_each(game))


def listing(
    scores: Sequence[Score],
    rivals: Sequence[Mapping[str, Any]],
    about: About,
    board: Board,
    cells: int,
    given: Sequence[str] = (),
) -> Listing:
    """The winner, what players were `given`, each source of points with a column for each player, rivals, cards."""
    column = max(6, min(12, (cells - _LABEL - 5) // len(scores)))
    places = compared(scores, rivals)
    is_won = any(score["place"] == 1 for score in scores)
    style: StyleName = "short" if max(score["total"] for score in scores) < 0 else "gain" if is_won else "heading"
    won = [text(" " + line, style) for line in wrapped(headline(scores, rivals, about), cells - 2)]
    # The cursor begins on the first line: who has won, and by how much, is seen before all else.
    rows = [Row(line, "" if n else HEADLINE) for n, line in enumerate(won)]
    rows += [Row(text(" " + line, "dim")) for words in given for line in wrapped(words, cells - 2)]
    rows.append(Row(()))
    kinds = board.kinds()
    signs = bar_signs(kinds)
    rows += [Row(line) for line in _bars(scores, signs, cells)]
    rows.append(Row(()))
    for kind, label in kinds.items():
        found = [points(score, kind) for score in scores]
        if not any(found):
            continue
        sign = signs[kind] if max(found) > 0 else signs[kind]._replace(style=_LOSS)
        line = _columns(f"  {label}", found, column)
        rows.append(Row(text(" ") + text(sign.letter, sign.style) + cut(line, 2, width(line))))
    rows.append(Row(_columns(_("Score"), [score["total"] for score in scores], column, heading=True)))
    if len(places) > 1:
        rows.append(Row(_columns(_("Place"), [score["place"] for score in scores], column)))
    for one in rivals:
        name, total = _(one["shown"]), shown(about.unit.points(one["total"]))
        words = _("{name}: {points}, place {place}").format(name=name, points=total, place=one["place"])
        rows.append(Row(text(" " + words)))
    rows.append(Row(text(" " + _("Line by line"), "heading")))
    for n, (kind, name) in enumerate(named_lines(scores)):
        found = [points(score, kind, name) for score in scores]
        rows.append(Row(_columns(board.line_name(kind, name), found, column, blank=True), f"line {n}"))
    heading = fit(text(" " + _("Final score"), "title"), _LABEL + 1)
    for score in scores:
        heading += fit(text(score["name"], seat(score["seat"])), column - 1, "right") + text(" ")
    return Listing(tuple(rows), heading)


def bar_signs(kinds: Mapping[str, str]) -> dict[str, Sign]:
    """For each source of points the first letter of what it is called that no other one has, and a colour."""
    found: dict[str, Sign] = {}
    for (kind, label), style in zip(kinds.items(), cycle(_STYLES), strict=False):
        taken = {sign.letter for sign in found.values()}
        letters = (sign.upper() for sign in label if sign.isalpha() and width(text(sign.upper())) == 1)
        found[kind] = Sign(next((letter for letter in letters if letter not in taken), BLOCK), style)
    return found


def _bars(scores: Sequence[Score], signs: Mapping[str, Sign], cells: int) -> list[Line]:
    """A bar for each player, as long as the points, in the letters and colours of what they came from."""
    ranked = sorted(scores, key=lambda score: score["place"])
    found = ([(points(score, kind), sign) for kind, sign in signs.items()] for score in ranked)
    parts = [[Part(n, sign.style if n > 0 else _LOSS, sign.letter) for n, sign in each] for each in found]
    lines = []
    for score, bar in zip(ranked, bars(parts, cells - _NAME - _TOTAL - 3), strict=True):
        name = fit(text(" " + score["name"], seat(score["seat"])), _NAME + 1)
        lines.append(name + fit(text(str(score["total"]), "heading"), _TOTAL, "right") + text(" ") + bar)
    return lines


def _columns(label: str, numbers: Sequence[int], width: int, heading: bool = False, blank: bool = False) -> Line:
    line = text(" ") + fit(text(label, "heading" if heading else "plain"), _LABEL)
    for number in numbers:
        style: StyleName = "heading" if heading else "short" if number < 0 else "plain"
        line += fit(text("" if blank and not number else str(number), style), width - 1, "right") + text(" ")
    return line
