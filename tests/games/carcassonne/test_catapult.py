"""CAR-CA: The Catapult, and what it does to other sets."""

import pytest

from bastide import CHANCE, BadSnapshot, Dealer, State
from bastide.bots import make_bot
from bastide.bots.advice import judge
from bastide.core.simulate import advance
from bastide.games.carcassonne.components import BOX
from bastide.games.carcassonne.svg import scene
from bastide.testing import rule
from bastide.testing.events import shown_to
from games.carcassonne.slow_land import land_of, slow_aims
from games.carcassonne.table import CALM, CARCASSONNE, figures, new_game, no_throw, no_towers, points, supply, table
from games.playing import do, legal, play, refused

EXACT = {"catapult_sigma": 0}
HERE = ["FFRF-monastery 1,0 90", "FFRF-monastery 2,0 0"]
"""A road to the cloister at (1, 0); the cloister at (2, 0) has a road of its own to the south."""


def throws(*land: str, token: str = "", fairs: tuple[str, ...] = ("0,0",), **position: object) -> State:
    """A position in which the catapult round of these fairs begins, with the token chosen."""
    spots = [[int(part) for part in fair.split(",")] for fair in fairs]
    players = int(str(position.get("players", 2)))
    kept = {"catapult": {**no_throw(players), "fairs": spots}, **position.pop("kept", {})}
    state = table(*land, catapult=True, phase="CAR-T-11", kept=kept, **position)
    return play(state, f"fair {token}") if token else state


def seen(state: State, viewer: int | None = None) -> dict[str, object]:
    return state.view(viewer)["catapult"]


@rule("CAR-CA-1")
def test_the_set_adds_12_tiles_and_four_tokens_for_everybody() -> None:
    state = new_game(3, catapult=True)
    assert state.view(None)["pile"] == 83
    assert seen(state) == no_throw(3)
    tokens = ("knock_out", "seduction", "target", "catch")
    assert [side.tokens for side in scene(state.view(None)).sides] == [tokens] * 3
    assert len(tokens) * 6 == 24
    assert "#cf-seduction" in state._repr_svg_()
    half = play(throws(token="target", players=3, **EXACT), "aim 0,0")
    assert [side.tokens for side in scene(half.view(None)).sides] == [(), ("target",), ("target",)]


@rule("CAR-CA-2.1", "CAR-CA-2.2", "CAR-T-11")
def test_after_the_turn_of_a_fair_everybody_throws_once_and_the_left_neighbour_is_next() -> None:
    state = table(drawn="catapult/FFFF", catapult=True, players=3, **EXACT)
    play(state, "place 0,1 0", "pass")
    assert (state.view(None)["phase"], state.to_move) == ("CAR-T-11", 0)
    assert legal(state) == ["fair knock_out", "fair seduction", "fair target", "fair catch"]
    assert refused(state, "pass") == ("CAR-CA-2.2",)
    play(state, "fair target")
    movers = []
    for _ in range(3):
        movers.append(int(state.to_move))
        assert refused(state, "pass") == ("CAR-CA-2.2",)  # nobody may decline
        play(state, "aim 0,1000")
    assert movers == [0, 1, 2]
    assert (state.view(None)["active"], state.view(None)["phase"]) == (1, "CAR-T-3")
    assert seen(state) == no_throw(3)  # all tokens are back


@rule("CAR-CA-2.1", "CAR-CA-2.3", "CAR-TB-3")
def test_both_parts_of_a_double_turn_come_before_the_rounds_of_their_fairs() -> None:
    state = table(
        "FRFR 1,0 0", figures=["0 small 0,0 r0", "0 builder 1,0 r0"], drawn="catapult/FRRR-bend", catapult=True,
        traders_builders=True, pile=["catapult/FFFF", "FRFR"], **EXACT,
    )  # fmt: skip
    play(state, "place 2,0 90", "pass")
    assert (state.view(None)["part"], state.view(None)["phase"]) == (1, "CAR-T-3")
    play(state, "draw catapult/FFFF", "place 0,1 0", "pass")
    assert seen(state)["fairs"] == [[2, 0], [0, 1]]
    play(state, "fair target", "aim 2000,0", "aim 0,1000")  # the fair of this round is at (2, 0)
    assert state.scores == [5, 0]
    assert seen(state)["fairs"] == [[0, 1]]
    play(state, "fair target", "aim 2000,0", "aim 0,1000")
    assert state.scores == [5, 5]
    assert state.view(None)["active"] == 1


