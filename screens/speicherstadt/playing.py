"""What the keys of Die Speicherstadt do at the table, and why they do not."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine import Move
from engine.speicherstadt.moves import Break, Buy, Decline, Deliver, Exchange, Market, Pass, Sell, Use
from engine.speicherstadt.state import DEMAND, LOADING
from engine.texts.language import gettext as _
from screens.actions import Action
from screens.speicherstadt import obvious, refusing
from screens.speicherstadt.pages import MinePage
from screens.speicherstadt.row import RowPage
from screens.speicherstadt.view import View
from screens.table.title import Hand, TitleActions
from screens.ways import plan_of


class Playing(TitleActions):
    """Somebody who places workers, buys and loads."""

    def __init__(self, view: Callable[[], View], hand: Hand, row: RowPage, mine: MinePage) -> None:
        """`view` tells the position as it is seen now."""
        self._see = view
        self._hand = hand
        self._row = row
        self._mine = mine

    @property
    def _view(self) -> View:
        return self._see()

    def _meant(self, action: Action) -> Move | None:
        """The move that an action would make."""
        if action.name == "place":
            return self._row.meant
        if action.name == "put_in_place":
            return self._mine.meant
        good = self._mine.good
        kinds: dict[str, Move | None] = {
            "buy": Buy(),
            "decline": Decline(),
            "take_break": Break(),
            "pass_by": Pass(),
            "market_sale": Market(),
            "sell_good": Sell(good) if good else None,
            "deliver_good": Deliver(good) if good else None,
            "use_card": next((move for move in self._view.moves if isinstance(move, Use)), None),
        }
        return kinds.get(action.name)

    def available(self, action: Action) -> bool:
        if action.name == "load_obvious":
            return self._view.phase == LOADING and bool(obvious.moves(self._view.game))
        if action.name.startswith("place_") and action.name[6:].isdecimal():
            return int(action.name[6:]) <= len(self._view.table["columns"])
        move = self._meant(action)
        if move is None:
            return action.name not in _MADE
        return self._view.move(move.words, move.target) is not None

    def called(self, action: Action) -> str:
        """What `enter` does with what the cursor is on in one's house, where that is not loading."""
        move = self._mine.meant if action.name == "put_in_place" else None
        named = {
            Sell.words: _("sell"),
            Deliver.words: _("deliver"),
            Exchange.words: _("exchange"),
            Market.words: _("sell"),
            Use.words: _("use"),
        }
        return "" if move is None else named.get(move.words, "")

    def why_not(self, action: Action) -> str:
        view = self._view
        if action.name == "load_obvious":
            return (
                _("No good has a place of its own any more.")
                if view.phase == LOADING
                else _("You load after all cards are sold.")
            )
        if action.name == "place" and view.phase != DEMAND:
            if view.move("buy") is None and view.move("decline") is None:
                return _("Nobody places workers now.")
            return _("Nobody places workers now: {buy} buys the card, {decline} declines it.").format(
                buy=self._hand.label("buy"), decline=self._hand.label("decline")
            )
        if action.name in ("sell_good", "deliver_good", "put_in_place") and self._meant(action) is None:
            return _("The cursor is on nothing that could be loaded.")
        if action.name == "go_on":
            return _("You go on when what is asked is decided.")
        if action.name == "use_card":
            return _("You have no card that could be used now.")
        move = self._meant(action)
        return view.refusal(move.unanswered()) if move is not None else ""

    def refused(self) -> Sequence[tuple[str, str]]:
        return refusing.refused(self._view)

    # The row.

    def do_place(self) -> None:
        move = self._row.meant
        if move is not None:
            self._hand.play_now(move)

    def _place_at(self, number: int) -> None:
        """Put the cursor on a place; for the second time place a worker."""
        self._hand.look()
        move = self._row.meant if self._row.put_on(number) else None
        if move is not None and self._view.move(move.words, move.target) is not None:
            self._hand.play_now(move)

    def do_place_1(self) -> None:
        self._place_at(1)

    def do_place_2(self) -> None:
        self._place_at(2)

    def do_place_3(self) -> None:
        self._place_at(3)

    def do_place_4(self) -> None:
        self._place_at(4)

    def do_place_5(self) -> None:
        self._place_at(5)

    def do_place_6(self) -> None:
        self._place_at(6)

    def do_buy(self) -> None:
        self._answer(Buy())

    def do_decline(self) -> None:
        self._answer(Decline())

    def _answer(self, move: Move) -> None:
        """Answer what is asked: at once where what follows is in sight."""
        if self._hand.page is self._row and self._row.is_on_asked:
            self._hand.play_now(move)
        else:
            self._hand.begin(move)

    def do_take_break(self) -> None:
        self._hand.begin(Break())

    def do_pass_by(self) -> None:
        self._hand.begin(Pass())

    def do_use_card(self) -> None:
        uses = [move for move in self._view.moves if isinstance(move, Use)]
        here = Use(self._hand.page.under_cursor) if self._hand.page.under_cursor else None
        self._hand.begin(here if here in uses else uses[0])

    # Loading.

    def do_put_in_place(self) -> None:
        move = self._mine.meant
        if move is not None:
            self._hand.begin(move)

    def do_load_obvious(self) -> None:
        self._hand.begin(plan_of(self._view.game, obvious.moves(self._view.game)))

    def do_sell_good(self) -> None:
        self._hand.begin(Sell(self._mine.good))

    def do_deliver_good(self) -> None:
        self._hand.begin(Deliver(self._mine.good))

    def do_market_sale(self) -> None:
        self._hand.begin(Market())


_MADE = ("place", "put_in_place", "sell_good", "deliver_good", "use_card")
"""The actions that cannot be carried out where the cursor is on nothing that they are about."""
