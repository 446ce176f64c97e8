"""Matches: prepared turns, positions kept and played again, going back, and what a record tells while it is on."""

import pytest

import toy
from bastide.core import BastideError, FairDealer, IllegalAction, Match, Record, verify
from bastide.core import match as match_module

SEED = bytes(range(32))


def lots(seats: int = 3) -> Match:
    return Match(toy.GAME, toy.GAME.read_settings(seats), FairDealer(SEED, "table"))


def played(match: Match, decisions: int) -> Match:
    for _ in range(decisions):
        match.play(match.state.legal_actions()[0])
    return match


def test_a_prepared_turn_changes_nothing_until_it_is_accepted() -> None:
    match = lots()
    before, draws = match.state.key(), match.dealer.draws
    turn = match.prepare(match.state.legal_actions()[0], seat=0)
    assert (match.state.key(), len(match.steps), match.dealer.draws) == (before, 6, draws)
    match.accept(turn)
    assert match.state is turn.state
    assert len(match.steps) == 7


def test_a_turn_prepared_before_another_was_played_is_not_accepted() -> None:
    match = lots()
    turn = match.prepare(match.state.legal_actions()[0])
    played(match, 1)
    with pytest.raises(BastideError, match="another position"):
        match.accept(turn)


def test_only_the_seat_to_move_prepares_a_turn_and_only_a_legal_one() -> None:
    match = lots()
    with pytest.raises(BastideError, match="wait for seat 0"):
        match.prepare(match.state.legal_actions()[0], seat=1)
    held = {action.code for action in match.state.legal_actions()}
    other = next(toy.Play(card) for card in range(8) if toy.Play(card).code not in held)
    with pytest.raises(IllegalAction):
        match.prepare(other)


def test_positions_between_the_kept_ones_are_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_module, "KEEP_EVERY", 4)
    match = lots()
    keys = [match.position(n).key() for n in range(7)]
    for _ in range(6):
        played(match, 1)
        keys.append(match.state.key())
    assert [match.position(n).key() for n in range(len(match.steps) + 1)] == keys


def test_undo_goes_back_to_the_same_position_and_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_module, "KEEP_EVERY", 4)
    match = lots()
    key = match.state.key()
    played(match, 5)
    assert [step.seat for step in match.undo(6)] == [0, 1, 2, 0, 1]
    assert match.state.key() == key
    match.undo(0)
    assert match.state.key() == key, "the deal is the same again"


def test_a_match_is_resumed_from_its_steps_and_one_later_position() -> None:
    match = played(lots(), 4)
    dealer = FairDealer(SEED, "table")
    dealer.draws = match.dealer.draws
    twin = Match.resume(toy.GAME, match.settings, dealer, list(match.steps), {9: match.position(9)})
    assert twin.state.key() == match.state.key()
    played(match, 2)
    played(twin, 2)
    assert Record.of(twin).write() == Record.of(match).write()
    assert verify(toy.GAME, Record.of(twin)).draws_checked


def test_a_match_follows_the_steps_of_another() -> None:
    match, twin = lots(), lots()
    for step in played(match, 4).steps[6:]:
        twin.follow(step)
    assert twin.state.key() == match.state.key()
    assert twin.dealer.draws == match.dealer.draws


def test_a_running_record_has_no_hash_from_the_first_hidden_step_on() -> None:
    lines = Record.of(played(lots(), 2), viewer=0).lines
    assert [line.text == "?" for line in lines] == [False, True, True, False, True, True, False, False]
    assert [bool(line.hash) for line in lines] == [True] + [False] * 7
    text = Record.of(played(lots(), 2), viewer=0).write()
    assert Record.read(text).write() == text


def test_a_stopped_match_has_a_record_with_its_seed_that_verifies_without_a_result() -> None:
    record = Record.read(Record.of(played(lots(), 2), stopped=True).write())
    found = verify(toy.GAME, record)
    assert found.draws_checked
    assert not found.state.over
    assert record.scores is None
