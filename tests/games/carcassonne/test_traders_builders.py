"""CAR-TB: Traders & Builders."""

import pytest

from bastide import CHANCE, BadSnapshot, State
from bastide.testing import rule
from games.carcassonne.abbeys import HOLE, NO_DRAGON, abbeys
from games.carcassonne.table import figures, new_game, points, supply, table
from games.playing import do, legal, play, refused

LAST = {"drawn": "FRFR", "pile": []}
THREE_CITIES = ["CFCF-split 0,1 90", "CFFF 1,1 270", "CFFF -1,1 90", "CFCF-split 0,2 90", "CFFF 1,2 270"]
"""South of the start tile: a field that touches three completed cities and an open one."""

WINE = ["traders/CRFC-walls-wine 0,1 180", "traders/CFFC-wine 1,1 270", "traders/CRRC-wine 0,2 90",
        "traders/CCCC-split-wine 1,2 0"]  # fmt: skip
"""A completed city of four tiles and four symbols of wine."""


def traders(*land: str, **position: object) -> State:
    return table(*land, traders_builders=True, **position)


def goods(*seats: tuple[int, int, int]) -> dict[str, object]:
    return {"traders_builders": {"goods": [dict(zip(("wine", "grain", "cloth"), row, strict=True)) for row in seats]}}


@rule("CAR-TB-1")
def test_the_set_adds_24_tiles_a_builder_and_a_pig_for_each_player() -> None:
    view = new_game(3, traders_builders=True).view(None)
    assert view["pile"] == 71 + 24
    assert [seat["supply"] for seat in view["seats"]] == [{"small": 7, "builder": 1, "pig": 1}] * 3
    assert view["seats"][0]["goods"] == {"wine": 0, "grain": 0, "cloth": 0}


@rule("CAR-TB-1", "CAR-B-4.2")
def test_a_bridge_is_no_crossing() -> None:
    state = traders("FRRR -1,0 0", "traders/RRRR-bridge 1,0 0", figures=["0 small 0,0 r0"], drawn="FRRR")
    play(state, "place 2,0 0", "pass")
    assert state.scores == [4, 0]  # the road passes under the bridge from crossing to crossing


@rule("CAR-TB-2")
def test_the_builder_joins_a_road_or_city_with_an_own_follower_and_nothing_else() -> None:
    state = traders("FRFR 1,0 0", figures=["0 small 0,0 r0"], drawn="FRFR")
    play(state, "place 2,0 0")
    assert legal(state, "deploy builder") == ["deploy builder r0"]
    assert refused(state, "deploy builder f0") == ("CAR-TB-2",)
    play(state, "deploy builder r0")
    assert figures(state) == ["0 builder 2,0 r0", "0 small 0,0 r0"]
    foreign = traders("FRFR 1,0 0", figures=["1 small 0,0 r0"], drawn="FRFR")
    play(foreign, "place 2,0 0")
    assert refused(foreign, "deploy builder r0") == ("CAR-TB-2",)
    shared = traders("FRFR 1,0 0", figures=["1 small 0,0 r0", "1 builder 0,0 r0", "0 small 1,0 r0"], drawn="FRFR")
    play(shared, "place 2,0 0")
    assert refused(shared, "deploy builder r0") == ()


@rule("CAR-TB-2")
def test_the_builder_goes_neither_on_a_field_nor_on_a_cloister() -> None:
    state = traders(figures=["0 small 0,0 f1"], drawn="FFFF-monastery")
    play(state, "place 0,1 0")
    assert refused(state, "deploy builder f0") == ("CAR-TB-2",)
    assert refused(state, "deploy builder m0") == ("CAR-TB-2",)


@rule("CAR-TB-2.1")
def test_no_builder_joins_a_region_just_completed() -> None:
    state = traders(figures=["0 small 0,0 c0"], drawn="CFFF")
    play(state, "place 0,-1 180")
    assert refused(state, "deploy builder c0") == ("CAR-TB-2.1",)


