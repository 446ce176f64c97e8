"""Random games at random tables: any game, any number of players, any choice of options that the rules allow."""

from collections.abc import Callable

import pytest

import bastide
from bastide import NOBODY, Dealer, Game, State
from bastide.core import BadOption
from bastide.core.simulate import advance, finish
from bastide.testing import check_game
from games.invariants import CHECKS
from soak import share

GAMES = ("torres", "caylus", "magna_carta", "carcassonne")
BATCHES = 5
SOAK_GAMES = 100_000


def any_table(game: Game, dealer: Dealer) -> dict[str, object]:
    """Settings drawn until the rules allow them."""
    while True:
        chosen: dict[str, object] = {"players": game.seats[dealer.below(len(game.seats))]}
        for option in game.options:
            chosen[option.name] = option.values[dealer.below(len(option.values))]
        try:
            game.start(**chosen)
        except BadOption:
            continue
        return chosen


def play_random_tables(name: str, games: int, checked_every: int, seed: int) -> None:
    game = bastide.load(name)
    dealer = Dealer(seed)
    for number in range(games):
        settings = any_table(game, dealer)
        if number % checked_every == 0:
            check_game(game, games=1, seed=seed + number, settings=[settings], probe_every=60)
            look_on(game.start(**settings), CHECKS[name], Dealer(seed + number))
            continue
        state = game.start(**settings)
        pieces = dict(state.inventory())
        finish(state, Dealer(seed + number))
        assert dict(state.inventory()) == pieces, (name, settings, seed + number)
        assert state.winners, (name, settings, seed + number)
        assert len(state.scores) == settings["players"]


def look_on(state: State, check: Callable[[State], None], dealer: Dealer) -> None:
    """Play to the end, and look every 30 decisions at what every position of the game keeps."""
    while state.to_move != NOBODY:
        advance(state, dealer, 30)
        check(state)


@pytest.mark.parametrize("name", GAMES)
def test_a_few_random_tables(name: str) -> None:
    play_random_tables(name, games=10, checked_every=10, seed=1)


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("name", GAMES)
def test_random_tables(name: str, batch: int) -> None:
    games = share(SOAK_GAMES // (len(GAMES) * BATCHES))
    play_random_tables(name, games, checked_every=100, seed=1_000_000 * (batch + 1))
