"""The shapes of what is told about a position: what a viewer may know, and what everybody is told."""

from typing import TypedDict


class SpaceView(TypedDict):
    """One space of the road."""

    space: int
    tile: str | None
    """The building, or null on an empty space."""
    kind: str | None
    """neutral, fixed, wood, stone, prestige or residence."""
    owner: int | None
    """The seat whose house lies on it."""
    worker: int | None
    """The seat whose worker stands on it."""
    promised_to: int | None
    """The seat that has paid to make a residence of it once the worker has gone (CAY-9.24)."""


class SpecialView(TypedDict):
    """The workers on the special buildings, as seats or null."""

    gate: int | None
    trading_post: int | None
    merchants_guild: int | None
    joust_field: int | None
    stables: list[int | None]
    """Places 1 to 3."""
    inn_left: int | None
    inn_right: int | None


class SectionView(TypedDict):
    """One section of the castle."""

    name: str
    places: int
    marker: int
    """The space of the road at which the bailiff closes it."""
    houses: list[int]
    """By seat."""
    scored: bool


class PlayerView(TypedDict):
    """What a player owns."""

    prestige: int
    deniers: int
    income: int
    """Deniers to come in the next phase 1."""
    cubes: dict[str, int]
    workers: int
    """Workers in hand."""
    markers: dict[str, int]
    """Columns reached in the favour table, 0 to 5."""
    lines_used: list[str]
    """Lines on which a favour has been taken in this phase."""
    batches: int
    """Batches given in the castle this turn."""


class StepView(TypedDict):
    """A decision that is pending; the last one in the list is to be taken now."""

    step: str
    seat: int
    about: str | int
    """The tile, exchange, line or number the decision is about."""


class CaylusView(TypedDict):
    """A position of Caylus."""

    turn: int
    phase: str
    to_move: int
    """The seat to decide, -1 for chance, -2 when the game is over."""
    order: list[int]
    bridge: list[int]
    """Seats in passing order."""
    price: int | None
    """The bridge price, while workers are placed."""
    bailiff: int
    provost: int
    special: SpecialView
    castle: list[SectionView]
    castle_workers: list[int | None]
    """Places 1 to 5."""
    open_columns: int
    """Columns of the favour table that markers may enter."""
    road: list[SpaceView]
    stock: dict[str, int]
    """Wooden, stone and prestige tiles that can be built."""
    players: list[PlayerView]
    steps: list[StepView]
    simplified_favours: bool
    over: bool
    winners: list[int]
