"""Another name for a saved game."""

from __future__ import annotations

from engine.texts.language import gettext as _
from saves.atomic import NameTaken, give_name, sync_folder
from saves.errors import SaveError
from saves.files import SaveFile
from saves.slots import cleaned, path_of


def renamed(slot: str, name: str) -> str:
    """Give a saved game another name, whether it can be read or not; returns the slot that the name stands for.

    Raises `SaveError` if there is none, if the name is taken, if another program has it open, or if the disk refuses.
    """
    slot, new = cleaned(slot), cleaned(name)
    path, target = path_of(slot), path_of(new)
    file = SaveFile.hold(path)
    try:
        if file.in_use:
            raise SaveError(_("{name} is open in another program: it cannot be renamed.").format(name=slot))
        if target == path:
            return new
        give_name(path, target)
        path.unlink(missing_ok=True)  # where there are no hard links it has gone already
        sync_folder(path.parent)
    except NameTaken:
        raise SaveError(_("There is a saved game {name} already.").format(name=new)) from None
    except OSError as error:
        raise SaveError(
            _("The saved game {name} cannot be renamed: {reason}.").format(name=slot, reason=error.strerror)
        ) from error
    finally:
        file.close()
    return new
