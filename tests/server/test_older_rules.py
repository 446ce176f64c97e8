"""A table that was begun under an older version of a game's rules is played on, to its end, under that version."""

import gzip
import json
from pathlib import Path

import bastide
from bastide.core import Record
from bastide.server.store.sqlite import file_in
from server.house import House, Json, bearer

FIXTURES = Path(__file__).parent / "fixtures"
LEFT: Json = json.loads((FIXTURES / "protocol-1.json").read_text())["carcassonne playing"]
CARCASSONNE = bastide.load("carcassonne")


def record_of(house: House) -> Record:
    path = f"/tables/{LEFT['id']}/record"
    return Record.read(house.http.get(path, headers=bearer(LEFT["tokens"][0])).text)


def test_a_table_of_version_1_is_played_to_its_end_under_version_1_and_verified(tmp_path: Path) -> None:
    assert CARCASSONNE.rules_version > 1
    file_in(tmp_path).write_bytes(gzip.decompress((FIXTURES / "protocol-1.sqlite3.gz").read_bytes()))
    made = {"table": {"id": LEFT["id"]}}
    with House(tmp_path, unstarted_days=100_000, absent_days=100_000) as house:
        begun = record_of(house)
        assert (begun.rules, begun.game) == (1, "carcassonne")
        house.command(made, LEFT["tokens"][0], do="answer", seq=LEFT["seq"], yes=False)
        ended = house.play_on(made, LEFT["tokens"])
        assert ended["table"]["status"] == "over"
        record = record_of(house)
    checked = bastide.verify(CARCASSONNE, record)
    assert checked.draws_checked
    assert checked.state.over
    assert (record.rules, checked.state.settings.rules) == (1, 1)
    assert [line.hash for line in record.lines[: len(begun.lines)]] == [line.hash for line in begun.lines]
    assert len(record.lines) > len(begun.lines) + 50
    with House(tmp_path, unstarted_days=100_000, absent_days=100_000) as again:
        assert again.seen(made, LEFT["tokens"][0])["table"]["status"] == "over"
        assert record_of(again).write() == record.write()
