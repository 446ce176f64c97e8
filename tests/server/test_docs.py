"""The bot in the docs plays."""

import re
import subprocess
import sys
from pathlib import Path

from server.house import PATIENCE, House, until

DOCS = Path(__file__).parents[2] / "docs"


def test_two_bots_from_the_docs_play_a_whole_game(house: House, tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(import json.*?)```", (DOCS / "bot-api.md").read_text(), re.DOTALL)
    assert len([line for line in code.splitlines() if line.strip()]) <= 30
    (tmp_path / "bot.py").write_text(code)
    made = house.table("lots", sit=False)
    link = f"{house.address}/#/table/{made['table']['id']}?key={made['links']['sit']}"
    command = [sys.executable, str(tmp_path / "bot.py"), link]
    bots = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    try:
        host = made["links"]["host"]
        until(lambda: all(seat["connected"] for seat in house.seen(made, host)["table"]["seats"]))
        house.command(made, host, do="start")
        results = [bot.communicate(timeout=PATIENCE)[0] for bot in bots]
    finally:
        for bot in bots:
            bot.kill()
    assert results[0] == results[1]
    assert "'reason': 'finished'" in results[0]


def test_the_protocol_page_names_every_message_and_command() -> None:
    text = (DOCS / "protocol.md").read_text()
    types = (DOCS.parent / "web/src/lib/api-types.ts").read_text()
    for name in re.findall(r'^  (?:do|type): "(\w+)";', types, re.MULTILINE):
        assert f"`{name}`" in text, name
    for code in ("illegal", "stale", "not_your_turn", "beyond_horizon", "too_often", "unavailable"):
        assert f"`{code}`" in text
