"""CAR-PD: The Princess & the Dragon, and what it does to other sets."""

from bastide import CHANCE, State
from bastide.testing import rule
from games.carcassonne.table import figures, new_game, no_towers, points, supply, table
from games.playing import do, legal, play, refused

ROW = ["FRFR 1,0 0", "FRFR 2,0 0", "FRFR 3,0 0", "FRFR 4,0 0"]


def dragons(*land: str, dragon: str = "", fairy: str = "", beside: str = "", **position: object) -> State:
    """A position with the dragon and the fairy at these places (`3,0`), she beside a follower (`0 small 0,0 r0`)."""
    kept = {"princess_dragon": {"dragon": spot(dragon), "fairy": spot(fairy), "beside": who(beside), "trail": []}}
    return table(*land, princess_dragon=True, kept=kept, **position)


def spot(text: str) -> list[int] | None:
    return [int(part) for part in text.split(",")] if text else None


def who(text: str) -> list[object] | None:
    if not text:
        return None
    seat, figure, place, segment = text.split()
    return [int(seat), figure, *map(int, place.split(",")), segment]


def seen(state: State) -> dict[str, object]:
    return state.view(None)["princess_dragon"]


@rule("CAR-PD-1")
def test_the_set_adds_30_tiles_and_two_figures_beside_the_land() -> None:
    state = new_game(princess_dragon=True)
    assert state.view(None)["pile"] == 101
    assert seen(state) == {"dragon": None, "fairy": None, "beside": None, "trail": []}


@rule("CAR-PD-1", "CAR-B-4.7")
def test_a_cloister_inside_a_city_and_the_city_are_claimed_apart() -> None:
    position = {"drawn": "dragon/CCFC-monastery-dragon", "dragon": "1,0", "active": 0}
    state = dragons("FRFR 1,0 0", figures=["1 small 0,0 c0"], **position)
    play(state, "place 0,-1 180")
    assert "deploy small m0" in legal(state)
    assert refused(state, "deploy small c0") == ("CAR-B-3.3",)


@rule("CAR-PD-1")
def test_the_tunnel_interrupts_neither_road_nor_fields() -> None:
    state = dragons("FRFR -1,0 0", drawn="dragon/RCRC-tunnel-dragon", dragon="0,0")
    play(state, "place 1,0 90")  # the road passes from west to east
    assert legal(state, "deploy small r") == ["deploy small r0"]
    assert legal(state, "deploy small f") == ["deploy small f0", "deploy small f1"]


@rule("CAR-PD-2.1")
def test_the_fairy_goes_beside_another_own_follower_instead_of_deploying() -> None:
    standing = ["0 small 0,0 r0", "0 small 0,0 f1", "1 small 0,0 c0", "0 small 1,0 f0"]
    state = dragons("FRFR 1,0 0", figures=standing, drawn="CFFF", fairy="1,0", beside="0 small 1,0 f0")
    play(state, "place 0,-1 180")
    assert legal(state, "fairy") == ["fairy 0,0"]
    assert refused(state, "fairy 1,0") == ("CAR-PD-2.1",)  # she stands next to that one already
    play(state, "fairy 0,0")
    assert legal(state) == ["choose 0 small r0", "choose 0 small f1"]
    play(state, "choose 0 small f1")
    assert seen(state)["beside"] == [0, "small", 0, 0, "f1"]
    assert state.view(None)["active"] == 1  # the action is used up


@rule("CAR-PD-2.1")
def test_a_builder_is_no_company_for_the_fairy() -> None:
    state = dragons(
        "FRFR 1,0 0", figures=["0 small 0,0 r0", "0 builder 1,0 r0"], drawn="CFFF", traders_builders=True
    )  # fmt: skip
    play(state, "place 0,-1 180")
    assert legal(state, "fairy") == ["fairy 0,0"]


@rule("CAR-PD-2.2")
def test_when_the_follower_leaves_the_fairy_stays_alone() -> None:
    state = dragons(figures=["0 small 0,0 c0"], drawn="CFFF", fairy="0,0", beside="0 small 0,0 c0", active=1)
    play(state, "place 0,-1 180", "pass")
    assert (seen(state)["fairy"], seen(state)["beside"]) == ([0, 0], None)


