"""The buildings and auction tiles of Homesteaders in words: in full sentences, and in a line.

Nothing here draws, and nothing imports Textual. Every figure comes from the rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from engine.homesteaders.cards import (
    BONUSES,
    COMMERCIAL,
    INDUSTRIAL,
    RESIDENTIAL,
    SPECIAL,
    START,
    TYPES,
    TYPES_SHOWN,
    Building,
)
from engine.homesteaders.goods import COPPER, LIVESTOCK, VP, WORKERS
from engine.homesteaders.rounds import ON_OFFER
from engine.homesteaders.state import LAST_ROUND
from engine.homesteaders.table import tile_data
from engine.homesteaders.tiles import INDEX, STAGES, Tile, pile
from engine.texts import N_
from engine.texts.language import gettext as _
from screens.homesteaders import words
from screens.homesteaders.words import STAGE_NAMES, several, some
from screens.words import shown

_A_BUILDING = {
    RESIDENTIAL: N_("A residential building."),
    COMMERCIAL: N_("A commercial building."),
    INDUSTRIAL: N_("An industrial building."),
    SPECIAL: N_("A special building."),
}
_A_SLOT = N_("It has a slot for {workers} that brings {goods}.")


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


def page(name: str) -> tuple[str, str]:
    """A building with all that there is to say of it."""
    return words.card_name(name), building_text(words.card(name))


def building_text(building: Building) -> str:
    """All that there is to say of a building; an empty line parts paragraphs."""
    note = [] if building.note is None else [shown(building.note)]
    parts = [_figures(building), list(_works(building)), list(_ends(building)), note]
    return "\n\n".join(" ".join(part) for part in parts if part)


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


def _works(building: Building) -> Iterator[str]:
    if building.income:
        yield _("Each income it brings {goods} without a worker.").format(goods=several(building.income))
    for place, slot in enumerate(building.slots):
        template = _("Another slot for {workers} brings {goods}.") if place else _(_A_SLOT)
        yield template.format(workers=some(slot.workers, "worker"), goods=several(slot.brings))
        if slot.workers > 1:
            yield _("With fewer workers the slot brings nothing.")
    yield from (shown(effect.sentence) for effect in building.effects)
    if building.ability is not None:
        yield _("It gives its owner an ability: {ability}.").format(ability=shown(building.ability))


def _ends(building: Building) -> Iterator[str]:
    if building.points:
        yield _("It is worth {points} at the end.").format(points=several(((VP, building.points),)))
    yield from (shown(BONUSES[per].sentence) for per in building.bonus)


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
    for slot in building.slots:
        yield _("{workers}: {goods}").format(workers=some(slot.workers, "worker"), goods=several(slot.brings))
    yield from (shown(effect.gist) for effect in building.effects)
    if building.ability is not None:
        yield shown(building.ability)
    yield from (shown(BONUSES[per].gist) for per in building.bonus)


def tile_rounds(tile: Tile) -> range:
    """The rounds in one of which a tile comes up; of the open pile it is one alone."""
    rounds = STAGES[tile.stage]
    if tile.auction:
        return rounds
    number = rounds[pile(0, tile.stage).index(INDEX[tile.name])]
    return range(number, number + 1)


def tile_text(tile: Tile) -> str:
    """All that there is to say of an auction tile; an empty line parts paragraphs."""
    rounds, stage = tile_rounds(tile), _(STAGE_NAMES[tile.stage])
    if len(rounds) == 1:
        template = _("A tile of Auction {n} for the stage {stage}. It comes up in round {first}.")
    else:
        template = _("A tile of Auction {n} for the stage {stage}. It comes up in one of the rounds {first} to {last}.")
    when = [template.format(n=tile.auction + 1, stage=stage, first=rounds[0], last=rounds[-1])]
    if tile.auction > 1:
        when.append(_("Auction 3 is held with four players alone."))
    if tile.builds == TYPES:
        does = [_("Whoever wins it may build one building of any type.")]
    elif tile.builds:
        does = [_("Whoever wins it may build one {types} building.").format(types=words.types(tile.builds))]
    else:
        does = [_("Nothing is built with it: what it brings comes as soon as the bid is paid.")]
    more = list(_brings(tile))
    if tile.builds and more:
        more.append(_("Who builds nothing with it gets none of this."))
    return "\n\n".join(" ".join(part) for part in (when, does, more) if part)


def _brings(tile: Tile) -> Iterator[str]:
    if tile.points:
        yield _("It brings {points}.").format(points=several(((VP, tile.points),)))
    if tile.worker:
        yield _("It offers {worker}, which may be declined.").format(worker=several(((WORKERS, 1),)))
    if tile.advance:
        yield _("It brings an advance on the rail track, with a bonus.")
    given = tile_data(tile)["exchange"]
    if tile.exchange is not None and given is not None:
        yield _("Once you may exchange {exchange}.").format(exchange=words.exchange(given))
        if tile.exchange.give in (COPPER, LIVESTOCK):
            yield _("The owner of a River Port may give gold instead.")


def tile_gist(tile: Tile) -> str:
    """An auction tile in a line."""
    found = [_("build {types}").format(types=words.types(tile.builds))] if tile.builds else []
    return ", ".join([*found, *words.benefits(tile_data(tile))])
