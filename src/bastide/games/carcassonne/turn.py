"""CAR-T: the complete turn as one list, and the places where chapters of the rulebook put their parts.

The base game and every expansion are *chapters*. A chapter joins the rules of a game by adding tiles, figures, phases,
choices for the action, limits on placing, or by taking over how a region is valued. No chapter knows another.
"""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final, TypeAlias

from bastide.core.native import append, i64, vec
from bastide.core.options import Settings
from bastide.core.refusal import Refusal
from bastide.games.carcassonne.codes import PLACE
from bastide.games.carcassonne.components import FIGURES, KIND, KIND_NAMES, MOST_SEGMENTS, SEGMENTS, TYPES, copies

if TYPE_CHECKING:
    from bastide.core.dealer import Dealer
    from bastide.games.carcassonne.state import CarcassonneState
    from bastide.games.carcassonne.view_types import CarcassonneSurvey, SeatView

ORDER: Final = [
    "CAR-B-1.5",  # who begins
    "CAR-T-1",  # turn start
    "CAR-T-2",  # abbey instead of a draw
    "CAR-T-3",  # draw
    "CAR-T-4",  # place the tile
    "CAR-T-5a",  # ransom
    "CAR-T-5",  # action
    "CAR-T-5b",  # capture
    "CAR-T-6",  # dragon
    "CAR-T-7a",  # completed regions
    "CAR-T-7b",  # moves out of Carcassonne
    "CAR-T-7c",  # scoring
    "CAR-T-7d",  # barn scoring
    "CAR-T-7e",  # rewards
    "CAR-T-7f",  # return
    "CAR-T-8",  # wagons
    "CAR-T-9",  # count
    "CAR-T-10",  # second part
    "CAR-T-11",  # catapult rounds
    "CAR-T-12",  # next player, or the end:
    "CAR-AM-1.7",  # final abbey round
    "CAR-B-6.5a",  # market moves
    "CAR-B-6.5b",  # incomplete roads, cities, cloisters
    "CAR-B-6.5c",  # farmers
    "CAR-B-6.5d",  # barns
    "CAR-B-6.5e",  # trade goods
    "CAR-B-6.5f",  # king and robber
    "CAR-B-6.6",  # the winner
]


Reasons: TypeAlias = list[tuple[str, str]]
"""Why a rule says no: the clause and the name of the sentence, by the verdict of the rule; 0 is that it says yes."""


OF_ANOTHER: Final = -1
"""The verdict of a choice on an action that is none of its own."""
NOT_NOW: Final = 1


def refused(reasons: Reasons, verdict: i64) -> Refusal:
    """The refusal that a verdict other than 0 stands for."""
    clause, sentence = reasons[int(verdict)]
    return Refusal(clause, f"carcassonne.refusal.{sentence}")


class Phase(ABC):
    """One phase of the turn, or one chapter's part of it."""

    def __init__(self, slot: str) -> None:
        self.slot = slot
        self.number: i64 = 0  # its place in the turn
        self.following: Phase = self  # the next one in the turn
        self.quietly: Phase = self  # the next one after a tile that has completed nothing

    @abstractmethod
    def begin(self, state: "CarcassonneState") -> bool:
        """Do what happens by itself; True when somebody, or chance, has to decide."""

    def about_completed(self) -> bool:
        """Whether nothing happens in this phase unless the tile has completed a region."""
        return False

    def legal(self, state: "CarcassonneState") -> vec[i64]:
        """The codes of what can be decided."""
        raise NotImplementedError

    def sensible(self, state: "CarcassonneState") -> vec[i64]:
        """Of these, the ones a bot thinks about."""
        return self.legal(state)

    def foreseen(self, state: "CarcassonneState") -> "CarcassonneState | None":
        """The position that is likely where luck is about to decide, for bots; None where that tells nothing."""
        return None

    def weights(self, state: "CarcassonneState") -> vec[i64]:
        """For chance: the weights of the outcomes."""
        raise NotImplementedError

    def draw(self, state: "CarcassonneState", dealer: "Dealer") -> i64:
        """For chance: an outcome, drawn by these weights."""
        return self.legal(state)[dealer.pick(self.weights(state))]

    def apply(self, state: "CarcassonneState", code: i64) -> bool:
        """Carry a decision out; True when the phase needs another one."""
        raise NotImplementedError

    def verdict_on(self, state: "CarcassonneState", code: i64) -> i64:
        """0 where an action is possible while this phase waits for a decision; else why not, one of `reasons`."""
        return 0 if code in self.legal(state) else NOT_NOW

    def reasons(self) -> Reasons:
        """The clause and sentence of every verdict."""
        return [("", ""), (self.slot, "other_phase")]

    def refuse(self, state: "CarcassonneState", code: i64) -> Refusal:
        """Why an action is not possible while this phase waits for a decision."""
        return refused(self.reasons(), self.verdict_on(state, code))

    def sees(self, state: "CarcassonneState", seat: int | None, code: i64) -> bool:
        """Whether a seat (None: a spectator) learns that this decision was taken."""
        return True

    def task(self, state: "CarcassonneState") -> str:
        """The name of what is to be decided, where it is not the usual one of this place in the turn."""
        return ""

    def wording(self, state: "CarcassonneState", word: str) -> str:
        """The name of the sentence that offers actions of a kind here, where it is not the usual one."""
        return ""


