"""CAR-B-2: drawing and placing a tile."""

from typing import Final

from bastide.core.dealer import Dealer
from bastide.core.event import Event
from bastide.core.native import append, i64, vec
from bastide.core.refusal import Refusal
from bastide.core.state import CHANCE
from bastide.core.words import Message
from bastide.games.carcassonne import sentences
from bastide.games.carcassonne.codes import DRAW, PLACE
from bastide.games.carcassonne.components import FITS, KIND_NAMES, MOST_PLACES, SIDES, TILE_IDS
from bastide.games.carcassonne.grid import CELLS, STEP, on_table
from bastide.games.carcassonne.land import WANTED, WANTED_BITS, Land
from bastide.games.carcassonne.pile import draw
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Phase, Reasons

# Why a tile may not lie somewhere.
PLACE_FIRST: Final = 1
OFF_TABLE: Final = 2
TAKEN: Final = 3
APART: Final = 4
MISMATCH: Final = 5
FORBIDDEN: Final = 6  # by a limit, which has reasons of its own
REASONS: Final[Reasons] = [
    ("", ""),
    ("CAR-B-2.1", "place_first"),
    ("CAR-B-0.1", "off_table"),
    ("CAR-B-2.2", "taken"),
    ("CAR-B-2.2", "apart"),
    ("CAR-B-2.2", "mismatch"),
]
FITTING: Final = -1

BLANK: Final = vec[i64]([0] * (4 * MOST_PLACES))
"""Room for every turn of every open place."""


class DrawTile(Phase):
    """CAR-T-3: a tile comes off the pile; one that fits nowhere is removed, and another is drawn (CAR-B-2.4),
    as long as there is one (CAR-B-2.5)."""

    def begin(self, state: CarcassonneState) -> bool:
        if state.drawn >= 0:
            return False
        if state.pile_left == 0:
            state.skip_part()
            return False
        state.to_move = CHANCE
        return True

    def legal(self, state: CarcassonneState) -> vec[i64]:
        return state.draws[:]

    def weights(self, state: CarcassonneState) -> vec[i64]:
        return state.copies[:]

    def draw(self, state: CarcassonneState, dealer: Dealer) -> i64:
        return state.draws[dealer.pick_of(state.copies, state.pile_left)]

    def apply(self, state: CarcassonneState, code: i64) -> bool:
        tile = code - DRAW
        draw(state, tile)
        if state.events is not None:
            state.note(sentences.drew(state, tile, "CAR-B-2.1"))
        if not lay_aside(state, tile):
            if placeable(state, tile):
                state.drawn = tile
                return False
            remove(state, tile, "CAR-B-2.4")
        if state.pile_left > 0:
            return True
        state.skip_part()
        return False


