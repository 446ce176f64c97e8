"""What a player or a spectator may know: everything but the order of the tiles not yet drawn and secret throws."""

from typing import TYPE_CHECKING, cast

from bastide.core.fields import plain_of
from bastide.games.carcassonne.components import BOX, FIGURE_NAMES, FIGURE_SPAN, FIGURES, SEAT_SPAN, TILE_IDS, TILES
from bastide.games.carcassonne.fields import FIELDS
from bastide.games.carcassonne.grid import x_of, y_of
from bastide.games.carcassonne.sentences import role_of
from bastide.games.carcassonne.turn import ORDER
from bastide.games.carcassonne.view_types import CarcassonneView, FigureView, SeatView, TileView, keys, no_sets

if TYPE_CHECKING:
    from bastide.games.carcassonne.state import CarcassonneState


def view_of(state: "CarcassonneState", seat: int | None) -> CarcassonneView:
    """CAR-B-0.12: the table as a seat sees it; only the draw pile's order and another's commitment are hidden."""
    land = state.land
    plain = plain_of(FIELDS, state)
    seats = [_seat(state, each) for each in range(state.players)]
    view: dict[str, object] = {
        "players": int(state.players),
        "sets": [chapter.name for chapter in state.rules.chapters],
        "to_move": int(state.to_move),
        "active": plain["active"],
        "phase": plain["phase"],
        "part": plain["part"][0],
        "drawn": plain["drawn"],
        "land": [_tile(state, i) for i in range(land.laid)],
        "last": int(land.laid) - 1 if _in_part(plain["phase"]) else None,
        "figures": [_figure(state, state.figures[i]) for i in range(state.figures_out)],
        "seats": seats,
        "pile": int(state.pile_left),
        "unseen": {TILE_IDS[tile]: int(state.pile[tile]) for tile in state.rules.pile_types if state.pile[tile]},
        "aside": sorted(TILE_IDS[tile] for tile in state.aside),
        "choosing": plain["choosing"][1:] if plain["choosing"] else None,
        "removed": [TILE_IDS[tile] for tile in state.removed],
        "over": state.over,
        "winners": state.winners,
        **no_sets(),
    }
    for chapter in state.rules.chapters:
        if chapter.name in keys():
            view[keys()[chapter.name]] = chapter.show(state, seat)
        chapter.show_seats(state, seats)
    return cast(CarcassonneView, view)


def _in_part(slot: str) -> bool:
    """Whether the tile of this part is placed and the part not finished."""
    return ORDER.index("CAR-T-5a") <= ORDER.index(slot) < ORDER.index("CAR-T-10")


def _tile(state: "CarcassonneState", index: int) -> TileView:
    turned = state.land.tile_turned[index]
    cell = state.land.tile_cell[index]
    where: tuple[int, int] = (int(x_of(cell)), int(y_of(cell)))
    return {"tile": TILE_IDS[turned // 4], "x": where[0], "y": where[1], "rotation": int(turned % 4) * 90}


def _figure(state: "CarcassonneState", packed: int) -> FigureView:
    node, kind, seat = packed // FIGURE_SPAN, packed % FIGURE_SPAN // SEAT_SPAN, packed % SEAT_SPAN
    tile = state.land.tile_of(node)
    cell = state.land.tile_cell[tile]
    feature = TILES[state.land.tile_turned[tile] // 4]["features"][state.land.segment_of(node)]
    return {
        "seat": int(seat),
        "figure": FIGURE_NAMES[kind],
        "role": role_of(state, kind, node),
        "x": int(x_of(cell)),
        "y": int(y_of(cell)),
        "segment": feature["id"],
    }


def _seat(state: "CarcassonneState", seat: int) -> SeatView:
    supply = {
        name: int(state.supply[seat * FIGURES + figure])
        for figure, name in enumerate(FIGURE_NAMES)
        if state.rules.figures[figure]
    }
    score = int(state.score(seat))
    return {"seat": seat, "colour": BOX["colours"][seat], "score": score, "supply": supply, "goods": {}}
