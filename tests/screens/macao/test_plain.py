"""Plain mode: what somebody who cannot see the screen is told of a position, and before each decision."""

from __future__ import annotations

import pytest

from engine import Game, parse
from engine.bots import Advice
from engine.bots.player import Reviewed
from engine.macao.moves import Pass
from screens.macao.plain import WORDS
from screens.table.plan_words import gist_of, plan_in_words
from tests.engine.macao.helpers import begun, laid, play, player


def test_passing_with_cubes_by_enter_alone_is_asked_about() -> None:
    game = laid(player("2 red"))
    assert WORDS.ordinary(game) == Pass()
    assert WORDS.loses(game, Pass())
    assert not WORDS.loses(laid(player(gold=0), tribute=[3, 6]), Pass())


def test_prestige_that_could_be_bought_makes_passing_a_loss() -> None:
    assert WORDS.loses(laid(player(gold=3), tribute=[3, 6]), Pass())


def test_steps_of_the_ship_that_are_left_make_passing_a_loss() -> None:
    game = play(laid(player("", "ships-boy")), "use ships-boy")
    assert WORDS.loses(game, Pass())


def test_declining_is_a_loss() -> None:
    game = laid(player("", "idler"), window="card")
    assert WORDS.loses(game, parse(game, "decline"))


def to_decide(game: Game) -> list[str]:
    """What the seat that decides is told for it."""
    assert game.decision is not None
    return WORDS.to_decide(game, game.decision.seat)


def test_before_a_card_is_taken_the_offer_is_told_with_costs_and_tribute() -> None:
    game = laid(
        player(tableau=["mint"], rose={"1": "2 red"}),
        window="card",
        cards=["tannery", "charcoal-burner", "professor", "councillor"],
        offices=["justice-3", "customs-2"],
        round=1,
    )
    assert to_decide(game) == [
        "Tribute: 6 PP for 3 gold",
        "Justice 3, office for 3 blue: Give 1 blue: 1 gold.",
        "Customs 2, office for 2 green: Give 2 green: 1 gold.",
        "Tannery, building for 1 black: Give up to 2 black: take as many cubes of any other colours.",
        "Charcoal Burner, person for 1 green, 1 gray, 1 violet: Take 1 black.",
        "Your tableau (1 of 5): Mint for 1 red, 1 blue, 1 green, 1 violet.",
        "Cubes on your wind rose: 2 red in round 1; none in rounds 2, 3, 4, 5, 6",
    ]


def test_a_full_tableau_is_told() -> None:
    game = laid(player(tableau=["mint", "mill", "gate", "tower", "court"]), window="card")
    assert [line for line in to_decide(game) if "one card more is discarded, with a punishment marker" in line]


def test_before_dice_are_chosen_each_says_when_its_cubes_come() -> None:
    game = laid(window="dice", rolls=[[6, 3, 1, 2, 6, 5]] * 12, round=8)
    told = to_decide(game)[1]
    assert told.startswith("Dice: red 1, turned from 6 (now); blue 3 (in round 10); green 1 (now)")
    play(game, "choose: dice red, blue")
    assert "blue 3 (in round 10), chosen by Anna" in to_decide(game)[1]


def test_before_dice_are_chosen_the_best_pairs_are_told_with_what_they_make_ready() -> None:
    first = player(tableau=["tea-warehouse"], rose={"1": "1 blue", "2": "2 red"})
    told = to_decide(laid(first, window="dice", rolls=[[2, 3, 4, 2, 1, 2]] * 12, round=3))[-1]
    assert told.startswith("Good pairs: ")
    assert "Green 4 and gray 1 (fills round 6, Tea Warehouse now)" in told
    assert told.count(" and ") == 3


def test_in_a_turn_it_is_told_what_is_possible() -> None:
    game = laid(
        player("2 red, 1 green", "military-1", "mint", tableau=["brickworks"], ship="london", cargo="1 tea", gold=3),
        tribute=[3, 6],
    )
    assert to_decide(game) == [
        "You have 2 red, 1 green; 3 gold.",
        "Your ship: at London, with 1 tea (4 PP here)",
        "Still possible: Activate: the Brickworks; Use: the Mint; deliver tea: 4 PP; take a quarter: 1 5 11; "
        "sail: up to 3 spaces; move on the wall: 1, 3 cubes; buy PP: 3 gold → 6 PP",
    ]


@pytest.mark.parametrize(
    ("good", "way"),
    [
        ("rice", "1 rice (7 PP in Hamburg, 6 steps by sea space 8)"),
        ("spices", "1 spices (4 PP in Lisbon, 2 steps by sea space 11)"),
    ],
)
def test_a_tile_on_board_is_told_with_the_way_to_its_port(good: str, way: str) -> None:
    game = laid(player("1 red", ship="london", cargo=f"1 {good}"))
    assert to_decide(game)[1] == f"Your ship: at London, with {way}"


def test_joker_tiles_are_told_where_there_are_some() -> None:
    assert to_decide(laid(player("", jokers=2, gold=1)))[0] == "You have no cubes; 1 gold; 2 joker tiles."


def test_where_nothing_is_possible_it_is_told() -> None:
    assert to_decide(laid(player(gold=0), tribute=[3, 6]))[-1] == "You can do nothing more than pass."


