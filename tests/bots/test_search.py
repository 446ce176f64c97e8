"""The searches find what is there to be found."""

import pytest

import bastide
import toy
from bastide.bots.expectimax import Expectimax
from bastide.bots.halving import Halving
from bastide.bots.planner import Planner
from bastide.bots.tree import Tree
from bastide.bots.uct import Uct
from bastide.core import CHANCE, Dealer, State
from bastide.core.counsel import Counsel, counsel_of, squash
from bastide.core.native import codes as codes_of
from bastide.core.native import vec
from bastide.core.simulate import middle


def last_choice(game: str, seed: int, **options: object) -> State:
    """A position in which the mover's choice ends the game and changes its final lead, of the first such game."""
    while True:
        found = last_choice_of(game, seed, **options)
        if found is not None:
            return found
        seed += 1


def last_choice_of(game: str, seed: int, **options: object) -> State | None:
    """That position of the random game with this seed, if it has one."""
    state = bastide.load(game).start(players=2, **options)
    dealer = Dealer(seed)
    found = None
    while not state.over:
        if state.to_move == CHANCE:
            state.apply_code(dealer.draw_code(state))
            continue
        if len(state.legal_codes()) > 1 and len(set(final_leads(state).values())) > 1:
            found = state.copy()
        codes = state.legal_codes()
        state.apply_code(codes[int(dealer.below(len(codes)))])
    return found


def final_leads(state: State) -> dict[int, float]:
    """For every action that ends the game, the lead of the mover then."""
    leads: dict[int, float] = {}
    seat = int(state.to_move)
    for code in state.legal_codes():
        twin = state.copy()
        twin.apply_code(code)
        if twin.over:
            leads[int(code)] = twin.scores[seat] - twin.scores[1 - seat]
    return leads if len(leads) == len(state.legal_codes()) else {}


def test_all_searches_take_the_points_of_the_last_move() -> None:
    for seed in (1, 10):
        state = last_choice("carcassonne", seed)
        leads = final_leads(state)
        best = max(leads.values())
        counsel = counsel_of(state.game)
        tree = Tree(counsel, state.copy(), Dealer(1))
        tree.run(60.0, 60)
        assert leads[int(tree.best())] == best
        uct = Uct(counsel, state.copy(), Dealer(1), True, False)
        uct.run(60.0, 3000)
        assert leads[int(uct.best())] == best
        rave = Uct(counsel, state.copy(), Dealer(1), True, True)
        rave.run(60.0, 3000)
        assert leads[int(rave.best())] == best
        assert leads[int(Expectimax(counsel, state.copy(), Dealer(1)).run(60.0))] == best


def test_a_search_ends_early_only_with_the_answer_it_would_have_given() -> None:
    saved = 0
    for decisions in (6, 20, 40, 60):
        state = middle(bastide.load("magna_carta").start(players=2), decisions, 3)
        full = Tree(counsel_of(state.game), state.copy(), Dealer(1))
        full.run(600.0, 96)
        early = Tree(counsel_of(state.game), state.copy(), Dealer(1))
        early.run(600.0, 96, until_sure=True)
        assert early.best() == full.best()
        saved += int(full.iterations - early.iterations)
    assert saved > 0


def test_a_chance_node_gets_more_outcomes_the_more_it_is_visited() -> None:
    state = bastide.load("carcassonne").start(players=2, start_player=0)
    dealer = Dealer(1)
    state.apply_code(dealer.draw_code(state))

    def outcomes(iterations: int) -> int:
        tree = Tree(counsel_of(state.game), state.copy(), Dealer(1))
        tree.run(60.0, iterations)
        most = 0
        for placed in tree.root.children:
            for after in placed.children if placed is not None else []:
                if after is not None and after.mover == CHANCE:
                    most = max(most, sum(visits > 0 for visits in after.visits))
        return most

    assert 1 <= outcomes(60) < outcomes(600)


def test_the_tree_imagines_hidden_cards_and_tries_only_what_is_legal_in_a_deal() -> None:
    state = toy.GAME.start(players=3)
    dealer = Dealer(5)
    while state.to_move == CHANCE:
        state.apply(dealer.draw(state))
    tree = Tree(Counsel(), state.copy(), Dealer(2))
    tree.run(60.0, 300)
    following = [child for child in tree.root.children if child is not None]
    assert {int(code) for code in tree.root.codes} == {int(code) for code in state.legal_codes()}
    assert max(len(child.codes) for child in following) > 2  # the next seat holds two cards in any one deal


def test_a_plan_is_a_whole_turn() -> None:
    state = bastide.load("torres").start(players=2, first_player=0)
    dealer = Dealer(1)
    counsel = counsel_of(state.game)
    while counsel.turn_of(state) == 0 and state.action_points != 5:  # type: ignore[attr-defined]
        codes = state.legal_codes()
        state.apply_code(codes[int(dealer.below(len(codes)))])
    plan = Planner(counsel, state).run(0.2, 10, codes_of([]))
    twin = state.copy()
    for code in plan.codes:
        assert twin.to_move == state.to_move
        assert code in list(twin.legal_codes())
        twin.apply_code(code)
    assert twin.to_move == CHANCE or counsel.turn_of(twin) == counsel.turn_of(state) + 1


def test_steps_in_another_order_are_one_plan() -> None:
    state = bastide.load("torres").start(players=2, first_player=0)
    dealer = Dealer(1)
    counsel = counsel_of(state.game)
    while state.action_points != 5:  # type: ignore[attr-defined]
        codes = state.legal_codes()
        state.apply_code(codes[int(dealer.below(len(codes)))])
    plans = Planner(counsel, state).make_plans(state, 5)
    steps = [(len(plan.codes), tuple(sorted(plan.codes))) for plan in plans]
    assert len(steps) == len(set(steps))


