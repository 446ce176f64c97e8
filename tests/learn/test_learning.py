"""Learning by self-play, in small: it gets better, it can be stopped, and it plays without PyTorch."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from librt.strings import BytesWriter

import bastide
from bastide.bots.net import Net
from bastide.bots.net.file import read
from bastide.core import CHANCE, Dealer, State
from bastide.envs.layout import NUMBER, Numbers, layout_of
from bastide.learn.evaluate import match
from bastide.learn.ppo import Rates
from bastide.learn.run import Course, Run
from bastide.learn.workers import Plan

PLAN = Plan("magna_carta", workers=1, tables=48, players=[2], vary=False)
ROUNDS = 24


def course(out: Path, rounds: int = ROUNDS) -> Course:
    rates = Rates(learning=1e-3, batch=512)
    return Course(out, 600.0, 600.0, steps=48, rates=rates, hidden=48, device="cpu", remember=8, rounds=rounds)


@pytest.fixture(scope="module")
def learned(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[dict[str, Any]]]:
    """A run of a minute, stopped after two thirds and taken up again."""
    torch.set_num_threads(1)
    out = tmp_path_factory.mktemp("run")
    lines: list[dict[str, Any]] = []

    def tell(line: dict[str, Any]) -> None:
        lines.append(line)
        if line["round"] == 2 * ROUNDS // 3 and len(lines) == line["round"]:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Run(PLAN, course(out)).learn(tell)
    Run(PLAN, course(out)).learn(tell)
    return out, lines


def test_it_goes_on_where_it_was_stopped(learned: tuple[Path, list[dict[str, Any]]]) -> None:
    out, lines = learned
    assert [line["round"] for line in lines] == list(range(1, ROUNDS + 1))
    decisions = [line["decisions"] for line in lines]
    assert decisions == sorted(decisions)
    assert sorted(Run(PLAN, course(out)).earlier) == [0, 8, 16], "it meets its earlier selves again"


def test_it_gets_better(learned: tuple[Path, list[dict[str, Any]]]) -> None:
    out, lines = learned
    early = [line["points"] for line in lines[1:4]]
    late = [line["points"] for line in lines[-3:]]
    assert sum(late) > 1.5 * sum(early)
    assert match("magna_carta", out / "net.bin", "random", 40).won >= 34


def test_what_the_run_took_is_written_beside_the_weights(learned: tuple[Path, list[dict[str, Any]]]) -> None:
    out, lines = learned
    about = json.loads((out / "about.json").read_text())
    assert (about["game"], about["rounds"], about["decisions"]) == ("magna_carta", ROUNDS, lines[-1]["decisions"])
    assert about["plan"]["seed"] == 1
    assert about["course"]["hidden"] == 48


def test_the_file_says_what_the_net_says(learned: tuple[Path, list[dict[str, Any]]]) -> None:
    """Eight bits, numpy and the code of our own: the same actions at the same worth, but for rounding."""
    out, _ = learned
    run = Run(PLAN, course(out))
    game = bastide.load("magna_carta")
    weights = read(out / "net.bin")
    with_numpy, without = Net(game, weights, numpy=True), Net(game, weights, numpy=False)
    for state in positions(12):
        codes = [int(code) for code in state.legal_codes()]
        found, value = with_numpy.look(state, codes)
        assert without.look(state, codes) == (pytest.approx(found, abs=1e-4), pytest.approx(value, abs=1e-4))
        with torch.no_grad():
            logits, values = run.net(torch.from_numpy(observation(state).copy())[None])
        assert found == pytest.approx(logits[0, codes].tolist(), abs=0.2)
        assert value == pytest.approx(float(values[0]), abs=0.05)


def observation(state: State) -> Numbers:
    out = BytesWriter()
    layout_of("magna_carta").write(state, int(state.to_move), out)
    return np.frombuffer(out.getvalue(), NUMBER)


def positions(count: int) -> list[State]:
    """Positions of a random game, every fifth decision."""
    state = bastide.load("magna_carta").start(players=2)
    dealer = Dealer(4)
    found: list[State] = []
    decisions = 0
    while len(found) < count:
        if state.to_move == CHANCE:
            state.apply_code(dealer.draw_code(state))
            continue
        codes = state.legal_codes()
        if decisions % 5 == 0:
            found.append(state.copy())
        state.apply_code(codes[int(dealer.below(len(codes)))])
        decisions += 1
        if state.over:
            state = bastide.load("magna_carta").start(players=2)
    return found
