"""Options and settings."""

import pytest

from bastide import BadOption, FairDealer, Match, Record, UnknownGame, game_names, load, verify
from bastide.core import Option
from toy import GAME as LOTS

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


def test_a_range_takes_every_whole_number_in_it_and_lists_a_few() -> None:
    option = Option("noise", range(3001), 600, "TOY-1", offered=range(0, 3001, 300))
    assert [option.read(given) for given in (0, 450, "451", 3000)] == [0, 450, 451, 3000]
    assert list(option.offered)[:3] == [0, 300, 600]
    for given in (-1, 3001, 1.0, True):
        with pytest.raises(BadOption, match="choose a whole number from 0 to 3000"):
            option.read(given)


class Younger(type(LOTS)):  # type: ignore[misc]
    """The toy with an option that came with its second version of the rules, and the first still played."""

    rules_version = 2
    former_rules = (1,)
    options = (Option("kind", ("new", "old"), "new", "LOT-1", before=(1, "old")),)


def test_an_older_version_of_the_rules_is_played_with_what_it_knew() -> None:
    game = Younger()
    now, then = game.read_settings(2), game.read_settings_of(1, 2)
    assert (now.rules, now["kind"]) == (2, "new")
    assert (then.rules, then["kind"]) == (1, "old")
    assert now != then
    assert game.read_settings(2, kind="old") != then  # the same choices, other rules
    assert [game.plays(rules) for rules in (0, 1, 2, 3)] == [False, True, True, False]


@pytest.mark.parametrize("rules", [1, 2])
def test_records_of_an_older_version_are_written_and_verified_as_such(rules: int) -> None:
    game = Younger()
    match = Match(game, game.read_settings_of(rules, 2), FairDealer(bytes(32), "t"))
    while not match.state.over:
        match.play(match.state.legal_actions()[0])
    text = Record.of(match).write()
    assert f"\nrules {rules}\n" in text
    assert verify(game, Record.read(text)).state.settings == match.settings
    before = text.replace("option kind old\n", "")  # as the older program wrote it
    assert verify(game, Record.read(before)).state.settings == match.settings