@rule("CAR-PD-2.3")
def test_the_dragon_may_not_enter_the_fairys_tile_with_or_without_a_follower() -> None:
    for beside in ("", "1 small 1,0 f0"):
        standing = ["1 small 1,0 f0"] if beside else []
        state = dragons(
            *ROW[:1], figures=standing, dragon="0,0", fairy="1,0", beside=beside, drawn="dragon/FRFR-dragon"
        )
        play(state, "place 2,0 0", "pass")
        assert state.view(None)["phase"] == "CAR-T-3"  # the dragon at (0, 0) has no step
        walled = dragons(
            *ROW[:1], figures=standing, dragon="0,0", fairy="1,0", beside=beside, drawn="dragon/FRFR-dragon"
        )
        play(walled, "place -1,0 0", "pass")
        assert refused(walled, "dragon east") == ("CAR-PD-2.3",)
        assert legal(walled) == ["dragon west"]


@rule("CAR-PD-2.4", "CAR-T-1", "CAR-EX17", "CAR-TB-3.5")
def test_the_fairy_gives_a_point_at_the_start_of_a_turn_and_once_in_a_double_turn() -> None:
    road = ["0 small 0,0 r0", "0 builder 1,0 r0"]
    state = dragons(
        *ROW[:1], figures=road, drawn="CFFF", fairy="0,0", beside="0 small 0,0 r0", active=1, traders_builders=True
    )  # fmt: skip
    events = do(state, "place 0,-1 180", "pass")
    assert points(events) == [(0, 1, "CAR-PD-2.4")]
    play(state, "draw base/FRFR", "place 2,0 0", "pass")
    assert (state.view(None)["active"], state.view(None)["part"]) == (0, 1)
    assert state.scores == [1, 0]


@rule("CAR-PD-2.4")
def test_the_fairy_gives_nothing_at_the_start_of_anothers_turn_nor_without_a_follower() -> None:
    position = {"drawn": "CFFF", "fairy": "1,0", "active": 0, "players": 3}
    for beside in ("0 small 1,0 f0", "2 small 1,0 f0", ""):
        state = dragons(*ROW[:1], figures=[beside] if beside else [], beside=beside, **position)
        assert play(state, "place 0,-1 180", "pass").scores == [0, 0, 0]  # the turn of seat 1 has begun


@rule("CAR-PD-2.5", "CAR-EX16")
def test_the_fairy_adds_three_points_when_the_region_is_scored_without_a_majority_too() -> None:
    knights = ["0 small 0,0 c0", "1 small 0,-1 c0", "1 small 0,-1 c0"]
    state = dragons("FCFC 0,-1 90", figures=knights, drawn="CFFF", fairy="0,0", beside="0 small 0,0 c0", active=1)
    events = do(state, "place 0,-2 180", "pass")
    assert points(events) == [(1, 6, "CAR-B-4.5"), (0, 3, "CAR-PD-2.5")]  # and no point at seat 0's turn: he is home
    assert state.scores == [3, 6]


@rule("CAR-PD-2.5", "CAR-IC-6", "CAR-X-7")
def test_the_fairys_bonus_comes_at_the_end_on_fields_and_in_worthless_regions() -> None:
    farmer = {"figures": ["0 small 0,0 f0"], "fairy": "0,0", "beside": "0 small 0,0 f0"}
    field = dragons("CFFF 0,-1 180", drawn="FRFR", pile=[], **farmer)
    assert play(field, "place 1,0 0", "pass").scores == [3 + 3, 0]
    thief = {"figures": ["0 small 0,0 r0"], "fairy": "0,0", "beside": "0 small 0,0 r0"}
    inn = dragons("inns/FRFR-inn 1,0 0", drawn="FRFR", pile=[], inns_cathedrals=True, **thief)
    assert play(inn, "place 2,0 0", "pass").scores == [3, 0]


