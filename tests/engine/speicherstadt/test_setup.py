"""Setting the game out by seed and by hand."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import pytest

from engine import SetupError
from engine.speicherstadt.cards import SEASONS
from engine.speicherstadt.deck import CARDS, NAMES, in_game
from tests.engine.speicherstadt.helpers import KAI, begun, cards, coins, decides, goods, house, laid, named
from tests.engine.speicherstadt.told import told

SETUPS = [(seats, variant) for variant in ("base", KAI) for seats in range(1, 6)]
setups = pytest.mark.parametrize(("seats", "variant"), SETUPS)


@setups
def test_everybody_begins_with_5_coins_and_nothing_else(seats: int, variant: str) -> None:
    position = begun(seats, variant, seed=1).position
    assert position.coins[:seats] == [5] * seats
    assert position.points[:seats] == [0] * seats
    assert position.cards[:seats] == [()] * seats


@setups
def test_the_pile_is_the_seasons_in_their_order_each_mixed(seats: int, variant: str) -> None:
    for seed in range(5):
        pile = begun(seats, variant, seed=seed).position.pile
        groups = [list(group) for _season, group in groupby(pile, key=lambda card: CARDS[card].season)]
        left = in_game(3 if seats == 1 else seats, variant == KAI)
        assert [tuple(sorted(group)) for group in groups] == list(left)
    assert len({begun(seats, variant, seed=seed).position.pile[:12] for seed in range(10)}) == 10


@pytest.mark.parametrize(("variant", "number", "kinds"), [("base", 45, 5), (KAI, 54, 8)])
def test_all_goods_are_in_the_bag(variant: str, number: int, kinds: int) -> None:
    bag = begun(3, variant, seed=1).position.bag
    assert (len(bag), len(set(bag))) == (number, kinds)
    assert len({begun(3, variant, seed=seed).position.bag for seed in range(10)}) == 10


@pytest.mark.parametrize(
    ("seats", "variant", "shown", "rounds"),
    [
        *((2, "base", 3, 16), (3, "base", 4, 12), (4, "base", 5, 10), (5, "base", 6, 8), (1, "base", 4, 12)),
        *((2, KAI, 6, 16), (3, KAI, 8, 12), (4, KAI, 10, 10), (5, KAI, 12, 8), (1, KAI, 8, 12)),
    ],
)
def test_so_many_cards_are_laid_out_and_so_many_rounds_played(
    seats: int, variant: str, shown: int, rounds: int
) -> None:
    game = begun(seats, variant, seed=1)
    laid_out = [*game.position.row, *game.position.upper]
    assert (len(laid_out), game.forecast()["rounds"]) == (shown, rounds)


def test_with_four_there_are_54_cards_of_which_the_last_is_the_last_fire() -> None:
    pile = begun(4, seed=1).position.pile
    assert (len(pile), NAMES[pile[-1]], sum(CARDS[card].type == "fire" for card in pile)) == (54, "fire-4", 4)


def test_with_three_and_kaispeicher_there_are_100_cards() -> None:
    pile = begun(3, KAI, seed=1).position.pile
    assert (len(pile), sum(CARDS[card].type == "fire" for card in pile)) == (100, 4)


@setups
def test_any_house_can_begin(seats: int, variant: str) -> None:
    houses = max(seats, 2)
    assert {begun(seats, variant, seed=seed).position.start for seed in range(40)} == set(range(houses))


@pytest.mark.parametrize("season", SEASONS)
def test_each_season_is_dealt_alike_to_any_number_of_seats(season: str) -> None:
    dealt = []
    for seats in (2, 3, 4, 5):
        pile = begun(seats, KAI, seed=7).position.pile
        dealt.append([card for card in pile if CARDS[card].season == season])
    most = max(dealt, key=len)
    assert all(found == [card for card in most if card in found] for found in dealt)


def test_bag_seasons_and_start_player_are_drawn_apart() -> None:
    """A base deal and one with Kaispeicher share the start player, though their decks differ."""
    assert [begun(3, seed=n).position.start for n in range(20)] == [
        begun(3, KAI, seed=n).position.start for n in range(20)
    ]


@pytest.mark.parametrize(
    ("level", "base", "kai"), [("clerk", 8, 12), ("merchant", 12, 16), ("senator", 16, 20), ("baron", 20, 24)]
)
def test_the_rival_begins_with_the_coins_of_its_level(level: str, base: int, kai: int) -> None:
    assert coins(begun(1, rival=level)) == [5, base]
    assert coins(begun(1, KAI, rival=level)) == [5, kai]


def test_the_usual_rival_is_the_merchant() -> None:
    assert coins(begun(1)) == [5, 12]


def test_workers_are_three_and_with_kaispeicher_four() -> None:
    assert begun().position.workers == [3, 3, 3]
    assert begun(1, KAI, setup={"start": 1}).position.workers == [4, 4]


def test_by_hand_the_pile_lies_as_it_is_named_within_its_seasons() -> None:
    game = begun(setup={"pile": ["ship-3", "fireman-2a", "contract-2"], "start": 2})
    assert [column["card"] for column in told(game)["columns"]] == [
        "fireman-2a",
        "contract-2",
        "coffee-roaster",
        "tea-taster",
    ]
    assert decides(game) == "demand Ben"


def test_by_hand_goods_follow_in_turn() -> None:
    bag = begun(setup={"bag": ["tea", "tea"]}).position.bag
    assert bag[:7] == (1, 1, 0, 1, 2, 3, 4)


def test_a_position_is_laid_out_by_hand() -> None:
    game = laid(
        house(
            3, "contract-2", "warehouse", points=-2, contracts={"contract-2": ["carpet"]}, warehouse=["tea"], hall="tea"
        ),
        house(0, "fireman-5a"),
        round=7,
        discards=["bank"],
        supply="coffee coffee",
    )
    position = game.position
    assert (position.round, position.coins, position.points) == (7, [3, 0, 5], [-2, 0, 0])
    assert (cards(game, 0), cards(game, 1)) == (["contract-2", "warehouse"], ["fireman-5a"])
    assert (named(position.stored[0]), position.hall[0], position.supply) == ("1 tea", 1, goods("2 coffee"))
    assert len(position.bag) == 45 - 5
    assert not {NAMES.index(name) for name in ("contract-2", "warehouse", "fireman-5a", "bank")} & set(position.pile)


def test_the_rest_of_the_pile_can_be_laid_out_card_by_card() -> None:
    position = laid(pile="bank ship-1 fireman-1a tea-taster fire-3").position
    assert [NAMES[card] for card in position.pile] == [
        "bank",
        "ship-1",
        "fireman-1a",
        "tea-taster",
        "fire-3",
        "fire-4",
    ]


@pytest.mark.parametrize(
    ("setup", "says"),
    [
        ({"table": 1}, "A table laid out by hand has pile, bag, start, position."),
        ({"start": 4}, "4 is not between 1 and 3."),
        ({"pile": ["castle"]}, "'castle' is not known in Die Speicherstadt."),
        ({"pile": ["bank", "bank"]}, "The pile has each card of the game once."),
        ({"pile": ["press"]}, "The pile has each card of the game once."),
        ({"pile": ["fireman-3c"]}, "The pile has each card of the game once."),
        ({"bag": ["tea"] * 10}, "There are not so many of tea."),
        ({"bag": ["hemp"]}, "There are not so many of hemp."),
        ({"position": {"season": 1}}, "A position by hand has no 'season'."),
        ({"position": {"players": [{}] * 4}}, "There are more players laid out than there are names."),
        ({"position": {"rival": {}}}, "Only a game alone has a Rival."),
        ({"position": {"round": 0}}, "0 is not between 1 and 1000000."),
        ({"position": {"players": [{"coins": -1}]}}, "-1 is not between 0 and 1000000."),
        (
            {"position": {"players": [{"cards": ["bank"]}, {"cards": ["bank"]}]}},
            "Every card can be in one place alone.",
        ),
        ({"position": {"players": [{"cards": ["press"]}]}}, "A card is laid out that is not in this game."),
        ({"position": {"discards": ["fire-4"]}}, "A card is laid out that is not in this game."),
        ({"position": {"pile": ["bank", "bank"]}}, "Every card can be in one place alone."),
        ({"position": {"players": [{"warehouse": ["tea"]}]}}, "The Warehouse has no room for so many goods."),
        ({"position": {"players": [{"contracts": {"contract-1": ["tea"]}}]}}, "'contract-1' is no contract that was"),
        (
            {"position": {"players": [{"cards": ["contract-1"], "contracts": {"contract-1": ["rubber"]}}]}},
            "Contract for coffee, tea does not ask for that.",
        ),
        ({"position": {"players": [{"contracts": 1}]}}, "Names and values are needed in place of '1'."),
        ({"position": {"supply": ["tea"] * 10}}, "There are not so many of tea."),
        ({"position": {"players": [{"hall": "gold"}]}}, "'gold' is not known in Die Speicherstadt."),
    ],
)
def test_what_cannot_be_laid_out_is_refused_in_a_sentence(setup: dict[str, Any], says: str) -> None:
    with pytest.raises(SetupError) as caught:
        begun(setup=setup)
    assert str(caught.value).startswith(says)
