"""`bastide think`: a worker of the server, which starts it and talks to it; people have no use for it."""

import contextlib
import os
import sys
from collections.abc import Sequence


def think(words: Sequence[str]) -> int:
    """Answer the questions on the input; with `--review`, look at one game again. That, and what is asked with
    `--study`, gives way to all else."""
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        if "--review" in words or "--study" in words:
            _give_way()
        if "--review" in words:
            _review()
        else:
            from bastide.server.thinking.worker import serve

            serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0


def _give_way() -> None:
    with contextlib.suppress(AttributeError, OSError):
        os.nice(10)


def _review() -> None:
    from bastide.server.thinking.reviewer import look_again

    def write(line: bytes) -> None:
        sys.stdout.buffer.write(line + b"\n")
        sys.stdout.buffer.flush()

    look_again(sys.stdin.buffer.readline(), write)
