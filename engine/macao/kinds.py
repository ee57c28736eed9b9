"""The kinds of cards."""

from __future__ import annotations

from typing import Final

from engine.text import _, text

OFFICE: Final = "office"
BUILDING: Final = "building"
PERSON: Final = "person"
KINDS: Final = (OFFICE, BUILDING, PERSON)
KINDS_SHOWN: Final = {OFFICE: text(_("office")), BUILDING: text(_("building")), PERSON: text(_("person"))}
