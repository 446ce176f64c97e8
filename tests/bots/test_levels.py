"""The levels play every game, with every number of players, by the rules."""

from itertools import pairwise
from math import inf

import pytest

import bastide
from bastide.bots import BOTS, LEVELS, Searcher, decide, make_bot
from bastide.bots.fallible import FallibleBot, Skill, first_thoughts, without_follies
from bastide.bots.levels import SKILLS
from bastide.bots.searcher import ENDLESS
from bastide.core import CHANCE, BastideError, Dealer, State

EXPANSIONS: dict[str, object] = {
    "inns_cathedrals": True,
    "traders_builders": True,
    "princess_dragon": True,
    "tower": True,
    "abbey_mayor": True,
    "king_robber": True,
    "cult": True,
}
TABLES: list[tuple[str, dict[str, object]]] = [
    ("torres", {"players": 2}),
    ("torres", {"players": 3, "variant": "common_deck"}),
    ("torres", {"players": 4, "variant": "master"}),
    ("caylus", {"players": 2}),
    ("caylus", {"players": 5}),
    ("magna_carta", {"players": 2}),
    ("magna_carta", {"players": 4, "variant": "beginner"}),
    ("carcassonne", {"players": 2}),
    ("carcassonne", {"players": 2, **EXPANSIONS}),
    ("carcassonne", {"players": 6, "river2": True, **EXPANSIONS}),
]


def play(state: State, names: list[str], decisions: int) -> State:
    """Play this many decisions with these bots; every action is checked against the rules."""
    dealer = Dealer(2)
    bots = [make_bot(names[seat % len(names)], seed=seat) for seat in range(int(state.players))]
    while not state.over and (decisions > 0 or state.to_move == CHANCE):
        if state.to_move == CHANCE:
            state.apply_code(dealer.draw_code(state))
        else:
            state.play(decide(bots[int(state.to_move)], state, dealer))
            decisions -= 1
    return state


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_all_bots_play_by_the_rules(game: str, options: dict[str, object]) -> None:
    names = [f"{name}:2" if name != "star" else "star:1ms" for name in BOTS]
    state = bastide.load(game).start(**options)
    for first in range(0, len(names), int(state.players)):
        play(state.copy(), names[first:] + names[:first], 12)


@pytest.mark.parametrize("game", ["torres", "caylus", "magna_carta", "carcassonne"])
def test_builder_beats_random(game: str) -> None:
    state = play(bastide.load(game).start(players=2), ["builder", "random"], 2000)
    assert state.over
    assert state.winners == [0]


def test_a_search_with_a_number_of_iterations_is_repeatable() -> None:
    state = play(bastide.load("carcassonne").start(players=2), ["random"], 30)
    assert str(make_bot("king:60", seed=1).choose(state)) == str(make_bot("king:60", seed=1).choose(state))


@pytest.mark.timeout(120)
@pytest.mark.parametrize("game", ["torres", "carcassonne"])
def test_a_search_ends_with_its_time(game: str) -> None:
    """Its iterations have no end of their own: one that forgot the clock would go on until the test is stopped."""
    bot = make_bot("king:200ms")
    assert isinstance(bot, Searcher)
    assert bot.iterations == ENDLESS
    bot.choose(play(bastide.load(game).start(players=2), ["random"], 30))
    assert 0 < bot.iterations_done < ENDLESS


@pytest.mark.parametrize(
    ("game", "options", "decisions"),
    [
        ("torres", {}, 16),
        ("caylus", {}, 6),
        ("magna_carta", {}, 5),
        ("carcassonne", {}, 4),
        ("carcassonne", {"tower": True, "count": True, "catapult": True, "cult": True, "king_robber": True}, 6),
    ],
)
def test_a_level_shares_its_time_for_a_move_among_the_decisions(
    game: str, options: dict[str, object], decisions: int
) -> None:
    state = bastide.load(game).start(players=2, **options)
    for name, at_most, seconds in [("king", inf, 4.2 / decisions), ("king:2s", inf, 2.0), ("king", 0.1, 0.1)]:
        bot = make_bot(name, at_most=at_most)
        assert isinstance(bot, Searcher)
        assert bot.seconds_for(state) == pytest.approx(seconds)


def test_what_was_searched_is_kept_while_the_same_seat_goes_on() -> None:
    state = play(bastide.load("caylus").start(players=2), ["random"], 40)
    dealer = Dealer(3)
    bot = Searcher("classic", iterations=30, seconds=60.0, classic=True)
    kept = 0
    for _ in range(60):
        if state.over or kept:
            break
        while state.to_move == CHANCE:
            state.apply_code(dealer.draw_code(state))
        seat, before = int(state.to_move), len(state.legal_codes())
        state.play(bot.choose(state.copy()))
        if state.to_move == seat and before > 1 and len(state.legal_codes()) > 1:
            state.play(bot.choose(state.copy()))
            kept = max(kept, bot.iterations_done - 30)
    assert kept > 0


def test_a_wrong_bot_is_refused_with_a_sentence() -> None:
    with pytest.raises(BastideError, match="There is no bot 'emperor'; there are random, greedy"):
        make_bot("emperor")
    with pytest.raises(BastideError, match="'soon' is no limit for a bot; write 100ms"):
        make_bot("master:soon")
    assert set(LEVELS) <= set(BOTS)


def test_little_attention_overlooks_the_best_move() -> None:
    state = play(bastide.load("caylus").start(players=2), ["random"], 20)
    assert len(state.legal_codes()) > 4
    worths = without_follies(state, first_thoughts(state))
    best = max(worths, key=lambda code: worths[code])
    sees_little = Skill(attention=0.3, unsure=0.001, sense=100.0)
    seen = [int(FallibleBot("", seed, {}, sees_little).choose(state).code) for seed in range(40)]
    assert 4 < seen.count(best) < 24  # 12 of 40 expected


@pytest.mark.parametrize("game", ["torres", "caylus", "magna_carta", "carcassonne"])
@pytest.mark.parametrize("level", LEVELS[:-1])
def test_no_level_does_what_is_worth_much_less_than_the_best(game: str, level: str) -> None:
    skill = SKILLS[level][game]
    for decisions in (10, 25, 40):
        state = play(bastide.load(game).start(players=2), ["random"], decisions)
        worths = without_follies(state, first_thoughts(state))
        for seed in range(10):
            code = int(make_bot(level, seed).choose(state).code)
            assert worths[code] >= max(worths.values()) - skill.sense


@pytest.mark.parametrize("game", ["torres", "caylus", "magna_carta", "carcassonne"])
def test_a_higher_level_falls_less_short(game: str) -> None:
    for lower, higher in pairwise(LEVELS[:-1]):
        weak, strong = SKILLS[lower][game], SKILLS[higher][game]
        assert strong.attention >= weak.attention
        assert strong.unsure <= weak.unsure
        assert strong.sense <= weak.sense
