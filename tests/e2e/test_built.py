"""What is shipped: small enough to arrive at once, and in every language."""

import gzip
import json
import re
import shutil
import subprocess
from importlib.resources import files
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
WORDS = WEB / "src/words"
BOOK = Path(str(files("bastide.rulebook") / "words"))
COMPLETE = ["ro", "it", "hu", "fr", "de"]
LARGEST = 250_000


def words(language: str) -> dict[str, str]:
    found: dict[str, str] = json.loads((WORDS / f"{language}.json").read_text("utf-8"))
    return found


def parameters(text: str) -> set[str]:
    return set(re.findall(r"\{(\w+)", text))


@pytest.mark.parametrize("language", COMPLETE)
def test_no_text_of_the_page_is_missing(language: str) -> None:
    assert sorted(set(words("en")) - set(words(language))) == []


@pytest.mark.parametrize("language", COMPLETE)
def test_every_text_names_the_same_things_in_every_language(language: str) -> None:
    english = words("en")
    assert sorted(set(words(language)) - set(english)) == []
    wrong = [key for key, text in words(language).items() if parameters(text) != parameters(english[key])]
    assert wrong == []


def test_every_text_that_the_page_says_exists() -> None:
    said = set()
    for file in (*WEB.glob("src/**/*.svelte"), *WEB.glob("src/**/*.ts")):
        said |= set(re.findall(r'(?<![\w.])t\(\s*"([\w.]+)"', file.read_text("utf-8")))
    assert sorted(said - set(words("en"))) == []
    assert len(said) > 150


NUMBERS = {"place", "space", "column", "turn", "level", "year", "round", "steps", "count", "points", "n", "x", "y"}


@pytest.mark.parametrize("language", ["en", *COMPLETE])
def test_no_other_number_reads_like_a_seat(language: str) -> None:
    """The page puts names in the place of "seat 3"; a space of the bridge must not become somebody's name."""
    events = (WEB / "src/lib/events.ts").read_text("utf-8")
    (pattern,) = re.findall(rf"^  {language}: /(.+)/giu?,$", events, re.MULTILINE)
    seat = re.compile(pattern.replace(r"\p{L}", r"\w"), re.IGNORECASE)
    wrong = []
    for file in BOOK.glob(f"*.{language}.json"):
        for key, text in json.loads(file.read_text("utf-8")).items():
            said = re.sub(r"\{(\w+)[^}]*\}", lambda found: "7" if found[1] in NUMBERS else "…", text)
            if key.startswith(("event.", "action.", "task.", "refusal.")) and seat.search(said):
                wrong.append((file.name, key, text))
    assert wrong == []


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
