"""MAG-2: set-up, opening hands, mulligan, first player."""

from collections import Counter

import pytest

from bastide.core import CHANCE, Dealer
from bastide.drawing.signs import SIGNS
from bastide.games.magna_carta import GAME
from bastide.testing import rule
from bastide.testing.events import shown_to
from games.magna_carta.table import deal_on, goods, player, random_games, road, started
from games.playing import do, legal, refused

NEUTRAL = ["park", "forest", "quarry", "trading_post"]


def dealt(*hands: str, players: int = 2):
    """A game in which these opening hands were dealt, at the first mulligan decision."""
    state = GAME.start(players)
    do(state, *[f"neutral {name}" for name in NEUTRAL[: players - 1]])
    for hand in hands:
        do(state, *[f"deal {name}" for name in hand.split()])
    return state


FARMS, MILLS = "small_farm large_farm lawyer", "small_sawmill large_sawmill bank"


@rule("MAG-2.1")
def test_seats_have_fixed_colours_that_matter_to_nothing():
    state = started(4)
    colours = [one["colour"] for one in state.view(None)["players"]]
    assert colours == ["red", "blue", "green", "orange"]
    assert [colour[0].upper() for colour in colours] == list(SIGNS[:4])
    facts = [
        (one["deniers"], one["food"], one["wood"], one["workers"], len(one["unseen"]))
        for one in state.view(None)["players"]
    ]
    assert len(set(facts)) == 1


