"""Attacks from one address on a real server: nobody else is refused, broken off or left without an answer.

How long they wait is printed by `benchmarks/attack.py`, which is run here for a moment.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = Path(__file__).parents[2] / "benchmarks" / "attack.py"
ATTACKS = ["syncs", "halves", "bots", "rematches"]
MORE = ["foresights", "stale", "requests", "passwords", "sleepers"]


@pytest.mark.parametrize("attack", [*ATTACKS, *(pytest.param(name, marks=pytest.mark.soak) for name in MORE)])
def test_an_attack_from_one_address_spoils_nobodys_evening(attack: str) -> None:
    words = [sys.executable, str(PROGRAM), "--only", attack, "--seconds", "3", "--lead", "1", "--json"]
    paths = os.pathsep.join(path for path in sys.path if path)
    done = subprocess.run(words, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": paths}, timeout=300)
    found = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    assert {one["kind"] for one in found} == {"move", "request", "bot"}, done.stderr
    assert [(one["refused"], one["failed"]) for one in found] == [(0, 0)] * 3, done.stderr
    assert min(one["count"] for one in found if one["kind"] != "bot") > 3, "all went on"
    assert "ended by itself" not in done.stderr
