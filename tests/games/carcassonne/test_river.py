"""CAR-RI: River II."""

import pytest

from bastide import CHANCE, BadSnapshot, Dealer, State
from bastide.testing import rule
from games.carcassonne.table import CARCASSONNE, EVERYTHING, figures, new_game, points, table
from games.playing import do, legal, play, refused

NINE = [
    "river2/CVRV", "river2/CVVC-shield", "river2/FCFV-lake", "river2/FFVV", "river2/FVFV-monastery", "river2/RRVV",
    "river2/VCVC-bridge", "river2/VFFV-pigs", "river2/VRVR-inn",
]  # fmt: skip
LAKE = "river2/FFFV-volcano"


def river(*land: str, drawn: str | None = None, left: list[str] | None = None, **position: object) -> State:
    """A river in progress: the fork at (1, 0), then these tiles; `left` are the tiles to come.

    Room is kept for the lake alone and the river goes on north and east, unless a test says otherwise: where room is
    kept beyond the ends, it goes on north and south.
    """
    kept = position.get("river_room") == "reserve"
    laid = (f"river2/VVFV-fork 1,0 {270 if kept else 0}", *land)
    used = {row.split()[0] for row in laid} | {drawn}
    rest = [id for id in NINE if id not in used] if left is None else left
    base = ["FFRR"] * 6
    return table(
        *laid,
        drawn=drawn,
        pile=[*rest, *([LAKE] if drawn != LAKE else []), *base],
        river2=True,
        **{"river_room": "lake", **position},
    )


@rule("CAR-RI-1", "CAR-RI-2")
def test_the_river_begins_with_the_spring_and_the_fork_which_the_starting_player_places() -> None:
    state = new_game(3, river2=True, start_player=2, river_room="lake")
    assert state.to_move == 2
    assert state.view(None)["drawn"] == "river2/VVFV-fork"
    assert legal(state) == ["place 1,0 0", "place 1,0 180", "place 1,0 270"]  # any of its three river sides
    play(state, legal(state)[0], "pass")
    assert state.to_move == CHANCE
    assert state.view(None)["active"] == 0


@rule("CAR-X-32", "CAR-RI-2")
def test_beside_carcassonne_the_starting_player_takes_up_the_spring_and_the_next_one_the_fork() -> None:
    state = new_game(3, river2=True, count=True, allow_discouraged=True, start_player="random")
    begun = [(e.kind, e.clause, e.data) for e in do(state, "begin 1") if e.kind == "took_up"]
    assert begun == [("took_up", "CAR-X-32", {"tile": "river2/FVFF-spring"})]
    assert state.to_move == 1
    taken = [(e.clause, e.seat, e.data) for e in do(state, legal(state)[0], "pass") if e.kind == "took_up"]
    assert taken == [("CAR-RI-2", 2, {"tile": "river2/VVFV-fork"})]


@rule("CAR-RI-2", "CAR-T-3", "CAR-T-23")
def test_then_the_nine_are_drawn_at_random_and_the_lake_comes_last() -> None:
    state = play(new_game(river2=True), "place 1,0 270", "pass")
    assert sorted(str(action).split()[1] for action in state.legal_actions()) == NINE
    assert list(state.chance_weights()) == [1] * 9
    dealer = Dealer(5)
    seats = []
    while state.view(None)["river"]["lake"]:
        if state.to_move == CHANCE:
            state.apply(dealer.draw(state))
        elif state.view(None)["phase"] == "CAR-T-4":
            seats.append(state.view(None)["active"])
            play(state, legal(state)[0])
        else:
            play(state, "pass")
    assert state.view(None)["drawn"] == LAKE
    assert len(state.view(None)["land"]) + len(state.view(None)["removed"]) == 11
    assert seats == [(1 + turn) % 2 for turn in range(len(seats))]


@rule("CAR-RI-3")
def test_a_river_tile_continues_either_branch_at_the_players_choice() -> None:
    state = river(drawn="river2/FVFV-monastery")
    assert set(legal(state)) == {"place 1,-1 90", "place 1,-1 270", "place 2,0 0", "place 2,0 180"}
    assert refused(state, "place 1,1 0") == ("CAR-RI-3",)  # fits the field south of the fork, but no river


