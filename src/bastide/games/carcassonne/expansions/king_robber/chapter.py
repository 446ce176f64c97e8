"""CAR-KR, expansion VI a: King & Robber Baron."""

from typing import Final

from bastide.core.errors import BadSnapshot
from bastide.core.event import Event
from bastide.core.native import i64
from bastide.games.carcassonne.components import CARCASSONNE, CITY, ROAD, points, tiles_of
from bastide.games.carcassonne.expansions.king_robber.memory import HOLDER, KING, MEMORY, NUMBER, RECORD, ROBBER
from bastide.games.carcassonne.expansions.king_robber.view import KEPT
from bastide.games.carcassonne.kept import UNKNOWN, Remembering
from bastide.games.carcassonne.scoring import reward
from bastide.games.carcassonne.standing import rewarded
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Chapter, ChapterPhase, Rules

KING_POINTS: Final[i64] = points("king", "city")
ROBBER_POINTS: Final[i64] = points("robber", "road")


class KingAndRobber(Remembering):
    """CAR-KR-1: 5 tiles, the king and the robber."""

    def __init__(self, name: str) -> None:
        super().__init__(name, KEPT)
        self.king: i64 = 0
        self.robber: i64 = 0

    def join(self, rules: Rules) -> None:
        """Put the chapter's parts into the turn."""
        rules.add_tiles(tiles_of("king_robber"), mixed_in=True)
        self.at = rules.reserve(self.name, MEMORY)
        self.king = self.at + KING
        self.robber = self.at + ROBBER
        rules.add_phase(CountCompleted("CAR-T-4", self.king, CITY))
        rules.add_phase(CountCompleted("CAR-T-4", self.robber, ROAD))
        rules.add_phase(TakeMarker("CAR-T-7e", self.king, CITY, "took_king", "CAR-KR-2"))
        rules.add_phase(TakeMarker("CAR-T-7e", self.robber, ROAD, "took_robber", "CAR-KR-3"))
        rules.add_phase(ScoreMarker("CAR-B-6.5f", self.king, KING_POINTS, "scored_king"))
        rules.add_phase(ScoreMarker("CAR-B-6.5f", self.robber, ROBBER_POINTS, "scored_robber"))

    def check(self, state: CarcassonneState, data: dict[str, object]) -> None:
        self._check_record(state, self.king, CITY, "CAR-KR-2: the largest city completed so far")
        self._check_record(state, self.robber, ROAD, "CAR-KR-3: the longest road completed so far")

    def prospects(self, state: CarcassonneState, seat: i64) -> float:
        expected = 0.0
        if state.memory[self.king + HOLDER] == seat + 1:
            expected += float(KING_POINTS * state.memory[self.king + NUMBER])
        if state.memory[self.robber + HOLDER] == seat + 1:
            expected += float(ROBBER_POINTS * state.memory[self.robber + NUMBER])
        return expected * (0.6 + 0.4 / float(1 + state.pile_left // 10))

    def _check_record(self, state: CarcassonneState, at: i64, kind: i64, what: str) -> None:
        largest: i64 = 0
        for root in rewarded(state, kind):
            largest = max(largest, state.land.size(root))
        if state.memory[at + RECORD] == UNKNOWN:
            state.memory[at + RECORD] = largest
        if (state.memory[at + HOLDER] == 0) != (state.memory[at + RECORD] == 0):
            raise BadSnapshot("CAR-KR-2: a marker has a holder exactly when a region has been completed.")
        if state.memory[at + RECORD] != largest:
            raise BadSnapshot(f"{what} has {largest} tiles, not {state.memory[at + RECORD]}.")

    def read_land(self, state: CarcassonneState) -> None:
        """CAR-KR-5: count the completed cities, Carcassonne among them, and the completed roads."""
        self._count(state, self.king, CITY)
        self._count(state, self.robber, ROAD)

    def _count(self, state: CarcassonneState, at: i64, kind: i64) -> None:
        land = state.land
        node: i64
        for node in range(land.nodes):
            own = i64(land.node_kind[node])
            if own == CARCASSONNE:
                own = CITY
            if own == kind and land.root(node) == node and land.ends[node] == 0:
                state.memory[at + NUMBER] = state.memory[at + NUMBER] + 1


class CountCompleted(ChapterPhase):
    """Keeps count of the completed cities or roads on the land."""

    def __init__(self, slot: str, at: i64, kind: i64) -> None:
        super().__init__(slot, at)
        self.kind = kind

    def about_completed(self) -> bool:
        return True

    def begin(self, state: CarcassonneState) -> bool:
        for root in state.land.completed:
            if i64(state.land.node_kind[root]) == self.kind:
                state.memory[self.at + NUMBER] = state.memory[self.at + NUMBER] + 1
        return False


class TakeMarker(ChapterPhase):
    """CAR-KR-2, CAR-KR-3, CAR-KR-4: who completes a region larger than every one before takes the marker."""

    def __init__(self, slot: str, at: i64, kind: i64, event: str, clause: str) -> None:
        super().__init__(slot, at)
        self.kind = kind
        self.event = event
        self.clause = clause

    def about_completed(self) -> bool:
        return True

    def begin(self, state: CarcassonneState) -> bool:
        largest: i64 = 0
        for root in state.land.completed:
            if i64(state.land.node_kind[root]) == self.kind:
                largest = max(largest, state.land.size(root))
        if largest > state.memory[self.at + RECORD]:
            state.memory[self.at + RECORD] = largest
            state.memory[self.at + HOLDER] = state.active + 1
            if state.events is not None:
                state.note(Event(self.event, self.clause, int(state.active), {"tiles": int(largest)}))
        return False


class ScoreMarker(ChapterPhase):
    """CAR-KR-5: the holder of a marker gets a point per completed city or road on the land."""

    def __init__(self, slot: str, at: i64, each: i64, event: str) -> None:
        super().__init__(slot, at)
        self.each = each
        self.event = event

    def begin(self, state: CarcassonneState) -> bool:
        holder = state.memory[self.at + HOLDER] - 1
        if holder >= 0:
            number = state.memory[self.at + NUMBER]
            reward(state, holder, self.each * number, self.event, "CAR-KR-5", {"regions": int(number)})
        return False


CHAPTER: Final[type[Chapter]] = KingAndRobber
