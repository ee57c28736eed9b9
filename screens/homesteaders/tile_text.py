"""The auction tiles of Homesteaders in words, in full sentences and in a line."""

from __future__ import annotations

from collections.abc import Iterator

from engine.homesteaders.cards import (
    TYPES,
)
from engine.homesteaders.goods import COPPER, LIVESTOCK, VP, WORKERS
from engine.homesteaders.table import tile_data
from engine.homesteaders.tiles import INDEX, STAGES, Tile, pile
from engine.texts.language import gettext as _
from screens.homesteaders import words
from screens.homesteaders.words import STAGE_NAMES, several


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
