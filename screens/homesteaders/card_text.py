"""The buildings and auction tiles of Homesteaders in words: in full sentences, and in a line.

Nothing here draws, and nothing imports Textual. Every figure comes from the rules.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.homesteaders import buildings as cards
from engine.homesteaders.buildings import BUILDINGS, INDEX, TYPES, TYPES_SHOWN, Building
from engine.homesteaders.construction import REPLACED
from engine.homesteaders.goods import VP, WORKERS
from engine.homesteaders.rounds import on_offer
from engine.homesteaders.tiles import INDEX as TILE_INDEX, LAST_ROUND, STAGES, Tile, pile
from engine.texts import N_
from engine.texts.language import gettext as _, paragraph, phrases
from screens.homesteaders import words
from screens.homesteaders.words import several, some
from screens.words import shown

_A_BUILDING = {
    cards.RESIDENTIAL: N_("A residential building."),
    cards.COMMERCIAL: N_("A commercial building."),
    cards.INDUSTRIAL: N_("An industrial building."),
    cards.SPECIAL: N_("A special building."),
}


def rounds_on_offer(card: Building) -> list[int]:
    """The rounds in which a building can be built; none of the Homestead."""
    return [number for number in range(1, LAST_ROUND + 1) if card.stage in on_offer(number)]


def page(name: str) -> tuple[str, str]:
    """A building with all that there is to say of it."""
    return words.card_name(INDEX[name]), building_text(BUILDINGS[INDEX[name]])


def building_text(card: Building) -> str:
    """All that there is to say of a building; an empty line parts paragraphs."""
    note = [] if card.note is None else [shown(card.note)]
    parts = [_figures(card), list(_works(card)), list(_ends(card)), note]
    return "\n\n".join(paragraph(part) for part in parts if part)


def _figures(card: Building) -> list[str]:
    rounds = rounds_on_offer(card)
    if not rounds:
        return [_(_A_BUILDING[card.type]), _("Everybody has one from the start, and nobody can build it.")]
    many, few = card.copies
    if many == few:
        copies = _("There is 1 of it.") if many == 1 else _("There are {n} of it.").format(n=many)
    else:
        copies = _("With three or four players there are {many} of it, otherwise {few}.").format(many=many, few=few)
    return [
        _(_A_BUILDING[card.type]),
        _("It is on offer in rounds {first} to {last}.").format(first=rounds[0], last=rounds[-1]),
        copies,
        _("It costs {cost}.").format(cost=words.cost(card)),
    ]


def _works(card: Building) -> Iterator[str]:
    if card.income:
        yield _("Each income it brings {goods} without a worker.").format(goods=several(card.income))
    for place, slot in enumerate(card.slots):
        first = _("It has a slot for {workers} that brings {goods}.")
        template = _("Another slot for {workers} brings {goods}.") if place else first
        yield template.format(workers=some(slot.workers, WORKERS), goods=several(slot.brings))
        if slot.workers > 1:
            yield _("With fewer workers the slot brings nothing.")
    yield from (shown(effect.sentence) for effect in card.effects)
    if card.ability is not None:
        yield _("It gives its owner an ability: {ability}.").format(ability=shown(card.ability))


def _ends(card: Building) -> Iterator[str]:
    if card.points:
        yield _("It is worth {points} at the end.").format(points=some(card.points, VP))
    yield from (shown(cards.BONUSES[per].sentence) for per in card.bonus)


def building_gist(card: Building) -> str:
    """A building in a line: type, cost, points, and what it does."""
    found = [shown(TYPES_SHOWN[card.type]), words.cost(card) if card.stage != cards.START else _("at the start")]
    if card.points:
        found.append(some(card.points, VP))
    return phrases([*found, *does(card)])


def does(card: Building) -> Iterator[str]:
    """What a building does, each thing in a few words."""
    if card.income:
        yield _("income {goods}").format(goods=several(card.income))
    for slot in card.slots:
        # Translators: workers in a slot and what they bring: "1 worker: 2 silver".
        yield _("{workers}: {goods}").format(workers=some(slot.workers, WORKERS), goods=several(slot.brings))
    yield from (shown(effect.gist) for effect in card.effects)
    if card.ability is not None:
        yield shown(card.ability)
    yield from (shown(cards.BONUSES[per].gist) for per in card.bonus)


def tile_rounds(tile: Tile) -> range:
    """The rounds in one of which a tile comes up; of the open pile it is one alone."""
    rounds = STAGES[tile.stage]
    if tile.auction:
        return rounds
    number = rounds[pile(0, tile.stage).index(TILE_INDEX[tile.name])]
    return range(number, number + 1)


def tile_text(tile: Tile) -> str:
    """All that there is to say of an auction tile; an empty line parts paragraphs."""
    rounds, stage = tile_rounds(tile), _(words.STAGE_NAMES[tile.stage])
    if len(rounds) == 1:
        template = _("A tile of Auction {n} for the stage {stage}. It comes up in round {first}.")
    else:
        template = _("A tile of Auction {n} for the stage {stage}. It comes up in one of the rounds {first} to {last}.")
    when = [template.format(n=tile.auction + 1, stage=stage, first=rounds[0], last=rounds[-1])]
    if tile.auction > 1:
        when.append(_("Auction 3 is held with four players alone."))
    if tile.builds == TYPES:
        builds = [_("Whoever wins it may build one building of any type.")]
    elif tile.builds:
        builds = [
            _("Whoever wins it may build one building of these types: {types}.").format(types=words.types(tile.builds))
        ]
    else:
        builds = [_("Nothing is built with it: what it brings comes as soon as the bid is paid.")]
    more = list(_brings(tile))
    if tile.builds and more:
        more.append(_("Who builds nothing with it gets none of this."))
    return "\n\n".join(paragraph(part) for part in (when, builds, more) if part)


def _brings(tile: Tile) -> Iterator[str]:
    if tile.points:
        yield _("It brings {points}.").format(points=some(tile.points, VP))
    if tile.worker:
        yield _("It offers {worker}, which may be declined.").format(worker=some(1, WORKERS))
    if tile.advance:
        yield _("It brings an advance on the rail track, with a bonus.")
    if tile.exchange is not None:
        yield _("Once you may exchange {exchange}.").format(exchange=words.exchange(tile.exchange))
        if tile.exchange.give in REPLACED:
            yield _("The owner of a River Port may give gold instead.")


def tile_gist(tile: Tile) -> str:
    """An auction tile in a line."""
    found = [_("build {types}").format(types=words.types(tile.builds))] if tile.builds else []
    return phrases([*found, *words.benefits(tile)])
