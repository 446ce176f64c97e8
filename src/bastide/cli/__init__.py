"""The front door: the command `bastide`."""

import sys
from collections.abc import Sequence

from bastide._threads import one_thread_each

__all__ = ["main"]

INTERRUPTED = 130


def main(words: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code: 0 well, 1 checked and found wrong, 2 wrong input, 130 stopped."""
    try:
        return _run(list(sys.argv[1:] if words is None else words))
    except KeyboardInterrupt:
        print("bastide: Stopped.", file=sys.stderr)
        return INTERRUPTED


def _run(words: list[str]) -> int:
    one_thread_each()
    if words[:1] == ["think"]:  # a worker comes up without all that the commands for people need
        from bastide.cli.think import think

        return think(words[1:])
    from bastide.cli.app import main as run

    return run(words)
