"""The types of a view, what a viewer may know, and of a survey, what everybody can work out."""

from typing import Annotated, Final, TypedDict

from bastide.core.fields import Named, Observed, Whole
from bastide.games.caylus.codes import PHASE_NAMES, STEP_NAMES
from bastide.games.caylus.components import (
    CUBE_NAMES,
    LINE_NAMES,
    MAX_PLAYERS,
    ROAD,
    SECTION_PLACES,
    START_BAILIFF,
    TILES,
)

MOST_TURNS: Final = 18
MOST: Final = 999
FARTHEST: Final = 64
"""The bound of the bailiff and the provost for learners."""


class SpaceView(TypedDict):
    """One space of the road."""

    space: int
    tile: Annotated[str | None, Observed("one of", TILES)]
    """The building, or null on an empty space."""
    kind: str | None
    """neutral, fixed, wood, stone, prestige or residence."""
    owner: Annotated[int | None, Observed("one of", MAX_PLAYERS)]
    """The seat whose house lies on it."""
    worker: Annotated[int | None, Observed("one of", MAX_PLAYERS)]
    """The seat whose worker stands on it."""
    promised_to: Annotated[int | None, Observed("one of", MAX_PLAYERS)]
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
    houses: Annotated[
        list[int],
        Observed("count", max(int(n) for n in SECTION_PLACES), [f"houses_{k + 1}" for k in range(MAX_PLAYERS)]),
    ]
    """By seat."""
    scored: Annotated[bool, Observed("flag", 1)]


class PlayerView(TypedDict):
    """What a player owns."""

    prestige: Annotated[int, Observed("count", MOST)]
    deniers: Annotated[int, Observed("count", MOST)]
    income: Annotated[int, Observed("count", MOST)]
    """Deniers to come in the next phase 1."""
    cubes: Annotated[dict[str, int], Observed("count", MOST, CUBE_NAMES)]
    workers: Annotated[int, Observed("count", 6)]
    """Workers in hand."""
    markers: Annotated[dict[str, int], Observed("count", 5, [f"marker_{name}" for name in LINE_NAMES])]
    """Columns reached in the favour table, 0 to 5."""
    lines_used: Annotated[list[str], Observed("flag", 1, [f"used_{name}" for name in LINE_NAMES])]
    """Lines on which a favour has been taken in this phase."""
    batches: Annotated[int, Observed("count", 99)]
    """Batches given in the castle this turn."""


class StepView(TypedDict):
    """A decision that is pending; the last one in the list is to be taken now."""

    step: Annotated[str, Observed("one of", len(STEP_NAMES))]
    seat: Annotated[int, Observed("one of", MAX_PLAYERS)]
    about: Annotated[str | int, Observed("count", MOST)]
    """The tile, exchange, line or number the decision is about."""


class CaylusView(TypedDict):
    """A position of Caylus."""

    turn: Annotated[int, Whole(0, MOST_TURNS, default=1), Observed("count", MOST)]
    phase: Annotated[str, Named(PHASE_NAMES, "phase", default="placement")]
    to_move: Annotated[int, Observed("one of", MAX_PLAYERS)]
    """The seat to decide, -1 for chance, -2 when the game is over."""
    order: list[int]
    bridge: list[int]
    """Seats in passing order."""
    price: Annotated[int | None, Observed("count", 5)]
    """The bridge price, while workers are placed."""
    bailiff: Annotated[int, Whole(int(START_BAILIFF), ROAD), Observed("count", FARTHEST)]
    provost: Annotated[int, Whole(1, ROAD, default=lambda p: int(p.bailiff)), Observed("count", FARTHEST)]
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
    simplified_favours: Annotated[bool, Observed("flag", 1)]
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
