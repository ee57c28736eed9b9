"""Macao at the table: its pages, what stands around them, its words and the way of its game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partialmethod
from typing import Final

from engine import Event, Move, OpenGame, Plan
from engine.macao import rounds
from engine.macao.moves import Lay, Pass, Sail
from engine.macao.state import ACTION, CARD, DICE, DRAFT, LAY, SAVE
from engine.texts import N_
from engine.texts.language import gettext as _, listed, within
from screens.macao import city_map, move_words, pieces, preview, rules_list, sea_map, standings, words
from screens.macao.actions import KEYS, LETTERS
from screens.macao.city import CityPage
from screens.macao.deeds import OwnActions
from screens.macao.market import MarketPage
from screens.macao.players import PlayersPage
from screens.macao.sea import SeaPage
from screens.macao.view import View, changed
from screens.macao.yours import YoursPage
from screens.table.picture import places
from screens.table.picture.board import ViewBoard
from screens.table.title import Overview, Page, ShownKeys, Sight
from widgets.legend import Block
from widgets.lines import Line

MARKET, CITY, SEA, YOURS, PLAYERS, *_LOG_AND_RESULT = KEYS.pages
_FRAME = 2
_YOURS = 9
"""Lines of one's own cards at least where several pages are seen at once."""
_PAGES = {DRAFT: MARKET.name, LAY: MARKET.name, CARD: MARKET.name, DICE: MARKET.name, ACTION: YOURS.name}
"""The page on which each decision is made."""
_SHOWN: Final = (rounds.OFFERED, rounds.THROWN, rounds.TURNED)
"""What is told of the cards and dice that stand on the market."""
_AT_ONCE: Final = 3
"""So many moves of one's own are told one by one."""
_KINDS: Final = {**words.KIND_NAMES, "quarter": N_("Quarters of the company")}


class _Shared(Overview):
    """All pages, in which city and sea have the lines that they need, the others what those leave."""

    def within(self, rows: int, height: int) -> Overview:
        city = city_map.most(height - _YOURS - _FRAME) + _FRAME
        return self._replace(last=height - city, upper=sea_map.most(height) + _FRAME)


class _Crowded(_Shared):
    """The same with several rivals, whose cards have the lines of the longer links at sea where there are few."""

    def within(self, rows: int, height: int) -> Overview:
        found = super().within(rows, height)
        return found._replace(upper=sea_map.most(height, is_low=True) + _FRAME)


_ROWS: Final = ((CITY.name,), (YOURS.name,))
_BESIDE: Final = (SEA.name, MARKET.name)
_FEW: Final = 2
"""So few players leave the sea all its lines."""


class MacaoBoard(ViewBoard[View]):
    """The table of one game of Macao."""

    keys = KEYS
    hues = pieces.HUES
    kind_names = _KINDS
    letters = LETTERS
    codes = staticmethod(pieces.codes)
    overview: Overview = _Shared(rows=_ROWS, last=_YOURS, beside=_BESIDE)

    def __init__(self) -> None:
        self._market = MarketPage(self._brief)
        self._city = CityPage(self._brief)
        self._sea = SeaPage(self.preview)
        self._yours = YoursPage(self.preview, self._brief)
        super().__init__(View, self._market, self._city, self._sea, self._yours, PlayersPage())

    def look(self, sight: Sight) -> None:
        super().look(sight)
        is_crowded = self.view.seen.terms.players > _FEW
        self.overview = (_Crowded if is_crowded else _Shared)(rows=_ROWS, last=_YOURS, beside=_BESIDE)

    def actions(self, page: Page, keys: ShownKeys) -> OwnActions:
        return OwnActions(self.view, page, keys, (self._market, self._city, self._sea, self._yours))

    def rounds_over(self) -> int:
        return self.view.seen.round

    def worth_telling(self, events: Sequence[Event]) -> Sequence[Event]:
        told = [event for event in events if event.template not in _SHOWN]
        own = [event for event in told if event.seat == self.view.seat]
        # Of a long turn, which is listed on the page of the own cards, the end is enough.
        return [event for event in told if event not in own[:-1]] if len(own) > _AT_ONCE else told

    def round_words(self) -> str:
        return standings.round_over(self.view)

    # Around the pages.

    def head(self, columns: int) -> list[Line]:
        return standings.head(self.view, columns)

    def side_width(self, columns: int) -> int:
        return standings.side_width(columns)

    def column_width(self, columns: int) -> int:
        return (columns - places.text_cells(columns)) // 2

    def side_title(self, cells: int) -> Line:
        return standings.title(self.view, cells)

    def side(self, page: Page, cells: int, height: int) -> list[Line]:
        return standings.side(self.view, cells, height)

    # Words.

    def describe(self, move: Move) -> str:
        return move_words.move(move, self.view.seen)

    def heading(self, move: Move) -> str:
        return move_words.heading(move, self.view.seen)

    def goal(self, plan: Plan) -> str:
        is_voyage = all(isinstance(one, Sail) for one in plan.moves)
        return move_words.gist(plan.moves[-1], self.view.seen) if is_voyage else super().goal(plan)

    def preview(self, move: Move | Plan, cells: int, *, is_named: bool = False) -> list[Line]:
        return preview.lines(self.view, move, self._said(move), cells, is_brief=is_named, is_named=is_named)

    def _brief(self, move: Move | Plan, cells: int) -> list[Line]:
        return preview.lines(self.view, move, self._said(move), cells, is_brief=True)

    def _said(self, move: Move | Plan) -> str:
        """A move or several as one in words."""
        if not isinstance(move, Plan):
            return self.describe(move)
        if all(isinstance(one, Sail) for one in move.moves):
            return preview.voyage(self.view, move)
        first, *more = move_words.briefly(move.moves, self.view.seen)
        return listed([first, *map(within, more)])

    def changed(self, before: OpenGame, now: OpenGame) -> frozenset[str]:
        return changed(before, now)

    def hint(self) -> str:
        ordinary = self.ordinary()
        if isinstance(ordinary, Lay):
            return _("{key} asks for them")
        return _("{key} passes") if isinstance(ordinary, Pass) else ""

    def whole_text(self, page: Page) -> tuple[str, str]:
        return next(iter(rules_list.about(page.under_cursor)), ("", ""))

    def signs(self, page: Page) -> Sequence[Block]:
        return rules_list.signs(page.keys.name)

    def help_pages(self, page: Page) -> Sequence[tuple[str, str]]:
        is_alone = self.view.seen.terms.lone
        return [*rules_list.about(page.under_cursor), *rules_list.help_pages(is_alone=is_alone)]

    # What is looked at.

    def _along(self, number: int, by: int) -> None:
        """To the left or right on a page whose cursor goes in four directions."""
        (self._market, self._city, self._sea)[number].along(by)

    do_market_left = partialmethod(_along, 0, -1)
    do_market_right = partialmethod(_along, 0, 1)
    do_city_left = partialmethod(_along, 1, -1)
    do_city_right = partialmethod(_along, 1, 1)
    do_sea_left = partialmethod(_along, 2, -1)
    do_sea_right = partialmethod(_along, 2, 1)

    # The way of the game.

    def wants_list(self) -> bool:
        return self.view.phase == SAVE

    def wants_page(self) -> str:
        return _PAGES.get(self.view.phase, "")

    def ordinary(self) -> Move | None:
        moves = self.view.moves
        return moves[0] if len(moves) == 1 and isinstance(moves[0], Lay | Pass) else None

    def is_plain(self, move: Move) -> bool:
        return isinstance(move, Pass)

    # The end.

    def line_name(self, kind: str, name: str) -> str:
        return words.line_name(kind, name)
