"""On what grounds moves of Le Havre are weighed: what does not belong to them changes neither answers nor worths."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine import new_game
from engine.bots.chance import play_on
from engine.bots.choices import tried
from engine.bots.le_havre.judge import LOOK_AROUND, HavreJudge
from engine.bots.le_havre.levels import judge
from engine.le_havre.building import YACHT
from engine.le_havre.deck import CARD_INDEX, CARDS
from engine.le_havre.goods import INDEX
from engine.le_havre.moves import Buy, Enter, Take
from engine.le_havre.special_buildings import SPECIAL_BUILDINGS
from engine.le_havre.state import AT_HOME, TOWN, Havre
from engine.le_havre.title import LE_HAVRE
from engine.moves import Move

SAMPLED = 0.4
"""So many of the positions of a game are looked at."""


def _positions(variant: str, seats: int, seed: int) -> Iterator[Havre]:
    """Some of a random game in which something is said of the grounds; in a full one all specials stand in the town."""
    rng, sample = Random(seed), Random(seed)
    position = new_game("le-havre", ["Red", "Green", "Blue", "Yellow", "White"][:seats], variant, seed).position.copy()
    if variant == "full":
        for card in SPECIAL_BUILDINGS:
            position.move_card(CARD_INDEX[card.name], TOWN)
    while moves := LE_HAVRE.moves(position):
        if judge("harbourmaster").grounds(position) is not None and sample.random() < SAMPLED:
            yield position.copy()
        play_on(LE_HAVRE, position, rng.choice(moves), rng)


def _with_other_things(position: Havre, move: Move, *, looks_around: bool) -> Havre:
    """The position with all changed that the grounds of a move leave out, whether or not it looks around."""
    after = position.copy()
    seat = after.decider
    others = [other for other in range(after.terms.players) if other != seat]
    for other in others:
        after.goods[other] = [number + 1 + other for number in after.goods[other]]
        after.loans[other] += 1
    for card in after.deeds.built:
        is_bought = isinstance(move, Buy) and CARDS[card].name == move.target
        if card != CARD_INDEX[YACHT] and after.place[card] != seat and not is_bought:  # whoever else owns it
            after.move_card(card, others[(after.place[card] + 1) % len(others)])
    after.specials = after.specials[::-1]
    after.tiles = after.tiles[::-1]
    if not looks_around:
        taken = INDEX[move.target] if isinstance(move, Take) else -1
        after.offers = [number + (kind != taken) for kind, number in enumerate(after.offers)]
        after.persons = [at if one == seat else AT_HOME for one, at in enumerate(after.persons)]
    return after


def _told(judge: HavreJudge, position: Havre, move: Move) -> list[tuple[Move, float]]:
    return [(one.move, one.worth) for one in tried(LE_HAVRE, judge, position, [move], quick=True)]


def test_what_is_left_out_of_the_grounds_of_a_move_changes_nothing_about_it() -> None:
    judged = judge("harbourmaster")
    entered, wrong = set(), []
    for variant, seats, seed in (("full", 3, 3), ("full", 5, 8), ("full", 2, 4), ("short", 4, 5)):
        for position in _positions(variant, seats, seed):
            for move in judged.moves(position, quick=True):
                entered.add(move.target if isinstance(move, Enter) else "")
                other = _with_other_things(position, move, looks_around=move.target in LOOK_AROUND)
                assert judged.grounds(other) == judged.grounds(position)
                assert judged.grounds_of(other, move) == judged.grounds_of(position, move)
                if _told(judged, position, move) != _told(judged, other, move):
                    wrong.append(move)
    assert wrong == []
    assert len(entered) > 40
    assert entered >= LOOK_AROUND


def test_each_of_those_that_look_around_does() -> None:
    judged = judge("harbourmaster")
    looking: set[str] = set()
    for variant, seats, seed in (("full", 3, 3), ("full", 5, 8)):
        for position in _positions(variant, seats, seed):
            for move in judged.moves(position, quick=True):
                if isinstance(move, Enter) and move.target in LOOK_AROUND - looking:
                    other = _with_other_things(position, move, looks_around=False)
                    assert judged.grounds_of(other, move) != judged.grounds_of(position, move)
                    is_possible = move in LE_HAVRE.moves(other)
                    if not is_possible or _told(judged, position, move) != _told(judged, other, move):
                        looking.add(move.target)
    assert looking == LOOK_AROUND
