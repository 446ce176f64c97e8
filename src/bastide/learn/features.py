"""How the whole numbers of an observation become the row of floats a net reads.

A choice is one-hot. A count is told twice: as a fraction, and, while it is small, one-hot as well.
"""

import numpy as np
from numpy.typing import NDArray

from bastide.envs.layout import COUNT, ONE_OF, Layout

SMALL = 8
"""Counts below this number are told one-hot; all others share the last place."""
SCALE = 12
"""What a count is divided by, if it can be more than that."""
FAR = 3.0
"""No fraction is told as more than this."""

Places = NDArray[np.int64]


class Features:
    """Where each number of an observation goes."""

    def __init__(self, layout: Layout) -> None:
        columns = [column for table in layout.tables for _ in range(table.rows) for column in table.columns]
        self.choices: Places = np.array([i for i, c in enumerate(columns) if c.kind == ONE_OF], np.int64)
        """The numbers that are choices, and in `choice_first` where the places of each begin."""
        widths = np.array([columns[i].most + 1 for i in self.choices], np.int64)
        self.choice_first: Places = np.cumsum(widths) - widths
        self.counts: Places = np.array(
            [i for i, c in enumerate(columns) if c.kind == COUNT and c.most > 1], np.int64
        )
        self.count_first: Places = int(widths.sum()) + SMALL * np.arange(len(self.counts), dtype=np.int64)
        self.plain: Places = np.array([i for i, c in enumerate(columns) if c.kind != ONE_OF], np.int64)
        """The numbers told as fractions, from the place `plain_first` on."""
        self.plain_first = int(widths.sum()) + SMALL * len(self.counts)
        self.scale = np.array([min(columns[i].most, SCALE) for i in self.plain], np.float32)
        self.size = self.plain_first + len(self.plain)
