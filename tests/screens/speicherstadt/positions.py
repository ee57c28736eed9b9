"""Positions of Die Speicherstadt in which different things are decided, as saved games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from engine import Game, new_game
from engine.speicherstadt.purchase import place
from saves import SavedGame

Position = Callable[[], SavedGame]

NAMES = ("Ann", "Bo", "Cy", "Dora", "Eve")


def _played(seats: int, variant: str, seed: int, phase: str, after: int) -> SavedGame:
    """A game that is played by chance up to the first decision of a phase from a round on."""
    game, rng = new_game("speicherstadt", NAMES[:seats], variant, seed), Random(seed)
    while game.decision is not None and not (game.decision.kind == phase and game.position.round >= after):
        move = rng.choice(game.moves())
        while (question := game.ask(move)) is not None:
            move = move.answer(question.default, question.label)
        game.play(move)
    assert game.decision is not None
    return SavedGame.keep(game)


def first_round() -> SavedGame:
    """Three at their first placement."""
    return SavedGame.keep(new_game("speicherstadt", NAMES[:3], "base", 7))


def demand() -> SavedGame:
    """Four who place in spring."""
    return _played(4, "base", 3, "demand", 5)


def crowded() -> SavedGame:
    """Five with Kaispeicher, two rows of six cards."""
    game = _played(5, "kaispeicher", 5, "demand", 4).game
    return _further(game, ["queue water-1"] * 3 + ["reserve upper-1"] + ["queue water-1"] * 3)


def purchase() -> SavedGame:
    """Somebody is asked to buy."""
    return _played(3, "base", 4, "purchase", 5)


def loading() -> SavedGame:
    """Goods are to be loaded."""
    return _played(2, "base", 9, "loading", 8)


def kai_loading() -> SavedGame:
    """Goods are to be loaded with Kaispeicher."""
    return _played(3, "kaispeicher", 2, "loading", 6)


def alone() -> SavedGame:
    """Against the Rival, in the middle."""
    return _played(1, "base", 6, "demand", 6)


def alone_with_kai() -> SavedGame:
    """Against the Rival with Kaispeicher."""
    return _played(1, "kaispeicher", 6, "demand", 3)


def all_reserved() -> SavedGame:
    """Five with Kaispeicher, all cards above the board reserved."""
    return _further(crowded().game, [f"reserve upper-{place}" for place in range(2, 7)])


def reserved_asked() -> SavedGame:
    """Two with Kaispeicher, the last card of the first round is a reserved one; nobody bought anything."""
    game = new_game("speicherstadt", NAMES[:2], "kaispeicher", 8)
    for notation in ["queue water-1"] * 6 + ["reserve upper-1", "reserve upper-2"]:
        game.play(notation)
    while place(game.position) != "reserved-2":
        game.play("decline")
    return SavedGame.keep(game)


def insured() -> SavedGame:
    """Two with Kaispeicher: all cards on the water and one above them lie there as a fire asks about the Insurance."""
    laid = ("ship-1", "fireman-2b", "contract-4", "counting-office-2")
    position = {
        "round": 5,
        "pile": [*laid, "fire-1", "ship-2", "bank", "theatre", "lighthouse"],
        "players": [{"cards": ["insurance"], "coins": 4}, {"cards": ["fireman-1a"], "coins": 5}],
    }
    setup = {"start": 1, "position": position}
    return SavedGame.keep(new_game("speicherstadt", NAMES[:2], "kaispeicher", setup=setup))


def _further(game: Game, moves: Sequence[str]) -> SavedGame:
    for notation in moves:
        game.play(notation)
    return SavedGame.keep(game)
