"""The steps of the first game of Le Havre: a round alone, from the first supply to the meal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine import Game
from engine.le_havre.moves import EndTurn, Enter, Feed, Take
from engine.texts import N_
from screens.table.steps import Step

PLAYERS = [N_("Red")]
SETUP: Mapping[str, Any] = {
    "tiles": ["wood+clay", "fish+grain", "wood+cattle", "iron+francs", "wood+fish", "wood+francs", "fish+clay"],
    "stacks": [
        ["fishery", "abattoir", "colliery", "ironworks"],
        ["bakehouse", "clay-mound", "brickworks", "tannery"],
        ["smokehouse", "wharf-1", "shipping-line", "steel-mill"],
    ],
}
"""The short game alone, its tiles and stacks laid out so that the steps can be done."""


def _acted(times: int) -> Callable[[Game], bool]:
    """After so many main actions."""
    return lambda game: sum(isinstance(move, Take | Enter) for move in game.history) >= times


def _turns_ended(times: int) -> Callable[[Game], bool]:
    return lambda game: sum(isinstance(move, EndTurn) for move in game.history) >= times


def _fed(game: Game) -> bool:
    return any(isinstance(move, Feed) for move in game.history)


STEPS = (
    Step(
        title=N_("Take the wood"),
        words=N_(
            "Welcome to the harbour. Every turn two goods are laid on the offers, as here wood and clay; then you do "
            "one thing: take all of one offer, or use a building. Press {take_wood}: the lines at the foot tell what "
            "taking the wood would do. Press {take_wood} again and it is yours."
        ),
        is_done=_acted(1),
        moves=("take wood",),
    ),
    Step(
        title=N_("End the turn"),
        words=N_(
            "Your wood stands on the right, in your storage. {go_on} ends the turn, and the next two goods are "
            "laid out at once. {undo} takes back what you have done, as far as you like, here and in every game."
        ),
        is_done=_turns_ended(1),
        moves=("end turn",),
    ),
    Step(
        title=N_("Look at the buildings"),
        words=N_(
            "Goods are worth nothing at the end, buildings are. {show_buildings} shows them: on top the three "
            "proposals that can be built, below them what the town has built already. Page {show_offers} brings the "
            "offers back."
        ),
        page="buildings",
    ),
    Step(
        title=N_("Build the Fishery"),
        words=N_(
            "To build you enter a building that builds. Go down to Building Firm 1 with {cursor_down} and enter it "
            "with {enter_card}. It asks which one to build: take the Fishery. The lines at the foot tell what that "
            "costs and brings; {confirm} does it."
        ),
        is_done=_acted(2),
        moves=("enter building-firm-1: build fishery",),
        exact=True,
    ),
    Step(
        title=N_("Enter your Fishery"),
        words=N_(
            "The Fishery is worth 10, and it is yours: you enter it without a fee. But one action is a turn, so end "
            "this one with {go_on}. Then go down to the Fishery, below the buildings of the town, and enter it with "
            "{enter_card}; {confirm} does it."
        ),
        is_done=_acted(3),
        moves=("end turn", "enter fishery"),
    ),
    Step(
        title=N_("Pay a fee at the Marketplace"),
        words=N_(
            "Four fish for the meal. End the turn with {go_on}, then enter the Marketplace with {enter_card}. It is "
            "the town's and takes a fee: 1 franc, or 2 fish with {next_way}. Three goods are ticked for you; {tick} "
            "changes that. {answer} goes from question to question, {step_back} goes back."
        ),
        is_done=_acted(4),
        moves=("end turn", "enter marketplace: fee 1 franc; iron, coal, hides"),
    ),
    Step(
        title=N_("A turn of your own"),
        words=N_(
            "Your person stands in the Marketplace now and keeps it closed. The last three turns of the round are "
            "yours: end this one with {go_on}, then take or enter whatever you like. {all_moves} lists all that can "
            "be done, {find} finds it by any word."
        ),
        is_done=_acted(5),
    ),
    Step(
        title=N_("And another one"),
        words=N_(
            "Francs buy buildings and ships without an action: {buy_card} buys what is under the cursor, {sell_card} "
            "sells it for half its value. {show_help} explains the screen and the card under the cursor; {show_rules} "
            "opens all the rules. End the turn with {go_on} and act once more."
        ),
        is_done=_acted(6),
    ),
    Step(
        title=N_("The last turn of the round"),
        words=N_(
            "A meal ends every round. The line that begins with Meal tells how much food it takes, what you have for "
            "it and whether that will do: fish and francs are 1 food each, and your ship brings 5. End the turn with "
            "{go_on} and act once more."
        ),
        is_done=_acted(7),
    ),
    Step(
        title=N_("Feed your people"),
        words=N_(
            "{go_on} ends the turn, and after the seventh turn comes the meal. Pay it with food and francs: {next_way} "
            "shows another mixture, {confirm} pays. Who has too little sells something or takes a loan ({borrow}): 4 "
            "francs now, 5 to repay it."
        ),
        is_done=_fed,
    ),
    Step(
        title=N_("That was a round"),
        words=N_(
            "The town got a building, and a new ship lies in the harbour: ships feed you at every meal. The meals "
            "grow from round to round; after the last one your francs, buildings and ships are the score. "
            "{play_lesson_on} plays this harbour on to its end, with {hint} for advice; {new_game} sets up a new game."
        ),
    ),
)
