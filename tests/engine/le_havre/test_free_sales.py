"""The option of free sales: the basic rule, by which players may also sell between any two turns."""

from __future__ import annotations

import pytest

from engine import Game, new_game
from engine.le_havre.state import BETWEEN
from tests.engine.helpers import choices, end_round, play, player, refusal, table
from tests.engine.open_table import open_table


def three(*, turn: int = 3, free_sales: bool = True, **laid: object) -> Game:
    """Red has just taken an offer; Green is next and owns the Bakehouse, Blue the Smokehouse."""
    game = table(
        player("60 francs"),
        player("60 francs", buildings=["bakehouse"]),
        player("60 francs", buildings=["smokehouse"], loans=1),
        turn=turn,
        free_sales=free_sales,
        **laid,  # type: ignore[arg-type]  # what `table` takes by name
    )
    play(game, "take clay")
    return game


def test_between_two_turns_whoever_has_something_to_sell_and_no_turn_of_theirs_is_asked() -> None:
    game = three()
    play(game, "end turn")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == (BETWEEN, 2)


def test_between_the_turns_one_sells_repays_or_passes() -> None:
    game = three()
    play(game, "end turn")
    assert choices(game) == ["pass", "sell smokehouse", "repay"]


def test_a_sale_between_the_turns_brings_half_the_value() -> None:
    game = three()
    play(game, "end turn", "sell smokehouse")
    assert open_table(game)["players"][2]["francs"] == 63


def test_after_the_last_who_may_sell_the_next_turn_begins() -> None:
    game = three()
    play(game, "end turn", "pass")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("before-supply", 1)


def test_who_has_nothing_to_sell_is_not_asked() -> None:
    game = table(player("9 francs"), player("9 francs", buildings=["bakehouse"]), player("9 francs"), free_sales=True)
    play(game, "take clay", "end turn")
    assert open_table(game)["phase"] == "before-supply"


def test_who_sold_everything_may_still_pass() -> None:
    game = three()
    play(game, "end turn", "sell smokehouse")
    assert choices(game) == ["pass", "repay"]


def test_a_building_sold_between_the_turns_can_be_bought_in_the_turn_that_follows() -> None:
    game = three()
    play(game, "end turn", "sell smokehouse", "pass")
    assert "buy smokehouse" in choices(game)


def test_after_the_end_of_a_round_everybody_but_the_next_player_is_asked() -> None:
    game = three(turn=7)
    end_round(game)
    assert (open_table(game)["round"], open_table(game)["phase"], open_table(game)["decider"]) == (2, BETWEEN, 2)


def test_before_a_final_action_the_others_are_asked_too() -> None:
    game = table(
        player("9 francs"),
        player("9 francs", buildings=["bakehouse"]),
        player("9 francs", buildings=["smokehouse"]),
        window="final",
        free_sales=True,
    )
    play(game, "take clay", "end turn")
    assert open_table(game)["phase"] == BETWEEN
    play(game, "pass")
    assert open_table(game)["phase"] == "final"


def test_at_a_meal_one_may_sell_even_where_one_can_pay() -> None:
    game = three(turn=7)
    play(game, "end turn")
    while open_table(game)["decider"] != 2:
        play(game, "feed: 2 francs")
    assert "sell smokehouse" in choices(game)


def test_at_the_interest_of_another_turn_one_may_sell_even_where_one_can_pay() -> None:
    game = table(
        player(), player("9 francs", buildings=["bakehouse"], loans=1), turn=2, window="before-supply", free_sales=True
    )
    play(game, "supply")
    assert "sell bakehouse" in choices(game)


def test_without_the_option_the_next_turn_follows_at_once() -> None:
    game = three(free_sales=False)
    play(game, "end turn")
    assert open_table(game)["phase"] == "before-supply"


def test_without_the_option_a_sale_outside_the_turn_is_refused() -> None:
    game = three(free_sales=False, turn=7)
    play(game, "end turn")
    while open_table(game)["decider"] != 2:
        play(game, "feed: 2 francs")
    assert refusal(game, "sell smokehouse") == "You can pay: outside your turn you may sell only while you cannot."


def test_buying_is_refused_between_the_turns() -> None:
    game = three()
    play(game, "end turn")
    assert refusal(game, "buy bakehouse").startswith("'buy' is not possible now.")


@pytest.mark.parametrize("players", [1, 2])
def test_alone_and_for_two_nobody_is_left_to_ask_between_two_turns_of_a_round(players: int) -> None:
    names = ["Red", "Green"][:players]
    game = new_game("le-havre", names, "short", seed=3, free_sales=True)
    play(game, "supply", "take fish", "end turn")
    assert open_table(game)["phase"] == "before-supply"
