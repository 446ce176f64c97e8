"""CAR-AM: Abbey & Mayor."""

import pytest

from bastide import CHANCE, BadSnapshot, State
from bastide.testing import check_game, rule
from games.carcassonne.table import (
    CALM,
    CARCASSONNE,
    EVERYTHING,
    LOUD,
    figures,
    new_game,
    no_barns,
    no_towers,
    points,
    supply,
    table,
)
from games.carcassonne.test_regions import play_and_check
from games.playing import do, legal, play, refused

HOLE = [
    "FRRR 1,0 0", "FRFR 2,0 0", "CFFF 0,1 90", "CFFF 2,1 270", "FFFF-monastery 0,2 0", "FFFF-monastery 1,2 0",
]  # fmt: skip
"""A hole at (1, 1): a road leads to it from the north, cities open on it from west and east; (2, 2) is empty too."""
TWO_HOLES = [*HOLE, "FRFR 3,0 0", "FRFR 4,0 0", "FFFF-monastery 2,2 0", "FFFF-monastery 3,2 0", "CFFF 4,1 90"]
"""Another hole at (3, 1)."""
FOUR_CITIES = [
    "CFCF-split 0,1 90", "CFFF 1,1 270", "CFFF -1,1 90", "CFCF-split 0,2 90", "CFFF 1,2 270", "CFFF -1,2 90",
    "FFFF-monastery 0,3 0", "FFFF-monastery 1,3 0", "FFFF-monastery 0,4 0",
]  # fmt: skip
"""South of the start tile: a field that touches four completed cities; at (1, 4) four tiles will meet."""
BARN_FIELD = [*FOUR_CITIES, "FFFF-monastery 1,4 0"]
TO_CROSSING = ["FRRR 1,0 0"]
"""The start tile's road ends in the east at a crossing; in the west it is open."""
NO_DRAGON = {"dragon": None, "fairy": None, "beside": None, "trail": []}


def abbeys(
    *land: str, kept: dict[str, object] | None = None, players: int = 2, more: dict[str, object] | None = None,
    **position: object,
) -> State:  # fmt: skip
    """A position with Abbey & Mayor; `kept` changes what it remembers, `more` what other sets do."""
    remembered = {**no_barns(players), **(kept or {})}
    return table(*land, players=players, abbey_mayor=True, kept={"abbey_mayor": remembered, **(more or {})}, **position)


def seen(state: State) -> dict[str, object]:
    return state.view(None)["abbey_mayor"]


def phase(state: State) -> tuple[str, int]:
    """The phase, and who decides."""
    return state.view(None)["phase"], state.to_move


# Components


@rule("CAR-AM-0")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everybody_has_an_abbey_a_mayor_a_wagon_and_a_barn(players: int) -> None:
    state = new_game(players, abbey_mayor=True, inns_cathedrals=players == 6)
    assert state.view(None)["pile"] == 71 + 12 + (18 if players == 6 else 0)
    assert seen(state)["abbeys"] == [True] * players
    hand = {"small": 7, "mayor": 1, "wagon": 1, "barn": 1} | ({"big": 1} if players == 6 else {})
    assert [supply(state, seat) for seat in range(players)] == [hand] * players
    assert state.inventory()["abbey/abbey"] == players  # the others stay in the box
    assert "abbey/abbey" not in state.view(None)["unseen"]


# The abbey


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
    prisoners = {"tower": {**no_towers(2), "prisoners": [[1, 0, "small", 2], [0, 1, "small", 1]]}}
    state = abbeys(*TWO_HOLES, drawn="FRFR", pile=[], scores=[9, 9], more=prisoners, tower=True)
    play(state, "place 5,0 0", "ransom 1 small", "pass")
    play(state, "abbey", "place 1,1 0", "ransom 0 small", "pass")
    play(state, "abbey", "place 3,1 0", "ransom 1 small", "pass")
    assert state.over
    assert state.scores == [9 - 3 + 3 - 3, 9 + 3 - 3 + 3]


@rule("CAR-RI-7")
def test_no_abbey_is_placed_while_river_tiles_remain() -> None:
    land = ["FFFF-monastery 0,-1 0", "FFFF-monastery -1,-1 0", "FFFF-monastery 0,1 0", "FFFF-monastery -1,1 0",
            "CFFF -2,-1 270", "CFFF -2,0 270"]  # fmt: skip
    assert legal(abbeys(*land, phase="CAR-T-2", river2=True)) == ["abbey", "pass"]
    river = ["river2/VVFV-fork", "river2/FFFV-volcano"]
    with pytest.raises(BadSnapshot, match="CAR-T-2: nothing can be decided"):
        abbeys(*land, phase="CAR-T-2", river2=True, pile=[*river, "FRFR"])
    drawn = abbeys(*land, drawn="abbey/abbey", river2=True, pile=river, kept={"abbeys": [False, True]})
    assert refused(drawn, "place -1,0 0") == ("CAR-RI-7",)


