"""Snapshots: a position as data, checked on the way in."""

import json

import pytest

from bastide import BadSnapshot, load

TORRES = load("torres")


def snapshot() -> dict:
    state = TORRES.start(2, first_player=0)
    for text in ("knight d8", "knight c6", "king e1", "block e8"):
        state.play(state.parse(text))
    return json.loads(json.dumps(state.snapshot()))


def test_a_snapshot_restores_the_same_position() -> None:
    assert TORRES.restore(snapshot()).snapshot() == snapshot()


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"game": "caylus"}, "is of the game 'caylus', not of 'torres'"),
        ({"rules": 7}, "is of rules version 7"),
        ({"settings": None}, "lacks its settings"),
        ({"settings": {"players": 7}}, "The snapshot's settings are wrong: TOR-3.3"),
        ({"blocks": {"z9": 1}}, "'z9' is no square"),
        ({"blocks": {"a1": 0}}, "TOR-1.2"),
        ({"king": None}, "TOR-2.7"),
        ({"king": "a1"}, "TOR-2.7"),
        ({"knights": [["d8"]]}, "should be one list for every seat"),
        ({"knights": [["d8"], []]}, "TOR-2.6"),
        ({"towers": [[9], [3, 3, 3, 3]]}, "TOR-7.6"),
        ({"towers": [[], [3, 3, 3, 3]]}, "TOR-3.4"),
        ({"year": 4}, "'year' is 4; it should be a number from 1 to 3"),
        ({"year": True}, "'year' is True"),
        ({"decision": "party"}, "'party' is no decision"),
        ({"hands": [["jump", "jump"], []]}, "TOR-9.3"),
        ({"hands": [["joker"], []]}, "'joker' is no card"),
        ({"bought": ["jump"]}, "TOR-8.6"),
        ({"decision": "keep"}, "TOR-8.1"),
        ({"decision": "card_effect"}, "TOR-9.1"),
        ({"decision": "put_block"}, "TOR-9.1"),
        ({"decision": "tower_at_end"}, "TOR-7.2"),
        ({"colour": "red"}, "a field 'colour', which Torres does not know"),
        ({"decks": 5}, "damaged"),
    ],
)
def test_an_impossible_snapshot_gets_a_sentence(change: dict, complaint: str) -> None:
    with pytest.raises(BadSnapshot) as caught:
        TORRES.restore({**snapshot(), **change})
    assert complaint in str(caught.value)


def test_something_else_is_no_snapshot() -> None:
    with pytest.raises(BadSnapshot, match="A snapshot is a mapping"):
        TORRES.restore([1, 2, 3])  # type: ignore[arg-type]
