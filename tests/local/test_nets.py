"""What bots have learned comes to a page a game at a time."""

from pathlib import Path

import msgspec
import pytest

import bastide
from bastide.bots.net import file, net_of, parts
from bastide.bots.net.parts import learned_counsel
from bastide.core import Match, Record
from bastide.local import nets
from bastide.server.thinking.reviewer import ReviewQuestion
from bastide.server.thinking.worker import HintQuestion, Question


def test_a_question_says_which_game_it_is_about() -> None:
    imagined = bastide.load("torres").start(2).snapshot()
    for question in (Question("torres", "builder", 1, 0.1, imagined), HintQuestion("torres", 1, 0.1, imagined)):
        assert nets.game_of(msgspec.json.encode(question).decode()) == "torres"
    caylus = bastide.load("caylus")
    record = Record.of(Match(caylus, caylus.read_settings(2)), stopped=True).write()
    assert nets.game_of(msgspec.json.encode(ReviewQuestion(record, 1.0)).decode()) == "caylus"


@pytest.mark.parametrize(("name", "known"), [("caylus", net_of), ("torres", learned_counsel)])
def test_bots_know_what_is_learned_once_it_has_come(
    name: str, known: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = bastide.load(name)
    learned = file.file_of(game).read_bytes()
    for module in (file, parts, nets, bastide.bots.net):
        monkeypatch.setattr(module, "file_of", lambda game: tmp_path / "net.bin")
    forget()
    try:
        assert known(game) is None  # type: ignore[operator]
        nets.take_net(name, learned)
        assert known(game) is not None  # type: ignore[operator]
    finally:
        forget()


def forget() -> None:
    for known in (file.header, net_of, learned_counsel):
        known.cache_clear()
