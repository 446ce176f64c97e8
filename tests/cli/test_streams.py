"""The command where input and output are not what a terminal gives: closed, full, in another encoding."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cli.test_app import bastide_command

POSIX = pytest.mark.skipif(os.name != "posix", reason="shells and signals of POSIX")


def shell(words: str, typed: bytes | None = None, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """What comes of a line typed in a shell, where `bastide` is this command."""
    command = f'bastide() {{ {" ".join(bastide_command())} "$@"; }}; {words}'
    return subprocess.run(
        ["sh", "-c", command],
        input=typed,
        capture_output=True,
        check=False,
        timeout=60,
        env={**os.environ, **environment},
    )


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game of Torres."""
    shell(f"bastide simulate torres --games 1 --records {tmp_path}")
    return next(tmp_path.glob("*.bastide"))


@POSIX
@pytest.mark.parametrize("words", ["games", "games --json", "rules TOR-6.4"])
def test_a_closed_output_is_no_error(words: str) -> None:
    ran = shell(f"bastide {words} >&-")
    assert (ran.returncode, ran.stderr) == (0, b"")


@POSIX
def test_a_closed_input_ends_a_game_like_the_end_of_the_input() -> None:
    ran = shell("bastide play torres --seed 1 <&-")
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"The record is not kept." in ran.stdout


@POSIX
def test_a_replay_needs_no_input(record: Path) -> None:
    ran = shell(f"bastide replay {record} --language hu <&-")
    assert (ran.returncode, ran.stderr) == (0, b"")


@POSIX
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_is_a_sentence() -> None:
    ran = shell("bastide games >/dev/full")
    assert (ran.returncode, ran.stderr) == (2, b"bastide: Reading or writing failed: No space left on device.\n")


@POSIX
@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
@pytest.mark.parametrize("words", ["games --language hu", "rules --game torres --language ro", "play torres --seed 1"])
def test_characters_the_terminal_has_not_are_replaced(words: str, encoding: str) -> None:
    ran = shell(f"bastide {words} </dev/null", PYTHONIOENCODING=encoding)
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"?" in ran.stdout


@POSIX
def test_json_stays_true_in_every_encoding() -> None:
    narrow = shell("bastide games torres --json --language hu", PYTHONIOENCODING="ascii")
    wide = shell("bastide games torres --json --language hu", PYTHONIOENCODING="utf-8")
    assert narrow.stderr == b""
    assert json.loads(narrow.stdout.decode("ascii")) == json.loads(wide.stdout.decode("utf-8"))


@POSIX
def test_a_file_name_that_is_no_text(record: Path) -> None:
    odd = os.fsencode(record.parent) + b"/odd\xff.bastide"
    os.rename(os.fsencode(record), odd)
    for words in ("verify", "verify --json", "replay"):
        ran = shell(f"bastide {words} {record.parent}/odd*", PYTHONIOENCODING="utf-8")
        assert (ran.returncode, ran.stderr) == (0, b"")
    missing = shell(f"bastide verify {record.parent}/$(printf 'no\\377')", PYTHONIOENCODING="utf-8")
    assert missing.returncode == 2
    assert missing.stderr.endswith(b"The file cannot be read: No such file or directory.\n")


@POSIX
def test_typing_what_is_no_text_is_answered_like_other_nonsense() -> None:
    ran = shell("bastide play torres --seed 1", typed=b"\xff\xfe\nknight d8\n", PYTHONIOENCODING="utf-8")
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"is no action: an action begins with one of" in ran.stdout


@POSIX
@pytest.mark.parametrize(
    "words",
    [
        "arena master:300ms novice --game torres --games 40000 --jobs 2",
        "simulate torres --games 400000 --jobs 2",
        "bench torres --games 1000000",
    ],
)
def test_an_interrupt_stops_at_once_and_says_so(words: str) -> None:
    program = """
import signal, sys
from bastide.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)  # what runs in the background of a shell ignores it
print("begun", flush=True)
sys.exit(main(sys.argv[1:]))
"""
    command = [sys.executable, "-c", program, *words.split()]
    assert _interrupted(command, 2) == (130, b"", b"bastide: Stopped.\n")


@POSIX
def test_an_interrupt_while_the_command_is_loaded_says_so_too() -> None:
    program = """
import signal, sys
from bastide.cli import main
class Loading:
    def find_spec(self, name, path, target=None):
        if name == "bastide.cli.app":
            print("begun", flush=True)
            signal.pause()
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.meta_path.insert(0, Loading())
sys.exit(main(["games"]))
"""
    assert _interrupted([sys.executable, "-c", program], 0) == (130, b"", b"bastide: Stopped.\n")


def _interrupted(command: list[str], after: int) -> tuple[int, bytes, bytes]:
    """What a program that says that it has begun leaves behind when it is interrupted some seconds later."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True) as running:
        assert running.stdout is not None
        assert running.stdout.readline() == b"begun\n"
        time.sleep(after)
        os.killpg(running.pid, signal.SIGINT)
        try:
            out, err = running.communicate(timeout=15)
        except subprocess.TimeoutExpired:
            os.killpg(running.pid, signal.SIGKILL)
            raise
    return running.returncode, out, err
