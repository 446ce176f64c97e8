"""How likely every seat is to win, in numbers that keep their word: of the positions called 70 %, 70 % are won.

Searches and nets value a position between 0 and 1, with 0.5 for level; what that means in wins was measured on games
that nobody had learned from (`benchmarks/calibration.py`) and is kept with the net: how far values are to be stretched
at the end of a game, how much less before it, and how much too hopeful who is to move is.
"""

from collections.abc import Sequence
from math import exp, log
from typing import cast

from bastide.bots.net import Net, board_net_of, net_of
from bastide.bots.net.file import header
from bastide.bots.net.parts import learned_counsel
from bastide.bots.one_ply import leads_after
from bastide.core import CHANCE, Game, State
from bastide.core.counsel import Counsel, counsel_of, squash

EDGE = 1e-6
Fit = tuple[float, float, float]
"""What was measured: the stretch at the end, how much more before it, and how hopeful."""


def counsel_for(game: Game) -> Counsel:
    """The best counsel there is: the learned one, or the game's own."""
    return learned_counsel(game) or counsel_of(game)


AS_VALUED = (1.0, 0.0, 0.0)
"""What a value means where nothing was measured: itself."""


def valuing_net(state: State) -> Net | None:
    """The net that says how positions at this table will end, if one does: one over the squares of a board says it of
    two players."""
    return net_of(state.game) or (board_net_of(state.game) if state.players == 2 else None)


def measured_for(state: State) -> Fit:
    """What was measured of who values positions at this table: a net, or the counsel."""
    net = valuing_net(state)
    about = net.weights.about if net is not None else header(state.game)
    return cast(Fit, about.get("chance", AS_VALUED))


def chance(state: State, value: float) -> float:
    """The chance to win of the seat that a value is about."""
    at_end, before, hopeful = measured_for(state)
    odds = log(max(value, EDGE) / max(1 - value, EDGE)) / (at_end + before * float(counsel_of(state.game).left(state)))
    return 1 / (1 + exp(hopeful - odds) * (int(state.players) - 1))


def chances(state: State, value: float, rewards: Sequence[float] | None = None) -> list[float]:
    """Every seat's chance to win when the search values a move of the seat to move so; together they are 1.

    A value compares the seat with the best other one alone. Among more than two the others share the rest by the
    rewards that the search expects for them, or by how they stand.
    """
    mover = int(state.to_move)
    own = chance(state, value)
    if rewards is None:
        rewards = [float(reward) for reward in counsel_for(state.game).rewards(state)]
    others = sum(rewards) - rewards[mover] + EDGE * (len(rewards) - 1)
    return [own if seat == mover else (1 - own) * (EDGE + reward) / others for seat, reward in enumerate(rewards)]


def glance(state: State) -> float:
    """What the seat to move can expect, from 0 to 1, without any search."""
    net = valuing_net(state)
    if net is not None:
        _, value = net.look(state, [int(state.legal_codes()[0])])
        return max(0.0, min(1.0, (1 + value) / 2))
    counsel = counsel_for(state.game)
    ahead = max(float(lead) for lead in leads_after(counsel, state, counsel.candidates(state), False))
    return squash(ahead / counsel.scale)


def promise(state: State) -> list[float]:
    """Every seat's chance at a glance, or the result; where luck decides next, after what is likeliest."""
    while state.to_move == CHANCE:
        outcomes, weights = state.legal_codes(), [int(weight) for weight in state.chance_weights()]
        state = state.copy()
        state.apply_code(outcomes[weights.index(max(weights))])
    if state.over:
        return [1 / len(state.winners) if seat in state.winners else 0.0 for seat in range(int(state.players))]
    return chances(state, glance(state))
