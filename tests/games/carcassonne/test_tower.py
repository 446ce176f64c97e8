"""CAR-TW: The Tower."""

import pytest

from bastide import CHANCE, BadSnapshot, State
from bastide.testing import rule
from games.carcassonne.table import CALM, figures, new_game, no_towers, supply, table
from games.playing import do, legal, play, refused

CROSS = ["tower/FFFF 0,1 0", "FRFR 1,0 0", "FRFR -1,0 0", "FFFF-monastery 1,1 0", "FFFF-monastery -1,1 0"]
"""A foundation at (0, 1), with tiles to its north, east and west and two at its upper corners."""


def towers(*land: str, kept: dict[str, object] | None = None, players: int = 2, **position: object) -> State:
    """A position with The Tower; `kept` changes what it remembers."""
    remembered = {**no_towers(players), **(kept or {})}
    return table(*land, players=players, tower=True, kept={"tower": remembered}, **position)


def seen(state: State) -> dict[str, object]:
    return state.view(None)["tower"]


@rule("CAR-TW-1", "CAR-EX21")
@pytest.mark.parametrize(("players", "pieces"), [(2, 10), (3, 9), (4, 7), (5, 6), (6, 5)])
def test_tower_pieces_are_shared_out_by_the_number_of_players(players: int, pieces: int) -> None:
    state = new_game(players, tower=True, inns_cathedrals=players == 6)
    assert seen(state)["pieces"] == [pieces] * players
    assert pieces * players <= 30
    assert state.view(None)["pile"] == 71 + 18 + (18 if players == 6 else 0)


@rule("CAR-TW-2")
def test_a_piece_goes_on_any_foundation_or_unfinished_tower_whoever_built_it() -> None:
    land = [*CROSS, "tower/CFFF 0,-1 180"]
    state = towers(*land, drawn="FRFR", kept={"towers": [[0, 1, 2]]})
    play(state, "place 2,0 0")
    assert legal(state, "tower") == ["tower 0,1", "tower 0,-1"]
    assert refused(state, "tower 1,0") == ("CAR-TW-2",)
    play(state, "tower 0,1")
    assert seen(state)["towers"] == [[0, 1, 3]]
    assert seen(state)["pieces"] == [9, 8]
    assert state.view(None)["active"] == 1  # the action is used up
    broke = towers(*land, drawn="FRFR", kept={"pieces": [0, 10], "towers": [[0, 1, 10]]})
    assert refused(play(broke, "place 2,0 0"), "tower 0,1") == ("CAR-TW-2",)


@rule("CAR-TW-2")
def test_the_foundation_of_the_tile_just_placed_can_be_used() -> None:
    state = towers(drawn="tower/FFFF")
    assert "tower 0,1" in legal(play(state, "place 0,1 0"))


@rule("CAR-TW-3", "CAR-EX18", "CAR-T-5b")
def test_a_tower_reaches_its_own_tile_and_as_far_as_it_is_high() -> None:
    land = [*CROSS, "FFFF-monastery 2,1 0", "FFRR 0,2 0"]
    land.append("CFFF 2,2 180")
    standing = [
        "1 small 0,1 f0",
        "1 small 1,1 m0",
        "1 small -1,1 m0",
        "1 small 0,0 f0",
        "1 small 2,1 m0",
        "1 small 1,0 f0",
    ]
    one = towers(*land, figures=standing, drawn="FRFR")
    play(one, "place 2,0 0", "tower 0,1")
    assert set(legal(one)) == {"capture 0,1", "capture 1,1", "capture -1,1", "capture 0,0", "pass"}
    assert refused(one, "capture 2,1") == ("CAR-TW-3",)
    assert refused(one, "capture 1,0") == ("CAR-TW-3",)  # never round a corner
    assert refused(one, "capture 0,2") == ("CAR-TW-3.1",)  # nobody there
    land += ["CFFF 0,-1 180", "FFFF-monastery -2,1 0", "FFRF-monastery 0,3 180"]
    standing += ["1 small 0,-1 f0"]
    others = ["0 small -2,1 m0", "0 small 0,3 m0"]
    two = towers(*land, figures=[*standing, *others], drawn="FRFR", kept={"towers": [[0, 1, 1]]})
    play(two, "place 2,0 0", "tower 0,1")
    near = {"capture 0,1", "capture 1,1", "capture -1,1", "capture 0,0"}
    assert set(legal(two)) == {*near, "capture 2,1", "capture -2,1", "capture 0,-1", "capture 0,3", "pass"}
    assert refused(two, "capture 1,0") == ("CAR-TW-3",)


