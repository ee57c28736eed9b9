"""The rules of Die Speicherstadt in chapters of a few sentences each; figures come from the rules themselves."""

from __future__ import annotations

from engine.speicherstadt.about import ABOUT
from engine.speicherstadt.cards import FIRE
from engine.speicherstadt.deck import CARDS, INDEX
from engine.speicherstadt.goods import BASE_KINDS, GOODS
from engine.speicherstadt.holdings import HALL_HOLDS, MASTERS_RATE, RATE, SOLD_FOR_A_COIN
from engine.speicherstadt.rounds import EXTRA
from engine.speicherstadt.scoring import OFFICES
from engine.speicherstadt.state import SPACES
from engine.speicherstadt.terms import Terms
from engine.texts.language import gettext as _
from screens.speicherstadt.words import coins
from screens.words import shown

Chapter = tuple[str, str]
"""A title and a text, in which an empty line parts paragraphs."""

_BASE, _KAI = Terms(("",) * 3), Terms(("",) * 3, kai=True)
_WAREHOUSE = CARDS[INDEX["warehouse"]]


def chapters() -> tuple[Chapter, ...]:
    """All chapters, in the order in which one would read them."""
    return (*_beginning(), *_round(), *_fires(), *_ends(), *_kaispeicher(), *_alone())


def _beginning() -> tuple[Chapter, ...]:
    base = sum(good.count for good in GOODS[:BASE_KINDS])
    rounds = "\n".join(
        _("{players} players: {cards} cards a round, {rounds} rounds.").format(
            players=players, cards=players + 1, rounds=rounds
        )
        for players, rounds in ((2, 16), (3, 12), (4, 10), (5, 8))
    )
    return (
        (
            _("The goal"),
            _(
                "Traders of Hamburg's warehouse quarter stand in line for cards: ships with goods, contracts that ask "
                "for them, merchants, firemen, buildings. Who stands in line for a card sets its price: everybody "
                "behind makes it a coin dearer for those in front.\n\n"
                "Who has the most points at the end wins; of equals who has more coins. Who is equal in both shares "
                "the win."
            ),
        ),
        (
            _("The start"),
            _(
                "Everybody begins with {coins}, a market hall and {workers} workers. {goods} goods lie in the bag. The "
                "supply, where goods go that are spent, is empty; spent goods never come back into the bag.\n\n"
                "The cards lie face down by seasons: winter, spring, summer, autumn, and the last fire at the bottom. "
                "The order within a season is not known.\n\n{rounds}"
            ).format(coins=coins(_BASE.coins(0)), workers=_BASE.workers, goods=base, rounds=rounds),
        ),
    )


def _round() -> tuple[Chapter, ...]:
    return (
        (
            _("A round"),
            _(
                "A round has five parts: Supply, Demand, Purchase, Loading, Income.\n\n"
                "New cards and goods come up in Supply alone. From there to the next Supply nothing is left to chance."
            ),
        ),
        (
            _("Supply"),
            _(
                "One card more than there are players is laid out on the water, from left to right. A ship gets its "
                "goods from the bag as it comes up. A fire breaks out at once and is replaced by the next card."
            ),
        ),
        (
            _("Demand"),
            _(
                "Beginning with the start player everybody in turn places a worker above a card, behind those who "
                "stand there already, until all have placed their {workers}. A worker must be placed. Several of "
                "yours may stand at the same card; at most {spaces} workers stand at one."
            ).format(workers=_BASE.workers, spaces=SPACES),
        ),
        (
            _("Purchase"),
            _(
                "The cards are sold from left to right. Whoever stands first in the line of a card is asked first, and "
                "the price is the number of workers in the line. Who buys pays the bank and takes the card; all "
                "workers of the line go home.\n\n"
                "Who declines or cannot pay takes the worker back, and the next one is asked for a coin less. A card "
                "that nobody buys is discarded, and goods on it go to the supply. Who has several workers in a line is "
                "asked once for each."
            ),
        ),
        (
            _("Loading"),
            _(
                "In turn everybody loads the goods of ships bought in this round, of their Warehouse and of their "
                "market hall, in any order and number.\n\n"
                "A good goes onto a free symbol of a contract of yours and stays there; with Kaispeicher the Smuggler "
                "of another house may take it away, and your Truck may move it. Your merchants buy it. The Warehouse "
                "stores up to {room}, the market hall {hall}. What is left goes to the supply.\n\n"
                "No good has to be used or kept. But whoever has no ship to unload, and could only keep or drop what "
                "is stored, is not asked: it stays."
            ).format(room=_WAREHOUSE.capacity, hall=HALL_HOLDS),
        ),
        (
            _("The market hall"),
            _(
                "Everybody has one. In Loading it exchanges {rate} goods for another one that lies in the supply, and "
                "it buys {sold} goods of any kinds for {coin}, both as often as you like. The good that is taken "
                "is of another kind than those that are given. With the Harbour Master of Kaispeicher an exchange "
                "takes {less} goods. It keeps {hall} good to the next round; that good counts nothing at the end."
            ).format(rate=RATE, less=MASTERS_RATE, sold=SOLD_FOR_A_COIN, coin=coins(1), hall=HALL_HOLDS),
        ),
        (
            _("Income"),
            _(
                "Everybody gets {coins}, and {extra} more who bought no card in this round. The owner of the Bank gets "
                "{bank} more. Then the start player card goes to the left."
            ).format(coins=coins(_BASE.income), extra=coins(EXTRA), bank=coins(CARDS[INDEX["bank"]].coins)),
        ),
    )


