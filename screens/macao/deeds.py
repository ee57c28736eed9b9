"""What the keys of Macao do at the table, and why they do not."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partialmethod
from typing import Final

from engine import Move, Plan
from engine.macao import deck, moves, powers
from engine.macao.city import QUARTERS
from engine.macao.colours import BLACK, BLUE, GRAY, GREEN, RED, VIOLET
from engine.macao.sea import FIRST_PORT, GOODS, REACHED, SPACES, TEA
from engine.macao.state import ACTION, CARD, DICE, DRAFT
from engine.texts.language import gettext as _
from screens.actions import Action
from screens.macao import move_words, turns
from screens.macao.city import CityPage
from screens.macao.market import MarketPage
from screens.macao.sea import SeaPage
from screens.macao.view import View
from screens.macao.yours import YoursPage
from screens.table.requests import Begin, Look, Request, Want
from screens.table.title import Page, ShownKeys, ViewActions
from screens.ways import Goal

_TOLD: Final = ("tribute", "joker", "deliver")
"""What stands whole at the foot where the cursor is on its row; that one passes is asked all the same."""


class OwnActions(ViewActions[View]):
    """Somebody who takes cards, chooses dice and acts."""

    def __init__(
        self, view: View, page: Page, keys: ShownKeys, pages: tuple[MarketPage, CityPage, SeaPage, YoursPage]
    ) -> None:
        super().__init__(view, page, keys)
        self._market, city, self._sea, self._yours = pages
        self._pages: dict[str, MarketPage | CityPage | SeaPage | YoursPage] = {
            "choose_here": self._market,
            "take_quarter": city,
            "sail_there": self._sea,
            "do_this": self._yours,
        }
        """The pages by the actions of `enter` on them."""

    def _meant(self, action: str) -> Move | Plan | None:
        """The move that an action would make, if it is about one move alone."""
        view = self._view
        if action in self._pages:
            return self._pages[action].meant
        aboard = [GOODS[good] for good, number in enumerate(view.seen.cargo[view.seat]) if number]
        can = [move.target for move in view.moves if isinstance(move, moves.Deliver)]
        good = next(iter((*can, *aboard)), GOODS[TEA])
        kinds: dict[str, Move] = {
            "tribute": moves.Tribute(),
            "joker": moves.Joker(),
            "pass": moves.Decline() if moves.Decline() in view.moves else moves.Pass(),
            "deliver": moves.Deliver(good),
        }
        return kinds.get(action)

    def available(self, action: Action) -> bool:
        view = self._view
        if action.name in turns.GOALS:
            kind, _goal = turns.GOALS[action.name]
            return any(isinstance(move, kind) for move in view.moves)
        if action.name.startswith("tick_"):
            return view.phase == DICE or action.name == "tick_black"
        if action.name == "choose_here" and self._market.ticks:
            return True
        if action.name == "do_this" and self._yours.action:
            return True
        move = self._meant(action.name)
        if move is None:
            return action.name not in self._pages
        return isinstance(move, Plan) or (view.is_mine and view.move(move.words, move.target) is not None)

    def why_not(self, action: Action) -> str:
        view = self._view
        if not view.is_mine:
            return ""
        if action.name in turns.GOALS:
            if view.seen.phase != ACTION:
                return _("You act after everybody has chosen two dice.")
            return turns.GOALS[action.name][1](view).reason
        if action.name.startswith("tick_"):
            return _("Nobody chooses dice now.")
        move = self._meant(action.name)
        if move is None or isinstance(move, Plan):
            return _("Nothing can be done with what the cursor is on.") if action.name in self._pages else ""
        return view.refusal(move.unanswered())

    def goals(self) -> Sequence[Goal]:
        view = self._view
        return turns.every(view) if view.phase == ACTION else ()

    def refused(self) -> Sequence[tuple[str, str]]:
        view = self._view
        wished = (move for move in _wished(view) if view.move(move.words, move.target) is None)
        reasons = ((move, view.refusal(move)) for move in wished)
        return [
            (move_words.heading(move, view.seen), reason) for move, reason in reasons if reason
        ]  # it tells the cost

    # On the pages.

    def _begin(self, action: str, *, seen: bool = False) -> Request:
        move = self._meant(action)
        # What `enter` does with what the cursor is on stands at the foot.
        return Begin(move, seen=seen or action in self._pages) if move is not None else None

    def do_choose_here(self) -> Request:
        return self._tick(None) if self._market.ticks else self._begin("choose_here")

    def called(self, action: Action) -> str:
        is_ticked = self._view.phase == DICE and self._market.die in self._market.ticked
        if is_ticked and (action.name == "tick_die" or (action.name == "choose_here" and self._market.ticks)):
            return _("untick")
        if action.name == "choose_here" and self._view.phase == DICE:
            return _("tick") if self._market.ticks else _("take both")
        if action.name == "choose_here" and isinstance(self._market.meant, moves.Take | moves.Lay | moves.Activate):
            return {"take": _("take"), "lay": _("lay cubes"), "activate": _("activate")}[self._market.meant.words]
        if action.name == "sail_there" and isinstance(self._sea.meant, moves.Deliver):
            return _("deliver")
        return ""

    do_take_quarter = partialmethod(_begin, "take_quarter")
    do_sail_there = partialmethod(_begin, "sail_there")

    def do_do_this(self) -> Request:
        action = self._yours.action
        if not action or action in _TOLD:
            return self._begin(action or "do_this", seen=True)
        method: Callable[[], Request] = getattr(self, f"do_{action}")
        return method()

    def _tick(self, colour: int | None) -> Request:
        self._market.tick(colour)
        return Look()

    do_tick_die = partialmethod(_tick, None)
    do_tick_red = partialmethod(_tick, RED)
    do_tick_blue = partialmethod(_tick, BLUE)
    do_tick_green = partialmethod(_tick, GREEN)
    do_tick_gray = partialmethod(_tick, GRAY)
    do_tick_violet = partialmethod(_tick, VIOLET)

    def do_tick_black(self) -> Request:
        if self._view.phase == DICE:
            return self._tick(BLACK)
        self._market.step(-1)  # the letter of black goes up on every other page
        return Look()

    # Anywhere.

    def do_activate(self) -> Request:
        here = moves.Activate(self._name)
        return Begin(here) if here in self._view.moves else self._want("activate")

    def _want(self, action: str) -> Request:
        return Want(turns.GOALS[action][1](self._view))

    do_craft = partialmethod(_want, "craft")
    do_use_card = partialmethod(_want, "use_card")
    do_claim = partialmethod(_want, "claim")
    do_sail = partialmethod(_want, "sail")
    do_wall = partialmethod(_want, "wall")

    do_deliver = partialmethod(_begin, "deliver")
    do_tribute = partialmethod(_begin, "tribute")
    do_joker = partialmethod(_begin, "joker")
    do_pass = partialmethod(_begin, "pass")


def _wished(view: View) -> Iterator[Move]:
    """Moves that one may look for, whether or not they are possible."""
    seen, seat = view.seen, view.seat
    if seen.phase in (DRAFT, CARD, DICE):
        yield from (moves.Take(deck.CARDS[card].name) for card in seen.offices if card not in seen.discard)
    yield from (moves.Activate(deck.CARDS[card].name) for card in seen.tableau[seat])
    used = (deck.CARDS[card] for card in view.have.cards)
    yield from (moves.Use(card.name) for card in used if isinstance(card.effect, powers.Power))
    if seen.phase == ACTION:
        yield from (moves.Claim(quarter.name) for quarter in QUARTERS)
        near = (space for space in REACHED[seen.ships[seat]] if space < FIRST_PORT)
        yield from (moves.Sail(SPACES[space]) for space in (*range(FIRST_PORT, len(SPACES)), *near))
        yield from (moves.Deliver(GOODS[good]) for good, number in enumerate(seen.cargo[seat]) if number)
        yield moves.Climb()
        yield moves.Tribute()
        yield moves.Joker()
    yield moves.Pass()
