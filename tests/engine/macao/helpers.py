"""Games of Macao for tests, laid out in a few words, and what is looked at in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine import Game, Refused
from engine.macao.colours import COLOURS
from engine.macao.sea import GOODS
from engine.macao.title import MACAO
from engine.setup import check
from tests.engine.macao.tables import arranged

PLAYERS = ("Anna", "Ben", "Cleo", "Dora")
RULES = MACAO


def begun(players: int = 2, setup: dict[str, Any] | None = None, **options: Any) -> Game:
    """A game at its start; by hand unless there is a seed: decks in the order of the table, Anna on top of the wall."""
    chosen: dict[str, Any] = {"players": list(PLAYERS[:players]), "variant": "full", **options}
    if "seed" not in chosen:
        chosen["setup"] = setup or {"wall": list(range(1, players + 1))}
    check(RULES.about, chosen)
    return Game(RULES, chosen)


def amounts(words: str) -> dict[str, int]:
    """'5 red, 2 blue' as numbers by name."""
    pairs = (part.split() for part in words.split(",") if part.strip())
    return {name: int(number) for number, name in pairs}


def player(
    supply: str = "",
    *activated: str,
    tableau: Sequence[str] = (),
    quarters: str = "",
    cargo: str = "",
    rose: dict[str, str] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A player to be laid out: cubes of the supply, activated cards; quarters as 'q01 q02', cargo as '1 tea'."""
    return {
        "supply": amounts(supply),
        "activated": list(activated),
        "tableau": list(tableau),
        "quarters": quarters.split(),
        "cargo": amounts(cargo),
        "rose": {side: amounts(words) for side, words in (rose or {}).items()},
        **more,
    }


SETUP = ("cards", "offices", "tiles", "rolls")


def laid(
    *players: dict[str, Any],
    round: int = 7,  # what the rulebook calls it
    window: str = "action",
    seats: int = 2,
    **more: Any,
) -> Game:
    """A position laid out by hand; `more` are the rest of it, the decks and the rolls."""
    position: dict[str, Any] = {"round": round, "window": window, "players": list(players)}
    setup = {name: more.pop(name) for name in SETUP if name in more}
    return begun(seats, {**setup, "position": {**position, **more}})


def play(game: Game, *lines: str) -> Game:
    """Play lines of notation one after another."""
    for line in lines:
        game.play(line)
    return game


def decides(game: Game) -> str:
    """The decision and whose it is: 'action Anna'; 'over' at the end."""
    decision = game.decision
    return "over" if decision is None else f"{decision.kind} {game.names[decision.seat]}"


def moves(game: Game, *kinds: str) -> list[str]:
    """The legal moves of some kinds: 'claim q01'; all of them where no kind is named."""
    found = (f"{move.words} {move.target}".strip() for move in game.moves())
    return [line for line in found if not kinds or line.split()[0] in kinds]


def ways(game: Game, line: str) -> int:
    """How many complete moves a line without answers can become."""
    open_moves, found = [_unanswered(game, line)], 0
    while open_moves:
        move = open_moves.pop()
        question = game.ask(move)
        if question is None:
            found += 1
            continue
        answers = question.answers(100_000)
        assert answers is not None
        open_moves += [move.answer(answer, question.label) for answer in answers]
    return found


def _unanswered(game: Game, line: str) -> Any:
    return next(move for move in game.moves() if f"{move.words} {move.target}".strip() == line)


def supply(game: Game, seat: int = 0) -> str:
    """The cubes of a seat: '1 red, 2 blue'."""
    return _written(COLOURS, game.position.supply[seat])


def cargo(game: Game, seat: int = 0) -> str:
    """The tiles on the ship of a seat: '1 tea'."""
    return _written(GOODS, game.position.cargo[seat])


def _written(names: Sequence[str], numbers: Sequence[int]) -> str:
    return ", ".join(f"{number} {name}" for name, number in zip(names, numbers, strict=True) if number)


def gold(game: Game, seat: int = 0) -> int:
    """The gold of a seat."""
    return int(game.position.gold[seat])


def prestige(game: Game, seat: int = 0) -> int:
    """The prestige of a seat, final scoring apart."""
    return int(game.position.points[seat])


def punishment(game: Game, seat: int = 0) -> int:
    """The punishment markers of a seat."""
    return int(game.position.penalties[seat])


def wall(game: Game) -> list[tuple[str, int]]:
    """Who is where on the wall, in wall order."""
    discs = arranged(game)["wall"]
    return [(game.names[one["seat"]] if one["seat"] is not None else "company", one["space"]) for one in discs]


def total(game: Game, seat: int = 0) -> int:
    """The score of a seat if the game ended now."""
    found: int = game.scores()[seat]["total"]
    return found


def refused(game: Game, line: str) -> str:
    """Why a line is refused; nothing has changed."""
    before = game.position.copy()
    with pytest.raises(Refused) as caught:
        game.play(line)
    assert game.position == before
    return str(caught.value)
