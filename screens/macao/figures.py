"""The figures and lists that the documents of Macao name: `{tower}`, `{per_quarter}`, `{late_dice}`."""

from __future__ import annotations

from collections.abc import Mapping

from engine.macao import actions, city, colours, deck, effects, lone, picks, rounds, scoring, sea, state, wall
from engine.texts.language import gettext as _, listed
from screens.documents import in_a_row
from screens.macao import pieces, words
from screens.words import shown


def values() -> Mapping[str, object]:
    """Every figure by its name."""
    dark = city.DARK.bit_count()
    *steps, last_step = lone.STEPPING
    return {
        "gold_at_start": words.gold(state.GOLD_AT_START),
        "more_cards": rounds.DRAFT_EXTRA,
        "at_side_1": picks.START_CUBES[1],
        "at_side_2": picks.START_CUBES[2],
        "colours": listed(map(shown, colours.SHOWN)),
        "letters": in_a_row(pieces.codes()[: len(pieces.SIGNS)], "good"),
        "goods": in_a_row(pieces.goods_codes(), "type"),
        "new_cards": rounds.REVEALED,
        "offices_of_a_round": rounds.OFFICES_OF_A_ROUND,
        "removed": _removed(),
        "room": effects.TABLEAU_SIZE,
        "punishment": -scoring.PUNISHMENT,
        "dice_each": picks.DICE_EACH,
        "last_round": state.LAST_ROUND,
        "late_dice": _late_dice(),
        "wall_costs": listed(str(wall.cost(spaces, 0)) for spaces in range(1, 6)),
        "wall_spaces": wall.LAST_SPACE + 1,
        "tower": next(shown(card.shown) for card in deck.CARDS if isinstance(card.effect, effects.WallTop)),
        "joker_gold": words.gold(actions.GOLD_OF_A_JOKER),
        "quarters": len(city.QUARTERS),
        "light": len(city.QUARTERS) - dark,
        "dark": dark,
        "tiles_each": sea.TILES_EACH,
        "offices": deck.OFFICES_IN_ALL,
        "departments": listed(
            # Translators: a colour and the department that has it.
            _("{colour} {department}").format(colour=shown(colour), department=shown(department))
            for colour, department in zip(colours.SHOWN, effects.DEPARTMENTS_SHOWN, strict=True)
        ),
        "per_quarter": scoring.PER_QUARTER,
        "stepping": listed(map(str, steps)),
        "last_step": last_step,
        "ranks": _ranks(),
    }


def _removed() -> str:
    return listed(
        _("with {players} players {n}").format(players=players, n=state.Terms(("",) * players).removed or _("none"))
        for players in (2, 3, 4)
    )


def _late_dice() -> str:
    lines = [
        _("Round {n}: {most} is the highest.").format(n=number, most=picks.highest(number))
        for number in range(1, state.LAST_ROUND)
        if picks.highest(number) < 6
    ]
    return "\n".join((*lines, _("Round {n}: all are turned to 1.").format(n=state.LAST_ROUND)))


def _ranks() -> str:
    least = _("Below {n} PP: {rank}.").format(n=lone.RANKS[0][0], rank=shown(lone.LOWEST))
    return "\n".join((least, *(_("From {n} PP on: {rank}.").format(n=n, rank=shown(rank)) for n, rank in lone.RANKS)))
