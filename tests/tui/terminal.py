"""The whole program on a pseudo-terminal, and somebody who plays on it and checks each move in the saved game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine import Game, Move, format_move
from engine.le_havre.moves import Supply
from saves import SavedGame, moves_of
from saves.slots import path_of
from screens.le_havre.actions import OFFER_KEYS as KEYS
from screens.le_havre.move_words import move as in_words
from screens.words import found
from tests.tui.emulated import Emulated

DOWN, ESCAPE, ENTER = "\x1b[B", "\x1b", "\r"
SLOT = "le-havre-1"

GOES_ON = ("supply", "end turn", "pay interest", "feed", "stop building", "put back", "pass")
IN_A_LIST = ("interest", "meal", "second-build", "look")
_LIKED = {"enter": 6.0, "take": 4.0, "supply": 9.0, "end turn": 6.0, "feed": 9.0, "pay interest": 9.0, "sell": 0.2}


class Havre(Emulated):
    """The command `havre`, and somebody who waits for what it writes into the file of the game."""

    def until_saved(self, moves: list[str]) -> None:
        """Wait until the saved game holds exactly these moves."""
        self._until_file(lambda found: found == moves, moves[-3:])

    def until_saved_so_many(self, count: int) -> None:
        """Wait until the saved game holds so many moves or more."""
        self._until_file(lambda found: len(found) >= count, f"{count} saved moves")

    def _until_file(self, is_so: Callable[[list[str]], bool], what: object) -> None:
        file, size, found = path_of(SLOT), -1, [""]

        def is_enough() -> bool:
            nonlocal size, found
            if size != (size := file.stat().st_size if file.exists() else -1):
                found = moves_of(SLOT)
            return is_so(found)

        self.wait(is_enough, what, look_again=0.002)


class Player:
    """Plays a saved game alone on a terminal, and knows where the game must stand."""

    def __init__(self, program: Havre, rng: Random) -> None:
        self.program = program
        self._rng = rng
        self.game = read()
        self.settled()

    @property
    def expected(self) -> list[str]:
        """The moves that must be in the file."""
        return [format_move(move) for move in self.game.history]

    def settled(self) -> None:
        """Wait until the file holds what was played."""
        if not self.game.history and self.game.decision is not None and self.game.decision.kind == "before-supply":
            self.game.play(Supply())
        self.program.until_saved(self.expected)

    def next_keys(self) -> str:
        """The keys of some legal move, which is then played in this player's own game."""
        moves = self.game.moves()
        move = self._rng.choices(moves, [_LIKED.get(move.words, 1.0) for move in moves])[0]
        keys = self._keys_to_begin(move) + ENTER * self._confirmations(move)
        self.game.play(self.game.tried(move)[1])
        decision = self.game.decision
        if decision is not None and decision.kind == "before-supply" and move.words in ("end turn", "feed"):
            self.game.play(Supply())
        return keys

    def _keys_to_begin(self, move: Move) -> str:
        position, moves = self.game.position, self.game.moves()
        if position.phase in IN_A_LIST and len(moves) == 1:
            return ""  # it has been begun already
        if move.words in GOES_ON:
            return "n"
        if move.words == "take":
            return "1" + KEYS[move.target] * (2 if position.phase in ("main", "final") else 1)
        word = move.target.partition("-")[0] or in_words(move, position).partition(" ")[0]
        place = found(moves, lambda other: in_words(other, position), word).index(move)
        return "/" + word + DOWN * place + ENTER

    def _confirmations(self, move: Move) -> int:
        """How often enter is pressed for the default answers."""
        began_itself = self.game.position.phase in IN_A_LIST and len(self.game.moves()) == 1
        count = 0
        while (question := self.game.ask(move)) is not None:
            move = move.answer(question.default, question.label)
            count += 1
        if count:
            return count
        # What is found is made at once, but for what turns something up, which cannot be seen before.
        turns_up = self.game.tried(move)[0].position.revealed != self.game.position.revealed
        return int(began_itself or (turns_up and move.words not in (*GOES_ON, "take")))

    def play(self) -> None:
        """Play a move to the end, the supply that follows it included."""
        self.program.type(self.next_keys())
        self.settled()


def read() -> Game:
    """The game as its file holds it."""
    with SavedGame.open(SLOT) as saved:
        return saved.game
