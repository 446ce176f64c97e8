"""What is kept of a bot's thinking: the value it expected and how often its search tried each action."""

from collections.abc import Callable

import pytest

import bastide
from bastide.bots import Searcher, make_bot
from bastide.bots.thoughts import decide_aloud
from bastide.core import CHANCE, Dealer, State
from bastide.core.simulate import step


@pytest.mark.parametrize(
    ("game", "name"),
    [
        ("magna_carta", "king:12"),  # led by a net
        ("magna_carta", "classic:12"),  # a tree
        ("carcassonne", "king:12"),  # few actions with the same luck
    ],
)
def test_a_search_leaves_what_it_tried(game: str, name: str) -> None:
    state = played_to(game, lambda choices: choices > 3)
    bot = make_bot(name, 1)
    assert isinstance(bot, Searcher)
    code, thought = decide_aloud(bot, state, Dealer(0))
    legal = [int(each) for each in state.legal_codes()]
    assert code in thought.visits
    assert set(thought.visits) <= set(legal)
    assert sum(thought.visits.values()) == bot.iterations_done > 0
    assert min(thought.visits.values()) > 0
    assert 0 < thought.value < 1


def test_where_nothing_is_searched_there_are_no_visits() -> None:
    forced = played_to("magna_carta", lambda choices: choices == 1)
    assert decide_aloud(make_bot("king:12", 1), forced, Dealer(0))[1].visits == {}
    planned = played_to("torres", lambda choices: choices > 1)
    assert decide_aloud(make_bot("king:4", 1), planned, Dealer(0))[1].visits == {}


def played_to(game: str, there: Callable[[int], bool]) -> State:
    """A position of a random game with that many things to choose from."""
    state, dealer = bastide.load(game).start(players=2), Dealer(4)
    while state.to_move == CHANCE or not there(len(state.legal_codes())):
        step(state, dealer)
    return state
