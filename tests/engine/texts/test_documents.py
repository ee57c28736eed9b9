"""Documents: headings, paragraphs, lists, tables and named values, and what is refused."""

from __future__ import annotations

import pytest

from engine.texts.documents import DocumentError, Section, laid_out, sections

RULES = """# Rules

## The meal

Everybody owes the food of the round.
It is paid with fish.

It grows: {first} food,
then {card.food}.

## Goods

- wood burns,
  as coal does
- fish feeds

| good | food |
|------|------|
| fish | {fish} |
| smoked fish | 2 |
"""


class Card:
    food = 12


def test_a_document_is_read_as_its_sections_with_their_group() -> None:
    assert [(one.group, one.title) for one in sections(RULES)] == [("Rules", "The meal"), ("Rules", "Goods")]


def test_lines_of_a_paragraph_are_one_line_and_an_empty_line_parts_paragraphs() -> None:
    meal = sections(RULES)[0].filled({"first": 3, "card": Card})
    assert meal.words == "Everybody owes the food of the round. It is paid with fish.\n\nIt grows: 3 food, then 12."


def test_the_gist_is_the_first_paragraph() -> None:
    assert sections(RULES)[0].gist == "Everybody owes the food of the round. It is paid with fish."


def test_items_of_a_list_stay_lines_and_columns_of_a_table_stand_below_each_other() -> None:
    goods = sections(RULES)[1].filled({"fish": 1})
    assert goods.words == (
        "- wood burns, as coal does\n- fish feeds\n\ngood         food\nfish         1\nsmoked fish  2"
    )


def test_an_item_goes_on_below_its_words() -> None:
    assert laid_out("- wood burns as coal does", 14) == ["- wood burns", "  as coal does"]


def test_the_names_of_values_are_told() -> None:
    assert sections(RULES)[0].values() == {"first", "card.food"}


@pytest.mark.parametrize("values", [{}, {"first": 3}, {"first": 3, "card": 4}])
def test_a_value_that_nobody_gives_is_an_error_that_names_the_section(values: dict[str, object]) -> None:
    with pytest.raises(DocumentError, match="The meal"):
        sections(RULES)[0].filled(values)


@pytest.mark.parametrize(
    "line",
    ["a *word*", "__bold__", "`code`", "[link](page)", "### deep", "> said", "1. first", "a\ttab", "<b>bold"],
)
def test_signs_that_no_terminal_shows_are_refused_with_the_number_of_the_line(line: str) -> None:
    with pytest.raises(DocumentError, match="line 3"):
        sections(f"## Title\n\n{line}\n")


def test_a_heading_without_words_is_refused() -> None:
    with pytest.raises(DocumentError, match="Empty"):
        sections("## Empty\n\n## Full\n\nWords.\n")


def test_words_without_a_heading_are_refused() -> None:
    with pytest.raises(DocumentError, match="no heading"):
        sections("Words.\n\n## Full\n\nWords.\n")


def test_a_name_with_a_hyphen_is_a_value() -> None:
    assert Section("Fish", "{smoked-fish} food").filled({"smoked-fish": 2}).words == "2 food"
