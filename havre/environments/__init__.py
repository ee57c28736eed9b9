"""Every title as an environment for learners: `env` as PettingZoo has them, `seat` as Gymnasium has them.

They need numpy, Gymnasium and PettingZoo: `pip install 'havre[arena]'`. docs/environments.md says how observations and
actions are laid out.
"""

from __future__ import annotations

try:
    from havre.environments.aec import HavreEnv, env, raw_env
    from havre.environments.seat import SeatEnv, seat
except ModuleNotFoundError as missing:
    if missing.name in ("numpy", "gymnasium", "pettingzoo"):
        raise ModuleNotFoundError(
            f"environments need {missing.name}: pip install 'havre[arena]'", name=missing.name
        ) from None
    raise

__all__ = ["HavreEnv", "SeatEnv", "env", "raw_env", "seat"]
