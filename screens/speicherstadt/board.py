"""Die Speicherstadt at the table: its pages, what stands around them, its words and the way of its game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import dropwhile

from engine import Event, Move, OpenGame, Plan
from engine.speicherstadt.deck import CARDS, PLACE
from engine.speicherstadt.goods import KINDS
from engine.speicherstadt.moves import Decline, Pass
from engine.speicherstadt.state import CHIEF, DEMAND, FINAL, INFORM, INSURE, LOADING, PURCHASE, Quarter
from engine.speicherstadt.supply import LAID_OUT
from engine.texts.language import clauses, gettext as _
from engine.title import ROUND_BEGINS
from screens.actions import Action
from screens.speicherstadt import head, houses, listings, pile, preview, rows, rules, standing, storage, words
from screens.speicherstadt.actions import KEYS
from screens.speicherstadt.deeds import OwnActions
from screens.speicherstadt.pages import MINE, PILE, PLAYERS, ROW, MinePage, RowPage, RowsPage
from screens.speicherstadt.pieces import HUES, good
from screens.speicherstadt.view import View
from screens.table.picture.board import ViewBoard
from screens.table.title import Overview, Page, ShownKeys, Sight
from screens.words import tallied
from widgets.filled import Vocabulary
from widgets.legend import Block
from widgets.lines import EMPTY, Line, text, wrap

_LOWEST = 11
"""Lines of the houses at least, where they are seen below the cards."""
_HIGH = 54
"""Rows of a terminal in which the pile is seen below the houses."""
_HOUSES = 14
"""Lines of the houses there: as many as the fullest of them take, with their gables."""
_FRAME = 2
"""Lines of the frame around the cards."""
_PAGES = {**dict.fromkeys((DEMAND, INFORM, PURCHASE, CHIEF, INSURE), ROW.name), LOADING: MINE.name}
"""The page on which each decision is made."""


class _ByHeight(Overview):
    """The cards have the lines that they need, the houses what is left; what they would not fill is for the pile."""

    def at(self, rows: int) -> Overview:
        return self if rows >= _HIGH else self._replace(rows=self.rows[:2])

    def within(self, rows: int, height: int) -> Overview:
        found = self.at(rows)
        if len(found.rows) > 2:
            houses = max(_HOUSES, min(self.most, height - self.above - self.last))
            last = max(self.last, height - self.above - houses)
            return found._replace(last=last, first=height - last - houses)
        # Free places in line give way to what stands in the houses.
        last = max(self.last, height - self.above, min(self.most, height - self.first))
        return found._replace(last=last, first=height - last)


class SpeicherstadtBoard(ViewBoard[View]):
    """The table of one game of Die Speicherstadt."""

    keys = KEYS
    codes = staticmethod(words.codes)
    hues = HUES
    kind_names = words.KIND_NAMES
    in_sight = frozenset((ROUND_BEGINS, *LAID_OUT))
    overview = _ByHeight(((ROW.name,), (MINE.name,), (PILE.name,)), _LOWEST)

    def __init__(self) -> None:
        self._row = RowPage(self.preview)
        self._mine = MinePage(self.preview)
        players = RowsPage(PLAYERS, listings.players, is_wide=True)
        super().__init__(View, self._row, self._mine, players, RowsPage(PILE, pile.listed))

    def actions(self, page: Page, keys: ShownKeys) -> OwnActions:
        return OwnActions(self.view, page, keys, self._row, self._mine)

    def look(self, sight: Sight) -> None:
        super().look(sight)
        self.overview = self.overview._replace(
            above=rows.wanted(self.view) + _FRAME,
            first=rows.least(self.view) + _FRAME,
            most=listings.needed_in_houses(self.view) + houses.AROUND,
        )

    def rounds_over(self) -> int:
        return self.view.seen.round + self.view.seen.ending

    def round_words(self) -> str:
        return head.round_over(self.view)

    def worth_telling(self, events: Sequence[Event]) -> Sequence[Event]:
        """What oneself has just done is told where nothing else has happened upon it."""
        told = super().worth_telling(events)
        return [*dropwhile(lambda event: event.seat == self._sight.viewer, told)] or told

    # Around the pages.

    def head(self, columns: int) -> list[Line]:
        return head.head(self.view, columns)

    def side_width(self, columns: int) -> int:
        return standing.side_width(columns)

    def side_title(self, cells: int) -> Line:
        return standing.title(self.view, cells)

    def tabs_end(self, page: Page, cells: int) -> Line:
        return EMPTY if page.is_whole else standing.brief(self.view, cells)

    def vocabulary(self) -> Vocabulary:
        return {words.good_name(kind): good(kind) for kind in range(KINDS)}

    def side(self, page: Page, cells: int, height: int) -> list[Line]:
        return standing.side(self.view, cells, height, is_own=page is self._mine)

    # Words.

    def describe(self, move: Move) -> str:
        return words.move(move, self.view.seen)

    def preview(self, move: Move | Plan, cells: int, *, is_named: bool = False) -> list[Line]:
        moves = move.moves if isinstance(move, Plan) else (move,)
        return preview.lines(self.view, move, clauses(tallied(map(self.describe, moves))), cells, is_named=is_named)

    def changed(self, before: OpenGame, now: OpenGame) -> frozenset[str]:
        old, new = _holders(before), _holders(now)
        return frozenset(name for name in {*old, *new} if old.get(name) != new.get(name))

    def about_decision(self, cells: int) -> list[Line]:
        seen = self.view.seen
        if seen.phase not in (CHIEF, INSURE):
            return []
        change = seen.asked[0][2]
        template = _("Fire {number}: you win {points}.") if change > 0 else _("Fire {number}: you lose {points}.")
        said = template.format(number=seen.fire, points=abs(change))
        return [text(" ") + line for line in wrap(said, cells - 2)]

    def hint(self) -> str:
        return _("{key} ends loading") if self.view.move("store") is not None else ""

    def whole_text(self, page: Page) -> tuple[str, str]:
        name = page.under_cursor
        return rules.page(name) if words.is_card(name) else ("", "")

    def signs(self, page: Page) -> Sequence[Block]:
        return rules.signs(page.keys.name, has_kai=self.view.has_kai)

    def help_pages(self, page: Page) -> Sequence[tuple[str, str]]:
        name = page.under_cursor
        about = [rules.page(name)] if words.is_card(name) else []
        return [*about, *rules.help_pages(has_kai=self.view.has_kai)]

    # What is looked at.

    def available(self, action: Action) -> bool:
        return action.name != "next_part" or bool(self._row.next_part)

    def why_not(self, action: Action) -> str:
        return _("There is no other row of cards.") if action.name == "next_part" else ""

    def called(self, action: Action) -> str:
        return _(rows.NAMES[self._row.next_part]) if action.name == "next_part" else ""

    def do_next_part(self) -> None:
        self._row.to_next_group()

    def do_place_before(self) -> None:
        self._row.along(-1)

    def do_place_after(self) -> None:
        self._row.along(1)

    # The way of the game.

    def wants_list(self) -> bool:
        return self.view.phase in (CHIEF, INSURE, INFORM, FINAL)

    def wants_page(self) -> str:
        return _PAGES.get(self.view.phase, "")

    def ordinary(self) -> Move | None:
        return storage.plain(self.view)

    def is_plain(self, move: Move) -> bool:
        return isinstance(move, Decline | Pass)

    # The end.

    def line_name(self, kind: str, name: str) -> str:
        return words.line_name(kind, name)


def _holders(game: OpenGame) -> dict[str, tuple[int, ...]]:
    """Who has each card that somebody has got or used, and what lies on it where it is a contract."""
    seen: Quarter = game.seen()
    found: dict[str, tuple[int, ...]] = dict.fromkeys((CARDS[card].name for card in seen.discards), ())
    for house, cards in enumerate(seen.cards):
        found |= {CARDS[card].name: (house, seen.laid[PLACE[card]] if card in PLACE else 0) for card in cards}
    return found
