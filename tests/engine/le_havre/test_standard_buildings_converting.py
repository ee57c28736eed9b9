"""The standard buildings that turn goods over."""

from __future__ import annotations

import pytest

from tests.engine.helpers import at_table, choices, goods, options_of, play, red, refusal, storage, visiting

# What each turns into what, with all the energy that it could need.
TURNED = {
    "bakehouse": ("grain", "bread"),
    "charcoal-kiln": ("wood", "charcoal"),
    "smokehouse": ("fish", "smoked-fish"),
    "abattoir": ("cattle", "meat"),
    "brickworks": ("clay", "brick"),
    "tannery": ("hides", "leather"),
    "steel-mill": ("iron", "steel"),
    "cokery": ("coal", "coke"),
}
SHOWN = {
    "bakehouse": "Bakehouse",
    "charcoal-kiln": "Charcoal Kiln",
    "smokehouse": "Smokehouse",
    "abattoir": "Abattoir",
    "brickworks": "Brickworks",
    "tannery": "Tannery",
    "steel-mill": "Steel Mill",
    "cokery": "Cokery",
}
LIMITS = {"smokehouse": 6, "tannery": 4}
every_converter = pytest.mark.parametrize(("building", "good", "into"), [(b, *goods) for b, goods in TURNED.items()])


@every_converter
def test_a_converting_building_turns_its_good_over(building: str, good: str, into: str) -> None:
    game = red(f"2 {good}, 1 coke" if building != "cokery" else "2 coal", buildings=[building])
    play(game, f"enter {building}: {good} 1")
    left = at_table(game)["goods"]
    assert (left[good], left[into]) == (1, 1)


@every_converter
def test_a_converting_building_turns_as_many_as_its_limit_says(building: str, good: str, into: str) -> None:
    game = red(f"12 {good}, 9 coke", buildings=[building])
    assert options_of(game, f"enter {building}")[0] == str(LIMITS.get(building, 12))


@every_converter
def test_more_than_the_limit_is_refused(building: str, good: str, into: str) -> None:
    game = red(f"12 {good}, 9 coke", buildings=[building])
    most = LIMITS.get(building, 12)
    sentence = refusal(game, f"enter {building}: {good} {most + 1}")
    assert sentence == f"{how(good)} {good}? {most + 1} is not possible, only 1 to {most}."


@every_converter
def test_a_converting_building_turns_at_least_one(building: str, good: str, into: str) -> None:
    game = red(f"3 {good}, 9 coke", buildings=[building])
    assert refusal(game, f"enter {building}: {good} 0") == f"{how(good)} {good}? 0 is not possible, only 1 to 3."


@every_converter
def test_a_converting_building_is_closed_to_who_has_nothing_to_turn(building: str, good: str, into: str) -> None:
    game = red("9 coke" if building != "cokery" else "9 wood", buildings=[building])
    assert refusal(game, f"enter {building}") == f"{SHOWN[building]}: You have no {good}."


@every_converter
def test_what_has_been_turned_over_is_not_turned_again(building: str, good: str, into: str) -> None:
    game = red(f"9 {into}" + (", 9 wood" if building not in ("charcoal-kiln", "cokery") else ""), buildings=[building])
    assert f"enter {building}" not in choices(game)


def how(good: str) -> str:
    """How a number of a good is asked for."""
    return "How many" if good in ("fish", "cattle", "hides") else "How much"


@pytest.mark.parametrize(
    ("building", "good"),
    [("bakehouse", "grain"), ("smokehouse", "fish"), ("brickworks", "clay"), ("steel-mill", "iron")],
)
def test_a_building_that_asks_for_energy_is_closed_without_any(building: str, good: str) -> None:
    game = red(f"9 {good}", buildings=[building])
    assert refusal(game, f"enter {building}") == f"{SHOWN[building]}: You do not have enough energy."


@pytest.mark.parametrize(
    ("building", "good"), [("charcoal-kiln", "wood"), ("abattoir", "cattle"), ("tannery", "hides"), ("cokery", "coal")]
)
def test_a_building_that_asks_for_no_energy_takes_none(building: str, good: str) -> None:
    game = red(f"1 {good}, 1 coke", buildings=[building])
    play(game, f"enter {building}")
    assert storage(game)["coke"] == (2 if building == "cokery" else 1)


# 05 Bakehouse.


