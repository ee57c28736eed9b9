"""Every card and quarter of Macao in a line of a table, and as data for a program to read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.macao.cards import Card
from engine.macao.city import QUARTERS
from engine.macao.colours import COLOURS
from engine.macao.deck import CARDS
from engine.macao.kinds import BUILDING, KINDS, OFFICE, PERSON
from engine.macao.sea import DISTANCE, FIRST_PORT, GOODS, PORTS, START
from engine.texts import N_
from engine.texts.cells import wrapped
from engine.texts.language import gettext as _
from screens.macao import figures, words
from screens.macao.actions import LETTERS
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
                (
                    shown(quarter.shown),
                    letters(COLOURS[colour] for colour in quarter.cost),
                    _("joker tile") if quarter.dark else _("goods"),
                )
                for quarter in QUARTERS
            ),
        ),
        CardTable(
            (_("Ports"), _("takes"), _("PP"), _("steps from the anchor")),
            tuple(
                (
                    shown(port.shown),
                    words.good_name(GOODS[port.good]),
                    values(port),
                    str(DISTANCE[START][FIRST_PORT + number]),
                )
                for number, port in enumerate(PORTS)
            ),
            right=(3,),
        ),
    )


def _cards(kind: str) -> CardTable:
    return CardTable(
        (_(_HEADINGS[kind]), _("cost"), _("tribute"), _("what it does")),
        tuple(row for card in CARDS if card.kind == kind for row in _rows(card)),
    )


def _rows(card: Card) -> Iterator[tuple[str, ...]]:
    """A card in a line, and as many more as its last column takes."""
    first, *more = wrapped(shown(card.effect.says), _ROOM)
    yield words.card_name(card.name), letters(COLOURS[colour] for colour in card.cost), tribute(card), first
    yield from (("", "", "", one) for one in more)


def tribute(card: Card) -> str:
    """The tribute pair of a card: gold and PP."""
    return _("{gold}-{points}").format(gold=card.tribute[0], points=card.tribute[1])


def letters(colours: Iterator[str] | Sequence[str]) -> str:
    """Colours as letters: 'rrb'."""
    return "".join(LETTERS[name] for name in colours)


def legend() -> str:
    """What the letters of the tables mean."""
    return _(
        "Costs are cubes: {colours}. Tribute: the gold and the PP that a card adds to the tribute of its round. "
        "PP: prestige points."
    ).format(colours=figures.letters())


def data(name: str) -> dict[str, Any]:
    """A card for a program to read."""
    card = words.card(name)
    gold, prestige = card.tribute
    return {
        "name": name,
        "shown": words.card_name(name),
        "kind": card.kind,
        "cost": [COLOURS[colour] for colour in card.cost],
        "tribute": {"gold": gold, "prestige": prestige},
        "phase": card.effect.phase,
        "use": card.effect.times,
        "rule": text_of(card),
    }
