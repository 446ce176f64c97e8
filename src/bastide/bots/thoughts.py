"""What bots think while they play: every step of a game with the value its bot expected and what its search visited."""

from collections.abc import Sequence
from typing import NamedTuple

from bastide.bots.levels import make_bot
from bastide.bots.player import Bot, decide
from bastide.bots.searcher import Searcher
from bastide.core import CHANCE, Dealer, State
from bastide.core.counsel import counsel_of


class Thought(NamedTuple):
    """What a bot thought of one decision."""

    value: float
    """The reward it expected for its seat, 0 to 1: the mean of its search, or what the game's counsel says."""
    visits: dict[int, int]
    """How often its search tried each action, by code; empty where it did not search a tree."""


class Step(NamedTuple):
    """One step of a game: who took it (-1 for chance), its code, and what was thought."""

    mover: int
    code: int
    thought: Thought | None


def decide_aloud(bot: Bot, state: State, luck: Dealer) -> tuple[int, Thought]:
    """What a bot does, and what it thought."""
    seat = int(state.to_move)
    counsel = counsel_of(state.game)
    expected = float(counsel.rewards(state.determinize(seat, Dealer(0)))[seat])
    code = decide(bot, state, luck).code
    report = bot.tried if isinstance(bot, Searcher) else []
    visits = {action: tried for action, tried, _ in report if tried}
    if not visits:
        return code, Thought(expected, {})
    total = sum(rewards for _, _, rewards in report)
    return code, Thought(total / sum(visits.values()), visits)


def play_with_thoughts(state: State, bots: Sequence[str], number: int, seed: int) -> list[Step]:
    """Play a game to its end. What it comes to depends on its number, the seed and the bots alone, as long as these
    think by iterations. The bots sit one seat further from game to game."""
    players = int(state.players)
    names = seating(bots, players, number)
    seated = [make_bot(name, (seed + number) * players + seat) for seat, name in enumerate(names)]
    dealer, luck = Dealer(seed + number), Dealer(seed + number + (1 << 40))
    steps: list[Step] = []
    while not state.over:
        mover = int(state.to_move)
        if mover == CHANCE:
            code, thought = int(dealer.draw_code(state)), None
        else:
            code, thought = decide_aloud(seated[mover], state, luck)
        steps.append(Step(mover, code, thought))
        state.apply_code(code)
    return steps


def seating(bots: Sequence[str], players: int, number: int) -> list[str]:
    """Who sits where in a game; one bot alone plays all seats."""
    if len(bots) == 1:
        return [bots[0]] * players
    return [bots[(seat - number) % players] for seat in range(players)]
