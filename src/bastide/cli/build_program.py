"""`bastide build-program`: the table as one file that anybody can start."""

from importlib.util import find_spec
from pathlib import Path

from bastide._engine import engine
from bastide.cli.extras import lacking
from bastide.cli.screen import complain
from bastide.cli.serve import NOT_COMPILED, need_server


def build_program(file: Path, /) -> None:
    """Make one program file for machines like this one: who starts it needs no Python, and has a table in the browser.

    With a command after its name it is the command `bastide`. This needs PyInstaller (`pip install '.[program]'`).

    For example:

        bastide build-program bastide-linux
        ./bastide-linux
    """
    need_server()
    if find_spec("PyInstaller") is None:
        raise lacking("A program is made with PyInstaller", "program")
    from bastide.local.program import build
    from bastide.server.share import STATIC

    if engine() == "interpreted":
        complain(NOT_COMPILED)
    build(file, STATIC, print)
    print(f"{file}: {file.stat().st_size / 1e6:.1f} MB")
