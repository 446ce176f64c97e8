"""TOR-15 and TOR-19: hidden information, random events, decisions."""

import json

import pytest

from bastide import CHANCE, Dealer, Match
from bastide.core.fair import FairDealer
from bastide.testing import rule
from bastide.testing.events import shown_to
from games.playing import do, legal, play, refused
from games.torres.table import ALL_CARDS, TORRES, new_game, position

PURCHASE = ["buy", "draw jump", "draw any_door", "draw six_ap", "keep jump", "return top", "return bottom"]


@rule("TOR-15.1")
def test_what_everybody_sees() -> None:
    state = play(position(hands=[["two_up"], []], played=[["diagonal"], []]), *PURCHASE)
    for viewer in (None, 1):
        view = state.view(viewer)
        assert view["players"][0]["hand_size"] == 2
        assert view["players"][0]["played"] == ["diagonal"]
        assert view["decks"][0] == {"top": [None], "unseen": 5, "bottom": [None]}
        assert view["bought_size"] == 1
        for open_to_all in ("heights", "figures", "supply", "castles", "tower_of_turn"):
            assert view[open_to_all] == state.view(0)[open_to_all]
    assert position(2, "master").view(None)["master_card"] == "board_edge"


@rule("TOR-15.2")
def test_what_only_the_owner_knows() -> None:
    state = play(position(), *PURCHASE[:4])
    assert state.view(0)["seen_cards"] == ["six_ap", "jump", "any_door"]
    assert state.view(1)["seen_cards"] == state.view(None)["seen_cards"] == [None, None, None]
    events = do(state, *PURCHASE[4:])
    public = json.dumps([[shown_to(event, 1) for event in events], [shown_to(event, None) for event in events]])
    assert not any(card in public for card in ALL_CARDS)
    assert "jump" in json.dumps([shown_to(event, 0) for event in events])
    assert state.view(0)["players"][0]["hand"] == ["jump"]
    assert state.view(1)["players"][0]["hand"] is None
    assert state.view(0)["bought"] == ["jump"]
    assert state.view(1)["bought"] is None
    # The order of the unseen part is hidden from everybody: all seven cards can come next.
    play(state, "end", "end", "buy")
    assert len(state.chance_outcomes()) == 7


@rule("TOR-15.2")
def test_others_see_how_many_cards_went_to_each_end_and_not_which_went_where() -> None:
    """Cards go back in a fixed order: what is shown must not depend on which of the two went to which end."""
    places = {"top": "six_ap", "bottom": "any_door"}, {"top": "any_door", "bottom": "six_ap"}
    public = []
    for wanted in places:
        ends = {card: end for end, card in wanted.items()}
        state = play(position(), *PURCHASE[:5])
        returns = [f"return {ends['six_ap']}", f"return {ends['any_door']}"]
        seen = []
        for text in returns:
            events = do(state, text)
            seen.append([[[shown_to(event, viewer) for event in events], state.view(viewer)] for viewer in (1, None)])
        public.append(json.dumps(seen))
        assert state.view(0)["decks"][0] == {"top": [wanted["top"]], "unseen": 7, "bottom": [wanted["bottom"]]}
        assert [(event.data["end"], event.secret["card"]) for event in events] == list(wanted.items())
    assert public[0] == public[1]


@rule("TOR-15.1", "TOR-15.2")
def test_a_card_on_its_way_back_is_still_in_the_hand_of_the_buyer_for_others() -> None:
    state = play(position(), *PURCHASE[:5], "return bottom")
    for viewer in (1, None):
        view = state.view(viewer)
        assert view["seen_cards"] == [None, None]
        assert view["decks"][0] == {"top": [], "unseen": 7, "bottom": []}
    assert state.view(0)["seen_cards"] == ["any_door"]
    assert state.view(0)["decks"][0] == {"top": [], "unseen": 7, "bottom": ["six_ap"]}
    whole = play(position(played=[ALL_CARDS[3:], []]), "buy", *(f"draw {card}" for card in ALL_CARDS[:3]))
    play(whole, "keep six_ap")
    assert whole.view(1)["seen_cards"] == [None, None]
    assert whole.view(1)["decks"][0] == {"top": [], "unseen": 0, "bottom": []}
    events = do(whole, "return under_top")
    assert shown_to(events[0], 1) == shown_to(events[1], 1)
    assert [event.data["end"] for event in events] == ["top", "top"]


@rule("TOR-15.3")
def test_hand_and_deck_of_a_player_together_are_known() -> None:
    state = play(position(played=[["diagonal"], []]), *PURCHASE)
    for seed in range(30):
        guess = state.determinize(1, Dealer(seed))
        view = guess.view(0)
        deck = guess.snapshot()["decks"][0]
        cards = view["players"][0]["hand"] + [c for c, _ in deck["top"] + deck["bottom"]] + deck["unseen"]
        assert sorted([*cards, "diagonal"]) == sorted(ALL_CARDS)
        assert guess.view(1) == state.view(1)
    hands = {tuple(state.determinize(1, Dealer(seed)).view(0)["players"][0]["hand"]) for seed in range(200)}
    assert hands == {(card,) for card in ALL_CARDS if card != "diagonal"}


