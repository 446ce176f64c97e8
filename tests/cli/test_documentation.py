"""The console examples of docs/command-line.md do what they show."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from bastide.cli.app import app
from cli.ran import Run

PAGE = Path(__file__).parents[2] / "docs" / "command-line.md"
PROMPT = re.compile(r"^(?:> |To keep the record, .*: )(.*)$", re.MULTILINE)


def examples() -> list[tuple[str, str]]:
    """Every command of the console examples with the output shown for it, in order."""
    blocks = re.findall(r"^```console\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    parts = [re.split(r"^\$ bastide (.*)\n", block, flags=re.MULTILINE)[1:] for block in blocks]
    return [pair for part in parts for pair in zip(part[::2], part[1::2], strict=True)]


def test_the_examples_are_true(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    checker = doctest.OutputChecker()
    found = examples()
    assert len(found) >= 10
    for command, shown in found:
        ran = run(*shlex.split(command), typed=PROMPT.findall(shown))
        same = checker.check_output(shown, ran.out + ran.err, doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
        assert same, f"$ bastide {command}\n{ran.out}{ran.err}\ninstead of\n{shown}"


def test_every_command_is_listed() -> None:
    """Those that other pages explain as well."""
    listed = re.findall(r"^\| (.*?) \|", PAGE.read_text("utf-8"), re.MULTILINE)
    for command in app:
        assert command.startswith("-") or any(f"`{command}`" in cell for cell in listed), command