def test_rewards_are_squashed_leads_and_victory_at_the_end() -> None:
    assert squash(0.0) == 0.5
    assert squash(1000.0) == 1.0
    assert squash(-1000.0) == 0.0
    state = last_choice("carcassonne", 1)
    rewards = Counsel().rewards(state)
    assert abs(sum(rewards) - 1) < 1e-9
    state.apply_code(state.legal_codes()[0])
    assert state.over
    final = Counsel().rewards(state)
    lead = state.scores[0] - state.scores[1]
    assert (final[0] > 0.75) == (lead > 0) or lead == 0


@pytest.mark.parametrize("game", ["caylus", "magna_carta"])
def test_between_turns_every_fact_has_its_worth_and_points_count_fully(game: str) -> None:
    counsel = counsel_of(bastide.load(game))
    assert counsel.worths[0] == 1.0
    for state in (middle(bastide.load(game).start(players=3), 60, 5), last_choice(game, 1)):
        facts = [counsel.facts(state, seat) for seat in range(int(state.players))]
        assert {len(of_seat) for of_seat in facts} == {len(counsel.worths)}
        expected = [sum(a * b for a, b in zip(counsel.worths, of_seat, strict=True)) for of_seat in facts]
        assert list(counsel.settled(state)) == pytest.approx(expected)


def test_where_playouts_end_the_settled_points_count() -> None:
    class Sure(Counsel):
        def horizon(self, state: State) -> int:
            return 1

        def turn_of(self, state: State) -> int:
            return counsel_of(state.game).turn_of(state)

        def settled(self, state: State) -> vec[float]:
            return vec[float]([1000.0, 0.0])

    counsel = Sure()
    tree = Tree(counsel, middle(bastide.load("magna_carta").start(players=2), 20, 3), Dealer(1))
    tree.run(60.0, 40)
    won = 1.0 if tree.seat == 0 else 0.0
    assert all(total == pytest.approx(won * visits) for _, visits, total, _ in tree.report())


@pytest.mark.parametrize(("horizon", "tiles"), [(1, 2), (3, 3), (5, 5)])
def test_playouts_look_as_far_as_the_counsel_says(horizon: int, tiles: int) -> None:
    """In Carcassonne a turn is a tile. The one that is placed begins a new turn, which is always played to its end."""
    game = bastide.load("carcassonne")
    ends: list[int] = []

    class Seer(Counsel):
        def horizon(self, state: State) -> int:
            return horizon

        def turn_of(self, state: State) -> int:
            return counsel_of(game).turn_of(state)

        def settled(self, state: State) -> vec[float]:
            ends.append(int(self.turn_of(state)))
            return self.estimates(state)

    counsel = Seer()
    counsel.hidden = False
    root = middle(game.start(players=2), 20, 3)
    Tree(counsel, root, Dealer(1)).run(60.0, 30)
    laid = len(root.view(None)["land"])
    assert min(ends) == laid + tiles
    assert ends.count(laid + tiles) > len(ends) / 2  # the rest begin deeper in the tree


def test_with_many_sets_playouts_in_carcassonne_look_less_far() -> None:
    game = bastide.load("carcassonne")
    sets = dict.fromkeys(("inns_cathedrals", "traders_builders", "tower", "count"), True)
    assert counsel_of(game).horizon(game.start(players=2)) == 4
    assert counsel_of(game).horizon(game.start(players=2, **sets)) == 2


def test_halving_compares_the_best_moves_on_the_same_luck() -> None:
    state = middle(bastide.load("carcassonne").start(players=2), 30, 3)
    counsel = counsel_of(state.game)
    halving = Halving(counsel, state.copy(), Dealer(1), counsel)
    first = list(halving.finalists)
    assert len(first) == 8
    leads = [finalist.lead for finalist in first]
    assert leads == sorted(leads, reverse=True)
    chosen = int(halving.run(600.0, 24 * 8))
    assert sorted(int(finalist.playouts) for finalist in first) == [8, 8, 8, 8, 24, 24, 56, 56]
    assert len(halving.luck) == 56
    assert chosen in [int(finalist.code) for finalist in first if finalist.playouts == 56]
    again = Halving(counsel, state.copy(), Dealer(1), counsel)
    assert int(again.run(600.0, 24 * 8)) == chosen


def test_halving_plays_what_is_out_on_as_often_as_the_best_where_that_is_wanted() -> None:
    state = middle(bastide.load("carcassonne").start(players=2), 30, 3)
    counsel = counsel_of(state.game)
    halving = Halving(counsel, state.copy(), Dealer(1), counsel)
    first = list(halving.finalists)
    halving.run(600.0, 24 * 8)
    out = [finalist for finalist in first if finalist.playouts == 8]
    best = max(out, key=lambda finalist: float(finalist.mean()))
    halving.look_again({int(finalist.code) for finalist in out})
    assert [int(finalist.playouts) for finalist in out] == [56 if each is best else 8 for each in out]
    halving.look_again({-1})
    assert len(halving.luck) == 56


def test_halving_takes_the_points_of_the_last_move() -> None:
    for seed in (1, 10):
        state = last_choice("carcassonne", seed)
        leads = final_leads(state)
        counsel = counsel_of(state.game)
        chosen = int(Halving(counsel, state.copy(), Dealer(1), counsel).run(60.0, 16))
        assert leads[chosen] == max(leads.values())
