"""The rules of Havre's games: pure, with the standard library alone."""

from engine.about import About
from engine.beginning import new_game
from engine.errors import EngineError, NotationError, NotNow, Refused, SetupError
from engine.game import Game, Plan
from engine.moves import Answer, Bundle, Move
from engine.notation import format_move, parse
from engine.questions import Amount, Basket, Choice, Number, Option, Payment, Question, Several, Token
from engine.text import Text
from engine.title import Decision, Event
from engine.titles import TITLES, about

format = format_move

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
    "Option",
    "Payment",
    "Plan",
    "Question",
    "Refused",
    "SetupError",
    "Several",
    "Text",
    "Token",
    "about",
    "format",
    "format_move",
    "new_game",
    "parse",
]