# The mayor


@rule("CAR-AM-2.1", "CAR-X-1")
def test_the_mayor_goes_only_into_a_city_without_followers() -> None:
    state = play(abbeys(drawn="CRRR"), "place 0,-1 180")
    assert legal(state, "deploy mayor") == ["deploy mayor c0"]
    assert refused(state, "deploy mayor r0") == ("CAR-AM-2.1",)
    assert refused(state, "deploy mayor f0") == ("CAR-AM-2.1",)
    for other in ("1 small 0,0 c0", "1 mayor 0,0 c0"):
        taken = play(abbeys(figures=[other], drawn="CRRR"), "place 0,-1 180")
        assert refused(taken, "deploy mayor c0") == ("CAR-B-3.3",)
        assert refused(taken, "deploy small c0") == ("CAR-B-3.3",)


THREE_PENNANTS = ["FCFC-shield 0,-1 90", "FCFC-shield 0,-2 90"]


@rule("CAR-AM-2.2", "CAR-EX22", "CAR-B-4.8")
def test_the_mayor_is_as_strong_as_the_city_has_pennants() -> None:
    standing = ["0 mayor 0,0 c0", "1 big 0,-1 c0", "1 small 0,-2 c0"]
    state = abbeys(*THREE_PENNANTS, figures=standing, drawn="abbey/FFFC-shield", inns_cathedrals=True)
    play(state, "place 0,-3 270", "pass")
    assert state.scores == [14, 14]  # 4 tiles and 3 pennants, twice
    assert figures(state) == []
    weaker = abbeys(*THREE_PENNANTS, figures=standing, drawn="CFFF", inns_cathedrals=True)
    assert play(weaker, "place 0,-3 180", "pass").scores == [0, 12]  # 2 against 3


@rule("CAR-AM-2.2", "CAR-EX22")
def test_a_mayor_without_pennants_gets_nothing_and_returns() -> None:
    alone = play(abbeys(figures=["0 mayor 0,0 c0"], drawn="CFFF"), "place 0,-1 180", "pass")
    assert alone.scores == [0, 0]
    assert supply(alone, 0) == {"small": 7, "mayor": 1, "wagon": 1, "barn": 1}
    beaten = abbeys("FCFC 0,-1 90", figures=["0 mayor 0,0 c0", "1 small 0,-1 c0"], drawn="CFFF")
    assert play(beaten, "place 0,-2 180", "pass").scores == [0, 6]
    end = abbeys("FCFC-shield 0,-1 90", figures=["0 mayor 0,0 c0"], drawn="FRFR", pile=[])
    assert play(end, "place 1,0 0", "pass").scores == [3, 0]


@rule("CAR-X-15")
def test_with_a_cathedral_pennants_count_for_the_mayor_and_three_points_each() -> None:
    land = ["inns/CCCC-cathedral 0,-1 0", "CFFF 1,-1 270", "CFFF -1,-1 90"]
    standing = ["0 mayor 0,0 c0", "1 small 1,-1 c0"]
    state = abbeys(*land, figures=standing, drawn="abbey/FFFC-shield", inns_cathedrals=True)
    assert play(state, "place 0,-2 270", "pass").scores == [18, 18]  # 5 tiles and 1 pennant, power 1 against 1


@rule("CAR-X-2", "CAR-TB-2")
def test_mayor_and_wagon_are_company_enough_for_a_builder() -> None:
    for follower in ("0 mayor 0,0 c0", "0 wagon 0,0 c0"):
        state = abbeys(figures=[follower], drawn="FCFC", traders_builders=True)
        play(state, "place 0,-1 90", "deploy builder c0")
        assert figures(state) == sorted([follower, "0 builder 0,-1 c0"])


# The barn


@rule("CAR-AM-3.1")
def test_a_barn_stands_where_four_tiles_fill_a_corner_with_field() -> None:
    land = ["FRFR 1,0 0", "FFFF-monastery 0,1 0"]
    state = play(abbeys(*land, drawn="FFFF-monastery"), "place 1,1 0")
    assert legal(state, "barn") == ["barn northwest"]
    assert refused(state, "barn southeast") == ("CAR-AM-3.1",)
    play(state, "barn northwest")
    assert seen(state)["barns"] == [[1, 1], None]
    assert supply(state, 0)["barn"] == 0
    three = play(abbeys(*land, "FFFF-monastery -1,1 0", drawn="FFFF-monastery"), "place 0,2 0")
    assert legal(three, "barn") == []  # three tiles meet at its north-west corner
    wall = play(abbeys(*land, drawn="abbey/FFFC-shield"), "place 1,1 270")
    assert refused(wall, "barn northwest") == ("CAR-AM-3.1",)  # the wall divides the corner
    abbey = play(abbeys(*HOLE, phase="CAR-T-2"), "abbey", "place 1,1 0")
    assert legal(abbey, "barn") == []


