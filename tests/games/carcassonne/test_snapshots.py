"""Snapshots say in a sentence what is wrong with them."""

import pytest

from bastide import BadSnapshot
from games.carcassonne.table import CARCASSONNE, EVERYTHING, full, new_game, no_barns, no_towers, table
from games.playing import legal, play

GOOD = dict(play(new_game(), "draw base/CFFF", "place 0,-1 180", "deploy small f0").snapshot())


def test_a_snapshot_comes_back_as_the_same_position() -> None:
    assert CARCASSONNE.restore(GOOD).snapshot() == GOOD
    start = new_game(4, **EVERYTHING)
    assert CARCASSONNE.restore(start.snapshot()) == start


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"land": []}, "at least the start tile"),
        ({"land": [["base/CFFF", 0, 0, 0]]}, r"CAR-B-1\.4: the first tile of the land is 'base/CRFR'"),
        ({"land": [["base/CRFR", 0, 0, 0], ["base/NONE", 0, -1, 0]]}, "there is no tile 'base/NONE'"),
        ({"land": [["base/CRFR", 0, 0, 0], ["base/CFFF", 0, -1, 0]]}, "does not fit its neighbours"),
        ({"land": [["base/CRFR", 0, 0, 0], ["base/CFFF", 3, 3, 0]]}, "beside none"),
        ({"land": [["base/CRFR", 0, 0, 0], ["base/CFFF", 0, -1, 45]]}, "a rotation is 0, 90, 180 or 270"),
        ({"land": [["base/CRFR", 0, 0, 0], ["base/CFFF", 0, -900, 0]]}, "off the table"),
        ({"figures": [[0, "small", 5, 5, "c0"]]}, "there is no tile"),
        ({"figures": [[0, "small", 0, 0, "c3"]]}, "the tile has c0, r0, f0, f1"),
        ({"figures": [[2, "small", 0, 0, "c0"]]}, "no such figure"),
        ({"figures": [[0, "big", 0, 0, "c0"]]}, "the seat has only 0 of these"),
        ({"figures": [[0, "small", 0, 0, "f1"]] * 8}, "the seat has only 7 of these"),
        ({"removed": ["base/CCCC-shield", "base/CCCC-shield"]}, "there are only 1 tiles"),
        ({"scores": [1]}, "one whole number per seat"),
        ({"active": 5}, "there is no seat 5"),
        ({"phase": "CAR-T-4"}, "a tile is drawn exactly when it is to be placed"),
        ({"phase": "CAR-T-99"}, "is no phase of this game"),
        ({"phase": "CAR-T-7c"}, "nothing can be decided in this phase"),
        ({"rules": 99}, "rules version 99"),
        ({"choosing": [0, 0, 0]}, r"CAR-T-5: no second decision of an action can be due in phase CAR-T-3"),
        ({"scores": [-1, 0]}, r"CAR-TW-6\.1"),
        ({"part": [0, 9, 0]}, r"CAR-T-10"),
        ({"settings": {"players": 6}}, "settings are wrong"),
    ],
    ids=lambda value: str(value)[:50],
)
def test_a_wrong_snapshot_is_refused(change: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadSnapshot, match=sentence):
        CARCASSONNE.restore({**GOOD, **change})


ABBEY_IN = ["FRRR 1,0 0", "FRFR 2,0 0", "CFFF 0,1 90", "CFFF 2,1 270", "FFFF-monastery 0,2 0", "FFFF-monastery 1,2 0"]


