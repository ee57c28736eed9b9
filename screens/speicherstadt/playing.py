"""What the keys of Die Speicherstadt do at the table, and why they do not; what one may look for and cannot do now."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine import Move, OpenGame
from engine.speicherstadt.deck import NAMES as CARDS
from engine.speicherstadt.goods import NAMES, kinds_of
from engine.speicherstadt.moves import (
    USABLE,
    Break,
    Buy,
    Decline,
    Deliver,
    Exchange,
    Load,
    Market,
    Pass,
    Queue,
    Reserve,
    Sell,
    Use,
)
from engine.speicherstadt.obvious import obvious
from engine.speicherstadt.state import DEMAND, LOADING, PURCHASE
from engine.texts.language import gettext as _
from screens.actions import Action
from screens.speicherstadt import words
from screens.speicherstadt.data import position_of
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
            return self._view.phase == LOADING and bool(obvious_moves(self._view.game))
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
        return list(_refused(self._view))

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
        self._hand.begin(plan_of(self._view.game, obvious_moves(self._view.game)))

    def do_sell_good(self) -> None:
        self._hand.begin(Sell(self._mine.good))

    def do_deliver_good(self) -> None:
        self._hand.begin(Deliver(self._mine.good))

    def do_market_sale(self) -> None:
        self._hand.begin(Market())


_MADE = ("place", "put_in_place", "sell_good", "deliver_good", "use_card")
"""The actions that cannot be carried out where the cursor is on nothing that they are about."""


def obvious_moves(game: OpenGame) -> list[Move]:
    """The moves that put all goods of whoever loads that have a place of their own there, one after another."""
    found: list[Move] = []
    seat = game.decision.seat if game.decision is not None else None
    while game.decision is not None and (game.decision.kind, game.decision.seat) == (LOADING, seat):
        move = obvious(position_of(game))
        if move is None:
            break
        found.append(move)
        game = game.tried(move)[0]
    return found


def _refused(view: View) -> Iterator[tuple[str, str]]:
    """Moves that are not possible now, each in words and with the reason."""
    for move in _wished(view):
        reason = view.refusal(move) if view.move(move.words, move.target) is None else ""
        if reason:
            yield words.move(move, view.table), reason
    if view.phase == PURCHASE:
        yield from _cards_to_come(view)


def _wished(view: View) -> Iterator[Move]:
    if view.phase == DEMAND:
        for column in view.table["columns"]:
            yield Queue(column["place"])
        for upper in view.table["upper"]:
            if upper["card"] is not None:
                yield Reserve(upper["place"])
        if view.mine["breaks"]:
            yield Break()
    elif view.phase == LOADING:
        goods = [NAMES[kind] for kind in kinds_of(view.has_kai)]
        for kind in (Load, Sell, Deliver, Exchange):
            yield from (kind(name) for name in goods if name in view.mine["goods"] or kind is Exchange)
    elif view.phase == PURCHASE:
        yield Buy()
    for card in USABLE:
        if CARDS[card] in view.mine["cards"]:
            yield Use(CARDS[card])


def _cards_to_come(view: View) -> Iterator[tuple[str, str]]:
    """The cards on the water that are not asked for now."""
    asked = view.table["asked"]
    for column in view.table["columns"]:
        if column["card"] is not None and (asked is None or asked["place"] != column["place"]):
            name = words.told(column["card"])
            stands = any(worker["seat"] == view.seat for worker in column["queue"])
            reason = _("Its turn comes later.") if stands else _("You have no worker in its line.")
            yield _("Buy {card}").format(card=name), reason
