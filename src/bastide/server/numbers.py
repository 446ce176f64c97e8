"""The one number by which a rating is shown."""

BEGINNING, STEP = 1300, 30
"""Where the number begins by which a rating is shown, and what every point is worth that one can be rather sure of."""


def number_of(mu: float | None = None, sigma: float | None = None) -> int:
    """The one number by which a rating is shown; without one, where everybody begins."""
    return BEGINNING if mu is None or sigma is None else round(BEGINNING + STEP * (mu - 3 * sigma))
