"""No level does what looks absurd: a weak bot overlooks, it does not throw away."""

from collections.abc import Iterator
from functools import cache
from math import inf
from typing import NamedTuple

import pytest

import bastide
from bastide.bots import LEVELS, decide, make_bot
from bastide.bots.follies import follies, reasoned, wasteful, wastes
from bastide.bots.planner import Planner
from bastide.bots.searcher import AS_GOOD, AS_GOOD_POINTS, TRIED_TOO, Searcher
from bastide.core import CHANCE, Dealer, State
from bastide.core.native import codes

WEAK = LEVELS[:-1]
"""The levels that do not search."""


class Decision(NamedTuple):
    """What a bot did, and where."""

    state: State
    seat: int
    done: str
    """The text of its action."""

    @property
    def offered(self) -> list[str]:
        """The texts of all it could have done."""
        return [str(action) for action in self.state.legal_actions()]


@cache
def decisions(game: str, level: str, seed: int, wild: int = 0) -> list[Decision]:
    """All decisions of a bot that sits at every seat; the first few of a game are at random, to get about."""
    found = []
    dealer = Dealer(seed)
    state = bastide.load(game).start(players=2 + seed % 2)
    bot, lot = make_bot(level, seed), make_bot("random", seed)
    while not state.over:
        if state.to_move == CHANCE:
            state.apply_code(dealer.draw_code(state))
            continue
        at_random = wild > 0
        wild -= 1
        action = decide(lot if at_random else bot, state, dealer)
        if not at_random:
            found.append(Decision(state.copy(), int(state.to_move), str(action)))
        state.play(action)
    return found


GAMES = [(seed, wild) for seed in range(3) for wild in (0, 60)]


# Caylus


@pytest.mark.parametrize("level", WEAK)
def test_nobody_passes_in_caylus_with_workers_and_money_and_good_places(level: str) -> None:
    from bastide.games.caylus.components import EFFECT, PRODUCES
    from bastide.games.caylus.phases.placement import bridge_price

    passes = 0
    for seed, wild in GAMES:
        for state, seat, done in decisions("caylus", level, seed, wild):
            if done != "pass":
                continue
            passes += 1
            offered = [text.split()[1] for text in Decision(state, seat, done).offered if "place " in text]
            good = [
                place
                for place in offered
                if place.isdigit() and int(place) <= state.provost and EFFECT[state.road[int(place)]] == PRODUCES
            ]
            rich = state.deniers(seat) > bridge_price(state) and bridge_price(state) < 3
            assert not (good and rich), f"passed with {state.deniers(seat)} deniers and {good} free"
    assert passes > 20


@pytest.mark.parametrize("level", WEAK)
def test_nobody_pays_in_caylus_to_move_the_provost_for_nothing(level: str) -> None:
    from bastide.games.caylus.codes import PROVOST_PHASE
    from bastide.games.caylus.components import ROAD_SPOT

    asked = 0
    for seed, wild in GAMES:
        for state, seat, done in decisions("caylus", level, seed, wild):
            if state.phase != PROVOST_PHASE:
                continue
            asked += 1
            if not done.startswith("provost "):
                continue
            there, steps = int(state.provost), int(done.split()[1])
            passed = range(there + 1, there + steps + 1) if steps > 0 else range(there + steps + 1, there + 1)
            workers = [(space, int(state.worker[ROAD_SPOT + space])) for space in passed]
            if steps > 0:
                own = [space for space, worker in workers if worker == seat]
                guests = [space for space, worker in workers if worker >= 0 and state.owner[space] == seat]
                assert own or guests, f"{done} from {there} lets nothing of {seat} be used: {workers}"
            else:
                assert [worker for _, worker in workers if worker not in (-1, seat)], f"{done} keeps nobody away"
    assert asked > 50


