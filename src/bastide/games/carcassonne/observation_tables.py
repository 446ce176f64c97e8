"""What the numbers of an observation of Carcassonne mean, table by table.

Seats are told relative to the viewer: 1 is the viewer, 2 the next seat, and so on; 0 is nobody. Places are told by how
far east (x) and south (y) of the start tile they lie.
"""

from typing import Final

from bastide.core.telling import Columns, Tables
from bastide.games.carcassonne.components import FIGURE_NAMES, GOODS, QUARTERS, SEGMENT_NAMES, TILES, TYPES
from bastide.games.carcassonne.expansions.catapult.memory import MOST_FAIRS, TOKENS
from bastide.games.carcassonne.expansions.catapult.memory import STEPS as STEPS_OF_A_THROW
from bastide.games.carcassonne.expansions.princess_dragon.memory import MOST_STEPS
from bastide.games.carcassonne.expansions.tower.memory import MOST_TOWERS
from bastide.games.carcassonne.grid import MIDDLE
from bastide.games.carcassonne.rules import CHAPTERS
from bastide.games.carcassonne.turn import ORDER

MOST_SEATS: Final = 6
LAND: Final[int] = sum(tile["count"] for tile in TILES)
MOST_FIGURES: Final = 72
MOST: Final = 999
KINDS_OF_FIGURES: Final = len(FIGURE_NAMES)
FAR_BASE: Final = 2000
MODES: Final[list[str]] = ["aimed", "blind", "off"]
MODE_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(MODES)}
NUMBER_OF_QUARTERS: Final = len(QUARTERS)
MOST_PIECES: Final = 30
"""Of all seats together."""
SLOT_NUMBER: Final[dict[str, int]] = {clause: number for number, clause in enumerate(ORDER)}
SETS: Final[list[str]] = list(CHAPTERS)
SEGMENTS_AND_TOWER: Final = len(SEGMENT_NAMES) + 1
STEPS: Final[int] = int(MOST_STEPS) + 1


def _fair(i: int) -> Columns:
    return [(f"fair_{i}", "flag", 1), (f"fair_{i}_x", "signed", MIDDLE), (f"fair_{i}_y", "signed", MIDDLE)]


