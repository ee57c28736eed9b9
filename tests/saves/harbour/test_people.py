"""Who may be called what, whose key it is, who gets in with a code."""

from __future__ import annotations

import sqlite3
import stat
from pathlib import Path

import pytest

from saves.harbour.people import HarbourError, People, name_problem
from saves.harbour.requests import AskLobby
from saves.harbour.rows import KeyRow, PlayerRow
from saves.harbour.store import FILE, MIGRATIONS, Store, StoreError, Taken
from tests.saves.harbour.hosts import DAY, HOUR, Host


@pytest.mark.parametrize("name", ["a", "anna", "Anna-2", "x" * 20, "2-b"])
def test_a_name_has_up_to_twenty_letters_digits_and_hyphens(name: str) -> None:
    assert name_problem(name) is None


@pytest.mark.parametrize(
    "name",
    [
        "",
        "x" * 21,
        "an na",
        "-anna",
        "anna-",
        "anna\x1b[2J",
        "anna\n",
        "ann\u0430",
        "Jürgen",
        "ａnna",
        "an\u200bna",
        "../x",
    ],
)
def test_a_name_that_could_deceive_or_do_harm_is_refused_with_a_sentence(host: Host, name: str) -> None:
    with pytest.raises(HarbourError, match="A name has 1 to 20 letters"):
        host.harbour.people.enlist(name, "SHA256:key", 0)


@pytest.mark.parametrize(
    ("first", "second"),
    [("anna", "ANNA"), ("Ina", "lna"), ("bob", "b0b"), ("anna", "an-na"), ("anna-1", "annal"), ("marn", "mam")],
)
def test_names_that_look_alike_cannot_both_be_had(host: Host, first: str, second: str) -> None:
    host.player(first)
    with pytest.raises(HarbourError, match="looks like one that is"):
        host.harbour.people.enlist(second, "SHA256:other", 0)
    assert host.harbour.people.of_key("SHA256:other") is None


def test_names_that_only_sound_alike_can_both_be_had(host: Host) -> None:
    host.players("kai", "kal", "bill", "billy")


def test_a_free_name_is_proposed_for_any_wish(host: Host) -> None:
    host.player("anna")
    free = host.harbour.people.free_name
    assert free("anna") == "anna-2"
    assert free("Jürgen Ö") == "J-rgen"
    assert free("\x1b[31m") == "31m"
    assert free("") == "player"


def test_a_player_is_known_by_any_of_their_keys(host: Host) -> None:
    anna = host.player("anna")
    host.harbour.people.add_key(anna, "SHA256:second", host.now)
    assert host.harbour.people.of_key("SHA256:anna") == host.harbour.people.of_key("SHA256:second") == anna
    assert host.harbour.people.of_key("SHA256:nobody") is None


def test_a_key_belongs_to_one_player(host: Host) -> None:
    host.player("anna")
    ben = host.player("ben")
    with pytest.raises(HarbourError, match="somebody's already"):
        host.harbour.people.add_key(ben, "SHA256:anna", host.now)
    with pytest.raises(HarbourError, match="somebody's already"):
        host.harbour.people.enlist("cleo", "SHA256:anna", host.now)


def test_a_code_lets_one_person_in_however_it_is_typed(host: Host) -> None:
    people = host.harbour.people
    code = people.invite(host.now)
    typed = f" {code.upper().replace('-', ' ')} "
    assert people.is_code(typed, host.now)
    people.enlist("anna", "SHA256:1", host.now, typed)
    assert not people.is_code(code, host.now)
    with pytest.raises(HarbourError, match="lets nobody in"):
        people.enlist("ben", "SHA256:2", host.now, code)
    assert people.named("ben") is None
    assert people.of_key("SHA256:2") is None


def test_a_code_expires(host: Host) -> None:
    code = host.harbour.people.invite(host.now, hours=2)
    assert host.harbour.people.is_code(code, host.now + 2 * HOUR - 1)
    assert not host.harbour.people.is_code(code, host.now + 2 * HOUR)


def test_no_code_stands_in_the_database(host: Host) -> None:
    code = host.harbour.people.invite(host.now)
    host.store.close()
    data = (host.folder / FILE).read_bytes()
    host.store = Store.open(host.folder)
    assert code.encode() not in data
    assert code.replace("-", "").encode() not in data