@rule("CAR-TB-2.2", "CAR-B-4.10")
def test_the_builder_returns_when_its_region_is_scored() -> None:
    state = traders("FCFC 0,-1 90", figures=["0 small 0,0 c0", "0 builder 0,-1 c0"], drawn="CFFF", active=1)
    play(state, "place 0,-2 180", "pass")
    assert state.scores == [6, 0]
    assert supply(state, 0) == {"small": 7, "builder": 1, "pig": 1}


@rule("CAR-TB-2.2", "CAR-TB-4.1", "CAR-T-21")
def test_builder_and_pig_stay_while_their_owner_has_another_follower_there() -> None:
    knights = ["1 small 0,0 c0", "1 small 0,-1 c0", "1 builder 0,-1 c0"]
    princess = traders("FCFC 0,-1 90", figures=knights, drawn="dragon/CFFC-princess", princess_dragon=True)
    play(princess, legal(princess, "place 0,-2")[0], "princess 0,0")
    assert figures(princess) == ["1 builder 0,-1 c0", "1 small 0,-1 c0"]
    farmers = ["1 small 1,0 f1", "1 small 0,0 f1", "1 pig 0,0 f1"]
    at_2_0 = {"princess_dragon": {"dragon": [2, 0], "fairy": None, "beside": None, "trail": []}}
    dragon = traders(
        "FRFR 1,0 0", "FRFR 2,0 0", figures=farmers, drawn="dragon/FRRR-dragon", princess_dragon=True, kept=at_2_0
    )
    play(dragon, "place 3,0 0", "pass", "dragon west")
    assert figures(dragon) == ["1 pig 0,0 f1", "1 small 0,0 f1"]


@rule("CAR-TB-3", "CAR-T-10", "CAR-T-4")
def test_extending_the_builders_region_earns_a_second_part() -> None:
    state = traders("FRFR 1,0 0", figures=["0 small 0,0 r0", "0 builder 1,0 r0"], drawn="FRFR")
    play(state, "place 2,0 0", "pass")
    assert state.to_move == CHANCE
    view = state.view(None)
    assert (view["active"], view["part"]) == (0, 1)
    play(state, "draw base/CFFF")
    assert state.to_move == 0


@rule("CAR-TB-3")
def test_neither_the_tile_of_the_builder_itself_nor_anothers_tile_earns_a_second_part() -> None:
    placing = traders("FRFR 1,0 0", figures=["0 small 0,0 r0"], drawn="FRFR")
    play(placing, "place 2,0 0", "deploy builder r0")
    assert placing.view(None)["active"] == 1
    other = traders("FRFR 1,0 0", figures=["0 small 0,0 r0", "0 builder 1,0 r0"], drawn="FRFR", active=1)
    play(other, "place 2,0 0", "pass")
    assert other.view(None)["active"] == 0
    elsewhere = traders("FRFR 1,0 0", figures=["0 small 0,0 r0", "0 builder 1,0 r0"], drawn="CFFF")
    play(elsewhere, "place 0,-1 180", "pass")
    assert elsewhere.view(None)["active"] == 1


@rule("CAR-TB-3.1")
def test_the_second_part_never_gives_a_third() -> None:
    state = traders("FRFR 1,0 0", figures=["0 small 0,0 r0", "0 builder 1,0 r0"], drawn="FRFR")
    play(state, "place 2,0 0", "pass", "draw base/FRFR", "place 3,0 0", "pass")
    assert state.view(None)["active"] == 1


@rule("CAR-TB-3.2", "CAR-TB-3.3", "CAR-TB-3.6", "CAR-TB-3.5", "CAR-EX13")
def test_completing_the_builders_road_returns_it_and_still_gives_one_second_part() -> None:
    land = ["FRFR 1,0 0", "FRRR -1,0 0"]
    state = traders(*land, figures=["0 small 0,0 r0", "0 builder 1,0 r0"], drawn="FRRR")
    play(state, "place 2,0 0", "pass")
    assert state.scores == [4, 0]
    assert supply(state, 0) == {"small": 7, "builder": 1, "pig": 1}
    assert state.view(None)["active"] == 0
    play(state, "draw base/FFRR", "place 3,0 0", "deploy small r0")  # the action is there in both parts
    assert state.view(None)["active"] == 1  # and there is no third part


