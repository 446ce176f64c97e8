"""Why an action is not legal now."""

from typing import TYPE_CHECKING

from bastide.core import CHANCE, Action, Message, Refusal
from bastide.games.carcassonne.actions import OF_SETS, Begin, Choose, Deploy, Draw, Place
from bastide.games.carcassonne.components import (
    FIGURE_NAMES,
    KIND_NAMES,
    SEGMENT_NAMES,
    SEGMENT_OF,
    SEGMENT_SLOTS,
    SIDES,
    TILE_IDS,
    TILES,
)
from bastide.games.carcassonne.grid import STEP, on_table

if TYPE_CHECKING:
    from bastide.games.carcassonne.state import CarcassonneState

FINAL_SCORING = "CAR-B-6.5"


def refuse(state: "CarcassonneState", action: Action) -> Refusal:
    """The clause and the sentence that forbid an action which is not legal now."""
    slot = state.rules.phases[state.phase].slot
    if state.to_move == CHANCE:
        return _against_chance(state, action, slot)
    if action.chance:
        return _no("CAR-T-23", "chance")
    if isinstance(action, Place):
        if slot == "CAR-T-4":
            return _place(state, action)
        return _no("CAR-T-5", "action_now") if slot == "CAR-T-5" else _no(clause_of(slot), "other_phase")
    if slot == "CAR-T-4":
        return _no("CAR-B-2.1", "place_first", tile=TILE_IDS[state.drawn])
    if slot == "CAR-T-5":
        return _act(state, action)
    return state.rules.phases[state.phase].refuse(state, action.code)


def clause_of(slot: str) -> str:
    """The clause of a place in the turn; the steps of the final scoring are one clause."""
    return FINAL_SCORING if slot.startswith(FINAL_SCORING) else slot


def _act(state: "CarcassonneState", action: Action) -> Refusal:
    if state.chosen:
        refusal = state.rules.choices[state.choosing].refuse_follow_up(state, action.code)
        if refusal is None:
            return _no("CAR-T-5", "choose_now")
        missing = _not_in_hand(state, action) if isinstance(action, Deploy) else None
        return missing or refusal
    if isinstance(action, Choose):
        return _no("CAR-T-5", "nothing_to_choose")
    for choice in state.rules.insistent:
        if choice.insists(state) and choice.refuse(state, action.code) is None:
            return choice.demand()
    if isinstance(action, Deploy):
        return _deploy(state, action)
    for choice in state.rules.choices:
        refusal = choice.refuse(state, action.code)
        if refusal is not None:
            return refusal
    for chapter in state.rules.chapters:
        if type(action) in OF_SETS.get(chapter.name, ()):
            return chapter.refuse_as_action(action.code)
    return _no("CAR-X-30", "kind_not_in_play")


def _no(clause: str, reason: str, **params: object) -> Refusal:
    return Refusal(clause, f"carcassonne.refusal.{reason}", params)


def _against_chance(state: "CarcassonneState", action: Action, slot: str) -> Refusal:
    if isinstance(action, Draw) and slot == "CAR-T-3":
        return _no("CAR-T-23", "not_in_stack", tile=TILE_IDS[action.tile])
    if isinstance(action, Begin) and slot == "CAR-B-1.5":
        return _no("CAR-B-1.2", "no_seat", seat=action.seat)
    return _no(clause_of(slot), "chance_now")


def _place(state: "CarcassonneState", action: Place) -> Refusal:
    land = state.land
    cell, turn = action.values
    if not on_table(cell):
        return _no("CAR-B-0.1", "off_table")
    if land.tile_at(cell) >= 0:
        return _no("CAR-B-2.2", "taken")
    at = land.place_of(cell)
    if at < 0:
        return _no("CAR-B-2.2", "apart")
    if not land.turns(state.drawn, land.frontier[at]) >> turn & 1:
        wrong = _mismatch(state, cell, turn)
        if wrong is not None:
            return wrong
    for limit in state.rules.limits:
        if limit.concerns(state.drawn) and not limit.allows(state, state.drawn, cell, turn):
            return limit.why_not(state, state.drawn, cell, turn)
    raise ValueError(f"'{action}' is legal")


def _mismatch(state: "CarcassonneState", cell: int, turn: int) -> Refusal | None:
    land = state.land
    for side in range(4):
        there = land.tile_at(cell + STEP[side])
        if there >= 0:
            own = SIDES[(state.drawn * 4 + turn) * 4 + side]
            other = SIDES[land.tile_turned[there] * 4 + (side ^ 2)]
            if own and other and own != other:
                return _no(
                    "CAR-B-2.2",
                    "mismatch",
                    side=Message(f"carcassonne.sides.{'nesw'[side]}"),
                    own=Message(f"carcassonne.kind.{KIND_NAMES[own]}"),
                    other=Message(f"carcassonne.kind.{KIND_NAMES[other]}"),
                )
    return None


def _not_in_hand(state: "CarcassonneState", action: Deploy) -> Refusal | None:
    figure = action.values[0]
    name = Message(f"carcassonne.figure.{FIGURE_NAMES[figure]}")
    if not state.rules.figures[figure]:
        return _no("CAR-X-30", "not_in_play", figure=name)
    if not state.in_supply(state.active, figure):
        return _no("CAR-B-3.6", "supply_empty", figure=name)
    return None


def _deploy(state: "CarcassonneState", action: Deploy) -> Refusal:
    missing = _not_in_hand(state, action)
    if missing is not None:
        return missing
    figure, slot = action.values
    last = state.land.laid - 1
    tile = state.land.tile_turned[last] // 4
    segment = SEGMENT_OF[tile * SEGMENT_SLOTS + slot]
    if segment >= len(TILES[tile]["features"]):
        has = ", ".join(feature["id"] for feature in TILES[tile]["features"])
        return _no("CAR-B-3.2", "no_segment", segment=SEGMENT_NAMES[slot], has=has)
    for choice in state.rules.choices:
        refusal = choice.why_not(state, figure, state.land.tile_first[last] + segment)
        if refusal is not None:
            return refusal
    raise ValueError(f"'{action}' is legal")
