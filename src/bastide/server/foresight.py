"""What an action would lead to, shown to its player before it is played: the rules speak, the page computes nothing."""

from collections.abc import Sequence

import msgspec

from bastide.core import CHANCE, BastideError, Dealer, State
from bastide.server.entries import row_of_event
from bastide.server.hints import is_news
from bastide.server.offers import legal_actions
from bastide.server.projection import Board, event_info, position
from bastide.server.refusals import Refused
from bastide.server.sentences import Viewer
from bastide.server.table import Table
from bastide.server.wire import EventInfo, Foresight, Position


def foresee(table: Table, viewer: Viewer, players: Sequence[str], actions: list[str]) -> Foresight:
    """The events of these actions of the viewer, one after the other, as far as they can be known beforehand.

    They are tried in a position in which everything the viewer may not know is dealt anew, and what luck or another
    seat decides ends the look ahead: it tells nothing that the viewer could not work out.
    """
    if table.match is None or viewer.seat is None or table.match.state.to_move != viewer.seat:
        raise Refused("not_your_turn", "wait_turn")
    state = table.match.state.determinize(viewer.seat, Dealer(table.seq))
    before, turn = state.scores, state.turn_number()
    foreseen: list[EventInfo] = []
    for number, text in enumerate(actions):
        try:
            action = table.game.parse(text)
        except BastideError as wrong:
            raise Refused.because("bad_action", str(wrong)) from None
        refusal = state.why_not(action)
        if refusal is not None and number == 0:
            raise Refused.by_rule(refusal)
        if refusal is not None or state.to_move != viewer.seat:
            break
        events = state.record_events()
        state.apply(action)
        for event in events:
            if is_news(event, viewer.seat):
                return Foresight(actions, table.seq, foreseen, None, None, None, _passes(state, viewer, turn))
            foreseen.append(event_info(table.game.name, row_of_event(event, table.game.name), viewer, players))
    points = [after - score for after, score in zip(state.scores, before, strict=True)]
    there = _position(table, state, viewer, players, len(actions))
    return Foresight(actions, table.seq, foreseen, points, dict(state.survey()), there, _passes(state, viewer, turn))


def _passes(state: State, viewer: Viewer, turn: int | None) -> bool:
    """Whether the turn passes on: somebody else decides, or luck does before another turn."""
    if state.to_move == viewer.seat:
        return False
    return state.to_move != CHANCE or state.turn_number() != turn


def _position(table: Table, state: State, viewer: Viewer, players: Sequence[str], steps: int) -> Position | None:
    """The board there with what the viewer could do next; nothing when the next decision is not the viewer's."""
    if state.to_move != viewer.seat:
        return None
    there = position(table, viewer, Board(state), table.moves + steps, players, now=False)
    return msgspec.structs.replace(there, legal=msgspec.Raw(legal_actions(state, viewer.language)))
