"""What the rules say: a text for every card and good, in whole sentences, with the figures of the printed list."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from engine.speicherstadt.deck import CARDS
from engine.speicherstadt.goods import GOODS
from engine.texts.documents import sections
from saves.catalogues import document
from screens.speicherstadt import rules
from screens.speicherstadt.lesson import LESSON
from screens.speicherstadt.rules import data, help_pages, tables, texts
from screens.speicherstadt.words import card, effect
from tests.engine.speicherstadt.printed import CARDS as PRINTED
from tests.screens.sentences import broken

BY_NAME = {text.name: text for text in texts() if text.name}
CHAPTERS = {text.title: text.words for text in texts() if not text.name}
SEASONS = {"A": "in winter", "B": "in spring", "C": "in summer", "D": "in autumn", "E": "at the bottom of the pile"}
TYPES = {
    "ship": "It brings {figures} good",
    "small": "It asks for {figures}. Full it is worth {points} points",
    "medium": "It asks for {figures}. Full it is worth {points} points",
    "large": "It asks for {figures}. Full it is worth {points} points",
    "fireman": "It adds {figures} to your sum",
    "office": "2, 5, 9, 14 points for 1, 2, 3 and 4",
    "converter": "any number of {figures} for {points} points each at once",
    "point": "it is worth {points} point",
    "warehouse": "Stores up to {figures} goods",
}
"""What is said of a type of card, with the figures that are printed after it."""


def words(name: str) -> str:
    """The text about something, on one line."""
    return " ".join(BY_NAME[name].words.split())


def expected(line: str) -> tuple[str, str, str]:
    """A printed line as a card is told: its name, its season, what it does."""
    name, season, figures, points = (part.strip() for part in line.split("|"))
    kind, _space, rest = figures.partition(" ")
    if kind == "merchant":
        good, price = rest.split()
        return name, SEASONS[season], f"it buys any number of {good} for {price} coin"
    if kind == "fire":
        return name, SEASONS[season], f"wins {points} point"
    template = TYPES.get(kind.rstrip(","), "")
    return name, SEASONS[season], template.format(figures=", ".join(rest.split()), points=points)


def told(line: tuple[str, str, str]) -> bool:
    """Whether a text says so."""
    name, season, does = line
    return any(name in text.title and season in text.words and does in words(text.name) for text in BY_NAME.values())


def test_cards_are_told_with_the_figures_that_are_printed() -> None:
    assert [line for line in PRINTED if not told(expected(line))] == []


def test_as_many_cards_are_told_as_are_printed() -> None:
    seasons = Counter(SEASONS[line.split("|")[1].strip()] for line in PRINTED)
    found = Counter(season for card in CARDS for season in SEASONS.values() if season in words(card.name).split(".")[0])
    assert found == seasons


def test_every_card_is_explained_and_stands_in_a_table() -> None:
    texts = {card.name: BY_NAME[card.name] for card in CARDS}
    rows = {row[0] for table in tables() for row in table.rows}
    assert [name for name, text in texts.items() if not len(text.words) > len(text.gist) > 0] == []
    assert {card.name: data(card.name)["rule"] for card in CARDS} == {name: one.words for name, one in texts.items()}
    assert {text.title for text in texts.values()} - rows == set()


def test_the_document_of_cards_is_about_cards_and_their_types() -> None:
    named = {name for one in sections(document(rules.PACKAGE, "cards")) for name in one.title.split(", ")}
    assert named - {card.name for card in CARDS} - {card.type for card in CARDS} == set()


def test_a_card_with_a_rule_of_its_own_is_told_by_its_name() -> None:
    assert [card.name for card in CARDS if card.rule and not rules.about(card.name)] == []


def test_everything_is_explained_once() -> None:
    names = [text.name for text in texts() if text.name]
    assert len(names) == len(set(names)) == len(CARDS) + len(GOODS)


def test_texts_are_whole_sentences() -> None:
    assert list(broken(texts())) == []


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("bank", "1 coin more at every income."),
        ("port", "At the end 1 point for each of your ships."),
        ("port", "It is taken out of the game with 2 players."),
        ("boatmens-church", "It is taken out of the game with 3 or 5 players."),
        ("mayor", "It is taken out of the game with 2, 3 or 5 players."),
        ("truck", "It is taken out of the game with 2, 3 or 5 players."),
        ("mayor", "your best point building counts twice"),
        ("chamber-of-commerce", "At the end 1 point for each of your coins."),
        ("press", "At the end 1 point for each of your firemen."),
        ("thief", "1 coin at once from each other house"),
        ("savings-bank", "4 coins at once."),
        ("harbour-master", "Exchanges 2 goods in place of 3"),
        ("insurance", "2 coins cancel the loss"),
        ("coffee-break", "2 breaks"),
        ("truck", "move up to 3 goods between your contracts"),
        ("warehouse", "Stores up to 4 goods, at the end 1 point each."),
        ("tea-taster", "At the end it is worth 1 point."),
        ("coffee", "There are 9 of it in the bag."),
        ("hemp", "There are 3 of it in the bag. It belongs to Kaispeicher."),
        ("auction-hall", "a contract that asks for it, a merchant or works that take it"),
        ("smuggler", "a contract that asks for it, a merchant or works that take it"),
        ("fire-chief", "Where fire 3 comes right before fire 4"),
        ("coffee-break", "grey ones do not count"),
    ],
)
def test_a_text_says_what_the_rules_do(name: str, said: str) -> None:
    assert said in words(name)


@pytest.mark.parametrize("name", ["coffee-break", "warehouseman"])
def test_how_often_a_card_is_used_is_told_with_its_own_number(name: str) -> None:
    assert effect(replace(card(name), uses=7)).startswith("7 ")


def test_no_point_is_promised_for_the_merchants_of_kaispeicher() -> None:
    assert all("worth" not in words(name) for name in ("dressmaker", "glass-blower", "rope-maker"))


@pytest.mark.parametrize(
    ("title", "said"),
    [
        ("Demand", "until all have placed their 3."),
        ("Demand", "at most 8 workers stand at one."),
        ("Loading", "The Warehouse stores up to 4, the market hall 1."),
        ("The market hall", "it exchanges 3 goods for another one"),
        ("The market hall", "it buys 2 goods of any kinds for 1 coin"),
        ("Income", "Everybody gets 1 coin, and 1 coin more who bought no card"),
        ("Fires", "1, 2, 3, 4, from the first fire to the last."),
        (
            "The score",
            "Counting offices bring 2, 5, 9, 14 points for 1, 2, 3 and 4 of them; further ones bring no more.",
        ),
        ("Kaispeicher", "Everybody places 4 workers, and the income of everybody is 2 coins instead of 1 coin."),
        ("Cards for any time", "The Harbour Master exchanges 2 goods in place of 3."),
    ],
)
def test_a_chapter_has_the_figures_of_the_game(title: str, said: str) -> None:
    assert said in " ".join(CHAPTERS[title].split())


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("warehouse", "stores up to 4 goods, at the end 1 point each"),
        ("fireman-1", "strength 1"),
        ("contract-1", "5 points"),
        ("informer", "once, right before Purchase: a worker of yours and one of another house change places"),
        ("coffee-roaster", "merchant, buys coffee for 1 coin each"),
    ],
)
def test_where_a_card_is_named_nothing_of_its_name_is_said_again(name: str, told: str) -> None:
    card = next(card for card in CARDS if card.name.startswith(name))
    assert rules.effect(card) == told


@pytest.mark.parametrize(
    ("title", "said"),
    [
        ("The goal", "Who is equal in both shares the win."),
        ("Purchase", "discarded, and goods on it go to the supply"),
        ("Loading", "with Kaispeicher the Smuggler of another house may take it away, and your Truck may move it"),
        ("Loading", "could only keep or drop what is stored, is not asked: it stays"),
        ("The market hall", "With the Harbour Master of Kaispeicher an exchange takes 2 goods."),
        ("The end", "no further round is played: both break out one after the other"),
        ("The score", "the points that fires, and with Kaispeicher works, have brought"),
        ("Cards for any time", "a contract, a merchant, works or a store"),
        ("Alone: the Rival", "Its Bank works for it, with Kaispeicher its Savings Bank, Thief and Fire Engine too"),
        ("Alone: the Rival", "cards on the water come before those above the board, then the leftmost"),
    ],
)
def test_a_chapter_leaves_out_no_exception(title: str, said: str) -> None:
    assert said in " ".join(CHAPTERS[title].split())


def test_the_harbour_master_stands_where_help_tells_of_an_exchange() -> None:
    told = {has_kai: dict(help_pages(has_kai=has_kai))["Loading"] for has_kai in (False, True)}
    assert ["Harbour Master" in words for words in told.values()] == [False, True]


def test_nowhere_is_it_the_number_of_firemen_that_counts_at_a_fire() -> None:
    """The sum of their values does."""
    told = [text.words for text in texts()] + [words for _title, words in help_pages(has_kai=True)]
    told += [step.words for step in LESSON.told()]
    assert [words for words in told if "most firemen" in words or "fewest firemen" in words] == []


@pytest.mark.parametrize("has_kai", [False, True])
def test_the_help_explains_goods_and_types_of_the_expansion_where_it_is_played(has_kai: bool) -> None:
    told = " ".join(map(str, rules.signs("row", has_kai=has_kai)))
    assert {word in told for word in ("hemp", "cloth", "glass", "WORKS")} == {has_kai}
    assert "carpet" in told
