"""The expansion of docs/adding-an-expansion.md needs its own folder and one line, and does what its tests say."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import bastide

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-an-expansion.md").read_text("utf-8")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "static")


def test_the_herald_of_the_page_plays(tmp_path: Path) -> None:
    files = dict(re.findall(r"^```\w+ file=(\S+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))
    (line,) = re.findall(r"^```text\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    package = tmp_path / "bastide"
    shutil.copytree(Path(bastide.__file__).parent, package, ignore=LEFT_OUT)
    names = package / "games/carcassonne/expansions/names.json"
    names.write_text(json.dumps([*json.loads(names.read_text("utf-8")), json.loads(line)]), "utf-8")
    folder = package / "games/carcassonne/expansions/herald"
    folder.mkdir()
    tests = tmp_path / "test_herald.py"
    tests.write_text(files.pop("test_herald.py"), "utf-8")
    (folder / "__init__.py").write_text("", "utf-8")
    for name, text in files.items():
        (folder / name).write_text(text, "utf-8")
    settings = ["-c", str(ROOT / "pyproject.toml"), f"--rootdir={ROOT}"]
    command = [sys.executable, "-m", "pytest", "-q", *settings, str(tests)]
    paths = os.pathsep.join([str(tmp_path), str(ROOT / "tests")])
    run = subprocess.run(command, env=os.environ | {"PYTHONPATH": paths}, capture_output=True, text=True, cwd=tmp_path)
    assert run.returncode == 0, run.stdout + run.stderr
    assert "5 passed" in run.stdout
