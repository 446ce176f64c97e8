"""The front door: the command `bastide`."""

from bastide.cli.app import main

__all__ = ["main"]
