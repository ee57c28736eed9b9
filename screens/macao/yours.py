"""The page of one's own cards: what can be done now, the tableau, the activated cards, the score if it ended now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine import Move
from engine.macao import deck, moves, powers, scoring
from engine.macao.state import ACTION
from engine.texts.language import gettext as _, pgettext
from screens.macao import actions, pieces, timetable, turns, words
from screens.macao.view import View
from screens.table.page import ViewPage
from screens.table.picture.listing import Listing, Row
from screens.table.picture.pages import ListPage
from screens.ways import Goal
from screens.words import shown
from widgets.lines import EMPTY, Line, fit, text, width, wrap

DO: Final = "do"
"""What a row is about before a colon: an action of a turn."""
_NAME: Final = 18
_WHEN = 6
"""Cells of what a card costs, and of when its cubes come."""
_WHOLE: Final = 58
"""Cells from which on every card is called by its whole name."""
_LONG: Final = 27
"""Cells of what can be done, before what it would be."""
_SHORT: Final = 22
"""The same where there are fewer."""
_TOLD: Final = 40
"""Cells beside a card from which on what it does is told in a sentence."""
_ROOMY: Final = 50
"""Cells from which on it is said what is done with a card."""


class YoursPage(ListPage, ViewPage[View]):
    """A list; the cursor is on an action or a card."""

    def __init__(self, preview: Callable[[Move, int], list[Line]], brief: Callable[[Move, int], list[Line]]) -> None:
        """`preview` tells what a move would do, `brief` what of it is not seen on the page."""
        super().__init__(actions.KEYS.pages[3])
        self._preview = preview
        self._brief = brief

    @property
    def action(self) -> str:
        """The action of the row with the cursor, or nothing."""
        part, _colon, name = self.row.partition(":")
        return name if part == DO else ""

    @property
    def meant(self) -> Move | None:
        """Activating or using the card with the cursor, or delivering."""
        name = self.under_cursor
        if name not in deck.NUMBER:
            return None
        return moves.Use(name) if deck.NUMBER[name] in self._view.have.cards else moves.Activate(name)

    def number_of(self, name: str) -> str:
        return words.card_name(deck.NUMBER[name]) if name in deck.NUMBER else name

    # The rows.

    def captions(self) -> Sequence[Sequence[str]]:
        return [(_("key, what you can do"), _("what it brings or costs"))]

    def listing(self, cells: int) -> Listing:
        view = self._view
        rows = [
            *self._open(cells),
            *self._done(cells),
            *self._tableau(cells),
            *self._activated(cells),
            *self._score(cells),
        ]
        held = _("{n} of {room}").format(n=len(view.seen.tableau[view.seat]), room=view.have.room)
        heading = text(" " + _("Yours"), "heading") + text("  " + _("tableau {held}").format(held=held), "dim")
        return Listing(tuple(rows), heading)

    def _open(self, cells: int) -> list[Row]:
        """What can be done now, with the key of each."""
        view = self._view
        if view.phase != ACTION:
            return []
        rows = [Row(text(" " + _("What you can do"), "heading"))]
        for move in view.moves:
            if isinstance(move, moves.Activate):
                cost = fit(pieces.card_cost(deck.NUMBER[move.target]), pieces.cost_cells())
                rows.append(_row("e", move.target, cost, cells, self._name_cells(cells)))
            elif isinstance(move, moves.Use):
                rows.append(
                    _row(
                        "c",
                        move.target,
                        fit(text(pgettext("in 4 cells", "use")), pieces.cost_cells()),
                        cells,
                        self._name_cells(cells),
                    )
                )
        for key, action, said, does in turns.others(view):
            line = text("  ") + text(key, "key") + text(" " + said)
            line = fit(line, max(_LONG if cells >= _ROOMY else _SHORT, width(line) + 1)) + text(does, "dim")
            rows.append(Row(fit(line, cells), f"{DO}:{action}"))
        return rows

    def _name_cells(self, cells: int) -> int:
        """Cells of the names of cards."""
        view = self._view
        cards = (*view.seen.tableau[view.seat], *view.have.cards)
        return pieces.column(cards, 99 if cells >= _WHOLE else _NAME)

    def _done(self, cells: int) -> list[Row]:
        """What was done in this turn, and can be taken back step by step."""
        done = turns.move_by_move(self._view) if self._view.phase == ACTION else []
        if not done:
            return []
        head = text(" " + _("Done in this turn"), "heading") + text("  " + _("u takes back"), "dim")
        return [Row(head), *(Row(text("  ") + line) for one in done for line in wrap(one, cells - 3, "dim", "", "  "))]

    def _tableau(self, cells: int) -> list[Row]:
        view = self._view
        can = {deck.NUMBER[move.target] for move in view.moves if isinstance(move, moves.Activate)}
        waiting = [card for card in view.seen.tableau[view.seat] if card not in can]
        if not waiting:
            return []
        left = scoring.left_over(view.seen, view.seat)
        heading = text(" " + _("Tableau"), "heading")
        if left:
            heading += text("  " + _("{n} if it stays so").format(n=scoring.PUNISHMENT * left), "dim")
        return [Row(heading), *(Row(self._waiting(card, cells), deck.CARDS[card].name) for card in waiting)]

    def _waiting(self, card: int, cells: int) -> Line:
        """A card that cannot be activated now: what it costs, when the cubes for it come."""
        view = self._view
        size, does = self._name_cells(cells) + 2, text(words.effect(card))
        table = timetable.timetable(view.seen, view.seat)
        when = EMPTY if view.is_over else pieces.when(view, card, table, is_short=True)
        when = fit(when, max(_WHEN, width(when) + 1))  # cubes that are missing are never cut
        # A name gives way to what the card does, where that has room then.
        is_whole = size + pieces.cost_cells() + width(when) + width(does) > cells
        said = text("  " + (words.card_name(card) if is_whole else pieces.name(card, size - 3)))
        line = fit(said, max(size, width(said) + 1)) + fit(pieces.card_cost(card), pieces.cost_cells())
        line += when
        return fit(line + _does(card, cells - width(line)), cells)

    def _activated(self, cells: int) -> list[Row]:
        view = self._view
        if not view.have.cards:
            return []
        rows = [Row(text(" " + _("Activated"), "heading") + text(f"  {len(view.have.cards)}", "dim"))]
        for card in view.have.cards:
            can = view.move("use", deck.CARDS[card].name) is not None
            mark = "▸" if can else "✓" if self._is_used(card) else " "
            names = self._name_cells(cells)
            line = fit(text(" ") + text(mark, "mark") + text(pieces.name(card, names - 1)), names + 2)
            state = "" if can else self._state(card)
            end = text("  " + state, "dim") if state else EMPTY
            line += _does(card, cells - width(line) - width(end)) + end
            rows.append(Row(fit(line, cells), deck.CARDS[card].name))
        return rows

    def _is_used(self, card: int) -> bool:
        seen = self._view.seen
        return seen.seat == self._view.seat and bool(seen.used >> card & 1)

    def _state(self, card: int) -> str:
        """Why a card that one uses cannot be used now."""
        if self._is_used(card):
            return _("used")
        return _("not now") if self._view.phase == ACTION and _is_power(card) else ""

    def _score(self, cells: int) -> list[Row]:
        """The score if the game ended now, line by line."""
        view = self._view
        total = text(f"  {view.totals[view.seat]}", "figure")
        rows = [Row(text(" " + _("If it ended now"), "heading") + total)]
        for line in scoring.score_lines(view.seen, view.seat):
            points = text(f"{line['points']:>4}", "short" if line["points"] < 0 else "worth")
            rows.append(Row(fit(text(" ") + points + text("  " + words.line_name(line["kind"], line["name"])), cells)))
        return rows

    # The foot.

    def details(self, cells: int) -> list[Line]:
        view = self._view
        if self.action:
            move = next((one for one in view.moves if one.words == _WORDS.get(self.action)), None)
            if isinstance(move, moves.Pass):  # what was done in this turn stands below it
                return self._brief(move, cells)
            return self._preview(move, cells) if move is not None else _ways(turns.GOALS[self.action][1](view), cells)
        move = self.meant
        if move is None:
            return []
        if move in view.moves:
            return self._preview(move, cells)
        card = deck.NUMBER[move.target]
        said = ""
        if isinstance(move, moves.Activate) and not view.is_over:
            # What it costs stands in its row.
            said = pieces.in_words(view, card, timetable.timetable(view.seen, view.seat))
        elif view.phase == ACTION and _is_power(card):
            said = view.refusal(move)
        found = wrap(words.described(card, with_cost=not said), cells - 2)
        found += wrap(said, cells - 2, "dim") if said else []
        return [text(" ") + line for line in found]


def _is_power(card: int) -> bool:
    """Whether its owner uses a card."""
    return isinstance(deck.CARDS[card].effect, powers.Power)


def _row(key: str, name: str, does: Line, cells: int, names: int) -> Row:
    """A card that can be activated, with its cost, or used."""
    said = text("  ") + text(key, "key") + text(" " + pieces.name(deck.NUMBER[name], names - 1))
    line = fit(said, names + 4) + does
    return Row(fit(line + _does(deck.NUMBER[name], cells - width(line)), cells), f"now:{name}")


def _does(card: int, cells: int) -> Line:
    """What a card does, in a sentence where there is much room for it."""
    said = text(words.says(card), "dim")
    return said if cells >= _TOLD and width(said) <= cells else pieces.if_whole(words.effect(card), cells)


def _ways(goal: Goal, cells: int) -> list[Line]:
    """The ways to what the cursor is on, in short."""
    parts = [text(shown(way.shown)) + text(" " + shown(way.detail), "dim") for way in goal.ways]
    return [text(" ") + line for line in pieces.flow(parts, cells - 2, 4, "; ")]


_WORDS: Final = {"deliver": "deliver", "tribute": "tribute", "pass": "pass", "joker": "joker"}
"""The actions that are one move, and its words."""
