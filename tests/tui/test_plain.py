"""Plain mode: a whole game as lines of text, as somebody types and reads it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from engine import EngineError, Game, format_move, new_game
from engine.about import Unit
from engine.texts import message
from engine.texts.cells import cells
from engine.titles import about
from saves import SavedGame, moves_of
from screens.table.play.computers import Computers, computer
from tests.engine.helpers import at_meal, player, table, visiting
from tests.saves.disks import file_size_limited
from tests.saves.players import next_move
from tests.tui.typist import AGAINST, Typist, at
from tui.plain.typed_words import Unclear


def test_a_move_is_typed_by_the_beginnings_of_its_words(typist: Typist) -> None:
    assert "Supply: 1 wood, 1 fish." in typist.types("sup")
    assert "Red takes 4 wood." in typist.types("ta wo")
    assert typist.moves == ["supply", "take wood"]


def test_a_move_is_chosen_by_its_number_in_the_list(typist: Typist) -> None:
    assert "1. Supply: go to the next tile" in typist.types("moves")
    typist.types("1")
    assert typist.moves == ["supply"]


def test_a_beginning_that_could_be_several_moves_is_not_played(typist: Typist) -> None:
    with pytest.raises(Unclear, match=r"'buy' could be buy building-firm-1, buy black-market\."):
        typist.types("buy")
    assert typist.moves == []


@pytest.mark.parametrize("typed", ["s", "t"])
def test_a_beginning_that_could_be_a_move_or_a_command_does_neither(typed: str) -> None:
    typist = at(visiting("bakehouse", "1 fish, 4 grain, 2 wood"))
    with pytest.raises(Unclear, match=f"'{typed}' could be "):
        typist.types(typed)
    assert typist.moves == []


def test_a_command_is_typed_by_its_beginning(typist: Typist) -> None:
    assert "Offers: " in typist.types("tab")
    assert "Every move is saved at once" in typist.types("sa")


@pytest.mark.parametrize("typed", ["e bak: grain 2", "e bak 2", "enter bakehouse grain 2", "enter the Bakehouse 2"])
def test_a_move_can_have_its_answers_behind_it(typed: str) -> None:
    typist = at(visiting("bakehouse", "1 fish, 4 grain, 2 wood"))
    typist.types(typed)
    assert typist.moves == ["enter bakehouse: grain 2"]


def test_what_stands_behind_a_move_and_is_no_answer_is_refused_with_the_question_and_the_reason() -> None:
    with pytest.raises(EngineError) as refused:
        at(visiting("bakehouse", "1 fish, 4 grain, 2 wood")).types("enter bakehouse 5")
    assert str(refused.value) == "How much grain? 5 is not possible, only 1 to 4."


def test_whoever_has_just_been_asked_is_not_told_the_question_again() -> None:
    typist = at(visiting("bakehouse", "1 fish, 4 grain, 2 wood"))
    assert "How much grain?" in typist.types("enter bakehouse")
    with pytest.raises(EngineError) as refused:
        typist.types("5")
    assert str(refused.value) == "5 is not possible, only 1 to 4."


def test_an_answer_behind_a_move_that_is_not_possible_is_refused_with_the_reason(typist: Typist) -> None:
    with pytest.raises(EngineError, match="'feed' is not possible now"):
        typist.types("supply", "feed 2 fish")


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("sell", "sell fishery"),
        ("se fi", "sell fishery"),
        ("sell the fishery", "sell fishery"),
        ("tak", "take clay"),
    ],
)
def test_what_is_typed_by_half_is_asked_about_before_something_is_lost(typed: str, move: str) -> None:
    typist = at(table(player("9 francs", buildings=["fishery"]), offers="3 clay"))
    assert "Did you mean this: " in typist.types(typed)
    assert typist.moves == []
    typist.types("no")
    assert typist.moves == []
    typist.types(typed, "yes")
    assert typist.moves == [move]


@pytest.mark.parametrize("typed", ["sell fishery", "Sell Fishery", "Sell the Fishery for 5 francs"])
def test_what_is_typed_in_full_is_not_asked_about(typed: str) -> None:
    typist = at(table(player("9 francs", buildings=["fishery"]), offers="3 clay"))
    typist.types(typed)
    assert typist.moves == ["sell fishery"]


def test_what_nothing_is_told_of_is_taken_back_in_words() -> None:
    typist = at(table(player("9 francs"), player("9 francs"), offers="3 clay"))
    typist.types("take clay", "end turn")
    assert "Taken back: End the turn" in typist.types("undo")
    assert "Played again: End the turn" in typist.types("redo")


@pytest.mark.parametrize("typed", ["take Wood", "Take 4 wood"])
def test_names_are_typed_as_they_are_printed(typist: Typist, typed: str) -> None:
    typist.types("supply", typed)
    assert len(typist.moves) == 2


def test_a_name_that_is_printed_is_refused_with_the_reason(typist: Typist) -> None:
    with pytest.raises(EngineError, match="is not possible now"):
        typist.types("supply", "take wood", "enter Building Firm 1")


@pytest.mark.parametrize(
    "typed", ["e building-firm-1", "enter Building Firm 1", "Enter the Building Firm 1", "e b f 1"]
)
def test_a_card_that_is_named_is_not_taken_for_another_whose_line_has_the_same_number(typed: str) -> None:
    typist = Typist(SavedGame.create("le-havre", {"players": ["Ann", "Ben"], "variant": "short", "seed": 3}))
    typist.types("supply", "enter building-firm-1: fishery", "end turn", "supply")
    with pytest.raises(EngineError, match="Ben stands in the Building Firm 1"):
        typist.types(typed)
    assert len(typist.moves) == 4


def wants_to_build() -> Typist:
    """At a table where the first firm is occupied, and the second one costs food."""
    builder = player("1 fish, 2 francs, 2 clay, 1 wood")
    other = player(person="building-firm-1")
    return at(table(builder, other, stacks=[["bakehouse"], ["charcoal-kiln"], []]))


def test_what_somebody_wants_to_build_is_proposed_with_the_firm_that_builds_it() -> None:
    typist = wants_to_build()
    asked = typist.types("build bakehouse")
    assert asked == "Did you mean this: Build the Bakehouse: Building Firm 2 (1 food)? (yes or no)"
    assert "Entry fee of the Building Firm 2" in typist.types("yes")
    typist.types("2")
    assert typist.moves == ["enter building-firm-2: fee 1 francs; build bakehouse"]


def test_on_the_way_to_a_wish_the_move_itself_is_what_stands_before_its_first_question() -> None:
    typist = wants_to_build()
    typist.types("build bakehouse", "yes")
    assert "Red: take an offer or enter a building" in typist.types("back")
    assert typist.moves == []


def test_a_ship_is_wanted_by_its_kind() -> None:
    builder = player("9 francs, 5 wood, 3 coal", buildings=["wharf-1"])
    typist = at(table(builder, harbour=["wooden-ship-2"]))
    assert "Did you mean this: Build the Wooden ship 2: Wharf 1 (yours)? (yes or no)" in typist.types(
        "build a wooden ship"
    )


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("build bakehouse", "To build it you lack 2 clay."),
        ("build joinery", "The Joinery does not lie on top of its stack."),
        ("build marketplace", "The Marketplace has been built."),
        ("build wharf 1", "The Wharf 1 belongs to Red."),
        ("build iron ship", "There is no iron ship in the ship market."),
    ],
)
def test_what_cannot_be_built_is_refused_with_the_reason(typed: str, reason: str) -> None:
    typist = at(
        table(player("1 franc", buildings=["wharf-1"]), stacks=[["bakehouse", "joinery"], [], []], town=["marketplace"])
    )
    with pytest.raises(Unclear, match=f"^{re.escape(reason)}"):
        typist.types(typed)


@pytest.mark.parametrize("typed", ["loan", "take a loan", "borrow a loan"])
def test_a_loan_is_called_by_its_noun_and_asked_about(typed: str) -> None:
    typist = at(at_meal(player("1 franc")))
    assert "Did you mean this: Take a loan of 4 francs? (yes or no)" in typist.types(typed)
    typist.types("yes")
    assert typist.moves[-1] == "borrow"


def test_a_loan_without_need_is_refused_with_what_loans_are_for(typist: Typist) -> None:
    with pytest.raises(EngineError, match="loans are only for those who cannot pay food or interest"):
        typist.types("loan")


def test_a_name_that_could_be_several_cards_is_refused_with_their_names(typist: Typist) -> None:
    with pytest.raises(Unclear, match=r"'e bake' could be enter bakehouse, enter bakery\."):
        typist.types("supply", "e bake")


def test_the_table_tells_what_cards_of_others_and_ships_cost() -> None:
    other = player(buildings=["fishery", "joinery"])
    typist = at(table(player(), other, harbour=["wooden-ship-2"]))
    told = " ".join(typist.types("table").split())
    assert "Buildings: Fishery (entry free), Joinery (entry 1 food)" in told
    assert "Ship market: Wooden ship 2 (5 wood and 3 energy, or 14 francs, feeds 4)" in told


def test_a_question_mark_asks_for_help(typist: Typist) -> None:
    assert typist.types("?") == typist.types("help")


def test_nothing_wanted_is_refused_with_a_move_in_notation() -> None:
    typist = at(table(player(buildings=["wharf-1"]), window="final", harbour=["steel-ship-10"]))
    with pytest.raises(Unclear, match=r"^To build it you lack .*\. Nothing can be bought any more at the end"):
        typist.types("build steel ship")


def test_ships_are_counted_in_words() -> None:
    sailor = player("20 francs, 9 coal, 9 hides", buildings=["shipping-line"], ships=["wooden-ship-2", "wooden-ship-4"])
    typist = at(table(sailor))
    assert "1. 2 wooden ships" in typist.types("enter shipping-line")


def test_a_number_is_asked_for_with_its_bounds() -> None:
    typist = at(table(player("3 wood", buildings=["joinery"])))
    assert "From 1 to 3." in typist.types("enter joinery")


def test_what_is_no_answer_to_a_doubt_is_answered_with_its_question() -> None:
    typist = at(table(player("9 francs", buildings=["fishery"]), offers="3 clay"))
    typist.types("sell")
    for typed in ("", "maybe", "sell the sun", "hint"):
        with pytest.raises(Unclear, match=r"^Answer this first\. Did you mean this: Sell the Fishery"):
            typist.types(typed)


@pytest.mark.parametrize("typed", ["take clay", "1", "Take 3 clay"])
def test_a_whole_move_takes_the_place_of_one_that_is_in_doubt(typed: str) -> None:
    typist = at(table(player("9 francs", buildings=["fishery"]), offers="3 clay"))
    typist.types("sell")
    typist.types(typed)
    assert typist.moves == ["take clay"]


def test_another_half_move_is_asked_about_in_place_of_the_one_in_doubt() -> None:
    typist = at(table(player("9 francs", buildings=["fishery"]), offers="3 clay"))
    typist.types("sell")
    assert "Did you mean this: Take 3 clay? (yes or no)" in typist.types("take")
    typist.types("yes")
    assert typist.moves == ["take clay"]


def test_a_move_that_is_refused_leaves_the_doubt_to_be_answered() -> None:
    typist = at(table(player("9 francs", buildings=["fishery"]), offers="3 clay"))
    typist.types("sell")
    with pytest.raises(EngineError, match="There is no wood"):
        typist.types("take wood")
    typist.types("yes")
    assert typist.moves == ["sell fishery"]


def test_while_something_is_in_doubt_one_may_look_and_is_asked_again() -> None:
    typist = at(table(player("9 francs", buildings=["fishery"]), offers="3 clay"))
    typist.types("sell")
    told = typist.types("table")
    assert "Offers: 3 clay" in told
    assert told.endswith("Did you mean this: Sell the Fishery for 5 francs? (yes or no)")


def test_what_a_player_did_in_one_move_is_one_sentence(typist: Typist) -> None:
    typist.types("supply")
    told = typist.types("enter building-firm-1: fishery")
    assert "Red enters the Building Firm 1; gives 1 wood, 1 clay; builds the Fishery." in told


def test_who_plays_is_said_at_the_beginning() -> None:
    typist = Typist(SavedGame.create("le-havre", AGAINST, bots={"Ann": "merchant"}))
    assert "You are Red. Computer player: Ann (merchant)." in "\n".join(typist.lines)


def test_goods_are_answered_as_they_are_printed() -> None:
    typist = at(at_meal(player("1 smoked-fish, 1 francs, 3 bread"), players=2))
    typist.types("feed", "1 Smoked Fish, 1 bread")
    assert typist.moves[-1] == "feed: 1 smoked-fish, 1 bread"


def test_an_empty_line_ends_a_turn_and_opens_the_next() -> None:
    typist = Typist(SavedGame.create("le-havre", AGAINST, bots={"Red": "deckhand"}), enter_goes_on=True)
    typist.types("", "take wood")
    before = typist.moves
    printed = typist.types("")
    assert typist.moves[len(before)] == "end turn"
    assert typist.moves[-1] == "supply"
    assert "Round 1 of 8, turn 4 of 7. Ann has 5 francs" in printed
    assert "take an offer or enter a building" in printed


def test_an_empty_line_makes_no_choice() -> None:
    typist = Typist(SavedGame.create("le-havre", AGAINST), enter_goes_on=True)
    assert "take an offer or enter a building" in typist.types("", "")
    assert typist.moves == ["supply"]


def test_from_a_pipe_an_empty_line_goes_on_nowhere(typist: Typist) -> None:
    assert typist.types("") == ""
    assert typist.moves == []


def test_a_number_of_one_is_no_plural() -> None:
    typist = at(at_meal(player("1 hides, 1 francs, 1 smoked-fish"), players=2))
    printed = "\n".join((typist.types("table"), typist.types("feed")))
    assert "1 hide," in printed
    assert "1 franc" in printed
    assert "1 francs" not in printed
    assert "1 hides" not in printed


def test_the_table_says_what_cards_cost(typist: Typist) -> None:
    printed = " ".join(typist.types("table").split())
    assert "Building Firm 1 (4 francs, entry free)" in printed
    assert "the top one first: " in printed
    assert " wood, " in printed.partition("the top one first: ")[2]


def test_next_does_what_simply_comes_next(typist: Typist) -> None:
    typist.types("next", "take wood", "next", "next")
    assert typist.moves == ["supply", "take wood", "end turn", "supply"]


def test_next_is_no_main_action(typist: Typist) -> None:
    with pytest.raises(Unclear, match="choose a move"):
        typist.types("next", "next")


def test_questions_are_asked_and_an_empty_line_takes_what_is_proposed() -> None:
    typist = at(visiting("bakehouse", "1 fish, 4 grain, 2 wood"))
    assert "An empty line answers: 4" in typist.types("enter bakehouse")
    typist.types("", "")
    assert typist.moves == ["enter bakehouse: grain 4"]


def test_an_amount_is_typed_as_a_number() -> None:
    typist = at(visiting("bakehouse", "1 fish, 4 grain, 2 wood"))
    typist.types("e bak", "2")
    assert typist.moves == ["enter bakehouse: grain 2"]


def test_a_question_can_be_gone_back_from() -> None:
    typist = at(visiting("bakehouse", "1 fish, 4 grain, 2 wood"))
    typist.types("enter bakehouse", "back")
    typist.types("take clay")
    assert typist.moves == ["take clay"]


@pytest.mark.parametrize("typed", ["fishery", "fi", "1"])
def test_a_choice_is_typed_by_its_name_its_beginning_or_its_number(typed: str) -> None:
    typist = at(table(player("9 wood, 9 clay"), town=["building-firm-1"], stacks=[["fishery"], ["bakehouse"], []]))
    typist.types("enter building-firm-1", typed)
    assert typist.moves == ["enter building-firm-1: build fishery"]


def test_a_whole_move_in_notation_is_not_asked_about() -> None:
    typist = at(visiting("bakehouse", "1 fish, 4 grain, 2 wood"))
    typist.types("enter bakehouse: grain 3")
    assert typist.moves == ["enter bakehouse: grain 3"]


def test_a_refused_line_changes_nothing(typist: Typist) -> None:
    with pytest.raises(Exception, match="is not possible now"):
        typist.types("take wood")
    assert typist.moves == []


def test_the_meal_tells_what_is_owed() -> None:
    typist = at(at_meal(player("3 fish, 1 meat, 2 francs"), players=2))
    assert any(line.startswith("You owe ") for line in typist.lines)


def test_other_moves_are_listed_again_when_the_question_is_left() -> None:
    typist = at(visiting("bakehouse", "1 fish, 4 grain, 2 wood"))
    with pytest.raises(Unclear, match="A question is open"):
        typist.types("enter bakehouse", "moves")
    assert "Take 9 clay" in typist.types("back", "moves")


def test_quit_says_where_the_game_is(typist: Typist) -> None:
    assert "le-havre-1" in typist.types("quit")
    assert typist.session.has_left


def test_help_explains_the_commands_and_any_card(typist: Typist) -> None:
    assert "table: all that lies open." in typist.types("help")
    assert "Turn any number of grain into bread" in typist.types("help bakeh")
    with pytest.raises(Unclear, match="There is no card 'xyzzy', and no chapter of the rules"):
        typist.types("help xyzzy")


def test_the_end_tells_the_score(home: Path) -> None:
    typist = at(table(player("3 francs"), window="final"))
    typist.types("take clay")
    assert "Red: 3 francs (francs 3)" in typist.types("end turn")
    assert typist.session.is_over
    assert "\n".join(typist.lines).count("The game is over.") == 1


def test_names_with_escape_sequences_are_harmless() -> None:
    typist = at(new_game("le-havre", ["R\x1b[2Jed"], "short", 1))
    assert all(line.isprintable() for line in typist.lines)


def test_what_can_be_taken_is_said_with_the_decision(typist: Typist) -> None:
    assert "Offers: 3 francs, 4 fish, 4 wood" in typist.types("supply")


def test_the_round_and_the_turn_are_said_before_each_supply(typist: Typist) -> None:
    assert "Round 1 of 4, turn 2 of 7. Red has 5 francs" in typist.types("supply", "take wood", "end turn")


def test_the_log_tells_as_many_moves_as_are_asked_for(typist: Typist) -> None:
    typist.types("supply", "take wood")
    assert typist.types("log").startswith("1. Supply: ")
    assert typist.types("log 1").startswith("2. Red takes 4 wood.")
    assert typist.types("log 0") == ""
    assert typist.types("log " + "9" * 900).startswith("1. Supply: ")


def test_the_log_leaves_out_moves_of_which_there_is_nothing_to_tell(typist: Typist) -> None:
    typist.types("supply", "take wood", "end turn", "supply")
    assert [line.partition(" ")[0] for line in typist.types("log 2").split("\n")] == ["2.", "4."]


def test_a_building_that_cannot_be_built_has_its_price_alone_on_the_table() -> None:
    told = at(table(player("1 franc"), stacks=[["clay-mound", "bakehouse"], [], []])).types("table")
    assert "Clay Mound (only bought, for 2 francs), Bakehouse (2 clay, or 8 francs)" in " ".join(told.split())


@pytest.mark.parametrize("line", ["log all", "log -3", "x" * 5000, "9" * 3000, "help " + "9" * 3000])
def test_strange_lines_are_answered_by_a_sentence(typist: Typist, line: str) -> None:
    with pytest.raises((Unclear, EngineError)) as caught:
        typist.types(line)
    typist.session.tell.say(str(caught.value))
    assert all(line.isprintable() and cells(line) <= 79 for line in typist.lines)
    assert typist.moves == []


def test_computers_choose_as_they_do_on_the_screen() -> None:
    typist = Typist(SavedGame.create("le-havre", AGAINST, bots={"Red": "deckhand"}))
    typist.types("supply", "take wood", "end turn")
    again = new_game("le-havre", **AGAINST)
    seats = Computers(typist.saved.bots, again).levels
    for move in typist.saved.game.history:
        decision = again.decision
        assert decision is not None
        if decision.seat in seats:
            assert computer(seats[decision.seat], again).choose(again) == move
        again.play(move)


def test_the_end_tells_what_the_records_make_of_it() -> None:
    typist = Typist(SavedGame.create("le-havre", {"players": ["Ann"], "variant": "short", "seed": 3}))
    while not typist.session.is_over:
        last = typist.types(format_move(next_move(typist.saved.game)))
    assert "This is your first game of this kind." in last


def test_on_a_full_disk_the_game_goes_on_and_every_move_says_so(typist: Typist) -> None:
    with file_size_limited(to=10):
        assert "only in memory" in typist.types("supply").replace("\n  ", " ")
        assert "only in memory" in typist.types("take wood").replace("\n  ", " ")
        assert "only in memory" in typist.types("quit").replace("\n  ", " ")
    assert [format_move(move) for move in typist.saved.game.history] == ["supply", "take wood"]


@pytest.mark.parametrize("command", ["save", "quit"])
def test_what_waited_is_written_when_there_is_room_again(command: str, typist: Typist) -> None:
    with file_size_limited(to=10):
        typist.types("supply", "take wood")
    assert moves_of("le-havre-1") == []
    assert "Every move is saved at once" in typist.types(command)
    assert moves_of("le-havre-1") == ["supply", "take wood"]


def test_a_count_that_is_not_a_number_is_refused(typist: Typist) -> None:
    with pytest.raises(Unclear, match=r"'all' is not a number: log 20 tells the last 20 moves\."):
        typist.types("log all")


def test_a_tie_that_is_broken_names_who_has_won_it_and_by_what(typist: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    even: list[dict[str, Any]] = [
        {"seat": 0, "name": "Ann", "lines": [], "total": 7, "tie": 3, "place": 2},
        {"seat": 1, "name": "Ben", "lines": [], "total": 7, "tie": 5, "place": 1},
    ]
    monkeypatch.setattr(Game, "about", about("le-havre")._replace(tie=Unit("{n} ship", "{n} ships", message("ships"))))
    monkeypatch.setattr(Game, "scores", lambda *_given: even)
    monkeypatch.setattr(Game, "decision", None)
    assert typist.types("scores").splitlines() == [
        "Ann: 7 francs (nothing)",
        "Ben: 7 francs (nothing)",
        "Ben wins the tie with 7 francs: 5 ships against 3 ships.",
    ]


def test_rivals_are_told_with_the_scores(typist: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    score = {"kind": "ship", "name": "", "points": 4}
    rival = {"name": "tide", "shown": "The Tide", "lines": [score], "total": 4, "place": 2}
    monkeypatch.setattr(Game, "rivals", lambda *_given: [rival])
    assert "The Tide: 4 francs (ships 4)" in typist.types("scores")


def test_a_folder_of_saves_moved_away_is_told_at_the_next_move_and_at_the_end(typist: Typist, home: Path) -> None:
    typist.types("supply")
    (home / "saves").rename(home / "moved")
    told = " ".join(typist.types("take wood").split())
    assert "takes 4 wood" in told
    assert "was moved away: what is played is still written into it" in told
    assert "was moved away" in " ".join(typist.types("quit").split())
    assert (home / "moved" / "le-havre-1.toml").read_text().count("[[moves]]") == 2
