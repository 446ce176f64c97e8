"""The fair source of chance for games between people: committed before the first draw, checkable after the last.

The commitment is SHA-256 over the seed and the table's name. The n-th number of a draw comes from HMAC-SHA-256,
keyed by the seed, over the table's name, the players' nonces, the draw's number and the number of the try. A number
that would favour some outcomes is rejected and the next try taken. Two functions, so that the published commitment
tells nothing about the draws.
"""

import hmac
import secrets
from hashlib import sha256

from bastide.core.dealer import Dealer
from bastide.core.native import i64

SEED_BYTES = 32
_SPAN = 1 << 62


class FairDealer(Dealer):
    """Draws that nobody can steer once the commitment is out."""

    def __init__(self, seed: bytes | None = None, table: str = "", nonces: tuple[str, ...] = ()) -> None:
        super().__init__(0)
        self.seed = secrets.token_bytes(SEED_BYTES) if seed is None else seed
        if len(self.seed) != SEED_BYTES:
            raise ValueError(f"A seed has {SEED_BYTES} bytes, not {len(self.seed)}.")
        self.table = table
        self.nonces = nonces
        self.draws = 0
        """How many numbers were drawn; set it back to draw the same again."""

    @property
    def commitment(self) -> str:
        """What is published before the first draw."""
        return commitment(self.seed, self.table)

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1: the next of the committed sequence."""
        bound = int(n)
        fair = _SPAN - _SPAN % bound
        attempt = 0
        number = self._number(self.draws, attempt)
        while number >= fair:
            attempt += 1
            number = self._number(self.draws, attempt)
        self.draws += 1
        return number % bound

    def _number(self, draw: int, attempt: int) -> int:
        texts = [b"bastide draw", self.table.encode(), *(nonce.encode() for nonce in self.nonces)]
        message = b"".join(len(text).to_bytes(4, "big") + text for text in texts)
        message += draw.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        return int.from_bytes(hmac.digest(self.seed, message, "sha256")[:8], "big") % _SPAN


def commitment(seed: bytes, table: str) -> str:
    """SHA-256 over the seed and the name of the table, in hexadecimal."""
    return sha256(b"bastide commitment\0" + seed + table.encode()).hexdigest()
