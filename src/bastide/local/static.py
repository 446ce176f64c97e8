"""The table as a folder of plain files, for any web space: the page, Python for the browser, and our package.

Everything that a browser loads has its fingerprint in its name, but for the page itself and its service worker, which
knows all names. What bots have learned stands beside the package, a file a game, and comes when it is first needed.
`npm` and `pip` bring what is not ours, in the versions below and no others.
"""

import base64
import json
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Callable, Iterable
from hashlib import sha256, sha512
from importlib.resources import files
from pathlib import Path
from typing import Any

import bastide
from bastide.bots.net.file import FILE, file_of
from bastide.core import BastideError
from bastide.server.api.games import pictures

PYODIDE = "314.0.7"
PYODIDE_SHA512 = "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LIBRARY = "python_stdlib.zip"
PLATFORM = "pyemscripten_2026_0_wasm32"
WHEELS = (
    "msgspec==0.22.0",
    "librt==0.16.0",
    "mypy_extensions==1.2.0",
    "fluent.runtime==0.4.0",
    "fluent.syntax==0.19.0",
    "babel==2.18.0",
    "attrs==26.1.0",
    "pytz==2026.6",
    "typing_extensions==4.16.0",
)
NOT_PLAYED = (
    *("cli", "compete", "learn", "testing", "server/static", "server/admin", "server/notices"),
    *("local/program.py", "local/static.py"),
)
"""Parts of our package that a table in a browser has no use for."""
NOT_NEEDED = (
    "_pyrepl",
    "bdb",
    "cProfile",
    "cmd",
    "ctypes",
    "doctest",
    "ensurepip",
    "ftplib",
    "idlelib",
    "imaplib",
    "mailbox",
    "optparse",
    "pdb",
    "pickletools",
    "poplib",
    "profile",
    "pstats",
    "pyclbr",
    "pydoc",
    "smtplib",
    "socketserver",
    "tabnanny",
    "timeit",
    "tomllib",
    "trace",
    "tracemalloc",
    "turtle",
    "unittest",
    "venv",
    "wave",
    "wsgiref",
    "xml",
    "xmlrpc",
    "zipapp",
)
"""Parts of Python's library that nothing here imports."""
ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "utf_8", "utf_8_sig")
LANGUAGES = ("root", "en", "de", "fr", "hu", "it", "ro")
WORKER = "worker.js"
Say = Callable[[str], object]


def build(folder: Path, page: Path, say: Say, engine: Path | None = None) -> None:
    """Make the folder anew, with the engine that is compiled in another one, if any."""
    need_page(page)
    if getattr(sys, "frozen", False):
        raise BastideError("This program has no pip, which brings what runs in the browser; install Bastide with pip.")
    for program in ("npm", "node"):
        if shutil.which(program) is None:
            raise BastideError(f"This needs Node: there is no '{program}' on the path.")
    with tempfile.TemporaryDirectory() as room:
        work = Path(room)
        say("Fetching Pyodide and packages")
        pyodide = fetch_pyodide(work)
        fetch_packages(work / "packages", work)
        _own(work / "own")
        if engine is not None:
            put_compiled(work / "own", engine)
        _library(work / "library", pyodide)
        say("Compiling for the browser")
        for part in ("packages", "own", "library"):
            _run("node", str(files("bastide.local") / "compile.mjs"), str(pyodide), str(work / part))
        say("Writing")
        if folder.exists():
            shutil.rmtree(folder)
        shutil.copytree(page, folder, ignore=shutil.ignore_patterns("*.br", "*.gz", ".vite"))
        _lay_out(folder, work, pyodide)


def need_page(page: Path) -> None:
    """Complain where the page is not there."""
    if not (page / "index.html").is_file():
        raise BastideError("The page is not built: npm run build in the folder web, or install Bastide with Node.")


def fetch_pyodide(work: Path) -> Path:
    """Pyodide as npm has it, unpacked."""
    _run("npm", "pack", "--silent", f"pyodide@{PYODIDE}", cwd=work)
    packed = work / f"pyodide-{PYODIDE}.tgz"
    if base64.b64encode(sha512(packed.read_bytes()).digest()).decode() != PYODIDE_SHA512:
        raise BastideError(f"What npm brought is not Pyodide {PYODIDE}.")
    with tarfile.open(packed) as archive:
        archive.extractall(work, filter="data")
    return work / "package"


def fetch_packages(folder: Path, work: Path, more: Iterable[str] = ()) -> None:
    """The packages of others that play along, without what only they themselves need."""
    wanted = ("--platform", PLATFORM, "--python-version", "3.14", "--implementation", "cp", "--abi", "cp314")
    _run(
        *(sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:"),
        *(*wanted, "--dest", str(work / "wheels"), *WHEELS, *more),
    )
    for wheel in sorted((work / "wheels").iterdir()):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder, [name for name in archive.namelist() if _is_used(name)])


def _licences(work: Path) -> str:
    """The licences of what is not ours."""
    parts = [f"Pyodide {PYODIDE}: Mozilla Public License 2.0. Python: Python Software Foundation License."]
    for wheel in sorted((work / "wheels").iterdir()):
        with zipfile.ZipFile(wheel) as archive:
            found = [name for name in archive.namelist() if Path(name).name.upper().startswith(("LICEN", "COPYING"))]
            texts = [archive.read(name).decode("utf-8", "replace").strip() for name in found]
        parts.append("\n\n".join([wheel.name.split("-")[0], *texts]))
    return "\n\n\n".join(parts) + "\n"


