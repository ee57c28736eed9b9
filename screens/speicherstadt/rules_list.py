"""All texts of the rules of Die Speicherstadt: chapters, then cards by season, then goods."""

from __future__ import annotations

from engine.speicherstadt.cards import Card
from engine.speicherstadt.deck import CARDS
from engine.speicherstadt.goods import GOODS
from engine.texts.documents import Section
from engine.texts.language import gettext as _
from screens.documents import filled
from screens.rules_texts import RulesText
from screens.speicherstadt import card_text, figures
from screens.speicherstadt.words import season, seasons
from screens.words import shown


def texts() -> tuple[RulesText, ...]:
    """Everything that can be looked up, in the order in which one would read it."""
    ordered = sorted(CARDS, key=lambda card: (card.kai, seasons().index(card.season)))
    return (
        *(RulesText(one.group, one.title, one.words, one.gist) for one in chapters()),
        *map(_card, ordered),
        *(
            RulesText(
                _("Goods"),
                shown(good.shown).capitalize(),
                card_text.good_text(kind),
                card_text.good_gist(kind),
                good.name,
            )
            for kind, good in enumerate(GOODS)
        ),
    )


def chapters() -> tuple[Section, ...]:
    """The chapters of the rules."""
    return filled(card_text.PACKAGE, "rules", figures.values())


def _card(card: Card) -> RulesText:
    template = _("Kaispeicher: {season}") if card.kai else _("Cards: {season}")
    group = template.format(season=season(card.season))
    return RulesText(group, shown(card.shown), card_text.text_of(card), card_text.gist(card), card.name)
