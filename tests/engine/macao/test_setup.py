"""Setting the game out by seed and by hand."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine import SetupError
from engine.macao.sea import GOODS, JOKER
from tests.engine.macao.helpers import begun, decides, laid, player, wall
from tests.engine.macao.tables import arranged

SEEDED = [(79, 111, 56, 54), (0, 9, 11, 19), (2, 1, 3, 0)]
ROLLED = ((2, 5, 4, 2, 1, 5), (2, 5, 5, 2, 2, 6))


def test_a_seed_deals_the_same_every_time() -> None:
    position = begun(4, seed=2026).position
    assert [position.deck[:4], position.offices[:4], position.wall] == SEEDED
    assert position.rolls[:2] == ROLLED


def test_a_seed_deals_the_same_cards_and_rolls_to_any_number_of_seats() -> None:
    games = [begun(seats, seed=7).position for seats in (1, 2, 3, 4)]
    assert len({(one.deck, one.offices, one.tiles, one.rolls) for one in games}) == 1


def test_each_deck_and_each_die_is_drawn_apart() -> None:
    """What comes up does not depend on what was done before."""
    played = begun(2, seed=9)
    other = begun(2, seed=9)
    other.play(f"take {other.moves()[-1].target}")
    assert played.position.rolls == other.position.rolls


def test_every_card_is_in_its_deck_once() -> None:
    position = begun(3, seed=1).position
    assert sorted(position.deck) == list(range(24, 120))
    assert sorted(position.offices) == list(range(24))


def test_there_are_24_goods_tiles_and_6_jokers() -> None:
    tiles = Counter(begun(3, seed=1).position.tiles)
    assert tiles.pop(JOKER) == 6
    assert tiles == dict.fromkeys(range(len(GOODS)), 3)
    dark = [one["quarter"] for one in arranged(begun(3, seed=1))["city"] if one["tile"] == "joker"]
    assert dark == ["q03", "q10", "q12", "q19", "q21", "q28"]


def test_tiles_decks_and_the_stack_differ_from_seed_to_seed() -> None:
    games = [begun(4, seed=seed).position for seed in range(20)]
    assert len({one.tiles for one in games}) == len({one.deck for one in games}) == 20
    assert {one.wall[0] for one in games} == {0, 1, 2, 3}


def test_every_die_shows_every_value() -> None:
    rolls = [roll for seed in range(40) for roll in begun(2, seed=seed).position.rolls]
    for die in range(6):
        shown = Counter(roll[die] for roll in rolls)
        assert set(shown) == {1, 2, 3, 4, 5, 6}
        assert max(shown.values()) < 2 * min(shown.values())


def test_cards_by_hand_come_up_first() -> None:
    game = begun(2, {"cards": ["mint", "abbot"], "offices": ["finance-4"], "tiles": ["silk"], "wall": [2, 1]})
    assert [card["card"] for card in arranged(game)["offer"]] == ["mint", "abbot", "office-chamber", "archive"]
    assert arranged(game)["offices"][0] == ["finance-4", "military-1"]
    assert arranged(game)["city"][0]["tile"] == "silk"
    assert wall(game) == [("Ben", 0), ("Anna", 0)]


def test_cards_that_somebody_has_do_not_come_up() -> None:
    game = laid(player("", "office-chamber", tableau=["military-1"]), window="card", round=7)
    assert game.position.deck[0] != 24
    assert "military-1" not in [name for pair in arranged(game)["offices"][6:] for name in pair]


@pytest.mark.parametrize(
    ("window", "expected"), [("card", "card Anna"), ("dice", "dice Anna"), ("action", "action Anna")]
)
def test_a_position_by_hand_waits_at_its_window(window: str, expected: str) -> None:
    assert decides(laid(window=window)) == expected


@pytest.mark.parametrize(
    ("setup", "says"),
    [
        ({"pile": []}, "A table laid out by hand has cards, offices, tiles, wall, rolls, position."),
        ({"cards": ["military-1"]}, "A deck has each of its cards once, and no others."),
        ({"cards": ["mint", "mint"]}, "A deck has each of its cards once, and no others."),
        ({"offices": ["mint"]}, "A deck has each of its cards once, and no others."),
        ({"cards": ["bakery"]}, "'bakery' is not known in Macao."),
        ({"cards": "mint"}, "A list is needed in place of 'mint'."),
        ({"tiles": ["tea"] * 4}, "There are not so many tiles of tea."),
        ({"tiles": ["rum"]}, "'rum' is not known in Macao."),
        ({"wall": [1, 1]}, "The wall has a disc of each player."),
        ({"wall": [1, 3]}, "3 is not between 1 and 2."),
        ({"rolls": [[1, 2, 3]]}, "A roll is six numbers, and there are twelve of them."),
        ({"rolls": [[1, 2, 3, 4, 5, 7]]}, "7 is not between 1 and 6."),
        ({"rolls": [[1] * 6] * 13}, "A roll is six numbers, and there are twelve of them."),
        ({"position": []}, "Names and values are needed in place of '[]'."),
        ({"position": {"moon": 1}}, "A position by hand has no 'moon'."),
        ({"position": {"round": 13}}, "13 is not between 1 and 12."),
        ({"position": {"window": "draft"}}, "'draft' is not known in Macao."),
        ({"position": {"tribute": [1]}}, "A tribute is a number of gold and a number of PP."),
        ({"position": {"company": {"wall": 1}}}, "Only the solitaire has a company."),
        ({"position": {"ports": {"paris": 1}}}, "A position by hand has no 'paris'."),
        ({"position": {"ports": {"london": 4}}}, "4 is not between 0 and 3."),
        ({"position": {"players": [{}] * 3}}, "There are more players laid out than there are names."),
        ({"position": {"players": [{"hat": 1}]}}, "A position by hand has no 'hat'."),
        ({"position": {"players": [{"gold": -1}]}}, "-1 is not between 0 and 1000000."),
        ({"position": {"players": [{"supply": {"pink": 1}}]}}, "A position by hand has no 'pink'."),
        ({"position": {"players": [{"rose": {"7": {}}}]}}, "A position by hand has no '7'."),
        ({"position": {"players": [{"ship": "s99"}]}}, "'s99' is not known in Macao."),
        ({"position": {"players": [{"tableau": ["mint"], "activated": ["mint"]}]}}, "Mint is laid out twice."),
        ({"position": {"players": [{"activated": ["mint"]}] * 2}}, "Mint is laid out twice."),
        ({"position": {"players": [{"quarters": ["q01"]}] * 2}}, "Quarter 1 is laid out twice."),
        (
            {"position": {"ports": {"london": 2}, "players": [{"cargo": {"tea": 2}}]}},
            "There are not so many tiles of tea.",
        ),
        (
            {"position": {"round": 1, "players": [{"activated": ["military-1"]}]}},
            "There are not enough cards left for the rounds to come.",
        ),
    ],
)
def test_what_cannot_be_laid_out_is_refused_in_a_sentence(setup: dict[str, Any], says: str) -> None:
    with pytest.raises(SetupError) as caught:
        begun(2, setup)
    assert str(caught.value) == says
