"""What a building does, in few words with the letters of goods, or in signs where these do not fit."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from engine.homesteaders import buildings as cards
from engine.homesteaders.buildings import Building
from engine.homesteaders.goods import DEBTS, SILVER, VP
from engine.texts import N_
from engine.texts.language import comma, gettext as _, ngettext
from screens.homesteaders import pieces
from screens.homesteaders.pieces import bundle, letters
from screens.words import shown
from widgets.filled import fill
from widgets.lines import Line, fit, join, plain, text, width

_INCOMES: Final[Mapping[str, str]] = {
    cards.RETURN_A_DEBT: N_("-{debt} a round"),
    cards.SILVER_PER_WORKER: N_("{silver} for each worker"),
}
_WHEN_BUILT: Final[Mapping[str, str]] = {
    cards.RETURN_A_DEBT: N_("-{debt} now"),
    cards.GAIN_CHIP: N_("a chip now"),
    cards.GAIN_TRACK: N_("a track now"),
    cards.MAY_HIRE: N_("a worker now"),
    cards.ADVANCE: N_("rail +1"),
    cards.BUILD_AGAIN: N_("another building now"),
}
_BONUSES: Final[Mapping[str, str]] = {
    cards.PER_WORKER: N_("1 per worker"),
    cards.PER_TRACK: N_("1 per track"),
    cards.PER_BUILDING: N_("1 per building"),
    cards.RESIDENTIAL: N_("1 per RES"),
    cards.COMMERCIAL: N_("1 per COM"),
    cards.INDUSTRIAL: N_("1 per IND"),
    cards.SPECIAL: N_("1 per SPE"),
}
_ABILITIES: Final[Mapping[str, str]] = {
    "market": N_("W→F, F→S for T"),
    "general-store": N_("sales +1$"),
    "river-port": N_("G for C or L"),
    "bank": N_("1$ for T"),
    "forge": N_("1 VP a build"),
    "lawyer": N_("equal bids"),
}
"""What is no income, by the building that has it."""


def is_told(card: Building, cells: int) -> bool:
    """Whether so many cells are enough for it in words."""
    return width(_in_words(card)) <= cells


def told(card: Building, cells: int, *, is_dim: bool = False) -> Line:
    """What a building does in at most so many cells: in words, else in ever more signs."""
    for way in (_in_words, _with_workers_as_signs, _with_short_forms, _in_signs):
        line = way(card)
        if width(line) <= cells:
            break
    # In one colour: the letters of what it costs stand out, and a row under the cursor is sent in few bytes.
    return text(plain(fit(line, min(cells, width(line)))), "dim" if is_dim else "plain")


def _in_words(card: Building) -> Line:
    return join([*_first(card), *_of_workers(card), *_other(card)], comma())


def _with_workers_as_signs(card: Building) -> Line:
    return join([*_first(card), *map(pieces.slot, card.slots), *_other(card)], comma())


def _with_short_forms(card: Building) -> Line:
    return join([*_first(card), *map(pieces.slot, card.slots), *_in_short(card)], comma())


def _in_signs(card: Building) -> Line:
    goods = [bundle(one) for one in (((VP, card.points),), card.income)]
    return join([*filter(None, goods), *map(pieces.slot, card.slots), *_in_short(card)], " ")


def _first(card: Building) -> Iterator[Line]:
    """Its points and its income."""
    if card.points:
        yield text(_("{n} VP").format(n=card.points), "figure")
    if card.income:
        yield fill(_("{goods} a round"), goods=bundle(card.income))


def _of_workers(card: Building) -> Iterator[Line]:
    """What workers bring there."""
    if len(card.slots) > 1 and len(set(card.slots)) == 1:
        goods = bundle(card.slots[0].brings)
        yield fill(_("{goods} by each of {n} workers"), goods=goods, n=len(card.slots))
        return
    for slot in card.slots:
        template = ngettext("{goods} by {n} worker", "{goods} by {n} workers", slot.workers)
        yield fill(template, goods=bundle(slot.brings), n=slot.workers)


def _other(card: Building) -> Iterator[Line]:
    """Everything else, in few words each."""
    if card.special_income:
        yield fill(_(_INCOMES[card.special_income]), silver=letters(SILVER, 1), debt=letters(DEBTS, 1))
    for effect in card.when_built:
        yield fill(_(_WHEN_BUILT[effect]), "gain", debt=letters(DEBTS, 1))
    if card.name in _ABILITIES:
        yield text(_(_ABILITIES[card.name]))
    if card.bonus == (cards.PER_WORKER, cards.PER_TRACK):
        yield text(_("1 per worker and track"), "worth")
        return
    for per in card.bonus:
        yield text(_(_BONUSES[per]), "worth")


def _in_short(card: Building) -> Iterator[Line]:
    """Everything else, in a few signs each."""
    for effect in card.effects:
        yield text(shown(effect.short), "gain")
    if card.ability is not None:
        yield text("*", "mark")
    for per in card.bonus:
        yield text(shown(cards.BONUSES[per].short), "worth")
