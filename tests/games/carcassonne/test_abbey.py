"""CAR-AM-1: the abbey."""

import pytest

from bastide import CHANCE, BadSnapshot, State
from bastide.testing import rule
from games.carcassonne.abbeys import HOLE, NO_DRAGON, TWO_HOLES, abbeys, phase, seen
from games.carcassonne.table import figures, no_towers, points
from games.playing import do, legal, play, refused


@rule("CAR-AM-1.1", "CAR-T-2")
def test_an_abbey_is_placed_instead_of_drawing_and_before_the_tile_is_seen() -> None:
    state = abbeys(*HOLE, phase="CAR-T-2")
    assert phase(state) == ("CAR-T-2", 0)
    assert legal(state) == ["abbey", "pass"]
    assert refused(state, "place 1,1 0") == ("CAR-T-2",)
    drawing = play(state.copy(), "pass")
    assert phase(drawing) == ("CAR-T-3", CHANCE)
    assert seen(drawing)["abbeys"] == [True, True]
    left = state.view(None)["pile"]
    events = do(state, "abbey", "place 1,1 0")
    assert [(event.kind, event.clause) for event in events][:2] == [
        ("took_abbey", "CAR-AM-1.1"), ("placed", "CAR-B-2.2"),
    ]  # fmt: skip
    assert state.view(None)["pile"] == left
    assert seen(state)["abbeys"] == [False, True]


@rule("CAR-AM-1.1")
def test_an_abbey_is_no_action_and_is_used_once() -> None:
    state = play(abbeys(*TWO_HOLES, drawn="FRFR"), "place 5,0 0")
    assert refused(state, "abbey") == ("CAR-AM-1.1",)
    play(state, "pass")
    assert phase(state) == ("CAR-T-2", 1)
    used = play(abbeys(*TWO_HOLES, phase="CAR-T-2", active=1), "abbey", "place 1,1 0", "pass", "abbey", "place 3,1 0")
    assert seen(used)["abbeys"] == [False, False]


@rule("CAR-AM-1.2", "CAR-B-2.3", "CAR-T-2")
def test_an_abbey_only_fills_a_hole_and_fits_everything() -> None:
    state = play(abbeys(*HOLE, phase="CAR-T-2"), "abbey")
    assert phase(state) == ("CAR-T-4", 0)
    assert legal(state) == ["place 1,1 0"]
    assert refused(state, "place 2,2 0") == ("CAR-AM-1.2",)  # two neighbours
    assert refused(state, "place 3,0 0") == ("CAR-AM-1.2",)
    assert refused(state, "place 1,1 90") == ("CAR-AM-1.2",)
    assert refused(state, "pass") == ("CAR-B-2.1",)
    assert play(abbeys(drawn="FRFR"), "place 1,0 0", "pass").view(None)["phase"] == "CAR-T-3"  # no hole: not asked


@rule("CAR-AM-1.2", "CAR-X-19", "CAR-CU-2")
def test_a_hole_where_a_shrine_would_have_two_cloisters_does_not_count() -> None:
    land = [*HOLE[:4], "shrine/FFFF 0,2 0"]
    crowded = play(abbeys(*land, "FFFF-monastery 1,2 0", drawn="FRFR", cult=True), "place 3,0 0", "pass")
    assert phase(crowded) == ("CAR-T-3", CHANCE)
    free = play(abbeys(*land, "CFFF 1,2 180", drawn="FRFR", cult=True), "place 3,0 0", "pass")
    assert phase(free) == ("CAR-T-2", 1)


@rule("CAR-X-19", "CAR-CU-4")
def test_a_shrine_challenges_an_abbey() -> None:
    land = [*HOLE[:4], "shrine/FFFF 0,2 0", "CFFF 1,2 180", "abbey/abbey 1,1 0"]
    standing = ["0 small 1,1 a0", "1 small 0,2 s0"]
    state = abbeys(*land, figures=standing, drawn="CFFF", cult=True, kept={"abbeys": [False, True]})
    play(state, "place 2,2 180", "pass")
    assert state.scores == [9, 0]
    assert figures(state) == []


@rule("CAR-AM-1.3", "CAR-AM-1.5", "CAR-B-4.2", "CAR-T-7a")
def test_an_abbey_closes_roads_and_cities_without_being_a_tile_of_them() -> None:
    standing = ["0 small 1,0 r1", "1 small 0,1 c0", "1 small 2,1 c0"]
    state = play(abbeys(*HOLE, figures=standing, phase="CAR-T-2"), "abbey")
    events = do(state, "place 1,1 0", "pass")
    scored = [(event.kind, event.seat, event.data["points"], event.data["tiles"]) for event in events
              if event.kind.startswith("scored")]  # fmt: skip
    assert scored == [("scored_city", 1, 2, 1), ("scored_city", 1, 2, 1), ("scored_road", 0, 1, 1)]
    assert state.scores == [1, 4]
    assert figures(state) == []


