"""What everybody can work out of a position: prices, who works in vain, and how the castle stands."""

from typing import TYPE_CHECKING

from bastide.core.native import i64, vec
from bastide.games.caylus.codes import (
    DECLINE,
    MOVE,
    PASS,
    PLACE,
    PROVOST,
    STEP_GATE,
    STEP_GUILD,
    STEP_PLACE,
    STEP_PROVOST,
)
from bastide.games.caylus.components import (
    BEFORE_ROAD,
    FIRST_WOODEN,
    NO_SITE,
    PLACE_NAMES,
    PROVOST_MOVES,
    RESIDENCE,
    ROAD,
    ROAD_SPOT,
    SECTION_NAMES,
    SECTIONS,
    TILE_NAMES,
)
from bastide.games.caylus.phases.castle import best_builder
from bastide.games.caylus.phases.end_of_turn import favours_for, loss_for
from bastide.games.caylus.phases.placement import options as place_options
from bastide.games.caylus.phases.placement import price, spot, takes_workers
from bastide.games.caylus.phases.provost import distance, phase_price
from bastide.games.caylus.phases.provost import options as provost_options
from bastide.games.caylus.phases.special import gate_options
from bastide.games.caylus.setup import building_prestige
from bastide.games.caylus.view_types import CaylusSurvey, PlaceSurvey, ProvostSurvey, SectionSurvey

if TYPE_CHECKING:
    from bastide.games.caylus.position import Position


def survey_of(board: "Position") -> CaylusSurvey:
    """What follows from the position for everybody."""
    asked: i64 = board.asked() if board.depth > 0 else -1
    builder = best_builder(board)
    return {
        "reach": int(board.provost),
        "idle": _idle(board, board.provost),
        "workplaces": [space for space in range(1, ROAD + 1) if takes_workers(board.road[space])],
        "site": int(board.free_site) if board.free_site != NO_SITE else None,
        "places": _places(board, asked),
        "provost": _ways(board, asked),
        "castle": [_section(board, section) for section in range(SECTIONS)],
        "builder": int(builder) if builder >= 0 else None,
        "prestige": {
            TILE_NAMES[tile]: int(building_prestige(board, tile))
            for tile in range(FIRST_WOODEN, RESIDENCE)
            if board.stock[tile] > 0
        },
    }


def _idle(board: "Position", reach: i64) -> list[int]:
    return [space for space in range(int(reach) + 1, ROAD + 1) if board.worker[ROAD_SPOT + space] >= 0]


def _places(board: "Position", asked: i64) -> dict[str, PlaceSurvey]:
    shown: dict[str, PlaceSurvey] = {}
    codes = vec[i64]()
    first: i64 = PLACE
    last: i64 = PASS
    if asked == STEP_PLACE:
        codes = place_options(board, board.asked_seat())
    elif asked == STEP_GATE:
        codes = gate_options(board, board.asked_seat())
        first = MOVE
        last = DECLINE
    for code in codes:
        if code != last:
            place = code - first
            shown[PLACE_NAMES[place]] = _place(board, board.asked_seat(), place, asked == STEP_PLACE)
    return shown


def _place(board: "Position", seat: i64, place: i64, paid: bool) -> PlaceSurvey:
    host = board.host(seat, spot(board, seat, place))
    beyond = place - BEFORE_ROAD - board.provost
    return {
        "price": int(price(board, seat, place)) if paid else 0,
        "host": int(host) if host >= 0 else None,
        "beyond": int(beyond) if beyond > 0 else 0,
    }


def _ways(board: "Position", asked: i64) -> list[ProvostSurvey]:
    shown: list[ProvostSurvey] = []
    if asked != STEP_PROVOST and asked != STEP_GUILD:
        return shown
    each = phase_price() if asked == STEP_PROVOST else 0
    for code in provost_options(board, board.asked_seat(), each):
        if code != DECLINE:
            steps = PROVOST_MOVES[code - PROVOST]
            space = board.provost + steps
            shown.append({
                "steps": int(steps),
                "space": int(space),
                "price": int(distance(steps) * each),
                "idle": _idle(board, space),
            })  # fmt: skip
    return shown


def _section(board: "Position", section: i64) -> SectionSurvey:
    return {
        "name": SECTION_NAMES[section],
        "built": int(board.filled(section)),
        "next": bool(board.section_to_build() == section),
        "favours": [int(favours_for(board, seat, section)) for seat in range(board.players)],
        "losses": [int(loss_for(board, seat, section)) for seat in range(board.players)],
    }
