"""TOR-9: the ten action cards."""

from bastide import State
from bastide.testing import rule
from games.playing import do, legal, play, refused
from games.torres.table import MARKED, TORRES, position, squares, targets


def with_card(card: str, stacks: dict[str, int] | None = None, *knights: str, **fields: object) -> State:
    """Seat 0 holds this card; only these stacks, the king on h1, the other seat on h8."""
    given = {
        "blocks": {**(stacks or {}), "h1": 1},
        "king": "h1",
        "knights": [list(knights or ("a8",)), ["h8"]],
        **fields,
    }
    return position(**{"hands": [[card], []], **given})


@rule("TOR-9.1")
def test_one_card_a_turn_before_or_after_other_actions() -> None:
    state = with_card("six_ap", hands=[["six_ap", "seven_ap"], []])
    play(state, "advance", "play six_ap")
    assert state.view(0)["players"][0]["played"] == ["six_ap"]
    assert state.view(0)["players"][0]["hand"] == ["seven_ap"]
    assert refused(state, "play seven_ap") == ("TOR-9.1",)
    assert refused(with_card("jump"), "play six_ap") == ("TOR-9.1",)  # not held
    inside = play(with_card("six_ap"), "buy", "draw jump", "draw any_door", "draw diagonal")
    assert refused(inside, "play six_ap") == ("TOR-8.5",)  # not inside a purchase
    ended = play(with_card("six_ap", players=3, knights=[["a8"], ["h8"], ["a6"]], hands=[["six_ap"], [], []]), "end")
    assert refused(ended, "play six_ap") == ("TOR-7.2",)  # not after the end was declared


@rule("TOR-9.2")
def test_a_card_is_played_only_if_its_effect_can_be_carried_out() -> None:
    state = with_card("two_up", {"c3": 1, "c4": 1}, "b3")
    assert "play two_up" not in legal(state)
    assert refused(state, "play two_up") == ("TOR-9.2", "TOR-9.9")
    assert "play jump" not in legal(with_card("jump", {}, "b3"))


@rule("TOR-9.3")
def test_every_colour_has_the_same_ten_cards() -> None:
    view = position(3, "master", knights=[["d8"], ["c6"], ["f6"]]).view(None)
    hands = [player["hand"] for player in view["players"]]
    assert hands[0] == hands[1] == hands[2]
    assert len(set(hands[0])) == 10


@rule("TOR-9.4")
def test_six_ap_adds_one_point_even_after_all_were_spent() -> None:
    state = play(with_card("six_ap"), "play six_ap")
    assert state.view(0)["action_points"] == 6
    late = play(with_card("six_ap"), *["advance"] * 5)
    assert play(late, "play six_ap").view(0)["action_points"] == 1


@rule("TOR-9.5")
def test_seven_ap_adds_two_points() -> None:
    assert play(with_card("seven_ap"), "play seven_ap").view(0)["action_points"] == 7
    late = play(with_card("seven_ap"), *["advance"] * 5)
    assert play(late, "play seven_ap").view(0)["action_points"] == 2


@rule("TOR-9.6")
def test_extra_block_comes_from_the_supply_under_the_placing_rules() -> None:
    state = with_card("extra_block", {"c3": 1, "e3": 1})
    supply = state.view(0)["supply"]
    play(state, "play extra_block")
    assert refused(state, "block a1") == ("TOR-7.5",)
    assert refused(state, "block d3") == ("TOR-7.4",)
    assert refused(state, "block c3") == ("TOR-7.3",)
    play(state, "block c4")
    view = state.view(0)
    assert (view["supply"], view["action_points"], view["tower_of_turn"]) == (supply - 1, 5, None)
    play(state, "block c3", "block c5", "block c6")  # three more from the tower of the turn
    assert state.view(0)["tower_of_turn"] == 0


