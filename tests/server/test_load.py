"""The load that `benchmarks/load.py` measures is carried, by one process and by two that share the tables."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = Path(__file__).parents[2] / "benchmarks" / "load.py"


@pytest.mark.parametrize("words", [[], ["--store", "postgres", "--processes", "2", "--apart"]], ids=" ".join)
def test_every_move_of_a_small_load_is_acknowledged_and_shown_to_both(words: list[str]) -> None:
    paths = os.pathsep.join(path for path in sys.path if path)
    asked = [sys.executable, str(PROGRAM), "--tables", "12", "--rates", "5", "--seconds", "4", *words]
    done = subprocess.run(asked, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": paths}, timeout=300)
    row = re.search(r"^\| 5 \| (\d+) \| (\d+) \|.*", done.stdout, re.MULTILINE)
    assert row is not None, done.stderr
    assert (row[1], row[2]) == ("5", "10")
    assert row[0].split("|")[7].strip() == "0", "none was refused"
