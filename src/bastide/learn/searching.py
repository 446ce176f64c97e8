"""What a net can teach itself: it leads a search, which looks further than the net and finds better moves.

Some decisions of games for the fewest players are searched. What was tried most there is what the net is to think of
first, and what came of it is what it is to expect. At tables of every other kind it goes on saying what it says.
"""

import time
from math import inf
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import bastide
from bastide.bots import decide, make_bot
from bastide.bots.net import Net, net_in
from bastide.bots.net.tree import NetTree
from bastide.core import CHANCE, Dealer, Game, State
from bastide.core.counsel import counsel_of
from bastide.envs.layout import layout_of
from bastide.learn.mix import OTHER_OPTIONS, any_options
from bastide.learn.teacher import Lessons, joined, mask_of, observed, worth_of

SEARCHED = ((0.6, 0.9), (0.8, 0.6), (0.97, 0.1))
"""So often a decision is searched at which the net gives its first thought no more than so much,"""
SEARCHED_WHEN_SURE = 0.015
"""and so often any other: the surer the net is, the seldomer a search finds something better."""
FOLLOWED = 0.5
"""How often the search has its way when the game goes on; else the net does what it thinks of first,"""
ASTRAY = 0.03
"""or something that it only thinks of."""
SHARP = 2.0
"""What was tried twice as often gets four times the share."""
TRUST = 0.6
"""How much the search says of how well it will end; the rest is how it ended."""
OPPOSED = 0.6
"""At so many tables a searching bot sits opposite."""
ELSEWHERE = 0.1
"""So many decisions at tables of other kinds are remembered."""


class Study(NamedTuple):
    """Which games one process plays, and for how long."""

    game: str
    net: Path
    bots: list[str]
    """Who sits opposite now and then."""
    tries: int
    """How long a search is."""
    seconds: float
    seed: int


class Decision(NamedTuple):
    """What a decision teaches."""

    observation: NDArray[np.int16]
    mask: NDArray[np.uint8]
    shares: NDArray[np.float16]
    seat: int
    expected: float


def studied(study: Study) -> Lessons:
    """Play for so long: a game with searches, a game elsewhere, and so on."""
    game = bastide.load(study.game)
    net, luck = net_in(study.net, game), Random(study.seed)
    began = time.monotonic()
    found: list[Lessons] = []
    while time.monotonic() - began < study.seconds or not found:
        found += [_with_searches(game, net, study, luck), _elsewhere(game, net, luck)]
    return joined(found)


def _with_searches(game: Game, net: Net, study: Study, luck: Random) -> Lessons:
    players = game.seats[0]
    state = game.new_state(game.read_settings(players))
    draws, imagination = Dealer(luck.randrange(1 << 40)), Dealer(luck.randrange(1 << 40))
    opposed = bool(study.bots) and luck.random() < OPPOSED
    bot, own = make_bot(luck.choice(study.bots or ["random"]), luck.randrange(1 << 30)), luck.randrange(players)
    found: list[Decision] = []
    while not state.over:
        seat = int(state.to_move)
        if seat == CHANCE:
            state.apply_code(draws.draw_code(state))
        elif opposed and seat != own:
            state.apply_code(decide(bot, state, imagination).code)
        else:
            state.apply_code(_decide(net, state, study.tries, luck, imagination, found))
    worth = worth_of(state)
    return _lessons(found, [TRUST * one.expected + (1 - TRUST) * float(worth[one.seat]) for one in found])


def _decide(net: Net, state: State, tries: int, luck: Random, imagination: Dealer, found: list[Decision]) -> int:
    """What is done here; where it was searched, that is something to learn."""
    legal = [int(code) for code in state.legal_codes()]
    if len(legal) == 1:
        return legal[0]
    logits, value = net.look(state, legal)
    shares = np.exp(np.array(logits) - max(logits))
    shares /= shares.sum()
    best = legal[int(shares.argmax())]
    first = float(shares.max())
    if luck.random() < next((often for most, often in SEARCHED if first <= most), SEARCHED_WHEN_SURE):
        tree = NetTree(net, state, Dealer(luck.randrange(1 << 30)), bool(counsel_of(state.game).hidden))
        tree.run(inf, tries)
        found.append(_found(state, tree, legal, value))
        best = tree.best() if luck.random() < FOLLOWED else best
    return luck.choices(legal, shares.tolist())[0] if luck.random() < ASTRAY else best


def _found(state: State, tree: NetTree, legal: list[int], value: float) -> Decision:
    tried = {code: (visits, total) for code, visits, total in tree.tried()}
    visits = np.array([tried[code][0] if code in tried else 0 for code in legal], np.float64)
    if visits.sum():
        value = 2 * sum(total for _, total in tried.values()) / visits.sum() - 1
    else:
        visits[legal.index(tree.best())] = 1
    return _decision(state, legal, visits**SHARP / (visits**SHARP).sum(), value)


def _elsewhere(game: Game, net: Net, luck: Random) -> Lessons:
    """What the net says at a table of any kind, remembered as it is."""
    players = luck.choice(list(game.seats))
    options = any_options(game, players, luck) if luck.random() < OTHER_OPTIONS else {}
    state, draws = game.new_state(game.read_settings(players, **options)), Dealer(luck.randrange(1 << 40))
    found: list[Decision] = []
    while not state.over:
        if int(state.to_move) == CHANCE:
            state.apply_code(draws.draw_code(state))
            continue
        legal = [int(code) for code in state.legal_codes()]
        logits, value = net.look(state, legal)
        shares = np.exp(np.array(logits) - max(logits))
        if len(legal) > 1 and luck.random() < ELSEWHERE:
            found.append(_decision(state, legal, shares / shares.sum(), value))
        state.apply_code(luck.choices(legal, shares.tolist())[0])
    return _lessons(found, [one.expected for one in found])


def _decision(state: State, legal: list[int], shares: NDArray[np.float64], expected: float) -> Decision:
    dense = np.zeros(layout_of(state.game.name).actions, np.float16)
    dense[legal] = shares
    return Decision(observed(state), mask_of(state.game, legal), dense, int(state.to_move), expected)


def _lessons(found: list[Decision], worth: list[float]) -> Lessons:
    observations, masks, shares, _, _ = zip(*found, strict=True)
    return Lessons(np.stack(observations), np.stack(masks), np.stack(shares), np.array(worth, np.float32))
