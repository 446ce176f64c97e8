"""What is in the box, as tables made once from the data files: tiles in every rotation, figures, points."""

import json
from importlib.resources import files
from typing import Any, Final, TypedDict, cast

from bastide.core.native import i64, u8, vec
from bastide.games.carcassonne.sets import in_order, with_own


class FeatureData(TypedDict, total=False):
    """One segment of a tile in the data file."""

    id: str
    type: str
    edges: list[str]
    half_edges: list[str]
    cities: list[str]
    pennants: int
    cathedral: bool
    goods: str
    inn: bool
    inner_end: str
    pig_herd: bool
    princess: bool
    anchor: list[float]


class TileData(TypedDict, total=False):
    """One tile type in the data file."""

    id: str
    expansion: str
    count: int
    start_copies: int
    role: str
    edges: dict[str, str]
    features: list[FeatureData]
    symbols: list[str]
    layout: list[int]
    links: list[list[str]]


class SetData(TypedDict):
    """One set of the rulebook: the base game or an expansion."""

    tiles: str
    land_tiles: int
    chapter: str


class FigureData(TypedDict, total=False):
    """One kind of figure."""

    set: str
    per_player: int
    score_markers: int
    follower: bool
    power: int
    power_per_pennant: int
    stands_on: list[str]
    quarters: list[str]


class QuarterData(TypedDict):
    """One quarter of Carcassonne: the kinds of regions its followers move to, and where it lies."""

    moves_to: list[str]
    at: list[int]


class CatapultData(TypedDict):
    """The numbers of the throw."""

    tokens: list[str]
    noise_weights: list[int]
    sigma: dict[str, int]
    distance: dict[str, int]
    catch: dict[str, int]


class ComponentData(TypedDict):
    """The other data file, together with those of the sets."""

    colours: list[str]
    start_tile: str
    sets: dict[str, SetData]
    figures: dict[str, FigureData]
    tower_pieces: dict[str, int]
    goods: dict[str, int]
    scoring: dict[str, dict[str, int]]
    river: dict[str, str]
    quarters: dict[str, QuarterData]
    catapult: CatapultData


DATA: Final = files("bastide.games.carcassonne") / "data"


FIRST_FIGURES: Final = ("small", "big", "mayor", "wagon", "builder", "pig")
"""Their order gives the codes; a later kind comes at the end."""


def _box() -> ComponentData:
    """What is in the box, of the base game and of every set."""
    box: dict[str, dict[str, Any]] = {}
    for file in with_own(DATA / "components.json"):
        for part, entries in json.loads(file.read_text("utf-8")).items():
            if part == "scoring":
                for kind, numbers in entries.items():
                    box.setdefault(part, {}).setdefault(kind, {}).update(numbers)
            elif part in ("sets", "figures"):
                box.setdefault(part, {}).update(entries)
            else:
                box[part] = entries
    box["figures"] = {name: box["figures"][name] for name in in_order(box["figures"], FIRST_FIGURES)}
    return cast(ComponentData, box)


BOX: Final[ComponentData] = _box()
TILES: Final[list[TileData]] = [
    tile for file in with_own(DATA / "tiles.json") for tile in json.loads(file.read_text("utf-8"))["tiles"]
]
TILE_IDS: Final = [tile["id"] for tile in TILES]
TILE_NUMBER: Final = {id: number for number, id in enumerate(TILE_IDS)}
TYPES: Final = len(TILES)
LAND: Final[int] = sum(tile["count"] for tile in TILES)
"""How many tiles all sets together have."""
TILE_ROOM: Final = 512
"""Codes that are kept for tiles; those of a later set come at the end."""

