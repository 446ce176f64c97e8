"""Runs Python as a browser does, under Node: `python wasm_run.py --engine build/wasm -m pytest tests/games`.

The package is that of these sources, plain or with the engine that `python wasm_build.py` has compiled; Pyodide and the
packages of others are those of `bastide build-static`. Files below this folder are there under their names.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from bastide.bots.net.file import BOARD_FILE
from bastide.local.static import fetch_packages, fetch_pyodide, put_compiled

ROOT = Path(__file__).parent.resolve()
LEFT_OUT = shutil.ignore_patterns("static", "*.so", BOARD_FILE)
"""What a page does not have, either."""
TESTING = (
    *("pytest==9.2.0", "iniconfig==2.3.1", "pluggy==1.7.0", "packaging==26.3", "pygments==2.21.0"),
    *("hypothesis==6.170.15", "sortedcontainers==2.4.0"),
)
NODE = """
import { pathToFileURL } from "node:url";
const [home, packages, project, ...words] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${home}/pyodide.mjs`).href);
const py = await loadPyodide({ indexURL: home });
for (const [name, root] of [["/packages", packages], ["/project", project]]) {
  py.FS.mkdir(name);
  py.FS.mount(py.FS.filesystems.NODEFS, { root }, name);
}
py.globals.set("words", py.toPy(words));
process.exitCode = py.runPython(`
import os, runpy, sys
sys.path[:0] = ["/packages"]
sys.dont_write_bytecode = True
os.chdir("/project")
module = words[0] == "-m"
sys.argv = words[1:] if module else list(words)
code = 0
try:
    if module:
        runpy.run_module(words[1], run_name="__main__", alter_sys=True)
    else:
        runpy.run_path(words[0], run_name="__main__")
except SystemExit as ended:
    code = int(ended.code or 0)
code
`);
"""


def run(words: list[str], engine: Path | None) -> int:
    """The exit code of a program."""
    with tempfile.TemporaryDirectory(prefix="bastide-wasm-") as room:
        work = Path(room)
        pyodide = fetch_pyodide(work)
        packages = work / "packages"
        fetch_packages(packages, work, TESTING)
        shutil.copytree(ROOT / "src/bastide", packages / "bastide", ignore=LEFT_OUT)
        if engine is not None:
            put_compiled(packages, engine)
        script = work / "run.mjs"
        script.write_text(NODE)
        return subprocess.run(["node", script, pyodide, packages, ROOT, *words]).returncode


if __name__ == "__main__":
    given = sys.argv[1:]
    compiled = given[:1] == ["--engine"]
    sys.exit(run(given[2:] if compiled else given, Path(given[1]).resolve() if compiled else None))
