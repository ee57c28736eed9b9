"""What stands on a card that is laid out, in few cells: what it is, and what it would do for whoever looks."""

from __future__ import annotations

from collections.abc import Sequence

from engine.speicherstadt.cards import CONTRACT, CONVERTER, FIREMAN, MERCHANT, OFFICE, POINT_BUILDING, SHIP, Card
from engine.speicherstadt.deck import INDEX
from engine.speicherstadt.goods import INDEX as KINDS
from engine.speicherstadt.goods import NAMES
from engine.speicherstadt.prospects import held_for, strength_with
from engine.speicherstadt.scoring import offices
from engine.texts.language import gettext as _
from screens.speicherstadt import pieces, words
from screens.speicherstadt.hues import good, type_of
from screens.speicherstadt.view import View
from widgets.lines import EMPTY, Line, fit, join, text, whole, width, wrap


def face(view: View, name: str, goods: Sequence[str], cells: int, rows: int) -> list[Line]:
    """The lines of a card below its type, the most important first; running text in at most so many lines."""
    card = words.card(name)
    if card.type == SHIP:
        return _ship(view, goods, cells)
    if card.type == CONTRACT:
        return _contract(view, card, cells)
    if card.type == FIREMAN:
        return _fireman(view, card, cells)
    if card.type in (MERCHANT, CONVERTER):
        return _merchant(view, card, cells)
    if card.type == OFFICE:
        number = view.number_of(OFFICE)
        points = _points(f"{offices(number)} → {offices(number + 1)}", cells)
        return [text(_("yours {n}").format(n=number), "dim"), points]
    found = wrap(words.card_name(name), cells)
    if card.type != POINT_BUILDING and card.effect is not None:
        found += wrap(words.effect(name), cells, "dim")
    return whole(found, rows, cells) if len(found) > rows else found


def core(name: str, goods: Sequence[str], cells: int) -> Line:
    """The goods that a card brings, asks for or takes, in one line; nothing where it is not about goods."""
    card = words.card(name)
    if card.type in (MERCHANT, CONVERTER):
        return _takes(card)
    names = goods if card.type == SHIP else [NAMES[kind] for kind in card.goods]
    shown, number = pieces.goods(names), len(names)
    while width(shown) > cells:
        number -= 1
        shown = pieces.goods(names[:number]) + text(_(" +{n}").format(n=len(names) - number), "dim")
    return shown


def short(name: str, goods: Sequence[str], cells: int) -> Line:
    """A card in one line of so many cells."""
    card = words.card(name)
    line = pieces.label(name, cells)
    if card.type == SHIP:
        more = pieces.goods(goods)
    elif card.type == CONTRACT:
        more = pieces.goods(NAMES[kind] for kind in card.goods)
    elif card.type in (MERCHANT, CONVERTER):
        more = _takes(card)
    elif card.type in (FIREMAN, OFFICE):
        more = EMPTY
    else:
        more = text(words.card_name(name))
    if not more:
        return line
    for shown in (line, _figure(card)):
        both = join([part for part in (shown, more) if part], " ")
        if width(both) <= cells:
            return both
    # The name of a card that is like no other says more than its type.
    return fit(more, cells) if card.type in words.NAMED_TYPES else line


def _figure(card: Card) -> Line:
    """What is left of the type where there is little room."""
    return text(f" {card.points} ", type_of(card.type)) if card.type == CONTRACT else EMPTY


def _ship(view: View, goods: Sequence[str], cells: int) -> list[Line]:
    """The goods, and what one could do with each of them."""
    use = view.use_of(goods)
    first = pieces.goods(goods)
    parts = [
        text(label + " ", "dim") + pieces.goods(NAMES[kind] for kind in kinds)
        for label, kinds in ((_("fits"), use.fitting), (_("points"), use.delivered), (_("sells"), use.sold))
        if kinds
    ]
    said = join(parts, ", ")
    if not said:
        return [first, text(_("no use yet"), "dim")]
    return [first, said] if width(said) <= cells else [first, _marks(view, goods)]


def _marks(view: View, goods: Sequence[str]) -> Line:
    """Below each good a sign: it fits onto a contract, is delivered for points, is sold for coins, or none of these."""
    use = view.use_of(goods)
    left = {"✓": list(use.fitting), "p": list(use.delivered), "c": list(use.sold)}
    signs: list[Line] = []
    for name in goods:
        kind = KINDS[name]
        sign = next((sign for sign, kinds in left.items() if kind in kinds), "·")
        if sign in left:
            left[sign].remove(kind)
        style = "gain" if sign == "✓" else good("coin") if sign == "c" else "worth" if sign == "p" else "dim"
        signs.append(text(" ") + text(sign, style) + text(" "))
    return join(signs, " ")


def _contract(view: View, card: Card, cells: int) -> list[Line]:
    """What it asks for, and how much of that one holds."""
    names = [NAMES[kind] for kind in card.goods]
    held = held_for(view.seen, view.seat, INDEX[card.name])
    holds = text(_("you hold {n}/{all}").format(n=held, all=len(names)), "gain" if held else "dim")
    whole = pieces.goods(names)
    if width(whole) <= cells:
        return [whole, holds] if width(holds) <= cells else [whole, text(f"{held}/{len(names)}", "dim")]
    half = (len(names) + 1) // 2
    return [pieces.goods(names[:half]), pieces.goods(names[half:]), holds]


def _fireman(view: View, card: Card, cells: int) -> list[Line]:
    """The sum of one's firemen before and after, and what place that would be."""
    mine = view.mine["strength"]
    after = strength_with(view.seen, view.seat, INDEX[card.name])
    others = [house["strength"] for house in view.others]
    place = _("then high") if after > max(others) else _("still low") if after <= min(others) else _("in between")
    if after == max(others):
        place = _("then equal")
    sums = text(_("you {n} → {after}").format(n=mine, after=after))
    return [sums, text(place, "gain" if after > max(others) else "dim")]


def _merchant(view: View, card: Card, cells: int) -> list[Line]:
    """Its name where there is room, what it takes, and for what."""
    takes = _takes(card)
    worth = text(words.points(card.points), "worth") if card.type == MERCHANT and card.points else EMPTY
    shown = text(words.card_name(card.name))
    if width(shown) > cells:
        return [takes, worth] if worth else [takes]
    both = join([takes, worth], ", ") if worth else takes
    return [shown, both] if width(both) <= cells else [shown, takes, worth]


def _takes(card: Card) -> Line:
    """The good that a merchant or works takes, and what each is worth."""
    each = text(_("{n}p").format(n=card.points), "worth") if card.type == CONVERTER else pieces.coins(card.coins)
    return pieces.goods([NAMES[card.good]]) + text(" ") + each


def _points(figures: str, cells: int) -> Line:
    said = text(_("{figures} points").format(figures=figures), "worth")
    return said if width(said) <= cells else text(_("{figures}p").format(figures=figures), "worth")
