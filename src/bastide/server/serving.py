"""Starting the server: one process, one command."""

import asyncio
import socket
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING

from bastide.core import BastideError
from bastide.server.configuration import Configuration, from_environment

if TYPE_CHECKING:
    import uvicorn
    from litestar import Litestar

LARGEST_FRAME = 8_192
HAND_OVER = 0.0005
"""Seconds after which the thread that writes to the store gets its turn; it needs one for every statement of a commit,
and by Python's own default each would wait for five milliseconds while tables are busy."""

EVERYWHERE = ("0.0.0.0", "::", "")
ELSEWHERE = ("192.0.2.1", 9)
"""An address of nobody, reserved for documentation: the way there begins with the way into the network."""


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    open_browser: bool = False,
    log_level: str = "info",
    configuration: Configuration | None = None,
) -> None:
    """Serve until interrupted."""
    from bastide.server.logs import set_up

    set_up(log_level)
    listening = bind(host, port)
    port = listening.getsockname()[1]
    address = f"http://{_shown(host)}:{port}/"
    print(f"Bastide is at {address}", file=sys.stderr, flush=True)
    if host in EVERYWHERE and (own := own_address()):
        print(f"Others in your network find it at http://{own}:{port}/", file=sys.stderr, flush=True)
    if open_browser:
        import webbrowser

        threading.Timer(1.0, webbrowser.open, [address]).start()
    serve(configuration or from_environment(data), listening, log_level)


def serve(configuration: Configuration, listening: socket.socket, log_level: str = "info") -> None:
    """Serve on a socket that is bound already."""
    from bastide.server.app import create_app

    sys.setswitchinterval(HAND_OVER)
    server = server_of(create_app(configuration), configuration, log_level)
    if sys.platform == "win32":
        asyncio.run(server.serve(sockets=[listening]))
    else:
        import uvloop

        uvloop.run(server.serve(sockets=[listening]))
    if not server.started:
        raise BastideError("The server could not start; the reason is in the log above.")


def server_of(app: "Litestar", configuration: Configuration, log_level: str = "info") -> "uvicorn.Server":
    """The ASGI server for an application, set up as it has to be."""
    import uvicorn

    from bastide.server.doors import FROM_ONE_ADDRESS, Doors, Entrance, room
    from bastide.server.frames import Frames

    # Behind a proxy all connections come from it.
    from_one = FROM_ONE_ADDRESS if configuration.limits and not configuration.trust_proxy else None
    return uvicorn.Server(
        Entrance(
            app,
            Doors(room(configuration.connections), from_one),
            loop="uvloop" if sys.platform != "win32" else "asyncio",
            ws=Frames,
            ws_max_size=LARGEST_FRAME,
            ws_per_message_deflate=False,
            log_config=None,
            log_level=log_level,
            access_log=False,
            lifespan="on",
            server_header=False,
            proxy_headers=False,  # who is asking, and whether a proxy may say so, is for `caller`
            timeout_graceful_shutdown=5,
            backlog=4_096,
        )
    )


def bind(host: str, port: int) -> socket.socket:
    """A socket that listens there; with port 0, anywhere free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends small messages at once only on sockets that say they are TCP.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as wrong:
        listening.close()
        raise BastideError(
            f"Cannot listen on {host}, port {port}: {wrong.strerror}. Try --port with another."
        ) from None
    return listening


def own_address() -> str | None:
    """The address of this machine in its network; None without one. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return None
        return str(probe.getsockname()[0])


def _shown(host: str) -> str:
    return "127.0.0.1" if host in ("0.0.0.0", "") else "[::1]" if host == "::" else f"[{host}]" if ":" in host else host