@rule("CAR-TW-3")
def test_the_capture_can_be_declined() -> None:
    state = towers(*CROSS, figures=["1 small 0,0 c0"], drawn="FRFR")
    play(state, "place 2,0 0", "tower 0,1", "pass")
    assert figures(state) == ["1 small 0,0 c0"]
    assert state.to_move == CHANCE


@rule("CAR-TW-3.1")
def test_farmers_and_followers_on_towers_can_be_taken_but_no_companions() -> None:
    standing = ["1 small 0,0 f1", "1 pig 0,0 f1", "1 big 0,-1 t0", "0 small 0,0 r0", "0 builder 1,0 r0"]
    state = towers(
        *CROSS, "tower/CFFF 0,-1 180", figures=standing, drawn="FRFR", kept={"towers": [[0, 1, 1], [0, -1, 1]]},
        inns_cathedrals=True, traders_builders=True,
    )  # fmt: skip
    play(state, "place 2,0 0", "tower 0,1")
    assert set(legal(state)) == {"capture 0,0", "capture 0,-1", "pass"}
    play(state, "capture 0,0")
    assert legal(state) == ["choose 1 small f1", "choose 0 small r0"]
    play(state, "choose 0 small r0")
    assert figures(state) == ["1 big 0,-1 t0", "1 pig 0,0 f1", "1 small 0,0 f1"]  # his own, and the builder with it
    assert seen(state)["prisoners"] == []


@rule("CAR-TW-3")
def test_neither_empty_places_nor_other_towers_are_in_the_way() -> None:
    row = ["FRFR 1,0 0", "FRFR 2,0 0", "FRFR 3,0 0", "FRFR 4,0 0"]
    land = ["tower/FFFF 0,1 0", *row, "FFFF-monastery 4,1 0", "FFFF-monastery 3,1 0", "tower/CFFF 0,-1 180"]
    standing = ["1 small 4,1 m0", "1 small 3,1 m0", "0 small 0,-1 t0", "1 small 0,0 f1"]
    high = {"towers": [[0, 1, 2], [0, -1, 1]]}
    state = towers(*land, figures=standing, drawn="FRFR", kept=high)
    play(state, "place 5,0 0", "tower 0,1")  # of height 3 now; (1, 1) and (2, 1) are empty
    assert set(legal(state)) == {"capture 3,1", "capture 0,-1", "capture 0,0", "pass"}
    assert refused(state, "capture 4,1") == ("CAR-TW-3",)


@rule("CAR-TW-3.1", "CAR-CO-6")
def test_followers_in_carcassonne_cannot_be_captured() -> None:
    inside = {**CALM, "count": "market", "quarters": [["cathedral", 1, "small", 1], ["castle", 1, "small", 1]]}
    kept = {"tower": {**no_towers(2), "towers": [[1, -1, 2]]}, "count": inside}
    state = table(
        "tower/FFFF 1,-1 0", figures=["1 small 1,0 f0"], drawn="FRFR", tower=True, count=True, kept=kept
    )  # fmt: skip
    play(state, "place -1,0 0", "tower 1,-1")
    assert legal(state) == ["capture 1,0", "pass"]
    assert refused(state, "capture 1,1") == ("CAR-TW-3.1",)  # in reach, inside the town


@rule("CAR-TW-3.2")
def test_a_foreign_follower_becomes_a_prisoner_and_an_own_one_goes_home() -> None:
    foreign = towers(*CROSS, figures=["1 small 0,0 c0"], drawn="FRFR")
    play(foreign, "place 2,0 0", "tower 0,1", "capture 0,0")
    assert seen(foreign)["prisoners"] == [[0, 1, "small", 1]]
    assert supply(foreign, 1) == {"small": 6}
    own = towers(*CROSS, figures=["0 small 0,0 c0"], drawn="FRFR")
    play(own, "place 2,0 0", "tower 0,1", "capture 0,0")
    assert seen(own)["prisoners"] == []
    assert supply(own, 0) == {"small": 7}


