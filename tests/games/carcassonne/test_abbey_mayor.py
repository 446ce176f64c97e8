"""CAR-AM: what Abbey & Mayor brings, the mayor, and the whole."""

import pytest

from bastide import BadSnapshot
from bastide.testing import check_game, rule
from games.carcassonne.abbeys import HOLE, abbeys, seen
from games.carcassonne.table import CARCASSONNE, EVERYTHING, LOUD, figures, new_game, points, supply
from games.carcassonne.test_regions import play_and_check
from games.playing import do, legal, play, refused


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
        ({"barns": [None, None, None]}, "CAR-AM-0"),
        ({"round": [2, 1]}, r"CAR-AM-1\.7"),
        ({"round": [0, 3]}, r"CAR-AM-1\.7"),
        ({"waiting": [[0, "wagon", 0, 0, "m0"]]}, r"CAR-AM-4\.2"),
    ],
)
def test_what_cannot_be_is_refused_in_a_snapshot(change: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadSnapshot, match=sentence):
        abbeys(*HOLE, phase="CAR-T-2", kept=change)
