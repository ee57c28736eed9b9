"""Moves of Macao in words, with what they cost and bring, and with the answers that were given."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Final

from engine import Move
from engine.macao import actions, city, deck, effects, moves, picks, sea, state, voyages
from engine.macao.colours import COLOUR, read
from engine.moves import AnswerValue
from engine.questions.question import NOTHING
from engine.texts import N_
from engine.texts.language import gettext as _, listed, pgettext
from screens.macao import words

Said = Mapping[str, AnswerValue]
"""The answers of a move by the labels of its questions; of several with one label the last."""

_CUBE: Final = "cube"
_OF_CARDS: Final = {"take": N_("Take {card}"), "activate": N_("Activate {card}"), "use": N_("Use {card}")}
"""What is done with a card, in short."""


def move(played: Move, position: state.Colony) -> str:
    """A legal move in plain words; with its answers, if it has some."""
    said = {answer.label: answer.value for answer in played.answers}
    sentence = _SENTENCES[type(played)](played.target, said, position)
    taken = [COLOUR[str(one.value)] for one in played.answers if one.label == _CUBE and played.words != "use"]
    if taken:
        return _("{move}, and take {cubes}").format(move=sentence, cubes=words.cubes_of(taken))
    return sentence


def heading(begun: Move, position: state.Colony) -> str:
    """A move that is being put together, without what it costs where that is asked or told beneath."""
    if isinstance(begun, moves.Claim):
        quarter = city.QUARTER[begun.target]
        return _("Take {quarter} with {tile}").format(
            quarter=words.quarter_name(quarter), tile=words.tile_name(position.tiles[quarter])
        )
    if begun.words in _OF_CARDS:
        return _(_OF_CARDS[begun.words]).format(card=words.told(deck.NUMBER[begun.target]))
    return move(begun, position)


def gist(played: Move, position: state.Colony) -> str:
    """A move in few words, without what it costs or brings; but the dice that are chosen, the spaces on the wall."""
    if isinstance(played, moves.Choose):
        return move(played, position)
    if isinstance(played, moves.Pass):
        return pgettext("for this round", "Pass")
    if isinstance(played, moves.Sail):
        return _("Sail to {space}").format(space=words.space_name(sea.SPACE[played.target]))
    if isinstance(played, moves.Climb):
        return _moved(next((answer.value for answer in played.answers if answer.label == "spaces"), None))
    return heading(played.unanswered(), position)


def several(alike: Sequence[Move], before: state.Colony, after: state.Colony) -> str:
    """Steps of the ship, or tiles of one good that are delivered, as one move, with what they cost or bring in all."""
    seat, last = before.seat, alike[-1]
    if isinstance(last, moves.Sail):
        space, cost = words.space_name(sea.SPACE[last.target]), sum(before.supply[seat]) - sum(after.supply[seat])
        template = _("Sail to {space} for {cost}") if cost else _("Sail to {space}")
        return template.format(space=space, cost=words.number_of_cubes(cost))
    good = sea.GOOD[last.target]
    gained = after.points[seat] - before.points[seat], after.gold[seat] - before.gold[seat]
    return _("Deliver {goods} in {port} for {gain}").format(
        goods=pgettext("in a row", "{n} {good}").format(n=len(alike), good=words.good_name(good)),
        port=words.port_of(good),
        gain=words.gain(*gained),
    )


def briefly(turn: Sequence[Move], position: state.Colony) -> list[str]:
    """Moves of a turn in a few words each; steps of the ship that follow one another are one voyage."""
    found = []
    for one, after in zip_longest(turn, turn[1:]):
        if not (isinstance(one, moves.Sail) and isinstance(after, moves.Sail)):
            found.append(_brief(one, position))
    return found


def _brief(one: Move, position: state.Colony) -> str:
    if isinstance(one, moves.Claim):
        return _("Take {quarter}").format(quarter=words.quarter_name(city.QUARTER[one.target]))
    if isinstance(one, moves.Deliver):
        return _("Deliver {good}").format(good=words.good_name(sea.GOOD[one.target]))
    if isinstance(one, moves.Craft):
        return _("Craft {card}").format(card=words.told(deck.NUMBER[one.target]))
    return _("Use a joker tile") if isinstance(one, moves.Joker) else gist(one, position)


def _have(position: state.Colony) -> deck.Standing:
    """What the activated cards of whoever decides come to."""
    return deck.standing(position.active[position.seat])


def _take(target: str, said: Said, _position: state.Colony) -> str:
    card = deck.NUMBER[target]
    is_office = deck.CARDS[card].kind == effects.OFFICE  # its name says so already
    if "discard" in said:
        other = words.told(deck.NUMBER[str(said["discard"])])
        return _("Take {card} ({cost}), and discard {other}").format(
            card=words.told(card), cost=words.cost(card), other=other
        )
    # Translators: {kind} is office, building or person; {cost} is cubes, as "2 red, 1 blue".
    template = _("Take {card} ({cost})") if is_office else _("Take {card} ({kind} for {cost})")
    return template.format(card=words.told(card), kind=words.kind_name(card), cost=words.cost(card))


def _decline(_target: str, _said: Said, position: state.Colony) -> str:
    return _("Take the punishment marker") if position.phase == state.SAVE else _("Take no card")


def _lay(_target: str, said: Said, _position: state.Colony) -> str:
    laid = [
        _("{cubes} at side {side}").format(cubes=words.cubes(read(((str(said[label]), number),))), side=side)
        for (side, number), label in zip(picks.START_CUBES.items(), ("one", "two"), strict=True)
        if label in said
    ]
    return _("Lay {cubes}").format(cubes=listed(laid)) if laid else _("Lay the start cubes")


def _choose(_target: str, said: Said, position: state.Colony) -> str:
    dice = said.get("dice")
    if not isinstance(dice, tuple):
        return _("Choose two dice")
    third = said.get("third", NOTHING)
    chosen = [COLOUR[str(one)] for one in (*dice, *(() if third == NOTHING else (third,)))]
    return _("Choose {dice}").format(dice=listed(words.die(one, position.dice[one]) for one in chosen))


def _joker(_target: str, said: Said, position: state.Colony) -> str:
    if "for" in said:
        return _("Use a joker tile for {gain}").format(gain=listed(_bundle(said["for"])))
    if position.phase == state.SAVE:
        return _("Use a joker tile to fill your empty supply")
    return _("Use a joker tile")


def _activate(target: str, said: Said, position: state.Colony) -> str:
    cost = _paid(said) or words.cost_to(deck.NUMBER[target], _have(position))
    return _("Activate {card} for {cost}").format(card=words.told(deck.NUMBER[target]), cost=cost)


def _craft(target: str, _said: Said, _position: state.Colony) -> str:
    return _("Activate {card} with the Craftsman, and keep {cost}").format(
        card=words.told(deck.NUMBER[target]), cost=words.cost(deck.NUMBER[target])
    )


def _claim(target: str, said: Said, position: state.Colony) -> str:
    quarter = city.QUARTER[target]
    steps = said.get("steps", 0)
    moved = words.spaces(steps) if isinstance(steps, int) and steps else ""
    template = (
        _("Take {quarter} with {tile} for {cost}, and move {spaces} on the wall")
        if moved
        else _("Take {quarter} with {tile} for {cost}")
    )
    return template.format(
        quarter=words.quarter_name(quarter),
        tile=words.tile_name(position.tiles[quarter]),
        cost=_paid(said) or words.quarter_cost_to(quarter, _have(position)),
        spaces=moved,
    )


def _climb(_target: str, said: Said, _position: state.Colony) -> str:
    spaces, paid = said.get("spaces"), _paid(said)
    if paid and isinstance(spaces, int):
        return _("Move {spaces} ahead on the wall for {cost}").format(spaces=words.spaces(spaces), cost=paid)
    return _moved(spaces)


def _moved(spaces: object) -> str:
    """So many spaces on the wall, if their number was said."""
    if not isinstance(spaces, int):
        return _("Move ahead on the wall")
    return _("Move {spaces} ahead on the wall").format(spaces=words.spaces(spaces))


def _sail(target: str, said: Said, position: state.Colony) -> str:
    space, paid = words.space_name(sea.SPACE[target]), said.get("with")
    if paid == voyages.FREE:
        return _("Sail to {space} with a free step").format(space=space)
    if paid is None and position.free_steps:
        return _("Sail to {space}").format(space=space)
    cost = words.number_of_cubes(1) if paid is None else words.cubes_of([COLOUR[str(paid)]])
    return _("Sail to {space} for {cost}").format(space=space, cost=cost)


def _deliver(target: str, _said: Said, position: state.Colony) -> str:
    good = sea.GOOD[target]
    return _("Deliver {good} in {port} for {gain}").format(
        good=words.good_name(good),
        port=words.port_of(good),
        gain=words.gain(*voyages.value(position, position.seat, good)),
    )


def _tribute(_target: str, _said: Said, position: state.Colony) -> str:
    gold, prestige = position.tribute
    return _("Buy {points} for {gold}").format(
        points=words.prestige(prestige + _have(position).tribute_prestige), gold=words.gold(gold)
    )


def _use(target: str, said: Said, _position: state.Colony) -> str:
    card = deck.NUMBER[target]
    sentence = _("Use {card} ({does})").format(card=words.told(card), does=words.effect(card))
    answers = [word for value in said.values() for word in _bundle(value)]
    # Translators: a card that is used and what was chosen for that.
    return _("Use {card}: {answers}").format(card=words.told(card), answers=listed(answers)) if answers else sentence


def _pass(_target: str, _said: Said, position: state.Colony) -> str:
    left = position.supply[position.seat]
    if any(left):
        return _("Pass, and lose {cubes}").format(cubes=words.cubes(left))
    can_buy = actions.purchases_listed(position, position.seat, _have(position))
    return _("Pass, and buy no PP") if can_buy else pgettext("for this round", "Pass")


_SENTENCES: Final = {
    moves.Take: _take,
    moves.Decline: _decline,
    moves.Lay: _lay,
    moves.Choose: _choose,
    moves.Joker: _joker,
    moves.Activate: _activate,
    moves.Craft: _craft,
    moves.Claim: _claim,
    moves.Climb: _climb,
    moves.Sail: _sail,
    moves.Deliver: _deliver,
    moves.Tribute: _tribute,
    moves.Use: _use,
    moves.Pass: _pass,
}
"""The sentence of each kind of move, from its target and its answers."""


def _paid(said: Said) -> str:
    """What was answered to what something is paid with; nothing if it was not asked."""
    return listed(_bundle(said["with"])) if "with" in said else ""


def _bundle(value: AnswerValue) -> Iterator[str]:
    """The words of an answer: cubes, gold of a joker tile, goods, colours."""
    for part in value if isinstance(value, tuple) else (value,):
        name, number = part if isinstance(part, tuple) else (str(part), 1)
        if name == actions.COINS:
            yield words.gold(actions.GOLD_OF_A_JOKER * number)
        elif name in COLOUR:
            yield words.cubes(read(((name, number),)))
        else:
            yield words.good_name(sea.GOOD[name]) if name in sea.GOOD else str(name)
