"""A tournament as data: what is refused, and how it is written down."""

import csv
import json
import re
from fractions import Fraction

import pytest

from bastide.compete import (
    BadResult,
    BadTournament,
    Entrant,
    Result,
    Rules,
    Tournament,
    draw,
    from_plain,
    rounds_of,
    standings,
    to_plain,
)
from bastide.compete.page import page, rules_in_words
from bastide.compete.pairing import rounds_for
from bastide.compete.rules import Kind
from bastide.compete.sheets import number, results_sheet, standings_sheet
from bastide.core import Dealer
from compete.playing import field, play, play_round


@pytest.mark.parametrize(
    ("rules", "complaint"),
    [
        ({"kind": "ladder"}, "'ladder' is no kind; choose among swiss, everybody, knockout, same_luck."),
        ({"seats": 1}, "The seats of a table are a whole number from 2 to 6, not 1."),
        ({"seats": 7}, "The seats of a table are a whole number from 2 to 6, not 7."),
        ({"seats": "2"}, "The seats of a table are a whole number from 2 to 6, not '2'."),
        ({"seats": 4, "fewest": 5}, "The seats of the smallest table are a whole number from 2 to 4, not 5."),
        ({"rounds": 0}, "The rounds are a whole number from 1 to 1000, not 0."),
        ({"rounds": True}, "The rounds are a whole number from 1 to 1000, not True."),
        ({"kind": "knockout", "rounds": 3}, "A knockout has as many rounds as it takes; leave their number out."),
        ({"kind": "knockout", "fewest": 2}, "The tables of a knockout are as its rounds ask for"),
        ({"points": "many"}, "'many' is no rule for points; choose among duels, wins."),
        ({"points": (1,)}, "Points for places are one number for each seat, and never more for a worse place."),
        ({"points": (0, 1)}, "Points for places are one number for each seat, and never more for a worse place."),
        ({"points": (1, 1)}, "Points for places tell the first from the last."),
        ({"points": (1.5, 0)}, "Points for places are whole numbers."),
        ({"tie_breaks": ("age",)}, "'age' is no tie-break; choose among opponents, cut, difference, score, wins, met."),
        ({"tie_breaks": ("wins", "wins")}, "A tie-break is named twice."),
        ({"no_show": "wait"}, "'wait' is no rule for who does not come; choose among forfeit, steward."),
        ({"absences": 0}, "The absences until somebody is out are a whole number from 1 to 1000, not 0."),
    ],
)
def test_rules_that_cannot_be_are_refused(rules: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadTournament, match=re.escape(complaint)):
        Rules(**rules)  # type: ignore[arg-type]


def test_entrants_that_cannot_be_are_refused() -> None:
    with pytest.raises(BadTournament, match="'a' has entered twice"):
        Tournament(Rules(), (Entrant("a"), Entrant("a")))
    with pytest.raises(BadTournament, match="has a name"):
        Entrant(" ")
    with pytest.raises(BadTournament, match="from 1 on"):
        Entrant("a", first=0)
    with pytest.raises(BadTournament, match="cannot leave before"):
        Entrant("a", first=4, last=2)
    with pytest.raises(BadTournament, match="Nobody called 'x'"):
        Tournament(Rules(), field(2)).withdraw("x")
    with pytest.raises(BadTournament, match="At most 500"):
        Tournament(Rules(), field(501))


@pytest.mark.parametrize(
    ("result", "complaint"),
    [
        (Result((1,), (1,)), "one score and one place for each of the 2 seats"),
        (Result((1, 2), (1, 3)), "counted from 1"),
        (Result((1, 2), (0, 1)), "counted from 1"),
        (Result((1, None), (1, 2)), "who came has a score"),
        (Result((None, None), (1, 2)), "two or more came"),
        (Result((1, 2), (1, 2), frozenset([1])), "Who did not come has no score"),
        (Result((1, 2), (1, 2), frozenset([2])), "one score and one place"),
    ],
)
def test_results_that_cannot_be_are_refused(result: Result, complaint: str) -> None:
    tournament = Tournament(Rules(), field(2))
    tournament = tournament.begin(draw(tournament))
    with pytest.raises(BadResult, match=complaint):
        tournament.enter_result(1, 1, result)
    with pytest.raises(BadResult, match="no table 2 in round 1"):
        tournament.enter_result(1, 2, Result((2, 1), (1, 2)))


def test_a_result_is_put_right() -> None:
    tournament = Tournament(Rules(), field(2))
    tournament = tournament.begin(draw(tournament)).enter_result(1, 1, Result((2, 1), (1, 2)))
    before = standings(tournament)[0].name
    tournament = tournament.enter_result(1, 1, Result((1, 2), (2, 1)))
    assert standings(tournament)[0].name != before


