"""The 24 office cards: six departments with four cards each, which turn cubes of their colour into gold."""

from __future__ import annotations

from typing import Final

from engine.macao.cards import Card
from engine.macao.colours import BLACK, BLUE, GRAY, GREEN, RED, VIOLET
from engine.macao.exchanges import GiveColour
from engine.macao.kinds import OFFICE
from engine.text import _, text

OFFICES: Final = (
    Card("military-1", text(_("Military 1")), OFFICE, (RED,), (0, 0), GiveColour(3, RED, gold=1)),
    Card("military-2", text(_("Military 2")), OFFICE, (RED, RED), (2, 2), GiveColour(2, RED, gold=1)),
    Card("military-3", text(_("Military 3")), OFFICE, (RED, RED, RED), (1, 2), GiveColour(1, RED, gold=1)),
    Card("military-4", text(_("Military 4")), OFFICE, (RED, RED, RED, RED), (1, 1), GiveColour(1, RED, gold=2)),
    Card("justice-1", text(_("Justice 1")), OFFICE, (BLUE,), (1, 1), GiveColour(3, BLUE, gold=1)),
    Card("justice-2", text(_("Justice 2")), OFFICE, (BLUE, BLUE), (0, 1), GiveColour(2, BLUE, gold=1)),
    Card("justice-3", text(_("Justice 3")), OFFICE, (BLUE, BLUE, BLUE), (0, 1), GiveColour(1, BLUE, gold=1)),
    Card("justice-4", text(_("Justice 4")), OFFICE, (BLUE, BLUE, BLUE, BLUE), (2, 2), GiveColour(1, BLUE, gold=2)),
    Card("customs-1", text(_("Customs 1")), OFFICE, (GREEN,), (2, 2), GiveColour(3, GREEN, gold=1)),
    Card("customs-2", text(_("Customs 2")), OFFICE, (GREEN, GREEN), (1, 2), GiveColour(2, GREEN, gold=1)),
    Card("customs-3", text(_("Customs 3")), OFFICE, (GREEN, GREEN, GREEN), (0, 0), GiveColour(1, GREEN, gold=1)),
    Card("customs-4", text(_("Customs 4")), OFFICE, (GREEN, GREEN, GREEN, GREEN), (0, 1), GiveColour(1, GREEN, gold=2)),
    Card("finance-1", text(_("Finance 1")), OFFICE, (BLACK,), (0, 1), GiveColour(3, BLACK, gold=1)),
    Card("finance-2", text(_("Finance 2")), OFFICE, (BLACK, BLACK), (1, 2), GiveColour(2, BLACK, gold=1)),
    Card("finance-3", text(_("Finance 3")), OFFICE, (BLACK, BLACK, BLACK), (1, 1), GiveColour(1, BLACK, gold=1)),
    Card("finance-4", text(_("Finance 4")), OFFICE, (BLACK, BLACK, BLACK, BLACK), (1, 2), GiveColour(1, BLACK, gold=2)),
    Card("construction-1", text(_("Construction 1")), OFFICE, (GRAY,), (1, 2), GiveColour(3, GRAY, gold=1)),
    Card("construction-2", text(_("Construction 2")), OFFICE, (GRAY, GRAY), (0, 0), GiveColour(2, GRAY, gold=1)),
    Card("construction-3", text(_("Construction 3")), OFFICE, (GRAY, GRAY, GRAY), (2, 2), GiveColour(1, GRAY, gold=1)),
    Card(
        "construction-4",
        text(_("Construction 4")),
        OFFICE,
        (GRAY, GRAY, GRAY, GRAY),
        (1, 2),
        GiveColour(1, GRAY, gold=2),
    ),
    Card("administration-1", text(_("Administration 1")), OFFICE, (VIOLET,), (0, 1), GiveColour(3, VIOLET, gold=1)),
    Card(
        "administration-2", text(_("Administration 2")), OFFICE, (VIOLET, VIOLET), (1, 1), GiveColour(2, VIOLET, gold=1)
    ),
    Card(
        "administration-3",
        text(_("Administration 3")),
        OFFICE,
        (VIOLET, VIOLET, VIOLET),
        (0, 1),
        GiveColour(1, VIOLET, gold=1),
    ),
    Card(
        "administration-4",
        text(_("Administration 4")),
        OFFICE,
        (VIOLET, VIOLET, VIOLET, VIOLET),
        (0, 0),
        GiveColour(1, VIOLET, gold=2),
    ),
)
