"""Carcassonne: a land of roads, cities, fields and cloisters, laid tile by tile, with its expansions."""

from bastide.games.carcassonne.game import Carcassonne

GAME = Carcassonne()
