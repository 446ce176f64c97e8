"""The Tower as a chapter: its tiles, its pieces, and its parts of the turn."""

from typing import Final, cast

from bastide.core.errors import BadSnapshot
from bastide.core.native import i64, vec
from bastide.core.refusal import Refusal
from bastide.games.carcassonne.components import (
    BIG,
    BOX,
    FIGURE_NAMES,
    FIGURE_SPAN,
    FIGURES,
    NOTHING,
    SEATS,
    SMALL,
    tiles_of,
)
from bastide.games.carcassonne.components import TOWER as FOUNDATION
from bastide.games.carcassonne.expansions.tower.building import NoteFoundation, PieceChoice, TopChoice
from bastide.games.carcassonne.expansions.tower.codes import RANSOM
from bastide.games.carcassonne.expansions.tower.memory import (
    CAPTIVE,
    FOUNDATION_OF,
    FOUNDATIONS,
    FOUNDED,
    KEPT,
    KINDS,
    MEMORY,
    MOST_TOWERS,
    PIECES,
    RAISED,
    TOWERS,
    is_finished,
    note_foundation,
    prison,
    tower_at,
)
from bastide.games.carcassonne.expansions.tower.prisoners import BuyBack, NewTurn, TakePrisoner, reach_of
from bastide.games.carcassonne.figures import place
from bastide.games.carcassonne.grid import cell_at, x_of, y_of
from bastide.games.carcassonne.kept import fill, plain_of
from bastide.games.carcassonne.standing import standing_there
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Chapter, Rules
from bastide.games.carcassonne.view_types import CarcassonneSurvey


