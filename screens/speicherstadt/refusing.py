"""Moves that one may look for at the table of Die Speicherstadt and that are not possible now, each with the reason."""

from __future__ import annotations

from collections.abc import Iterator

from engine import Move
from engine.speicherstadt.deck import NAMES as CARDS
from engine.speicherstadt.goods import NAMES, kinds_of
from engine.speicherstadt.moves import USABLE, Break, Buy, Deliver, Exchange, Load, Queue, Reserve, Sell, Use
from engine.speicherstadt.state import DEMAND, LOADING, PURCHASE
from engine.texts.language import gettext as _
from screens.speicherstadt import words
from screens.speicherstadt.view import View


def refused(view: View) -> list[tuple[str, str]]:
    """Each in words and with the reason."""
    found = []
    for move in _wished(view):
        if view.move(move.words, move.target) is None:
            reason = view.refusal(move)
            if reason:
                found.append((words.move(move, view.table), reason))
    if view.phase == PURCHASE:
        found += _cards_to_come(view)
    return found


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
