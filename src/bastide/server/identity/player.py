"""A person with an account, and what they have chosen."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Circle = Literal["everybody", "met", "nobody"]
"""Everybody, those one has played with, or nobody."""
Language = Annotated[str, Meta(pattern="^[a-z]{2,3}$")]
"""A language by its code, as in ISO 639."""
Preferences = dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=100)] | int | float | bool]


class Choices(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What somebody with an account shows of themselves, and when they want to be left alone."""

    arms: Annotated[int, Meta(ge=0, le=99)] = 0
    """Which of the coats of arms that are made from the name."""
    words: Annotated[str, Meta(max_length=200)] = ""
    """A sentence of their own, for their page."""
    languages: Annotated[list[Language], Meta(max_length=8)] = []
    """In which they like to be spoken to."""
    page: Literal["everybody", "nobody"] = "everybody"
    """Who sees their games and ratings on their page."""
    seen: Circle = "everybody"
    """Who sees that they are here."""
    invites: Circle = "everybody"
    """Who may invite them to a table."""
    quiet: bool = False
    """Whether they are told nothing at night, but that their time runs out."""
    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    """Where their night is."""


class Player(msgspec.Struct, frozen=True):
    """A person with an account."""

    id: str
    name: str
    rated: bool
    created: float
    arms: int = 0
    """Which of the coats of arms that are made from the name."""


class DeviceInfo(msgspec.Struct, frozen=True):
    """Somewhere the account is signed in."""

    id: str
    name: str
    """The browser and the system, as it says itself."""
    created: float
    used: float
    here: bool
    """Whether it is this one."""


class TokenInfo(msgspec.Struct, frozen=True):
    """A bot's token, without its secret."""

    id: str
    name: str
    created: float
