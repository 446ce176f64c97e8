"""The contract of the house, checked by random play over every number of players and every choice of sets."""

import pytest

from bastide import CHANCE, Dealer, State
from bastide.core import BadOption
from bastide.core.simulate import advance, middle
from bastide.testing import check_game, perft
from games.carcassonne.slow_land import land_of, slow_placements
from games.carcassonne.table import CARCASSONNE, EVERYTHING, LOUD, new_game
from games.carcassonne.test_regions import check_regions
from games.playing import estimate
from soak import share

NAMES = list(EVERYTHING)
PROBE_EVERY = 400
"""In a soak the dear checks are made once or twice a game, each time somewhere else."""


def every_choice() -> list[dict[str, object]]:
    """All numbers of players with all combinations of the quiet sets; the other options change along."""
    found = []
    for number in range(2 ** len(NAMES)):
        chosen = {name: bool(number >> i & 1) for i, name in enumerate(NAMES)}
        for players in range(2, 7 if chosen["inns_cathedrals"] else 6):
            small = ("normal", "two")[len(found) % 2]
            start = ("random", 1)[len(found) % 3 == 0]
            found.append({"players": players, **chosen, "small_city": small, "start_player": start})
    return found


def any_choice(number: int) -> dict[str, object]:
    """A random table: every set in play or not, any value of every option; three in twenty are with everything."""
    dealer = Dealer(number)
    everything = number % 20 < 3
    while True:
        chosen: dict[str, object] = {"players": 2 + int(dealer.below(5))}
        for option in CARCASSONNE.options:
            chosen[option.name] = option.values[dealer.below(len(option.values))]
        if everything:
            chosen.update(EVERYTHING | LOUD)
        chosen["allow_discouraged"] = True
        try:
            CARCASSONNE.read_settings(**chosen)
        except BadOption:
            continue
        return chosen


def test_the_contract_holds_in_a_few_games() -> None:
    choices = every_choice()
    assert check_game(CARCASSONNE, games=6, settings=choices[:: len(choices) // 6], probe_every=40) > 500
    choices = [any_choice(number) for number in (0, 1, 7, 8, 9, 10)]
    assert check_game(CARCASSONNE, games=6, settings=choices, probe_every=60) > 1000


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(share(10)))
def test_the_contract_holds_in_100_games_of_the_quiet_sets(batch: int) -> None:
    choices = every_choice()
    assert len(choices) == 144
    shifted = choices[batch * 14 :] + choices[: batch * 14]
    check_game(CARCASSONNE, games=100, settings=shifted, seed=1 + 100 * batch, probe_every=PROBE_EVERY)


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(share(40)))
def test_the_contract_holds_in_50_games_at_random_tables(batch: int) -> None:
    """Seven or eight of them with everything in play; once in each game its regions are looked at anew."""
    numbers = range(50 * batch, 50 * batch + 50)
    choices = [any_choice(number) for number in numbers]
    check_game(CARCASSONNE, games=50, settings=choices, seed=numbers[0], probe_every=PROBE_EVERY)
    for number, chosen in zip(numbers, choices, strict=True):
        state = CARCASSONNE.start(**chosen)
        advance(state, Dealer(number), 20 + 37 * number % 400)
        check_regions(state)


PERFT = [
    ({}, [24, 123, 589, 14_003, 109_616]),
    ({"inns_cathedrals": True, "traders_builders": True, "king_robber": True, "cult": True}, [75, 386, 3_730]),
    ({"river2": True}, [1, 4, 36, 104, 410]),
    ({"river2": True, "river_room": "lake"}, [3, 12, 108, 344, 1_326]),
    (EVERYTHING, [1, 7, 63, 182, 1_214]),
    ({"count": True, "catapult": True}, [36, 721, 2_967]),
]
MIDDLES = [
    ({"players": 2}, 60, [64, 896, 40_292]),
    ({"players": 3, "inns_cathedrals": True, "traders_builders": True}, 20, [16, 42, 2_688, 50_288]),
    ({"players": 3, **EVERYTHING}, 40, [2, 142, 4_416, 20_080]),
]


@pytest.mark.parametrize(("options", "counts"), PERFT, ids=str)
def test_perft_from_the_set_up(options: dict[str, object], counts: list[int]) -> None:
    assert [perft(new_game(2, **options), depth + 1) for depth in range(len(counts))] == counts


def test_the_first_two_steps_counted_by_hand() -> None:
    """Every type of tile, at every place and rotation that a look at the start tile allows."""
    start = new_game()
    land = land_of(start.view(None)).tiles
    ids = [str(action).split()[1] for action in start.legal_actions()]
    assert sum(len(slow_placements(land, id)) for id in ids) == perft(start, 2) == 123


@pytest.mark.parametrize(("settings", "decisions", "counts"), MIDDLES, ids=str)
def test_perft_in_the_middle_of_a_game(settings: dict[str, object], decisions: int, counts: list[int]) -> None:
    state = middle(CARCASSONNE.start(start_player=0, **settings), decisions, 5)
    assert [perft(state, depth + 1) for depth in range(len(counts))] == counts


def test_the_evaluation_makes_a_greedy_player_that_beats_chance() -> None:
    wins = 0
    for seed in range(3):
        state = new_game(2, **(EVERYTHING if seed == 2 else {}))
        dealer = Dealer(seed)
        while not state.over:
            if state.to_move == CHANCE:
                state.apply_code(dealer.draw_code(state))
                continue
            codes = list(state.legal_codes())
            best = codes[dealer.below(len(codes))]
            if state.to_move == 0:
                best = max(codes, key=lambda code: margin(state, code))
            state.apply_code(best)
        wins += state.scores[0] > state.scores[1] + 20
    assert wins == 3


def margin(state: State, code: int) -> float:
    """How far seat 0 is expected to be ahead after an action."""
    after = state.copy()
    after.apply_code(code)
    return estimate(after, 0) - estimate(after, 1)
