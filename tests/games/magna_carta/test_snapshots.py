"""Positions written by hand: what is wrong with them is said in a sentence."""

import copy
import json

import pytest

from bastide.core import BadSnapshot
from bastide.games.magna_carta import GAME
from games.magna_carta.table import card, random_games, seat, table
from games.playing import do, legal


def position():
    """Turn 1, seat 0 to move, every kind of thing on the table."""
    state = table(
        seat(deniers=3, hand="bank church", discard="market"),
        seat(tokens=(1, 0, 0), gold=1),
        road=[
            card("small_farm", 0, store=1, worker=1),
            card("peddler", 1, residence=True),
            card("gold_mine", 1, prestige="statue"),
        ],
        castle=[3, 6, 7],
    )
    return json.loads(json.dumps(state.snapshot()))


def test_a_snapshot_is_restored_at_every_step_of_a_game():
    for state, code in random_games(6, seed=50):
        plain = json.loads(json.dumps(state.snapshot()))
        restored = GAME.restore(plain)
        assert restored == state
        assert dict(restored.snapshot()) == plain
        assert code in list(restored.legal_codes())


def test_a_snapshot_reads_like_the_table():
    data = position()
    assert data["road"] == [
        {"card": "park"},
        {"card": "neutral_peddler"},
        {"card": "small_farm", "owner": 0, "worker": 1, "store": 1},
        {"card": "peddler", "owner": 1, "side": "residence"},
        {"card": "gold_mine", "owner": 1, "side": "residence", "prestige": "statue"},
    ]
    assert data["seats"][0]["hand"] == ["bank", "church"]
    assert (data["step"], data["mover"], data["removed"], data["provost"]) == ("move", 0, 1, 4)


def put(data, path, value):
    *parents, last = path
    for key in parents:
        data = data[key]
    data[last] = value


WRONG = [
    (["step"], "dancing", "'dancing' is no step"),
    (["mover"], 2, "The snapshot's 'mover' is 2; it should be a number from 0 to 1"),
    (["mover"], None, "While the game is on, 'mover' is a seat."),
    (["first"], None, "MAG-2.12"),
    (["chosen"], 3, "nothing is being paid for"),
    (["bridge"], [0], "MAG-6.26: seat 0 has passed"),
    (["bridge"], [1, 1], "MAG-6.26: a seat stands on the bridge twice"),
    (["road"], "park", "'road' should be a list"),
    (["road", 0, "card"], "inn", "'inn' is no card of the road"),
    (["road", 0, "card"], "neutral_peddler", "MAG-16.1"),
    (["road", 1, "card"], "forest", "MAG-2.2"),
    (["road", 2, "owner"], 7, "The owner of the small_farm should be a seat"),
    (["road", 2, "store"], 3, "'store' should be a number from 0 to 2"),
    (["road", 3, "store"], 1, "'store' should be a number from 0 to 0"),
    (["road", 3, "side"], "roof", "'building' or 'residence', not 'roof'"),
    (["road", 3, "worker"], 0, "MAG-6.15"),
    (["road", 3, "card"], "lawyer", "MAG-9.15a"),
    (["road", 3, "turning"], True, None),
    (["road", 2, "prestige"], "hotel", "MAG-6.23"),
    (["road", 3, "prestige"], "statue", "MAG-9.25"),
    (["provost"], 5, "MAG-16.5"),
    (["provost"], None, "MAG-16.5"),
    (["castle"], [3, 6], "'castle' should be a list of 3"),
    (["castle"], [4, 6, 7], "MAG-16.3"),
    (["castle"], [4, 5, 7], "MAG-10.4"),
    (["castle"], [5, 4, 7], "MAG-2.7"),
    (["turn"], 4, "MAG-16.4"),
    (["removed"], -1, "MAG-16.6"),
    (["seats"], [], "'seats' should be a list of 2"),
    (["seats", 0, "deniers"], -1, "MAG-16.6"),
    (["seats", 0, "deniers"], "many", "MAG-16.6"),
    (["seats", 0, "hand"], ["bank", "bank"], "MAG-16.1"),
    (["seats", 0, "hand"], ["small_farm"], "MAG-16.1"),
    (["seats", 0, "hand"], ["park"], "'park' is no player card"),
    (["seats", 0, "known"], ["market"], "MAG-3.5"),
    (["seats", 0, "mulligan"], "maybe", "'mulligan' is 'keep', 'mulligan' or null"),
    (["seats", 0, "prestige"], ["hotel"], "MAG-6.23"),
    (["settings", "variant"], "beginner", "MAG-13.5"),
    (["settings", "players"], 5, "MAG-15.1"),
    (["rules"], 99, "rules version 99"),
]


