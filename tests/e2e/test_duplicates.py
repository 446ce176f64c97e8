"""Tables with the same luck: set up in the dialog, closed while one of them goes on, compared at the end."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from e2e.people import Person, ask, lay_new_table

Bring = Callable[..., Person]


def read(rows: Locator) -> list[list[str]]:
    """Of every row of a result: the number of the table, its points, and what they are worth."""
    return sorted(cells[1:4] for cells in map(str.split, rows.all_inner_texts()))


def play_out(address: str, id: str, tokens: list[str], choice: int) -> None:
    """Play a table to its end past the page, each time the legal action with that number, or the last."""
    mover = 0
    while (seen := ask(address, "GET", f"tables/{id}", None, tokens[mover]))["table"]["status"] != "over":
        legal, seq = seen["position"]["legal"], seen["table"]["seq"]
        if legal is None:
            mover = seen["position"]["to_move"]
            continue
        action = legal[min(choice, len(legal) - 1)]["action"]
        command = {"do": "play", "id": f"m{seq}", "seq": seq, "action": action}
        ask(address, "POST", f"tables/{id}/commands", command, tokens[mover])


def test_a_set_is_made_in_the_dialog_played_and_compared(person: Bring) -> None:
    red, blue = person(), person(name="Blue", theme="dark", width=360, height=740)
    lay_new_table(red, "magna_carta")
    red.page.get_by_role("button", name="One seat fewer").last.click()
    red.page.get_by_text("More for this table").click()
    red.page.get_by_role("combobox", name="Tables with the same tiles").select_option("3")
    red.page.get_by_role("button", name="Open the tables").click()
    expect(red.page.get_by_role("heading", level=1)).to_contain_text("tables with the same luck")
    expect(red.page.locator("[data-table]")).to_have_count(3)
    set_id = red.page.url.split("/")[-1]
    expect(red.page.get_by_role("status")).to_have_text("3 tables still go on")

    # One table is put away; the free seats of the others are passed on.
    red.page.locator("[data-table='3']").get_by_role("button", name="Close the table").click()
    red.page.locator("[data-table='3']").get_by_role("button", name="Yes, close it").click()
    expect(red.page.locator("[data-table='3']")).to_contain_text("never started")
    links = red.page.locator("[data-link]")
    expect(links).to_have_count(2)
    keys = [str(links.nth(n).get_attribute("data-link")).split("key=")[1] for n in range(2)]
    ids = [key.split(".")[1] for key in keys]
    token = red.page.evaluate("JSON.parse(localStorage.getItem('bastide.tables'))[0].token")

    def sit(table: int) -> str:
        body = {"id": f"0123456789abcdef{table}", "name": "Orange" if table else "Green"}
        return str(ask(red.address, "POST", f"tables/{ids[table]}/seats", body, keys[table])["token"])

    tokens = [[token, sit(0)], []]
    blue.go(f"/table/{ids[1]}?key={keys[1]}")
    blue.page.get_by_role("button", name="Sit down here").first.click()
    expect(blue.page.locator("main small", has_text="you")).to_be_visible()
    token_of = "JSON.parse(localStorage.getItem('bastide.tables'))?.find(table => table.seat !== null)?.token"
    tokens[1] = [blue.page.wait_for_function(token_of).json_value(), sit(1)]

    blue.page.get_by_role("button", name="Begin").click()
    expect(blue.page.locator(".table[data-game=magna_carta]")).to_be_visible()
    blue.go(f"/duplicate/{set_id}")
    expect(blue.page.get_by_role("button", name="Close the table")).to_have_count(0)
    expect(blue.page.locator("[data-table='2']").get_by_role("link", name="Go to the table")).to_be_visible()

    ask(red.address, "POST", f"tables/{ids[0]}/commands", {"do": "start", "id": "start"}, token)
    play_out(red.address, ids[0], tokens[0], 0)
    red.page.locator("[data-table='1']").get_by_role("link", name="Go to the table").click()
    expect(red.page.locator(".banner")).to_contain_text("Other tables still play with the same luck.")
    red.page.get_by_role("dialog").get_by_role("button", name="Close").click()  # the result
    red.page.locator(".banner a").click(trial=True)  # nothing lies over it
    red.pardon("403 (Forbidden)")
    red.go(f"/replay/{ids[1]}")
    expect(red.page.get_by_role("alert")).to_contain_text("only those who sit at this table see it")

    red.go(f"/table/{ids[0]}")
    expect(red.page.locator(".banner", has_text="Other tables")).to_be_visible()
    play_out(red.address, ids[1], tokens[1], 1)
    expect(red.page.locator(".banner", has_text="Other tables")).to_have_count(0)
    red.page.get_by_role("link", name="All tables").click()
    expect(red.page.get_by_role("status")).to_have_text("All are over")
    scores = [
        ask(red.address, "GET", f"tables/{id}", None, own[0])["table"]["result"]["scores"]
        for id, own in zip(ids, tokens, strict=True)
    ]
    for seat in range(2):
        rows = red.page.locator(f"table[data-seat='{seat}'] tbody tr")
        expect(rows).to_have_count(2)
        mine, theirs = scores[0][seat], scores[1][seat]
        won = 2 if mine > theirs else 1 if mine == theirs else 0
        expected = sorted([["1", str(mine), str(won)], ["2", str(theirs), str(2 - won)]])
        red.until(lambda rows=rows, expected=expected: read(rows) == expected)
    expect(blue.page.locator("table[data-seat]")).to_have_count(2)
    blue.rest()
    assert blue.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert blue.violations() == []
    red.page.locator("[data-table='2']").get_by_role("link", name="Replay").click()
    expect(red.page.locator(".table[data-game=magna_carta]")).to_be_visible()


def test_a_set_is_marked_in_the_lobby_and_nobody_is_invited_to_watch_it(person: Bring) -> None:
    red, blue = person(), person()
    wish = {"game": "torres", "settings": {"players": 2}, "name": "Red", "tables": 2, "options": {"public": True}}
    made = ask(red.address, "POST", "duplicates", wish)["tables"][0]
    red.go(f"/table/{made['table']['id']}?key={made['links']['seat']}")
    expect(red.page.locator("[data-link*='key=seat']")).to_be_visible()
    expect(red.page.locator("[data-link*='key=sit']")).to_be_visible()
    expect(red.page.locator("[data-link*='key=watch']")).to_have_count(0)
    for one in (red, blue):
        one.go("/")
        row = one.page.locator(f"[data-open='{made['table']['id']}']")
        expect(row).to_contain_text("same luck at several tables")