@rule("CAR-CA-2.4", "CAR-B-6.1")
def test_a_fair_as_the_last_tile_has_its_round_before_the_end() -> None:
    state = table(drawn="catapult/FFFF", pile=[], catapult=True, **EXACT)
    play(state, "place 0,1 0", "pass")
    assert state.view(None)["phase"] == "CAR-T-11"
    assert play(state, "fair target", "aim 0,1000", "aim 1500,1000").over
    assert state.scores == [5, 0]


@rule("CAR-CA-2.5", "CAR-B-4.2")
def test_a_road_ends_at_a_fair_and_the_fair_is_no_region() -> None:
    state = table(
        "FFRF-monastery -1,0 270", figures=["1 small 0,0 r0"], drawn="catapult/RFRF-ends", catapult=True, **EXACT
    )  # fmt: skip
    play(state, "place 1,0 90")
    assert legal(state, "deploy") == ["deploy small r0", "deploy small f0", "deploy small f1"]
    play(state, "pass")
    assert state.scores == [0, 3]


@rule("CAR-CA-3.1", "CAR-CA-3.2", "CAR-CA-4.1", "CAR-CA-4.2", "CAR-CA-3.4", "CAR-EX29")
def test_a_knock_out_hits_who_stands_near_and_who_stands_near_those() -> None:
    standing = ["0 small 2,0 m0", "1 small 2,0 r0", "2 small 2,0 f0"]
    state = throws(*HERE, figures=standing, players=3, token="knock_out", **EXACT)
    play(state, "aim 2000,0")
    assert figures(state) == ["2 small 2,0 f0"]  # monk and thief at 0 and 300; the farmer at 427
    assert (supply(state, 0), supply(state, 1)) == ({"small": 7}, {"small": 7})
    chain = throws(*HERE, figures=standing, players=3, token="knock_out", **EXACT)
    play(chain, "aim 2000,500")
    assert figures(chain) == ["2 small 2,0 f0"]  # the thief at 200; the monk at 500, 300 from the thief
    turned = throws(
        "FRFR 1,0 0", "FFRF-monastery 2,0 90", figures=["1 small 2,0 r0"], players=3, token="knock_out", **EXACT
    )  # fmt: skip
    assert figures(play(turned, "aim 1500,0")) == []  # turned by 90 degrees the thief stands at (1700, 0)
    straight = throws(*HERE, figures=["1 small 2,0 r0"], players=3, token="knock_out", **EXACT)
    assert figures(play(straight, "aim 1500,0")) == ["1 small 2,0 r0"]


@rule("CAR-CA-3.2", "CAR-CA-4.3", "CAR-CO-6")
@pytest.mark.parametrize(
    ("quarter", "hit", "missed"),
    [
        ("castle", "aim 2000,500", "aim 2500,0"),  # at (2000, 100): 400, and 510
        ("market", "aim 2500,1000", "aim 2000,1000"),  # at (2500, 1000): 0, and 500
        ("blacksmith", "aim 2000,2000", "aim 2000,1500"),  # at (1950, 1900): 112, and 403
        ("cathedral", "aim 1000,500", "aim 500,1000"),  # at (800, 750): 320, and 390 is a hit as well
    ],
)
def test_the_catapult_reaches_the_quarters_of_carcassonne(quarter: str, hit: str, missed: str) -> None:
    town = {"count": {**CALM, "quarters": [[quarter, 0, "small", 2], [quarter, 1, "small", 1]]}}
    state = throws(count=True, kept=town, token="knock_out", **EXACT)
    play(state, hit)
    assert state.view(None)["count"]["quarters"] == []
    assert (supply(state, 0), supply(state, 1)) == ({"small": 7}, {"small": 7})
    other = throws(count=True, kept=town, token="knock_out", **EXACT)
    play(other, missed)
    assert (other.view(None)["count"]["quarters"] == []) == (quarter == "cathedral")


@rule("CAR-CA-3.3", "CAR-T-23", "CAR-EX33")
def test_the_noise_has_exact_weights_first_east_west_then_north_south() -> None:
    state = throws(token="target")
    assert refused(state, "aim 2000,0") == ("CAR-CA-3.3",)
    play(state, "aim 500,-500")
    assert state.to_move == CHANCE
    weights = [1, 12, 66, 220, 495, 792, 924, 792, 495, 220, 66, 12, 1]
    outcomes = state.chance_outcomes()
    assert [(str(action), weight) for action, weight in outcomes] == [
        (f"drift {k}", weight) for k, weight in zip(range(-6, 7), weights, strict=True)
    ]
    assert sum(weights) == 4096
    offsets = []
    for k in range(-6, 7):
        twin = state.copy()
        play(twin, f"drift {k}")
        offsets.append(seen(twin)["landing"][0] - 500)
        assert seen(twin)["landing"][1] == -500
        assert twin.to_move == CHANCE
    assert offsets == [-2078, -1732, -1385, -1039, -692, -346, 0, 346, 692, 1039, 1385, 1732, 2078]
    play(state, "drift 1", "drift -3")  # lands at (846, -1539): 346 east and 1039 north of the fair's square
    assert seen(state)["far"] == [346**2 + 1039**2, None]
    assert refused(state, "drift 0") == ("CAR-T-23",)


