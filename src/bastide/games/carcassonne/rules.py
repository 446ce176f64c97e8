"""CAR-B-1, CAR-X-30: which chapters are in play, and the table before the first turn."""

from typing import Final

from bastide.core.game import Game
from bastide.core.native import i64, vec
from bastide.core.options import Settings
from bastide.games.carcassonne.base import BaseGame
from bastide.games.carcassonne.components import CARCASSONNE, CITY
from bastide.games.carcassonne.land import bare_land
from bastide.games.carcassonne.pile import count_pile
from bastide.games.carcassonne.sets import brought
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Chapter, Rules, Survey

CHAPTERS: Final[dict[str, type[Chapter]]] = brought("chapter", "CHAPTER")
"""The chapters of the sets, in the order of the rulebook."""


def compose(settings: Settings) -> Rules:
    """CAR-X-30: the rules of the base game and any choice of expansions."""
    chapters: list[Chapter] = [BaseGame("base")]
    chapters += [chapter(name) for name, chapter in CHAPTERS.items() if settings.on(name)]
    return Rules(settings, chapters)


def set_up(game: Game, settings: Settings, rules: Rules) -> CarcassonneState:
    """CAR-B-1: the table before the first turn, without a tile on it."""
    tiles = rules.tile_room()
    land = bare_land(tiles, rules.segment_room(0), rules.segment_room(CITY) + rules.segment_room(CARCASSONNE))
    players = settings.players
    supply = [int(count) for count in rules.figures] * players
    room: int = sum(supply) + 1  # a figure may come before another goes
    state = CarcassonneState(game, settings, rules, land)
    state.points = vec[i64]([0] * players)
    state.supply = vec[i64](supply)
    state.figures = vec[i64]([0] * room)
    state.pile = rules.tiles[:]
    state.memory = vec[i64]([0] * int(rules.memory))
    state.surveys = [Survey(0, vec[i64]()) for _ in range(int(rules.surveys))]
    return state


def first_position(game: Game, settings: Settings, rules: Rules) -> CarcassonneState:
    """CAR-B-1.4: the start tile lies at (0, 0), unturned; all other tiles are unseen."""
    state = set_up(game, settings, rules)
    i: i64
    for i in range(len(rules.start_tiles)):
        lay_unseen(state, rules.start_tiles[i], rules.start_cells[i], 0)
    for chapter in rules.chapters:
        chapter.set_up(state)
        chapter.read_land(state)
    count_pile(state)
    state.go_on()
    return state


def lay_unseen(state: CarcassonneState, tile: i64, cell: i64, turn: i64) -> None:
    """Lay a tile that was among the unseen ones."""
    state.pile[tile] = state.pile[tile] - 1
    state.land.lay(tile, cell, turn)
    for chapter in state.rules.chapters:
        chapter.follow(state)