def test_the_bakehouse_rounds_energy_up_and_francs_down() -> None:
    for loaves, energy, francs in ((1, 1, 0), (2, 1, 1), (3, 2, 1), (4, 2, 2), (5, 3, 2)):
        game = red("5 grain, 9 wood", buildings=["bakehouse"])
        play(game, f"enter bakehouse: grain {loaves}; energy {energy} wood")
        left = storage(game)
        assert (left["wood"], left.get("francs", 0)) == (9 - energy, francs)


def test_the_energy_limits_the_loaves() -> None:
    for energy, loaves in {"1 wood": 2, "2 wood": 4, "1 coal": 6, "1 coke": 20}.items():
        game = red(f"30 grain, {energy}", buildings=["bakehouse"])
        assert options_of(game, "enter bakehouse")[0] == str(loaves)


# 07 Charcoal Kiln.


def test_the_charcoal_kiln_brings_no_francs() -> None:
    game = red("3 wood", buildings=["charcoal-kiln"])
    play(game, "enter charcoal-kiln: wood 3")
    assert storage(game) == goods("3 charcoal")


# 08 Smokehouse.


def test_the_smokehouse_takes_1_energy_for_6_fish() -> None:
    game = red("6 fish, 2 wood", buildings=["smokehouse"])
    play(game, "enter smokehouse: fish 6; energy 1 wood")
    assert storage(game) == goods("6 smoked-fish, 1 wood, 3 francs")


# 09 Abattoir.


@pytest.mark.parametrize(("cattle", "gained"), [(1, "1 meat"), (2, "2 meat, 1 hides"), (5, "5 meat, 2 hides")])
def test_the_abattoir_gives_half_a_hide_a_head(cattle: int, gained: str) -> None:
    game = red(f"{cattle} cattle", buildings=["abattoir"])
    play(game, f"enter abattoir: cattle {cattle}" if cattle > 1 else "enter abattoir")
    assert storage(game) == goods(gained)


def test_the_abattoir_costs_2_francs_and_no_food() -> None:
    sentence = refusal(visiting("abattoir", "1 cattle, 9 fish"), "enter abattoir")
    assert sentence == "The Abattoir costs 2 francs: you have none."


# 14 Brickworks.


@pytest.mark.parametrize(("clay", "energy", "francs"), [(1, 1, 0), (2, 1, 1), (3, 2, 1), (4, 2, 2), (5, 3, 2)])
def test_the_brickworks_round_energy_up_and_francs_down(clay: int, energy: int, francs: int) -> None:
    game = red("5 clay, 9 wood", buildings=["brickworks"])
    play(game, f"enter brickworks: clay {clay}; energy {energy} wood")
    left = storage(game)
    assert (left["wood"], left.get("francs", 0)) == (9 - energy, francs)


# 20 Tannery.


@pytest.mark.parametrize("hides", [1, 2, 3, 4])
def test_the_tannery_brings_a_franc_a_hide(hides: int) -> None:
    game = red("9 hides", buildings=["tannery"])
    play(game, f"enter tannery: hides {hides}")
    assert storage(game) == goods(f"{9 - hides} hides, {hides} leather, {hides} francs")


# 23 Steel Mill.


@pytest.mark.parametrize("iron", [1, 2, 3])
def test_the_steel_mill_takes_5_energy_an_iron(iron: int) -> None:
    game = red("3 iron, 15 wood", buildings=["steel-mill"])
    play(game, f"enter steel-mill: iron {iron}")
    assert storage(game).get("wood", 0) == 15 - 5 * iron


def test_the_steel_mill_pays_its_energy_together() -> None:
    game = red("2 iron, 1 coke", buildings=["steel-mill"])
    play(game, "enter steel-mill: iron 2")
    assert storage(game) == goods("2 steel")


def test_the_steel_mill_brings_no_francs() -> None:
    game = visiting("steel-mill", "2 francs, 2 iron, 1 coke")
    play(game, "enter steel-mill: iron 2")
    assert storage(game) == goods("2 steel")


# 25 Cokery.


@pytest.mark.parametrize("coal", [1, 4])
def test_the_cokery_brings_a_franc_a_coal(coal: int) -> None:
    game = red("5 coal", buildings=["cokery"])
    play(game, f"enter cokery: coal {coal}")
    assert storage(game) == goods(f"{5 - coal} coal, {coal} coke, {coal} francs")