@rule("CAR-PD-2.6")
def test_the_fairy_helps_one_follower_or_by_the_option_all_on_her_tile() -> None:
    standing = ["0 small 0,0 c0", "1 small 0,0 r0"]
    one = dragons(figures=standing, drawn="CFFF", fairy="0,0", beside="1 small 0,0 r0", active=0)
    play(one, "place 0,-1 180", "pass")
    assert one.scores == [4, 1]  # seat 1's turn begins: a point; nothing more for the city
    both = dragons(figures=standing, drawn="CFFF", fairy="0,0", beside="1 small 0,0 r0", active=0, fairy_mode="tile")
    play(both, "place 0,-1 180", "pass")
    assert both.scores == [4 + 3, 1]
    # A builder on her tile is no follower there: no point at the start of the turn, and nothing for the road.
    road = ["0 small 1,0 r2", "0 builder 0,0 r0"]
    builder = dragons(
        "FRRR 1,0 0", figures=road, drawn="FRRR", fairy="0,0", active=1, fairy_mode="tile", traders_builders=True
    )
    assert play(builder, "place -1,0 0", "pass").scores == [3, 0]


@rule("CAR-PD-3.1", "CAR-T-4")
def test_a_volcano_calls_the_dragon_at_once_and_nothing_is_eaten_on_the_way() -> None:
    state = dragons(*ROW[:2], figures=["1 small 1,0 f0"], dragon="0,0", drawn="dragon/FFRF-volcano")
    play(state, "place 3,0 90")
    assert seen(state)["dragon"] == [3, 0]
    assert figures(state) == ["1 small 1,0 f0"]


@rule("CAR-PD-3.2", "CAR-PD-3.3")
def test_no_follower_goes_on_a_volcano_but_builder_pig_and_fairy_may() -> None:
    standing = ["0 small 0,0 r0", "0 small 0,0 f1"]
    state = dragons(*ROW[:1], figures=standing, drawn="dragon/FRFR-volcano", traders_builders=True)
    play(state, "place 2,0 0")
    assert legal(state) == ["deploy builder r0", "deploy pig f1", "fairy 0,0", "pass"]
    assert refused(state, "deploy small f0") == ("CAR-PD-3.2",)
    strict = dragons(
        *ROW[:1], figures=standing, drawn="dragon/FRFR-volcano", traders_builders=True, volcano_companions=False
    )  # fmt: skip
    play(strict, "place 2,0 0")
    assert legal(strict) == ["fairy 0,0", "pass"]
    assert refused(strict, "deploy pig f1") == ("CAR-PD-3.2",)


@rule("CAR-PD-3.4", "CAR-X-11")
def test_no_follower_goes_through_a_portal_to_the_dragons_tile() -> None:
    state = dragons(*ROW[:2], dragon="1,0", drawn="dragon/FRRR-portal")
    play(state, "place 3,0 0")
    assert legal(state, "portal") == ["portal 0,0", "portal 2,0"]
    assert refused(state, "portal 1,0") == ("CAR-PD-3.4",)


@rule("CAR-PD-4.1", "CAR-T-6", "CAR-X-5", "CAR-PD-4.5")
def test_the_dragon_moves_after_the_action_and_before_the_scoring() -> None:
    # The tile completes the city of seat 1's knight; the dragon eats him first, and the city scores nothing.
    state = dragons(
        "FRFR 1,0 0", figures=["1 small 0,0 c0"], dragon="1,0", drawn="dragon/CFFF-dragon", king_robber=True
    )  # fmt: skip
    play(state, "place 0,-1 180", "deploy small f0")
    assert state.view(None)["phase"] == "CAR-T-6"
    play(state, "dragon west", "dragon north")
    assert state.scores == [0, 0]
    assert figures(state) == []  # the farmer just deployed was eaten too
    assert state.view(None)["king_robber"]["king"] == 0  # the city counts as completed all the same


@rule("CAR-PD-4.2", "CAR-PD-4.3", "CAR-EX14")
def test_six_steps_in_turn_never_on_a_tile_visited_before() -> None:
    land = [*ROW, "FRFR 5,0 0", "FRFR 6,0 0", "FRFR 7,0 0"]  # room for a seventh step
    state = dragons(*land, dragon="0,0", drawn="dragon/FRFR-dragon")
    play(state, "place -1,0 0", "pass")
    movers = []
    for number in range(6):
        movers.append(state.to_move)
        assert refused(state, "dragon north") == ("CAR-PD-4.3",)  # no tile there
        if number:
            assert refused(state, "dragon west") == ("CAR-PD-4.3",)  # it comes from there
        play(state, "dragon east")
    assert movers == [0, 1, 0, 1, 0, 1]
    assert seen(state) == {"dragon": [6, 0], "fairy": None, "beside": None, "trail": []}
    assert state.to_move == CHANCE


