"""Nets over the squares of a board: what they read and answer, and how they begin by doing what a bot does."""

import json
from pathlib import Path

import numpy as np
import pytest
import torch
from librt.strings import BytesWriter

import bastide
from bastide.bots.net import Net
from bastide.bots.net.file import file_of, read
from bastide.bots.net.squares import Board
from bastide.core import CHANCE, Dealer, State
from bastide.core.simulate import middle
from bastide.envs.layout import NUMBER, Numbers, layout_of
from bastide.learn import rollout
from bastide.learn.evaluate import match
from bastide.learn.nets import new_net
from bastide.learn.publish import publish
from bastide.learn.rollout import Rollout, Tally, unpacked
from bastide.learn.run import Course, Run
from bastide.learn.searching import Study, studied
from bastide.learn.taught import TAUGHT, agreement, learn
from bastide.learn.teacher import School, games_of, joined
from bastide.learn.workers import Plan, Processes

TORRES = bastide.load("torres")


def observation(state: State, seat: int) -> Numbers:
    out = BytesWriter()
    layout_of("torres").write(state, seat, out)
    return np.frombuffer(out.getvalue(), NUMBER)


@pytest.mark.parametrize("way", range(8))
def test_a_game_on_a_turned_board_is_the_same_game(way: int) -> None:
    """The master version sets up its own castles, so a whole game can be played turned or mirrored."""
    side = Board(TORRES).sides()[way]
    numbers, actions = side.numbers, np.array(side.becomes)
    state, turned = (TORRES.start(players=2, variant="master", first_player=0) for _ in range(2))
    dealer = Dealer(way)
    decisions = 0
    while not state.over:
        if state.to_move == CHANCE:
            code = int(dealer.draw_code(state))
        else:
            legal = [int(one) for one in state.legal_codes()]
            assert sorted(actions[legal]) == sorted(turned.legal_codes())
            code = legal[int(dealer.below(len(legal)))]
            seat = int(state.to_move)
            assert (observation(turned, seat) == observation(state, seat)[numbers]).all()
            decisions += 1
        state.apply_code(code)
        turned.apply_code(int(actions[code]))
    assert decisions > 100
    assert turned.scores == state.scores


def test_it_learns_what_a_bot_does(tmp_path: Path) -> None:
    torch.set_num_threads(1)
    lessons = games_of(School("torres", ["classic:6"], [2], 0.0, 3))
    run = Run(Plan("torres", 1, 1), Course(tmp_path, 600.0, 600.0, device="cpu"))
    before = agreement(run, lessons)
    learn(run, lessons, rounds=40, batch=64, rate=2e-3)
    after = agreement(run, lessons)
    assert after.same > before.same + 0.05
    assert after.surprise < 0.8 * before.surprise
    run.save()
    again = Run(Plan("torres", 1, 1), Course(tmp_path, 600.0, 600.0, device="cpu"))
    assert agreement(again, lessons).same == pytest.approx(after.same, abs=0.02), "self-play goes on from there"


def test_a_run_begins_with_a_net_in_a_file(tmp_path: Path) -> None:
    first = Run(Plan("torres", 1, 1), Course(tmp_path / "first", 600.0, 600.0, device="cpu"))
    torch.nn.init.normal_(first.net.value.weight, std=0.1)  # type: ignore[arg-type]
    first.save()
    begun = Course(tmp_path / "second", 600.0, 600.0, device="cpu", begin=tmp_path / "first/net.bin")
    second = Run(Plan("torres", 1, 1, seed=9), begun)
    for name, weight in first.net.state_dict().items():
        assert torch.allclose(second.net.state_dict()[name], weight, atol=float(weight.abs().max()) / 100), name


