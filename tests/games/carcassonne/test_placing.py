"""CAR-B-2: drawing and placing tiles."""

import pytest

from bastide import CHANCE, BadSnapshot, Dealer, IllegalAction
from bastide.testing import rule
from games.carcassonne.slow_land import BY_ID, sides
from games.carcassonne.table import CARCASSONNE, SET_OF_TILES, START, figures, new_game, table
from games.playing import do, legal, play, refused


@rule("CAR-B-2.1", "CAR-T-3", "CAR-T-4")
def test_a_tile_is_drawn_and_must_be_placed_in_any_way_that_fits() -> None:
    state = new_game()
    assert state.to_move == CHANCE
    play(state, "draw base/CCCC-shield")
    assert state.to_move == 0
    assert legal(state) == [f"place 0,-1 {turn}" for turn in (0, 90, 180, 270)]
    assert refused(state, "pass") == ("CAR-B-2.1",)
    with pytest.raises(IllegalAction, match=r"CAR-B-2\.1"):
        state.play(state.parse("pass"))


@rule("CAR-B-2.1")
def test_every_place_and_rotation_that_fits_is_offered() -> None:
    state = play(new_game(), "draw base/FRFR")
    expected = {"place 1,0 0", "place 1,0 180", "place -1,0 0", "place -1,0 180", "place 0,1 0", "place 0,1 180"}
    assert set(legal(state)) == expected


@rule("CAR-B-2.2")
def test_a_place_must_be_empty_beside_a_tile_and_all_sides_must_match() -> None:
    state = table("FRFR 1,0 0", drawn="CFFF")
    assert refused(state, "place 0,0 0") == ("CAR-B-2.2",)  # taken
    assert refused(state, "place 1,-1 0") == ()  # north of (1, 0)
    assert refused(state, "place -1,-1 0") == ("CAR-B-2.2",)  # touches (0, 0) only at a corner
    assert refused(state, "place 9,9 0") == ("CAR-B-2.2",)
    refusal = state.why_not(state.parse("place -1,0 0"))
    assert str(refusal) == "CAR-B-2.2: on the east side the tile shows field, its neighbour a road."
    assert refused(state, "place 0,-1 0") == ("CAR-B-2.2",)  # field against city
    assert refused(state, "place 0,-1 180") == ()


@rule("CAR-B-2.2")
def test_a_place_between_several_tiles_must_match_all_of_them() -> None:
    state = table("FRFR 1,0 0", "CFFF 0,-1 180", drawn="FFRR")
    # (1, -1) has field to the south and to the west.
    assert legal(state, "place 1,-1") == ["place 1,-1 180"]  # the road of FFRR, turned, leaves north and east


@rule("CAR-B-2.3", "CAR-CU-2")
def test_expansions_restrict_places_that_fit() -> None:
    land = ("FRFR 1,0 0", "FFFF-monastery 0,1 0", "FRFR -1,0 0", "FRFR 2,0 0", "FFFF-monastery 2,1 0")
    state = table(*land, drawn="shrine/FFFF", cult=True)
    assert refused(state, "place 1,1 0") == ("CAR-CU-2",)  # two cloisters around it
    assert refused(state, "place -1,1 0") == ()


@rule("CAR-B-2.4", "CAR-T-24")
def test_a_tile_that_fits_nowhere_is_removed_for_all_to_see_and_another_is_drawn() -> None:
    # The only open sides are roads and fields: no place for a tile of city all round.
    state = table("CFFF 0,-1 180", pile=["CCCC-shield", "CFFF"])
    events = do(state, "draw base/CCCC-shield")
    assert [(event.kind, event.clause) for event in events] == [("drew", "CAR-B-2.1"), ("removed", "CAR-B-2.4")]
    assert state.to_move == CHANCE
    assert state.view(None)["active"] == 0
    assert state.view(None)["removed"].count("base/CCCC-shield") == 1
    assert legal(state) == ["draw base/CFFF"]
    play(state, "draw base/CFFF")
    assert state.to_move == 0


@rule("CAR-B-2.4")
def test_tiles_are_removed_as_often_as_needed() -> None:
    state = table("CFFF 0,-1 180", pile=["CCCC-shield", "inns/CCCC-cathedral", "CFFF"], inns_cathedrals=True)
    play(state, "draw base/CCCC-shield", "draw inns/CCCC-cathedral")
    assert (state.to_move, legal(state)) == (CHANCE, ["draw base/CFFF"])
    assert (state.view(None)["active"], state.view(None)["pile"]) == (0, 1)
    play(state, "draw base/CFFF")
    assert state.to_move == 0


