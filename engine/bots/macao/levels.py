"""The computer players of Macao, the weakest first."""

from __future__ import annotations

from engine.bots.levels import Lineup

LINEUP = Lineup(players={})
