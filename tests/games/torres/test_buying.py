"""TOR-8: buying action cards."""

from bastide import CHANCE
from bastide.testing import rule
from games.playing import do, legal, play, refused
from games.torres.table import ALL_CARDS, position


@rule("TOR-8.1")
def test_the_buyer_sees_three_cards_and_keeps_one() -> None:
    state = play(position(), "buy")
    assert state.to_move == CHANCE
    assert refused(state, "end") == ("TOR-15.5",)
    play(state, "draw jump", "draw any_door", "draw six_ap")
    assert state.to_move == 0
    assert legal(state) == ["keep six_ap", "keep jump", "keep any_door"]
    assert refused(state, "keep diagonal") == ("TOR-8.1",)
    play(state, "keep jump")
    view = state.view(0)
    assert view["players"][0]["hand"] == ["jump"]
    assert view["seen_cards"] == ["six_ap", "any_door"]


def bought(*places: str) -> object:
    """Cards six_ap and any_door go back to these places, the rest of the deck being unseen."""
    state = play(position(), "buy", "draw jump", "draw any_door", "draw six_ap", "keep jump")
    return play(state, *(f"return {place}" for place in places))


@rule("TOR-8.2")
def test_the_two_other_cards_go_back_in_one_of_six_ways() -> None:
    ways = set()
    for first in legal(bought()):
        for second in legal(play(bought(), first)):
            deck = play(bought(), first, second).view(0)["decks"][0]
            ways.add((tuple(deck["top"]), tuple(deck["bottom"])))
    a, b = "six_ap", "any_door"
    assert ways == {((a, b), ()), ((b, a), ()), ((), (a, b)), ((), (b, a)), ((a,), (b,)), ((b,), (a,))}
    state = bought()
    assert refused(state, "return under_top") == ("TOR-8.2",)
    assert refused(state, "end") == ("TOR-8.2",)
    assert bought("top", "under_top").view(0)["decks"][0] == {"top": [a, b], "unseen": 7, "bottom": []}
    assert bought("top", "top").view(0)["decks"][0]["top"] == [b, a]
    assert bought("bottom", "above_bottom").view(0)["decks"][0]["bottom"] == [b, a]
    assert bought("bottom", "bottom").view(0)["decks"][0]["bottom"] == [a, b]


@rule("TOR-8.3")
def test_a_second_purchase_shows_cards_just_put_back_on_top() -> None:
    state = bought("top", "under_top")
    play(state, "buy")
    assert state.to_move == CHANCE  # two from the top, the third unseen
    play(state, "draw diagonal")
    assert legal(state) == ["keep six_ap", "keep diagonal", "keep any_door"]
    play(state, "keep diagonal", "return top", "return top")
    assert refused(state, "buy") == ("TOR-4.1",)  # at most two a turn


def deck_of(*cards: str) -> object:
    """Seat 0 has only these cards in the deck; the others were played."""
    return position(played=[[card for card in ALL_CARDS if card not in cards], []])


@rule("TOR-8.4")
def test_a_deck_of_three_or_fewer_cards_is_drawn_whole() -> None:
    three = play(deck_of("jump", "two_up", "six_ap"), "buy", "draw jump", "draw two_up", "draw six_ap", "keep jump")
    # six_ap has gone back by itself; two_up goes above or under it: only the order counts.
    assert legal(three) == ["return top", "return under_top"]
    assert play(three, "return under_top").view(0)["decks"][0] == {
        "top": ["six_ap", "two_up"],
        "unseen": 0,
        "bottom": [],
    }
    two = play(deck_of("jump", "two_up"), "buy", "draw jump", "draw two_up")
    assert legal(two) == ["keep two_up", "keep jump"]
    play(two, "keep jump")
    assert two.view(0)["decision"] == "turn"  # one arrangement: nothing to ask
    play(two, "buy")
    assert legal(two) == ["keep two_up"]  # the last card, known to its owner
    play(two, "keep two_up")
    assert two.view(0)["decks"][0] == {"top": [], "unseen": 0, "bottom": []}
    empty = deck_of()
    assert "buy" not in legal(empty)
    assert refused(empty, "buy") == ("TOR-8.4",)


@rule("TOR-8.5")
def test_a_purchase_cannot_be_cancelled() -> None:
    state = play(position(), "buy", "draw jump", "draw any_door", "draw six_ap")
    for text in ("end", "advance", "buy", "return top"):
        assert refused(state, text) == ("TOR-8.5",)


@rule("TOR-8.6")
def test_a_card_is_not_played_in_the_turn_it_was_bought_and_hands_have_no_limit() -> None:
    state = play(
        position(), "buy", "draw jump", "draw any_door", "draw six_ap", "keep six_ap", "return top", "return top"
    )
    assert "play six_ap" not in legal(state)
    assert refused(state, "play six_ap") == ("TOR-8.6",)
    play(state, "end", "end")
    assert "play six_ap" in legal(state)
    full = position(hands=[ALL_CARDS[:9], []])
    play(full, "buy", "draw shift_block", "keep shift_block")
    assert full.view(0)["players"][0]["hand_size"] == 10


@rule("TOR-8.2")
def test_cards_at_the_bottom_are_drawn_from_the_upper_end_of_theirs() -> None:
    bottom = ["jump", "two_up", "six_ap", "any_door"]
    state = position(
        played=[[card for card in ALL_CARDS if card not in bottom], []],
        decks=[{"bottom": [[card, 0] for card in bottom]}, {}],
    )
    play(state, "buy")
    assert legal(state) == ["keep six_ap", "keep two_up", "keep jump"]  # any_door is the lowest


@rule("TOR-8.3", "TOR-15.2")
def test_seeing_a_card_one_has_put_back_oneself_is_no_news() -> None:
    events = do(bought("top", "under_top"), "buy")
    assert [(event.kind, event.secret.get("card"), event.reveals) for event in events] == [
        ("card_bought", None, False),
        ("card_seen", "six_ap", False),
        ("card_seen", "any_door", False),
    ]
    state = play(position(2, "common_deck"), "buy", "draw jump", "draw any_door", "draw six_ap", "keep jump")
    others = do(play(state, "return top", "return bottom", "end"), "buy")
    assert [(event.kind, event.secret.get("card"), event.reveals) for event in others] == [
        ("card_bought", None, False),
        ("card_seen", "six_ap", True),
    ]


@rule("TOR-4.1", "TOR-8.3")
def test_two_purchases_are_the_limit_of_one_turn_and_not_of_the_game() -> None:
    cards = iter(["jump", "two_up", "six_ap", "diagonal", "any_door", "free_move"])
    state = position()
    for _ in range(2):
        play(state, "buy", *(f"draw {next(cards)}" for _ in range(3)))
        play(state, legal(state)[0], "return bottom", "return bottom")
    assert refused(state, "buy") == ("TOR-4.1",)
    play(state, "end", "end")
    assert (state.to_move, state.view(0)["bought_size"]) == (0, 0)
    assert "buy" in legal(state)
