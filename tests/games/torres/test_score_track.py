"""TOR-10: the score track."""

from bastide.testing import rule
from games.playing import do, play
from games.torres.table import end_of_year, position


@rule("TOR-10.1")
def test_the_track_is_a_loop_of_100_spaces() -> None:
    view = position(scores=[99, 204]).view(None)
    assert [player["space"] for player in view["players"]] == [99, 4]
    assert [player["score"] for player in view["players"]] == [99, 204]


@rule("TOR-10.2", "TOR-EX12")
def test_passing_space_0_turns_the_token() -> None:
    # A knight on level 1 of a castle of base 5 scores 5 points.
    row = {**{f"{column}4": 1 for column in "abcde"}, "h1": 1}
    state = end_of_year(1, blocks=row, king="h1", knights=[["a4"], ["h8"]], scores=[98, 50])
    events = do(state, "end")
    lap = next(event for event in events if event.kind == "lap")
    assert (lap.seat, lap.data["token"], lap.clause) == (0, 100, "TOR-10.2")
    assert state.scores[0] == 103
    assert state.view(None)["players"][0]["space"] == 3
    second = do(position(scores=[199, 5]), "advance")
    assert [event.data["token"] for event in second if event.kind == "lap"] == [200]
    third = position(scores=[299, 5])
    assert [event.kind for event in do(third, "advance")] == ["advanced"]  # a third lap has no token
    assert third.scores[0] == 300
    # An award that passes space 0 twice, or a token that is there already
    tower = {f"{column}{row}": 1 for column in "abcdefgh" for row in (7, 8)} | {"a8": 10, "h1": 1}
    twice = do(end_of_year(1, blocks=tower, king="h1", knights=[["a8"], ["d3"]], scores=[50, 5]), "end")
    assert [event.data["token"] for event in twice if event.kind == "lap"] == [200]
    late = do(end_of_year(1, blocks=tower, king="h1", knights=[["a8"], ["d3"]], scores=[150, 5]), "end")
    assert [event.data["token"] for event in late if event.kind == "lap"] == [200]


@rule("TOR-10.3", "TOR-EX11")
def test_leapfrog_gives_the_extra_spaces_as_points() -> None:
    state = position(scores=[14, 15])
    events = do(state, "advance")
    assert state.scores == [16, 15]
    assert events[0].data == {"points": 1, "leapfrog": 1, "score": 16, "parts": []}


@rule("TOR-10.4")
def test_the_printed_space_counts() -> None:
    assert play(position(scores=[104, 5]), "advance").scores == [106, 5]
    assert play(position(scores=[4, 105]), "advance").scores == [6, 105]


@rule("TOR-10.5")
def test_all_stand_together_on_space_0_until_they_move() -> None:
    state = position(3, scores=[0, 0, 99], turns_taken=2, knights=[["d8"], ["c6"], ["f6"]])
    assert state.view(None)["players"][0]["space"] == state.view(None)["players"][1]["space"] == 0
    play(state, "advance")  # space 0 is taken by figures that have not moved
    assert state.scores == [0, 0, 101]


@rule("TOR-10.6")
def test_every_point_is_a_movement_of_its_own() -> None:
    state = position(4, scores=[10, 11, 12, 13], knights=[["d8"], ["c6"], ["f6"], ["h5"]])
    assert play(state, "advance").scores[0] == 14  # one point gains four
    assert play(state, "advance").scores[0] == 15
    assert state.view(None)["action_points"] == 3


@rule("TOR-10.7")
def test_an_award_is_one_movement_with_one_test_at_its_end() -> None:
    row = {**{f"{column}4": 1 for column in "abcde"}, "h1": 1}
    # 5 points for seat 0: spaces 11 to 14 do not matter, 15 is taken.
    state = end_of_year(1, blocks=row, king="h1", knights=[["a4"], ["h8"]], scores=[10, 15])
    events = do(state, "end")
    scored = [event for event in events if event.kind == "castles_scored"]
    assert [(event.seat, event.data["points"], event.data["leapfrog"]) for event in scored] == [(0, 5, 1)]
    assert state.scores == [16, 15]  # the award of 0 for seat 1 moves nothing
    passing = end_of_year(1, blocks=row, king="h1", knights=[["a4"], ["h8"]], scores=[10, 13])
    assert play(passing, "end").scores == [15, 13]


@rule("TOR-10.3", "TOR-10.6")
def test_the_next_free_space_is_free_whoever_stands_on_the_way() -> None:
    knights = [["d8"], ["c6"], ["f6"], ["h5"]]
    assert play(position(4, scores=[10, 13, 12, 11], knights=knights), "advance").scores[0] == 14
    assert play(position(4, scores=[10, 12, 11, 30], knights=knights), "advance").scores[0] == 13
    assert play(position(4, scores=[98, 0, 199, 201], knights=knights), "advance").scores[0] == 102  # across space 0
