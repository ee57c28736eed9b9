"""Moves of Macao in words, with what they cost and bring, and with the answers that were given."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from engine import Move
from engine.macao.actions import COINS, GOLD_OF_A_JOKER
from engine.macao.colours import COLOUR
from engine.macao.kinds import OFFICE
from engine.macao.sea import GOOD
from engine.macao.state import SAVE
from engine.macao.table_data import ColonyTable
from engine.macao.tableau import START_CUBES
from engine.macao.voyages import FREE
from engine.moves import AnswerValue
from engine.questions.question import NOTHING
from engine.texts import N_
from engine.texts.language import gettext as _
from screens.macao import words
from screens.macao.data import acting, can_buy, card_cost, delivery, have, quarter_cost

Said = Mapping[str, AnswerValue]
"""The answers of a move by the labels of its questions; of several with one label the last."""

_CUBE: Final = "cube"
_OF_CARDS: Final = {"take": N_("Take {card}"), "activate": N_("Activate {card}"), "use": N_("Use {card}")}
"""What is done with a card, in short."""


def move(played: Move, table: ColonyTable) -> str:
    """A legal move in plain words; with its answers, if it has some."""
    said = {answer.label: answer.value for answer in played.answers}
    sentence = _SENTENCES[played.words](played.target, said, table)
    taken = [str(answer.value) for answer in played.answers if answer.label == _CUBE and played.words != "use"]
    if taken:
        return _("{move}, and take {cubes}").format(move=sentence, cubes=words.colours(taken))
    return sentence


def heading(begun: Move, table: ColonyTable) -> str:
    """A move that is being put together, without what it costs where that is asked or told beneath."""
    if begun.words == "claim":
        (quarter,) = (one for one in table["city"] if one["quarter"] == begun.target)
        return _("Take {quarter} with {tile}").format(
            quarter=words.quarter_name(begun.target), tile=words.tile_name(quarter["tile"])
        )
    if begun.words in _OF_CARDS:
        return _(_OF_CARDS[begun.words]).format(card=words.told(begun.target))
    return move(begun, table)


def gist(played: Move, table: ColonyTable) -> str:
    """A move in few words, without what it costs or brings; but the dice that are chosen, the spaces on the wall."""
    if played.words == "choose":
        return move(played, table)
    if played.words == "sail":
        return _("Sail to {space}").format(space=words.space_name(played.target))
    if played.words == "wall":
        return _moved(next((answer.value for answer in played.answers if answer.label == "spaces"), None))
    return heading(played.unanswered(), table)


def _take(target: str, said: Said, _table: ColonyTable) -> str:
    is_office = words.card(target).kind == OFFICE  # its name says so already
    template = _("Take {card} ({cost})") if is_office else _("Take {card} ({kind} for {cost})")
    taken = template.format(card=words.told(target), kind=words.kind_name(target), cost=words.cost(target))
    if "discard" not in said:
        return taken
    return _("{taken}, and discard {other}").format(taken=taken, other=words.told(str(said["discard"])))


def _decline(_target: str, _said: Said, table: ColonyTable) -> str:
    return _("Take the punishment marker") if table["phase"] == SAVE else _("Take no card")


def _lay(_target: str, said: Said, _table: ColonyTable) -> str:
    laid = [
        _("{n} {colour} at side {side}").format(n=number, colour=words.colour_name(str(said[label])), side=side)
        for (side, number), label in zip(START_CUBES.items(), ("one", "two"), strict=True)
        if label in said
    ]
    return _("Lay {cubes}").format(cubes=", ".join(laid)) if laid else _("Lay the start cubes")


def _choose(_target: str, said: Said, table: ColonyTable) -> str:
    dice = said.get("dice")
    if not isinstance(dice, tuple):
        return _("Choose two dice")
    values = {one["colour"]: one["value"] for one in table["dice"]}
    third = said.get("third", NOTHING)
    chosen = [str(one) for one in (*dice, *(() if third == NOTHING else (third,)))]
    return _("Choose {dice}").format(dice=", ".join(words.die(one, values[one]) for one in chosen))


def _joker(_target: str, said: Said, table: ColonyTable) -> str:
    if "for" in said:
        return _("Use a joker tile for {gain}").format(gain=", ".join(_bundle(said["for"])))
    if table["phase"] == SAVE:
        return _("Use a joker tile to fill your empty supply")
    return _("Use a joker tile")


def _activate(target: str, said: Said, table: ColonyTable) -> str:
    cost = _paid(said) or card_cost(words.card(target), have(acting(table)))
    return _("Activate {card} for {cost}").format(card=words.told(target), cost=cost)


def _craft(target: str, _said: Said, _table: ColonyTable) -> str:
    return _("Activate {card} with the Craftsman, and keep {cost}").format(
        card=words.told(target), cost=words.cost(target)
    )


def _claim(target: str, said: Said, table: ColonyTable) -> str:
    (quarter,) = (one for one in table["city"] if one["quarter"] == target)
    sentence = _("Take {quarter} with {tile} for {cost}").format(
        quarter=words.quarter_name(target),
        tile=words.tile_name(quarter["tile"]),
        cost=_paid(said) or quarter_cost(target, have(acting(table))),
    )
    steps = said.get("steps", 0)
    if isinstance(steps, int) and steps:
        return _("{move}, and move {spaces} on the wall").format(move=sentence, spaces=words.spaces(steps))
    return sentence


def _climb(_target: str, said: Said, _table: ColonyTable) -> str:
    moved, paid = _moved(said.get("spaces")), _paid(said)
    return _("{move} for {cost}").format(move=moved, cost=paid) if paid else moved


def _moved(spaces: object) -> str:
    """So many spaces on the wall, if their number was said."""
    if not isinstance(spaces, int):
        return _("Move ahead on the wall")
    return _("Move {spaces} ahead on the wall").format(spaces=words.spaces(spaces))


def _sail(target: str, said: Said, table: ColonyTable) -> str:
    there = _("Sail to {space}").format(space=words.space_name(target))
    paid = said.get("with")
    if paid == FREE:
        return _("{move} with a free step").format(move=there)
    if paid is not None:
        return _("{move} for {cost}").format(move=there, cost=words.colours([str(paid)]))
    free = table["turn"] is not None and table["turn"]["free_steps"] > 0
    return there if free else _("{move} for {cost}").format(move=there, cost=words.number_of_cubes(1))


def _deliver(target: str, _said: Said, table: ColonyTable) -> str:
    prestige, gold = delivery(table, acting(table), target)
    gain = [words.prestige(prestige), *([words.gold(gold)] if gold else [])]
    return _("Deliver {good} in {port} for {gain}").format(
        good=words.good_name(target), port=words.port_of(target), gain=", ".join(gain)
    )


def _tribute(_target: str, _said: Said, table: ColonyTable) -> str:
    tribute = table["tribute"] or {"gold": 0, "prestige": 0}
    more = have(acting(table)).tribute_prestige
    return _("Buy {points} for {gold}").format(
        points=words.prestige(tribute["prestige"] + more), gold=words.gold(tribute["gold"])
    )


def _use(target: str, said: Said, _table: ColonyTable) -> str:
    sentence = _("Use {card} ({does})").format(card=words.told(target), does=words.does(target))
    answers = [word for value in said.values() for word in _bundle(value)]
    return _("{move}; {answers}").format(move=sentence, answers=", ".join(answers)) if answers else sentence


def _pass(_target: str, _said: Said, table: ColonyTable) -> str:
    left = acting(table)["supply"]
    if left:
        return _("Pass, and lose {cubes}").format(cubes=words.cubes(left))
    return _("Pass, and buy no prestige") if can_buy(table) else _("Pass")


_SENTENCES: Final = {
    "take": _take,
    "decline": _decline,
    "lay": _lay,
    "choose": _choose,
    "joker": _joker,
    "activate": _activate,
    "craft": _craft,
    "claim": _claim,
    "wall": _climb,
    "sail": _sail,
    "deliver": _deliver,
    "tribute": _tribute,
    "use": _use,
    "pass": _pass,
}
"""The sentence of each kind of move, from its target and its answers."""


def _paid(said: Said) -> str:
    """What was answered to what something is paid with; nothing if it was not asked."""
    return ", ".join(_bundle(said["with"])) if "with" in said else ""


def _bundle(value: AnswerValue) -> Iterator[str]:
    """The words of an answer: cubes, gold of a joker tile, goods, colours."""
    parts = value if isinstance(value, tuple) else (value,)
    for part in parts:
        name, number = part if isinstance(part, tuple) else (str(part), 1)
        if name == COINS:
            yield words.gold(GOLD_OF_A_JOKER * number)
        elif name in COLOUR:
            yield words.colours([name] * number)
        elif name in GOOD:
            yield words.good_name(name)
        else:
            yield str(name)