@rule("CAR-B-4.6", "CAR-AM-1.3")
def test_a_city_of_one_tile_is_no_city_of_two() -> None:
    state = abbeys(*HOLE, figures=["1 small 0,1 c0"], phase="CAR-T-2", small_city="two")
    events = do(state, "abbey", "place 1,1 0", "pass")
    assert points(events) == [(1, 2, "CAR-B-4.5")]


@rule("CAR-AM-1.3")
def test_an_abbey_has_no_field() -> None:
    state = play(abbeys(*HOLE, figures=["1 small 1,2 f0"], phase="CAR-T-2"), "abbey", "place 1,1 0")
    assert refused(state, "deploy small f0") == ("CAR-B-3.2",)
    assert {int(state.land.followers[state.land.root(node)] != 0) for node in fields_at(state, 2, 1)} == {0}


def fields_at(state: State, x: int, y: int) -> list[int]:
    """The nodes of the fields of a tile."""
    land = state.view(None)["land"]
    tile = next(i for i, laid in enumerate(land) if (laid["x"], laid["y"]) == (x, y))
    return [n for n in range(state.land.nodes) if state.land.tile_of(n) == tile and state.land.node_kind[n] == 1]


@rule("CAR-AM-1.4", "CAR-B-3.4")
def test_a_small_or_big_follower_or_the_wagon_becomes_a_monk_on_the_abbey() -> None:
    state = play(abbeys(*HOLE, phase="CAR-T-2", inns_cathedrals=True), "abbey", "place 1,1 0")
    assert legal(state) == ["deploy small a0", "deploy big a0", "deploy wagon a0", "pass"]
    assert refused(state, "deploy mayor a0") == ("CAR-AM-2.1",)
    play(state, "deploy small a0")
    assert state.view(None)["figures"][0]["role"] == "monk"
    assert phase(state) == ("CAR-T-3", CHANCE)


@rule("CAR-AM-1.4", "CAR-B-4.7")
def test_an_abbey_is_scored_like_a_cloister() -> None:
    kept = {"abbeys": [False, True]}
    state = abbeys(*HOLE, "abbey/abbey 1,1 0", figures=["0 small 1,1 a0"], drawn="CFFF", active=1, kept=kept)
    play(state, "place 2,2 180", "pass")
    assert state.scores == [9, 0]
    end = abbeys(*HOLE, "abbey/abbey 1,1 0", figures=["0 small 1,1 a0"], drawn="FRFR", pile=[], kept=kept)
    assert play(end, "place 3,0 0", "pass").scores == [8, 0]


@rule("CAR-AM-1.5")
def test_an_abbey_is_the_eighth_neighbour_of_a_cloister() -> None:
    ring = ["FRFR 1,0 0", "FRFR -1,0 0", "FRFR 2,0 0", "FFFF-monastery 0,1 0", "CFFF -1,1 270", "CFFF 2,1 90",
            "CFFF 0,2 180", "CFFF 1,2 180", "CFFF -1,2 180"]  # fmt: skip
    state = abbeys(*ring, figures=["1 small 0,1 m0"], phase="CAR-T-2")
    play(state, "abbey", "place 1,1 0", "pass")
    assert state.scores == [0, 9]


@rule("CAR-AM-1.5", "CAR-X-3", "CAR-TB-5", "CAR-KR-2", "CAR-KR-3")
def test_who_places_the_abbey_has_completed_what_it_closes() -> None:
    land = [*HOLE[:2], "traders/FCFC-wine 0,1 0", "CFFF -1,1 90", *HOLE[3:]]
    state = abbeys(*land, figures=["1 small 0,1 c0"], phase="CAR-T-2", traders_builders=True, king_robber=True)
    play(state, "abbey", "place 1,1 0", "pass")
    view = state.view(None)
    assert state.scores == [0, 4]
    assert view["seats"][0]["goods"] == {"wine": 1, "grain": 0, "cloth": 0}
    assert (view["king_robber"]["king"], view["king_robber"]["largest_city"]) == (0, 2)
    assert (view["king_robber"]["robber"], view["king_robber"]["longest_road"]) == (0, 1)


@rule("CAR-TB-3.4", "CAR-X-3")
def test_an_abbey_gives_no_double_turn_but_the_builder_returns() -> None:
    standing = ["0 small 1,0 r1", "0 builder 1,0 r1"]
    state = abbeys(*HOLE, figures=standing, phase="CAR-T-2", traders_builders=True)
    play(state, "abbey", "place 1,1 0", "pass")
    assert state.scores == [1, 0]
    assert figures(state) == []
    assert phase(state) == ("CAR-T-3", CHANCE)  # seat 1 finds no hole any more
    assert state.view(None)["active"] == 1


