"""Whole turns judged by the net over the squares of Torres."""

import pytest
from librt.strings import BytesWriter

import bastide
from bastide.bots import decide, make_bot
from bastide.bots.advice import judge as judge_moves
from bastide.bots.arena import pairings, play_game
from bastide.bots.net import Net, board_net_of
from bastide.bots.net.replies import WEIGHT, Replies
from bastide.bots.net.squares import Board
from bastide.bots.net.turns import Judge, judge_of
from bastide.bots.planner import Plan, Planner
from bastide.bots.searcher import FEW, Searcher
from bastide.core import CHANCE, Dealer, State
from bastide.core.counsel import counsel_of
from bastide.core.native import codes
from bastide.core.simulate import middle

TORRES = bastide.load("torres")


def judge(state: State) -> Judge:
    found = judge_of(state, counsel_of(TORRES), Dealer(1))
    assert found is not None
    return found


def beginning_of_a_turn(decisions: int) -> State:
    state = middle(TORRES.start(players=2), decisions, 3)
    counsel, turn, dealer = counsel_of(TORRES), -1, Dealer(2)
    while state.to_move == CHANCE or counsel.turn_of(state) == turn or turn < 0:
        turn = int(counsel.turn_of(state)) if state.to_move != CHANCE else turn
        legal = state.legal_codes()
        state.apply_code(dealer.draw_code(state) if state.to_move == CHANCE else legal[len(legal) - 1])
    return state


def test_the_net_of_the_board_fits_and_is_small() -> None:
    net = board_net_of(TORRES)
    assert net is not None
    assert sum(len(layer.weights) for layer in net.weights.layers) < 3_000_000


@pytest.mark.parametrize("numpy", [True, False])
def test_positions_looked_at_together_are_worth_what_each_is_worth_alone(numpy: bool) -> None:
    known = board_net_of(TORRES)
    assert known is not None
    net = Net(TORRES, known.weights, numpy=numpy)
    states = [middle(TORRES.start(players=2), decisions, 5) for decisions in (3, 25, 50)]
    alone = [known.look(state, [int(state.legal_codes()[0])])[1] for state in states]
    assert net.values(states) == pytest.approx(alone, abs=1e-3)
    assert len(set(alone)) == 3
    assert net.values([]) == []


def test_a_turned_board_is_thought_of_as_it_was() -> None:
    """At a glance a net finds an action a little better when it lies on another side; from all sides it cannot."""
    net = board_net_of(TORRES)
    assert net is not None
    state = middle(TORRES.start(players=2), 25, 5)
    legal = [int(code) for code in state.legal_codes()]
    out = BytesWriter()
    net.write(state, int(state.to_move), out)
    seen = memoryview(out.getvalue()).cast("h")
    glances, thoughts = [], []
    for side in Board(TORRES).sides():
        turned = b"".join(seen[number].to_bytes(2, "little", signed=True) for number in side.numbers)
        became = [side.becomes[code] for code in legal]
        glances.append(net.evaluator.look(turned, became)[0])
        thoughts.append(net.evaluator.thoughts(turned, became))
    assert len(thoughts) == 8
    for one in thoughts:
        assert one == pytest.approx(thoughts[0], abs=1e-3)
    assert any(glance != pytest.approx(glances[0], abs=1e-2) for glance in glances)
    best = net.best_thought(state, legal)
    assert thoughts[0][legal.index(best)] == max(thoughts[0])


def test_the_net_wins_by_its_first_thought() -> None:
    """Six games against the search over six plans, both seats."""
    results = [play_game("torres", {"players": 2}, ["net", "classic:6"], one) for one in pairings(2, 2, range(3))]
    assert sum(result["ranks"][result["seats"].index(0)] == 1 for result in results) >= 5


def test_the_nets_own_turn_can_be_played_to_its_end() -> None:
    state = beginning_of_a_turn(60)
    own = judge(state).own_turn(state)
    played = state.copy()
    for code in own.codes:
        assert code in list(played.legal_codes())
        played.apply_code(code)
    assert played.key() == own.state.key()
    assert played.to_move != state.to_move


def test_a_plan_must_be_judged_better_than_the_nets_own_turn() -> None:
    state = beginning_of_a_turn(60)
    judges = judge(state)
    planner = Planner(counsel_of(TORRES), state)
    planner.run(60.0, 6, codes([]))
    own = judges.own_turn(state, judges.net.best_thought)
    chosen = judges.judged(state, planner.plans[:6], 60.0)[0]
    assert chosen.value >= judges.worth(own.state, int(state.to_move)) + 0.02


