"""Positions of Homesteaders in which different things are decided, as saved games."""

from __future__ import annotations

from collections.abc import Callable

from engine import Game
from saves import SavedGame
from tests.engine.homesteaders.helpers import begun, laid, play, player

Position = Callable[[], SavedGame]

RICH = player(
    "14 silver, 3 wood, 2 food, 1 steel, 1 gold, 1 copper, 3 chip, 1 debt, 9 vp, 3 worker, 2 track, 2 rail",
    "farm",
    "market",
    "ranch",
)
MIDDLING = player("21 silver, 1 wood, 1 steel, 2 chip, 9 vp, 2 worker, 1 rail", "farm", "foundry")
POOR = player("4 silver, 1 livestock, 2 debt, 11 vp, 4 worker, 1 track, 3 rail", "farm", "gold-mine", "river-port")


def _kept(game: Game) -> SavedGame:
    return SavedGame.keep(game)


def first_round() -> SavedGame:
    """Three at their first decision: where to put the worker."""
    return _kept(begun(3, open=True))


def assigning() -> SavedGame:
    """Workers are to be put into the slots of a town."""
    return _kept(laid(RICH, MIDDLING, POOR, round=6, open=True))


def bidding() -> SavedGame:
    """Three auctions among four, all holdings in sight."""
    return _kept(laid(RICH, MIDDLING, POOR, player("8 silver, 1 worker"), seats=4, round=6, window="bid", open=True))


def outbid() -> SavedGame:
    """Two of four hold an auction."""
    game = laid(RICH, MIDDLING, POOR, player("8 silver, 1 worker"), seats=4, round=6, window="bid", open=True)
    return _kept(play(game, "bid auction-1: 4", "bid auction-2: 5", "bid auction-1: 7", "bid auction-3: 3"))


def hidden() -> SavedGame:
    """Holdings lie behind screens."""
    return _kept(laid(RICH, MIDDLING, POOR, round=6, window="bid"))


def marker() -> SavedGame:
    """With two, the neutral marker is to be put on an auction."""
    return _kept(laid(RICH, MIDDLING, seats=2, round=6, window="bid", open=True))


def passed() -> SavedGame:
    """A bonus of the rail track is to be taken."""
    return _kept(play(laid(RICH, MIDDLING, POOR, round=6, window="bid", open=True), "pass"))


def building() -> SavedGame:
    """The Lone homesteader has won and paid the first auction."""
    return _kept(play(laid(RICH, seats=1, round=8, window="bid"), "bid auction-1: 9", "pay: with 9 silver"))


def paying() -> SavedGame:
    """The bid that won is to be paid, with gold if one likes."""
    return _kept(play(laid(RICH, seats=1, round=8, window="bid"), "bid auction-1: 9"))


def owing() -> SavedGame:
    """A bid that can be paid after sales and debts alone."""
    game = laid(player("1 silver, 2 wood, 1 food, 5 chip"), seats=1, round=8, window="bid")
    return _kept(play(game, "bid auction-1: 12"))


def last_trades() -> SavedGame:
    """The last trades of the Lone homesteader."""
    return _kept(laid(RICH, seats=1, window="final"))
