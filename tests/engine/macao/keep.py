"""Plays and keeps golden games: `python -m tests.engine.macao.keep SEATS SEED`; it writes over none.

Who plays prefers what brings something on, by chance, so that seldom things come to pass too.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any, Final

from engine import Game, Move, format_move
from engine.macao.deck import CARDS, cards_of, standing, wanted
from engine.macao.effects import WallTop
from engine.macao.moves import Activate, Choose, Claim, Climb, Craft, Decline, Deliver, Joker, Pass, Sail, Tribute, Use
from engine.macao.powers import Power
from engine.macao.scoring import total
from engine.macao.sea import DISTANCE, FIRST_PORT, PORT_OF, SPACE
from engine.macao.state import NOBODY, Colony
from tests.engine.macao.helpers import begun
from tests.engine.macao.tables import arranged

FOLDER = Path(__file__).parent / "golden"

_LIKED: Final[dict[type[Move], float]] = {
    Activate: 60,
    Craft: 60,
    Deliver: 60,
    Claim: 30,
    Use: 25,
    Tribute: 20,
    Climb: 4,
    Joker: 3,
    Decline: 0.3,
    Pass: 0.5,
}
_TRIES: Final = 6


def liked(game: Game, move: Move) -> float:
    """How willingly a move is made."""
    if not isinstance(move, Sail):
        return _LIKED.get(type(move), 1)
    seat = game.position.seat
    ports = [FIRST_PORT + PORT_OF[good] for good, number in enumerate(game.position.cargo[seat]) if number]
    here, there = game.position.ships[seat], SPACE[move.target]
    nearer = any(DISTANCE[there][port] < DISTANCE[here][port] for port in ports)
    return 12 if nearer else 0.5


def promise(game: Game, move: Move) -> float:
    """How well dice go with the cards of the tableau."""
    seat = game.position.seat
    names = move.answers[0].value
    assert isinstance(names, tuple)
    values: dict[str, int] = {die["colour"]: die["value"] for die in arranged(game)["dice"]}
    order = wanted(game.position, seat)[:3]
    cubes = [(list(values).index(str(name)), values[str(name)]) for name in names]
    return sum((2 if colour in order else 1) * min(value, 4) for colour, value in cubes) + 4 * any(
        value == 1 for _colour, value in cubes
    )


def played(game: Game, rng: Random) -> Move:
    """A complete move of whoever decides."""
    moves = game.moves()
    move = rng.choices(moves, [liked(game, move) for move in moves])[0]
    if not isinstance(move, Choose):
        return _answered(game, move, rng)
    return max((_answered(game, move, rng) for _try in range(_TRIES)), key=lambda one: promise(game, one))


def _answered(game: Game, move: Move, rng: Random) -> Move:
    while (question := game.ask(move)) is not None:
        move = move.answer(question.random(rng), question.label)
    return move


def outcome(game: Game) -> dict[str, Any]:
    """What a game came to: scores, cards, quarters, deliveries, the wall."""
    scores, table = game.scores(), arranged(game)
    return {
        "totals": [score["total"] for score in scores],
        "places": [score["place"] for score in scores],
        "gold": [one["gold"] for one in table["players"]],
        "markers": [one["punishment"] for one in table["players"]],
        "activated": [" ".join(one["activated"]) for one in table["players"]],
        "left": [" ".join(one["tableau"]) for one in table["players"]],
        "quarters": [" ".join(one["quarters"]) for one in table["players"]],
        "ports": ["".join("-" if seat is None else str(seat) for seat in one["covered"]) for one in table["ports"]],
        "wall": [f"{'company' if one['seat'] is None else one['seat']} {one['steps']}" for one in table["wall"]],
        "company": " ".join(table["company"]["quarters"]) if table["company"] else "",
    }


def acted(before: Colony, move: Move, after: Colony, rules: Any, known: set[int]) -> set[int]:
    """The cards that acted in a move, but for those that are known to: used, or else it had come to something else."""
    if isinstance(move, Use):
        return {_used(move)}
    found = set()
    for seat, active in enumerate(before.active):
        for number in cards_of(active):
            effect = CARDS[number].effect
            watched = seat == before.seat or isinstance(effect, WallTop)
            asked = watched and number not in known and not isinstance(effect, Power)
            if asked and _otherwise(before, move, after, rules, (seat, number)):
                found.add(number)
    return found


def _used(move: Move) -> int:
    return next(number for number, card in enumerate(CARDS) if card.name == move.target)


def _otherwise(before: Colony, move: Move, after: Colony, rules: Any, owned: tuple[int, int]) -> bool:
    """Whether a move would have come to something else without a card of a seat."""
    seat, number = owned
    without = before.copy()
    without.active[seat] &= ~(1 << number)
    if without.top == seat and isinstance(CARDS[number].effect, WallTop):
        without.top = NOBODY
    game = Game(rules, {}, without)
    try:
        game.play(move)
    except ValueError:
        return True
    other = game.position
    other.active[seat] |= 1 << number
    other.top = after.top
    return bool(other != after)


def ending(position: Colony) -> set[int]:
    """The cards without which a score would have been another one."""
    found = set()
    for seat, active in enumerate(position.active):
        have = standing(active)
        for number in cards_of(active):
            if have.endings or have.keeps_tableau:
                without = position.copy()
                without.active[seat] &= ~(1 << number)
                if "end" in CARDS[number].effect.phase and total(without, seat) != total(position, seat):
                    found.add(number)
    return found


def written(value: object) -> str:
    """A value as TOML."""
    if isinstance(value, list):
        return "[\n" + "".join(f"  {json.dumps(one)},\n" for one in value) + "]"
    return json.dumps(value)


def game_of(seats: int, seed: int) -> Game:
    """The game of a seed, played to its end."""
    game, rng = begun(seats, seed=seed), Random(seed)
    while game.decision is not None:
        game.play(played(game, rng))
    return game


def keep(seats: int, seed: int) -> Path:
    """Play a game and write it down; raises `FileExistsError`."""
    game = game_of(seats, seed)
    table = {"seats": seats, "seed": seed, **outcome(game), "moves": [format_move(move) for move in game.history]}
    path = FOLDER / f"{seats}-seed-{seed}.toml"
    with path.open("x", encoding="utf-8") as file:
        file.writelines(f"{name} = {written(value)}\n" for name, value in table.items())
    return path


def main(arguments: Iterable[str]) -> int:
    """Keep a game; returns the exit status."""
    seats, seed = map(int, arguments)
    print(keep(seats, seed))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