@pytest.mark.parametrize("level", WEAK)
def test_nobody_goes_to_the_castle_in_caylus_with_nothing_to_give(level: str) -> None:
    for seed, wild in GAMES:
        for state, seat, done in decisions("caylus", level, seed, wild):
            if done == "place castle":
                cubes = sum(int(state.purse[seat * 6 + kind]) for kind in range(5))
                assert cubes or any(worker == seat for worker in state.worker), "to the castle with empty hands"
            if done == "stop":
                can_give = any(str(action).startswith("give ") for action in state.legal_actions())
                assert not can_give or state.batches[seat], "two prestige lost with a batch in hand"


# Magna Carta


@pytest.mark.parametrize("level", WEAK)
def test_nobody_passes_in_magna_carta_with_workers_and_money_and_good_places(level: str) -> None:
    from bastide.games.magna_carta.components import CARDS, DENIERS, EXCHANGE_LIST

    passes = 0
    for seed, wild in GAMES:
        for state, seat, done in decisions("magna_carta", level, seed, wild):
            if done != "pass":
                continue
            passes += 1
            offered = [int(text.split()[1]) - 1 for text in Decision(state, seat, done).offered if "place " in text]
            free = [
                place
                for place in offered
                if place <= state.reach()
                and any(
                    not any(EXCHANGE_LIST[exchange][0]) and any(EXCHANGE_LIST[exchange][1][:4])
                    for exchange in CARDS[state.road[place]].primary
                )
            ]
            money = int(state.has(seat, DENIERS))
            assert not (free and money > 1), f"passed with {money} deniers and {free} free"
    assert passes > 20


@pytest.mark.parametrize("level", WEAK)
def test_nobody_pays_in_magna_carta_to_move_the_provost_for_nothing(level: str) -> None:
    for seed, wild in GAMES:
        for state, seat, done in decisions("magna_carta", level, seed, wild):
            if not done.startswith("provost ") or done == "provost 0":
                continue
            there, steps = int(state.provost), int(done.split()[1])
            passed = range(there + 1, there + steps + 1) if steps > 0 else range(there + steps + 1, there + 1)
            workers = [(int(state.worker[place]), int(state.owner[place])) for place in passed]
            if steps > 0:
                assert any(worker == seat or (worker >= 0 and owner == seat) for worker, owner in workers), done
            else:
                assert any(worker not in (-1, seat) for worker, _ in workers), done


# Torres


@pytest.mark.parametrize("level", WEAK)
def test_nobody_leaves_action_points_unused_in_torres(level: str) -> None:
    ends = 0
    for seed, wild in GAMES:
        for state, _, done in decisions("torres", level, seed, wild):
            if done == "end":
                ends += 1
                assert state.action_points == 0, f"{state.action_points} action points are left, each worth a step"
    assert ends > 50


@pytest.mark.parametrize("level", WEAK)
def test_no_knight_in_torres_comes_back_in_a_turn_to_a_square_as_it_left_it(level: str) -> None:
    from bastide.games.torres.components import SQUARE_NAMES
    from bastide.games.torres.position import TURN

    moves = 0
    for seed, wild in GAMES:
        trails: dict[str, list[tuple[str, int]]] = {}
        turn: tuple[int, ...] = ()
        for state, seat, done in decisions("torres", level, seed, wild):
            if turn != (turn := (seat, int(state.year), int(state.round))):
                trails = {}
            if done.startswith("move ") and state.decision == TURN:
                moves += 1
                _, start, target = done.split()
                trail = trails.pop(start, [])
                here, there = (int(state.heights[SQUARE_NAMES.index(square)]) for square in (start, target))
                assert (target, there) not in trail, f"from {start} back to {target}, left in this turn as it is now"
                trails[target] = [*trail, (start, here)]
    assert moves > 20


@pytest.mark.parametrize("level", WEAK)
def test_nobody_buys_a_card_in_torres_that_can_never_be_played(level: str) -> None:
    from bastide.games.torres.components import CARDS, ROUNDS

    for seed, wild in GAMES:
        for state, seat, done in decisions("torres", level, seed, wild):
            if done == "buy":
                rounds = ROUNDS[state.players]
                turns = sum(rounds[state.year - 1 :]) - state.round
                held = sum(int(state.hands[CARDS * seat + card]) for card in range(CARDS))
                assert turns > held, f"holds {held} cards with {turns} turns to come"


