"""What the keys of Die Speicherstadt do at the table, and why they do not; what one may look for and cannot do now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partialmethod

from engine import Move, OpenGame
from engine.speicherstadt import moves
from engine.speicherstadt.deck import CARDS
from engine.speicherstadt.goods import NAMES, kinds_of
from engine.speicherstadt.prospects import obvious
from engine.speicherstadt.state import DEMAND, LOADING, PURCHASE
from engine.texts.language import gettext as _
from screens.actions import Action
from screens.speicherstadt import storage, words
from screens.speicherstadt.pages import MinePage, RowPage
from screens.speicherstadt.view import View
from screens.table.requests import Begin, Look, Play, Request
from screens.table.title import Page, ShownKeys, ViewActions
from screens.ways import Goal, plan_of
from screens.words import shown

_ABOUT_ROW = ("place", "put_in_place", "sell_good", "deliver_good", "use_card")
"""The actions that cannot be carried out where the cursor is on nothing that they are about."""


class OwnActions(ViewActions[View]):
    """Somebody who places workers, buys and loads."""

    def __init__(self, view: View, page: Page, keys: ShownKeys, row: RowPage, mine: MinePage) -> None:
        super().__init__(view, page, keys)
        self._row = row
        self._mine = mine

    def _meant(self, action: str) -> Move | None:
        """The move that an action would make."""
        good = self._mine.good
        uses = [move for move in self._view.moves if isinstance(move, moves.Use)]
        kinds: dict[str, Move | None] = {
            "place": moves.Buy() if self._view.phase == PURCHASE else self._row.meant,
            "put_in_place": self._mine.meant,
            "buy": moves.Buy(),
            "take_break": moves.Break(),
            "pass": moves.Pass() if self._view.move("pass") else moves.Decline(),
            "market_sale": moves.Market(),
            "sell_good": moves.Sell(good) if good else None,
            "deliver_good": moves.Deliver(good) if good else None,
            "use_card": next((move for move in uses if move.target == self._name), next(iter(uses), None)),
        }
        return kinds.get(action)

    def available(self, action: Action) -> bool:
        if action.name == "load_obvious":
            return self._view.phase == LOADING and bool(obvious_moves(self._view.game))
        if action.name.startswith("place_") and action.name[6:].isdecimal():
            return int(action.name[6:]) <= len(self._view.seen.row)
        move = self._meant(action.name)
        return action.name not in _ABOUT_ROW if move is None else self._view.can(move)

    def called(self, action: Action) -> str:
        """What `enter` does with what the cursor is on, where that is not placing or loading."""
        move = self._meant(action.name) if action.name in ("place", "put_in_place") else None
        named = {
            moves.Buy: _("buy"),
            moves.Sell: _("sell"),
            moves.Deliver: _("deliver"),
            moves.Exchange: _("exchange"),
            moves.Market: _("sell"),
            moves.Use: _("use"),
        }
        return "" if move is None else named.get(type(move), "")

    def why_not(self, action: Action) -> str:
        view, name = self._view, action.name
        if name == "load_obvious" and view.phase == LOADING:
            return _("No good has a place of its own any more.")
        if name == "load_obvious":
            return _("You load after all cards are sold.")
        if name == "place" and view.phase not in (DEMAND, PURCHASE):
            return _("Nobody places workers now.")
        if name == "go_on":
            return _("You go on when what is asked is decided.")
        if name == "use_card":
            return _("You have no card that could be used now.")
        move = self._meant(name)
        if name in _ABOUT_ROW and name != "place" and move is None:
            return _("The cursor is on nothing that could be loaded.")
        return view.refusal(move.unanswered()) if move is not None else ""

    def refused(self) -> Sequence[tuple[str, str]]:
        return list(_refused(self._view))

    def _begin(self, action: str) -> Request:
        """Begin the move that an action means."""
        move = self._meant(action)
        return Begin(move) if move is not None else None

    # The row.

    def do_place(self) -> Request:
        if self._view.phase == PURCHASE:
            return self.do_buy()
        move = self._row.meant
        return Play(move) if move is not None else None

    def _place_at(self, number: int) -> Request:
        """Put the cursor on a place; for the second time place a worker."""
        was_open, before = self._page is self._row, self._row.target
        is_asked, move = self._row.put_on(number), self._row.meant
        if move is None or not self._view.can(move):
            return Look()
        if is_asked:
            return Look(then=Play(move))
        is_seen, key = was_open and before == self._row.target, self._keys.label(f"place_{number}")
        return Look(_("{key} once more places a worker there.").format(key=key) if is_seen else "")

    do_place_1 = partialmethod(_place_at, 1)
    do_place_2 = partialmethod(_place_at, 2)
    do_place_3 = partialmethod(_place_at, 3)
    do_place_4 = partialmethod(_place_at, 4)
    do_place_5 = partialmethod(_place_at, 5)
    do_place_6 = partialmethod(_place_at, 6)

    def do_buy(self) -> Request:
        return self._answer(moves.Buy())

    def do_pass(self) -> Request:
        return self._begin("pass") if self._view.move("pass") else self._answer(moves.Decline())

    def _answer(self, move: Move) -> Request:
        """Answer what is asked: at once where what follows is in sight."""
        return Play(move) if self._page is self._row and self._row.is_on_asked else Begin(move)

    do_take_break = partialmethod(_begin, "take_break")
    do_use_card = partialmethod(_begin, "use_card")

    # Loading.

    def do_put_in_place(self) -> Request:
        # What it would do stands below: what asks nothing is done at once.
        move = self._mine.meant
        return Begin(move, seen=True) if move is not None else None

    do_sell_good = partialmethod(_begin, "sell_good")
    do_deliver_good = partialmethod(_begin, "deliver_good")
    do_market_sale = partialmethod(_begin, "market_sale")

    def onward(self) -> Goal | None:
        return storage.goal(self._view)

    def do_load_obvious(self) -> Request:
        return Begin(plan_of(self._view.game, obvious_moves(self._view.game)))


def obvious_moves(game: OpenGame) -> list[Move]:
    """The moves that put all goods of whoever loads that have a place of their own there, one after another."""
    found: list[Move] = []
    seat = game.decision.seat if game.decision is not None else None
    while game.decision is not None and (game.decision.kind, game.decision.seat) == (LOADING, seat):
        move = obvious(game.seen())
        if move is None:
            break
        found.append(move)
        game = game.tried(move)[0]
    return found


def _refused(view: View) -> Iterator[tuple[str, str]]:
    """Moves that are not possible now, each in words and with the reason."""
    for move in _wished(view):
        reason = "" if view.can(move) else view.refusal(move)
        if reason:
            yield words.move(move, view.seen), reason
    if view.phase == PURCHASE:
        yield from _cards_to_come(view)


def _wished(view: View) -> Iterator[Move]:
    seen, seat = view.seen, view.seat
    if view.phase == DEMAND:
        yield from map(moves.Queue, moves.WATER[: len(seen.row)])
        yield from (moves.Reserve(place) for place, lot in zip(moves.UPPER, seen.upper, strict=False) if lot)
        if seen.breaks[seat]:
            yield moves.Break()
    elif view.phase == LOADING:
        at_hand = [NAMES[kind] for kind in kinds_of(view.has_kai) if seen.landed[seat][kind]]
        for kind in (moves.Load, moves.Sell, moves.Deliver):
            yield from map(kind, at_hand)
        yield from (moves.Exchange(NAMES[kind]) for kind in kinds_of(view.has_kai))
    elif view.phase == PURCHASE:
        yield moves.Buy()
    yield from (moves.Use(CARDS[card].name) for card in moves.USABLE if seen.owns(seat, card))


def _cards_to_come(view: View) -> Iterator[tuple[str, str]]:
    """The cards on the water that are not asked for now."""
    for column, lot in enumerate(view.seen.row):
        if lot is not None and view.asked != moves.WATER[column]:
            stands = view.seat in view.queue(column)
            reason = _("Its turn comes later.") if stands else _("You have no worker in its line.")
            yield _("Buy {card}").format(card=shown(CARDS[lot[0]].told)), reason
