"""The shapes of what is told about a position: what a viewer may know, and what everybody is told."""

from typing import NotRequired, TypedDict


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
    """small, big, mayor, wagon, builder or pig."""
    role: str
    """thief, knight, monk, heretic or farmer for a follower; builder or pig for those."""
    x: int
    y: int
    segment: str
    """The id of the segment in the tile data, for example `c0`; its anchor says where the figure stands."""


class SeatView(TypedDict):
    """One player's side of the table."""

    seat: int
    colour: str
    score: int
    supply: dict[str, int]
    """How many figures of each kind in play the player may still deploy."""
    goods: dict[str, int]
    """Tokens of wine, grain and cloth; empty without Traders & Builders."""


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


class DragonView(TypedDict):
    """The Princess & the Dragon: where the dragon and the fairy are, as [x, y]; None beside the land."""

    dragon: list[int] | None
    fairy: list[int] | None
    beside: list[int | str] | None
    """The follower next to the fairy: seat, figure, x, y, segment."""
    trail: list[list[int]]
    """The tiles the dragon has been on in the movement under way."""


class TowerView(TypedDict):
    """The Tower: how high the towers are, and who holds what."""

    towers: list[list[int]]
    """[x, y, height] of each tower; a figure on its segment `t0` has finished it."""
    pieces: list[int]
    """The tower pieces of each seat."""
    prisoners: list[list[int | str]]
    """[holder, owner, figure, how many]."""
    ransomed: bool
    """Whether a prisoner was bought back in this turn."""
    raised: list[int] | None
    """[x, y] of the tower that was raised, while its capture is to be decided."""
    capturing: list[int] | None
    """[x, y] of the tile on which one of several followers is to be chosen."""
    captive: list[int | str] | None
    """[owner, figure] of the follower just captured, while the exchange for it is to be chosen."""


class AbbeyView(TypedDict):
    """Abbey & Mayor: who still has an abbey, and where the barns stand."""

    abbeys: list[bool]
    """Whether each seat still has its abbey."""
    barns: list[list[int] | None]
    """[x, y] for each seat: its barn stands on the north-west corner of that tile; None while it is in hand."""
    waiting: list[list[int | str]]
    """The wagons that may drive on now: seat, figure, x, y and segment where they were scored."""
    fresh: bool
    """Whether the active player's barn was placed in this part and its field is not scored yet."""
    round: list[int] | None
    """In the final abbey round: the seat that played the last tile, and how many seats have been asked."""


class CountView(TypedDict):
    """The Count of Carcassonne: who is in which quarter (castle, market, blacksmith, cathedral)."""

    count: str
    """The quarter the count is in."""
    quarters: list[list[int | str]]
    """[quarter, seat, figure, how many]."""
    guests: int
    """So many figures at the end of `figures` have moved out of Carcassonne and stand on no particular tile."""
    entry: str | None
    """`follower` while the active player may put one into a quarter, `count` while he may move the count."""
    slot: int
    """Whose slot it is to move followers out: so many seats after the active player; 0 when nobody's."""
    passed: list[int]
    """The seats that have passed in the market moves at the end."""
    joining: list[int] | None
    """[x, y] of the region that is joined, while it is to be chosen by whom."""


class CatapultView(TypedDict):
    """The Catapult: the round under way. Points are in thousandths of a tile from the centre of the start tile."""

    fairs: list[list[int]]
    """[x, y] of the fair tiles placed in this turn whose rounds are not over; the first is the one under way."""
    token: str | None
    """knock_out, seduction, target or catch; None while it is not chosen."""
    thrown: int
    """How many players have thrown in this round, from the active player on clockwise."""
    step: str
    """What the throw waits for: aim (in catch: the distance), hand, drift_x, drift_y, victim or replacement."""
    landing: list[int] | None
    """The point aimed at, with the noise so far."""
    distance: int | None
    """Catch: how far the token is thrown. Only the thrower sees it before the hand is held out."""
    hand: int | None
    """Catch: where the catcher's hand is."""
    victim: list[int | str] | None
    """Seduction: who is to be replaced: seat, figure, and x, y, segment or a quarter."""
    on: list[int] | None
    """[x, y] of the tile on which one of several followers is to be chosen."""
    far: list[int | None]
    """Target: the square of each seat's distance from the fair; None before the throw."""


class CarcassonneView(TypedDict):
    """The table as a seat sees it; others see the same, apart from a secret distance in `catapult`."""

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
    aside: list[str]
    """Tiles laid aside for later: dragons that wait for the first volcano."""
    choosing: list[int] | None
    """[x, y] of the tile that a second decision of the action is about: a portal, the fairy, the princess."""
    removed: list[str]
    """Tiles taken out of the game because they could not be placed."""
    over: bool
    winners: list[int]
    river: RiverView | None
    """None without River II."""
    king_robber: KingView | None
    """None without King & Robber Baron."""
    princess_dragon: DragonView | None
    """None without The Princess & the Dragon."""
    count: CountView | None
    """None without The Count of Carcassonne."""
    catapult: CatapultView | None
    """None without The Catapult."""
    tower: TowerView | None
    """None without The Tower."""
    abbey_mayor: AbbeyView | None
    """None without Abbey & Mayor."""


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
