"""The Informer: two workers change places right before Purchase."""

from __future__ import annotations

from engine import Game
from tests.engine.speicherstadt.helpers import KAI, asked, cards, decides, house, laid, lines, play, queued, refused

ROW = "vulcaniser bank spice-merchant fireman-1a fireman-1b theatre"


def informed(*lines_: str) -> Game:
    """Anna has the Informer, all workers are placed."""
    game = laid(house(5, "informer"), house(9), pile=ROW, seats=2, variant=KAI)
    return play(game, *lines_) if lines_ else queued(game, "1 1 1 2 1 2 3 3")


def test_the_owner_is_asked_after_the_last_placement() -> None:
    game = informed()
    assert (decides(game), lines(game)) == ("informer Anna", ["use informer", "decline"])


def test_two_workers_change_places_and_each_stays_its_owners() -> None:
    game = informed()
    assert game.position.queues == [(0, 1, 0, 0), (1, 1), (0, 1)]
    play(game, "use informer: mine water-1-3; theirs water-2-1")
    assert game.position.queues == [(0, 1, 1, 0), (0, 1), (0, 1)]
    assert (cards(game), game.table()["discards"]) == ([], ["informer"])
    assert asked(game) == ("Anna", "vulcaniser", 4)


def test_workers_on_reserved_cards_change_places_too() -> None:
    game = informed("reserve upper-1", "reserve upper-2", *["queue water-1"] * 6)
    play(game, "use informer: mine water-1-1; theirs reserved-2")
    assert [one[2] for one in game.position.reserved] == [0, 0]
    assert game.position.queues[0] == (1, 1, 0, 1, 0, 1)


def test_who_waits_is_asked_in_the_next_round_again() -> None:
    more = " tea-taster press thief truck mayor lighthouse"
    game = laid(house(5, "informer"), house(9), pile=ROW + more, seats=2, variant=KAI)
    queued(game, "1 1 1 1 1 1 1 1")
    play(game, "decline")
    while decides(game).startswith("purchase"):
        play(game, "decline")
    queued(game, "1 1 1 1 1 1 1 1")
    assert decides(game) == "informer Anna"


def test_an_informer_that_was_just_bought_waits_for_the_next_round() -> None:
    game = laid(pile="informer bank spice-merchant fireman-1a fireman-1b theatre", seats=2, variant=KAI)
    play(queued(game, "1 2 2 2 2 2 2 2"), "buy")
    assert decides(game).startswith("purchase")


def test_only_an_own_worker_and_one_of_another_house_change_places() -> None:
    game = informed()
    assert refused(game, "use informer: mine water-1-2").startswith("Which own worker? 'water-1-2' is not among")
    assert refused(game, "use informer: mine water-1-1; theirs water-1-3").startswith(
        "Which worker of another house? 'water-1-3' is not among"
    )


def test_before_that_it_cannot_be_used() -> None:
    game = laid(house(5, "informer"), pile=ROW, seats=2, variant=KAI)
    assert refused(game, "use informer") == "The Informer can only be used right before Purchase, when you are asked."
