"""The score track: a loop of 100 spaces on which two figures never share one (TOR-10)."""

from bastide.core import Event
from bastide.core.native import i64
from bastide.games.torres.components import TOKEN_LAPS, TRACK
from bastide.games.torres.position import Position


def landing(p: Position, seat: i64, points: i64) -> i64:
    """The score after a movement of this many points: on to the next free space (TOR-10.3, TOR-10.4)."""
    score = p.points[seat] + points
    other: i64 = 0
    while other < p.players:
        if other != seat and p.points[other] % TRACK == score % TRACK:
            score += 1
            other = 0
        else:
            other += 1
    return score


def advance(p: Position, seat: i64, points: i64, clause: str, why: str, parts: object) -> None:
    """Move the scoring figure by an award or a bought step; nothing moves for 0 points (TOR-10.6, TOR-10.7)."""
    if points == 0:
        return
    before = p.points[seat]
    score = landing(p, seat, points)
    p.points[seat] = score
    if p.events is not None:
        data = {"points": int(points), "leapfrog": int(score - before - points), "score": int(score), "parts": parts}
        p.note(Event(why, clause, int(seat), data))
        laps = min(score // TRACK, TOKEN_LAPS)
        if laps > before // TRACK:
            p.note(Event("lap", "TOR-10.2", int(seat), {"token": int(laps) * TRACK}))
