"""What a run took, summed up in few numbers."""

from typing import Any

import numpy as np

POINTS = 60
"""The curve is reported in this many points, each the mean of its rounds."""


def thinned(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The curve in few points."""
    found = []
    for part in np.array_split(np.array(lines, object), min(POINTS, len(lines))):
        names = dict.fromkeys(name for line in part for name in line if not name.endswith("_s"))
        point = {name: float(np.mean([line[name] for line in part if name in line])) for name in names}
        last = ("round", "seconds", "decisions", "games")
        point |= {name: part[-1][name] for name in last if name in part[-1]}
        found.append({name: round(value, 4) for name, value in point.items()})
    return found
