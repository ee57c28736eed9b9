"""Games as Gymnasium has them: one player against computer players, or alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import gymnasium

from engine.bots.chance import decide
from engine.bots.levels import RANDOM, levels_of, player as computer_player
from engine.game import Game
from engine.moves import Move
from havre.environments.layout import Cell
from havre.environments.setting import PENALTY, Setting

Observation = dict[str, Any]


class SeatEnv(gymnasium.Env[Observation, Any]):
    """One seat of a game, the others taken by computer players, who choose between two of its own choices."""

    metadata = {"render_modes": []}  # noqa: RUF012  (as Gymnasium declares it)

    def __init__(self, setting: Setting, levels: Sequence[str]) -> None:
        """The first player is this seat; `levels` are those of the others. Raises `ValueError`."""
        if len(levels) != len(setting.names) - 1:
            raise ValueError(f"{len(levels)} levels do not make {len(setting.names) - 1} other players")
        for level in levels:
            if level not in levels_of(setting.title):
                raise ValueError(f"there is no level {level!r}: it is one of {', '.join(levels_of(setting.title))}")
        self.setting = setting
        self.levels = tuple(levels)
        self.observation_space = setting.observation_space
        self.action_space = setting.action_space

    @property
    def layout(self) -> tuple[Cell, ...]:
        """What each number of an observation stands for."""
        return self.setting.layout

    def meaning(self, action: int) -> str:
        """What a number means as an action; raises `IndexError` for one that is none."""
        return self.setting.actions.meaning(action)

    def table(self) -> dict[str, Any]:
        """The position as plain JSON-able data, as this seat knows it."""
        return self.setting.table(self.episode, self.seat)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game: that of the seed, or one drawn from the seed that was given last."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**31)) if seed is None else int(seed)
        self.episode = self.setting.episode(number)
        self.seat, *others = self.setting.seats(self.episode)
        self._computers = {
            other: _chooser(self.setting.title, level, number + place)
            for place, (other, level) in enumerate(zip(others, self.levels, strict=True))
        }
        self._let_others_play()
        return self._observation(), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Choose a number; what others do until this seat has something to choose again happens at once."""
        episode, reward, info = self.episode, 0.0, {}
        if not episode.take(int(action)):
            reward = -self.setting.penalty
            info["illegal"] = self.setting.illegal(int(action))
        self._let_others_play()
        if episode.over:
            reward += self.setting.rewards(episode)[self.seat]
            info |= self.setting.told(episode, self.seat)
        return self._observation(), reward, episode.over and not episode.cut, episode.cut, info

    def _let_others_play(self) -> None:
        episode = self.episode
        while not episode.over and episode.seat != self.seat:
            episode.play(self._computers[episode.seat](episode.game()))

    def _observation(self) -> Observation:
        return self.setting.observation(self.episode, self.seat)


def _chooser(title: str, level: str, seed: int) -> Callable[[Game], Move]:
    """Who chooses moves for a computer player; one that plays by chance alone need not look at the game for it."""
    if level == RANDOM:
        chance = Random(seed)
        return lambda game: decide(game, chance)
    return computer_player(title, level, seed).choose


def seat(
    title: str,
    players: int | None = None,
    variant: str | None = None,
    level: str | Sequence[str] | None = None,
    rewards: str = "places",
    penalty: float = PENALTY,
    **rules: Any,
) -> SeatEnv:
    """One seat of a title against computer players of a level, or of one each; the usual one where nobody says.

    `players` counts this seat: with 1 it plays alone. All else is as for `env`.
    """
    setting = Setting(title, players, variant, rewards, penalty, rules)
    one = setting.about.usual_level or RANDOM if level is None else level
    return SeatEnv(setting, [one] * (len(setting.names) - 1) if isinstance(one, str) else one)
