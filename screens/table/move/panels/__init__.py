"""The panels that ask: one for each kind of question, whatever the title and the rule behind it."""

from engine import Amount, Basket, Choice, Number, Payment, Question, Several
from screens.table.move.panels.lists import ChoicePanel, SeveralPanel
from screens.table.move.panels.numbers import AmountPanel, NumberPanel
from screens.table.move.panels.panel import Panel
from screens.table.move.panels.tokens import TokensPanel

__all__ = ["Panel", "panel_for"]


def panel_for(question: Question) -> Panel:
    """The panel that asks a question."""
    if isinstance(question, Amount):
        return AmountPanel(question)
    if isinstance(question, Number):
        return NumberPanel(question)
    if isinstance(question, Choice):
        return ChoicePanel(question)
    if isinstance(question, Several):
        return SeveralPanel(question)
    if isinstance(question, Basket | Payment):
        return TokensPanel(question)
    raise TypeError(type(question).__name__)
