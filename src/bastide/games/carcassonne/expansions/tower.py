"""CAR-TW, expansion IV: The Tower."""

from typing import Final, cast

from bastide.core.event import Event
from bastide.core.native import append, i64, vec
from bastide.core.refusal import Refusal
from bastide.games.carcassonne import sentences
from bastide.games.carcassonne.codes import CAPTURE, EXCHANGE, PASS, RANSOM, TOP, TOWER
from bastide.games.carcassonne.components import (
    BIG,
    BOX,
    FIGURE_NAMES,
    FIGURE_SPAN,
    FIGURES,
    FOLLOWER,
    KIND,
    MOST_SEGMENTS,
    NOTHING,
    SEATS,
    SEGMENTS,
    SMALL,
    TYPES,
    points,
    tiles_of,
)
from bastide.games.carcassonne.components import TOWER as FOUNDATION
from bastide.games.carcassonne.figures import add_new, cell_of, choose_code, place
from bastide.games.carcassonne.grid import STEP, cell_at, x_of, y_of
from bastide.games.carcassonne.phases.deploying import deploy
from bastide.games.carcassonne.scoring import gain
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Chapter, ChapterPhase, Choice, Rules

PRICE: Final[i64] = points("ransom", "price")
KINDS: Final = len(FIGURE_NAMES)
TOPPERS: Final = 2
"""The kinds of followers that go on a tower: small and big."""


def _foundation(tile: i64) -> i64:
    """The segment that is the foundation of a tile type, or NOTHING."""
    segment: i64
    for segment in range(SEGMENTS[tile]):
        if KIND[tile * MOST_SEGMENTS + segment] == FOUNDATION:
            return segment
    return NOTHING


FOUNDATION_OF: Final = vec[i64]([int(_foundation(i64(number))) for number in range(TYPES)])
MOST_TOWERS: Final = 18

# What is remembered, by its place in the chapter's stretch of the memory.
RANSOMED: Final = 0  # 1 when a prisoner was bought back in this turn
RAISED: Final = 1  # the cell of the tower raised in this part until the capture is decided, or 0
CAPTURED_ON: Final = 2  # the cell of the tile on which one of several followers is to be chosen, or 0
CAPTIVE: Final = 3  # the follower just captured that is exchanged, as seat * FIGURES + kind + 1, or 0
TOWERS: Final = 4  # for each tower that has been begun: its cell and its height
PIECES: Final = TOWERS + 2 * MOST_TOWERS  # the pieces of each seat
PRISONERS: Final = PIECES + 6  # [(holder * 6 + owner) * FIGURES + kind]
FOUNDATIONS: Final = PRISONERS + 36 * FIGURES  # how many laid tiles have a foundation
FOUNDED: Final = FOUNDATIONS + 1  # and which
MEMORY: Final = FOUNDED + MOST_TOWERS


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
        rules.choices.append(PieceChoice(self.at))
        rules.choices.append(TopChoice(self.at))
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
            "ransomed": bool(memory[self.at + RANSOMED]),
            "raised": place(memory[self.at + RAISED]),
            "capturing": place(memory[self.at + CAPTURED_ON]),
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
        for seat, left in enumerate(cast(list[int], data["pieces"])):
            if not 0 <= left <= self.pieces:
                raise ValueError(f"CAR-TW-1: seat {seat} cannot have {left} tower pieces")
            memory[self.at + PIECES + seat] = left
        for row in cast(list[list[object]], data["prisoners"]):
            holder, owner, name, count = cast(int, row[0]), cast(int, row[1]), cast(str, row[2]), cast(int, row[3])
            kind = FIGURE_NAMES.index(name)
            if holder == owner or not 0 < count <= state.in_supply(owner, kind):
                raise ValueError(f"CAR-TW-3.2: seat {holder} cannot hold {count} {name} of seat {owner}")
            memory[prison(self.at, holder, owner, kind)] = count
            state.supply[owner * FIGURES + kind] -= count
        memory[self.at + RANSOMED] = int(bool(data["ransomed"]))
        for what, name in ((RAISED, "raised"), (CAPTURED_ON, "capturing")):
            spot = cast("list[int] | None", data[name])
            memory[self.at + what] = cell_at(spot[0], spot[1]) if spot is not None else 0
        captive = cast("list[object] | None", data["captive"])
        if captive is not None:
            taken = cast(int, captive[0]) * FIGURES + FIGURE_NAMES.index(cast(str, captive[1]))
            memory[self.at + CAPTIVE] = taken + 1
            state.supply[taken] -= 1

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


