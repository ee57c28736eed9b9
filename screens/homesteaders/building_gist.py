"""What a building of Homesteaders is and does in a few words each, for tables, lists and details."""

from __future__ import annotations

from collections.abc import Iterator

from engine.homesteaders.cards import (
    ADVANCE,
    BUILD_AGAIN,
    GAIN_CHIP,
    GAIN_TRACK,
    MAY_HIRE,
    MOST_PER_WORKER,
    PER_BUILDING,
    PER_TRACK,
    PER_WORKER,
    RETURN_A_DEBT,
    SILVER_PER_WORKER,
    START,
    TYPES,
    TYPES_SHOWN,
    Building,
)
from engine.homesteaders.goods import VP
from engine.texts import N_
from engine.texts.language import gettext as _
from screens.homesteaders import words
from screens.homesteaders.words import several, some
from screens.words import shown

COUNTED = {
    PER_WORKER: N_("worker"),
    PER_TRACK: N_("track"),
    PER_BUILDING: N_("building"),
    **{one: TYPES_SHOWN[one].template for one in TYPES},
}
"""What an end bonus counts, each one of it."""
_WHEN_BUILT = {
    RETURN_A_DEBT: N_("when built: a debt returned, or 2 silver"),
    GAIN_CHIP: N_("when built: a trade chip"),
    GAIN_TRACK: N_("when built: a track"),
    MAY_HIRE: N_("when built: a worker"),
    ADVANCE: N_("when built: a rail advance"),
    BUILD_AGAIN: N_("when built: a second building"),
}


def building_gist(building: Building) -> str:
    """A building in a line: type, cost, points, and what it does."""
    found = [shown(TYPES_SHOWN[building.type]), words.cost(building) if building.stage != START else _("at the start")]
    if building.points:
        found.append(several(((VP, building.points),)))
    return ", ".join([*found, *does(building)])


def does(building: Building) -> Iterator[str]:
    """What a building does, each thing in a few words."""
    if building.income:
        yield _("income {goods}").format(goods=several(building.income))
    if building.special_income == RETURN_A_DEBT:
        yield _("income returns a debt, or brings 2 silver")
    if building.special_income == SILVER_PER_WORKER:
        yield _("income 1 silver for each worker, at most {n}").format(n=MOST_PER_WORKER)
    for slot in building.slots:
        yield _("{workers}: {goods}").format(workers=some(slot.workers, "worker"), goods=several(slot.brings))
    for effect in building.when_built:
        yield _(_WHEN_BUILT[effect])
    if building.ability is not None:
        yield shown(building.ability)
    for per in building.bonus:
        yield _("at the end {point} for each {what}").format(point=several(((VP, 1),)), what=_(COUNTED[per]))
