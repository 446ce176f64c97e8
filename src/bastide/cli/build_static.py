"""`bastide build-static`: the table as plain files, for any web space."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bastide.cli.serve import need_server


def build_static(
    folder: Path,
    /,
    *,
    engine: Annotated[Path | None, Parameter(help="What `python wasm_build.py` has compiled; bots see more.")] = None,
) -> None:
    """Make a folder of plain files in which everything runs in the browser: bots, hints, reviews and all.

    Put it on any web space, or serve it with `python -m http.server`. After the first visit it works without a network.
    Games stay in the browser they are played in. This needs Node; npm and pip fetch what runs in the browser.

    For example:

        bastide build-static site
        bastide build-static site --engine build/wasm
    """
    need_server()
    from bastide.local.static import build
    from bastide.server.share import STATIC

    build(folder, STATIC, print, engine)
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    print(f"{folder}: {size / 1e6:.1f} MB")