class ChapterPhase(Phase):
    """A phase of a chapter that remembers something: `at` is where the state's memory for the chapter begins."""

    def __init__(self, slot: str, at: i64) -> None:
        super().__init__(slot)
        self.at = at


class Choice(ABC):
    """One of the things a player can do as the action of a part (CAR-T-5)."""

    @abstractmethod
    def offer(self, state: "CarcassonneState", codes: vec[i64]) -> vec[i64]:
        """Add the codes of what is possible now."""

    def possible(self, state: "CarcassonneState") -> bool:
        """Whether it offers anything now."""
        return len(self.offer(state, vec[i64]())) > 0

    @abstractmethod
    def take(self, state: "CarcassonneState", code: i64) -> bool:
        """Carry it out if the code is one of this choice; False if it is not.

        A choice that needs a second decision sets `state.chosen` to the place it is about, and is then asked for
        `follow_up` alone until it sets it back to 0.
        """

    def follow_up(self, state: "CarcassonneState") -> vec[i64]:
        """The codes of the second decision."""
        raise NotImplementedError

    def awaits(self, state: "CarcassonneState") -> bool:
        """Whether a second decision about the place `state.chosen` can be due, as a snapshot says."""
        return False

    @abstractmethod
    def verdict_on(self, state: "CarcassonneState", code: i64) -> i64:
        """0 where an action is possible now; else why not, one of `reasons`; OF_ANOTHER for kinds of other choices."""

    @abstractmethod
    def reasons(self) -> Reasons:
        """The clause and sentence of every verdict."""

    def refuse(self, state: "CarcassonneState", code: i64) -> Refusal | None:
        """Why an action of this choice's own kinds is not possible now; None for other kinds."""
        verdict = self.verdict_on(state, code)
        return None if verdict == OF_ANOTHER else refused(self.reasons(), verdict)

    def refuse_follow_up(self, state: "CarcassonneState", code: i64) -> Refusal | None:
        """Why an action cannot be the second decision; None for kinds that never are."""
        return None

    def insists(self, state: "CarcassonneState") -> bool:
        """Whether nothing else may be chosen now."""
        return False

    def demand(self) -> Refusal:
        """Why nothing else may be chosen, when this choice insists."""
        raise NotImplementedError

    def why_not(self, state: "CarcassonneState", figure: i64, node: i64) -> Refusal | None:
        """Why this choice keeps figures of others from a segment of the tile; None where it does not."""
        return None


class Limit(ABC):
    """A chapter's restriction on where a tile may be placed (CAR-B-2.3)."""

    @abstractmethod
    def concerns(self, tile: i64) -> bool:
        """Whether the restriction is about tiles of this type."""

    @abstractmethod
    def verdict(self, state: "CarcassonneState", tile: i64, cell: i64, turn: i64) -> i64:
        """0 where the tile, which fits its neighbours, may lie there; else the reason why not, one of `reasons`."""

    @abstractmethod
    def reasons(self) -> Reasons:
        """The clause and sentence of every verdict."""

    def keep(self, state: "CarcassonneState", tile: i64, fitting: vec[i64]) -> vec[i64]:
        """Those of the fitting placements, place by place, that are allowed."""
        codes = vec[i64](capacity=64)
        for code in fitting:
            if self.verdict(state, tile, (code - PLACE) >> 2, (code - PLACE) & 3) == 0:
                codes = append(codes, code)
        return codes

    def why_not(self, state: "CarcassonneState", tile: i64, cell: i64, turn: i64) -> Refusal:
        """Why it may not."""
        return refused(self.reasons(), self.verdict(state, tile, cell, turn))


