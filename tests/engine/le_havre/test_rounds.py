"""The round cards of all ten set-ups, written down a second time."""

from __future__ import annotations

import pytest

from engine import new_game
from tests.engine.helpers import NAMES
from tests.engine.open_table import open_table

# Players: cards / food / harvest (y, n) / the town builds (s special, b standard building, - nothing) / new ships
FULL = {
    1: """R01 R04 R10 R13 R14 R16 R20
          5 10 15 20 25 30 35
          y y y y y y n
          s b s b s b -
          W2 W4 I6 I10 S16 S20 L30""",
    2: """R01 R02 R04 R05 R07 R08 R10 R11 R13 R14 R16 R17 R19 R20
          3 4 5 7 9 11 13 15 16 17 18 19 20 20
          y y y y y y y y y y y y y n
          - b s - b s - b s - b s - -
          W2 W2 W4 W4 W6 I4 I6 I8 I10 S16 S20 S24 L34 L30""",
    3: """R03 R01 R02 R04 R05 R06 R07 R08 R10 R11 R12 R13 R14 R16 R17 R18 R19 R20
          2 2 3 3 4 5 6 7 8 9 10 11 12 13 14 14 15 15
          n y y y y n y y y y n y y y y n y n
          - - b s - - b s - - b s - b s - - -
          W2 W2 W2 W4 W4 I2 W6 I4 I6 I8 S10 I10 S16 S20 S24 L38 L34 L30""",
    4: """R01 R02 R03 R04 R05 R06 R07 R08 R09 R10 R11 R12 R13 R14 R15 R16 R17 R18 R19 R20
          1 1 2 2 2 3 3 4 4 5 5 6 7 8 9 10 10 11 11 11
          y y n y y n y y n y y n y y n y y n y n
          - - - b s - b s - b s - b s - b s - - -
          W2 W2 W2 W4 W4 I2 W6 I4 W6 I6 I8 S10 I10 S16 I12 S20 S24 L38 L34 L30""",
    5: """R01 R02 R03 R04 R05 R06 R07 R08 R09 R10 R11 R12 R13 R14 R15 R16 R17 R18 R19 R20
          0 1 1 1 1 2 2 2 2 3 3 3 4 4 4 5 5 5 6 6
          y y n y y n y y n y y n y y n y y n y n
          - - - b s - b s - b s - b s - b s - - -
          W2 W2 W2 W4 W4 I2 W6 I4 W6 I6 I8 S10 I10 S16 I12 S20 S24 L38 L34 L30""",
}
SHORT = {
    1: """R04 R13 R16 R20
          10 20 30 35
          y y y n
          b b b -
          W4 I10 S20 L30""",
    2: """R02 R05 R07 R10 R11 R14 R16 R20
          4 7 9 13 15 17 18 20
          y y y y y y y n
          b - b - b - b -
          W2 W4 W6 I6 I8 S16 S20 L30""",
    3: """R03 R01 R02 R05 R06 R07 R10 R11 R12 R14 R18 R20
          2 2 3 4 5 6 8 9 10 12 14 15
          n y y y n y y y n y n n
          - - b - - b - - b - - -
          W2 W2 W2 W4 I2 W6 I6 I8 S10 S16 L38 L30""",
    4: """R01 R02 R04 R06 R07 R09 R10 R13 R15 R16 R19 R20
          1 1 2 3 3 4 5 7 9 10 11 11
          y y y n y n y y n y y n
          - - b - b - b b - b - -
          W2 W2 W4 I2 W6 W6 I6 I10 I12 S20 L34 L30""",
    5: """R01 R02 R03 R04 R06 R07 R09 R10 R12 R13 R15 R16 R18 R19 R20
          0 1 1 1 2 2 2 3 3 4 4 5 5 6 6
          y y n y n y n y n y n y n y n
          - - - b - b - b - b - b - - -
          W2 W2 W2 W4 I2 W6 W6 I6 S10 I10 I12 S20 L38 L34 L30""",
}
ROUNDS = {("full", 1): 7, ("full", 2): 14, ("full", 3): 18, ("full", 4): 20, ("full", 5): 20} | {
    ("short", 1): 4,
    ("short", 2): 8,
    ("short", 3): 12,
    ("short", 4): 12,
    ("short", 5): 15,
}
BUILT_BY_THE_TOWN = {("full", n): (n_special, n_special) for n, n_special in enumerate((3, 4, 4, 5, 5), start=1)} | {
    ("short", n): (0, n_standard) for n, n_standard in enumerate((3, 4, 3, 5, 5), start=1)
}
SHIPS = {"W": "wooden-ship", "I": "iron-ship", "S": "steel-ship", "L": "luxury-liner"}
TOWN = {"s": "special", "b": "standard", "-": "none"}

every_setup = pytest.mark.parametrize(("variant", "players"), list(ROUNDS))


def printed(variant: str, players: int) -> dict[str, list[str]]:
    """The table of a set-up by its rows."""
    rows = {"full": FULL, "short": SHORT}[variant][players].splitlines()
    return dict(zip(("card", "food", "harvest", "town", "ship"), (row.split() for row in rows), strict=True))


def row(variant: str, players: int, name: str) -> list[str]:
    """The row of the engine's table, as strings."""
    game = new_game("le-havre", NAMES[:players], variant, seed=1)
    return [str(card[name]) for card in open_table(game)["rounds_to_come"]]


@every_setup
def test_a_game_has_its_number_of_rounds(variant: str, players: int) -> None:
    assert len(row(variant, players, "card")) == ROUNDS[variant, players]


@every_setup
def test_the_round_cards_lie_in_their_order(variant: str, players: int) -> None:
    assert row(variant, players, "card") == printed(variant, players)["card"]


@every_setup
def test_each_round_owes_the_printed_food(variant: str, players: int) -> None:
    assert row(variant, players, "food") == printed(variant, players)["food"]


@every_setup
def test_each_round_has_a_harvest_where_its_card_shows_one(variant: str, players: int) -> None:
    assert row(variant, players, "harvest") == [str(mark == "y") for mark in printed(variant, players)["harvest"]]


@every_setup
def test_the_town_builds_what_each_card_shows(variant: str, players: int) -> None:
    assert row(variant, players, "town") == [TOWN[mark] for mark in printed(variant, players)["town"]]


@every_setup
def test_each_round_brings_the_ship_on_the_back_of_its_card(variant: str, players: int) -> None:
    ships = [f"{SHIPS[mark[0]]}-{mark[1:]}" for mark in printed(variant, players)["ship"]]
    assert row(variant, players, "ship") == ships


@every_setup
def test_the_town_builds_as_often_as_the_rulebooks_say(variant: str, players: int) -> None:
    built = row(variant, players, "town")
    assert (built.count("special"), built.count("standard")) == BUILT_BY_THE_TOWN[variant, players]


@every_setup
def test_all_turns_of_a_game_divide_evenly_among_the_players(variant: str, players: int) -> None:
    assert 7 * ROUNDS[variant, players] % players == 0
