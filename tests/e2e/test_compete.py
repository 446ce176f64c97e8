"""Tournaments and clubs in the browser: entered, played from the call to the result, put right, and met for."""

import re
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import Locator, expect

from e2e.people import Person, pick
from e2e.test_account import api, member
from e2e.test_hall_people import heading_faults
from e2e.test_together import press_in_menu

Bring = Callable[..., Person]
PHONE = {"width": 390, "height": 844, "touch": True}


def tab(person: Person, name: str) -> None:
    """One of the parts of a page."""
    person.page.get_by_role("tab", name=name).click()
    expect(person.page.get_by_role("tab", name=name, selected=True)).to_be_visible()


def announced(person: Person, **plan: object) -> str:
    """A tournament past the page, with nobody in it; its tables wait an hour."""
    usual = {"name": f"Evening {uuid4().hex[:6]}", "games": [{"game": "torres"}], "by_hand": True, "wait": 3_600}
    id: str = api(person, "POST", "tournaments", {**usual, **plan})["id"]
    return id


def pairing(person: Person, number: int = 1) -> Locator:
    return person.page.locator(f"[data-pairing='{number}']")


def bot_of(person: Person, id: str) -> str:
    """The id of the bot that has entered."""
    entrants: list[dict[str, Any]] = api(person, "GET", f"tournaments/{id}/entrants")
    return next(one["who"]["entrant"] for one in entrants if one["who"]["bot"])


def test_a_swiss_is_set_up_entered_on_a_phone_played_from_the_call_and_put_right(person: Bring) -> None:
    organiser, player = person(), person(**PHONE)
    member(organiser, "Olga")
    name = member(player, "Paul")
    title = f"Evening {uuid4().hex[:6]}"
    organiser.go("/")
    organiser.page.get_by_role("link", name="Compete").first.click()
    organiser.page.get_by_role("link", name="Set up a tournament").click()
    dialog = organiser.page.get_by_role("dialog")
    dialog.get_by_label("Name of the tournament").fill(title)
    pick(organiser, "kind", "swiss")
    pick(organiser, "new-game", "torres")
    dialog.get_by_label("Rounds", exact=True).fill("2")
    dialog.get_by_label("The next rounds begin").select_option("when the organiser says so")
    dialog.get_by_label("Bots and programs may play").check()
    dialog.get_by_label("Minutes to come to the table").fill("60")
    expect(dialog.get_by_text("With equal points, in this order: the points of the opponents")).to_be_visible()
    expect(dialog.get_by_text("Rounds: 2, of about")).to_be_visible()
    dialog.get_by_role("button", name="Set it up and copy the invitation").click()
    expect(organiser.page.get_by_role("heading", level=1, name=title)).to_be_visible()
    id = organiser.page.url.rsplit("/", 1)[1]

    player.go("/compete")
    row = player.page.locator(f"[data-tournament='{id}']")
    expect(row).to_contain_text("Players: 0 of 16")
    row.get_by_role("link", name="Enter").click()
    player.page.get_by_role("button", name="Enter", exact=True).click()
    expect(player.page.get_by_role("main").get_by_text("you play")).to_be_visible()

    tab(organiser, "Organise")
    organiser.page.get_by_role("button", name="Add bots").click()
    tab(organiser, "Players")
    expect(organiser.page.locator("[data-entered]")).to_have_count(2)
    tab(organiser, "Organise")
    organiser.page.get_by_role("button", name="Begin the first round").click()
    tab(organiser, "This round")
    expect(pairing(organiser)).to_contain_text(name)

    player.page.locator("[data-call]").get_by_role("link", name="Go to the table").click()
    player.page.wait_for_selector(".table[data-game=torres]")
    table = player.page.url.rsplit("/", 1)[1]
    token = api(player, "POST", "me/tokens", {"name": "hand"})["token"]
    api(player, "POST", f"tables/{table}/commands", {"do": "resign", "id": "resign"}, token)
    expect(pairing(organiser)).to_have_attribute("data-status", "over")
    player.page.locator("[data-contest]:visible").first.click()
    expect(player.page.get_by_role("heading", level=1, name=title)).to_be_visible()
    tab(player, "Standings")
    bot = player.page.locator(f"[data-entrant={bot_of(player, id)}]")
    expect(bot.locator("[data-points]")).to_have_text("1")
    expect(player.page.locator("tr.own [data-points]")).to_have_text("0")

    pairing(organiser).get_by_role("button", name="Result").click()
    settle = organiser.page.get_by_role("dialog")
    settle.get_by_role("group", name=name).get_by_label("Place").fill("1")
    settle.get_by_role("group").filter(has_not_text=name).get_by_label("Place").fill("2")
    settle.get_by_label("Why").fill("He had won")
    settle.get_by_role("button", name="Set this result").click()
    expect(pairing(organiser)).to_contain_text("put right")
    expect(organiser.page.get_by_text("He had won")).to_be_visible()
    expect(player.page.locator("tr.own [data-points]")).to_have_text("1")
    tab(organiser, "Organise")
    expect(organiser.page.get_by_role("button", name="Begin the next round")).to_be_visible()


