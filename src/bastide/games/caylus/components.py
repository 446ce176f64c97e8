"""The board, the tiles and the tables of Caylus: made once from `components.json` (CAY-1, CAY-12.10)."""

import json
from importlib.resources import files
from itertools import combinations_with_replacement
from typing import Any, Final

from bastide.core.native import i64, vec

DATA: Final[dict[str, Any]] = json.loads(files("bastide.games.caylus").joinpath("components.json").read_text("utf-8"))

# What a player owns: five kinds of cubes and deniers, in this order (CAY-1.2).
CUBE_NAMES: Final = ["food", "wood", "stone", "cloth", "gold"]
GOODS_NAMES: Final = [*CUBE_NAMES, "denier"]
FOOD: Final = 0
WOOD: Final = 1
STONE: Final = 2
CLOTH: Final = 3
GOLD: Final = 4
DENIER: Final = 5
CUBES: Final = 5
PURSE: Final = 6
# Columns of costs and exchanges: the goods, then cubes the payer or buyer chooses, then prestige.
ANY: Final = 6
NON_GOLD: Final = 7
PRESTIGE: Final = 8
COLUMNS: Final = 9
COLUMN_NAMES: Final = [*GOODS_NAMES, "any", "any_non_gold", "prestige"]


def _row(goods: dict[str, int]) -> list[int]:
    return [goods.get(name, 0) for name in COLUMN_NAMES]


# Tiles: 40 of 36 kinds (CAY-1.1), with the costs and effects of CAY-1.12

_TILES: Final[list[dict[str, Any]]] = DATA["tiles"]
TILE_NAMES: Final[list[str]] = [tile["id"] for tile in _TILES]
CLASS_NAMES: Final = ["neutral", "fixed", "wood", "stone", "prestige", "residence"]
NEUTRAL: Final = 0
FIXED: Final = 1
WOODEN: Final = 2
STONES: Final = 3
PRESTIGIOUS: Final = 4
RESIDENTIAL: Final = 5

TILES: Final = 36
NEUTRAL_TILES: Final = 6
FIRST_WOODEN: Final = 9
FIRST_STONE: Final = 17
FIRST_PRESTIGE: Final = 26
RESIDENCE: Final = 35
NO_TILE: Final = -1
LAWYER: Final[i64] = TILE_NAMES.index("lawyer")
JEWELLER: Final[i64] = TILE_NAMES.index("jeweller")
BUILDABLE_NAMES: Final[list[str]] = TILE_NAMES[FIRST_WOODEN:RESIDENCE]

CLASS: Final = vec[i64]([CLASS_NAMES.index(tile["class"]) for tile in _TILES])
# By class: the first tile and the one after the last.
FIRST_OF_CLASS: Final = vec[i64]([0, NEUTRAL_TILES, FIRST_WOODEN, FIRST_STONE, FIRST_PRESTIGE, RESIDENCE])
END_OF_CLASS: Final = vec[i64]([NEUTRAL_TILES, FIRST_WOODEN, FIRST_STONE, FIRST_PRESTIGE, RESIDENCE, TILES])
COPIES: Final = vec[i64]([tile.get("tiles", 1) if "cost" in tile else 0 for tile in _TILES])
COST: Final = vec[i64]([n for tile in _TILES for n in _row(tile.get("cost", {}))])
TILE_PRESTIGE: Final = vec[i64]([tile.get("prestige", 0) for tile in _TILES])
TILE_FAVOURS: Final = vec[i64]([tile.get("favours", 0) for tile in _TILES])
TILE_INCOME: Final = vec[i64]([tile.get("income", 0) for tile in _TILES])

# What a tile does: one of these.
NOTHING: Final = 0
PRODUCES: Final = 1
TRADES: Final = 2
BUILDS: Final = 3
TRANSFORMS: Final = 4


def _effect(tile: dict[str, Any]) -> int:
    for effect, key in ((PRODUCES, "produce"), (TRADES, "exchanges"), (BUILDS, "builds"), (TRANSFORMS, "transforms")):
        if key in tile:
            return effect
    return NOTHING


EFFECT: Final = vec[i64]([_effect(tile) for tile in _TILES])
BUILDS_CLASS: Final = vec[i64]([CLASS_NAMES.index(tile["builds"]) if "builds" in tile else -1 for tile in _TILES])

# Cubes as they are taken or paid together: one of any kind, two or four that are not gold.
_ONE: Final = [(kind,) for kind in range(CUBES)]
_TWO: Final = list(combinations_with_replacement(range(GOLD), 2))
_FOUR: Final = list(combinations_with_replacement(range(GOLD), 4))
_BUNDLES: Final[list[tuple[int, ...]]] = [*_ONE, *_TWO, *_FOUR]
BUNDLE_NAMES: Final = ["+".join(CUBE_NAMES[kind] for kind in bundle) for bundle in _BUNDLES]
BUNDLES: Final = 50
BUNDLE: Final = vec[i64]([bundle.count(kind) for bundle in _BUNDLES for kind in range(CUBES)])
# By number of cubes: the first bundle of non-gold cubes of that size and the one after the last.
FIRST_BUNDLE: Final = vec[i64]([0, 0, len(_ONE), 0, len(_ONE) + len(_TWO)])
END_OF_BUNDLES: Final = vec[i64]([0, GOLD, len(_ONE) + len(_TWO), 0, BUNDLES])


