"""What can be asked, told apart from how the question comes: a route is a plain function and where it is found.

A server has them asked over HTTP, a page without a server by messages. The parameters of the function tell what is in
the path, what may follow it, and, as `data`, what is sent along.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Generic, Literal, TypeVar

import msgspec

Method = Literal["GET", "POST"]
Work = Callable[..., Awaitable[Any]]
JSON, TEXT, SVG = "application/json", "text/plain", "image/svg+xml"
LINES = "application/x-ndjson"
"""A line of JSON for everything that is found, as soon as it is; the work returns what yields it."""
T = TypeVar("T")


class Answer(msgspec.Struct, Generic[T], frozen=True):
    """An answer that is more than what it says."""

    content: T
    status: int = 200
    headers: Mapping[str, str] = {}


class Route(msgspec.Struct, frozen=True):
    """Something that can be asked."""

    method: Method
    path: str
    """Such as `/tables/{table_id:str}`."""
    operation: str
    work: Work
    tag: str
    status: int
    kind: str
    squeezed: bool
    """Whether the answer is long and becomes much shorter when compressed."""


class Routes:
    """The routes of one subject."""

    def __init__(self, path: str, tag: str) -> None:
        self.path = path
        self.tag = tag
        self.all: list[Route] = []

    def get(self, path: str, operation: str, kind: str = JSON, squeezed: bool = False) -> Callable[[Work], Work]:
        """Something to be read."""
        return self._route("GET", path, operation, 200, kind, squeezed)

    def post(self, path: str, operation: str, status: int = 200, kind: str = JSON) -> Callable[[Work], Work]:
        """Something to be done."""
        return self._route("POST", path, operation, status, kind, False)

    def _route(
        self, method: Method, path: str, operation: str, status: int, kind: str, squeezed: bool
    ) -> Callable[[Work], Work]:
        def note(work: Work) -> Work:
            self.all.append(Route(method, self.path + path, operation, work, self.tag, status, kind, squeezed))
            return work

        return note
