"""The edge cases of the cards and the ships in plain words, beyond the rule that each of them prints."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Final

from engine.le_havre.deck import CARD_INDEX, CARDS
from engine.le_havre.exchanges import Conversion, Exchange, SaleByShowing
from engine.le_havre.goods import GOODS, some
from engine.texts import N_, Text, counted, message

_MANY = 6
"""Up to so many of a good it is said what they bring."""

# Said of more than one card.
_TOP_CARDS = N_("Only the top card of a stack can be built. What the town owns can be bought, never built.")
_STAND_IN = N_("Brick may stand in for clay and steel for iron, never the other way round.")
_JUST_BUILT = N_("What was just built cannot be entered in the same turn. Ships are not built here.")
_EITHER_FEE = N_("The fee is paid in full with one of its two prices: food is not mixed with francs here.")
_TOGETHER = N_("The energy is added up, rounded up once and paid in one go. What is overpaid is lost.")
_FRANCS_ONLY = N_("Food does not pay this fee.")
_NO_GOODS = N_("Francs are not goods.")
_HALF_VALUE = N_("A sale brings half the value, whatever was paid.")
_FEE_IS_GONE = N_("Food that paid the fee cannot be sold here as well.")
_ICONS = N_("Icons count on all your cards, also on those that nobody can enter.")
_SPECIALS_COUNT = N_("Special buildings count as well.")
_LEFT_OUT_ALONE = N_("Alone it is left out, unless the game is played with all special buildings.")

_WHARF = (
    N_(
        "The brick that makes a Wharf modern must be a brick: clay does not do, and the Masons' Guild does not save it."
    ),
    N_("Whoever builds that first ship gives the brick, owner or not. The Wharf stays modern, also when it is sold."),
    N_("Nobody can make a Wharf modern without building such a ship in the same visit."),
    N_("Steel may stand in for the iron of an iron ship."),
    N_("Wood that is burnt is not built in as well: a wooden ship paid with wood alone takes 8."),
    N_("Luxury liners can be built, never bought."),
    N_("The swap for the Luxury Yacht costs the entry fee alone: no energy, no brick."),
)

NOTES: Final[Mapping[str, tuple[str, ...]]] = {
    "building-firm-1": (_TOP_CARDS, _STAND_IN, _JUST_BUILT),
    "building-firm-2": (_TOP_CARDS, _STAND_IN, _JUST_BUILT),
    "construction-firm": (
        N_("The first build is a must, the second one is not."),
        N_(
            "Before the first build nothing can be bought inside the action. In the final phase nothing can be bought "
            "at all; selling and repaying stay possible between the two."
        ),
        _TOP_CARDS,
        _STAND_IN,
        _JUST_BUILT,
    ),
    "marketplace": (
        N_("You take the full number. Coal and hides may be among them; nothing is taken from the offer."),
        N_("What you see of the special buildings you alone know, until another player looks."),
        N_("In the short game and in the final phase there is no look."),
        _EITHER_FEE,
    ),
    "sawmill": (
        N_("What has no wood in its cost cannot be built here."),
        N_("It adds up with the Masons' Guild. What then costs nothing is built for nothing."),
        _JUST_BUILT,
    ),
    "fishery": (N_("Its own rod counts for its owner."), _ICONS),
    "joinery": (N_("The francs are for the whole sale, not for each wood. A fourth wood cannot be sold."),),
    "bakehouse": (_TOGETHER,),
    "charcoal-kiln": (N_("With the Masons' Guild it is built for nothing."),),
    "smokehouse": (
        N_("What is overpaid in energy is lost."),
        _EITHER_FEE,
    ),
    "abattoir": (_FRANCS_ONLY,),
    "clay-mound": (_ICONS,),
    "arts-centre": (
        N_("Your own person does not count."),
        N_(
            "In the final phase several persons in one building count each, those in the Arts Centre too if it is "
            "yours."
        ),
        N_("Where it would bring nothing it cannot be entered."),
    ),
    "wharf-1": _WHARF,
    "wharf-2": _WHARF,
    "black-market": (
        N_("The empty space of the francs brings 2 francs. Coal, hides and upgraded goods are never given."),
        N_("The spaces stay empty. While none is empty it cannot be entered."),
    ),
    "brickworks": (
        _TOGETHER,
        N_("A brick is not fired again: only clay counts here."),
    ),
    "local-court": (
        N_("Your only loan is handed back without the 2 francs."),
        N_("Without a loan it cannot be entered."),
    ),
    "colliery": (N_("More hammers than one add nothing."),),
    "shipping-line": (
        N_("Luxury liners and the Luxury Yacht do not sail."),
        N_("A ship need not be full, and not every ship need sail. The ships stay yours."),
        _TOGETHER,
        _NO_GOODS,
    ),
    "grocery-market": (_FRANCS_ONLY,),
    "business-office": (
        N_("Each of the two trades is made once at most. The new steel is not traded on."),
        N_("Steel may be among the four goods, and a good may be given for its own kind."),
        _NO_GOODS,
        _FRANCS_ONLY,
    ),
    "ironworks": (N_("The energy brings 1 iron, once."), _EITHER_FEE),
    "steel-mill": (_TOGETHER, _FRANCS_ONLY),
    "storehouse": (N_("Standard and upgraded goods count alike."), _NO_GOODS, _HALF_VALUE),
    "cokery": (_FRANCS_ONLY,),
    "dock": (N_("The Luxury Yacht counts as a ship, and so do luxury liners."), _HALF_VALUE),
    "bridge-over-the-seine": (
        N_("Standard goods are given in threes. Fewer than 3 cannot be sold, and a surplus is refused."),
        _NO_GOODS,
        _FRANCS_ONLY,
    ),
    "town-hall": (N_("Alone it is worth 10."), _SPECIALS_COUNT, _HALF_VALUE),
    "bank": (
        N_("Alone it is worth 18."),
        _SPECIALS_COUNT,
        N_("Neither clay nor iron will do for the brick and the steel of its cost."),
        _HALF_VALUE,
    ),
    "church": (
        N_("Sold it brings 13. Once it is the town's, nobody can get it any more, but everybody can enter it."),
        N_("Smoked fish does not count as fish here."),
    ),
    "labour-exchange": (
        N_("Its own rod counts for its owner."),
        _ICONS,
        N_("Without any rod or hammer it cannot be entered."),
    ),
    "bakery": (_FEE_IS_GONE,),
    "baguette-shop": (_FEE_IS_GONE,),
    "farm": (_FRANCS_ONLY,),
    "clothing-industry": (_EITHER_FEE,),
    "fish-market": (_FEE_IS_GONE,),
    "fish-restaurant": (_FEE_IS_GONE,),
    "forest-hut": (_FEE_IS_GONE,),
    "football-stadium": (
        N_(
            "If a stack is empty already when the town turns it up, it goes there at once; of several empty ones it "
            "takes the leftmost."
        ),
        N_("For the town it is number 31: on a stack it comes after all others."),
        N_("Once somebody has had it and sold it, it stays with the town and can only be bought."),
    ),
    "business-park": (N_("It is no industrial building itself."), _SPECIALS_COUNT, _HALF_VALUE),
    "guildhouse": (N_("Alone it is worth 6."), _SPECIALS_COUNT, _HALF_VALUE),
    "harbour-watch": (
        N_(
            "There are two fees: its own goes to its owner, that of the other building to the owner of that one. In "
            "your own buildings you pay none."
        ),
        N_("The franc goes to the player whose person goes home, even if one of the two buildings is that player's."),
        N_("It can be entered only if you can pay for and use the building to which it leads, franc and fees paid."),
        N_("Your person ends in the other building: the Harbour Watch is free again."),
        N_(
            "In the final phase only the player whom you choose is paid and sent home, whoever else stands there; and "
            "it may lead you back to where your own person stood."
        ),
        _LEFT_OUT_ALONE,
    ),
    "smelter": (_FRANCS_ONLY,),
    "diner": (_FEE_IS_GONE,),
    "coal-trader": (
        N_("Fee and trade are two payments: overpaying one does not help the other."),
        N_("The most in one visit is 1 charcoal and 5 coal for 11 food."),
    ),
    "patisserie": (_FEE_IS_GONE,),
    "furriery": (N_("One of the two must be done; a third leather is not bought."),),
    "kiln": (N_("A brick may be given for the clay."),),
    "luxury-yacht": (
        N_(
            "The swap is possible while the yacht is the town's, on a visit to a Wharf with its fee as usual. It can "
            "also be bought for 20, without a Wharf."
        ),
        N_("Sold it brings 10 and returns to the town, not to the iron ships; it can be had again by either way."),
        N_("It counts as a ship for the Dock, and its rod counts. It cannot be swapped itself."),
    ),
    "feedlot": (
        N_("With fewer than 2 cattle there is no harvest of cattle; with 7 or more it is 1 as usual."),
        N_("Sold to pay for a meal it has worked already: the harvest comes first."),
        _HALF_VALUE,
    ),
    "masons-guild": (
        N_("It adds up with the Sawmill. No cost falls below zero; what then costs nothing is built for nothing."),
        N_("It saves nothing at a Wharf, and nothing when a card is bought."),
        _HALF_VALUE,
    ),
    "town-square": (
        N_("Buildings of the type count, not hammers; special ones count as well."),
        N_("You take the full number. Without a craftsman building it cannot be entered."),
        _FRANCS_ONLY,
    ),
    "haulage-firm": (
        N_("The pairs are fish and wood, wood and clay, clay and iron, iron and grain, grain and cattle."),
        N_("One of the two spaces may be empty."),
        N_("The 3 francs must be there when the fee has been paid; they go to the treasury."),
    ),
    "steelworks": (N_("Steel may be given for the iron."), _EITHER_FEE),
    "steakhouse": (_FEE_IS_GONE,),
    "wind-farm": (
        N_(
            "It helps at the Wharfs, the Shipping Line, the Bakehouse, the Smokehouse, the Brickworks, the Ironworks, "
            "the Steel Mill, the Kiln and the Steelworks, and also where the Harbour Watch leads there."
        ),
        N_("It is 3 for the whole action, not for each ship or loaf. Nothing is paid out if less is owed."),
        _HALF_VALUE,
    ),
    "zoo": (
        N_("The animals stay with you. With fewer than 3 of them it cannot be entered."),
        _FRANCS_ONLY,
        _LEFT_OUT_ALONE,
    ),
}
"""By the name of the card in notation; what follows from the figures of its `does` comes before."""

SHIP_NOTES: Final[Mapping[str, tuple[str, ...]]] = {
    "wooden-ship": (N_("It needs no modern Wharf. Its value changes nothing of its cost, its price or its food."),),
    "iron-ship": (
        N_("Steel may stand in for the iron."),
        N_("As the first ship at a Wharf that is not modern it takes 1 brick more."),
        N_("At a Wharf it can be swapped for the Luxury Yacht, while that is the town's."),
    ),
    "steel-ship": (N_("As the first ship at a Wharf that is not modern it takes 1 brick more."),),
    "luxury-liner": (
        N_("It can be built, never bought. It neither feeds nor sails."),
        N_("As the first ship at a Wharf that is not modern it takes 1 brick more."),
    ),
}
"""By the name of the kind of ship."""


def notes_on(name: str) -> tuple[Text, ...]:
    """The edge cases of a card, or of a kind of ship, by its name; none where it does just what it prints."""
    written = tuple(message(note) for note in NOTES.get(name, SHIP_NOTES.get(name, ())))
    return (*_notes_of_figures(CARDS[CARD_INDEX[name]].does), *written) if name in CARD_INDEX else written


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