# Carcassonne


def _farmed_for_nothing(before: State, done: str) -> bool:
    after = before.copy()
    after.play(after.game.parse(done))
    regions = after.survey()["regions"]
    fields = [region for region in regions if region["kind"] == "field" and region.get("powers")]
    return any(not field.get("cities") for field in fields)


@pytest.mark.parametrize("level", WEAK)
def test_no_follower_in_carcassonne_stands_where_it_can_never_score(level: str) -> None:
    deployed = 0
    for seed in range(3):
        for state, _, done in decisions("carcassonne", level, seed):
            if done.startswith("deploy "):
                deployed += 1
                assert not _farmed_for_nothing(state, done), done
    assert deployed > 50


def _totals(state: State) -> list[int]:
    """The points of every seat, those of unfinished regions among them."""
    points = [int(one) for one in state.points]
    for region in [] if state.over else state.survey()["regions"]:
        for owner in region.get("owners", []):
            points[owner["seat"]] += owner["now"]
    return points


def _settled(state: State, done: str, mover: int) -> State:
    after = state.copy()
    after.play(after.game.parse(done))
    while after.to_move == mover and after.drawn < 0 and "pass" in map(str, after.legal_actions()):
        after.play(after.game.parse("pass"))
    return after


@pytest.mark.parametrize("level", WEAK)
@pytest.mark.parametrize("wild", [0, 60])
def test_no_tile_in_carcassonne_gives_others_points_for_nothing(level: str, wild: int) -> None:
    """Completing another's city, or feeding another's field, where the tile could have gone elsewhere."""
    placed = 0
    for state, mover, done in decisions("carcassonne", level, 1, wild):
        if not done.startswith("place "):
            continue
        placed += 1
        before = _totals(state)

        def gift(text: str, state: State = state, mover: int = mover, before: list[int] = before) -> int:
            gains = [now - had for now, had in zip(_totals(_settled(state, text, mover)), before, strict=True)]
            return max(gain for seat, gain in enumerate(gains) if seat != mover) if gains[mover] <= 0 else 0

        given = gift(done)
        if given >= 3:
            others = (str(action) for action in state.legal_actions())
            assert all(gift(text) >= given for text in others), f"{done} gives {given} points away"
    assert placed > 20


@pytest.mark.parametrize("level", WEAK)
def test_nobody_in_carcassonne_leaves_points_that_come_at_once(level: str) -> None:
    """A tile completes what nobody owns: a follower set there scores and comes home in the same turn."""
    for seed, wild in GAMES[:4]:
        for state, mover, done in decisions("carcassonne", level, seed, wild):
            if done != "pass" or "pass" not in map(str, state.legal_actions()):
                continue
            had = _settled(state, "pass", mover)
            for text in map(str, state.legal_actions()):
                if text.startswith("deploy small"):
                    after = state.copy()
                    after.play(after.game.parse(text))
                    gained = int(after.points[mover]) - int(had.points[mover])
                    assert gained <= 0 or after.figures_out > had.figures_out, f"passed where {text} brings {gained}"


# The strongest: a folly only where the rules give a reason for it, and its search finds it better than all else


class Thought(NamedTuple):
    """A decision of the strongest: what it chose, how often and with what mean reward every action was tried."""

    chosen: int
    tried: dict[int, tuple[int, float]]
    foolish: frozenset[int]
    excused: frozenset[int]


def thoughts(game: str, seed: int, iterations: int) -> Iterator[Thought]:
    """All decisions of a game between two of the strongest."""
    dealer = Dealer(seed)
    state = bastide.load(game).start(players=2)
    king = Searcher("king", seed, iterations=iterations, sense=True)
    while not state.over:
        if state.to_move == CHANCE:
            state.apply_code(dealer.draw_code(state))
            continue
        imagined = state.determinize(int(state.to_move), dealer)
        chosen = int(king.choose(imagined).code)
        yield Thought(
            chosen, {code: (n, total / n) for code, n, total in king.tried if n}, follies(imagined), reasoned(imagined)
        )
        state.apply_code(chosen)