class Aside(ABC):
    """A chapter's reason to lay a drawn tile aside for later."""

    @abstractmethod
    def takes(self, state: "CarcassonneState", tile: i64) -> bool:
        """Whether the tile just drawn is laid aside."""

    @abstractmethod
    def clause(self) -> str:
        """The clause that says so."""


class Haunt(ABC):
    """A chapter's reason why no follower may come to a place, whatever the way."""

    @abstractmethod
    def bars(self, state: "CarcassonneState", cell: i64) -> bool:
        """Whether the place is closed to followers now."""


class Refuge(ABC):
    """A chapter's place where followers stand outside every region, all of them in the same position (CAR-CA-3.2)."""

    def __init__(self, x: i64, y: i64) -> None:
        self.x = x
        self.y = y

    @abstractmethod
    def inside(self, state: "CarcassonneState") -> vec[i64]:
        """The followers there, one by one, as `kind * SEAT_SPAN + seat`."""

    @abstractmethod
    def admits(self, figure: i64) -> bool:
        """Whether followers of that kind may be there."""

    @abstractmethod
    def add(self, state: "CarcassonneState", seat: i64, figure: i64, number: i64) -> None:
        """Let a number of them come, or go where it is negative."""


class Survey:
    """What a chapter has worked out from the land so far; copies of a position share it, so it is never changed."""

    def __init__(self, tiles: i64, found: vec[i64]) -> None:
        self.tiles = tiles  # how many of the laid tiles it takes into account
        self.found = found


class Bonus(ABC):
    """Points a chapter adds whenever a region is scored."""

    @abstractmethod
    def pay(self, state: "CarcassonneState", root: i64) -> None:
        """Give the bonus for a region that is being scored."""

    @abstractmethod
    def points(self, state: "CarcassonneState", root: i64, seat: i64) -> i64:
        """What a seat would get if the region were scored now."""


class Worth:
    """What a kind of region is worth.

    Chapters revalue it one after the other, the base game first and then the sets in their order: each is asked before
    those before it, and leaves to `plain`, the worth without it, what it does not change.
    """

    def __init__(self) -> None:
        self.plain: Worth = self

    def points(self, state: "CarcassonneState", root: i64, seat: i64, complete: bool) -> i64:
        """The points of a region, taken as complete or not, for one of its owners."""
        raise NotImplementedError

    def each(self, state: "CarcassonneState", root: i64, seat: i64) -> i64:
        """Of a field: what one completed city gives one of its owners."""
        raise NotImplementedError

    def clause(self, state: "CarcassonneState", root: i64, seat: i64) -> str:
        """The clause that gives these points to one of the owners."""
        raise NotImplementedError


class Chapter:
    """A chapter of the rulebook that can be in play: the base game or an expansion."""

    def __init__(self, name: str) -> None:
        self.name = name

    def join(self, rules: "Rules") -> None:
        """Add this chapter's parts to the rules of a game."""
        raise NotImplementedError

    def set_up(self, state: "CarcassonneState") -> None:
        """Share out the chapter's components before the first turn."""

    def write(self, state: "CarcassonneState") -> dict[str, object]:
        """What the chapter keeps in a snapshot, as plain data."""
        return {}

    def show(self, state: "CarcassonneState", seat: int | None) -> dict[str, object]:
        """What of that a seat (None: a spectator) may know."""
        return self.write(state)

    def show_seats(self, state: "CarcassonneState", seats: "list[SeatView]") -> None:
        """Add what of it lies before the players."""

    def conceal(self, state: "CarcassonneState", seat: i64, dealer: "Dealer") -> None:
        """Draw anew what of the chapter a seat may not know."""

    def read(self, state: "CarcassonneState", data: dict[str, object]) -> None:
        """Take that from a snapshot; asked when land and figures are there."""

    def check_standing(self, state: "CarcassonneState", phase: str) -> None:
        """Raise BadSnapshot where the chapter lets no figure stand that a snapshot has, with its words."""

    def places(self, key: str, value: object) -> tuple[str, ...]:
        """The cells that a value of a snapshot, under a key of what the chapter remembers, is about."""
        return ()

    def passing(self) -> dict[str, tuple[str, ...]]:
        """What of that is there only in some phases, and in which."""
        return {}

    def follow(self, state: "CarcassonneState") -> None:
        """Remember what follows from the tile laid last, which was laid at the start or in a game now restored."""

    def read_land(self, state: "CarcassonneState") -> None:
        """Remember what follows from the land, at the start of a game or of a restored one."""

    def left(self, state: "CarcassonneState", figure: i64) -> None:
        """A figure, given as the state keeps it, has left the land; asked of the chapters among `rules.watchers`."""

    def prospects(self, state: "CarcassonneState", seat: i64) -> float:
        """The points a seat can expect from this chapter at the end, besides its regions (for bots)."""
        return 0.0

    def refuse_as_action(self, code: i64) -> Refusal:
        """Why an action that only this chapter knows cannot be the action of a part; asked when no choice says more."""
        return Refusal("CAR-T-5", "carcassonne.refusal.action_now")

    def add_to_survey(self, state: "CarcassonneState", survey: "CarcassonneSurvey", number_of: vec[i64]) -> None:
        """Add what everybody can work out of the chapter; `number_of` gives a root its place among the regions."""

    def can_play_on(self, state: "CarcassonneState") -> bool:
        """Whether the active player can play a part although the draw pile is empty."""
        return False

    def scored_field(self, state: "CarcassonneState") -> i64:
        """The field that the chapter scores in this part, whoever stands there; -1 for none."""
        return -1

    def inventory(self, state: "CarcassonneState") -> dict[str, int]:
        """The chapter's own components, counted wherever they are."""
        return {}


