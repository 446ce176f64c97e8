"""The drawings of a table, as a picture and with characters: they show what the view tells, and nothing else."""

import doctest
import json
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import bastide
from bastide.core import CHANCE, NOBODY, Dealer, State

GAME = bastide.load("torres")
DOCS = Path(__file__).parents[3] / "docs"
SVG = "{http://www.w3.org/2000/svg}"
SIGNS = "RBGO"
CARD_WORDS = {
    "six_ap": "Six action points",
    "seven_ap": "Seven action points",
    "extra_block": "Extra block",
    "free_move": "Free move",
    "diagonal": "Diagonal move",
    "two_up": "Two levels up",
    "jump": "Jump",
    "any_door": "Any door",
    "raise_knight": "Block under a knight",
    "shift_block": "Shift a block",
}
# Two towers of twelve, one with a knight on it and one behind a knight; a score on the second lap; an empty tower.
HIGH: dict[str, Any] = {
    "game": "torres",
    "rules": 1,
    "settings": {"players": 2},
    "blocks": {f"{file}{rank}": 1 for file in "abcd" for rank in "876"} | {"b7": 12, "c6": 12, "d8": 10, "h1": 1},
    "knights": [["b8", "b7", "c7"], ["d8", "e6"]],
    "king": "c6",
    "scores": [130, 64],
    "year": 3,
    "round": 4,
    "towers": [[3], [0]],
    "hands": [["jump", "any_door"], ["diagonal"]],
    "played": [["six_ap"], []],
}


def played(decisions: int, seed: int, **options: object) -> State:
    """A position after this many random steps."""
    state, dealer = GAME.start(**options), Dealer(seed)
    for _ in range(decisions):
        if state.over:
            break
        if state.to_move == CHANCE:
            state.apply(dealer.draw(state))
        else:
            actions = state.legal_actions()
            state.apply(actions[int(dealer.below(len(actions)))])
    return state


def settings() -> list[dict[str, object]]:
    return [
        {"players": 2},
        {"players": 3},
        {"players": 4},
        {"players": 3, "variant": "common_deck"},
        {"players": 4, "variant": "master"},
    ]


@cache
def positions() -> list[State]:
    """Set-up, early, middle and end of games of every kind, and one with high towers."""
    lengths = (0, 1, 3, 12, 60, 140, 260, 5000)
    found = [played(n, seed, **options) for seed, options in enumerate(settings(), 1) for n in lengths]
    return [*found, GAME.restore(HIGH)]


def views(state: State) -> list[Any]:
    return [state.view(seat) for seat in (None, *range(int(state.players)))]


def picture(view: Any) -> ElementTree.Element:
    return ElementTree.fromstring(GAME.draw_svg(view))


def texts(element: ElementTree.Element) -> list[str]:
    return ["".join(text.itertext()) for text in element.iter(f"{SVG}text")]


