"""A position of Macao as lines of plain text, for plain mode and `havre replay`; nothing here draws."""

from __future__ import annotations

from collections.abc import Iterator

from engine.macao.city import ROWS
from engine.macao.deck import standing
from engine.macao.state import ACTION
from engine.macao.table_data import ColonyTable, Forecast, PlayerData, QuarterData
from engine.texts.language import gettext as _
from screens.macao import words
from screens.macao.data import have, quarter_cost
from screens.macao.plain_round import (
    coming_cubes,
    delivered,
    dice,
    labelled,
    name,
    names,
    number_of,
    offer,
    ship,
    tribute,
)
from screens.words import agreed, capital


def where(table: ColonyTable) -> str:
    """One line: the title and how far the game has come."""
    return _("Macao, {point}").format(point=point(table))


def point(table: ColonyTable) -> str:
    """How far the game has come."""
    phase = _(words.PHASES[table["phase"]])
    if table["over"]:
        return phase
    if not table["round"]:
        return _("before round 1, {phase}").format(phase=phase)
    return _("round {round} of {rounds}, {phase}").format(round=table["round"], rounds=table["rounds"], phase=phase)


def lines(table: ColonyTable, forecast: Forecast) -> list[str]:
    """All that there is to see, a line a subject; lines may be long."""
    return [
        where(table),
        *filter(None, (tribute(table),)),
        *offer(table),
        *dice(table),
        labelled(_("Wall"), wall(table)),
        *(labelled(_("City, row {n}").format(n=row), _row(table, row)) for row in range(1, ROWS + 1)),
        *ports(table),
        *(line for player in table["players"] for line in _player(table, forecast, player)),
        *company(table),
        *([labelled(_("Discarded"), names(table["discard"]))] if table["discard"] else []),
    ]


def wall(table: ColonyTable) -> str:
    """Who stands where on the wall, in wall order."""
    return ", ".join(
        (_("{name} {n}, always on top") if one["on_top"] else _("{name} {n}")).format(
            name=name(table, one["seat"]), n=one["space"]
        )
        for one in table["wall"]
    )


def _row(table: ColonyTable, row: int) -> str:
    return "; ".join(_quarter(table, one) for one in table["city"] if one["row"] == row)


def _quarter(table: ColonyTable, one: QuarterData) -> str:
    n = number_of(one)
    if one["company"]:
        return _("{n}: taken by {name}").format(n=n, name=_(words.COMPANY))
    if one["owner"] is not None:
        return _("{n}: taken by {name}").format(n=n, name=name(table, one["owner"]))
    turn = table["turn"]
    own = have(table["players"][turn["seat"]]) if turn is not None else standing(0)
    template = _("{n}: {tile} for {cost}, payable") if one["payable"] else _("{n}: {tile} for {cost}")
    return template.format(n=n, tile=words.tile_name(one["tile"]), cost=quarter_cost(one["quarter"], own))


def ports(table: ColonyTable) -> list[str]:
    """What each port takes and pays next."""
    found = []
    for port in table["ports"]:
        left = ", ".join(map(str, port["values"][len(port["covered"]) :]))
        said = _("takes {good}; {values} PP").format(good=words.good_name(port["good"]), values=left)
        if not left:
            said = _("takes no more {good}").format(good=words.good_name(port["good"]))
        found.append(labelled(words.space_name(port["port"]), said))
    return found


def _player(table: ColonyTable, forecast: Forecast, player: PlayerData) -> Iterator[str]:
    shown = player["name"]
    if player["seat"] == table["decider"]:
        shown = _("{name} (to decide)").format(name=shown)
    parts = [
        words.prestige(player["prestige"]),
        _("{points} if the game ended now").format(points=words.prestige(player["total"])),
        words.gold(player["gold"]),
        words.jokers(player["jokers"]) if player["jokers"] else "",
        words.markers(player["punishment"]) if player["punishment"] else "",
    ]
    yield labelled(shown, ", ".join(filter(None, parts)))
    for label, said in (
        (_("Supply"), words.cubes(player["supply"]) if player["supply"] else ""),
        (_("Dice chosen"), ", ".join(map(words.colour_name, player["dice"]))),
        (_("Wind rose"), coming_cubes(forecast, player["seat"])),
        (_("Tableau"), "; ".join(map(_with_cost, player["tableau"]))),
        (_("Activated"), names(player["activated"]) if player["activated"] else ""),
        (_("Quarters"), _quarters(player)),
        (_("Ship"), _ship(table, player)),
    ):
        if said:
            yield "  " + labelled(label, said)


def _with_cost(card: str) -> str:
    return _("{card} for {cost}").format(card=words.card_name(card), cost=words.cost(card))


def _quarters(player: PlayerData) -> str:
    if not player["quarters"]:
        return ""
    return _("{numbers}; areas of {sizes}").format(
        numbers=", ".join(str(int(one[1:])) for one in player["quarters"]), sizes=", ".join(map(str, player["areas"]))
    )


def _ship(table: ColonyTable, player: PlayerData) -> str:
    said = ship(table, player)
    if player["delivered"]:
        return _("{where}; {tiles}").format(where=said, tiles=delivered(player))
    return said


def company(table: ColonyTable) -> list[str]:
    """What the company of a game alone has, and takes next."""
    data = table["company"]
    if data is None:
        return []
    quarters = ", ".join(str(int(one[1:])) for one in data["quarters"]) or _("none")
    said = _("space {n} of the wall, quarters {quarters}").format(n=data["space"], quarters=quarters)
    if data["takes"] is not None and data["colour"] is not None:
        said = _("{said}; it will take {quarter}, for {colour}").format(
            said=said, quarter=words.quarter_name(data["takes"]), colour=words.colour_name(data["colour"])
        )
    return [labelled(_("The company"), said)]


def state(table: ColonyTable, seat: int) -> str:
    """One line before a turn: how far the game has come, what the seat has, how all stand."""
    own = table["players"][seat]
    totals = ", ".join(_("{name} {n}").format(name=player["name"], n=player["total"]) for player in table["players"])
    here = point(table)
    has = [words.gold(own["gold"])]
    if table["phase"] == ACTION:
        has.insert(0, words.cubes(own["supply"]) if own["supply"] else _("no cubes"))
    return agreed(_("{point}. {name} has {things}; if it ended now: {totals}."), name=own["name"]).format(
        point=capital(here), name=own["name"], things=", ".join(has), totals=totals
    )