# Kinds of sides and segments. The first four are kinds of sides too; 0 is a side that fits everything.
FIELD: Final = 1
ROAD: Final = 2
CITY: Final = 3
RIVER: Final = 4
CLOISTER: Final = 5
SHRINE: Final = 6
ABBEY: Final = 7
TOWER: Final = 8
CARCASSONNE: Final = 9
KIND_NAMES: Final = [
    "", "field", "road", "city", "river", "cloister", "shrine", "abbey", "tower_foundation", "carcassonne",
]  # fmt: skip
_KIND: Final = {
    "field": FIELD, "road": ROAD, "city": CITY, "river": RIVER, "monastery": CLOISTER, "shrine": SHRINE,
    "abbey": ABBEY, "tower_foundation": TOWER, "carcassonne": CARCASSONNE, "inner": 0, "any": 0,
}  # fmt: skip

REGION: Final = vec[i64]([int(kind in (FIELD, ROAD, CITY, CLOISTER, SHRINE, ABBEY)) for kind in range(len(KIND_NAMES))])
"""[kind of segment]: 1 for those that make regions of which followers can be owners."""

# Figures, in the order of their codes.
FIGURE_NAMES: Final = list(BOX["figures"])
FIGURES: Final = 8  # room per seat in the supply; at least the number of kinds
FIGURE_ROOM: Final = 16
"""Codes that are kept for kinds of figures; a later one comes at the end."""
# A figure on the land is one number: node * FIGURE_SPAN + kind of figure * SEAT_SPAN + seat.
SEAT_SPAN: Final = 8
MAX_PLAYERS: Final = 6
MOST_FIGURES: Final = 72
"""Those of all sets and seats together."""
FIGURE_SPAN: Final = FIGURES * SEAT_SPAN
SEAT_PART: Final = SEAT_SPAN - 1
"""The bits of a figure that are its seat; where many figures are looked at, they are faster than a remainder."""
OWN_PART: Final = FIGURE_SPAN - 1
"""And those of its seat and kind."""
NODE_SHIFT: Final = 6
SMALL: Final = 0
BIG: Final = 1
MAYOR: Final = 2
WAGON: Final = 3
BUILDER: Final = 4
PIG: Final = 5
PENNANT_POWER: Final = 32
"""What a follower whose power is the number of pennants adds to the followers of its seat in a region."""
POWER: Final = vec[i64](
    [figure["power"] + PENNANT_POWER * figure.get("power_per_pennant", 0) for figure in BOX["figures"].values()]
    + [0] * (FIGURES - len(FIGURE_NAMES))
)
STANDS_ON: Final = vec[i64](
    [int(kind in figure["stands_on"]) for figure in BOX["figures"].values() for kind in KIND_NAMES]
)
"""[figure * KINDS + kind of segment]: 1 where such a figure can stand."""
KINDS: Final = len(KIND_NAMES)
FOLLOWER: Final = vec[i64](
    [int(figure["follower"]) for figure in BOX["figures"].values()] + [0] * (FIGURES - len(FIGURE_NAMES))
)
FOLLOWS: Final = vec[i64]([int(FOLLOWER[own // SEAT_SPAN]) for own in range(FIGURE_SPAN)])
"""[figure on the land & OWN_PART]: 1 for a follower."""

# Segments a figure can be put on, by their ids in the data file.
SEGMENT_NAMES: Final = [f"{letter}{n}" for letter in "crf" for n in range(4)] + ["m0", "s0", "a0"]
SEGMENTS_AND_TOWER: Final = len(SEGMENT_NAMES) + 1
SEGMENT_SLOTS: Final = 20
"""Codes that are kept for segments; a later one comes at the end."""
TOPPERS: Final = 4
"""Codes that are kept for the kinds of figures that may stand on a tower: the first ones of all."""
TOWER_TOP: Final = 15
"""The top of a tower among the segments a figure is chosen on; later segments come after it."""
MOST_SEGMENTS: Final = 10  # room per tile type in the tables below

# Symbols of a region are counted in one number, each in its own 4 or 8 bits.
PENNANT: Final = 1
INN: Final = 1 << 8
CATHEDRAL: Final = 1 << 12
HERD: Final = 1 << 16
QUARTERS: Final = list(BOX["quarters"])
GOODS: Final = list(BOX["goods"])
GOOD_SHIFT: Final = vec[i64]([20, 24, 28])


def _symbols(feature: FeatureData) -> int:
    """The symbols of a segment; those of a set that is not in play have no effect (CAR-X-33)."""
    count = feature.get("pennants", 0) * PENNANT
    count += INN if feature.get("inn") else 0
    count += CATHEDRAL if feature.get("cathedral") else 0
    count += HERD if feature.get("pig_herd") else 0
    if "goods" in feature:
        count += 1 << (20 + 4 * GOODS.index(feature["goods"]))
    return count


_SIDES: Final = "NESW"
_SLOT: Final = {"L": 0, "R": 2}


def _slots(feature: FeatureData, turn: int) -> list[int]:
    """The slots (3 per side: left half, centre, right half; CAR-B-0.2, CAR-B-0.3) of a segment after some quarter
    turns."""
    centres = [3 * ((_SIDES.index(side) + turn) % 4) + 1 for side in feature.get("edges", [])]
    halves = [3 * ((_SIDES.index(half[0]) + turn) % 4) + _SLOT[half[1]] for half in feature.get("half_edges", [])]
    return centres + halves


def _lying(tile: TileData, turn: int) -> list[tuple[list[int], list[list[int]], list[tuple[str, str]]]]:
    """How a tile lies after some quarter turns, whatever its segments are called: which slots each has, those of the
    cities that it touches, and what is on it."""
    slots = {feature["id"]: sorted(_slots(feature, turn)) for feature in tile["features"]}
    names = ("id", "edges", "half_edges", "cities", "anchor")
    return sorted(
        (
            slots[feature["id"]],
            sorted(slots[city] for city in feature.get("cities", [])),
            sorted((name, str(value)) for name, value in feature.items() if name not in names),
        )
        for feature in tile["features"]
    )


NOTHING: Final = 255
NO_BYTES: Final = vec[u8]()
NO_NUMBERS: Final = vec[i64]()


HOLES: Final[bytes] = bytes(all(wanted // 5**i % 5 for i in range(4)) for wanted in range(625))
"""[wanted]: 1 where all four neighbours of a place are laid."""


class _Tables:
    """Everything about the tile types, in flat rows."""

    def __init__(self) -> None:
        size = TYPES * MOST_SEGMENTS
        self.slots = bytearray([NOTHING]) * (TYPES * 4 * 12)
        self.sides = bytearray(TYPES * 4 * 4)
        self.fits = bytearray(TYPES * 625)
        self.segments = [len(tile["features"]) for tile in TILES]
        self.kind = [0] * size
        self.ends = [0] * size
        self.symbols = [0] * size
        self.touches = [0] * size
        self.slot_of = [NOTHING] * size
        self.segment_of = [NOTHING] * (TYPES * SEGMENT_SLOTS)
        self.building = [NOTHING] * TYPES
        self.alike: list[int] = []
        for number, tile in enumerate(TILES):
            self.add(number, tile)

    def add(self, number: int, tile: TileData) -> None:
        names = [feature["id"] for feature in tile["features"]]
        for segment, feature in enumerate(tile["features"]):
            at = number * MOST_SEGMENTS + segment
            kind = _KIND[feature["type"]]
            self.kind[at] = kind
            self.ends[at] = len(feature["edges"]) if kind in (ROAD, CITY) else int(kind != CARCASSONNE)
            self.symbols[at] = _symbols(feature)
            self.touches[at] = sum(1 << names.index(city) for city in feature.get("cities", []))
            if kind in (CLOISTER, SHRINE, ABBEY):
                self.building[number] = segment
            if feature["id"] in SEGMENT_NAMES:
                slot = SEGMENT_NAMES.index(feature["id"])
                self.slot_of[at] = slot
                self.segment_of[number * SEGMENT_SLOTS + slot] = segment
        for turn in range(4):
            self.add_turned(number, tile, turn)
        lying = [_lying(tile, turn) for turn in range(4)]
        self.alike += [lying.index(each) for each in lying]
        if "any" in tile["edges"].values():
            self.fit_holes(number)

    def fit_holes(self, number: int) -> None:
        """A tile whose sides fit everything lies, unturned, between any four neighbours."""
        self.fits[number * 625 : number * 625 + 625] = HOLES

    def add_turned(self, number: int, tile: TileData, turn: int) -> None:
        turned = number * 4 + turn
        kinds = [0, 0, 0, 0]
        for i, side in enumerate(_SIDES):
            kinds[(i + turn) % 4] = _KIND[tile["edges"][side]]
        for i in range(4):
            self.sides[turned * 4 + i] = kinds[i]
        for segment, feature in enumerate(tile["features"]):
            for slot in _slots(feature, turn):
                self.slots[turned * 12 + slot] = segment
        for constrained in range(16):
            wanted = sum(kinds[i] * 5**i for i in range(4) if constrained >> i & 1)
            self.fits[number * 625 + wanted] |= 1 << turn


_tables: Final = _Tables()
SLOTS: Final = vec[u8](_tables.slots)
"""[(type * 4 + turn) * 12 + side * 3 + slot]: the segment in that slot of the turned tile, or NOTHING."""
SIDES: Final = vec[u8](_tables.sides)
"""[(type * 4 + turn) * 4 + side]: the kind of that side."""
ALIKE: Final = vec[i64](_tables.alike)
"""[type * 4 + turn]: the first turn with which the tile lies as with this one."""
FITS: Final = vec[u8](_tables.fits)
"""[type * 625 + wanted]: a bit per turn that fits a place; `wanted` has a digit to base 5 per side, 0 for any kind."""
SEGMENTS: Final = vec[i64](_tables.segments)
KIND: Final = vec[i64](_tables.kind)
ENDS: Final = vec[i64](_tables.ends)
SYMBOLS: Final = vec[i64](_tables.symbols)
TOUCHES: Final = vec[i64](_tables.touches)
"""[type * MOST_SEGMENTS + segment]: for a field, a bit per city segment of the tile that it touches."""
SLOT_OF: Final = vec[i64](_tables.slot_of)
"""[type * MOST_SEGMENTS + segment]: the segment's place in SEGMENT_NAMES."""
SEGMENT_OF: Final = vec[i64](_tables.segment_of)
"""[type * SEGMENT_SLOTS + place in SEGMENT_NAMES]: the segment of that name, or NOTHING."""
BUILDING: Final = vec[i64](_tables.building)
"""[type]: the segment that is a cloister, shrine or abbey, or NOTHING."""
LANDSCAPE: Final = vec[i64]([int(any(f["type"] != "carcassonne" for f in tile["features"])) for tile in TILES])
"""[type]: 1 for a tile with fields, roads or anything else on it; 0 for one that is all town."""
FIVES: Final = vec[i64]([1, 5, 25, 125])


MOST_PLACES: Final = 2 * sum(tile["count"] for tile in TILES) + 2
"""The most empty places that can lie beside all the tiles of the box."""


def tiles_of(set_name: str) -> list[int]:
    """The numbers of the tile types of a set that are in the box."""
    wanted = BOX["sets"][set_name]["tiles"]
    return [number for number, tile in enumerate(TILES) if tile["expansion"] == wanted and tile["count"]]


def copies(number: int) -> int:
    """How many tiles of a type are in the box."""
    return TILES[number]["count"]


def types_with(symbol: str) -> list[int]:
    """The numbers of the tile types that show a symbol."""
    return [number for number, tile in enumerate(TILES) if symbol in tile.get("symbols", [])]


def marked(symbol: str) -> list[int]:
    """[type]: 1 for the tile types that show a symbol."""
    return [int(number in types_with(symbol)) for number in range(TYPES)]


def points(what: str, which: str) -> int:
    """A number of the scoring table."""
    return BOX["scoring"][what][which]
