"""The matches behind STRENGTH.md, the ones that say most first."""

from typing import NamedTuple

EXPANSIONS = (
    "inns_cathedrals=true",
    "traders_builders=true",
    "princess_dragon=true",
    "tower=true",
    "abbey_mayor=true",
    "king_robber=true",
    "cult=true",
    "count=true",
    "river2=true",
    "catapult=true",
    "allow_discouraged=true",
)


class Match(NamedTuple):
    """One match and what is asked of it: a win rate, and where given a mean score."""

    name: str
    game: str
    ours: str
    theirs: str
    games: int
    target: float | None
    note: str = ""
    points: float | None = None
    options: tuple[str, ...] = ()


FRACTION = "with a fraction of king's think time"
SEARCHED = "the same estimate, no search"
SAME_TIME = "random playouts, the same time"
LONGER = "ten times the time"
FIRST_THOUGHT = "the net's best action, no search"
LED = "the net leads the search"

# Think times are for one decision. In Carcassonne a move is two of them, the tile and the follower: 100 ms together.

MATCHES = [
    Match("magna-carta-net", "magna_carta", "net", "classic:100ms", 200, 0.92, FIRST_THOUGHT),
    Match("caylus-net", "caylus", "net", "classic:100ms", 200, 0.90, FIRST_THOUGHT),
    Match("magna-carta-king", "magna_carta", "king:100ms", "classic:100ms", 200, 0.95, LED),
    Match("caylus-king", "caylus", "king:100ms", "classic:100ms", 200, 0.95, LED),
    Match("magna-carta-led", "magna_carta", "king:100ms", "net", 40, 0.60, LED),
    Match("caylus-led", "caylus", "king:100ms", "net", 40, 0.60, LED),
    Match("carcassonne-king", "carcassonne", "king:50ms", "classic:50ms", 200, 0.75, "few moves, the same draws"),
    Match("magna-carta-level-1", "magna_carta", "builder", "novice", 100, 0.75),
    Match("caylus-level-1", "caylus", "builder", "novice", 100, 0.75),
    Match("torres-level-1", "torres", "builder", "novice", 100, 0.75),
    Match("carcassonne-level-1", "carcassonne", "builder", "novice", 100, 0.75),
    Match("magna-carta-level-2", "magna_carta", "master", "builder", 100, 0.75),
    Match("caylus-level-2", "caylus", "master", "builder", 100, 0.75),
    Match("torres-level-2", "torres", "master", "builder", 100, 0.75),
    Match("carcassonne-level-2", "carcassonne", "master", "builder", 100, 0.75),
    Match("magna-carta-level-3", "magna_carta", "classic:100ms", "master", 40, 0.75, FRACTION),
    Match("magna-carta-greedy", "magna_carta", "classic:100ms", "greedy", 40, 0.90),
    Match("carcassonne-greedy", "carcassonne", "king:50ms", "greedy", 100, 0.85, points=90),
    Match("torres-greedy", "torres", "king:100ms", "greedy", 100, 0.90, points=300),
    Match("caylus-greedy", "caylus", "classic:100ms", "greedy", 40, 0.90),
    Match("magna-carta-estimate", "magna_carta", "classic:100ms", "estimate", 40, 0.65, SEARCHED),
    Match("caylus-estimate", "caylus", "classic:100ms", "estimate", 40, 0.65, SEARCHED),
    Match("caylus-level-3", "caylus", "classic:100ms", "master", 40, 0.75, FRACTION),
    Match("torres-level-3", "torres", "king:100ms", "master", 100, 0.75, FRACTION),
    Match("carcassonne-level-3", "carcassonne", "king:50ms", "master", 100, 0.75, FRACTION),
    Match("magna-carta-time", "magna_carta", "classic:100ms", "classic:10ms", 40, 0.60, LONGER),
    Match("caylus-time", "caylus", "classic:100ms", "classic:10ms", 40, 0.60, LONGER),
    Match("torres-time", "torres", "king:100ms", "king:10ms", 100, 0.60, LONGER, points=300),
    Match("carcassonne-time", "carcassonne", "king:50ms", "king:5ms", 100, 0.60, LONGER),
    Match("magna-carta-uct", "magna_carta", "classic:100ms", "uct:100ms", 40, 0.80, SAME_TIME),
    Match("carcassonne-uct", "carcassonne", "king:50ms", "uct:500", 100, 0.95, "500 simulations", points=90),
    Match("carcassonne-uct-score", "carcassonne", "king:50ms", "uct_score:50ms", 100, 0.70, SAME_TIME),
    Match("caylus-uct", "caylus", "classic:100ms", "uct:100ms", 40, 0.80, SAME_TIME),
    Match("carcassonne-all", "carcassonne", "king:50ms", "greedy", 100, 0.80, "all expansions", options=EXPANSIONS),
    Match("carcassonne-estimate", "carcassonne", "king:50ms", "estimate", 20, None, SEARCHED),
    Match("carcassonne-rave", "carcassonne", "king:50ms", "rave:50ms", 20, None, SAME_TIME),
    Match("carcassonne-star", "carcassonne", "king:50ms", "star:50ms", 20, None, "the same time"),
]
