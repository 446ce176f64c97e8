"""How often somebody may try a password, so that nobody guesses one and nobody locks an owner out.

A device that its owner has signed in with before has tries of its own, whatever others do. All others have them by
address, by name and address, where each wrong one costs more than the one before, and many by name alone.
"""

from bastide.server.limits import Limits

FREE = 3
"""How many wrong tries for a name from an address cost no more than the first."""
DEAREST = 32.0
MOST_KNOWN = 20_000


class SignIns:
    """The tries of one process."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._wrong: dict[tuple[str, str], int] = {}

    def knock(self, address: str, name: str, device: str = "") -> None:
        """Somebody tries a password for a name, perhaps from a device that is known as its owner's. Raises Refused."""
        if device:
            self.limits.take("sign_in", f"device {device}")
            return
        self.limits.take("sign_in", address)
        wrong = self._wrong.get((address, name), 0)
        self.limits.take("sign_in_name", f"{address} {name}", min(DEAREST, 2.0 ** max(0, wrong - FREE)))
        self.limits.take("sign_in_strangers", name)
        self._wrong.pop((address, name), None)
        self._wrong[address, name] = wrong + 1
        if len(self._wrong) > MOST_KNOWN:
            del self._wrong[next(iter(self._wrong))]

    def right(self, address: str, name: str) -> None:
        """The password was right."""
        self._wrong.pop((address, name), None)
