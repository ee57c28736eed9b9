"""What can be done in a turn besides activating and using cards, in short, each with its key."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.macao import wall
from engine.macao.moves import Deliver
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from screens.macao import words
from screens.macao.data import delivery
from screens.macao.view import View

_NUMBERS: Final = 6
"""So many quarters that can be taken are listed at most."""
_SPACES: Final = 3
"""So many spaces on the wall have their cost told at most."""


class Doing(NamedTuple):
    """Something that can be done: its key, the name of its action, what it is called, and what it would be."""

    key: str
    action: str
    said: str
    does: str


def others(view: View) -> list[Doing]:
    """What can be done but for activating and using cards."""
    table = view.table
    found = []
    kinds = {move.words for move in view.moves}
    for move in view.moves:
        if isinstance(move, Deliver):
            prestige, gold = delivery(table, view.mine, move.target)
            gain = words.prestige(prestige) + (", " + words.gold(gold) if gold else "")
            found.append(Doing("d", "deliver", _("deliver {good}").format(good=words.good_name(move.target)), gain))
    if "craft" in kinds:
        found.append(Doing("f", "craft", _("craft a card"), _("keep its cubes")))
    if "claim" in kinds:
        numbers = [one["quarter"][1:].lstrip("0") for one in table["city"] if one["payable"]]
        said = " ".join(numbers) if len(numbers) <= _NUMBERS else _("one of {n}").format(n=len(numbers))
        found.append(Doing("i", "claim", _("take a quarter"), said))
    if "sail" in kinds:
        steps = sum(view.mine["supply"].values()) + view.seen.free_steps
        found.append(Doing("s", "sail", _("sail"), _("up to {spaces}").format(spaces=words.spaces(steps))))
    if "wall" in kinds:
        found.append(Doing("w", "wall", _("move on the wall"), _wall(view)))
    tribute = table["tribute"]
    if "tribute" in kinds and tribute is not None:
        said = _("{gold} → {points}").format(
            gold=words.gold(tribute["gold"]),
            points=words.prestige(tribute["prestige"] + view.have.tribute_prestige),
        )
        found.append(Doing("t", "tribute", _("buy prestige"), said))
    if "joker" in kinds:
        brings = _("2 cubes, 1 cube and 3 gold, or 6 gold") if view.have.joker_counts > 1 else _("1 cube or 3 gold")
        found.append(Doing("o", "joker", _("use a joker tile"), brings))
    left = sum(view.mine["supply"].values())
    lost = _("loses {cubes}").format(cubes=words.number_of_cubes(left)) if left else _("loses nothing")
    found.append(Doing("p", "end_turn", _("pass"), lost))
    return found


def _wall(view: View) -> str:
    """What the first spaces on the wall cost, as far as the cubes are enough."""
    each = view.have.wall_each
    reach = wall.reach(sum(view.mine["supply"].values()), each)
    costs = ", ".join(str(wall.cost(n, each)) for n in range(1, min(reach, _SPACES) + 1))
    return ngettext("{costs} cube", "{costs} cubes", max(reach, wall.cost(1, each))).format(costs=costs)
