"""Chapter 15: variants."""

import pytest

from bastide.core import BadOption
from bastide.games.caylus import GAME
from bastide.testing import rule
from games.caylus.town import BLUE, RED, cubes, offered, prestige, start, step, town, view
from games.playing import do, legal, refused

CASTLE = {"castle_1": BLUE}
SIMPLE = {"simplified_favours": True}


@rule("CAY-15.1")
def test_beginners_gain_3_prestige_for_a_favour() -> None:
    own = {RED: {"deniers": 1, "cloth": 1}}
    state = town(phase="special", own=own, workers={"joust_field": RED}, options=SIMPLE)
    do(state, "joust")
    assert (prestige(state, RED), step(state)) == (3, "provost")
    assert set(view(state)["players"][RED]["markers"].values()) == {0}
    assert refused(state, "favour prestige") == refused(state, "effect 1") == ("CAY-15.1",)  # the table is not used


@rule("CAY-15.2")
def test_beginners_have_no_limit_per_phase() -> None:
    build = {9: ("architect", RED), 10: ("residence", RED), 11: ("residence", RED), 12: ("architect", RED)}
    build[13] = ("mason", RED)
    own = {RED: {"stone": 8, "gold": 4, "cloth": 1, "wood": 3}}
    state = town(
        phase="buildings", own=own, build=build, workers={"9": RED, "12": RED, "13": RED}, provost=13, options=SIMPLE
    )
    do(state, "build monument", "site 10")
    assert prestige(state, RED) == 14 + 6
    do(state, "build college", "site 11", "build church")
    assert prestige(state, RED) == 14 + 6 + 14 + 3 + 3 + 3
    own = {RED: {"houses": {"walls": 5}}}
    scoring = town(phase="end_of_turn", own=own, bailiff=17, scored=1, options=SIMPLE)
    assert prestige(scoring, RED) == 9


@rule("CAY-15.3")
def test_the_jeweller_turns_gold_into_prestige() -> None:
    assert "jeweller" not in view(start())["stock"]
    assert view(start(jeweller=True))["stock"]["jeweller"] == 1
    own = {RED: {"stone": 1, "cloth": 1, "food": 1}}
    build = {9: ("mason", RED)}
    without = town(phase="buildings", own=own, build=build, workers={"9": RED, **CASTLE}, provost=9)
    assert refused(without, "build jeweller") == ("CAY-15.3",)
    options = {"jeweller": True}
    state = town(phase="buildings", own=own, build=build, workers={"9": RED, **CASTLE}, provost=9, options=options)
    do(state, "build jeweller")
    assert (prestige(state, RED), cubes(state, RED)) == (6, {"food": 1})
    for gold, exchange, points in ((1, 1, 5), (2, 2, 9)):
        using = town(
            phase="buildings",
            own={RED: {"gold": gold}},
            build={9: ("jeweller", BLUE)},
            workers={"9": RED, **CASTLE},
            provost=9,
            options=options,
        )
        assert legal(using) == [*(f"exchange {i + 1}" for i in range(gold)), "decline"]
        do(using, f"exchange {exchange}")
        assert (prestige(using, RED), cubes(using, RED), step(using)) == (points, {}, "castle")


@rule("CAY-15.4")
@pytest.mark.parametrize("value", [4, 3])
def test_the_lawyer_is_worth_4_or_3(value: int) -> None:
    own = {RED: {"wood": 1, "cloth": 1}}
    options = {"lawyer_prestige": value, "jeweller": True}
    state = town(phase="buildings", own=own, workers={"6": RED, **CASTLE}, options=options)
    assert "lawyer" in offered(state, "build")
    do(state, "build lawyer")
    assert prestige(state, RED) == value
    assert GAME.start(players=3).settings["lawyer_prestige"] == 4


@rule("CAY-16.1")
def test_a_named_decision_with_one_option_is_still_an_action() -> None:
    """The engine leaves taking it automatically to the table, so that records count the same things."""
    assert legal(town()) == ["pass"]
    assert legal(town(phase="castle", workers={"castle_1": RED})) == ["stop"]
    with pytest.raises(BadOption):
        GAME.start(players=6)
