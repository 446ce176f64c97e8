"""MAG-3: who may know what."""

from bastide.core import CHANCE, Match
from bastide.games.magna_carta import GAME
from bastide.testing import rule
from bastide.testing.events import shown_to
from games.magna_carta.table import card, deal_on, player, random_games, seat, started, table
from games.playing import do, legal

ALL = [
    str(action).split()[1]
    for action in map(GAME.decode, range(GAME.parse("build small_farm").code, GAME.parse("build church").code + 1))
]


@rule("MAG-3.1")
def test_what_is_public():
    state = table(
        seat(deniers=3, food=1, tokens=(1, 0, 0), hand="bank church", discard="market"),
        seat(gold=2),
        road=[card("small_farm", 1, worker=0, store=1), card("peddler", 0, prestige="statue")],
        castle=[4, 6, 7],
        mover=1,
        bridge=[0],
        provost=2,
    )
    view = state.view(None)
    assert view == {**state.view(1), "players": view["players"]}, "everything but the hands is the same for all"
    assert view["road"][2] == {
        "card": "small_farm",
        "owner": 1,
        "side": "building",
        "turning": False,
        "prestige": None,
        "worker": 0,
        "store": 1,
    }
    assert (view["provost"], view["bridge"], view["castle"], view["first"]) == (2, [0], [4, 6, 7], 0)
    assert view["prestige"] == ["theatre", "hotel", "stables", "town_hall", "monument", "cathedral"]
    red = view["players"][0]
    assert (red["deniers"], red["food"], red["tokens"], red["workers"]) == (3, 1, [1, 0, 0], 3)
    assert (red["hand_size"], red["deck_size"], red["discard"], red["hand"]) == (2, 8, ["market"], None)


@rule("MAG-3.2")
def test_everybody_may_look_through_a_discard_pile_in_its_order():
    state = table(seat(deniers=2, hand="bank", discard="market church"), seat(), mover=0)
    do(state, "replace")
    for viewer in (None, 0, 1):
        assert player(state, 0, viewer)["discard"] == ["market", "church", "bank"]


@rule("MAG-3.3")
def test_a_hand_is_known_to_its_owner_alone():
    state = table(seat(hand="bank church"), seat(hand="market"))
    assert [one["hand"] for one in state.view(0)["players"]] == [["bank", "church"], None]
    assert [one["hand"] for one in state.view(1)["players"]] == [None, ["market"]]
    assert [one["hand"] for one in state.view(None)["players"]] == [None, None]


@rule("MAG-3.4")
def test_nobody_knows_the_order_of_a_deck_not_even_the_state():
    state = table(seat(deniers=1, hand="bank"), seat())
    do(state, "draw")
    assert sorted(legal(state)) == sorted(f"deal {name}" for name in ALL if name != "bank")
    assert "deck" not in player(state, 0, 0)


@rule("MAG-3.5")
def test_hand_and_deck_together_are_known_but_not_their_split():
    state = table(seat(hand="bank church", discard="market"), seat(), road=[card("lawyer", 0)])
    other = table(seat(hand="peddler gold_mine", discard="market"), seat(), road=[card("lawyer", 0)])
    assert state.view(1) == other.view(1)
    assert player(state, 0, 1)["unseen"] == [name for name in ALL if name not in ("market", "lawyer")]
    assert player(state, 0, 1)["known"] == []
    empty_deck = table(
        seat(hand="bank church", discard=" ".join(n for n in ALL if n not in ("bank", "church"))), seat()
    )
    assert player(empty_deck, 0, 1)["known"] == ["bank", "church"]


@rule("MAG-3.5", "MAG-3.6")
def test_what_everybody_could_tell_before_a_reshuffle_they_know_after_it():
    rest = " ".join(name for name in ALL if name not in ("bank", "church"))
    state = table(seat(deniers=1, hand="bank church", discard=rest), seat())
    do(state, "draw", "deal market")
    assert player(state, 0, 1)["known"] == ["bank", "church"]
    assert player(state, 0, 1)["hand_size"] == 3
    assert player(state, 0, 1)["hand"] is None
    assert sorted(player(state, 0, 1)["unseen"]) == sorted(ALL)


@rule("MAG-3.6")
def test_only_the_owner_sees_a_drawn_card_and_everybody_a_reshuffle():
    rest = " ".join(name for name in ALL if name != "bank")
    state = table(seat(deniers=1, hand="bank", discard=rest), seat())
    reshuffle = do(state, "draw")[-1]
    assert shown_to(reshuffle, 1)["data"]["cards"] == rest.split()
    code = GAME.parse("deal market").code
    assert [state.sees(viewer, code) for viewer in (0, 1, None)] == [True, False, False]
    (drew,) = do(state, "deal market")
    assert shown_to(drew, 0)["data"] == {"card": "market"}
    assert shown_to(drew, 1)["data"] == shown_to(drew, None)["data"] == {}
    assert player(state, 0, 1)["hand_size"] == 2


@rule("MAG-3.7")
def test_a_card_becomes_public_when_it_is_discarded_or_built():
    state = table(seat(deniers=1, food=1, wood=1, hand="lawyer bank"), seat())
    built = do(state, "build lawyer")
    assert built[0].reveals
    assert (built[0].kind, built[0].data["card"]) == ("showed", "lawyer")
    do(state, "pass")
    replaced = do(state, "replace")
    assert replaced[0].reveals
    assert replaced[0].data["cards"] == ["bank"]
    assert player(state, 0, 1)["discard"] == ["bank"]


@rule("MAG-3.8")
def test_every_other_choice_is_open():
    for state, code in random_games(6):
        if state.view(None)["step"] == "mulligan":
            assert not state.sees(None, code)
        elif state.to_move != CHANCE:
            assert all(state.sees(viewer, code) for viewer in (None, *range(state.players)))


def test_undo_closes_when_a_card_is_drawn_or_shown():
    match = Match(GAME, GAME.read_settings(2))
    assert match.undo_horizon(0) == len(match.steps)
    match.play(GAME.parse("keep"), 0)
    assert match.undo_horizon(0) == len(match.steps) - 1, "nobody has learned anything yet"
    match.play(GAME.parse("mulligan"), 1)
    assert match.undo_horizon(1) == match.undo_horizon(0) == len(match.steps)
    mover = int(match.state.to_move)
    match.play(GAME.parse("place 1"), mover)
    assert match.undo_horizon(mover) == len(match.steps) - 1
    other = int(match.state.to_move)
    match.play(GAME.parse("draw"), other)
    assert match.undo_horizon(other) == len(match.steps)
    shown = Match(GAME, GAME.read_settings(2))
    shown.state = table(seat(food=1, wood=1, gold=1, hand="lawyer"), seat())
    shown.play(GAME.parse("build lawyer"))
    assert shown.undo_horizon(0) == len(shown.steps), "the card was seen by all"
    shown.play(GAME.parse("pay 1f1w"))
    assert shown.undo_horizon(0) == len(shown.steps) - 1


def test_a_started_game_hides_all_hands_from_a_spectator():
    state = started(3)
    deal_on(state)
    assert all(one["hand"] is None for one in state.view(None)["players"])
