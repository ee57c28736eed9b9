"""Homesteaders at the table: its pages, what stands around them, its words and the way of its game."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Event, Move, OpenGame, Plan, format_move
from engine.homesteaders.benefits import bonuses
from engine.homesteaders.goods import GOLD, KINDS, NAMES, SILVER
from engine.homesteaders.money import due
from engine.homesteaders.moves import Assign, Finish, Pass, Pay, Take
from engine.homesteaders.phases import TRADES
from engine.homesteaders.state import ASSIGN, BID, BUILD, EXCHANGE, FINAL, HIRE, NEUTRAL_BID, PAY, RAIL, SECOND, WAGES
from engine.homesteaders.workers import PUT_TO_WORK, bits_of
from engine.texts import N_
from engine.texts.language import gettext as _, ngettext
from saves.settings import Settings
from screens import documents
from screens.actions import Action
from screens.homesteaders import about, card_text, figures, head, move_words, preview, recap, side, words
from screens.homesteaders.actions import AUCTIONS, BUILDINGS, KEYS, MARKET, TOWNS, WORKERS
from screens.homesteaders.auctions import AuctionsPage
from screens.homesteaders.buildings import BuildingsPage
from screens.homesteaders.deeds import OwnActions
from screens.homesteaders.market import MarketPage
from screens.homesteaders.pieces import HUES, good
from screens.homesteaders.towns import TownsPage
from screens.homesteaders.view import View, changed
from screens.homesteaders.workers import WorkersPage
from screens.table.keys import LOG
from screens.table.picture.board import ViewBoard
from screens.table.play.recap import Since
from screens.table.title import Overview, Page, ShownKeys, Sight
from widgets.filled import Vocabulary
from widgets.legend import Block
from widgets.lines import EMPTY, Line, text, wrap

_LAST_ROW = 3
"""Lines of the row of the towns beside those of the seats: its frame and what the signs mean."""
_FIRST_BONUS = Take("chip")
_ORDINARY = {ASSIGN: Assign(), WAGES: Pay(), PAY: Pay(), FINAL: Finish()}
_SIDEWAYS = {"bid_less": N_("before"), "bid_more": N_("after")}
"""What the keys that change a bid do where there is no bid yet."""
_PAGES = {
    ASSIGN: WORKERS,
    NEUTRAL_BID: AUCTIONS,
    BID: AUCTIONS,
    BUILD: BUILDINGS,
    SECOND: BUILDINGS,
    WAGES: MARKET,
    PAY: MARKET,
    FINAL: MARKET,
}
"""The page on which each decision is made."""


def _forced(game: OpenGame) -> Move | None:
    """The answer to a decision that leaves nothing to decide: silver that suffices, where gold is no better."""
    decision = game.decision
    if decision is None:
        return None
    seen = game.seen(decision.seat)
    goods = seen.goods[decision.seat]
    if decision.kind == RAIL:
        possible = bonuses(seen, decision.seat)
        return possible[0] if len(possible) == 1 else None
    if decision.kind not in (WAGES, PAY) or goods[SILVER] < due(seen) or (goods[GOLD] and decision.kind == PAY):
        return None
    move = Pay()
    question = game.ask(move)
    return move if question is None else move.answer(question.default, question.label)


class HomesteadersBoard(ViewBoard[View]):
    """The table of one game of Homesteaders."""

    keys = KEYS
    codes = staticmethod(words.codes)
    calls_for_all = False
    hues = HUES
    kind_names = words.KIND_NAMES
    overview = Overview(
        rows=((AUCTIONS, BUILDINGS, WORKERS, MARKET, LOG), (TOWNS,)),
        last=_LAST_ROW,
        alone=True,
        beside_side=(AUCTIONS, WORKERS, MARKET),
    )

    def __init__(self) -> None:
        self._auctions = AuctionsPage(self.preview)
        self._workers = WorkersPage(self.preview)
        self._market = MarketPage(self.preview)
        self._buildings = BuildingsPage()
        self._towns = TownsPage(lambda: self._auctions.won)
        super().__init__(View, self._auctions, self._buildings, self._workers, self._market, self._towns)

    def look(self, sight: Sight) -> None:
        super().look(sight)
        least, most = self._towns.rows()
        self.overview = self.overview._replace(last=_LAST_ROW + least, most=_LAST_ROW + most)

    def actions(self, page: Page, keys: ShownKeys) -> OwnActions:
        return OwnActions(self.view, page, keys, self._auctions, self._workers, self._market)

    def rounds_over(self) -> int:
        return self.view.seen.round

    def round_words(self) -> str:
        return recap.of_round(self.view)

    def worth_telling(self, events: Sequence[Event]) -> Sequence[Event]:
        """Of one's own moves none once the round is over, and never the slots: one has just chosen all that."""
        others = [one for one in events if one.seat != self._sight.viewer]
        without_slots = [one for one in events if one in others or one.template != PUT_TO_WORK]
        return (others if self.round_over() else without_slots) or events

    # Around the pages.

    def head(self, columns: int) -> list[Line]:
        return head.lines(self.view, columns, self._working)

    def high_head(self, columns: int) -> list[Line]:
        return head.high_lines(self.view, columns, self._working)

    @property
    def _working(self) -> int | None:
        """The slots that are ticked while one is asked for them."""
        is_asked = self.view.phase == ASSIGN and self.view.is_mine
        return bits_of(self._workers.ticked) if is_asked else None

    def side_width(self, columns: int) -> int:
        return side.width(columns)

    def side_title(self, cells: int) -> Line:
        return side.title(self.view, cells)

    def tabs_end(self, page: Page, cells: int) -> Line:
        return EMPTY if self.view.is_over else side.brief(self.view, cells)

    def vocabulary(self) -> Vocabulary:
        return {words.good_name(kind): good(kind) for kind in range(KINDS)}

    def side(self, page: Page, cells: int, height: int) -> list[Line]:
        return side.lines(self.view, cells, height)

    # Words.

    def describe(self, move: Move) -> str:
        return move_words.move(move, self.view.seen)

    def heading(self, move: Move) -> str:
        """Without what passing brings: that stands below it, and the title would be cut."""
        return {"pass": _("Pass"), "finish": _("Finish")}.get(move.words) or self.describe(move)

    def preview(self, move: Move | Plan, cells: int, *, is_named: bool = False) -> list[Line]:
        words = move_words.what(move, self.view.seen, self.view.after)
        return preview.lines(self.view, move, words, cells, is_named=is_named)

    def changed(self, before: OpenGame, now: OpenGame) -> frozenset[str]:
        return changed(before, now, self._sight.viewer)

    def about_decision(self, cells: int) -> list[Line]:
        view = self.view
        if not view.is_mine:
            return []
        found = [line for one in about.for_list(view) for line in wrap(one, cells - 2)]
        return [*(text(" ") + line for line in found), EMPTY] if found else []

    def hint(self) -> str:
        idle = self._workers.idle if self.view.phase == ASSIGN and self.ordinary() is not None else 0
        standing = ngettext("{key} leaves {n} worker idle", "{key} leaves {n} workers idle", idle)
        return standing.format(key="{key}", n=idle) if idle else ""

    def whole_text(self, page: Page) -> tuple[str, str]:
        return card_text.page(page.under_cursor) if page is self._buildings and page.under_cursor else ("", "")

    def signs(self, page: Page) -> Sequence[Block]:
        return documents.signs(figures.PACKAGE, figures.values(), page.keys.name, "around")

    def help_pages(self, page: Page) -> Sequence[tuple[str, str]]:
        pages = documents.pages(figures.PACKAGE, figures.values())
        return [self.whole_text(page), *pages] if page is self._buildings and page.under_cursor else pages

    def recap(self, since: Since, viewer: int | None, cells: int) -> list[Line]:
        return recap.table(since, viewer, cells)

    # What is looked at.

    def available(self, action: Action) -> bool:
        return action.name not in _SIDEWAYS or self.view.phase in (BID, NEUTRAL_BID)

    def called(self, action: Action) -> str:
        return _(_SIDEWAYS.get(action.name, "")) if self.view.phase == NEUTRAL_BID else ""

    def why_not(self, action: Action) -> str:
        return _("Nobody bids now.") if action.name in _SIDEWAYS else ""

    def do_bid_less(self) -> None:
        self._auctions.along(-1)

    def do_bid_more(self) -> None:
        self._auctions.along(1)

    # The way of the game.

    def wants_list(self) -> bool:
        return self.view.phase in (RAIL, HIRE, EXCHANGE)

    def wants_page(self) -> str:
        phase = self.view.phase
        pays_itself = phase in (WAGES, PAY) and self._by_itself(self.view.game) is not None
        return "" if pays_itself else _PAGES.get(phase, "")

    def aimed(self, name: str) -> None:
        self._buildings.aimed(name)

    def ordinary(self) -> Move | None:
        move = _ORDINARY.get(self.view.phase)
        if move not in self.view.moves:
            return None
        return self._workers.meant if self.view.phase == ASSIGN else move

    def is_plain(self, move: Move) -> bool:
        return isinstance(move, Pay)

    def follows(self, game: OpenGame, played: Move | None, settings: Settings) -> Move | None:
        return None if isinstance(played, TRADES) else self._by_itself(game)

    def _by_itself(self, game: OpenGame) -> Move | None:
        """The only answer to a decision, unless it is left to the player."""
        return None if self._workers.stops(game) else _forced(game)

    def belongs_together(self, played: Move, after: Move) -> bool:
        if isinstance(after, Take):
            return isinstance(played, Pass) and after == _FIRST_BONUS
        is_in_silver = isinstance(after, Pay) and NAMES[GOLD] not in format_move(after)
        return is_in_silver and not isinstance(played, TRADES)

    # The end.

    def line_name(self, kind: str, name: str) -> str:
        return words.line_name(kind, name)
