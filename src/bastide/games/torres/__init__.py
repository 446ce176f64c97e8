"""Torres: three years of building castles (clauses TOR)."""

from bastide.games.torres.game import Torres

GAME = Torres()

__all__ = ["GAME", "Torres"]
