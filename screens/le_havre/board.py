"""Le Havre at the table: its pages, what stands around them, its words and the way of its game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine import Move, OpenGame, Plan
from engine.le_havre.moves import EndTurn, Feed, Supply
from engine.le_havre.state import BEFORE_SUPPLY, BETWEEN, INTEREST, LOOK, MEAL, SECOND_BUILD
from engine.texts.language import clauses, gettext as _, pgettext, within
from saves.settings import Settings
from screens.actions import Action
from screens.le_havre import decision, head, move_words, rules_list, side, words
from screens.le_havre.actions import KEYS
from screens.le_havre.buildings import BuildingsPage
from screens.le_havre.decision import changed, ends_by_itself
from screens.le_havre.deeds import OwnActions
from screens.le_havre.offers import OffersPage
from screens.le_havre.page import BUILDINGS, LOG, OFFERS, SHIPS, STORAGE
from screens.le_havre.pieces import HUES, vocabulary
from screens.le_havre.ships import ShipsPage
from screens.le_havre.storage import StoragePage
from screens.le_havre.view import View
from screens.table.picture.board import ViewBoard
from screens.table.title import Overview, Page, ShownKeys
from screens.words import tallied
from widgets.filled import Vocabulary
from widgets.legend import Block
from widgets.lines import Line
from widgets.styles import StyleName

_OFFERS = 1 + 7 + 2
"""Lines of the upper row of pages: the heading, the seven offers, the frame."""


_SIGNS: Mapping[str, StyleName] = {
    **{"■": "good:fish", "●": "good:francs", "f": "good:grain", "fr": "good:francs", "%": "short", "x2": "figure"},
    **{"2c": "lack", "10": "worth", "10/-": "worth", "+1": "gain", "-2": "short", "smoked": "good:smoked-fish"},
}
"""The styles of signs that are no codes."""


class LeHavre(ViewBoard[View]):
    """The table of one game of Le Havre."""

    keys = KEYS
    codes = staticmethod(words.codes)
    hues = HUES
    kind_names = words.KIND_NAMES
    other_signs = _SIGNS
    overview = Overview(
        rows=((OFFERS.name, SHIPS.name), (BUILDINGS.name,)),
        first=_OFFERS,
        beside=(STORAGE.name, LOG.name),
        told_below=True,
    )

    def __init__(self) -> None:
        self._offers = OffersPage(self._taking)
        self._buildings = BuildingsPage()
        self._storage = StoragePage()
        super().__init__(View, self._offers, self._buildings, ShipsPage(), self._storage)

    def rounds_over(self) -> int:
        return self.view.seen.round + bool(self.view.seen.final)

    def round_words(self) -> str:
        return decision.round_over(self.view.seen, self.view.seat)

    def actions(self, page: Page, keys: ShownKeys) -> OwnActions:
        return OwnActions(self.view, page, keys, self._offers)

    def _taking(self, name: str, cells: int) -> list[Line]:
        move = self.view.move("take", name)
        return self.preview(move, cells) if move is not None else []

    # Around the pages.

    def head(self, columns: int) -> list[Line]:
        return head.lines(self.view, columns)

    def high_head(self, columns: int) -> list[Line]:
        return head.lines(self.view, columns, is_high=True)

    def note(self) -> str:
        seed = self._sight.game.options.get("seed")
        variant = (
            pgettext("variant", "short") if self.view.seen.terms.variant == "short" else pgettext("variant", "full")
        )
        return variant if seed is None else _("{variant}, seed {seed}").format(variant=variant, seed=seed)

    def side_width(self, columns: int) -> int:
        return side.cells_of(columns)

    def column_width(self, columns: int) -> int:
        return max(42, 21 + 6 * len(self.view.names))

    def side_title(self, cells: int) -> Line:
        return side.title(self.view, cells)

    def vocabulary(self) -> Vocabulary:
        return vocabulary()

    def side(self, page: Page, cells: int, height: int) -> list[Line]:
        return side.lines(self.view, cells, height)

    # Words.

    def describe(self, move: Move) -> str:
        return move_words.move(move, self.view.seen)

    def heading(self, move: Move) -> str:
        """Without the fee in brackets: it is asked for below, or part of the effect, and the title would be cut."""
        return move_words.gist(move, self.view.seen) if move.words == "enter" else self.describe(move)

    def preview(self, move: Move | Plan, cells: int, *, is_named: bool = False) -> list[Line]:
        if isinstance(move, Plan):
            first, *more = tallied(decision.steps(self.view, move))
            told = clauses([first, *map(within, more)])
        else:
            told = self.describe(move.unanswered())
        return decision.lines(self.view, move, told, cells, is_named=is_named)

    def changed(self, before: OpenGame, now: OpenGame) -> frozenset[str]:
        return changed(before, now)

    def about_decision(self, cells: int) -> list[Line]:
        return decision.known(self.view, cells)

    def whole_text(self, page: Page) -> tuple[str, str]:
        return self._about(page) or self._about(self._buildings) or ("", "")

    def _about(self, page: Page) -> tuple[str, str] | None:
        """Title and text of the card, ship or good that the cursor of a page is on."""
        name = page.under_cursor if page.keys in (OFFERS, BUILDINGS, SHIPS, STORAGE) else ""
        if page is self._offers and name:
            return rules_list.good_page(name)
        return rules_list.page(name) if words.is_card(name) or words.is_ship(name) else None

    def signs(self, page: Page) -> Sequence[Block]:
        return rules_list.signs(page.keys.name)

    def help_pages(self, page: Page) -> Sequence[tuple[str, str]]:
        return rules_list.pages(self._about(page) if page is not self._offers else None)

    def rules_name(self, name: str) -> str:
        return words.rules_name(name)

    # What is looked at.

    def available(self, action: Action) -> bool:
        return action.name == "turn_storage" or len(self.view.names) > 1

    def why_not(self, action: Action) -> str:
        return _("You play alone.")

    def do_turn_storage(self) -> None:
        self._storage.turn()

    def do_player_before(self) -> None:
        self._storage.turn_to(-1)

    def do_player_after(self) -> None:
        self._storage.turn_to(1)

    # The way of the game.

    def wants_list(self) -> bool:
        return self.view.phase in (BETWEEN, INTEREST, MEAL, SECOND_BUILD, LOOK)

    def ordinary(self) -> Move | None:
        return self.view.first(words.ORDINARY)

    def is_plain(self, move: Move) -> bool:
        return move.words in words.ORDINARY

    def follows(self, game: OpenGame, played: Move | None, settings: Settings) -> Move | None:
        if game.seen().phase == BEFORE_SUPPLY and not settings.stop_between_turns:
            return Supply() if played is None or self.belongs_together(played, Supply()) else None
        return EndTurn() if settings.end_turn and ends_by_itself(game, played) else None

    def belongs_together(self, played: Move, after: Move) -> bool:
        return isinstance(after, Supply) and isinstance(played, EndTurn | Feed)

    # The end.

    def line_name(self, kind: str, name: str) -> str:
        return words.line_name(kind, name)
