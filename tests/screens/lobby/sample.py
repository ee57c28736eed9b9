"""What a host would tell of a harbour with many tables, for the pictures of its lobby."""

from __future__ import annotations

from engine.texts import Text, message
from saves.harbour.replies import Lobby, Ranking
from saves.harbour.values import FINISHED, OPEN, RUNNING, FirstAttempt, Here, Ranked, Seat, Summary, Table

NOW = 1_795_000_000.0
HOUR, DAY = 3_600, 86_400


def table(
    letter: str,
    title: str,
    names: str,
    to_move: str = "",
    *,
    mine: str = "anna",
    state: str = RUNNING,
    at: tuple[int, int] = (0, 0),
    left: float = 0,
    seconds: int = 0,
    totals: tuple[int | None, ...] = (),
    line: Text | None = None,
    variant: str = "full",
) -> Table:
    """A table of these players; `○` is a free seat."""
    seats = tuple(
        Seat() if name == "○" else Seat(shown=name, player=1 + number, name=name, is_here=True)
        for number, name in enumerate(names.split())
    )
    return Table(
        id=letter,
        title=title,
        variant=variant,
        rules={},
        seats=seats,
        by=names.split(maxsplit=1)[0],
        state=state,
        seconds=seconds,
        deadline=NOW + left if left else 0,
        summary=Summary(
            12,
            to_move=tuple(n for n, name in enumerate(names.split()) if name == to_move),
            round=at[0],
            rounds=at[1],
            totals=totals,
            line=line or message(""),
        ),
        mine=names.split().index(mine) if mine in names.split() else None,
        can_join=tuple(n for n, name in enumerate(names.split()) if name == "○"),
    )


def lobby() -> Lobby:
    """What anna sees."""
    return Lobby(
        me="anna",
        my_turn=(
            table(
                "t1",
                "macao",
                "anna dora ben eli",
                "anna",
                at=(8, 12),
                left=2 * HOUR,
                seconds=DAY,
                totals=(54, 75, 40, 51),
                line=message("dora took quarter 14."),
                variant="standard",
            ),
            table("t2", "le-havre", "anna ben cleo", "anna", at=(5, 12), left=2 * DAY, seconds=7 * DAY),
        ),
        others_think=(
            table(
                "t3", "homesteaders", "anna ben cleo", "cleo", at=(9, 10), left=600, seconds=HOUR, totals=(29, 31, 33)
            ),
            table("t4", "speicherstadt", "anna dora", "dora", at=(2, 16)),
        ),
        open=(
            table("t5", "le-havre", "cleo ○ ○", state=OPEN, seconds=DAY),
            table("t6", "macao", "eli ben ○", state=OPEN),
        ),
        running=(
            table("t7", "speicherstadt", "ben dora eli", "ben", at=(7, 12), totals=(9, 14, 3)),
            table("t8", "homesteaders", "cleo eli", "eli", at=(4, 10)),
        ),
        finished=(table("t9", "macao", "eli cleo", state=FINISHED, at=(12, 12), totals=(81, 77)),),
        here=(
            Here("anna", True, NOW - 60, place="lobby"),
            Here("ben", True, NOW - 60, table="t3", place="table"),
            Here("eli", True, NOW - 60, place="daily"),
            Here("dora", False, NOW - 3 * HOUR),
        ),
        daily=(
            FirstAttempt("le-havre", "eli", 141),
            FirstAttempt("le-havre", "ben", 128),
            FirstAttempt("le-havre", "dora", 103),
        ),
        tables=8,
    )


def ranking(title: str) -> Ranking:
    """The rankings of a title."""
    return Ranking(
        title,
        (Ranked("cleo", 1612, 9, 5), Ranked("anna", 1587, 7, 3), Ranked("eli", 1490, 8, 2)),
        (Ranked("anna", 1530, 3, 2), Ranked("", 1470, 3, 1, level="harbourmaster")),
    )
