"""CAR-CO: The Count of Carcassonne, and what it does to other sets."""

import pytest

from bastide import CHANCE, BadOption, BadSnapshot, State
from bastide.games.carcassonne.svg import scene
from bastide.testing import rule
from games.carcassonne.table import CALM, CARCASSONNE, figures, new_game, no_barns, no_towers, points, supply, table
from games.playing import do, legal, play, refused

ROAD = ["FRFR -1,0 0"]
"""From the west gate of Carcassonne at (0, 0); a cloister at (-2, 0) ends this road: 3 tiles."""
CITY_OF_4 = ["FCFC 0,3 90", "CFFC 0,4 90", "CFFC 1,4 270"]
"""Below (0, 2), with the tile there; a tile at (1, 5) closes this city: 5 tiles."""
CLOISTER = ["FFFF-monastery 1,-1 0", "CFFF 0,-1 270", "CFFF 2,-1 90", "CFFF 1,-2 0", "CFFF 2,-2 0"]
"""North of Carcassonne; a tile at (0, -2) completes the cloister at (1, -1)."""


def town(*land: str, count: str = "market", inside: tuple[str, ...] | list[str] = (), **position: object) -> State:
    """A position with the count in a quarter and followers (`1 small castle`) in others."""
    rows: dict[tuple[str, int, str], int] = {}
    for row in inside:
        seat, figure, quarter = row.split()
        rows[quarter, int(seat), figure] = rows.get((quarter, int(seat), figure), 0) + 1
    kept = {"count": {**CALM, "count": count, "quarters": [[*key, number] for key, number in rows.items()]}}
    return table(*land, count=True, kept={**kept, **position.pop("kept", {})}, **position)


def seen(state: State) -> dict[str, object]:
    return state.view(None)["count"]


