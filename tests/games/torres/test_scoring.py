"""TOR-11 to TOR-13: scoring, between the years, the end."""

import pytest

from bastide import State
from bastide.testing import rule
from games.playing import do, legal, play, refused
from games.torres.table import end_of_year, position


def scored(state: State) -> list[tuple[str, int, int]]:
    """What the scoring gives: (kind, seat, points)."""
    events = do(state, "end")
    kinds = ("castles_scored", "king_bonus", "master_scored")
    return [(event.kind, event.seat, event.data["points"]) for event in events if event.kind in kinds]


@rule("TOR-11.1")
def test_castles_for_all_then_the_king_for_all_then_the_master_card() -> None:
    blocks = {"c3": 1, "c4": 1, "h1": 1}
    base = {"blocks": blocks, "king": "c3", "knights": [["c4"], ["h1"]], "scores": [50, 60]}
    assert scored(end_of_year(1, **base)) == [("castles_scored", 0, 2), ("castles_scored", 1, 1), ("king_bonus", 0, 5)]
    master = end_of_year(1, 2, "master", master_card="board_edge", **base)
    assert scored(master)[-1] == ("master_scored", 1, 4)  # one knight on the edge, and strictly most
    early = position(**base)
    assert scored(early) == []  # not before the last turn of the year


@rule("TOR-11.2")
def test_each_pass_goes_clockwise_from_the_first_player_of_the_game() -> None:
    blocks = {"c3": 1, "c4": 1, "h1": 1, "a8": 1}
    state = end_of_year(
        2, 3, blocks=blocks, king="h1", knights=[["c3"], ["c4"], ["a8"]], first_player=1, start_player=0
    )
    assert [seat for _, seat, _ in scored(state)] == [1, 2, 0]
    # Seats 1, 2 and 0 score 2, 1 and 2 from the start: leapfrog takes seat 0 from 2 to 3.
    assert state.scores == [3, 2, 1]


@rule("TOR-11.3", "TOR-EX1")
def test_base_times_the_level_of_the_own_highest_knight() -> None:
    blocks = {"c3": 3, "c4": 3, "c5": 1, "c6": 1, "c7": 1, "h1": 1}
    state = end_of_year(1, blocks=blocks, king="h1", knights=[["c3", "c4"], ["a1"]])
    events = do(state, "end")
    castle = next(event for event in events if event.kind == "castles_scored")
    assert castle.data["points"] == 15
    assert castle.data["parts"] == [{"knight": "c4", "level": 3, "base": 5, "points": 15}]
    two = end_of_year(1, blocks={**blocks, "f3": 1, "f4": 1}, king="h1", knights=[["c3", "f3"], ["a1"]])
    assert scored(two) == [("castles_scored", 0, 15 + 2)]  # all castles in one movement


@rule("TOR-11.4")
def test_several_players_score_one_castle_and_knights_on_bare_board_score_nothing() -> None:
    blocks = {"c3": 2, "c4": 1, "h1": 1}
    state = end_of_year(1, blocks=blocks, king="h1", knights=[["c3", "a1"], ["c4", "h8"]], scores=[20, 40])
    assert scored(state) == [("castles_scored", 0, 4), ("castles_scored", 1, 2)]


KINGS = {"c3": 4, "c4": 2, "c5": 1, "c6": 1, "h8": 1}


@rule("TOR-11.5", "TOR-EX2", "TOR-EX3", "TOR-EX4")
@pytest.mark.parametrize(
    ("year", "knights", "castle", "bonus"),
    [
        (1, ["c3", "c4"], 16, 0),  # EX2: levels 4 and 2 in year 1
        (2, ["c3", "c4"], 16, 10),  # EX3: level 2 in year 2
        (2, ["c4", "c5"], 8, 10),  # EX4: levels 2 and 1 in year 2
        (1, ["c5"], 4, 5),
        (3, ["c3"], 16, 0),  # higher does not qualify
    ],
)
def test_the_kings_bonus_needs_exactly_the_level_of_the_year(
    year: int, knights: list[str], castle: int, bonus: int
) -> None:
    state = end_of_year(year, blocks=KINGS, king="c6", knights=[knights, ["a1"]])
    expected = [("castles_scored", 0, castle)] + [("king_bonus", 0, bonus)] * bool(bonus)
    assert scored(state) == expected
    assert state.scores == [castle + bonus, 0]


@rule("TOR-11.5")
def test_the_kings_bonus_of_year_3() -> None:
    state = end_of_year(3, blocks={**KINGS, "c4": 3}, king="c6", knights=[["c4"], ["a1"]])
    assert scored(state) == [("castles_scored", 0, 12), ("king_bonus", 0, 15)]


@rule("TOR-11.6")
def test_the_bonus_is_given_once_and_the_kings_own_level_is_irrelevant() -> None:
    blocks = {**KINGS, "c5": 1}
    state = end_of_year(1, blocks=blocks, king="c3", knights=[["c5", "c6"], ["c4"]])  # the king stands on level 4
    assert scored(state) == [("castles_scored", 0, 4), ("castles_scored", 1, 8), ("king_bonus", 0, 5)]


