"""A position of Caylus: what can be done in it, and what doing it leads to."""

from collections.abc import Mapping

from bastide.core import CHANCE, NOBODY, Action, Game, Message, Refusal, Settings
from bastide.core.native import i64, vec
from bastide.games.caylus import (
    construction,
    favour_table,
    lawyer,
    production,
    refusals,
    sentences,
    setup,
    snapshot,
    survey,
    trade,
    turn,
    view,
)
from bastide.games.caylus.codes import (
    BUILD,
    DECLINE,
    EFFECT,
    FAVOUR,
    GIVE,
    JOUST,
    MOVE,
    PASS,
    PAY,
    PLACE,
    PLACEMENT,
    PROVOST,
    SITE,
    STAY,
    STEP_BONUS,
    STEP_CASTLE,
    STEP_CONSTRUCT,
    STEP_COST,
    STEP_GATE,
    STEP_GUILD,
    STEP_INN,
    STEP_JOUST,
    STEP_LAWYER,
    STEP_PAYMENT,
    STEP_PLACE,
    STEP_PRODUCE,
    STEP_PROVOST,
    STEP_PURCHASE,
    STEP_SITE,
    STEP_TRADE,
    STOP,
    TAKE,
    TRANSFORM,
)
from bastide.games.caylus.codes import EXCHANGE as USE_EXCHANGE
from bastide.games.caylus.components import (
    EXCHANGE,
    EXCHANGE_CLAUSE,
    FIRST_WOODEN,
    PROVOST_MOVES,
)
from bastide.games.caylus.phases import castle, placement, provost, special
from bastide.games.caylus.position import Position