@rule("CAR-AM-3.1")
@pytest.mark.parametrize(
    ("corner", "last"), [("northwest", "2,1"), ("northeast", "1,1"), ("southwest", "2,0"), ("southeast", "1,0")]
)
def test_any_corner_of_the_tile_just_placed_will_do_and_no_other(corner: str, last: str) -> None:
    order = ["0,1", "1,1", "2,1", "2,0", "1,0"] if last.endswith("0") else ["0,1", "1,0", "2,0", "1,1", "2,1"]
    tiles = {place: "FRFR" if place.endswith("0") else "FFFF-monastery" for place in order}
    land = [f"{tiles[place]} {place} 0" for place in order if place != last]
    state = play(abbeys(*land, drawn=tiles[last]), f"place {last} 0")
    assert f"barn {corner}" in legal(state)
    play(state, f"barn {corner}")
    assert seen(state)["barns"] == [[2, 1], None]
    elsewhere = play(abbeys(*[f"{tiles[place]} {place} 0" for place in order], drawn="FRFR"), "place -1,0 0")
    assert legal(elsewhere, "barn") == []


@rule("CAR-AM-3.2")
def test_one_barn_per_field_and_one_per_player() -> None:
    land = ["FRFR 1,0 0", "FFFF-monastery 0,1 0", "FFFF-monastery 1,1 0", "FFFF-monastery 0,2 0"]
    state = play(abbeys(*land, figures=["1 small 0,0 f1"], drawn="FFFF-monastery"), "place 1,2 0")
    assert refused(state, "barn northwest") == ()  # farmers do not matter
    for barns in ([None, [1, 1]], [[1, 1], None]):
        taken = play(abbeys(*land, drawn="FFFF-monastery", kept={"barns": barns}), "place 1,2 0")
        assert refused(taken, "barn northwest") == ("CAR-AM-3.2",)
    # On another field, north of the road, whose barn already stands has none left.
    north = [*land[:3], "FRFR 2,0 0", "FFFF-monastery 1,-1 0"]
    for barns, offered in (([[1, 1], None], []), ([None, [1, 1]], ["barn southwest"])):
        state = play(abbeys(*north, drawn="FFFF-monastery", kept={"barns": barns}), "place 2,-1 0")
        assert legal(state, "barn") == offered


@rule("CAR-AM-3.2", "CAR-PD-4.5")
def test_the_dragon_leaves_barns_alone() -> None:
    land = ["FRFR 1,0 0", "FFFF-monastery 0,1 0", "FFFF-monastery 1,1 0"]
    dragon = {"princess_dragon": {**NO_DRAGON, "dragon": [0, 0]}}
    state = abbeys(
        *land, figures=["1 small 0,1 m0"], drawn="dragon/FRFR-dragon", kept={"barns": [None, [1, 1]]}, more=dragon,
        princess_dragon=True,
    )  # fmt: skip
    play(state, "place 2,0 0", "pass", "dragon south", "dragon east")
    assert figures(state) == []
    assert seen(state)["barns"] == [None, [1, 1]]


FARMERS = ["0 small 0,0 f1", "0 small 0,1 f0", "1 small 0,2 f0"]


@rule("CAR-AM-3.3", "CAR-EX23", "CAR-T-7d")
def test_a_barn_scores_the_farmers_of_its_field_and_sends_them_home() -> None:
    state = play(abbeys(*FOUR_CITIES, figures=FARMERS, drawn="FFFF-monastery", active=1), "place 1,4 0")
    events = do(state, "barn northwest")
    assert points(events) == [(0, 12, "CAR-AM-3.3")]
    assert state.scores == [12, 0]  # nothing for the barn itself
    assert figures(state) == []
    assert (supply(state, 0)["small"], supply(state, 1)["small"]) == (7, 7)
    pigs = [*FARMERS, "0 pig 0,3 f0", "1 pig 0,3 f0"]
    state = abbeys(*FOUR_CITIES, figures=pigs, drawn="FFFF-monastery", active=1, traders_builders=True)
    play(state, "place 1,4 0", "barn northwest")
    assert state.scores == [16, 0]
    assert figures(state) == []