@rule("CAR-CA-3.3", "CAR-EX33")
def test_the_aim_points_lie_on_a_lattice_around_the_laid_tiles() -> None:
    one = throws(token="target")
    assert len(legal(one)) == 49
    assert legal(one)[0] == "aim -1500,-1500"
    assert legal(one)[-1] == "aim 1500,1500"
    assert len(legal(throws("FRFR 1,0 0", "FRFR 2,0 0", token="target"))) == 77
    # Two more to the side: the union of the squares, without doubles.
    bend = throws("FRFR 1,0 0", "FFFF-monastery 0,1 0", token="target")
    assert len(legal(bend)) == 7 * 7 + 14 + 14


@rule("CAR-CA-3.4")
def test_blind_throws_start_from_the_fair_with_a_scatter_of_their_own() -> None:
    state = throws("FRFR 1,0 0", fairs=("1,0",), token="target", catapult_mode="blind", catapult_sigma=300)
    assert state.to_move == CHANCE
    assert seen(state)["landing"] == [1000, 0]
    play(state, "drift 6", "drift 0")
    assert seen(state)["far"] == [(5196 - 500) ** 2, None]  # 6 * 1500 * 1000 / 1732
    still = throws(token="target", catapult_mode="blind", **EXACT)
    assert (still.scores, still.view(None)["active"]) == ([5, 5], 1)  # no choice and no chance
    catch = throws(token="catch", catapult_mode="blind")
    assert (catch.to_move, seen(catch)["distance"], seen(catch)["hand"]) == (CHANCE, 1500, 1500)
    assert play(catch, "drift 1").scores == [5, 0]  # 300 * 1000 / 1732 = 173 away: not caught
    held = throws(token="catch", catapult_mode="blind")
    assert play(held, "drift 0").scores == [0, 5]
    off = table(drawn="catapult/FFFF", catapult=True, catapult_mode="off")
    assert play(off, "place 0,1 0", "pass").view(None)["active"] == 1
    assert new_game(catapult=True, catapult_mode="off").view(None)["pile"] == 83


@rule("CAR-CA-3.5", "CAR-CA-7.1")
def test_a_token_lies_on_the_map_within_its_radius_of_a_tile() -> None:
    position = {"figures": ["1 small 0,0 c0"], "token": "seduction", "catapult_sigma": 300}
    near = play(throws(**position), "aim 1000,0", "drift -2", "drift 0")  # at (654, 0), 154 from the tile
    assert seen(near)["step"] == "replacement"
    far = play(throws(**position), "aim 1000,0", "drift -1", "drift 0")  # at (827, 0), 327 from it
    assert (seen(far)["thrown"], seen(far)["step"]) == (1, "aim")
    assert figures(far) == ["1 small 0,0 c0"]


@rule("CAR-CA-3.5")
@pytest.mark.parametrize(
    ("landing", "reaches"),
    [((750, 0), True), ((751, 0), False), ((0, -750), True), ((650, 700), True), ((651, 700), False)],
)
def test_the_radius_of_the_token_is_measured_exactly(landing: tuple[int, int], reaches: bool) -> None:
    """From the sides of the start tile 250 and 251; from its corner 150 and 200, then 151 and 200."""
    falling = {"fairs": [[0, 0]], "token": "seduction", "step": "drift_y", "landing": list(landing)}
    state = table(
        figures=["1 small 0,0 c0"], catapult=True, phase="CAR-T-11", kept={"catapult": {**no_throw(2), **falling}}
    )  # fmt: skip
    play(state, "drift 0")
    assert (seen(state)["step"] == "replacement") == reaches
    assert seen(state)["thrown"] == (0 if reaches else 1)


