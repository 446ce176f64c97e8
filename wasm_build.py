"""Compiles the engine for the browser: `python wasm_build.py INTO`, for `bastide build-static SITE --engine INTO`.

mypyc writes C for 32 bits, and clang makes of it a library that Pyodide loads. What that takes is fetched into a folder
and not installed, on Debian 12: clang, lld and the headers of emscripten's C library, Python's headers from the newest
Debian, and Python's settings in the browser from Pyodide. Python 3.12 or newer, mypy, setuptools and hatchling are to
be there, in the versions that pyproject.toml pins for tests.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

PYODIDE = "314.0.7"
PYTHON = "3.14"
SUFFIX = ".cpython-314-wasm32-emscripten.so"
COMPILER = "19=1:19.1.7-3~deb12u1"
STABLE = (
    *(f"{name}{COMPILER}" for name in ("clang-", "lld-", "libclang-cpp", "libllvm")),
    f"libclang-common-{COMPILER.replace('=', '-dev=')}",
    *("emscripten=3.1.6~dfsg-5", "libz3-4=4.8.12-3.1", "libedit2=3.1-20221030-2"),
)
NEWEST = (f"libpython{PYTHON}-dev",)
"""Its headers are the same for every version 3.14.x."""
HEADERS = "usr/share/emscripten/cache/sysroot"
WANTED = ("./usr/lib/*", "./usr/include/*", f"./{HEADERS}/include/*")
FLAGS = (
    *("--target=wasm32-unknown-emscripten", "-fPIC", "-g0", "-DNDEBUG", "-w"),
    *("-D__EMSCRIPTEN__=1", "-D__EMSCRIPTEN_major__=5", "-D__EMSCRIPTEN_minor__=0", "-D__EMSCRIPTEN_tiny__=3"),
    *("-DPY_CALL_TRAMPOLINE", "-fwasm-exceptions", "-mllvm", "-wasm-enable-sjlj"),
    *("-msign-ext", "-mbulk-memory", "-mnontrapping-fptoint", "-mmutable-globals"),
    *("-fno-strict-overflow", "-fno-strict-aliasing"),
)
LINK = (
    *("-shared", "--experimental-pic", "--unresolved-symbols=import-dynamic", "--no-entry", "--strip-debug"),
    *("--export-if-defined=__wasm_apply_data_relocs", "--export-if-defined=__wasm_call_ctors"),
)
# librt copies a part of a vec element by element; at once it takes a quarter of the time or less.
ONE_BY_ONE = """    for (Py_ssize_t i = 0; i < slicelength; i++)
        res.items[i] = vec.items[start + i];
"""
AT_ONCE = """    if (slicelength > 0)
        memcpy(res.items, vec.items + start, slicelength * sizeof(ITEM_C_TYPE));
"""


class Tools:
    """What compiles, in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self.bin = self.folder / "usr/lib/llvm-19/bin"
        self.headers = self.folder / "python"
        libraries = (self.folder / "usr/lib/x86_64-linux-gnu", self.folder / "usr/lib/llvm-19/lib")
        self.environment = {**os.environ, "LD_LIBRARY_PATH": os.pathsep.join(map(str, libraries))}

    def fetch(self) -> None:
        """Bring what is not there."""
        if (self.headers / "pyconfig.h").exists():
            return
        packed = self.folder / "packed"
        packed.mkdir(parents=True, exist_ok=True)
        _run("apt-get", "download", *STABLE, cwd=packed)
        newest = self._newest()
        _run("apt-get", *newest, "update", cwd=packed)
        _run("apt-get", *newest, "download", *NEWEST, cwd=packed)
        for package in packed.glob("*.deb"):
            unpacking = subprocess.Popen(["dpkg-deb", "--fsys-tarfile", package], stdout=subprocess.PIPE)
            subprocess.run(
                ["tar", "--extract", "--directory", self.folder, "--wildcards", *WANTED],
                stdin=unpacking.stdout,
                stderr=subprocess.DEVNULL,  # it says which of the patterns a package has nothing of
            )
            unpacking.wait()
        _run("npm", "pack", "--silent", f"pyodide@{PYODIDE}", cwd=packed)
        _run("tar", "--extract", "--file", f"pyodide-{PYODIDE}.tgz", cwd=packed)
        shutil.copytree(self.folder / f"usr/include/python{PYTHON}", self.headers, dirs_exist_ok=True)
        usual = self.folder / f"usr/include/x86_64-linux-gnu/python{PYTHON}/pyconfig.h"
        with zipfile.ZipFile(packed / "package/python_stdlib.zip") as library:
            (data,) = (name for name in library.namelist() if name.startswith("_sysconfigdata"))
            found: dict[str, Any] = {}
            exec(library.read(data), found)
        (self.headers / "pyconfig.h").write_text(_settings(usual.read_text(), found["build_time_vars"]))

    def _newest(self) -> list[str]:
        """How apt is asked about the newest Debian, from where this one comes, and leaves this one as it is."""
        told = _run("apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages", "Component: main")
        home = next(line for line in told.splitlines() if line.rstrip("/").endswith("/debian"))
        asked = self.folder / "apt"
        (asked / "lists/partial").mkdir(parents=True, exist_ok=True)
        source = asked / "sources.list"
        source.write_text(f"deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] {home} sid main\n")
        options = {"Etc::sourcelist": source, "Etc::sourceparts": "/dev/null", "State::lists": asked / "lists"}
        return [word for name, value in options.items() for word in ("-o", f"Dir::{name}={value}")] + [
            *("-o", f"Dir::Cache={asked}")
        ]

    def compile(self, source: Path, level: int, include: Iterable[Path]) -> Path:
        """An object of a C file."""
        made = source.with_suffix(".o")
        folders = [f"-I{folder}" for folder in (*include, self.headers, runtime())]
        _run(
            *(str(self.bin / "clang"), *FLAGS, f"-O{level}", f"--sysroot={self.folder / HEADERS}", *folders),
            *("-c", str(source), "-o", str(made)),
            environment=self.environment,
        )
        return made

    def link(self, objects: list[Path], target: Path, names: list[str]) -> None:
        """A library with the entries of these modules."""
        target.parent.mkdir(parents=True, exist_ok=True)
        entries = [f"--export=PyInit_{name}" for name in names]
        _run(
            *(str(self.bin / "wasm-ld"), *LINK, *entries, "-o", str(target), *map(str, objects)),
            environment=self.environment,
        )


