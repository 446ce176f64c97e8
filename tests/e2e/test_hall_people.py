"""Around the table: an account on two devices, settings, news, find, a player's page, chat, and who is here."""

from collections.abc import Callable
from itertools import pairwise
from uuid import uuid4

import pytest
from playwright.sync_api import Locator, Route, expect

from e2e.people import STILL, Person, ask, seat_guests, sit_together
from e2e.serving import Served
from e2e.test_account import PASSWORD, api, enter, member, menu, play_rated

Bring = Callable[..., Person]

SETTINGS = [f"/settings/{part}" for part in ("play", "look", "sound", "account")]
HEADINGS = """() => [...document.querySelectorAll('h1, h2, h3, h4')]
    .filter(one => one.offsetParent !== null).map(one => Number(one.tagName[1]))"""


def heading_faults(person: Person) -> list[str]:
    """Headings that leave out a level, and more or less than one first one."""
    person.rest()
    levels = person.page.evaluate(HEADINGS)
    faults = [f"h{a} then h{b}" for a, b in pairwise(levels) if b > a + 1]
    return faults + ([] if levels.count(1) == 1 else [f"{levels.count(1)} h1"])


def test_an_account_is_made_found_again_on_a_second_device_renamed_and_deleted(person: Bring, served: Served) -> None:
    red, phone = person(name="Red"), person(width=390, height=844, touch=True)
    name, new = f"Anna {uuid4().hex[:6]}", f"Bea {uuid4().hex[:6]}"
    made = ask(served.address, "POST", "tables", {"game": "torres", "settings": {"players": 2}, "name": "Red"})
    red.go(f"/table/{made['table']['id']}?key={made['links']['seat']}")
    expect(red.page.get_by_role("heading", level=2).first).to_be_visible()
    red.go("/settings/look")
    red.page.get_by_role("radio", name="pale").check(force=True)
    red.go("/settings/account?new=1")
    enter(red, "New account", name, PASSWORD)
    expect(red.page.get_by_text(f"You are signed in as {name}.")).to_be_visible()
    taken = [table["id"] for table in api(red, "GET", "me/tables")]
    assert taken == [made["table"]["id"]], "the guest's game came along"

    phone.go("/settings/account")
    enter(phone, "Sign in", name, PASSWORD)
    expect(phone.page.get_by_text(f"You are signed in as {name}.")).to_be_visible()
    expect(phone.page.locator("html[data-palette=pastel]")).to_be_attached()
    devices = phone.page.locator("[data-device]")
    expect(devices).to_have_count(2)

    red.page.get_by_label("Name", exact=True).fill(new)
    red.page.get_by_role("button", name="Change the name").click()
    expect(red.page.get_by_text(f"Your name is now {new}.")).to_be_visible()
    expect(red.page.locator("[data-pop=menu]")).to_contain_text(new)
    phone.page.reload()
    expect(phone.page.get_by_text(f"You are signed in as {new}.")).to_be_visible()

    phone.page.locator("[data-device]:not([data-device=here])").get_by_role("button", name="Sign out").click()
    expect(devices).to_have_count(1)
    phone.page.get_by_role("button", name="Delete the account").click()
    phone.page.get_by_role("button", name="Delete it for good").click()
    expect(phone.page.get_by_text("The account is deleted.")).to_be_visible()
    expect(phone.page.locator("[data-form=in]")).to_be_visible()


def test_every_setting_is_kept_at_once_and_follows_the_account(person: Bring) -> None:
    red = person()
    member(red, "Red")
    for part, chosen, key, value in (
        ("play", ("radio", "slow"), "pace", 0.5),
        ("play", ("switch", "My panel first"), "ownFirst", True),
        ("look", ("radio", "large"), "textSize", "large"),
        ("look", ("radio", "little"), "movement", "little"),
        ("sound", ("switch", "Sounds"), "sounds", True),
    ):
        red.go(f"/settings/{part}")
        with red.page.expect_response("**/api/v2/me/preferences"):
            red.page.get_by_role(chosen[0], name=chosen[1], exact=True).check(force=True)  # type: ignore[arg-type]
        red.page.wait_for_function(
            "([key, value]) => JSON.parse(localStorage.getItem('bastide.prefs'))[key] === value", arg=[key, value]
        )
    red.page.wait_for_function("fetch('api/v2/me/preferences').then(a => a.json()).then(kept => kept.sounds === true)")
    kept = api(red, "GET", "me/preferences")
    assert (kept["pace"], kept["ownFirst"], kept["textSize"], kept["movement"]) == (0.5, True, "large", "little")
    assert "name" not in kept, "what a guest is called stays on the device"


