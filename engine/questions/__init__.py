"""The few kinds of question that a move can raise, each with bounds, a default, a check and its notation.

Screens have one panel a kind and bots one policy a kind; no question knows the rule that asks it.
"""

from engine.questions.basket import Basket
from engine.questions.choices import Amount, Choice, Number, Option, Several
from engine.questions.payment import Payment
from engine.questions.question import NOTHING, Question, Token, answer_in_words

__all__ = [
    "NOTHING",
    "Amount",
    "Basket",
    "Choice",
    "Number",
    "Option",
    "Payment",
    "Question",
    "Several",
    "Token",
    "answer_in_words",
]
