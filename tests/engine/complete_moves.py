"""Every complete move of a decision, to be held against what an independent search finds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine import Game, Move, format_move


def complete(game: Game) -> Iterator[Move]:
    """Every complete move of a decision."""
    open_moves = list(game.moves())
    while open_moves:
        move = open_moves.pop()
        question = game.ask(move)
        if question is None:
            yield move
        else:
            answers = question.answers(100_000)
            assert answers is not None
            open_moves += [move.answer(answer, question.label) for answer in answers]


def complete_from(game: Game, move: Move, most: int) -> list[Move] | None:
    """Every way to complete a move of the decision; None where there are more than so many."""
    found, open_moves = [], [move]
    while open_moves:
        move = open_moves.pop()
        question = game.ask(move)
        if question is None:
            found.append(move)
            continue
        answers = question.answers(most)
        if answers is None or len(open_moves) + len(answers) + len(found) > most:
            return None
        open_moves += [move.answer(answer, question.label) for answer in answers]
    return found


def ours(game: Game) -> list[str]:
    """The complete moves of a decision in notation, in the order of their letters."""
    return sorted(map(format_move, complete(game)))


def count(game: Game, depth: int, lines: Callable[[Game], Sequence[str]]) -> int:
    """How many series of so many moves begin here, by what says the moves of a decision."""
    if game.decision is None:
        return 1
    found = lines(game)
    if depth == 1:
        return len(found)
    total = 0
    for line in found:
        after = Game(game.rules, game.options, game.position)
        after.play(line)
        total += count(after, depth - 1, lines)
    return total