@pytest.mark.parametrize(
    ("land", "standing", "options", "sentence"),
    [
        ([*ABBEY_IN, "FFFF-monastery 2,2 0"], "0 small 1,1 a0", {"abbey_mayor": True}, r"CAR-B-4\.10.* is complete"),
        (["CFFF 0,-1 180"], "0 small 0,0 c0", {}, r"CAR-B-4\.10.* is complete"),
        ([], "0 builder 0,0 r0", {"traders_builders": True}, r"CAR-T-21: 'builder' of seat 0"),
        ([], "0 pig 0,0 r0;0 small 0,0 r0", {"traders_builders": True}, r"CAR-X-1: 'pig' of seat 0"),
        ([], "0 mayor 0,0 r0", {"abbey_mayor": True}, r"CAR-X-1: 'mayor' of seat 0"),
        (["FFFF-monastery 0,1 0"], "0 small 0,1 m0;1 small 0,1 m0", {}, r"CAR-B-3\.3.* another stands there"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_figures_stand_only_where_play_can_have_brought_them(
    land: list[str], standing: str, options: dict[str, object], sentence: str
) -> None:
    kept = {}
    if "1,1 a0" in standing:
        land = [*land, "abbey/abbey 1,1 0"]
        kept = {"abbey_mayor": {**no_barns(2), "abbeys": [False, True]}}
    with pytest.raises(BadSnapshot, match=sentence):
        table(*land, figures=standing.split(";"), kept=kept, **options)


NOWHERE = {"dragon": None, "fairy": None, "beside": None, "trail": []}
TWO_ON_A_TILE = ["0 small 0,0 c0", "0 small 0,0 r0", "1 small 1,0 f0"]
PORTAL, FAIRY, PRINCESS = 1, 2, 3
"""The choices of an action that can need a second decision, by their numbers."""


@pytest.mark.parametrize(
    ("last", "choosing", "options"),
    [
        ("dragon/FRRR-portal", [PORTAL, 2, 0], {}),  # the tile of the portal itself
        ("FRRR", [PORTAL, 1, 0], {}),  # no portal
        ("FRRR", [FAIRY, 1, 0], {}),  # nobody of the active player
        ("FRRR", [FAIRY, 2, 0], {}),  # nobody at all
        ("FRRR", [PRINCESS, 0, 0], {}),  # no princess
        ("FRRR", [0, 0, 0], {}),  # a follower on the tile
    ],
    ids=str,
)
def test_a_second_decision_is_due_only_where_the_first_leaves_one(
    last: str, choosing: list[int], options: dict[str, object]
) -> None:
    state = table(
        "FRFR 1,0 0", f"{last} 2,0 0", figures=TWO_ON_A_TILE, phase="CAR-T-5", princess_dragon=True, **options
    )
    with pytest.raises(BadSnapshot, match="CAR-T-5: this choice of an action needs no second decision"):
        CARCASSONNE.restore({**state.snapshot(), "choosing": choosing})
    fairy = CARCASSONNE.restore({**state.snapshot(), "choosing": [FAIRY, 0, 0]})
    assert legal(fairy) == ["choose 0 small c0", "choose 0 small r0"]


def test_a_princess_that_must_be_heard_leaves_no_other_second_decision() -> None:
    figures = ["0 small 0,0 c0", "0 small 0,0 r0"]
    state = table(
        "dragon/CRRR-princess 0,-1 180", figures=figures, phase="CAR-T-5", princess_dragon=True, princess="must"
    )
    assert legal(state) == ["princess 0,0"]
    with pytest.raises(BadSnapshot, match="CAR-T-5: this choice of an action needs no second decision"):
        CARCASSONNE.restore({**state.snapshot(), "choosing": [FAIRY, 0, 0]})


@pytest.mark.parametrize(
    ("land", "kept", "sentence"),
    [
        (["dragon/FRFR-volcano 1,0 0"], {}, r"CAR-PD-3\.1: the dragon is on the land exactly when a volcano is"),
        (["dragon/FRFR-dragon 1,0 0"], {}, r"CAR-PD-4\.7: 'dragon/FRFR-dragon' was laid before the dragon came"),
        (["dragon/FRFR-volcano 1,0 0"], {"dragon": [0, 0], "aside": ["dragon/FRFR-dragon"]}, r"CAR-PD-4\.7: .* not"),
        ([], {"aside": ["base/FRFR"]}, r"CAR-PD-4\.7: 'base/FRFR' is not laid aside now"),
        (["FRFR 1,0 0"], {"fairy": [1, 0], "beside": [0, "small", 0, 0, "r0"]}, r"CAR-PD-2\.1: the fairy does not"),
        (["FRFR 1,0 0"], {"fairy": [0, 0], "beside": [0, "builder", 0, 0, "r0"]}, r"CAR-PD-2\.1: the fairy does not"),
    ],
    ids=str,
)
def test_dragon_and_fairy_are_where_play_has_brought_them(
    land: list[str], kept: dict[str, object], sentence: str
) -> None:
    figures = ["0 small 0,0 r0", "0 builder 0,0 r0"]
    data = dict(table(figures=figures, princess_dragon=True, traders_builders=True).snapshot())
    data["land"] = [*data["land"], *([full(row.split()[0]), 1, 0, 0] for row in land)]
    data["aside"] = kept.get("aside", [])
    data["princess_dragon"] = {**NOWHERE, **{key: value for key, value in kept.items() if key != "aside"}}
    with pytest.raises(BadSnapshot, match=sentence):
        CARCASSONNE.restore(data)


def test_without_a_dragon_no_dragon_tile_is_to_be_placed() -> None:
    state = table(drawn="dragon/FRFR-volcano", princess_dragon=True)
    with pytest.raises(BadSnapshot, match=r"CAR-PD-4\.7: 'dragon/FRFR-dragon' would be laid aside"):
        CARCASSONNE.restore({**state.snapshot(), "drawn": "dragon/FRFR-dragon"})
    with pytest.raises(BadSnapshot, match=r"CAR-PD-4\.7: 'base/FRFR' is not laid aside now"):
        CARCASSONNE.restore({**new_game().snapshot(), "aside": ["base/FRFR"]})


@pytest.mark.parametrize(
    ("marker", "sentence"),
    [
        ({"king": 0, "largest_city": 2}, r"CAR-KR-2: the largest city completed so far has 3 tiles, not 2"),
        ({"king": None, "largest_city": 0}, r"CAR-KR-2: the largest city completed so far has 3 tiles, not 0"),
        ({"robber": 1, "longest_road": 2}, r"CAR-KR-3: the longest road completed so far has 0 tiles, not 2"),
    ],
    ids=str,
)
def test_king_and_robber_are_held_for_the_largest_city_and_the_longest_road(
    marker: dict[str, object], sentence: str
) -> None:
    kept = {"king": 0, "largest_city": 3, "robber": None, "longest_road": 0}
    land = ["FCFC 0,-1 90", "CFFF 0,-2 180"]
    state = table(*land, king_robber=True, kept={"king_robber": kept})
    with pytest.raises(BadSnapshot, match=sentence):
        CARCASSONNE.restore({**state.snapshot(), "king_robber": {**kept, **marker}})
    table(*land, king_robber=True, phase="CAR-T-5")  # the king is taken after the action


@pytest.mark.parametrize("left_out", ["largest_city", "longest_road"])
def test_the_size_to_beat_of_king_and_robber_follows_from_the_land(left_out: str) -> None:
    """CAR-KR-2, CAR-KR-3: whoever sets a position up says who holds them; a marker without a holder is refused."""
    kept = {"king": 0, "largest_city": 3, "robber": None, "longest_road": 0}
    whole = table("FCFC 0,-1 90", "CFFF 0,-2 180", king_robber=True, kept={"king_robber": kept}).snapshot()
    without = {name: value for name, value in kept.items() if name != left_out}
    assert CARCASSONNE.restore({**whole, "king_robber": without}).snapshot() == whole
    with pytest.raises(BadSnapshot, match="CAR-KR-2: a marker has a holder exactly when"):
        CARCASSONNE.restore({**whole, "king_robber": {**without, "king": None, "robber": 1}})


def test_nobody_stands_on_a_tower_that_is_not_there_nor_is_left_unexchanged() -> None:
    with pytest.raises(BadSnapshot, match=r"CAR-TW-4: there is no tower at \(0, 1\) to stand on"):
        table("tower/FFFF 0,1 0", figures=["0 small 0,1 t0"], tower=True)
    held = {"tower": {**no_towers(2), "prisoners": [[0, 1, "small", 1], [1, 0, "small", 1]]}}
    with pytest.raises(BadSnapshot, match=r"CAR-TW-5: seats 0 and 1 cannot hold prisoners of each other"):
        table(tower=True, kept=held)


def test_every_tile_lies_where_its_set_lets_it_lie() -> None:
    with pytest.raises(BadSnapshot, match=r"CAR-RI-3\.1: 'river2/VVFV-fork' at \(1, 0\): the river") as wrong:
        table("river2/VVFV-fork 1,0 0", river2=True)
    (problem,) = wrong.value.problems
    assert (problem.code, problem.clause, problem.places) == ("rule", "CAR-RI-3.1", ("1,0",))
    fork = "river2/VVFV-fork 1,0 270"
    table(fork, "river2/FFVV 1,-1 270", river2=True)
    with pytest.raises(BadSnapshot, match=r"CAR-RI-3: 'river2/FFVV' at \(1, -1\): "):
        table(fork, "river2/FFVV 1,-1 0", river2=True)  # to the left again
    cloisters = ["FFFF-monastery 0,1 0", "FRFR 1,0 0", "FFFF-monastery 1,1 0"]
    with pytest.raises(BadSnapshot, match=r"CAR-CU-2"):
        table(*cloisters, "FFFF-monastery 0,2 0", "shrine/FFFF 1,2 0", cult=True)


def test_a_set_in_play_needs_its_part_of_the_snapshot() -> None:
    data = dict(new_game(king_robber=True).snapshot())
    del data["king_robber"]
    with pytest.raises(BadSnapshot, match="lacks 'king_robber'"):
        CARCASSONNE.restore(data)
    data["king_robber"] = {"king": 0, "largest_city": 0, "robber": None, "longest_road": 0}
    with pytest.raises(BadSnapshot, match="CAR-KR-2"):
        CARCASSONNE.restore(data)


@pytest.mark.parametrize("name", ["stack", "lake"])
def test_what_is_to_come_of_the_river_follows_from_the_land(name: str) -> None:
    data = dict(new_game(river2=True).snapshot())
    river = dict(data["river2"])
    del river[name]
    assert CARCASSONNE.restore({**data, "river2": river}).snapshot() == data
    river[name] = {"river2/FFVV": 9} if name == "stack" else False
    with pytest.raises(BadSnapshot, match=f"'{name}' of 'river2' cannot be"):
        CARCASSONNE.restore({**data, "river2": river})
