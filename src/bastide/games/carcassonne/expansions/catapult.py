"""CAR-CA, expansion VII: The Catapult, with throws as chance events of exact weights."""

from typing import TYPE_CHECKING, Final, cast

from bastide.core.event import Event
from bastide.core.native import append, i64, vec
from bastide.core.refusal import Refusal
from bastide.core.state import CHANCE
from bastide.games.carcassonne.codes import AIM, DRIFT, FAIR, HAND, PASS, RANGE, SEDUCE, SEND, SUMMON, TEMPT
from bastide.games.carcassonne.components import (
    BOX,
    FIGURE_NAMES,
    FIGURE_SPAN,
    FIGURES,
    FOLLOWER,
    MOST_SEGMENTS,
    QUARTERS,
    SEATS,
    STANDS_ON,
    TILES,
    TYPES,
    points,
    tiles_of,
    types_with,
)
from bastide.games.carcassonne.components import KINDS as REGION_KINDS
from bastide.games.carcassonne.figures import add_new, cell_of, choose_code, place, told
from bastide.games.carcassonne.grid import AROUND, CELLS, WIDTH, cell_at, x_of, y_of
from bastide.games.carcassonne.land import BIT, Land
from bastide.games.carcassonne.scoring import reward
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Chapter, Phase, Rules, Survey

if TYPE_CHECKING:
    from bastide.core.dealer import Dealer

TARGET_POINTS: Final[i64] = points("catapult", "target")
CATCH_POINTS: Final[i64] = points("catapult", "catch")
TOKENS: Final = BOX["catapult"]["tokens"]
WEIGHTS: Final = BOX["catapult"]["noise_weights"]
MOST_DRIFT: Final = len(WEIGHTS) // 2
ROOT_OF_3: Final = 1732
"""A thousand times the standard deviation of the ball's path through 12 pegs."""
TILE: Final[i64] = BOX["catapult"]["distance"]["tile"]
HALF_TILE: Final = TILE // 2
LATTICE: Final[i64] = BOX["catapult"]["distance"]["lattice"]
MARGIN: Final = BOX["catapult"]["distance"]["margin"] // BOX["catapult"]["distance"]["lattice"]
PER_TILE: Final = BOX["catapult"]["distance"]["tile"] // BOX["catapult"]["distance"]["lattice"]
TOKEN_RADIUS: Final[i64] = BOX["catapult"]["distance"]["token"]
HIT: Final[i64] = BOX["catapult"]["distance"]["hit"]
CHAIN: Final[i64] = BOX["catapult"]["distance"]["chain"]
RULER: Final[i64] = BOX["catapult"]["catch"]["ruler"]
THROW_STEP: Final[i64] = BOX["catapult"]["catch"]["step"]
FARTHEST: Final[i64] = BOX["catapult"]["catch"]["farthest"]
REACH: Final[i64] = BOX["catapult"]["catch"]["reach"]
BLIND_CATCH: Final[i64] = BOX["catapult"]["catch"]["blind"]
LATTICE_MIDDLE: Final = 256
LATTICE_WIDTH: Final = 512
KINDS: Final = len(FIGURE_NAMES)


def _anchors(axis: int) -> list[int]:
    """CAR-CA-3.2: where figures stand on each segment of each turned tile, from the tile's centre."""
    found = [0] * (TYPES * 4 * MOST_SEGMENTS)
    for number, tile in enumerate(TILES):
        for segment, feature in enumerate(tile["features"]):
            if "anchor" not in feature:
                continue
            x, y = (round(1000 * a) - 500 for a in feature["anchor"])
            for turn in range(4):
                found[(number * 4 + turn) * MOST_SEGMENTS + segment] = (x, y)[axis]
                x, y = -y, x
    return found


ANCHOR_X: Final = vec[i64](_anchors(0))
ANCHOR_Y: Final = vec[i64](_anchors(1))
FAIR_TILE: Final = vec[i64]([int(number in types_with("fair")) for number in range(TYPES)])

