"""What a building does in the few signs of its card: `grain>bread+½fr`, `3 fish +1/rod`."""

from __future__ import annotations

from engine.le_havre.cards import Card
from engine.le_havre.goods import GOODS
from engine.texts import N_
from engine.texts.language import gettext as _
from screens.le_havre.words import good_name
from screens.words import shown
from widgets.lines import Line, text
from widgets.tinting import Vocabulary

CELLS = 19
"""How many cells the longest takes."""

_WORDS: Vocabulary = {
    N_("smoked"): "good:smoked-fish",
    N_("hide"): "good:hides",
    N_("fr"): "good:francs",
    N_("franc"): "good:francs",
    N_("francs"): "good:francs",
    N_("loans"): "short",
    N_("loan"): "short",
}


def vocabulary() -> Vocabulary:
    """The words for goods, each in its colour."""
    goods: Vocabulary = {good_name(one.name): f"good:{one.name}" for one in GOODS}
    return {**goods, **{_(word): style for word, style in _WORDS.items()}}


def deed(building: Card) -> Line:
    """What a building does, in at most `CELLS` cells; without colours, which a list that scrolls would send anew."""
    return text(shown(building.short))
