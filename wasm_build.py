"""Compiles the engine for the browser: `python wasm_build.py INTO`, for `bastide build-static SITE --engine INTO`.

mypyc writes C for 32 bits, and clang makes of it a library that Pyodide loads. What that takes is fetched into a folder
and not installed, on Debian 12: clang, lld and the headers of emscripten's C library, Python's headers from the newest
Debian, and Python's settings in the browser from Pyodide, all of them in the versions below and no others. Where apt
has one of them no more, snapshot.debian.org has it; what lies in the folder `packed` is taken from there. Python 3.12
or newer, mypy, setuptools and hatchling are to be there, in the versions that pyproject.toml pins for tests.
"""

from __future__ import annotations

import argparse
import base64
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
from hashlib import sha256, sha512
from pathlib import Path
from typing import Any

PYODIDE = "314.0.7"
PYODIDE_SHA512 = "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
PYTHON = "3.14"
SUFFIX = ".cpython-314-wasm32-emscripten.so"
STABLE = {
    "clang-19=1:19.1.7-3~deb12u1": "89ab931a9bbfd567a76df3141af5d5ec67b01d800150e614f2c9bf4671da9b08",
    "lld-19=1:19.1.7-3~deb12u1": "416e084363a16a7060eaa6343ed641dfe864b8208c39170ee00a5679e4b486a2",
    "libclang-cpp19=1:19.1.7-3~deb12u1": "5daa784e1d747db320c16604729ffa805e6bfd72d3ac0b7cb0ee5f1a7ebc8aae",
    "libllvm19=1:19.1.7-3~deb12u1": "6edf3a8b28495cdba883d9760e0dca1a81983fc497a5f989dc64d0d96d23b4aa",
    "libclang-common-19-dev=1:19.1.7-3~deb12u1": "811c2d398ad772204ec05ffde485cbbc4c210abc5dcf0068ff9ca3e647591ce7",
    "emscripten=3.1.6~dfsg-5": "43742f32443a7a5510f6c5d1d2603f07c0ff555b3464f2438ab7ba7fdc85c8fd",
    "libz3-4=4.8.12-3.1": "6221ca25ad5abcfbe1965801029d85a88b4775320384b4b716de8fab7a4d2f7a",
    "libedit2=3.1-20221030-2": "1cf14abf2716d3279db12d0657a5737cf70074a1e71d3bdf73206625e3c89ce6",
}
"""Packages of Debian 12, and the SHA-256 of each."""
NEWEST = {f"libpython{PYTHON}-dev=3.14.10-1": "ce226a5a09bd3739123b95c5a41688ee3110651e6b4f9b22973a27c7be2f64fa"}
"""Python's headers, which the newest Debian has; they are the same for every version 3.14.x."""
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
QUICK_SLICES = Path(__file__).parent / "docs/librt-slices.patch"
"""librt copies a part of a vec element by element; this copies it at once."""


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
        wanted = missing(STABLE, packed)
        if wanted:
            _run("apt-get", "download", *wanted, cwd=packed)
        wanted = missing(NEWEST, packed)
        if wanted:
            newest = self._newest()
            _run("apt-get", *newest, "update", cwd=packed)
            _run("apt-get", *newest, "download", *wanted, cwd=packed)
        wanted = missing(STABLE | NEWEST, packed)
        if wanted:
            sys.exit(f"apt brought others than these: {', '.join(wanted)}; put them into {packed} yourself.")
        for package in packed.glob("*.deb"):
            unpacking = subprocess.Popen(["dpkg-deb", "--fsys-tarfile", package], stdout=subprocess.PIPE)
            subprocess.run(
                ["tar", "--extract", "--directory", self.folder, "--wildcards", *WANTED],
                stdin=unpacking.stdout,
                stderr=subprocess.DEVNULL,  # it says which of the patterns a package has nothing of
            )
            unpacking.wait()
        _run("npm", "pack", "--silent", f"pyodide@{PYODIDE}", cwd=packed)
        brought = sha512((packed / f"pyodide-{PYODIDE}.tgz").read_bytes()).digest()
        if base64.b64encode(brought).decode() != PYODIDE_SHA512:
            sys.exit(f"What npm brought is not Pyodide {PYODIDE}.")
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
        targets = _run("apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages", "Component: main")
        home = next(line for line in targets.splitlines() if line.rstrip("/").endswith("/debian"))
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


def missing(wanted: dict[str, str], packed: Path) -> list[str]:
    """The packages that are not among those files, byte for byte."""
    there = {sha256(file.read_bytes()).hexdigest() for file in packed.glob("*.deb")}
    return [package for package, mark in wanted.items() if mark not in there]


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
    before, after = _change(QUICK_SLICES.read_text())
    if text.count(before) != 1:
        sys.exit("librt copies parts of a vec in another way than it did; see whether it is quick by itself now.")
    template.write_text(text.replace(before, after))
    return sorted(file for file in folder.glob("*.c") if file != template and not file.name.endswith("_api.c"))


def _change(patch: str) -> tuple[str, str]:
    """What a patch of one place finds there, and what it leaves."""
    _, _, place = patch.partition("\n@@")
    lines = place.splitlines(keepends=True)[1:]
    before, after = ("".join(line[1:] for line in lines if line[0] in (" ", sign)) for sign in "-+")
    return before, after


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
