"""Quiet at night: nothing is sent while it lasts, and in the morning what is still so."""

import pytest

from bastide.server.notices import night
from bastide.server.notices.night import Call, morning
from server.house import Guest, House, until
from server.test_identity import person
from server.test_notices import DAY, Listener, grow_old, kinds, known, listener, subscribed

__all__ = ["listener"]
NOON, MIDNIGHT = 1_800_010_800.0, 1_800_054_000.0
"""15 January 2027, 12:00 and 24:00 in Paris."""
MORNING = MIDNIGHT + 8 * 3_600.0


class Hour:
    """The time of day, as nights know it."""

    def __init__(self) -> None:
        self.now = MIDNIGHT


@pytest.fixture
def hour(monkeypatch: pytest.MonkeyPatch) -> Hour:
    hour = Hour()
    monkeypatch.setattr(night, "time", lambda: hour.now)
    return hour


def wake(house: House) -> None:
    """Let the server do what it does every half minute, and see it done."""
    house.run(house.app.state.notices.after_the_night(house.hall.lives))
    house.settle()


def test_the_night_lasts_from_ten_to_eight_where_somebody_is() -> None:
    assert morning(NOON, "Europe/Paris") is None
    assert morning(MIDNIGHT, "Europe/Paris") == MORNING
    assert morning(MIDNIGHT - 2 * 3_600, "Europe/Paris") == MORNING, "from 22:00"
    assert morning(MIDNIGHT - 2 * 3_600 - 1, "Europe/Paris") is None
    assert morning(MORNING - 1, "Europe/Paris") == MORNING
    assert morning(MORNING, "Europe/Paris") is None
    assert morning(MIDNIGHT, "Asia/Tokyo") is None, "there it is eight"
    assert morning(MIDNIGHT, "Nowhere/At all") == MORNING + 3_600, "as in Greenwich"
    assert morning(1_806_184_800.0, "Europe/Paris") == 1_806_213_600.0, "the night in which the clocks are set forth"


def test_nothing_is_sent_at_night_and_it_comes_in_the_morning(house: House, listener: Listener, hour: Hour) -> None:
    made, tokens, (_, blue) = known(house, start=False)
    blue.patch("/me", json={"quiet": True, "zone": "Europe/Paris"})
    subscribed(blue, listener.address)
    house.command(made, tokens[0], do="start")
    house.play_on(made, tokens, 1)
    house.settle()
    hour.now = MORNING - 1
    wake(house)
    assert kinds(listener) == []
    hour.now = MORNING
    wake(house)
    assert kinds(listener) == ["turn"], "that the game has begun goes without saying"
    wake(house)
    assert kinds(listener) == ["turn"], "once"


def test_an_outdated_notice_of_the_night_is_not_sent(house: House, listener: Listener, hour: Hour) -> None:
    made, tokens, (red, blue) = known(house, start=False)
    for browser in (red, blue):
        browser.patch("/me", json={"quiet": True, "zone": "Europe/Paris"})
    subscribed(blue, listener.address)
    house.command(made, tokens[0], do="start")
    house.play_on(made, tokens)
    house.settle()
    hour.now = MORNING
    wake(house)
    assert kinds(listener) == ["end"]


def test_an_invitation_of_the_night_is_sent_while_there_is_a_seat(house: House, listener: Listener, hour: Hour) -> None:
    (red, _), (blue, other) = person(house), person(house)
    blue.patch("/me", json={"quiet": True, "zone": "Europe/Paris"})
    subscribed(blue, listener.address)
    tables = [red.post("/tables", json={"game": "lots"}).json() for _ in range(2)]
    for made in tables:
        assert red.post(f"/tables/{made['table']['id']}/ask", json={"account": other["id"]}).status_code == 204
    house.sit(tables[0])
    house.command(tables[0], tables[0]["links"]["seat"], do="start")
    house.settle()
    assert kinds(listener) == []
    hour.now = MORNING
    wake(house)
    assert kinds(listener) == ["invite"]


@pytest.mark.parametrize(("agreed", "calls"), [(False, ["change"]), (True, [])])
def test_a_change_of_the_night_is_sent_unless_it_is_agreed_to(
    house: House, listener: Listener, hour: Hour, agreed: bool, calls: list[str]
) -> None:
    made, tokens, (_, blue) = known(house, "torres", start=False)
    blue.patch("/me", json={"quiet": True, "zone": "Europe/Paris"})
    subscribed(blue, listener.address)
    house.command(made, tokens[0], do="amend", settings={"players": 2, "variant": "master"}, options={})
    until(lambda: not house.hall._tasks)
    if agreed:
        house.command(made, tokens[1], do="agree", seq=house.seen(made, tokens[1])["table"]["seq"])
    assert kinds(listener) == []
    hour.now = MORNING
    wake(house)
    assert kinds(listener) == calls


def test_who_is_at_the_table_in_the_morning_sees_it(house: House, listener: Listener, hour: Hour) -> None:
    made, tokens, (_, blue) = known(house, start=False)
    blue.patch("/me", json={"quiet": True, "zone": "Europe/Paris"})
    subscribed(blue, listener.address)
    house.command(made, tokens[0], do="start")
    house.play_on(made, tokens, 1)
    house.settle()
    here = Guest(house, made["table"]["id"], tokens[1])
    hour.now = MORNING
    wake(house)
    assert kinds(listener) == []
    here.close()


def test_a_warning_of_the_clock_is_sent_at_night_as_well(house: House, listener: Listener, hour: Hour) -> None:
    clock = {"kind": "correspondence", "per_move": 86_400}
    made, _, (red, _) = known(house, "torres", options={"clock": clock}, settings={"first_player": 0})
    red.patch("/me", json={"quiet": True, "zone": "Europe/Paris"})
    subscribed(red, listener.address, events=["time"])
    grow_old(house, made["table"]["id"], 0.76 * DAY)
    until(lambda: kinds(listener) == ["time"])


def test_a_deleted_account_is_not_notified_in_the_morning(house: House, listener: Listener, hour: Hour) -> None:
    made, tokens, (_, blue) = known(house, start=False)
    blue.patch("/me", json={"quiet": True, "zone": "Europe/Paris"})
    subscribed(blue, listener.address)
    house.command(made, tokens[0], do="start")
    house.settle()
    assert blue.delete("/me").status_code == 204
    hour.now = MORNING
    wake(house)
    assert kinds(listener) == []
    assert house.run(house.hall.store.fetch("SELECT 1 FROM postponed WHERE table_id = ?", made["table"]["id"])) == []


def test_a_call_that_comes_after_somebody_has_left_is_not_kept(house: House) -> None:
    made, _, (_, blue) = known(house, start=False)
    gone, table = blue.get("/me").json()["id"], made["table"]["id"]
    assert blue.delete("/me").status_code == 204
    call = Call("turn", f"player {gone}", gone, 1, table, "lots", {})
    house.run(house.app.state.notices.nights.keep(call, MORNING))
    assert house.run(house.hall.store.fetch("SELECT 1 FROM postponed WHERE table_id = ?", table)) == []
