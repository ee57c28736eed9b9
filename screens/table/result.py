"""The page of the final score: all players side by side, line by line."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from gettext import gettext as _

from engine.scores import Score
from screens.table.keys import PageKeys
from screens.table.listing import Listing, Row
from screens.table.pages import ListPage
from screens.table.report import named_lines, points, scores_of
from screens.table.title import Board, Sight
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
        return listing(scores_of(self._sight().game), self._board.kinds(), self._board.line_name, cells)


def listing(
    scores: Sequence[Score], kinds: Mapping[str, str], line_name: Callable[[str, str], str], cells: int
) -> Listing:
    """The winner, then each source of points, then each card, with a column for each player."""
    width = max(6, min(12, (cells - _LABEL - 5) // len(scores)))
    rows = [Row(text(" " + _winner(scores), "good")), Row(())]
    rows += [Row(_columns(label, [points(score, kind) for score in scores], width)) for kind, label in kinds.items()]
    rows.append(Row(_columns(_("Score"), [score["total"] for score in scores], width, heading=True)))
    rows.append(Row(_columns(_("Place"), [score["place"] for score in scores], width)))
    rows.append(Row(text(" " + _("Line by line"), "heading")))
    for n, (kind, name) in enumerate(named_lines(scores)):
        found = [points(score, kind, name) for score in scores]
        rows.append(Row(_columns(line_name(kind, name), found, width, blank=True), f"line {n}"))
    heading = fit(text(" " + _("Final score"), "title"), _LABEL + 1)
    for score in scores:
        heading += fit(text(score["name"], "heading"), width - 1, "right") + text(" ")
    return Listing(tuple(rows), heading)


def _winner(scores: Sequence[Score]) -> str:
    winners = [score["name"] for score in scores if score["place"] == 1]
    best = max(score["total"] for score in scores)
    if len(scores) == 1:
        return _("{name} scores {n}.").format(name=winners[0], n=best)
    if len(winners) == 1:
        return _("{name} wins with {n}.").format(name=winners[0], n=best)
    return _("A shared victory with {n}: {names}.").format(names=", ".join(winners), n=best)


def _columns(label: str, numbers: Sequence[int], width: int, heading: bool = False, blank: bool = False) -> Line:
    line = text(" ") + fit(text(label, "heading" if heading else "plain"), _LABEL)
    for number in numbers:
        style: StyleName = "heading" if heading else "bad" if number < 0 else "plain"
        line += fit(text("" if blank and not number else str(number), style), width - 1, "right") + text(" ")
    return line
