"""The table as a folder of plain files, for any web space: the page, Python for the browser, and our package.

Everything that a browser loads has its fingerprint in its name, but for the page itself and its service worker, which
knows all names. What bots have learned stands beside the package, a file a game, and comes when it is first needed.
`npm` and `pip` bring what is not ours, in the versions below and no others.
"""

import base64
import gzip
import io
import json
import pickle
import re
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
WHEELS = {
    "attrs==26.1.0": "c647aa4a12dfbad9333ca4e71fe62ddc36f4e63b2d260a37a8b83d2f043ac309",
    "babel==2.18.0": "e2b422b277c2b9a9630c1d7903c2a00d0830c409c59ac8cae9081c92f1aeba35",
    "fluent.runtime==0.4.0": "51fd02582c2363e1106d7051642967a1b7f406dd9c317bd4600a73ede40c5146",
    "fluent.syntax==0.19.0": "b352b3475fac6c6ed5f06527921f432aac073d764445508ee5218aeccc7cc5c4",
    "librt==0.16.0": "1b384b90ab79a7bc30b566895809a636e0666f21f3cf12b54823d025b7e83839",
    "msgspec==0.22.0": "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022",
    "mypy_extensions==1.2.0": "993e7a20aa5671eb41a7132cf555af30062da99729601601b9a8382b11cae768",
    "pytz==2026.6": "7fed3fee8fd6bd4a2b7b75a8d56021d0624127bf69bd5691f115db929ac570b3",
    "typing_extensions==4.16.0": "481caa481374e813c1b176ada14e97f1f67a4539ce9cfeb3f350d78d6370c2e8",
}
"""Packages of others, and the SHA-256 of the wheel of each."""
NOT_PLAYED = (
    *("cli", "compete", "envs", "learn", "testing", "server/static", "server/admin", "server/compete"),
    *("server/notices", "local/program.py", "local/static.py"),
)
"""Parts of our package that a table in a browser has no use for."""
FOR_SERVERS = re.compile(
    rb"^(?:from|import) (?:argon2|asyncpg|cryptography|litestar|openskill|psycopg|uvicorn)\b", re.M
)
"""What a module imports that only a server can load."""
ELSEWHERE = ("Club", "Compete", "Duplicate", "NewClub", "NewTournament", "Player", "Ratings", "Tournament")
"""Pages that need people elsewhere: their code is not among the files."""
NOT_NEEDED = (
    "__hello__",
    "__phello__",
    "_py_abc",
    "_pydatetime",
    "_pydecimal",
    "_pyio",
    "_pyrepl",
    "antigravity",
    "argparse",
    "asyncio/proactor_events",
    "asyncio/windows_",
    "bdb",
    "cProfile",
    "cmd",
    "code",
    "colorsys",
    "compileall",
    "configparser",
    "ctypes",
    "doctest",
    "email/",
    "ensurepip",
    "filecmp",
    "fileinput",
    "ftplib",
    "getopt",
    "getpass",
    "gettext",
    "html/parser",
    "http/client",
    "http/cookiejar",
    "http/server",
    "idlelib",
    "imaplib",
    "logging/",
    "mailbox",
    "mimetypes",
    "modulefinder",
    "multiprocessing/dummy",
    "multiprocessing/forkserver",
    "multiprocessing/heap",
    "multiprocessing/managers",
    "multiprocessing/pool",
    "multiprocessing/popen_",
    "multiprocessing/resource_",
    "multiprocessing/shared",
    "multiprocessing/spawn",
    "netrc",
    "nturl2path",
    "optparse",
    "pdb",
    "pickletools",
    "plistlib",
    "poplib",
    "profile",
    "pstats",
    "pty",
    "pyclbr",
    "pydoc",
    "rlcompleter",
    "runpy",
    "sched",
    "shelve",
    "shlex",
    "smtplib",
    "socketserver",
    "symtable",
    "tabnanny",
    "tarfile",
    "this",
    "timeit",
    "tomllib",
    "trace",
    "tracemalloc",
    "tty",
    "turtle",
    "unittest",
    "urllib/error",
    "urllib/re",
    "urllib/robotparser",
    "venv",
    "wave",
    "webbrowser",
    "wsgiref",
    "xml",
    "xmlrpc",
    "zipapp",
)
"""Parts of Python's library that nothing here imports: whole ones, and the modules of others that begin like this."""
ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "utf_8", "utf_8_sig")
LANGUAGES = ("root", "en", "de", "fr", "hu", "it", "ro")
SPOKEN = (
    *("plural_form", "ordinal_form", "numbering_systems", "default_numbering_system", "number_symbols"),
    *("decimal_formats", "percent_formats", "scientific_formats", "currency_formats"),
)
"""What words need to know of a language; the rest is names of countries, currencies, units and the like."""
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
        parts = [str(work / part) for part in ("packages", "own", "library")]
        _run("node", str(files("bastide.local") / "compile.mjs"), str(pyodide), *parts)
        say("Writing")
        if folder.exists():
            shutil.rmtree(folder)
        shutil.copytree(page, folder, ignore=shutil.ignore_patterns("*.br", "*.gz", ".vite"))
        _leave_out(folder / "assets")
        _lay_out(folder, work, pyodide)


