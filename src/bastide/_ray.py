"""Ray, for whoever spreads work over several machines."""

import os
from typing import Any, Literal

from bastide.core.errors import BastideError

Place = Literal["here", "ray"]
"""Where work is done: by processes of this machine, or on the machines of a cluster."""


def ray_here() -> Any:
    """The package, if it is installed."""
    try:
        import ray
    except ImportError:
        raise BastideError(
            "Ray is not installed here; in the folder of Bastide's sources, type: pip install '.[ray]'"
        ) from None
    return ray


def connected(cores: int) -> Any:
    """The package, connected to a cluster: the one RAY_ADDRESS names, else one on so many cores of this machine."""
    ray = ray_here()
    if not ray.is_initialized():
        if os.environ.get("RAY_ADDRESS"):
            ray.init(log_to_driver=False)
        else:
            ray.init(num_cpus=cores, include_dashboard=False, log_to_driver=False)
    return ray