def _fires() -> tuple[Chapter, ...]:
    numbers = ", ".join(str(card.points) for card in CARDS if card.type == FIRE)
    return (
        (
            _("Fires"),
            _(
                "There is a fire in spring, in summer and in autumn, and one at the bottom of the pile. Everybody adds "
                "up the values of their firemen. The greatest sum wins as many points as the fire shows, the least "
                "loses them: {numbers}, from the first fire to the last. Several that are equal all win, or all lose; "
                "where everybody is equal nothing happens.\n\n"
                "The points count at once, and a score may fall below 0."
            ).format(numbers=numbers),
        ),
    )


def _ends() -> tuple[Chapter, ...]:
    offices = ", ".join(str(number) for number in OFFICES[1:])
    return (
        (
            _("The end"),
            _(
                "When only the last fire is left in the pile, the round is the last one. It is played to its end; then "
                "the last fire breaks out, and the score is counted.\n\n"
                "Where the fire of autumn lies right on the last one, no further round is played: both break out one "
                "after the other."
            ),
        ),
        (
            _("The score"),
            _(
                "Full contracts bring the points that they show, others nothing. Counting offices bring {offices} "
                "points for 1, 2, 3 and 4 of them; further ones bring no more. Each merchant of the base game is worth "
                "a point, and so is each good in the Warehouse. Churches and other point buildings bring what they "
                "show, the Port a point for each of your ships, the Chamber of Commerce one for each of your coins. To "
                "that come the points that fires, and with Kaispeicher works, have brought."
            ).format(offices=offices),
        ),
    )


def _kaispeicher() -> tuple[Chapter, ...]:
    goods = ", ".join(shown(good.shown) for good in GOODS[BASE_KINDS:])
    return (
        (
            _("Kaispeicher"),
            _(
                "The expansion adds 50 cards and the goods {goods}. Everybody places {workers} workers, and the "
                "income of everybody is {coins} instead of {usual}.\n\n"
                "As many cards as on the water lie above the board. Instead of standing in line a worker may reserve "
                "one of these: it goes to the end of the column of reserved cards."
            ).format(goods=goods, workers=_KAI.workers, coins=coins(_KAI.income), usual=coins(_BASE.income)),
        ),
        (
            _("Reserved cards"),
            _(
                "After the cards on the water the reserved ones are sold, the first one first, each only to who "
                "reserved it. The price is the number of reserved cards that are left in the column, the card itself "
                "counted: with three they cost 3, 2 and 1, whoever buys. Who declines pays nothing, and the card is "
                "discarded. Cards above the board that nobody reserved are discarded as well."
            ),
        ),
        (
            _("Cards for any time"),
            _(
                "The Auction Hall, the Smuggler and the Truck can be used once: when you place a worker, when you are "
                "asked to buy, in Loading, and once after the last fire. They do not end your turn. A good that they "
                "bring in Loading joins those that you load; at other times it must find a place at once: a contract, "
                "a merchant, works or a store.\n\n"
                "The Harbour Master exchanges {rate} goods in place of {usual}."
            ).format(rate=MASTERS_RATE, usual=RATE),
        ),
    )


def _alone() -> tuple[Chapter, ...]:
    levels = "\n".join(
        _("{level}: {what}.").format(level=shown(level.shown).capitalize(), what=shown(level.gist))
        for rule in ABOUT.rules
        if rule.name == "rival"
        for level in rule.values
    )
    return (
        (
            _("Alone: the Rival"),
            _(
                "Alone you play against one house with an open rule, on the cards of a game of three. It begins with "
                "coins after its level, and it has income, workers and firemen as everybody. Its Bank works for it, "
                "with Kaispeicher its Savings Bank, Thief and Fire Engine too; no other text of its cards does.\n\n"
                "Every card has a worth for it from 1 to 4. It places each worker where the worth less the price that "
                "it would be asked is the greatest, of equals where the worth is greater; where both are equal cards "
                "on the water come before those above the board, then the leftmost. It never stands twice in a line. "
                "It buys whenever the price is at most the worth and its coins suffice. Its goods go to the supply "
                "when its turn to load comes.\n\n"
                "At the end it counts the worth of its cards, and what fires brought it. More points win, of equals "
                "more coins.\n\n{levels}"
            ).format(levels=levels),
        ),
    )
