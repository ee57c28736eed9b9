"""What the rules say: a text for every card, quarter, good and port, in whole sentences, with the printed figures."""

from __future__ import annotations

import pytest

from engine.macao.city import QUARTERS
from engine.macao.deck import CARDS, NUMBER
from engine.macao.sea import GOODS, PORTS
from engine.texts.documents import sections
from saves.catalogues import document
from screens.macao import figures, rules_list, words
from screens.macao.rules_list import texts
from tests.engine.macao import printed
from tests.screens.macao.printed_short import SHORT
from tests.screens.sentences import broken
from tui.cli.main import main

ALL = texts()
BY_NAME = {text.name: text for text in ALL if text.name}
CHAPTERS = {text.title: text.words for text in ALL if not text.name}
LETTERS = {"red": "r", "blue": "b", "green": "g", "black": "k", "gray": "y", "violet": "v"}

CELLS = 23
"""What every card does has room in so many."""
MOST_CELLS = 30
"""The room for what a card does, in few cells."""


def cells_of(line: str) -> list[str]:
    return [cell.strip() for cell in line.split("|")]


def said(name: str) -> str:
    """The text about something, on one line."""
    return " ".join(BY_NAME[name].words.split())


def named(shown: str) -> str:
    """A card by what it is called."""
    return shown.casefold().replace("'", "").replace(" ", "-")


def cubes(cost: str) -> str:
    """'red red blue' as it is said: '2 red, 1 blue'."""
    colours = cost.split()
    return ", ".join(f"{colours.count(colour)} {colour}" for colour in dict.fromkeys(colours))


def test_the_text_of_every_card_has_its_printed_cost() -> None:
    for line in printed.CARDS:
        _number, shown, _kind, cost, _tribute, _phase, _times = cells_of(line)
        assert f"Activating it costs {cubes(cost)}." in said(named(shown)), shown


def test_the_text_of_every_card_has_its_printed_tribute() -> None:
    for line in printed.CARDS:
        _number, shown, _kind, _cost, tribute, _phase, _times = cells_of(line)
        gold, prestige = tribute.split("-")
        adds = {"0-0": "nothing", "0-1": "1 PP"}.get(tribute, f"{gold} gold and {prestige} PP")
        assert f"It adds {adds} to the tribute of the round in which it comes up." in said(named(shown)), shown


def test_the_text_of_every_card_says_its_kind() -> None:
    for line in printed.CARDS:
        _number, shown, kind, *_rest = cells_of(line)
        kinds = {"office": "An office card.", "building": "A building.", "person": "A person."}
        assert kinds[kind] in said(named(shown)), shown


def test_the_text_of_every_card_begins_with_what_is_printed_on_it() -> None:
    for line, says in zip(printed.CARDS, printed.SAYS, strict=True):
        assert said(named(cells_of(line)[1])).startswith(cells_of(says)[1]), line


def test_the_text_of_every_card_says_when_it_acts() -> None:
    whens = {
        "once": ("once in a round.",),
        "each": ("It acts by itself, every time.", "You decide every time."),
        "passive": ("It acts by itself as long as the game lasts.", "You decide every time."),
        "end": ("It counts at the end of the game.",),
    }
    for line in printed.CARDS:
        _number, shown, *_rest, times = cells_of(line)
        assert any(when in said(named(shown)) for when in whens[times]), shown


def test_a_card_that_leaves_its_owner_a_choice_does_not_act_by_itself() -> None:
    chosen = {"fountain", "count", "night-watchman", "idler", "craftsman", "gambler"}
    assert {card.name for card in CARDS if "You decide" in said(card.name)} == chosen
    assert [name for name in chosen if "by itself" in said(name)] == []


def test_every_card_says_in_few_cells_what_it_does_with_its_printed_figures() -> None:
    assert [cells_of(line)[0] for line in SHORT] == [card.name for card in CARDS]
    for line in SHORT:
        name, does = cells_of(line)
        assert words.effect(NUMBER[name]) == does
        assert len(does) <= MOST_CELLS


def test_the_table_of_cards_has_the_printed_figures() -> None:
    rows = {row[0]: row[1:3] for table in rules_list.tables() for row in table.rows}
    for line in printed.CARDS:
        _number, shown, _kind, cost, tribute, _phase, _times = cells_of(line)
        assert rows[shown] == ("".join(LETTERS[colour] for colour in cost.split()), tribute)


def test_the_text_of_every_quarter_has_its_printed_cost_and_neighbours() -> None:
    for line in printed.QUARTERS:
        name, place, shade, cost, near = cells_of(line)
        row, column = place.split(".")
        numbers = ", ".join(str(int(one[1:])) for one in near.split())
        assert f"A {shade} quarter:" in said(name)
        assert f"Taking it costs {cubes(cost)}." in said(name)
        where = f"row {row} from the north and column {column} from the wall, beside the quarters {numbers}."
        assert where in said(name)


def test_the_texts_of_every_port_and_of_its_goods_have_the_printed_values() -> None:
    for line in printed.PORTS:
        name, good, spaces = cells_of(line)
        values = ", ".join(spaces.split())
        assert f"It takes {good}: {values} PP" in said(name)
        assert f"the tiles bring {values} PP" in said(good)
        assert f"The {good.capitalize()} Warehouse doubles that" in said(good)


