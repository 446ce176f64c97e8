"""Learning what positions promise, in small: it foretells better, it can be stopped, and what plays says the same."""

import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import bastide
from bastide.bots.net.file import FILE, Weights, read, write
from bastide.bots.net.parts import counsel_in, counsel_with, sizes_of
from bastide.core import CHANCE
from bastide.core.counsel import Counsel, counsel_of
from bastide.core.pooled import FeatureWriter
from bastide.core.simulate import middle
from bastide.learn.mix import mix
from bastide.learn.values.net import Samples, Sizes, ValueNet, believed, first_weights, fit
from bastide.learn.values.play import Teacher, Work, play
from bastide.learn.values.publish import publish
from bastide.learn.values.run import CURVE, Course, Run, written

GAMES = ["carcassonne", "torres"]


def course(out: Path, game: str) -> Course:
    return Course(game, out, rounds=2, games=6, players=[2], odd=0.2, passes=12, batch=64, rate=5e-3, width=3, meet=2)


@pytest.fixture(scope="module", params=GAMES)
def learned(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path, Any]:
    """Two rounds of six games; stopped between them and taken up again."""
    out = tmp_path_factory.mktemp("values")
    lines: list[dict[str, Any]] = []

    def tell(line: dict[str, Any]) -> None:
        lines.append(line)

    Run(course(out, request.param)._replace(rounds=1)).learn(tell)
    Run(course(out, request.param)).learn(tell)
    return request.param, out, lines


def test_it_goes_on_where_it_was_stopped(learned: tuple[str, Path, Any]) -> None:
    _, _, lines = learned
    assert [(line["round"], line["games"]) for line in lines] == [(1, 6), (2, 12)]
    assert all(0 <= line["bot"] <= 1 for line in lines)


def test_a_run_is_put_beside_its_game(learned: tuple[str, Path, Any], tmp_path: Path) -> None:
    """With its story, and with what was measured of the net before it."""
    game, out, _ = learned
    (out / CURVE).write_text("".join(json.dumps(line) + "\n" for line in learned[2]))
    write(tmp_path / FILE, Weights({"chance": [1.5, 0.5]}, []))
    publish(out, tmp_path)
    fresh = read(tmp_path / FILE)
    assert fresh.about["chance"] == [1.5, 0.5]
    assert fresh.layers == read(out / FILE).layers
    story = json.loads((tmp_path / "net.json").read_text())
    assert story["game"] == game
    assert [point["games"] for point in story["curve"]] == [6, 12]


def test_it_foretells_better_than_the_estimate(learned: tuple[str, Path, Any]) -> None:
    """On games it has not learned from, played by the estimate it began with."""
    game, out, _ = learned
    part, rest = sizes_of(bastide.load(game))
    nothing = written(first_weights(Sizes(part, rest), 1))
    fresh, _ = play(Work(game, 2, {}, 77, nothing, uniform=0.0, trace=1.0, kept=1.0, width=3))
    net = ValueNet(Run(course(out, game)).net.weights)
    without = float(np.sqrt(np.mean(fresh.came**2)))
    assert float(np.sqrt(np.mean((net.expects(fresh) - fresh.came) ** 2))) < 0.75 * without


def test_what_plays_says_what_has_learned(learned: tuple[str, Path, Any]) -> None:
    """The 8-bit file and the engine's own arithmetic against the floats of the run."""
    name, out, _ = learned
    game = bastide.load(name)
    counsel = counsel_in(out / FILE, game)
    net = ValueNet(Run(course(out, name)).net.weights)
    for decisions in (12, 30, 60):
        state = middle(game.start(players=2), decisions, 5)
        counsel.settled(state)
        assert counsel.net is not None
        said = [float(points) for points in counsel.net.expected][:2]
        assert said == pytest.approx(net.expects(seen(counsel, state)).tolist(), abs=1.0)
    assert sum(len(layer.weights) for layer in read(out / FILE).layers) < 10_000


def test_a_net_can_be_believed_in_part(learned: tuple[str, Path, Any]) -> None:
    """Half of it says half of what the whole says, in the file as in floats."""
    name, out, _ = learned
    game = bastide.load(name)
    weights = Run(course(out, name)).net.weights
    half = counsel_with(game, written(believed(weights, 0.5)))
    state = middle(game.start(players=2), 30, 5)
    half.settled(state)
    assert half.net is not None
    whole = ValueNet(weights).expects(seen(half, state))
    assert [float(points) for points in half.net.expected][:2] == pytest.approx((0.5 * whole).tolist(), abs=1.0)