class Rules:
    """The rules of one game: what its chapters have put together."""

    def __init__(self, settings: Settings, chapters: list[Chapter]) -> None:
        self.settings = settings
        self.players: i64 = settings.players
        self.phases: vec[Phase] = vec[Phase]()
        self.choices: vec[Choice] = vec[Choice]()
        self.likeliest: vec[Choice] = vec[Choice]()  # the same, those first that are possible most often
        self.insistent: vec[Choice] = vec[Choice]()  # those that may insist
        self.limits: vec[Limit] = vec[Limit]()
        self.asides: vec[Aside] = vec[Aside]()
        self.bonuses: vec[Bonus] = vec[Bonus]()
        self.haunts: vec[Haunt] = vec[Haunt]()
        self.refuges: vec[Refuge] = vec[Refuge]()
        self.watchers: vec[Chapter] = vec[Chapter]()
        self.worth: vec[Worth] = vec[Worth]([Worth() for _ in KIND_NAMES])  # by kind of region
        self.figures: vec[i64] = vec[i64]([0] * FIGURES)  # how many of each kind a player begins with
        self.followers: vec[i64] = vec[i64]()  # the kinds that go on a free region
        self.pile_types: vec[i64] = vec[i64]()  # the tile types that are mixed into the draw pile
        self.tiles: vec[i64] = vec[i64]([0] * TYPES)  # how many tiles of each type are in the game
        self.no_followers: vec[i64] = vec[i64]([0] * TYPES)  # 1 for tile types no follower may be deployed on
        self.barred_by: dict[int, str] = {}  # the clause that says so
        self.suited_by: dict[int, str] = {}  # kind of follower -> the clause that says where it goes
        self.no_figures: vec[i64] = vec[i64]([0] * TYPES)  # 1 for tile types no figure at all may be put on
        self.start_tiles: vec[i64] = vec[i64]()  # the tiles that lie before the first turn, none turned
        self.start_cells: vec[i64] = vec[i64]()  # and where
        self.start_replaced = False
        self.released_by: dict[int, str] = {}  # kind of region -> the clause that releases one that is not complete
        self.may_owe = False  # whether points can fall below 0
        self.has_secrets = False  # whether a seat can know what another does not
        self.memory: i64 = 0
        self.kept: dict[str, int] = {}
        self.surveys: i64 = 0
        self.chapters = chapters
        for chapter in chapters:
            chapter.join(self)
        self.limited: vec[i64] = vec[i64]([0] * TYPES)  # 1 for tile types that a limit concerns
        for tile in range(TYPES):
            for limit in self.limits:
                if limit.concerns(tile):
                    self.limited[i64(tile)] = 1
        self._link_phases()
        self.turn_start = self.phase_at("CAR-T-1")
        self.part_start = self.phase_at("CAR-T-2")
        self.part_end = self.phase_at("CAR-T-10")

    def add_phase(self, phase: Phase, first: bool = False) -> None:
        """Put a phase in its place in the turn, after those already there, or before them."""
        place = ORDER.index(phase.slot)
        at = 0
        while at < len(self.phases) and ORDER.index(self.phases[at].slot) < place + (0 if first else 1):
            at += 1
        self.insert_phase(at, phase)

    def insert_phase(self, at: int, phase: Phase) -> None:
        """Put a phase before the one that is now so far in the turn."""
        phases = list(self.phases)
        phases.insert(at, phase)
        self.phases = vec[Phase](phases)

    def add_choice(self, choice: Choice, first: bool = False, likely: bool = False) -> None:
        """Let players use their action for this; what it offers comes after, or before, that of the others."""
        self.choices = _with(self.choices, choice, first)
        self.likeliest = _with(self.likeliest, choice, likely)

    def revalue(self, kind: i64, worth: Worth) -> None:
        """Let a kind of region have another worth, which knows the one it had so far."""
        worth.plain = self.worth[kind]
        self.worth[kind] = worth

    def _link_phases(self) -> None:
        """Tell every phase what comes after it."""
        number: i64 = len(self.phases) - 1
        following = self.phases[number]
        quietly = following
        while number >= 0:
            phase = self.phases[number]
            phase.number = number
            phase.following = following
            phase.quietly = quietly
            following = phase
            if not phase.about_completed():
                quietly = phase
            number -= 1

    def phase_at(self, slot: str) -> i64:
        """The first phase of that place in the turn, or after it."""
        place = ORDER.index(slot)
        at: i64 = 0
        while ORDER.index(self.phases[at].slot) < place:
            at += 1
        return at

    def add_tiles(self, numbers: list[int], mixed_in: bool) -> None:
        """Bring tiles into the game, mixed into the draw pile or not."""
        for number in numbers:
            self.tiles[i64(number)] = i64(copies(number))
            if mixed_in:
                self.pile_types = append(self.pile_types, i64(number))

    def start_with(self, tiles: list[int], cells: list[int]) -> None:
        """Say which tiles lie before the first turn."""
        self.start_tiles = vec[i64](tiles)
        self.start_cells = vec[i64](cells)

    def replace_start(self, tiles: list[int], cells: list[int]) -> bool:
        """CAR-B-1.6: begin with other tiles, the normal start tile leaves the game; False when that was done before."""
        if self.start_replaced:
            return False
        self.start_replaced = True
        normal = self.start_tiles[0]
        self.tiles[normal] = self.tiles[normal] - 1
        self.start_with(tiles, cells)
        return True

    def bar_followers(self, tile: int, clause: str) -> None:
        """Let no follower be deployed on a type of tile; where two chapters say so, the first one's clause is named."""
        self.no_followers[i64(tile)] = 1
        self.barred_by.setdefault(tile, clause)

    def add_follower(self, figure: i64, clause: str) -> None:
        """Let players deploy a kind of follower; the clause says where it may go."""
        self.followers = append(self.followers, figure)
        self.suited_by[int(figure)] = clause

    def reserve(self, owner: str, numbers: i64) -> i64:
        """Room for a chapter's own numbers in the state's memory; returns where it begins."""
        at = self.memory
        self.kept[owner] = int(at)
        self.memory += numbers
        return at

    def memory_of(self, owner: str) -> i64:
        """Where the numbers of a chapter begin; -1 when it is not in play."""
        return self.kept.get(owner, -1)

    def reserve_survey(self) -> i64:
        """Room for a chapter's survey of the land; returns its place among the state's surveys."""
        self.surveys += 1
        return self.surveys - 1

    def tile_room(self) -> i64:
        """How many tiles can be laid at most."""
        count: i64 = 0
        for copies_left in self.tiles:
            count += copies_left
        return count

    def segment_room(self, kind: i64) -> i64:
        """How many segments of a kind (0: of any) those tiles have."""
        count: i64 = 0
        tile: i64
        segment: i64
        for tile in range(TYPES):
            for segment in range(SEGMENTS[tile]):
                if kind == 0 or KIND[tile * MOST_SEGMENTS + segment] == kind:
                    count += self.tiles[tile]
        return count


def _with(choices: vec[Choice], choice: Choice, first: bool) -> vec[Choice]:
    """The choices, and one more at their end or at their beginning."""
    both = list(choices)
    both.insert(0 if first else len(both), choice)
    return vec[Choice](both)