@rule("CAR-AM-3.3")
def test_a_city_completed_by_the_same_tile_counts_for_the_new_barn() -> None:
    land = ["CFCF-split 0,1 90", "FRFR 1,0 0", "FRFR 2,0 0", "FFFF-monastery 2,1 0"]
    state = abbeys(*land, figures=["0 small 0,0 f1", "0 small 0,1 c0"], drawn="CFFF", active=1)
    events = do(state, "place 1,1 270", "barn northeast")
    assert points(events) == [(0, 4, "CAR-B-4.6"), (0, 3, "CAR-AM-3.3")]  # completed regions first


@rule("CAR-AM-3.4", "CAR-T-5")
def test_no_farmer_and_no_pig_joins_a_field_with_a_barn() -> None:
    options = {"drawn": "FFRR", "kept": {"barns": [None, [1, 4]]}, "traders_builders": True}
    state = play(abbeys(*BARN_FIELD, figures=["0 small -1,2 f0"], **options), "place -1,3 0")
    assert refused(state, "deploy small f0") == ("CAR-AM-3.4",)
    assert refused(state, "deploy pig f0") == ("CAR-AM-3.4",)
    assert refused(state, "deploy small f1") == ()  # the field beyond the road
    assert refused(state, "deploy small r0") == ()


@rule("CAR-AM-3.5", "CAR-EX23", "CAR-X-13")
def test_farmers_connected_to_a_barn_get_a_point_per_city_and_return() -> None:
    position = {"drawn": "FFRR", "kept": {"barns": [[1, 4], None, None]}, "players": 3}
    state = abbeys(*BARN_FIELD, figures=["2 small -1,2 f0"], **position)
    events = do(state, "place -1,3 0", "pass")
    assert points(events) == [(2, 4, "CAR-AM-3.5")]
    assert figures(state) == []
    pig = abbeys(*BARN_FIELD, figures=["2 small -1,2 f0", "2 pig -1,1 f0"], traders_builders=True, **position)
    play(pig, "place -1,3 0", "pass")
    assert pig.scores == [0, 0, 8]
    assert figures(pig) == []


@rule("CAR-AM-3.6", "CAR-X-13")
def test_the_whole_merged_field_decides_and_pays() -> None:
    standing = ["0 small -1,2 f0", "0 pig -1,2 f0", "1 small -1,1 f0", "1 small -1,2 f0"]
    state = abbeys(
        *BARN_FIELD, figures=standing, drawn="FFRR", kept={"barns": [[1, 4], None]}, traders_builders=True
    )  # fmt: skip
    # Alone, the western field touches two cities; joined with the barn's, all four.
    play(state, "place -1,3 0", "pass")
    assert state.scores == [0, 4]  # the pig of a seat that is no owner gives nothing
    assert figures(state) == []


@rule("CAR-X-7", "CAR-PD-2.5")
def test_the_fairy_pays_in_barn_scorings_but_never_for_a_barn() -> None:
    fairy = {"princess_dragon": {**NO_DRAGON, "fairy": [0, 2], "beside": [1, "small", 0, 2, "f0"]}}
    state = abbeys(*FOUR_CITIES, figures=FARMERS, drawn="FFFF-monastery", more=fairy, princess_dragon=True)
    play(state, "place 1,4 0", "barn northwest")
    assert state.scores == [12, 3]


@rule("CAR-AM-3.7", "CAR-EX23", "CAR-B-6.5")
def test_at_the_end_every_barn_is_worth_four_points_per_completed_city() -> None:
    last = {"drawn": "FRFR", "pile": []}
    one = abbeys(*BARN_FIELD, kept={"barns": [None, [1, 4]]}, **last)
    events = do(one, "place 1,0 0", "pass")
    assert points(events) == [(1, 16, "CAR-AM-3.7")]
    two = abbeys(*BARN_FIELD, "CFFF 2,3 90", "FFRR 2,4 270", kept={"barns": [[2, 4], [1, 4]]}, **last)
    assert play(two, "place 1,0 0", "pass").scores == [16, 16]


HERD = ["river2/VFFV-pigs 1,0 0", "CFFF 0,1 180", "CFFF 0,2 0"]
"""The spring's field holds the pig herd and touches one completed city."""


@rule("CAR-AM-3.3", "CAR-AM-3.7", "CAR-RI-6")
def test_a_pig_herd_adds_to_farmers_but_not_to_the_barn() -> None:
    position = {"drawn": "FFFF-monastery", "pile": [], "river2": True, "traders_builders": True}
    state = abbeys(*HERD, figures=["1 small 0,0 f0"], **position)
    events = do(state, "place 1,1 0", "barn northwest")
    assert points(events) == [(1, 3 + 1, "CAR-AM-3.3"), (0, 4, "CAR-AM-3.7")]