def test_a_net_brings_the_weights_of_its_estimate(learned: tuple[str, Path, Any], tmp_path: Path) -> None:
    game, out, _ = learned
    (out / CURVE).write_text("".join(json.dumps(line) + "\n" for line in learned[2]))
    publish(out, tmp_path, 0.5, {9: 0.85})
    own = [float(weight) for weight in counsel_of(bastide.load(game)).weights]
    brought = [float(weight) for weight in counsel_in(tmp_path / FILE, bastide.load(game)).weights]
    assert brought == [0.85 if i == 9 else weight for i, weight in enumerate(own)]
    assert json.loads((tmp_path / "net.json").read_text())["believed"] == 0.5


@pytest.mark.parametrize("name", GAMES)
def test_moves_are_compared_on_the_same_draws(name: str) -> None:
    """Every decision is compared: each gives a lesson for every move it could have been, up to seven."""
    game = bastide.load(name)
    nothing = written(first_weights(Sizes(*sizes_of(game)), 1))
    work = Work(game.name, 2, {}, 5, nothing, uniform=0.0, trace=1.0, kept=0.0, compared=1.0, playouts=1, width=2)
    teacher = Teacher(work)
    before = teacher.state.copy()
    while before.to_move == CHANCE or len(before.legal_codes()) == 1:
        before.apply_code(int(before.legal_codes()[0]))
    teacher.state = before
    if teacher.counsel.plans:
        teacher._plan()
    else:
        teacher._choice()
    assert 2 <= len(teacher.lessons) <= 7
    assert all(len(came) == 2 for _, came in teacher.lessons)


def seen(counsel: Counsel, state: bastide.State) -> Samples:
    """The features of a position for two."""
    writer = FeatureWriter()
    counsel.tell(state, writer)
    parts, rests = writer.taken()
    width = sizes_of(state.game)[0]
    rows = np.frombuffer(parts, np.float32).reshape(-1, 1 + width)
    rows = rows[np.argsort(rows[:, 0], kind="stable")]
    counts = np.bincount(rows[:, 0].astype(np.int64), minlength=2)
    return Samples(rows[:, 1:], counts, np.frombuffer(rests, np.float32).reshape(2, -1), np.zeros(2, np.float32))


@pytest.mark.parametrize("name", GAMES)
def test_a_net_that_has_learned_nothing_adds_nothing(name: str) -> None:
    game = bastide.load(name)
    counsel = counsel_with(game, written(first_weights(Sizes(*sizes_of(game)), 3)))
    plain = counsel_of(game)
    for decisions in (5, 25, 45):
        state = middle(game.start(players=3), decisions, 2)
        mover = int(state.to_move)
        if mover >= 0:
            assert counsel.judged(state, mover) == pytest.approx(
                plain.margin(state, mover) + plain.step_value(state, mover)
            )


def test_all_numbers_of_players_are_learned_with() -> None:
    """CAR-B-1.2: six need Inns & Cathedrals; they get options at random that have it."""
    blocks = mix("carcassonne", 100, Random(1))
    assert {block.players for block in blocks} == {2, 3, 4, 5, 6}
    assert sum(block.tables for block in blocks) == 100
    for block in blocks:
        bastide.load("carcassonne").read_settings(block.players, **block.options)


def test_the_net_finds_a_sum_over_parts() -> None:
    """Twice the first number of every part, and five for every one with the second: learned from noise."""
    luck = np.random.default_rng(1)
    counts = luck.integers(0, 6, 3000)
    parts = luck.integers(0, 2, (int(counts.sum()), 4)).astype(np.float32)
    rests = luck.normal(0, 1, (3000, 3)).astype(np.float32)
    owners = np.repeat(np.arange(3000), counts)
    came = np.bincount(owners, 2 * parts[:, 0] + 5 * parts[:, 1], 3000) + luck.normal(0, 1, 3000)
    samples = Samples(parts, counts, rests, came.astype(np.float32))
    net = ValueNet(first_weights(Sizes(4, 3), 2))
    assert fit(net, samples, 30, 1e-2, 128, luck) < 1.5