class TheTower(Chapter):
    """CAR-TW-1: 18 tiles with a foundation, and tower pieces shared out by the number of players."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.at: i64 = 0
        self.pieces: i64 = 0

    def join(self, rules: Rules) -> None:
        """Put the chapter's parts into the turn."""
        rules.add_tiles(tiles_of("tower"), mixed_in=True)
        self.at = rules.reserve(self.name, MEMORY)
        self.pieces = i64(BOX["tower_pieces"][str(rules.settings.players)])
        rules.may_owe = rules.settings.on("ransom_debt")
        rules.add_choice(PieceChoice(self.at))
        rules.add_choice(TopChoice(self.at))
        rules.add_phase(NoteFoundation("CAR-T-4", self.at))
        rules.add_phase(NewTurn("CAR-T-12", self.at), first=True)
        rules.add_phase(BuyBack("CAR-T-5a", self.at, rules.settings.on("ransom_debt")))
        rules.add_phase(TakePrisoner("CAR-T-5b", self.at))

    def set_up(self, state: CarcassonneState) -> None:
        """Every player gets the same number of pieces; the rest stays out."""
        seat: i64
        for seat in range(state.players):
            state.memory[self.at + PIECES + seat] = self.pieces

    def write(self, state: CarcassonneState) -> dict[str, object]:
        memory = state.memory
        captive = int(memory[self.at + CAPTIVE]) - 1
        players = range(int(state.players))
        return {
            "towers": [
                [*cast(list[int], place(memory[self.at + TOWERS + 2 * i])), int(memory[self.at + TOWERS + 2 * i + 1])]
                for i in range(MOST_TOWERS)
                if memory[self.at + TOWERS + 2 * i]
            ],
            "pieces": [int(memory[self.at + PIECES + seat]) for seat in players],
            "prisoners": [
                [holder, owner, FIGURE_NAMES[kind], int(memory[prison(self.at, holder, owner, kind)])]
                for holder in players
                for owner in players
                for kind in range(KINDS)
                if memory[prison(self.at, holder, owner, kind)]
            ],
            **plain_of(KEPT, state, self.at),
            "captive": [captive // FIGURES, FIGURE_NAMES[captive % FIGURES]] if captive >= 0 else None,
        }

    def read(self, state: CarcassonneState, data: dict[str, object]) -> None:
        memory = state.memory
        for i, (x, y, height) in enumerate(cast(list[list[int]], data["towers"])):
            cell = cell_at(x, y)
            tile = state.land.tile_at(cell) if cell >= 0 else -1
            if tile < 0 or FOUNDATION_OF[state.land.tile_turned[tile] // 4] == NOTHING or height < 1:
                raise ValueError(f"CAR-TW-2: no tower of height {height} can stand at ({x}, {y})")
            memory[self.at + TOWERS + 2 * i] = cell
            memory[self.at + TOWERS + 2 * i + 1] = height
        pieces = cast(list[int], data["pieces"])
        if len(pieces) != state.players:
            raise ValueError("CAR-TW-1: the tower pieces are one number per seat")
        for seat, left in enumerate(pieces):
            if not 0 <= left <= self.pieces:
                raise ValueError(f"CAR-TW-1: seat {seat} cannot have {left} tower pieces")
            memory[self.at + PIECES + seat] = left
        built = sum(height for _, _, height in cast(list[list[int]], data["towers"]))
        if built + sum(pieces) != self.pieces * state.players:
            raise ValueError(f"CAR-TW-1: every seat has {self.pieces} tower pieces, in hand or on towers")
        for row in cast(list[list[object]], data["prisoners"]):
            holder, owner, name, count = cast(int, row[0]), cast(int, row[1]), cast(str, row[2]), cast(int, row[3])
            kind = FIGURE_NAMES.index(name)
            seats = 0 <= holder < state.players and 0 <= owner < state.players and holder != owner
            if not seats or not 0 < count <= state.in_supply(owner, kind):
                raise ValueError(f"CAR-TW-3.2: seat {holder} cannot hold {count} {name} of seat {owner}")
            memory[prison(self.at, holder, owner, kind)] += count
            state.supply[owner * FIGURES + kind] -= count
        self._check(state)
        fill(KEPT, state, self.at, data)
        captive = cast("list[object] | None", data["captive"])
        if captive is not None:
            taken = cast(int, captive[0]) * FIGURES + FIGURE_NAMES.index(cast(str, captive[1]))
            memory[self.at + CAPTIVE] = taken + 1
            state.supply[taken] -= 1

    def _check(self, state: CarcassonneState) -> None:
        """CAR-TW-4, CAR-TW-5: nobody stands on a tower that is not there; prisoners of each other are exchanged."""
        for number in range(state.memory[self.at + FOUNDATIONS]):
            tile = state.memory[self.at + FOUNDED + number]
            cell = state.land.tile_cell[tile]
            if is_finished(state, tile) and state.memory[tower_at(state, self.at, cell)] != cell:
                raise ValueError(f"CAR-TW-4: there is no tower at ({x_of(cell)}, {y_of(cell)}) to stand on")
        for holder in range(int(state.players)):
            for owner in range(holder):
                if self._holds(state, holder, owner) and self._holds(state, owner, holder):
                    raise ValueError(f"CAR-TW-5: seats {owner} and {holder} cannot hold prisoners of each other")

    def _holds(self, state: CarcassonneState, holder: int, owner: int) -> bool:
        return any(state.memory[prison(self.at, holder, owner, kind)] for kind in range(KINDS))

    def refuse_as_action(self, code: i64) -> Refusal:
        """CAR-TW-6.1: a prisoner is bought back before the action."""
        if code >= RANSOM:
            return Refusal("CAR-TW-6.1", "carcassonne.refusal.ransom_past")
        return super().refuse_as_action(code)

    def add_to_survey(self, state: CarcassonneState, survey: CarcassonneSurvey, number_of: vec[i64]) -> None:
        """The towers that can be raised, with their reach."""
        memory = state.memory
        for number in range(memory[self.at + FOUNDATIONS]):
            tile = memory[self.at + FOUNDED + number]
            if not is_finished(state, tile):
                cell = state.land.tile_cell[tile]
                height = memory[tower_at(state, self.at, cell) + 1]
                if memory[self.at + RAISED] != cell:
                    height += 1
                tiles = [there for there in reach_of(cell, height) if state.land.tile_at(there) >= 0]
                survey["towers"].append({
                    "x": int(x_of(cell)),
                    "y": int(y_of(cell)),
                    "reach": [[int(x_of(there)), int(y_of(there))] for there in tiles],
                })  # fmt: skip

    def check_standing(self, state: CarcassonneState, phase: str) -> None:
        """CAR-TW-4: a small or big follower stands on a tower."""
        at: i64
        for at in range(state.figures_out):
            figure = state.figures[at]
            on_tower = i64(state.land.node_kind[figure // FIGURE_SPAN]) == FOUNDATION
            if on_tower and figure % FIGURE_SPAN // SEATS not in (SMALL, BIG):
                raise BadSnapshot(
                    f"CAR-TW-4: {standing_there(state, at)}: only a small or big follower goes on a tower."
                )

    def passing(self) -> dict[str, tuple[str, ...]]:
        return dict.fromkeys(("raised", "capturing", "captive"), ("CAR-T-5b",))

    def read_land(self, state: CarcassonneState) -> None:
        """Find the foundations."""
        tile: i64
        for tile in range(state.land.laid):
            note_foundation(state, self.at, tile)

    def inventory(self, state: CarcassonneState) -> dict[str, int]:
        counts = {"tower pieces": 0}
        for seat in range(int(state.players)):
            counts["tower pieces"] += int(state.memory[self.at + PIECES + seat])
            for owner in range(int(state.players)):
                for kind, name in enumerate(FIGURE_NAMES):
                    held = int(state.memory[prison(self.at, seat, owner, kind)])
                    who = f"{name} of {BOX['colours'][owner]}"
                    if held:
                        counts[who] = counts.get(who, 0) + held
        captive = int(state.memory[self.at + CAPTIVE]) - 1
        if captive >= 0:
            who = f"{FIGURE_NAMES[captive % FIGURES]} of {BOX['colours'][captive // FIGURES]}"
            counts[who] = counts.get(who, 0) + 1
        for i in range(MOST_TOWERS):
            counts["tower pieces"] += int(state.memory[self.at + TOWERS + 2 * i + 1])
        return counts


CHAPTER: Final[type[Chapter]] = TheTower