@rule("CAR-TW-3.3", "CAR-T-21")
def test_companions_left_alone_return_to_their_owner() -> None:
    standing = ["1 small 0,0 r0", "1 builder 1,0 r0"]
    state = towers(*CROSS, figures=standing, drawn="CFFF", traders_builders=True)
    play(state, "place 0,-1 180", "tower 0,1", "capture 0,0")
    assert figures(state) == []
    assert supply(state, 1) == {"small": 6, "builder": 1, "pig": 1}


@rule("CAR-TW-3.4", "CAR-T-6")
def test_on_a_dragon_tile_the_capture_comes_before_the_dragon() -> None:
    kept = {"tower": no_towers(2), "princess_dragon": {"dragon": [1, 0], "fairy": None, "beside": None, "trail": []}}
    state = table(
        *CROSS, figures=["1 small 0,0 c0"], drawn="dragon/FRFR-dragon", tower=True, princess_dragon=True, kept=kept
    )
    play(state, "place 2,0 0", "tower 0,1")
    assert state.view(None)["phase"] == "CAR-T-5b"
    play(state, "capture 0,0")
    assert state.view(None)["phase"] == "CAR-T-6"


@rule("CAR-TW-4", "CAR-TW-4.1")
def test_a_small_or_big_follower_finishes_a_tower_of_height_one_or_more() -> None:
    state = towers(*CROSS, drawn="FRFR", kept={"towers": [[0, 1, 1]]}, inns_cathedrals=True)
    play(state, "place 2,0 0")
    assert legal(state, "top") == ["top 0,1 small", "top 0,1 big"]
    play(state, "top 0,1 big")
    assert figures(state) == ["0 big 0,1 t0"]
    low = towers(*CROSS, drawn="FRFR")
    assert refused(play(low, "place 2,0 0"), "top 0,1 small") == ("CAR-TW-4",)
    finished = towers(*CROSS, figures=["1 small 0,1 t0"], drawn="FRFR", kept={"towers": [[0, 1, 1]]})
    play(finished, "place 2,0 0")
    assert refused(finished, "tower 0,1") == ("CAR-TW-4",)
    assert refused(finished, "top 0,1 small") == ("CAR-TW-4",)


@rule("CAR-TW-4.1")
def test_a_follower_on_a_tower_owns_nothing_and_scores_nothing() -> None:
    state = towers(*CROSS, figures=["0 small 0,1 t0"], drawn="FRFR", pile=[], kept={"towers": [[0, 1, 1]]})
    play(state, "place 2,0 0")
    assert "deploy small f1" in legal(state)  # the field of its tile is still free
    play(state, "pass")
    assert state.over
    assert state.scores == [0, 0]
    assert figures(state) == ["0 small 0,1 t0"]


@rule("CAR-TW-4.1", "CAR-PD-4.5")
def test_when_the_follower_leaves_the_tower_is_unfinished_again() -> None:
    kept = {"tower": {**no_towers(2), "towers": [[0, 1, 1]]},
            "princess_dragon": {"dragon": [1, 1], "fairy": None, "beside": None, "trail": []}}  # fmt: skip
    state = table(
        *CROSS, figures=["1 small 0,1 t0"], drawn="dragon/FRFR-dragon", tower=True, princess_dragon=True, kept=kept
    )
    play(state, "place 2,0 0")
    assert refused(state, "tower 0,1") == ("CAR-TW-4",)
    play(state, "pass", "dragon west", "dragon north", "dragon west", "dragon south")
    assert figures(state) == []
    play(state, "draw base/FRFR", "place 3,0 0")
    assert "tower 0,1" in legal(state)


@rule("CAR-PD-3.4", "CAR-TW-4")
def test_no_follower_climbs_a_tower_beside_the_dragon() -> None:
    kept = {"tower": {**no_towers(2), "towers": [[0, 1, 1]]},
            "princess_dragon": {"dragon": [0, 1], "fairy": None, "beside": None, "trail": []}}  # fmt: skip
    state = table(*CROSS, drawn="FRFR", tower=True, princess_dragon=True, kept=kept)
    assert refused(play(state, "place 2,0 0"), "top 0,1 small") == ("CAR-PD-3.4",)