@rule("CAR-B-2.5", "CAR-B-6.1")
def test_when_the_pile_runs_out_in_this_way_the_game_ends_without_a_tile() -> None:
    state = table("CFFF 0,-1 180", figures=["1 small 0,0 r0"], pile=["CCCC-shield"])
    play(state, "draw base/CCCC-shield")
    assert state.over
    assert state.scores == [0, 1]
    assert len(state.view(None)["land"]) == 2


@rule("CAR-B-2.6")
def test_a_tile_that_connects_two_roads_merges_them_with_all_figures() -> None:
    state = table(
        "FRFR 1,0 0", "FFRR 2,0 0", "FFRR 2,1 90", "FRRR -1,0 0", "FRFR 1,1 0",
        figures=["0 small 0,0 r0", "1 small 1,1 r0", "1 small 2,1 r0"], drawn="FRRR", active=1,
    )  # fmt: skip
    # One road from the crossing at (-1, 0) over (0, 0), (1, 0), (2, 0), (2, 1), (1, 1) to a crossing at (0, 1).
    events = do(state, "place 0,1 0", "pass")
    assert state.scores == [0, 7]
    assert [event.data["tiles"] for event in events if event.kind == "completed_road"] == [7]
    assert figures(state) == []


@pytest.mark.parametrize("options", [{}, {"princess_dragon": True, "abbey_mayor": True}], ids=str)
def test_every_draw_is_weighed_by_the_tiles_unseen(options: dict[str, object]) -> None:
    """To the last tile, and with dragons that are laid aside and mixed in again."""
    state = new_game(2, **options)
    dealer = Dealer(3)
    drawn = 0
    while not state.over:
        if state.to_move == CHANCE:
            offered = {str(action).split()[1]: weight for action, weight in state.chance_outcomes()}
            assert offered == state.view(None)["unseen"]
            assert sum(offered.values()) == state.view(None)["pile"]
            drawn += 1
            state.apply_code(dealer.draw_code(state))
        else:
            codes = state.legal_codes()
            state.apply_code(codes[dealer.below(len(codes))])
    assert drawn >= 71


def line_to_the_east(sets: dict[str, bool]) -> list[list[object]]:
    """Tiles of these sets, each fitting the one before it, from the start tile to the end of the table."""
    copies = {id: tile["count"] for id, tile in BY_ID.items() if sets.get(SET_OF_TILES.get(tile["expansion"]), False)}
    copies |= {id: tile["count"] - (id == START) for id, tile in BY_ID.items() if tile["expansion"] == "base"}
    line: list[list[object]] = [[START, 0, 0, 0]]
    while len(line) <= 126:
        wanted = sides(str(line[-1][0]), int(line[-1][3]))["E"]
        fitting = [(id, r) for id in copies if copies[id] for r in (0, 90, 180, 270) if sides(id, r)["W"] == wanted]
        rare = min(fitting, key=lambda found: (sides(*found)["E"] == "city", "monastery" in found[0]))
        copies[rare[0]] -= 1
        line.append([rare[0], len(line), 0, rare[1]])
    return line


@rule("CAR-B-0.1")
def test_the_land_ends_with_the_table_and_a_sentence_says_so() -> None:
    sets = dict.fromkeys(["inns_cathedrals", "traders_builders", "tower", "abbey_mayor", "catapult"], True)
    start = new_game(**sets)
    data = {**start.snapshot(), "land": line_to_the_east(sets)}
    state = CARCASSONNE.restore(data)
    while state.to_move == CHANCE:
        state.apply(state.legal_actions()[0])
    assert not legal(state, "place 127,")
    assert legal(state)
    refusal = state.why_not(state.parse("place 127,0 0"))
    assert refusal.clauses == ("CAR-B-0.1",)
    assert refusal.text() == (
        "CAR-B-0.1: the table ends there: tiles lie at most 127 places west or north and 126 places east or south of "
        "the start tile."
    )
    beyond = {**data, "land": [*data["land"], [next(iter(state.view(None)["unseen"])), 127, 0, 0]]}
    with pytest.raises(BadSnapshot, match=r"CAR-B-0\.1: \(127, 0\) is off the table"):
        CARCASSONNE.restore(beyond)
