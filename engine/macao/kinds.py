"""The kinds of cards."""

from __future__ import annotations

from typing import Final

from engine.texts import message

OFFICE: Final = "office"
BUILDING: Final = "building"
PERSON: Final = "person"
KINDS: Final = (OFFICE, BUILDING, PERSON)
KINDS_SHOWN: Final = {OFFICE: message("office"), BUILDING: message("building"), PERSON: message("person")}