@rule("CAR-AM-3.5", "CAR-RI-6")
def test_a_pig_herd_adds_to_farmers_connected_to_a_barn() -> None:
    position = {"drawn": "FFFF-monastery", "river2": True, "traders_builders": True}
    barn = {"barns": [[1, 1], None]}
    state = abbeys(*HERD, "FFFF-monastery 1,1 0", figures=["1 small 0,2 f0"], kept=barn, **position)
    assert play(state, "place 1,2 0", "pass").scores == [0, 1 + 1]


@rule("CAR-PD-3.2", "CAR-PD-3.3")
def test_a_barn_may_stand_at_a_corner_of_a_volcano_tile() -> None:
    land = ["FRFR 1,0 0", "FFFF-monastery 0,1 0"]
    for companions in (True, False):  # by the option no figure goes on the tile; a barn stands between four
        volcano = {"drawn": "dragon/FFFF-volcano", "princess_dragon": True, "volcano_companions": companions}
        assert legal(play(abbeys(*land, **volcano), "place 1,1 0")) == ["barn northwest", "pass"]


@rule("CAR-PD-6.2", "CAR-PD-6.3")
def test_the_portal_is_open_for_mayor_and_wagon_by_their_own_rules_and_closed_to_fields_with_barns() -> None:
    land = ["FRFR 1,0 0", "FFFF-monastery 0,1 0", "FFFF-monastery 1,1 0"]
    barn = {"barns": [None, [1, 1]]}
    state = abbeys(*land, drawn="dragon/FRRR-portal", kept=barn, princess_dragon=True)
    play(state, "place 2,0 0", "portal 0,0")
    assert legal(state) == [
        "deploy small c0", "deploy small r0", "deploy small f0", "deploy mayor c0", "deploy wagon c0",
        "deploy wagon r0",
    ]  # fmt: skip
    assert "portal 1,1" in legal(play(abbeys(*land, drawn="dragon/FRRR-portal", princess_dragon=True), "place 2,0 0"))
    assert refused(state, "deploy small f1") == ("CAR-T-5",)  # the southern field has a barn


# The wagon


@rule("CAR-AM-4.1", "CAR-X-1")
def test_the_wagon_goes_on_roads_cities_and_cloisters_but_never_on_a_field() -> None:
    state = play(abbeys(drawn="FFRF-monastery"), "place 0,1 0")
    assert legal(state, "deploy wagon") == ["deploy wagon m0", "deploy wagon r0"]
    assert refused(state, "deploy wagon f0") == ("CAR-AM-4.1",)
    taken = play(abbeys(figures=["1 small 0,0 c0"], drawn="CFFF"), "place 0,-1 180")
    assert refused(taken, "deploy wagon c0") == ("CAR-B-3.3",)
    equal = abbeys("FRRR 1,0 0", figures=["0 wagon 0,0 r0", "1 small 1,0 r2"], drawn="FRRR")
    assert play(equal, "place -1,0 0", "pass", "pass").scores == [3, 3]


@rule("CAR-AM-4.2", "CAR-AM-4.4", "CAR-T-8")
def test_a_scored_wagon_drives_on_to_a_neighbouring_region_or_is_taken_back() -> None:
    position = {"figures": ["0 wagon 0,0 r0"], "drawn": "FFRF-monastery", "active": 1}
    state = play(abbeys(*TO_CROSSING, **position), "place -1,0 270", "pass")
    assert state.scores == [3, 0]
    assert phase(state) == ("CAR-T-8", 0)
    assert legal(state) == ["drive 1,0 r0", "drive 1,0 r1", "drive -1,0 m0", "pass"]
    assert refused(state, "drive 1,0 r2") == ("CAR-AM-4.2",)  # its own road is complete
    assert refused(state, "drive 0,0 c0") == ("CAR-AM-4.4",)  # free and open, but nothing leads there
    assert refused(state, "deploy small f0") == ("CAR-T-8",)
    back = play(state.copy(), "pass")
    assert supply(back, 0)["wagon"] == 1
    play(state, "drive 1,0 r1")
    assert figures(state) == ["0 wagon 1,0 r1"]
    assert supply(state, 0)["wagon"] == 0
    assert phase(state) == ("CAR-T-3", CHANCE)


@rule("CAR-AM-4.2", "CAR-T-20")
def test_a_wagon_with_nowhere_to_go_returns_by_itself() -> None:
    standing = ["0 wagon 0,0 r0", "1 small 1,0 r0", "1 small 1,0 r1"]
    state = abbeys(*TO_CROSSING, figures=standing, drawn="FRRR")
    play(state, "place -1,0 0", "deploy small r1")
    assert legal(state) == ["drive -1,0 r2", "pass"]
    full = abbeys(*TO_CROSSING, figures=standing, drawn="abbey/FFRF-deadend")
    play(full, "place -1,0 270", "pass")
    assert phase(full) == ("CAR-T-3", CHANCE)  # a house links nothing
    assert supply(full, 0)["wagon"] == 1


