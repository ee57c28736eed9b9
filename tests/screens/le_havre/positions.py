"""Games of Le Havre that are worth a look, laid out by seed or by hand and saved as if they had been played."""

from __future__ import annotations

from collections.abc import Callable

from engine import Game, new_game
from saves import SavedGame
from tests.engine.helpers import player, table
from tests.saves.players import next_move

Position = Callable[[], SavedGame]


def saved(game: Game, *lines: str) -> SavedGame:
    """The start of a game in a file of its own, with these lines of notation played on it."""
    begun = SavedGame.create(game.title, game.options)
    for line in lines:
        begun.play(line)
    return begun


def alone(seed: int = 7, variant: str = "short", *lines: str) -> SavedGame:
    """A game alone."""
    return saved(new_game("le-havre", ["Red"], variant, seed), *lines)


def first_turn() -> SavedGame:
    """Alone, nothing played yet: the screen brings the first supply."""
    return alone()


def after_many_moves() -> SavedGame:
    """Alone, 40 moves into the game, drawn at random but always the same."""
    game = alone()
    for _move in range(40):
        game.play(next_move(game.game))
    return game


def five_players() -> SavedGame:
    """Five players, the first of whom is at the main action."""
    names = ["Red", "Green", "Blue", "Yellow", "White"]
    return saved(new_game("le-havre", names, "full", 12), "supply")


def middle_game() -> SavedGame:
    """Alone in the middle of a full game, with buildings in the town for every kind of question."""
    return saved(
        table(
            player(
                "9 francs, 5 fish, 12 wood, 4 clay, 3 iron, 6 grain, 3 cattle, 2 coal, 4 brick, 2 bread, 1 meat",
                loans=1,
                buildings=["fishery", "wharf-1"],
                ships=["wooden-ship-2", "iron-ship-2"],
            ),
            offers="4 francs, 3 fish, 14 wood, 1 iron",
            town=["marketplace", "bakehouse", "shipping-line", "steel-mill", "charcoal-kiln"],
            stacks=[["joinery", "abattoir"], ["clay-mound", "cokery", "church"], ["brickworks", "town-hall"]],
            specials=["diner", "zoo", "bakery"],
            harbour=["wooden-ship-4", "iron-ship-4", "steel-ship-10", "luxury-liner-38"],
            round=3,
            turn=4,
        )
    )


def late_game() -> SavedGame:
    """Three players near the end, every building built, more of them than any page holds."""
    return saved(
        table(
            player(
                "21 francs, 3 fish, 7 wood, 2 clay, 1 iron, 4 grain, 5 cattle, 3 coal, 2 hides, "
                "4 smoked-fish, 1 charcoal, 3 brick, 6 steel, 2 bread, 4 meat, 5 coke, 2 leather",
                loans=2,
                buildings=["sawmill", "bakehouse", "wharf-1", "shipping-line", "bank", "church", "town-square"],
                ships=["wooden-ship-2", "wooden-ship-2", "iron-ship-6", "luxury-liner-38"],
                person="wharf-1",
            ),
            player(
                "6 francs, 12 fish, 1 iron, 3 cattle, 2 coal, 5 hides, 1 charcoal",
                loans=5,
                buildings=["marketplace", "smokehouse", "abattoir", "cokery", "wharf-2", "dock", "diner"],
                ships=["steel-ship-10", "iron-ship-4"],
                person="abattoir",
            ),
            player(
                "33 francs, 20 wood, 9 clay, 9 grain, 1 steel, 8 bread, 2 coke",
                buildings=["fishery", "charcoal-kiln", "clay-mound", "colliery", "tannery", "storehouse"],
                ships=["wooden-ship-4", "luxury-liner-34"],
                person="building-firm-1",
            ),
            offers="5 francs, 2 fish, 11 wood, 3 clay, 2 iron, 1 grain, 4 cattle",
            town=["steel-mill", "business-office", "ironworks", "hardware-store", "football-stadium"],
            stacks=[["brickworks", "bridge-over-the-seine"], ["town-hall"], []],
            specials=["luxury-yacht", "zoo"],
            harbour=["wooden-ship-6", "iron-ship-8", "iron-ship-10", "steel-ship-16", "luxury-liner-30"],
            modern=["wharf-1"],
            round=16,
            turn=5,
        )
    )


