"""CAR-AM-0, CAR-AM-2: what Abbey & Mayor adds to a game, the mayor among it, and what it remembers."""

from typing import Final

from bastide.core.errors import BadSnapshot
from bastide.core.native import append, i64, vec
from bastide.games.carcassonne.components import (
    ABBEY,
    BOX,
    CLOISTER,
    FIELD,
    FIGURE_SPAN,
    MAYOR,
    WAGON,
    tiles_of,
)
from bastide.games.carcassonne.expansions.abbey_mayor.abbey import (
    ABBEY_TILE,
    AbbeyInstead,
    FinalRound,
    HoleLimit,
    RoundGoesOn,
    has_room,
)
from bastide.games.carcassonne.expansions.abbey_mayor.barn import (
    BARN_CITY,
    BarnChoice,
    BarnWorth,
    ScoreBarnFields,
    ScoreBarns,
    field_of_barn,
    fresh_field,
)
from bastide.games.carcassonne.expansions.abbey_mayor.memory import BARNS, HANDS, MEMORY, WAITING
from bastide.games.carcassonne.expansions.abbey_mayor.view import KEPT, ONE_ABBEY
from bastide.games.carcassonne.expansions.abbey_mayor.wagon import DriveOn, HoldWagons
from bastide.games.carcassonne.kept import Remembering
from bastide.games.carcassonne.land import CLOSED, CLOSING, SEAT
from bastide.games.carcassonne.phases.turns import NextTurn
from bastide.games.carcassonne.standing import BEFORE_SCORING, misplaced
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Chapter, Rules
from bastide.games.carcassonne.view_types import BarnSurvey, CarcassonneSurvey, SeatView


class AbbeyAndMayor(Remembering):
    """CAR-AM-0: 12 tiles; an abbey, a mayor, a wagon and a barn for everybody."""

    def __init__(self, name: str) -> None:
        super().__init__(name, KEPT)

    def join(self, rules: Rules) -> None:
        """Put the chapter's parts into the turn."""
        rules.add_tiles([tile for tile in tiles_of("abbey_mayor") if tile != ABBEY_TILE], mixed_in=True)
        rules.tiles[ABBEY_TILE] = rules.players
        self.at = rules.reserve(self.name, MEMORY)
        rules.figures[MAYOR] = i64(BOX["figures"]["mayor"]["per_player"])
        rules.figures[WAGON] = i64(BOX["figures"]["wagon"]["per_player"])
        rules.add_follower(MAYOR, "CAR-AM-2.1")
        rules.add_follower(WAGON, "CAR-AM-4.1")
        rules.limits = append(rules.limits, HoleLimit())
        rules.add_choice(BarnChoice(self.at, rules.settings.on("barn_bars_pig")), first=True)
        rules.worth[ABBEY] = rules.worth[CLOISTER]
        rules.revalue(FIELD, BarnWorth(self.at))
        rules.released_by[FIELD] = "CAR-T-7f"
        rules.add_phase(AbbeyInstead("CAR-T-2", self.at))
        rules.add_phase(ScoreBarnFields("CAR-T-7d", self.at))
        anywhere_near = rules.settings["wagon_move"] == "adjacent_tile"
        rules.add_phase(HoldWagons("CAR-T-7f", self.at, anywhere_near), first=True)
        rules.add_phase(DriveOn("CAR-T-8", self.at, anywhere_near))
        rules.add_phase(ScoreBarns("CAR-B-6.5d", self.at))
        if rules.settings.on("abbey_final_round"):
            turn_ends = [isinstance(phase, NextTurn) for phase in rules.phases].index(True)
            rules.insert_phase(turn_ends, RoundGoesOn("CAR-T-12", self.at))
            rules.add_phase(FinalRound("CAR-AM-1.7", self.at))

    def set_up(self, state: CarcassonneState) -> None:
        """Everybody has an abbey."""
        seat: i64
        for seat in range(state.players):
            state.memory[self.at + HANDS + seat] = 1

    def can_play_on(self, state: CarcassonneState) -> bool:
        """CAR-AM-1.6: an abbey can be placed when the pile is empty."""
        return has_room(state, self.at)

    def scored_field(self, state: CarcassonneState) -> i64:
        """CAR-AM-3.3: the field of a barn placed in this part."""
        return fresh_field(state, self.at)

    def show_seats(self, state: CarcassonneState, seats: list[SeatView]) -> None:
        for seat in range(len(seats)):
            seats[seat]["supply"]["barn"] = int(state.memory[self.at + BARNS + seat] == 0)

    def check(self, state: CarcassonneState, data: dict[str, object]) -> None:
        hands = sum(int(state.memory[self.at + HANDS + seat]) for seat in range(int(state.players)))
        if hands != state.pile[ABBEY_TILE]:
            raise BadSnapshot(f"{ONE_ABBEY}.")

    def check_standing(self, state: CarcassonneState, phase: str) -> None:
        """CAR-AM-3.5: farmers beside a barn wait for the scoring of this part."""
        if phase in BEFORE_SCORING or phase in ("CAR-B-6.5a", "CAR-B-6.6"):
            return
        at: i64
        for at in range(state.figures_out):
            if state.land.followers[state.land.root(state.figures[at] // FIGURE_SPAN)] & CLOSED:
                raise misplaced(state, at, "CAR-AM-3.5", "the farmers beside a barn were scored")

    def passing(self) -> dict[str, tuple[str, ...]]:
        return {"waiting": ("CAR-T-8",), "fresh": ("CAR-T-6", "CAR-T-7b")}

    def add_to_survey(self, state: CarcassonneState, survey: CarcassonneSurvey, number_of: vec[i64]) -> None:
        """The barns on the land, each with its field."""
        for seat in range(int(state.players)):
            cell = state.memory[self.at + BARNS + seat]
            if cell:
                field = field_of_barn(state, cell)
                now = int(BARN_CITY * state.land.completed_cities(field))
                complete = int(BARN_CITY) * len(state.land.touched_cities(field))
                barn: BarnSurvey = {"seat": seat, "now": now, "complete": complete, "each": int(BARN_CITY)}
                survey["regions"][number_of[field]].setdefault("barns", []).append(barn)

    def prospects(self, state: CarcassonneState, seat: i64) -> float:
        cell = state.memory[self.at + BARNS + seat]
        if cell == 0:
            return 0.0
        return float(BARN_CITY * state.land.completed_cities(field_of_barn(state, cell)))

    def inventory(self, state: CarcassonneState) -> dict[str, int]:
        counts: dict[str, int] = {}
        land = state.land
        for seat in range(int(state.players)):
            barns = int(state.memory[self.at + BARNS + seat] == 0)
            for node in range(int(land.nodes)):
                if land.root(node) == node and land.followers[node] & (CLOSING * SEAT[seat]):
                    barns += 1
            counts[f"barn of {BOX['colours'][seat]}"] = barns
            if state.memory[self.at + WAITING + seat]:
                counts[f"wagon of {BOX['colours'][seat]}"] = 1
        return counts


CHAPTER: Final[type[Chapter]] = AbbeyAndMayor