@pytest.mark.parametrize(("path", "value", "sentence"), WRONG, ids=[f"{path} {value}" for path, value, _ in WRONG])
def test_what_is_wrong_is_said(path, value, sentence):
    data = copy.deepcopy(position())
    put(data, path, value)
    if sentence is None:
        assert GAME.restore(data) == GAME.restore(position()), "a residence has been turned already"
        return
    with pytest.raises(BadSnapshot) as wrong:
        GAME.restore(data)
    assert sentence in str(wrong.value)


OPENING = {
    "food": 2, "wood": 2, "deniers": 4, "tokens": [0, 0, 0], "hand": [], "known": [], "discard": [], "mulligan": None,
}  # fmt: skip
STEPS_WRONG = [
    ({"step": "provost", "at": 0, "bridge": [0]}, "MAG-6.1"),
    ({"step": "provost", "at": 1, "bridge": [0, 1]}, "MAG-6.29"),
    ({"step": "offer", "at": 0, "bridge": [0, 1]}, "MAG-17.1"),
    ({"step": "primary", "at": 1, "bridge": [0, 1]}, "MAG-8.2"),
    ({"step": "primary", "at": 2, "bridge": [0, 1], "mover": 0}, "MAG-8.3"),
    ({"step": "secondary", "at": 2, "bridge": [0, 1], "mover": 1}, "MAG-8.3"),
    ({"step": "primary", "at": 2, "bridge": [0, 1], "mover": 1}, None),
    ({"step": "card_payment", "chosen": "market"}, "MAG-6.18"),
    ({"step": "card_payment", "chosen": "bank"}, "MAG-4.2"),
    ({"step": "prestige_payment", "chosen": "hotel"}, "MAG-6.22"),
    ({"step": "lawyer_payment", "chosen": 3, "at": 2, "bridge": [0, 1]}, "MAG-9.15a"),
    ({"step": "gold", "chosen": 0, "at": 0, "bridge": [0, 1]}, "MAG-10.9"),
    ({"step": "drawn_card", "drawing": 0}, "MAG-6.5"),
]


@pytest.mark.parametrize(("changes", "sentence"), STEPS_WRONG, ids=[str(changes) for changes, _ in STEPS_WRONG])
def test_what_is_wrong_with_a_step_is_said(changes, sentence):
    data = {**position(), **changes}
    if sentence is None:
        assert legal(GAME.restore(data)) == ["use 1f", "decline"]
        return
    with pytest.raises(BadSnapshot, match=sentence):
        GAME.restore(data)


def test_every_moment_of_a_payment_is_restored():
    paying = table(seat(food=1, wood=1, gold=2, hand="lawyer"), seat())
    do(paying, "build lawyer")
    assert legal(GAME.restore(paying.snapshot())) == ["pay 1f1w", "pay 1f1g", "pay 1w1g", "pay 2g"]
    offering = table(seat(food=2, wood=2, stone=2, gold=2), seat(), step="offer", at=0)
    do(offering, "offer 2", "gold food 1")
    again = GAME.restore(offering.snapshot())
    assert (again.snapshot()["asked"], again.snapshot()["chosen"]) == ("wood", 2)
    assert legal(again) == ["gold wood 0", "gold wood 1"]


@pytest.mark.parametrize(
    ("change", "clause"),
    [
        ({"turn": 1}, "MAG-2.14"),
        ({"bridge": [0]}, "MAG-2.14"),
        ({"mover": 1}, "MAG-2.8"),
        ({"seats": [OPENING | {"food": 3}, OPENING]}, r"MAG-2\.11: seat 0"),
        ({"seats": [OPENING | {"discard": ["bank"]}, OPENING]}, r"MAG-2\.9: seat 0 cannot have laid off 1 cards"),
        ({"seats": [OPENING, OPENING | {"discard": ["bank", "church", "market"]}]}, r"MAG-2\.9: seat 1"),
    ],
    ids=str,
)
def test_the_set_up_is_in_no_turn_and_deals_seat_by_seat(change: dict, clause: str) -> None:
    state = GAME.start(2)
    while state.view(None)["step"] != "opening_card":
        state.apply(state.legal_actions()[0])
    with pytest.raises(BadSnapshot, match=clause):
        GAME.restore({**state.snapshot(), **change})
