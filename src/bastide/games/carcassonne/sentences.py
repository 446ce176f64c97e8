"""What is said about a game: its events, and the sentences that offer actions and tasks."""

from typing import TYPE_CHECKING, Final

from bastide.core.action import Action
from bastide.core.event import Event
from bastide.core.native import i64, vec
from bastide.core.state import NOBODY
from bastide.core.words import Message
from bastide.games.carcassonne.actions import ACTIONS, Choose, Deploy
from bastide.games.carcassonne.codes import CHOOSE, DEPLOY, PASS
from bastide.games.carcassonne.components import (
    CITY,
    FIELD,
    FIGURE_NAMES,
    FIGURE_SPAN,
    FOLLOWER,
    KIND_NAMES,
    ROAD,
    SEAT_SPAN,
    SEGMENT_OF,
    SEGMENT_SLOTS,
    SLOTS,
    TILE_IDS,
    TILES,
)
from bastide.games.carcassonne.grid import x_of, y_of
from bastide.games.carcassonne.land import BIT, PENNANTS, WORD

if TYPE_CHECKING:
    from bastide.games.carcassonne.state import CarcassonneState

ROLES: Final = ["", "farmer", "thief", "knight", "", "monk", "heretic", "monk", "guard", ""]
"""CAR-B-0.9: what a follower is called, by the kind of its region."""
ROTATIONS: Final = [0, 90, 180, 270]
DEPLOYS: Final[i64] = Deploy.room
CHOICES: Final[i64] = Choose.room
DRIVES: Final = [kind for kind in ACTIONS.kinds if kind.names == ("cell", "segment")]
"""The kinds of action that name a segment of any tile."""


def role_of(state: "CarcassonneState", figure: i64, node: i64) -> str:
    """CAR-B-0.9: what a figure is on its segment."""
    if FOLLOWER[figure] == 0:
        return FIGURE_NAMES[figure]
    return ROLES[i64(state.land.node_kind[node])]


