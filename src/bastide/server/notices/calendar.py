"""One's turns as a calendar (RFC 5545) that other programs subscribe to."""

from collections.abc import Iterable
from datetime import UTC, datetime

import msgspec

LONGEST_LINE = 75
"""Octets; what is longer is folded."""


class Turn(msgspec.Struct, frozen=True):
    """A turn somebody has to take."""

    table: str
    number: int
    """How many entries the table's log has: another turn is another event."""
    text: str
    until: float
    """When the time is up; without a clock, when the turn began."""
    url: str


def calendar(turns: Iterable[Turn], now: float) -> str:
    """The calendar of these turns."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Bastide//Bastide//EN", "X-WR-CALNAME:Bastide"]
    for turn in turns:
        lines += [
            "BEGIN:VEVENT",
            f"UID:{turn.table}-{turn.number}@bastide",
            f"DTSTAMP:{_instant(now)}",
            f"DTSTART:{_instant(turn.until)}",
            f"SUMMARY:{_text(turn.text)}",
            f"URL:{turn.url}",
            "END:VEVENT",
        ]
    return "".join(_folded(line) + "\r\n" for line in [*lines, "END:VCALENDAR"])


def _instant(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y%m%dT%H%M%SZ")


def _text(words: str) -> str:
    for character in "\\;,":
        words = words.replace(character, f"\\{character}")
    return words.replace("\n", "\\n")


def _folded(line: str) -> str:
    """The line in parts of at most 75 octets, none of which ends within a character."""
    parts = [""]
    for character in line:
        if len((parts[-1] + character).encode()) > LONGEST_LINE - (len(parts) > 1):
            parts.append("")
        parts[-1] += character
    return "\r\n ".join(parts)
