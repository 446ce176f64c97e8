"""What can be asked without HTTP too: all that needs no account and nobody elsewhere."""

from bastide.server.api import games, lessons, review, share, tables, words

ROUTES = [route for part in (tables, review, share, lessons, games, words) for route in part.routes.all]
