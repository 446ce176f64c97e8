"""CAR-CU: shrines and heretics."""

from bastide import State
from bastide.testing import rule
from games.carcassonne.abbeys import HOLE, abbeys
from games.carcassonne.table import figures, new_game, points, supply, table
from games.playing import do, legal, play, refused

# A cloister at (0, 1) and a shrine at (1, 1), side by side; all places around both but (-1, 2), (2, 2) are taken.
PAIR = [
    "FRFR 1,0 0", "FRFR -1,0 0", "FRFR 2,0 0", "FFFF-monastery 0,1 0", "shrine/FFFF 1,1 0", "CFFF -1,1 270",
    "CFFF 2,1 90", "CFFF 0,2 180", "CFFF 1,2 180",
]  # fmt: skip
ONE_LAID = {"kept": {"abbeys": [False, True]}}
BOTH = ["0 small 0,1 m0", "1 small 1,1 s0"]


def cult(*land: str, **position: object) -> State:
    return table(*land, cult=True, **position)


@rule("CAR-CU-1")
def test_a_shrine_is_used_and_scored_like_a_cloister() -> None:
    state = cult(drawn="shrine/FFRF")
    play(state, "place 0,1 0")
    assert set(legal(state, "deploy")) == {"deploy small s0", "deploy small r0", "deploy small f0"}
    play(state, "deploy small s0")
    assert state.view(None)["figures"][0]["role"] == "heretic"
    alone = cult(*PAIR, figures=["1 small 1,1 s0"], drawn="FFRR")
    play(alone, "place 2,2 270", "pass")
    assert alone.scores == [0, 9]
    end = cult("shrine/FFFF 0,1 0", figures=["1 small 0,1 s0"], drawn="FRFR", pile=[])
    assert play(end, "place 1,0 0", "pass").scores == [0, 3]
    assert new_game(cult=True).view(None)["pile"] == 76


@rule("CAR-CU-2")
def test_a_shrine_may_have_one_cloister_around_it_and_a_cloister_one_shrine() -> None:
    row = ["FRFR 1,0 0", "FRFR 2,0 0", "FRFR -1,0 0"]
    one = cult(*row, "FFFF-monastery 0,1 0", drawn="shrine/FFFF")
    assert refused(one, "place 1,1 0") == ()
    two = cult(*row, "FFFF-monastery 0,1 0", "FFFF-monastery 2,1 0", drawn="shrine/FFFF")
    assert refused(two, "place 1,1 0") == ("CAR-CU-2",)
    shrines = cult(*row, "shrine/FFFF 0,1 0", "shrine/CFFF 2,1 90", drawn="FFFF-monastery")
    assert refused(shrines, "place 1,1 0") == ("CAR-CU-2",)
    corner = cult(*row, "FFFF-monastery 0,1 0", drawn="shrine/FFFF")
    assert refused(corner, "place 1,-1 0") == ()  # two rows away from the cloister


@rule("CAR-CU-2")
def test_no_laid_cloister_may_get_a_second_shrine_and_no_laid_shrine_a_second_cloister() -> None:
    row = ["FRFR 1,0 0", "FRFR -1,0 0"]
    cloister = cult(*row, "FFFF-monastery 0,1 0", "shrine/FFFF 1,1 0", drawn="shrine/CFFF")
    assert refused(cloister, "place -1,1 270") == ("CAR-CU-2",)
    shrine = cult(*row, "shrine/FFFF 0,1 0", "FFFF-monastery 1,1 0", drawn="FFFF-monastery")
    assert refused(shrine, "place -1,1 0") == ("CAR-CU-2",)
    other = cult(*row, "shrine/FFFF 0,1 0", "FFFF-monastery 1,1 0", drawn="FRFR")
    assert refused(other, "place -2,0 0") == ()  # tiles without buildings are free


@rule("CAR-CU-3", "CAR-CU-4", "CAR-EX25")
def test_the_first_to_be_completed_wins_nine_points_and_the_other_returns_with_nothing() -> None:
    state = cult(*PAIR, figures=BOTH, drawn="FFRR", active=1)
    events = do(state, "place -1,2 0", "pass")  # the eighth tile around the cloister
    assert points(events) == [(0, 9, "CAR-B-4.7")]
    assert [(e.clause, e.data["region"]) for e in events if e.kind == "lost_challenge"] == [("CAR-CU-4", "shrine")]
    assert state.scores == [9, 0]
    assert figures(state) == []
    assert supply(state, 1) == {"small": 7}


@rule("CAR-CU-4", "CAR-T-7c")
def test_a_challenge_is_decided_also_by_a_tile_that_completes_a_city_first() -> None:
    land = [row.replace("CFFF -1,1 270", "CFFF -1,1 180") for row in PAIR]  # its city looks at (-1, 2)
    state = cult(*land, figures=[*BOTH, "1 small -1,1 c0"], drawn="CFFF")
    events = do(state, "place -1,2 0", "pass")
    assert points(events) == [(1, 4, "CAR-B-4.6"), (0, 9, "CAR-B-4.7")]
    assert [e.clause for e in events if e.kind == "lost_challenge"] == ["CAR-CU-4"]
    assert figures(state) == []
    assert state.scores == [9, 4]


