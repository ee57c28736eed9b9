"""What the keys of Homesteaders do at the table, and why they do not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partialmethod
from typing import Final

from engine import Move
from engine.homesteaders.buildings import INDEX
from engine.homesteaders.moves import SOLD, Assign, Borrow, Buy, Decline, Pass, Pay, Recruit, Repay, Sell, Trade
from engine.homesteaders.state import ASSIGN, BID, BUILD, FINAL, NEUTRAL_BID, PAY, SECOND, WAGES
from engine.texts import N_
from engine.texts.language import gettext as _, paragraph
from screens.actions import Action
from screens.homesteaders import goals
from screens.homesteaders.auctions import AuctionsPage
from screens.homesteaders.market import MarketPage
from screens.homesteaders.move_words import DECLINING
from screens.homesteaders.view import View
from screens.homesteaders.workers import WorkersPage
from screens.table.requests import Begin, Request, Want
from screens.table.title import Page, ShownKeys, ViewActions
from screens.ways import Goal

_GOING_ON: Final = {ASSIGN: N_("work"), WAGES: N_("pay"), PAY: N_("pay"), FINAL: N_("finish")}
"""What the key that goes on does, in a word for the line of keys."""

_TRADED: Final = {
    Borrow.words: N_("borrow"),
    Repay.words: N_("repay"),
    Recruit.words: N_("recruit"),
    Sell.words: N_("sell"),
    Pay.words: N_("pay"),
}
"""What `enter` does in the market where that is no purchase."""

_MOVES: Final[Mapping[str, Move]] = {
    **{f"buy_{good}": Buy(good) for good in SOLD},
    **{f"turn_{good}": Trade(good) for good in ("wood", "food", "chip")},
    "recruit": Recruit(),
    "borrow": Borrow(),
    "repay": Repay(),
}
"""The actions that are one move each, whatever the cursor is on."""


class OwnActions(ViewActions[View]):
    """Somebody who bids, builds, puts workers to work and trades."""

    def __init__(
        self, view: View, page: Page, keys: ShownKeys, auctions: AuctionsPage, workers: WorkersPage, market: MarketPage
    ) -> None:
        super().__init__(view, page, keys)
        self._auctions = auctions
        self._workers = workers
        self._market = market

    def _meant(self, action: Action) -> Move | None:
        """The move that an action would make."""
        match action.name:
            case "bid":
                return self._auctions.meant
            case "buy_here":
                return self._market.meant
            case "sell_here":
                return Sell(self._name) if self._name in SOLD else None
            case "pass":
                return Decline() if self._view.phase in DECLINING else Pass()
            case "put_to_work" | "work_and_stop":
                return Assign()
            case name:
                return _MOVES.get(name)

    def available(self, action: Action) -> bool:
        if action.name == "build_card":
            return self._goal is not None and bool(self._goal.ways)
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
            return self._goal.reason if self._goal is not None else _("There is no building under the cursor.")
        if action.name == "go_on":
            return self._why_not_on
        if action.name in ("toggle_slot", "put_to_work", "work_and_stop"):
            return paragraph((_("Workers are put to work at the beginning of a round."), self._instead))
        if action.name == "bid" and view.phase not in (BID, NEUTRAL_BID):
            return paragraph((_("Nobody bids now."), self._instead))
        move = self._meant(action)
        return view.refusal(move.unanswered()) if move is not None else ""

    @property
    def _instead(self) -> str:
        """What is to be done now, and with which key."""
        phase = self._view.phase
        if phase == ASSIGN or (phase in (WAGES, PAY) and not self._view.refusal(Pay())):
            told = _("{key} puts the workers to work.") if phase == ASSIGN else _("{key} pays what is due.")
            return told.format(key=self._keys.label("go_on"))
        return self._why_not_on

    @property
    def _why_not_on(self) -> str:
        """Why nothing simply goes on."""
        phase = self._view.phase
        if phase in (WAGES, PAY):
            return self._view.refusal(Pay())
        if phase in (BUILD, SECOND):
            return _("Build something, or build nothing: {key}.").format(key=self._keys.label("pass"))
        return _("Bid, or pass: {key}.").format(key=self._keys.label("pass")) if phase == BID else ""

    @property
    def _goal(self) -> Goal | None:
        """The building that the cursor is on; None where there is none."""
        return goals.goal(self._view, INDEX[self._name]) if self._name else None

    def goals(self) -> Sequence[Goal]:
        return goals.goals(self._view)

    def refused(self) -> Sequence[tuple[str, str]]:
        return goals.refused(self._view)

    # Where the cursor is.

    def do_bid(self) -> Request:
        move = self._auctions.meant
        return Begin(move, seen=True) if move is not None else None

    def do_build_card(self) -> Request:
        return Want(self._goal) if self._goal is not None else None

    def do_toggle_slot(self) -> None:
        self._workers.tick()

    def do_put_to_work(self) -> Request:
        return Begin(self._workers.meant, seen=True)

    def do_work_and_stop(self) -> Request:
        self._workers.stop_before_wages()
        return self.do_put_to_work()

    def do_buy_here(self) -> Request:
        return Begin(self._market.meant, seen=True)

    def do_sell_here(self) -> Request:
        return Begin(Sell(self._name), seen=True)

    def do_pass(self) -> Request:
        return Begin(Decline() if self._view.phase in DECLINING else Pass())

    def _begin(self, move: Move) -> Request:
        return Begin(move)


# The table looks for a method of each action, `do_<name>`.
for _name, _move in _MOVES.items():
    setattr(OwnActions, f"do_{_name}", partialmethod(OwnActions._begin, _move))
