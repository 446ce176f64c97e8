"""The pages: the client that was built into `static/`, or a plain page that says what there is instead."""

from pathlib import Path

from litestar import Response, get
from litestar.datastructures import CacheControlHeader
from litestar.enums import MediaType
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from bastide.server.refusals import Refused

STATIC = Path(__file__).parent / "static"
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".map": "application/json",
}
FALLBACK = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Bastide</title>
<h1>Bastide</h1>
<p>The table is set. This installation has no browser client; programs can play through the interface.</p>
<ul>
<li><a href="/api/v2/openapi.json">The interface as an OpenAPI document</a></li>
<li><a href="/api/v2/games">The games</a></li>
<li><a href="/health/ready">Health</a></li>
</ul>
</html>
"""


def pages(folder: Path = STATIC) -> list[ControllerRouterHandler]:
    """The routes of the pages."""
    found = {f"/{path.relative_to(folder).as_posix()}": path for path in folder.rglob("*") if path.is_file()}
    index = found.get("/index.html")

    @get("/", include_in_schema=False, sync_to_thread=False)
    def first_page() -> Response[bytes]:
        """The client's first page."""
        return _page("/")

    @get("/{path:path}", include_in_schema=False, sync_to_thread=False)
    def page(path: FromPath[str]) -> Response[bytes]:
        """A file of the client, or its first page for any address that the client shows itself."""
        return _page(path)

    def _page(path: str) -> Response[bytes]:
        path = f"/{path.strip('/')}"
        if path.startswith(("/api/", "/health/")):
            raise Refused("unknown", thing="address")
        file = found.get(path)
        if file is None and "." in path.rsplit("/", 1)[-1]:
            raise Refused("unknown", thing="file")
        file = file or index
        if file is None:
            return Response(FALLBACK.encode(), media_type=MediaType.HTML)
        kind = KINDS.get(file.suffix, "application/octet-stream")
        lasting = path.startswith(("/assets/", "/_app/immutable/"))
        cache = CacheControlHeader(max_age=31_536_000, immutable=True) if lasting else CacheControlHeader(no_cache=True)
        return Response(file.read_bytes(), media_type=kind, headers={"Cache-Control": cache.to_header()})

    return [first_page, page]
