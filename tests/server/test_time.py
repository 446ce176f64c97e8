"""Time: banks and increments, time per move, pauses, stewards, and the way back."""

import re
from pathlib import Path

import pytest

import bastide.server
from bastide.server.clock import Clock
from bastide.server.clocks import Clocks
from bastide.server.configuration import DAY
from bastide.server.options import CorrespondenceClock, LiveClock, NoClock
from server.conftest import Open
from server.house import Guest, House, until

LIVE = {"kind": "live", "bank": 1, "increment": 0}


def test_a_bank_goes_down_while_it_runs_and_a_turn_brings_the_increment() -> None:
    clocks = Clocks(LiveClock(bank=100, increment=5), 2)
    clocks.run(0, 1_000.0)
    assert clocks.runs_out() == 1_100.0
    clocks.run(0, 1_010.0)  # another step of the same turn
    assert clocks.left == [90.0, 100.0]
    clocks.run(1, 1_030.0)
    assert clocks.left == [75.0, 100.0]
    clocks.stop(1_040.0)
    assert (clocks.left, clocks.used) == ([75.0, 90.0], [30.0, 10.0])
    assert clocks.runs_out() is None


def test_a_clock_does_not_count_the_beat_and_never_more_than_has_passed() -> None:
    clocks = Clocks(LiveClock(bank=100, increment=0), 2)
    clocks.run(0, 1_000.0)
    clocks.stand_still(2.5, 1_010.0)
    clocks.run(1, 1_010.0)
    assert (clocks.left, clocks.used) == ([92.5, 100.0], [7.5, 0.0])
    clocks.stand_still(6.0, 1_011.0)
    clocks.run(0, 1_011.0)
    assert (clocks.left, clocks.used) == ([92.5, 100.0], [7.5, 0.0])


def test_setting_the_machines_clock_takes_no_time_from_anybody() -> None:
    wall, steady = 1_000_000.0, 50.0
    clock = Clock(lambda: wall, lambda: steady)
    assert clock.time() == 1_000_000.0
    wall, steady = wall + 3_600, steady + 10
    assert clock.time() == 1_000_010.0, "set forth"
    for _ in range(100):
        clock.follow()
    assert clock.time() == pytest.approx(1_000_011.0), "it follows slowly"
    wall, steady = 1_000_020.0, steady + 10
    assert clock.time() == pytest.approx(1_000_021.0), "set back"
    for _ in range(1_000):
        clock.follow()
    assert clock.time() == pytest.approx(1_000_020.0)


def test_all_time_at_the_table_is_the_servers() -> None:
    folder = Path(bastide.server.__file__).parent
    own = [file.name for file in folder.rglob("*.py") if re.search(r"from time import .*\btime\b", file.read_text())]
    assert own == []


def test_by_correspondence_every_turn_has_its_full_time() -> None:
    clocks = Clocks(CorrespondenceClock(per_move=1_000), 2)
    clocks.run(0, 0.0)
    clocks.run(1, 900.0)
    clocks.run(0, 1_000.0)
    assert clocks.left == [1_000.0, 1_000.0]
    assert clocks.runs_out() == 2_000.0


def test_without_a_clock_time_is_counted_and_never_runs_out() -> None:
    clocks = Clocks(NoClock(), 2)
    clocks.run(0, 0.0)
    assert clocks.runs_out() is None
    clocks.run(1, 50.0)
    assert clocks.used == [50.0, 0.0]


def test_a_player_who_returns_has_a_share_of_the_time_again() -> None:
    clocks = Clocks(LiveClock(bank=100, increment=0), 2)
    clocks.run(0, 0.0)
    clocks.stop(200.0)
    clocks.give_back(0)
    assert clocks.left[0] == 10.0


@pytest.mark.parametrize("rated", [False, True])
def test_the_beat_counts_only_where_the_game_is_rated(house: House, rated: bool) -> None:
    clock = {"kind": "live", "bank": 100, "increment": 0}
    made, tokens = house.filled("torres", options={"clock": clock, "rated": rated})
    mover = house.seen(made, tokens[0])["position"]["to_move"]
    guest = Guest(house, made["table"]["id"], tokens[mover])
    assert guest.position is not None
    action = guest.position["legal"][0]["action"]
    assert guest.ask(do="play", seq=guest.seq, action=action, beat=6)["type"] == "done"
    used = house.seen(made, tokens[mover])["table"]["clocks"]["used"][mover]
    assert (used > 0) is rated
    house.command(made, tokens[mover], 400, do="play", seq=guest.seq, action=action, beat=7)
    guest.close()


