"""The table of names says what the catalogues say."""

from __future__ import annotations

from saves.called import NAMES
from tests.languages.naming import read_typed, table


def test_the_table_of_names_is_made_from_the_catalogues() -> None:
    assert NAMES.read_text(encoding="utf-8") == table(read_typed())


def test_every_name_in_chinese_signs_can_be_typed() -> None:
    rows = [line.split("\t") for line in NAMES.read_text(encoding="utf-8").splitlines()[1:]]
    assert [row for row in rows if any("\u3400" <= sign <= "\u9fff" for sign in row[2]) and not row[-1]] == []
