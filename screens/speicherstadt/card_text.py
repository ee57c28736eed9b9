"""Cards and goods of Die Speicherstadt in words: figures, effects and edge cases in full sentences.

Nothing here draws, and nothing imports Textual. Every figure comes from the rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.speicherstadt.cards import (
    CONTRACT,
    CONVERTER,
    FIRE,
    FIREMAN,
    LAST,
    MERCHANT,
    OFFICE,
    POINT_BUILDING,
    SHIP,
    SPECIAL,
    Card,
)
from engine.speicherstadt.deck import CARDS, INDEX, removed
from engine.speicherstadt.goods import GOODS, coins
from engine.speicherstadt.holdings import HALL_HOLDS
from engine.speicherstadt.scoring import OFFICES
from engine.texts import N_
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from screens.speicherstadt import words
from screens.words import capital, shown

_AT_ONCE: Final = N_(
    "In Loading the good joins those that you load. At other times it must find a place of yours at once: a contract "
    "that asks for it, a merchant or works that take it, room in the Warehouse, or an empty market hall. Then the card "
    "is discarded."
)
_NOTES: Final = {
    "warehouse": N_("Goods may be taken out again in any Loading. Only what lies in it at the end counts."),
    "bank": N_("It brings its coin with every income, also in the round in which it is bought."),
    "port": N_("A ship counts for good, full or unloaded, and ships of Kaispeicher count too."),
    "chamber-of-commerce": N_("The coins are kept, so they still decide between equals."),
    "informer": N_(
        "You are asked every round after the last placement until you use it. Workers at reserved cards and grey "
        "workers count too. The two change places; each stays its owner's."
    ),
    "coffee-break": N_(
        "A break stands in place of a placement; you place that worker later. It can be taken only while somebody "
        "else has a worker of their own left to place; grey ones do not count. With the second break the card is "
        "discarded."
    ),
    "fire-chief": N_(
        "You are asked when you have just won points at a fire; once used the card is discarded. At the last fire it "
        "works by itself. Where fire 3 comes right before fire 4, with no card laid out between them, you are not "
        "asked at fire 3: the card waits for fire 4, which brings more."
    ),
    "insurance": N_("It stays yours, and you are asked at every fire at which you lose points, if you have the coins."),
    "fire-engine": N_("It is no fireman, and without a fireman it does nothing."),
    "fish-market": N_(
        "It works for cards on the water and for reserved ones, and the card counts as bought. Then the Fish Market is "
        "discarded."
    ),
    "harbour-master": N_("Its exchange takes the place of the usual one."),
    "warehouseman": N_(
        "Grey workers are placed when all your own are, one a turn, each once. With the last one the card is discarded."
    ),
    "savings-bank": N_("Then it is discarded."),
    "thief": N_("Then it is discarded."),
    "auction-hall": _AT_ONCE,
    "smuggler": _AT_ONCE,
    "truck": N_("Each good needs a matching free symbol, and full contracts may give too. Then it is discarded."),
    "press": N_("The Fire Engine is no fireman."),
    "mayor": N_("It doubles the printed points alone. Without a point building it brings nothing."),
    "deichtor-halls": N_("The works that take goods for points are no merchants."),
}
"""What is worth knowing about some cards, by their names."""


def text_of(card: Card) -> str:
    """All that there is to say of a card; an empty line parts paragraphs."""
    parts = [" ".join(_comes(card)), " ".join(_does(card)), _(_NOTES.get(card.name, ""))]
    return "\n\n".join(part for part in parts if part)


def gist(card: Card) -> str:
    """A card in a line."""
    return ", ".join([_(words.TYPE_NAMES[card.type]), *_briefly(card)])


def effect(card: Card) -> str:
    """What a card does in a line, where it has been named: nothing that the name says stands in it again."""
    kind = _(words.TYPE_NAMES[card.type])
    is_said = card.type == SPECIAL or kind.casefold() in shown(card.shown).casefold()
    does = [points(card.points)] if card.type == CONTRACT else list(_briefly(card))
    return ", ".join(does if is_said and does else [kind, *does])


def _comes(card: Card) -> Iterator[str]:
    if card.season == LAST:
        yield _("It lies at the bottom of the pile.")
    else:
        yield _("It comes up in {season}.").format(season=words.season(card.season))
    if card.kai:
        yield _("It belongs to Kaispeicher.")
    out = [players for players in (2, 3, 4, 5) if INDEX[card.name] in removed(players, kai=True)]
    if out:
        *first, last = map(str, out)
        players = _("{first} or {last}").format(first=", ".join(first), last=last) if first else last
        yield _("It is taken out of the game with {players} players.").format(players=players)


def _does(card: Card) -> Iterator[str]:
    if card.type == SHIP:
        yield ngettext(
            "It brings {n} good, drawn from the bag when it comes up.",
            "It brings {n} goods, drawn from the bag when it comes up.",
            card.capacity,
        ).format(n=card.capacity)
    elif card.type == CONTRACT:
        yield _("It asks for {goods}. Full it is worth {points} at the end, otherwise nothing.").format(
            goods=words.named(card.goods), points=points(card.points)
        )
    elif card.type == MERCHANT:
        yield _("In Loading it buys any number of {good} for {coins} each.").format(
            good=_good(card), coins=shown(coins(card.coins))
        )
        if card.points:
            yield _("At the end it is worth {points}.").format(points=points(card.points))
    elif card.type == CONVERTER:
        yield _("In Loading it takes any number of {good} for {points} each at once.").format(
            good=_good(card), points=points(card.points)
        )
    elif card.type == OFFICE:
        sums = ", ".join(str(number) for number in OFFICES[1:])
        yield _("Counting offices count together: {sums} points for 1, 2, 3 and {most} or more of them.").format(
            sums=sums, most=len(OFFICES) - 1
        )
    elif card.type == FIREMAN:
        yield _("It adds {n} to your sum at a fire.").format(n=card.value)
    elif card.type == FIRE:
        yield _("Who has the greatest sum of firemen wins {points}, who has the least loses as many.").format(
            points=points(card.points)
        )
        yield _("Where several are equal it concerns them all; where everybody is equal nothing happens.")
    elif card.type == POINT_BUILDING:
        yield _("A point building: it is worth {points} at the end.").format(points=points(card.points))
    elif card.effect is not None:
        said = shown(card.effect)
        yield _("{effect}.").format(effect=capital(said))


def _briefly(card: Card) -> Iterator[str]:
    """What a card does, each thing in a few words."""
    if card.type == SHIP:
        yield ngettext("{n} good", "{n} goods", card.capacity).format(n=card.capacity)
    elif card.type == CONTRACT:
        yield words.named(card.goods)
        yield points(card.points)
    elif card.type == FIREMAN:
        yield _("strength {n}").format(n=card.value)
    elif card.type in (FIRE, POINT_BUILDING):
        yield points(card.points)
    elif card.type == OFFICE:
        yield _("{sums} points for 1 to {most}").format(
            sums="/".join(str(number) for number in OFFICES[1:]), most=len(OFFICES) - 1
        )
    elif card.effect is not None:
        yield shown(card.effect)


def _good(card: Card) -> str:
    return shown(GOODS[card.good].shown)


def points(number: int) -> str:
    """A number of points."""
    return ngettext("{n} point", "{n} points", number).format(n=number)


def good_text(kind: int) -> str:
    """All that there is to say of a kind of good."""
    good = GOODS[kind]
    name = shown(good.shown)
    asking = [card for card in CARDS if kind in card.goods]
    taking = [card for card in CARDS if card.good == kind]
    found = [
        _("There are {n} of it in the bag.").format(n=good.count)
        + (" " + _("It belongs to Kaispeicher.") if all(card.kai for card in asking) else ""),
        _("Contracts that ask for it: {contracts}.").format(
            contracts="; ".join(
                _("{goods} ({points})").format(goods=words.named(one.goods), points=points(one.points))
                for one in asking
            )
        ),
        *(
            _("{card}: {effect}.").format(card=shown(one.shown), effect=shown(one.effect))
            for one in taking
            if one.effect is not None
        ),
        ngettext(
            "The market hall keeps {n} good from one round to the next.",
            "The market hall keeps {n} goods from one round to the next.",
            HALL_HOLDS,
        ).format(n=HALL_HOLDS),
    ]
    return "\n\n".join([_("A good: {name}.").format(name=name), *found])


def good_gist(kind: int) -> str:
    """A kind of good in a line."""
    asked = sum(card.goods.count(kind) for card in CARDS)
    return _("{n} in the bag, contracts ask for it {asked} times").format(n=GOODS[kind].count, asked=asked)