def test_when_the_time_is_up_a_steward_plays_on_and_the_player_may_return(house: House) -> None:
    made, tokens = house.filled("torres", options={"clock": {"kind": "live", "bank": 1, "increment": 3_000}})
    away = house.seen(made, tokens[0])["position"]["to_move"]
    there = Guest(house, made["table"]["id"], tokens[1 - away])
    there.wait(lambda: any(entry["kind"] == "timedout" for entry in there.entries))
    there.wait(lambda: any(entry["by"] == "steward" for entry in there.entries))
    there.wait(lambda: there.position is not None and there.position["to_move"] == 1 - away)
    assert there.table["seats"][away]["steward"] is True
    back = Guest(house, made["table"]["id"], tokens[away])
    answer = back.ask(do="return")
    assert answer["type"] == "done"
    back.wait(lambda: back.table["seats"][away]["steward"] is False)
    there.wait_for(answer["seq"])
    assert there.play()["type"] == "done"
    there.close()
    back.close()


def test_without_a_clock_a_steward_comes_after_a_long_absence(open_house: Open) -> None:
    house = open_house(absent_days=1.0 / DAY)
    made, tokens = house.filled("torres")
    guest = Guest(house, made["table"]["id"], tokens[1])
    guest.wait(lambda: any(entry["kind"] == "timedout" for entry in guest.entries))


def test_while_the_steward_plays_the_player_does_not(house: House) -> None:
    made, tokens = house.filled(options={"clock": LIVE})
    guest = Guest(house, made["table"]["id"], tokens[1])
    guest.wait(lambda: any(entry["kind"] == "timedout" for entry in guest.entries))
    seq = house.seen(made, tokens[0])["table"]["seq"]
    answer = house.command(made, tokens[0], do="play", seq=seq, action="play 1", status=409)
    assert answer["code"] in ("not_now", "stale", "not_your_turn")
    assert house.command(made, tokens[1], 409, do="return")["code"] == "not_now"


def test_a_game_whose_players_are_all_away_is_played_to_its_end(house: House) -> None:
    made, tokens = house.filled(options={"clock": LIVE})
    guest = Guest(house, made["table"]["id"], made["links"]["watch"])
    guest.wait(lambda: guest.table["status"] == "over")
    assert guest.table["result"]["reason"] == "finished"
    assert house.seen(made, tokens[0])["table"]["seats"][0]["steward"] is True


def test_a_pause_needs_the_consent_of_all_and_stops_the_clocks(house: House) -> None:
    made, tokens = house.filled(options={"clock": {"kind": "live", "bank": 2, "increment": 0}})
    first, second = (Guest(house, made["table"]["id"], token) for token in tokens)
    first.ask(do="propose", what="pause")
    second.wait(lambda: second.table["proposal"] is not None)
    assert second.table["proposal"]["waiting"] == [1]
    assert first.ask(do="play", seq=first.seq, action="x")["code"] in ("stale", "bad_action")
    assert second.ask(do="answer", seq=second.seq, yes=True)["type"] == "done"
    second.wait(lambda: second.table["status"] == "paused")
    assert second.table["clocks"]["running"] is None
    first.wait_for(second.seq)
    assert first.play()["code"] == "not_now"
    live = house.hall.lives[made["table"]["id"]]
    house.settle()
    assert (live.table.due, live.timer) == (None, None), "no time runs out"
    assert second.ask(do="resume")["type"] == "done"
    until(lambda: house.seen(made, tokens[0])["table"]["seats"][0]["steward"])


def test_a_proposal_can_be_declined_taken_back_and_only_one_is_open(house: House) -> None:
    made, tokens = house.filled()
    house.command(made, tokens[0], do="propose", what="pause")
    assert house.command(made, tokens[1], 409, do="propose", what="stop")["message"]["text"].startswith(
        "Something is proposed"
    )
    seq = house.seen(made, tokens[0])["table"]["seq"]
    house.command(made, tokens[1], do="answer", seq=seq, yes=False)
    assert house.seen(made, tokens[0])["table"]["proposal"] is None
    seq = house.command(made, tokens[0], do="propose", what="stop")["seq"]
    house.command(made, tokens[0], do="answer", seq=seq, yes=False)
    assert house.seen(made, tokens[1])["table"]["proposal"] is None
    assert house.seen(made, tokens[1])["table"]["status"] == "playing"