def test_the_turn_that_plans_are_weighed_against_is_thought_of_from_all_sides() -> None:
    """There are turns of which the net thinks otherwise at a glance."""
    turns = [beginning_of_a_turn(decisions) for decisions in range(10, 90, 10)]
    differs = 0
    for state in turns:
        judges = judge(state)
        careful = judges.own_turn(state, judges.net.best_thought)
        differs += list(careful.codes) != list(judges.own_turn(state).codes)
        assert [list(plan.codes) for plan in judges.judged(state, [], 60.0)] == [list(careful.codes)]
    assert differs > 0


def test_an_answer_is_at_least_as_good_for_who_gives_it_as_its_first_thought() -> None:
    state = beginning_of_a_turn(60)
    judges = judge(state)
    end = judges.own_turn(state).state
    seat, other = int(state.to_move), int(end.to_move)
    assert other == 1 - seat
    after_first_thought = judges.own_turn(end).state
    assert after_first_thought.to_move == seat
    value = Replies(judges).answered(end, seat, int(state.turn_number()))
    assert value <= -judges.worth(after_first_thought, other)


def test_turns_are_compared_by_what_comes_after_the_answer() -> None:
    """Two turns that look alike: the one that can be answered better is the worse one."""
    state = beginning_of_a_turn(60)
    judges = judge(state)
    planner = Planner(counsel_of(TORRES), state)
    planner.run(60.0, 20, codes([]))
    replies, seat, number = Replies(judges), int(state.to_move), int(state.turn_number())
    turns = [Plan(plan.state, plan.codes, plan.sign, 0.25) for plan in planner.plans[:6]]
    answered = [replies.answered(turn.state, seat, number) for turn in turns]
    assert len({round(value, 6) for value in answered}) > 1
    compared = replies.compare(state, turns[:], 60.0, 6)
    assert compared[0] is turns[answered.index(max(answered))]
    assert compared[0].value == pytest.approx((1 - WEIGHT) * 0.25 + WEIGHT * max(answered))
    assert [turn.value for turn in compared] == sorted((turn.value for turn in compared), reverse=True)


def test_of_turns_that_end_alike_the_one_that_builds_most_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """But not one that ends much worse: an eighth of a win, 0.25, is worth more than the points of a turn."""
    state = beginning_of_a_turn(60)
    judges, seat = judge(state), int(state.to_move)
    planner = Planner(counsel_of(TORRES), state)
    planner.run(60.0, 20, codes([]))
    built = sorted(planner.plans, key=lambda plan: float(judges.counsel.estimates(plan.state)[seat]))
    least, most = built[0], built[-1]
    for ahead, taken in ((0.0, most), (0.25, least)):
        least.value, most.value = 0.25 + ahead, 0.25
        monkeypatch.setattr(judges, "judged", lambda start, plans, seconds: [least, most])
        monkeypatch.setattr(Replies, "compare", lambda self, start, turns, seconds, most: turns)
        assert judges.choose(state, planner.plans, 60.0, 20)[0] is taken


def test_without_time_the_turn_that_looks_best_is_answered_alone() -> None:
    state = beginning_of_a_turn(60)
    judges = judge(state)
    planner = Planner(counsel_of(TORRES), state)
    planner.run(60.0, 6, codes([]))
    assert Replies(judges).compare(state, planner.plans[:4], -1.0, 4) == planner.plans[:1]


def test_a_turn_in_which_a_card_is_drawn_is_played_to_its_end_before_it_is_answered() -> None:
    state = beginning_of_a_turn(20)
    seat, number = int(state.to_move), int(state.turn_number())
    drawing = state.copy()
    drawing.apply(drawing.parse("buy"))
    assert drawing.to_move == CHANCE
    judges = judge(state)
    asked: list[tuple[int, int]] = []
    worth = judges.worth

    def noted(position: State, of: int) -> float:
        asked.append((int(position.turn_number()), int(position.to_move)))
        return worth(position, of)

    judges.worth = noted  # type: ignore[method-assign]
    Replies(judges).answered(drawing, seat, number)
    assert asked[-1] == (number + 2, seat)


@pytest.mark.parametrize(
    ("name", "at_most", "seconds"), [("king:100ms", 60.0, 0.1), ("king:100ms", 0.25, None), ("king", 60.0, 4.2 / 16)]
)
def test_a_turn_planned_once_takes_the_time_of_its_decisions(name: str, at_most: float, seconds: float | None) -> None:
    """As many as the likely turn has, and never longer than a bot may think until it answers."""
    state = beginning_of_a_turn(60)
    bot = make_bot(name, seed=4, at_most=at_most)
    assert isinstance(bot, Searcher)
    steps = max(len(plan.codes) for plan in Planner(counsel_of(TORRES), state).make_plans(state, FEW))
    assert steps > 4
    assert bot.seconds_for_turn(state) == pytest.approx(at_most if seconds is None else seconds * steps)


