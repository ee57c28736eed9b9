"""The commands of `havre host`: a host for friends who come over SSH, and what its keeper asks of it."""

from __future__ import annotations

import json
import os
import sys
from datetime import UTC, datetime
from importlib.util import find_spec
from ipaddress import ip_address
from pathlib import Path
from time import time
from typing import Annotated, Any

import typer

from engine.texts import N_
from engine.texts.cells import aligned
from engine.texts.language import gettext as _, ngettext, spoken
from saves import SaveError
from saves.disk import typed_path
from saves.harbour.harbour import Harbour
from saves.harbour.store import FILE, Store
from saves.names import printable
from saves.slots import home
from tui.cli.commands import Commands
from tui.cli.options import AsJson, argument, flag, number, refused, valued
from tui.host.control import NoHost, ask
from tui.host.keeper import keep
from tui.host.settings import Door, Settings

_USUAL = Settings("")
_BEGIN = "import sys; sys.path.insert(0, sys.argv[1]); from tui.host.bridge import main; sys.exit(main(sys.argv[2:]))"
_HOUSE = str(Path(__file__).resolve().parents[2])
_HIGHEST_PORT = 65_535

Data = Annotated[
    str | None,
    valued("--data", "FOLDER", N_("Where the host keeps what is its own; `host` beside the saved games.")),
]
Name = Annotated[str, argument("NAME", N_("The name of a player."))]

app = Commands(help=N_("Let friends play here over SSH, with any client."))
players = Commands(help=N_("List, rename and remove the players of a host."))
app.add_typer(players, name="players")


@app.callback(invoke_without_command=True)
def host(
    context: typer.Context,
    listen: Annotated[
        str, valued("--listen", "ADDRESS:PORT", N_("Where to listen; an address of this machine alone if none."))
    ] = f"{_USUAL.address}:{_USUAL.port}",
    data: Data = None,
    keys: Annotated[
        str | None, valued("--keys", "FILE", N_("Let in whoever has a key in this file, as in authorized_keys."))
    ] = None,
    is_open: Annotated[bool, flag("--open", N_("Let in whoever has a key."))] = False,
    invite: Annotated[
        bool, flag("--invite", N_("Let in whoever knows a code of `havre host invite`; so it is if nothing is said."))
    ] = False,
    most: Annotated[int, number("--most", "N", N_("Sessions at the same time."), 1, 10_000)] = _USUAL.most,
    connections: Annotated[
        int, number("--connections", "N", N_("Connections that have not proven a key."), 1, 10_000)
    ] = _USUAL.connections,
    connections_each: Annotated[
        int, number("--connections-each", "N", N_("The same from one address."), 1, 10_000)
    ] = _USUAL.connections_each,
) -> None:
    if context.invoked_subcommand is not None:
        return
    if sum((keys is not None, is_open, invite)) > 1:
        raise refused(_("Only one of --keys, --open and --invite says who may come in."))
    door: Door = "keys" if keys is not None else "open" if is_open else "invite"
    address, port = _place(listen)
    settings = Settings(
        data=str(_folder(data)),
        address=address,
        port=port,
        door=door,
        keys="" if keys is None else str(_file_of_keys(keys)),
        language=spoken().code,
        most=most,
        connections=connections,
        connections_each=connections_each,
    )
    _need_what_it_takes()
    sys.stdout.flush()
    # A process of its own, as what it is: the bridge has loaded no game.
    os.execv(sys.executable, [sys.executable, "-P", "-c", _BEGIN, _HOUSE, settings.as_text()])  # noqa: S606


@app.command(help=N_("Say who is at the host that runs."))
def status(data: Data = None, as_json: AsJson = False) -> None:
    found = _asked_of_running(data, ask="status")
    if as_json:
        typer.echo(json.dumps(found))
        return
    here = found["here"]
    words = ngettext("{n} session of at most {most}.", "{n} sessions of at most {most}.", len(here))
    typer.echo(words.format(n=len(here), most=found["most"]))
    if here:
        minutes = [(printable(one["name"]), _("{n} min").format(n=one["minutes"])) for one in here]
        typer.echo("\n".join(aligned(minutes)))
    typer.echo(
        ngettext("{n} table that is not over.", "{n} tables that are not over.", found["tables"]).format(
            n=found["tables"]
        )
    )
    words = ngettext("{n} connection without a proven key.", "{n} connections without a proven key.", found["unproven"])
    typer.echo(words.format(n=found["unproven"]))
    typer.echo(_("It has run for {n} min.").format(n=found["minutes"]))


@app.command(help=N_("End the host that runs: its sessions are told, and end within five seconds."))
def stop(data: Data = None) -> None:
    count = _asked_of_running(data, ask="stop")["sessions"]
    words = ngettext("The host ends, and {n} session with it.", "The host ends, and {n} sessions with it.", count)
    typer.echo(words.format(n=count))


