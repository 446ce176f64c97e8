"""Where the commands write: words and drawings to the standard output, complaints and progress to the error output."""

import json
import os
import sys
from io import TextIOWrapper

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
    """Plain data for a script; what the encoding of the output lacks is written as JSON's own escapes."""
    text = json.dumps(data, indent=2, ensure_ascii=False)
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        text = json.dumps(data, indent=2)
    sys.stdout.write(f"{text}\n")


def hush() -> None:
    """Throw away what is still to be written, since the reader, such as `head`, has seen enough."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def hush_if_full() -> None:
    """Write no more where writing fails; else Python tries once more at the end, and complains in its own words."""
    try:
        sys.stdout.flush()
    except OSError:
        hush()


def take_any_stream() -> None:
    """Get along with streams that are closed, and with characters that their encoding lacks."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


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