def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    state = beginning_of_a_turn(40)
    judges = judge(state)
    assert judges.worth(state, 0) == -judges.worth(state, 1)


def test_an_end_is_worth_what_it_brought() -> None:
    state = TORRES.start(players=2)
    judges, dealer = judge(state), Dealer(6)
    while not state.over:
        legal = state.legal_codes()
        state.apply_code(dealer.draw_code(state) if state.to_move == CHANCE else legal[int(dealer.below(len(legal)))])
    winner = state.winners[0]
    assert 0.7 < judges.worth(state, winner) <= 1.0
    assert judges.worth(state, 1 - winner) == pytest.approx(-judges.worth(state, winner))


def test_nobody_judges_among_three() -> None:
    assert judge_of(TORRES.start(players=3), counsel_of(TORRES), Dealer(1)) is None


def test_by_iterations_the_king_repeats_itself() -> None:
    state = beginning_of_a_turn(30)
    first, second = (decide(make_bot("king:6", seed=4), state, Dealer(5)) for _ in range(2))
    assert first == second


def where_cards_are_hidden() -> State:
    """The beginning of a turn of a seat that does not know what the other one holds."""
    state, luck, builder, turn = TORRES.start(players=2), Dealer(2), make_bot("builder", seed=1), -1
    while True:
        if state.to_move == CHANCE:
            state.apply_code(luck.draw_code(state))
            continue
        seat = int(state.to_move)
        if turn != state.turn_number() and len({state.determinize(seat, luck).key() for _ in range(4)}) == 4:
            return state
        turn = int(state.turn_number())
        state.apply(decide(builder, state, luck))


@pytest.mark.parametrize("name", ["king:30", "classic:30"])
def test_a_turn_goes_on_as_planned_though_what_is_hidden_is_guessed_anew(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until luck has a say: where a net judges nothing is planned again, else the plan is one of the candidates."""
    rests: list[bool] = []
    planned = Searcher.plan

    def plan(self: Searcher, imagined: State, kept: list[int] | None = None) -> Plan:
        rests.append(bool(kept))
        return planned(self, imagined, kept)

    state, luck, bot = where_cards_are_hidden(), Dealer(5), make_bot(name, seed=4)
    seat, decisions = int(state.to_move), 0
    monkeypatch.setattr(Searcher, "plan", plan)
    while state.to_move == seat:
        decisions += len(state.legal_codes()) > 1
        state.apply(decide(bot, state, luck))
    assert decisions > 2
    assert rests == ([False] if name == "king:30" else [False, *[True] * (len(rests) - 1)])


def test_hints_for_two_say_what_the_king_would_do() -> None:
    """Both compare whole turns once they are answered."""
    same = 0
    for decisions in (40, 60, 80, 100):
        state = beginning_of_a_turn(decisions)
        hint = judge_moves(state, 60.0, iterations=20)
        king = make_bot("king:20", seed=0)
        same += hint.best == int(decide(king, state, Dealer(1)).code)
    assert same >= 3


def test_a_move_that_was_made_is_worth_the_best_turn_that_begins_with_it() -> None:
    """Steps of one turn in another order are as good: who did one of them first gave nothing away."""
    others = []
    for decisions in (20, 40, 60, 80):
        state = beginning_of_a_turn(decisions)
        best = judge_moves(state, 60.0, iterations=20)
        turn = [best.best, *best.plans[best.best]]
        for made in turn[1:]:
            swapped = after(state, [made, *(code for code in turn if code != made)])
            if swapped is not None and swapped.key() == after(state, turn).key():  # type: ignore[union-attr]
                judged = judge_moves(state, 60.0, iterations=20, made=made)
                others.append(made)
                assert judged.values[made] == pytest.approx(max(judged.values.values()), abs=0.05)
        foolish = int(state.legal_codes()[-1])
        assert foolish in judge_moves(state, 60.0, iterations=20, made=foolish).plans
    assert others


def after(state: State, steps: list[int]) -> State | None:
    """The position after these steps, if they are legal."""
    state = state.copy()
    for code in steps:
        if code not in list(state.legal_codes()):
            return None
        state.apply_code(code)
    return state
