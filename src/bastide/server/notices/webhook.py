"""Calling an address on the web, but never one of the host's own network unless the host allows it."""

import http.client
import ipaddress
import socket
import ssl
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

from bastide.core import Message, render

SECONDS = 5.0
"""So long may the other side say nothing."""
LONGEST = 10.0
"""So long may a call take, however much the other side says."""
GATEWAYS = [ipaddress.IPv6Network(network) for network in ("64:ff9b::/96", "64:ff9b:1::/48", "::/96")]
"""NAT64 (RFC 6052 and 8215) and the oldest way to write IPv4 addresses: the last four bytes are one."""
Number = ipaddress.IPv4Address | ipaddress.IPv6Address


class CannotCall(Exception):
    """An address that is not called, or did not answer well, and why: `server.call.<reason>`."""

    def __init__(self, reason: str, **params: object) -> None:
        self.message = Message(f"server.call.{reason}", params)
        super().__init__(render(self.message))


def call(url: str, body: bytes, headers: Mapping[str, str], private: bool = False) -> int:
    """Send a POST request; returns the status. Redirects are not followed. Blocks: call it in a thread."""
    parts = urlsplit(url)
    if parts.scheme not in ("https", "http") or not parts.hostname:
        raise CannotCall("address")
    if parts.username or parts.password:
        raise CannotCall("password")
    try:
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        raise CannotCall("port") from None
    address = resolve(parts.hostname, port, private)
    connection = http.client.HTTPConnection(parts.hostname, port, timeout=SECONDS)
    try:
        # The very address that was checked, so that the name cannot mean another one a moment later.
        line = socket.create_connection((address, port), SECONDS)
        if parts.scheme == "https":
            context = ssl.create_default_context()
            line = context.wrap_socket(line, server_hostname=parts.hostname, do_handshake_on_connect=False)
        connection.sock = line
        with _hung_up_after(LONGEST, line):
            if isinstance(line, ssl.SSLSocket):
                line.do_handshake()
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            connection.request("POST", path, body, {"User-Agent": "bastide", **headers})
            answer = connection.getresponse()
            answer.read(1_000)
            return answer.status
    except (OSError, http.client.HTTPException, ValueError) as wrong:
        raise CannotCall("silent", host=parts.hostname, error=str(wrong)[:150]) from None
    finally:
        connection.close()


@contextmanager
def _hung_up_after(seconds: float, line: socket.socket) -> Iterator[None]:
    def hang_up() -> None:
        with suppress(OSError):  # it is over already
            socket.socket.shutdown(line, socket.SHUT_RDWR)

    timer = threading.Timer(seconds, hang_up)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def resolve(host: str, port: int, private: bool) -> str:
    """The address of a host; raises CannotCall for one of a local network, unless that is allowed."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise CannotCall("no_host", host=host) from None
    for *_, address in found:
        if private or is_public(ipaddress.ip_address(address[0])):
            return str(address[0])
    raise CannotCall("private")


def is_public(number: Number) -> bool:
    """Whether an address is somebody's on the internet, also where it only wraps another one."""
    if isinstance(number, ipaddress.IPv6Address):
        wrapped = _wrapped(number)
        if wrapped is not None:
            return is_public(wrapped)
        if number.is_site_local:
            return False
    return number.is_global and not number.is_multicast and not number.is_reserved


def _wrapped(number: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """The IPv4 address that a gateway would call for this one."""
    if number.teredo is not None:
        return number.teredo[1]
    if any(number in network for network in GATEWAYS):
        return ipaddress.IPv4Address(int(number) & 0xFFFFFFFF)
    return number.ipv4_mapped or number.sixtofour
