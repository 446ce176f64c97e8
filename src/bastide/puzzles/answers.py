"""All that can be answered in a position: what the seat decides until somebody else, or luck, has a say."""

from typing import NamedTuple

from bastide.core import State
from bastide.core.counsel import counsel_of

COUNTED_WITHIN = frozenset({"carcassonne"})
"""Games that count a turn in the midst of it, when its tile is laid."""


class Answer(NamedTuple):
    """Decisions of one seat, one after the other, and where they lead."""

    codes: tuple[int, ...]
    state: State


def answers(state: State, most: int) -> list[Answer]:
    """All that can be answered: whole turns, or single decisions where there are more than `most` turns; nothing when
    there are more of these, too. A turn that is planned as a whole is not taken apart: any of its steps can be first.
    """
    whole = turns(state, most)
    if whole or counsel_of(state.game).plans or state.game.name in COUNTED_WITHIN:
        return whole
    codes = state.legal_codes()
    return [_decided(state, int(code)) for code in codes] if len(codes) <= most else []


def _decided(state: State, code: int) -> Answer:
    after = state.copy()
    after.apply_code(code)
    return Answer((code,), after)


def turns(state: State, most: int) -> list[Answer]:
    """Every way to go on until the turn is over, somebody else or luck decides, or something new is seen; nothing when
    there are more than `most`."""
    found: list[Answer] = []
    seat, turn = state.to_move, state.turn_number()
    counted_within = state.game.name in COUNTED_WITHIN
    open_ends: list[Answer] = [Answer((), state)]
    while open_ends:
        here = open_ends.pop()
        for code in here.state.legal_codes():
            after = here.state.copy()
            events = after.record_events()
            after.apply_code(code)
            after.events = None
            then = Answer((*here.codes, int(code)), after)
            goes_on = after.to_move == seat and (counted_within or after.turn_number() == turn)
            if goes_on and not any(event.irreversible for event in events):
                open_ends.append(then)
            else:
                found.append(then)
            if len(found) + len(open_ends) > most:
                return []
    return found


def alike(all_answers: list[Answer]) -> list[list[int]]:
    """The places of answers that lead to the same position, together; in the order in which they come first."""
    groups: dict[bytes, list[int]] = {}
    for place, answer in enumerate(all_answers):
        groups.setdefault(answer.state.key(), []).append(place)
    return list(groups.values())