@rule("CAR-RI-3")
def test_a_branch_may_not_bend_twice_to_the_same_hand() -> None:
    # The fork was entered from the west: its northern branch has bent to the left.
    state = river(drawn="river2/FFVV")
    assert refused(state, "place 1,-1 0") == ("CAR-RI-3",)  # from the south to the west: left again
    assert refused(state, "place 1,-1 270") == ()  # from the south to the east: right
    straight = river("river2/FVFV-monastery 1,-1 90", drawn="river2/FFVV")
    assert refused(straight, "place 1,-2 0") == ("CAR-RI-3",)  # straight tiles between do not count
    assert refused(straight, "place 1,-2 270") == ()
    eastern = river(drawn="river2/FFVV")  # leaves the fork straight on: both hands are open
    assert refused(eastern, "place 2,0 0") == ()
    assert refused(eastern, "place 2,0 90") == ()


@rule("CAR-RI-3", "CAR-RI-3.1")
def test_the_branches_may_not_be_joined() -> None:
    # The northern branch has turned east to (2, -1). A bend there to the south would flow into the eastern branch.
    state = river("river2/FFVV 1,-1 270", drawn="river2/VFFV-pigs")
    assert refused(state, "place 2,-1 270") == ("CAR-RI-3",)
    assert refused(state, "place 2,-1 0") == ()


@rule("CAR-RI-3.1")
def test_a_placement_must_leave_room_for_the_lake_at_every_open_end() -> None:
    # The northern branch has turned east: its front is (2, -1). The eastern branch may not turn there too.
    state = river("river2/FFVV 1,-1 270", drawn="river2/VFFV-pigs")
    assert refused(state, "place 2,0 0") == ("CAR-RI-3.1",)  # west to north: the same front
    assert refused(state, "place 2,0 270") == ()  # west to south
    # A road or city beside the front of an end would keep the lake out.
    with pytest.raises(BadSnapshot, match="there is nothing to choose from"):
        river("river2/FFVV 1,-1 270", drawn="river2/CVRV")  # its city or its road would look at (2, -1)
    assert refused(river("river2/FFVV 1,-1 270", drawn="river2/FVFV-monastery"), "place 2,0 0") == ()


@rule("CAR-RI-3.2")
def test_the_end_with_the_city_finishes_its_branch_and_the_lake_closes_the_other() -> None:
    state = river("river2/FCFV-lake 2,0 0", drawn="river2/FVFV-monastery")
    assert set(legal(state)) == {"place 1,-1 90", "place 1,-1 270"}
    lake = river("river2/FCFV-lake 2,0 0", drawn=LAKE, left=[])
    assert legal(lake) == ["place 1,-1 270"]


@rule("CAR-RI-3.2", "CAR-B-2.4")
def test_a_river_tile_without_a_place_is_removed_and_at_last_the_lake_is_placed() -> None:
    # Only the northern end is open: a bend to the left is forbidden, one to the right would leave the lake the place
    # north of (2, 0), which shows it a city.
    land = ["river2/CVRV 2,0 0", "river2/FCFV-lake 3,0 0"]
    state = river(*land, left=["river2/VFFV-pigs"])
    events = do(state, "draw river2/VFFV-pigs")
    assert [event.clause for event in events] == ["CAR-RI-2", "CAR-RI-3.2", "CAR-RI-2"]
    assert state.view(None)["removed"].count("river2/VFFV-pigs") == 1
    assert (state.to_move, state.view(None)["drawn"]) == (0, LAKE)


@rule("CAR-RI-4", "CAR-B-0.5")
def test_followers_stand_beside_the_river_which_separates_fields() -> None:
    state = river("river2/FVFV-monastery 2,0 0", figures=["0 small 2,0 f0"], drawn="river2/FFVV", active=1)
    play(state, "place 3,0 0")
    # The river comes from the west and leaves to the south: north and east of it lies seat 0's field.
    assert legal(state, "deploy") == ["deploy small f1"]
    play(state, "deploy small f1")
    assert figures(state) == ["0 small 2,0 f0", "1 small 3,0 f1"]


@rule("CAR-RI-5", "CAR-T-10")
def test_the_lake_takes_no_follower_and_gives_another_part() -> None:
    state = river("river2/FCFV-lake 2,0 0", drawn=LAKE, left=[])
    play(state, "place 1,-1 270")
    assert state.to_move == CHANCE  # no follower on the lake, and nothing else to do
    view = state.view(None)
    assert (view["active"], view["part"]) == (0, 1)
    play(state, "draw base/FFRR", "place 1,1 0", "pass")
    assert state.view(None)["active"] == 1


