"""What is shipped: rightly typed, and small enough to arrive at once."""

import gzip
import json
import shutil
import subprocess
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
LARGEST = 250_000


@pytest.mark.skipif(
    not (WEB / "node_modules").exists() or shutil.which("npx") is None, reason="the client was not built here by Node"
)
def test_every_type_of_the_client_is_right() -> None:
    command = ["npx", "svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"]
    checked = subprocess.run(command, cwd=WEB, capture_output=True, text=True, timeout=200)
    assert checked.returncode == 0, checked.stdout[-3000:]


@pytest.mark.parametrize("game", ["torres", "caylus", "magna_carta", "carcassonne"])
def test_lobby_and_one_game_load_quickly(page_built: Path, game: str) -> None:
    """Everything the browser fetches until the first table of a game is on the screen, compressed."""
    manifest = json.loads((page_built / ".vite/manifest.json").read_text("utf-8"))
    wanted = {"index.html", "src/pages/Table.svelte", f"src/boards/{game}/index.ts"}
    wanted |= {f"../src/bastide/rulebook/words/{scope}.en.ftl?raw" for scope in (game, "core", "server")}
    if game == "carcassonne":
        wanted.add("src/boards/carcassonne/generated/base.json")
    files: set[str] = set()
    queue = [name for name in wanted if name in manifest]
    assert len(queue) >= len(wanted) - 1
    while queue:
        chunk = manifest[queue.pop()]
        if chunk["file"] in files:
            continue
        files |= {chunk["file"], *chunk.get("css", [])}
        queue += chunk.get("imports", [])
    size = sum(len(gzip.compress((page_built / name).read_bytes())) for name in files)
    size += len(gzip.compress((page_built / "index.html").read_bytes()))
    print(f"{game}: {size} bytes in {len(files)} files")
    assert size < LARGEST
