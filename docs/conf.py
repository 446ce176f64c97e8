"""How Sphinx makes a site of these pages: `python -m sphinx -W docs build/docs`.

With `-t play` the table without a server lies beside them, under `play/`; `-D engine=build/wasm` names the engine that
is compiled for it.
"""

from pathlib import Path

from sphinx.application import Sphinx

import bastide

project = "Bastide"
release = bastide.__version__
extensions = ["myst_parser"]
myst_heading_anchors = 3
html_theme = "furo"
html_title = f"Bastide {release}"
html_copy_source = False
html_show_copyright = False

OUTSIDE = {
    "../benchmarks/RESULTS.md": "speed.md",
    "../benchmarks/STRENGTH.md": "strength.md",
    "../CHANGELOG.md": "changelog.md",
}
"""Pages that lie elsewhere in the repository, and the pages here that show them."""


def point_to_pages(app: Sphinx, name: str, source: list[str]) -> None:
    for outside, page in OUTSIDE.items():
        source[0] = source[0].replace(f"]({outside}", f"]({page}")


def put_table(app: Sphinx, problem: Exception | None) -> None:
    if problem is None and app.tags.has("play"):
        from bastide.local import static
        from bastide.server.page import STATIC

        engine = Path(app.config.engine) if app.config.engine else None
        static.build(Path(app.outdir) / "play", STATIC, print, engine)


def setup(app: Sphinx) -> None:
    app.add_config_value("engine", "", "")
    app.connect("source-read", point_to_pages)
    app.connect("build-finished", put_table)
