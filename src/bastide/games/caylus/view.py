"""What everybody sees: all of the position, as plain data (CAY-3.1)."""

from typing import TYPE_CHECKING, cast

from bastide.core.fields import in_order_of, plain_of
from bastide.games.caylus.codes import PLACEMENT
from bastide.games.caylus.components import (
    CASTLE_SPOTS,
    CLASS,
    CLASS_NAMES,
    CUBE_NAMES,
    DENIER,
    FIRST_CASTLE,
    FIRST_STABLE,
    GATE,
    GUILD,
    INN_LEFT,
    INN_RIGHT,
    JOUST,
    LINE_NAMES,
    LINES,
    NO_TILE,
    OPEN_COLUMNS,
    PURSE,
    ROAD,
    ROAD_SPOT,
    SECTION_MARKER,
    SECTION_NAMES,
    SECTION_PLACES,
    SECTIONS,
    STABLE_SPOTS,
    TILE_NAMES,
    TRADING_POST,
)
from bastide.games.caylus.fields import SHOWN
from bastide.games.caylus.phases.income import income
from bastide.games.caylus.phases.placement import bridge_price
from bastide.games.caylus.step_names import name_about, step_name
from bastide.games.caylus.view_types import CaylusView, PlayerView, SectionView, SpaceView, StepView

if TYPE_CHECKING:
    from bastide.games.caylus.position import Position


def view_of(board: "Position") -> CaylusView:
    """The view of every seat and of a spectator."""
    worker = board.worker
    stables = [_seat(worker[FIRST_STABLE + i]) for i in range(STABLE_SPOTS)]
    placing = board.phase == PLACEMENT and len(board.bridge) < board.players
    view: dict[str, object] = {
        **plain_of(SHOWN, board),
        "to_move": int(board.to_move),
        "order": [int(seat) for seat in board.order],
        "bridge": [int(seat) for seat in board.bridge],
        "price": int(bridge_price(board)) if placing else None,
        "special": {
            "gate": _seat(worker[GATE]),
            "trading_post": _seat(worker[TRADING_POST]),
            "merchants_guild": _seat(worker[GUILD]),
            "joust_field": _seat(worker[JOUST]),
            "stables": stables,
            "inn_left": _seat(worker[INN_LEFT]),
            "inn_right": _seat(worker[INN_RIGHT]),
        },
        "castle": [_section(board, section) for section in range(SECTIONS)],
        "castle_workers": [_seat(worker[FIRST_CASTLE + i]) for i in range(CASTLE_SPOTS)],
        "open_columns": int(OPEN_COLUMNS[board.scored]),
        "road": [_space(board, space) for space in range(1, ROAD + 1)],
        "stock": {TILE_NAMES[tile]: int(n) for tile, n in enumerate(board.stock) if CLASS[tile] >= 2 and n > 0},
        "players": [_player(board, seat) for seat in range(board.players)],
        "steps": _steps(board),
        "simplified_favours": bool(board.simplified_favours),
        "over": board.over,
        "winners": board.winners,
    }
    return cast(CaylusView, in_order_of(CaylusView, view))


def _seat(number: int) -> int | None:
    return int(number) if number >= 0 else None


def _section(board: "Position", section: int) -> SectionView:
    return {
        "name": SECTION_NAMES[section],
        "places": int(SECTION_PLACES[section]),
        "marker": int(SECTION_MARKER[section]),
        "houses": [int(board.houses[seat * SECTIONS + section]) for seat in range(board.players)],
        "scored": section < board.scored,
    }


def _space(board: "Position", space: int) -> SpaceView:
    tile = board.road[space]
    promises = {int(board.promises[i]): int(board.promises[i + 1]) for i in range(0, len(board.promises), 2)}
    return {
        "space": space,
        "tile": TILE_NAMES[tile] if tile != NO_TILE else None,
        "kind": CLASS_NAMES[CLASS[tile]] if tile != NO_TILE else None,
        "owner": _seat(board.owner[space]),
        "worker": _seat(board.worker[ROAD_SPOT + space]),
        "promised_to": promises.get(space),
    }


def _player(board: "Position", seat: int) -> PlayerView:
    first = seat * PURSE
    return {
        "prestige": int(board.prestige[seat]),
        "deniers": int(board.purse[first + DENIER]),
        "income": int(income(board, seat)),
        "cubes": {name: int(board.purse[first + kind]) for kind, name in enumerate(CUBE_NAMES)},
        "workers": int(board.hand[seat]),
        "markers": {name: int(board.markers[seat * LINES + line]) for line, name in enumerate(LINE_NAMES)},
        "lines_used": [name for line, name in enumerate(LINE_NAMES) if board.lines_used[seat] >> line & 1],
        "batches": int(board.batches[seat]),
    }


def _steps(board: "Position") -> list[StepView]:
    shown: list[StepView] = []
    for i in range(board.depth):
        kind, seat, about = (int(n) for n in board.steps[3 * i : 3 * i + 3])
        shown.append({"step": step_name(kind), "seat": seat, "about": name_about(kind, about)})
    return shown
