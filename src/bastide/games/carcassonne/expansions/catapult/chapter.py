"""CAR-CA-1: what The Catapult adds to a game, and what it remembers."""

from typing import TYPE_CHECKING, Final, cast

from bastide.core.errors import BadSnapshot
from bastide.core.native import i64
from bastide.games.carcassonne.components import BOX, tiles_of
from bastide.games.carcassonne.expansions.catapult.catch import FARTHEST, RULER, THROW_STEP
from bastide.games.carcassonne.expansions.catapult.memory import (
    CATCH,
    CATCHER,
    DISTANCE,
    FAR,
    MEMORY,
    ON,
    STEP,
    STEPS,
    TARGET,
    THROWN,
    TO_AIM,
    TO_CATCH,
    TO_CHOOSE,
    TO_REPLACE,
    TOKEN,
    VICTIM,
    WAITS,
    thrower,
)
from bastide.games.carcassonne.expansions.catapult.round import CatapultRound, NoteFair
from bastide.games.carcassonne.expansions.catapult.seduction import Seduction
from bastide.games.carcassonne.expansions.catapult.throw import on_map
from bastide.games.carcassonne.expansions.catapult.view import KEPT
from bastide.games.carcassonne.kept import Remembering
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Chapter, Rules

if TYPE_CHECKING:
    from bastide.core.dealer import Dealer


class TheCatapult(Remembering):
    """CAR-CA-1: 12 tiles with a fair, where roads may end (CAR-CA-2.5); every player has one token of each kind, and
    none is ever used up."""

    def __init__(self, name: str) -> None:
        super().__init__(name, KEPT)

    def join(self, rules: Rules) -> None:
        """CAR-CA-3.4: blind throws have their own scatter, a scatter of 0 holds for all, and off is without rounds."""
        rules.add_tiles(tiles_of("catapult"), mixed_in=True)
        self.at = rules.reserve(self.name, MEMORY)
        rules.has_secrets = True
        mode = rules.settings["catapult_mode"]
        if mode == "off":
            return
        blind = mode == "blind"
        sigma = cast(int, rules.settings["catapult_sigma"])
        own = BOX["catapult"]["sigma"]
        throw, catch = (own["blind"], own["blind_catch"]) if blind else (sigma, own["catch"])
        rules.add_phase(NoteFair("CAR-T-4", self.at))
        survey = rules.reserve_survey()
        rules.add_phase(CatapultRound("CAR-T-11", self.at, survey, blind, throw if sigma else 0, catch if sigma else 0))

    def show(self, state: CarcassonneState, seat: int | None) -> dict[str, object]:
        """CAR-CA-6.3, CAR-B-0.12: the distance is the thrower's secret until the hand is known."""
        shown = self.write(state)
        if shown["step"] == STEPS[TO_CATCH] and seat != thrower(state, self.at):
            shown["distance"] = None
        return shown

    def conceal(self, state: CarcassonneState, seat: i64, dealer: "Dealer") -> None:
        if state.memory[self.at + TOKEN] != CATCH or state.memory[self.at + STEP] != TO_CATCH:
            return
        if seat != thrower(state, self.at):
            state.memory[self.at + DISTANCE] = dealer.below(FARTHEST // THROW_STEP + 1) * THROW_STEP

    def check(self, state: CarcassonneState, data: dict[str, object]) -> None:
        """CAR-CA-2.2, CAR-CA-5 to CAR-CA-7: the throw waits for what its token can wait for."""
        if data["token"] is not None and not data["fairs"]:
            raise BadSnapshot(f"CAR-CA-2.2: without a fair no {data['token']} is thrown.")
        memory = state.memory
        token, step = memory[self.at + TOKEN], memory[self.at + STEP]
        if step not in WAITS[token]:
            raise BadSnapshot(f"CAR-CA-2.2: with this token no throw waits for '{STEPS[step]}'.")
        far = memory[self.at + DISTANCE], memory[self.at + CATCHER]
        if token == CATCH and step > TO_AIM and not (0 <= far[0] <= FARTHEST and far[0] % THROW_STEP == 0):
            raise BadSnapshot(f"CAR-CA-6.3: nobody throws {far[0]} far.")
        if token == CATCH and step > TO_CATCH and not (RULER <= far[1] <= FARTHEST and far[1] % THROW_STEP == 0):
            raise BadSnapshot(f"CAR-CA-6.3: nobody holds a hand out at {far[1]}.")
        thrown = {int(state.active + i) % int(state.players) for i in range(memory[self.at + THROWN])}
        measured = {seat for seat in range(int(state.players)) if memory[self.at + FAR + seat]}
        if measured != (thrown if token == TARGET else set()):
            raise BadSnapshot("CAR-CA-5: the distances are those of the seats that have thrown at the target.")
        self._check_seduction(state, Seduction(self.at), step)

    def _check_seduction(self, state: CarcassonneState, seduction: Seduction, step: i64) -> None:
        """CAR-CA-7.1: one of several nearest followers is chosen, and then who takes its place."""
        memory = state.memory
        victim, on = memory[self.at + VICTIM], memory[self.at + ON]
        if (victim != 0) != (step == TO_REPLACE) or (on != 0 and step < TO_CHOOSE):
            raise BadSnapshot("CAR-CA-7.1: a follower that is to be replaced is known exactly when another is chosen.")
        if step < TO_CHOOSE:
            return
        state.to_move = thrower(state, self.at)
        nearest = seduction.nearest(state)
        if step == TO_CHOOSE:
            possible = len(nearest) > 1 and len(seduction.victim_codes(state)) > 1
        else:
            possible = victim in nearest and len(seduction.replacements(state, victim)) > 1
        if not possible or not on_map(state, self.at):
            raise BadSnapshot("CAR-CA-7.1: nobody can be replaced where the token has landed.")

    def passing(self) -> dict[str, tuple[str, ...]]:
        return {"token": ("CAR-T-11",), "thrown": ("CAR-T-11",)}


CHAPTER: Final[type[Chapter]] = TheCatapult
