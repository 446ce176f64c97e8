"""What everybody can work out of a position: the castles, and what a scoring would give (TOR-11)."""

from typing import TYPE_CHECKING, Final, cast

from bastide.core.native import i64
from bastide.games.torres.components import (
    ADD_KNIGHT,
    ADVANCE,
    BUY_CARD,
    KING_BONUS,
    MOVE_KNIGHT,
    NO_SQUARE,
    PLACE_BLOCK,
    SQUARE_NAMES,
    SQUARES,
)
from bastide.games.torres.position import TURN
from bastide.games.torres.scoring import castle_parts, castle_points, king_bonus
from bastide.games.torres.view_types import CastleSurvey, ScoringSurvey, TorresSurvey

if TYPE_CHECKING:
    from bastide.games.torres.position import Position

COSTS: Final[dict[str, int]] = {
    "move": MOVE_KNIGHT,
    "knight": ADD_KNIGHT,
    "block": PLACE_BLOCK,
    "buy": BUY_CARD,
    "advance": ADVANCE,
}
"""TOR-4.1"""


def survey_of(p: "Position") -> TorresSurvey:
    """The castles as they would be scored now, and what the scoring of this year would give every seat."""
    return {
        "castles": _castles(p),
        "king": {"level": int(p.year), "points": int(KING_BONUS[p.year - 1])},
        "scoring": [_scoring(p, seat) for seat in range(p.players)],
        "costs": COSTS.copy() if p.decision == TURN else {},
    }


def castles_of(p: "Position") -> list[list[int]]:
    """The squares of every castle, in the order in which they are met from a8 on."""
    groups: dict[int, list[int]] = {}
    for square in range(SQUARES):
        castle = int(p.castle_at[square])
        if castle:
            if castle in groups:
                groups[castle].append(square)
            else:
                groups[castle] = [square]
    return list(groups.values())


def _castles(p: "Position") -> list[CastleSurvey]:
    shown: list[CastleSurvey] = []
    castle_with: dict[str, CastleSurvey] = {}
    for squares in castles_of(p):
        castle: CastleSurvey = {
            "squares": [SQUARE_NAMES[square] for square in squares],
            "levels": [int(p.heights[square]) for square in squares],
            "base": len(squares),
            "king": p.king in squares,
            "points": [],
        }
        shown.append(castle)
        for name in castle["squares"]:
            castle_with[name] = castle
    for seat in range(p.players):
        for part in castle_parts(p, seat):
            knight = cast(str, part["knight"])
            level, points = cast(int, part["level"]), cast(int, part["points"])
            castle_with[knight]["points"].append({"seat": seat, "knight": knight, "level": level, "points": points})
    return shown


def _scoring(p: "Position", seat: i64) -> ScoringSurvey:
    castles = int(castle_points(p, seat))
    king = int(king_bonus(p, seat)) if p.king != NO_SQUARE else 0
    master = int(p.master_points(seat))
    return {"castles": castles, "king": king, "master": master, "total": castles + king + master}
