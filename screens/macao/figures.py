"""The figures and lists that the documents of Macao name: `{tower}`, `{per_quarter}`, `{late_dice}`."""

from __future__ import annotations

from collections.abc import Mapping

from engine.macao import dice, lone, rounds, scoring, wall
from engine.macao.actions import GOLD_OF_A_JOKER
from engine.macao.city import DARK, QUARTERS
from engine.macao.colours import SHOWN
from engine.macao.deck import CARDS, OFFICES_IN_ALL
from engine.macao.effects import DEPARTMENTS_SHOWN, TABLEAU_SIZE, WallTop
from engine.macao.sea import TILES_EACH
from engine.macao.state import GOLD_AT_START, LAST_ROUND, Terms
from engine.macao.tableau import START_CUBES
from engine.texts.language import gettext as _
from screens.macao import words
from screens.macao.actions import LETTERS
from screens.words import shown


def values() -> Mapping[str, object]:
    """Every figure by its name."""
    dark = DARK.bit_count()
    *steps, last_step = lone.STEPPING
    return {
        "gold_at_start": words.gold(GOLD_AT_START),
        "more_cards": rounds.DRAFT_EXTRA,
        "at_side_1": START_CUBES[1],
        "at_side_2": START_CUBES[2],
        "colours": ", ".join(map(shown, SHOWN)),
        "letters": letters(),
        "joker_sign": _(words.JOKER_SIGN),
        "new_cards": rounds.REVEALED,
        "offices_of_a_round": rounds.OFFICES_OF_A_ROUND,
        "removed": _removed(),
        "room": TABLEAU_SIZE,
        "punishment": -scoring.PUNISHMENT,
        "dice_each": dice.DICE_EACH,
        "last_round": LAST_ROUND,
        "late_dice": _late_dice(),
        "wall_costs": ", ".join(str(wall.cost(spaces, 0)) for spaces in range(1, 6)),
        "wall_spaces": wall.LAST_SPACE + 1,
        "tower": next(shown(card.shown) for card in CARDS if isinstance(card.effect, WallTop)),
        "joker_gold": words.gold(GOLD_OF_A_JOKER),
        "quarters": len(QUARTERS),
        "light": len(QUARTERS) - dark,
        "dark": dark,
        "tiles_each": TILES_EACH,
        "offices": OFFICES_IN_ALL,
        "departments": ", ".join(
            _("{colour} {department}").format(colour=shown(colour), department=shown(department))
            for colour, department in zip(SHOWN, DEPARTMENTS_SHOWN, strict=True)
        ),
        "per_quarter": scoring.PER_QUARTER,
        "stepping": ", ".join(map(str, steps)),
        "last_step": last_step,
        "ranks": _ranks(),
    }


def letters() -> str:
    """Every colour with its letter."""
    return ", ".join(
        _("{letter} {colour}").format(letter=letter, colour=words.colour_name(colour))
        for colour, letter in enumerate(LETTERS.values())
    )


def _removed() -> str:
    return ", ".join(
        _("with {players} players {n}").format(players=players, n=Terms(("",) * players).removed or _("none"))
        for players in (2, 3, 4)
    )


def _late_dice() -> str:
    lines = [
        _("Round {n}: {most} is the highest.").format(n=number, most=dice.highest(number))
        for number in range(1, LAST_ROUND)
        if dice.highest(number) < 6
    ]
    return "\n".join((*lines, _("Round {n}: all are turned to 1.").format(n=LAST_ROUND)))


def _ranks() -> str:
    least = _("Below {n} PP: {rank}.").format(n=lone.RANKS[0][0], rank=shown(lone.LOWEST))
    return "\n".join((least, *(_("From {n} PP on: {rank}.").format(n=n, rank=shown(rank)) for n, rank in lone.RANKS)))
