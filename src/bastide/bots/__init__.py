"""Players made of code, honest about what they cannot see.

A bot is anything with a name and a `choose`. It never holds the true position: `decide` hands it one that its seat
cannot tell from the true one, and from that it may imagine as many others as it likes with `determinize`.

>>> import bastide
>>> from bastide.bots import RandomBot, decide
>>> state = bastide.load("torres").start(players=2)                          # doctest: +SKIP
>>> action = decide(RandomBot(seed=7), state, bastide.Dealer(1))             # doctest: +SKIP
"""

from typing import Protocol

from bastide.bots.random_bot import RandomBot
from bastide.core import Action, Dealer, State

__all__ = ["Bot", "RandomBot", "decide"]


class Bot(Protocol):
    """A player made of code."""

    name: str

    def choose(self, imagined: State) -> Action:
        """A legal action for the seat to move; what that seat cannot know is a guess in the state it is given."""


def decide(bot: Bot, state: State, luck: Dealer) -> Action:
    """What the bot does for the seat to move, knowing only what that seat may know; `luck` fills in the rest."""
    return bot.choose(state.determinize(int(state.to_move), luck))
