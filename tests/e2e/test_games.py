"""Each game between two people in two browsers: through the board, and through the keyboard alone."""

import pytest
from playwright.sync_api import Browser, expect

from e2e.people import Person, ask, set_table, sit_two
from e2e.serving import Served

GAMES = ["torres", "caylus", "magna_carta", "carcassonne"]


def play(people: tuple[Person, Person], most: int, way: str) -> int:
    """Play this many moves, or to the end; returns how many were made."""
    moves = 0
    while moves < most and not people[0].over:
        mover = next((one for one in people if one.my_turn), None)
        if mover is None:
            people[0].page.wait_for_timeout(15)
            continue
        if way == "board":
            mover.play_on_board()
        else:
            mover.play_by_list()
        moves += 1
    for one in people:
        if moves < most:
            one.page.wait_for_selector("a:has-text('Replay')")
            expect(one.page.locator(".standing li")).to_have_count(2)
        assert one.complaints == []
        one.close()
    return moves


@pytest.mark.parametrize("way", ["board", "list"])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_by_two_people(browser: Browser, served: Served, game: str, way: str) -> None:
    assert play(sit_two(browser, served.address, game), 14, way) == 14


def test_dragon_fairy_and_towers_are_moved_on_the_board(browser: Browser, served: Served) -> None:
    made = set_table(served.address, "carcassonne", 2, 1, princess_dragon=True, tower=True)
    id, token = made["table"]["id"], made["links"]["seat"]
    ask(served.address, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, token)
    red = Person(browser, served.address, 4)
    red.go(f"/table/{id}?key={token}")
    red.page.wait_for_selector(".table[data-game=carcassonne]")
    done = set()
    for _ in range(90):  # the draws decide how soon a tower can be begun
        if red.over or "tower" in done:
            break
        red.wait_for_turn()
        kinds = red.page.locator("[data-kind]")
        if kinds.count():
            offered = [str(kind.get_attribute("data-kind")) for kind in kinds.all()]
            wanted = "tower" if "tower" in offered else red.lot.choice(offered)
            done.add(wanted)
            kinds.nth(offered.index(wanted)).click()
        red.play_on_board()
    assert "tower" in done
    expect(red.page.locator("use[href='#cf-tower']")).not_to_have_count(0)
    assert red.complaints == []
    red.close()


@pytest.mark.soak
@pytest.mark.timeout(600)
@pytest.mark.parametrize("way", ["board", "list"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_two_people(browser: Browser, served: Served, game: str, way: str) -> None:
    people = sit_two(browser, served.address, game)
    assert play(people, 3_000, way) < 3_000
