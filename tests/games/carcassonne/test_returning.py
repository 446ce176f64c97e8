"""Every figure that goes home is reported with the clause that sends it."""

from bastide import State
from bastide.testing import rule
from games.carcassonne.table import CALM, no_barns, no_throw, no_towers, table
from games.playing import do, play

ROW = ["FRFR 1,0 0", "FRFR 2,0 0"]
CROSS = ["tower/FFFF 0,1 0", "FRFR 1,0 0", "FRFR -1,0 0"]


def home(state: State, *texts: str) -> list[tuple[str, str]]:
    """Who goes home by these actions, and why."""
    leaving = ("returned_", "left_quarter")
    return [(event.kind, event.clause) for event in do(state, *texts) if event.kind.startswith(leaving)]


@rule("CAR-B-4.10", "CAR-B-6.2")
def test_followers_return_from_completed_regions_and_at_the_end_from_incomplete_ones() -> None:
    city = table(figures=["1 small 0,0 c0"], drawn="CFFF")
    assert home(city, "place 0,-1 180", "pass") == [("returned_small", "CAR-B-4.10")]
    end = table(figures=["1 small 0,0 c0"], drawn="FRFR", pile=[])
    assert home(end, "place 1,0 0", "pass") == [("returned_small", "CAR-B-6.2")]


@rule("CAR-B-4.10", "CAR-CU-4")
def test_who_loses_a_challenge_is_sent_home_by_it() -> None:
    around = ["FRFR 1,0 0", "FRFR -1,0 0", "FRFR 2,0 0", "FFFF-monastery 0,1 0", "shrine/FFFF 1,1 0", "CFFF -1,1 270",
              "CFFF 2,1 90", "CFFF 0,2 180", "CFFF 1,2 180"]  # fmt: skip
    state = table(*around, figures=["0 small 0,1 m0", "1 big 1,1 s0"], drawn="FFRR", cult=True, inns_cathedrals=True)
    assert home(state, "place -1,2 0", "pass") == [("returned_small", "CAR-B-4.10"), ("returned_big", "CAR-CU-4")]


@rule("CAR-PD-4.5", "CAR-TB-2.2", "CAR-TB-4.1", "CAR-T-21")
def test_the_dragon_eats_and_companions_follow() -> None:
    dragon = {"princess_dragon": {"dragon": [2, 0], "fairy": None, "beside": None, "trail": []}}
    standing = ["0 small 1,0 r0", "0 builder 0,0 r0", "1 small 1,0 f1", "1 pig 0,0 f1"]
    state = table(
        *ROW, figures=standing, drawn="dragon/FRRR-dragon", princess_dragon=True, traders_builders=True, kept=dragon
    )
    assert sorted(home(state, "place 3,0 0", "pass", "dragon west")) == [
        ("returned_builder", "CAR-TB-2.2"), ("returned_pig", "CAR-TB-4.1"), ("returned_small", "CAR-PD-4.5"),
        ("returned_small", "CAR-PD-4.5"),
    ]  # fmt: skip


@rule("CAR-PD-5.1", "CAR-TW-3.2")
def test_the_princess_and_the_own_tower_send_home() -> None:
    princess = table(figures=["1 small 0,0 c0"], drawn="dragon/CFFC-princess", princess_dragon=True)
    assert home(princess, "place 0,-1 180", "princess 0,0") == [("returned_small", "CAR-PD-5.1")]
    tower = table(*CROSS, figures=["0 small 0,0 c0"], drawn="FRFR", tower=True, kept={"tower": no_towers(2)})
    play(tower, "place 2,0 0", "tower 0,1")
    assert home(tower, "capture 0,0") == [("returned_small", "CAR-TW-3.2")]


@rule("CAR-AM-4.2", "CAR-T-7f")
def test_a_wagon_is_taken_back_and_farmers_return_from_the_field_of_a_barn() -> None:
    wagon = table("FRRR 1,0 0", figures=["0 wagon 0,0 r0"], drawn="FFRF-monastery", abbey_mayor=True)
    assert home(wagon, "place -1,0 270", "pass", "pass") == [("returned_wagon", "CAR-AM-4.2")]
    land = ["FRFR 1,0 0", "FFFF-monastery 0,1 0"]
    barn = table(*land, figures=["1 small 0,1 f0"], drawn="FFFF-monastery", abbey_mayor=True,
                 kept={"abbey_mayor": no_barns(2)})  # fmt: skip
    assert home(barn, "place 1,1 0", "barn northwest") == [("returned_small", "CAR-T-7f")]


@rule("CAR-CA-4.1", "CAR-CA-7.1")
def test_the_catapult_knocks_out_and_seduces_on_the_land_and_in_the_quarters() -> None:
    town = {"count": {**CALM, "quarters": [["castle", 1, "small", 1]]}}
    for token, choice, clause in (("knock_out", [], "CAR-CA-4.1"), ("seduction", ["send small"], "CAR-CA-7.1")):
        position = {"catapult": True, "catapult_sigma": 0, "phase": "CAR-T-11"}
        throw = {"catapult": {**no_throw(2), "fairs": [[0, 0]]}}
        land = table(figures=["1 small 0,0 c0"], kept=throw, **position)
        assert home(land, f"fair {token}", "aim 0,-500", *choice) == [("returned_small", clause)]
        inside = table(count=True, kept={**throw, **town}, **position)
        assert home(inside, f"fair {token}", "aim 2000,0", *choice) == [("left_quarter", clause)]
