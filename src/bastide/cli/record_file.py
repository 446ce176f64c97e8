"""Records as files: read with a clear complaint, written so that a crash never leaves half a file."""

import os
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from bastide.core import BadRecord, BastideError, Match, Record
from bastide.core.fair import SEED_BYTES

LARGEST = 16 << 20
"""More bytes than any record has: the longest games come to a few hundred thousand."""


def read(path: Path) -> Record:
    """The record in that file."""
    return Record.read(text_of(path))


def text_of(path: Path) -> str:
    """The text of that file, if it is one that could hold a record."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
        if len(content) > LARGEST:
            raise BadRecord(f"This is no Bastide record: it is larger than {LARGEST >> 20} MiB.")
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadRecord("This is no Bastide record: it is not text.") from None
    except OSError as wrong:
        raise BadRecord(f"The file cannot be read: {wrong.strerror}.") from None


def write(path: Path, record: Record) -> None:
    """Put the record into that file, whole or not at all."""
    write_whole(path, record.write())


def write_whole(path: Path, text: str) -> None:
    """Put the text into that file, whole or not at all."""
    try:
        beside = path.with_name(f".{path.name}.part")
        try:
            beside.write_text(text, "utf-8")
            os.replace(beside, path)
        except BaseException:
            with suppress(OSError, ValueError):
                beside.unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as wrong:
        raise not_written(path, wrong) from None


def not_written(path: Path, wrong: Exception) -> BastideError:
    """The complaint that a file cannot be written, and why."""
    why = wrong.strerror if isinstance(wrong, OSError) else str(wrong)
    return BastideError(f"{path} cannot be written: {(why or str(wrong)).rstrip('.')}.")


def open_record(match: Match, seats: list[str]) -> Record:
    """The record of a match with everything in it, even when it is not over, so that it verifies and can be resumed."""
    return Record.of(match, seats, stopped=True)


def seed_of(digits: str) -> bytes:
    """The seed written with up to 64 hexadecimal digits."""
    try:
        return int(digits, 16).to_bytes(SEED_BYTES, "big")
    except (ValueError, OverflowError):
        raise BastideError(f"'{digits}' is no seed; write up to {2 * SEED_BYTES} hexadecimal digits.") from None


def seed_for(purpose: str, seed: bytes) -> int:
    """A number for another source of chance, made from a seed without telling anything about it."""
    return int.from_bytes(sha256(f"bastide {purpose}\0".encode() + seed).digest()[:7], "big")
