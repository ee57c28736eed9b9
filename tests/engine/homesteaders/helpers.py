"""Games of Homesteaders for tests, laid out in a few words, and what is looked at in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine import Game, Refused
from engine.homesteaders import bidding
from engine.homesteaders.buildings import BUILDINGS
from engine.homesteaders.goods import INDEX
from engine.homesteaders.title import HOMESTEADERS
from engine.setup import check

PLAYERS = ("Anna", "Ben", "Cleo", "Dora")
RULES = HOMESTEADERS


def begun(players: int = 3, setup: dict[str, Any] | None = None, **options: Any) -> Game:
    """A game at its start; by hand unless there is a seed: Anna is the start player, the piles lie in their order."""
    chosen: dict[str, Any] = {"players": list(PLAYERS[:players]), "variant": "full", **options}
    if "seed" not in chosen:
        chosen["setup"] = setup if setup is not None else {"start": 1}
    check(RULES.about, chosen)
    return Game(RULES, chosen)


def goods(words: str) -> dict[str, int]:
    """'5 silver, 2 wood' as numbers by name."""
    pairs = (part.split() for part in words.split(",") if part.strip())
    return {name: int(number) for number, name in pairs}


def player(words: str = "", *buildings: str, worked: Sequence[str] = ()) -> dict[str, Any]:
    """A player to be laid out: goods (else 6 silver and a worker), buildings beside the Homestead."""
    return {"goods": goods(words), "buildings": list(buildings), "worked": list(worked)}


def laid(
    *players: dict[str, Any],
    round: int | None = None,  # what the rulebook calls it
    window: str = "assign",
    seats: int = 3,
    start: int = 1,
    **more: Any,
) -> Game:
    """A position laid out by hand; `more` are the rest of it, the piles, and rules that were chosen."""
    position: dict[str, Any] = {"window": window, "players": list(players)}
    if round is not None:
        position["round"] = round
    position |= {name: more.pop(name) for name in ("neutral", "rival") if name in more}
    piles = {name.replace("_", "-"): more.pop(name) for name in ("auction_2", "auction_3") if name in more}
    return begun(seats, {"start": start, "position": position, **piles}, **more)


def play(game: Game, *lines: str) -> Game:
    """Play lines of notation one after another."""
    for line in lines:
        game.play(line)
    return game


def won(*players: dict[str, Any], round: int, bid: int = 3, auction: int = 1, seats: int = 3, **more: Any) -> Game:
    """The first player has won an auction, all others have passed; the bid is still to be paid."""
    game = laid(*players, round=round, window="bid", seats=seats, **more)
    game.play(f"bid auction-{auction}: {bid}")
    while decides(game).startswith("bid"):
        play(game, "pass", "take chip")
    return game


def building(*players: dict[str, Any], round: int, **more: Any) -> Game:
    """The first player has won an auction and paid 3 silver; what may be built is to be decided."""
    return play(won(*players, round=round, **more), "pay: with 3 silver")


def decides(game: Game) -> str:
    """The decision and whose it is: 'bid Anna'; 'over' at the end."""
    decision = game.decision
    return "over" if decision is None else f"{decision.kind} {game.names[decision.seat]}"


def has(game: Game, seat: int, names: str) -> tuple[int, ...]:
    """The numbers of some goods of a seat: has(game, 0, 'silver wood vp')."""
    return tuple(game.position.goods[seat][INDEX[name]] for name in names.split())


def total(game: Game, seat: int = 0) -> int:
    """The score of a seat as it sees it."""
    found: int = game.scores(seat)[seat]["total"]
    return found


def town(game: Game, seat: int = 0) -> list[str]:
    """The buildings of a seat."""
    return [card.name for kind, card in enumerate(BUILDINGS) if game.position.towns[seat] >> kind & 1]


def offer(game: Game) -> dict[str, int]:
    """What is on offer, with how many copies of it."""
    return {card.name: number for card, number in zip(BUILDINGS, game.position.offer, strict=True) if number}


def tiles(game: Game) -> list[str]:
    """The tiles of this round."""
    return [game.position.tile(auction).name for auction in game.position.auctions]


def lines(game: Game, *kinds: str) -> list[str]:
    """The legal moves of some kinds: 'build farm'."""
    found = (f"{move.words} {move.target}".strip() for move in game.moves())
    return [line for line in found if line.split()[0] in kinds]


def bids(game: Game, auction: int) -> list[int]:
    """The bids that can be made for an auction."""
    return list(bidding.bids(game.position, auction - 1))


def refused(game: Game, line: str) -> str:
    """Why a line is refused; nothing has changed."""
    before = game.position.copy()
    with pytest.raises(Refused) as caught:
        game.play(line)
    assert game.position == before
    return str(caught.value)
