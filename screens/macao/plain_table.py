"""A position of Macao as lines of plain text, for plain mode and `havre replay`; nothing here draws."""

from __future__ import annotations

from collections.abc import Iterator

from engine.macao.city import ROWS
from engine.macao.deck import standing
from engine.macao.state import ACTION, CARD, DICE, DRAFT, LAY, SAVE
from engine.macao.table_data import CardData, ColonyTable, ComingRound, DieData, Forecast, PlayerData, QuarterData
from screens.macao import words
from screens.macao.move_words import card_cost, delivery, have, quarter_cost
from texts.translation import gettext as _
from texts.translation import ngettext

HIGHEST_DIE = 6


def where(table: ColonyTable) -> str:
    """One line: the title and how far the game has come."""
    return _("Macao, {point}").format(point=point(table))


def point(table: ColonyTable) -> str:
    """How far the game has come."""
    phase = words.PHASES[table["phase"]]
    if table["over"]:
        return phase
    if not table["round"]:
        return _("before round 1, {phase}").format(phase=phase)
    return _("round {round} of {rounds}, {phase}").format(round=table["round"], rounds=table["rounds"], phase=phase)


def lines(table: ColonyTable) -> list[str]:
    """All that there is to see, a line a subject; lines may be long."""
    return [
        where(table),
        *filter(None, (tribute(table),)),
        *offer(table),
        *dice(table),
        _labelled(_("Wall"), wall(table)),
        *(_labelled(_("City, row {n}").format(n=row), _row(table, row)) for row in range(1, ROWS + 1)),
        *ports(table),
        *(line for player in table["players"] for line in _player(table, player)),
        *company(table),
        *([_labelled(_("Discarded"), _names(table["discard"]))] if table["discard"] else []),
    ]


def _labelled(label: str, said: str) -> str:
    return _("{label}: {words}").format(label=label, words=said)


def _names(cards: list[str]) -> str:
    return ", ".join(map(words.card_name, cards)) or _("none")


def name(table: ColonyTable, seat: int | None) -> str:
    """The name of a player by their seat; None is the company."""
    return words.COMPANY if seat is None else table["players"][seat]["name"]


# What a decision is about.


def to_decide(table: ColonyTable, forecast: Forecast, seat: int) -> list[str]:
    """What whoever decides must know for it."""
    phase, own = table["phase"], table["players"][seat]
    if phase in (DRAFT, CARD):
        return [*filter(None, (tribute(table),)), *offer(table), _room(own), *cubes_to_come(forecast, seat)]
    if phase == LAY:
        return [tableau(own)]
    if phase == DICE:
        return [*dice(table), tableau(own), *cubes_to_come(forecast, seat)]
    if phase == SAVE:
        return [_("You have {jokers}.").format(jokers=words.jokers(own["jokers"]))]
    return list(_possible(table, own)) if phase == ACTION else []


def tribute(table: ColonyTable) -> str:
    """The tribute of the round; nothing before the first one."""
    value = table["tribute"]
    if value is None:
        return ""
    return _("Tribute: {points} for {gold}").format(
        points=words.prestige(value["prestige"]), gold=words.gold(value["gold"])
    )


def offer(table: ColonyTable) -> list[str]:
    """The cards that may be taken, each with its cost and what it does."""
    return [card(one) for one in table["offer"]]


def card(one: CardData) -> str:
    """A card with its kind, its cost and what it does."""
    return _("{card}: {kind}, costs {cost}; {does}").format(
        card=words.card_name(one["card"]),
        kind=words.kind_name(one["card"]),
        cost=words.colours(one["cost"]),
        does=words.says(one["card"]),
    )


def _room(own: PlayerData) -> str:
    held = len(own["tableau"])
    if held >= own["room"]:
        return _("{tableau} It is full: one card more is discarded, with a punishment marker.").format(
            tableau=tableau(own)
        )
    return tableau(own)


def tableau(own: PlayerData) -> str:
    """The cards of a tableau with what they cost."""
    cards = "; ".join(
        _("{card} for {cost}").format(card=words.card_name(one), cost=card_cost(words.card(one), have(own)))
        for one in own["tableau"]
    )
    return _("Your tableau ({n} of {room}): {cards}.").format(
        n=len(own["tableau"]), room=own["room"], cards=cards or _("no card")
    )


def dice(table: ColonyTable) -> list[str]:
    """The dice: when the cubes of each come, who has chosen them."""
    if not table["dice"]:
        return []
    return [_labelled(_("Dice"), "; ".join(_die(table, one) for one in table["dice"]))]


