"""What the games tell bots about their positions holds together."""

import bastide
from bastide.bots.planner import Planner
from bastide.core import CHANCE, Dealer, State
from bastide.core.counsel import counsel_of, lead
from bastide.core.native import codes as codes_of
from bastide.core.native import vec
from bastide.games.carcassonne.evaluation import FIELD_CITY, field_future
from bastide.games.carcassonne.land import BIT, WORD

LAST_TURN = 23
"""Of a game of Torres for two: three years of four rounds."""


def torres_in_turn(turn: int, seed: int) -> State:
    """The beginning of that turn in a random game."""
    state = bastide.load("torres").start(players=2)
    counsel = counsel_of(state.game)
    dealer = Dealer(seed)
    while state.to_move == CHANCE or counsel.turn_of(state) < turn:
        codes = state.legal_codes()
        chance = state.to_move == CHANCE
        state.apply_code(dealer.draw_code(state) if chance else codes[int(dealer.below(len(codes)))])
    return state


def test_nobody_plans_to_buy_a_card_that_can_never_be_played() -> None:
    buy = bastide.load("torres").parse("buy").code
    for seed in range(12):
        state = torres_in_turn(LAST_TURN, seed)
        plan = Planner(counsel_of(state.game), state).run(60.0, 2, codes_of([]))
        assert buy not in list(plan.codes), f"in game {seed}"


def test_in_the_last_turn_only_the_lead_counts_and_before_it_a_rival_counts_less() -> None:
    for turn, part in ((LAST_TURN, 1.0), (LAST_TURN - 2, 0.6)):
        state = torres_in_turn(turn, 3)
        counsel = counsel_of(state.game)
        seat = int(state.to_move)
        points = counsel.estimates(state)
        rival = points[seat] - lead(points, seat)
        assert abs(counsel.margin(state, seat) - (points[seat] - part * rival)) < 1e-9


def test_every_open_city_beside_a_field_is_counted_once() -> None:
    """CAR-B-6.3: here one city comes twice in the list of segments, another one between them."""
    state = bastide.load("carcassonne").start(players=2)
    dealer = Dealer(0)
    field = 1
    for _ in range(61):
        codes = state.legal_codes()
        chance = state.to_move == CHANCE
        state.apply_code(dealer.draw_code(state) if chance else codes[int(dealer.below(len(codes)))])
    land = state.land  # type: ignore[attr-defined]
    first = field * land.words
    touched = [city for city in range(land.cities) if land.members[first + city // WORD] & BIT[city % WORD]]
    regions = [int(land.root(land.city_node[city])) for city in touched]
    still_open = [region for region in regions if land.ends[region] > 0]
    assert still_open == [0, 7, 14, 7]
    closing = vec[float]([1.0] * len(land.ends))
    weights = counsel_of(state.game).weights
    assert abs(field_future(state, field, closing, weights) - 3 * 3.0 * weights[FIELD_CITY]) < 1e-9  # type: ignore[arg-type]
