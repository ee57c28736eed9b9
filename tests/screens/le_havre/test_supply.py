"""How the supply with which a turn begins is told: before what is done in the turn, and alone."""

from __future__ import annotations

import pickle

import pytest

from engine import Event
from screens.words import in_sentences
from tests.engine.helpers import play, player, table
from tests.languages.catalogues import said_now
from tests.languages.pseudo import spoken_here


def turn() -> tuple[tuple[Event, ...], tuple[Event, ...]]:
    """What happens in a turn of Green: the supply, and wood is taken."""
    game = table(player(), player(), offers="3 wood, 1 clay")
    play(game, "take clay", "end turn")
    return play(game, "supply"), play(game, "take wood")


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", "Green (supply: 1 wood, 1 fish) takes 4 wood."),
        ("de", "Green (Nachschub: 1 Holz, 1 Fisch): 4 Holz genommen."),
        ("zh", "Green（补充：1个木材、1个鱼）拿取4个木材。"),
    ],
)
def test_the_supply_is_told_before_what_is_taken(code: str, told: str) -> None:
    supply, taken = turn()
    with spoken_here(said_now(code)):
        assert in_sentences(supply + taken) == told


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", "Supply: 1 wood, 1 fish."),
        ("de", "Nachschub: 1 Holz, 1 Fisch."),
        ("zh", "补充：1个木材、1个鱼。"),
    ],
)
def test_the_supply_alone_is_a_sentence_of_its_own(code: str, told: str) -> None:
    supply, _taken = turn()
    with spoken_here(said_now(code)):
        assert in_sentences(supply) == told


def test_programs_are_told_the_supply_with_the_name_of_the_player() -> None:
    supply, _taken = turn()
    assert [str(event.text_for(1)) for event in supply] == ["Green (supply: 1 wood, 1 fish)."]


def test_an_event_that_went_to_another_process_still_has_both_forms() -> None:
    supply, taken = turn()
    sent = pickle.loads(pickle.dumps([(*supply,), (*supply, *taken)]))
    assert [in_sentences(events) for events in sent] == [in_sentences(supply), in_sentences(supply + taken)]