def meal_short() -> SavedGame:
    """The end of a round alone: 10 food are owed, 3 are there."""
    return saved(
        table(
            player("1 franc, 2 fish, 4 wood", buildings=["joinery"]),
            offers="1 clay",
            stacks=[["marketplace"], ["sawmill"], ["brickworks"]],
            round=2,
            turn=7,
        ),
        "take clay",
        "end turn",
    )


def meal_with_payment() -> SavedGame:
    """The end of a round alone: 10 food are owed and can be paid in many ways."""
    return saved(
        table(
            player("9 francs, 6 fish, 3 smoked-fish, 2 bread, 2 meat, 5 grain, 3 cattle"),
            offers="1 clay",
            stacks=[["marketplace"], ["sawmill"], ["brickworks"]],
            round=2,
            turn=7,
        ),
        "take clay",
        "end turn",
    )


def interest_unpaid() -> SavedGame:
    """The supply has reached the interest tile, and Red has a loan, a building and no franc."""
    return saved(
        table(
            player("2 fish", loans=2, buildings=["joinery"], ships=["wooden-ship-2"]),
            window="before-supply",
            round=2,
            turn=2,
            stacks=[["marketplace"], ["sawmill"], ["brickworks"]],
        ),
        "supply",
    )


def interest_of_another() -> SavedGame:
    """Green supplies, and Red owes interest outside their turn."""
    return saved(
        table(
            player("1 fish", loans=1, buildings=["joinery"]),
            player("8 francs"),
            window="before-supply",
            round=2,
            turn=2,
            seat=2,
            stacks=[["marketplace"], ["sawmill"], ["brickworks"]],
        ),
        "supply",
    )


def look_at_specials() -> SavedGame:
    """The Marketplace has been used, and the next two special buildings are being looked at."""
    return saved(
        table(
            player("9 francs, 2 fish"),
            town=["marketplace"],
            stacks=[["joinery"], ["sawmill"], ["brickworks"]],
            specials=["harbour-watch", "town-square", "zoo"],
            round=2,
        ),
        "enter marketplace: fee 2 fish; take cattle, coal",
    )


def last_special_building() -> SavedGame:
    """The Marketplace has been used, and only one special building is left to look at."""
    return saved(
        table(player("9 francs, 2 fish"), town=["marketplace"], specials=["zoo"], round=2),
        "enter marketplace: fee 2 fish; take cattle, coal",
    )


def second_build() -> SavedGame:
    """The Construction Firm has built once; there is material and money for more."""
    return saved(
        table(
            player("9 francs, 2 fish, 6 wood, 4 clay, 2 iron, 5 brick", buildings=["bakehouse"]),
            stacks=[["joinery", "charcoal-kiln"], ["clay-mound", "sawmill"], ["brickworks", "church"]],
            harbour=["wooden-ship-2"],
            round=2,
        ),
        "enter construction-firm: fee 2 fish; build brickworks; material 2 wood, 1 clay, 1 iron",
    )


def hand_over() -> SavedGame:
    """Red's turn is over as soon as it is ended; Green and Blue play too."""
    return saved(
        table(
            player("3 francs, 2 fish"),
            player("5 francs", loans=1),
            player("1 franc"),
            offers="2 clay, 3 wood",
            stacks=[["marketplace"], ["sawmill"], ["brickworks"]],
            round=2,
            turn=3,
        ),
        "take wood",
    )


