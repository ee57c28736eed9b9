"""Games of Die Speicherstadt for tests, laid out in a few words, and what is looked at in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine import Game, Refused
from engine.setup import check
from engine.speicherstadt.goods import INDEX, KINDS, NAMES
from engine.speicherstadt.title import SPEICHERSTADT
from tests.engine.speicherstadt.told import told

PLAYERS = ("Anna", "Ben", "Cleo", "Dora", "Emil")
RULES = SPEICHERSTADT
KAI = "kaispeicher"


def begun(seats: int = 3, variant: str = "base", setup: dict[str, Any] | None = None, **options: Any) -> Game:
    """A game at its start; by hand unless there is a seed: Anna is the start player, the pile lies in its order."""
    chosen: dict[str, Any] = {"players": list(PLAYERS[:seats]), "variant": variant, **options}
    if "seed" not in chosen:
        chosen["setup"] = setup if setup is not None else {"start": 1}
    check(RULES.about, chosen)
    return Game(RULES, chosen)


def house(coins: int | None = None, *cards: str, **more: Any) -> dict[str, Any]:
    """A house to be laid out: its coins (None: as at the start), its cards, and the rest by name."""
    found: dict[str, Any] = {"cards": list(cards), **more}
    if coins is not None:
        found["coins"] = coins
    return found


def laid(
    *players: dict[str, Any],
    pile: str | Sequence[str] | None = None,
    bag: str = "",
    seats: int = 3,
    variant: str = "base",
    start: int = 1,
    supply: str = "",
    **more: Any,
) -> Game:
    """A position laid out by hand, right after a Supply; `pile` are exactly the cards that are left, a word each."""
    position: dict[str, Any] = {"players": list(players), "supply": supply.split()}
    if pile is not None:
        position["pile"] = pile.split() if isinstance(pile, str) else list(pile)
    position |= {name: more.pop(name) for name in ("round", "discards", "rival_has") if name in more}
    if "rival_has" in position:
        position["rival"] = position.pop("rival_has")
    return begun(seats, variant, {"start": start, "bag": bag.split(), "position": position}, **more)


def play(game: Game, *lines: str) -> Game:
    """Play lines of notation one after another."""
    for line in lines:
        game.play(line)
    return game


def queued(game: Game, columns: str) -> Game:
    """Place workers on the water one after another: '1 3 3 2'."""
    return play(game, *(f"queue water-{column}" for column in columns.split()))


def decides(game: Game) -> str:
    """The decision and whose it is: 'demand Anna'; 'over' at the end."""
    decision = game.decision
    return "over" if decision is None else f"{decision.kind} {game.names[decision.seat]}"


def asked(game: Game) -> tuple[str, str, int]:
    """Who is asked to buy what for how much."""
    assert game.decision is not None
    found = told(game)["asked"]
    return game.names[game.decision.seat], found["card"], found["price"]


def coins(game: Game) -> list[int]:
    """The coins of every house."""
    return list(game.position.coins)


def cards(game: Game, seat: int = 0) -> list[str]:
    """What a seat owns, in the order in which it got it."""
    found: list[str] = told(game)["players"][seat]["cards"]
    return found


def lines(game: Game) -> list[str]:
    """The legal moves without their answers."""
    return [f"{move.words} {move.target}".strip() for move in game.moves()]


def total(game: Game, seat: int = 0) -> int:
    """The score of a seat."""
    found: int = game.scores()[seat]["total"]
    return found


def goods(words: str) -> list[int]:
    """'2 coffee 1 tea' as a number for each kind."""
    found, parts = [0] * KINDS, words.split()
    for number, name in zip(parts[::2], parts[1::2], strict=True):
        found[INDEX[name]] += int(number)
    return found


def named(counts: Sequence[int]) -> str:
    """A number for each kind as words: '2 coffee 1 tea'."""
    return " ".join(f"{number} {NAMES[kind]}" for kind, number in enumerate(counts) if number)


def refused(game: Game, line: str) -> str:
    """Why a line is refused; nothing has changed."""
    before = game.position.copy()
    with pytest.raises(Refused) as caught:
        game.play(line)
    assert game.position == before
    return str(caught.value)