def test_the_file_says_what_the_net_says(tmp_path: Path) -> None:
    """Eight bits, numpy and the code of our own: the same actions at the same worth, but for rounding."""
    run = Run(Plan("torres", 1, 1), Course(tmp_path, 600.0, 600.0, device="cpu"))
    torch.manual_seed(5)
    for head in (run.net.maps, run.net.flat, run.net.value, run.net.target):  # type: ignore[union-attr]
        torch.nn.init.normal_(head.weight, std=0.1)  # type: ignore[union-attr, arg-type]
    run.save()
    weights = read(tmp_path / "net.bin")
    with_numpy, without = Net(TORRES, weights, numpy=True), Net(TORRES, weights, numpy=False)
    for decisions in (1, 40, 90):
        state = middle(TORRES.start(players=3), decisions, 5)
        codes = [int(code) for code in state.legal_codes()]
        found, value = with_numpy.look(state, codes)
        assert without.look(state, codes) == (pytest.approx(found, abs=1e-4), pytest.approx(value, abs=1e-4))
        with torch.no_grad():
            logits, values = run.net(torch.from_numpy(observation(state, int(state.to_move)).copy())[None])
        assert found == pytest.approx(logits[0, codes].tolist(), abs=0.2)
        assert value == pytest.approx(float(values[0]), abs=0.05)


@pytest.mark.parametrize("way", range(8))
def test_self_play_learns_from_turned_boards(monkeypatch: pytest.MonkeyPatch, way: int) -> None:
    """What is remembered of a decision is the turned board and what could be done there; what is played is not."""
    torch.set_num_threads(1)
    plan = Plan("torres", 1, 4, players=[2], vary=False, earlier=0)
    monkeypatch.setattr(rollout, "any_way", lambda among: among[way])
    workers = Processes(plan)
    try:
        played = Rollout(plan, workers, torch.device("cpu"), 6, 0.96)
        before = torch.from_numpy(workers.groups[0].observations.copy())
        played.play(new_net("torres", layout_of("torres").actions, 8), [], Tally())
    finally:
        workers.close()
    assert (played.observations[0, 0] == before[:, played.ways[way].numbers]).all()
    chosen = played.actions.reshape(-1, 1)
    legal = unpacked(played.masks.reshape(len(chosen), -1), layout_of("torres").actions)
    assert legal.gather(1, chosen).all()
    assert (played.observations[5, 0] != played.observations[0, 0]).any(1).all()


def test_a_net_learns_what_the_search_finds_that_it_leads(tmp_path: Path) -> None:
    """One that has forgotten what to do, but knows how well positions end, finds it again."""
    torch.set_num_threads(1)
    course = Course(tmp_path, 0.0, 0.0, device="cpu", begin=file_of(bastide.load("magna_carta")))
    forgetful = Run(Plan("magna_carta", 1, 1), course)
    torch.nn.init.zeros_(forgetful.net.policy.weight)  # type: ignore[union-attr, arg-type]
    forgetful.save()
    study = Study("magna_carta", tmp_path / "net.bin", ["random"], 60, 0.0, 1)
    games = [studied(study._replace(seed=seed)) for seed in range(10)]
    assert all((one == other).all() for one, other in zip(games[0], studied(study._replace(seed=0)), strict=True))
    lessons = joined(games)
    legal = unpacked(torch.from_numpy(lessons.masks), lessons.actions.shape[1]).numpy()
    assert not lessons.actions[~legal].any()
    assert lessons.actions.sum(1) == pytest.approx(1, abs=0.01)
    run = Run(Plan("magna_carta", 1, 1), course._replace(out=tmp_path / "taught", begin=study.net))
    learn(run, lessons, rounds=40, batch=128, rate=1e-3)
    run.save()
    assert match("magna_carta", tmp_path / "taught/net.bin", f"net:{study.net}", 40).won >= 32


def test_the_story_of_a_net_that_is_taught_further_goes_on(tmp_path: Path) -> None:
    game, out = tmp_path / "magna_carta", tmp_path / "run"
    game.mkdir()
    (game / "net.json").write_text(json.dumps({"game": "magna_carta", "rounds": 890, "curve": [{"round": 890}]}))
    begin = file_of(bastide.load("magna_carta"))
    run = Run(Plan("magna_carta", 1, 1), Course(out, 0.0, 0.0, device="cpu", begin=begin))
    run.save()
    for decisions in (7, 8):
        (out / TAUGHT).write_text(json.dumps({"tries": 400, "decisions": decisions}))
        publish(out, game)
    story = json.loads((game / "net.json").read_text())
    assert (story["rounds"], story["curve"]) == (890, [{"round": 890}])
    assert [further["decisions"] for further in story["taught_further"]] == [7, 8]
    assert {"commit", "machine"} <= set(story["taught_further"][0])
    assert read(game / "net.bin").about["digest"] == read(begin).about["digest"]
