"""The command line, run in this process with the toy game beside the real ones."""

import pytest

import toy
from bastide.cli import main
from cli.ran import Ran, Run


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs `bastide WORDS...`, with lines typed at its prompt if it has one."""
    toy.put_on_the_shelf(monkeypatch)

    def run(*words: object, typed: list[str] | None = None) -> Ran:
        lines = iter(typed or [])

        def answer(prompt: str = "") -> str:
            print(prompt, end="")
            try:
                line = next(lines)
            except StopIteration:
                raise EOFError from None
            print(line)
            return line

        monkeypatch.setattr("builtins.input", answer)
        capsys.readouterr()
        code = main([str(word) for word in words])
        return Ran(code, *capsys.readouterr())

    return run
