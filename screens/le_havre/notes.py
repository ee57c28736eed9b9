"""The edge cases of the cards and the ships in plain words, beyond the rule that each of them prints."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from engine.le_havre.deck import CARD_INDEX, CARDS
from engine.le_havre.exchanges import Conversion, Exchange, SaleByShowing
from engine.le_havre.goods import GOODS, some
from engine.texts import Text, counted, message
from screens.documents import notes
from screens.le_havre import figures
from screens.words import shown

_MANY = 6
"""Up to so many of a good it is said what they bring."""


def noted() -> tuple[str, ...]:
    """The cards and kinds of ship of which the document of notes says something."""
    return tuple(notes("screens.le_havre", figures.values()))


def notes_on(name: str) -> tuple[str, ...]:
    """The edge cases of a card, or of a kind of ship, by its name; none where it does just what it prints.

    What follows from the figures of its `does` comes before what is written about it.
    """
    of_figures = map(shown, _notes_of_figures(CARDS[CARD_INDEX[name]].does)) if name in CARD_INDEX else ()
    return (*of_figures, *notes("screens.le_havre", figures.values()).get(name, ()))


def _notes_of_figures(does: Exchange | None) -> Iterator[Text]:
    if isinstance(does, Conversion) and (does.francs % 1 or does.hides % 1):
        yield _rounded_down(does)
    if isinstance(does, SaleByShowing):
        yield message("The {n} francs must be there when the fee has been paid.", n=does.show)


def _rounded_down(conversion: Conversion) -> Text:
    """What small numbers of a good bring besides, where half of something is lost."""
    steps = []
    for brought, group in groupby(range(1, min(conversion.at_most, _MANY) + 1), conversion.brought_by):
        first, *others = group
        steps.append(
            counted(
                "{number} brings {goods}",
                "{number} bring {goods}",
                first,
                number=message("{first} or {last}", first=first, last=others[-1]) if others else first,
                goods=tuple(some(number, kind) for kind, number in brought) or message("nothing besides"),
            )
        )
    return message("Of {good}, {steps}.", good=GOODS[conversion.good].shown, steps=tuple(steps))
