"""The Harbour Watch: a visit within a visit."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Game
from tests.engine.baking import energy
from tests.engine.helpers import (
    at_table,
    brought_by,
    choices,
    fee_of,
    food_of,
    goods,
    options_of,
    play,
    player,
    private,
    red,
    refusal,
    storage,
    table,
)
from tests.engine.open_table import open_table

FEE = "1 fish"
FOOD = 1
ENTER = f"enter harbour-watch: fee {FEE}"
NOBODY = "Harbour Watch: There is no person of another player whose building you could pay for and use."


def watching(has: str = f"{FEE}, 1 franc", place: str = "fishery", **laid: Any) -> Game:
    """The Harbour Watch is the town's, and so is the place in which Green's person stands."""
    return red(has, town=["harbour-watch", place], green=player(person=place), **laid)


def persons(game: Game) -> list[str | None]:
    """Where each seat's person stands."""
    return [laid["person"] for laid in open_table(game)["players"]]


# What it does.


def test_the_visitor_takes_the_place_of_the_person_sent_home() -> None:
    game = watching()
    play(game, "enter harbour-watch")
    assert persons(game) == ["fishery", None]


def test_the_building_that_was_vacated_is_used() -> None:
    game = watching()
    play(game, ENTER)
    assert storage(game) == brought_by("fishery")


def test_the_player_sent_home_receives_the_franc() -> None:
    game = watching()
    play(game, ENTER)
    assert storage(game, 2) == goods("1 franc")


def test_the_harbour_watch_is_free_again_afterwards() -> None:
    game = watching("9 fish, 2 francs")
    play(game, ENTER, "end turn", "supply")
    assert "harbour-watch" not in persons(game)


def test_the_same_player_may_use_it_in_two_turns_running() -> None:
    free = ["harbour-watch", "colliery", "fishery"]
    game = red("9 fish, 2 francs", town=free, green=player(person="colliery"), turn=4)
    play(game, f"{ENTER}; second-fee {fee_of('colliery')}", "end turn", "supply", "enter fishery", "end turn")
    play(game, "supply", ENTER)
    assert persons(game) == ["fishery", None]


def test_the_visit_is_one_main_action() -> None:
    game = watching()
    play(game, ENTER)
    assert open_table(game)["phase"] == "after-main"


def test_what_happens_is_told_in_its_order() -> None:
    game = watching(f"{FEE}, 1 franc, 1 meat", "colliery")
    told = [str(event.text) for event in play(game, f"{ENTER}; second-fee 1 meat")]
    assert told == [
        "Red enters the Harbour Watch.",
        f"Red pays {FEE} to the town.",
        "Red pays 1 franc to Green, whose person goes home.",
        "Red enters the Colliery.",
        "Red pays 1 meat to the town.",
        f"Red receives {brought_by('colliery', fee_of('colliery'))['coal']} coal.",
    ]


# Whose person, and into which building.


def among_three(has: str = f"{FEE}, 1 franc", **laid: Any) -> Game:
    """Green stands in the Fishery, Blue in the Hardware Store, Yellow is at home."""
    others = [player(person="fishery"), player(person="hardware-store"), player()]
    return table(player(has), *others, town=["harbour-watch", "fishery", "hardware-store"], **laid)


def test_with_several_persons_to_send_home_the_visitor_chooses() -> None:
    game = among_three("9 fish, 1 franc")
    assert options_of(game, ENTER) == ["fishery", "hardware-store"]


def test_the_chosen_person_goes_home_and_the_others_stay() -> None:
    game = among_three("9 fish, 1 franc")
    play(game, f"{ENTER}; watch hardware-store")
    assert persons(game) == ["hardware-store", "fishery", None, None]


def test_only_the_chosen_player_is_paid() -> None:
    game = among_three("9 fish, 1 franc")
    play(game, f"{ENTER}; watch hardware-store")
    assert [storage(game, seat) for seat in (2, 3, 4)] == [{}, goods("1 franc"), {}]


def test_a_building_without_a_person_of_another_player_is_not_offered() -> None:
    game = among_three("9 fish, 1 franc")
    sentence = refusal(game, f"{ENTER}; watch building-firm-1")
    assert sentence == ("Whose person goes home? 'building-firm-1' is not among fishery, hardware-store.")


def test_only_buildings_that_could_be_used_are_offered() -> None:
    others = [player(person="bakehouse"), player(person="fishery")]
    game = table(player("9 fish, 1 franc"), *others, town=["harbour-watch", "fishery", "bakehouse"])
    play(game, ENTER)
    assert persons(game) == ["fishery", "bakehouse", None]


def test_only_buildings_whose_fee_can_be_paid_are_offered() -> None:
    others = [player(person="colliery"), player(person="fishery")]
    game = table(player(f"{FEE}, 1 franc"), *others, town=["harbour-watch", "fishery", "colliery"])
    play(game, ENTER)
    assert persons(game) == ["fishery", "colliery", None]


