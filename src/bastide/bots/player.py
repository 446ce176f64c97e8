"""What a bot is, and how it is asked."""

from typing import Protocol

from bastide.core import Action, Dealer, State


class Bot(Protocol):
    """A player made of code."""

    name: str

    def choose(self, imagined: State) -> Action:
        """A legal action for the seat to move; what that seat cannot know is a guess in the state it is given."""


def decide(bot: Bot, state: State, luck: Dealer) -> Action:
    """What the bot does for the seat to move, knowing only what that seat may know; `luck` fills in the rest."""
    return bot.choose(state.determinize(int(state.to_move), luck))
