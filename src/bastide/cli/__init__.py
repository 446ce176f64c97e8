"""The front door: the command `bastide`."""

import sys
from collections.abc import Sequence

__all__ = ["main"]


def main(words: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code: 0 well, 1 checked and found wrong, 2 wrong input."""
    given = list(sys.argv[1:] if words is None else words)
    if given[:1] == ["think"]:  # a worker comes up without all that the commands for people need
        from bastide.cli.think import think

        return think(given[1:])
    from bastide.cli.app import main as run

    return run(given)
