"""MAG-11, phase 6: the end of the turn, and MAG-12.1, the end of the game."""

from bastide.core.native import i64, vec
from bastide.core.state import NOBODY
from bastide.games.magna_carta.components import NONE, PROVOST_ADVANCE
from bastide.games.magna_carta.events import Happened
from bastide.games.magna_carta.position import BATCHES, GAME_OVER, TALLIES, Position


def finish(p: Position) -> bool:
    """Provost, first player, bridge (MAG-11); true when the castle is empty and the game over (MAG-12.1),
    at the end of the turn in which it became so (MAG-12.2)."""
    if p.has_provost():
        _advance(p)
    p.first = (p.first + 1) % p.players
    p.bridge = vec[i64]([])
    seat: i64 = 0
    while seat < p.players:
        p.tallies[seat * TALLIES + BATCHES] = 0
        seat += 1
    if p.events is not None:
        p.note(Happened("first_passed_on", "MAG-11.2", int(p.first)))
    if p.tokens_left() > 0:
        return False
    p.step = GAME_OVER
    p.mover = NONE
    p.to_move = NOBODY
    return True


def _advance(p: Position) -> None:
    """Two cards towards the end of the road, as far as there are cards (MAG-11.1)."""
    steps = min(PROVOST_ADVANCE, len(p.road) - 1 - p.provost)
    p.provost += steps
    if p.events is not None and steps > 0:
        p.note(Happened("provost_advanced", "MAG-11.1", -1, {"steps": int(steps), "place": int(p.provost) + 1}))
