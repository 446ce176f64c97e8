"""What a player or a spectator may know: everything but the order of the tiles not yet drawn."""

from typing import TYPE_CHECKING, NotRequired, TypedDict

if TYPE_CHECKING:
    from bastide.games.carcassonne.state import CarcassonneState


class TileView(TypedDict):
    """One tile on the land."""

    tile: str
    """The tile's id, for example `base/CRFR`; its picture and segments are in the tile data."""
    x: int
    """Columns east of the start tile."""
    y: int
    """Rows south of the start tile."""
    rotation: int
    """0, 90, 180 or 270 degrees clockwise."""


class FigureView(TypedDict):
    """One figure standing on a segment of a tile."""

    seat: int
    figure: str
    """small, big, builder or pig (later sets: mayor, wagon)."""
    role: str
    """thief, knight, monk, heretic or farmer for a follower; builder or pig for those."""
    x: int
    y: int
    segment: str
    """The id of the segment of that tile in the tile data, for example `c0`; its anchor says where the figure stands."""


class SeatView(TypedDict):
    """One player's side of the table."""

    seat: int
    colour: str
    score: int
    supply: dict[str, int]
    """How many figures of each kind in play the player may still deploy."""
    goods: NotRequired[dict[str, int]]
    """Traders & Builders: tokens of wine, grain and cloth."""


class RiverView(TypedDict):
    """The river tiles that are still to come."""

    stack: dict[str, int]
    """The tiles that are drawn by chance, by id."""
    lake: bool
    """Whether the volcano lake is still to come."""


class KingView(TypedDict):
    """King & Robber Baron: who holds the markers and the size to beat."""

    king: int | None
    """The seat that holds the king."""
    largest_city: int
    robber: int | None
    """The seat that holds the robber."""
    longest_road: int
    cities: int
    """Completed cities on the land: what the king is worth at the end."""
    roads: int
    """Completed roads on the land: what the robber is worth at the end."""


class CarcassonneView(TypedDict):
    """The table as everybody sees it; all seats and spectators see the same."""

    players: int
    sets: list[str]
    """The sets in play, `base` first."""
    to_move: int
    """The seat that decides now, -1 while chance does, -2 when the game is over."""
    active: int | None
    """The seat whose turn it is; None before the first turn."""
    phase: str
    """The clause of the phase of the turn, for example `CAR-T-4` while a tile is placed."""
    part: int
    """0 in the first part of a turn, then 1, 2."""
    drawn: str | None
    """The id of the tile drawn and not yet placed."""
    land: list[TileView]
    """The tiles in the order they were laid."""
    last: int | None
    """The index in `land` of the tile placed in this part, while the turn is not finished."""
    figures: list[FigureView]
    seats: list[SeatView]
    pile: int
    """How many tiles the draw pile holds."""
    unseen: dict[str, int]
    """What the draw pile holds, by tile id; only its order is secret."""
    removed: list[str]
    """Tiles taken out of the game because they could not be placed."""
    over: bool
    winners: list[int]
    river: NotRequired[RiverView]
    king_robber: NotRequired[KingView]


def view_of(state: "CarcassonneState") -> CarcassonneView:
    """The table as everybody sees it."""
    raise NotImplementedError
