"""What bridge and fork server say to each other: packets of JSON, with descriptors beside them."""

from __future__ import annotations

import json
import os
import socket
from collections.abc import Sequence
from typing import Any, Final

LARGEST: Final = 64 * 1024
"""Bytes of the longest packet."""

_MOST: Final = 8
"""So many descriptors come with a packet at most."""


class Hungup(Exception):
    """The other end has gone."""


def pair() -> tuple[socket.socket, socket.socket]:
    """Two ends of a line that keeps packets apart."""
    return socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)


def send(end: socket.socket, packet: dict[str, Any], descriptors: Sequence[int] = ()) -> None:
    """Send a packet and descriptors, which stay open here. Raises `Hungup`; of an end that does not wait also
    BlockingIOError.
    """
    data = json.dumps(packet, separators=(",", ":")).encode()
    if len(data) > LARGEST:
        raise ValueError("a packet that is too long")
    try:
        socket.send_fds(end, [data], list(descriptors))
    except (BrokenPipeError, ConnectionResetError) as error:
        raise Hungup from error


def receive(end: socket.socket) -> tuple[dict[str, Any], list[int]]:
    """The next packet and its descriptors, which no program that is begun inherits.

    Raises `Hungup`; of an end that does not wait also BlockingIOError.
    """
    try:
        data, descriptors, _flags, _address = socket.recv_fds(end, LARGEST, _MOST)
    except ConnectionResetError as error:
        raise Hungup from error
    if not data:
        raise Hungup
    for one in descriptors:
        os.set_inheritable(one, False)
    packet: dict[str, Any] = json.loads(data)
    return packet, list(descriptors)
