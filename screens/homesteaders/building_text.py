"""The buildings of Homesteaders in words: figures, effects and edge cases in full sentences.

Nothing here draws, and nothing imports Textual. Every figure comes from the rules.
"""

from __future__ import annotations

from itertools import pairwise

from engine.homesteaders.buildings import BUILDINGS
from engine.homesteaders.cards import (
    ADVANCE,
    BUILD_AGAIN,
    COMMERCIAL,
    GAIN_CHIP,
    GAIN_TRACK,
    INDUSTRIAL,
    MAY_HIRE,
    MOST_PER_WORKER,
    PER_BUILDING,
    PER_TRACK,
    PER_WORKER,
    RESIDENTIAL,
    RETURN_A_DEBT,
    SILVER_PER_WORKER,
    SPECIAL,
    TYPES_SHOWN,
    Building,
)
from engine.homesteaders.goods import CHIPS, DEBT_GIVES, SILVER, TRACKS, VP, WORKERS
from engine.homesteaders.rounds import ON_OFFER
from engine.homesteaders.state import LAST_ROUND
from engine.texts import N_
from engine.texts.language import gettext as _
from screens.homesteaders import words
from screens.homesteaders.building_gist import COUNTED
from screens.homesteaders.words import several, some
from screens.words import shown

_NOTES = {
    "market": N_("What it turns is no sale and brings no VP."),
    "boarding-house": N_("It can be built without any debt."),
    "ranch": N_("The trade chip that comes with it cannot help to pay for it."),
    "general-store": N_("What its owner buys costs as much as before."),
    "river-port": N_("This holds neither in the market nor for its own cost."),
    "workshop": N_("The worker can be declined, as every worker takes wages from then on."),
    "bank": N_("Changing a trade chip is no sale, brings no VP and cannot be turned back."),
    "forge": N_("It brings no VP for itself, and it counts the second building of a Train Station too."),
    "rodeo": N_("Workers without a slot count too."),
    "lawyer": N_("This is so against the neutral marker and the rival too, and from the next bidding on."),
    "train-station": N_("What the tile brings comes even if the second building is declined."),
}
"""What is worth knowing about some buildings, by their names."""
_A_BUILDING = {
    RESIDENTIAL: N_("A residential building."),
    COMMERCIAL: N_("A commercial building."),
    INDUSTRIAL: N_("An industrial building."),
    SPECIAL: N_("A special building."),
}


def rounds_on_offer(building: Building) -> tuple[int, int] | None:
    """The first and the last round in which a building can be built; None for the Homestead."""
    starts = [*ON_OFFER, LAST_ROUND + 1]
    found = [
        number
        for first, after in pairwise(starts)
        for number in range(first, after)
        if building.stage in ON_OFFER[first]
    ]
    return (found[0], found[-1]) if found else None


def building_text(building: Building) -> str:
    """All that there is to say of a building; an empty line parts paragraphs."""
    parts = [_figures(building), _works(building), _ends(building)]
    note = _(_NOTES.get(building.name, ""))
    return "\n\n".join(" ".join(part) for part in (*parts, [note] if note else []) if part)


def _figures(building: Building) -> list[str]:
    rounds = rounds_on_offer(building)
    if rounds is None:
        return [_(_A_BUILDING[building.type]), _("Everybody has one from the start, and nobody can build it.")]
    many, few = building.copies
    if many == few:
        copies = _("There is 1 of it.") if many == 1 else _("There are {n} of it.").format(n=many)
    else:
        copies = _("With three or four players there are {many} of it, otherwise {few}.").format(many=many, few=few)
    return [
        _(_A_BUILDING[building.type]),
        _("It is on offer in rounds {first} to {last}.").format(first=rounds[0], last=rounds[1]),
        copies,
        _("It costs {cost}.").format(cost=words.cost(building)),
    ]


_A_SLOT = N_("It has a slot for {workers} that brings {goods}.")


def _works(building: Building) -> list[str]:
    found = []
    if building.income:
        found.append(_("Each income it brings {goods} without a worker.").format(goods=several(building.income)))
    if building.special_income == RETURN_A_DEBT:
        found.append(_each_income(_without_payment()))
    if building.special_income == SILVER_PER_WORKER:
        template = _("Each income it brings {silver} for every worker that you own, but at most {most}.")
        found.append(template.format(silver=several(((SILVER, 1),)), most=MOST_PER_WORKER))
    for place, slot in enumerate(building.slots):
        template = _("Another slot for {workers} brings {goods}.") if place else _(_A_SLOT)
        found.append(template.format(workers=some(slot.workers, "worker"), goods=several(slot.brings)))
        if slot.workers > 1:
            found.append(_("With fewer workers the slot brings nothing."))
    found += [_when_built(effect) for effect in building.when_built]
    if building.ability is not None:
        found.append(_("It gives its owner an ability: {ability}.").format(ability=shown(building.ability)))
    return found


def _without_payment() -> str:
    return _("one of your debts is returned without payment, or you get {silver} if you have none").format(
        silver=several(((SILVER, DEBT_GIVES),))
    )


def _each_income(what: str) -> str:
    return _("Each income {what}.").format(what=what)


def _when_built(effect: str) -> str:
    """What happens once, when a building is built, in a sentence."""
    sentences = {
        RETURN_A_DEBT: _("When it is built {what}.").format(what=_without_payment()),
        GAIN_CHIP: _("When it is built you get {goods}.").format(goods=several(((CHIPS, 1),))),
        GAIN_TRACK: _("When it is built you get {goods}.").format(goods=several(((TRACKS, 1),))),
        MAY_HIRE: _("When it is built you may take {goods}.").format(goods=several(((WORKERS, 1),))),
        ADVANCE: _("When it is built you advance a space on the rail track and take a bonus."),
        BUILD_AGAIN: _("When it is built you may at once build and pay a second building of any type."),
    }
    return sentences[effect]


def _ends(building: Building) -> list[str]:
    points = several(((VP, building.points),))
    found = [_("It is worth {points} at the end.").format(points=points)] if building.points else []
    return found + [
        _("At the end it brings {point} for each {what} that you own.").format(
            point=several(((VP, 1),)), what=counted(per, building)
        )
        for per in building.bonus
    ]


def counted(per: str, building: Building) -> str:
    """What an end bonus counts, each one of it."""
    if per in (PER_WORKER, PER_TRACK):
        return _(COUNTED[per])
    if per == PER_BUILDING:
        return _("building, the Homestead and this one included,")
    kind = shown(TYPES_SHOWN[per])
    if per == BUILDINGS[0].type:
        return _("{type} building, the Homestead included,").format(type=kind)
    if per == building.type:
        return _("{type} building, this one included,").format(type=kind)
    return _("{type} building").format(type=kind)
