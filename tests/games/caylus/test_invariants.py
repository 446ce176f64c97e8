"""Chapter 17: what is true in every position, checked along random games of every kind."""

from functools import cache
from typing import Any

from bastide.core import CHANCE, Dealer, State
from bastide.games.caylus import GAME
from bastide.testing import rule
from bastide.testing.check_game import every_setting
from games.caylus.town import BLUE, GREEN, RED, deniers, hand, town, view, workers
from games.playing import do


class Position:
    """One position of a random game, as everybody sees it."""

    def __init__(self, state: State) -> None:
        self.shown = view(state)
        self.workers: dict[str, int] = dict(workers(state))
        self.inventory = dict(state.inventory())
        self.settings = state.settings
        self.drawing = state.to_move == CHANCE


@cache
def positions() -> list[Position]:
    """Every position of a random game with each setting."""
    found: list[Position] = []
    for seed, settings in enumerate(every_setting(GAME)):
        state = GAME.start(**settings)
        dealer = Dealer(seed)
        found.append(Position(state))
        while not state.over:
            if state.to_move == CHANCE:
                state.apply(dealer.draw(state))
            else:
                codes = state.legal_codes()
                state.apply_code(codes[dealer.below(len(codes))])
            found.append(Position(state))
    return found


@rule("CAY-17.1")
def test_workers_add_up_to_six_and_come_home() -> None:
    home = 0
    turn = 0
    for position in positions():
        shown = position.shown
        on_board = list(position.workers.values())
        for seat, own in enumerate(shown["players"]):
            assert own["workers"] + on_board.count(seat) == 6
        if shown["turn"] != turn and shown["phase"] == "placement":
            home += 1
            assert set(position.workers) <= {"inn_right"}
        turn = shown["turn"]
    assert home > 50


@rule("CAY-17.2")
def test_tiles_are_in_stock_or_on_one_space() -> None:
    for position in positions():
        shown = position.shown
        laid = [space["tile"] for space in shown["road"] if space["kind"] in ("neutral", "wood", "stone", "prestige")]
        for name in set(laid) | set(shown["stock"]):
            assert laid.count(name) + shown["stock"].get(name, 0) <= (2 if name == "architect" else 1)
        total = 35 if position.settings.on("jeweller") else 34
        assert sum(position.inventory[name] for name in ("neutral", "wood", "stone", "prestige", "fixed")) == total + 1
        assert (shown["road"][6]["tile"], shown["road"][7]["tile"]) == ("fixed_peddler", "fixed_carpenter")
        assert shown["road"][15]["tile"] == "gold_mine"


@rule("CAY-17.3")
def test_built_spaces_have_no_gap() -> None:
    built = 0
    for shown in (position.shown for position in positions()):
        sites = [space["tile"] for space in shown["road"][8:] if space["kind"] != "fixed"]
        assert None not in sites[: len(sites) - sites.count(None)]
        built = max(built, len(sites) - sites.count(None))
    assert built > 5


@rule("CAY-17.4")
def test_provost_and_bailiff_stay_on_the_road() -> None:
    before: dict[str, Any] = {"turn": 0, "bailiff": 6}
    for shown in (position.shown for position in positions()):
        assert 1 <= shown["provost"] <= 28
        assert 6 <= shown["bailiff"] <= 25
        if shown["turn"] >= before["turn"] > 0:
            assert shown["bailiff"] >= before["bailiff"]
        if shown["phase"] == "placement":
            assert shown["provost"] == shown["bailiff"]
        before = shown


@rule("CAY-17.5")
def test_nothing_is_ever_negative() -> None:
    for shown in (position.shown for position in positions()):
        for own in shown["players"]:
            assert min(own["prestige"], own["deniers"], *own["cubes"].values()) >= 0


@rule("CAY-17.6")
def test_sections_hold_what_they_can_and_are_scored_in_order() -> None:
    most = 0
    for shown in (position.shown for position in positions()):
        filled = [sum(section["houses"]) for section in shown["castle"]]
        assert filled[0] <= 6
        assert filled[1] <= 10
        assert filled[2] <= 14
        scored = [section["scored"] for section in shown["castle"]]
        assert scored == sorted(scored, reverse=True)
        assert all(scored) or not shown["over"]
        most = max(most, sum(filled))
    assert most > 0


@rule("CAY-17.7")
def test_favour_markers_stay_in_open_columns_and_never_go_back() -> None:
    last: list[list[int]] = []
    turn = 0
    for shown in (position.shown for position in positions()):
        columns = [list(own["markers"].values()) for own in shown["players"]]
        limit = {2: 2, 4: 4, 5: 5}[shown["open_columns"]]
        assert all(column <= limit for own in columns for column in own)
        if shown["turn"] >= turn > 0 and len(columns) == len(last):
            assert all(now >= then for a, b in zip(columns, last, strict=True) for now, then in zip(a, b, strict=True))
        last, turn = columns, shown["turn"]


@rule("CAY-17.8")
def test_transformations_are_pending_only_in_phases_3_to_5() -> None:
    for shown in (position.shown for position in positions()):
        if any(space["promised_to"] is not None for space in shown["road"]):
            assert shown["phase"] in ("special", "provost", "buildings")
    state = town(phase="buildings", promises=[[2, GREEN]], workers={"1": RED, "2": BLUE, "castle_1": RED})
    assert view(state)["road"][1]["promised_to"] == GREEN
    do(state, "take food", "take wood")
    assert (view(state)["phase"], view(state)["road"][1]["promised_to"]) == ("castle", None)
    assert (hand(state, BLUE), deniers(state, GREEN)) == (6, 0)


@rule("CAY-17.9")
def test_the_turn_order_is_a_permutation_of_the_players() -> None:
    for position in positions():
        if not position.drawing:
            assert sorted(position.shown["order"]) == list(range(position.settings.players))
