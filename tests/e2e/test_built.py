"""What is shipped is rightly typed."""

import shutil
import subprocess
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"


@pytest.mark.skipif(
    not (WEB / "node_modules").exists() or shutil.which("npx") is None, reason="the client was not built here by Node"
)
def test_every_type_of_the_client_is_right() -> None:
    command = ["npx", "svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"]
    checked = subprocess.run(command, cwd=WEB, capture_output=True, text=True, timeout=200)
    assert checked.returncode == 0, checked.stdout[-3000:]
