"""Compiles the engine: mypyc writes C, and one C file a unit is compiled side by side and linked to one library.

`python native_build.py UNITS`, run by hatch_build.py in a folder that holds a copy of the package. UNITS is JSON: for
every unit its name, its modules and how hard the C compiler works on it. A unit is as large as a C compiler takes in
well, and as small as keeps all cores busy; within a unit functions are inlined, between units they are called.
"""

from __future__ import annotations

import gc
import json
import os
import re
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import setuptools
from mypyc.build import mypycify
from setuptools.command.build_ext import build_ext

C_FILES = Path("build")
ENTRY = "bastide_entry"
# gcc spends two minutes of three on the indentation of mypyc's deeply indented C, and may inline what no other library
# can replace.
GCC = ["-Wno-misleading-indentation", "-fno-semantic-interposition", "-fvisibility=hidden"]
# Passes that take a seventh of the time of a unit; where `quick` leaves them out they were measured to bring nothing.
PASSES = ["gcse", "schedule-insns2", "tree-pre", "tree-vectorize", "tree-tail-merge", "ipa-icf"]
# What is compiled without being optimized, which takes a fifth off the time: what sets a module up runs once, and what
# Python calls a function or reads an attribute with, compiled code does not use.
SPARED = [
    re.compile(f"^{function}", re.MULTILINE)
    for function in (
        r"char CPyDef_\w+_____top_level__\(void\) \{$",
        r"(?:PyObject \*CPyInit(?:Only)?_|static int CPyExec_)\w+\(.*\)$",
        r"static bool\nCPyDef_\w+_trait_vtable_setup\(void\)$",
        r"static (?:PyObject \*|int)\n\w+_[gs]et_\w+\(",
        r" *PyObject \*CPyPy_\w+\([^;{]*\) \{$",
    )
]
# Hidden from other libraries, a function of another unit is called without a detour, and data are read likewise.
UNIT = """#include <Python.h>
#ifdef __GNUC__
#pragma GCC visibility push(hidden)
#endif
#if defined(__clang__)
#define SPARED __attribute__((optnone, noinline))
#elif defined(__GNUC__)
#define SPARED __attribute__((optimize("O0")))
#else
#define SPARED
#endif
#include <CPy.h>
{includes}
"""
# The same library serves every module: Python asks for PyInit_ and the last part of the name, and the module's spec
# says its full name, by which mypyc's library knows how to make it.
ENTRIES = """#include <Python.h>

static PyObject *create(PyObject *spec, PyModuleDef *definition)
{{
    PyObject *(*make)(void) = NULL;
    PyObject *library = PyImport_ImportModule("{library}");
    PyObject *name = PyObject_GetAttrString(spec, "name");
    PyObject *mangled = name ? PyObject_CallMethod(name, "replace", "ss", ".", "___") : NULL;
    PyObject *attribute = mangled ? PyUnicode_FromFormat("init_%U", mangled) : NULL;
    PyObject *capsule = library && attribute ? PyObject_GetAttr(library, attribute) : NULL;
    if (capsule) make = (PyObject *(*)(void))PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule));
    Py_XDECREF(capsule);
    Py_XDECREF(attribute);
    Py_XDECREF(mangled);
    Py_XDECREF(name);
    Py_XDECREF(library);
    return make ? make() : NULL;
}}

static PyModuleDef_Slot slots[] = {{{{Py_mod_create, create}}, {{0, NULL}}}};
static PyModuleDef definition = {{PyModuleDef_HEAD_INIT, "bastide", NULL, 0, NULL, slots}};

#define ENTRY(name) PyMODINIT_FUNC PyInit_##name(void) {{ return PyModuleDef_Init(&definition); }}
{entries}
"""


