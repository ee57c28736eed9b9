"""What is drawn of a finished game, as values: its scores, and what is known beside them by now."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from engine import OpenGame
from engine.medals import Medals
from engine.texts.language import gettext as _
from engine.title import Score
from screens.table.comparison import Own, is_as_usual, medals_of, usual_words, without_medals
from screens.table.report import Curve, Earner, Report
from screens.table.scores import given_each, headline, scores_of
from screens.table.title import Board
from screens.words import shown


class Dear(NamedTuple):
    """A decision that cost something: when it was, what was done and what would have been better, in words."""

    when: str
    played: str
    better: str
    points: int
    done: str = ""
    """What was done in few words."""
    missed: str = ""
    """What would have been better in few words."""


class Looked(NamedTuple):
    """How far something is that is found out behind the picture."""

    done: int
    total: int


class Offer(NamedTuple):
    """What can be done next: its key, what it is, and a few words about it."""

    key: str
    label: str
    words: str = ""


class Attempt(NamedTuple):
    """What somebody made of the same deal, or oneself at another time."""

    name: str
    score: int
    is_this: bool = False
    """Whether it is the game that is shown."""


class Attempts(NamedTuple):
    """All that is known of the same deal, the best first."""

    among_friends: bool
    """Whether they are those of everybody at a host."""
    found: Sequence[Attempt]
    left: str = ""
    """How long it can still be played, in words."""


class Known(NamedTuple):
    """What is known of a finished game besides its score; more comes in while somebody looks at it."""

    people: Sequence[int] = ()
    """The seats of people; alone the only one, where nobody says."""
    own: Own | None = None
    """One's own games of the same kind, if the game stands in the records."""
    attempts: Attempts | None = None
    """What others made of the same deal, or oneself at other times; None where nobody else has played it."""
    deal: Medals | None = None
    """What the soloist makes of the same deal, once that is known."""
    adviser: str = ""
    """Who looks at the game."""
    playing: Looked | None = None
    """How far that is."""
    looking: Looked | None = None
    """How far the review is; None where nobody looks."""
    dearest: Sequence[Dear] = ()
    """The decisions that surely cost most, as far as the review has come."""
    is_reviewed: bool = False
    """Whether the review has come to its end."""
    lessons: Sequence[str] = ()
    """What the game teaches, once it is reviewed, a sentence each."""
    told: Sequence[str] = ()
    """What else there is to say of it, a sentence each."""
    offers: Sequence[Offer] = ()


class End:
    """A finished game as it is drawn."""

    def __init__(
        self, game: OpenGame, viewer: int | None, board: Board, known: Known, report: Callable[[], Report]
    ) -> None:
        """`report` finds out what the title has to say of the game."""
        self.game = game
        self.about = game.about
        self.known = known
        self._report = report
        self._kinds = board.kinds()
        self.line_name = board.line_name
        self._scores = scores_of(game, viewer)
        self.rivals: Sequence[Mapping[str, Any]] = game.rivals(viewer)
        people = known.people or ([0] if len(self._scores) == 1 else [])
        self.seat = people[0] if len(people) == 1 else None
        """The seat of the only person; None where there are several."""
        self.medals = medals_of(game, people)
        self.why_none = "" if self.medals else without_medals(game, people)

    @cached_property
    def kinds(self) -> Mapping[str, str]:
        """What the kinds of lines of a score are called."""
        sources = self._report().sources
        return self._kinds if sources is None else sources.kinds(self._kinds)

    @cached_property
    def scores(self) -> Sequence[Score]:
        """The score of each seat, as finely as the title can tell it."""
        sources = self._report().sources
        return self._scores if sources is None else list(map(sources.score, self._scores))

    @property
    def ranked(self) -> Sequence[Score]:
        """The scores, the best first."""
        return sorted(self.scores, key=lambda one: one["place"])

    @property
    def mine(self) -> Score:
        """The score of the only person, or of whoever has won."""
        return next((one for one in self.scores if one["seat"] == self.seat), self.ranked[0])

    @property
    def total(self) -> int:
        """What that one came to."""
        return self.mine["total"]

    @property
    def scaled(self) -> Medals | None:
        """The one scale that is shown: that of the list, or where it has no row what the deal says."""
        return self.medals or self.known.deal

    @property
    def headline(self) -> str:
        """Who has won, in a sentence."""
        return headline(self.scores, self.rivals, self.about)

    @property
    def told(self) -> Sequence[str]:
        """What else there is to say, a sentence each: what was chosen otherwise than as usual comes first."""
        usual = [usual_words()] if self.medals and not is_as_usual(self.game) else []
        return [*given_each(self.game), *usual, *self.known.told]

    @cached_property
    def curve(self) -> Curve:
        """How everybody stood, time after time."""
        return self._report().curve

    @property
    def earner(self) -> Earner | None:
        """What brought most by being used, to the only person or to whoever has won."""
        return self._report().earners.get(self.mine["seat"])

    @property
    def setting(self) -> str:
        """What was played: the variant, for how many, which deal."""
        variant = self.about.variant(str(self.game.options.get("variant", "")))
        seats = len(self.scores)
        parts = [] if variant is None or len(self.about.variants) < 2 else [shown(variant.shown)]
        parts.append(_("alone") if seats == 1 else _("{n} players").format(n=seats))
        seed = self.game.options.get("seed")
        parts += [] if seed is None else [_("seed {seed}").format(seed=seed)]
        return " · ".join(parts)