def test_each_form_is_filled_in_by_a_browser_with_what_belongs_there(person: Bring) -> None:
    red = person()
    red.go("/settings/account")
    for way, word in (("Sign in", "current-password"), ("New account", "new-password")):
        form = red.page.get_by_role("form", name=way)
        expect(form.get_by_label("Name", exact=True)).to_have_attribute("autocomplete", "username")
        expect(form.get_by_label("password")).to_have_attribute("autocomplete", word)


def test_the_secret_link_of_ones_own_seat_stands_apart_from_the_invitation(person: Bring) -> None:
    red = person()
    made = ask(red.address, "POST", "tables", {"game": "torres", "settings": {"players": 2}, "name": "Red"})
    red.go(f"/table/{made['table']['id']}?key={made['links']['seat']}")
    own = red.page.get_by_role("region", name="Your own seat on another device")
    expect(own).to_contain_text("This link is a secret")
    expect(own.locator("[data-link*='key=sit']")).to_have_count(0)
    secret = red.page.locator(f"[data-link$='{made['links']['seat']}']")
    expect(secret).to_have_count(1)
    expect(own.locator(f"[data-link$='{made['links']['seat']}']")).to_have_text("Copy my secret link")


def test_the_header_says_who_is_signed_in_before_the_server_does(person: Bring) -> None:
    red = person()
    name = member(red, "Red")
    red.go("/settings/look")
    expect(red.page.locator("[data-pop=menu]")).to_contain_text(name)
    red.page.route("**/api/v2/me", lambda _: None)
    red.page.reload()
    expect(red.page.get_by_role("heading", name="Settings")).to_be_visible()
    expect(red.page.locator("[data-pop=menu]")).to_contain_text(name)
    expect(red.page.locator("header.top").get_by_role("link", name="Sign in")).to_have_count(0)
    red.go("/")
    expect(red.page.get_by_role("heading", level=1)).to_contain_text(name)  # and not what a guest is called here
    red.page.unroute_all()


def test_what_is_chosen_while_the_server_is_slow_is_kept(person: Bring) -> None:
    """A setting that is changed before those of the account have come."""
    red = person()
    member(red, "Red")
    asked: list[Route] = []
    red.page.route("**/api/v2/me/preferences", lambda route: route.continue_() if asked else asked.append(route))
    red.go("/settings/look")
    red.until(lambda: asked)
    red.page.get_by_role("radio", name="pale").check(force=True)
    asked[0].continue_()
    red.until(lambda: api(red, "GET", "me/preferences").get("palette") == "pastel")
    expect(red.page.locator("html[data-palette=pastel]")).to_be_attached()


def test_sounds_are_described_and_well_played_is_offered_by_choice(person: Bring) -> None:
    red = person()
    red.go("/settings/sound")
    sounds = red.page.get_by_role("switch", name="It is your turn")
    expect(sounds).to_have_accessible_description("two notes, rising")
    made = ask(red.address, "POST", "tables", {"game": "torres", "settings": {"players": 2}, "name": "Red"})
    id, links = made["table"]["id"], made["links"]
    sit = {"id": "0123456789abcdef0", "name": "Blue"}
    ask(red.address, "POST", f"tables/{id}/seats", sit, links["sit"])
    for command in ({"do": "start", "id": "start"}, {"do": "resign", "id": "resign"}):
        ask(red.address, "POST", f"tables/{id}/commands", command, links["seat"])
    red.go(f"/table/{id}/end?key={links['seat']}")
    praise = red.page.get_by_role("button", name="Well played")
    expect(praise).to_be_visible()
    red.go("/settings/play")
    red.page.get_by_role("switch", name="Say “well played” with one click at the end").click()
    red.go(f"/table/{id}/end?key={links['seat']}")
    expect(red.page.get_by_role("button", name="Play again, same table")).to_be_visible()
    expect(praise).to_have_count(0)


