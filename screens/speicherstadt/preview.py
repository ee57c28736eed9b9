"""What a move would do to the player who makes it, before it is made."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from engine import Move, Plan, Refused
from engine.speicherstadt.cards import FIREMAN, SHIP
from engine.speicherstadt.deck import CARDS, CONTRACTS
from engine.speicherstadt.moves import WATER, Buy, Decline, Queue, Reserve, Use
from engine.speicherstadt.prospects import at_hand, bought, contracts, strength_with, uses
from engine.speicherstadt.scoring import total
from engine.speicherstadt.state import LOADING, Lot, Quarter, price_at
from engine.texts.language import colon, comma, gettext as _, listed, ngettext, pgettext
from screens.actions import key_label
from screens.speicherstadt import faces, pieces, rules, words
from screens.speicherstadt.actions import LETTERS
from screens.speicherstadt.view import View
from screens.table.picture.layout import DESK
from screens.ways import outcome, turns_up
from screens.words import in_sentences, shown
from widgets.filled import figure, fill
from widgets.lines import EMPTY, Line, join, packed, sentence, text, width, wrap


def lines(view: View, move: Move | Plan, what: str, cells: int, *, is_named: bool = False) -> list[Line]:
    """The move in words with the player's changes, then what happens; open questions are answered by defaults.

    `is_named`: without words for what changes something.
    """
    try:
        after, events = outcome(view.game, move)
    except Refused as refusal:
        return [text(" ") + line for line in wrap(shown(refusal.sentence), cells - 2)]
    last = move.moves[-1] if isinstance(move, Plan) else move
    key = text(key_label("p" if isinstance(last, Decline) else "enter"), "key")
    if isinstance(last, Queue | Reserve):
        found = _placing(view, last, key, cells - 2)
    else:
        # What would come up only once the move is made stays face down: then what follows upon it is not told.
        # What is still asked about a card that is used decides what comes of it.
        is_open = isinstance(move, Use) and view.game.ask(move) is not None
        is_told = not is_open and not turns_up(after)
        # Of a purchase the card itself and its goods stand in words, and what they are for below.
        parts = _bought(view) if isinstance(last, Buy) else _changes(view, after.seen()) if is_told else []
        if isinstance(last, Decline):
            parts += _next_asked(view)
        if isinstance(move, Plan) and parts:
            what = ngettext("{n} move at once", "{n} moves at once", len(move.moves)).format(n=len(move.moves))
        found = packed(parts, cells - 2) if is_named and parts else _said(key, what, parts, cells - 2)
        if isinstance(last, Use) and not (last.answers and is_told):
            card = words.card(last.target)
            said = _("{card}: {effect}.").format(card=shown(card.shown), effect=words.effect(card))
            found += wrap(said, cells - 2, "dim")
        if is_told and not isinstance(last, Buy | Decline) and (len(events) > 1 or isinstance(last, Use)):
            found += wrap(in_sentences(events, view.seat), cells - 2, "dim")
        elif isinstance(last, Buy) and view.asked and (lot := view.lot(view.asked)) is not None:
            found += _if_bought(view, lot, cells - 2)
        elif not is_told and not is_open and view.phase == LOADING:
            own = tuple(takewhile(lambda event: event.seat == view.seat, events))
            found = [] if is_named and own else found
            found += wrap(in_sentences(own, view.seat), cells - 2, "dim")
    return [text(" ") + line for line in found]


def _said(key: Line, what: str, parts: Sequence[Line], cells: int) -> list[Line]:
    """What is done in words, and what changes by it as far as both have room in a line."""
    head = key + text(" " + what + (colon().rstrip() if parts else ""))
    if width(head) <= cells:
        return sentence([head, *parts], cells)
    first, *rest = wrap(what, cells - 1 - width(key))
    return [join([key, first], " "), *rest]


def _placing(view: View, move: Move, key: Line, cells: int) -> list[Line]:
    """Standing in line or reserving: what one would be asked, who is asked before, what the card would do."""
    lot = view.lot(move.target)
    if lot is None:
        raise LookupError
    if isinstance(move, Queue):
        said, parts = _("Stand in line for {card}"), _line(view, view.queue(WATER.index(move.target)))
    else:
        said, parts = _("Reserve {card}"), [text(_("at 1 coin, 1 more for each later one"))]
        if view.seen.reserved:
            parts.append(text(_("each earlier one costs 1 more"), "dim"))
    head = key + text(" " + said.format(card=shown(CARDS[lot[0]].told)) + colon().rstrip())
    found = [*sentence([head, *parts], cells), *_if_bought(view, lot, cells)]
    so_far = _so_far(view, cells)
    # It stands in the last line, wherever the cursor is: what does not change is not sent anew.
    return [*found, *[EMPTY] * (DESK - 1 - len(found)), so_far] if so_far and len(found) < DESK else found


def _so_far(view: View, cells: int) -> Line:
    """Where one's own workers stand already, what each would be asked now, and who stands there too, in one line."""
    parts, in_short = [], []
    for column in range(len(view.seen.row)):
        line, lot = view.queue(column), view.seen.row[column]
        if lot is None or view.seat not in line:
            continue
        first = line.index(view.seat)
        asked = pieces.price(view.seen.coins[view.seat], price_at(line, first))
        one = (
            text(LETTERS[column] + " ", "key")
            + pieces.label(CARDS[lot[0]], cells)
            + figure(_("asked"), asked, before=" ")
        )
        in_short.append(one)
        parts.append(one + text(" ") + _company(view, line[:first], line[first + 1 :]))
    label = text(_("Yours so far"), "heading")
    lines = (join([label, *found], "   ") for found in (parts, in_short) if found)
    return next((line for line in lines if width(line) <= cells), EMPTY)