@rule("CAR-RI-5")
def test_a_pig_may_join_its_farmer_on_the_lakes_field() -> None:
    state = river(
        "river2/FCFV-lake 2,0 0", "FFFF-monastery 0,-1 0", figures=["0 small 0,-1 f0"], drawn=LAKE, left=[],
        traders_builders=True,
    )  # fmt: skip
    play(state, "place 1,-1 270")
    assert legal(state) == ["deploy pig f0", "pass"]
    assert refused(state, "deploy small f0") == ("CAR-RI-5",)


@rule("CAR-RI-5", "CAR-PD-3.2")
def test_as_a_volcano_the_lake_is_closed_to_companions_by_the_option_of_volcanoes() -> None:
    state = river(
        "river2/FCFV-lake 2,0 0", "FFFF-monastery 0,-1 0", figures=["0 small 0,-1 f0"], drawn=LAKE, left=[],
        traders_builders=True, princess_dragon=True, volcano_companions=False,
    )  # fmt: skip
    play(state, "place 1,-1 270")
    assert legal(state) == ["fairy 0,-1", "pass"]
    assert refused(state, "deploy pig f0") == ("CAR-PD-3.2",)  # CAR-RI-5 speaks of followers only


@rule("CAR-RI-5", "CAR-T-22")
def test_the_extra_part_of_the_lake_may_be_doubled_by_a_builder() -> None:
    state = river(
        "river2/FCFV-lake 2,0 0",
        "FFRR 1,1 0",
        figures=["0 small 1,1 r0", "0 builder 1,1 r0"],
        drawn=LAKE,
        left=[],
        traders_builders=True,
    )
    play(state, "place 1,-1 270")
    assert state.view(None)["part"] == 1
    play(state, "draw base/FFRR", "place 0,1 270", "pass")  # extends the builder's road in the extra part
    view = state.view(None)
    assert (view["active"], view["part"]) == (0, 2)
    play(state, "draw base/FFRR", "place 0,2 90", "pass")
    assert state.view(None)["active"] == 1


@rule("CAR-T-22", "CAR-RI-5")
def test_a_lake_in_the_second_part_of_a_double_turn_still_gives_its_extra_part() -> None:
    state = river(
        "river2/FCFV-lake 2,0 0", "FRFR 0,-1 0", figures=["0 small 0,-1 r0", "0 builder 0,-1 r0"],
        drawn="river2/VRVR-inn", left=[], traders_builders=True,
    )  # fmt: skip
    play(state, "place 1,-1 0", "pass")  # the river tile extends the builder's road
    assert (state.view(None)["part"], state.view(None)["drawn"]) == (1, LAKE)
    play(state, "place 1,-2 270")
    assert (state.view(None)["active"], state.view(None)["part"]) == (0, 2)
    play(state, "draw base/FFRR", "place 1,1 0", "pass")
    assert state.view(None)["active"] == 1


@rule("CAR-RI-6", "CAR-X-33", "CAR-EX10")
def test_the_pig_herd_adds_a_point_per_city_if_pigs_are_in_play() -> None:
    land = [
        "river2/VVFV-fork 1,0 0", "river2/VFFV-pigs 1,-1 180", "CFCF-split 1,-2 90", "CFFF 2,-2 270", "CFFF 0,-2 90",
        "CFCF-split 1,-3 90", "CFFF 2,-3 270",
    ]  # fmt: skip
    farmer = ["0 small 1,-2 f0"]
    last = {"drawn": "FFFF-monastery", "pile": [], "river2": True, "river_room": "lake"}

    def end(figures: list[str], **options: object) -> list[int]:
        return play(table(*land, figures=figures, **last, **options), "place 0,1 0", "pass").scores

    sole = table(*land, figures=[*farmer, "0 pig 1,-3 f0"], **last, traders_builders=True)
    assert points(do(sole, "place 0,1 0", "pass")) == [(0, 15, "CAR-RI-6")]
    assert end(farmer, traders_builders=True) == [12, 0]
    assert end([*farmer, "1 small 1,-1 f0"], traders_builders=True) == [12, 12]
    assert end(farmer) == [9, 0]


@rule("CAR-RI-6", "CAR-X-33")
def test_the_inn_on_the_river_counts_only_with_inns_and_cathedrals() -> None:
    land = ["river2/VRVR-inn 1,-1 0", "FRRR 2,-1 0"]  # a crossing to the east; another closes the road to the west
    for option, expected in ((False, 3), (True, 6)):
        state = table(
            "river2/VVFV-fork 1,0 0", *land, figures=["0 small 1,-1 r0"], drawn="FRRR", river2=True,
            river_room="lake", inns_cathedrals=option,
        )  # fmt: skip
        assert play(state, "place 0,-1 180", "pass").scores == [expected, 0]