class PlaceTile(Phase):
    """CAR-T-4: the active player must place the tile (CAR-B-2.1); regions merge at once."""

    def begin(self, state: CarcassonneState) -> bool:
        state.to_move = state.active
        return True

    def legal(self, state: CarcassonneState) -> vec[i64]:
        codes = placements(state.land, state.drawn)
        if state.rules.limited[state.drawn]:
            for limit in state.rules.limits:
                if limit.concerns(state.drawn):
                    codes = limit.keep(state, state.drawn, codes)
        return codes

    def verdict_on(self, state: CarcassonneState, code: i64) -> i64:
        if not PLACE <= code < PLACE + 4 * CELLS:
            return PLACE_FIRST
        return place_verdict(state, state.drawn, (code - PLACE) // 4, (code - PLACE) % 4)

    def reasons(self) -> Reasons:
        return REASONS

    def refuse(self, state: CarcassonneState, code: i64) -> Refusal:
        verdict = self.verdict_on(state, code)
        cell, turn = (code - PLACE) // 4, (code - PLACE) % 4
        if verdict == FORBIDDEN:
            return forbidden(state, state.drawn, cell, turn)
        clause, sentence = REASONS[int(verdict)]
        params: dict[str, object] = {}
        if verdict == PLACE_FIRST:
            params["tile"] = TILE_IDS[state.drawn]
        elif verdict == MISMATCH:
            params = mismatch(state.land, state.drawn, cell, turn)
        return Refusal(clause, f"carcassonne.refusal.{sentence}", params)

    def apply(self, state: CarcassonneState, code: i64) -> bool:
        tile = state.drawn
        state.drawn = -1
        cell = (code - PLACE) // 4
        turn = (code - PLACE) % 4
        state.land.lay(tile, cell, turn)
        if state.events is not None:
            state.note(sentences.placed(state, tile, cell, turn))
        return False


def place_verdict(state: CarcassonneState, tile: i64, cell: i64, turn: i64) -> i64:
    """CAR-B-2.2, CAR-B-2.3: 0 where a tile may lie, so turned: beside a laid tile, all sides fitting, within the limits
    of the chapters; else why it may not."""
    land = state.land
    if not on_table(cell):
        return OFF_TABLE
    if land.tile_at(cell) >= 0:
        return TAKEN
    if land.place_of(cell) < 0:
        return APART
    if wrong_side(land, tile, cell, turn) != FITTING:
        return MISMATCH
    if within_limits(state, tile, cell, turn):
        return 0
    return FORBIDDEN


def wrong_side(land: Land, tile: i64, cell: i64, turn: i64) -> i64:
    """The first side that would show something else than its neighbour, or FITTING."""
    side: i64
    for side in range(4):
        there = land.tile_at(cell + STEP[side])
        if there >= 0:
            own = i64(SIDES[(tile * 4 + turn) * 4 + side])
            other = i64(SIDES[land.tile_turned[there] * 4 + (side ^ 2)])
            if own and other and own != other:
                return side
    return FITTING


def mismatch(land: Land, tile: i64, cell: i64, turn: i64) -> dict[str, object]:
    """What the tile and its neighbour show on the first side that does not fit."""
    side = wrong_side(land, tile, cell, turn)
    own = SIDES[(tile * 4 + turn) * 4 + side]
    other = SIDES[land.tile_turned[land.tile_at(cell + STEP[side])] * 4 + (side ^ 2)]
    return {
        "side": Message(f"carcassonne.sides.{'nesw'[side]}"),
        "own": Message(f"carcassonne.kind.{KIND_NAMES[own]}"),
        "other": Message(f"carcassonne.kind.{KIND_NAMES[other]}"),
    }


def placements(land: Land, tile: i64) -> vec[i64]:
    """CAR-B-2.2: every place and turn in which the tile fits its neighbours, as `wrong_side` says; to ask it of each
    would make a game three times as long. A test holds that both say the same.

    First come the places where it fits, then the turns of each. Every place and every turn is written down, and the
    next one written over it if it does not fit: the many branches this spares would cost more.
    """
    places = land.frontier[: land.open_places]
    fits = FITS
    row = tile * 625
    fitting: i64 = 0
    for entry in places:
        places[fitting] = entry
        fitting += i64(fits[row + (entry & WANTED)] != 0)
    codes = BLANK[: 4 * fitting]
    count: i64 = 0
    at: i64
    for at in range(fitting):
        entry = places[at]
        turns = i64(fits[row + (entry & WANTED)])
        code = PLACE + (entry >> WANTED_BITS) * 4
        codes[count] = code
        count += turns & 1
        codes[count] = code + 1
        count += (turns >> 1) & 1
        codes[count] = code + 2
        count += (turns >> 2) & 1
        codes[count] = code + 3
        count += turns >> 3
    return codes[:count]


def placeable(state: CarcassonneState, tile: i64) -> bool:
    """Whether the tile can be placed anywhere."""
    land = state.land
    at: i64
    for at in range(land.open_places):
        turns = i64(FITS[tile * 625 + (land.frontier[at] & WANTED)])
        if turns:
            if not state.rules.limited[tile]:
                return True
            turn: i64
            for turn in range(4):
                if turns & 1 and within_limits(state, tile, land.frontier[at] >> WANTED_BITS, turn):
                    return True
                turns >>= 1
    return False


def lay_aside(state: CarcassonneState, tile: i64) -> bool:
    """Lay a drawn tile aside if a chapter wants it; this comes before the question where it fits (CAR-PD-4.8)."""
    for reason in state.rules.asides:
        if reason.takes(state, tile):
            state.aside = append(state.aside, tile)
            if state.events is not None:
                state.note(Event("laid_aside", reason.clause(), int(state.active), {"tile": TILE_IDS[tile]}))
            return True
    return False


def within_limits(state: CarcassonneState, tile: i64, cell: i64, turn: i64) -> bool:
    """CAR-B-2.3: whether no chapter forbids this place."""
    for limit in state.rules.limits:
        if limit.concerns(tile) and limit.verdict(state, tile, cell, turn) != 0:
            return False
    return True


def forbidden(state: CarcassonneState, tile: i64, cell: i64, turn: i64) -> Refusal:
    """CAR-B-2.3: why a chapter forbids this place."""
    for limit in state.rules.limits:
        if limit.concerns(tile) and limit.verdict(state, tile, cell, turn) != 0:
            return limit.why_not(state, tile, cell, turn)
    raise ValueError("no chapter forbids this place")


def remove(state: CarcassonneState, tile: i64, clause: str) -> None:
    """Take a tile that cannot be placed out of the game, for all to see."""
    state.removed = append(state.removed, tile)
    if state.events is not None:
        state.note(Event("removed", clause, int(state.active), {"tile": TILE_IDS[tile]}))
