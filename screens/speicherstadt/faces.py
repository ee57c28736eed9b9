"""What stands on a card that is laid out, in few cells: what it is, and what it would do for whoever looks."""

from __future__ import annotations

from engine.speicherstadt import cards
from engine.speicherstadt.cards import Card
from engine.speicherstadt.deck import CARDS
from engine.speicherstadt.prospects import held_for, strength_with, uses
from engine.speicherstadt.scoring import number_of, offices
from engine.speicherstadt.state import Lot
from engine.texts.language import gettext as _
from screens.speicherstadt import pieces, words
from screens.speicherstadt.view import View
from widgets.lines import EMPTY, Line, fit, join, text, whole, width, wrap


def face(view: View, lot: Lot, cells: int, rows: int) -> list[Line]:
    """The lines of a card below its type, the most important first; running text in at most so many lines."""
    card = CARDS[lot[0]]
    if card.type == cards.SHIP:
        return _ship(view, lot[1], cells)
    if card.type == cards.CONTRACT:
        return _contract(view, lot[0], cells)
    if card.type == cards.FIREMAN:
        return _fireman(view, lot[0])
    if card.type in (cards.MERCHANT, cards.CONVERTER):
        return _merchant(card, cells)
    if card.type == cards.OFFICE:
        number = number_of(view.seen.cards[view.seat], cards.OFFICE)
        points = _points(f"{offices(number)} → {offices(number + 1)}", cells)
        return [text(_("yours {n}").format(n=number), "dim"), points]
    found = wrap(words.card_name(card), cells)
    if card.effect is not None:
        found += wrap(words.effect(card), cells, "dim")
    return whole(found, rows, cells) if len(found) > rows else found


def core(lot: Lot, cells: int) -> Line:
    """The goods that a card brings, asks for or takes, in one line; nothing where it is not about goods."""
    card = CARDS[lot[0]]
    if card.type in (cards.MERCHANT, cards.CONVERTER):
        return _takes(card)
    kinds = lot[1] or card.goods
    shown, number = pieces.goods(kinds), len(kinds)
    while width(shown) > cells:
        number -= 1
        shown = pieces.goods(kinds[:number]) + text(_(" +{n}").format(n=len(kinds) - number), "dim")
    return shown


def short(lot: Lot, cells: int) -> Line:
    """A card in one line of so many cells."""
    card = CARDS[lot[0]]
    line, more = pieces.label(card, cells), text(words.card_name(card))
    if card.type in (cards.SHIP, cards.CONTRACT):
        more = pieces.goods(lot[1] or card.goods)
    elif card.type in (cards.MERCHANT, cards.CONVERTER):
        more = _takes(card)
    elif card.type in (cards.FIREMAN, cards.OFFICE):
        return line
    # What is left of the type where there is little room.
    points = text(f" {card.points} ", f"type:{card.type}") if card.type == cards.CONTRACT else EMPTY
    for shown in (line, points):
        both = join([part for part in (shown, more) if part], " ")
        if width(both) <= cells:
            return both
    # The name of a card that is like no other says more than its type.
    return fit(more, cells) if card.type in words.NAMED_TYPES else line


def _ship(view: View, goods: tuple[int, ...], cells: int) -> list[Line]:
    """The goods, and what one could do with each of them."""
    use = uses(view.seen, view.seat, goods)
    first = pieces.goods(goods)
    parts = [
        text(label + " ", "dim") + pieces.goods(kinds)
        for label, kinds in ((_("fits"), use.fitting), (_("points"), use.delivered), (_("sells"), use.sold))
        if kinds
    ]
    said = join(parts, ", ")
    if not said:
        return [first, text(_("no use yet"), "dim")]
    if width(said) <= cells:
        return [first, said]
    # Below each good a sign: it fits onto a contract, is delivered for points, is sold for coins, or none of these.
    left = {"✓": list(use.fitting), "p": list(use.delivered), "c": list(use.sold)}
    signs: list[Line] = []
    for kind in goods:
        sign = next((sign for sign, kinds in left.items() if kind in kinds), "·")
        if sign in left:
            left[sign].remove(kind)
        style = {"✓": "gain", "p": "worth", "c": pieces.COIN}.get(sign, "dim")
        signs.append(text(" ") + text(sign, style) + text(" "))
    return [first, join(signs, " ")]


def _contract(view: View, card: int, cells: int) -> list[Line]:
    """What it asks for, and how much of that one holds."""
    kinds = CARDS[card].goods
    held = held_for(view.seen, view.seat, card)
    holds = text(_("you hold {n}/{all}").format(n=held, all=len(kinds)), "gain" if held else "dim")
    whole = pieces.goods(kinds)
    if width(whole) <= cells:
        return [whole, holds] if width(holds) <= cells else [whole, text(f"{held}/{len(kinds)}", "dim")]
    half = (len(kinds) + 1) // 2
    return [pieces.goods(kinds[:half]), pieces.goods(kinds[half:]), holds]


def _fireman(view: View, card: int) -> list[Line]:
    """The sum of one's firemen before and after, and what place that would be."""
    after = strength_with(view.seen, view.seat, card)
    others = [view.held_by(house).strength for house in view.others]
    place = _("then high") if after > max(others) else _("still low") if after <= min(others) else _("in between")
    if after == max(others):
        place = _("then equal")
    sums = text(_("you {n} → {after}").format(n=view.holding.strength, after=after))
    return [sums, text(place, "gain" if after > max(others) else "dim")]


def _merchant(card: Card, cells: int) -> list[Line]:
    """Its name where there is room, what it takes, and for what."""
    takes = _takes(card)
    worth = text(words.points(card.points), "worth") if card.type == cards.MERCHANT and card.points else EMPTY
    shown = text(words.card_name(card))
    if width(shown) > cells:
        return [takes, worth] if worth else [takes]
    both = join([takes, worth], ", ") if worth else takes
    return [shown, both] if width(both) <= cells else [shown, takes, worth]


def _takes(card: Card) -> Line:
    """The good that a merchant or works takes, and what each is worth."""
    is_works = card.type == cards.CONVERTER
    each = text(_("{n}p").format(n=card.points), "worth") if is_works else pieces.coins(card.coins)
    return pieces.goods([card.good]) + text(" ") + each


def _points(figures: str, cells: int) -> Line:
    said = text(_("{figures} points").format(figures=figures), "worth")
    return said if width(said) <= cells else text(_("{figures}p").format(figures=figures), "worth")
