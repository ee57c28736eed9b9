"""The kinds of cards, the departments of the office cards, and the numbers by which positions know them."""

from __future__ import annotations

from typing import Final

from engine.texts import message

OFFICE: Final = "office"
BUILDING: Final = "building"
PERSON: Final = "person"
KINDS: Final = (OFFICE, BUILDING, PERSON)
KINDS_SHOWN: Final = {OFFICE: message("office"), BUILDING: message("building"), PERSON: message("person")}

NUMBERS: Final = {OFFICE: range(24), BUILDING: range(24, 68), PERSON: range(68, 120)}
"""The numbers of the cards of each kind: positions know a card by its number."""
BITS: Final = {kind: sum(1 << number for number in numbers) for kind, numbers in NUMBERS.items()}
"""The cards of each kind, a bit a card."""

MILITARY: Final = 0
JUSTICE: Final = 1
CUSTOMS: Final = 2
FINANCE: Final = 3
CONSTRUCTION: Final = 4
ADMINISTRATION: Final = 5
"""A department has the colour of the same number."""
DEPARTMENTS: Final = ("military", "justice", "customs", "finance", "construction", "administration")
DEPARTMENTS_SHOWN: Final = (
    message("Military"),
    message("Justice"),
    message("Customs"),
    message("Finance"),
    message("Construction"),
    message("Administration"),
)
CARDS_OF_A_DEPARTMENT: Final = 4
DEPARTMENT_BITS: Final = tuple(0b1111 << CARDS_OF_A_DEPARTMENT * department for department in range(6))
"""The office cards of each department, a bit a card: they come first among all cards, department after department."""
