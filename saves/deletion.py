"""Saved games that are no longer wanted."""

from __future__ import annotations

from engine.texts.language import gettext as _
from saves.atomic import sync_folder
from saves.errors import SaveError
from saves.files import SaveFile
from saves.slots import cleaned, path_of


def delete(slot: str) -> None:
    """Delete a saved game for good, whether it can be read or not.

    Raises `SaveError` if there is none, if another program has it open, or if the disk refuses.
    """
    slot = cleaned(slot)
    path = path_of(slot)
    file = SaveFile.hold(path)
    try:
        if file.in_use:
            raise SaveError(_("{name} is open in another program: it cannot be deleted.").format(name=slot))
        path.unlink()
        sync_folder(path.parent)
    except OSError as error:
        raise SaveError(
            _("The saved game {name} cannot be deleted: {reason}.").format(name=slot, reason=error.strerror)
        ) from error
    finally:
        file.close()
