"""What is worth knowing about the cards of Macao beside what stands on them: edge cases, in full sentences."""

from __future__ import annotations

from typing import Final

from engine.macao import (
    board_effects,
    early_effects,
    effects,
    endings,
    exchanges,
    honours,
    incomes,
)
from engine.macao.cards import Card
from engine.macao.deck import CARDS, TABLEAU_SIZE
from engine.macao.effects import AT_THE_END, EACH, ONCE, PASSIVE, Effect
from engine.macao.honours import PrestigePerOffice
from engine.macao.kinds import BUILDING, OFFICE, PERSON
from engine.macao.powers import Power
from engine.macao.wall import LAST_SPACE
from engine.texts import N_
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from screens.words import shown

_LESS: Final = N_(
    "The lower cost must be taken. It does not help to activate this card itself, and the Craftsman still asks for "
    "the whole printed cost."
)
_LATER: Final = N_("It comes after the cost is paid and cannot help to pay it. Cards activated before bring nothing.")
_COUNTS_LAST: Final = N_("What counts is how things stand at the end.")

_NOTES: Final[dict[type[Effect], str]] = {
    exchanges.GiveDifferent: N_("One cube of each colour at most."),
    exchanges.ExchangeColour: N_("The cubes come at once and can be spent in the same turn."),
    exchanges.PayForPrestige: N_("It is no purchase by tribute: the Embassy, the Envoy and the Diplomat do not count."),
    exchanges.SellTile: N_("The tile is delivered nowhere any more."),
    honours.PrestigeIfOfficeUsed: N_("It may have been used before this card was activated."),
    honours.PrestigePerOffice: N_("Office cards that you activate later in the turn do not count any more."),
    honours.PrestigeIfSailed: N_("Spaces count that it moved before this card was activated; there and back are 2."),
    honours.PrestigeIfEntered: N_("Entering counts, not lying there; it may have been before this card was activated."),
    incomes.GoldIfEarned: N_("Gold of the dice and of joker tiles counts; what you began the game with does not."),
    incomes.GoldIfPoor: N_("What counts is what you own when you use it."),
    incomes.GainByWall: N_("What counts is the order when you use it; alone the company counts, too."),
    incomes.WallSteps: N_(
        "It is not your wall action. "
        "Your disc comes onto the top of the stack that it reaches, but below that of the Tower's owner."
    ),
    board_effects.QuarterLimit: N_("It holds at once, also if you have taken a quarter in this turn before."),
    board_effects.QuarterAnyColour: N_("With the Carpenter one cube is left out first, then one may be exchanged."),
    board_effects.QuarterLess: N_("The lower cost must be taken."),
    board_effects.QuarterReward: N_("It comes after the cost is paid."),
    board_effects.StepsAfterQuarter: N_(
        "It may be better to stay behind. It is not your wall action. "
        "Your disc comes onto the top of the stack that it reaches, but below that of the Tower's owner."
    ),
    board_effects.WallFlat: N_("It is still one action in a turn."),
    board_effects.WallTop: N_("It holds from its activation on. Who comes there later lies right below your disc."),
    board_effects.DeliveryDouble: N_("What other cards add for a delivery is not doubled."),
    board_effects.GoldOnEntering: N_(
        "It comes with the first port that the ship enters after this card was activated; lying in a port does not "
        "count."
    ),
    early_effects.MayDecline: N_("It helps with a full tableau, too, and costs nothing."),
    early_effects.GoldPerOne: N_("What a die shows after it was turned counts: in round 12 all show 1."),
    early_effects.NoEmptyPenalty: N_("You are not asked then whether to use a joker tile."),
    early_effects.ExtraDie: N_("What a die shows after it was turned counts."),
    effects.ActivationLess: _LESS,
    effects.ActivationAnyColour: N_(
        "The number of cubes stays the same; where another card lowers it, that comes first. It does not help to "
        "activate this card itself."
    ),
    effects.ActivationFree: N_(
        "No card lowers what must be there, and no cube may have another colour. Cards that bring something for "
        "activations bring it. It cannot activate itself."
    ),
    effects.ActivationReward: _LATER,
    effects.TributeBonus: N_("It comes after the purchase."),
    effects.TributeLimit: N_("It holds at once, also if you have bought in this turn before."),
    effects.JokerTwice: N_("To save an empty supply at least one cube must be taken."),
    endings.PerEnding: N_("A card counts even if it brought 0 PP."),
    endings.PerKind: _COUNTS_LAST,
    endings.PerSet: _COUNTS_LAST,
    endings.PerDelivery: N_("Tiles that were sold to the Trader do not count."),
    endings.PerDepartment: N_("Several cards of a department count once."),
    endings.LargestArea: N_("It comes on top of what the area brings to everybody."),
    endings.SecondArea: N_("If the two largest areas are of equal size, one of them is the second."),
    endings.NoTableauPenalty: N_("Punishment markers from before stay."),
}
"""What is worth knowing about all cards with the same kind of effect."""

_KINDS: Final = {OFFICE: N_("An office card"), BUILDING: N_("A building"), PERSON: N_("A person")}
_TIMES: Final = {
    EACH: N_("It acts by itself, every time."),
    PASSIVE: N_("It acts by itself as long as the game lasts."),
    AT_THE_END: N_("It counts at the end of the game."),
}


def kind(card: Card) -> str:
    """What kind of card it is, with its article."""
    return _(_KINDS[card.kind])


def when(card: Card) -> str:
    """When it acts, and how often."""
    if isinstance(card.effect, Power):
        return _("You use it in your turn, once in a round.")
    if card.effect.of_choice:
        return _("You decide whether, once in a round.") if card.effect.times == ONCE else _("You decide every time.")
    if card.effect.times == ONCE:
        return _("It acts by itself, once in a round.")
    return _(_TIMES[card.effect.times])


def note(card: Card) -> str:
    """What is worth knowing beside; nothing if there is nothing."""
    parts = [_(_NOTES.get(type(card.effect), "")), _own(card)]
    return " ".join(part for part in parts if part)


def _own(card: Card) -> str:
    """What holds for a card among those with the same kind of effect."""
    effect = card.effect
    if card.kind == OFFICE and isinstance(effect, exchanges.GiveColour):
        return _("The {building} brings PP for activated cards of this department.").format(
            building=next(
                shown(other.shown)
                for other in CARDS
                if isinstance(other.effect, PrestigePerOffice) and other.effect.department == effect.colour
            )
        )
    if isinstance(effect, exchanges.GiveCubes | exchanges.PayForCubes) and not effect.most:
        return _("As often as you like within the one use.")
    if isinstance(effect, incomes.ShipSteps):
        paid = _("The gold is due at once. ") if effect.gold else ""
        return paid + _(
            "The steps lie ready until your turn ends, and anything may be done between them; those left over are lost."
        )
    if isinstance(effect, early_effects.TableauSize):
        return ngettext("{n} card more than usual.", "{n} cards more than usual.", effect.cards - TABLEAU_SIZE).format(
            n=effect.cards - TABLEAU_SIZE
        )
    if isinstance(effect, endings.PerWall):
        return _("At most {n} spaces count, however far your disc went.").format(n=LAST_SPACE)
    return ""
