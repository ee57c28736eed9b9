"""The command `havre replay`: a position of a finished or running game as text."""

from __future__ import annotations

import json
import os
from typing import Annotated, Any

import typer

from engine import format_move
from engine.texts import N_
from engine.texts.language import gettext as _
from saves import Replay, examined
from saves.exchange import read_text
from screens.plain import words_of
from screens.words import in_sentences, shown
from tui.cli.options import AsJson, argument, number, refused, slots
from tui.cli.saves import STANDARD_INPUT, outside
from tui.plain import COLUMNS, fitted


def replay(
    file: Annotated[str, argument("FILE", N_("A saved game by its name, a file, or - for the standard input."), slots)],
    move: Annotated[int | None, number("--move", "N", N_("After so many moves; the last if not given."), 0)] = None,
    as_json: AsJson = False,
) -> None:
    is_outside = file == STANDARD_INPUT or os.sep in file or os.path.isfile(file)
    found = read_text(*outside(file)) if is_outside else examined(file)
    steps = Replay(found.game)
    place = steps.last if move is None else move
    if place > steps.last:
        problem = _("The game has {n} moves.") if found.damage is None else _("Only {n} moves can be played.")
        raise refused(problem, "--move", n=steps.last)
    typer.echo(json.dumps(_plain(steps, place), indent=2) if as_json else "\n".join(_lines(steps, place)))
    if found.damage is not None and move is None:
        raise found.damage


def _lines(steps: Replay, number: int) -> list[str]:
    game = steps.game(number)
    words = words_of(game.title)
    heading = _("Move {n} of {last}").format(n=number, last=steps.last)
    played = steps.move(number)
    if played is not None:
        # Translators: when, and which move.
        heading = _("{heading}: {move}").format(heading=heading, move=format_move(played))
    prompt = "" if game.decision is None else shown(game.decision.prompt)
    happened = in_sentences(steps.events(number))
    lines = [heading, happened, *words.table(game, None), *words.forecast(game, None), prompt]
    return list(fitted(filter(None, lines), COLUMNS))


def _plain(steps: Replay, number: int) -> dict[str, Any]:
    game = steps.game(number)
    played = steps.move(number)
    return {
        "move": number,
        "moves": steps.last,
        "played": None if played is None else format_move(played),
        "events": [{"seat": event.seat, "text": shown(event.text)} for event in steps.events(number)],
        "decision": None if game.decision is None else {"kind": game.decision.kind, "seat": game.decision.seat},
        "table": game.table(),
        "forecast": game.forecast(),
        "scores": game.scores(),
    }