@rule("CAR-CA-3.6")
def test_every_throw_is_resolved_before_the_next() -> None:
    standing = ["1 small 2,0 m0", "0 small 2,0 r0"]
    state = throws(*HERE, figures=standing, players=3, token="knock_out", **EXACT)
    play(state, "aim 2000,0")
    assert (figures(state), state.to_move) == ([], 1)
    events = do(state, "aim 2000,0")
    assert [event.kind for event in events] == ["aimed", "landed"]  # nobody is left to be hit


@rule("CAR-CA-4.1")
def test_a_token_off_the_map_hits_too() -> None:
    land = ["FRFR 1,0 0", "FRFR 2,0 0", "FFFF-monastery 2,-1 0"]
    state = throws(*land, figures=["1 small 0,0 c0"], token="knock_out")
    # It lands at (154, -768), 268 from the tile; the knight stands at (130, -390), 379 away.
    play(state, "aim 500,-2500", "drift -1", "drift 5")
    assert figures(state) == []


@rule("CAR-CA-4.3", "CAR-T-21", "CAR-PD-2.3", "CAR-X-20", "CAR-TW-4.1")
def test_who_is_affected_by_a_knock_out() -> None:
    road = ["FRFR 1,0 0", "FRFR 2,0 0", "FRFR 3,0 0"]
    fairy = {"princess_dragon": {"dragon": None, "fairy": [1, 0], "beside": [0, "big", 1, 0, "r0"], "trail": []}}
    state = throws(
        *road, figures=["0 big 1,0 r0", "0 builder 3,0 r0", "1 small 3,0 f1", "1 pig 3,0 f1"], kept=fairy,
        token="knock_out", inns_cathedrals=True, traders_builders=True, princess_dragon=True, **EXACT,
    )  # fmt: skip
    play(state, "aim 1000,0")
    # The fairy does not help; the builder, far away, has lost its last companion.
    assert figures(state) == ["1 pig 3,0 f1", "1 small 3,0 f1"]
    assert state.view(None)["princess_dragon"]["beside"] is None
    play(state, "aim 3000,500")
    assert figures(state) == []  # a farmer is hit, and the pig goes too
    beside = throws(
        *road, figures=["1 small 1,0 r0", "0 small 3,0 r0", "0 builder 1,0 r0"], token="knock_out",
        traders_builders=True, **EXACT,
    )  # fmt: skip
    assert figures(play(beside, "aim 1000,0")) == ["0 builder 1,0 r0", "0 small 3,0 r0"]  # no follower: not hit


@rule("CAR-CA-4.3", "CAR-X-20", "CAR-TW-4.1")
def test_a_follower_on_a_tower_is_hit_and_a_prisoner_is_not() -> None:
    towers = {**no_towers(2), "towers": [[0, 1, 1]], "pieces": [9, 10], "prisoners": [[0, 1, "small", 2]]}
    state = throws(
        "tower/FFFF 0,1", figures=["1 small 0,1 t0"], kept={"tower": towers}, tower=True, token="knock_out",
        **EXACT,
    )  # fmt: skip
    play(state, "aim 0,1000")
    assert figures(state) == []
    assert supply(state, 1) == {"small": 5}
    assert state.view(None)["tower"]["prisoners"] == [[0, 1, "small", 2]]


@rule("CAR-CA-3.3")
@pytest.mark.parametrize("seed", range(3))
def test_the_aim_points_of_a_whole_game_are_those_around_its_tiles(seed: int) -> None:
    state = new_game(2, catapult=True, inns_cathedrals=True)
    dealer = Dealer(seed)
    checked = 0
    while not state.over:
        if state.to_move != CHANCE and seen(state)["token"] not in (None, "catch") and seen(state)["step"] == "aim":
            offered = [tuple(map(int, text.split()[1].split(","))) for text in legal(state, "aim")]
            assert len(set(offered)) == len(offered)
            assert set(offered) == slow_aims(land_of(state.view(None)).tiles)
            twin = CARCASSONNE.restore(state.snapshot())
            assert legal(twin) == legal(state)
            checked += 1
        advance(state, dealer, 1)
        while state.to_move == CHANCE:
            state.apply_code(dealer.draw_code(state))
    assert checked > 4


@rule("CAR-CA-5", "CAR-EX30")
def test_the_nearest_to_the_fair_get_five_points_each() -> None:
    state = throws("FRFR 1,0 0", token="target", players=3, **EXACT)
    play(state, "aim 0,0", "aim 500,0")
    assert seen(state)["far"] == [0, 0, None]
    assert state.scores == [0, 0, 0]
    events = do(state, "aim 1000,0")
    assert points(events) == [(0, 5, "CAR-CA-5"), (1, 5, "CAR-CA-5")]
    off = throws(token="target", **EXACT)
    assert play(off, "aim 1500,1500", "aim -1500,0").scores == [0, 5]  # off the map; 1000 is nearer than 1414