def test_all_agree_to_stop_and_the_seed_is_revealed(house: House) -> None:
    made, tokens = house.filled("lots", 3)
    seq = house.command(made, tokens[2], do="propose", what="stop")["seq"]
    seq = house.command(made, tokens[0], do="answer", seq=seq, yes=True)["seq"]
    assert house.seen(made, tokens[0])["table"]["status"] == "playing"
    house.command(made, tokens[1], do="answer", seq=seq, yes=True)
    table = house.seen(made, tokens[0])["table"]
    assert (table["status"], table["result"]["reason"], table["result"]["winners"]) == ("over", "stopped", [])
    assert len(table["seed"]) == 64


def test_who_resigns_among_three_is_last_and_a_steward_plays_on(house: House) -> None:
    made, tokens = house.filled("lots", 3)
    house.command(made, tokens[0], do="resign")
    assert house.command(made, tokens[0], 409, do="return")["code"] == "not_now"
    guests = [Guest(house, made["table"]["id"], token) for token in tokens]
    for _ in range(20):
        now = house.seen(made, tokens[1])
        if now["table"]["status"] == "over":
            break
        mover = now["position"]["to_move"]
        if mover == 0:
            guests[1].wait_for(now["table"]["seq"] + 1)
            continue
        guests[mover].wait_for(now["table"]["seq"])
        guests[mover].play()
    table = house.seen(made, tokens[1])["table"]
    assert table["result"]["reason"] == "finished"
    assert table["result"]["ranks"][0] == 3
    assert 0 not in table["result"]["winners"]


def test_the_result_tells_for_whom_a_steward_played(house: House) -> None:
    made, tokens = house.filled("torres")
    house.hall.lives[made["table"]["id"]].table.seats[0].steward = True
    house.command(made, tokens[1], do="resign")
    assert house.seen(made, tokens[0])["table"]["result"]["stewards"] == [0]


def test_while_a_seat_has_days_off_its_time_stands_still() -> None:
    clocks = Clocks(CorrespondenceClock(per_move=1_000), 2)
    clocks.run(0, 0.0)
    clocks.rest(0, 100.0, 500.0)
    assert clocks.runs_out() == 1_600.0, "what passed before the rest is given back too: the move has its full time"
    clocks.run(0, 700.0)
    assert (clocks.left[0], clocks.used[0]) == (900.0, 700.0)
    clocks.run(1, 800.0)
    clocks.rest(1, 900.0, 100.0)
    clocks.rest(1, 950.0, 100.0)
    assert clocks.runs_out() == 2_100.0, "the second days come on top"


def test_days_off_are_announced_to_the_others_and_bounded_in_a_year(house: House) -> None:
    made, tokens = house.filled(options={"clock": {"kind": "correspondence", "per_move": 3 * 86_400}})
    other = Guest(house, made["table"]["id"], tokens[1])
    house.command(made, tokens[0], do="rest", days=20)
    other.wait(lambda: any(entry["kind"] == "rested" for entry in other.entries))
    assert other.entries[-1]["message"]["text"] == "Green takes 20 days off; until then their time stands still"
    clocks = house.seen(made, tokens[1])["table"]["clocks"]
    assert clocks["resting"][0] == pytest.approx(clocks["now"] + 20 * DAY, abs=60)
    assert clocks["resting"][1] is None
    assert house.command(made, tokens[0], 403, do="rest", days=11)["message"]["text"] == (
        "You have 10 days off left of this year at this table."
    )
    house.command(made, tokens[0], do="rest", days=10)
    assert house.command(made, tokens[0], 403, do="rest", days=1)["message"]["text"] == (
        "You have taken all your days off of this year at this table."
    )
    other.close()


def test_days_off_are_for_games_over_days(house: House) -> None:
    for clock in ({"kind": "live", "bank": 900, "increment": 5}, {"kind": "none"}):
        made, tokens = house.filled(options={"clock": clock})
        assert house.command(made, tokens[0], 403, do="rest", days=1)["code"] == "not_allowed"
