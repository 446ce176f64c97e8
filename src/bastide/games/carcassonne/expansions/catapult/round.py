"""CAR-CA-2: fairs, and the catapult rounds they bring."""

from typing import Final

from bastide.core.event import Event
from bastide.core.native import i64, vec
from bastide.core.state import CHANCE
from bastide.games.carcassonne.components import BOX, marked
from bastide.games.carcassonne.expansions.catapult.aims import landed, worth_aiming_at
from bastide.games.carcassonne.expansions.catapult.catch import DISTANCES, HANDS, RULER, THROW_STEP, judge_catch
from bastide.games.carcassonne.expansions.catapult.codes import DRIFT, FAIR, HAND, RANGE
from bastide.games.carcassonne.expansions.catapult.knock_out import knock_out
from bastide.games.carcassonne.expansions.catapult.memory import (
    CATCH,
    CATCHER,
    DISTANCE,
    FAIR_AT,
    FAIRS,
    LANDS_X,
    LANDS_Y,
    MOST_FAIRS,
    NO_TOKEN,
    SEDUCTION,
    STEP,
    STEPS,
    TARGET,
    THROWN,
    TO_AIM,
    TO_CATCH,
    TO_CHOOSE,
    TO_DRIFT_X,
    TO_DRIFT_Y,
    TO_REPLACE,
    TOKEN,
    TOKENS,
    VICTIM,
    next_throw,
    thrower,
)
from bastide.games.carcassonne.expansions.catapult.seduction import Seduction
from bastide.games.carcassonne.expansions.catapult.target import measure, score_target
from bastide.games.carcassonne.expansions.catapult.throw import (
    AIM_REASONS,
    DRIFT_WEIGHTS,
    DRIFTS,
    MOST_DRIFT,
    TILE,
    aim_points,
    aim_verdict,
    aimed_x,
    aimed_y,
    drift,
    point,
)
from bastide.games.carcassonne.grid import x_of, y_of
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import ChapterPhase, Reasons

FAIR_TILE: Final = vec[i64](marked("fair"))
BLIND_CATCH: Final[i64] = BOX["catapult"]["catch"]["blind"]
# Why something else may not be done in a round, besides what is wrong with an aim.
TOKEN_NOW: Final = 3
COMMIT_NOW: Final = 4
SEDUCE_NOW: Final = 5
REPLACE_NOW: Final = 6
REASONS: Final[Reasons] = [
    ("", ""),
    *AIM_REASONS,
    ("CAR-CA-2.2", "token_now"),
    ("CAR-CA-6.3", "commit_now"),
    ("CAR-CA-7.1", "seduce_now"),
    ("CAR-CA-7.2", "seduce_now"),
]
CHOICE_OF_TOKENS: Final = vec[i64]([int(FAIR) + i for i in range(len(TOKENS))])


