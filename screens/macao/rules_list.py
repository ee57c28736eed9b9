"""All texts of the rules of Macao, its cards in tables and as data, and the pages of help at the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from engine.macao import colours, effects, powers
from engine.macao.city import NEIGHBOURS, QUARTERS, quarters_of
from engine.macao.deck import CARDS, NUMBER
from engine.macao.effects import BUILDING, KINDS, NUMBERS, OFFICE, PERSON
from engine.macao.sea import DISTANCE, FIRST_PORT, GOODS, PORT_OF, PORTS, START, TILES_EACH
from engine.texts import N_
from engine.texts.cells import wrapped
from engine.texts.language import gettext as _, listed, ngettext, paragraph
from screens import documents
from screens.documents import RulesText, chapters, explained, filled
from screens.macao import figures, pieces, words
from screens.plain import CardTable
from screens.words import shown
from widgets.legend import Block

_KINDS: Final = {OFFICE: N_("An office card"), BUILDING: N_("A building"), PERSON: N_("A person")}
GROUPS: Final = {OFFICE: N_("Office cards"), BUILDING: N_("Buildings"), PERSON: N_("Persons")}
_TIMES: Final = {
    effects.ONCE: N_("It acts by itself, once in a round."),
    effects.EACH: N_("It acts by itself, every time."),
    effects.PASSIVE: N_("It acts by itself as long as the game lasts."),
    effects.AT_THE_END: N_("It counts at the end of the game."),
}


def texts() -> tuple[RulesText, ...]:
    """Everything that can be looked up, in the order in which one would read it."""
    return (
        *chapters("screens.macao", figures.values()),
        *map(_card, range(len(CARDS))),
        *map(_quarter, range(len(QUARTERS))),
        *map(_good, range(len(GOODS))),
        *map(_port, range(len(PORTS))),
    )


def _paragraphs(*parts: str) -> str:
    return "\n\n".join(part for part in parts if part)


# Cards.


def _card(number: int) -> RulesText:
    # What it does comes first: a list may have no room for all of it.
    # Translators: what a card does, and its cost.
    gist = _("{does} ({cost})").format(does=words.effect(number), cost=words.cost(number))
    card = CARDS[number]
    return RulesText(_(GROUPS[card.kind]), words.card_name(number), text_of(number), gist, card.name)


def text_of(number: int) -> str:
    """All that there is to say of a card; an empty line parts paragraphs."""
    costs = _("{kind}. Activating it costs {cost}.").format(kind=_(_KINDS[CARDS[number].kind]), cost=words.cost(number))
    does = paragraph((words.says(number), _when(CARDS[number].effect)))
    return _paragraphs(does, _note(number), paragraph((costs, _tribute(number))))


def _when(effect: effects.Effect) -> str:
    """When a card acts, and how often."""
    if isinstance(effect, powers.Power):
        return _("You use it in your turn, once in a round.")
    if effect.of_choice:
        return (
            _("You decide whether, once in a round.") if effect.times == effects.ONCE else _("You decide every time.")
        )
    return _(_TIMES[effect.times])


def _note(number: int) -> str:
    """What is worth knowing beside; nothing if there is nothing."""
    card = CARDS[number]
    if card.kind != OFFICE:
        return shown(card.effect.note) if card.effect.note.template else ""
    (building,) = (
        shown(other.shown)
        for other in CARDS
        if isinstance(other.effect, powers.PrestigePerOffice)
        and effects.DEPARTMENT_BITS[other.effect.department] >> number & 1
    )
    return _("The {building} brings PP for activated cards of this department.").format(building=building)


def _tribute(number: int) -> str:
    """What a card adds to the tribute of its round."""
    gold, prestige = CARDS[number].tribute
    if not gold and not prestige:
        return _("It adds nothing to the tribute of the round in which it comes up.")
    adds = words.prestige(prestige)
    if gold:
        adds = _("{gold} and {points}").format(gold=words.gold(gold), points=adds)
    return _("It adds {what} to the tribute of the round in which it comes up.").format(what=adds)


# The city and the sea.


def _quarter(number: int) -> RulesText:
    quarter, cost = QUARTERS[number], words.quarter_cost(number)
    tile = _("A dark quarter: a joker tile lies there.") if quarter.dark else _("A light quarter: goods lie there.")
    where = _("It lies in row {row} from the north and column {column} from the wall, beside the quarters {near}.")
    near = listed(words.numbers_of(quarters_of(NEIGHBOURS[number])))
    gist = _("{cost}; dark, with a joker tile") if quarter.dark else _("{cost}; light, with goods")
    text = _paragraphs(
        _("{tile} Taking it costs {cost}.").format(tile=tile, cost=cost),
        where.format(row=quarter.row, column=quarter.column, near=near),
    )
    return RulesText(_("Quarters"), words.quarter_name(number), text, gist.format(cost=cost), quarter.name)


def _good(good: int) -> RulesText:
    port, paid = words.port_of(good), values(PORT_OF[good])
    (warehouse,) = (
        shown(card.shown)
        for card in CARDS
        if isinstance(card.effect, effects.DeliveryDouble) and card.effect.good == good
    )
    there = ngettext("There is {n} tile of it in the city.", "There are {n} tiles of it in the city.", TILES_EACH)
    goes = _("It goes to {port}, where the tiles bring {values} PP, the first one most.")
    text = _paragraphs(
        there.format(n=TILES_EACH),
        goes.format(port=port, values=paid),
        _("The {warehouse} doubles that for its owner.").format(warehouse=warehouse),
    )
    gist = _("to {port}, {values} PP").format(port=port, values=paid)
    return RulesText(_("Goods"), words.good_label(good), text, gist, GOODS[good])


def _port(number: int) -> RulesText:
    here, good, paid = FIRST_PORT + number, words.good_name(PORTS[number].good), values(number)
    steps = DISTANCE[START][FIRST_PORT + number]
    others = listed(
        _("{n} to {port}").format(n=DISTANCE[here][FIRST_PORT + other], port=shown(PORTS[other].shown))
        for other in range(len(PORTS))
        if other != number
    )
    text = _paragraphs(
        _("It takes {good}: {values} PP, the highest free space first.").format(good=good, values=paid),
        _("It is {n} steps from the anchor. Steps to the other ports: {others}.").format(n=steps, others=others),
    )
    gist = _("takes {good}, {values} PP, {n} steps from the anchor").format(good=good, values=paid, n=steps)
    return RulesText(_("Ports"), shown(PORTS[number].shown), text, gist, PORTS[number].name)


def values(port: int) -> str:
    """The values of the delivery spaces of a port, the first one to be covered first."""
    return listed(map(str, PORTS[port].values))


# In a line of a table, and as data.

_ROOM: Final = 37
"""Cells for what a card does, so that a line has at most 80."""


def tables() -> tuple[CardTable, ...]:
    """Every card in a line, kind by kind; then the quarters and the ports."""
    return (
        *(_cards(kind) for kind in KINDS),
        CardTable(
            (_("Quarters"), _("cost"), _("tile")),
            tuple(
                (shown(quarter.shown), pieces.letters(quarter.cost), _("joker tile") if quarter.dark else _("goods"))
                for quarter in QUARTERS
            ),
        ),
        CardTable(
            (_("Ports"), _("takes"), _("PP"), _("steps from the anchor")),
            tuple(
                (
                    shown(port.shown),
                    words.good_name(port.good),
                    values(number),
                    str(DISTANCE[START][FIRST_PORT + number]),
                )
                for number, port in enumerate(PORTS)
            ),
            right=(3,),
        ),
    )


def _cards(kind: str) -> CardTable:
    return CardTable(
        (_(GROUPS[kind]), _("cost"), _("tribute"), _("what it does")),
        tuple(row for number in NUMBERS[kind] for row in _rows(number)),
    )


def _rows(number: int) -> Iterator[tuple[str, ...]]:
    """A card in a line, and as many more as its last column takes."""
    first, *more = wrapped(words.says(number), _ROOM)
    yield words.card_name(number), pieces.letters(CARDS[number].cost), words.tribute(number), first
    yield from (("", "", "", one) for one in more)


def legend() -> str:
    """What the letters of the tables mean."""
    return _(
        "Costs are cubes: {colours}. Tribute: the gold and the PP that a card adds to the tribute of its round. "
        "PP: prestige points."
    ).format(colours=explained(pieces.codes()[: len(pieces.SIGNS)], "good"))


def data(name: str) -> dict[str, Any]:
    """A card for a program to read; nothing of anything else."""
    if name not in NUMBER:
        return {}
    number = NUMBER[name]
    card = CARDS[number]
    gold, prestige = card.tribute
    return {
        "name": name,
        "shown": words.card_name(number),
        "kind": card.kind,
        "cost": [colours.COLOURS[colour] for colour in card.cost],
        "tribute": {"gold": gold, "prestige": prestige},
        "phase": card.effect.phase,
        "use": card.effect.times,
        "rule": text_of(number),
    }


# Help at the table.

_EVERYWHERE: Final = "everywhere"
"""The signs that stand around every page."""
_WITH_CARDS: Final = dict.fromkeys(("market", "yours"), ("cards",))
"""The pages with cards that are still to be paid for."""
_ALONE: Final = "alone"
"""The group of what is true beside the company."""


def about(name: str) -> list[tuple[str, str]]:
    """What there is to say of a card, a quarter, a port or a good, by its name; nothing of anything else."""
    return [(text.title, text.words) for text in texts() if name and text.name == name]


def help_pages(*, is_alone: bool) -> Sequence[tuple[str, str]]:
    """The rules in short, a page a subject."""
    chapters = filled("screens.macao", "help", figures.values())
    return [(one.title, one.words) for one in chapters if is_alone or one.group != _ALONE]


def signs(page: str) -> Sequence[Block]:
    """The signs of a page, then those of the whole table."""
    return documents.signs("screens.macao", figures.values(), page, *_WITH_CARDS.get(page, ()), _EVERYWHERE)
