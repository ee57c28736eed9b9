"""A ship of Macao in plain words: where it lies, what is on board, and how far it is to the ports of that."""

from __future__ import annotations

from engine.macao.sea import DISTANCE, FIRST_PORT, GOOD, PORT_OF, REACHED, SPACE, SPACES
from engine.macao.table_data import ColonyTable, PlayerData
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from screens.macao import words
from screens.macao.data import delivery


def ship(table: ColonyTable, player: PlayerData) -> str:
    """Where the ship of a player lies, and with what."""
    said = _("at {space}").format(space=words.space_name(player["ship"]))
    if player["cargo"]:
        cargo = ", ".join(_tiles(table, player, good, number) for good, number in player["cargo"].items())
        said = _("{where}, with {cargo}").format(where=said, cargo=cargo)
    return said


def _tiles(table: ColonyTable, player: PlayerData, good: str, number: int) -> str:
    here, there = SPACE[player["ship"]], FIRST_PORT + PORT_OF[GOOD[good]]
    steps = DISTANCE[here][there]
    points = words.prestige(delivery(table, player, good)[0])
    if not steps:
        template = _("{n} {good} ({points} here)")
    elif steps == 1:
        template = _("{n} {good} ({points} in {port}, 1 step away)")
    else:
        template = _("{n} {good} ({points} in {port}, {steps} steps by {way})")
    return template.format(
        n=number,
        good=words.good_name(good),
        points=points,
        port=words.port_of(good),
        steps=steps,
        way=words.space_name(SPACES[next_step(here, there)]) if steps else "",
    )


def next_step(here: int, there: int) -> int:
    """The space that comes first on a shortest way from one space to another one; they differ."""
    return min(REACHED[here], key=lambda space: DISTANCE[space][there])


def delivered(player: PlayerData) -> str:
    """How many tiles a player has delivered."""
    return ngettext("{n} tile delivered", "{n} tiles delivered", player["delivered"]).format(n=player["delivered"])
