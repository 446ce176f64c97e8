"""What is scored, taken and returned in whole games is what a look at the whole board says."""

from collections import Counter

import pytest

from bastide import CHANCE, Dealer, State
from bastide.games.carcassonne.view_types import CarcassonneView
from bastide.testing import rule
from games.carcassonne.slow_scoring import Reckoning
from games.carcassonne.table import CARCASSONNE, EVERYTHING
from soak import share

NAMES = list(EVERYTHING)


def settings_of(game: int) -> dict[str, object]:
    """Every combination of the quiet sets, with the numbers of players and the small cities changing along."""
    chosen = {name: bool(game >> i & 1) for i, name in enumerate(NAMES)}
    players = 2 + game % (5 if chosen["inns_cathedrals"] else 4)
    return {"players": players, **chosen, "small_city": ("normal", "two")[game // 3 % 2]}


def with_action(view: CarcassonneView, text: str) -> CarcassonneView:
    """The table with a tile placed or a figure deployed, and nothing scored yet."""
    word, *parts = text.split()
    if word == "place":
        x, y = map(int, parts[0].split(","))
        tile = {"tile": view["drawn"], "x": x, "y": y, "rotation": int(parts[1])}
        return {**view, "land": [*view["land"], tile]}
    if word == "deploy":
        last = view["land"][-1]
        figure = {"seat": view["active"], "figure": parts[0], "x": last["x"], "y": last["y"], "segment": parts[1]}
        return {**view, "figures": [*view["figures"], figure]}
    return view


def densest(state: State, codes: list[int], dealer: Dealer) -> int:
    """Of a few placements the one with the most neighbours, so that much is completed; of other actions any."""
    tried = [codes[dealer.below(len(codes))] for _ in range(6)]
    land = {(t["x"], t["y"]) for t in state.view(None)["land"]}

    def neighbours(code: int) -> int:
        x, y = map(int, str(state.game.actions.decode(code)).split()[1].split(","))
        return sum((x + dx, y + dy) in land for dx in (-1, 0, 1) for dy in (-1, 0, 1))

    return max(tried, key=neighbours) if state.view(None)["phase"] == "CAR-T-4" else tried[0]


def compare(state: State, reckoned: Reckoning) -> None:
    view = state.view(None)
    assert state.scores == reckoned.scores
    if state.over:
        return
    told = [(f["seat"], f["figure"], f["x"], f["y"], f["segment"]) for f in view["figures"]]
    kept = [(f["seat"], f["figure"], f["x"], f["y"], f["segment"]) for _, f in reckoned.standing]
    assert sorted(told) == sorted(kept)
    assert [Counter(seat["goods"]) for seat in view["seats"]] == reckoned.goods
    assert dict(view["king_robber"] or {}) == reckoned.markers


def play_and_reckon(settings: dict[str, object], seed: int) -> int:
    """Play a game, reckoning every part; how many of them changed the scores."""
    state = CARCASSONNE.start(**settings)
    dealer = Dealer(seed)
    scored = 0
    while not state.over:
        if state.to_move == CHANCE:
            before = state.view(None)
            state.apply_code(dealer.draw_code(state))
            if state.over:  # the last tiles fitted nowhere
                reckoned = Reckoning(before, state.settings)
                reckoned.finish_game()
                compare(state, reckoned)
            continue
        code = densest(state, [int(code) for code in state.legal_codes()], dealer)
        before = with_action(state.view(None), str(state.game.actions.decode(code)))
        state.apply_code(code)
        if state.view(None)["phase"] == "CAR-T-5" and not state.over:
            continue
        reckoned = Reckoning(before, state.settings)
        reckoned.finish_part()
        scored += reckoned.scores != [seat["score"] for seat in before["seats"]]
        if state.over:
            reckoned.finish_game()
        compare(state, reckoned)
    return scored


@rule("CAR-B-4.8", "CAR-B-4.10", "CAR-B-6.5")
@pytest.mark.parametrize("game", [0, 3, 9, 14, 22, 31])
def test_scores_agree_with_the_whole_board(game: int) -> None:
    assert play_and_reckon(settings_of(game), seed=game) > 5


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(share(8)))
def test_scores_agree_in_20_games_of_every_combination(batch: int) -> None:
    for game in range(batch, 640, 8):
        play_and_reckon(settings_of(game % 32), seed=1000 + game)
