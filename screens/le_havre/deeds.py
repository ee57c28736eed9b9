"""What the keys of Le Havre do at the table, and why they do not."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partialmethod

from engine import Move
from engine.le_havre import state
from engine.le_havre.moves import (
    Borrow,
    Buy,
    Enter,
    Feed,
    Pass,
    PayInterest,
    PutBack,
    Repay,
    Sell,
    StopBuilding,
    Take,
)
from engine.texts import N_
from engine.texts.language import gettext as _
from screens.actions import Action
from screens.le_havre import goals, words
from screens.le_havre.offers import OffersPage
from screens.le_havre.view import View
from screens.table.picture.pages import ListPage
from screens.table.requests import Begin, GoOnAndStop, Look, Play, Request, SitDown, Want
from screens.table.title import Page, ShownKeys, ViewActions
from screens.ways import Goal

_TOO_LATE = {
    state.BEFORE_SUPPLY: N_("First comes the supply: {key} brings it."),
    state.AFTER_MAIN: N_("You have had your main action: {key} ends the turn."),
    state.AFTER_FINAL: N_("You have had your final action: {key} ends your game."),
}
_GOING_ON = {state.BEFORE_SUPPLY: N_("supply"), state.AFTER_MAIN: N_("end turn"), state.AFTER_FINAL: N_("end game")}
"""What the key that goes on does, in a word for the line of keys."""

_BUILDING = (state.MAIN, state.FINAL, state.SECOND_BUILD)
"""When something can be built."""


class OwnActions(ViewActions[View]):
    """Somebody who takes, enters, buys and sells what the cursor is on."""

    def __init__(self, view: View, page: Page, keys: ShownKeys, offers: OffersPage) -> None:
        super().__init__(view, page, keys)
        self._offers = offers

    def goals(self) -> Sequence[Goal]:
        return goals.goals(self._view) if self._view.phase in _BUILDING else ()

    def refused(self) -> Sequence[tuple[str, str]]:
        return goals.refused(self._view) if self._view.phase in _BUILDING else ()

    def _wanted(self, action: Action) -> Goal | None:
        """What is to be had where the key that enters stands on a proposal or a ship, if it can be had now."""
        is_there = action.name == "enter_card" and self._view.phase in _BUILDING and not self._is_own_row
        return goals.goal(self._view, self._name) if is_there and goals.is_wanted(self._view, self._name) else None

    def available(self, action: Action) -> bool:
        wanted = self._wanted(action)
        if wanted is not None:
            return bool(wanted.ways)
        move = self._meant(action)
        if move is not None:
            return self._view.move(move.words, move.target) is not None and not self._is_elsewhere(move)
        if action.name == "pass":
            return self._passing is not None
        if action.name in ("repay", "borrow"):
            return self._view.move(action.name) is not None
        if action.name == "enter_or_build":
            return any(isinstance(move, Enter) for move in self._view.game.moves())
        if action.name == "go_on_and_stop":
            return self._view.phase == state.AFTER_MAIN
        if action.name == "sit_down_and_stop":
            return self._view.seen.phase == state.BEFORE_SUPPLY
        return True

    def called(self, action: Action) -> str:
        if action.name == "go_on":
            return _(_GOING_ON.get(self._view.phase, ""))
        wanted = self._wanted(action)
        if wanted is None or not wanted.ways:
            return ""
        return _("buy") if all(isinstance(way.move, Buy) for way in wanted.ways) else _("build")

    def _meant(self, action: Action) -> Move | None:
        """The move that an action on a page would make with what is under the cursor."""
        if action.name.startswith("take_"):
            return Take(action.name.removeprefix("take_"))
        kind = {"take": Take, "enter_card": Enter, "buy_card": Buy, "sell_card": Sell}.get(action.name)
        return kind(self._name) if kind is not None else None

    def _is_elsewhere(self, move: Move) -> bool:
        """Whether it is a ship that is to be had, or to be sold, on another row of the page."""
        return words.is_ship(move.target) and (move.words == "enter" or self._is_own_row != (move.words == "sell"))

    @property
    def _passing(self) -> Move | None:
        """The move that does without what is asked."""
        return next((move for move in self._view.game.moves() if isinstance(move, Pass | StopBuilding | PutBack)), None)

    @property
    def _is_own_row(self) -> bool:
        """Whether the cursor is on what somebody owns."""
        page = self._page
        return ":" in page.row if isinstance(page, ListPage) else False

    def why_not(self, action: Action) -> str:
        wanted = self._wanted(action)
        if wanted is not None:
            return wanted.reason
        move = self._meant(action)
        if move is not None:
            return self._why_not(move)
        phase = self._view.phase
        if action.name == "go_on" and phase in (state.MEAL, state.INTEREST):
            return self._view.refusal(Feed() if phase == state.MEAL else PayInterest())
        if action.name in ("go_on", "go_on_and_stop") and phase in (state.MAIN, state.FINAL):
            return _("First the main action: take an offer or enter a building.")
        if action.name == "enter_or_build":
            nothing = _("No building can be entered now.")
            return nothing if phase in _BUILDING else goals.why_not(self._view, Enter(goals.FIRMS[0]))
        if action.name == "pass":
            return _("There is nothing to pass or to decline now.")
        if action.name == "borrow" and phase not in (state.MEAL, state.INTEREST):
            return _("Loans are only for interest or a meal that cannot be paid.")
        if action.name in ("repay", "borrow"):
            return self._view.refusal(Repay() if action.name == "repay" else Borrow())
        return ""

    def _why_not(self, move: Move) -> str:
        """Why a move with what is under the cursor is not possible."""
        if not move.target:
            return _("There is no card under the cursor.")
        if isinstance(move, Take | Enter) and self._view.phase in _TOO_LATE:
            return _(_TOO_LATE[self._view.phase]).format(key=self._keys.label("go_on"))
        if not words.is_card(move.target) and not words.is_ship(move.target) and not isinstance(move, Take):
            return _("No ship of this kind lies here.")
        if self._is_elsewhere(move):
            return _("Ships are bought from the stacks, built at a Wharf, and sold from your own.")
        return goals.why_not(self._view, move)

    def do_pass(self) -> Request:
        return Play(self._passing) if self._passing is not None else None

    # Offers.

    def do_take(self) -> Request:
        return Play(Take(self._name))

    def _take_from(self, name: str) -> Request:
        """The first press shows the effect, on the page of the offers at the space itself; the second one takes."""
        if self._page is not self._offers:
            return Look(then=Begin(Take(name)))
        if self._offers.is_put_on(name):
            return Look(then=Play(Take(name)))
        is_seen, key = self._offers.row == name, self._keys.label(f"take_{name}")
        self._offers.put_cursor(name)
        return Look(_("{key} once more takes what lies there.").format(key=key) if is_seen else "")

    do_take_francs = partialmethod(_take_from, "francs")
    do_take_fish = partialmethod(_take_from, "fish")
    do_take_wood = partialmethod(_take_from, "wood")
    do_take_clay = partialmethod(_take_from, "clay")
    do_take_iron = partialmethod(_take_from, "iron")
    do_take_grain = partialmethod(_take_from, "grain")
    do_take_cattle = partialmethod(_take_from, "cattle")

    # Cards.

    def do_enter_card(self) -> Request:
        if self._view.phase in _BUILDING and not self._is_own_row and goals.is_wanted(self._view, self._name):
            return Want(goals.goal(self._view, self._name))
        return Begin(Enter(self._name))

    def do_enter_or_build(self) -> Request:
        return Want(goals.entering(self._view))

    def do_buy_card(self) -> Request:
        return Begin(Buy(self._name))

    def do_sell_card(self) -> Request:
        return Begin(Sell(self._name))

    # Anywhere.

    def do_repay(self) -> Request:
        return Begin(Repay())

    def do_borrow(self) -> Request:
        return Begin(Borrow())

    def do_go_on_and_stop(self) -> Request:
        return GoOnAndStop()

    def do_sit_down_and_stop(self) -> Request:
        return SitDown(stop=True)
