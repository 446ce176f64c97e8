"""TOR-17: the master version."""

import pytest

from bastide import BadSnapshot, State
from bastide.testing import rule
from games.playing import do, legal, play, refused
from games.torres.table import ALL_CARDS, TORRES, end_of_year, new_game, position, squares, targets


@rule("TOR-17.2", "TOR-EX9")
def test_starting_castles_are_placed_in_turn_three_steps_apart() -> None:
    state = new_game(3, variant="master", master_card="board_edge", first_player=1)
    assert (state.to_move, state.view(None)["castles"]) == (1, [])
    assert len(targets(state, "castle")) == 64
    play(state, "castle d5")
    assert state.to_move == 2
    closed = squares("d7 c6 d6 e6 b5 c5 e5 f5 c4 d4 e4 d3")
    assert {f"{c}{r}" for c in "abcdefgh" for r in "12345678"} - targets(state, "castle") == closed | {"d5"}
    assert refused(state, "castle d7") == ("TOR-17.2",)
    while state.view(None)["decision"] == "start_castle":
        play(state, legal(state)[0])
    assert len(state.view(None)["castles"]) == 8
    assert (state.to_move, state.view(None)["decision"]) == (1, "first_knight")
    assert state.view(None)["supply"] == 84


@rule("TOR-17.3")
def test_all_ten_cards_are_in_hand_and_none_is_bought() -> None:
    state = position(2, "master")
    assert [player["hand"] for player in state.view(None)["players"]] == [ALL_CARDS, ALL_CARDS]
    assert state.view(None)["decks"] == []
    assert refused(state, "buy") == ("TOR-17.3",)
    play(state, "play six_ap")
    assert refused(state, "play seven_ap") == ("TOR-9.1",)  # still one a turn


@rule("TOR-17.4")
def test_one_master_card_is_turned_up_for_the_whole_game() -> None:
    drawn = new_game(2, variant="master")
    assert len(legal(drawn)) == 8
    events = do(drawn, "master four_square")
    assert [(event.kind, event.chance) for event in events] == [("master_card", True)]
    assert drawn.view(None)["master_card"] == "four_square"
    fixed = new_game(2, variant="master", master_card="all_in_line")
    assert fixed.view(None)["master_card"] == "all_in_line"


@rule("TOR-17.5")
def test_the_leader_starts_every_round() -> None:
    state = position(3, "master", scores=[0, 0, 0], turns_taken=2, start_player=1, knights=[["a1"], ["a8"], ["h8"]])
    play(state, "advance", "end", "tower 3")  # seat 0, last of the round, is now ahead
    assert (state.view(None)["round"], state.to_move) == (2, 0)
    play(state, "end")
    play(state, "advance", "advance", "end", "tower 3")  # seat 1 takes the lead during the round
    assert state.to_move == 2  # which goes on clockwise from its own start player
    play(state, "end", "tower 3")
    assert (state.view(None)["round"], state.to_move) == (3, 1)


@rule("TOR-17.5")
def test_while_all_stand_at_the_start_the_start_player_is_unchanged() -> None:
    state = position(2, "master", start_player=1, turns_taken=1, knights=[["a1"], ["a8"]])
    assert play(state, "end").to_move == 1
    year = end_of_year(1, 2, "master", scores=[30, 20], knights=[["a2"], ["b7"]])
    play(year, "end", "stay")
    assert (year.view(None)["year"], year.to_move) == (2, 0)  # nobody is asked for the start player


@rule("TOR-17.5")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_nobody_ahead_leaves_the_start_player_as_they_are(starter: int) -> None:
    knights = [["a1"], ["a8"], ["h8"]]
    state = position(3, "master", start_player=starter, turns_taken=2, knights=knights)
    play(state, "end", "tower 3")
    assert (state.view(None)["round"], state.to_move) == (2, starter)


@rule("TOR-17.5")
def test_the_leader_starts_the_first_round_of_a_year_and_laps_count() -> None:
    ahead = end_of_year(1, 2, "master", scores=[20, 30], knights=[["b2"], ["b7"]], start_player=0)
    play(ahead, "end", "stay")
    assert (ahead.view(None)["year"], ahead.view(None)["start_player"], ahead.to_move) == (2, 1, 1)
    lapped = end_of_year(1, 2, "master", scores=[99, 101], knights=[["b2"], ["b7"]], start_player=0)
    assert play(lapped, "end", "stay").to_move == 1  # 101 stands on space 1 and is ahead of 99