def _die(table: ColonyTable, die: DieData) -> str:
    shown = words.die(die["colour"], die["value"])
    if die["rolled"] != die["value"]:
        shown = _("{die}, turned from {n}").format(die=shown, n=die["rolled"])
    when = _("now") if die["usable"] == table["round"] else _("in round {n}").format(n=die["usable"])
    shown = _("{die} ({when})").format(die=shown, when=when)
    if die["chosen_by"]:
        return _("{die}, chosen by {names}").format(
            die=shown, names=_(" and ").join(name(table, seat) for seat in die["chosen_by"])
        )
    return shown


def cubes_to_come(forecast: Forecast, seat: int) -> list[str]:
    """The cubes of a seat, round by round."""
    found = [
        _("round {n} {cubes}").format(n=one["round"], cubes=_("none") if one["empty"] else words.cubes(one["cubes"]))
        for one in forecast["players"][seat]["cubes"]
    ]
    cubes = forecast["players"][seat]["cubes"]
    return [_labelled(_("Cubes on your wind rose"), "; ".join(found))] if any(one["total"] for one in cubes) else []


def _possible(table: ColonyTable, own: PlayerData) -> Iterator[str]:
    """What whoever acts has, and may still do in this turn."""
    turn = table["turn"]
    if turn is None:
        return
    yield _("You have {cubes}; {gold}; {jokers}.").format(
        cubes=words.cubes(own["supply"]) if own["supply"] else _("no cubes"),
        gold=words.gold(own["gold"]),
        jokers=words.jokers(own["jokers"]),
    )
    parts = [
        _("activate {cards}").format(cards=_names(turn["activatable"])) if turn["activatable"] else "",
        _("use {cards}").format(cards=_names(turn["usable"])) if turn["usable"] else "",
        _quarters_to_take(table),
        _("deliver in {port}").format(port=words.space_name(own["ship"])) if _can_deliver(table, own) else "",
        _can_buy(table, own),
        _("move on the wall") if own["supply"] and not turn["wall_used"] else "",
        _("sail {spaces} for nothing").format(spaces=words.spaces(turn["free_steps"])) if turn["free_steps"] else "",
    ]
    found = "; ".join(part for part in parts if part)
    yield _("You can {things}.").format(things=found) if found else _("You can do nothing more than pass.")


def _quarters_to_take(table: ColonyTable) -> str:
    turn = table["turn"]
    numbers = [str(number_of(one)) for one in table["city"] if one["payable"]]
    if turn is None or not numbers or turn["quarters"] >= turn["quarter_limit"]:
        return ""
    return ngettext("take quarter {numbers}", "take one of the quarters {numbers}", len(numbers)).format(
        numbers=", ".join(numbers)
    )


def _can_deliver(table: ColonyTable, own: PlayerData) -> bool:
    return any(
        port["port"] == own["ship"] and port["next"] is not None and own["cargo"].get(port["good"])
        for port in table["ports"]
    )


def _can_buy(table: ColonyTable, own: PlayerData) -> str:
    turn, value = table["turn"], table["tribute"]
    if turn is None or value is None or turn["purchases"] >= turn["purchase_limit"] or own["gold"] < value["gold"]:
        return ""
    return _("buy {points} for {gold}").format(
        points=words.prestige(value["prestige"] + have(own).tribute_prestige), gold=words.gold(value["gold"])
    )


# What lies on the table.


def wall(table: ColonyTable) -> str:
    """Who stands where on the wall, in wall order."""
    return ", ".join(
        (_("{name} {n}, always on top") if one["on_top"] else _("{name} {n}")).format(
            name=name(table, one["seat"]), n=one["space"]
        )
        for one in table["wall"]
    )


def number_of(one: QuarterData) -> int:
    """The number of a quarter."""
    return int(one["quarter"][1:])


def _row(table: ColonyTable, row: int) -> str:
    return "; ".join(_quarter(table, one) for one in table["city"] if one["row"] == row)


def _quarter(table: ColonyTable, one: QuarterData) -> str:
    n = number_of(one)
    if one["company"]:
        return _("{n}: taken by {name}").format(n=n, name=words.COMPANY)
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
        found.append(_labelled(words.space_name(port["port"]), said))
    return found


