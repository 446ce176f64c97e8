"""The estimate for bots: cheap, made of what everybody sees, and good enough to play by."""

from bastide.core import CHANCE, Dealer, State
from bastide.games.caylus import GAME
from bastide.games.caylus.prospects import WORTHS, facts
from games.caylus.town import BLUE, GREEN, RED, play_on, start, town
from games.playing import do, estimate

ONE = {"deniers": 3, "food": 1, "wood": 1, "stone": 1}


def worth(**data: object) -> float:
    return estimate(town(**data), RED)  # type: ignore[arg-type]


def test_at_the_end_it_is_the_score() -> None:
    state = play_on(start(players=3, seed=1), seed=1)
    assert [estimate(state, seat) for seat in range(3)] == [float(score) for score in state.scores]


def test_it_answers_before_the_turn_order_is_drawn() -> None:
    state = GAME.start(players=5)
    dealer = Dealer(3)
    while state.to_move == CHANCE:
        assert estimate(state, BLUE) > 0
        state.apply(dealer.draw(state))


def test_more_is_better() -> None:
    plain = worth(own={RED: ONE})
    assert worth(own={RED: {**ONE, "prestige": 5}}) == plain + 5
    for more in ({"gold": 1}, {"food": 2}, {"deniers": 4}, {"markers": {"prestige": 1}}, {"houses": {"dungeon": 1}}):
        assert worth(own={RED: {**ONE, **more}}) > plain
    assert worth(own={RED: ONE}, build={9: ("residence", RED)}) > plain
    assert worth(own={RED: ONE}, build={9: ("park", RED)}) > plain
    assert worth(own={RED: ONE}, order=[GREEN, 2, BLUE, RED]) < plain
    assert worth(own={RED: ONE}, workers={"inn_right": RED}) > plain
    assert worth(own={RED: ONE}, workers={"4": RED}) > plain  # a worker on the quarry


def test_cubes_are_worth_less_towards_the_end() -> None:
    def of_a_wood(bailiff: int) -> float:
        return worth(own={RED: {"wood": 1}}, bailiff=bailiff, scored=2) - worth(bailiff=bailiff, scored=2)

    assert of_a_wood(23) < of_a_wood(19) <= of_a_wood(12)


def test_a_favour_in_hand_counts() -> None:
    state = town(phase="special", own={RED: {"deniers": 1, "cloth": 1}}, workers={"joust_field": RED})
    declined = state.copy()
    do(state, "joust")
    do(declined, "decline")
    assert estimate(state, RED) > estimate(declined, RED)


def best(state: State) -> int:
    seat = int(state.to_move)
    values = []
    for code in state.legal_codes():
        after = state.copy()
        after.apply_code(code)
        values.append((estimate(after, seat), -code))
    return -max(values)[1]


def test_one_step_ahead_it_beats_chance() -> None:
    margins = []
    for seed in range(6):
        state = GAME.start(players=2)
        dealer = Dealer(seed)
        while not state.over:
            if state.to_move == CHANCE:
                state.apply(dealer.draw(state))
            elif state.to_move == seed % 2:
                state.apply_code(best(state))
            else:
                codes = state.legal_codes()
                state.apply_code(codes[dealer.below(len(codes))])
        margins.append(state.scores[seed % 2] - state.scores[1 - seed % 2])
    assert min(margins) > 10


def test_between_turns_each_thing_is_counted_under_its_name() -> None:
    def counted(**data: object) -> dict[str, float]:
        return dict(zip(WORTHS, facts(town(**data), RED), strict=True))  # type: ignore[arg-type]

    def more(**data: object) -> set[str]:
        bare = counted(own={RED: {}})
        return {name for name, fact in counted(**data).items() if fact > bare[name]}

    assert more(own={RED: {"cloth": 1}}) == {"points", "cloth"}
    assert more(own={RED: {"gold": 1}}) == {"points", "gold"}
    assert more(own={RED: {"deniers": 1}}) == {"points", "denier"}
    assert more(own={RED: {"markers": {"resources": 1}}}) == {"line_of_resources"}
    assert more(own={RED: {"food": 1, "wood": 1, "stone": 1}}) >= {"food", "wood", "stone", "batch", "batch_early"}
    assert more(own={RED: {"houses": {"dungeon": 2}}}) >= {"house", "favour_due"}
    assert more(own={RED: {}}, build={9: ("residence", RED)}) == {"income", "residence"}
    assert more(own={RED: {}}, build={9: ("park", RED)}) == {"stone_building"}
    assert more(own={RED: {}}, build={9: ("lawyer", RED)}) == {"wooden_building"}
