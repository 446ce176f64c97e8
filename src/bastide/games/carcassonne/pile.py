"""The draw pile: tiles nobody has seen, of which only the order is unknown (CAR-T-24).

Which types it still holds, and how many of each, is kept from draw to draw, so that a draw costs the same whatever sets
are in play.
"""

from bastide.core.native import append, i64, pop, vec
from bastide.games.carcassonne.codes import DRAW
from bastide.games.carcassonne.state import CarcassonneState


def count_pile(state: CarcassonneState) -> None:
    """Find what the draw pile holds: the unseen tiles of the types that are mixed in."""
    draws = vec[i64](capacity=len(state.rules.pile_types))
    copies = vec[i64](capacity=len(state.rules.pile_types))
    state.pile_left = 0
    for tile in state.rules.pile_types:
        if state.pile[tile] > 0:
            draws = append(draws, DRAW + tile)
            copies = append(copies, state.pile[tile])
            state.pile_left += state.pile[tile]
    state.draws = draws
    state.copies = copies


def draw(state: CarcassonneState, tile: i64) -> None:
    """Take a tile off the draw pile."""
    state.pile[tile] = state.pile[tile] - 1
    state.pile_left -= 1
    at: i64 = 0
    while state.draws[at] != DRAW + tile:
        at += 1
    if state.pile[tile] > 0:
        state.copies[at] = state.pile[tile]
        return
    state.draws, _ = pop(state.draws, at)
    state.copies, _ = pop(state.copies, at)


def mix_in(state: CarcassonneState, tiles: vec[i64]) -> None:
    """Put tiles that were laid aside into the draw pile."""
    for tile in tiles:
        state.pile[tile] = state.pile[tile] + 1
    count_pile(state)