@rule("CAR-RI-3.1")
def test_room_is_kept_beyond_every_open_end_where_the_tile_can_be_laid_so() -> None:
    fork = new_game(river2=True)
    assert legal(fork) == ["place 1,0 270"]  # north and south: the two others let the branches run side by side
    refusal = fork.why_not(fork.parse("place 1,0 0"))
    assert refusal.clauses == ("CAR-RI-3.1",)
    assert refusal.text() == (
        "CAR-RI-3.1: the river would lose the room beyond an open end, and this tile can be laid so that it is kept."
    )
    # The ends are at (2, -1), flowing east, and (1, 1), flowing south; a bend to the east there would need (2, 0) too.
    state = river("river2/FFVV 1,-1 270", drawn="river2/VFFV-pigs", river_room="reserve")
    assert refused(state, "place 1,1 90") == ("CAR-RI-3.1",)
    assert legal(state) == ["place 2,-1 0"]  # north: away from the other branch
    assert set(legal(river(drawn="river2/FFVV"))) == {"place 1,-1 270", "place 2,0 0", "place 2,0 90"}


@rule("CAR-RI-3.1")
def test_where_no_placement_keeps_room_every_other_one_is_legal() -> None:
    # Beside each end of the fork lies a tile: whichever a straight tile takes further, the other has no room.
    land = ["FFFF-monastery 0,-1 0", "FFFF-monastery 0,1 0"]
    state = river(*land, drawn="river2/FVFV-monastery", river_room="reserve")
    assert set(legal(state)) == {"place 1,-1 90", "place 1,-1 270", "place 1,1 90", "place 1,1 270"}
    one = river(*land[:1], drawn="river2/FVFV-monastery", river_room="reserve")
    assert set(legal(one)) == {"place 1,-1 90", "place 1,-1 270"}


@rule("CAR-RI-3")
def test_by_the_option_a_straight_tile_lets_a_branch_bend_to_the_same_hand_again() -> None:
    land = ["river2/FVFV-monastery 1,-1 90"]
    assert refused(river(*land, drawn="river2/FFVV"), "place 1,-2 0") == ("CAR-RI-3",)
    state = river(*land, drawn="river2/FFVV", river_bends="straight_between")
    assert refused(state, "place 1,-2 0") == ()
    at_once = river(drawn="river2/FFVV", river_bends="straight_between")
    assert refused(at_once, "place 1,-1 0") == ("CAR-RI-3",)


def random_river(seed: int, **options: object) -> State:
    """A river laid at random, up to its lake."""
    dealer = Dealer(seed)
    state = new_game(2, river2=True, **options)
    while state.view(None)["river"]["lake"]:
        codes = list(state.legal_codes())
        assert codes
        state.apply_code(dealer.draw_code(state) if state.to_move == CHANCE else codes[dealer.below(len(codes))])
    assert state.view(None)["drawn"] == LAKE
    assert legal(state)
    return state


@rule("CAR-RI-3.1")
@pytest.mark.parametrize(
    ("options", "removed"),
    [
        ({}, 0),
        ({"river_bends": "straight_between"}, 0),
        ({"river_room": "lake"}, 28),
        ({"river_room": "lake", "river_bends": "straight_between"}, 31),
    ],
    ids=str,
)
def test_the_lake_always_finds_a_place_and_few_tiles_are_removed(options: dict[str, object], removed: int) -> None:
    rivers = [random_river(seed, traders_builders=True, cult=True, **options) for seed in range(40)]
    assert sum(len(state.view(None)["removed"]) for state in rivers) == removed


@rule("CAR-RI-3.1", "CAR-RI-3")
def test_version_1_of_the_rules_keeps_room_for_the_lake_alone() -> None:
    state = CARCASSONNE.new_state(CARCASSONNE.read_settings_of(1, 2, river2=True, start_player=0))
    assert legal(state) == ["place 1,0 0", "place 1,0 180", "place 1,0 270"]
    assert state.snapshot()["rules"] == 1
    assert legal(CARCASSONNE.restore(state.snapshot())) == legal(state)


def test_all_sets_start_together() -> None:
    state = new_game(6, **EVERYTHING)
    assert state.view(None)["pile"] == 71 + 18 + 24 + 5 + 5
