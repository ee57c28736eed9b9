"""A tiny learner: which numbers are good to choose, whatever the position, learned from whole games by REINFORCE.

    python docs/learner.py [TITLE] [GAMES] [SEED]

It plays the first seat of a game of two against a player by chance, and prints the mean reward of each tenth of its
games. Of the observation it looks at the mask alone: a start to be done better.
"""

import sys

import numpy as np

import havre.environments


def chances(likings: np.ndarray, legal: np.ndarray) -> np.ndarray:
    """How likely each of the legal numbers is chosen: the softmax of its likings."""
    weights = np.exp(likings[legal] - likings[legal].max())
    return weights / weights.sum()


def learn(title: str, games: int, seed: int) -> list[float]:
    """Play so many games, and learn from each; their rewards."""
    env = havre.environments.seat(title, players=2, level="random", rewards="margins")
    rng = np.random.default_rng(seed)
    likings = np.zeros(env.action_space.n)
    rewards: list[float] = []
    for game in range(games):
        observation, _info = env.reset(seed=seed + game)
        change, choices, over = np.zeros_like(likings), 0, False
        reward = 0.0
        while not over:
            legal = np.flatnonzero(observation["action_mask"])
            likely = chances(likings, legal)
            place = rng.choice(len(legal), p=likely)
            change[legal] -= likely
            change[legal[place]] += 1
            choices += 1
            observation, reward, terminated, truncated, _info = env.step(legal[place])
            over = terminated or truncated
        recent = rewards[-100:]
        usual, spread = (np.mean(recent), np.std(recent) + 1) if recent else (reward, 1)
        likings += 0.2 * (reward - usual) / spread * change / np.sqrt(choices)
        rewards.append(reward)
    return rewards


if __name__ == "__main__":
    title, games, seed = (sys.argv[1:] + ["speicherstadt", "1000", "1"][len(sys.argv) - 1 :])[:3]
    rewards = learn(title, int(games), int(seed))
    for part in np.array_split(np.array(rewards), 10):
        print(f"{part.mean():8.2f}")
