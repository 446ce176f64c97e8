"""Where the commands write: words and drawings to the standard output, complaints and progress to the error output."""

import json
import os
import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text


class Screen(Console):
    """A console that prints what it is given, and does not mind when nobody reads on."""

    def __init__(self, stderr: bool = False) -> None:
        super().__init__(highlight=False, markup=False, emoji=False, stderr=stderr)

    def on_broken_pipe(self) -> None:
        """Leave the handling to the command."""
        raise BrokenPipeError


out = Screen()
err = Screen(stderr=True)


def say(text: str = "", style: str = "") -> None:
    """One line or more for the person; never wrapped or coloured behind the writer's back."""
    out.print(Text(text, style), soft_wrap=True)


def draw(drawing: str) -> None:
    """A drawing made of characters, with its own colours if it has any."""
    out.print(Text.from_ansi(drawing.rstrip("\n")), soft_wrap=True)


def complain(sentence: str) -> None:
    """What is wrong, in one sentence."""
    err.print(Text.assemble(("bastide: ", "bold red"), sentence), soft_wrap=True)


def write_json(data: object) -> None:
    """Plain data for a script."""
    sys.stdout.write(json.dumps(data, indent=2, ensure_ascii=False) + "\n")


def hush() -> None:
    """Throw away what is still to be written, since the reader, such as `head`, has seen enough."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def progress() -> Progress:
    """A progress bar that shows on a terminal only and leaves nothing behind."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        disable=not err.is_terminal,
    )
