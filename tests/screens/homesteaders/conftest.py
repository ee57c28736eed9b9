from __future__ import annotations

import pytest

from engine.titles import TITLES, Home
from screens.titles import TITLES as SCREENS
from screens.titles import TitleCard

NAME = "homesteaders"


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Homesteaders can be asked for by its name."""
    if NAME not in TITLES:
        home = Home("engine.homesteaders.about:ABOUT", "engine.homesteaders.title:Homesteaders")
        monkeypatch.setitem(TITLES, NAME, home)
    if NAME not in SCREENS:
        where = "screens.homesteaders"
        card = TitleCard(
            board=f"{where}.board:HomesteadersBoard",
            keys=f"{where}.actions:KEYS",
            rules=f"{where}.rules_list:texts",
            plain=f"{where}.plain:WORDS",
            report=f"{where}.report:report",
            lesson=f"{where}.lesson:LESSON",
        )
        monkeypatch.setitem(SCREENS, NAME, card)
