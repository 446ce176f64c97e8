"""The Tower as a chapter: its tiles, its pieces, and its parts of the turn."""

from typing import Final

from bastide.core.errors import BadSnapshot, at_seats
from bastide.core.native import i64, vec
from bastide.core.refusal import Refusal
from bastide.games.carcassonne.components import (
    BIG,
    BOX,
    FIGURE_NAMES,
    FIGURE_SPAN,
    FIGURES,
    SEAT_SPAN,
    SMALL,
    tiles_of,
)
from bastide.games.carcassonne.components import TOWER as FOUNDATION
from bastide.games.carcassonne.expansions.tower.building import NoteFoundation, PieceChoice, TopChoice
from bastide.games.carcassonne.expansions.tower.codes import RANSOM
from bastide.games.carcassonne.expansions.tower.memory import (
    CAPTIVE,
    FOUNDATIONS,
    FOUNDED,
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
from bastide.games.carcassonne.expansions.tower.view import KEPT
from bastide.games.carcassonne.grid import cell_name, x_of, y_of
from bastide.games.carcassonne.kept import Remembering
from bastide.games.carcassonne.standing import misplaced
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Chapter, Rules
from bastide.games.carcassonne.view_types import CarcassonneSurvey


class TheTower(Remembering):
    """CAR-TW-1: 18 tiles with a foundation, and tower pieces shared out by the number of players."""

    def __init__(self, name: str) -> None:
        super().__init__(name, KEPT)
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

    def check(self, state: CarcassonneState, data: dict[str, object]) -> None:
        hands = [int(state.memory[self.at + PIECES + seat]) for seat in range(int(state.players))]
        for seat, left in enumerate(hands):
            if left > self.pieces:
                raise BadSnapshot(f"CAR-TW-1: seat {seat} cannot have {left} tower pieces.", places=at_seats(seat))
        built = sum(int(state.memory[self.at + TOWERS + 2 * i + 1]) for i in range(MOST_TOWERS))
        if built + sum(hands) != self.pieces * state.players:
            raise BadSnapshot(f"CAR-TW-1: every seat has {self.pieces} tower pieces, in hand or on towers.")
        self._check_prisoners(state)

    def _check_prisoners(self, state: CarcassonneState) -> None:
        """CAR-TW-4, CAR-TW-5: nobody stands on a tower that is not there; prisoners of each other are exchanged."""
        for number in range(state.memory[self.at + FOUNDATIONS]):
            tile = state.memory[self.at + FOUNDED + number]
            cell = state.land.tile_cell[tile]
            if is_finished(state, tile) and state.memory[tower_at(state, self.at, cell)] != cell:
                raise BadSnapshot(
                    f"CAR-TW-4: there is no tower at ({x_of(cell)}, {y_of(cell)}) to stand on.",
                    places=(cell_name(cell),),
                )
        for holder in range(int(state.players)):
            for owner in range(holder):
                if self._holds(state, holder, owner) and self._holds(state, owner, holder):
                    raise BadSnapshot(
                        f"CAR-TW-5: seats {owner} and {holder} cannot hold prisoners of each other.",
                        places=at_seats(owner, holder),
                    )

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
            if on_tower and figure % FIGURE_SPAN // SEAT_SPAN not in (SMALL, BIG):
                raise misplaced(state, at, "CAR-TW-4", "only a small or big follower goes on a tower")

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
