"""The logic of the page that needs no page: its own tests, run by Node."""

import shutil
import subprocess
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"


@pytest.mark.skipif(
    not (WEB / "node_modules").exists() or shutil.which("npx") is None, reason="the client was not built here by Node"
)
def test_the_units_of_the_page() -> None:
    run = subprocess.run(["npx", "vitest", "run"], cwd=WEB, capture_output=True, text=True, timeout=200)
    assert run.returncode == 0, (run.stdout + run.stderr)[-3000:]