@rule("CAR-CA-6.1", "CAR-CA-6.2", "CAR-EX31")
def test_everybody_throws_to_the_left_neighbour_who_tries_to_catch() -> None:
    state = throws(token="catch", players=3, **EXACT)
    movers = []
    for text in ("range 1600", "hand 1500", "range 1700", "hand 1500", "range 900"):
        movers.append(int(state.to_move))
        play(state, text)
    assert movers == [0, 1, 1, 2, 2]
    assert state.scores == [0, 5 + 5, 0]  # 100 away: caught; 200 away: past the hand
    assert state.to_move == 0
    events = do(state, "hand 1500")
    assert points(events) == [(0, 5, "CAR-CA-6.2")]  # it did not reach the ruler
    assert state.scores == [5, 10, 0]
    edge = throws(token="catch", **EXACT)
    assert play(edge, "range 1000", "hand 2000").scores == [5, 0]  # the ruler is reached


@rule("CAR-CA-6.3", "CAR-B-0.12")
def test_the_distance_is_a_secret_until_the_hand_is_held_out() -> None:
    state = throws(token="catch", players=3)
    assert legal(state) == [f"range {distance}" for distance in range(0, 2001, 100)]
    code = state.parse("range 1200").code
    assert [state.sees(seat, code) for seat in (0, 1, 2, None)] == [True, False, False, False]
    (event,) = do(state, "range 1200")
    assert [shown_to(event, seat)["data"] for seat in (0, 1, None)] == [{"distance": 1200}, {}, {}]
    assert [seen(state, seat)["distance"] for seat in (0, 1, 2, None)] == [1200, None, None, None]
    assert state.snapshot()["catapult"]["distance"] == 1200
    guesses = [state.determinize(1, Dealer(seed)).snapshot()["catapult"]["distance"] for seed in range(40)]
    assert len(set(guesses)) > 5
    assert set(guesses) <= set(range(0, 2001, 100))
    assert state.determinize(0, Dealer(1)) == state
    assert legal(state) == [f"hand {hand}" for hand in range(1000, 2001, 100)]
    (event,) = do(state, "hand 1300")
    assert (event.data, event.reveals) == ({"distance": 1200, "hand": 1300}, True)
    assert [seen(state, seat)["distance"] for seat in (0, 1, None)] == [1200, 1200, 1200]
    assert state.to_move == CHANCE
    assert play(state, "drift -2").scores == [5, 0, 0]  # 173 short of 1200: past the ruler


@rule("CAR-CA-6.3", "CAR-EX33")
def test_how_often_a_throw_into_the_hand_is_caught() -> None:
    state = play(throws(token="catch"), "range 1500", "hand 1500")
    caught = 0
    for action, weight in state.chance_outcomes():
        twin = state.copy()
        kinds = [event.kind for event in do(twin, str(action))]
        assert sum(twin.scores) == 5
        caught += weight * ("caught" in kinds)
    assert caught == 2508
    offsets = [do(state.copy(), f"drift {k}")[0].data["far"] for k in range(-6, 7)]
    assert offsets == [-519, -433, -346, -259, -173, -86, 0, 86, 173, 259, 346, 433, 519]
    # From 1500 the farthest throw lands at 2019, the shortest at 981.
    short = play(throws(token="catch"), "range 1500", "hand 2000", "drift -6")
    assert short.scores == [0, 5]
    past = play(throws(token="catch"), "range 1500", "hand 2000", "drift -5")
    assert past.scores == [5, 0]
    edge = play(throws(token="catch"), "range 1500", "hand 1600", "drift -1")
    assert edge.scores == [5, 0]  # 1414 is 186 from the hand


@rule("CAR-CA-7.1")
def test_the_nearest_follower_may_be_replaced_by_one_from_supply_or_land() -> None:
    standing = ["1 small 2,0 m0", "1 small 0,0 c0", "0 small 0,0 r0"]
    state = throws(*HERE, figures=standing, token="seduction", **EXACT)
    play(state, "aim 2000,0")
    assert (seen(state)["victim"], state.to_move) == ([1, "small", 2, 0, "m0"], 0)
    assert legal(state) == ["send small", "summon 0,0", "pass"]
    supplied = play(state.copy(), "send small")
    assert figures(supplied) == ["0 small 0,0 r0", "0 small 2,0 m0", "1 small 0,0 c0"]
    assert (supply(supplied, 0), supply(supplied, 1)) == ({"small": 5}, {"small": 6})
    summoned = play(state.copy(), "summon 0,0")
    assert figures(summoned) == ["0 small 2,0 m0", "1 small 0,0 c0"]
    assert (supply(summoned, 0), supply(summoned, 1)) == ({"small": 6}, {"small": 6})
    declined = play(state.copy(), "pass")
    assert figures(declined) == sorted(standing)
    assert declined.to_move == 1