@rule("TOR-12.1")
def test_the_last_player_may_move_the_king_to_a_free_block_of_another_castle() -> None:
    blocks = {"c3": 1, "c4": 1, "f6": 2, "f7": 1, "h1": 1}
    state = play(end_of_year(1, blocks=blocks, king="c3", knights=[["f6"], ["h1"]]), "end")
    assert state.scores == [4, 1]
    assert state.to_move == 1
    assert legal(state) == ["king f7", "stay"]
    assert refused(state, "king c4") == ("TOR-12.1",)
    assert refused(state, "king f6") == ("TOR-12.1",)
    assert refused(state, "king a1") == ("TOR-12.1",)
    assert refused(state, "end") == ("TOR-12.1",)
    stayed = play(state.copy(), "stay").view(None)
    assert stayed["figures"]["c3"] == "king"
    moved = play(state, "king f7").view(None)
    assert moved["figures"]["f7"] == "king"
    assert "c3" not in moved["figures"]


@rule("TOR-12.2")
def test_on_the_starting_space_the_one_with_the_latest_turn_is_last() -> None:
    state = end_of_year(1, 3, blocks={"c3": 1}, king="c3", knights=[["a1"], ["a8"], ["h8"]], start_player=1)
    play(state, "end")
    assert state.scores == [0, 0, 0]
    assert state.to_move == 0  # the order of the last round was 1, 2, 0
    ahead = end_of_year(
        1, 3, blocks={"c3": 1}, king="c3", knights=[["a1"], ["a8"], ["h8"]], start_player=1, scores=[1, 0, 0]
    )
    assert play(ahead, "end").to_move == 2


@rule("TOR-12.3")
def test_the_same_player_names_the_start_player_of_the_next_year() -> None:
    state = play(end_of_year(1, 3, scores=[9, 5, 7], knights=[["a1"], ["a8"], ["h8"]]), "end", "stay")
    assert state.to_move == 1
    assert legal(state) == ["start 0", "start 1", "start 2"]
    assert refused(state, "start 3") == ("TOR-12.3",)
    assert refused(state, "end") == ("TOR-12.3",)
    play(state, "start 2")
    assert (state.view(None)["year"], state.to_move) == (2, 2)


@rule("TOR-12.4")
def test_then_the_towers_are_handed_out_and_the_named_player_begins() -> None:
    state = play(end_of_year(1, 4, knights=[["a1"], ["a8"], ["h8"], ["h6"]]), "end", "stay", "start 1")
    view = state.view(None)
    assert [player["towers"] for player in view["players"][:3]] == [[2, 2, 2]] * 3
    assert (view["start_player"], view["to_move"], view["decision"]) == (1, 1, "turn")


@rule("TOR-12.5")
def test_nothing_else_changes_between_the_years() -> None:
    state = end_of_year(1, hands=[["jump"], ["two_up"]], knights=[["a1"], ["a8"]])
    play(state, "end")
    before = state.view(0)
    play(state, "stay", "start 0")
    after = state.view(0)
    for unchanged in ("heights", "figures", "castles", "decks"):
        assert after[unchanged] == before[unchanged]
    assert [player["hand_size"] for player in after["players"]] == [1, 1]


@rule("TOR-13.1")
def test_the_game_ends_after_the_third_scoring_and_the_highest_score_wins() -> None:
    state = play(end_of_year(3, scores=[40, 90], knights=[["a1"], ["a8"]]), "end")
    assert state.over
    assert state.winners == [1]
    assert state.ranks == [2, 1]
    assert list(state.legal_codes()) == []


@rule("TOR-13.2")
def test_players_who_never_left_the_start_share_the_rank() -> None:
    state = play(end_of_year(3, knights=[["a1"], ["a8"]]), "end")
    assert state.scores == [0, 0]
    assert state.winners == [0, 1]


@rule("TOR-13.3")
def test_cards_knights_and_blocks_left_are_worth_nothing() -> None:
    cards = ["jump", "six_ap", "seven_ap"]
    rich = end_of_year(3, scores=[40, 41], knights=[["a1"], ["a8", "b8", "c8"]], hands=[cards, []])
    assert play(rich, "end").scores == [40, 41]


@rule("TOR-11.2", "TOR-17.7")
def test_the_kings_bonus_and_the_master_card_begin_with_the_first_player_too() -> None:
    blocks = {"c3": 1, "c4": 1, "c5": 1, "c6": 1, "h1": 1}
    state = end_of_year(1, 3, "master", master_card="main_diagonals", blocks=blocks, king="c6", first_player=1,
                        start_player=0, knights=[["c3", "a1"], ["c4", "b2"], ["c5", "d4"]])  # fmt: skip
    assert scored(state) == [
        ("castles_scored", 1, 4),
        ("castles_scored", 2, 4),
        ("castles_scored", 0, 4),
        ("king_bonus", 1, 5),
        ("king_bonus", 2, 5),
        ("king_bonus", 0, 5),
        ("master_scored", 1, 2),
        ("master_scored", 2, 2),
        ("master_scored", 0, 6),
    ]
    # 4, 5, 6 after the castles; 9, 10, 11 after the king; 1 goes from 9 to 11, taken, so 12; 2 from 10 to 12, so 13.
    assert state.scores == [17, 12, 13]
