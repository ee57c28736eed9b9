"""Small positions in the last turn of Macao alone: few cubes, a few cards, a few free quarters."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine import new_game
from engine.macao import city, sea
from engine.macao.colours import COLOURS
from engine.macao.deck import CARDS
from engine.macao.state import Colony

_CUBES = 4


def positions(seed: int, number: int, among: tuple[str, ...] = ()) -> Iterator[Colony]:
    """So many positions, drawn by a seed; of the cards that are named many have been activated."""
    rng = Random(seed)
    for _position in range(number):
        yield _drawn(rng, among)


def _drawn(rng: Random, among: tuple[str, ...]) -> Colony:
    names = [card.name for card in CARDS if card.name not in among]
    cards = rng.sample(names, 5)
    held = rng.randrange(3)
    active = [*cards[held : rng.randrange(3, 6)], *(name for name in among if rng.random() < 0.6)]
    quarters = [quarter.name for quarter in city.QUARTERS]
    rng.shuffle(quarters)
    mine = rng.randrange(5)
    supply = dict.fromkeys(COLOURS, 0)
    for _cube in range(rng.randrange(1, _CUBES + 1)):
        supply[rng.choice(COLOURS)] += 1
    cargo = dict.fromkeys(rng.sample(sea.GOODS, rng.randrange(3)), 1)
    player = {
        "gold": rng.randrange(5),
        "jokers": int(rng.random() < 0.25),
        "supply": supply,
        "tableau": cards[:held],
        "activated": active,
        "quarters": quarters[:mine],
        "ship": rng.choice(sea.SPACES),
        "cargo": cargo,
        "wall": rng.randrange(14),
    }
    laid = {
        "round": 12,
        "window": "action",
        "tribute": [rng.randrange(1, 4), rng.randrange(1, 5)],
        "company": {"wall": rng.randrange(14), "quarters": quarters[mine : 30 - rng.randrange(4)]},
        "players": [player],
    }
    position: Colony = new_game("macao", players=["Red"], setup={"position": laid}).position
    return position