@rule("CAR-CA-7.1")
def test_the_thrower_chooses_among_equally_near_followers_his_own_among_them() -> None:
    standing = ["1 small 2,0 r0", "0 big 2,0 r0", "1 small 0,0 c0"]
    state = throws(*HERE, figures=standing, token="seduction", inns_cathedrals=True, **EXACT)
    play(state, "aim 2000,500")
    assert legal(state) == ["seduce 2,0", "pass"]
    play(state, "seduce 2,0")
    assert legal(state) == ["choose 1 small r0", "choose 0 big r0"]
    play(state, "choose 0 big r0")
    assert legal(state) == ["send small", "pass"]  # another of his followers, not the big one itself
    play(state, "send small")
    assert figures(state) == ["0 small 2,0 r0", "1 small 0,0 c0", "1 small 2,0 r0"]
    assert supply(state, 0) == {"small": 6, "big": 1}


@rule("CAR-CA-7.1")
def test_of_equally_near_followers_on_two_tiles_one_tile_is_named() -> None:
    standing = ["1 small 1,0 m0", "1 small 2,0 m0", "0 small 0,0 c0"]
    state = throws(*HERE, figures=standing, token="seduction", **EXACT)
    play(state, "aim 1500,0")  # 500 from each monk
    assert legal(state) == ["seduce 1,0", "seduce 2,0", "pass"]
    play(state, "seduce 1,0")
    assert seen(state)["victim"] == [1, "small", 1, 0, "m0"]
    assert legal(state) == ["send small", "summon 0,0", "pass"]
    play(state, "summon 0,0")
    assert figures(state) == ["0 small 1,0 m0", "1 small 2,0 m0"]


@rule("CAR-CA-7.1", "CAR-CA-7.2", "CAR-CO-6")
def test_a_follower_in_a_quarter_can_be_replaced_but_not_be_the_replacement() -> None:
    town = {"count": {**CALM, "quarters": [["castle", 0, "small", 7], ["market", 1, "small", 1]]}}
    state = throws(count=True, kept=town, token="seduction", **EXACT)
    play(state, "aim 2500,1000")
    assert state.to_move == 1  # seat 0 has followers in the castle only: nothing happens
    play(state, "aim 2000,0")  # the castle, full of followers of seat 0
    assert seen(state)["victim"] == [0, "small", "castle"]
    assert legal(state) == ["send small", "pass"]
    play(state, "send small")
    assert state.view(None)["count"]["quarters"] == [
        ["castle", 0, "small", 6], ["castle", 1, "small", 1], ["market", 1, "small", 1],
    ]  # fmt: skip
    assert (supply(state, 0), supply(state, 1)) == ({"small": 1}, {"small": 5})


@rule("CAR-CA-7.1")
def test_several_kinds_in_a_quarter_are_equally_near() -> None:
    town = {"count": {**CALM, "quarters": [["castle", 0, "small", 1], ["castle", 1, "big", 1]]}}
    state = throws(count=True, kept=town, token="seduction", inns_cathedrals=True, **EXACT)
    play(state, "aim 2000,0")
    assert legal(state) == ["tempt castle 0 small", "tempt castle 1 big", "pass"]
    play(state, "tempt castle 1 big", "send big")
    assert state.view(None)["count"]["quarters"] == [["castle", 0, "small", 1], ["castle", 0, "big", 1]]


@rule("CAR-CA-7.1")
def test_without_a_follower_on_the_map_seduction_has_no_effect() -> None:
    state = throws(token="seduction", **EXACT)
    events = do(state, "aim 0,0")
    assert [event.kind for event in events] == ["aimed", "landed", "seduced_nobody"]
    assert state.to_move == 1


