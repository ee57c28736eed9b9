"""Buildings, auction tiles and goods of Homesteaders in words: figures, effects and edge cases in full sentences.

Nothing here draws, and nothing imports Textual. Every figure comes from the rules.
"""

from __future__ import annotations

from collections.abc import Iterator
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
    START,
    TYPES,
    TYPES_SHOWN,
    Building,
)
from engine.homesteaders.goods import CHIPS, COPPER, DEBT_GIVES, LIVESTOCK, SILVER, TRACKS, VP, WORKERS
from engine.homesteaders.rounds import ON_OFFER
from engine.homesteaders.state import LAST_ROUND
from engine.homesteaders.table import tile_data
from engine.homesteaders.tiles import INDEX, STAGES, Tile, pile
from screens.homesteaders import words
from screens.homesteaders.words import STAGE_NAMES, several, some
from screens.words import shown
from texts.translation import gettext as _

_NOTES = {
    "market": _("What it turns is no sale and brings no VP."),
    "boarding-house": _("It can be built without any debt."),
    "ranch": _("The trade chip that comes with it cannot help to pay for it."),
    "general-store": _("What its owner buys costs as much as before."),
    "river-port": _("This holds neither in the market nor for its own cost."),
    "workshop": _("The worker can be declined, as every worker takes wages from then on."),
    "bank": _("Changing a trade chip is no sale, brings no VP and cannot be turned back."),
    "forge": _("It brings no VP for itself, and it counts the second building of a Train Station too."),
    "rodeo": _("Workers without a slot count too."),
    "lawyer": _("This is so against the neutral marker too, and from the next bidding on."),
    "train-station": _("What the tile brings comes even if the second building is declined."),
}
"""What is worth knowing about some buildings, by their names."""
_A_BUILDING = {
    RESIDENTIAL: _("A residential building."),
    COMMERCIAL: _("A commercial building."),
    INDUSTRIAL: _("An industrial building."),
    SPECIAL: _("A special building."),
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
    note = _NOTES.get(building.name)
    return "\n\n".join(" ".join(part) for part in (*parts, [note] if note else []) if part)


def _figures(building: Building) -> list[str]:
    rounds = rounds_on_offer(building)
    if rounds is None:
        return [_A_BUILDING[building.type], _("Everybody has one from the start, and nobody can build it.")]
    many, few = building.copies
    if many == few:
        copies = _("There is 1 of it.") if many == 1 else _("There are {n} of it.").format(n=many)
    else:
        copies = _("With three or four players there are {many} of it, otherwise {few}.").format(many=many, few=few)
    return [
        _A_BUILDING[building.type],
        _("It is on offer in rounds {first} to {last}.").format(first=rounds[0], last=rounds[1]),
        copies,
        _("It costs {cost}.").format(cost=words.cost(building)),
    ]


_A_SLOT = _("It has a slot for {workers} that brings {goods}.")


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
        template = _("Another slot for {workers} brings {goods}.") if place else _A_SLOT
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
        return _COUNTED_SHORT[per]
    if per == PER_BUILDING:
        return _("building, the Homestead and this one included,")
    kind = shown(TYPES_SHOWN[per])
    if per == BUILDINGS[0].type:
        return _("{type} building, the Homestead included,").format(type=kind)
    if per == building.type:
        return _("{type} building, this one included,").format(type=kind)
    return _("{type} building").format(type=kind)


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
        yield _("income returns a debt")
    if building.special_income == SILVER_PER_WORKER:
        yield _("income 1 silver for each worker, at most {n}").format(n=MOST_PER_WORKER)
    for slot in building.slots:
        yield _("{workers}: {goods}").format(workers=some(slot.workers, "worker"), goods=several(slot.brings))
    for effect in building.when_built:
        yield _WHEN_BUILT_SHORT[effect]
    if building.ability is not None:
        yield shown(building.ability)
    for per in building.bonus:
        yield _("at the end {point} for each {what}").format(point=several(((VP, 1),)), what=_COUNTED_SHORT[per])


_COUNTED_SHORT = {
    PER_WORKER: _("worker"),
    PER_TRACK: _("track"),
    PER_BUILDING: _("building"),
    **{one: shown(TYPES_SHOWN[one]) for one in TYPES},
}
_WHEN_BUILT_SHORT = {
    RETURN_A_DEBT: _("built: a debt returned"),
    GAIN_CHIP: _("built: a trade chip"),
    GAIN_TRACK: _("built: a track"),
    MAY_HIRE: _("built: a worker"),
    ADVANCE: _("built: a rail advance"),
    BUILD_AGAIN: _("built: a second building"),
}


def tile_rounds(tile: Tile) -> range:
    """The rounds in one of which a tile comes up; of the open pile it is one alone."""
    rounds = STAGES[tile.stage]
    if tile.auction:
        return rounds
    number = rounds[pile(0, tile.stage).index(INDEX[tile.name])]
    return range(number, number + 1)


def tile_text(tile: Tile) -> str:
    """All that there is to say of an auction tile; an empty line parts paragraphs."""
    rounds, stage = tile_rounds(tile), STAGE_NAMES[tile.stage]
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