def _is_used(name: str) -> bool:
    if name.startswith("babel/"):
        spoken = name.startswith("babel/locale-data/") and Path(name).stem in LANGUAGES
        return spoken or ("messages" not in name and "locale-data" not in name)
    return ".dist-info/" not in name and not name.startswith("pytz/zoneinfo/") and not name.endswith(".pyi")


def _own(folder: Path) -> None:
    """Our own package."""
    home = Path(bastide.__file__).parent
    for file in sorted(home.rglob("*")):
        inside = file.relative_to(home)
        if file.is_file() and _is_played(inside.as_posix()):
            target = folder / "bastide" / inside
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, target)


def put_compiled(folder: Path, engine: Path) -> None:
    """Put compiled modules in the place of those that are not."""
    modules = [file.relative_to(engine) for file in sorted(engine.rglob("*.so"))]
    if not modules:
        raise BastideError(f"There is no compiled engine in {engine}; `python wasm_build.py {engine}` makes one.")
    for module in modules:
        target = folder / module
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(engine / module, target)
        target.with_name(f"{target.name.split('.')[0]}.py").unlink(missing_ok=True)


def _is_played(inside: str) -> bool:
    kept = inside.endswith((".py", ".json", ".ftl", ".svg", ".css"))
    return kept and not any(inside == part or inside.startswith(f"{part}/") for part in NOT_PLAYED)


def _library(folder: Path, pyodide: Path) -> None:
    """Python's library, without what nothing here imports."""
    with zipfile.ZipFile(pyodide / LIBRARY) as archive:
        archive.extractall(folder, [name for name in archive.namelist() if _is_imported(name)])


def _is_imported(name: str) -> bool:
    first = name.split("/")[0].removesuffix(".py")
    if first == "encodings":
        return Path(name).stem in ENCODINGS
    return first not in NOT_NEEDED and first != "__phello__"


def _lay_out(folder: Path, work: Path, pyodide: Path) -> None:
    """Put everything beside the page, and have the page know of it."""
    local = folder / "local"
    home = local / f"pyodide-{PYODIDE}-{_mark((pyodide / name).read_bytes() for name in CORE)}"
    home.mkdir(parents=True)
    for name in CORE:
        shutil.copyfile(pyodide / name, home / name)
    engine: dict[str, Any] = {
        "pyodide": f"{home.name}/",
        "library": _zip(work / "library", local, "library"),
        "packages": [_zip(work / "packages", local, "packages"), _zip(work / "own", local, "bastide")],
        "nets": {name: _net(name, local) for name in bastide.game_names() if file_of(bastide.load(name)).exists()},
    }
    engine["bytes"] = sum((local / name).stat().st_size for name in [engine["library"], *engine["packages"]])
    for name in bastide.game_names():
        shown = local / "pictures" / name
        shown.mkdir(parents=True)
        for card, svg in pictures(name).items():
            (shown / f"{card}.svg").write_text(svg, "utf-8")
    (local / "licences.txt").write_text(_licences(work), "utf-8")
    written = json.dumps(engine).encode()
    name = f"engine-{_mark([written])}.json"
    (local / name).write_bytes(written)
    index = folder / "index.html"
    meta = f'<meta name="bastide-local" content="local/{name}" />'
    index.write_text(index.read_text("utf-8").replace("</head>", f"  {meta}\n  </head>", 1), "utf-8")
    _serve(folder)


def _net(game: str, folder: Path) -> str:
    """What the bots of a game have learned; returns its name."""
    learned = file_of(bastide.load(game)).read_bytes()
    marked = f"{game}-{_mark([learned])}-{FILE}"
    (folder / marked).write_bytes(learned)
    return marked


def _zip(source: Path, folder: Path, name: str) -> str:
    """One archive of a folder; returns its name."""
    packed = folder / f"{name}.zip"
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in sorted(source.rglob("*")):
            if file.is_file():
                entry = zipfile.ZipInfo(file.relative_to(source).as_posix())  # without a date: the same again and again
                entry.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(entry, file.read_bytes())
    marked = f"{name}-{_mark([packed.read_bytes()])}.zip"
    packed.rename(folder / marked)
    return marked


def _serve(folder: Path) -> None:
    """The service worker, which keeps all files of this version and no others; the nets when the rest is there."""
    unknown = (WORKER, "licences.txt")
    known = [file for file in sorted(folder.rglob("*")) if file.is_file() and file.name not in unknown]
    names = [file.relative_to(folder).as_posix() for file in known]
    nets = [name for name in names if name.endswith(FILE)]
    version = _mark(file.read_bytes() for file in known)
    text = (files("bastide.local") / WORKER).read_text("utf-8")
    for word, value in (
        ("__VERSION__", version),
        ("__FILES__", json.dumps([name for name in names if name not in nets])),
        ("__NETS__", json.dumps(nets)),
    ):
        text = text.replace(word, value)
    (folder / WORKER).write_text(text, "utf-8")


def _mark(contents: Iterable[bytes]) -> str:
    """A fingerprint."""
    hashed = sha256()
    for content in contents:
        hashed.update(content)
    return hashed.hexdigest()[:12]


def _run(*command: str, cwd: Path | None = None) -> None:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True)
    if done.returncode:
        raise BastideError(f"{command[0]} failed: {(done.stderr or done.stdout).strip()[-600:]}")
