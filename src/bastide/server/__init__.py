"""The table: HTTP and WebSocket, seats, clocks, bots, and the store behind them."""

from bastide.server.serving import run

__all__ = ["run"]
