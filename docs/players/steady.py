#!/usr/bin/env python3
"""An example of a player: it likes some kinds of move more than others, and answers every question sensibly.

    havre simulate le-havre --short --bots random --bots "exec:python3 steady.py"
"""

import json
import random
import sys
import zlib

LIKED = {
    "le-havre": ("supply", "feed", "build", "take", "enter", "end"),
    "homesteaders": ("place", "bid", "build", "pay", "sell", "end", "pass"),
    "speicherstadt": ("load", "buy", "fill", "place"),
    "macao": ("activate", "place", "take", "sail", "choose"),
}
"""The first words of moves, by title, the dearest first; what stands there not comes last."""


def hear():
    """The next message; the program ends where there are no more."""
    line = sys.stdin.readline()
    if not line:
        sys.exit()
    return json.loads(line)


def say(message):
    """Print a message as one line, at once."""
    print(json.dumps(message), flush=True)


def chosen(liked, position):
    """One of the moves that are liked most, drawn so that the same position has the same choice."""
    ranks = [liked.index(word) if word in liked else len(liked) for word in (m.split()[0] for m in position["moves"])]
    best = [move for move, rank in zip(position["moves"], ranks) if rank == min(ranks)]
    return random.Random(zlib.crc32(json.dumps(position["table"]).encode())).choice(best)


def main():
    liked = ()
    while True:
        message = hear()
        if message["type"] == "hello":
            say({"type": "hello", "protocol": 1, "name": "steady"})
        elif message["type"] == "new":
            liked = LIKED.get(message["title"], ())
        elif message["type"] == "choose":
            say({"ask": chosen(liked, message)})
            question = hear()
            while not question["complete"]:
                say({"ask": question["answers"][0]})
                question = hear()
            say({"move": question["move"]})


main()
