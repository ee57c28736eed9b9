"""The computer players of Die Speicherstadt: so far it is played by chance alone."""

from __future__ import annotations

from engine.bots.levels import Lineup

LINEUP = Lineup({})
