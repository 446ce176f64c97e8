"""How much the soak plays: all of it, 100,000 random tables among it, or the share that `BASTIDE_SOAK` says."""

import os

SHARE = float(os.environ.get("BASTIDE_SOAK", "1"))


def share(whole: int) -> int:
    """That share of this many games or batches, one at least."""
    return max(1, round(whole * SHARE))