class SideBySide(build_ext):
    """Compiles the C files of a library side by side, each with its own level of optimization."""

    levels: dict[str, int] = {}
    quick: set[str] = set()

    def build_extensions(self) -> None:
        self.compile_one = self.compiler.compile
        self.compiler.compile = self.compile_all
        self.done = 0
        super().build_extensions()

    def compile_all(self, sources: list[str], **options: Any) -> list[str]:
        def compile_one(source: str) -> list[str]:
            made: list[str] = self.compile_one([source], **options | {"extra_postargs": self.flags(options, source)})
            if source in self.levels:
                self.done += 1
                print(f"compiled {Path(source).stem} ({self.done} of {len(self.levels)})", flush=True)
            return made

        # In the order of the units, not in the alphabet's, which is setuptools'.
        sources = [*(one for one in self.levels if one in sources), *(one for one in sources if one not in self.levels)]
        with ThreadPoolExecutor(os.cpu_count()) as cores:
            return [made for each in cores.map(compile_one, sources) for made in each]

    def flags(self, options: dict[str, Any], source: str) -> list[str]:
        given: list[str] = options.get("extra_postargs") or []
        if self.compiler.compiler_type != "unix":
            return given
        left_out = [f"-fno-{one}" for one in PASSES] if source in self.quick else []
        return [*given, *GCC, f"-O{self.levels.get(source, 2)}", *left_out]


def main(units: list[dict[str, Any]]) -> None:
    library, entry, modules = write_c(units)
    setuptools.setup(
        name="bastide-engine",
        ext_modules=[library, setuptools.Extension(ENTRY, [str(entry)])],
        cmdclass={"build_ext": SideBySide},
        script_args=["--quiet", "build_ext", "--inplace"],
    )
    (made,) = Path().glob(f"{ENTRY}.*")
    for module in modules:
        shutil.copy(made, Path(module).with_suffix("").with_suffix(made.name.removeprefix(ENTRY)))
    made.unlink()


def write_c(units: list[dict[str, Any]]) -> tuple[Any, Path, list[str]]:
    """The library in C, the entry that serves every module, and the modules."""
    gc.disable()  # mypyc builds up millions of things that stay to the end: to look for garbage among them is in vain
    modules = [f"bastide/{module}" for unit in units for module in unit["modules"]]
    library, *_ = mypycify(
        # What runs uncompiled may need packages that the build does not have.
        ["--config-file=", "--ignore-missing-imports", *modules],
        debug_level="0",
        multi_file=True,
        target_dir=str(C_FILES),
        group_name="bastide",
    )
    write_units(library, units)
    names = sorted({Path(module).stem for module in modules} | {ENTRY})
    entry = C_FILES / f"{ENTRY}.c"
    entry.write_text(ENTRIES.format(library=library.name, entries="\n".join(f"ENTRY({name})" for name in names)))
    return library, entry, modules


def write_units(library: Any, units: list[dict[str, Any]]) -> None:
    """Let the library be made of one C file a unit."""
    left = {Path(source).name: Path(source) for source in library.sources}
    parts = {}
    for unit in units:
        path = C_FILES / f"{unit['name']}.c"
        parts[path] = [left.pop(f"__native_{mangled(module)}.c") for module in unit["modules"]]
        SideBySide.levels[str(path)] = unit["level"]
        if unit.get("quick"):
            SideBySide.quick.add(str(path))
    # mypyc's runtime stands before what it shares between modules, as it does when mypyc writes one file.
    shared = sorted(left.values(), key=lambda source: "__native_" in source.name)
    for unit in units:
        path = C_FILES / f"{unit['name']}.c"
        if unit.get("runtime"):
            parts[path] = shared + parts[path]
        includes = "\n".join(f'#include "{part.relative_to(C_FILES).as_posix()}"' for part in parts[path])
        path.write_text(UNIT.format(includes=includes))
    for part in (part for inside in parts.values() for part in inside):
        c = part.read_text("utf-8")
        for function in SPARED:
            c = function.sub(r"SPARED \g<0>", c)
        part.write_text(c, "utf-8")
    library.sources = [str(path) for path in parts]


def mangled(module: str) -> str:
    """The name of a module of the package in mypyc's C."""
    return f"bastide/{module}".removesuffix(".py").replace("/", "___")


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
    sys.stdout.flush()
    # Python would spend three seconds on giving back, piece by piece, what mypyc has built in memory.
    os._exit(0)
