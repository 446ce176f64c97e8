"""Actions: typed, immutable, with a text form and a code that round-trip."""

from typing import Annotated

import pytest

from bastide import BadAction, load
from bastide.core import Action, ActionSpace, Part
from bastide.testing import moved_codes, write_codes
from toy import GAME, Card, Deal, Play

TORRES = load("torres")


def spaces_with(*figures: str, later: bool = False) -> ActionSpace:
    figure = Annotated[int, Part.of(figures, room=4)]
    place = Annotated[int, Part.of(["north", "south"])]
    deploy = type("Deploy", (Action,), {"__annotations__": {"figure": figure, "place": place}}, word="deploy")
    choose = type("Choose", (Action,), {"__annotations__": {"place": place, "figure": figure}}, word="choose")
    leave = type("Leave", (Action,), {}, word="leave")
    return ActionSpace(deploy, choose, *([leave] if later else []))


def test_a_part_with_room_keeps_codes_for_values_that_come_later() -> None:
    now = spaces_with("small", "big")
    texts = {str(now.decode(code)): code for code in (0, 1, 2, 3, 8, 9, 12, 13)}
    assert list(texts) == [
        "deploy small north", "deploy small south", "deploy big north", "deploy big south",
        "choose north small", "choose north big", "choose south small", "choose south big",
    ]  # fmt: skip
    later = spaces_with("small", "big", "abbot", later=True)
    assert {text: later.parse(text).code for text in texts} == texts
    assert [kind.count for kind in now.kinds] == [4, 4]
    assert [str(now.kinds[1].at(n)) for n in range(4)] == list(texts)[4:]
    with pytest.raises(BadAction, match="the code is kept for a 'deploy' that may come later"):
        now.decode(4)
    with pytest.raises(ValueError, match="there is room for 4 values, not for 5"):
        spaces_with("small", "big", "mayor", "wagon", "pig")


def test_moved_codes_are_named() -> None:
    pinned = write_codes(spaces_with("small", "big"))
    assert moved_codes(pinned, spaces_with("small", "big")) == []
    assert moved_codes(pinned, spaces_with("small", "big", "abbot", later=True)) == []
    inserted = moved_codes(pinned, spaces_with("small", "abbot", "big"))
    assert inserted == ["was '  figure 4: small big', is '  figure 4: small abbot big'"] * 2
    assert moved_codes(write_codes(spaces_with("small", later=True)), spaces_with("small")) == ["was '16 leave', is ''"]


def test_text_code_and_action_are_three_forms_of_one_thing() -> None:
    for game in (GAME, TORRES):
        for code in range(game.actions.size):
            action = game.decode(code)
            assert action.code == code
            assert game.parse(str(action)) == action


def test_parts_have_names() -> None:
    move = TORRES.parse("move a1 b1")
    assert str(move) == "move a1 b1"
    assert (move.start, move.target) == (56, 57)
    assert repr(move) == "<MoveKnight 'move a1 b1'>"
    assert {move: 1}[TORRES.parse("move a1 b1")] == 1


def test_actions_do_not_change() -> None:
    with pytest.raises(AttributeError, match="an action does not change"):
        Play(3).code = 7  # type: ignore[misc]


def test_a_part_never_hides_what_every_action_has() -> None:
    with pytest.raises(TypeError, match="'take' cannot call a part 'count'"):
        type("Take", (Action,), {"__annotations__": {"count": Card}}, word="take")


def test_two_kinds_never_share_a_word() -> None:
    with pytest.raises(ValueError, match="same word"):
        ActionSpace(Deal, Deal)
    ActionSpace(Deal, Play)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "'' is no action"),
        ("mvoe a1 a2", "did you mean move"),
        ("fly a1", "an action begins with one of first, master"),
        ("move a1", "after 'move' comes <start> <target>, for example 'move a8 a8'"),
        ("end now", "after 'end' comes nothing"),
        ("block i9", "'i9' is no square (a8 to h1)"),
        ("start 7", "'7' is no seat (0 to 3)"),
        ("start 03", "'03' is no seat"),
        ("play JUMP", "'JUMP' is no card"),
        ("block a1; drop table", "after 'block' comes <square>"),
        ("x" * 5000, "is no action"),
    ],
)
def test_a_malformed_text_gets_a_sentence_that_helps(text: str, complaint: str) -> None:
    with pytest.raises(BadAction) as caught:
        TORRES.parse(text)
    assert complaint in str(caught.value)
    assert len(str(caught.value)) < 400


@pytest.mark.parametrize("code", [-1, TORRES.actions.size, 10**12])
def test_a_code_out_of_range_is_refused(code: int) -> None:
    with pytest.raises(BadAction, match="codes go from 0 to"):
        TORRES.decode(code)


def test_a_value_out_of_range_is_refused() -> None:
    with pytest.raises(BadAction, match="it takes 0 to 7"):
        Play(8)


def test_an_action_of_another_game_is_refused_without_harm() -> None:
    state = TORRES.start(2)
    refusal = state.why_not(Play(1))
    assert refusal is not None
    assert refusal.text() == "'play 2' is no action of Torres."
