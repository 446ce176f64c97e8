"""What can be asked without HTTP too: all that needs no account and nobody elsewhere."""

from bastide.server.api import games, lessons, puzzles, review, search, share, tables, words

ROUTES = [
    route for part in (tables, review, search, share, lessons, puzzles, games, words) for route in part.routes.all
]
