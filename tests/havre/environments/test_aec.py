"""The environment of all players: whose turn it is, what an illegal number does, when it ends, what is remembered."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any

import numpy as np
import pytest

import havre
from havre.environments import env, raw_env
from havre.environments.aec import HavreEnv
from havre.environments.episode import FEWEST_POINTS, MOST_DECISIONS
from tests.havre.environments.walking import SETUPS, Setup, walk


def begun(title: str = "le-havre", players: int = 3, seed: int = 7, **options: Any) -> HavreEnv:
    """An environment at the start of a game."""
    found = raw_env(title, players, **options)
    found.reset(seed=seed)
    return found


def chosen(one: HavreEnv, told: str) -> int:
    """The number that means something."""
    return next(number for number in range(one.setting.actions.size) if one.meaning(number) == told)


def legal(one: HavreEnv) -> list[str]:
    """What the agent whose turn it is can choose."""
    mask = one.observe(one.agent_selection)["action_mask"]
    return [one.meaning(int(number)) for number in np.flatnonzero(mask)]


def play(one: HavreEnv, *told: str) -> None:
    for each in told:
        one.step(chosen(one, each))


def test_the_door_offers_environments() -> None:
    assert havre.environments.env is env


def test_its_name_tells_title_and_edition() -> None:
    one = raw_env("le-havre", players=3, variant="full")
    assert one.metadata["name"] == f"le_havre_v{one.setting.about.edition}"


def test_a_move_is_taken_in_stages_and_written_in_notation() -> None:
    one = begun(players=2, seed=3)
    before = one.agent_selection
    play(one, "supply")
    assert one.agent_selection == before
    play(one, "take fish")
    assert one.moves() == ["supply", "take fish"]


def test_nobody_else_can_choose() -> None:
    one = begun()
    masks = {agent: one.observe(agent)["action_mask"].sum() for agent in one.agents}
    assert [agent for agent, number in masks.items() if number] == [one.agent_selection]


def test_the_game_of_a_seed_is_that_of_the_door() -> None:
    one = begun(seed=12)
    assert [havre.new_game(**one.options()).table(seat) for seat in range(3)] == [
        one.table(next(agent for agent in one.agents if one.observe(agent)["observation"][0] == seat))
        for seat in range(3)
    ]


def test_a_seed_may_be_a_number_of_numpy() -> None:
    one = raw_env("macao", 2)
    one.reset(seed=np.int64(4))  # type: ignore[arg-type]  # as it comes out of arrays
    assert one.options() == begun("macao", 2, 4).options()


def test_its_moves_play_the_same_game_through_the_door() -> None:
    one, rng = begun("macao", 2, 5), Random(5)
    while one.agents and not one.episode.over:
        one.step(rng.choice(one.episode.legal))
    game = havre.new_game(**one.options())
    for move in one.moves():
        game.play(move)
    assert game.position == one.episode.position


def test_without_a_seed_games_follow_from_the_seed_before() -> None:
    one, other = begun(seed=4), begun(seed=4)
    for each in (one, other):
        each.reset()
    assert one.options() == other.options() != begun(seed=4).options()


def test_an_illegal_number_changes_nothing_but_is_paid_for_and_told() -> None:
    one = begun(penalty=0.25)
    agent, before, shown = one.agent_selection, copy.deepcopy(one.episode.position), one.observe(one.agent_selection)
    number = next(number for number in range(one.setting.actions.size) if number not in one.episode.legal)
    one.step(number)
    assert (one.agent_selection, one.episode.position) == (agent, before)
    assert one.rewards == {each: -0.25 if each == agent else 0.0 for each in one.agents}
    assert one.infos[agent]["illegal"] == f"{number} ({one.meaning(number)}) is not possible now"
    after = one.observe(agent)
    assert np.array_equal(after["action_mask"], shown["action_mask"])
    (different,) = np.flatnonzero(after["observation"] != shown["observation"])
    assert one.layout[different].label == "decisions"


def test_an_illegal_number_within_a_move_leaves_its_answers() -> None:
    one = begun("homesteaders", 2, 1)
    while not one.observe(one.agent_selection)["observation"][-len(one.setting.actions.names) :].any():
        one.step(one.episode.legal[0])
    before = legal(one)
    one.step(-1)
    assert one.infos[one.agent_selection]["illegal"] == "-1 is no number of an action"
    assert legal(one) == before


def test_what_was_illegal_is_told_once() -> None:
    one = begun()
    one.step(10**6)
    one.step(one.episode.legal[0])
    assert not any(one.infos.values())


def test_an_agent_that_never_finds_a_move_is_cut_off() -> None:
    one = begun()
    for _decision in range(MOST_DECISIONS):
        assert not one.episode.over
        one.step(-1)
    assert all(one.truncations.values())
    assert not any(one.terminations.values())


def test_an_episode_is_cut_where_somebody_borrows_for_ever() -> None:
    one = begun("homesteaders", 3, 2)
    while not one.episode.over:
        before = min(map(one.episode.total, range(3)))
        one.step(chosen(one, "borrow") if "borrow" in legal(one) else one.episode.legal[0])
    assert before >= FEWEST_POINTS
    assert all(one.truncations.values())
    assert min(info["points"] for info in one.infos.values()) < FEWEST_POINTS
    assert all(info["cut"] for info in one.infos.values())


def test_at_the_end_each_agent_is_told_its_points_and_steps_once_more() -> None:
    one, rng = begun("speicherstadt", 3, 1), Random(1)
    while not one.episode.over:
        one.step(rng.choice(one.episode.legal))
    scores = {score["name"]: score["total"] for score in one.episode.game().scores()}
    names = one.setting.names
    assert [one.infos[f"player_{number}"]["points"] for number in range(3)] == [scores[name] for name in names]
    assert sum(one.rewards.values()) == pytest.approx(0)
    for _agent in range(3):
        one.step(None)
    assert one.agents == []


def test_after_the_end_there_is_nothing_to_choose() -> None:
    one, rng = begun("speicherstadt", 2, 1), Random(1)
    while not one.episode.over:
        one.step(rng.choice(one.episode.legal))
    with pytest.raises(ValueError, match="None"):
        one.step(0)


def test_it_travels_to_another_process_between_two_moves() -> None:
    one = begun()
    play(one, "supply")
    other = pickle.loads(pickle.dumps(one))
    assert other.agent_selection == one.agent_selection
    assert np.array_equal(other.observe("player_1")["observation"], one.observe("player_1")["observation"])


def test_rendered_moves_are_lines() -> None:
    one = begun(render_mode="ansi")
    agent = one.agent_selection
    play(one, "supply", "take fish")
    assert one.render() == f"{agent}: supply\n{agent}: take fish"


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"title": "catan"}, "no title 'catan'"),
        ({"rewards": "fame"}, "no rewards 'fame'"),
        ({"players": 9}, "played by 1 to 5"),
        ({"variant": "long"}, "no variant 'long'"),
        ({"weather": True}, "no option 'weather'"),
    ],
)
def test_what_there_is_not_is_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises((ValueError, havre.SetupError)) as refused:
        env(**{"title": "le-havre", **wrong})
    assert said in str(refused.value)


def test_what_others_gained_openly_is_remembered() -> None:
    one, rng = begun("homesteaders", 3, 6), Random(6)
    for _decision in range(60):
        one.step(rng.choice([n for n in one.episode.legal if one.meaning(n) != "borrow"] or one.episode.legal))
    hidden = one.episode.game().table(0)["goods"]
    assert any(None in goods.values() for goods in hidden)
    for agent in one.agents:
        assert [list(goods.values()) for goods in one.table(agent)["goods"]] == one.episode.position.goods


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_nobody_is_shown_what_they_cannot_know(setup: Setup) -> None:
    rng = Random(str(setup))
    one = raw_env(setup.title, setup.players, setup.variant)
    for before in walk(setup.episode(rng.randrange(1000)), rng):
        if rng.random() < 0.05:
            seat = rng.randrange(setup.players)
            twin = before.copy()
            twin.position = before.rules.imagined(before.position, seat, rng)
            shown, imagined = (one.setting.observation(each, seat) for each in (before, twin))
            assert np.array_equal(shown["observation"], imagined["observation"])
