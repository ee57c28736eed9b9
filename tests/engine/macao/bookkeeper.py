"""What a move of a turn must come to for whoever makes it, from what is shown before and the printed list alone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

from tests.engine.macao import printed
from tests.engine.macao.brute_force import CARDS, PORTS

Holdings = Counter[str]
"""Gold, prestige, joker tiles, spaces on the wall, cubes by colour, tiles by good."""

VALUES = {line.split(" | ")[1]: list(map(int, line.split(" | ")[2].split())) for line in printed.PORTS}


def holdings(player: Mapping[str, Any], steps: int) -> Holdings:
    """What a player on the table has."""
    found = Counter({name: player[name] for name in ("gold", "prestige", "jokers")})
    return found + Counter({"wall": steps}) + Counter(player["supply"]) + Counter(player["cargo"])


def change(table: dict[str, Any], words: str, target: str, answers: dict[str, Any]) -> Holdings:
    """By how much the holdings of whoever acts change with a move."""
    mine = table["players"][table["decider"]]
    has, found = mine["activated"], Counter[str]()
    found.subtract(Counter(dict(answers["with"])) if isinstance(answers.get("with"), tuple) else {})
    if words in ("activate", "craft"):
        kind = CARDS[target]["kind"]
        _gain(found, has, rf"Each time you activate another (?:card|{kind} card): (.*)\.", answers)
    elif words == "claim":
        tile = next(one["tile"] for one in table["city"] if one["quarter"] == target)
        found["jokers" if tile == "joker" else tile] += 1
        _gain(found, has, r"When you take a quarter: (.*)\.", answers)
        found["wall"] += answers.get("steps", 0)
    elif words == "wall":
        found["wall"] += answers["spaces"]
    elif words == "sail":
        if answers["with"] != "free":
            found[answers["with"]] -= 1
        if target in PORTS:
            _gain(found, set(has) - set(table["turn"]["used"]), r"When your ship enters a port: (.*)\.", answers)
    elif words == "deliver":
        covered = next(one["covered"] for one in table["ports"] if one["good"] == target)
        twice = any(CARDS[name]["says"] == f"The value that a tile of {target} covers counts double." for name in has)
        found["prestige"] += VALUES[target][len(covered)] * (2 if twice else 1)
        found[target] -= 1
        _gain(found, has, r"For every goods tile that you deliver: (.*) more, never doubled\.", answers)
    elif words == "tribute":
        found["gold"] -= table["tribute"]["gold"]
        found["prestige"] += table["tribute"]["prestige"]
        _gain(found, has, r"Each time you buy prestige by tribute, for nothing too: (.*) more\.", answers)
    elif words == "joker":
        got = Counter(dict(answers["for"]))
        found["gold"] += 3 * got.pop("coins", 0)
        found.update(got)
        found["jokers"] -= 1
    elif words == "use":
        _use(found, mine, CARDS[target]["says"], answers)
    return found


def _gain(found: Holdings, cards: Any, rule: str, answers: dict[str, Any]) -> None:
    """What some cards bring by themselves."""
    for name in cards:
        match = re.fullmatch(rule, CARDS[name]["says"])
        if match:
            _add(found, match[1], answers)


def _add(found: Holdings, gain: str, answers: dict[str, Any]) -> None:
    """Add '1 PP', '2 gold' or '1 cube of any colour'."""
    number, what = gain.split(" ", 1)
    found[{"PP": "prestige", "gold": "gold"}.get(what, str(answers.get("cube")))] += int(number)


def _use(found: Holdings, mine: dict[str, Any], says: str, answers: dict[str, Any]) -> None:
    """What the use of a card comes to."""
    if not _exchanged(found, says, answers) and not _gained(found, mine, says, answers):
        assert says.startswith("Move your ship up to "), says


def _exchanged(found: Holdings, says: str, answers: dict[str, Any]) -> bool:
    """Whether a card gives one thing for another."""
    cubes = answers.get("cubes", ())
    if match := re.fullmatch(r"Give (\d) (red|blue|green|black|gray|violet): (.*)\.", says):
        found[match[2]] -= int(match[1])
        _add(found, match[3], answers)
    elif match := re.fullmatch(r"(?:Give|For every) (\d) cubes (?:of any colours|you give): (\d) gold\.", says):
        given = sum(number for _colour, number in answers["with"])
        found["gold"] += given // int(match[1]) * int(match[2])
    elif match := re.fullmatch(r"(?:Pay|For every) (\d) gold(?: you pay)?: 1 cube of any colour\.", says):
        found.update(Counter(dict(cubes)))
        found["gold"] -= int(match[1]) * sum(number for _colour, number in cubes)
    elif match := re.fullmatch(r"Pay (\d) gold: (\d) PP\.", says):
        found["gold"] -= int(match[1])
        found["prestige"] += int(match[2])
    elif match := re.fullmatch(r"Give up to \d (\w+): take as many .*", says):
        found.update(Counter(dict(cubes)))
        found[match[1]] -= sum(number for _colour, number in cubes)
    elif match := re.fullmatch(r"Give up to 6 cubes of different colours: (\d) PP for each\.", says):
        found.subtract(Counter(cubes))
        found["prestige"] += int(match[1]) * len(cubes)
    elif match := re.fullmatch(r"Remove a goods tile of your ship from the game: (.*)\.", says):
        found[answers["tile"]] -= 1
        _add(found, match[1], answers)
    return match is not None


def _gained(found: Holdings, mine: dict[str, Any], says: str, answers: dict[str, Any]) -> bool:
    """Whether a card brings something."""
    if match := re.fullmatch(r"Take (\d) (\w+)\.", says):
        found[match[2]] += int(match[1])
    elif match := re.fullmatch(r"For every (\d) of your quarters: (\d) gold\.", says):
        found["gold"] += len(mine["quarters"]) // int(match[1]) * int(match[2])
    elif match := re.fullmatch(r"(\d) PP for each office card of (\w+) .*", says):
        offices = [name for name in mine["activated"] if re.fullmatch(rf"{match[2].lower()}-\d", name)]
        found["prestige"] += int(match[1]) * len(offices)
    elif match := re.fullmatch(r"Pay (\d) gold: move your ship .*", says):
        found["gold"] -= int(match[1])
    elif match := re.fullmatch(r"Move (\d) space forward on the wall for nothing\.", says):
        found["wall"] += int(match[1])
    elif match := re.fullmatch(r"If .*: (.*)\.", says):
        _add(found, match[1], answers)
    return match is not None
