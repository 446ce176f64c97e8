"""The build hook, tried on a small package that is laid out like ours and compiled by the same lists."""

import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
NATIVE = sysconfig.get_config_var("EXT_SUFFIX")

STATE = """
from mypy_extensions import i64

class State:
    def __init__(self, turn: i64) -> None:
        self.turn: i64 = turn
"""
CASTLES = """
from mypy_extensions import i64
from bastide.core.state import State

def next_turn(state: State) -> i64:
    return state.turn + 1
"""
SOURCES = {
    "__init__.py": "",
    "core/__init__.py": "",
    "core/state.py": STATE,
    "games/__init__.py": "",
    "games/torres/__init__.py": "",
    "games/torres/castles.py": CASTLES,
    "games/torres/view_types.py": "",
}
SHOW_ENGINE = """
from bastide._engine import engine
from bastide.core.state import State
from bastide.games.torres.castles import next_turn
print(engine(), engine("games/torres"), next_turn(State(6)))
"""
SHOW_BOTH = """
from bastide.core.state import State
from bastide.games.caylus import castles as caylus
from bastide.games.torres import castles as torres
print(caylus.next_turn(State(6)), torres.next_turn(State(6)), caylus.__name__, torres.__name__)
"""

has_c_compiler = shutil.which((os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0])
needs_c_compiler = pytest.mark.skipif(not has_c_compiler, reason="there is no C compiler here")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name in ("hatch_build.py", "native_build.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(PROJECT / name, tmp_path)
    package = tmp_path / "src/bastide"
    for name, text in SOURCES.items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text)
    shutil.copy(PROJECT / "src/bastide/_engine.py", package)
    return tmp_path


