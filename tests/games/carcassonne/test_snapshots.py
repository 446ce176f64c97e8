"""Snapshots say in a sentence what is wrong with them."""

import pytest

from bastide import BadSnapshot
from games.carcassonne.table import CARCASSONNE, EVERYTHING, new_game, no_barns, table
from games.playing import play

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
        ({"choosing": [0, 0, 0]}, r"CAR-T-5: this choice of an action needs no second decision"),
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


def test_a_set_in_play_needs_its_part_of_the_snapshot() -> None:
    data = dict(new_game(king_robber=True).snapshot())
    del data["king_robber"]
    with pytest.raises(BadSnapshot, match="lacks 'king_robber'"):
        CARCASSONNE.restore(data)
    data["king_robber"] = {"king": 0, "largest_city": 0, "robber": None, "longest_road": 0}
    with pytest.raises(BadSnapshot, match="CAR-KR-2"):
        CARCASSONNE.restore(data)