def test_a_club_plans_an_evening_and_a_member_comes(person: Bring) -> None:
    leader, guest = person(), person(**PHONE)
    member(leader, "Lena")
    name = member(guest, "Gabor")
    called = f"Club {uuid4().hex[:6]}"
    leader.go("/compete")
    leader.page.get_by_role("link", name="Found a club").click()
    dialog = leader.page.get_by_role("dialog")
    dialog.get_by_label("Name of the club").fill(called)
    dialog.get_by_label("Who may join").select_option("by invitation")
    dialog.get_by_role("button", name="Found a club").click()
    expect(leader.page.get_by_role("heading", level=1, name=called)).to_be_visible()
    leader.page.get_by_role("button", name="Plan an evening").click()
    leader.page.get_by_label("What is planned").fill("Torres evening")
    leader.page.get_by_role("button", name="Plan an evening").click()
    evening = leader.page.locator("[data-evening]")
    expect(evening).to_contain_text("Torres evening")
    link = leader.page.get_by_role("textbox", name="Invitation").input_value()

    guest.page.goto(link)
    guest.page.get_by_role("button", name="Join").click()
    guest.page.get_by_label("I come: Torres evening").check()
    expect(guest.page.locator("[data-comers]")).to_contain_text(name)
    guest.page.get_by_label("Write to the members").fill("I bring the tiles.")
    guest.page.get_by_role("button", name="Put it on the board").click()
    expect(guest.page.locator("[data-post]")).to_contain_text("I bring the tiles.")
    leader.page.reload()
    expect(leader.page.locator("[data-comers]")).to_contain_text(re.compile(f"Coming: 2: .*{name}"))
    tab(leader, "Members")
    leader.page.get_by_label(f"Role of {name}").select_option("helper")
    guest.page.reload()
    expect(guest.page.locator(".head .chip")).to_have_text("helper")


