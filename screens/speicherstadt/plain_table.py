"""A position of Die Speicherstadt as lines of plain text, for plain mode and `havre replay`; nothing here draws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.speicherstadt.cards import CONTRACT
from engine.speicherstadt.table_data import ColumnData, ContractData, Forecast, HouseData, QuarterTable, ReservedData
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from screens.speicherstadt import words
from screens.words import agreed, capital


def where(table: QuarterTable) -> str:
    """One line: the title and how far the game has come."""
    name = _("Kaispeicher") if table["variant"] == "kaispeicher" else _("Die Speicherstadt")
    return _("{title}, {point}").format(title=name, point=point(table))


def point(table: QuarterTable) -> str:
    """How far the game has come."""
    if table["over"]:
        return _("the game is over")
    return _("round {round} of {rounds}, {season}").format(
        round=table["round"], rounds=table["rounds"], season=words.season(table["season"])
    )


def lines(table: QuarterTable) -> list[str]:
    """All that there is to see, a line a subject; lines may be long."""
    return [
        where(table),
        _labelled(_("Start player"), name(table, table["start"])),
        *row(table),
        _labelled(_("Supply"), words.goods(table["supply"])),
        *(line for house in houses(table) for line in _house(table, house)),
    ]


def row(table: QuarterTable, *, gone: bool = True) -> list[str]:
    """The cards that are laid out, with those who stand in line; places without a card are told where `gone`."""
    found = [
        _labelled(column["place"], _column(table, column)) for column in table["columns"] if gone or column["card"]
    ]
    found += [
        _labelled(one["place"], _card(one["card"], one["goods"], _("reserved")))
        for one in table["upper"]
        if gone or one["card"]
    ]
    found += [
        _labelled(_("reserved {n}").format(n=number), _reserved(table, one))
        for number, one in enumerate(table["reserved"], 1)
        if gone or one["card"]
    ]
    return found


def _column(table: QuarterTable, column: ColumnData) -> str:
    card = _card(column["card"], column["goods"], _("gone"))
    if column["card"] is None:
        return card
    line = ", ".join(
        (_("{name} at {n}") if one["can_pay"] else _("{name} at {n}, which is too dear")).format(
            name=name(table, one["seat"]), n=one["price"]
        )
        for one in column["queue"]
    )
    return _("{card}; in line {names}").format(card=card, names=line or _("nobody"))


def _reserved(table: QuarterTable, one: ReservedData) -> str:
    card = _card(one["card"], one["goods"], _("gone"))
    if one["card"] is None:
        return card
    who = name(table, None if one["rival"] else one["seat"])
    return _("{card}; {name} at {n}").format(card=card, name=who, n=one["price"])


def _card(card: str | None, goods: Sequence[str], gone: str) -> str:
    if card is None:
        return gone
    shown = words.card_name(card)
    if goods:
        shown = _("{card} with {goods}").format(card=shown, goods=", ".join(map(words.good_name, goods)))
    if words.card(card).type == CONTRACT:
        shown = _("{card}, {n} points").format(card=shown, n=words.card(card).points)
    return shown


def houses(table: QuarterTable) -> list[HouseData]:
    """The seats, then the Rival."""
    return [*table["players"], *table["rivals"]]


def name(table: QuarterTable, seat: int | None) -> str:
    """The name of a house by its seat; None is the Rival."""
    return _("the Rival") if seat is None else table["players"][seat]["name"]


def _house(table: QuarterTable, house: HouseData) -> Iterator[str]:
    shown = name(table, house["seat"])
    if house["seat"] is not None and house["seat"] == table["decider"]:
        shown = _("{name} (to decide)").format(name=shown)
    parts = [
        words.coins(house["coins"]),
        _("firemen {n}").format(n=house["strength"]),
        ngettext("{n} worker to place", "{n} workers to place", house["workers"]).format(n=house["workers"])
        if house["workers"]
        else "",
        ngettext("{n} point now", "{n} points now", house["total"]).format(n=house["total"]),
    ]
    yield _labelled(shown, ", ".join(filter(None, parts)))
    if house["cards"]:
        cards = [card for card in house["cards"] if words.card(card).type != CONTRACT]
        held = [*map(contract, house["contracts"]), *map(words.card_name, cards)]
        yield "  " + _labelled(_("Cards"), "; ".join(held))
    stores = []
    if house["goods"]:
        stores.append(_("to load {goods}").format(goods=words.goods(house["goods"])))
    if house["warehouse"]:
        stores.append(_("in the Warehouse {goods}").format(goods=words.goods(house["warehouse"])))
    if house["hall"] is not None:
        stores.append(_("in the market hall {good}").format(good=words.good_name(house["hall"])))
    if stores:
        yield "  " + _labelled(_("Goods"), "; ".join(stores))


def contract(one: ContractData) -> str:
    """A contract with what lies on it: 'contract-2 of 8 points (has 1 saffron; lacks 2 carpets)'."""
    if one["full"]:
        return _("full contract of {n} points").format(n=one["points"])
    has, lacks = Counter[str](), Counter[str]()
    for symbol in one["symbols"]:
        (has if symbol["filled"] else lacks)[symbol["good"]] += 1
    template = (
        _("{name} of {n} points (has {has}; lacks {lacks})") if has else _("{name} of {n} points (lacks {lacks})")
    )
    return template.format(name=one["contract"], n=one["points"], has=words.goods(has), lacks=words.goods(lacks))


def _labelled(label: str, said: str) -> str:
    return _("{label}: {words}").format(label=label, words=said)


# What is coming.


def forecast_lines(table: QuarterTable, forecast: Forecast) -> list[str]:
    """What is coming: rounds, fires with what they would do now, what is left in pile and bag, the next income."""
    if table["over"]:
        return [_("Nothing more is coming: the game is over.")]
    left = forecast["left"]
    found = [ngettext("{n} round after this one.", "{n} rounds after this one.", left).format(n=left)]
    for fire in forecast["fires"]:
        changes = ", ".join(
            _("{name} {change}").format(name=name(table, house["seat"]), change=f"{change:+d}" if change else "0")
            for house, change in zip(houses(table), fire["changes"], strict=True)
        )
        told = ngettext(
            "Fire {number}, {when}: {n} point; if it broke out now: {changes}",
            "Fire {number}, {when}: {n} points; if it broke out now: {changes}",
            fire["points"],
        )
        when = words.in_season(fire["season"])
        found.append(told.format(number=fire["number"], when=when, n=fire["points"], changes=changes))
    for season in table["pile"]:
        if season["left"]:
            cards = "; ".join(_copies(Counter(map(words.card_name, season["cards"]))))
            found.append(_labelled(_("Left of {season}").format(season=words.season(season["season"])), cards))
    found.append(_labelled(_("In the bag"), words.goods(table["bag"])))
    incomes = ", ".join(
        _("{name} {n}").format(name=name(table, house["seat"]), n=number)
        for house, number in zip(houses(table), forecast["incomes"], strict=True)
    )
    found.append(_labelled(_("Next income"), incomes))
    return found


def _copies(cards: Counter[str]) -> Iterator[str]:
    """Cards that are called alike once, with how many there are."""
    for called, number in cards.items():
        yield _("{card} ({n} of them)").format(card=called, n=number) if number > 1 else called


def state(table: QuarterTable, seat: int) -> str:
    """One line before a turn: how far the game has come, what the seat has, how all stand."""
    own = table["players"][seat]
    totals = ", ".join(
        _("{name} {n}").format(name=name(table, house["seat"]), n=house["total"]) for house in houses(table)
    )
    here = point(table)
    return agreed(_("{point}. {name} has {coins}; points now: {totals}."), name=own["name"]).format(
        point=capital(here), name=own["name"], coins=words.coins(own["coins"]), totals=totals
    )
