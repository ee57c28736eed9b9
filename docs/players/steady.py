#!/usr/bin/env python3
"""An example of a player: it likes some kinds of move more than others, and answers every question sensibly.

    havre simulate le-havre --short --bots random --bots "exec:python3 steady.py"
"""

import json
import random
import sys
import zlib

LIKED = {
    "le-havre": ("build", "buy", "enter", "take"),
    "homesteaders": ("build", "bid", "sell", "take"),
    "speicherstadt": ("buy", "place", "load", "sell"),
    "macao": ("buy", "activate", "take", "sail"),
}
"""The first words of moves, by title, the dearest first."""

UNLIKED = ("borrow", "debt", "sell", "pass", "end")
"""What is done only where there is nothing else to do."""


def hear():
    """The next message; the program ends where there are no more."""
    line = sys.stdin.readline()
    if not line:
        sys.exit()
    return json.loads(line)


def say(message):
    """Print a message as one line, at once."""
    print(json.dumps(message), flush=True)


def chosen(title, position):
    """One of the moves: of the kind that is liked most, drawn so that the same position has the same choice."""
    liked = LIKED.get(title, ())

    def rank(move):
        word = move.split()[0]
        return liked.index(word) if word in liked else len(liked) + (word in UNLIKED)

    best = min(map(rank, position["moves"]))
    drawn = random.Random(zlib.crc32(json.dumps(position["table"]).encode()))
    return drawn.choice([move for move in position["moves"] if rank(move) == best])


def main():
    title = ""
    while True:
        message = hear()
        if message["type"] == "hello":
            say({"type": "hello", "protocol": 1, "name": "steady"})
        elif message["type"] == "new":
            title = message["title"]
        elif message["type"] == "choose":
            move = chosen(title, message)
            say({"ask": move})
            while not (question := hear())["complete"]:
                move = question["answers"][0]
                say({"ask": move})
            say({"move": move})


main()