@rule("CAR-PD-4.2")
def test_the_steps_go_round_from_the_active_player_whatever_the_number_of_players() -> None:
    land = [*ROW, "FRFR 5,0 0", "FRFR 6,0 0", "FRFR 7,0 0"]  # room for a seventh step
    for players, active, expected in ((4, 2, [2, 3, 0, 1, 2, 3]), (5, 4, [4, 0, 1, 2, 3, 4])):
        state = dragons(*land, dragon="0,0", drawn="dragon/FRFR-dragon", players=players, active=active)
        play(state, "place -1,0 0", "pass")
        movers = []
        while state.view(None)["phase"] == "CAR-T-6":
            movers.append(int(state.to_move))
            play(state, "dragon east")
        assert movers == expected


@rule("CAR-PD-4.4", "CAR-EX15")
def test_an_enclosed_dragon_stops_early() -> None:
    state = dragons(*ROW, figures=["1 small 3,0 f0"], dragon="0,0", fairy="3,0", drawn="dragon/FRFR-dragon")
    play(state, "place -1,0 0", "pass", "dragon east", "dragon east")
    assert state.view(None)["phase"] == "CAR-T-3"
    assert seen(state)["dragon"] == [2, 0]


@rule("CAR-PD-4.5", "CAR-PD-4.6", "CAR-T-21", "CAR-TB-2.2", "CAR-TB-4.1")
def test_the_dragon_eats_all_figures_on_a_tile_and_their_companions_elsewhere_go_too() -> None:
    standing = [
        "0 small 1,0 r0",
        "0 builder 0,0 r0",
        "1 small 1,0 f1",
        "1 pig 0,0 f1",
        "1 small 0,0 c0",
    ]
    state = dragons(*ROW[:2], figures=standing, dragon="2,0", drawn="dragon/FRRR-dragon", traders_builders=True)
    # The builder's road grows: the second part is earned, although the builder will be eaten (CAR-TB-3.3).
    play(state, "place 3,0 0", "pass", "dragon west")
    assert figures(state) == ["1 small 0,0 c0"]
    assert supply(state, 0)["builder"] == 1
    assert supply(state, 1)["pig"] == 1


@rule("CAR-PD-4.5", "CAR-X-1")
def test_the_dragon_eats_builder_and_pig_although_their_owner_has_followers_left() -> None:
    standing = ["0 small 0,0 r0", "0 builder 1,0 r0", "1 small 0,0 f1", "1 pig 1,0 f1"]
    state = dragons(*ROW[:2], figures=standing, dragon="2,0", drawn="dragon/FRRR-dragon", traders_builders=True)
    play(state, "place 3,0 0", "pass", "dragon west")
    assert figures(state) == ["0 small 0,0 r0", "1 small 0,0 f1"]


@rule("CAR-X-4", "CAR-TB-3.3")
def test_the_second_part_comes_even_if_the_builder_is_eaten() -> None:
    state = dragons(
        *ROW[:2], figures=["0 small 0,0 r0", "0 builder 1,0 r0"], dragon="2,0", drawn="dragon/FRRR-dragon",
        traders_builders=True,
    )  # fmt: skip
    play(state, "place 3,0 0", "pass", "dragon west", "dragon west")
    assert figures(state) == []
    assert (state.view(None)["active"], state.view(None)["part"]) == (0, 1)


@rule("CAR-PD-4.7", "CAR-T-24", "CAR-B-6.1")
def test_dragon_tiles_wait_for_the_first_volcano_and_then_go_back_into_the_pile() -> None:
    state = dragons(pile=["dragon/CFFF-dragon", "dragon/FFFF-volcano"])
    events = do(state, "draw dragon/CFFF-dragon")
    assert [event.clause for event in events] == ["CAR-B-2.1", "CAR-PD-4.7"]
    assert state.view(None)["aside"] == ["dragon/CFFF-dragon"]
    play(state, "draw dragon/FFFF-volcano", "place 0,1 0")
    assert not state.over  # the pile is not empty any more
    assert state.view(None)["aside"] == []
    assert legal(state) == ["draw dragon/CFFF-dragon"]


