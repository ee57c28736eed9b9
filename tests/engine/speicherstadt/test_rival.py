"""The Rival of a game alone: where it places, what it buys, what it ignores, how it scores."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Game
from engine.speicherstadt.rival import placement
from engine.speicherstadt.rounds import income_of
from tests.engine.speicherstadt.helpers import KAI, asked, begun, coins, decides, house, laid, lines, play, queued
from tests.engine.speicherstadt.told import told

ROW = "tea-taster contract-1 counting-office-1 contract-3"
"""Worth 1, 2, 3 and 4."""


def alone(pile: str = ROW, you: dict[str, Any] | None = None, rival: dict[str, Any] | None = None, **more: Any) -> Game:
    return laid(you or house(9), pile=pile, seats=1, rival_has=rival or house(), **more)


def standing(game: Game) -> list[str]:
    """Who stands at each card: Y for you, R for the Rival."""
    return ["".join("YR"[house] for house in queue) for queue in game.position.queues]


def holds(game: Game) -> list[str]:
    found: list[str] = told(game)["rivals"][0]["cards"]
    return found


def test_it_is_no_seat_and_never_decides() -> None:
    game = begun(1, seed=3)
    assert (game.names, len(game.scores()), len(game.rivals())) == (("Anna",), 1, 1)
    assert [player["seat"] for player in [*told(game)["players"], *told(game)["rivals"]]] == [0, None]


def test_it_places_at_the_card_with_the_highest_worth_less_the_price() -> None:
    game = alone(start=2)
    assert standing(game) == ["", "", "", "R"]
    queued(game, "4")
    assert standing(game) == ["", "", "R", "RY"]
    queued(game, "3")
    assert standing(game) == ["", "R", "RY", "RY"]


def test_of_equals_it_prefers_the_higher_worth() -> None:
    """Worth 4 behind one worker is as good as worth 3 alone."""
    assert standing(queued(alone("tea-taster contract-1 bank contract-3", start=1), "4"))[3] == "YR"


def test_then_it_prefers_the_leftmost() -> None:
    game = alone("tea-taster bank counting-office-1 vulcaniser", start=2)
    assert standing(game) == ["", "R", "", ""]


def test_it_never_stands_twice_in_a_queue() -> None:
    game = queued(alone("tea-taster vulcaniser coffee-roaster contract-3", start=2), "1 1 1")
    assert sorted(game.position.queues[3]) == [1]
    assert all(queue.count(1) <= 1 for queue in game.position.queues)


def test_with_kaispeicher_it_reserves_where_that_is_better_and_the_water_comes_first_on_a_full_tie() -> None:
    water, upper = "tea-taster vulcaniser coffee-roaster contract-2", "contract-3 bank lighthouse spice-merchant"
    game = alone(f"{water} {upper}", variant=KAI, start=2)
    assert [(one["card"], one["seat"]) for one in told(game)["reserved"]] == [("contract-3", None)]
    game = alone(
        "tea-taster bank vulcaniser coffee-roaster contract-2 theatre lighthouse spice-merchant", variant=KAI, start=2
    )
    assert standing(game) == ["", "R", "", ""]


def test_reserved_cards_raise_the_price_of_the_next_one_to_it() -> None:
    game = alone("tea-taster vulcaniser coffee-roaster bank town-hall music-hall lighthouse carpet-trader", variant=KAI)
    play(game, "reserve upper-3")
    assert [(one["card"], one["seat"]) for one in told(game)["reserved"]] == [
        ("lighthouse", 0),
        ("town-hall", None),
    ]
    play(game, "reserve upper-4")
    assert standing(game) == ["", "", "", "R"]


def test_it_pays_what_it_is_asked() -> None:
    game = queued(alone(start=2), "4 4 1")
    assert standing(game) == ["Y", "R", "R", "RYY"]
    while decides(game).startswith("purchase"):
        play(game, "decline")
    income = 1
    assert (holds(game), coins(game)[1]) == (["contract-1", "counting-office-1", "contract-3"], 12 - 1 - 1 - 3 + income)


@pytest.mark.parametrize(("workers", "buys"), [(2, True), (3, False)])
def test_it_steps_back_where_the_price_is_higher_than_the_worth(workers: int, buys: bool) -> None:
    rest = "tea-taster vulcaniser coffee-roaster"
    game = alone(f"counting-office-1 {rest}", start=2)
    play(game, *["queue water-1"] * workers, *["queue water-4"] * (3 - workers))
    while decides(game).startswith("purchase"):
        play(game, "decline")
    assert ("counting-office-1" in holds(game)) == buys


def test_it_steps_back_without_the_coins() -> None:
    game = alone("counting-office-1 tea-taster vulcaniser coffee-roaster", rival=house(1), start=2)
    play(game, "queue water-1", "queue water-4", "queue water-4")
    assert asked(game) == ("Anna", "counting-office-1", 1)


def test_its_goods_go_to_the_supply_when_its_turn_to_load_comes() -> None:
    game = alone("ship-1 tea-taster vulcaniser coffee-roaster", start=2)
    queued(game, "4 4 4")
    while decides(game).startswith("purchase"):
        play(game, "decline")
    assert "ship-1" in holds(game)
    assert sum(game.position.supply) == 3


def test_its_bank_works() -> None:
    game = alone(rival=house(0, "bank"))
    assert income_of(game.position, 1) == 1 + 1 + 1


def test_its_firemen_and_its_fire_engine_work() -> None:
    game = alone(
        f"fire-2 {ROW} theatre press lighthouse thief",
        you=house(5, "fireman-3a"),
        rival=house(5, "fireman-2a", "fire-engine"),
        variant=KAI,
    )
    assert game.position.points == [-2, 2]


def test_its_fire_chief_and_its_insurance_do_not() -> None:
    row = f"fire-2 {ROW} theatre press lighthouse thief"
    assert alone(row, rival=house(5, "fireman-2a", "fire-chief"), variant=KAI).position.points == [-2, 2]
    assert alone(row, you=house(5, "fireman-2a"), rival=house(5, "insurance"), variant=KAI).position.points == [2, -2]


def taken(card: str) -> Game:
    """The Rival begins and buys a card."""
    rest = "tea-taster vulcaniser coffee-roaster lighthouse carpet-trader fireman-1a fireman-1b"
    game = alone(f"{card} {rest}", variant=KAI, start=2, rival=house(9))
    play(game, *["queue water-4"] * 4)
    return game


def test_its_savings_bank_and_its_thief_work_and_are_gone() -> None:
    game = taken("savings-bank")
    assert ("savings-bank" in holds(game), "savings-bank" in game.table()["discards"]) == (False, True)
    assert game.position.coins[1] > 9
    game = taken("thief")
    assert ("thief" in holds(game), coins(game)[0]) == (False, 8)


@pytest.mark.parametrize("card", ["coffee-break", "warehouseman", "informer"])
def test_other_texts_do_not_work_for_it(card: str) -> None:
    game = taken(card)
    assert card in holds(game)
    assert (game.position.breaks[1], game.position.greys[1], game.decision is None) == (0, 0, False)
    assert not decides(game).startswith("informer")


def test_within_a_sentence_it_is_named_without_a_capital() -> None:
    game = taken("savings-bank")
    told = [str(event.text) for event in game.play("buy")]
    assert any(sentence.startswith("Income: Anna ") and ", the Rival " in sentence for sentence in told)


def test_you_rob_it_with_the_thief() -> None:
    row = "thief tea-taster vulcaniser coffee-roaster lighthouse carpet-trader fireman-1a fireman-1b"
    game = queued(alone(row, variant=KAI), "1 4 4 4")
    assert asked(game)[:2] == ("Anna", "thief")
    assert "The Rival gives Anna a coin." in map(str, (event.text for event in game.play("buy")))


def test_it_scores_the_worth_of_its_cards_and_its_fires() -> None:
    game = alone([], rival=house(3, "contract-3", "bank", "tea-taster", "warehouse", points=5))  # type: ignore[arg-type]  # no card is left
    (score,) = game.rivals()
    assert (score["total"], score["place"]) == (5 + 4 + 3 + 1 + 2, 1)
    assert {line["kind"] for line in score["lines"]} == {"track", "worth"}


@pytest.mark.parametrize(
    ("has", "points", "places"),
    [(9, 3, (1, 2)), (4, 4, (1, 2)), (5, 4, (1, 1)), (6, 4, (2, 1)), (0, 5, (2, 1))],
    ids=["fewer points", "fewer coins", "equal in all", "more coins", "more points"],
)
def test_more_points_win_and_a_tie_goes_to_the_coins(has: int, points: int, places: tuple[int, int]) -> None:
    game = alone([], you=house(5, points=4), rival=house(has, points=points))  # type: ignore[arg-type]  # no card is left
    (you,), (rival,) = game.scores(), game.rivals()
    assert (you["place"], rival["place"]) == places
    assert (you["tie"], rival["tie"]) == (5, has)


def test_a_game_alone_is_as_long_as_one_for_three() -> None:
    game = begun(1, seed=1)
    assert (game.forecast()["rounds"], len(game.position.row)) == (12, 4)
    assert game.position.terms.rival == "merchant"


def test_its_next_placement_is_shown() -> None:
    game = alone()
    assert placement(game.position, 1) == (False, 3)
    assert lines(game)[-1] == "queue water-4"


def test_the_start_player_card_alternates() -> None:
    game = queued(alone(f"{ROW} warehouse vulcaniser coffee-roaster carpet-trader"), "1 1 1")
    while not (decides(game).startswith("demand") and game.position.round == 2):
        play(game, "decline" if decides(game).startswith("purchase") else "store: hall nothing")
    assert (game.position.start, game.position.is_rival(1)) == (1, True)
    assert sum(map(len, game.position.queues)) == 1
