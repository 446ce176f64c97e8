"""CAR-AM-0, CAR-AM-2: what Abbey & Mayor adds to a game, the mayor among it, and what it remembers."""

from typing import Final, cast

from bastide.core.errors import BadSnapshot
from bastide.core.native import append, i64, vec
from bastide.games.carcassonne.components import (
    ABBEY,
    BOX,
    CLOISTER,
    FIELD,
    FIGURE_SPAN,
    FIGURES,
    MAYOR,
    SEATS,
    TILES,
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
    NORTHWEST,
    BarnChoice,
    BarnWorth,
    ScoreBarnFields,
    ScoreBarns,
    build,
    field_of_barn,
    four_fields,
    fresh_field,
)
from bastide.games.carcassonne.expansions.abbey_mayor.memory import BARNS, FRESH, HANDS, LAST, MEMORY, ROUND, WAITING
from bastide.games.carcassonne.expansions.abbey_mayor.wagon import DriveOn, HoldWagons
from bastide.games.carcassonne.figures import place, plain_figure
from bastide.games.carcassonne.grid import cell_at
from bastide.games.carcassonne.land import CLOSED, CLOSING, SEAT
from bastide.games.carcassonne.phases.turns import NextTurn
from bastide.games.carcassonne.standing import BEFORE_SCORING, standing_there
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Chapter, Rules
from bastide.games.carcassonne.view_types import BarnSurvey, CarcassonneSurvey, SeatView


class AbbeyAndMayor(Chapter):
    """CAR-AM-0: 12 tiles; an abbey, a mayor, a wagon and a barn for everybody."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.at: i64 = 0

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

    def write(self, state: CarcassonneState) -> dict[str, object]:
        memory = state.memory
        seats = range(int(state.players))
        waiting = [memory[self.at + WAITING + seat] - 1 for seat in seats]
        asked = int(memory[self.at + ROUND])
        return {
            "abbeys": [bool(memory[self.at + HANDS + seat]) for seat in seats],
            "barns": [place(memory[self.at + BARNS + seat]) for seat in seats],
            "waiting": [plain_figure(state, wagon) for wagon in waiting if wagon >= 0],
            "fresh": bool(memory[self.at + FRESH]),
            "round": [int(memory[self.at + LAST]), asked] if asked else None,
        }

    def show_seats(self, state: CarcassonneState, seats: list[SeatView]) -> None:
        for seat in range(len(seats)):
            seats[seat]["supply"]["barn"] = int(state.memory[self.at + BARNS + seat] == 0)

    def read(self, state: CarcassonneState, data: dict[str, object]) -> None:
        memory = state.memory
        hands = cast(list[bool], data["abbeys"])
        if len(hands) != state.players or sum(hands) != state.pile[ABBEY_TILE]:
            raise ValueError("CAR-AM-0: every seat has one abbey, in hand or on the land")
        for seat, held in enumerate(hands):
            memory[self.at + HANDS + seat] = int(held)
        barns = cast("list[list[int] | None]", data["barns"])
        if len(barns) != state.players:
            raise ValueError("CAR-AM-0: every seat has one barn, in hand or on the land")
        for seat, spot in enumerate(barns):
            if spot is not None:
                self._read_barn(state, seat, spot[0], spot[1])
        for row in cast(list[list[object]], data["waiting"]):
            self._read_wagon(state, cast(int, row[0]), cast(int, row[2]), cast(int, row[3]), cast(str, row[4]))
        memory[self.at + FRESH] = int(bool(data["fresh"]))
        final = cast("list[int] | None", data["round"])
        if final is not None:
            if not 0 <= final[0] < state.players or not 0 < final[1] <= state.players:
                raise ValueError(f"CAR-AM-1.7: the final round cannot be at {final}")
            memory[self.at + LAST] = final[0]
            memory[self.at + ROUND] = final[1]

    def check_standing(self, state: CarcassonneState, phase: str) -> None:
        """CAR-AM-3.5: farmers beside a barn wait for the scoring of this part."""
        if phase in BEFORE_SCORING or phase in ("CAR-B-6.5a", "CAR-B-6.6"):
            return
        at: i64
        for at in range(state.figures_out):
            if state.land.followers[state.land.root(state.figures[at] // FIGURE_SPAN)] & CLOSED:
                raise BadSnapshot(f"CAR-AM-3.5: {standing_there(state, at)}: the farmers beside a barn were scored.")

    def passing(self) -> dict[str, tuple[str, ...]]:
        return {"waiting": ("CAR-T-8",), "fresh": ("CAR-T-6", "CAR-T-7b")}

    def _read_barn(self, state: CarcassonneState, seat: int, x: int, y: int) -> None:
        cell = cell_at(x, y)
        field = -1 if cell < 0 else four_fields(state, cell, NORTHWEST)
        if field < 0:
            raise ValueError(f"CAR-AM-3.1: no four fields meet at the north-west corner of ({x}, {y})")
        build(state, self.at, seat, cell, field)

    def _read_wagon(self, state: CarcassonneState, seat: int, x: int, y: int, segment: str) -> None:
        cell = cell_at(x, y)
        tile = state.land.tile_at(cell) if cell >= 0 else -1
        names = [f["id"] for f in TILES[state.land.tile_turned[tile] // 4]["features"]] if tile >= 0 else []
        if segment not in names or state.in_supply(seat, WAGON) == 0:
            raise ValueError(f"CAR-AM-4.2: no wagon of seat {seat} can wait on {segment} at ({x}, {y})")
        node = state.land.tile_first[tile] + names.index(segment)
        state.memory[self.at + WAITING + seat] = node * FIGURE_SPAN + WAGON * SEATS + seat + 1
        state.supply[seat * FIGURES + WAGON] -= 1

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
