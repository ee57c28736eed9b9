"""What the environments of one set-up share: its title, players and rules, spaces, episodes and rewards."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from engine.codec import plain
from engine.titles import TITLES, about
from havre.environments.actions import Actions, actions_of
from havre.environments.episode import Episode
from havre.environments.layout import Cell
from havre.environments.observation import Observer
from havre.environments.rewards import REWARDS, results

PENALTY: Final = 0.01
"""What an illegal number costs where nobody says."""
_INT32: Final = np.iinfo(np.int32)


class Setting:
    """A title with a number of players, a variant and rules, and what is rewarded."""

    def __init__(
        self, title: str, players: int | None, variant: str | None, rewards: str, penalty: float, rules: dict[str, Any]
    ) -> None:
        """Raises `ValueError` for a title or rewards that there are not, `SetupError` for what the title has not."""
        self._given = (title, players, variant, rewards, penalty, rules)
        if title not in TITLES:
            raise ValueError(f"there is no title {title!r}: it is one of {', '.join(TITLES)}")
        if rewards not in REWARDS:
            raise ValueError(f"there are no rewards {rewards!r}: they are one of {', '.join(REWARDS)}")
        known = self.about = about(title)
        self.title = title
        count = max(2, known.seats[0]) if players is None else players
        self.names = tuple(map(str, known.names[:count])) if count in known.seats else ("",) * max(count, 0)
        self.variant = known.usual_variant if variant is None else variant
        self.options: dict[str, Any] = {"players": list(self.names), "variant": self.variant, **rules}
        self.penalty = float(penalty)
        self._rewards = REWARDS[rewards]
        self.observer = Observer(self.episode(0))
        self.actions: Actions = actions_of(title)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(_INT32.min, _INT32.max, (len(self.observer.cells),), np.int32),
                "action_mask": spaces.Box(0, 1, (self.actions.size,), np.int8),
            }
        )
        self.action_space: spaces.Discrete[Any] = spaces.Discrete(self.actions.size)

    def __reduce__(self) -> tuple[Any, ...]:
        return Setting, self._given  # what writes observations is made anew in the process that reads this

    @property
    def layout(self) -> tuple[Cell, ...]:
        """What each number of an observation stands for."""
        return self.observer.cells

    def episode(self, seed: int) -> Episode:
        """A game of it at its start."""
        return Episode(self.title, self.options, seed)

    def seats(self, episode: Episode) -> list[int]:
        """The seats of the players, in the order in which they are named: the seed decides who sits where."""
        return [episode.names.index(name) for name in self.names]

    def observation(self, episode: Episode, seat: int) -> dict[str, Any]:
        """What a seat is shown."""
        observer = self.observer
        return {"observation": observer.observed(episode, seat), "action_mask": observer.mask(episode, seat)}

    def table(self, episode: Episode, seat: int) -> dict[str, Any]:
        """The same position as plain data by names."""
        return {"title": self.title, **plain(episode.recalled(seat))}

    def rewards(self, episode: Episode) -> list[float]:
        """The rewards of the seats at the end of an episode."""
        return self._rewards(*results(episode))

    def told(self, episode: Episode, seat: int) -> dict[str, Any]:
        """What a seat is told at the end of an episode beside its reward."""
        score = results(episode)[0][seat]
        return {"points": int(score["total"]), "place": int(score["place"]), "cut": episode.cut}

    def illegal(self, number: int) -> str:
        """What is said of a number that could not be chosen."""
        if 0 <= number < self.actions.size:
            return f"{number} ({self.actions.meaning(number)}) is not possible now"
        return f"{number} is no number of an action"
