"""Bots at the table: they think in worker processes, with a time budget, and know only what their seat knows."""

from bastide.server.thinking.line import Asking, Waits
from bastide.server.thinking.pool import Failed, Thinkers, Thought
from bastide.server.thinking.roster import QUICK, levels

__all__ = ["QUICK", "Asking", "Failed", "Thinkers", "Thought", "Waits", "levels"]
