"""Whose turn it is: CAR-B-1.5 and the ends of CAR-T."""

from bastide.core.event import Event
from bastide.core.native import append, i64, vec
from bastide.core.state import CHANCE
from bastide.games.carcassonne.codes import BEGIN
from bastide.games.carcassonne.state import FIRST_PART, CarcassonneState
from bastide.games.carcassonne.turn import Phase


class StartPlayer(Phase):
    """CAR-B-1.5: the seat that begins is chosen by the option or by chance."""

    def begin(self, state: CarcassonneState) -> bool:
        chosen = state.settings["start_player"]
        if isinstance(chosen, int):
            state.active = chosen
            return False
        state.to_move = CHANCE
        return True

    def legal(self, state: CarcassonneState) -> vec[i64]:
        codes = vec[i64]()
        seat: i64
        for seat in range(state.players):
            codes = append(codes, BEGIN + seat)
        return codes

    def weights(self, state: CarcassonneState) -> vec[i64]:
        return vec[i64]([1] * int(state.players))

    def apply(self, state: CarcassonneState, code: i64) -> bool:
        state.active = code - BEGIN
        if state.events is not None:
            state.note(Event("began", "CAR-B-1.5", int(state.active), chance=True))
        return False


class TurnStart(Phase):
    """CAR-T-1: what happens once a turn, and not once a part (CAR-TB-3.5), begins anew."""

    def begin(self, state: CarcassonneState) -> bool:
        state.part = 0
        state.part_kind = FIRST_PART
        return False


class SecondPart(Phase):
    """CAR-T-10: when another part was earned, phases 2 to 9 are played again, once (CAR-T-22), with all that is once a
    part (CAR-TB-3.5, CAR-X-17).

    With an empty pile it is skipped, unless a chapter has something to play it with.
    """

    def begin(self, state: CarcassonneState) -> bool:
        kind = state.again
        state.again = 0
        if kind and (state.pile_left > 0 or can_play_on(state)):
            state.part += 1
            state.part_kind = kind
            state.phase = state.rules.part_start - 1
            if state.events is not None:
                state.note(Event("plays_on", "CAR-T-10", int(state.active)))
        return False


def can_play_on(state: CarcassonneState) -> bool:
    """Whether the active player can play a part without drawing."""
    for chapter in state.rules.chapters:
        if chapter.can_play_on(state):
            return True
    return False


class NextTurn(Phase):
    """CAR-T-12: the left neighbour has the next turn; with an empty pile the game ends (CAR-B-6.1)."""

    def begin(self, state: CarcassonneState) -> bool:
        if state.pile_left == 0:
            if state.events is not None:
                state.note(Event("pile_empty", "CAR-B-6.1"))
            return False
        state.active += 1
        if state.active == state.players:
            state.active = 0
        state.phase = state.rules.turn_start - 1
        return False