def _bundle(goods: dict[str, int]) -> int:
    kinds = tuple(kind for kind, name in enumerate(CUBE_NAMES) for _ in range(goods.get(name, 0)))
    return _BUNDLES.index(kinds) if kinds in _BUNDLES else -1


def _alternative(tile: dict[str, Any], i: int) -> dict[str, int]:
    found: dict[str, int] = tile["produce"][i] if i < len(tile.get("produce", [])) else {}
    return found


# Production: up to two alternatives a tile, as cubes and (where there is a choice) as a bundle.
ALTERNATIVES: Final = vec[i64]([len(tile.get("produce", [])) for tile in _TILES])
PRODUCTION: Final = vec[i64]([n for t in _TILES for i in (0, 1) for n in _row(_alternative(t, i))[:CUBES]])
PRODUCTION_BUNDLE: Final = vec[i64]([_bundle(_alternative(tile, i)) for tile in _TILES for i in (0, 1)])
OWNER_BONUS: Final = vec[i64](
    [CUBE_NAMES.index(tile["owner_bonus"][i]) if "owner_bonus" in tile else -1 for tile in _TILES for i in (0, 1)]
)

# Exchanges of tiles and of the favour table, in one list of (pay, gain).
_EXCHANGES: Final[list[dict[str, Any]]] = []
EXCHANGE_CLAUSE: Final[list[str]] = []


def _exchange(pay: dict[str, int], gain: dict[str, int], clause: str) -> int:
    _EXCHANGES.append({"pay": pay, "gain": gain})
    EXCHANGE_CLAUSE.append(clause)
    return len(_EXCHANGES) - 1


def _tile_exchange(tile: dict[str, Any], i: int) -> int:
    printed = tile.get("exchanges", [])
    if i >= len(printed):
        return -1
    pay, gain = printed[i]["pay"], printed[i]["gain"]
    return _exchange(pay, gain, "CAY-9.17" if "any" in pay or "any_non_gold" in gain else "CAY-9.18")


EXCHANGE: Final = vec[i64]([_tile_exchange(tile, i) for tile in _TILES for i in (0, 1)])

# The favour table: four lines of five columns, addressed as line * 5 + column from 0.

_LINES: Final[list[dict[str, Any]]] = DATA["favours"]["lines"]
LINE_NAMES: Final[list[str]] = [line["id"] for line in _LINES]
LINES: Final = 4
ALL_LINES: Final = 15
FAVOUR_COLUMNS: Final = 5
_FIELDS: Final[list[dict[str, Any]]] = [effect for line in _LINES for effect in line["effects"]]
OPEN_COLUMNS: Final = vec[i64](DATA["favours"]["open_columns"])
SIMPLIFIED_FAVOUR: Final[i64] = DATA["favours"]["simplified_prestige"]


def _field_exchange(field: dict[str, Any]) -> int:
    if "gain" not in field:
        return -1
    return _exchange(field.get("pay", {}), field["gain"], "CAY-12.11" if "pay" in field else "CAY-12.10")


FIELD_EXCHANGE: Final = vec[i64]([_field_exchange(field) for field in _FIELDS])
FIELD_CHOICE: Final = vec[i64](
    [_bundle(field["choose"][i]) if "choose" in field else -1 for field in _FIELDS for i in (0, 1)]
)
FIELD_BUILDS: Final = vec[i64]([CLASS_NAMES.index(f["builds"]) if "builds" in f else -1 for f in _FIELDS])
FIELD_TRANSFORMS: Final = vec[i64]([int("transforms" in field) for field in _FIELDS])
# By class: the kind of cube a favour saves when it builds.
DISCOUNT: Final = vec[i64](
    [
        next((CUBE_NAMES.index(f["discount"]) for f in _FIELDS if f.get("builds") == name and "discount" in f), -1)
        for name in CLASS_NAMES
    ]
)
LINE_BIT: Final = vec[i64]([1, 2, 4, 8])

EXCHANGE_PAYS: Final = vec[i64]([n for exchange in _EXCHANGES for n in _row(exchange["pay"])])
EXCHANGE_GAINS: Final = vec[i64]([n for exchange in _EXCHANGES for n in _row(exchange["gain"])])

_LAWYER_PRICE: Final = _row(_TILES[LAWYER]["transforms"])
LAWYER_CLOTH: Final[i64] = _LAWYER_PRICE[CLOTH]
LAWYER_DENIERS: Final[i64] = _LAWYER_PRICE[DENIER]
FAVOUR_LAWYER_DENIERS: Final[i64] = next(_row(f["transforms"]) for f in _FIELDS if "transforms" in f)[DENIER]

