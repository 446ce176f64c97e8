"""TOR-1: the model."""

import re
from collections.abc import Callable

import pytest

from bastide import BadSnapshot
from bastide.core import Dealer
from bastide.core.simulate import advance, finish
from bastide.games.torres.components import CARD_NAMES, SQUARE_NAMES, THE_KING
from bastide.games.torres.state import TorresState
from bastide.testing import rule
from games.playing import legal, play, refused
from games.torres.table import TORRES, new_game, position, targets


@rule("TOR-1.1")
def test_the_board_has_64_squares_written_a1_to_h8_with_row_8_at_the_top() -> None:
    assert len(SQUARE_NAMES) == 64
    assert SQUARE_NAMES[0] == "a8"
    assert SQUARE_NAMES[8 * 7 + 7] == "h1"
    assert SQUARE_NAMES[8 * 3 + 4] == "e5"
    view = position(blocks={"a8": 1, "h1": 1}, king="h1", knights=[["a8"], ["b2"]]).view(None)
    assert [len(row) for row in view["heights"]] == [8] * 8
    assert view["heights"][0] == [1, 0, 0, 0, 0, 0, 0, 0]
    assert view["heights"][7] == [0, 0, 0, 0, 0, 0, 0, 1]


@rule("TOR-1.2")
def test_the_level_of_a_figure_is_the_height_of_the_stack_under_it() -> None:
    state = position(blocks={"c3": 2, "c4": 1, "e1": 1}, knights=[["c3"], ["c4"]])
    # From level 2 the bare board next to it is one step down; from level 1 level 2 is one step up.
    assert "d3" in targets(state, "move c3")
    state.record_events()
    play(state, "move c3 d3")
    assert state.events is not None
    moved = next(event for event in state.events if event.kind == "knight_moved")
    assert (moved.data["from_level"], moved.data["to_level"]) == (2, 0)


@rule("TOR-1.3")
def test_adjacent_squares_share_a_side_and_diagonal_ones_do_not() -> None:
    state = position(blocks={"d4": 1, "e1": 1}, knights=[["b7"], ["h8"]])
    assert targets(state, "move b7") == {"a7", "c7", "b6", "b8"}
    assert targets(state, "move a7") == set()
    corner = position(blocks={"e1": 1}, knights=[["a1"], ["h8"]])
    assert targets(corner, "move a1") == {"a2", "b1"}


@rule("TOR-1.4")
def test_a_castle_is_a_connected_set_of_stacks_with_base_and_height() -> None:
    state = position(blocks={"b2": 3, "b3": 1, "c3": 2, "d4": 1, "e1": 1}, knights=[["b2"], ["d4"]])
    castles = {tuple(sorted(c["squares"])): (c["base"], c["height"]) for c in state.view(None)["castles"]}
    assert castles == {("b2", "b3", "c3"): (3, 3), ("d4",): (1, 1), ("e1",): (1, 1)}


@rule("TOR-1.5")
def test_one_figure_at_most_stands_on_a_square() -> None:
    with pytest.raises(BadSnapshot, match=r"TOR-1\.5"):
        position(knights=[["d8"], ["d8"]])
    with pytest.raises(BadSnapshot, match=r"TOR-1\.5"):
        position(knights=[["d8"], ["e1"]])
    state = position()
    assert "block e1" not in legal(state)  # the king stands there
    assert "block c6" not in legal(state)  # a knight of the other seat


@rule("TOR-1.6")
def test_no_castle_is_higher_than_its_base_and_no_two_castles_are_adjacent() -> None:
    with pytest.raises(BadSnapshot, match=r"TOR-1\.6"):
        position(blocks={"d8": 2, "e1": 1}, knights=[["d8"], ["a1"]])
    for seed in range(6):
        state = TORRES.start(2 + seed % 3, variant=("base", "master", "common_deck")[seed % 3])
        dealer = Dealer(seed)
        while not state.over:
            codes = state.legal_codes()
            state.apply_code(dealer.draw_code(state) if state.to_move < 0 else codes[dealer.below(len(codes))])
            if state.to_move >= 0 and state.view(None)["decision"] == "turn":
                _check_castles(state.view(None))


def test_a_lifted_block_excuses_only_the_castle_it_came_from() -> None:
    fields = {"decision": "put_block", "card_in_play": "shift_block", "card_played": True, "lifted": "b8"}
    knights = [["e1"], ["d2"]]
    held = {"blocks": {"a8": 2, "d2": 1, "e1": 1, "g8": 1, "h4": 1, "a4": 1, "c4": 1, "g1": 1}, "king": "h4"}
    position(**{**fields, **held}, knights=knights, played=[["shift_block"], []])
    with pytest.raises(BadSnapshot, match=r"TOR-1\.6: the castle at a8"):
        position(**{**fields, **held, "lifted": "f6"}, knights=knights, played=[["shift_block"], []])


