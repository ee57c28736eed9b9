"""What happened is told without saying the same again and again."""

from __future__ import annotations

import pytest

from engine import Event
from engine.texts import message
from engine.texts.language import speak, spoken
from engine.texts.text import English
from screens.words import in_sentences, shown


def did(words: str, name: str = "Red", seat: int = 0) -> Event:
    """Something that a player did."""
    return Event.of(seat, message("{player} " + words, player=name))


def test_what_one_player_did_in_a_row_is_one_sentence() -> None:
    events = [did("enters the Bakehouse."), did("pays 1 fish."), did("takes 2 wood.", "Green", 1)]
    assert in_sentences(events) == "Red enters the Bakehouse; pays 1 fish. Green takes 2 wood."


def weighed(name: str = "Red") -> Event:
    """What begins a longer sentence of a player, and has another template for where nothing follows."""
    named = {"player": name, "goods": "3 nuts"}
    return Event(0, "{player} (on the scales: {goods}).", named, alone="On the scales: {goods}.")


def test_what_begins_a_sentence_belongs_to_what_follows() -> None:
    events = [weighed(), did("takes 2 wood."), did("passes.")]
    assert in_sentences(events) == "Red (on the scales: 3 nuts) takes 2 wood; passes."


@pytest.mark.parametrize("name", ["Red", "You"])
def test_what_begins_a_sentence_has_its_own_words_where_nothing_follows(name: str) -> None:
    events = [Event.of(None, message("Round 2 begins.")), weighed(name), did("takes 2 wood.", "Green", 1)]
    assert in_sentences(events) == "Round 2 begins. On the scales: 3 nuts. Green takes 2 wood."


def test_what_is_done_several_times_in_a_row_is_told_once() -> None:
    events = [did("sells 1 wood."), did("sells 1 wood."), did("sells 1 wood."), did("returns a debt.")]
    assert in_sentences(events) == "Red sells 1 wood (3 times); returns a debt."


def test_what_is_about_nobody_stands_for_itself() -> None:
    assert (
        in_sentences([did("eats."), Event.of(None, message("Round 2 begins.")), did("eats.")])
        == "Red eats. Round 2 begins. Red eats."
    )


def test_the_verb_agrees_with_a_player_who_is_called_you() -> None:
    told = (
        "takes 2 wood.",
        "passes.",
        "has 3 fish.",
        "is first.",
        "was second.",
        "goes on.",
        "chooses red 1.",
        "could not pay.",
        "at home.",
    )
    agreed = [
        "take 2 wood",
        "pass",
        "have 3 fish",
        "are first",
        "were second",
        "go on",
        "choose red 1",
        "could not pay",
        "at home",
    ]
    for name in ("You", "you"):
        assert in_sentences([did(words, name) for words in told]) == f"{name} {'; '.join(agreed)}."
    assert in_sentences([did("takes 2 wood.", "Young")]) == "Young takes 2 wood."


def test_whoever_is_called_you_has_a_capital_at_the_beginning_alone() -> None:
    paid = Event.of(1, message("{player} pays 1 fish to {owner}.", player="Red", owner="You"))
    taken = Event.of(0, message("{player} takes 1 fish.", player="You"))
    assert in_sentences([paid, taken]) == "Red pays 1 fish to you. You take 1 fish."


def test_nobody_else_agrees_with_a_player_who_is_called_you() -> None:
    given = message("{other} gives {player} a coin.", other="Red", player="You")
    assert in_sentences([Event.of(0, given)]) == "Red gives you a coin."


class German(English):
    """A catalogue of one message."""

    def gettext(self, message: str) -> str:
        return {"{player} passes.": "{player} passt es."}.get(message, message)


def test_a_translated_sentence_is_not_bent_by_english_rules() -> None:
    before = spoken()
    speak(German())
    try:
        assert shown(message("{player} passes.", player="You")) == "You passt es."
    finally:
        speak(before)
