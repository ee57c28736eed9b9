"""What the keys of Homesteaders do at the table, and why they do not."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine import Move
from engine.homesteaders.moves import Assign, Borrow, Buy, Decline, Pass, Pay, Recruit, Repay, Sell, Trade
from engine.homesteaders.state import ASSIGN, BID, BUILD, FINAL, NEUTRAL_BID, PAY, SECOND, WAGES
from engine.texts import N_
from engine.texts.language import gettext as _
from screens.actions import Action
from screens.homesteaders import goals
from screens.homesteaders.auctions import AuctionsPage
from screens.homesteaders.market import NAMES
from screens.homesteaders.pages import MarketPage, WorkersPage
from screens.homesteaders.view import View
from screens.table.title import Hand, TitleActions
from screens.ways import Goal

_GOING_ON = {ASSIGN: N_("work"), WAGES: N_("pay"), PAY: N_("pay"), FINAL: N_("finish")}
"""What the key that goes on does, in a word for the line of keys."""

_TRADED = {
    Borrow.words: N_("borrow"),
    Repay.words: N_("repay"),
    Recruit.words: N_("recruit"),
    Sell.words: N_("sell"),
    Pay.words: N_("pay"),
}
"""What `enter` does in the market where that is no purchase."""


class Playing(TitleActions):
    """Somebody who bids, builds, puts workers to work and trades."""

    def __init__(
        self,
        view: Callable[[], View],
        hand: Hand,
        auctions: AuctionsPage,
        workers: WorkersPage,
        market: MarketPage,
    ) -> None:
        """`view` tells the position as it is seen now."""
        self._see = view
        self._hand = hand
        self._auctions = auctions
        self._workers = workers
        self._market = market

    @property
    def _view(self) -> View:
        return self._see()

    @property
    def _name(self) -> str:
        """What the cursor is on."""
        return self._hand.page.under_cursor

    def _meant(self, action: Action) -> Move | None:
        """The move that an action would make."""
        verb, _stroke, name = action.name.partition("_")
        if action.name == "bid":
            return self._auctions.meant
        if action.name == "buy_here":
            return self._market.meant
        if action.name == "sell_here":
            return Sell(self._name) if self._name in NAMES else None
        if verb == Buy.words:
            return Buy(name)
        if verb == "turn":
            return Trade(name)
        kinds: dict[str, Move] = {
            "recruit": Recruit(),
            "pass_bid": Pass(),
            "decline": Decline(),
            "borrow": Borrow(),
            "repay": Repay(),
            "put_to_work": Assign(),
            "work_and_stop": Assign(),
        }
        return kinds.get(action.name)

    def available(self, action: Action) -> bool:
        if action.name == "build_card":
            return bool(self._name) and bool(goals.goal(self._view, self._name).ways)
        if action.name == "toggle_slot":
            return self._view.phase == ASSIGN and bool(self._name)
        move = self._meant(action)
        if move is None and action.name in ("bid", "sell_here"):
            return False
        return move is None or self._view.move(move.words, move.target) is not None

    def called(self, action: Action) -> str:
        if action.name == "bid" and self._view.phase == NEUTRAL_BID:
            return _("place")
        if action.name == "bid" and isinstance(self._meant(action), Pass):
            return _("pass")
        if action.name == "buy_here":
            return _(_TRADED.get(self._market.meant.words, ""))
        if action.name == "build_card":
            return _("bid for it") if self._view.phase == BID else ""
        return _(_GOING_ON.get(self._view.phase, "")) if action.name == "go_on" else ""

    def why_not(self, action: Action) -> str:
        view = self._view
        if action.name == "build_card":
            return goals.goal(view, self._name).reason if self._name else _("There is no building under the cursor.")
        if action.name == "go_on":
            return self._why_not_on
        if action.name in ("toggle_slot", "work_and_stop"):
            return _("Workers are put to work at the beginning of a round.")
        if action.name == "bid" and view.phase not in (BID, NEUTRAL_BID):
            return _("Nobody bids now.")
        move = self._meant(action)
        return view.refusal(move.unanswered()) if move is not None else ""

    @property
    def _why_not_on(self) -> str:
        """Why nothing simply goes on."""
        view = self._view
        if view.phase in (WAGES, PAY):
            return view.refusal(Pay())
        if view.phase in (BUILD, SECOND):
            return _("Build something, or build nothing: {key}.").format(key=self._hand.label("decline"))
        if view.phase == BID:
            return _("Bid, or pass: {key}.").format(key=self._hand.label("pass_bid"))
        return ""

    def goals(self) -> Sequence[Goal]:
        return goals.goals(self._view)

    def refused(self) -> Sequence[tuple[str, str]]:
        return goals.refused(self._view)

    # The auctions.

    def do_bid(self) -> None:
        move = self._auctions.meant
        if move is not None:
            self._hand.begin(move, seen=True)

    def do_pass_bid(self) -> None:
        self._hand.begin(Pass())

    # Buildings and workers.

    def do_build_card(self) -> None:
        self._hand.want(goals.goal(self._view, self._name))

    def do_decline(self) -> None:
        self._hand.begin(Decline())

    def do_toggle_slot(self) -> None:
        self._workers.tick()

    def do_put_to_work(self) -> None:
        self._hand.begin(self._workers.meant, seen=True)

    def do_work_and_stop(self) -> None:
        self._workers.stop_before_wages()
        self.do_put_to_work()

    # The market.

    def do_buy_here(self) -> None:
        self._hand.begin(self._market.meant, seen=True)

    def do_sell_here(self) -> None:
        self._hand.begin(Sell(self._name), seen=True)

    def do_recruit(self) -> None:
        self._hand.begin(Recruit())

    def do_borrow(self) -> None:
        self._hand.begin(Borrow())

    def do_repay(self) -> None:
        self._hand.begin(Repay())

    def do_turn_wood(self) -> None:
        self._hand.begin(Trade("wood"))

    def do_turn_food(self) -> None:
        self._hand.begin(Trade("food"))

    def do_turn_chip(self) -> None:
        self._hand.begin(Trade("chip"))

    def do_buy_wood(self) -> None:
        self._hand.begin(Buy("wood"))

    def do_buy_food(self) -> None:
        self._hand.begin(Buy("food"))

    def do_buy_steel(self) -> None:
        self._hand.begin(Buy("steel"))

    def do_buy_gold(self) -> None:
        self._hand.begin(Buy("gold"))

    def do_buy_copper(self) -> None:
        self._hand.begin(Buy("copper"))

    def do_buy_livestock(self) -> None:
        self._hand.begin(Buy("livestock"))
