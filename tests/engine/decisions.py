"""A game of Le Havre at each kind of decision, and after its end."""

from __future__ import annotations

from collections.abc import Callable

from engine import Game
from tests.engine.baking import free_to_bake
from tests.engine.helpers import at_meal, play, player, red, table


def before_supply() -> Game:
    return red("9 francs", buildings=["zoo"], loans=1, window="before-supply")


def at_main_action() -> Game:
    return free_to_bake(stacks=[["joinery"], ["church"], []])


def after_main_action() -> Game:
    game = red("9 francs", buildings=["zoo"], loans=1)
    play(game, "take clay")
    return game


def owing_interest() -> Game:
    game = red("5 francs", loans=1, turn=2, window="before-supply")
    play(game, "supply")
    return game


def short_of_interest() -> Game:
    game = red(loans=1, buildings=["zoo"], turn=2, window="before-supply")
    play(game, "supply")
    return game


def between_two_builds() -> Game:
    game = red("2 fish, 9 clay", stacks=[["charcoal-kiln", "bakehouse"], [], []])
    play(game, "enter construction-firm: fee 2 fish")
    return game


def looking() -> Game:
    game = red(buildings=["marketplace"], specials=["zoo", "diner"])
    play(game, "enter marketplace ...")
    return game


def eating() -> Game:
    return at_meal(player("3 fish, 1 meat, 2 francs", buildings=["zoo"]))


def short_of_food() -> Game:
    return at_meal(player("1 fish", buildings=["zoo"]))


def at_final_action() -> Game:
    return red("9 francs", window="final", round=14)


def after_final_action() -> Game:
    game = at_final_action()
    play(game, "take clay")
    return game


def over() -> Game:
    game = table(player(), window="final")
    play(game, "take clay", "end turn")
    return game


TURN = ("buy", "sell", "repay")


DECISIONS: dict[str, tuple[Callable[[], Game], str, tuple[str, ...]]] = {
    "before supply": (before_supply, "supply comes next", ("supply", *TURN)),
    "main action": (at_main_action, "take an offer or enter a building", ("take", "enter", *TURN)),
    "after main action": (after_main_action, "buy and sell, or end the turn", ("end turn", *TURN)),
    "interest": (owing_interest, "interest on loans", ("pay interest", "borrow", "sell", "repay")),
    "second build": (between_two_builds, "a second building, or none", ("build", "stop building", *TURN)),
    "look": (looking, "the next special buildings", ("put back", "swap specials", "repay")),
    "meal": (eating, "the meal", ("feed", "borrow", "sell", "repay")),
    "final action": (at_final_action, "the final action", ("take", "enter", "pass", "sell", "repay")),
    "after final action": (after_final_action, "sell and repay, or end", ("end turn", "sell", "repay")),
}
"""How each decision comes about, how it is called, and the words of the moves that it knows."""