@rule("CAR-X-8", "CAR-PD-2.1", "CAR-PD-2.4")
def test_the_fairy_may_stand_by_a_follower_on_a_tower_and_gives_only_the_point_at_turn_start() -> None:
    kept = {"tower": {**no_towers(2), "towers": [[0, 1, 1]]}}
    state = table(
        *CROSS, figures=["0 small 0,1 t0"], drawn="FRFR", pile=["FRFR", "FRFR"], tower=True, princess_dragon=True,
        kept=kept,
    )  # fmt: skip
    play(state, "place 2,0 0", "fairy 0,1", "draw base/FRFR", "place 3,0 0", "pass")
    assert state.scores == [1, 0]
    play(state, "draw base/FRFR", "place 4,0 0", "pass")
    assert state.over
    assert state.scores == [1, 0]


@rule("CAR-TW-5", "CAR-EX19", "CAR-X-12")
def test_prisoners_are_exchanged_at_once_and_the_capturing_player_chooses_his_own() -> None:
    held = {"prisoners": [[1, 0, "small", 1], [1, 0, "big", 1]]}
    state = towers(*CROSS, figures=["1 small 0,0 c0"], drawn="FRFR", kept=held, inns_cathedrals=True)
    play(state, "place 2,0 0", "tower 0,1", "capture 0,0")
    assert legal(state) == ["exchange small", "exchange big"]
    assert refused(state, "pass") == ("CAR-TW-5",)
    play(state, "exchange big")
    assert seen(state)["prisoners"] == [[1, 0, "small", 1]]
    assert supply(state, 0) == {"small": 6, "big": 1}
    assert supply(state, 1) == {"small": 7, "big": 1}


@rule("CAR-TW-5")
def test_an_exchange_without_a_choice_happens_by_itself() -> None:
    held = {"prisoners": [[1, 0, "small", 1]]}
    state = towers(*CROSS, figures=["1 small 0,0 c0"], drawn="FRFR", kept=held)
    events = do(state, "place 2,0 0", "tower 0,1", "capture 0,0")
    assert [event.clause for event in events if event.kind == "exchanged"] == ["CAR-TW-5"]
    assert seen(state)["prisoners"] == []
    assert (supply(state, 0), supply(state, 1)) == ({"small": 7}, {"small": 7})


@rule("CAR-TW-5", "CAR-TW-6")
def test_only_the_owner_of_the_captive_gives_a_prisoner_back_and_any_holder_can_be_paid() -> None:
    held = {"prisoners": [[2, 0, "small", 1]]}
    position = {"figures": ["1 small 0,0 c0"], "drawn": "FRFR", "kept": held, "players": 3, "scores": [4, 0, 1]}
    state = play(towers(*CROSS, **position), "place 2,0 0", "pass", "tower 0,1", "capture 0,0")
    assert seen(state)["prisoners"] == [[0, 1, "small", 1], [2, 0, "small", 1]]  # seat 2 has no part in this
    ransom = play(towers(*CROSS, **position), "place 2,0 0")
    assert legal(ransom) == ["ransom 2 small", "pass"]
    assert refused(ransom, "ransom 1 small") == ("CAR-TW-6",)
    assert play(ransom, "ransom 2 small").scores == [1, 0, 4]


@rule("CAR-PD-2.3", "CAR-TW-3.1")
def test_the_fairy_does_not_guard_against_a_tower() -> None:
    fairy = {"princess_dragon": {"dragon": None, "fairy": [0, 0], "beside": [1, "small", 0, 0, "c0"], "trail": []}}
    state = table(
        *CROSS, figures=["1 small 0,0 c0"], drawn="FRFR", tower=True, princess_dragon=True,
        kept={"tower": no_towers(2), **fairy},
    )  # fmt: skip
    play(state, "place 2,0 0", "tower 0,1", "capture 0,0")
    assert seen(state)["prisoners"] == [[0, 1, "small", 1]]
    assert state.view(None)["princess_dragon"]["beside"] is None


