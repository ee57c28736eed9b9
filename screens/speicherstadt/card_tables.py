"""Every card of Die Speicherstadt in a line of a table, and as data for a program to read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.speicherstadt.cards import Card
from engine.speicherstadt.deck import CARDS
from engine.speicherstadt.goods import NAMES, NOTHING
from engine.texts.cells import wrapped
from engine.texts.language import gettext as _
from screens.plain import CardTable
from screens.speicherstadt import card_text, words
from screens.words import capital

_ROOM = 43
"""Cells for what a card does, so that a line has at most 80."""


def tables() -> tuple[CardTable, ...]:
    """Every card in a line, by season, those of Kaispeicher after the others."""
    return tuple(_table(season, kai=kai) for kai in (False, True) for season in words.seasons() if _of(season, kai=kai))


def _of(season: str, *, kai: bool) -> list[Card]:
    return [card for card in CARDS if card.season == season and card.kai == kai]


def _table(season: str, *, kai: bool) -> CardTable:
    template = _("Kaispeicher, {season}") if kai else _("{season}")
    heading = template.format(season=words.season(season))
    return CardTable(
        (capital(heading), _("worth"), _("what it is")),
        tuple(row for card in _of(season, kai=kai) for row in _rows(card)),
        right=(1,),
    )


def _rows(card: Card) -> Iterator[tuple[str, ...]]:
    """A card in a line, and as many more as its last column takes."""
    first, *more = wrapped(card_text.gist(card), _ROOM)
    yield words.card_name(card.name), str(card.worth or "-"), first
    yield from (("", "", one) for one in more)


def legend() -> str:
    """What the columns of the tables mean."""
    return _("Worth: what the card is worth to the Rival of a game alone.")


def data(name: str) -> dict[str, Any]:
    """A card for a program to read."""
    card = words.card(name)
    return {
        "name": name,
        "shown": words.card_name(name),
        "type": card.type,
        "season": card.season,
        "kaispeicher": card.kai,
        "worth": card.worth,
        "points": card.points,
        "coins": card.coins,
        "value": card.value,
        "capacity": card.capacity,
        "goods": [NAMES[kind] for kind in card.goods],
        "good": None if card.good == NOTHING else NAMES[card.good],
        "rule": card_text.text_of(card),
    }