def final_action_alone() -> SavedGame:
    """The final action alone, with all that scores."""
    return saved(
        table(
            player(
                "26 francs, 7 wood, 3 hides",
                loans=2,
                buildings=["storehouse", "bank", "sawmill", "dock", "luxury-yacht", "shipping-line"],
                ships=["wooden-ship-2", "wooden-ship-2", "luxury-liner-38"],
            ),
            offers="3 fish",
            window="final",
            round=7,
        )
    )


def shared_victory() -> SavedGame:
    """Three players before their final actions, after which Red and Blue will share the victory."""
    return saved(
        table(
            player("10 francs", buildings=["bakehouse", "town-hall"], ships=["iron-ship-4"]),
            player("2 francs, 4 fish", loans=2, buildings=["joinery"]),
            player("10 francs", buildings=["sawmill"], ships=["steel-ship-10"]),
            offers="1 fish, 1 wood, 1 clay",
            window="final",
            round=18,
        )
    )


def before_supply() -> SavedGame:
    """The game has stopped before the supply, for something to be bought."""
    return saved(
        table(
            player("11 francs, 2 fish", loans=1, buildings=["joinery"], ships=["wooden-ship-2"]),
            offers="2 clay, 3 wood",
            town=["fishery"],
            stacks=[["marketplace"], ["sawmill"], ["clay-mound"]],
            harbour=["wooden-ship-4"],
            round=2,
            turn=3,
        ),
        "take wood",
        "end turn",
    )


def after_main_action() -> SavedGame:
    """The main action is done; cards and ships can be bought and sold, a loan repaid, the turn ended."""
    return saved(
        table(
            player("25 francs, 2 fish", loans=2, buildings=["joinery", "luxury-yacht"], ships=["wooden-ship-2"]),
            offers="2 clay, 3 wood",
            town=["fishery"],
            stacks=[["marketplace"], ["sawmill"], ["clay-mound"]],
            harbour=["wooden-ship-4", "iron-ship-2"],
            round=2,
            turn=3,
        ),
        "take wood",
    )


def interest_due() -> SavedGame:
    """The supply has reached the interest tile; Red can pay, or repay the loan at once."""
    return saved(
        table(
            player("7 francs", loans=1, buildings=["joinery"]),
            window="before-supply",
            round=2,
            turn=2,
            stacks=[["marketplace"], ["sawmill"], ["brickworks"]],
        ),
        "supply",
    )


def yacht_in_town() -> SavedGame:
    """Wharfs in which ships are built, modernised, or an iron ship given for the Luxury Yacht."""
    return saved(
        table(
            player(
                "34 francs, 6 fish, 9 wood, 5 iron, 4 steel, 2 brick, 4 coal",
                buildings=["wharf-1"],
                ships=["iron-ship-2", "iron-ship-4"],
            ),
            player("3 francs", buildings=["wharf-2"], ships=["luxury-liner-34"]),
            town=["luxury-yacht"],
            harbour=["wooden-ship-4", "iron-ship-6", "steel-ship-10", "luxury-liner-38"],
            round=6,
            turn=4,
        )
    )


def final_action_among_three() -> SavedGame:
    """The final phase: a building in which somebody else stands can be entered."""
    return saved(
        table(
            player("6 francs, 4 fish, 3 cattle", loans=1, buildings=["bakehouse"], ships=["wooden-ship-2"]),
            player("2 francs", buildings=["abattoir"], person="abattoir"),
            player("8 francs", person="fishery"),
            town=["fishery"],
            offers="1 fish, 4 wood",
            window="final",
            round=18,
        )
    )


def nothing_left_to_do() -> SavedGame:
    """The final action alone, with nothing on offer and no building to enter."""
    return saved(table(player("3 francs", ships=["wooden-ship-2"]), offers="", window="final", round=7))


def after_the_final_action() -> SavedGame:
    """The final action is done; a sale or a repayment may follow."""
    return saved(
        table(
            player("6 francs", loans=1, buildings=["bakehouse"], ships=["wooden-ship-2"]),
            offers="3 fish",
            window="final",
            round=7,
        ),
        "take fish",
    )