@rule("CAR-PD-4.8", "CAR-B-2.5")
def test_laying_aside_comes_before_the_question_of_a_place_and_can_end_the_game() -> None:
    # All open sides are fields, so this tile of roads and cities fits nowhere.
    land = ["CFFF 0,-1 180", "FFRF-monastery 1,0 90", "FFRF-monastery -1,0 270"]
    tunnel = "dragon/RCRC-tunnel-dragon"
    for dragon, aside, removed in (("", [tunnel], 0), ("0,0", [], 1)):
        state = dragons(*land, pile=[tunnel], dragon=dragon)
        before = state.view(None)["removed"].count(tunnel)
        play(state, f"draw {tunnel}")
        assert state.over
        assert state.view(None)["aside"] == aside
        assert state.view(None)["removed"].count(tunnel) - before == removed


@rule("CAR-PD-5.1", "CAR-PD-5.3")
def test_the_princess_may_send_home_one_follower_of_the_city_she_joins() -> None:
    knights = ["0 small 0,0 c0", "1 small 0,-1 c0"]
    state = dragons("FCFC 0,-1 90", figures=knights, drawn="dragon/CFFC-princess")
    play(state, "place 0,-2 180")
    assert legal(state, "princess") == ["princess 0,0", "princess 0,-1"]
    assert "pass" in legal(state)
    play(state, "princess 0,-1")
    assert figures(state) == ["0 small 0,0 c0"]
    assert state.to_move == CHANCE  # no other figure in this part
    elsewhere = dragons("FCFC 0,-1 90", figures=["1 small 0,0 r0", *knights[:1]], drawn="dragon/CFFC-princess")
    play(elsewhere, "place 0,-2 180", "princess 0,0")
    assert figures(elsewhere) == ["1 small 0,0 r0"]  # the thief on the same tile is no follower of the city
    empty = dragons("FCFC 0,-1 90", drawn="dragon/CFFC-princess")
    assert legal(play(empty, "place 0,-2 180"), "princess") == []
    assert refused(empty, "princess 0,0") == ("CAR-PD-5.2",)


@rule("CAR-PD-5.1")
def test_by_the_option_the_princess_must() -> None:
    state = dragons(figures=["1 small 0,0 c0"], drawn="dragon/CFFC-princess", princess="must")
    play(state, "place 0,-1 180")
    assert legal(state) == ["princess 0,0"]
    assert refused(state, "pass") == ("CAR-PD-5.1",)
    free = dragons(drawn="dragon/CFFC-princess", princess="must")
    assert "pass" in legal(play(free, "place 0,-1 180"))


@rule("CAR-PD-5.3", "CAR-TB-3.5", "CAR-TB-3.3")
def test_after_the_princess_the_second_part_has_its_own_action() -> None:
    standing = ["0 small 0,0 c0", "0 builder 0,0 c0"]
    state = dragons(figures=standing, drawn="dragon/CFFC-princess", traders_builders=True)
    play(state, "place 0,-1 180", "princess 0,0")
    assert figures(state) == []  # the builder goes with the knight, and still gives the second part
    assert (state.view(None)["active"], state.view(None)["part"]) == (0, 1)
    play(state, "draw base/FRFR", "place 1,0 0", "deploy small r0")
    assert figures(state) == ["0 small 1,0 r0"]
    assert state.view(None)["active"] == 1


@rule("CAR-PD-2.3", "CAR-PD-5.1")
def test_the_fairy_does_not_guard_against_the_princess() -> None:
    state = dragons(
        figures=["1 small 0,0 c0"], drawn="dragon/CFFC-princess", fairy="0,0", beside="1 small 0,0 c0"
    )  # fmt: skip
    play(state, "place 0,-1 180", "princess 0,0")
    assert figures(state) == []
    assert (seen(state)["fairy"], seen(state)["beside"]) == ([0, 0], None)


