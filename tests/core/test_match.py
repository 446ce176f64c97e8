"""A match: steps, chance by itself, undo inside the horizon."""

import pytest

from bastide import BastideError, FairDealer, IllegalAction, Match, load
from toy import GAME

TORRES = load("torres")


def new_match() -> Match:
    match = Match(TORRES, TORRES.read_settings(2, first_player=0), FairDealer(bytes(32), "undo"))
    for text in ("knight d8", "knight c6", "king e1"):
        match.play(TORRES.parse(text))
    return match


def test_chance_plays_by_itself() -> None:
    match = Match(GAME, GAME.read_settings(3), FairDealer(bytes(32)))
    assert [str(step.action).split()[0] for step in match.steps] == ["deal"] * 6
    assert match.state.to_move == 0


def test_an_illegal_action_changes_nothing() -> None:
    match = new_match()
    before = match.state.key()
    with pytest.raises(IllegalAction, match=r"TOR-7\.5: a block on a1 would start a new castle\."):
        match.play(TORRES.parse("block a1"))
    with pytest.raises(BastideError, match="It is not the turn of seat 1; wait for seat 0"):
        match.play(TORRES.parse("advance"), seat=1)
    assert match.state.key() == before
    assert len(match.steps) == 3


def test_undo_goes_back_step_by_step_to_the_start_of_the_turn() -> None:
    match = new_match()
    start = match.state.key()
    for text in ("advance", "block e8", "move d8 e8"):
        match.play(TORRES.parse(text), seat=0)
    assert match.undo_horizon(0) == 3
    assert match.undo_horizon(1) == 6
    undone = match.undo(5)
    assert [str(step.action) for step in undone] == ["move d8 e8"]
    match.undo(3)
    assert match.state.key() == start


def test_what_programs_answered_goes_with_the_own_decisions_before_it() -> None:
    match = new_match()
    for text in ("advance", "end", "advance", "end"):
        match.play(TORRES.parse(text))
    assert match.state.to_move == 0
    assert match.undo_horizon(0) == len(match.steps) == 7
    assert match.undo_horizon(0, frozenset({1})) == 0
    assert match.undo_horizon(1, frozenset({0})) == 1  # the other's first knight was set before


def test_nobody_undoes_past_a_draw_alone_and_the_same_card_comes_again() -> None:
    match = new_match()
    match.play(TORRES.parse("buy"))
    assert match.undo_horizon(0) == len(match.steps) == 7
    drawn = [str(step.action) for step in match.steps[4:]]
    match.undo(3)  # by consent of all
    match.play(TORRES.parse("buy"))
    assert [str(step.action) for step in match.steps[4:]] == drawn


def test_playing_a_hidden_card_cannot_be_undone_alone() -> None:
    match = Match(GAME, GAME.read_settings(2), FairDealer(bytes(32)))
    match.play(match.state.legal_actions()[0])
    assert match.undo_horizon(0) == len(match.steps)


def test_undo_to_a_step_that_is_none_is_refused() -> None:
    with pytest.raises(BastideError, match="There are 3 steps; 9 is none of them"):
        new_match().undo(9)


def test_a_hidden_action_is_unseen_by_the_others() -> None:
    match = new_match()
    match.play(TORRES.parse("buy"))
    assert [sorted(step.unseen_by) for step in match.steps[3:]] == [[], [-1, 1], [-1, 1], [-1, 1]]