def python(project: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    inherited = {name: value for name, value in os.environ.items() if name not in ("BASTIDE_COMPILE", "PYTHONPATH")}
    return subprocess.run(
        [sys.executable, *arguments], cwd=project, env=inherited | variables, capture_output=True, text=True
    )


def build(project: Path, kind: str = "wheel", **variables: str) -> subprocess.CompletedProcess[str]:
    return python(project, "-c", f"from hatchling import build; build.build_{kind}('dist')", **variables)


def without_c_compiler(project: Path) -> dict[str, str]:
    empty = project / "empty"
    empty.mkdir()
    return {"PATH": str(empty), "CC": "/nonexistent/cc"}


def wheel(project: Path) -> Path:
    (path,) = (project / "dist").glob("*.whl")
    return path


def native_modules(project: Path) -> list[str]:
    return sorted(name.removesuffix(NATIVE) for name in zipfile.ZipFile(wheel(project)).namelist() if NATIVE in name)


def engine_of_wheel(project: Path) -> str:
    zipfile.ZipFile(wheel(project)).extractall(project / "installed")
    return python(project, "-c", SHOW_ENGINE, PYTHONPATH="installed").stdout.strip()


@needs_c_compiler
def test_a_c_compiler_gives_native_modules_beside_their_sources(project: Path) -> None:
    made = build(project)
    assert made.returncode == 0, made.stderr
    *modules, library = native_modules(project)
    assert modules == ["bastide/core/state", "bastide/games/torres/castles"]
    assert library == "bastide__mypyc"
    assert f"-cp{sys.version_info.major}{sys.version_info.minor}-" in wheel(project).name
    assert engine_of_wheel(project) == "compiled compiled 7"


def test_no_c_compiler_gives_pure_python_and_one_line_that_says_so(project: Path) -> None:
    made = build(project, **without_c_compiler(project))
    assert made.returncode == 0, made.stderr
    (line,) = made.stderr.splitlines()
    assert line == (
        "Bastide's engine is not compiled and will run slower: "
        "there is no C compiler here (/nonexistent/cc was not found)."
    )
    assert wheel(project).name.endswith("-py3-none-any.whl")
    assert engine_of_wheel(project) == "interpreted interpreted 7"


def test_bastide_itself_needs_no_c_compiler(tmp_path: Path) -> None:
    make_wheel = f"from hatchling import build; build.build_wheel({str(tmp_path / 'dist')!r})"
    made = python(PROJECT, "-c", make_wheel, **without_c_compiler(tmp_path))
    assert made.returncode == 0, made.stderr
    assert native_modules(tmp_path) == []
    zipfile.ZipFile(wheel(tmp_path)).extractall(tmp_path / "installed")
    shown = python(tmp_path, "-c", "import bastide; print(bastide.__file__)", PYTHONPATH="installed")
    assert Path(shown.stdout.strip()) == tmp_path / "installed/bastide/__init__.py", shown.stderr


def test_a_c_compiler_that_fails_gives_pure_python_and_one_line(project: Path) -> None:
    made = build(project, CC=shutil.which("false") or "false")
    assert made.returncode == 0, made.stderr
    progress, line = made.stderr.splitlines()
    assert progress == "Bastide: compiling the engine, about a minute on two cores"
    assert "mypyc failed (error: command" in line
    assert engine_of_wheel(project) == "interpreted interpreted 7"


def test_a_demanded_compile_that_is_impossible_is_an_error(project: Path) -> None:
    made = build(project, BASTIDE_COMPILE="1", **without_c_compiler(project))
    assert made.returncode != 0
    assert "there is no C compiler here" in made.stderr
    assert not (project / "dist").exists() or not any((project / "dist").iterdir())


def test_a_demanded_compile_shows_what_mypyc_refused(project: Path) -> None:
    (project / "src/bastide/core/state.py").write_text("turn: int = 'first'\n")
    made = build(project, BASTIDE_COMPILE="1", CC=sys.executable)
    assert made.returncode != 0
    assert "bastide/core/state.py:1: error: Incompatible types in assignment" in made.stderr


def test_compiling_can_be_declined(project: Path) -> None:
    made = build(project, BASTIDE_COMPILE="0")
    assert made.stderr == ""
    assert native_modules(project) == []


def test_editable_installs_stay_interpreted(project: Path) -> None:
    made = build(project, kind="editable", BASTIDE_COMPILE="1")
    assert made.returncode == 0, made.stderr
    assert native_modules(project) == []


ASK = "from hatchling import build; print(*build.get_requires_for_build_wheel(), sep='|')"


def test_nothing_is_fetched_that_is_there_or_that_cannot_be_used(project: Path) -> None:
    """The small package has no client to build."""
    assert python(project, "-c", ASK, BASTIDE_COMPILE="0").stdout.strip() == ""
    assert python(project, "-c", ASK, **without_c_compiler(project)).stdout.strip() == ""


@needs_c_compiler
def test_the_compiler_of_the_engine_is_fetched_where_it_can_be_used(project: Path) -> None:
    assert python(project, "-c", ASK).stdout.strip() == "setuptools>=75|mypy>=2.4|librt>=0.16"


def test_an_unknown_wish_is_refused(project: Path) -> None:
    made = build(project, BASTIDE_COMPILE="yes")
    assert made.returncode != 0
    assert "BASTIDE_COMPILE is 'yes'; it must be auto, 0 or 1." in made.stderr


@needs_c_compiler
def test_every_game_is_a_c_file_of_its_own(project: Path) -> None:
    (project / "src/bastide/games/caylus").mkdir()
    (project / "src/bastide/games/caylus/castles.py").write_text(CASTLES.replace("+ 1", "+ 3"))
    made = python(project, "hatch_build.py", "--into", "native")
    assert made.returncode == 0, made.stderr
    _, *lines, end = made.stdout.splitlines()
    assert sorted(line.split()[2] for line in lines) == ["caylus", "rest", "torres"]
    assert end == "native holds 3 compiled modules."
    shown = python(project, "-c", SHOW_BOTH, PYTHONPATH="native")
    assert shown.stdout.split() == ["9", "7", "bastide.games.caylus.castles", "bastide.games.torres.castles"], (
        shown.stderr
    )


@needs_c_compiler
def test_a_compiled_copy_is_made_again_only_when_its_sources_change(project: Path) -> None:
    def compile_copy() -> str:
        made = python(project, "hatch_build.py", "--into", "native", "--only", "core")
        assert made.returncode == 0, made.stderr
        return made.stdout.strip()

    lines = [
        "Bastide: compiling the engine, about a minute on two cores",
        "Bastide: compiled rest (1 of 1)",
        "native holds 1 compiled module.",
    ]
    assert compile_copy().splitlines() == lines
    shown = python(project, "-c", SHOW_ENGINE, PYTHONPATH="native").stdout.strip()
    assert shown == "compiled interpreted 7"

    castles = project / "src/bastide/games/torres/castles.py"
    castles.write_text(CASTLES.replace("+ 1", "+ 2"))
    assert compile_copy() == "native is up to date."
    shown = python(project, "-c", SHOW_ENGINE, PYTHONPATH="native").stdout.strip()
    assert shown == "compiled interpreted 8"

    state = project / "src/bastide/core/state.py"
    state.write_text(STATE.replace("= turn", "= turn + 10"))
    assert compile_copy().splitlines() == lines
    shown = python(project, "-c", SHOW_ENGINE, PYTHONPATH="native").stdout.strip()
    assert shown == "compiled interpreted 18"