TABLES: Final[Tables] = [
    (
        "land",
        LAND,
        [("tile", "one of", TYPES), ("x", "signed", MIDDLE), ("y", "signed", MIDDLE), ("turn", "one of", 4)],
        "The laid tiles in the order they were laid. `turn` is one more than its quarter turns clockwise.",
    ),
    (
        "figures",
        MOST_FIGURES,
        [
            ("seat", "one of", MOST_SEATS),
            ("figure", "one of", len(FIGURE_NAMES)),
            ("x", "signed", MIDDLE),
            ("y", "signed", MIDDLE),
            ("segment", "one of", SEGMENTS_AND_TOWER),
        ],
        "The figures on the land, in no particular order. The last segment is the top of a tower.",
    ),
    (
        "course",
        1,
        [
            ("to_move", "one of", MOST_SEATS),
            ("active", "one of", MOST_SEATS),
            ("phase", "one of", len(ORDER)),
            ("part", "count", 2),
            ("drawn", "one of", TYPES),
            ("laid", "count", LAND),
            ("pile", "count", LAND),
            ("small_city_two", "flag", 1),
            ("fairy_by_tile", "flag", 1),
            ("volcano_companions", "flag", 1),
            ("princess_must", "flag", 1),
            ("ransom_debt", "flag", 1),
            ("abbey_final_round", "flag", 1),
            ("wagon_to_neighbour", "flag", 1),
            ("count_into_unoccupied", "flag", 1),
            ("market_at_barn", "flag", 1),
            ("count_final_any_quarter", "flag", 1),
            ("catapult_mode", "one of", len(MODES)),
            ("catapult_sigma", "count", 3000),
            ("river_room_reserve", "flag", 1),
            ("river_bends_straight_between", "flag", 1),
            ("barn_bars_pig", "flag", 1),
            ("choosing", "flag", 1),
            ("choosing_x", "signed", MIDDLE),
            ("choosing_y", "signed", MIDDLE),
            ("king", "one of", MOST_SEATS),
            ("largest_city", "count", LAND),
            ("cities", "count", LAND),
            ("robber", "one of", MOST_SEATS),
            ("longest_road", "count", LAND),
            ("roads", "count", LAND),
        ],
        "`to_move` is 0 while chance decides and when it is over. The last six are of King & Robber Baron. "
        "`choosing`: the place that a second decision of the action is about.",
    ),
    (
        "dragon",
        2 + STEPS,
        [
            ("there", "flag", 1),
            ("x", "signed", MIDDLE),
            ("y", "signed", MIDDLE),
            ("seat", "one of", MOST_SEATS),
            ("figure", "one of", len(FIGURE_NAMES)),
            ("segment", "one of", SEGMENTS_AND_TOWER),
        ],
        "The dragon; the fairy, with the follower she stands beside; the tiles the dragon was on in this movement.",
    ),
    (
        "capture",
        1,
        [
            ("ransomed", "flag", 1),
            ("raised", "flag", 1),
            ("raised_x", "signed", MIDDLE),
            ("raised_y", "signed", MIDDLE),
            ("on_tile", "flag", 1),
            ("on_tile_x", "signed", MIDDLE),
            ("on_tile_y", "signed", MIDDLE),
            ("captive", "one of", MOST_SEATS),
            ("figure", "one of", len(FIGURE_NAMES)),
        ],
        "The Tower: whether a prisoner was bought back in this turn; the tower raised while a capture is decided; the "
        "tile on which a follower is chosen; the follower just captured while the exchange is chosen, and whose it is.",
    ),
    (
        "towers",
        MOST_TOWERS,
        [("height", "count", MOST_PIECES), ("x", "signed", MIDDLE), ("y", "signed", MIDDLE)],
        "The towers that have been begun.",
    ),
    (
        "prisoners",
        MOST_SEATS * MOST_SEATS,
        [(name, "count", 8) for name in FIGURE_NAMES],
        "The viewer's prisoners first: of the viewer, of the next seat, and so on; then those of the next seat.",
    ),
    (
        "abbeys",
        MOST_SEATS,
        [
            ("abbey", "flag", 1),
            ("barn", "flag", 1),
            ("barn_x", "signed", MIDDLE),
            ("barn_y", "signed", MIDDLE),
            ("wagon", "flag", 1),
            ("wagon_x", "signed", MIDDLE),
            ("wagon_y", "signed", MIDDLE),
            ("wagon_segment", "one of", SEGMENTS_AND_TOWER),
            ("fresh", "flag", 1),
            ("last", "flag", 1),
            ("asked", "count", MOST_SEATS),
        ],
        "Abbey & Mayor, the viewer first: whether the seat has its abbey; its barn, on the north-west corner of that "
        "tile; its wagon that may drive on. In the active seat's row, whether its barn is `fresh`. In the row of the "
        "seat that played the last tile, how many seats were asked in the final round.",
    ),
    (
        "count",
        1,
        [
            ("quarter", "one of", len(QUARTERS)),
            ("guests", "count", MOST_FIGURES),
            ("entry", "one of", 2),
            ("slot", "count", MOST_SEATS),
            ("joining", "flag", 1),
            ("joining_x", "signed", MIDDLE),
            ("joining_y", "signed", MIDDLE),
        ],
        "The Count of Carcassonne: the quarter he is in; how many figures at the end of `figures` stand on no "
        "particular tile; what may enter a quarter, 1 a follower, 2 the count; how many seats after the active one it "
        "is that moves followers out; the region that is joined.",
    ),
    (
        "quarters",
        len(QUARTERS) * MOST_SEATS,
        [(name, "count", 8) for name in FIGURE_NAMES],
        "The followers in each quarter of Carcassonne (castle, market, blacksmith, cathedral), the viewer's first.",
    ),
    (
        "catapult",
        1,
        [
            ("token", "one of", len(TOKENS)),
            ("thrown", "count", MOST_SEATS),
            ("step", "one of", len(STEPS_OF_A_THROW)),
            ("landing", "flag", 1),
            ("landing_x", "signed", MIDDLE),
            ("landing_x_rest", "count", 999),
            ("landing_y", "signed", MIDDLE),
            ("landing_y_rest", "count", 999),
            ("distance", "count", 2001),
            ("hand", "count", 2000),
            ("victim", "one of", MOST_SEATS),
            ("victim_figure", "one of", len(FIGURE_NAMES)),
            ("victim_x", "signed", MIDDLE),
            ("victim_y", "signed", MIDDLE),
            ("victim_segment", "one of", SEGMENTS_AND_TOWER),
            ("victim_quarter", "one of", len(QUARTERS)),
            ("on_tile", "flag", 1),
            ("on_tile_x", "signed", MIDDLE),
            ("on_tile_y", "signed", MIDDLE),
            *(name for i in range(MOST_FAIRS) for name in _fair(i + 1)),
        ],
        "The Catapult: the round under way, as the view tells it. A point is told in whole tiles and thousandths. "
        "`distance` is one more than how far a token of catch is thrown, where the viewer may know it.",
    ),
    ("sets", len(SETS), [("in_play", "flag", 1)], "The expansions in the order of the options."),
    (
        "seats",
        MOST_SEATS,
        [
            ("present", "flag", 1),
            ("score", "signed", MOST),
            *((f"supply_{name}", "count", 8) for name in FIGURE_NAMES),
            *((name, "count", 9) for name in GOODS),
            ("tower_pieces", "count", MOST_PIECES),
            ("market_passed", "flag", 1),
            ("target", "flag", 1),
            *((f"target_{digit}", "count", FAR_BASE - 1) for digit in (1, 2, 3)),
        ],
        "The viewer first. The goods are of Traders & Builders. `market_passed`: in the market moves at the end. "
        f"`target`: the square of a throw's distance in thousandths of a tile, three digits to base {FAR_BASE}.",
    ),
    (
        "tiles",
        TYPES,
        [("unseen", "count", 9), ("aside", "count", 9), ("removed", "count", 9)],
        "By tile type: how many have not been drawn, are laid aside for later, and are out of the game.",
    ),
]