@rule("CAR-TB-3.6", "CAR-EX13")
def test_a_builder_that_came_back_can_be_placed_on_the_second_tile() -> None:
    land = ["FRFR 1,0 0", "FRRR -1,0 0"]
    state = traders(*land, figures=["0 small 0,0 r0", "0 builder 1,0 r0", "0 small -1,0 r1"], drawn="FRRR")
    play(state, "place 2,0 0", "pass", "draw base/FFRR", "place -1,1 180")
    assert "deploy builder r0" in legal(state)  # on the road where the other thief stands
    play(state, "deploy builder r0")
    assert state.view(None)["active"] == 1


@rule("CAR-TB-3.7")
def test_the_second_tile_is_drawn_after_the_first_scoring_and_without_one_the_part_is_skipped() -> None:
    land = ["FRFR 1,0 0", "FRRR -1,0 0"]
    builder = ["0 small 0,0 r0", "0 builder 1,0 r0"]
    state = traders(*land, figures=builder, drawn="FRRR")
    events = do(state, "place 2,0 0", "pass")
    kinds = [event.kind for event in events]
    assert kinds.index("scored_road") < kinds.index("plays_on")
    last = traders(*land, figures=builder, drawn="FRRR", pile=[])
    noted = [event.kind for event in do(last, "place 2,0 0", "pass")]
    assert "plays_on" not in noted
    assert "second_part" not in noted  # what is not played is not announced
    assert last.over


@rule("CAR-TB-3.7", "CAR-AM-1.6", "CAR-PD-4.7")
def test_a_second_part_without_a_pile_is_announced_when_an_abbey_or_tiles_laid_aside_can_be_played() -> None:
    builder = ["0 small 0,0 r0", "0 builder 0,0 r0"]
    position = {"figures": builder, "drawn": "FRFR", "traders_builders": True}
    abbey = abbeys(*HOLE, pile=[], **position)
    noted = [event.kind for event in do(abbey, "place -1,0 0", "pass")]
    assert noted.index("second_part") < noted.index("plays_on")
    aside = {"aside": ["dragon/FRRR-dragon"], "princess_dragon": NO_DRAGON}
    volcano = traders(
        figures=builder, drawn="dragon/FRFR-volcano", pile=["dragon/FRRR-dragon"], princess_dragon=True, kept=aside
    )
    noted = [event.kind for event in do(volcano, "place -1,0 0", "pass")]
    assert noted.index("second_part") < noted.index("called_dragon") < noted.index("plays_on")


@rule("CAR-TB-4")
def test_the_pig_joins_a_field_with_an_own_farmer() -> None:
    state = traders(figures=["0 small 0,0 f1", "1 small 0,0 f0"], drawn="FRFR")
    play(state, "place 1,0 0")
    assert legal(state, "deploy pig") == ["deploy pig f1"]
    assert refused(state, "deploy pig f0") == ("CAR-TB-4",)
    assert refused(state, "deploy pig r0") == ("CAR-TB-4",)
    play(state, "deploy pig f1")
    assert supply(state, 0) == {"small": 6, "builder": 1, "pig": 0}


@rule("CAR-TB-4.1")
def test_the_pig_has_no_power_and_stays_to_the_end() -> None:
    farmers = ["0 small 0,0 f1", "0 pig 0,1 f0", "1 small 0,1 f0", "1 small 0,2 f0"]
    state = traders(*THREE_CITIES, figures=farmers, **LAST)
    play(state, "place 1,0 0", "pass")
    assert state.scores == [0, 9]
    assert "0 pig 0,1 f0" in figures(state)


@rule("CAR-TB-4.2", "CAR-EX9")
def test_an_owner_with_a_pig_gets_four_points_per_city() -> None:
    tie = ["0 small 0,0 f1", "1 small 0,2 f0", "0 pig 0,1 f0"]
    state = traders(*THREE_CITIES, figures=tie, **LAST)
    assert points(do(state, "place 1,0 0", "pass")) == [(0, 12, "CAR-TB-4.2"), (1, 9, "CAR-B-6.3")]
    not_owner = [*tie, "1 small 0,1 f0"]
    state = traders(*THREE_CITIES, figures=not_owner, **LAST)
    assert play(state, "place 1,0 0", "pass").scores == [0, 9]


