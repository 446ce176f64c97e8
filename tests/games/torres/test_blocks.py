"""TOR-7: placing blocks and settling the tower of the turn."""

import pytest

from bastide import State
from bastide.testing import rule
from games.playing import do, legal, play, refused
from games.torres.table import end_of_year, position, targets

CASTLES = {"c3": 1, "c4": 1, "c5": 1, "f3": 1, "h1": 1}


def site(**fields: object) -> State:
    return position(**{"blocks": CASTLES, "king": "h1", "knights": [["a8"], ["c4"]], **fields})


@rule("TOR-7.1")
def test_a_block_goes_on_a_free_stack_or_on_bare_board_next_to_a_block() -> None:
    state = site()
    assert "block c3" in legal(state)
    assert "block b3" in legal(state)
    assert refused(state, "block c4") == ("TOR-7.1",)
    assert refused(site(knights=[["a8", "b3"], ["c4"]]), "block b3") == ("TOR-7.1",)


@rule("TOR-7.2")
def test_blocks_come_from_one_tower_chosen_with_the_first_block() -> None:
    state = site(players=3, knights=[["a8"], ["c4"], ["a6"]])
    play(state, "block b3")
    assert legal(state) == ["tower 3", "tower 2"]
    assert refused(state, "tower 1") == ("TOR-7.2",)
    assert refused(state, "end") == ("TOR-7.2",)
    play(state, "tower 2", "block b4")
    assert state.view(None)["tower_of_turn"] == 0
    assert refused(state, "block b5") == ("TOR-7.2",)
    assert play(state, "end").view(None)["players"][0]["towers"] == [3, 3, 2]


@rule("TOR-7.2")
def test_a_tower_is_used_up_even_if_no_block_of_it_was_placed() -> None:
    state = play(site(players=3, knights=[["a8"], ["c4"], ["a6"]]), "end")
    assert legal(state) == ["tower 3", "tower 2"]
    play(state, "tower 3")
    assert len(state.view(None)["players"][0]["towers"]) == 3
    assert state.to_move == 1
    equal = play(site(), "end")
    assert equal.to_move == 1  # towers of equal height: nothing to ask
    assert equal.view(None)["players"][0]["towers"] == [3, 3, 3]


@rule("TOR-7.3", "TOR-EX6")
def test_a_stack_never_grows_higher_than_the_base() -> None:
    state = site(blocks={**CASTLES, "c3": 3, "c4": 1, "c5": 1})
    assert refused(state, "block c3") == ("TOR-7.3",)
    play(state, "block c6")  # the base grows to 4
    assert "block c3" in legal(state)
    play(state, "block c3")
    assert state.view(None)["heights"][5][2] == 4


@rule("TOR-7.4")
def test_a_block_that_would_join_two_castles_is_illegal() -> None:
    state = site(blocks={"c3": 1, "e3": 1, "h1": 1}, knights=[["a8"], ["b8"]])
    assert refused(state, "block d3") == ("TOR-7.4",)
    play(state, "block c4")
    castle = next(castle for castle in state.view(None)["castles"] if "c4" in castle["squares"])
    assert castle["base"] == 2
    assert "block d4" in legal(state)  # touches the other castle at a corner only


@rule("TOR-7.5")
def test_a_block_never_starts_a_castle_but_may_go_to_any() -> None:
    state = site()
    assert refused(state, "block a1") == ("TOR-7.5",)
    play(state, "block b3", "block f4", "block g1")  # three castles, none with an own knight
    assert state.view(None)["action_points"] == 2


@rule("TOR-7.6", "TOR-EX16")
def test_left_over_blocks_go_on_the_other_towers() -> None:
    state = site(players=3, knights=[["a8"], ["c4"], ["a6"]], towers=[[3, 3, 2, 2], [3, 3, 2, 2], [3, 3, 2, 2]])
    supply = state.view(None)["supply"]
    play(state, "block b3", "tower 3", "end")
    assert state.view(None)["players"][0]["towers"] == [3, 3, 3]
    assert state.view(None)["supply"] == supply
    assert state.to_move == 1