@rule("CAR-PD-3.3", "CAR-TW-2", "CAR-TW-4")
def test_from_a_volcano_tile_towers_elsewhere_can_be_raised_and_finished() -> None:
    kept = {"tower": {**no_towers(2), "towers": [[0, 1, 1]]}}
    state = table(*CROSS, drawn="dragon/FRFR-volcano", tower=True, princess_dragon=True, kept=kept)
    play(state, "place 2,0 0")
    assert legal(state) == ["tower 0,1", "top 0,1 small", "pass"]


@rule("CAR-TW-6", "CAR-EX20", "CAR-T-5a")
def test_a_prisoner_is_bought_back_for_three_points_and_serves_in_the_same_turn() -> None:
    held = {"prisoners": [[1, 0, "big", 1]]}
    state = towers(*CROSS, drawn="FRFR", scores=[10, 4], kept=held, inns_cathedrals=True)
    play(state, "place 2,0 0")
    assert state.view(None)["phase"] == "CAR-T-5a"
    assert legal(state) == ["ransom 1 big", "pass"]
    play(state, "ransom 1 big")
    assert state.scores == [7, 7]
    assert "deploy big f0" in legal(state)
    just = towers(*CROSS, drawn="FRFR", scores=[3, 4], kept=held, inns_cathedrals=True)
    assert play(just, "place 2,0 0", "ransom 1 big").scores == [0, 7]
    poor = towers(*CROSS, drawn="FRFR", scores=[2, 4], kept=held, inns_cathedrals=True)
    assert play(poor, "place 2,0 0").view(None)["phase"] == "CAR-T-5"


@rule("CAR-TW-6.1", "CAR-TB-3.5")
def test_one_ransom_a_turn_a_double_turn_included_and_with_debt_by_the_option() -> None:
    held = {"prisoners": [[1, 0, "small", 2]]}
    road = ["0 small 0,0 r0", "0 builder 1,0 r0"]
    state = towers(*CROSS, figures=road, drawn="FRFR", scores=[9, 0], kept=held, traders_builders=True)
    play(state, "place 2,0 0", "ransom 1 small", "pass")
    assert state.view(None)["part"] == 1
    play(state, "draw base/FRFR", "place 3,0 0")
    assert state.view(None)["phase"] == "CAR-T-5"  # not again in this turn
    later = towers(*CROSS, figures=road, drawn="FRFR", scores=[9, 0], kept=held, traders_builders=True)
    play(later, "place 2,0 0", "pass", "pass", "draw base/FRFR", "place 3,0 0")
    assert later.view(None)["phase"] == "CAR-T-5a"  # declined in the first part
    debt = towers(*CROSS, drawn="FRFR", scores=[1, 0], kept=held, ransom_debt=True)
    play(debt, "place 2,0 0", "ransom 1 small")
    assert debt.scores == [-2, 3]


@rule("CAR-TW-7")
def test_prisoners_score_nothing_at_the_end() -> None:
    state = towers(*CROSS, drawn="FRFR", pile=[], kept={"prisoners": [[1, 0, "small", 3]]})
    play(state, "place 2,0 0", "pass")
    assert state.scores == [0, 0]
    assert seen(state)["prisoners"] == [[1, 0, "small", 3]]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"towers": [[1, 0, 1]]}, "CAR-TW-2"),
        ({"pieces": [11, 10]}, "CAR-TW-1"),
        ({"prisoners": [[0, 0, "small", 1]]}, r"CAR-TW-3\.2"),
        ({"prisoners": [[0, 1, "small", 9]]}, r"CAR-TW-3\.2"),
        ({"prisoners": [[0, 1, "small", 4], [0, 1, "small", 4]]}, r"CAR-TW-3\.2"),
        ({"prisoners": [[2, 1, "small", 1]]}, r"CAR-TW-3\.2"),
        ({"prisoners": [[-1, 1, "small", 1]]}, r"CAR-TW-3\.2"),
        ({"prisoners": [[0, 2, "small", 1]]}, r"CAR-TW-3\.2"),
        ({"pieces": [10]}, "CAR-TW-1"),
        ({"pieces": [10, 10, 10]}, "CAR-TW-1"),
    ],
)
def test_a_wrong_tower_in_a_snapshot_is_refused(change: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadSnapshot, match=sentence):
        towers(*CROSS, kept=change)
