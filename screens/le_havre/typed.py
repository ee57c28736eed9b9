"""What is typed at Le Havre in words of one's own: a loan by its noun, and what one wants to build."""

from __future__ import annotations

import re

from engine import Game, Move, Text
from engine.le_havre.moves import Borrow, Build, Buy
from engine.le_havre.ships import KINDS
from engine.texts.language import gettext as _
from screens.le_havre.goals import goal, is_wanted
from screens.le_havre.view import View
from screens.le_havre.words import card_name
from screens.table.viewpoint import Sight
from screens.ways import Goal
from screens.words import shown

_LOAN = re.compile(r"(take |borrow )?(an? )?loan")
_BUILD = re.compile(r"build (an? |the )?(?P<ship>[a-z]+( ship| liner)?)")


def understood(typed: str) -> Move | None:
    """A loan, or a ship to be built by the beginning of its kind; None for anything else."""
    words = typed.casefold().replace("-", " ")
    if _LOAN.fullmatch(words):
        return Borrow()
    found = _BUILD.fullmatch(words)
    kinds = (kind.name for kind in KINDS if found and kind.name.replace("-", " ").startswith(found["ship"]))
    return next((Build(name) for name in kinds), None)


def wanted(game: Game, move: Move) -> Goal | None:
    """What is to be built, with the firms and wharfs where it can be; None where the move itself is possible."""
    decision = game.decision
    if not isinstance(move, Build) or decision is None or move.unanswered() in game.moves():
        return None
    view = View(Sight(game, decision.seat, game.log))
    kind = next((kind for kind in KINDS if kind.name == move.target), None)
    piles = view.table["harbour"].values()
    name = move.target
    if kind is not None:
        top = next((pile[0] for pile in piles if pile and pile[0].startswith(kind.name)), None)
        if top is None:
            return _none(_("There is no {ship} in the ship market.").format(ship=shown(kind.shown).lower()))
        name = top
    if is_wanted(view, name):
        return goal(view, name)
    if name in view.table["town"]:
        return _none(_("The {building} has been built.").format(building=card_name(name)))
    return _none(view.refusal(Buy(name)))


def _none(reason: str) -> Goal:
    """Something that cannot be had, and why."""
    return Goal("", Text(""), (), reason)
