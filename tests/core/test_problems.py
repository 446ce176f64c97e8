"""What is wrong with a position is reported thing by thing: what kind of problem, where, a sentence, the clause."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from bastide import BadSnapshot, load
from bastide.core import CHANCE, Dealer, Problem
from bastide.core.errors import Bounds, Fault


def position(game: str, steps: int, **options: Any) -> dict[str, Any]:
    """A position of a game played at random, as data."""
    state, dealer = load(game).start(2, **options), Dealer(1)
    while steps > 0 or state.to_move == CHANCE:
        codes = state.legal_codes()
        chance = state.to_move == CHANCE
        state.apply_code(dealer.draw_code(state) if chance else codes[int(dealer.below(len(codes)))])
        steps -= 1
    plain: dict[str, Any] = json.loads(json.dumps(state.snapshot()))
    return plain


def problems(data: dict[str, Any], game: str = "") -> list[Problem]:
    with pytest.raises(BadSnapshot) as caught:
        load(game or data["game"]).restore(data)
    assert all(problem.message in str(caught.value) for problem in caught.value.problems)
    return caught.value.problems


def found_in(data: dict[str, Any]) -> list[tuple[str, str, str]]:
    return [(problem.code, problem.where, problem.clause) for problem in problems(data)]


def test_all_tiles_that_do_not_fit_their_neighbours_are_named_with_their_squares() -> None:
    data = position("carcassonne", 40)
    wrong = []
    for row in data["land"][1:]:
        for turned in (90, 180, 270):
            twin = {**data, "land": [[*r[:3], (r[3] + turned) % 360] if r is row else r for r in data["land"]]}
            try:
                load("carcassonne").restore({**twin, "figures": []})
            except BadSnapshot as caught:
                if caught.problems[0].clause == "CAR-B-2.2" and caught.problems[0].where == f"{row[1]},{row[2]}":
                    wrong.append((row, turned))
                    break
    first, last = wrong[0], wrong[-1]
    assert first[0] is not last[0]
    for row, turned in (first, last):
        row[3] = (row[3] + turned) % 360
    found = problems({**data, "figures": []})
    squares = {problem.where for problem in found}
    assert f"{first[0][1]},{first[0][2]}" in squares
    assert {(problem.code, problem.clause) for problem in found} == {("rule", "CAR-B-2.2")}
    assert all("does not fit its neighbours" in problem.message for problem in found)


def test_what_lies_beside_a_tile_that_does_not_fit_is_not_blamed() -> None:
    """CAR-B-2.2: a chain of tiles of which the first is wrong has one problem."""
    data = position("carcassonne", 0)
    data["land"] += [["no_such_tile", 1, 0, 0], ["base_d", 2, 0, 0]]
    found = found_in(data)
    assert ("rule", "1,0", "CAR-B-0.13") in found
    assert not any(where == "2,0" and clause == "CAR-B-2.2" for _, where, clause in found)


def test_figures_that_cannot_stand_there_are_all_named() -> None:
    data = position("carcassonne", 0)
    data["figures"] = [[0, "follower", 9, 9, "city"], [1, "giant", 0, 0, "city"]]
    found = found_in(data)
    assert found[0] == ("rule", "9,9", "CAR-B-3.2")
    assert [where for _, where, _ in found] == ["9,9", "0,0"]


def test_stacks_and_figures_of_torres_are_named_by_square() -> None:
    data = position("torres", 30)
    standing = data["knights"][0][0]
    data["knights"][1].append(standing)
    data["king"] = standing
    assert found_in(data) == [("rule", standing, "TOR-1.5"), ("rule", standing, "TOR-1.5")]
    lone = next(
        f"{file}{rank}"
        for file in "abcdefgh"
        for rank in range(1, 9)
        if rank > 1 and f"{file}{rank}" not in data["blocks"]
    )
    data = position("torres", 30)
    data["blocks"] = {**data["blocks"], "a1": 0, lone: 99}
    assert {clause for _, _, clause in found_in(data)} == {"TOR-1.2"}
    assert sorted(where for _, where, _ in found_in(data)) == sorted({"a1", lone})


def test_towers_of_torres_are_named_by_seat() -> None:
    data = position("torres", 30)
    data["towers"] = [[9], [9]]
    assert found_in(data) == [("rule", "seat 0", "TOR-7.6"), ("rule", "seat 1", "TOR-7.6")]


def test_what_play_cannot_reach_is_said_as_that() -> None:
    torres = position("torres", 30)
    assert found_in({**torres, "king": None}) == [("unreachable", "", "TOR-2.7")]
    caylus = position("caylus", 60)
    assert found_in({**caylus, "over": True})[0][::2] == ("unreachable", "CAY-13.1")


def test_tiles_of_caylus_are_named_by_space() -> None:
    data = position("caylus", 60)
    data["road"] = {**data["road"], "1": "gold_mine", "2": "gold_mine"}
    found = found_in(data)
    assert [where for _, where, _ in found] == ["1", "2"]
    assert {clause for _, _, clause in found} == {"CAY-1.7"}


def test_workers_of_caylus_on_empty_spaces_are_all_named() -> None:
    data = position("caylus", 60)
    empty = [str(space) for space in range(20, 30) if str(space) not in data["road"]][:2]
    data["workers"] = dict.fromkeys(empty, 0)
    assert found_in(data) == [("rule", empty[0], "CAY-6.9"), ("rule", empty[1], "CAY-6.9")]


def test_cards_of_magna_carta_are_named_by_their_place_on_the_road() -> None:
    data = position("magna_carta", 60)
    data["road"] = [*data["road"], data["road"][0], {"card": "moon"}]
    found = found_in(data)
    assert found[0] == ("rule", f"road {len(data['road']) - 2}", "MAG-16.1")
    assert found[1] == ("shape", f"road {len(data['road']) - 1}", "")


def test_cards_in_two_places_are_named_by_seat() -> None:
    data = position("magna_carta", 60)
    for seat in data["seats"]:
        seat["discard"] = [*seat["hand"][:1], *seat["discard"]]
    found = found_in(data)
    assert found == [("rule", "seat 0", "MAG-16.1"), ("rule", "seat 1", "MAG-16.1")]


def test_what_cannot_be_read_and_what_cannot_be_played_are_distinguished() -> None:
    data = position("torres", 30)
    assert found_in({**data, "colour": "red"}) == [("shape", "", "")]
    assert found_in({**data, "settings": {"players": 9}}) == [("settings", "", "")]
    problem = problems({**data, "colour": "red"})[0]
    assert problem.plain() == {
        "code": "shape",
        "where": "",
        "message": problem.message,
        "clause": "",
        "places": [],
        "bounds": None,
        "stuck": False,
        "fault": {"kind": "unknown", "what": "colour"},
    }


@pytest.mark.parametrize(
    ("game", "change", "clause", "places"),
    [
        ("carcassonne", {"land": [["base/CRFR", 1, 2, 0]]}, "CAR-B-1.4", ("1,2", "0,0")),
        ("carcassonne", {"figures": [[0, "small", 0, 0, "f7"]]}, "CAR-B-3.2", ("0,0",)),
        ("carcassonne", {"figures": [[1, "small", 0, 0, "f0"]] * 8}, "CAR-B-1.3", ("0,0", "seat 1")),
        ("carcassonne", {"figures": [[1, "small", 0, 0, "r0"], [0, "builder", 0, 0, "r0"]]}, "CAR-T-21", ("0,0",)),
        ("carcassonne", {"scores": [-1, -2]}, "CAR-TW-6.1", ("seat 0", "seat 1")),
        ("torres", {"towers": [[2, 2, 9], []]}, "TOR-7.6", ("seat 0",)),
        ("torres", {"blocks": {"h8": 99}}, "TOR-1.2", ("h8",)),
        ("torres", {"scores": [3, 3]}, "TOR-10.3", ("seat 0", "seat 1")),
        ("caylus", {"bailiff": 26, "provost": 26}, "CAY-17.4", ("26",)),
        ("caylus", {"workers": dict.fromkeys(("1", "2", "3", "4", "5", "6", "gate"), 1)}, "CAY-17.1", ("seat 1",)),
        ("caylus", {"promises": [[9, 0]]}, "CAY-9.24", ("9",)),
        ("magna_carta", {"bridge": [0, 1]}, "MAG-6.26", ("seat 1",)),
    ],
)
def test_a_problem_names_its_places_itself(
    game: str, change: dict[str, Any], clause: str, places: tuple[str, ...]
) -> None:
    options = {"traders_builders": True} if "builder" in str(change) else {}
    found = problems(position(game, 0 if game in ("carcassonne", "caylus") else 12, **options) | change)[-1]
    assert (found.clause, found.places, found.where) == (clause, places, places[0])
    assert found.plain()["places"] == list(places)


def test_a_worker_too_many_on_the_road_of_magna_carta_names_the_card_and_the_seat() -> None:
    data = position("magna_carta", 0)
    data["road"] = [{**card, "worker": 1} for card in data["road"]]
    data["road"] += [{"card": name, "owner": 0, "worker": 1} for name in ("small_farm", "small_sawmill", "market")]
    assert problems(data)[0].places == ("road 4", "seat 1")


def test_what_a_chapter_of_carcassonne_remembers_is_a_rule_with_its_cells() -> None:
    data = position("carcassonne", 0, tower=True)
    data["tower"]["towers"] = [[0, 0, 1]]
    (tower,) = problems(data)
    assert (tower.code, tower.clause, tower.places) == ("rule", "CAR-TW-2", ("0,0",))
    data = position("carcassonne", 0, tower=True)
    data["tower"]["capturing"] = [0, 0]
    (capturing,) = problems(data)
    assert (capturing.code, capturing.places) == ("shape", ("0,0",))


@pytest.mark.parametrize(
    ("game", "change", "bounds", "where"),
    [
        ("torres", {"year": 4}, Bounds("year", 1, 3), ""),
        ("torres", {"scores": [0, -1]}, Bounds("scores", 0, 999), "seat 1"),
        ("caylus", {"players": [{}, {"deniers": -1}]}, Bounds("deniers", 0, 10_000), "seat 1"),
        ("magna_carta", {"removed": -1}, Bounds("removed", 0, 18), ""),
    ],
)
def test_a_number_out_of_its_bounds_says_how_far_it_goes(
    game: str, change: dict[str, Any], bounds: Bounds, where: str
) -> None:
    (found,) = problems(position(game, 12) | change)
    assert (found.bounds, found.where, found.stuck) == (bounds, where, False)
    assert found.plain()["bounds"] == bounds._asdict()


def test_a_decision_with_nothing_to_choose_from_is_stuck() -> None:
    data = position("carcassonne", 0, tower=True)
    (found,) = problems({**data, "phase": "CAR-T-5b", "drawn": None})
    assert (found.code, found.stuck) == ("unreachable", True)


@pytest.mark.parametrize(
    ("game", "change", "fault"),
    [
        ("torres", {"game": "chess"}, Fault("other_game")),
        ("torres", {"rules": 99}, Fault("other_rules")),
        ("torres", {"settings": None}, Fault("missing", "settings")),
        ("torres", {"blocks": 3}, Fault("unreadable")),
        ("torres", {"king": "z9"}, Fault("unknown", "z9")),
        ("torres", {"scores": 3}, Fault("each_seat", "scores")),
        ("caylus", {"road": 3}, Fault("form", "road")),
        ("caylus", {"bailiff": 8, "road": {"7": "moon"}}, Fault("unknown", "moon")),
        ("magna_carta", {"castle": 3}, Fault("form", "castle")),
        ("carcassonne", {"tower": None}, Fault("missing", "tower")),
    ],
)
def test_what_no_clause_says_has_a_name(game: str, change: dict[str, Any], fault: Fault) -> None:
    found = problems(position(game, 12, **({"tower": True} if game == "carcassonne" else {})) | change, game)
    assert {(one.fault, one.clause, one.bounds, one.stuck) for one in found} == {(fault, "", None, False)}


def test_what_an_expansion_remembers_against_the_land_is_named_by_the_expansion() -> None:
    data = position("carcassonne", 0, king_robber=True)
    data["king_robber"]["cities"] += 1
    (found,) = problems(data)
    assert (found.code, found.fault) == ("shape", Fault("remembered", "king_robber"))


def damaged(data: Any) -> Iterator[Any]:
    """The same data with one thing in it changed, each in turn."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield {other: value for other, value in data.items() if other != key}
            for changed in damaged(value):
                yield {**data, key: changed}
    elif isinstance(data, list):
        yield data[1:]
        yield [*data, *data[:1]]
        for i, value in enumerate(data[:8]):
            for changed in damaged(value):
                yield [*data[:i], changed, *data[i + 1 :]]
    for other in (None, -1, 77, "moon", [], {}):
        if other != data:
            yield other


@pytest.mark.parametrize("game", ["torres", "caylus", "magna_carta", "carcassonne"])
def test_of_every_problem_it_is_known_what_it_is_without_its_english_sentence(game: str) -> None:
    """By a clause, a number out of its bounds, nothing to choose from, or a fault with a name."""
    options = {"tower": True, "king_robber": True, "abbey_mayor": True} if game == "carcassonne" else {}
    data, found = position(game, 40, **options), 0
    for changed in damaged({key: value for key, value in data.items() if key != "settings"}):
        try:
            load(game).restore({**changed, "settings": data["settings"]} if isinstance(changed, dict) else changed)
        except BadSnapshot as wrong:
            found += 1
            for one in wrong.problems:
                assert one.clause or one.bounds or one.stuck or one.fault, one.message
    assert found > 300
