"""Chances to win: together they are 1, they keep to the measure kept with the net, and the end is the result."""

from math import exp, log

import pytest

import bastide
from bastide.bots.net import board_net_of, file
from bastide.bots.outlook import AS_VALUED, chance, chances, glance, measured_for, promise, valuing_net
from bastide.core import CHANCE, Dealer
from bastide.core.counsel import counsel_of
from bastide.core.simulate import finish, middle

GAMES = ["torres", "caylus", "magna_carta", "carcassonne"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_a_level_position_is_a_fair_share(game: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody is too hopeful; with what was measured the chances are still 1 together."""
    state = middle(bastide.load(game).start(players=players), 20, 1)
    assert chance(state, 0.0) < 0.2
    assert chance(state, 1.0) > 0.8
    for value in (0.1, 0.5, 0.8):
        found = chances(state, value)
        assert sum(found) == pytest.approx(1)
        assert found[int(state.to_move)] == pytest.approx(chance(state, value))
    monkeypatch.setattr("bastide.bots.outlook.measured_for", lambda state: AS_VALUED)
    assert chance(state, 0.5) == pytest.approx(1 / players)


def test_values_are_stretched_as_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    state = middle(bastide.load("carcassonne").start(players=2), 40, 1)
    left = float(counsel_of(state.game).left(state))
    assert 0 < left < 1
    monkeypatch.setattr("bastide.bots.outlook.measured_for", lambda state: (0.5, 2.0, 0.3))
    odds = log(0.7 / 0.3) / (0.5 + 2.0 * left)
    assert chance(state, 0.7) == pytest.approx(1 / (1 + exp(0.3 - odds)))


@pytest.mark.parametrize("game", GAMES)
def test_less_and_less_of_a_game_is_left(game: str) -> None:
    state = bastide.load(game).start(players=2)
    counsel = counsel_of(state.game)
    dealer = Dealer(2)
    seen = []
    while not state.over:
        codes = state.legal_codes()
        chosen = dealer.draw_code(state) if state.to_move == CHANCE else codes[int(dealer.below(len(codes)))]
        state.apply_code(chosen)
        seen.append(float(counsel.left(state)))
    assert all(0 <= left <= 1 for left in seen)
    assert seen[-1] == 0
    if game in ("torres", "carcassonne"):
        assert seen[len(seen) // 4] > seen[len(seen) // 2] > seen[-2]


@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_the_result_and_before_it_nobody_has_won(game: str) -> None:
    state = middle(bastide.load(game).start(players=2), 30, 4)
    assert 0 < glance(state) < 1
    assert sum(promise(state)) == pytest.approx(1)
    finish(state, Dealer(3))
    assert promise(state) == [1 / len(state.winners) if seat in state.winners else 0.0 for seat in range(2)]


def test_a_game_without_a_net_has_no_header(monkeypatch: pytest.MonkeyPatch) -> None:
    game = bastide.load("torres")
    monkeypatch.setattr(file, "FILE", "no such net")
    file.header.cache_clear()
    try:
        assert file.header(game) == {}
    finally:
        file.header.cache_clear()


def test_at_a_table_of_two_builders_of_torres_the_net_over_the_board_is_believed() -> None:
    """It says of two players how well it will end; among three the estimate does, and each has its own measure."""
    torres = bastide.load("torres")
    two, three = torres.start(players=2), torres.start(players=3)
    net = board_net_of(torres)
    assert net is not None
    assert valuing_net(two) is net
    assert valuing_net(three) is None
    assert list(measured_for(two)) == net.weights.about["chance"]
    assert list(measured_for(three)) == file.header(torres)["chance"]
    assert measured_for(two) != measured_for(three)