@rule("CAR-AM-1.6", "CAR-TB-3.7")
def test_an_abbey_can_be_the_second_part_of_a_double_turn_even_with_an_empty_pile() -> None:
    standing = ["0 small 2,0 r0", "0 builder 2,0 r0"]
    options = {"figures": standing, "drawn": "FRFR", "traders_builders": True}
    state = play(abbeys(*HOLE, **options), "place 3,0 0", "pass")
    assert (*phase(state), state.view(None)["part"]) == ("CAR-T-2", 0, 1)
    last = play(abbeys(*HOLE, pile=[], **options), "place 3,0 0", "pass")
    assert (*phase(last), last.view(None)["part"]) == ("CAR-T-2", 0, 1)
    play(last, "abbey", "place 1,1 0", "deploy small a0")
    assert last.over
    assert last.scores == [8 + 3, 0]  # the abbey and the road of (1, 0), (2, 0), (3, 0)
    none = play(abbeys(*HOLE[:2], pile=[], **options), "place 3,0 0", "pass")
    assert none.over  # without a hole the second part is skipped


@rule("CAR-AM-1.7", "CAR-B-6.1")
def test_when_the_pile_is_played_everybody_may_still_place_an_abbey() -> None:
    state = abbeys(*TWO_HOLES, drawn="FRFR", pile=[], players=3)
    events = state.record_events()
    play(state, "place 5,0 0", "pass")
    assert (*phase(state), state.view(None)["active"]) == ("CAR-T-2", 1, 1)
    play(state, "abbey", "place 1,1 0", "deploy small a0")
    assert phase(state) == ("CAR-T-2", 2)
    play(state, "pass")
    assert phase(state) == ("CAR-T-2", 0)  # who played the last tile comes last
    play(state, "abbey", "place 3,1 0", "pass")
    assert state.over
    assert [event.seat for event in events if event.kind == "last_abbey"] == [1, 2, 0]
    assert [event.kind for event in events].count("pile_empty") == 1
    assert state.scores == [0, 9, 0]
    off = abbeys(*TWO_HOLES, drawn="FRFR", pile=[], abbey_final_round=False)
    assert play(off, "place 5,0 0", "pass").over


@rule("CAR-AM-1.7")
def test_the_final_abbey_round_has_no_fairy_point_and_no_double_turn() -> None:
    fairy = {"princess_dragon": {**NO_DRAGON, "fairy": [1, 0], "beside": [1, "small", 1, 0, "r1"]}}
    state = abbeys(
        *HOLE, figures=["1 small 1,0 r1", "1 builder 1,0 r1"], drawn="FRFR", pile=[], more=fairy,
        princess_dragon=True, traders_builders=True,
    )  # fmt: skip
    play(state, "place 3,0 0", "pass")
    assert phase(state) == ("CAR-T-2", 1)
    assert state.scores == [0, 0]
    events = do(state, "abbey", "place 1,1 0", "pass")
    assert points(events) == [(1, 1, "CAR-B-4.3"), (1, 3, "CAR-PD-2.5")]
    assert state.over


@rule("CAR-AM-1.7", "CAR-AM-4.2")
def test_in_the_final_abbey_round_a_scored_wagon_drives_on() -> None:
    state = abbeys(*HOLE, figures=["0 wagon 1,0 r1"], drawn="FRFR", pile=[])
    play(state, "place 3,0 0", "pass", "abbey", "place 1,1 0", "pass")
    assert state.scores == [1, 0]
    assert phase(state) == ("CAR-T-8", 0)  # the owner decides, though it is the turn of seat 1
    play(state, "drive 1,1 a0")
    assert state.over
    assert state.scores == [1 + 8, 0]  # the wagon on the abbey, with seven tiles around it


@rule("CAR-AM-1.7", "CAR-TW-6.1")
def test_every_turn_of_the_final_abbey_round_has_its_own_ransom() -> None:
    prisoners = {"tower": {**no_towers(3), "prisoners": [[2, 0, "small", 2], [2, 1, "small", 1]]}}
    state = abbeys(*TWO_HOLES, players=3, drawn="FRFR", pile=[], scores=[9, 9, 0], more=prisoners, tower=True)
    play(state, "place 5,0 0", "ransom 2 small", "pass")
    play(state, "abbey", "place 1,1 0", "ransom 2 small", "pass")
    play(state, "pass", "abbey", "place 3,1 0", "ransom 2 small", "pass")
    assert state.over
    assert state.scores == [9 - 3 - 3, 9 - 3, 3 + 3 + 3]


@rule("CAR-RI-7")
def test_no_abbey_is_placed_while_river_tiles_remain() -> None:
    land = ["FFFF-monastery 0,-1 0", "FFFF-monastery -1,-1 0", "FFFF-monastery 0,1 0", "FFFF-monastery -1,1 0",
            "CFFF -2,-1 270", "CFFF -2,0 270"]  # fmt: skip
    assert legal(abbeys(*land, phase="CAR-T-2", river2=True)) == ["abbey", "pass"]
    river = ["river2/VVFV-fork", "river2/FFFV-volcano"]
    with pytest.raises(BadSnapshot, match="CAR-T-2: nothing can be decided"):
        abbeys(*land, phase="CAR-T-2", river2=True, pile=[*river, "FRFR"])
    with pytest.raises(BadSnapshot, match="there is nothing to choose from"):
        abbeys(*land, drawn="abbey/abbey", river2=True, pile=river, kept={"abbeys": [False, True]})