def test_everything_is_explained_once() -> None:
    names = [text.name for text in ALL if text.name]
    assert len(names) == len(set(names)) == len(CARDS) + len(QUARTERS) + len(GOODS) + len(PORTS)


def test_texts_are_whole_sentences() -> None:
    assert list(broken(ALL)) == []


def test_a_list_says_of_a_card_first_what_it_does() -> None:
    assert BY_NAME["fountain"].gist == "quarter: 1 wall space (2 red, 1 blue)"


@pytest.mark.parametrize(
    ("name", "words_of_it"),
    [
        ("military-3", "The Fortress brings PP for activated cards of this department."),
        ("administration-1", "The Town Hall brings PP for activated cards of this department."),
        ("archive", "It does not help to activate this card itself"),
        ("fountain", "You decide every time. It may be better to stay behind."),
        ("lighthouse", "It acts by itself, once in a round. It comes with the first port that the ship enters after"),
        ("messenger", "onto the top of the stack that it reaches, but below that of the Tower's owner."),
        ("fountain", "onto the top of the stack that it reaches, but below that of the Tower's owner."),
        ("craftsman", "You decide whether, once in a round. No card lowers what must be there"),
        ("gambler", "You decide whether, once in a round."),
        ("baroness-2", "At most 15 spaces count, however far your disc went."),
        ("secretary", "1 card more than usual."),
        ("hospital", "You are not asked then whether to use a joker tile."),
        ("count", "The number of cubes stays the same; where another card lowers it, that comes first."),
        ("helmsman", "The gold is due at once."),
        ("nobleman", "As often as you like within the one use."),
        ("professor", "in round 12 all show 1."),
        ("vice-governor", "If the two largest areas are of equal size, one of them is the second."),
        ("hamburg", "It is 9 steps from the anchor."),
        (
            "london",
            "2 to Lisbon, 4 to Barcelona, 2 to Antwerp, 6 to Marseille, 4 to Amsterdam, 8 to Genoa, 6 to Hamburg",
        ),
    ],
)
def test_a_text_says_what_the_rules_do(name: str, words_of_it: str) -> None:
    assert words_of_it in said(name)


@pytest.mark.parametrize(
    ("title", "words_of_it"),
    [
        ("The start", "Everybody has 5 gold"),
        ("The start", "1 of a colour at side 1, 2 of a colour at side 2"),
        ("Cards of a round", "4 building and person cards come up, beside the 2 office cards"),
        ("Cards of a round", "with 2 players 2, with 3 players 1, with 4 players none"),
        ("A full tableau", "A tableau holds 5 cards."),
        ("A full tableau", "which costs 3 PP at the end"),
        ("The dice", "everybody chooses 2 of them"),
        ("Late dice", "Round 8: 5 is the highest.\nRound 9: 4 is the highest."),
        ("Late dice", "Round 11: 2 is the highest.\nRound 12: all are turned to 1."),
        ("A turn", "each activated card is used once in a round; activating, sailing, delivering and joker tiles"),
        ("Activating a card", "does so every time, unless it says that it does so once in a round."),
        ("The wall", "1, 3, 5, 7, 9 for 1, 2, 3, 4, 5 spaces"),
        ("The wall", "on top of the stack, but below that of the Tower's owner."),
        ("The end of the wall", "of equals who came later, but the Tower's owner before all of them."),
        ("Joker tiles", "a cube of any colour or 3 gold"),
        ("The city", "30 quarters in six rows. 24 are light and hold goods, 3 tiles of each kind; 6 are dark"),
        ("The end of the wall", "There are 16 spaces."),
        ("The end", "every marker costs 3 PP"),
        ("The end", "the largest area of your quarters 2 PP for each quarter"),
        ("Office cards", "red Military, blue Justice, green Customs, black Finance, gray Construction"),
        ("Alone: the company", "At the start of rounds 3, 5, 7, 9 and 11"),
        ("Alone: the ranks", "Below 50 PP: Ship's Boy.\nFrom 50 PP on: Soldier.\nFrom 65 PP on: Captain."),
        ("Alone: the ranks", "From 80 PP on: Diplomat.\nFrom 95 PP on: Councillor.\nFrom 110 PP on: Governor."),
    ],
)
def test_a_chapter_has_the_figures_of_the_game(title: str, words_of_it: str) -> None:
    assert words_of_it in CHAPTERS[title]


def test_a_program_reads_of_every_card_what_it_is() -> None:
    assert rules_list.data("fountain")["cost"] == ["red", "red", "blue"]
    assert rules_list.data("fountain")["tribute"] == {"gold": 1, "prestige": 1}
    for card in CARDS:
        assert rules_list.data(card.name)["rule"] == BY_NAME[card.name].words


def test_the_letters_of_the_tables_are_explained() -> None:
    assert "r red, b blue, g green, k black, y gray, v violet" in rules_list.legend()


def test_the_list_of_all_cards_has_lines_for_a_terminal_of_80_columns(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "macao"]) == 0
    assert [line for line in capsys.readouterr().out.splitlines() if len(line) > 80] == []


def test_what_a_card_does_in_short_has_room_in_every_list() -> None:
    assert {CARDS[n].name: words.effect(n) for n in range(len(CARDS)) if len(words.effect(n)) > CELLS} == {}


def test_every_figure_for_documents_is_named_in_one() -> None:
    named = {
        name
        for document_name in ("rules", "help", "signs")
        for section in sections(document("screens.macao", document_name))
        for name in section.values()
    }
    assert named == set(figures.values())
