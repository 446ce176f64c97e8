"""No level does what looks absurd: a weak bot overlooks, it does not throw away."""

from functools import cache
from typing import NamedTuple

import pytest

import bastide
from bastide.bots import LEVELS, decide, make_bot
from bastide.bots.follies import follies
from bastide.bots.searcher import AS_GOOD, TRIED_TOO, Searcher
from bastide.core import CHANCE, Dealer, State

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
    """All decisions of a bot that sits at every seat; the first so many of a game are by lot, to get about."""
    found = []
    dealer = Dealer(seed)
    state = bastide.load(game).start(players=2 + seed % 2)
    bot, lot = make_bot(level, seed), make_bot("random", seed)
    while not state.over:
        if state.to_move == CHANCE:
            state.apply_code(dealer.draw_code(state))
            continue
        by_lot = wild > 0
        wild -= 1
        action = decide(lot if by_lot else bot, state, dealer)
        if not by_lot:
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


# The strongest: it may know what a folly is good for, but where something else is as good it does that


@pytest.mark.parametrize(("game", "seed"), [("caylus", 0), ("magna_carta", 2)])
def test_the_strongest_does_no_folly_where_its_search_finds_something_as_good(game: str, seed: int) -> None:
    dealer = Dealer(seed)
    state = bastide.load(game).start(players=2)
    king = Searcher("king", seed, iterations=24, sense=True)
    avoided = 0
    while not state.over:
        if state.to_move == CHANCE:
            state.apply_code(dealer.draw_code(state))
            continue
        imagined = state.determinize(int(state.to_move), dealer)
        chosen = int(king.choose(imagined).code)
        tried = {code: (count, total / count) for code, count, total in king.tried if count}
        foolish = follies(imagined)
        if chosen in foolish and chosen in tried:
            count, mean = tried[chosen]
            for code, (often, worth) in tried.items():
                assert code in foolish or often < count * TRIED_TOO or worth < mean - AS_GOOD, f"{code} is as good"
        elif tried:
            avoided += max(tried, key=lambda code: tried[code][0]) in foolish
        state.apply_code(chosen)
    assert avoided > 0


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
