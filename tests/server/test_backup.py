"""A copy of the file, made as docs/hosting.md says while the server runs, is a server again."""

import shutil
import sqlite3
from pathlib import Path

from server.house import House


def test_a_game_goes_on_from_a_backup(tmp_path: Path) -> None:
    (tmp_path / "running").mkdir()
    (tmp_path / "restored").mkdir()
    copied = tmp_path / "copy.sqlite3"
    with House(tmp_path / "running") as house:
        made, tokens = house.filled("lots")
        house.play_on(made, tokens, moves=1)
        before = house.seen(made, tokens[0])
        with sqlite3.connect(tmp_path / "running/bastide.sqlite3") as running, sqlite3.connect(copied) as copy:
            running.backup(copy)
        copy.close()
        house.play_on(made, tokens)
    shutil.copy(copied, tmp_path / "restored/bastide.sqlite3")
    with House(tmp_path / "restored") as house:
        after = house.seen(made, tokens[0])
        assert after["table"]["status"] == "playing"
        assert after["position"]["hash"] == before["position"]["hash"]
        assert house.play_on(made, tokens)["table"]["status"] == "over"