@app.command(help=N_("Print a code that lets one person in within a week."))
def invite(
    to: Annotated[
        str | None, valued("--for", "NAME", N_("A code by which this player comes in with another key."))
    ] = None,
    data: Data = None,
) -> None:
    typer.echo(_asked(data, ask="invite", **({} if to is None else {"for": to}))["code"])


@players.command("list", help=N_("List the players of the host."))
def list_(data: Data = None, as_json: AsJson = False) -> None:
    found = _asked(data, ask="list")["players"]
    if as_json:
        typer.echo(json.dumps(found))
    elif not found:
        typer.echo(_("Nobody has come in yet."))
    else:
        typer.echo("\n".join(aligned([_row(one) for one in found])))


@players.command(help=N_("Call a player something else; their games and tables stay theirs."))
def rename(name: Name, new: Annotated[str, argument("NEW", N_("The new name."))], data: Data = None) -> None:
    _asked(data, ask="rename", name=name, new=new)


@players.command(help=N_("Let a player come in no more. Saved games stay in the data folder."))
def remove(name: Name, data: Data = None) -> None:
    _asked(data, ask="remove", name=name)


@players.command(help=N_("List the keys by which a player comes in, as `ssh-keygen -l` tells them."))
def keys(name: Name, data: Data = None, as_json: AsJson = False) -> None:
    found = _asked(data, ask="keys", name=name)["keys"]
    if as_json:
        typer.echo(json.dumps(found))
    elif not found:
        typer.echo(_("{name} has no key; `havre host invite --for {name}` makes a code for one.").format(name=name))
    else:
        typer.echo("\n".join(aligned([(one["key"], _day(one["made"])) for one in found])))


@players.command("take-key", help=N_("Let a player come in by a key no more; sessions that came with it end."))
def take_key(
    name: Name,
    key: Annotated[str, argument("KEY", N_("The key as `keys` lists it, or enough of it."))],
    data: Data = None,
) -> None:
    _asked(data, ask="take-key", name=name, key=key)


def _row(one: dict[str, Any]) -> tuple[str, ...]:
    keys = ngettext("{n} key", "{n} keys", one["keys"]).format(n=one["keys"])
    return str(one["number"]), printable(one["name"]), keys, _day(one["seen"])


def _day(seconds: float) -> str:
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d}"


def _asked_of_running(data: str | None, **question: Any) -> dict[str, Any]:
    """The answer of the host that runs; raises `SaveError` where none does."""
    folder = _folder(data)
    try:
        return _answer(ask(folder, **question))
    except NoHost as error:
        raise SaveError(_("No host runs on the data folder {folder}."), folder=folder) from error


def _asked(data: str | None, **question: Any) -> dict[str, Any]:
    """The answer of the host that runs, or of what it has kept; raises `SaveError`."""
    folder = _folder(data)
    try:
        return _answer(ask(folder, **question))
    except NoHost:
        if question != {"ask": "invite"} and not (folder / FILE).exists():
            raise SaveError(_("There is no host in the folder {folder}."), folder=folder) from None
    store = Store.open(folder)
    try:
        return _answer(keep(Harbour(store), question, time()).answer)
    finally:
        store.close()


def _answer(found: dict[str, Any]) -> dict[str, Any]:
    if "refused" in found:
        raise SaveError(printable(found["refused"]))
    return found


def _folder(data: str | None) -> Path:
    return (home() / "host" if data is None else typed_path(data)).absolute()


def _file_of_keys(words: str) -> Path:
    path = typed_path(words).absolute()
    if not path.is_file():
        raise SaveError(_("There is no file of keys {path}."), path=path)
    return path


def _place(listen: str) -> tuple[str, int]:
    """Address and port of `ADDRESS:PORT`, `[ADDRESS]:PORT`, `:PORT`, or a port alone. Raises `typer.BadParameter`."""
    address, _colon, port = listen.rpartition(":")
    address = address.strip("[]") or _USUAL.address
    if not (port.isascii() and port.isdigit() and int(port) <= _HIGHEST_PORT):
        raise refused(_("'{word}' is no address with a port, such as 0.0.0.0:2222."), "--listen", word=listen)
    try:
        ip_address(address)
    except ValueError:
        if not all(part.replace("-", "").isalnum() for part in address.split(".")):
            wrong = _("'{word}' is no address with a port, such as 0.0.0.0:2222.")
            raise refused(wrong, "--listen", word=listen) from None
    return address, int(port)


def _need_what_it_takes() -> None:
    """Raises `SaveError` where a host cannot be."""
    if not (sys.platform.startswith("linux") and hasattr(os, "pidfd_open")):
        raise SaveError(_("A host needs Linux."))
    if find_spec("asyncssh") is None:
        raise SaveError(_("A host needs asyncssh: `pip install 'havre[host]'` brings it."))
