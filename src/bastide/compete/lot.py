"""What is left to chance in a tournament, drawn from its seed: the same seed, the same lots, on every machine."""

from hashlib import sha256

from bastide.core import Dealer


def lot(seed: int, *purpose: object) -> int:
    """A number for one purpose."""
    text = " ".join(["tournament", str(seed), *map(str, purpose)])
    return int.from_bytes(sha256(text.encode()).digest()[:7], "big")


def lots(seed: int, *purpose: object) -> Dealer:
    """A source of many numbers for one purpose."""
    return Dealer(lot(seed, *purpose))