def _check_castles(view: dict) -> None:
    home = {square: i for i, castle in enumerate(view["castles"]) for square in castle["squares"]}
    for castle in view["castles"]:
        assert castle["height"] <= castle["base"]
    for square, castle in home.items():
        column, row = square
        for other in (f"{chr(ord(column) + 1)}{row}", f"{column}{int(row) + 1}"):
            assert home.get(other, castle) == castle


@rule("TOR-1.7")
def test_the_components_of_the_game() -> None:
    state = new_game(4)
    assert state.inventory()["blocks"] == 92
    assert [player["reserve"] for player in state.view(None)["players"]] == [6, 6, 6, 6]
    assert sum(deck["unseen"] for deck in state.view(None)["decks"]) == 40
    assert new_game(2, variant="common_deck").view(None)["decks"][0]["unseen"] == 40
    master = TORRES.start(2, variant="master", first_player=0)
    assert len(master.legal_actions()) == 8


@rule("TOR-1.8")
def test_ninety_two_blocks_are_on_the_board_in_towers_held_over_or_in_the_supply() -> None:
    state = position(4)
    view = state.view(None)
    on_board = sum(map(sum, view["heights"]))
    in_towers = sum(sum(player["towers"]) for player in view["players"])
    assert (on_board, in_towers, view["supply"]) == (8, 32, 52)
    play(state, "block e8")
    assert state.view(None)["tower_of_turn"] == 1
    assert state.inventory()["blocks"] == 92
    with pytest.raises(BadSnapshot, match=r"TOR-1\.8: 97 blocks"):
        position(blocks={f"{c}{r}": 3 for c in "abcdefgh" for r in (1, 2, 3)} | {"a8": 1}, knights=[["a8"], ["a1"]])


@rule("TOR-1.9")
def test_no_figure_ever_leaves_the_board() -> None:
    state = new_game(3)
    dealer = Dealer(4)
    most = [0, 0, 0]
    while not state.over:
        codes = state.legal_codes()
        state.apply_code(dealer.draw_code(state) if state.to_move < 0 else codes[dealer.below(len(codes))])
        view = state.view(None)
        now = [len(player["knights"]) for player in view["players"]]
        assert all(count >= before for count, before in zip(now, most, strict=True))
        most = now
        assert ("king" in view["figures"].values()) == (view["decision"] not in ("first_knight", "first_king"))
    assert finish(state, dealer) == 0


BUYING = {"decision": "draw", "purchases": 1, "action_points": 4}
KEEPING = {**BUYING, "decision": "keep", "seen_cards": ["jump", "diagonal", "two_up"]}


def test_refusals_name_the_occupied_square() -> None:
    assert refused(position(), "block e1") == ("TOR-7.1",)


RAISING = {
    "round": 4, "card_played": True, "decision": "card_effect", "card_in_play": "raise_knight",
    "knights": [["a1"], ["h8"]],
}  # fmt: skip


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"knights": [["a1"], [None]]}, "'None' is no square"),
        ({"decks": [{"top": [["jump", 9]]}, {}]}, "TOR-15.6: a card was put back by seat 9, who does not buy from it."),
        ({"decks": [{"bottom": [["jump", -1]]}, {}]}, "TOR-15.6: a card was put back by seat -1"),
        ({"decks": [{"top": [["jump", 1]]}, {}]}, "TOR-15.6: a card was put back by seat 1"),
        ({"master_card": "board_edge"}, "TOR-17.4: only the master version has a master card."),
        ({"scores": [5, 5]}, "TOR-10.3: the figures of seats 0 and 1 both stand on space 5."),
        ({"scores": [105, 5]}, "TOR-10.3: the figures of seats 0 and 1 both stand on space 5."),
        ({"scores": [100, 0]}, "TOR-10.3: the figures of seats 0 and 1 both stand on space 0."),
        ({"blocks": 5}, "The snapshot is damaged"),
        ({"decks": [{"unseen": 5}, {}]}, "The snapshot is damaged"),
        ({"seen_cards": ["joker"]}, "'joker' is no card"),
        ({"decision": "king_move", "year": 3, "towers": [[], []]}, "TOR-13.1: after the third year the game is over"),
        (
            {"decision": "start_player", "year": 3, "towers": [[], []]},
            "TOR-13.1: after the third year the game is over",
        ),
        ({"decision": "over", "towers": [[], []]}, "TOR-13.1: after the third year the game is over"),
        ({"to_draw": 2}, "TOR-8.1: cards are seen only while"),
        ({"kept": True}, "TOR-8.1: cards are seen only while"),
        ({"whole_deck_seen": True}, "TOR-8.4: it is told of a deck"),
        ({"first_returned": "top"}, "TOR-8.4: it is told of a deck"),
        ({**BUYING, "to_draw": 2}, "TOR-8.1: 3 cards are drawn, or all that the deck holds."),
        ({**BUYING, "to_draw": 3, "purchases": 0}, "TOR-8.1: the purchase under way is not counted."),
        ({**KEEPING, "seen_cards": ["jump", "diagonal"]}, "TOR-8.1: 3 cards are drawn, or all that the deck holds."),
        ({**KEEPING, "whole_deck_seen": True}, "TOR-8.4: it is told of a deck"),
        ({**KEEPING, "decision": "return", "kept": True}, "TOR-8.2: of three cards one is kept"),
        ({**RAISING, "towers": [[0], [3]]}, "TOR-9.2: raise_knight is in play, and nothing can be done with it."),
        ({"held_over": [1, 0]}, "TOR-7.9: seat 0 has a turn left in this year and holds no blocks over."),
    ],
)
def test_impossible_positions_are_refused(fields: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadSnapshot, match=re.escape(sentence)):
        position(**fields)