@rule("TOR-7.6")
def test_the_player_chooses_when_the_heights_can_differ() -> None:
    # raise_knight has brought one tower to 1: two blocks can go 3-3-2 or, both on it, 3-3-... in two ways.
    state = site(towers=[[3, 2, 2, 1], [3, 3, 3, 3]])
    play(state, "block b3", "tower 3", "block b4", "end")
    # One block left for towers 2 2 1: either 3 2 1 or 2 2 2.
    assert legal(state) == ["spread 3-2-1", "spread 2-2-2"]
    assert refused(state, "spread 3-3-3") == ("TOR-7.6",)
    assert refused(state, "end") == ("TOR-7.6",)
    play(state, "spread 2-2-2")
    assert state.view(None)["players"][0]["towers"] == [2, 2, 2]
    assert state.to_move == 1


@rule("TOR-7.7", "TOR-14.1")
def test_only_blocks_that_do_not_fit_go_back_to_the_supply() -> None:
    state = site()  # two players, towers 3 3 3 3: nothing fits
    supply = state.view(None)["supply"]
    events = do(state, "block b3", "end")
    settled = next(event for event in events if event.kind == "tower_settled")
    assert settled.data == {"stacked": 0, "held_over": 0, "returned": 2, "towers": [3, 3, 3]}
    assert state.view(None)["supply"] == supply + 2
    part = site(towers=[[3, 3, 3, 2], [3, 3, 3, 3]])
    play(part, "end", "tower 3")
    assert part.view(None)["players"][0]["towers"] == [3, 3, 3]  # one fits and must go on
    assert part.view(None)["supply"] == supply + 1 + 2  # one tower began a block lower


@rule("TOR-7.8")
def test_left_over_blocks_never_make_a_new_tower() -> None:
    state = play(site(), "end", "end", "end", "end", "end", "end")
    assert [len(player["towers"]) for player in state.view(None)["players"]] == [1, 1]
    play(state, "end")
    player = state.view(None)["players"][0]
    assert (player["towers"], player["held_over"]) == ([], 3)


@rule("TOR-7.9", "TOR-12.4")
@pytest.mark.parametrize(("players", "towers"), [(2, [3, 3, 3, 3]), (3, [3, 3, 3]), (4, [3, 3, 2])])
def test_held_over_blocks_go_on_the_towers_of_the_next_year(players: int, towers: list[int]) -> None:
    seat = players - 1
    state = end_of_year(1, players, blocks=CASTLES, king="h1", knights=[["a8"], ["b8"], ["d8"], ["e8"]][:players])
    before = state.view(None)["players"][seat]["towers"]
    play(state, "end")
    assert state.view(None)["players"][seat]["held_over"] == before[0]
    play(state, "stay", "start 0")
    assert state.view(None)["players"][seat]["towers"] == towers
    assert [player["held_over"] for player in state.view(None)["players"]] == [0] * players
    assert state.inventory()["blocks"] == 92


@rule("TOR-7.9")
def test_after_year_3_left_over_blocks_do_not_matter() -> None:
    state = play(end_of_year(3), "end")
    assert state.over
    assert state.inventory()["blocks"] == 92


def test_targets_of_a_block_are_all_legal_squares() -> None:
    state = site(blocks={"c3": 1, "h1": 1}, knights=[["a8"], ["b8"]])
    assert targets(state, "block") == {"b3", "d3", "c2", "c4", "g1", "h2"}


@rule("TOR-7.6")
def test_two_left_over_blocks_can_go_on_one_tower_or_on_two() -> None:
    state = play(site(towers=[[3, 1, 1, 1], [3, 3, 3, 3]]), "block b3", "tower 3", "end")
    assert legal(state) == ["spread 3-1-1", "spread 2-2-1"]
    assert refused(state, "spread 2-1-1") == ("TOR-7.6",)  # both must go on
    supply = state.view(None)["supply"]
    play(state, "spread 3-1-1")
    assert (state.view(None)["players"][0]["towers"], state.view(None)["supply"]) == ([3, 1, 1], supply)
