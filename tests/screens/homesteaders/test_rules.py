"""What the rules say: a text for every building and tile, in whole sentences, with the figures of the game."""

from __future__ import annotations

import pytest

from engine.homesteaders.buildings import BUILDINGS
from engine.homesteaders.goods import GOODS
from engine.homesteaders.tiles import TILES
from screens.homesteaders import rules_list
from screens.homesteaders.plain import WORDS
from screens.homesteaders.rules_list import texts
from tests.screens.sentences import broken

BY_NAME = {text.name: text for text in texts() if text.name}
CHAPTERS = {text.title: text.words for text in texts() if not text.name}


def words(name: str) -> str:
    """The text about something, on one line."""
    return " ".join(BY_NAME[name].words.split())


NAMES = [*(card.name for card in BUILDINGS), *(tile.name for tile in TILES)]


def test_every_building_and_every_tile_is_explained() -> None:
    assert [name for name in NAMES if not len(BY_NAME[name].words) > len(BY_NAME[name].gist) > 0] == []


def test_every_building_and_every_tile_has_its_row() -> None:
    rows = [_plain(row[0]) for table in rules_list.tables() for row in table.rows]
    assert [name for name in NAMES if not any(name.replace("-", " ") in row for row in rows)] == []


def _plain(words: str) -> str:
    return words.casefold().replace("-", " ")


def test_everything_is_explained_once() -> None:
    names = [text.name for text in texts() if text.name]
    assert len(names) == len(set(names)) == len(BUILDINGS) + len(TILES) + len(GOODS) - 1


def test_texts_are_whole_sentences() -> None:
    assert list(broken(texts())) == []


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("homestead", "Each income it brings 2 silver without a worker."),
        ("farm", "Another slot for 1 worker brings 1 food."),
        ("farm", "With three or four players there are 3 of it, otherwise 2."),
        ("foundry", "An industrial building. It is on offer in rounds 1 to 4."),
        ("church", "It costs 1 wood, 1 steel, 1 gold, 1 copper."),
        ("rodeo", "Each income it brings 1 silver for every worker that you own, but at most 5."),
        ("river-port", "With fewer workers the slot brings nothing."),
        ("stables", "1 VP for each residential building, the Homestead included, that you own."),
        ("train-station", "you may at once build and pay a second building of any type."),
        ("a1-07", "It comes up in round 7."),
        ("a1-10", "Once you may exchange 1 livestock for 4 VP. The owner of a River Port may give gold instead."),
        ("a2-t4", "Whoever wins it may build one building of these types: residential or special."),
        ("a2-t4", "It comes up in one of the rounds 5 to 8."),
        ("a3-c2", "It brings 6 VP. Once you may exchange 1 food for 2 VP."),
        ("copper", "With a trade chip it is sold for 1 gold, 1 VP."),
    ],
)
def test_a_text_says_what_the_rules_do(name: str, said: str) -> None:
    assert said in words(name)


@pytest.mark.parametrize(
    ("title", "said"),
    [
        ("Bidding", "The bids are 3, 4, 5, 6, 7, 9, 12, 16, 21."),
        ("The rail track", "Space 5: 3 VP."),
        ("Debts", "1, 3, 6, 10, 15, 21 VP for 1 to 6 of them"),
        ("Gold as silver", "1 gold may stand for 5 silver"),
        ("Two players", "The neutral bid is 5 in round 1."),
        ("Stages", "City: rounds 9 to 10."),
        ("The next start player", "the start player stays the same; with two players it is the other one's turn"),
        ("Bidding", "the owner of the Lawyer alone may bid as high"),
        ("The Lone homesteader", "with a higher bid, with the Lawyer an equal one"),
    ],
)
def test_a_chapter_has_the_figures_of_the_game(title: str, said: str) -> None:
    assert said in CHAPTERS[title]


def test_a_program_reads_of_every_building_and_tile_what_it_is() -> None:
    assert WORDS.data("bank")["cost"] == {"steel": 1, "copper": 1}
    assert WORDS.data("a1-05")["rounds"] == [5]
    for name in NAMES:
        assert WORDS.data(name)["rule"] == BY_NAME[name].words
