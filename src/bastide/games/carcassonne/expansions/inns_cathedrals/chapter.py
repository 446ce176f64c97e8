"""CAR-IC, expansion I: Inns & Cathedrals."""

from typing import Final

from bastide.core.native import i64
from bastide.games.carcassonne.components import BIG, BOX, CATHEDRAL, CITY, INN, ROAD, points, tiles_of
from bastide.games.carcassonne.land import PENNANTS
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Chapter, Rules, Worth

INN_POINTS: Final[i64] = points("road", "inn")
CATHEDRAL_POINTS: Final[i64] = points("city", "cathedral")
SYMBOLS: Final = 15


class InnsAndCathedrals(Chapter):
    """CAR-IC-1: 18 tiles, a big follower for everybody, inns and cathedrals."""

    def join(self, rules: Rules) -> None:
        """CAR-IC-2: the big follower is deployed like a small one; it counts as two in every majority."""
        rules.add_tiles(tiles_of("inns_cathedrals"), mixed_in=True)
        rules.figures[BIG] = i64(BOX["figures"]["big"]["per_player"])
        rules.add_follower(BIG, "CAR-IC-2")
        rules.revalue(ROAD, InnWorth())
        rules.revalue(CITY, CathedralWorth())


class InnWorth(Worth):
    """CAR-IC-3: a road with an inn, drawn at that very road (CAR-IC-4), is worth 2 points per tile when complete,
    nothing when not (CAR-IC-6)."""

    def points(self, state: CarcassonneState, root: i64, seat: i64, complete: bool) -> i64:
        if state.land.symbols[root] & (INN * SYMBOLS) == 0:
            return self.plain.points(state, root, seat, complete)
        if not complete:
            return 0
        return INN_POINTS * state.land.size(root)

    def clause(self, state: CarcassonneState, root: i64, seat: i64) -> str:
        return "CAR-IC-3" if state.land.symbols[root] & (INN * SYMBOLS) else self.plain.clause(state, root, seat)


class CathedralWorth(Worth):
    """CAR-IC-5: a city with a cathedral is worth 3 points per tile and pennant (CAR-X-15) when complete, nothing when
    not (CAR-IC-6)."""

    def points(self, state: CarcassonneState, root: i64, seat: i64, complete: bool) -> i64:
        land = state.land
        if land.symbols[root] & (CATHEDRAL * SYMBOLS) == 0:
            return self.plain.points(state, root, seat, complete)
        if not complete:
            return 0
        return CATHEDRAL_POINTS * (land.size(root) + (land.symbols[root] & PENNANTS))

    def clause(self, state: CarcassonneState, root: i64, seat: i64) -> str:
        return "CAR-IC-5" if state.land.symbols[root] & (CATHEDRAL * SYMBOLS) else self.plain.clause(state, root, seat)


CHAPTER: Final[type[Chapter]] = InnsAndCathedrals
