"""CAR-TB, expansion II: Traders & Builders."""

from abc import abstractmethod
from typing import Final

from bastide.core.errors import BadSnapshot
from bastide.core.event import Event
from bastide.core.native import append, i64, vec
from bastide.core.refusal import Refusal
from bastide.games.carcassonne.codes import DEPLOY
from bastide.games.carcassonne.components import (
    BOX,
    BUILDER,
    CITY,
    FIELD,
    FIGURE_SPAN,
    FOLLOWER,
    GOOD_SHIFT,
    GOODS,
    KIND,
    MOST_SEGMENTS,
    PIG,
    ROAD,
    SEAT_SPAN,
    SEGMENT_SLOTS,
    SEGMENTS,
    SLOT_OF,
    points,
    tiles_of,
)
from bastide.games.carcassonne.expansions.traders_builders.goods import KEPT, KINDS_OF_GOODS, held
from bastide.games.carcassonne.kept import Remembering
from bastide.games.carcassonne.land import CLOSED
from bastide.games.carcassonne.phases.deploying import (
    BARRED,
    HERE,
    deploy,
    figure_of,
    hand_verdict,
    node_of,
    refused_here,
)
from bastide.games.carcassonne.phases.turns import can_play_on
from bastide.games.carcassonne.scoring import FieldWorth, reward
from bastide.games.carcassonne.standing import rewarded
from bastide.games.carcassonne.state import SECOND_PART, CarcassonneState
from bastide.games.carcassonne.turn import OF_ANOTHER, Chapter, ChapterPhase, Choice, Phase, Reasons, Rules
from bastide.games.carcassonne.view_types import CarcassonneSurvey, SeatView

PIG_POINTS: Final[i64] = points("field", "pig")
MOST_GOODS: Final[i64] = points("goods", "most")
COUNT: Final = 15


# Why a builder or a pig may not join a region.
ELSEWHERE: Final = 5
ALONE: Final = 6
COMPLETED: Final = 7
BARN_THERE: Final = 7
BUILDER_REASONS: Final[Reasons] = [
    *HERE,
    ("CAR-TB-2", "builder_place"),
    ("CAR-TB-2", "builder_alone"),
    ("CAR-TB-2.1", "builder_completed"),
]
PIG_REASONS: Final[Reasons] = [
    *HERE,
    ("CAR-TB-4", "pig_place"),
    ("CAR-TB-4", "pig_alone"),
    ("CAR-AM-3.4", "barn_pig"),
]


