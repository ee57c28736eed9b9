"""What an alderman says of its moves, and which of its cards a computer player uses."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import Game, Move, bots, format_move, new_game, parse
from engine.bots.chance import decide
from engine.bots.speicherstadt.judge import QuarterJudge
from tests.conformance.played import completed
from tests.engine.speicherstadt.helpers import KAI, begun, house, laid, play, queued

JUDGE = QuarterJudge()


def said(game: Game, line: str) -> list[str]:
    """The reasons for a move."""
    return [str(reason) for reason in JUDGE.reasons(game.position, parse(game, line))]


def quick(game: Game) -> Move:
    """What a quick choice is."""
    return bots.player("speicherstadt", "apprentice").choose(game)


def at_the_end(anna: dict[str, Any], ben: dict[str, Any] | None = None, **more: Any) -> Game:
    """After the last fire, where cards can still be used."""
    return laid(anna, ben or house(0), pile=[], seats=2, variant=KAI, **more)


def test_the_auction_hall_fills_a_contract_at_the_end() -> None:
    game = at_the_end(
        house(0, "auction-hall", "contract-1", contracts={"contract-1": ["coffee"]}), supply="tea saffron"
    )
    assert format_move(quick(game)) == "use auction-hall: good tea; to contract-1"


def test_the_smuggler_fills_a_contract_at_the_end() -> None:
    anna = house(0, "smuggler", "contract-1", contracts={"contract-1": ["coffee"]})
    game = at_the_end(anna, house(0, "contract-3", contracts={"contract-3": ["tea"]}))
    assert format_move(quick(game)) == "use smuggler: to contract-1"


def test_the_truck_fills_a_contract_at_the_end_though_no_single_good_does() -> None:
    laid_on = {"contract-3": ["coffee", "tea"]}
    game = at_the_end(house(0, "truck", "contract-1", "contract-3", contracts=laid_on))
    move = quick(game)
    assert move.words == "use"
    game.play(move)
    assert game.scores()[0]["total"] == 5


def test_a_card_that_would_bring_nothing_at_the_end_is_kept() -> None:
    assert (
        quick(at_the_end(house(0, "truck", "contract-1", "contract-3", contracts={"contract-3": ["tea"]}))).words
        == "pass"
    )


def test_the_informer_takes_the_place_of_whoever_would_buy_a_good_card() -> None:
    row = "town-hall vulcaniser spice-merchant tea-taster lighthouse theatre"
    game = laid(house(5, "informer"), house(5), pile=row, seats=2, variant=KAI)
    queued(game, "2 1 2 3 2 3 2 3")
    assert (game.decision and game.decision.kind) == "informer"
    move = quick(game)
    assert move.answers[-1].value == "water-1-1"
    assert said(game, format_move(move))[0].startswith("By what everybody can pay it brings about ")


def test_the_informer_is_kept_where_nothing_is_to_be_had() -> None:
    row = "vulcaniser spice-merchant tea-taster carpet-trader lighthouse theatre"
    game = laid(house(0, "informer"), house(0), pile=row, seats=2, variant=KAI)
    queued(game, "1 1 1 1 2 2 2 2")
    assert quick(game).words == "decline"


# Reasons.

ROW = "ship-1 contract-5 fireman-2a counting-office-1"


def before_a_row(*players: dict[str, Any], **more: Any) -> Game:
    """Three houses before a ship with coffee, tea and tea, a contract for coffee and tea, a fireman, an office."""
    return laid(*players, pile=[*ROW.split(), "fire-4"], bag="coffee tea tea", **more)


def test_of_a_ship_it_is_said_what_it_fills() -> None:
    game = before_a_row(house(5, "contract-1"))
    assert said(game, "queue water-1")[0] == "It fills a contract of 5 points."


def test_of_a_ship_that_fills_several_contracts_it_is_said_what_they_count_together() -> None:
    laid_on = {"contract-1": ["coffee"], "contract-3": ["tea", "rubber", "rubber"]}
    game = before_a_row(house(5, "contract-1", "contract-3", contracts=laid_on))
    assert said(game, "queue water-1")[0] == "It fills contracts of 16 points together."


def test_of_a_ship_it_is_said_what_is_sold() -> None:
    game = before_a_row(house(5, "tea-taster"))
    assert said(game, "queue water-1")[0] == "To your merchants and works: 2 tea."


def test_of_a_contract_it_is_said_what_one_has() -> None:
    game = before_a_row(house(5, hall="tea"))
    assert said(game, "queue water-2")[0] == "You have some of it: 1 tea."


def test_of_a_fireman_it_is_said_what_is_at_stake() -> None:
    assert said(before_a_row(), "queue water-3")[0] == (
        "Your firemen would be the strongest; 4 points are at stake in fires to come."
    )


def test_of_an_office_it_is_said_what_it_counts() -> None:
    game = before_a_row(house(5, "counting-office-2"))
    assert said(game, "queue water-4")[0] == "Your offices would count 3 points more."


def test_it_is_said_who_stands_before() -> None:
    game = queued(before_a_row(house(5), house(2)), "1 3 3")
    assert said(game, "queue water-3")[-1] == "Ben could not pay 3 coins any more."


def test_of_somebody_twice_in_a_line_the_worker_that_could_pay_is_named() -> None:
    game = queued(before_a_row(house(5), house(2)), "1 3 3 1 3")
    assert game.position.queues[2] == (1, 2, 1)
    game.position.coins[2] = 0
    assert said(game, "queue water-3")[-1] == "It makes the card dearer for Ben: 2 coins."
    game.position.coins[1] = 1
    assert said(game, "queue water-3")[-1] == "Nobody before you could pay for it any more."


def test_who_could_not_pay_before_either_is_not_named() -> None:
    game = queued(before_a_row(house(5), house(0), house(5)), "1 3 3")
    assert said(game, "queue water-3")[-1] == "It makes the card dearer for Cleo: 2 coins."
    game.position.coins[2] = 0
    assert said(game, "queue water-3")[-1] == "Nobody before you can pay for it."


def test_a_price_is_weighed_against_what_the_card_is_worth() -> None:
    game = queued(before_a_row(house(5)), "4 4 4 4 4 4 4 4 3")
    while game.decision is not None and game.decision.kind == "purchase" and game.decision.seat:
        play(game, "decline")
    *_asked, worth, price = said(game, "decline")
    assert worth.startswith("The card would bring you about ")
    assert price == "5 coins count for less than a point now."


def alone_in_line() -> Game:
    """Anna is asked to buy a fireman for whom nobody else stands in line; another round is to come."""
    more = "vulcaniser spice-merchant tea-taster carpet-trader"
    game = laid(house(5), house(5), house(0), pile=[*ROW.split(), *more.split()], bag="coffee tea tea")
    return queued(game, "3 4 4 4 4 4 4 4 4")


def test_stepping_back_alone_in_line_says_first_what_an_income_gives() -> None:
    assert said(alone_in_line(), "decline")[:2] == [
        "Whoever buys nothing in a round gets 1 coin more.",
        "Nobody else stands in line for it.",
    ]


def test_who_has_bought_something_is_not_told_what_an_income_gives_to_others() -> None:
    game = alone_in_line()
    game.position.bought = 1
    assert not any("gets 1 coin more" in reason for reason in said(game, "decline"))


def test_after_the_last_purchase_of_a_round_nothing_is_expected_of_cards_that_nobody_has_seen() -> None:
    game, adviser = new_game("speicherstadt", ["Anna", "Ben"], seed=3), bots.adviser("speicherstadt", 1, 20)
    assert adviser is not None

    def lays_out(move: Move) -> bool:
        after = Game(game.rules, game.options, game.position)
        after.play(move)
        return bool(after.position.revealed > game.position.revealed)

    while not lays_out(quick(game)):
        game.play(quick(game))
    assert {one.expected for one in adviser.advice(game, 2) if lays_out(one.whole[-1])} == {()}


def test_of_the_rival_it_is_said_what_its_rule_has_it_do() -> None:
    game = laid(house(5), pile=[*ROW.split(), "fire-4"], seats=1)
    told = []
    for coins_of_rival in (9, 1, 0):
        position = game.position.copy()
        position.queues[2] = (1,)
        position.coins[1] = coins_of_rival
        told.append(str(JUDGE.reasons(position, parse(game, "queue water-3"))[-1]))
    assert told == [
        "It makes the card dearer for the Rival: 2 coins.",
        "The Rival would not pay 2 coins any more.",
        "The Rival will not buy it.",
    ]


def test_stepping_back_says_who_is_asked_next_and_for_how_much() -> None:
    game = queued(before_a_row(house(5), house(5), house(0)), "3 3 4 3 4 4 4 4 4")
    while game.decision is not None and not (game.decision.kind == "purchase" and game.decision.seat == 0):
        play(game, "decline")
    asked = said(game, "decline")[:2]
    assert asked == [
        "Then Ben may buy it for 2 coins.",
        "If nobody before it does, your next worker is asked for 1 coin.",
    ]


def test_stepping_back_leads_to_ones_own_next_worker() -> None:
    game = queued(before_a_row(house(5), house(0), house(0)), "3 4 4 3 4 4 4 4 4")
    while game.decision is not None and not (game.decision.kind == "purchase" and game.decision.seat == 0):
        play(game, "decline")
    assert said(game, "decline")[0] == "Your next worker is asked for 1 coin."


def test_whoever_stands_in_a_line_twice_and_can_pay_the_second_time_is_not_said_to_be_unable() -> None:
    game = queued(before_a_row(house(5), house(2)), "4 3 3 4 3 4")
    assert said(game, "queue water-3")[-1] == "It makes the card dearer for Cleo: 3 coins."


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_of_every_move_of_a_game_something_is_said_or_nothing(seats: int) -> None:
    game, rng = begun(seats, KAI, seed=seats), Random(seats)
    while game.decision is not None:
        for move in game.moves():
            reasons = JUDGE.reasons(game.position, completed(game, move, rng))
            assert all(str(reason)[0].isupper() or str(reason)[0].isdigit() for reason in reasons)
        game.play(decide(game, rng))