@rule("CAR-AM-4.3")
def test_several_wagons_drive_one_after_another_from_the_active_player_on() -> None:
    standing = ["0 wagon 0,0 r0", "1 wagon 0,0 r0"]
    state = abbeys(*TO_CROSSING, figures=standing, drawn="FFRF-monastery", active=1)
    play(state, "place -1,0 270", "pass")
    assert state.scores == [3, 3]
    assert phase(state) == ("CAR-T-8", 1)
    play(state, "drive 1,0 r1")
    assert phase(state) == ("CAR-T-8", 0)
    assert legal(state) == ["drive 1,0 r0", "drive -1,0 m0", "pass"]
    assert refused(state, "drive 1,0 r1") == ("CAR-AM-4.2",)


@rule("CAR-AM-4.4")
def test_what_neighbouring_means() -> None:
    # (b) A road that ends at a city leads into it, and the city to the road.
    road = abbeys("CCRC 1,0 90", figures=["0 wagon 0,0 r0"], drawn="abbey/FFRF-deadend")
    assert legal(play(road, "place -1,0 270", "pass")) == ["drive 1,0 c0", "pass"]
    # (c) A city whose gate opens on a crossing.
    gate = abbeys(figures=["0 wagon 0,0 c0"], drawn="inns/CRCR-split", inns_cathedrals=True)
    play(gate, "place 0,-1 0", "pass")
    assert legal(gate) == ["drive 0,-1 c0", "drive 0,-1 r0", "drive 0,-1 r1", "pass"]
    # (d) A cloister inside a city.
    inside = abbeys(
        "dragon/CCFC-monastery-dragon 0,-1 180", "CFFF -1,-1 90", figures=["0 wagon 0,0 c0"], drawn="CFFF",
        princess_dragon=True,
    )  # fmt: skip
    assert legal(play(inside, "place 1,-1 270", "pass")) == ["drive 0,-1 m0", "pass"]
    # A cloister does not link the roads that end at it.
    cloister = abbeys("inns/FRFR-monastery 1,0 0", figures=["0 wagon 0,0 r0"], drawn="abbey/FFRF-deadend",
                      inns_cathedrals=True)  # fmt: skip
    assert legal(play(cloister, "place -1,0 270", "pass")) == ["drive 1,0 m0", "pass"]


@rule("CAR-AM-4.4")
def test_an_abbey_neighbours_the_roads_and_cities_that_face_it() -> None:
    state = play(abbeys(*HOLE, figures=["0 wagon 1,0 r1"], phase="CAR-T-2"), "abbey", "place 1,1 0", "pass")
    assert legal(state) == ["drive 1,0 r0", "drive 1,0 r2", "drive 1,1 a0", "pass"]
    land = [*HOLE[:2], "FCFC 0,1 0", *HOLE[3:], "abbey/abbey 1,1 0"]
    from_abbey = abbeys(*land, figures=["0 wagon 1,1 a0"], drawn="CFFF", kept={"abbeys": [False, True]})
    play(from_abbey, "place 2,2 180", "pass")
    assert from_abbey.scores == [9, 0]
    assert legal(from_abbey) == ["drive 0,1 c0", "pass"]  # the other city and the road are complete


@rule("CAR-AM-4.4")
def test_by_the_option_a_wagon_drives_to_any_open_region_on_its_tile_or_around_it() -> None:
    position = {"figures": ["0 wagon 0,0 r0"], "drawn": "FFRF-monastery", "wagon_move": "adjacent_tile"}
    state = play(abbeys(*TO_CROSSING, "FRFR 2,0 0", **position), "place -1,0 270", "pass")
    assert legal(state) == ["drive 0,0 c0", "drive -1,0 m0", "drive 1,0 r0", "drive 1,0 r1", "pass"]


@rule("CAR-AM-4.5", "CAR-PD-3.4")
def test_no_wagon_drives_to_the_dragon_and_driving_is_no_action() -> None:
    dragon = {"princess_dragon": {**NO_DRAGON, "dragon": [1, 0]}}
    position = {"figures": ["0 wagon 0,0 r0"], "drawn": "FFRF-monastery", "more": dragon, "princess_dragon": True}
    state = play(abbeys(*TO_CROSSING, **position), "place -1,0 270", "deploy small f0")
    assert legal(state) == ["drive -1,0 m0", "pass"]
    assert refused(state, "drive 1,0 r1") == ("CAR-AM-4.5",)
    play(state, "drive -1,0 m0")
    assert figures(state) == ["0 small -1,0 f0", "0 wagon -1,0 m0"]
    end = abbeys(*TO_CROSSING, figures=["0 wagon 0,0 r0"], drawn="FRFR", pile=[])
    play(end, "place -1,0 0", "pass")
    assert end.over  # an incomplete road at the end: the wagon just returns
    assert (end.scores, supply(end, 0)["wagon"]) == ([3, 0], 1)


