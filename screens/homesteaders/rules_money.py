"""The chapters of the rules of Homesteaders about money, the end and the game alone; figures come from the rules."""

from __future__ import annotations

from engine.homesteaders.bidding import NEUTRAL_AT_START, NEUTRAL_ROW
from engine.homesteaders.goods import (
    CHIPS,
    DEBT_COSTS,
    DEBT_GIVES,
    FOOD,
    GOLD,
    GOLD_AS_SILVER,
    GOODS,
    IN_GOLD,
    IN_SILVER,
    SILVER,
    VP,
    VP_OF_A_SALE,
    WORKERS,
)
from engine.homesteaders.lone import GRADES
from engine.homesteaders.scoring import debts_cost
from engine.texts.language import gettext as _
from screens.homesteaders.rules_rounds import Chapter, listed, one
from screens.words import shown


def chapters() -> tuple[Chapter, ...]:
    """These chapters, in the order in which one would read them."""
    return (*_money(), *_ends())


def _money() -> tuple[Chapter, ...]:
    silver = "\n".join(
        _("{good}: {price} to buy; {price} and {vp} for a sale.").format(
            good=shown(GOODS[kind].shown).capitalize(), price=one(SILVER, price), vp=one(VP, VP_OF_A_SALE)
        )
        for kind, price in IN_SILVER.items()
    )
    gold = "\n".join(
        _("{good}: {price} to buy; {price} and {vp} for a sale.").format(
            good=shown(GOODS[kind].shown).capitalize(), price=one(GOLD), vp=one(VP, VP_OF_A_SALE)
        )
        for kind in IN_GOLD
    )
    return (
        (
            _("Trading"),
            _(
                "Whenever you decide something you may trade before it, as often as you like. Every purchase and every "
                "sale takes {chip} besides its price.\n\n{prices}\n\n"
                "{chip} and {food} recruit {worker}."
            ).format(
                chip=one(CHIPS),
                prices="\n".join((silver, gold)),
                food=one(FOOD),
                worker=one(WORKERS),
            ),
        ),
        (
            _("Gold as silver"),
            _(
                "Wherever silver is to be paid, {gold} may stand for {silver}. There is no change. Silver never stands "
                "for gold."
            ).format(gold=one(GOLD), silver=one(SILVER, GOLD_AS_SILVER)),
        ),
        (
            _("Debts"),
            _(
                "Whenever you decide something you may take debts: each gives {gives}. Returning one costs {costs} or "
                "{gold}. Neither takes a trade chip.\n\n"
                "At the end unpaid debts cost ever more: {points} VP for 1 to 6 of them."
            ).format(
                gives=one(SILVER, DEBT_GIVES),
                costs=one(SILVER, DEBT_COSTS),
                gold=one(GOLD),
                points=listed(debts_cost(n) for n in range(1, 7)),
            ),
        ),
    )


def _ends() -> tuple[Chapter, ...]:
    valued = [kind for kind, good in enumerate(GOODS) if good.points and kind != VP]
    return (
        (
            _("The end"),
            _(
                "After the last income and the last trades your score is the sum of your VP tokens, the points and the "
                "bonuses of your buildings, and {points} for each {goods}. What your debts cost is taken off. Wood, "
                "food, steel, silver and trade chips count nothing.\n\n"
                "The Homestead counts wherever residential buildings or all buildings are counted, and a building "
                "counts itself.\n\n"
                "Of equals whoever has more silver stands before the other. Who is equal in that too shares the place."
            ).format(
                points=one(VP, GOODS[valued[0]].points),
                goods=_(" or ").join(shown(GOODS[kind].shown) for kind in valued),
            ),
        ),
        (
            _("The Lone homesteader"),
            _(
                "Alone you bid against a rival. Its bids stand on both auctions, at {start} in round 1. You win one "
                "auction with a higher bid, with the Lawyer an equal one, or you pass.\n\n"
                "The auctions are carried out in their order. What you do not win goes to the rival: it takes the "
                "first building that is then on offer and that the tile allows, in the order of these pages, and pays "
                "nothing. Its bid for the auction that you won goes up a space for "
                "the next round, every other one goes down, between {least} and {most}.\n\n"
                "The rival scores nothing. Your score is of the first grade from {first} VP on, of the next ones from "
                "{others} on."
            ).format(
                start=NEUTRAL_AT_START,
                least=NEUTRAL_ROW[0],
                most=NEUTRAL_ROW[-1],
                first=GRADES[0],
                others=listed(GRADES[1:]),
            ),
        ),
    )