KNIGHTS = ["knight d8", "knight c6", "knight f6"]
MASTER = ["master board_edge", "castle a8"]


def opening(variant: str = "base", *played: str) -> dict[str, object]:
    """A snapshot of the set-up of a game of three, seat 1 being first."""
    return dict(play(new_game(3, variant=variant, first_player=1), *played).snapshot())


@pytest.mark.parametrize(
    ("data", "change", "sentence"),
    [
        (opening(), {"knights": [["d8"], [], []]}, "TOR-2.6: seat 0 cannot have 1 knights on the board"),
        (opening(), {"to_move": 2}, "TOR-2.6: seat 1 cannot have 0 knights on the board"),
        (opening(), {"king": "d8"}, "TOR-2.7: the king is placed after the knights"),
        (opening("base", "knight d8"), {"knights": [[], ["d7"], []]}, "TOR-2.6: the knight of seat 1 stands on no"),
        (opening(), {"blocks": {"d8": 1}}, "TOR-2.5: 1 castles stand"),
        (opening(), {"blocks": {**opening()["blocks"], "d8": 2}}, "TOR-1.6"),
        (opening("base", *KNIGHTS), {"to_move": 1}, "TOR-2.7: the last player in the order places the king."),
        (opening("master", *MASTER), {"to_move": 1}, "TOR-17.2: castle 2 is not placed by seat 1."),
        (opening("master", *MASTER), {"knights": [[], ["a8"], []]}, "TOR-2.6: seat 1 cannot have 1 knights"),
        (opening("master", *MASTER), {"blocks": {"a8": 1, "b7": 1}, "to_move": 0}, "TOR-17.2: the castle at a8"),
    ],
    ids=str,
)
def test_figures_come_onto_the_board_in_turn(data: dict[str, object], change: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadSnapshot, match=re.escape(sentence)):
        TORRES.restore({**data, **change})


@rule("TOR-1.7")
@pytest.mark.parametrize(("variant", "copies"), [("base", 3), ("common_deck", 4), ("master", 3)])
def test_the_inventory_notices_a_lost_knight_card_or_king(variant: str, copies: int) -> None:
    state = TORRES.start(3, variant=variant)
    advance(state, Dealer(4), 40)
    counts = dict(state.inventory())
    assert {name: counts[name] for name in ("blocks", "knights of seat 1", "king")} == {
        "blocks": 92, "knights of seat 1": 6, "king": 1,
    }  # fmt: skip
    assert [counts[card] for card in CARD_NAMES] == [copies] * 10

    def lost(change: Callable[[TorresState], None]) -> dict[str, int]:
        poorer = state.copy()
        change(poorer)
        now = dict(poorer.inventory())
        return {name: now[name] - count for name, count in counts.items() if now[name] != count}

    def take_figure(figure: int) -> Callable[[TorresState], None]:
        def take(poorer: TorresState) -> None:
            poorer.figures[list(poorer.figures).index(figure)] = 0

        return take

    def take_card(poorer: TorresState) -> None:
        pile = poorer.hands if variant == "master" else poorer.decks[0].unseen
        pile[next(card for card in range(10) if pile[card])] -= 1

    assert lost(take_figure(2)) == {"knights of seat 1": -1}
    assert lost(take_figure(THE_KING)) == {"king": -1}
    assert list(lost(take_card).values()) == [-1]
