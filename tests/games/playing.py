"""Short ways to play and to ask, the same for every game's tests."""

from bastide import Event, State


def play(state: State, *texts: str) -> State:
    """Play these actions one after the other, each checked."""
    for text in texts:
        state.play(state.parse(text))
    return state


def do(state: State, *texts: str) -> list[Event]:
    """Play these actions, whoever is to move; what happened."""
    events = state.record_events()
    play(state, *texts)
    state.events = None
    return events


def legal(state: State, beginning: str = "") -> list[str]:
    """The legal actions as texts, all or those with this beginning."""
    return [text for text in map(str, state.legal_actions()) if text.startswith(beginning)]


def refused(state: State, text: str) -> tuple[str, ...]:
    """The clauses that forbid an action; empty when it is legal. Every refusal is also a sentence."""
    refusal = state.why_not(state.parse(text))
    if refusal is None:
        return ()
    assert refusal.text()
    return refusal.clauses
