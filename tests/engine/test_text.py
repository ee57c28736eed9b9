"""Texts for the player: templates with values, rendered only when they are shown, in any language."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine import Refused, new_game
from engine.text import Text, counted, text
from tests.engine.helpers import red


def swedish(template: str) -> str:
    return {"{player} takes {goods}.": "{player} tar {goods}.", "{n} {good}": "{n} {good}", "clay": "lera"}[template]


def swedish_counted(singular: str, plural: str, count: int) -> str:
    return {"{n} francs": "{n} franc" if count == 1 else "{n} francer", "{n} clay": "{n} lera"}[plural]


def test_a_text_is_rendered_in_english_unless_told_otherwise() -> None:
    assert str(text("{player} passes.", player="Red")) == "Red passes."


def test_an_event_can_be_rendered_in_another_language() -> None:
    (event,) = red().play("take clay")
    assert event.text.render(swedish, swedish_counted) == "Red tar 9 lera."


def test_counted_texts_are_rendered_by_the_plural_of_the_language() -> None:
    (event,) = red(offers="3 francs").play("take francs")
    assert event.text.render(swedish, swedish_counted) == "Red tar 3 francer."


@pytest.mark.parametrize(("number", "shown"), [(0, "0 francs"), (1, "1 franc"), (2, "2 francs")])
def test_a_counted_text_follows_its_number(number: int, shown: str) -> None:
    assert str(counted("{n} franc", "{n} francs", number)) == shown


def test_a_text_within_a_text_is_translated_too() -> None:
    outer = text("{player} takes {goods}.", player="Red", goods=text("{n} {good}", n=2, good=text("clay")))
    assert outer.render(swedish, swedish_counted) == "Red tar 2 lera."


def test_several_texts_within_a_text_are_separated_by_commas() -> None:
    assert str(text("{goods}", goods=(text("1 fish"), text("2 clay")))) == "1 fish, 2 clay"


def test_a_text_without_values_shows_its_braces() -> None:
    assert str(Text("{not a value}")) == "{not a value}"


@pytest.mark.parametrize("name", ["{player}", "Red {0}", "%s", "<b>"])
def test_a_players_name_is_never_a_template(name: str) -> None:
    game = new_game("le-havre", [name], seed=1)
    assert str(game.play("supply")[0].text).startswith(name)


def test_a_refusal_can_be_rendered_in_another_language() -> None:
    with pytest.raises(Refused) as refused:
        red().play("take wood")
    templates: Callable[[str], str] = {
        "There is no {good} on offer.": "Ingen {good} finns.",
        "wood": "ved",
    }.__getitem__
    assert refused.value.sentence.render(templates) == "Ingen ved finns."


def test_the_prompt_of_a_decision_can_be_rendered_in_another_language() -> None:
    decision = red().decision
    assert decision is not None
    shown = decision.prompt.render(lambda template: "{name} ska handla")
    assert shown == "Red ska handla"