@rule("CAR-CO-1.1", "CAR-B-1.6", "CAR-EX32")
def test_carcassonne_is_the_starting_map_of_twelve_tiles() -> None:
    view = new_game(count=True).view(None)
    assert [(tile["tile"], tile["x"], tile["y"], tile["rotation"]) for tile in view["land"]] == [
        (f"count/{number + 1:02}", number % 4, number // 4, 0) for number in range(12)
    ]
    assert view["pile"] == 71
    assert view["unseen"]["base/CRFR"] == 3  # the start tile is out
    assert (view["phase"], view["to_move"]) == ("CAR-T-3", CHANCE)
    with pytest.raises(BadSnapshot, match=r"CAR-B-1\.4: the 2\. tile of the land is 'count/02', at \(1, 0\)"):
        CARCASSONNE.restore(
            {**new_game(count=True).snapshot(), "land": [["count/01", 0, 0, 0], ["base/CFFF", 0, -1, 0]]}
        )


@rule("CAR-CO-1.2", "CAR-CO-6")
def test_the_count_begins_in_the_castle_of_four_quarters() -> None:
    state = new_game(count=True)
    assert seen(state) == CALM
    for quarter in ("castle", "market", "blacksmith", "cathedral"):
        assert seen(town(count=quarter))["count"] == quarter
    with pytest.raises(BadSnapshot, match=r"CAR-CO-1\.2"):
        town(count="tavern")


@rule("CAR-CO-1.3", "CAR-B-0.13")
def test_the_outer_tiles_are_extended_like_any_others_and_the_inner_ones_have_nothing() -> None:
    state = town(drawn="FRRR")
    assert "place -1,0 0" in legal(state)  # road to road
    assert refused(state, "place 0,-1 0") == ("CAR-B-2.2",)  # a road against the field of (0, 0)
    assert refused(state, "place 1,1 0") == ("CAR-B-2.2",)  # inside the town
    play(state, "place -1,0 0", "deploy small r0")
    # East of the crossing the road has two tiles and ends at the wall of Carcassonne.
    assert state.scores == [2, 0]


@rule("CAR-CO-1.3", "CAR-PD-6.3")
def test_a_portal_leads_to_the_outer_tiles_and_not_inside() -> None:
    state = town(drawn="dragon/FRRR-portal", princess_dragon=True)
    play(state, "place -1,0 0")
    outer = {"0,0", "1,0", "2,0", "3,0", "0,1", "3,1", "0,2", "1,2", "2,2", "3,2"}
    assert {text.split()[1] for text in legal(state, "portal")} == outer
    assert refused(state, "portal 1,1") == ("CAR-PD-6.2",)


@rule("CAR-X-6", "CAR-PD-4.3", "CAR-CO-1.3", "CAR-CO-6")
def test_the_dragon_walks_around_carcassonne_and_never_inside() -> None:
    dragon = {"princess_dragon": {"dragon": [1, 0], "fairy": None, "beside": None, "trail": []}}
    state = town(
        "FRFR -1,0 0", figures=["1 small 2,0 f0"], inside=["1 small castle"], drawn="dragon/FRFR-dragon",
        princess_dragon=True, kept=dragon,
    )  # fmt: skip
    play(state, "place -2,0 0", "pass")
    assert legal(state) == ["dragon east", "dragon west"]
    assert refused(state, "dragon south") == ("CAR-PD-4.3",)
    play(state, "dragon east")
    assert figures(state) == []
    assert seen(state)["quarters"] == [["castle", 1, "small", 1]]  # safe inside


@rule("CAR-CO-1.4", "CAR-KR-5")
def test_carcassonne_counts_as_a_completed_city_for_fields_and_the_king_and_is_never_scored() -> None:
    state = town(figures=["1 small 1,0 f0"], drawn="CFFF", pile=[], king_robber=True)
    assert state.view(None)["king_robber"]["cities"] == 1
    assert state.view(None)["king_robber"]["king"] is None
    events = do(state, "place 0,3 0", "deploy small f0")
    # The field of seat 1 touches Carcassonne, that of seat 0 the city it closed. The king is worth both.
    assert points(events) == [(1, 3, "CAR-B-6.3"), (0, 3, "CAR-B-6.3"), (0, 2, "CAR-KR-5")]
    assert [event.data["tiles"] for event in events if event.kind == "completed_city"] == [2]
    with pytest.raises(BadSnapshot, match=r"CAR-B-3\.4"):
        town(figures=["1 small 1,1 k0"])  # nobody owns it


@rule("CAR-CO-2", "CAR-CO-3", "CAR-T-9", "CAR-EX27")
def test_who_makes_only_others_gain_may_enter_carcassonne_and_move_the_count() -> None:
    state = town(*ROAD, figures=["1 small -1,0 r0"], drawn="FFRF-monastery", count="castle")
    play(state, "place -2,0 270", "pass")
    assert state.scores == [0, 3]
    assert (state.to_move, state.view(None)["phase"]) == (0, "CAR-T-9")
    quarters = ["castle", "market", "blacksmith", "cathedral"]
    assert legal(state) == [*(f"enter small {quarter}" for quarter in quarters), "pass"]  # the count's own too
    assert refused(state, "count market") == ("CAR-CO-3",)
    play(state, "enter small castle")
    assert supply(state, 0)["small"] == 6
    assert seen(state)["quarters"] == [["castle", 0, "small", 1]]
    assert legal(state) == ["count market", "count blacksmith", "count cathedral", "pass"]
    assert refused(state, "enter small castle") == ("CAR-CO-2",)  # one per part
    assert refused(state, "count castle") == ("CAR-CO-3",)
    play(state, "count cathedral")
    assert seen(state)["count"] == "cathedral"
    assert state.view(None)["active"] == 1


@rule("CAR-CO-2", "CAR-CO-3", "CAR-T-20")
def test_entering_and_moving_the_count_may_be_declined_and_nobody_enters_without_cause() -> None:
    state = town(*ROAD, figures=["1 small -1,0 r0"], drawn="FFRF-monastery", count="castle")
    play(state, "place -2,0 270", "pass", "enter small market", "pass")
    assert (seen(state)["count"], state.view(None)["active"]) == ("castle", 1)
    declined = town(*ROAD, figures=["1 small -1,0 r0"], drawn="FFRF-monastery", count="castle")
    play(declined, "place -2,0 270", "pass", "pass")
    assert (seen(declined)["quarters"], declined.view(None)["active"]) == ([], 1)
    nobody = town(*ROAD, drawn="FFRF-monastery")  # the road is nobody's
    assert play(nobody, "place -2,0 270", "pass").view(None)["active"] == 1
    assert refused(nobody, "count castle") == ("CAR-T-3",)  # the count moves at no other time
    all_out = [f"0 small {place} f0" for place in ("0,0", "1,0", "2,0", "3,0", "0,1", "3,1", "0,2")]
    empty = town(*ROAD, figures=["1 small -1,0 r0", *all_out], drawn="FFRF-monastery")
    assert play(empty, "place -2,0 270").view(None)["active"] == 1  # no follower to put in: passed over


@rule("CAR-CO-2", "CAR-EX27")
def test_who_gains_a_point_himself_may_not_enter() -> None:
    land = ["FFRF-monastery -1,1 180"]
    both = town(*land, figures=["1 small 0,0 r0", "0 small -1,1 r0"], drawn="FRRR")
    play(both, "place -1,0 0", "pass")
    assert both.scores == [2, 2]
    assert both.view(None)["active"] == 1


@rule("CAR-CO-2", "CAR-X-17", "CAR-TB-3.5")
def test_in_a_double_turn_each_part_is_judged_alone() -> None:
    standing = ["1 small -1,0 r0", "1 small -1,0 r0", "0 small 0,0 r0", "0 builder -1,0 r0", "1 small 0,2 c0"]
    state = town(*ROAD, figures=standing, drawn="FFRF-monastery", count="castle", traders_builders=True)
    play(state, "place -2,0 270", "pass")
    assert state.scores == [0, 3]
    play(state, "enter small castle", "pass", "draw base/CFFF", "place 0,3 0", "pass")
    assert (state.view(None)["part"], state.scores) == (1, [0, 7])
    play(state, "enter small castle", "pass")
    assert seen(state)["quarters"] == [["castle", 0, "small", 2]]
    once = town(*ROAD, figures=standing[:-1], drawn="FFRF-monastery", traders_builders=True)
    play(once, "place -2,0 270", "pass", "pass", "draw base/CFFF", "place 0,3 0", "pass")
    assert once.view(None)["active"] == 1  # nobody gained in the second part


@rule("CAR-CO-2.1")
def test_the_fairys_bonus_is_a_gain_but_the_fairy_point_and_the_king_are_not() -> None:
    knights = ["1 small 0,2 c0", "1 small 0,2 c0", "0 small 0,2 c0"]
    fairy = {"princess_dragon": {"dragon": None, "fairy": [0, 2], "beside": [0, "small", 0, 2, "c0"], "trail": []}}
    bonus = town(figures=knights, drawn="CFFF", princess_dragon=True, king_robber=True, kept=fairy)
    play(bonus, "place 0,3 0", "pass")
    assert bonus.scores == [3, 4]
    assert bonus.view(None)["active"] == 1
    plain = town(figures=knights, drawn="CFFF", king_robber=True, traders_builders=True)
    play(plain, "place 0,3 0", "pass")
    assert plain.view(None)["king_robber"]["king"] == 0
    assert plain.view(None)["phase"] == "CAR-T-9"
    # The point at the start of his turn is no gain of the scoring: seat 0 gets it and may still enter.
    start = town(figures=["0 small 1,0 f0", *knights[:2]], drawn="FRFR", active=1, princess_dragon=True, kept={
        "princess_dragon": {"dragon": None, "fairy": [1, 0], "beside": [0, "small", 1, 0, "f0"], "trail": []},
    })  # fmt: skip
    play(start, "place -1,0 0", "pass", "draw base/CFFF", "place 0,3 0", "pass")
    assert start.scores == [1, 4]
    assert start.view(None)["phase"] == "CAR-T-9"


@rule("CAR-CO-2.1", "CAR-TW-6")
def test_the_price_of_a_ransom_is_no_gain() -> None:
    ours = {"tower": {**no_towers(2), "prisoners": [[1, 0, "small", 1]]}}
    paid = town(drawn="FRFR", scores=[5, 0], tower=True, kept=ours)
    play(paid, "place -1,0 0", "ransom 1 small", "pass")
    assert (paid.scores, paid.view(None)["active"]) == ([2, 3], 1)  # seat 1 got points, but for no region
    # What seat 0 got in the turn before does not count either: it may enter when only seat 1 gains by the road.
    theirs = {"tower": {**no_towers(2), "prisoners": [[0, 1, "small", 1]]}}
    state = town(*ROAD, figures=["1 small -1,0 r0"], drawn="CFFF", scores=[0, 5], active=1, tower=True, kept=theirs)
    play(state, "place 0,-1 0", "ransom 0 small", "pass", "draw base/FFRF-monastery", "place -2,0 270", "pass")
    assert (state.scores, state.view(None)["phase"]) == ([3, 5 - 3 + 3], "CAR-T-9")


@rule("CAR-CO-2.2", "CAR-X-1")
def test_which_figures_enter_which_quarters() -> None:
    state = town(
        *ROAD, figures=["1 small -1,0 r0"], drawn="FFRF-monastery", inns_cathedrals=True, traders_builders=True
    )
    play(state, "place -2,0 270", "pass")
    assert {text.split()[1] for text in legal(state, "enter")} == {"small", "big"}
    assert len(legal(state, "enter big")) == 4
    assert refused(state, "enter builder castle") == ("CAR-CO-2.2",)
    for figure, quarter in (
        ("mayor", "market"), ("mayor", "blacksmith"), ("mayor", "cathedral"), ("wagon", "market"), ("pig", "market"),
        ("builder", "castle"),
    ):  # fmt: skip
        with pytest.raises(BadSnapshot, match=r"CAR-CO-2\.2"):
            town(inside=[f"0 {figure} {quarter}"])
    for figure, quarter in (("mayor", "castle"), ("wagon", "castle"), ("wagon", "blacksmith"), ("wagon", "cathedral")):
        with pytest.raises(BadSnapshot, match=r"CAR-B-1\.3"):  # allowed there, but not in play
            town(inside=[f"0 {figure} {quarter}"])


@rule("CAR-CO-2.3")
def test_a_follower_that_came_back_in_this_scoring_may_enter() -> None:
    all_out = [f"0 small {place} f0" for place in ("0,0", "1,0", "2,0", "3,0", "0,1", "3,1")]
    standing = ["1 small -1,0 r0", "1 small -1,0 r0", "0 small -1,0 r0", *all_out]
    state = town(*ROAD, figures=standing, drawn="FFRF-monastery")
    assert supply(state, 0)["small"] == 0
    play(state, "place -2,0 270", "enter small castle")
    assert supply(state, 0)["small"] == 0


@rule("CAR-CO-2.3", "CAR-T-8", "CAR-T-9")
def test_a_wagon_may_enter_when_it_was_taken_back_and_not_when_it_drives_on() -> None:
    standing = ["1 small -1,0 r0", "1 small -1,0 r0", "0 wagon 0,0 r0"]
    state = town(*ROAD, figures=standing, drawn="FFRF-monastery", abbey_mayor=True)
    play(state, "place -2,0 270", "pass")
    assert (state.scores, state.view(None)["phase"]) == ([0, 3], "CAR-T-8")
    back = play(state.copy(), "pass")
    assert legal(back, "enter wagon") == ["enter wagon castle", "enter wagon blacksmith", "enter wagon cathedral"]
    play(state, "drive -2,0 m0")
    assert state.view(None)["phase"] == "CAR-T-9"
    assert legal(state, "enter wagon") == []
    assert refused(state, "enter wagon castle") == ("CAR-B-3.6",)


@rule("CAR-CO-4", "CAR-T-7b", "CAR-EX26")
def test_nobody_leaves_the_quarter_where_the_count_is() -> None:
    barred = town(figures=["0 small 0,2 c0"], inside=["1 small castle"], count="castle", drawn="CFFF")
    play(barred, "place 0,3 0", "pass")
    assert (barred.scores, barred.view(None)["active"]) == ([4, 0], 1)
    state = town(figures=["0 small 0,2 c0"], inside=["1 small castle"], count="market", drawn="CFFF")
    play(state, "place 0,3 0", "pass")
    assert (state.to_move, state.view(None)["phase"]) == (1, "CAR-T-7b")
    assert legal(state) == ["join 0,2", "pass"]
    play(state, "join 0,2")
    assert state.scores == [4, 4]
    assert supply(state, 1) == {"small": 7}


@rule("CAR-CO-4", "CAR-EX28", "CAR-CO-4.3")
def test_two_followers_from_the_castle_win_a_city() -> None:
    state = town(*CITY_OF_4, figures=["0 small 0,3 c0"], inside=["1 small castle"] * 2, drawn="CFFF")
    events = do(state, "place 1,5 0", "pass", "join 0,2", "join 0,2")
    assert points(events) == [(1, 10, "CAR-B-4.5")]
    assert [event.kind for event in events].count("moved_out_castle") == 2
    assert figures(state) == []
    assert (supply(state, 0), supply(state, 1)) == ({"small": 7}, {"small": 7})


@rule("CAR-CO-4")
@pytest.mark.parametrize(
    ("land", "monk", "quarter", "drawn", "place", "join", "gain"),
    [
        (ROAD, "0 small -1,0 r0", "blacksmith", "FFRF-monastery", "place -2,0 270", "join 0,0", 3),
        (CLOISTER, "0 small 1,-1 m0", "cathedral", "FFRR", "place 0,-2 90", "join 1,-1", 9),
        ([], "0 small 0,2 c0", "castle", "CFFF", "place 0,3 0", "join 0,2", 4),
    ],
    ids=["road", "cloister", "city"],
)
def test_each_quarter_sends_to_its_own_kind_of_region(land, monk, quarter, drawn, place, join, gain) -> None:
    inside = [f"1 small {name}" for name in ("castle", "market", "blacksmith", "cathedral")]
    elsewhere = {"castle": "market"}.get(quarter, "castle")
    state = town(*land, figures=[monk], inside=inside, count=elsewhere, drawn=drawn)
    play(state, place, "pass")
    assert legal(state) == [join, "pass"]
    play(state, join)
    assert state.scores == [gain, gain]
    assert [row[0] for row in seen(state)["quarters"]] == [
        name for name in ("castle", "market", "blacksmith", "cathedral") if name != quarter
    ]


@rule("CAR-CO-4.1", "CAR-T-7b")
def test_the_left_neighbour_decides_first_and_the_active_player_last() -> None:
    inside = ["0 small castle", "1 small castle", "1 small castle", "2 small castle"]
    state = town(figures=["0 small 0,2 c0"], inside=inside, drawn="CFFF", players=3)
    play(state, "place 0,3 0", "pass")
    movers = []
    for text in ("join 0,2", "pass", "pass", "join 0,2"):
        movers.append(int(state.to_move))
        play(state, text)
    assert movers == [1, 1, 2, 0]  # seat 1 makes one move and stays, seat 2 stays, seat 0 answers last
    assert state.scores == [4, 0, 0]
    assert seen(state)["quarters"] == [["castle", 1, "small", 1], ["castle", 2, "small", 1]]


@rule("CAR-CO-4.1")
def test_all_regions_scored_in_a_part_can_be_joined_in_one_slot_one_follower_at_a_time() -> None:
    # A crossing at (-1, 0) completes the road to Carcassonne and the road to the cloister at (-1, 1).
    land = ["FFRF-monastery -1,1 180"]
    inside = ["1 small blacksmith", "1 big blacksmith"]
    state = town(
        *land, figures=["0 small 0,0 r0", "0 small -1,1 r0"], inside=inside, drawn="FRRR", inns_cathedrals=True
    )  # fmt: skip
    play(state, "place -1,0 0", "pass")
    assert legal(state) == ["join 0,0", "join -1,1", "pass"]
    play(state, "join -1,1")
    assert legal(state) == ["choose 1 small r0", "choose 1 big r0"]
    assert refused(state, "pass") == ("CAR-CO-4",)
    play(state, "choose 1 big r0", "join 0,0")
    assert state.scores == [2, 2 + 2]  # the big follower wins its road alone


@rule("CAR-CO-4.2")
def test_an_unoccupied_region_is_joined_only_by_the_option() -> None:
    state = town(inside=["1 small castle"], drawn="CFFF")
    play(state, "place 0,3 0", "pass")
    assert (state.view(None)["active"], state.scores) == (1, [0, 0])
    free = town(inside=["1 small castle"], drawn="CFFF", count_into_unoccupied=True)
    play(free, "place 0,3 0", "pass", "join 0,2")
    assert free.scores == [0, 4]
    two = town(
        *ROAD, figures=["0 small -1,0 r0"], inside=["1 small castle", "1 small blacksmith"], drawn="FFRF-monastery"
    )  # fmt: skip
    play(two, "place -2,0 270", "pass")
    assert refused(two, "join 0,2") == ("CAR-CO-4",)  # not a region that is scored now


@rule("CAR-CO-4.3")
def test_a_follower_that_moved_out_counts_with_its_power_and_stands_on_no_tile() -> None:
    fairy = {"princess_dragon": {"dragon": None, "fairy": [0, 2], "beside": [0, "small", 0, 2, "c0"], "trail": []}}
    position = {"figures": ["0 small 0,2 c0"], "inside": ["1 big castle"], "drawn": "CFFF", "inns_cathedrals": True}
    state = town(princess_dragon=True, fairy_mode="tile", kept=fairy, **position)
    play(state, "place 0,3 0", "pass")
    before = state.snapshot()
    play(state, "join 0,2")
    assert state.scores == [3, 4]  # the big follower has the majority; the fairy on the tile helps only seat 0
    assert CARCASSONNE.restore(before).scores == [0, 0]


@rule("CAR-CO-4.3", "CAR-PD-3.4")
def test_nobody_moves_into_a_cloister_on_the_dragons_tile() -> None:
    for dragon in (None, [1, -1]):
        kept = {"princess_dragon": {"dragon": dragon, "fairy": None, "beside": None, "trail": []}}
        state = town(
            *CLOISTER, inside=["1 small cathedral"], drawn="FFRR", princess_dragon=True, kept=kept,
            count_into_unoccupied=True,
        )  # fmt: skip
        play(state, "place 0,-2 90", "pass")
        assert state.view(None)["phase"] == ("CAR-T-7b" if dragon is None else "CAR-T-3")


@rule("CAR-CO-4.2", "CAR-CO-4.3")
def test_why_a_completed_region_cannot_be_joined() -> None:
    # The tile completes the cloister, where nobody is, and a city with a knight of seat 0.
    land = ["CFFF 1,-2 270" if row.startswith("CFFF 1,-2") else row for row in CLOISTER]
    for dragon, clause in ((None, "CAR-CO-4.2"), ([1, -1], "CAR-CO-4.3")):
        kept = {"princess_dragon": {"dragon": dragon, "fairy": None, "beside": None, "trail": []}}
        state = town(
            *land, figures=["0 small 1,-2 c0"], inside=["1 small cathedral", "1 small castle"], drawn="CFFF",
            princess_dragon=True, kept=kept,
        )  # fmt: skip
        play(state, "place 0,-2 90", "pass")
        assert legal(state) == ["join 1,-2", "pass"]
        assert refused(state, "join 1,-1") == (clause,)


@rule("CAR-CO-5", "CAR-CO-5.2")
def test_at_the_end_nobody_joins_a_completed_region_and_staying_has_its_own_clause() -> None:
    position = {"count": "cathedral", "drawn": "FRFR", "pile": []}
    state = town("CFFF 0,3 0", inside=["1 small castle"], count_final="any_quarter", **position)
    play(state, "place -1,0 0", "pass")
    assert legal(state) == ["join 3,2", "pass"]
    assert refused(state, "join 0,2") == ("CAR-CO-5.2",)
    market = town(inside=["1 small market"], **position)
    play(market, "place -1,0 0", "pass")
    assert [event.clause for event in do(market, "pass") if event.kind == "stayed"] == ["CAR-CO-5"]


@rule("CAR-CO-4.4", "CAR-CU-4")
def test_several_monks_meet_by_majority_and_the_building_wins_its_challenge_as_one() -> None:
    land = ["shrine/FFFF 0,-1 0" if row.startswith("CFFF 0,-1") else row for row in CLOISTER]
    state = town(
        *land, figures=["0 small 1,-1 m0", "2 small 0,-1 s0"], inside=["1 small cathedral"] * 2, drawn="FFRR",
        cult=True, players=3,
    )  # fmt: skip
    play(state, "place 0,-2 90", "pass", "join 1,-1", "join 1,-1")
    assert state.scores == [0, 9, 0]
    assert figures(state) == []  # the heretic has lost


@rule("CAR-CO-5", "CAR-B-6.5", "CAR-B-6.1")
def test_before_the_final_scoring_farmers_come_from_the_market_one_per_slot() -> None:
    inside = ["1 small market", "1 small market", "2 small market", "0 small market"]
    state = town(figures=["0 small 1,0 f0"], inside=inside, count="castle", drawn="FRFR", pile=[], players=3)
    play(state, "place -1,0 0", "pass")
    assert (state.view(None)["phase"], state.to_move) == ("CAR-B-6.5a", 1)
    # Three fields, parted by the roads to the west, north and south gates; two of them begin on the tile at (0, 0).
    assert legal(state) == ["join 0,0", "join 3,0", "pass"]
    play(state, "join 0,0")
    assert legal(state) == ["choose 1 small f0", "choose 1 small f1"]
    play(state, "choose 1 small f0")  # the field of seat 0, occupied
    movers = []
    for text in ("pass", "join 3,0", "join 0,0"):
        movers.append(int(state.to_move))
        play(state, text)
    assert movers == [2, 0, 1]  # seat 2 passes and is not asked again
    play(state, "choose 1 small f0")
    assert state.over
    assert state.scores == [3, 3, 0]  # 1 against 2 in the north; seat 0 alone in the east; Carcassonne touches both
    assert seen(state)["quarters"] == [["market", 2, "small", 1]]


@rule("CAR-CO-5")
def test_nobody_leaves_the_market_while_the_count_is_there() -> None:
    state = town(inside=["1 small market"], count="market", drawn="FRFR", pile=[])
    assert play(state, "place -1,0 0", "pass").over


@rule("CAR-CO-5.1")
def test_followers_in_the_market_wait_for_the_end() -> None:
    state = town(figures=["0 small 0,2 c0", "0 small 0,2 f0"], inside=["1 small market"], count="castle", drawn="CFFF")
    play(state, "place 0,3 0", "pass")
    assert (state.view(None)["active"], seen(state)["quarters"]) == (1, [["market", 1, "small", 1]])


@rule("CAR-CO-5.2", "CAR-CO-6")
def test_at_the_end_the_other_quarters_stay_closed_except_by_the_option() -> None:
    inside = ["1 small castle", "1 small blacksmith", "1 small cathedral"]
    position = {"figures": ["0 small 0,2 c0"], "inside": inside, "count": "cathedral", "drawn": "FRFR", "pile": []}
    closed = town(**position)
    assert play(closed, "place -1,0 0", "pass").over
    assert (closed.scores, len(seen(closed)["quarters"])) == ([1, 0], 3)  # they score nothing
    state = town(count_final="any_quarter", **position)
    play(state, "place -1,0 0", "pass")
    # Open cities at (0, 2), (3, 2); open roads from (0, 0), (3, 0), (2, 2); no way out of the count's quarter.
    assert legal(state) == ["join 0,0", "join 3,0", "join 0,2", "join 2,2", "join 3,2", "pass"]
    play(state, "join 0,2", "join 0,0")
    assert state.over
    assert state.scores == [1, 1 + 2]  # the city, shared; the road of two tiles
    assert seen(state)["quarters"] == [["cathedral", 1, "small", 1]]


@rule("CAR-CO-6", "CAR-PD-2.1", "CAR-B-0.10")
def test_followers_in_carcassonne_are_in_no_supply_and_no_company_for_the_fairy() -> None:
    state = town(inside=["0 small castle"] * 2, drawn="FRFR", princess_dragon=True)
    assert supply(state, 0)["small"] == 5
    play(state, "place -1,0 0")
    assert legal(state, "fairy") == []
    assert refused(state, "join 0,0") == ("CAR-T-5",)


@rule("CAR-X-31")
def test_count_and_river_together_must_be_allowed() -> None:
    with pytest.raises(BadOption, match=r"CAR-X-31.*allow_discouraged"):
        new_game(count=True, river2=True)
    assert new_game(count=True, river2=True, allow_discouraged=True).view(None)["sets"] == ["base", "count", "river2"]


@rule("CAR-X-32", "CAR-RI-2")
def test_with_the_river_the_spring_is_placed_beside_carcassonne_and_flows_away() -> None:
    state = new_game(count=True, river2=True, allow_discouraged=True)
    assert (state.view(None)["drawn"], state.to_move) == ("river2/FVFF-spring", 0)
    assert [text for text in legal(state) if "place 1,-1" in text] == ["place 1,-1 180", "place 1,-1 270"]
    assert refused(state, "place 1,-1 90") == ("CAR-B-2.2",)  # the river against the field of Carcassonne
    # Eastwards the fork would send a branch to (3, -1), where the lake could not lie beside the road of (3, 0).
    assert refused(state, "place 1,-1 0") == ("CAR-X-32",)
    play(state, "place 1,-1 270", "deploy small f0")
    assert (state.view(None)["drawn"], state.view(None)["active"]) == ("river2/VVFV-fork", 1)
    assert all(text.startswith("place 1,-2") for text in legal(state))
    play(state, legal(state)[0], "pass")
    assert state.to_move == CHANCE
    assert all(text.startswith("draw river2/") for text in legal(state))


WRONG = [
    ({"quarters": [["castle", 7, "small", 1]]}, r"CAR-B-1\.3"),
    ({"quarters": [["castle", 0, "small", 8]]}, r"CAR-B-1\.3"),
    ({"guests": 3}, r"CAR-CO-4\.3"),
    ({"slot": 9}, r"CAR-CO-4\.1"),
    ({"passed": [2]}, "CAR-CO-5"),
    ({"joining": [9, 9]}, r"CAR-CO-4\.1"),
]


@pytest.mark.parametrize(("change", "sentence"), WRONG, ids=str)
def test_a_wrong_snapshot_is_refused(change: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadSnapshot, match=sentence):
        town(kept={"count": {**CALM, **change}})


def test_the_count_and_the_followers_in_the_quarters_are_drawn() -> None:
    inside = ["0 small castle", "0 small castle", "1 big market"]
    state = town(inside=inside, count="cathedral", inns_cathedrals=True)
    drawn = scene(state.view(None))
    assert [(piece.kind, piece.spot) for piece in drawn.pieces] == [
        ("count", (130, 125)), ("small", (250, 60)), ("small", (250, 60)), ("big", (300, 150)),
    ]  # fmt: skip
    assert "#cf-count" in state._repr_svg_()
    assert "count cathedral\n0 small x2 castle\n1 big x1 market" in str(state)


BARN_FIELD = ["FRFR -1,0 0", "FFFF-monastery 0,-1 0", "FFFF-monastery -1,-1 0"]
BARN = {"abbey_mayor": {**no_barns(2), "barns": [[0, 0], None]}}
"""The barn of seat 0 where four fields meet, at the north-west corner of Carcassonne."""


@rule("CAR-CO-5.1", "CAR-X-14", "CAR-AM-3.7")
def test_at_the_end_a_farmer_from_the_market_scores_one_point_per_city_beside_a_barn() -> None:
    state = town(
        *BARN_FIELD, inside=["1 small market"], count="castle", drawn="FRFR", pile=[], kept=BARN, abbey_mayor=True
    )  # fmt: skip
    events = do(state, "place -2,0 0", "pass", "join 0,0", "choose 1 small f0")
    assert points(events) == [(1, 1, "CAR-AM-3.5"), (0, 4, "CAR-AM-3.7")]  # Carcassonne is the completed city
    assert state.over


@rule("CAR-B-6.5")
def test_the_final_scoring_of_all_sets_goes_in_order() -> None:
    none = {"wine": 0, "grain": 0, "cloth": 0}
    kept = {
        **BARN,
        "traders_builders": {"goods": [none, {**none, "cloth": 1}]},
        "king_robber": {"king": 0, "largest_city": 3, "robber": 1, "longest_road": 2},
    }
    land = [
        *BARN_FIELD, "traders/FCCC-split-cloth 0,3 90", "CFFF 0,4 0", "FFRF-monastery 0,-2 90",
        "FFRF-monastery -1,-2 270",
    ]  # fmt: skip
    state = town(
        *land, figures=["0 small -1,0 r0", "0 small 3,1 f0"], inside=["1 small market"], count="castle",
        drawn="FRFR", pile=[], kept=kept, abbey_mayor=True, traders_builders=True, king_robber=True,
    )  # fmt: skip
    events = do(state, "place -2,0 0", "pass", "join 0,0", "choose 1 small f0")
    found = [event.clause for event in events if event.kind.startswith("moved_out") or "points" in event.data]
    assert found == [
        "CAR-CO-5", "CAR-B-6.2", "CAR-B-6.3", "CAR-AM-3.5", "CAR-AM-3.7", "CAR-TB-5.1", "CAR-KR-5", "CAR-KR-5",
    ]  # fmt: skip
    # The road of three tiles, the field that touches Carcassonne, the barn, the king of two cities; a farmer, cloth,
    # the robber of one road.
    assert state.scores == [3 + 3 + 4 + 2, 1 + 10 + 1]


@rule("CAR-CO-5.1", "CAR-X-14", "CAR-T-7d")
def test_by_the_option_the_market_goes_to_a_field_that_a_barn_scores() -> None:
    position = {
        "figures": ["0 small -2,0 f0"], "inside": ["1 small market"], "count": "castle", "kept": BARN,
        "phase": "CAR-T-5", "abbey_mayor": True,
    }  # fmt: skip
    land = [*BARN_FIELD, "FRFR -2,0 0"]
    closed = town(*land, **position)
    play(closed, "pass")
    assert (closed.scores, seen(closed)["quarters"]) == ([1, 0], [["market", 1, "small", 1]])
    state = town(*land, market_at_barn=True, **position)
    play(state, "pass")
    assert (state.to_move, legal(state)) == (1, ["join 0,0", "pass"])
    play(state, "join 0,0")
    assert state.scores == [1, 1]
    assert (figures(state), seen(state)["quarters"]) == ([], [])


@rule("CAR-CO-2.2", "CAR-X-1", "CAR-AM-0")
def test_the_mayor_enters_the_castle_only_and_the_wagon_not_the_market() -> None:
    state = town(*ROAD, figures=["1 small -1,0 r0"], drawn="FFRF-monastery", abbey_mayor=True)
    play(state, "place -2,0 270", "pass")
    assert legal(state, "enter mayor") == ["enter mayor castle"]
    assert legal(state, "enter wagon") == ["enter wagon castle", "enter wagon blacksmith", "enter wagon cathedral"]
    assert refused(state, "enter mayor market") == ("CAR-CO-2.2",)
    assert refused(state, "enter wagon market") == ("CAR-CO-2.2",)


@rule("CAR-X-16", "CAR-CO-4.3", "CAR-CO-2.3", "CAR-AM-4.2")
def test_a_wagon_from_the_castle_drives_on_after_the_scoring() -> None:
    position = {"figures": ["0 small 0,2 c0"], "inside": ["1 wagon castle"], "drawn": "abbey/CFFR", "abbey_mayor": True}
    state = town(**position)
    play(state, "place 0,3 0", "pass", "join 0,2")
    assert state.scores == [4, 4]
    assert (state.to_move, state.view(None)["phase"]) == (1, "CAR-T-8")
    play(state, legal(state, "drive")[0])
    assert figures(state) == ["1 wagon 0,3 r0"]
    near = town(wagon_move="adjacent_tile", **position)
    play(near, "place 0,3 0", "pass", "join 0,2")
    assert (figures(near), supply(near, 1)["wagon"]) == ([], 1)  # it stands on no tile and is taken back


@rule("CAR-CO-4.3", "CAR-AM-2.2")
def test_a_mayor_from_the_castle_counts_by_the_pennants() -> None:
    land = ["FCFC-shield 0,3 90", "FCFC-shield 0,4 90"]
    state = town(*land, figures=["0 small 0,2 c0"], inside=["1 mayor castle"], drawn="CFFF", abbey_mayor=True)
    play(state, "place 0,5 0", "pass", "join 0,2")
    assert state.scores == [0, 2 * 4 + 2 * 2]
    assert supply(state, 1)["mayor"] == 1


ABBEY_HOLE = [
    "FFFF-monastery 0,-1 0",
    "FFFF-monastery -1,-1 0",
    "FFFF-monastery -1,1 0",
    "CFFF -2,-1 270",
    "CFFF -2,0 270",
]
"""A hole at (-1, 0), before the west gate; only (-2, 1) is missing around it."""


@rule("CAR-AM-1.5", "CAR-X-3", "CAR-CO-2")
def test_who_closes_anothers_road_with_an_abbey_may_enter_carcassonne() -> None:
    state = town(*ABBEY_HOLE, figures=["1 small 0,0 r0"], phase="CAR-T-2", abbey_mayor=True)
    play(state, "abbey", "place -1,0 0", "pass")
    assert state.scores == [0, 1]
    assert (state.view(None)["phase"], state.to_move) == ("CAR-T-9", 0)


@rule("CAR-AM-1.7", "CAR-CO-2", "CAR-CO-3", "CAR-CO-5")
def test_the_final_abbey_round_lets_a_follower_enter_and_the_market_is_left_after_it() -> None:
    state = town(
        *ABBEY_HOLE, figures=["1 small 0,0 r0"], inside=["1 small market"], drawn="FRFR", pile=[], active=1,
        abbey_mayor=True,
    )  # fmt: skip
    play(state, "place 3,-1 90", "pass", "abbey", "place -1,0 0", "pass")
    assert state.scores == [0, 1]
    play(state, "enter small market", "count castle")
    assert (state.view(None)["phase"], state.to_move) == ("CAR-B-6.5a", 0)  # the left neighbour of seat 1
    play(state, "pass")
    assert state.to_move == 1
    assert play(state, "pass").over


@rule("CAR-CO-4", "CAR-X-1")
@pytest.mark.parametrize(
    ("land", "standing", "drawn", "place", "join"),
    [
        ([*ABBEY_HOLE, "abbey/abbey -1,0 0"], "0 small -1,0 a0", "CFFF", "place -2,1 270", "join -1,0"),
        (["shrine/FFFF 1,-1 0", *CLOISTER[1:]], "0 small 1,-1 s0", "FFRR", "place 0,-2 90", "join 1,-1"),
    ],
    ids=["abbey", "shrine"],
)
def test_the_cathedral_sends_monks_to_abbeys_and_heretics_to_shrines(land, standing, drawn, place, join) -> None:
    used = {"abbey_mayor": {**no_barns(2), "abbeys": ["abbey/abbey -1,0 0" not in land, True]}}
    state = town(
        *land, figures=[standing], inside=["1 wagon cathedral", "1 small castle"], drawn=drawn, kept=used, cult=True,
        abbey_mayor=True,
    )  # fmt: skip
    play(state, place, "pass")
    assert legal(state) == [join, "pass"]
    play(state, join)
    assert state.scores == [9, 9]
    assert seen(state)["quarters"] == [["castle", 1, "small", 1]]


MEADOW = ["FFFF-monastery 1,-1 0", "FFFF-monastery 2,-1 0", "FFFF-monastery 1,-2 0"]
"""North of Carcassonne, touching it; a fourth cloister at (2, -2) makes a corner of four fields."""


@rule("CAR-CO-5.1", "CAR-CO-4.2", "CAR-AM-3.3")
def test_by_both_options_the_market_goes_to_a_freshly_barned_field_without_farmers() -> None:
    position = {"inside": ["1 small market"], "count": "castle", "drawn": "FFFF-monastery", "abbey_mayor": True}
    options = {"market_at_barn": True, "count_into_unoccupied": True}
    state = play(town(*MEADOW, **position, **options), "place 2,-2 0", "barn southwest")
    assert (state.view(None)["phase"], state.to_move, legal(state)) == ("CAR-T-7b", 1, ["join 0,0", "pass"])
    assert points(do(state, "join 0,0")) == [(1, 3, "CAR-AM-3.3")]
    assert (figures(state), seen(state)["quarters"]) == ([], [])
    for fewer in ({"market_at_barn": True}, {"count_into_unoccupied": True}, {**options, "rules": 1}):
        closed = play(town(*MEADOW, **position, **fewer), "place 2,-2 0", "barn southwest")
        assert closed.view(None)["phase"] == "CAR-T-3"


@rule("CAR-CO-4.3", "CAR-PD-3.4")
def test_nobody_joins_a_city_or_road_that_lies_wholly_on_the_dragons_tile() -> None:
    land = ["CFFF 0,-1 90", "CFFF 2,-1 90", "FFFF-monastery 2,-2 0", "FRFR 1,-2 90"]
    # An abbey at (1, -1) completes the city of one tile at (0, -1).
    for dragon, rules, phase in (
        (None, 2, "CAR-T-7b"), ([0, -1], 2, "CAR-T-3"), ([0, -1], 1, "CAR-T-7b"), ([2, -1], 2, "CAR-T-7b"),
    ):  # fmt: skip
        kept = {
            "princess_dragon": {"dragon": dragon, "fairy": None, "beside": None, "trail": []},
            "abbey_mayor": no_barns(2),
        }
        state = town(
            *land, inside=["1 small castle"], phase="CAR-T-2", kept=kept, rules=rules,
            princess_dragon=True, abbey_mayor=True, count_into_unoccupied=True,
        )  # fmt: skip
        play(state, "abbey", "place 1,-1 0", "pass")
        assert state.view(None)["phase"] == phase
        assert legal(state, "join") == (["join 0,-1"] if phase == "CAR-T-7b" else [])
