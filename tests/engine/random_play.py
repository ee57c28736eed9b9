"""Random games of Le Havre, recorded step by step, and the books that a reader of their log would keep."""

from __future__ import annotations

import pickle
import random
import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from engine import Event, Game, Move, Question, format_move, new_game
from engine.le_havre.deck import CARDS
from engine.moves import AnswerValue
from tests.engine.open_table import open_table

SETUPS = tuple((variant, players) for variant in ("full", "short") for players in range(1, 6))
NAMES = ("Red", "Green", "Blue", "Yellow", "White")
GOODS = (
    *("fish", "wood", "clay", "iron", "grain", "cattle", "coal", "hides"),
    *("smoked-fish", "charcoal", "brick", "steel", "bread", "meat", "coke", "leather"),
)
LONGEST_GAME = 20_000

Books = Counter[tuple[str, str]]
"""How much somebody (a player's name or 'offers') has of something (a good, 'francs' or 'loans')."""

Changes = dict[tuple[str, str], int]

BOLD = {"enter": 10.0, "build": 10.0, "buy": 4.0, "supply": 4.0, "take": 2.0, "repay": 1.0, "sell": 0.05}
"""How much a bold player likes a kind of move (others: 1); a building entered often is liked less."""


@dataclass(frozen=True)
class Step:
    """One move of a recorded game: the game before it (also as bytes, which nothing can change) and after it."""

    before: Game
    frozen: bytes
    move: Move
    events: tuple[Event, ...]
    after: Game
    table: dict[str, Any]
    later: dict[str, Any]
    """The tables before and after the move."""
    where: str
    """What to write into a bug report: set-up, seed, number and text of the move."""

    @cached_property
    def seat(self) -> int:
        """Whose move it was."""
        return int(self.table["decider"])

    @cached_property
    def name(self) -> str:
        """The name of whose move it was."""
        return str(self.table["players"][self.seat]["name"])

    @cached_property
    def changes(self) -> Changes:
        """What the move changed in the books."""
        before, after = books(self.table), books(self.later)
        return {entry: after[entry] - before[entry] for entry in before | after if after[entry] != before[entry]}


@dataclass(frozen=True, slots=True)
class Record:
    """A whole recorded game."""

    game: Game
    steps: tuple[Step, ...]
    where: str

    def by_verb(self, *words: str) -> list[Step]:
        """The steps whose move begins with one of these words."""
        return [step for step in self.steps if step.move.words in words]


def begun(variant: str, players: int, seed: int) -> Game:
    """A game at its start: every fourth one rich, every third one with expensive loans."""
    return new_game(
        "le-havre",
        players=NAMES[:players],
        variant=variant,
        seed=seed,
        setup={"position": riches(variant, players, seed)} if seed % 4 == 2 else None,
        expert_loans=seed % 3 == 1,
    )


def riches(variant: str, players: int, seed: int) -> dict[str, Any]:
    """Full storages, and in the full game eight of the special buildings in the town from the start."""
    storage = {"goods": dict.fromkeys(GOODS, 12) | {"francs": 60}}
    specials = [card.name for card in CARDS if card.special]
    town = random.Random(seed).sample(specials, 8) if variant == "full" else []
    return {"players": [storage] * players, "town": town}


def by_default(question: Question) -> AnswerValue:
    """The default answer."""
    return question.default


def by_chance(rng: random.Random) -> Callable[[Question], AnswerValue]:
    """Answers drawn at random, now and then the default."""
    return lambda question: question.default if rng.random() < 0.2 else question.random(rng)


def completed(game: Game, move: Move, answer: Callable[[Question], AnswerValue]) -> Move:
    """The move with all its questions answered."""
    while (question := game.ask(move)) is not None:
        move = move.answer(answer(question), question.label)
    return move