@rule("CAR-AM-4.6", "CAR-CU-4")
def test_a_wagon_that_loses_a_challenge_does_not_drive() -> None:
    pair = [
        "FRFR 1,0 0", "FRFR -1,0 0", "FRFR 2,0 0", "FFFF-monastery 0,1 0", "shrine/FFRF 1,1 0", "CFFF -1,1 270",
        "CFFF 2,1 90", "CFFF 0,2 180", "FFRR 1,2 180",
    ]  # fmt: skip
    state = abbeys(*pair, figures=["0 small 0,1 m0", "1 wagon 1,1 s0"], drawn="CFFF", cult=True)
    play(state, "place -1,2 180", "pass")
    assert state.scores == [9, 0]
    assert phase(state) == ("CAR-T-3", CHANCE)
    assert supply(state, 1)["wagon"] == 1


@rule("CAR-AM-4.6", "CAR-X-9", "CAR-PD-5.2")
def test_the_princess_sends_mayors_and_wagons_home_and_they_do_not_drive() -> None:
    for follower in ("1 wagon 0,0 c0", "1 mayor 0,0 c0"):
        state = abbeys(figures=[follower], drawn="dragon/CRRR-princess", princess_dragon=True)
        play(state, "place 0,-1 180", "princess 0,0")
        assert state.scores == [0, 0]
        assert figures(state) == []
        assert phase(state) == ("CAR-T-3", CHANCE)


@rule("CAR-AM-4.6", "CAR-X-12", "CAR-TW-3.1")
def test_mayors_and_wagons_become_prisoners_and_are_bought_back() -> None:
    land = ["tower/FFFF 0,1 0", "FRFR 1,0 0"]
    for name, follower in (("wagon", "1 wagon 0,0 r0"), ("mayor", "1 mayor 0,0 c0")):
        state = abbeys(*land, figures=[follower], drawn="FRFR", scores=[0, 5], tower=True)
        play(state, "place 2,0 0", "tower 0,1", "capture 0,0")
        assert state.view(None)["tower"]["prisoners"] == [[0, 1, name, 1]]
        play(state, "draw base/FRFR", "place 3,0 0", f"ransom 0 {name}")
        assert state.scores == [3, 2]
        assert supply(state, 1)[name] == 1


@rule("CAR-X-16", "CAR-CO-4.3")
def test_a_wagon_from_the_castle_drives_on_from_any_meeting_point_of_its_city() -> None:
    city = ["FCFC 0,3 90", "CFFC 0,4 90", "CFFC 1,4 270"]
    inside = {"count": {**CALM, "count": "market", "quarters": [["castle", 1, "wagon", 1]]}}
    position = {"figures": ["0 small 0,3 c0"], "drawn": "abbey/CFFR", "more": inside, "count": True}
    state = play(abbeys(*city, **position), "place 1,5 0", "pass")
    play(state, legal(state, "join")[0])
    assert state.scores == [10, 10]
    assert phase(state) == ("CAR-T-8", 1)
    assert legal(state) == ["drive 1,5 r0", "pass"]
    play(state, "drive 1,5 r0")
    assert figures(state) == ["1 wagon 1,5 r0"]
    near = play(abbeys(*city, wagon_move="adjacent_tile", **position), "place 1,5 0", "pass")
    play(near, legal(near, "join")[0])
    assert phase(near)[0] != "CAR-T-8"
    assert supply(near, 1)["wagon"] == 1


@rule("CAR-X-14")
def test_carcassonne_is_a_completed_city_for_barns() -> None:
    position = {"drawn": "FFFF-monastery", "count": True, "pile": []}
    placed = abbeys("FFFF-monastery 1,-1 0", figures=["1 small 1,-1 f0"], **position)
    events = do(placed, "place 2,-1 0", "barn southwest", "pass")
    assert points(events) == [(1, 3, "CAR-AM-3.3"), (0, 4, "CAR-AM-3.7")]


@rule("CAR-X-14", "CAR-AM-3.5")
def test_carcassonne_is_worth_a_point_to_farmers_connected_to_a_barn() -> None:
    land = ["FFFF-monastery 1,-1 0", "FFFF-monastery 2,-1 0", "FFRR 3,-1 270"]
    position = {"drawn": "abbey/FFRF-deadend", "count": True, "kept": {"barns": [[2, 0], None]}}
    state = abbeys(*land, figures=["1 small 3,-1 f1"], **position)  # beyond the road
    assert play(state, "place 4,-1 90", "pass").scores == [0, 1]