# Places where a worker can be put: six special buildings, the castle, and the spaces of the road.

SPECIAL_NAMES: Final[list[str]] = DATA["special"]
ROAD: Final = 28  # CAY-1.7
PLACE_NAMES: Final[list[str]] = [*SPECIAL_NAMES, "castle", *(str(space) for space in range(1, ROAD + 1))]
GATE: Final = 0
TRADING_POST: Final = 1
GUILD: Final = 2
JOUST: Final = 3
STABLES: Final = 4
INN: Final = 5
SPECIALS: Final = 6
CASTLE: Final = 6
BEFORE_ROAD: Final = 6
PLACES: Final = 35

# Spots: where exactly a worker stands (CAY-1.9). The first four special buildings have one, with the building's own
# number.
FIRST_STABLE: Final = 4
STABLE_SPOTS: Final = 3
INN_LEFT: Final = 7
INN_RIGHT: Final = 8
FIRST_CASTLE: Final = 9
CASTLE_SPOTS: Final = 5
ROAD_SPOT: Final = 13
SPOTS: Final = 42

FIXED_TILE: Final = vec[i64](
    [next((i for i, t in enumerate(_TILES) if t.get("space") == space), NO_TILE) for space in range(ROAD + 1)]
)
FIRST_SITE: Final = 9
NO_SITE: Final = 29

# Castle: three sections, in this order (CAY-1.10)

_SECTIONS: Final[list[dict[str, Any]]] = DATA["castle"]["sections"]
SECTION_NAMES: Final[list[str]] = [section["id"] for section in _SECTIONS]
SECTIONS: Final = 3
SECTION_PLACES: Final = vec[i64]([section["places"] for section in _SECTIONS])
SECTION_PRESTIGE: Final = vec[i64]([section["prestige"] for section in _SECTIONS])
SECTION_MARKER: Final = vec[i64]([section["marker"] for section in _SECTIONS])
SECTION_LOSS: Final = vec[i64]([section["none"] for section in _SECTIONS])
# By section, then by houses from 0 to 6 or more.
SECTION_FAVOURS: Final = vec[i64]([n for section in _SECTIONS for n in section["favours"]])
MOST_HOUSES: Final = 6
BATCH_NAMES: Final = ["+".join(batch) for batch in DATA["castle"]["batches"]]
BATCHES: Final = 6
BATCH: Final = vec[i64]([batch.count(name) for batch in DATA["castle"]["batches"] for name in CUBE_NAMES])
NO_BATCH_LOSS: Final[i64] = DATA["castle"]["no_batch"]
BEST_BUILDER_FAVOURS: Final[i64] = DATA["castle"]["best_builder"]

# Numbers of the rulebook

MAX_PLAYERS: Final = 5
WORKERS: Final[i64] = DATA["players"]["workers"]
START_DENIERS: Final[dict[int, list[int]]] = {int(n): row for n, row in DATA["deniers_by_order"].items()}
START_GOODS: Final = _row(DATA["start"])[:PURSE]
START_BAILIFF: Final[i64] = DATA["bailiff_start"]
INCOME: Final[i64] = DATA["income"]
# By number of players, then by players who have passed.
BRIDGE_PRICE: Final = vec[i64](
    [n for p in range(MAX_PLAYERS + 1) for n in (DATA["bridge_prices"].get(str(p), []) + [0] * 5)[:MAX_PLAYERS]]
)
OWN_PRICE: Final[i64] = DATA["own_price"]
INN_PRICE: Final[i64] = DATA["inn_price"]
FIRST_PASS: Final[i64] = DATA["first_pass"]
GUEST_PRESTIGE: Final[i64] = DATA["guest_prestige"]
TRADING_POST_DENIERS: Final[i64] = DATA["trading_post"]["denier"]
JOUST_DENIERS: Final[i64] = DATA["joust_field"]["pay"]["denier"]
JOUST_CLOTH: Final[i64] = DATA["joust_field"]["pay"]["cloth"]
JOUST_FAVOURS: Final[i64] = DATA["joust_field"]["favours"]
PROVOST_PRICE: Final[i64] = DATA["provost"]["price"]
BAILIFF_STEPS: Final[i64] = DATA["bailiff"]["steps"]
BAILIFF_STEPS_BEHIND: Final[i64] = DATA["bailiff"]["steps_behind_provost"]
GOLD_AT_END: Final[i64] = DATA["end"]["gold"]
CUBES_AT_END: Final[i64] = DATA["end"]["cubes_per_point"]
DENIERS_AT_END: Final[i64] = DATA["end"]["deniers_per_point"]

# By how far the provost goes, as it is offered: back first, never 0.
PROVOST_MOVES: Final = vec[i64]([-3, -2, -1, 1, 2, 3])
