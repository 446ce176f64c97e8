"""The estimate for bots: in points, and good enough to win by."""

import pytest

from bastide.core import CHANCE, Dealer
from bastide.games.magna_carta import GAME
from bastide.games.magna_carta.prospects import WORTHS, facts
from games.magna_carta.table import card, random_games, seat, table
from games.playing import estimate


def best_move(state, luck: Dealer) -> int:
    """The move after which the estimate is highest, guessing what the mover cannot see."""
    mover = int(state.to_move)
    guess = state.determinize(mover, luck)
    estimates = []
    for code in state.legal_codes():
        after = guess.copy()
        after.apply_code(code)
        estimates.append((estimate(after, mover), -int(code)))
    return -max(estimates)[1]


def wins_against_random(players: int, variant: str, games: int) -> int:
    wins = 0
    for number in range(games):
        state, luck = GAME.start(players, variant=variant), Dealer(900 + number)
        planner = number % players
        while not state.over:
            codes = state.legal_codes()
            if state.to_move == CHANCE:
                state.apply_code(luck.draw_code(state))
            elif state.to_move == planner:
                state.apply_code(best_move(state, luck))
            else:
                state.apply_code(codes[luck.below(len(codes))])
        wins += state.winners == [planner]
    return wins


@pytest.mark.parametrize(("players", "variant"), [(2, "standard"), (2, "beginner"), (4, "standard")])
def test_taking_the_best_estimate_beats_random_play(players, variant):
    assert wins_against_random(players, variant, games=12) >= 11


def test_at_the_end_the_estimate_is_the_score():
    for state, code in random_games(3, seed=8):
        after = state.copy()
        after.apply_code(code)
        if after.over:
            assert [estimate(after, s) for s in range(after.players)] == [float(n) for n in after.scores]


def test_the_estimate_likes_goods_tokens_workers_and_residences():
    def worth(road=(), **have) -> float:
        return estimate(table(seat(**have), seat(), road=list(road)), 0)

    bare = worth()
    assert worth(gold=1) > worth(food=1) > worth(deniers=1) > bare
    assert worth([card("bank", 0)]) > bare
    assert worth([card("large_farm", 1, worker=0)]) > worth([card("large_farm", 1)])
    assert worth([card("large_farm", 0, worker=1)]) > worth([card("large_farm", 0)])
    within = estimate(table(seat(), seat(), road=[card("large_farm", 1, worker=0)], provost=2), 0)
    beyond = estimate(table(seat(), seat(), road=[card("large_farm", 1, worker=0)], provost=1), 0)
    assert within > beyond


def test_between_turns_each_thing_is_counted_under_its_name():
    def counted(road=(), **have) -> dict[str, float]:
        state = table(seat(**have), seat(), road=list(road))
        return dict(zip(WORTHS, facts(state, 0), strict=True))

    def more(road=(), **have) -> set[str]:
        bare = counted()
        return {name for name, fact in counted(road, **have).items() if fact > bare[name]}

    assert more(food=1) == {"points", "cube"}
    assert more(stone=1) == {"points", "cube", "stone"}
    assert more(food=1, wood=1, stone=1) == {"points", "cube", "stone", "set", "batch"}
    assert more(gold=1) == {"points", "gold"}
    assert more(deniers=1) == {"points", "denier"}
    assert more([card("bank", 0)]) == {"points", "bank"}
    assert more([card("bank", 1)]) == set()
