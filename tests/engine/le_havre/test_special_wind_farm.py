"""The Wind Farm on every building that asks for energy."""

from __future__ import annotations

from typing import Any

import pytest

from engine import parse
from engine.questions import Choice
from tests.engine.baking import energy
from tests.engine.helpers import (
    at_table,
    brought_by,
    choices,
    fee_of,
    goods,
    options_of,
    play,
    player,
    red,
    refusal,
    storage,
    table,
)

# building | what is there besides wood | the visit | the wood that it takes with the Wind Farm, and without it
LIST = f"""
bakehouse     | 7 grain | grain 7                                       | {max(energy(7) - 3, 0)} | {energy(7)}
bakehouse     | 6 grain | grain 6                                       | {max(energy(6) - 3, 0)} | {energy(6)}
smokehouse    | 6 fish  | fish 6                                        |  0 |  1
brickworks    | 9 clay  | clay 9                                        |  2 |  5
ironworks     |         | more yes                                      |  3 |  6
steel-mill    | 2 iron  | iron 2                                        |  7 | 10
steel-mill    | 1 iron  | iron 1                                        |  2 |  5
wharf-1       | 4 iron  | ship iron-ship-2                              |  0 |  3
wharf-2       | 2 steel | ship steel-ship-10                            |  0 |  3
shipping-line | 1 clay  | ships 1 wooden-ship; cargo 1 clay             |  0 |  3
shipping-line | 3 clay  | ships 3 wooden-ship; cargo 3 clay             |  6 |  9
kiln          | 1 clay  |                                               |  0 |  1
steelworks    | 1 iron  |                                               | 12 | 15
"""
LAID: dict[str, Any] = {
    "harbour": ["iron-ship-2", "steel-ship-10"],
    "modern": ["wharf-1", "wharf-2"],
    "ships": ["wooden-ship-2"] * 3,
}


def _row(line: str) -> tuple[str, str, str, int, int]:
    building, has, answers, helped, alone = (cell.strip() for cell in line.split("|"))
    return building, has, answers, int(helped), int(alone)


def _visit(building: str, answers: str, wood: int) -> str:
    """The visit in notation; the energy is paid with so much wood, before the cargo is named."""
    parts = [part for part in answers.split("; ") if part]
    energy = [f"energy {wood} wood"] if wood else []
    after = [part for part in parts if part.startswith("cargo")]
    parts = [*(part for part in parts if part not in after), *energy, *after]
    return f"enter {building}: {'; '.join(parts)}" if parts else f"enter {building}"


each = pytest.mark.parametrize(
    ("building", "has", "answers", "helped", "alone"), [_row(line) for line in LIST.strip().splitlines()]
)


@each
def test_3_energy_of_a_visit_are_waived(building: str, has: str, answers: str, helped: int, alone: int) -> None:
    game = red(f"{has}, 20 wood", buildings=["wind-farm", building], **LAID)
    play(game, _visit(building, answers, helped))
    assert storage(game)["wood"] == 20 - helped


@each
def test_without_it_they_are_paid(building: str, has: str, answers: str, helped: int, alone: int) -> None:
    game = red(f"{has}, 20 wood", buildings=[building], **LAID)
    play(game, _visit(building, answers, alone))
    assert storage(game)["wood"] == 20 - alone


@each
def test_the_energy_that_is_left_is_enough(building: str, has: str, answers: str, helped: int, alone: int) -> None:
    game = red(f"{has}, {helped} wood", buildings=["wind-farm", building], **LAID)
    play(game, _visit(building, answers, 0))
    assert storage(game).get("wood", 0) == 0


@each
def test_the_wind_farm_of_another_player_waives_nothing(
    building: str, has: str, answers: str, helped: int, alone: int
) -> None:
    game = red(f"{has}, 20 wood", buildings=[building], green=player(buildings=["wind-farm"]), **LAID)
    play(game, _visit(building, answers, alone))
    assert storage(game)["wood"] == 20 - alone


def test_the_wind_farm_of_the_town_waives_nothing() -> None:
    game = red("2 fish", buildings=["smokehouse"], town=["wind-farm"])
    assert refusal(game, "enter smokehouse") == "Smokehouse: You do not have enough energy."


def test_with_it_6_loaves_need_no_energy_and_an_eighth_takes_one() -> None:
    game = red("9 grain, 1 wood", buildings=["bakehouse", "wind-farm"])
    assert options_of(game, "enter bakehouse")[0] == "8"


