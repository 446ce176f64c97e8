"""What goes into the folder of plain files, and what does not."""

import os
import shutil
import subprocess
import sys
from difflib import unified_diff
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import babel

import bastide
from bastide.local import static

PLAYED = """
import sys
import bastide.local, bastide.server.thinking.worker, bastide.server.thinking.reviewer
from bastide.core.words import render, Message
for game in bastide.game_names():
    bastide.load(game).start(2)
render(Message("core.refusal.over", {"action": "pass"}), "de")
files = {name.replace(".", "/") + "/__init__" * hasattr(module, "__path__") for name, module in sys.modules.items()}
print(*sorted(files))
"""

COUNTED = """
import sys
from babel import Locale
from babel.numbers import format_decimal, format_percent
from bastide.core.words import Message, render
for language in sys.argv[1:]:
    locale = Locale.parse(language)
    print(language, *(locale.plural_form(number) + locale.ordinal_form(number) for number in range(120)))
    print(format_decimal(-1234567.8, locale=language), format_percent(0.25, locale=language))
    print(render(Message("core.refusal.over", {"action": "pass"}), language))
"""


def modules() -> set[str]:
    """All modules that a table in a browser loads, as files without their suffix."""
    ran = subprocess.run([sys.executable, "-c", PLAYED], capture_output=True, text=True, check=True)
    return set(ran.stdout.split())


def test_nothing_that_is_left_out_is_loaded() -> None:
    loaded = modules()
    # An older Python loads more of its library than the one in the browser: `email` to look for other packages.
    library = [name for name in loaded if not name.startswith(("bastide/", "encodings/", "email/"))]
    assert [name for name in library if not static._is_imported(f"{name}.py")] == []
    home = Path(bastide.__file__).parents[1]
    own = [f"{name}.py" for name in loaded if name.startswith("bastide/")]
    assert [name for name in own if not static._is_played(name.removeprefix("bastide/"))] == []
    assert [name for name in own if static.FOR_SERVERS.search((home / name).read_bytes())] == []


def test_pages_that_need_people_elsewhere_are_not_among_the_files_unless_others_load_them(tmp_path: Path) -> None:
    for name, text in {
        "start-12345678.js": 'import{a}from"./Ratings-12345678.js";const b=()=>import("./Club-12345678.js")',
        "Club-12345678.js": 'import{c}from"./row-12345678.js"',
        "Ratings-12345678.js": "",
        "row-12345678.js": "",
    }.items():
        (tmp_path / name).write_text(text)
    static._leave_out(tmp_path)
    left = sorted(file.name for file in tmp_path.iterdir())
    assert left == ["Ratings-12345678.js", "row-12345678.js", "start-12345678.js"]


def test_all_that_the_games_read_beside_their_code_is_there() -> None:
    home = Path(bastide.__file__).parent
    data = [file for file in (home / "games").rglob("*") if file.suffix not in (".py", ".pyc", ".so", ".c", ".h")]
    names = [file.relative_to(home).as_posix() for file in data if file.is_file()]
    assert "games/carcassonne/drawing/art.css" in names
    nets = [f"games/{game}/net.bin" for game in bastide.game_names()]
    too_slow_here = ["games/torres/board.bin"]
    assert sorted(name for name in names if not static._is_played(name)) == sorted(nets + too_slow_here)


def test_languages_count_and_write_numbers_the_same_without_what_nobody_says(tmp_path: Path) -> None:
    home = Path(babel.__file__).parents[1]
    for file in (home / "babel").rglob("*"):
        name = file.relative_to(home).as_posix()
        if file.is_file() and file.suffix in (".py", ".dat") and static._is_used(name):
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, tmp_path / name)
    data = [tmp_path / "babel/global.dat", *(tmp_path / "babel/locale-data").iterdir()]
    before = sum(file.stat().st_size for file in data)
    static._lighten(tmp_path / "babel")
    assert sum(file.stat().st_size for file in data) < before / 20

    def counted(path: str) -> str:
        command = [sys.executable, "-c", COUNTED, *(name for name in static.LANGUAGES if name != "root")]
        environment = {**os.environ, "PYTHONPATH": path}
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout

    own = os.environ.get("PYTHONPATH", "")
    assert counted(os.pathsep.join(filter(None, [str(tmp_path), own]))) == counted(own)


def test_what_bots_have_learned_stands_beside_the_package(tmp_path: Path) -> None:
    name = static._net("torres", tmp_path)
    learned = (Path(bastide.__file__).parent / "games/torres/net.bin").read_bytes()
    assert (tmp_path / name).read_bytes() == learned
    assert name == f"torres-{static._mark([learned])}-net.bin"


def test_the_same_contents_have_the_same_name_and_others_another(tmp_path: Path) -> None:
    source, out = tmp_path / "source", tmp_path / "out"
    source.mkdir()
    out.mkdir()
    (source / "one.py").write_text("1\n")
    first = static._zip(source, out, "part")
    assert static._zip(source, out, "part") == first
    (source / "one.py").write_text("2\n")
    assert static._zip(source, out, "part") != first


def test_the_service_worker_keeps_every_file_and_a_change_is_another_version(tmp_path: Path) -> None:
    (tmp_path / "local").mkdir()
    (tmp_path / "index.html").write_text("<html></html>")
    (tmp_path / "local" / "engine.json").write_text("{}")
    (tmp_path / "local" / "torres-net.bin").write_bytes(b"learned")
    static._serve(tmp_path)
    first = (tmp_path / "worker.js").read_text()
    assert 'FILES = ["index.html", "local/engine.json"];' in first
    assert 'NETS = ["local/torres-net.bin"];' in first
    (tmp_path / "index.html").write_text("<html> </html>")
    static._serve(tmp_path)
    assert (tmp_path / "worker.js").read_text() != first


def test_engine_and_page_are_made_for_the_same_python() -> None:
    recipe = (Path(__file__).parents[2] / "wasm_build.py").read_text("utf-8")
    for name, pinned in (("PYODIDE", static.PYODIDE), ("PYODIDE_SHA512", static.PYODIDE_SHA512)):
        assert f'{name} = "{pinned}"\n' in recipe


def test_the_change_for_librt_fits_and_is_nothing_else(tmp_path: Path) -> None:
    found = spec_from_file_location("wasm_build", Path(__file__).parents[2] / "wasm_build.py")
    assert found
    assert found.loader
    recipe = module_from_spec(found)
    found.loader.exec_module(recipe)
    sources = recipe._vecs(tmp_path / "vecs")
    assert sources
    before = (recipe.runtime() / "vecs/vec_template.c").read_text().splitlines()
    after = (tmp_path / "vecs/vec_template.c").read_text().splitlines()
    changed = [line for line in unified_diff(before, after, n=0, lineterm="") if line[:3] not in ("---", "+++")]
    assert [line for line in recipe.QUICK_SLICES.read_text().splitlines() if line in changed] == changed[1:]
    assert "memcpy" in changed[-1]