def test_the_end_of_a_game_asks_again_by_itself_how_it_came(person: Bring) -> None:
    red = person()
    id, tokens = seat_guests(red.address, "torres", ["Red", "Blue"])
    ask(red.address, "POST", f"tables/{id}/commands", {"do": "resign", "id": "resign"}, tokens[0])
    red.pardon("net::ERR_FAILED")
    red.page.route("**/log**", lambda route: route.abort())
    red.go(f"/table/{id}/end?key={tokens[0]}")
    expect(red.page.get_by_role("heading", name="This could not be loaded")).to_be_visible()
    red.page.unroute_all()
    expect(red.page.get_by_role("heading", name="This could not be loaded")).to_have_count(0)


def test_news_tell_of_an_invitation_and_lead_to_the_table(person: Bring) -> None:
    red, blue = person(), person()
    host, _ = member(red, "Red"), member(blue, "Blue")
    made = api(red, "POST", "tables", {"game": "torres", "settings": {"players": 2}})
    api(red, "POST", f"tables/{made['table']['id']}/ask", {"account": api(blue, "GET", "me")["id"]})
    blue.go("/")
    bell = blue.page.locator("[data-pop=news]")
    expect(bell).to_have_accessible_name("News, 1 new")
    bell.press("Enter")
    news = blue.page.locator("#pop-news")
    expect(news).to_contain_text(f"{host} invites you to Torres.")
    news.get_by_role("button", name="All read").click()
    expect(bell).to_have_accessible_name("News")
    bell.click()
    news.get_by_role("link", name=f"{host} invites you").click()
    expect(blue.page).to_have_url(f"{blue.address}#/table/{made['table']['id']}?key={made['links']['sit']}")


def test_the_game_that_has_waited_longest_is_one_click_away(person: Bring) -> None:
    red, blue = person(), person()
    member(red, "Red"), member(blue, "Blue")
    tables = []
    for _ in range(2):
        made = api(red, "POST", "tables", {"game": "carcassonne", "settings": {"players": 2, "start_player": 0}})
        id = made["table"]["id"]
        api(blue, "POST", f"tables/{id}/seats", {"id": uuid4().hex}, made["links"]["sit"])
        api(red, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, made["links"]["seat"])
        tables.append(id)
    red.go("/learn")
    turn = red.page.get_by_role("banner").get_by_role("link", name="Your turn · 2")
    expect(turn).to_have_attribute("href", f"#/table/{tables[0]}")
    blue.go("/learn")
    expect(blue.page.get_by_role("banner").get_by_role("link", name="New account")).to_have_count(0)
    expect(blue.page.get_by_role("banner").get_by_role("link", name="Your turn")).to_have_count(0)


def test_a_player_is_found_by_keys_alone_and_nothing_else_by_a_wrong_name(person: Bring) -> None:
    red, blue = person(), person()
    name = member(blue, "Blue")
    red.go("/")
    red.page.get_by_role("heading", level=1).wait_for()
    red.page.keyboard.press("/")
    field = red.page.get_by_role("searchbox")
    expect(field).to_be_focused()
    red.page.keyboard.type("nobody at all has this")
    expect(red.page.get_by_text("Nothing has that name.")).to_be_visible()
    field.fill(name)
    expect(red.page.get_by_role("dialog").get_by_role("link", name=name)).to_be_visible()
    red.page.keyboard.press("Enter")
    expect(red.page.get_by_role("heading", level=1, name=name)).to_be_visible()


def test_find_shows_what_is_there_before_anything_is_typed(person: Bring) -> None:
    red = person()
    wish = {"game": "torres", "settings": {"players": 2}, "name": "Chiara", "options": {"public": True}}
    ask(red.address, "POST", "tables", wish)
    red.go("/")
    red.page.get_by_role("heading", level=1).wait_for()
    red.page.keyboard.press("/")
    dialog = red.page.get_by_role("dialog")
    expect(dialog.get_by_role("link", name="open table").first).to_be_visible()
    # Lessons of several games have the same name.
    red.page.get_by_role("searchbox").fill("your first turn")
    expect(dialog.get_by_role("link", name="Your first turn lesson · Caylus", exact=True)).to_be_visible()
    expect(dialog.get_by_role("link", name="Your first turn lesson · Caylus Magna Carta")).to_be_visible()
    assert red.violations() == []


