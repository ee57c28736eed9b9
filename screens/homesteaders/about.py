"""What there is to know about a decision before it is made, in sentences: what is owed, what a worker would do."""

from __future__ import annotations

from collections.abc import Iterator

from engine import format_move
from engine.homesteaders import state
from engine.homesteaders.bidding import bids
from engine.homesteaders.buildings import BUILDINGS
from engine.homesteaders.construction import candidates, types_allowed
from engine.homesteaders.goods import CHIPS, GOLD, RAIL, SILVER, VP, WORKERS
from engine.homesteaders.income import incomes
from engine.homesteaders.money import due
from engine.homesteaders.scoring import total
from engine.homesteaders.workers import places_of
from engine.texts.language import clauses, gettext as _, listed, ngettext, paragraph
from screens.homesteaders import move_words, plain_table, preview, words
from screens.homesteaders.view import View
from widgets.lines import plain

_ON_PAGES = (state.NEUTRAL_BID, state.BID, state.BUILD, state.SECOND)


def sentences(view: View) -> list[str]:
    """What whoever decides is told before, a line a subject."""
    match view.seen.phase:
        case state.ASSIGN:
            return [_room(view)]
        case state.WAGES | state.PAY:
            return [_dues(view)]
        case state.NEUTRAL_BID:
            return plain_table.auctions(view.seen)
        case state.BID:
            return list(_bids(view))
        case state.BUILD | state.SECOND:
            return list(_to_build(view)) or [_("There is nothing on offer that you could build.")]
        case state.RAIL:
            template = _("You are on space {n} of the rail track: take its bonus or one before it.")
            return [template.format(n=view.goods[RAIL])]
        case state.HIRE:
            return [_worker(view)]
        case state.EXCHANGE:
            return [_exchange(view)]
        case state.FINAL:
            points = words.some(total(view.seen, view.seat), VP)
            return [_("The last trades: as it is you have {points} in all.").format(points=points)]
        case _:
            return []


def for_list(view: View) -> list[str]:
    """What stands above the list of moves: of the auctions and of what is built the pages tell more than that."""
    return [] if view.seen.phase in _ON_PAGES else sentences(view)


def _room(view: View) -> str:
    """How many workers there are for how much room in the slots."""
    room = sum(place.workers for place in places_of(view.seen.towns[view.seat]))
    has = words.some(view.goods[WORKERS], WORKERS)
    return _("You have {workers}; your slots have room for {n}.").format(workers=has, n=room)


def _dues(view: View) -> str:
    """What is to be paid, and what there is for it."""
    silver, gold, chips = (words.some(view.goods[kind], kind) for kind in (SILVER, GOLD, CHIPS))
    template = _("You owe {due}; you have {silver}, {gold}, {chips}.")
    return template.format(due=words.some(due(view.seen), SILVER), silver=silver, gold=gold, chips=chips)


def _bids(view: View) -> Iterator[str]:
    """Each auction, and what the lowest bid for it would leave."""
    for auction, line in enumerate(plain_table.auctions(view.seen)):
        yield line
        for bid in bids(view.seen, auction)[:1]:
            said = clauses([_leaves(view, bid), *map(plain, preview.possible_after(view, auction, bid))])
            # Translators: words without a stop get one: what a sentence ends with.
            yield "  " + _("{words}.").format(words=said)


def _leaves(view: View, bid: int) -> str:
    """What a bid leaves, or takes."""
    left, debts = view.left_after(bid), view.debts_for(bid)
    if left is not None:
        return _("A bid of {bid} leaves {silver}").format(bid=bid, silver=words.some(left[SILVER], SILVER))
    if view.bars_debts:
        return _("A bid of {bid} takes sales").format(bid=bid)
    template = ngettext("A bid of {bid} takes {n} debt, or sales", "A bid of {bid} takes {n} debts, or sales", debts)
    return template.format(bid=bid, n=debts)


def _worker(view: View) -> str:
    """What another worker would do, and cost until the end."""
    left = incomes(view.seen)
    costs = ngettext(
        "A worker costs 1 silver at the one income to come.",
        "A worker costs 1 silver at each of the {n} incomes to come.",
        left,
    ).format(n=left)
    return paragraph([costs, _room(view)])


def _exchange(view: View) -> str:
    offered, trades = view.seen.tile(view.seen.auction).exchange, view.exchanging()
    if offered is None:
        return ""
    template = _("Once you may exchange {what}; you have {has}; trades that bring it: {trades}.")
    return (template if trades else _("Once you may exchange {what}; you have {has}.")).format(
        what=words.exchange(offered),
        has=words.some(view.goods[offered.give], offered.give),
        trades=move_words.trades(trades or ()),
    )


def _to_build(view: View) -> Iterator[str]:
    """The buildings that could be built now: what they cost, and what trades would help where something is lacking."""
    for kind in candidates(view.seen, view.seat, types_allowed(view.seen)):
        card, cure = BUILDINGS[kind], view.cure(kind)
        lacking = ((good, number - view.has(good)) for good, number in card.cost if number > view.has(good))
        if cure == ():
            template = _("{building}: {cost}, which you have") if card.cost else _("{building}: for nothing")
        elif cure is None:
            template = _("{building}: {cost}; you lack {lacking}, and no trade brings it now")
        else:
            template = _("{building}: {cost}; you lack {lacking}; these trades bring it: {trades}")
        yield template.format(
            building=words.card_name(kind),
            cost=words.cost(card),
            lacking=words.several(lacking),
            trades=listed(map(format_move, cure or ())),
        )
