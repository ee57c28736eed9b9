"""Variants and rules on the command line: for any title, checked against what it declares."""

from __future__ import annotations

from typing import Any

import pytest
import typer

from engine.about import Named, Rule
from engine.le_havre.about import ABOUT
from engine.texts import message
from saves import SavedGame, latest, summaries
from tui.cli.main import main
from tui.cli.setup import rules_of, variant_of

VALUES = (Named("thin", message("thin")), Named("fat", message("fat")))
DECLARED = ABOUT._replace(
    shown=message("Some Game"),
    variants=(Named("two_towns", message("two towns")), Named("one", message("one"))),
    rules=(
        Rule("open_hand", message("Open hand")),
        Rule("night", message("Night"), usual=True),
        Rule("purse", message("Purse"), values=VALUES, usual="thin"),
        Rule("rounds", message("Rounds"), numbers=range(2, 7), usual=4),
        Rule("gift", message("Gift"), numbers=range(9), each=True, usual=()),
    ),
)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ([], {}),
        (["open-hand"], {"open_hand": True}),
        (["open_hand=on"], {"open_hand": True}),
        (["open-hand", "open-hand=off"], {}),
        (["night=off"], {"night": False}),
        (["night"], {}),
        (["purse=fat", "rounds=6"], {"purse": "fat", "rounds": 6}),
        (["purse=thin", "rounds=4"], {}),
        (["gift=0,8"], {"gift": (0, 8)}),
        (["gift=0,0"], {}),
    ],
)
def test_rules_that_are_not_as_usual_are_chosen(given: list[str], expected: dict[str, Any]) -> None:
    assert rules_of(DECLARED, given) == expected


def test_a_rule_that_an_opening_has_chosen_can_be_chosen_otherwise() -> None:
    assert rules_of(DECLARED, ["open-hand=off"], {"open_hand": True, "rounds": 5}) == {"rounds": 5}


@pytest.mark.parametrize(
    "given",
    ["purse=huge", "purse", "rounds=seven", "rounds=7", "rounds", "open-hand=maybe", "gift=9,0", "gift=1", "gift=1,x"],
)
def test_a_value_that_a_rule_does_not_have_is_left_for_the_engine_to_refuse(given: str) -> None:
    ((name, value),) = rules_of(DECLARED, [given]).items()
    rule = DECLARED.rule(name)
    assert rule is not None
    assert not rule.allows(value, 2)


def test_a_rule_that_there_is_not_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(
        typer.BadParameter, match="Some Game has no rule 'x': it has open-hand, night, purse, rounds, gift"
    ):
        rules_of(DECLARED, ["x"])


def test_a_rule_that_is_nearly_right_is_proposed() -> None:
    with pytest.raises(typer.BadParameter, match="did you mean 'open-hand'"):
        rules_of(DECLARED, ["open-hands"])


def test_a_title_without_rules_says_so() -> None:
    with pytest.raises(typer.BadParameter, match="Some Game has no rules to choose"):
        rules_of(DECLARED._replace(rules=()), ["x"])


@pytest.mark.parametrize("typed", ["two-towns", "two_towns"])
def test_a_variant_is_typed_with_a_dash_or_as_the_engine_calls_it(typed: str) -> None:
    assert variant_of(DECLARED, typed) == "two_towns"


def test_a_variant_that_there_is_not_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(typer.BadParameter, match="Some Game has no variant 'x': it has two-towns, one"):
        variant_of(DECLARED, "x")


# The whole line.


def begun() -> dict[str, Any]:
    """The options of the game that was begun last."""
    found = latest()
    assert found is not None
    with SavedGame.open(found.slot) as saved:
        return {name: value for name, value in saved.game.options.items() if name not in ("players", "seed")}


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("--variant short", {"variant": "short"}),
        ("--full --short", {"variant": "short"}),
        ("--short --variant full", {"variant": "full"}),
        ("--rule expert-loans --rule free_sales=on", {"variant": "full", "expert_loans": True, "free_sales": True}),
        ("--expert-loans --rule all-specials", {"variant": "full", "expert_loans": True, "all_specials": True}),
        ("--expert-loans=off", {"variant": "full"}),
        ("--solo --rule free-sales", {"variant": "short", "free_sales": True}),
        ("homesteaders --players 3 --bot random --bot random", {"variant": "full", "open": True}),
        ("homesteaders --players 3 --bot random --bot random --open=off", {"variant": "full"}),
        ("homesteaders --players 3 --bot random", {"variant": "full", "open": True}),
        ("homesteaders --players 3 --people 2", {"variant": "full"}),
        ("homesteaders", {"variant": "full"}),
    ],
)
def test_a_game_is_set_up_by_its_variant_and_rules_or_by_their_short_forms(line: str, expected: dict[str, Any]) -> None:
    assert main(["play", "--plain", *line.split()]) == 0
    assert begun() == expected


def test_what_stands_behind_two_dashes_is_no_short_form(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--plain", "--", "--short"]) == 2
    assert "'--short'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("play le-havre --variant long", "--variant: Le Havre has no variant 'long': it has short, full."),
        ("play --rule expert-loan", "--rule: 'expert-loan' is not known here: did you mean 'expert-loans'?"),
        ("play --rule expert-loans=2", "'expert-loans' is either on or off."),
        ("play --expert-loans=maybe", "'expert-loans' is either on or off."),
        ("play le-havr", "TITLE: 'le-havr' is not known here: did you mean 'le-havre'?"),
        (
            "simulate chess",
            "TITLE: There is no title 'chess': it is one of le-havre, homesteaders, speicherstadt, macao.",
        ),
        ("simulate --variant long", "--variant: Le Havre has no variant 'long': it has short, full."),
        ("simulate --players 6", "Le Havre is played by 1 to 5 players."),
    ],
)
def test_what_a_title_does_not_have_is_refused_in_one_line_and_nothing_is_written(
    line: str, problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(line.split()) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("havre: ")
    assert said.err.endswith(f"{problem}\n")
    assert not summaries()


def test_simulated_games_are_played_by_the_rules_that_are_chosen(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[dict[str, Any]] = []
    monkeypatch.setattr("tui.cli.series.new_game", lambda _title, **options: seen.append(options))
    line = "simulate --players 2 --bots random --games 1 --seed 1 --rule free-sales --short"
    assert main(line.split()) == 0
    assert seen == [{"players": ["0", "1"], "variant": "short", "seed": 1, "free_sales": True}]


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_the_help_says_what_each_title_has(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help"]) == 0
    words = " ".join(capsys.readouterr().out.split())
    for part in (
        "1 to 5 for Le Havre",
        "short or full for Le Havre",
        "random, deckhand, merchant, harbourmaster, magnate, builder, shipowner, trader for",
    ):
        assert part in words
