"""The matches behind STRENGTH.md, the ones that say most first."""

from itertools import pairwise
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
    players: int = 2


SEARCHED = "the same estimate, no search"
SAME_TIME = "random playouts, the same time"
LONGER = "ten times the time"
FIRST_THOUGHT = "the net's best action, no search"
LED = "the net leads the search"
NEXT = "the next level"
GAMES = ("magna_carta", "caylus", "torres", "carcassonne")

BEFORE = "trusted:python benchmarks/earlier.py king:100ms"
"""The king as it was before there were nets; `earlier.py` tells how it is built."""
NAMES = {BEFORE: "king:100ms of 206c8ae"}

# Think times are for one decision. In Carcassonne a move is two of them, the tile and the follower: 100 ms together.

MATCHES = [
    Match("magna-carta-net", "magna_carta", "net", "classic:100ms", 200, 0.92, FIRST_THOUGHT),
    Match("caylus-net-before", "caylus", "net", BEFORE, 200, 0.90, FIRST_THOUGHT),
    Match("caylus-net", "caylus", "net", "classic:100ms", 200, None, FIRST_THOUGHT),
    Match("torres-net-before", "torres", "net", BEFORE, 200, 0.70, FIRST_THOUGHT),
    Match("torres-net", "torres", "net", "classic:100ms", 200, None, FIRST_THOUGHT),
    Match("carcassonne-net", "carcassonne", "net", "classic:100ms", 200, 0.65, FIRST_THOUGHT),
    Match("magna-carta-king", "magna_carta", "king:100ms", "classic:100ms", 200, 0.95, LED),
    Match("caylus-king", "caylus", "king:100ms", "classic:100ms", 200, 0.95, LED),
    Match("torres-king", "torres", "king:100ms", "classic:100ms", 200, 0.80, LED),
    Match("carcassonne-king", "carcassonne", "king:100ms", "classic:100ms", 200, 0.75, LED),
    Match("carcassonne-net-all", "carcassonne", "net", "estimate", 60, None, "all expansions", options=EXPANSIONS),
    Match(
        "carcassonne-king-all",
        "carcassonne",
        "king:100ms",
        "classic:100ms",
        200,
        0.75,
        "all expansions",
        options=EXPANSIONS,
    ),
    *(
        Match(
            f"{game.replace('_', '-')}-king-{players}",
            game,
            "king:100ms",
            "classic:100ms",
            200,
            1.5 / players,
            f"one among {players} players",
            players=players,
        )
        for game in GAMES
        for players in (3, 4)
    ),
    Match("torres-self", "torres", "king:100ms", "king:100ms", 200, None, "against itself", points=330),
    Match("magna-carta-led", "magna_carta", "king:100ms", "net", 200, 0.60, LED),
    Match("caylus-led", "caylus", "king:100ms", "net", 200, 0.60, LED),
    Match("torres-led", "torres", "king:100ms", "net", 200, 0.60, LED),
    Match("carcassonne-led", "carcassonne", "king:100ms", "net", 200, 0.60, LED),
    Match("carcassonne-longer", "carcassonne", "king:100ms", "king:10ms", 200, 0.60, LONGER),
    *(
        Match(f"{game.replace('_', '-')}-level-{i + 1}", game, higher, lower, 200, None, NEXT)
        for game in GAMES
        for i, (lower, higher) in enumerate(pairwise(("novice", "apprentice", "builder", "master", "king:100ms")))
    ),
    Match("magna-carta-greedy", "magna_carta", "classic:100ms", "greedy", 40, 0.90),
    Match("carcassonne-greedy", "carcassonne", "classic:50ms", "greedy", 100, 0.85, points=90),
    Match("torres-greedy", "torres", "classic:100ms", "greedy", 100, 0.90, points=300),
    Match("caylus-greedy", "caylus", "classic:100ms", "greedy", 40, 0.90),
    Match("magna-carta-estimate", "magna_carta", "classic:100ms", "estimate", 40, 0.65, SEARCHED),
    Match("caylus-estimate", "caylus", "classic:100ms", "estimate", 40, 0.65, SEARCHED),
    Match("magna-carta-time", "magna_carta", "classic:100ms", "classic:10ms", 40, 0.60, LONGER),
    Match("caylus-time", "caylus", "classic:100ms", "classic:10ms", 40, 0.60, LONGER),
    Match("torres-time", "torres", "classic:100ms", "classic:10ms", 100, 0.60, LONGER, points=300),
    Match("carcassonne-time", "carcassonne", "classic:50ms", "classic:5ms", 100, 0.60, LONGER),
    Match("magna-carta-uct", "magna_carta", "classic:100ms", "uct:100ms", 40, 0.80, SAME_TIME),
    Match("carcassonne-uct", "carcassonne", "classic:50ms", "uct:500", 100, 0.95, "500 simulations", points=90),
    Match("carcassonne-uct-score", "carcassonne", "classic:50ms", "uct_score:50ms", 100, 0.70, SAME_TIME),
    Match("caylus-uct", "caylus", "classic:100ms", "uct:100ms", 40, 0.80, SAME_TIME),
    Match("carcassonne-all", "carcassonne", "classic:50ms", "greedy", 100, 0.80, "all expansions", options=EXPANSIONS),
    Match("carcassonne-estimate", "carcassonne", "classic:50ms", "estimate", 20, None, SEARCHED),
    Match("carcassonne-rave", "carcassonne", "classic:50ms", "rave:50ms", 20, None, SAME_TIME),
    Match("carcassonne-star", "carcassonne", "classic:50ms", "star:50ms", 20, None, "the same time"),
]