@rule("CAR-CA-7.2", "CAR-X-1")
def test_a_replacement_must_be_of_a_kind_that_may_stand_there() -> None:
    stands = {name: set(figure.get("stands_on", [])) for name, figure in BOX["figures"].items()}
    everywhere = {"road", "city", "cloister", "shrine", "abbey", "field", "tower_foundation"}
    assert stands == {
        "small": everywhere, "big": everywhere, "mayor": {"city"}, "builder": {"road", "city"}, "pig": {"field"},
        "wagon": everywhere - {"field", "tower_foundation"},
    }  # fmt: skip
    towers = {**no_towers(2), "towers": [[0, 1, 1]], "pieces": [9, 10]}
    state = throws(
        "tower/FFFF 0,1", figures=["1 small 0,1 t0"], kept={"tower": towers}, tower=True, inns_cathedrals=True,
        traders_builders=True, token="seduction", **EXACT,
    )  # fmt: skip
    play(state, "aim 0,1000")
    assert legal(state) == ["send small", "send big", "pass"]
    assert refused(state, "send builder") == ("CAR-CA-7.2",)
    play(state, "send big")
    assert figures(state) == ["0 big 0,1 t0"]
    # That the city is occupied does not matter: the swap does not change it.
    full = throws(figures=["1 small 0,0 c0"], token="seduction", **EXACT)
    play(full, "aim 0,-500", "send small")
    assert figures(full) == ["0 small 0,0 c0"]


@rule("CAR-CA-7.3", "CAR-T-21")
def test_companions_left_alone_go_home_and_the_fairy_stays_alone() -> None:
    fairy = {"princess_dragon": {"dragon": None, "fairy": [2, 0], "beside": [1, "small", 2, 0, "r0"], "trail": []}}
    standing = ["1 small 2,0 r0", "1 builder 1,0 r0", "0 small 0,0 f1", "0 pig 1,0 f1"]
    state = throws(
        "FRFR 1,0 0", "FRFR 2,0 0", figures=standing, kept=fairy, token="seduction", traders_builders=True,
        princess_dragon=True, **EXACT,
    )  # fmt: skip
    play(state, "aim 2000,0", "summon 0,0")
    # The builder of seat 1 has lost its thief, the pig of seat 0 its farmer.
    assert figures(state) == ["0 small 2,0 r0"]
    dragon = state.view(None)["princess_dragon"]
    assert (dragon["fairy"], dragon["beside"]) == ([2, 0], None)


@rule("CAR-CA-7.3", "CAR-TB-2.2")
def test_who_keeps_a_follower_in_the_region_keeps_the_builder() -> None:
    standing = ["0 small 2,0 r0", "0 builder 1,0 r0"]
    state = throws(
        "FRFR 1,0 0", "FRFR 2,0 0", figures=standing, token="seduction", traders_builders=True, inns_cathedrals=True,
        **EXACT,
    )  # fmt: skip
    play(state, "aim 2000,0", "send big")
    assert figures(state) == ["0 big 2,0 r0", "0 builder 1,0 r0"]
    moved = throws(
        "FRFR 1,0 0", "FRFR 2,0 0", figures=["1 small 2,0 r0", "0 small 0,0 r0", "0 builder 1,0 r0"],
        token="seduction", traders_builders=True, **EXACT,
    )  # fmt: skip
    play(moved, "aim 2000,0", "summon 0,0")
    assert figures(moved) == ["0 builder 1,0 r0", "0 small 2,0 r0"]


@rule("CAR-CA-7.4", "CAR-CO-2.1")
def test_points_of_a_round_open_no_quarter_and_score_no_region() -> None:
    state = table(figures=["1 small 0,0 f0"], drawn="catapult/CFFF", count=True, catapult=True, **EXACT)
    play(state, "place 0,3 0", "pass")
    assert state.view(None)["phase"] == "CAR-T-11"
    play(state, "fair target", "aim 1000,3000", "aim 0,3000")
    assert state.scores == [0, 5]
    assert (state.view(None)["active"], state.view(None)["phase"]) == (1, "CAR-T-3")
    swap = throws(figures=["1 small 0,0 c0"], token="seduction", **EXACT)
    play(swap, "aim 0,-500", "send small", "aim 0,-500", "pass")
    assert swap.scores == [0, 0]


