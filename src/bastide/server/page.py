"""The pages: the client that was built into `static/`, or a plain page that says what there is instead."""

from functools import cache, cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.enums import MediaType
from litestar.params import FromPath
from litestar.status_codes import HTTP_304_NOT_MODIFIED
from litestar.types import ControllerRouterHandler

from bastide.server.refusals import Refused

STATIC = Path(__file__).parent / "static"
KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".txt": "text/plain",
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


PACKED = {"br": ".br", "gzip": ".gz"}
"""The ways a file was packed when the client was built, the shortest first."""
LASTING = CacheControlHeader(max_age=31_536_000, immutable=True).to_header()
ASKED_EACH_TIME = CacheControlHeader(no_cache=True).to_header()


class File:
    """A file of the client and its packed forms, each read when it is first asked for."""

    def __init__(self, path: Path) -> None:
        self.kind = KINDS.get(path.suffix, "application/octet-stream")
        forms = {way: path.with_name(path.name + suffix) for way, suffix in PACKED.items()}
        self.forms = {way: form for way, form in forms.items() if form.is_file()} | {"": path}

    @cached_property
    def tag(self) -> str:
        """A name for the content, by which a browser asks whether it has changed."""
        return f'"{sha256(self.content("")).hexdigest()[:20]}"'

    @cache  # noqa: B019 files live as long as the server
    def content(self, way: str) -> bytes:
        return self.forms[way].read_bytes()

    def way_for(self, accepted: str) -> str:
        """The first way of packing that there is and that a browser accepts; "" for none."""
        wanted = [part.partition(";") for part in accepted.lower().replace(" ", "").split(",")]
        known = {way for way, _, weight in wanted if weight not in ("q=0", "q=0.0", "q=0.00", "q=0.000")}
        return next(way for way in self.forms if way in known or not way)


def pages(folder: Path = STATIC) -> list[ControllerRouterHandler]:
    """The routes of the pages."""
    paths = [path for path in folder.rglob("*") if path.is_file() and path.suffix not in PACKED.values()]
    found = {f"/{path.relative_to(folder).as_posix()}": File(path) for path in paths}
    index = found.get("/index.html")

    @get("/", include_in_schema=False, sync_to_thread=False)
    def first_page(request: Request[Any, Any, Any]) -> Response[bytes]:
        """The client's first page."""
        return _page("/", request)

    @get("/{path:path}", include_in_schema=False, sync_to_thread=False)
    def page(path: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
        """A file of the client, or its first page for any address that the client shows itself."""
        return _page(path, request)

    def _page(path: str, request: Request[Any, Any, Any]) -> Response[bytes]:
        path = f"/{path.strip('/')}"
        if path.startswith(("/api/", "/health/")):
            raise Refused("unknown", thing="address")
        file = found.get(path)
        if file is None and "." in path.rsplit("/", 1)[-1]:
            raise Refused("unknown", thing="file")
        lasting = file is not None and path.startswith(("/assets/", "/_app/immutable/"))
        file = file or index
        if file is None:
            return Response(FALLBACK.encode(), media_type=MediaType.HTML)
        headers = {
            "Cache-Control": LASTING if lasting else ASKED_EACH_TIME,
            "ETag": file.tag,
            "Vary": "Accept-Encoding",
        }
        if file.tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=HTTP_304_NOT_MODIFIED, media_type=file.kind, headers=headers)
        way = file.way_for(request.headers.get("accept-encoding", ""))
        if way:
            headers["Content-Encoding"] = way
        return Response(file.content(way), media_type=file.kind, headers=headers)

    return [first_page, page]
