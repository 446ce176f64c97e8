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
    "river2=true",
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


def levels(game: str, games: int) -> list[Match]:
    """Each level against the one below."""
    name = game.replace("_", "-")
    fraction = "with a fraction of king's think time"
    return [
        Match(f"{name}-level-1", game, "builder", "novice", 100, 0.75),
        Match(f"{name}-level-2", game, "master", "builder", 100, 0.75),
        Match(f"{name}-level-3", game, "king:100ms", "master", games, 0.75, fraction),
    ]


MATCHES = [
    *levels("magna_carta", 40),
    Match("magna-carta-greedy", "magna_carta", "king:100ms", "greedy", 40, 0.90),
    Match("magna-carta-uct", "magna_carta", "king:100ms", "uct:100ms", 40, 0.80, "random playouts, the same time"),
    Match("magna-carta-estimate", "magna_carta", "king:100ms", "estimate", 40, 0.65, "the same estimate, no search"),
    Match("magna-carta-time", "magna_carta", "king:100ms", "king:10ms", 40, 0.60, "ten times the time"),
    *levels("caylus", 40),
    Match("caylus-greedy", "caylus", "king:100ms", "greedy", 40, 0.90),
    Match("caylus-estimate", "caylus", "king:100ms", "estimate", 40, 0.65, "the same estimate, no search"),
    Match("caylus-time", "caylus", "king:100ms", "king:10ms", 40, 0.60, "ten times the time"),
    Match("caylus-uct", "caylus", "king:100ms", "uct:100ms", 40, 0.80, "random playouts, the same time"),
    *levels("torres", 100),
    Match("torres-greedy", "torres", "king:100ms", "greedy", 100, 0.90, points=300),
    Match("torres-time", "torres", "king:100ms", "king:10ms", 100, 0.60, "ten times the time", points=300),
    *levels("carcassonne", 100),
    Match("carcassonne-greedy", "carcassonne", "king:100ms", "greedy", 100, 0.85, points=90),
    Match("carcassonne-uct", "carcassonne", "king:100ms", "uct:500", 100, 0.95, "500 simulations", points=90),
    Match("carcassonne-uct-score", "carcassonne", "king:100ms", "uct_score:100ms", 100, 0.70, "the same time"),
    Match("carcassonne-time", "carcassonne", "king:100ms", "king:10ms", 100, 0.60, "ten times the time"),
    Match("carcassonne-all", "carcassonne", "king:100ms", "greedy", 100, 0.80, "all expansions", options=EXPANSIONS),
    Match("carcassonne-rave", "carcassonne", "king:100ms", "rave:100ms", 20, None, "the same time"),
    Match("carcassonne-star", "carcassonne", "king:100ms", "star:100ms", 20, None, "the same time"),
    Match("carcassonne-estimate", "carcassonne", "king:100ms", "estimate", 20, None, "the same estimate, no search"),
]