# What can be decided, where it is always the same.
CHOICE_OF_TOKENS: Final = vec[i64]([int(FAIR) + i for i in range(len(TOKENS))])
DISTANCES: Final = vec[i64]([int(RANGE) + i for i in range(int(FARTHEST // THROW_STEP) + 1)])
HANDS: Final = vec[i64]([int(HAND) + i for i in range(int((FARTHEST - RULER) // THROW_STEP) + 1)])
DRIFTS: Final = vec[i64]([int(DRIFT) + i for i in range(len(WEIGHTS))])
DRIFT_WEIGHTS: Final = vec[i64](WEIGHTS)

# The tokens, from 1 on.
NO_TOKEN: Final = 0
KNOCK_OUT: Final = 1
SEDUCTION: Final = 2
TARGET: Final = 3
CATCH: Final = 4

# What is awaited of a throw.
TO_AIM: Final = 0  # the aim, or in catch the distance
TO_CATCH: Final = 1  # the catcher's hand
TO_DRIFT_X: Final = 2
TO_DRIFT_Y: Final = 3
TO_CHOOSE: Final = 4  # which of several nearest followers
TO_REPLACE: Final = 5
STEPS: Final = ["aim", "hand", "drift_x", "drift_y", "victim", "replacement"]

# What is remembered, by its place in the chapter's stretch of the memory.
FAIRS: Final = 0  # how many catapult rounds are still to come in this turn
FAIR_AT: Final = 1  # the cells of their fairs
MOST_FAIRS: Final = 3
TOKEN: Final = FAIR_AT + MOST_FAIRS
THROWN: Final = TOKEN + 1  # how many have thrown in this round
STEP: Final = TOKEN + 2
LANDS_X: Final = TOKEN + 3  # the aim, and then where the token lands
LANDS_Y: Final = TOKEN + 4
DISTANCE: Final = TOKEN + 5  # catch: the thrower's distance; a secret until the hand is known
CATCHER: Final = TOKEN + 6  # catch: the hand
VICTIM: Final = TOKEN + 7  # seduction: who is replaced, see `on_land`; 0 for nobody yet
ON: Final = TOKEN + 8  # the cell of the tile on which one of several followers is to be chosen, or 0
FAR: Final = TOKEN + 9  # target: the square of each seat's distance, plus 1; 0 before the throw
MEMORY: Final = FAR + 6


class TheCatapult(Chapter):
    """CAR-CA-1: 12 tiles with a fair; every player has one token of each kind, and none is ever used up."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.at: i64 = 0

    def join(self, rules: Rules) -> None:
        """CAR-CA-3.4: blind throws have their own scatter, a scatter of 0 holds for all, and off is without rounds."""
        rules.add_tiles(tiles_of("catapult"), mixed_in=True)
        self.at = rules.reserve(MEMORY)
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

    def write(self, state: CarcassonneState) -> dict[str, object]:
        memory = state.memory
        token = int(memory[self.at + TOKEN])
        step = int(memory[self.at + STEP])
        catch = token == CATCH
        landing = token and not catch and step > TO_CATCH
        far = [int(memory[self.at + FAR + seat]) - 1 for seat in range(int(state.players))]
        return {
            "fairs": [place(memory[self.at + FAIR_AT + i]) for i in range(memory[self.at + FAIRS])],
            "token": TOKENS[token - 1] if token else None,
            "thrown": int(memory[self.at + THROWN]),
            "step": STEPS[step],
            "landing": [int(memory[self.at + LANDS_X]), int(memory[self.at + LANDS_Y])] if landing else None,
            "distance": int(memory[self.at + DISTANCE]) if catch and step > TO_AIM else None,
            "hand": int(memory[self.at + CATCHER]) if catch and step > TO_CATCH else None,
            "victim": tell(state, memory[self.at + VICTIM]),
            "on": place(memory[self.at + ON]),
            "far": [distance if distance >= 0 else None for distance in far],
        }

    def show(self, state: CarcassonneState, seat: int | None) -> dict[str, object]:
        """CAR-CA-6.3, CAR-B-0.12: the distance is the thrower's secret until the hand is known."""
        shown = self.write(state)
        if shown["step"] == STEPS[TO_CATCH] and seat != (state.active + state.memory[self.at + THROWN]) % state.players:
            shown["distance"] = None
        return shown

    def conceal(self, state: CarcassonneState, seat: i64, dealer: "Dealer") -> None:
        if state.memory[self.at + TOKEN] != CATCH or state.memory[self.at + STEP] != TO_CATCH:
            return
        if seat != (state.active + state.memory[self.at + THROWN]) % state.players:
            state.memory[self.at + DISTANCE] = dealer.below(FARTHEST // THROW_STEP + 1) * THROW_STEP

    def read(self, state: CarcassonneState, data: dict[str, object]) -> None:
        memory = state.memory
        fairs = cast("list[list[int]]", data["fairs"])
        if len(fairs) > MOST_FAIRS:
            raise ValueError("CAR-CA-2.3: so many fairs cannot be placed in one turn")
        memory[self.at + FAIRS] = len(fairs)
        for i, (x, y) in enumerate(fairs):
            memory[self.at + FAIR_AT + i] = self._cell(state, x, y)
        token = data["token"]
        if token is not None and (token not in TOKENS or not fairs):
            raise ValueError(f"CAR-CA-2.2: '{token}' cannot be thrown; the tokens are {', '.join(TOKENS)}")
        memory[self.at + TOKEN] = TOKENS.index(str(token)) + 1 if token is not None else NO_TOKEN
        thrown = cast(int, data["thrown"])
        if not 0 <= thrown < state.players:
            raise ValueError(f"CAR-CA-2.2: {thrown} players cannot have thrown")
        memory[self.at + THROWN] = thrown
        memory[self.at + STEP] = STEPS.index(str(data["step"]))
        landing = cast("list[int] | None", data["landing"])
        if landing is not None:
            memory[self.at + LANDS_X], memory[self.at + LANDS_Y] = landing[0], landing[1]
        memory[self.at + DISTANCE] = cast("int | None", data["distance"]) or 0
        memory[self.at + CATCHER] = cast("int | None", data["hand"]) or 0
        victim = cast("list[object] | None", data["victim"])
        if victim is not None:
            memory[self.at + VICTIM] = self._victim(state, victim)
        on = cast("list[int] | None", data["on"])
        memory[self.at + ON] = self._cell(state, on[0], on[1]) if on is not None else 0
        for seat, distance in enumerate(cast("list[int | None]", data["far"])):
            memory[self.at + FAR + seat] = distance + 1 if distance is not None else 0

    def _cell(self, state: CarcassonneState, x: int, y: int) -> i64:
        cell = cell_at(x, y)
        if cell < 0 or state.land.tile_at(cell) < 0:
            raise ValueError(f"CAR-CA-2.1: there is no tile at ({x}, {y})")
        return cell

    def _victim(self, state: CarcassonneState, row: list[object]) -> i64:
        at: i64
        for at in range(state.figures_out):
            if told(state, state.figures[at]) == row:
                return on_land(state.figures[at])
        if len(row) != 3 or row[2] not in QUARTERS:
            raise ValueError(f"CAR-CA-7.1: the follower {row} is not on the land")
        return in_refuge(QUARTERS.index(str(row[2])), FIGURE_NAMES.index(str(row[1])), cast(int, row[0]))


# A follower that can be hit or replaced, wherever it stands, is one number: above 0 on the land, below 0 in a refuge.


def on_land(figure: i64) -> i64:
    """A follower on the land, given as the state keeps it."""
    return figure + 1


def in_refuge(refuge: i64, kind: i64, seat: i64) -> i64:
    """A follower in a refuge."""
    return -(refuge * FIGURE_SPAN + kind * SEATS + seat + 1)


def tell(state: CarcassonneState, who: i64) -> list[object] | None:
    """Such a follower as plain data."""
    if who == 0:
        return None
    if who > 0:
        return told(state, who - 1)
    rest = -who - 1
    return [int(rest % SEATS), FIGURE_NAMES[rest % FIGURE_SPAN // SEATS], QUARTERS[rest // FIGURE_SPAN]]


def kind_of(who: i64) -> i64:
    """The kind of such a follower."""
    return (who - 1 if who > 0 else -who - 1) % FIGURE_SPAN // SEATS


def position_x(state: CarcassonneState, who: i64) -> i64:
    """CAR-CA-3.1, CAR-CA-3.2: how far east such a follower stands."""
    if who < 0:
        return state.rules.refuges[(-who - 1) // FIGURE_SPAN].x
    node = (who - 1) // FIGURE_SPAN
    tile = state.land.tile_of(node)
    row = state.land.tile_turned[tile] * MOST_SEGMENTS + state.land.segment_of(node)
    return TILE * x_of(state.land.tile_cell[tile]) + ANCHOR_X[row]


def position_y(state: CarcassonneState, who: i64) -> i64:
    """CAR-CA-3.1, CAR-CA-3.2: how far south such a follower stands."""
    if who < 0:
        return state.rules.refuges[(-who - 1) // FIGURE_SPAN].y
    node = (who - 1) // FIGURE_SPAN
    tile = state.land.tile_of(node)
    row = state.land.tile_turned[tile] * MOST_SEGMENTS + state.land.segment_of(node)
    return TILE * y_of(state.land.tile_cell[tile]) + ANCHOR_Y[row]


def everybody(state: CarcassonneState) -> vec[i64]:
    """CAR-CA-4.3: all followers on the land and in refuges; companions and neutral figures are none."""
    found = vec[i64]()
    at: i64
    for at in range(state.figures_out):
        if state.is_follower(at):
            found = append(found, on_land(state.figures[at]))
    refuge: i64
    seat: i64
    kind: i64
    for refuge in range(len(state.rules.refuges)):
        for seat in range(state.players):
            for kind in range(KINDS):
                held = state.rules.refuges[refuge].held(state, seat, kind)
                while held > 0:
                    found = append(found, in_refuge(refuge, kind, seat))
                    held -= 1
    return found


def drift(k: i64, sigma: i64) -> i64:
    """CAR-CA-3.3: how far the noise carries; rounded towards zero."""
    far = (k if k > 0 else -k) * sigma * 1000 // ROOT_OF_3
    return far if k > 0 else -far


def beyond(distance: i64) -> i64:
    """How far a point lies outside a tile along one axis."""
    if distance < 0:
        distance = -distance
    return distance - HALF_TILE if distance > HALF_TILE else 0


def _nearby() -> list[tuple[int, int]]:
    """The places, in columns and rows, whose tiles share aim points with a tile."""
    far = 2 * MARGIN // PER_TILE
    return [(x, y) for y in range(-far, far + 1) for x in range(-far, far + 1) if x or y]


def _not_shared(x: int, y: int) -> int:
    """The aim points around a tile, a bit each, that a tile so far away does not have too."""
    beside = [abs(i - PER_TILE * x) > MARGIN or abs(j - PER_TILE * y) > MARGIN for i, j in AROUND_TILE]
    return sum(1 << point for point, alone in enumerate(beside) if alone)


AROUND_TILE: Final = [(i, j) for j in range(-MARGIN, MARGIN + 1) for i in range(-MARGIN, MARGIN + 1)]
AIM_POINTS: Final = len(AROUND_TILE)
ALL_POINTS: Final[i64] = (1 << AIM_POINTS) - 1
TO_POINT: Final = vec[i64]([j * LATTICE_WIDTH + i for i, j in AROUND_TILE])
NEARBY: Final = vec[i64]([y * WIDTH + x for x, y in _nearby()])
NOT_SHARED: Final = vec[i64]([_not_shared(x, y) for x, y in _nearby()])


def aim_points(state: CarcassonneState, place: i64) -> vec[i64]:
    """CAR-CA-3.3: the lattice points within one and a half tiles of the centre of a laid tile.

    Those of the tiles laid since the last throw are added to the survey of the land that the state keeps.
    """
    survey = state.surveys[place]
    if survey.tiles < state.land.laid:
        points = survey.found[:]
        tile: i64
        for tile in range(survey.tiles, state.land.laid):
            points = add_points(state.land, tile, points)
        survey = Survey(state.land.laid, points)
        state.surveys[place] = survey
    return survey.found[:]


def add_points(land: Land, tile: i64, points: vec[i64]) -> vec[i64]:
    """Add the aim points around a tile that lie around none laid before it."""
    cell = land.tile_cell[tile]
    fresh = ALL_POINTS
    near: i64
    for near in range(len(NEARBY)):
        there = cell + NEARBY[near]
        if 0 <= there < CELLS and 0 < i64(land.grid[there]) <= tile:
            fresh &= NOT_SHARED[near]
    row = PER_TILE * y_of(cell) + LATTICE_MIDDLE
    centre = AIM + row * LATTICE_WIDTH + PER_TILE * x_of(cell) + LATTICE_MIDDLE
    point: i64
    for point in range(AIM_POINTS):
        if fresh & BIT[point]:
            points = append(points, centre + TO_POINT[point])
    return points


class NoteFair(Phase):
    """CAR-CA-2.1, CAR-CA-2.3: every fair tile placed in a turn brings a catapult round at its end."""

    def __init__(self, slot: str, at: i64) -> None:
        super().__init__(slot)
        self.at = at

    def begin(self, state: CarcassonneState) -> bool:
        last = state.land.laid - 1
        if FAIR_TILE[state.land.tile_turned[last] // 4]:
            fairs = state.memory[self.at + FAIRS]
            state.memory[self.at + FAIR_AT + fairs] = state.land.tile_cell[last]
            state.memory[self.at + FAIRS] = fairs + 1
        return False


class CatapultRound(Phase):
    """CAR-CA-2.2: the active player chooses the token and throws first, then all others clockwise, each once."""

    def __init__(self, slot: str, at: i64, survey: i64, blind: bool, sigma: i64, catch_sigma: i64) -> None:
        super().__init__(slot)
        self.at = at
        self.survey = survey  # where the state keeps the aim points
        self.blind = blind
        self.sigma = sigma
        self.catch_sigma = catch_sigma

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
            state.to_move = (state.active + memory[self.at + THROWN]) % state.players
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
            return self.victim_codes(state)
        if step == TO_REPLACE:
            return self.replacements(state, memory[self.at + VICTIM])
        return DRIFTS[:]

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
            self.choose_victim(state, code)
        elif step == TO_REPLACE:
            self.replace(state, code)
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
        memory[self.at + LANDS_X] = ((code - AIM) % LATTICE_WIDTH - LATTICE_MIDDLE) * LATTICE
        memory[self.at + LANDS_Y] = ((code - AIM) // LATTICE_WIDTH - LATTICE_MIDDLE) * LATTICE
        memory[self.at + STEP] = TO_DRIFT_X
        if state.events is not None:
            state.note(Event("aimed", "CAR-CA-3.3", int(state.to_move), self.point(state)))

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
        state.to_move = (state.active + memory[self.at + THROWN]) % state.players
        self.land(state)

    def point(self, state: CarcassonneState) -> dict[str, object]:
        """Where the token is, as event data."""
        return {"x": int(state.memory[self.at + LANDS_X]), "y": int(state.memory[self.at + LANDS_Y])}

    def land(self, state: CarcassonneState) -> None:
        """CAR-CA-3.6: only the landing point matters; the throw is resolved before the next one."""
        token = state.memory[self.at + TOKEN]
        if token == CATCH:
            self.judge_catch(state)
            return
        if state.events is not None:
            state.note(Event("landed", "CAR-CA-3.6", int(state.to_move), self.point(state)))
        if token == SEDUCTION:
            self.seduce(state)
            return
        if token == TARGET:
            self.measure(state)
        else:
            self.knock_out(state)
        self.next_throw(state)

    def next_throw(self, state: CarcassonneState) -> None:
        """The next player clockwise throws."""
        memory = state.memory
        memory[self.at + THROWN] = memory[self.at + THROWN] + 1
        what: i64
        for what in range(STEP, FAR):
            memory[self.at + what] = 0

    def end_round(self, state: CarcassonneState) -> None:
        """CAR-CA-2.2: all tokens return; CAR-CA-2.3: the next fair of this turn has its own round."""
        memory = state.memory
        if memory[self.at + TOKEN] == TARGET:
            self.score_target(state)
        memory[self.at + TOKEN] = NO_TOKEN
        memory[self.at + THROWN] = 0
        i: i64
        for i in range(MOST_FAIRS - 1):
            memory[self.at + FAIR_AT + i] = memory[self.at + FAIR_AT + i + 1]
        memory[self.at + FAIR_AT + MOST_FAIRS - 1] = 0
        memory[self.at + FAIRS] = memory[self.at + FAIRS] - 1

    def away(self, state: CarcassonneState, who: i64) -> i64:
        """CAR-CA-3.5: the square of a follower's distance from the landing point."""
        dx = position_x(state, who) - state.memory[self.at + LANDS_X]
        dy = position_y(state, who) - state.memory[self.at + LANDS_Y]
        return dx * dx + dy * dy

    # Knock-out

    def knock_out(self, state: CarcassonneState) -> None:
        """CAR-CA-4.1, CAR-CA-4.2: who stands near the landing point goes home, and who stands near those."""
        left = everybody(state)
        hit = vec[i64]()
        at: i64 = 0
        while at < len(left):
            if self.away(state, left[at]) <= HIT * HIT or touches_any(state, left[at], hit):
                hit = append(hit, left[at])
                left[at] = left[len(left) - 1]
                left = left[: len(left) - 1]
                at = 0
            else:
                at += 1
        for who in hit:
            send_home(state, who, "CAR-CA-4.1")

    # Target

    def measure(self, state: CarcassonneState) -> None:
        """CAR-CA-5: the distance to the nearest point of the fair tile."""
        memory = state.memory
        fair = memory[self.at + FAIR_AT]
        dx = beyond(memory[self.at + LANDS_X] - TILE * x_of(fair))
        dy = beyond(memory[self.at + LANDS_Y] - TILE * y_of(fair))
        memory[self.at + FAR + state.to_move] = dx * dx + dy * dy + 1

    def score_target(self, state: CarcassonneState) -> None:
        """CAR-CA-5: 5 points for the nearest, to all who are equally near."""
        memory = state.memory
        nearest = memory[self.at + FAR]
        seat: i64
        for seat in range(state.players):
            nearest = min(nearest, memory[self.at + FAR + seat])
        for seat in range(state.players):
            if memory[self.at + FAR + seat] == nearest:
                reward(state, seat, TARGET_POINTS, "nearest", "CAR-CA-5", {})
            memory[self.at + FAR + seat] = 0

    # Catch

    def judge_catch(self, state: CarcassonneState) -> None:
        """CAR-CA-6.1, CAR-CA-6.2: caught or short is 5 points for the left neighbour, else 5 for the thrower."""
        distance = state.memory[self.at + DISTANCE]
        hand = state.memory[self.at + CATCHER]
        thrower = (state.active + state.memory[self.at + THROWN]) % state.players
        catcher = (thrower + 1) % state.players
        data: dict[str, object] = {"distance": int(distance), "hand": int(hand)}
        if distance < RULER:
            reward(state, catcher, CATCH_POINTS, "fell_short", "CAR-CA-6.2", data)
        elif -REACH <= distance - hand <= REACH:
            reward(state, catcher, CATCH_POINTS, "caught", "CAR-CA-6.2", data)
        else:
            reward(state, thrower, CATCH_POINTS, "flew_past", "CAR-CA-6.2", data)
        self.next_throw(state)

    # Seduction

    def seduce(self, state: CarcassonneState) -> None:
        """CAR-CA-7.1: a token on the map may replace the follower nearest to it."""
        nearest = self.nearest(state) if self.on_map(state) else vec[i64]()
        possible = False
        for who in nearest:
            if len(self.replacements(state, who)) > 1:
                possible = True
        if not possible:
            if state.events is not None:
                state.note(Event("seduced_nobody", "CAR-CA-7.1", int(state.to_move)))
            self.next_throw(state)
        elif len(nearest) > 1:
            state.memory[self.at + STEP] = TO_CHOOSE
        else:
            state.memory[self.at + VICTIM] = nearest[0]
            state.memory[self.at + STEP] = TO_REPLACE

    def on_map(self, state: CarcassonneState) -> bool:
        """CAR-CA-3.5: whether the token lies on the map: within its radius of some laid tile."""
        x = state.memory[self.at + LANDS_X]
        y = state.memory[self.at + LANDS_Y]
        cell = cell_at((x + HALF_TILE) // TILE, (y + HALF_TILE) // TILE)
        if cell < 0:
            return False
        if state.land.tile_at(cell) >= 0:
            return True
        for step in AROUND:
            there = cell + step
            if 0 <= there < CELLS and state.land.tile_at(there) >= 0:
                dx = beyond(x - TILE * x_of(there))
                dy = beyond(y - TILE * y_of(there))
                if dx * dx + dy * dy <= TOKEN_RADIUS * TOKEN_RADIUS:
                    return True
        return False

    def nearest(self, state: CarcassonneState) -> vec[i64]:
        """The followers nearest to the landing point; those that cannot be told apart are one."""
        found = vec[i64]()
        least: i64 = -1
        for who in everybody(state):
            away = self.away(state, who)
            if least < 0 or away < least:
                least = away
                found = vec[i64]()
            if away == least:
                found = add_new(found, who)
        return found

    def victim_codes(self, state: CarcassonneState) -> vec[i64]:
        """The nearest followers that the thrower could replace: by their tiles, then each; or in a quarter."""
        codes = vec[i64]()
        here = state.memory[self.at + ON]
        for who in self.nearest(state):
            if len(self.replacements(state, who)) == 1:
                continue
            if who < 0:
                if here == 0:
                    codes = append(codes, tempt_code(who))
            elif here == 0:
                codes = add_new(codes, SEDUCE + cell_of(state, who - 1))
            elif cell_of(state, who - 1) == here:
                codes = append(codes, choose_code(state, who - 1))
        return append(codes, PASS) if here == 0 else codes

    def choose_victim(self, state: CarcassonneState, code: i64) -> None:
        """One of the nearest followers is to be replaced, or none."""
        memory = state.memory
        if code == PASS:
            self.decline(state)
            return
        if SEDUCE <= code < TEMPT:
            memory[self.at + ON] = code - SEDUCE
            several = self.victim_codes(state)
            if len(several) > 1:
                return
            code = several[0]
        for who in self.nearest(state):
            if who < 0:
                if tempt_code(who) == code:
                    memory[self.at + VICTIM] = who
            elif cell_of(state, who - 1) == memory[self.at + ON] and choose_code(state, who - 1) == code:
                memory[self.at + VICTIM] = who
        memory[self.at + ON] = 0
        memory[self.at + STEP] = TO_REPLACE

    def replacements(self, state: CarcassonneState, victim: i64) -> vec[i64]:
        """CAR-CA-7.1, CAR-CA-7.2: own followers that may stand there, from the supply or the land; or nobody."""
        codes = vec[i64]()
        here = state.memory[self.at + ON] if state.memory[self.at + STEP] == TO_REPLACE else 0
        kind: i64
        for kind in range(KINDS):
            if here == 0 and state.in_supply(state.to_move, kind) > 0 and may_stand(state, victim, kind):
                codes = append(codes, SEND + kind)
        at: i64
        for at in range(state.figures_out):
            if not self.may_come(state, at, victim):
                continue
            cell = cell_of(state, state.figures[at])
            if here == 0:
                codes = add_new(codes, SUMMON + cell)
            elif here == cell:
                codes = add_new(codes, choose_code(state, state.figures[at]))
        return append(codes, PASS) if here == 0 else codes

    def may_come(self, state: CarcassonneState, at: i64, victim: i64) -> bool:
        """Whether the figure at that place of the list is another follower of the thrower that can take the place."""
        figure = state.figures[at]
        if figure % SEATS != state.to_move or not may_stand(state, victim, figure % FIGURE_SPAN // SEATS):
            return False
        return on_land(figure) != victim or index_of(state, figure, at + 1) >= 0 or index_of(state, figure, 0) < at

    def replace(self, state: CarcassonneState, code: i64) -> None:
        """The thrower has decided who takes the place."""
        memory = state.memory
        if code == PASS:
            self.decline(state)
            return
        if SUMMON <= code < SUMMON + len(state.land.grid):
            memory[self.at + ON] = code - SUMMON
            several = self.replacements(state, memory[self.at + VICTIM])
            if len(several) > 1:
                return
            code = several[0]
        if SEND <= code < SEND + KINDS:
            self.swap(state, code - SEND, -1)
        else:
            at: i64 = 0
            while not self.is_called(state, at, code):
                at += 1
            figure = state.figures[at]
            self.swap(state, figure % FIGURE_SPAN // SEATS, figure)
        self.next_throw(state)

    def is_called(self, state: CarcassonneState, at: i64, code: i64) -> bool:
        """Whether the figure at that place of the list is the one summoned."""
        here = cell_of(state, state.figures[at]) == state.memory[self.at + ON]
        return here and choose_code(state, state.figures[at]) == code

    def swap(self, state: CarcassonneState, kind: i64, came_from: i64) -> None:
        """CAR-CA-7.2, CAR-CA-7.3: the replacement takes the exact place; companions left alone go home.

        The replacement comes before the others leave: who keeps a follower in a region keeps his companions there.
        """
        victim = state.memory[self.at + VICTIM]
        thrower = state.to_move
        if state.events is not None:
            data: dict[str, object] = {"figure": FIGURE_NAMES[kind], "victim": tell(state, victim)}
            state.note(Event("seduced", "CAR-CA-7.1", int(thrower), data))
        mine = thrower * FIGURES + kind
        if came_from >= 0:
            state.supply[mine] = state.supply[mine] + 1
        if victim > 0:
            state.put(thrower, kind, (victim - 1) // FIGURE_SPAN)
        else:
            state.supply[mine] = state.supply[mine] - 1
            state.rules.refuges[(-victim - 1) // FIGURE_SPAN].add(state, thrower, kind, 1)
        if came_from >= 0:
            state.lift(index_of(state, came_from, 0))
        send_home(state, victim, "CAR-CA-7.1")

    def decline(self, state: CarcassonneState) -> None:
        """Nobody is replaced."""
        if state.events is not None:
            state.note(Event("seduced_nobody", "CAR-CA-7.1", int(state.to_move)))
        self.next_throw(state)

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

    def refuse(self, state: CarcassonneState, code: i64) -> Refusal:
        token = state.memory[self.at + TOKEN]
        step = state.memory[self.at + STEP]
        if token == NO_TOKEN:
            return Refusal("CAR-CA-2.2", "carcassonne.refusal.token_now")
        if step == TO_AIM and token != CATCH:
            if AIM <= code < DRIFT:
                return Refusal("CAR-CA-3.3", "carcassonne.refusal.aim_too_far")
            return Refusal("CAR-CA-2.2", "carcassonne.refusal.aim_now")
        if step == TO_AIM or step == TO_CATCH:
            return Refusal("CAR-CA-6.3", "carcassonne.refusal.commit_now")
        return Refusal("CAR-CA-7.2" if step == TO_REPLACE else "CAR-CA-7.1", "carcassonne.refusal.seduce_now")


def tempt_code(who: i64) -> i64:
    """The code that chooses a follower in a refuge."""
    rest = -who - 1
    return TEMPT + (rest // FIGURE_SPAN * 6 + rest % SEATS) * KINDS + rest % FIGURE_SPAN // SEATS


def may_stand(state: CarcassonneState, victim: i64, kind: i64) -> bool:
    """CAR-CA-7.2: whether a follower of that kind may take somebody's place."""
    if FOLLOWER[kind] == 0:
        return False
    if victim < 0:
        return state.rules.refuges[(-victim - 1) // FIGURE_SPAN].admits(kind)
    return STANDS_ON[kind * REGION_KINDS + i64(state.land.node_kind[(victim - 1) // FIGURE_SPAN])] == 1


def index_of(state: CarcassonneState, figure: i64, start: i64) -> i64:
    """Where the state's list holds a figure, from that place on; -1 when it does not."""
    at: i64
    for at in range(start, state.figures_out):
        if state.figures[at] == figure:
            return at
    return -1


def touches_any(state: CarcassonneState, who: i64, hit: vec[i64]) -> bool:
    """CAR-CA-4.2: whether somebody stands so near to one who was hit that both fall."""
    for other in hit:
        dx = position_x(state, who) - position_x(state, other)
        dy = position_y(state, who) - position_y(state, other)
        if dx * dx + dy * dy <= CHAIN * CHAIN:
            return True
    return False


def send_home(state: CarcassonneState, who: i64, clause: str) -> None:
    """Let a follower go home, from the land or from a refuge."""
    if who > 0:
        state.bring_home(index_of(state, who - 1, 0), clause)
        return
    rest = -who - 1
    refuge = state.rules.refuges[rest // FIGURE_SPAN]
    held = rest % SEATS * FIGURES + rest % FIGURE_SPAN // SEATS
    refuge.add(state, rest % SEATS, rest % FIGURE_SPAN // SEATS, -1)
    state.supply[held] = state.supply[held] + 1
    if state.events is not None:
        data: dict[str, object] = {"figure": FIGURE_NAMES[held % FIGURES], "quarter": QUARTERS[rest // FIGURE_SPAN]}
        state.note(Event("left_quarter", clause, int(rest % SEATS), data))
