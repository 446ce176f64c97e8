"""TOR-6: moving knights, and the doors."""

from bastide import State
from bastide.testing import rule
from games.playing import legal, play, refused
from games.torres.table import position, squares, targets

KING = {"h1": 1}


def board(stacks: dict[str, int], *knights: str, **fields: object) -> State:
    """Only these stacks, the king far away on h1, the other seat's knight on h8."""
    return position(blocks={**stacks, **KING}, king="h1", **{"knights": [list(knights), ["h8"]], **fields})


@rule("TOR-6.1")
def test_any_own_knights_move_in_any_mixture_but_no_other_figure() -> None:
    state = board({}, "a1", "c1")
    play(state, "move a1 a2", "move c1 c2", "move a2 a3", "move c2 c3", "move a3 a4")
    assert sorted(state.view(None)["players"][0]["knights"]) == ["a4", "c3"]
    assert legal(state) == ["end"]
    fresh = board({}, "a1")
    assert refused(fresh, "move h8 h7") == ("TOR-6.1",)
    assert refused(fresh, "move h1 h2") == ("TOR-6.1",)
    assert refused(fresh, "move b5 b6") == ("TOR-6.1",)


@rule("TOR-6.2", "TOR-EX7")
def test_a_step_climbs_one_level_at_most_and_descends_any_number() -> None:
    state = board({"b2": 2, "b3": 1}, "a2")
    assert "b2" not in targets(state, "move a2")
    assert refused(state, "move a2 b2") == ("TOR-6.2",)
    play(state, "move a2 a3", "move a3 b3")
    assert state.view(None)["action_points"] == 3
    up = board({"b2": 2, "b3": 1}, "a3")
    play(up, "move a3 b3", "move b3 b2")  # over the neighbouring stack: two steps
    assert up.view(None)["action_points"] == 3
    down = board({"b2": 2, "b3": 1}, "b2")
    assert play(down, "move b2 a2").view(None)["action_points"] == 4  # from level 2 to level 0 in one step


@rule("TOR-6.3")
def test_figures_are_obstacles() -> None:
    state = board({}, "a1", "a2", knights=[["a1", "a2"], ["b1"]])
    assert targets(state, "move a1") == set()
    assert refused(state, "move a1 a2") == ("TOR-6.3",)
    assert refused(state, "move a1 b1") == ("TOR-6.3",)
    assert refused(state, "move a1 a3") == ("TOR-6.5",)  # over a figure: no step, and no door
    beside_king = board({}, "g1")
    assert "h1" not in targets(beside_king, "move g1")


@rule("TOR-6.4")
def test_through_a_door_for_one_point_whatever_the_distance() -> None:
    row = {f"{column}4": 1 for column in "bcdef"}
    state = board(row, "a4")
    around = squares("a3 a5 b3 c3 d3 e3 f3 b5 c5 d5 e5 f5 g4 b4")
    assert targets(state, "move a4") == around  # b4 itself is a step up
    assert play(state, "move a4 g4").view(None)["action_points"] == 4
    inside = board({"b4": 2, "c4": 2}, "a4")
    assert targets(inside, "move a4") == squares("a3 a5 b3 c3 b5 c5 d4")
    assert refused(inside, "move a4 c4") == ("TOR-6.4",)  # never up


EX13 = {"c5": 3, "d5": 1, "e5": 1, "f5": 3, "c6": 2, "f6": 2}
EX13_BOARD = squares("c7 b6 d6 e6 f7 g6 b5 g5 c4 d4 e4 f4")


@rule("TOR-6.5", "TOR-EX13")
def test_the_floor_must_be_connected_all_the_way() -> None:
    state = board(EX13, "c6")
    doors = targets(state, "move c6")
    assert doors == EX13_BOARD | {"d5", "c5"}  # c5 is a step up, not a door move
    assert refused(state, "move c6 f6") == ("TOR-6.5",)
    assert refused(state, "move c6 e5") == ("TOR-6.5",)


@rule("TOR-6.5", "TOR-EX14")
def test_a_connected_floor_leads_to_the_far_roof() -> None:
    state = board({**EX13, "d5": 3, "e5": 3}, "c6")
    assert targets(state, "move c6") == EX13_BOARD | {"f6", "c5"}
    assert refused(state, "move c6 d5") == ("TOR-6.4",)


@rule("TOR-6.6")
def test_figures_on_the_roofs_do_not_hinder_the_way_inside() -> None:
    row = {f"{column}4": 1 for column in "bcd"}
    state = board(row, "a4", knights=[["a4"], ["b4", "c4", "d4"]])
    assert "e4" in targets(state, "move a4")
    blocked = board(row, "a4", knights=[["a4"], ["b4", "c4", "e4"]])
    assert "e4" not in targets(blocked, "move a4")  # the target itself must be free
    from_roof = board({"b4": 1, "c4": 2, "d4": 1, "b5": 1}, "b4")
    assert "d4" in targets(from_roof, "move b4")  # from a roof of the same castle


@rule("TOR-6.7")
def test_a_door_leads_to_bare_board_or_to_a_lower_roof_with_a_higher_stack_beside_it() -> None:
    state = board({"b4": 1, "c4": 2, "d4": 1, "e4": 1}, "b4")
    # d4 has the door of c4; the roof e4 has only d4, of its own height, beside it.
    assert "d4" in targets(state, "move b4")
    assert "e4" not in targets(state, "move b4")
    assert refused(state, "move b4 e4") == ("TOR-6.5",)


@rule("TOR-6.8")
def test_a_castle_of_one_block_can_be_walked_through() -> None:
    state = board({"b4": 1}, "a4")
    assert {"c4", "b3", "b5"} <= targets(state, "move a4")


@rule("TOR-6.9")
def test_a_step_and_a_door_move_to_the_same_square_are_one_action() -> None:
    # From the roof b4 the board square b3 is a step down, and a door move through c4 leads there too.
    state = board({"b4": 1, "c4": 2, "b5": 1, "c3": 1}, "b4", hands=[["free_move"], []])
    assert legal(state).count("move b4 b3") == 1
    assert len(legal(state)) == len(set(legal(state)))
    play(state, "play free_move")
    assert legal(state).count("move b4 b3") == 1


@rule("TOR-6.4")
def test_there_is_no_door_in_a_stack_that_is_no_higher_than_the_knight() -> None:
    level = board({"b4": 1, "c4": 1, "d4": 1}, "b4")
    assert targets(level, "move b4") == squares("a4 b3 b5 c4")  # steps, and no way into c4
    lower = board({"b4": 2, "c4": 1, "d4": 1}, "b4")
    assert targets(lower, "move b4") == squares("a4 b3 b5 c4")
