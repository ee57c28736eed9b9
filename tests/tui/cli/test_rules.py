"""`havre rules`: the list of cards, one card in words, and what is answered to a name that nobody knows."""

from __future__ import annotations

import json
from contextlib import redirect_stdout
from io import StringIO
from typing import Any

import pytest

from engine.texts.cells import cells
from screens.le_havre import rules_list
from screens.le_havre.plain import WORDS
from screens.le_havre.rules_list import noted, notes_on
from tests.test_imports import loaded_by
from tui.cli.main import main

NAMES = WORDS.names()


@pytest.fixture
def said(capfd: pytest.CaptureFixture[str]) -> Any:
    """What a command prints."""

    def run(*words: str) -> str:
        assert main(["rules", *words]) == 0
        out, err = capfd.readouterr()
        assert err == ""
        return out

    return run


@pytest.fixture(scope="module")
def cards() -> dict[str, str]:
    """What the command prints of each card."""
    found: dict[str, str] = {}
    for name in NAMES:
        with redirect_stdout(StringIO()) as out:
            assert main(["rules", "le-havre", name]) == 0
        found[name] = out.getvalue()
    return found


def test_a_card_is_found_by_its_number_with_or_without_its_zero(said: Any) -> None:
    assert said("le-havre", "1") == said("le-havre", "01")


# The list.


def test_the_list_holds_every_card_and_every_kind_of_ship_once(said: Any) -> None:
    lines = said("le-havre").splitlines()
    for name in NAMES:
        title = rules_list.page(name)[0]
        sign = WORDS.data(name).get("sign")
        start = f"{sign:3} {title} " if sign else f"{title} "
        assert sum(line.startswith(start) for line in lines) == 1, name


def test_the_list_fits_80_cells(said: Any) -> None:
    assert max(map(cells, said("le-havre").splitlines())) <= 80


@pytest.mark.parametrize(
    "line",
    [
        "B3  Construction Firm     I     8 -                       2 food         1h",
        "08  Smokehouse            C     6 2 wood, 1 clay          2 food/1 franc 1r",
        "26  Dock                  I 10/24 1 wood, 2 brick, 2 iron no action",
        "30  Church                P  26/- 5 wood, 3 brick, 1 iron free",
        "31  Football Stadium      P    24 1 wood, 2 brick, 2 iron no action",
        "017 Hunting Lodge         C     6 -                       1 food         2r 1h",
        "019 Pâtisserie            E     6 -                       1 food",
        "023 Luxury Yacht          S    20 -                       no action      1r",
        "Iron ship    4 iron     20       3 7 5 4 3 2     2, 4, 6, 8, 10, 12",
        "Luxury liner 3 steel     -       0 0 0 0 0 0     38, 34, 30",
    ],
)
def test_a_line_of_the_list_holds_the_figures_of_a_card(said: Any, line: str) -> None:
    assert line in said("le-havre").splitlines()


def test_the_list_explains_its_letters(said: Any) -> None:
    foot = " ".join(said("le-havre").splitlines()[-3:])
    assert foot.startswith("C craftsman, E economic, I industrial, P public, - no type, S ship.")


def test_the_list_for_a_program_holds_the_data_of_all_cards(said: Any) -> None:
    found = json.loads(said("le-havre", "--json"))
    assert (found["title"], len(found["cards"]), len(found["ships"])) == ("le-havre", 69, 4)
    assert [one["name"] for one in (*found["cards"], *found["ships"])] == list(NAMES)


# One card.


def test_a_card_is_explained_with_its_figures_its_rule_and_its_edge_cases(said: Any) -> None:
    assert said("le-havre", "coal-trader") == (
        "018 Coal Trader: special building, economic\n"
        "\n"
        "Give 1 food for 1 charcoal, once; and/or up to five times 2 food for 1 coal. The\n"
        "food is paid together, francs count as food, and what is overpaid is lost.\n"
        "\n"
        "Cost: cannot be built\n"
        "Value: 4, price: 4\n"
        "Entry fee: 1 food\n"
        "\n"
        "Good to know:\n"
        "- Fee and trade are two payments: overpaying one does not help the other.\n"
        "- The most in one visit is 1 charcoal and 5 coal for 11 food.\n"
    )


def test_a_card_without_edge_cases_ends_with_its_figures(said: Any) -> None:
    assert said("le-havre", "tannery").endswith("Entry fee: free\n")


def test_a_kind_of_ship_is_explained_too(said: Any) -> None:
    assert said("le-havre", "steel-ship") == (
        "Steel ship\n"
        "\n"
        "Cost at a Wharf: 2 steel and 3 energy\n"
        "Values: 10, 16, 20, 24, price: 30\n"
        "Food at each meal with 1 to 5 players: 10, 7, 6, 5, 3\n"
        "Goods that it carries: 4\n"
        "\n"
        "Good to know:\n"
        "- As the first ship at a Wharf that is not modern it takes 1 brick more.\n"
    )


def test_the_command_line_says_the_same_as_the_help_of_the_game(cards: dict[str, str]) -> None:
    assert [name for name, words in cards.items() if words.split() != rules_list.page(name)[1].split()] == []


def test_the_help_about_a_ship_is_that_of_its_kind() -> None:
    assert rules_list.page("wooden-ship-4") == rules_list.page("wooden-ship")


def test_an_explanation_fits_80_cells(cards: dict[str, str]) -> None:
    assert [name for name, words in cards.items() if max(map(cells, words.splitlines())) > 80] == []


def test_every_edge_case_of_a_card_is_told(cards: dict[str, str]) -> None:
    told = {name: " ".join(words.split()) for name, words in cards.items()}
    assert [(name, note) for name in NAMES for note in notes_on(name) if f"- {note}" not in told[name]] == []


