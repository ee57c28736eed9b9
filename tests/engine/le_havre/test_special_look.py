"""The look at the special buildings from the Marketplace: who knows what, and for how long."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from engine import Game
from engine.le_havre.deck import CARDS
from engine.position import UNKNOWN
from tests.engine.helpers import choices, end_round, play, player, private, red, refusal, table, town
from tests.engine.open_table import open_table

SPECIALS = ("zoo", "diner", "farm", "tavern")


def looking(*specials: str, **laid: Any) -> Game:
    """Red has just been to the Marketplace and looks at the top special buildings."""
    game = red(buildings=["marketplace"], specials=specials or SPECIALS, **laid)
    play(game, "enter marketplace ...")
    return game


def face_down(game: Game) -> list[str]:
    """The special buildings that lie face down, the top one first."""
    return [CARDS[card].name for card in game.position.specials]


def known(game: Game, seat: int = 1) -> list[str]:
    """The special buildings on top that a seat (from 1) has seen and still knows to be there."""
    return [CARDS[card].name for card in game.position.known[seat - 1]]


def shown(game: Game) -> str:
    """Everything that lies open, as one text."""
    return json.dumps([game.table(), game.forecast(), game.scores()])


# Looking.


def test_the_look_shows_the_top_two_cards_in_their_order() -> None:
    assert private(looking())["looking_at"] == ["zoo", "diner"]


def test_the_look_is_a_decision_of_the_visitor() -> None:
    game = looking()
    assert (open_table(game)["phase"], private(game)["seat"], choices(game)) == (
        "look",
        0,
        ["put back", "swap specials"],
    )


@pytest.mark.parametrize("card", SPECIALS)
def test_what_is_looked_at_does_not_lie_open(card: str) -> None:
    assert f'"{card}"' not in shown(looking())


def test_the_number_of_cards_face_down_lies_open() -> None:
    assert open_table(looking())["specials_left"] == 4


def test_with_one_special_building_left_it_is_shown_alone() -> None:
    assert private(looking("zoo"))["looking_at"] == ["zoo"]


def test_one_card_alone_is_not_swapped() -> None:
    game = looking("zoo")
    assert choices(game) == ["put back"]
    assert refusal(game, "swap specials") == "There is only one card: nothing can be swapped."


def test_with_none_left_there_is_no_look() -> None:
    game = red(buildings=["marketplace"])
    play(game, "enter marketplace ...")
    assert open_table(game)["phase"] == "after-main"


def test_during_the_look_nothing_else_can_be_done() -> None:
    game = looking()
    assert refusal(game, "end turn") == "'end turn' is not possible now. Red: the next special buildings."


def test_before_and_after_the_look_nothing_is_being_looked_at() -> None:
    game = red(buildings=["marketplace"], specials=SPECIALS)
    before = private(game)["looking_at"]
    play(game, "enter marketplace ...", "put back")
    assert (before, private(game)["looking_at"]) == ([], [])


def test_taking_back_a_look_is_warned_of() -> None:
    assert looking().undo_reveals


def test_putting_back_reveals_nothing() -> None:
    game = looking()
    play(game, "put back")
    assert not game.undo_reveals


# Putting back.


def test_the_cards_may_be_put_back_as_they_lay() -> None:
    game = looking()
    play(game, "put back")
    assert face_down(game) == ["zoo", "diner", "farm", "tavern"]


def test_the_cards_may_be_swapped_and_those_below_stay() -> None:
    game = looking()
    play(game, "swap specials")
    assert face_down(game) == ["diner", "zoo", "farm", "tavern"]


def test_the_swapped_card_is_the_one_that_the_town_turns_up() -> None:
    seats = [player("60 francs", buildings=["marketplace"]), player("60 francs"), player("60 francs")]
    game = table(*seats, round=4, turn=7, specials=SPECIALS)  # in round 4 the town builds a special building
    play(game, "enter marketplace ...", "swap specials")
    end_round(game)
    assert ("diner" in town(game), "zoo" in town(game)) == (True, False)


@pytest.mark.parametrize("line", ["put back", "swap specials"])
def test_the_others_read_the_same_whatever_was_done(line: str) -> None:
    game = looking()
    (event,) = play(game, line)
    assert str(event.text) == "Red has looked at the next special buildings and put them back."


# Remembering.


def test_the_visitor_remembers_what_was_put_back() -> None:
    game = looking()
    play(game, "put back", "end turn")
    assert (known(game), known(game, 2)) == (["zoo", "diner"], [])


def test_the_visitor_remembers_the_order_into_which_they_were_put() -> None:
    game = looking()
    play(game, "swap specials", "end turn")
    assert known(game) == ["diner", "zoo"]


def at_the_end_of_round_4(line: str) -> Game:
    """Red has looked at the cards in the last turn of a round in which the town turns one up."""
    seats = [player("60 francs", buildings=["marketplace"]), player("60 francs"), player("60 francs")]
    game = table(*seats, round=4, turn=7, specials=SPECIALS)
    play(game, "enter marketplace ...", line)
    end_round(game)
    return game


def test_when_the_top_card_is_turned_up_the_next_one_is_still_known() -> None:
    assert known(at_the_end_of_round_4("put back")) == ["diner"]


def test_after_a_swap_the_other_one_is_still_known() -> None:
    assert known(at_the_end_of_round_4("swap specials")) == ["zoo"]


def test_a_look_of_another_player_makes_the_order_unsure() -> None:
    game = looking(green=player("1 franc"))
    play(game, "put back", "sell marketplace", "end turn", "supply", "enter marketplace ...", "put back")
    assert (known(game), game.position.unsure) == (["zoo", "diner"], (True, False))


def test_what_was_seen_before_is_the_visitors_to_see_again() -> None:
    game = looking()
    play(game, "swap specials")
    assert private(game) == {"seat": 0, "looking_at": [], "known": ["diner", "zoo"], "in_order": True}


def test_the_visitor_is_told_when_the_order_is_no_longer_certain() -> None:
    game = looking(green=player("1 franc"))
    play(game, "put back", "sell marketplace", "end turn", "supply", "enter marketplace ...", "put back")
    play(game, "end turn")
    assert private(game) == {"seat": 0, "looking_at": [], "known": ["zoo", "diner"], "in_order": False}


def test_a_card_turned_up_makes_the_order_certain_again() -> None:
    seats = [player("60 francs", buildings=["marketplace"]), player("60 francs"), player("60 francs")]
    game = table(*seats, round=4, turn=6, specials=SPECIALS)
    play(game, "enter marketplace ...", "put back", "sell marketplace", "end turn", "supply")
    play(game, "enter marketplace ...", "swap specials")
    end_round(game)
    assert (known(game), known(game, 2), game.position.unsure) == (["zoo"], ["zoo"], (False,) * 3)


def test_what_is_known_is_not_shown_to_the_next_player() -> None:
    game = looking()
    play(game, "put back", "end turn")
    assert private(game) == {"seat": 1, "looking_at": [], "known": [], "in_order": False}


def test_the_same_visitor_sees_the_cards_as_they_were_put_back() -> None:
    game = looking(green=player(), turn=2)
    play(game, "swap specials", "end turn", "supply", "take clay", "end turn", "sell marketplace", "supply")
    play(game, "enter marketplace ...")
    assert private(game)["looking_at"] == ["diner", "zoo"]


def test_an_imagined_game_leaves_what_the_seat_knows() -> None:
    game = looking()
    play(game, "swap specials")
    imagined = [game.imagined(0, random.Random(seed)) for seed in range(20)]
    assert {tuple(face_down(other)[:2]) for other in imagined} == {("diner", "zoo")}


def test_an_imagined_game_has_as_many_special_buildings_face_down() -> None:
    game = looking()
    seen, unseen = (face_down(game.imagined(seat, random.Random(1))) for seat in (0, 1))
    assert len(seen) == len(unseen) == len(set(seen)) == len(SPECIALS)


def test_an_imagined_game_keeps_the_cards_but_not_an_order_that_is_uncertain() -> None:
    game = looking(green=player("1 franc"))
    play(game, "put back", "sell marketplace", "end turn", "supply", "enter marketplace ...", "put back")
    imagined = [game.imagined(0, random.Random(seed)) for seed in range(20)]
    assert {tuple(face_down(other)[:2]) for other in imagined} == {("zoo", "diner"), ("diner", "zoo")}


def test_an_imagined_game_deals_anew_what_another_seat_saw() -> None:
    game = looking()
    play(game, "swap specials")
    assert len({tuple(face_down(game.imagined(1, random.Random(seed)))[:2]) for seed in range(20)}) > 10


# What is seen of the position.


def seen(game: Game, viewer: int | None) -> list[str]:
    """The special buildings that lie face down as a viewer (a seat from 0 on) sees them, the top one first."""
    return ["?" if card is UNKNOWN else CARDS[card].name for card in game.seen(viewer).specials]


def unplaced(game: Game, viewer: int | None) -> set[str]:
    """The cards of which a viewer cannot tell where they are."""
    return {CARDS[card].name for card, place in enumerate(game.seen(viewer).place) if place is UNKNOWN}


def test_who_has_looked_sees_the_top_two_and_nobody_else_sees_any() -> None:
    game = looking()
    play(game, "swap specials")
    assert [seen(game, viewer) for viewer in (0, 1, None)] == [["diner", "zoo", "?", "?"], ["?"] * 4, ["?"] * 4]
    assert [game.seen(viewer).known[0] is UNKNOWN for viewer in (0, 1, None)] == [False, True, True]


def test_of_cards_in_an_uncertain_order_is_seen_that_they_lie_there() -> None:
    game = looking(green=player("1 franc"))
    play(game, "put back", "sell marketplace", "end turn", "supply", "enter marketplace ...", "put back")
    assert seen(game, 0) == ["?"] * 4
    assert {"zoo", "diner"}.isdisjoint(unplaced(game, 0))
    assert {"farm", "tavern"} <= unplaced(game, 0)
    assert {"zoo", "diner"} <= unplaced(game, None)


def test_alone_everybody_may_see_what_was_looked_at() -> None:
    game = table(player(buildings=["marketplace"]), specials=SPECIALS)
    play(game, "enter marketplace ...")
    assert seen(game, None) == seen(game, 0) == ["zoo", "diner", "?", "?"]


def test_what_nobody_laid_face_down_is_known_to_be_unused() -> None:
    assert unplaced(red(), None) == set()


# Loans (21.3: they may be repaid in any decision of one's own).


def test_a_loan_can_be_repaid_during_the_look() -> None:
    game = red("9 francs", loans=1, buildings=["marketplace"], specials=SPECIALS)
    play(game, "enter marketplace ...", "repay")
    assert choices(game) == ["put back", "swap specials"]
    assert private(game)["looking_at"] == ["zoo", "diner"]


def test_the_order_of_a_single_card_is_always_known() -> None:
    game = table(
        player("9 fish"),
        player("9 fish"),
        town=["marketplace", "fishery"],
        specials=["zoo"],
        offers="1 clay, 2 wood, 3 fish",
        round=5,
    )
    play(game, "enter marketplace ...", "put back", "end turn", "supply", "take clay", "end turn")
    play(game, "supply", "enter fishery", "end turn", "supply", "enter marketplace ...", "put back")
    play(game, "end turn")
    assert private(game)["known"] == ["zoo"]
    assert private(game)["in_order"]
