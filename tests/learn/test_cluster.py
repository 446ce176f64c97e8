"""Learning on a Ray cluster: what is played there is what would have been played here."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import torch

from bastide._ray import Place
from bastide.learn.ppo import Rates
from bastide.learn.run import Course, Run
from bastide.learn.values import run as values_run
from bastide.learn.workers import Plan

TIMES = ("seconds", "play_s", "learn_s")


@pytest.fixture(scope="module", autouse=True)
def ray() -> Iterator[None]:
    found = pytest.importorskip("ray")
    found.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield
    found.shutdown()


def untimed(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{name: value for name, value in line.items() if name not in TIMES} for line in lines]


def self_play(out: Path, on: Place) -> list[dict[str, Any]]:
    """Two rounds of two workers, at some tables with a bot and with earlier selves."""
    torch.set_num_threads(1)
    plan = Plan("magna_carta", workers=2, tables=8, players=[2, 3], earlier=1, bot="random", bot_tables=1)
    course = Course(out, 60.0, 60.0, steps=90, rates=Rates(batch=256), hidden=16, device="cpu", rounds=2, on=on)
    lines: list[dict[str, Any]] = []
    Run(plan, course).learn(lines.append)
    return lines


def test_self_play_on_a_cluster_is_the_self_play_of_one_machine(tmp_path: Path) -> None:
    here, there = (self_play(tmp_path / on, on) for on in ("here", "ray"))
    assert untimed(here) == untimed(there)
    assert here[-1]["games"] > 10
    assert json.loads((tmp_path / "ray" / "about.json").read_text())["course"]["on"] == "ray"


def test_games_of_a_net_that_judges_positions_are_the_same_on_a_cluster(tmp_path: Path) -> None:
    lines: dict[str, list[dict[str, Any]]] = {"here": [], "ray": []}
    for on in lines:
        course = values_run.Course("torres", tmp_path / on, rounds=1, games=4, workers=2, players=[2], on=on)  # type: ignore[arg-type]
        values_run.Run(course).learn(lines[on].append)
    assert untimed(lines["here"]) == untimed(lines["ray"])
    assert lines["here"][0]["games"] == 4
