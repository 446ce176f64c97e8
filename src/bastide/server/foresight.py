"""What an action would lead to, told to its player before it is played: the rules speak, the page computes nothing."""

from collections.abc import Sequence

from bastide.core import BastideError, Dealer
from bastide.server.entries import row_of_event
from bastide.server.projection import event_info
from bastide.server.refusals import Refused
from bastide.server.sentences import Viewer
from bastide.server.table import Table
from bastide.server.wire import EventInfo, Foresight


def foresee(table: Table, viewer: Viewer, players: Sequence[str], actions: list[str]) -> Foresight:
    """The events of these actions of the viewer, one after the other, as far as they can be known beforehand.

    They are tried in a position in which everything the viewer may not know is dealt anew, and what luck or another
    seat decides ends the look ahead: it tells nothing that the viewer could not work out.
    """
    if table.match is None or viewer.seat is None or table.match.state.to_move != viewer.seat:
        raise Refused("not_your_turn", "wait_turn")
    state = table.match.state.determinize(viewer.seat, Dealer(table.seq))
    before = state.scores
    told: list[EventInfo] = []
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
            if event.irreversible:
                return Foresight(actions, table.seq, told, None, None)
            told.append(event_info(table.game.name, row_of_event(event, table.game.name), viewer, players))
    points = [after - score for after, score in zip(state.scores, before, strict=True)]
    return Foresight(actions, table.seq, told, points, dict(state.survey()))
