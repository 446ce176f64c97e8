"""For the host: health, numbers, logs without secrets, pages, the published document and types."""

import ast
import json
import logging
import re
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from bastide.core import BastideError
from bastide.core.rulebook import Rulebook
from bastide.core.words import fluent_text
from bastide.server import logs, serving, typescript
from bastide.server.app import create_app
from bastide.server.configuration import Configuration, from_environment
from bastide.server.entries import Entry
from bastide.server.metrics import Histogram, quoted
from server.conftest import Open
from server.house import House, until

ROOT = Path(__file__).parents[2]


def test_health_names_the_store_and_the_engine(house: House) -> None:
    for path in ("/health/live", "/health/ready"):
        found = house.http.get(f"{house.address}{path}").json()
        assert found["status"] == "ok"
        assert found["store"] == house.hall.store.name
        assert found["engine"] in ("compiled", "interpreted")


def test_metrics_are_in_the_text_format(house: House) -> None:
    house.filled()
    answer = house.http.get(f"{house.address}/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    assert 'bastide_commands_total{do="start"}' in answer.text
    assert "bastide_commit_seconds_bucket{le=" in answer.text
    for line in answer.text.splitlines():
        assert line.startswith("# ") or len(line.rsplit(" ", 1)) == 2


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "Via"])
def test_metrics_are_not_served_through_a_proxy(house: House, header: str) -> None:
    assert house.http.get(f"{house.address}/metrics", headers={header: "192.0.2.1"}).status_code == 404


def test_a_process_whose_store_is_full_is_not_ready(open_house: Open) -> None:
    house = open_house()
    store = house.hall.store
    ready = f"{house.address}/health/ready"
    assert house.http.get(ready).status_code == 200

    async def pragma(text: str) -> Any:
        return await store._do(lambda connection: connection.execute(f"PRAGMA {text}").fetchone()[0])

    if store.name == "sqlite":
        house.run(store.execute("INSERT INTO meta (name, value) VALUES ('filler', zeroblob(100000))"))
        house.run(pragma(f"max_page_count = {house.run(pragma('page_count'))}"))
    else:
        house.run(store.execute("ALTER TABLE meta ADD CHECK (length(value) < 1000)"))
    until(lambda: house.http.get(ready).status_code == 503)
    if store.name == "sqlite":
        house.run(pragma("max_page_count = 1000000"))
    else:
        house.run(store.execute("ALTER TABLE meta DROP CONSTRAINT meta_value_check"))
    until(lambda: house.http.get(ready).status_code == 200)