def test_ones_own_building_can_be_vacated() -> None:
    game = red(f"{FEE}, 1 franc", town=["harbour-watch"], buildings=["colliery"], green=player(person="colliery"))
    play(game, ENTER)
    assert storage(game) == brought_by("colliery", fee_of("colliery"))


def test_ones_own_person_is_sent_nowhere_by_it() -> None:
    game = red(f"{FEE}, 1 franc", town=["harbour-watch", "fishery"], person="fishery")
    assert refusal(game, "enter harbour-watch") == NOBODY


def test_a_guest_who_is_sent_home_no_longer_counts_for_the_arts_centre() -> None:
    buildings = ["arts-centre", "bakehouse"]
    guests = [player(person="arts-centre"), player(person="bakehouse")]
    game = table(player(f"{FEE}, 1 franc", buildings=buildings), *guests, town=["harbour-watch"])
    play(game, f"{ENTER}; watch arts-centre")
    assert storage(game) == goods("4 francs")


def test_the_last_guest_cannot_be_sent_home_from_the_arts_centre() -> None:
    game = red(f"{FEE}, 1 franc", buildings=["arts-centre"], town=["harbour-watch"], green=player(person="arts-centre"))
    assert refusal(game, "enter harbour-watch") == NOBODY


# Who is paid, and what must be there.


def test_its_own_fee_goes_to_its_owner_and_the_second_one_to_the_owner_of_the_second_building() -> None:
    owners = [player(buildings=["harbour-watch"]), player(buildings=["colliery"]), player(person="colliery")]
    game = table(player(f"{FEE}, 1 franc, 1 meat"), *owners)
    play(game, f"{ENTER}; second-fee 1 meat")
    assert [storage(game, seat) for seat in (2, 3, 4)] == [goods(FEE), goods("1 meat"), goods("1 franc")]


def test_who_owns_both_and_is_sent_home_receives_all_three() -> None:
    green = player(buildings=["harbour-watch", "colliery"], person="colliery")
    game = red(f"{FEE}, 1 franc, 1 meat", green=green)
    play(game, f"{ENTER}; second-fee 1 meat")
    assert storage(game, 2) == goods(f"{FEE}, 1 franc, 1 meat")


def test_the_owner_of_the_harbour_watch_pays_only_the_franc() -> None:
    game = red("1 franc", buildings=["harbour-watch"], town=["fishery"], green=player(person="fishery"))
    play(game, "enter harbour-watch")
    assert storage(game) == brought_by("fishery")


def test_who_owns_the_second_building_pays_no_second_fee() -> None:
    game = red(f"{FEE}, 1 franc", buildings=["colliery"], town=["harbour-watch"], green=player(person="colliery"))
    play(game, ENTER)
    assert storage(game) == brought_by("colliery", fee_of("colliery"))


def test_without_a_franc_it_is_closed() -> None:
    assert refusal(watching("9 fish"), "enter harbour-watch") == NOBODY


def test_a_franc_for_the_fee_alone_is_not_enough() -> None:
    assert (
        refusal(watching(f"{FOOD} francs"), "enter harbour-watch")
        == f"Once the fee is paid, it is not enough. {NOBODY}"
    )


def test_with_two_francs_fee_and_person_are_paid() -> None:
    game = watching(f"{1 + FOOD} francs")
    play(game, "enter harbour-watch")
    assert storage(game) == brought_by("fishery")


def test_with_a_franc_and_a_fish_the_fee_is_the_fish() -> None:
    game = watching(f"1 franc, {FEE}")
    play(game, "enter harbour-watch")
    assert (storage(game), storage(game, 2)) == (brought_by("fishery"), goods("1 franc"))


def test_without_the_fee_it_is_refused_as_every_building() -> None:
    assert refusal(watching(""), "enter harbour-watch") == f"The Harbour Watch costs {FOOD} food: you have none."


def test_without_the_second_fee_it_is_closed() -> None:
    assert refusal(watching(f"{FEE}, 1 franc", "colliery"), "enter harbour-watch") == NOBODY


def test_a_fee_that_would_leave_nothing_for_the_second_one_is_refused() -> None:
    game = watching(f"{FEE}, 1 bread, 1 franc, 1 meat", "colliery")
    play(game, f"{ENTER}; second-fee 1 meat")
    assert storage(game) == brought_by("colliery", fee_of("colliery")) | goods("1 bread")
    short = watching(f"{FEE}, 1 meat, 1 franc", "colliery")
    assert refusal(short, "enter harbour-watch: fee 1 meat") == (
        f"Entry fee of the Harbour Watch, {FOOD} food. What is left would not do for the rest of it."
    )


def test_the_second_fee_is_asked_for_by_a_name_of_its_own() -> None:
    game = watching("9 fish, 1 franc, 9 meat", "colliery")
    assert options_of(game, ENTER) == [fee_of("colliery"), "1 meat"]