@rule("MAG-2.2", "MAG-2.3", "MAG-2.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_neutral_cards_then_the_peddler_with_the_provost(players):
    state = GAME.start(players)
    drawn = ["quarry", "park", "trading_post"][: players - 1]
    assert legal(state) == [f"neutral {name}" for name in NEUTRAL]
    do(state, *[f"neutral {name}" for name in drawn])
    assert road(state) == [*drawn, "neutral_peddler"]
    assert state.view(None)["provost"] == players - 1


@rule("MAG-2.4")
def test_neutral_cards_not_drawn_are_known_to_be_out():
    state = GAME.start(2)
    do(state, "neutral forest")
    assert state.view(None)["neutral_out"] == ["park", "quarry", "trading_post"]


@rule("MAG-2.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_seven_prestige_buildings_are_available(players):
    view = started(players).view(None)
    assert view["prestige"] == ["theatre", "statue", "hotel", "stables", "town_hall", "monument", "cathedral"]
    assert view["bridge"] == []


@rule("MAG-2.7")
@pytest.mark.parametrize(("players", "stacks", "points"), [(2, [5, 6, 7], 52), (3, [6, 7, 8], 61), (4, [7, 8, 9], 70)])
def test_castle_stacks_by_number_of_players(players, stacks, points):
    castle = GAME.start(players).view(None)["castle"]
    assert castle == stacks
    assert sum(n * value for n, value in zip(castle, [4, 3, 2], strict=True)) == points


@rule("MAG-2.8")
def test_everybody_draws_three_of_twelve_cards():
    state = dealt(FARMS, MILLS)
    assert player(state, 0, 0)["hand"] == ["small_farm", "lawyer", "large_farm"]
    assert [(one["hand_size"], one["deck_size"]) for one in state.view(None)["players"]] == [(3, 9), (3, 9)]


@rule("MAG-2.9")
def test_a_mulligan_replaces_all_three_cards_once_and_for_free():
    state = dealt(FARMS, MILLS)
    assert legal(state) == ["keep", "mulligan"]
    do(state, "mulligan", "keep")
    assert player(state, 0)["discard"] == ["small_farm", "lawyer", "large_farm"]
    assert "deal small_farm" not in legal(state)
    do(state, "deal market", "deal church", "deal peddler")
    assert player(state, 0, 0)["hand"] == ["peddler", "market", "church"]
    assert (player(state, 0)["deck_size"], goods(state, 0)["deniers"]) == (6, 4)
    do(state, "first 0")
    assert refused(state, "mulligan") == ("MAG-2.9",)


@rule("MAG-2.10")
def test_nobody_sees_an_answer_before_the_last_is_in():
    asked = dealt(FARMS, MILLS)
    keeps, replaces = asked.copy(), asked.copy()
    both = [do(keeps, "keep"), do(replaces, "mulligan")]
    assert keeps.to_move == replaces.to_move == 1
    for viewer in (1, None):
        assert keeps.view(viewer) == replaces.view(viewer)
        assert [shown_to(e, viewer) for e in both[0]] == [shown_to(e, viewer) for e in both[1]]
        assert not asked.sees(viewer, GAME.parse("mulligan").code)
    assert asked.sees(0, GAME.parse("mulligan").code)
    assert (player(keeps, 0, 0)["mulligan"], player(replaces, 0, 0)["mulligan"]) == (False, True)
    assert player(replaces, 0)["discard"] == []
    last = do(replaces, "keep")
    assert [(e.kind, e.seat, e.reveals) for e in last] == [
        ("answered", 1, False),
        ("mulligan", 0, True),
        ("kept", 1, True),
    ]
    assert player(replaces, 0)["discard"] == ["small_farm", "lawyer", "large_farm"]


@rule("MAG-2.11")
def test_starting_goods():
    assert goods(GAME.start(3), 2) == {"food": 2, "wood": 2, "deniers": 4}


@rule("MAG-2.12")
def test_the_first_player_is_drawn_after_the_mulligans():
    state = dealt(FARMS, MILLS)
    do(state, "keep", "keep")
    assert state.to_move == CHANCE
    assert legal(state) == ["first 0", "first 1"]
    do(state, "first 1")
    assert (state.view(None)["first"], state.to_move) == (1, 1)


@rule("MAG-2.13")
def test_nothing_else_is_random():
    steps = {state.view(None)["step"] for state, _ in random_games(12) if state.to_move == CHANCE}
    assert steps == {"neutral_card", "opening_card", "mulligan_card", "first_player", "drawn_card"}


@rule("MAG-2.14")
def test_the_order_in_which_chance_is_asked():
    state, asked = GAME.start(3), []
    while state.view(None)["turn"] == 0:
        view = state.view(None)
        asked.append((view["step"], view["mover"]))
        if state.to_move == CHANCE:
            do(state, legal(state)[0])
        else:
            do(state, "keep" if state.to_move == 1 else "mulligan")
    assert asked == [
        *[("neutral_card", 0)] * 2,
        *[("opening_card", s) for s in range(3) for _ in range(3)],
        *[("mulligan", s) for s in range(3)],
        *[("mulligan_card", s) for s in (0, 2) for _ in range(3)],
        ("first_player", 0),
    ]


@rule("MAG-2.15")
def test_all_outcomes_of_a_draw_are_equally_likely():
    state = GAME.start(4)
    assert [weight for _, weight in state.chance_outcomes()] == [1, 1, 1, 1]
    do(state, "neutral park")
    assert [(str(a), w) for a, w in state.chance_outcomes()] == [
        ("neutral forest", 1),
        ("neutral quarry", 1),
        ("neutral trading_post", 1),
    ]
    do(state, "neutral forest", "neutral quarry")
    assert [w for _, w in state.chance_outcomes()] == [1] * 12
    do(state, "deal bank")
    assert "deal bank" not in legal(state)
    assert [w for _, w in state.chance_outcomes()] == [1] * 11
    deal_on(state)
    do(state, "keep", "keep", "keep", "keep")
    assert state.chance_outcomes() == [(GAME.parse(f"first {s}"), 1) for s in range(4)]


def test_draws_of_a_dealer_follow_the_weights():
    state = GAME.start(2)
    dealer = Dealer(5)
    drawn = Counter(str(dealer.draw(state)) for _ in range(4000))
    assert set(drawn) == {f"neutral {name}" for name in NEUTRAL}
    assert all(abs(count - 1000) < 5 * (4000 * 0.25 * 0.75) ** 0.5 for count in drawn.values())