def test_a_process_whose_file_is_damaged_is_not_ready(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        made, tokens = house.filled("torres")
        house.play_on(made, tokens, 40)
    file = tmp_path / "bastide.sqlite3"
    whole = bytearray(file.read_bytes())
    page = int.from_bytes(whole[16:18], "big")
    middle = len(whole) // page // 2 * page
    whole[middle : middle + 2 * page] = b"garbage!" * (2 * page // 8)
    file.write_bytes(whole)
    with House(tmp_path) as house:
        until(lambda: house.http.get(f"{house.address}/health/ready").status_code == 503)
        assert house.http.get(f"{house.address}/health/live").status_code == 200


def test_a_histogram_counts_up() -> None:
    histogram = Histogram("h", "")
    for seconds in (0.0005, 0.03, 0.03, 99.0):
        histogram.observe(seconds)
    lines = list(histogram.lines())
    assert 'h_bucket{le="0.001"} 1' in lines
    assert 'h_bucket{le="0.05"} 3' in lines
    assert 'h_bucket{le="+Inf"} 4' in lines
    assert lines[-1] == "h_count 4"
    assert quoted('a"b\n') == '"a\\"b\\n"'


def test_every_answer_binds_the_browser(house: House) -> None:
    for path in ("/", "/api/v2/games", "/api/v2/nowhere", "/t/abc"):
        headers = house.http.get(f"{house.address}{path}").headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe-inline" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_the_published_document_describes_every_route(house: House) -> None:
    document = house.get("/openapi.json")
    assert document["openapi"].startswith("3.1")
    assert "/api/v2/tables/{table_id}/commands" in document["paths"]
    for path, operations in document["paths"].items():
        for operation in operations.values():
            assert operation["operationId"], path
            assert operation.get("description"), path


def test_the_rules_are_in_the_language_asked_for(house: House) -> None:
    said = {language: house.get(f"/games/torres/rules?language={language}") for language in ("en", "de", "xx")}
    book = Rulebook.of("torres")
    assert said["de"] == [{"id": one.id, "title": one.title_in("de"), "text": one.text_in("de")} for one in book]
    assert said["xx"] == said["en"] == [{"id": one.id, "title": one.title, "text": one.text} for one in book]


def test_the_clients_types_are_those_of_the_server() -> None:
    assert (ROOT / "web/src/lib/api-types.ts").read_text() == typescript.interface(), (
        "run: python -m bastide.server.typescript > web/src/lib/api-types.ts"
    )


@pytest.mark.parametrize("game", ["torres", "caylus", "magna_carta", "carcassonne"])
def test_the_boards_know_the_views_of_the_games(game: str) -> None:
    written = f"web/src/boards/{game}/view-types.ts"
    assert (ROOT / written).read_text() == typescript.view(game), (
        f"run: python -m bastide.server.typescript {game} > {written}"
    )


@pytest.mark.parametrize(
    ("schema", "expected"),
    [
        ({"$ref": "#/components/schemas/Seat"}, "Seat"),
        ({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}}, "(string | null)[]"),
        ({"type": "object", "additionalProperties": {"type": "integer"}}, "Record<string, number>"),
        ({"enum": ["a", 1]}, '"a" | 1'),
        ({}, "unknown"),
    ],
)
def test_schemas_become_types(schema: dict[str, object], expected: str) -> None:
    assert typescript._type(schema) == expected


def test_every_kind_of_entry_and_every_refusal_has_its_words() -> None:
    words = re.findall(r"^([a-z_-]+) =", fluent_text("server", "en"), re.MULTILINE)
    for kind in Entry.__subclasses__():
        tag = str(kind.__struct_config__.tag)
        assert any(key == f"entry-{tag}" or key.startswith(f"entry-{tag}-") for key in words), tag
    rooms = (ROOT / "src/bastide/server", ROOT / "src/bastide/local")
    source = "".join(path.read_text() for room in rooms for path in room.rglob("*.py"))
    for key in words:
        if key.startswith("refusal-"):
            assert f'"{key.removeprefix("refusal-")}"' in source, f"nothing says {key}"


def test_every_message_that_the_server_names_has_its_words() -> None:
    words = set(re.findall(r"^([a-z_-]+) =", fluent_text("server", "en"), re.MULTILINE))
    named: set[str] = set()
    for path in (ROOT / "src/bastide/server").rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text())):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name):
                given = [part.value for part in call.args if isinstance(part, ast.Constant)]
                if call.func.id == "Refused" and len(given) == len(call.args):
                    named.add(f"server.refusal.{given[-1]}")
                elif call.func.id == "Message" and given and str(given[0]).startswith("server."):
                    named.add(str(given[0]))
    assert len(named) > 60
    assert {id for id in named if id.removeprefix("server.").replace(".", "-") not in words} == set()


def test_log_lines_are_json_with_their_fields() -> None:
    record = logging.LogRecord("bastide.x", logging.INFO, "", 0, "made %s", ("it",), None)
    record.table = "abc"
    line = json.loads(logs.JsonLines().format(record))
    assert (line["what"], line["level"], line["table"]) == ("made it", "info", "abc")