def test_nothing_is_paid_out_where_less_was_owed() -> None:
    game = red("2 fish", buildings=["smokehouse", "wind-farm"])
    play(game, "enter smokehouse: fish 2")
    assert storage(game) == goods("2 smoked-fish, 1 franc")


def test_no_payment_is_asked_where_all_of_it_is_waived() -> None:
    game = red("6 fish, 5 wood, 5 coal", buildings=["smokehouse", "wind-farm"])
    play(game, "enter smokehouse: fish 6")
    assert storage(game) == goods("6 smoked-fish, 3 francs, 5 wood, 5 coal")


def test_it_waives_3_in_all_and_not_3_for_each_ship() -> None:
    game = red("2 clay, 1 charcoal", buildings=["shipping-line", "wind-farm"], ships=["wooden-ship-2"] * 2)
    play(game, "enter shipping-line: ships 2 wooden-ship; cargo 2 clay")
    assert storage(game) == goods("2 francs")


def test_the_brick_for_modernising_is_not_waived() -> None:
    game = red("4 iron", buildings=["wharf-1", "wind-farm"], harbour=["iron-ship-2"])
    assert refusal(game, "enter wharf-1") == "Wharf 1: You do not have the material and the energy for any ship."


def test_a_wooden_ship_takes_its_5_wood_all_the_same() -> None:
    game = red("5 wood", buildings=["wharf-1", "wind-farm"], harbour=["wooden-ship-2"])
    play(game, "enter wharf-1")
    assert (storage(game), at_table(game)["ships"]) == ({}, ["wooden-ship-2"])


def test_a_wooden_ship_is_not_built_with_4_wood_and_the_wind_farm() -> None:
    assert "enter wharf-1" not in choices(red("4 wood", buildings=["wharf-1", "wind-farm"], harbour=["wooden-ship-2"]))


def test_it_does_not_help_to_turn_goods_over() -> None:
    game = red("1 wood, 1 cattle", buildings=["charcoal-kiln", "abattoir", "wind-farm"])
    play(game, "enter charcoal-kiln")
    assert storage(game) == goods("1 charcoal, 1 cattle")


def test_what_is_lacking_is_told_with_it() -> None:
    game = red("1 iron, 11 wood", buildings=["steelworks", "wind-farm"])
    assert refusal(game, "enter steelworks") == "Steelworks: You need 12 energy."


def test_it_helps_in_the_building_to_which_the_harbour_watch_leads() -> None:
    bread = brought_by("bakehouse", f"{fee_of('bakehouse')}, 6 grain, 3 coke", "grain 6")
    game = red(
        f"{fee_of('harbour-watch')}, 1 meat, 1 franc, 6 grain",
        buildings=["wind-farm"],
        town=["harbour-watch", "bakehouse"],
        green=player(person="bakehouse"),
    )
    play(game, f"enter harbour-watch: fee {fee_of('harbour-watch')}; second-fee 1 meat; grain 6")
    assert storage(game) == {"bread": bread["bread"], "francs": bread["francs"]}


def test_it_helps_in_the_final_action() -> None:
    game = red("3 steel", buildings=["wind-farm", "wharf-1"], modern=["wharf-1"], harbour=["luxury-liner-30"])
    play(game, "enter wharf-1")
    assert at_table(game)["ships"] == ["luxury-liner-30"]


def test_bought_in_the_same_turn_it_helps_at_once() -> None:
    game = red("12 francs, 2 fish", buildings=["smokehouse"], town=["wind-farm"])
    play(game, "buy wind-farm", "enter smokehouse: fish 2")
    assert storage(game) == goods("2 smoked-fish, 1 franc")


def test_sold_it_helps_no_more() -> None:
    game = table(player("2 fish", buildings=["smokehouse", "wind-farm"]), player())
    play(game, "sell wind-farm")
    assert "enter smokehouse" not in choices(game)


def test_questions_name_the_energy_that_is_left_to_pay() -> None:
    wharf = red(
        "9 wood, 9 iron",
        buildings=["wind-farm", "wharf-1"],
        harbour=["wooden-ship-2", "iron-ship-2"],
        modern=["wharf-1"],
    )
    ironworks = red("9 wood", buildings=["wind-farm", "ironworks"])
    ship, more = wharf.ask(parse(wharf, "enter wharf-1")), ironworks.ask(parse(ironworks, "enter ironworks"))
    assert isinstance(ship, Choice)
    assert isinstance(more, Choice)
    assert {str(option.detail) for option in ship.options} == {"5 wood, 0 energy", "4 iron, 0 energy"}
    assert str(more.options[1].shown) == "Yes, pay 3 energy"
