"""Whole games of every title through a host and the files of its tables, by two to five who sit there."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from engine import new_game
from engine.titles import TITLES, about
from saves.harbour.messages import as_data
from saves.harbour.replies import Moved, OpenTable, YourTurn
from saves.harbour.requests import AskRanking, Join, NewTable, Wrote
from saves.harbour.shared_game import SharedGame
from saves.harbour.summaries import read_anew, summary_of
from saves.harbour.values import FINISHED, RUNNING, SeatWish
from tests.saves.harbour.hosts import Host
from tests.saves.harbour.shared import drawn, sat_down, sitting, step, table_of

NAMES = ("anna", "ben", "cleo", "dora", "eli")


def set_ups() -> list[tuple[str, str, int]]:
    """Titles with their variants and numbers of seats; by default each title once, with one number or another."""
    every = [
        (title, variant.name, seats)
        for title in TITLES
        for variant in about(title).variants
        for seats in about(title).seats
        if seats > 1
    ]
    few = {
        ("le-havre", "short", 2),
        ("homesteaders", "full", 3),
        ("speicherstadt", "kaispeicher", 5),
        ("macao", "full", 4),
    }
    return [one if one in few else pytest.param(*one, marks=pytest.mark.long) for one in every]  # type: ignore[misc]


def opened(host: Host, name: str, id: str) -> SharedGame:
    """A session that sits down: what the host tells it opens the game."""
    found: OpenTable = host.sit_down(name, id)
    return SharedGame.open(host.folder / found.file, found.table)


@pytest.mark.parametrize(("title", "variant", "seats"), set_ups())
def test_a_whole_game_ends_alike_for_all_who_sit_there(host: Host, title: str, variant: str, seats: int) -> None:
    names, rng = NAMES[:seats], Random(seats)
    host.players(*names)
    wishes = (SeatWish(name="anna"), *(SeatWish() for _name in names[1:]))
    id = host.done("anna", NewTable(title, variant, wishes, seconds=86_400))
    for seat, name in enumerate(names[1:], start=1):
        host.done(name, Join(id, seat))
    all_open = [opened(host, name, id) for name in names]
    host.done("anna", Wrote(id, summary_of(all_open[0])))
    at_first = host.table("anna", id).summary
    while (decision := all_open[0].game.decision) is not None:
        host.quiet()
        assert [one.is_my_turn for one in (host.table(name, id) for name in names)].index(True) == decision.seat
        writer = all_open[decision.seat]
        for _move in range(6):  # not after every move is all looked at
            if writer.game.decision is None or writer.game.decision.seat != decision.seat:
                break
            writer.play(drawn(writer.game, rng))
            host.done(names[decision.seat], Wrote(id, summary_of(writer)))
        after = writer.game.decision
        for seat, name in enumerate(names):
            heard = host.news(name)
            if seat != decision.seat:
                assert Moved(id, writer.entries) in heard
                assert any(isinstance(news, YourTurn) for news in heard) == (after is not None and after.seat == seat)
            all_open[seat].catch_up()
            assert all_open[seat].game.seen(seat) == writer.game.seen(seat)
    again = new_game(title, **all_open[0].header.options)
    for move in all_open[0].game.history:
        again.play(move)
    for seat in range(seats):
        assert all_open[seat].game.seen(seat) == again.seen(seat)
        assert all_open[seat].game.scores(seat) == again.scores(seat)
    finished = host.table("anna", id)
    assert finished.state == FINISHED
    assert finished.summary.round == finished.summary.rounds == at_first.rounds
    assert finished.summary.totals == tuple(score["total"] for score in again.scores())
    ranked = host.ask("anna", AskRanking(title))
    assert {one.name for one in ranked.people} == set(names)  # type: ignore[union-attr]
    for shared in all_open:
        shared.close()


@pytest.mark.parametrize("title", TITLES)
def test_what_is_handed_out_is_the_same_when_what_lies_hidden_is_dealt_anew(title: str, tmp_path: Path) -> None:
    table = table_of(title, "", "", "")
    all_open, rng = sat_down(tmp_path, table), Random(4)
    for number in range(60):
        if not step(all_open, rng):
            break
        if number % 6:
            continue
        game = all_open[0].game
        for seat in range(3):
            world = game.imagined(seat, Random(number))
            assert world.seen(seat) == game.seen(seat)
            assert world.table(seat) == game.table(seat)
            assert world.scores(seat) == game.scores(seat)
            assert world.forecast(seat) == game.forecast(seat)
            told, imagined = summary_of(all_open[0]), all_open[0]
            imagined.game = world
            try:
                assert replace(summary_of(imagined), line=told.line) == told
            finally:
                imagined.game = game


@pytest.mark.parametrize("title", TITLES)
def test_the_seed_is_in_nothing_that_is_handed_out_before_the_end(title: str, host: Host) -> None:
    host.players("anna", "ben")
    id = host.done("anna", NewTable(title, about(title).usual_variant, (SeatWish(name="anna"), SeatWish())))
    host.done("ben", Join(id, 1))
    both, rng = [opened(host, name, id) for name in ("anna", "ben")], Random(1)
    seed = str(both[0].seed)
    for number in range(40):
        if not step(both, rng):
            break
        host.done("anna", Wrote(id, summary_of(both[0])))
        if number % 8:
            continue
        for seat in (0, 1, None):
            assert seed not in json.dumps(both[0].game.table(seat), default=repr)
            assert seed not in repr(both[0].game.seen(seat))
        assert seed not in repr(both[0].game.options)
        assert seed not in repr(both[0].game.up_to(number).options)
        assert seed not in json.dumps(as_data(host.open("ben", id)))
    assert seed.encode() in (host.folder / "tables" / f"{id}.toml").read_bytes()


@pytest.mark.parametrize("title", TITLES)
def test_what_happened_is_told_to_the_lobby_as_everybody_is_told_it(title: str, tmp_path: Path) -> None:
    all_open, rng = sat_down(tmp_path, table_of(title, "", "")), Random(7)
    for _move in range(30):
        if not step(all_open, rng):
            break
        told = summary_of(all_open[0]).line
        log = [[event for event in events if not event.alone] for _move, events in all_open[0].game.log]
        done = next(([event.text_for(None) for event in events] for events in reversed(log) if events), [])
        assert told in done or not done


def test_a_supply_is_not_told_to_the_lobby_once_somebody_has_done_more(tmp_path: Path) -> None:
    anna, ben = sat_down(tmp_path, table_of("le-havre", "", ""))
    told = [str(summary_of(anna).line)]
    for one, move in ((anna, "supply"), (anna, "take wood"), (anna, "end turn"), (ben, "supply")):
        one.play(move)
        for other in (anna, ben):
            other.catch_up()
        told.append(str(summary_of(anna).line))
    name = anna.game.names[0]
    nothing, supply, *done = told
    assert nothing == ""
    assert supply.startswith("Supply: 1 ")
    assert len(set(done)) == 1
    assert done[0].startswith(f"{name} takes ")


def test_a_table_goes_on_after_the_host_was_killed_and_its_summaries_lost(host: Host) -> None:
    host.players("anna", "ben")
    id = host.done("anna", NewTable("speicherstadt", "base", (SeatWish(name="anna"), SeatWish())))
    host.done("ben", Join(id, 1))
    both, rng = [opened(host, name, id) for name in ("anna", "ben")], Random(1)
    for _move in range(5):
        step(both, rng)  # and the sessions die before they tell it
    again = host.again()
    for table, summary in read_anew(host.folder / "tables", again.harbour.begun()):
        again.post(again.harbour.wrote(table, summary, again.now))
    assert again.table("anna", id).summary == summary_of(both[0])
    assert again.table("anna", id).state == RUNNING
    with sitting(host.folder / "tables", again.table("anna", id), 0) as shared:
        assert shared.game.position == both[0].game.position
    again.store.close()
