"""Cards, quarters, goods and ports of Macao in words: figures, effects and edge cases in full sentences.

Nothing here draws, and nothing imports Textual. Every figure comes from the rules.
"""

from __future__ import annotations

from engine.macao.board_effects import DeliveryDouble
from engine.macao.cards import Card
from engine.macao.city import COLUMNS, NEIGHBOURS, QUARTER, QUARTERS, Quarter, quarters_of
from engine.macao.deck import CARDS
from engine.macao.sea import DISTANCE, FIRST_PORT, GOODS_SHOWN, PORT_OF, PORTS, START, TILES_EACH, Port
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from screens.macao import card_notes, words
from screens.macao.short import short
from screens.words import shown


def text_of(card: Card) -> str:
    """All that there is to say of a card; an empty line parts paragraphs."""
    costs = _("{kind}. Activating it costs {cost}.").format(kind=card_notes.kind(card), cost=words.cost(card.name))
    does = " ".join((shown(card.effect.says), card_notes.when(card)))
    return "\n\n".join(part for part in (does, card_notes.note(card), " ".join((costs, _tribute(card)))) if part)


def _tribute(card: Card) -> str:
    """What a card adds to the tribute of its round."""
    if not any(card.tribute):
        return _("It adds nothing to the tribute of the round in which it comes up.")
    gold, prestige = card.tribute
    adds = words.prestige(prestige)
    if gold:
        adds = _("{gold} and {points}").format(gold=words.gold(gold), points=adds)
    return _("It adds {what} to the tribute of the round in which it comes up.").format(what=adds)


def gist(card: Card) -> str:
    """A card in a line."""
    return _("{kind}, {cost}: {does}").format(
        kind=words.kind_name(card.name), cost=words.cost(card.name), does=short(card)
    )


def quarter_text(quarter: Quarter) -> str:
    """All that there is to say of a quarter."""
    near = ", ".join(str(number_of(QUARTERS[n])) for n in quarters_of(NEIGHBOURS[QUARTER[quarter.name]]))
    tile = _("A dark quarter: a joker tile lies there.") if quarter.dark else _("A light quarter: goods lie there.")
    where = _("It lies in row {row} from the north and column {column} from the wall, beside the quarters {near}.")
    return "\n\n".join(
        (
            _("{tile} Taking it costs {cost}.").format(tile=tile, cost=words.quarter_cost(quarter.name)),
            where.format(row=quarter.row, column=quarter.column, near=near),
        )
    )


def number_of(quarter: Quarter) -> int:
    """The number of a quarter, from 1: they count from the north-west, row by row."""
    return COLUMNS * (quarter.row - 1) + quarter.column


def quarter_gist(quarter: Quarter) -> str:
    """A quarter in a line."""
    template = _("{cost}; dark, with a joker tile") if quarter.dark else _("{cost}; light, with goods")
    return template.format(cost=words.quarter_cost(quarter.name))


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
