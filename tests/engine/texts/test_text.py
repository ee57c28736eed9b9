"""Texts for the player: templates with values, rendered only when they are shown, in any language."""

from __future__ import annotations

import pytest

from engine import Refused, new_game
from engine.texts import Text, counted, in_context, message
from engine.texts.language import gettext, listed, shown, speak, spoken
from engine.texts.text import English
from tests.engine.helpers import red


class Swedish(English):
    """A catalogue of a few messages."""

    def gettext(self, message: str) -> str:
        return {
            "{player} takes {goods}.": "{player} tar {goods}.",
            "clay": "lera",
            "wood": "ved",
            "There is no {good} on offer.": "Ingen {good} finns.",
            "{list}, {one}": "{list} + {one}",
        }.get(message, message)

    def ngettext(self, singular: str, plural: str, n: int) -> str:
        return {"{n} coins": "{n} mynt"}[plural]

    def pgettext(self, context: str, message: str) -> str:
        return {
            ("direction", "left"): "vänster",
            ("over", "left"): "kvar",
            ("le-havre", "clay"): "lera",
            ("le-havre", "wood"): "ved",
        }[context, message]

    def npgettext(self, context: str, singular: str, plural: str, n: int) -> str:
        return {
            ("direction", "{n} lefts"): "{n} vänster",
            ("le-havre", "{n} francs"): "{n} franc" if n == 1 else "{n} francer",
            ("le-havre", "{n} clay"): "{n} lera",
        }[context, plural]


SWEDISH = Swedish()


def test_a_text_is_rendered_in_english_unless_told_otherwise() -> None:
    assert str(message("{player} passes.", player="Red")) == "Red passes."


def test_an_event_can_be_rendered_in_another_language() -> None:
    (event,) = red().play("take clay")
    assert event.text.render(SWEDISH) == "Red tar 9 lera."


def test_counted_texts_are_rendered_by_the_plural_of_the_language() -> None:
    (event,) = red(offers="3 francs").play("take francs")
    assert event.text.render(SWEDISH) == "Red tar 3 francer."


@pytest.mark.parametrize(("number", "words"), [(0, "0 francs"), (1, "1 franc"), (2, "2 francs")])
def test_a_counted_text_follows_its_number(number: int, words: str) -> None:
    assert str(counted("{n} franc", "{n} francs", number)) == words


def test_a_word_with_two_meanings_is_translated_by_its_context() -> None:
    assert [in_context(context, "left").render(SWEDISH) for context in ("direction", "over")] == ["vänster", "kvar"]


def test_a_context_is_not_shown_in_english() -> None:
    assert str(in_context("direction", "left")) == "left"


def test_a_counted_text_can_have_a_context() -> None:
    text = counted("{n} left", "{n} lefts", 2)._replace(context="direction")
    assert (str(text), text.render(SWEDISH)) == ("2 lefts", "2 vänster")


def test_a_text_within_a_text_is_translated_too() -> None:
    clay = message("{n} {good}", n=2, good=message("clay"))
    outer = message("{player} takes {goods}.", player="Red", goods=clay)
    assert outer.render(SWEDISH) == "Red tar 2 lera."


def test_several_texts_within_a_text_are_separated_by_commas() -> None:
    assert str(message("{goods}", goods=(message("1 fish"), message("2 clay")))) == "1 fish, 2 clay"


def test_a_list_is_joined_as_it_is_in_the_language() -> None:
    goods = message("{goods}", goods=(message("wood"), message("clay"), message("{fish}")))
    assert goods.render(SWEDISH) == "ved + lera + {fish}"


def test_a_list_of_nothing_or_of_one_has_no_joint() -> None:
    assert [listed(words) for words in ([], ["wood"], ["wood", "clay"])] == ["", "wood", "wood, clay"]


def test_a_text_without_values_shows_its_braces() -> None:
    assert str(Text("{not a value}")) == "{not a value}"


@pytest.mark.parametrize("name", ["{player}", "Red {0}", "%s", "<b>"])
def test_a_players_name_is_never_a_template(name: str) -> None:
    game = new_game("le-havre", [name], seed=1)
    assert str(game.play("supply")[0].text).startswith(name)


def test_a_refusal_can_be_rendered_in_another_language() -> None:
    with pytest.raises(Refused) as refused:
        red().play("take wood")
    assert refused.value.sentence.render(SWEDISH) == "Ingen ved finns."


def test_a_language_spoken_from_now_on_shows_what_was_made_before() -> None:
    text = message("clay")
    before = spoken()
    try:
        speak(SWEDISH)
        assert (shown(text), gettext("wood")) == ("lera", "ved")
        assert listed(["lera", "ved"]) == "lera + ved"
    finally:
        speak(before)
    assert (shown(text), gettext("wood")) == ("clay", "wood")


class Headed(English):
    """A catalogue, in which nothing is the name of its own page."""

    def gettext(self, message: str) -> str:
        return message or "Language: sv"


def test_of_nothing_a_language_makes_nothing() -> None:
    assert Text("").render(Headed()) == ""
