"""CAR-B-2: drawing and placing a tile."""

from typing import Final

from bastide.core.dealer import Dealer
from bastide.core.event import Event
from bastide.core.native import append, i64, vec
from bastide.core.state import CHANCE
from bastide.games.carcassonne import sentences
from bastide.games.carcassonne.codes import DRAW, PLACE
from bastide.games.carcassonne.components import FITS, MOST_PLACES, TILE_IDS
from bastide.games.carcassonne.land import WANTED, WANTED_BITS, Land
from bastide.games.carcassonne.pile import draw
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Phase

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

    def apply(self, state: CarcassonneState, code: i64) -> bool:
        tile = state.drawn
        state.drawn = -1
        cell = (code - PLACE) // 4
        turn = (code - PLACE) % 4
        state.land.lay(tile, cell, turn)
        if state.events is not None:
            state.note(sentences.placed(state, tile, cell, turn))
        return False


def placements(land: Land, tile: i64) -> vec[i64]:
    """CAR-B-2.2: every place and turn in which the tile fits its neighbours.

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


def remove(state: CarcassonneState, tile: i64, clause: str) -> None:
    """Take a tile that cannot be placed out of the game, for all to see."""
    state.removed = append(state.removed, tile)
    if state.events is not None:
        state.note(Event("removed", clause, int(state.active), {"tile": TILE_IDS[tile]}))