@rule("CAR-PD-5.2", "CAR-T-21")
def test_small_and_big_knights_can_be_chosen_the_builder_goes_with_the_last_of_them() -> None:
    standing = ["1 small 0,-1 c0", "0 big 0,0 c0", "1 builder 0,0 c0"]
    state = dragons(
        "FCFC 0,-1 90", figures=standing, drawn="dragon/CFFC-princess", inns_cathedrals=True, traders_builders=True
    )  # fmt: skip
    play(state, "place 0,-2 180")
    assert legal(state, "princess") == ["princess 0,-1", "princess 0,0"]
    big = play(state.copy(), "princess 0,0")
    assert supply(big, 0)["big"] == 1
    play(state, "princess 0,-1")
    assert figures(state) == ["0 big 0,0 c0"]
    assert supply(state, 1)["builder"] == 1


@rule("CAR-PD-5.2")
def test_of_several_knights_on_a_tile_one_is_chosen() -> None:
    state = dragons(figures=["0 small 0,0 c0", "1 small 0,0 c0"], drawn="dragon/CFFC-princess")
    play(state, "place 0,-1 180", "princess 0,0")
    assert legal(state) == ["choose 0 small c0", "choose 1 small c0"]
    assert refused(state, "pass") == ("CAR-T-5",)
    assert figures(play(state, "choose 1 small c0")) == ["0 small 0,0 c0"]


@rule("CAR-PD-5.4", "CAR-X-9")
def test_a_knight_sent_home_takes_no_part_in_the_scoring() -> None:
    state = dragons(figures=["1 small 0,0 c0"], drawn="dragon/CRRR-princess")
    play(state, "place 0,-1 180", "princess 0,0")
    assert state.scores == [0, 0]
    assert supply(state, 1) == {"small": 7}


@rule("CAR-PD-6.1", "CAR-PD-6.2", "CAR-PD-6.3")
def test_through_the_portal_a_follower_goes_to_a_free_unfinished_region_anywhere() -> None:
    land = ["CFFF 0,-1 180", *ROW[:2]]
    state = dragons(
        *land, figures=["1 small 1,0 r0"], drawn="dragon/FRRR-portal", inns_cathedrals=True, traders_builders=True
    )
    play(state, "place 3,0 0")
    assert "deploy small f0" in legal(state)  # the portal tile itself
    play(state, "portal 0,0")
    # The city is complete and the road is taken: only the fields are open, to small and big followers.
    assert legal(state) == ["deploy small f0", "deploy small f1", "deploy big f0", "deploy big f1"]
    assert refused(state, "deploy small c0") == ("CAR-PD-6.2",)
    assert refused(state, "deploy big r0") == ("CAR-PD-6.2",)
    assert refused(state, "deploy small m0") == ("CAR-PD-6.1",)  # the tile has no cloister
    assert refused(state, "deploy pig f0") == ("CAR-PD-6.3",)
    assert refused(state, "deploy wagon r0") == ("CAR-X-30",)
    assert refused(state, "pass") == ("CAR-T-5",)
    play(state, "deploy big f1")
    assert "0 big 0,0 f1" in figures(state)


@rule("CAR-PD-6.2")
def test_the_portal_does_not_open_onto_a_tile_without_a_free_region() -> None:
    land = ["CFFF 0,-1 180", "FRFR 1,0 0"]
    taken = ["1 small 0,0 r0", "1 small 0,0 f0", "1 small 0,0 f1"]
    state = dragons(*land, figures=taken, drawn="dragon/FRRR-portal")
    play(state, "place 2,0 0")
    assert refused(state, "portal 0,0") == ("CAR-PD-6.2",)
    assert refused(state, "portal 9,9") == ("CAR-PD-6.1",)
    plain = dragons(*land, drawn="FRFR")
    assert refused(play(plain, "place 2,0 0"), "portal 0,0") == ("CAR-PD-6.1",)


