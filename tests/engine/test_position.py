"""The kit of positions: what is copied and what shared, the JSON form, and what is refused in its place."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, NamedTuple

import pytest

from engine.codec import FORM, decode, encode, plain
from engine.errors import PositionError
from engine.position import UNKNOWN, Named, Position, Secret, frozen


class Shelf(NamedTuple):
    """Something that is replaced as a whole."""

    loaves: tuple[int, ...]
    label: str | None = None


@dataclass(frozen=True)
class House:
    """What stays the same."""

    name: str
    is_open: bool = True


@dataclass(slots=True, kw_only=True)
class Bakery(Position):
    """A position that has all that a position can have."""

    house: House
    shelf: Shelf
    flour: int = 0
    sacks: list[int]
    trays: list[list[int]]
    carts: list[list[list[str]]]
    orders: tuple[tuple[str, int], ...] = ()
    guests: list[Shelf | None]
    revealed: int = 0


@dataclass(slots=True)
class Pantry(Position):
    """A position of which some may not know much."""

    jars: tuple[Secret[int], ...]
    bottles: list[list[Secret[str]]]
    recipe: Secret[tuple[int, ...]]
    lamp: Secret[bool] = True
    revealed: int = 0


FLOURS = ("rye", "wheat")


@dataclass(slots=True)
class Mill(Position):
    """A position in which numbers stand for names."""

    grinds: Annotated[int, Named("tests.engine.test_position:FLOURS")]
    ground: tuple[Annotated[int, Named("tests.engine.test_position:FLOURS")], ...]
    bags: list[Annotated[list[int], Named("tests.engine.test_position:FLOURS")]]
    hopper: Secret[Annotated[int, Named("tests.engine.test_position:FLOURS")]] = UNKNOWN
    sold: Annotated[int, Named("tests.engine.test_position:FLOURS", in_bits=True)] = 0
    kept: Annotated[tuple[Secret[int], ...], Named("tests.engine.test_position:FLOURS")] = (0, 0)
    revealed: int = 0


@dataclass(slots=True)
class Cellar(Position):
    """A position with something that cannot be copied by its annotation."""

    barrels: tuple[list[int], ...]
    revealed: int = 0


def bakery(**changed: Any) -> Bakery:
    usual: dict[str, Any] = {
        "house": House("corner"),
        "shelf": Shelf((1, 2)),
        "sacks": [3],
        "trays": [[4], [5, 6]],
        "carts": [[["rye"]]],
        "orders": (("rye", 2),),
        "guests": [None, Shelf((), "old")],
    }
    return Bakery(**usual | changed)


def form(**changed: Any) -> dict[str, Any]:
    """The JSON form with some fields written otherwise."""
    found = encode(bakery())
    return {**found, "position": found["position"] | changed}


def test_a_copy_has_lists_of_its_own_as_deep_as_they_go() -> None:
    one = bakery()
    twin = one.copy()
    twin.sacks.append(1)
    twin.trays[1][0] = 7
    twin.carts[0][0].append("wheat")
    twin.guests[0] = Shelf(())
    assert one == bakery()
    assert twin != one


def test_a_copy_shares_what_cannot_change() -> None:
    one = bakery()
    twin = one.copy()
    assert all(getattr(twin, name) is getattr(one, name) for name in ("house", "shelf", "orders"))


def test_a_list_where_copies_would_share_it_is_refused() -> None:
    with pytest.raises(TypeError, match="cannot hold"):
        Cellar(([1],)).copy()


def test_a_position_is_the_same_after_its_json_form() -> None:
    assert decode(Bakery, json.loads(json.dumps(encode(bakery(flour=-3))))) == bakery(flour=-3)


@pytest.mark.parametrize("data", [None, [], "bread", {}, {"form": FORM}, {**encode(bakery()), "more": 1}])
def test_what_is_no_position_is_refused(data: object) -> None:
    with pytest.raises(PositionError, match="This is no position"):
        decode(Bakery, data)


@pytest.mark.parametrize("number", [0, FORM + 1, str(FORM), True, None])
def test_another_form_is_refused_by_its_number(number: object) -> None:
    with pytest.raises(PositionError, match=f"has form {number}: only form {FORM} can be read"):
        decode(Bakery, {**encode(bakery()), "form": number})


@pytest.mark.parametrize(
    ("place", "changed"),
    [
        ("position.flour", {"flour": "3"}),
        ("position.flour", {"flour": True}),
        ("position.flour", {"flour": None}),
        ("position.sacks", {"sacks": {"3": 4}}),
        ("position.trays", {"trays": [4]}),
        ("position.orders", {"orders": [["rye"]]}),
        ("position.orders", {"orders": [["rye", 2, 3]]}),
        ("position.house", {"house": {"name": "corner"}}),
        ("position.house.is_open", {"house": {"name": "corner", "is_open": 1}}),
        ("position.shelf.label", {"shelf": {"loaves": [], "label": 5}}),
        ("position", {"oven": 1}),
    ],
)
def test_a_wrong_shape_is_refused_with_its_place(place: str, changed: dict[str, Any]) -> None:
    with pytest.raises(PositionError, match=f"^'{place}' is not"):
        decode(Bakery, form(**changed))


def test_a_form_without_a_field_is_refused() -> None:
    data = form()
    del data["position"]["sacks"]
    with pytest.raises(PositionError, match="'position' is not"):
        decode(Bakery, data)


DARK = Pantry((1, UNKNOWN), [["rum", UNKNOWN]], UNKNOWN, UNKNOWN)


def test_what_is_unknown_is_unknown_after_a_copy_and_after_the_json_form() -> None:
    for twin in (DARK.copy(), decode(Pantry, json.loads(json.dumps(encode(DARK))))):
        assert twin == DARK
        assert [twin.jars[1], twin.bottles[0][1], twin.recipe, twin.lamp] == [UNKNOWN] * 4


def test_a_word_is_not_taken_for_something_unknown() -> None:
    bright = Pantry((), [["unknown", "UNKNOWN"]], ())
    assert decode(Pantry, json.loads(json.dumps(encode(bright)))) == bright


def test_there_is_one_unknown_however_it_travels() -> None:
    assert all(twin is UNKNOWN for twin in (pickle.loads(pickle.dumps(UNKNOWN)), copy.deepcopy(UNKNOWN)))


def test_something_unknown_where_nothing_is_secret_is_refused() -> None:
    with pytest.raises(PositionError, match=r"^'position\.flour' is not"):
        decode(Bakery, encode(bakery(flour=UNKNOWN)))


@pytest.mark.parametrize(
    "use",
    [
        *(lambda: UNKNOWN + 1, lambda: 1 - UNKNOWN, lambda: UNKNOWN < 1, lambda: sorted((1, UNKNOWN))),
        *(
            lambda: ["rum"][UNKNOWN],
            lambda: [*UNKNOWN],
            lambda: len(UNKNOWN),
            lambda: bool(UNKNOWN),
            lambda: 1 << UNKNOWN,
        ),
    ],
)
def test_nothing_can_be_reckoned_from_what_is_unknown(use: Callable[[], object]) -> None:
    with pytest.raises(TypeError):
        use()


def test_a_program_is_told_names_in_place_of_numbers() -> None:
    told = plain(Mill(-1, (1, 0), [[2, 0], [0, 5]], sold=0b10, kept=(UNKNOWN, 3)))
    bags = [{"rye": 2, "wheat": 0}, {"rye": 0, "wheat": 5}]
    assert (told["grinds"], told["ground"], told["bags"], told["hopper"]) == (None, ["wheat", "rye"], bags, None)
    assert (told["sold"], told["kept"], told["revealed"]) == (["wheat"], {"rye": None, "wheat": 3}, 0)
    assert [plain(Mill(0, (), [], sold=flours))["sold"] for flours in (0, 3)] == [[], ["rye", "wheat"]]


def test_what_is_named_is_copied_and_read_back_as_numbers() -> None:
    mill = Mill(1, (1, 0), [[2, 0]])
    assert decode(Mill, encode(mill)) == mill.copy() == mill


def test_what_nobody_may_hide_is_not_read_back_as_unknown() -> None:
    data = encode(Mill(1, (), []))
    data["position"]["grinds"] = {"unknown": True}
    with pytest.raises(PositionError):
        decode(Mill, data)


def test_positions_can_be_kept_in_a_set_as_tuples_of_their_fields() -> None:
    mill = Mill(1, (1, 0), [[2, 0], [0, 5]])
    other = Mill(1, (1, 0), [[2, 0], [0, 6]])
    assert len({frozen(mill), frozen(mill.copy()), frozen(other)}) == 2
    assert frozen(mill, ("bags",)) == frozen(other, ("bags",))