def test_somebody_who_is_renamed_keeps_all(host: Host) -> None:
    anna, _ben = host.players("anna", "ben")
    table = host.running("anna", "ben")
    host.post(host.harbour.rename("anna", "Anja", host.now))
    assert host.harbour.people.of_key("SHA256:anna") == anna._replace(name="Anja")
    assert host.table("ben", table).seats[0].name == "Anja"
    with pytest.raises(HarbourError, match="Nobody here is called anna"):
        host.harbour.people.rename("anna", "x")


def test_a_name_that_was_given_up_is_free_again(host: Host) -> None:
    first = host.player("anna")
    host.harbour.remove("anna", host.now)
    assert host.harbour.people.of_key("SHA256:anna") is None
    assert host.player("anna").id != first.id


def test_players_are_listed_with_their_keys(host: Host) -> None:
    host.players("anna", "ben")
    host.now += DAY
    host.go("ben")
    anna, ben = host.harbour.people.all()
    assert (anna.player.name, anna.keys, anna.seen) == ("anna", 1, 1_000_000.0)
    assert (ben.player.name, ben.seen) == ("ben", 1_000_000.0 + DAY)


def test_nobody_else_can_read_the_database(host: Host) -> None:
    host.player("anna")
    for path in host.folder.glob(f"{FILE}*"):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600, path
    assert stat.S_IMODE(host.folder.stat().st_mode) == 0o700


def test_a_database_of_a_later_version_is_refused_with_both_versions_named(tmp_path: Path) -> None:
    Store.open(tmp_path).close()
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(StoreError, match=rf"version 99: .* version {len(MIGRATIONS)}"):
        Store.open(tmp_path)


def test_a_database_that_is_none_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"no database at all" * 100)
    with pytest.raises(StoreError, match="cannot be used"):
        Store.open(tmp_path)


def test_a_row_that_points_nowhere_is_refused_and_nothing_of_its_transaction_stays(host: Host) -> None:
    def written() -> None:
        with host.store.writing():
            host.store.add(PlayerRow(None, "anna", "anna", "anna", 0, 0))
            host.store.add(KeyRow("SHA256:x", 12345, 0))

    with pytest.raises(Taken):
        written()
    assert host.store.count(PlayerRow) == 0


def test_another_program_can_make_an_invitation_while_the_host_runs(host: Host) -> None:
    other = Store.open(host.folder)
    code = People(other).invite(host.now)
    other.close()
    assert host.harbour.people.is_code(code, host.now)


def test_a_disk_that_refuses_changes_nothing(host: Host) -> None:
    host.player("anna")
    host.store._connection.execute("PRAGMA query_only = ON")
    with pytest.raises(StoreError, match="cannot be used"):
        host.player("ben")
    host.store._connection.execute("PRAGMA query_only = OFF")
    assert host.harbour.people.named("ben") is None
    host.ask("anna", AskLobby("2026-11-22"))


def test_a_code_that_was_made_for_a_player_adds_a_key_and_lets_nobody_new_in(host: Host) -> None:
    anna, berta = host.players("anna", "berta")
    people = host.harbour.people
    code = people.invite(host.now, name="ANNA")
    assert people.meant_by(code.upper(), host.now) == anna
    assert people.meant_by(people.invite(host.now), host.now) is None
    for misuse in (
        lambda: people.enlist("carl", "SHA256:new", host.now, code),
        lambda: people.add_key(berta, "SHA256:new", host.now, code),
    ):
        with pytest.raises(HarbourError, match="This code lets nobody in"):
            misuse()
    people.add_key(anna, "SHA256:new", host.now, code)
    assert people.of_key("SHA256:new") == anna
    assert people.named("carl") is None
    assert people.meant_by(code, host.now) is None
    with pytest.raises(HarbourError, match="Nobody here is called dora"):
        people.invite(host.now, name="dora")


def test_a_key_is_taken_away_by_enough_of_it_to_tell_it_from_others(host: Host) -> None:
    (anna,) = host.players("anna")
    people = host.harbour.people
    people.add_key(anna, "SHA256:annex", host.now)
    for unclear in ("", "ann", "SHA256:", "x"):
        with pytest.raises(HarbourError, match="no such key, or more than one"):
            people.take_key("anna", unclear)
    assert people.take_key("Anna", "anne") == (anna, "SHA256:annex")
    assert people.of_key("SHA256:annex") is None
    assert [row.fingerprint for row in people.keys_of("anna")] == ["SHA256:anna"]