@rule("CAR-PD-6.3", "CAR-TW-4")
def test_companions_stay_on_the_portal_tile_and_nobody_climbs_a_tower_through_it() -> None:
    land = ["tower/FFFF 0,1 0", *ROW[:1]]
    high = {"tower": {**no_towers(2), "towers": [[0, 1, 1]]}}
    standing = ["0 small 0,0 r0", "0 small 0,0 f0"]
    kept = {"princess_dragon": {"dragon": None, "fairy": None, "beside": None, "trail": []}, **high}
    state = table(
        *land, figures=standing, drawn="dragon/FRRR-portal", princess_dragon=True, tower=True, traders_builders=True,
        kept=kept,
    )  # fmt: skip
    play(state, "place 2,0 90")
    assert legal(state, "deploy builder") == ["deploy builder r1"]
    play(state, "portal 0,1")
    assert legal(state) == ["deploy small f0"]


@rule("CAR-X-10", "CAR-CU-3")
def test_a_follower_through_the_portal_can_begin_a_challenge() -> None:
    land = ["FRFR 1,0 0", "FFFF-monastery 0,1 0", "shrine/FFFF 1,1 0"]
    state = dragons(*land, figures=["1 small 1,1 s0"], drawn="dragon/FRRR-portal", cult=True)
    play(state, "place 2,0 0", "portal 0,1", "deploy small m0")
    assert figures(state) == ["0 small 0,1 m0", "1 small 1,1 s0"]


AROUND_BOTH = [
    "FRFR 1,0 0", "FRFR -1,0 0", "FFFF-monastery 0,1 0", "shrine/FFFF 1,1 0", "CFFF -1,1 270", "CFFF 2,1 90",
    "CFFF 0,2 180", "CFFF 1,2 180", "CFFF 2,2 180",
]  # fmt: skip
"""A cloister at (0, 1) beside a shrine at (1, 1); only (2, 0) and (-1, 2) around them are empty."""


@rule("CAR-X-10", "CAR-CU-3", "CAR-CU-4")
def test_a_challenge_begun_through_the_portal_is_decided_like_any_other() -> None:
    # The portal tile completes the shrine only: the monk, just come, has lost.
    state = dragons(*AROUND_BOTH, figures=["1 small 1,1 s0"], drawn="dragon/FRRR-portal", cult=True)
    play(state, "place 2,0 180", "portal 0,1", "deploy small m0")
    assert state.scores == [0, 9]
    assert figures(state) == []
    # A building that the portal tile itself completes is closed; a later tile that completes both lets each score.
    closed = dragons(*AROUND_BOTH, drawn="dragon/FRRR-portal", cult=True)
    assert legal(play(closed, "place 2,0 180", "portal 1,1")) == ["deploy small f0"]
    both = [row for row in AROUND_BOTH if " 0,2 " not in row] + ["FFRR -1,2 0"]
    state = dragons(*both, figures=["1 small 1,1 s0"], drawn="dragon/FRRR-portal", cult=True)
    play(state, "place 2,0 180", "portal 0,1", "deploy small m0", "draw base/CFFF", "place 0,2 180", "pass")
    assert state.scores == [9, 9]


@rule("CAR-CU-8")
def test_the_loser_of_a_challenge_gets_no_fairy_bonus() -> None:
    land = [
        "FRFR 1,0 0", "FRFR -1,0 0", "FRFR 2,0 0", "FFFF-monastery 0,1 0", "shrine/FFFF 1,1 0", "CFFF -1,1 270",
        "CFFF 2,1 90", "CFFF 0,2 180", "CFFF 1,2 180",
    ]  # fmt: skip
    state = dragons(
        *land, figures=["0 small 0,1 m0", "1 small 1,1 s0"], fairy="1,1", beside="1 small 1,1 s0", drawn="FFRR",
        cult=True,
    )  # fmt: skip
    play(state, "place -1,2 0", "pass")
    assert state.scores == [9, 0]


@rule("CAR-X-18", "CAR-RI-5")
def test_the_lake_of_the_river_calls_the_dragon() -> None:
    river = ["river2/VVFV-fork 1,0 0", "river2/FCFV-lake 2,0 0"]
    state = dragons(*river, drawn="river2/FFFV-volcano", pile=["dragon/CFFF-dragon", "FFRR"], river2=True,
                    river_room="lake")  # fmt: skip
    play(state, "place 1,-1 270")
    assert seen(state)["dragon"] == [1, -1]
    assert state.view(None)["part"] == 1
    play(state, "draw dragon/CFFF-dragon")
    assert state.view(None)["drawn"] == "dragon/CFFF-dragon"  # it is not laid aside
