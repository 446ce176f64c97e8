"""The types of a view, what a viewer may know, and of a survey, what everybody can work out."""

from collections.abc import Callable
from functools import cache
from typing import Annotated, Final, NotRequired, TypedDict, cast, get_type_hints

from bastide.core.fields import Observed
from bastide.games.carcassonne.components import FIGURE_NAMES, LAND, MAX_PLAYERS, SEGMENTS_AND_TOWER, TYPES
from bastide.games.carcassonne.grid import MIDDLE
from bastide.games.carcassonne.sets import brought, in_order

MOST: Final = 999


class TileView(TypedDict):
    """One tile on the land."""

    tile: Annotated[str, Observed("one of", TYPES)]
    """The tile's id, for example `base/CRFR`; its picture and segments are in the tile data."""
    x: Annotated[int, Observed("signed", MIDDLE)]
    """Columns east of the start tile."""
    y: Annotated[int, Observed("signed", MIDDLE)]
    """Rows south of the start tile."""
    rotation: Annotated[int, Observed("one of", 4, ["turn"])]
    """0, 90, 180 or 270 degrees clockwise."""


class FigureView(TypedDict):
    """One figure standing on a segment of a tile."""

    seat: Annotated[int, Observed("one of", MAX_PLAYERS)]
    figure: Annotated[str, Observed("one of", len(FIGURE_NAMES))]
    """small, big, mayor, wagon, builder or pig."""
    role: str
    """thief, knight, monk, heretic or farmer for a follower; builder or pig for those."""
    x: Annotated[int, Observed("signed", MIDDLE)]
    y: Annotated[int, Observed("signed", MIDDLE)]
    segment: Annotated[str, Observed("one of", SEGMENTS_AND_TOWER)]
    """The id of the segment in the tile data, for example `c0`; its anchor says where the figure stands."""


class SeatView(TypedDict):
    """One player's side of the table."""

    seat: int
    colour: str
    score: Annotated[int, Observed("signed", MOST)]
    supply: Annotated[dict[str, int], Observed("count", 8, [f"supply_{name}" for name in FIGURE_NAMES])]
    """How many figures of each kind in play the player may still deploy."""
    goods: dict[str, int]
    """Tokens of wine, grain and cloth; empty without Traders & Builders."""


class CarcassonneView(TypedDict):
    """The table as a seat sees it; others see the same, apart from a secret distance in `catapult`."""

    players: int
    sets: list[str]
    """The sets in play, `base` first."""
    to_move: Annotated[int, Observed("one of", MAX_PLAYERS)]
    """The seat that decides now, -1 while chance does, -2 when the game is over."""
    active: Annotated[int | None, Observed("one of", MAX_PLAYERS)]
    """The seat whose turn it is; None before the first turn."""
    phase: str
    """The clause of the phase of the turn, for example `CAR-T-4` while a tile is placed."""
    part: Annotated[int, Observed("count", 2)]
    """0 in the first part of a turn, then 1, 2."""
    drawn: Annotated[str | None, Observed("one of", TYPES)]
    """The id of the tile drawn and not yet placed."""
    land: list[TileView]
    """The tiles in the order they were laid."""
    last: int | None
    """The index in `land` of the tile placed in this part, while the turn is not finished."""
    figures: list[FigureView]
    seats: list[SeatView]
    pile: Annotated[int, Observed("count", LAND)]
    """How many tiles the draw pile holds."""
    unseen: dict[str, int]
    """What the draw pile holds, by tile id; only its order is secret."""
    aside: list[str]
    """Tiles laid aside for later: dragons that wait for the first volcano."""
    choosing: list[int] | None
    """[x, y] of the tile that a second decision of the action is about: a portal, the fairy, the princess."""
    removed: list[str]
    """Tiles taken out of the game because they could not be placed."""
    over: bool
    winners: list[int]


class OwnerSurvey(TypedDict):
    """A seat that a region would be scored for, because nobody has more power there (CAR-B-4.8)."""

    seat: int
    now: int
    """The points it would get if the game ended now."""
    complete: int
    """And if the region were complete as it is; a field: if all cities it touches were."""
    each: NotRequired[int]
    """Of a field: what each completed city gives it."""


class BarnSurvey(TypedDict):
    """A barn on a field (CAR-AM-3.7)."""

    seat: int
    now: int
    complete: int
    each: int


class BonusSurvey(TypedDict):
    """Points that a seat would get besides when the region is scored: for a follower next to the fairy."""

    seat: int
    points: int


class RegionSurvey(TypedDict):
    """One region of the land. What is not there is zero, or nobody, or nothing."""

    kind: str
    """road, city, field, cloister, shrine, abbey, or carcassonne: the town of the count."""
    tiles: int
    open: NotRequired[int]
    """Sides at which a road or city goes on; empty places around a building."""
    pennants: NotRequired[int]
    now: NotRequired[int]
    """The points it would give an owner without a pig if the game ended now."""
    complete: NotRequired[int]
    """And if it were complete as it is; a field: if all cities it touches were."""
    powers: NotRequired[list[list[int]]]
    """[seat, power] of the seats with followers there, the strongest first."""
    owners: NotRequired[list[OwnerSurvey]]
    bonuses: NotRequired[list[BonusSurvey]]
    pigs: NotRequired[list[int]]
    """The seats whose pig is there."""
    barns: NotRequired[list[BarnSurvey]]
    cities: NotRequired[list[int]]
    """Of a field: the cities it touches, by their place in `regions`; those without open sides feed it."""


class TowerSurvey(TypedDict):
    """A foundation or tower that is not finished."""

    x: int
    y: int
    reach: list[list[int]]
    """[x, y] of the tiles from which it captures: while its capture is to be decided now, else once it is raised."""


class CarcassonneSurvey(TypedDict):
    """What everybody can work out."""

    regions: list[RegionSurvey]
    land: list[list[int]]
    """For each tile of the land, for each of its segments in the order of the tile data: its place in `regions`; -1 for
    a segment that belongs to no region."""
    towers: list[TowerSurvey]
    """Empty without The Tower."""


FIRST_KEYS: Final = ("river", "count", "catapult", "tower", "abbey_mayor", "princess_dragon", "king_robber")
"""The order in which views have always had what they tell of the sets; a later set comes at the end."""


@cache
def keys() -> dict[str, str]:
    """Where a view has what it tells of each set."""
    return brought("view", "KEY")


@cache
def no_sets() -> dict[str, None]:
    """What a view tells of the sets when none is in play."""
    return dict.fromkeys(in_order(keys().values(), FIRST_KEYS))


def whole_view() -> type:
    """CarcassonneView with what it tells of every set, or None without that set."""
    types = {keys()[name]: kind | None for name, kind in brought("view", "VIEW").items()}
    hints = get_type_hints(CarcassonneView) | {key: types[key] for key in no_sets()}
    whole: type = types_of_dicts("CarcassonneView", hints)
    whole.__doc__ = CarcassonneView.__doc__
    return whole


types_of_dicts: Callable[[str, dict[str, object]], type] = cast(Callable[[str, dict[str, object]], type], TypedDict)
"""A TypedDict whose keys are not known beforehand."""
