"""What Macao proposes: cubes that can be spared, voyages, the best dice; and the timetable behind it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine import Game, Plan, format_move, new_game
from engine.macao import proposals
from engine.macao.colours import COLOURS
from engine.macao.deck import NUMBER
from engine.macao.moves import Claim, Sail
from engine.macao.sea import SPACE
from engine.macao.state import Colony
from screens.macao import pieces, preview, timetable, turns
from screens.macao.market import pair_gains
from screens.macao.view import View
from screens.table.viewpoint import Sight
from screens.words import shown


def view_of(window: str = "action", rolls: list[int] | None = None, **player: Any) -> View:
    """A position of two in round 3, seen by the first one."""
    setup = {
        "rolls": [rolls or [1, 2, 3, 4, 5, 6]] * 12,
        "position": {"round": 3, "window": window, "wall": [1, 2], "players": [player]},
    }
    game = new_game("macao", ["Ann", "Bo"], "full", 1, setup=setup)
    return View(Sight(game, 0, game.log))


def given(view: View, number: int) -> list[str]:
    """The colours that are proposed to be given."""
    return [COLOURS[colour] for colour in proposals.given(view.seen, 0, number)]


def test_a_cube_that_no_card_needs_is_given_first() -> None:
    assert given(view_of(supply={"red": 1, "violet": 1}, tableau=["military-1"]), 1) == ["violet"]


def test_of_cubes_that_no_card_needs_the_one_goes_without_which_most_quarters_are_paid() -> None:
    view = view_of(supply={"red": 1, "black": 2})
    without = {"red": (0, 0, 0, 2, 0, 0), "black": (1, 0, 0, 1, 0, 0)}
    ways = {colour: proposals.Sparing(view.seen, 0).ways(supply) for colour, supply in without.items()}
    assert given(view, 1) == [max(ways, key=lambda colour: ways[colour])]


def test_a_voyage_takes_the_shortest_way_and_spares_what_a_card_needs() -> None:
    view = view_of(supply={"red": 3, "blue": 3}, tableau=["military-3"])
    voyage = turns.voyage(view, SPACE["lisbon"])
    assert isinstance(voyage, Plan)
    assert list(map(format_move, voyage.moves)) == [
        "sail s01: with blue",
        "sail s03: with blue",
        "sail lisbon: with blue",
    ]


def test_a_voyage_that_the_cubes_do_not_reach_is_none() -> None:
    assert turns.voyage(view_of(supply={"red": 2}), SPACE["lisbon"]) is None


def test_free_steps_come_first_on_a_voyage() -> None:
    view = view_of(supply={"red": 3}, activated=["sailmakers-shop"])
    game = view.game
    assert isinstance(game, Game)
    game.play("use sailmakers-shop")
    voyage = turns.voyage(View(Sight(game, 0, game.log)), SPACE["lisbon"])
    assert isinstance(voyage, Plan)
    assert [format_move(move) for move in voyage.moves][:2] == ["sail s01: with free", "sail s03: with free"]


def test_spaces_on_the_wall_are_proposed_as_far_as_the_cubes_reach() -> None:
    ways = turns.climbing(view_of(supply={"red": 3, "blue": 2})).ways
    assert [str(way.shown) for way in ways] == ["1 space", "2 spaces", "3 spaces", "other cubes"]


def test_every_number_of_spaces_on_the_wall_is_proposed_that_the_cubes_pay_for() -> None:
    ways = turns.climbing(view_of(supply={"red": 8}, activated=["gate"])).ways
    assert [str(way.shown) for way in ways] == ["1 space", *(f"{n} spaces" for n in range(2, 9))]


def test_of_quarters_those_come_first_that_make_the_largest_area_then_the_cheapest() -> None:
    ways = turns.claiming(view_of(supply={"red": 1, "blue": 2, "violet": 1}, quarters=["q08"])).ways
    assert [way.move.target for way in ways if isinstance(way.move, Claim)][:2] == ["q07", "q09"]
    assert str(ways[0].detail).endswith("; area 2")
    assert "area" not in str(ways[-1].detail)


def test_the_cube_of_a_single_step_is_asked_for_and_that_of_a_voyage_is_not() -> None:
    view = view_of(supply={"red": 1, "blue": 1})
    assert turns.voyage(view, SPACE["s01"]) == Sail("s01")
    assert isinstance(turns.voyage(view, SPACE["s03"]), Plan)


@pytest.mark.parametrize(
    ("supply", "activated", "cost"),
    [
        ({"violet": 3}, [], "3 violet"),
        ({"red": 2, "blue": 1}, [], "2 red, 1 blue"),
        ({"red": 3}, ["sailmakers-shop"], "1 red and free steps"),
        ({"red": 3, "blue": 1}, ["sailmakers-shop", "ships-boy"], "free steps"),
    ],
)
def test_a_voyage_says_which_cubes_it_costs_of_one_colour_too(
    supply: dict[str, int], activated: list[str], cost: str
) -> None:
    game = view_of(supply=supply, activated=activated).game
    assert isinstance(game, Game)
    for name in activated:
        game.play(f"use {name}")
    view = View(Sight(game, 0, game.log))
    plan = turns.voyage(view, SPACE["lisbon"])
    assert isinstance(plan, Plan)
    assert preview.voyage(view, plan) == f"Sail to Lisbon, 3 spaces, for {cost}"


def test_a_space_that_is_no_port_says_to_which_port_it_leads_and_of_how_many_spaces_it_is_one() -> None:
    first = turns.sailing(view_of(supply={"red": 1}, ship="lisbon", cargo={"lacquerware": 1})).ways[0]
    assert re.fullmatch(r"sea space \d+, towards Genoa", shown(first.shown))
    assert re.fullmatch(r"1 of \d spaces", shown(first.detail))


def test_where_no_port_can_be_reached_the_step_comes_first_that_leads_to_one_for_the_cargo() -> None:
    ways = turns.sailing(view_of(supply={"red": 1}, ship="lisbon", cargo={"lacquerware": 1})).ways
    assert [str(way.move) for way in ways[:1]] == [str(Sail("s05"))]


@pytest.mark.parametrize(
    ("supply", "said"), [({"red": 1}, "1 cube"), ({"red": 3}, "1, 3 cubes"), ({"red": 12}, "1, 3, 5 cubes")]
)
def test_only_spaces_on_the_wall_have_their_cost_told_for_which_there_are_cubes(
    supply: dict[str, int], said: str
) -> None:
    assert [one.does for one in turns.others(view_of(supply=supply)) if one.action == "wall"] == [said]


def test_ports_come_first_for_which_something_is_aboard() -> None:
    ways = turns.sailing(view_of(supply={"red": 6}, cargo={"paper": 1})).ways
    assert str(ways[0].shown) == "Barcelona"


# The timetable.


def test_the_timetable_has_the_supply_and_the_sides_of_the_wind_rose() -> None:
    view = view_of(supply={"red": 1}, rose={"1": {"blue": 2}, "3": {"green": 1}})
    table = timetable.timetable(view.seen, 0)
    assert {number: sum(cubes) for number, cubes in table.items()} == {3: 1, 4: 2, 5: 0, 6: 1, 7: 0, 8: 0}


def test_ticked_dice_add_their_cubes_so_many_rounds_ahead() -> None:
    view = view_of(window="dice", rose={"1": {"blue": 2}})
    table = timetable.timetable(view.seen, 0, (0, 2))
    assert {number: cubes for number, cubes in table.items() if any(cubes)} == {
        3: (1, 2, 0, 0, 0, 0),
        5: (0, 0, 3, 0, 0, 0),
    }


def test_a_card_is_ready_in_the_first_round_whose_cubes_pay_for_it() -> None:
    view = view_of(supply={"red": 1}, rose={"2": {"red": 1, "blue": 1}})
    table = timetable.timetable(view.seen, 0)
    assert timetable.ready(NUMBER["cooperage"], table, view.have) == 5
    assert timetable.ready(NUMBER["tannery"], table, view.have) is None


@pytest.mark.parametrize(
    ("supply", "rose", "said"),
    [
        ({"red": 1, "blue": 1}, {}, "Your cubes of this round pay for it."),
        ({}, {"2": {"red": 1, "blue": 1}}, "Your cubes of round 5 pay for it."),
        ({"red": 1}, {}, "In this round you lack 1 blue for it."),
        ({}, {"2": {"blue": 3}}, "In round 5 you lack 1 red for it."),
        ({"gray": 1}, {"2": {"green": 3}}, "Your wind rose has none of its cubes."),
    ],
)
def test_it_is_said_when_the_cubes_pay_for_a_card_or_what_they_lack(
    supply: dict[str, int], rose: dict[str, Any], said: str
) -> None:
    view = view_of(supply=supply, rose=rose)
    assert pieces.in_words(view, NUMBER["cooperage"], timetable.timetable(view.seen, 0)) == said


@pytest.mark.parametrize(
    ("supply", "activated", "said"),
    [
        ({"red": 1}, ["crane"], "In this round you lack 1 blue for it."),
        ({"red": 1}, ["healer"], "In this round you lack 1 blue, 1 green for it."),
        ({"red": 1, "violet": 1}, ["count"], "In this round you lack 1 blue for it."),
        ({"red": 1}, ["count"], "In this round you lack 1 blue, 1 green for it."),
        ({"red": 1, "violet": 1}, ["crane", "count"], "Your cubes of this round pay for it."),
    ],
)
def test_what_is_lacking_for_a_card_counts_what_cards_change_of_its_cost(
    supply: dict[str, int], activated: list[str], said: str
) -> None:
    view = view_of(supply=supply, activated=activated)
    assert pieces.in_words(view, NUMBER["palace"], timetable.timetable(view.seen, 0)) == said


def test_a_joker_tile_is_said_to_bring_what_it_does_with_the_juggler() -> None:
    does = [one.does for one in turns.others(view_of(jokers=1, activated=["juggler"])) if one.action == "joker"]
    assert does == ["2 cubes, 1 cube and 3 gold, or 6 gold"]


def test_what_a_pair_brings_is_told_round_by_round_in_short_by_the_number_of_cards() -> None:
    view = view_of(window="dice", supply={}, rose={"1": {"red": 1}}, tableau=["customs-1", "mint"])
    mint, customs = NUMBER["mint"], NUMBER["customs-1"]
    pair = timetable.Pair((0, 1), {}, filled=(3, 10), empty=(), cards={mint: 10, customs: 10}, cubes=0)
    told = [said for said, _is_good in pair_gains(view, pair)]
    assert told == ["fills this round, 10", "Mint, Customs 1 in 10"]
    assert [said for said, _is_good in pair_gains(view, pair, is_short=True)][1] == "2 cards in 10"


def test_the_pair_that_fills_the_present_round_and_readies_a_card_is_the_best() -> None:
    view = view_of(window="dice", rolls=[1, 1, 6, 5, 6, 4], tableau=["cooperage"])
    best = timetable.pairs(view.seen, 0, is_ranked=True)[0]
    assert [COLOURS[colour] for colour in best.dice] == ["red", "blue"]
    assert best.cards == {NUMBER["cooperage"]: 3}


def test_every_pair_of_dice_is_weighed() -> None:
    view = view_of(window="dice")
    position: Colony = view.seen
    assert len({one.dice for one in timetable.pairs(position, 0, is_ranked=True)}) == 15


def test_where_nobody_gives_advice_pairs_of_dice_are_in_the_order_of_the_dice() -> None:
    view = view_of(window="dice", rolls=[1, 1, 6, 5, 6, 4], tableau=["cooperage"])
    found = [one.dice for one in timetable.pairs(view.seen, 0, is_ranked=False)]
    assert found == sorted(found)
