"""What is shown of a move that is being put together: all of it to its agent, nothing to the others."""

from __future__ import annotations

from engine import Game
from havre.environments.episode import Episode
from havre.environments.layout import NAME
from havre.environments.setting import Setting
from tests.engine.helpers import at_meal, player, red

MOVE = ("move", "asked", "answered", "amounts", "named", "put")


def laid_out(game: Game) -> tuple[Setting, Episode]:
    """An episode that stands where a game of Le Havre stands, with what shows it."""
    variant = game.options["variant"]
    episode = Episode(game.title, game.options, 0)
    episode.position = game.position
    return Setting(game.title, len(game.names), variant, "places", 0.0, {}), episode.copy()


def shown(setting: Setting, episode: Episode, seat: int) -> dict[str, int | str]:
    """What is shown of a move under way by its labels, names as such, without what is 0."""
    numbers = setting.observation(episode, seat)["observation"].tolist()
    return {
        cell.label: cell.names[number - 1] if cell.kind == NAME else number
        for cell, number in zip(setting.layout, numbers, strict=True)
        if number and cell.label.split(".")[0] in MOVE
    }


def take(episode: Episode, *meanings: str) -> None:
    """Choose numbers by what they mean."""
    for meaning in meanings:
        assert episode.take(next(number for number in episode.legal if episode.actions.meaning(number) == meaning))


def test_before_a_move_is_chosen_nothing_is_shown_of_it() -> None:
    setting, episode = laid_out(red("2 fish, 3 grain, 2 wood, 2 coal, 2 francs"))
    assert shown(setting, episode, episode.seat) == {}
    head = setting.observation(episode, episode.seat)["observation"][:3]
    assert head.tolist() == [episode.seat, 1, 0]


def test_a_move_under_way_is_shown_to_its_agent_alone() -> None:
    setting, episode = laid_out(at_meal(player("3 fish, 1 meat, 2 francs"), players=2))
    take(episode, "feed", "name fish")
    assert shown(setting, episode, episode.seat) == {"move": "feed", "asked": "payment", "put.fish": 1}
    (other,) = {*range(len(episode.names))} - {episode.seat}
    assert shown(setting, episode, other) == {}
    assert setting.observation(episode, other)["observation"][1] == 0
    assert not setting.observation(episode, other)["action_mask"].any()


def test_what_was_answered_is_shown_with_the_next_question() -> None:
    setting, episode = laid_out(red("2 fish, 3 grain, 2 wood, 2 coal, 2 francs", town=["bakehouse"]))
    take(episode, "enter bakehouse", "name fish", "amount 2")
    assert shown(setting, episode, episode.seat) == {
        "move": "enter bakehouse",
        "asked": "payment",
        "answered": 2,
        "named.fish": 1,
        "amounts.length": 1,
        "amounts.0": 2,
    }