def _company(view: View, before: Sequence[int], behind: Sequence[int]) -> Line:
    """Who stands before one's own worker, or if nobody does, behind it."""
    found = [house for house in dict.fromkeys(before or behind) if house != view.seat]
    if not found:
        return text(pgettext("in line", "alone"), "gain")
    names = join(map(view.called, found), comma())
    return fill(_("after {names}") if before else _("before {names}"), "dim", names=names)


def _line(view: View, before: Sequence[int]) -> list[Line]:
    """Where one would stand, and whether those who are asked before could pay what they would be asked."""
    if not before:
        return [text(_("first in line, asked 1 coin"), "gain")]
    said = _("number {n} in line; it costs you 1 coin if all before you pass").format(n=len(before) + 1)
    asked: dict[int, list[int]] = {}
    for place, house in enumerate(before):
        if house != view.seat:
            asked.setdefault(house, []).append(len(before) + 1 - place)
    return [text(said), *(_payer(view, house, prices) for house, prices in asked.items())]


def _payer(view: View, house: int, prices: Sequence[int]) -> Line:
    """What somebody would be asked, once for each worker, and whether they have it."""
    has = view.seen.coins[house]
    prices_told = listed(str(price) for price in prices)
    can_pay = has >= min(prices)
    template = _("{name} (has {n}) is asked {prices}") if can_pay else _("{name} (has only {n}) is asked {prices}")
    return fill(template, "plain" if can_pay else "short", name=view.called(house), prices=prices_told, n=has)


def _if_bought(view: View, lot: Lot, cells: int) -> list[Line]:
    card, goods = CARDS[lot[0]], lot[1]
    if card.type != SHIP:
        if card.type == FIREMAN:
            return [join(_firemen(view, lot[0]), comma())]
        whole = join([text(rules.effect(card), "dim"), *faces.fitting(view, lot)], comma())
        return [whole] if width(whole) <= cells else wrap(rules.effect(card), cells, "dim")
    use = uses(view.seen, view.seat, goods)
    parts = []
    for place, kinds in faces.onto(view, goods).items():
        points = CARDS[CONTRACTS[place]].points
        parts.append(fill(_("{goods} onto contract {contract}"), "gain", goods=pieces.goods(kinds), contract=points))
    if use.delivered:
        parts.append(fill(_("{goods} for points"), goods=pieces.goods(use.delivered)))
    if use.sold:
        parts.append(fill(_("{goods} to your merchants"), goods=pieces.goods(use.sold)))
    if not parts:
        return [text(_("You have no use for its goods yet."), "dim")]
    return sentence([text(_("Its goods:"), "dim"), *parts], cells)


def _firemen(view: View, card: int) -> list[Line]:
    """The sum of one's firemen before and after one more, and where that would stand among the others."""
    before, after = view.holding.strength, strength_with(view.seen, view.seat, card)
    others = [view.held_by(house).strength for house in view.others]
    place = _("still the lowest sum") if after <= min(others) else _("between the others")
    if after >= max(others):
        place = _("then the highest sum") if after > max(others) else _("then level with the highest sum")
    sums = fill(_("your firemen {before} → {after}"), "dim", before=before, after=text(str(after), "figure"))
    return [sums, text(place, "gain" if after > max(others) else "dim")]


def _bought(view: View) -> list[Line]:
    """What buying alone does, whatever follows."""
    seen, after = view.seen, bought(view.seen)
    return [
        *_change(_("coins"), pieces.COIN, seen.coins[view.seat], after.coins),
        *_change(_("points"), "worth", view.totals[view.seat], after.total),
    ]


def _next_asked(view: View) -> list[Line]:
    """Who is asked for the card after one passes; nothing where it is no card that one declines."""
    if not view.asked:
        return []
    behind = view.queue(view.seen.column)[1:] if view.asked in WATER else ()
    if not behind:
        return [text(_("the card is discarded"), "dim")]
    if behind[0] == view.seat:
        return [text(_("then your next worker is asked {n}").format(n=len(behind)))]
    can_pay = view.seen.coins[behind[0]] >= len(behind)
    template = _("then {name} is asked {n}") if can_pay else _("then {name}, who cannot pay {n}")
    return [fill(template, name=view.called(behind[0]), n=len(behind))]


def _changes(view: View, after: Quarter) -> list[Line]:
    """What goes and what comes, as 'coins 4 → 1'."""
    before, seat = view.seen, view.seat
    found = _change(_("coins"), pieces.COIN, before.coins[seat], after.coins[seat])
    for kind, numbers in enumerate(zip(at_hand(before, seat), at_hand(after, seat), strict=True)):
        found += _change(words.good_name(kind), pieces.good(kind), *numbers)
    new = [card for card in after.cards[seat] if not before.owns(seat, card)]
    found += [text("+ " + words.card_name(CARDS[card]), "gain") for card in new]
    filled = [one for one in contracts(after, seat, full=True) if one not in contracts(before, seat, full=True)]
    full = [CARDS[CONTRACTS[place]].points for place in filled]
    found += [text(_("contract {points} full").format(points=points), "gain") for points in full]
    return found + _change(_("points"), "worth", view.totals[seat], total(after, seat))


def _change(label: str, style: str, old: int, new: int) -> list[Line]:
    if old == new:
        return []
    return [text(label + " ", style) + text(f"{old} → {new}", "gain" if new > old else "plain")]
