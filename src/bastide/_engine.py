"""Which engine runs: the compiled one or the same files interpreted."""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Literal


def engine(room: str = "core") -> Literal["compiled", "interpreted"]:
    """Whether modules of a folder of the package, such as "core" or "games/torres", run compiled."""
    folder = Path(__file__).parent / room
    compiled = any(file.name.endswith(tuple(EXTENSION_SUFFIXES)) for file in folder.glob("*"))
    return "compiled" if compiled else "interpreted"
