"""The positions of studies, played by the rules and kept as long as somebody is likely to look at them again."""

from collections import OrderedDict

import msgspec

import bastide
from bastide.core import BadSnapshot, BastideError, FairDealer, Message, Record, State
from bastide.core.record import start as first_of
from bastide.server.offers import action_of
from bastide.server.refusals import Refused
from bastide.server.studies.operations import Start
from bastide.server.studies.tree import ROOT, Chapter

MOST_STATES = 600
KEEP_EVERY = 20
"""Of the positions passed through on the way to another, every n-th is kept."""
MOST_CHAPTERS = 60
Key = tuple[str, int, int]


class StepSummary(msgspec.Struct, frozen=True):
    """What a step was: who took it, how it is said, and the points it brought every seat."""

    seat: int
    message: Message
    gained: list[int]


def first_state(start: Start) -> State:
    """The position in which a chapter begins. Raises Refused where there is none."""
    game = bastide.load(start.game)
    try:
        if start.snapshot is not None:
            return game.restore(start.snapshot)
        return first_of(game, Record.read(start.record))
    except (BadSnapshot, BastideError) as wrong:
        raise Refused.because("bad_request", str(wrong)) from None


def passed_through(start: Start) -> list[State]:
    """All positions of the game with which a chapter begins."""
    state = first_state(start)
    states = [state.copy()]
    for line in Record.read(start.record).lines:
        state.apply(action_of(state.game, line.text))
        states.append(state.copy())
    return states


class Positions:
    """Those that were asked for last."""

    def __init__(self) -> None:
        self._states: OrderedDict[Key, State] = OrderedDict()
        self._summaries: OrderedDict[tuple[str, int], dict[int, StepSummary]] = OrderedDict()

    def at(self, study: str, chapter: Chapter, node: int) -> State:
        """The position after a step, for the asker to keep."""
        way = [ROOT, *chapter.path(node)]
        known = next((i for i in range(len(way) - 1, 0, -1) if (study, chapter.number, way[i]) in self._states), 0)
        kept = self._states.get((study, chapter.number, way[known]))
        state = kept.copy() if kept is not None else first_state(chapter.start)
        for i, id in enumerate(way[known:], start=known):
            if i > known:
                state.apply(action_of(state.game, chapter.nodes[id].action))
            if id == node or i % KEEP_EVERY == 0:
                self._keep((study, chapter.number, id), state)
        return state

    def _keep(self, key: Key, state: State) -> None:
        self._states[key] = state.copy()
        self._states.move_to_end(key)
        while len(self._states) > MOST_STATES:
            self._states.popitem(last=False)

    def summaries(self, study: str, chapter: Chapter) -> dict[int, StepSummary]:
        """What the steps of a chapter were, by their numbers."""
        known = self._summaries.setdefault((study, chapter.number), {})
        self._summaries.move_to_end((study, chapter.number))
        while len(self._summaries) > MOST_CHAPTERS:
            self._summaries.popitem(last=False)
        last, state = -1, None
        for id, node in chapter.nodes.items():
            if id == ROOT or id in known:
                continue
            if state is None or node.parent != last:
                state = self.at(study, chapter, node.parent)
            known[id] = take_step(state, node.action)
            last = id
        return known


def take_step(state: State, text: str) -> StepSummary:
    """Take a step, and say what it was."""
    action = action_of(state.game, text)
    seat, message, before = int(state.to_move), state.message(action), state.scores
    state.apply(action)
    return StepSummary(seat, message, [now - then for now, then in zip(state.scores, before, strict=True)])


def check_step(state: State, text: str) -> None:
    """Whether an action, or what chance does, is legal. Raises Refused with the rules that forbid it."""
    try:
        refusal = state.why_not(action_of(state.game, text))
    except BastideError as wrong:
        raise Refused.because("bad_action", str(wrong)) from None
    if refusal is not None:
        raise Refused.by_rule(refusal)


def drawn(state: State) -> str:
    """What chance does, by the exact weights."""
    if state.to_move != -1:
        raise Refused("not_now", "study_no_chance")
    return str(FairDealer().draw(state))