def test_nothing_is_called_unknown_before_everything_was_looked_through(person: Bring) -> None:
    red = person()
    red.go("/")
    red.page.get_by_role("heading", level=1).wait_for()
    held: list[Route] = []
    red.page.route("**/api/v2/tables?*", lambda route: held.append(route))
    red.page.keyboard.press("/")
    with red.page.expect_response("**/api/v2/players?*"):
        red.page.get_by_role("searchbox").fill("your first turn")
    red.page.evaluate(STILL)
    dialog = red.page.get_by_role("dialog")
    expect(dialog.get_by_text("Nothing has that name.")).to_have_count(0)
    for route in held:
        route.continue_()
    expect(dialog.get_by_role("link", name="lesson").first).to_be_visible()


def test_without_an_answer_find_says_so_and_not_that_nothing_has_the_name(person: Bring) -> None:
    red = person()
    red.pardon("net::ERR_FAILED")
    red.go("/")
    red.page.get_by_role("heading", level=1).wait_for()
    red.page.route("**/api/v2/players?*", lambda route: route.abort())
    red.page.keyboard.press("/")
    red.page.get_by_role("searchbox").fill("nobody at all has this")
    dialog = red.page.get_by_role("dialog")
    expect(dialog.get_by_text("The server does not answer; try again in a moment.")).to_be_visible()
    expect(dialog.get_by_text("Nothing has that name.")).to_have_count(0)
    red.page.unroute("**/api/v2/players?*")
    red.page.get_by_role("searchbox").fill("nobody at all has that")
    expect(dialog.get_by_text("Nothing has that name.")).to_be_visible()


def test_a_page_tells_of_rated_games_and_of_you_and_them(person: Bring) -> None:
    red, blue = person(), person()
    names = member(red, "Red", rated=True), member(blue, "Blue", rated=True)
    play_rated(red, blue)
    blue.go(f"/player/{names[1]}")
    facts = blue.page.locator(".facts")
    expect(facts).to_contain_text("Torres")
    expect(blue.page.get_by_role("region", name="Rating")).to_contain_text("after 1 rated game")
    games = blue.page.get_by_role("region", name="Games", exact=True)
    expect(games).to_contain_text(f"Won against {names[0]}")
    games.get_by_role("button", name="Won").click()
    expect(games.get_by_role("listitem")).to_have_count(1)
    duel = blue.page.get_by_role("region", name="You and …")
    expect(duel.get_by_role("img", name="1 won, 0 shared, 0 lost")).to_be_visible()
    red.pardon("net::ERR_FAILED")
    red.page.route("**/api/v2/players/*/games*", lambda route: route.abort())
    red.go(f"/player/{names[1]}")
    expect(red.page.get_by_role("img", name="0 won, 0 shared, 1 lost")).to_be_visible()
    theirs = red.page.get_by_role("region", name="Games", exact=True)
    expect(theirs).to_contain_text("This could not be loaded")  # the rest of the page goes on
    red.page.unroute_all()
    expect(theirs).to_contain_text(f"Won against {names[0]}")
    api(blue, "PATCH", "me", {"page": "nobody"})
    red.page.reload()
    expect(red.page.get_by_text(f"{names[1]} does not show games and ratings.")).to_be_visible()


def test_an_empty_page_says_what_will_stand_there_and_a_departed_player_has_none(person: Bring) -> None:
    red = person()
    name = member(red, "Red")
    red.go(f"/player/{name}")
    expect(red.page.get_by_text("Your page is still empty")).to_be_visible()
    red.pardon("404 (Not Found)")
    red.go("/player/Nobody of that name")
    expect(red.page.get_by_text("Nobody has this name, or this player has left.")).to_be_visible()


def test_a_page_bears_the_arms_and_the_languages_one_has_chosen(person: Bring) -> None:
    red = person()
    name = member(red, "Red")
    red.go("/settings/account")
    more = red.page.get_by_label("Languages you speak")
    for code, language in (("hu", "Magyar"), ("nl", "Nederlands"), ("fr", "Français")):
        more.select_option(code)
        expect(red.page.get_by_role("button", name=f"Take away {language}")).to_be_visible()
    red.page.get_by_role("button", name="Take away Nederlands").click()
    expect(red.page.get_by_role("button", name="Take away Nederlands")).to_be_hidden()
    expect(more).to_be_focused()
    red.go(f"/player/{name}")
    expect(red.page.get_by_text("Speaks Magyar, Français.")).to_be_visible()
    red.page.get_by_role("button", name="Another coat of arms").click()
    assert red.violations() == []
    red.page.get_by_role("dialog").get_by_role("button", name="Coat of arms 4").click()
    expect(red.page.get_by_role("dialog")).to_be_hidden()
    assert api(red, "GET", "me")["arms"] == 3


