"""Options and settings."""

import pytest

from bastide import BadOption, UnknownGame, game_names, load

TORRES = load("torres")


def test_defaults_are_filled_in() -> None:
    settings = TORRES.read_settings(3, variant="master")
    assert settings.plain() == {"players": 3, "variant": "master", "first_player": "random", "master_card": "random"}


def test_values_may_come_as_text() -> None:
    assert TORRES.read_settings("4", first_player="2")["first_player"] == 2


@pytest.mark.parametrize(
    ("players", "options", "complaint"),
    [
        (5, {}, "Torres is for 2 to 4 players, not 5"),
        (1, {}, "TOR-3.3"),
        ("many", {}, "'many' is no number of players"),
        (
            2,
            {"variant": "expert"},
            "'expert' is no value of the option 'variant'; choose among base, common_deck, master",
        ),
        (2, {"varaint": "master"}, "Torres has no option 'varaint'; did you mean 'variant'?"),
        (2, {"first_player": 2}, "TOR-2.1: seat 2 cannot begin a game of 2 players"),
        (2, {"first_player": 1.0}, "'1.0' is no value"),
        (2, {"first_player": True}, "'True' is no value"),
    ],
)
def test_impossible_settings_get_a_sentence(players: object, options: dict, complaint: str) -> None:
    with pytest.raises(BadOption) as caught:
        TORRES.start(players, **options)
    assert complaint in str(caught.value)


def test_an_unknown_game_gets_a_suggestion() -> None:
    assert "torres" in game_names()
    with pytest.raises(UnknownGame, match="did you mean 'torres'"):
        load("tores")
    with pytest.raises(UnknownGame, match=r"there are .*torres"):
        load("chess")
