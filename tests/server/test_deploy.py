"""The files for hosts say what the program understands."""

import re
from pathlib import Path

import pytest

from bastide.server.app import LARGEST_BODY
from bastide.server.configuration import from_environment

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SET = re.compile(r"\bBASTIDE_[A-Z_]+")


def known() -> set[str]:
    """The variables that the program reads, here or when it is installed."""
    files = [ROOT / "src/bastide/server/configuration.py", ROOT / "hatch_build.py"]
    return {name for file in files for name in SET.findall(file.read_text())}


@pytest.mark.parametrize("name", ["bastide.service", "Caddyfile", "nginx.conf", "Containerfile"])
def test_every_variable_is_one_of_ours(name: str) -> None:
    assert set(SET.findall((DEPLOY / name).read_text())) <= known()


def test_every_variable_in_the_hosting_page_is_one_of_ours_and_the_other_way_round() -> None:
    documented = set(SET.findall((ROOT / "docs/hosting.md").read_text()))
    read = set(SET.findall((ROOT / "src/bastide/server/configuration.py").read_text()))
    assert documented == read


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_a_proxy_passes_no_numbers_on_and_says_itself_who_asks(name: str) -> None:
    text = (DEPLOY / name).read_text()
    assert "/metrics" in text
    assert "404" in text
    assert re.search(r"X-Forwarded-For (\$remote_addr;|\{remote_host\})", text), "not what the asker says"
    assert LARGEST_BODY == 64 * 1_024
    assert re.search(r"max_(body_)?size 64(k|KB)", text)


def test_the_service_is_set_up_as_it_says(tmp_path: Path) -> None:
    lines = re.findall(r"^Environment=(\w+)=(.*)$", (DEPLOY / "bastide.service").read_text(), re.MULTILINE)
    found = from_environment(tmp_path, dict(lines))
    assert (found.origin, found.trust_proxy) == ("https://games.example.org", True)
