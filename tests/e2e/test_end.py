"""The end of a game: who won, how the points came, what to pass on, and what comes next."""

from collections.abc import Callable
from itertools import pairwise
from uuid import uuid4

import pytest
from playwright.sync_api import expect

from e2e.people import Person, ask, set_table
from e2e.serving import Served
from e2e.test_account import api, member

Bring = Callable[..., Person]
SIZES = [(1440, 900), (1280, 720), (390, 844), (360, 640)]
SHOWN_AS = """size => [...document.querySelectorAll('.frame img')].some(
    image => image.complete && `${image.naturalWidth} x ${image.naturalHeight}` === size
)"""

COUNTED = """() => {
    window.counted = [];
    const bars = document.querySelector('.bars');
    const look = () => window.counted.push([...bars.querySelectorAll('.sum')].map(sum => sum.innerText).join(' '));
    new MutationObserver(look).observe(bars, { subtree: true, childList: true, characterData: true });
}"""
"""Keeps what the sums have said, however short."""


def seated(served: Served, game: str = "torres") -> tuple[str, list[str]]:
    """A table with two people, begun, and their tokens."""
    made = set_table(served.address, game, 2)
    id, first = made["table"]["id"], made["links"]["seat"]
    body = {"id": "somebody-sits-down", "name": "Blue"}
    second = ask(served.address, "POST", f"tables/{id}/seats", body, made["links"]["sit"])["token"]
    ask(served.address, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, first)
    return id, [first, second]


def finished(served: Served) -> tuple[str, list[str]]:
    """A game that the first player has won: the other one does nothing with their turns."""
    id, tokens = seated(served)
    play_to_the_end(served, id, tokens)
    return id, tokens


def play_to_the_end(served: Served, id: str, tokens: list[str]) -> None:
    """The first player goes on along the track, the other one passes by."""
    for number in range(400):
        seen = ask(served.address, "GET", f"tables/{id}", token=tokens[0])
        if seen["table"]["status"] == "over":
            return
        mover = seen["position"]["to_move"]
        seen = ask(served.address, "GET", f"tables/{id}", token=tokens[mover])
        legal = [offer["action"] for offer in seen["position"]["legal"]]
        wanted = ["advance", "end"] if mover == 0 else ["end", "stay"]
        action = next((one for one in wanted if one in legal), legal[0])
        play = {"do": "play", "id": f"move {number}", "seq": seen["table"]["seq"], "action": action}
        ask(served.address, "POST", f"tables/{id}/commands", play, tokens[mover])
    raise AssertionError("the game does not end")


def test_a_rated_game_of_two_accounts_moves_both_ratings_and_shows_their_arms(person: Bring, served: Served) -> None:
    red, blue = person(), person()
    names = member(red, "Red", rated=True), member(blue, "Blue", rated=True)
    api(blue, "PATCH", "me", {"arms": 3})
    made = api(red, "POST", "tables", {"game": "torres", "settings": {"players": 2}, "options": {"rated": True}})
    id, links = made["table"]["id"], made["links"]
    second = api(blue, "POST", f"tables/{id}/seats", {"id": uuid4().hex}, links["sit"])["token"]
    api(red, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, links["seat"])
    play_to_the_end(served, id, [links["seat"], second])
    changes = []
    for one, name in ((red, names[0]), (blue, names[1])):
        one.go(f"/table/{id}/end")
        line = one.page.locator(".rating")
        expect(line).to_contain_text("Rating in Torres: 1")
        (game,) = api(one, "GET", f"players/{name}/games")
        sign = "+" if game["change"] > 0 else "\N{MINUS SIGN}"
        expect(line).to_have_text(f"Rating in Torres: {game['number']} {sign}{abs(game['change'])}")
        changes.append(game["change"])
        expect(one.page.locator(".podium li svg.arms")).to_have_count(2)
    assert changes[0] > 0 > changes[1]
    seats = api(red, "GET", f"tables/{id}")["table"]["seats"]
    assert [seat["arms"] for seat in seats] == [0, 3]


def test_the_winner_reads_how_it_came_and_everybody_that_it_was_well_played(person: Bring, served: Served) -> None:
    id, tokens = finished(served)
    red, blue = person(), person(name="Blue")
    red.go(f"/table/{id}/end?key={tokens[0]}")
    blue.go(f"/table/{id}/end?key={tokens[1]}")
    expect(red.page.get_by_role("heading", level=1)).to_have_text("You won")
    expect(blue.page.get_by_role("heading", level=1)).to_have_text("Red won")
    expect(red.page.locator(".podium li")).to_have_count(2)
    scores = ask(served.address, "GET", f"tables/{id}", token=tokens[0])["table"]["result"]["scores"]
    for score in scores:
        expect(red.page.locator(".podium .points").get_by_text(str(score), exact=True)).to_be_visible()
    red.page.get_by_role("button", name="Well played").click()
    expect(red.page.get_by_text("The others have been told.")).to_be_visible()
    expect(red.page.get_by_role("button", name="Well played")).to_be_disabled()
    expect(blue.page.get_by_text("Red: “Well played!”")).to_be_visible()
    red.page.get_by_role("button", name="Play again, same table").click()
    red.page.wait_for_url("**/#/table/*")
    expect(blue.page.get_by_role("link", name="The next game is set up: go there.")).to_be_visible()


