"""The page brings the licence notices of what it is made of."""

import json
import re
from pathlib import Path

import pytest

import bastide

LOCK = Path(__file__).parents[2] / "web/package-lock.json"
STATIC = Path(bastide.__file__).parent / "server/static"


@pytest.mark.skipif(not (STATIC / "index.html").exists(), reason="the page is not built here")
def test_the_page_names_its_packages_with_their_licences() -> None:
    text = (STATIC / "licences.txt").read_text("utf-8")
    locked = json.loads(LOCK.read_text("utf-8"))["packages"]
    head = r"^(\S+) (\S+) \((\S+)\)\n\n.*?(?:Permission|Redistribution|TERMS AND CONDITIONS)"
    heads = re.findall(head, text, re.MULTILINE | re.DOTALL)
    assert {"svelte", "@fluent/bundle"} <= {name for name, _, _ in heads}
    for name, version, licence in heads:
        assert locked[f"node_modules/{name}"]["version"] == version
        assert licence in ("MIT", "ISC", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "Apache-2.0")
