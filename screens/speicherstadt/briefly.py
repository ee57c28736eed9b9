"""Cards in few cells: what they are called, and what they do, each in one line or two of a narrow column."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from engine.speicherstadt import cards
from engine.speicherstadt.cards import Card
from engine.speicherstadt.deck import CARDS
from engine.speicherstadt.holdings import MASTERS_RATE
from engine.speicherstadt.state import Lot
from engine.texts import N_, NC_
from engine.texts.language import comma, gettext as _
from screens.speicherstadt import pieces, words
from widgets.filled import figure
from widgets.lines import EMPTY, Line, fit, join, plain, text, width

BY_TYPE: Final = (cards.CONTRACT, cards.FIREMAN)
"""The types whose cards are called by the type and a figure: their names say no more."""
OR_TYPE: Final = (cards.SHIP, cards.OFFICE)
"""Those that are where there is no room for their names."""
TOLD_BY_TYPE: Final = (cards.MERCHANT, cards.CONVERTER, cards.POINT_BUILDING)
"""Those that are known by their type and by what they do, where name and effect find no room together."""
_BRIEF: Final[Mapping[str, str]] = {
    "warehouse": N_("{goods} goods, {points}p"),
    "bank": N_("+{coins}c a round"),
    "port": N_("{points}p/ship"),
    "chamber-of-commerce": N_("{points}p/coin"),
    "informer": N_("swaps two"),
    "coffee-break": N_("{uses} breaks"),
    "fire-chief": N_("win doubled"),
    "press": N_("{points}p/fireman"),
    "mayor": N_("best twice"),
    "harbour-tour": N_("{points}p/building"),
    "deichtor-halls": N_("{points}p/merchant"),
    "accountant": N_("{points}p/contract"),
    "fish-market": N_("a free card"),
    "harbour-master": N_("trades {rate}:1"),
    "warehouseman": N_("+{uses} workers"),
    "insurance": N_("no loss, {coins}c"),
    "savings-bank": N_("{coins}c at once"),
    "thief": N_("{coins}c from all"),
    "auction-hall": N_("load a good"),
    "smuggler": N_("steals one"),
    "truck": N_("moves goods"),
    "fire-engine": N_("best double"),
}
"""What cards with a text of their own do where there is no room for that: in eleven cells, or two lines of them.

Each is a template of the figures of its card.
"""
_SHORTER: Final[Mapping[str, str]] = {
    "informer": N_("once: two workers change places before Purchase"),
    "coffee-break": N_("{uses} breaks: place a worker later"),
    "harbour-master": N_("exchanges {rate} goods for another one"),
    "warehouseman": N_("{uses} grey workers more, each once"),
}
"""What cards of the longest texts do, in two or three lines of a card."""
_WIDE: Final = 99


def brief(card: Card) -> str:
    """What a card does, in as few words as can be; where they are not told, in a few."""
    if card.name not in _BRIEF:
        return words.effect(card)
    figures = {"coins": card.coins, "points": card.points, "uses": card.uses, "goods": card.capacity}
    return _(_BRIEF[card.name]).format(rate=MASTERS_RATE, **figures)


def shorter(card: Card) -> str:
    """What a card does in fewer words than its text; the same where it is short."""
    if card.name not in _SHORTER:
        return words.effect(card)
    return _(_SHORTER[card.name]).format(rate=MASTERS_RATE, uses=card.uses)


def called(card: Card) -> Line:
    """What a card is called, in few cells: its type with a figure where its name says no more."""
    by_type = card.type in (*BY_TYPE, *OR_TYPE)
    return pieces.label(card, _WIDE) if by_type else text(words.card_name(card), f"type:{card.type}")


def short(lot: Lot, cells: int) -> Line:
    """A card in one line of so many cells: its type or its name, and what it brings, asks for or takes."""
    card = CARDS[lot[0]]
    ground = f"type:{card.type}"
    named, label = text(f" {words.card_name(card)} ", ground), pieces.label(card, cells)
    if card.type in (cards.SHIP, cards.CONTRACT):
        goods = pieces.goods(lot[1] or card.goods)
        points = text(f" {card.points} " if card.type == cards.CONTRACT else "", ground)
        ways = [join([label, goods], " "), join([part for part in (points, goods) if part], " ")]
        if card.type == cards.CONTRACT:
            # The points follow from how many goods it asks for.
            bare, counted = text(str(card.points), ground), _counted(card)
            ways += [join([bare, goods], " "), join([bare, counted], " "), counted]
            ways.append(pieces.capitals(card.goods))
    elif card.type in (cards.FIREMAN, cards.OFFICE):
        ways = [label]
    elif card.type in (cards.MERCHANT, cards.CONVERTER):
        ways = [join([named, takes(card)], " "), named, text(plain(_for(card)), ground)]
    elif card.type == cards.POINT_BUILDING:
        ways = [join([named, text(words.points(card.points), "worth")], " "), named, label]
    else:
        ways = [named, text(brief(card), ground)]
    ways = [line for way in ways for line in (way, _unpadded(way))]
    return next((one for one in ways if width(one) <= cells), fit(ways[-1], cells))


def _counted(card: Card) -> Line:
    """The goods that a contract asks for, each kind once: 'cof tea 2rub'."""
    counts = Counter(card.goods)
    return join([text(str(n) if n > 1 else "", "figure") + pieces.goods([kind]) for kind, n in counts.items()], " ")


def _unpadded(line: Line) -> Line:
    """A line whose name has no blanks around it."""
    first, *others = line
    return (first._replace(text=first.text.strip()), *others) if not others else line


def _for(card: Card) -> Line:
    """The same as what it takes, with the word between."""
    price = text(_("{n}p").format(n=card.points)) if card.type == cards.CONVERTER else pieces.coins(card.coins)
    return pieces.goods([card.good]) + figure(_(NC_("price", "for")), price, before=" ")


def takes(card: Card) -> Line:
    """The good that a merchant or works takes, and what each is worth."""
    is_works = card.type == cards.CONVERTER
    each = text(_("{n}p").format(n=card.points), "worth") if is_works else pieces.coins(card.coins)
    return pieces.goods([card.good]) + text(" ") + each


def in_line(card: Card, cells: int) -> Line:
    """What a card is beside its type, for a list of so many cells: a contract by its goods, others by their names."""
    if card.type == cards.CONTRACT:
        return join([pieces.wanted(kind) for kind in card.goods], " ")
    if card.type in (cards.FIREMAN, cards.FIRE):
        return EMPTY
    named = text(words.card_name(card))
    if card.type in (cards.MERCHANT, cards.CONVERTER):
        worth = [text(words.points(card.points), "worth")] if card.type == cards.MERCHANT and card.points else []
        return named + text("  ") + join([takes(card), *worth], comma())
    found = (text(f"  {said}", "dim") for said in (words.effect(card), brief(card)) if said)
    return next((named + said for said in found if width(named + said) <= cells), named)
