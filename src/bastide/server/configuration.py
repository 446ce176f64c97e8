"""What a host can set, all of it optional."""

import os
from collections.abc import Mapping
from math import inf
from pathlib import Path

import msgspec

from bastide.core import BastideError

DAY = 86_400.0
NUMBERS = {
    "BASTIDE_BOT_SECONDS": "bot_seconds",
    "BASTIDE_HINT_SECONDS": "hint_seconds",
    "BASTIDE_REVIEW_SECONDS": "review_seconds",
    "BASTIDE_SEARCH_SECONDS": "search_seconds",
    "BASTIDE_LIVE_GRACE": "live_grace",
    "BASTIDE_KEEP_FINISHED_DAYS": "keep_finished_days",
    "BASTIDE_KEEP_EXPIRED_DAYS": "keep_expired_days",
}
"""Variables of the environment, and what each of them sets."""


class Configuration(msgspec.Struct, frozen=True, kw_only=True):
    """How one process serves."""

    data: Path
    """The folder of the embedded database."""
    database: str = ""
    """A `postgresql://` address, or nothing for the embedded database."""
    origin: str = ""
    """The address people use, such as `https://games.example.org`, when a proxy stands in between."""
    thinkers: int = 2
    """How many worker processes bots think in."""
    bot_tables: int = 20
    """At this many tables bots may play among themselves."""
    bot_seconds: float = 2.0
    """How long a bot may think about one move."""
    bot_grace: float = 1.0
    """Seconds beyond that before it is late, and a legal move is made in its place."""
    hint_seconds: float = 1.0
    """How long to look for a hint; 0 for no hints at all."""
    review_seconds: float = 60.0
    """How long the review of a whole game should take; 0 for no reviews at all."""
    search_seconds: float = 10.0
    """How long the engine may think about one position of a study at most; 0 for no searches at all."""
    unstarted_days: float = 7.0
    """After this many days a table that was never started is put away."""
    absent_days: float = 30.0
    """Without a clock, a steward moves for who has not moved for this many days."""
    keep_finished_days: float = 0.0
    """After this many days a game that is over is forgotten; 0 for never."""
    keep_expired_days: float = 30.0
    """After this many days a table that was put away is forgotten; 0 for never."""
    live_grace: float = 10.0
    """Seconds between the end of a live clock and the steward's arrival."""
    correspondence_grace: float = 3_600.0
    idle_seconds: float = 120.0
    """After so long without anybody looking, a table leaves the memory (never the store)."""
    connections: int = 0
    """How many connections there may be at a time; 0 for as many as the system has files for."""
    private_webhooks: bool = False
    """Whether webhooks may call addresses of the local network."""
    trust_proxy: bool = False
    """Whether `X-Forwarded-For` tells a caller's address: only behind a proxy that sets it."""
    limits: bool = True
    """Whether callers are limited in how often they may ask."""


def from_environment(data: Path | None = None, environment: Mapping[str, str] = os.environ) -> Configuration:
    """The configuration meant by the environment: `BASTIDE_DATABASE`, `BASTIDE_DATA`, `BASTIDE_ORIGIN`, ..."""

    def on(name: str) -> bool:
        return environment.get(name, "").lower() in ("1", "true", "yes", "on")

    folder = data or Path(environment["BASTIDE_DATA"] if "BASTIDE_DATA" in environment else home(environment))
    return Configuration(
        data=folder,
        database=environment.get("BASTIDE_DATABASE", ""),
        origin=environment.get("BASTIDE_ORIGIN", "").rstrip("/"),
        thinkers=int(_number("BASTIDE_THINKERS", environment)) or max(1, (os.cpu_count() or 2) - 1),
        bot_tables=int(_number("BASTIDE_BOT_TABLES", {"BASTIDE_BOT_TABLES": "20", **environment})),
        connections=int(_number("BASTIDE_CONNECTIONS", environment)),
        private_webhooks=on("BASTIDE_PRIVATE_WEBHOOKS"),
        trust_proxy=on("BASTIDE_TRUST_PROXY"),
        limits=not on("BASTIDE_NO_LIMITS"),
        **{field: _number(name, environment) for name, field in NUMBERS.items() if environment.get(name)},
    )


def _number(name: str, environment: Mapping[str, str]) -> float:
    text = environment.get(name) or "0"
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number < inf:
        raise BastideError(f"{name} is '{text}'; write a number, such as 2.")
    return number


def home(environment: Mapping[str, str]) -> Path:
    """The user's folder for the data of programs."""
    if "XDG_DATA_HOME" in environment:
        return Path(environment["XDG_DATA_HOME"]) / "bastide"
    if "LOCALAPPDATA" in environment:
        return Path(environment["LOCALAPPDATA"]) / "bastide"
    return Path.home() / ".local" / "share" / "bastide"