def test_how_many_rounds_there_are() -> None:
    assert [rounds_of(Tournament(Rules(), field(players))) for players in (4, 8, 9, 64)] == [2, 4, 5, 7]
    assert rounds_of(Tournament(Rules("everybody"), field(7))) == 7
    assert rounds_of(Tournament(Rules("everybody", 3), field(7))) is None
    assert rounds_of(Tournament(Rules("everybody", 3, rounds=4), field(7))) == 4
    assert rounds_of(Tournament(Rules("knockout", 4), field(17))) == 3
    assert rounds_of(Tournament(Rules("same_luck"), field(8))) == 3


@pytest.mark.parametrize(
    ("kind", "players", "seats", "rounds"),
    [
        ("swiss", 2, 2, 1),
        ("swiss", 4, 2, 2),
        ("swiss", 5, 2, 4),
        ("swiss", 8, 2, 4),
        ("swiss", 9, 2, 5),
        ("swiss", 16, 2, 5),
        ("swiss", 64, 2, 7),
        ("swiss", 200, 2, 9),
        ("everybody", 4, 2, 3),
        ("everybody", 5, 2, 5),
        ("everybody", 9, 3, None),
        ("knockout", 2, 2, 1),
        ("knockout", 8, 2, 3),
        ("knockout", 9, 2, 4),
        ("knockout", 27, 3, 3),
        ("same_luck", 12, 3, 3),
    ],
)
def test_how_many_rounds_a_kind_asks_for(kind: Kind, players: int, seats: int, rounds: int | None) -> None:
    assert rounds_for(Rules(kind, seats), players) == rounds
    assert rounds_of(Tournament(Rules(kind, seats), field(players))) == rounds


@pytest.mark.parametrize("kind", ["swiss", "everybody", "knockout", "same_luck"])
def test_a_tournament_goes_through_json_and_back(kind: str) -> None:
    tournament = Tournament(Rules(kind, 3), field(9, rated=True), seed=5)  # type: ignore[arg-type]
    tournament = play_round(tournament, Dealer(1), frozenset(["p003"])).withdraw("p004")
    tournament = tournament.begin(draw(tournament))
    assert from_plain(json.loads(json.dumps(to_plain(tournament)))) == tournament


@pytest.mark.parametrize(
    "damage",
    [
        {"rules": None},
        {"rules": {"kind": "swiss", "speed": 3}},
        {"entrants": [{"name": "a"}, {"name": "a"}]},
        {"entrants": 3},
        {"rounds": [{"tables": []}]},
        {"rounds": [{"tables": [], "resting": ["nobody"]}]},
        {"rounds": [{"tables": [{"seats": ["p000", "p000"], "result": None}], "resting": []}]},
        {"seed": None},
    ],
)
def test_what_is_no_tournament_is_refused(damage: dict[str, object]) -> None:
    with pytest.raises(BadTournament):
        from_plain({**to_plain(Tournament(Rules(), field(2))), **damage})


def test_sheets_have_everybody_in_every_round() -> None:
    tournament = play(Tournament(Rules(rounds=3), field(5), seed=1))
    rows = list(csv.DictReader(standings_sheet(tournament).splitlines()))
    assert rows[0]["place"] == "1"
    assert list(rows[0]) == ["place", "name", "points", "opponents", "difference", "round 1", "round 2", "round 3"]
    assert [row["name"] for row in rows] == [row.name for row in standings(tournament)]
    results = list(csv.DictReader(results_sheet(tournament).splitlines()))
    assert len(results) == 15
    for row in rows:
        assert sum(float(each["points"]) for each in results if each["name"] == row["name"]) == float(row["points"])


def test_numbers_are_written_as_people_do() -> None:
    assert [number(Fraction(*parts)) for parts in ((3, 1), (5, 2), (1, 3), (-7, 1), (0, 1))] == [
        "3", "2.5", "0.3333", "-7", "0",
    ]  # fmt: skip


def test_the_page_stands_alone_and_says_the_rules() -> None:
    entrants = (Entrant("<u>&"), Entrant("plain"), Entrant("third"))
    tournament = play(Tournament(Rules(rounds=2), entrants))
    text = page("A & B", tournament, ["Torres", "Carcassonne <2>"])
    assert "<h2>Round 2</h2>\n<p>Carcassonne &lt;2&gt;</p>" in text
    assert "<h1>A &amp; B</h1>" in text
    assert "&lt;u&gt;&amp;" in text
    assert "<u>" not in text
    assert "http" not in text
    assert "<script" not in text
    assert rules_in_words(tournament.rules) == (
        "A game brings the part of the others at the table that one came in before; a tie counts half. "
        "With equal points: the points of the opponents one has met, then the difference of all scores."
    )
    assert text.count("<h2>Round ") == 2
    assert text.count("<tr") == 1 + 3 + 2 * 2
