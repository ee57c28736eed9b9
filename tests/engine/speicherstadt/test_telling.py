"""What happens is told to everybody, sentence by sentence."""

from __future__ import annotations

import pytest

from engine import Game
from tests.engine.speicherstadt.helpers import KAI, house, laid, play, queued

ROW = "vulcaniser bank spice-merchant fireman-1a fireman-1b theatre"


def told(game: Game, *lines: str) -> list[str]:
    """What the last of some moves tells."""
    *before, last = lines
    return [str(event.text) for event in play(game, *before).play(last)]


def loading(*cards: str, goods: str = "coffee tea rubber", **more: object) -> Game:
    """Anna loads the goods of a ship, with some cards; Ben has a contract with coffee on it."""
    anna, ben = house(5, *cards, **more), house(9, "contract-5", contracts={"contract-5": ["coffee"]})
    row = ["ship-1", "lighthouse", "theatre", "music-hall", "town-hall", "davidwache", "thief"]
    game = laid(anna, ben, pile=row, bag=goods, supply="saffron hemp", seats=2, variant=KAI)
    play(queued(game, "1 2 2 2 3 3 3 3"), "buy")
    while game.position.phase == "purchase":
        play(game, "decline")
    return game


@pytest.mark.parametrize(
    ("cards", "line", "sentence"),
    [
        ("contract-1", "load coffee", "Anna loads coffee onto the Contract for coffee, tea."),
        (
            "contract-11 auction-hall",
            "use auction-hall: good hemp",
            "Anna takes hemp from the supply in the Auction Hall.",
        ),
        ("coffee-roaster", "sell coffee", "Anna sells coffee for 1 coin."),
        ("tea-room", "deliver tea", "Anna delivers tea for 2 points."),
        ("", "exchange hemp", "Anna exchanges 1 coffee, 1 tea, 1 rubber for hemp."),
        ("", "market: 1 coffee, 1 tea", "Anna sells 1 coffee, 1 tea in the market hall for 1 coin."),
        ("", "store: hall 1 tea", "Anna lets 1 coffee, 1 rubber go to the supply."),
        ("smuggler", "use smuggler", "Anna smuggles coffee away from the Contract for coffee, coffee, tea."),
    ],
)
def test_what_is_done_with_goods_is_told(cards: str, line: str, sentence: str) -> None:
    assert told(loading(*cards.split()), line)[0] == sentence


def test_a_contract_that_is_full_is_told_to_be_so() -> None:
    sentence = "Anna loads tea onto the Contract for coffee, tea, which is full."
    assert told(loading("contract-1"), "load coffee", "load tea")[0] == sentence


def test_what_the_truck_moves_is_told_one_by_one() -> None:
    on = {"contract-1": ["coffee"], "contract-7": []}
    game = loading("contract-1", "contract-7", "truck", contracts=on)
    sentence = "Anna moves coffee from the Contract for coffee, tea to the Contract for coffee, carpet."
    assert told(game, "use truck: move coffee-from-contract-1-to-contract-7")[0] == sentence


def test_placements_are_told() -> None:
    game = laid(house(5, "coffee-break"), house(5, "warehouseman"), pile=ROW, seats=2, variant=KAI)
    assert told(game, "queue water-1") == ["Anna places a worker at the Vulcaniser."]
    assert told(game, "reserve upper-1") == ["Ben reserves the Fireman 1."]
    assert told(game, "break") == ["Anna takes a break."]
    play(game, *["queue water-1"] * 6)
    assert told(game, "queue water-2", "pass")[0] == "Ben places no more grey worker."


def test_of_several_ships_it_is_told_which_one_a_worker_stands_at() -> None:
    row = "ship-1 ship-2 bank fireman-1a fireman-1b theatre"
    game = laid(house(5), house(5), pile=row, bag="coffee tea hemp coffee tea hemp", seats=2, variant=KAI)
    assert told(game, "queue water-2") == ["Anna places a worker at card 2, the Ship of 3 crates."]
    assert told(game, "queue water-3") == ["Ben places a worker at the Bank."]


def test_what_becomes_of_a_card_is_told() -> None:
    game = queued(laid(house(5), house(5), pile=ROW, seats=2, variant=KAI), "1 1 1 2 2 2 2 2")
    assert told(game, "decline") == ["Anna passes on the Vulcaniser."]
    assert told(game, "buy")[0] == "Ben buys the Vulcaniser for 2 coins."
    assert "Nobody buys the Bank: it is discarded." in told(game, *["decline"] * 4)


def test_what_is_taken_with_the_fish_market_is_told() -> None:
    game = queued(laid(house(5, "fish-market"), house(5), pile=ROW, seats=2, variant=KAI), "1 2 2 2 2 3 3 3")
    assert told(game, "use fish-market")[0] == "Anna takes the Vulcaniser for nothing with the Fish Market."


def test_who_gives_a_coin_to_the_thief_is_told() -> None:
    row = ROW.replace("vulcaniser", "thief")
    game = queued(laid(house(5), house(5), pile=row, seats=2, variant=KAI), "1 2 2 2 2 3 3 3")
    assert told(game, "buy")[:2] == ["Anna buys the Thief for 1 coin.", "Ben gives Anna a coin."]


def test_the_workers_that_the_informer_exchanges_are_told() -> None:
    game = queued(laid(house(5, "informer"), house(9), pile=ROW, seats=2, variant=KAI), "1 1 2 2 2 2")
    play(game, "reserve upper-1", "queue water-3")
    assert told(game, "use informer: mine water-1-1; theirs water-1-2")[0] == (
        "Anna uses the Informer. Change places: Anna at the Vulcaniser, asked 2; Ben at the Vulcaniser, asked 1."
    )


def test_the_cards_against_a_fire_are_told() -> None:
    owners = house(5, "fireman-5a", "fire-chief"), house(4, "fireman-2a", "insurance")
    game = laid(*owners, pile=f"fire-3 {ROW.replace('bank', 'press')}", seats=2, variant=KAI)
    assert told(game, "use fire-chief") == ["The Fire Chief doubles that for Anna."]
    assert told(game, "use insurance")[0] == "Ben pays 2 coins: the Insurance makes up for it."


def last_round(*anna: str, pile: str = "bank tea-taster vulcaniser") -> list[str]:
    """What is told as the last one of two who have no coins passes on the last card."""
    game = queued(laid(house(0, *anna), house(1), pile=pile, seats=2), "1 1 2 2 3 3")
    return told(game, "decline", "decline", "decline")


def test_the_end_of_a_game_is_told_with_what_the_last_fire_does() -> None:
    assert last_round("fireman-1a")[-4:] == [
        "Income: Anna 2, Ben 2.",
        "Anna wins 4 points at Fire 4.",
        "Ben loses 4 points at Fire 4.",
        "The game is over.",
    ]


def test_a_fire_at_which_all_are_equally_strong_is_told() -> None:
    assert last_round()[-2:] == ["Fire 4: nothing happens, all are equally strong.", "The game is over."]


def test_the_next_round_is_told_with_what_is_laid_out() -> None:
    assert last_round(pile="bank tea-taster vulcaniser spice-merchant fire-3 fireman-3a fireman-1b")[-4:] == [
        "Round 2 begins.",
        "On the water: Spice Merchant.",
        "Fire 3: nothing happens, all are equally strong.",
        "On the water: Fireman 3; Fireman 1.",
    ]
