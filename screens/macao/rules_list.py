"""All texts of the rules of Macao: chapters, then cards by kind, quarters, goods, ports."""

from __future__ import annotations

from engine.macao.cards import Card
from engine.macao.city import QUARTERS
from engine.macao.deck import CARDS
from engine.macao.kinds import BUILDING, OFFICE, PERSON
from engine.macao.sea import GOODS, GOODS_SHOWN, PORTS
from engine.texts import N_
from engine.texts.documents import Section
from engine.texts.language import gettext as _
from screens.documents import filled
from screens.macao import card_text, figures, words
from screens.rules_texts import RulesText
from screens.words import shown

_GROUPS = {OFFICE: N_("Office cards"), BUILDING: N_("Buildings"), PERSON: N_("Persons")}


def texts() -> tuple[RulesText, ...]:
    """Everything that can be looked up, in the order in which one would read it."""
    return (
        *(RulesText(one.group, one.title, one.words, one.gist) for one in chapters()),
        *map(_card, CARDS),
        *(
            RulesText(
                _("Quarters"),
                shown(quarter.shown),
                card_text.quarter_text(quarter),
                card_text.quarter_gist(quarter),
                quarter.name,
            )
            for quarter in QUARTERS
        ),
        *(
            RulesText(
                _("Goods"),
                shown(GOODS_SHOWN[good]).capitalize(),
                card_text.good_text(good),
                card_text.good_gist(good),
                name,
            )
            for good, name in enumerate(GOODS)
        ),
        *(
            RulesText(
                _("Ports"), shown(port.shown), card_text.port_text(number), card_text.port_gist(number), port.name
            )
            for number, port in enumerate(PORTS)
        ),
    )


def chapters() -> tuple[Section, ...]:
    """The chapters of the rules."""
    return filled("screens.macao", "rules", figures.values())


def _card(card: Card) -> RulesText:
    # What it does comes first: a list may have no room for all of it.
    gist = _("{does} ({cost})").format(does=words.effect(card.name), cost=words.cost(card.name))
    return RulesText(_(_GROUPS[card.kind]), shown(card.shown), card_text.text_of(card), gist, card.name)