def say(person: Person, words: str) -> None:
    """Open the chat and say something."""
    person.page.get_by_role("tab", name="Chat").click()
    person.page.get_by_label("Say something").fill(words)
    person.page.get_by_label("Say something").press("Enter")
    expect(person.page.get_by_role("list", name="Chat")).to_contain_text(words)


def chat_tab(person: Person) -> Locator:
    return person.page.get_by_role("tab", name="Chat")


def test_a_message_gives_a_sign_and_who_is_muted_none(person: Bring) -> None:
    red, blue = person(), person()
    sit_together(red, blue, "torres")
    say(blue, "good luck")
    expect(chat_tab(red)).to_have_accessible_name("Chat · 1")
    expect(red.page.get_by_role("status").filter(has_text="Blue: good luck")).to_be_visible()
    chat_tab(red).click()
    expect(chat_tab(red)).to_have_accessible_name("Chat")
    line = red.page.get_by_role("listitem").filter(has_text="good luck")
    line.get_by_role("button", name="About what Blue said").press("Enter")
    red.page.get_by_role("button", name="Mute").press("Enter")
    expect(line).to_have_count(0)
    red.page.get_by_role("tab", name="Log").click()
    say(blue, "can you hear me?")
    say(red, "I am done")
    expect(blue.page.get_by_role("list", name="Chat")).to_contain_text("I am done")
    expect(red.page.get_by_role("list", name="Chat")).not_to_contain_text("can you hear me?")
    red.page.get_by_role("button", name="Show everybody's messages again").click()
    expect(red.page.get_by_role("list", name="Chat")).to_contain_text("can you hear me?")


def test_what_can_be_done_about_who_speaks_depends_on_who_has_an_account(person: Bring) -> None:
    red, blue = person(), person()
    member(red, "Red")
    made = api(red, "POST", "tables", {"game": "torres", "settings": {"players": 2}})
    id, links = made["table"]["id"], made["links"]
    guest = ask(red.address, "POST", f"tables/{id}/seats", {"id": uuid4().hex, "name": "Blue"}, links["sit"])["token"]
    api(red, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, links["seat"])
    for words, token in (("hello", links["seat"]), ("and to you", guest)):
        ask(red.address, "POST", f"tables/{id}/commands", {"do": "chat", "id": words, "words": words}, token)
    red.go(f"/table/{id}")
    blue.go(f"/table/{id}?key={guest}")
    for one, about in (
        (red, "A guest has no account, so blocking would not hold beyond this table."),
        (blue, "With an account of your own you can block players"),
    ):
        chat_tab(one).click()
        one.page.get_by_role("button", name="About what").click()
        expect(one.page.get_by_role("dialog")).to_contain_text(about)
        expect(one.page.get_by_role("button", name="Mute")).to_be_visible()
        expect(one.page.locator("[data-do=block]")).to_have_count(0)


def test_a_report_goes_to_who_looks_after_the_server(person: Bring) -> None:
    red, blue = person(), person()
    sit_together(red, blue, "torres")
    say(blue, "you fool")
    chat_tab(red).click()
    red.page.get_by_role("button", name="About what Blue said").click()
    red.page.get_by_label("Report it").fill("rude")
    red.page.get_by_role("button", name="Send the report").click()
    expect(red.page.get_by_text("It is reported.")).to_be_visible()


def test_a_double_click_on_resign_does_not_resign(person: Bring) -> None:
    red, blue = person(), person()
    sit_together(red, blue, "torres")
    red.page.get_by_role("button", name="Table and preferences").click()
    resign = red.page.locator("[data-ask=resign]")
    resign.scroll_into_view_if_needed()
    red.rest()
    box = resign.bounding_box()
    assert box is not None
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    red.page.mouse.dblclick(*at)
    expect(red.page.locator("[data-ask=resign-sure]")).to_be_visible()
    red.page.mouse.click(*at)
    expect(resign).to_be_visible()
    resign.click()
    red.page.locator("[data-ask=resign-sure]").press("Enter")
    expect(red.page.locator("[data-ask=resign-sure]")).to_have_count(0)