def prison(at: i64, holder: i64, owner: i64, kind: i64) -> i64:
    """Where the number of prisoners of a kind is remembered."""
    return at + PRISONERS + (holder * 6 + owner) * FIGURES + kind


def tower_at(state: CarcassonneState, at: i64, cell: i64) -> i64:
    """Where the tower in a place is remembered, or where a new one will be."""
    tower = at + TOWERS
    while state.memory[tower] != 0 and state.memory[tower] != cell:
        tower += 2
    return tower


def top_of(state: CarcassonneState, tile: i64) -> i64:
    """The node of the foundation of a laid tile, or -1."""
    segment = FOUNDATION_OF[state.land.tile_turned[tile] // 4]
    return -1 if segment == NOTHING else state.land.tile_first[tile] + segment


def is_finished(state: CarcassonneState, tile: i64) -> bool:
    """CAR-TW-4: whether a follower stands on top of the tower."""
    return state.land.followers[top_of(state, tile)] != 0


def note_foundation(state: CarcassonneState, at: i64, tile: i64) -> None:
    """Remember a laid tile that has a foundation."""
    if FOUNDATION_OF[state.land.tile_turned[tile] // 4] != NOTHING:
        number = state.memory[at + FOUNDATIONS]
        state.memory[at + FOUNDED + number] = tile
        state.memory[at + FOUNDATIONS] = number + 1


class NoteFoundation(ChapterPhase):
    """CAR-TW-2: where towers can be built."""

    def begin(self, state: CarcassonneState) -> bool:
        note_foundation(state, self.at, state.land.laid - 1)
        return False


class NewTurn(ChapterPhase):
    """CAR-TW-6.1: when a turn is over, the next one brings a new chance of a ransom."""

    def begin(self, state: CarcassonneState) -> bool:
        state.memory[self.at + RANSOMED] = 0
        return False


class PieceChoice(Choice):
    """CAR-TW-2: an own piece on any foundation or unfinished tower."""

    def __init__(self, at: i64) -> None:
        self.at = at

    def offer(self, state: CarcassonneState, codes: vec[i64]) -> vec[i64]:
        if state.memory[self.at + PIECES + state.active] == 0:
            return codes
        number: i64
        for number in range(state.memory[self.at + FOUNDATIONS]):
            tile = state.memory[self.at + FOUNDED + number]
            if not is_finished(state, tile):
                codes = append(codes, TOWER + state.land.tile_cell[tile])
        return codes

    def take(self, state: CarcassonneState, code: i64) -> bool:
        if not TOWER <= code < TOP:
            return False
        cell = code - TOWER
        tower = tower_at(state, self.at, cell)
        state.memory[tower] = cell
        state.memory[tower + 1] = state.memory[tower + 1] + 1
        mine = self.at + PIECES + state.active
        state.memory[mine] = state.memory[mine] - 1
        state.memory[self.at + RAISED] = cell
        if state.events is not None:
            height = int(state.memory[tower + 1])
            where: dict[str, object] = {"x": int(x_of(cell)), "y": int(y_of(cell)), "height": height}
            state.note(Event("raised_tower", "CAR-TW-2", int(state.active), where))
        return True

    def refuse(self, state: CarcassonneState, code: i64) -> Refusal | None:
        if not TOWER <= code < TOP:
            return None
        if state.memory[self.at + PIECES + state.active] == 0:
            return Refusal("CAR-TW-2", "carcassonne.refusal.no_pieces")
        tile = state.land.tile_at(code - TOWER)
        if tile < 0 or top_of(state, tile) < 0:
            return Refusal("CAR-TW-2", "carcassonne.refusal.no_foundation")
        return Refusal("CAR-TW-4", "carcassonne.refusal.tower_finished")


class TopChoice(Choice):
    """CAR-TW-4: a small or big follower on an unfinished tower finishes it."""

    def __init__(self, at: i64) -> None:
        self.at = at

    def offer(self, state: CarcassonneState, codes: vec[i64]) -> vec[i64]:
        tower = self.at + TOWERS
        while tower < self.at + PIECES and state.memory[tower] != 0:
            cell = state.memory[tower]
            if not is_finished(state, state.land.tile_at(cell)) and not state.haunted(cell):
                figure: i64
                for figure in range(SMALL, BIG + 1):
                    if state.in_supply(state.active, figure) > 0:
                        codes = append(codes, TOP + cell * TOPPERS + figure)
            tower += 2
        return codes

    def take(self, state: CarcassonneState, code: i64) -> bool:
        if not TOP <= code < CAPTURE:
            return False
        tile = state.land.tile_at((code - TOP) // TOPPERS)
        deploy(state, (code - TOP) % TOPPERS, top_of(state, tile), "CAR-TW-4")
        return True

    def refuse(self, state: CarcassonneState, code: i64) -> Refusal | None:
        if not TOP <= code < CAPTURE:
            return None
        cell = (code - TOP) // TOPPERS
        tile = state.land.tile_at(cell)
        if tile < 0 or state.memory[tower_at(state, self.at, cell)] == 0:
            return Refusal("CAR-TW-4", "carcassonne.refusal.no_tower")
        if is_finished(state, tile):
            return Refusal("CAR-TW-4", "carcassonne.refusal.tower_finished")
        if state.haunted(cell):
            return Refusal("CAR-PD-3.4", "carcassonne.refusal.dragon_there")
        return Refusal("CAR-B-3.6", "carcassonne.refusal.no_topper")


class TakePrisoner(ChapterPhase):
    """CAR-TW-3, CAR-TW-5: after a tower piece, one follower in reach may be taken, and prisoners are exchanged."""

    def begin(self, state: CarcassonneState) -> bool:
        if state.memory[self.at + RAISED] == 0 and state.memory[self.at + CAPTIVE] == 0:
            return False
        state.to_move = state.active
        if len(self.legal(state)) > 1:
            return True
        state.memory[self.at + RAISED] = 0
        return False

    def legal(self, state: CarcassonneState) -> vec[i64]:
        codes = vec[i64]()
        if state.memory[self.at + CAPTIVE]:
            return self.exchanges(state)
        here = state.memory[self.at + CAPTURED_ON]
        at: i64
        for at in range(state.figures_out):
            figure = state.figures[at]
            cell = cell_of(state, figure)
            if FOLLOWER[figure % FIGURE_SPAN // SEATS] == 0:
                continue
            if here == 0 and in_reach(state, self.at, cell):
                codes = add_new(codes, CAPTURE + cell)
            elif here == cell:
                codes = add_new(codes, choose_code(state, figure))
        return append(codes, PASS) if here == 0 else codes

    def exchanges(self, state: CarcassonneState) -> vec[i64]:
        """The own prisoners that can come back for the captive."""
        codes = vec[i64]()
        holder = (state.memory[self.at + CAPTIVE] - 1) // FIGURES
        kind: i64
        for kind in range(KINDS):
            if state.memory[prison(self.at, holder, state.active, kind)] > 0:
                codes = append(codes, EXCHANGE + kind)
        return codes

    def apply(self, state: CarcassonneState, code: i64) -> bool:
        if code == PASS:
            state.memory[self.at + RAISED] = 0
            if state.events is not None:
                state.note(Event("spared", "CAR-TW-3", int(state.active)))
            return False
        if EXCHANGE <= code < RANSOM:
            self.exchange(state, code - EXCHANGE)
            return False
        if CAPTURE <= code < EXCHANGE:
            state.memory[self.at + CAPTURED_ON] = code - CAPTURE
            several = self.legal(state)
            if len(several) > 1:
                return True
            code = several[0]
        return self.capture(state, code)

    def capture(self, state: CarcassonneState, code: i64) -> bool:
        """CAR-TW-3.2: a foreign follower becomes a prisoner, an own one goes home; True when an exchange is open."""
        cell = state.memory[self.at + CAPTURED_ON]
        state.memory[self.at + CAPTURED_ON] = 0
        state.memory[self.at + RAISED] = 0
        at: i64 = 0
        while cell_of(state, state.figures[at]) != cell or choose_code(state, state.figures[at]) != code:
            at += 1
        figure = state.figures[at]
        if state.events is not None:
            name = FIGURE_NAMES[figure % FIGURE_SPAN // SEATS]
            where = sentences.place_of(state, figure // FIGURE_SPAN)
            data = {"owner": int(figure % SEATS), "figure": name, **where}
            state.note(Event("captured", "CAR-TW-3", int(state.active), data))
        owner = figure % SEATS
        kind = figure % FIGURE_SPAN // SEATS
        if owner == state.active:
            state.bring_home(at, "CAR-TW-3.2")
            return False
        state.lift(at)
        state.memory[self.at + CAPTIVE] = owner * FIGURES + kind + 1
        mine = self.exchanges(state)
        if len(mine) == 0:
            state.memory[self.at + CAPTIVE] = 0
            held = prison(self.at, state.active, owner, kind)
            state.memory[held] = state.memory[held] + 1
            return False
        if len(mine) > 1:
            return True
        self.exchange(state, mine[0] - EXCHANGE)
        return False

    def exchange(self, state: CarcassonneState, kind: i64) -> None:
        """CAR-TW-5: the captive goes home to its owner, who gives an own prisoner of the active player back."""
        captive = state.memory[self.at + CAPTIVE] - 1
        state.memory[self.at + CAPTIVE] = 0
        state.supply[captive] = state.supply[captive] + 1
        other = captive // FIGURES
        held = prison(self.at, other, state.active, kind)
        state.memory[held] = state.memory[held] - 1
        mine = state.active * FIGURES + kind
        state.supply[mine] = state.supply[mine] + 1
        if state.events is not None:
            data: dict[str, object] = {"other": int(other), "figure": FIGURE_NAMES[kind]}
            state.note(Event("exchanged", "CAR-TW-5", int(state.active), data))

    def task(self, state: CarcassonneState) -> str:
        return "capture"

    def wording(self, state: CarcassonneState, word: str) -> str:
        return "pass_capture" if word == "pass" else ""

    def refuse(self, state: CarcassonneState, code: i64) -> Refusal:
        if state.memory[self.at + CAPTIVE]:
            return Refusal("CAR-TW-5", "carcassonne.refusal.exchange_now")
        if CAPTURE <= code < EXCHANGE and state.memory[self.at + CAPTURED_ON] == 0:
            if in_reach(state, self.at, code - CAPTURE):
                return Refusal("CAR-TW-3.1", "carcassonne.refusal.nobody_there")
            return Refusal("CAR-TW-3", "carcassonne.refusal.out_of_reach")
        return Refusal("CAR-T-5b", "carcassonne.refusal.capture_now")


def in_reach(state: CarcassonneState, at: i64, cell: i64) -> bool:
    """CAR-TW-3: the tower's own tile, and as many tiles straight in each direction as the tower is high."""
    tower = state.memory[at + RAISED]
    height = state.memory[tower_at(state, at, tower) + 1]
    if cell == tower:
        return True
    side: i64
    step: i64
    for side in range(4):
        for step in range(1, height + 1):
            if tower + step * STEP[side] == cell:
                return True
    return False


class BuyBack(ChapterPhase):
    """CAR-TW-6: once a turn, before the action, an own prisoner can be bought back for 3 points."""

    def __init__(self, slot: str, at: i64, debt: bool) -> None:
        super().__init__(slot, at)
        self.debt = debt

    def begin(self, state: CarcassonneState) -> bool:
        if state.memory[self.at + RANSOMED]:
            return False
        if not self.debt and state.points[state.active] < PRICE:
            return False
        state.to_move = state.active
        return self.has_prisoner(state)

    def has_prisoner(self, state: CarcassonneState) -> bool:
        """Whether anybody holds a follower of the active player."""
        holder: i64
        kind: i64
        for holder in range(state.players):
            for kind in range(KINDS):
                if state.memory[prison(self.at, holder, state.active, kind)] > 0:
                    return True
        return False

    def legal(self, state: CarcassonneState) -> vec[i64]:
        codes = vec[i64]()
        holder: i64
        kind: i64
        for holder in range(state.players):
            for kind in range(KINDS):
                if state.memory[prison(self.at, holder, state.active, kind)] > 0:
                    codes = append(codes, RANSOM + holder * KINDS + kind)
        return append(codes, PASS)

    def apply(self, state: CarcassonneState, code: i64) -> bool:
        if code == PASS:
            return False
        holder = (code - RANSOM) // KINDS
        kind = (code - RANSOM) % KINDS
        held = prison(self.at, holder, state.active, kind)
        state.memory[held] = state.memory[held] - 1
        mine = state.active * FIGURES + kind
        state.supply[mine] = state.supply[mine] + 1
        state.memory[self.at + RANSOMED] = 1
        gain(state, state.active, -PRICE)
        gain(state, holder, PRICE)
        if state.events is not None:
            data: dict[str, object] = {"other": int(holder), "figure": FIGURE_NAMES[kind], "price": int(PRICE)}
            state.note(Event("ransomed", "CAR-TW-6", int(state.active), data))
        return False

    def task(self, state: CarcassonneState) -> str:
        return "ransom"

    def wording(self, state: CarcassonneState, word: str) -> str:
        return "pass_ransom" if word == "pass" else ""

    def refuse(self, state: CarcassonneState, code: i64) -> Refusal:
        if RANSOM <= code < RANSOM + state.players * KINDS:
            return Refusal("CAR-TW-6", "carcassonne.refusal.no_prisoner")
        return Refusal("CAR-T-5a", "carcassonne.refusal.ransom_now")