@rule("CAR-TB-5", "CAR-EX11", "CAR-T-7e")
def test_who_completes_a_city_takes_its_goods_whoever_owns_it() -> None:
    # A city of two wine and one cloth symbols, with a knight of seat 1, completed by seat 0.
    land = ["traders/FCFC-wine 0,-1 90", "traders/FCRC-wine 0,-2 90", "traders/FCCC-split-cloth 0,-3 90"]
    state = traders(*land, figures=["1 small 0,0 c0"], drawn="CFFF")
    play(state, "place 0,-4 180", "pass")
    assert state.scores == [0, 10]
    assert state.view(None)["seats"][0]["goods"] == {"wine": 2, "grain": 0, "cloth": 1}
    assert state.view(None)["seats"][1]["goods"] == {"wine": 0, "grain": 0, "cloth": 0}


@rule("CAR-TB-5")
def test_goods_are_taken_from_a_city_without_knights() -> None:
    held = goods((0, 0, 0), (4, 0, 0))
    state = traders(*WINE, "traders/FCFC-wine 0,-1 90", drawn="CFFF", active=1, kept=held)
    play(state, "place 0,-2 180", "pass")
    assert state.scores == [0, 0]
    assert state.view(None)["seats"][0]["goods"] == {"wine": 0, "grain": 0, "cloth": 0}
    assert state.view(None)["seats"][1]["goods"] == {"wine": 5, "grain": 0, "cloth": 0}  # with those held before


@rule("CAR-TB-5.1", "CAR-EX12")
def test_the_most_tokens_of_a_kind_give_ten_points_to_all_who_have_them() -> None:
    tall = ["traders/FCFC-wine 0,-1 90", "traders/FCRC-wine 0,-2 90", "traders/RCRC-wine 0,-3 90",
            "traders/FCCC-split-wine 0,-4 90", "CFFF 0,-5 180"]  # fmt: skip
    one = [*(f"FRFR {x},0 0" for x in (-1, -2, -3, -4)), "traders/CCRC-wine -5,0 270", "CFFF -6,0 90",
           "CFFF -5,-1 180", "CFFF -5,1 0"]  # fmt: skip
    cloth = ["traders/CRFC-cloth -3,1 180", "CFFC -2,1 270", "traders/CRRC-walls-cloth -3,2 90",
             "traders/CRCC-split-cloth -2,2 0"]  # fmt: skip
    state = traders(*WINE, *tall, *one, *cloth, players=3, kept=goods((4, 0, 3), (4, 0, 0), (1, 0, 0)), **LAST)
    events = do(state, "place 1,0 0", "pass")
    assert points(events) == [(0, 10, "CAR-TB-5.1"), (1, 10, "CAR-TB-5.1"), (0, 10, "CAR-TB-5.1")]
    assert state.scores == [20, 10, 0]  # nobody has grain, nobody gets points for it


@rule("CAR-TB-1", "CAR-TB-5")
def test_a_snapshot_holds_the_tokens_of_the_completed_cities() -> None:
    with pytest.raises(BadSnapshot, match=r"CAR-TB-1: seat 0 cannot hold 10 tokens of wine"):
        traders(kept=goods((10, 0, 0), (0, 0, 0)))
    with pytest.raises(BadSnapshot, match=r"CAR-TB-5: 0 tokens of wine were taken"):
        traders("traders/FCFC-wine 0,-1 90", kept=goods((1, 0, 0), (0, 0, 0)))
    closed = ["traders/FCFC-wine 0,-1 90", "CFFF 0,-2 180"]
    with pytest.raises(BadSnapshot, match=r"CAR-TB-5: 1 tokens of wine were taken"):
        traders(*closed)
    traders(*closed, kept=goods((0, 0, 0), (1, 0, 0)))
    traders(*closed, phase="CAR-T-5")  # the tokens are taken after the action
