"""Hints and reviews say what the rules say, and know only what the seat knows."""

from pathlib import Path

import pytest

import bastide
from bastide.bots.advice import advise, consequences
from bastide.bots.review import review
from bastide.core import CHANCE, Dealer, Record, State

RECORDS = Path(__file__).parents[1] / "records"


def middle(game: str, decisions: int) -> State:
    state = bastide.load(game).start(players=2)
    dealer = Dealer(3)
    while decisions > 0 or state.to_move == CHANCE or len(state.legal_codes()) < 4:
        codes = state.legal_codes()
        if state.to_move == CHANCE:
            state.apply_code(dealer.draw_code(state))
        else:
            state.apply_code(codes[int(dealer.below(len(codes)))])
            decisions -= 1
    return state


@pytest.mark.parametrize("game", ["torres", "caylus", "magna_carta", "carcassonne"])
def test_a_hint_is_three_legal_moves_best_first(game: str) -> None:
    state = middle(game, 20)
    seat = int(state.to_move)
    found = advise(state.determinize(seat, Dealer(1)), seconds=0.3)
    assert len(found) == 3
    assert all(state.why_not(advice.action) is None for advice in found)
    assert len({str(advice.action) for advice in found}) == 3
    assert [advice.tried for advice in found] == sorted((advice.tried for advice in found), reverse=True)
    for advice in found:
        assert 0 <= advice.chance <= 1
        for event in advice.plain(game, seat)["events"]:  # type: ignore[attr-defined]
            assert event["clause"] in state.game.rulebook
            assert event["text"]


def test_the_events_of_a_hint_are_what_the_move_does() -> None:
    state = middle("torres", 30)
    code = int(state.legal_codes()[0])
    before = state.key()
    events = consequences(state, code)
    assert state.key() == before
    twin = state.copy()
    recorded = twin.record_events()
    twin.apply_code(code)
    assert [event.kind for event in events] == [event.kind for event in recorded if not event.chance]


def test_a_review_follows_the_whole_game_and_ends_with_its_result() -> None:
    record = Record.read((RECORDS / "torres-2-base.txt").read_text("utf-8"))
    frames = bastide.core.replay(bastide.load("torres"), record)[-40:]
    steps: list[int] = []
    found = review(frames, seconds=0.001, progress=steps.append)
    assert steps == list(range(len(frames)))
    assert found.curve[-1][1] == [1.0 if seat in (record.winners or []) else 0.0 for seat in range(2)]
    assert all(abs(sum(chances) - 1) < 1e-9 for _, chances in found.curve)
    assert [step for step, _ in found.curve] == sorted(step for step, _ in found.curve)
    for choice in found.choices:
        state, action = frames[choice.step]
        assert action == choice.made
        assert state.to_move == choice.seat
        assert state.why_not(choice.better) is None
        assert choice.lost >= 0
    swings = found.swings(3)
    assert [swing.lost for swing in swings] == sorted((swing.lost for swing in swings), reverse=True)
    assert abs(sum(found.luck)) < 1e-9  # what luck brings one of two seats it takes from the other
    plain = found.plain()
    assert plain["given_away"] == [round(found.given_away(seat), 4) for seat in range(2)]


def test_a_blunder_shows_as_the_biggest_swing() -> None:
    """A sensible game in which one move is replaced by its worst: the review must find that move."""
    from bastide.bots.greedy import EstimateBot
    from bastide.bots.one_ply import leads_after
    from bastide.core.counsel import counsel_of

    state = bastide.load("carcassonne").start(players=2, start_player=0)
    counsel = counsel_of(state.game)
    dealer, bot = Dealer(8), EstimateBot(1)
    frames = []
    decisions = 0
    blunder = -1
    while not state.over and decisions < 30:
        if state.to_move == CHANCE:
            action = dealer.draw(state)
        else:
            decisions += 1
            leads = list(leads_after(counsel, state, False))
            if decisions > 10 and blunder < 0 and max(leads) - min(leads) > 5:
                action = state.legal_actions()[leads.index(min(leads))]
                blunder = len(frames)
            else:
                action = bot.choose(state)
        frames.append((state.copy(), action))
        state.apply(action)
    assert blunder >= 0
    found = review(frames, seconds=0.15)
    assert found.swings(1)[0].step == blunder