def place_of(state: "CarcassonneState", node: i64) -> dict[str, object]:
    """Where a segment lies, as event data."""
    land = state.land
    tile = i64(land.node_tile[node])
    cell = land.tile_cell[tile]
    segment = land.segment_of(node)
    turned = land.tile_turned[tile]
    id = TILES[turned // 4]["features"][segment]["id"]
    return {"x": int(x_of(cell)), "y": int(y_of(cell)), "segment": id, "sides": sides_of(turned, segment)}


def drew(state: "CarcassonneState", tile: i64, clause: str) -> Event:
    """A tile was drawn by chance."""
    return Event("drew", clause, int(state.active), {"tile": TILE_IDS[tile]}, chance=True)


def placed(state: "CarcassonneState", tile: i64, cell: i64, turn: i64) -> Event:
    """A tile was placed."""
    where: dict[str, object] = {"x": int(x_of(cell)), "y": int(y_of(cell)), "rotation": ROTATIONS[turn]}
    return Event("placed", "CAR-B-2.2", int(state.active), {"tile": TILE_IDS[tile], **where})


def deployed(state: "CarcassonneState", seat: i64, figure: i64, node: i64, clause: str) -> Event:
    """A figure came onto the land."""
    role = role_of(state, figure, node)
    name = FIGURE_NAMES[figure]
    kind = f"deployed_{name}" if role == name else f"deployed_{name}_{role}"
    return Event(kind, clause, int(seat), {"figure": name, "role": role, **place_of(state, node)})


def returned(state: "CarcassonneState", figure: i64, clause: str) -> Event:
    """A figure, given as the state keeps it, went home."""
    name = FIGURE_NAMES[figure % FIGURE_SPAN // SEAT_SPAN]
    where = place_of(state, figure // FIGURE_SPAN)
    return Event(f"returned_{name}", clause, int(figure % SEAT_SPAN), {"figure": name, **where})


def completed(state: "CarcassonneState", root: i64) -> Event:
    """A region was completed."""
    kind = i64(state.land.node_kind[root])
    clause = "CAR-B-4.4" if kind == CITY else "CAR-B-4.2" if kind == ROAD else "CAR-B-4.7"
    return Event(f"completed_{KIND_NAMES[kind]}", clause, int(state.active), region(state, root))


def scored(state: "CarcassonneState", root: i64, seat: i64, points: i64, clause: str) -> Event:
    """A player got points for a region."""
    kind = i64(state.land.node_kind[root])
    data: dict[str, object] = {"points": int(points), **region(state, root)}
    if kind == CITY:
        data["pennants"] = int(state.land.symbols[root] & PENNANTS)
    elif kind == FIELD:
        data["cities"] = int(state.land.completed_cities(root))
    return Event(f"scored_{KIND_NAMES[kind]}", clause, int(seat), data)


def region(state: "CarcassonneState", root: i64) -> dict[str, object]:
    """A region as event data: the segment that was laid first and, for roads and cities, its size."""
    land = state.land
    kind = i64(land.node_kind[root])
    data: dict[str, object] = {"region": KIND_NAMES[kind], **place_of(state, root)}
    if kind == ROAD or kind == CITY:
        data["tiles"] = int(land.size(root))
    return data


def sort_completed(state: "CarcassonneState") -> None:
    """CAR-B-4.11: cities, roads, buildings, each by their top-left tile; matters for the log only."""
    rows = [(order_of(state, i64(root)), int(root)) for root in state.land.completed]
    state.land.completed = vec[i64]([root for _, root in sorted(rows)])


def order_of(state: "CarcassonneState", root: i64) -> tuple[int, int]:
    """The place of a completed region in the log."""
    land = state.land
    kind = i64(land.node_kind[root])
    if kind != CITY and kind != ROAD:
        return 2, int(land.tile_cell[i64(land.node_tile[root])])
    cells = [
        int(land.tile_cell[tile])
        for tile in range(int(land.laid))
        if land.members[root * land.words + tile // WORD] & BIT[tile % WORD]
    ]
    return 0 if kind == CITY else 1, min(cells)


def offer(state: "CarcassonneState", action: Action) -> Message:
    """The sentence that offers an action here."""
    game = state.game.name
    if action.word == "deploy" and state.land.laid > 0:
        figure, slot = action.values
        tile = settled_on(state)
        turned = state.land.tile_turned[tile]
        segment = SEGMENT_OF[turned // 4 * SEGMENT_SLOTS + slot]
        if segment < len(TILES[turned // 4]["features"]):
            node = state.land.tile_first[tile] + segment
            role = role_of(state, figure, node)
            name = FIGURE_NAMES[figure]
            kind = f"deploy_{name}" if role == name else f"deploy_{name}_{role}"
            where = Message(f"{game}.sides.{sides_of(turned, segment)}")
            params: dict[str, object] = {"where": where, "segment": TILES[turned // 4]["features"][segment]["id"]}
            return Message(f"{game}.action.{kind}", params)
    usual = action.message(game)
    sides = named_sides(state, action)
    if sides:
        usual = Message(usual.id, {**usual.params, "sides": sides})
    wording = state.rules.phases[state.phase].wording(state, action.word)
    return Message(f"{game}.action.{wording}", usual.params) if wording else usual


def settled_on(state: "CarcassonneState") -> i64:
    """The tile to which figures can be deployed now."""
    return state.land.tile_at(state.chosen) if state.chosen else state.land.laid - 1


def named_sides(state: "CarcassonneState", action: Action) -> str:
    """The sides of its tile that the segment reaches to which a choice, or a drive, refers; nothing for others."""
    drives = type(action) in DRIVES
    if action.word != "choose" and not drives:
        return ""
    tile = state.land.tile_at(action.values[0]) if drives else settled_on(state)
    slot = i64(action.values[len(action.values) - 1])
    if tile < 0 or slot >= SEGMENT_SLOTS:
        return ""
    turned = state.land.tile_turned[tile]
    segment = SEGMENT_OF[turned // 4 * SEGMENT_SLOTS + slot]
    return sides_of(turned, segment) if segment < len(TILES[turned // 4]["features"]) else ""


def wording(state: "CarcassonneState", code: i64) -> i64:
    """Which words `offer` has for an action here: by the tile whose segment it names, and by the phase."""
    if DEPLOY <= code < DEPLOY + DEPLOYS and state.land.laid > 0:
        return state.land.tile_turned[settled_on(state)] + 1
    for kind in DRIVES:
        first = i64(kind.first_code)
        if first <= code < first + i64(kind.room):
            tile = state.land.tile_at((code - first) // SEGMENT_SLOTS)
            return state.land.tile_turned[tile] + 1 if tile >= 0 else 0
    if code == PASS:
        return hash(state.rules.phases[state.phase].wording(state, "pass"))
    if CHOOSE <= code < CHOOSE + CHOICES:
        turned = state.land.tile_turned[settled_on(state)] if state.land.laid > 0 else 0
        return hash((state.rules.phases[state.phase].wording(state, "choose"), int(turned)))
    return 0


def sides_of(turned: i64, segment: i64) -> str:
    """The sides of a turned tile that a segment reaches, as letters: `ne`; `inside` when none.

    Where another segment of its kind reaches the same ones, half of a side tells them apart: `n_w`.
    """
    key = int(turned * SEGMENT_SLOTS + segment)
    if key not in _SIDES:
        _SIDES[key] = _sides_of(turned, segment)
    return _SIDES[key]


_SIDES: Final[dict[int, str]] = {}


def _sides_of(turned: i64, segment: i64) -> str:
    letters = letters_of(turned, segment)
    features = TILES[turned // 4]["features"]
    alike = [
        other
        for other in range(len(features))
        if features[other]["id"][0] == features[segment]["id"][0] and letters_of(turned, other) == letters
    ]
    if not letters:
        return f"inside_{alike.index(int(segment)) + 1}" if len(alike) > 1 else "inside"
    if len(alike) > 1:
        side = "nesw".index(letters[0])
        if SLOTS[turned * 12 + side * 3] == segment:
            return f"{letters[0]}_{'nesw'[(side + 3) % 4]}"
        if SLOTS[turned * 12 + side * 3 + 2] == segment:
            return f"{letters[0]}_{'nesw'[(side + 1) % 4]}"
    return letters


def letters_of(turned: i64, segment: i64) -> str:
    """The sides of a turned tile that a segment reaches, as letters."""
    return "".join(
        letter
        for side, letter in enumerate("nesw")
        if any(SLOTS[turned * 12 + side * 3 + slot] == segment for slot in range(3))
    )


def task(state: "CarcassonneState") -> Message:
    """What is to be decided now."""
    game = state.game.name
    if state.to_move == NOBODY:
        return Message(f"{game}.task.over")
    slot = state.rules.phases[state.phase].slot
    if state.chosen:
        return Message(f"{game}.task.choose", {"x": int(x_of(state.chosen)), "y": int(y_of(state.chosen))})
    if slot == "CAR-T-4":
        return Message(f"{game}.task.place", {"tile": TILE_IDS[state.drawn]})
    return Message(f"{game}.task.{state.rules.phases[state.phase].task(state) or TASKS[slot]}")


TASKS: Final = {"CAR-B-1.5": "begin", "CAR-T-3": "draw", "CAR-T-5": "action"}
