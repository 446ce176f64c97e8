"""A position of Caylus Magna Carta, with the rules that go on from it."""

from array import array
from collections.abc import Mapping
from typing import TYPE_CHECKING

from bastide.core import Action, Message, Refusal, Settings
from bastide.core.native import i64, vec
from bastide.core.state import State
from bastide.games.magna_carta import information, scoring, turn
from bastide.games.magna_carta.codes import BUILD, MOVE_PROVOST, PLACE, TURN_OVER
from bastide.games.magna_carta.phases import actions, setup
from bastide.games.magna_carta.position import ACTIONS_PHASE, PHASE_OF, Position
from bastide.games.magna_carta.refusals import refusal_of
from bastide.games.magna_carta.snapshot import inventory_of, snapshot_of
from bastide.games.magna_carta.survey import survey_of
from bastide.games.magna_carta.view import action_message, task_message, view_of

if TYPE_CHECKING:
    from bastide.core import Dealer, Game


class MagnaCartaState(Position):
    """One position of the standard game."""

    def __init__(self, game: "Game", settings: Settings) -> None:
        super().__init__(game, settings)

    def lay_out(self) -> None:
        """Prepare the table for the first draw."""
        setup.lay_out(self, [], [])

    def fresh(self) -> "MagnaCartaState":
        """A state of the same kind, without content."""
        return MagnaCartaState(self.game, self.settings)

    def copy(self) -> State:
        twin = self.fresh()
        self.copy_into(twin)
        return twin

    def legal_codes(self) -> vec[i64]:
        return turn.legal(self)

    def apply_code(self, code: i64) -> None:
        turn.play(self, code)

    def chance_weights(self) -> vec[i64]:
        """All outcomes of any draw (MAG-2.13) are equally likely (MAG-2.15)."""
        weights = turn.legal(self)
        i: i64 = 0
        while i < len(weights):
            weights[i] = 1
            i += 1
        return weights

    def score(self, seat: i64) -> i64:
        return scoring.score(self, seat)

    def may_still_pass(self, seat: int) -> bool:
        """Until the seat stands on the bridge (MAG-6.26)."""
        return PHASE_OF[self.step] == ACTIONS_PHASE and not actions.has_passed(self, seat)

    def key(self) -> bytes:
        numbers = [
            int(self.has_provost()),
            int(self.step),
            int(self.mover),
            int(self.at),
            int(self.chosen),
            int(self.drawing),
            int(self.asked),
            int(self.provost),
            int(self.first),
            int(self.turn),
            int(self.removed),
            len(self.road),
            len(self.bridge),
        ]
        for table in (
            self.road,
            self.owner,
            self.side,
            self.worker,
            self.store,
            self.castle,
            self.prestige,
            self.bridge,
            self.goods,
            self.tallies,
            self.place,
        ):
            numbers.extend(int(n) for n in table)
        return array("h", numbers).tobytes()

    def view(self, seat: int | None) -> Mapping[str, object]:
        return view_of(self, seat)

    def survey(self) -> Mapping[str, object]:
        return survey_of(self)

    def snapshot(self) -> Mapping[str, object]:
        return snapshot_of(self)

    def inventory(self) -> Mapping[str, int]:
        return inventory_of(self)

    def refuse(self, action: Action) -> Refusal:
        return refusal_of(self, action)

    def turn_number(self) -> i64:
        return self.turn

    def message(self, action: Action) -> Message:
        return action_message(self, action)

    def wording(self, code: i64) -> i64:
        """A place of the road is offered by the name of its card."""
        if PLACE <= code < BUILD:
            return self._card_at(code - PLACE)
        if TURN_OVER <= code < MOVE_PROVOST:
            return self._card_at(code - TURN_OVER)
        return 0

    def _card_at(self, place: i64) -> i64:
        return i64(self.road[place]) + 1 if place < len(self.road) else 0

    def task(self) -> Message:
        return task_message(self)

    def sees(self, seat: int | None, code: int) -> bool:
        return information.sees(self, seat)

    def determinize(self, seat: int, dealer: "Dealer") -> State:
        twin = self.fresh()
        self.copy_into(twin)
        information.redeal(twin, seat, dealer)
        return twin
