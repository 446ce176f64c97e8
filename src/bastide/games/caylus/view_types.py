"""The types of a view, what a viewer may know, and of a survey, what everybody can work out."""

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


class PlaceSurvey(TypedDict):
    """A place that a worker of the seat to move can be put on now."""

    price: int
    """Deniers; nothing for a worker that comes from the gate."""
    host: int | None
    """The seat that gains prestige by it: the owner of the building, if that is another one (CAY-6.8)."""
    beyond: int
    """How many spaces it lies beyond the provost, where workers do nothing (CAY-9.3)."""


class ProvostSurvey(TypedDict):
    """A way the seat to move can send the provost."""

    steps: int
    space: int
    price: int
    idle: list[int]
    """The spaces whose workers would then do nothing (CAY-9.3)."""


class SectionSurvey(TypedDict):
    """One section of the castle, and what it would give every seat if it were scored now (CAY-11.6)."""

    name: str
    built: int
    """The houses in it."""
    next: bool
    """Whether the next house goes here (CAY-10.4)."""
    favours: list[int]
    """By seat."""
    losses: list[int]
    """Prestige, by seat."""


class CaylusSurvey(TypedDict):
    """What everybody can work out."""

    reach: int
    """The last space of the road that is activated (CAY-9.1)."""
    idle: list[int]
    """The spaces beyond it whose workers would do nothing."""
    workplaces: list[int]
    """The spaces of the road with a building that workers go to."""
    site: int | None
    """Where the next building is laid."""
    places: dict[str, PlaceSurvey]
    provost: list[ProvostSurvey]
    castle: list[SectionSurvey]
    builder: int | None
    """The seat that would be favoured for the most batches of this turn (CAY-10.10)."""
    prestige: dict[str, int]
    """What building each tile of the stock is worth."""
