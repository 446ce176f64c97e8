"""The package these tests import is the installed one, compiled where the install demanded it."""

import importlib.util
import os
import tomllib
from importlib.machinery import ExtensionFileLoader
from pathlib import Path

import pytest

import bastide
from bastide._engine import engine

PROJECT = Path(__file__).parents[2]
demanded = os.environ.get("BASTIDE_COMPILE") == "1"


def listed(which: str) -> set[str]:
    """Names of the modules that a list of `[tool.bastide]` in pyproject.toml matches."""
    globs = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["tool"]["bastide"][which]
    source = PROJECT / "src/bastide"
    paths = {path.relative_to(source.parent).with_suffix("") for glob in globs for path in source.glob(glob)}
    return {".".join(path.parts) for path in paths}


@pytest.mark.skipif(not demanded, reason="no compile was demanded with BASTIDE_COMPILE=1")
def test_every_listed_module_is_compiled() -> None:
    assert engine() == "compiled"
    assert Path(bastide.__file__).parent != PROJECT / "src/bastide"
    specs = {name: importlib.util.find_spec(name) for name in listed("compiled") - listed("interpreted")}
    assert [n for n, spec in specs.items() if spec is None or not isinstance(spec.loader, ExtensionFileLoader)] == []
