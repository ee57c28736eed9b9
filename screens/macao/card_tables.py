"""Every card and quarter of Macao in a line of a table, and as data for a program to read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.macao.city import QUARTERS
from engine.macao.colours import COLOURS
from engine.macao.deck import CARDS, NUMBER
from engine.macao.effects import BUILDING, KINDS, NUMBERS, OFFICE, PERSON
from engine.macao.sea import DISTANCE, FIRST_PORT, PORTS, START
from engine.texts import N_
from engine.texts.language import gettext as _
from engine.texts.wrapping import wrapped
from screens.macao import figures, words
from screens.macao.pieces import letters
from screens.macao.rules_list import text_of, values
from screens.plain import CardTable
from screens.words import shown

_ROOM = 37
"""Cells for what a card does, so that a line has at most 80."""
_HEADINGS = {OFFICE: N_("Office cards"), BUILDING: N_("Buildings"), PERSON: N_("Persons")}


def tables() -> tuple[CardTable, ...]:
    """Every card in a line, kind by kind; then the quarters and the ports."""
    return (
        *(_cards(kind) for kind in KINDS),
        CardTable(
            (_("Quarters"), _("cost"), _("tile")),
            tuple(
                (shown(quarter.shown), letters(quarter.cost), _("joker tile") if quarter.dark else _("goods"))
                for quarter in QUARTERS
            ),
        ),
        CardTable(
            (_("Ports"), _("takes"), _("PP"), _("steps from the anchor")),
            tuple(
                (shown(port.shown), words.good_name(port.good), values(port), str(DISTANCE[START][FIRST_PORT + number]))
                for number, port in enumerate(PORTS)
            ),
            right=(3,),
        ),
    )


def _cards(kind: str) -> CardTable:
    return CardTable(
        (_(_HEADINGS[kind]), _("cost"), _("tribute"), _("what it does")),
        tuple(row for number in NUMBERS[kind] for row in _rows(number)),
    )


def _rows(number: int) -> Iterator[tuple[str, ...]]:
    """A card in a line, and as many more as its last column takes."""
    first, *more = wrapped(words.says(number), _ROOM)
    yield words.card_name(number), letters(CARDS[number].cost), words.tribute(number), first
    yield from (("", "", "", one) for one in more)


def legend() -> str:
    """What the letters of the tables mean."""
    return _(
        "Costs are cubes: {colours}. Tribute: the gold and the PP that a card adds to the tribute of its round. "
        "PP: prestige points."
    ).format(colours=figures.letters())


def data(name: str) -> dict[str, Any]:
    """A card for a program to read."""
    number = NUMBER[name]
    card = CARDS[number]
    gold, prestige = card.tribute
    return {
        "name": name,
        "shown": words.card_name(number),
        "kind": card.kind,
        "cost": [COLOURS[colour] for colour in card.cost],
        "tribute": {"gold": gold, "prestige": prestige},
        "phase": card.effect.phase,
        "use": card.effect.times,
        "rule": text_of(card),
    }