@rule("CAR-CU-3")
def test_a_player_can_challenge_himself() -> None:
    state = cult(*PAIR, figures=["0 small 0,1 m0", "0 small 1,1 s0"], drawn="FFRR")
    play(state, "place 2,2 270", "pass")  # the eighth tile around the shrine
    assert state.scores == [9, 0]
    assert figures(state) == []


@rule("CAR-CU-4")
def test_the_losers_building_stays_incomplete_and_scores_later_for_nobody() -> None:
    state = cult(*PAIR, figures=BOTH, drawn="FFRR", active=1)
    play(state, "place -1,2 0", "pass", "draw base/FFRR")
    events = do(state, "place 2,2 270", "pass")
    assert [event.kind for event in events if event.kind.startswith("completed")] == ["completed_shrine"]
    assert state.scores == [9, 0]


@rule("CAR-CU-4")
def test_the_losers_building_is_free_for_a_later_claim() -> None:
    state = cult(*PAIR, figures=BOTH, drawn="FFRR", active=1, princess_dragon=True)
    play(state, "place -1,2 0", "pass", "draw dragon/FRRR-portal")
    play(state, "place 3,0 0", "portal 1,1")  # the magic portal leads to free regions that are incomplete
    assert "deploy small s0" in legal(state)


@rule("CAR-CU-5", "CAR-EX25")
def test_both_completed_by_the_same_tile_score_nine_each() -> None:
    land = [
        "FRFR 1,0 0", "FRFR -1,0 0", "FRFR 2,0 0", "FFFF-monastery 0,1 0", "shrine/FFFF 1,1 0", "CFFF -1,1 270",
        "CFFF 2,1 90", "CFFF 0,2 180", "FFRR -1,2 0", "FFRR 2,2 270",
    ]  # fmt: skip
    state = cult(*land, figures=BOTH, drawn="CFFF")
    events = do(state, "place 1,2 180", "pass")
    assert state.scores == [9, 9]
    assert [event.kind for event in events].count("lost_challenge") == 0


@rule("CAR-CU-6")
def test_an_unoccupied_building_challenges_nobody() -> None:
    state = cult(*PAIR, figures=["1 small 1,1 s0"], drawn="FFRR")
    play(state, "place -1,2 0", "pass")  # completes the empty cloister
    assert state.scores == [0, 0]
    assert figures(state) == ["1 small 1,1 s0"]
    alone = cult(*PAIR, figures=["0 small 0,1 m0"], drawn="FFRR")
    events = do(alone, "place -1,2 0", "pass")  # completes the cloister beside an empty shrine
    assert points(events) == [(0, 9, "CAR-B-4.7")]
    assert "lost_challenge" not in [event.kind for event in events]


@rule("CAR-CU-2", "CAR-X-19")
def test_a_laid_abbey_is_a_cloister_for_a_shrine_tile() -> None:
    def closing(*land: str) -> State:
        return abbeys(*HOLE[:4], *land, "abbey/abbey 1,1 0", drawn="shrine/FFFF", cult=True, **ONE_LAID)

    assert refused(closing("FFFF-monastery 0,2 0", "CFFF 1,2 180"), "place 2,2 0") == ()  # the abbey alone
    assert refused(closing("CFFF 0,2 270", "FFFF-monastery 1,2 0"), "place 2,2 0") == ("CAR-CU-2",)
    assert refused(closing("shrine/FFRF 0,2 0", "CFFF 1,2 180"), "place 2,2 0") == ("CAR-CU-2",)


@rule("CAR-CU-4", "CAR-X-19")
def test_an_abbey_loses_to_a_shrine_that_is_completed_first() -> None:
    around = ["shrine/FFFF 0,2 0", "CFFF 1,2 90", "FFRR -1,1 0", "FFRR -1,2 90", "FFRR 0,3 0", "FFRR 1,3 270"]
    standing = ["0 small 1,1 a0", "1 small 0,2 s0"]
    state = abbeys(*HOLE[:4], *around, "abbey/abbey 1,1 0", figures=standing, drawn="FFRR", cult=True, **ONE_LAID)
    events = do(state, "place -1,3 270", "pass")
    assert [(e.clause, e.data["region"]) for e in events if e.kind == "lost_challenge"] == [("CAR-CU-4", "abbey")]
    assert (state.scores, figures(state)) == ([0, 9], [])


@rule("CAR-CU-7", "CAR-EX25")
def test_unresolved_at_the_end_both_score_as_incomplete() -> None:
    land = ["FRFR 1,0 0", "FRFR 2,0 0", "FFFF-monastery 0,1 0", "shrine/FFFF 1,1 0", "CFFF 0,2 180", "CFFF 2,1 90"]
    state = cult(*land, figures=BOTH, drawn="FRFR", pile=[])
    # Around the cloister: (0,0), (1,0), (1,1), (0,2) and the last tile; around the shrine: all but (1,2), (2,2).
    play(state, "place -1,0 0", "pass")
    assert state.scores == [6, 7]