def test_a_second_fee_with_a_token_to_spare_is_refused() -> None:
    game, fee = watching("9 fish, 1 franc", "colliery"), food_of("colliery")
    sentence = refusal(game, f"{ENTER}; second-fee {fee + 1} fish")
    assert sentence == f"Entry fee of the Colliery, {fee} food. 1 fish could be left out."


# When it is closed.


def test_it_is_closed_while_all_others_are_at_home() -> None:
    assert refusal(red("9 francs", town=["harbour-watch"]), "enter harbour-watch") == NOBODY


def test_it_is_closed_where_the_vacated_building_could_not_be_used() -> None:
    assert refusal(watching(f"{FEE}, 9 francs", "bakehouse"), "enter harbour-watch") == NOBODY


def test_nobody_is_sent_home_from_a_card_that_needs_what_the_visitor_lacks() -> None:
    game = watching(f"{FEE}, 1 franc, 2 hides", "tannery")
    play(game, f"{ENTER}; hides 2")
    assert storage(game) == goods("2 leather, 2 francs")


def test_a_person_on_the_harbour_watch_itself_is_not_sent_home_by_it() -> None:
    game = red("9 francs", buildings=["harbour-watch"], green=player(person="harbour-watch"), window="final", round=14)
    assert refusal(game, "enter harbour-watch") == NOBODY


@pytest.mark.parametrize("window", ["main", "final"])
def test_alone_it_can_never_be_entered(window: str) -> None:
    game = table(player("9 francs", person="fishery"), town=["harbour-watch", "fishery"], window=window)
    assert refusal(game, "enter harbour-watch") == NOBODY


# What the second building may be.


def test_the_second_building_asks_its_own_questions() -> None:
    has, answers = "3 grain, 9 wood", f"grain 3; energy {energy(3)} wood"
    game = watching(f"{FEE}, 1 franc, 1 meat, {has}", "bakehouse")
    play(game, f"{ENTER}; second-fee 1 meat; {answers}")
    assert storage(game) == brought_by("bakehouse", f"1 meat, {has}", answers)


def test_from_the_marketplace_the_visitor_looks_at_the_special_buildings() -> None:
    game = watching(f"{FEE}, 2 francs", "marketplace", specials=["zoo", "diner"])
    play(game, "enter harbour-watch ...")
    assert (open_table(game)["phase"], private(game)["looking_at"]) == ("look", ["zoo", "diner"])


def test_at_the_construction_firm_two_buildings_are_built() -> None:
    game = red(
        f"{FEE}, 1 franc, 1 meat, 9 clay",
        town=["harbour-watch"],
        green=player(person="construction-firm"),
        stacks=[["charcoal-kiln"], ["bakehouse"], []],
    )
    play(game, f"{ENTER}; second-fee 1 meat; build charcoal-kiln", "build bakehouse")
    assert at_table(game)["buildings"] == ["bakehouse", "charcoal-kiln"]


def test_at_a_wharf_a_ship_is_built() -> None:
    game = watching(f"{FEE}, 1 franc, 1 meat, 8 wood", "wharf-1", harbour=["wooden-ship-2"])
    play(game, f"{ENTER}; second-fee 1 meat")
    assert at_table(game)["ships"] == ["wooden-ship-2"]


# The final phase.


def final(person: str | None = None) -> Game:
    """Green and Blue both stand in the Fishery for the final actions."""
    seats = [player(f"{FEE}, 1 franc", person=person), player(person="fishery"), player(person="fishery")]
    return table(*seats, town=["harbour-watch", "fishery"], window="final", round=18)


def test_with_several_persons_in_one_building_the_player_is_named() -> None:
    assert options_of(final(), ENTER) == ["fishery/2", "fishery/3"]


def test_only_the_chosen_one_of_several_is_paid_and_sent_home() -> None:
    game = final()
    play(game, f"{ENTER}; watch fishery/3")
    assert (persons(game), [storage(game, seat) for seat in (2, 3)]) == (
        ["fishery", "fishery", None],
        [{}, goods("1 franc")],
    )


def test_it_may_lead_back_to_where_ones_own_person_stood() -> None:
    game = final(person="fishery")
    play(game, f"{ENTER}; watch fishery/2")
    assert (persons(game)[0], storage(game)) == ("fishery", brought_by("fishery"))


def test_after_it_the_final_action_is_over() -> None:
    game = final()
    play(game, f"{ENTER}; watch fishery/2")
    assert "enter harbour-watch" not in choices(game)


def test_persons_of_others_on_the_harbour_watch_do_not_close_it_at_the_end() -> None:
    others = [player(person="harbour-watch"), player(person="fishery")]
    game = table(player("9 francs"), *others, town=["harbour-watch", "fishery"], window="final", round=18)
    play(game, "enter harbour-watch")
    assert persons(game) == ["fishery", "harbour-watch", None]