@pytest.mark.parametrize(("game", "seed"), [("caylus", 0), ("magna_carta", 2), ("carcassonne", 0)])
def test_the_strongest_does_no_folly_without_a_reason_nor_where_something_is_as_good(game: str, seed: int) -> None:
    """Passing first brings a denier and makes places dearer (CAY-6.2, CAY-6.4), in Magna Carta the first offer at the
    castle too (MAG-6.27): that can be worth it. To pay for nothing, or to go to the castle with nothing, never is."""
    avoided = 0
    for chosen, tried, foolish, excused in thoughts(game, seed, 24):
        if chosen in foolish and chosen in tried:
            assert chosen in excused or set(tried) <= foolish
            count, mean = tried[chosen]
            for code, (often, worth) in tried.items():
                assert code in foolish or often < count * TRIED_TOO or worth < mean - AS_GOOD, f"{code} is as good"
        elif tried:
            avoided += max(tried, key=lambda code: tried[code]) in foolish
    assert avoided > 0


def test_a_reason_to_pass_in_caylus_is_to_be_first_with_a_worker_at_work() -> None:
    """Passing with money and no worker placed is folly, and so is passing after others where a place pays."""
    seen = set()
    for seed, wild in GAMES:
        for state, seat, _ in decisions("caylus", "novice", seed, wild):
            if "pass" not in map(str, state.legal_actions()) or not (found := follies(state)):
                continue
            passing = int(state.game.parse("pass").code)
            first, working = not len(state.bridge), seat in list(state.worker)
            if passing in found:
                assert (passing in reasoned(state)) == (first and working)
                seen.add((first, working))
    assert {(True, True), (True, False)} <= seen


def test_in_torres_the_strongest_begins_no_plan_with_a_folly_where_another_is_worth_as_much() -> None:
    dealer, king = Dealer(2), Searcher("king", 2, iterations=24, sense=True)
    state = bastide.load("torres").start(players=3)
    avoided = 0
    while not state.over:
        if state.to_move == CHANCE:
            state.apply_code(dealer.draw_code(state))
            continue
        imagined = state.determinize(int(state.to_move), dealer)
        planner = Planner(king.counsel_for(imagined), imagined)
        best = planner.run(inf, 24, codes([]))
        useful = [plan for plan in planner.plans if not wastes(imagined, plan.codes)]
        best = useful[0] if useful else best
        chosen, foolish = king.plan(imagined), follies(imagined)
        if int(best.codes[0]) in foolish:
            others = [plan.value for plan in useful if int(plan.codes[0]) not in foolish]
            as_good = bool(others) and max(others) >= best.value - AS_GOOD_POINTS
            assert (int(chosen.codes[0]) not in foolish) == as_good
            avoided += as_good
        state.apply_code(int(chosen.codes[0]))
    assert avoided > 0


@pytest.mark.parametrize("seed", [0, 1])
def test_the_strongest_wastes_nothing_in_torres(seed: int) -> None:
    """Neither among two, where a net judges its turns, nor among three: no action point is left over, and no card is
    bought that can never be played."""
    for state, _, done in decisions("torres", "king:8", seed):
        assert int(state.game.parse(done).code) not in wasteful(state), f"{done} with {state.action_points} points left"
        if done == "end":
            assert state.action_points == 0, f"{state.action_points} action points are left"


# Against nobody in particular


@pytest.mark.parametrize("game", ["caylus", "magna_carta", "torres", "carcassonne"])
def test_the_weakest_level_beats_random_clicking(game: str) -> None:
    for seed in range(4):
        dealer = Dealer(seed)
        state = bastide.load(game).start(players=2)
        bots = [make_bot("novice", seed), make_bot("random", seed)]
        while not state.over:
            if state.to_move == CHANCE:
                state.apply_code(dealer.draw_code(state))
            else:
                state.play(decide(bots[(int(state.to_move) + seed) % 2], state, dealer))
        assert state.winners == [seed % 2], f"{state.scores} by random clicking"