ONE_CATHEDRAL = [
    "inns/CCCC-cathedral 0,-1 0", "abbey/FFFC-shield 1,-1 0", "abbey/CCFC-crossed-shield -1,-1 90",
    "CFFF -1,-2 180", "FFFF-monastery 1,-2 0", "FFFF-monastery 1,-3 0", "FFFF-monastery 0,-3 0",
]  # fmt: skip
"""A city of four tiles and two pennants, open only to the hole at (0, -2)."""
TWO_CATHEDRALS = [
    "FFRF-monastery 1,0 90", "FFFF-monastery 0,1 0", "FFFF-monastery -1,1 0", "FFFF-monastery -1,2 0",
    "FFRF-monastery -1,3 0", "CFFF 0,3 90", "abbey/CCFC-crossed-shield 1,3 0", "inns/CCCC-cathedral 1,2 0",
    "inns/CCCC-cathedral 2,2 0", "abbey/FFFC-shield 2,1 270", "FFFF-monastery 3,1 0", "CFFF 4,1 0", "CFFF 4,2 90",
    "CFFF 1,4 90", "CFFF 2,4 270", "abbey/FFRF-deadend 3,4 0", "inns/CFFF-wedge 3,3 0",
    "abbey/abbey 1,1 0", "abbey/abbey 0,2 0", "abbey/abbey 2,3 0",
]  # fmt: skip
"""The same with a second cathedral: three sides of the city are closed by abbeys, the last is the hole at (3, 2)."""


@rule("CAR-EX6", "CAR-IC-5")
@pytest.mark.parametrize(
    ("land", "knight", "hole", "elsewhere", "held"),
    [
        (ONE_CATHEDRAL, "0,-1", "0,-2", "1,0", [True] * 4),
        (TWO_CATHEDRALS, "2,2", "3,2", "-1,0", [True, False, False, False]),
    ],
    ids=["one cathedral", "two cathedrals"],
)
def test_a_city_of_four_tiles_and_two_pennants_with_cathedrals_is_worth_18_or_nothing(
    land: list[str], knight: str, hole: str, elsewhere: str, held: list[bool]
) -> None:
    position = {"figures": [f"1 small {knight} c0"], "phase": "CAR-T-2", "inns_cathedrals": True, "players": 4}
    state = abbeys(*land, kept={"abbeys": held}, **position)
    events = do(state, "abbey", f"place {hole} 0", "pass")
    assert points(events) == [(1, 3 * (4 + 2), "CAR-IC-5")]
    assert state.scores == [0, 18, 0, 0]
    open_city = abbeys(*land, kept={"abbeys": held}, pile=["FRFR"], **position)
    play(open_city, "pass", "draw base/FRFR", f"place {elsewhere} 0", *["pass"] * (1 + sum(held)))
    assert open_city.over
    assert open_city.scores == [0, 0, 0, 0]


# The contract


SETTINGS = [{"players": players, "abbey_mayor": True} for players in (2, 3, 4, 5)] + [
    {"players": players, "abbey_mayor": True, "allow_discouraged": True, **EVERYTHING, **LOUD}
    for players in (2, 3, 4, 5, 6)
]
OPTIONS = [{}, {"wagon_move": "adjacent_tile"}, {"abbey_final_round": False}]


def settings_of(game: int) -> dict[str, object]:
    return {**SETTINGS[game % len(SETTINGS)], **OPTIONS[game % len(OPTIONS)]}


def test_the_contract_holds_with_abbeys() -> None:
    choices = [settings_of(game) for game in (1, 3, 5)]
    assert check_game(CARCASSONNE, games=3, settings=choices, probe_every=50) > 500


@rule("CAR-B-0.4", "CAR-AM-1.3", "CAR-AM-3.1")
@pytest.mark.parametrize("game", [0, 2])
def test_kept_regions_agree_with_the_whole_board_around_abbeys(game: int) -> None:
    play_and_check(settings_of(game), seed=500 + game)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"abbeys": [False, True]}, "CAR-AM-0"),
        ({"barns": [[5, 5], None]}, r"CAR-AM-3\.1"),
        ({"barns": [[0, 0], None]}, r"CAR-AM-3\.1"),
        ({"waiting": [[0, "wagon", 0, 0, "m0"]]}, r"CAR-AM-4\.2"),
    ],
)
def test_what_cannot_be_is_refused_in_a_snapshot(change: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadSnapshot, match=sentence):
        abbeys(*HOLE, phase="CAR-T-2", kept=change)