def having(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [element for element in root.iter() if name in element.attrib]


def of_class(root: ElementTree.Element, *names: str) -> list[ElementTree.Element]:
    return [element for element in root.iter() if set(names) <= set(element.get("class", "").split())]


def seat_panel(root: ElementTree.Element, seat: int) -> ElementTree.Element:
    (panel,) = of_class(root, "seat", SIGNS[seat])
    return panel


def test_positions_reach_from_the_set_up_to_the_end() -> None:
    decisions = {state.view(None)["decision"] for state in positions()}
    assert {"first_player", "first_knight", "turn", "over"} <= decisions


def test_picture_shows_every_stack_with_its_height() -> None:
    for state in positions():
        view: Any = state.view(None)
        root = picture(view)
        wanted = {
            f"{'abcdefgh'[x]}{8 - y}": height for y, row in enumerate(view["heights"]) for x, height in enumerate(row)
        }
        drawn = {e.attrib["data-square"]: int(e.attrib["data-height"]) for e in having(root, "data-height")}
        assert drawn == {square: height for square, height in wanted.items() if height}
        numbers = Counter(int(text) for level in of_class(root, "level") for text in texts(level))
        assert numbers == Counter(drawn.values())


def test_picture_shows_a_floor_and_a_door_for_each_of_twelve_levels() -> None:
    root = picture(GAME.restore(HIGH).view(None))
    (stack,) = [e for e in having(root, "data-height") if e.get("data-square") == "b7"]
    (doors,) = of_class(stack, "doors")
    (floors,) = of_class(stack, "floors")
    assert doors.attrib["d"].count("M") == 12
    assert floors.attrib["d"].count("M") == 11


def test_picture_shows_every_figure_with_the_sign_of_its_seat() -> None:
    for state in positions():
        view: Any = state.view(None)
        figures = having(picture(view), "data-figure")
        assert {e.attrib["data-square"]: e.attrib["data-figure"] for e in figures} == {
            square: str(who) for square, who in view["figures"].items()
        }
        for figure in figures:
            who = figure.attrib["data-figure"]
            assert texts(figure) == ([] if who == "king" else [SIGNS[int(who)]])


def test_picture_shows_the_base_of_every_castle_and_gold_for_the_king() -> None:
    for state in positions():
        view: Any = state.view(None)
        root = picture(view)
        pennons = {e.attrib["data-castle"]: e for e in having(root, "data-castle")}
        assert len(pennons) == len(view["castles"])
        for castle in view["castles"]:
            pennon = pennons[castle["squares"][0]]
            assert texts(pennon) == [str(castle["base"])]
            assert ("king" in pennon.attrib["class"].split()) == castle["king"]
        assert len(of_class(root, "royal")) == ("king" in view["figures"].values())


def test_picture_shows_the_score_track_with_a_figure_for_every_seat() -> None:
    for state in positions():
        view: Any = state.view(None)
        root = picture(view)
        assert len(of_class(root, "space")) == 100
        spaces = {int(e.attrib["data-seat"]): int(e.attrib["data-space"]) for e in having(root, "data-space")}
        assert spaces == {seat: player["space"] for seat, player in enumerate(view["players"])}


def test_figure_on_its_second_lap_stands_on_the_printed_space() -> None:
    root = picture(GAME.restore(HIGH).view(None))
    assert [e.attrib["data-space"] for e in having(root, "data-space") if e.get("data-seat") == "0"] == ["30"]
    assert "130" in texts(seat_panel(root, 0))


def test_picture_shows_score_towers_and_reserve_of_every_seat() -> None:
    for state in positions():
        view: Any = state.view(None)
        root = picture(view)
        for seat, player in enumerate(view["players"]):
            panel = seat_panel(root, seat)
            (score,) = having(panel, "data-score")
            assert texts(score) == [str(player["score"])]
            assert [int(e.attrib["data-tower"]) for e in having(panel, "data-tower")] == player["towers"]
            reserve = sum(len(list(e)) for e in having(panel, "data-reserve"))
            assert reserve == player["reserve"]


def test_picture_shows_year_round_supply_and_who_is_to_move() -> None:
    for state in positions():
        view: Any = state.view(None)
        root = picture(view)
        words = " ".join(texts(root))
        assert f"Year {view['year']}, round {view['round']} of {view['rounds']}" in words
        assert re.search(rf"Supply: {view['supply']} blocks?", words)
        active = [panel.get("class", "").split()[2] for panel in of_class(root, "seat", "active")]
        assert active == ([SIGNS[view["to_move"]]] if view["to_move"] >= 0 else [])


def test_picture_shows_a_coin_for_every_action_point() -> None:
    state = played(60, 2, players=3)
    while state.view(None)["decision"] != "turn":
        state.apply(state.legal_actions()[0])
    view: Any = state.view(None)
    (coins,) = having(picture(view), "data-action-points")
    assert len(list(coins.iter(f"{SVG}use"))) == view["action_points"] > 0


def test_own_hand_is_drawn_with_its_cards_and_others_from_behind() -> None:
    state = GAME.restore(HIGH)
    mine, other = seat_panel(picture(state.view(0)), 0), seat_panel(picture(state.view(0)), 1)
    assert [e.attrib["data-card"] for e in having(mine, "data-card")] == ["jump", "any_door", "six_ap"]
    assert {"Jump", "Any door", "Six action points"} <= set(texts(mine))
    assert [e.attrib["data-card"] for e in having(other, "data-card")] == ["hidden"]


def test_hidden_cards_are_in_no_drawing_for_another_viewer() -> None:
    checked = 0
    for state in positions():
        for view in views(state):
            root, text = picture(view), GAME.draw_text(view)
            drawn = Counter(e.attrib["data-card"] for e in having(root, "data-card"))
            shown: Counter[str] = Counter()
            for player in view["players"]:
                shown.update(player["played"])
                shown.update(player["hand"] if player["hand"] is not None else ["hidden"] * player["hand_size"])
                checked += player["hand"] is None and player["hand_size"] > 0
            shown.update(card or "hidden" for card in view["seen_cards"])
            shown.update([view["card_in_play"]] if view["card_in_play"] else [])
            assert drawn == shown
            for card, words in CARD_WORDS.items():
                assert (words in " ".join(text.split())) == (shown[card] > 0)
    assert checked > 20


def test_drawings_do_not_depend_on_cards_the_viewer_cannot_see() -> None:
    other_hand = GAME.restore({**HIGH, "hands": [["jump", "any_door"], ["two_up"]]})
    state = GAME.restore(HIGH)
    assert GAME.draw_svg(state.view(0)) == GAME.draw_svg(other_hand.view(0))
    assert GAME.draw_text(state.view(0)) == GAME.draw_text(other_hand.view(0))
    assert GAME.draw_svg(state.view(1)) != GAME.draw_svg(other_hand.view(1))
    assert GAME.draw_text(state.view(1)) != GAME.draw_text(other_hand.view(1))


def test_picture_needs_nothing_from_outside_and_runs_nothing() -> None:
    for state in positions():
        root = picture(state.view(None))
        known = {e.attrib["id"] for e in root.iter() if "id" in e.attrib}
        for element in root.iter():
            assert element.tag.removeprefix(SVG) not in ("script", "image", "foreignObject", "a", "iframe")
            for name, value in element.attrib.items():
                assert not name.startswith("on")
                if name.endswith("href"):
                    assert value.startswith("#")
                    assert value[1:] in known
        (style,) = root.iter(f"{SVG}style")
        assert "url(" not in (style.text or "")
        assert "@import" not in (style.text or "")
        assert "prefers-color-scheme:dark" in (style.text or "")


def test_picture_shares_a_page_with_pictures_of_other_games() -> None:
    root = picture(played(60, 1, players=2).view(None))
    assert all(e.attrib["id"].startswith("torres-") for e in root.iter() if "id" in e.attrib)
    (style,) = root.iter(f"{SVG}style")
    for selectors in re.findall(r"^([^@}{][^{]*)\{", style.text or "", re.MULTILINE):
        assert all(selector.startswith(".torres") for selector in selectors.split(","))


def test_panels_do_not_overlap_on_a_wide_page() -> None:
    for state in positions():
        for view in views(state):
            root = picture(view)
            (style,) = root.iter(f"{SVG}style")
            tops = [
                float(y) for y in re.findall(r"\.p\d+\{transform:translate\([-\d.]+px,([\d.]+)px\)", style.text or "")
            ]
            panels = [of_class(root, f"p{i}")[0] for i in range(len(view["players"]) + 2)]
            heights = [float(of_class(panel, "panel")[0].attrib["height"]) for panel in panels]
            ends = [top + height for top, height in zip(tops, heights, strict=True)]
            page = float(root.attrib["viewBox"].split()[3])
            assert all(end < below for end, below in zip(ends, [*tops[1:], page], strict=True))


def test_notebook_shows_what_a_spectator_sees() -> None:
    state = played(140, 3, players=3)
    assert state._repr_svg_() == GAME.draw_svg(state.view(None))
    assert str(state) == GAME.draw_text(state.view(None))


def test_text_fits_into_80_columns_without_control_characters() -> None:
    for state in positions():
        for view in views(state):
            text = GAME.draw_text(view)
            assert max(map(len, text.splitlines())) <= 80
            assert all(character.isprintable() or character == "\n" for character in text)


@pytest.mark.parametrize("square", ["a8", "h1", "c6", "d8", "e5"])
def test_text_walls_a_castle_of_one_block(square: str) -> None:
    others = [name for name in ("b2", "g7") if name != square]
    state = GAME.restore(
        {**HIGH, "blocks": dict.fromkeys([square, *others], 1), "king": square, "knights": [["b2"], ["g7"]]}
    )
    lines = str(state).splitlines()
    row = next(i for i, line in enumerate(lines) if line.startswith(f"{square[1]} "))
    x = 2 + 5 * "abcdefgh".index(square[0])
    assert lines[row - 1][x : x + 6] == "┌────┐"
    assert lines[row][x : x + 6] == "│ 1K │"
    assert lines[row + 1][x : x + 6] == "└────┘"


def test_text_shows_every_height_and_figure_on_its_square() -> None:
    for state in positions():
        view: Any = state.view(None)
        lines = str(state).splitlines()
        for y, row in enumerate(view["heights"]):
            (line,) = [line for line in lines if re.match(rf"{8 - y} .{{41}} {8 - y}", line)]
            for x, height in enumerate(row):
                who = view["figures"].get(f"{'abcdefgh'[x]}{8 - y}")
                letter = "" if who is None else "K" if who == "king" else SIGNS[who]
                assert line[3 + 5 * x : 7 + 5 * x].strip() == f"{height or '·'}{letter}"


def test_text_lists_castles_with_base_height_and_highest_figures() -> None:
    text = str(GAME.restore(HIGH))
    assert re.search(r" a8 +12 +12  12K 12R 10B$", text, re.MULTILINE)
    assert re.search(r" h1 +1 +1$", text, re.MULTILINE)
    for state in positions():
        view: Any = state.view(None)
        for castle in view["castles"]:
            numbers = rf" {castle['squares'][0]} +{castle['base']} +{castle['height']}"
            king = r"  .*\dK.*$" if castle["king"] else r"(  [^K]*)?$"
            assert re.search(numbers + king, str(state), re.MULTILINE)


def test_text_shows_score_towers_reserve_and_hand_of_every_seat() -> None:
    for state in positions():
        view: Any = state.view(None)
        for seat, player in enumerate(view["players"]):
            towers = " ".join(map(str, player["towers"])) or "-"
            if player["held_over"]:
                towers = f"{player['held_over']} held over"
            mark = ">" if view["to_move"] == seat else " "
            name = rf"^{mark} {SIGNS[seat]} Seat {seat}"
            stores = rf" +{player['score']}   {towers} +{player['reserve']} +{player['hand_size']}(?!\d)"
            assert re.search(name + stores, str(state), re.MULTILINE)


def test_text_says_whose_turn_it_is_and_what_is_asked() -> None:
    assert str(GAME.restore(HIGH)).endswith("R, seat 0: 5 action points left.")
    assert str(played(1, 1, players=2, first_player=1)).endswith("R, seat 0: Place your first knight on a free castle.")
    assert str(played(0, 1, players=3)).endswith("The first player is drawn.")
    end = played(5000, 1, players=3)
    assert end.to_move == NOBODY
    assert str(end).endswith("The game is over.")


def test_both_drawings_show_the_master_card_and_its_points() -> None:
    state = played(30, 5, players=2, variant="master", master_card="board_edge")
    words = " ".join(texts(picture(state.view(None))))
    for drawing in (words, str(state)):
        assert "Master card: Edge of the board" in drawing
        assert "2 / 5 / 10 points in year 1 / 2 / 3" in drawing


def test_both_drawings_show_a_lifted_block() -> None:
    single = ["a6", "b2", "d4", "e8", "g2", "g6", "h4"]
    figures = {"knights": [["b2"], ["g6"]], "king": "d4", "hands": [["shift_block"], []], "played": [[], []]}
    state = GAME.restore({**HIGH, **figures, "blocks": dict.fromkeys(single, 1)})
    state.play(GAME.parse("play shift_block"))
    state.play(GAME.parse("lift a6"))
    assert "The block is lifted from a6." in str(state)
    assert len(of_class(picture(state.view(None)), "mark", "inner")) == 1


def test_page_of_torres_runs_as_written() -> None:
    results = doctest.testfile(str(DOCS / "games" / "torres.md"), module_relative=False, encoding="utf-8")
    assert results.attempted >= 7
    assert results.failed == 0


def test_page_of_torres_names_every_action_card_option_and_master_card() -> None:
    page = (DOCS / "games" / "torres.md").read_text("utf-8")
    for kind in GAME.actions.kinds:
        assert f"`{kind.word}" in page
    for name in [*CARD_WORDS, *(str(value) for option in GAME.options for value in option.values if value != 0)]:
        assert name in page
    for clause in re.findall(r"TOR-\d+\.\d+", page):
        assert clause in GAME.rulebook


def test_picture_in_the_documentation_is_the_one_drawn_now() -> None:
    state = GAME.restore(json.loads((DOCS / "pictures" / "torres.json").read_text("utf-8")))
    drawn = GAME.draw_svg(state.view(2))
    assert (DOCS / "pictures" / "torres.svg").read_text("utf-8") == drawn