@rule("TOR-17.6")
def test_the_last_player_may_still_move_the_king() -> None:
    state = play(end_of_year(1, 2, "master", scores=[30, 20], knights=[["b2"], ["b7"]]), "end")
    assert (state.to_move, state.view(None)["decision"]) == (1, "king_move")
    assert "king d8" in legal(state)


def master(card: str, year: int, own: str, other: str = "b7", blocks: dict[str, int] | None = None) -> State:
    """The last turn of a year; the king stands on g2, seat 0 has 340 points and seat 1 has 200."""
    stacks = {"g2": 1, **(blocks or {})}
    return end_of_year(year, 2, "master", master_card=card, blocks=stacks, king="g2", scores=[340, 200],
                       knights=[own.split(), other.split()])  # fmt: skip


def points(state: State) -> list[int]:
    """What each seat gets for the master card."""
    events = do(state, "end")
    given = {event.seat: event.data["points"] for event in events if event.kind == "master_scored"}
    return [given.get(0, 0), given.get(1, 0)]


@rule("TOR-17.7")
def test_master_points_are_the_third_pass_and_knights_on_bare_board_count() -> None:
    state = master("board_edge", 1, "a2 a5", "b7", {"a2": 1})
    events = do(state, "end")
    kinds = [event.kind for event in events if "scored" in event.kind or event.kind == "king_bonus"]
    assert kinds == ["castles_scored", "master_scored"]
    assert state.scores == [340 + 1 + 6, 200]


@rule("TOR-17.8")
@pytest.mark.parametrize("card", ["all_levels_differ", "all_same_level", "all_connected", "all_in_line"])
def test_all_knights_means_all_six(card: str) -> None:
    assert points(master(card, 3, "c3 c4 c5 c6 c7")) == [0, 0]
    one = points(master(card, 3, "c3"))
    assert one == [0, 0]


@rule("TOR-17.9")
@pytest.mark.parametrize(("year", "castles", "value"), [(1, 4, 5), (2, 5, 15), (3, 6, 30)])
def test_exact_castles(year: int, castles: int, value: int) -> None:
    places = ["a1", "a3", "a5", "a7", "c7", "c5"]
    stacks = dict.fromkeys(places, 1)
    assert points(master("exact_castles", year, " ".join(places[:castles]), "h8", stacks)) == [value, 0]
    assert points(master("exact_castles", year, " ".join(places[: castles - 1]), "h8", stacks)) == [0, 0]
    bare = " ".join([*places[: castles - 1], "h3"])  # as many places as asked, one of them no castle
    assert points(master("exact_castles", year, bare, "h8", stacks)) == [0, 0]
    if castles < 6:
        assert points(master("exact_castles", year, " ".join([*places[:castles], "h3"]), "h8", stacks)) == [0, 0]
        sharing = {**stacks, "a2": 0} | {"b1": 1}
        shared = {square: height for square, height in sharing.items() if height}
        assert points(master("exact_castles", year, " ".join([*places[:castles], "b1"]), "h8", shared)) == [value, 0]


LEVELS = {"a1": 5, "a2": 4, "a3": 3, "a4": 2, "a5": 1}


@rule("TOR-17.10")
def test_all_levels_differ() -> None:
    assert points(master("all_levels_differ", 3, "a1 a2 a3 a4 a5 h8", "h5", LEVELS)) == [40, 0]
    assert points(master("all_levels_differ", 3, "a1 a2 a3 a4 g8 h8", "h5", LEVELS)) == [0, 0]
    assert points(master("all_levels_differ", 2, "a1 a2 a3 a4 a5 h8", "h5", LEVELS)) == [0, 0]


@rule("TOR-17.11")
def test_all_same_level() -> None:
    assert points(master("all_same_level", 3, "a1 b3 c5 d7 e2 f4")) == [50, 0]
    assert points(master("all_same_level", 3, "a5 b3 c5 d7 e2 f4", "h5", LEVELS)) == [0, 0]
    assert points(master("all_same_level", 1, "a1 b3 c5 d7 e2 f4")) == [0, 0]


