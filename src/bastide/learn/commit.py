"""Which sources a run was made with."""

import subprocess
from pathlib import Path


def commit() -> str:
    """The state of the sources, where they are a checkout."""
    asked = ["git", "-C", str(Path(__file__).parent), "describe", "--always", "--dirty"]
    try:
        return subprocess.run(asked, capture_output=True, text=True).stdout.strip()
    except OSError:
        return ""
