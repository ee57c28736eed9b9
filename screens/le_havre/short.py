"""What a building does in the few signs of its card: `grain>bread+½fr`, `3 fish +1/rod`."""

from __future__ import annotations

from engine.le_havre.cards import Card
from engine.le_havre.exchanges import ANY_NUMBER, HALF, Conversion, Firing, Sale, SaleByShowing
from engine.le_havre.goods import GOODS
from engine.texts import N_
from engine.texts.language import gettext as _
from screens.le_havre.words import good_name
from widgets.lines import Line, text
from widgets.tinting import Vocabulary

CELLS = 19
"""How many cells the longest takes."""

_DEEDS = {
    "building-firm-1": N_("build 1"),
    "building-firm-2": N_("build 1"),
    "construction-firm": N_("build 1 or 2"),
    "marketplace": N_("2 goods +1/C"),
    "sawmill": N_("build, 1 wood less"),
    "fishery": N_("3 fish +1/rod"),
    "joinery": N_("1-3 wood>5-7 fr"),
    "hardware-store": N_("wood, brick, iron"),
    "clay-mound": N_("3 clay +1/hammer"),
    "arts-centre": N_("4 fr for each guest"),
    "wharf-1": N_("build 1 ship"),
    "wharf-2": N_("build 1 ship"),
    "black-market": N_("2 of empty offers"),
    "local-court": N_("hand back loans"),
    "colliery": N_("3 coal, hammer: 4"),
    "shipping-line": N_("ships sell goods"),
    "grocery-market": N_("6 foods, 1 of each"),
    "business-office": N_("4 goods>1 steel"),
    "ironworks": N_("3 iron, 4 for 6 en"),
    "storehouse": N_("end: +½ a good"),
    "dock": N_("end: +4 a ship"),
    "bridge-over-the-seine": N_("sell any goods"),
    "town-hall": N_("end: +4/P +2/C"),
    "bank": N_("end: +3/I +2/E"),
    "church": N_("5 bread, 3 fish"),
    "labour-exchange": N_("fish/rod coal/hamm"),
    "farm": N_("8 goods of 5 kinds"),
    "iron-mine-and-coal-seam": N_("2 iron, 1 coal"),
    "fishpond-and-wood": N_("3 fish, 3 wood"),
    "plant-nursery": N_("4 wood, 3 fr"),
    "business-park": N_("end: +2/I"),
    "guildhouse": N_("end: +2/E"),
    "harbour-watch": N_("send a person home"),
    "smelter": N_("coal, coke, iron"),
    "diner": N_("3 sets of 3>8fr"),
    "hunting-lodge": N_("2 hides, 3 meat"),
    "coal-trader": N_("food>coal, charcoal"),
    "furriery": N_("hides>bread, sell"),
    "luxury-yacht": N_("swapped at a Wharf"),
    "feedlot": N_("harvest: 2 cattle"),
    "masons-guild": N_("build: 1 clay less"),
    "town-square": N_("1 upgraded/C"),
    "haulage-firm": N_("2 offers for 3 fr"),
    "wind-farm": N_("3 energy less"),
    "zoo": N_("1 fr/3 fish, cattle"),
    "football-stadium": N_("no action"),
}
"""What is not said by the figures of an exchange."""

_WORDS: Vocabulary = {
    N_("smoked"): "good:smoked-fish",
    N_("hide"): "good:hides",
    N_("fr"): "good:francs",
    N_("franc"): "good:francs",
    N_("francs"): "good:francs",
    N_("loans"): "short",
    N_("loan"): "short",
}


def vocabulary() -> Vocabulary:
    """The words for goods, each in its colour."""
    goods: Vocabulary = {good_name(one.name): f"good:{one.name}" for one in GOODS}
    return {**goods, **{_(word): style for word, style in _WORDS.items()}}


def deed(building: Card) -> Line:
    """What a building does, in at most `CELLS` cells; without colours, which a list that scrolls would send anew."""
    words = _DEEDS.get(building.name)
    return text(_(words) if words is not None else _exchanged(building))


def _exchanged(building: Card) -> str:
    match building.does:
        case Conversion(good, into, at_most, energy, _in_all, francs, hides):
            words = _("{many}{good}>{into}").format(many=_many(at_most), good=_name(good), into=_name(into))
            extra = _("+{n}fr").format(n=_half(francs)) if francs else _("+{n}hide").format(n=_half(hides))
            dear = _(", {n} en").format(n=_half(energy)) if energy > 1 else ""
            return words + (extra if francs or hides else "") + dear
        case Sale(goods, price, at_most):
            sets = "+".join(map(_name, goods))
            return _("{many}{goods}>{price}fr").format(many=_many(at_most), goods=sets, price=price)
        case SaleByShowing(good, number, _show, price):
            return _("{n} {good}>{price}fr").format(n=number, good=_name(good), price=price)
        case Firing(good, _energy, into, number):
            return _("1 {good}>{n} {into}").format(good=_name(good), n=number, into=_name(into))
    return ""


def _name(good: int) -> str:
    return _("smoked") if GOODS[good].name == "smoked-fish" else good_name(GOODS[good].name)


def _many(at_most: int) -> str:
    return "" if at_most == ANY_NUMBER else f"{at_most} "


def _half(number: float) -> str:
    return "½" if number == HALF else "" if number == 1 else f"{number:g}"
