"""What stands on a card: its name on the ground of its type, what it is, and what it would do for whoever looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.speicherstadt import cards
from engine.speicherstadt.cards import Card
from engine.speicherstadt.deck import CARDS, CONTRACTS
from engine.speicherstadt.prospects import held_for, strength_with, uses
from engine.speicherstadt.scoring import number_of, offices
from engine.speicherstadt.state import Lot
from engine.texts import NC_
from engine.texts.language import comma, gettext as _
from screens.speicherstadt import pieces, rules, words
from screens.speicherstadt.briefly import BY_TYPE, OR_TYPE, brief, shorter, takes
from screens.speicherstadt.view import View
from widgets.filled import figure, fill
from widgets.lines import EMPTY, Line, fit, join, plain, text, whole, width, wrap

_WORDED: Final = (cards.SPECIAL, cards.WAREHOUSE)
"""Those that say in words what they do."""
_WORDS: Final = 3
"""Lines of such words for which a card may want room; longer ones are told briefly unless there is room to spare."""
_ANY: Final = 99
"""More lines than a card has."""
_WAVES: Final = "▁▂▃▂"


def about(name: str, cells: int) -> list[Line]:
    card = words.card(name)
    # Translators: a card and what it does, in a few words.
    said = _("{card}: {effect}.").format(card=words.card_name(card), effect=rules.effect(card))
    return [text(" ") + line for line in wrap(said, cells - 2, "dim")]


def bar(card: Card, cells: int) -> list[Line]:
    """What a card is called, on the ground of its type from edge to edge; a long name takes several lines."""
    named, kind = words.card_name(card), plain(pieces.label(card, cells)).strip()
    if card.type in BY_TYPE or (card.type in OR_TYPE and width(text(named)) > cells - 2):
        named, kind = kind, ""
    kind = "" if card.type in OR_TYPE else kind
    called = [named] if width(text(named)) <= cells else _lines(named, cells)
    lines = []
    for number, said in enumerate(called):
        line = text(f" {said} " if width(text(said)) <= cells - 2 else said)
        room = cells - width(line)
        # The type stands at the end where there is room for it.
        end = text(f"{kind} ") if kind and not number and width(text(kind)) + 2 <= room else EMPTY
        lines.append(text(plain(fit(line, max(cells, width(line)) - width(end)) + end), f"type:{card.type}"))
    return lines


def _lines(named: str, cells: int) -> list[str]:
    """A name in lines; a word that is wider than they are stays whole."""
    longest = max(width(text(word)) for word in named.split())
    return [plain(line) for line in wrap(named, max(cells, longest))]


def face(view: View, lot: Lot, cells: int, rows: int) -> list[Line]:
    """The lines of a card below its name, in at most so many; a ship floats where there is room for water."""
    card = CARDS[lot[0]]
    found = _face(view, lot, cells, rows)
    if card.type == cards.SHIP and len(found) < rows - 1:
        waves = text((_WAVES * cells)[:cells], "scene:water")
        return [found[0], waves, EMPTY, *found[1:]] if len(found) < rows - 2 else [found[0], waves, *found[1:]]
    return found


def needs(view: View, lot: Lot, cells: int) -> int:
    """How many lines a card needs below the first one of its name, so that nothing is cut and nothing is blank."""
    found = _face(view, lot, cells, _ANY)
    if CARDS[lot[0]].type in _WORDED and len(found) > _WORDS:
        found = wrap(brief(CARDS[lot[0]]), cells)
    return len(bar(CARDS[lot[0]], cells)) - 1 + len(found)


def _face(view: View, lot: Lot, cells: int, rows: int) -> list[Line]:
    """The same, the most important first."""
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
        return [points, text(_("yours {n}").format(n=number), "dim")]
    if card.type == cards.POINT_BUILDING:
        return [text(words.points(card.points), "worth")]
    told = [words.effect(card), shorter(card), brief(card)] if card.effect is not None else []
    ways = [wrap(one, cells) for one in told]
    found = next((lines for lines in ways if len(lines) <= rows), ways[-1] if ways else [])
    return whole(found, rows, cells) if len(found) > rows else found


def fitting(view: View, lot: Lot) -> list[Line]:
    """What a contract, a fireman or an office would come to beside what whoever looks has already."""
    card = CARDS[lot[0]]
    if card.type == cards.CONTRACT:
        return _contract(view, lot[0], _ANY)[1:]
    if card.type == cards.FIREMAN:
        return _fireman(view, lot[0])
    return _face(view, lot, _ANY, _ANY) if card.type == cards.OFFICE else []


def _ship(view: View, goods: Sequence[int], cells: int) -> list[Line]:
    """The goods, and what one could do with each of them."""
    use, contracts = uses(view.seen, view.seat, goods), onto(view, goods)
    first = pieces.crates(goods, cells)
    fitting = join([pieces.goods(kinds) + _onto(place) for place, kinds in contracts.items()], " ")
    others = [
        figure(label, pieces.goods(kinds))
        for label, kinds in ((_("points"), use.delivered), (_("sells"), use.sold))
        if kinds
    ]
    if not fitting and not others:
        return [first, text(_("no use yet"), "dim")]
    for one in [figure(_("fits"), fitting), fitting] if fitting else [EMPTY]:
        said = join([part for part in (one, *others) if part], comma())
        if width(said) <= cells:
            return [first, said]
    # Below each good a sign: onto which contract it fits, that it is delivered for points, is sold for coins, or none.
    points, coins = text(_(words.POINT_SIGN), "worth"), text(_(words.COIN_SIGN), pieces.COIN)
    left = [(_onto(place), list(kinds)) for place, kinds in contracts.items()]
    left += [(points, list(use.delivered)), (coins, list(use.sold))]
    size = (width(first) + 1) // len(goods)
    signs = EMPTY
    for kind in goods:
        sign, kinds = next((one for one in left if kind in one[1]), (text("·", "dim"), [kind]))
        kinds.remove(kind)
        signs += fit(sign, size - 1, "centre") + text(" ")
    return [first, signs]


def onto(view: View, goods: Sequence[int]) -> dict[int, list[int]]:
    """The goods of a ship that fit onto contracts, by the place of the contract."""
    found: dict[int, list[int]] = {}
    laid = list(view.seen.laid)
    for number, kind in enumerate(goods, start=1):
        after = uses(view.seen, view.seat, goods[:number]).laid
        place = next((place for place, one in enumerate(after) if one != laid[place]), None)
        if place is not None:
            found.setdefault(place, []).append(kind)
        laid = after
    return found


def _onto(place: int) -> Line:
    """That something goes onto a contract, which is known by its points."""
    return text(f"→{CARDS[CONTRACTS[place]].points}", "worth")


def _contract(view: View, card: int, cells: int) -> list[Line]:
    """What it asks for, and how much of that one holds."""
    kinds = CARDS[card].goods
    held = held_for(view.seen, view.seat, card)
    style = "gain" if held else "dim"
    said = (_("you hold {n} of {all}"), _("you hold {n}/{all}"), "{n}/{all}")
    found = [text(one.format(n=held, all=len(kinds)), style) for one in said]
    holds = next((one for one in found if width(one) <= cells), found[-1])
    asked = pieces.flow(list(map(pieces.wanted, kinds)), cells, len(kinds), between=" ")
    in_one = pieces.all_wanted(kinds)
    return [in_one, holds] if len(asked) > 1 and width(in_one) <= cells else [*asked, holds]


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
    """What it takes, and for what."""
    is_works = card.type == cards.CONVERTER
    told = _("takes {good} for {points}") if is_works else _("{good} sells for {coins}")
    price = {"points": words.points(card.points), "coins": words.coins(card.coins)}
    whole = fill(told, "dim", good=pieces.goods([card.good]), **price)
    worth = EMPTY if is_works or not card.points else text(words.points(card.points), "worth")
    price_alone = text(price["points"], "worth") if is_works else text(price["coins"], pieces.COIN)
    shorter = pieces.goods([card.good]) + figure(_(NC_("price", "for")), price_alone, before=" ")
    for told_whole in (whole, shorter):
        if width(told_whole) <= cells:
            return [told_whole, worth] if worth else [told_whole]
    both = join([takes(card), worth], comma()) if worth else takes(card)
    return [both] if width(both) <= cells else [takes(card), worth]


def _points(figures: str, cells: int) -> Line:
    said = text(_("{figures} points").format(figures=figures), "worth")
    return said if width(said) <= cells else text(_("{figures}p").format(figures=figures), "worth")
