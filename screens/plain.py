"""What a title says in plain words, for plain mode, `havre replay` and `havre rules`; much of it is made here."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, ClassVar, NamedTuple, Protocol

from engine import Move, OpenGame, format_move
from engine.texts.language import gettext as _, listed, paragraph
from saves.errors import SaveError
from screens import by_name
from screens.documents import RulesText
from screens.titles import TITLES
from screens.ways import Goal, whole
from screens.words import given, shown


class CardTable(NamedTuple):
    """Rows of cells under headings; `right` are the columns whose cells stand at the right."""

    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    right: tuple[int, ...] = ()


class RulesList(Protocol):
    """What a title has written of its rules and cards, as a rule in a module of its own."""

    def texts(self) -> Sequence[RulesText]:
        """All texts, in the order in which one would read them."""

    def tables(self) -> Sequence[CardTable]:
        """Every card in a line."""

    def legend(self) -> str:
        """What the letters and signs of the tables mean."""

    def data(self, name: str) -> dict[str, Any]:
        """A card for a program to read; nothing of anything else."""


class PlainWords(ABC):
    """A title in words alone. A `seat` is whose eyes see: None for what lies open to everybody.

    Where a title has more to say than what is made here from its rules, it says it itself.
    """

    # A game.

    @abstractmethod
    def where(self, game: OpenGame) -> str:
        """One line: what is played, and how far the game has come."""

    @abstractmethod
    def table(self, game: OpenGame, seat: int | None) -> list[str]:
        """All that the seat may see, a line a subject; lines may be long."""

    def forecast(self, game: OpenGame, seat: int | None) -> list[str]:
        """What is coming, as far as the seat may know it."""
        return [_("Nothing can be foreseen.")]

    def point(self, game: OpenGame) -> str:
        """How far a game has come, in few cells."""
        return _("Round {n}").format(n=game.rules.round_of(game.seen()))

    def state(self, game: OpenGame, seat: int) -> str:
        """One line before each turn of a seat: how far the game has come, and how the seat stands."""
        (score,) = (score for score in game.scores(seat) if score["seat"] == seat)
        where = self.where(game)
        points = shown(game.about.unit.points(score["total"]))
        return paragraph(
            [
                where if where.endswith(".") else _("{words}.").format(words=where),
                _("{name}: {points}.").format(name=game.names[seat], points=points),
            ]
        )

    def to_decide(self, game: OpenGame, seat: int) -> list[str]:
        """What the seat that decides must know for it, beside its prompt."""
        return []

    def describe(self, game: OpenGame, move: Move) -> str:
        """A legal move in a sentence that says more than its notation; nothing where there is no more to say."""
        return ""

    def lying(self, game: OpenGame, name: str) -> str:
        """What a card is called as it lies on the table, where others are called alike; nothing where its name does."""
        return ""

    def ordinary(self, game: OpenGame) -> Move | None:
        """The move that simply goes on, if there is one."""
        moves = game.moves()
        return moves[0] if len(moves) == 1 else None

    def goes_without_saying(self, game: OpenGame) -> Move | None:
        """The move that is not told where it is one of a plan."""
        return self.ordinary(game)

    def opening(self, game: OpenGame) -> Move | None:
        """The move that only opens a turn, if it is the one to make now: it can be made with the end of the last."""
        return None

    def understood(self, game: OpenGame, typed: str) -> Move | None:
        """What is typed in words of the title's own: a move, possible now or not; None where there is none."""
        return None

    def wanted(self, game: OpenGame, move: Move) -> Goal | None:
        """What a move is about, with the ways to it, where the move itself is not possible now; None for most."""
        return None

    def loses(self, game: OpenGame, move: Move) -> bool:
        """Whether a move gives something up: it is asked about where it was typed by half."""
        return False

    def sentence(self, game: OpenGame, move: Move) -> str:
        """A move with its answers in words; in notation where the title has no words for it."""
        words = self.describe(game, move)
        if not words:
            return format_move(move)
        if not move.answers:
            return words
        return _("{move}: {answers}").format(move=words, answers=listed(given(game, move)))

    def moment(self, game: OpenGame) -> str:
        """When a decision is taken, in few cells."""
        return self.point(game)

    def phrase(self, game: OpenGame, move: Move) -> str:
        """A complete legal move as a sentence without a stop that tells its player what to do."""
        return self.sentence(game, move)

    def together(self, moves: Sequence[Move]) -> int:
        """How many of the first of these moves are told as one, see `phrase_of`."""
        return 1

    def phrase_of(self, game: OpenGame, moves: Sequence[Move]) -> str:
        """One or several complete legal moves as a sentence without a stop that tells their player what to do."""
        return self.phrase(game, moves[0])

    def in_short(self, game: OpenGame, moves: Sequence[Move]) -> str:
        """The same in few words, as a step among many: without what it costs or brings."""
        return self.gist(game.plan(moves[:-1]).after if moves[1:] else game, moves[-1])

    def gist(self, game: OpenGame, move: Move) -> str:
        """A legal move of anybody in few words, without what it costs or brings."""
        return self.describe(game, move.unanswered()) or format_move(move.unanswered())

    def listed(self, game: OpenGame, move: Move) -> str:
        """The same in the fewest cells, where moves stand below one another in a narrow list."""
        return self.gist(game, move)

    def part(self, kind: str) -> str:
        """What a kind of points in the scores is called."""
        return kind.replace("-", " ").replace("_", " ")

    # How it is typed.

    def typing(self) -> str:
        """How a move is typed, with an example."""
        return _("A move is typed as it is written in the list of moves. The beginnings of its words do as well.")

    def going_on(self) -> str:
        """What the command `next` does."""
        return _("next: whatever simply comes next")

    # Its rules and cards.

    @abstractmethod
    def texts(self) -> Sequence[RulesText]:
        """All texts of its rules, in the order in which one would read them."""

    def names(self) -> tuple[str, ...]:
        """What a page can be about: every card, by its name in notation."""
        return tuple(text.name for text in self.texts() if text.name)

    def found(self, words: str) -> str | None:
        """The name of what is meant by its name or by what it is called."""
        wanted = plain(words)
        return next((text.name for text in self._named() if wanted in (plain(text.name), plain(text.title))), None)

    def page(self, name: str) -> str:
        """The text of a page; an empty line parts paragraphs."""
        text = next(text for text in self._named() if text.name == name)
        return "\n".join((text.title, "", text.words))

    def tables(self) -> Sequence[CardTable]:
        """Every card in a line."""
        groups = groupby(self._named(), lambda text: text.group)
        return [CardTable((group, ""), tuple((text.title, text.gist) for text in texts)) for group, texts in groups]

    def legend(self) -> str:
        """What the letters and signs of the tables mean."""
        return ""

    def data(self, name: str) -> dict[str, Any]:
        """A card for a program to read."""
        text = next(text for text in self._named() if text.name == name)
        return {"name": name, "shown": text.title, "rule": text.words}

    def all_data(self) -> dict[str, Any]:
        """Every card for a program to read."""
        return {"cards": [self.data(name) for name in self.names()]}

    def _named(self) -> Iterator[RulesText]:
        return (text for text in self.texts() if text.name)


class ListedWords(PlainWords):
    """A title whose rules and cards stand in a list, and whose kinds of points have names."""

    rules: RulesList
    kind_names: ClassVar[Mapping[str, str]]

    def part(self, kind: str) -> str:
        return _(self.kind_names.get(kind, "")) or super().part(kind)

    def texts(self) -> Sequence[RulesText]:
        return self.rules.texts()

    def tables(self) -> Sequence[CardTable]:
        return self.rules.tables()

    def legend(self) -> str:
        return self.rules.legend()

    def data(self, name: str) -> dict[str, Any]:
        return self.rules.data(name) or super().data(name)


def plain(words: str) -> str:
    """A name without what sets its spellings apart: case, hyphens, blanks."""
    return " ".join(words.casefold().replace("-", " ").split())


def completed(game: OpenGame, move: Move) -> Move:
    """A complete move with the answers to which there was no other."""
    after, _move, _events = game.tried(move)
    return whole(after.last[0])


def words_of(title: str) -> PlainWords:
    """A title in plain words; raises `SaveError` for one that nobody knows."""
    card = TITLES.get(title)
    if card is None:
        raise SaveError(_("There are no texts for {title}.").format(title=title))
    words: PlainWords = by_name.named(card.plain)
    return words