def test_logs_hold_no_secrets(house: House, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        for name in ("bastide", "bastide.http", "bastide.tables", "uvicorn", "uvicorn.error"):
            logging.getLogger(name).addHandler(caplog.handler)
            logging.getLogger(name).setLevel(logging.DEBUG)
        made, tokens = house.filled()
        house.post("/accounts", {"name": "log reader", "password": "not to be logged 1"})
        house.http.get(f"/tables/{made['table']['id']}", headers={"Authorization": f"Bearer {tokens[0]}"})
        for name in ("bastide", "bastide.http", "bastide.tables", "uvicorn", "uvicorn.error"):
            logging.getLogger(name).removeHandler(caplog.handler)
            logging.getLogger(name).setLevel(logging.NOTSET)
    lines = [logs.JsonLines().format(record) for record in caplog.records]
    assert any("table made" in line for line in lines)
    secrets = [token.rsplit(".", 1)[1] for token in [*tokens, *made["links"].values()]] + ["not to be logged 1"]
    seed = house.hall.lives[made["table"]["id"]].table.seed.hex()
    for secret in [*secrets, seed]:
        assert not [line for line in lines if secret in line]


def test_the_environment_configures(tmp_path: Path) -> None:
    environment = {
        "BASTIDE_DATABASE": "postgresql://x",
        "BASTIDE_ORIGIN": "https://a.example/",
        "XDG_DATA_HOME": str(tmp_path),
    }
    found = from_environment(environment=environment)
    assert found.database == "postgresql://x"
    assert found.origin == "https://a.example"
    assert found.data == tmp_path / "bastide"
    assert from_environment(tmp_path, {"BASTIDE_NO_LIMITS": "1"}).limits is False
    environment = {"BASTIDE_THINKERS": "3", "BASTIDE_HINT_SECONDS": "0", "BASTIDE_LIVE_GRACE": ""}
    numbers = from_environment(tmp_path, environment)
    assert (numbers.thinkers, numbers.hint_seconds, numbers.live_grace, numbers.bot_seconds) == (3, 0, 10, 2)


@pytest.mark.parametrize("name", ["BASTIDE_THINKERS", "BASTIDE_BOT_SECONDS", "BASTIDE_LIVE_GRACE"])
@pytest.mark.parametrize("text", ["two", "-1", "nan", "1e999"])
def test_a_setting_that_is_no_number_is_a_sentence(tmp_path: Path, name: str, text: str) -> None:
    with pytest.raises(BastideError, match=rf"^{name} is '{text}'; write a number, such as 2\.$"):
        from_environment(tmp_path, {name: text})


def test_a_taken_port_is_a_sentence() -> None:
    first = serving.bind("127.0.0.1", 0)
    first.listen()
    with pytest.raises(ValueError, match="Try --port with another"):
        serving.bind("127.0.0.1", first.getsockname()[1])
    first.close()


def test_the_address_for_others_on_the_network_is_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    configuration = Configuration(data=tmp_path)
    monkeypatch.setattr(logs, "set_up", lambda level: None)
    monkeypatch.setattr(serving, "serve", lambda configuration, listening, log_level: listening.close())
    monkeypatch.setattr(serving, "own_address", lambda: "192.0.2.7")
    serving.run("127.0.0.1", 0, configuration=configuration)
    assert "network" not in capsys.readouterr().err
    serving.run("0.0.0.0", 0, configuration=configuration)
    own, others = capsys.readouterr().err.splitlines()
    port = own.removeprefix("Bastide is at http://127.0.0.1:")
    assert others == f"Others in your network find it at http://192.0.2.7:{port}"
    monkeypatch.setattr(serving, "own_address", lambda: None)
    serving.run("0.0.0.0", 0, configuration=configuration)
    assert "network" not in capsys.readouterr().err


def test_two_processes_do_not_share_one_folder(tmp_path: Path) -> None:
    with TestClient(create_app(Configuration(data=tmp_path))), pytest.raises(BaseException) as wrong:  # noqa: PT011, SIM117
        with TestClient(create_app(Configuration(data=tmp_path))):
            pass
    assert "Another bastide serves the folder" in _all_texts(wrong.value)


def _all_texts(wrong: BaseException) -> str:
    inner = "".join(_all_texts(one) for one in getattr(wrong, "exceptions", ()))
    return f"{wrong}{inner}"
