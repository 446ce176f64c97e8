"""The table as one program file, for the kind of machine it is made on: Python, the engine, the server and the page.

PyInstaller puts it together. Started alone it opens a table in the browser; with a command it is `bastide`.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution, packages_distributions
from pathlib import Path

import bastide
from bastide.core import BastideError
from bastide.local.static import LANGUAGES, need_page

START = """import sys
from multiprocessing import freeze_support
from bastide.cli import main

freeze_support()
sys.exit(main())
"""
BY_NAME = ("uvicorn.lifespan.on", "uvicorn.logging", "uvicorn.loops.auto", "uvicorn.loops.asyncio")
"""What others load by name, so that nobody finds it by reading their code."""
NOT_CALLED = ("faker", "polyfactory", "numpy")
"""What Litestar needs for examples that nobody asks it for, and rustworkx for matrices. With numpy, nets would be three
times as fast, but its library does not survive `strip`, and the program would have a third more megabytes."""
Say = Callable[[str], object]


def build(program: Path, page: Path, say: Say) -> None:
    """Make the program anew."""
    need_page(page)
    if getattr(sys, "frozen", False):
        raise BastideError("This program cannot make another one; install Bastide with pip.")
    with tempfile.TemporaryDirectory() as room:
        start = Path(room) / "start.py"
        start.write_text(START, "utf-8")
        say("Putting Python, the server and all packages together")
        done = subprocess.run(
            [
                *(sys.executable, "-m", "PyInstaller", "--onefile", "--noconfirm", "--log-level", "ERROR"),
                *("--name", "bastide", "--workpath", f"{room}/work", "--specpath", room, "--distpath", f"{room}/made"),
                *_wishes(),
                str(start),
            ],
            capture_output=True,
            text=True,
        )
        if done.returncode:
            raise BastideError(f"PyInstaller failed: {done.stderr.strip()[-600:]}")
        (made,) = (Path(room) / "made").iterdir()
        program.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(made, program)


def _wishes() -> Iterator[str]:
    """What PyInstaller cannot know: what is found by name, and what stands here without being needed."""
    needed = _needed()
    for name in ("bastide", "litestar.middleware"):
        yield from ("--collect-submodules", name)
    yield from ("--collect-data", "bastide")
    for name in (*BY_NAME, *_shared(needed.values())):
        yield from ("--hidden-import", name)
    for name in needed:  # licences are in there
        yield from ("--copy-metadata", name)
    beside = (name for name, homes in packages_distributions().items() if not needed.keys() & set(map(_plain, homes)))
    for name in (*NOT_CALLED, *beside):
        yield from ("--exclude-module", name)
    babel = Path(str(distribution("babel").locate_file("babel")))
    for name in ("global", *(f"locale-data/{language}" for language in LANGUAGES)):
        file = babel / f"{name}.dat"
        yield from ("--add-data", f"{file}:{file.parent.relative_to(babel.parent).as_posix()}")
    if sys.platform == "linux" and shutil.which("strip"):
        yield "--strip"


def _needed() -> dict[str, Distribution]:
    """All packages that the server needs, and those that they need."""
    found: dict[str, Distribution] = {}
    wanted = ["bastide"]
    while wanted:
        name = wanted.pop()
        try:
            found[name] = distribution(name)
        except PackageNotFoundError:  # for another system, or another Python
            continue
        for requirement in found[name].requires or ():
            extra = re.search(r"extra\s*==\s*['\"](\w+)", requirement)
            other = _plain(re.split(r"[^\w.-]", requirement, maxsplit=1)[0])
            if other not in found and (extra is None or (name, extra[1]) == ("bastide", "server")):
                wanted.append(other)
    return found


def _plain(name: str) -> str:
    """A package's name as it is compared."""
    return re.sub(r"[-_.]+", "-", name).lower()


def _shared(needed: Iterable[Distribution]) -> set[str]:
    """The libraries beside packages that mypyc has compiled: only compiled code names them."""
    beside = [file.name for found in needed for file in found.files or () if len(file.parts) == 1]
    beside += [file.name for file in Path(bastide.__file__).parents[1].glob("*__mypyc.*")]
    return {name.split(".")[0] for name in beside if "__mypyc." in name}
