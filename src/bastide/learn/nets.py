"""Which kind of net learns a game."""

from importlib.util import find_spec

import bastide
from bastide.bots.net import features_of
from bastide.bots.net.squares import Board
from bastide.core import Game
from bastide.learn.board import BoardNet
from bastide.learn.net import Net

AnyNet = Net | BoardNet


def new_net(name: str, actions: int, hidden: int) -> AnyNet:
    """A net that knows nothing yet: over squares, where the game has a board of them."""
    game = bastide.load(name)
    return BoardNet(Board(game)) if has_board(game) else Net(features_of(game), actions, hidden)


def has_board(game: Game) -> bool:
    """Whether the game tells its position as planes over squares."""
    return find_spec(f"{type(game).__module__.rpartition('.')[0]}.observation_board") is not None