def need_page(page: Path) -> None:
    """Complain where the page is not there."""
    if not (page / "index.html").is_file():
        raise BastideError("The page is not built: npm run build in the folder web, or install Bastide with Node.")


def fetch_pyodide(work: Path) -> Path:
    """Pyodide as npm has it, unpacked."""
    _run("npm", "pack", "--silent", "--prefer-offline", "--fetch-retries=6", f"pyodide@{PYODIDE}", cwd=work)
    packed = work / f"pyodide-{PYODIDE}.tgz"
    if base64.b64encode(sha512(packed.read_bytes()).digest()).decode() != PYODIDE_SHA512:
        raise BastideError(f"What npm brought is not Pyodide {PYODIDE}.")
    with tarfile.open(packed) as archive:
        archive.extractall(work, filter="data")
    return work / "package"


def fetch_packages(folder: Path, work: Path, more: Iterable[str] = ()) -> None:
    """The packages of others that play along, without what only they themselves need."""
    fitting = ("--platform", PLATFORM, "--python-version", "3.14", "--implementation", "cp", "--abi", "cp314")
    download = (*(sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:"), *fitting)
    listed = work / "wheels.txt"
    listed.write_text("".join(f"{package} --hash=sha256:{mark}\n" for package, mark in WHEELS.items()))
    _run(*download, "--dest", str(work / "wheels"), "--require-hashes", "--requirement", str(listed))
    if more:
        _run(*download, "--dest", str(work / "wheels"), *more)
    for wheel in sorted((work / "wheels").iterdir()):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder, [name for name in archive.namelist() if _is_used(name)])
    _lighten(folder / "babel")


def _lighten(babel: Path) -> None:
    """Keep of what babel knows of the world only how our languages count and write numbers."""
    for language in LANGUAGES:
        file = babel / "locale-data" / f"{language}.dat"
        known = pickle.loads(file.read_bytes())
        file.write_bytes(pickle.dumps({part: known[part] for part in SPOKEN if part in known}, 2))
    file = babel / "global.dat"
    known = pickle.loads(file.read_bytes())
    kept = {part: _of_ours(known[part]) for part in ("likely_subtags", "parent_exceptions")}
    file.write_bytes(pickle.dumps(kept, 2))


def _of_ours(known: dict[str, str]) -> dict[str, str]:
    return {name: value for name, value in known.items() if name in LANGUAGES}


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
        if file.is_file() and _is_played(inside.as_posix()) and not FOR_SERVERS.search(file.read_bytes()):
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


def _leave_out(assets: Path) -> None:
    """Take away the code of the pages that need people elsewhere, unless other code begins by loading it."""
    pages = {file.name for name in ELSEWHERE for file in assets.glob(f"{name}-????????.js")}
    others = [file.read_text("utf-8") for file in assets.glob("*.js") if file.name not in pages]
    loaded = {name for text in others for name in re.findall(r'(?:from|import)\s*"\./([^"]+)"', text)}
    for name in pages - loaded:
        (assets / name).unlink()


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
    if first in NOT_NEEDED:
        return False
    return Path(name).stem == "__init__" or not name.startswith(tuple(part for part in NOT_NEEDED if "/" in part))


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
    """One archive of a folder, packed as a whole, which is smaller than file by file; returns its name."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w") as archive:
        for file in sorted(source.rglob("*"), key=lambda file: (file.suffix, file)):
            if file.is_file():
                entry = zipfile.ZipInfo(file.relative_to(source).as_posix())  # without a date: the same again and again
                archive.writestr(entry, file.read_bytes())
    packed = gzip.compress(whole.getvalue(), mtime=0)
    marked = f"{name}-{_mark([packed])}.bin"  # some servers would unpack what is named as packed
    (folder / marked).write_bytes(packed)
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
