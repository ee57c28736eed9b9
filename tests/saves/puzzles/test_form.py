"""Files of puzzles: what is written is read back, and what is wrong with one of them leaves the others alone."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

import pytest

from saves.puzzles.form import Puzzle, PuzzleError, entry_bytes, file_bytes, new_id, position_text
from saves.puzzles.reader import read

TEXT = position_text({"form": 1, "position": {"names": ["It's me"], "nothing": None}})


def puzzle(number: int = 1, **fields: object) -> Puzzle:
    """A puzzle of a position that nobody looks at."""
    id = new_id(date(2026, 11, 23), "macao", "most", str(number), TEXT)
    made = Puzzle("macao", number, id, "full", 1, "most", 2, 41, (28, 35, 41), ("take wood", "end"), TEXT)
    return made._replace(**fields)  # type: ignore[arg-type]


FULL = puzzle(
    7,
    kind="fewest",
    what="own:liner-2",
    best=3,
    stars=(99, 4, 3),
    rules={"expert_loans": True, "head_start": (1, 0)},
    card="liner-2",
    proof={"positions": 81376, "seconds": 0.5, "usual": 28},
)


def test_what_is_written_is_read_back() -> None:
    found = read(file_bytes("macao", [FULL, puzzle()]), "macao.toml")
    assert found.puzzles == (puzzle(), FULL)
    assert found.problems == ()


def test_the_position_is_read_with_what_toml_has_no_sign_for() -> None:
    assert read(file_bytes("macao", [FULL]), "x").puzzles[0].position["position"]["nothing"] is None


def test_the_form_is_that_of_the_documentation() -> None:
    assert entry_bytes(FULL).decode() == (
        "\n[[puzzles]]\n"
        f'number = 7\nid = "{FULL.id}"\nvariant = "full"\nedition = 1\nkind = "fewest"\nwhat = "own:liner-2"\n'
        "grade = 2\nbest = 3\nstars = [99, 4, 3]\n"
        'card = "liner-2"\n'
        "rules = { expert_loans = true, head_start = [1, 0] }\n"
        "proof = { positions = 81376, seconds = 0.5, usual = 28 }\n"
        'line = [\n    "take wood",\n    "end",\n]\n'
        f"position = '''{TEXT}'''\n"
    )


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('kind = "most"', 'kind = "\\u001b[31mred"', "'kind' cannot be 'red'"),
        ("grade = 2", "grade = 4", "'grade' cannot be '4'"),
        ("grade = 2", "grade = true", "'grade' cannot be 'True'"),
        ("stars = [28, 35, 41]", "stars = [28, 43, 41]", "'stars' cannot be"),
        ("stars = [28, 35, 41]", "stars = [28, 35, 40]", "'stars' cannot be"),
        ("best = 41", "best = nan", "'best' cannot be 'nan'"),
        ("best = 41\n", "", "'best' is missing"),
        ('"take wood"', '"take \\u009b2J wood"', "'line' cannot be"),
        ("position = '''", "position = 3 # '''", "'position' cannot be '3'"),
        pytest.param("edition = 1", f"edition = {'9' * 5000}", "larger than any puzzle", id="a huge number"),
        ("edition = 1", "edition = ", "cannot be read"),
    ],
)
def test_a_puzzle_that_is_damaged_is_named_and_the_others_go_on(old: str, new: str, words: str) -> None:
    data = file_bytes("macao", [puzzle(1), puzzle(2), puzzle(3)]).decode()
    entry = entry_bytes(puzzle(2)).decode()
    assert old in entry
    found = read(data.replace(entry, entry.replace(old, new)).encode(), "macao.toml")
    assert [one.number for one in found.puzzles] == [1, 3]
    (problem,) = map(str, found.problems)
    assert words in problem
    assert "uzzle 2 of Macao" in problem
    assert problem.isprintable()


def test_of_two_puzzles_of_a_number_the_second_is_left_out() -> None:
    data = file_bytes("macao", [puzzle(1), puzzle(1)])
    found = read(data, "macao.toml")
    assert len(found.puzzles) == 1
    assert "another one has its number" in str(found.problems[0])


@pytest.mark.parametrize(
    "data", [b"", b"format = 2\ntitle = 'macao'", b"format = 1\ntitle = 'chess'", b"\xff", b"a = ["]
)
def test_a_file_of_something_else_is_refused(data: bytes) -> None:
    with pytest.raises(PuzzleError, match=r"x\.toml"):
        read(data, "x.toml")


def test_a_position_that_is_nested_without_end_is_refused() -> None:
    deep = puzzle(text="[" * 20_000)
    with pytest.raises(PuzzleError, match="its position cannot be read"):
        _ = deep.position


def test_more_points_or_fewer_moves_earn_more_stars() -> None:
    assert [puzzle().earned(points) for points in (27, 28, 34, 35, 40, 41, 42)] == [0, 1, 1, 2, 2, 3, 3]
    assert [FULL.earned(moves) for moves in (9, 5, 4, 3)] == [1, 1, 2, 3]
    assert (puzzle().falls, FULL.falls) == (False, True)


def test_the_id_says_when_a_puzzle_was_taken_in_and_is_that_of_what_is_asked() -> None:
    assert puzzle().id.startswith("261123-")
    assert puzzle(1).id != puzzle(2).id
    assert puzzle(1).id == puzzle(1).id


def test_each_part_of_a_puzzle_is_explained() -> None:
    page = (Path(__file__).parents[3] / "docs" / "puzzles.md").read_text("utf-8")
    rows = re.findall(r"^\| (`.*?) \|", page, re.MULTILINE)
    assert set(Puzzle._fields) <= {name for row in rows for name in re.findall(r"`(\w+)`", row)}
