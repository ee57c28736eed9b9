"""What a move would do to the player who makes it, before it is made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine import Move, OpenGame, Plan, Refused
from engine.homesteaders.bidding import ROW
from engine.homesteaders.goods import (
    CHIPS,
    DEBTS,
    GOLD,
    GOLD_AS_SILVER,
    KINDS,
    RAIL,
    RESOURCES,
    SILVER,
    TRACKS,
    VP,
    WORKERS,
)
from engine.homesteaders.income import income, incomes, silver_left
from engine.homesteaders.lone import Taken, taken_if_won
from engine.homesteaders.money import can_pay as can_pay_with
from engine.homesteaders.moves import AUCTIONS, Assign, Bid, Pass
from engine.homesteaders.scoring import total, town_of
from engine.homesteaders.workers import placed
from engine.texts.language import colon, gettext as _, listed, ngettext, paragraph
from screens.actions import key_label
from screens.homesteaders import move_words, pieces, words
from screens.homesteaders.blocks import planned
from screens.homesteaders.pieces import good
from screens.homesteaders.view import View
from screens.ways import outcome, turns_up
from screens.words import in_sentences, shown
from widgets.filled import figure, fill
from widgets.lines import Line, join, packed, sentence, text, width, wrap
from widgets.styles import StyleName

_NAMED = 3
"""So many buildings are named at most."""


def lines(
    view: View, move: Move | Plan, what: str, cells: int, key: str = "enter", *, is_named: bool = False
) -> list[Line]:
    """The move in words with the player's changes, then the events; open questions are answered by defaults.

    Before them stands the `key` that makes it. `is_named`: without its words and events, if anything changes.
    """
    try:
        after, events = outcome(view.game, move)
    except Refused as refusal:
        return [text(" ") + line for line in wrap(shown(refusal.sentence), cells - 2)]
    moves = move.moves if isinstance(move, Plan) else (move,)
    if isinstance(moves[0], Assign | Bid | Pass) or turns_up(after):
        events = ()  # nothing that the parts do not say, or what is face down until the move is made
    events = tuple(one for one in events if one.seat == view.seat)
    parts = _brought(view, after) if isinstance(moves[0], Assign) else _changes(view, after)
    if isinstance(moves[-1], Pass):
        parts += _taken_by_rival(view, view.taken)
    if isinstance(moves[-1], Bid):
        auction = AUCTIONS.index(moves[-1].target)
        bid = after.seen(view.viewer).bids[auction]
        what = _("Bid {n} for {auction}").format(n=bid, auction=words.auction_name(auction))
        # Here no single building is named: advice has reasons of its own for one of them.
        parts = [*_left_by_bid(view, bid), *possible_after(view, auction, bid, _NAMED)]
    head = text(key_label(key), "key")
    if is_named and parts:
        return [text(" ") + line for line in packed(parts, cells - 2)]
    if isinstance(move, Plan) and parts and not move_words.is_prepared(move):
        # All that it does stands above, where it is chosen.
        return [text(" ") + line for line in sentence([head, *parts], cells - 2, goes_on=True)]
    before = head + text(" ")
    *above, first = wrap(what + (colon().rstrip() if parts else ""), cells - 2 - width(before))
    first_lines = [before + above[0], *above[1:]] if above else []
    found = [*first_lines, *sentence([first if above else before + first, *parts], cells - 2, goes_on=True)]
    if len(events) > 1 and len(moves) == 1:
        found += wrap(in_sentences(events, view.viewer), cells - 2, "dim")
    return [text(" ") + line for line in found]


def bid_lines(view: View, move: Bid, cells: int) -> list[Line]:
    """A bid with what it leaves and what would be built with it; then who can answer, and what is short."""
    auction, bid = AUCTIONS.index(move.target), next(int(str(answer.value)) for answer in move.answers)
    said = _("Bid {n} for {auction}").format(n=bid, auction=words.auction_name(auction))
    head = text(key_label("enter"), "key") + text(" " + said + colon().rstrip())
    found = sentence([head, *_after_bid(view, auction, bid)], cells - 2, goes_on=True)
    answers = paragraph(_answers(view, auction, bid))
    found += wrap(answers, cells - 2, "dim") if answers else []
    return [text(" ") + line for line in found]


def _answers(view: View, auction: int, bid: int) -> Iterator[str]:
    """Who is outbid and may answer, and what would be short at the next wages."""
    position, holder = view.seen, view.seen.holders[auction]
    higher = next((space for space in ROW if space > bid), None)
    if holder >= 0 and higher is not None:
        name = position.name(holder)
        can_pay = not position.shows(holder) or can_pay_with(position.goods[holder], higher)
        template = (
            _("{name} can answer with {n}.") if can_pay else _("{name} can answer with {n} only by taking debts.")
        )
        yield template.format(name=name, n=higher)
    left = view.left_after(bid)
    if left is not None and incomes(position):
        due = left[WORKERS] + position.tile(auction).worker
        has = left[SILVER] + GOLD_AS_SILVER * left[GOLD] + income(position, view.seat)[SILVER]
        if due > has:
            yield _("The next wages would be {n} silver short.").format(n=due - has)


def _left_by_bid(view: View, bid: int) -> list[Line]:
    """What a bid leaves of silver and gold, or the debts that it takes."""
    if not view.knows:
        return []
    left = view.left_after(bid)
    if left is None:
        n = view.debts_for(bid)
        template = ngettext("it takes {n} debt", "it takes {n} debts", n)
        if view.has(CHIPS) and any(view.has(kind) for kind in RESOURCES):
            template = ngettext("it takes {n} debt, or sales", "it takes {n} debts, or sales", n)
        return [text(_("it takes sales") if view.bars_debts else template.format(n=n), "short")]
    return [
        figure(words.good_name(kind), text(f"{view.has(kind)} → {left[kind]}"), "plain")
        for kind in (SILVER, GOLD)
        if left[kind] < view.has(kind)
    ]


def _after_bid(view: View, auction: int, bid: int) -> list[Line]:
    """What a bid leaves, what would be built with it, and what the tile and the rival of a game alone do then."""
    parts, kind = _left_by_bid(view, bid), planned(view, auction, bid)
    if kind is not None:
        then = fill(_("then {building}"), building=text(words.card_name(kind), "figure"))
        parts.append(then + text(" ", "dim") + pieces.score(view, view.total_after(kind, bid)))
    parts += [text(f"+ {one}", "gain") for one in words.benefits(view.seen.tile(auction))]
    return [*parts, *_taken_by_rival(view, taken_if_won(view.seen, auction))]


def possible_after(view: View, auction: int, bid: int, most: int | None = None) -> list[Line]:
    """What could be built after a bid, `most` of each at most by name, what else it brings, what the rival takes."""
    parts: list[Line] = []
    offered = view.offered(auction)
    ready = [kind for kind in offered if view.can_pay(kind, bid)]
    cured = [kind for kind in offered if kind not in ready and view.cure(kind, bid)]
    if ready:
        parts.append(text(_("then {names}").format(names=_named(ready, most)), "gain"))
    if cured:
        parts.append(text(_("after trades {names}").format(names=_named(cured, most))))
    if offered and not ready and not cured:
        parts.append(text(_("nothing could be built"), "short"))
    tile = view.seen.tile(auction)
    benefits = listed(words.benefits(tile))
    if benefits:
        template = _("and with it {benefits}") if tile.builds else _("brings {benefits}")
        parts.append(text(template.format(benefits=benefits), "gain" if ready or not tile.builds else "dim"))
    return [*parts, *_taken_by_rival(view, taken_if_won(view.seen, auction))]


def _named(kinds: Sequence[int], most: int | None) -> str:
    """Buildings by name, those beyond so many by their number."""
    shown, left = kinds[:most], len(kinds[most:]) if most is not None else 0
    named = words.card_names(shown)
    return _("{names} and {n} more").format(names=named, n=left) if left else named


def _taken_by_rival(view: View, taken: Taken) -> list[Line]:
    """What the rival of a game alone takes then, of tiles with which something is built."""
    building = {auction: kinds for auction, kinds in taken.items() if view.seen.tile(auction).builds}
    told = _("the rival takes {buildings}").format(buildings=words.rival_takes_from(building))
    return [text(told, "dim")] if building else []


def _brought(view: View, after: OpenGame) -> list[Line]:
    """The income of the slots that would work, the wages, and what would be left of them."""
    position, seat = view.seen, view.seat
    brings = income(position, seat, after.seen(view.viewer).worked[seat])
    brought = [text("+", "gain") + pieces.letters(kind, number) for kind, number in enumerate(brings) if number > 0]
    left = silver_left(position, seat, brings)
    words_left = text(f"{view.has(SILVER)} → {left}", "gain" if left >= 0 else "short")
    income_line = figure(_("income"), join(brought, " "), "plain")
    parts = [
        income_line,
        text(_("wages {n}").format(n=view.goods[WORKERS])),
        figure(_("silver"), words_left, "plain"),
    ]
    idle = view.goods[WORKERS] - placed(after.seen(view.viewer).worked[seat])
    if idle:
        parts.append(text(ngettext("{n} worker idle", "{n} workers idle", idle).format(n=idle), "short"))
    return parts


def _changes(view: View, after: OpenGame) -> list[Line]:
    """What goes and what comes, as 'wood 2 → 6'."""
    seat, old, new = view.seat, view.seen, after.seen(view.viewer)
    seen = range(KINDS) if view.knows and new.shows(seat) else (WORKERS, TRACKS, RAIL)
    found: list[Line] = []
    for kind in seen:
        found += _change(kind, words.good_name(kind), old.goods[seat][kind], new.goods[seat][kind])
    built = town_of(new.towns[seat] & ~old.towns[seat])
    found += [text("+ " + words.card_name(kind), "gain") for kind in built]
    if DEBTS in seen:
        found += _change(VP, _("now"), total(old, seat), total(new, seat))
    return found


def _change(kind: int, label: str, old: int, new: int) -> list[Line]:
    is_gain = (new > old) != (kind == DEBTS)
    style: StyleName = "gain" if is_gain else "short" if kind == DEBTS else "plain"
    changed = text(label + " ", good(kind)) + text(f"{old} → {new}", style)
    return [changed] if old != new else []
