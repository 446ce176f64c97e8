"""TOR-4 and TOR-5: the turn, adding knights."""

from bastide.testing import rule
from games.playing import do, legal, play, refused
from games.torres.table import position, squares, targets

# A castle of base 4 with a stack of 3, a knight of seat 0 on a stack of 2.
CASTLE = {"c3": 2, "c4": 1, "d3": 3, "d4": 1, "e1": 1}


def mine(**fields: object) -> object:
    return position(**{"blocks": CASTLE, "knights": [["c3"], ["h8"]], **fields})


@rule("TOR-4.1", "TOR-EX10")
def test_five_action_points_and_what_each_action_costs() -> None:
    state = mine(hands=[["six_ap"], []])
    assert state.view(None)["action_points"] == 5

    def left(*texts: str) -> int:
        return play(state.copy(), *texts).view(None)["action_points"]

    assert left("knight b3") == 3
    assert left("move c3 c4") == 4
    assert left("block c4") == 4
    assert left("buy", "draw jump", "draw diagonal", "draw two_up", "keep jump", "return top", "return top") == 4
    assert left("advance") == 4
    assert left("play six_ap") == 6  # costs nothing and adds one


@rule("TOR-4.1")
def test_actions_may_be_mixed_and_repeated_within_their_limits() -> None:
    state = play(mine(), "advance", "block c4", "advance", "block b3", "advance")
    assert legal(state) == ["end"]
    three = play(mine(towers=[[3, 3, 3, 3], [3, 3, 3, 3]]), "block c4", "block b3", "block b4")
    assert refused(three, "block b5") == ("TOR-7.2",)


@rule("TOR-4.2")
def test_the_turn_may_end_at_any_time_and_points_left_are_lost() -> None:
    state = mine()
    assert "end" in legal(state)
    events = do(state, "end")
    assert next(event for event in events if event.kind == "turn_ended").data["points_lost"] == 5
    assert state.scores == [0, 0]
    assert (state.to_move, state.view(None)["action_points"]) == (1, 5)


@rule("TOR-4.3")
def test_an_action_must_be_paid_in_full() -> None:
    state = play(mine(), "advance", "advance", "advance", "advance")
    assert state.view(None)["action_points"] == 1
    assert targets(state, "knight") == set()
    assert refused(state, "knight b3") == ("TOR-4.3",)
    assert "block c4" in legal(state)
    play(state, "advance")
    assert refused(state, "block c4") == ("TOR-4.3",)
    assert refused(state, "move c3 c4") == ("TOR-4.3",)
    assert refused(state, "buy") == ("TOR-4.3",)
    assert refused(state, "advance") == ("TOR-10.6",)


@rule("TOR-4.4")
def test_what_was_placed_or_vacated_in_this_turn_can_be_used_at_once() -> None:
    state = mine()
    assert "knight b2" not in legal(state)
    play(state, "knight b3")
    assert "knight b2" in legal(state)  # beside the knight added just now
    fresh = mine(knights=[["b3"], ["h8"]])
    assert "c3" not in targets(fresh, "move b3")
    play(fresh, "block b4")
    assert "b4" in targets(fresh, "move b3")  # the block placed just now
    play(fresh, "move b3 b4")
    assert "block b3" in legal(fresh)  # the square vacated just now


@rule("TOR-4.5")
def test_after_the_end_of_the_turn_the_tower_is_settled_and_the_next_player_begins() -> None:
    state = mine(players=3, knights=[["c3"], ["h8"], ["a8"]])
    events = do(state, "block c4", "tower 3", "end")
    kinds = [event.kind for event in events]
    assert kinds[-2:] == ["tower_settled", "turn_ended"]
    assert state.to_move == 1
    assert state.view(None)["players"][0]["towers"] == [3, 3, 3]


@rule("TOR-5.1")
def test_a_knight_is_added_on_a_free_square_next_to_an_own_knight() -> None:
    state = mine(knights=[["c3"], ["b3"]])
    assert targets(state, "knight") == squares("c2 c4")
    assert refused(state, "knight b3") == ("TOR-5.1",)  # occupied
    assert refused(state, "knight g7") == ("TOR-5.1",)  # far away
    play(state, "knight c4")
    assert state.view(None)["figures"]["c4"] == 0
    assert state.view(None)["players"][0]["reserve"] == 4


@rule("TOR-5.2")
def test_a_knight_is_added_on_the_level_of_an_own_knight_next_to_it_or_lower() -> None:
    state = mine()
    assert refused(state, "knight d3") == ("TOR-5.2",)  # level 3 next to a knight on level 2
    assert {"b3", "c2", "c4"} == targets(state, "knight")  # levels 0, 0 and 1
    both = mine(knights=[["c4", "d3"], ["h8"]])
    assert "knight c3" in legal(both)  # level 2: c4 is lower, d3 is higher, one is enough


@rule("TOR-5.3")
def test_a_seventh_knight_is_never_added() -> None:
    state = mine(knights=[["c3", "a1", "a2", "a3", "a4", "a5"], ["h8"]])
    assert targets(state, "knight") == set()
    assert refused(state, "knight c2") == ("TOR-5.3",)
