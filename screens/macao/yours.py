"""The page of one's own cards: what can be done now, the tableau, the activated cards, the score if it ended now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine import Move
from engine.macao.moves import Activate, Use
from engine.macao.powers import Power
from engine.macao.state import ACTION
from engine.texts.language import gettext as _
from screens.macao import doings, goals, pieces, timetable, words
from screens.macao.actions import KEYS
from screens.macao.view import View, move_by_move
from screens.table.picture.listing import Listing, Row
from screens.table.picture.pages import ListPage
from screens.ways import Goal
from screens.words import shown
from widgets.lines import EMPTY, Line, fit, text, width, wrap

DO: Final = "do"
"""What a row is about before a colon: an action of a turn."""
_NAME: Final = 19
_LONG: Final = 27
"""Cells of what can be done, before what it would be."""
_ROOMY: Final = 50
"""Cells from which on it is said what is done with a card."""


class YoursPage(ListPage):
    """A list; the cursor is on an action or a card."""

    _view: View

    def __init__(self, preview: Callable[[Move, int], list[Line]]) -> None:
        """`preview` tells what a move would do."""
        super().__init__(KEYS.pages[3])
        self._preview = preview

    def look(self, view: View) -> None:
        """Show another position."""
        self._view = view
        self.renew()

    @property
    def action(self) -> str:
        """The action of the row with the cursor, or nothing."""
        part, _colon, name = self.row.partition(":")
        return name if part == DO else ""

    @property
    def meant(self) -> Move | None:
        """Activating or using the card with the cursor, or delivering."""
        name = self.under_cursor
        if not words.is_card(name):
            return None
        if name in self._view.mine["activated"]:
            return Use(name)
        return Activate(name)

    def number_of(self, name: str) -> str:
        return words.card_name(name) if words.is_card(name) else name

    # The rows.

    def listing(self, cells: int) -> Listing:
        view = self._view
        rows = [
            *self._open(cells),
            *self._done(cells),
            *self._tableau(cells),
            *self._activated(cells),
            *self._score(cells),
        ]
        held = _("{n} of {room}").format(n=len(view.mine["tableau"]), room=view.mine["room"])
        heading = text(" " + _("Your cards"), "heading") + text("  " + _("tableau {held}").format(held=held), "dim")
        return Listing(tuple(rows), heading)

    def _open(self, cells: int) -> list[Row]:
        """What can be done now, with the key of each."""
        view = self._view
        if view.phase != ACTION:
            return []
        rows = [Row(text(" " + _("What you can do"), "heading"))]
        for move in view.moves:
            if isinstance(move, Activate):
                rows.append(self._row("e", move.target, fit(pieces.cost(pieces.cost_of(move.target)), 5), cells))
            elif isinstance(move, Use):
                rows.append(self._row("c", move.target, text(_("use")) + text("  "), cells))
        rows += [self._action(*one, cells) for one in doings.others(view)]
        return rows

    def _done(self, cells: int) -> list[Row]:
        """What was done in this turn, and can be taken back step by step."""
        done = move_by_move(self._view) if self._view.phase == ACTION else []
        if not done:
            return []
        head = text(" " + _("Done in this turn"), "heading") + text("  " + _("u takes back"), "dim")
        return [Row(head), *(Row(text("  ") + line) for one in done for line in wrap(one, cells - 3, "dim", "", "  "))]

    def _row(self, key: str, name: str, does: Line, cells: int) -> Row:
        """A card that can be activated, with its cost, or used."""
        said = text("  ") + text(key, "key") + text(" " + pieces.name(name))
        line = fit(said, max(width(said) + 1, _NAME + 3)) + does
        return Row(fit(line + pieces.if_whole(words.effect(name), cells - width(line)), cells), f"now:{name}")

    def _action(self, key: str, action: str, said: str, does: str, cells: int) -> Row:
        line = fit(text("  ") + text(key, "key") + text(" " + said), _room(cells))
        return Row(fit(line + text(does, "dim"), cells), f"{DO}:{action}")

    def _tableau(self, cells: int) -> list[Row]:
        view = self._view
        can = {move.target for move in view.moves if isinstance(move, Activate)}
        names = [name for name in view.mine["tableau"] if name not in can]
        if not names:
            return []
        left = view.forecast["players"][view.seat]["left_over"]
        heading = text(" " + _("Tableau"), "heading")
        if left:
            heading += text("  " + _("{n} if it stays so").format(n=-3 * left), "dim")
        return [Row(heading), *(Row(self._waiting(name, cells), name) for name in names)]

    def _waiting(self, name: str, cells: int) -> Line:
        """A card that cannot be activated now: what it costs, when the cubes for it come."""
        view = self._view
        line = fit(text("  " + pieces.name(name)), _NAME + 1) + fit(pieces.cost(pieces.cost_of(name), None), 5)
        table = timetable.timetable(view.seen, view.seat)
        when = pieces.when(view, name, table, is_short=True) if not view.table["over"] else EMPTY
        line += fit(when, 6)
        return fit(line + pieces.if_whole(words.effect(name), cells - width(line)), cells)

    def _activated(self, cells: int) -> list[Row]:
        view, turn = self._view, self._view.table["turn"]
        names = view.mine["activated"]
        if not names:
            return []
        used = turn["used"] if turn is not None and turn["seat"] == view.seat else []
        rows = [Row(text(" " + _("Activated"), "heading") + text(f"  {len(names)}", "dim"))]
        for name in names:
            mark = "▸" if view.move("use", name) is not None else "✓" if name in used else " "
            line = fit(text(" ") + text(mark, "mark") + text(pieces.name(name)), _NAME + 1)
            state = self._state(name, used)
            end = text("  " + state, "dim") if state else EMPTY
            line += pieces.if_whole(words.effect(name), cells - width(line) - width(end)) + end
            rows.append(Row(fit(line, cells), name))
        return rows

    def _state(self, name: str, used: list[str]) -> str:
        """Why a card that one uses cannot be used now."""
        view = self._view
        if name in used:
            return _("used")
        if view.phase != ACTION or not isinstance(words.card(name).effect, Power):
            return ""
        return "" if view.move("use", name) is not None else _("not now")

    def _score(self, cells: int) -> list[Row]:
        """The score if the game ended now, line by line."""
        view = self._view
        score = next(one for one in view.game.scores() if one["seat"] == view.seat)
        rows = [Row(text(" " + _("If it ended now"), "heading") + text(f"  {score['total']}", "figure"))]
        for line in score["lines"]:
            points = text(f"{line['points']:>4}", "short" if line["points"] < 0 else "worth")
            rows.append(Row(fit(text(" ") + points + text("  " + words.line_name(line["kind"], line["name"])), cells)))
        return rows

    def _acts(self, name: str) -> bool:
        """Whether a card waits for its owner, to be activated or used."""
        return name in self._view.mine["tableau"] or isinstance(words.card(name).effect, Power)

    # The foot.

    def _ways(self, cells: int) -> list[Line]:
        """The ways to what the cursor is on, in short."""
        goal = _GOALS[self.action](self._view)
        parts = [text(shown(way.shown)) + text(" " + shown(way.detail), "dim") for way in goal.ways]
        return [text(" ") + line for line in pieces.flow(parts, cells - 2, 4, "; ")]

    def details(self, cells: int) -> list[Line]:
        view, name = self._view, self.under_cursor
        if self.action:
            move = next((one for one in view.moves if one.words == _WORDS.get(self.action)), None)
            return self._preview(move, cells) if move is not None else self._ways(cells)
        move = self.meant
        if move is not None and view.move(move.words, move.target) is not None:
            return self._preview(move, cells)
        if not words.is_card(name):
            return []
        is_refused = move is not None and view.phase == ACTION and self._acts(name)
        found = wrap(words.described(name, with_cost=not is_refused), cells - 2)
        if move is not None and is_refused:
            found += wrap(view.refusal(move), cells - 2, "dim")
        return [text(" ") + line for line in found]


_GOALS: Final[Mapping[str, Callable[[View], Goal]]] = {
    "claim": goals.claiming,
    "sail": goals.sailing,
    "wall": goals.climbing,
    "craft": goals.crafting,
}
"""The actions to which several moves lead."""
_WORDS: Final = {"deliver": "deliver", "tribute": "tribute", "end_turn": "pass", "joker": "joker"}
"""The actions that are one move, and its words."""


def _room(cells: int) -> int:
    """Cells of what can be done."""
    return _LONG if cells >= _ROOMY else 22
