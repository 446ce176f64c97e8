"""Tables that a server of protocol 1 has stored: they open, play on, can be reviewed, and their records verify.

The fixture has two tables of every game, one that is played and one that was resigned, a review, and a table at which
nobody has begun; the file beside it says what that server told about them.
"""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import bastide
from bastide.core import Record
from bastide.server.store.sqlite import file_in
from server.house import Guest, House, Json, bearer, until

FIXTURES = Path(__file__).parent / "fixtures"
LEFT: Json = json.loads((FIXTURES / "protocol-1.json").read_text())
GAMES = bastide.game_names()


@pytest.fixture(scope="module")
def old_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with everything the older server has left."""
    data = tmp_path_factory.mktemp("data")
    file_in(data).write_bytes(gzip.decompress((FIXTURES / "protocol-1.sqlite3.gz").read_bytes()))
    with House(data, unstarted_days=100_000, absent_days=100_000, review_seconds=1.0) as house:
        yield house


@pytest.mark.parametrize("status", ["playing", "over"])
@pytest.mark.parametrize("game", GAMES)
def test_a_stored_table_is_seen_as_it_was_left(old_house: House, game: str, status: str) -> None:
    left = LEFT[f"{game} {status}"]
    guest = Guest(old_house, left["id"], left["tokens"][0], seq=0)
    assert (guest.table["status"], guest.seq) == (status, left["seq"])
    assert guest.position is not None
    assert guest.position["step"] == left["step"]
    assert [entry["seq"] for entry in guest.entries] == list(range(1, left["seq"] + 1))
    said = [entry["message"]["text"] for entry in guest.entries]
    said += [e["message"]["text"] for entry in guest.entries for step in entry["steps"] for e in step["events"]]
    assert not [text for text in said if "server." in text or f"{game}." in text]
    assert guest.chat[0]["words"] == "Good luck!"


@pytest.mark.parametrize("game", GAMES)
def test_a_stored_table_is_played_on(old_house: House, game: str) -> None:
    left = LEFT[f"{game} playing"]
    made, tokens = {"table": {"id": left["id"]}}, left["tokens"]
    asked = old_house.seen(made, tokens[0])["table"]["proposal"]
    assert (asked["seat"], asked["what"], asked["waiting"]) == (1, "pause", [0])
    old_house.command(made, tokens[0], do="answer", seq=left["seq"], yes=False)
    now = old_house.play_on(made, tokens, 25)
    assert now["table"]["seq"] == left["seq"] + 26
    record = Record.read(old_house.http.get(f"/tables/{left['id']}/record", headers=bearer(tokens[0])).text)
    assert len(record.lines) == now["position"]["step"]


@pytest.mark.parametrize("game", GAMES)
def test_an_old_record_verifies_and_is_still_the_same(old_house: House, game: str) -> None:
    left = LEFT[f"{game} over"]
    assert bastide.verify(bastide.load(game), Record.read(left["record"])).draws_checked
    assert old_house.http.get(f"/tables/{left['id']}/record", headers=bearer(left["tokens"][0])).text == left["record"]


@pytest.mark.parametrize("game", GAMES)
def test_a_stored_game_can_be_reviewed(old_house: House, game: str) -> None:
    left = LEFT[f"{game} over"]
    path = f"/tables/{left['id']}/review"
    before = old_house.get(path, left["tokens"][0])
    assert before["status"] == ("done" if game == "magna_carta" else "none")
    if before["status"] == "none":
        old_house.post(path, token=left["tokens"][0], status=200)
        until(lambda: old_house.get(path, left["tokens"][0])["status"] in ("done", "failed"), 120)
    found = old_house.get(path, left["tokens"][0])
    assert found["status"] == "done"
    assert len(found["review"]["swings"]) == left.get("swings", len(found["review"]["swings"]))
    assert all(swing["made"]["message"]["text"] for swing in found["review"]["swings"])


def test_a_stored_table_at_which_nobody_has_begun_begins(old_house: House) -> None:
    left = LEFT["open"]
    made, tokens = {"table": {"id": left["id"]}}, left["tokens"]
    seats = old_house.seen(made, tokens[1])["table"]["seats"]
    assert [seat["called"]["text"] for seat in seats] == ["Old Hand 1", "Old Hand 2", "Novice"]
    old_house.command(made, tokens[1], do="start")
    assert old_house.seen(made, tokens[1])["table"]["status"] == "playing"
