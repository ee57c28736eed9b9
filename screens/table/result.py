"""The page of the final score: all players side by side, line by line."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from gettext import gettext as _
from typing import Any

from engine.about import Unit
from engine.scores import Score
from screens.table.keys import PageKeys
from screens.table.listing import Listing, Row
from screens.table.pages import ListPage
from screens.table.report import named_lines, points, scores_of
from screens.table.title import Board, Sight
from screens.words import shown
from texts.wrapping import wrapped
from widgets.lines import Line, fit, text
from widgets.styles import StyleName

_LABEL = 24


class ResultPage(ListPage):
    """The final score of a title's game."""

    def __init__(self, keys: PageKeys, board: Board, sight: Callable[[], Sight]) -> None:
        """The title says what the lines of a score are called."""
        super().__init__(keys)
        self._board = board
        self._sight = sight

    @property
    def is_there(self) -> bool:
        return self._sight().is_over

    @property
    def why_not(self) -> str:
        return _("The result is shown when the game is over.")

    @property
    def is_wide(self) -> bool:
        return len(self._sight().game.options["players"]) > 1

    def listing(self, cells: int) -> Listing:
        sight = self._sight()
        game = sight.game
        scores, rivals = scores_of(game, sight.viewer), game.rivals(sight.viewer)
        return listing(scores, rivals, game.about.unit, self._board, cells)


def listing(
    scores: Sequence[Score], rivals: Sequence[Mapping[str, Any]], unit: Unit, board: Board, cells: int
) -> Listing:
    """The winner, then each source of points with a column for each player, the rivals, and each card."""
    width = max(6, min(12, (cells - _LABEL - 5) // len(scores)))
    rows = [Row(text(" " + line, "gain")) for line in wrapped(_winner(scores, rivals, unit), cells - 2)]
    rows.append(Row(()))
    kinds = board.kinds()
    rows += [Row(_columns(label, [points(score, kind) for score in scores], width)) for kind, label in kinds.items()]
    rows.append(Row(_columns(_("Score"), [score["total"] for score in scores], width, heading=True)))
    rows.append(Row(_columns(_("Place"), [score["place"] for score in scores], width)))
    rows += [Row(text(" " + _rival(one, unit))) for one in rivals]
    rows.append(Row(text(" " + _("Line by line"), "heading")))
    for n, (kind, name) in enumerate(named_lines(scores)):
        found = [points(score, kind, name) for score in scores]
        rows.append(Row(_columns(board.line_name(kind, name), found, width, blank=True), f"line {n}"))
    heading = fit(text(" " + _("Final score"), "title"), _LABEL + 1)
    for score in scores:
        heading += fit(text(score["name"], "heading"), width - 1, "right") + text(" ")
    return Listing(tuple(rows), heading)


def _rival(rival: Mapping[str, Any], unit: Unit) -> str:
    return _("{name}: {points}, place {place}").format(
        name=_capital(rival["name"]), points=shown(unit.points(rival["total"])), place=rival["place"]
    )


def _winner(scores: Sequence[Score], rivals: Sequence[Mapping[str, Any]], unit: Unit) -> str:
    best = max(score["total"] for score in scores)
    names = ", ".join(score["name"] for score in scores if score["place"] == 1)
    points = shown(unit.points(best))
    before = [rival for rival in rivals if rival["total"] > best]
    if before:
        first = max(before, key=lambda rival: rival["total"])
        return _("{rival} stands first with {most}, before {names} with {points}.").format(
            rival=_capital(first["name"]), most=shown(unit.points(first["total"])), names=names, points=points
        )
    if len(scores) == 1:
        return _("{name} scores {points}.").format(name=names, points=points)
    if sum(score["place"] == 1 for score in scores) == 1:
        return _("{name} wins with {points}.").format(name=names, points=points)
    return _("A shared victory with {points}: {names}.").format(names=names, points=points)


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]


def _columns(label: str, numbers: Sequence[int], width: int, heading: bool = False, blank: bool = False) -> Line:
    line = text(" ") + fit(text(label, "heading" if heading else "plain"), _LABEL)
    for number in numbers:
        style: StyleName = "heading" if heading else "short" if number < 0 else "plain"
        line += fit(text("" if blank and not number else str(number), style), width - 1, "right") + text(" ")
    return line