@rule("TOR-15.2", "TOR-15.3")
@pytest.mark.parametrize("made", [4, 5, 6, 7])
def test_a_guess_in_the_middle_of_a_purchase_deals_the_seen_and_the_bought_anew(made: int) -> None:
    state = play(position(), *PURCHASE[:made])
    seen, bought = set(), set()
    for seed in range(200):
        guess = state.determinize(1, Dealer(seed))
        assert guess.view(1) == state.view(1)
        snapshot = guess.snapshot()
        deck = snapshot["decks"][0]
        put_back = [card for card, _ in deck["top"] + deck["bottom"]]
        cards = snapshot["hands"][0] + snapshot["seen_cards"] + put_back + deck["unseen"]
        assert sorted(cards) == sorted(ALL_CARDS)
        assert len(snapshot["seen_cards"]) == len(state.snapshot()["seen_cards"])
        assert snapshot["bought"] == snapshot["hands"][0]  # nothing else is in hand
        seen |= set(snapshot["seen_cards"])
        bought |= set(snapshot["bought"])
    assert seen == (set(ALL_CARDS) if made < 7 else set())
    assert bought == (set(ALL_CARDS) if made > 4 else set())


@rule("TOR-15.2")
def test_drawing_keeping_and_returning_are_seen_by_the_buyer_alone() -> None:
    state = position()
    for text in PURCHASE:
        code = state.parse(text).code
        shown = [state.sees(viewer, code) for viewer in (0, 1, None)]
        assert shown == ([True, True, True] if text == "buy" else [True, False, False])
        play(state, text)
    assert state.sees(1, state.parse("end").code)


@rule("TOR-15.4")
def test_only_the_decks_the_master_card_and_the_first_player_are_random() -> None:
    kinds = set()
    for variant in ("base", "common_deck", "master"):
        state = TORRES.start(3, variant=variant)
        dealer = Dealer(3)
        while not state.over:
            if state.to_move == CHANCE:
                kinds |= {text.split()[0] for text in legal(state)}
                state.apply(dealer.draw(state))
            else:
                codes = state.legal_codes()
                state.apply_code(codes[dealer.below(len(codes))])
    assert kinds == {"first", "draw", "master"}


@rule("TOR-15.5")
def test_the_exact_weights() -> None:
    assert [w for _, w in TORRES.start(4).chance_outcomes()] == [1, 1, 1, 1]
    assert [w for _, w in new_game(2, variant="master").chance_outcomes()] == [1] * 8
    state = play(position(2, "common_deck"), "buy", "draw jump", "draw jump")
    weights = {str(action): weight for action, weight in state.chance_outcomes()}
    assert weights == {f"draw {card}": 2 if card == "jump" else 4 for card in ALL_CARDS}
    personal = play(position(), *PURCHASE[:3])
    assert [str(a) for a, _ in personal.chance_outcomes()] == [
        f"draw {c}" for c in ALL_CARDS if c not in ("jump", "any_door")
    ]
    # A returned card is never drawn anew: it is the next card, without chance.
    again = play(position(), *PURCHASE, "buy", "draw two_up", "draw diagonal")
    assert "keep six_ap" in legal(again)


@rule("TOR-15.6")
def test_a_returned_card_is_shown_to_the_seat_that_put_it_there_until_it_is_drawn() -> None:
    state = play(position(2, "common_deck"), *PURCHASE)
    assert state.view(0)["decks"] == [{"top": ["six_ap"], "unseen": 37, "bottom": ["any_door"]}]
    assert state.view(1)["decks"] == [{"top": [None], "unseen": 37, "bottom": [None]}]
    play(state, "end", "buy", "draw two_up", "draw two_up", "keep six_ap", "return top", "return top")
    assert state.view(0)["decks"][0]["top"] == [None, None]  # filled by the other player
    assert state.view(1)["decks"][0]["top"] == ["two_up", "two_up"]


@rule("TOR-15.2")
def test_undo_stops_where_a_card_was_drawn() -> None:
    match = Match(TORRES, TORRES.read_settings(2, first_player=0), FairDealer(bytes(32)))
    for text in ("knight d8", "knight c6", "king e1", "advance", "advance"):
        match.play(TORRES.parse(text))
    assert match.undo_horizon(0) == 3
    match.play(TORRES.parse("buy"))
    assert match.undo_horizon(0) == len(match.steps)


@rule("TOR-19.1")
def test_choices_of_several_parts_are_asked_in_steps_that_cannot_be_declined() -> None:
    blocks = {"b2": 2, "c2": 1, **dict.fromkeys(["a8", "c8", "e8", "g8", "a6"], 1), "h1": 1}
    state = position(blocks=blocks, king="h1", knights=[["a4"], ["h6"]], hands=[["shift_block"], []])
    play(state, "play shift_block")
    for text in legal(state):
        assert legal(play(state.copy(), text)), f"nothing can follow '{text}'"
    assert refused(state, "end") == ("TOR-9.1",)
    play(state, "lift c2")
    assert refused(state, "end") == ("TOR-9.14",)


@rule("TOR-19.2")
def test_end_of_turn_is_always_left_to_the_player() -> None:
    state = play(position(), *["advance"] * 5)
    assert legal(state) == ["end"]  # the only choice, and still asked
    assert state.to_move == 0
    one = play(position(), "block e8")
    assert one.view(None)["decision"] == "turn"  # all towers are equal: the engine chose