def runtime() -> Path:
    """The C of mypyc's runtime, and of librt."""
    import mypyc

    return Path(mypyc.__path__[0]) / "lib-rt"


def build(into: Path, tools: Tools) -> None:
    """Write the compiled modules to a folder, each where it stands in the packages."""
    root = Path(__file__).parent.resolve()
    _write_for_32_bits()
    import hatch_build
    import native_build

    units = hatch_build.units_of(root, hatch_build.compiled_modules(root))
    into = into.resolve()
    shutil.rmtree(into, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix="bastide-wasm-") as bench:
        os.chdir(bench)
        shutil.copytree(root / "src/bastide", "bastide", ignore=hatch_build.NOT_COMPILED)
        library, entry, modules = native_build.write_c(units)
        vecs = _vecs(Path(bench) / "vecs")
        sources = [Path(source) for source in library.sources]
        levels = native_build.SideBySide.levels
        include = (*map(Path, library.include_dirs), native_build.C_FILES, Path("vecs"))
        with ThreadPoolExecutor(os.cpu_count()) as cores:

            def compile(source: Path) -> Path:
                return tools.compile(source, levels.get(str(source), 2), include)

            objects = list(cores.map(compile, [*sources, entry, *vecs]))
        count = len(sources)
        tools.link(objects[:count], into / f"{library.name}{SUFFIX}", [library.name])
        tools.link(objects[count + 1 :], into / f"librt/vecs{SUFFIX}", ["vecs"])
        for module in modules:
            target = into / Path(module).with_suffix("").with_suffix(SUFFIX)
            tools.link([objects[count]], target, [Path(module).stem])
    print(f"{into} holds {len(modules)} compiled modules.")


def _write_for_32_bits() -> None:
    """mypyc asks this Python how large its numbers are; those in the browser have half the size."""
    if sys.version_info < (3, 12):
        sys.exit("This needs Python 3.12 or newer: what mypyc writes for an older one, a newer one does not take.")
    ask = sysconfig.get_config_var
    sysconfig.get_config_var = lambda name: 4 if name == "SIZEOF_SIZE_T" else ask(name)  # type: ignore[assignment]


def _vecs(folder: Path) -> list[Path]:
    """The C files of librt's vecs, which copy at once."""
    shutil.copytree(runtime() / "vecs", folder)
    template = folder / "vec_template.c"
    text = template.read_text()
    if text.count(ONE_BY_ONE) != 1:
        sys.exit("librt copies parts of a vec in another way than it did; see whether it is quick by itself now.")
    template.write_text(text.replace(ONE_BY_ONE, AT_ONCE))
    return sorted(file for file in folder.glob("*.c") if file != template and not file.name.endswith("_api.c"))


def _settings(usual: str, found: dict[str, Any]) -> str:
    """Python's settings as they are in the browser, in the words of another system's."""
    lines = []
    for line in usual.splitlines():
        name = re.match(r"#\s*define (\w+)|/\* #undef (\w+)", line)
        value = found.get(name[1] or name[2]) if name else None
        if name is None or value is None or (name[1] or name[2]).startswith("Py_PYCONFIG"):
            lines.append(line)
        elif value == 0 and not (name[1] or name[2]).startswith(("SIZEOF", "ALIGNOF")):
            lines.append(f"/* #undef {name[1] or name[2]} */")
        else:
            lines.append(f"#define {name[1] or name[2]} {value}")
    return "\n".join(lines) + "\n"


def _run(*command: str, cwd: Path | None = None, environment: dict[str, str] | None = None) -> str:
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{command[0]} failed: {(done.stderr or done.stdout).strip()[-2000:]}")
    return done.stdout


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the engine for the browser.")
    parser.add_argument("into", metavar="INTO", type=Path, help="the folder for the compiled modules")
    parser.add_argument(
        "--tools", metavar="DIR", type=Path, default=Path("build/wasm-tools"), help="where the tools are fetched to"
    )
    chosen = parser.parse_args()
    tools = Tools(chosen.tools)
    tools.fetch()
    build(chosen.into, tools)


if __name__ == "__main__":
    main()