WRONG = [
    ({"fairs": [[0, 0]] * 4}, r"CAR-CA-2\.3"),
    ({"fairs": [[5, 5]]}, r"CAR-CA-2\.1"),
    ({"fairs": [[0, 0]], "token": "stone"}, r"CAR-CA-2\.2"),
    ({"fairs": [[0, 0]], "token": "catch", "thrown": 2}, r"CAR-CA-2\.2"),
    ({"fairs": [[0, 0]], "token": "seduction", "victim": [0, "small", 0, 0, "c0"]}, r"CAR-CA-7\.1"),
    ({"fairs": [[0, 0]], "token": "target", "step": "hand"}, r"CAR-CA-2\.2: .* no throw waits for 'hand'"),
    ({"fairs": [[0, 0]], "token": "catch", "step": "victim", "distance": 0}, r"CAR-CA-2\.2"),
    ({"fairs": [[0, 0]], "token": "catch", "step": "hand", "distance": 2100}, r"CAR-CA-6\.3: nobody throws 2100 far"),
    ({"fairs": [[0, 0]], "token": "catch", "step": "drift_x", "distance": 0, "hand": 900}, r"CAR-CA-6\.3.* at 900"),
    ({"fairs": [[0, 0]], "token": "target", "thrown": 1}, r"CAR-CA-5"),
    ({"fairs": [[0, 0]], "token": "knock_out", "thrown": 1, "far": [4, None]}, r"CAR-CA-5"),
    ({"far": [None] * 3}, r"CAR-CA-5: .* one per seat"),
    ({"fairs": [[0, 0]], "token": "target", "far": ["near", None]}, r"near"),
    ({"fairs": [[0, 0]], "token": "knock_out", "on": [0, 0]}, r"CAR-CA-7\.1"),
    ({"fairs": [[0, 0]], "token": "seduction", "step": "victim", "landing": [0, 0]}, r"CAR-CA-7\.1: nobody can be"),
]


@pytest.mark.parametrize(("change", "sentence"), WRONG, ids=str)
def test_a_wrong_snapshot_is_refused(change: dict[str, object], sentence: str) -> None:
    data = dict(throws(token="target").snapshot())
    with pytest.raises(BadSnapshot, match=sentence):
        CARCASSONNE.restore({**data, "catapult": {**no_throw(2), **change}})


@rule("CAR-CA-7.2", "CAR-CA-4.3", "CAR-X-1")
def test_mayor_and_wagon_take_only_places_where_they_may_stand_and_are_hit_like_others() -> None:
    standing = {"c0": ["small", "mayor", "wagon"], "r0": ["small", "wagon"], "f0": ["small"]}
    aims = {"c0": "aim 0,-500", "r0": "aim 0,0", "f0": "aim -500,0"}
    for segment, kinds in standing.items():
        state = throws(figures=[f"1 small 0,0 {segment}"], token="seduction", abbey_mayor=True, **EXACT)
        play(state, aims[segment])
        assert legal(state) == [*(f"send {kind}" for kind in kinds), "pass"]
    hit = throws(figures=["1 mayor 0,0 c0", "1 wagon 0,0 r0"], token="knock_out", abbey_mayor=True, **EXACT)
    assert figures(play(hit, "aim 0,-500")) == ["1 wagon 0,0 r0"]
    assert figures(play(hit, "aim 0,0")) == []
    town = {"count": {**CALM, "quarters": [["market", 1, "small", 1]]}}
    quarter = throws(count=True, kept=town, token="seduction", abbey_mayor=True, **EXACT)
    play(quarter, "aim 2500,1000")
    assert legal(quarter) == ["send small", "pass"]


@pytest.mark.parametrize("sigma", [0, 600])
def test_bots_aim_at_rivals_and_spare_their_own_followers(sigma: int) -> None:
    """The farmer of the thrower stands in the west, the monk of the other in the east."""
    standing = ["0 small 0,0 f0", "1 small 2,0 m0"]
    for token in ("knock_out", "seduction"):
        state = throws(*HERE, figures=standing, token=token, catapult_sigma=sigma)
        for name in ("estimate", "king:40"):
            assert str(make_bot(name).choose(state)) == "aim 2000,0"
    target = throws(*HERE, figures=standing, token="target", catapult_sigma=sigma)
    assert str(make_bot("estimate").choose(target)) == "aim 0,0"  # the fair
    lonely = throws(*HERE, figures=standing[:1], token="knock_out", catapult_sigma=sigma)
    assert str(make_bot("estimate").choose(lonely)) == "aim 3500,1500"  # nobody to hit: far from the own farmer


def test_a_review_values_an_aim_that_no_bot_would_think_of() -> None:
    state = throws(*HERE, figures=["0 small 0,0 f0", "1 small 2,0 m0"], token="knock_out", catapult_sigma=0)
    made, best = (state.game.parse(text) for text in ("aim -500,0", "aim 2000,0"))
    judged = judge(state, 60.0, iterations=40, made=int(made.code))
    assert judged.best == int(best.code)
    assert judged.values[int(made.code)] < judged.values[int(best.code)]
