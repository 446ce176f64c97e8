"""Passwords, kept as argon2id."""

import asyncio
import secrets
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

_hasher = PasswordHasher()


class Passwords:
    """Hashes passwords and compares them, two at a time: each takes a processor and much memory for a while."""

    def __init__(self) -> None:
        self._hashing = asyncio.Semaphore(2)

    async def hashed(self, password: str) -> str:
        """The password as it is kept."""
        async with self._hashing:
            return await asyncio.to_thread(_hasher.hash, password)

    async def right(self, hashed: str | None, password: str) -> bool:
        """Whether it is the password that was kept so; None where there is no such account."""
        async with self._hashing:
            return await asyncio.to_thread(_verify, hashed, password)


@cache
def _nobody() -> str:
    """Compared against when there is no such account, so that the time taken does not tell which names exist."""
    return _hasher.hash(secrets.token_hex())


def _verify(hashed: str | None, password: str) -> bool:
    nobody = _nobody()  # made by whoever comes first, whether there is such an account or not
    try:
        return _hasher.verify(nobody if hashed is None else hashed, password)
    except VerificationError:
        return False
