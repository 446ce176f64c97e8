"""TOR-3 and TOR-14: years, rounds, towers, player counts."""

import pytest

from bastide import CHANCE, Dealer
from bastide.testing import rule
from games.playing import legal, play
from games.torres.table import end_of_year, new_game, position


def idle_game(players: int, variant: str = "base") -> list[tuple[int, int, int]]:
    """Everybody ends every turn at once: the turns as (year, round, seat)."""
    state = new_game(players, variant=variant)
    dealer = Dealer(1)
    turns = []
    while not state.over:
        view = state.view(None)
        if view["decision"] == "turn":
            turns.append((view["year"], view["round"], int(state.to_move)))
            play(state, "end")
        elif state.to_move == CHANCE:
            state.apply(dealer.draw(state))
        else:
            play(state, legal(state)[-1])
    return turns


@rule("TOR-3.1", "TOR-14.1", "TOR-14.2")
@pytest.mark.parametrize(("players", "rounds", "turns"), [(2, [4, 4, 4], 12), (3, [4, 3, 3], 10), (4, [4, 3, 3], 10)])
def test_three_years_of_four_and_three_rounds(players: int, rounds: list[int], turns: int) -> None:
    played = idle_game(players)
    assert [max(r for y, r, _ in played if y == year) for year in (1, 2, 3)] == rounds
    assert [sum(seat == s for _, _, seat in played) for s in range(players)] == [turns] * players


@rule("TOR-3.2")
def test_a_round_is_one_turn_each_clockwise_from_the_start_player_of_the_year() -> None:
    state = position(4, year=2, first_player=0, start_player=2)
    seen = []
    while state.view(None)["year"] == 2 and state.view(None)["decision"] == "turn":
        seen.append(int(state.to_move))
        play(state, "end")
    assert seen == [2, 3, 0, 1] * 3


@rule("TOR-3.3", "TOR-EX5")
@pytest.mark.parametrize(
    ("players", "years", "blocks"),
    [
        (2, [[3, 3, 3, 3], [3, 3, 3, 3], [3, 3, 3, 3]], 36),
        (3, [[3, 3, 2, 2], [3, 3, 2], [3, 3, 2]], 26),
        (4, [[2, 2, 2, 2], [2, 2, 2], [2, 2, 2]], 20),
    ],
)
def test_the_towers_of_each_year(players: int, years: list[list[int]], blocks: int) -> None:
    state = new_game(players)
    handed: list[list[int]] = []
    events = state.record_events()
    while not state.over:
        play(state, "end" if "end" in legal(state) else legal(state)[-1])
    for event in events:
        if event.kind == "towers_taken" and event.seat == 1:
            handed.append(list(event.data["towers"]))
    # Nobody placed a block: what is held over fits on towers of 2 and makes them 3 (TOR-7.9).
    assert handed[0] == years[0]
    assert [len(towers) for towers in handed] == [len(towers) for towers in years]
    assert sum(map(sum, years)) == blocks
    for year in (1, 2, 3):
        assert position(players, year=year).view(None)["players"][0]["towers"] == years[year - 1]


@rule("TOR-3.4")
def test_a_player_has_as_many_towers_as_turns_left_in_the_year() -> None:
    state = position(3)
    for left in (4, 3, 2, 1):
        for seat in (0, 1, 2):
            assert len(state.view(None)["players"][seat]["towers"]) == left
            play(state, "end", *(["tower 2"] if "tower 2" in _after_end(state) else []))
    assert state.view(None)["decision"] == "king_move"


def _after_end(state: object) -> list[str]:
    after = state.copy()  # type: ignore[attr-defined]
    play(after, "end")
    return legal(after)


@rule("TOR-3.5")
@pytest.mark.parametrize(("players", "in_use", "spare"), [(2, 80, 12), (3, 86, 6), (4, 88, 4)])
def test_the_supply_never_runs_short(players: int, in_use: int, spare: int) -> None:
    per_player = {2: 36, 3: 26, 4: 20}[players]
    assert 8 + players * per_player == in_use
    assert 92 - in_use == spare
    # All blocks of years 1 and 2 built, nothing returned: year 3 can still be handed out.
    built = players * (per_player - sum({2: [3] * 4, 3: [3, 3, 2], 4: [2, 2, 2]}[players]))
    heap = {f"{column}{row}": 1 for row in (6, 7, 8) for column in "abcdefgh"}
    extra = 8 + built - len(heap)
    assert extra >= 0
    for square in list(heap):
        added = min(extra, 5)
        heap[square] += added
        extra -= added
    state = end_of_year(2, players, blocks={**heap}, knights=[[f"{'abcd'[s]}6"] for s in range(players)], king="h6",
                        towers=[[1] if s == players - 1 else [] for s in range(players)])  # fmt: skip
    play(state, "end", "stay", "start 0")
    assert state.view(None)["year"] == 3
    assert state.view(None)["supply"] >= spare - 1
