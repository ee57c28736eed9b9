"""Games as PettingZoo has them: an agent for each player, one after the other."""

from __future__ import annotations

from random import Random
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from engine.notation import format_move
from havre.environments.layout import Cell
from havre.environments.setting import PENALTY, Setting

Observation = dict[str, Any]
Agents = AECEnv[str, Observation, Any]


class HavreEnv(Agents):
    """A game of a title: the agent whose turn it is chooses numbers until its move is complete."""

    metadata = {"render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012  (as PettingZoo declares it)

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        self.setting = setting
        self.render_mode = render_mode
        name = f"{setting.title.replace('-', '_')}_v{setting.about.edition}"
        self.metadata = {**type(self).metadata, "name": name}
        self.possible_agents = [f"player_{number}" for number in range(len(setting.names))]
        self.agents = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, setting.observation_space)
        self.action_spaces = {agent: spaces.Discrete(setting.actions.size) for agent in self.possible_agents}
        self._chance = Random()

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """What an agent is shown: "observation", numbers laid out as `layout` says, and "action_mask"."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers from which an agent chooses; `meaning` says what each means."""
        return self.action_spaces[agent]

    @property
    def layout(self) -> tuple[Cell, ...]:
        """What each number of an observation stands for."""
        return self.setting.layout

    def meaning(self, action: int) -> str:
        """What a number means as an action; raises `IndexError` for one that is none."""
        return self.setting.actions.meaning(action)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: that of the seed, or one drawn from the seed that was given last."""
        if seed is not None:
            self._chance.seed(int(seed))
        self.episode = self.setting.episode(self._chance.getrandbits(31) if seed is None else int(seed))
        seats = self.setting.seats(self.episode)
        self.agents = self.possible_agents.copy()
        self._seat_of = dict(zip(self.agents, seats, strict=True))
        self._agent_of = dict(zip(seats, self.agents, strict=True))
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None  # type: ignore[assignment]  # as PettingZoo leaves it after an episode
        self.agent_selection = self._agent_of[self.episode.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent is shown now; its mask is 0 everywhere while another one chooses."""
        return self.setting.observation(self.episode, self._seat_of[agent])

    def table(self, agent: str) -> dict[str, Any]:
        """The position as plain JSON-able data, as an agent knows it that forgets nothing; None for the unknown."""
        return self.setting.table(self.episode, self._seat_of[agent])

    def step(self, action: int | None) -> None:
        """Choose a number for the agent whose turn it is; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("a number is needed: the game is not over")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        for info in self.infos.values():
            info.clear()
        if not self.episode.take(int(action)):
            self.rewards[agent] = -self.setting.penalty
            self.infos[agent]["illegal"] = self.setting.illegal(int(action))
        if self.episode.over:
            self._end()
        else:
            self.agent_selection = self._agent_of[self.episode.seat]
        self._accumulate_rewards()

    def _end(self) -> None:
        earned = self.setting.rewards(self.episode)
        for agent, seat in self._seat_of.items():
            self.rewards[agent] += earned[seat]
            self.infos[agent].update(self.setting.told(self.episode, seat))
            self.terminations[agent] = not self.episode.cut
            self.truncations[agent] = self.episode.cut

    def moves(self) -> list[str]:
        """The moves played so far, in notation: `havre.new_game` with `options()` plays them again."""
        return [format_move(move) for _seat, move in self.episode.moves]

    def options(self) -> dict[str, Any]:
        """What `havre.new_game` takes to begin the game that is being played."""
        return {"title": self.setting.title, **self.episode.options}

    def render(self) -> str | None:
        """With the mode "ansi" the moves played so far, a line each; None without a mode."""
        if self.render_mode is None:
            return None
        moves = zip(self.episode.moves, self.moves(), strict=True)
        return "\n".join(f"{self._agent_of[seat]}: {told}" for (seat, _move), told in moves)

    def close(self) -> None:
        """There is nothing to close."""


def raw_env(
    title: str,
    players: int | None = None,
    variant: str | None = None,
    rewards: str = "places",
    penalty: float = PENALTY,
    render_mode: str | None = None,
    **rules: Any,
) -> HavreEnv:
    """The environment of a title without a wrapper; see `env`."""
    return HavreEnv(Setting(title, players, variant, rewards, penalty, rules), render_mode)


def env(
    title: str,
    players: int | None = None,
    variant: str | None = None,
    rewards: str = "places",
    penalty: float = PENALTY,
    render_mode: str | None = None,
    **rules: Any,
) -> OrderEnforcingWrapper[str, Observation, Any]:
    """The environment of a title for so many players (two where nobody says), in a variant (the usual one).

    `rewards` are "places", "margins" or "points"; an illegal number costs `penalty`; `rules` are those that the title
    declares. Raises `ValueError` for a title or rewards that there are not, `havre.SetupError` for what it has not.
    """
    return OrderEnforcingWrapper(raw_env(title, players, variant, rewards, penalty, render_mode, **rules))
