"""All texts of the rules of Macao: chapters, then cards, quarters, goods and ports with figures and edge cases."""

from __future__ import annotations

from typing import Final

from engine.macao.cards import Card
from engine.macao.city import COLUMNS, NEIGHBOURS, QUARTER, QUARTERS, Quarter, quarters_of
from engine.macao.deck import CARDS, NUMBER
from engine.macao.effects import (
    AT_THE_END,
    BUILDING,
    DEPARTMENT_BITS,
    EACH,
    OFFICE,
    ONCE,
    PASSIVE,
    PERSON,
    DeliveryDouble,
    Effect,
)
from engine.macao.powers import Power, PrestigePerOffice
from engine.macao.sea import DISTANCE, FIRST_PORT, GOODS, GOODS_SHOWN, PORT_OF, PORTS, START, TILES_EACH, Port
from engine.texts import N_
from engine.texts.documents import Section
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from screens.documents import filled
from screens.macao import figures, words
from screens.rules_texts import RulesText
from screens.words import shown

_KINDS: Final = {OFFICE: N_("An office card"), BUILDING: N_("A building"), PERSON: N_("A person")}
_TIMES: Final = {
    ONCE: N_("It acts by itself, once in a round."),
    EACH: N_("It acts by itself, every time."),
    PASSIVE: N_("It acts by itself as long as the game lasts."),
    AT_THE_END: N_("It counts at the end of the game."),
}


def text_of(card: Card) -> str:
    """All that there is to say of a card; an empty line parts paragraphs."""
    costs = _("{kind}. Activating it costs {cost}.").format(
        kind=_(_KINDS[card.kind]), cost=words.cost(NUMBER[card.name])
    )
    does = " ".join((shown(card.effect.says), _when(card.effect)))
    return "\n\n".join(part for part in (does, _note(card), " ".join((costs, _tribute(card)))) if part)


def _when(effect: Effect) -> str:
    """When a card acts, and how often."""
    if isinstance(effect, Power):
        return _("You use it in your turn, once in a round.")
    if effect.of_choice:
        return _("You decide whether, once in a round.") if effect.times == ONCE else _("You decide every time.")
    return _(_TIMES[effect.times])


def _note(card: Card) -> str:
    """What is worth knowing beside; nothing if there is nothing."""
    if card.kind != OFFICE:
        return shown(card.effect.note) if card.effect.note.template else ""
    (building,) = (
        shown(other.shown)
        for other in CARDS
        if isinstance(other.effect, PrestigePerOffice)
        and DEPARTMENT_BITS[other.effect.department] >> NUMBER[card.name] & 1
    )
    return _("The {building} brings PP for activated cards of this department.").format(building=building)


def _tribute(card: Card) -> str:
    """What a card adds to the tribute of its round."""
    if not any(card.tribute):
        return _("It adds nothing to the tribute of the round in which it comes up.")
    gold, prestige = card.tribute
    adds = words.prestige(prestige)
    if gold:
        adds = _("{gold} and {points}").format(gold=words.gold(gold), points=adds)
    return _("It adds {what} to the tribute of the round in which it comes up.").format(what=adds)


def quarter_text(quarter: Quarter) -> str:
    """All that there is to say of a quarter."""
    near = ", ".join(str(number_of(QUARTERS[n])) for n in quarters_of(NEIGHBOURS[QUARTER[quarter.name]]))
    tile = _("A dark quarter: a joker tile lies there.") if quarter.dark else _("A light quarter: goods lie there.")
    where = _("It lies in row {row} from the north and column {column} from the wall, beside the quarters {near}.")
    return "\n\n".join(
        (
            _("{tile} Taking it costs {cost}.").format(tile=tile, cost=words.quarter_cost(QUARTER[quarter.name])),
            where.format(row=quarter.row, column=quarter.column, near=near),
        )
    )


def number_of(quarter: Quarter) -> int:
    """The number of a quarter, from 1: they count from the north-west, row by row."""
    return COLUMNS * (quarter.row - 1) + quarter.column


def quarter_gist(quarter: Quarter) -> str:
    """A quarter in a line."""
    template = _("{cost}; dark, with a joker tile") if quarter.dark else _("{cost}; light, with goods")
    return template.format(cost=words.quarter_cost(QUARTER[quarter.name]))


def good_text(good: int) -> str:
    """All that there is to say of a kind of goods."""
    port = PORTS[PORT_OF[good]]
    warehouse = next(
        shown(card.shown) for card in CARDS if isinstance(card.effect, DeliveryDouble) and card.effect.good == good
    )
    return "\n\n".join(
        (
            ngettext(
                "There is {n} tile of it in the city.", "There are {n} tiles of it in the city.", TILES_EACH
            ).format(n=TILES_EACH),
            _("It goes to {port}, where the tiles bring {values} PP, the first one most.").format(
                port=shown(port.shown), values=values(port)
            ),
            _("The {warehouse} doubles that for its owner.").format(warehouse=warehouse),
        )
    )


def good_gist(good: int) -> str:
    """A kind of goods in a line."""
    port = PORTS[PORT_OF[good]]
    return _("to {port}, {values} PP").format(port=shown(port.shown), values=values(port))


def port_text(number: int) -> str:
    """All that there is to say of a port."""
    port = PORTS[number]
    here = FIRST_PORT + number
    others = ", ".join(
        _("{n} to {port}").format(n=DISTANCE[here][FIRST_PORT + other], port=shown(PORTS[other].shown))
        for other in range(len(PORTS))
        if other != number
    )
    return "\n\n".join(
        (
            _("It takes {good}: {values} PP, the highest free space first.").format(
                good=shown(GOODS_SHOWN[port.good]), values=values(port)
            ),
            _("It is {n} steps from the anchor. Steps to the other ports: {others}.").format(
                n=DISTANCE[START][here], others=others
            ),
        )
    )


def port_gist(number: int) -> str:
    """A port in a line."""
    port = PORTS[number]
    return _("takes {good}, {values} PP, {n} steps from the anchor").format(
        good=shown(GOODS_SHOWN[port.good]), values=values(port), n=DISTANCE[START][FIRST_PORT + number]
    )


def values(port: Port) -> str:
    """The values of the delivery spaces of a port, the first one to be covered first."""
    return ", ".join(map(str, port.values))


_GROUPS = {OFFICE: N_("Office cards"), BUILDING: N_("Buildings"), PERSON: N_("Persons")}


def texts() -> tuple[RulesText, ...]:
    """Everything that can be looked up, in the order in which one would read it."""
    return (
        *(RulesText(one.group, one.title, one.words, one.gist) for one in chapters()),
        *map(_card, CARDS),
        *(
            RulesText(_("Quarters"), shown(quarter.shown), quarter_text(quarter), quarter_gist(quarter), quarter.name)
            for quarter in QUARTERS
        ),
        *(
            RulesText(_("Goods"), shown(GOODS_SHOWN[good]).capitalize(), good_text(good), good_gist(good), name)
            for good, name in enumerate(GOODS)
        ),
        *(
            RulesText(_("Ports"), shown(port.shown), port_text(number), port_gist(number), port.name)
            for number, port in enumerate(PORTS)
        ),
    )


def chapters() -> tuple[Section, ...]:
    """The chapters of the rules."""
    return filled("screens.macao", "rules", figures.values())


def _card(card: Card) -> RulesText:
    # What it does comes first: a list may have no room for all of it.
    gist = _("{does} ({cost})").format(does=words.effect(NUMBER[card.name]), cost=words.cost(NUMBER[card.name]))
    return RulesText(_(_GROUPS[card.kind]), shown(card.shown), text_of(card), gist, card.name)