def test_the_points_are_counted_again_and_a_click_ends_the_count(person: Bring, served: Served) -> None:
    id, tokens = finished(served)
    red = person()
    red.go(f"/table/{id}/end?key={tokens[0]}")
    sums = red.page.locator(".bars .sum")
    expect(sums).to_have_count(2)
    red.rest()
    end = red.page.locator("tfoot td").all_inner_texts()
    expect(sums).to_have_text(end)
    red.page.evaluate(COUNTED)
    red.page.get_by_role("button", name="Count again").click()
    red.page.wait_for_function("end => window.counted.some(sums => sums !== end)", arg=" ".join(end))
    red.page.locator(".bars").click()
    expect(sums).to_have_text(end)
    expect(red.page.locator("tfoot td")).to_have_text(end)


def test_the_picture_comes_in_three_shapes_and_is_saved(person: Bring, served: Served) -> None:
    id, tokens = finished(served)
    red = person()
    red.go(f"/table/{id}/end?key={tokens[0]}")
    picture = red.page.locator(".frame img")
    for shape, size in (("Wide", "1200 x 630"), ("Square", "1080 x 1080"), ("Tall", "1080 x 1920")):
        red.page.get_by_role("radio", name=shape).check(force=True)
        red.page.wait_for_function(SHOWN_AS, arg=size)
    with red.page.expect_download() as saved:
        red.page.get_by_role("button", name="Save").click()
    assert saved.value.suggested_filename == "torres.png"
    png = saved.value.path().read_bytes()
    assert (int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")) == (1080, 1920)
    expect(picture).to_be_visible()


def test_the_draws_are_checked_and_the_record_is_at_hand(person: Bring, served: Served) -> None:
    id, tokens = finished(served)
    red = person()
    red.go(f"/table/{id}/end?key={tokens[0]}")
    red.page.get_by_role("button", name="Check it yourself").click()
    expect(red.page.get_by_text("The draws fit the seal")).to_be_visible()
    with red.page.expect_download() as saved:
        red.page.get_by_role("button", name="Record of the game").click()
    assert saved.value.suggested_filename == f"torres-{id}.bastide"


def test_the_review_is_waited_for_and_then_tells_luck_and_choices(person: Bring, served: Served) -> None:
    id, tokens = finished(served)
    red = person()
    red.go(f"/table/{id}/end?key={tokens[0]}")
    red.page.get_by_role("button", name="Review this game").click()
    expect(red.page.get_by_role("slider", name="Chances to win through the game")).to_be_visible(timeout=200_000)
    expect(red.page.get_by_role("heading", name="Luck and choices")).to_be_visible()


def test_who_gives_up_ends_it_without_a_podium(person: Bring, served: Served) -> None:
    id, tokens = seated(served)
    ask(served.address, "POST", f"tables/{id}/commands", {"do": "resign", "id": "resign"}, tokens[1])
    red = person()
    red.go(f"/table/{id}/end?key={tokens[0]}")
    expect(red.page.get_by_role("heading", level=1)).to_have_text("Blue has given up")
    expect(red.page.locator(".podium")).to_have_count(0)
    expect(red.page.locator(".standing li")).to_have_count(2)


def test_a_game_that_is_not_over_has_no_end(person: Bring, served: Served) -> None:
    id, tokens = seated(served)
    red = person()
    red.go(f"/table/{id}/end?key={tokens[0]}")
    red.page.wait_for_selector(".table[data-game=torres]")


def test_the_result_at_the_table_leads_on(person: Bring, served: Served) -> None:
    id, tokens = finished(served)
    red = person()
    red.go(f"/table/{id}?key={tokens[0]}")
    red.page.get_by_role("link", name="The end in full").first.click()
    expect(red.page.get_by_role("heading", level=1)).to_have_text("You won")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_end_is_for_everybody_at_every_size(person: Bring, served: Served, theme: str) -> None:
    id, tokens = finished(served)
    for width, height in SIZES:
        red = person(theme=theme, width=width, height=height)
        red.go(f"/table/{id}/end?key={tokens[0]}")
        expect(red.page.locator(".frame img")).to_be_visible()
        red.rest()
        wide = red.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"at {width} it is {wide} too wide"
        assert red.violations() == []
        levels = red.page.evaluate("[...document.querySelectorAll('h1,h2,h3')].map(head => Number(head.tagName[1]))")
        assert levels[0] == 1
        assert all(after - before <= 1 for before, after in pairwise(levels))
