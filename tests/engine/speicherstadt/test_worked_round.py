"""The worked rounds of the reference, move by move."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine import Game
from tests.engine.speicherstadt.as_printed import as_printed
from tests.engine.speicherstadt.helpers import asked, begun, cards, coins, decides, named, play, queued, total
from tests.engine.speicherstadt.told import told


@pytest.fixture(autouse=True)
def figures() -> Iterator[None]:
    """A figure that is not the listed one is found by another test."""
    with as_printed():
        yield


PILE = (
    "coffee-roaster contract-1 fireman-1a warehouse counting-office-1 tea-taster contract-2 fireman-2a spice-merchant"
    " contract-3 vulcaniser carpet-trader fire-1 ship-1 contract-4 ship-2 fireman-2b counting-office-2 contract-5"
    " contract-6 ship-3"
)
NAMES = {"A": "Anna", "B": "Ben", "C": "Cleo"}

# placements | questions and answers
ROUNDS = (
    ("A2 B4 C2 A4 B3 C4 A1 B2 C3", "A 1 yes, A 3 no, C 2 yes, B 2 no, C 1 yes, B 3 yes"),
    ("B1 C1 A3 B4 C4 A4 B2 C3 A1", "B 3 yes, A 2 yes, C 2 yes"),
    ("C1 A2 B1 C2 A2 B3 C4 A4 B4", "C 2 no, B 1 yes, A 3 no, C 2 no, A 1 yes, A 2 no"),
    ("A3 B1 C1 A1 B3 C3 A2 B4 C2", "C 2 yes, A 2 no, C 1 no, A 3 yes, B 1 yes"),
)


def place(game: Game, placements: str) -> None:
    for one in placements.split():
        assert decides(game) == f"demand {NAMES[one[0]]}"
        queued(game, one[1])


def answer(game: Game, answers: str) -> None:
    for one in answers.split(", "):
        who, price, says = one.split()
        name, _card, due = asked(game)
        assert (name, due) == (NAMES[who], int(price))
        game.play("buy" if says == "yes" else "decline")


def queues(game: Game) -> str:
    """The queues, the first worker first: 'A; ACB; BC; BAC'."""
    return "; ".join("".join("ABC"[seat] for seat in column["queue"]) for column in told(game)["columns"])


def after(rounds: int) -> Game:
    game = begun(setup={"start": 1, "pile": PILE.split()})
    for placements, answers in ROUNDS[:rounds]:
        place(game, placements)
        answer(game, answers)
    return game


@pytest.mark.parametrize(("rounds", "has"), [(0, [5, 5, 5]), (1, [5, 3, 3]), (2, [4, 1, 2]), (3, [4, 1, 4])])
def test_the_coins_after_each_round(rounds: int, has: list[int]) -> None:
    assert coins(after(rounds)) == has


@pytest.mark.parametrize(
    ("rounds", "standing"),
    [(0, "A; ACB; BC; BAC"), (1, "BCA; B; AC; BCA"), (2, "CB; ACA; B; CAB"), (3, "BCA; AC; ABC; B")],
)
def test_queues_stand_in_the_order_of_the_placements(rounds: int, standing: str) -> None:
    game = after(rounds)
    *all_but_the_last, last = ROUNDS[rounds][0].split()
    place(game, " ".join(all_but_the_last))
    column = int(last[1]) - 1
    expected = standing.split("; ")
    expected[column] = expected[column].removesuffix(last[0])
    assert queues(game) == "; ".join(expected)


def test_who_bought_what_in_three_rounds() -> None:
    game = after(3)
    assert [cards(game, seat) for seat in range(3)] == [
        ["coffee-roaster", "contract-2", "contract-3"],
        ["warehouse", "counting-office-1", "spice-merchant"],
        ["contract-1", "fireman-1a", "fireman-2a"],
    ]
    assert game.table()["discards"] == ["tea-taster", "vulcaniser", "carpet-trader", "fire-1"]


def test_the_first_fire_comes_with_the_fourth_supply() -> None:
    game = after(3)
    assert list(game.position.points) == [-1, -1, 1]
    assert [(column["card"], column["goods"]) for column in told(game)["columns"]] == [
        ("ship-1", ["coffee", "tea", "saffron"]),
        ("contract-4", []),
        ("ship-2", ["rubber", "carpet", "coffee"]),
        ("fireman-2b", []),
    ]


def test_the_fourth_round_is_loaded_and_paid() -> None:
    game = after(4)
    assert coins(game) == [1, 0, 2]
    assert decides(game) == "loading Anna"
    play(game, "load rubber", "load carpet", "sell coffee")
    assert decides(game) == "loading Cleo"
    play(game, "load coffee", "load tea", "store: hall 1 saffron")
    assert coins(game) == [3, 1, 3]
    table = told(game)
    assert (decides(game), table["round"]) == ("demand Ben", 5)
    assert [column["card"] for column in table["columns"]] == [
        "counting-office-2",
        "contract-5",
        "contract-6",
        "ship-3",
    ]
    assert table["columns"][3]["goods"] == ["tea", "saffron", "rubber"]
    assert named(game.position.supply) == "1 coffee"
    assert [player["hall"] for player in table["players"]] == [None, None, "saffron"]


def test_the_scores_if_the_game_ended_after_the_fourth_round() -> None:
    game = play(
        after(4), "load rubber", "load carpet", "sell coffee", "load coffee", "load tea", "store: hall 1 saffron"
    )
    assert [total(game, seat) for seat in range(3)] == [0, 2, 6]