@pytest.mark.parametrize("words", ["harbour-watch", "Harbour Watch", "harbour watch", "014", "HARBOUR-WATCH"])
def test_a_card_is_found_by_its_name_its_sign_and_what_it_is_called(said: Any, words: str) -> None:
    assert said("le-havre", *words.split()).startswith("014 Harbour Watch: special building, public\n")


@pytest.mark.parametrize(
    ("words", "name"),
    [("31", "football-stadium"), ("031", "steelworks"), ("B1", "building-firm-1"), ("pâtisserie", "patisserie")],
)
def test_numbers_are_those_printed_on_the_cards(words: str, name: str) -> None:
    assert WORDS.found(words) == name


@pytest.mark.parametrize(
    ("words", "heading"),
    [
        ("le-havre loans", "Loans and interest"),
        ("le-havre inter", "Loans and interest"),
        ("le-havre the meal", "The meal"),
        ("le-havre smoked-fish", "Smoked fish"),
        ("le-havre harbor-watch", "014 Harbour Watch: special building, public"),
        ("le-havre Labor Exchange", "001 Labour Exchange: "),
        ("le-havre zoo2", "035 Zoo: special building, public"),
        ("bakehouse", "05 Bakehouse: standard building, craftsman"),
        ("smoked fsh", "Smoked fish"),
    ],
)
def test_a_text_is_found_by_its_beginning_a_word_of_it_or_a_slip(said: Any, words: str, heading: str) -> None:
    first, _blank, then, *_rest = said(*words.split()).splitlines()
    assert (then if "most like it" in first else first).startswith(heading)


def test_a_slip_is_told_to_be_one_and_nothing_else_is(said: Any) -> None:
    guessed = "is not known here; this is the name most like it.\n\n"
    assert said("le-havre", "bakehuse").startswith(f"'bakehuse' {guessed}05 ")
    assert said("smoked", "fsh").startswith(f"'smoked fsh' {guessed}Smoked fish")
    assert said("le-havre", "bakeh").startswith("05 ")


def test_the_nearest_of_several_is_told_and_the_others_are_named(said: Any) -> None:
    told = said("bake")
    assert told.startswith("002 Bakery: ")
    assert told.endswith("See also: 05 Bakehouse\n")


def test_the_list_names_the_chapters_first(said: Any) -> None:
    assert said("le-havre").startswith("Chapters: The goal; A turn; The supply;")


def test_a_chapter_for_a_program_is_json(said: Any) -> None:
    found = json.loads(said("le-havre", "loans", "--json"))
    assert set(found) == {"shown", "rule"}
    assert found["shown"] == "Loans and interest"


def test_a_card_for_a_program_is_json(said: Any) -> None:
    assert json.loads(said("le-havre", "smokehouse", "--json")) == {
        "sign": "08",
        "name": "smokehouse",
        "shown": "Smokehouse",
        "special": False,
        "type": "craftsman",
        "value": 6,
        "price": 6,
        "cost": {"wood": 2, "clay": 1},
        "fee": {"food": 2, "francs": 1},
        "action": True,
        "rods": 1,
        "hammers": 0,
        "rule": "Turn up to 6 fish into smoked fish, for 1 energy in all. Receive half a franc a fish (the sum "
        "rounded down).",
        "notes": list(notes_on("smokehouse")),
    }


def test_a_kind_of_ship_for_a_program_is_json(said: Any) -> None:
    found = json.loads(said("le-havre", "luxury-liner", "--json"))
    assert (found["cost"], found["energy"], found["price"], found["values"]) == ({"steel": 3}, 3, None, [38, 34, 30])


# Titles, and names that nobody knows.


def test_without_a_title_the_titles_are_listed(said: Any) -> None:
    assert said().startswith("Le Havre: havre rules le-havre ")


def test_the_titles_for_a_program_are_json(said: Any) -> None:
    assert json.loads(said("--json")) == [
        {"title": "le-havre", "name": "Le Havre"},
        {"title": "homesteaders", "name": "Homesteaders"},
        {"title": "speicherstadt", "name": "Die Speicherstadt"},
        {"title": "macao", "name": "Macao"},
    ]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("le-havre xyzzy", "WORD: 'xyzzy' is not known here."),
        ("le-havre 099", "WORD: '099' is not known here."),
        ("le-havre \x1b[2Jxyzzy", "WORD: 'xyzzy' is not known here."),
        ("le-havr", "TITLE: 'le-havr' is not known here: did you mean 'le-havre'?"),
        ("chess", "WORD: No title knows 'chess': it is no card, no good and no chapter of the rules."),
    ],
)
def test_a_name_that_is_not_known_is_answered_in_one_line_with_status_2(
    words: str, sentence: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", *words.split(" ")]) == 2
    out, err = capfd.readouterr()
    assert (out, err) == ("", f"havre: Invalid value for {sentence}\n")


def test_the_rules_are_told_without_textual() -> None:
    commands = ["rules", "rules le-havre", "rules le-havre zoo", "rules le-havre zoo --json"]
    loaded = loaded_by(f"from tui.cli.main import main\nassert not any(main(line.split()) for line in {commands})")
    assert "screens" in loaded
    assert "textual" not in loaded


# The notes.


def test_notes_are_about_cards_and_kinds_of_ship_that_there_are() -> None:
    assert set(noted()) <= set(NAMES)


def test_a_note_is_plain_sentences() -> None:
    for note in (note for name in noted() for note in notes_on(name)):
        assert note.isprintable()
        assert note.endswith(".")
        assert "  " not in note
        assert not {"{", "}"} & set(note)
