"""What everybody sees: all of the position, as plain data (CAY-3.1)."""

from typing import TYPE_CHECKING, TypedDict

from bastide.games.caylus.codes import PHASE_NAMES, PLACEMENT
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
from bastide.games.caylus.phases.income import income
from bastide.games.caylus.phases.placement import bridge_price
from bastide.games.caylus.step_names import name_about, step_name

if TYPE_CHECKING:
    from bastide.games.caylus.board import Board


class SpaceView(TypedDict):
    """One space of the road."""

    space: int
    tile: str | None
    """The building, or null on an empty space."""
    kind: str | None
    """neutral, fixed, wood, stone, prestige or residence."""
    owner: int | None
    """The seat whose house lies on it."""
    worker: int | None
    """The seat whose worker stands on it."""
    promised_to: int | None
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
    houses: list[int]
    """By seat."""
    scored: bool


class PlayerView(TypedDict):
    """What a player owns."""

    prestige: int
    deniers: int
    income: int
    """Deniers to come in the next phase 1."""
    cubes: dict[str, int]
    workers: int
    """Workers in hand."""
    markers: dict[str, int]
    """Columns reached in the favour table, 0 to 5."""
    lines_used: list[str]
    """Lines on which a favour has been taken in this phase."""
    batches: int
    """Batches given in the castle this turn."""


class StepView(TypedDict):
    """A decision that is pending; the last one in the list is to be taken now."""

    step: str
    seat: int
    about: str | int
    """The tile, exchange, line or number the decision is about."""


class CaylusView(TypedDict):
    """A position of Caylus."""

    turn: int
    phase: str
    to_move: int
    """The seat to decide, -1 for chance, -2 when the game is over."""
    order: list[int]
    bridge: list[int]
    """Seats in passing order."""
    price: int | None
    """The bridge price, while workers are placed."""
    bailiff: int
    provost: int
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
    simplified_favours: bool
    over: bool
    winners: list[int]


def view_of(board: "Board") -> CaylusView:
    """The view of every seat and of a spectator."""
    worker = board.worker
    stables = [_seat(worker[FIRST_STABLE + i]) for i in range(STABLE_SPOTS)]
    placing = board.phase == PLACEMENT and len(board.bridge) < board.players
    return {
        "turn": int(board.turn),
        "phase": PHASE_NAMES[int(board.phase)],
        "to_move": int(board.to_move),
        "order": [int(seat) for seat in board.order],
        "bridge": [int(seat) for seat in board.bridge],
        "price": int(bridge_price(board)) if placing else None,
        "bailiff": int(board.bailiff),
        "provost": int(board.provost),
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
        "simplified_favours": bool(board.simplified),
        "over": board.over,
        "winners": board.winners,
    }


def _seat(number: int) -> int | None:
    return int(number) if number >= 0 else None


def _section(board: "Board", section: int) -> SectionView:
    return {
        "name": SECTION_NAMES[section],
        "places": int(SECTION_PLACES[section]),
        "marker": int(SECTION_MARKER[section]),
        "houses": [int(board.houses[seat * SECTIONS + section]) for seat in range(board.players)],
        "scored": section < board.scored,
    }


def _space(board: "Board", space: int) -> SpaceView:
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


def _player(board: "Board", seat: int) -> PlayerView:
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


def _steps(board: "Board") -> list[StepView]:
    shown: list[StepView] = []
    for i in range(board.depth):
        kind, seat, about = (int(n) for n in board.steps[3 * i : 3 * i + 3])
        shown.append({"step": step_name(kind), "seat": seat, "about": name_about(kind, about)})
    return shown
