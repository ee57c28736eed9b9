"""What the keys of Macao do at the table, and why they do not."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine import Move, Plan
from engine.macao.colours import BLACK, BLUE, GRAY, GREEN, RED, VIOLET
from engine.macao.moves import (
    Activate,
    Choose,
    Claim,
    Climb,
    Craft,
    Decline,
    Deliver,
    Joker,
    Lay,
    Pass,
    Sail,
    Take,
    Tribute,
    Use,
)
from engine.macao.powers import Power
from engine.macao.sea import FIRST_PORT, REACHED, SPACE, SPACES
from engine.macao.state import ACTION, CARD, DICE, DRAFT
from engine.texts.language import gettext as _
from screens.actions import Action
from screens.macao import goals, move_words, words
from screens.macao.city import CityPage
from screens.macao.market import MarketPage
from screens.macao.sea import SeaPage
from screens.macao.view import View
from screens.macao.yours import YoursPage
from screens.table.title import Hand, TitleActions
from screens.ways import Goal

_GOALS: dict[str, tuple[type[Move], Callable[[View], Goal]]] = {
    "activate": (Activate, goals.activating),
    "craft": (Craft, goals.crafting),
    "use_card": (Use, goals.using),
    "claim": (Claim, goals.claiming),
    "sail": (Sail, goals.sailing),
    "wall": (Climb, goals.climbing),
}
"""The actions to which several moves lead, with the kind of these moves."""
_PAGE_ACTIONS = ("choose_here", "take_quarter", "sail_there", "do_this")


class Playing(TitleActions):
    """Somebody who takes cards, chooses dice and acts."""

    def __init__(
        self, view: Callable[[], View], hand: Hand, market: MarketPage, city: CityPage, sea: SeaPage, yours: YoursPage
    ) -> None:
        """`view` tells the position as it is seen now."""
        self._see = view
        self._hand = hand
        self._market = market
        self._yours = yours
        self._city = city
        self._sea = sea

    @property
    def _view(self) -> View:
        return self._see()

    def _meant(self, action: str) -> Move | Plan | None:
        """The move that an action would make, if it is about one move alone."""
        view = self._view
        if action in _PAGE_ACTIONS:
            return self._meant_here(action)
        good = next((move.target for move in view.moves if isinstance(move, Deliver)), "")
        kinds: dict[str, Move | None] = {
            "tribute": Tribute(),
            "joker": Joker(),
            "end_turn": Pass(),
            "decline": Decline(),
            "deliver": Deliver(good or next(iter(view.mine["cargo"]), "tea")),
        }
        return kinds.get(action)

    def _meant_here(self, action: str) -> Move | Plan | None:
        """What is meant by `enter` on a page."""
        if action == "choose_here":
            return self._market.meant
        if action == "take_quarter":
            return self._city.meant
        return self._sea.meant if action == "sail_there" else self._yours.meant

    def available(self, action: Action) -> bool:
        view = self._view
        if action.name in _GOALS:
            kind, _goal = _GOALS[action.name]
            return any(isinstance(move, kind) for move in view.moves)
        if action.name.startswith("tick_"):
            return view.phase == DICE or action.name == "tick_black"
        if action.name == "choose_here" and self._market.ticks:
            return True
        if action.name == "do_this" and self._yours.action:
            return True
        move = self._meant(action.name)
        if move is None:
            return action.name not in _PAGE_ACTIONS
        return isinstance(move, Plan) or (view.is_mine and view.move(move.words, move.target) is not None)

    def why_not(self, action: Action) -> str:
        view = self._view
        if not view.is_mine:
            return ""
        if action.name in _GOALS:
            return empty_reason(view) or _GOALS[action.name][1](view).reason
        if action.name.startswith("tick_"):
            return _("Nobody chooses dice now.")
        move = self._meant(action.name)
        if move is None or isinstance(move, Plan):
            return _("Nothing can be done with what the cursor is on.") if action.name in _PAGE_ACTIONS else ""
        return view.refusal(move.unanswered())

    def goals(self) -> Sequence[Goal]:
        view = self._view
        return goals.every(view) if view.phase == ACTION else ()

    def refused(self) -> Sequence[tuple[str, str]]:
        return refused(self._view)

    # On the pages.

    def _do_here(self, action: str) -> None:
        move = self._meant(action)
        if move is not None:
            self._hand.begin(move, seen=isinstance(move, Take | Choose))

    def do_choose_here(self) -> None:
        if self._market.ticks:
            self._tick(None)
        else:
            self._do_here("choose_here")

    def called(self, action: Action) -> str:
        if action.name == "choose_here" and self._view.phase == DICE:
            return _("tick") if self._market.ticks else _("take both")
        if action.name == "choose_here" and isinstance(self._market.meant, Take | Lay | Activate):
            return {"take": _("take"), "lay": _("lay cubes"), "activate": _("activate")}[self._market.meant.words]
        if action.name == "sail_there" and isinstance(self._sea.meant, Deliver):
            return _("deliver")
        return ""

    def do_take_quarter(self) -> None:
        self._do_here("take_quarter")

    def do_sail_there(self) -> None:
        self._do_here("sail_there")

    def do_do_this(self) -> None:
        action = self._yours.action
        if action:
            getattr(self, f"do_{action}")()
        else:
            self._do_here("do_this")

    def do_tick_die(self) -> None:
        self._tick(None)

    def _tick(self, colour: int | None) -> None:
        self._hand.look()
        self._market.tick(colour)

    def do_tick_red(self) -> None:
        self._tick(RED)

    def do_tick_blue(self) -> None:
        self._tick(BLUE)

    def do_tick_green(self) -> None:
        self._tick(GREEN)

    def do_tick_black(self) -> None:
        if self._view.phase == DICE:
            self._tick(BLACK)
        else:  # the letter of black goes up on every other page
            self._hand.look()
            self._market.step(-1)

    def do_tick_gray(self) -> None:
        self._tick(GRAY)

    def do_tick_violet(self) -> None:
        self._tick(VIOLET)

    # Anywhere.

    def do_activate(self) -> None:
        here = Activate(self._hand.page.under_cursor)
        if here in self._view.moves:
            self._hand.begin(here)
        else:
            self._hand.want(goals.activating(self._view))

    def do_craft(self) -> None:
        self._hand.want(goals.crafting(self._view))

    def do_use_card(self) -> None:
        self._hand.want(goals.using(self._view))

    def do_claim(self) -> None:
        self._hand.want(goals.claiming(self._view))

    def do_sail(self) -> None:
        self._hand.want(goals.sailing(self._view))

    def do_wall(self) -> None:
        self._hand.want(goals.climbing(self._view))

    def _begin(self, action: str) -> None:
        move = self._meant(action)
        if move is not None:
            self._hand.begin(move)

    def do_deliver(self) -> None:
        self._begin("deliver")

    def do_tribute(self) -> None:
        self._begin("tribute")

    def do_joker(self) -> None:
        self._begin("joker")

    def do_end_turn(self) -> None:
        self._begin("end_turn")

    def do_decline(self) -> None:
        self._begin("decline")


def refused(view: View) -> list[tuple[str, str]]:
    """Each in words and with the reason."""
    found = []
    for move in _wished(view):
        if view.move(move.words, move.target) is None:
            reason = view.refusal(move)
            if reason:
                found.append((move_words.move(move, view.table), reason))
    return found


def _wished(view: View) -> Iterator[Move]:
    phase, mine = view.table["phase"], view.mine
    if phase in (DRAFT, CARD, DICE):
        for names in view.table["offices"]:
            yield from (Take(name) for name in names if name not in view.table["discard"])
    yield from (Activate(name) for name in mine["tableau"])
    yield from (Use(name) for name in mine["activated"] if isinstance(words.card(name).effect, Power))
    if phase == ACTION:
        yield from (Claim(one["quarter"]) for one in view.table["city"])
        yield from (Sail(SPACES[space]) for space in range(FIRST_PORT, len(SPACES)))
        yield from (Sail(SPACES[space]) for space in REACHED[SPACE[mine["ship"]]] if space < FIRST_PORT)
        yield from (Deliver(good) for good in mine["cargo"])
        yield Climb()
        yield Tribute()
        yield Joker()
    yield Pass()


def empty_reason(view: View) -> str:
    """Why nothing of a turn is possible in another phase."""
    return "" if view.table["phase"] == ACTION else _("You act after everybody has chosen two dice.")
