"""A Swiss of bots in all four games on a real server that is killed in the middle: standings right, nothing lost.

Two who have entered never come, and three are taken out on the way. On SQLite the one process is killed and started
again; on PostgreSQL one of two is, and the other goes on. The soak has 64 entrants over seven
rounds, or BASTIDE_SWISS of them.
"""

import os
from pathlib import Path
from typing import Any

import httpx
import pytest

from bastide.compete import draw, from_plain, standings
from server.forked import Nursery, Postgres
from server.house import PATIENCE, until
from server.test_kill import free_port

GAMES = ("torres", "caylus", "magna_carta", "carcassonne")
LONGEST = 1_800.0
"""Seconds until something has gone wrong: on a busy machine a round takes long."""
ENTRANTS = int(os.environ.get("BASTIDE_SWISS", "64"))
Json = dict[str, Any]


class Director:
    """Who organises the tournament, at whichever process answers."""

    def __init__(self, ports: list[int]) -> None:
        anew = httpx.Limits(max_keepalive_connections=0)  # a connection that is kept may just be ending
        self.doors = [
            httpx.Client(base_url=f"http://127.0.0.1:{port}/api/v2", timeout=PATIENCE, limits=anew) for port in ports
        ]
        self.cookies = self.register("Organiser")
        self.id = ""

    def register(self, name: str) -> dict[str, str]:
        answer = self.doors[0].post("/accounts", json={"name": name, "password": "a long password"})
        assert answer.status_code == 201, answer.text
        self.doors[0].cookies.clear()
        return dict(answer.cookies)

    def ask(self, method: str, path: str, body: object = None, cookies: dict[str, str] | None = None) -> Any:
        """The answer of the first process that is there and has its database."""
        header = {"Cookie": "; ".join(f"{name}={value}" for name, value in (cookies or self.cookies).items())}
        found: list[httpx.Response] = []

        def answered() -> bool:
            for door in self.doors:
                try:
                    answer = door.request(method, path, json=body, headers=header)
                except httpx.TransportError:
                    continue
                if answer.status_code != 503:
                    found.append(answer)
                    return True
            return False

        until(answered)
        assert found[0].status_code < 300, found[0].text
        return found[0].json() if found[0].content else None

    def announce(self, entrants: int, rounds: int) -> None:
        plan = {
            "name": "All four games",
            "games": [{"game": game} for game in GAMES],
            "clock": {"kind": "none"},
            "bots": True,
            "rounds": rounds,
            "most": entrants,
            "no_show": "forfeit",
            "wait": 1,
            "spectator_delay": 0,
        }
        self.id = self.ask("POST", "/tournaments", plan)["id"]
        for number in (1, 2):
            cookies = self.register(f"Never comes {number}")
            self.ask("POST", f"/tournaments/{self.id}/entrants", {}, cookies)
        self.ask("POST", f"/tournaments/{self.id}/bots", {"level": "novice", "count": entrants - 2})
        self.ask("POST", f"/tournaments/{self.id}/rounds", {})

    @property
    def line(self) -> Json:
        found: Json = self.ask("GET", f"/tournaments/{self.id}")["line"]
        return found

    def wait_for(self, round: int, tables_over: int = 0) -> None:
        """Until this many tables of a round are over."""

        def reached() -> bool:
            info = self.ask("GET", f"/tournaments/{self.id}")
            if info["line"]["round"] > round or info["line"]["state"] == "over":
                return True
            over = [table for table in info["current"]["tables"] if table["status"] == "over"]
            return bool(info["line"]["round"] == round and len(over) >= tables_over)

        until(reached, LONGEST)

    def wait_for_the_end(self) -> None:
        """However long it takes, as long as tables come to their end."""

        def stands() -> tuple[str, int, int]:
            line = self.line
            return line["state"], line["round"], line["open_tables"]

        before = stands()
        while before[0] != "over":
            until(lambda before=before: stands() != before, LONGEST)
            before = stands()

    def close(self) -> None:
        for door in self.doors:
            door.close()


def check(director: Director, entrants: int, rounds: int) -> Json:
    """What came of it: every result is that of its table, every pairing can be drawn again, and points add up."""
    export = director.ask("GET", f"/tournaments/{director.id}/export")
    whole = from_plain(export)
    assert len(whole.entrants) == entrants
    assert len(whole.rounds) == rounds
    before = from_plain({**export, "rounds": []})
    games = forfeits = 0
    points = dict.fromkeys((one.name for one in whole.entrants), 0.0)
    shown = director.ask("GET", f"/tournaments/{director.id}/rounds")
    for number, played in enumerate(whole.rounds, 1):
        drawn = draw(before)
        assert [table.seats for table in drawn.tables] == [table.seats for table in played.tables]
        assert drawn.resting == played.resting
        before = before.begin(played)
        for name in played.resting:
            points[name] += 1
        for place, table in enumerate(played.tables):
            result = table.result
            assert result is not None
            if not result.played:
                forfeits += 1
                for seat, name in enumerate(table.seats):
                    points[name] += seat not in result.absent
                continue
            games += 1
            pairing = shown[number - 1]["tables"][place]
            seen = director.ask("GET", f"/tables/{pairing['table']}")
            assert tuple(seen["table"]["result"]["scores"]) == result.scores
            assert tuple(seen["table"]["result"]["ranks"]) == result.places
            assert seen["table"]["game"] == GAMES[(number - 1) % 4]
            for seat, name in enumerate(table.seats):
                points[name] += 0.5 if result.places.count(1) == 2 else float(result.places[seat] == 1)
    rows = director.ask("GET", f"/tournaments/{director.id}/standings")["rows"]
    assert {row["who"]["entrant"]: row["points"] for row in rows} == points
    assert [(row["place"], row["who"]["entrant"]) for row in rows] == [
        (row.place, row.name) for row in standings(whole)
    ]
    return {"games": games, "forfeits": forfeits, "out": sum(row["out"] for row in rows)}


def swiss(store: str, folder: Path, entrants: int, rounds: int) -> Json:
    """The whole tournament, with all that befalls it."""
    postgres = Postgres() if store == "postgres" else None
    nursery = Nursery(folder, postgres.address if postgres else "", BASTIDE_BOT_TABLES="64")
    try:
        ports = [free_port() for _ in range(2 if postgres else 1)]
        for port in ports:
            nursery.start(port)
        director = Director(ports)
        director.announce(entrants, rounds)
        director.wait_for(1, 1)
        nursery.kill(ports[0])
        nursery.start(ports[0])
        for number, gone in ((2, ("e5",)), (3, ("e6", "e7"))):
            director.wait_for(number)
            for entrant in gone:
                director.ask("DELETE", f"/tournaments/{director.id}/entrants/{entrant}")
        nursery.kill(ports[-1])
        nursery.start(ports[-1])
        director.wait_for_the_end()
        found = check(director, entrants, rounds)
        director.close()
        return found
    finally:
        nursery.close()
        if postgres is not None:
            postgres.close()


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_a_swiss_of_bots_goes_on_whoever_is_killed(tmp_path: Path, store: str) -> None:
    done = swiss(store, tmp_path, entrants=8, rounds=4)
    assert done["out"] == 5
    assert done["forfeits"] >= 2


@pytest.mark.soak
@pytest.mark.timeout(14_400)
@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_a_long_swiss_over_seven_rounds(tmp_path: Path, store: str) -> None:
    done = swiss(store, tmp_path, entrants=ENTRANTS, rounds=7)
    print(store, done)
    assert done["out"] == 5
    assert done["games"] > 3 * (ENTRANTS - 5)