def played(variant: str, players: int, seed: int) -> Record:
    """A game of random moves to its end: every other one aimless, the others by bold players."""
    rng = random.Random(f"{variant} {players} {seed}")
    game = begun(variant, players, seed)
    name = f"{variant}, {players} players, seed {seed}"
    liked: Counter[Move] = Counter()
    steps: list[Step] = []
    table = open_table(game)
    while game.decision is not None:
        moves = game.moves()
        assert moves, f"{name}, move {len(steps)}: nothing can be done"
        assert len(steps) < LONGEST_GAME, f"{name}: no end in sight"
        weights = [BOLD.get(move.words, 1.0) / (1 + liked[move]) if seed % 2 or seed % 4 == 2 else 1 for move in moves]
        move = rng.choices(moves, weights)[0]
        liked[move] += move.words == "enter"
        where = f"{name}, move {len(steps)}: {format_move(move)}"
        before, frozen = Game(game.rules, game.options, game.position), pickle.dumps(game.position)
        try:
            move = completed(game, move, by_chance(rng))
            where = f"{name}, move {len(steps)}: {format_move(move)}"
            events = game.play(move)
        except Exception as error:
            raise AssertionError(where) from error
        after, later = Game(game.rules, game.options, game.position), open_table(game)
        steps.append(Step(before, frozen, move, events, after, table, later, where))
        table = later
    return Record(game, tuple(steps), name)


def every_move(game: Game) -> list[Move]:
    """Every move that can be written down, legal or not, without its answers."""
    return [kind(target) for kind in game.rules.kinds_of_move for target in kind.targets]


# The books: as the table shows them, and as the log tells what changes in them.


def books(table: dict[str, Any]) -> Books:
    """What lies on the offer spaces and with the players (goods, francs and loans)."""
    held: Books = Counter({("offers", good): number for good, number in table["offers"].items()})
    for player in table["players"]:
        held.update({(player["name"], good): number for good, number in player["goods"].items()})
        held.update({(player["name"], thing): player[thing] for thing in ("francs", "loans")})
    return held


_LOG = (
    (r"{who} \(supply: .*\).*", "offers+"),
    (r"{who} takes a loan .*", "who+ loans+"),
    (r"{who} takes .*", "who+ offers-"),
    (r"{who} pays .* to (?P<other>{names})\b.*", "who- other+"),
    (r"{who} repays .*", "who- loans-"),
    (r"{who} hands back (?P<loans>\d+) .*", "loans-"),
    (r"{who} turns .* into (?P<into>.*)\.", "who- into+"),
    (r"{who} (gives|pays|buys) .*", "who-"),
    (r"{who} (receives|harvests|sells) .*", "who+"),
)
"""How a sentence of the log reads, and whose holdings of the tokens in it grow or shrink."""

_ANYBODY = "|".join(NAMES)
_READ = tuple(
    (re.compile(sentence.format(who=f"(?P<who>{_ANYBODY})", names=_ANYBODY)), effect.split())
    for sentence, effect in _LOG
)
_TOKENS = re.compile(r"(\d+) (francs?|{})\b".format("|".join(GOODS).replace("-", " ").replace("hides", "hides?")))


def told(events: Iterable[Event]) -> Changes:
    """What the log says was changed in the books."""
    found: Books = Counter()
    for sentence in (str(event.text) for event in events):
        for pattern, effects in _READ:
            match = pattern.fullmatch(sentence)
            if match is not None:
                said = match.groupdict() | {"offers": "offers", "tokens": sentence}
                for effect in effects:
                    _enter_in(found, said, holder=effect[:-1], sign=int(effect[-1] + "1"))
                break
    return {entry: number for entry, number in found.items() if number}


def _enter_in(found: Books, said: dict[str, str], holder: str, sign: int) -> None:
    if holder == "loans":
        found[said["who"], "loans"] += sign * int(said.get("loans") or 1)
        return
    for number, words in _TOKENS.findall(said["tokens"]):
        good = {"franc": "francs", "hide": "hides"}.get(words, words.replace(" ", "-"))
        entry = (said["who"], said["into"].replace(" ", "-")) if holder == "into" else (said[holder], good)
        found[entry] += sign * int(number)
