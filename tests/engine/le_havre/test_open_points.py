"""Where the rulebooks are silent: the choices taken, in the order in which the rules reference lists them."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Game, new_game
from engine.le_havre.deck import CARD_INDEX, CARDS
from tests.engine.helpers import (
    NAMES,
    at_meal,
    at_table,
    brought_by,
    choices,
    cost_of,
    end_round,
    fee_of,
    goods,
    on_offer,
    options_of,
    play,
    player,
    points,
    red,
    refusal,
    stacks,
    storage,
    table,
    town,
    value_of,
    visiting,
)
from tests.engine.open_table import open_table
from tests.of_each import of_each


def cards_of(variant: str, players: int) -> set[str]:
    """All standard buildings of a set-up, in the stacks or in the town."""
    laid = open_table(new_game("le-havre", NAMES[:players], variant, seed=1))
    return {card for stack in laid["stacks"] for card in stack} | set(laid["town"])


# 1 to 4: the set-up.


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_sawmill_is_shuffled_into_the_stacks_of_the_full_game(players: int) -> None:
    laid = open_table(new_game("le-havre", NAMES[:players], "full", seed=1))
    assert ("sawmill" in {card for stack in laid["stacks"] for card in stack}, "sawmill" in laid["town"]) == (
        True,
        False,
    )


@pytest.mark.parametrize("players", [2, 3])
def test_the_short_games_of_two_and_three_do_without_the_sawmill(players: int) -> None:
    assert "sawmill" not in cards_of("short", players)


@pytest.mark.parametrize(
    ("players", "left_out"),
    [(2, {"R01", "R19"}), (3, {"R16", "R19"}), (4, {"R03", "R12", "R18"})],
)
def test_the_short_games_leave_out_the_round_cards_of_the_reference(players: int, left_out: set[str]) -> None:
    rounds = open_table(new_game("le-havre", NAMES[:players], "short", seed=1))["rounds_to_come"]
    assert not left_out & {card["card"] for card in rounds}


def test_the_arts_centre_costs_1_wood_and_1_clay() -> None:
    game = red("1 wood, 1 clay", stacks=[["arts-centre"], [], []])
    play(game, "enter building-firm-1")
    assert (at_table(game)["buildings"], storage(game)) == (["arts-centre"], {})


# 5 and 6: buying and selling.


def test_buying_is_possible_before_the_supply_action() -> None:
    game = red("20 francs", town=["marketplace"], window="before-supply")
    play(game, "buy marketplace")
    assert at_table(game)["buildings"] == ["marketplace"]


def test_the_last_francs_may_be_spent_before_the_interest_tile_is_reached() -> None:
    game = red(f"{value_of('marketplace')} francs", loans=1, town=["marketplace"], turn=2, window="before-supply")
    play(game, "buy marketplace", "supply")
    assert "borrow" in choices(game)


def test_outside_ones_own_turn_selling_is_possible_only_while_a_payment_is_due_that_cannot_be_met() -> None:
    game = red(turn=2, window="before-supply", green=player(loans=1, buildings=["bakehouse"]))
    play(game, "supply")
    assert choices(game) == ["borrow", "sell bakehouse"]


# 7: paying.


def test_overpaying_on_purpose_is_not_offered() -> None:
    assert options_of(visiting("hardware-store", "2 fish, 2 meat"), "enter hardware-store") == ["1 fish", "1 meat"]


def test_a_mix_that_holds_the_francs_of_the_second_price_is_not_offered() -> None:
    game = visiting("marketplace", "2 fish, 2 francs")
    assert options_of(game, "enter marketplace") == ["1 francs", "2 fish"]


# 8: buying back ships.


def test_a_ship_may_be_bought_back_in_the_same_turn() -> None:
    game = red("20 francs", ships=["wooden-ship-2"])
    play(game, "sell wooden-ship-2", "buy wooden-ship-2")
    assert (at_table(game)["ships"], storage(game)) == (["wooden-ship-2"], goods("7 francs"))


# 9: extra actions inside a building action.


def test_inside_an_action_things_are_bought_only_after_the_first_build_of_the_construction_firm() -> None:
    game = red(f"2 fish, {cost_of('charcoal-kiln')}, 20 francs", stacks=[["charcoal-kiln", "marketplace"], [], []])
    play(game, "enter construction-firm: fee 2 fish", "buy marketplace", "stop building")
    assert at_table(game)["buildings"] == ["marketplace", "charcoal-kiln"]


# 10: brick as clay and steel as iron in conversions.


@pytest.mark.parametrize(
    ("building", "has", "left"), [("kiln", "1 brick, 1 wood", "3 brick"), ("steelworks", "1 steel, 5 coal", "2 steel")]
)
def test_kiln_and_steelworks_take_brick_for_clay_and_steel_for_iron(building: str, has: str, left: str) -> None:
    game = red(has, buildings=[building])
    play(game, f"enter {building}")
    assert storage(game) == goods(left)


@pytest.mark.parametrize(("building", "has"), [("brickworks", "9 brick, 9 wood"), ("steel-mill", "9 steel, 9 coke")])
def test_brickworks_and_steel_mill_turn_only_real_clay_and_iron(building: str, has: str) -> None:
    assert f"enter {building}" not in choices(red(has, buildings=[building]))


# 11: at least one unit.


@pytest.mark.parametrize(
    ("building", "laid"),
    [
        ("zoo", {"has": "1 franc, 2 fish"}),
        ("arts-centre", {"has": "1 fish"}),
        ("labour-exchange", {"has": ""}),
        ("town-square", {"has": "1 franc"}),
        ("black-market", {"has": "1 fish", "offers": "1 francs, 1 fish, 1 wood, 1 clay, 1 iron, 1 grain, 1 cattle"}),
    ],
)
def test_a_building_that_would_give_nothing_cannot_be_entered(building: str, laid: dict[str, Any]) -> None:
    assert f"enter {building}" not in choices(red(town=[building], **laid))


# 12: Business Office.


def test_the_new_steel_of_the_business_office_cannot_be_traded_on() -> None:
    game = red("5 clay", buildings=["business-office"])
    assert "'steel' is of no use here" in refusal(
        game, "enter business-office: trade both; four 4 clay; good 1 steel; for brick"
    )


def test_at_the_business_office_a_good_may_be_traded_for_its_own_kind() -> None:
    game = red("1 brick", buildings=["business-office"])
    play(game, "enter business-office: for brick")
    assert storage(game) == goods("1 brick")


# 13: Haulage Firm.


def test_the_haulage_firm_may_take_a_pair_with_one_empty_space() -> None:
    game = red("3 francs", buildings=["haulage-firm"], offers="2 clay")
    play(game, "enter haulage-firm: spaces wood+clay")
    assert (storage(game), on_offer(game)) == (goods("2 clay"), {})


# 14: francs to pay or show.


@pytest.mark.parametrize(
    ("building", "has"),
    [
        ("haulage-firm", "3 francs"),
        ("leather-industry", "15 francs, 3 leather"),
        ("brick-manufacturer", "11 francs, 3 brick"),
    ],
)
def test_the_francs_to_pay_or_show_must_be_there_after_the_fee(building: str, has: str) -> None:
    assert f"enter {building}" not in choices(visiting(building, has))


# 15 and 16: Harbour Watch.


def two_in_the_fishery(**laid: Any) -> Game:
    """The final phase: Green and Blue stand in the Fishery, Red may enter the Harbour Watch."""
    first = player(f"{fee_of('harbour-watch')}, 1 franc")
    others = [player(person="fishery"), player(person="fishery")]
    return table(first, *others, window="final", town=["harbour-watch", "fishery"], **laid)


def test_of_several_persons_in_a_building_only_the_chosen_one_is_paid_and_sent_home() -> None:
    game = two_in_the_fishery()
    _first, second = options_of(game, "enter harbour-watch")
    play(game, f"enter harbour-watch: watch {second}")
    assert (storage(game, 2), storage(game, 3), [at_table(game, seat)["person"] for seat in (1, 2, 3)]) == (
        {},
        goods("1 franc"),
        ["fishery", "fishery", None],
    )


def test_the_two_fees_of_the_harbour_watch_go_to_the_two_owners_and_the_franc_to_who_goes_home() -> None:
    game = table(
        player("9 fish, 1 franc"),
        player(buildings=["harbour-watch"]),
        player(buildings=["colliery"]),
        player(person="colliery"),
    )
    first, second = fee_of("harbour-watch"), fee_of("colliery")
    play(game, f"enter harbour-watch: fee {first}; second-fee {second}")
    assert [storage(game, seat) for seat in (2, 3, 4)] == [goods(first), goods(second), goods("1 franc")]


def test_the_franc_of_the_harbour_watch_goes_even_to_an_owner_who_is_sent_home() -> None:
    fees = f"{fee_of('harbour-watch')}, {fee_of('colliery')}, 1 franc"
    game = red(fees, green=player(buildings=["harbour-watch", "colliery"], person="colliery"))
    play(game, "enter harbour-watch")
    assert storage(game, 2) == goods(fees)


# 17: Luxury Yacht.


def test_the_yacht_can_be_bought_for_its_value() -> None:
    game = red("20 francs", town=["luxury-yacht"])
    play(game, "buy luxury-yacht")
    assert storage(game) == {}


def test_a_sold_yacht_returns_to_the_town_and_not_to_the_iron_ships() -> None:
    game = red(buildings=["luxury-yacht"])
    play(game, "sell luxury-yacht")
    assert ("luxury-yacht" in town(game), open_table(game)["harbour"]["iron-ship"]) == (True, [])


def test_a_sold_yacht_can_be_acquired_again_at_a_wharf() -> None:
    game = red(buildings=["luxury-yacht", "wharf-1"], ships=["iron-ship-2"])
    play(game, "sell luxury-yacht", "enter wharf-1")
    assert "luxury-yacht" in at_table(game)["buildings"]


def test_the_yacht_cannot_itself_be_swapped() -> None:
    game = red(buildings=["luxury-yacht", "wharf-1"])
    assert "enter wharf-1" not in choices(game)


# 18: Football Stadium.


def stadium_turned_up(*proposals: list[str], has: str = "") -> Game:
    """Round 4 with three players, in which the town turns up the Football Stadium, has ended."""
    game = at_meal(player(f"3 bread, {has}"), round=4, stacks=proposals, specials=["football-stadium"])
    play(game, "feed: 2 bread", "feed", "feed")
    return game


def test_the_stadium_joins_an_empty_stack_at_once_when_it_is_turned_up() -> None:
    assert stacks(stadium_turned_up(["church"], [], ["bank"])) == [["church"], ["football-stadium"], ["bank"]]


def test_a_stadium_bought_and_sold_back_stays_with_the_town() -> None:
    game = stadium_turned_up(["church"], ["dock"], ["bank"], has="80 francs")
    play(game, "buy football-stadium", "sell football-stadium", "buy dock")
    assert (stacks(game), "football-stadium" in town(game)) == ([["church"], [], ["bank"]], True)


def test_on_a_stack_the_town_takes_the_stadium_as_number_31() -> None:
    lowest = [[["football-stadium"], ["church"], []], [["football-stadium"], [], []]]
    built = []
    for proposals in lowest:
        game = table(player("99 francs"), player("99 francs"), round=2, turn=7, seat=2, stacks=proposals)
        play(game, "take clay")
        end_round(game)
        built.append(town(game)[-1])
    assert built == ["church", "football-stadium"]


# 19: Church.


def test_a_sold_church_brings_13_and_nobody_can_acquire_it_again() -> None:
    game = red("99 francs", buildings=["church"], green=player("99 francs"))
    play(game, "sell church", "take clay", "end turn")
    assert (storage(game), "buy church" in choices(game)) == (goods("112 francs, 9 clay"), False)


def test_a_church_of_the_town_can_be_entered_by_everybody() -> None:
    assert "enter church" in choices(visiting("church", "5 bread, 2 fish"))


# 20: final phase and sales.


def test_in_the_final_phase_who_sells_the_building_beneath_the_own_person_may_enter_it() -> None:
    game = red(buildings=["fishery"], person="fishery", window="final")
    play(game, "sell fishery", "enter fishery")
    assert storage(game) == {"francs": value_of("fishery") // 2, **brought_by("fishery")}


# 21: loans at the very end.


def test_at_the_very_end_loans_are_repaid_by_themselves_where_the_francs_allow() -> None:
    game = table(player("12 francs", loans=3), window="final")
    play(game, "take clay", "end turn")
    assert (at_table(game)["loans"], storage(game)["francs"], points(game)) == (1, 2, -5)


# 22 and 23: interest.


def test_interest_is_asked_in_seat_order_from_the_player_whose_turn_it_is() -> None:
    debtors = [player("9 francs", loans=1) for _seat in range(3)]
    game = table(*debtors, turn=2, seat=2, window="before-supply")
    play(game, "supply")
    order = []
    for _debtor in debtors:
        order.append(open_table(game)["decider"] + 1)
        play(game, "pay interest")
    assert order == [2, 3, 1]


def test_who_owes_interest_on_another_players_turn_may_repay_first() -> None:
    game = red(turn=2, window="before-supply", green=player("5 francs", loans=1))
    play(game, "supply", "repay")
    assert (at_table(game, 2)["loans"], storage(game, 2), open_table(game)["phase"]) == (0, {}, "main")


# 24: expensive loans.


def test_expensive_loans_are_counted_before_a_loan_for_this_interest() -> None:
    game = table(player(loans=1), player(), turn=2, window="before-supply", expert_loans=True)
    play(game, "supply", "borrow", "pay interest")
    assert storage(game) == goods("3 francs")


# 25: the sale limit.


def test_each_sale_for_a_meal_starts_from_a_shortfall_and_the_last_may_overshoot() -> None:
    game = at_meal(player(buildings=["clay-mound", "steel-mill", "zoo"]))
    play(game, "sell clay-mound", "sell steel-mill")
    sold = value_of("clay-mound") // 2 + value_of("steel-mill") // 2
    assert (storage(game), "sell zoo" in choices(game)) == ({"francs": sold}, False)


# 26: Feedlot.


def test_a_feedlot_sold_for_the_meal_has_already_worked() -> None:
    game = at_meal(player("3 cattle", buildings=["feedlot"]), round=2)
    play(game, "sell feedlot")
    assert storage(game) == goods("5 cattle, 3 francs")


# 27: solo.


@of_each(range(40))
def test_alone_the_harbour_watch_and_the_zoo_are_left_out(seed: int) -> None:
    specials = new_game("le-havre", ["Red"], "full", seed=seed).position.specials
    assert not {"harbour-watch", "zoo"} & {CARDS[card].name for card in specials}


# 28: Black Market: see the set-up. 29: special cards.


def test_what_a_visitor_of_the_marketplace_saw_stands_in_no_open_table() -> None:
    game = red(buildings=["marketplace"], specials=["zoo", "diner"])
    play(game, "enter marketplace ...")
    assert not {"zoo", "diner"} & set(str(open_table(game)).replace("'", " ").split())


def test_what_was_seen_stays_known_until_the_next_card_is_turned_up() -> None:
    game = table(player("99 francs", buildings=["marketplace"]), turn=7, specials=["zoo", "diner", "farm"])
    play(game, "enter marketplace ...", "put back")
    end_round(game)
    assert [CARDS[card].name for card in game.position.known[0]] == ["diner"]


def test_the_order_of_what_was_seen_is_no_longer_certain_after_another_visitor() -> None:
    game = table(
        player("9 francs", buildings=["marketplace"]), player("9 francs"), specials=["zoo", "diner"], offers="9 fish"
    )
    play(game, "enter marketplace ...", "put back", "sell marketplace", "end turn", "supply")
    play(game, "enter marketplace ...", "swap specials")
    assert game.position.unsure == (True, False)


# 30: no possible main action.


def test_passing_is_possible_only_where_no_offer_and_no_building_can_be_used() -> None:
    assert choices(red(window="final", offers="")) == ["pass"]


def test_before_the_final_phase_nobody_passes() -> None:
    assert refusal(red(), "pass").startswith("'pass' is not possible now.")


# 31: names.


def test_the_stadium_is_the_only_special_building_with_a_printed_number() -> None:
    assert CARDS[CARD_INDEX["football-stadium"]].sign == "31"