class CaylusState(Position):
    """One position of Caylus. All of it is open to everybody (CAY-3.1)."""

    def __init__(self, game: Game, settings: Settings) -> None:
        super().__init__(game, settings)

    def legal_codes(self) -> vec[i64]:
        if self.to_move == CHANCE:
            return setup.outcomes(self)
        if self.to_move == NOBODY:
            return vec[i64]([])
        kind = self.asked()
        seat = self.asked_seat()
        about = self.asked_about()
        if kind == STEP_PLACE:
            return placement.options(self, seat)
        if kind == STEP_GATE:
            return special.gate_options(self, seat)
        if kind == STEP_GUILD:
            return provost.options(self, seat, 0)
        if kind == STEP_JOUST:
            return special.joust_options(self, seat)
        if kind == STEP_INN:
            return special.inn_options()
        if kind == STEP_PROVOST:
            return provost.options(self, seat, provost.phase_price())
        if kind == STEP_PRODUCE:
            return production.alternatives(about)
        if kind == STEP_BONUS:
            return production.bonus_options(about)
        if kind == STEP_TRADE:
            return trade.options(self, seat, about)
        if kind == STEP_PAYMENT:
            return trade.payments(self, seat, about)
        if kind == STEP_PURCHASE:
            return trade.purchases(about)
        if kind == STEP_CONSTRUCT:
            return construction.options(self, seat, about)
        if kind == STEP_COST:
            return construction.cube_options(self, seat, about // 2, about % 2)
        if kind == STEP_SITE:
            return construction.site_options(self, seat)
        if kind == STEP_LAWYER:
            return lawyer.options(self, seat, about)
        if kind == STEP_CASTLE:
            return castle.options(self, seat)
        return favour_table.options(self, kind, seat, about)

    def chance_weights(self) -> vec[i64]:
        """Every tile or seat not yet drawn has weight 1 (CAY-2.9)."""
        weights = setup.outcomes(self)
        i: i64
        for i in range(len(weights)):
            weights[i] = 1
        return weights

    def apply_code(self, code: i64) -> None:
        if self.to_move == CHANCE:
            if setup.draw(self, code):
                turn.begin_turn(self)
                turn.go_on(self)
            return
        self.decide(code)
        turn.go_on(self)

    def decide(self, code: i64) -> None:
        """Take the pending decision."""
        seat = self.asked_seat()
        if code < PASS:
            placement.place_worker(self, seat, code - PLACE)
        elif code == PASS:
            placement.pass_by(self, seat)
        elif code < PROVOST:
            special.move_from_gate(self, seat, code - MOVE)
        elif code < JOUST:
            price = 0 if self.asked() == STEP_GUILD else provost.phase_price()
            provost.move_provost(self, seat, PROVOST_MOVES[code - PROVOST], price)
        elif code == JOUST:
            special.joust(self, seat)
        elif code <= STAY:
            special.leave_inn(self, code)
        elif code < PAY:
            self.take(seat, code - TAKE)
        elif code < USE_EXCHANGE:
            self.pay_cubes(seat, code - PAY)
        elif code < BUILD:
            tile = self.asked_about()
            self.answered()
            trade.use(self, seat, EXCHANGE[tile * 2 + code - USE_EXCHANGE])
        elif code < SITE:
            construction.choose_tile(self, seat, code - BUILD + FIRST_WOODEN)
        elif code < TRANSFORM:
            tile = self.asked_about()
            self.answered()
            construction.build_on_residence(self, seat, tile, code - SITE + 1)
        elif code < DECLINE:
            lawyer.pay_lawyer(self, seat, code - TRANSFORM + 1)
        elif code == DECLINE:
            self.decline(seat)
        elif code < STOP:
            castle.give(self, seat, code - GIVE)
        elif code == STOP:
            castle.stop(self, seat)
        elif code < EFFECT:
            favour_table.take_line(self, seat, code - FAVOUR)
        else:
            favour_table.use_effect(self, seat, code - EFFECT)

    def take(self, seat: i64, bundle: i64) -> None:
        """Take cubes that were produced, bought or given by a favour."""
        kind = self.asked()
        clause = "CAY-12.10"
        if kind == STEP_PRODUCE:
            clause = "CAY-9.7"
        elif kind == STEP_BONUS:
            clause = "CAY-9.8"
        elif kind == STEP_PURCHASE:
            clause = EXCHANGE_CLAUSE[self.asked_about()]
        self.answered()
        self.gain_bundle(seat, bundle, clause)

    def pay_cubes(self, seat: i64, bundle: i64) -> None:
        """Pay the cubes chosen, for a tile or for an exchange."""
        about = self.asked_about()
        kind = self.asked()
        self.answered()
        if kind == STEP_COST:
            construction.build(self, seat, about // 2, about % 2, bundle)
        else:
            trade.pay_chosen(self, seat, about, bundle)

    def decline(self, seat: i64) -> None:
        """Do not use what is offered (CAY-3.6)."""
        self.answered()
        if self.events is not None:
            self.note("declined", "CAY-3.6", seat, {})

    def copy(self) -> "CaylusState":
        twin = CaylusState(self.game, self.settings)
        twin.to_move = self.to_move
        twin.simplified_favours = self.simplified_favours
        twin.lawyer_prestige = self.lawyer_prestige
        twin.purse = self.purse[:]
        twin.prestige = self.prestige[:]
        twin.hand = self.hand[:]
        twin.markers = self.markers[:]
        twin.lines_used = self.lines_used[:]
        twin.houses = self.houses[:]
        twin.batches = self.batches[:]
        twin.road = self.road[:]
        twin.owner = self.owner[:]
        twin.worker = self.worker[:]
        twin.stock = self.stock[:]
        twin.order = self.order[:]
        twin.bridge = self.bridge[:]
        twin.promises = self.promises[:]
        twin.bailiff = self.bailiff
        twin.provost = self.provost
        twin.scored = self.scored
        twin.free_site = self.free_site
        twin.removed = self.removed
        twin.turn = self.turn
        twin.phase = self.phase
        twin.cursor = self.cursor
        twin.active = self.active
        twin.steps = self.steps[:]
        twin.depth = self.depth
        return twin

    def score(self, seat: i64) -> i64:
        """Prestige alone ranks; who has equally much shares the place (CAY-13.3)."""
        return self.prestige[seat]

    def may_still_pass(self, seat: int) -> bool:
        """Until the seat's marker is on the bridge (CAY-6.2)."""
        return self.phase == PLACEMENT and not self.has_passed(seat)

    def view(self, seat: int | None) -> Mapping[str, object]:
        return view.view_of(self)

    def survey(self) -> Mapping[str, object]:
        return survey.survey_of(self)

    def snapshot(self) -> Mapping[str, object]:
        return snapshot.snapshot_of(self)

    def inventory(self) -> Mapping[str, int]:
        return snapshot.inventory_of(self)

    def refuse(self, action: Action) -> Refusal:
        return refusals.refusal_of(self, action)

    def knowledge(self, seat: int | None) -> int:
        """CAY-3.1: everything is open."""
        return 0

    def turn_number(self) -> i64:
        return self.turn

    def message(self, action: Action) -> Message:
        return sentences.message(self, action)

    def wording(self, code: i64) -> i64:
        return sentences.wording(self, code)

    def task(self) -> Message:
        return sentences.task(self)

    def key(self) -> bytes:
        numbers: list[int] = [
            int(self.to_move),
            int(self.bailiff),
            int(self.provost),
            int(self.scored),
            int(self.removed),
            int(self.turn),
            int(self.phase),
            int(self.cursor),
            int(self.active),
            int(self.depth),
            len(self.order),
            len(self.bridge),
            len(self.promises),
            int(self.simplified_favours),
            int(self.lawyer_prestige),
        ]
        for part in (
            self.purse,
            self.prestige,
            self.hand,
            self.markers,
            self.lines_used,
            self.houses,
            self.batches,
            self.road,
            self.owner,
            self.worker,
            self.stock,
            self.order,
            self.bridge,
            self.promises,
            self.steps,
        ):
            for number in part:
                numbers.append(int(number))
        return repr(numbers).encode()