def table_of(game: Game) -> str:
    return "\n".join(WORDS.table(game, 0))


def test_the_table_tells_owners_costs_and_values() -> None:
    game = laid(
        player("1 blue", "tea-warehouse", quarters="q01 q02", cargo="1 tea", ship="s04", wall=3, jokers=1),
        player(quarters="q07", wall=5, punishment=2),
        tiles=["rice", "silk"],
        ports={"london": 1},
        tribute=[3, 6],
    )
    table = table_of(game)
    assert "Macao, round 7 of 12, turns" in table
    assert "Tribute: 6 PP for 3 gold" in table
    assert [line for line in table.splitlines() if "Wall" in line] == [
        "  Wall: space 3, place 2",
        "  Wall: space 5, place 1",
    ]
    assert "City, row 1: 1: taken by Anna; 2: taken by Anna; 3: a joker tile for 1 red, 1 black" in table
    assert "London: takes tea; 3, 2 PP" in table
    assert "Ship: at sea space 4, with 1 tea (6 PP in London, 1 step away)" in table
    assert "Quarters: 1 2, areas 2" in table
    assert "Ben (to decide): 0 PP, now -4, 5 gold, 2 punishment markers" in table
    assert "1 joker tile" in table


def test_the_disc_that_is_always_on_top_is_told() -> None:
    assert "Wall: space 0, place 1, always on top" in table_of(laid(player("", "tower")))


def test_alone_the_company_is_told() -> None:
    game = laid(window="action", seats=1, rolls=[[3, 5, 5, 2, 1, 4]] * 12, company={"wall": 2, "quarters": ["q01"]})
    table = table_of(game)
    assert "taken by the company" in table
    assert "The company: space 2 of the wall, quarters 1" in table


def test_alone_it_is_told_which_quarter_the_company_takes_before_dice_and_actions() -> None:
    said = "The company takes Quarter 2 in this round, if it is still free."
    for window in ("dice", "action"):
        game = laid(seats=1, window=window, rolls=[[3, 5, 5, 2, 1, 4]] * 12)
        assert said in to_decide(game)
    assert "The company takes" not in "\n".join(to_decide(laid(window="dice")))


def test_what_is_coming_is_told_round_by_round() -> None:
    game = laid(player(rose={"2": "3 blue"}, tableau=["mint"]), round=9, window="dice")
    told = WORDS.forecast(game, 0)
    assert told[0].startswith("Round 10: ")
    assert told[0].endswith("; dice above 3 are turned to 1")
    assert "Cubes (Anna): 3 blue in round 10; none in rounds 9, 11, 12" in told
    assert "Anna would get 1 punishment marker for the cards on the tableau if the game ended now." in told
    assert WORDS.forecast(laid(round=12, window="dice"), 0)[0] == "This is the last round."


def test_one_line_before_each_turn_tells_how_things_stand() -> None:
    game = laid(player("2 red", gold=4, prestige=10), player(prestige=7))
    assert WORDS.state(game, 0) == "Round 7 of 12, turns. Anna has 2 red, 4 gold; if it ended now: Anna 10, Ben 7."


def test_before_the_first_round_it_is_told_what_is_done() -> None:
    assert WORDS.where(begun()) == "Macao, before round 1, first cards"


def test_a_joker_tile_that_may_save_the_supply_is_told() -> None:
    game = laid(player(jokers=1), window="dice", rolls=[[2, 3, 2, 4, 5, 6]] * 12, round=3)
    play(game, "choose: dice red, blue")
    assert to_decide(game) == ["You have 1 joker tile."]


def test_every_kind_of_points_is_called_something() -> None:
    kinds = ("prestige", "tableau", "punishment", "ending", "city")
    assert len({WORDS.part(kind) for kind in kinds}) == len(kinds)


def test_a_plan_tells_steps_of_the_ship_as_one_voyage_and_tiles_of_one_good_as_one_delivery() -> None:
    game = laid(player("2 red, 1 blue", ship="s04", cargo="2 tea"))
    moves = ["sail london: with red", "deliver tea", "deliver tea", "sail s08: with red", "sail antwerp: with blue"]
    plan = game.plan(moves)
    assert plan_in_words(game, Advice(plan.moves, 0, 0, 1)) == (
        "Sail to London for 1 red, then deliver 2 tea in London for 7 PP, then sail to Antwerp for 2 cubes"
    )


def test_a_better_voyage_is_told_in_a_result_by_where_it_leads() -> None:
    game = laid(player("2 red, 1 blue", ship="s04"))
    voyage = Advice(
        game.plan(["sail london: with red", "sail s08: with red", "sail antwerp: with blue"]).moves, 0, 0, 1
    )
    missed = Reviewed(1, Advice((Pass(),), 0, 0, 1), voyage, 5)
    assert gist_of(WORDS, game, missed, is_best=True) == "Sail to Antwerp"


def test_in_few_cells_a_decision_is_told_by_round_and_phase_and_passing_without_what_is_lost() -> None:
    game = laid(player("2 red"), round=8)
    assert WORDS.moment(game) == "Round 8, turns"
    assert WORDS.gist(game, Pass()) == "Pass"