class TradersAndBuilders(Remembering):
    """CAR-TB-1: 24 tiles, a builder and a pig for everybody, and 20 tokens of goods."""

    def __init__(self, name: str) -> None:
        super().__init__(name, KEPT)

    def join(self, rules: Rules) -> None:
        """Put the chapter's parts into the turn."""
        rules.add_tiles(tiles_of("traders_builders"), mixed_in=True)
        rules.figures[BUILDER] = i64(BOX["figures"]["builder"]["per_player"])
        rules.figures[PIG] = i64(BOX["figures"]["pig"]["per_player"])
        self.at = rules.reserve(self.name, rules.players * KINDS_OF_GOODS)
        rules.watchers = append(rules.watchers, self)
        rules.add_choice(BuilderChoice())
        rules.add_choice(PigChoice(rules.settings.on("barn_bars_pig")))
        rules.revalue(FIELD, PigWorth())
        rules.add_phase(NoteBuilder("CAR-T-4"))
        rules.add_phase(TakeGoods("CAR-T-7e", self.at))
        rules.add_phase(ScoreGoods("CAR-B-6.5e", self.at))

    def left(self, state: CarcassonneState, figure: i64) -> None:
        """CAR-T-21, CAR-TB-2.2, CAR-TB-4.1: builder and pig go home when their owner's last follower has left."""
        if FOLLOWER[figure % FIGURE_SPAN // SEAT_SPAN] == 0:
            return
        seat = figure % SEAT_SPAN
        root = state.land.root(figure // FIGURE_SPAN)
        if not state.land.has_follower(root, seat):
            state.bring_home_kind(seat, BUILDER, root, "CAR-TB-2.2")
            state.bring_home_kind(seat, PIG, root, "CAR-TB-4.1")

    def show_seats(self, state: CarcassonneState, seats: list[SeatView]) -> None:
        for seat in range(len(seats)):
            seats[seat]["goods"] = held(state, self.at, seat)

    def check(self, state: CarcassonneState, data: dict[str, object]) -> None:
        completed = rewarded(state, CITY)
        for kind, good in enumerate(GOODS):
            symbols = sum(int((state.land.symbols[root] >> GOOD_SHIFT[kind]) & COUNT) for root in completed)
            taken = [int(state.memory[self.at + seat * KINDS_OF_GOODS + kind]) for seat in range(int(state.players))]
            if sum(taken) != symbols:
                raise BadSnapshot(f"CAR-TB-5: {symbols} tokens of {good} were taken for the cities completed so far.")

    def add_to_survey(self, state: CarcassonneState, survey: CarcassonneSurvey, number_of: vec[i64]) -> None:
        """The seats whose pig is on a field."""
        at: i64
        for at in range(state.figures_out):
            figure = state.figures[at]
            if figure % FIGURE_SPAN // SEAT_SPAN == PIG:
                number = number_of[state.land.root(figure // FIGURE_SPAN)]
                survey["regions"][number].setdefault("pigs", []).append(int(figure % SEAT_SPAN))

    def prospects(self, state: CarcassonneState, seat: i64) -> float:
        expected = 0.0
        kind: i64
        for kind in range(KINDS_OF_GOODS):
            own = state.memory[self.at + seat * KINDS_OF_GOODS + kind]
            best: i64 = 0
            other: i64
            for other in range(state.players):
                if other != seat:
                    best = max(best, state.memory[self.at + other * KINDS_OF_GOODS + kind])
            lead = own - best
            if lead >= 0 and own > 0:
                expected += float(MOST_GOODS) * (1.0 - 0.5 / float(lead + 1))
            elif lead < 0:
                expected += float(MOST_GOODS) * 0.2 / float(1 - lead)
        return expected


class CompanionChoice(Choice):
    """A builder or a pig joins a region of the tile where its owner has a follower, any of them (CAR-X-2), also with
    figures that came back in the first part of a double turn (CAR-TB-3.6)."""

    def __init__(self, figure: i64, clause: str, reasons: Reasons) -> None:
        self.figure = figure
        self.clause = clause
        self.own_reasons = reasons

    @abstractmethod
    def verdict(self, state: CarcassonneState, kind: i64, node: i64) -> i64:
        """0 where it may join the region of a segment of that kind; else why it may not."""

    def offer(self, state: CarcassonneState, codes: vec[i64]) -> vec[i64]:
        if state.in_supply(state.active, self.figure) == 0:
            return codes
        land = state.land
        tile = land.tile_turned[land.laid - 1] // 4
        if state.rules.no_figures[tile]:
            return codes
        first = land.tile_first[land.laid - 1]
        segment: i64
        for segment in range(SEGMENTS[tile]):
            if self.verdict(state, KIND[tile * MOST_SEGMENTS + segment], first + segment) == 0:
                slot = SLOT_OF[tile * MOST_SEGMENTS + segment]
                codes = append(codes, DEPLOY + self.figure * SEGMENT_SLOTS + slot)
        return codes

    def take(self, state: CarcassonneState, code: i64) -> bool:
        if figure_of(code) != self.figure:
            return False
        deploy(state, self.figure, node_of(state, code), self.clause)
        return True

    def verdict_on(self, state: CarcassonneState, code: i64) -> i64:
        if figure_of(code) != self.figure:
            return OF_ANOTHER
        verdict = hand_verdict(state, code)
        if verdict != 0:
            return verdict
        if state.rules.no_figures[state.land.tile_turned[state.land.laid - 1] // 4]:
            return BARRED
        node = node_of(state, code)
        return self.verdict(state, i64(state.land.node_kind[node]), node)

    def reasons(self) -> Reasons:
        return self.own_reasons

    def refuse(self, state: CarcassonneState, code: i64) -> Refusal | None:
        verdict = self.verdict_on(state, code)
        return None if verdict == OF_ANOTHER else refused_here(state, code, self.own_reasons, verdict)


class BuilderChoice(CompanionChoice):
    """CAR-TB-2: the builder joins a road or city, unless it is complete (CAR-TB-2.1)."""

    def __init__(self) -> None:
        super().__init__(BUILDER, "CAR-TB-2", BUILDER_REASONS)

    def verdict(self, state: CarcassonneState, kind: i64, node: i64) -> i64:
        if kind != ROAD and kind != CITY:
            return ELSEWHERE
        root = state.land.root(node)
        if state.land.ends[root] == 0:
            return COMPLETED
        if state.land.has_follower(root, state.active):
            return 0
        return ALONE


class PigChoice(CompanionChoice):
    """CAR-TB-4: the pig joins a field where its owner has a farmer; CAR-AM-3.4: by the option, none with a barn."""

    def __init__(self, barred: bool) -> None:
        super().__init__(PIG, "CAR-TB-4", PIG_REASONS)
        self.barred = barred  # where no farmer may be deployed

    def verdict(self, state: CarcassonneState, kind: i64, node: i64) -> i64:
        if kind != FIELD:
            return ELSEWHERE
        root = state.land.root(node)
        if self.barred and state.land.followers[root] & CLOSED:
            return BARN_THERE
        if state.land.has_follower(root, state.active):
            return 0
        return ALONE


class NoteBuilder(Phase):
    """CAR-TB-3: a tile that extends the road or city of the active player's builder, or completes it (CAR-TB-3.2),
    earns a second part, whatever happens to the builder (CAR-TB-3.3, CAR-X-4); an abbey extends nothing (CAR-TB-3.4).

    CAR-TB-3.7: it is announced when there is something to play it with.
    """

    def begin(self, state: CarcassonneState) -> bool:
        if state.part_kind == SECOND_PART or state.in_supply(state.active, BUILDER) > 0:
            return False
        land = state.land
        first = land.tile_first[land.laid - 1]
        builder = self.region_of_builder(state)
        node = first
        while builder >= 0 and node < land.nodes:
            if land.root(node) == builder:
                state.again = SECOND_PART
                if state.events is not None and (state.pile_left > 0 or can_play_on(state)):
                    state.note(Event("second_part", "CAR-TB-3", int(state.active)))
                return False
            node += 1
        return False

    def region_of_builder(self, state: CarcassonneState) -> i64:
        """The region the active player's builder stands in; -1 when it is not on the land."""
        at: i64
        for at in range(state.figures_out):
            if state.figures[at] % FIGURE_SPAN == BUILDER * SEAT_SPAN + state.active:
                return state.land.root(state.figures[at] // FIGURE_SPAN)
        return -1


class TakeGoods(ChapterPhase):
    """CAR-TB-5: who completes a city, with an abbey too (CAR-X-3), takes a token for each symbol of goods in it,
    whoever owns the city."""

    def about_completed(self) -> bool:
        return True

    def begin(self, state: CarcassonneState) -> bool:
        for root in state.land.completed:
            symbols = state.land.symbols[root]
            kind: i64
            for kind in range(KINDS_OF_GOODS):
                count = (symbols >> GOOD_SHIFT[kind]) & COUNT
                if count:
                    at = self.at + state.active * KINDS_OF_GOODS + kind
                    state.memory[at] = state.memory[at] + count
                    if state.events is not None:
                        state.note(Event(f"took_{GOODS[kind]}", "CAR-TB-5", int(state.active), {"count": int(count)}))
        return False


class ScoreGoods(ChapterPhase):
    """CAR-TB-5.1: the most tokens of each kind are worth 10 points, to all who share the lead."""

    def begin(self, state: CarcassonneState) -> bool:
        kind: i64
        seat: i64
        for kind in range(KINDS_OF_GOODS):
            most: i64 = 1
            for seat in range(state.players):
                most = max(most, state.memory[self.at + seat * KINDS_OF_GOODS + kind])
            for seat in range(state.players):
                if state.memory[self.at + seat * KINDS_OF_GOODS + kind] == most:
                    reward(state, seat, MOST_GOODS, f"most_{GOODS[kind]}", "CAR-TB-5.1", {"count": int(most)})
        return False


class PigWorth(FieldWorth):
    """CAR-TB-4.2: an owner's own pig adds a point per city."""

    def each(self, state: CarcassonneState, root: i64, seat: i64) -> i64:
        plain = self.plain.each(state, root, seat)
        return plain + PIG_POINTS if state.stands_on(seat, PIG, root) else plain

    def clause(self, state: CarcassonneState, root: i64, seat: i64) -> str:
        return "CAR-TB-4.2" if state.stands_on(seat, PIG, root) else self.plain.clause(state, root, seat)


CHAPTER: Final[type[Chapter]] = TradersAndBuilders
