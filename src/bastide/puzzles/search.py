"""What answers are worth, each searched on its own: as long as every other, and with the same luck.

A usual search hardly looks at moves it dislikes, so that its numbers for them are guesses; they must not judge anybody.
"""

from typing import Protocol

from bastide.bots.net import Net, net_of
from bastide.bots.net.tree import NetTree
from bastide.bots.outlook import chance, counsel_for, valuing_net
from bastide.bots.playouts import play_on
from bastide.core import CHANCE, Dealer, State
from bastide.core.counsel import counsel_of


class Searched(Protocol):
    """One answer that is being searched."""

    @property
    def tried(self) -> int:
        """How often it was tried."""

    def go_on(self, until: int) -> None:
        """Search until it was tried so often."""

    def chance(self) -> float:
        """How likely the seat wins with it, as far as is known."""


def search_of(state: State, codes: tuple[int, ...], seed: int) -> Searched:
    """The search of one answer: a tree led by the net of the game, or where there is none games played on."""
    net = valuing_net(state)
    return Grown(net, state, codes, seed) if net is not None else PlayedOn(state, codes, seed)


def at_sight(before: State, after: State) -> float | None:
    """What the net thinks of where an answer of one of two leads, for who gave it; None where it cannot say. Of what
    luck brings next, one case stands for all."""
    net = valuing_net(before)
    if net is None or before.players != 2:
        return None
    after, luck = after.copy(), Dealer(0)
    while after.to_move == CHANCE:
        after.apply_code(luck.draw_code(after))
    if after.over:
        return None
    _, value = net.look(after, [int(after.legal_codes()[0])])
    worth = (1 + value) / 2
    return worth if after.to_move == before.to_move else 1 - worth


class Grown:
    """A tree below the answer."""

    def __init__(self, net: Net, state: State, codes: tuple[int, ...], seed: int) -> None:
        self.calibrated = net is net_of(state.game)
        self.state = state
        self.seat = int(state.to_move)
        after = state.copy()
        for code in codes:
            after.apply_code(code)
        self.tree = NetTree(net, after, Dealer(seed), bool(counsel_of(state.game).hidden), seat=self.seat)
        self.tried = 0
        self.total = 0.0

    def go_on(self, until: int) -> None:
        while self.tried < until:
            self.tree.iterate()
            self.total += self.tree.rewards[self.seat]
            self.tried += 1

    def chance(self) -> float:
        value = self.total / self.tried
        return chance(self.state, value) if self.calibrated else value


class PlayedOn:
    """Games played on after the answer, all doing what promises most, to where positions can be compared."""

    def __init__(self, state: State, codes: tuple[int, ...], seed: int) -> None:
        self.state = state
        self.codes = codes
        self.luck = Dealer(seed)
        self.judging = counsel_for(state.game)
        self.playing = counsel_of(state.game)
        self.tried = 0
        self.total = 0.0

    def go_on(self, until: int) -> None:
        seat = int(self.state.to_move)
        until_turn = self.judging.turn_of(self.state) + self.judging.horizon(self.state)
        while self.tried < until:
            luck = Dealer(int(self.luck.below(1 << 30)))
            state = self.state.determinize(seat, luck)
            for code in self.codes:
                state.apply_code(code)
            play_on(self.playing, state, until_turn, luck)
            self.total += float(self.judging.rewarded(state, self.judging.settled(state))[seat])
            self.tried += 1

    def chance(self) -> float:
        return chance(self.state, self.total / self.tried)
