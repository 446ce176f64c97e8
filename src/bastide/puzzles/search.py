"""What answers are worth, each searched on its own: as long as every other, and with the same luck.

A usual search hardly looks at moves it dislikes, so that its numbers for them are guesses; they must not judge anybody.
"""

from typing import Protocol

from bastide.bots.net import Net, board_net_of, net_of
from bastide.bots.net.tree import Branch, NetTree
from bastide.bots.outlook import chance, counsel_for
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
    net = net_of(state.game)
    if net is not None or (board_net_of(state.game) is not None and state.players == 2):
        return Grown(state, codes, seed)
    return PlayedOn(state, codes, seed)


def at_sight(before: State, after: State) -> float | None:
    """What the net thinks of where an answer of one of two leads, for who gave it; None where it cannot say. Of what
    luck brings next, one case stands for all."""
    net = net_of(before.game) or board_net_of(before.game)
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
    """A tree in which the seat begins with the answer."""

    def __init__(self, state: State, codes: tuple[int, ...], seed: int) -> None:
        net = net_of(state.game)
        self.calibrated = net is not None
        net = net or board_net_of(state.game)
        assert net is not None, "asked for where there is a net"
        self.state = state
        choices = choices_of(state, codes)
        self.first = choices[0]
        self.tree = Led(choices, net, state, Dealer(seed), bool(counsel_of(state.game).hidden))
        for _ in choices[1:]:
            self.tree.iterate()
        self.tree.root.visits[self.first] = 0
        self.tree.root.total[self.first] = 0.0

    @property
    def tried(self) -> int:
        return self.tree.root.visits[self.first]

    def go_on(self, until: int) -> None:
        while self.tree.root.visits[self.first] < until:
            self.tree.iterate()

    def chance(self) -> float:
        root = self.tree.root
        value = root.total[self.first] / root.visits[self.first]
        return chance(self.state, value) if self.calibrated else value


class Led(NetTree):
    """A tree that begins every way down with the same choices."""

    def __init__(self, choices: list[int], net: Net, root: State, dealer: Dealer, hidden: bool) -> None:
        super().__init__(net, root, dealer, hidden)
        self.choices = choices
        self.left: list[int] = []

    def iterate(self, first: int = -1) -> None:
        """One way down, by these choices."""
        self.left = list(self.choices)
        super().iterate(first)

    def _choose(self, branch: Branch, state: State, legal: list[int]) -> int:
        usual = super()._choose(branch, state, legal)
        return self.left.pop(0) if self.left else usual


def choices_of(state: State, codes: tuple[int, ...]) -> list[int]:
    """Of the decisions of an answer those in which there is a choice."""
    here, found = state.copy(), []
    for code in codes:
        if len(here.legal_codes()) > 1:
            found.append(code)
        here.apply_code(code)
    return found


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