def test_two_of_a_league_agree_on_a_time(person: Bring) -> None:
    people = [person() for _ in range(4)]
    leader, *others = people
    for one in people:
        member(one, "Lea")
    club = api(leader, "POST", "clubs", {"name": f"Club {uuid4().hex[:6]}"})["id"]
    for one in others:
        api(one, "POST", f"clubs/{club}/members", {})
    leader.go(f"/club/{club}")
    tab(leader, "League")
    leader.page.get_by_role("button", name="A new season").click()
    dialog = leader.page.get_by_role("dialog")
    dialog.get_by_label("Name of the season").fill("Autumn")
    dialog.get_by_role("button", name="A new season").click()
    leader.page.get_by_role("button", name="Play in this season").click()
    expect(leader.page.get_by_role("button", name="Leave the season")).to_be_visible()
    season = api(leader, "GET", f"clubs/{club}/seasons")[0]["id"]
    for one in others:
        api(one, "POST", f"seasons/{season}/players", {})
    leader.page.get_by_role("button", name="Begin the season").click()
    leader.page.get_by_role("button", name="Agree on a time with Lea").click()
    tomorrow = datetime.now() + timedelta(days=1)
    dialog.get_by_role("checkbox").first.check()
    dialog.get_by_label("Another time of your own").fill(tomorrow.strftime("%Y-%m-%dT%H:%M"))
    assert leader.violations() == []
    leader.page.get_by_role("button", name="Tell them").click()
    expect(dialog).to_have_count(0)
    games = api(leader, "GET", f"seasons/{season}")["games"]
    game = next(one for one in games if one["mine"] is not None and one["times"][one["mine"]])

    opponent = next(one for one in others if api(one, "GET", "me")["id"] in [seat["player"] for seat in game["seats"]])
    opponent.go("/compete")
    going = opponent.page.locator(f"[data-season='{season}']")
    expect(going).to_contain_text("To play: 3, until")
    going.get_by_role("link", name="Look").click()
    expect(opponent.page.get_by_role("tab", name="League", selected=True)).to_be_visible()
    row = opponent.page.locator(f"[data-game='{game['number']}']")
    expect(row.locator("[data-between]")).to_have_text("choose a time")
    expect(leader.page.locator(f"[data-game='{game['number']}'] [data-between]")).to_have_text("times are named")
    row.get_by_role("button", name="Agree on a time").click()
    expect(opponent.page.locator("[data-offered]")).to_have_count(2)
    opponent.page.locator("[data-offered]").first.click()
    expect(row).to_have_attribute("data-state", "agreed")
    assert opponent.violations() == []
    expect(opponent.page.get_by_text("games open: 3")).to_be_visible()

    names = [seat["name"] for seat in game["seats"]]
    played = leader.page.locator(f"[data-game='{game['number']}']")
    played.get_by_role("button", name="Result").click()
    dialog.get_by_label("Who has won").select_option(names[1])
    dialog.get_by_label(f"Points: {names[0]}").fill("210")
    dialog.get_by_label(f"Points: {names[1]}").fill("245")
    dialog.get_by_label("Why").fill("Played in the club")
    assert leader.violations() == []
    dialog.get_by_role("button", name="Set this result").click()
    expect(dialog).to_have_count(0)
    expect(played.locator("[data-between]")).to_have_text("210 : 245")
    expect(played).to_contain_text("Played in the club")
    first = leader.page.locator("[data-place='1']")
    expect(first).to_contain_text(names[1])
    expect(first.locator("[data-points]")).to_have_text("3")
    leader.page.get_by_label("Games of week").select_option("week 2 of 3")
    expect(leader.page.get_by_role("heading", name="Games of week 2")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_the_pages_of_tournaments_and_clubs(person: Bring, theme: str) -> None:
    red = person(theme=theme)
    member(red, "Red")
    id = announced(red, bots=True)
    api(red, "POST", f"tournaments/{id}/entrants", {})
    api(red, "POST", f"tournaments/{id}/bots", {"level": "novice"})
    api(red, "POST", f"tournaments/{id}/rounds")
    club = api(red, "POST", "clubs", {"name": f"Club {uuid4().hex[:6]}"})["id"]
    pages = {
        "/compete": [],
        f"/tournament/{id}": ["This round", "Standings", "All rounds", "Players", "Organise"],
        f"/club/{club}": ["Club", "League", "Members"],
    }
    for page, tabs in pages.items():
        red.go(page)
        expect(red.page.get_by_role("heading", level=1)).to_be_visible()
        for name in tabs or [""]:
            if name:
                tab(red, name)
            assert red.violations() == [], f"{page} {name}"
            assert heading_faults(red) == [], f"{page} {name}"
    for page in ("/compete/new", "/compete/club"):
        red.go(page)
        expect(red.page.get_by_role("dialog").get_by_role("textbox").first).to_be_visible()
        assert red.violations() == [], page


def played(person: Person, id: str, *losers: str) -> None:
    """Have the organiser give results in the present round: these lose, by name."""
    current = api(person, "GET", f"tournaments/{id}")["current"]
    for table in current["tables"]:
        names = [who["name"] for who in table["seats"]]
        places = [2 if name in losers else 1 for name in names]
        scores = [20 if place == 2 else 50 for place in places]
        path = f"tournaments/{id}/rounds/{current['number']}/tables/{table['number']}/result"
        api(person, "PUT", path, {"places": places, "scores": scores})


def test_a_knockout_shows_the_way_to_the_final(person: Bring) -> None:
    red = person()
    member(red, "Red")
    id = announced(red, kind="knockout", bots=True)
    api(red, "POST", f"tournaments/{id}/bots", {"level": "novice", "count": 4})
    api(red, "POST", f"tournaments/{id}/rounds")
    first = api(red, "GET", f"tournaments/{id}")["current"]["tables"]
    losers = [table["seats"][1]["name"] for table in first]
    played(red, id, *losers)
    red.go(f"/tournament/{id}")
    expect(red.page.get_by_role("tab", name="Bracket", selected=True)).to_be_visible()
    columns = red.page.locator("[data-column]")
    expect(columns).to_have_count(2)
    expect(columns.nth(0).get_by_role("heading")).to_have_text("Semi-finals")
    expect(columns.nth(0).locator(".thru")).to_have_count(2)
    expect(columns.nth(1)).to_contain_text("not known yet")
    expect(red.page.get_by_text("A tie is played again").first).to_be_visible()
    assert red.violations() == []


def test_everybody_against_everybody_shows_who_beat_whom(person: Bring) -> None:
    red = person(**PHONE)
    member(red, "Red")
    id = announced(red, kind="everybody", bots=True)
    api(red, "POST", f"tournaments/{id}/bots", {"level": "novice", "count": 4})
    api(red, "POST", f"tournaments/{id}/rounds")
    tables = api(red, "GET", f"tournaments/{id}")["current"]["tables"]
    first = tables[0]["seats"]
    played(red, id, *[table["seats"][1]["name"] for table in tables])
    red.go(f"/tournament/{id}")
    expect(red.page.get_by_role("tab", name="Table", selected=True)).to_be_visible()
    rows = red.page.locator("[data-row]")
    expect(rows).to_have_count(4)
    expect(red.page.locator(f"[data-row={first[0]['entrant']}] .won")).to_have_text("5020")
    assert red.violations() == []


def test_the_same_luck_is_compared_seat_by_seat(person: Bring) -> None:
    red = person()
    member(red, "Red")
    id = announced(red, kind="same_luck", bots=True)
    api(red, "POST", f"tournaments/{id}/bots", {"level": "novice", "count": 4})
    api(red, "POST", f"tournaments/{id}/rounds")
    tables = api(red, "GET", f"tournaments/{id}")["current"]["tables"]
    for table, scores in zip(tables, ([60, 40], [50, 45]), strict=True):
        path = f"tournaments/{id}/rounds/1/tables/{table['number']}/result"
        api(red, "PUT", path, {"places": [1, 2], "scores": scores})
    red.go(f"/tournament/{id}")
    expect(red.page.get_by_role("tab", name="Results", selected=True)).to_be_visible()
    best = red.page.locator("table[data-round='1'] .best")
    expect(best).to_have_count(2)
    expect(best.nth(0)).to_contain_text("60")
    expect(best.nth(1)).to_contain_text("45")
    assert red.violations() == []


def test_boards_of_others_are_seen_in_the_round_and_a_rule_is_changed_while_it_runs(person: Bring) -> None:
    red, blue, green = person(), person(), person()
    for one in (red, blue, green):
        member(one, "Player")
    id = announced(red, spectator_delay=0, rounds=1)
    for one in (blue, green):
        api(one, "POST", f"tournaments/{id}/entrants", {})
    api(red, "POST", f"tournaments/{id}/rounds")
    table = api(red, "GET", f"tournaments/{id}")["current"]["tables"][0]["table"]
    for one in (blue, green):
        one.go(f"/table/{table}")
    red.go(f"/tournament/{id}")
    board = red.page.locator(f"[data-watch='{table}']")
    expect(board.locator("img")).to_be_visible()
    expect(board).to_contain_text("LIVE")
    assert red.violations() == []
    tab(red, "Organise")
    red.page.get_by_role("button", name="Change the tournament").click()
    dialog = red.page.get_by_role("dialog")
    dialog.get_by_label("Minutes to come to the table").fill("7")
    assert red.violations() == []
    dialog.get_by_role("button", name="Keep the changes").click()
    expect(dialog).to_have_count(0)
    expect(red.page.get_by_text("time to come: 7 min.")).to_be_visible()
    expect(red.page.get_by_text("A rule was changed")).to_be_visible()


def test_a_tournament_is_changed_before_it_begins_by_keyboard(person: Bring) -> None:
    red = person()
    member(red, "Red")
    id = announced(red, kind="swiss", about="Bring tea.")
    red.go(f"/tournament/{id}")
    tab(red, "Organise")
    red.page.get_by_role("button", name="Change the tournament").focus()
    red.page.keyboard.press("Enter")
    dialog = red.page.get_by_role("dialog")
    name = dialog.get_by_label("Name of the tournament")
    expect(name).to_have_value(re.compile("^Evening"))
    name.focus()
    red.page.keyboard.press("ControlOrMeta+a")
    red.page.keyboard.type(f"Cup {id}")
    dialog.get_by_role("radio", name="Swiss").focus()
    red.page.keyboard.press("ArrowRight")
    red.page.keyboard.press("ArrowRight")
    expect(dialog.get_by_role("radio", name="Knockout")).to_be_checked()
    assert red.violations() == []
    dialog.get_by_role("button", name="Keep the changes").focus()
    red.page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    expect(red.page.get_by_role("heading", level=1, name=f"Cup {id}")).to_be_visible()
    expect(red.page.get_by_role("tab", name="Bracket")).to_be_visible()
    expect(red.page.get_by_text("Bring tea.")).to_be_visible()
    plan = api(red, "GET", f"tournaments/{id}")["plan"]
    assert (plan["kind"], plan["by_hand"], plan["wait"]) == ("knockout", True, 3_600)
    red.page.get_by_role("button", name="Change the tournament").click()
    expect(dialog).to_be_visible()
    red.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_club_is_changed_and_every_dialog_of_it_stands_up_to_axe(person: Bring) -> None:
    red = person(**PHONE)
    member(red, "Red")
    club = api(red, "POST", "clubs", {"name": f"Club {uuid4().hex[:6]}"})["id"]
    red.go(f"/club/{club}")
    dialog = red.page.get_by_role("dialog")
    red.page.get_by_role("button", name="Change the club").click()
    called = f"Anew {uuid4().hex[:6]}"
    dialog.get_by_label("Name of the club").fill(called)
    dialog.get_by_role("radio", name="Coat of arms 3").check(force=True)
    assert red.violations() == []
    dialog.get_by_role("button", name="Keep the changes").click()
    expect(red.page.get_by_role("heading", level=1, name=called)).to_be_visible()
    assert api(red, "GET", f"clubs/{club}")["line"]["arms"] == 2
    red.page.get_by_role("button", name="Open a club table").click()
    expect(dialog.get_by_role("radio").first).to_be_attached()
    assert red.violations() == []
    red.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    tab(red, "League")
    red.page.get_by_role("button", name="A new season").click()
    expect(dialog.get_by_label("Players in a division")).to_have_value("6")
    assert red.violations() == []
    red.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_the_organiser_settles_a_table_by_keyboard_on_a_phone(person: Bring) -> None:
    red = person(**PHONE)
    member(red, "Red")
    id = announced(red, bots=True)
    api(red, "POST", f"tournaments/{id}/entrants", {})
    api(red, "POST", f"tournaments/{id}/bots", {"level": "novice"})
    api(red, "POST", f"tournaments/{id}/rounds")
    red.go(f"/tournament/{id}")
    pairing(red).get_by_role("button", name="Result").focus()
    red.page.keyboard.press("Enter")
    dialog = red.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert red.violations() == []
    dialog.get_by_role("button", name="Set this result").focus()
    red.page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    expect(pairing(red)).to_contain_text("put right")


def test_a_part_of_a_page_has_its_address_and_what_is_over_opens_with_its_standings(person: Bring) -> None:
    red = person()
    member(red, "Red")
    id = announced(red, bots=True, rounds=1)
    api(red, "POST", f"tournaments/{id}/bots", {"level": "novice", "count": 2})
    api(red, "POST", f"tournaments/{id}/rounds")
    red.go(f"/tournament/{id}")
    expect(red.page.get_by_role("tab", name="This round", selected=True)).to_be_visible()
    bot = api(red, "GET", f"tournaments/{id}")["current"]["tables"][0]["seats"][1]["name"]
    played(red, id, bot)
    expect(pairing(red)).to_contain_text("put right")
    expect(red.page.get_by_role("tab", name="This round", selected=True)).to_be_visible()
    red.page.reload()
    expect(red.page.get_by_role("tab", name="Standings", selected=True)).to_be_visible()
    tab(red, "Players")
    red.page.reload()
    expect(red.page.get_by_role("tab", name="Players", selected=True)).to_be_visible()
    club = api(red, "POST", "clubs", {"name": f"Club {uuid4().hex[:6]}"})["id"]
    red.go(f"/club/{club}/members")
    expect(red.page.get_by_role("tab", name="Members", selected=True)).to_be_visible()


def test_who_resigns_in_the_midst_of_a_decision_sees_how_it_ended(person: Bring) -> None:
    red = person()
    member(red, "Red")
    id = announced(red, games=[{"game": "carcassonne"}], bots=True, rounds=1)
    api(red, "POST", f"tournaments/{id}/entrants", {})
    api(red, "POST", f"tournaments/{id}/bots", {"level": "novice"})
    api(red, "POST", f"tournaments/{id}/rounds")
    red.go(f"/table/{api(red, 'GET', f'tournaments/{id}')['me']['table']}")
    assert red.wait_for_turn()
    red.play_on_board()
    expect(red.page.locator(".table")).to_have_attribute("data-planned", "1")
    press_in_menu(red, "Resign")
    for question in ("Ask to undo", "Ask for a pause", "Ask to stop"):
        expect(red.page.get_by_role("button", name=question)).to_have_count(0)
    red.page.get_by_role("button", name="Yes, I resign").click()
    red.page.locator("[data-contest]:visible").first.click()
    expect(red.page.get_by_role("tab", name="Standings", selected=True)).to_be_visible()
    expect(red.page.locator("tr.own [data-points]")).to_have_text("0")


def test_before_the_first_round_one_sees_who_has_entered_and_then_whom_one_meets(person: Bring) -> None:
    red = person()
    member(red, "Red")
    id = announced(red, bots=True)
    api(red, "POST", f"tournaments/{id}/bots", {"level": "novice", "count": 2})
    red.go(f"/tournament/{id}")
    expect(red.page.get_by_role("tab", name="Players", selected=True)).to_be_visible()
    expect(red.page.locator("[data-entered]")).to_have_count(2)
    api(red, "POST", f"tournaments/{id}/rounds")
    expect(red.page.get_by_role("tab", name="This round", selected=True)).to_be_visible()
    expect(pairing(red)).to_be_visible()


def test_the_part_that_is_seen_has_its_tab_in_sight_on_a_phone(person: Bring) -> None:
    red = person(**PHONE)
    member(red, "Red")
    id = announced(red)
    red.go(f"/tournament/{id}/organise")
    expect(red.page.get_by_role("tab", name="Organise", selected=True)).to_be_in_viewport(ratio=0.99)
    tab(red, "Players")
    red.page.get_by_role("tab", name="Players").press("ArrowLeft")
    expect(red.page.get_by_role("tab", name="All rounds", selected=True)).to_be_in_viewport(ratio=0.99)


def test_a_bracket_of_four_rounds_fits_on_a_laptop(person: Bring) -> None:
    red = person(width=1280, height=720)
    member(red, "Red")
    id = announced(red, kind="knockout", bots=True)
    api(red, "POST", f"tournaments/{id}/bots", {"level": "novice", "count": 9})
    api(red, "POST", f"tournaments/{id}/rounds")
    red.go(f"/tournament/{id}")
    bracket = red.page.get_by_role("region", name="The way to the final").last
    expect(red.page.locator("[data-column]")).to_have_count(4)
    red.rest()
    assert bracket.evaluate("box => box.scrollWidth - box.clientWidth") == 0


@pytest.mark.parametrize("width", [360, 1280])
def test_nothing_has_to_be_scrolled_sideways_at_a_tournament(person: Bring, width: int) -> None:
    red = person(width=width, height=720)
    member(red, "Red")
    id = announced(red, bots=True)
    api(red, "POST", f"tournaments/{id}/entrants", {})
    everybody = announced(red, kind="everybody", bots=True)
    api(red, "POST", f"tournaments/{everybody}/bots", {"level": "novice", "count": 8})
    for page in ("/compete", f"/tournament/{id}", f"/tournament/{everybody}"):
        red.go(page)
        expect(red.page.get_by_role("heading", level=1)).to_be_visible()
        red.rest()
        assert red.page.evaluate("document.documentElement.scrollWidth") <= width, page