@rule("TOR-17.12")
def test_all_connected() -> None:
    assert points(master("all_connected", 3, "c3 c4 c5 d5 e5 e6", "h5", {"c3": 1})) == [40, 0]
    assert points(master("all_connected", 3, "c3 c4 c5 d6 e6 e7", "h5")) == [0, 0]  # a corner is not enough
    assert points(master("all_connected", 3, "c3 c4 c5 f5 f6 f7", "h5")) == [0, 0]  # two groups
    assert points(master("all_connected", 2, "c3 c4 c5 d5 e5 e6", "h5")) == [0, 0]


@rule("TOR-17.13")
@pytest.mark.parametrize(
    ("knights", "value"),
    [
        ("a3 b3 d3 e3 g3 h3", 50),
        ("c1 c2 c4 c5 c7 c8", 50),
        ("a1 b2 c3 d4 e5 f6", 50),
        ("b8 c7 d6 e5 f4 g3", 50),
        ("a1 b2 c3 d4 e5 f7", 0),
    ],
)
def test_all_in_line(knights: str, value: int) -> None:
    assert points(master("all_in_line", 3, knights, "f3")) == [value, 0]
    assert points(master("all_in_line", 1, knights, "f3")) == [0, 0]


@rule("TOR-17.14")
@pytest.mark.parametrize(
    ("knights", "value"),
    [
        ("a1 a2 b1 b2", 50),
        ("a1 a8 h1 h8", 50),
        ("c3 c6 f3 f6 a1 b2", 50),
        ("a1 a2 b1 b2 c1 c2", 50),  # two squares: once
        ("c3 c6 f3 f5", 0),
        ("c4 d5 e4 d3", 0),  # tilted
        ("h8 h7 a7 a6", 0),  # the board has edges
        ("c3 c6 f3 f6 c4 c5", 50),  # the other knights do not matter
        ("a1 a4 g1 g4", 0),  # longer than wide
    ],
)
def test_four_square(knights: str, value: int) -> None:
    assert points(master("four_square", 3, knights)) == [value, 0]
    assert points(master("four_square", 2, knights)) == [0, 0]


@rule("TOR-17.15")
@pytest.mark.parametrize(("year", "each"), [(1, 2), (2, 5), (3, 10)])
def test_main_diagonals(year: int, each: int) -> None:
    assert points(master("main_diagonals", year, "a1 d4 h1 c4", "b7")) == [3 * each + each, each]
    assert points(master("main_diagonals", year, "a1 c4", "b7")) == [each, each]  # a tie: nobody gets more


@rule("TOR-17.16")
@pytest.mark.parametrize(("year", "each"), [(1, 2), (2, 5), (3, 10)])
def test_board_edge(year: int, each: int) -> None:
    assert points(master("board_edge", year, "a1 c1 h4 c4", "e8")) == [3 * each + each, each]
    assert points(master("board_edge", year, "a1 c4", "e8")) == [each, each]


@rule("TOR-17.17")
def test_nobody_gets_the_majority_without_a_knight_there() -> None:
    assert points(master("main_diagonals", 3, "a2", "b5")) == [0, 0]
    assert points(master("board_edge", 3, "b3", "c6")) == [0, 0]


@rule("TOR-EX17")
def test_all_92_blocks_can_be_on_the_board() -> None:
    """Four players, four extra blocks, nothing returned: 8 + 80 + 4."""
    built = {f"{column}{row}": 1 for column in "abcdefgh" for row in range(1, 9)}
    for square in list(built)[: 8 + 78 + 3 - 64]:
        built[square] += 1
    knights = [["a8"], ["b8"], ["c8"], ["d8"]]
    state = position(4, year=3, round=3, turns_taken=3, blocks=built, king="h1", knights=knights,
                     played=[["extra_block"]] * 3 + [[]], hands=[[], [], [], ["extra_block"]],
                     towers=[[], [], [], [2]])  # fmt: skip
    assert state.view(None)["supply"] == 1
    play(state, "block e8", "block f8", "play extra_block", "block g8", "end")
    assert state.over
    assert sum(map(sum, state.view(None)["heights"])) == 92
    assert state.view(None)["supply"] == 0


def test_no_start_castle_is_placed_when_all_stand() -> None:
    state = TORRES.start(2, variant="master", first_player=0, master_card="board_edge")
    data = state.snapshot()
    assert data["decision"] == "start_castle"
    with pytest.raises(BadSnapshot, match=r"TOR-17\.2"):
        TORRES.restore({**data, "blocks": dict.fromkeys(["a1", "c1", "e1", "g1", "a4", "c4", "e4", "g4"], 1)})
