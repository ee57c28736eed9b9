"""What every card of Macao does, in a few cells: the cards' own short language, with the figures of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.macao import (
    board_effects,
    early_effects,
    effects,
    endings,
    exchanges,
    honours,
    incomes,
)
from engine.macao.cards import DEPARTMENTS_SHOWN, Card
from engine.macao.colours import CUBES, GOLD, PRESTIGE, SHOWN, SPACES
from engine.macao.effects import ANY, Effect
from engine.macao.kinds import KINDS_SHOWN
from engine.macao.sea import GOODS_SHOWN
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from screens.words import shown

CELLS: Final = 23
"""What every card does has room in so many."""


def short(card: Card) -> str:
    """What a card does, in at most `CELLS` cells."""
    return _SHORT[type(card.effect)](card.effect)


def _gain(effect: Any) -> str:
    """What an effect brings of gold, prestige, cubes: the one that is not 0."""
    if getattr(effect, "prestige", 0):
        return shown(PRESTIGE.of(effect.prestige))
    return shown(GOLD.of(effect.gold)) if getattr(effect, "gold", 0) else shown(CUBES.of(effect.cubes))


def _turned(given: str, effect: Any) -> str:
    return _("{given} → {gain}").format(given=given, gain=_gain(effect))


def _each(given: str, effect: Any) -> str:
    return _("per {given} → {gain}").format(given=given, gain=_gain(effect))


def _more(cause: str, effect: Any) -> str:
    return _("{cause}: +{gain}").format(cause=cause, gain=_gain(effect))


def _end(effect: Any, what: str) -> str:
    return _("end: {gain} per {what}").format(gain=_gain(effect), what=what)


def _coloured(n: int, colour: int) -> str:
    return _("{n} {colour}").format(n=n, colour=shown(SHOWN[colour]))


def _kind(kind: str) -> str:
    return _("card") if kind == ANY else shown(KINDS_SHOWN[kind])


def _cubes(n: int) -> str:
    return shown(CUBES.of(n))


def _spaces(n: int) -> str:
    return shown(SPACES.of(n))


def _gold(n: int) -> str:
    return shown(GOLD.of(n))


def _give_cubes(effect: Any) -> str:
    return _turned(_cubes(effect.cubes), effect) if effect.most else _each(_cubes(effect.cubes), effect)


def _pay_for_cubes(effect: Any) -> str:
    paid = _gold(effect.gold)
    template = _("{paid} → {cubes}") if effect.most else _("per {paid} → {cubes}")
    return template.format(paid=paid, cubes=_cubes(effect.cubes))


def _by_wall(effect: Any) -> str:
    return _turned(_("first on wall") if effect.place == incomes.FIRST else _("last on wall"), effect)


def _ship_steps(effect: Any) -> str:
    if effect.gold:
        return _("{gold} → {n} sea spaces").format(gold=_gold(effect.gold), n=effect.spaces)
    return ngettext("{n} sea space, free", "{n} sea spaces, free", effect.spaces).format(n=effect.spaces)


_SHORT: Final[dict[type[Effect], Callable[[Any], str]]] = {
    exchanges.GiveColour: lambda one: _turned(_coloured(one.cubes, one.colour), one),
    exchanges.GiveCubes: _give_cubes,
    exchanges.GiveDifferent: lambda one: _("{n} colours → {gain} each").format(n=one.most, gain=_gain(one)),
    exchanges.ExchangeColour: lambda one: _("up to {given} → others").format(given=_coloured(one.most, one.colour)),
    exchanges.PayForCubes: _pay_for_cubes,
    exchanges.PayForPrestige: lambda one: _("{gold} → {points}").format(
        gold=_gold(one.gold), points=shown(PRESTIGE.of(one.prestige))
    ),
    exchanges.SellTile: lambda one: _turned(_("goods tile"), one),
    honours.PrestigeIfOfficeUsed: lambda one: _turned(_("office card used"), one),
    honours.PrestigePerOffice: lambda one: _("{gain} per {department}").format(
        gain=_gain(one), department=shown(DEPARTMENTS_SHOWN[one.department])
    ),
    honours.PrestigeIfSailed: lambda one: _turned(_("sailed {spaces}").format(spaces=_spaces(one.spaces)), one),
    honours.PrestigeIfEntered: lambda one: _turned(_("port entered"), one),
    incomes.TakeGold: _gain,
    incomes.TakeCube: lambda one: _coloured(one.cubes, one.colour),
    incomes.GoldIfEarned: lambda one: _turned(_("gold received"), one),
    incomes.GoldIfPoor: lambda one: _turned(_("no gold owned"), one),
    incomes.GoldPerMarkers: lambda one: _each(_("{n} quarters").format(n=one.markers), one),
    incomes.GainByWall: _by_wall,
    incomes.ShipSteps: _ship_steps,
    incomes.WallSteps: lambda one: ngettext("{n} wall space, free", "{n} wall spaces, free", one.spaces).format(
        n=one.spaces
    ),
    board_effects.QuarterLimit: lambda one: _("{n} quarters a turn").format(n=one.quarters),
    board_effects.QuarterAnyColour: lambda one: _("quarter: {n} any colour").format(n=one.cubes),
    board_effects.QuarterLess: lambda one: _("quarter: {cubes} less").format(cubes=_cubes(one.cubes)),
    board_effects.QuarterReward: lambda one: _more(_("quarter"), one),
    board_effects.StepsAfterQuarter: lambda one: ngettext(
        "quarter: {n} wall space", "quarter: {n} wall spaces", one.spaces
    ).format(n=one.spaces),
    board_effects.WallFlat: lambda one: _("wall: {cubes} a space").format(cubes=_cubes(one.cubes)),
    board_effects.WallTop: lambda _one: _("wall: on top of stack"),
    board_effects.DeliveryBonus: lambda one: _more(_("delivery"), one),
    board_effects.DeliveryDouble: lambda one: _("{good} pays double").format(good=shown(GOODS_SHOWN[one.good])),
    board_effects.GoldOnEntering: lambda one: _more(_("port entered"), one),
    early_effects.MayDecline: lambda _one: _("you may take no card"),
    early_effects.TableauSize: lambda one: _("tableau: {n} cards").format(n=one.cards),
    early_effects.GoldPerOne: lambda one: _more(_("die of 1"), one),
    early_effects.ExtraDie: lambda one: ngettext(
        "{n} more die, one up to {most}", "{n} more dice, one up to {most}", one.dice
    ).format(n=one.dice, most=one.at_most),
    early_effects.NoEmptyPenalty: lambda _one: _("empty supply: no marker"),
    effects.ActivationLess: lambda one: _("{kind}: {cubes} less").format(kind=_kind(one.kind), cubes=_cubes(one.cubes)),
    effects.ActivationAnyColour: lambda one: _("card: {n} any colour").format(n=one.cubes),
    effects.ActivationFree: lambda _one: _("activate, keep cubes"),
    effects.ActivationReward: lambda one: _more(_("new {kind}").format(kind=_kind(one.kind)), one),
    effects.TributeBonus: lambda one: _more(_("tribute"), one),
    effects.TributeLimit: lambda one: _("tribute {n} times a turn").format(n=one.purchases),
    effects.JokerTwice: lambda _one: _("joker tiles count twice"),
    endings.PerEnding: lambda one: _end(one, _("end card")),
    endings.PerSet: lambda one: _end(one, _("3 kinds")),
    endings.PerKind: lambda one: _end(one, _kind(one.kind)),
    endings.PerMarker: lambda one: _end(one, _("quarter")),
    endings.PerDarkMarker: lambda one: _("end: dark quarters {gain}").format(gain=_gain(one)),
    endings.PerDelivery: lambda one: _end(one, _("delivery")),
    endings.PerWall: lambda one: _end(one, _("{n} of wall").format(n=one.spaces)),
    endings.PerGold: lambda one: _("end: {points} per {gold}").format(
        points=shown(PRESTIGE.of(one.prestige)), gold=_gold(one.gold)
    ),
    endings.PerDepartment: lambda one: _("end: departments {gain}").format(gain=_gain(one)),
    endings.LargestArea: lambda one: _("end: 1st area +{n} each").format(n=one.prestige),
    endings.SecondArea: lambda one: _("end: 2nd area {gain} each").format(gain=_gain(one)),
    endings.NoTableauPenalty: lambda _one: _("end: no loss for cards"),
}
"""How each kind of effect is said."""