class NoteFair(ChapterPhase):
    """CAR-CA-2.1, CAR-CA-2.3: every fair tile placed in a turn, the last tile too (CAR-CA-2.4), brings a catapult round
    at its end, which scores no region (CAR-CA-7.4)."""

    def begin(self, state: CarcassonneState) -> bool:
        last = state.land.laid - 1
        if FAIR_TILE[state.land.tile_turned[last] // 4]:
            fairs = state.memory[self.at + FAIRS]
            state.memory[self.at + FAIR_AT + fairs] = state.land.tile_cell[last]
            state.memory[self.at + FAIRS] = fairs + 1
        return False


class CatapultRound(ChapterPhase):
    """CAR-CA-2.2: the active player chooses the token and throws first, then all others clockwise, each once."""

    def __init__(self, slot: str, at: i64, survey: i64, blind: bool, sigma: i64, catch_sigma: i64) -> None:
        super().__init__(slot, at)
        self.survey = survey  # where the state keeps the aim points
        self.blind = blind
        self.sigma = sigma
        self.catch_sigma = catch_sigma
        self.seduction = Seduction(at)

    # What is decided

    def begin(self, state: CarcassonneState) -> bool:
        return self.goes_on(state)

    def goes_on(self, state: CarcassonneState) -> bool:
        """Do what happens by itself, until somebody or chance has to decide; False when all rounds are over."""
        memory = state.memory
        while True:
            if memory[self.at + TOKEN] == NO_TOKEN:
                state.to_move = state.active
                return memory[self.at + FAIRS] > 0
            if memory[self.at + THROWN] == state.players:
                self.end_round(state)
                continue
            step = memory[self.at + STEP]
            state.to_move = thrower(state, self.at)
            if step == TO_CATCH:
                state.to_move = (state.to_move + 1) % state.players
            if step == TO_AIM and self.blind:
                self.aim_blindly(state)
            elif (step == TO_DRIFT_X or step == TO_DRIFT_Y) and self.noise(state) == 0:
                self.land(state)
            else:
                if step == TO_DRIFT_X or step == TO_DRIFT_Y:
                    state.to_move = CHANCE
                return True

    def noise(self, state: CarcassonneState) -> i64:
        """The scatter of this throw."""
        return self.catch_sigma if state.memory[self.at + TOKEN] == CATCH else self.sigma

    def aim_blindly(self, state: CarcassonneState) -> None:
        """CAR-CA-3.4: at the centre of the fair; in catch, half way between ruler and neighbour."""
        memory = state.memory
        memory[self.at + STEP] = TO_DRIFT_X
        if memory[self.at + TOKEN] == CATCH:
            memory[self.at + DISTANCE] = BLIND_CATCH
            memory[self.at + CATCHER] = BLIND_CATCH
        else:
            memory[self.at + LANDS_X] = TILE * x_of(memory[self.at + FAIR_AT])
            memory[self.at + LANDS_Y] = TILE * y_of(memory[self.at + FAIR_AT])

    def legal(self, state: CarcassonneState) -> vec[i64]:
        memory = state.memory
        token = memory[self.at + TOKEN]
        step = memory[self.at + STEP]
        if token == NO_TOKEN:
            return CHOICE_OF_TOKENS[:]
        if step == TO_AIM:
            return DISTANCES[:] if token == CATCH else aim_points(state, self.survey)
        if step == TO_CATCH:
            return HANDS[:]
        if step == TO_CHOOSE:
            return self.seduction.victim_codes(state)
        if step == TO_REPLACE:
            return self.seduction.replacements(state, memory[self.at + VICTIM])
        return DRIFTS[:]

    def sensible(self, state: CarcassonneState) -> vec[i64]:
        memory = state.memory
        token = memory[self.at + TOKEN]
        codes = self.legal(state)
        if token == NO_TOKEN or token == CATCH or memory[self.at + STEP] != TO_AIM:
            return codes
        return worth_aiming_at(state, self.at, codes)

    def foreseen(self, state: CarcassonneState) -> CarcassonneState | None:
        return landed(state, self.at)

    def weights(self, state: CarcassonneState) -> vec[i64]:
        return DRIFT_WEIGHTS[:]

    def apply(self, state: CarcassonneState, code: i64) -> bool:
        memory = state.memory
        token = memory[self.at + TOKEN]
        step = memory[self.at + STEP]
        if token == NO_TOKEN:
            memory[self.at + TOKEN] = code - FAIR + 1
            if state.events is not None:
                state.note(Event(f"fair_{TOKENS[code - FAIR]}", "CAR-CA-2.2", int(state.active)))
        elif step == TO_AIM:
            self.aim(state, code)
        elif step == TO_CATCH:
            self.hold_out(state, (code - HAND) * THROW_STEP + RULER)
        elif step == TO_CHOOSE:
            self.seduction.choose_victim(state, code)
        elif step == TO_REPLACE:
            self.seduction.replace(state, code)
        else:
            self.blow(state, code - DRIFT - MOST_DRIFT)
        return self.goes_on(state)

    def sees(self, state: CarcassonneState, seat: int | None, code: i64) -> bool:
        """CAR-CA-6.3: nobody else learns the distance a thrower commits to."""
        return not RANGE <= code < HAND or seat == state.to_move

    # The throw

    def aim(self, state: CarcassonneState, code: i64) -> None:
        """CAR-CA-3.3, CAR-CA-6.3: the thrower names a point, or in catch a distance in secret."""
        memory = state.memory
        if memory[self.at + TOKEN] == CATCH:
            memory[self.at + DISTANCE] = (code - RANGE) * THROW_STEP
            memory[self.at + STEP] = TO_CATCH
            if state.events is not None:
                secret = {"distance": int(memory[self.at + DISTANCE])}
                who = int(state.to_move)
                state.note(Event("committed", "CAR-CA-6.3", who, secret=secret, owner=who))
            return
        memory[self.at + LANDS_X] = aimed_x(code)
        memory[self.at + LANDS_Y] = aimed_y(code)
        memory[self.at + STEP] = TO_DRIFT_X
        if state.events is not None:
            state.note(Event("aimed", "CAR-CA-3.3", int(state.to_move), point(state, self.at)))

    def hold_out(self, state: CarcassonneState, hand: i64) -> None:
        """CAR-CA-6.3: the catcher holds out a hand, and both numbers are revealed."""
        state.memory[self.at + CATCHER] = hand
        state.memory[self.at + STEP] = TO_DRIFT_X
        if state.events is not None:
            data: dict[str, object] = {"distance": int(state.memory[self.at + DISTANCE]), "hand": int(hand)}
            state.note(Event("revealed", "CAR-CA-6.3", int(state.to_move), data, reveals=True))

    def blow(self, state: CarcassonneState, k: i64) -> None:
        """CAR-CA-3.3: the noise, first east-west, then north-south; in catch along the throw only."""
        memory = state.memory
        far = drift(k, self.noise(state))
        if state.events is not None:
            state.note(Event("drifted", "CAR-CA-3.3", -1, {"far": int(far)}, chance=True))
        if memory[self.at + TOKEN] == CATCH:
            memory[self.at + DISTANCE] = memory[self.at + DISTANCE] + far
        elif memory[self.at + STEP] == TO_DRIFT_X:
            memory[self.at + LANDS_X] = memory[self.at + LANDS_X] + far
            memory[self.at + STEP] = TO_DRIFT_Y
            return
        else:
            memory[self.at + LANDS_Y] = memory[self.at + LANDS_Y] + far
        state.to_move = thrower(state, self.at)
        self.land(state)

    def land(self, state: CarcassonneState) -> None:
        """CAR-CA-3.6: only the landing point matters; the throw is resolved before the next one."""
        token = state.memory[self.at + TOKEN]
        if token == CATCH:
            judge_catch(state, self.at)
            return
        if state.events is not None:
            state.note(Event("landed", "CAR-CA-3.6", int(state.to_move), point(state, self.at)))
        if token == SEDUCTION:
            self.seduction.seduce(state)
            return
        if token == TARGET:
            measure(state, self.at)
        else:
            knock_out(state, self.at)
        next_throw(state, self.at)

    def end_round(self, state: CarcassonneState) -> None:
        """CAR-CA-2.2: all tokens return; CAR-CA-2.3: the next fair of this turn has its own round."""
        memory = state.memory
        if memory[self.at + TOKEN] == TARGET:
            score_target(state, self.at)
        memory[self.at + TOKEN] = NO_TOKEN
        memory[self.at + THROWN] = 0
        i: i64
        for i in range(MOST_FAIRS - 1):
            memory[self.at + FAIR_AT + i] = memory[self.at + FAIR_AT + i + 1]
        memory[self.at + FAIR_AT + MOST_FAIRS - 1] = 0
        memory[self.at + FAIRS] = memory[self.at + FAIRS] - 1

    # What is said

    def task(self, state: CarcassonneState) -> str:
        token = state.memory[self.at + TOKEN]
        if token == NO_TOKEN:
            return "token"
        step = state.memory[self.at + STEP]
        if step == TO_AIM and token == CATCH:
            return "range"
        return "drift" if step == TO_DRIFT_X or step == TO_DRIFT_Y else STEPS[step]

    def wording(self, state: CarcassonneState, word: str) -> str:
        return "pass_seduction" if word == "pass" else ""

    def verdict_on(self, state: CarcassonneState, code: i64) -> i64:
        token = state.memory[self.at + TOKEN]
        step = state.memory[self.at + STEP]
        if token != NO_TOKEN and token != CATCH and step == TO_AIM:
            return aim_verdict(state.land, code)
        if code in self.legal(state):
            return 0
        if token == NO_TOKEN:
            return TOKEN_NOW
        if step == TO_AIM or step == TO_CATCH:
            return COMMIT_NOW
        return REPLACE_NOW if step == TO_REPLACE else SEDUCE_NOW

    def reasons(self) -> Reasons:
        return REASONS
