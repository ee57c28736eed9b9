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
    "homesteaders": ("assign", "bid", "build", "pay", "take", "finish"),
    "speicherstadt": ("queue", "load", "deliver", "buy", "store"),
    "macao": ("take", "activate", "claim", "deliver", "sail", "lay"),
}
"""The first words of moves, the dearest first; all others come last."""


def hear():
    """The next message; the program ends where there are no more."""
    return json.loads(sys.stdin.readline() or sys.exit())


def say(message):
    """Print a message as one line, at once."""
    print(json.dumps(message), flush=True)


def chosen(liked, position):
    """One of the moves that are liked most, drawn so that the same position has the same choice."""
    ranks = {}
    for move in position["moves"]:
        word = move.split()[0]
        ranks[move] = liked.index(word) if word in liked else len(liked)
    best = [move for move, rank in ranks.items() if rank == min(ranks.values())]
    return random.Random(zlib.crc32(json.dumps(position["table"]).encode())).choice(best)


def main():
    """Answer what is asked."""
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
