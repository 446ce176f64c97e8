"""Passwords in tests: kept as argon2id as everywhere, but without the seventh of a second that each costs by design."""

from argon2 import PasswordHasher

from bastide.server.identity import passwords

DEAR = passwords._hasher
"""What a host's server hashes with."""


def hash_cheaply() -> None:
    """From now on this process hashes at the least cost there is; what was kept before is still read."""
    passwords._hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    passwords._nobody.cache_clear()
