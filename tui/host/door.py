"""Who comes in over SSH: a connection, the proof of a key, one channel. Whatever else SSH can do is refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import asyncssh
from asyncssh.auth import KbdIntChallenge

from engine.texts.language import gettext as _
from tui.host.channel import Channel
from tui.host.log import Log
from tui.host.settings import HOST_KEY, Settings

_ALGORITHM: Final = "ssh-ed25519"


def host_key(folder: Path) -> asyncssh.SSHKey:
    """The key of a host, made at its first start, for its owner's eyes alone.

    Raises OSError, `asyncssh.KeyImportError` or `asyncssh.KeyEncryptionError`.
    """
    path = folder / HOST_KEY
    try:
        return asyncssh.read_private_key(path)
    except FileNotFoundError:
        key = asyncssh.generate_private_key(_ALGORITHM)
    new = folder / f".{HOST_KEY}.new"
    new.unlink(missing_ok=True)
    new.touch(mode=0o600)
    new.write_bytes(key.export_private_key())
    new.rename(path)
    return key


class Keys:
    """The public keys of an `authorized_keys` file, read again when it has changed."""

    def __init__(self, path: Path, log: Log) -> None:
        self._path = path
        self._log = log
        self._keys: asyncssh.SSHAuthorizedKeys | None = None
        self._read_at: tuple[int, int] | None = None

    def holds(self, key: asyncssh.SSHKey, address: str) -> bool:
        """Whether a key stands in it, for somebody from this address."""
        try:
            state = self._path.stat()
            if self._read_at != (state.st_mtime_ns, state.st_size):
                self._keys = asyncssh.read_authorized_keys([str(self._path)])
                self._read_at = state.st_mtime_ns, state.st_size
        except (OSError, ValueError) as error:
            self._log.once_a_minute(f"the file of keys cannot be read: {error}")
            if isinstance(error, OSError):
                self._keys = None
        return self._keys is not None and self._keys.validate(key, address, address) is not None


class Door(asyncssh.SSHServer):
    """One connection. Its identity is the key of the proof that was accepted, whatever name was typed."""

    def __init__(self, keys: Keys | None, address: str, begin: Callable[[Door, Channel], None]) -> None:
        """`begin` is called with the channel of whoever has proven a key; without `keys` any key will do."""
        self._connection: asyncssh.SSHServerConnection | None = None
        self._keys = keys
        self._begin = begin
        self.address = address
        self._asked = ""
        """The fingerprint of the key that was asked about last: of the one whose proof is looked at, if any is."""
        self.fingerprint = ""
        """That of the proven key."""
        self.wish = ""
        """The name that was typed."""
        self._has_offered = False
        self._was_told = False
        self._channel: Channel | None = None

    @property
    def has_begun(self) -> bool:
        """Whether the client has asked for all that it wants: a channel alone is nothing yet."""
        return self._channel is not None and self._channel.has_begun

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        """A client is there."""
        self._connection = conn

    def hang_up(self) -> None:
        """Let the client go, when what was sent has gone out."""
        if self._connection is not None:
            self._connection.close()

    def begin_auth(self, username: str) -> bool:
        """Nobody comes in without a proof."""
        self.wish = username
        return True

    def public_key_auth_supported(self) -> bool:
        """Keys are asked for."""
        return True

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        """Whether a key would do. It need not be the one that is proven in the end."""
        self._has_offered = True
        self._asked = key.get_fingerprint()
        return self._keys is None or self._keys.holds(key, self.address)

    def kbdint_auth_supported(self) -> bool:
        """It is offered for the sake of a sentence alone."""
        return True

    def get_kbdint_challenge(self, username: str, lang: str, submethods: str) -> KbdIntChallenge:
        """Say once why nobody comes in like that."""
        if self._was_told:
            return False
        self._was_told = True
        words = _("You need a key to come in here. `ssh-keygen -t ed25519` makes one; then come again.")
        if self._has_offered and self._keys is not None:
            words = _("None of your keys is known here. Send your public key to the one who runs this host.")
        return "", words, "", []

    def validate_kbdint_response(self, username: str, responses: Sequence[str]) -> bool:
        """No answer lets anybody in."""
        return False

    def auth_completed(self) -> None:
        """A proof was accepted: that of the key that was asked about last."""
        self.fingerprint = self._asked

    def session_requested(self) -> Channel | bool:
        """One channel, and no second one."""
        if self._channel is not None or not self.fingerprint:
            return False
        self._channel = Channel(lambda channel: self._begin(self, channel))
        return self._channel


def options(key: asyncssh.SSHKey, settings: Settings) -> asyncssh.SSHServerConnectionOptions:
    """How SSH is spoken here. No file of the machine is read for it."""
    return asyncssh.SSHServerConnectionOptions(
        server_host_keys=[key],
        login_timeout=settings.proof,
        password_auth=False,
        public_key_auth=True,
        kbdint_auth=True,
        gss_host=None,
        host_based_auth=False,
        allow_pty=True,
        line_editor=False,
        agent_forwarding=False,
        x11_forwarding=False,
        allow_scp=False,
        sftp_factory=None,
        encoding=None,
        compression_algs=["zlib@openssh.com", "none"],
        keepalive_interval=0,  # the system's own, which wakes nobody
        window=64 * 1024,
        max_pktsize=32 * 1024,
        server_version="Havre",
    )