def test_days_off_are_taken_at_the_table_and_announced(person: Bring) -> None:
    red = person()
    settings = {"game": "torres", "settings": {"players": 2}, "name": "Red", "bots": {"1": "novice"}}
    clock = {"clock": {"kind": "correspondence", "per_move": 3 * 86_400}}
    made = ask(red.address, "POST", "tables", {**settings, "options": clock})
    id, token = made["table"]["id"], made["links"]["seat"]
    ask(red.address, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, token)
    red.go(f"/table/{id}?key={token}")
    red.page.get_by_role("button", name="Table and preferences").click()
    red.page.get_by_label("How many").select_option("3")
    red.page.get_by_role("button", name="Take 3 days off").click()
    expect(red.page.get_by_text("takes 3 days off").or_(red.page.get_by_text("take 3 days off")).first).to_be_attached()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_and_headings_are_in_order(person: Bring, theme: str) -> None:
    guest, red, blue = person(theme=theme), person(theme=theme), person()
    name, other = member(red, "Red", rated=True), member(blue, "Blue", rated=True)
    play_rated(red, blue)
    api(red, "PUT", f"me/people/{api(blue, 'GET', 'me')['id']}", {"how": "muted"})
    guest.go("/settings/account")
    guest.page.locator("[data-form=new]").wait_for()
    assert (guest.violations(), heading_faults(guest)) == ([], [])
    for page in [
        *SETTINGS,
        f"/player/{name}",
        f"/player/{other}",
        "/ratings/torres",
        "/replay",
    ]:
        red.go(page)
        red.page.get_by_role("heading", level=1).wait_for()
        red.page.locator("[data-pop=menu]").wait_for()
        assert (red.violations(), heading_faults(red)) == ([], []), page
    menu(red)
    assert red.violations() == []
    red.page.keyboard.press("Escape")
    red.page.locator("[data-pop=news]").click()
    red.page.locator("#pop-news").get_by_role("heading").wait_for()
    assert red.violations() == []
    red.page.keyboard.press("Escape")
    red.page.keyboard.press("/")
    red.page.get_by_role("searchbox").fill("Blue")
    red.page.get_by_role("dialog").get_by_role("link").first.wait_for()
    assert red.violations() == []


def test_nothing_scrolls_sideways_on_a_small_phone(person: Bring) -> None:
    red, blue = person(width=360, height=640, touch=True), person()
    name, other = member(red, "Red with a longer name", rated=True), member(blue, "Blue", rated=True)
    play_rated(red, blue)
    red.go("/")
    expect(red.page.get_by_role("navigation", name="Bottom of the page")).to_be_visible()
    for language in ("en", "de", "hu"):
        red.go("/learn")
        red.page.locator("[data-pop=menu]").click()
        red.page.locator("#pop-menu select").select_option(language)
        expect(red.page.locator("html")).to_have_attribute("lang", language)
        for page in [*SETTINGS, f"/player/{name}", f"/player/{other}", "/replay", "/"]:
            red.go(page)
            red.page.get_by_role("heading", level=1).first.wait_for()
            expect(red.page.locator("html")).to_have_attribute("lang", language)
            red.rest()
            wide = red.page.evaluate("document.documentElement.scrollWidth")
            assert wide <= 360, f"{page} is {wide} px wide in {language}"


def test_guests_have_a_menu_and_two_ways_in(person: Bring) -> None:
    red = person()
    red.go("/learn")
    banner = red.page.get_by_role("banner")
    expect(banner.get_by_role("link", name="Sign in")).to_be_visible()
    expect(banner.get_by_role("link", name="New account")).to_be_visible()
    expect(red.page.locator("[data-pop=news]")).to_have_count(0)
    menu(red).get_by_label("Language").select_option("de")
    expect(banner.get_by_role("link", name="Anmelden")).to_be_visible()
    red.page.keyboard.press("Escape")
    expect(red.page.locator("#pop-menu")).to_have_count(0)