def final_action_of_the_fifth() -> SavedGame:
    """Five players at the end, the last of them at the final action."""
    return saved(
        table(
            player("110 francs, 3 fish", buildings=["bakehouse", "joinery", "bank"], ships=["luxury-liner-38"]),
            player("64 francs", loans=14, buildings=["sawmill", "church"], ships=["wooden-ship-2", "wooden-ship-4"]),
            player("8 francs", buildings=["bridge-over-the-seine", "iron-mine-and-coal-seam", "town-hall"]),
            player("31 francs", buildings=["arts-centre"], ships=["iron-ship-2", "iron-ship-2"]),
            player("57 francs, 4 wood", buildings=["storehouse"], ships=["steel-ship-24"]),
            offers="1 clay",
            window="final",
            seat=5,
            round=20,
        ),
        "take clay",
    )


def shipping() -> SavedGame:
    """Red can sail with several ships and sell goods of every kind."""
    return saved(
        table(
            player(
                "3 francs, 4 fish, 3 wood, 5 hides, 6 coal, 2 grain, 3 bread, 4 leather, 2 steel, 2 meat, 1 coke",
                buildings=["shipping-line"],
                ships=["wooden-ship-2", "wooden-ship-4", "iron-ship-4"],
            ),
            round=5,
            turn=3,
        )
    )


def long_names() -> SavedGame:
    """Four players whose names are as long as a name can be."""
    names = ["Maximiliane von Hohenberg", "Bartholomew Featherstone", "日本の港町の商人たち", "Konstantin der Grosse"]
    return saved(new_game("le-havre", names, "full", 5))


def last_turn_of_a_round() -> SavedGame:
    """Alone after the main action of the last turn of a round; the meal can be paid."""
    return saved(
        table(
            player("22 francs, 2 fish"),
            offers="2 clay, 3 wood",
            stacks=[["marketplace"], ["sawmill"], ["brickworks"]],
            round=2,
            turn=7,
        ),
        "take wood",
    )


def round_of(seats: int) -> SavedGame:
    """Several players at the start of a round."""
    return saved(
        table(
            *(player("6 francs, 2 fish") for _seat in range(seats)),
            offers="2 clay, 3 wood, 4 francs, 1 fish, 1 iron, 2 cattle",
            window="before-supply",
            stacks=[["marketplace"], ["sawmill"], ["brickworks"]],
            round=2,
            turn=1,
        )
    )


def interest_comes() -> SavedGame:
    """Green's supply will reach the interest tile, and Red has a loan and no franc."""
    return saved(
        table(
            player("1 fish", loans=1),
            player("8 francs"),
            window="before-supply",
            round=2,
            turn=2,
            seat=2,
            stacks=[["marketplace"], ["sawmill"], ["brickworks"]],
        )
    )


def meal_of_three() -> SavedGame:
    """The end of a round: all three players owe food and have it."""
    return saved(
        table(
            *(player("9 francs, 6 fish") for _seat in range(3)),
            offers="1 clay",
            stacks=[["marketplace"], ["sawmill"], ["brickworks"]],
            round=5,
            turn=7,
            seat=3,
        ),
        "take clay",
        "end turn",
    )


def special_turned_up() -> SavedGame:
    """Two players; when this turn ends the town builds a special building, and nobody owes food."""
    return saved(
        table(
            *(player("9 francs", ships=["steel-ship-10", "steel-ship-16"]) for _seat in range(2)),
            offers="1 clay",
            stacks=[["marketplace"], ["sawmill"], ["brickworks"]],
            specials=["zoo", "diner"],
            round=3,
            turn=7,
            seat=2,
        ),
        "take clay",
    )


def between_turns() -> SavedGame:
    """Free sales: before Green's turn, Blue may sell two buildings."""
    return saved(
        table(
            player("9 francs"),
            player("9 francs"),
            player("3 francs", buildings=["bakehouse", "smokehouse"], ships=["wooden-ship-2"]),
            free_sales=True,
        ),
        "take clay",
        "end turn",
    )
