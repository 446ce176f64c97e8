"""A whole position of Caylus as plain data, and back.

A person who writes one by hand may leave out what is as at the beginning of a game with the neutral tiles in the order
of the list and the seats in the order of their numbers. What follows from the rest is not written: workers in hand,
tiles in stock.

    turn, phase, cursor, active      how far the game has come; phases: setup, income, placement, special, provost,
                                     buildings, castle, end_of_turn; the cursor is the next player, building or space
    order, bridge                    seats in turn order and in passing order
    bailiff, provost                 spaces
    road          {"9": "mason"}     tile by space; spaces 7, 8 and 16 may be left out
    owners        {"9": 0}           seat by space
    workers       {"gate": 0, "stables_1": 1, "inn_left": 0, "inn_right": 1, "castle_1": 0, "9": 1}
    promises      [[9, 0]]           postponed transformations: space and seat, in the order of payment
    scored        0                  sections of the castle that have been scored
    players       one a seat: prestige, deniers, the five cubes, markers, lines_used, houses, batches
    steps         pending decisions, the innermost last; left out, play goes on to the next decision by itself
    over          true at the end
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bastide.core import CHANCE, NOBODY, BadSnapshot
from bastide.core.errors import Bounds, Fault, Problems, at_seats, reaching
from bastide.core.fields import plain_of
from bastide.core.native import i64, vec
from bastide.games.caylus import turn
from bastide.games.caylus.codes import (
    BUILDINGS,
    CASTLE,
    END_OF_TURN,
    MAX_STEPS,
    PHASE_NAMES,
    PLACEMENT,
    PROVOST_PHASE,
    SETUP,
    SPECIAL,
    STEP_GATE,
    STEP_GUILD,
    STEP_INN,
    STEP_JOUST,
    STEP_NAMES,
    STEP_PLACE,
)
from bastide.games.caylus.components import (
    BAILIFF_STEPS_BEHIND,
    CASTLE_SPOTS,
    CLASS,
    CLASS_NAMES,
    COPIES,
    CUBE_NAMES,
    DENIER,
    END_OF_CLASS,
    FIRST_CASTLE,
    FIRST_OF_CLASS,
    FIRST_SITE,
    FIRST_STABLE,
    FIXED,
    FIXED_TILE,
    GATE,
    GOODS_NAMES,
    GUILD,
    INN,
    INN_RIGHT,
    JEWELLER,
    JOUST,
    LINE_NAMES,
    LINES,
    NEUTRAL,
    NEUTRAL_TILES,
    NO_TILE,
    OPEN_COLUMNS,
    PURSE,
    RESIDENTIAL,
    ROAD,
    SECTION_MARKER,
    SECTION_NAMES,
    SECTION_PLACES,
    SECTIONS,
    SPECIAL_NAMES,
    SPOTS,
    STABLE_SPOTS,
    TILE_NAMES,
    WORKERS,
)
from bastide.games.caylus.fields import FIELDS
from bastide.games.caylus.phases.end_of_turn import must_score
from bastide.games.caylus.phases.special import occupied
from bastide.games.caylus.step_names import name_about, read_about

if TYPE_CHECKING:
    from bastide.games.caylus.position import Position
    from bastide.games.caylus.state import CaylusState

SPOT_NAMES = [
    *SPECIAL_NAMES[:4],
    *(f"stables_{i}" for i in (1, 2, 3)),
    "inn_left",
    "inn_right",
    *(f"castle_{i}" for i in (1, 2, 3, 4, 5)),
    *(str(space) for space in range(1, ROAD + 1)),
]
ASKED_ONCE = ("place", "gate", "guild", "joust", "inn", "provost", "castle")
FIRST_SPACE = SPOTS - ROAD
LAST_OF_BAILIFF = SECTION_MARKER[SECTIONS - 1] + BAILIFF_STEPS_BEHIND - 1
STANDS_FOR = {STEP_GATE: GATE, STEP_GUILD: GUILD, STEP_JOUST: JOUST, STEP_INN: INN_RIGHT}
"""The steps of special buildings, and where the worker stands who makes them."""


def snapshot_of(board: "Position") -> dict[str, object]:
    """The whole position as plain data."""
    spaces = range(1, ROAD + 1)
    return {
        "game": board.game.name,
        "rules": board.settings.rules,
        "settings": board.settings.plain(),
        **plain_of(FIELDS, board),
        "order": [int(seat) for seat in board.order],
        "bridge": [int(seat) for seat in board.bridge],
        "road": {str(space): TILE_NAMES[board.road[space]] for space in spaces if board.road[space] != NO_TILE},
        "owners": {str(space): int(board.owner[space]) for space in spaces if board.owner[space] >= 0},
        "workers": {name: int(seat) for name, seat in zip(SPOT_NAMES, board.worker, strict=True) if seat >= 0},
        "promises": [[int(board.promises[i]), int(board.promises[i + 1])] for i in range(0, len(board.promises), 2)],
        "players": [_player(board, seat) for seat in range(board.players)],
        "steps": [_step(*(int(n) for n in board.steps[3 * i : 3 * i + 3])) for i in range(board.depth)],
        "over": board.over,
    }


def _player(board: "Position", seat: int) -> dict[str, object]:
    goods = {name: int(board.purse[seat * PURSE + kind]) for kind, name in enumerate(CUBE_NAMES)}
    return {
        "prestige": int(board.prestige[seat]),
        "deniers": int(board.purse[seat * PURSE + DENIER]),
        **goods,
        "markers": {name: int(board.markers[seat * LINES + line]) for line, name in enumerate(LINE_NAMES)},
        "lines_used": [name for line, name in enumerate(LINE_NAMES) if board.lines_used[seat] >> line & 1],
        "houses": {name: int(board.houses[seat * SECTIONS + i]) for i, name in enumerate(SECTION_NAMES)},
        "batches": int(board.batches[seat]),
    }


def _step(kind: int, seat: int, about: int) -> dict[str, object]:
    return {"step": STEP_NAMES[kind], "seat": seat, "about": name_about(kind, about)}


def inventory_of(board: "Position") -> dict[str, int]:
    """Workers and tiles, wherever they are (CAY-17.1, CAY-17.2)."""
    on_board = list(board.worker)
    counted = {f"workers {seat}": int(board.hand[seat]) + on_board.count(seat) for seat in range(board.players)}
    tiles = [int(n) for n in board.stock]
    for tile in board.road:
        if tile != NO_TILE:
            tiles[tile] += 1
    for kind, name in enumerate(CLASS_NAMES[:RESIDENTIAL]):
        counted[name] = sum(tiles[FIRST_OF_CLASS[kind] : END_OF_CLASS[kind]])
    counted["neutral"] += int(board.removed)
    return counted


def fill(board: "CaylusState", data: Mapping[str, Any]) -> None:
    """Put a laid-out board into the position described; raises BadSnapshot."""
    players = int(board.players)
    for field in FIELDS:
        field.fill(board, data)
    drawing = board.phase == SETUP
    board.order = vec[i64](_seats("order", data.get("order", [] if drawing else list(range(players))), players))
    if not drawing and len(board.order) != players:
        raise BadSnapshot("CAY-17.9: the turn order does not name every seat.")
    if drawing and not 0 <= len(board.order) < players - 1:
        raise BadSnapshot("CAY-2.9: while the order is drawn, two seats or more are without a place in it.")
    board.bridge = vec[i64](_seats("bridge", data.get("bridge", []), players))
    if drawing and len(board.order) and board.cursor <= NEUTRAL_TILES:
        raise BadSnapshot("CAY-2.1: the neutral tiles are laid before the order is drawn.")
    if board.phase >= SPECIAL and len(board.bridge) != players and not data.get("over", False):
        raise BadSnapshot("CAY-6.1: phase 2 is over, so every seat must be on the bridge.")
    _fill_road(board, data, players, drawing)
    if drawing and any((board.road[i] == NO_TILE) == (i < board.cursor) for i in range(1, NEUTRAL_TILES + 1)):
        raise BadSnapshot("CAY-2.1: during the set-up the neutral tiles lie on the spaces before the cursor.")
    _fill_workers(board, data, players)
    _fill_promises(board, data, players)
    given = data.get("players", [{}] * players)
    if len(given) != players:
        complaint = f"The snapshot has {len(given)} players; its settings say {players}."
        raise BadSnapshot(complaint, fault=Fault("each_seat", "players"))
    problems = Problems()
    for seat, own in enumerate(given):
        with problems.noting(f"seat {seat}"):
            _fill_player(board, seat, _mapping("player", own))
    problems.settle()
    for i in range(SECTIONS):
        if board.filled(i) > SECTION_PLACES[i]:
            raise BadSnapshot(f"CAY-17.6: {SECTION_NAMES[i]} has {SECTION_PLACES[i]} places, not {board.filled(i)}.")
    with reaching():
        _check_course(board)
        _check_castle(board, bool(data.get("over", False)))
        _go_on(board, data, players)


def _check_course(board: "CaylusState") -> None:
    """CAY-17.1, CAY-17.4, CAY-17.8: what a phase has left behind."""
    if board.bailiff > LAST_OF_BAILIFF:
        raise BadSnapshot(f"CAY-17.4: the bailiff never exceeds space {LAST_OF_BAILIFF}.", places=(str(board.bailiff),))
    if board.phase < SPECIAL and board.provost != board.bailiff:
        raise BadSnapshot("CAY-17.4: provost and bailiff are on the same space until phase 3.")
    if len(board.promises) and board.phase not in (SPECIAL, PROVOST_PHASE, BUILDINGS):
        raise BadSnapshot("CAY-17.8: no transformation is pending outside phases 3 to 5.")
    for spot, name in enumerate(SPOT_NAMES):
        home = PROVOST_PHASE if spot < INN_RIGHT else CASTLE if spot >= FIRST_SPACE else END_OF_TURN
        if spot != INN_RIGHT and board.worker[spot] >= 0 and board.phase >= home:
            raise BadSnapshot(
                f"CAY-17.1: in phase {PHASE_NAMES[board.phase]} no worker is on '{name}' any more.", places=(name,)
            )
    if board.phase == SPECIAL and any(occupied(board, building) for building in range(min(board.cursor, INN))):
        raise BadSnapshot("CAY-7.2: the workers of special buildings that are done have gone home.")
    if board.phase == BUILDINGS and any(board.worker[FIRST_SPACE + i] >= 0 for i in range(board.cursor - 1)):
        raise BadSnapshot("CAY-9.2: the workers of buildings that are done have gone home.")


def _check_castle(board: "CaylusState", over: bool) -> None:
    """CAY-10.4, CAY-11.3, CAY-13.1, CAY-17.6: sections are built and scored one after the other."""
    if over != (board.scored == SECTIONS):
        raise BadSnapshot("CAY-13.1: the game is over when the Towers have been scored; say so with 'over'.")
    for section in range(SECTIONS):
        if section < board.scored and not must_score(board, section):
            raise BadSnapshot(f"CAY-11.3: the section {SECTION_NAMES[section]} cannot have been scored.")
        if board.scored <= section and board.phase < CASTLE and must_score(board, section):
            raise BadSnapshot(f"CAY-11.3: the section {SECTION_NAMES[section]} must have been scored.")
        before = [board.filled(i) == SECTION_PLACES[i] or i < board.scored for i in range(section)]
        if board.filled(section) and not all(before):
            raise BadSnapshot(f"CAY-10.4: houses go to {SECTION_NAMES[section]} when the section before it is done.")


def _go_on(board: "CaylusState", data: Mapping[str, Any], players: int) -> None:
    if data.get("over", False):
        board.to_move = NOBODY
        return
    if board.phase == SETUP:
        board.to_move = CHANCE
        return
    steps = data.get("steps", [])
    if len(steps) > MAX_STEPS:
        complaint = f"The snapshot has {len(steps)} pending steps; the rules never make more than {MAX_STEPS}."
        raise BadSnapshot(complaint, fault=Fault("form", "steps"))
    single = [step["step"] for step in steps if step["step"] in ASKED_ONCE]
    if len(set(single)) < len(single):
        raise BadSnapshot(f"CAY-4.1: '{single[0]}' is asked for once at a time.")
    for step in steps:
        kind = _name("step", step["step"], STEP_NAMES)
        seat = _number("seat", step["seat"], 0, players - 1)
        if kind in STANDS_FOR and board.worker[STANDS_FOR[kind]] != seat:
            spot = SPOT_NAMES[STANDS_FOR[kind]]
            raise BadSnapshot(f"CAY-7.1: seat {seat} has no worker on '{spot}'.", places=(*at_seats(seat), spot))
        if kind == STEP_PLACE and (board.phase != PLACEMENT or board.has_passed(seat)):
            raise BadSnapshot(f"CAY-6.1: seat {seat} has passed, or phase 2 is over.", places=at_seats(seat))
        board.ask(kind, seat, _about(kind, step.get("about", 0)))
    turn.go_on(board)
    if not board.over and len(board.legal_codes()) == 0:
        raise BadSnapshot(f"Nothing can be decided in the step '{STEP_NAMES[int(board.asked())]}'.", stuck=True)


def _about(kind: int, about: object) -> int:
    try:
        return read_about(kind, about)
    except ValueError:
        complaint = f"'{about}' is nothing the step '{STEP_NAMES[kind]}' can be about."
        raise BadSnapshot(complaint, fault=Fault("unknown", str(about))) from None


def _fill_road(board: "CaylusState", data: Mapping[str, Any], players: int, drawing: bool) -> None:
    default = {} if drawing else {str(i + 1): TILE_NAMES[i] for i in range(NEUTRAL_TILES)}
    stock = [int(n) for n in COPIES]
    stock[:NEUTRAL_TILES] = [1] * NEUTRAL_TILES
    if not board.settings.on("jeweller"):
        stock[int(JEWELLER)] = 0
    problems = Problems()
    for space, name in _mapping("road", data.get("road", default)).items():
        with problems.noting(space):
            _lay_tile(board, _number("space", space, 1, ROAD), _name("tile", name, TILE_NAMES), stock)
    problems.settle()
    board.removed = 0 if drawing else sum(stock[:NEUTRAL_TILES])
    if not drawing:
        stock[:NEUTRAL_TILES] = [0] * NEUTRAL_TILES
    board.stock = vec[i64](stock)
    _fill_owners(board, data, players)
    board.free_site = FIRST_SITE
    board.find_free_site()
    if any(board.road[at] != NO_TILE and FIXED_TILE[at] == NO_TILE for at in range(board.free_site, ROAD + 1)):
        raise BadSnapshot(
            f"CAY-17.3: space {board.free_site} is empty, but a building stands beyond it.",
            places=(str(board.free_site),),
        )


def _lay_tile(board: "CaylusState", at: int, tile: int, stock: list[int]) -> None:
    name, kind = TILE_NAMES[tile], CLASS[tile]
    if (kind == FIXED) != (FIXED_TILE[at] != NO_TILE) or (kind == FIXED and FIXED_TILE[at] != tile):
        raise BadSnapshot(f"CAY-1.7: {name} cannot lie on space {at}.")
    if kind == NEUTRAL and at > NEUTRAL_TILES:
        raise BadSnapshot(f"CAY-2.1: the neutral tile {name} cannot lie on space {at}.")
    if kind not in (FIXED, RESIDENTIAL):
        stock[tile] -= 1
        if stock[tile] < 0:
            raise BadSnapshot(f"CAY-1.5: there are too many tiles {name} on the road.")
    board.road[at] = tile


def _fill_owners(board: "CaylusState", data: Mapping[str, Any], players: int) -> None:
    for space, seat in _mapping("owners", data.get("owners", {})).items():
        board.owner[_number("space", space, 1, ROAD)] = _number("owner", seat, 0, players - 1)
    problems = Problems()
    for at in range(1, ROAD + 1):
        tile = board.road[at]
        owned = tile != NO_TILE and CLASS[tile] not in (NEUTRAL, FIXED)
        if owned != (board.owner[at] >= 0):
            lack = "has no" if owned else "cannot have an"
            with problems.noting(at):
                raise BadSnapshot(f"CAY-9.10: the building on space {at} {lack} owner.")
    problems.settle()


def _fill_workers(board: "CaylusState", data: Mapping[str, Any], players: int) -> None:
    placed = [0] * players
    problems = Problems()
    for name, seat in _mapping("workers", data.get("workers", {})).items():
        with problems.noting(name):
            spot = _name("worker's place", name, SPOT_NAMES)
            board.worker[spot] = _number("worker", seat, 0, players - 1)
            placed[seat] += 1
            if spot >= FIRST_SPACE and (
                board.road[int(name)] == NO_TILE or CLASS[board.road[int(name)]] > CLASS_NAMES.index("stone")
            ):
                raise BadSnapshot(f"CAY-6.9: no worker can stand on space {name}.")
            if players == 2 and FIRST_STABLE <= spot < FIRST_STABLE + STABLE_SPOTS:
                raise BadSnapshot("CAY-14.2: with two players no worker stands in the stables.")
    problems.settle()
    for clause, first, count in (("CAY-6.11", FIRST_STABLE, STABLE_SPOTS), ("CAY-6.13", FIRST_CASTLE, CASTLE_SPOTS)):
        row = [int(seat) for seat in board.worker[first : first + count]]
        seats = [seat for seat in row if seat >= 0]
        if row[: len(seats)] != seats or len(set(seats)) != len(seats):
            raise BadSnapshot(f"{clause}: workers stand there from place 1 on, one of each player.")
    for seat, count in enumerate(placed):
        if count > WORKERS:
            raise BadSnapshot(f"CAY-17.1: seat {seat} has {WORKERS} workers, not {count}.", places=at_seats(seat))
        board.hand[seat] = WORKERS - count


def _fill_promises(board: "CaylusState", data: Mapping[str, Any], players: int) -> None:
    flat: list[int] = []
    for space, seat in data.get("promises", []):
        at = _number("promise", space, 1, ROAD)
        if at in flat[::2] or board.worker[SPOTS - ROAD + at - 1] < 0:
            raise BadSnapshot(f"CAY-9.24: space {at} cannot have a postponed transformation.", places=(str(at),))
        flat += [at, _number("promise", seat, 0, players - 1)]
    board.promises = vec[i64](flat)


def _fill_player(board: "CaylusState", seat: int, own: Mapping[str, Any]) -> None:
    board.prestige[seat] = _number("prestige", own.get("prestige", 0), 0, 10_000)
    for kind, name in enumerate(GOODS_NAMES):
        key = "deniers" if name == "denier" else name
        if key in own:
            board.purse[seat * PURSE + kind] = _number(key, own[key], 0, 10_000)
    for name, column in _mapping("markers", own.get("markers", {})).items():
        line = _name("line", name, LINE_NAMES)
        most = int(OPEN_COLUMNS[board.scored])
        board.markers[seat * LINES + line] = _number("marker", column, 0, most, f"{name} marker")
    for name in own.get("lines_used", []):
        board.lines_used[seat] |= 1 << _name("line", name, LINE_NAMES)
    for name, count in _mapping("houses", own.get("houses", {})).items():
        section = _name("section", name, SECTION_NAMES)
        board.houses[seat * SECTIONS + section] = _number("houses", count, 0, int(SECTION_PLACES[section]), name)
    board.batches[seat] = _number("batches", own.get("batches", 0), 0, 30)


def _mapping(what: str, given: object) -> Mapping[str, Any]:
    if not isinstance(given, Mapping):
        raise BadSnapshot(f"'{what}' should be a mapping, not '{given}'.", fault=Fault("form", what))
    return given


def _name(what: str, given: object, names: list[str]) -> int:
    if given not in names:
        complaint = f"'{given}' is no {what}; there are {', '.join(names)}."
        raise BadSnapshot(complaint, fault=Fault("unknown", str(given)))
    return names.index(str(given))


def _number(what: str, given: object, least: int, most: int, called: str = "") -> int:
    try:
        number = int(str(given))
    except ValueError:
        raise BadSnapshot(f"'{given}' is no number for '{called or what}'.", fault=Fault("form", what)) from None
    if not least <= number <= most:
        complaint = f"'{called or what}' is {number}; it goes from {least} to {most}."
        raise BadSnapshot(complaint, bounds=Bounds(what, least, most))
    return number


def _seats(what: str, given: list[object], players: int) -> list[int]:
    seats = [_number(what, seat, 0, players - 1) for seat in given]
    if len(set(seats)) != len(seats):
        raise BadSnapshot(f"CAY-17.9: a seat is twice in '{what}'.")
    return seats
