"""What the numbers of an observation of Carcassonne mean, table by table, with those that the sets bring.

Seats are counted from the viewer: 1 is the viewer, 2 the next seat, and so on; 0 is nobody. Places are given by
how far east (x) and south (y) of the start tile they lie.
"""

from typing import Final

from bastide.core.fields import columns_of
from bastide.core.observation import Columns, Tables
from bastide.games.carcassonne.components import LAND as LAND
from bastide.games.carcassonne.components import MAX_PLAYERS as MAX_PLAYERS
from bastide.games.carcassonne.components import MOST_FIGURES as MOST_FIGURES
from bastide.games.carcassonne.components import TYPES
from bastide.games.carcassonne.grid import MIDDLE
from bastide.games.carcassonne.observer import Observer
from bastide.games.carcassonne.sets import SETS as SETS
from bastide.games.carcassonne.sets import brought, in_order
from bastide.games.carcassonne.turn import ORDER
from bastide.games.carcassonne.view_types import MOST as MOST
from bastide.games.carcassonne.view_types import CarcassonneView, FigureView, SeatView, TileView

SLOT_NUMBER: Final[dict[str, int]] = {clause: number for number, clause in enumerate(ORDER)}
OBSERVERS: Final[dict[str, type[Observer]]] = brought("observation", "OBSERVER")
OF_SETS: Final[list[Observer]] = [observer() for observer in OBSERVERS.values()]
SMALL_CITY: Final = "small_city_two"
FIRST_OPTIONS: Final = (
    SMALL_CITY,
    "fairy_by_tile",
    "volcano_companions",
    "princess_must",
    "ransom_debt",
    "abbey_final_round",
    "wagon_to_neighbour",
    "count_into_unoccupied",
    "market_at_barn",
    "count_final_any_quarter",
    "catapult_mode",
    "catapult_sigma",
    "river_room_reserve",
    "river_bends_straight_between",
    "barn_bars_pig",
)
"""The options in the order in which nets have learnt them; a later one comes at the end."""


def _options() -> Columns:
    by_name = {column[0]: column for column in [(SMALL_CITY, "flag", 1), *(c for of in OF_SETS for c in of.options)]}
    return [by_name[name] for name in in_order(by_name, FIRST_OPTIONS)]


def _meaning(*sentences: str) -> str:
    return " ".join(sentence for sentence in sentences if sentence)


OPTIONS: Final[Columns] = _options()
TABLES: Final[Tables] = [
    (
        "land",
        LAND,
        columns_of(TileView),
        "The laid tiles in the order they were laid. `turn` is one more than its quarter turns clockwise.",
    ),
    (
        "figures",
        MOST_FIGURES,
        columns_of(FigureView),
        "The figures on the land, in no particular order. The last segment is the top of a tower.",
    ),
    (
        "course",
        1,
        [
            *columns_of(CarcassonneView, "to_move", "active"),
            ("phase", "one of", len(ORDER)),
            *columns_of(CarcassonneView, "part", "drawn"),
            ("laid", "count", LAND),
            *columns_of(CarcassonneView, "pile"),
            *OPTIONS,
            ("choosing", "flag", 1),
            ("choosing_x", "signed", MIDDLE),
            ("choosing_y", "signed", MIDDLE),
            *(column for of in OF_SETS for column in of.course),
        ],
        _meaning(
            "`to_move` is 0 while chance decides and when it is over.",
            *(of.course_meaning for of in OF_SETS),
            "`choosing`: the place that a second decision of the action is about.",
        ),
    ),
    *(table for of in OF_SETS for table in of.tables),
    ("sets", len(SETS), [("in_play", "flag", 1)], "The expansions in the order of the options."),
    (
        "seats",
        MAX_PLAYERS,
        [
            ("present", "flag", 1),
            *columns_of(SeatView),
            *(column for of in OF_SETS for column in of.seat),
        ],
        _meaning("The viewer first.", *(of.seat_meaning for of in OF_SETS)),
    ),
    (
        "tiles",
        TYPES,
        [("unseen", "count", 9), ("aside", "count", 9), ("removed", "count", 9)],
        "By tile type: how many have not been drawn, are laid aside for later, and are out of the game.",
    ),
]
