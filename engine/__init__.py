"""The rules of Havre's games: pure, with the standard library alone.

The names below are loaded when they are asked for, so that whoever needs `engine.texts` alone loads no rules.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.about import About
    from engine.errors import EngineError, NotationError, NotNow, Refused, SetupError
    from engine.game import Game
    from engine.moves import Answer, Bundle, Move
    from engine.notation import format_move, format_move as format, parse
    from engine.open_game import OpenGame, Plan
    from engine.questions import Amount, Basket, Choice, Number, Option, Payment, Question, Several, Token
    from engine.setup import new_game
    from engine.texts import Text
    from engine.title import Decision, Event
    from engine.titles import TITLES

_HOMES = {
    "engine.about": ("About",),
    "engine.setup": ("new_game",),
    "engine.errors": ("EngineError", "NotNow", "NotationError", "Refused", "SetupError"),
    "engine.game": ("Game",),
    "engine.moves": ("Answer", "Bundle", "Move"),
    "engine.notation": ("format_move", "parse"),
    "engine.open_game": ("OpenGame", "Plan"),
    "engine.questions": ("Amount", "Basket", "Choice", "Number", "Option", "Payment", "Question", "Several", "Token"),
    "engine.texts": ("Text",),
    "engine.title": ("Decision", "Event"),
    "engine.titles": ("TITLES",),
}
_HOME = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "TITLES",
    "About",
    "Amount",
    "Answer",
    "Basket",
    "Bundle",
    "Choice",
    "Decision",
    "EngineError",
    "Event",
    "Game",
    "Move",
    "NotNow",
    "NotationError",
    "Number",
    "OpenGame",
    "Option",
    "Payment",
    "Plan",
    "Question",
    "Refused",
    "SetupError",
    "Several",
    "Text",
    "Token",
    "format",
    "format_move",
    "new_game",
    "parse",
]


def __getattr__(name: str) -> Any:
    source = "format_move" if name == "format" else name
    if source not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(_HOME[source]), source)
    return found