@rule("TOR-9.6")
def test_extra_block_needs_a_block_in_the_supply() -> None:
    heap = {f"{column}{row}": 5 for column in "abcd" for row in (5, 6, 7)} | {
        "a4": 2,
        "b4": 1,
        "c4": 1,
        "d4": 1,
        "h1": 1,
    }
    state = with_card("extra_block", heap, blocks=heap, knights=[["a5"], ["h8"]],
                      towers=[[3, 3, 3, 3], [3, 3, 3, 2]])  # fmt: skip
    blocks = state.view(0)
    assert blocks["supply"] == 92 - sum(heap.values()) - 12 - 11
    drained = {**heap, "b4": 1 + blocks["supply"] // 2, "c4": 1 + blocks["supply"] - blocks["supply"] // 2}
    empty = with_card(
        "extra_block", drained, blocks=drained, knights=[["a5"], ["h8"]], towers=[[3, 3, 3, 3], [3, 3, 3, 2]]
    )
    assert empty.view(0)["supply"] == 0
    assert refused(empty, "play extra_block") == ("TOR-9.6",)


@rule("TOR-9.7")
def test_free_move_is_one_step_or_one_door_move() -> None:
    stacks = {"b3": 1, "c3": 1}
    state = play(with_card("free_move", stacks, "a3"), "play free_move")
    assert targets(state, "move a3") == squares("a2 a4 b3 b2 b4 c2 c4 d3")
    assert refused(state, "move a3 g7") == ("TOR-9.7",)
    play(state, "move a3 d3")
    assert state.view(0)["action_points"] == 5
    assert state.view(0)["decision"] == "turn"


@rule("TOR-9.8")
def test_diagonal_goes_to_a_corner_neighbour_one_level_up_at_most() -> None:
    stacks = {"b3": 1, "c4": 2, "d4": 1, "c5": 1, "d2": 1}
    state = play(with_card("diagonal", stacks, "b3"), "play diagonal")
    assert targets(state, "move b3") == squares("a2 a4 c2 c4")  # c4: another castle, one level up
    assert refused(state, "move b3 c3") == ("TOR-9.8",)
    low = play(with_card("diagonal", stacks, "b3", knights=[["b5", "c3"], ["h8"]]), "play diagonal")
    assert "c4" not in targets(low, "move b5")  # two levels up
    assert "d2" in targets(low, "move c3")
    assert refused(low, "move b5 c4") == ("TOR-9.8",)


@rule("TOR-9.9", "TOR-EX8")
def test_two_up_climbs_exactly_two_levels() -> None:
    stacks = {"b3": 1, "b4": 3, "c3": 2, "a3": 1}
    state = play(with_card("two_up", stacks, "b3"), "play two_up")
    assert legal(state) == ["move b3 b4"]
    assert refused(state, "move b3 c3") == ("TOR-9.9",)
    assert play(state, "move b3 b4").view(0)["action_points"] == 5
    assert state.view(0)["figures"]["b4"] == 0


@rule("TOR-9.10")
def test_jump_goes_straight_over_one_figure() -> None:
    stacks = {"b3": 1, "b5": 2, "c5": 1}
    state = with_card("jump", stacks, knights=[["b3", "c3"], ["b4", "d3", "e3", "a3"]])
    play(state, "play jump")
    # over b4 (seat 1) to b5, one level up; c3 has two figures in a row before it, a3 only the edge behind it
    assert legal(state) == ["move b3 b5"]
    assert refused(state, "move b3 d3") == ("TOR-9.10",)
    high = with_card("jump", {"b5": 2, "c5": 1}, knights=[["b3"], ["b4"]])
    assert "play jump" not in legal(high)  # two levels up
    king = play(with_card("jump", {}, knights=[["c3"], ["h8"]], king="c2", blocks={"c2": 1}), "play jump")
    assert legal(king) == ["move c3 c1"]


EX15 = {"c5": 2, "d5": 1, "e5": 2}


@rule("TOR-9.11", "TOR-EX15")
def test_any_door_leaves_by_any_door_of_the_castle() -> None:
    doors = squares("c6 d6 e6 f5 c4 d4 e4")
    state = with_card("any_door", EX15, "b5")
    steps = squares("a5 b4 b6")
    assert targets(state, "move b5") - steps == doors
    play(state, "play any_door")
    # b4, b6 and a5 have no door of the castle beside them
    assert targets(state, "move b5") == doors | {"d5"}
    assert refused(state, "move b5 c5") == ("TOR-9.11",)
    assert refused(state, "move b5 e5") == ("TOR-9.11",)
    assert play(state, "move b5 d5").view(0)["figures"]["d5"] == 0


@rule("TOR-9.12")
def test_raise_knight_puts_a_block_under_an_own_knight() -> None:
    stacks = {"c3": 2, "c4": 1, "e6": 1, "g6": 1}
    state = with_card("raise_knight", stacks, "c4", "c3", "f6", "a8", "g7")
    play(state, "play raise_knight")
    # c3 would be higher than the base; f6 would join two castles
    assert targets(state, "raise") == squares("c4 a8 g7")
    assert refused(state, "raise c3") == ("TOR-9.12",)
    assert refused(state, "raise f6") == ("TOR-9.12",)
    assert refused(state, "raise h8") == ("TOR-9.12",)
    castles = len(state.view(0)["castles"])
    new = play(state.copy(), "raise a8").view(0)  # next to no castle: a new one begins
    assert (new["heights"][0][0], len(new["castles"]), new["figures"]["a8"]) == (1, castles + 1, 0)
    grown = play(state.copy(), "raise g7").view(0)  # next to one: its base grows
    assert max(castle["base"] for castle in grown["castles"] if "g7" in castle["squares"]) == 2
    assert play(state, "raise c4").view(0)["heights"][4][2] == 2


@rule("TOR-9.13")
def test_the_block_for_raise_knight_comes_from_any_own_tower() -> None:
    state = with_card("raise_knight", {"c3": 1}, "a8", towers=[[3, 3, 2, 1], [3, 3, 3, 3]])
    play(state, "play raise_knight", "raise a8")
    assert legal(state) == ["tower 3", "tower 2", "tower 1"]
    assert refused(state, "tower turn") == ("TOR-9.13",)
    play(state, "tower 1")
    assert state.view(0)["players"][0]["towers"] == [3, 3, 2, 0]  # emptied, but still a tower
    play(state, "end")
    assert legal(state) == ["tower 3", "tower 2", "tower 0"]
    play(state, "tower 0")
    assert state.view(0)["players"][0]["towers"] == [3, 3, 2]


@rule("TOR-9.13")
def test_raise_knight_can_take_a_block_of_the_tower_of_the_turn() -> None:
    state = with_card("raise_knight", {"c3": 1}, "a8")
    play(state, "block c4", "play raise_knight", "raise a8")
    assert legal(state) == ["tower 3", "tower turn"]
    assert play(state, "tower turn").view(0)["tower_of_turn"] == 1
    last = with_card("raise_knight", {"c3": 1}, "a8", round=4)
    play(last, "block c4", "block c5", "block c6")
    assert "play raise_knight" not in legal(last)
    assert refused(last, "play raise_knight") == ("TOR-9.13",)


@rule("TOR-9.14")
def test_shift_block_moves_the_top_block_of_a_free_stack() -> None:
    blocks = {**dict.fromkeys(MARKED, 1), "d7": 1, "d8": 2}
    state = position(blocks=blocks, hands=[["shift_block"], []], knights=[["c6"], ["f6"]])
    play(state, "play shift_block")
    assert "c6" not in targets(state, "lift")  # occupied
    assert refused(state, "lift c6") == ("TOR-9.14",)
    assert refused(state, "lift a1") == ("TOR-9.14",)
    events = do(state, "lift d8")
    assert events[0].kind == "block_lifted"
    assert refused(state, "end") == ("TOR-9.14",)
    new = play(state.copy(), "put h8").view(0)
    assert (new["heights"][0][7], len(new["castles"])) == (1, 9)
    assert new["action_points"] == 5
    beside = play(state.copy(), "put e8").view(0)
    assert max(castle["base"] for castle in beside["castles"]) == 3
    assert state.inventory()["blocks"] == 92


@rule("TOR-9.15")
def test_shift_block_never_splits_joins_topples_or_leaves_too_few_castles() -> None:
    row = {"b2": 1, "c2": 1, "d2": 1, "f2": 1}
    six = dict.fromkeys(["a8", "c8", "e8"], 1)
    fields = {"king": "h1", "knights": [["a4"], ["h8"]], "hands": [["shift_block"], []]}
    state = position(blocks={**row, **six, "h1": 1}, **fields)
    assert len(state.view(0)["castles"]) == 6
    play(state, "play shift_block")
    assert refused(state, "lift c2") == ("TOR-9.15",)  # (a) it would fall into two
    play(state, "lift b2")
    assert refused(state, "put e2") == ("TOR-9.15",)  # (c) it would join two castles
    assert refused(state, "put b2") == ("TOR-9.15",)  # (e) back again
    assert refused(state, "put a8") == ("TOR-9.15",)  # (b) higher than the base
    single = play(position(blocks={**row, **six, "h1": 1}, **fields), "play shift_block", "lift a8")
    assert refused(single, "put c7") == ("TOR-9.15",)  # (d) five castles would be left
    assert "put a6" in legal(single)  # a new castle makes six again
    play(single, "put a6")
    assert len(single.view(0)["castles"]) == 6


@rule("TOR-9.15")
def test_shift_block_leaves_no_castle_higher_than_its_base() -> None:
    tall = {"b2": 2, "c2": 1, **dict.fromkeys(["a8", "c8", "e8", "g8", "a6"], 1), "h1": 1}
    state = position(blocks=tall, king="h1", knights=[["a4"], ["h6"]], hands=[["shift_block"], []])
    play(state, "play shift_block", "lift c2")
    # b2 is 2 high: its castle must get its second square back, elsewhere.
    assert targets(state, "put") == squares("a2 b1 b3")
    assert TORRES.restore(state.snapshot()) == state  # too high for a moment, and still a position
    assert refused(state, "put h5") == ("TOR-9.15",)


@rule("TOR-9.8", "TOR-1.5")
def test_diagonal_needs_a_free_square_and_minds_nothing_beside_the_diagonal() -> None:
    # b3 and c2 beside the diagonal are occupied and high; the corner neighbour d4 carries a knight.
    state = with_card("diagonal", {"c4": 3, "b4": 1, "b5": 1}, "c3", knights=[["c3"], ["d4", "d3"]])
    play(state, "play diagonal")
    assert targets(state, "move c3") == squares("b2 d2 b4")
    assert refused(state, "move c3 d4") == ("TOR-9.8",)
    down = play(with_card("diagonal", {"c4": 3, "b4": 1, "b5": 1}, "c4"), "play diagonal")
    assert targets(down, "move c4") == squares("b3 d3 b5 d5")  # three levels down


@rule("TOR-9.9")
def test_two_up_needs_a_free_square_next_to_the_knight_neither_lower_nor_higher() -> None:
    stacks = {"b3": 1, "b4": 4, "c3": 3, "a3": 3, "b2": 3, "c4": 3}
    state = play(with_card("two_up", stacks, knights=[["b3"], ["a3"]]), "play two_up")
    assert targets(state, "move b3") == squares("b2 c3")
    assert refused(state, "move b3 b4") == ("TOR-9.9",)  # three levels up
    assert refused(state, "move b3 a3") == ("TOR-9.9",)  # occupied
    assert refused(state, "move b3 c4") == ("TOR-9.9",)  # a corner away


@rule("TOR-9.11")
def test_any_door_is_entered_on_the_own_level_and_leads_up_too() -> None:
    # From the roof b5 (level 1) there is no door: c5 is no higher, b4 is lower.
    flat = with_card("any_door", {"b5": 1, "c5": 1, "d5": 2}, "b5")
    assert "play any_door" not in legal(flat)
    assert refused(flat, "play any_door") == ("TOR-9.2", "TOR-9.11")
    # From the board one enters c5 and may climb inside to the roof d6 (level 2) beside e6 (level 3).
    stacks = {"c5": 1, "d5": 1, "d6": 2, "e6": 3}
    state = play(with_card("any_door", stacks, "b5", knights=[["b5"], ["e5"]]), "play any_door")
    outside = squares("b5 c6 c4 d4 e5 d7 e7 f6 e5")
    assert targets(state, "move b5") == (outside | {"d5", "d6"}) - {"b5", "e5"}


@rule("TOR-9.12", "TOR-9.13")
def test_raise_knight_takes_the_last_block_of_the_tower_of_the_turn() -> None:
    last = with_card("raise_knight", {"c3": 1}, "a8", round=4)
    play(last, "block c4", "block c5")
    assert (last.view(0)["tower_of_turn"], last.view(0)["players"][0]["towers"]) == (1, [])
    play(last, "play raise_knight", "raise a8")  # one tower only: nothing to ask
    assert (last.view(0)["tower_of_turn"], last.view(0)["decision"]) == (0, "turn")
    assert last.view(0)["heights"][0][0] == 1


def six_castles(**stacks: int) -> State:
    """These stacks and five castles elsewhere, seat 0 with `shift_block`, a knight on a4 and one on g8."""
    blocks = {**stacks, **dict.fromkeys(["a8", "c8", "e8", "g8"], 1), "h1": 1}
    return position(blocks=blocks, king="h1", knights=[["a4"], ["g8"]], hands=[["shift_block"], []])


@rule("TOR-9.15")
def test_shift_block_may_lower_a_stack_that_holds_its_castle_together() -> None:
    state = play(six_castles(b2=1, c2=2, d2=1), "play shift_block")
    assert "lift c2" in legal(state)
    play(state, "lift c2")
    assert "put a5" in legal(state)  # a new castle
    assert "put a4" not in legal(state)  # where a knight stands
    play(state, "put b2")
    assert state.view(0)["heights"][6][1:4] == [2, 1, 1]


@rule("TOR-9.14", "TOR-9.15")
def test_the_shifted_block_goes_on_no_figure_and_a_higher_stack_is_no_wider_base() -> None:
    state = play(six_castles(b2=3, c2=1, d2=1), "play shift_block", "lift d2")
    assert refused(state, "put g8") == ("TOR-9.14",)  # a knight stands there
    assert refused(state, "put a4") == ("TOR-9.14",)  # and there, on bare board
    assert refused(state, "put h1") == ("TOR-9.14",)  # the king
    # b2 is 3 high: without its third square the castle needs one elsewhere; a block on c2 is none.
    assert refused(state, "put c2") == ("TOR-9.15",)
    assert targets(state, "put") == squares("a2 b1 b3 c1 c3")


@rule("TOR-9.2", "TOR-9.15")
def test_shift_block_is_not_played_where_no_block_can_be_moved() -> None:
    state = with_card("shift_block", {"c3": 2, "c4": 1}, "a8")  # two castles: there can never be six after it
    assert "play shift_block" not in legal(state)
    assert refused(state, "play shift_block") == ("TOR-9.2", "TOR-9.14")
    stuck = with_card("raise_knight", {"c3": 2, "c4": 1}, "c3")
    assert refused(stuck, "play raise_knight") == ("TOR-9.2", "TOR-9.12")  # as high as the base


@rule("TOR-9.1", "TOR-17.3")
def test_playing_a_card_shows_it_unless_hands_are_open() -> None:
    hidden = do(with_card("six_ap"), "play six_ap")
    assert [(event.kind, event.reveals) for event in hidden] == [("card_played", True)]
    shown = do(position(2, "master"), "play six_ap")
    assert [(event.kind, event.reveals) for event in shown] == [("card_played", False)]
