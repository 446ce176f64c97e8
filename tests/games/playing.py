"""Short ways to play and to ask, the same for every game's tests."""

from collections import Counter
from collections.abc import Callable, Generator

from bastide import NOBODY, Event, State
from bastide.core.counsel import counsel_of

Watching = Generator[tuple[int, set[str]], str, None]
"""Says who decides and what is legal, and is told what was played."""


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


def estimate(state: State, seat: int) -> float:
    """The final points that the seat can expect, by the game's counsel."""
    return float(counsel_of(state.game).estimates(state)[seat])


def tell(game: str, met: Counter[str]) -> None:
    """Print how often each kind of decision was compared with a second reading; `pytest -s` shows it."""
    print("\n".join(f"{game} {kind}: {count}" for kind, count in sorted(met.items())))


def play_beside(
    state: State, referee: Watching, choose: Callable[[list[str]], str], compare: Callable[[str], None]
) -> list[str]:
    """Play to the end, a second reading of the rules watching: who decides, what is legal, and by `compare` what lies
    on both tables after every action. The actions that were played."""
    played = []
    seat, allowed = next(referee)
    while allowed:
        offered = legal(state)
        assert (state.to_move, set(offered)) == (seat, allowed), state.snapshot()
        text = choose(offered)
        played.append(text)
        play(state, text)
        seat, allowed = next_of(referee, text)
        compare(text)
    assert state.to_move == NOBODY
    return played


def next_of(referee: Watching, text: str) -> tuple[int, set[str]]:
    """What the referee says after an action; nobody and nothing when the game is over."""
    try:
        return referee.send(text)
    except StopIteration:
        return NOBODY, set()
