"""Positions of random games and what is observed of them."""

from collections.abc import Iterator

from librt.strings import BytesWriter

import bastide
from bastide import CHANCE, Dealer, State
from bastide.core.simulate import advance
from bastide.envs.stepping import Observe


def positions(name: str, settings: dict[str, object], seed: int, every: int, most: int = 25) -> Iterator[State]:
    """Positions spread over a random game, chance's own among them."""
    state = bastide.load(name).start(**settings)
    dealer = Dealer(seed)
    while not state.over and most:
        yield state
        if state.to_move == CHANCE:
            state.apply_code(dealer.draw_code(state))
        advance(state, dealer, 1 + int(dealer.below(every)))
        most -= 1
    yield state


def observe(write: Observe, state: State, seat: int) -> bytes:
    """The numbers, as bytes."""
    out = BytesWriter()
    write(state, seat, out)
    return out.getvalue()