def _player(table: ColonyTable, player: PlayerData) -> Iterator[str]:
    shown = player["name"]
    if player["seat"] == table["decider"]:
        shown = _("{name} (to decide)").format(name=shown)
    parts = [
        _("{points} now").format(points=words.prestige(player["total"])),
        _("{points} so far").format(points=words.prestige(player["prestige"])),
        words.gold(player["gold"]),
        words.jokers(player["jokers"]) if player["jokers"] else "",
        words.markers(player["punishment"]) if player["punishment"] else "",
    ]
    yield _labelled(shown, ", ".join(filter(None, parts)))
    for label, said in (
        (_("Supply"), words.cubes(player["supply"]) if player["supply"] else ""),
        (_("Dice chosen"), ", ".join(map(words.colour_name, player["dice"]))),
        (_("Wind rose"), "; ".join(_sides(player))),
        (_("Tableau"), "; ".join(map(_with_cost, player["tableau"]))),
        (_("Activated"), _names(player["activated"]) if player["activated"] else ""),
        (_("Quarters"), _quarters(player)),
        (_("Ship"), _ship(table, player)),
    ):
        if said:
            yield "  " + _labelled(label, said)


def _sides(player: PlayerData) -> Iterator[str]:
    for side, cubes in enumerate(player["rose"], 1):
        if cubes:
            yield _("side {n} {cubes}").format(n=side, cubes=words.cubes(cubes))


def _with_cost(card: str) -> str:
    return _("{card} for {cost}").format(card=words.card_name(card), cost=words.cost(card))


def _quarters(player: PlayerData) -> str:
    if not player["quarters"]:
        return ""
    return _("{numbers}; areas of {sizes}").format(
        numbers=", ".join(str(int(one[1:])) for one in player["quarters"]), sizes=", ".join(map(str, player["areas"]))
    )


def _ship(table: ColonyTable, player: PlayerData) -> str:
    said = _("at {space}").format(space=words.space_name(player["ship"]))
    if player["cargo"]:
        cargo = ", ".join(
            _("{n} {good} ({points} next in {port})").format(
                n=number,
                good=words.good_name(good),
                points=words.prestige(delivery(table, player, good)[0]),
                port=words.port_of(good),
            )
            for good, number in player["cargo"].items()
        )
        said = _("{where}, with {cargo}").format(where=said, cargo=cargo)
    if player["delivered"]:
        tiles = ngettext("{n} tile delivered", "{n} tiles delivered", player["delivered"]).format(n=player["delivered"])
        said = _("{where}; {tiles}").format(where=said, tiles=tiles)
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
    return [_labelled(_("The company"), said)]


# What is coming.


def forecast_lines(table: ColonyTable, forecast: Forecast, seat: int | None) -> list[str]:
    """What is coming: rounds with their office cards, cubes on the wind roses, what would be left over."""
    if table["over"]:
        return [_("Nothing more is coming: the game is over.")]
    found = [_coming(one) for one in forecast["coming"]] or [_("This is the last round.")]
    for player in forecast["players"]:
        whose = name(table, player["seat"])
        cubes = "; ".join(
            _("round {n} {cubes}").format(
                n=one["round"], cubes=_("none") if one["empty"] else words.cubes(one["cubes"])
            )
            for one in player["cubes"]
        )
        if any(one["total"] for one in player["cubes"]):
            found.append(_labelled(_("Cubes of {name}").format(name=whose), cubes))
        if player["left_over"]:
            template = _("{name} would get {markers} for the cards on the tableau if the game ended now.")
            found.append(template.format(name=whose, markers=words.markers(player["left_over"])))
    if forecast["company"] is not None:
        template = _("The company takes {quarter} in this round, if it is still free.")
        found.append(template.format(quarter=words.quarter_name(forecast["company"])))
    return found


def _coming(one: ComingRound) -> str:
    parts = [
        _("{cards} come up, which bring the tribute {points} for {gold}").format(
            cards=_names(one["offices"]),
            points=words.prestige(one["tribute"]["prestige"]),
            gold=words.gold(one["tribute"]["gold"]),
        ),
        _("dice above {n} are turned to 1").format(n=one["highest"]) if one["highest"] < HIGHEST_DIE else "",
        _("the company moves on the wall") if one["company_steps"] else "",
    ]
    return _labelled(_("Round {n}").format(n=one["round"]), "; ".join(filter(None, parts)))


def state(table: ColonyTable, seat: int) -> str:
    """One line before a turn: how far the game has come, what the seat has, how all stand."""
    own = table["players"][seat]
    totals = ", ".join(_("{name} {n}").format(name=player["name"], n=player["total"]) for player in table["players"])
    here = point(table)
    has = [words.gold(own["gold"])]
    if table["phase"] == ACTION:
        has.insert(0, words.cubes(own["supply"]) if own["supply"] else _("no cubes"))
    return _("{point}. {name} has {things}; points now: {totals}.").format(
        point=here[:1].upper() + here[1:], name=own["name"], things=", ".join(has), totals=totals
    )
